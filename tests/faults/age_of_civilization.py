"""Small rule faults of Age of Civilization, as one would make them by hand."""

from __future__ import annotations

from tests.faults.planting import Fault

RULES = "aoc_desktop/games/age_of_civilization/rules"
CARDS = "resources/age_of_civilization/cards"


FAULTS = [
    Fault("rest gives 3 coins", f"{RULES}/actions.py", "REST_COINS = 2", "REST_COINS = 3"),
    Fault("rest gives no worker", f"{RULES}/actions.py", "REST_WORKERS = 1", "REST_WORKERS = 0"),
    Fault("a special card costs 2", f"{RULES}/actions.py", "TECHNOLOGY_PRICE = 1", "TECHNOLOGY_PRICE = 2"),
    Fault("five workers allowed", f"{RULES}/state.py", "MOST_WORKERS = 4", "MOST_WORKERS = 5"),
    Fault("four civilisations allowed", f"{RULES}/state.py", "MOST_CIVILIZATIONS = 3", "MOST_CIVILIZATIONS = 4"),
    Fault("start with 4 coins", f"{RULES}/state.py", "START_COINS = 3", "START_COINS = 4"),
    Fault("events from position 5", f"{RULES}/state.py", "FIRST_EVENT_POSITION = 6", "FIRST_EVENT_POSITION = 5"),
    Fault(
        "one upcoming card too many",
        f"{RULES}/state.py",
        "return ROUNDS - self.round",
        "return ROUNDS - self.round + 1",
    ),
    Fault("costs below 0 pay coins", f"{RULES}/prices.py", "return max(0, coins)", "return coins"),
    Fault(
        "free ignores its technologies",
        f"{RULES}/prices.py",
        "if effect.technologies and (",
        "if effect.always != 'free' and effect.technologies and (",
    ),
    Fault(
        "Harappa helps Education too",
        f"{RULES}/prices.py",
        "if effect.except_offer and effect.except_offer == offer:",
        "if effect.except_offer and effect.except_offer != offer:",
    ),
    Fault("a tie is not the most", f"{RULES}/military.py", "<= mine for other", "< mine or other == seat for other"),
    Fault(
        "solo: a tie is not the most",
        f"{RULES}/military.py",
        "return mine >= state.opponent_military",
        "return mine > state.opponent_military",
    ),
    Fault("per rounds up", f"{RULES}/military.py", "// each)", "// each + 1)"),
    Fault(
        "max is ignored",
        f"{RULES}/military.py",
        "return min(full, effect.max_times) if effect.max_times else full",
        "return full",
    ),
    Fault(
        "war spares ties",
        f"{RULES}/round.py",
        "losers = [seat for seat in turn_order(state) if military(state, seat) == least]",
        "losers = [seat for seat in turn_order(state) if military(state, seat) == least][:1]",
    ),
    Fault("immunity is ignored", f"{RULES}/round.py", "if state.players[seat].abilities.war_immunity:", "if False:"),
    Fault(
        "the token passes clockwise", f"{RULES}/round.py", "(state.first_player - 1) %", "(state.first_player + 1) %"
    ),
    Fault("the opponent grows by 2", f"{RULES}/round.py", "+= 1 if scenario is None", "+= 2 if scenario is None"),
    Fault("solo: no coins on the market", f"{RULES}/round.py", "        refill_market(state, log)\n", "        pass\n"),
    Fault(
        "plague takes two",
        f"{RULES}/round.py",
        "sacrifice(state, seat, 1, PLAGUE, log)",
        "sacrifice(state, seat, 2, PLAGUE, log)",
    ),
    Fault(
        "war losses before war effects",
        f"{RULES}/round.py",
        "    base = len(state.agenda)\n    for seat in reversed",
        "    base = len(state.agenda)\n    _war_losses(state, log)\n    for seat in reversed",
    ),
    Fault("annexing gives no worker", f"{RULES}/civilization.py", "ANNEX_WORKERS = 1", "ANNEX_WORKERS = 0"),
    Fault(
        "annexing triggers rise effects",
        f"{RULES}/civilization.py",
        "    gain_workers(state, seat, ANNEX_WORKERS, ANNEX, log)\n",
        "    resolve_all(state, seat, civilization.on_rise, log)\n"
        "    gain_workers(state, seat, ANNEX_WORKERS, ANNEX, log)\n",
    ),
    Fault(
        "the former main keeps its ability",
        f"{RULES}/civilization.py",
        "    state.rebuild_abilities(seat)\n",
        "    player.abilities = player.abilities.plus((*civilization.main, *civilization.inherited))\n",
    ),
    Fault(
        "rising keeps the old workers",
        f"{RULES}/civilization.py",
        "player.workers = player.free_workers = civilization.population",
        "player.workers = player.free_workers = max(player.workers, civilization.population)",
    ),
    Fault("the drawn card comes with a coin", f"{RULES}/civilization.py", "((drawn, 0),)", "((drawn, 1),)"),
    Fault("draft: 1 bonus coin", f"{RULES}/civilization.py", "DRAFT_BONUS_COINS = 2", "DRAFT_BONUS_COINS = 1"),
    Fault(
        "draft: the first brings coins",
        f"{RULES}/civilization.py",
        "(0 if first else DRAFT_BONUS_COINS)",
        "DRAFT_BONUS_COINS",
    ),
    Fault(
        "first edition's draft: Carthage always triples 2",
        f"{RULES}/civilization.py",
        "    return laid + (0 if first else",
        "    triples = draft.market_from_deck and any(e.multiply_bonus_coins for e in civilization.on_rise)\n"
        "    return laid + (0 if first and not triples else",
    ),
    Fault(
        "first edition's Aztecs: the second edition's inherited ability",
        f"{CARDS}/first_edition.toml",
        'inherited = [{ always = "slot", action = "construction" }]\n',
        "",
    ),
    Fault(
        "packs go to the right",
        f"{RULES}/civilization.py",
        "(state.packs[-1], *state.packs[:-1])",
        "(*state.packs[1:], state.packs[0])",
    ),
    Fault(
        "Conquest's extra points need the most military",
        f"{RULES}/actions.py",
        "        effects.append(effect)\n",
        "        asks = state.table.cards.action[effect.action].requires_most_military\n"
        "        if asks and not has_most_military(state, seat):\n"
        "            effect = effect._replace(gain=effect.gain._replace(points=0))\n"
        "        effects.append(effect)\n",
    ),
    Fault(
        "Conquest always scores",
        f"{RULES}/actions.py",
        "    if scores:\n",
        "    if True:\n",
    ),
    Fault(
        "effects of the new technology count at once",
        f"{RULES}/actions.py",
        "    if len(state.agenda) > base:\n        state.wait(base, Task(seat, effects=effects))\n",
        "    held = player.abilities.on_action[action.place]\n"
        "    effects = action.share + _action_effects(state, seat, held, technology)\n"
        "    if len(state.agenda) > base:\n        state.wait(base, Task(seat, effects=effects))\n",
    ),
    Fault(
        "red is settled on return",
        f"{RULES}/actions.py",
        "    if player.abilities.red[place]:\n",
        "    if action.sacrifice:\n",
    ),
    Fault(
        "Vikings do not forbid own slots",
        f"{RULES}/legal.py",
        "if forbidders and forbidding(state, seat, action.id) is not None:",
        "if forbidders and not own and forbidding(state, seat, action.id) is not None:",
    ),
    Fault("annexing in round 1", f"{RULES}/legal.py", "if state.round > 1:", "if state.round > 0:"),
    Fault(
        "a slot serves twice",
        f"{RULES}/legal.py",
        "if used >= table + own or workers > free:",
        "if used > table + own or workers > free:",
    ),
    Fault(
        "a special card over a started column",
        f"{RULES}/legal.py",
        "for card in state.special_market if card.column not in columns]",
        "for card in state.special_market]",
    ),
    Fault(
        "all prerequisites are needed",
        f"{RULES}/technologies.py",
        "not gained.isdisjoint(self.prerequisites(card, special))",
        "gained.issuperset(self.prerequisites(card, special))",
    ),
    Fault(
        "covered technologies still open others",
        f"{RULES}/technologies.py",
        "needed = tuple(card for card in technology.after if card in existing)",
        "needed = technology.after",
    ),
    Fault(
        "sacrificed workers trigger once only",
        f"{RULES}/turn.py",
        "player.abilities.sacrifice * red",
        "player.abilities.sacrifice",
    ),
    Fault("offers must be taken", f"{RULES}/legal.py", "mandatory = mandatory or not effect.offer", "mandatory = True"),
    Fault(
        "ties are not broken by coins",
        f"{RULES}/scoring.py",
        "(player.points, player.workers, player.coins)",
        "(player.points, player.workers)",
    ),
    Fault(
        "coins break ties before workers",
        f"{RULES}/scoring.py",
        "(player.points, player.workers, player.coins)",
        "(player.points, player.coins, player.workers)",
    ),
    Fault(
        "at most 3 technologies means fewer",
        "aoc_desktop/kernel/condition.py",
        "self.have <= self.need if self.at_most",
        "self.have < self.need if self.at_most",
    ),
    Fault("Phoenicia pays 1 coin", f"{RULES}/turn.py", "SEED_MARKET_COINS = 2", "SEED_MARKET_COINS = 1"),
    Fault(
        "Culture costs 3",
        f"{CARDS}/second_edition.toml",
        'id = "culture"\nwhere = "track"\nslots = 1\nworkers = 1\ncoins = 4',
        'id = "culture"\nwhere = "track"\nslots = 1\nworkers = 1\ncoins = 3',
    ),
    Fault(
        "Farm needs 1 worker",
        f"{CARDS}/second_edition.toml",
        'id = "farm"\nwhere = "track"\nslots = 1\nworkers = 2',
        'id = "farm"\nwhere = "track"\nslots = 1\nworkers = 1',
    ),
    # Path of Glory
    Fault(
        "Corvée sacrifices both workers",
        f"{RULES}/actions.py",
        "min(workers, action.special.sacrificed)",
        "workers",
    ),
    Fault(
        "Quarry serves twice",
        f"{RULES}/actions.py",
        'special.end_passing(state, seat, "next", action.id)',
        "pass",
    ),
    Fault("control costs nothing", f"{RULES}/prices.py", "coins += next_control_coins(state)", "pass"),
    Fault("Caravanserai may give nothing", f"{RULES}/military.py", "max(effect.min_times, full", "max(0, full"),
    Fault(
        "every drought token counts",
        f"{RULES}/special.py",
        "(state.scenario.drought // scenario.drought.every)",
        "state.scenario.drought",
    ),
    Fault("the reservoir does not hold", f"{RULES}/special.py", 'if grants_now(state, "no_drought"):', "if False:"),
    Fault("the tribute is in vain", f"{RULES}/special.py", 'if grants_now(state, "truce"):', "if False:"),
    Fault("fortified for good", f"{RULES}/special.py", 'end_passing(state, 0, "round")', "pass"),
    Fault("lost wars cost no coins", f"{RULES}/special.py", "if war.coins:", "if False:"),
    Fault("the Mongols grow by 1", f"{RULES}/round.py", "else scenario.opponent_grows", "else 1"),
    Fault(
        "the Mongols wait for a symbol",
        f"{RULES}/round.py",
        'if symbol == "war" or scenario_war(state) is not None:',
        'if symbol == "war":',
    ),
    Fault("Dunhuang scores at once", f"{RULES}/state.py", " if effect.from_round <= begun]", "]"),
    Fault(
        "nobody is ever lost",
        f"{RULES}/special.py",
        "and not state.players[0].workers",
        "and False",
    ),
    Fault(
        "one condition earns a medal",
        "aoc_desktop/kernel/scenarios.py",
        "if all(condition.holds",
        "if any(condition.holds",
    ),
]

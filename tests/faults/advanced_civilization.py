"""Small faults in the rules of Advanced Civilization, as a developer could make them."""

from __future__ import annotations

from tests.faults.planting import Fault

RULES = "aoc_desktop/games/advanced_civilization/rules"
DATA = "resources/advanced_civilization"

FAULTS = [
    Fault(
        "unpaid cities of a democracy revolt",
        f"{RULES}/phases/taxation.py",
        " and not state.abilities[seat].no_tax_revolt",
        "",
    ),
    Fault(
        "the victim is its own heir",
        f"{RULES}/phases/taxation.py",
        " if seat != self.victim]\n        first",
        "]\n        first",
    ),
    Fault("a taken city is taken again", f"{RULES}/phases/taxation.py", " if area not in state.revolted]", "]"),
    Fault("a lone token brings two", f"{RULES}/phases/expansion.py", "1 if tokens == 1 else 2", "2"),
    Fault(
        "tokens beside a city grow", f"{RULES}/phases/expansion.py", "if tokens and city[area] == NOBODY", "if tokens"
    ),
    Fault("fewest tokens first", f"{RULES}/turn.py", "-counted[seat]", "counted[seat]"),
    Fault(
        "Military acts first",
        f"{RULES}/turn.py",
        "(state.abilities[seat].act_last,",
        "(not state.abilities[seat].act_last,",
    ),
    Fault("a ship costs three", f"{RULES}/phases/ships.py", "SHIP_COST = 2", "SHIP_COST = 3"),
    Fault("a fifth ship", f"{RULES}/phases/ships.py", ">= state.table.cards.ships:", "> state.table.cards.ships:"),
    Fault(
        "roads cross others' areas",
        f"{RULES}/phases/movement.py",
        "any(not others_units(state, seat, via) for via in vias)",
        "vias",
    ),
    Fault("ships sail five steps", f"{RULES}/phases/voyage.py", "SHIP_RANGE = 4", "SHIP_RANGE = 5"),
    Fault("ships carry six", f"{RULES}/phases/voyage.py", "SHIP_ROOM = 5", "SHIP_ROOM = 6"),
    Fault(
        "open seas without Astronomy",
        f"{RULES}/phases/voyage.py",
        "return state.abilities[seat].open_sea and left",
        "return left",
    ),
    Fault("a voyage may end at sea", f"{RULES}/phases/voyage.py", "left >= board.sea_distance[end]", "left >= 0"),
    Fault("loading twice in a stay", f"{RULES}/phases/voyage.py", "if not self.loaded and ends:", "if ends:"),
    Fault(
        "more tokens remove first",
        f"{RULES}/phases/fights.py",
        "(removes_last(state, nation), count, nation)",
        "(removes_last(state, nation), -count, nation)",
    ),
    Fault(
        "Metalworking is forgotten", f"{RULES}/phases/fights.py", "and state.abilities[nation].remove_last", "and False"
    ),
    Fault("six take a city", f"{RULES}/phases/conflict.py", "SIEGE_STRENGTH = 7", "SIEGE_STRENGTH = 6"),
    Fault("seven defend a city", f"{RULES}/phases/conflict.py", "CITY_DEFENDERS = 6", "CITY_DEFENDERS = 7"),
    Fault("four are pillaged", f"{RULES}/phases/conflict.py", "MOST_PILLAGE = 3", "MOST_PILLAGE = 4"),
    Fault(
        "Architecture is used twice",
        f"{RULES}/phases/construction.py",
        "self.architecture or treasury > 0",
        "self.architecture",
    ),
    Fault("Architecture builds beside others", f"{RULES}/phases/construction.py", " and alone(state, seat, area)", ""),
    Fault("no site, still six tokens", f"{RULES}/board.py", "PLAIN_TOKENS = 12", "PLAIN_TOKENS = 6"),
    Fault(
        "island sites count for two players",
        f"{RULES}/board.py",
        '"none" if void and area.island else area.site',
        "area.site",
    ),
    Fault(
        "Agriculture helps beside others",
        f"{RULES}/pieces.py",
        "limit + bonus if bonus and alone(state, seat, area) else limit",
        "limit + bonus",
    ),
    Fault("one token supports a city", f"{RULES}/phases/support.py", "TOKENS_PER_CITY = 2", "TOKENS_PER_CITY = 1"),
    Fault(
        "new cities are not reduced first",
        f"{RULES}/phases/support.py",
        "[area for area in cities if area in state.new] or cities",
        "cities",
    ),
    Fault("the ninth stack costs 17", f"{RULES}/trade/trade_cards.py", "NINTH_PRICE = 18", "NINTH_PRICE = 17"),
    Fault(
        "most cities draw first",
        f"{RULES}/trade/trade_cards.py",
        "key=lambda seat: cities[seat]",
        "key=lambda seat: -cities[seat]",
    ),
    Fault("two cards make a lot", f"{RULES}/trade/lots.py", "LEAST_CARDS = 3", "LEAST_CARDS = 2"),
    Fault(
        "the first giver counts",
        f"{RULES}/trade/rounds.py",
        "state.givers = (*state.givers[:place], giver,",
        "state.givers = (*state.givers[:place], giver if state.givers[place] < 0 else state.givers[place],",
    ),
    Fault(
        "every round begins with the first seat",
        f"{RULES}/trade/rounds.py",
        "order[(self.round - 1 + self.place) % len(order)]",
        "order[self.place]",
    ),
    Fault("three calamities count", f"{RULES}/calamities/phase.py", "MOST_CALAMITIES = 2", "MOST_CALAMITIES = 3"),
    Fault(
        "five tokens stay of a lost city",
        f"{RULES}/calamities/losing.py",
        "MOST_STAYING = CITY_POINTS - 1",
        "MOST_STAYING = CITY_POINTS",
    ),
    Fault("replaced tokens are lost again", f"{RULES}/calamities/losing.py", " and area not in spent]", "]"),
    Fault(
        "black sites are flooded", f"{RULES}/calamities/losing.py", " and not (self.exposed and sheltered[area])", ""
    ),
    Fault(
        "the giver suffers too",
        f"{RULES}/calamities/sharing.py",
        "giver if calamity.giver_exempt else NOBODY",
        "NOBODY",
    ),
    Fault(
        "Grain saves the whole famine",
        f"{RULES}/calamities/famine_flood_epidemic.py",
        "number * state.abilities[seat].famine_relief",
        "bool(number) * self.loss.due",
    ),
    Fault(
        "a quake spares nobody's neighbour",
        f"{RULES}/calamities/volcano.py",
        " and not card.exempts(state.owned_bits[seat])",
        "",
    ),
    Fault(
        "barbarians pass pirate cities",
        f"{RULES}/calamities/hordes.py",
        "return state.city[area] != state.table.neutral",
        "return True",
    ),
    Fault("the surplus stays", f"{RULES}/calamities/hordes.py", "if surplus <= 0:", "if surplus <= 20:"),
    Fault("pirates take inland cities", f"{RULES}/calamities/piracy.py", " if state.table.board.coastal[area]]", "]"),
    Fault(
        "two cities of the same other nation",
        f"{RULES}/calamities/piracy.py",
        "spared = {seat, self.giver, *self.struck}",
        "spared = {seat, self.giver}",
    ),
    Fault(
        "an heir takes what it has no piece for",
        f"{RULES}/calamities/civil_war.py",
        "if state.stock[self.seat] >= sum(number for _, number in units.tokens):",
        "if units.tokens:",
    ),
    Fault(
        "Theology is converted",
        f"{RULES}/phases/conversion.py",
        " or any(state.abilities[other].no_conversion for other in owners)",
        "",
    ),
    Fault(
        "credits of cards just chosen",
        f"{RULES}/phases/civilization_cards.py",
        "owned = state.owned_bits[seat]\n        left",
        "owned = state.owned_bits[seat] | sum(1 << card for card in self.chosen)\n        left",
    ),
    Fault(
        "nine commodities stay", f"{RULES}/phases/civilization_cards.py", "MOST_COMMODITIES = 8", "MOST_COMMODITIES = 9"
    ),
    Fault(
        "Mining counts every set",
        f"{RULES}/cards.py",
        "best = max(best, (2 * count + 1) * card.stack)",
        "best += (2 * count + 1) * card.stack",
    ),
    Fault(
        "a marker never falls back",
        f"{RULES}/phases/succession.py",
        "state.ast[seat] = square - 1",
        "state.ast[seat] = square",
    ),
    Fault(
        "groups are not asked for",
        f"{RULES}/phases/succession.py",
        "union(*(card.groups for card in owned))), there.groups",
        "union(*(card.groups for card in owned))), 0",
    ),
    Fault("a city scores 100", f"{RULES}/scoring.py", "CITY_SCORE = 50", "CITY_SCORE = 100"),
    Fault(
        "leavers are ranked with the others",
        f"{RULES}/scoring.py",
        "for status in (ACTIVE, INERT, WAITING):",
        "for status in (INERT, ACTIVE, WAITING):",
    ),
    Fault("a leaver keeps its ships", f"{RULES}/phases/leaving.py", "    state.ships[seat] = ()\n", ""),
    Fault("Monotheism costs 150", f"{DATA}/civilization_cards.toml", "cost = 220", "cost = 150"),
    Fault(
        "Medicine saves seven",
        f"{DATA}/calamities.toml",
        '{ card = "medicine", primary = -8,',
        '{ card = "medicine", primary = -7,',
    ),
    # What the first reading of the book had otherwise.
    Fault(
        "the owner's tokens fight with the attackers",
        f"{RULES}/phases/conflict.py",
        "    fight_among(state, area, attackers, 0, log, attackers=True)\n",
        "",
    ),
    Fault(
        "only what can be lost draws the flood",
        f"{RULES}/calamities/famine_flood_epidemic.py",
        "unit_points(state, seat, area) for area in areas",
        "unit_points(state, seat, area) for area in areas if not state.table.board.sheltered[area]",
    ),
    Fault(
        "a safe city keeps no coastal city",
        f"{RULES}/calamities/famine_flood_epidemic.py",
        "    if most:\n",
        "    if most and any(state.tokens[victim][a] for areas in state.table.board.plains.values() for a in areas):\n",
    ),
    Fault(
        "hordes take any way among shared areas",
        f"{RULES}/calamities/hordes.py",
        "    if struck:\n        return worst(state, victim, alone",
        "    if alone:\n        return worst(state, victim, alone",
    ),
    Fault(
        "hordes forget who lives alone",
        f"{RULES}/calamities/hordes.py",
        "worst(state, victim, alone or struck, number)",
        "worst(state, victim, struck, number)",
    ),
    Fault("Mining raises a single card", f"{RULES}/cards.py", "SET = 2", "SET = 1"),
    Fault(
        "Mining counts in the purchase and in the score",
        f"{RULES}/phases/civilization_cards.py",
        "state.bonus_used |= {seat}",
        "pass",
    ),
    Fault("Mining that was used never comes back", f"{RULES}/turn.py", "state.bonus_used = frozenset()", "pass"),
    Fault(
        "Mining is kept in any turn",
        f"{RULES}/phases/civilization_cards.py",
        "may_end(state) and kept_gain",
        "kept_gain",
    ),
    Fault(
        "a marker before the last square is not minded",
        f"{RULES}/scoring.py",
        "return _ends_here(state) or any(state.ast[seat] == FINISH - 1 for seat in state.ast_order)",
        "return _ends_here(state)",
    ),
    Fault(
        "the faction is kept before Military costs it",
        f"{RULES}/calamities/civil_war.py",
        "        state.do(FactionToll(war, FIRST, loss))\n",
        "        state.do(ChooseFaction(war.victim, war), FactionToll(war, FIRST, loss))\n",
    ),
    Fault(
        "the heir chooses in the first faction",
        f"{RULES}/calamities/civil_war.py",
        "war.victim if self.faction == FIRST else war.heir",
        "war.heir if self.faction == FIRST else war.victim",
    ),
    Fault("eight play without the extension", f"{DATA}/boards.toml", "default_for = [7, 8]", "default_for = []"),
]

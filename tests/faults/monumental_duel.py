"""Small rule faults of Monumental Duel, as one would make them by hand."""

from __future__ import annotations

from tests.faults.planting import Fault

RULES = "aoc_desktop/games/monumental_duel/rules"
CARDS = "resources/monumental_duel/espionage.toml"

FAULTS = [
    Fault("four cards stay on the track", CARDS, "track_kept = 3 ", "track_kept = 4 "),
    Fault("five cards end the game", CARDS, "end_track = 4 ", "end_track = 5 "),
    Fault("a Barricade costs 1 to overcome", CARDS, "barricade_defence = 2\n", "barricade_defence = 1\n"),
    Fault("progress costs 3", CARDS, "progress_science = 2", "progress_science = 3"),
    Fault("the third policy costs 4", CARDS, "[1, 2, 3, 4, 5]", "[1, 2, 4, 4, 5]"),
    Fault("a Revolt scores nothing", CARDS, "revolt = -1", "revolt = 0"),
    Fault(
        "Gold pays before the resource",
        f"{RULES}/purse.py",
        "min(amount, tokens[resource])",
        "max(0, amount - tokens[3])",
    ),
    Fault(
        "spending lowers what was gained",
        f"{RULES}/purse.py",
        "        tokens[resource] -= own\n",
        "        tokens[resource] -= own\n        state.players[seat].gained[resource] -= own\n",
    ),
    Fault(
        "passing keeps Military",
        f"{RULES}/purse.py",
        "tokens[PRODUCTION] = tokens[SCIENCE] = tokens[MILITARY] = 0",
        "tokens[PRODUCTION] = tokens[SCIENCE] = 0",
    ),
    Fault(
        "one pair needs two Gold", f"{RULES}/purse.py", "if missing <= tokens[GOLD]:", "if 2 * missing <= tokens[GOLD]:"
    ),
    Fault(
        "Barricades below count",
        f"{RULES}/provinces.py",
        "above = owner.provinces[place + 1 :]",
        'above = tuple(card for card in owner.provinces if card.kind != "province")',
    ),
    Fault(
        "every progress is cheaper",
        f"{RULES}/provinces.py",
        "and not (standing.first_each_round and player.progress)",
        "and True",
    ),
    Fault(
        "the starting knowledge counts",
        f"{RULES}/possible.py",
        "card.is_knowledge and card.era > 0",
        "card.is_knowledge",
    ),
    Fault(
        "`max` is ignored",
        f"{RULES}/possible.py",
        "return min(count, step.most) if step.most else count",
        "return count",
    ),
    Fault(
        "a card copies itself",
        f"{RULES}/possible.py",
        "if cell != own and card is not None and",
        "if card is not None and",
    ),
    Fault(
        "an effect needs no possible step",
        f"{RULES}/possible.py",
        "    else:\n        return False\n    return True\n",
        "    return True\n",
    ),
    Fault(
        "archiving reaches active cells",
        f"{RULES}/effects.py",
        "for cell in CELLS_OF[player.inactive]]\n    if step.discard_too",
        "for cell in CELLS_OF[player.filled]]\n    if step.discard_too",
    ),
    Fault(
        "Philosophy may give the same",
        f"{RULES}/effects.py",
        'if step.kind != "other" or number != task.paid]',
        "if number >= 0]",
    ),
    Fault(
        "Djenné must go on", f"{RULES}/effects.py", "if step.skip or (task.again and task.at == 0):", "if step.skip:"
    ),
    Fault("Djenné goes on after any card", f"{RULES}/effects.py", 'revolt=card.kind == "revolt"', "revolt=True"),
    Fault("Gold taken is not gained", f"{RULES}/effects.py", "    state.player.gained[GOLD] += taken\n", ""),
    Fault(
        "a drawn Revolt is kept",
        f"{RULES}/effects.py",
        'if card.kind == "revolt":\n        state.change_pile(card, 1)',
        'if card.kind == "revolt":\n        state.player.discard += (card,)',
    ),
    Fault(
        "two archived Revolts return",
        f"{RULES}/city.py",
        "    player.archived += (card,)\n",
        "    player.archived += (card,)\n    if card.kind == 'revolt':\n        state.change_pile(card, 1)\n",
    ),
    Fault(
        "reinforcing keeps the knowledge",
        f"{RULES}/city.py",
        "    drop_knowledge(state, state.seat, cell, log)\n    player.active &= ~bit",
        "    player.active &= ~bit",
    ),
    Fault("Barricades go into the City", f"{RULES}/city.py", "if not card.defence:", "if card.set:"),
    Fault(
        "a wonder's bonus comes with the first section",
        f"{RULES}/construction.py",
        "if any(standing.first_section_bonus for standing in state.player.standing):",
        "if card.bonus is not None:",
    ),
    Fault("both wonders stay", f"{RULES}/construction.py", "    state.removed += (gone,)\n", ""),
    Fault(
        "Gold pays a mixed cost first",
        f"{RULES}/construction.py",
        "    if moves:\n        state.ask(task",
        "    if moves and state.player.tokens[GOLD] < task.left:\n        state.ask(task",
    ),
    Fault("a die loses no Agent", f"{RULES}/spying.py", "        player.agents -= 1\n", ""),
    Fault(
        "the free re-roll comes again",
        f"{RULES}/spying.py",
        '    if token == "free":\n        state.free_reroll = False',
        '    if token == "free":\n        state.free_reroll = True',
    ),
    Fault(
        "spying triggers come after training only",
        f"{RULES}/spying.py",
        '    trigger(state, "spy", log)\n    if way == "train":\n',
        '    if way == "train":\n        trigger(state, "spy", log)\n',
    ),
    Fault("the espionage card may stay", f"{RULES}/spying.py", "if card is not state.player.espionage]", "if card.id]"),
    Fault(
        "the Tomb exchanges itself",
        f"{RULES}/rounds.py",
        "CELLS_OF[player.active & ~(1 << cell)]",
        "CELLS_OF[player.active]",
    ),
    Fault(
        "the exchange comes after the resources",
        f"{RULES}/rounds.py",
        '    state.agenda.append(Task("resources", state.seat))\n    for cell',
        '    gain_resources(state, Task("resources"), log)\n    for cell',
    ),
    Fault(
        "Democracy swaps again and again",
        f"{RULES}/rounds.py",
        "    player.policies_used |= 1 << player.policies.index(policy)\n",
        "",
    ),
    Fault(
        "Revolts stay in the City",
        f"{RULES}/rounds.py",
        'if card is None or card.kind != "revolt":',
        "if card is None or card.kind:",
    ),
    Fault(
        "the bag before the top",
        f"{RULES}/rounds.py",
        "        if player.top:\n            card = player.top[0]",
        "        if player.top and not player.bag:\n            card = player.top[0]",
    ),
    Fault(
        "the newest cards leave the track",
        f"{RULES}/rounds.py",
        "        state.track = state.track[len(gone) :]\n",
        "        state.track = state.track[: -len(gone)]\n",
    ),
    Fault("the Advantage never fades", f"{RULES}/rounds.py", "        state.holder_tokens -= 1\n", ""),
    Fault(
        "Maritime Trade Routes reserve once",
        f"{RULES}/rounds.py",
        "    state.agenda.append(task._replace(again=True))\n",
        "",
    ),
    Fault(
        "what follows the first result of a use must be done",
        f"{RULES}/compile_cards.py",
        'or (cause.ability.startswith("use") and not first and not cost)',
        "",
    ),
    Fault(
        "the first result of a use can be declined",
        f"{RULES}/compile_cards.py",
        'cause.ability.startswith("use") and not first and not cost',
        'cause.ability.startswith("use") and not cost',
    ),
    Fault(
        "a cost after a result can be declined",
        f"{RULES}/compile_cards.py",
        'cause.ability.startswith("use") and not first and not cost',
        'cause.ability.startswith("use") and not first',
    ),
    Fault(
        "the Advantage keeps its token in the last round",
        f"{RULES}/rounds.py",
        "    if state.last_round:\n        _fade_advantage(state, log)\n",
        "    if state.last_round:\n",
    ),
    Fault(
        "the Advantage is neutral after the last round",
        f"{RULES}/rounds.py",
        "    if state.last_round:\n        _fade_advantage(state, log)\n",
        "    if state.last_round:\n        state.holder = NONE\n",
    ),
    Fault(
        "a discard of knowledge becomes the deck",
        f"{RULES}/rounds.py",
        "if all(card.is_knowledge for card in player.discard):",
        "if not player.discard:",
    ),
    Fault(
        "the first player stays first",
        f"{RULES}/rounds.py",
        "state.first_player = 1 - state.first_player",
        "state.first_player = state.first_player",
    ),
    Fault(
        "the same number takes the Advantage",
        f"{RULES}/actions.py",
        "return state.holder_tokens + 1",
        "return max(1, state.holder_tokens)",
    ),
    Fault(
        "any resource takes the Advantage",
        f"{RULES}/actions.py",
        "if state.holder_resource in (NONE, number):",
        "if number >= 0:",
    ),
    Fault(
        "a conquest brings the bonus",
        f"{RULES}/actions.py",
        "    owner.provinces = owner.provinces[: target.place]\n",
        "    owner.provinces = owner.provinces[: target.place]\n"
        "    state.agenda.append(Task('steps', effect=target.province.bonus))\n",
    ),
    Fault(
        "Barricades stay when conquered",
        f"{RULES}/actions.py",
        "        state.change_pile(barricade, 1)\n",
        "        pass\n",
    ),
    Fault("only the new policy's bonus", f"{RULES}/actions.py", "cards=player.policies))", "cards=(policy,)))"),
    Fault(
        "Mughal policies wake at once",
        f"{RULES}/actions.py",
        "    if not line:\n        player.in_force = 1 <<",
        "    if True:\n        player.in_force = 1 <<",
    ),
    Fault("acquiring is no conquest", f"{RULES}/actions.py", "    player.conquered += 1\n", ""),
    Fault("who passed plays on", f"{RULES}/turn.py", "    if not state.opponent.passed:\n", "    if True:\n"),
    Fault(
        "a tie gives nobody the domination",
        f"{RULES}/scoring.py",
        "if getattr(mine, what) >= getattr(theirs, what):",
        "if getattr(mine, what) > getattr(theirs, what):",
    ),
    Fault(
        "a tie counts for nobody in the sum",
        f"{RULES}/scoring.py",
        "leads = sum([mine[place] >= theirs[place]",
        "leads = sum([mine[place] > theirs[place]",
    ),
    Fault(
        "Gold breaks ties first",
        f"{RULES}/scoring.py",
        "(points[seat], state.holder == seat, tokens[GOLD], tokens[CULTURE])",
        "(points[seat], tokens[GOLD], state.holder == seat, tokens[CULTURE])",
    ),
]

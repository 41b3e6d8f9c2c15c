"""Small rule faults of The Golden Ages, as one would make them by hand."""

from __future__ import annotations

from tests.faults.planting import Fault

RULES = "aoc_desktop/games/golden_ages/rules"
CARDS = "resources/golden_ages/base.toml"

FAULTS = [
    Fault("the artist scores 4", CARDS, "artist_points = 3", "artist_points = 4"),
    Fault("a golden age brings 3 gold", CARDS, "golden_age_gold = 2", "golden_age_gold = 3"),
    Fault("the second attack costs 4", CARDS, "[3, 5, 8, 12]", "[3, 4, 8, 12]"),
    Fault("gold counts by twos at the end", CARDS, "gold_per_point = 3", "gold_per_point = 2"),
    Fault(
        "colonists walk over open sea",
        f"{RULES}/board.py",
        "way = ALL if self.open_sea else self.land",
        "way = ALL",
    ),
    Fault(
        "the date line cannot be crossed",
        f"{RULES}/board.py",
        "over_the_date_line(crossed | plain)",
        "over_the_date_line(crossed)",
    ),
    Fault(
        "a way back over the date line does not count",
        f"{RULES}/board.py",
        "            plain = beside(plain) & way\n",
        "            plain = beside(plain) & way & ~reached\n            crossed &= ~reached\n",
    ),
    Fault(
        "edges need not match",
        f"{RULES}/board.py",
        "touching & turned.on_board & ~(on_tile | clash)",
        "touching & turned.on_board & ~on_tile",
    ),
    Fault(
        "islands stay under tiles",
        f"{RULES}/board.py",
        "self.islands & ~placement.covers,",
        "self.islands,",
    ),
    Fault(
        "control is paid for held squares too",
        f"{RULES}/movement.py",
        "    if not held >> end & 1:\n",
        "    if True:\n",
    ),
    Fault(
        "two equal symbols pay once",
        f"{RULES}/movement.py",
        "gain(state, seat, effect, log, times)",
        "gain(state, seat, effect, log, 1)",
    ),
    Fault(
        "a foreign capital alone is no landing",
        f"{RULES}/movement.py",
        "player.held >> square & 1 or player.capital == square for player",
        "player.held >> square & 1 for player",
    ),
    Fault("landing pays nothing", f"{RULES}/movement.py", "if powers.land and has", "if False and has"),
    Fault(
        "capitals hide nothing",
        f"{RULES}/state.py",
        "return () if self.capitals >> square & 1 else self.board.symbols[square]",
        "return self.board.symbols[square]",
    ),
    Fault(
        "hidden symbols are counted",
        f"{RULES}/counts.py",
        "state.players[seat].held & ~state.capitals",
        "state.players[seat].held",
    ),
    Fault(
        "the capital does not count as a city",
        f"{RULES}/counts.py",
        "player.cities.bit_count() + 1",
        "player.cities.bit_count()",
    ),
    Fault("level 5 alone is high", f"{RULES}/counts.py", "HIGH_LEVEL = 4", "HIGH_LEVEL = 5"),
    Fault(
        "cities on islands",
        f"{RULES}/cities.py",
        "if not state.board.continent >> square & 1 or",
        "if not state.board.land >> square & 1 or",
    ),
    Fault(
        "cubes on the map do not count",
        f"{RULES}/cities.py",
        "return player.reserve + player.cubes_on_map >=",
        "return player.reserve >=",
    ),
    Fault(
        "a double city pays once",
        f"{RULES}/cities.py",
        "gain_all(state, seat, player.powers.cube, log, cubes)",
        "gain_all(state, seat, player.powers.cube, log)",
    ),
    Fault("capitals are attacked", f"{RULES}/attack.py", "return held & ~safe", "return held"),
    Fault(
        "the attacker's own capital protects the others on its square",
        f"{RULES}/attack.py",
        "return held & ~safe",
        "return held & ~state.capitals",
    ),
    Fault(
        "a capital protects its owner alone",
        f"{RULES}/attack.py",
        "                safe |= 1 << player.capital\n",
        "                held &= ~(1 << player.capital)\n",
    ),
    Fault(
        "cities on capitals' squares",
        f"{RULES}/cities.py",
        " or state.capitals >> square & 1:",
        ":",
    ),
    Fault(
        "walls of bystanders count",
        f"{RULES}/attack.py",
        "                if held >> square & 1:\n",
        "                if True:\n",
    ),
    Fault("a cost may be negative", f"{RULES}/attack.py", "max(0, gold) for square", "gold for square"),
    Fault(
        "the attacker's own great wall answers",
        f"{RULES}/attack.py",
        "    for other in state.table.others(seat):\n        gain_all(",
        "    for other in state.table.clockwise(seat):\n        gain_all(",
    ),
    Fault(
        "the other glory tile goes on top",
        f"{RULES}/attack.py",
        "state.glory_stack += (other,)",
        "state.glory_stack = (other, *state.glory_stack)",
    ),
    Fault(
        "attackers are paid before the glory tile",
        f"{RULES}/attack.py",
        "    gain_all(state, seat, player.powers.attack, log)\n",
        "",
    ),
    Fault(
        "colonists come home standing",
        f"{RULES}/movement.py",
        "setattr(player, posture, moved)",
        'player.standing += (home,) * count if posture == "lying" else ()\n'
        "            setattr(player, posture, tuple(place for place in moved if place != home or posture != 'lying'))",
    ),
    Fault(
        "equal values: the older card goes first",
        f"{RULES}/eras.py",
        "-player.civilization.era, seat,",
        "player.civilization.era, seat,",
    ),
    Fault(
        "keeping a civilisation plays it again",
        f"{RULES}/eras.py",
        "        note(log, kinds.Keeps, state.seat, old.id, new.id)\n",
        "        note(log, kinds.Keeps, state.seat, old.id, new.id)\n"
        "        resolve_all(state, state.seat, old.on_play, log)\n",
    ),
    Fault(
        "others come along with the capital",
        f"{RULES}/eras.py",
        "    _next_continent(state, log)\n\n\ndef leave_capital",
        "    for other in state.players:\n"
        "        other.standing = tuple(sorted(square if place == old else place for place in other.standing))\n"
        "    _next_continent(state, log)\n\n\ndef leave_capital",
    ),
    Fault(
        "the Agora stays full",
        f"{RULES}/eras.py",
        "        player.agora = 0\n",
        "",
    ),
    Fault("cards stay activated", f"{RULES}/eras.py", "        player.activated = 0\n", ""),
    Fault(
        "era IV ends when everybody is in a golden age",
        f"{RULES}/turn.py",
        "last = golden_ages > 0 and state.era == ERAS",
        "last = False",
    ),
    Fault(
        "one last turn too few",
        f"{RULES}/turn.py",
        "state.last_turns_left = state.table.count - 1",
        "state.last_turns_left = state.table.count - 2",
    ),
    Fault(
        "the free wonder is free again and again",
        f"{RULES}/turn.py",
        "        player.free_wonder_used = True\n",
        "",
    ),
    Fault(
        "a replacing building is used up like the old one",
        f"{RULES}/turn.py",
        "    player.activated &= ~(1 << slot)\n",
        "",
    ),
    Fault(
        "Notre Dame stands colonists up",
        f"{RULES}/turn.py",
        "player.lying = tuple(sorted((*player.lying, *(player.capital,) * player.agora)))",
        "player.standing = tuple(sorted((*player.standing, *(player.capital,) * player.agora)))",
    ),
    Fault(
        "Notre Dame moves without Agora effects",
        f"{RULES}/turn.py",
        "        for _ in range(count):\n",
        "        for _ in range(0):\n",
    ),
    Fault(
        "a tie wins the future",
        f"{RULES}/scoring.py",
        "count_of(state, other, what) < own",
        "count_of(state, other, what) <= own",
    ),
    Fault(
        "judgements round up",
        f"{RULES}/scoring.py",
        "// judgement.each)",
        "// judgement.each + 1)",
    ),
    Fault(
        "ties are not broken by cities",
        f"{RULES}/scoring.py",
        "(player.points, player.cities.bit_count())",
        "(player.points, 0)",
    ),
    Fault(
        "discounts do not add up",
        f"{RULES}/technologies.py",
        "technology.cost - discount - state.players[seat].powers.technology_discount",
        "technology.cost - max(discount, state.players[seat].powers.technology_discount)",
    ),
    Fault(
        "obsolete technologies stay in force",
        f"{RULES}/powers.py",
        "in_force = developed & ~self.obsolete(developed)",
        "in_force = developed",
    ),
    Fault(
        "India's immediate effect resolves",
        f"{RULES}/effects.py",
        "if effect is None or effect.grant is None or effect.grant.develop_effects:",
        "if True:",
    ),
    Fault(
        "Turkey needs nothing",
        f"{RULES}/effects.py",
        "elif grant.needs and not",
        "elif False and not",
    ),
    Fault(
        "arrival gold does not pay for the attack",
        f"{RULES}/legal.py",
        "costs[square] <= gold + arrival_gold(state, seat, start, square)",
        "costs[square] <= gold",
    ),
    Fault("a golden age while somebody stands", f"{RULES}/legal.py", "    if not starts:\n", "    if True:\n"),
]

"""Why a move is not legal: the reason nearest to the player's wish (step, then rule, place, colonist, gold)."""

from __future__ import annotations

from functools import partial

from aoc_desktop.games.golden_ages.rules.attack import attack_cost, attacks_left, price_parts, targets
from aoc_desktop.games.golden_ages.rules.cards import (
    ANY_RANGE,
    ROTATIONS,
    Building,
    CardSet,
    Grant,
    Placement,
    Tile,
    Wonder,
)
from aoc_desktop.games.golden_ages.rules.movement import arrival_gold
from aoc_desktop.games.golden_ages.rules.squares import (
    COLUMNS,
    NAMES,
    NOWHERE,
    ROWS,
    SQUARES,
    listed,
    over_the_date_line,
)
from aoc_desktop.games.golden_ages.rules.state import State
from aoc_desktop.games.golden_ages.rules.technologies import ORDINARY, allowed, price_of
from aoc_desktop.games.golden_ages.rules.turn import NONE, card_to_activate, free_slot, wonder_price
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.forms import Form, misread
from aoc_desktop.kernel.game import Move

FORMS = {
    "reveal": Form(("reveal",), ("civilization",)),
    "choose": Form(("civilization",), ("civilization",)),
    "place": Form(("place",), ("square", "rotation")),
    "capital": Form(("capital",), ("square",)),
    "stay": Form(("capital",)),
    "explore": Form(("turn",), ("start", "square")),
    "build": Form(("turn",), ("building", "start", "slot"), 1),
    "art": Form(("turn",), ("start",)),
    "attack": Form(("turn",), ("start", "square")),
    "wonder": Form(("turn",), ("wonder",)),
    "free_wonder": Form(("turn",), ("wonder",)),
    "activate": Form(("turn",), ("card", "more"), 1),
    "develop": Form(("turn", "technology"), ("technology",)),
    "golden_age": Form(("turn",)),
    "glory": Form(("glory",), ("value",)),
    "found": Form(("found",)),
    "no_city": Form(("found",)),
    "take": Form(("take",), ("square",)),
    "stop": Form(("technology",)),
    "judge": Form(("judgement",), ("judgement",)),
}
KINDS = ("technology", "wonder", "building", "civilization", "judgement", "future", "tile")


def why_not(state: State, move: Move) -> Reason:
    """The reason against a move that is not in the list of legal moves."""
    if move in (("pass",), ("skip",)):
        return Reason("no_passing")
    if state.phase == "finished":
        return Reason("finished")
    if (reason := misread(move, FORMS, partial(_unknown, state.table.cards))) is not None:
        return reason
    form = FORMS[move[0]]
    if state.step not in form.steps:
        return _wrong_step(state, move, form)
    return _against(state, move)


def _unknown(cards: CardSet, kind: str, word: str) -> Reason | None:
    """A word that is no square, rotation, slot or card of the kind that belongs there."""
    if kind in ("square", "start") and word not in SQUARES and (kind == "square" or word != "none"):
        return Reason("unknown_square", {"text": word})
    if kind == "rotation" and word not in map(str, ROTATIONS):
        return Reason("unknown_rotation", {"text": word})
    if kind == "slot" and word not in ("1", "2", "3"):
        return Reason("unknown_slot", {"text": word})
    if kind in KINDS and word not in getattr(cards, kind):
        return _unknown_card(cards, kind, word)
    if kind == "card" and word not in cards.building and word not in cards.wonder:
        return _unknown_card(cards, kind, word)
    return None


def _unknown_card(cards: CardSet, kind: str, word: str) -> Reason:
    if any(word in getattr(cards, other) for other in KINDS):
        return Reason("wrong_kind", {"card": word, "what": kind})
    return Reason("unknown_card", {"text": word})


def _wrong_step(state: State, move: Move, form: Form) -> Reason:
    verb = move[0]
    if verb == "reveal" and "balanced_civilizations" not in state.table.variants:
        return Reason("without_variant", {"variant": "balanced_civilizations"})
    if verb == "choose" and state.era == 1:
        return Reason("first_era_choose")
    if state.step == "turn":
        if verb == "found":
            return Reason("city_no_move")
        if verb == "take":
            return Reason("take_not_needed")
        if verb == "judge":
            return judge(state, move[1])
    if verb == "take" and state.step == "found":
        return Reason("take_not_needed")
    return Reason("wrong_step", {"step": form.steps[0], "now": state.step})


def _against(state: State, move: Move) -> Reason:
    """In the right step, with words that can be read."""
    verb = move[0]
    if verb == "reveal":
        return Reason("not_your_two", {"civilization": move[1], "era": str(state.era)})
    if verb == "choose":
        return _choose(state, move[1])
    if verb == "place":
        return _place(state, SQUARES[move[1]], int(move[2]))
    if verb == "capital":
        return _capital(state, SQUARES[move[1]])
    if verb == "stay":
        return Reason("must_place_capital")
    return why_not_this_action(state, move)


def _choose(state: State, civilization: str) -> Reason:
    card = state.table.cards.civilization[civilization]
    params = {"civilization": civilization}
    for seat, player in enumerate(state.players):
        if seat != state.seat and (player.civilization is card or player.offer is card):
            return Reason("civilization_of", {**params, "seat": seat})
    if card.era > state.era:
        return Reason("civilization_later", {**params, "era": str(card.era)})
    player = state.players[state.seat]
    assert player.civilization is not None
    assert player.offer is not None
    if card.era < state.era:
        return Reason("civilization_gone", params)
    return Reason("keep_or_play", {"old": player.civilization.id, "new": player.offer.id})


# ------------------------------------------------------------------ tile and capital


def _place(state: State, square: int, rotation: int) -> Reason:
    tile = state.tile
    assert tile is not None
    turned = {placement.rotation: placement for placement in state.board.places(tile) if placement.square == square}
    placement = next((at for at in tile.placements if (at.square, at.rotation) == (square, rotation)), None)
    reason = _off_board(tile, square, rotation) if placement is None else _refused(state, placement)
    if turned and reason.code in ("off_board", "across_date_line", "land_on_water", "water_on_land", "clashes"):
        return Reason("fits_turned", {"square": NAMES[square], "rotation": min(turned)})
    return reason


def _off_board(tile: Tile, square: int, rotation: int) -> Reason:
    """Over which edge the tile would stick out: told by the same tile where it has room."""
    room = next(iter(at for at in tile.placements if at.rotation == rotation))
    row, column = divmod(square, COLUMNS)
    first_row, first_column = divmod(room.square, COLUMNS)
    for cell in room.cells:
        cell_row, cell_column = divmod(cell.square, COLUMNS)
        south, east = row + cell_row - first_row, column + cell_column - first_column
        if not 0 <= south < ROWS:
            return Reason("off_board", {"square": NAMES[square], "side": "north" if south < 0 else "south"})
        if not 0 <= east < COLUMNS:
            return Reason("across_date_line", {"square": NAMES[square]})
    raise AssertionError("a placement that is whole on the board")


def _refused(state: State, placement: Placement) -> Reason:
    board, square = state.board, NAMES[placement.square]
    if covered := placement.covers & board.continent:
        return Reason("on_tile", {"square": square, "other": NAMES[listed(covered)[0]]})
    if not placement.around & board.continent:
        if over_the_date_line(placement.covers) & board.continent:
            return Reason("touches_date_line", {"square": square})
        code = "touches_island" if placement.around & board.islands else "touches_nothing"
        return Reason(code, {"square": square})
    clashing = listed(board.clash(placement))
    if len(clashing) > 1:
        return Reason(
            "clashes", {"square": square, "count": len(clashing), "squares": [NAMES[there] for there in clashing]}
        )
    land = any(placement.meets[0][side] >> clashing[0] & 1 for side in range(4))
    return Reason("land_on_water" if land else "water_on_land", {"square": square, "other": NAMES[clashing[0]]})


def _capital(state: State, square: int) -> Reason:
    name = NAMES[square]
    free = state.board.continent & ~state.capitals
    if state.pending.squares != tuple(listed(free)):
        return Reason("not_on_new_tile", {"square": name, "squares": [NAMES[there] for there in state.pending.squares]})
    if not state.board.continent >> square & 1:
        return Reason("not_continent", {"square": name})
    return Reason("capital_there", {"square": name})


# Why an action, or a decision within a turn, is not legal.


def why_not_this_action(state: State, move: Move) -> Reason:
    """For a move whose step is right and whose words can be read."""
    verb = move[0]
    if verb in ("explore", "art"):
        return _colonist(state, move[1]) or _movement(state, SQUARES[move[1]], SQUARES[move[-1]])
    if verb == "attack":
        return _attack(state, move)
    if verb == "build":
        return _build(state, move)
    if verb in ("wonder", "free_wonder"):
        return _wonder(state, move)
    if verb == "activate":
        return _activate(state, move)
    if verb == "develop":
        return _develop(state, move[1])
    if verb == "stop":
        effect = state.pending.grant
        assert effect is not None
        return Reason("must_choose_technology", {"card": effect.cause.id})
    if verb == "take":
        return Reason("take_no_city", {"square": move[1]})
    if verb == "glory":
        return Reason("glory_values", {"first": state.pending.values[0], "second": state.pending.values[1]})
    if verb == "judge":
        return judge(state, move[1])
    return Reason("colonists_standing", {"count": len(state.players[state.seat].standing)})


def _cards_with(state: State, always: str) -> list[str]:
    """All cards of the set that have a standing effect."""
    cards = state.table.cards
    kinds = (cards.technologies, cards.civilizations, cards.buildings, cards.wonders)
    return [card.id for kind in kinds for card in kind if any(effect.always == always for effect in card.effects)]


# ------------------------------------------------------------------ colonists


def _colonist(state: State, start: str) -> Reason | None:
    """Why no colonist of the player can be used from there."""
    player = state.players[state.seat]
    if start == NONE:
        return Reason("needs_colonist")
    square = SQUARES[start]
    if square in player.standing:
        return None
    if lying := player.lying.count(square):
        return Reason("lying_one" if lying == 1 else "lying_several", {"start": start})
    if not player.standing:
        return Reason("none_standing")
    return Reason("none_on_square", {"start": start})


def _movement(state: State, start: int, end: int) -> Reason:
    """Why a colonist does not reach a square."""
    board, reach = state.board, state.players[state.seat].powers.range
    params = {"start": NAMES[start], "square": NAMES[end]}
    if not board.land >> end & 1:
        return Reason("open_sea", {"square": NAMES[end]})
    steps = next((steps for steps in range(1, ANY_RANGE // COLUMNS) if board.reach(steps, start) >> end & 1), 0)
    if not steps:
        return Reason("no_way_over_land", params)
    rows, columns = abs(start // COLUMNS - end // COLUMNS), abs(start % COLUMNS - end % COLUMNS)
    if reach == 1 and rows == columns == 1:
        return Reason("diagonal", params)
    return Reason("too_far", {**params, "steps": steps, "range": reach})


def _attack(state: State, move: Move) -> Reason:
    seat = state.seat
    player = state.players[seat]
    square = SQUARES[move[2]]
    if not attacks_left(state, seat):
        made = len(player.glory)
        return Reason("attacks_made", {"count": made}) if made else Reason("nobody_attacks")
    if (reason := _no_target(state, square)) is not None:
        return reason
    if move[1] == NONE and "attack_without_colonist" not in player.powers.permissions:
        return Reason("attack_needs_colonist", {"cards": _cards_with(state, "attack_without_colonist")})
    start = NOWHERE if move[1] == NONE else SQUARES[move[1]]
    if start != NOWHERE:
        if (reason := _colonist(state, move[1])) is not None:
            return reason
        if not state.board.reach(player.powers.range, start) >> square & 1:
            return _movement(state, start, square)
    return _attack_gold(state, start, square)


def _no_target(state: State, square: int) -> Reason | None:
    name = NAMES[square]
    if targets(state, state.seat) >> square & 1:
        return None
    for seat in state.table.others(state.seat):
        if state.players[seat].capital == square:
            return Reason("capital_of", {"square": name, "seat": seat})
    only_own = state.players[state.seat].held >> square & 1
    return Reason("only_yours" if only_own else "nobody_there", {"square": name})


def _attack_gold(state: State, start: int, square: int) -> Reason:
    seat = state.seat
    gold = state.players[seat].gold
    params = {"square": NAMES[square], "needed": attack_cost(state, seat, square), "have": gold}
    surcharges = [part for part in price_parts(state, seat, square) if part.part == "surcharge"]
    if surcharges:
        part = surcharges[0]
        more = sum(part.gold for part in surcharges)
        return Reason("attack_gold_surcharge", {**params, "more": more, "card": part.cause.id, "seat": part.seat})
    arrival = 0 if start == NOWHERE else arrival_gold(state, seat, start, square)
    if arrival:
        return Reason("attack_gold_arrival", {**params, "have": gold + arrival, "arrival": arrival})
    return Reason("attack_gold", params)


# ------------------------------------------------------------------ builder and cities


def _build(state: State, move: Move) -> Reason:
    seat = state.seat
    player = state.players[seat]
    building = move[1]
    if not state.buildings:
        return Reason("no_building_left")
    if building not in [card.id for card in state.buildings]:
        for other, rival in enumerate(state.players):
            if building in [card.id for card in rival.slots if card is not None]:
                return Reason("building_taken", {"building": building, "seat": other})
        return Reason("not_on_offer", {"building": building})
    if move[2] == NONE and "builder_without_colonist" not in player.powers.permissions:
        return Reason("build_needs_colonist", {"cards": _cards_with(state, "builder_without_colonist")})
    if move[2] != NONE and (reason := _colonist(state, move[2])) is not None:
        return reason
    if len(move) < 4:
        return Reason("slot_needed")
    free = free_slot(state, seat)
    slot = int(move[3]) - 1
    if slot not in player.powers.slots:
        return Reason("slot_closed", {"slot": slot + 1, "technology": _opens(state, slot)})
    return Reason("slot_not_needed" if free == slot else "slot_order", {"slot": free + 1})


def _opens(state: State, slot: int) -> str:
    """The technology that opens a slot."""
    for technology in state.table.cards.technologies:
        if any(effect.always == "building_slot" and effect.amount == slot + 1 for effect in technology.effects):
            return technology.id
    return ""


# ------------------------------------------------------------------ wonders, activation, technologies


def _wonder(state: State, move: Move) -> Reason:
    seat = state.seat
    player = state.players[seat]
    wonder = state.table.cards.wonder[move[1]]
    params = {"wonder": wonder.id}
    if wonder not in state.wonders:
        owner = next((other for other, rival in enumerate(state.players) if wonder in rival.wonders), None)
        if owner is not None:
            return Reason("wonder_own", params) if owner == seat else Reason("wonder_built", {**params, "seat": owner})
        code = "wonder_later" if wonder.era > state.era else "wonder_gone"
        return Reason(code, {**params, "era": str(wonder.era)})
    if move[0] == "wonder":
        price = wonder_price(state, seat, wonder)
        return Reason("wonder_gold", {**params, "needed": price, "have": player.gold})
    if "free_wonder" in player.powers.permissions:
        return Reason("free_wonder_used")
    return Reason("free_wonder_not_in_play", {"cards": _cards_with(state, "free_wonder")})


def _activate(state: State, move: Move) -> Reason:
    seat = state.seat
    player = state.players[seat]
    cards = state.table.cards
    card: Building | Wonder = cards.building.get(move[1]) or cards.wonder[move[1]]
    params = {"card": card.id}
    copies = [own.id for own in (*player.slots, *player.wonders) if own is not None].count(card.id)
    if not copies:
        return Reason("not_yours", params)
    if card.activate is None:
        built = bool(card.effects) and all(effect.when == "build" for effect in card.effects)
        return Reason("activate_immediate" if built else "activate_permanent", params)
    if card_to_activate(state, seat, card.id) is None:
        return Reason("activate_used" if copies == 1 else "activate_both", params)
    effect, word = card.activate, move[2] if len(move) > 2 else ""
    if effect.grant is not None and not effect.grant.id:
        return _activate_technology(state, card.id, effect.grant, word)
    if effect.stand_up:
        if not player.lying:
            return Reason("nobody_lies")
        if word and word not in SQUARES:
            return Reason("unknown_square", {"text": word})
        missing = {"move": " ".join(move), "what": "square"}
        return Reason("nobody_lies_there", {"square": word}) if word else Reason("word_missing", missing)
    if effect.relocate:
        if word == "agora":
            return Reason("nobody_lies")
        return Reason("agora_empty") if word == "capital" else Reason("way_missing", params)
    return Reason("nothing_more_named", params)


def _activate_technology(state: State, card: str, grant: Grant, word: str) -> Reason:
    if not allowed(state, state.seat, grant):
        return Reason("no_technology_to_pay", {"card": card})
    if not word:
        return Reason("technology_missing", {"card": card})
    if word not in state.table.cards.technology:
        return Reason("unknown_card", {"text": word})
    return _technology(state, word, grant, card)


def _develop(state: State, technology: str) -> Reason:
    effect = state.pending.grant
    if state.step == "technology" and effect is not None and effect.grant is not None:
        return _technology(state, technology, effect.grant, effect.cause.id)
    return _technology(state, technology, ORDINARY, "")


def _technology(state: State, name: str, grant: Grant, card: str) -> Reason:
    """Why a technology cannot be developed, by the action or through a card."""
    seat = state.seat
    player = state.players[seat]
    technology = state.table.cards.technology[name]
    params = {"technology": name}
    if technology.level == 1:
        return Reason("technology_from_start", params)
    if technology.bit & player.developed:
        return Reason("technology_developed", params)
    if grant.level and technology.level != grant.level:
        return Reason("technology_level", {"card": card, "level": grant.level})
    if not grant.skip and not technology.before & player.developed:
        needs = next(other.id for other in state.table.cards.technologies if other.bit == technology.before)
        return Reason("technology_needs", {**params, "needs": needs})
    price = price_of(state, seat, technology, grant.discount)
    gold = {**params, "needed": price, "have": player.gold}
    return Reason("technology_gold_card", {**gold, "card": card}) if card else Reason("technology_gold", gold)


# ------------------------------------------------------------------ judgement


def judge(state: State, judgement: str) -> Reason:
    """Why a judgement cannot be chosen: used, not shown, or another player was first."""
    params = {"judgement": judgement}
    scored = [card.id for card in state.scored]
    if judgement in scored:
        return Reason("judgement_used", {**params, "era": str(scored.index(judgement) + 1)})
    if state.judgement is not None:
        first = next(seat for seat, player in enumerate(state.players) if player.golden_age)
        return Reason("judgement_not_first", {"judgement": state.judgement.id, "seat": first})
    if judgement not in [card.id for card in state.judgements]:
        return Reason("judgement_not_shown", {**params, "count": state.table.cards.judgements_shown})
    return Reason("judgement_too_early")

"""Why a move is not legal: the reason nearest to the player's wish (step, then rule, place, colonist, gold)."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.golden_ages.rules import why_not_actions
from aoc_desktop.games.golden_ages.rules.cards import ROTATIONS, CardSet, Placement, Tile
from aoc_desktop.games.golden_ages.rules.squares import COLUMNS, NAMES, ROWS, SQUARES, listed, over_the_date_line
from aoc_desktop.games.golden_ages.rules.state import State
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move


class Form(NamedTuple):
    """A verb: the steps it belongs to, what its words are, and how many of them may be left out."""

    steps: tuple[str, ...]
    words: tuple[str, ...] = ()
    optional: int = 0


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
    text = " ".join(move)
    if not move or move[0] not in FORMS:
        return Reason("no_passing") if move in (("pass",), ("skip",)) else Reason("unknown_move", {"move": text})
    form = FORMS[move[0]]
    if len(move) > 1 + len(form.words):
        return Reason("too_many_words", {"move": text})
    if len(move) < 1 + len(form.words) - form.optional:
        return Reason("word_missing", {"move": text, "what": form.words[len(move) - 1]})
    if state.phase == "finished":
        return Reason("finished")
    if (reason := _unreadable(state, move, form)) is not None:
        return reason
    if state.step not in form.steps:
        return _wrong_step(state, move, form)
    return _against(state, move)


def _unreadable(state: State, move: Move, form: Form) -> Reason | None:
    """A word that is no square, rotation, slot or card of the kind that belongs there."""
    cards = state.table.cards
    for kind, word in zip(form.words, move[1:], strict=False):
        if kind in ("square", "start") and word not in SQUARES and (kind == "square" or word != "none"):
            return Reason("unknown_square", {"text": word})
        if kind == "rotation" and word not in map(str, ROTATIONS):
            return Reason("unknown_rotation", {"text": word})
        if kind == "slot" and word not in ("1", "2", "3"):
            return Reason("unknown_slot", {"text": word})
        if kind in KINDS and word not in getattr(cards, kind):
            return _unknown(cards, word, kind)
        if kind == "card" and word not in cards.building and word not in cards.wonder:
            return _unknown(cards, word, kind)
    return None


def _unknown(cards: CardSet, word: str, kind: str) -> Reason:
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
            return why_not_actions.judge(state, move[1])
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
    return why_not_actions.why_not(state, move)


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

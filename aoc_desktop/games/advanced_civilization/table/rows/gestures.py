"""Moves as gestures: which thing is put where. One table for dragging, clicking and the keyboard.

Places of the map: "area" (its land), "berth" (an area's waters), "sea"; things on it: "stack" and "city" by their area,
"ship" by its berth or sea. Cards have places of their own: `trade_gestures`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from aoc_desktop.games.advanced_civilization.rules.board import NO_AREA
from aoc_desktop.games.advanced_civilization.rules.phases.voyage import Voyage
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, State
from aoc_desktop.games.advanced_civilization.table.map.rows import voyage_of
from aoc_desktop.games.advanced_civilization.table.rows import trade_gestures as trade
from aoc_desktop.kernel.game import Move
from aoc_desktop.play.places import Place

STOCK: Place = ("stock", "")
CARGO: Place = ("cargo", "")
"""Tokens aboard the ship that is on its way."""
NEW_SHIP: Place = ("new ship", "")
NEW_CITY: Place = ("new city", "")
CITY = "city"
"""The word of a loss that takes a city."""
BY_CITY = frozenset({"take", "raze", "reduce", "defend", "betray", "drown", "pirate", "quake"})
BY_AREA = frozenset({"horde", "convert"})
BY_UNIT = frozenset({"lose", "pick", "annex"})
BY_GROUP: Mapping[str, Callable[[State], Mapping[str, Sequence[int]]]] = {
    "volcano": lambda state: state.table.board.volcanoes,
    "plain": lambda state: state.table.board.plains,
}
"""Moves that name a group of areas: each of them stands for all."""
NUMBER_AT = {"payment": 2, "assign": 2}
"""By step: which word of a move is its number, set in the hand."""


def gestures(move: Move, state: State) -> Iterator[tuple[Place, Place]]:
    """Every way to express a legal move: what is taken, where it is put. The same place twice: a click is enough."""
    verb, words = move[0], move[1:]
    if (of_cards := trade.gestures(move)) is not None:
        yield from of_cards
    elif verb == "move":
        yield ("stack", words[0]), ("area", words[1])
    elif verb in ("voyage", "sail", "load", "unload"):
        yield from _voyage(verb, words, state)
    elif verb in ("place", "grow") and words:
        yield from _onto(STOCK, ("area", words[0]))
    elif verb == "ship":
        yield from _onto(NEW_SHIP, ("berth", words[0]))
        yield from _beside(words[0], state)
    elif verb == "build":
        yield from _onto(NEW_CITY, ("area", words[0]))
    elif verb == "assign":
        yield _click(("share", words[0]))
    elif verb == "keep" and len(words) == 1:
        yield _click(("faction", words[0]))
    elif verb in ("keep", "scrap"):
        ship = ("ship", words[0])
        yield ship, (STOCK if verb == "scrap" else ship)
    elif verb in BY_CITY:
        yield _click(("city", words[0]))
    elif verb in BY_AREA:
        yield _click(("area", words[0]))
    elif verb in BY_UNIT:
        yield _click(("city" if words[1] == CITY else "stack", words[0]))
    elif verb == "nation":
        yield _click(("nation", words[0]))
    elif verb in BY_GROUP:
        for area in BY_GROUP[verb](state)[words[0]]:
            yield _click(("area", state.table.board.areas[area]))
    else:
        yield _click(("chip", " ".join(move)))


def _beside(berth: str, state: State) -> Iterator[tuple[Place, Place]]:
    """A ship may be put on the land beside its only berth."""
    board = state.table.board
    area = board.place_area[board.place[berth]]
    if len(board.berths_of[area]) == 1:
        yield NEW_SHIP, ("area", board.areas[area])


def _voyage(verb: str, words: Move, state: State) -> Iterator[tuple[Place, Place]]:
    """A ship is taken up, sails along the water, and takes tokens aboard or puts them ashore."""
    if verb == "voyage":
        yield _click(("ship", words[0]))
        return
    voyage, board = voyage_of(state), state.table.board
    if voyage is None:
        return
    ship: Place = ("ship", board.places[voyage.place])
    if verb == "sail":
        yield ship, water(words[0], state)
        yield from _to_the_coast(ship, words[0], voyage, state)
        return
    area = board.areas[board.place_area[voyage.place]]
    if verb == "load":
        yield ("stack", area), ship
        yield ship, ("stack", area)
    else:
        yield ship, ("area", area)
        yield CARGO, ("area", area)
        yield CARGO, ("berth", ship[1])


def _to_the_coast(ship: Place, berth: str, voyage: Voyage, state: State) -> Iterator[tuple[Place, Place]]:
    """The land stands for its coast; of two in reach, for the first."""
    board = state.table.board
    area = board.place_area[board.place[berth]]
    if area in (NO_AREA, board.place_area[voyage.place]):
        return
    near = [place for place in board.berths_of[area] if place in board.water[voyage.place]]
    if near[:1] == [board.place[berth]]:
        yield ship, ("area", board.areas[area])


def _click(place: Place) -> tuple[Place, Place]:
    return place, place


def _onto(thing: Place, where: Place) -> Iterator[tuple[Place, Place]]:
    """Dragged there, or with a click on the place."""
    yield thing, where
    yield _click(where)


def water(place: str, state: State) -> Place:
    """A berth or an open sea as a place of the map."""
    board = state.table.board
    number = board.place.get(place)
    return ("berth" if number is not None and board.place_area[number] >= 0 else "sea"), place


def place_of_word(prefix: Move, word: str, state: State) -> Place:
    """The place that answers with this word to a move that has begun like this."""
    verb, board = (prefix[0] if prefix else ""), state.table.board
    if len(prefix) == 1 and verb in ("voyage", "keep", "scrap") and word in board.place:
        return "ship", word
    if verb in ("sail", "ship") and word in board.place:
        return water(word, state)
    if len(prefix) == 1 and verb in ("assign", "keep"):
        return ("share" if verb == "assign" else "faction"), word
    if verb == "move" and len(prefix) == 1:
        return "stack", word
    if verb in BY_CITY and word in board.area:
        return "city", word
    if verb in BY_UNIT and len(prefix) == 1 and word in board.area:
        return ("stack" if state.city[board.area[word]] == NOBODY else "city"), word
    if prefix and (of_card := trade.place_of_word(verb, word)) is not None:
        return of_card
    if len(prefix) == 1 and verb == "nation":
        return "nation", word
    return ("area", word) if prefix and word in board.area else ("word", word)


def wish(source: Place, target: Place, state: State) -> Move | None:
    """The move that somebody means who puts this there, legal or not; None: nothing of the kind goes there."""
    if (of_cards := trade.wish(source, target)) is not None:
        return of_cards
    (kind, name), (where, there) = source, target
    if kind == "stack" and where in ("area", "stack", "city"):
        return ("move", name, there, "1") if there != name else None
    if kind == "stack" and where == "ship":
        return ("load", "1")
    if kind == "ship" and where in ("berth", "sea", "area"):
        return _ship_wish(name, target, state)
    if kind == "cargo" and where in ("berth", "area"):
        return ("unload", "1")
    if kind == "ship" and target == STOCK:
        return ("scrap", name)
    if source == STOCK and where == "area":
        return ("place" if state.step == "place" else "grow", there)
    if source == NEW_SHIP and where in ("berth", "area"):
        return ("ship", there, "treasury")
    if source == NEW_CITY and where == "area":
        return ("build", there)
    return None


def _ship_wish(berth: str, target: Place, state: State) -> Move | None:
    """To sail there, by land to its first coast. Where the ship lies already nothing more is meant."""
    board, (where, there) = state.table.board, target
    if where == "sea":
        return ("sail", there)
    here, area = board.place.get(berth), board.area.get(there)
    coasts = board.berths_of[area] if where == "area" and area is not None else [board.place.get(there)]
    if not coasts or here in coasts or coasts[0] is None:
        return None
    return ("sail", board.places[coasts[0]])

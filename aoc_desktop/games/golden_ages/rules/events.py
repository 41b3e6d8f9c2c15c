"""The kinds of events of The Golden Ages, with what their fields mean, and the few helpers that write them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from aoc_desktop.kernel.events import Cause, Event, Packed
from aoc_desktop.kernel.game import Change

Log = list[Event] | None
Kind = Literal[
    # the course of the game
    "era_begins",  # amount: the era; what: its buildings, joined by spaces; reveals them
    "first_player",  # seat, what: the civilisation, amount: its value
    "turn_begins",  # seat
    "turn_ends",  # seat
    "era_ends",  # amount: the era, what: the judgement that is scored
    "cards_leave",  # what: the unbuilt buildings and wonders, joined by spaces; empty: all were built
    "prepared",  # amount: colonists that come home from the Agora
    "last_turns",  # what: the seats that have one last turn, joined by spaces
    "game_ends",  # reveals the future technologies
    # civilisations
    "reveals",  # seat, what: the civilisation, amount: its value; reveals it
    "reveals_one",  # seat, what: the civilisation that was revealed; the other card leaves unseen; reveals it
    "plays",  # seat, what: the civilisation that comes into play, amount: its value
    "keeps",  # seat, what: the civilisation in play and the one that leaves
    "replaces",  # seat, what: the civilisation that leaves and the one that comes
    # continents
    "tile_drawn",  # seat, what: the tile; reveals it
    "laid_aside",  # what: a tile that fits nowhere; reveals it
    "put_back",  # amount: how many tiles go under the stack
    "no_tile_fits",
    "tile_placed",  # seat, what: tile, square and rotation
    "island_gone",  # what: the square
    "capital_placed",  # seat, what: the square, amount: colonists
    "capital_moved",  # seat, what: the old square and the new one, amount: colonists that come along
    "capital_stays",  # seat, what: the square
    # actions
    "explores",  # seat, what: from and to
    "crosses",  # seat, what: from and to: the way leads over the date line
    "takes_control",  # seat, what: the square, then its symbols
    "gives_up",  # seat, what: the square, then its symbols: the seat holds it no longer
    "lies_down",  # seat, what: the square
    "stays_up",  # seat, what: the square, cause
    "goes_home",  # seat, what: the square that is left, the capital's, and "standing" or "lying", amount: colonists
    "to_agora",  # seat, what: the square, amount: colonists
    "founds",  # seat, what: the square, amount: cubes
    "no_city",  # seat, what: the square
    "cube_taken",  # seat, what: the square, amount: cubes that stay there
    "builds",  # seat, what: the building and where from ("none"), amount: the slot; cause: who needs no colonist
    "discarded",  # seat, what: the building, amount: the slot
    "artist",  # seat, what: the square
    "attacks",  # seat, what: from ("none") and to, amount: the cost; cause: who needs no colonist
    "price_part",  # seat: whose card, what: "track", "surcharge", "cost" or "discount", amount, cause
    "city_lost",  # seat: the loser, what: the square, amount: cubes
    "glory_drawn",  # seat, what: the values drawn, joined by spaces; reveals them
    "glory",  # seat, amount: the value kept
    "glory_back",  # amount: the value that goes under the stack
    "wonder",  # seat, what: the wonder, amount: what is paid, cause: the civilisation that makes it cheaper or free
    "activates",  # seat, what: the card, and what the move names beside it
    "stands_up",  # seat, what: the square, cause
    "relocates",  # seat, what: "agora" or "capital", amount: colonists, cause
    "develops",  # seat, what: the technology, amount: what is paid, cause: the card that gives it, if any
    "cubes_freed",  # seat, what: the technology, amount
    "obsolete",  # seat, what: the technology that is no longer in force
    "stops",  # seat: no further technology
    "already_developed",  # seat, what: the technology, cause
    "lacks",  # seat, what: the technology that is needed first, cause
    "nothing_to_develop",  # seat, cause
    "golden_age",  # seat
    "judgement",  # seat, what: the judgement
    # resources: what is "gold" or "points"
    "gained",  # seat, what, amount, cause
    "paid",  # seat, what, amount, cause
    "received",  # seat, what, amount, cause: what another player paid
    "counted",  # seat, what: the count that the next gain goes by, amount, cause
    "nothing_gained",  # seat, cause: an effect that counted nothing
    "scored",  # seat, what: "points", amount, cause: the judgement, or what the end of the game adds
]

ARTIST = Cause("rule", "artist")
ATTACK = Cause("rule", "attack")
GOLDEN_AGE = Cause("rule", "golden_age")
GOLD = Cause("rule", "gold")
TECHNOLOGIES = Cause("rule", "technologies")
GLORY = Cause("rule", "glory")


def note(
    log: Log, kind: Kind, seat: int | None = None, what: str = "", amount: int = 0, cause: Cause | None = None
) -> None:
    """Write an event that everybody sees, if a log is kept."""
    if log is not None:
        log.append(Packed(kind, seat, what, amount, cause))


def note_revelation(log: Log, kind: Kind, seat: int | None = None, what: str = "", amount: int = 0) -> None:
    """Write an event that shows something hidden: undo stops there."""
    if log is not None:
        log.append(Packed(kind, seat, what, amount, reveals=True))


# Which numbers an event changes: the only reading of what happened for previews, summaries and sources of points.


MORE = ("gained", "received", "scored")


def changes(event: Event) -> Iterable[Change]:
    """The book's words: "gold", "points" and "cubes" in reserve."""
    if event.seat is None:
        return
    if event.kind in MORE:
        if event.amount:
            yield Change(event.seat, event.what, event.amount, event.cause)
    elif event.kind == "paid":
        yield Change(event.seat, event.what, -event.amount, event.cause)
    elif event.kind in ("cubes_freed", "city_lost"):
        yield Change(event.seat, "cubes", event.amount, event.cause)
    elif event.kind == "cube_taken":
        yield Change(event.seat, "cubes", 1, event.cause)
    elif event.kind == "founds":
        yield Change(event.seat, "cubes", -event.amount, event.cause)

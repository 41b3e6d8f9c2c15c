"""The effects of a move before it is made: changes with their causes. A game's Rows add effects of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from aoc_desktop.kernel.changes import changes_for
from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.kernel.game import Change as Counted
from aoc_desktop.kernel.game import Move, Seat

Terms = Counter[tuple[str, Cause | None]]
"""Amounts by the number that they belong to and by cause."""
Reading = Callable[[Event], Iterable[Counted]]
"""The game's reading of what an event changes (`Game.changes`)."""


class Change(NamedTuple):
    """How one number of one player changes, and why."""

    what: str
    amount: int
    terms: tuple[tuple[int, Cause | None], ...]


class Preview(NamedTuple):
    """A legal move and its effects."""

    move: Move
    seat: Seat
    changes: tuple[Change, ...]
    """Changes of the player who moves."""
    others: tuple[tuple[Seat, Change], ...] = ()
    cards: tuple[tuple[str, str], ...] = ()
    """The named things that the player gains: kind and id."""
    reveals: bool = False
    at_turn_end: tuple[Change, ...] = ()
    """What it adds to the end of this turn."""
    at_round_end: tuple[Change, ...] = ()
    """The effects of the end of the round, if it comes with this move."""
    at_game_end: tuple[Change, ...] = ()
    """How it changes the final scoring if the game went on unchanged until then; the whole scoring, if the game ends
    with it."""
    own: Any = None
    """Effects that only this game's table shows."""

    def amount(self, what: str) -> int:
        return next((change.amount for change in self.changes if change.what == what), 0)


def common_preview(previews: Sequence[Preview]) -> Preview:
    """The effects that several moves share, known before the last word is chosen; of differing gains, the least."""
    first = previews[0]

    def common(which: Callable[[Preview], tuple[Change, ...]]) -> tuple[Change, ...]:
        found = []
        for what in dict.fromkeys(change.what for change in which(first)):
            each = [next((change.terms for change in which(one) if change.what == what), ()) for one in previews]
            shared = tuple(term for term in each[0] if all(term in terms for terms in each))
            some = [amount for terms in each for amount, _ in set(terms).difference(shared)]
            if shared and all(amount > 0 for amount in some):
                found.append(Change(what, sum(amount for amount, _ in shared), shared))
        return tuple(found)

    return Preview(
        common_beginning([preview.move for preview in previews]),
        first.seat,
        common(lambda preview: preview.changes),
        first.others if all(preview.others == first.others for preview in previews) else (),
        reveals=all(preview.reveals for preview in previews),
        at_turn_end=common(lambda preview: preview.at_turn_end),
        at_game_end=common(lambda preview: preview.at_game_end),
        own=first.own,
    )


def common_beginning(moves: Sequence[Move]) -> Move:
    """The words that all moves begin with; for a single move, all but the last word."""
    shared = 0
    for words in zip(*moves, strict=False):
        if len(set(words)) > 1:
            break
        shared += 1
    return moves[0][: min(shared, len(moves[0]) - 1)]


def changes_of(events: Sequence[Event], seat: Seat, reading: Reading, counted: Sequence[str]) -> list[Change]:
    """The numbers of a seat that these events change, each with its terms in the order of the events."""
    terms: dict[str, list[tuple[int, Cause | None]]] = {what: [] for what in counted}
    for change in changes_for(seat, events, reading):
        if change.what in terms:
            terms[change.what].append((change.amount, change.cause))
    return [Change(what, sum(amount for amount, _ in found), tuple(found)) for what, found in terms.items() if found]


def difference(before: Terms, after: Terms) -> tuple[Change, ...]:
    """The terms that `after` has more or less of."""
    after = Counter(after)
    after.subtract(before)
    changes: dict[str, list[tuple[int, Cause | None]]] = {}
    for (what, cause), amount in after.items():
        if amount:
            changes.setdefault(what, []).append((amount, cause))
    return tuple(Change(what, sum(amount for amount, _ in terms), tuple(terms)) for what, terms in changes.items())


def place_of(events: Sequence[Event], *kinds: type[Event]) -> int:
    """Where the first event of these kinds stands; without one, behind the last."""
    return next((place for place, event in enumerate(events) if isinstance(event, kinds)), len(events))

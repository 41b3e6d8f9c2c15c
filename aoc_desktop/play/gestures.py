"""What gestures on a table mean: the moves behind each, and what a game answers when the hand asks about one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from aoc_desktop.kernel.game import Move
from aoc_desktop.play.places import Place
from aoc_desktop.play.preview import Preview

NOWHERE: Place = ("", "")
Gestures = Callable[[Move], Iterable[tuple[Place, Place]]]
"""Every gesture for a move: the place of the thing taken, and where it is put."""


class GestureIndex:
    """Finds the moves that a gesture means, by the place of the thing taken and then by the place where it is put.

    Computed once for each change of the table, because the mouse asks at every step.
    """

    def __init__(self, moves: Iterable[Move], gestures: Gestures) -> None:
        self._moves = moves
        self._gestures = gestures

    @cached_property
    def _index(self) -> dict[Place, dict[Place, list[Move]]]:
        found: dict[Place, dict[Place, list[Move]]] = {}
        for move in self._moves:
            for taken, put in self._gestures(move):
                found.setdefault(taken, {}).setdefault(put, []).append(move)
        return found

    @cached_property
    def sources(self) -> frozenset[Place]:
        """All places whose thing the player can take now."""
        return frozenset(self._index)

    def targets(self, source: Place) -> dict[Place, list[Move]]:
        """The places where this thing can be put, each with its moves (several leave a choice)."""
        return self._index.get(source, {})


class Handling(NamedTuple):
    """How the hand treats things, by the kinds of their places."""

    holdable: frozenset[str] = frozenset()
    """Things that a hand can take up."""
    cards: frozenset[str] = frozenset()
    """Things that are explained when the pointer rests on them with an empty hand."""
    numbered: frozenset[str] = frozenset()
    """Places among which digits choose, where the rules ask for one of them."""
    by_digit: frozenset[str] = frozenset()
    """Places that are numbers: a digit chooses the one that it names."""
    by_itself: frozenset[str] = frozenset()
    """Things that a second click sends to their only target instead of putting them back."""
    at_once: frozenset[str] = frozenset()
    """Those of them that the first click sends there, if that can be taken back."""
    sweeps: bool = False
    """Whether a drag over several things that can be chosen chooses them all."""
    second: frozenset[str] = frozenset()
    """First words of moves that a card offers after its others."""


def with_word(moves: Sequence[Move], index: int, word: str) -> list[Move]:
    """The moves that have this word at `index`."""
    return [move for move in moves if move[index : index + 1] == (word,)]


class Setting(NamedTuple):
    """The word of a move that wheel, R or digits set while the hand holds a thing."""

    word: int
    """Its place among the words of the move."""
    order: Callable[[list[str]], list[str]] = list
    """The words that can be set, in order; the first is set when the thing is taken up."""
    chosen: Callable[[Sequence[Move], int, str], list[Move]] = with_word
    """The moves that are meant with the word set to this."""
    keep: Callable[[str], Sequence[Move]] | None = None
    """For one of several things that are set in any order: notes its word, and gives the moves of all of them once they
    are whole."""


class Begun(NamedTuple):
    """What an unfinished move is about."""

    about: Place | None = None
    """The thing that is reserved until the next word is chosen."""
    beside: Place | None = None
    """Where the answers appear, if the next word has no place of its own."""


class Route(NamedTuple):
    """The moves, in order, that bring the held thing to a place which a single move does not reach."""

    moves: Sequence[Move]
    preview: Callable[[], Preview]
    """What all of them do."""


class Asked(NamedTuple):
    """What the person at the table is asked, in one sentence, and the cards that it names: kind and id."""

    words: str
    cards: Sequence[tuple[str, str]] = ()

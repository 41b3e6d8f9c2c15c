"""The gestures of all legal moves, worked out once for each change of the table: the mouse asks at every step."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property

from aoc_desktop.kernel.game import Move
from aoc_desktop.play.places import Place

Gestures = Callable[[Move], Iterable[tuple[Place, Place]]]
"""Every way to express a move: what is taken, where it is put."""


class Drops:
    """From what is taken, over where it is put, to the moves that this means."""

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
        """All things that may be taken now."""
        return frozenset(self._index)

    def targets(self, source: Place) -> dict[Place, list[Move]]:
        """Where a thing may be put, with the moves that this means (several: a choice is left)."""
        return self._index.get(source, {})

"""A card while it is corrected: its values, where they come from, and the steps back and forth between them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from aoc_desktop.profile.card_sets import house_marks, mark_of


class Draft(NamedTuple):
    """A card as the form has it: its values, and the marks of those that are our own guess."""

    values: Mapping[str, Any]
    house: frozenset[str]

    def put(self, field: str, value: Any) -> Draft:
        return self._replace(values={**self.values, field: value})


class Steps:
    """One list of steps for undo and redo, for every kind of change."""

    def __init__(self, values: Mapping[str, Any], source: Any) -> None:
        self._source = source
        self._past = [Draft(values, house_marks(source))]
        self._future: list[Draft] = []

    @property
    def first(self) -> Draft:
        return self._past[0]

    @property
    def now(self) -> Draft:
        return self._past[-1]

    @property
    def can_undo(self) -> bool:
        return len(self._past) > 1

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    @property
    def changed(self) -> bool:
        return self.now != self.first

    def go_on(self, draft: Draft) -> None:
        """Another card. A value that one corrects is the box's from then on, unless the step itself marks it."""
        if draft.house == self.now.house:
            draft = draft._replace(house=self._house_after(draft.values))
        self._past.append(draft)
        self._future.clear()

    def undo(self) -> None:
        self._future.append(self._past.pop())

    def redo(self) -> None:
        self._past.append(self._future.pop())

    def _house_after(self, values: Mapping[str, Any]) -> frozenset[str]:
        """A value that is changed leaves the house; one that is put back returns to where it was."""
        house = set(self.now.house)
        for field in (field for field, value in values.items() if value != self.now.values[field]):
            mark = mark_of(self._source, field)
            house.discard(mark)
            same = [other for other in values if mark_of(self._source, other) == mark]
            if mark in self.first.house and all(values[other] == self.first.values[other] for other in same):
                house.add(mark)
        return frozenset(house)

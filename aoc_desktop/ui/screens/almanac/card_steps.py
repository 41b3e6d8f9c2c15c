"""A card while it is corrected: its values, where they come from, and the steps back and forth between them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from aoc_desktop.profile.card_sets import BOX, kinds_of, part_of


class Draft(NamedTuple):
    """A card as the form has it: its values, and by part where they come from."""

    values: Mapping[str, Any]
    kinds: Mapping[str, str]

    def put(self, field: str, value: Any) -> Draft:
        return self._replace(values={**self.values, field: value})


class Steps:
    """One list of steps for undo and redo, for every kind of change."""

    def __init__(self, values: Mapping[str, Any], source: Any, parts: Mapping[str, str]) -> None:
        """`parts`: of fields whose source is told under another name."""
        self._part = {field: part_of(source, field, parts) for field in values}
        self._past = [Draft(values, kinds_of(source))]
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
        if draft.kinds == self.now.kinds:
            draft = draft._replace(kinds=self._kinds_after(draft.values))
        self._past.append(draft)
        self._future.clear()

    def undo(self) -> None:
        self._future.append(self._past.pop())

    def redo(self) -> None:
        self._past.append(self._future.pop())

    def _kinds_after(self, values: Mapping[str, Any]) -> Mapping[str, str]:
        """A value that is changed is the box's; one that is put back comes from where it came from."""
        kinds = dict(self.now.kinds)
        for field in (field for field, value in values.items() if value != self.now.values[field]):
            part = self._part[field]
            same = [other for other in values if self._part[other] == part]
            as_it_was = all(values[other] == self.first.values[other] for other in same)
            if part in kinds:
                kinds[part] = self.first.kinds[part] if as_it_was else BOX
        return kinds

"""Arrows on the picture of the table: they lead on in their direction, or nowhere; never to some far row."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from tests.ui.person import Arrival, Key


def across(start: QRectF, end: QRectF, sideways: bool) -> float:
    """How far apart two pieces lie across an arrow; none where one is before the other."""
    if sideways:
        return max(0.0, end.top() - start.bottom(), start.top() - end.bottom())
    return max(0.0, end.left() - start.right(), start.left() - end.right())


@pytest.mark.parametrize("key", [Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down])
def test_an_arrow_leads_on_or_nowhere(arrive: Arrival, key: Key) -> None:
    person = arrive()
    person.set_table(("human", "random"), seed=4)
    view, sideways, stayed = person.view, key in (Key.Key_Left, Key.Key_Right), 0
    view.setFocus()
    for place in view.walk.places():
        view.walk.set(place)
        start = view.walk.piece
        assert start is not None
        person.key(key)
        there = view.walk.piece
        assert there is not None
        stayed += there is start
        way = there.rect.center() - start.rect.center()
        along = abs(way.x() if sideways else way.y())
        assert across(start.rect, there.rect, sideways) <= 1.2 * along, (place, there.place)
    assert stayed, "the table has an edge"

"""Hands at the table of any game: a legal move by clicks, by dragging or by keys, as the game's rows say it is made."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from aoc_desktop.kernel.game import Move
from aoc_desktop.models.places import Place
from aoc_desktop.ui.table.view import TableView

LEFT, NONE, Key = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.Key
MOST_WORDS = 6
SHARES = (0.5, 0.25, 0.75, 0.1, 0.9)


class Hands:
    """At one table. `button` plays what has no place on it: moves that are buttons of the bar."""

    def __init__(self, view: TableView, button: Callable[[Move], object]) -> None:
        self.view, self.button = view, button
        self.kinds: set[str] = set()
        """What was done with what: "track>deck", "cell", "button pass"."""

    @property
    def played(self) -> int:
        return len(self.view.session.match.history)

    # ------------------------------------------------------------------ moves

    def by_clicks(self, move: Move) -> None:
        """What is clicked alone first, then card and target; what is asked then is answered."""
        self._make(move, self.click, sorted(self.view.models.gestures(move), key=lambda way: way[0] != way[1]))

    def by_keys(self, move: Move) -> None:
        self._make(move, self.enter, sorted(self.view.models.gestures(move), key=lambda way: way[0] != way[1]))

    def by_dragging(self, move: Move) -> None:
        """By drag wherever there is something to drag to, whichever way was used least."""
        before = self.played
        ways = [way for way in self.view.models.gestures(move) if way[0] != way[1] and self._lies(way[0])]
        fresh = [way for way in ways if f"{way[0][0]}>{way[1][0]}" not in self.kinds] or ways
        if not fresh or self.view.hand.question is not None:
            self.by_clicks(move)
            return
        self.drag(*fresh[0])
        if self.played == before:
            self._answer(move, before, self.click)

    def _make(self, move: Move, touch: Callable[[Place], None], ways: list[tuple[Place, Place]]) -> None:
        before = self.played
        if self.view.hand.question is None:
            usable = [way for way in ways if self._lies(way[0])]
            if not usable:
                self.kinds.add(f"button {move[0]}")
                self.button(move)
                return
            taken, put = usable[0]
            touch(taken)
            if taken != put and self.played == before:
                touch(put)
        if self.played == before:
            self._answer(move, before, touch)

    def _answer(self, move: Move, before: int, touch: Callable[[Place], None]) -> None:
        """Word by word, what is still asked."""
        for _ in range(MOST_WORDS):
            if self.played > before:
                return
            places = [place for place, moves in self.view.hand.targets().items() if move in moves]
            if not places:
                self.kinds.add(f"button {move[0]}")
                self.button(move)
                return
            touch(places[0])
        raise AssertionError(f"{move} is asked for on and on")

    # ------------------------------------------------------------------ gestures

    def _lies(self, place: Place) -> bool:
        return self.view.stage.by_place(place) is not None

    def point_of(self, place: Place) -> QPoint:
        """A point of the viewport at which this place is uppermost."""
        pieces = [piece for piece in self.view.stage.with_places() if piece.place == place]
        assert pieces, f"{place} is not on the table"
        for piece in pieces:
            for spot in _spots(piece.rect):
                point = self.view.mapFromScene(spot)
                under = self.view.stage.at(self.view.mapToScene(point))
                if under is not None and under.place == place:
                    return point
        raise AssertionError(f"{place} lies wholly under something else")

    def click(self, place: Place) -> None:
        self.kinds.add(place[0])
        QTest.mouseClick(self.view.viewport(), LEFT, NONE, self.point_of(place))

    def drag(self, source: Place, target: Place) -> None:
        """Press, move in steps, release: places that show only while something is held are looked for then."""
        viewport, start = self.view.viewport(), self.point_of(source)
        QTest.mousePress(viewport, LEFT, NONE, start)
        QTest.mouseMove(viewport, start + QPoint(5, 4))
        assert self.view.dragging.active, f"{source} cannot be lifted"
        end = self.point_of(target)
        for step in (0.4, 1.0):
            QTest.mouseMove(viewport, start + (end - start) * step + QPoint(1, 0))
            QTest.mouseMove(viewport, start + (end - start) * step)
        QTest.mouseRelease(viewport, LEFT, NONE, end)
        self.kinds.add(f"{source[0]}>{target[0]}")
        assert not self.view.dragging.active

    def enter(self, place: Place) -> None:
        """Tab until the ring is around this place, then Enter."""
        self.view.setFocus()
        for _ in range(200):
            if self.view.walk.place == place:
                self.kinds.add(place[0])
                QTest.keyClick(self.view, Key.Key_Return)
                return
            QTest.keyClick(self.view, Key.Key_Tab)
            QApplication.processEvents()
        raise AssertionError(f"Tab never comes to {place}")


def _spots(rect: QRectF) -> Iterator[QPointF]:
    """The middle first, then a net of points."""
    for down in SHARES:
        for along in SHARES:
            yield QPointF(rect.left() + along * rect.width(), rect.top() + down * rect.height())

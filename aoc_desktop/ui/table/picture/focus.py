"""The keyboard on the table: a visible focus that walks from piece to piece, and a search by name."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QLineEdit, QStyleOptionGraphicsItem, QWidget

from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.theme import Theme
from aoc_desktop.ui.table.picture.stage import Piece, Stage

if TYPE_CHECKING:
    from aoc_desktop.ui.table.picture.view import TableView

Key = Qt.Key
DIRECTIONS = {
    Key.Key_Left: QPointF(-1, 0),
    Key.Key_Right: QPointF(1, 0),
    Key.Key_Up: QPointF(0, -1),
    Key.Key_Down: QPointF(0, 1),
}
ASIDE = 2.4
"""How much worse it is to be off the line than far away."""
WIDE = 1.2
"""How far off an arrow key's direction a piece may lie, relative to its distance, to be reached."""

OUT = 2.5
"""How far outside of the piece the ring runs: twice that is left under the captions."""
BOLD = 2.0
"""How much wider it is in high contrast."""


class FocusRing(QGraphicsItem):
    """Two lines around the focused piece, one of them readable on any ground."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(60)
        self.setVisible(False)
        self._rect = QRectF()
        self._outline: QPainterPath | None = None
        self.theme: Theme

    def surround(self, rect: QRectF, theme: Theme, outline: QPainterPath | None = None) -> None:
        """`outline`: the shape of a piece that is not a rectangle, from its corner."""
        self.prepareGeometryChange()
        self._rect, self.theme = rect.adjusted(-OUT, -OUT, OUT, OUT), theme
        self._outline = outline.translated(rect.topLeft()) if outline is not None else None
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-OUT * BOLD, -OUT * BOLD, OUT * BOLD, OUT * BOLD)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strokes = ((self.theme.table_edge, 2 * OUT), (self.theme.text, OUT))
        if self.theme.bold:  # where every card has a white line, and what can be used a yellow one
            strokes = ((self.theme.table_edge, 2 * OUT * BOLD), (self.theme.lit, OUT * BOLD))
        for colour, width in strokes:
            painter.setPen(QPen(QColor(colour), width))
            if self._outline is not None:
                painter.drawPath(self._outline)
            else:
                painter.drawRoundedRect(self._rect, 9, 9)


class FocusWalk:
    """Which place has the focus, and where the arrows and Tab lead from it."""

    def __init__(self, stage: Stage, ring: FocusRing) -> None:
        self.stage = stage
        self.ring = ring
        self.place: Place | None = None

    @property
    def piece(self) -> Piece | None:
        return self.stage.by_place(self.place)

    def show(self, theme: Theme, visible: bool) -> None:
        """Lay the ring around the focused piece, which may have moved or gone."""
        piece = self.piece
        if piece is None or not visible:
            self.ring.setVisible(False)
        else:
            self.ring.surround(piece.rect, theme, piece.outline)

    def set(self, place: Place | None) -> None:
        self.place = place

    def walk(self, key: int, wanted: Container[Place] | None = None) -> bool:
        """To the nearest piece in the direction of an arrow, of those wanted."""
        direction = DIRECTIONS[Qt.Key(key)]
        pieces = [piece for piece in self._in_order() if wanted is None or piece.place in wanted]
        start = self.piece
        if start is None:
            return self._to(pieces[0] if pieces else None)
        best = min(
            (piece for piece in pieces if piece is not start and _ahead(start, piece, direction)),
            key=lambda piece: _distance(start, piece, direction),
            default=None,
        )
        return self._to(best)

    def cycle(self, wanted: Callable[[Place], bool], backwards: bool = False) -> bool:
        """Go to the next place that can be used; False at the end of the round."""
        pieces = [piece for piece in self._in_order() if piece.place and wanted(piece.place)]
        if backwards:
            pieces.reverse()
        places = [piece.place for piece in pieces]
        if not pieces:
            return False
        following = places.index(self.place) + 1 if self.place in places else 0
        return following < len(pieces) and self._to(pieces[following])

    def _to(self, piece: Piece | None) -> bool:
        if piece is None:
            return False
        self.place = piece.place
        return True

    def places(self) -> list[Place]:
        """Every place on the table, as one reads."""
        return [piece.place for piece in self._in_order() if piece.place is not None]

    def _in_order(self) -> Iterable[Piece]:
        """As one reads: band by band, from left to right; workers and the like once."""
        seen: dict[Place, Piece] = {}
        for piece in self.stage.with_places():
            assert piece.place is not None
            seen.setdefault(piece.place, piece)
        return sorted(seen.values(), key=lambda piece: (round(piece.rect.center().y() / 60), piece.rect.left()))


def _ahead(start: Piece, piece: Piece, direction: QPointF) -> bool:
    """In this direction, not merely somewhere beyond: at the table's edge an arrow leads nowhere."""
    way = piece.rect.center() - start.rect.center()
    along = way.x() * direction.x() + way.y() * direction.y()
    return along > 4 and _gap(start.rect, piece.rect, direction) <= along * WIDE


def _gap(start: QRectF, rect: QRectF, direction: QPointF) -> float:
    """How far apart two pieces are across this direction; none where one lies before the other."""
    if direction.x():
        return max(0.0, rect.top() - start.bottom(), start.top() - rect.bottom())
    return max(0.0, rect.left() - start.right(), start.left() - rect.right())


def _distance(start: Piece, piece: Piece, direction: QPointF) -> float:
    way = piece.rect.center() - start.rect.center()
    along = way.x() * direction.x() + way.y() * direction.y()
    aside = abs(way.x() * direction.y()) + abs(way.y() * direction.x())
    return along + ASIDE * aside


# Find a thing on the table by typing its name: a line over the table; the focus follows the typed text.


FIND = "/"
"""The key that opens it, by what it writes."""
WIDTH = 240
STEPS = {Key.Key_Down: 1, Key.Key_Up: -1}


class Finder(QLineEdit):
    """Enter stays where the focus is, Esc goes back to where it was; the arrows go to the next that is called so."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._from: Place | None = None
        self._found: Sequence[Place] = ()
        self._at = 0
        self.setVisible(False)
        self.textChanged.connect(self._look)

    def open(self) -> None:
        self._from = self._view.walk.place
        self.setAccessibleName(self.tr("Find by name"))
        self.setPlaceholderText(self.tr("Name, then Enter"))
        self.clear()
        panorama = self._view.pan_zoom.panorama
        place = self._view.mapFromScene(panorama.zone.topLeft()) if panorama is not None else self.rect().topLeft()
        self.setGeometry(place.x() + 12, place.y() + 12, WIDTH, self.sizeHint().height())
        self.setVisible(True)
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _look(self, typed: str) -> None:
        view = self._view
        by_name = view.look.finding.by_name
        meant = by_name(typed, view.models, view.language) if by_name is not None else ()
        self._found, self._at = [place for places in meant if (place := self._best(places)) is not None], 0
        self._show()

    def _best(self, places: Sequence[Place]) -> Place | None:
        """A usable one of the places with this name, or else the last, which the others stand on."""
        useful = self._view.useful()
        return next((place for place in places if place in useful), places[-1] if places else None)

    def _show(self) -> None:
        if self._found:
            self._view.go_to(self._found[self._at % len(self._found)])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Key(event.key())
        if key in STEPS:
            self._at += STEPS[key]
            self._show()
        elif key in (Key.Key_Return, Key.Key_Enter):
            self._close()
        elif key == Key.Key_Escape:
            if self._from is not None:
                self._view.go_to(self._from)
            self._close()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setVisible(False)

    def _close(self) -> None:
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)  # first: a hidden widget hands its focus on
        self.setVisible(False)
        self._view.by_keyboard = True
        self._view.walk.show(self._view.theme, True)

"""The mouse on the table: pressing, dragging, dropping, gliding back, and sweeping over several things. Our own
handlers, no QDrag."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from aoc_desktop.play.places import Place
from aoc_desktop.ui.table.picture.hand import Hand
from aoc_desktop.ui.table.picture.stage import Piece, Stage, edge_pixels

if TYPE_CHECKING:
    from aoc_desktop.ui.table.picture.hover import Hover
    from aoc_desktop.ui.table.picture.view import TableView

START = 6.0
"""How far the mouse must move, in its own pixels, before a press becomes a drag."""
LIFTED, TILT = 1.15, -7.0
BACK = 220
"""Milliseconds that a piece needs to glide back."""


class Ghost(QGraphicsObject):
    """What the hand carries: the picture of a piece, lifted and tilted, with its shadow on the table."""

    def __init__(self, piece: Piece) -> None:
        super().__init__()
        self.size = piece.size
        self.margin = piece.margin
        ratio = piece.stage.ratio
        self.picture: QPixmap | None = piece.picture(ratio)
        edge = edge_pixels(self.margin, ratio) / ratio
        self.corner = QPointF(-edge, -edge)
        self.setZValue(90)
        self.setTransformOriginPoint(self.size.width() / 2, self.size.height() / 2)
        small = self.size.width() < 50
        self.setScale(LIFTED if small else 1.04)
        self.setRotation(TILT if small else TILT / 2)
        self.setOpacity(1.0 if small else 0.94)

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(), self.size).adjusted(-self.margin, -self.margin, self.margin, self.margin + 12)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        shade = QColor(0, 0, 0, 70)
        painter.setPen(QColor(0, 0, 0, 0))
        painter.setBrush(shade)
        width, height = self.size.width(), self.size.height()
        painter.drawEllipse(QRectF(width * 0.1, height - 4, width * 0.8, 10))
        if self.picture is not None:
            painter.drawPixmap(self.corner, self.picture)


class Table(Protocol):
    """What dragging needs of the view."""

    stage: Stage
    hand: Hand
    hover: Hover

    def duration(self, milliseconds: int) -> int: ...
    def add(self, item: QGraphicsItem) -> None: ...


class Dragging:
    """One press of the mouse from beginning to end."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.hand = table.hand
        self.ghost: Ghost | None = None
        self._pressed: Place | None = None
        self._from = QPointF()
        self._home = QPointF()
        self._grip = QPointF()
        self._piece_key = ""
        self._gliding: list[tuple[Ghost, QVariantAnimation]] = []

    @property
    def active(self) -> bool:
        return self.ghost is not None

    def press(self, piece: Piece | None, point: QPointF) -> None:
        self._pressed = piece.place if piece is not None else None
        self._piece_key = piece.key if piece is not None else ""
        self._from = point

    def move(self, point: QPointF, pixels: float) -> None:
        """`pixels`: how far the mouse is from where it was pressed."""
        if self.ghost is None and self._pressed is not None and pixels >= START:
            self._lift(point)
        if self.ghost is not None:
            self.ghost.setPos(point - self._grip)
            under = self._table.stage.at(point)
            self._table.hover.hover(under.place if under else None, point)

    def _lift(self, point: QPointF) -> None:
        """Anything that may ever be dragged can be lifted: where it cannot go says why."""
        piece = self._table.stage.pieces.get(self._piece_key)
        if piece is None or piece.place is None or piece.place[0] not in self.hand.rows.handling.holdable:
            self._pressed = None
            return
        self.ghost = Ghost(piece)
        self._home = QPointF(piece.home)
        # A card hangs where it was taken; a worker is small enough to sit under the pointer.
        small = piece.size.width() < 50
        self._grip = QPointF(piece.size.width() / 2, piece.size.height() / 2) if small else self._from - piece.home
        self._table.add(self.ghost)
        self.hand.hold(piece.place)
        if QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.hand.set_second()
        self.dim()

    def dim(self) -> None:
        """The piece that is being carried leaves a shade where it lies."""
        for key, piece in self._table.stage.pieces.items():
            piece.setOpacity(0.3 if self.ghost is not None and key == self._piece_key else 1.0)

    def release(self, point: QPointF) -> bool:
        """A drop does its move or glides back; a press without a drag is a click: True."""
        ghost, pressed = self.ghost, self._pressed
        self._pressed = None
        under = self._table.stage.at(point)
        place = under.place if under else None
        if ghost is None:
            if pressed is None or place != pressed:
                return False
            self.hand.click(pressed)
            return True
        self.ghost = None
        if self.hand.drop(place):
            self._drop(ghost)
        else:
            self._glide_back(ghost)
        self.dim()
        return False

    def abort(self) -> None:
        """Esc, or a change of the table under the hand: the dragged piece glides back."""
        self._pressed = None
        if self.ghost is not None:
            ghost, self.ghost = self.ghost, None
            self.hand.cancel()
            self._glide_back(ghost)
            self.dim()

    def follow(self) -> None:
        """The table has changed: the dragged piece may be gone, or may lie elsewhere."""
        if self.ghost is None:
            return
        piece = self._table.stage.pieces.get(self._piece_key)
        if piece is None or self.hand.held is None:
            self.abort()
        else:
            self._home = QPointF(piece.home)
            self.dim()

    def _drop(self, ghost: Ghost) -> None:
        scene = ghost.scene()
        if scene is not None:
            scene.removeItem(ghost)

    def _glide_back(self, ghost: Ghost) -> None:
        """The piece glides back in 220 ms, or at once without motion."""
        time = self._table.duration(BACK)
        if not time:
            self._drop(ghost)
            return
        glide = QVariantAnimation(self.hand)  # not of the ghost, which is gone when it ends
        glide.setDuration(time)
        glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        glide.setStartValue(ghost.pos())
        glide.setEndValue(self._home)
        glide.valueChanged.connect(ghost.setPos)
        glide.finished.connect(lambda: self._landed(ghost, glide))
        ghost.setRotation(0)
        ghost.setScale(1)
        self._gliding.append((ghost, glide))
        glide.start()

    def _landed(self, ghost: Ghost, glide: QVariantAnimation) -> None:
        self._gliding = [pair for pair in self._gliding if pair[0] is not ghost]
        self._drop(ghost)
        glide.deleteLater()

    @property
    def gliding(self) -> bool:
        return bool(self._gliding)


# A drag over several things chooses them all, one after the other, each as a click would.


GROWN = 1.2
"""Swept pieces stay enlarged until the button is released."""


class DragSelect:
    """One press of the button from the first thing to the last, where the game lets things be swept together."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self.swept: list[Place] = []
        self._moved = False

    def press(self, piece: Piece | None) -> None:
        """The button was pressed: begin a sweep if the piece can be chosen now."""
        view = self._view
        place = piece.place if piece is not None else None
        chosen = place if place is not None and view.models.handling.sweeps and place in view.hand.ready() else None
        self.swept, self._moved = [chosen] if chosen is not None else [], False

    def move(self, point: QPointF, pixels: float) -> bool:
        """True: things are swept together; `pixels`: how far the mouse is from where it was pressed."""
        if not self.swept or (not self._moved and pixels < START):
            return False
        self._moved = True
        piece = self._view.stage.at(point)
        if piece is not None and piece.place in self._view.hand.ready() and piece.place not in self.swept:
            self.swept.append(piece.place)
        self._show(GROWN)
        return True

    def release(self, point: QPointF) -> bool:
        """True: it was no click. A single thing that is let go where it stands is taken up, elsewhere it is chosen."""
        swept, moved = self.swept, self._moved
        self._show(1.0)
        self.swept, self._moved = [], False
        if not moved:
            return False
        under = self._view.stage.at(point)
        if len(swept) == 1 and under is not None and under.place == swept[0]:
            self._view.hand.hold(swept[0])
        else:
            self._choose(swept)
        return True

    def _choose(self, swept: list[Place]) -> None:
        """Choose the swept places until the question changes: fewer may be enough."""
        hand, models = self._view.hand, self._view.models
        for place in swept:
            if not models.handling.sweeps or place not in hand.ready():
                return
            hand.hold(place)
            moves = hand.targets().get(place, [])
            if len(moves) != 1 or not hand.play(moves[0]):
                hand.cancel()
                return

    def _show(self, scale: float) -> None:
        for place in self.swept:
            piece = self._view.stage.by_place(place)
            if piece is not None:
                piece.setScale(scale)

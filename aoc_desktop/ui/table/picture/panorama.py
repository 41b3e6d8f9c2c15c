"""A part of the table that is looked at from nearer, or from elsewhere. While the look changes, one picture of what
lies flat is moved and grown and the pieces on it travel along; at rest everything is laid anew, sharp."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from aoc_desktop.play.places import Place
from aoc_desktop.ui.table.picture.stage import Piece, Stage, edge_pixels

SMOOTH_BELOW = 1_200_000
"""Pixels up to which a picture is scaled smoothly while it moves; larger ones would take too long."""
NO_CONTENTS = QGraphicsItem.GraphicsItemFlag.ItemHasNoContents


class Backdrop(QGraphicsItem):
    """What lies flat, as one picture; where that does not reach, the whole of it seen from afar."""

    def __init__(self, zone: QRectF, picture: QPixmap, afar: QPixmap | None) -> None:
        super().__init__()
        self._zone, self._picture, self._afar = zone, picture, afar
        self._shift, self._afar_shift = QTransform(), QTransform()

    def show_at(self, shift: QTransform, afar_shift: QTransform) -> None:
        self._shift, self._afar_shift = shift, afar_shift
        self.update()

    def boundingRect(self) -> QRectF:
        return self._zone

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.save()
        painter.setClipRect(self._zone, Qt.ClipOperation.IntersectClip)
        small = self._picture.width() * self._picture.height() < SMOOTH_BELOW
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, small)
        place = self._shift.mapRect(self._zone)
        if self._afar is not None and not place.contains(self._zone):
            painter.drawPixmap(self._afar_shift.mapRect(self._zone), self._afar, QRectF(self._afar.rect()))
        painter.drawPixmap(place, self._picture, QRectF(self._picture.rect()))
        painter.restore()


class Panorama:
    """What the table toolkit asks of such a part; a game says what of its pieces lie flat, and where it looks."""

    flat: frozenset[str] = frozenset()
    """How the keys of pieces begin that grow with the look."""
    upright: frozenset[str] = frozenset()
    """And of those that keep their size."""
    ground = "#000000"
    """The colour beneath everything."""

    def __init__(self) -> None:
        self._backdrop: Backdrop | None = None
        self._afar: QPixmap | None = None

    # ------------------------------------------------------------------ what a game fills

    @property
    def zone(self) -> QRectF:
        """Where it lies on the table; empty: it does not."""
        return QRectF()

    @property
    def is_whole(self) -> bool:
        """All of it is seen."""
        return True

    def nearer(self, factor: float, at: QPointF | None = None) -> bool:
        """Look from nearer, or from farther away: the point stays. False: it goes no further."""
        return False

    def moved(self, by: QPointF) -> bool:
        """Look elsewhere: all lies so much aside."""
        return False

    def whole(self) -> bool:
        """Look at all of it again."""
        return False

    def look_towards(self, place: Place) -> bool:
        """So that a place is in sight; False: it is already, or lies nowhere here."""
        return False

    def look_like(self, other: Panorama) -> None:
        """Take over another view's position and zoom."""

    def shift(self) -> QTransform:
        """From where pieces were laid to where they are seen now."""
        return QTransform()

    def afar_shift(self) -> QTransform:
        """The same for pieces laid while all was seen."""
        return QTransform()

    def settle(self) -> None:
        """Lay the pieces that are put next at the current position and zoom."""

    def drags(self, place: Place | None) -> bool:
        """Whether a drag that begins there draws the whole along."""
        return place is None

    # ------------------------------------------------------------------ gliding

    @property
    def gliding(self) -> bool:
        return self._backdrop is not None

    def forget(self) -> None:
        """Sizes or colours are others."""
        self._afar = None

    def glide(self, stage: Stage) -> None:
        """Everything to where it is seen now, without drawing anything anew."""
        shift = self.shift()
        if self._backdrop is None:
            self._backdrop = self._flattened(stage)
            stage.scene.addItem(self._backdrop)
        self._backdrop.show_at(shift, self.afar_shift())
        for piece in self._pieces(stage, self.flat):
            piece.setFlag(NO_CONTENTS, True)
            piece.setTransform(QTransform.fromScale(shift.m11(), shift.m22()))
            piece.setPos(shift.map(piece.home))
        for piece in self._pieces(stage, self.upright):
            middle = shift.map(piece.rect.center())
            piece.setVisible(self.zone.contains(middle))
            piece.setPos(piece.home + middle - piece.rect.center())

    def rest(self, stage: Stage) -> None:
        """The gliding is over: pieces are laid as it is looked at now when they are put next."""
        self.settle()
        if self._backdrop is None:
            return
        stage.scene.removeItem(self._backdrop)
        self._backdrop = None
        for piece in self._pieces(stage, self.flat):
            piece.setFlag(NO_CONTENTS, False)
            piece.setTransform(QTransform())
            piece.setPos(piece.home)
        for piece in self._pieces(stage, self.upright):
            piece.setVisible(True)
            piece.setPos(piece.home)

    def _pieces(self, stage: Stage, kinds: frozenset[str]) -> Iterator[Piece]:
        return (piece for key, piece in stage.pieces.items() if key.partition(":")[0] in kinds)

    def _flattened(self, stage: Stage) -> Backdrop:
        """All flat pieces as they lie now, in one picture."""
        zone, ratio = self.zone, stage.ratio
        picture = QPixmap((zone.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(QColor(self.ground))
        painter = QPainter(picture)
        for piece in sorted(self._pieces(stage, self.flat), key=lambda piece: piece.zValue()):
            face = piece.picture(ratio)
            if face is not None:
                edge = edge_pixels(piece.margin, ratio) / ratio
                painter.drawPixmap(piece.home - zone.topLeft() - QPointF(edge, edge), face)
        painter.end()
        if self.is_laid_whole:
            self._afar = picture
        return Backdrop(zone, picture, self._afar)

    @property
    def is_laid_whole(self) -> bool:
        """Whether the pieces lie as they do where all is seen."""
        return True

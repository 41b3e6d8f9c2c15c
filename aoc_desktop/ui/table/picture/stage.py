"""The stage: pieces on a graphics scene, declared anew after each change, drawn once per look and kept as pictures."""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.lettering import grown

Draw = Callable[[QPainter, QRectF], None]
MARGIN = 14.0
"""How far shadows and lights reach beyond a piece."""
LARGEST_STORE = 160_000_000
"""Bytes of pictures that are kept."""
LARGEST_SHARP = 60_000.0
"""A piece that covers more, as a whole map does, takes too long to be drawn anew under the lens."""


class Pictures:
    """Pieces as pictures, by what they show and how large; the least used are forgotten first."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._bytes = 0
        self._text_size = 1.0
        self.under_lens = False
        """Whether a part of the table is painted enlarged: its pieces are drawn anew then, for pictures would blur."""

    def __len__(self) -> int:
        """How many are kept."""
        return len(self._kept)

    @property
    def text_size(self) -> float:
        """How much larger small words are drawn, where there is room."""
        return self._text_size

    def set_text_size(self, factor: float) -> None:
        """Small words are to be so much larger, where there is room."""
        if factor != self._text_size:
            self._text_size = factor
            self.clear()

    def get(self, look: Hashable, size: QSizeF, margin: float, ratio: float, draw: Draw) -> QPixmap:
        key = (look, size.width(), size.height(), margin, ratio)
        found = self._kept.get(key)
        if found is None:
            found = self._drawn(size, margin, ratio, draw)
            self._kept[key] = found
            self._bytes += found.width() * found.height() * 4
            self._forget()
        else:
            self._kept.move_to_end(key)
        return found

    def has(self, look: Hashable, size: QSizeF, margin: float, ratio: float) -> bool:
        """Whether such a picture is kept."""
        return (look, size.width(), size.height(), margin, ratio) in self._kept

    def stamp(
        self, painter: QPainter, rect: QRectF, look: Hashable, ratio: float, draw: Draw, margin: float = 0.0
    ) -> None:
        """Draw a part that many looks of a piece share: it is kept as a picture of its own; without a look it is seen
        for a moment only, and not kept."""
        if self.under_lens:
            _draw_here(painter, rect, draw)
            return
        if look is None:
            picture = self._drawn(rect.size(), margin, ratio, draw)
        else:
            picture = self.get(("stamp", look), rect.size(), margin, ratio, draw)
        edge = edge_pixels(margin, ratio)
        left, top = ((round(value * ratio) - edge) / ratio for value in (rect.left(), rect.top()))
        painter.drawPixmap(QPointF(left, top), picture)

    def _drawn(self, size: QSizeF, margin: float, ratio: float, draw: Draw) -> QPixmap:
        edge = edge_pixels(margin, ratio)
        width, height = (max(1, round(side * ratio) + 2 * edge) for side in (size.width(), size.height()))
        pixmap = QPixmap(width, height)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        try:
            with grown(self._text_size):
                draw(painter, QRectF(QPointF(edge, edge) / ratio, size))
        finally:
            painter.end()  # a picture that is still painted on would take the program down with it
        return pixmap

    def _forget(self) -> None:
        while self._bytes > LARGEST_STORE and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._bytes -= old.width() * old.height() * 4

    def clear(self) -> None:
        self._kept.clear()
        self._bytes = 0


def _draw_here(painter: QPainter, rect: QRectF, draw: Draw) -> None:
    """Not as a picture; the painter is afterwards as it was."""
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    draw(painter, rect)
    painter.restore()


def edge_pixels(margin: float, ratio: float) -> int:
    """How far a picture reaches beyond its piece: whole pixels, so that the piece itself begins at one."""
    return ceil(margin * ratio)


class Laid(NamedTuple):
    """The description of a piece for the stage."""

    rect: QRectF
    look: Hashable
    place: Place | None
    z: float
    margin: float
    ratio: float
    shape: QPainterPath | None
    angle: float


class Piece(QGraphicsObject):
    """A piece of the table. Its face is a picture; its place gives clicks and drops their meaning."""

    def __init__(self, stage: Stage, key: str) -> None:
        super().__init__()
        self.stage = stage
        self.key = key
        self.place: Place | None = None
        self.size = QSizeF()
        self.margin = MARGIN
        self.home = QPointF()
        """Where the piece belongs, wherever an animation has it now."""
        self.outline: QPainterPath | None = None
        """What of its rectangle is the piece; None: all of it."""
        self.lifted = False
        """Raised a little under the pointer."""
        self.laid: Laid | None = None
        """The description that it was put with; None if its look has changed since."""
        self._bounds = QRectF()
        self._look: Hashable = None
        self._draw: Draw | None = None
        self._picture: tuple[float, QPixmap] | None = None
        """At which ratio it was drawn: looked up once, since a look is long."""
        self._pixels = QRectF()
        """All of the picture."""

    def boundingRect(self) -> QRectF:
        return self._bounds

    def shape(self) -> QPainterPath:
        if self.outline is not None:
            return self.outline
        path = QPainterPath()
        path.addRect(QRectF(QPointF(), self.size + QSizeF(0, 3 if self.lifted else 0)))  # where it lay is still its own
        return path

    @property
    def rect(self) -> QRectF:
        """Where the piece belongs on the scene."""
        return QRectF(self.home, self.size)

    def wear(self, size: QSizeF, look: Hashable, draw: Draw, margin: float) -> None:
        if size != self.size or margin != self.margin:
            self.prepareGeometryChange()
            self.size, self.margin = size, margin
            self._bounds = QRectF(QPointF(), size).adjusted(-margin, -margin, margin, margin)
            self.setTransformOriginPoint(size.width() / 2, size.height() / 2)
        elif look == self._look:
            self._draw = draw
            return
        self._look, self._draw, self.laid, self._picture = look, draw, None, None
        self.update()

    def picture(self, ratio: float) -> QPixmap | None:
        if self._picture is None or self._picture[0] != ratio:
            if self._draw is None or self._draw is nothing:
                return None
            picture = self.stage.pictures.get(self._look, self.size, self.margin, ratio, self._draw)
            self._picture, self._pixels = (ratio, picture), QRectF(picture.rect())
        return self._picture[1]

    def forget(self) -> None:
        """It is drawn anew when it is put next."""
        self.laid = self._picture = None
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        stage = self.stage
        try:
            picture = self.picture(stage.ratio)
        except Exception:  # raised into Qt's own painting it would end the program: it is told as any mishap, once
            self._draw = picture = None
            sys.excepthook(*sys.exc_info())
        if picture is None:
            return
        edge, placed = edge_pixels(self.margin, stage.ratio), painter.worldTransform()
        if (
            stage.pictures.under_lens
            and self._draw is not None
            and self.size.width() * self.size.height() < LARGEST_SHARP
        ):
            with grown(stage.pictures.text_size):  # it could be drawn before: that is its picture
                _draw_here(painter, QRectF(QPointF(), self.size), self._draw)
            return
        if placed.m12() or abs(placed.m11() - stage.scale) > 1e-6:  # turned or grown for a while
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(QPointF(-edge, -edge) / stage.ratio, picture)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
            return
        # Pixel by pixel: asked to scale a picture by just its own ratio, Qt takes ten times as long, and blurs it.
        painter.setWorldTransform(stage.from_pixels)
        to_pixels = stage.device_ratio
        left, top = round(placed.dx() * to_pixels) - edge, round(placed.dy() * to_pixels) - edge
        painter.drawPixmap(self._pixels.translated(left, top), picture, self._pixels)


class Moved(NamedTuple):
    """A piece that lies elsewhere since the last time; no old place: it is new."""

    piece: Piece
    old: QPointF | None


class Stage:
    """All pieces by key. A round of `put` calls between `begin` and `end` says what lies on the table now."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.scene = scene
        self.pictures = Pictures()
        self.pieces: dict[str, Piece] = {}
        self.fit(1.0, 1.0)
        self._seen: set[str] = set()
        self.moved: list[Moved] = []

    def fit(self, scale: float, device_ratio: float) -> None:
        """The window has another size, or is on another screen: how many of its pixels are one of our measures, and how
        many of the screen's are one of those."""
        self.scale, self.device_ratio, self.ratio = scale, device_ratio, scale * device_ratio
        self.from_pixels = QTransform.fromScale(1 / device_ratio, 1 / device_ratio)

    def begin(self) -> None:
        self._seen.clear()
        self.moved = []

    def put(
        self,
        key: str,
        rect: QRectF,
        look: Hashable,
        draw: Draw,
        place: Place | None = None,
        z: float = 10.0,
        margin: float = MARGIN,
        shape: QPainterPath | None = None,
        angle: float = 0.0,
    ) -> None:
        """Lay a piece: make a new one, move one that lies elsewhere, redraw one that looks different. `shape`: the
        piece's outline within its rectangle, from its corner, if it is not a rectangle; `angle`: its rotation about its
        middle, in degrees."""
        self.lay(key, Laid(rect, look, place, z, margin, self.ratio, shape, angle), draw)

    def lay(self, key: str, laid: Laid, draw: Draw) -> None:
        """What `put` comes to; other kinds of stages lay otherwise."""
        self._seen.add(key)
        piece = self.pieces.get(key)
        if piece is not None and piece.laid == laid:
            return
        home = QPointF(self._snapped(laid.rect.left()), self._snapped(laid.rect.top()))
        if piece is None:
            piece = self.pieces[key] = Piece(self, key)
            self.scene.addItem(piece)
            self.moved.append(Moved(piece, None))
            piece.setPos(home)
        elif piece.home != home:
            self.moved.append(Moved(piece, QPointF(piece.pos())))
            piece.setPos(home)
        piece.home = home
        piece.place, piece.outline = laid.place, laid.shape
        if piece.rotation() != laid.angle:
            piece.setRotation(laid.angle)
        if piece.zValue() != laid.z:
            piece.setZValue(laid.z)
        piece.wear(laid.rect.size(), self.face(key, laid.look), draw, laid.margin)
        piece.laid = laid

    def forget(self) -> None:
        """Redraw all pieces when they are next put: a piece's look does not include theme, language or text size."""
        self.pictures.clear()
        for piece in self.pieces.values():
            piece.forget()

    def spot(self, key: str) -> tuple[QRectF, float] | None:
        """Where a piece lies and how high; None if it does not."""
        piece = self.pieces.get(key)
        return (piece.rect, piece.zValue()) if piece is not None else None

    @staticmethod
    def face(key: str, look: Hashable) -> Hashable:
        """Pieces of a kind that look alike share a picture."""
        return key.partition(":")[0], look

    def _snapped(self, value: float) -> float:
        """Whole pixels of the window keep pictures sharp."""
        return round(value * self.ratio) / self.ratio

    def end(self) -> None:
        """Remove the pieces that were not put again."""
        for key in [key for key in self.pieces if key not in self._seen]:
            self.scene.removeItem(self.pieces.pop(key))

    def at(self, point: QPointF) -> Piece | None:
        """The uppermost piece with a place under a point."""
        for item in self.scene.items(point, Qt.ItemSelectionMode.IntersectsItemShape, Qt.SortOrder.DescendingOrder):
            if isinstance(item, Piece) and item.place is not None:
                return item
        return None

    def by_place(self, place: Place | None) -> Piece | None:
        return next((piece for piece in self.pieces.values() if place is not None and piece.place == place), None)

    def with_places(self) -> Iterator[Piece]:
        return (piece for piece in self.pieces.values() if piece.place is not None)


def nothing(painter: QPainter, rect: QRectF) -> None:
    """The face of a zone: it is there for the pointer only."""

"""The table in small beside its text: it follows the row, and shows its place enlarged."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.table.page.history_view import Moments
from aoc_desktop.ui.table.picture.draw_context import paint_table
from aoc_desktop.ui.table.picture.view import TableView

SOON = 30
"""Milliseconds after which it follows: whoever hears the row does not wait for the picture."""
ROUND_IT = 1.35
"""How much of the table around a place is shown with it."""
OUTLINE = 4.0


class Picture(QWidget):
    """What the hidden view of the table would show, or the part of it around the row's place."""

    def __init__(self, moments: Moments, preferences: Preferences, enlarged: bool = False) -> None:
        super().__init__()
        self._moments, self._preferences, self._enlarged = moments, preferences, enlarged
        self.place: Place | None = None
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def _view(self) -> TableView:
        return self._moments.shown_view

    def sizeHint(self) -> QSize:
        return QSize(200, 100)

    def heightForWidth(self, width: int) -> int:
        scene = self._view.sceneRect()
        return round(width * (0.3 if self._enlarged else scene.height() / max(1.0, scene.width())))

    def hasHeightForWidth(self) -> bool:
        return True

    def follow(self, place: Place | None) -> None:
        self.place = place
        self._soon.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rect, theme = QRectF(self.rect()), self._preferences.theme
        paint_table(painter, rect, theme)
        source = self._shown()
        if not source.isEmpty():
            self._render(painter, rect, source)
            self._paint_outline(painter, rect, source)
        painter.setPen(QPen(QColor(theme.line), theme.line_px))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        painter.end()

    def _render(self, painter: QPainter, rect: QRectF, source: QRectF) -> None:
        stage = self._view.stage
        stage.pictures.under_lens = self._enlarged and rect.width() > source.width() * stage.scale
        try:
            self._view.scene().render(painter, _placed(rect, source), source)
        finally:
            stage.pictures.under_lens = False

    def _shown(self) -> QRectF:
        """All of the table, or what lies around the place, in the shape of this picture."""
        if not self._enlarged:
            return self._view.sceneRect()
        piece = self._view.stage.by_place(self.place)
        if piece is None or not self.height():
            return QRectF()
        shape = self.width() / self.height()
        height = max(piece.rect.height() * ROUND_IT, piece.rect.width() * ROUND_IT / shape)
        shown = QRectF(0, 0, height * shape, height)
        shown.moveCenter(piece.rect.center())
        return shown

    def _paint_outline(self, painter: QPainter, rect: QRectF, source: QRectF) -> None:
        piece = self._view.stage.by_place(self.place)
        if piece is None:
            return
        placed = _placed(rect, source)
        scale = placed.width() / source.width()
        there = piece.rect.translated(-source.topLeft())
        ring = QRectF(placed.topLeft() + there.topLeft() * scale, there.size() * scale)
        painter.setPen(QPen(QColor(self._preferences.theme.lit), OUTLINE if self._enlarged else 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(ring.adjusted(-2, -2, 2, 2), 7, 7)


def _placed(rect: QRectF, source: QRectF) -> QRectF:
    """Where a part of the table comes to lie in a picture of any shape: as large as it can, in the middle."""
    scale = min(rect.width() / source.width(), rect.height() / source.height())
    placed = QRectF(QPointF(), source.size() * scale)
    placed.moveCenter(rect.center())
    return placed

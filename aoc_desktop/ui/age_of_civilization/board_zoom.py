"""A whole board shown large over the window, until a click or a key."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from aoc_desktop.models.age_of_civilization.table import TableModels
from aoc_desktop.text.language import load_language
from aoc_desktop.ui.age_of_civilization.face_book import FaceBook
from aoc_desktop.ui.age_of_civilization.items_board import BoardSection
from aoc_desktop.ui.age_of_civilization.scenery import Scenery
from aoc_desktop.ui.age_of_civilization.spoken import seat_words
from aoc_desktop.ui.age_of_civilization.stage import Stage
from aoc_desktop.ui.icons import paint_seat
from aoc_desktop.ui.lettering import Align, draw_text, heading
from aoc_desktop.ui.theme import Theme, Type

translate = QCoreApplication.translate
LEFT = Align.AlignLeft | Align.AlignVCenter
BOARD = QSizeF(1004, 250)


class Overlay(QWidget):
    """Covers its window, darkens it, and goes away by itself."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setObjectName("overlay")
        self.setGeometry(window.rect())
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return super().eventFilter(watched, event)

    def show_now(self) -> None:
        self.show()
        self.raise_()
        self.setFocus()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.close()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Alt:
            self.close()

    def darken(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), QColor(4, 10, 14, 190))


class BoardZoom(Overlay):
    """The whole board of one seat."""

    def __init__(self, window: QWidget, models: TableModels, seat: int, language: str, theme: Theme) -> None:
        super().__init__(window)
        self.models, self.seat, self.theme = models, seat, theme
        self.faces = FaceBook(models.cards, language, models.standing.solo)
        self.view = QGraphicsView(self)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        for policy in (self.view.setHorizontalScrollBarPolicy, self.view.setVerticalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setStyleSheet("background: transparent")
        self.view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.view.setScene(QGraphicsScene(self))
        self.stage = Stage(self.view.scene())
        self._section = BoardSection()
        models.changed.connect(self._sync)

    @classmethod
    def open(cls, window: QWidget, models: TableModels, seat: int, language: str, theme: Theme) -> BoardZoom:
        zoom = cls(window, models, seat, language, theme)
        zoom.show_now()
        return zoom

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:  # the table behind it has told the models already
            self.faces = FaceBook(self.models.cards, self.models.language, self.models.standing.solo)
            self.stage.pictures.clear()
            self._sync()

    def _frame(self) -> QRectF:
        scale = min(self.width() * 0.92 / BOARD.width(), self.height() * 0.8 / (BOARD.height() + 44))
        size = BOARD * scale
        return QRectF(
            (self.width() - size.width()) / 2, (self.height() - size.height()) / 2, size.width(), size.height()
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        frame = self._frame()
        self.view.setGeometry(frame.toRect())
        scale = frame.width() / BOARD.width()
        self.stage.scale, self.stage.device_ratio = scale, self.devicePixelRatioF()
        self.view.resetTransform()
        self.view.scale(scale, scale)
        self.view.scene().setSceneRect(QRectF(QPointF(0, 0), BOARD))
        self._sync()

    def _sync(self, _turns: object = None) -> None:
        scenery = Scenery(self.stage, self.models, self.theme, self.faces, interactive=False)
        self.stage.begin()
        area = QRectF(QPointF(0, 0), BOARD).adjusted(2, 2, -2, -2)
        self._section.put(scenery, area, self.models.boards[self.seat])
        self.stage.end()
        self.update()
        row, language = self.models.seats.rows[self.seat], self.models.language
        self.setAccessibleName(load_language(language).sentence("summary.board", player=row.name))
        self.setAccessibleDescription(seat_words(row, language))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.darken(painter)
        frame = self._frame()
        name = self.models.seats.rows[self.seat].name
        head = QRectF(frame.left() + 34, frame.top() - 42, frame.width() - 34, 34)
        paint_seat(painter, QRectF(frame.left() + 6, head.center().y() - 9, 18, 18), self.theme.seats[self.seat])
        draw_text(painter, head, name, heading(Type.TITLE, "#F4ECDB"), LEFT)
        painter.end()

"""Things shown large over the window until a click, Esc or the end of Alt: a whole board, a card in full sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from aoc_desktop.games.age_of_civilization.cards import COLUMNS
from aoc_desktop.models.age_of_civilization.boards import OPEN
from aoc_desktop.models.age_of_civilization.table import TableModels
from aoc_desktop.text.age_of_civilization.cards import event_sentence
from aoc_desktop.ui.age_of_civilization.card_kit import paint_shadow
from aoc_desktop.ui.age_of_civilization.face_book import FaceBook
from aoc_desktop.ui.age_of_civilization.faces import paint_civilization, paint_wonder
from aoc_desktop.ui.age_of_civilization.items_board import BoardSection
from aoc_desktop.ui.age_of_civilization.items_time import slots_of
from aoc_desktop.ui.age_of_civilization.scenery import Scenery, paint_panel
from aoc_desktop.ui.age_of_civilization.stage import Stage
from aoc_desktop.ui.age_of_civilization.technology_faces import paint_cell, paint_special_card
from aoc_desktop.ui.age_of_civilization.tooltips import card_lines
from aoc_desktop.ui.age_of_civilization.track_faces import paint_action_card, paint_event
from aoc_desktop.ui.icons import paint_seat
from aoc_desktop.ui.lettering import Align, draw_text, heading, plain
from aoc_desktop.ui.theme import Radius, Theme, Type

translate = QCoreApplication.translate
LEFT = Align.AlignLeft | Align.AlignVCenter
BOARD = QSizeF(1004, 250)
CARDS = {
    "civilization": QSizeF(360, 600),
    "wonder": QSizeF(360, 330),
    "technology": QSizeF(360, 220),
    "special_technology": QSizeF(360, 420),
    "action": QSizeF(360, 330),
    "event": QSizeF(360, 380),
}


class Overlay(QWidget):
    """Covers its window, darkens it, and goes away by itself."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
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

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.darken(painter)
        frame = self._frame()
        name = self.models.seats.rows[self.seat].name
        head = QRectF(frame.left() + 34, frame.top() - 42, frame.width() - 34, 34)
        paint_seat(painter, QRectF(frame.left() + 6, head.center().y() - 9, 18, 18), self.theme.seats[self.seat])
        draw_text(painter, head, name, heading(Type.TITLE, "#F4ECDB"), LEFT)
        painter.end()


class CardZoom(Overlay):
    """A card large, each formula with its sentence; beside it all that the tooltip says."""

    def __init__(
        self, window: QWidget, models: TableModels, card: tuple[str, str], language: str, theme: Theme
    ) -> None:
        super().__init__(window)
        self.models, self.card, self.language, self.theme = models, card, language, theme
        self.faces = FaceBook(models.cards, language, models.standing.solo)

    @classmethod
    def open(cls, window: QWidget, models: TableModels, card: tuple[str, str], language: str, theme: Theme) -> CardZoom:
        zoom = cls(window, models, card, language, theme)
        zoom.show_now()
        return zoom

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.darken(painter)
        size = CARDS.get(self.card[0], CARDS["action"])
        scale = min(self.height() * 0.86 / size.height(), self.width() * 0.42 / size.width(), self.height() / 660)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(scale, scale)
        rect = QRectF(-size.width() - 12, -size.height() / 2, size.width(), size.height())
        paint_shadow(painter, rect, Radius.ZOOM, "bubble")
        paint_large(painter, rect, self.card, self.models, self.faces, self.theme)
        words = QRectF(12, -size.height() / 2, 340, max(size.height(), 330))
        self._paint_words(painter, words)
        painter.end()

    def _paint_words(self, painter: QPainter, rect: QRectF) -> None:
        kind, card = self.card
        lines = card_lines(kind, card, self.models, self.language)
        paint_panel(painter, rect, self.theme)
        inner = rect.adjusted(18, 14, -18, -14)
        title = QRectF(inner.left(), inner.top(), inner.width(), 32)
        draw_text(painter, title, self.faces.name(kind, card, short=False), heading(24, self.theme.text), LEFT)
        body = inner.adjusted(0, 42, 0, 0)
        align = Align.AlignLeft | Align.AlignTop
        draw_text(painter, body, "\n".join(lines), plain(15, self.theme.text), align, lines=40)


def paint_large(
    painter: QPainter, rect: QRectF, card: tuple[str, str], models: TableModels, faces: FaceBook, theme: Theme
) -> None:
    """Any card of the game, large, in full sentences."""
    kind, name = card
    if kind == "civilization":
        paint_civilization(painter, rect, faces.civilization(name, full=True))
    elif kind == "wonder":
        paint_wonder(painter, rect, faces.wonder(name, full=True))
    elif kind == "technology":
        paint_cell(painter, rect, faces.technology(name, OPEN, full=True), theme)
    elif kind == "special_technology":
        column = COLUMNS.index(models.cards.special_technology[name].column)
        paint_special_card(painter, rect, faces.special(name, full=True), theme, column)
    elif kind == "event":
        paint_panel(painter, rect, theme)
        inner = rect.adjusted(20, 20, -20, -20)
        sentence = event_sentence(models.cards.event[name], faces.language)
        paint_event(painter, inner, name, faces.name("event", name, False), faces.event(name), theme, sentence)
    else:
        row = models.track.row(name) or models.permanent.row(name)
        assert row is not None
        scenery = Scenery(Stage(QGraphicsScene()), models, theme, faces, interactive=False)
        face = faces.action(row, slots_of(scenery, row))
        sentence = " ".join(card_lines(kind, name, models, faces.language))
        paint_action_card(painter, rect, face._replace(sentence=sentence), theme)

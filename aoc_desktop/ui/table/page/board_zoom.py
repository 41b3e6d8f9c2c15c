"""A whole board shown large over the window, until a click or a key."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QToolTip, QWidget

from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.icons import paint_seat
from aoc_desktop.ui.kit.lettering import Align, draw_text, heading, plain
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import announce_here
from aoc_desktop.ui.kit.theme import Radius, Theme, Type
from aoc_desktop.ui.table.look import table_of
from aoc_desktop.ui.table.page.overlay import Overlay
from aoc_desktop.ui.table.picture.draw_context import Scenery
from aoc_desktop.ui.table.picture.focus import DIRECTIONS, FocusRing, FocusWalk
from aoc_desktop.ui.table.picture.stage import Piece, Stage
from aoc_desktop.ui.table.picture.sums import tip_words

translate = QCoreApplication.translate
LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
HEAD = 40
"""The height of the line with the name, above the board."""


class BoardZoom(Overlay):
    """The whole board of one seat. Its cards and numbers tell as much as one's own; a click beside them closes it."""

    zoom_wanted = Signal(str, str)
    """A card is to be shown large: its kind and id."""
    help_wanted = Signal(str)
    """The rules are to be opened at this card: "kind:id"."""

    def __init__(self, window: QWidget, models: Rows, seat: Seat, preferences: Preferences) -> None:
        super().__init__(window)
        self.models, self.seat, self._preferences = models, seat, preferences
        self.look = table_of(models.session)
        assert self.look.board_size is not None
        self._board = self.look.board_size
        models.destroyed.connect(self.close)  # the moment of the past that it belonged to is left
        self.view = QGraphicsView(self)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        for policy in (self.view.setHorizontalScrollBarPolicy, self.view.setVerticalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setStyleSheet("background: transparent")
        self.view.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.view.setScene(QGraphicsScene(self))
        self.stage = Stage(self.view.scene())
        self.ring = FocusRing()
        self.view.scene().addItem(self.ring)
        self.walk = FocusWalk(self.stage, self.ring)
        self._hovered: Place | None = None
        self.setMouseTracking(True)
        self._dress()
        models.changed.connect(self._sync)
        preferences.changed.connect(self._preference_changed)

    @property
    def theme(self) -> Theme:
        return self._preferences.theme

    def _dress(self) -> None:
        """Language, theme and size of letters of now."""
        self.faces = self.look.faces(self.models, self._preferences.language)
        self.stage.pictures.set_text_size(self._preferences.text_size)
        self.stage.forget()
        self._sync()

    def _preference_changed(self, name: str) -> None:
        if name in ("theme", "colour_blind_seats", "seats", "text_size"):
            self._dress()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:  # the table behind it has told the models already
            self._dress()

    # ------------------------------------------------------------------ cards and numbers

    def _at(self, point: QPointF) -> Piece | None:
        return self.stage.at(self.view.mapToScene(self.view.mapFrom(self, point.toPoint())))

    def tip(self, place: Place) -> str:
        return self.look.seat_tip(place, self.seat, self.models, self.faces)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            piece = self._at(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), self.tip(piece.place) if piece and piece.place else "", self)
            return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # what lies below is not meant
            return True
        return super().event(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        piece = self._at(event.position())
        self._hovered = piece.place if piece else None
        self.walk.set(None)
        self.walk.show(self.theme, False)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        piece = self._at(event.position())
        if piece is None or piece.place is None:
            self.close()
        elif event.button() == Qt.MouseButton.LeftButton:
            self._explain(piece)
        else:
            self._zoom(piece.place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, place = event.key(), self.walk.place or self._hovered
        if key in DIRECTIONS:
            self.walk.walk(key)
            self.walk.show(self.theme, True)
            if self.walk.place is not None:
                announce_here(self, tip_words(self.tip(self.walk.place), self.faces.speech))
        elif key in (Qt.Key.Key_Z, Qt.Key.Key_Alt) and place is not None:
            self._zoom(place)
        elif key == Qt.Key.Key_F1:
            self.close()
            self.help_wanted.emit(self.look.seat_topic(place, self.seat, self.models))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (piece := self.walk.piece) is not None:
            self._explain(piece)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Alt shows a card large here; it does not close the board."""

    def _zoom(self, place: Place) -> None:
        if (found := self.look.seat_card(place, self.seat, self.models)) is not None:
            self.zoom_wanted.emit(*found)

    def _explain(self, piece: Piece) -> None:
        """A card or number that was chosen tells what its tooltip does."""
        corner = self.view.mapTo(self, self.view.mapFromScene(piece.rect.bottomLeft()))
        QToolTip.showText(self.mapToGlobal(corner), self.tip(piece.place) if piece.place else "", self)

    # ------------------------------------------------------------------ laying out

    def _frame(self) -> QRectF:
        scale = min(self.width() * 0.92 / self._board.width(), self.height() * 0.8 / (self._board.height() + 44))
        size = self._board * scale
        return QRectF(
            (self.width() - size.width()) / 2, (self.height() - size.height()) / 2, size.width(), size.height()
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        frame = self._frame()
        self.view.setGeometry(frame.toRect())
        scale = frame.width() / self._board.width()
        self.stage.fit(scale, self.devicePixelRatioF())
        self.view.resetTransform()
        self.view.scale(scale, scale)
        self.view.scene().setSceneRect(QRectF(QPointF(0, 0), self._board))
        self._sync()

    def _sync(self, _turns: object = None) -> None:
        scenery = Scenery(self.stage, self.models, self.theme, self.faces, interactive=False)
        self.stage.begin()
        area = QRectF(QPointF(0, 0), self._board).adjusted(2, 2, -2, -2)
        self.look.put_board(scenery, area, self.seat)
        self.stage.end()
        self.update()
        row, language = self.models.seats.rows[self.seat], self.models.language
        self.setAccessibleName(self.models.words.speech(language).sentence("summary.board", player=row.name))
        self.setAccessibleDescription(self.look.seat_words(row, self.models, language))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.darken(painter)
        frame = self._frame()
        theme, name = self.theme, self.models.seats.rows[self.seat].name
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = frame.adjusted(-10, -HEAD - 6, 10, 10)
        fill(painter, rounded(ground, Radius.PANEL), theme.panel)
        outline(painter, ground, Radius.PANEL, theme.line, theme.line_px)
        head = QRectF(frame.left() + 34, ground.top() + 4, frame.width() - 40, HEAD)
        paint_seat(painter, QRectF(frame.left() + 8, head.center().y() - 9, 18, 18), theme.seats[self.seat])
        draw_text(painter, head, name, heading(Type.TITLE, theme.text), LEFT)
        closing = translate("Table", "Esc closes")
        draw_text(painter, head, closing, plain(Type.TEXT * self._preferences.text_size, theme.soft_text), RIGHT)
        painter.end()

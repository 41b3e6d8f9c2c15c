"""A card, or a whole board, large over the window: a card has each formula with its sentence, and further texts beside
it.

No text stands there twice: if words need more room than the card has, all of them stand beside it.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QToolTip, QWidget

from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.places import Place
from aoc_desktop.text.language import in_sentences
from aoc_desktop.ui.kit.card_kit import fill, outline, paint_shadow, rounded
from aoc_desktop.ui.kit.icons import paint_seat
from aoc_desktop.ui.kit.lettering import Align, Letters, draw_text, heading, plain, text_height
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import announce_here, spoken
from aoc_desktop.ui.kit.theme import Radius, Theme, Type
from aoc_desktop.ui.table.look import table_of
from aoc_desktop.ui.table.page.overlay import Overlay
from aoc_desktop.ui.table.picture.draw_context import DrawContext, paint_panel
from aoc_desktop.ui.table.picture.focus import DIRECTIONS, FocusRing, FocusWalk
from aoc_desktop.ui.table.picture.stage import Piece, Stage
from aoc_desktop.ui.table.picture.sums import place_tip, tip_words

WIDTH, WORDS = 360.0, 350.0
SMALL = 200.0
"""The width of a card that has no room for sentences."""
TOP_LEFT = Align.AlignLeft | Align.AlignTop


class CardZoom(Overlay):
    """Goes away with a click or any key; F1 opens the rule."""

    help_wanted = Signal(str)
    """Kind and id of the card, as "kind:id"."""

    def __init__(self, window: QWidget, rows: Rows, card: tuple[str, str], preferences: Preferences) -> None:
        super().__init__(window)
        self.kind, self.card = card
        self._preferences = preferences
        self._rows, self._look = rows, table_of(rows.session)
        self._say()
        spoken().note(in_sentences([self.name, *self.lines]))  # its name and description, which has the focus

    def _say(self) -> None:
        """All words, in the language spoken now."""
        self._faces = faces = self._look.faces(self._rows, self._preferences.language)
        self.name = faces.name(self.kind, self.card, short=False)
        self.lines = faces.lines(self.kind, self.card)
        more = faces.unsaid(self.kind, self.card)
        if source := faces.source(self.kind, self.card):
            more += [*([""] if more else []), source]
        self.more = more
        """What does not stand on the card."""
        beyond = [line for line in more if line and line not in self.lines]
        self.lines += ["", *beyond] if beyond else []
        self._labels = faces.captions
        self.setAccessibleName(self.name)
        self.setAccessibleDescription(in_sentences(self.lines))
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1:
            self.help_wanted.emit(f"{self.kind}:{self.card}")
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.darken(painter)
        words = WORDS * self._preferences.text_size
        beside = self.beside
        height = self._faces.height(self.kind, self.card, WIDTH)
        needed = sum(text_height(line, self._letters(line), words - 36) + self._space(line) for line in beside)
        panel = max(min(height, 240.0) if self._words_beside else 0.0, needed + (84 if self._words_beside else 30))
        wide = WIDTH + (words + 24 if beside else 0)
        scale = min(self.height() * 0.88 / height, self.width() * 0.9 / wide, self.height() / 660)
        scale = min(scale, self.height() * 0.96 / panel)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(scale, scale)
        self._paint_card(painter, QRectF(-wide / 2, -height / 2, WIDTH, height))
        if beside:
            self._paint_words(painter, QRectF(wide / 2 - words, -panel / 2, words, panel))
        painter.end()

    @property
    def _words_beside(self) -> bool:
        """Whether words are to be larger than on a card."""
        return self._preferences.text_size > 1

    @property
    def beside(self) -> list[str]:
        """The lines that stand beside the card."""
        return self.lines if self._words_beside else self.more

    def _paint_card(self, painter: QPainter, rect: QRectF) -> None:
        theme = self._preferences.theme
        if self._faces.flat(self.kind):
            paint_panel(painter, rect, theme)
            rect = rect.adjusted(20, 20, -20, -20)
        else:
            paint_shadow(painter, rect, Radius.ZOOM, "bubble")
        painter.save()
        if self._words_beside:  # the face of the table, which has no sentences, enlarged
            painter.translate(rect.topLeft())
            painter.scale(rect.width() / SMALL, rect.width() / SMALL)
            rect = QRectF(0, 0, SMALL, rect.height() * SMALL / rect.width())
        self._faces.paint_card(painter, rect, self.kind, self.card, theme)
        painter.restore()

    def _letters(self, line: str) -> Letters:
        theme, size = self._preferences.theme, self._preferences.text_size
        return plain(13 * size, theme.soft_text, 600) if line in self._labels else plain(15 * size, theme.text)

    def _space(self, line: str) -> float:
        """Above a line."""
        return 10.0 if line in self._labels else 2.0

    def _paint_words(self, painter: QPainter, rect: QRectF) -> None:
        """The sentences, under the name where all of them stand here, on a panel as high as they need."""
        theme, size = self._preferences.theme, self._preferences.text_size
        paint_panel(painter, rect, theme)
        inner = rect.adjusted(18, 14, -18, -14)
        y = inner.top()
        if self._words_beside:
            title = QRectF(inner.left(), y, inner.width(), 32)
            draw_text(painter, title, self.name, heading(24 * size, theme.text), Align.AlignLeft | Align.AlignVCenter)
            y += 40
        for line in self.beside:
            high = text_height(line, self._letters(line), inner.width())
            y += self._space(line)
            place = QRectF(inner.left(), y, inner.width(), high + 1)
            draw_text(painter, place, line, self._letters(line), TOP_LEFT, lines=20)
            y += high


# A whole board shown large over the window, until a click or a key.


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
        assert self.look.board is not None
        self._board, self._put_board = self.look.board
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
        return place_tip(self.look, place, self.models, self.faces, self.seat)

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
            self.help_wanted.emit(self.look.topic_of_place(place, self.models, self.seat))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (piece := self.walk.piece) is not None:
            self._explain(piece)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Alt shows a card large here; it does not close the board."""

    def _zoom(self, place: Place) -> None:
        if (found := self.look.card_of(place, self.models, self.seat)) is not None:
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
        context = DrawContext(self.stage, self.models, self.theme, self.faces, interactive=False)
        self.stage.begin()
        area = QRectF(QPointF(0, 0), self._board).adjusted(2, 2, -2, -2)
        self._put_board(context, area, self.seat)
        self.stage.end()
        self.update()
        row, language = self.models.seats.rows[self.seat], self.models.language
        self.setAccessibleName(self.models.words.speech(language).sentence("summary.board", player=row.name))
        self.setAccessibleDescription(self.look.seat_words(self.seat, self.models, language).words)

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

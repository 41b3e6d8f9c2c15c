"""The curtain between two people at one screen: it hides the other's hand."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QVBoxLayout

from aoc_desktop.play.game_rows import Rows
from aoc_desktop.ui.kit.icons import paint_icon, paint_seat
from aoc_desktop.ui.kit.lettering import draw_text, drawn_width, heading
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.kit.theme import FACE
from aoc_desktop.ui.kit.widgets import Screen, button

BREATH = 300
PLATE, FOOT = 124.0, 18
"""What stands below a picture behind the curtain, and how far the button is above its foot."""
LIFTING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Curtain(Screen):
    """Names the person to pass the screen to, with the button by which that person takes over."""

    fell = Signal()
    lifted = Signal()

    def __init__(self, models: Rows, preferences: Preferences) -> None:
        super().__init__(preferences)
        self._models = models
        self._seen_by: int | None = None
        """The person who has taken over; None while it is down."""
        self._seat, self._name, self._words_for = 0, "", "prompt.curtain"
        self.button = button(primary=True)
        self.button.setObjectName("lift_curtain")
        self.button.clicked.connect(self.lift)
        self.button.installEventFilter(self)
        self._fallen = QElapsedTimer()
        self.breath = BREATH
        """Milliseconds after its fall in which no key lifts it."""
        self._behind: QPixmap | None = None
        self._layout = layout = QVBoxLayout(self)
        layout.addStretch(5)
        layout.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(2)
        layout.setContentsMargins(0, 0, 0, 0)
        models.viewer_changed.connect(self.fall_between_people)

    @property
    def is_down(self) -> bool:
        return not self.isHidden()

    @property
    def _people(self) -> list[int]:
        return [seat for seat, info in enumerate(self._models.session.seats) if info.is_human]

    @property
    def guards(self) -> bool:
        """Whether people at this screen have hands that the others must not see."""
        session = self._models.session
        if len(self._people) < 2 or session.finished:
            return False
        return session.match.game.moment(session.match.state).secrets

    def fall_between_people(self) -> None:
        """In a game with secret hands, hide the table until the next person takes over."""
        viewer = self._models.viewer
        if self.guards and viewer != self._seen_by and not (self.is_down and self._seat == viewer):
            self._fall(viewer, "prompt.curtain")

    def fall_again(self) -> None:
        """The person who took over has left the table: hide it again, because anyone may come back to it."""
        self._seen_by = None
        self.fall_between_people()

    def greet(self) -> None:
        """The game comes from another player's file: open it for the person who plays next."""
        session, people = self._models.session, self._people
        deciders = session.match.deciders
        asked = next((seat for seat in deciders if seat in people), None)
        later = (seat for seat in people if seat >= deciders[0])
        self._fall(next(later, people[0]) if asked is None else asked, "prompt.greeting")

    def _fall(self, seat: int, words: str) -> None:
        self._seat, self._name, self._words_for = seat, self._models.session.seats[seat].name, words
        self._seen_by = None
        self.retranslate()
        announce(self, self._words())
        self._fallen.start()
        self.fell.emit()
        self.button.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The key that ended one person's turn, still held or pressed twice, does not show the next one's hand."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            hasty = event.isAutoRepeat() or self._fallen.elapsed() < self.breath
            if hasty and event.key() in LIFTING:
                return True
        return super().eventFilter(watched, event)

    def show_behind(self, picture: QPixmap | None) -> None:
        """Show a picture that everybody may see, above the name of the person asked."""
        if picture is self._behind:  # mostly both are None: setting it would repaint twice for each turn
            return
        self._behind = picture
        self._layout.setStretch(0, 5 if picture is None else 1)
        self._layout.setStretch(2, 2 if picture is None else 0)
        self._layout.setContentsMargins(0, 0, 0, 0 if picture is None else FOOT)
        self.update()

    def lift(self) -> None:
        self._seen_by = self._models.viewer
        self.lifted.emit()

    def _words(self) -> str:
        return self.preferences.speech.sentence(self._words_for, player=self._name)

    def retranslate(self) -> None:
        self.button.setText(self.preferences.speech.sentence("prompt.curtain_button", player=self._name))
        self.setAccessibleName(self._words())
        self.update()

    def picture(self, size: QSize) -> QPixmap:
        """In small, for the list of games: whose turn it is stands beside it."""
        drawn = QPixmap(size)
        painter = QPainter(drawn)
        area = QRectF(drawn.rect())
        side = area.height() * 0.62
        self._paint_back(painter, area, QRectF(area.center().x() - side / 2, area.height() * 0.19, side, side))
        painter.end()
        return drawn

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a card's back, as large as the screen; or the picture, and below it the person to pass the screen
        to."""
        painter = QPainter(self)
        if self._behind is not None:
            self._paint_behind(painter, self._behind)
            painter.end()
            return
        side = min(self.width(), self.height()) * 0.3
        middle = self.width() / 2
        self._paint_back(painter, QRectF(self.rect()), QRectF(middle - side / 2, self.height() * 0.16, side, side))
        look = self.preferences.seats[self._seat]
        paint_seat(painter, QRectF(middle - 14, self.height() * 0.53, 28, 28), look)
        place = QRectF(60, self.height() * 0.58, self.width() - 120, 60)
        draw_text(painter, place, self._words(), heading(32, FACE.cog_glyph))
        painter.end()

    def _paint_behind(self, painter: QPainter, picture: QPixmap) -> None:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(self.rect())
        painter.fillRect(whole, QColor(FACE.back))
        size = self.preferences.scale
        room = whole.adjusted(0, 0, 0, -PLATE * size)
        scale = min(room.width() / picture.width(), room.height() / picture.height())
        place = QRectF(0, 0, picture.width() * scale, picture.height() * scale)
        place.moveCenter(room.center())
        painter.drawPixmap(place, picture, QRectF(picture.rect()))
        painter.setPen(QPen(QColor(FACE.back_gold), 2))
        painter.drawLine(room.bottomLeft(), room.bottomRight())
        words, letters = self._words(), heading(24 * size, FACE.cog_glyph)
        wide = min(whole.width() - 120, drawn_width(words, letters) + 4)
        line = QRectF(whole.center().x() - wide / 2 + 26, room.bottom() + 14 * size, wide, 40 * size)
        sign = QRectF(line.left() - 52, line.center().y() - 20, 40, 40)
        paint_seat(painter, sign, self.preferences.seats[self._seat])
        draw_text(painter, line, words, letters)

    def _paint_back(self, painter: QPainter, area: QRectF, emblem: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(area, QColor(FACE.back))
        frame = area.adjusted(18, 18, -18, -18)
        painter.setPen(QPen(QColor(FACE.back_gold), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, 16, 16)
        painter.drawRoundedRect(frame.adjusted(7, 7, -7, -7), 12, 12)
        paint_icon(painter, emblem, "card_back")

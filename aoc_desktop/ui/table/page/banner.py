"""What happens to all, over the table: a banner that drops, stays for a moment and goes; a click sends it away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEasingCurve, QPoint, QPropertyAnimation, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from aoc_desktop.kernel.events import Event, seen
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.ui.kit.lettering import Align, draw_text, heading, plain, text_height
from aoc_desktop.ui.kit.overlay_places import free_place, on_page
from aoc_desktop.ui.kit.picture_cache import KeptFaces
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.kit.theme import Radius
from aoc_desktop.ui.table.answers import Announcement
from aoc_desktop.ui.table.look import table_of

WIDTH = 470
"""At scale 1, as are all measures here."""
TOP = 24
STAYS, FALLS = 2200, 600
LEFT = Align.AlignLeft | Align.AlignVCenter


class Banner(QWidget):
    """Shows announcements one after the other over its parent."""

    gone = Signal()
    """The last banner has closed."""
    resized = Signal()
    """The banner has come, gone, or changed its text."""

    def __init__(self, parent: QWidget, rows: Rows, preferences: Preferences) -> None:
        super().__init__(parent)
        self._over, self._rows, self._look = parent, rows, table_of(rows.session)
        self._session = session = rows.session
        self._preferences = preferences
        self.waiting: list[Announcement] = []
        """What comes after the one that is shown."""
        self.shown: Announcement | None = None
        self.stays: Callable[[Announcement], int] = self._stays
        """Milliseconds for which each is shown."""
        self.is_read: Callable[[], bool] = lambda: False
        """Whether the table is shown as text, over which no banner opens."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.next)
        self._faces = KeptFaces(1)
        """Moves go on below it: it is not drawn anew each time."""
        self._fall = QPropertyAnimation(self, b"pos", self)
        preferences.changed.connect(self.resized)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()
        self._held: tuple[int, Sequence[Announcement]] | None = None
        """What the end of a round will bring once its last turn is confirmed, and after how many moves."""
        session.played.connect(self._played)
        session.waiting.connect(self._tell_held)

    def _played(self, played: PlayedMove) -> None:
        if self._session.finished:
            return
        shown = self.shown
        if shown is not None and shown.opens and (self._session.is_human(played.seat) or self._is_old(shown)):
            self.next()
        news = self._look.announcements(self._public(played), self._rows, self._preferences.language)
        if self._session.holds_back:
            self._held = len(self._session.match.history), news
        else:
            self.tell(news)

    def _is_old(self, told: Announcement) -> bool:
        """Where moves come at once, a step may be over before what opens it is told."""
        match = self._session.match
        return bool(told.opens) and match.game.moment(match.state).step != told.opens

    def _public(self, played: PlayedMove) -> Sequence[Event]:
        """What every person at this screen may know of: any of them may be looking."""
        events: Sequence[Event] = played.events
        people: list[Seat | None] = [seat for seat, info in enumerate(self._session.seats) if info.is_human]
        for seat in people or [None]:
            events = seen(events, seat)
        return events

    def _tell_held(self) -> None:
        """The turn is confirmed, unless it was taken back."""
        if self._held is not None and not self._session.holds_back:
            (moves, news), self._held = self._held, None
            if len(self._session.match.history) >= moves:
                self.tell(news)

    def tell(self, news: Sequence[Announcement]) -> None:
        """Show these after the current banner; at the fastest pace they replace it and hold up no move."""
        news = [told for told in news if not self._is_old(told)]
        if not news:
            return
        if self.is_read() or self._preferences["linear"]:  # the reader of a text table hears the news instead
            for told in news:
                announce(self._over.window(), told.spoken)
            return
        at_once = not self._preferences.motion(STAYS)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, at_once)
        self.waiting = [*news] if at_once else [*(told for told in self.waiting if told.holds), *news]
        if at_once or self.shown is None or not self.shown.holds:
            self.next()

    def dismiss(self) -> None:
        """Away with all of them."""
        self.waiting.clear()
        self.next()

    def next(self) -> None:
        """Away with the one that is shown; the next one comes."""
        self._timer.stop()
        self._fall.stop()
        told, self.shown = self.shown, self.waiting.pop(0) if self.waiting else None
        if self.shown is None:
            self.hide()
            self.resized.emit()
            if told is not None:
                self.gone.emit()
            return
        if self.shown.spoken:
            announce(self, self.shown.spoken)
        self.setAccessibleName(self.shown.title)
        self.show()
        self.raise_()
        self.update()  # it may follow another just as large, in the same place
        self.resized.emit()
        self._drop()
        self._timer.start(self.stays(self.shown))

    def _stays(self, told: Announcement) -> int:
        return max(1400, self._preferences.motion(STAYS)) + 500 * len(told.lines)

    def banner_pause(self) -> int:
        """Milliseconds for which moves wait until the banners are read; 0 at the fastest pace."""
        if self.shown is None or not self._preferences.motion(STAYS):
            return 0
        left = self.time_left if self.shown.holds else 0
        return left + sum(self.stays(told) for told in self.waiting if told.holds)

    @property
    def time_left(self) -> int:
        """Milliseconds until the one that is shown goes by itself."""
        return max(0, self._timer.remainingTime())

    @property
    def _scale(self) -> float:
        """As large as words are, where the table is wide enough."""
        return min(self._preferences.scale, (self._over.width() - 16) / WIDTH)

    def settle(self, page: QWidget, taken: Sequence[QRectF]) -> QRectF:
        """At the top of the table, in the middle if that is free; without room it stays hidden, and the log tells the
        news."""
        if self.shown is None:
            return QRectF()
        scale, height = self._scale, 66 + sum(self._height(line) + 2 for line in self.shown.lines)
        self.resize(round(WIDTH * scale), round(height * scale))
        table = on_page(page, self._over)
        usual = QRectF(self.rect()).translated(max(0, (self._over.width() - self.width()) // 2), round(TOP * scale))
        place = free_place(usual.translated(table.topLeft()), taken, table)
        self.setVisible(place is not None)
        if place is None:
            return QRectF()
        spot = (place.topLeft() - table.topLeft()).toPoint()
        if spot != (self._fall.endValue() if self._falls else self.pos()):
            self._fall.stop()
            self.move(spot)
        return place

    @property
    def _falls(self) -> bool:
        return self._fall.state() == QPropertyAnimation.State.Running

    def _drop(self) -> None:
        if self._preferences["reduced_motion"] or not self._preferences.motion(FALLS):
            return
        self._fall.setStartValue(QPoint(self.x(), -self.height()))
        self._fall.setEndValue(self.pos())
        self._fall.setDuration(self._preferences.motion(FALLS))
        self._fall.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fall.start()

    def _height(self, line: str) -> float:
        return text_height(line, plain(14, ""), WIDTH - 110)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.next()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.shown is None:
            return
        painter = QPainter(self)
        look, ratio = (self.shown, self._preferences.theme.name), self.devicePixelRatioF()
        painter.drawPixmap(0, 0, self._faces.get(look, self.size(), ratio, partial(self._paint, told=self.shown)))
        painter.end()

    def _paint(self, painter: QPainter, told: Announcement) -> None:
        theme, scale = self._preferences.theme, self._scale
        painter.scale(scale, scale)
        whole = QRectF(0, 0, self.width() / scale, self.height() / scale)
        painter.setPen(QPen(QColor(told.edge or theme.lit), 2.5))
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(whole.adjusted(2, 2, -2, -2), Radius.PANEL, Radius.PANEL)
        self._look.paint_announcement(painter, QRectF(20, 14, 58, 58), told, theme)
        draw_text(painter, QRectF(94, 12, WIDTH - 110, 36), told.title, heading(26, theme.text), LEFT)
        y = 50.0
        for line in told.lines:
            height = self._height(line)
            align = Align.AlignLeft | Align.AlignTop
            draw_text(painter, QRectF(94, y, WIDTH - 110, height + 2), line, plain(14, theme.text), align, lines=4)
            y += height + 2

"""War, plague, events and the turn of a scenario over the table: a banner that drops, stays for a moment and goes; a
click sends it away."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import takewhile
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QPoint, QPropertyAnimation, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from aoc_desktop.games.age_of_civilization.scenarios import scenario
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.models.session import Session
from aoc_desktop.text.age_of_civilization.log import log_lines
from aoc_desktop.text.age_of_civilization.scenarios import turning_sentence
from aoc_desktop.text.age_of_civilization.speech import load_language
from aoc_desktop.text.language import Language
from aoc_desktop.ui.age_of_civilization.track_faces import paint_event_token
from aoc_desktop.ui.icons import paint_icon
from aoc_desktop.ui.kept_faces import KeptFaces
from aoc_desktop.ui.lettering import Align, draw_text, heading, plain, text_height
from aoc_desktop.ui.notice import announce
from aoc_desktop.ui.over import free_place, on_page
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.theme import RESOURCES, Radius

WIDTH = 470
"""At scale 1, as are all measures here."""
TOP = 24
STAYS, FALLS = 2200, 600
BEFALLS = ("war", "plague", "event", "scenario_turns")
ENDS = (*BEFALLS, "no_symbol", "round_begins")
"""What comes after one of these is no longer told with what befell before."""
LEFT = Align.AlignLeft | Align.AlignVCenter


class Tiding(NamedTuple):
    """One thing that befell the players."""

    kind: str
    """One of BEFALLS."""
    id: str
    title: str
    lines: tuple[str, ...]


def tidings(events: Sequence[Event], speech: Language, players: Sequence[str]) -> list[Tiding]:
    """What of these events deserves a banner, each with what it did to whom."""
    found = []
    for place, event in enumerate(events):
        if event.kind not in BEFALLS:
            continue
        its_own = takewhile(lambda later: later.kind not in ENDS, events[place + 1 :])
        lines = log_lines([event, *its_own], speech.code, players)
        if event.kind == "scenario_turns":
            lines.append(turning_sentence(scenario(event.what), speech.code))
        names, card = {"event": ("event", event.what), "scenario_turns": ("scenario", event.what)}.get(
            event.kind, ("symbol", event.kind)
        )
        found.append(Tiding(event.kind, event.what, speech.names[names][card].display, tuple(lines)))
    return found


class Banner(QWidget):
    """Shows tidings one after the other over its parent."""

    gone = Signal()
    """The last of them is no longer shown."""
    resized = Signal()
    """It has come, gone, or tells something else."""

    def __init__(self, parent: QWidget, session: Session, preferences: Preferences) -> None:
        super().__init__(parent)
        self._over = parent
        self._session, self._preferences = session, preferences
        self._waiting: list[Tiding] = []
        self._shown: Tiding | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)
        self._faces = KeptFaces(1)
        """Moves go on below it: it is not drawn anew each time."""
        self._fall = QPropertyAnimation(self, b"pos", self)
        preferences.changed.connect(self.resized)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()
        self._held: tuple[int, list[Tiding]] | None = None
        """What the end of a round will bring once its last turn is confirmed, and after how many moves."""
        session.played.connect(self._played)
        session.waiting.connect(self._tell_held)

    def _played(self, turn: PlayedMove) -> None:
        if self._session.finished:
            return
        names = [seat.name for seat in self._session.seats]
        news = tidings(turn.events, load_language(self._preferences.language), names)
        if self._session.holds_back:
            self._held = len(self._session.match.history), news
        else:
            self.tell(news)

    def _tell_held(self) -> None:
        """The turn is confirmed, unless it was taken back."""
        if self._held is not None and not self._session.holds_back:
            (moves, news), self._held = self._held, None
            if len(self._session.match.history) >= moves:
                self.tell(news)

    def tell(self, news: Sequence[Tiding]) -> None:
        """Show these after what is shown now; where moves come at once, instead of it, and in nobody's way."""
        if not news:
            return
        at_once = not self._preferences.motion(STAYS)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, at_once)
        self._waiting = [*news] if at_once else [*self._waiting, *news]
        if at_once or self._shown is None:
            self._next()

    def dismiss(self) -> None:
        """Away with all of them."""
        self._waiting.clear()
        self._next()

    def _next(self) -> None:
        self._timer.stop()
        self._fall.stop()
        told, self._shown = self._shown, self._waiting.pop(0) if self._waiting else None
        if self._shown is None:
            self.hide()
            self.resized.emit()
            if told is not None:
                self.gone.emit()
            return
        if self._shown.kind == "scenario_turns":  # the other lines are in the log, which is read out
            announce(self, self._shown.lines[-1])
        self.setAccessibleName(self._shown.title)
        self.show()
        self.raise_()
        self.update()  # it may follow another just as large, in the same place
        self.resized.emit()
        self._drop()
        self._timer.start(self._stays(self._shown))

    def _stays(self, tiding: Tiding) -> int:
        return max(1400, self._preferences.motion(STAYS)) + 500 * len(tiding.lines)

    def lull(self) -> int:
        """How long, in milliseconds, it still tells what nobody should play over; at once is at once."""
        if self._shown is None or not self._preferences.motion(STAYS):
            return 0
        return self._timer.remainingTime() + sum(map(self._stays, self._waiting))

    @property
    def _scale(self) -> float:
        """As large as words are, where the table is wide enough."""
        return min(self._preferences.scale, (self._over.width() - 16) / WIDTH)

    def settle(self, page: QWidget, taken: Sequence[QRectF]) -> QRectF:
        """At the top of the table, in the middle if that is free; where nothing is free the log alone tells it."""
        if self._shown is None:
            return QRectF()
        scale, height = self._scale, 66 + sum(self._height(line) + 2 for line in self._shown.lines)
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
        self._next()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown is None:
            return
        painter = QPainter(self)
        look, ratio = (self._shown, self._preferences.theme.name), self.devicePixelRatioF()
        painter.drawPixmap(0, 0, self._faces.get(look, self.size(), ratio, partial(self._paint, told=self._shown)))
        painter.end()

    def _paint(self, painter: QPainter, told: Tiding) -> None:
        theme, scale = self._preferences.theme, self._scale
        painter.scale(scale, scale)
        whole = QRectF(0, 0, self.width() / scale, self.height() / scale)
        edge = RESOURCES[told.kind].on(True).fill if told.kind in RESOURCES else theme.lit
        painter.setPen(QPen(QColor(edge), 2.5))
        painter.setBrush(QColor(theme.raised))
        painter.drawRoundedRect(whole.adjusted(2, 2, -2, -2), Radius.PANEL, Radius.PANEL)
        sign = QRectF(20, 14, 58, 58)
        if told.kind == "event":
            paint_event_token(painter, sign, told.id)
        elif told.kind == "scenario_turns":
            paint_icon(painter, sign, "path", theme.lit)
        else:
            paint_icon(painter, sign, told.kind, None, theme.on_dark)
        draw_text(painter, QRectF(94, 12, WIDTH - 110, 36), told.title, heading(26, theme.text), LEFT)
        y = 50.0
        for line in told.lines:
            height = self._height(line)
            align = Align.AlignLeft | Align.AlignTop
            draw_text(painter, QRectF(94, y, WIDTH - 110, height + 2), line, plain(14, theme.text), align, lines=4)
            y += height + 2

"""The bar of a replay: to and fro through the moves of a game, by buttons, by a slider with rounds, or by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QWidget

from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.kit.controls import Slider, choose, name_choice
from aoc_desktop.ui.kit.icons import mix
from aoc_desktop.ui.kit.key_cap import KeyButton
from aoc_desktop.ui.kit.lettering import draw_text, plain, text_width
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import Theme, Type
from aoc_desktop.ui.kit.widgets import row

STEP = 900
"""Milliseconds for each move at the usual speed."""
SPEEDS = (0.5, 1.0, 2.0, 4.0)
HEIGHT = 44
BUTTON = 30
ROOMY = 900


class Mark(NamedTuple):
    """A place on the way: the number of moves before it, and its name."""

    moves: int
    name: str


class MarkedSlider(Slider):
    """A slider over the moves: a click jumps there, Page Up and Page Down go from round to round."""

    EDGE = 12
    low = 0.62

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(preferences)
        self.marks: list[Mark] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(240, round(HEIGHT * self._preferences.frame))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, round(HEIGHT * self._preferences.frame))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        places = [mark.moves for mark in self.marks]
        if event.key() == Qt.Key.Key_PageDown:
            self.setValue(min((place for place in places if place > self.value()), default=self.maximum()))
        elif event.key() == Qt.Key.Key_PageUp:
            self.setValue(max((place for place in places if place < self.value()), default=0))
        else:
            super().keyPressEvent(event)

    def paint_under(self, painter: QPainter, middle: float) -> None:
        self._paint_marks(painter, self._preferences.theme, middle, self._preferences.bar_scale)

    def _paint_marks(self, painter: QPainter, theme: Theme, middle: float, scale: float) -> None:
        """A tick and a name where a round begins; a name that would touch the one before is left out."""
        free = 0.0
        for mark in self.marks:
            x = self.x_of(mark.moves)
            painter.fillRect(QRectF(x - 1, middle - 7, 2, 14), QColor(theme.soft_text))
            width = text_width(mark.name, 600, Type.CAPTION * scale) + 2
            left = min(max(0.0, x - width / 2), self.width() - width)
            if left >= free:
                place = QRectF(left, 0, width, middle - 8)
                draw_text(painter, place, mark.name, plain(Type.CAPTION * scale, theme.soft_text, 600))
                free = left + width + 8


class ReplayBar(QWidget):
    """First, back, play, on, last; the slider; the speed; and what one can do from here."""

    moment_wanted = Signal(int)
    """The number of moves after which the table is to be shown."""
    playing_changed = Signal()

    def __init__(self, preferences: Preferences, actions: Actions) -> None:
        super().__init__()
        self._preferences = preferences
        self.next_stop: Callable[[int], int] = lambda moves: moves + 1
        """Where it stops next after so many moves: beyond those that are shown together."""
        self.setObjectName("replay_bar")
        names = ("first_moment", "previous_moment", "play_moments", "next_moment", "present")
        self.buttons = {name: KeyButton(actions, name, preferences, height=BUTTON, in_bar=True) for name in names}
        for made in self.buttons.values():
            made.set_brief(3)
        self.go_on = KeyButton(actions, "continue_here", preferences, height=BUTTON, in_bar=True)
        self.leave = KeyButton(actions, "replay", preferences, height=BUTTON, in_bar=True)
        self.leave.set_brief(3)
        self.leave.set_icon("close")
        self.slider = MarkedSlider(preferences)
        self.slider.setObjectName("moments")
        self.speed = QComboBox()
        self.speed.setObjectName("speed")
        self.slider.valueChanged.connect(self._slid)
        self.speed.currentIndexChanged.connect(self._speed_changed)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self.playing_changed.connect(self._show_playing)
        self._show_playing()
        layout = row(*self.buttons.values(), gap=4, margins=(8, 0, 8, 0))
        layout.addWidget(self.slider, 1)
        for part in (self.speed, self.go_on, self.leave):
            layout.addWidget(part)
        self.setLayout(layout)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()
        self.restyle()
        choose(self.speed, 1.0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The slider needs its room: the key goes first."""
        super().resizeEvent(event)
        self.go_on.set_brief(0 if self.width() > ROOMY * self._preferences.bar_scale else 1)

    # ------------------------------------------------------------------ where it stands

    def show_course(self, count: int, marks: Sequence[Mark]) -> None:
        """A game of so many moves."""
        self.slider.marks = list(marks)
        self.slider.blockSignals(True)
        self.slider.setRange(0, count)
        self.slider.blockSignals(False)
        self.slider.update()

    def show_moment(self, moves: int) -> None:
        self.slider.blockSignals(True)
        self.slider.setValue(moves)
        self.slider.blockSignals(False)
        self._say()

    def _say(self) -> None:
        here, count = self.slider.value(), self.slider.maximum()
        rounds = [mark.name for mark in self.slider.marks if mark.moves <= here]
        words = self.tr("Move {0} of {1}").format(here, count)
        text = ", ".join([*rounds[-1:], words])
        self.slider.setAccessibleDescription(text)
        self.slider.setToolTip(text)

    @property
    def here(self) -> int:
        return self.slider.value()

    def _slid(self, moves: int) -> None:
        if self.slider.isSliderDown():
            self.stop()
        self._say()
        self.moment_wanted.emit(moves)

    # ------------------------------------------------------------------ by itself

    @property
    def playing(self) -> bool:
        return self._timer.isActive()

    def toggle(self) -> None:
        """Play, or pause; at the end it begins again."""
        if self.playing:
            self.stop()
            return
        if self.here >= self.slider.maximum():
            self.moment_wanted.emit(0)
        self._timer.start(self._interval())
        self.playing_changed.emit()

    def stop(self) -> None:
        if self.playing:
            self._timer.stop()
            self.playing_changed.emit()

    def _show_playing(self) -> None:
        self.buttons["play_moments"].set_icon("pause" if self.playing else "play")

    def _interval(self) -> int:
        return round(STEP / float(self.speed.currentData() or 1.0))

    def _speed_changed(self) -> None:
        if self.playing:
            self._timer.start(self._interval())

    def _tick(self) -> None:
        if self.here < self.slider.maximum():
            self.moment_wanted.emit(self.next_stop(self.here))
        if self.here >= self.slider.maximum():
            self.stop()

    # ------------------------------------------------------------------ words and colours

    def retranslate(self) -> None:
        chosen = self.speed.currentData()
        self.speed.blockSignals(True)
        self.speed.clear()
        for speed in SPEEDS:
            number = self._preferences.speech.decimal(speed, 0 if speed >= 1 else 1)
            self.speed.addItem(self.tr("× {0}", "speed").format(number), speed)
        choose(self.speed, chosen)
        self.speed.blockSignals(False)
        name_choice(self.speed, self.tr("Speed of the replay"))
        self.speed.setToolTip(self.tr("Speed of the replay"))
        self.slider.setAccessibleName(self.tr("Moments of the game"))
        self._say()

    def restyle(self) -> None:
        self.setFixedHeight(round(HEIGHT * self._preferences.frame))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._preferences.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(mix(theme.top_bar, theme.primary, 0.08)))
        painter.fillRect(0, 0, self.width(), theme.line_px, QColor(theme.line))
        painter.end()

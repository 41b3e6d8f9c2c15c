"""The bar over the table: menu, round, whose turn, the steps, undo and redo, and the one primary button."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolTip, QWidget

from aoc_desktop.games import words_of
from aoc_desktop.kernel.game import CHANCE, Moment, Seat
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.session import Session
from aoc_desktop.text.words import Words
from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.kit.high_contrast import PALE, line_px
from aoc_desktop.ui.kit.icons import mix, paint_icon, paint_seat
from aoc_desktop.ui.kit.key_cap import KeyButton
from aoc_desktop.ui.kit.lettering import Align, draw_text, plain, text_width
from aoc_desktop.ui.kit.picture_cache import KeptFaces
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import Size, Theme, Type
from aoc_desktop.ui.table.answers import StepSigns
from aoc_desktop.ui.table.look import table_of
from aoc_desktop.ui.table.picture.sums import lines_tip

LEFT = Align.AlignLeft | Align.AlignVCenter
PIP = (14, 7)
MOST_PIPS = 12
"""More rounds than these are told by their number alone."""
MOST_STEPS = 6
"""With more steps than these, only the current one is named."""
RIM = 2
"""How far a line may reach beyond a part of the course."""
MOST_PARTS = 40
ALL, CURRENT, NUMBERS = "all", "current", "numbers"


class Room(NamedTuple):
    """How much the bar shows when it is narrow."""

    pips: bool
    """A pip for each round."""
    steps: str
    """Which steps are named: all, the current one, or none, and all have their numbers."""
    undo: int
    """How brief the button is."""
    redo: int
    hint: int


ROOMS = (
    Room(True, ALL, 0, 1, 0),
    Room(True, ALL, 0, 3, 0),
    Room(True, ALL, 0, 3, 1),
    Room(True, ALL, 1, 3, 1),
    Room(True, CURRENT, 1, 3, 1),
    Room(True, CURRENT, 1, 3, 3),
    Room(False, CURRENT, 1, 3, 3),
    Room(False, NUMBERS, 1, 3, 3),
    Room(False, CURRENT, 2, 3, 3),
    Room(False, CURRENT, 3, 3, 3),
    Room(False, NUMBERS, 3, 3, 3),
)
"""From the most words to the fewest; what Undo takes back is named longer than steps that are not now."""


class Part(NamedTuple):
    """A piece of the course: its look, the gap before it, its width, and the function that paints it."""

    look: Hashable
    before: float
    width: float
    paint: Callable[[QPainter], None]


class Course(QWidget):
    """The round with its pips, the seat whose turn it is, and the steps of a turn."""

    def __init__(self, session: Session, preferences: Preferences) -> None:
        super().__init__()
        self.session, self._preferences = session, preferences
        self.room = ROOMS[0]
        self._faces = KeptFaces(MOST_PARTS)
        self._look: object = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.refresh()

    def refresh(self) -> None:
        self.setFixedHeight(round(Size.BAR * self._preferences.frame))
        told = (self._round_words(), self._turn_words(), self._step_words(), self._practice_words())
        moment, preferences = self._moment, self._preferences
        look = told, moment.round, self._seat(), moment.first, preferences.bar_scale, preferences.theme
        if look != self._look:
            self._look = look
            self.setAccessibleName(". ".join(words for words in told if words))
            self.update()

    @property
    def _moment(self) -> Moment:
        """Where the table stands."""
        match = self.session.on_table
        return match.game.moment(match.state)

    @property
    def _signs(self) -> StepSigns | None:
        return table_of(self.session).step_signs

    @property
    def _words(self) -> Words:
        words: Words = words_of(self.session.match.game.id)
        return words

    # ------------------------------------------------------------------ words

    def _round_words(self) -> str:
        moment, language = self._moment, self._preferences.language
        if not self.session.on_table.deciders:
            return self._words.speech(language).text("bar.finished")
        if moment.step in moment.steps:
            return self._words.round(moment, language)
        return self._words.step(moment.step, language)  # before the first round

    def _seat(self) -> Seat | None:
        """The seat that decides; while chance decides, the seat whose turn it is."""
        if self.session.unconfirmed is not None:
            return self.session.unconfirmed
        decider = self.session.decider
        return self._moment.turn if decider == CHANCE else decider

    def _turn_words(self) -> str:
        seat = self._seat()
        if seat is None:
            return ""
        people = [info for info in self.session.seats if info.is_human]
        if len(people) == 1 and self.session.seats[seat].is_human:
            return self._preferences.speech.text("bar.your_turn")
        return self._preferences.speech.text("bar.turn", player=self.session.seats[seat].name)

    def _practice_words(self) -> str:
        """A word on a game that earns nothing."""
        if self.session.brought:
            return self.tr("From elsewhere")
        return self.tr("Practice") if self.session.practice else ""

    def _course(self) -> tuple[Sequence[str], int | None]:
        """The ids of the steps and the index of the current one; None if it is not among them."""
        look, session = table_of(self.session), self.session
        now = session.match.history[-1].moment if session.unconfirmed is not None else self._moment
        steps = tuple(step for step in now.steps if step != look.closing_step)
        ended = session.unconfirmed is not None and look.closing_step
        step = steps[-1] if ended else now.step
        return steps, steps.index(step) if step in steps and session.on_table.deciders else None

    def _named(self, steps: Sequence[str], number: int) -> str:
        """ "2 Actions"."""
        return f"{number + 1} {self._words.step(steps[number], self._preferences.language)}"

    def _step_words(self) -> str:
        steps, now = self._course()
        return self._named(steps, now) if now is not None else ""

    def _steps(self, room: Room) -> tuple[list[str], int]:
        """The text of each step, and the index of the current one; empty if there is none."""
        steps, now = self._course()
        if now is None:
            return [], 0
        if self._signs:
            return ([] if room.steps == NUMBERS else [self._words.step(steps[now], self._preferences.language)]), now
        if len(steps) > MOST_STEPS:
            return [f"{now + 1}/{len(steps)}" if room.steps == NUMBERS else self._named(steps, now)], 0
        if room.steps == ALL:
            return [self._named(steps, number) for number in range(len(steps))], now
        # Finished steps have a check mark.
        short = ["" if number < now else str(number + 1) for number in range(len(steps))]
        if room.steps == CURRENT:
            short[now] = self._named(steps, now)
        return short, now

    def _pips(self, room: Room) -> int:
        """How many rounds are shown, a pip for each."""
        moment = self._moment
        if self._signs:
            return 0
        return moment.rounds if room.pips and moment.rounds <= MOST_PIPS and moment.step in moment.steps else 0

    def event(self, event: QEvent) -> bool:
        """A sign of the strip tells its name under the pointer."""
        if isinstance(event, QHelpEvent) and self._signs:
            QToolTip.showText(event.globalPos(), self.tip_at(event.pos().x()), self)
            return True
        return super().event(event)

    def tip_at(self, x: float) -> str:
        """The tip of the step whose sign is at `x`; empty if there is none."""
        left, scale = 4.0, self._preferences.bar_scale
        for part in self._parts():
            left += part.before
            if isinstance(part.look, tuple) and part.look[0] == "strip":
                steps, now, word = part.look[1:]
                step = step_at(x / scale - left, steps, now, word)
                rows = Rows.of(self.session, self._preferences.language)
                lines = self._signs.lines(step, rows, self._preferences.language) if step and self._signs else []
                return lines_tip(lines) if lines else ""
            left += part.width
        return ""

    # ------------------------------------------------------------------ painting

    def sizeHint(self) -> QSize:
        return QSize(560, Size.BAR)

    def wanted_width(self, room: Room) -> float:
        """What everything needs, the steps included."""
        width = 5 + text_width(self._round_words(), 600, Type.NAME) + _pips_width(self._pips(room))
        width += 14 + text_width(self._turn_words(), 700, Type.TEXT) + 69 + 18
        if practice := self._practice_words():
            width += text_width(practice, 600, Type.CAPTION) + 32
        return (width + self._course_width(room)) * self._preferences.bar_scale

    def _course_width(self, room: Room) -> float:
        """Of the steps, as words or as signs."""
        words, _ = self._steps(room)
        if not self._signs:
            return self._steps_width(words)
        steps, now = self._course()
        return strip_width(len(steps), words[0] if words else "") if now is not None else 0.0

    def minimumSizeHint(self) -> QSize:
        return QSize(220, Size.BAR)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Most moves change one part of it at most: each is kept as a picture."""
        scale, height = self._preferences.bar_scale, self.height()
        x, painter = 4.0, QPainter(self)
        for part in self._parts():
            x += part.before
            size = QSize(ceil((part.width + 2 * RIM) * scale), height)
            look = part.look, scale, self._preferences.theme
            picture = self._faces.get(look, size, self.devicePixelRatioF(), partial(self._paint, part.paint))
            painter.drawPixmap(round((x - RIM) * scale), 0, picture)
            x += part.width
        painter.end()

    def _paint(self, part: Callable[[QPainter], None], painter: QPainter) -> None:
        scale = self._preferences.bar_scale
        painter.translate(RIM * scale, (self.height() - Size.BAR * scale) / 2)
        painter.scale(scale, scale)
        part(painter)

    def _parts(self) -> Iterator[Part]:
        moment, seat, words = self._moment, self._seat(), self._round_words()
        pips = self._pips(self.room)
        width = text_width(words, 600, Type.NAME) + 1 + _pips_width(pips)
        yield Part((words, moment.round, pips), 0, width, partial(self._paint_round, words, moment.round, pips))
        if seat is not None:
            words, crown = self._turn_words(), seat == moment.first
            width = text_width(words, 700, Type.TEXT) + 47 + (22 if crown else 0)
            width -= max(0.0, self.wanted_width(self.room) - self.width()) / self._preferences.bar_scale  # a long name
            yield Part((words, seat, crown, width), 14, width, partial(self._paint_turn, words, seat, crown, width))
        if words := self._practice_words():
            width = text_width(words, 600, Type.CAPTION) + 18
            yield Part(words, 10, width, partial(self._paint_practice, words, width))
        steps, step = self._steps(self.room)
        course, now = self._course()
        if self._signs and now is not None:
            word = steps[0] if steps else ""
            painted = partial(self._paint_strip, course, now, word)
            yield Part(("strip", course, now, word), 18, strip_width(len(course), word), painted)
        elif steps:
            yield Part((*steps, step), 18, self._steps_width(steps), partial(self._paint_steps, steps, step))

    def _paint_round(self, words: str, current: int, pips: int, painter: QPainter) -> None:
        theme, width = self._preferences.theme, text_width(words, 600, Type.NAME) + 1
        # Not in the heading's letters: their 1 is an I, and turn 11 would be turn II.
        draw_text(painter, QRectF(0, 0, width, Size.BAR), words, plain(Type.NAME, theme.text, 600), LEFT)
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(1, pips + 1):
            left = width + 12 + (number - 1) * (PIP[0] + 4)
            pip = QRectF(left, Size.BAR / 2 - PIP[1] / 2, *PIP)
            painter.setBrush(QColor(theme.primary if number <= current else theme.line))
            painter.drawRoundedRect(pip, 3.5, 3.5)
            if number == current:
                self._ring(painter, pip, theme.lit)

    def _ring(self, painter: QPainter, pip: QRectF, colour: str) -> None:
        painter.setPen(QPen(QColor(colour), line_px(1.5)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(pip.adjusted(-2, -2, 2, 2), 5.5, 5.5)
        painter.setPen(Qt.PenStyle.NoPen)

    def _paint_turn(self, words: str, seat: int, crown: bool, width: float, painter: QPainter) -> None:
        theme, look = self._preferences.theme, self._preferences.seats[seat]
        chip = QRectF(0, 6, width, Size.BAR - 12)
        painter.setPen(QPen(QColor(look.fill), line_px(1.5)))
        painter.setBrush(QColor(mix(theme.top_bar, look.fill, 0.22)))
        painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)
        paint_seat(painter, QRectF(13, Size.BAR / 2 - 6, 12, 12), look)
        place = QRectF(33, 0, width - 46 - (22 if crown else 0), Size.BAR)
        draw_text(painter, place, words, plain(Type.TEXT, theme.text, 700), LEFT)
        if crown:
            sign = QRectF(place.right() + 6, Size.BAR / 2 - 8, 16, 16)
            paint_icon(painter, sign, "first_player", None, theme.on_dark)

    def _paint_practice(self, words: str, width: float, painter: QPainter) -> None:
        """A game in which more was taken back than fair play allows says so."""
        theme, tag = self._preferences.theme, QRectF(0, 10, width, Size.BAR - 20)
        painter.setPen(QPen(QColor(theme.soft_text), theme.line_px, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(tag, 6, 6)
        draw_text(painter, tag, words, plain(Type.CAPTION, theme.soft_text, 600))

    def _paint_strip(self, steps: Sequence[str], now: int, word: str, painter: QPainter) -> None:
        assert self._signs is not None
        paint_strip(painter, steps, now, word, self._signs.paint, self._preferences.theme)

    @staticmethod
    def _steps_width(steps: Sequence[str]) -> float:
        """Whichever is the current one: names do not come and go with it."""
        if not steps:
            return 0.0
        checks = 16 * (len(steps) - 1 if all(steps) else steps.count(""))
        return sum(text_width(word, 700, Type.TEXT) + 9 for word in steps if word) + checks + 15 * (len(steps) - 1)

    def _paint_steps(self, steps: Sequence[str], now: int, painter: QPainter) -> None:
        """Done, now, to come."""
        theme, x = self._preferences.theme, 0.0
        for number, word in enumerate(steps):
            if number < now:
                paint_icon(painter, QRectF(x, Size.BAR / 2 - 6, 12, 12), "check", theme.gain)
                x += 16
            weight, ink = (700, theme.text) if number == now else (400, theme.soft_text)
            if word:
                width = text_width(word, weight, Type.TEXT) + 1
                draw_text(painter, QRectF(x, 0, width, Size.BAR), word, plain(Type.TEXT, ink, weight), LEFT)
                if number == now:
                    painter.fillRect(QRectF(x, Size.BAR - 10, width, 2.5), QColor(theme.lit))
                x += width + 8
            if number < len(steps) - 1:
                paint_icon(painter, QRectF(x, Size.BAR / 2 - 4, 8, 8), "arrow", theme.soft_text)
                x += 15


def _pips_width(pips: int) -> float:
    return 12 + pips * (PIP[0] + 4) if pips else 0


class TopBar(QWidget):
    """40 pixels over the table."""

    def __init__(self, session: Session, preferences: Preferences, actions: Actions) -> None:
        super().__init__()
        self._preferences = preferences
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # what lies below need not be painted
        self.menu = KeyButton(actions, "menu", preferences, in_bar=True)
        self.menu.set_brief(3)
        self.course = Course(session, preferences)
        self.undo = KeyButton(actions, "undo", preferences, longest=230, in_bar=True)
        self.redo = KeyButton(actions, "redo", preferences, longest=90, in_bar=True)
        self.hint = KeyButton(actions, "hint", preferences, in_bar=True)
        self.picture = KeyButton(actions, "picture", preferences, in_bar=True)
        """Beside the table as text only."""
        self.picture.hide()
        self.primary = KeyButton(actions, "primary", preferences, primary=True, in_bar=True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 0, 8, 0)
        layout.setSpacing(8)
        layout.addWidget(self.menu)
        layout.addWidget(self.course, 1)
        for button in (self.undo, self.redo, self.hint, self.picture, self.primary):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard at the table: it may grey them
            layout.addWidget(button)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def event(self, event: QEvent) -> bool:
        """Make room again when a button's words change, in another language or for another move."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._make_room()
        return super().event(event)

    def refresh(self) -> None:
        self.setFixedHeight(round(Size.BAR * self._preferences.frame))
        self.course.refresh()
        self._make_room()
        if (layout := self.layout()) is not None:
            layout.activate()  # now, so that it is painted once, in its final form

    def _make_room(self) -> None:
        """Keys go first, then words of the lesser buttons: the course of the game needs its place."""
        room = next((room for room in ROOMS if self._wanted_width(room) <= self.width()), ROOMS[-1])
        if room != self.course.room:
            self.course.room = room
            self.course.update()
        self.undo.set_brief(room.undo)
        self.redo.set_brief(room.redo)
        for button in (self.hint, self.picture):
            button.set_brief(room.hint)

    def _wanted_width(self, room: Room) -> float:
        buttons = self.undo.width_if(room.undo) + self.redo.width_if(room.redo) + self.hint.width_if(room.hint)
        if not self.picture.isHidden():
            buttons += self.picture.width_if(room.hint) + 8
        buttons += self.menu.width() + self.primary.sizeHint().width()
        return self.course.wanted_width(room) + buttons + 16 + 5 * 8

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._preferences.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.top_bar))
        line = theme.line_px
        painter.fillRect(0, self.height() - line, self.width(), line, QColor(theme.line))
        painter.end()


# Many steps of a turn as a strip of signs: past ones pale, the current one a lit pill with its name.


SIGN, PITCH = 12.0, 18.0
PAD, AROUND = 12.0, 4.0
"""Inside the pill, and around it."""
PASSED = 0.55
"""How much of the bar is in the colour of a step that has passed."""
PaintStep = Callable[[QPainter, QRectF, str, str], None]


def _pill(word: str) -> float:
    return 2 * PAD + SIGN + (text_width(word, 700, Type.TEXT) + 8 if word else 0)


def strip_width(steps: int, word: str) -> float:
    return (steps - 1) * PITCH + _pill(word) + 2 * AROUND


def _places(steps: Sequence[str], now: int, word: str) -> list[tuple[str, QRectF]]:
    """The place of each step, the pill's as a whole."""
    x, found = 0.0, []
    for number, step in enumerate(steps):
        if number == now:
            found.append((step, QRectF(x + AROUND, 6, _pill(word), Size.BAR - 12)))
            x += _pill(word) + 2 * AROUND
        else:
            found.append((step, QRectF(x, 0, PITCH, Size.BAR)))
            x += PITCH
    return found


def step_at(x: float, steps: Sequence[str], now: int, word: str) -> str:
    """The step whose sign stands there; empty: none."""
    return next((step for step, rect in _places(steps, now, word) if rect.left() <= x < rect.right()), "")


def paint_strip(
    painter: QPainter, steps: Sequence[str], now: int, word: str, paint_step: PaintStep, theme: Theme
) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for number, (step, rect) in enumerate(_places(steps, now, word)):
        if number == now:
            _paint_pill(painter, rect, step, word, paint_step, theme)
        else:
            share = (1 - PALE if theme.bold else PASSED) if number < now else 0.0
            ink = mix(theme.soft_text, theme.top_bar, share) if share else theme.text
            box = QRectF(rect.center().x() - SIGN / 2, rect.center().y() - SIGN / 2, SIGN, SIGN)
            paint_step(painter, box, step, ink)


def _paint_pill(painter: QPainter, rect: QRectF, step: str, word: str, paint_step: PaintStep, theme: Theme) -> None:
    painter.setPen(QPen(QColor(theme.lit), 1.8))
    painter.setBrush(QColor(theme.top_bar if theme.bold else mix(theme.top_bar, theme.lit, 0.16)))
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    side = SIGN + 2
    paint_step(painter, QRectF(rect.left() + PAD - 1, rect.center().y() - side / 2, side, side), step, theme.text)
    words = rect.adjusted(PAD + SIGN + 7, 0, -4, 0)
    if word:
        draw_text(painter, words, word, plain(Type.TEXT, theme.text, 700), Align.AlignLeft | Align.AlignVCenter)

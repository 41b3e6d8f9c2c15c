"""The line under the bar: the current question in one sentence, shown and announced; beside it, what happened meanwhile
and the key that goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from time import monotonic

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import CHANCE, Seat
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.gestures import Asked
from aoc_desktop.play.log import LogRow
from aoc_desktop.text.language import sentences
from aoc_desktop.text.nouns import Noun, nouns
from aoc_desktop.text.words import confirm_prompt, next_prompt, result_prompt
from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.frame.keys import shown, written
from aoc_desktop.ui.kit.icons import stamp_seat
from aoc_desktop.ui.kit.key_cap import KeyButton
from aoc_desktop.ui.kit.lettering import Align, Letters, draw_text, plain
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.rich_line import RichLine
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.kit.theme import Size, Type
from aoc_desktop.ui.table.look import table_of
from aoc_desktop.ui.table.page.desk import Desk
from aoc_desktop.ui.table.page.history_view import HistoryView
from aoc_desktop.ui.table.page.seat_order import SeatOrder, order_width, paint_order

BRIEFLY = 0.5
"""Seconds in which a line that was hidden is only laid out anew."""
STILL_WAITING = 1500
"""Milliseconds before it is announced that others think: a quicker answer is announced itself."""
LEFT = Align.AlignLeft | Align.AlignVCenter
BUTTONS = {"result": 0, "hurry": 0, "previous_moment": 3, "next_moment": 3, "present": 1, "continue_here": 1}
"""The actions that may be offered here, and how brief each is."""


class PromptLine(QWidget):
    """One sentence on the left, a short remark on the right, and buttons for what can be done instead."""

    def __init__(self, rows: Rows, preferences: Preferences, actions: Actions) -> None:
        super().__init__()
        self._rows, self._preferences = rows, preferences
        self.text, self.remark = "", ""
        self.order: SeatOrder | None = None
        """In which order seats act now, where the game tells that here."""
        self._seat: Seat | None = None
        self._said = False
        self._hidden_at = 0.0
        self.recent_events: Callable[[], Iterable[str]] = tuple
        """What a screen reader is to say before that."""
        self.how: Callable[[], str] = str
        """What it says after it: the key that answers."""
        self._nouns: tuple[Noun, ...] = ()
        self._waiting = QTimer(self, singleShot=True, interval=STILL_WAITING)
        self._waiting.timeout.connect(lambda: announce(self, self.text))
        self._sentences: dict[Letters, RichLine] = {}
        """The sentence as it was laid out in these letters."""
        self.restyle()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # what lies below need not be painted
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 8, 0)
        self._row.setSpacing(6)
        self._row.addStretch(1)
        self.buttons = {
            name: KeyButton(actions, name, preferences, height=Size.PROMPT - 4, in_bar=True) for name in BUTTONS
        }
        for name, made in self.buttons.items():
            made.set_brief(BUTTONS[name])
            made.setParent(self)
            made.hide()
        self._offered: list[KeyButton] = []
        self.rail = [
            KeyButton(actions, name, preferences, height=Size.PROMPT - 4, in_bar=True)
            for name in table_of(rows.session).beginnings.moves
        ]
        """What a move may begin with, while nothing else is to be said on the right."""
        for made in self.rail:
            made.set_brief(4)
            made.setParent(self)
            made.hide()
            self._row.addWidget(made)

    def restyle(self) -> None:
        self.setFixedHeight(round(Size.PROMPT * self._preferences.frame))
        self.update()

    def ask_for_move(self) -> None:
        """Show the game's question, and the seat that it is for."""
        asked, seat = question_of(self._rows, self._preferences.language)
        self.ask(asked.words, seat, asked.cards)

    def show_order(self, order: SeatOrder | None) -> None:
        """Show the order of seats at the right end, while there is no remark."""
        if order != self.order:
            self.order = order
            names = self._rows.session.names
            self.setAccessibleDescription("" if order is None else order.words(names, self._preferences.speech))
            self.update()

    def ask(self, text: str, seat: Seat | None = None, about: Iterable[tuple[str, str]] = ()) -> None:
        """Show another question, or the same to another seat, with the cards that it names; a screen reader speaks
        it."""
        if (text, seat) != (self.text, self._seat):
            self.text, self._seat, words = text, seat, self._rows.words
            self._nouns = nouns(text, [*about, *words.terms], self._preferences.language, words.game)
            self._sentences.clear()
            self.setAccessibleName(text)
            self.setToolTip(text)
            self.update()
            self._said = False
        self._say()

    def showEvent(self, event: QShowEvent) -> None:
        """Announce now a question that was set while the line was hidden, behind the curtain or another screen."""
        super().showEvent(event)
        if monotonic() - self._hidden_at > BRIEFLY:
            self._said = False
        self._say()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._waiting.stop()
        self._hidden_at = monotonic()

    def _say(self) -> None:
        if not self.isVisible():
            return
        asked = () if self._said or not self.text else (self.text, self.how())
        if asked and self._others_think:
            self._waiting.start()
            asked = ()
        elif asked:
            self._waiting.stop()
        announce(self, " ".join(filter(None, (*self.recent_events(), *asked))))
        self._said = True

    @property
    def _others_think(self) -> bool:
        """Whether no person at this table is asked at the moment."""
        session, (waits_for, _) = self._rows.session, question_of(self._rows, self._preferences.language)
        here = session.human_decides or session.unconfirmed is not None or session.finished or session.awaits_step
        return not here and self.text == waits_for.words

    def remember(self, remark: str) -> None:
        if remark != self.remark:
            self.remark = remark
            self._show_rail()
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_rail()

    def _show_rail(self) -> None:
        """Where there is room beside the sentence, and the person here decides."""
        beginnings, stay = table_of(self._rows.session).beginnings
        begun = {name for name, prefix in beginnings.items() if stay or self._rows.begun(prefix)}
        wide = sum(button.width() + 6 for button in self.rail if button.action_id in begun)
        decides = bool(self._rows.player_view.moves) and not self.remark and not self._offered
        shown = decides and wide < self.width() * 0.62
        for button in self.rail:
            button.setVisible(shown and button.action_id in begun)

    def offer(self, *names: str) -> None:
        """Buttons for these actions at the right end, instead of those offered before."""
        for old in self._offered:
            self._row.removeWidget(old)
            old.hide()
        self._offered = [self.buttons[name] for name in names]
        for button in self._offered:
            self._row.addWidget(button)
            button.show()
        self._show_rail()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._preferences.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.table_edge))
        frame, scale = self._preferences.frame, self._preferences.scale
        x, side = 14.0 * frame, 12 * frame
        if self._seat is not None:
            place = QRectF(x, (self.height() - side) / 2, side, side)
            stamp_seat(painter, place, self._preferences.seats[self._seat])
            x += 24 * frame
        beside = [*self._offered, *(button for button in self.rail if button.isVisible())]
        right = min((button.x() for button in beside), default=self.width()) - 12
        ink = plain(15 * scale, theme.text, 600)
        room = right - x
        if self.order is not None and not self.remark and not beside:
            wide = order_width(self.order) * frame
            if wide + self._laid_out(ink).width <= room:
                paint_order(painter, right, self.height(), self.order, self._preferences)
                room -= wide + 12
        if self.remark and not self._offered:
            # The question takes the width it needs, up to two thirds; the remark has the rest, in up to two lines.
            room = min(room * 0.66, self._laid_out(ink).width + 24 * frame)
            rest = QRectF(x + room, 0, right - x - room, self.height())
            letters = plain(Type.TEXT * scale, theme.soft_text)
            draw_text(painter, rest, self.remark, letters, Align.AlignRight | Align.AlignVCenter, lines=2)
        self._draw(painter, QRectF(x, 0, room, self.height()), ink)
        painter.end()

    def _draw(self, painter: QPainter, rect: QRectF, ink: Letters) -> None:
        """As large as it fits, in width and height; without signs, in two lines, where there is no room for them."""
        for px in range(round(ink.px), round(ink.floor) - 1, -1):
            sentence = self._laid_out(ink._replace(px=px))
            if sentence.width <= rect.width() and sentence.height <= rect.height():
                corner = QPointF(rect.left(), rect.center().y() - sentence.height / 2)
                sentence.draw(painter, corner, ink.colour)
                return
        draw_text(painter, rect, self.text, ink, LEFT, lines=2)

    def _laid_out(self, ink: Letters) -> RichLine:
        if ink not in self._sentences:
            names = ink.colour  # as all the rest: they cannot be clicked here
            self._sentences[ink] = RichLine(self.text, self._nouns, ink.px, ink.weight, self._preferences.theme, names)
        return self._sentences[ink]


def question_of(rows: Rows, language: str) -> tuple[Asked, Seat | None]:
    """The sentence of the line (the winner, the end of a turn, the question, or the seat that is waited for), and its
    seat."""
    session, words = rows.session, rows.words
    names = session.names
    if session.finished and (outcome := session.match.outcome) is not None:
        return Asked(result_prompt(outcome.ranking, outcome.points, names, language)), outcome.ranking[0][0]
    if (seat := session.unconfirmed) is not None:
        changes = words.turn_changes(session.turn_events(seat), seat, language)
        return Asked(confirm_prompt(changes, words.speech(language), session.breath_left > 0)), seat
    seat = session.decider
    if seat is None:  # a puzzle ends before its game does
        return Asked(rows.say(Reason("puzzle_over"), language)), rows.viewer
    if session.human_decides:
        asked = rows.question(language)
        several = sum(info.is_human for info in session.seats) > 1  # whose turn it is is seen, but not heard
        if several:
            told = words.speech(language).text("prompt.plays", player=names[seat], prompt=asked.words)
            asked = asked._replace(words=told)
        return asked, seat
    if session.awaits_step:
        return Asked(next_prompt(names[seat], language)), seat
    return Asked(words.waiting(rows.player_view.view, seat, names, language)), None if seat == CHANCE else seat


# The remark beside the question: what happened meanwhile, in few words, and the key that goes on.


MOST_WORDS = 25
"""The most words that are read out at once; a listener who wants more goes through the moves or the log."""
NEXT = "turn_begins"
"""The kind of log line that tells whose turn it is."""


class RecentEvents(QObject):
    """Follows the log of the game on the page."""

    def __init__(self, desk: Desk, history_view: HistoryView, prompt: PromptLine, reads: Callable[[], bool]) -> None:
        """`reads`: whether the table is shown as text."""
        super().__init__(desk)
        self._desk, self._moments, self._prompt, self._reads = desk, history_view, prompt, reads
        self._told_moves = len(desk.session.match.history)
        """Of how many the log was read out, or had been read before."""

    def fresh(self) -> list[str]:
        """The latest log lines, in a few words. While others play it is empty: the lines come when a person at this
        table is to decide."""
        session, log = self._desk.session, self._desk.rows.log
        others_play = session.decider is not None and not session.human_decides and not session.awaits_step
        if others_play or self._moments.past is not None:
            return []
        played = len(session.match.history)
        fresh, self._told_moves = log.rows_of(range(self._told_moves + 1, played + 1)), played
        fresh = [row for row in fresh if row.kind != NEXT]  # the question tells it
        lines = [row.text for row in fresh]
        if self._desk.preferences["linear"]:
            lines = one_each(fresh, [move.seat for move in session.match.history])
        told: list[str] = []
        for line in reversed(lines):
            if told and len(" ".join([line, *told]).split()) > MOST_WORDS:
                return [self._where_the_rest_is(), *told]
            told.insert(0, line)
        return told

    def _where_the_rest_is(self) -> str:
        key = self._desk.actions.key_text
        if self._reads():
            return self.tr("Much has happened: {0} tells it all.").format(key("say_since"))
        if self._moments.since():
            return self.tr("Much has happened: {0} goes through it step by step.").format(key("since_last_turn"))
        return self.tr("More is in the log: {0}.").format(key("log"))

    def how(self) -> str:
        """The key that goes on, where no move of the list does."""
        key = self._desk.actions.key_text
        if self._moments.walk_begins:
            how = self.tr("{0} next, {1} goes on by itself or waits, Esc leads back.")
            return how.format(key("next_moment"), key("since_last_turn"))
        if self._moments.past is not None:
            return ""
        if self._desk.session.unconfirmed is not None:
            return self.tr("{0} ends the turn, {1} takes it back.").format(self._key_of_turn(), key("undo"))
        return self.tr("{0} lets them play.").format(key("hurry")) if self._desk.session.awaits_step else ""

    def _key_of_turn(self) -> str:
        """Among the rows of the text a letter leads to one of them, so another key is told there."""
        keys = self._desk.actions.keys("primary")
        named = [key for key in keys if not (self._reads() and len(written(key)) == 1)]
        return shown((named or keys)[0]) if keys else ""

    def awaited(self) -> str:
        """The question and the key that answers it; while others play, the key that tells what happened."""
        session, how = self._desk.session, self.how()
        if not how and self._moments.past is None and not session.human_decides and not session.finished:
            how = self.tr("{0} tells what happened.").format(self._desk.actions.key_text("say_since"))
        return " ".join(filter(None, (self._prompt.text, how)))


def one_each(rows: Iterable[LogRow], seats: Sequence[Seat]) -> list[str]:
    """One sentence for each move, where `seats` made them: what its player did, or what came of it last."""
    told = []
    for turn, lines in groupby(rows, lambda row: row.turn):
        found = list(lines)
        own = next((row for row in found if turn and row.seat == seats[turn - 1]), None)
        told.append(sentences(own.text)[0] if own is not None else sentences(found[-1].text)[-1])
    return told

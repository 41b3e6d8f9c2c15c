"""What decided a game, at its end: the turns that brought most."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from aoc_desktop.games import words_of
from aoc_desktop.solo.gains import END, Gained
from aoc_desktop.text.language import capital
from aoc_desktop.text.words import Words
from aoc_desktop.ui.kit.controls import SeatSign
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.tokens import signed
from aoc_desktop.ui.kit.widgets import column, label, row, rule
from aoc_desktop.ui.screens.result.result_parts import ResultParts

SIGN = 11
"""The seat's sign beside a turning point."""
LEAST_POINTS, MOST_POINTS = 2, 7
"""How many turning points are told, as there is room for them."""
HIGHEST_POINT = 44


class Shortened(QLabel):
    """Words of which as much is shown as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self._words = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, words: str) -> None:
        self._words = words
        self.setAccessibleName(words)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def _fit(self) -> None:
        self.setText(self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, self.width()))


class TurningPoint(QWidget):
    """A line: when, who by what, as far as there is room, and how many points; its tooltip names every cause."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._when, self._what, self._amount = label(role="caption"), Shortened(), label(role="strong")
        self._sign = SeatSign(preferences.seats[0])
        parts = row(self._when, self._sign, self._what, self._amount, gap=10)
        parts.setStretch(2, 1)
        line = QWidget()
        line.setLayout(parts)
        self.setLayout(column(rule(), line, gap=4))
        self.restyle()

    def restyle(self) -> None:
        scale = self._preferences.scale
        self._when.setMinimumWidth(round(70 * scale))
        self._sign.set_side(SIGN * scale)
        self.setMaximumHeight(round(HIGHEST_POINT * scale))

    def tell(self, seat: int, when: str, what: str, points: int, causes: str) -> None:
        self._sign.set_seat(self._preferences.seats[seat])
        self._when.setText(when)
        self._what.say(what)
        self._amount.setText(signed(points))
        self.setToolTip(causes)
        self._when.show()
        self._amount.show()

    def tell_tie(self, seat: int, what: str) -> None:
        """It brought no points, and is of the end: its words have the whole line."""
        self._sign.set_seat(self._preferences.seats[seat])
        self._what.say(what)
        self.setToolTip(what)
        self._when.hide()
        self._amount.hide()


class TurningPoints(QFrame):
    """What decided a game: the turns that brought most, as many as there is room for, and what broke ties."""

    def __init__(self, parts: ResultParts) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self._parts, self._preferences = parts, parts.preferences
        self._rounds: Words = words_of(parts.session.match.game.id)
        """What the game calls its rounds."""
        self.title = label(role="heading")
        box = column(self.title, gap=4, margins=(18, 12, 18, 12))
        self.lines = [TurningPoint(self._preferences) for _ in range(MOST_POINTS)]
        for line in self.lines:
            box.addWidget(line, 10)
        box.addStretch(1)
        self.setLayout(box)

    def tell(self, room: float) -> None:
        """As many as so much height has room for."""
        frame = self._preferences.frame
        room -= self.title.sizeHint().height() + 28 * frame
        each = self.lines[0].sizeHint().height() + 4 * frame
        ties = self._ties_below()
        count = max(LEAST_POINTS, min(MOST_POINTS, int(room / each))) - len(ties)
        found = self._parts.turning_points(max(0, count))
        self.setVisible(bool(found or ties))
        for place, line in enumerate(self.lines):
            line.setVisible(place < len(found) + len(ties))
            if place < len(found):
                self._tell(line, found[place])
            elif place < len(found) + len(ties):
                self._tell_tie(line, *ties[place - len(found)])

    def _ties_below(self) -> list[tuple[int, str]]:
        """But for the only winner's, which stands under the headline."""
        outcome = self._parts.match.outcome
        assert outcome is not None
        return [(seat, told) for seat, told in self._parts.ties() if outcome.ranking[0] != (seat,)]

    def _tell_tie(self, line: TurningPoint, seat: int, tie: str) -> None:
        name = self._parts.session.seats[seat].name
        line.tell_tie(seat, QCoreApplication.translate("FinalScreen", "{0}: {1}", "player: causes").format(name, tie))

    def _tell(self, line: TurningPoint, turn: list[Gained]) -> None:
        speech, first = self._preferences.speech, turn[0]
        name = self._parts.session.seats[first.seat].name
        end = QCoreApplication.translate("FinalScreen", "End")
        when = self._rounds.round_short(first.round, speech.code) if first.round != END else end
        other = QCoreApplication.translate("Table", "other")
        names = [self._parts.cause(gain) or other for gain in turn]
        shares = [f"{cause} {signed(gain.points)}" for cause, gain in zip(names, turn, strict=True)]
        causes = capital(speech.join(shares, "comma"))
        told = names[0] if len(turn) == 1 else causes  # its points stand at the end of the line
        what = QCoreApplication.translate("FinalScreen", "{0}: {1}", "player: causes").format(name, told)
        line.tell(first.seat, when, what, sum(gain.points for gain in turn), causes)

    def restyle(self) -> None:
        for line in self.lines:
            line.restyle()

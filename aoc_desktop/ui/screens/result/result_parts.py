"""The parts of the final screen that any game has, the turning points among them; a game adds its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from aoc_desktop.games import scenarios_of, words_of
from aoc_desktop.kernel.game import tags_of
from aoc_desktop.kernel.scenarios import MEDALS
from aoc_desktop.profile.awards import Crowned
from aoc_desktop.profile.scenarios import MedalWon
from aoc_desktop.solo.gains import END, Gained, by_round, by_source, gains_of, turning_points
from aoc_desktop.text.language import capital
from aoc_desktop.text.scenarios import medal_result, told
from aoc_desktop.text.words import Words
from aoc_desktop.ui.kit.charts import BarPart
from aoc_desktop.ui.kit.controls import SeatSign
from aoc_desktop.ui.kit.medals import paint_medal
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.tokens import signed
from aoc_desktop.ui.kit.widgets import column, label, row, rule

if TYPE_CHECKING:
    from aoc_desktop.play.session import Session
    from aoc_desktop.ui.frame.look import Look


class Count(NamedTuple):
    """A small number on a player's card: buildings, victories or savings."""

    name: str
    """As `sum_of` knows it."""
    icon: str
    amount: int


class Earned(NamedTuple):
    """What a game brought that no game before had: an achievement or a medal."""

    name: str
    paint: Callable[[QPainter, QRectF], None]
    medal: str = ""
    """Of a medal: what it was given for, as the headline of a celebration."""


class Sheet(QWidget):
    """A ranking or a chart that a game draws itself."""

    def restyle(self) -> None:
        """Another size or theme."""

    def retranslate(self) -> None:
        """Another language."""


class ResultParts:
    """Of one game that is over."""

    sources: tuple[str, ...] = ()
    """The sources of points, in the order of the chart; empty: the game has no such chart."""
    onward: str = ""
    """What this game has opened, if the screen shall lead there."""

    def __init__(self, look: Look, session: Session, preferences: Preferences) -> None:
        self.look, self.session, self.preferences = look, session, preferences
        self.match = session.match
        self.awards: QWidget | None = None
        """What the game earned, between the ranking and what decided it."""
        self.end: object = None
        """The rewards of the game, or why it counts for none."""

    # ------------------------------------------------------------------ a player

    def counts(self, seat: int) -> Sequence[Count]:
        """At most four."""
        return ()

    def sum_of(self, seat: int, number: str) -> str:
        """What a number ("points" or a count's name) is made of, for a tooltip."""
        return ""

    def tags(self, seat: int) -> tuple[str, ...]:
        """The civilisations, nation or leader that the seat played."""
        return tags_of(self.match.game, self.match.state)[seat]

    def ranking(self) -> Sheet | None:
        """All players as one sheet, where the numbers of a game need columns; else each has a card."""
        return None

    def second_chart(self) -> Sheet | None:
        """Under the course of the points; None: where they came from."""
        return None

    def second_chart_title(self) -> str:
        return ""

    def decided_title(self) -> str:
        """Over the turning points, where a game calls them otherwise."""
        return ""

    def tie_breaks(self, seat: int) -> Sequence[tuple[str, int]]:
        """What decides between equal points, in its order: how the game's sentences call it, and how much the seat
        has."""
        return ()

    def paint_tag(self, painter: QPainter, rect: QRectF, tag: str) -> None:
        if self.look.tags is not None:
            self.look.tags.paint(painter, rect, tag)

    def earned(self) -> Sequence[Earned]:
        """The achievements that this game has newly earned."""
        if isinstance(self.end, MedalWon):
            return self._new_medal(self.end)
        book = self.look.award_book()
        ends = [one for one in self.end if isinstance(one, Crowned)] if isinstance(self.end, Sequence) else []
        if not ends or book is None:
            return ()
        theme, laurels, language = self.preferences.theme, [one.solo_result for one in ends], self.preferences.language
        awards = {award.id: award for group in book.groups for award in book.awards(group, laurels, language)}
        fresh = dict.fromkeys(award for one in ends for award in one.achievements if award in awards)
        return [Earned(awards[one].name, partial(book.paint, award=awards[one], theme=theme)) for one in fresh]

    def _new_medal(self, won: MedalWon) -> Sequence[Earned]:
        rank, language = won.solo_result.medal, self.preferences.language
        offered = scenarios_of(self.look.id)
        if offered is None or not won.new or rank <= won.medal_before:
            return ()
        medal, names = MEDALS[rank - 1], self.preferences.speech_of(self.look.id).names["medal"]
        name = told(self.look.id, offered.shipped(won.solo_result.kind), language).name
        headline = medal_result(self.look.id, name, medal, language)
        return [Earned(str(names[medal].display), partial(paint_medal, rank=rank), headline)]

    # ------------------------------------------------------------------ points

    @cached_property
    def gains(self) -> list[Gained]:
        return gains_of(self.match.history, self.match.game.changes)

    @cached_property
    def stops(self) -> tuple[int, ...]:
        """The rounds that the course shows; END is what counts when all is over."""
        last = max((played.moment.round for played in self.match.history), default=1)
        return tuple(range(1, last + 1))

    def courses(self) -> list[list[int]]:
        """The points of each seat at each stop."""
        return by_round(self.gains, len(self.session.seats), self.stops)

    def by_source(self) -> list[dict[str, int]]:
        return by_source(self.gains, len(self.session.seats), self.sources)

    def source_parts(self) -> list[BarPart]:
        """Each source by its name and its look in the chart."""
        return []

    def turning_points(self, count: int) -> list[list[Gained]]:
        """The turns that brought most to who has won: what others gained decided nothing."""
        return turning_points(self.decisive, count)

    @property
    def decisive(self) -> list[Gained]:
        outcome = self.match.outcome
        winners = outcome.ranking[0] if outcome is not None else range(len(self.session.seats))
        return [gain for gain in self.gains if gain.seat in winners]

    # ------------------------------------------------------------------ words

    def about(self, players: str) -> list[str]:
        """The variants played, in a few words each; `players` tells the number of players."""
        names = self.preferences.speech_of(self.look.id).names["variant"]
        return [players, *(names[name].display for name in self.session.record().variants)]

    def ties(self) -> list[tuple[int, str]]:
        """The seats ranked before another with equal points, and the tie-break that decided."""
        outcome = self.match.outcome
        assert outcome is not None
        firsts = [group[0] for group in outcome.ranking]
        pairs = [(seat, other) for seat, other in pairwise(firsts) if outcome.points[seat] == outcome.points[other]]
        return [(seat, told) for seat, other in pairs if (told := self._broken_by(seat, other))]

    def _broken_by(self, first: int, second: int) -> str:
        speech = self.preferences.speech_of(self.look.id)
        pairs = zip(self.tie_breaks(first), self.tie_breaks(second), strict=True)
        found = (speech.text(f"tie.{what}", n=mine, m=other) for (what, mine), (_, other) in pairs if mine != other)
        return next(found, "")

    def cause(self, gain: Gained) -> str:
        """The name of the card or rule that brought points; "" for a rule without a name."""
        speech = self.preferences.speech_of(self.look.id)
        if gain.cause_kind and gain.cause_kind != "rule":
            return str(speech.names[gain.cause_kind][gain.cause].display)
        key = f"rule.{gain.cause}"
        return speech.text(key) if speech.has(key) else ""

    def onward_words(self) -> str:
        """What the button says that leads there."""
        return QCoreApplication.translate("FinalScreen", "Next scenario")

    def retranslate(self) -> None:
        """Say in another language what the awards tell."""
        say_again = getattr(self.awards, "retranslate", None)
        if say_again is not None:
            say_again()


# The turns that decided a game: those that brought most points.


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

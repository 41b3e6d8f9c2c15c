"""What the final screen tells of a finished game. Here: what any game can tell by itself; a game adds its own parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from aoc_desktop.kernel.game import tags_of
from aoc_desktop.profile.awards import Crowned
from aoc_desktop.solo.gains import Gained, by_round, by_source, gains_of, turning_points
from aoc_desktop.ui.kit.charts import BarPart

if TYPE_CHECKING:
    from aoc_desktop.play.session import Session
    from aoc_desktop.ui.frame.look import Look
    from aoc_desktop.ui.kit.preferences import Preferences


class Count(NamedTuple):
    """A small number on a player's card: what was built, won or saved."""

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
    """What points come from, in the order of the chart; none: there is no such chart."""
    onward: str = ""
    """What this game has opened, if the screen shall lead there."""

    def __init__(self, look: Look, session: Session, preferences: Preferences) -> None:
        self.look, self.session, self.preferences = look, session, preferences
        self.match = session.match
        self.awards: QWidget | None = None
        """What the game earned, between the ranking and what decided it."""
        self.end: object = None
        """What its ways made of it: what it brought, or why it counts for nothing."""

    # ------------------------------------------------------------------ a player

    def counts(self, seat: int) -> Sequence[Count]:
        """At most four."""
        return ()

    def sum_of(self, seat: int, number: str) -> str:
        """What a number ("points" or a count's name) is made of, for a tooltip."""
        return ""

    def tags(self, seat: int) -> tuple[str, ...]:
        """What was played with."""
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
        self.look.paint_tag(painter, rect, tag)

    def earned(self) -> Sequence[Earned]:
        """What is new with this game, shining."""
        book = self.look.award_book()
        ends = [one for one in self.end if isinstance(one, Crowned)] if isinstance(self.end, Sequence) else []
        if not ends or book is None:
            return ()
        theme, laurels, language = self.preferences.theme, [one.laurel for one in ends], self.preferences.language
        awards = {award.id: award for group in book.groups for award in book.awards(group, laurels, language)}
        fresh = dict.fromkeys(award for one in ends for award in one.achievements if award in awards)
        return [Earned(awards[one].name, partial(book.paint, award=awards[one], theme=theme)) for one in fresh]

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
        """The turns that brought most."""
        return turning_points(self.gains, count)

    # ------------------------------------------------------------------ words

    def about(self, players: str) -> list[str]:
        """What was played, in a few words each; `players` says by how many."""
        names = self.preferences.speech_of(self.look.id).names["variant"]
        return [players, *(names[name].display for name in self.session.record().variants)]

    def ties(self) -> list[tuple[int, str]]:
        """Who is ranked before somebody with equal points, and what decided between the two."""
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
        """What brought points, by its name; "": a rule that has none."""
        speech = self.preferences.speech_of(self.look.id)
        if gain.cause_kind and gain.cause_kind != "rule":
            return str(speech.names[gain.cause_kind][gain.cause].display)
        key = f"rule.{gain.cause}"
        return speech.text(key) if speech.has(key) else ""

    def onward_words(self) -> str:
        """What the button says that leads there."""
        return ""

    def retranslate(self) -> None:
        """Say in another language what the awards tell."""
        say_again = getattr(self.awards, "retranslate", None)
        if say_again is not None:
            say_again()

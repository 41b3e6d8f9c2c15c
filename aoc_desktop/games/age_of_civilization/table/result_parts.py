"""The result of Age of Civilization: what was built, where points came from, and what a solo game earned."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from aoc_desktop.games.age_of_civilization.rules.medals import earned_medal
from aoc_desktop.games.age_of_civilization.rules.military import military
from aoc_desktop.games.age_of_civilization.rules.scenarios import SCENARIOS
from aoc_desktop.games.age_of_civilization.rules.state import Player
from aoc_desktop.games.age_of_civilization.solo.days import kind_of
from aoc_desktop.games.age_of_civilization.solo.finished_game import Crowned
from aoc_desktop.games.age_of_civilization.solo.score_sources import OF_CARD, SOURCES, STOPS, gains
from aoc_desktop.games.age_of_civilization.table.colours import CHART
from aoc_desktop.games.age_of_civilization.table.face_book import FaceBook
from aoc_desktop.games.age_of_civilization.table.rows.goals import goal_rows
from aoc_desktop.games.age_of_civilization.table.rows.table import TableModels
from aoc_desktop.games.age_of_civilization.table.solo.medallions import paint_medallion
from aoc_desktop.games.age_of_civilization.table.tooltips import tooltip
from aoc_desktop.games.age_of_civilization.words.scenarios import medal_result
from aoc_desktop.games.age_of_civilization.words.solo import kind_name
from aoc_desktop.games.age_of_civilization.words.speech import load_language, say
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.play.session import Session
from aoc_desktop.profile.saved_record import card_set_of
from aoc_desktop.solo.gains import Gained, turning_points
from aoc_desktop.solo.scenarios import RANKS
from aoc_desktop.text.language import in_sentences
from aoc_desktop.text.results import hint_words
from aoc_desktop.text.scenarios import MEDAL, GoalRow
from aoc_desktop.ui.art.emblems import paint_roundel
from aoc_desktop.ui.frame.look import Look
from aoc_desktop.ui.kit.charts import BarPart
from aoc_desktop.ui.kit.medals import disc_of, paint_empty_medal, paint_medal, paint_rays
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.kit.widgets import column, label, panel
from aoc_desktop.ui.screens.result.podium import Podium
from aoc_desktop.ui.screens.result.result_parts import Count, Earned, ResultParts


class EmpireResult(ResultParts):
    """Of a table, a skirmish or a scenario."""

    sources = SOURCES

    def __init__(
        self, look: Look, session: Session, preferences: Preferences, end: Crowned | Reason | None = None
    ) -> None:
        """`end`: what a solo game brought, or why it counts for nothing."""
        super().__init__(look, session, preferences)
        self._crowning = CrownPanel(session, end, preferences) if len(session.seats) == 1 else None
        self.awards = self._crowning
        self.onward = next_scenario(end)

    def _player(self, seat: int) -> Player:
        player: Player = self.match.state.players[seat]
        return player

    def earned(self) -> Sequence[Earned]:
        return () if self._crowning is None else self._crowning.earned()

    def counts(self, seat: int) -> Sequence[Count]:
        player = self._player(seat)
        return (
            Count("technologies", "technology", len(player.technologies)),
            Count("wonders", "wonder", len(player.wonders)),
            Count("military", "military", military(self.match.state, seat)),
            Count("coins", "coin", player.coins),
        )

    def tie_breaks(self, seat: int) -> Sequence[tuple[str, int]]:
        player = self._player(seat)
        return ("workers", player.workers), ("coins", player.coins)

    def sum_of(self, seat: int, number: str) -> str:
        """As the table tells it."""
        models = TableModels.of(self.session)
        faces = FaceBook(models.cards, self.preferences.language, models.standing.solo)
        return tooltip((number, ""), models, faces, models.boards[seat])

    def paint_tag(self, painter: QPainter, rect: QRectF, tag: str) -> None:
        """Its group is that of the cards on this table, which may be the user's own."""
        groups = {card.id: card.group for player in self.match.state.players for card in player.civilizations}
        paint_roundel(painter, rect, tag, groups[tag])

    @cached_property
    def gains(self) -> list[Gained]:
        return gains(event for played in self.match.history for event in played.events)

    @cached_property
    def stops(self) -> tuple[int, ...]:
        return STOPS

    def source_parts(self) -> list[BarPart]:
        translate = QCoreApplication.translate
        words = {
            "actions": translate("FinalScreen", "Actions"),
            "technologies": translate("FinalScreen", "Technologies"),
            "civilizations": translate("FinalScreen", "Civilisations"),
            "wonders": translate("FinalScreen", "Wonders"),
            "end_of_game": translate("FinalScreen", "End of game"),
        }
        return [BarPart(words[source], CHART[source]) for source in SOURCES]

    def turning_points(self, count: int) -> list[list[Gained]]:
        """Cards tell more than printed actions."""
        return turning_points(self.decisive, count, OF_CARD)

    def about(self, players: str) -> list[str]:
        """Players or the solo game's kind, edition and variants."""
        speech, record = load_language(self.preferences.language), self.session.record()
        kind = kind_of(record)
        parts = [kind_name(kind, speech.code) if kind else players]
        cards = card_set_of(record)
        parts.append(speech.names["edition"][cards].display if cards in speech.names["edition"] else cards)
        return parts + [speech.names["variant"][name].display for name in record.variants if kind != "innovation"]

    def retranslate(self) -> None:
        if self._crowning is not None:
            self._crowning.retranslate()


def next_scenario(end: Crowned | Reason | None) -> str:
    """What follows on the road after a scenario that has a medal, of this game or of one before; empty: nothing."""
    if (
        not isinstance(end, Crowned)
        or not (end.solo_result.medal or end.medal_before)
        or end.solo_result.kind not in SCENARIOS
    ):
        return ""
    place = SCENARIOS.index(end.solo_result.kind) + 1
    return SCENARIOS[place] if place < len(SCENARIOS) else ""


# What a solo game brought, on the final screen: medallions are struck one after the other, medals hang beside.


class CrownPanel(QWidget):
    """Heading, podium, and a sentence: what is new, or why nothing counts."""

    def __init__(self, session: Session, end: Crowned | Reason | None, preferences: Preferences) -> None:
        super().__init__()
        self._session, self._end, self._preferences = session, end, preferences
        rows = goal_rows(session.match.state, preferences.language)
        self.new = self._fresh(rows)
        self.podium = Podium(rows, self.new, preferences, self._paint_badge)
        self._heading, self.words = label(role="heading"), label(role="soft", wrap=True)
        body = column(self._heading, self.podium, self.words, gap=6, margins=(18, 12, 18, 12))
        outer = column(panel(body))
        self.setLayout(outer)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, False)
        self.retranslate()

    def _paint_badge(self, painter: QPainter, spot: QRectF, row: GoalRow, glow: float) -> None:
        theme = self._preferences.theme
        if row.kind != MEDAL:
            paint_medallion(painter, spot, row.id, theme, row.holds, glow)
        elif row.holds:
            if glow:
                paint_rays(painter, disc_of(spot), theme, glow)
            paint_medal(painter, spot, RANKS[row.id])
        else:
            paint_empty_medal(painter, spot, RANKS[row.id], theme)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        announce(self, in_sentences([self._heading.text(), *self._names, self.words.text()]))

    def _fresh(self, rows: list[GoalRow]) -> frozenset[str]:
        """What this game earned that no game before had."""
        if not isinstance(self._end, Crowned):
            return frozenset()
        medals = [row.id for row in rows if row.kind == MEDAL and row.holds and RANKS[row.id] > self._end.medal_before]
        return frozenset([*self._end.achievements, *(medals if self._end.new else [])])

    def earned(self) -> list[Earned]:
        """What is new, for the celebration; of several medals the best."""
        rows = [row for row in goal_rows(self._session.match.state, self._preferences.language) if row.id in self.new]
        medals = sorted((row for row in rows if row.kind == MEDAL), key=lambda row: RANKS[row.id])
        struck = partial(paint_medallion, theme=self._preferences.theme)
        goals = [Earned(row.name, partial(struck, achievement=row.id)) for row in rows if row.kind != MEDAL]
        best = [Earned(row.name, partial(paint_medal, rank=RANKS[row.id]), self._medal_words()) for row in medals[-1:]]
        return [*best, *goals]

    def _medal_words(self) -> str:
        state = self._session.match.state
        return medal_result(state.table.scenario.id, earned_medal(state), self._preferences.language)

    def retranslate(self) -> None:
        rows = goal_rows(self._session.match.state, self._preferences.language)
        self.podium.say(rows)
        self._names = names = [row.name for row in rows if row.id in self.new]
        medals = any(row.kind == MEDAL for row in rows)
        if names and not medals:
            self._heading.setText(self.tr("%n achievement(s) earned", "", len(names)))
        elif names:
            self._heading.setText(self.tr("A medal!"))
        else:
            self._heading.setText(self.tr("Medals") if medals else self.tr("Achievements"))
        language = self._preferences.language
        sentences = [self._medal_words()] if medals else []
        if isinstance(self._end, Reason):
            sentences.append(say(self._end, self._preferences.language))
        elif names:
            unaided = hint_words(self._session.aided, language)
            sentences.append(self.tr("Kept for good, with the record of this game: earned {0}.").format(unaided))
        elif self._end is None:
            sentences.append(self.tr("A record that is looked at earns nothing."))
        elif any(row.holds for row in rows):
            sentences.append(self.tr("Reached again: nothing new this time."))
        elif not medals:
            sentences.append(self.tr("Nothing reached this time."))
        self.words.setText(" ".join(sentences))

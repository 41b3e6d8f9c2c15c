"""The result of Age of Civilization: what was built, where points came from, and what a solo game earned."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.age_of_civilization.rules.military import military
from aoc_desktop.games.age_of_civilization.rules.scenarios import SCENARIOS
from aoc_desktop.games.age_of_civilization.rules.state import Player
from aoc_desktop.games.age_of_civilization.solo.days import kind_of
from aoc_desktop.games.age_of_civilization.solo.finished_game import Crowned
from aoc_desktop.games.age_of_civilization.solo.score_sources import OF_CARD, SOURCES, STOPS, gains
from aoc_desktop.games.age_of_civilization.table.colours import CHART
from aoc_desktop.games.age_of_civilization.table.face_book import FaceBook
from aoc_desktop.games.age_of_civilization.table.rows.table import TableModels
from aoc_desktop.games.age_of_civilization.table.solo.crowning import CrownPanel
from aoc_desktop.games.age_of_civilization.table.tooltips import tooltip
from aoc_desktop.games.age_of_civilization.words.solo import kind_name
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.play.session import Session
from aoc_desktop.solo.gains import Gained, turning_points
from aoc_desktop.ui.art.emblems import paint_roundel
from aoc_desktop.ui.frame.look import Look
from aoc_desktop.ui.kit.charts import BarPart
from aoc_desktop.ui.kit.preferences import Preferences
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
        return turning_points(self.gains, count, OF_CARD)

    def about(self, players: str) -> list[str]:
        """Players or the solo game's kind, edition and variants."""
        speech, record = load_language(self.preferences.language), self.session.record()
        kind = kind_of(record)
        parts = [kind_name(kind, speech.code) if kind else players]
        if isinstance(record.card_set, str):
            parts.append(speech.names["edition"][record.card_set].display)
        return parts + [speech.names["variant"][name].display for name in record.variants if kind != "innovation"]

    def onward_words(self) -> str:
        return QCoreApplication.translate("FinalScreen", "Next scenario")

    def retranslate(self) -> None:
        if self._crowning is not None:
            self._crowning.retranslate()


def next_scenario(end: Crowned | Reason | None) -> str:
    """What follows on the road after a scenario that has a medal, of this game or of one before; empty: nothing."""
    if not isinstance(end, Crowned) or not (end.laurel.medal or end.medal_before) or end.laurel.kind not in SCENARIOS:
        return ""
    place = SCENARIOS.index(end.laurel.kind) + 1
    return SCENARIOS[place] if place < len(SCENARIOS) else ""

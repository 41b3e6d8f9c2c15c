"""The result of The Golden Ages: what was built, and where points came from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QCoreApplication

from aoc_desktop.games.golden_ages.rules.state import Player
from aoc_desktop.games.golden_ages.table.colours import SOURCES
from aoc_desktop.solo.gains import Gained, gains_of
from aoc_desktop.ui.kit.charts import BarPart as Part
from aoc_desktop.ui.screens.result.result_parts import Count, ResultParts

BY_KIND = {"technology": "technologies", "judgement": "judgements", "future": "future"}
"""The source of points by the kind of their cause; other cards are wonders, buildings and civilisations."""


def source_of(gain: Gained) -> str:
    if gain.cause_kind == "rule":
        return gain.cause if gain.cause in SOURCES else "cards"
    return BY_KIND.get(gain.cause_kind, "cards")


class AgesResult(ResultParts):
    """Of one table."""

    sources = tuple(SOURCES)

    def _player(self, seat: int) -> Player:
        player: Player = self.match.state.players[seat]
        return player

    def counts(self, seat: int) -> Sequence[Count]:
        player = self._player(seat)
        return (
            Count("technologies", "technology", len(player.technologies)),
            Count("wonders", "wonder", len(player.wonders)),
            Count("cubes", "cube", player.cubes_on_map),
            Count("gold", "coin", player.gold),
        )

    def tie_breaks(self, seat: int) -> Sequence[tuple[str, int]]:
        return (("cities", self._player(seat).cities.bit_count()),)

    @cached_property
    def gains(self) -> list[Gained]:
        found = gains_of(self.match.history, self.match.game.changes)
        return [gain._replace(source=source_of(gain)) for gain in found]

    def source_parts(self) -> list[Part]:
        translate = QCoreApplication.translate
        words = {
            "artist": translate("FinalScreen", "Artists"),
            "technologies": translate("FinalScreen", "Technologies"),
            "cards": translate("FinalScreen", "Wonders and buildings"),
            "judgements": translate("FinalScreen", "Judgements"),
            "glory": translate("FinalScreen", "Glory tiles"),
            "gold": translate("FinalScreen", "Gold"),
            "future": translate("FinalScreen", "Future technology"),
        }
        return [Part(words[source], look) for source, look in SOURCES.items()]

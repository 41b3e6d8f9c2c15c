"""The result of Monumental Duel: what both have, how the points went, where they came from and what decided it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QCoreApplication

from aoc_desktop.games.monumental_duel.rules.cards import CULTURE, GOLD
from aoc_desktop.games.monumental_duel.rules.scoring import Counts, counts, score_lines
from aoc_desktop.games.monumental_duel.table.colours import CHART
from aoc_desktop.games.monumental_duel.table.place_words import category
from aoc_desktop.kernel.match import PlayedMove
from aoc_desktop.solo.gains import Gained
from aoc_desktop.ui.kit.charts import BarPart
from aoc_desktop.ui.screens.result.result_parts import Count, ResultParts

translate = QCoreApplication.translate
SOURCES = ("province", "knowledge", "wonder", "policy", "point_token", "domination")
"""In the order of the chart; Revolts are negative and stand on the player's card."""
SCALES = ("province", "knowledge", "wonder", "policy")
DEEDS = ("acquires", "begins", "completes", "develops", "conquers", "uses", "uses_policy", "uses_warlord", "bonus")
"""Events that say what a move was about."""


class DuelResult(ResultParts):
    """Of a duel."""

    sources = SOURCES

    def counts(self, seat: int) -> Sequence[Count]:
        have = self._counts(seat)
        return [Count(what, what, getattr(have, what)) for what in SCALES]

    def tie_breaks(self, seat: int) -> Sequence[tuple[str, int]]:
        state = self.match.state
        tokens = state.players[seat].tokens
        return ("advantage", state.holder == seat), ("gold", tokens[GOLD]), ("culture", tokens[CULTURE])

    def _counts(self, seat: int) -> Counts:
        return counts(self.match.state, seat)

    def sum_of(self, seat: int, number: str) -> str:
        """All that a player scored, or what a number scores."""
        worth = self.match.state.table.cards.points
        if number in SCALES:
            have, other = getattr(self._counts(seat), number), getattr(self._counts(1 - seat), number)
            lines = [f"{have * worth[number]} {category(number)}"]
            if have >= other:
                lines.append(f"+{worth['domination']} {translate('Duel', 'Domination')}")
            return "<br>".join(lines)
        return "<br>".join(f"{points} {self._named(what)}" for what, points in score_lines(self.match.state, seat))

    def _named(self, what: str) -> str:
        bare = what.removeprefix("domination_")
        return category(what) if bare == what else translate("Duel", "Domination ({0})").format(category(bare))

    # ------------------------------------------------------------------ points

    @cached_property
    def _points(self) -> list[tuple[int, ...]]:
        """What each seat would have scored before every move, and at the end."""
        outcome = self.match.outcome
        last = outcome.points if outcome is not None else self.match.game.moment(self.match.state).points
        return [*(played.moment.points for played in self.match.history), tuple(last)]

    @cached_property
    def gains(self) -> list[Gained]:
        """Every move that raised a score, dominations included, with the card that it was about."""
        found = []
        for number, played in enumerate(self.match.history):
            before, after = self._points[number], self._points[number + 1]
            kind, card = self._about(played)
            for seat in range(2):
                if after[seat] > before[seat]:
                    found.append(Gained(seat, played.moment.round, after[seat] - before[seat], kind, kind, card))
        return found

    def _about(self, played: PlayedMove) -> tuple[str, str]:
        cards = self.match.state.table.cards.card
        for event in played.events:
            if event.kind in DEEDS:
                named = next((word for word in event.words if word in cards), "")
                if named:
                    return cards[named].kind, named
            if event.kind in ("gained", "gains_revolts") and event.cause is not None:
                return event.cause.kind, event.cause.id
        return "rule", ""

    def courses(self) -> list[list[int]]:
        """With the dominations as they stood at the end of each round."""
        lines: list[list[int]] = [[], []]
        for stop in self.stops:
            after = [n for n, played in enumerate(self.match.history) if played.moment.round > stop]
            points = self._points[after[0] if after else -1]
            for seat in range(2):
                lines[seat].append(points[seat])
        return lines

    def by_source(self) -> list[dict[str, int]]:
        found = []
        for seat in range(2):
            sums = dict.fromkeys(SOURCES, 0)
            for what, points in score_lines(self.match.state, seat):
                name = "domination" if what.startswith("domination") else what
                if name in sums:
                    sums[name] += points
            found.append(sums)
        return found

    def source_parts(self) -> list[BarPart]:
        words = {name: category(name) for name in SOURCES if name != "domination"}
        words["domination"] = translate("Duel", "Domination")
        return [BarPart(words[source], CHART[source]) for source in SOURCES]

    # ------------------------------------------------------------------ words

    def about(self, players: str) -> list[str]:
        """Who played what, and the variants."""
        names = self.preferences.speech_of(self.look.id).names
        own = [names["civilization"][tags[0]].display for tags in map(self.tags, range(2)) if tags]
        versus = [translate("Duel", "{0} against {1}").format(*own)] if len(own) == 2 else []
        return [*versus, *super().about(players)]

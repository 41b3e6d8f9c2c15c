"""The ways to Advanced Civilization that no other game has: the short game."""

from __future__ import annotations

from collections.abc import Callable

from aoc_desktop.games.advanced_civilization.rules.setup import short_game
from aoc_desktop.games.advanced_civilization.table.own_actions import SHORT_GAME
from aoc_desktop.kernel.record import Record
from aoc_desktop.ui.kit.defaults import fresh_seed
from aoc_desktop.ui.screens.solo.modes import Modes

USUAL_PLAYERS = 4


class CivilizationWays(Modes):
    """Beside what any game may offer, a table that is over in about an hour."""

    def offered(self) -> dict[str, Callable[[], None]]:
        return {**super().offered(), SHORT_GAME: self.set_short_table}

    def set_short_table(self) -> None:
        """The new-game screen with the length of the short game chosen."""
        players = self.preferences.settings.players_of(self.look.id, range(USUAL_PLAYERS, self.look.players[1] + 1))
        setup = {"seed": fresh_seed(), **short_game(players)}
        self.window.show_new_game("table", Record(self.look.id, "standard", players, "table", (), setup))


MODES = CivilizationWays

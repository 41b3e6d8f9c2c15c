"""Ways through solo play: from the hub to its screens, and from the end of a game to laurels."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from aoc_desktop.games.age_of_civilization.solo.finished_game import Crowned, appraise, crown
from aoc_desktop.games.age_of_civilization.table.own_actions import PATH_OF_GLORY, SKIRMISH
from aoc_desktop.kernel.record import Record
from aoc_desktop.play.session import Session
from aoc_desktop.ui.screens.solo.modes import Modes, WayScreen


class SoloWays(Modes):
    """The hub and the Path of Glory, beside what any game may offer."""

    def offered(self) -> dict[str, Callable[[], None]]:
        return {
            **super().offered(),
            "solo": self.show_hub,
            SKIRMISH: lambda: self.window.show_new_game("solo"),
            PATH_OF_GLORY: self.show_scenarios,
        }

    # ------------------------------------------------------------------ screens

    def show_hub(self) -> None:
        from aoc_desktop.games.age_of_civilization.table.solo.hub import HubScreen

        self.show("solo", lambda: HubScreen(self))

    def scenarios_screen(self) -> WayScreen:
        from aoc_desktop.games.age_of_civilization.table.solo.path import PathScreen

        return PathScreen(self)

    # ------------------------------------------------------------------ the end of a game

    def earns(self, session: Session) -> bool:
        """Achievements and medals are earned alone."""
        return len(session.seats) == 1

    def appraised(self, record: Record, today: date) -> Crowned:
        return appraise(record, self.solo_results, today)

    def entered(self, record: Record, today: date) -> Crowned:
        return crown(record, self.solo_results, today)


MODES = SoloWays

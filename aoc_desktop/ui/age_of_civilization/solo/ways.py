"""Ways through solo play: from the hub to its screens, and from the end of a game to laurels."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from aoc_desktop.kernel.errors import DomainError, Reason
from aoc_desktop.kernel.record import Record
from aoc_desktop.models.session import Session
from aoc_desktop.profile.age_of_civilization.solo import Crowned, appraise, crown
from aoc_desktop.ui.age_of_civilization.own_actions import PATH_OF_GLORY, SKIRMISH
from aoc_desktop.ui.game_window import GameWindow
from aoc_desktop.ui.look import Look
from aoc_desktop.ui.screens.ways import Ways


class SoloWays(Ways):
    """The hub and the Path of Glory, beside what any game may offer."""

    def __init__(self, look: Look, window: GameWindow) -> None:
        super().__init__(look, window)
        self._ends: dict[str, Crowned | Reason] = {}
        self._unkept: list[tuple[Record, date]] = []
        """Games that count, each with its day, until they are on disk."""

    def offered(self) -> dict[str, Callable[[], None]]:
        return {
            **super().offered(),
            "solo": self.show_hub,
            SKIRMISH: lambda: self.window.show_new_game("solo"),
            PATH_OF_GLORY: self.show_path,
        }

    # ------------------------------------------------------------------ screens

    def show_hub(self) -> None:
        from aoc_desktop.ui.age_of_civilization.solo.hub import HubScreen

        self.show("solo", lambda: HubScreen(self))

    def show_path(self, scenario: str = "") -> None:
        """The road; at a scenario, if one is named, ready to be begun."""
        from aoc_desktop.ui.age_of_civilization.solo.path import PathScreen

        self.show("path", lambda: PathScreen(self))
        screen = self.window.stack.currentWidget()
        if scenario and isinstance(screen, PathScreen):
            screen.choose(scenario)
            screen.start.setFocus()

    def go_on(self, opened: str) -> None:
        """To the next scenario."""
        self.show_path(opened)

    # ------------------------------------------------------------------ the end of a game

    def crown(self, session: Session) -> None:
        record, today = session.record(), self.today()
        try:
            self._ends[session.id] = appraise(record, self.laurels, today)
        except DomainError as error:
            self._ends[session.id] = error.reason
            return
        self._unkept.append((record, today))
        self.keep()

    def keep(self) -> None:
        """Write what is not on disk yet; what a full disk refused is tried again whenever solo play is looked at."""
        while self._unkept:
            record, day = self._unkept[0]
            try:
                crowned = crown(record, self.laurels, day)
            except OSError as error:
                text = self.tr("What you have earned could not be kept on disk: {0}. It is tried again later.")
                self.window.notice.say(text.format(error.strerror or error), warning=True)
                return
            self._ends[str(record.meta["id"])] = crowned
            del self._unkept[0]

    def end_of(self, session: Session) -> Crowned | Reason | None:
        return self._ends.get(session.id)

"""A page that a game adds to the tabs of the right column, before log, legal moves and rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from aoc_desktop.play.session import Session

    Mixed = QWidget
else:
    Mixed = object


class SidePage(Mixed):
    """Mixed into a widget of any kind."""

    icon = ""

    def title(self) -> str:
        """What its tab is called."""
        raise NotImplementedError

    def topic(self) -> str:
        """The part of the rules that tells of it."""
        return ""

    def look_at(self, session: Session) -> None:
        """Follow this session from now on: the game itself, or a past moment."""

    def retranslate(self) -> None:
        """Another language is spoken."""

    def restyle(self) -> None:
        """Other colours, another size of letters."""

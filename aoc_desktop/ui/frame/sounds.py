"""The names of all sounds, and the class that decides whether and how loud they are played."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from aoc_desktop.ui.kit.preferences import Preferences

if TYPE_CHECKING:
    from aoc_desktop.ui.frame.sound_player import Player

SMALL = ("building", "coins", "points", "piece", "card")
"""What comes often, the more important first."""
GREAT = ("victory", "ending", "war", "calamity", "wonder", "technology", "dice")
NAMES = (*GREAT, *SMALL, "turn", "refusal")
"""Every sound: a file of this name in resources/sounds."""
APART = 0.13
"""Seconds between the beginnings of sounds that are asked for together."""
AGAIN = 0.3
"""Seconds until the same sound may be heard once more, or a small one after any other: moves may come at once."""
MUTE = ("offscreen", "minimal")
"""Platforms of Qt without a screen: without a listener, too."""


class Sounds(QObject):
    """The window's sounds. While sound is off, no player is loaded."""

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.mute = QGuiApplication.platformName() in MUTE
        self.player: Player | None = None
        self._began: dict[str, float] = {}
        """When each was asked for last."""

    @property
    def wanted(self) -> bool:
        return not self.mute and bool(self._preferences["sound"])

    def play(self, *names: str) -> None:
        """One after the other, as far as they do not crowd each other; returns at once."""
        if not self.wanted:
            return
        now = monotonic()
        latest = max(self._began.values(), default=0.0)
        fresh = [name for name in names if now - self._began.get(name, 0.0) >= AGAIN]
        heard = [name for name in fresh if name not in SMALL or now - latest >= AGAIN]
        for place, name in enumerate(heard):
            self._began[name] = now
            self._made().play(name, self._preferences["volume"], place * APART)

    def _made(self) -> Player:
        if self.player is None:
            from aoc_desktop.ui.frame.sound_player import Player

            self.player = Player()
        return self.player

    def close(self) -> None:
        """The program ends."""
        if self.player is not None:
            self.player.close()
            self.player = None

"""The settings as the windows see them: a Qt signal for each change, and values in the form that widgets need."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from aoc_desktop.profile.settings import ASK, BREATH, OPTIONS, STEP_BY_STEP, Settings
from aoc_desktop.ui.kit.high_contrast import bold_seat, put_on
from aoc_desktop.ui.kit.os_settings import wants_contrast
from aoc_desktop.ui.kit.theme import COLOUR_BLIND_SEATS, SEATS, THEMES, Seat, Theme, Type
from aoc_desktop.ui.kit.translations import speaks, system_language

if TYPE_CHECKING:  # what a game needs is loaded when one is played, not at the start
    from aoc_desktop.play.session import Pace
    from aoc_desktop.text.language import Language

SCALES = (1.0, 1.12, 1.2, 1.35, 1.5, 1.7, 2.0, 2.4)
"""The sizes of words and controls that there are; each needs the stylesheet anew, hence so few."""
SMALL_SCALES = (0.75, 0.8, 0.85, 0.9, 0.95)
SMALLEST = Type.FLOOR / Type.CAPTION
"""However small the user wants words: captions stay legible."""
LARGEST_WORDS = ((1.0, 2.0), (0.92, 1.75), (0.0, 1.5))
"""In a window so large, of 1280 × 720, words are at most so many times the usual size; the text table's always are as
large as the user wants them."""
BAR_GROWTH = 1.25
"""Words in the bar over the table grow up to this: the table keeps its room."""


class Preferences(QObject):
    """One for the whole program; screens read it and listen to it."""

    changed = Signal(str)
    """The name of the changed option; "scale" and "seats" follow from the table."""

    unwritten = Signal(str)
    """Why changes cannot be kept on disk any more; empty: they can again."""

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self._seating: tuple[int, ...] = ()
        self._worn: tuple[Seat | None, ...] = ()
        self.frame = 1.0
        """How much larger the table's frame (bar, prompt, right column) is than in a window of 1280 × 720."""
        self._largest = LARGEST_WORDS[0][1]
        settings.watch(self._changed)
        put_on(self.theme)
        settings.tell = self.unwritten.emit

    def _changed(self, name: str) -> None:
        self._forget()
        if name in ("theme", "system_contrast"):
            put_on(self.theme)
        self.changed.emit(name)
        if name == "system_contrast":
            self.changed.emit("theme")
        if name == "text_size":
            self.changed.emit("scale")

    def __getitem__(self, name: str) -> Any:
        return self.settings[name]

    def __setitem__(self, name: str, value: object) -> None:
        self.settings[name] = value

    def _forget(self) -> None:
        """Drop all cached values that depend on the settings; they are computed again when next read."""
        for name, made in vars(Preferences).items():
            if isinstance(made, cached_property):
                self.__dict__.pop(name, None)

    @cached_property
    def language(self) -> str:
        """The code of the language spoken now."""
        chosen = str(self["language"])
        return chosen if speaks(chosen) else system_language()

    @cached_property
    def speech(self) -> Language:
        """The current language without a game's own words."""
        return self.speech_of("")

    def speech_of(self, game: str) -> Language:
        """The same with the sentences and names of a game."""
        from aoc_desktop.text.language import load_language

        return load_language(self.language, game)

    @cached_property
    def theme(self) -> Theme:
        return self._chosen_theme._replace(seats=self.seats)

    @property
    def _chosen_theme(self) -> Theme:
        """The theme without a table's own wishes."""
        asked = self["system_contrast"] and wants_contrast()
        return THEMES["contrast" if asked else self["theme"]]

    def follow_system(self) -> None:
        """The system wants more contrast, or no longer."""
        self._changed("theme")

    @property
    def palette(self) -> tuple[Seat, ...]:
        """The colours that seats may have."""
        return self._shown(COLOUR_BLIND_SEATS if self["colour_blind_seats"] else SEATS)

    def _shown(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return tuple(map(bold_seat, seats)) if self._chosen_theme.bold else seats

    @cached_property
    def seats(self) -> tuple[Seat, ...]:
        """The colours by seat: what the game gives it, else as its player chose."""
        palette = self.palette
        rest = [colour for colour in range(len(palette)) if colour not in self._seating]
        chosen = [palette[colour] for colour in (*self._seating, *rest)]
        return self._shown(tuple(own or colour for own, colour in zip_longest(self._worn, chosen)))

    def seat_players(self, colours: Sequence[int]) -> None:
        """Another game is on the table: the colours of its seats, by their numbers."""
        self._seating, self._worn = tuple(colours), ()
        self._forget()

    def wear(self, seats: Sequence[Seat | None]) -> None:
        """Colours and shapes that the game on the table gives its seats; None: the player's own."""
        if tuple(seats) != self._worn:
            self._worn = tuple(seats)
            self._forget()
            self.changed.emit("seats")

    @property
    def pace(self) -> Pace:
        from aoc_desktop.play.session import Pace

        return Pace(
            delay=self._delay,
            step_by_step=self["pace"] == STEP_BY_STEP or self["linear"],
            play_forced_moves=self["play_forced_moves"],
            end_of_turn=self._end_of_turn,
            ask_before_revelation=self["ask_before_revelation"],
            practice=self["take_back"] == "practice",
        )

    @property
    def _end_of_turn(self) -> str:
        """Who has the table read out is not hurried: a turn that would end after a breath is asked about."""
        reads = self["linear"] or self.wants_text
        chosen = str(self["end_of_turn"])
        return ASK if reads and chosen == BREATH else chosen

    @property
    def wants_text(self) -> bool:
        """Whether to show the table as text: by the user's setting, or because assistive technology is active."""
        wanted = self["text_table"]
        if wanted == "auto":
            from PySide6.QtGui import QAccessible  # costs the start 2 ms

            return QAccessible.isActive()
        return bool(wanted == "on")

    @property
    def _delay(self) -> int:
        """The pace in milliseconds; step by step, things move as they usually do."""
        return int(OPTIONS["pace"].default if self["pace"] == STEP_BY_STEP else self["pace"])

    @property
    def wished_size(self) -> float:
        """How much larger than usual the user wants words."""
        return int(self["text_size"]) / 100

    @property
    def text_size(self) -> float:
        """How much larger they are: a small window has no room for the largest."""
        return min(self.wished_size, self._largest)

    @cached_property
    def scale(self) -> float:
        """How much larger words and controls are than the usual ones in a window of 1280 × 720."""
        return max(SMALLEST, self.frame * self.text_size)

    @cached_property
    def bar_scale(self) -> float:
        """The same for words in the table's bar, whose height belongs to the table."""
        return max(SMALLEST, self.frame * min(self.text_size, BAR_GROWTH))

    def fit(self, width: int, height: int) -> None:
        """Follow the window's size, in steps: a larger window has larger words."""
        wanted, least = min(width / 1280, height / 720), min(width / 960, height / 600)
        largest = next(size for room, size in LARGEST_WORDS if wanted >= room)
        if least < 1:  # on a screen too small for the smallest window all of it is smaller
            frame = max((step for step in SMALL_SCALES if step <= least), default=SMALL_SCALES[0])
        else:
            frame = max(step for step in SCALES if step <= max(1.0, 1 + (wanted - 1) * 0.7))
        if (frame, largest) != (self.frame, self._largest):
            self.frame, self._largest = frame, largest
            self._forget()
            self.changed.emit("scale")

    def motion(self, milliseconds: int) -> int:
        """How long a movement of this length at the usual pace takes now; 0: none."""
        if self["reduced_motion"]:
            return min(120, milliseconds) if self._delay else 0
        return round(milliseconds * self._delay / 400)

"""A game's Look: how it stands on the shelf and what its page offers. The table's part follows in ui/table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, final

from PySide6.QtCore import QCoreApplication

from aoc_desktop.games import GAMES, awards_of, card_files_of, commands_of, day_of, has_card_files, look_of
from aoc_desktop.ui.frame.action_list import SPECS, Spec
from aoc_desktop.ui.frame.game_box import Box, BoxWords, Tags

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from aoc_desktop.kernel.record import Record
    from aoc_desktop.play.session import Session
    from aoc_desktop.text.language import Language
    from aoc_desktop.ui.kit.preferences import Preferences
    from aoc_desktop.ui.screens.almanac.card_book import CardBook
    from aoc_desktop.ui.screens.awards.award_book import AwardBook
    from aoc_desktop.ui.screens.new_game.options_form import OptionsForm
    from aoc_desktop.ui.screens.result.result_parts import ResultParts
    from aoc_desktop.ui.screens.solo.days import Days


class Look:
    """What the rooms of the window ask a game for. Each game fills it in `games/<game>/table/look.py`."""

    id: str
    name: str
    """As the box has it, marked for translation in the context "Games"."""
    players: tuple[int, int]
    """Fewest and most people at its table; 1 where it can be played alone."""
    minutes: tuple[int, int]
    """Of its shortest and its longest game."""
    modes: tuple[str, ...] = ()
    """Actions that its page offers, in order: "solo", "daily" …; after a new game, unless they name it."""
    actions: tuple[Spec, ...] = ()
    """Actions that no other game has; their keys work at its table only."""
    box: Box
    tags: Tags | None = None
    """None: statistics count by none."""

    @final
    @property
    def title(self) -> str:
        """Its name in the user's language; most boxes keep theirs."""
        return QCoreApplication.translate("Games", self.name)

    def told(self) -> BoxWords:
        """What is said of it, in the user's language."""
        return BoxWords("", self.title)

    # Its screens, loaded when they are first asked for.

    def options_form(self, preferences: Preferences) -> OptionsForm:
        """The form for the options of a table of this game, beside players and seed."""
        from aoc_desktop.ui.screens.new_game.options_form import OptionsForm

        return OptionsForm(self, preferences)

    @final
    def quick_game(self) -> Record:
        """A table for two without questions, with the usual card set."""
        from aoc_desktop.kernel.record import Record
        from aoc_desktop.ui.kit.defaults import fresh_seed

        return Record(self.id, commands_of(self.id).card_set, 2, "table", (), {"seed": fresh_seed()})

    def result(self, session: Session, preferences: Preferences, end: object) -> ResultParts:
        """What the final screen tells of a game; `end`: what its ways made of it, where it was played alone."""
        from aoc_desktop.ui.screens.result.result_parts import ResultParts

        return ResultParts(self, session, preferences)

    def card_book(self, preferences: Preferences) -> CardBook:
        """Its cards for the almanac."""
        raise NotImplementedError

    @final
    @property
    def has_card_book(self) -> bool:
        """Whether the almanac has anything to show: not every game has cards."""
        return type(self).card_book is not Look.card_book

    def days(self) -> Days | None:
        """Its challenge of the day, where it has one."""
        from aoc_desktop.ui.screens.solo.days import TableDays

        table = day_of(self.id)
        return None if table is None else TableDays(table, self.title, self.paint_day)

    def paint_day(self, painter: QPainter, rect: QRectF) -> None:
        """A picture for the challenge of the day, small and round or as a landscape."""

    def award_book(self) -> AwardBook | None:
        """Its achievements, where it has any."""
        from aoc_desktop.ui.screens.awards.award_book import TableAwards

        awards = awards_of(self.id)
        return None if awards is None else TableAwards(awards, self.title, self.award_signs())

    def award_signs(self) -> Mapping[str, str]:
        """The icon that is struck into each achievement."""
        return {}

    def load(self) -> None:
        """Load the modules and files of its first table, in a thread: make no Qt object here."""


def title_of(game_id: str) -> str:
    """The title of a game; of one without a table, its id says most."""
    known = GAMES.get(game_id)
    return str(look_of(game_id).title) if known is not None and known.look else game_id


def set_title(game_id: str, card_set: str, speech: Language) -> str:
    """A card set by its name; one of the user's own by its id, the game's usual one not at all."""
    if not card_set or not has_card_files(game_id) or card_set == card_files_of(game_id).SHIPPED[0]:
        return ""
    kinds = (speech.names[kind] for kind in ("edition", "card_set"))
    return next((kind[card_set].display for kind in kinds if card_set in kind), card_set)


def look_named(game_id: str) -> Look:
    """The look of a game with a table."""
    look: Look = look_of(game_id)
    return look


def program_title() -> str:
    """What the program is called."""
    return QCoreApplication.translate("Shelf", "Civilisation games")


def specs() -> tuple[Spec, ...]:
    """All actions of the program: those of every game, and each game's own."""
    return (*SPECS, *(spec for look in looks() for spec in look.actions))


def looks() -> Sequence[Look]:
    """The games that have a table, in the order of their release."""
    return [look_of(game_id) for game_id, entry in GAMES.items() if entry.look]

"""A game's Look: how it stands on the shelf and what its page offers. The table's part follows in ui/table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from aoc_desktop.games import GAMES, awards_of, card_files_of, codes_of, day_of, game_named, look_of
from aoc_desktop.ui.frame.action_list import SPECS, Spec

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter, QPixmap

    from aoc_desktop.kernel.record import Record
    from aoc_desktop.play.session import Session
    from aoc_desktop.profile.solo_results import SoloResult
    from aoc_desktop.solo.codes import Codes
    from aoc_desktop.ui.frame.game_window import GameWindow
    from aoc_desktop.ui.kit.preferences import Preferences
    from aoc_desktop.ui.kit.theme import Theme
    from aoc_desktop.ui.screens.almanac.card_book import CardBook
    from aoc_desktop.ui.screens.awards.award_book import AwardBook
    from aoc_desktop.ui.screens.new_game.options_form import OptionsForm
    from aoc_desktop.ui.screens.result.result_parts import ResultParts
    from aoc_desktop.ui.screens.solo.days import Days
    from aoc_desktop.ui.screens.solo.modes import Modes
    from aoc_desktop.ui.table.look import TableLook


class Look:
    """What the rooms of the window ask a game for. Each game fills it in `games/<game>/table/look.py`."""

    id: str
    name: str
    """As the box has it, marked for translation in the context "Games"."""
    players: tuple[int, int]
    """Fewest and most people at its table; 1 where it can be played alone."""
    minutes: int
    modes: tuple[str, ...] = ()
    """Actions that its page offers beside a new game, in order: "solo", "daily" …"""
    actions: tuple[Spec, ...] = ()
    """Actions that no other game has; their keys work at its table only."""
    tag_kind: str = ""
    """The kind of name by which statistics count: "civilization", "nation"; empty: none."""
    lid: str
    """The box's own dark tone: lid edge and spine."""
    foot: str
    """The band at the foot of the box."""

    @property
    def title(self) -> str:
        """Its name in the user's language; most boxes keep theirs."""
        return QCoreApplication.translate("Games", self.name)

    def tagline(self) -> str:
        """One line under the title, in the user's language."""
        return ""

    def credit(self) -> str:
        """Whose game it is, for About: designer and publisher."""
        return self.title

    def paint_front(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """The front of its box: title and one scene. The foot's band is painted by the shelf."""

    front_takes_time = False
    """Whether the front is painted only once the window is seen; until then its lid is enough."""

    def paint_lid(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paint a quick first version of the front: its title on quiet colours."""

    def paint_scenery(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Behind its page; the left 520 of 1280 stay quiet."""

    # Its screens, loaded when they are first asked for.

    def options_form(self, preferences: Preferences) -> OptionsForm:
        """The form for the options of a table of this game, beside players and seed."""
        from aoc_desktop.ui.screens.new_game.options_form import OptionsForm

        return OptionsForm(self, preferences)

    def quick_game(self) -> Record:
        """A table for two without questions, with the first set of the box."""
        from aoc_desktop.kernel.record import Record
        from aoc_desktop.ui.kit.defaults import fresh_seed

        return Record(self.id, card_files_of(self.id).SHIPPED[0], 2, "table", (), {"seed": fresh_seed()})

    def lesson(self, you: str, other: str) -> Record:
        """The guided first game from its beginning."""
        from aoc_desktop.play.lesson import load_lesson

        return load_lesson(self.id).record(you, other)

    def table_look(self) -> TableLook:
        """How its table is drawn and told."""
        raise NotImplementedError

    def rules_picture(
        self, card: tuple[str, str], scale: float, room: float, preferences: Preferences
    ) -> QPixmap | None:
        """A card that the rules show (by its id, or its place in its kind), at most as wide as `room`."""
        return self.card_book(preferences).rules_picture(card, scale, room)

    def topic(self, about: str) -> str:
        """The part of the rules for a card ("kind:id"); anything else is a topic already."""
        return self.table_look().topics.of_card(about)

    def topic_of_moment(self, state: Any) -> str:
        """The part of the rules for the current decision."""
        return self.table_look().topics.of_step(game_named(self.id).moment(state).step)

    def codes(self) -> Codes | None:
        """Its tables as short codes, where it has any."""
        return codes_of(self.id)

    def result(self, session: Session, preferences: Preferences, end: object) -> ResultParts:
        """What the final screen tells of a game; `end`: what its ways made of it, where it was played alone."""
        from aoc_desktop.ui.screens.result.result_parts import ResultParts

        return ResultParts(self, session, preferences)

    def tags_title(self) -> str:
        """Over them: "Civilisations"."""
        return ""

    def paint_tag(self, painter: QPainter, rect: QRectF, tag: str) -> None:
        """Paint the emblem of a tag (a civilisation, a nation)."""

    def awards(self, laurels: Sequence[SoloResult]) -> dict[str, Any]:
        """What these games of it earned, as plain data for the exported profile."""
        return {}

    def card_book(self, preferences: Preferences) -> CardBook:
        """Its cards for the almanac."""
        raise NotImplementedError

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

    def ways_of(self, window: GameWindow) -> Modes | None:
        """What it offers beyond a table, where that is more than the day's challenge, achievements and codes."""
        return None

    def badges(self, window: GameWindow) -> Mapping[str, str]:
        """Progress on its ways to play, by action: "4 days in a row", "12 of 38"."""
        return {}

    def load(self) -> None:
        """Load the modules and files of its first table, in a thread: make no Qt object here."""


def title_of(game_id: str) -> str:
    """The title of a game; of one without a table, its id says most."""
    known = GAMES.get(game_id)
    return str(look_of(game_id).title) if known is not None and known.look else game_id


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

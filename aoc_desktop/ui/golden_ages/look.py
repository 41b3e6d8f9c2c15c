"""The Golden Ages on the shelf: its box, its page's scenery and ways."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.ui.look import Look
from aoc_desktop.ui.theme import Theme
from aoc_desktop.ui.translations import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from aoc_desktop.games.golden_ages.state import State
    from aoc_desktop.kernel.codes import Codes
    from aoc_desktop.kernel.record import Record
    from aoc_desktop.models.session import Session
    from aoc_desktop.ui.award_book import AwardBook
    from aoc_desktop.ui.days import Days
    from aoc_desktop.ui.golden_ages.card_book import AgesBook
    from aoc_desktop.ui.golden_ages.options_form import AgesForm
    from aoc_desktop.ui.golden_ages.result_parts import AgesResult
    from aoc_desktop.ui.golden_ages.table_look import AgesTable
    from aoc_desktop.ui.preferences import Preferences


class GoldenAgesLook(Look):
    """A galleon on a rising sun, far cities, three rows of waves."""

    id = "golden_ages"
    name = QT_TRANSLATE_NOOP("Games", "The Golden Ages")
    players = (2, 4)
    minutes = 90
    ways = ("daily", "achievements", "learn")
    tag_kind = "civilization"
    lid = "#8A5A1C"
    foot = "#0C2F3B"

    def tagline(self) -> str:
        return QCoreApplication.translate("HomeScreen", "Four eras, one unknown sea")

    def credit(self) -> str:
        told = QCoreApplication.translate("About", "{0} is a game by {1}, published by {2}.")
        return told.format(self.title, "Luigi Ferrini", "Ghenos Games")

    def paint_front(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        from aoc_desktop.ui.golden_ages.box import paint_box_front

        paint_box_front(painter, rect)

    def paint_scenery(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        from aoc_desktop.ui.golden_ages.box import paint_page

        paint_page(painter, rect, theme)

    def options_form(self, preferences: Preferences) -> AgesForm:
        from aoc_desktop.ui.golden_ages.options_form import AgesForm

        return AgesForm(self, preferences)

    def quick_game(self) -> Record:
        from aoc_desktop.games.golden_ages.card_files import SHIPPED
        from aoc_desktop.kernel.record import Record
        from aoc_desktop.ui.seeds import fresh_seed

        return Record(self.id, SHIPPED[0], 2, "table", (), {"seed": fresh_seed()})

    def table_look(self) -> AgesTable:
        from aoc_desktop.ui.golden_ages.table_look import TABLE

        return TABLE

    def rules_picture(
        self, card: tuple[str, str], scale: float, room: float, preferences: Preferences
    ) -> QPixmap | None:
        from aoc_desktop.ui.golden_ages.card_picture import rules_picture

        return rules_picture(card, scale, room, preferences)

    def topic_of_moment(self, state: State) -> str:
        return self.table_look().topics.of_step(state.step)

    def result(self, session: Session, preferences: Preferences, end: object) -> AgesResult:
        from aoc_desktop.ui.golden_ages.result_parts import AgesResult

        return AgesResult(self, session, preferences)

    def tags_title(self) -> str:
        return QCoreApplication.translate("RecordsScreen", "Civilisations")

    def paint_tag(self, painter: QPainter, rect: QRectF, tag: str) -> None:
        from aoc_desktop.ui.art.emblems import paint_roundel
        from aoc_desktop.ui.golden_ages.colours import people_of

        paint_roundel(painter, rect, *people_of(tag))

    def codes(self) -> Codes:
        from aoc_desktop.games.golden_ages.challenge import CODES

        return CODES

    def days(self) -> Days:
        from aoc_desktop.games.golden_ages.challenge import DAY
        from aoc_desktop.ui.golden_ages.box import paint_scene
        from aoc_desktop.ui.table_days import TableDays

        return TableDays(DAY, self.title, paint_scene)

    def award_book(self) -> AwardBook:
        from aoc_desktop.games.golden_ages.awards import AWARDS
        from aoc_desktop.ui.golden_ages.award_signs import SIGNS
        from aoc_desktop.ui.table_awards import TableAwards

        return TableAwards(AWARDS, self.title, SIGNS)

    def card_book(self, preferences: Preferences) -> AgesBook:
        from aoc_desktop.ui.golden_ages.card_book import AgesBook

        return AgesBook(preferences)

    def load(self) -> None:
        from aoc_desktop.games.golden_ages.card_files import SHIPPED, shipped_set
        from aoc_desktop.ui.golden_ages import options_form, table_look  # noqa: F401
        from aoc_desktop.ui.screens import new_game  # noqa: F401

        shipped_set(SHIPPED[0])


LOOK = GoldenAgesLook()

"""Monumental Duel for the table toolkit: how its places are drawn, told and looked up in the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QPainter

from aoc_desktop.games.monumental_duel.rules.cards import RESOURCES
from aoc_desktop.games.monumental_duel.table import place_words
from aoc_desktop.games.monumental_duel.table.course import SIGNS as BANNER_SIGNS
from aoc_desktop.games.monumental_duel.table.course import SOUNDS, announcements, looked_at
from aoc_desktop.games.monumental_duel.table.face_book import FaceBook
from aoc_desktop.games.monumental_duel.table.formula import SIGNS
from aoc_desktop.games.monumental_duel.table.items_stock import purse_face
from aoc_desktop.games.monumental_duel.table.own_actions import MOVES
from aoc_desktop.games.monumental_duel.table.rows.table import TableModels
from aoc_desktop.games.monumental_duel.table.sections import Sections, put_board
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.play.places import Place
from aoc_desktop.play.preview import Preview
from aoc_desktop.text.language import capital, first_sentence
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.table.answers import (
    Anchor,
    Board,
    Card,
    Counters,
    Foretold,
    Free,
    Pace,
    Score,
    SeatTold,
    TextKinds,
    Zone,
)
from aoc_desktop.ui.table.look import TableLook
from aoc_desktop.ui.table.topics import Topic, Topics

if TYPE_CHECKING:
    from aoc_desktop.games.monumental_duel.table.course import DuelAnimator
    from aoc_desktop.games.monumental_duel.table.right_column import DuelBox
    from aoc_desktop.play.session import Session
    from aoc_desktop.ui.kit.preferences import Preferences
    from aoc_desktop.ui.kit.theme import Theme
    from aoc_desktop.ui.table.answers import Announcement
    from aoc_desktop.ui.table.page.panel import TablePanel
    from aoc_desktop.ui.table.page.side_page import SidePage
    from aoc_desktop.ui.table.picture.view import TableView

# Which part of the rules tells of what: places of the table, cards, moves, lines of the log, steps.


TOPICS = Topics(
    {
        "city": Topic(
            cards=("building", "knowledge", "revolt"),
            places=("cell", "their cell", "their knowledge", "deck", "their deck", "discarded"),
            events=("fills", "fills_alone", "new_deck", "gaps", "keeps_knowledge", "on_top"),
            moves=("keep", "progress"),
            steps=("keep",),
        ),
        "resources": Topic(
            cards=("resource",),
            places=("purse", "their purse"),
            events=("gained", "paid", "lost"),
            moves=("pay", "gain", "convert"),
            steps=("pay", "gain", "convert"),
        ),
        "round": Topic(
            places=("row", "column", "development"),
            moves=("activate", "exchange", "trigger"),
            events=(
                "round_begins",
                "era_begins",
                "activates",
                "round_ends",
                "leaves_track",
                "joins_track",
                "first_player",
            ),
            steps=("activation", "exchange", "activated"),
        ),
        "actions": Topic(
            cards=("wonder", "province", "warlord", "advantage"),
            places=(
                "track",
                "pile",
                "reserved",
                "site",
                "provinces",
                "my province",
                "their site",
                "reserve",
                "advantage",
            ),
            rules=("advantage", "progress"),
            events=("acquires", "begins", "completes", "conquers", "takes_advantage", "passes", "uses", "progresses"),
            steps=("action",),
        ),
        "policies": Topic(
            cards=("policy",),
            places=("policies", "line", "new policy"),
            rules=("policy",),
            moves=("develop", "policy", "bonus", "swap"),
            events=("develops", "covers", "uses_policy", "wakes", "swaps"),
            steps=("bonus",),
        ),
        "spying": Topic(
            cards=("ambassador", "espionage"),
            places=("die", "reroll", "tray"),
            rules=("reroll",),
            moves=("ambassador", "train", "deploy", "reroll", "stop", "resolve"),
            events=("ambassador", "spies", "trains", "deploys", "rolls", "rerolls", "stops", "turns_card", "die"),
            steps=("spy", "reroll", "dice"),
        ),
        "words": Topic(
            moves=("archive", "discard", "reinforce", "reserve", "copy", "build", "building", "draw"),
            events=("archives", "discards", "reinforces", "reserves", "copies", "draws"),
            steps=("archive", "discard", "reinforce", "reserve", "copy", "build", "building", "draw", "round_start"),
        ),
        "end": Topic(places=("seat", "points"), events=("game_ends", "scored"), steps=("finished",)),
        "options": Topic(
            cards=("civilization", "variant"), places=("civilization",), moves=("choose",), steps=("civilization",)
        ),
    },
    card="overview",
    move="actions",
    step="words",
    players="city",
    score="end",
)


translate = QCoreApplication.translate


class DuelTable(TableLook[TableModels, FaceBook]):
    """What the toolkit asks this game for."""

    signs: Mapping[str, str] = {**SIGNS, "agents": "agent"}
    numbers = place_words.NUMBERS
    free = Free(frozenset(("purse", resource) for resource in RESOURCES), frozenset(("track", "cell")))
    sounds = SOUNDS
    pace = Pace(looked_at=looked_at)
    score = Score(usual=40)
    counters = Counters(
        lambda rows: {row.resource: row.value for row in rows.mine.purse.rows},
        lambda context, name, value: purse_face(context, name, context.models.mine, value),
    )
    board = Board(QSizeF(1004, 328), lambda context, rect, seat: put_board(context, rect, context.models.cities[seat]))
    topics = TOPICS

    def moves_now(self, rows: TableModels) -> Mapping[str, Move]:
        """Passing, or to stop rolling; what can be declined is declined by the same button."""
        if ("stop",) in rows.player_view.moves:
            return {"primary": ("stop",)}
        if ("skip",) in rows.player_view.moves:
            return {"decline": ("skip",)}
        return {"primary": ("pass",), **MOVES}

    def button_words(self, action: str, move: Move | None, rows: TableModels, language: str) -> str:
        if move == ("pass",):
            return translate("Duel", "Pass")
        return translate("Duel", "Stop rolling") if move == ("stop",) else ""

    # ------------------------------------------------------------------ drawing

    def faces(self, rows: TableModels, language: str) -> FaceBook:
        return FaceBook(rows.cards, language)

    def layout(self) -> Sections:
        return Sections()

    def animator(self, view: TableView) -> DuelAnimator:
        from aoc_desktop.games.monumental_duel.table.course import DuelAnimator

        return DuelAnimator(view)

    # ------------------------------------------------------------------ beside the table

    def seat_box(self, panel: TablePanel) -> DuelBox:
        from aoc_desktop.games.monumental_duel.table.right_column import DuelBox

        return DuelBox(panel)

    def seat_words(self, seat: Seat, rows: TableModels, language: str) -> SeatTold:
        """The points, then all that lies before the player; in brief the points, and what can be spent."""
        players = rows.session.names
        board = rows.words.board(rows.player_view.view, seat, players, language)
        points = super().seat_words(seat, rows, language).words
        brief = ", ".join([first_sentence(points), *board[1:2]]).removesuffix(".")
        return SeatTold(" ".join([points, *board]), brief)

    def side_pages(self, session: Session, preferences: Preferences) -> Sequence[SidePage]:
        from aoc_desktop.games.monumental_duel.table.right_column import SumsPage

        return [*super().side_pages(session, preferences), SumsPage(session, preferences)]

    # ------------------------------------------------------------------ what lies where, in words

    def card_of(self, place: Place, rows: TableModels, seat: Seat | None = None) -> Card | None:
        return place_words.card_of(place_words.at_seat(place, seat, rows), rows)

    def describe(self, place: Place, rows: TableModels, faces: FaceBook) -> str:
        return place_words.describe(place, rows, faces)

    def place_lines(self, place: Place, rows: TableModels, faces: FaceBook, seat: Seat | None = None) -> list[str]:
        lines = super().place_lines(place, rows, faces, seat)
        place = place_words.at_seat(place, seat, rows)
        return [*lines, *place_words.more_lines(place, rows, faces)] if lines else lines

    def number_rows(
        self, place: Place, rows: TableModels, faces: FaceBook, seat: Seat | None = None
    ) -> list[tuple[str, str]]:
        return place_words.number_rows(place_words.at_seat(place, seat, rows), rows, faces)

    def topic_of_moment(self, rows: TableModels) -> str:
        return "end" if rows.standing.finished else TOPICS.of_step(rows.state.step)

    def choice_words(self, prefix: Move, word: str, rows: TableModels) -> str:
        return place_words.choice_words(prefix)

    def word(self, prefix: Move, moves: Sequence[Move], rows: TableModels, language: str) -> str:
        if len(moves) == 1 and not (prefix and prefix[0] in ("advantage", "convert")):
            return str(rows.legal.text(moves[0]))
        return moves[0][len(prefix)]

    def foretold(self, preview: Preview, faces: FaceBook) -> Foretold:
        return Foretold(place_words.preview_lines(preview), is_gain=preview.move[:1] in (("activate",), ("use",)))

    def anchor(self, place: Place | None, rect: QRectF, view: TableView) -> Anchor:
        """A bubble about a crossing leaves the whole City in sight: one compares."""
        rows = view.models
        assert isinstance(rows, TableModels)
        if place is None or place[0] not in ("cell", "row", "column") or rows.standing.step != "activation":
            return Anchor(rect)
        for piece in view.stage.with_places():
            if piece.place is not None and piece.place[0] == "cell":
                rect = rect.united(piece.rect)
        return Anchor(rect)

    # ------------------------------------------------------------------ for a screen reader

    def table_words(self, rows: TableModels, language: str) -> str:
        players = rows.session.names
        view = rows.player_view.view
        lines = rows.words.middle(view, players, language)
        for seat in (rows.viewer, 1 - rows.viewer):
            lines += rows.words.board(view, seat, players, language)
        return " ".join(lines)

    text_kinds = TextKinds(
        when_ready=frozenset({"row", "column", "line"}),  # the edges of the City: what lies in it has rows
        of_moment=TextKinds().of_moment | {"question_first"},
    )

    def zones(self, rows: TableModels, faces: FaceBook) -> list[Zone]:
        names = faces.speech.names["term"]
        return [
            Zone("track", capital(names["track"].display), ("track", "development", "civilization")),
            Zone("piles", translate("Duel", "Basic buildings and Advantage"), ("pile", "advantage", "provinces")),
            Zone("spying", capital(names["spy"].display), ("die", "reroll", "tray")),
            Zone("me", "", (("seat", str(rows.viewer)), *place_words.MINE), rows.viewer),
            Zone("theirs", "", (("seat", str(1 - rows.viewer)), *place_words.OPPOSITE), 1 - rows.viewer),
        ]

    def seat_cards(self, seat: Seat, rows: TableModels) -> list[Card]:
        """What lies under other cards in the City opposite."""
        city = rows.cities[seat]
        found = [row.knowledge for row in city.cells.rows]
        found += [row.card for row in city.policies.rows]
        found += [row.card for row in city.provinces.rows]
        return [(rows.cards.card[card].kind, card) for card in found if card]

    def state_words(self, place: Place, rows: TableModels, faces: FaceBook) -> str:
        return place_words.state_words(place, rows, faces)

    # ------------------------------------------------------------------ over the table

    def announcements(self, events: Sequence[Event], rows: TableModels, language: str) -> list[Announcement]:
        players = rows.session.names
        return announcements(events, rows.cards, players, language)

    def paint_announcement(self, painter: QPainter, rect: QRectF, told: Announcement, theme: Theme) -> None:
        paint_icon(painter, rect, BANNER_SIGNS[told.kind], on_dark=theme.on_dark)


TABLE = DuelTable()

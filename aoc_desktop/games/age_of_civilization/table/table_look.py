"""Age of Civilization for the table toolkit: how its places are drawn, told and looked up in the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF

from aoc_desktop.games.age_of_civilization.rules.state import STEPS
from aoc_desktop.games.age_of_civilization.table import course, tooltips, topics
from aoc_desktop.games.age_of_civilization.table.card_picture import CardFaces
from aoc_desktop.games.age_of_civilization.table.course import SOUNDS, EmpireAnimator
from aoc_desktop.games.age_of_civilization.table.items_board import COUNTERS, BoardSection, counter_face
from aoc_desktop.games.age_of_civilization.table.layout import areas
from aoc_desktop.games.age_of_civilization.table.own_actions import FINISH_ACTIONS, REST
from aoc_desktop.games.age_of_civilization.table.rows.boards import Board as BoardRows
from aoc_desktop.games.age_of_civilization.table.rows.preview import Stronger
from aoc_desktop.games.age_of_civilization.table.rows.seats import SeatRow
from aoc_desktop.games.age_of_civilization.table.rows.table import WORKERS, TableModels
from aoc_desktop.games.age_of_civilization.table.rows.track import PAST, PERMANENT, UPCOMING
from aoc_desktop.games.age_of_civilization.table.seat_box import EmpireBox
from aoc_desktop.games.age_of_civilization.table.sections import Sections
from aoc_desktop.games.age_of_civilization.table.tooltips import card_of, lines_of_card
from aoc_desktop.games.age_of_civilization.words.moves import stronger_text
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.games.age_of_civilization.words.summary import market_summary, opponent_summary, player_summary
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.play.places import Place
from aoc_desktop.play.preview import Preview
from aoc_desktop.text.language import capital, in_sentences
from aoc_desktop.ui.table.answers import Anchor, Board, Card, Counters, Foretold, Free, SeatTold, TextKinds, Zone
from aoc_desktop.ui.table.look import Layout, TableLook
from aoc_desktop.ui.table.picture.draw_context import DrawContext

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from aoc_desktop.games.age_of_civilization.table.solo.award_book import SoloGoals
    from aoc_desktop.play.session import Session
    from aoc_desktop.ui.kit.preferences import Preferences
    from aoc_desktop.ui.kit.theme import Theme
    from aoc_desktop.ui.table.answers import Announcement
    from aoc_desktop.ui.table.page.panel import TablePanel
    from aoc_desktop.ui.table.page.seat_box import SeatBox
    from aoc_desktop.ui.table.picture.view import TableView

translate = QCoreApplication.translate
PILE = 0.36
"""The share of the board's width where a civilisation is laid down."""


MINE = (
    *("workers", "worker", "coins", "points", "military", "technologies", "mine", "hand", "rise", "annex", "keep"),
    *("technology", "wonders", "my wonder", "end", "effect"),
)
"""Kinds of places on one's own board."""


MOVES: Mapping[str, Move] = {"primary": ("end",), FINISH_ACTIONS: ("done",), REST: ("rest",), "decline": ("skip",)}


class EmpireTable(TableLook[TableModels, CardFaces]):
    """What the toolkit asks this game for."""

    signs: Mapping[str, str] = {"coins": "coin", "points": "point", "workers": "worker", "military": "military"}
    numbers = frozenset((*tooltips.NUMBERS, *tooltips.LISTS, "coins of", "opponent"))
    free = Free(frozenset((WORKERS, *(place for _, place in COUNTERS.values()))), frozenset(("action", "event")))
    sounds = SOUNDS
    counters = Counters(
        lambda rows: {name: rows.my_board.numbers.value(name) for name in COUNTERS},
        lambda context, name, value: counter_face(context, name, context.models.my_board, value),
    )
    board = Board(
        QSizeF(1004, 250), lambda context, rect, seat: BoardSection().put(context, rect, context.models.boards[seat])
    )
    closing_step = STEPS[-1]

    topics = topics.TOPICS

    def moves_now(self, rows: TableModels) -> Mapping[str, Move]:
        return MOVES

    def asks_before(self, move: Move, rows: TableModels, language: str) -> str:
        """Whoever finishes while a worker could still act may have pressed the key too soon."""
        free = rows.my_board.numbers.value("free_workers")
        acts = any(other[0] == "act" for other in rows.player_view.moves)
        return rows.words.speech(language).text("ask_once.free_workers", n=free) if move == ("done",) and acts else ""

    # ------------------------------------------------------------------ drawing

    def faces(self, rows: TableModels, language: str) -> CardFaces:
        return CardFaces(rows.cards, language, rows.standing.solo)

    def layout(self) -> Sections:
        return Sections()

    def draw_ahead(
        self, view: TableView, context: DrawContext, layout: Layout, box: SeatBox
    ) -> Sequence[Callable[[], object]]:
        from aoc_desktop.games.age_of_civilization.table.almanac_filter import draw_ahead

        assert isinstance(layout, Sections)
        assert isinstance(box, EmpireBox)
        return draw_ahead(view, context, layout, box)

    def animator(self, view: TableView) -> EmpireAnimator:
        return EmpireAnimator(view)

    # ------------------------------------------------------------------ beside the table

    def seat_box(self, panel: TablePanel) -> EmpireBox:
        return EmpireBox(panel)

    def seat_words(self, seat: Seat, rows: TableModels, language: str) -> SeatTold:
        return SeatTold(seat_words(rows.seats.rows[seat], language))

    def side_pages(self, session: Session, preferences: Preferences) -> list[SoloGoals]:
        if not session.match.state.table.solo:
            return []
        from aoc_desktop.games.age_of_civilization.table.solo.award_book import SoloGoals

        return [SoloGoals(session, preferences)]

    # ------------------------------------------------------------------ what lies where, in words

    def card_of(self, place: Place, rows: TableModels, seat: Seat | None = None) -> Card | None:
        return tooltips.card_of(place, rows, _board(rows, seat))

    def describe(self, place: Place, rows: TableModels, faces: CardFaces) -> str:
        return tooltips.describe(place, rows, faces)

    def card_lines(self, card: Card, rows: TableModels, faces: CardFaces) -> list[str]:
        return tooltips.lines_of_card(*card, rows, faces.language)

    def place_lines(self, place: Place, rows: TableModels, faces: CardFaces, seat: Seat | None = None) -> list[str]:
        return tooltips.place_lines(place, rows, faces, _board(rows, seat))

    def number_rows(
        self, place: Place, rows: TableModels, faces: CardFaces, seat: Seat | None = None
    ) -> list[tuple[str, str]]:
        return tooltips.number_rows(place, rows, faces, _board(rows, seat))

    def choice_words(self, prefix: Move, word: str, rows: TableModels) -> str:
        if word in rows.cards.wonder:
            return translate("Table", "choose a wonder")
        if word in rows.cards.civilization:
            return translate("Table", "choose a civilisation")
        return translate("Table", "choose a technology")

    def foretold(self, preview: Preview, faces: CardFaces) -> Foretold:
        if preview.move[:1] == ("keep",):
            return Foretold([translate("Table", "joins your hand")])
        stronger: Stronger | None = preview.own.stronger if preview.own else None
        lines = [] if stronger is None else [stronger_text(*stronger, faces.language)]
        return Foretold(lines, is_gain=preview.move[:1] in (("act",), ("use",), ("rest",)))

    def anchor(self, place: Place | None, rect: QRectF, view: TableView) -> Anchor:
        """A bubble about an action points at the slot that would be used; one about an effect of the turn's end leaves
        the others, among which one chooses, in sight. A civilisation is laid down at the left of one's board. Below the
        workers are the numbers that change."""
        if rect.isEmpty() and place is not None and place[0] in ("rise", "annex"):
            board = areas(view.sceneRect().width(), view.sceneRect().height()).board
            return Anchor(QRectF(board.left(), board.top(), board.width() * PILE, board.height()))
        if place is not None and place[0] == "effect":
            for piece in view.stage.with_places():
                if piece.place is not None and piece.place[0] in ("effect", "end"):
                    rect = rect.united(piece.rect)
        if place is None or place[0] != "action":
            return Anchor(rect, above=place == WORKERS)
        assert isinstance(view.layout_, Sections)
        slots = view.layout_.slot_rects(place[1])
        return Anchor(slots[0].united(rect) if slots else rect)

    # ------------------------------------------------------------------ over the table

    quiet = TableLook.quiet | {"no_symbol", "permanent_card_moves"}

    def announcements(self, events: Sequence[Event], rows: TableModels, language: str) -> list[Announcement]:
        return course.announcements(events, language, rows.session.names)

    def paint_announcement(self, painter: QPainter, rect: QRectF, told: Announcement, theme: Theme) -> None:
        course.paint_sign(painter, rect, told, theme)

    # ------------------------------------------------------------------ for a screen reader

    def table_words(self, rows: TableModels, language: str) -> str:
        return table_words(rows, language)

    def focus_words(self, place: Place, sentence: str, rows: TableModels, faces: CardFaces) -> str:
        return focus_words(place, sentence, rows, faces)

    text_kinds = TextKinds(of_moment=TextKinds().of_moment | {"pending_choice"})

    def zones(self, rows: TableModels, faces: CardFaces) -> list[Zone]:
        names = faces.speech.names["terms"]
        return [
            Zone("track", capital(names["time_track"].display), ("action", "event")),
            Zone("market", capital(names["civilization_market"].display), ("market", "deck", "opponent", "drought")),
            Zone("wonders", capital(names["wonder_market"].display), ("wonder",)),
            Zone("me", "", MINE, rows.viewer),
        ]

    def seat_cards(self, seat: Seat, rows: TableModels) -> list[Card]:
        row, special = rows.seats.rows[seat], rows.boards[seat].special
        cards = {
            "civilization": row.pile,
            "special_technology": [special] if special else [],
            "technology": row.technologies,
            "wonder": row.wonders,
        }
        return [(kind, card) for kind, found in cards.items() for card in found]

    def state_words(self, place: Place, rows: TableModels, faces: CardFaces) -> str:
        return state_words(place, rows, faces)

    # ------------------------------------------------------------------ rules

    def topic_of_place(self, place: Place | None, rows: TableModels, seat: Seat | None = None) -> str:
        return topics.topic_of_place(place, rows, _board(rows, seat))

    def topic_of_moment(self, rows: TableModels) -> str:
        return topics.topic_of_moment(rows.player_view.view.state)


def _board(rows: TableModels, seat: Seat | None) -> BoardRows | None:
    return None if seat is None else rows.boards[seat]


TABLE = EmpireTable()


# The table as a screen reader tells it: boards in sentences, and what the keyboard's focus is on.


@lru_cache(maxsize=64)
def seat_words(row: SeatRow, language: str) -> str:
    """Kept: after a move most players are as they were."""
    return player_summary(row._asdict(), language)


def table_words(models: TableModels, language: str) -> str:
    """The viewer's board, and what the markets hold; the others have a panel of their own."""
    mine = seat_words(models.seats.rows[models.viewer], language)
    markets = market_summary(
        [row.card for row in models.market.rows], [row.card for row in models.wonders.rows], language
    )
    standing = models.standing
    alone = [opponent_summary(standing.opponent_military, language)] if standing.solo else []
    return " ".join([mine, markets, *alone])


def focus_words(place: Place, sentence: str, models: TableModels, faces: CardFaces) -> str:
    """What the table says of a place, and the sentences of its card or the value of its number."""
    numbers, speech = models.my_board.numbers, load_language(faces.language)
    if numbers.row(place[0]) is not None:
        return speech.labelled(sentence, numbers.value(place[0]))
    if place[0] == "deck":
        return speech.labelled(sentence, models.standing.deck)
    if place[0] == "opponent":
        return opponent_summary(models.standing.opponent_military, faces.language)
    if (found := card_of(place, models)) is None:
        return sentence
    name = faces.name(*found, short=False)
    if (state := coming_words(place, models, faces)) and not sentence.startswith(name):
        sentence = in_sentences([state, sentence])
    lines = lines_of_card(*found, models, faces.language)
    if marked := faces.mark_words(*found):  # as brief as the mark says it
        lines.append(marked)
    return in_sentences([*([] if name in sentence else [name]), sentence, *lines])


def coming_words(place: Place, models: TableModels, faces: CardFaces) -> str:
    """When an upcoming card of the track comes; empty: it is no such card."""
    row = models.track.row(place[1]) if place[0] == "action" else None
    if row is None or row.place != UPCOMING:
        return ""
    return load_language(faces.language).text("text.comes", round=row.round)


def state_words(place: Place, models: TableModels, faces: CardFaces) -> str:
    """Whether a card of the track is there yet, and its slots free."""
    row = next((row for rows in (models.track, models.permanent) if (row := rows.row(place[1])) is not None), None)
    if place[0] != "action" or row is None:
        return ""
    if told := coming_words(place, models, faces):
        return told
    speech, free = load_language(faces.language), sum(slot.seat is None for slot in row.slots)
    told = speech.text("text.always") if row.place == PERMANENT else ""
    if row.slots and row.place != PAST:
        slots = speech.text("text.slots", n=free, m=len(row.slots)) if free else speech.text("text.taken")
        told = in_sentences([told, slots]).removesuffix(".")
    return told

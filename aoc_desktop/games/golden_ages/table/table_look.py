"""The Golden Ages for the table toolkit: how its places are drawn, told and looked up in the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QPainter

from aoc_desktop.games.golden_ages.rules.squares import NAMES, NOWHERE, SIDES, SQUARES, neighbour
from aoc_desktop.games.golden_ages.table.card_picture import CardFaces
from aoc_desktop.games.golden_ages.table.course import SIGNS, SOUNDS, AgesAnimator, announcements
from aoc_desktop.games.golden_ages.table.items_board import COUNTERS, BoardSection, counter_face
from aoc_desktop.games.golden_ages.table.own_actions import BEGINNINGS
from aoc_desktop.games.golden_ages.table.rows.boards import DEVELOPED, Secrets
from aoc_desktop.games.golden_ages.table.rows.boards import Board as BoardRows
from aoc_desktop.games.golden_ages.table.rows.table import TableModels
from aoc_desktop.games.golden_ages.table.seat_box import AgesBox
from aoc_desktop.games.golden_ages.table.sections import Sections
from aoc_desktop.games.golden_ages.words.preview import PreviewWords, square_lines
from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.play.places import Place
from aoc_desktop.play.preview import Preview
from aoc_desktop.text.language import capital, in_sentences
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.kit.theme import Theme
from aoc_desktop.ui.table.answers import (
    Announcement,
    Beginnings,
    Board,
    Card,
    Counters,
    Foretold,
    Free,
    Score,
    SeatTold,
    Zone,
)
from aoc_desktop.ui.table.look import TableLook
from aoc_desktop.ui.table.topics import Topic, Topics

if TYPE_CHECKING:
    from aoc_desktop.ui.table.page.panel import TablePanel
    from aoc_desktop.ui.table.picture.view import TableView

# Which part of the rules tells of what: places of the table, moves, words of the log, steps.


TOPICS = Topics(
    {
        "control": Topic(cards=("symbol",), places=("square", "gold", "symbols"), rules=("control",)),
        "update": Topic(
            cards=("civilization",),
            places=("offer",),
            moves=("reveal", "choose"),
            events=("era_begins", "first_player"),
            steps=("reveal", "civilization"),
        ),
        "continents": Topic(
            cards=("tile",),
            places=("capital",),
            moves=("place", "capital", "stay"),
            events=("tile_placed", "tile_drawn", "capital_placed", "capital_moved"),
            steps=("place", "capital"),
        ),
        "actions": Topic(
            cards=("technology", "wonder", "building", "action"),
            places=("agora", "slot", "my wonder", "my wonders"),
            rules=("artist",),
        ),
        "moving": Topic(places=("colonist", "colonists"), moves=("explore",), events=("explores",)),
        "cities": Topic(
            places=("cubes", "chip"), moves=("found", "no_city", "take"), events=("founds",), steps=("found", "take")
        ),
        "attack": Topic(
            places=("glory", "glory track"),
            rules=("attack",),
            moves=("attack", "glory"),
            events=("attacks",),
            steps=("glory",),
        ),
        "golden_age": Topic(
            cards=("judgement",),
            rules=("golden_age",),
            moves=("golden_age", "judge"),
            events=("golden_age", "era_ends"),
            steps=("judgement",),
        ),
        "end": Topic(
            cards=("future",),
            places=("points", "secrets"),
            rules=("gold", "technologies", "glory"),
            events=("game_ends",),
            steps=("finished",),
        ),
        "options": Topic(cards=("variant",)),
    },
    card="overview",
    move="actions",
    step="actions",
    score="end",
)


translate = QCoreApplication.translate
CARDS = frozenset(("civilization", "technology", "wonder", "building", "judgement"))
"""Kinds of places that are cards of the same name."""
BOARD = QSizeF(1004, 232)
MINE = (
    *("gold", "points", "civilization", "colonists", "colonist", "cubes", "symbols", "technology", "slot"),
    *("my wonders", "my wonder", "glory track", "secrets"),
)
"""Kinds of places on one's own board."""


class AgesTable(TableLook[TableModels, CardFaces]):
    """What the toolkit asks this game for."""

    signs: Mapping[str, str] = {"gold": "coin", "points": "point", "cubes": "cube"}
    numbers = frozenset(("gold", "points", "symbols", "cubes", "colonists", "secrets", "glory track"))
    free = Free(frozenset((("gold", ""), ("points", ""))), frozenset(("judgement", "wonder", "building")))
    sounds = SOUNDS
    score = Score(usual=40)
    beginnings = Beginnings(BEGINNINGS)
    counters = Counters(
        lambda rows: {name: rows.my_board.value(name) for name in COUNTERS},
        lambda context, name, value: counter_face(context, name, context.models.my_board, value),
    )
    board = Board(BOARD, lambda context, rect, seat: BoardSection().put(context, rect, context.models.boards[seat]))
    topics = TOPICS

    def moves_now(self, rows: TableModels) -> Mapping[str, Move]:
        """The primary button starts a golden age or founds; what is declined is a city, a move of the capital, or
        another technology."""
        step = rows.standing.step
        if step == "found":
            return {"primary": ("found",), "decline": ("no_city",)}
        if step == "capital" and rows.standing.era > 1:
            return {"decline": ("stay",)}
        if step == "technology":
            return {"decline": ("stop",)}
        return {"primary": ("golden_age",)}

    def button_words(self, action: str, move: Move | None, rows: TableModels, language: str) -> str:
        if move is None:
            return ""
        names = rows.words.speech(language).names
        kind = "action" if move[0] == "golden_age" else "word"
        return str(names[kind][move[0]].display)

    def asks_before(self, move: Move, rows: TableModels, language: str) -> str:
        """A golden age ends one's turns in the era; the log cannot tell yet what an attack wins."""
        asked = move[0] in ("golden_age", "attack")
        return rows.words.speech(language).text(f"ask_once.{move[0]}") if asked else ""

    # ------------------------------------------------------------------ drawing

    def faces(self, rows: TableModels, language: str) -> CardFaces:
        return CardFaces(rows.cards, language)

    def layout(self) -> Sections:
        return Sections()

    def animator(self, view: TableView) -> AgesAnimator:
        return AgesAnimator(view)

    # ------------------------------------------------------------------ beside the table

    def seat_box(self, panel: TablePanel) -> AgesBox:
        return AgesBox(panel)

    def seat_words(self, seat: Seat, rows: TableModels, language: str) -> SeatTold:
        return SeatTold(in_sentences(rows.words.board(rows.player_view.view, seat, self._players(rows), language)))

    def _players(self, rows: TableModels) -> tuple[str, ...]:
        return rows.session.names

    # ------------------------------------------------------------------ what lies where, in words

    def card_of(self, place: Place, rows: TableModels, seat: Seat | None = None) -> Card | None:
        return card_of(place, rows, rows.my_board if seat is None else rows.boards[seat])

    def describe(self, place: Place, rows: TableModels, faces: CardFaces) -> str:
        kind, name = place
        if kind == "colonist":
            return translate("GoldenAges", "Your colonist on {0}").format(name)
        if kind == "square":
            return faces.speech.join(square_lines(rows.state, name, self._players(rows), faces.language), "comma")
        if kind == "agora":
            return faces.speech.names["terms"]["agora"].display
        if kind == "capital":
            return capital(faces.speech.names["terms"]["capital"].display)
        if kind == "chip":
            return str(rows.legal.text((name,)))
        if kind == "my wonders":
            return translate("GoldenAges", "Your wonders")
        if kind == "slot":
            row = rows.my_board.slots.row(name)
            if row is not None and not row.card:
                return self._slot_words(row.open, row.technology, name, faces)
        if kind == "secrets":
            return translate("GoldenAges", "What only you know")
        if kind in COUNTERS:
            return faces.speech.text(f"amount.{kind}", n=rows.my_board.value(kind))
        if kind in self.numbers:
            return self._number_words(place, rows, faces)
        return super().describe(place, rows, faces)

    def _number_words(self, place: Place, rows: TableModels, faces: CardFaces) -> str:
        """What is counted, and the figures."""
        told = [f"{figure} {words}" for figure, words in self.number_rows(place, rows, faces)]
        counted = faces.speech.join(told, "comma")
        terms = faces.speech.names["terms"]
        names = {
            "colonists": terms["colonist"].plural,
            "cubes": terms["cube"].plural,
            "symbols": terms["control"].display,
        }
        name = names.get(place[0])
        return counted if name is None else faces.speech.labelled(capital(name), counted)

    def _slot_words(self, is_open: bool, technology: str, slot: str, faces: CardFaces) -> str:
        if is_open:
            return translate("GoldenAges", "Building slot {0}: free").format(slot)
        name = faces.speech.names["technology"][technology].form("the")
        return translate("GoldenAges", "Building slot {0}: opened by {1}").format(slot, name)

    def place_lines(self, place: Place, rows: TableModels, faces: CardFaces, seat: Seat | None = None) -> list[str]:
        if seat is None and place[0] == "secrets":
            return secret_lines(rows.my_board.secrets, faces)
        if seat is None and place[0] in ("square", "colonist"):
            return square_lines(rows.state, place[1], self._players(rows), faces.language)
        return super().place_lines(place, rows, faces, seat)

    def number_rows(
        self, place: Place, rows: TableModels, faces: CardFaces, seat: Seat | None = None
    ) -> list[tuple[str, str]]:
        return number_rows(place, rows, rows.my_board if seat is None else rows.boards[seat], faces)

    def topic_of_moment(self, rows: TableModels) -> str:
        return TOPICS.of_step(rows.state.step)

    def choice_words(self, prefix: Move, word: str, rows: TableModels) -> str:
        if prefix[:1] == ("place",) and len(prefix) > 1:
            return translate("GoldenAges", "choose how it lies")
        kind = rows.place_of_word(prefix, word)[0]
        if kind == "colonist":
            return translate("GoldenAges", "choose a colonist")
        if kind == "square":
            return translate("GoldenAges", "choose a square")
        if kind == "technology":
            return translate("Table", "choose a technology")
        return translate("Table", "choose one")

    def word(self, prefix: Move, moves: Sequence[Move], rows: TableModels, language: str) -> str:
        word = moves[0][len(prefix)]
        if prefix[:1] == ("place",):
            return self.setting_words(word, ("tile", ""), rows, language)
        if len(moves) == 1:
            return str(rows.legal.text(moves[0]))
        names = rows.words.speech(language).names
        kind = "action" if not prefix else "word"
        return str(names[kind][word].display)

    def setting_words(self, setting: str, held: Place, rows: TableModels, language: str) -> str:
        return (
            translate("GoldenAges", "turned {0}°").format(setting)
            if setting != "0"
            else translate("GoldenAges", "not turned")
        )

    def foretold(self, preview: Preview, faces: CardFaces) -> Foretold:
        if preview.own is None or preview.own.whole != preview.move:
            return Foretold()
        told = PreviewWords(preview.own.state, preview.own.events, preview.own.players, faces.language)
        return Foretold(told.lines(preview.move), is_gain=preview.move[0] in ("activate", "art"))

    # ------------------------------------------------------------------ what happens to all

    def announcements(self, events: Sequence[Event], rows: TableModels, language: str) -> list[Announcement]:
        return announcements(events, rows.cards, self._players(rows), language)

    def paint_announcement(self, painter: QPainter, rect: QRectF, told: Announcement, theme: Theme) -> None:
        paint_icon(painter, rect, SIGNS[told.kind], on_dark=theme.on_dark)

    # ------------------------------------------------------------------ for a screen reader

    def table_words(self, rows: TableModels, language: str) -> str:
        players, view = self._players(rows), rows.player_view.view
        lines = [*rows.words.middle(view, players, language), *rows.words.board(view, rows.viewer, players, language)]
        return in_sentences(lines)

    # ------------------------------------------------------------------ as text

    def zones(self, rows: TableModels, faces: CardFaces) -> list[Zone]:
        names = faces.speech.names["terms"]
        return [
            Zone("map", translate("GoldenAges", "The map"), ("square", "capital", "agora", "tile", "chip")),
            Zone("judgements", capital(names["judgement"].plural), ("judgement",)),
            Zone("wonders", capital(names["wonder"].plural), ("wonder",)),
            Zone("buildings", capital(names["building"].plural), ("building",)),
            Zone("civilizations", capital(names["civilization"].plural), ("offer",)),
            Zone("me", "", MINE, rows.viewer),
        ]

    def seat_cards(self, seat: Seat, rows: TableModels) -> list[Card]:
        """All that is in force there."""
        row, board = rows.seats.rows[seat], rows.boards[seat]
        cards = {
            "civilization": [row.civilization] if row.civilization else [],
            "technology": [found.card for found in board.technologies.rows if found.state == DEVELOPED],
            "building": row.buildings,
            "wonder": row.wonders,
        }
        return [(kind, card) for kind, found in cards.items() for card in found]

    def links(self, place: Place, rows: TableModels) -> list[Place]:
        """The squares beside a square."""
        if place[0] != "square":
            return []
        beside = (neighbour(SQUARES[place[1]], side) for side in range(len(SIDES)))
        return [("square", NAMES[there]) for there in beside if there != NOWHERE]


def card_of(place: Place, rows: TableModels, board: BoardRows) -> Card | None:
    """The card that lies there: kind and id."""
    kind, name = place
    if kind in CARDS:
        return kind, name
    if kind == "offer":
        return "civilization", name
    if kind == "my wonder":
        return "wonder", name
    if kind == "slot":
        row = board.slots.row(name)
        return ("building", row.card) if row is not None and row.card else None
    if kind == "tile" and rows.standing.tile:
        return "tile", rows.standing.tile
    if kind == "secrets" and board.secrets.future and not rows.shared:
        return "future", board.secrets.future
    return None


def secret_lines(secrets: Secrets, faces: CardFaces) -> list[str]:
    """What comes in later eras, and the future technology with its count."""
    lines = [translate("GoldenAges", "What only you know")]
    names = faces.speech.names["era"]
    for era, cards in zip(range(5 - len(secrets.coming), 5), secrets.coming, strict=True):
        told = faces.speech.join([faces.name("civilization", card, short=False) for card in cards], "or")
        lines.append(faces.speech.labelled(names[str(era)].display, told))
    if secrets.future:
        lines.append(
            faces.speech.labelled(faces.name("future", secrets.future, short=False), secrets_sentence(secrets, faces))
        )
        lines.append(faces.speech.text("card.future_standing", n=secrets.mine, m=secrets.best_other))
    return lines


def secrets_sentence(secrets: Secrets, faces: CardFaces) -> str:
    return faces.lines("future", secrets.future)[0]


def number_rows(place: Place, rows: TableModels, board: BoardRows, faces: CardFaces) -> list[tuple[str, str]]:
    """A number as the sum of its terms; or names with their figures."""
    kind, speech = place[0], faces.speech
    if kind in COUNTERS:
        terms = rows.terms_of(board.seat, kind)
        named = [(speech.number(amount), _term(cause, faces)) for amount, cause in terms]
        return [*named, (str(board.value(kind)), speech.text(f"sum.{kind}", n=board.value(kind)))]
    if kind == "symbols":
        return [(str(board.value(symbol)), speech.names["symbol"][symbol].display) for symbol in rows.symbols]
    if kind == "cubes":
        free = board.value("reserve")
        stored, on_map = translate("GoldenAges", "stored on technologies"), translate("GoldenAges", "on the map")
        return [
            (str(free), speech.text("sum.free", n=free)),
            (str(board.value("stored")), stored),
            (str(board.value("cubes")), on_map),
        ]
    if kind == "colonists":
        names = {
            "standing": translate("GoldenAges", "standing"),
            "lying": speech.text("sum.lying", n=board.value("lying")),
            "agora": translate("GoldenAges", "in the Agora"),
        }
        return [(str(board.value(name)), words) for name, words in names.items()]
    if kind == "glory track":
        row = board.glory.row(int(place[1]))
        return [] if row is None else [(str(row.value or row.price), _glory_words(row.value))]
    return []


def _glory_words(value: int) -> str:
    if value:
        return translate("GoldenAges", "points at the end of the game")
    return translate("GoldenAges", "gold for this attack, before walls and discounts")


def _term(cause: Cause | None, faces: CardFaces) -> str:
    if cause is None:
        return translate("Table", "at the start")
    return faces.cause_name(cause.kind, cause.id) or translate("Table", "other")


TABLE = AgesTable()

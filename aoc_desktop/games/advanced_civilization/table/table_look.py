"""Advanced Civilization for the table toolkit: how its places are drawn, told and looked up in the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from aoc_desktop.games.advanced_civilization.rules.phases.civilization_cards import SETTLE_WITHOUT_MINING
from aoc_desktop.games.advanced_civilization.rules.state import PHASES
from aoc_desktop.games.advanced_civilization.table.calamity.words import place_lines as calamity_lines
from aoc_desktop.games.advanced_civilization.table.card_picture import CardFaces
from aoc_desktop.games.advanced_civilization.table.card_signs import CARD, PHASE, paint_sign
from aoc_desktop.games.advanced_civilization.table.colours import nation_seat
from aoc_desktop.games.advanced_civilization.table.course import SOUNDS, CourseTable
from aoc_desktop.games.advanced_civilization.table.floor import places as cards_look
from aoc_desktop.games.advanced_civilization.table.floor import places as trade_places
from aoc_desktop.games.advanced_civilization.table.map.shapes import LAND, SEA, WATERS
from aoc_desktop.games.advanced_civilization.table.map.table_part import MapTable
from aoc_desktop.games.advanced_civilization.table.map.words import ON_LAND
from aoc_desktop.games.advanced_civilization.table.mat import look as mat_look
from aoc_desktop.games.advanced_civilization.table.mat.items import COUNTERS, counter_face
from aoc_desktop.games.advanced_civilization.table.mat.look import BOARD, BoardSection, NationBox
from aoc_desktop.games.advanced_civilization.table.mat.rail import RAIL
from aoc_desktop.games.advanced_civilization.table.own_actions import MAP, MAT, MOVES
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.table.rows.trade_models import TradeAhead
from aoc_desktop.games.advanced_civilization.table.sections import Sections
from aoc_desktop.games.advanced_civilization.table.succession_table import SuccessionPanel
from aoc_desktop.games.advanced_civilization.words.nations import nation_profile
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.places import area_lines
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.play.places import Place
from aoc_desktop.play.preview import Preview
from aoc_desktop.text.language import Language, capital, in_sentences
from aoc_desktop.ui.kit.theme import Seat as SeatLook
from aoc_desktop.ui.table.answers import (
    Board,
    Card,
    Counters,
    Foretold,
    Presses,
    Score,
    SeatTold,
    StepSigns,
    TextKinds,
    Zone,
)
from aoc_desktop.ui.table.page.seat_order import SeatOrder, Turn
from aoc_desktop.ui.table.picture.pan_zoom import BUTTON
from aoc_desktop.ui.table.topics import Topic, Topics

if TYPE_CHECKING:
    from aoc_desktop.ui.table.page.panel import TablePanel
    from aoc_desktop.ui.table.picture.view import TableView

# Which part of the rules tells of what: places of the table, moves, words of the log, steps.


TOPICS = Topics(
    {
        "table": Topic(cards=("nation",), places=("stock", "area", "berth", "sea", "cities", "tokens", "ships")),
        "setup": Topic(places=("nation",), moves=("nation", "place"), steps=("setup",)),
        "taxation": Topic(
            places=("treasury",),
            rules=("tax",),
            moves=("tax", "take", "raze"),
            events=("paid_tax", "revolt"),
            steps=("taxation",),
        ),
        "expansion": Topic(moves=("grow",), events=("grown",), steps=("expansion",)),
        "census": Topic(events=("census",), steps=("census",)),
        "ships": Topic(
            places=("new ship",),
            moves=("keep", "scrap", "ship"),
            events=("ship_built", "ship_scrapped"),
            steps=("ships",),
        ),
        "movement": Topic(
            places=("stack", "ship"),
            moves=("move", "voyage", "sail", "load", "unload", "anchor", "done"),
            events=("moved", "sailed"),
            steps=("movement",),
        ),
        "conflict": Topic(
            moves=("defend", "pillage"), events=("fight", "siege", "looted", "pillaged"), steps=("conflict",)
        ),
        "construction": Topic(
            places=("new city", "city"), moves=("build",), events=("city_built",), steps=("construction",)
        ),
        "surplus": Topic(rules=("surplus",), events=("surplus",), steps=("surplus",)),
        "support": Topic(
            places=("support",),
            rules=("support",),
            moves=("reduce",),
            events=("reduced",),
            steps=("support", "support_again"),
        ),
        "trade_cards": Topic(
            cards=("commodity",), places=("hand",), moves=("buy",), events=("drawn",), steps=("trade_cards",)
        ),
        "trade": Topic(
            moves=(
                "offer",
                "pass",
                "stop",
                "give",
                "close",
                "true",
                "say",
                "ask",
                "want",
                "refuse",
                "answer",
                "deal",
                "no_deal",
            ),
            events=("offered", "answered", "dealt"),
            steps=("trade",),
        ),
        "calamities": Topic(
            cards=("calamity",),
            moves=(
                "volcano",
                "plain",
                "quake",
                "betray",
                "drown",
                "pirate",
                "show",
                "lose",
                "assign",
                "pick",
                "annex",
                "horde",
            ),
            events=("calamity", "lost", "assigned"),
            steps=("calamities",),
        ),
        "abilities": Topic(moves=("convert",), events=("converted",), steps=("abilities",)),
        "civilization_cards": Topic(
            cards=("civilization_card", "group"),
            places=("market", "civilization cards"),
            moves=("spend", "settle", "discard"),
            events=("card_bought", "paid"),
            steps=("civilization_cards",),
        ),
        "succession": Topic(
            cards=("epoch",), places=("ast",), events=("advanced", "stayed", "fell_back"), steps=("succession",)
        ),
        "end": Topic(places=("points",), events=("game_ends",), steps=("finished",)),
        "secrets": Topic(places=("only mine",)),
        "options": Topic(cards=("variant", "board", "option"), moves=("leave",), events=("left",)),
    },
    card="overview",
    move="turn",
    step="turn",
    score="end",
)


# The table as text: its parts, the state of an area, and where one goes on from it.


translate = QCoreApplication.translate
UNTOLD = frozenset((WATERS, BUTTON, "rail", "mat", "switch", "groups", "turn"))
"""Waters are told with their area; the others change the picture only."""
MINE = (
    *("points", "stock", "treasury", "tokens", "new city", "new ship", "support", "tax", "outlook", "ast"),
    *("hand", "card"),
)
"""Kinds of places on one's own mat."""
TEXT_PHASES = {
    "trade": ("my side", "lot", "ask", "goods", "wanted", "answer", "chip", "said"),
    "calamities": ("calamity", "stage", "share", "faction", "calamity sum"),
    "civilization_cards": ("market", "basket", "chosen", "advice", "spent", "stacks", "succession", "star"),
}
"""Kinds of places that are there in a phase only."""
INSTEAD = ("trade", "civilization_cards")
"""Phases whose floor or market lies over the map."""


def zones(rows: TableModels) -> list[Zone]:
    """The map, what the phase is about, and one's own mat."""
    phase = rows.standing.phase
    made = [Zone("map", translate("Map", "The map"), (LAND, "stack", "city", "ship", SEA), shown_by=MAP)]
    if rows.standing.step == "nation":
        made.append(Zone("nations", translate("RecordsScreen", "Nations"), ("nation",)))
    elif phase in TEXT_PHASES:
        shown_by = MAP if phase in INSTEAD else ""
        made.append(Zone(phase, rows.words.step(phase, rows.language), TEXT_PHASES[phase], shown_by=shown_by))
    return [*made, Zone("me", "", MINE, rows.viewer)]


def state_words(place: Place, rows: TableModels, players: Sequence[str], language: str) -> str:
    """Whose pieces stand in an area; of what lies there, what it is; how many of a card are in a lot."""
    kind, name = place
    if kind == "nation":  # the picture shows it in a panel
        table = rows.state.table
        return " ".join(nation_profile(table.cards, table.board, name, language)).removesuffix(".")
    if kind == "lot":
        return _lot_words(name, rows, load_language(language))
    if kind not in ON_LAND or name not in rows.state.table.board.area:
        return ""
    told = area_lines(rows.player_view.view, name, players, language)[1:]
    what = "" if kind == LAND else load_language(language).text(f"text.{kind}")
    known = not what or any(line.startswith(what) for line in told)  # "City of Crete" says it
    return " ".join(part for part in ("" if known else f"{what}.", *told) if part).removesuffix(".")


def _lot_words(card: str, rows: TableModels, speech: Language) -> str:
    """The picture shows them one beside the other, under a ribbon; of another's lot only the two promised."""
    floor = rows.trade.floor
    lots = [lot for lot in (floor.mine, floor.offer) if lot is not None]
    if given := sum(lot.content.count(card) for lot in lots):
        return speech.text("floor.set_given", n=given)
    certain = sum(lot.true.count(card) for lot in lots)
    return f"{certain}, {speech.text('floor.for_certain')}" if certain else ""


def links(place: Place, rows: TableModels) -> list[Place]:
    """The areas that one comes to from an area by land."""
    board = rows.state.table.board
    if place[0] != LAND or place[1] not in board.area:
        return []
    return [(LAND, board.areas[near]) for near in board.land[board.area[place[1]]]]


PRIMARY: tuple[Move, ...] = (("done",), ("close",), ("settle",), ("anchor",), ("offer",), ("answer",), ("buy",))
DECLINE: tuple[Move, ...] = (("pass",), ("refuse",), ("no_deal",), ("say", "nothing"), SETTLE_WITHOUT_MINING)
"""What the primary button and the one beside it may be, the first that is legal."""
SHIPS = ("ship", "keep", "scrap")
ASKED = {"leave": "leave", "stop": "stop_trading"}
"""Moves that are asked about, and what is asked."""


class CivilizationTable(MapTable, CourseTable):
    """What the toolkit asks this game for."""

    sounds = SOUNDS
    score = Score(usual=1000, yields=False, panel=SuccessionPanel)
    numbers = mat_look.NUMBERS
    topics = TOPICS
    counters = Counters(
        lambda rows: {name: getattr(rows.my_mat, name) for name in COUNTERS},
        lambda context, name, value: counter_face(context, name, context.models.my_mat, value),
    )
    board = Board(BOARD, BoardSection().put)

    # ------------------------------------------------------------------ the course of a turn

    step_signs = StepSigns(
        lambda painter, rect, step, ink: paint_sign(painter, rect, PHASE, step, ink),
        lambda step, rows, language: step_lines(step, rows, language),
        lambda rows, language: order_now(rows, language),
    )

    # ------------------------------------------------------------------ buttons

    def moves_now(self, rows: TableModels) -> Mapping[str, Move]:
        found = {}
        for action, moves in (("primary", PRIMARY), ("decline", DECLINE)):
            legal = next((move for move in moves if move in rows.player_view.moves), None)
            if legal is not None:
                found[action] = legal
        if "primary" not in found and (waiting := cards_look.move_now(rows)) is not None:
            found["primary"] = waiting
        return {**found, **MOVES}

    def button_words(self, action: str, move: Move | None, rows: TableModels, language: str) -> str:
        if move is None:
            return verb_words("done", rows, language)
        return cards_look.button_words(move, rows, language) or verb_words(move[0], rows, language)

    def asks_before(self, move: Move, rows: TableModels, language: str) -> str:
        """A nation that is left cannot be taken up again, nor a trade before the next turn."""
        return rows.words.speech(language).text(f"ask_once.{ASKED[move[0]]}") if move[0] in ASKED else ""

    presses = Presses(
        cards_look.PRESSES | {RAIL[0]}, {**cards_look.LOOKS, MAT: RAIL}, lambda place, view: press(place, view)
    )

    # ------------------------------------------------------------------ drawing

    def faces(self, rows: TableModels, language: str) -> CardFaces:
        return CardFaces(rows.state.table.cards, language)

    def layout(self) -> Sections:
        return Sections()

    # ------------------------------------------------------------------ beside the table

    def seat_looks(self, rows: TableModels) -> Sequence[SeatLook | None]:
        """A seat takes its nation's colour and shape."""
        return [nation_seat(row.nation) if row.nation else None for row in rows.seats.rows]

    def seat_box(self, panel: TablePanel) -> NationBox:
        return NationBox(panel)

    def seat_words(self, seat: Seat, rows: TableModels, language: str) -> SeatTold:
        return SeatTold(in_sentences(rows.words.board(rows.player_view.view, seat, players(rows), language)))

    # ------------------------------------------------------------------ what lies where, in words

    def foretold(self, preview: Preview, faces: CardFaces) -> Foretold:
        if isinstance(preview.own, TradeAhead):
            return Foretold(preview.own.lines)
        return super().foretold(preview, faces)

    def card_of(self, place: Place, rows: TableModels, seat: Seat | None = None) -> Card | None:
        return place if place[0] in ("calamity", CARD) else trade_places.card_of(place, rows)

    def place_lines(self, place: Place, rows: TableModels, faces: CardFaces, seat: Seat | None = None) -> list[str]:
        if seat is not None:
            if mat_look.number_rows(place, rows, faces, seat):
                return []
            if lines := mat_look.place_lines(place, rows, faces, seat):
                return lines
        if place[0] in ("stage", "share", "faction", "calamity sum"):
            return calamity_lines(place, rows.calamity, rows.state, rows.viewer, faces.language)
        told = trade_places.place_lines(place, rows, faces) or mat_look.place_lines(place, rows, faces)
        return told or super().place_lines(place, rows, faces, seat)

    def number_rows(
        self, place: Place, rows: TableModels, faces: CardFaces, seat: Seat | None = None
    ) -> list[tuple[str, str]]:
        return mat_look.number_rows(place, rows, faces, seat)

    def choice_words(self, prefix: Move, word: str, rows: TableModels) -> str:
        """What a ship is paid with, what a city is built of."""
        if len(prefix) < 2 or prefix[0] not in ("ship", "build"):
            return super().choice_words(prefix, word, rows)
        nouns = Nouns(rows.words.speech(rows.language), rows.player_view.view)
        return nouns.speech.text(f"prompt.{prefix[0]}_with", place=nouns.place(prefix[1]))

    def word(self, prefix: Move, moves: Sequence[Move], rows: TableModels, language: str) -> str:
        """What pays for a ship; the move itself where no more words are left to say, else its next word."""
        if len(moves) == 1 and moves[0][0] in SHIPS and len(moves[0]) > 1 and (prefix[1:] or rows.offers_whole):
            verb, _, *pays = moves[0]
            return rows.words.speech(language).sentence("_".join([f"label.{verb}", *pays]))
        if len(moves) == 1 and (len(moves[0]) == len(prefix) + 1 or rows.offers_whole):
            return str(rows.legal.text(moves[0]))
        word = moves[0][len(prefix)]
        return verb_words(word, rows, language) if not prefix else rows.word_name(prefix, word, language)

    # ------------------------------------------------------------------ as text

    text_kinds = TextKinds(untold=UNTOLD)

    def zones(self, rows: TableModels, faces: CardFaces) -> list[Zone]:
        return zones(rows)

    def seat_cards(self, seat: Seat, rows: TableModels) -> list[Card]:
        return [(CARD, card) for card in rows.seats.rows[seat].cards]

    def state_words(self, place: Place, rows: TableModels, faces: CardFaces) -> str:
        return state_words(place, rows, players(rows), faces.language)

    def links(self, place: Place, rows: TableModels) -> list[Place]:
        return links(place, rows)

    # ------------------------------------------------------------------ for a screen reader

    def table_words(self, rows: TableModels, language: str) -> str:
        view = rows.player_view.view
        lines = [*rows.words.board(view, rows.viewer, players(rows), language)]
        if rows.calamity.now is not None:
            lines += calamity_lines(("calamity sum", ""), rows.calamity, rows.state, rows.viewer, language)
        return in_sentences([*rows.words.middle(view, players(rows), language), *lines])


def order_now(rows: TableModels, language: str) -> SeatOrder | None:
    order = rows.order
    if not order.rows:
        return None
    speech = rows.words.speech(language)
    turns = [Turn(row.seat, "" if row.number is None else str(row.number), row.past, row.now) for row in order.rows]
    return SeatOrder(speech.text(f"mat.order_{order.kind}"), tuple(turns))


def step_lines(step: str, rows: TableModels, language: str) -> list[str]:
    """Its number and name, then what happens in it."""
    speech = rows.words.speech(language)
    name = f"{PHASES.index(step) + 1}. {rows.words.step(step, language)}"
    return [name, speech.sentence(f"phase_text.{step}", n=rows.my_mat.cities)]


def press(place: Place, view: TableView) -> None:
    """The mat opens over the map, and stays; what else is pressed belongs to floor and market."""
    layout = view.layout_
    if place == RAIL and isinstance(layout, Sections):
        layout.rail.kept_open = not layout.rail.kept_open
        view.sync()
        view.hover.refresh()
    else:
        cards_look.press(place, view)


def players(rows: TableModels) -> tuple[str, ...]:
    return rows.session.names


def verb_words(verb: str, rows: TableModels, language: str) -> str:
    """What a button says that begins or is a move with this verb."""
    return capital(rows.words.speech(language).names["action"][verb].display)


TABLE = CivilizationTable()

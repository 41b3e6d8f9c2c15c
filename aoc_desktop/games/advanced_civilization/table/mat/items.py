"""MAT: a nation's pieces, support and tax, the hand as sets, cards, what would come of the map, what the AST asks."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from aoc_desktop.games.advanced_civilization.table.card_picture import CardFaces
from aoc_desktop.games.advanced_civilization.table.card_signs import CARD
from aoc_desktop.games.advanced_civilization.table.colours import nation_seat
from aoc_desktop.games.advanced_civilization.table.mat import faces as mat_faces
from aoc_desktop.games.advanced_civilization.table.mat.mats import Mat
from aoc_desktop.games.advanced_civilization.table.mat.words import advance_words, outlook_lines
from aoc_desktop.games.advanced_civilization.table.rows.gestures import NEW_CITY, NEW_SHIP, STOCK
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.lettering import grown, text_width
from aoc_desktop.ui.kit.theme import Type
from aoc_desktop.ui.table.picture.draw_context import DrawContext, paint_panel
from aoc_desktop.ui.table.picture.stage import Draw

if TYPE_CHECKING:
    from aoc_desktop.games.advanced_civilization.table.sections import Section

HEAD, BOXES, SMALL_BOXES, BAR, LINE = 46.0, 40.0, 32.0, 29.0, 25.0
CAPTION = 19.0
TILE, TILES = 22.0, 8
"""Of a civilisation card, and how many stand in a row."""
NOTE_HEAD, NOTE_LINE = 30.0, 20.0
SENTENCE = 16.0
LOWEST_LINE = 15.0
PLACES: dict[str, Place] = {
    "stock": STOCK,
    "treasury": ("treasury", ""),
    "cities": NEW_CITY,
    "tokens": ("tokens", ""),
    "ships": NEW_SHIP,
}
"""What the numbers of a mat are for the hand: pieces are taken from them."""
COUNTERS = ("points", *PLACES)
KINDS = frozenset(
    ("mat", "points", "support", "tax", "outlook", "ast", "hand", CARD, *(place[0] for place in PLACES.values()))
)
"""Kinds of places on a mat."""


class MatSection:
    """Puts a mat on the stage, block under block; the AST stands at the foot."""

    def put(self, context: DrawContext, area: QRectF, sheet: Section | None = None, seat: int | None = None) -> None:
        """The viewer's own mat, or that of another seat; `sheet`: what lies on its lower part for a while."""
        models: TableModels = context.models
        mat = models.mats[models.viewer if seat is None else seat]
        draw = partial(paint_panel, theme=context.theme, accent=nation_seat(mat.nation).fill)
        place: Place = ("mat", str(mat.seat))
        context.stage.put("mat", area, (mat.nation, area.width(), area.height()), draw, place, z=2, margin=4)
        inner = area.adjusted(8, 8, -8, -6)
        y = self._put_numbers(context, inner, mat)
        if sheet is not None:
            sheet.put(context, QRectF(inner.left(), y + 6, inner.width(), inner.bottom() - y - 6))
            return
        foot = self._put_asks(context, inner, mat)
        self._put_lower(context, QRectF(inner.left(), y + 4, inner.width(), foot.top() - y - 8), mat)

    # ------------------------------------------------------------------ numbers and bars

    def _put_numbers(self, context: DrawContext, inner: QRectF, mat: Mat) -> float:
        """Head, five numbers, support and tax; where they end."""
        self._put_head(context, QRectF(inner.left(), inner.top(), inner.width(), HEAD), mat)
        y, gap = inner.top() + HEAD, 6.0
        for names, high in ((("stock", "treasury"), BOXES), (("cities", "tokens", "ships"), SMALL_BOXES)):
            wide = (inner.width() - gap * (len(names) - 1)) / len(names)
            for number, name in enumerate(names):
                rect = QRectF(inner.left() + number * (wide + gap), y, wide, high)
                look, face = counter_face(context, name, mat, getattr(mat, name))
                context.stage.put(f"counter:{name}", rect, look, face, PLACES[name], z=4, margin=8)
            y += high + gap
        return self._put_bars(context, QRectF(inner.left(), y, inner.width(), 2 * BAR), mat)

    def _put_head(self, context: DrawContext, rect: QRectF, mat: Mat) -> None:
        models: TableModels = context.models
        player = models.session.seats[mat.seat].name
        name, below = (nation, player) if (nation := models.nation_name(mat.seat)) else (player, "")
        wide = 84.0
        head = rect.adjusted(0, 0, -wide, 0)
        draw = partial(mat_faces.paint_head, nation=mat.nation, name=name, player=below, theme=context.theme)
        context.stage.put("mat head", head, (mat.nation, name, below), draw, z=4, margin=2)
        look, face = counter_face(context, "points", mat, mat.points)
        place = QRectF(rect.right() - wide, rect.top() + 2, wide, 28)
        context.stage.put("counter:points", place, look, face, ("points", ""), z=4, margin=4)

    def _put_bars(self, context: DrawContext, rect: QRectF, mat: Mat) -> float:
        """Support and tax; in words where a city would revolt. Returns where they end."""
        speech, theme, y = context.faces.speech, context.theme, rect.top()
        for name, have, need in (("support", mat.supporting, mat.needed), ("tax", mat.taxed, mat.tax)):
            of = speech.text("mat.of", n=need)
            title = speech.text(f"mat.{name}")
            draw = partial(mat_faces.paint_bar, title=title, have=have, need=need, of=of, theme=theme)
            line = QRectF(rect.left(), y, rect.width(), 23)
            context.stage.put(f"bar:{name}", line, (title, have, need), draw, (name, ""), z=4, margin=2)
            y += BAR
        if mat.revolting:
            said = QRectF(rect.left(), y - 5, rect.width(), SENTENCE)
            put_words(context, "mat revolt", said, speech.text("mat.revolt", n=mat.revolting), theme.loss, 700)
            y += SENTENCE - 3
        return y

    # ------------------------------------------------------------------ hand, cards, notes

    def _put_lower(self, context: DrawContext, room: QRectF, mat: Mat) -> None:
        """Hand, cards, what would come of the map, wishes: the hand's lines are as high as the others leave room."""
        models: TableModels = context.models
        mine = mat.seat == models.viewer
        floor = models.standing.hand_elsewhere and mine
        notes = outlook_lines(models.outlook, context.faces.speech) if mine and models.outlook is not None else ()
        wishes = models.wishes if mine else ()
        tiles = max(1, -(-len(mat.cards) // TILES)) if mat.cards else 0
        below = CAPTION + (tiles * (TILE + 3) if tiles else 0) + 6
        below += NOTE_HEAD + len(notes) * NOTE_LINE + 6 if notes else 0
        below += CAPTION + len(wishes) * LINE if wishes else 0
        y = room.top()
        if not floor:
            y = self._put_hand(context, QRectF(room.left(), y, room.width(), room.height() - below), mat) + 4
        y = self._put_cards(context, QRectF(room.left(), y, room.width(), 0), mat) + 6
        if notes:
            rect = QRectF(room.left(), y, room.width(), NOTE_HEAD + len(notes) * NOTE_LINE)
            title = context.faces.speech.text("label.headings_if_you_stop")
            draw = partial(mat_faces.paint_note, title=title, lines=notes, theme=context.theme)
            context.stage.put("mat note", rect, (title, notes), draw, ("outlook", ""), z=4, margin=2)
            y = rect.bottom() + 6
        if wishes:
            self._put_wishes(context, QRectF(room.left(), y, room.width(), 0))

    def _put_hand(self, context: DrawContext, rect: QRectF, mat: Mat) -> float:
        """A line for each set; returns where they end."""
        speech, names = context.faces.speech, context.faces.speech.names
        rows = len(mat.sets) + len(mat.calamities)
        key = "mat.hand" if rows or not mat.hand else "mat.hand_hidden"
        note = speech.text(key, n=mat.hand, w=mat.worth)
        head = QRectF(rect.left(), rect.top(), rect.width(), CAPTION - 2)
        context.caption("mat hand", head, names["term"]["hand"].display, note)
        y, high = rect.top() + CAPTION, min(LINE, max(LOWEST_LINE, (rect.height() - CAPTION) / max(1, rows)))
        if not mat.hand:
            words = speech.text("label.hand_empty_for_now" if mat.cities else "label.hand_empty")
            high = 34.0 if context.stage.pictures.text_size <= 1 else 36.0
            put_words(context, "mat no cards", QRectF(rect.left(), y, rect.width(), high), words, lines=2)
            return y + high
        for row in mat.sets:
            place: Place = ("hand", row.commodity)
            lit = place in context.lights.lit
            name = names["commodity"][row.commodity].short
            draw: Draw = partial(mat_faces.paint_set, row=row, name=name, lit=lit, theme=context.theme)
            spot = QRectF(rect.left(), y, rect.width(), high)
            context.stage.put(f"set:{row.commodity}", spot, (row, name, lit), draw, place, z=4, margin=3)
            y += high
        for calamity in mat.calamities:
            place = ("hand", calamity)
            name, said = names["calamity"][calamity].display, speech.text("mat.secret")
            draw = partial(mat_faces.paint_secret, calamity=calamity, name=name, note=said, theme=context.theme)
            spot = QRectF(rect.left(), y, rect.width(), high)
            context.stage.put(f"set:{calamity}", spot, (calamity, name), draw, place, z=4, margin=2)
            y += high
        return y

    def _put_cards(self, context: DrawContext, rect: QRectF, mat: Mat) -> float:
        """Eight small cards in a row; returns where they end."""
        faces: CardFaces = context.faces
        head = QRectF(rect.left(), rect.top(), rect.width(), CAPTION - 2)
        title = faces.speech.text("mat.owned")
        note = faces.speech.text("mat.cards", n=len(mat.cards), c=mat.cost) if mat.cards else "0"
        least = Type.FLOOR * context.stage.pictures.text_size
        if text_width(title, 600, least) + 7 + text_width(note, 400, least) > head.width():
            note = str(len(mat.cards))  # rather without the cost than in small letters
        context.caption("mat cards", head, title, note)
        gap = (rect.width() - TILES * TILE) / (TILES - 1)
        for number, card in enumerate(mat.cards):
            row, column = divmod(number, TILES)
            x, y = rect.left() + column * (TILE + gap), rect.top() + CAPTION + row * (TILE + 3)
            draw = partial(mat_faces.paint_card, card=card, groups=faces.groups(card))
            place: Place = (CARD, card)
            context.stage.put(f"owned:{card}", QRectF(x, y, TILE, TILE), card, draw, place, z=4, margin=2)
        return rect.top() + CAPTION + -(-len(mat.cards) // TILES) * (TILE + 3)

    def _put_wishes(self, context: DrawContext, rect: QRectF) -> None:
        models: TableModels = context.models
        faces: CardFaces = context.faces
        means = faces.speech.text("mat.means", n=models.means)
        head = QRectF(rect.left(), rect.top(), rect.width(), CAPTION - 2)
        context.caption("mat wishes", head, faces.speech.text("label.headings_wish_list"), means)
        for number, wish in enumerate(models.wishes):
            spot = QRectF(rect.left(), rect.top() + CAPTION + number * LINE, rect.width(), LINE)
            verdict = f"−{wish.missing}" if wish.missing else faces.speech.text("mat.can_pay")
            card = wish.card, faces.groups(wish.card), faces.name(CARD, wish.card)
            draw = partial(mat_faces.paint_wish, card=card, price=wish.price, verdict=verdict, theme=context.theme)
            place: Place = (CARD, wish.card)
            context.stage.put(f"wish:{wish.card}", spot, (wish, card), draw, place, z=4, margin=2)

    def _put_asks(self, context: DrawContext, inner: QRectF, mat: Mat) -> QRectF:
        """At the foot of the mat; returns where."""
        head, forecast = advance_words(mat, context.faces.speech)
        with grown(context.stage.pictures.text_size):
            high = mat_faces.asks_high(head, inner.width())
        rect = QRectF(inner.left(), inner.bottom() - high, inner.width(), high)
        asks = mat.advance.asks
        draw = partial(mat_faces.paint_asks, head=head, asks=asks, forecast=forecast, theme=context.theme)
        context.stage.put("mat asks", rect, (head, asks, forecast), draw, ("ast", str(mat.seat)), z=4, margin=2)
        return rect


def counter_face(context: DrawContext, name: str, mat: Mat, value: int) -> tuple[Hashable, Draw]:
    """How a number of the mat looks, with this value or on its way to it."""
    if name == "points":
        return (name, value), partial(mat_faces.paint_points, value=value, theme=context.theme)
    words = context.faces.speech.text(f"mat.{name}") if name in ("stock", "treasury") else ""
    most = {"cities": mat.most_cities, "ships": mat.most_ships}.get(name, 0)
    low = name == "stock" and bool(mat.revolting)
    place = PLACES[name]
    lit = place in context.lights.lit or (place in context.lights.ready and not context.lights.busy)
    draw = partial(
        mat_faces.paint_number, name=name, value=value, most=most, words=words, low=low, lit=lit, theme=context.theme
    )
    return (name, value, most, words, low, lit), draw


def put_words(
    context: DrawContext, key: str, rect: QRectF, words: str, ink: str = "", weight: int = 400, lines: int = 1
) -> None:
    ink = ink or context.theme.soft_text
    draw = partial(mat_faces.paint_words, words=words, ink=ink, weight=weight, lines=lines)
    context.stage.put(key, rect, (words, ink), draw, z=4, margin=2)

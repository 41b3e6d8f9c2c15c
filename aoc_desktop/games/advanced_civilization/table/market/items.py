"""CARD MARKET: six columns of civilisation cards, the basket and how it is paid, the Succession Table below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.advanced_civilization.table.card_picture import CardFaces
from aoc_desktop.games.advanced_civilization.table.card_signs import paint_group_disc
from aoc_desktop.games.advanced_civilization.table.chips import MAP_SWITCH, chip_width, put_button
from aoc_desktop.games.advanced_civilization.table.colours import GROUPS, nation_seat
from aoc_desktop.games.advanced_civilization.table.faces import (
    CivilizationFace,
    paint_civilization_card,
    paint_owner_edge,
)
from aoc_desktop.games.advanced_civilization.table.floor.words import TradeWords
from aoc_desktop.games.advanced_civilization.table.market.payment import CHOSEN, HIGH, PaymentSection
from aoc_desktop.games.advanced_civilization.table.market.rows import BASKET, BUYABLE, LOCKED, OWNED, SHORT, MarketRow
from aoc_desktop.games.advanced_civilization.table.mat.hand import HandSection
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.table.rows.trade_gestures import STACKS
from aoc_desktop.games.advanced_civilization.table.succession_table import SuccessionTable
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import paint_veil
from aoc_desktop.ui.kit.high_contrast import pale
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.kit.lettering import draw_text, plain, text_width
from aoc_desktop.ui.kit.theme import Theme, Type
from aoc_desktop.ui.kit.tokens import MINUS
from aoc_desktop.ui.table.picture.draw_context import (
    LEFT,
    SHADE,
    DrawContext,
    paint_card_ground,
    paint_light,
    paint_panel,
)

COLUMNS, HEAD, GAP = 6, 20.0, 7.0
CARD_HIGH, HIGHEST = 64.0, 84.0
SUCCESSION = 196.0
"""What the Succession Table needs at the least."""
STAR = "star"
DISCARD = 138.0


def market_order(faces: CardFaces) -> list[str]:
    """By first group, as the game names them; within a group as the file has them."""
    order = list(faces.speech.names.ids("group"))

    def first(card: str) -> int:
        group = faces.groups(card)[0] if faces.groups(card) else ""
        return order.index(group) if group in order else len(order)

    return sorted((card.id for card in faces.cards.civilization_cards), key=first)


def grid(count: int, area: QRectF) -> list[QRectF]:
    """Column by column, as many rows as it takes."""
    rows = -(-count // COLUMNS) or 1
    wide = (area.width() + GAP) / COLUMNS - GAP
    high = (area.height() + GAP) / rows - GAP
    return [
        QRectF(area.left() + number // rows * (wide + GAP), area.top() + number % rows * (high + GAP), wide, high)
        for number in range(count)
    ]


class MarketSection:
    """Puts the card market on the stage, in the map's place."""

    def __init__(self) -> None:
        self.payment, self.table, self.hand = PaymentSection(), SuccessionTable(), HandSection()

    def put(self, context: DrawContext, rect: QRectF) -> None:
        models: TableModels = context.models
        words = TradeWords(models, context.faces)
        discarding = models.trade.purse.step == "discard"
        paying = DISCARD if discarding else HIGH
        count = len(models.trade.market.rows)
        rows = -(-count // COLUMNS) or 1
        free = rect.height() - HEAD - paying - SUCCESSION - 3 * GAP
        high = min(free, rows * (HIGHEST + GAP))
        cards = QRectF(rect.left(), rect.top() + HEAD, rect.width(), high)
        self._put_cards(context, cards, words)
        pay = QRectF(rect.left(), cards.bottom() + GAP, rect.width(), paying)
        if discarding:
            self._put_discard(context, pay, words)
        else:
            self.payment.put(context, pay)
        self.table.put(
            context, QRectF(rect.left(), pay.bottom() + GAP, rect.width(), rect.bottom() - pay.bottom() - GAP)
        )

    # ------------------------------------------------------------------ cards

    def _put_cards(self, context: DrawContext, area: QRectF, words: TradeWords) -> None:
        models: TableModels = context.models
        faces: CardFaces = context.faces
        rows = {row.card: row for row in models.trade.market.rows}
        order = market_order(faces)
        places = grid(len(order), area)
        for card, rect in zip(order, places, strict=True):
            self._put_card(context, rows[card], rect, words)
        self._put_heads(context, order, places, words)

    def _put_heads(
        self, context: DrawContext, order: Sequence[str], places: Sequence[QRectF], words: TradeWords
    ) -> None:
        """Over each column the groups of its cards; their names where there is room, and the way to the map."""
        faces: CardFaces = context.faces
        button = words.text("floor.map")
        columns: dict[float, list[str]] = {}
        for card, rect in zip(order, places, strict=True):
            known = [group for group in faces.groups(card)[:1] if group not in columns.setdefault(rect.left(), [])]
            columns[rect.left()] += known
        last = max(columns, default=0.0)
        for x, groups in columns.items():
            wide = places[0].width() - (chip_width(button) + 6 if x == last else 0.0)
            named = tuple((group, faces.name("group", group)) for group in groups if group in GROUPS)
            rect = QRectF(x, places[0].top() - HEAD, wide, HEAD - 3)
            draw = partial(_paint_groups, named=named, theme=context.theme)
            place: Place = ("groups", " ".join(groups))
            context.stage.put(f"groups:{x:.0f}", rect, named, draw, place, z=5, margin=1)
        wide = chip_width(button)
        spot = QRectF(last + places[0].width() - wide, places[0].top() - HEAD - 2, wide, HEAD)
        put_button(context, spot, MAP_SWITCH, button)

    def _put_card(self, context: DrawContext, row: MarketRow, rect: QRectF, words: TradeWords) -> None:
        models: TableModels = context.models
        lights = context.lights
        place: Place = (CHOSEN if row.state == BASKET else "market", row.card)
        ready = place in lights.ready and not lights.busy
        strong = place in (lights.about, lights.held) and (ready or row.state == BASKET)
        face = market_face(context.faces, row, words, models.trade.purse.step == "cards")
        nation = models.seats.rows[models.viewer].nation
        draw = partial(_paint_card, face=face, mine=nation_seat(nation).fill, ready=ready, strong=strong)
        look = (face, nation, ready, strong)
        paint = partial(draw, theme=context.theme)
        context.stage.put(f"market:{row.card}", rect, look, paint, place, z=8, margin=SHADE)
        if row.state != OWNED:
            spot = QRectF(rect.right() - 21, rect.top() + 3, 18, 18)
            about = lights.about == (STAR, row.card)
            star = partial(_paint_star, starred=row.starred, about=about)
            context.stage.put(f"star:{row.card}", spot, (row.starred, about), star, (STAR, row.card), z=9, margin=1)

    def _put_discard(self, context: DrawContext, area: QRectF, words: TradeWords) -> None:
        """Down to eight: the whole hand, and where what goes is put."""
        models: TableModels = context.models
        lit, strong = STACKS in context.lights.lit, context.lights.target == STACKS
        draw = partial(_paint_discard, lit=lit, strong=strong, theme=context.theme)
        context.stage.put("discard", area, (lit, strong), draw, STACKS, z=3, margin=6)
        head = QRectF(area.left() + 12, area.top() + 5, area.width() - 24, 18)
        title = words.text("market.discard", n=models.trade.purse.left)
        context.caption("discard", head, title, words.text("market.discard_note"))
        self.hand.put_fans(context, area.adjusted(12, 26, -12, -4), words)


def market_face(faces: CardFaces, row: MarketRow, words: TradeWords, buying: bool) -> CivilizationFace:
    """The card as it stands to the viewer; while nothing is bought, what is missing is told all the same."""
    note = {
        OWNED: words.text("market.owned"),
        BASKET: words.text("market.in_basket"),
        SHORT: f"{MINUS}{row.missing}",
    }.get(row.state, "")
    state = row.state if row.state != BUYABLE or buying else BUYABLE
    needs = (row.requires, faces.groups(row.requires)) if row.state == LOCKED else None
    return faces.civilization_card(row.card)._replace(
        price=row.price, state=state, note=note, needs=needs, corner=row.state != OWNED
    )


# ------------------------------------------------------------------ painting
def _paint_card(
    painter: QPainter, rect: QRectF, face: CivilizationFace, mine: str, ready: bool, strong: bool, theme: Theme
) -> None:
    paint_card_ground(painter, rect, 7)
    paint_civilization_card(painter, rect, face)
    if theme.bold and face.state in (SHORT, LOCKED):
        paint_veil(painter, rect, 7, theme.panel, 0.0)
    if face.state == OWNED:
        paint_owner_edge(painter, rect, mine)
    elif face.state == BASKET:
        paint_light(painter, rect, 7, theme, True)
    elif ready or strong:
        paint_light(painter, rect, 7, theme, strong)


def _paint_star(painter: QPainter, rect: QRectF, starred: bool, about: bool) -> None:
    """Gold on the wish list, else a shade that waits for a click."""
    painter.setOpacity(1.0 if starred or about else pale(0.4))
    paint_icon(painter, rect.adjusted(2, 2, -2, -2), "point", "#FFD56A" if starred else "#FFFFFF")


def _paint_groups(painter: QPainter, rect: QRectF, named: Sequence[tuple[str, str]], theme: Theme) -> None:
    x, side = rect.left(), 16.0
    room = sum(side + 5 + text_width(name, 600, Type.CAPTION) + 9 for _, name in named) <= rect.width() + 9
    for group, name in named:
        paint_group_disc(painter, QRectF(x, rect.center().y() - side / 2, side, side), group)
        x += side + 5
        if room:
            wide = text_width(name, 600, Type.CAPTION) + 1
            draw_text(
                painter, QRectF(x, rect.top(), wide, rect.height()), name, plain(Type.CAPTION, theme.text, 600), LEFT
            )
            x += wide + 8
        else:
            x += 4


def _paint_discard(painter: QPainter, rect: QRectF, lit: bool, strong: bool, theme: Theme) -> None:
    paint_panel(painter, rect, theme)
    if lit:
        paint_light(painter, rect.adjusted(3, 3, -3, -3), 10, theme, strong)

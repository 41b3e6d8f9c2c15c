"""MY BOARD: civilisation, secrets, numbers, technologies, building slots, invasions, wonders."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.golden_ages.rules.cards import SYMBOLS
from aoc_desktop.games.golden_ages.table.colours import people_of
from aoc_desktop.games.golden_ages.table.faces import NUMERALS, paint_civilization, paint_own_wonder
from aoc_desktop.games.golden_ages.table.formula import count_tokens, moment
from aoc_desktop.games.golden_ages.table.items_offers import paint_building_piece
from aoc_desktop.games.golden_ages.table.layout import board_parts, card_parts, technology_rects, wonder_places
from aoc_desktop.games.golden_ages.table.pieces import paint_colonist
from aoc_desktop.games.golden_ages.table.rows.boards import Board, Secrets, SlotRow, TechnologyRow
from aoc_desktop.games.golden_ages.table.rows.gestures import MY_WONDERS
from aoc_desktop.games.golden_ages.table.rows.table import TableModels
from aoc_desktop.games.golden_ages.table.tile_faces import (
    CLOSED,
    NEXT,
    PAYABLE,
    paint_glory,
    paint_price,
    paint_technology,
)
from aoc_desktop.play.places import Place
from aoc_desktop.ui.art.emblems import paint_roundel
from aoc_desktop.ui.kit.card_kit import fill, outline, paint_empty_place, rounded
from aoc_desktop.ui.kit.formula_paint import paint_formula
from aoc_desktop.ui.kit.icons import paint_cube, paint_icon
from aoc_desktop.ui.kit.lettering import Align, draw_text, plain, text_width
from aoc_desktop.ui.kit.theme import Radius, Theme, Type
from aoc_desktop.ui.kit.tokens import MOST, Token, figure, thing, word
from aoc_desktop.ui.table.picture.draw_context import (
    SHADE,
    DrawContext,
    paint_box,
    paint_card_ground,
    paint_light,
    paint_panel,
)
from aoc_desktop.ui.table.picture.marks import put_seat_marks
from aoc_desktop.ui.table.picture.stage import Draw, nothing

translate = QCoreApplication.translate
WORDED_PLACE = 70.0
"""A place for a wonder so wide says what it is for; a narrower one is known by its outline."""
LEFT = Align.AlignLeft | Align.AlignVCenter
COUNTERS = {"gold": "coin", "points": "point"}
TILT = 5.0
"""Of a card that was activated in this era, in degrees."""


class BoardSection:
    """Puts a player's board on the stage."""

    def put(self, context: DrawContext, area: QRectF, board: Board) -> None:
        seat = context.seat(board.seat)
        draw = partial(paint_panel, theme=context.theme, accent=seat.fill)
        context.stage.put("board", area, (board.seat, area.width()), draw, z=2, margin=4)
        parts = board_parts(area)
        self._put_civilization(context, parts.civilization, board)
        _put_secrets(context, parts.secrets, board)
        for name, rect in (("gold", parts.gold), ("points", parts.points)):
            look, face = counter_face(context, name, board, board.value(name))
            context.stage.put(f"counter:{name}", rect, look, face, (name, ""), margin=6)
        _put_symbols(context, parts.symbols, board)
        _put_stock(context, parts.cubes, parts.colonists, board)
        self._put_technologies(context, parts.technologies, board)
        self._put_cards(context, parts.cards, board)
        put_seat_marks(context, board.seat, {"gold": "counter:gold", "points": "counter:points"})

    def _put_civilization(self, context: DrawContext, rect: QRectF, board: Board) -> None:
        if not board.civilization:
            context.empty_place("civilization", rect, translate("GoldenAges", "no civilisation yet"))
            return
        face = context.faces.civilization(board.civilization)

        def draw(painter: QPainter, spot: QRectF) -> None:
            paint_card_ground(painter, spot, Radius.CARD, raised=True)
            paint_civilization(painter, spot, face)

        place = ("civilization", board.civilization)
        context.stage.put(f"civilization:{board.civilization}", rect, board.civilization, draw, place, margin=SHADE)

    # ------------------------------------------------------------------ technologies

    def _put_technologies(self, context: DrawContext, area: QRectF, board: Board) -> None:
        rows = board.technologies.rows
        levels, count = max(row.level for row in rows), max(row.row for row in rows) + 1
        heads, places = technology_rects(area, count, levels)
        for level, rect in enumerate(heads, 1):
            _put_column_head(context, rect, level)
        for row in rows:
            self._put_technology(context, places[row.row, row.level], row, board)

    def _put_technology(self, context: DrawContext, rect: QRectF, row: TechnologyRow, board: Board) -> None:
        lights = context.lights
        place: Place = ("technology", row.card)
        lit, strong = place in lights.lit, place == lights.target
        state = row.state
        if state == PAYABLE and lights.busy and not lit and lights.held != place:
            state = NEXT
        if lit and state in (NEXT, CLOSED) and lights.held is None:
            state = PAYABLE
        face = context.faces.technology(row.card, state, row.cubes)

        def draw(painter: QPainter, spot: QRectF) -> None:
            paint_technology(painter, spot, face, context.seat(board.seat), context.theme)
            if lit and (lights.held is not None or strong):
                paint_light(painter, spot.adjusted(2, 2, -2, -2), Radius.CELL, context.theme, strong)

        look = (row.card, state, row.cubes, board.seat, lit, strong, lights.held is None)
        context.stage.put(f"technology:{row.card}", rect, look, draw, place, margin=6)

    # ------------------------------------------------------------------ cards

    def _put_cards(self, context: DrawContext, area: QRectF, board: Board) -> None:
        parts = card_parts(area, len(board.slots.rows), len(board.glory.rows))
        context.caption("my buildings", parts.slot_head, translate("GoldenAges", "Buildings"))
        for row, rect in zip(board.slots.rows, parts.slots, strict=True):
            _put_slot(context, rect, row)
        nearest = next((row for row in board.glory.rows if not row.value), None)
        note = "" if nearest is None else translate("GoldenAges", "next costs {0}").format(nearest.price)
        note = note if board.glory.rows else translate("GoldenAges", "none at this table")
        context.caption("invasions", parts.glory_head, translate("GoldenAges", "Invasions"), note)
        for place, rect in zip(board.glory.rows, parts.glory, strict=True):
            near = nearest is not None and place.place == nearest.place
            look = (place.value, place.price, near)
            face: Draw = (
                partial(paint_glory, value=place.value)
                if place.value
                else partial(paint_price, price=place.price, near=near, theme=context.theme)
            )
            context.stage.put(f"glory:{place.place}", rect, look, face, ("glory track", str(place.place)), margin=4)
        self._put_wonders(context, parts.wonder_head, parts.wonders, board)

    def _put_wonders(self, context: DrawContext, head: QRectF, area: QRectF, board: Board) -> None:
        rows, lights = board.wonders.rows, context.lights
        context.caption("my wonders", head, translate("GoldenAges", "Wonders"), str(len(rows)) if rows else "")
        lit, strong = MY_WONDERS in lights.lit, lights.target == MY_WONDERS
        draw = partial(_paint_zone, theme=context.theme, strong=strong) if lit else nothing
        context.stage.put("zone:wonders", area, (lit, strong), draw, MY_WONDERS, z=5, margin=6)
        places = wonder_places(area, len(rows) + 1)
        for row, rect in zip(rows, places, strict=False):
            _put_own_wonder(context, rect, row.card, row.used, row.ready)
        words = translate("GoldenAges", "next wonder") if places[-1].width() >= WORDED_PLACE else ""
        draw = partial(paint_empty_place, caption=words, theme=context.theme)
        context.stage.put("next wonder", places[-1], (len(rows), words), draw, z=4, margin=1)


def _put_column_head(context: DrawContext, rect: QRectF, level: int) -> None:
    """Price and points once above each column."""
    cards = [card for card in context.models.cards.technologies if card.level == level]
    cost, points = cards[0].cost, cards[0].points
    theme = context.theme

    def draw(painter: QPainter, spot: QRectF) -> None:
        if level == 1:
            words = translate("GoldenAges", "at the start")
            draw_text(painter, spot.adjusted(2, 0, 0, 0), words, plain(Type.CAPTION, theme.soft_text), LEFT)
            return
        row: list[Token] = [figure(cost), thing("coin")]
        if points:
            row += [moment("end_of_game"), figure(points), thing("point")]
        paint_formula(painter, spot, row, 15, theme.on_dark, LEFT, theme.text, smallest=11)

    context.stage.put(f"level:{level}", rect, (level, cost, points), draw, z=6, margin=1)


def _put_slot(context: DrawContext, rect: QRectF, row: SlotRow) -> None:
    """A building (tilted once it is used), a free place, or one that a technology must open."""
    lights, theme = context.lights, context.theme
    place: Place = ("slot", row.slot)
    lit = place in lights.lit or (row.ready and not lights.busy) or place == lights.asked
    strong = place == lights.target
    look = (row, lit, strong)
    if row.card:
        face = context.faces.building(row.card)
        draw = partial(paint_building_piece, face=face, lit=lit, strong=strong, context=context)
        angle = TILT if row.used else 0.0
        context.stage.put(f"slot:{row.slot}", rect, look, draw, place, margin=SHADE, angle=angle)
        return
    words = "" if row.open else context.faces.name("technology", row.technology)

    def draw_empty(painter: QPainter, spot: QRectF) -> None:
        outline(painter, spot, Radius.CARD, theme.line, 1.2, dashed=True)
        if lit:
            paint_light(painter, spot, Radius.CARD, theme, strong)
        sign = QRectF(spot.center().x() - 9, spot.top() + spot.height() * 0.16, 18, 18)
        paint_icon(painter, sign, f"building_slot_{row.slot}" if row.open else "lock", theme.soft_text)
        below = QRectF(spot.left() + 2, sign.bottom() + 2, spot.width() - 4, spot.bottom() - sign.bottom() - 4)
        text = words or translate("GoldenAges", "free")
        draw_text(painter, below, text, plain(Type.CAPTION, theme.soft_text), lines=2)

    context.stage.put(f"slot:{row.slot}", rect, look, draw_empty, place, margin=SHADE)


def _put_own_wonder(context: DrawContext, rect: QRectF, card: str, used: bool, ready: bool) -> None:
    lights = context.lights
    place: Place = ("my wonder", card)
    lit = place in lights.lit or (ready and not lights.busy) or place == lights.asked
    strong = place == lights.target
    face = context.faces.own_wonder(card)

    def draw(painter: QPainter, spot: QRectF) -> None:
        paint_card_ground(painter, spot, 6)
        paint_own_wonder(painter, spot, face)
        if lit:
            paint_light(painter, spot, Radius.CARD, context.theme, strong)

    angle = TILT if used else 0.0
    context.stage.put(f"mine:{card}", rect, (card, lit, strong), draw, place, margin=SHADE, angle=angle)


# ------------------------------------------------------------------ numbers
def counter_face(context: DrawContext, name: str, board: Board, value: int) -> tuple[Hashable, Draw]:
    """A counter with this value; while a move is looked at, what it would become."""
    preview, theme = context.preview, context.theme
    change = preview.amount(name) if preview is not None and preview.seat == board.seat else 0

    def draw(painter: QPainter, spot: QRectF) -> None:
        paint_box(painter, spot, theme)
        side = min(26.0, spot.height() * 0.68)
        sign = QRectF(spot.left() + 10, spot.center().y() - side / 2, side, side)
        paint_icon(painter, sign, COUNTERS[name], on_dark=theme.on_dark)
        letters = plain(Type.COUNTER, theme.text, 700)
        left = sign.right() + 8
        draw_text(painter, QRectF(left, spot.top(), 60, spot.height()), str(value), letters, LEFT)
        if change:
            x = left + text_width(str(value), 700, Type.COUNTER) + 4
            paint_icon(painter, QRectF(x, spot.center().y() - 6, 12, 12), "arrow", theme.soft_text)
            colour = theme.gain if change > 0 else theme.loss
            after = QRectF(x + 14, spot.top(), spot.right() - x - 16, spot.height())
            draw_text(painter, after, str(value + change), plain(Type.COUNTER, colour, 700), LEFT)

    return (name, value, change), draw


def _put_symbols(context: DrawContext, rect: QRectF, board: Board) -> None:
    """The symbols that the player controls."""
    values = tuple((symbol, board.value(symbol)) for symbol in ("game", "wheat", "stone", "gem") if symbol in SYMBOLS)
    theme = context.theme

    def draw(painter: QPainter, spot: QRectF) -> None:
        paint_box(painter, spot, theme)
        pitch = (spot.width() - 8) / len(values)
        for number, (symbol, value) in enumerate(values):
            x = spot.left() + 4 + number * pitch
            side = min(16.0, pitch * 0.58)
            paint_icon(painter, QRectF(x + 1, spot.center().y() - side / 2, side, side), f"symbol_{symbol}")
            place = QRectF(x + side + 2, spot.top(), pitch - side - 1, spot.height())
            draw_text(painter, place, str(value), plain(13, theme.text, 700), LEFT)

    context.stage.put("symbols", rect, values, draw, ("symbols", ""), margin=4)


def _put_stock(context: DrawContext, cubes: QRectF, men: QRectF, board: Board) -> None:
    """Cubes free and stored; colonists standing, lying and in the Agora."""
    seat, theme = context.seat(board.seat), context.theme
    free, stored = board.value("reserve"), board.value("stored")
    said = translate("GoldenAges", "{0} free, {1} stored").format(free, stored)
    standing, lying, agora = (board.value(name) for name in ("standing", "lying", "agora"))

    def draw_cubes(painter: QPainter, spot: QRectF) -> None:
        paint_box(painter, spot, theme)
        side = min(17.0, spot.height() * 0.42, (spot.width() - 14) / max(6, free))
        for number in range(free):
            x = spot.left() + 8 + number * min(side * 1.06, (spot.width() - 16) / max(1, free))
            paint_cube(painter, QRectF(x, spot.top() + 4, side, side), seat)
        _paint_foot(painter, spot, said, theme)

    def draw_men(painter: QPainter, spot: QRectF) -> None:
        paint_box(painter, spot, theme)
        side = min(21.0, spot.height() * 0.5)
        for number in range(standing + lying + agora):
            box = QRectF(spot.left() + 8 + number * side * 1.16, spot.top() + 3, side, side)
            paint_colonist(painter, box, seat, lying=number >= standing)
        words = translate("GoldenAges", "{0} standing, {1} lying").format(standing, lying + agora)
        _paint_foot(painter, spot, words, theme)

    context.stage.put("cubes", cubes, (board.seat, free, stored), draw_cubes, ("cubes", ""), margin=4)
    context.stage.put("men", men, (board.seat, standing, lying, agora), draw_men, ("colonists", ""), margin=4)


def _paint_foot(painter: QPainter, spot: QRectF, words: str, theme: Theme) -> None:
    foot = QRectF(spot.left() + 8, spot.bottom() - 19, spot.width() - 12, 17)
    draw_text(painter, foot, words, plain(Type.CAPTION, theme.text), LEFT)


# ------------------------------------------------------------------ secrets
def _put_secrets(context: DrawContext, rect: QRectF, board: Board) -> None:
    """Only their owner sees them: what comes in later eras, and the future technology with its count."""
    theme, shared = context.theme, context.models.shared
    secrets = Secrets() if shared else board.secrets
    era = context.models.standing.era
    mine = board.seat == context.models.viewer
    tokens = _future_tokens(context.models, secrets)

    def draw(painter: QPainter, spot: QRectF) -> None:
        fill(painter, rounded(spot, 9), theme.inset)
        outline(painter, spot, 9, theme.line, 1)
        lock = QRectF(spot.left() + 8, spot.top() + 6, 11, 11)
        paint_icon(painter, lock, "lock", theme.soft_text)
        words = translate("GoldenAges", "only you") if mine else translate("GoldenAges", "hidden")
        head = QRectF(lock.right() + 5, spot.top() + 3, spot.width() - 30, 17)
        draw_text(painter, head, words, plain(Type.CAPTION, theme.soft_text), LEFT)
        if shared and mine:
            room = spot.adjusted(6, 20, -6, -4)
            said = translate("GoldenAges", "point here and wait to see your cards")
            draw_text(painter, room, said, plain(Type.CAPTION, theme.soft_text), lines=3)
            return
        row = QRectF(spot.left() + 6, spot.top() + 20, spot.width() - 12, max(16.0, spot.height() * 0.36))
        _paint_coming(painter, row, secrets.coming, era, theme)
        foot = QRectF(spot.left() + 6, row.bottom() + 1, spot.width() - 12, spot.bottom() - row.bottom() - 3)
        if secrets.future:
            ahead = secrets.mine > secrets.best_other
            standing = f"{secrets.mine}:{secrets.best_other}"
            wide = text_width(standing, 700, 13) + 4
            paint_formula(painter, foot.adjusted(0, 0, -wide, 0), tokens, 16, theme.on_dark, LEFT, theme.text, 11)
            colour = theme.gain if ahead else theme.soft_text
            place = QRectF(foot.right() - wide, foot.top(), wide, foot.height())
            draw_text(painter, place, standing, plain(13, colour, 700))

    context.stage.put("secrets", rect, (secrets, era, board.seat, mine, shared), draw, ("secrets", ""), margin=4)


def _paint_coming(painter: QPainter, row: QRectF, coming: Sequence[tuple[str, ...]], era: int, theme: Theme) -> None:
    if not coming:
        return
    eras = range(5 - len(coming), 5)
    pitch = row.width() / len(coming)
    for number, (cards, when) in enumerate(zip(coming, eras, strict=True)):
        x = row.left() + number * pitch
        label = QRectF(x, row.top(), 16, row.height())
        draw_text(painter, label, NUMERALS[when], plain(Type.CAPTION, theme.soft_text, 600))
        side = min(row.height(), (pitch - 17) / len(cards))
        for place, card in enumerate(cards):
            box = QRectF(x + 17 + place * side, row.center().y() - side / 2, side - 1, side - 1)
            paint_roundel(painter, box, *people_of(card))


def _future_tokens(models: TableModels, secrets: Secrets) -> list[Token]:
    if not secrets.future:
        return []
    card = models.cards.future[secrets.future]
    return [thing("future"), figure(card.points), thing("point"), word(MOST), *count_tokens(card.most)]


def _paint_zone(painter: QPainter, rect: QRectF, theme: Theme, strong: bool) -> None:
    paint_light(painter, rect.adjusted(2, 2, -2, -2), Radius.CARD, theme, strong)

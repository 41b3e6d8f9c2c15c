"""MY BOARD: the pile of civilisations, workers and counters, wonders and what the end of the turn brings."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from aoc_desktop.games.age_of_civilization.rules.cards import COLUMNS
from aoc_desktop.games.age_of_civilization.rules.state import MOST_CIVILIZATIONS, MOST_WORKERS
from aoc_desktop.games.age_of_civilization.table.colours import CardSize
from aoc_desktop.games.age_of_civilization.table.compact_faces import paint_wide_civilization, paint_wonder_strip
from aoc_desktop.games.age_of_civilization.table.faces import paint_pile_strip, paint_wonder
from aoc_desktop.games.age_of_civilization.table.items_end import put_end
from aoc_desktop.games.age_of_civilization.table.layout import HEAD, BoardLayout, board_layout
from aoc_desktop.games.age_of_civilization.table.rows.boards import OPEN, OWNED, RESEARCHABLE, Board, TechnologyRow
from aoc_desktop.games.age_of_civilization.table.rows.gestures import ANNEX, COINS, RISE, WONDERS, WORKER
from aoc_desktop.games.age_of_civilization.table.slots import placing
from aoc_desktop.games.age_of_civilization.table.technology_faces import paint_arrows, paint_cell, technology_cells
from aoc_desktop.play.places import Place
from aoc_desktop.play.preview import Change
from aoc_desktop.ui.kit.card_kit import fill, outline, paint_shadow, rounded
from aoc_desktop.ui.kit.groups import WONDER_GROUP
from aoc_desktop.ui.kit.high_contrast import opaque
from aoc_desktop.ui.kit.icons import mix, paint_icon, paint_worker
from aoc_desktop.ui.kit.lettering import Align, draw_text, growth, plain, text_width
from aoc_desktop.ui.kit.theme import Radius, Theme, Type
from aoc_desktop.ui.kit.tokens import signed
from aoc_desktop.ui.table.picture.draw_context import (
    DrawContext,
    paint_box,
    paint_card_ground,
    paint_light,
    paint_panel,
)
from aoc_desktop.ui.table.picture.marks import put_seat_marks
from aoc_desktop.ui.table.picture.stage import Draw

LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
translate = QCoreApplication.translate
STRIP = CardSize.PILE_STRIP
COUNTERS: dict[str, tuple[str, Place]] = {
    "coins": ("coin", COINS),
    "points": ("point", ("points", "")),
    "military": ("military", ("military", "")),
    "technologies": ("technology", ("technologies", "")),
}
"""By the number's name: its icon and its place."""
MARKED = {name: f"counter:{name}" for name in ("coins", "points", "military")} | {"workers": "tray"}
"""The piece that shows each number whose changes are marked: workers lie on the tray."""


class BoardSection:
    """Puts one seat's board on the stage: the viewer's own, or another's in the zoom."""

    def put(self, context: DrawContext, area: QRectF, board: Board) -> None:
        theme, seat = context.theme, context.seat(board.seat)
        places = board_layout(area, len(board.wonders.rows))

        def draw(painter: QPainter, rect: QRectF) -> None:
            paint_panel(painter, rect, theme, seat.fill)

        context.stage.put("board", area, board.seat, draw, z=1, margin=2)
        self._put_pile(context, places.pile, board)
        self._put_workers(context, places.counters, board)
        self._put_counters(context, places.counters, board)
        put_technologies(context, places, board)
        self._put_wonders(context, places.wonders, places.wonder_cards, board)
        put_end(context, places.end, board)
        put_seat_marks(context, board.seat, MARKED)

    # ------------------------------------------------------------------ pile

    def _put_pile(self, context: DrawContext, area: QRectF, board: Board) -> None:
        """The main card whole; every older one slides out below it by its inherited strip."""
        rows = board.pile.rows
        older = max(0, len(rows) - 1)
        free = MOST_CIVILIZATIONS - len(rows)
        main = area.adjusted(0, 0, 0, -older * STRIP - (34 if free else 0))
        if not rows:
            text = translate("Table", "The first civilisation rises here")
            if board is context.models.my_board:
                text = translate("Table", "Your first civilisation rises here")
            context.empty_place("pile:empty", area, text)
            main = area
        elif free:
            text = translate("Table", "room for one more") if free == 1 else translate("Table", "room for two more")
            if ANNEX in context.lights.lit:  # the zone has words of its own
                text = ""
            context.empty_place("pile:room", QRectF(area.left(), area.bottom() - 28, area.width(), 28), text)
        for number in range(older, 0, -1):
            top = main.bottom() + (number - 1) * STRIP
            strip = QRectF(area.left(), top, area.width(), STRIP)
            _put_civilization(context, rows[number].card, strip, main=False)
        if rows:
            _put_civilization(context, rows[0].card, main, main=True)
        if context.interactive:
            _put_zone(context, RISE, main, translate("Table", "rises"))
            under = QRectF(QPointF(area.left(), main.bottom() + 2), area.bottomRight())
            if rows and under.height() > 20:
                _put_zone(context, ANNEX, under, translate("Table", "is annexed"))

    # ------------------------------------------------------------------ workers

    def _put_workers(self, context: DrawContext, area: QRectF, board: Board) -> None:
        free, owned = board.numbers.value("free_workers") - placing(context), board.numbers.value("workers")
        seat, theme = context.seat(board.seat), context.theme
        note = translate("Table", "{0} free of {1}").format(free, owned) if owned else translate("Table", "none")
        change = _change(context, "workers", board)
        if change and change.amount:
            note = f"{owned} → {owned + change.amount}"
        head = QRectF(area.left(), area.top(), area.width(), HEAD - 3)
        context.caption("workers", head, translate("Table", "Workers"), note)
        tray = _tray(area)
        pitch = (tray.width() - 8) / MOST_WORKERS
        side = min(38.0 * tray.height() / 56, pitch - 1)

        def spot(number: int, box: QRectF) -> QRectF:
            x = box.left() + 4 + pitch * (number + 0.5)
            return QRectF(x - side / 2, box.center().y() - side / 2, side, side)

        def draw(painter: QPainter, rect: QRectF) -> None:
            fill(painter, rounded(rect, 9), theme.inset)
            for number in range(MOST_WORKERS - free):
                out = number >= MOST_WORKERS - owned
                strong = opaque(0.7)
                colour = mix(theme.inset, seat.fill, strong) if out else mix(theme.inset, theme.line, 0.9)
                paint_icon(painter, spot(number, rect), "worker_dashed", colour)

        context.stage.put("tray", tray, (free, owned, board.seat), draw, ("workers", ""), z=4, margin=1)
        for number in range(free):
            _put_worker(context, number, spot(MOST_WORKERS - 1 - number, tray), board.seat)

    # ------------------------------------------------------------------ counters

    def _put_counters(self, context: DrawContext, area: QRectF, board: Board) -> None:
        tray = _tray(area)
        left = area.bottom() - tray.bottom() - 18
        height = left / 3
        coins = QRectF(area.left(), tray.bottom() + 6, area.width(), height)
        points = coins.translated(0, height + 6)
        half = (area.width() - 6) / 2
        third = QRectF(area.left(), points.bottom() + 6, half, height)
        _put_counter(context, "coins", coins, board)
        _put_counter(context, "points", points, board)
        _put_counter(context, "military", third, board)
        _put_counter(context, "technologies", third.translated(half + 6, 0), board)

    # ------------------------------------------------------------------ wonders

    def _put_wonders(self, context: DrawContext, area: QRectF, cards: QRectF, board: Board) -> None:
        rows = board.wonders.rows
        head = QRectF(area.left(), area.top(), area.width(), HEAD - 3)
        context.caption("my wonders", head, translate("Table", "Wonders"), str(len(rows)) if rows else "")
        if context.interactive:
            lit, strong = WONDERS in context.lights.lit, context.lights.target == WONDERS
            theme = context.theme

            def draw(painter: QPainter, rect: QRectF) -> None:
                if lit:
                    outline(painter, rect.adjusted(-3, -3, 3, 3), Radius.CARD, theme.lit, 4 if strong else 2.5)

            # Over the wonders that stand there while one more is held.
            context.stage.put("zone:wonders", cards, (lit, strong), draw, WONDERS, z=20 if lit else 3, margin=6)
        large = len(rows) <= 2
        for row, rect in zip(rows, _wonder_places(cards, len(rows)), strict=False):
            _put_own_wonder(context, row.card, rect, large)
        if len(rows) < 2:
            place = _wonder_places(cards, 2)[len(rows)]
            text = translate("Table", "next wonder") if rows else translate("Table", "no wonder yet")
            context.empty_place("next wonder", place, text)


def _tray(area: QRectF) -> QRectF:
    height = 56 + max(0.0, area.height() - 234) * 0.2
    return QRectF(area.left(), area.top() + HEAD, area.width(), height)


def _put_civilization(context: DrawContext, card: str, rect: QRectF, main: bool) -> None:
    """Whole, over the others, if it is the main one; of an older one a strip is seen."""
    face, paint = context.faces.civilization(card), paint_wide_civilization if main else paint_pile_strip

    def draw(painter: QPainter, spot: QRectF) -> None:
        paint_card_ground(painter, spot, 8)
        paint(painter, spot, face)

    context.stage.put(f"civilization:{card}", rect, (card, main), draw, ("mine", card), z=9 if main else 8)


def _put_zone(context: DrawContext, place: Place, rect: QRectF, text: str) -> None:
    """Where a civilisation may be dropped: to be seen, and in the pointer's way, only while one is held."""
    lights, theme = context.lights, context.theme
    held = lights.held is not None and lights.held[0] in ("market", "hand")
    if not held:
        return
    lit, strong = place in lights.lit, lights.target == place

    def draw(painter: QPainter, spot: QRectF) -> None:
        if not lit:
            return
        paint_light(painter, spot.adjusted(4, 4, -4, -4), Radius.CARD, theme, strong)
        band = QRectF(0, 0, min(spot.width() - 16, text_width(text, 700, Type.TEXT) + 24), 24)
        band.moveCenter(spot.center() if spot.height() < 100 else QPointF(spot.center().x(), spot.top() + 22))
        fill(painter, rounded(band, 12), theme.lit)
        draw_text(painter, band, text, plain(Type.TEXT, theme.lit_text, 700))

    context.stage.put(f"zone:{place[0]}", rect, (lit, strong, text), draw, place, z=20, margin=8)


def _put_worker(context: DrawContext, number: int, rect: QRectF, seat: int) -> None:
    """Workers are all alike: the first one stands for all in the keyboard's order."""
    colours = context.seat(seat)
    held = context.lights.held == WORKER and number == 0
    theme = context.theme

    def draw(painter: QPainter, spot: QRectF) -> None:
        if held:
            outline(painter, spot.adjusted(-3, -3, 3, 3), 9, theme.lit, 2.5)
        paint_worker(painter, spot, colours)

    place = WORKER if context.interactive else None
    context.stage.put(f"worker:{number}", rect, (seat, held), draw, place, z=12, margin=4)


# ------------------------------------------------------------------ counters
def counter_face(context: DrawContext, name: str, board: Board, value: int) -> tuple[Hashable, Draw]:
    """What a counter that shows this value looks like; while a move is looked at, what it would become and why."""
    icon, place = COUNTERS[name]
    change, theme, lights = _change(context, name, board), context.theme, context.lights
    causes = _causes(context, change)
    held = lights.held == place
    lit = held or place in lights.ready
    amount = change.amount if change else 0

    def draw(painter: QPainter, spot: QRectF) -> None:
        paint_box(painter, spot, theme)
        if lit and place == COINS:
            paint_light(painter, spot.adjusted(2, 2, -2, -2), 9, theme, held)
        _paint_counter(painter, spot, (icon, value, amount), causes, theme)

    return (icon, value, amount, tuple(causes), lit, held), draw


def _put_counter(context: DrawContext, name: str, rect: QRectF, board: Board) -> None:
    look, draw = counter_face(context, name, board, board.numbers.value(name))
    place = COUNTERS[name][1]
    if place == COINS and not context.interactive:
        place = ("coins of", "")
    context.stage.put(f"counter:{name}", rect, look, draw, place, z=5, margin=4)


def _change(context: DrawContext, name: str, board: Board) -> Change | None:
    preview = context.preview
    if preview is None or preview.seat != board.seat:
        return None
    if name == "technologies":
        gained = sum(kind == "technology" for kind, _ in preview.cards)
        return Change(name, gained, ()) if gained else None
    return next((change for change in preview.changes if change.what == name), None)


def _causes(context: DrawContext, change: Change | None) -> list[str]:
    """Each term with its card: "Culture 2"."""
    lines = []
    for amount, cause in change.terms if change else ():
        if cause:
            word = context.faces.term_name(cause)
            lines.append(f"{word} {signed(amount).removeprefix('+')}")
    return lines[:3]


def _paint_counter(
    painter: QPainter, rect: QRectF, number: tuple[str, int, int], causes: list[str], theme: Theme
) -> None:
    icon, value, amount = number
    side = min(30.0 * growth(), rect.height() * 0.64)
    paint_icon(painter, QRectF(rect.left() + 9, rect.center().y() - side / 2, side, side), icon, on_dark=theme.on_dark)
    after = str(value + amount)
    px, gap = max(Type.COUNTER, min(Type.COUNTER * growth(), rect.height() * 0.6)), 8.0
    if rect.width() < 130 and amount:  # half a box: number, arrow and number must share it
        px, gap = 18.0, 5.0
    letters = plain(px, theme.text, 900)
    x = rect.left() + 9 + side + gap
    width = text_width(str(value), 900, px) + 1
    draw_text(painter, QRectF(x, rect.top(), width, rect.height()), str(value), letters, LEFT)
    if not amount:
        return
    arrow = QRectF(x + width + gap / 4, rect.center().y() - 6, 12, 12)
    paint_icon(painter, arrow, "arrow", theme.soft_text)
    changed = plain(px, theme.gain if amount > 0 else theme.loss, 900)
    room = text_width(after, 900, px) + 1
    draw_text(painter, QRectF(arrow.right() + gap / 4, rect.top(), room, rect.height()), after, changed, LEFT)
    words = QRectF(QPointF(arrow.right() + room + 8, rect.top() + 2), rect.bottomRight() - QPointF(8, 2))
    fitting = [line for line in causes if text_width(line, 400, Type.FLOOR) <= words.width()]
    lines = min(len(fitting), int(words.height() // 14))
    for number_of, line in enumerate(fitting[:lines]):
        top = words.center().y() + (number_of - lines / 2) * 14
        row = QRectF(QPointF(words.left(), top), QSizeF(words.width(), 14))
        draw_text(painter, row, line, plain(Type.CAPTION, theme.soft_text), RIGHT)


# ------------------------------------------------------------------ wonders
def _wonder_places(area: QRectF, count: int) -> list[QRectF]:
    """Two cards side by side; more stand as strips in two columns."""
    gap = 8.0
    width = (area.width() - gap) / 2
    if count <= 2:
        height = min(area.height(), width * 0.92)
        width = min(width, height * 1.2)
        return [QRectF(area.left() + number * (width + gap), area.top(), width, height) for number in range(2)]
    lines = -(-count // 2)
    height = min(46.0, (area.height() - 2 * (lines - 1)) / lines)
    return [
        QRectF(area.left() + (number % 2) * (width + gap), area.top() + (number // 2) * (height + 2), width, height)
        for number in range(count)
    ]


def _put_own_wonder(context: DrawContext, card: str, rect: QRectF, large: bool) -> None:
    face = context.faces.wonder(card)

    def draw(painter: QPainter, spot: QRectF) -> None:
        paint_card_ground(painter, spot, 8 if large else 5)
        (paint_wonder if large else paint_wonder_strip)(painter, spot, face)

    context.stage.put(f"wonder:{card}", rect, ("mine", card, large), draw, ("my wonder", card))


# The technology card on a board: nine cells with cubes and arrows, and the special card laid over its column.


def put_technologies(context: DrawContext, places: BoardLayout, board: Board) -> None:
    rows = board.technologies.rows
    cells = technology_cells(places.cells)
    area = places.technologies
    head = QRectF(area.left(), area.top(), area.width(), HEAD - 3)
    context.caption("technologies", head, translate("Table", "Technologies"), technology_note(board))
    _put_columns(context, cells)
    _put_sheet(context, cells, board)
    _put_arrows(context, places.cells, cells, board)
    for row in rows:
        _put_cell(context, row, cells[row.column, row.row], board)


def technology_note(board: Board) -> str:
    rows = board.technologies.rows
    owned = sum(row.state == OWNED for row in rows)
    text = translate("Table", "{0} of {1}").format(owned, len(rows))
    if any(row.state == RESEARCHABLE for row in rows):
        return translate("Table", "{0}, outlined ones can be researched").format(text)
    if not owned:
        return translate("Table", "none yet; start in the first row, then follow the arrows")
    return text


def _put_columns(context: DrawContext, cells: dict[tuple[int, int], QRectF]) -> None:
    """Where a special card may be laid: to be seen only while one is held."""
    lights, theme = context.lights, context.theme
    if not context.interactive or lights.held is None or lights.held[0] != "special":
        return
    for column, name in enumerate(COLUMNS):
        place = ("column", name)
        lit, strong = place in lights.lit, lights.target == place
        rect = cells[column, 0].united(cells[column, 1])

        def draw(painter: QPainter, spot: QRectF, lit: bool = lit, strong: bool = strong) -> None:
            if lit:
                paint_light(painter, spot.adjusted(1, 1, -1, -1), Radius.CELL, theme, strong)

        context.stage.put(f"zone:{name}", rect, (lit, strong), draw, place, z=20, margin=8)


def _put_sheet(context: DrawContext, cells: dict[tuple[int, int], QRectF], board: Board) -> None:
    """The special card itself; its two cells lie on it like all others."""
    if not board.special:
        return
    column = next(row.column for row in board.technologies.rows if row.special)
    rect = cells[column, 0].united(cells[column, 1]).adjusted(-3.5, -3.5, 3.5, 3.5)
    theme = context.theme

    def draw(painter: QPainter, spot: QRectF) -> None:
        paint_shadow(painter, spot, Radius.CARD, "raised")
        fill(painter, rounded(spot, Radius.CARD), WONDER_GROUP.shown.tint)
        outline(painter, spot, Radius.CARD, theme.permanent_edge, 1.5)

    context.stage.put(
        f"special:{board.special}", rect, ("sheet", board.special), draw, ("my special", board.special), z=5
    )


def _put_arrows(context: DrawContext, area: QRectF, cells: dict[tuple[int, int], QRectF], board: Board) -> None:
    rows = board.technologies.rows
    theme = context.theme
    owned = frozenset(row.card for row in rows if row.state == OWNED)
    after = {row.card: row.after for row in rows}

    def draw(painter: QPainter, spot: QRectF) -> None:
        shift: QPointF = spot.topLeft() - area.topLeft()
        rects = {row.card: cells[row.column, row.row].translated(shift) for row in rows}
        paint_arrows(painter, rects, after, owned, theme)

    look = (owned, tuple(after.items()), area.width(), area.height())
    context.stage.put("arrows", area, look, draw, z=6, margin=2)


def _put_cell(context: DrawContext, row: TechnologyRow, rect: QRectF, board: Board) -> None:
    lights, theme = context.lights, context.theme
    place = ("technology", row.card)
    lit, strong, held = place in lights.lit, lights.target == place, lights.held == place
    state = row.state
    if state == RESEARCHABLE and lights.busy and not (lit or held):
        state = OPEN
    face = context.faces.technology(row.card, state)
    seat = context.seat(board.seat)

    def draw(painter: QPainter, spot: QRectF) -> None:
        if lit or held:
            paint_light(painter, spot, Radius.CELL, theme, strong or held)
        look = ("cell", row.card, state, board.seat)
        context.stamp(painter, spot, look, lambda brush, rect: paint_cell(brush, rect, face, theme, seat))

    key = f"technology:{row.card}"
    context.stage.put(key, rect, (row.card, state, lit, strong, held, board.seat), draw, place, z=7, margin=7)

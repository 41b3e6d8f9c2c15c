"""The panel "At the end of this turn": effects with their source, what becomes of the workers, offers to answer."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QPainter

from aoc_desktop.games.age_of_civilization.table.face_book import FaceBook
from aoc_desktop.games.age_of_civilization.table.rows.boards import Board, EndRow
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.formula_paint import arrange, paint_formula
from aoc_desktop.ui.kit.icons import paint_icon, paint_worker
from aoc_desktop.ui.kit.lettering import Align, draw_text, plain, text_width
from aoc_desktop.ui.kit.theme import Theme, Type
from aoc_desktop.ui.kit.tokens import Token, signed
from aoc_desktop.ui.table.picture.draw_context import DrawContext, paint_box

LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
translate = QCoreApplication.translate
TITLE, LINE = 20.0, 24.0


def put_end(context: DrawContext, area: QRectF, board: Board) -> None:
    models, theme = context.models, context.theme
    offers = models.standing.offers if context.interactive else ()
    title = translate("Table", "At the end of this turn")
    if offers:
        title = translate("Table", "An offer")
    elif not context.interactive:  # another player's board, shown large
        title = translate("Table", "At the end of a turn")
    previewed = context.preview.own.end if context.preview and context.preview.seat == board.seat else None
    rows = [row for row in previewed or board.end.rows if not (row.used and row.effect)]
    new = frozenset(rows).difference(row._replace(legal=False) for row in board.end.rows) if previewed else frozenset()
    empty = "" if rows or offers else translate("Table", "nothing")

    def draw(painter: QPainter, rect: QRectF) -> None:
        paint_box(painter, rect, theme)
        head = QRectF(rect.left() + 10, rect.top() + 3, rect.width() - 20, TITLE)
        draw_text(painter, head, title, plain(Type.CAPTION, theme.text, 600), LEFT)
        if empty:
            below = QRectF(head.left(), head.bottom(), head.width(), LINE)
            draw_text(painter, below, empty, plain(Type.CAPTION, theme.soft_text), LEFT)

    context.stage.put("end", area, (title, empty), draw, z=2, margin=1)
    inner = area.adjusted(4, TITLE + 4, -4, -4)
    if offers:
        _put_offers(context, inner)
    else:
        _put_rows(context, inner, rows, board, new)


def _places(area: QRectF, count: int) -> list[QRectF]:
    height = min(LINE, area.height() / max(1, count))
    return [QRectF(area.left(), area.top() + number * height, area.width(), height) for number in range(count)]


def _put_rows(context: DrawContext, area: QRectF, rows: Sequence[EndRow], board: Board, new: frozenset[EndRow]) -> None:
    room = max(1, int(area.height() // 16))
    shown = rows if len(rows) <= room else rows[: room - 1]
    places = _places(area, min(len(rows), room))
    for row, rect in zip(shown, places, strict=False):
        _put_row(context, row, rect, board.seat, row in new)
    if len(shown) < len(rows):
        more = translate("Table", "and {0} more").format(len(rows) - len(shown))
        _put_words(context, "end:more", places[-1], more)


def _put_words(context: DrawContext, key: str, rect: QRectF, text: str) -> None:
    theme = context.theme

    def draw(painter: QPainter, spot: QRectF) -> None:
        draw_text(painter, spot.adjusted(6, 0, -6, 0), text, plain(Type.CAPTION, theme.soft_text), LEFT)

    context.stage.put(key, rect, text, draw, z=4, margin=1)


def _put_row(context: DrawContext, row: EndRow, rect: QRectF, seat: int, new: bool) -> None:
    """`new`: only a move that is looked at would bring it."""
    theme, lights = context.theme, context.lights
    place: Place = ("effect", row.name) if row.effect else ("end", row.name)
    lit = row.legal and context.interactive and (not lights.busy or lights.held == place)
    source = short = end_words(row, context.faces)
    if len(row.actions) == 1:  # where there is no room for more words
        short = context.faces.name("action", row.actions[0])
    tokens = context.faces.effect(row.effect) if row.effect else []
    colours = context.seat(seat)

    def draw(painter: QPainter, spot: QRectF) -> None:
        if lit:
            fill(painter, rounded(spot.adjusted(0, 1, 0, -1), 6), theme.panel)
            outline(painter, spot.adjusted(0, 1, 0, -1), 6, theme.lit, 2)
        elif new:
            outline(painter, spot.adjusted(0, 1, 0, -1), 6, theme.lit, 1.5, dashed=True)
        inner = spot.adjusted(7, 0, -7, 0)
        if row.effect:
            _paint_line(painter, inner, tokens, source, theme)
        elif row.name == "red":
            side = min(18.0, inner.height() - 2)
            box = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
            paint_icon(painter, box, "sacrifice")
            text = signed(-row.amount)
            words = QRectF(box.right() + 6, inner.top(), 24, inner.height())
            draw_text(painter, words, text, plain(14, theme.text, 900), LEFT)
            paint_worker(painter, QRectF(words.right(), box.top(), side, side), colours)
            beside = inner.adjusted(side * 2 + 34, 0, 0, 0)
            fits = text_width(source, 400, Type.FLOOR) < beside.width()
            _paint_source(painter, beside, source if fits else short, theme)
        else:
            side = min(18.0, inner.height() - 2)
            paint_worker(painter, QRectF(inner.left(), inner.center().y() - side / 2, side, side), colours)
            draw_text(painter, inner.adjusted(side + 6, 0, 0, 0), source, plain(Type.CAPTION, theme.text), LEFT)

    look = (row.name, row.amount, row.actions, lit, new, source, seat)
    context.stage.put(f"end:{row.name}", rect, look, draw, place, z=4, margin=2)


def end_words(row: EndRow, faces: FaceBook) -> str:
    """The card behind a line; for workers the words themselves."""
    if row.effect is not None:
        name = faces.cause_name(row.effect.cause.kind, row.effect.cause.id)
        nth = row.name.partition("#")[2]
        return f"{name} ({nth})" if nth else name
    if row.name == "red":
        if len(row.actions) > 1:
            return translate("Table", "red slots")
        return translate("Table", "red slot: {0}").format(faces.name("action", row.actions[0]))
    if row.amount == 0:
        return translate("Table", "no worker stays")
    if row.amount == 1:
        return translate("Table", "1 worker stays")
    return translate("Table", "{0} workers stay").format(row.amount)


def _paint_line(painter: QPainter, rect: QRectF, tokens: Sequence[Token], source: str, theme: Theme) -> None:
    """The formula on the left, its source on the right where there is room for it."""
    size = min(20.0, rect.height() - 1)
    plan = arrange(tokens, QSizeF(rect.width(), rect.height()), size)
    room = rect.width() - plan.width - 8
    width = text_width(source, 400, Type.CAPTION) + 1
    place = QRectF(rect)
    if width <= room or text_width(source, 400, Type.FLOOR) + 1 <= room:
        _paint_source(painter, rect.adjusted(plan.width + 8, 0, 0, 0), source, theme)
        place.setWidth(plan.width + 1)
    paint_formula(painter, place, tokens, size, theme.on_dark, LEFT, theme.text)


def _paint_source(painter: QPainter, rect: QRectF, source: str, theme: Theme) -> None:
    draw_text(painter, rect, source, plain(Type.CAPTION, theme.soft_text), RIGHT)


# ------------------------------------------------------------------ offers
def _put_offers(context: DrawContext, area: QRectF) -> None:
    """One row for each answer."""
    moves, theme = context.models.standing.offers, context.theme
    for move, rect in zip(moves, _places(area, len(moves)), strict=True):
        text = context.models.legal.text(move)
        place = ("offer", " ".join(move))

        def draw(painter: QPainter, spot: QRectF, text: str = text) -> None:
            outline(painter, spot.adjusted(0, 1, 0, -1), 6, theme.lit, 2)
            draw_text(painter, spot.adjusted(7, 0, -7, 0), text, plain(Type.CAPTION, theme.text, 600), LEFT, 2)

        context.stage.put(f"offer:{move[0]}", rect, text, draw, place, z=4, margin=2)

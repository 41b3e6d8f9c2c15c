"""The sheet of a calamity on the lower mat: the turn's calamities, the card, why that number, what is to go, shares."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from aoc_desktop.games.advanced_civilization.table.calamity.rows import NOW, PAST, CalamitySheet, StageRow
from aoc_desktop.games.advanced_civilization.table.calamity.words import Heap, ShareLine, SheetText, SumLine, sheet_text
from aoc_desktop.games.advanced_civilization.table.card_signs import (
    CALAMITY,
    COMMODITY,
    paint_calamity_tile,
    paint_card_tile,
    paint_sign,
)
from aoc_desktop.games.advanced_civilization.table.chips import HEIGHT, SUGGESTION, put_button
from aoc_desktop.games.advanced_civilization.table.colours import CALAMITY_BAND, calamity_paper
from aoc_desktop.games.advanced_civilization.table.map.pieces import paint_shape_of
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.high_contrast import pale
from aoc_desktop.ui.kit.lettering import Align, draw_name, draw_text, heading, name_lines, plain, text_height
from aoc_desktop.ui.kit.theme import FACE, Theme, Type
from aoc_desktop.ui.table.picture.draw_context import LEFT, DrawContext, paint_box, paint_light, paint_panel
from aoc_desktop.ui.table.picture.hand import TURN

RIGHT = Align.AlignRight | Align.AlignVCenter
TOP_LEFT = Align.AlignLeft | Align.AlignTop
NARROWEST, WIDTH = 120.0, 188.0
"""Where the mat is folded into a rail, the sheet stands beside it."""
CHIP, CARD_HIGH, LOWEST_CARD = 26.0, 108.0, 44.0
ROW, BAR, HEAP, WHY = 19.0, 34.0, 42.0, 34.0
GAP = 6.0


class Heights(NamedTuple):
    """How high each part is, so that all of them fit."""

    card: float
    row: float


class CalamitySection:
    """Puts the sheet on the stage; nothing while no calamity strikes."""

    def put(self, context: DrawContext, rect: QRectF) -> None:
        models: TableModels = context.models
        sheet = models.calamity
        if not sheet.stages:
            return
        if rect.width() < NARROWEST:
            rect = QRectF(rect.right() + 20, rect.top(), WIDTH, rect.height())
            panel = partial(paint_panel, theme=context.theme)
            context.stage.put("calamity panel", rect.adjusted(-8, -8, 8, 8), "panel", panel, z=40, margin=2)
        y = self._put_stages(context, rect, sheet.stages) + GAP
        text = sheet_text(sheet, models.state, models.viewer, models.language)
        if sheet.now is None or not text.title:
            return
        if models.suggests:
            speech, plan = load_language(models.language), models.plan
            foot = QRectF(rect.left(), rect.bottom() - HEIGHT, rect.width(), HEIGHT)
            words = speech.text("sheet.do_it" if plan else "sheet.suggest")
            put_button(context, foot, SUGGESTION, words, bool(plan), z=42)
            rect = rect.adjusted(0, 0, 0, -HEIGHT - GAP)
            if plan:
                why = QRectF(rect.left(), rect.bottom() - WHY, rect.width(), WHY)
                told = speech.sentence(f"sheet.why_{plan[0][0]}")
                context.stage.put("why planned", why, told, partial(_paint_line, text=told, theme=context.theme), z=42)
                rect = rect.adjusted(0, 0, 0, -WHY - GAP)
        heights = _heights(rect.bottom() - y, sheet, text)
        card = QRectF(rect.left(), y, rect.width(), heights.card)
        draw = partial(_paint_card, calamity=sheet.now.calamity, text=text, theme=context.theme)
        face = (sheet.now.calamity, text.title, text.sentence, text.giver)
        context.stage.put("calamity card", card, face, draw, ("calamity", sheet.now.calamity), z=42, margin=4)
        y = self._put_sum(context, QRectF(rect.left(), card.bottom() + GAP, rect.width(), 0), sheet, text, heights)
        y = self._put_war(context, QRectF(rect.left(), y, rect.width(), 0), text, heights)
        self._put_shares(context, QRectF(rect.left(), y, rect.width(), 0), text, heights)

    def _put_stages(self, context: DrawContext, rect: QRectF, stages: tuple[StageRow, ...]) -> float:
        """In their order, the present one framed; returns where they end."""
        columns = max(4, -(-len(stages) // 2))
        wide = (rect.width() - 4 * (columns - 1)) / columns
        for number, stage in enumerate(stages):
            line, column = divmod(number, columns)
            spot = QRectF(rect.left() + column * (wide + 4), rect.top() + line * (CHIP + 4), wide, CHIP)
            draw = partial(_paint_stage, stage=stage, theme=context.theme)
            place = ("stage", stage.calamity)
            context.stage.put(f"stage:{stage.calamity}", spot, stage, draw, place, z=42, margin=4)
        return rect.top() + (-(-len(stages) // columns)) * (CHIP + 4) - 4

    def _put_sum(
        self, context: DrawContext, area: QRectF, sheet: CalamitySheet, text: SheetText, heights: Heights
    ) -> float:
        """Who loses, the reasons of the number, and how much of it is left."""
        rows = len(text.sums) + (1 if sheet.secondary else 0) + len(text.path)
        bar = BAR if text.lost or text.to_go else 0.0
        if not rows and not bar:
            return area.top()
        place = QRectF(area.topLeft(), QSizeF(area.width(), rows * heights.row + bar))
        groups = tuple(
            (card.id, tuple(sorted(card.groups))) for card in context.models.state.table.cards.civilization_cards
        )
        nation = context.models.seats.rows[sheet.seat].nation if sheet.secondary and sheet.seat is not None else ""
        share = sheet.lost / sheet.due if sheet.due else 0.0
        part = SumPart(nation, text.sufferer, text.sums, text.path, text.lost, text.to_go, share, heights.row)
        draw = partial(_paint_sum, part=part, groups=dict(groups), theme=context.theme)
        context.stage.put("calamity sum", place, part, draw, ("calamity sum", ""), z=42, margin=2)
        return place.bottom() + GAP

    def _put_war(self, context: DrawContext, area: QRectF, text: SheetText, heights: Heights) -> float:
        """The heir, and the two heaps of points."""
        y = area.top()
        if text.heir:
            line = QRectF(area.left(), y, area.width(), 2 * heights.row)
            draw = partial(_paint_line, text=text.heir, theme=context.theme)
            context.stage.put("calamity heir", line, text.heir, draw, z=42, margin=2)
            y = line.bottom() + 2
        for heap in text.heaps:
            place = ("faction", heap.faction)
            rect = QRectF(area.left(), y, area.width(), HEAP)
            lit, strong = place in context.lights.lit or place in context.lights.ready, place == context.lights.target
            draw = partial(_paint_heap, heap=heap, lit=lit, strong=strong, theme=context.theme)
            context.stage.put(f"faction:{heap.faction}", rect, (heap, lit, strong), draw, place, z=42, margin=6)
            y = rect.bottom() + 2 * GAP
        return y

    def _put_shares(self, context: DrawContext, area: QRectF, text: SheetText, heights: Heights) -> None:
        """A row for each other seat, set in any order; the held one has its number between − and +."""
        if not text.shares:
            return
        plan, lights, speech = context.models.share_plan, context.lights, load_language(context.models.language)
        held = next((line for line in text.shares if lights.held == ("share", str(line.row.seat))), None)
        number = int(lights.setting) if held is not None and lights.setting.isdecimal() else 0
        rest = plan.rest - (number - plan.numbers.get(held.row.seat, 0) if held is not None else 0)
        told = speech.text("sheet.share_left", n=rest) if plan.caps else text.share_head
        head = QRectF(area.left(), area.top(), area.width(), heights.row)
        context.stage.put(
            "share head", head, told, partial(_paint_head, text=told, theme=context.theme), z=42, margin=2
        )
        y = head.bottom() + 2
        for line in text.shares:
            rect = QRectF(area.left(), y, area.width(), heights.row)
            self._put_share(context, rect, line)
            y = rect.bottom()
        if held is not None and not context.models.plan:
            words = speech.text("sheet.give", n=number, name=held.name) if rest else speech.text("sheet.do_it")
            place = ("share", str(held.row.seat))
            put_button(context, QRectF(area.left(), y + GAP, area.width(), HEIGHT), place, words, True, z=42)

    def _put_share(self, context: DrawContext, rect: QRectF, line: ShareLine) -> None:
        lights, place = context.lights, ("share", str(line.row.seat))
        held = lights.held == place and bool(lights.setting)
        planned = context.models.shares_planned.get(line.row.seat)
        shown = line._replace(text=lights.setting if held else line.text if planned is None else str(planned))
        lit = held or place in lights.lit or place in lights.ready
        draw = partial(_paint_share, line=shown, lit=lit, held=held, theme=context.theme)
        usable = place if lit or line.row.exempt or line.row.cap else None
        context.stage.put(f"share:{line.row.seat}", rect, (shown, lit, held), draw, usable, z=42, margin=4)
        if not held:
            return
        side = rect.height()
        for sign, step, left in (("−", "1", rect.right() - 3.6 * side), ("+", "-1", rect.right() - side)):
            spot = QRectF(left, rect.top(), side, side)
            draw = partial(_paint_turn, sign=sign, theme=context.theme)
            context.stage.put(f"turn:{sign}", spot, sign, draw, (TURN, step), z=44, margin=2)


class SumPart(NamedTuple):
    """What the sum shows: whatever of it changes, it is drawn anew."""

    nation: str
    """Of whoever only shares in it; empty: the victim's own."""
    sufferer: str
    sums: tuple[SumLine, ...]
    path: tuple[str, ...]
    lost: str
    to_go: str
    share: float
    row: float


def _heights(room: float, sheet: CalamitySheet, text: SheetText) -> Heights:
    """The card is as high as what else there is to say leaves it; rows only shrink where even that is not enough."""
    rows = len(text.sums) + len(text.path) + (1 if sheet.secondary else 0)
    rows += (1 + len(text.shares) if text.shares else 0) + (2 if text.heir else 0)
    fixed = (BAR if text.lost or text.to_go else 0.0) + len(text.heaps) * (HEAP + 2 * GAP) + 4 * GAP
    fixed += HEIGHT + GAP if any(line.row.asked for line in text.shares) else 0.0
    card = min(CARD_HIGH, max(LOWEST_CARD, room - fixed - rows * ROW))
    return Heights(card, min(ROW, max(14.0, (room - fixed - card) / max(1, rows))))


# ------------------------------------------------------------------ painting


def _paint_stage(painter: QPainter, rect: QRectF, stage: StageRow, theme: Theme) -> None:
    """Its sign and the victim's shape; what is over is pale."""
    if stage.when == PAST:
        painter.setOpacity(pale(0.5))
    now = stage.when == NOW
    fill(painter, rounded(rect, 8), theme.raised)
    outline(painter, rect, 8, theme.lit if now else theme.line, 2 if now else 1)
    side = rect.height() - 8
    left = rect.center().x() - side - 2
    paint_calamity_tile(painter, QRectF(left, rect.top() + 4, side, side), stage.calamity)
    paint_shape_of(painter, QPointF(left + side * 1.5 + 4, rect.center().y()), stage.nation, side * 0.4)
    painter.setOpacity(1.0)


def _paint_card(painter: QPainter, rect: QRectF, calamity: str, text: SheetText, theme: Theme) -> None:
    """Dark red with its sign, then name and sentence on light paper."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(rounded(rect, 9))
    painter.fillRect(rect, QColor(calamity_paper()))
    wide = min(62.0, rect.height())
    band = QRectF(rect.left(), rect.top(), wide, rect.height())
    painter.fillRect(band, QColor(CALAMITY_BAND))
    painter.restore()
    side = min(band.width(), band.height()) - 14
    paint_sign(painter, QRectF(band.center() - QPointF(side / 2, side / 2), QSizeF(side, side)), CALAMITY, calamity)
    inner = QRectF(band.right() + 8, rect.top() + 4, rect.right() - band.right() - 12, rect.height() - 8)
    letters = heading(16, FACE.ink)
    name = QRectF(inner.left(), inner.top(), inner.width(), 20 * name_lines(text.title, letters, inner.width()) - 1)
    draw_name(painter, name, text.title, letters, LEFT)
    rest = inner.adjusted(0, name.height() + 2, 0, 0)
    if text.giver and rest.height() >= 14:
        line = QRectF(rest.left(), rest.top(), rest.width(), 14)
        draw_text(painter, line, text.giver, plain(Type.FLOOR, FACE.soft_ink, 600), LEFT)
        rest = rest.adjusted(0, 14, 0, 0)
    letters = plain(Type.FLOOR, FACE.ink)
    if text_height(text.sentence, letters, rest.width()) <= rest.height():  # else the pointer tells it
        draw_text(painter, rest, text.sentence, letters, TOP_LEFT, lines=max(1, int(rest.height() // 13)))


def _paint_sum(
    painter: QPainter, rect: QRectF, part: SumPart, groups: dict[str, tuple[str, ...]], theme: Theme
) -> None:
    y = rect.top()
    if part.nation:
        line = QRectF(rect.left(), y, rect.width(), part.row)
        paint_shape_of(painter, QPointF(line.left() + 8, line.center().y()), part.nation, part.row * 0.32)
        draw_text(painter, line.adjusted(22, 0, 0, 0), part.sufferer, plain(Type.CAPTION, theme.text, 700), LEFT)
        y += part.row
    for each in part.sums:
        _paint_term(painter, QRectF(rect.left(), y, rect.width(), part.row), each, groups, theme)
        y += part.row
    for told in part.path:
        line = QRectF(rect.left(), y, rect.width(), part.row)
        draw_text(painter, line, told, plain(Type.CAPTION, theme.text), LEFT)
        y += part.row
    if part.lost or part.to_go:
        _paint_progress(painter, QRectF(rect.left(), y, rect.width(), BAR), part, theme)


def _paint_term(
    painter: QPainter, line: QRectF, each: SumLine, groups: dict[str, tuple[str, ...]], theme: Theme
) -> None:
    side = line.height() - 5
    spot = QRectF(line.left(), line.top() + 2.5, side, side)
    if each.card in groups:
        painter.setOpacity(1.0 if each.counts else 0.6)
        paint_card_tile(painter, spot, each.card, groups[each.card])
        painter.setOpacity(1.0)
    elif each.card == "grain":
        paint_sign(painter, spot, COMMODITY, "grain")
    colour = theme.text if each.counts else theme.soft_text
    words = line.adjusted(side + 6, 0, -40, 0)
    draw_text(painter, words, each.text, plain(Type.CAPTION, colour), LEFT)
    draw_text(painter, line, each.number, plain(Type.CAPTION, colour, 800), RIGHT)


def _paint_progress(painter: QPainter, rect: QRectF, part: SumPart, theme: Theme) -> None:
    """How much is lost of what is due, as words and as a bar that fills."""
    painter.fillRect(QRectF(rect.left(), rect.top() + 2, rect.width(), theme.line_px), QColor(theme.line))
    words = QRectF(rect.left(), rect.top() + 5, rect.width(), 18)
    left = rect.width() * (0.0 if not part.lost else 0.5 if part.to_go else 1.0)
    draw_text(painter, QRectF(words.topLeft(), QSizeF(left, 18)), part.lost, plain(Type.CAPTION, theme.text), LEFT)
    right = words.adjusted(left, 0, 0, 0)
    draw_text(painter, right, part.to_go, plain(Type.TEXT, theme.loss, 800), RIGHT)
    if not part.lost:
        return
    trough = QRectF(rect.left(), rect.top() + 26, rect.width(), 5)
    fill(painter, rounded(trough, 2.5), theme.trough)
    if part.share > 0:
        fill(painter, rounded(QRectF(trough.topLeft(), QSizeF(trough.width() * part.share, 5)), 2.5), theme.loss)


def _paint_line(painter: QPainter, rect: QRectF, text: str, theme: Theme) -> None:
    draw_text(painter, rect, text, plain(Type.CAPTION, theme.text), LEFT, lines=2)


def _paint_head(painter: QPainter, rect: QRectF, text: str, theme: Theme) -> None:
    draw_text(painter, rect, text, plain(Type.CAPTION, theme.text, 700), LEFT)


def _paint_heap(painter: QPainter, rect: QRectF, heap: Heap, lit: bool, strong: bool, theme: Theme) -> None:
    """A faction: its ring as on the map, title, points, units."""
    paint_box(painter, rect, theme)
    if lit:
        paint_light(painter, rect, 9, theme, strong)
    ring = QRectF(rect.left() + 7, rect.top() + 6, 13, 13)
    outline(painter, ring, 6.5, theme.lit, 2.5, dashed=heap.faction != "first")
    title = QRectF(rect.left() + 26, rect.top() + 3, rect.width() - 66, 18)
    draw_text(painter, title, heap.title, plain(Type.CAPTION, theme.text, 700), LEFT)
    points = QRectF(rect.left(), rect.top() + 3, rect.width() - 8, 18)
    draw_text(painter, points, str(heap.points), plain(Type.TEXT, theme.text, 800), RIGHT)
    units = ", ".join(part for part in (heap.units, heap.note) if part)
    below = QRectF(rect.left() + 8, rect.top() + 21, rect.width() - 16, 17)
    draw_text(painter, below, units, plain(Type.CAPTION, theme.soft_text), LEFT)


def _paint_share(painter: QPainter, rect: QRectF, line: ShareLine, lit: bool, held: bool, theme: Theme) -> None:
    if lit:
        fill(painter, rounded(rect.adjusted(-3, 0, 3, 0), 6), theme.raised)
        outline(painter, rect.adjusted(-3, 0, 3, 0), 6, theme.lit, 2)
    dim = bool(line.row.exempt)
    painter.setOpacity(0.55 if dim else 1.0)
    paint_shape_of(painter, QPointF(rect.left() + 8, rect.center().y()), line.row.nation, rect.height() * 0.32)
    painter.setOpacity(1.0)
    colour = theme.soft_text if dim else theme.text
    half = rect.width() * (0.4 if dim else 0.5)
    name = QRectF(rect.left() + 20, rect.top(), half - 20, rect.height())
    draw_text(painter, name, line.name, plain(Type.CAPTION, colour), LEFT)
    if held:
        side = rect.height()
        number = QRectF(rect.right() - 2.6 * side, rect.top(), 1.6 * side, side)
        draw_text(painter, number, line.text, plain(Type.TEXT, theme.text, 800))
        return
    settled = line.row.share is not None and not dim
    number = QRectF(rect.left() + half, rect.top(), rect.width() - half, rect.height())
    letters = plain(Type.CAPTION, theme.loss if settled and line.row.share else colour, 800 if settled else 400)
    draw_text(painter, number, line.text, letters, RIGHT)


def _paint_turn(painter: QPainter, rect: QRectF, sign: str, theme: Theme) -> None:
    fill(painter, rounded(rect.adjusted(1, 1, -1, -1), rect.height() / 2), theme.lit)
    draw_text(painter, rect, sign, plain(Type.TEXT, theme.lit_text, 900))

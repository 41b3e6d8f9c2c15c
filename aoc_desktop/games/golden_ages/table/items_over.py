"""What lies over the chart while something is asked: civilisations, judgements, a city, a glory tile, short answers."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.golden_ages.table.faces import CivilizationFace, paint_civilization
from aoc_desktop.games.golden_ages.table.items_offers import scores_of
from aoc_desktop.games.golden_ages.table.layout import centred
from aoc_desktop.games.golden_ages.table.pieces import paint_city
from aoc_desktop.games.golden_ages.table.rows.offers import UP, OfferRow
from aoc_desktop.games.golden_ages.table.rows.table import TableModels
from aoc_desktop.games.golden_ages.table.tile_faces import JudgementFace, Score, paint_glory, paint_judgement
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.high_contrast import LINE, plain_or
from aoc_desktop.ui.kit.icons import paint_seat
from aoc_desktop.ui.kit.lettering import Align, draw_text, grown_size, heading, plain, text_width
from aoc_desktop.ui.kit.theme import FACE, Radius, Seat, Theme, Type
from aoc_desktop.ui.table.picture.draw_context import SHADE, DrawContext, paint_card_ground, paint_light

translate = QCoreApplication.translate
LEFT = Align.AlignLeft | Align.AlignVCenter
Z_PANEL, Z_ASKED = 60.0, 62.0
CHIP_HIGH = 26.0


def put_questions(context: DrawContext, chart: QRectF, square: QRectF | None) -> None:
    """`square`: where the square lies that is asked about."""
    models: TableModels = context.models
    standing = models.standing
    if not standing.deciding:
        return
    if standing.step in ("reveal", "civilization"):
        _put_civilizations(context, models, chart)
    elif standing.step == "judgement":
        _put_judgements(context, models, chart)
    elif standing.step == "glory" and square is not None:
        _put_glory(context, models, chart, square)
    elif standing.step == "found" and square is not None:
        _put_city(context, models, chart, square)
    elif standing.step == "capital" and ("stay",) in models.player_view.moves:
        _put_chips(context, ("stay",), QRectF(chart.center().x(), chart.bottom() - 40, 0, 0), chart)
    elif standing.step == "technology" and ("stop",) in models.player_view.moves:
        _put_chips(context, ("stop",), QRectF(chart.center().x(), chart.bottom() - 40, 0, 0), chart)


# ------------------------------------------------------------------ civilisations
def _put_civilizations(context: DrawContext, models: TableModels, chart: QRectF) -> None:
    rows = models.offers.rows
    reveal = models.standing.step == "reveal"
    title = translate("GoldenAges", "Reveal one of your two") if reveal else translate("GoldenAges", "Keep or replace")
    panel = QRectF(chart.left() + 40, chart.bottom() - 262, chart.width() - 80, 250)
    note = translate("GoldenAges", "The lowest value begins")
    if any(row.order for row in rows):
        note = translate("GoldenAges", "The lowest value begins; under each card, the turn order it leads to")
    _put_panel(context, panel, title, note)
    area = panel.adjusted(16, 46, -16, -12)
    for row, rect in zip(rows, centred(rows, area, 176, area.height()), strict=True):
        place: Place = ("offer", row.card)
        strong = place == context.lights.target
        face = context.faces.civilization(row.card)
        draw = partial(_paint_offer, face=face, row=row, strong=strong, theme=context.theme)
        context.stage.put(f"offer:{row.card}", rect, (row, strong), draw, place, z=Z_ASKED, margin=SHADE)


def _paint_offer(
    painter: QPainter, rect: QRectF, face: CivilizationFace, row: OfferRow, strong: bool, theme: Theme
) -> None:
    words = {
        "keep": translate("GoldenAges", "keep"),
        "play": translate("GoldenAges", "play"),
        "reveal": translate("GoldenAges", "reveal"),
    }[row.word]
    strip = 24.0
    paint_card_ground(painter, rect, Radius.CARD)
    fill(painter, rounded(rect, Radius.CARD), FACE.target if strong else plain_or("#F2E6CC", FACE.paper))
    paint_civilization(painter, rect.adjusted(0, 0, 0, -strip), face)
    paint_light(painter, rect, Radius.CARD, theme, strong)
    foot = QRectF(rect.left() + 8, rect.bottom() - strip, rect.width() - 16, strip)
    draw_text(painter, foot, words, plain(Type.TEXT, FACE.ink, 700), LEFT)
    for number, seat in enumerate(row.order):
        side = 9.0
        x = foot.right() - (len(row.order) - number) * 24
        paint_seat(painter, QRectF(x, foot.center().y() - side / 2, side, side), theme.seats[seat])
        place = QRectF(x + side + 1, foot.top(), 13, foot.height())
        draw_text(painter, place, str(number + 1), plain(Type.CAPTION, FACE.ink, 600))


# ------------------------------------------------------------------ judgements
def _put_judgements(context: DrawContext, models: TableModels, chart: QRectF) -> None:
    rows = [row for row in models.judgements.rows if row.state == UP]
    panel = QRectF(chart.left() + 12, chart.center().y() - 150, chart.width() - 24, 300)
    note = translate("GoldenAges", "You are the first of this era: choose what all will be judged by when it ends.")
    _put_panel(context, panel, translate("GoldenAges", "Your golden age begins"), note)
    area = panel.adjusted(14, 70, -14, -14)
    for row, rect in zip(rows, centred(rows, area, 142, area.height(), 6), strict=True):
        place: Place = ("judgement", row.card)
        strong = place == context.lights.target
        face = context.faces.judgement(row.card, scores_of(context, row), models.viewer)
        said = verdict(face.scores, models.viewer)
        draw = partial(_paint_choice, face=face, seats=context.theme.seats, said=said, strong=strong)
        draw = partial(draw, theme=context.theme)
        context.stage.put(
            f"judge:{row.card}", rect, (row.card, face.scores, said, strong), draw, place, z=Z_ASKED, margin=SHADE
        )


def verdict(scores: tuple[Score, ...], viewer: int) -> str:
    """How the viewer stands: ahead, level or behind."""
    mine = scores[viewer].points
    best = max(score.points for score in scores if score.seat != viewer)
    if mine > best:
        return translate("GoldenAges", "ahead by {0}").format(mine - best)
    if mine == best:
        return translate("GoldenAges", "level with the best")
    return translate("GoldenAges", "behind by {0}").format(best - mine)


def _paint_choice(
    painter: QPainter, rect: QRectF, face: JudgementFace, seats: tuple[Seat, ...], said: str, strong: bool, theme: Theme
) -> None:
    paint_card_ground(painter, rect, Radius.CARD)
    paint_judgement(painter, rect, face, seats, said, strong)
    paint_light(painter, rect, Radius.CARD, theme, strong)


def _put_panel(context: DrawContext, rect: QRectF, title: str, note: str) -> None:
    theme = context.theme

    def draw(painter: QPainter, spot: QRectF) -> None:
        fill(painter, rounded(spot, Radius.PANEL), theme.panel)
        outline(painter, spot, Radius.PANEL, theme.lit, 1.4)
        head = QRectF(spot.left() + 20, spot.top() + 8, spot.width() - 40, 30)
        draw_text(painter, head, title, heading(23, theme.text), LEFT)
        below = QRectF(spot.left() + 20, spot.top() + 38, spot.width() - 40, 26)
        if spot.height() > 280:
            draw_text(painter, below, note, plain(Type.TEXT, theme.soft_text), LEFT, 2)
        else:
            draw_text(painter, head, note, plain(Type.TEXT, theme.soft_text), Align.AlignRight | Align.AlignVCenter)

    context.stage.put("panel", rect, (title, note), draw, z=Z_PANEL, margin=8)


# ------------------------------------------------------------------ on the square
def _put_glory(context: DrawContext, models: TableModels, chart: QRectF, square: QRectF) -> None:
    """Two tiles beside the square of the attack."""
    values = list(dict.fromkeys(models.standing.glory))
    side, gap = 58.0, 10.0
    wide = len(values) * (side + gap) - gap
    left = min(max(chart.left() + 20, square.center().x() - wide / 2), chart.right() - wide - 20)
    top = square.top() - side - 12 if square.top() - side - 20 > chart.top() else square.bottom() + 12
    for number, value in enumerate(values):
        place: Place = ("glory", str(value))
        strong = place == context.lights.target
        rect = QRectF(left + number * (side + gap), top, side, side * 0.86)

        def draw(painter: QPainter, spot: QRectF, value: int = value, strong: bool = strong) -> None:
            paint_card_ground(painter, spot, 8, raised=True)
            paint_glory(painter, spot, value)
            paint_light(painter, spot, 8, context.theme, strong)

        context.stage.put(f"drawn:{value}", rect, (value, strong), draw, place, z=Z_ASKED, margin=SHADE)


def _put_city(context: DrawContext, models: TableModels, chart: QRectF, square: QRectF) -> None:
    """The city's ghost on its square, and the two answers beside it."""
    side = square.width() * 0.38
    ghost = QRectF(square.left() + square.width() * 0.07, square.top() + square.width() * 0.56, side, side)
    cubes = models.state.players[models.viewer].powers.cubes_per_city
    seat = context.seat(models.viewer)

    def draw(painter: QPainter, spot: QRectF) -> None:
        if context.theme.bold:  # nothing shines through: what is not there yet stands in a broken frame
            frame = spot.adjusted(-4, -side * 0.2, side * 0.5 if cubes > 1 else 4, 4)
            fill(painter, rounded(frame, 4), context.theme.panel)
            outline(painter, frame, 4, context.theme.lit, LINE, dashed=True)
        else:
            painter.setOpacity(0.55)
        paint_city(painter, spot, seat, cubes)

    context.stage.put("city ghost", ghost, (models.viewer, cubes), draw, z=29, margin=20)
    _put_chips(context, ("found", "no_city"), square, chart)


def _put_chips(context: DrawContext, words: tuple[str, ...], beside: QRectF, chart: QRectF) -> None:
    """Answers of one word, side by side under the square, or over it where there is no room."""
    texts = {word: str(context.models.legal.text((word,))) for word in words}
    px = min(grown_size(13.0), 16.0)
    sizes = {word: text_width(text, 600, px) + 22 for word, text in texts.items()}
    wide = sum(sizes.values()) + 8 * (len(words) - 1)
    x = min(max(chart.left() + 6, beside.center().x() - wide / 2), chart.right() - wide - 6)
    y = beside.bottom() + 6
    if y + CHIP_HIGH > chart.bottom() - 4:
        y = beside.top() - CHIP_HIGH - 8
    for number, word in enumerate(words):
        place: Place = ("chip", word)
        strong = place == context.lights.target
        rect = QRectF(x, y, sizes[word], CHIP_HIGH)
        primary = number == 0 and len(words) > 1
        draw = partial(_paint_chip, text=texts[word], primary=primary, strong=strong, theme=context.theme)
        context.stage.put(f"chip:{word}", rect, (texts[word], strong), draw, place, z=Z_ASKED, margin=8)
        x += sizes[word] + 8


def _paint_chip(painter: QPainter, rect: QRectF, text: str, primary: bool, strong: bool, theme: Theme) -> None:
    if theme.bold:  # it lies on pale land
        fill(painter, rounded(rect.adjusted(-4, -4, 4, 4), 12), theme.table_edge)
    fill(painter, rounded(rect, 8), theme.primary if primary else theme.raised)
    outline(painter, rect, 8, theme.lit, 3.0 if strong else 1.6)
    colour = theme.primary_text if primary else theme.text
    draw_text(painter, rect.adjusted(8, 0, -8, 0), text, plain(13.0, colour, 600))

"""OFFERS: judgements with everybody's score, wonders, buildings, the Agora; in continents the tile in hand."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.golden_ages.rules.cards import Placement
from aoc_desktop.games.golden_ages.table.face_book import FaceBook
from aoc_desktop.games.golden_ages.table.faces import (
    NUMERALS,
    BuildingFace,
    WonderFace,
    paint_building,
    paint_wonder_card,
)
from aoc_desktop.games.golden_ages.table.formula import tile
from aoc_desktop.games.golden_ages.table.layout import Offers
from aoc_desktop.games.golden_ages.table.pieces import paint_capital
from aoc_desktop.games.golden_ages.table.rows.gestures import AGORA, CAPITAL, TILE
from aoc_desktop.games.golden_ages.table.rows.offers import CHOSEN, SCORED, UP, JudgementRow
from aoc_desktop.games.golden_ages.table.rows.table import TableModels
from aoc_desktop.games.golden_ages.table.tile_faces import JudgementFace, Score, paint_judgement
from aoc_desktop.games.golden_ages.table.tiles import faces_of_placement, paint_tile
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import fill, outline, rounded
from aoc_desktop.ui.kit.formula_paint import paint_formula
from aoc_desktop.ui.kit.icons import paint_icon, paint_seat
from aoc_desktop.ui.kit.lettering import Align, draw_text, plain
from aoc_desktop.ui.kit.theme import FACE, Radius, Seat, Theme, Type
from aoc_desktop.ui.kit.tokens import THEN_SIGN, Token, signed_figure, thing
from aoc_desktop.ui.table.picture.draw_context import SHADE, DrawContext, paint_box, paint_card_ground, paint_light

translate = QCoreApplication.translate
LEFT = Align.AlignLeft | Align.AlignVCenter
ROTATIONS = ("0", "90", "180", "270")


class OffersSection:
    """Puts everything that can be had on the stage."""

    def put(self, context: DrawContext, places: Offers) -> None:
        models: TableModels = context.models
        self._put_judgements(context, models, places)
        self._put_wonders(context, models, places)
        self._put_buildings(context, models, places)
        if models.standing.step == "place" and models.standing.tile:
            _put_tile(context, models, places.agora)
        else:
            _put_agora(context, models, places.agora)

    def _put_judgements(self, context: DrawContext, models: TableModels, places: Offers) -> None:
        note = translate("GoldenAges", "what each of you would score now")
        context.caption("judgements", places.judgement_head, translate("GoldenAges", "Judgements"), note)
        shown = [row for row in models.judgements.rows if row.state == UP]
        shown += [row for row in models.judgements.rows if row.state != UP]
        asked = models.standing.step == "judgement" and models.standing.deciding
        for row, rect in zip(shown, places.judgements, strict=False):
            if row.state == UP:
                put_judgement(context, row, rect, None if asked else ("judgement", row.card))
            else:
                said = used_words(context, row)
                draw = partial(_paint_used, said=said, theme=context.theme)
                context.stage.put(f"used:{row.card}", rect, said, draw, z=4, margin=1)

    def _put_wonders(self, context: DrawContext, models: TableModels, places: Offers) -> None:
        standing, rows = models.standing, models.wonders.rows
        note = translate("GoldenAges", "{0} left in era {1}").format(len(rows), NUMERALS[standing.era])
        context.caption("wonders", places.wonder_head, translate("GoldenAges", "Wonders"), note)
        for number, rect in enumerate(places.wonders):
            if number < len(rows):
                put_wonder(context, models, rows[number].card, rect)
            else:
                context.empty_place(f"no wonder:{number}", rect, translate("GoldenAges", "taken"))

    def _put_buildings(self, context: DrawContext, models: TableModels, places: Offers) -> None:
        rows = models.buildings.rows
        note = translate("GoldenAges", "{0} left, free with a colonist").format(len(rows))
        context.caption("buildings", places.building_head, translate("GoldenAges", "Buildings"), note)
        for number, rect in enumerate(places.buildings):
            if number < len(rows):
                put_building(context, rows[number].key, rows[number].card, rect)
            else:
                context.empty_place(f"no building:{number}", rect, translate("GoldenAges", "built"))


def scores_of(context: DrawContext, row: JudgementRow) -> tuple[Score, ...]:
    """What each would score now; while a move is looked at, what it would become."""
    models: TableModels = context.models
    after = models.scores_after(context.preview.move) if context.preview is not None else {}
    then = after.get(row.card, row.scores)
    return tuple(Score(seat, then[seat], then[seat] - points) for seat, points in enumerate(row.scores))


def used_words(context: DrawContext, row: JudgementRow) -> str:
    """What is said at the place of a judgement that was chosen."""
    faces: FaceBook = context.faces
    name = faces.name("judgement", row.card)
    if row.state == SCORED:
        return translate("GoldenAges", "{0}, era {1}").format(name, NUMERALS[row.era])
    return translate("GoldenAges", "chosen, era {0}").format(NUMERALS[context.models.standing.era])


def put_judgement(context: DrawContext, row: JudgementRow, rect: QRectF, place: Place | None) -> None:
    lights = context.lights
    face = context.faces.judgement(row.card, scores_of(context, row), context.models.viewer)
    lit = place is not None and place in lights.lit
    draw = partial(_paint_judgement, face=face, seats=context.theme.seats, lit=lit, theme=context.theme)
    draw = partial(draw, strong=place is not None and place == lights.target)
    look = (row.card, face.scores, face.viewer, lit, place is not None and place == lights.target)
    context.stage.put(f"judgement:{row.card}", rect, look, draw, place, z=10, margin=SHADE)


def put_wonder(context: DrawContext, models: TableModels, card: str, rect: QRectF) -> None:
    place: Place = ("wonder", card)
    lights = context.lights
    lit = place in lights.lit or (not lights.busy and place in lights.ready) or lights.held == place
    face = context.faces.wonder(card, civilization=models.my_board.civilization)
    draw = partial(_paint_wonder, face=face, lit=lit, strong=place == lights.target, context=context)
    context.stage.put(
        f"wonder:{card}", rect, (card, face.price, lit, place == lights.target), draw, place, margin=SHADE
    )


def put_building(context: DrawContext, key: str, card: str, rect: QRectF) -> None:
    place: Place = ("building", card)
    lights = context.lights
    lit = place in lights.lit or (not lights.busy and place in lights.ready) or place in (lights.held, lights.asked)
    face = context.faces.building(card)
    draw = partial(paint_building_piece, face=face, lit=lit, strong=place == lights.target, context=context)
    context.stage.put(f"building:{key}", rect, (card, lit, place == lights.target), draw, place, margin=SHADE)


# ------------------------------------------------------------------ the Agora
def plaza_rect(area: QRectF) -> QRectF:
    """The round plaza at its left, where colonists lie."""
    side = min(area.height() - 6, 74.0)
    return QRectF(area.left() + 4, area.center().y() - side / 2, side, side)


def _put_agora(context: DrawContext, models: TableModels, area: QRectF) -> None:
    lights, cards = context.lights, models.cards
    lit, strong = AGORA in lights.lit, lights.target == AGORA
    count = sum(row.where == "agora" for row in models.colonists.rows)
    words = translate("GoldenAges", "{0} lying").format(count) if count else translate("GoldenAges", "nobody")
    own = agora_gains(models)
    face = (count, cards.artist_points, own, lit, strong)
    draw = partial(_paint_agora, words=words, points=cards.artist_points, own=own, lit=lit, theme=context.theme)
    context.stage.put("agora", area, face, partial(draw, strong=strong), AGORA, z=3, margin=SHADE)
    wide = min(168.0, area.width() * 0.46)
    spot = QRectF(area.right() - wide - 8, area.top() + 6, wide, area.height() - 12)
    if CAPITAL in lights.ready and models.standing.step == "capital" and models.standing.era == 1:
        _put_first_capital(context, models, spot)
        return
    chosen = next((row for row in models.judgements.rows if row.state == CHOSEN), None)
    if chosen is None:
        context.empty_place("no judgement", spot, translate("GoldenAges", "judgement: first golden age chooses"))
        return
    card = context.faces.judgement(chosen.card, scores_of(context, chosen), models.viewer)
    paint = partial(_paint_chosen, face=card, seats=context.theme.seats)
    context.stage.put(
        f"chosen:{chosen.card}", spot, (chosen.card, card.scores), paint, ("judgement", chosen.card), margin=SHADE
    )


def _put_first_capital(context: DrawContext, models: TableModels, spot: QRectF) -> None:
    """In era I the capital waits beside the chart until it is placed."""
    context.empty_place("capital waits", spot, "")
    side = spot.height() - 10
    rect = QRectF(spot.center().x() - side / 2, spot.top() + 7, side, side)
    draw = partial(paint_capital, seat=context.seat(models.viewer))
    context.stage.put(f"capital:{models.viewer}", rect, (models.viewer, "waits"), draw, CAPITAL, z=13, margin=16)


def agora_gains(models: TableModels) -> tuple[tuple[int, str], ...]:
    """What one's own cards add for each colonist that goes there."""
    effects = models.state.players[models.viewer].powers.agora
    return tuple((effect.gold, "coin") if effect.gold else (effect.points, "point") for effect in effects)


def _put_tile(context: DrawContext, models: TableModels, area: QRectF) -> None:
    """Four rotations with the number of places each; the one in hand is lit."""
    lights, standing = context.lights, models.standing
    left = translate("GoldenAges", "{0} left").format(standing.tiles_left)
    held = lights.setting if lights.held == TILE else ""
    ready = TILE in lights.ready
    draw = partial(_paint_hand, left=left, theme=context.theme)
    context.stage.put("tile hand", area, left, draw, z=8, margin=SHADE)
    counts, width = dict(standing.places), (area.width() - 92) / 4
    chosen = held or next((turn for turn in ROTATIONS if counts.get(turn)), "0")
    for number, turn in enumerate(ROTATIONS):
        rect = QRectF(area.left() + 86 + number * width, area.top() + 4, width - 4, area.height() - 8)
        words = translate("GoldenAges", "places: {0}").format(counts.get(turn, 0))
        placement = turned(models, int(turn))
        mine = turn == chosen and ready
        look = (standing.tile, turn, counts.get(turn, 0), mine)
        face = partial(_paint_rotation, placement=placement, words=words, lit=mine, theme=context.theme)
        context.stage.put(f"turn:{turn}", rect, look, face, TILE if mine else None, z=9, margin=6)


def turned(models: TableModels, rotation: int) -> Placement:
    """The tile in hand, turned, wherever on the board."""
    tile_ = models.cards.tile[models.standing.tile]
    return next(placement for placement in tile_.placements if placement.rotation == rotation)


# ------------------------------------------------------------------ painting
def _paint_used(painter: QPainter, rect: QRectF, said: str, theme: Theme) -> None:
    """Where a judgement has lain: what it was and when it counted."""
    outline(painter, rect, Radius.CARD, theme.line, 1.2, dashed=True)
    draw_text(painter, rect.adjusted(2, 2, -2, -2), said, plain(12.0, theme.soft_text), lines=4)


def _paint_judgement(
    painter: QPainter, rect: QRectF, face: JudgementFace, seats: tuple[Seat, ...], lit: bool, strong: bool, theme: Theme
) -> None:
    paint_card_ground(painter, rect, Radius.CARD)
    paint_judgement(painter, rect, face, seats, lit=strong)
    if lit:
        paint_light(painter, rect, Radius.CARD, theme, strong)


def _paint_wonder(
    painter: QPainter, rect: QRectF, face: WonderFace, lit: bool, strong: bool, context: DrawContext
) -> None:
    draw = partial(paint_wonder_ground, face=face)
    context.stamp(painter, rect, ("wonder", face.id, face.price), draw)
    if lit:
        paint_light(painter, rect, Radius.CARD, context.theme, strong)


def paint_wonder_ground(painter: QPainter, rect: QRectF, face: WonderFace) -> None:
    paint_card_ground(painter, rect, Radius.CARD)
    paint_wonder_card(painter, rect, face)


def paint_building_piece(
    painter: QPainter, rect: QRectF, face: BuildingFace, lit: bool, strong: bool, context: DrawContext
) -> None:
    context.stamp(painter, rect, ("building", face.id), partial(_paint_building_ground, face=face))
    if lit:
        paint_light(painter, rect, Radius.CARD, context.theme, strong)


def _paint_building_ground(painter: QPainter, rect: QRectF, face: BuildingFace) -> None:
    paint_card_ground(painter, rect, Radius.CARD)
    paint_building(painter, rect, face)


def _paint_agora(
    painter: QPainter,
    rect: QRectF,
    words: str,
    points: int,
    own: tuple[tuple[int, str], ...],
    lit: bool,
    strong: bool,
    theme: Theme,
) -> None:
    paint_box(painter, rect, theme)
    if lit:
        paint_light(painter, rect.adjusted(2, 2, -2, -2), 9, theme, strong)
    plaza = plaza_rect(rect)
    paint_icon(painter, plaza, "agora")
    left = plaza.right() + 8
    name = QRectF(left, rect.top() + rect.height() * 0.12, 96, 18)
    draw_text(painter, name, translate("GoldenAges", "Agora"), plain(Type.TEXT, theme.text, 600), LEFT)
    below = name.translated(0, 15)
    draw_text(painter, below, words, plain(Type.CAPTION, theme.soft_text), LEFT)
    row: list[Token] = [tile("art"), THEN_SIGN, signed_figure(points), thing("point")]
    for amount, sign in own:
        row += [signed_figure(amount), thing(sign)]
    place = QRectF(left, below.bottom() + 1, 100, max(14.0, rect.bottom() - below.bottom() - 6))
    paint_formula(painter, place, row, 19, theme.on_dark, LEFT, theme.text, smallest=11)


def _paint_chosen(painter: QPainter, rect: QRectF, face: JudgementFace, seats: tuple[Seat, ...]) -> None:
    """The judgement of this era, lying: name and formula, everybody's score beside it."""
    paint_card_ground(painter, rect, Radius.CARD)
    wide = rect.width() * 0.54
    fill(painter, rounded(rect, Radius.CARD), FACE.paper)
    left = QRectF(rect.left() + 8, rect.top(), wide - 8, rect.height())
    draw_text(painter, left.adjusted(0, 2, 0, -rect.height() * 0.48), face.name, plain(12.5, FACE.ink, 600), LEFT, 2)
    paint_formula(painter, left.adjusted(0, rect.height() * 0.5, 0, -2), face.tokens, 19, align=LEFT)
    pitch = (rect.width() - wide - 6) / max(1, len(face.scores))
    for number, score in enumerate(face.scores):
        x = rect.left() + wide + (number + 0.5) * pitch
        paint_seat(painter, QRectF(x - 4, rect.center().y() - 14, 8, 8), seats[score.seat])
        weight = 900 if score.seat == face.viewer else 400
        spot = QRectF(x - pitch / 2, rect.center().y() - 2, pitch, 18)
        draw_text(painter, spot, str(score.points), plain(13, FACE.ink, weight))


def _paint_hand(painter: QPainter, rect: QRectF, left: str, theme: Theme) -> None:
    paint_box(painter, rect, theme)
    outline(painter, rect, 9, theme.lit, 2)
    head = QRectF(rect.left() + 10, rect.top(), 76, rect.height() * 0.56)
    draw_text(painter, head, translate("GoldenAges", "Tile in hand"), plain(13, theme.text, 600), LEFT, 2)
    foot = QRectF(rect.left() + 10, rect.top() + rect.height() * 0.54, 76, rect.height() * 0.34)
    draw_text(painter, foot, left, plain(Type.CAPTION, theme.soft_text), LEFT)


def _paint_rotation(painter: QPainter, rect: QRectF, placement: Placement, words: str, lit: bool, theme: Theme) -> None:
    if lit:
        fill(painter, rounded(rect, 7), theme.inset)
        outline(painter, rect, 7, theme.lit, 2)
    picture = rect.adjusted(4, 4, -4, -17)
    paint_tile(painter, picture, faces_of_placement(placement))
    foot = QRectF(rect.left() + 1, rect.bottom() - 16, rect.width() - 2, 15)
    draw_text(painter, foot, words, plain(Type.FLOOR + 0.5, theme.text if lit else theme.soft_text))

"""CHART: the sheet, tiles, pieces, what is lit and what each square would bring, the ghost of the tile in hand."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen

from aoc_desktop.games.golden_ages.rules.cards import Placement
from aoc_desktop.games.golden_ages.rules.squares import COLUMNS, NAMES, SQUARES
from aoc_desktop.games.golden_ages.table.chart import paint_chart, squares_rect
from aoc_desktop.games.golden_ages.table.colours import chart_of
from aoc_desktop.games.golden_ages.table.layout import agora_spot, capital_rect, city_rect, colonist_rect, square_rect
from aoc_desktop.games.golden_ages.table.pieces import paint_capital, paint_city, paint_colonist
from aoc_desktop.games.golden_ages.table.rows.chart import AGORA, ColonistRow
from aoc_desktop.games.golden_ages.table.rows.gestures import CAPITAL, TILE
from aoc_desktop.games.golden_ages.table.rows.table import TableModels
from aoc_desktop.games.golden_ages.table.tiles import CellFace, faces_of, faces_of_placement, paint_cell
from aoc_desktop.play.places import Place
from aoc_desktop.ui.kit.card_kit import fill, outline, paint_shadow, rounded
from aoc_desktop.ui.kit.formula_paint import paint_formula
from aoc_desktop.ui.kit.high_contrast import line_px, opaque, plain_or, sheer
from aoc_desktop.ui.kit.theme import FACE, Seat, Theme
from aoc_desktop.ui.kit.tokens import Token, signed_figure, thing
from aoc_desktop.ui.table.picture.draw_context import DrawContext
from aoc_desktop.ui.table.picture.stage import nothing

Z_SHEET, Z_CELL, Z_LIGHT, Z_CITY, Z_CAPITAL, Z_COLONIST, Z_WAY, Z_BADGE, Z_GHOST = (
    1.0,
    2.0,
    3.0,
    12.0,
    13.0,
    14.0,
    25.0,
    26.0,
    30.0,
)


class ChartSection:
    """Puts the map on the stage."""

    def put(self, context: DrawContext, area: QRectF, plaza: QRectF) -> None:
        """`plaza`: where colonists of the Agora lie."""
        models: TableModels = context.models
        self.squares = squares_rect(area)
        chart = chart_of(context.theme)
        draw = partial(_paint_sheet, chart=chart, islands=models.cards.islands)
        context.stage.put("sheet", area, models.cards.id, draw, z=Z_SHEET, margin=10)
        for name, face in faces_of(models.squares.rows).items():
            context.stage.put(
                f"cell:{name}", self.rect(name), face, partial(_paint_cell, face=face), z=Z_CELL, margin=3
            )
        self._put_squares(context, models)
        self._put_pieces(context, models, plaza)
        self._put_ghost(context, models)
        self._put_way(context, models)

    def rect(self, name: str) -> QRectF:
        return square_rect(self.squares, name)

    # ------------------------------------------------------------------ squares

    def _put_squares(self, context: DrawContext, models: TableModels) -> None:
        """Every square is a place; those that can be used shine, with what they would bring."""
        lights = context.lights
        taken = moving(context)
        gold = models.reach(taken[1]) if taken is not None else {}
        swords, pale = attacked(models, taken), taken is not None and lights.held is None
        for row in models.squares.rows:
            place: Place = ("square", row.name)
            lit, strong = place in lights.lit, place == lights.target
            faint = pale and row.name in gold
            rect = self.rect(row.name)
            draw = partial(_paint_light, theme=context.theme, strong=strong, faint=faint) if lit or faint else nothing
            context.stage.put(f"square:{row.name}", rect, (lit, strong, faint), draw, place, z=Z_LIGHT, margin=4)
            badge = (gold.get(row.name, 0), row.name in swords)
            if (lit or faint) and any(badge):
                paint = partial(_paint_badge, gold=badge[0], swords=badge[1])
                context.stage.put(f"badge:{row.name}", rect, badge, paint, z=Z_BADGE, margin=2)

    def _put_pieces(self, context: DrawContext, models: TableModels, plaza: QRectF) -> None:
        for city in models.cities.rows:
            rect, seat = city_rect(self.rect(city.square)), context.seat(city.seat)
            draw = partial(paint_city, seat=seat, cubes=city.cubes)
            context.stage.put(f"city:{city.key}", rect, (city.seat, city.cubes), draw, z=Z_CITY, margin=20)
        ready = context.lights.ready
        for capital in models.capitals.rows:
            mine = capital.seat == models.viewer
            place = CAPITAL if mine and CAPITAL in ready and context.lights.held in (None, CAPITAL) else None
            face = (capital.seat, capital.golden, place is not None)
            rect = capital_rect(self.rect(capital.square))
            draw = partial(_paint_capital, seat=context.seat(capital.seat), golden=capital.golden, lit=face[2])
            draw = partial(draw, theme=context.theme)
            context.stage.put(f"capital:{capital.seat}", rect, face, draw, place, z=Z_CAPITAL, margin=16)
        for row in models.colonists.rows:
            self._put_colonist(context, models, row, plaza)

    def _put_colonist(self, context: DrawContext, models: TableModels, row: ColonistRow, plaza: QRectF) -> None:
        """Only one's own who stands can be taken; while another thing is held, squares take what is let go over him."""
        lights = context.lights
        place: Place = ("colonist", row.where)
        mine = row.seat == models.viewer and not row.lying and row.where != AGORA
        usable = mine and (place in lights.ready or place in lights.lit)
        free = lights.held is None or lights.held == place or place in lights.lit
        rect = (
            agora_spot(plaza, row.spot, row.crowd)
            if row.where == AGORA
            else colonist_rect(self.rect(row.where), row.spot, row.crowd)
        )
        lit = usable and (not lights.busy or place in lights.lit or lights.held == place)
        face = (row.seat, row.lying, lit, place == lights.target)
        draw = partial(_paint_colonist, seat=context.seat(row.seat), lying=row.lying, lit=lit, theme=context.theme)
        there = place if mine and free and usable else None
        z = Z_COLONIST + row.spot * 0.1
        context.stage.put(f"colonist:{row.key}", rect, face, draw, there, z=z, margin=8)

    def _put_way(self, context: DrawContext, models: TableModels) -> None:
        """Gold dots from the colonist in hand to the square under the pointer; over the date line they leave one side
        of the chart and come in at the other."""
        held, target = context.lights.held, context.lights.target
        if held is None or target is None or held[0] != "colonist" or target[0] != "square":
            return
        squares = [self.rect(name).center() for name in models.way(held[1], target[1])]
        side = self.squares.width() / COLUMNS
        dots: list[QPointF] = []
        for one, two in pairwise(squares):
            if abs(two.x() - one.x()) > side * 2:
                out = QPointF(side * (0.5 if two.x() < one.x() else -0.5), 0)
                dots += [one + out * 0.5, one + out * 0.9, two - out * 0.9, two - out * 0.5]
            else:
                dots += [one + (two - one) * share for share in (0.25, 0.5, 0.75)]
        for number, middle in enumerate(dots):
            spot = QRectF(middle - QPointF(3, 3), QSizeF(6, 6))
            context.stage.put(
                f"way:{number}", spot, context.theme.name, partial(_paint_dot, theme=context.theme), z=Z_WAY
            )

    # ------------------------------------------------------------------ the tile in hand

    def _put_ghost(self, context: DrawContext, models: TableModels) -> None:
        """Where the tile would lie; each seam that matches has a tick."""
        placement = ghost_of(context, models)
        if placement is None:
            return
        for number, face in enumerate(faces_of_placement(placement)):
            draw = partial(_paint_ghost, face=face, theme=context.theme)
            rect = self.rect(NAMES[face.square])
            context.stage.put(f"ghost:{number}", rect, face, draw, z=Z_GHOST, margin=4)
        for number, middle in enumerate(seams(placement, models)):
            spot = QRectF(QPointF(), QSizeF(18, 18))
            spot.moveCenter(self.squares.topLeft() + middle * (self.squares.width() / 10))
            draw = partial(_paint_tick, theme=context.theme)
            context.stage.put(f"seam:{number}", spot, "tick", draw, z=Z_GHOST + 1, margin=2)


def ghost_of(context: DrawContext, models: TableModels) -> Placement | None:
    """How the tile would lie at the place that is pointed at: as it is turned in the hand, else as it first fits."""
    target, state = context.lights.target, models.state
    if models.standing.step != "place" or not models.standing.deciding or state.tile is None or target is None:
        return None
    if target[0] != "square" or context.lights.held not in (None, TILE):
        return None
    wanted = context.lights.setting
    for placement in state.board.places(state.tile):
        if placement.square == SQUARES[target[1]] and wanted in ("", str(placement.rotation)):
            return placement
    return None


def seams(placement: Placement, models: TableModels) -> list[QPointF]:
    """The middles of all edges where the tile would touch others, in squares from the north-west corner."""
    continent = models.state.board.continent
    found = []
    for cell in placement.cells:
        row, column = divmod(cell.square, 10)
        for right, down in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            there = (row + down, column + right)
            if 0 <= there[0] < 6 and 0 <= there[1] < 10 and continent >> (there[0] * 10 + there[1]) & 1:
                found.append(QPointF(column + 0.5 + right * 0.5, row + 0.5 + down * 0.5))
    return found


def moving(context: DrawContext) -> Place | None:
    """The colonist whose reach is shown: the one in hand, or one that is pointed at with an empty hand."""
    lights = context.lights
    if lights.held is not None:
        return lights.held if lights.held[0] == "colonist" else None
    about = lights.about
    return about if about is not None and about[0] == "colonist" and not lights.busy else None


def attacked(models: TableModels, held: Place | None) -> set[str]:
    """The squares that what is held could attack."""
    if held is None or held[0] != "colonist":
        return set()
    return {move[2] for move in models.player_view.moves if move[:2] == ("attack", held[1])}


# ------------------------------------------------------------------ painting
def _paint_sheet(painter: QPainter, rect: QRectF, chart: object, islands: object) -> None:
    paint_shadow(painter, rect, 4, "bubble")
    paint_chart(painter, rect, chart, islands)  # type: ignore[arg-type]


def _paint_cell(painter: QPainter, rect: QRectF, face: CellFace) -> None:
    paint_cell(painter, rect, face)


def _paint_light(painter: QPainter, rect: QRectF, theme: Theme, strong: bool, faint: bool) -> None:
    """A ring and a wash inside the square; paler where it is only pointed out."""
    painter.setOpacity(opaque(0.55) if faint else 1.0)
    inner = rect.adjusted(2, 2, -2, -2)
    if theme.bold:  # yellow on pale land needs an edge
        painter.setPen(QPen(QColor(theme.lit_text), 8 if strong else 6))
        painter.drawRoundedRect(inner.adjusted(1, 1, -1, -1), 5, 5)
    else:
        wash = QColor(FACE.target if strong else theme.lit)
        wash.setAlphaF(0.42 if strong else 0.16)
        fill(painter, rounded(inner, 5), wash)
    outline(painter, inner, 5, theme.lit, 4.0 if strong else 2.5)


def _paint_badge(painter: QPainter, rect: QRectF, gold: int, swords: bool) -> None:
    """The gold that a square would bring on its lower edge; crossed swords where it can be attacked."""
    tokens: list[Token] = [Token("tile", "action_attack")] if swords else []
    if gold:
        tokens += [signed_figure(gold), thing("coin")]
    wide = 15.0 * (1.1 if swords else 0) + (24.0 if gold else 0) + 6
    pill = QRectF(rect.center().x() - wide / 2, rect.bottom() - 18, wide, 16)
    fill(painter, rounded(pill, 8), FACE.paper)
    outline(painter, pill, 8, FACE.soft_ink, 1)
    paint_formula(painter, pill, tokens, 14, smallest=11)


def _paint_capital(painter: QPainter, rect: QRectF, seat: Seat, golden: bool, lit: bool, theme: Theme) -> None:
    if lit:
        _paint_ring(painter, rect, theme)
    paint_capital(painter, rect, seat, golden)


def _paint_colonist(painter: QPainter, rect: QRectF, seat: Seat, lying: bool, lit: bool, theme: Theme) -> None:
    if lit:
        _paint_ring(painter, rect, theme)
    paint_colonist(painter, rect, seat, lying)


def _paint_ring(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Light around what can be taken up; in high contrast with an edge, for it may lie on pale land."""
    strokes = ((6.0, sheer(theme.lit, 0.4)), (2.6, QColor(theme.lit)))
    if theme.bold:
        strokes = ((7.0, QColor(theme.lit_text)), (3.0, QColor(theme.lit)))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for width, colour in strokes:
        painter.setPen(QPen(colour, width))
        painter.setBrush(QColor(0, 0, 0, 0))
        painter.drawEllipse(rect.adjusted(-2, -2, 2, 2))
    painter.restore()


def _paint_ghost(painter: QPainter, rect: QRectF, face: CellFace, theme: Theme) -> None:
    painter.setOpacity(opaque(0.9))
    paint_cell(painter, rect, face)
    painter.setOpacity(1.0)
    corners = (rect.topLeft(), rect.topRight(), rect.bottomRight(), rect.bottomLeft())
    painter.setPen(QPen(QColor(theme.lit), 3))
    for side in range(4):
        if not face.inner[side]:
            painter.drawLine(corners[side], corners[(side + 1) % 4])


def _paint_dot(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(FACE.ink), line_px(0.8)))
    painter.setBrush(QColor(theme.lit))
    painter.drawEllipse(rect)


def _paint_tick(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(plain_or(FACE.paper, FACE.ink)), 2))
    painter.setBrush(QColor("#22692F"))
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    painter.setPen(QPen(QColor(plain_or(FACE.paper, FACE.ink)), 2.4))
    middle = rect.center()
    painter.drawLine(middle + QPointF(-4, 0), middle + QPointF(-1, 3))
    painter.drawLine(middle + QPointF(-1, 3), middle + QPointF(4, -3))

"""The technology card on a board: nine cells with cubes and arrows, and the special card laid over its column."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from aoc_desktop.games.age_of_civilization.rules.cards import COLUMNS
from aoc_desktop.games.age_of_civilization.table.layout import HEAD, BoardLayout
from aoc_desktop.games.age_of_civilization.table.rows.boards import OPEN, OWNED, RESEARCHABLE, Board, TechnologyRow
from aoc_desktop.games.age_of_civilization.table.technology_faces import paint_arrows, paint_cell, technology_cells
from aoc_desktop.ui.kit.card_kit import fill, outline, paint_shadow, rounded
from aoc_desktop.ui.kit.groups import WONDER_GROUP
from aoc_desktop.ui.kit.theme import Radius
from aoc_desktop.ui.table.picture.draw_context import Scenery, paint_light

translate = QCoreApplication.translate


def put_technologies(scenery: Scenery, places: BoardLayout, board: Board) -> None:
    rows = board.technologies.rows
    cells = technology_cells(places.cells)
    area = places.technologies
    head = QRectF(area.left(), area.top(), area.width(), HEAD - 3)
    scenery.caption("technologies", head, translate("Table", "Technologies"), technology_note(board))
    _put_columns(scenery, cells)
    _put_sheet(scenery, cells, board)
    _put_arrows(scenery, places.cells, cells, board)
    for row in rows:
        _put_cell(scenery, row, cells[row.column, row.row], board)


def technology_note(board: Board) -> str:
    rows = board.technologies.rows
    owned = sum(row.state == OWNED for row in rows)
    text = translate("Table", "{0} of {1}").format(owned, len(rows))
    if any(row.state == RESEARCHABLE for row in rows):
        return translate("Table", "{0}, outlined ones can be researched").format(text)
    if not owned:
        return translate("Table", "none yet; start in the first row, then follow the arrows")
    return text


def _put_columns(scenery: Scenery, cells: dict[tuple[int, int], QRectF]) -> None:
    """Where a special card may be laid: to be seen only while one is held."""
    lights, theme = scenery.lights, scenery.theme
    if not scenery.interactive or lights.held is None or lights.held[0] != "special":
        return
    for column, name in enumerate(COLUMNS):
        place = ("column", name)
        lit, strong = place in lights.lit, lights.target == place
        rect = cells[column, 0].united(cells[column, 1])

        def draw(painter: QPainter, spot: QRectF, lit: bool = lit, strong: bool = strong) -> None:
            if lit:
                paint_light(painter, spot.adjusted(1, 1, -1, -1), Radius.CELL, theme, strong)

        scenery.stage.put(f"zone:{name}", rect, (lit, strong), draw, place, z=20, margin=8)


def _put_sheet(scenery: Scenery, cells: dict[tuple[int, int], QRectF], board: Board) -> None:
    """The special card itself; its two cells lie on it like all others."""
    if not board.special:
        return
    column = next(row.column for row in board.technologies.rows if row.special)
    rect = cells[column, 0].united(cells[column, 1]).adjusted(-3.5, -3.5, 3.5, 3.5)
    theme = scenery.theme

    def draw(painter: QPainter, spot: QRectF) -> None:
        paint_shadow(painter, spot, Radius.CARD, "raised")
        fill(painter, rounded(spot, Radius.CARD), WONDER_GROUP.shown.tint)
        outline(painter, spot, Radius.CARD, theme.permanent_edge, 1.5)

    scenery.stage.put(
        f"special:{board.special}", rect, ("sheet", board.special), draw, ("my special", board.special), z=5
    )


def _put_arrows(scenery: Scenery, area: QRectF, cells: dict[tuple[int, int], QRectF], board: Board) -> None:
    rows = board.technologies.rows
    theme = scenery.theme
    owned = frozenset(row.card for row in rows if row.state == OWNED)
    after = {row.card: row.after for row in rows}

    def draw(painter: QPainter, spot: QRectF) -> None:
        shift: QPointF = spot.topLeft() - area.topLeft()
        rects = {row.card: cells[row.column, row.row].translated(shift) for row in rows}
        paint_arrows(painter, rects, after, owned, theme)

    look = (owned, tuple(after.items()), area.width(), area.height())
    scenery.stage.put("arrows", area, look, draw, z=6, margin=2)


def _put_cell(scenery: Scenery, row: TechnologyRow, rect: QRectF, board: Board) -> None:
    lights, theme = scenery.lights, scenery.theme
    place = ("technology", row.card)
    lit, strong, held = place in lights.lit, lights.target == place, lights.held == place
    state = row.state
    if state == RESEARCHABLE and lights.busy and not (lit or held):
        state = OPEN
    face = scenery.faces.technology(row.card, state)
    seat = scenery.seat(board.seat)

    def draw(painter: QPainter, spot: QRectF) -> None:
        if lit or held:
            paint_light(painter, spot, Radius.CELL, theme, strong or held)
        look = ("cell", row.card, state, board.seat)
        scenery.stamp(painter, spot, look, lambda brush, rect: paint_cell(brush, rect, face, theme, seat))

    key = f"technology:{row.card}"
    scenery.stage.put(key, rect, (row.card, state, lit, strong, held, board.seat), draw, place, z=7, margin=7)

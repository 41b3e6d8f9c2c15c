"""Where everything lies. Measures are those of 1280 × 720; larger windows scale them, other shapes share the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from aoc_desktop.games.golden_ages.rules.squares import COLUMNS, ROWS, SQUARES
from aoc_desktop.games.golden_ages.table.chart import FRAME

EDGE, GAP = 8.0, 8.0
HEAD = 17.0
"""The line above a part of the offers or of the board."""
BOARD = 232.0
OFFERS, WIDEST_OFFERS = 348.0, 420.0
BETWEEN = 12.0
TOP = 4.0
COLUMN_SHARES = (0.165, 0.185, 0.20, 0.19, 0.26)
"""Of the levels of technologies, of the width of their table."""


class Areas(NamedTuple):
    """The three parts of the table."""

    chart: QRectF
    offers: QRectF
    board: QRectF


def areas(width: float, height: float) -> Areas:
    """The squares are as large as both sides allow; width that is left goes to the offers, then around the table."""
    board_high = BOARD + max(0.0, height - 652.0) * 0.3
    high = height - TOP - GAP - board_high - EDGE
    wide = width - 2 * EDGE - OFFERS - BETWEEN
    side = max(10.0, min((high - 2 * FRAME) / ROWS, (wide - 2 * FRAME) / COLUMNS))
    chart_wide, chart_high = side * COLUMNS + 2 * FRAME, side * ROWS + 2 * FRAME
    offers_wide = min(WIDEST_OFFERS, width - 2 * EDGE - BETWEEN - chart_wide)
    left = (width - chart_wide - BETWEEN - offers_wide) / 2
    chart = QRectF(left, TOP, chart_wide, chart_high)
    board_top = chart.bottom() + GAP
    board = QRectF(
        left, board_top, chart_wide + BETWEEN + offers_wide, min(height - EDGE - board_top, board_high * 1.5)
    )
    return Areas(chart, QRectF(chart.right() + BETWEEN, TOP, offers_wide, chart_high), board)


# ------------------------------------------------------------------ the map
def square_rect(area: QRectF, name: str) -> QRectF:
    """A square of the map; `area` is where the squares lie."""
    side = area.width() / COLUMNS
    row, column = divmod(SQUARES[name], COLUMNS)
    return QRectF(area.left() + column * side, area.top() + row * side, side, side)


def capital_rect(square: QRectF) -> QRectF:
    side = square.width()
    return QRectF(square.left() + side * 0.15, square.top() + side * 0.24, side * 0.62, side * 0.62)


def city_rect(square: QRectF) -> QRectF:
    side = square.width()
    return QRectF(square.left() + side * 0.07, square.top() + side * 0.56, side * 0.38, side * 0.38)


def colonist_rect(square: QRectF, spot: int, crowd: int) -> QRectF:
    """Lower right, fanned to the left; the middle of the square stays free."""
    side = square.width()
    step = min(0.16, 0.52 / max(1, crowd - 1)) * side
    left = square.left() + side * 0.53 - (crowd - 1 - spot) * step
    return QRectF(left, square.top() + side * 0.515, side * 0.46, side * 0.46)


def agora_spot(plaza: QRectF, spot: int, crowd: int) -> QRectF:
    """Colonists lie around the middle of the plaza."""
    side = plaza.width() * (0.36 if crowd <= 4 else 0.28)
    columns = 2 if crowd <= 4 else 3
    row, column = divmod(spot, columns)
    rows = -(-crowd // columns)
    step = side * 0.86
    left = plaza.center().x() + (column - (min(columns, crowd) - 1) / 2) * step - side / 2
    top = plaza.center().y() + (row - (rows - 1) / 2) * step * 0.9 - side / 2
    return QRectF(left, top, side, side)


# ------------------------------------------------------------------ offers
class Offers(NamedTuple):
    judgement_head: QRectF
    judgements: tuple[QRectF, ...]
    wonder_head: QRectF
    wonders: tuple[QRectF, ...]
    building_head: QRectF
    buildings: tuple[QRectF, ...]
    agora: QRectF


def offers_of(area: QRectF, judgements: int, wonders: int, buildings: int) -> Offers:
    """Five judgements, wonders two by two, one building for each player, the Agora; heights grow alike."""
    grow = area.height() / 400.0
    y = area.top() - 2
    heads, rows = [], []
    for count, columns, high in ((judgements, judgements, 80.0), (wonders, 2, 56.0), (buildings, buildings, 60.0)):
        heads.append(QRectF(area.left(), y, area.width(), HEAD))
        y += HEAD + 1
        rows.append(_grid(QRectF(area.left(), y, area.width(), high * grow), count, max(1, columns)))
        y = max(rect.bottom() for rect in rows[-1]) + 6 * grow
    agora = QRectF(area.left(), y, area.width(), area.bottom() - y)
    return Offers(heads[0], rows[0], heads[1], rows[1], heads[2], rows[2], agora)


def _grid(first: QRectF, count: int, columns: int) -> tuple[QRectF, ...]:
    """Rows of places; `first` is the first row."""
    width = (first.width() - GAP * (columns - 1)) / columns
    found = []
    for number in range(max(1, count)):
        row, column = divmod(number, columns)
        found.append(
            QRectF(
                first.left() + column * (width + GAP), first.top() + row * (first.height() + GAP), width, first.height()
            )
        )
    return tuple(found)


# ------------------------------------------------------------------ my board
class BoardParts(NamedTuple):
    civilization: QRectF
    secrets: QRectF
    gold: QRectF
    points: QRectF
    symbols: QRectF
    cubes: QRectF
    colonists: QRectF
    technologies: QRectF
    cards: QRectF


def board_parts(area: QRectF) -> BoardParts:
    """Civilisation and secrets, numbers, technologies, cards, from left to right."""
    inner = area.adjusted(8, 10, -8, -8)
    civilization_high = inner.height() * 0.632
    civilization = QRectF(inner.left(), inner.top(), 122, civilization_high)
    secrets = QRectF(inner.left(), civilization.bottom() + 6, 122, inner.bottom() - civilization.bottom() - 6)
    numbers = QRectF(civilization.right() + 8, inner.top(), 120, inner.height())
    heights = (0.196, 0.178, 0.126, 0.197, 0.197)
    gap = (inner.height() - sum(heights) * inner.height()) / 4
    y, boxes = numbers.top(), []
    for share in heights:
        boxes.append(QRectF(numbers.left(), y, numbers.width(), inner.height() * share))
        y = boxes[-1].bottom() + gap
    cards_wide = min(260.0, inner.width() * 0.215)
    cards = QRectF(inner.right() - cards_wide, inner.top() - 2, cards_wide, inner.height() + 2)
    left = numbers.right() + 8
    technologies = QRectF(left, inner.top() - 2, cards.left() - 10 - left, inner.height() + 2)
    gold, points, symbols, cubes, colonists = boxes
    return BoardParts(civilization, secrets, gold, points, symbols, cubes, colonists, technologies, cards)


def technology_rects(area: QRectF, rows: int, levels: int) -> tuple[list[QRectF], dict[tuple[int, int], QRectF]]:
    """The head of each column, then each tile by its row and level."""
    gap = 3.0
    shares = COLUMN_SHARES if levels == len(COLUMN_SHARES) else (1 / levels,) * levels
    high = (area.height() - HEAD - gap * (rows - 1)) / rows
    x, heads, tiles = area.left(), [], {}
    for level, share in enumerate(shares, 1):
        width = (area.width() - gap * (levels - 1)) * share
        heads.append(QRectF(x, area.top(), width, HEAD - 1))
        for row in range(rows):
            tiles[row, level] = QRectF(x, area.top() + HEAD + row * (high + gap), width, high)
        x += width + gap
    return heads, tiles


class CardParts(NamedTuple):
    slot_head: QRectF
    slots: tuple[QRectF, ...]
    glory_head: QRectF
    glory: tuple[QRectF, ...]
    wonder_head: QRectF
    wonders: QRectF


def card_parts(area: QRectF, slots: int, attacks: int) -> CardParts:
    """Building slots, the invasion track, wonders."""
    grow = (area.height() - 3 * HEAD - 10) / 150.0
    y = area.top()
    slot_head = QRectF(area.left(), y, area.width(), HEAD - 1)
    first = _grid(QRectF(area.left(), y + HEAD, area.width(), 62 * grow), slots, slots)
    y = first[0].bottom() + 4
    glory_head = QRectF(area.left(), y, area.width(), HEAD - 1)
    columns = max(1, attacks)  # where nobody can attack, its place stays empty
    second = _grid(QRectF(area.left(), y + HEAD, area.width(), 38 * grow), columns, columns)
    y = second[0].bottom() + 4
    wonder_head = QRectF(area.left(), y, area.width(), HEAD - 1)
    wonders = QRectF(area.left(), y + HEAD, area.width(), area.bottom() - y - HEAD)
    return CardParts(slot_head, first, glory_head, second[:attacks], wonder_head, wonders)


def wonder_places(area: QRectF, count: int) -> list[QRectF]:
    """Wonders of one's own, in as many columns and rows as they need."""
    columns = 2 if count <= 2 else 3 if count <= 3 else 4
    rows = -(-max(1, count) // columns)
    gap = 5.0
    width = (area.width() - gap * (columns - 1)) / columns
    high = (area.height() - gap * (rows - 1)) / rows
    return [
        QRectF(
            area.left() + (number % columns) * (width + gap),
            area.top() + (number // columns) * (high + gap),
            width,
            high,
        )
        for number in range(count)
    ]


def centred(cards: Sequence[object], area: QRectF, width: float, high: float, gap: float = 12.0) -> list[QRectF]:
    """Cards side by side in the middle of an area, smaller if they are many."""
    count = max(1, len(cards))
    wide = min(width, (area.width() - gap * (count - 1)) / count)
    left = area.center().x() - (wide * count + gap * (count - 1)) / 2
    top = QPointF(0, area.center().y() - high / 2)
    return [QRectF(left + number * (wide + gap), top.y(), wide, high) for number in range(count)]

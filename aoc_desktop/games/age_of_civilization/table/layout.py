"""Where everything lies. Measures are those of 1280 × 720; larger windows scale them, other shapes share the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from aoc_desktop.games.age_of_civilization.table.colours import CardSize
from aoc_desktop.games.age_of_civilization.table.rows.track import AVAILABLE, PAST, UPCOMING, ActionRow
from aoc_desktop.ui.kit.theme import Size
from aoc_desktop.ui.table.picture.measures import HEIGHT, WIDTH

EDGE = 8.0
GAP = float(Size.GAP)
HEAD = 20.0
"""The line above a market or a part of the board."""
TROUGH = float(CardSize.TIME)
WIDEST = 1.4
"""How much wider than in a window of the usual shape cards become at most."""
WIDEST_UPCOMING = 113.0
"""Of a card that time has not reached, in a window of the usual shape."""
OPPONENT, SPECIAL = 92.0, 330.0
"""Width of the virtual opponent where a scenario's actions need the room, and of those at most."""


class Areas(NamedTuple):
    """The three bands, from top to bottom."""

    size: QSizeF
    trough: QRectF
    markets: QRectF
    board: QRectF


def areas(width: float, height: float) -> Areas:
    """Bands for a table of this size (in our measures); what is higher than 652 goes to markets and board."""
    spare = max(0.0, height - HEIGHT)
    wide = width - 2 * EDGE
    time = TROUGH + spare * 0.14
    markets = 204.0 + spare * 0.3
    trough = QRectF(EDGE, 0, wide, time)
    market = QRectF(EDGE + 8, trough.bottom() + 5, wide - 12, markets)
    top = market.bottom() + 7
    board = QRectF(EDGE, top, wide, height - top - 7)
    return Areas(QSizeF(width, height), trough, market, board)


# ------------------------------------------------------------------ time
class TimeLayout(NamedTuple):
    permanent: QRectF
    rail: QRectF
    cards: dict[int, QRectF]
    """By position."""
    events: dict[int, QRectF]
    note: QRectF
    """For words about what is to come; may be narrow."""
    note_beside: bool
    """The note stands beside the cards, not above them."""
    special: QRectF = QRectF()
    """A scenario's special actions, beside the permanent card."""
    opponent: QRectF = QRectF()
    """The virtual opponent, in solo."""


def time_layout(trough: QRectF, rows: Sequence[ActionRow], special: bool = False) -> TimeLayout:
    """`special`: a scenario has actions of its own."""
    inner = trough.adjusted(8, 6, -8, -6)
    spare = max(0.0, inner.height() - 168)
    top = inner.top() + spare / 2
    card_top = top + 80
    wide = 1.0 if special else _wider(inner, rows)  # those need the room themselves
    cards, x = {}, inner.left()
    past = [row for row in rows if row.place == PAST]
    available = [row for row in rows if row.place == AVAILABLE]
    upcoming = [row for row in rows if row.place == UPCOMING]
    for row in past:
        cards[row.position] = QRectF(x, card_top, CardSize.PAST[0] * wide, CardSize.PAST[1])
        x += CardSize.PAST[0] * wide + GAP
    left = x
    for row in available:
        cards[row.position] = QRectF(x, card_top, CardSize.ACTION[0] * wide + 0.5, CardSize.ACTION[1])
        x += CardSize.ACTION[0] * wide + GAP
    permanent = QRectF(left, top, x - GAP - left + 0.5, 71)
    x += 4
    room = (inner.right() - x - 7 * (len(upcoming) - 1)) / max(1, len(upcoming))
    width = min(WIDEST_UPCOMING * wide, room)
    for row in upcoming:
        cards[row.position] = QRectF(x, card_top, width, CardSize.UPCOMING[1])
        x += width + 7
    above = {row.position: cards[row.position] for row in upcoming}
    tokens = {row.position: above[row.position] for row in upcoming if row.event}
    events = {position: QRectF(card.left(), top + 2, card.width(), 62) for position, card in tokens.items()}
    rail = QRectF(inner.left(), permanent.bottom() + 0.5, inner.width(), 3)
    note, beside = _note(inner, above, events, x, top, card_top)
    aside, opponent = _beside(inner, permanent, note, beside, special)
    return TimeLayout(permanent, rail, cards, events, note, beside, aside, opponent)


def _wider(inner: QRectF, rows: Sequence[ActionRow]) -> float:
    """In a window wider than the table's own shape: wider cards instead of an empty end of the track."""
    if inner.width() <= WIDTH:
        return 1.0
    usual = {PAST: CardSize.PAST[0], AVAILABLE: CardSize.ACTION[0], UPCOMING: WIDEST_UPCOMING}
    gaps = len(rows) * GAP
    return min(WIDEST, max(1.0, (inner.width() - gaps) / max(1.0, sum(usual[row.place] for row in rows))))


def _beside(inner: QRectF, permanent: QRectF, note: QRectF, low: bool, special: bool) -> tuple[QRectF, QRectF]:
    """Special actions stand right of the permanent card; the opponent right of them, or left where time has passed."""
    if not special:
        left = note.left() if not low else permanent.right() + 14
        return QRectF(), QRectF(left, permanent.top() + 4, min(300.0, inner.right() - 4 - left), 62)
    right = inner.right() - permanent.right() - GAP
    if permanent.left() - inner.left() >= OPPONENT:
        opponent = QRectF(inner.left(), permanent.top() + 4, permanent.left() - inner.left() - GAP, 62)
    else:
        opponent = QRectF(inner.right() - OPPONENT, permanent.top() + 4, OPPONENT, 62)
        right -= OPPONENT + GAP
    room = QRectF(permanent.right() + GAP, permanent.top(), min(SPECIAL, right), permanent.height())
    return room, opponent


def _note(
    inner: QRectF, upcoming: dict[int, QRectF], events: dict[int, QRectF], x: float, top: float, card_top: float
) -> tuple[QRectF, bool]:
    """Above the upcoming cards without a token; where all have one, beside the last card."""
    free = [card for position, card in upcoming.items() if position not in events]
    if free:
        left, right = free[0].left(), free[-1].right()
        return QRectF(left, top, min(right, inner.right()) - left, 66), False
    return QRectF(x + 4, card_top, max(0.0, inner.right() - x - 4), CardSize.UPCOMING[1]), True


# ------------------------------------------------------------------ markets
class Group(NamedTuple):
    """Cards that lie together."""

    name: str
    size: int
    """Room is kept for so many as long as the game lasts."""
    left: int | None = None
    """So many still lie there, where none comes after one that is taken."""


class Zone(NamedTuple):
    """Where a group lies: its head, its cards, and in how many rows."""

    area: QRectF
    head: QRectF
    cards: list[QRectF]
    rows: int


# Width that a column needs at least, and at most, by group and number of rows.
WIDTHS: dict[str, dict[int, tuple[float, float]]] = {
    "civilizations": {1: (94, 114), 2: (103, 150), 3: (100, 150)},
    "hand": {1: (94, 114), 2: (103, 150), 3: (100, 150)},
    "wonders": {2: (90, 104), 3: (100, 112), 4: (106, 124)},
    "specials": {1: (116, 128), 2: (112, 140), 3: (100, 140)},
    "deck": {1: (44, 48)},
    "control": {3: (94, 112)},
    "drought": {1: (86, 96)},
}
IN_HEAD = 0
"""Instead of a number of rows: the deck lies in the line above the civilisations."""


def _plan(civilizations: int, wonders: int, specials: int, deck: int = 1) -> dict[str, int]:
    """In how many rows each group lies."""
    rows = {"civilizations": civilizations, "hand": civilizations, "wonders": wonders, "specials": specials}
    return {**rows, "deck": deck, "control": 3, "drought": 1}


PLANS = (
    _plan(1, 2, 1),
    _plan(1, 2, 2),
    # Pictures of civilisations are worth more than those of wonders, and than a deck that is seen to lie there.
    _plan(1, 2, 3),
    _plan(1, 3, 2),
    _plan(1, 3, 2, IN_HEAD),
    _plan(1, 3, 3, IN_HEAD),
    _plan(1, 4, 3, IN_HEAD),
    _plan(2, 2, 2),
    _plan(2, 3, 3),
    _plan(2, 4, 3),
    _plan(3, 2, 3),
    _plan(3, 3, 3),
    _plan(3, 4, 3),
)
SLIMMEST = 2.75
"""Height of a civilisation, in widths, at most."""
LEAST_ROWS = {"wonders": 2}
"""Cards of these groups would be too high in a single row."""
BETWEEN = 9.0


def market_layout(area: QRectF, groups: Sequence[Group]) -> dict[str, Zone]:
    """The first plan in which every card has room to be read; what is left over makes the cards wider."""
    every = [group for group in groups if group.size]
    height = area.height() - HEAD
    grow = height / 184
    for number, plan in enumerate(PLANS):
        groups = [group for group in every if plan[group.name] != IN_HEAD]
        columns = {group.name: -(-group.size // plan[group.name]) for group in groups}
        least = sum(_width(group.name, plan, columns, 0, 1.0) for group in groups) + BETWEEN * (len(groups) - 1)
        if least <= area.width() or number == len(PLANS) - 1:
            break
    most = sum(_width(group.name, plan, columns, 1, grow) for group in groups) + BETWEEN * (len(groups) - 1)
    share = min(1.0, max(0.0, (area.width() - least) / max(1.0, most - least)))
    wide = 1.0
    if area.width() > WIDTH:  # a window wider than the table's own shape: larger cards instead of an empty middle
        wide = min(WIDEST, max(1.0, area.width() / max(most, least)))
    spare = max(0.0, area.width() - max(most, least) * wide)
    zones, x = {}, area.left()
    for group in groups:
        if group.name == "wonders":  # what belongs to the civilisations lies left, the rest right
            x += spare
        low, high = (_width(group.name, plan, columns, end, grow if end else 1.0) for end in (0, 1))
        width = (low + (high - low) * share) * wide
        place = QRectF(x, area.top(), width, area.height())
        zones[group.name] = _zone(place, group, plan[group.name], columns[group.name])
        x += width + BETWEEN
    return zones


def _width(name: str, plan: dict[str, int], columns: dict[str, int], end: int, grow: float) -> float:
    gap = _gap(plan[name])
    return columns[name] * (WIDTHS[name][plan[name]][end] * grow + gap) - gap


def _gap(rows: int) -> float:
    return GAP if rows < 3 else 6.0


def _zone(area: QRectF, group: Group, rows: int, count: int) -> Zone:
    """Cards in so many columns. Where many are taken the others share the height: nothing else has to move."""
    places = group.size
    if group.left is not None:
        fewer = max(LEAST_ROWS.get(group.name, 1), -(-group.left // count))
        if fewer < rows:
            rows, places = fewer, fewer * count
    gap = _gap(rows)
    top = area.top() + HEAD
    width = (area.width() - gap * (count - 1)) / count
    height = (area.bottom() - top - gap * (rows - 1)) / rows
    if rows == 1 and group.name in ("civilizations", "hand"):
        height = min(height, width * SLIMMEST)
    cards = []
    for number in range(places):
        row, column = divmod(number, count)
        cards.append(QRectF(area.left() + column * (width + gap), top + row * (height + gap), width, height))
    return Zone(area, QRectF(area.left(), area.top(), area.width(), HEAD - 3), cards, rows)


# ------------------------------------------------------------------ my board
class BoardLayout(NamedTuple):
    pile: QRectF
    counters: QRectF
    technologies: QRectF
    """With its head."""
    cells: QRectF
    wonders: QRectF
    wonder_cards: QRectF
    end: QRectF


STRIP, LEAST_END = 42.0, 60.0
"""Height of an own wonder as a strip, where there is room; and of what the end of the turn brings, at least."""


def board_layout(board: QRectF, owned: int = 0) -> BoardLayout:
    """`owned`: so many wonders. From three on they stand as strips, and take of the height what they need."""
    inner = board.adjusted(9, 8, -7, -7)
    spare = max(0.0, inner.width() - 988)
    tall = max(0.0, inner.height() - 234)
    pile_width = 170.0 + min(spare * 0.25, 60.0) + min(tall * 0.1, 30.0)
    counter_width = 176.0 + spare * 0.1
    wonders_width = 216.0 + spare * 0.25
    pile = QRectF(inner.left(), inner.top(), pile_width, inner.height())
    counters = QRectF(pile.right() + 10, inner.top(), counter_width, inner.height())
    wonders = QRectF(inner.right() - wonders_width, inner.top(), wonders_width, inner.height())
    left = counters.right() + 12
    technologies = QRectF(left, inner.top(), wonders.left() - 12 - left, inner.height())
    cells = technologies.adjusted(1, HEAD, -1, -1)
    cards = QRectF(wonders.left(), wonders.top() + HEAD, wonders.width(), 94 + tall * 0.4)
    if owned > 2:
        most = inner.bottom() - 8 - LEAST_END - cards.top()
        cards.setHeight(min(most, max(cards.height(), -(-owned // 2) * (STRIP + 2) - 2)))
    end = QRectF(QPointF(wonders.left(), cards.bottom() + 8), inner.bottomRight())
    return BoardLayout(pile, counters, technologies, cells, wonders, cards, end)

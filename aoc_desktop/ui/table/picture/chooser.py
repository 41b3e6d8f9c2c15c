"""Answers that lie nowhere on the table, as buttons where the hand is: beside what was touched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from aoc_desktop.kernel.game import Move
from aoc_desktop.play.places import Place
from aoc_desktop.text.language import capital
from aoc_desktop.ui.kit.card_kit import fill, outline, paint_shadow, rounded
from aoc_desktop.ui.kit.lettering import Align, draw_text, plain, text_width
from aoc_desktop.ui.kit.overlay_places import Asked, covered, far, free_places, on_page
from aoc_desktop.ui.kit.theme import Radius, Theme, Type
from aoc_desktop.ui.table.picture.draw_context import DrawContext
from aoc_desktop.ui.table.picture.hand import WORD
from aoc_desktop.ui.table.picture.pan_zoom import BUTTON

if TYPE_CHECKING:
    from aoc_desktop.ui.table.picture.view import TableView

LEFT = Align.AlignLeft | Align.AlignVCenter
HEIGHT, HIGHER, HEAD = 34.0, 50.0, 22.0
"""Of a button with one line, or two; of the line above."""
GAP, PAD, RIM = 8.0, 14.0, 8.0
NARROWEST, WIDEST = 44.0, 340.0
ROWS, SHORT = 7, 4.5
"""More answers than these stand in several columns; short ones (in heights of their letters) side by side."""
REACH, LARGE = 24.0, 240.0
"""Around the hand, of what is larger than a card or has a shape of its own: answers stand no farther from it."""


class Touched(NamedTuple):
    """Where the hand is: a place, and the point in it."""

    place: Place | None
    point: QPointF


class Card(NamedTuple):
    """The measures of a card with answers: a line that says what is asked, and a button for each."""

    words: tuple[str, ...]
    title: str
    button: QSizeF
    px: float
    """How large its letters are."""
    head: float
    """How high the line is; 0: the game asks, in the line above the table."""

    def size(self, columns: int) -> QSizeF:
        rows = ceil(len(self.words) / columns)
        wide = max(columns * (self.button.width() + GAP) - GAP, text_width(self.title, 600, self.px))
        return QSizeF(wide + 2 * RIM, self.head + rows * (self.button.height() + GAP) - GAP + 2 * RIM)

    def columns(self, bounds: QRectF) -> int:
        """As few as there is height for; numbers stand in one row."""
        count = len(self.words)
        most = max(1, int((bounds.width() - 2 * GAP - 2 * RIM) // (self.button.width() + GAP)))
        least = count if self.button.width() <= SHORT * self.px else ceil(count / ROWS)
        fits = (one for one in range(least, most) if self.size(one).height() <= bounds.height() - 2 * GAP)
        return next(fits, most)

    def buttons(self, rect: QRectF, columns: int) -> list[QRectF]:
        left, top = rect.left() + RIM, rect.top() + RIM + self.head
        wide, high = self.button.width() + GAP, self.button.height() + GAP
        return [
            QRectF(QPointF(left + number % columns * wide, top + number // columns * high), self.button)
            for number in range(len(self.words))
        ]


class Chooser:
    """Lays a card with the answers; it stays where it is until something else is asked."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._asked: tuple[Move, int] | None = None
        """The question that they answer, and after how many moves."""
        self._near = Touched(None, QPointF())
        """Where the hand was when it was asked."""
        self._placed: tuple[object, QRectF] = None, QRectF()
        self.rect = QRectF()
        """Where the card lies on the scene; empty: there is none."""

    def put(self, context: DrawContext, bounds: QRectF) -> None:
        hand = self._view.hand
        prefix, answers = hand.question, hand.words()
        if prefix is None or not answers:
            self._asked, self.rect = None, QRectF()
            return
        card = self._card(prefix, answers, context.stage.pictures.text_size)
        targets = hand.targets().keys() - answers.keys()
        kept = [piece.rect for piece in context.stage.with_places() if piece.place in targets]
        columns = card.columns(bounds)
        self.rect = self._place(card.size(columns), [self._anchor(prefix), *kept], bounds)
        ground = partial(_paint_ground, card=card, theme=context.theme)
        context.stage.put("answers", self.rect, (card.title, card.px, context.theme.name), ground, z=79)
        for place, text, rect in zip(answers, card.words, card.buttons(self.rect, columns), strict=True):
            strong = place == context.lights.target
            draw = partial(_paint, text=text, px=card.px, strong=strong, theme=context.theme)
            context.stage.put(
                f"word:{place[1]}", rect, (text, card.px, strong, context.theme.name), draw, place, z=80, margin=6
            )

    def _card(self, prefix: Move, answers: Mapping[Place, Sequence[Move]], text_size: float) -> Card:
        view = self._view
        words = [view.look.word(prefix, moves, view.hand.rows, view.language) for moves in answers.values()]
        px = Type.TEXT * text_size
        wide = max(text_width(text, 600, px) + 2 * PAD for text in words)
        most = WIDEST * text_size
        button = QSizeF(max(NARROWEST * text_size, min(most, wide)), (HIGHER if wide > most else HEIGHT) * text_size)
        asked = [move for moves in view.hand.targets().values() for move in moves] if view.hand.asked else []
        title = capital(view.hover.words.choice(asked)) if asked else ""
        return Card(tuple(words), title, button, px, HEAD * text_size if title else 0.0)

    def _anchor(self, prefix: Move) -> QRectF:
        """What the answers stand beside: where the game says, or else where the hand was when the question came."""
        view = self._view
        now = prefix, len(view.session.match.history)
        if now != self._asked:
            touched = view.touched()
            if self._asked is None or touched.place is None or touched.place[0] != WORD:
                self._near = touched  # otherwise the hand is at the answer before, which has gone
            self._asked = now
        about = view.hand.rows.begun_at(prefix)
        piece = view.stage.by_place(about.beside)
        point = piece.rect.center() if piece is not None else self._near.point
        piece = piece or view.stage.by_place(self._near.place)
        around = QRectF(point.x() - REACH, point.y() - REACH, 2 * REACH, 2 * REACH)
        if piece is None:
            return around
        shaped = piece.outline is not None or max(piece.rect.width(), piece.rect.height()) > LARGE
        return piece.rect.intersected(around) if shaped and piece.rect.intersects(around) else piece.rect

    def _place(self, size: QSizeF, taken: Sequence[QRectF], bounds: QRectF) -> QRectF:
        """Worked out once while nothing changes: the table is laid at each step of the mouse."""
        now = size, list(taken), bounds
        if now != self._placed[0]:
            self._placed = now, place_beside(size, taken, bounds)
        return self._placed[1]


def place_beside(size: QSizeF, taken: Sequence[QRectF], bounds: QRectF) -> QRectF:
    """Near the first of what is taken; it covers none of it, or, where there is no room, as little as may be."""
    anchor = taken[0]
    spots = [_inside(spot, bounds) for spot in _beside(anchor, size)]
    if all(covered(spot, taken) for spot in spots):
        spots += free_places(size, taken, bounds)
    return min(spots, key=lambda spot: (covered(spot, taken), far(spot, anchor)))


def _beside(anchor: QRectF, block: QSizeF) -> list[QRectF]:
    """Right, left, below and above, best first where it costs the same."""
    middle = anchor.center()
    x, y = middle.x() - block.width() / 2, middle.y() - block.height() / 2
    corners = [
        (anchor.right() + GAP, y),
        (anchor.left() - GAP - block.width(), y),
        (x, anchor.bottom() + GAP),
        (x, anchor.top() - GAP - block.height()),
    ]
    return [QRectF(QPointF(*corner), block) for corner in corners]


def _inside(spot: QRectF, bounds: QRectF) -> QRectF:
    left = max(bounds.left() + GAP, min(spot.left(), bounds.right() - GAP - spot.width()))
    top = max(bounds.top() + GAP, min(spot.top(), bounds.bottom() - GAP - spot.height()))
    return QRectF(QPointF(left, top), spot.size())


def asked_on(page: QWidget, view: TableView) -> Asked:
    """What of the table the present question needs: its answers and the buttons that bring the table nearer; the places
    that are asked for, and what else the game wants to be seen, which counts as one for each kind."""
    buttons, targets, sources, wanted = list[QRectF](), list[QRectF](), list[QRectF](), dict[str, QRectF]()
    asked, ready = view.hand.targets(), view.hand.ready() if view.hand.held is None else ()
    for piece in view.stage.pieces.values():
        kind = piece.place[0] if piece.place else ""
        if kind == BUTTON:
            buttons.append(piece.rect)
        elif kind != WORD and piece.place in asked:
            targets.append(piece.rect)
        elif piece.place in ready:
            sources.append(piece.rect)
        elif kind in view.look.free.from_panel:
            wanted[kind] = wanted.get(kind, QRectF()).united(piece.rect)
    corner = on_page(page, view.viewport()).topLeft()

    def there(rects: Sequence[QRectF]) -> tuple[QRectF, ...]:
        return tuple(
            QRectF(view.mapFromScene(rect).boundingRect()).translated(corner) for rect in rects if not rect.isEmpty()
        )

    return Asked(there([view.chooser.rect]), there([*buttons, *targets, *wanted.values()]), there(sources))


def _paint_ground(painter: QPainter, rect: QRectF, card: Card, theme: Theme) -> None:
    if not theme.bold:  # where a shadow would be another line
        paint_shadow(painter, rect, Radius.PANEL, "bubble")
    fill(painter, rounded(rect, Radius.PANEL), theme.panel)
    outline(painter, rect, Radius.PANEL, theme.line, theme.line_px)
    head = QRectF(rect.left() + RIM + 4, rect.top() + RIM / 2, rect.width() - 2 * RIM, card.head)
    if card.title:
        draw_text(painter, head, card.title, plain(card.px, theme.soft_text, 600), LEFT)


def _paint(painter: QPainter, rect: QRectF, text: str, px: float, strong: bool, theme: Theme) -> None:
    fill(painter, rounded(rect, Radius.PANEL), theme.raised)
    outline(painter, rect, Radius.PANEL, theme.lit, 3.5 if strong else 2)
    draw_text(painter, rect.adjusted(PAD / 2, 0, -PAD / 2, 0), text, plain(px, theme.text, 600), lines=2)

"""Bubbles: what a move would do, shown where it would happen; and in a few words why something cannot be done."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from aoc_desktop.models.age_of_civilization.preview import Change, Preview
from aoc_desktop.ui.age_of_civilization.card_kit import paint_shadow, rounded
from aoc_desktop.ui.age_of_civilization.face_book import FaceBook
from aoc_desktop.ui.age_of_civilization.formula import MINUS
from aoc_desktop.ui.icons import paint_icon
from aoc_desktop.ui.lettering import Align, Letters, draw_text, plain, text_width, wrap
from aoc_desktop.ui.theme import FACE, Theme

translate = QCoreApplication.translate
ICONS = {"coins": "coin", "points": "point", "workers": "worker", "military": "military"}
FIGURE, ICON, PAD, TAIL = 21.0, 22.0, 14.0, 9.0
WIDEST = 300.0
LINE = 13.5


class Part(NamedTuple):
    """A change in a bubble: what, how much, and whose."""

    icon: str
    amount: int
    others: bool = False


class Words(NamedTuple):
    """All that a bubble says."""

    parts: tuple[Part, ...] = ()
    lines: tuple[str, ...] = ()
    refusal: bool = False

    def __bool__(self) -> bool:
        return bool(self.parts or self.lines)


def preview_words(preview: Preview, faces: FaceBook) -> Words:
    """The whole effect in signs, then each cause with its share."""
    parts = [Part(ICONS[change.what], change.amount) for change in preview.changes if change.amount]
    if preview.military:
        parts.append(Part("military", preview.military))
    seen = {(change.what, change.amount) for _, change in preview.others if change.amount}
    parts += [Part(ICONS[what], amount, True) for what, amount in sorted(seen)]
    lines = []
    if causes := _causes(preview.changes, faces):
        lines.append(causes)
    gained = [faces.name(kind, card, short=False) for kind, card in preview.cards]
    if gained:
        lines.append(", ".join(gained))
    if preview.reveals:
        lines.append(translate("Table", "shows a hidden card: no undo"))
    if not parts and not lines:
        lines.append(translate("Table", "nothing is gained"))
    return Words(tuple(parts), tuple(lines))


def _causes(changes: tuple[Change, ...], faces: FaceBook) -> str:
    """ "Culture 2, Writing 1": gains with their source; costs are clear from the number."""
    found: dict[str, int] = {}
    for change in changes:
        for amount, cause in change.terms:
            name = faces.cause_name(cause.kind, cause.id) if cause else ""
            if name and amount > 0:
                found[name] = found.get(name, 0) + amount
    return ", ".join(f"{name} {amount}" for name, amount in found.items())


def refusal_words(text: str) -> Words:
    return Words(lines=(text,), refusal=True)


class Bubble(QGraphicsItem):
    """Paper with a lit outline; its tail points at what it speaks of."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(100)
        self.setVisible(False)
        self.theme: Theme
        self.words = Words()
        self._body = QRectF()
        self._tail = QPointF()
        self._rows: list[str] = []
        self.text_size = 1.0
        """How much larger than usual its words are."""

    def say(self, words: Words, anchor: QRectF, bounds: QRectF, theme: Theme) -> None:
        """Show it below (or above) a rectangle, inside the table."""
        self.prepareGeometryChange()
        self.words, self.theme = words, theme
        self._rows = [row for line in words.lines for row in self._broken(line)]
        size = self._size()
        below = anchor.bottom() + TAIL + size.height() <= bounds.bottom()
        top = anchor.bottom() + TAIL - 3 if below else anchor.top() - TAIL - size.height() + 3
        left = min(max(anchor.center().x() - size.width() * 0.3, bounds.left() + 4), bounds.right() - size.width() - 4)
        self._body = QRectF(QPointF(left, max(bounds.top() + 2, top)), size)
        tip = min(max(anchor.center().x(), left + 18), self._body.right() - 18)
        self._tail = QPointF(tip, self._body.top() - TAIL if below else self._body.bottom() + TAIL)
        self.setVisible(bool(words))
        self.update()

    def _broken(self, line: str) -> list[str]:
        """As many rows as it takes: nothing of a reason may be lost."""
        letters = self._letters()
        return wrap(line, letters.weight, letters.px, WIDEST * self.text_size - 2 * PAD)

    def _letters(self) -> Letters:
        refusal = self.words.refusal
        return plain(LINE * self.text_size, FACE.loss if refusal else FACE.ink, 600 if refusal else 400)

    @property
    def _row_height(self) -> float:
        return 18 * self.text_size

    def hush(self) -> None:
        self.setVisible(False)
        self.words = Words()

    def _size(self) -> QSizeF:
        width = _parts_width(self.words.parts)
        letters = self._letters()
        width = max([width, *(text_width(row, letters.weight, letters.px) for row in self._rows)]) + 2 * PAD
        height = (30 if self.words.parts else 0) + self._row_height * len(self._rows) + 16
        return QSizeF(max(60.0, width), height)

    def boundingRect(self) -> QRectF:
        return self._body.adjusted(-14, -TAIL - 14, 14, TAIL + 14)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shadow(painter, self._body, 10, "bubble")
        path = rounded(self._body, 10).united(self._tail_path()).simplified()
        painter.setBrush(QColor(FACE.paper))
        edge = FACE.loss if self.words.refusal else self.theme.lit
        painter.setPen(QPen(QColor(edge), 2))
        painter.drawPath(path)
        y = self._body.top() + 8
        if self.words.parts:
            _paint_parts(painter, QPointF(self._body.left() + PAD, y + 14), self.words.parts)
            y += 30
        for row in self._rows:
            place = QRectF(self._body.left() + PAD, y, self._body.width() - 2 * PAD, self._row_height)
            draw_text(painter, place, row, self._letters(), Align.AlignLeft | Align.AlignVCenter)
            y += self._row_height

    def _tail_path(self) -> QPainterPath:
        foot = self._body.top() + 2 if self._tail.y() < self._body.top() else self._body.bottom() - 2
        path = QPainterPath()
        path.addPolygon(QPolygonF([self._tail, QPointF(self._tail.x() - 10, foot), QPointF(self._tail.x() + 10, foot)]))
        path.closeSubpath()
        return path


def _signed(amount: int) -> str:
    return f"+{amount}" if amount >= 0 else f"{MINUS}{-amount}"


def _parts_width(parts: tuple[Part, ...]) -> float:
    return sum(_part_width(part) for part in parts) + 14 * max(0, len(parts) - 1)


def _part_width(part: Part) -> float:
    return text_width(_signed(part.amount), 900, FIGURE) + 3 + ICON + (ICON if part.others else 0)


def _paint_parts(painter: QPainter, left: QPointF, parts: tuple[Part, ...]) -> None:
    x, y = left.x(), left.y()
    for part in parts:
        if part.others:
            paint_icon(painter, QRectF(x, y - ICON / 2 + 2, ICON - 4, ICON - 4), "others")
            x += ICON
        text = _signed(part.amount)
        width = text_width(text, 900, FIGURE)
        colour = FACE.gain if part.amount >= 0 else FACE.loss
        draw_text(painter, QRectF(x, y - 14, width + 1, 28), text, plain(FIGURE, colour, 900))
        paint_icon(painter, QRectF(x + width + 3, y - ICON / 2, ICON, ICON), part.icon)
        x += width + 3 + ICON + 14

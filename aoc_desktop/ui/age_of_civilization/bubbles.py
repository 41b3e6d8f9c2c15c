"""Bubbles: what a move would do, shown where it would happen; and in a few words why something cannot be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from aoc_desktop.models.age_of_civilization.preview import Change, Preview
from aoc_desktop.text.age_of_civilization.speech import load_language
from aoc_desktop.ui.age_of_civilization.face_book import FaceBook
from aoc_desktop.ui.age_of_civilization.tooltips import term_name
from aoc_desktop.ui.art.card_kit import paint_shadow, rounded
from aoc_desktop.ui.art.tokens import signed
from aoc_desktop.ui.icons import paint_icon
from aoc_desktop.ui.lettering import Align, Letters, draw_text, plain, text_width, wrap
from aoc_desktop.ui.theme import FACE, Theme

translate = QCoreApplication.translate
ICONS = {"coins": "coin", "points": "point", "workers": "worker", "military": "military"}
FIGURE, ICON, PAD, TAIL = 21.0, 22.0, 14.0, 9.0
WIDEST = 300.0
LINE = 13.5
SIGN = 15.0
"""The sign of what a line speaks of."""
BESIDE = 8.0
"""Between a bubble and the note beside it."""
WIDTHS = (WIDEST, 1.35 * WIDEST, 1.8 * WIDEST)
"""A note may be wider than a bubble, if that spares what lies around it."""
AWAY, LONG_LINES = 8.0, 40.0
"""How bad it is to be away from the card, and to be wide."""
BLANK = "blank"
"""No sign, but its room: a line that goes on."""


class Part(NamedTuple):
    """A change in a bubble: what, how much, and whose."""

    icon: str
    amount: int
    others: bool = False


class Line(NamedTuple):
    """Words in a bubble; with the sign of what they explain."""

    text: str
    icon: str = ""
    strong: bool = False


class Words(NamedTuple):
    """All that a bubble says."""

    parts: tuple[Part, ...] = ()
    lines: tuple[Line, ...] = ()
    refusal: bool = False

    def __bool__(self) -> bool:
        return bool(self.parts or self.lines)

    @property
    def text(self) -> str:
        """All lines, as they can be read."""
        return "\n".join(line.text for line in self.lines)


def preview_words(preview: Preview, faces: FaceBook, players: Sequence[str], *more: str) -> Words:
    """The whole effect in signs, then each cause with its share, then what comes later; `more`: what else can be."""
    parts = [Part(ICONS[change.what], change.amount) for change in preview.changes if change.amount]
    seen = {(change.what, change.amount) for _, change in preview.others if change.amount}
    parts += [Part(ICONS[what], amount, True) for what, amount in sorted(seen)]
    lines = [Line(causes, ICONS[change.what]) for change in preview.changes if (causes := _causes(change, faces))]
    lines += _others(preview, faces, players)
    for change in preview.at_turn_end:
        lines.append(_later(translate("Table", "{0} at the end of this turn: {1}"), change, faces))
    for change in preview.at_round_end:
        lines.append(_later(translate("Table", "{0} at the end of this round: {1}"), change, faces))
    for change in preview.at_game_end:
        lines.append(_later(translate("Table", "{0} at the end of the game: {1}"), change, faces))
    gained = [faces.name(kind, card, short=False) for kind, card in preview.cards]
    if gained:
        lines.append(Line(load_language(faces.language).labelled(translate("Table", "you gain"), ", ".join(gained))))
    if preview.move[0] == "keep":
        lines.append(Line(translate("Table", "joins your hand")))
    if preview.reveals:
        lines.append(Line(translate("Table", "shows a hidden card: no undo")))
    if not parts and not lines and not more:
        lines.append(Line(translate("Table", "nothing is gained")))
    return Words(tuple(parts), (*lines, *map(Line, more)))


def _causes(change: Change, faces: FaceBook) -> str:
    """ "+2: Culture, +1: Writing": every term with its source, costs too."""
    found: dict[str, int] = {}
    for amount, cause in change.terms:
        name = term_name(cause, faces)
        found[name] = found.get(name, 0) + amount
    labelled = load_language(faces.language).labelled
    return ", ".join(labelled(signed(amount), name) for name, amount in found.items())


def _others(preview: Preview, faces: FaceBook, players: Sequence[str]) -> list[Line]:
    """ "Ada and Marcus +1: Trade": who else gains or loses, and by what."""
    whose: dict[Change, list[str]] = {}
    for seat, change in preview.others:
        whose.setdefault(change, []).append(players[seat])
    join = load_language(faces.language).join
    return [
        Line(f"{join(names)} {causes}", ICONS[change.what])
        for change, names in whose.items()
        if (causes := _causes(change, faces))
    ]


def _later(sentence: str, change: Change, faces: FaceBook) -> Line:
    shares = [(term_name(cause, faces), amount) for amount, cause in change.terms]
    names = ", ".join(name if len(shares) == 1 else f"{name} {signed(amount)}" for name, amount in shares)
    return Line(sentence.format(signed(change.amount), names), ICONS[change.what])


def refusal_words(text: str) -> Words:
    return Words(lines=(Line(text),), refusal=True)


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
        self._rows: list[Line] = []
        self._widest = WIDEST
        self.text_size = 1.0
        """How much larger than usual its words are."""

    def say(self, words: Words, anchor: QRectF, bounds: QRectF, theme: Theme, above: bool = False) -> None:
        """Show it below (or above) a rectangle, inside the table."""
        self.prepareGeometryChange()
        self.words, self.theme = words, theme
        self._rows = [row for line in words.lines for row in self._broken(line)]
        size = self._size()
        below = not above and anchor.bottom() + TAIL + size.height() <= bounds.bottom()
        top = anchor.bottom() + TAIL - 3 if below else anchor.top() - TAIL - size.height() + 3
        left = min(max(anchor.center().x() - size.width() * 0.3, bounds.left() + 4), bounds.right() - size.width() - 4)
        self._body = QRectF(QPointF(left, max(bounds.top() + 2, top)), size)
        tip = min(max(anchor.center().x(), left + 18), self._body.right() - 18)
        self._tail = QPointF(tip, self._body.top() - TAIL if below else self._body.bottom() + TAIL)
        self.setVisible(bool(words))
        self.update()

    def _broken(self, line: Line) -> list[Line]:
        """As many rows as it takes: nothing of a reason may be lost."""
        letters = self._letters(line)
        room = self._widest * self.text_size - 2 * PAD - self._indent(line)
        first, *rest = wrap(line.text, letters.weight, letters.px, room)
        return [line._replace(text=first), *(line._replace(text=row, icon=line.icon and BLANK) for row in rest)]

    def _indent(self, line: Line) -> float:
        return (SIGN + 5) * self.text_size if line.icon else 0.0

    def _letters(self, line: Line) -> Letters:
        refusal = self.words.refusal
        return plain(LINE * self.text_size, FACE.loss if refusal else FACE.ink, 600 if refusal or line.strong else 400)

    def _width(self, row: Line) -> float:
        letters = self._letters(row)
        return text_width(row.text, letters.weight, letters.px) + self._indent(row)

    @property
    def _row_height(self) -> float:
        return 18 * self.text_size

    @property
    def body(self) -> QRectF:
        """Where it lies on the scene, without its tail."""
        return self._body

    def hush(self) -> None:
        self.setVisible(False)
        self.words = Words()

    def _size(self) -> QSizeF:
        width = max([_parts_width(self.words.parts), *map(self._width, self._rows)])
        height = (30 if self.words.parts else 0) + self._row_height * len(self._rows) + 16
        return QSizeF(max(60.0, width + 2 * PAD), height)

    def boundingRect(self) -> QRectF:
        return self._body.adjusted(-14, -TAIL - 14, 14, TAIL + 14)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shadow(painter, self._body, 10, "bubble")
        path = self._outline()
        painter.setBrush(QColor(FACE.paper))
        edge = self._edge()
        painter.setPen(QPen(QColor(edge), 2))
        painter.drawPath(path)
        y = self._body.top() + 8
        if self.words.parts:
            _paint_parts(painter, QPointF(self._body.left() + PAD, y + 14), self.words.parts)
            y += 30
        for row in self._rows:
            place = QRectF(self._body.left() + PAD, y, self._body.width() - 2 * PAD, self._row_height)
            if row.icon not in ("", BLANK):
                side = SIGN * self.text_size
                paint_icon(painter, QRectF(place.left(), place.center().y() - side / 2, side, side), row.icon)
            place.setLeft(place.left() + self._indent(row))
            draw_text(painter, place, row.text, self._letters(row), Align.AlignLeft | Align.AlignVCenter)
            y += self._row_height

    def _edge(self) -> str:
        return FACE.loss if self.words.refusal else self.theme.lit

    def _outline(self) -> QPainterPath:
        return rounded(self._body, 10).united(self._tail_path()).simplified()

    def _tail_path(self) -> QPainterPath:
        foot = self._body.top() + 2 if self._tail.y() < self._body.top() else self._body.bottom() - 2
        path = QPainterPath()
        path.addPolygon(QPolygonF([self._tail, QPointF(self._tail.x() - 10, foot), QPointF(self._tail.x() + 10, foot)]))
        path.closeSubpath()
        return path


Edges = tuple[float, float, float, float]


class Spared(NamedTuple):
    """What a note had better leave free (its edges), and how much that is worth. Asked for often: numbers only."""

    worth: float
    edges: Edges


class CardNote(Bubble):
    """The card in sentences: it covers neither card nor bubble, and as little as may be of what can be used now."""

    def lay(
        self,
        lines: Sequence[str],
        anchor: QRectF,
        bubble: Bubble,
        bounds: QRectF,
        theme: Theme,
        spared: Sequence[Spared],
    ) -> None:
        name, *sentences = lines
        words = Words(lines=(Line(name, strong=True), *map(Line, sentences)))
        taken = (anchor, bubble.body)
        found: list[tuple[float, float, QRectF]] = []
        for widest in WIDTHS:  # the wider, the lower
            self._widest = widest
            self.say(words, anchor, bounds, theme)
            for place in _places(self._body.size(), taken, bounds):
                found.append((_harm(place, taken, spared) + LONG_LINES * widest, widest, place))
        if not found:  # a small table with large words: in the corner away from the card
            left = anchor.center().x() > bounds.center().x()
            corner = bounds.topLeft() if left else bounds.topRight() - QPointF(self._body.width(), 0)
            found.append((0.0, self._widest, QRectF(corner, self._body.size())))
        _, self._widest, place = min(found, key=lambda one: one[0])
        self.say(words, anchor, bounds, theme)
        self.prepareGeometryChange()
        self._body = place

    def _edge(self) -> str:
        return self.theme.line

    def _outline(self) -> QPainterPath:
        return rounded(self._body, 10)


def edges(rect: QRectF) -> Edges:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _places(size: QSizeF, taken: Sequence[QRectF], bounds: QRectF) -> Iterator[QRectF]:
    """Beside, above and below what is taken, flush with it or with the table's edges, and wholly on the table."""
    xs, ys = [bounds.left() + BESIDE], [bounds.top() + BESIDE]
    for rect in taken:
        xs += [rect.left(), rect.right() + BESIDE, rect.left() - BESIDE - size.width(), rect.right() - size.width()]
        ys += [rect.top(), rect.bottom() + BESIDE, rect.top() - BESIDE - size.height(), rect.bottom() - size.height()]
    right, bottom = bounds.right() - size.width() - BESIDE, bounds.bottom() - size.height() - BESIDE
    for x in sorted({min(max(x, bounds.left()), right) for x in xs}):
        for y in sorted({min(max(y, bounds.top()), bottom) for y in ys}):
            place = QRectF(QPointF(x, y), size)
            if not any(place.intersects(rect) for rect in taken):
                yield place


def _harm(place: QRectF, taken: Sequence[QRectF], spared: Sequence[Spared]) -> float:
    """What a note would hide there, in covered area; and a little for every step away from its card."""
    left, top, right, bottom = edges(place)
    harm = AWAY * (abs(place.center().x() - taken[0].center().x()) + abs(place.center().y() - taken[0].center().y()))
    for worth, (x, y, beyond, below) in spared:
        width, height = min(right, beyond) - max(left, x), min(bottom, below) - max(top, y)
        if width > 0 and height > 0:
            harm += worth * width * height
    return harm


def _parts_width(parts: tuple[Part, ...]) -> float:
    return sum(_part_width(part) for part in parts) + 14 * max(0, len(parts) - 1)


def _part_width(part: Part) -> float:
    return text_width(signed(part.amount), 900, FIGURE) + 3 + ICON + (ICON if part.others else 0)


def _paint_parts(painter: QPainter, left: QPointF, parts: tuple[Part, ...]) -> None:
    x, y = left.x(), left.y()
    for part in parts:
        if part.others:
            paint_icon(painter, QRectF(x, y - ICON / 2 + 2, ICON - 4, ICON - 4), "others")
            x += ICON
        text = signed(part.amount)
        width = text_width(text, 900, FIGURE)
        colour = FACE.gain if part.amount >= 0 else FACE.loss
        draw_text(painter, QRectF(x, y - 14, width + 1, 28), text, plain(FIGURE, colour, 900))
        paint_icon(painter, QRectF(x + width + 3, y - ICON / 2, ICON, ICON), part.icon)
        x += width + 3 + ICON + 14

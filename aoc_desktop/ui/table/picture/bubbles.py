"""Bubbles: the effects of a move, shown at its place; or in a few words why a move is not possible."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from aoc_desktop.play.preview import Change, Preview
from aoc_desktop.ui.kit.card_kit import paint_shadow, rounded
from aoc_desktop.ui.kit.icons import paint_icon
from aoc_desktop.ui.kit.lettering import Align, Letters, draw_text, plain, text_width, wrap
from aoc_desktop.ui.kit.overlay_places import Edges, edges, far, free_places, is_free
from aoc_desktop.ui.kit.theme import FACE, Theme
from aoc_desktop.ui.kit.tokens import signed
from aoc_desktop.ui.table.look import AnyLook
from aoc_desktop.ui.table.picture.faces import Faces
from aoc_desktop.ui.table.picture.stage import Draw

translate = QCoreApplication.translate
FIGURE, ICON, PAD, TAIL = 21.0, 22.0, 14.0, 9.0
ARROW, MINUS = "→", "−"
WIDEST = 300.0
LINE = 13.5
SIGN = 15.0
"""The sign of what a line speaks of."""
WIDTHS = (WIDEST, 1.35 * WIDEST, 1.8 * WIDEST)
"""A bubble may be wider where it has no room otherwise, a note if that spares what lies around it."""
CLOSE = 12.0
"""What lies no farther from a thing lies beside it."""
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
    figure: str = ""
    """Stands before the words, under the figures of the other lines."""
    quiet: bool = False
    """A caption or remark above or below the main lines."""
    tone: str = ""
    """Good or bad news: "gain" or "loss"."""


@dataclass(frozen=True)
class Sketch:
    """A picture over the words of a bubble."""

    width: float
    height: float
    look: Hashable
    """What it shows: two that show the same are the same."""
    draw: Draw = field(compare=False)


class Words(NamedTuple):
    """The contents of a bubble."""

    parts: tuple[Part, ...] = ()
    lines: tuple[Line, ...] = ()
    refusal: bool = False
    sketch: Sketch | None = None

    def __bool__(self) -> bool:
        return bool(self.parts or self.lines or self.sketch)

    @property
    def text(self) -> str:
        """All lines, as they can be read."""
        return "\n".join(f"{line.figure} {line.text}".lstrip() for line in self.lines)


def preview_words(preview: Preview, look: AnyLook, faces: Faces, players: Sequence[str], *more: str) -> Words:
    """The whole effect in signs, then each cause with its share, then what comes later; `more`: what else can be. A
    game may have a bubble of its own."""
    foretold = look.foretold(preview, faces)
    if (own := foretold.whole) is not None:
        return own._replace(lines=(*own.lines, *map(Line, more)))
    tells = Causes(look, faces)
    parts = [Part(look.signs[change.what], change.amount) for change in preview.changes if change.amount]
    seen = {(change.what, change.amount) for _, change in preview.others if change.amount}
    parts += [Part(look.signs[what], amount, True) for what, amount in sorted(seen)]
    lines = [Line(causes, look.signs[change.what]) for change in preview.changes if (causes := tells.causes(change))]
    lines += tells.more(preview, players, foretold.lines)
    if foretold.is_gain and not parts and not lines and not more:
        lines.append(Line(translate("Table", "nothing is gained")))
    return Words(tuple(parts), (*lines, *map(Line, more)))


def preview_sentences(
    preview: Preview, look: AnyLook, faces: Faces, players: Sequence[str], said: str = ""
) -> list[str]:
    """The same without signs: "+3 coins (+2: Enslave, +1: Mining)", and what comes later; without what was said before
    together with the one thing that it comes from."""
    foretold = look.foretold(preview, faces)
    if (own := foretold.whole) is not None:
        return [line.text for line in own.lines]

    def named(what: str, amount: int) -> str:
        return faces.words.change(faces.language, what, amount) or signed(amount)

    tells = Causes(look, faces, named)
    changes = [
        (change, f"{named(change.what, change.amount)} ({causes})" if causes else named(change.what, change.amount))
        for change in preview.changes
        if (causes := tells.causes(change)) or change.amount
    ]
    told = [
        text
        for change, text in changes
        if not (is_told(named(change.what, change.amount), said) and tells.is_from(change, said))
    ]
    told += [line.text for line in tells.more(preview, players, foretold.lines)]
    return told or ([translate("Table", "nothing is gained")] if foretold.is_gain and not (changes or said) else [])


def is_told(change: str, said: str) -> bool:
    """Whether a sentence names a change ("+1 point"), or its amount alone ("4 workers"); before an arrow that is a
    price, so it tells of a loss only."""
    before, arrow, _ = said.partition(ARROW)
    amount = re.search(rf"(?<= ){re.escape(change[1:])}\b", before)
    return change in said or (amount is not None and (not arrow or change.startswith(MINUS)))


def _figure(_what: str, amount: int) -> str:
    """A sign beside it says what it is of."""
    return signed(amount)


class Causes(NamedTuple):
    """Changes in words, each with where it comes from."""

    look: AnyLook
    faces: Faces
    figure: Callable[[str, int], str] = _figure
    """An amount of something, where no sign stands beside it."""

    def more(self, preview: Preview, players: Sequence[str], foretold: Sequence[str]) -> list[Line]:
        """What others gain or lose, what comes later, the named things that the player gains, and what the game
        foretells."""
        lines = self.others(preview, players)
        for change in preview.at_turn_end:
            lines.append(self.later(translate("Table", "{0} at the end of this turn: {1}"), change))
        for change in preview.at_round_end:
            lines.append(self.later(translate("Table", "{0} at the end of this round: {1}"), change))
        for change in preview.at_game_end:
            lines.append(self.later(translate("Table", "{0} at the end of the game: {1}"), change))
        gained = [self.faces.name(kind, card, short=False) for kind, card in preview.cards]
        if gained:
            lines.append(Line(self.faces.speech.labelled(translate("Table", "you gain"), ", ".join(gained))))
        lines += map(Line, foretold)
        if preview.reveals:
            lines.append(Line(translate("Table", "shows a hidden card: no undo")))
        return lines

    def causes(self, change: Change) -> str:
        """ "+2: Culture, +1: Writing": every term with its source, costs too."""
        found: dict[str, int] = {}
        for amount, cause in change.terms:
            name = self.faces.term_name(cause) if cause is not None else ""
            found[name] = found.get(name, 0) + amount
        labelled = self.faces.speech.labelled
        if set(found) <= {"", translate("Table", "other")}:  # the sum says it all
            return ""
        return ", ".join(labelled(signed(amount), name) if name else signed(amount) for name, amount in found.items())

    def is_from(self, change: Change, said: str) -> bool:
        """Whether it comes from one thing alone, which the sentence names."""
        names = {self.faces.term_name(cause) for _, cause in change.terms if cause is not None}
        return len(names) <= 1 and all(name.casefold() in said.casefold() for name in names)

    def others(self, preview: Preview, players: Sequence[str]) -> list[Line]:
        """ "Ada and Marcus +1: Trade": who else gains or loses, and by what."""
        whose: dict[Change, list[str]] = {}
        for seat, change in preview.others:
            whose.setdefault(change, []).append(players[seat])
        join = self.faces.speech.join
        return [Line(self._of(join(names), change), self.look.signs[change.what]) for change, names in whose.items()]

    def _of(self, names: str, change: Change) -> str:
        """Beside a sign the colon stands before the cause, in a sentence after the names."""
        share = self._share(change)
        return f"{names} {share}" if self.figure is _figure else self.faces.speech.labelled(names, share)

    def _share(self, change: Change) -> str:
        """The causes say how much it is; what of is said by a sign, or before them."""
        causes, amount = self.causes(change), self.figure(change.what, change.amount)
        return causes or amount if self.figure is _figure else f"{amount} ({causes})" if causes else amount

    def later(self, sentence: str, change: Change) -> Line:
        shares = [(self.faces.term_name(cause), amount) for amount, cause in change.terms]
        names = ", ".join(name if len(shares) == 1 else f"{name} {signed(amount)}" for name, amount in shares)
        told = sentence.format(self.figure(change.what, change.amount), names)
        return Line(told, self.look.signs[change.what])


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
        self._tail: QPointF | None = None
        self._leader: QPointF | None = None
        """What a line leads to from a bubble that lies apart."""
        self._rows: list[Line] = []
        self._widest = WIDEST
        self.text_size = 1.0
        """How much larger than usual its words are."""

    def say(
        self,
        words: Words,
        anchor: QRectF,
        bounds: QRectF,
        theme: Theme,
        above: bool = False,
        taken: Sequence[QRectF] = (),
        spared: Sequence[QRectF] = (),
    ) -> None:
        """Show it below (or above) a rectangle, inside the table; away from it, and without a tail, where something
        else lies there, or something that had better be spared: then a line leads to it. Without any room it is not
        seen: the line above the table says the same in a sentence."""
        self.prepareGeometryChange()
        self.words, self.theme = words, theme
        place = self._place(anchor, bounds, above, (*taken, *spared)) if spared else None
        self._leader = anchor.center() if place is not None and self._tail is None else None
        place = place or self._place(anchor, bounds, above, taken)
        self.setVisible(bool(words) and place is not None)
        self._body = place or QRectF()
        self.update()

    def _place(self, anchor: QRectF, bounds: QRectF, above: bool, taken: Sequence[QRectF]) -> QRectF | None:
        for widest in WIDTHS:  # the wider, the lower
            size = self._measured(widest)
            below = not above and anchor.bottom() + TAIL + size.height() <= bounds.bottom()
            usual = _beside(anchor, size, bounds, below)
            tip = min(max(anchor.center().x(), usual.left() + 18), usual.right() - 18)
            self._tail = QPointF(tip, usual.top() - TAIL if below else usual.bottom() + TAIL)
            if is_free(usual, taken):
                return usual
            self._tail = None
            found = free_places(size, (anchor, *taken), bounds)
            if (place := min(found, key=lambda place: far(place, anchor), default=None)) is not None:
                return place
        return None

    def _measured(self, widest: float) -> QSizeF:
        """The words broken into rows, and what they take."""
        self._widest = widest
        self._rows = [row for line in self.words.lines for row in self._broken(line)]
        return self._size()

    def _broken(self, line: Line) -> list[Line]:
        """As many rows as it takes: nothing of a reason may be lost."""
        letters = self._letters(line)
        room = self._widest * self.text_size - 2 * PAD - self._indent(line)
        first, *rest = wrap(line.text, letters.weight, letters.px, room)
        more = line._replace(icon=line.icon and BLANK, figure="")
        return [line._replace(text=first), *(more._replace(text=row) for row in rest)]

    def _indent(self, line: Line) -> float:
        figures = self._figures_width()
        return (SIGN + 5) * self.text_size if line.icon else figures + PAD / 2 if figures else 0.0

    def _figures_width(self) -> float:
        """Of the widest figure before a line."""
        sizes = [(line.figure, self._letters(line)) for line in self.words.lines if line.figure]
        return max((text_width(text, letters.weight, letters.px) for text, letters in sizes), default=0.0)

    def _letters(self, line: Line) -> Letters:
        refusal = self.words.refusal
        toned = {"gain": FACE.gain, "loss": FACE.loss}.get(line.tone, FACE.ink)
        ink = FACE.loss if refusal else FACE.soft_ink if line.quiet else toned
        return plain(LINE * self.text_size, ink, 600 if refusal or line.strong else 400)

    def _width(self, row: Line) -> float:
        letters = self._letters(row)
        return text_width(row.text, letters.weight, letters.px) + self._indent(row)

    @property
    def _row_height(self) -> float:
        return 18 * self.text_size

    def _gap_above(self, row: Line) -> float:
        """The gap before a caption or remark."""
        return 5 * self.text_size if row.quiet and row.icon != BLANK else 0.0

    @property
    def body(self) -> QRectF:
        """Where it lies on the scene, without its tail."""
        return self._body

    def hush(self) -> None:
        self.setVisible(False)
        self.words = Words()

    def _size(self) -> QSizeF:
        sketch = self.words.sketch
        width = max([_parts_width(self.words.parts), sketch.width if sketch else 0, *map(self._width, self._rows)])
        rows = self._row_height * len(self._rows) + sum(map(self._gap_above, self._rows))
        height = (30 if self.words.parts else 0) + (sketch.height if sketch else 0) + rows + 16
        return QSizeF(max(60.0, width + 2 * PAD), height)

    def boundingRect(self) -> QRectF:
        whole = self._body.adjusted(-14, -TAIL - 14, 14, TAIL + 14)
        return whole if self._leader is None else whole.united(QRectF(self._leader, QSizeF(6, 6)))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._leader is not None:
            self._paint_leader(painter, self._leader)
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
        if (sketch := self.words.sketch) is not None:
            sketch.draw(painter, QRectF(self._body.left() + PAD, y, self._body.width() - 2 * PAD, sketch.height))
            y += sketch.height
        for row in self._rows:
            y += self._gap_above(row)
            place = QRectF(self._body.left() + PAD, y, self._body.width() - 2 * PAD, self._row_height)
            if row.icon not in ("", BLANK):
                side = SIGN * self.text_size
                paint_icon(painter, QRectF(place.left(), place.center().y() - side / 2, side, side), row.icon)
            if row.figure:
                figures = QRectF(place.left(), place.top(), self._figures_width() + 0.5, place.height())
                draw_text(painter, figures, row.figure, self._letters(row), Align.AlignRight | Align.AlignVCenter)
            place.setLeft(place.left() + self._indent(row))
            draw_text(painter, place, row.text, self._letters(row), Align.AlignLeft | Align.AlignVCenter)
            y += self._row_height

    def _paint_leader(self, painter: QPainter, to: QPointF) -> None:
        """From the nearest point of the bubble to what it speaks of."""
        body = self._body
        start = QPointF(min(max(to.x(), body.left()), body.right()), min(max(to.y(), body.top()), body.bottom()))
        painter.setPen(QPen(QColor(self._edge()), 2, Qt.PenStyle.DotLine))
        painter.drawLine(start, to)

    def _edge(self) -> str:
        return FACE.loss if self.words.refusal else self.theme.lit

    def _outline(self) -> QPainterPath:
        body = rounded(self._body, 10)
        return body.united(self._tail_path(self._tail)).simplified() if self._tail is not None else body

    def _tail_path(self, tip: QPointF) -> QPainterPath:
        foot = self._body.top() + 2 if tip.y() < self._body.top() else self._body.bottom() - 2
        path = QPainterPath()
        path.addPolygon(QPolygonF([tip, QPointF(tip.x() - 10, foot), QPointF(tip.x() + 10, foot)]))
        path.closeSubpath()
        return path


class Spared(NamedTuple):
    """What a note had better leave free (its edges), and how much that is worth. Asked for often: numbers only."""

    worth: float
    edges: Edges


class CardNote(Bubble):
    """A card in sentences, or a number as a sum: it covers neither that nor anything else that lies over the table, and
    as little as may be of what can be used now."""

    def lay(
        self,
        words: Words,
        taken: Sequence[QRectF],
        bounds: QRectF,
        theme: Theme,
        spared: Sequence[Spared],
        own: int = 1,
    ) -> None:
        """Lay the note beside the first of the taken rectangles, or at least beside its bubble; where there is no room,
        near it."""
        self.prepareGeometryChange()
        self.words, self.theme = words, theme
        found: list[tuple[bool, float, float, QRectF]] = []
        for widest in WIDTHS:
            for place in free_places(self._measured(widest), taken, bounds):
                away = not any(_touch(place, thing) for thing in taken[:own])
                found.append((away, _harm(place, taken[0], spared) + LONG_LINES * widest, widest, place))
        self.setVisible(bool(found))
        if found:
            _, _, widest, self._body = min(found, key=lambda one: one[:2])
            self._measured(widest)
        self.update()

    def _edge(self) -> str:
        return self.theme.line


def _touch(place: QRectF, thing: QRectF) -> bool:
    """Whether a note there would lie beside it."""
    return place.adjusted(-CLOSE, -CLOSE, CLOSE, CLOSE).intersects(thing)


def _beside(anchor: QRectF, size: QSizeF, bounds: QRectF, below: bool) -> QRectF:
    """Where a bubble usually lies: below or above, most of it to the right."""
    top = anchor.bottom() + TAIL - 3 if below else anchor.top() - TAIL - size.height() + 3
    left = min(max(anchor.center().x() - size.width() * 0.3, bounds.left() + 4), bounds.right() - size.width() - 4)
    return QRectF(QPointF(left, max(bounds.top() + 2, top)), size)


def _harm(place: QRectF, card: QRectF, spared: Sequence[Spared]) -> float:
    """What a note would hide there, in covered area; and a little for every step away from its card."""
    left, top, right, bottom = edges(place)
    harm = AWAY * far(place, card)
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

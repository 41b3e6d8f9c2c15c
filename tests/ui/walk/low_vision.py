"""What a user with low vision can read: each painted text against the very pixels that it is painted on."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import product
from types import FrameType
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit import card_kit, lettering
from aoc_desktop.ui.kit.high_contrast import PALE, line_px, on_black
from aoc_desktop.ui.kit.theme import CONTRAST
from aoc_desktop.ui.kit.widgets import Screen
from aoc_desktop.ui.table.page.hint_panel import HintPanel
from aoc_desktop.ui.table.page.overlay import Overlay
from aoc_desktop.ui.table.picture.stage import Piece, edge_pixels
from aoc_desktop.ui.table.picture.view import TableView
from tests.ui.contrast import contrast
from tests.ui.walk.ears import is_tab_stop
from tests.ui.walk.eyes import name_of
from tests.ui.walk.screens import State
from tests.ui.walk.window import settled

HIGH = 7.0
"""What text must have."""
SEEN = 3.0
"""What an outline must have, and what the keyboard changes."""
MARKED = 50
WIDE = 2.0
"""No line is thinner."""
SAMPLES = 7, 3
"""How many pixels of a line of text are looked at, along it and across."""
HALF = 127
STRAY = 0.15
"""The share of them that a rule or a frieze may take."""


class Written(NamedTuple):
    """A line of text, its colour, and what it stands on."""

    text: str
    ink: str
    grounds: Counter[str]

    @property
    def poor(self) -> str:
        """The fault of its contrast."""
        bad = {ground: count for ground, count in self.grounds.items() if contrast(self.ink, ground) < HIGH}
        if sum(bad.values()) <= STRAY * self.grounds.total():
            return ""
        worst = max(bad, key=bad.__getitem__)
        return f"{self.text!r}: {self.ink} on {worst} has {contrast(self.ink, worst):.1f}"


class Line(NamedTuple):
    """An outline, and what lies inside and outside of it."""

    colour: str
    width: float
    inside: str
    outside: str

    @property
    def poor(self) -> str:
        best = max(contrast(self.colour, self.inside), contrast(self.colour, self.outside))
        if best < SEEN:
            return f"a line in {self.colour} between {self.inside} and {self.outside} has {best:.1f}"
        return f"a line is {self.width:.1f} px wide" if self.width < WIDE else ""


class Sheer(NamedTuple):
    """A colour that lets through what lies below, a gradient, or something pale."""

    what: str
    strength: float
    where: str

    @property
    def poor(self) -> str:
        least = PALE if self.what == "opacity" else 1.0
        return "" if self.strength >= least else f"{self.what} of {self.strength:.2f} in {self.where}"


Seen = Written | Line | Sheer


class Closely:
    """Reads along while a window is painted; `table`: what shows through where nothing was painted."""

    def __init__(self, window: QWidget, table: str) -> None:
        self._window, self._table = window, table
        self._sheet = QImage()
        self._laid: list[tuple[Piece, QTransform]] = []
        self._found: list[Seen] = []
        self._draw_line, self._outline, self._paint = lettering.draw_line, card_kit.outline, Piece.paint

    def paint(self) -> list[Seen]:
        """Everything that is written or outlined, and what shines through."""
        self._found.clear()
        for top in (self._window, *_dialogs(self._window)):
            self._sheet = QImage(top.size(), QImage.Format.Format_ARGB32_Premultiplied)
            self._sheet.fill(QColor(self._table))
            top.render(self._sheet, QPoint())
            self._found.extend(_labels(top, self._sheet))
        return self._found

    @contextmanager
    def reading(self) -> Iterator[None]:
        with _instead("draw_line", self._draw_line, self.draw_line), _instead("outline", self._outline, self.outline):
            own = self

            def paint(piece: Piece, painter: QPainter, *more: Any) -> None:
                """Its picture is drawn now: what lies under it is on the sheet already."""
                own._laid.append((piece, painter.deviceTransform()))
                own._paint(piece, painter, *more)
                own._laid.pop()

            Piece.paint = paint  # type: ignore[method-assign, assignment]
            try:
                with _watched(self._found):
                    yield
            finally:
                Piece.paint = self._paint  # type: ignore[method-assign]

    # ------------------------------------------------------------------ instead of the program's own

    def draw_line(self, painter: QPainter, baseline: QPointF, text: str, letters: lettering.Letters, px: float) -> None:
        if text.strip():
            width = lettering.text_width(text, letters.weight, px)
            grounds = self._colours(painter, QRectF(baseline.x(), baseline.y() - px * 0.62, width, px * 0.56))
            if grounds:
                self._found.append(Written(text, _seen_ink(letters.colour, painter), grounds))
        self._draw_line(painter, baseline, text, letters, px)

    def outline(
        self, painter: QPainter, rect: QRectF, radius: float, colour: str, width: float, dashed: bool = False
    ) -> None:
        drawn = line_px(width)
        sides = [
            self._colours(painter, QRectF(rect.center().x() - 2, rect.top() + shift, 4, 1)) for shift in (drawn + 1, -2)
        ]
        if all(sides):
            inside, outside = (side.most_common(1)[0][0] for side in sides)
            self._found.append(Line(_seen_ink(on_black(colour), painter), drawn, inside, outside))
        self._outline(painter, rect, radius, colour, width, dashed)

    # ------------------------------------------------------------------ what lies there already

    def _colours(self, painter: QPainter, place: QRectF) -> Counter[str]:
        found: Counter[str] = Counter()
        under, below = self._under(painter, place), self._below_piece(painter, place)
        across, down = SAMPLES
        for x, y in product(range(across), range(down)) if under is not None else ():
            right, low = (x + 0.5) / across, (y + 0.5) / down
            pixel = _at(under, right, low)
            if pixel.alpha() > HALF:
                found[pixel.name()] += 1
            else:
                found[self._table if below is None else _at(below, right, low).name()] += 1
        return found

    def _under(self, painter: QPainter, place: QRectF) -> QImage | None:
        device, there = painter.device(), painter.deviceTransform().mapRect(place)
        if isinstance(device, QPixmap):
            return _part(device.toImage(), there)
        if isinstance(device, QImage):
            return _part(device, there)
        seen = QRectF(0, 0, device.width(), device.height())  # of a list that is scrolled, rows reach beyond it
        return _part(self._sheet, there) if seen.contains(painter.worldTransform().mapRect(place)) else None

    def _below_piece(self, painter: QPainter, place: QRectF) -> QImage | None:
        """The ground below a translucent piece: what shows through its picture. A stamped part of a piece has a picture
        too: it lies on the piece, not on the table."""
        device = painter.device()
        if not self._laid or not isinstance(device, QPixmap):
            return None
        piece, placed = self._laid[-1]
        ratio, edge = piece.stage.ratio, edge_pixels(piece.margin, piece.stage.ratio)
        if device.width() != max(1, round(piece.size.width() * ratio) + 2 * edge):
            return None
        there = painter.worldTransform().mapRect(place).translated(-edge / ratio, -edge / ratio)
        return _part(self._sheet, placed.mapRect(there))


@contextmanager
def _watched(found: list[Seen]) -> Iterator[None]:
    """Every brush, pen and opacity that the program's own painting sets."""
    patch = pytest.MonkeyPatch()

    def watch(name: str, which: int, strength: Callable[[Any], float]) -> None:
        own = getattr(QPainter, name)

        def noting(painter: QPainter, *given: Any) -> Any:
            if (share := strength(given[which])) < 1.0:
                found.append(Sheer("opacity" if name == "setOpacity" else name, share, _painting()))
            return own(painter, *given)

        patch.setattr(QPainter, name, noting)

    for name, which in (("setBrush", 0), ("setPen", 0), ("fillRect", -1), ("fillPath", -1), ("strokePath", -1)):
        watch(name, which, _strength)
    watch("setOpacity", 0, lambda share: float(share) or 1.0)
    try:
        yield
    finally:
        patch.undo()


def _strength(colour: Any) -> float:
    """How much it covers; a gradient counts as nothing, and nothing as everything."""
    brush = colour.brush() if isinstance(colour, QPen) else colour
    if isinstance(brush, QBrush):
        if brush.gradient() is not None:
            return 0.0
        brush = brush.color() if brush.style() != Qt.BrushStyle.NoBrush else None
    return brush.alphaF() or 1.0 if isinstance(brush, QColor) else 1.0


def _painting() -> str:
    """Which function of the program paints."""
    frame: FrameType | None = sys._getframe()
    while frame is not None and not frame.f_globals["__name__"].startswith("aoc_desktop."):
        frame = frame.f_back
    return f"{frame.f_globals['__name__']}.{frame.f_code.co_name}" if frame is not None else "Qt"


@contextmanager
def _instead(name: str, original: object, other: object) -> Iterator[None]:
    """In all modules that have a helper by its name; also in those that are loaded meanwhile."""

    def put(old: object, new: object) -> None:
        for module in list(sys.modules.values()):
            if module.__name__.startswith("aoc_desktop.ui") and vars(module).get(name) == old:
                vars(module)[name] = new

    put(original, other)
    try:
        yield
    finally:
        put(other, original)


def _dialogs(window: QWidget) -> list[QWidget]:
    return [made for made in window.findChildren(QWidget) if made.isWindow() and made.isVisible()]


def _part(paper: QImage, place: QRectF) -> QImage | None:
    area = place.toAlignedRect() & paper.rect()
    return None if area.isEmpty() else paper.copy(area)


def _seen_ink(colour: str, painter: QPainter) -> str:
    """Letters on something pale are paler themselves."""
    ink, share = QColor(colour), painter.opacity()
    return QColor.fromRgbF(ink.redF() * share, ink.greenF() * share, ink.blueF() * share).name()


def _at(image: QImage, right: float, down: float) -> QColor:
    return image.pixelColor(int(right * image.width()), int(down * image.height()))


def _labels(top: QWidget, image: QImage) -> Iterator[Written]:
    """What Qt writes: its ground is the colour that fills it, its ink the one that differs most."""
    for widget in top.findChildren(QWidget):
        if widget.window() is not top or not widget.isVisible() or not _written_by_qt(widget):
            continue
        uppermost = top.childAt(widget.mapTo(top, widget.rect().center()))
        if uppermost is None or not (uppermost is widget or widget.isAncestorOf(uppermost)):
            continue  # something lies over it
        place = QRect(widget.mapTo(top, QPoint()), widget.size()) & image.rect()
        if place.width() < 4 or place.height() < 8:
            continue
        part = image.copy(place)
        colours = Counter(
            part.pixelColor(x, y).name() for x in range(2, part.width() - 2) for y in range(2, part.height() - 2, 2)
        )
        if len(colours) < 2:
            continue
        ground = colours.most_common(1)[0][0]
        ink = max(colours, key=lambda colour: contrast(colour, ground))
        yield Written(f"{name_of(widget)} {widget.text()}", ink, Counter([ground]))  # type: ignore[attr-defined]


def _written_by_qt(widget: QWidget) -> bool:
    if isinstance(widget, QLabel):
        return bool(widget.text()) and widget.pixmap().isNull()
    return isinstance(widget, QAbstractButton) and bool(widget.text())


def too_faint(found: Iterable[Seen]) -> list[str]:
    return sorted({each.poor for each in found} - {""})


def unseen_in_high_contrast(window: MainWindow, states: Iterable[State]) -> list[str]:
    """All that has too little contrast on the way, in the theme that promises it."""
    window.preferences["theme"] = "contrast"
    window.setUpdatesEnabled(False)  # earlier painting is kept as a picture, and its words are not seen
    found, looked_at = [], set[str]()
    closely = Closely(window, CONTRAST.table_edge)
    with closely.reading():
        for state in states:
            settled()
            window.setUpdatesEnabled(True)
            problems = [*too_faint(closely.paint()), *unseen_focus(window, looked_at)]
            window.setUpdatesEnabled(False)
            found += [f"{state.name}: {problem}" for problem in problems]
    return found


# ------------------------------------------------------------------ where the keyboard is


def unseen_focus(window: QWidget, looked_at: set[str]) -> Iterator[str]:
    """Controls that look the same with the keyboard and without; `looked_at`: others of their name were."""
    for top in (*_dialogs(window), window)[:1]:
        before = QApplication.focusWidget()
        for widget in _stops(top):
            if name_of(widget) not in looked_at:
                looked_at.add(name_of(widget))
                if _takes_focus(widget) and not _shows_focus(widget):
                    yield f"{name_of(widget)} does not show that it has the keyboard"
        if before is not None:
            before.setFocus()


def _stops(top: QWidget) -> Iterator[QWidget]:
    """What the Tab key stops at, but what only holds other things."""
    for widget in top.findChildren(QWidget):
        shown = widget.window() is top and widget.isVisible() and widget.isEnabled()
        if is_tab_stop(widget) and shown and not isinstance(widget, (Overlay, Screen, HintPanel, TableView)):
            yield widget


def _takes_focus(widget: QWidget) -> bool:
    if (focused := QApplication.focusWidget()) is not None:
        focused.clearFocus()
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    return widget.hasFocus()


def _shows_focus(widget: QWidget) -> bool:
    """At least so many pixels change, and by 3:1."""
    focused = widget.grab().toImage()
    widget.clearFocus()
    plain, changed = widget.grab().toImage(), 0
    for x in range(plain.width()):
        for y in range(0, plain.height(), 2):
            one, other = plain.pixel(x, y), focused.pixel(x, y)
            if one != other and contrast(QColor(one).name(), QColor(other).name()) >= SEEN:
                changed += 1
                if changed >= MARKED:
                    return True
    return False

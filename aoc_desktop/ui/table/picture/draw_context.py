"""The context for drawing every part of the table: stage, models, theme, faces, and the lit and held places."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from aoc_desktop.play.places import Place
from aoc_desktop.play.preview import Preview
from aoc_desktop.ui.kit.card_kit import fill, outline, paint_empty_place, paint_shadow, rounded
from aoc_desktop.ui.kit.high_contrast import downwards, radial
from aoc_desktop.ui.kit.lettering import Align, draw_text, grown_size, plain, text_width
from aoc_desktop.ui.kit.theme import Radius, Seat, Theme, Type
from aoc_desktop.ui.table.picture.stage import Draw, Stage

LEFT = Align.AlignLeft | Align.AlignVCenter
SHADE = 12.0
"""How far a card's shadow reaches."""


@dataclass
class Lights:
    """What shines now, and why."""

    lit: frozenset[Place] = frozenset()
    """Places where the held thing can be put, or that answer a question."""
    target: Place | None = None
    """The legal target under the pointer."""
    held: Place | None = None
    asked: Place | None = None
    """What a move is about whose next word is asked for: it is spoken for."""
    meant: Preview | None = None
    """The preview of that move, or the common part of its answers' previews."""
    ready: frozenset[Place] = frozenset()
    """What may be taken up now."""
    busy: bool = False
    """A thing is held or a question asked: only its own targets shine."""
    setting: str = ""
    """The word of the move that is set in the hand."""
    about: Place | None = None
    """The place under the pointer, usable or not."""


@dataclass
class DrawContext:
    """Handed to every part that puts pieces on the stage."""

    stage: Stage
    models: Any
    """The game's Rows."""
    theme: Theme
    faces: Any
    """What the game's Look made of them."""
    lights: Lights = field(default_factory=Lights)
    preview: Preview | None = None
    interactive: bool = True

    def seat(self, number: int) -> Seat:
        return self.theme.seats[number]

    def stamp(self, painter: QPainter, rect: QRectF, look: Hashable, draw: Draw, margin: float = SHADE) -> None:
        """Draw the face of a card from a cached picture without marks and lights."""
        self.stage.pictures.stamp(painter, rect, look, self.stage.ratio, draw, margin)

    def caption(self, key: str, rect: QRectF, title: str, note: str = "") -> None:
        """The line above a part of the table: what it is, and how it stands."""
        theme = self.theme

        def draw(painter: QPainter, place: QRectF) -> None:
            wide = place.width()
            # Both in one size, whatever the user's: the largest in which they fit side by side.
            px = min(grown_size(Type.CAPTION), place.height() * 0.92)
            least = max(Type.FLOOR, px * 0.75)  # rather no note than a title much smaller than the others
            shown = note if text_width(title, 600, least) + 7 + text_width(note, 400, least) <= wide else ""
            natural = text_width(title, 600, px) + (7 + text_width(shown, 400, px) if shown else 0)
            px = max(Type.FLOOR, px * min(1.0, wide / natural))
            left = QRectF(place.topLeft(), QSizeF(min(wide, text_width(title, 600, px) + 0.5), place.height()))
            draw_text(painter, left, title, plain(px, theme.text, 600), LEFT)
            if shown:
                rest = QRectF(left.right() + 6.5, place.top(), text_width(shown, 400, px) + 0.5, place.height())
                draw_text(painter, rest, shown, plain(px, theme.soft_text), LEFT)

        self.stage.put(f"caption:{key}", rect, (title, note), draw, z=6, margin=2)

    def empty_place(self, key: str, rect: QRectF, text: str) -> None:
        """Where a card may come to lie, or has lain."""
        draw = partial(paint_empty_place, caption=text, theme=self.theme)
        self.stage.put(key, rect, text, draw, z=4, margin=1)


# ------------------------------------------------------------------ grounds
def paint_table(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The quiet table: lighter in the middle, with faint lines as of an old map."""
    reach = max(rect.width(), rect.height()) * 0.68
    painter.fillRect(rect, radial(rect.center(), reach, ((0, theme.table_centre), (1, theme.table_edge))))
    if theme.bold:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    line = QColor(theme.line)
    line.setAlphaF(0.16 if theme.on_dark else 0.22)
    painter.setPen(QPen(line, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number in range(5):
        reach = rect.width() * (0.16 + 0.055 * number)
        painter.drawEllipse(QPointF(rect.width() * 0.36, rect.height() * 0.36), reach, reach * 0.92)
        painter.drawEllipse(QPointF(rect.width() * 0.86, rect.height() * 0.62), reach * 0.7, reach * 0.62)
    painter.restore()


def paint_trough(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Sunk into the table: a shadow along its upper edge."""
    path = rounded(rect, Radius.PANEL)
    fill(painter, path, theme.trough)
    if theme.bold:
        outline(painter, rect, Radius.PANEL, theme.line, theme.line_px)
        return
    edge, dark = QRectF(rect.topLeft(), QSizeF(rect.width(), 6)), QColor(0, 0, 0, 70 if theme.on_dark else 34)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(path)
    painter.fillRect(edge, downwards(edge, dark, QColor(0, 0, 0, 0)))
    painter.restore()


def paint_panel(painter: QPainter, rect: QRectF, theme: Theme, accent: str = "") -> None:
    """A panel; with an accent, the line of a seat along its upper edge."""
    fill(painter, rounded(rect, Radius.PANEL), theme.panel)
    outline(painter, rect, Radius.PANEL, theme.line, theme.line_px)
    if accent:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        clip = QPainterPath()
        clip.addRect(QRectF(rect.left() - 1, rect.top() - 1, rect.width() + 2, Radius.PANEL))
        painter.setClipPath(clip)
        outline(painter, rect, Radius.PANEL, accent, 3)
        painter.restore()


def paint_box(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A raised field on a panel."""
    fill(painter, rounded(rect, 9), theme.raised)
    outline(painter, rect, 9, theme.line, theme.line_px)


def paint_card_ground(painter: QPainter, rect: QRectF, radius: float, raised: bool = False) -> None:
    paint_shadow(painter, rect, radius, "raised" if raised else "card")


def paint_light(painter: QPainter, rect: QRectF, radius: float, theme: Theme, strong: bool = False) -> None:
    """The outline of what can be used; wider under the pointer."""
    width = 4.0 if strong else 2.5
    outline(painter, rect.adjusted(-width, -width, width, width), radius + width, theme.lit, width)

"""Boxes on the shelf: each game's front with spine, lid and a brass plate; a button that opens the game's page."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from aoc_desktop.play.call_later import later
from aoc_desktop.ui.frame.keys import MOVING
from aoc_desktop.ui.frame.look import Look
from aoc_desktop.ui.kit.high_contrast import downwards, linear, opaque, sheer
from aoc_desktop.ui.kit.icons import mix, paint_icon
from aoc_desktop.ui.kit.lettering import Align, draw_text, plain, text_width
from aoc_desktop.ui.kit.picture_cache import KeptFaces
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import Theme

translate = QCoreApplication.translate
FRONT = (240.0, 312.0)
SPINE, LID, FOOT = 14.0, 7.0, 30.0
LIFT = 6.0
"""How far a box is lifted that is pointed at or has the keyboard."""
HALO = 10.0
"""Room around the box for the light of the focus and its shadow."""
SHEEN = 0.14
SMALLEST = 11.0
"""Pixels of the words at its foot, however small the box."""
BRASS = ("#F0D48A", "#C79A45", "#3A2600")


def facts(look: Look) -> tuple[str, str]:
    """How many play and how long, in few signs."""
    least, most = look.players
    people = str(least) if least == most else f"{least}–{most}"
    shortest, longest = look.minutes
    if shortest < longest:
        return people, translate("Shelf", "{0}–{1} hours").format(shortest // 60, longest // 60)
    if longest < 120:
        return people, translate("Shelf", "{0} min").format(longest)
    return people, translate("Shelf", "{0} hours").format(longest // 60)


def spoken_facts(look: Look) -> str:
    """The same in words, for assistive technology."""
    least, most = look.players
    if least == most:
        people = translate("Shelf", "{0} players").format(most)
    else:
        people = translate("Shelf", "{0} to {1} players").format(least, most)
    shortest, longest = look.minutes
    if shortest < longest:
        return f"{people}, " + translate("Shelf", "{0} to {1} hours").format(shortest // 60, longest // 60)
    if longest < 120:
        return f"{people}, " + translate("Shelf", "{0} minutes").format(longest)
    return f"{people}, " + translate("Shelf", "{0} hours").format(longest // 60)


def paint_box(painter: QPainter, rect: QRectF, look: Look, theme: Theme, whole: bool = True) -> None:
    """A standing box: its front, the spine at its left, the lid's edge above, a band with the facts at its foot. Not
    whole: without what takes time to be painted."""
    scale = rect.width() / (FRONT[0] + SPINE)
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    height = rect.height() / scale
    _paint_sides(painter, height, look)
    front = QRectF(SPINE, LID, FRONT[0], height - LID)
    painter.save()
    painter.setClipRect(front)
    box = look.box
    (box.front if whole or box.quick is None else box.quick)(painter, front, theme)
    _paint_foot(painter, front, look, scale)
    _paint_sheen(painter, front)
    painter.restore()
    painter.restore()


def _paint_sides(painter: QPainter, height: float, look: Look) -> None:
    width = FRONT[0] + SPINE
    spine = QPainterPath(QPointF(0, LID * 0.3))
    for corner in ((SPINE, LID), (SPINE, height), (0, height - LID)):
        spine.lineTo(*corner)
    spine.closeSubpath()
    shades = ((0, mix(look.box.lid, "#05080A", 0.25)), (1, mix(look.box.lid, "#05080A", 0.55)))
    painter.fillPath(spine, linear(QPointF(0, 0), QPointF(SPINE, 0), shades))
    lid = QPainterPath(QPointF(0, LID * 0.3))
    for corner in ((width - SPINE * 1.6, 0), (width, LID), (SPINE, LID)):
        lid.lineTo(*corner)
    lid.closeSubpath()
    painter.fillPath(lid, QColor(mix(look.box.lid, "#FFF6E4", 0.16)))


def _paint_foot(painter: QPainter, front: QRectF, look: Look, scale: float) -> None:
    band = QRectF(front.left(), front.bottom() - FOOT, front.width(), FOOT)
    painter.fillRect(band, QColor(look.box.foot))
    people, time = facts(look)
    size, side, gap = max(12.5, SMALLEST / scale), max(15.0, 13 / scale), 6.0
    parts = (("others", people), ("clock", time))
    widths = [side + gap + text_width(words, 700, size) for _, words in parts]
    x = band.center().x() - (sum(widths) + 16) / 2
    for (icon, words), width in zip(parts, widths, strict=True):
        paint_icon(painter, QRectF(x, band.center().y() - side / 2, side, side), icon, "#FFF6E4", True)
        place = QRectF(x + side + gap, band.top(), width, band.height())
        draw_text(painter, place, words, plain(size, "#FFF6E4", 700), Align.AlignLeft | Align.AlignVCenter)
        x += width + 16


def _paint_sheen(painter: QPainter, front: QRectF) -> None:
    sheen = QPainterPath(front.topLeft())
    sheen.lineTo(front.left() + front.width() * 0.55, front.top())
    sheen.lineTo(front.left(), front.top() + front.height() * 0.62)
    sheen.closeSubpath()
    foot = QPointF(front.left() + front.width() * 0.4, front.top() + 140)
    gleam = ((0, sheer("#FFF6E4", SHEEN)), (1, sheer("#FFF6E4", 0)))
    painter.fillPath(sheen, linear(front.topLeft(), foot, gleam))


class BoxButton(QAbstractButton):
    """A box with its plate. Enter, Space or a click opens the game's page."""

    new_game_wanted = Signal()

    def __init__(self, look: Look, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self.look, self._preferences = look, preferences
        self.plate = ""
        self.box_width = FRONT[0] - 8
        self.with_plate = True
        self._faces = KeptFaces(most=2)
        self._whole = look.box.quick is None
        self.setObjectName(f"box_{look.id}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def say(self, plate: str, number: int, count: int) -> None:
        """What the plate says, and the box in one sentence for assistive technology."""
        self.plate = plate
        self.setToolTip("" if self.with_plate else plate)
        told = (self.look.title, spoken_facts(self.look), *([plate] if plate else []))
        self.setAccessibleName(", ".join(told))
        place = translate("Shelf", "{0} of {1}.").format(number, count)
        self.setAccessibleDescription(f"{place} " + translate("Shelf", "Enter opens."))
        self.update()

    def place(self, left: float, foot: float, width: float, scale: float, plate: bool) -> None:
        """Where the box stands: its left side, the plank's upper edge, its width, and the scale of the plate."""
        self.box_width, self.with_plate = width, plate
        height = width * 302 / 232
        halo = HALO * scale
        below = (38 if plate else 8) * scale
        self.setGeometry(
            round(left - halo),
            round(foot - height - halo - LIFT * scale),
            round(width + 2 * halo),
            round(height + halo + LIFT * scale + below),
        )
        self._scale = scale
        self._faces.clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_N and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.new_game_wanted.emit()
        elif event.key() in MOVING:
            event.ignore()  # the shelf says where arrows lead
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lifted = self.hasFocus() or self.underMouse()
        scale, width, height = self._scale, self.box_width, self.box_width * 302 / 232
        halo = HALO * scale
        top = halo + (0 if lifted else LIFT * scale)
        box = QRectF(halo, top, width, height)
        foot = halo + LIFT * scale + height
        theme = self._preferences.theme
        if not theme.bold:
            self._paint_shadow(painter, QRectF(halo, foot, width, 8 * scale), lifted)
        if self.hasFocus():
            self._paint_light(painter, box, theme, scale)
        look, whole = (theme.name, self._preferences.language, self._whole), self._whole
        if not whole:
            later(self, self._paint_whole)  # the window is seen first
        picture = self._faces.get(
            look,
            box.size().toSize(),
            self.devicePixelRatioF(),
            lambda made: paint_box(made, QRectF(QPointF(0, 0), box.size()), self.look, theme, whole),
        )
        painter.drawPixmap(box.topLeft(), picture)
        if self.with_plate:
            self._paint_plate(painter, QRectF(box.center().x() - 86 * scale, foot + 5 * scale, 172 * scale, 22 * scale))
        painter.end()

    def _paint_whole(self) -> None:
        self._whole = True
        self.update()

    def _paint_shadow(self, painter: QPainter, rect: QRectF, lifted: bool) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for alpha, grow in ((0.28, 0.0), (0.16, 0.04)):
            shade = QColor(0, 0, 0)
            shade.setAlphaF(alpha * (0.7 if lifted else 1.0))
            painter.setBrush(shade)
            more = rect.width() * grow
            painter.drawEllipse(rect.adjusted(-more, -2, more, 2))

    def _paint_light(self, painter: QPainter, box: QRectF, theme: Theme, scale: float) -> None:
        """Six pixels of light around the whole silhouette."""
        for width, alpha in ((6.0, 0.35), (4.0, 0.6), (2.0, 1.0)):
            light = QColor(theme.lit)
            light.setAlphaF(opaque(alpha))
            painter.setPen(QPen(light, 2 * width * scale, j=Qt.PenJoinStyle.RoundJoin))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(0, 1, 0, 0))

    def _paint_plate(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(downwards(rect, *BRASS[:2]))
        painter.drawRoundedRect(rect, 3, 3)
        draw_text(painter, rect.adjusted(4, 0, -4, 0), self.plate, plain(12.5 * self._scale, BRASS[2], 700))

"""A short celebration over the table when a game is over, and the painting of the victory. The player can skip it at
once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRectF,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from aoc_desktop.ui.frame.keys import CHORD
from aoc_desktop.ui.kit.high_contrast import is_bold, radial, sheer
from aoc_desktop.ui.kit.icons import paint_seat, paint_shape, shape_polygon
from aoc_desktop.ui.kit.key_cap import CapButton, paint_cap
from aoc_desktop.ui.kit.laurel import paint_laurel, paint_star
from aoc_desktop.ui.kit.lettering import Align, draw_text, heading, plain, text_width
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.kit.theme import SEAT_TEXT, Seat, Type
from aoc_desktop.ui.screens.result.result_parts import ResultParts
from aoc_desktop.ui.screens.result.triumph import Rank, Triumph, triumph_of
from aoc_desktop.ui.table.page.overlay import Overlay

Key = Qt.Key
ENTER = (Key.Key_Return, Key.Key_Enter)
OURS = (*ENTER, Key.Key_Space, Key.Key_T, Key.Key_Escape)
BUTTONS_AT = 626.0
"""Where the buttons begin, in a window 720 high."""
CAP, PAD, HEIGHT = 22, 6, 42


class Celebration(Overlay):
    """Laurel, points and stars over the window. The program goes on below; only the player's choice closes it."""

    result_wanted = Signal()

    def __init__(self, window: QWidget, below: QWidget, triumph: Triumph, parts: ResultParts) -> None:
        """`below`: the table, which shines through."""
        super().__init__(window)
        self._below, self._parts, self.preferences = below, parts, parts.preferences
        self.picture = CelebrationPicture(triumph, parts, parts.preferences)
        self._table = QPixmap()
        self.at = float(WHOLE)
        """Milliseconds since its beginning, at the usual pace."""
        self._faded = 1.0
        """Where things fade instead of moving: how much of it is seen."""
        self.motion = QVariantAnimation(self)
        self.motion.setStartValue(0.0)
        self.motion.setEndValue(1.0)
        self.motion.valueChanged.connect(self._step)
        self.result = CapButton(self.preferences, True, self)
        self.result.setObjectName("see_result")
        self.result.clicked.connect(self._go_to_result)
        self.table = CapButton(self.preferences, False, self)
        self.table.setObjectName("look_at_table")
        self.table.clicked.connect(self.close)
        for made in (self.result, self.table):
            made.height_at_least = HEIGHT
            made.installEventFilter(self)
        self.setFocusProxy(self.result)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._say()

    def _say(self) -> None:
        self.result.setText(self.tr("See the result"))
        self.table.setText(self.tr("Look at the table"))
        self.result.key, self.table.key, self._skip = self.tr("Enter"), "T", self.tr("Space")
        self.setAccessibleName(self.picture.triumph.sentence)

    # ------------------------------------------------------------------ time

    @property
    def moving(self) -> bool:
        return self.motion.state() == QVariantAnimation.State.Running

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._place()
        announce(self, self.picture.triumph.sentence)
        duration = self.preferences.motion(WHOLE)
        if duration:
            self._step(0.0)
            self.motion.setDuration(duration)
            self.motion.start()

    def _step(self, share: float) -> None:
        if self.preferences["reduced_motion"]:
            self._faded = share
        else:
            self.at = share * WHOLE
        self.update()

    def finish(self) -> None:
        """Everything is where it belongs."""
        self.motion.stop()
        self.at, self._faded = float(WHOLE), 1.0
        self.update()

    def _skip_on(self) -> None:
        """First to the end of the motion, then to the result."""
        if self.moving:
            self.finish()
        else:
            self._go_to_result()

    def _go_to_result(self) -> None:
        """The keyboard goes there at once: it would be told of the table on the way."""
        self.result_wanted.emit()
        self.close()

    # ------------------------------------------------------------------ hands

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._skip_on()

    def focusNextPrevChild(self, forward: bool) -> bool:
        (self.table if self.result.hasFocus() else self.result).setFocus()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in ENTER:
            (self.table if self.table.hasFocus() else self.result).click()
        elif key == Key.Key_Space:
            if not event.isAutoRepeat():
                self._skip_on()
        elif key in (Key.Key_T, Key.Key_Escape):
            self.close()
        elif key in (Key.Key_Left, Key.Key_Right):
            self.focusNextPrevChild(True)
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The buttons leave the keys to us: Space would press them. A key that is a shortcut elsewhere is ours here."""
        if watched not in (self.result, self.table):
            return super().eventFilter(watched, event)
        if not isinstance(event, QKeyEvent) or event.key() not in OURS or event.modifiers() & CHORD:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() == QEvent.Type.KeyPress:
            self.keyPressEvent(event)
        return True

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.picture.triumph = triumph_of(self._parts) or self.picture.triumph
            self._say()
            self._place()

    # ------------------------------------------------------------------ picture

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._table = QPixmap()
        if self.isVisible():
            self._place()

    def _place(self) -> None:
        """The buttons side by side under the words."""
        width, height = self.width(), self.height()
        scale, gap = self.picture.scale(width, height), 12
        sizes = [made.sizeHint() for made in (self.result, self.table)]
        x = (width - sum(size.width() for size in sizes) - gap) // 2
        y = round(self.picture.origin(width, height).y() + BUTTONS_AT * scale)
        y = min(y, height - max(size.height() for size in sizes) - 8)
        for made, size in zip((self.result, self.table), sizes, strict=True):
            made.setGeometry(x, y, size.width(), size.height())
            x += size.width() + gap

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table is painted once: each of its pieces would be painted for every frame."""
        if self._table.isNull():
            self._table = self._below.grab()
        painter = QPainter(self)
        painter.drawPixmap(
            self._below.mapTo(self.window(), QPoint()) - self.mapTo(self.window(), QPoint()), self._table
        )
        painter.setOpacity(self._faded)
        self.picture.paint(painter, self.width(), self.height(), self.at)
        if self.moving and not self.preferences["reduced_motion"]:
            self._paint_skip(painter)
        painter.end()

    def _paint_skip(self, painter: QPainter) -> None:
        theme, scale = self.preferences.theme, self.preferences.scale
        size, words = Type.TEXT * scale, self.tr("skips", "the Space key")
        cap = text_width(self._skip, 400, Type.CAPTION * scale) + 2 * PAD
        wide = text_width(words, 400, size) + 2
        right, middle = self.width() - 24 * scale, self.height() - 25 * scale
        draw_text(painter, QRectF(right - wide, middle - 12 * scale, wide, 24 * scale), words, plain(size, theme.text))
        frame = QRectF(right - wide - 8 - cap, middle - 9 * scale, cap, 18 * scale)
        paint_cap(painter, frame, self._skip, theme.text, scale)


# Paint a victory: laurel, the winner's shape with the points, stars, ranks and rewards. All measures are those of a
# window of 1280 × 720; the picture grows with the window. Times are milliseconds at the usual pace.


WIDTH, PICTURE_HEIGHT = 1280.0, 720.0
CENTRE, RADIUS = QPointF(640, 236), 138.0
VEIL, LEAVES, SHAPE, STARS = (0, 200), (200, 700), (900, 300), (1000, 600)
"""When each begins, and how long it takes."""
WHOLE = 1600
RINGS = (212.0, 272.0, 332.0, 392.0)
SKY: tuple[tuple[float, float, float, bool], ...] = (
    (-339, -196, 9, False), (-322, -80, 8, True), (-391, 27, 11, False), (-312, 113, 12, False),
    (-243, -120, 15, False), (-210, -29, 10, False), (-270, 37, 9, False), (-191, 92, 8, True),
    (-153, -148, 9, True), (164, -134, 9, True), (254, -98, 15, False), (211, -11, 12, False),
    (265, 61, 10, False), (182, 109, 8, True), (328, -52, 8, True), (300, 140, 12, False),
    (355, -166, 9, False), (258, -209, 12, True), (386, 61, 11, False), (-92, -196, 7, False),
)  # fmt: skip
"""Stars round the centre, each with its size and whether it is gold."""
GOLD = ("#F6C453", "#8A5A0B")
WIDEST = 1100.0
LEFT = Align.AlignLeft | Align.AlignVCenter
Curve = QEasingCurve.Type


class Chip(NamedTuple):
    """A sign with a word beside it."""

    paint: Callable[[QPainter, QRectF], None]
    text: str
    strong: bool = False


def part(at: float, phase: tuple[int, int], curve: Curve = Curve.OutCubic) -> float:
    """How far a phase has come at this time."""
    begin, length = phase
    return QEasingCurve(curve).valueForProgress(min(1.0, max(0.0, (at - begin) / length)))


class CelebrationPicture:
    """Paints one triumph, at any moment of it, into any size."""

    def __init__(self, triumph: Triumph, parts: ResultParts, preferences: Preferences) -> None:
        self.triumph, self._parts, self._preferences = triumph, parts, preferences

    def scale(self, width: float, height: float) -> float:
        return min(width / WIDTH, height / PICTURE_HEIGHT)

    def origin(self, width: float, height: float) -> QPointF:
        """The picture's corner: it is centred in a wider or higher window."""
        scale = self.scale(width, height)
        return QPointF((width - WIDTH * scale) / 2, (height - PICTURE_HEIGHT * scale) / 2)

    @property
    def _words(self) -> float:
        """Words grow as the user wants, as far as there is room."""
        return min(1.25, max(1.0, self._preferences.text_size))

    def _seat(self, rank: Rank) -> Seat:
        return self._preferences.seats[rank.seat]

    def paint(self, painter: QPainter, width: float, height: float, at: float) -> None:
        """As it is so many milliseconds after its beginning; what lies below shines through a little."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_veil(painter, QRectF(0, 0, width, height), part(at, VEIL))
        painter.save()
        scale = self.scale(width, height)
        painter.translate(self.origin(width, height))
        painter.scale(scale, scale)
        if self.triumph.festive:
            self._paint_stars(painter, part(at, STARS, Curve.OutQuad))
        seat = self._seat(self.triumph.winners[0])
        if at >= LEAVES[0]:
            paint_laurel(painter, CENTRE, RADIUS, (seat.fill, seat.edge), min(1.0, (at - LEAVES[0]) / LEAVES[1]))
        shown = part(at, SHAPE)
        if shown > 0:
            painter.setOpacity(shown)
            self._paint_winners(painter, shown)
            self._paint_words(painter, emblems=scale >= 0.84)
        painter.restore()

    # ------------------------------------------------------------------ around

    def _paint_veil(self, painter: QPainter, whole: QRectF, drawn: float) -> None:
        """Darker in the middle, where the words are, with a breath of the winner's colour."""
        reach = max(whole.width(), whole.height()) * 0.62
        tone, shares = self._preferences.theme.top_bar, ((0.0, 0.95), (0.55, 0.92), (1.0, 0.8))
        veil = radial(whole.center(), reach, [(place, sheer(tone, share * drawn)) for place, share in shares])
        painter.fillRect(whole, QColor(tone) if is_bold() else veil)
        scale = self.scale(whole.width(), whole.height())
        middle = self.origin(whole.width(), whole.height()) + CENTRE * scale
        tone, shares = self._seat(self.triumph.winners[0]).fill, ((0.0, 0.3), (0.5, 0.14), (1.0, 0.0))
        glow = radial(middle, 400 * scale, [(place, sheer(tone, share * drawn)) for place, share in shares])
        painter.fillRect(whole, glow)

    def _paint_stars(self, painter: QPainter, out: float) -> None:
        if out <= 0:
            return
        if not is_bold():
            painter.setPen(QPen(sheer(self._preferences.theme.soft_text, 0.2 * out), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for ring in RINGS:
                painter.drawEllipse(CENTRE, ring, ring)
        painter.save()
        painter.setOpacity(min(1.0, out * 1.6))
        seat = self._seat(self.triumph.winners[0])
        for place, (x, y, size, gold) in enumerate(SKY):
            fill, edge = GOLD if gold else (seat.fill, seat.edge)
            away = QPointF(x, y) * (0.45 + 0.55 * out)
            paint_star(painter, CENTRE + away, size * (0.4 + 0.6 * out), 12 + place * 29 - 90 * (1 - out), fill, edge)
        painter.restore()

    # ------------------------------------------------------------------ in the laurel

    def _paint_winners(self, painter: QPainter, shown: float) -> None:
        """Shapes with their points, or the medal that was earned."""
        medal = next((one for one in self.triumph.earned if one.medal), None)
        if medal is not None and len(self.triumph.ranks) == 1:
            medal.paint(painter, QRectF(CENTRE.x() - 76, CENTRE.y() - 84, 152, 168))
            return
        winners = self.triumph.winners
        side = {1: 134.0, 2: 96.0, 3: 70.0}.get(len(winners), 52.0)
        pitch = side * (1.22 if len(winners) > 1 else 1)
        for place, rank in enumerate(winners):
            x = CENTRE.x() + (place - (len(winners) - 1) / 2) * pitch
            self._paint_winner(painter, QRectF(x - side / 2, CENTRE.y() - side / 2, side, side), rank, shown)

    def _paint_winner(self, painter: QPainter, rect: QRectF, rank: Rank, shown: float) -> None:
        seat, side = self._seat(rank), rect.width()
        grown = side * 0.12 * (1 - shown)
        rect = rect.adjusted(grown, grown, -grown, -grown)
        paint_shape(painter, rect, seat.shape, seat.edge)
        edge = side * 0.02
        paint_shape(painter, rect.adjusted(edge, edge, -edge, -edge), seat.shape, seat.fill)
        if not is_bold():
            _paint_gleam(painter, rect, seat.shape, side)
        low = side * (0.14 if seat.shape == "triangle" else 0.0)  # its middle lies lower
        figures = plain(side * 0.33, SEAT_TEXT, 900)
        place = QRectF(rect.left(), rect.center().y() + low - side * 0.3, rect.width(), side * 0.4)
        draw_text(painter, place, str(round(rank.points * shown)), figures)
        translate = QCoreApplication.translate
        unit = translate("Celebration", "point") if abs(rank.points) == 1 else translate("Celebration", "points")
        below = QRectF(rect.left(), rect.center().y() + low + side * 0.08, rect.width(), side * 0.16)
        if side > 80:
            draw_text(painter, below, unit, plain(side * 0.105, SEAT_TEXT, 700))

    # ------------------------------------------------------------------ words

    def _paint_words(self, painter: QPainter, emblems: bool) -> None:
        theme, triumph = self._preferences.theme, self.triumph
        title = QRectF((WIDTH - WIDEST) / 2, 424, WIDEST, 68)
        draw_text(painter, title, triumph.title, heading(54, theme.text, 30), lines=2)
        won = triumph.winners
        ranks = [Chip(self._paints_seat(one), f"{one.name} {one.points}", one in won) for one in triumph.ranks]
        size = 17 * self._words
        y = self._paint_chips(painter, ranks, 504, 13 * self._words, size) + 8
        if earned := [Chip(one.paint, one.name, True) for one in triumph.earned if not one.medal]:
            self._paint_chips(painter, earned[:4], y - 2, 44, size)
        elif emblems and triumph.tags:
            self._paint_tags(painter, triumph.tags, y + 4)

    def _paints_seat(self, rank: Rank) -> Callable[[QPainter, QRectF], None]:
        seat = self._seat(rank)
        return lambda painter, rect: paint_seat(painter, rect, seat)

    def _paint_chips(self, painter: QPainter, chips: Sequence[Chip], top: float, sign: float, size: float) -> float:
        """Signs with words, in as many lines as they need; returns where they end."""
        theme, line = self._preferences.theme, max(sign, size * 1.45)
        widths = [sign + 8 + text_width(chip.text, 700 if chip.strong else 400, size) + 26 for chip in chips]
        rows: list[list[int]] = [[]]
        for place, width in enumerate(widths):
            if rows[-1] and sum(widths[other] for other in rows[-1]) + width > WIDEST:
                rows.append([])
            rows[-1].append(place)
        for row in rows:
            x = (WIDTH - sum(widths[place] for place in row) + 26) / 2
            for place in row:
                chip = chips[place]
                chip.paint(painter, QRectF(x, top + (line - sign) / 2, sign, sign))
                words = QRectF(x + sign + 8, top, widths[place] - sign - 30, line)
                ink = theme.text if chip.strong else theme.soft_text
                draw_text(painter, words, chip.text, plain(size, ink, 700 if chip.strong else 400), LEFT)
                x += widths[place]
            top += line
        return top

    def _paint_tags(self, painter: QPainter, tags: Sequence[str], top: float) -> None:
        side, pitch = 44.0, 58.0
        left = WIDTH / 2 - pitch * (len(tags) - 1) / 2 - side / 2
        for place, tag in enumerate(tags):
            self._parts.paint_tag(painter, QRectF(left + place * pitch, top, side, side), tag)


def _paint_gleam(painter: QPainter, rect: QRectF, shape: str, side: float) -> None:
    """A thin light line inside the winner's shape, which is `side` wide once it has grown."""
    painter.setPen(QPen(sheer("#FFFDF4", 0.45), max(1.0, side * 0.01)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = side * 0.09
    within = rect.adjusted(inner, inner, -inner, -inner)
    if shape == "circle":
        painter.drawEllipse(within)
    else:
        painter.drawPolygon(shape_polygon(within, shape))

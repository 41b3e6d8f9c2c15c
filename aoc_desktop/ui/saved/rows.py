"""A row in the list of saved games: thumbnail, title, round and players."""

from __future__ import annotations

from collections import OrderedDict

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from aoc_desktop.profile.saved_games import SavedGames
from aoc_desktop.profile.saved_index import SavedEntry
from aoc_desktop.ui.kit.icons import mix, paint_icon, paint_seat
from aoc_desktop.ui.kit.lettering import Align, draw_text, heading, plain, text_width
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import Radius, Theme, Type
from aoc_desktop.ui.saved.list_model import ENTRY
from aoc_desktop.ui.saved.thumbnail import kept_picture
from aoc_desktop.ui.saved.words import SavedWords

Index = QModelIndex | QPersistentModelIndex
LEFT, RIGHT = Align.AlignLeft | Align.AlignVCenter, Align.AlignRight | Align.AlignVCenter
HEIGHT = 92
PICTURE = QSize(128, 72)
PAD = 10
NARROW = 400
"""Below this width, at the usual size of letters, a row has no picture."""
KEPT = 120
"""So many small pictures are held at a time."""


class Pictures:
    """Small pictures of tables, read when a row is first drawn. They lie beside the games and may be anything."""

    def __init__(self, saved: SavedGames) -> None:
        self._saved = saved
        self._kept: OrderedDict[tuple[str, float, int], QPixmap] = OrderedDict()

    def of(self, entry: SavedEntry, size: QSize, ratio: float) -> QPixmap | None:
        """The thumbnail in this size; None if there is none."""
        key = (entry.id, entry.updated, round(size.width() * ratio))
        if key not in self._kept:
            self._kept[key] = small_picture(self._saved.picture(entry), size * ratio, ratio)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        found = self._kept[key]
        return None if found.isNull() else found

    def forget(self) -> None:
        self._kept.clear()


def small_picture(data: bytes, size: QSize, ratio: float = 1.0) -> QPixmap:
    """The picture scaled to fit into `size`; a null one if the data is no thumbnail."""
    image = kept_picture(data)
    if image.isNull():
        return QPixmap()
    image = image.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def paint_picture(painter: QPainter, rect: QRectF, pixmap: QPixmap | None, sign: str, theme: Theme) -> None:
    """Paint the picture in a rounded frame, or else a sign on a quiet ground."""
    frame = QPainterPath()
    frame.addRoundedRect(rect, Radius.BUTTON, Radius.BUTTON)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(frame, QColor(theme.inset))
    if pixmap is None:
        side = min(rect.height() * 0.4, 64.0)
        place = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        paint_icon(painter, place, sign, mix(theme.soft_text, theme.inset, 0.3), theme.on_dark)
    else:
        painter.setClipPath(frame)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = pixmap.deviceIndependentSize()
        scale = min(rect.width() / size.width(), rect.height() / size.height())
        width, height = size.width() * scale, size.height() * scale
        place = QRectF(rect.center().x() - width / 2, rect.center().y() - height / 2, width, height)
        painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))
        painter.setClipping(False)
    painter.setPen(QPen(QColor(theme.line), theme.line_px))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(frame)
    painter.restore()


class SavedRows(QStyledItemDelegate):
    """Draws the rows."""

    def __init__(self, preferences: Preferences, words: SavedWords, pictures: Pictures, parent: QObject) -> None:
        super().__init__(parent)
        self._preferences, self._words, self._pictures = preferences, words, pictures

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(320, round(HEIGHT * self._preferences.scale))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry = index.data(ENTRY)
        if not isinstance(entry, SavedEntry):
            return
        theme, scale = self._preferences.theme, self._preferences.scale
        row = QRectF(option.rect).adjusted(3, 3, -3, -3)
        painter.save()
        self._paint_ground(painter, row, option, theme)
        if row.width() < NARROW * scale:  # large letters in a small window: words are worth more
            self._paint_words(painter, row.adjusted(PAD + 4, 7 * scale, -PAD - 4, -6 * scale), entry, dated=False)
            painter.restore()
            return
        size = PICTURE * scale
        place = QRectF(row.left() + PAD, row.center().y() - size.height() / 2, size.width(), size.height())
        ratio = painter.device().devicePixelRatioF()
        sign = "warning" if entry.damage is not None else "play"
        paint_picture(painter, place, self._pictures.of(entry, size, ratio), sign, theme)
        self._paint_words(painter, row.adjusted(size.width() + 2 * PAD + 6, 7 * scale, -PAD - 4, -6 * scale), entry)
        painter.restore()

    def _paint_ground(self, painter: QPainter, row: QRectF, option: QStyleOptionViewItem, theme: Theme) -> None:
        state = option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        over = bool(state & QStyle.StateFlag.State_MouseOver)
        focus = chosen and bool(state & QStyle.StateFlag.State_HasFocus)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = mix(theme.raised, theme.primary, 0.08) if chosen else theme.raised if over else theme.panel
        edge = theme.lit if focus else theme.primary if chosen else theme.line
        painter.setPen(QPen(QColor(edge), 4 if focus and theme.bold else 2 if chosen else theme.line_px))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(row, Radius.CARD, Radius.CARD)

    def _paint_words(self, painter: QPainter, rect: QRectF, entry: SavedEntry, dated: bool = True) -> None:
        """Three lines: title and date, mode and round, seats with their points."""
        theme, scale, words = self._preferences.theme, self._preferences.scale, self._words
        line = rect.height() / 3
        first = QRectF(rect.left(), rect.top(), rect.width(), line)
        when = words.when(entry.updated) if dated else ""
        width = text_width(when, 400, Type.CAPTION * scale) + 4
        draw_text(painter, first, when, plain(Type.CAPTION * scale, theme.soft_text), RIGHT)
        first.setWidth(rect.width() - width - 12)
        draw_text(painter, first, words.title(entry), heading(17 * scale, theme.text), LEFT)
        second = QRectF(rect.left(), rect.top() + line, rect.width(), line)
        if entry.damage is not None:
            side = 15 * scale
            mark = QRectF(second.left(), second.center().y() - side / 2, side, side)
            paint_icon(painter, mark, "warning", theme.loss, theme.on_dark)
            said = second.adjusted(side + 7, 0, 0, 0)
            lines = 1 if entry.seats else 2
            said.setHeight(lines * line)
            said.translate(0, 3 * scale if lines == 2 else 0)
            align = LEFT if lines == 1 else Align.AlignLeft | Align.AlignTop
            draw_text(painter, said, words.damage(entry), plain(13.5 * scale, theme.loss, 600), align, lines)
        else:
            parts = [part for part in (words.kind(entry), words.where(entry)) if part != words.title(entry)]
            draw_text(painter, second, " · ".join(parts), plain(13.5 * scale, theme.soft_text), LEFT)
        self._paint_seats(painter, second.translated(0, line), entry)

    def _paint_seats(self, painter: QPainter, rect: QRectF, entry: SavedEntry) -> None:
        theme, scale, x = self._preferences.theme, self._preferences.scale, rect.left()
        best = max(entry.points, default=0)
        side = 11 * scale
        room = rect.width() / max(1, len(entry.seats))
        for seat in range(len(entry.seats)):
            words = self._words.seat(entry, seat)
            leads = entry.points[seat] == best if seat < len(entry.points) else False
            letters = plain(13.5 * scale, theme.text if leads else theme.soft_text, 700 if leads else 400)
            place = QRectF(x, rect.center().y() - side / 2, side, side)
            paint_seat(painter, place, self._words.sign(entry, seat))
            width = min(text_width(words, letters.weight, letters.px) + 2, room - side - 20 * scale)
            draw_text(painter, QRectF(x + side + 7 * scale, rect.top(), width, rect.height()), words, letters, LEFT)
            x += side + width + 22 * scale

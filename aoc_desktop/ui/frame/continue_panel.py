"""The game to continue, as the shelf shows it: picture, which game, where it stands, who plays."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.frame.entries import LeftGame
from aoc_desktop.ui.kit.high_contrast import opaque
from aoc_desktop.ui.kit.icons import paint_seat
from aoc_desktop.ui.kit.key_cap import KeyButton
from aoc_desktop.ui.kit.lettering import Align, draw_text, elided, heading, plain, text_width
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import Radius, Type

LEFT = Align.AlignLeft | Align.AlignVCenter
RIGHT = Align.AlignRight | Align.AlignVCenter
MOST_LINES = 4
"""Players that have a line of their own; with more of them two stand in each."""


class ContinueButton(KeyButton):
    """Its name for a screen reader tells the game; it would be the action's again at each change of the button."""

    spoken = ""

    def speak_as(self, name: str) -> None:
        self.spoken = name
        self.setAccessibleName(name)

    def _show(self) -> None:
        super()._show()
        if self.spoken:
            self.setAccessibleName(self.spoken)


class ContinuePanel(QWidget):
    """A wide panel with a button; without a game it says what to do instead."""

    def __init__(self, preferences: Preferences, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._game: LeftGame | None = None
        self._flat = False
        self._k = 1.0
        self.button = ContinueButton(actions, "continue_game", preferences, primary=True, height=38)
        self.button.setParent(self)

    @property
    def has_game(self) -> bool:
        return self._game is not None

    def show_game(self, game: LeftGame | None) -> None:
        self._game = game
        self.button.setVisible(game is not None)
        self.retranslate()

    def retranslate(self) -> None:
        game = self._game
        if game is None:
            self.setAccessibleName(self.tr("No game under way"))
        else:
            told = [f"{name} {points}" for _, name, points in game.seats]
            self.setAccessibleName(", ".join([self.tr("Continue"), game.title, game.where, *told]))
            self.button.speak_as(f"{self.tr('Continue')} {game.title}, {game.where}")
        self.update()

    def lay(self, place: QRectF, flat: bool) -> None:
        """Where it is; flat in a small window: the button at its right, players in one line."""
        self._flat = flat
        self._k = place.width() / 608 if not flat else 1.0
        self.setGeometry(place.toRect())
        self.button.grow_at_most(1.4 * max(1.0, self._k))  # what the panel has below its words
        self.button.setFixedSize(self.button.sizeHint())
        width = round((156 if flat else 198) * self._k)
        self.button.setFixedSize(max(width, self.button.sizeHint().width()), round(38 * max(1.0, self._k)))
        if flat:
            self.button.move(self.width() - self.button.width() - 16, (self.height() - self.button.height()) // 2)
        else:
            x = self.width() - round(16 * self._k) - self.button.width()
            self.button.move(x, self.height() - round(16 * self._k) - self.button.height())
        self.update()

    # ------------------------------------------------------------------ picture

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        theme = self._preferences.theme
        ground = QColor(theme.panel)
        ground.setAlphaF(opaque(0.96))
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(theme.line), theme.line_px))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), Radius.PANEL, Radius.PANEL)
        if self._game is None:
            self._paint_nothing(painter)
        else:
            self._paint_game(painter, self._game)
        painter.end()

    def _paint_nothing(self, painter: QPainter) -> None:
        k, theme = max(self._k, 1.0), self._preferences.theme
        width = self.width() - 36 * k
        title = QRectF(18 * k, 14 * k, width, 34 * k)
        draw_text(painter, title, self.tr("No game under way"), heading(24 * k, theme.text), LEFT)
        words = self.tr("Choose a box and press Enter.")
        draw_text(painter, QRectF(18 * k, 54 * k, width, 26 * k), words, plain(15 * k, theme.soft_text), LEFT)

    def _paint_game(self, painter: QPainter, game: LeftGame) -> None:
        picture = self._picture_place(game.picture)
        if game.picture is not None:
            self._paint_picture(painter, picture, game.picture)
        x = picture.right() + 16 * self._k if game.picture is not None else 16 * self._k
        right = self.button.x() - 16 if self._flat else self.width() - 16 * self._k
        self._paint_words(painter, QRectF(x, 12 * self._k, right - x, self.height() - 24 * self._k), game)

    def _picture_place(self, picture: QPixmap | None) -> QRectF:
        k = self._k
        height = self.height() - 2 * (10 if self._flat else 16) * k
        ratio = picture.width() / picture.height() if picture is not None else 16 / 9
        width = min(height * ratio, (self.width() * 0.3) if self._flat else 362 * k)
        return QRectF(12 * k, (self.height() - width / ratio) / 2, width, width / ratio)

    def _paint_picture(self, painter: QPainter, place: QRectF, picture: QPixmap) -> None:
        frame = QPainterPath()
        frame.addRoundedRect(place, 6, 6)
        painter.save()
        painter.setClipPath(frame)
        painter.drawPixmap(place, picture, QRectF(picture.rect()))
        painter.restore()
        painter.setPen(QPen(QColor(self._preferences.theme.line), self._preferences.theme.line_px))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(frame)

    def _paint_words(self, painter: QPainter, place: QRectF, game: LeftGame) -> None:
        k, theme = max(self._k, 1.0), self._preferences.theme
        head = self.tr("Continue")
        letters = heading(22 * k, theme.text)
        draw_text(painter, QRectF(place.left(), place.top(), place.width(), 28 * k), head, letters, LEFT)
        used = text_width(head, 0, letters.px) + 12 * k
        when = QRectF(place.left() + used, place.top() + 2 * k, place.width() - used, 26 * k)
        draw_text(painter, when, game.when, plain(13 * k, theme.soft_text), LEFT if self._flat else RIGHT)
        y = place.top() + 34 * k
        for words, ink in ((game.title, plain(15 * k, theme.text, 700)), (game.where, plain(14 * k, theme.soft_text))):
            shown = elided(words, ink.weight, ink.px, place.width())
            draw_text(painter, QRectF(place.left(), y, place.width(), 20 * k), shown, ink, LEFT)
            y += 22 * k
        if self._flat:
            self._paint_row(painter, QRectF(place.left(), y + 4, place.width(), 24), game)
        else:
            self._paint_list(painter, QRectF(place.left(), y + 2 * k, place.width(), 24 * k), game)

    def _paint_row(self, painter: QPainter, place: QRectF, game: LeftGame) -> None:
        """All players in one line."""
        ink, x = self._preferences.theme.text, place.left()
        told = [(colour, f"{name} {points}") for colour, name, points in game.seats]
        wanted = sum(36 + text_width(words, 700, 14) for _, words in told)
        size = max(Type.FLOOR, 14 * min(1.0, place.width() / wanted))
        for colour, words in told:
            paint_seat(painter, QRectF(x, place.center().y() - 6, 12, 12), self._preferences.palette[colour])
            width = text_width(words, 700, size) + 2
            draw_text(painter, QRectF(x + 18, place.top(), width, place.height()), words, plain(size, ink, 700), LEFT)
            x += width + 34

    def _paint_list(self, painter: QPainter, line: QRectF, game: LeftGame) -> None:
        """A line for each player, or for two of them where there are many."""
        columns = 1 if len(game.seats) <= MOST_LINES else 2
        k, width = max(self._k, 1.0), line.width() / columns
        for number, (colour, name, points) in enumerate(game.seats):
            down, across = divmod(number, columns)
            spot = QRectF(line.left() + across * width, line.top() + down * 22 * k, width, 22 * k)
            sign = QRectF(spot.left(), spot.center().y() - 6 * k, 12 * k, 12 * k)
            paint_seat(painter, sign, self._preferences.palette[colour])
            ink = plain((14 if columns == 1 else 12.5) * k, self._preferences.theme.text, 700)
            wide = text_width(points, ink.weight, ink.px) + 2
            room = spot.width() - 26 * k - wide - (6 * k if across + 1 < columns else 0)
            words = elided(name, ink.weight, ink.px, room)
            draw_text(painter, QRectF(spot.left() + 20 * k, spot.top(), room, spot.height()), words, ink, LEFT)
            place = QRectF(spot.left() + 20 * k + room, spot.top(), wide + 6 * k, spot.height())
            draw_text(painter, place, points, ink, RIGHT)

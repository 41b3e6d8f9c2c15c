"""Parts of the shelf, of game pages and of the first start: entries, the game that was left, the picture behind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.frame.keys import MOVING
from aoc_desktop.ui.kit.icons import paint_icon, paint_seat
from aoc_desktop.ui.kit.lettering import Align, draw_text, plain, text_width
from aoc_desktop.ui.kit.picture_cache import KeptFaces
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import Radius, Seat, Theme, Type
from aoc_desktop.ui.kit.widgets import ActionButton, Screen, column, label, row

LEFT = Align.AlignLeft | Align.AlignVCenter
ENTRY_WIDTH = 430
NARROW = 400
"""An entry less wide than this shows no help."""
LEAST = 42
"""The least height of an entry in pixels, at any text size."""
TWO_LINES = 1.5
"""Words larger than this take two lines of an entry that shows no help."""
GLASS = 0.93
"""How much of the panel's colour an entry has over the sky."""
Backdrop = Callable[[QPainter, QRectF, Theme], None]


class LeftGame(NamedTuple):
    """The game that can be continued, in words."""

    title: str
    where: str
    seats: tuple[tuple[int, str, str], ...]
    """The number of the colour, name and points of each player."""
    picture: QPixmap | None = None
    when: str = ""
    signs: tuple[Seat | None, ...] = ()
    """Colours and shapes that the game gives its seats; None: as its player chose."""

    @property
    def players(self) -> tuple[str, ...]:
        """Name and points in one."""
        told = QCoreApplication.translate("LeftGame", "{0}: {1}", "player: points")
        return tuple(told.format(name, points) for _, name, points in self.seats)

    def sign(self, seat: int, palette: Sequence[Seat]) -> Seat:
        """Colour and shape of a seat."""
        own = self.signs[seat] if seat < len(self.signs) else None
        return own or palette[self.seats[seat][0]]


class HomeEntry(QPushButton):
    """One thing to do: icon, name, and a line on what it is."""

    def __init__(
        self, actions: Actions, action_id: str, preferences: Preferences, narrow: int = NARROW, size: float = 0
    ) -> None:
        """Narrower than `narrow` it shows no help; `size` is its words' where they do not follow its height."""
        super().__init__()
        self._actions, self._preferences, self.narrow, self.size_of_words = actions, preferences, narrow, size
        self._brief = self._name = ""
        self.screen_walks = False
        """The screen says where arrows lead; otherwise Qt does."""
        self.action_id = action_id
        self.setObjectName(f"entry_{action_id}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(True)  # Enter works like Space
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.restyle()
        action = actions[action_id]
        self.clicked.connect(action.trigger)
        action.changed.connect(self._copy)
        self._copy()

    def restyle(self) -> None:
        scale = self._preferences.scale
        self.setMinimumHeight(LEAST)
        self.setMaximumHeight(round(58 * scale))
        self.setFixedWidth(round(min(ENTRY_WIDTH * scale, 1.3 * ENTRY_WIDTH * self._preferences.frame)))

    def _copy(self) -> None:
        action = self._actions[self.action_id]
        self.setEnabled(action.isEnabled())
        self.setToolTip(action.toolTip())
        self.setAccessibleName(self._words)
        self.setAccessibleDescription(self._help)
        self.update()

    def say(self, brief: str = "", name: str = "") -> None:
        """Set a help and a name other than the action's own."""
        self._brief, self._name = brief, name
        self._copy()

    @property
    def _words(self) -> str:
        return self._name or self._actions[self.action_id].text()

    @property
    def _help(self) -> str:
        return self._brief or self._actions.help(self.action_id)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.screen_walks and event.key() in MOVING:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return QSize(ENTRY_WIDTH, 50) * self._preferences.scale

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._preferences.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ground = QColor(theme.raised if self.underMouse() or self.isDown() else theme.panel)
        ground.setAlphaF(1.0 if theme.bold else GLASS)
        if theme.bold and self.hasFocus():
            ground, ink = QColor(theme.chosen[0]), theme.chosen[1]
            theme = theme._replace(text=ink, soft_text=ink, primary=ink)
        painter.setBrush(ground)
        edge, width = (theme.lit, 2) if self.hasFocus() else (theme.line, theme.line_px)
        dashed = theme.bold and not self.isEnabled()
        painter.setPen(QPen(QColor(edge), width, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine))
        painter.drawRoundedRect(rect, Radius.CARD, Radius.CARD)
        paint_icon(painter, self._icon_place(rect), self._icon(), theme.primary, theme.on_dark)
        self._paint_words(painter, rect, theme)
        painter.end()

    @property
    def _scale(self) -> float:
        """The size of its words: as the user wants them, as far as it is high enough."""
        return self.size_of_words or min(self._preferences.scale, max(1.0, self.height() / LEAST))

    def _icon(self) -> str:
        return next(spec.icon for spec in self._actions if spec.id == self.action_id)

    def _icon_place(self, rect: QRectF) -> QRectF:
        side = 24 * self._scale
        return QRectF(rect.left() + 0.67 * side, rect.center().y() - side / 2, side, side)

    def _paint_words(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        ink = theme.text if self.isEnabled() else theme.soft_text
        scale = self._scale
        line, middle = 20 * scale, rect.center().y()
        brief = rect.height() < 1.9 * line or rect.width() < self.narrow
        if brief:  # a small window: the tooltip has the help
            place = rect.adjusted(54 * scale, 0, -12 * scale, 0)
            lines = 2 if self._preferences.text_size > TWO_LINES else 1
            draw_text(painter, place, self._words, plain(16.5 * scale, ink, 700), LEFT, lines)
            return
        upper = QRectF(rect.left() + 54 * scale, middle - line, rect.width() - 66 * scale, line)
        lower = upper.translated(0, line)
        draw_text(painter, upper, self._words, plain(16.5 * scale, ink, 700), LEFT)
        draw_text(painter, lower, self._help, plain(13.5 * scale, theme.soft_text), LEFT)


def walk(screen: Screen, event: QKeyEvent) -> bool:
    """Arrows walk through the entries; False for other keys."""
    steps = {Qt.Key.Key_Down: True, Qt.Key.Key_Up: False}
    if event.key() not in steps:
        return False
    screen.focusNextPrevChild(steps[Qt.Key(event.key())])
    return True


def paint_backdrop(painter: QPainter, screen: Screen, backdrop: Backdrop, pictures: KeptFaces) -> None:
    """The picture behind a screen, painted once for a size and a theme."""
    theme = screen.preferences.theme
    whole = pictures.get(
        theme.name,
        screen.size(),
        screen.devicePixelRatioF(),
        lambda made: backdrop(made, QRectF(screen.rect()), theme),
    )
    painter.drawPixmap(0, 0, whole)


class Picture(QWidget):
    """The table as it was left, in a rounded frame."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self._pixmap: QPixmap | None = None
        self.setFixedHeight(188)

    def show_pixmap(self, pixmap: QPixmap | None) -> None:
        self._pixmap = pixmap
        self.setVisible(pixmap is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._pixmap is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect())
        scale = min(rect.width() / self._pixmap.width(), rect.height() / self._pixmap.height())
        width, height = self._pixmap.width() * scale, self._pixmap.height() * scale
        place = QRectF((rect.width() - width) / 2, (rect.height() - height) / 2, width, height)
        painter.drawPixmap(place, self._pixmap, QRectF(self._pixmap.rect()))
        painter.setPen(QPen(QColor(self._preferences.theme.line), self._preferences.theme.line_px))
        painter.drawRect(place.adjusted(0, 0, -1, -1))
        painter.end()


class Players(QWidget):
    """Seats with their names and points, in one line."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self.shown: tuple[str, ...] = ()
        self.game: LeftGame | None = None
        self.restyle()

    def restyle(self) -> None:
        self.setFixedHeight(round(24 * self._preferences.bar_scale))

    def show_players(self, game: LeftGame) -> None:
        self.shown, self.game = game.players, game
        self.setAccessibleName(", ".join(self.shown))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        scale = self._preferences.bar_scale
        painter.scale(scale, scale)
        theme, x, room = self._preferences.theme, 2.0, self.width() / scale
        size = 15.0
        wanted = sum(30 + text_width(words, 700, size) + 14 for words in self.shown)
        size = max(Type.FLOOR, size * min(1.0, room / wanted)) if wanted else size
        for seat, words in enumerate(self.shown):
            assert self.game is not None
            paint_seat(painter, QRectF(x, 6, 12, 12), self.game.sign(seat, self._preferences.palette))
            width = text_width(words, 700, size) + 1
            draw_text(painter, QRectF(x + 20, 0, width, 24), words, plain(size, theme.text, 700), LEFT)
            x += width + 34
        painter.end()


class ContinueCard(QFrame):
    """The game that can be continued: picture, players, where it stands."""

    def __init__(self, preferences: Preferences, actions: Actions) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self._preferences = preferences
        self._title, self._when = label(role="heading"), label(role="caption")
        self._picture, self.players = Picture(preferences), Players(preferences)
        self.where = label(role="soft", wrap=True)
        self.button = ActionButton(actions, "continue_game", "primary", show_key=False)
        body = column(self._picture, self.players, self.where, gap=8, margins=(18, 14, 18, 16))
        body.insertLayout(0, row(self._title, None, self._when))
        body.addLayout(row(self.button, None))
        self.setLayout(body)
        self.restyle()

    def show_game(self, game: LeftGame) -> None:
        self._picture.show_pixmap(game.picture)
        self.players.show_players(game)
        self.where.setText(game.where)
        self._when.setText(game.when)

    def retranslate(self) -> None:
        self._title.setText(QCoreApplication.translate("ContinueCard", "Continue"))

    def restyle(self) -> None:
        self.setFixedWidth(round(372 * self._preferences.bar_scale))
        self._picture.setFixedHeight(round(188 * self._preferences.bar_scale))
        self.players.restyle()

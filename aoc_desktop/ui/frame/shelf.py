"""The shelf: the home screen, with the games' boxes as monuments before the low sun, and the game to continue."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from aoc_desktop import __version__
from aoc_desktop.ui.art.home_picture import paint_shelf_picture
from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.frame.boxes import BoxButton
from aoc_desktop.ui.frame.entries import HomeEntry, LeftGame
from aoc_desktop.ui.frame.keys import MOVING
from aoc_desktop.ui.frame.look import Look
from aoc_desktop.ui.kit.high_contrast import downwards, opaque
from aoc_desktop.ui.kit.icons import paint_seat
from aoc_desktop.ui.kit.key_cap import KeyButton
from aoc_desktop.ui.kit.lettering import Align, draw_text, elided, heading, plain, text_width
from aoc_desktop.ui.kit.picture_cache import KeptFaces
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import SKIES, Radius, Type
from aoc_desktop.ui.kit.widgets import Screen

ENTRIES = ("load_game", "records", "settings", "quit")
LEFT = Align.AlignLeft | Align.AlignVCenter
SMALL = (1100, 640)
NARROW = 900
"""Under this width the plates go; a box's tooltip has its records."""
PLANK = ("#6B4A22", "#3A2612")


class Measures:
    """Where things stand in a window of this size; numbers are pixels at 1280 × 720."""

    def __init__(self, width: int, height: int, games: int) -> None:
        self.k = min(width / 1280, height / 720)
        self.small = width < SMALL[0] or height < SMALL[1]
        k = max(self.k, 0.75)
        self.across = min(width, round(1280 * k * 1.25))
        self.left = (width - self.across) / 2 + (36 if self.small else 52 * k)
        self.inner = width - 2 * self.left
        self.foot = 36 if self.small else 50 * k
        self.plank = height - self.foot - 30 * k
        self.gap = (8 if self.small else 12) * k
        box, pitch = (232.0, 310.0) if games <= 4 else (168.0, 200.0)
        self.box = box * k
        self.pitch = min(pitch * k, (self.inner - self.box) / max(1, games - 1)) if games > 1 else pitch * k
        self.row = self.box + (games - 1) * self.pitch
        self.first = (width - self.row) / 2
        self.words = k


class Shelf(Screen):
    """Entries, the game to continue, and a row of boxes."""

    opened = Signal(str)
    """The box of this game."""
    new_game_wanted = Signal(str)

    def __init__(self, preferences: Preferences, actions: Actions, looks: Sequence[Look]) -> None:
        super().__init__(preferences)
        self._actions = actions
        self._pictures = KeptFaces(most=1)
        self.entries = [HomeEntry(actions, name, preferences, narrow=220, size=1.0) for name in ENTRIES]
        for entry in self.entries:
            entry.setParent(self)
            entry.screen_walks = True
        self.continue_panel = ContinuePanel(preferences, actions, self)
        self.boxes = [BoxButton(look, preferences, self) for look in looks]
        for box in self.boxes:
            box.clicked.connect(lambda _checked=False, name=box.look.id: self._open(name))
            box.new_game_wanted.connect(lambda name=box.look.id: self.new_game_wanted.emit(name))
        self._menu = KeyButton(actions, "menu", preferences, height=32)
        self._menu.setParent(self)
        self._last_opened = self.boxes[0].look.id
        self._begun: Collection[str] = ()
        self._tab_order()
        self._say_helps()
        self.show_records(None)
        self.show_left_game(None)

    def spoken_title(self) -> str:
        return self.tr("Your games")

    def _tab_order(self) -> None:
        order: list[QAbstractButton] = [*self.entries, self.continue_panel.button, *self.boxes, self._menu]
        for one, other in pairwise(order):
            self.setTabOrder(one, other)

    def _open(self, game_id: str) -> None:
        self._last_opened = game_id
        self.opened.emit(game_id)

    # ------------------------------------------------------------------ what it tells

    def show_left_game(self, game: LeftGame | None) -> None:
        self.continue_panel.show_game(game)
        self._lay()

    def show_records(self, tallies: dict[str, tuple[int, int]] | None, begun: Collection[str] | None = None) -> None:
        """Show games and wins by game; a missing game was never played. None: not known yet, the plates stay empty.
        `begun`: games with one under way; None: as before."""
        self._tallies = tallies
        self._begun = self._begun if begun is None else begun
        for number, box in enumerate(self.boxes, 1):
            told = self._plate(box.look.id, *tallies.get(box.look.id, (0, 0))) if tallies is not None else ""
            box.say(told, number, len(self.boxes))

    def _plate(self, game_id: str, games: int, wins: int) -> str:
        if not games:
            return self.tr("first game under way") if game_id in self._begun else self.tr("not played yet")
        told = self.tr("%n game(s)", "", games)
        return told + ", " + self.tr("%n won", "", wins) if wins else told

    def take_focus(self) -> None:
        """At the game to continue, else at the box last opened."""
        if self.continue_panel.has_game:
            self.continue_panel.button.setFocus()
        else:
            self._box(self._last_opened).setFocus()

    def _box(self, game_id: str) -> BoxButton:
        return next((box for box in self.boxes if box.look.id == game_id), self.boxes[0])

    def _say_helps(self) -> None:
        """Short ones: the actions' own are for wider entries."""
        helps = (
            self.tr("Every game that was kept"),
            self.tr("Wins, points, streaks"),
            self.tr("Language, colours, keys"),
            self.tr("A game in progress is kept"),
        )
        for entry, words in zip(self.entries, helps, strict=True):
            entry.say(words)

    def retranslate(self) -> None:
        self._say_helps()
        self.show_records(self._tallies)
        self.continue_panel.retranslate()
        self._lay()
        self.update()

    def restyle(self) -> None:
        self._lay()
        super().restyle()

    # ------------------------------------------------------------------ where things stand

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def _lay(self) -> None:
        at = Measures(self.width(), self.height(), len(self.boxes))
        self._at = at
        if at.small:
            self._lay_entries(at, 4, (at.inner - 3 * at.gap) / 4, 42, 78)
            self.continue_panel.lay(QRectF(at.left, 134, at.inner, 148), flat=True)
        else:
            self._lay_entries(at, 2, 246 * at.k, 56 * at.k, 152 * at.k)
            height = 236 if self.continue_panel.has_game else 108
            wide = 608 * at.k
            place = QRectF(at.left + at.inner - wide, 36 * at.k, wide, height * at.k)
            self.continue_panel.lay(place, flat=False)
        self._lay_boxes(at)
        self._menu.grow_at_most(max(1.0, at.foot / 33))
        self._menu.setFixedSize(self._menu.sizeHint())
        self._menu.move(round(at.left), round(self.height() - (at.foot + self._menu.height()) / 2))

    def _lay_entries(self, at: Measures, columns: int, width: float, height: float, top: float) -> None:
        for number, entry in enumerate(self.entries):
            across, down = number % columns, number // columns
            entry.size_of_words = max(1.0, at.words * self.preferences.text_size) if not at.small else 1.0
            entry.setFixedSize(round(width), round(height))
            entry.move(round(at.left + across * (width + at.gap)), round(top + down * (height + 8 * at.k)))

    def _lay_boxes(self, at: Measures) -> None:
        box = at.box
        room = at.plank - self.continue_panel.geometry().bottom() - 24 * at.words
        if at.small:
            box = min(box, max(120.0, room * 232 / 302))
        first = (self.width() - (box + (len(self.boxes) - 1) * at.pitch)) / 2
        for number, made in enumerate(self.boxes):
            made.place(first + number * at.pitch, at.plank, box, at.words, self.width() >= NARROW)
        self.show_records(self._tallies)

    # ------------------------------------------------------------------ keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif key in MOVING:
            self._walk(Qt.Key(key))
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and key - Qt.Key.Key_1 < len(self.boxes):
            self._open(self.boxes[key - Qt.Key.Key_1].look.id)
        elif key == Qt.Key.Key_C and self.continue_panel.has_game:
            self.continue_panel.button.click()
        elif not self._jump(event.text()):
            super().keyPressEvent(event)

    def _groups(self) -> list[list[QAbstractButton]]:
        panel = [self.continue_panel.button] if self.continue_panel.has_game else []
        groups: list[list[QAbstractButton]] = [[*self.entries], [*panel], [*self.boxes], [self._menu]]
        return [group for group in groups if group]

    def _walk(self, key: Qt.Key) -> None:
        """Arrows walk inside a group, up and down between groups, Home and End to its ends."""
        groups = self._groups()
        here = self.focusWidget()
        row = next((group for group in groups if here in group), groups[0])
        place = row.index(here) if here in row else 0
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step = 1 if key == Qt.Key.Key_Right else -1
            row[(place + step) % len(row)].setFocus(Qt.FocusReason.TabFocusReason)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            row[0 if key == Qt.Key.Key_Home else -1].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            step = 1 if key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown) else -1
            other = groups[(groups.index(row) + step) % len(groups)]
            target = self._box(self._last_opened) if other and isinstance(other[0], BoxButton) else other[0]
            target.setFocus(Qt.FocusReason.TabFocusReason)

    def _jump(self, text: str) -> bool:
        """A letter leads to the next box whose title begins with it."""
        if not text.isalpha():
            return False
        here = self.focusWidget()
        start = self.boxes.index(here) + 1 if isinstance(here, BoxButton) else 0
        order = [*self.boxes[start:], *self.boxes[:start]]
        found = next((box for box in order if _first_letters(box.look.title).startswith(text.casefold())), None)
        if found is not None:
            found.setFocus(Qt.FocusReason.TabFocusReason)
        return found is not None

    # ------------------------------------------------------------------ picture

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._backdrop())
        at, sky = self._at, SKIES[self.preferences.theme.name]
        scale = at.words
        if at.small:
            place = QRectF(at.left, 14, at.inner, 56)
            draw_text(painter, place, self.tr("Your games"), heading(42, sky.text), LEFT)
        else:
            width = self.continue_panel.x() - at.left - 20 * scale
            place = QRectF(at.left, 32 * scale, width, 72 * scale)
            draw_text(painter, place, self.tr("Your games"), heading(Type.WORDMARK * scale, sky.text), LEFT)
            below = QRectF(at.left + 2, 108 * scale, width, 26 * scale)
            motto = self.tr("%n games for one table, all offline", "", len(self.boxes))
            draw_text(painter, below, motto, plain(18 * scale, sky.text), LEFT)
        self._paint_foot(painter)
        painter.end()

    def _backdrop(self) -> QPixmap:
        theme = self.preferences.theme

        def paint(painter: QPainter) -> None:
            paint_shelf_picture(painter, QRectF(self.rect()), theme)
            self._paint_plank(painter)

        return self._pictures.get(theme.name, self.size(), self.devicePixelRatioF(), paint)

    def _paint_plank(self, painter: QPainter) -> None:
        at = self._at
        plank = QRectF(0, at.plank, self.width(), self.height() - at.foot - at.plank)
        painter.fillRect(plank, downwards(plank, *PLANK))
        painter.fillRect(QRectF(0, plank.top() - 2, plank.width(), 2), QColor("#B58A4A"))
        ground = QRectF(0, plank.bottom(), self.width(), at.foot + 1)
        painter.fillRect(ground, QColor(SKIES[self.preferences.theme.name].ground))

    def _paint_foot(self, painter: QPainter) -> None:
        at, theme = self._at, self.preferences.theme
        ink = SKIES[theme.name].text if theme.on_dark else SKIES[theme.name].ivory
        words = self.tr("Unofficial fan edition, free software. Version {0}").format(__version__)
        if at.small:
            words = self.tr("Version {0}").format(__version__)
        left = self._menu.geometry().right() + 20
        place = QRectF(left, self.height() - at.foot, self.width() - at.left - left, at.foot)
        size = 13 * max(1.0, at.words)
        draw_text(painter, place, words, plain(size, ink), Align.AlignRight | Align.AlignVCenter)


def _first_letters(title: str) -> str:
    """A title as one looks for it: without its article."""
    return title.casefold().removeprefix("the ")


# The game to continue, as the shelf shows it: picture, game, round and players.


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
            shown = words if words == game.title else elided(words, ink.weight, ink.px, place.width())
            draw_text(painter, QRectF(place.left(), y, place.width(), 20 * k), shown, ink, LEFT)
            y += 22 * k
        if self._flat:
            self._paint_row(painter, QRectF(place.left(), y + 4, place.width(), 24), game)
        else:
            self._paint_list(painter, QRectF(place.left(), y + 2 * k, place.width(), 24 * k), game)

    def _paint_row(self, painter: QPainter, place: QRectF, game: LeftGame) -> None:
        """All players in one line."""
        ink, x = self._preferences.theme.text, place.left()
        told = [f"{name} {points}" for _, name, points in game.seats]
        wanted = sum(36 + text_width(words, 700, 14) for words in told)
        size = max(Type.FLOOR, 14 * min(1.0, place.width() / wanted))
        for seat, words in enumerate(told):
            sign = game.sign(seat, self._preferences.palette)
            paint_seat(painter, QRectF(x, place.center().y() - 6, 12, 12), sign)
            width = text_width(words, 700, size) + 2
            draw_text(painter, QRectF(x + 18, place.top(), width, place.height()), words, plain(size, ink, 700), LEFT)
            x += width + 34

    def _paint_list(self, painter: QPainter, line: QRectF, game: LeftGame) -> None:
        """A line for each player, or for two of them where there are many; above the button."""
        columns = 1 if len(game.seats) <= MOST_LINES else 2
        k, width = max(self._k, 1.0), line.width() / columns
        high = min(22 * k, (self.button.y() - line.top()) / -(-len(game.seats) // columns))
        for number, (_, name, points) in enumerate(game.seats):
            down, across = divmod(number, columns)
            spot = QRectF(line.left() + across * width, line.top() + down * high, width, high)
            sign = QRectF(spot.left(), spot.center().y() - 6 * k, 12 * k, 12 * k)
            paint_seat(painter, sign, game.sign(number, self._preferences.palette))
            ink = plain((14 if columns == 1 else 12.5) * k, self._preferences.theme.text, 700)
            wide = text_width(points, ink.weight, ink.px) + 2
            room = spot.width() - 26 * k - wide - (6 * k if across + 1 < columns else 0)
            words = elided(name, ink.weight, ink.px, room)
            draw_text(painter, QRectF(spot.left() + 20 * k, spot.top(), room, spot.height()), words, ink, LEFT)
            place = QRectF(spot.left() + 20 * k + room, spot.top(), wide + 6 * k, spot.height())
            draw_text(painter, place, points, ink, RIGHT)

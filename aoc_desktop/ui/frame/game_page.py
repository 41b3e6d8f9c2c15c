"""The page of a game: its scenery, what can be done with it, its game under way and its records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QLabel

from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.frame.entries import ContinueCard, HomeEntry, LeftGame
from aoc_desktop.ui.frame.look import Look
from aoc_desktop.ui.kit.key_cap import KeyButton
from aoc_desktop.ui.kit.lettering import Align, draw_text, heading, plain, text_width
from aoc_desktop.ui.kit.picture_cache import KeptFaces
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import SKIES, Type
from aoc_desktop.ui.kit.widgets import Screen, column, label, panel

HALVES = ("almanac", "rules", "load_game", "records")
LETTERS = {
    Qt.Key.Key_N: "new_game",
    Qt.Key.Key_S: "solo",
    Qt.Key.Key_D: "daily",
    Qt.Key.Key_P: "puzzles",
    Qt.Key.Key_A: "achievements",
    Qt.Key.Key_L: "learn",
    Qt.Key.Key_G: "almanac",
}
LEFT = Align.AlignLeft | Align.AlignVCenter
HALF_GROWN = 1.5
"""Words of an entry of half the width grow up to this."""
SMALL = (1100, 640)
LAST = 10
"""So many games the row of won and lost ones shows."""


class Tallies(NamedTuple):
    """The records of a game in a few numbers."""

    games: int = 0
    won: int = 0
    best: int | None = None
    unaided: int = 0
    last: tuple[bool, ...] = ()
    """Whether the last games were won, the newest at the end."""


class GamePage(Screen):
    """A column of entries on the left, the game to continue on the right, a strip of records on the ground."""

    def __init__(self, preferences: Preferences, actions: Actions, look: Look) -> None:
        super().__init__(preferences)
        self.look, self._actions = look, actions
        self._pictures = KeptFaces(most=1)
        self._tallies = Tallies()
        self.all_games = KeyButton(actions, "home", preferences, height=32)
        self.all_games.set_icon("back")
        self.all_games.setParent(self)
        offered = look.modes if "new_game" in look.modes else ("new_game", *look.modes)
        self.entries = [HomeEntry(actions, name, preferences, size=1.0) for name in offered]
        self.halves = [
            HomeEntry(actions, name, preferences, narrow=2000, size=1.0)
            for name in HALVES
            if name != "almanac" or look.has_card_book
        ]
        for entry in (*self.entries, *self.halves):
            entry.setParent(self)
            entry.screen_walks = True
        self.card = ContinueCard(preferences, actions)
        self.card.setParent(self)
        self.nothing_title, self.nothing_words = label(role="heading", wrap=True), label(role="soft", wrap=True)
        self.nothing = panel(column(self.nothing_title, self.nothing_words, None, gap=6, margins=(18, 14, 18, 14)))
        self.nothing.setParent(self)
        self._menu = KeyButton(actions, "menu", preferences, height=32)
        self._menu.setParent(self)
        self._strip = QLabel(self)
        self._strip.setObjectName("records_strip")
        self._last_game = ""
        self.show_left_game(None)
        self.retranslate()

    # ------------------------------------------------------------------ what it tells

    def show_left_game(self, game: LeftGame | None, last: str = "") -> None:
        """Show the game under way; if there is none, `last` tells how the last one ended."""
        self._last_game = last
        self.card.setVisible(game is not None)
        self.nothing.setVisible(game is None)
        if game is not None:
            self.card.show_game(game)
        self._say_nothing()
        self._lay()

    def _say_nothing(self) -> None:
        self.nothing_title.setText(self.tr("No game under way"))
        new = self.tr("New game sets the next table.")
        first = self.tr("Learn by playing leads you through a first game.")
        taught = any(entry.action_id == "learn" for entry in self.entries)
        self.nothing_words.setText(self._last_game or (first if taught and not self._tallies.games else new))

    def show_records(self, tallies: Tallies) -> None:
        self._tallies = tallies
        self._strip.setAccessibleName(self._spoken())
        self._say_nothing()
        self.update()

    def _spoken(self) -> str:
        told = self._numbers()
        if not told:
            return self.tr("No finished game yet.")
        row = self._tallies.last
        numbers = ", ".join(f"{figure} {words}" for figure, words in told)
        if len(row) < 2:
            return f"{numbers}."
        return self.tr("{0}; of the last {1}, {2} won.", "", sum(row)).format(numbers, len(row), sum(row))

    def _numbers(self) -> list[tuple[str, str]]:
        """Figures and what they count, most important first."""
        found = self._tallies
        if not found.games:
            return []
        share = self.preferences.speech.percent(found.won / found.games)
        told = [
            (str(found.games), self.tr("games") if found.games > 1 else self.tr("game")),
            (str(found.won), self.tr("won, {0}", "", found.won).format(share)),
        ]
        if found.best is not None:
            told.append((str(found.best), self.tr("points, the best")))
        told.append((str(found.unaided), self.tr("won unaided", "", found.unaided)))
        return told

    def take_focus(self) -> None:
        """Focus the game to continue, or else the first entry: for a new player the lesson."""
        if self.card.isVisibleTo(self):
            self.card.button.setFocus()
        else:
            self._first().setFocus()

    def _first(self) -> HomeEntry:
        if not self._tallies.games:
            return next((entry for entry in self.entries if entry.action_id == "learn"), self.entries[0])
        return self.entries[0]

    def retranslate(self) -> None:
        self.card.retranslate()
        self._say_nothing()
        self._actions.say("home", self.tr("All games"))
        self._lay()
        self.update()

    def restyle(self) -> None:
        self.card.restyle()
        self._lay()
        super().restyle()

    # ------------------------------------------------------------------ where things stand

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    @property
    def _small(self) -> bool:
        return self.width() < SMALL[0] or self.height() < SMALL[1]

    @property
    def _k(self) -> float:
        return max(0.75, min(self.width() / 1280, self.height() / 720))

    def _lay(self) -> None:
        k, small = self._k, self._small
        words = 1.0 if small else max(1.0, k * self.preferences.text_size)
        left = round(36 if small else 52 * k)
        self.all_games.grow_at_most(1.3 * max(k, 1.0))  # the title stands below it
        self.all_games.setFixedSize(self.all_games.sizeHint())
        self.all_games.move(left, round(28 * k))
        y = 182 * k
        for number, entry in enumerate(self.entries):
            height = 42 if small else (64 if number == 0 else 50) * k
            entry.size_of_words = words
            entry.narrow = self.width() if small else 0
            entry.setFixedSize(round(430 * max(k, 0.85)), round(height))
            entry.move(left, round(y))
            y += 48 if small else height + (14 if number == 0 else 10) * k
        self._lay_halves(left, y, k, small, words)
        right = self.width() - round(48 * k)
        for made in (self.card, self.nothing):
            made.setFixedWidth(round(372 * max(k, 0.8)))
            made.adjustSize()
            made.resize(made.width(), max(made.height(), made.heightForWidth(made.width())))  # words in several lines
            made.move(right - made.width(), round(40 * k))
        self._menu.setFixedSize(self._menu.sizeHint())
        self._menu.move(left, round(self.height() - 8 * k - self._menu.height()))
        self._strip.setGeometry(self._strip_place().toRect())

    def _lay_halves(self, left: int, y: float, k: float, small: bool, words: float) -> None:
        width = 209 * max(k, 0.85)
        gap = 430 * max(k, 0.85) - 2 * width
        for number, entry in enumerate(self.halves):
            down, across = divmod(number, 2)
            entry.size_of_words = min(words, HALF_GROWN * max(k, 1.0))
            entry.setFixedSize(round(width), round(40 if small else 46 * k))
            entry.move(round(left + across * (width + gap)), round(y + down * (46 if small else 56 * k)))

    def _strip_place(self) -> QRectF:
        k = self._k
        left = self._menu.geometry().right() + 20 * k
        return QRectF(left, self.height() - 50 * k, self.width() - 48 * k - left, 50 * k)

    # ------------------------------------------------------------------ keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        plain_key = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain_key and key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._walk(key)
        elif plain_key and LETTERS.get(key) in {entry.action_id for entry in (*self.entries, *self.halves)}:
            self._actions[LETTERS[key]].trigger()
        else:
            super().keyPressEvent(event)

    def _rows(self) -> list[list[QAbstractButton]]:
        """What stands side by side, from the top; the game to continue is at the right of all."""
        rows: list[list[QAbstractButton]] = [[self.all_games]]
        rows += [[entry] for entry in self.entries]
        rows += [[*self.halves[start : start + 2]] for start in range(0, len(self.halves), 2)]
        return [*rows, [self._menu]]

    def _walk(self, key: Qt.Key) -> None:
        rows, here = self._rows(), self.focusWidget()
        to_card = self.card.button if self.card.isVisibleTo(self) else None
        row = next((number for number, made in enumerate(rows) if here in made), 1)
        place = rows[row].index(here) if here in rows[row] else 0
        target: QAbstractButton | None = None
        if here is to_card:
            target = rows[1][0] if key == Qt.Key.Key_Left else None
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            other = rows[(row + (1 if key == Qt.Key.Key_Down else -1)) % len(rows)]
            target = other[min(place, len(other) - 1)]
        elif key == Qt.Key.Key_Left:
            target = rows[row][max(0, place - 1)]
        else:
            target = rows[row][place + 1] if place + 1 < len(rows[row]) else to_card
        if target is not None:
            target.setFocus(Qt.FocusReason.TabFocusReason)

    # ------------------------------------------------------------------ picture

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._scenery())
        k, ink = self._k, SKIES[self.preferences.theme.name].text
        left = self.all_games.x()
        width = self.card.x() - left - 20 * k
        draw_text(painter, QRectF(left, 62 * k, width, 72 * k), self.look.title, heading(58 * k, ink), LEFT)
        tagline = QRectF(left + 2, 136 * k, width, 28 * k)
        draw_text(painter, tagline, self.look.told().tagline, plain(18 * max(k, 0.85), ink), LEFT)
        self._paint_strip(painter)
        painter.end()

    def _scenery(self) -> QPixmap:
        theme = self.preferences.theme
        return self._pictures.get(
            theme.name,
            self.size(),
            self.devicePixelRatioF(),
            lambda painter: self.look.box.scenery(painter, QRectF(self.rect()), theme),
        )

    def _paint_strip(self, painter: QPainter) -> None:
        """Right-aligned on the ground: figures, then the last games as lozenges (won) and rings (lost)."""
        place, theme, k = self._strip_place(), self.preferences.theme, self._k
        sky = SKIES[theme.name]
        ink = sky.text if theme.on_dark else sky.ivory
        told = self._numbers()
        if not told:
            words = self.tr("No finished game yet.")
            draw_text(painter, place, words, plain(13.5 * k, ink), Align.AlignRight | Align.AlignVCenter)
            return
        x = self._paint_last(painter, place, ink)
        size, small = 20 * k, max(Type.FLOOR, 13.5 * k)
        for figure, words in reversed(told):
            width = text_width(words, 400, small) + text_width(figure, 900, size) + 8 * k
            if x - width < place.left():
                break  # the least important goes first in a narrow window
            spot = QRectF(x - width, place.top(), width, place.height())
            draw_text(painter, spot, figure, plain(size, ink, 900), LEFT)
            draw_text(painter, spot, words, plain(small, ink), Align.AlignRight | Align.AlignVCenter)
            x -= width + 36 * k
            line = QColor(ink)
            line.setAlphaF(0.25)
            painter.setPen(QPen(line, 1))
            if (figure, words) != told[0]:
                top = QPointF(x + 18 * k, place.top() + 12 * k)
                painter.drawLine(top, QPointF(top.x(), place.bottom() - 12 * k))

    def _paint_last(self, painter: QPainter, place: QRectF, ink: str) -> float:
        """The last games; returns where the figures may end."""
        row: Sequence[bool] = self._tallies.last[-LAST:]
        k, x = self._k, place.right()
        for won in reversed(row):
            centre = QPointF(x - 6 * k, place.center().y())
            if won:
                corners = ((0, -1), (1, 0), (0, 1), (-1, 0))
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor("#F2C85A"))
                painter.drawPolygon(QPolygonF([centre + QPointF(dx, dy) * 5.5 * k for dx, dy in corners]))
            else:
                painter.setPen(QPen(QColor(ink), 1.5 * k))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(centre, 4 * k, 4 * k)
            x -= 16 * k
        return x - 20 * k

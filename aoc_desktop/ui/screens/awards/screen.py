"""The achievements of a game: earned ones with the game that earned them, locked ones with the nearest attempt."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from aoc_desktop.text.results import hint_words
from aoc_desktop.ui.kit.controls import Flow, Scrolled
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import Type
from aoc_desktop.ui.kit.widgets import button, column, label, panel, row
from aoc_desktop.ui.screens.awards.award_book import Award, AwardBook
from aoc_desktop.ui.screens.solo.days_screen import day_words
from aoc_desktop.ui.screens.solo.modes import Modes, WayScreen

SMALLEST_CARD = 268
LEAST_BADGE, LARGEST_BADGE = 84, 150
TALLEST_CARD = 400


class Badge(QWidget):
    """The medallion of a card. All are of one size: as large as the words of every card leave room for."""

    def __init__(self, preferences: Preferences, book: AwardBook, award: Award, all_badges: list[Badge]) -> None:
        super().__init__()
        self._preferences, self._book, self._award, self._all = preferences, book, award, all_badges
        all_badges.append(self)
        self.setMinimumHeight(round(LEAST_BADGE * preferences.frame))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        side = self.side
        place = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        self._book.paint(painter, place, self._award, self._preferences.theme)
        painter.end()

    @property
    def side(self) -> int:
        room = min(min(badge.width(), badge.height()) for badge in self._all)
        return min(room, round(LARGEST_BADGE * self._preferences.frame))

    def resizeEvent(self, event: QResizeEvent) -> None:
        for badge in self._all:
            badge.update()


class Parts(QWidget):
    """The conditions with what the best game had of them."""

    def __init__(self, preferences: Preferences, book: AwardBook, award: Award) -> None:
        super().__init__()
        self._preferences, self._book, self._award = preferences, book, award
        self.setFixedHeight(round(24 * preferences.scale))

    def sizeHint(self) -> QSize:
        return QSize(160, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme, size = self._preferences.theme, Type.TEXT * self._preferences.scale
        self._book.paint_progress(painter, QRectF(0, 0, self.width(), self.height()), self._award, theme, size)
        painter.end()


class AchievementsScreen(WayScreen):
    """Cards in columns, as many as there is room for."""

    def __init__(self, modes: Modes) -> None:
        super().__init__(modes.preferences)
        book = modes.look.award_book()
        assert book is not None, modes.look.id
        self._ways, self._book = modes, book
        self.group = book.groups[0]
        self._title, self._count = label(role="title"), label(role="soft")
        self.groups = {name: self._group_button(name) for name in book.groups}
        self.back = button()
        self.back.clicked.connect(modes.window.back)
        self.cards: dict[str, QWidget] = {}
        self.badges: list[Badge] = []
        self.replays: dict[str, QPushButton] = {}
        self._grid = QGridLayout()
        self._grid.setSpacing(14)
        self._grid.setContentsMargins(0, 0, 6, 0)
        holder = QWidget()
        holder.setLayout(self._grid)
        self._area = Scrolled(holder, read=True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(36, 26, 36, 24)
        layout.setSpacing(14)
        self._count.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        ways_on = QWidget()
        ways_on.setLayout(row(*self.groups.values(), 12, self.back))
        layout.addLayout(Flow(self._title, self._count, ways_on, gap=12))
        layout.addWidget(self._area, 1)
        self.retranslate()

    def _group_button(self, name: str) -> QPushButton:
        made = button()
        made.setCheckable(True)
        made.setAutoExclusive(True)
        made.setObjectName(f"group_{name}")
        made.setChecked(name == self.group)
        made.clicked.connect(lambda: self._choose(name))
        if len(self._book.groups) == 1:
            made.hide()
        return made

    def _choose(self, group: str) -> None:
        self.group = group
        self.refresh()

    def take_focus(self) -> None:
        (self.groups[self.group] if len(self.groups) > 1 else self.back).setFocus()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Achievements"))
        self._area.setAccessibleName(self.tr("Achievements"))
        for name, made in self.groups.items():
            made.setText(self._book.group_name(name, self.preferences.language))
        self.back.setText(self.tr("Back"))
        self.refresh()

    def restyle(self) -> None:
        self.refresh()
        super().restyle()

    def refresh(self) -> None:
        laurels = [laurel for laurel in self._ways.solo_results.all() if laurel.game == self._ways.look.id]
        shown = self._book.awards(self.group, laurels, self.preferences.language)
        earned = sum(one.earned is not None for one in shown)
        self._count.setText(self.tr("{0} of {1} earned").format(earned, len(shown)))
        for card in self.cards.values():
            self._grid.removeWidget(card)
            card.hide()  # at once: those to come lie in the same places
            card.deleteLater()
        self.replays.clear()
        self.badges = []
        self.cards = {one.id: self._card(one) for one in shown}
        self._arrange()
        self.breathe()

    def _arrange(self) -> None:
        width = self._area.viewport().width() or self.width() - 72
        columns = max(1, min(4, int((width + 14) // (SMALLEST_CARD * self.preferences.scale + 14))))
        for number, card in enumerate(self.cards.values()):
            self._grid.addWidget(card, number // columns, number % columns)
        rows = -(-len(self.cards) // columns)
        for number in range(len(self.cards) + 1):
            self._grid.setRowStretch(number, 40 if number < rows else 1 if number == rows else 0)
        for number in range(4):
            self._grid.setColumnStretch(number, 1 if number < columns else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    # ------------------------------------------------------------------ a card

    def _card(self, one: Award) -> QWidget:
        body = column(gap=6, margins=(14, 14, 14, 14))
        body.addWidget(Badge(self.preferences, self._book, one, self.badges), 1)
        body.addSpacing(4)
        for words, role in ((one.name, "name"), (one.sentence, "caption")):
            body.addWidget(_centred(words, role))
        if one.earned is None and one.best is None:
            body.addWidget(_centred(self.tr("No attempt yet"), "soft"))
        else:
            body.addWidget(Parts(self.preferences, self._book, one))
            body.addWidget(_centred(self._when(one), "caption"))
            if one.earned is not None:
                body.addLayout(row(None, self._replay_button(one), None))
        made = panel(body, role="raised" if one.earned is not None else "panel")
        made.setObjectName(f"achievement_{one.id}")
        made.setMaximumHeight(round(TALLEST_CARD * self.preferences.scale))
        made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        made.setAccessibleName(f"{one.name}. {one.sentence} {self._when(one)}")
        return made

    def _when(self, one: Award) -> str:
        game = one.earned or one.best
        if game is None:
            return ""
        day = day_words(game.date, self.preferences.language)
        if one.earned is not None:
            unaided = hint_words(game.aided, self.preferences.language)
            return self.tr("Earned on {0}, {1}, seed {2}").format(day, unaided, game.seed)
        return self.tr("Nearest attempt: {0}, seed {1}").format(day, game.seed)

    def _replay_button(self, one: Award) -> QWidget:
        assert one.earned is not None
        made = button(self.tr("Look at the game"))
        made.setObjectName(f"replay_{one.id}")
        laurel = one.earned
        made.clicked.connect(lambda: self._ways.replay(laurel))
        self.replays[one.id] = made
        return made


def _centred(words: str, role: str) -> QLabel:
    made = label(words, role, wrap=True)
    made.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return made

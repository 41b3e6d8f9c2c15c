"""The table as text: a tree of sentences over the same places as the picture, a line for typed commands, a small
picture, and the last spoken sentences. Every action goes through the table's own hand, so the same rules apply."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QSizePolicy, QVBoxLayout, QWidget

from aoc_desktop.kernel.errors import Reason
from aoc_desktop.play.places import Place
from aoc_desktop.play.text_table import Key, TextModel
from aoc_desktop.ui.kit.controls import IconLabel
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import announce, set_role, spoken
from aoc_desktop.ui.kit.widgets import Screen, column, label, panel, row
from aoc_desktop.ui.table.page.desk import Desk
from aoc_desktop.ui.table.page.history_view import HistoryView
from aoc_desktop.ui.table.page.log_tools import LogLinks
from aoc_desktop.ui.table.picture.draw_context import paint_table
from aoc_desktop.ui.table.picture.sums import sum_words
from aoc_desktop.ui.table.picture.view import TableView
from aoc_desktop.ui.table.text.command_line import CommandLine
from aoc_desktop.ui.table.text.commands import Commands
from aoc_desktop.ui.table.text.speech_commands import SpeechCommands
from aoc_desktop.ui.table.text.text_rows import LEGAL, LOG, NOW, Row, TextRows, section
from aoc_desktop.ui.table.text.text_tree import TextTree

WIDTHS = {"wide": 408, "narrow": 280, "off": 0}
"""Of the picture beside the text, at 1280 × 720."""
LEAST = 1100
"""A window less wide shows the picture instead of the text, or not at all."""
SAID = 12
"""So many of the last sentences can be read."""


class TextTable(Screen):
    """Stands where the picture of the table stands otherwise."""

    def __init__(self, desk: Desk, history_view: HistoryView, speech: SpeechCommands, log_links: LogLinks) -> None:
        super().__init__(desk.preferences)
        self._desk, self._moments, self._speech, self._log_links = desk, history_view, speech, log_links
        self.rows = TextRows(history_view, desk.actions, desk.preferences)
        self.rows.awaited = speech.awaited
        self.model = TextModel(self.rows.tell, self.rows.describe, self)
        self.tree = TextTree(self.model, desk.preferences)
        self.tree.chosen.connect(self.choose)
        self.tree.reached.connect(self._reach)
        self.tree.cancelled.connect(self._cancel)
        self.tree.missed.connect(self._miss)
        self.tree.wanted = self._wants
        self.tree.own_key.connect(self._take)
        self.commands = Commands(desk, self.rows, speech, log_links, self.tree.go_to)
        self.command = CommandLine(self.commands, desk.preferences)
        self.command.left.connect(self.tree.setFocus)
        self.command.ran.connect(self._come_back)
        self.command.edit.installEventFilter(self)
        self.picture = Picture(history_view, desk.preferences)
        self.lens = Picture(history_view, desk.preferences, enlarged=True)
        self._choosers: dict[str, Callable[[Row], None]] = {
            "section": self._choose_section,
            "place": self._choose_place,
            "answer": self._choose_answer,
            "begin": self._choose_begin,
            "setting": self._choose_setting,
            "move": self._choose_move,
            "action": self._choose_action,
            "link": self._choose_link,
            "log": self._choose_log,
        }
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self._point)
        self._lay_out()
        for number in range(10):
            keys = QShortcut(QKeySequence(f"Alt+{number}"), self)
            keys.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            keys.activated.connect(lambda number=number: self.go_to_number(number))
        spoken().said.connect(self._hear)
        self.retranslate()

    def _lay_out(self) -> None:
        self.title, self.follows = label(role="strong"), label(role="soft")
        self.said_title, self.again = label(role="strong"), label(role="caption")
        set_role(self.follows, "Client")  # said with the screen's name it would be the first words
        self.said = QListWidget()
        self.said.setObjectName("last_said")
        self.said.setWordWrap(True)
        self.said.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.said.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.said.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        sign = IconLabel(self.preferences, "sound", 18, "lit")
        box = column(gap=6, margins=(12, 10, 12, 10))
        box.addLayout(row(sign, self.said_title, None, self.again))
        box.addWidget(self.said, 1)
        self._right = QWidget()
        right = QVBoxLayout(self._right)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(8)
        right.addLayout(row(self.title, self.follows, None))
        for part in (self.picture, self.lens):
            right.addWidget(part)
        right.addWidget(panel(box), 1)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(panel(column(self.tree, margins=(2, 6, 2, 6))), 1)
        left.addWidget(panel(column(self.command, margins=(8, 8, 8, 6))))
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(16, 8, 16, 8)
        self._layout.setSpacing(16)
        self._layout.addLayout(left, 1)
        self._layout.addWidget(self._right)

    @property
    def _view(self) -> TableView:
        return self._moments.shown_view

    # ------------------------------------------------------------------ showing

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
        self.refresh()
        self._list_said()

    def refresh(self) -> None:
        """After any change: the rows become what they should be, and stay where they can."""
        if self.isHidden():
            return
        hand = self._view.hand
        if hand.held is None and hand.asked is None:
            self.rows.origin = None
        first = not self.model.rowCount()
        self.model.show(self.rows.lines())
        self.tree.delegate.sections = self.rows.sections[:9]
        if first:
            self.tree.open_row(section(NOW))
        self._fit()  # another table may have another shape
        self.picture.follow(self.picture.place)
        self.lens.follow(self.lens.place)

    def _fit(self) -> None:
        """The picture as wide as the user wants it, where there is room beside the words."""
        wanted = round(WIDTHS[self.preferences["picture"]] * self.preferences.frame)
        self._right.setVisible(bool(wanted) and not self.is_narrow)
        self._right.setFixedWidth(max(1, wanted))
        for part in (self.picture, self.lens):
            part.setFixedHeight(max(1, part.heightForWidth(max(1, wanted))))

    @property
    def is_narrow(self) -> bool:
        """Whether there is no room for a picture beside the text."""
        return self.width() < LEAST * max(1.0, self.preferences.wished_size)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # ------------------------------------------------------------------ where the keyboard is

    def take_focus(self) -> None:
        self.tree.setFocus()

    def _miss(self, typed: str) -> None:
        announce(self.tree, self.tr("No row in sight begins with “{0}”.").format(typed))

    def _come_back(self) -> None:
        """From the command line: a screen reader says the row, as it is now."""
        self.tree.setFocus()
        spoken().note(self.tree.said())

    def go_to_number(self, number: int) -> None:
        """Go to the section with this number; 0: the question."""
        names = (NOW, *self.rows.sections)
        if number < len(names):
            self.go_to_section(names[number])

    def go_to_section(self, name: str) -> None:
        if self.tree.hasFocus() and self.tree.here == section(name):
            announce(self.tree, self.tree.said())  # the focus stays, so no other message would speak it
        self.tree.setFocus()
        self.tree.go_to(section(name))

    def open_legal(self) -> None:
        self.tree.open_row(section(LEGAL))  # before: a row that is laid out anew is another one to a screen reader
        self.go_to_section(LEGAL)
        if not (self.rows.rows.legal.rows or self.rows.rows.player_view.wide):
            announce(self.tree, self.rows.awaited())  # why there are none

    def open_log(self) -> None:
        self.tree.open_row(section(LOG))
        self.go_to_section(LOG)

    def open_commands(self) -> None:
        self.command.edit.setFocus()

    def _reach(self, key: Key) -> None:
        """A screen reader says the row by itself; the table knows at once where the keyboard is, and shows it soon."""
        if self.tree.hasFocus() and (said := self.tree.said()):
            spoken().note(said)
        place = key.of if isinstance(key, Row) and key.kind in ("place", "answer") else None
        self._view.by_keyboard = True
        self._view.walk.set(place)
        self.picture.follow(place)
        self.lens.follow(place)
        self._soon.start()

    def _point(self) -> None:
        """The picture speaks of the place as if the pointer were there."""
        place = self._view.walk.place
        self._view.hover.hover(place, self._view.place_point(place) or QPointF() if place is not None else QPointF())

    # ------------------------------------------------------------------ acting

    def choose(self, key: Key) -> None:
        """Enter: what a click on the row's place would do."""
        if isinstance(key, Row):
            self._choosers.get(key.kind, self._say_nothing_here)(key)

    def _choose_section(self, key: Row) -> None:
        index = self.model.index_of(key)
        self.tree.setExpanded(index, not self.tree.isExpanded(index))

    def _choose_place(self, key: Row) -> None:
        view, hand, place = self._view, self._view.hand, key.of
        view.by_keyboard = True
        view.walk.set(place)
        if place[0] in view.look.presses.kinds:
            view.look.presses.press(place, view)
            self.refresh()
            return
        if view.explains(place):
            announce(self.tree, sum_words(view.look, place, view.models, view.faces))
        if hand.nothing_at(place):
            if not view.explains(place):
                self._say_nothing_here(key)
            return
        self._do(key, lambda: hand.click(place))

    def _choose_answer(self, key: Row) -> None:
        self._do(self.rows.origin or section(NOW), lambda: self._view.hand.do(key.of))

    def _choose_begin(self, key: Row) -> None:
        self._do(key, lambda: self._view.hand.begin(key.of))

    def _do(self, origin: Row, what: Callable[[], object]) -> None:
        """What then is asked stands below the row that it began with."""
        hand, before = self._view.hand, (self._view.hand.held, self._view.hand.asked)
        self.rows.origin = origin if origin.kind != "section" else None
        what()
        asks = hand.held is not None or hand.asked is not None
        if asks and (hand.held, hand.asked) != before:
            self.refresh()
            first = self.tree.open_row(origin)
            if first.isValid():
                self.tree.setCurrentIndex(first)

    def _choose_setting(self, key: Row) -> None:
        self._view.hand.set_word(key.of)

    def _choose_move(self, key: Row) -> None:
        self._desk.move_chosen.emit(key.of)

    def _choose_action(self, key: Row) -> None:
        if self._desk.actions[key.of].isEnabled():
            self._desk.actions[key.of].trigger()
        else:
            announce(self.tree, self._desk.actions.reason(key.of))

    def _choose_link(self, key: Row) -> None:
        self.tree.go_to(self.rows.row_of(key.of[1]))

    def _choose_log(self, key: Row) -> None:
        """The cards and rules behind the line."""
        lines = self._view.models.log
        number = next((number for number, row in enumerate(lines.rows) if row.key == key.of), -1)
        self._log_links.explain(lines.index(number))

    def _say_nothing_here(self, _key: Row) -> None:
        self._view.hover.refuse(Reason("nothing_here"))

    def _cancel(self) -> None:
        """Esc puts back the held thing; the focus returns to its place."""
        origin = self.rows.origin
        if self._view.hand.cancel():
            if origin is not None:
                self.tree.go_to(origin)
        elif self._moments.past is not None:
            self._moments.leave()

    def _wants(self, event: QKeyEvent) -> bool:
        """Whether the text table takes this key: those that change the setting, and F2, which opens the almanac
        elsewhere."""
        plain = event.modifiers() == Qt.KeyboardModifier.NoModifier
        return plain and (event.key() == Qt.Key.Key_F2 or self._view.keys.sets(event.key()))

    def _take(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F2:
            self._speech.again()
        else:
            self._view.keys.set_by(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """F2 says it again while one types, too."""
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_F2 and not event.modifiers():
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self._speech.again()
                return True
        return super().eventFilter(watched, event)

    # ------------------------------------------------------------------ spoken sentences

    def _hear(self, _text: str) -> None:
        if self.isVisible():
            self._list_said()

    def _list_said(self) -> None:
        lines = list(spoken().lines)[-SAID:]
        self.said.clear()
        self.said.addItems(lines)
        for number in range(len(lines) - 1):
            self.said.item(number).setForeground(QColor(self.preferences.theme.soft_text))
        self.said.scrollToBottom()

    # ------------------------------------------------------------------ words and colours

    def retranslate(self) -> None:
        position = self.preferences.speech.text("text.position", n="{0}", m="{1}")
        self.model.position = self.command.delegate.position = position
        self.model.labelled = self.command.listed.labelled = self.preferences.speech.labelled("{0}", "{1}")
        self.tree.setAccessibleName(self.tr("The table as text"))
        self.command.edit.setAccessibleName(self.tr("Command"))
        self.command.edit.setPlaceholderText(self.tr("Type a move or a word"))
        self.command.keys.setText(self.tr("Tab: complete   Enter: play   ↑: earlier"))
        self.command.edit.setAccessibleDescription(self.command.keys.text())
        self.command.list.setAccessibleName(self.tr("What it may mean"))
        self.title.setText(self.tr("The table"))
        self.follows.setText(self.tr("the picture follows the row"))
        self.said_title.setText(self.tr("Last said"))
        self.said.setAccessibleName(self.said_title.text())
        self.again.setText(self.tr("F2: again"))
        self.refresh()

    def restyle(self) -> None:
        self.command.restyle()
        self._fit()
        self.tree.scheduleDelayedItemsLayout()
        super().restyle()

    def _picture_words(self) -> str:
        words = {
            "wide": self.tr("The picture is wide."),
            "narrow": self.tr("The picture is narrow."),
            "off": self.tr("The picture is off."),
        }
        return words[self.preferences["picture"]]

    def _on_preference(self, name: str) -> None:
        super()._on_preference(name)
        if name == "picture":
            self._fit()
            announce(self, self._picture_words())


# The small picture beside the text: it follows the current row, and shows its place enlarged.


SOON = 30
"""Milliseconds before the picture follows, so that the row is spoken first."""
ROUND_IT = 1.35
"""How much of the table around a place is shown with it."""
OUTLINE = 4.0


class Picture(QWidget):
    """What the hidden view of the table would show, or the part of it around the row's place."""

    def __init__(self, history_view: HistoryView, preferences: Preferences, enlarged: bool = False) -> None:
        super().__init__()
        self._moments, self._preferences, self._enlarged = history_view, preferences, enlarged
        self.place: Place | None = None
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self.update)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def _view(self) -> TableView:
        return self._moments.shown_view

    def sizeHint(self) -> QSize:
        return QSize(200, 100)

    def heightForWidth(self, width: int) -> int:
        scene = self._view.sceneRect()
        return round(width * (0.3 if self._enlarged else scene.height() / max(1.0, scene.width())))

    def hasHeightForWidth(self) -> bool:
        return True

    def follow(self, place: Place | None) -> None:
        self.place = place
        self._soon.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        rect, theme = QRectF(self.rect()), self._preferences.theme
        paint_table(painter, rect, theme)
        source = self._shown()
        if not source.isEmpty():
            self._render(painter, rect, source)
            self._paint_outline(painter, rect, source)
        painter.setPen(QPen(QColor(theme.line), theme.line_px))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        painter.end()

    def _render(self, painter: QPainter, rect: QRectF, source: QRectF) -> None:
        stage = self._view.stage
        stage.pictures.under_lens = self._enlarged and rect.width() > source.width() * stage.scale
        try:
            self._view.scene().render(painter, _placed(rect, source), source)
        finally:
            stage.pictures.under_lens = False

    def _shown(self) -> QRectF:
        """All of the table, or what lies around the place, in the shape of this picture."""
        if not self._enlarged:
            return self._view.sceneRect()
        piece = self._view.stage.by_place(self.place)
        if piece is None or not self.height():
            return QRectF()
        shape = self.width() / self.height()
        height = max(piece.rect.height() * ROUND_IT, piece.rect.width() * ROUND_IT / shape)
        shown = QRectF(0, 0, height * shape, height)
        shown.moveCenter(piece.rect.center())
        return shown

    def _paint_outline(self, painter: QPainter, rect: QRectF, source: QRectF) -> None:
        piece = self._view.stage.by_place(self.place)
        if piece is None:
            return
        placed = _placed(rect, source)
        scale = placed.width() / source.width()
        there = piece.rect.translated(-source.topLeft())
        ring = QRectF(placed.topLeft() + there.topLeft() * scale, there.size() * scale)
        painter.setPen(QPen(QColor(self._preferences.theme.lit), OUTLINE if self._enlarged else 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(ring.adjusted(-2, -2, 2, 2), 7, 7)


def _placed(rect: QRectF, source: QRectF) -> QRectF:
    """Where a part of the table comes to lie in a picture of any shape: as large as it can, in the middle."""
    scale = min(rect.width() / source.width(), rect.height() / source.height())
    placed = QRectF(QPointF(), source.size() * scale)
    placed.moveCenter(rect.center())
    return placed

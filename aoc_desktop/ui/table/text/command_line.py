"""The command line of the table as text: the typed words, their completion, and the list of matching commands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from aoc_desktop.play.rows import Index
from aoc_desktop.text.language import in_sentences
from aoc_desktop.ui.kit.lettering import Align, draw_text, elided, plain, text_width
from aoc_desktop.ui.kit.preferences import SMALLEST, Preferences
from aoc_desktop.ui.kit.screen_reader import announce, set_role
from aoc_desktop.ui.kit.theme import Type
from aoc_desktop.ui.kit.widgets import column, label, row
from aoc_desktop.ui.table.picture.view import ENTER
from aoc_desktop.ui.table.text.commands import Command, Commands
from aoc_desktop.ui.table.text.text_tree import BOLD_PX, letters_of

LEFT = Align.AlignLeft | Align.AlignVCenter
ROW, SHOWN = 28, 2
"""Height of a row of the list, and how many are always in sight."""
MOST_KEPT = 50
PAUSE = 350
"""Milliseconds of rest in typing before the first match is spoken."""
MARGIN = 12


class CommandList(QAbstractListModel):
    """The commands that fit what was typed."""

    def __init__(self) -> None:
        super().__init__()
        self.commands: Sequence[Command] = ()
        self.labelled = "{0}: {1}"

    def show(self, commands: Sequence[Command]) -> None:
        self.beginResetModel()
        self.commands = commands
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own signature)
        return 0 if parent.isValid() else len(self.commands)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        command = self.commands[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            if not command.told or command.told.startswith(command.text):  # a move in words, with what it brings
                return command.told or command.text
            return self.labelled.format(command.text, command.told)
        return command if role == Qt.ItemDataRole.UserRole else None


def words_scale(preferences: Preferences) -> float:
    """As the rows of the table: the size that the user wants, in any window."""
    return max(SMALLEST, preferences.frame * preferences.wished_size)


class CommandDelegate(QStyledItemDelegate):
    """The command, what comes of it, and its position; one that cannot be run is struck through."""

    def __init__(self, preferences: Preferences, view: QListView) -> None:
        super().__init__(view)
        self._preferences, self._view = preferences, view
        self.position = "{0} of {1}"

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, round(ROW * words_scale(self._preferences)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        theme, scale = self._preferences.theme, words_scale(self._preferences)
        command: Command = index.data(Qt.ItemDataRole.UserRole)
        rect = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            ground, chosen = theme.chosen
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(rect, 6, 6)
            if theme.bold:
                theme = theme._replace(text=chosen, soft_text=chosen, loss=chosen)
        can, px = command.run is not None, letters_of(theme) * scale
        inner = rect.adjusted(MARGIN * scale, 0, -MARGIN * scale, 0)
        place = self.position.format(index.row() + 1, self._view.model().rowCount())
        caption = plain(Type.CAPTION * scale, theme.soft_text)
        draw_text(painter, inner, place, caption, Align.AlignRight | Align.AlignVCenter)
        end = inner.right() - text_width(place, 400, caption.px) - MARGIN
        words = text_width(command.text, 700, px)
        ink = theme.text if can else theme.soft_text
        draw_text(painter, inner, elided(command.text, 700, px, inner.width() * 0.6), plain(px, ink, 700), LEFT)
        if not can:
            painter.setPen(QPen(QColor(ink), 1.4))
            middle = QPointF(inner.left(), rect.center().y())
            painter.drawLine(middle, middle + QPointF(words, 0))
        told = QRectF(inner.left() + max(126 * scale, words + 18 * scale), rect.top(), 0, rect.height())
        told.setRight(end)
        if told.width() > 40:
            colour = theme.soft_text if can else theme.loss
            draw_text(painter, told, elided(command.told, 400, px, told.width()), plain(px, colour), LEFT)
        painter.restore()


class CommandEdit(QLineEdit):
    """A line edit that shows the completion behind the cursor."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self._preferences = preferences
        self.ghost = ""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.ghost or self.cursorPosition() != len(self.text()):
            return
        painter = QPainter(self)
        painter.setFont(QFont(self.font()))
        painter.setPen(QColor(self._preferences.theme.soft_text))
        at = self.cursorRect()
        rect = QRectF(at.center().x() + 1, at.top(), self.width(), at.height())
        painter.drawText(rect, int(LEFT), self.ghost)
        painter.end()

    def event(self, event: QEvent) -> bool:
        """Tab completes an incomplete word; single letters are typed, even if they are keys of actions."""
        pressed = (
            isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Tab
        )
        if pressed and self.ghost:
            self.setText(self.text() + self.ghost)
            self.textEdited.emit(self.text())
            return True
        return super().event(event)


class CommandLine(QWidget):
    """Enter runs the chosen command, Up brings back earlier lines, Esc leaves."""

    left = Signal()
    ran = Signal()
    """A command was run: the focus goes back to the table."""

    def __init__(self, commands: Commands, preferences: Preferences) -> None:
        super().__init__()
        self._commands, self._preferences = commands, preferences
        self.edit, self.listed, self.list = CommandEdit(preferences), CommandList(), QListView()
        self.edit.setObjectName("command_line")
        self.list.setObjectName("command_list")
        self.list.setModel(self.listed)
        self.delegate = CommandDelegate(preferences, self.list)
        self.list.setItemDelegate(self.delegate)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.clicked.connect(self._run)
        self.edit.textEdited.connect(self.look_again)
        self.edit.installEventFilter(self)
        self._typed: list[str] = []
        """The lines run so far, the newest last."""
        self._back = 0
        self._best = ""
        """The best match when it was last spoken."""
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        """Waits for a rest in typing, so that matches of half-typed words are not spoken."""
        self._pause.timeout.connect(self._say_best)
        self.keys = label(role="caption")
        set_role(self.keys, "Client")  # said with the screen's name they would be the first words
        """Which keys do what."""
        whole = column(gap=4)
        whole.addLayout(row(self.edit, self.keys, gap=12))
        whole.addWidget(self.list)
        self.setLayout(whole)
        self.list.hide()
        self.restyle()

    def restyle(self) -> None:
        preferences = self._preferences
        scale = words_scale(preferences)
        self.list.setFixedHeight(round((SHOWN * ROW + 2) * scale))
        px = (BOLD_PX if preferences.theme.bold else Type.TEXT) * scale
        larger = preferences.wished_size > preferences.text_size  # than the sheet of the whole program has them
        own = f"QLineEdit#command_line {{ font-size: {px:.1f}px; min-height: {1.4 * px:.0f}px; }}"
        self.edit.setStyleSheet(own if larger else "")

    def look_again(self) -> None:
        """What fits now."""
        text = self.edit.text()
        found = self._commands.matching(text)
        self.listed.show(found)
        self.edit.ghost = self._ghost(text, found)
        self._pause.stop()
        if found:
            self.list.setCurrentIndex(self.listed.index(0))
            self._pause.start()
        self.edit.update()

    @staticmethod
    def _ghost(text: str, found: Sequence[Command]) -> str:
        """The rest of the best command, if it begins with exactly the typed text."""
        if not text or not found or found[0].run is None:
            return ""
        best = found[0].text
        return best[len(text) :] if best.casefold().startswith(text.casefold()) else ""

    def _say_best(self) -> None:
        """Speak the first match, unless it was spoken last."""
        best = self.listed.commands[0].text
        if best != self._best:
            self._say(0)
        self._best = best

    def _say(self, row: int) -> None:
        """The row is not focused: it is said."""
        place = self.delegate.position.format(row + 1, len(self.listed.commands))
        announce(self.edit, f"{in_sentences([str(self.listed.data(self.listed.index(row)))])} {place}")

    # ------------------------------------------------------------------ keys

    def eventFilter(self, watched: object, event: object) -> bool:
        if isinstance(event, QEvent) and event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.list.setVisible(event.type() == QEvent.Type.FocusIn)  # while one types; else the rows have the room
        if watched is not self.edit or not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return False
        key = event.key()
        if key in ENTER:
            self._run(self.list.currentIndex())
        elif key == Qt.Key.Key_Up:
            self._up()
        elif key == Qt.Key.Key_Down:
            self._step(1)
        elif key == Qt.Key.Key_Escape:
            self.edit.clear()
            self.look_again()
            self._best = ""
            self.left.emit()
        else:
            return False
        return True

    def _up(self) -> None:
        """In the list first; above its first row are the commands of before."""
        if self.list.currentIndex().row() > 0:
            self._step(-1)
        elif self._back < len(self._typed):
            self._back += 1
            self.edit.setText(self._typed[-self._back])
            self.look_again()

    def _step(self, by: int) -> None:
        row = self.list.currentIndex().row() + by
        if 0 <= row < len(self.listed.commands):
            self.list.setCurrentIndex(self.listed.index(row))
            self._say(row)

    def _run(self, index: Index) -> None:
        command: Command | None = index.data(Qt.ItemDataRole.UserRole)
        if command is None:
            return
        if command.run is None:
            announce(self.edit, command.told)
            return
        if command.goes_on:
            self.edit.setText(f"{command.text} ")
            self.look_again()
            return
        self._typed = [*(typed for typed in self._typed if typed != command.text), command.text][-MOST_KEPT:]
        self._back, self._best = 0, ""
        self.edit.clear()
        self.look_again()
        command.run()
        if self.edit.hasFocus():  # else it led somewhere
            self.ran.emit()

"""What can be done with a line of the log: "Why?" shows the cards and rules behind it; all lines go to a file."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractScrollArea, QDialog, QSizePolicy, QVBoxLayout, QWidget

from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.log import LogRole
from aoc_desktop.ui.frame.look import look_named
from aoc_desktop.ui.kit.controls import Scrolled
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.rules_view import RulesView
from aoc_desktop.ui.kit.save_dialog import save_text, where_to_save
from aoc_desktop.ui.kit.widgets import button, column, label, panel, row
from aoc_desktop.ui.table.look import TableLook, table_of
from aoc_desktop.ui.table.picture.faces import Faces

PICTURE_WIDTH = 104
RULE_HEIGHT = 250
LEAST_HEIGHT = 90
"""Of what can be scrolled, in a low window."""
MARGIN, WIDTH = 40, 540
DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


class WhyDialog(QDialog):
    """A line of the log with its cards and its rule."""

    zoom_wanted = Signal(str, str)
    help_wanted = Signal(str)

    def __init__(self, parent: QWidget, index: QModelIndex, rows: Rows, preferences: Preferences) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Why?"))
        look, self._preferences = table_of(rows.session), preferences
        self._faces = look.faces(rows, preferences.language)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 18, 20, 16)
        layout.setSpacing(12)
        words = label(str(index.data()), "strong", wrap=True)
        words.setMinimumWidth(460)
        layout.addWidget(words)
        shown = [pair for pair in index.data(LogRole.CARDS) or () if self._faces.knows(*pair)]
        inner = QWidget()
        inner.setLayout(column(*(self._card(kind, card) for kind, card in shown), None, gap=8))
        area = Scrolled(inner)
        area.setMinimumHeight(min(420, 30 + 150 * len(shown)))
        if shown:
            layout.addWidget(area, 1)
        self.topic = line_topic(look, index)
        if self.topic:
            rule = RulesView(look_named(rows.session.match.game.id), preferences, narrow=True)
            rule.setMinimumHeight(round(RULE_HEIGHT * preferences.scale))
            rule.open_at(self.topic)
            layout.addWidget(rule, 1)
        rules = button(self.tr("Read the rule"))
        rules.clicked.connect(self._help)
        close = button(self.tr("Close"), primary=True)
        close.clicked.connect(self.accept)
        layout.addLayout(row(rules, None, close))
        close.setFocus()
        self._take_room(parent.window().size() - QSize(MARGIN, MARGIN))

    def _take_room(self, most: QSize) -> None:
        """As high as its parts ask for; by itself a dialog is never higher than two thirds of the screen."""
        layout = self.layout()
        assert layout is not None
        width = min(self.sizeHint().width(), round(WIDTH * self._preferences.scale), most.width())
        height = layout.totalHeightForWidth(width)
        if height > most.height():
            for part in self.findChildren(QAbstractScrollArea, options=DIRECT):
                part.setMinimumHeight(LEAST_HEIGHT)
        self.resize(width, min(height, most.height()))

    def _card(self, kind: str, card: str) -> QWidget:
        name = label(self._faces.name(kind, card, short=False), "name")
        drawn = self._faces.picture(kind, card, PICTURE_WIDTH, self._preferences.theme, self.devicePixelRatioF())
        picture = button()
        picture.setProperty("role", "picture")
        picture.setIcon(drawn)
        picture.setIconSize(drawn.deviceIndependentSize().toSize())
        picture.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        picture.setAccessibleName(name.text())
        picture.clicked.connect(partial(self._zoom, kind, card))
        lines = label("\n".join(self._faces.lines(kind, card)), wrap=True)
        words = QWidget()
        words.setLayout(column(name, lines, None, gap=2))
        return panel(row(picture, words, gap=12, margins=(10, 8, 12, 8)))

    def _zoom(self, kind: str, card: str) -> None:
        """Over the window: this dialog would lie before it."""
        self.accept()
        self.zoom_wanted.emit(kind, card)

    def _help(self) -> None:
        self.accept()
        self.help_wanted.emit(self.topic)


def line_topic(look: TableLook, index: QModelIndex) -> str:
    """The part of the rules that a line rests on."""
    return look.topic_of_line(str(index.data(LogRole.KIND)), index.data(LogRole.CAUSES) or ())


def line_tip(index: QModelIndex, faces: Faces) -> str:
    """The cards that a line speaks of, with their sentences."""
    told = []
    for kind, card in index.data(LogRole.CARDS) or ():
        if faces.knows(kind, card):
            told.append("\n".join([faces.name(kind, card, short=False), *faces.lines(kind, card)]))
    return "\n\n".join(told)


def noun_tip(kind: str, card: str, faces: Faces, preferences: Preferences, on_table: bool = False) -> str:
    """One card that a line names: its picture with its sentences; a rule, or what lies `on_table`, in a word."""
    if on_table:
        return QCoreApplication.translate("WhyDialog", "Click to see it on the table")
    if not faces.knows(kind, card):
        return QCoreApplication.translate("WhyDialog", "Click for the rule") if kind == "rule" else ""
    picture = faces.picture(kind, card, PICTURE_WIDTH * preferences.scale, preferences.theme)
    data = QByteArray()
    buffer = QBuffer(data)
    picture.save(buffer, "PNG")
    source = bytes(data.toBase64().data()).decode()
    lines = "<br>".join(escape(line) for line in faces.lines(kind, card))
    words = f"<b>{escape(faces.name(kind, card, short=False))}</b><br>{lines}"
    width = round(300 * preferences.scale)
    return (
        f'<table width="{width}"><tr><td><img src="data:image/png;base64,{source}"></td>'
        f'<td valign="middle">{words}</td></tr></table>'
    )


def export_lines(parent: QWidget, lines: list[str], tell: Callable[[str], object]) -> None:
    """Write the log to a text file of the user's choice."""
    title = QCoreApplication.translate("WhyDialog", "Export the log")
    path = where_to_save(parent, title, "log.txt", {"*.txt": (".txt",)})
    if path is not None:
        save_text(path, "\n".join(lines) + "\n", tell)

"""The rules as a screen: contents on the left, the page on the right, a search over both."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout

from aoc_desktop.ui.age_of_civilization.rules_text import sections
from aoc_desktop.ui.age_of_civilization.rules_view import RulesView
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.widgets import Screen, button, label, row

ANCHOR = Qt.ItemDataRole.UserRole


class RulesScreen(Screen):
    """Opened at the place that matters."""

    SPACIOUS = True

    back_wanted = Signal()

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(preferences)
        self.view = RulesView(preferences)
        self.contents = QListWidget()
        self.contents.setFixedWidth(round(270 * preferences.scale))
        self.contents.setObjectName("rules_contents")
        self.contents.currentItemChanged.connect(self._chosen)
        self.search = QLineEdit()
        self.search.setObjectName("rules_search")
        self.search.setFixedWidth(260)
        self.search.textChanged.connect(lambda text: self._search(text))
        self.search.returnPressed.connect(lambda: self._search(self.search.text()))
        self._title, self._found = label(role="title"), label(role="caption")
        self.back = button()
        self.back.clicked.connect(self.back_wanted)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(52, 26, 52, 26)
        layout.setSpacing(14)
        layout.addLayout(row(self._title, None, self._found, self.search, self.back))
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addWidget(self.contents)
        middle.addWidget(self.view, 1)
        layout.addLayout(middle, 1)
        self.retranslate()

    def open_at(self, topic: str) -> None:
        """Show a topic; an unknown one is the beginning."""
        for place in range(self.contents.count()):
            if self.contents.item(place).data(ANCHOR) == topic:
                self.contents.setCurrentRow(place)
                self.view.open_at(topic)
                break
        else:
            self.contents.setCurrentRow(0)
        self.contents.setFocus()

    def _chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.view.open_at(str(item.data(ANCHOR)))

    def _search(self, words: str) -> None:
        found = self.view.find_words(words)
        self._found.setText("" if found else self.tr("Not found"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.search.setFocus()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        chosen = max(0, self.contents.currentRow())
        self.contents.blockSignals(True)
        self.contents.clear()
        for section in sections(self.preferences.language):
            item = QListWidgetItem(section.title)
            item.setData(ANCHOR, section.anchor)
            self.contents.addItem(item)
        self.contents.setCurrentRow(chosen)
        self.contents.blockSignals(False)
        self._title.setText(self.tr("Rules"))
        self.search.setPlaceholderText(self.tr("Search (Ctrl+F)"))
        self.search.setAccessibleName(self.tr("Search in the rules"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.back.setText(self.tr("Back"))
        if self._found.text():
            self._found.setText(self.tr("Not found"))
        self.view.retranslate()

    def restyle(self) -> None:
        self.contents.setFixedWidth(round(270 * self.preferences.scale))
        super().restyle()

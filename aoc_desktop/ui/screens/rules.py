"""A game's rules as a screen: contents on the left, the page on the right; hits of a search lie over the contents."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QToolButton,
    QVBoxLayout,
)

from aoc_desktop.ui.frame.look import Look
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.rules_text import sections
from aoc_desktop.ui.kit.rules_view import RulesView
from aoc_desktop.ui.kit.text_search import Hit, SearchLine, search
from aoc_desktop.ui.kit.widgets import Pages, Screen, button, label, row, step_button

ANCHOR = Qt.ItemDataRole.UserRole
AROUND = 36
"""So many signs of a line are shown before and after the words that were found in it."""
PICTURE = "\ufffc"
"""What a picture is in the text of a page."""


class RulesScreen(Screen):
    """Opened at the place that matters."""

    SPACIOUS = True

    back_wanted = Signal()

    def __init__(self, look: Look, preferences: Preferences) -> None:
        super().__init__(preferences)
        self._look = look
        self.view = RulesView(look, preferences)
        self.contents, self.hits = QListWidget(), QListWidget()
        self.contents.setObjectName("rules_contents")
        self.hits.setObjectName("rules_hits")
        self.hits.setWordWrap(True)
        self.hits.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._left = Pages()
        for part in (self.contents, self.hits):
            self._left.addWidget(part)
        self._left.setFixedWidth(round(270 * preferences.scale))
        self._hits: list[Hit] = []
        self.search = QLineEdit()
        self.search.setObjectName("rules_search")
        self.search.setFixedWidth(260)
        self.search.setClearButtonEnabled(True)
        self._title, self._found = label(role="title"), label(role="caption")
        self.previous, self.next, self.back = step_button("‹"), step_button("›"), button()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(52, 26, 52, 26)
        layout.setSpacing(14)
        layout.addLayout(row(self._title, None, self._found, self.search, self.previous, self.next, 12, self.back))
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addWidget(self._left)
        middle.addWidget(self.view, 1)
        layout.addLayout(middle, 1)
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.contents.currentItemChanged.connect(self._chosen)
        self.hits.currentRowChanged.connect(self._show_hit)
        self.search.textChanged.connect(self._search)
        self.next.clicked.connect(lambda: self._step(1))
        self.previous.clicked.connect(lambda: self._step(-1))
        self.back.clicked.connect(self.back_wanted)

    def open_at(self, topic: str) -> None:
        """Show a topic; an unknown one is the beginning."""
        self.search.clear()
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

    # ------------------------------------------------------------------ searching

    def _search(self, words: str) -> None:
        """The hits, best first, and the best one on the page; without any the contents stay."""
        lines = self.view.lines()
        self._hits = search(lines, words)
        self.hits.blockSignals(True)
        self.hits.clear()
        for hit in self._hits:
            self.hits.addItem(_told(lines[hit.line], hit))
        self.hits.blockSignals(False)
        self._left.setCurrentWidget(self.hits if self._hits else self.contents)
        for made in (self.previous, self.next):
            made.setEnabled(len(self._hits) > 1)
        if self._hits:
            self.hits.setCurrentRow(0)
        else:
            self._tell_place()

    def _show_hit(self, number: int) -> None:
        if not 0 <= number < len(self._hits):
            return
        hit = self._hits[number]
        self.view.show_hit(hit)
        title = self.view.lines()[hit.line].title
        self.contents.blockSignals(True)  # the mark follows, the page is there already
        self.contents.setCurrentRow([section.title for section in self._sections].index(title))
        self.contents.blockSignals(False)
        self._tell_place()

    def _step(self, by: int) -> None:
        """To the next hit; after the last one the first."""
        if self._hits:
            self.hits.setCurrentRow((self.hits.currentRow() + by) % len(self._hits))

    def _tell_place(self) -> None:
        if self._hits:
            self._found.setText(self.tr("{0} of {1}").format(self.hits.currentRow() + 1, len(self._hits)))
        else:
            self._found.setText(self.tr("Not found") if self.search.text().strip() else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves the search, then the screen; down leads from the search into its hits."""
        searching = self.search.hasFocus() or self.hits.hasFocus()
        if event.key() == Qt.Key.Key_F and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.search.setFocus()
            self.search.selectAll()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and searching:
            self._step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Down and self.search.hasFocus() and self._hits:
            self.hits.setFocus()
        elif event.key() == Qt.Key.Key_Escape and searching and self.search.text():
            self.search.clear()
            self.search.setFocus()
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------------ words and sizes

    def retranslate(self) -> None:
        self._hits = []
        chosen = max(0, self.contents.currentRow())
        self._sections = sections(self._look.id, self.preferences.language)
        self.contents.blockSignals(True)
        self.contents.clear()
        for section in self._sections:
            item = QListWidgetItem(section.title)
            item.setData(ANCHOR, section.anchor)
            self.contents.addItem(item)
        self.contents.setCurrentRow(chosen)
        self.contents.blockSignals(False)
        self._title.setText(self.tr("Rules"))
        self.search.setPlaceholderText(self.tr("Search (Ctrl+F)"))
        self.search.setAccessibleName(self.tr("Search in the rules"))
        for clears in self.search.findChildren(QToolButton):
            clears.setAccessibleName(self.tr("Clear the search"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.hits.setAccessibleName(self.tr("What was found"))
        for made, words in ((self.previous, self.tr("Previous (Shift+Enter)")), (self.next, self.tr("Next (Enter)"))):
            made.setToolTip(words)
            made.setAccessibleName(words)
        self.back.setText(self.tr("Back"))
        self.view.retranslate()
        if not self.isVisible():  # its page is set anew only when it is seen again: it begins without a search
            self.search.clear()
        self._search(self.search.text())  # the same word may stand in the other language too, or again in the first

    def restyle(self) -> None:
        self._left.setFixedWidth(round(270 * self.preferences.scale))
        super().restyle()


def _told(line: SearchLine, hit: Hit) -> str:
    """The title, and the line around the words; a title says all by itself."""
    if line.is_title:
        return line.title
    start, end = max(0, hit.start - AROUND), hit.start + hit.length + AROUND
    words = line.text[start:end]
    if start:
        words = "…" + words.partition(" ")[2]
    if end < len(line.text):
        words = words.rpartition(" ")[0] + "…"
    return f"{line.title}\n{' '.join(words.replace(PICTURE, '').split())}"

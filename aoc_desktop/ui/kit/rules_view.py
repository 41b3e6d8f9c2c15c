"""A game's rules in a text browser, with pictures of icons and of its cards, searchable."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QKeyEvent, QPixmap, QTextBlock, QTextCursor
from PySide6.QtWidgets import QTextBrowser

from aoc_desktop.ui.frame.look import Look
from aoc_desktop.ui.kit.fonts import heading_families
from aoc_desktop.ui.kit.icons import icon_names, icon_pixmap
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.rules_text import page, sections
from aoc_desktop.ui.kit.text_search import Hit, SearchLine

NARROW = 0.8
"""How large a card is in a narrow column, beside its size on a whole screen."""


class RulesView(QTextBrowser):
    """The page, at a topic. It is made when it is first seen."""

    def __init__(self, look: Look, preferences: Preferences, narrow: bool = False) -> None:
        super().__init__()
        self._look, self._preferences, self._narrow = look, preferences, narrow
        self._topic = ""
        self._made = False
        self.setOpenLinks(False)
        flags = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flags.TextBrowserInteraction | flags.TextSelectableByKeyboard)
        self.setMinimumHeight(48)
        self.setObjectName("rules")
        preferences.changed.connect(self._on_preference)

    def _on_preference(self, name: str) -> None:
        if name in ("theme", "scale"):
            self.retranslate()

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        if not self._made:
            self.retranslate()

    def retranslate(self) -> None:
        """Make the page anew in the current language and colours; a hidden page waits until it is shown."""
        self._made = self.isVisible()
        if not self._made:
            return
        theme, scale = self._preferences.theme, self._preferences.scale
        families = ", ".join(f"'{family}'" for family in heading_families())
        size = 17 if self._narrow else 22
        sheet = f"h2 {{ font-family: {families}; font-size: {round(size * scale)}px; font-weight: 400; }}"
        self.document().setDefaultStyleSheet(sheet)
        self.setHtml(page(self._look.id, self._preferences.language, theme.link, theme.line))
        self.setAccessibleName(self.tr("Rules"))
        self.setAccessibleDescription(self.tr("Arrows read line by line, Ctrl with up or down goes to a heading."))
        self.open_at(self._topic)

    def open_at(self, topic: str) -> None:
        """Scroll to a topic's heading."""
        self._topic = topic
        if self._made:
            titles = [section.anchor for section in sections(self._look.id, self._preferences.language)]
            if topic in titles and (found := self._headings()):
                self._go_to(found[titles.index(topic)])
            self.scrollToAnchor(topic)

    def _headings(self) -> list[QTextBlock]:
        blocks = (self.document().findBlockByNumber(number) for number in range(self.document().blockCount()))
        return [block for block in blocks if block.blockFormat().headingLevel()]

    def _go_to(self, block: QTextBlock) -> None:
        """Move the cursor too: readers by keyboard or ear go on from here."""
        self.setTextCursor(QTextCursor(block))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl with up and down goes from heading to heading."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.modifiers() != Qt.KeyboardModifier.ControlModifier or event.key() not in steps:
            super().keyPressEvent(event)
            return
        here, step = self.textCursor().block().blockNumber(), steps[Qt.Key(event.key())]
        beyond = [block for block in self._headings() if (block.blockNumber() - here) * step > 0]
        if beyond:
            self._go_to(beyond[0] if step > 0 else beyond[-1])
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + self.cursorRect().top())

    def lines(self) -> list[SearchLine]:
        """Every paragraph, with the heading over it."""
        found: list[SearchLine] = []
        title = ""
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                title = block.text()
            found.append(SearchLine(block.text(), title))
            block = block.next()
        return found

    def show_hit(self, hit: Hit) -> None:
        """Mark the words, with the lines before them still in sight."""
        block = self.document().findBlockByNumber(hit.line)
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + hit.start)
        cursor.setPosition(block.position() + hit.start + hit.length, QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect().top() - self.viewport().height() // 3)

    def loadResource(self, kind: int, url: QUrl | str) -> object:
        """Pictures are drawn here, not read from files."""
        picture = self._picture(url if isinstance(url, str) else url.toString())
        return picture if picture is not None else super().loadResource(kind, url)

    def _picture(self, address: str) -> QPixmap | None:
        theme, scale = self._preferences.theme, self._preferences.scale
        scheme, _, rest = address.partition(":")
        if scheme == "icon" and rest in icon_names():
            return icon_pixmap(rest, round(18 * scale), None, 1.0, theme.on_dark)
        if scheme != "card":
            return None
        kind, _, card = rest.partition("/")
        room = self.viewport().width() - 2 * round(self.document().documentMargin())
        if not self.verticalScrollBar().isVisible():  # it will be, once the page is there
            room -= self.verticalScrollBar().sizeHint().width()
        book = self._look.card_book(self._preferences)
        return book.rules_picture((kind, card), (NARROW if self._narrow else 1.0) * scale, room)

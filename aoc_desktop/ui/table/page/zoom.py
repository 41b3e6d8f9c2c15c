"""A card large over the window, each formula with its sentence, and beside it what else there is to say of it.

No text stands there twice: where words are to be larger than a card has room for, all of them stand beside it.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from aoc_desktop.play.game_rows import Rows
from aoc_desktop.text.language import in_sentences
from aoc_desktop.ui.kit.card_kit import paint_shadow
from aoc_desktop.ui.kit.lettering import Align, Letters, draw_text, heading, plain, text_height
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import spoken
from aoc_desktop.ui.kit.theme import Radius
from aoc_desktop.ui.table.look import table_of
from aoc_desktop.ui.table.page.overlay import Overlay
from aoc_desktop.ui.table.picture.draw_context import paint_panel

WIDTH, WORDS = 360.0, 350.0
SMALL = 200.0
"""The width of a card that has no room for sentences."""
TOP_LEFT = Align.AlignLeft | Align.AlignTop


class CardZoom(Overlay):
    """Goes away with a click or any key; F1 opens the rule."""

    help_wanted = Signal(str)
    """Kind and id of the card, as "kind:id"."""

    def __init__(self, window: QWidget, rows: Rows, card: tuple[str, str], preferences: Preferences) -> None:
        super().__init__(window)
        self.kind, self.card = card
        self._preferences = preferences
        self._rows, self._look = rows, table_of(rows.session)
        self._say()
        spoken().note(in_sentences([self.name, *self.lines]))  # its name and description, which has the focus

    def _say(self) -> None:
        """All words, in the language spoken now."""
        self._faces = faces = self._look.faces(self._rows, self._preferences.language)
        self.name = faces.name(self.kind, self.card, short=False)
        self.lines = faces.lines(self.kind, self.card)
        more = faces.unsaid(self.kind, self.card)
        if source := faces.source(self.kind, self.card):
            more += [*([""] if more else []), source]
        self.more = more
        """What does not stand on the card."""
        beyond = [line for line in more if line and line not in self.lines]
        self.lines += ["", *beyond] if beyond else []
        self._labels = self._look.captions(faces)
        self.setAccessibleName(self.name)
        self.setAccessibleDescription(in_sentences(self.lines))
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1:
            self.help_wanted.emit(f"{self.kind}:{self.card}")
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.darken(painter)
        words = WORDS * self._preferences.text_size
        beside = self.beside
        height = self._faces.height(self.kind, self.card, WIDTH)
        needed = sum(text_height(line, self._letters(line), words - 36) + self._space(line) for line in beside)
        panel = max(min(height, 240.0) if self._words_beside else 0.0, needed + (84 if self._words_beside else 30))
        wide = WIDTH + (words + 24 if beside else 0)
        scale = min(self.height() * 0.88 / height, self.width() * 0.9 / wide, self.height() / 660)
        scale = min(scale, self.height() * 0.96 / panel)
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(scale, scale)
        self._paint_card(painter, QRectF(-wide / 2, -height / 2, WIDTH, height))
        if beside:
            self._paint_words(painter, QRectF(wide / 2 - words, -panel / 2, words, panel))
        painter.end()

    @property
    def _words_beside(self) -> bool:
        """Whether words are to be larger than on a card."""
        return self._preferences.text_size > 1

    @property
    def beside(self) -> list[str]:
        """The lines that stand beside the card."""
        return self.lines if self._words_beside else self.more

    def _paint_card(self, painter: QPainter, rect: QRectF) -> None:
        theme = self._preferences.theme
        if self._faces.flat(self.kind):
            paint_panel(painter, rect, theme)
            rect = rect.adjusted(20, 20, -20, -20)
        else:
            paint_shadow(painter, rect, Radius.ZOOM, "bubble")
        painter.save()
        if self._words_beside:  # the face of the table, which has no sentences, enlarged
            painter.translate(rect.topLeft())
            painter.scale(rect.width() / SMALL, rect.width() / SMALL)
            rect = QRectF(0, 0, SMALL, rect.height() * SMALL / rect.width())
        self._faces.paint_card(painter, rect, self.kind, self.card, theme)
        painter.restore()

    def _letters(self, line: str) -> Letters:
        theme, size = self._preferences.theme, self._preferences.text_size
        return plain(13 * size, theme.soft_text, 600) if line in self._labels else plain(15 * size, theme.text)

    def _space(self, line: str) -> float:
        """Above a line."""
        return 10.0 if line in self._labels else 2.0

    def _paint_words(self, painter: QPainter, rect: QRectF) -> None:
        """The sentences, under the name where all of them stand here, on a panel as high as they need."""
        theme, size = self._preferences.theme, self._preferences.text_size
        paint_panel(painter, rect, theme)
        inner = rect.adjusted(18, 14, -18, -14)
        y = inner.top()
        if self._words_beside:
            title = QRectF(inner.left(), y, inner.width(), 32)
            draw_text(painter, title, self.name, heading(24 * size, theme.text), Align.AlignLeft | Align.AlignVCenter)
            y += 40
        for line in self.beside:
            high = text_height(line, self._letters(line), inner.width())
            y += self._space(line)
            place = QRectF(inner.left(), y, inner.width(), high + 1)
            draw_text(painter, place, line, self._letters(line), TOP_LEFT, lines=20)
            y += high

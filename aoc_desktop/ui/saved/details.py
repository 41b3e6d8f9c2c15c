"""The chosen saved game: the picture of its table, its name, its round and its players."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLineEdit, QScrollArea, QWidget

from aoc_desktop.profile.letters import Phrases
from aoc_desktop.profile.saved_index import SavedEntry
from aoc_desktop.profile.saved_record import LONGEST_NAME
from aoc_desktop.ui.kit.controls import SeatSign
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.widgets import column, label, row
from aoc_desktop.ui.saved.rows import Pictures, paint_picture
from aoc_desktop.ui.saved.words import SavedWords

BIG = QSize(316, 178)
MOST_SEATS = 8


class BigPicture(QWidget):
    """The table of the chosen game."""

    def __init__(self, preferences: Preferences, pictures: Pictures) -> None:
        super().__init__()
        self._preferences, self._pictures = preferences, pictures
        self._entry: SavedEntry | None = None

    def show_entry(self, entry: SavedEntry) -> None:
        self._entry = entry
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._entry is None:
            return
        painter = QPainter(self)
        pixmap = self._pictures.of(self._entry, BIG * self._preferences.scale, self.devicePixelRatioF())
        sign = "warning" if self._entry.damage is not None else "play"
        paint_picture(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), pixmap, sign, self._preferences.theme)
        painter.end()


class SeatLine(QWidget):
    """A player of the chosen game: sign, name with points, level."""

    def __init__(self, preferences: Preferences, seat: int) -> None:
        super().__init__()
        self._preferences, self._seat = preferences, seat
        self._sign = SeatSign(preferences.palette[0], 12)
        self._name, self._level = label(role="strong"), label(role="caption")
        self.setLayout(row(self._sign, self._name, None, self._level, gap=6))

    def show_entry(self, entry: SavedEntry, words: SavedWords) -> None:
        self.setVisible(self._seat < len(entry.seats))
        if self._seat < len(entry.seats):
            self._sign.set_seat(words.sign(entry, self._seat))
            self._name.setText(words.seat(entry, self._seat))
            self._level.setText(words.level(entry.seats[self._seat][1]))


class SavedDetails(QScrollArea):
    """One under the other; the name can be changed where it stands."""

    def __init__(self, preferences: Preferences, words: SavedWords, pictures: Pictures) -> None:
        super().__init__()
        self._preferences, self._words = preferences, words
        self._picture = BigPicture(preferences, pictures)
        self.name = QLineEdit()
        self.name.setObjectName("saved_name")
        self.name.setMaxLength(LONGEST_NAME)
        self.where, self.note = label(wrap=True), label(role="error", wrap=True)
        self._seats = [SeatLine(preferences, seat) for seat in range(MOST_SEATS)]
        self._dates = label(role="caption", wrap=True)
        layout = column(
            *(self._picture, self.name, self.where, self.note, *self._seats, self._dates, None),
            gap=6,
            margins=(16, 14, 16, 8),
        )
        inner = QWidget()
        inner.setLayout(layout)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inner)

    def show_entry(self, entry: SavedEntry) -> None:
        words = self._words
        self._picture.show_entry(entry)
        self.name.setText(entry.name)
        self.name.setPlaceholderText(words.title(entry))
        self.where.setText(f"{words.kind(entry)}\n{words.where(entry)}" if entry.playable else "")
        self.where.setVisible(entry.playable)
        self.note.setText(self._note_on(entry))
        self.note.setVisible(bool(self.note.text()))
        for seat in self._seats:
            seat.show_entry(entry, words)
        self._dates.setText(self._dates_of(entry))

    def _note_on(self, entry: SavedEntry) -> str:
        """What should be known before going on."""
        notes = [self._words.damage(entry)] if entry.damage is not None else []
        if entry.damage is not None and entry.playable:
            notes.append(self.tr("The first %n move(s) can be played.", "", entry.moves))
        if entry.other_cards:
            notes.append(self.tr("It was played with other card values than today’s."))
        return " ".join(notes)

    def _dates_of(self, entry: SavedEntry) -> str:
        lines = [self.tr("Last move: {0}").format(self._words.when(entry.updated))]
        if entry.playable:
            begun = self.tr("Begun: {0}").format(self._words.when(entry.created))
            moves = self.tr("%n move(s)", "", entry.moves)  # lupdate does not look into f-strings
            lines.append(f"{begun} · {moves}")
        if entry.aided:
            lines.append(self.tr("A hint was asked for."))
        if entry.brought:
            lines.append(self.tr("It was brought from elsewhere: it earns nothing."))
        if entry.handed_on and (phrase := Phrases().named(entry.letters)) is not None:
            lines.append(self.tr("The letter opens with the phrase “{0}”.").format(phrase.words))
        if entry.practice:
            lines.append(self.tr("A practice game earns no achievement and no medal."))
        return "\n".join(lines)

    def retranslate(self) -> None:
        self.name.setAccessibleName(self.tr("Name of the game"))
        self.name.setToolTip(self.tr("Name of the game"))

    def fit(self, height: int) -> None:
        """On a screen of this height; with large letters, words are worth more than a picture."""
        scale = self._preferences.scale
        self._picture.setFixedHeight(round(min(BIG.height() * scale, height / 4)))
        self._picture.setVisible(height >= 560 * scale)

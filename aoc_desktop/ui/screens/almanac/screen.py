"""The almanac: every card of a game's set, filtered and large; the unseen cards of a game; and the way to correct a
value."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.play.session import Session
from aoc_desktop.text.language import in_sentences
from aoc_desktop.text.reasons import say
from aoc_desktop.ui.frame.look import Look
from aoc_desktop.ui.kit.controls import Check, Flow, Scrolled, choose, name_choice
from aoc_desktop.ui.kit.icons import icon_pixmap
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.kit.theme import Radius
from aoc_desktop.ui.kit.widgets import Screen, button, column, grey, label, panel, row
from aoc_desktop.ui.screens.almanac.card_book import CardBook, Choice
from aoc_desktop.ui.screens.almanac.correction import CorrectionDialog
from aoc_desktop.ui.screens.almanac.set_menu import SetMenu

ID = Qt.ItemDataRole.UserRole
GAP = 10
LARGE = 304
"""The width of the chosen card, at the usual size of words."""
THIS_GAME = "this_game"
Index = QModelIndex | QPersistentModelIndex


class CardDelegate(QStyledItemDelegate):
    """Draws a card of the list; a picture once made is kept."""

    def __init__(self, screen: AlmanacScreen) -> None:
        super().__init__(screen)
        self._screen = screen
        self._kept: dict[tuple[str, str, float], QPixmap] = {}

    def forget(self) -> None:
        self._kept.clear()

    def _width(self) -> float:
        return self._screen.book.width(self._screen.kind) * self._screen.preferences.scale

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width, book = self._width(), self._screen.book
        height, around = book.height(self._screen.kind, width, large=False), 2 * book.margin + GAP
        return QSize(round(width + around), round(height + around))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        kind, card = self._screen.kind, str(index.data(ID))
        theme, ratio = self._screen.preferences.theme, self._screen.devicePixelRatioF()
        if (kind, card, ratio) not in self._kept:
            self._kept[kind, card, ratio] = self._screen.book.picture(kind, card, self._width(), ratio)
        place = option.rect.topLeft()
        painter.drawPixmap(place.x() + GAP // 2, place.y() + GAP // 2, self._kept[kind, card, ratio])
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
            painter.setPen(QPen(QColor(theme.lit), 8 if focused and theme.bold else 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(option.rect).adjusted(5, 4, -6, -6), Radius.PANEL, Radius.PANEL)


class LargeCard(QWidget):
    """The chosen card."""

    def __init__(self, book: CardBook) -> None:
        super().__init__()
        self._book, self._kind, self._card = book, "", ""

    def show_card(self, kind: str, card: str) -> None:
        self._kind, self._card = kind, card
        width = LARGE * self._book.preferences.scale
        self.setFixedSize(round(width) + 24, round(self._book.large_height(kind, card, width)) + 24)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        rect = QRectF(12, 8, self.width() - 24, self.height() - 24)
        self._book.paint_large(painter, rect, self._kind, self._card)
        painter.end()


class AlmanacScreen(Screen):
    """Filters above, cards on the left, the chosen card on the right."""

    SPACIOUS = True

    back_wanted = Signal()
    said = Signal(str)
    """The result of an action on a set."""

    def __init__(self, look: Look, preferences: Preferences) -> None:
        super().__init__(preferences)
        self.session: Session | None = None
        self._onlooker: int | None = None
        self._look, self.book = look, look.card_book(preferences)
        self._title, self._count = label(role="title"), label(role="caption")
        self.sets, self.kinds = QComboBox(), QComboBox()
        self.filters = {found.name: QComboBox() for found in self.book.filters()}
        self.search = QLineEdit()
        self.unseen = Check(preferences)
        self.back, self.correct, self.manage = button(), button(), button()
        self.set_menu = SetMenu(self.book, self)
        self.list = QListWidget()
        self._delegate = CardDelegate(self)
        self.large = LargeCard(self.book)
        self._words, self._source = label(wrap=True), label(role="caption", wrap=True)
        self._bad_set = ""
        self.nothing, self.all_cards = label(role="soft", wrap=True), button()
        self._name_parts()
        self._lay_out()
        self._fill()
        self._connect()

    def _name_parts(self) -> None:
        for name, combo in {"set": self.sets, "kind": self.kinds, **self.filters}.items():
            combo.setObjectName(f"almanac_{name}")
        self.list.setObjectName("almanac_cards")
        self.search.setObjectName("almanac_search")
        self.correct.setObjectName("correct")
        self.manage.setObjectName("card_set")
        self.list.setViewMode(QListView.ViewMode.IconMode)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setMovement(QListView.Movement.Static)
        self.list.setUniformItemSizes(True)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setItemDelegate(self._delegate)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(52, 26, 52, 24)
        layout.setSpacing(12)
        layout.addLayout(row(self._title, None, self._count, 12, self.search, 12, self.back))
        layout.addLayout(Flow(self.sets, self.kinds, *self.filters.values(), self.unseen))
        middle = QHBoxLayout()
        middle.setSpacing(16)
        words = column(self.nothing, gap=14, margins=(20, 18, 20, 18))
        words.addLayout(row(self.all_cards, None))
        words.addStretch(1)
        self._empty = panel(words)
        self._empty.hide()
        middle.addLayout(column(self.list, self._empty), 1)
        beside = column(self.large, self._words, self._source, None, gap=10, margins=(12, 8, 12, 14))
        self._side = Scrolled(panel(beside), read=True)
        beside_it = column(self._side, gap=8)
        beside_it.addLayout(Flow(self.correct, self.manage))
        beside_it.setStretch(0, 1)  # also without corrections
        middle.addLayout(beside_it)
        layout.addLayout(middle, 1)

    def _connect(self) -> None:
        self.sets.currentIndexChanged.connect(self._set_chosen)
        for combo in (self.kinds, *self.filters.values()):
            combo.currentIndexChanged.connect(self._show_cards)
        self.search.textChanged.connect(self._show_cards)
        self.unseen.toggled.connect(self._show_cards)
        self.list.currentItemChanged.connect(lambda *_: self._show_card())
        self.back.clicked.connect(self.back_wanted)
        self.correct.clicked.connect(self._correct)
        self.manage.clicked.connect(self._open_menu)
        self.set_menu.changed.connect(self._saved)
        self.set_menu.said.connect(self.said)
        self.all_cards.clicked.connect(self._show_all)

    def take_focus(self) -> None:
        self.list.setFocus()

    def set_session(self, session: Session | None, onlooker: int | None = None) -> None:
        """Set the game for "unseen cards", and the person who looks; None if no person's hand may be shown."""
        self.session, self._onlooker = session, onlooker
        self._fill()
        choose(self.sets, THIS_GAME)
        self._set_chosen()

    # ------------------------------------------------------------------ choosing

    @property
    def kind(self) -> str:
        return str(self.kinds.currentData() or self.book.kinds[0])

    def _set_chosen(self) -> None:
        self._bad_set = ""
        try:
            if self.sets.currentData() == THIS_GAME and self.session is not None:
                self.book.open_game(self.session)
            else:
                self.book.open_set(self.sets.currentData())
        except DomainError as error:
            self._bad_set = say(error.reason, self.preferences.language, self._look.id)
        self._renew()

    def _renew(self) -> None:
        """Another set, language or look: every picture is drawn anew."""
        self.book.renew()
        self._delegate.forget()
        self._fill_filters()
        self._show_cards()

    def _found(self) -> list[str]:
        asked = self.unseen.isChecked() and self.session is not None and self.kind == self.book.unseen_kind
        only = self.book.unseen(self.session, self._onlooker) if asked and self.session is not None else None
        chosen = {name: combo.currentData() for name, combo in self.filters.items()}
        return self.book.found(self.kind, self.search.text(), chosen, only)

    def _show_cards(self) -> None:
        for offered in self._offered:
            self.filters[offered.name].setVisible(not offered.kinds or self.kind in offered.kinds)
        self.unseen.setVisible(self.kind == self.book.unseen_kind and self.sets.currentData() == THIS_GAME)
        chosen = self.chosen_card()
        found = [] if self._bad_set else self._found()
        self.list.blockSignals(True)  # the selection must not follow items that are being removed
        self.list.clear()
        for card in found:
            item = QListWidgetItem(self.book.name(self.kind, card))
            item.setData(ID, card)
            lines = self.book.lines(self.kind, card)
            item.setToolTip("\n".join(lines))
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, in_sentences(lines))
            self.list.addItem(item)
        self._count.setText(self.tr("%n card(s)", "", len(found)))
        self.list.setCurrentRow(found.index(chosen) if chosen in found else 0)
        self.list.blockSignals(False)
        self._say_nothing(bool(found))
        self._show_card()

    def _say_nothing(self, found: bool) -> None:
        """Why no card is shown, and the way back to all of them."""
        kind_exists = bool(self.book.ids(self.kind))
        if self._bad_set:
            self.nothing.setText(self._bad_set)
        elif kind_exists:
            self.nothing.setText(self.tr("No card fits the search and the filters."))
        else:
            self.nothing.setText(self.tr("This card set has no cards of this kind."))
        self.all_cards.setVisible(kind_exists and not self._bad_set)
        if self.list.isHidden() == found:
            for part, there in ((self.list, found), (self._side, found), (self._empty, not found)):
                part.setVisible(there)
            announce(self, "" if found else self.nothing.text())

    def _show_all(self) -> None:
        """Every card of this kind."""
        for combo in self.filters.values():
            combo.setCurrentIndex(0)
        self.search.clear()
        self.unseen.setChecked(False)
        self.list.setFocus()

    def chosen_card(self) -> str:
        item = self.list.currentItem()
        return str(item.data(ID)) if item is not None else ""

    def _show_card(self) -> None:
        card = self.chosen_card()
        for part in (self.large, self._words, self._source):
            part.setVisible(bool(card))
        self.correct.setVisible(bool(card) and self.book.corrects)
        self.manage.setVisible(self.book.corrects)
        if not card:
            return
        self.large.show_card(self.kind, card)
        self._source.setText(self.book.source(self.kind, card))
        self._source.setVisible(bool(self._source.text()))
        self._words.setText(self.book.below(self.kind, card))
        self._words.setVisible(bool(self._words.text()))
        name = self.book.name(self.kind, card)
        self.large.setAccessibleName(name)
        self._side.setAccessibleName(name)
        self.large.setAccessibleDescription(in_sentences(self.book.lines(self.kind, card)))
        can = self.book.can_correct(self.kind, card)
        grey(self.correct, can, self.tr("This card has no value that could be corrected."))

    def _correct(self) -> None:
        dialog = CorrectionDialog(self.book, self.kind, self.chosen_card(), self)
        dialog.saved.connect(self._saved)
        dialog.open()

    def _open_menu(self) -> None:
        menu = self.set_menu.menu(self.kind, self.chosen_card())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.manage.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def _saved(self, made: object, card: str = "") -> None:
        """Show the set that now holds the correction, or the new card."""
        kind, card = self.kind, card or self.chosen_card()
        self._fill()
        choose(self.sets, made)
        self._set_chosen()
        self.kinds.setCurrentIndex(self.kinds.findData(kind))
        for place in range(self.list.count()):
            if self.list.item(place).data(ID) == card:
                self.list.setCurrentRow(place)

    # ------------------------------------------------------------------ words

    def _fill(self) -> None:
        """The choices of every filter, in the language spoken now."""
        played = [] if self.session is None else [Choice(THIS_GAME, self.tr("This game"))]
        self._refill(self.sets, [*played, *self.book.sets()])
        self._refill(self.kinds, [Choice(kind, self.book.kind_name(kind)) for kind in self.book.kinds])
        self._fill_filters()
        self._title.setText(self.tr("Almanac"))
        self.back.setText(self.tr("Back"))
        self.correct.setText(self.tr("Correct a value…"))
        self.manage.setText(self.tr("Cards and sets…"))
        self.all_cards.setText(self.tr("Clear search and filters"))
        self.unseen.setText(self.book.unseen_words())
        self.search.setPlaceholderText(self.tr("Search in names and effects"))
        self._size_parts()
        self.search.setAccessibleName(self.tr("Search in names and effects"))
        self.list.setAccessibleName(self.tr("Cards"))
        name_choice(self.sets, self.tr("Card set"))
        name_choice(self.kinds, self.tr("Kind of card"))

    def _fill_filters(self) -> None:
        self._offered = self.book.filters()
        for offered in self._offered:
            self._refill(self.filters[offered.name], offered.choices)
            name_choice(self.filters[offered.name], offered.title)

    def _refill(self, combo: QComboBox, choices: Sequence[Choice]) -> None:
        chosen = combo.currentData()
        side, on_dark = round(16 * self.preferences.scale), self.preferences.theme.on_dark
        combo.blockSignals(True)
        combo.clear()
        combo.setIconSize(QSize(side, side))
        for value, words, sign in choices:
            combo.addItem(words, value)
            if sign:
                picture = icon_pixmap(sign, side, None, self.devicePixelRatioF(), on_dark)
                combo.setItemIcon(combo.count() - 1, QIcon(picture))
        choose(combo, chosen)
        combo.blockSignals(False)

    def retranslate(self) -> None:
        self._fill()
        self._set_chosen()

    def _on_preference(self, name: str) -> None:
        super()._on_preference(name)
        if name == "card_sets":  # other sets lie in another folder
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_parts()

    def _size_parts(self) -> None:
        """The chosen card and the words in the search field need room for their size."""
        scale, frame = self.preferences.scale, self.preferences.frame
        widest = max(map(self.book.width, self.book.kinds))
        beside = round(120 * frame + widest * scale) + 2 * self.book.margin + GAP + 20
        self._side.setFixedWidth(min(round(370 * scale) + 12, self.width() - beside))
        self.search.ensurePolished()
        words = self.search.fontMetrics().horizontalAdvance(self.search.placeholderText())
        self.search.setMinimumWidth(words + round(40 * self.preferences.scale))

    def restyle(self) -> None:
        self._size_parts()
        self._renew()
        super().restyle()

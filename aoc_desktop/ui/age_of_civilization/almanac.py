"""The almanac: every card of a set, filtered and large; what is still unseen; and the way to correct a value."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QResizeEvent
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
)

from aoc_desktop.games.age_of_civilization.card_files import SHIPPED
from aoc_desktop.games.age_of_civilization.cards import CardSet
from aoc_desktop.games.age_of_civilization.game import card_set
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.models.session import Session
from aoc_desktop.profile.age_of_civilization.card_sets import Shown, own_sets, set_data
from aoc_desktop.text.age_of_civilization.speech import load_language, say
from aoc_desktop.text.language import capital
from aoc_desktop.ui.age_of_civilization.almanac_filter import Wanted, filtered, unseen
from aoc_desktop.ui.age_of_civilization.card_picture import KINDS, SHADOW, card_lines, card_pixmap, height_of, ids_of
from aoc_desktop.ui.age_of_civilization.correction import CorrectionDialog
from aoc_desktop.ui.age_of_civilization.face_book import FaceBook
from aoc_desktop.ui.age_of_civilization.large_card import LargeCard, source_words
from aoc_desktop.ui.age_of_civilization.spoken import in_sentences
from aoc_desktop.ui.art.groups import GROUPS
from aoc_desktop.ui.controls import Check, Flow, Scrolled, choose, name_choice
from aoc_desktop.ui.icons import action_icon, icon_pixmap
from aoc_desktop.ui.notice import announce
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.theme import Radius
from aoc_desktop.ui.widgets import Screen, button, column, label, panel, row

ID = Qt.ItemDataRole.UserRole
WIDTHS = {"civilization": 112, "wonder": 126, "technology": 150, "special_technology": 140, "action": 156, "event": 150}
GAP = 10
THIS_GAME = "this_game"
THINGS = ("coin", "point", "worker", "military", "technology", "wonder", "war", "sacrifice")
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
        return WIDTHS[self._screen.kind] * self._screen.preferences.scale

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._width()
        height = height_of(self._screen.kind, width, large=False)
        return QSize(round(width + 2 * SHADOW + GAP), round(height + 2 * SHADOW + GAP))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        kind, card = self._screen.kind, str(index.data(ID))
        theme, ratio = self._screen.preferences.theme, self._screen.devicePixelRatioF()
        if (kind, card, ratio) not in self._kept:
            self._kept[kind, card, ratio] = card_pixmap(self._screen.book, kind, card, self._width(), theme, ratio)
        place = option.rect.topLeft()
        painter.drawPixmap(place.x() + GAP // 2, place.y() + GAP // 2, self._kept[kind, card, ratio])
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme.lit), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(option.rect).adjusted(5, 4, -6, -6), Radius.PANEL, Radius.PANEL)


class AlmanacScreen(Screen):
    """Filters above, cards on the left, the chosen card on the right."""

    SPACIOUS = True

    back_wanted = Signal()

    def __init__(self, preferences: Preferences) -> None:
        super().__init__(preferences)
        self.session: Session | None = None
        self._onlooker: int | None = None
        self.cards: CardSet = card_set(SHIPPED[0])
        self.book = FaceBook(self.cards, preferences.language)
        self._title, self._count = label(role="title"), label(role="caption")
        self.sets, self.kinds, self.groups, self.populations, self.sources = (QComboBox() for _ in range(5))
        self.effects = QComboBox()
        self.search = QLineEdit()
        self.unseen = Check(preferences)
        self.back, self.correct = button(), button()
        self.list = QListWidget()
        self._delegate = CardDelegate(self)
        self.large = LargeCard(self.book, preferences, "civilization", self.cards.civilizations[0].id)
        self._words, self._source = label(wrap=True), label(role="caption", wrap=True)
        self._bad_set = ""
        self.nothing, self.all_cards = label(role="soft", wrap=True), button()
        self._name_parts()
        self._lay_out()
        self._fill()
        self._connect()

    def _name_parts(self) -> None:
        combos = (self.sets, self.kinds, self.groups, self.populations, self.effects, self.sources)
        for name, combo in zip(("set", "kind", "group", "population", "effect", "source"), combos, strict=True):
            combo.setObjectName(f"almanac_{name}")
        self.list.setObjectName("almanac_cards")
        self.search.setObjectName("almanac_search")
        self.correct.setObjectName("correct")
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
        filters = (self.sets, self.kinds, self.groups, self.populations, self.effects, self.sources, self.unseen)
        layout.addLayout(Flow(*filters))
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
        middle.addLayout(column(self._side, self.correct, gap=8))
        layout.addLayout(middle, 1)

    def _connect(self) -> None:
        self.sets.currentIndexChanged.connect(self._set_chosen)
        for combo in (self.kinds, self.groups, self.populations, self.effects, self.sources):
            combo.currentIndexChanged.connect(self._show_cards)
        self.search.textChanged.connect(self._show_cards)
        self.unseen.toggled.connect(self._show_cards)
        self.list.currentItemChanged.connect(lambda *_: self._show_card())
        self.back.clicked.connect(self.back_wanted)
        self.correct.clicked.connect(self._correct)
        self.all_cards.clicked.connect(self._show_all)

    def take_focus(self) -> None:
        self.list.setFocus()

    def set_session(self, session: Session | None, onlooker: int | None = None) -> None:
        """The game whose unseen civilisations can be asked for, and who asks; None: nobody whose hand may be shown."""
        self.session, self._onlooker = session, onlooker
        self._fill()
        choose(self.sets, THIS_GAME)
        self._set_chosen()

    # ------------------------------------------------------------------ choosing

    @property
    def kind(self) -> str:
        return str(self.kinds.currentData() or KINDS[0])

    def chosen_set(self) -> Shown:
        """The edition, the file, or the set that the running game is played with."""
        chosen = self.sets.currentData()
        if chosen == THIS_GAME and self.session is not None:
            given: Shown = self.session.match.beginning.card_set
            return given
        return chosen if isinstance(chosen, Path) else str(chosen)

    def _set_chosen(self) -> None:
        chosen = self.chosen_set()
        self._bad_set = ""
        try:
            if self.sets.currentData() == THIS_GAME and self.session is not None:
                self.cards = self.session.match.state.table.cards
            else:
                self.cards = card_set(chosen if isinstance(chosen, str) else set_data(chosen))
        except DomainError as error:
            self._bad_set = say(error.reason, self.preferences.language)
        self._renew()

    def _renew(self) -> None:
        """Another set, language or look: every picture is drawn anew."""
        self.book = FaceBook(self.cards, self.preferences.language)
        self.large.set_book(self.book)
        self._delegate.forget()
        self._fill_effects()
        self._show_cards()

    def _wanted(self) -> Wanted:
        only = None
        if self.unseen.isChecked() and self.session is not None:
            only = unseen(self.session, self._onlooker)
        return Wanted(
            self.kind,
            self.search.text(),
            str(self.groups.currentData() or ""),
            self.populations.currentData(),
            str(self.sources.currentData() or ""),
            only,
            str(self.effects.currentData() or ""),
        )

    def _show_cards(self) -> None:
        civilizations = self.kind == "civilization"
        for combo in (self.groups, self.populations):
            combo.setVisible(civilizations)
        self.unseen.setVisible(civilizations and self.sets.currentData() == THIS_GAME)
        chosen = self.chosen_card()
        found = [] if self._bad_set else filtered(self.book, self._wanted())
        self.list.blockSignals(True)  # while the old items go, none of them is to be looked at
        self.list.clear()
        for card in found:
            item = QListWidgetItem(self.book.name(self.kind, card, short=False))
            item.setData(ID, card)
            lines = card_lines(self.cards, self.kind, card, self.preferences.language)
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
        kind_exists = bool(ids_of(self.cards, self.kind))
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
        for combo in (self.groups, self.populations, self.effects, self.sources):
            combo.setCurrentIndex(0)
        self.search.clear()
        self.unseen.setChecked(False)
        self.list.setFocus()

    def chosen_card(self) -> str:
        item = self.list.currentItem()
        return str(item.data(ID)) if item is not None else ""

    def _show_card(self) -> None:
        card = self.chosen_card()
        for part in (self.large, self._words, self._source, self.correct):
            part.setVisible(bool(card))
        if not card:
            return
        self.large.show_card(self.kind, card)
        self._source.setText(source_words(self.book, self.kind, card))
        self._source.setVisible(bool(self._source.text()))
        lines = card_lines(self.cards, self.kind, card, self.preferences.language)
        self._words.setText("\n".join(lines) if self.kind == "technology" else "")
        self._words.setVisible(bool(self._words.text()))
        name = self.book.name(self.kind, card, short=False)
        self.large.setAccessibleName(name)
        self._side.setAccessibleName(name)
        self.large.setAccessibleDescription(in_sentences(lines))
        fixed = self.kind == "action" and card not in self.cards.action
        self.correct.setEnabled(not fixed)

    def _correct(self) -> None:
        dialog = CorrectionDialog(self.chosen_set(), self.kind, self.chosen_card(), self.preferences, self)
        dialog.saved.connect(self._saved)
        dialog.open()

    def _saved(self, path: Path) -> None:
        """Show the set that now holds the correction."""
        kind, card = self.kind, self.chosen_card()
        self._fill()
        choose(self.sets, path)
        self._set_chosen()
        self.kinds.setCurrentIndex(self.kinds.findData(kind))
        for place in range(self.list.count()):
            if self.list.item(place).data(ID) == card:
                self.list.setCurrentRow(place)

    # ------------------------------------------------------------------ words

    def _fill(self) -> None:
        """The choices of every filter, in the language spoken now."""
        names = load_language(self.preferences.language).names
        sets: list[tuple[object, str]] = [(name, names["edition"][name].display) for name in SHIPPED]
        sets += [(path, path.stem) for path in own_sets()]
        if self.session is not None:
            sets.insert(0, (THIS_GAME, self.tr("This game")))
        self._refill(self.sets, sets)
        self._refill(self.kinds, [(kind, self._kind_name(kind)) for kind in KINDS])
        groups: list[tuple[object, str]] = [("", self.tr("All groups"))]
        self._refill(self.groups, groups + [(group, names["group"][group].display) for group in GROUPS])
        populations: list[tuple[object, str]] = [(None, self.tr("All populations"))]
        self._refill(self.populations, populations + [(n, self.tr("%n worker(s)", "", n)) for n in range(5)])
        sources = [("", self.tr("All sources")), ("house", self.tr("House values")), ("rulebook", self.tr("Rulebook"))]
        self._refill(self.sources, sources)
        self._title.setText(self.tr("Almanac"))
        self.back.setText(self.tr("Back"))
        self.correct.setText(self.tr("Correct a value…"))
        self.all_cards.setText(self.tr("Clear search and filters"))
        self.unseen.setText(self.tr("Only civilisations not seen in this game yet"))
        self.search.setPlaceholderText(self.tr("Search in names and effects"))
        self._size_parts()
        self.search.setAccessibleName(self.tr("Search in names and effects"))
        self.list.setAccessibleName(self.tr("Cards"))
        for combo, name in (
            (self.sets, self.tr("Card set")),
            (self.kinds, self.tr("Kind of card")),
            (self.groups, self.tr("Group")),
            (self.populations, self.tr("Population")),
            (self.effects, self.tr("Effect")),
            (self.sources, self.tr("Source")),
        ):
            name_choice(combo, name)

    def _fill_effects(self) -> None:
        """What an effect may be about, each with the sign that the cards have for it."""
        names, theme = load_language(self.preferences.language).names, self.preferences.theme
        found = [(thing, capital(names["terms"][thing].display)) for thing in THINGS]
        found += [(action_icon(action.id), names["action"][action.id].display) for action in self.cards.actions]
        self._refill(self.effects, [("", self.tr("All effects")), *found])
        side = round(16 * self.preferences.scale)
        self.effects.setIconSize(QSize(side, side))
        for place, (sign, _) in enumerate(found, start=1):
            picture = icon_pixmap(sign, side, None, self.devicePixelRatioF(), theme.on_dark)
            self.effects.setItemIcon(place, QIcon(picture))

    def _kind_name(self, kind: str) -> str:
        return {
            "civilization": self.tr("Civilisations"),
            "wonder": self.tr("Wonders"),
            "technology": self.tr("Technologies"),
            "special_technology": self.tr("Special technologies"),
            "action": self.tr("Actions"),
            "event": self.tr("Events"),
        }[kind]

    def _refill(self, combo: QComboBox, items: list[tuple[object, str]] | list[tuple[str, str]]) -> None:
        chosen = combo.currentData()
        combo.blockSignals(True)
        combo.clear()
        for value, text in items:
            combo.addItem(text, value)
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
        beside = round(120 * frame + max(WIDTHS.values()) * scale) + 2 * SHADOW + GAP + 20
        self._side.setFixedWidth(min(round(370 * scale) + 12, self.width() - beside))
        self.search.ensurePolished()
        words = self.search.fontMetrics().horizontalAdvance(self.search.placeholderText())
        self.search.setMinimumWidth(words + round(40 * self.preferences.scale))

    def restyle(self) -> None:
        self._size_parts()
        self._renew()
        super().restyle()

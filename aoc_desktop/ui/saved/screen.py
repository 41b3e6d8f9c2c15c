"""The list of saved games: go on with one, and look after the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QListView,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.profile.places import RECORD_SUFFIXES
from aoc_desktop.profile.saved_games import SavedGames
from aoc_desktop.profile.saved_index import SavedEntry
from aoc_desktop.text.reasons import say
from aoc_desktop.ui.frame.action_list import SAVED, SPECS
from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.frame.look import looks
from aoc_desktop.ui.frame.record_files import PATTERN
from aoc_desktop.ui.kit.confirm_dialog import question
from aoc_desktop.ui.kit.controls import IconLabel, name_choice
from aoc_desktop.ui.kit.lettering import Align
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.save_dialog import file_name, where_to_save
from aoc_desktop.ui.kit.widgets import ActionButton, Pages, Screen, button, column, label, panel, row, rule
from aoc_desktop.ui.saved.details import BIG, SavedDetails
from aoc_desktop.ui.saved.list_model import FINISHED, NAME, NEWEST, OLDEST, ORDERS, POINTS, ROUND, UNDER_WAY, SavedList
from aoc_desktop.ui.saved.rows import Pictures, SavedRows
from aoc_desktop.ui.saved.words import SavedWords

READ_FOR = 0.15
"""Seconds for reading entries before the list is shown; the remaining ones follow later."""


class SavedGamesScreen(Screen):
    """Search and order above, the list on the left, the chosen game on the right."""

    SPACIOUS = True

    back_wanted = Signal()
    game_wanted = Signal(str)
    """Go on with this game."""
    going = Signal(str)
    """This game is about to be deleted: its table must be cleared first."""
    said = Signal(str, bool)

    def __init__(self, preferences: Preferences, actions: Actions, saved: SavedGames) -> None:
        super().__init__(preferences)
        self.actions_, self.saved = actions, saved
        self.words = SavedWords(preferences)
        self.model = SavedList(self.words.title, self.words.whole, self)
        self._pictures = Pictures(saved)
        self._title, self._count = label(role="title"), label(role="caption")
        self.search, self.order, self.box, self.state = QLineEdit(), QComboBox(), QComboBox(), QComboBox()
        self.list = QListView()
        self.back, self.load = button(), button(primary=True)
        self.details = SavedDetails(preferences, self.words, self._pictures)
        names = [spec.id for spec in SPECS if spec.menu == SAVED]
        self._buttons = {name: ActionButton(actions, name, show_key=False) for name in names}
        self._emptiness = label(role="soft", wrap=True)
        self._new_game = ActionButton(actions, "new_game", "primary", show_key=False)
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.timeout.connect(lambda: self.refresh())
        self._name_parts()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _name_parts(self) -> None:
        self.list.setObjectName("saved_games")
        self.search.setObjectName("saved_search")
        self.order.setObjectName("saved_order")
        self.box.setObjectName("saved_box")
        self.state.setObjectName("saved_state")
        self.load.setObjectName("saved_load")
        self.list.setModel(self.model)
        self.list.setItemDelegate(SavedRows(self.preferences, self.words, self._pictures, self))
        self.list.setUniformItemSizes(True)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMouseTracking(True)
        self.list.setStyleSheet("QListView { background: transparent; }")

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(44, 24, 44, 22)
        layout.setSpacing(12)
        layout.addLayout(row(self._title, 14, self._count, None, self._buttons["import_game"], self.back))
        looked_for = row(self.search, self._buttons["show_bin"], self._buttons["empty_bin"])
        looked_for.setStretch(0, 1)
        layout.addLayout(looked_for)
        layout.addLayout(
            row(self.box, self.state, self.order, None)
        )  # beside the search they have no room in large type
        self._emptiness.setAlignment(Align.AlignCenter)
        sign = IconLabel(self.preferences, "load", 72, "primary")
        nothing = column(None, row_of(sign), self._emptiness, row_of(self._new_game), None, gap=14)
        self._pages = Pages()
        self._pages.addWidget(self._with_details())
        self._pages.addWidget(panel(nothing))
        layout.addWidget(self._pages, 1)

    def _with_details(self) -> QWidget:
        whole = column(self.details, rule(), gap=0)
        foot = column(self.load, gap=8, margins=(16, 10, 16, 14))
        foot.addLayout(row(self._buttons["rename_game"], self._buttons["duplicate_game"], gap=6))
        foot.addLayout(row(self._buttons["export_game"], self._buttons["delete_game"], gap=6))
        foot.addWidget(self._buttons["restore_game"])
        for made in self._buttons.values():
            made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for name in ("import_game", "show_bin", "empty_bin"):
            self._buttons[name].setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        whole.addLayout(foot)
        self._side = panel(whole)
        page = QWidget()
        page.setLayout(row(self.list, self._side, gap=16))
        page.layout().setStretch(0, 1)  # type: ignore[union-attr]
        return page

    def _connect(self) -> None:
        self._doers: dict[str, Callable[[], None]] = {
            "rename_game": self._rename_game,
            "duplicate_game": self._duplicate_game,
            "export_game": self._export_game,
            "import_game": self._import_game,
            "delete_game": self._delete_game,
            "restore_game": self._restore_game,
            "show_bin": self._show_bin,
            "empty_bin": self._empty_bin,
        }
        self.search.textChanged.connect(self._search)
        self.order.currentIndexChanged.connect(lambda _: self._sort())
        for choice in (self.box, self.state):
            choice.currentIndexChanged.connect(lambda _: self._narrow())
        self.list.selectionModel().currentChanged.connect(lambda *_: self._show_chosen())
        self.list.activated.connect(lambda _: self._load())
        self.load.clicked.connect(self._load)
        self.back.clicked.connect(self.back_wanted)
        self.details.name.editingFinished.connect(self._renamed)

    # ------------------------------------------------------------------ the list and its choice

    @property
    def shows_bin(self) -> bool:
        return self.actions_["show_bin"].isChecked()

    def open(self, game_id: str) -> None:
        """The games and not the bin; the one on the table is chosen, or else the first."""
        self.actions_["show_bin"].setChecked(False)
        self.search.clear()
        for choice in (self.box, self.state):
            choice.setCurrentIndex(0)
        self._pictures.forget()
        self.refresh(choose=game_id)
        self.list.setFocus()

    def refresh(self, choose: str | None = None) -> None:
        """Look at the disk again; the chosen game stays chosen (or, if it is gone, its row) unless another is named."""
        chosen = self.chosen
        wanted = choose if choose is not None else chosen.id if chosen is not None else ""
        place = self.list.currentIndex().row() if choose is None else 0
        entries = self.saved.entries(self.shows_bin, READ_FOR)
        self.model.show(entries)
        self._choose(wanted, place)
        if self.saved.unread:
            self._reading.start(0)
        self._show_page()

    def _choose(self, game_id: str, otherwise: int = 0) -> None:
        """A game by its id, or the one in this row."""
        place = self.model.place_of(game_id)
        place = place if place >= 0 else max(0, min(otherwise, self.model.rowCount() - 1))
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.list.selectionModel().setCurrentIndex(self.model.index(place), flags)
        self._show_chosen()

    @property
    def chosen(self) -> SavedEntry | None:
        place = self.list.currentIndex().row()
        return self.model.rows[place] if 0 <= place < len(self.model.rows) else None

    def _search(self, text: str) -> None:
        chosen = self.chosen
        self.model.search(text)
        self._choose(chosen.id if chosen is not None else "")
        self._show_page()

    def _narrow(self) -> None:
        chosen = self.chosen
        self.model.narrow(str(self.box.currentData() or ""), str(self.state.currentData() or ""))
        self._choose(chosen.id if chosen is not None else "")
        self._show_page()

    def _sort(self) -> None:
        chosen = self.chosen
        self.model.sort_by(str(self.order.currentData()))
        self._choose(chosen.id if chosen is not None else "")

    def _show_page(self) -> None:
        count = self.model.rowCount()
        self._count.setText(self.tr("%n game(s)", "", count) if count else "")
        if self.saved.unread:
            self._count.setText(self.tr("%n game(s) still to be read", "", self.saved.unread))
        self._pages.setCurrentIndex(0 if count else 1)
        self._title.setText(self.tr("Bin") if self.shows_bin else self.tr("Saved games"))
        searched = bool(self.search.text().strip() or self.box.currentIndex() > 0 or self.state.currentIndex() > 0)
        if self.shows_bin:
            said = self.tr("The bin is empty.")
        else:
            said = self.tr("No game is kept here yet. Every game is kept by itself, from its first move on.")
        if problem := self.saved.unreadable():
            said = self.tr("The folder of saved games cannot be read: {0}. What lies in it is not touched.")
            said = f"{said.format(problem)}\n{self.saved.folder}"
        self._emptiness.setText(self.tr("No game fits the search and the filters.") if searched else said)
        self._new_game.setVisible(not searched and not self.shows_bin)
        self._show_chosen()

    def _show_chosen(self) -> None:
        self.refresh_actions()
        if (entry := self.chosen) is not None:
            self.details.show_entry(entry)
            self.load.setText(self._load_words(entry))

    def _load_words(self, entry: SavedEntry) -> str:
        if entry.damage is not None and entry.playable:
            return self.tr("Continue up to there")
        return self.tr("Look at it") if entry.finished else self.tr("Continue")

    def refresh_actions(self) -> None:
        """What can be done with the chosen game; a greyed button says why."""
        entry, binned = self.chosen, self.shows_bin
        damaged = entry is not None and entry.damage is not None
        nothing = self.tr("No game is chosen.") if entry is None else ""
        in_bin = nothing or (self.tr("It is in the bin.") if binned else "")
        hurt = self.tr("The file is damaged.") if damaged else ""
        if entry is not None and entry.damage is not None and entry.damage.code == "newer_format":
            hurt = self.tr("It comes from a newer version of the program.")
        unplayable = hurt if entry is not None and not entry.playable else ""
        reasons = {
            "rename_game": in_bin or hurt,
            "duplicate_game": in_bin or unplayable,
            "export_game": in_bin or unplayable,
            "delete_game": in_bin,
            "restore_game": nothing or ("" if binned else self.tr("It is not in the bin.")),
            "empty_bin": "" if binned and self.model.rowCount() else self.tr("The bin is not shown, or empty."),
            "import_game": "",
            "show_bin": "",
        }
        for name, reason in reasons.items():
            self.actions_.enable(name, not reason, reason)
        self._buttons["restore_game"].setVisible(binned)
        self._buttons["empty_bin"].setVisible(binned)
        for name in ("rename_game", "duplicate_game", "export_game", "delete_game"):
            self._buttons[name].setVisible(not binned)
        self.load.setVisible(not binned)
        self.load.setEnabled(not (in_bin or unplayable))
        self.load.setToolTip(in_bin or unplayable)
        self.details.name.setReadOnly(bool(in_bin or hurt))

    # ------------------------------------------------------------------ what can be done

    def act(self, name: str) -> None:
        """An action of the registry."""
        if not self.isVisible():
            return
        try:
            self._doers[name]()
        except DomainError as error:
            self.said.emit(say(error.reason, self.preferences.language), True)
            self.refresh()
        except OSError as error:
            self.said.emit(self.tr("The file could not be written: {0}.").format(error.strerror or error), True)

    def _load(self) -> None:
        entry = self.chosen
        if entry is not None and entry.playable and not self.shows_bin:
            self.game_wanted.emit(entry.id)
        elif entry is not None and not entry.playable:
            self.said.emit(self.words.damage(entry), True)

    def _rename_game(self) -> None:
        self.details.name.setFocus()
        self.details.name.selectAll()

    def _renamed(self) -> None:
        entry = self.chosen
        if entry is None or self.details.name.isReadOnly() or self.details.name.text().strip() == entry.name:
            return
        try:
            self.saved.rename(entry.id, self.details.name.text())
        except DomainError as error:
            self.said.emit(say(error.reason, self.preferences.language), True)
        self.refresh(choose=entry.id)

    def _duplicate_game(self) -> None:
        if (entry := self.chosen) is not None:
            self.refresh(choose=self.saved.duplicate(entry.id, self.tr("{0} (copy)").format(self.words.title(entry))))

    def _export_game(self) -> None:
        if (entry := self.chosen) is None:
            return
        title = self.actions_.text("export_game")
        name = f"{file_name(self.words.title(entry))}.json"
        path = where_to_save(self, title, name, {self._kind_of_file(): (".json", *RECORD_SUFFIXES)})
        if path is not None:
            self.saved.export(entry.id, path)
            self.said.emit(self.tr("Saved as {0}.").format(path.name), False)

    def _import_game(self) -> None:
        name, _ = QFileDialog.getOpenFileName(self, self.actions_.text("import_game"), "", self._kind_of_file())
        if name:
            made = self.saved.take_in(Path(name))
            self.actions_["show_bin"].setChecked(False)
            self.refresh(choose=made)

    def _kind_of_file(self) -> str:
        kind = self.tr("Game records")
        return f"{kind} ({PATTERN})"

    def _delete_game(self) -> None:
        if (entry := self.chosen) is None:
            return
        self.going.emit(entry.id)
        self.saved.delete(entry.id)
        self.refresh()
        words = self.tr("{0} is in the bin now and can be restored.")
        self.said.emit(words.format(self.words.title(entry)), False)

    def _restore_game(self) -> None:
        if (entry := self.chosen) is not None:
            restored = self.saved.restore(entry.id)
            if self.model.rowCount() > 1:
                self.refresh()
            else:  # the bin is empty: leave it
                self.actions_["show_bin"].setChecked(False)
                self.refresh(choose=restored)
            self.said.emit(self.tr("{0} is in the list again.").format(self.words.title(entry)), False)

    def _show_bin(self) -> None:
        self.refresh(choose="")
        self.list.setFocus()

    def _empty_bin(self) -> None:
        """Asks first: this alone cannot be taken back."""
        text = self.tr("Delete %n game(s) for good?", "", self.model.rowCount())
        more = self.tr("What is deleted now cannot be restored afterwards.")
        yes, no, title = self.tr("Delete for good"), self.tr("Keep"), self.actions_.text("empty_bin")
        box = question(self, "empty_bin_question", title, text, yes, no, more, destroys=True)
        box.accepted.connect(self._empty_now)
        box.open()

    def _empty_now(self) -> None:
        try:
            self.saved.empty_bin()
        except DomainError as error:
            self.said.emit(say(error.reason, self.preferences.language), True)
        self.refresh()

    # ------------------------------------------------------------------ words and looks

    def retranslate(self) -> None:
        self._title.setText(self.tr("Saved games"))
        self.back.setText(self.tr("Back"))
        self.search.setPlaceholderText(self.tr("Search in names, players, modes, dates"))
        self.search.setAccessibleName(self.tr("Search in names, players, modes, dates"))
        name_choice(self.order, self.tr("Order"))
        self.list.setAccessibleName(self.tr("Saved games"))
        self.details.retranslate()
        _word(self.box, self.tr("All games"), {look.id: look.title for look in looks()})
        _word(self.state, self.tr("All states"), {UNDER_WAY: self.tr("Under way"), FINISHED: self.tr("Finished")})
        name_choice(self.box, self.tr("Game"))
        name_choice(self.state, self.tr("Under way or finished"))
        chosen = self.order.currentIndex()
        words = {
            NEWEST: self.tr("Last played first"),
            OLDEST: self.tr("Oldest first"),
            NAME: self.tr("By name"),
            POINTS: self.tr("Highest score first"),
            ROUND: self.tr("Nearest to the end first"),
        }
        self.order.blockSignals(True)
        self.order.clear()
        for order in ORDERS:
            self.order.addItem(words[order], order)
        self.order.setCurrentIndex(max(0, chosen))
        self.order.blockSignals(False)
        if self.isVisible():
            self.refresh()

    def _fit(self) -> None:
        scale = self.preferences.scale
        self._side.setFixedWidth(round(min((BIG.width() + 34) * scale, self.width() * 0.42)))
        self.details.fit(self.height())
        for made in (*self._buttons.values(), self.back, self.load, self.order, self.box, self.state, self.search):
            made.setFixedHeight(round(32 * scale))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def restyle(self) -> None:
        self._pictures.forget()
        self._fit()
        self.list.doItemsLayout()
        if self.isVisible():
            self._show_chosen()
        super().restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves the name, then the search, then the screen; down leads from the search into the list."""
        if event.key() == Qt.Key.Key_Escape and self.details.name.hasFocus():
            self.details.name.setText(self.chosen.name if self.chosen is not None else "")
            self.list.setFocus()
        elif event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            self.list.setFocus()
        elif event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self.list.setFocus()
        else:
            super().keyPressEvent(event)


def _word(choice: QComboBox, everything: str, kinds: Mapping[str, str]) -> None:
    """The words of a filter, whose first choice leaves nothing out; what is chosen stays chosen."""
    chosen = max(0, choice.currentIndex())
    choice.blockSignals(True)
    choice.clear()
    choice.addItem(everything, "")
    for kind, words in kinds.items():
        choice.addItem(words, kind)
    choice.setCurrentIndex(chosen)
    choice.blockSignals(False)


def row_of(made: QWidget) -> QWidget:
    """A widget in the middle of its line."""
    line = QWidget()
    line.setLayout(row(None, made, None))
    return line

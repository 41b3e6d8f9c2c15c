"""All keys in a list; another key is chosen by pressing it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from aoc_desktop.ui.frame.action_list import MENUS, Spec
from aoc_desktop.ui.frame.actions import Actions, said
from aoc_desktop.ui.frame.keys import ALONE, declared, sequences, shown, why_needed, written
from aoc_desktop.ui.frame.look import looks
from aoc_desktop.ui.kit.confirm_dialog import question
from aoc_desktop.ui.kit.controls import Flow
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.kit.widgets import button, grey, label

ID = Qt.ItemDataRole.UserRole


class ShortcutsEditor(QWidget):
    """Choose a line, press "Change", press the key. An action loses a key only with the user's consent."""

    def __init__(self, preferences: Preferences, actions: Actions) -> None:
        super().__init__()
        self._preferences, self._actions = preferences, actions
        self._waits_for = ""
        self.tree = QTreeWidget()
        self.tree.setColumnCount(2)
        self.tree.setRootIsDecorated(False)
        self.tree.setIndentation(12)
        self.tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.header().setStretchLastSection(False)
        self.tree.itemActivated.connect(lambda *_: self.wait_for_key())
        self.tree.currentItemChanged.connect(lambda *_: self._chosen_another())
        self.tree.installEventFilter(self)
        self.message = label(role="soft", wrap=True)
        self.change, self.default, self.all_default = button(), button(), button()
        self.change.clicked.connect(self.wait_for_key)
        self.default.clicked.connect(self._set_default)
        self.all_default.clicked.connect(self._ask_all_default)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 14, 14, 12)
        layout.addWidget(self.tree, 1)
        layout.addWidget(self.message)
        layout.addLayout(Flow(self.change, self.default, self.all_default))
        preferences.changed.connect(self._on_preference)
        self.retranslate()

    def retranslate(self) -> None:
        self.tree.setHeaderLabels([self.tr("What it does"), self.tr("Key")])
        self.tree.setAccessibleName(self.tr("Keys"))
        self.change.setText(self.tr("Change"))
        self.default.setText(self.tr("Reset this key"))
        self.all_default.setText(self.tr("Reset all keys…"))
        self._fill()
        self._stop_waiting()

    def _on_preference(self, name: str) -> None:
        if name == "shortcuts":
            self._fill()

    def _fill(self) -> None:
        chosen = self.chosen()
        self.tree.blockSignals(True)
        self.tree.clear()
        for title, specs in self._groups():
            head = QTreeWidgetItem([title, ""])
            head.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self.tree.addTopLevelItem(head)
            for spec in specs:
                keys = ", ".join(shown(key) for key in self._actions.keys(spec.id)) or self.tr("none")
                item = QTreeWidgetItem(head, [said(spec.text), keys])
                item.setData(0, ID, spec.id)
                item.setToolTip(0, said(spec.help))
                if spec.id == chosen:
                    self.tree.setCurrentItem(item)
        self.tree.expandAll()
        self.tree.blockSignals(False)
        self._grey()

    def _groups(self) -> list[tuple[str, list[Spec]]]:
        """The actions of every game by menu, then each game's own: two games may use the same key."""
        groups = [
            (said(title), [spec for spec in self._actions if spec.menu == group and not spec.scope])
            for group, title in MENUS.items()
        ]
        own = [(look.title, [spec for spec in self._actions if spec.scope == look.id]) for look in looks()]
        return groups + [(title, specs) for title, specs in own if specs]

    def _grey(self) -> None:
        """Grey the buttons that would change nothing, with the reason."""
        chosen, first = self.chosen(), self.tr("Choose a line first.")
        as_declared = self.tr("It already has its default key.")
        changed = bool(chosen) and self._actions.keys(chosen) != list(sequences(declared()[chosen]))
        for made, usable, reason in (
            (self.change, bool(chosen), first),
            (self.default, changed, as_declared if chosen else first),
            (self.all_default, bool(self._preferences["shortcuts"]), self.tr("All keys have their defaults.")),
        ):
            grey(made, usable, reason)

    def chosen(self) -> str:
        item = self.tree.currentItem()
        return str(item.data(0, ID) or "") if item is not None else ""

    def choose(self, action_id: str) -> None:
        for item in self.tree.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive):
            if item.data(0, ID) == action_id:
                self.tree.setCurrentItem(item)

    def take_focus(self) -> None:
        """The keyboard is in the list, at its first line."""
        if not self.chosen():
            self.choose(next(iter(self._actions)).id)
        self.tree.setFocus()

    def _chosen_another(self) -> None:
        self._stop_waiting()
        self._grey()

    def _say(self, text: str) -> None:
        self.message.setText(text)
        self.tree.scrollTo(self.tree.currentIndex())  # longer words take room from the list
        announce(self, text)

    # ------------------------------------------------------------------ another key

    def wait_for_key(self) -> None:
        """The next key pressed is the new one."""
        self._waits_for = self.chosen()
        if self._waits_for:
            self._say(self._asks())
            self.tree.setFocus()

    def _asks(self) -> str:
        name = self._actions.text(self._waits_for)
        return self.tr("Press the new key for “{0}”; Esc keeps the old one.").format(name)

    def _stop_waiting(self) -> None:
        self._waits_for = ""
        self.message.setText(self.tr("Choose a line and press Enter, then the new key."))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._waits_for and event.type() == QEvent.Type.FocusOut:
            self._stop_waiting()
        if not self._waits_for or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if event.type() == QEvent.Type.KeyPress:
            if event.key() not in ALONE:
                self._take(QKeySequence(event.keyCombination()))
            return True
        return super().eventFilter(watched, event)

    def _take(self, sequence: QKeySequence) -> None:
        action, reason = self._waits_for, why_needed(sequence)
        if sequence == QKeySequence(Qt.Key.Key_Escape):
            self._stop_waiting()
        elif reason and sequence not in sequences(declared()[action]):
            self._say(f"{reason} {self._asks()}")
        else:
            self._waits_for = ""
            self._bind(action, written(sequence))

    def _set_default(self) -> None:
        if action := self.chosen():
            self._bind(action, declared()[action])

    def _bind(self, action: str, keys: str) -> None:
        """Bind the keys at once if they are free; otherwise ask the user to take them from their owners."""

        def bind() -> None:
            self._actions.rebind(action, keys)
            self._say(self.tr("Changed."))

        taken = [key for key in sequences(keys) if self._actions.taken_by(key, but=action)]
        if not taken:
            bind()
            return
        text = self.tr("Give {0} to “{1}”?").format(", ".join(map(shown, taken)), self._actions.text(action))
        losses = " ".join(self._loss(key, action, keys) for key in taken)
        self._say(losses)
        box = question(self, "key_taken", self.tr("Keys"), text, self.tr("Give"), self.tr("Leave it"), losses)
        box.accepted.connect(bind)
        box.rejected.connect(lambda: self._say(self.tr("Nothing was changed.")))
        box.open()

    def _loss(self, key: QKeySequence, action: str, keys: str) -> str:
        """What a key means now, and what would be left to the action that has it."""
        loser = self._actions.taken_by(key, but=action)
        name = self._actions.text(loser)
        left = ", ".join(map(shown, sequences(self._actions.if_bound(action, keys)[loser])))
        means = self.tr("{0} already means “{1}”.").format(shown(key), name)
        then = self.tr("“{0}” would have {1}.") if left else self.tr("“{0}” would have no key.")
        return f"{means} {then.format(name, left)}"

    def _ask_all_default(self) -> None:
        """Keys that were chosen with care are not lost by one click."""
        text = self.tr("Reset all keys to their defaults?")
        box = question(self, "all_keys", self.tr("Keys"), text, self.tr("Restore"), self.tr("Leave them"))
        box.accepted.connect(self._all_default)
        box.open()

    def _all_default(self) -> None:
        self._preferences["shortcuts"] = {}
        self._say(self.tr("All keys have their defaults."))

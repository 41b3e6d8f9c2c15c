"""All keys in a list; another key is chosen by pressing it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from aoc_desktop.ui.action_list import MENUS
from aoc_desktop.ui.actions import Actions, said
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.widgets import button, label, row

ID = Qt.ItemDataRole.UserRole
ALONE = (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_unknown)


class ShortcutsEditor(QWidget):
    """Choose a line, press "Change", press the key."""

    def __init__(self, preferences: Preferences, actions: Actions) -> None:
        super().__init__()
        self._actions = actions
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
        self.tree.installEventFilter(self)
        self.message = label(role="soft", wrap=True)
        self.change, self.default = button(), button()
        self.change.clicked.connect(self.wait_for_key)
        self.default.clicked.connect(self._set_default)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 14, 14, 12)
        layout.addWidget(self.tree, 1)
        layout.addWidget(self.message)
        layout.addLayout(row(self.change, self.default, None))
        preferences.changed.connect(self._on_preference)
        self.retranslate()

    def retranslate(self) -> None:
        self.tree.setHeaderLabels([self.tr("What it does"), self.tr("Key")])
        self.tree.setAccessibleName(self.tr("Keys"))
        self.change.setText(self.tr("Change"))
        self.default.setText(self.tr("As at first"))
        self.message.setText(self.tr("Choose a line and press Enter, then the new key."))
        self._fill()

    def _on_preference(self, name: str) -> None:
        if name == "shortcuts":
            self._fill()

    def _fill(self) -> None:
        chosen = self.chosen()
        self.tree.clear()
        for group, title in MENUS.items():
            head = QTreeWidgetItem([said(title), ""])
            head.setFlags(Qt.ItemFlag.ItemIsEnabled)
            self.tree.addTopLevelItem(head)
            for spec in self._actions:
                if spec.menu == group:
                    keys = ", ".join(
                        key.toString(QKeySequence.SequenceFormat.NativeText) for key in self._actions.keys(spec.id)
                    )
                    item = QTreeWidgetItem(head, [said(spec.text), keys])
                    item.setData(0, ID, spec.id)
                    item.setToolTip(0, said(spec.help))
                    if spec.id == chosen:
                        self.tree.setCurrentItem(item)
        self.tree.expandAll()

    def chosen(self) -> str:
        item = self.tree.currentItem()
        return str(item.data(0, ID) or "") if item is not None else ""

    def choose(self, action_id: str) -> None:
        for item in self.tree.findItems("", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive):
            if item.data(0, ID) == action_id:
                self.tree.setCurrentItem(item)

    def wait_for_key(self) -> None:
        """The next key pressed is the new one."""
        self._waits_for = self.chosen()
        if self._waits_for:
            self.message.setText(self.tr("Press the new key for “{0}”; Esc keeps the old one.").format(self._name()))
            self.tree.setFocus()

    def _name(self) -> str:
        return self._actions.text(self._waits_for)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
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
        action, self._waits_for = self._waits_for, ""
        if sequence == QKeySequence(Qt.Key.Key_Escape):
            self.retranslate()
            return
        taken = self._actions.taken_by(sequence, but=action)
        if taken:
            text = self.tr("{0} already means “{1}”.")
            shown = sequence.toString(QKeySequence.SequenceFormat.NativeText)
            self.message.setText(text.format(shown, self._actions.text(taken)))
            return
        self._actions.rebind(action, sequence.toString(QKeySequence.SequenceFormat.PortableText))
        self.message.setText(self.tr("Changed."))

    def _set_default(self) -> None:
        action = self.chosen()
        if action:
            self._actions.rebind(action, next(spec.keys for spec in self._actions if spec.id == action))

"""The user's actions at work: QActions made from their declarations, with the keys that the user chose.

Whoever offers an action asks here for its QAction or for a button made from it: words, tooltip, key and accessible
name are then the same everywhere, and a greyed one says why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from aoc_desktop.ui.action_list import MENUS, SPECS, Spec
from aoc_desktop.ui.icons import icon_pixmap
from aoc_desktop.ui.preferences import Preferences

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

CONTEXT = "Actions"
ICON_SIZE = 18


def said(text: str) -> str:
    """A declared text in the user's language."""
    return QCoreApplication.translate(CONTEXT, text)


@lru_cache(maxsize=512)
def _sequences(text: str) -> tuple[QKeySequence, ...]:
    """Declared or chosen keys ("; " between them), read once: buttons ask for theirs after every move."""
    return tuple(QKeySequence(part.strip()) for part in text.split(";") if part.strip())


@contextmanager
def _at_once(action: QAction) -> Iterator[None]:
    """Several changes of an action, told to whoever shows it as one."""
    enabled = action.isEnabled()
    action.blockSignals(True)
    yield
    action.blockSignals(False)
    if action.isEnabled() != enabled:
        action.enabledChanged.emit(not enabled)
    action.changed.emit()


class Actions(QObject):
    """All QActions of the program, by their id."""

    def __init__(self, preferences: Preferences, window: QWidget) -> None:
        super().__init__(window)
        self._preferences = preferences
        self._window = window
        self._specs = {spec.id: spec for spec in SPECS}
        self._drawn = False
        self._reasons: dict[str, str] = {}
        self._own_texts: dict[str, str] = {}
        self._actions = {spec.id: self._made(spec) for spec in SPECS}
        self.retranslate()
        preferences.changed.connect(self._preference_changed)

    def __getitem__(self, action_id: str) -> QAction:
        return self._actions[action_id]

    def __iter__(self) -> Iterator[Spec]:
        return iter(SPECS)

    def _made(self, spec: Spec) -> QAction:
        action = QAction(self._window)
        action.setObjectName(spec.id)
        action.setCheckable(spec.checkable)
        self._window.addAction(action)  # the key works wherever the menu is
        return action

    def connect_all(self, handlers: dict[str, Callable[[], None]]) -> None:
        """Give every action what it does."""
        for action_id, handler in handlers.items():
            self._actions[action_id].triggered.connect(lambda _checked=False, do=handler: do())

    def enable(self, action_id: str, enabled: bool, reason: str = "") -> None:
        """Whether it can be used now; `reason` says why not, and is shown as its tooltip."""
        action, reason = self._actions[action_id], "" if enabled else reason
        if action.isEnabled() == enabled and self._reasons.get(action_id, "") == reason:
            return  # after every move most actions are as they were
        self._reasons[action_id] = reason
        with _at_once(action):
            action.setEnabled(enabled)
            action.setToolTip(self.tooltip(action_id))

    def reason(self, action_id: str) -> str:
        """Why it cannot be used now; empty if it can."""
        return self._reasons.get(action_id, "")

    def say(self, action_id: str, text: str = "") -> None:
        """A longer wording for now ("Undo: Hunt"); none: the declared one."""
        if self._own_texts.get(action_id, "") != text:
            self._own_texts[action_id] = text
            self._word(action_id)

    def keys(self, action_id: str) -> list[QKeySequence]:
        """The keys that call it, the user's own before the declared ones."""
        return list(_sequences(self._keys_as_written(action_id)))

    def _keys_as_written(self, action_id: str) -> str:
        chosen = self._preferences["shortcuts"].get(action_id)
        return self._specs[action_id].keys if chosen is None else str(chosen)

    def rebind(self, action_id: str, keys: str) -> None:
        """Other keys ("; " between them); the declared ones are not stored."""
        chosen = dict(self._preferences["shortcuts"])
        chosen.pop(action_id, None)
        if keys != self._specs[action_id].keys:
            chosen[action_id] = keys
        self._preferences["shortcuts"] = chosen

    def taken_by(self, sequence: QKeySequence, but: str = "") -> str:
        """The action that a key already calls, if any."""
        for spec in SPECS:
            if spec.id != but and sequence in self.keys(spec.id):
                return spec.id
        return ""

    def menus(self, parent: QWidget) -> QMenu:
        """The whole menu, one submenu for each group. Icons are drawn for it when it is first asked for."""
        self._drawn = True
        self._draw_icons()
        menu = QMenu(parent)
        for group, title in MENUS.items():
            submenu = menu.addMenu(said(title))
            submenu.setObjectName(group)
            submenu.setToolTipsVisible(True)
            for spec in SPECS:
                if spec.menu == group:
                    submenu.addAction(self._actions[spec.id])
        return menu

    def text(self, action_id: str) -> str:
        return said(self._specs[action_id].text)

    def help(self, action_id: str) -> str:
        return said(self._specs[action_id].help)

    def retranslate(self) -> None:
        for spec in SPECS:
            self._show(spec.id)

    def _preference_changed(self, name: str) -> None:
        if name == "shortcuts":
            self.retranslate()
        elif name == "theme" and self._drawn:
            self._draw_icons()

    def _show(self, action_id: str) -> None:
        spec, action = self._specs[action_id], self._actions[action_id]
        action.setShortcuts(self.keys(action_id))
        action.setStatusTip(said(spec.help))
        action.setWhatsThis(said(spec.help))
        self._word(action_id)

    def _word(self, action_id: str) -> None:
        """What changes with every move: the words and the tooltip."""
        action = self._actions[action_id]
        text = self._own_texts.get(action_id) or self.text(action_id)
        with _at_once(action):
            action.setText(text)
            action.setIconText(text)
            action.setToolTip(self.tooltip(action_id))

    def _draw_icons(self) -> None:
        for spec in SPECS:
            self._actions[spec.id].setIcon(self._icon(spec.icon))

    def tooltip(self, action_id: str) -> str:
        """The reason if it cannot be used, otherwise its help; with its key."""
        text = self._reasons.get(action_id) or said(self._specs[action_id].help)
        own = self._own_texts.get(action_id)
        if own and not self._reasons.get(action_id):
            text = f"{own}\n{text}"
        keys = self.key_text(action_id)
        return f"{text}  [{keys}]" if keys else text

    def key_text(self, action_id: str) -> str:
        """Its first key as the keyboard names it."""
        keys = _sequences(self._keys_as_written(action_id))
        return keys[0].toString(QKeySequence.SequenceFormat.NativeText) if keys else ""

    def _icon(self, name: str) -> QIcon:
        from PySide6.QtGui import QIcon  # costs the start 2 ms

        theme = self._preferences.theme
        ratio = self._window.devicePixelRatioF()
        icon = QIcon(icon_pixmap(name, ICON_SIZE, theme.text, ratio, theme.on_dark))
        icon.addPixmap(icon_pixmap(name, ICON_SIZE, theme.line, ratio, theme.on_dark), QIcon.Mode.Disabled)
        return icon

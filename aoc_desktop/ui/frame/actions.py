"""The user's actions at work: QActions made from their declarations, with the keys that the user chose.

Every menu and button takes its QAction from here: words, tooltip, key and accessible name are then the same everywhere,
and a greyed one gives its reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from aoc_desktop.ui.frame.action_list import MENUS, SOLO, TABLE_ACTIONS, Spec
from aoc_desktop.ui.frame.keys import clash, migrated, sequences, settled, shown, unsettled
from aoc_desktop.ui.frame.look import specs
from aoc_desktop.ui.kit.icons import icon_pixmap
from aoc_desktop.ui.kit.preferences import Preferences

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon
    from PySide6.QtWidgets import QMenu

CONTEXT = "Actions"
ICON_SIZE = 18


def said(text: str) -> str:
    """A declared text in the user's language."""
    return QCoreApplication.translate(CONTEXT, text)


@contextmanager
def _at_once(action: QAction) -> Iterator[None]:
    """Several changes of an action, signalled as one."""
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
        self._specs = {spec.id: spec for spec in specs()}
        self._keys = settled(preferences["shortcuts"])
        self._drawn = False
        self._reasons: dict[str, str] = {}
        self._own_texts: dict[str, str] = {}
        self._elsewhere: frozenset[str] = frozenset()
        self._key_texts: dict[str, str] = {}
        self._actions = {spec.id: self._made(spec) for spec in self}
        self.game = ""
        """The game that the window is about: its own actions are among the others."""
        self.retranslate()
        preferences.changed.connect(self._preference_changed)

    def __getitem__(self, action_id: str) -> QAction:
        return self._actions[action_id]

    def __iter__(self) -> Iterator[Spec]:
        return iter(self._specs.values())

    def _made(self, spec: Spec) -> QAction:
        action = QAction(self._window)
        action.setObjectName(spec.id)
        action.setCheckable(spec.checkable)
        self._window.addAction(action)  # the key works wherever the menu is
        return action

    @property
    def at_table(self) -> tuple[str, ...]:
        """What can be done only with a table in front of one, the game's own moves and views among it."""
        return (*TABLE_ACTIONS, *(spec.id for spec in self if spec.scope == self.game and spec.menu != SOLO))

    def set_game(self, game_id: str, reason: str) -> None:
        """The window is about another game: the own actions of all others are out of reach, and say why; its own ways
        to play can be taken."""
        self.game = game_id
        for spec in self:
            if spec.scope and (spec.scope != game_id or spec.menu == SOLO):
                self.enable(spec.id, spec.scope == game_id, reason)

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

    def put_elsewhere(self, action_ids: Iterable[str]) -> None:
        """Set the actions that belong to another room than the one in front of the player: no menu shows them."""
        self._elsewhere = frozenset(action_ids)

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
        return list(sequences(self._keys[action_id]))

    def if_bound(self, action_id: str, keys: str) -> Mapping[str, str]:
        """The keys of every action if this one had these ("; " between them): others lose what it takes."""
        return settled({**migrated(self._preferences["shortcuts"]), action_id: keys}, first=action_id)

    def rebind(self, action_id: str, keys: str) -> None:
        """Give an action other keys, taken from their present owners."""
        self._store(self.if_bound(action_id, keys))

    def unsettled(self) -> list[str]:
        """The actions whose keys could not be used as the settings have them."""
        return unsettled(self._preferences["shortcuts"])

    def settle(self) -> None:
        """Let the settings have the keys that are used."""
        self._store(self._keys)

    def _store(self, keys: Mapping[str, str]) -> None:
        """The declared ones are not stored; what another version of the program knows stays."""
        unknown = {name: kept for name, kept in migrated(self._preferences["shortcuts"]).items() if name not in keys}
        own = {name: chosen for name, chosen in keys.items() if chosen != self._specs[name].keys}
        self._preferences["shortcuts"] = unknown | own

    def taken_by(self, sequence: QKeySequence, but: str = "") -> str:
        """The action that a key already calls, if any."""
        for spec in self:
            if sequence in self.keys(spec.id) and (clash(spec, self._specs[but]) if but else True):
                return spec.id
        return ""

    def menus(self, parent: QWidget) -> QMenu:
        """The menu of the room in front of the player, one submenu for each group in which anything can be done.

        No two entries have one name: where an action is worded like another for now, the first stands for both.
        Icons are drawn when the menu is first asked for.
        """
        from PySide6.QtWidgets import QMenu

        self._drawn = True
        self._draw_icons()
        menu = QMenu(parent)
        menu.setAccessibleName(self.text("menu"))
        worded = {said(title) for title in MENUS.values()}
        for group, title in MENUS.items():
            entries = self._entries(group, worded)
            if not any(entry.isEnabled() for entry in entries):
                continue
            submenu = menu.addMenu(said(title))
            submenu.setObjectName(group)
            submenu.setAccessibleName(said(title))
            submenu.setToolTipsVisible(True)
            submenu.addActions(entries)
        return menu

    def _entries(self, group: str, worded: set[str]) -> list[QAction]:
        """What the submenu shows; their names join those `worded` before."""
        found = []
        for spec in self:
            here = spec.menu == group and spec.scope in ("", self.game) and spec.id not in self._elsewhere
            action = self._actions[spec.id]
            if here and spec.id != "menu" and action.text() not in worded:
                worded.add(action.text())
                found.append(action)
        return found

    def text(self, action_id: str) -> str:
        return said(self._specs[action_id].text)

    def help(self, action_id: str) -> str:
        return said(self._specs[action_id].help)

    def retranslate(self) -> None:
        self._key_texts.clear()
        for spec in self:
            self._show(spec.id)

    def _preference_changed(self, name: str) -> None:
        if name == "shortcuts":
            self._keys = settled(self._preferences["shortcuts"])
            self.retranslate()
        elif name in ("theme", "scale") and self._drawn:
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
            action.setToolTip(self.tooltip(action_id))

    def _draw_icons(self) -> None:
        for spec in self:
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
        if action_id not in self._key_texts:  # Qt takes its time to name a key, and buttons ask after every move
            keys = sequences(self._keys[action_id])
            self._key_texts[action_id] = shown(keys[0]) if keys else ""
        return self._key_texts[action_id]

    def _icon(self, name: str) -> QIcon:
        from PySide6.QtGui import QIcon  # costs the start 2 ms

        theme = self._preferences.theme
        ratio = self._window.devicePixelRatioF()
        icon = QIcon(icon_pixmap(name, ICON_SIZE, theme.text, ratio, theme.on_dark))
        icon.addPixmap(icon_pixmap(name, ICON_SIZE, theme.line, ratio, theme.on_dark), QIcon.Mode.Disabled)
        return icon

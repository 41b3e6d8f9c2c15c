"""Which keys call which action: the declared ones, the user's own, and the reserved ones."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from aoc_desktop.ui.frame.action_list import Spec
from aoc_desktop.ui.frame.look import specs

Key, Modifier = Qt.Key, Qt.KeyboardModifier
ALONE = (
    *(Key.Key_Control, Key.Key_Shift, Key.Key_Alt, Key.Key_AltGr, Key.Key_Meta, Key.Key_Super_L, Key.Key_Super_R),
    *(Key.Key_CapsLock, Key.Key_NumLock, Key.Key_ScrollLock, Key.Key_unknown),
)
"""Keys that are pressed on the way to another one."""
CHORD = Modifier.ControlModifier | Modifier.AltModifier | Modifier.MetaModifier
"""A key with one of these is a shortcut: no widget that takes single keys wants it."""
MOVING = (
    *(Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down),
    *(Key.Key_Home, Key.Key_End, Key.Key_PageUp, Key.Key_PageDown),
)


@lru_cache(maxsize=512)
def sequences(text: str) -> tuple[QKeySequence, ...]:
    """Declared or chosen keys ("; " between them), read once: buttons ask for theirs after every move."""
    return tuple(QKeySequence(part.strip()) for part in text.split(";") if part.strip())


def written(sequence: QKeySequence) -> str:
    """A key as the settings keep it."""
    return sequence.toString(QKeySequence.SequenceFormat.PortableText)


def shown(sequence: QKeySequence) -> str:
    """A key as the keyboard names it."""
    return sequence.toString(QKeySequence.SequenceFormat.NativeText)


def why_needed(sequence: QKeySequence) -> str:
    """One sentence if the table, lists and dialogs cannot do without this key; empty: an action may have it."""
    pressed = sequence[0]  # type: ignore[index]  # its stub forgets that it can be
    assert isinstance(pressed, QKeyCombination)
    key, with_it = pressed.key(), pressed.keyboardModifiers() & ~(Modifier.ShiftModifier | Modifier.KeypadModifier)
    translate, reason = QCoreApplication.translate, ""
    if key in (Key.Key_Tab, Key.Key_Backtab):
        reason = translate("Keys", "{0} goes from one part of a screen to the next: nothing else can have this key.")
    elif key == Key.Key_Escape:
        reason = translate("Keys", "{0} leads back: nothing else can have this key.")
    elif key == Key.Key_F and with_it == Modifier.ControlModifier:
        reason = translate("Keys", "{0} searches the rules: nothing else can have this key.")
    elif with_it != Modifier.NoModifier:
        return ""
    elif key in (Key.Key_Return, Key.Key_Enter):
        reason = translate("Keys", "{0} plays or opens what is chosen: nothing else can have this key.")
    elif key == Key.Key_Space:
        reason = translate("Keys", "{0} presses buttons and ticks boxes: nothing else can have this key.")
    elif key in MOVING:
        reason = translate("Keys", "{0} moves on the table, in lists and in texts: nothing else can have this key.")
    return reason.format(shown(sequence))


def declared() -> Mapping[str, str]:
    """The keys of every action unless the user chose others."""
    return {spec.id: spec.keys for spec in specs()}


def migrated(chosen: Mapping[str, str]) -> Mapping[str, str]:
    """Chosen keys under the ids of now: an action keeps the keys that it was given under its former id."""
    now = {spec.former: spec.id for spec in specs() if spec.former}
    return {now.get(name, name): keys for name, keys in chosen.items() if now.get(name) not in chosen}


def clash(one: Spec, other: Spec) -> bool:
    """Whether both can be called at the same time: a key must not mean both. Two games are never on one table."""
    return one.id != other.id and (one.scope == other.scope or not one.scope or not other.scope)


class _Owners:
    """The owners of each key; actions of different games may share one."""

    def __init__(self, actions: Mapping[str, Spec]) -> None:
        self._specs = actions
        self._owners: dict[str, list[str]] = {}

    def claim(self, name: str, key: str) -> bool:
        """Give a key to an action; False if it would clash with an owner."""
        owners = self._owners.setdefault(key, [])
        if any(clash(self._specs[name], self._specs[other]) for other in owners):
            return False
        if name not in owners:
            owners.append(name)
        return True


def settled(chosen: Mapping[str, str], first: str = "") -> Mapping[str, str]:
    """The keys of every action, without clashes.

    A disputed key goes to `first`, then to the action that declares it. An action left without keys gets its declared
    ones, as far as they are free.
    """
    if not chosen:
        return declared()
    actions, chosen = {spec.id: spec for spec in specs()}, migrated(chosen)
    wanted = {name: _usable(spec, chosen.get(name, spec.keys)) for name, spec in actions.items()}
    claims = [(name, key) for name, keys in wanted.items() for key in keys]
    claims.sort(key=lambda claim: (claim[0] != first, claim[1] not in _keys(actions[claim[0]].keys)))
    owners = _Owners(actions)
    given = [(name, key) for name, key in claims if owners.claim(name, key)]
    found = {name: [key for key in keys if (name, key) in given] for name, keys in wanted.items()}
    for name, keys in found.items():
        if not keys and chosen.get(name) != "":
            keys += [key for key in _keys(actions[name].keys) if owners.claim(name, key)]
    return {name: "; ".join(keys) for name, keys in found.items()}


def unsettled(chosen: Mapping[str, str]) -> list[str]:
    """The actions whose chosen keys cannot be used as the settings have them."""
    chosen = migrated(chosen)
    now = settled(chosen)
    return [name for name, keys in chosen.items() if name in now and "; ".join(_keys(keys)) != now[name]]


def _keys(text: str) -> list[str]:
    return [written(sequence) for sequence in sequences(text)]


def _usable(spec: Spec, text: str) -> list[str]:
    """Single keys that exist and that no other part of the program needs; an action may always have its declared
    key."""
    found = [
        written(sequence)
        for sequence in sequences(text)
        if written(sequence) in _keys(spec.keys) or (_is_a_key(sequence) and not why_needed(sequence))
    ]
    return found or (_keys(spec.keys) if text else [])


def _is_a_key(sequence: QKeySequence) -> bool:
    pressed = sequence[0] if sequence.count() == 1 else None  # type: ignore[index]
    return isinstance(pressed, QKeyCombination) and pressed.key() not in ALONE

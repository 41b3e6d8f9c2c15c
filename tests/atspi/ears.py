"""Hears another program through AT-SPI alone, and presses keys. Runs in the system's Python, which has the bindings."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import suppress

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

FOCUSED, SHOWN = "object:state-changed:focused", "object:state-changed:showing"
NAMED = "object:property-change:accessible-name"


class Ears:
    """What a listener hears of one program: the focus, changes of its name, and notifications."""

    def __init__(self, program: str) -> None:
        self._program = program
        self.focus: Atspi.Accessible | None = None
        self.here, self.role = "", Atspi.Role.INVALID
        """What was heard of it when the focus came there: it may be gone by now."""
        self.heard: list[str] = []
        """Everything, in its order."""
        self.said: list[str] = []
        """Notifications alone."""
        self._listener = Atspi.EventListener.new(self._hear)
        for kind in (FOCUSED, NAMED, SHOWN):
            self._listener.register(kind)

    def _hear(self, event: Atspi.Event) -> None:
        with suppress(GLib.Error):  # what it spoke of may be gone already
            self._take(event)

    def _take(self, event: Atspi.Event) -> None:
        source, kind = event.source, event.type
        if kind.startswith(FOCUSED) and event.detail1:
            self.focus, self.here, self.role = source, self.words(source), source.get_role()
            self.heard.append(self.here)
        elif kind.startswith(NAMED) and source == self.focus:
            self.heard.append(source.get_name())
        elif kind.startswith(SHOWN) and event.detail1 and source.get_role() == Atspi.Role.NOTIFICATION:
            self.said.append(source.get_name())
            self.heard.append(f"notification: {source.get_name()}")

    @staticmethod
    def words(thing: Atspi.Accessible) -> str:
        """What a screen reader would say of it: name, role, description."""
        parts = [thing.get_name(), thing.get_role_name(), thing.get_description()]
        return ", ".join(part for part in parts if part)

    # ------------------------------------------------------------------ waiting

    def listen(self, seconds: float) -> None:
        until, context = time.monotonic() + seconds, GLib.MainContext.default()
        while time.monotonic() < until:
            if not context.iteration(False):
                time.sleep(0.004)

    def wait_for(self, what: Callable[[], object], seconds: float = 20.0) -> bool:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if what():
                return True
            self.listen(0.03)
        return False

    def quiet(self, seconds: float = 0.15) -> None:
        """Until nothing more is said."""
        while True:
            before = len(self.heard)
            self.listen(seconds)
            if len(self.heard) == before:
                return

    # ------------------------------------------------------------------ looking and pressing

    def program(self) -> Atspi.Accessible | None:
        desktop = Atspi.get_desktop(0)
        found = (desktop.get_child_at_index(number) for number in range(desktop.get_child_count()))
        return next((one for one in found if one is not None and self._program in (one.get_name() or "")), None)

    def below(self, thing: Atspi.Accessible) -> Iterator[Atspi.Accessible]:
        yield thing
        for number in range(thing.get_child_count()):
            child = thing.get_child_at_index(number)
            if child is not None:
                yield from self.below(child)

    def find(self, role: Atspi.Role, name: str) -> Atspi.Accessible | None:
        program = self.program()
        if program is None:
            return None
        try:
            found = (one for one in self.below(program) if one.get_role() == role and one.get_name() == name)
            return next((one for one in found if one.get_state_set().contains(Atspi.StateType.SHOWING)), None)
        except GLib.Error:
            return None

    def press(self, keys: str) -> None:
        subprocess.run(["xdotool", "key", "--clearmodifiers", keys], check=True)

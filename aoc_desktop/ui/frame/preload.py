"""While the user looks at the home screen, what a game needs is loaded aside: the first table then opens at once."""

from __future__ import annotations

import gc
from contextlib import suppress
from importlib import import_module
from threading import Thread

from aoc_desktop.ui.frame.look import looks


def preload(sound: bool = False) -> Thread:
    """Modules and the usual card set; what plays sounds, if any are wanted. Nothing of Qt is made there: that belongs
    to the main thread."""
    thread = Thread(target=_load, args=(sound,), name="preload", daemon=True)
    thread.start()
    return thread


def _load(sound: bool) -> None:
    import_module("aoc_desktop.ui.frame.crash_dialog")
    for look in looks():
        look.load()
    if sound:
        with suppress(ImportError):
            import_module("miniaudio")
    gc.freeze()  # all this stays: looked through again and again, it would cost a move now and then 70 ms

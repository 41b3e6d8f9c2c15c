"""While the user looks at the home screen, what a game needs is loaded aside: the first table then opens at once."""

from __future__ import annotations

import gc
from importlib import import_module
from threading import Thread

MODULES = (
    "aoc_desktop.ui.age_of_civilization.new_game",
    "aoc_desktop.ui.age_of_civilization.table_page",
    "aoc_desktop.ui.mishap_dialog",
)


def preload() -> Thread:
    """Modules and the usual card set. Nothing of Qt is made there: that belongs to the main thread."""
    thread = Thread(target=_load, name="preload", daemon=True)
    thread.start()
    return thread


def _load() -> None:
    for module in MODULES:
        import_module(module)
    from aoc_desktop.games.age_of_civilization.card_files import SHIPPED, shipped_set

    shipped_set(SHIPPED[0])
    gc.freeze()  # all this stays: looked through again and again, it would cost a move now and then 70 ms

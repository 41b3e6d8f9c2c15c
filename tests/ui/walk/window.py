"""The real window with the made-up language beside the shipped ones, in a folder of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QApplication

from aoc_desktop.kernel import resources
from aoc_desktop.text import language as language_module
from aoc_desktop.ui.frame.look import looks, specs
from aoc_desktop.ui.frame.main_window import MainWindow
from aoc_desktop.ui.kit.defaults import OPPONENTS
from tests.ui.walk import made_up
from tests.ui.windows import opened

SHORT = QLocale.FormatType.ShortFormat
KEYS = frozenset(word for spec in specs() for word in re.findall(r"[A-Za-z]+", spec.keys))
CALENDAR = frozenset(name for n in range(1, 13) for name in (QLocale.c().monthName(n), QLocale.c().dayName(n, SHORT)))
PEOPLE = "Jeffrey CCH ICE Makes Matthew Dunstan Funforge Avalon Hill Bruce Harper Luigi Ferrini "
PEOPLE += "Quined Games Ergo Ludo Editions"
MAKERS = frozenset(PEOPLE.split())
BOXES = frozenset(word for look in looks() for word in re.findall(r"[A-Za-z]+", look.name))
ALLOWED = KEYS | CALENDAR | MAKERS | BOXES | {"max", "min", "English", "Fran", "ais", "OK", "XXXX", *OPPONENTS}
"""Keys are named as on the keyboard; `max` and `min` are signs of the formulas; a language says its own name; days and
months are Qt's; OK is a button of Qt's own; XXXX is the shape of a code; people and publishers
keep their names, and boxes the titles that are printed on them."""
PATH = re.compile(r"/\S+")
WITHOUT_WAITING = {"pace": 0, "end_of_turn": "at_once", "play_forced_moves": False}


def words_left(text: str) -> set[str]:
    """Latin words, which the made-up language does not have."""
    return {word for word in re.findall(r"[A-Za-z]+", PATH.sub("", text)) if word not in ALLOWED}


@contextmanager
def translations_in(folder: Path) -> Iterator[Path]:
    """The program reads its languages from this folder."""
    patch, original = pytest.MonkeyPatch(), resources._root
    patch.setattr(resources, "_root", lambda name: folder if name == "translations" else original(name))
    language_module.load_language.cache_clear()
    try:
        yield folder
    finally:
        patch.undo()
        language_module.load_language.cache_clear()


@contextmanager
def window_in_all_languages(folder: Path, language: str = "en") -> Iterator[MainWindow]:
    made_up.drop_into(folder / "translations")
    with pytest.MonkeyPatch.context() as patch, translations_in(folder / "translations"):
        patch.setenv("AOC_DESKTOP_HOME", str(folder))
        with opened(folder, language=language, **WITHOUT_WAITING) as window:
            try:
                yield window
            finally:
                window.preferences["language"] = "en"  # the whole program's: later tests find what they expect


def settled() -> None:
    """Words, then layouts, then what follows from their sizes; what was left is deleted, as the program's loop would: a
    scene that Python's garbage collector takes apart before Qt does may crash."""
    for _ in range(4):
        QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

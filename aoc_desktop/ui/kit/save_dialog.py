"""Saving a file where the user wants it: the system's own dialog, the name's ending, which that dialog may leave out,
and a sentence for a disk that refuses."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from aoc_desktop.kernel.outside import NotPlain
from aoc_desktop.profile.places import write_where_named
from aoc_desktop.ui.kit.confirm_dialog import question, said_yes

translate = QCoreApplication.translate
FORBIDDEN = '\\/:*?"<>|'
RESERVED = {"CON", "PRN", "AUX", "NUL", *(f"{port}{number}" for port in ("COM", "LPT") for number in range(1, 10))}
"""What Windows keeps for itself."""
LONGEST_NAME = 80


def file_name(title: str) -> str:
    """A name, without its ending, that every system takes for a file of this title."""
    kept = "".join(sign if sign.isprintable() and sign not in FORBIDDEN else " " for sign in title)
    name = " ".join(kept.split())[:LONGEST_NAME].strip(" .")
    return name if name and name.partition(".")[0].upper() not in RESERVED else f"game {name}".strip()


def where_to_save(parent: QWidget, title: str, name: str, kinds: Mapping[str, tuple[str, ...]]) -> Path | None:
    """A path with one of the endings that `kinds` (words of the dialog: endings, the usual one first) allow; None if
    the user thinks better of it."""
    chosen, kind = QFileDialog.getSaveFileName(parent, title, name, ";;".join(kinds))
    if not chosen:
        return None
    path = Path(chosen)
    if any(path.name.endswith(ending) for endings in kinds.values() for ending in endings):
        return path
    path = path.with_name(path.name + kinds.get(kind, next(iter(kinds.values())))[0])
    return path if not path.exists() or _may_replace(parent, title, path) else None  # the dialog saw another name


def save_text(path: Path, text: str, tell: Callable[[str], object]) -> bool:
    """Write it and tell so, or why not; False if it is not written."""
    try:
        write_where_named(path, text)
    except NotPlain:
        tell(translate("SaveDialog", "{0} is not a plain file, and stays as it is.").format(path.name))
        return False
    except OSError as error:
        tell(translate("SaveDialog", "The file could not be written: {0}.").format(error.strerror or error))
        return False
    tell(translate("SaveDialog", "Saved as {0}.").format(path.name))
    return True


def _may_replace(parent: QWidget, title: str, path: Path) -> bool:
    text = translate("SaveDialog", "{0} exists already. Replace it?").format(path.name)
    yes, no = translate("SaveDialog", "Replace"), translate("SaveDialog", "Keep it")
    return said_yes(question(parent, "replace_file", title, text, yes, no, destroys=True))

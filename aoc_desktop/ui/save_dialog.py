"""Where to save a file: the system's own dialog, and the name's ending, which that dialog may leave out."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from aoc_desktop.ui.question import question, said_yes


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


def _may_replace(parent: QWidget, title: str, path: Path) -> bool:
    translate = QCoreApplication.translate
    text = translate("SaveDialog", "{0} exists already. Replace it?").format(path.name)
    yes, no = translate("SaveDialog", "Replace"), translate("SaveDialog", "Keep it")
    return said_yes(question(parent, "replace_file", title, text, yes, no, destroys=True))

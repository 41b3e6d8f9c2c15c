"""Game records as files and on the clipboard, by the system's own dialogs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from aoc_desktop.profile.places import RECORD_SUFFIX, RECORD_SUFFIXES
from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.kit.save_dialog import file_name, save_text, where_to_save

if TYPE_CHECKING:
    from aoc_desktop.kernel.record import Record

PATTERN = " ".join(f"*{suffix}" for suffix in RECORD_SUFFIXES)


class RecordFiles(QObject):
    """Where records come from and go to; what came of it is told by `tell`."""

    def __init__(self, window: QWidget, actions: Actions, tell: Callable[[str], None]) -> None:
        super().__init__(window)
        self._window, self._actions, self._tell = window, actions, tell

    def choose(self) -> Path | None:
        """A file to open; None if the user thinks better of it."""
        name, _ = QFileDialog.getOpenFileName(self._window, self._actions.text("open_record"), "", self._kind())
        return Path(name) if name else None

    def save(self, record: Record) -> bool:
        """Write it where the user wants it; False if it is not written."""
        from aoc_desktop.profile.letters import signed
        from aoc_desktop.profile.saved_record import sealed

        return self.save_as(sealed(signed(record)), record, self._actions.text("save_record"))

    def save_as(self, text: str, record: Record, title: str) -> bool:
        """Write what holds this record, under its name."""
        from aoc_desktop.profile.saved_record import seats_named, text_of

        named = text_of(record.meta, "name") or ", ".join(name for name, _ in seats_named(record))
        name = f"{file_name(named)}{RECORD_SUFFIX}"
        path = where_to_save(self._window, title, name, {self._kind(): RECORD_SUFFIXES})
        if path is None:
            return False
        return save_text(path, text, self._tell)

    def copy(self, record: Record) -> None:
        QGuiApplication.clipboard().setText(record.to_json())
        self._tell(self.tr("The record is on the clipboard."))

    def _kind(self) -> str:
        kind = self.tr("Game records")
        return f"{kind} ({PATTERN})"

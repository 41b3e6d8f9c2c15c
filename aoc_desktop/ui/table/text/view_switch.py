"""The table as text or as a picture: what the keys for it do, and which of them somebody wants."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from aoc_desktop.ui.kit.preferences import Preferences

if TYPE_CHECKING:
    from aoc_desktop.ui.table.page.table_page import TablePage

WIDTHS = ("wide", "narrow", "off")
"""Of the picture beside the text."""


class Reading(QObject):
    """Changes between text and picture on the page."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page

    def handlers(self) -> dict[str, Callable[[], object]]:
        """By the ids of their actions."""
        return {"text_table": self._toggle_text, "picture": self._change_picture, "command_line": self._type}

    def _toggle_text(self) -> None:
        self._page.preferences["text_table"] = "off" if self._page.reads else "on"

    def _type(self) -> None:
        """A command: the line for it stands below the text."""
        if not self._page.reads:
            self._toggle_text()
        assert self._page.text is not None
        self._page.text.open_commands()

    def _change_picture(self) -> None:
        """Wide, narrow, none; in a window without room for both, the picture instead of the text."""
        if self._page.text is None or not self._page.reads:
            self._toggle_text()
        elif self._page.text.is_narrow:
            self._page.show_text(False)
            self._page.take_focus()
        else:
            here = WIDTHS.index(self._page.preferences["picture"])
            self._page.preferences["picture"] = WIDTHS[(here + 1) % len(WIDTHS)]


def wants_text(preferences: Preferences) -> bool:
    """Whether the table is to be text: the user said so, or somebody listens."""
    wanted = preferences["text_table"]
    if wanted == "auto":
        from PySide6.QtGui import QAccessible  # costs the start 2 ms

        return QAccessible.isActive()
    return bool(wanted == "on")

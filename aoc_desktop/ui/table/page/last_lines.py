"""A panel over the table with the last lines of what it tells: as many as its share of the height has room for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QLabel, QWidget


def show_last_lines(
    panel: QWidget, lines: QLabel, told: Sequence[str], numbers: Sequence[int], width: int, highest: float
) -> int:
    """Of the `numbers` of lines the first that keeps the panel low enough, or else the last; returns its height."""
    layout = panel.layout()
    assert layout is not None
    panel.setFixedWidth(width)
    for most in numbers:
        lines.setText("\n".join(told if len(told) <= most else ["…", *told[-most:]]))
        layout.invalidate()
        layout.activate()
        height = panel.heightForWidth(width) if panel.hasHeightForWidth() else panel.sizeHint().height()
        if height <= highest:
            break
    panel.resize(width, height)
    return height

"""The contrast setting of the operating system. Qt does not report reduced motion yet (6.11)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication


def wants_contrast() -> bool:
    """False before Qt 6.10, which cannot tell."""
    hints = getattr(QGuiApplication.styleHints(), "accessibility", None)
    return hints is not None and bool(hints().contrastPreference() == Qt.ContrastPreference.HighContrast)


def watch_contrast(changed: Callable[[], None]) -> None:
    """Call this whenever the wish is another."""
    hints = getattr(QGuiApplication.styleHints(), "accessibility", None)
    if hints is not None:
        hints().contrastPreferenceChanged.connect(changed)

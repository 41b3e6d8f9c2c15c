"""Where the window stands: whole with its frame on a screen, and where it was left."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication

FRAME = QMargins(8, 40, 8, 8)
"""What a window manager may put around a window. The real one is known only once the window is there."""
HANDLE = 40
"""So much of a window's upper edge must be seen for the window to be taken hold of."""


def screen_of(place: QPoint | None) -> QRect:
    """The room of the screen on which a window was left, or of the usual one; without bars of the system."""
    screen = QGuiApplication.screenAt(place + QPoint(HANDLE, HANDLE)) if place is not None else None
    return (screen or QGuiApplication.primaryScreen()).availableGeometry()


def fitted(size: QSize, room: QRect, frame: QMargins) -> QSize:
    """A window of this size inside its frame, or what of it there is room for."""
    return size.boundedTo(room.marginsRemoved(frame).size())


def moved_inside(place: QPoint, size: QSize, room: QRect) -> QPoint:
    """The place, or the nearest at which all of a window of this size, with its frame, is seen."""
    left = max(room.left(), min(place.x(), room.right() + 1 - size.width()))
    top = max(room.top(), min(place.y(), room.bottom() + 1 - size.height()))
    return QPoint(left, top)


def place_named(text: str) -> QPoint | None:
    """ "120,40" as the settings have it; None: no window was left anywhere."""
    if not text:
        return None
    left, top = text.split(",")
    return QPoint(int(left), int(top))


def name_of(place: QPoint) -> str:
    return f"{place.x()},{place.y()}"

"""Pictures of what a widget looked like: bar and panels are painted after every move, and most are as before."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

MOST = 12


class KeptFaces:
    """A few pictures of one widget, by what they show; of a large one only the last."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._faces: dict[Hashable, QPixmap] = {}

    def get(self, look: Hashable, size: QSize, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
        """The picture of this look, painted if it is not known."""
        key = look, size.width(), size.height(), ratio
        face = self._faces.get(key)
        if face is None:
            if len(self._faces) >= self._most:
                self._faces.clear()
            face = self._faces[key] = self._painted(size, ratio, paint)
        return face

    def clear(self) -> None:
        self._faces.clear()

    @staticmethod
    def _painted(size: QSize, ratio: float, paint: Callable[[QPainter], None]) -> QPixmap:
        if size.isEmpty():  # a small window leaves no room for this part
            return QPixmap()
        face = QPixmap(size * ratio)
        face.setDevicePixelRatio(ratio)
        face.fill(Qt.GlobalColor.transparent)
        painter = QPainter(face)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        try:
            paint(painter)
        finally:
            painter.end()  # a picture that is still painted on would take the program down with it
        return face

"""Load a saved game's thumbnail; anything but a small PNG is ignored."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageReader

MOST_PIXELS = 4096
SIGN = b"\x89PNG"
"""How a PNG begins; of anything else Qt's reader would complain on the terminal."""


def kept_picture(data: bytes) -> QImage:
    """The picture, or a null one if the data is not a PNG or is too large."""
    if not data.startswith(SIGN):
        return QImage()
    held = QByteArray(data)
    buffer = QBuffer(held)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"png"))
    size = reader.size()
    if not size.isValid() or max(size.width(), size.height()) > MOST_PIXELS:
        return QImage()
    return reader.read()

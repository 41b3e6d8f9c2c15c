"""The program's icon as files: PNG for Linux, ICO for Windows, ICNS for macOS, all drawn by the program's own code."""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication

from aoc_desktop.ui.art.home_picture import icon_image

PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512, "ic10": 1024}


def png(size: int) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    icon_image(size).save(buffer, "PNG")
    return bytes(data.data())


def ico() -> bytes:
    """A directory of pictures, then the pictures; 0 stands for 256."""
    pictures = [png(size) for size in ICO_SIZES]
    offset = 6 + 16 * len(pictures)
    directory = struct.pack("<HHH", 0, 1, len(pictures))
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        directory += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return directory + b"".join(pictures)


def icns() -> bytes:
    """Each picture behind its kind and length."""
    pictures = {kind: png(size) for kind, size in ICNS_KINDS.items()}
    body = b"".join(kind.encode() + struct.pack(">I", 8 + len(data)) + data for kind, data in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write_icons(folder: Path) -> None:
    """All of them into a folder."""
    application = QGuiApplication.instance() or QGuiApplication([sys.argv[0], "-platform", "offscreen"])
    folder.mkdir(parents=True, exist_ok=True)
    for size in PNG_SIZES:
        (folder / f"aoc-desktop-{size}.png").write_bytes(png(size))
    (folder / "aoc-desktop.ico").write_bytes(ico())
    (folder / "aoc-desktop.icns").write_bytes(icns())
    del application


if __name__ == "__main__":
    write_icons(Path(sys.argv[1]))

"""Windows, table, cards and animation: everything that is drawn. Nothing here computes a rule."""

import gc
import os
import re
import sys
from pathlib import Path

COLLECT_AFTER = 50_000
"""New objects until Python looks for garbage; its default is 700."""


def load_qt() -> None:
    """Load Qt so that the program starts a twentieth faster; call it before anything else of Qt is imported.

    Most objects of a window program stay, so Python looks for garbage more rarely. PySide replaces Python's own import
    by one that searches each module's source for `from __feature__ import`; this program never uses that, so Python's
    own import is put back.
    """
    import builtins

    gc.set_threshold(COLLECT_AFTER)
    own_import = builtins.__import__
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = own_import


# The libraries of the system that Qt needs. Qt's own message blames libxcb-cursor0, whichever is missing.


def load_window_system() -> None:
    """Load Qt's part for X11 as Qt will; ImportError names the library that the system lacks: Qt itself would abort."""
    plugin = _qt_folder() / "Qt/plugins/platforms/libqxcb.so"
    if not (sys.platform.startswith("linux") and _on_x11() and plugin.exists()):
        return
    from ctypes import CDLL

    try:
        CDLL(str(plugin))
    except OSError as error:
        raise ImportError(str(error)) from None


def lacking_libraries() -> list[str]:
    """All libraries that the system lacks for Qt, as ldd names them; [] where it cannot be asked."""
    import subprocess

    files = [_qt_folder() / "QtWidgets.abi3.so", *([_qt_folder() / "Qt/plugins/platforms/libqxcb.so"] * _on_x11())]
    try:
        told = subprocess.run(["ldd", *files], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    except OSError:
        return []
    return sorted(set(re.findall(r"^\s*(\S+) => not found", told, re.MULTILINE)))


def debian_package(library: str) -> str:
    """The Debian package of a library: named after its file by Debian's rule, but for GLib's."""
    if library in ("libglib-2.0.so.0", "libgthread-2.0.so.0"):
        return "libglib2.0-0"
    name, _, version = library.partition(".so.")
    hyphen = "-" if name[-1:].isdigit() else ""
    return f"{name}{hyphen}{version}".lower().replace("_", "-")


def _on_x11() -> bool:
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    return platform.startswith("xcb") or not (platform or os.environ.get("WAYLAND_DISPLAY"))


def _qt_folder() -> Path:
    import PySide6

    return Path(PySide6.__file__).parent

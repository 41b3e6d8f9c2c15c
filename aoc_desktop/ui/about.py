"""What the program is, and whose."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from aoc_desktop import __version__

translate = QCoreApplication.translate


def show_about(window: QWidget, title: str) -> None:
    box = QMessageBox(window)
    box.setWindowTitle(title)
    box.setText(translate("About", "Age of Civilization, desktop edition {0}").format(__version__))
    box.setInformativeText(
        translate(
            "About",
            "An unofficial, offline fan edition, free software under the MIT licence. The game is by its authors "
            "and publisher; drawings and texts are our own. Fonts: Marcellus, Source Sans 3 (Open Font License).",
        )
    )
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()

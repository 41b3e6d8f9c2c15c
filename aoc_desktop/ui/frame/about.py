"""What the program is, and whose."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from aoc_desktop import __version__
from aoc_desktop.ui.frame.look import looks, program_title

translate = QCoreApplication.translate


def show_about(window: QWidget, title: str) -> None:
    box = QMessageBox(window)
    box.setWindowTitle(title)
    box.setText(translate("About", "{0}, desktop edition {1}").format(program_title(), __version__))
    box.setInformativeText(
        translate(
            "About",
            "An unofficial, offline fan edition, free software under the MIT licence. Drawings and texts are our own. "
            "Fonts: Marcellus, Source Sans 3 (Open Font License).",
        )
        + "\n\n"
        + "\n".join(look.credit() for look in looks())
    )
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()

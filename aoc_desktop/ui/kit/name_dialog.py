"""A dialog that asks for a name, by default for a saved game."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget

from aoc_desktop.profile.saved_record import LONGEST_NAME
from aoc_desktop.ui.kit.widgets import button, label, row

WIDTH = 420


class NameDialog(QDialog):
    """Offers a name, selected so that typing replaces it."""

    def __init__(self, parent: QWidget, offered: str, title: str = "", heading: str = "") -> None:
        super().__init__(parent)
        self.setObjectName("save_as")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title or self.tr("Save as"))
        over = label(heading or self.tr("Name of the saved game"), "heading")
        self.name = QLineEdit(offered)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(WIDTH)
        self.name.setAccessibleName(over.text())
        over.setBuddy(self.name)
        self.name.selectAll()
        self.save, self.cancel = button(self.tr("Save"), primary=True), button(self.tr("Cancel"))
        self.save.setDefault(True)
        self.save.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 20, 22, 18)
        layout.setSpacing(12)
        layout.addWidget(over)
        layout.addWidget(self.name)
        layout.addLayout(row(None, self.cancel, self.save))

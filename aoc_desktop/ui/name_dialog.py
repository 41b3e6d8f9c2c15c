"""The name under which a game is to be saved."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLineEdit, QVBoxLayout, QWidget

from aoc_desktop.profile.saved_record import LONGEST_NAME
from aoc_desktop.ui.widgets import button, label, row

WIDTH = 420


class NameDialog(QDialog):
    """One is offered; whoever types replaces it."""

    def __init__(self, parent: QWidget, offered: str) -> None:
        super().__init__(parent)
        self.setObjectName("save_as")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Save as"))
        title = label(self.tr("Name of the saved game"), "heading")
        self.name = QLineEdit(offered)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumWidth(WIDTH)
        self.name.setAccessibleName(title.text())
        self.name.selectAll()
        self.save, self.cancel = button(self.tr("Save"), primary=True), button(self.tr("Cancel"))
        self.save.setDefault(True)
        self.save.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 20, 22, 18)
        layout.setSpacing(12)
        layout.addWidget(title)
        layout.addWidget(self.name)
        layout.addLayout(row(None, self.cancel, self.save))

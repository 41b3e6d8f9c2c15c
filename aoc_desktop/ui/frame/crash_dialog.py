"""What is told of an unexpected error: what became of the game, and a report for whoever can mend it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QDialog, QFileDialog, QVBoxLayout, QWidget

from aoc_desktop import __version__
from aoc_desktop.profile.log_file import last_lines, log_path
from aoc_desktop.profile.places import write_safely
from aoc_desktop.ui.kit.screen_reader import announce
from aoc_desktop.ui.kit.widgets import button, label, row


class MishapDialog(QDialog):
    """What happened, what became of the game if there was one, and a report for whoever can mend it."""

    def __init__(
        self, parent: QWidget, summary: str, trace: str, record: Callable[[], str], played: bool = False
    ) -> None:
        """`played`: a game lay on the table when it happened."""
        super().__init__(parent)
        self._trace, self._record = trace, record
        self.setObjectName("mishap")
        self.setWindowTitle(self.tr("Something went wrong"))
        title = label(self.tr("Something unexpected happened"), "heading")
        words = label(self._what_now(played), wrap=True)
        self.summary = label(_short(summary), "caption", wrap=True)
        words.setMinimumWidth(420)
        self.said = label(role="soft", wrap=True)
        self.said.hide()
        self.save, self.close_button = button(self.tr("Save a report…")), button(self.tr("Go on"), primary=True)
        self.save.clicked.connect(self._save)
        self.close_button.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 20, 22, 18)
        layout.setSpacing(12)
        for part in (title, words, self.summary, self.said):
            layout.addWidget(part)
        layout.addSpacing(4)
        layout.addLayout(row(self.save, None, self.close_button))
        self.close_button.setFocus()
        announce(self, words.text())

    def _what_now(self, played: bool) -> str:
        if self._record():
            return self.tr(
                "Your game is safe: it goes on from its last move. If this happens again, a report helps to mend it."
            )
        if played:
            return self.tr(
                "The table had to be left. The moves of your game are kept: “Continue” goes on from the last one."
                " If this happens again, a report helps to mend it."
            )
        return self.tr("You can go on. If this happens again, a report helps to mend it.")

    def report(self) -> str:
        """All that helps to find the fault: it holds the game with its players' names, nothing else of the user's."""
        import platform

        parts = (
            f"aoc-desktop {__version__}, Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}",
            self._trace,
            "Game:\n" + self._record(),
            f"Log ({log_path().name}):\n" + last_lines(),
        )
        return "\n\n".join(part.rstrip() for part in parts) + "\n"

    def _save(self) -> None:
        name, _ = QFileDialog.getSaveFileName(self, self.save.text(), "aoc-desktop-report.txt", "*.txt")
        if not name:
            return
        try:
            write_safely(Path(name), self.report())
            told = self.tr("The report is saved as {0}. It holds the game with its players’ names.")
            self.said.setText(told.format(Path(name).name))
        except OSError as error:
            self.said.setText(self.tr("The report could not be written: {0}.").format(error.strerror or error))
        self.said.show()
        self.adjustSize()


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 160 else f"{line[:159]}…"

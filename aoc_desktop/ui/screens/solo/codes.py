"""Challenge a friend without any network: a table as a short code to type, or as a QR picture on the screen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QSizePolicy, QWidget

from aoc_desktop.games import words_of
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.record import Record
from aoc_desktop.solo.codes import CHECKS
from aoc_desktop.text.reasons import say
from aoc_desktop.ui.frame.look import Look
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import FACE, Radius
from aoc_desktop.ui.kit.widgets import button, column, label, row

QUIET = 4
"""Modules of white around a QR picture, which readers need."""
SIDE = 232


class EnterCode(QDialog):
    """A code is checked while it is typed; what it stands for is told before it is played."""

    start_wanted = Signal(object)
    """The record that the code stands for."""

    def __init__(self, look: Look, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Enter a code"))
        self._look, self._preferences = look, preferences
        codes = look.codes()
        assert codes is not None, look.id
        self._codes = codes
        self._record: Record | None = None
        self.code = QLineEdit()
        self.code.setObjectName("code")
        self.code.setProperty("role", "code")
        self.code.setPlaceholderText("XXXX-XXXX-XXXX")
        self.code.setAccessibleName(self.tr("Code"))
        self.code.setMinimumWidth(round(300 * preferences.scale))
        self.found = label(role="strong", wrap=True)
        self.problem = label(role="error", wrap=True)
        self.start, self.cancel = button(self.tr("Play"), primary=True), button(self.tr("Cancel"))
        self.start.setObjectName("start_code")
        about = label(self.tr("A code holds the seed and the options of a table: the same cards for you both."), "soft")
        about.setWordWrap(True)
        layout = column(label(self.tr("Enter a code"), "heading"), about, self.code, self.found, self.problem, gap=12)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.addLayout(row(None, self.cancel, self.start))
        self.setLayout(layout)
        self.setMinimumWidth(round(460 * preferences.scale))
        self.code.textEdited.connect(self._typed)
        self.start.clicked.connect(self._start)
        self.cancel.clicked.connect(self.reject)
        self._typed("")
        self.code.setFocus()

    def _typed(self, text: str) -> None:
        """Judge what is there; a code that is not whole yet is no mistake yet."""
        self._record, refusal = None, ""
        signs = [sign for sign in text if sign.isalnum()]
        whole = self._codes.SIGNS + CHECKS
        try:
            self._record = self._codes.record_of_code(text)
        except DomainError as error:
            if len(signs) >= whole or error.reason.code == "code_sign":
                refusal = say(error.reason, self._preferences.language, self._look.id)
        if self._record is not None:
            self.found.setText(" · ".join(words_of(self._look.id).table(self._record, self._preferences.language)))
        else:
            left = whole - len(signs)
            self.found.setText(self.tr("%n letter(s) or digit(s) to go", "", left) if left > 0 and signs else "")
        self.problem.setText(refusal)
        self.start.setEnabled(self._record is not None)
        self.start.setDefault(self._record is not None)
        self.start.setToolTip("" if self._record is not None else refusal or self.tr("The code is not complete yet."))

    def _start(self) -> None:
        if self._record is not None:
            record = self._record
            self.accept()
            self.start_wanted.emit(record)


class QrPicture(QWidget):
    """A code as a QR picture, always dark on light."""

    def __init__(self, text: str, side: int) -> None:
        super().__init__()
        import segno  # only where a picture is asked for

        self._rows = [list(line) for line in segno.make_qr(text, error="m").matrix]
        self.setFixedSize(side, side)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def modules(self) -> int:
        return len(self._rows)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(FACE.slot))
        painter.drawRoundedRect(QRectF(self.rect()), Radius.CARD, Radius.CARD)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        whole = self.modules + 2 * QUIET
        pitch = max(1, self.width() // whole)
        left = (self.width() - pitch * self.modules) // 2
        for y, line in enumerate(self._rows):
            for x, dark in enumerate(line):
                if dark:
                    painter.fillRect(left + x * pitch, left + y * pitch, pitch, pitch, QColor(FACE.ink))
        painter.end()


class ShowCode(QDialog):
    """The code of a table, to type or to photograph."""

    def __init__(
        self, code: str, look: Look, preferences: Preferences, parent: QWidget, copy: Callable[[str, str], None]
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Challenge a friend"))
        self.code = label(code, "code")
        self.code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.code.setObjectName("code")
        self.picture = QrPicture(code, round(SIDE * preferences.scale))
        self.picture.setAccessibleName(self.tr("QR picture of the code {0}").format(code))
        codes = look.codes()
        assert codes is not None, look.id
        table = words_of(look.id).table(codes.record_of_code(code), preferences.language)
        words = label(" · ".join(table), "strong", wrap=True)
        how = label(
            self.tr(
                "Whoever types this code under Solo, Enter a code, plays the same table. The picture holds the same "
                "code, for a telephone to read."
            ),
            "soft",
            wrap=True,
        )
        self.copy, self.close_button = button(self.tr("Copy the code"), primary=True), button(self.tr("Close"))
        self.copy.setObjectName("copy_code")
        self.copy.clicked.connect(lambda: copy(code, self.tr("The code is on the clipboard.")))
        self.close_button.clicked.connect(self.accept)
        text = column(label(self.tr("Challenge a friend"), "heading"), words, self.code, how, None, gap=12)
        text.addLayout(row(self.copy, self.close_button, None))
        layout = row(self.picture, gap=24, margins=(24, 22, 24, 22))
        layout.addLayout(text, 1)
        self.setLayout(layout)
        self.setMinimumWidth(round(620 * preferences.scale))
        self.copy.setFocus()

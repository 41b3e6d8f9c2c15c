"""The settings: every change is applied at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QComboBox, QDialog, QGridLayout, QLabel, QScrollArea, QTabWidget, QVBoxLayout, QWidget

from aoc_desktop.profile.settings import PACES, TEXT_SIZES
from aoc_desktop.text.language import languages
from aoc_desktop.ui.actions import Actions
from aoc_desktop.ui.preferences import Preferences
from aoc_desktop.ui.shortcuts_editor import ShortcutsEditor
from aoc_desktop.ui.widgets import Check, button, column, label, row

COMBOS = ("language", "theme", "text_size", "pace")
CHECKS = {
    "look": ("colour_blind_seats", "full_screen"),
    "game": ("play_forced_moves", "confirm_end_of_turn", "ask_before_revelation", "reduced_motion"),
}


class SettingsDialog(QDialog):
    """Look, game, keys."""

    def __init__(self, preferences: Preferences, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self._preferences, self._window = preferences, parent
        self.language = QComboBox()
        self.theme = QComboBox()
        self.text_size = QComboBox()
        self.pace = QComboBox()
        self.checks = {name: Check(preferences) for group in CHECKS.values() for name in group}
        self._hints = {name: label(role="caption", wrap=True) for name in self.checks}
        self._labels: dict[str, QLabel] = {name: label(role="strong") for name in COMBOS}
        self.shortcuts = ShortcutsEditor(preferences, actions)
        self.tabs = QTabWidget()
        for name, page in (("look", self._look()), ("game", self._game()), ("shortcuts", self.shortcuts)):
            page.setObjectName(name)
            self.tabs.addTab(page, "")
        self._reset, self._close = button(), button(primary=True)
        self._reset.clicked.connect(self._reset_all)
        self._close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 18, 18, 16)
        layout.addWidget(self.tabs, 1)
        layout.addLayout(row(self._reset, None, self._close))
        self._fill()
        self._connect()
        self._fit()
        self._close.setFocus()

    def _fit(self) -> None:
        """As large as its words ask for, but no larger than the window behind it; what is longer scrolls."""
        scale, window = self._preferences.scale, self._window.size()
        self.resize(min(round(640 * scale), window.width() - 40), min(round(560 * scale), window.height() - 40))

    def _combos(self) -> tuple[tuple[str, QComboBox], ...]:
        return (
            ("language", self.language),
            ("theme", self.theme),
            ("text_size", self.text_size),
            ("pace", self.pace),
        )

    def _look(self) -> QWidget:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(12)
        combos = (("language", self.language), ("theme", self.theme), ("text_size", self.text_size))
        for place, (name, combo) in enumerate(combos):
            grid.addWidget(self._labels[name], place, 0)
            grid.addWidget(combo, place, 1)
            combo.setObjectName(name)
        grid.setColumnStretch(1, 1)
        return self._page(grid, "look")

    def _game(self) -> QWidget:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.addWidget(self._labels["pace"], 0, 0)
        grid.addWidget(self.pace, 0, 1)
        grid.setColumnStretch(1, 1)
        self.pace.setObjectName("pace")
        return self._page(grid, "game")

    def _page(self, grid: QGridLayout, group: str) -> QWidget:
        layout = QVBoxLayout()
        layout.setContentsMargins(18, 16, 18, 16)
        layout.setSpacing(4)
        layout.addLayout(grid)
        layout.addSpacing(10)
        for name in CHECKS[group]:
            self.checks[name].setObjectName(name)
            self._hints[name].setContentsMargins(34, 0, 0, 8)
            layout.addLayout(column(self.checks[name], self._hints[name], gap=0))
        layout.addStretch(1)
        page = QWidget()
        page.setLayout(layout)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(page)
        return area

    def _connect(self) -> None:
        for name, combo in self._combos():
            combo.currentIndexChanged.connect(self._setter(name, combo.currentData))
        for name, box in self.checks.items():
            box.toggled.connect(self._setter(name, box.isChecked))
        self._preferences.changed.connect(self._show_value)

    def _setter(self, name: str, value: Callable[[], object]) -> Callable[..., None]:
        def set_it(*_ignored: object) -> None:
            self._preferences[name] = value()

        return set_it

    def show_page(self, name: str) -> None:
        for place in range(self.tabs.count()):
            page = self.tabs.widget(place)
            if page is not None and page.objectName() == name:
                self.tabs.setCurrentIndex(place)

    def _reset_all(self) -> None:
        self._preferences.settings.reset()

    # ------------------------------------------------------------------ words and values

    def _fill(self) -> None:
        """The choices in the language spoken now, with what is chosen."""
        known = languages()
        system = self.tr("As the system")
        self._refill(self.language, [("", system), *known.items()], self._preferences["language"])
        themes = [("dark", self.tr("Night table")), ("light", self.tr("Light table"))]
        self._refill(self.theme, themes, self._preferences["theme"])
        percent = self._preferences.speech.percent
        sizes = [(size, percent(size / 100)) for size in TEXT_SIZES]
        self._refill(self.text_size, sizes, self._preferences["text_size"])
        words = (self.tr("Slow"), self.tr("Usual"), self.tr("Quick"), self.tr("At once"))
        self._refill(self.pace, list(zip(PACES, words, strict=True)), self._preferences["pace"])
        for name, box in self.checks.items():
            text, hint = self._about(name)
            box.setText(text)
            self._hints[name].setText(hint)
            box.setAccessibleDescription(hint)
            box.setChecked(bool(self._preferences[name]))
        self.setWindowTitle(self.tr("Settings"))
        for place, title in enumerate((self.tr("Look"), self.tr("Game"), self.tr("Keys"))):
            self.tabs.setTabText(place, title)
        titles = {
            "language": self.tr("Language"),
            "theme": self.tr("Colours"),
            "text_size": self.tr("Text size"),
            "pace": self.tr("Pace"),
        }
        for name, made in self._labels.items():
            made.setText(titles[name])
        for name, combo in self._combos():
            combo.setAccessibleName(titles[name])
        self._reset.setText(self.tr("As at first"))
        self._close.setText(self.tr("Close"))

    def _refill(self, combo: QComboBox, items: Sequence[tuple[object, str]], chosen: object) -> None:
        combo.blockSignals(True)
        combo.clear()
        for value, text in items:
            combo.addItem(text, value)
        combo.setCurrentIndex(max(0, combo.findData(chosen)))
        combo.blockSignals(False)

    def _show_value(self, name: str) -> None:
        if name in self.checks:
            self.checks[name].setChecked(bool(self._preferences[name]))
        elif name == "scale":
            self._fit()
        elif name in COMBOS:
            combo = dict(self._combos())[name]
            combo.setCurrentIndex(max(0, combo.findData(self._preferences[name])))

    def _about(self, name: str) -> tuple[str, str]:
        return {
            "colour_blind_seats": (
                self.tr("Colours for the colour-blind"),
                self.tr("The four seats stay apart in every kind of colour blindness. Shapes say the same."),
            ),
            "full_screen": (self.tr("Full screen"), self.tr("The whole screen instead of a window.")),
            "play_forced_moves": (
                self.tr("Play forced moves"),
                self.tr("Where there is only one thing to do, it is done by itself."),
            ),
            "confirm_end_of_turn": (
                self.tr("Confirm the end of your turn"),
                self.tr("Your turn is summed up and can still be taken back before the next player begins."),
            ),
            "ask_before_revelation": (
                self.tr("Ask before a card is revealed"),
                self.tr("A move that shows a hidden card cannot be taken back: you are asked once more."),
            ),
            "reduced_motion": (self.tr("Less motion"), self.tr("Things fade instead of travelling.")),
        }[name]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
            self.shortcuts.retranslate()

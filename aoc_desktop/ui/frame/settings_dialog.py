"""The settings: every change is applied at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QGridLayout,
    QLabel,
    QLineEdit,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from aoc_desktop.profile.places import card_sets_folder
from aoc_desktop.profile.settings import ASK, AT_ONCE, BREATH, LONGEST_NAME, PACES, TEXT_SIZES, TEXT_TABLE, VOLUMES
from aoc_desktop.text.language import languages
from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.frame.shortcuts_editor import ShortcutsEditor
from aoc_desktop.ui.kit.confirm_dialog import question
from aoc_desktop.ui.kit.controls import Check, Scrolled, name_choice
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import THEMES
from aoc_desktop.ui.kit.widgets import button, column, grey, label, row

COMBOS = {
    "look": ("language", "theme", "text_size"),
    "game": ("pace", "end_of_turn", "take_back", "text_table"),
    "sound": ("volume",),
}
CHECKS = {
    "look": ("system_contrast", "colour_blind_seats", "reduced_motion", "full_screen"),
    "game": ("linear", "play_forced_moves", "ask_before_revelation", "celebrate"),
    "sound": ("sound",),
}


class SettingsDialog(QDialog):
    """Look, game, sound, player, keys."""

    def __init__(self, preferences: Preferences, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self._preferences, self._window = preferences, parent
        self.combos = {name: QComboBox() for group in COMBOS.values() for name in group}
        self.checks = {name: Check(preferences) for group in CHECKS.values() for name in group}
        self.name, self.folder = QLineEdit(), QLineEdit()
        self.choose_folder, self.usual_folder = button(), button()
        self._labels: dict[str, QLabel] = {name: label(role="strong") for name in (*self.combos, "name", "folder")}
        for name, over in self._labels.items():
            over.setBuddy(({"name": self.name, "folder": self.folder} | self.combos)[name])
        hinted = (*self.checks, "end_of_turn", "take_back", "name", "folder")
        self._hints = {name: label(role="caption", wrap=True) for name in hinted}
        self.shortcuts = ShortcutsEditor(preferences, actions)
        self.tabs = QTabWidget()
        for name, page in (
            ("look", self._page("look")),
            ("game", self._page("game")),
            ("sound", self._page("sound")),
            ("player", self._player()),
            ("shortcuts", self.shortcuts),
        ):
            page.setObjectName(name)
            self.tabs.addTab(page, "")
        self.reset, self._close = button(), button(primary=True)
        self.reset.clicked.connect(self._ask_reset)
        self._close.clicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 18, 18, 16)
        layout.addWidget(self.tabs, 1)
        layout.addLayout(row(self.reset, None, self._close))
        self._fill()
        self._connect()
        self._fit()
        self._close.setFocus()

    def _fit(self) -> None:
        """Size the dialog by its words, but no larger than the window; the rest scrolls."""
        scale, window = self._preferences.scale, self._window.size()
        for name in self.checks:
            self._hints[name].setContentsMargins(round(Check.WORDS * scale), 0, 0, 8)
        self.resize(min(round(640 * scale), window.width() - 40), min(round(560 * scale), window.height() - 40))

    def _page(self, group: str) -> QWidget:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(12)
        for name in COMBOS[group]:
            place = grid.rowCount()
            grid.addWidget(self._labels[name], place, 0)
            grid.addWidget(self.combos[name], place, 1)
            self.combos[name].setObjectName(name)
            if name in self._hints:
                grid.addWidget(self._hints[name], place + 1, 1)
        grid.setColumnStretch(1, 1)
        layout = QVBoxLayout()
        layout.setContentsMargins(18, 16, 18, 16)
        layout.setSpacing(4)
        layout.addLayout(grid)
        layout.addSpacing(10)
        for name in CHECKS[group]:
            self.checks[name].setObjectName(name)
            layout.addLayout(column(self.checks[name], self._hints[name], gap=0))
        layout.addStretch(1)
        return _scrolled(layout)

    def _player(self) -> QWidget:
        self.name.setObjectName("player_name")
        self.name.setMaxLength(LONGEST_NAME)
        self.folder.setObjectName("card_sets")
        self.folder.setReadOnly(True)
        layout = column(self._labels["name"], self.name, self._hints["name"], 14, gap=6, margins=(18, 16, 18, 16))
        for part in (self._labels["folder"], self.folder):
            layout.addWidget(part)
        layout.addLayout(row(self.choose_folder, self.usual_folder, None))
        layout.addWidget(self._hints["folder"])
        layout.addStretch(1)
        return _scrolled(layout)

    def _connect(self) -> None:
        for name, combo in self.combos.items():
            combo.currentIndexChanged.connect(self._setter(name, combo.currentData))
        for name, box in self.checks.items():
            box.toggled.connect(self._setter(name, box.isChecked))
        self.name.textEdited.connect(self._setter("player_name", lambda: self.name.text().strip()))
        self.choose_folder.clicked.connect(self._choose_folder)
        self.usual_folder.clicked.connect(self._setter("card_sets", lambda: ""))
        self._preferences.changed.connect(self._show_value)

    def _setter(self, name: str, value: Callable[[], object]) -> Callable[..., None]:
        def set_it(*_ignored: object) -> None:
            self._preferences[name] = value()

        return set_it

    def _choose_folder(self) -> None:
        title = self._labels["folder"].text()
        if chosen := QFileDialog.getExistingDirectory(self, title, str(card_sets_folder())):
            self._preferences["card_sets"] = str(Path(chosen))

    def _ask_reset(self) -> None:
        """Keys that were chosen with care are not lost by one click."""
        text = self.tr("Restore all settings to their defaults?")
        more = self.tr("Look, pace, confirmations, sound, name, folder and all keys. Games are not touched.")
        box = question(self, "reset", self.windowTitle(), text, self.tr("Restore"), self.tr("Leave it"), more)
        box.accepted.connect(self._preferences.settings.reset)
        box.open()

    def show_page(self, name: str) -> None:
        for place in range(self.tabs.count()):
            page = self.tabs.widget(place)
            if page is not None and page.objectName() == name:
                self.tabs.setCurrentIndex(place)
                if page is self.shortcuts:
                    self.shortcuts.take_focus()

    # ------------------------------------------------------------------ words and values

    def _fill(self) -> None:
        """Fill the lists of choices in the current language, and select the current values."""
        for name, combo in self.combos.items():
            self._refill(combo, self._choices(name), self._preferences[name])
        for name, box in self.checks.items():
            hint = self._hint(name)
            box.setText(option_names()[name])
            self._hints[name].setText(hint)
            box.setAccessibleDescription(hint)
            box.setChecked(bool(self._preferences[name]))
        self.setWindowTitle(self.tr("Settings"))
        titles = self.tr("Look"), self.tr("Game"), self.tr("Sound"), self.tr("Player"), self.tr("Keys")
        for place, title in enumerate(titles):
            self.tabs.setTabText(place, title)
        for name, title in self._titles().items():
            self._labels[name].setText(title)
            if name in self.combos:
                name_choice(self.combos[name], title)
        self.name.setAccessibleName(self._labels["name"].text())
        self.folder.setAccessibleName(self._labels["folder"].text())
        self._hints["end_of_turn"].setText(
            self.tr("Before a turn ends it is summed up; Undo, Space or a click stops the bar on its button.")
        )
        self._hints["take_back"].setText(
            self.tr("In practice you may take back even what brought cards to light; such a game earns no achievement.")
        )
        self._hints["name"].setText(self.tr("It stands at your seat, and your games are counted under it."))
        self._hints["folder"].setText(self.tr("Card sets of your own, one TOML file each, are looked for here."))
        self.choose_folder.setText(self.tr("Choose…"))
        self.usual_folder.setText(self.tr("The usual folder"))
        self.name.setPlaceholderText(self.tr("Player 1"))
        self._show_value("player_name")
        self._show_value("card_sets")
        self.reset.setText(self.tr("Restore the defaults…"))
        self._close.setText(self.tr("Close"))

    def _titles(self) -> dict[str, str]:
        names = option_names()
        shown = {name: names[name] for name in self.combos}
        return {**shown, "name": names["player_name"], "folder": names["card_sets"]}

    def _choices(self, name: str) -> list[tuple[object, str]]:
        if name == "language":
            return [("", self.tr("As the system")), *languages().items()]
        if name == "theme":
            names = self.tr("Night table"), self.tr("Light table"), self.tr("High contrast")
            return list(zip(THEMES, names, strict=True))
        if name == "text_size":
            return [(size, self._preferences.speech.percent(size / 100)) for size in TEXT_SIZES]
        if name == "volume":
            return [(volume, self._preferences.speech.percent(volume / 100)) for volume in VOLUMES]
        if name == "take_back":
            return [("fair", self.tr("Up to the last revealed card")), ("practice", self.tr("Practice: without end"))]
        if name == "end_of_turn":
            ends = self.tr("At once"), self.tr("By itself, after a breath"), self.tr("When you say so")
            return list(zip((AT_ONCE, BREATH, ASK), ends, strict=True))
        if name == "text_table":
            when = self.tr("When a screen reader is there"), self.tr("Always"), self.tr("Never")
            return list(zip(TEXT_TABLE, when, strict=True))
        paces = (self.tr("Slow"), self.tr("Usual"), self.tr("Quick"), self.tr("At once"))
        return list(zip(PACES, (self.tr("Step by step"), *paces), strict=True))

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
        elif name in self.combos:
            self.combos[name].setCurrentIndex(max(0, self.combos[name].findData(self._preferences[name])))
        elif name == "scale":
            self._fit()
        elif name == "player_name" and self.name.text().strip() != self._preferences[name]:
            self.name.setText(self._preferences[name])
        elif name == "card_sets":
            self.folder.setText(str(card_sets_folder()))
            self.folder.setToolTip(self.folder.text())
            grey(self.usual_folder, bool(self._preferences[name]), self.tr("It is the usual folder already."))

    def _hint(self, name: str) -> str:
        return {
            "colour_blind_seats": self.tr(
                "All seats stay apart in every kind of colour blindness. Shapes say the same."
            ),
            "system_contrast": self.tr("Black, white and yellow, whatever colours are chosen here."),
            "full_screen": self.tr("The whole screen instead of a window."),
            "play_forced_moves": self.tr(
                "Where there is only one thing to do, or several whose order makes no difference, it is done by itself."
            ),
            "ask_before_revelation": self.tr(
                "A move that shows a hidden card cannot be taken back: you are asked once more."
            ),
            "linear": self.tr(
                "No panel opens by itself; each move of the others waits for Space and is told in one sentence."
            ),
            "reduced_motion": self.tr("Things fade instead of travelling."),
            "celebrate": self.tr("A short celebration comes before the result."),
            "sound": self.tr("Cards, coins, wonders and your turn can be heard."),
        }[name]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._fill()
            self.shortcuts.retranslate()


def option_names() -> dict[str, str]:
    """Every option that a person sets, by the name that they see."""
    translate = QCoreApplication.translate
    size = translate("SettingsDialog", "Size of the window")
    return {
        "language": translate("SettingsDialog", "Language"),
        "theme": translate("SettingsDialog", "Colours"),
        "text_size": translate("SettingsDialog", "Text size"),
        "pace": translate("SettingsDialog", "Pace"),
        "take_back": translate("SettingsDialog", "Taking back"),
        "text_table": translate("SettingsDialog", "Table as text"),
        "linear": translate("SettingsDialog", "One thing after the other"),
        "picture": translate("SettingsDialog", "Picture beside the text"),
        "player_name": translate("SettingsDialog", "Your name"),
        "card_sets": translate("SettingsDialog", "Folder of card sets"),
        "colour_blind_seats": translate("SettingsDialog", "Colours for the colour-blind"),
        "system_contrast": translate("SettingsDialog", "High contrast where the system wants it"),
        "full_screen": translate("SettingsDialog", "Full screen"),
        "play_forced_moves": translate("SettingsDialog", "Play forced moves"),
        "end_of_turn": translate("SettingsDialog", "End of your turn"),
        "ask_before_revelation": translate("SettingsDialog", "Ask before a card is revealed"),
        "reduced_motion": translate("SettingsDialog", "Less motion"),
        "celebrate": translate("SettingsDialog", "Celebrate the end of a game"),
        "sound": translate("SettingsDialog", "Sounds"),
        "volume": translate("SettingsDialog", "Volume"),
        "shortcuts": translate("SettingsDialog", "Keys"),
        "player_colour": translate("SettingsDialog", "Your colour"),
        "players": translate("SettingsDialog", "Number of players"),
        "seat_levels": translate("SettingsDialog", "Players of the last game"),
        "seat_styles": translate("SettingsDialog", "Styles of the computer players"),
        "welcomed": translate("SettingsDialog", "First start"),
        "window_place": size,
        "maximised": size,
        "window_width": size,
        "window_height": size,
    }


def _scrolled(layout: QVBoxLayout) -> Scrolled:
    page = QWidget()
    page.setLayout(layout)
    area = Scrolled(page)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return area

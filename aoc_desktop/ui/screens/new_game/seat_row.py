"""One seat of a new game: its colour, its name, and its player."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QComboBox, QLineEdit, QMenu, QToolButton, QWidget

from aoc_desktop.ai.levels import BUDGETS, LEVELS
from aoc_desktop.play.session import HUMAN, SeatInfo
from aoc_desktop.ui.kit.controls import name_choice
from aoc_desktop.ui.kit.icons import icon_pixmap, paint_seat
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import Seat
from aoc_desktop.ui.kit.widgets import label, row

SIGN = 18


class ColourChoice(QToolButton):
    """The sign of a seat; pressed, it offers all of them. Colour and shape go together."""

    wanted = Signal(object, int)
    """This button and the colour that is to be its own."""

    def __init__(self, colour: int, preferences: Preferences) -> None:
        super().__init__()
        self.seat = self.colour = colour
        self._preferences = preferences
        self.setObjectName(f"colour_{colour + 1}")
        self.setProperty("role", "sign")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMenu(QMenu(self))
        self.refresh()

    def take(self, colour: int) -> None:
        self.colour = colour
        self.refresh()

    def refresh(self) -> None:
        """Words and pictures anew: another colour, language, theme or size."""
        side = round(SIGN * self._preferences.scale)
        palette, names = self._preferences.palette, self._names()
        self.setIconSize(QSize(side, side))
        self.setIcon(self._sign(palette[self.colour], side))
        self.setAccessibleName(self.tr("Colour of seat {0}: {1}").format(self.seat + 1, names[self.colour]))
        self.setToolTip(self.tr("Choose another colour and shape"))
        self.menu().clear()
        for number, seat in enumerate(palette):
            entry = self.menu().addAction(self._sign(seat, side), names[number])
            entry.triggered.connect(lambda _checked=False, number=number: self.wanted.emit(self, number))

    def _names(self) -> tuple[str, ...]:
        """By their shapes: colours have other names in other palettes."""
        return (
            self.tr("Circle"),
            self.tr("Square"),
            self.tr("Triangle"),
            self.tr("Diamond"),
            self.tr("Star"),
            self.tr("Pentagon"),
            self.tr("Hexagon"),
            self.tr("Cross"),
        )

    def _sign(self, seat: Seat, side: int) -> QIcon:
        ratio = self.devicePixelRatioF()
        picture = QPixmap(QSize(side, side) * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        paint_seat(painter, QRectF(1.5, 1.5, side - 3, side - 3), seat)
        painter.end()
        return QIcon(picture)


class SeatChoice(QWidget):
    """One seat: colour, name and player."""

    changed = Signal()

    def __init__(
        self, seat: int, preferences: Preferences, may_be_empty: bool, colours: bool, styles: Sequence[str]
    ) -> None:
        """`styles`: those that the game's computer players may have."""
        super().__init__()
        self.seat, self._preferences, self.may_be_empty = seat, preferences, may_be_empty
        self._styles = styles
        self._chosen: str | None = None
        """The seat's player at a table, remembered during solo play."""
        self.colour = ColourChoice(seat, preferences)
        self.name = QLineEdit()
        self.name.setMaxLength(24)
        self.name.setObjectName(f"name_{seat + 1}")
        self.player = QComboBox()
        self.player.setObjectName(f"player_{seat + 1}")
        self.player.setMinimumWidth(150)
        self.manner = QComboBox()
        """The style of a computer player."""
        self.manner.setObjectName(f"style_{seat + 1}")
        self.manner.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.remove = QToolButton()
        """Removes the player, in a layout that shows only filled seats."""
        self.remove.setObjectName(f"remove_{seat + 1}")
        self.remove.setProperty("role", "sign")
        self.remove.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.remove.clicked.connect(lambda: self.choose(""))
        self.remove.hide()
        self.number = label(str(seat + 1), role="strong")
        (self.number if colours else self.colour).hide()
        self.setLayout(row(self.number, self.colour, self.name, self.player, self.manner, self.remove, gap=10))
        self.name.textChanged.connect(self.changed)
        self.player.currentIndexChanged.connect(self._player_changed)
        self.manner.currentIndexChanged.connect(self._player_changed)

    def keep_room(self) -> None:
        """For the button that empties a seat, in every row: names and levels stand one below the other."""
        policy = self.remove.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.remove.setSizePolicy(policy)

    def fill(self, alone: bool) -> None:
        """The choices of this seat in the current language; empty for a solo game."""
        if self.player.count() > 1:
            self._chosen = self.level
        self.player.blockSignals(True)
        self.player.clear()
        self.player.addItem(self.tr("Person"), HUMAN)
        names = self._preferences.speech.names["ai_level"]
        if not alone:
            for level in LEVELS:
                self.player.addItem(self.tr("AI: {0}").format(names[level].display), level)
                about = self.about(level)
                self.player.setItemData(self.player.count() - 1, about, Qt.ItemDataRole.ToolTipRole)
            if self.may_be_empty:
                self.player.addItem(self.tr("Empty seat"), "")
        self.choose(self._chosen or "")
        self.player.blockSignals(False)
        self._fill_styles()
        self._show_choice()
        self.refresh()
        self.remove.setAccessibleName(self.tr("Player {0} does not play").format(self.seat + 1))
        self.remove.setToolTip(self.remove.accessibleName())
        self.name.setAccessibleName(self.tr("Name of player {0}").format(self.seat + 1))

    def _fill_styles(self) -> None:
        chosen = self.style_name
        self.manner.blockSignals(True)
        self.manner.clear()
        self.manner.addItem(self.tr("Any style"), "")
        names = self._preferences.speech.names["ai_style"]
        for style in self._styles:
            self.manner.addItem(names[style].display, style)
            self.manner.setItemData(self.manner.count() - 1, self.about_style(style), Qt.ItemDataRole.ToolTipRole)
        self.choose_style(chosen)
        self.manner.blockSignals(False)
        self.manner.setMinimumWidth(self.manner.sizeHint().width())

    def refresh(self) -> None:
        """Signs and widths in the theme and size of now."""
        self.colour.refresh()
        side = round(SIGN * self._preferences.scale)
        self.player.setMinimumWidth(max(150, round(112 * self._preferences.scale)))
        self.manner.setMinimumWidth(self.manner.sizeHint().width())  # its words are short; a name can be scrolled
        self.remove.setIconSize(QSize(side, side))
        self.remove.setIcon(QIcon(icon_pixmap("close", side, self._preferences.theme.text, self.devicePixelRatioF())))

    def about(self, level: str) -> str:
        """How an AI of this level plays, in one line; empty for people and empty seats."""
        return {
            "random": self.tr("Plays any legal move, without thinking."),
            "novice": self.tr("Plays plausible moves and makes many mistakes."),
            "apprentice": self.tr("Knows what is good, and often misjudges by how much."),
            "adept": self.tr("A solid player whose mistakes are small."),
            "expert": self.tr("Plans whole turns and hardly errs."),
            "sage": self.tr("The strongest: plays out the coming turns, up to a few seconds a move."),
        }.get(level, "")

    def about_style(self, style: str) -> str:
        """What a style is seen by, in one line."""
        return {
            "": self.tr("Plays what it thinks best."),
            "builder": self.tr("Likes to build, even where something else brings a little more."),
            "raider": self.tr("Likes to attack and to conquer."),
            "scholar": self.tr("Likes what is new: knowledge and technologies."),
            "merchant": self.tr("Likes what earns and trades."),
        }.get(style, "")

    def _show_choice(self) -> None:
        self.manner.setVisible(bool(self._styles) and self.level in BUDGETS)
        self.manner.setToolTip(self.about_style(self.style_name))
        words = self.tr("Style of player {0}").format(self.seat + 1)
        name_choice(self.manner, words, self.about_style(self.style_name))
        self.name.setEnabled(self.taken)
        self.colour.setEnabled(self.taken)
        about = self.about(self.level)
        self.player.setToolTip(about)
        name_choice(self.player, self.tr("Who plays seat {0}").format(self.seat + 1), about)

    def choose(self, level: str) -> None:
        """Choose a level, "human" or, for an empty seat, ""; a choice that this seat does not offer is ignored."""
        if (place := self.player.findData(level)) >= 0:
            self.player.setCurrentIndex(place)

    def choose_style(self, style: str) -> None:
        """Choose a style; one that the game does not have is ignored."""
        if (place := self.manner.findData(style)) >= 0:
            self.manner.setCurrentIndex(place)

    @property
    def style_name(self) -> str:
        """The chosen style; empty: any."""
        return str(self.manner.currentData() or "")

    @property
    def level(self) -> str:
        return str(self.player.currentData() or "")

    @property
    def taken(self) -> bool:
        return bool(self.level)

    def info(self) -> SeatInfo:
        style = self.style_name if self.level in BUDGETS else ""
        return SeatInfo(self.name.text().strip(), self.level, self.colour.colour, style)

    def _player_changed(self) -> None:
        self._show_choice()
        self.changed.emit()

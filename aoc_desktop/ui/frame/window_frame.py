"""The frame of the window: screens one behind the other, the way back, settings at work, and the window's place on the
screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from PySide6.QtCore import QEvent, QMargins, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.profile.settings import HIGHEST, LOWEST, NARROWEST, OPTIONS, WIDEST
from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.frame.look import looks, program_title
from aoc_desktop.ui.frame.shelf import Shelf
from aoc_desktop.ui.kit.notice import Notice
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.screen_reader import tell_roles
from aoc_desktop.ui.kit.style import palette, stylesheet
from aoc_desktop.ui.kit.translations import install_language
from aoc_desktop.ui.kit.widgets import Pages, Screen

SMALLEST = (960, 600)


class Inside(QWidget):
    """The contents of the frame.

    It sets the text size for the window before any screen is laid out: a layout would do that the other way round, and
    the window would jump to another size when it opens.
    """

    def __init__(self, preferences: Preferences, screens: QWidget) -> None:
        super().__init__()
        self._preferences, self._screens = preferences, screens
        screens.setParent(self)

    def event(self, event: QEvent) -> bool:
        """On a finer or coarser screen, icons that are kept are drawn anew, as for larger words. Not heard by the
        window itself: all painting goes through its events, where an error on the way would end the program."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._preferences.changed.emit("scale")
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._preferences.fit(self.width(), self.height())
        self._screens.setGeometry(self.rect())


AnyScreen = TypeVar("AnyScreen", bound=QWidget)
"""A name stands for screens of one class: callers get the class that `make` makes."""


class WindowFrame(QMainWindow):
    """The window with its screens, whatever they show. The home screen lies under all others."""

    def __init__(self, preferences: Preferences) -> None:
        install_language(preferences.language)  # before there is a window, which would say everything twice
        super().__init__()
        tell_roles()  # before a screen reader looks: what it has seen of a widget stays as it was
        self.preferences = preferences
        self._language = preferences.language
        preferences.fit(preferences["window_width"], preferences["window_height"])  # styled once, not once more later
        self.actions_ = Actions(preferences, self)
        self._restyle()
        self.stack = Pages()
        self.stack.currentChanged.connect(self._close_overlays)
        self.setCentralWidget(Inside(preferences, self.stack))
        self.home = Shelf(preferences, self.actions_, looks())
        self.stack.addWidget(self.home)
        self.notice = Notice(self)
        self.stack.currentChanged.connect(self.notice.leave_screen)
        preferences.unwritten.connect(self._tell_of_writing)
        self._way_back: list[QWidget] = []
        self._made: dict[str, QWidget] = {}
        self._placed = False
        """Whether the window has looked for its place on the screen."""
        self.setMinimumSize(*SMALLEST)
        self.resize(preferences["window_width"], preferences["window_height"])
        self._retitle()

    # ------------------------------------------------------------------ from screen to screen

    def _screen(self, name: str, make: Callable[[], AnyScreen]) -> AnyScreen:
        """A screen that is made when it is first asked for, so that the program starts quickly."""
        if name not in self._made:
            self._made[name] = make()
            self.stack.addWidget(self._made[name])
        return cast("AnyScreen", self._made[name])

    def _go(self, screen: QWidget, way_back: bool = True) -> None:
        """Show a screen; `back` will return to the one shown now."""
        here = self.stack.currentWidget()
        if screen is here:
            return
        if way_back and here is not None:
            self._way_back = [shown for shown in self._way_back if shown not in (here, screen)] + [here]
        self._show(screen)

    def _show(self, screen: QWidget) -> None:
        """Show a screen; its spoken title makes a screen reader name it before the focus."""
        if isinstance(screen, Screen):
            screen.setAccessibleName(screen.spoken_title())
        self.stack.setCurrentWidget(screen)
        self._screen_shown()

    def open_screen(self, name: str, make: Callable[[], AnyScreen], way_back: bool = True) -> AnyScreen:
        """Show a screen that the caller makes."""
        screen = self._screen(name, make)
        self._go(screen, way_back)
        return screen

    def close_screen(self, name: str) -> None:
        """It will be made anew."""
        if name in self._made:
            self._drop(self._made[name])

    def _drop(self, screen: QWidget) -> None:
        """What it shows is over: no way leads back there."""
        self._made = {name: made for name, made in self._made.items() if made is not screen}
        self._way_back = [shown for shown in self._way_back if shown is not screen]
        self.stack.removeWidget(screen)
        screen.deleteLater()

    def back(self) -> None:
        """Return to the screen before."""
        screen = self._way_back.pop() if self._way_back else self.home
        if screen is self.home:
            self._show_home()
        else:
            self._show(screen)

    def _show_home(self) -> None:
        self._way_back.clear()
        self._show(self.home)
        self.home.take_focus()

    def _screen_shown(self) -> None:
        """A screen has come to the front: what can be done there?"""
        self.actions_.enable("home", self.stack.currentWidget() is not self.home, self.tr("You are there."))

    def _close_overlays(self) -> None:
        """A card that lay over the screen before."""
        for card in self.findChildren(QWidget, "overlay"):
            card.close()

    def complain(self, error: DomainError, game: str = "") -> None:
        """What a person asked for cannot be done: one sentence, in the words of the game that it concerns."""
        from aoc_desktop.text.reasons import say

        self.notice.say(say(error.reason, self.preferences.language, game), warning=True)

    # ------------------------------------------------------------------ settings at work

    def _set_language(self) -> None:
        if self.preferences.language != self._language:
            self._language = self.preferences.language
            install_language(self._language)

    def _restyle(self) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        theme = self.preferences.theme
        app.setPalette(palette(theme))
        app.setStyleSheet(stylesheet(theme, self.preferences.scale))
        self.actions_["light_theme"].setChecked(theme.name == "light")

    def _toggle_theme(self) -> None:
        self.preferences["theme"] = "dark" if self.preferences["theme"] == "light" else "light"

    def _toggle_full_screen(self) -> None:
        self.preferences["full_screen"] = not self.preferences["full_screen"]

    def show_as_set(self) -> None:
        """As a window or over the whole screen, as the user wants it."""
        full = bool(self.preferences["full_screen"])
        self.actions_["full_screen"].setChecked(full)
        if not self.isVisible():
            self._take_place()
        elif full:
            self.preferences["maximised"] = self.isMaximized()
        if full:
            self.showFullScreen()
        elif self.preferences["maximised"]:
            self.showMaximized()
        else:
            self.showNormal()

    def _take_place(self) -> None:
        """Where and as large as the window was left, as far as the screen has room for it with its frame. The place is
        that of the inside: of a maximised window nothing else is known, and a place with the frame would creep."""
        self._placed = True
        place = place_named(self.preferences["window_place"])
        room = screen_of(place)
        self._fit_into(room, FRAME)
        if place is not None:
            self.setGeometry(QRect(moved_inside(place, self.size(), room), self.size()))

    def _fit_into(self, room: QRect, frame: QMargins) -> None:
        """On a screen too small for the smallest window everything is smaller still."""
        self.setMinimumSize(fitted(QSize(*SMALLEST), room, frame))
        self.resize(fitted(self.size(), room, frame))

    def stay_on_screen(self) -> None:
        """Once the window's real frame is known."""
        if not self._placed or self.isMaximized() or self.isFullScreen():
            return
        outer, inner, room = self.frameGeometry(), self.geometry(), self.screen().availableGeometry()
        if room.contains(outer):
            return
        frame = QMargins(
            inner.left() - outer.left(),
            inner.top() - outer.top(),
            outer.right() - inner.right(),
            outer.bottom() - inner.bottom(),
        )
        self._fit_into(room, frame)
        self.move(moved_inside(outer.topLeft(), self.size().grownBy(frame), room))

    def _note_place(self) -> None:
        """The window closes: the next one opens as it was, and if it was maximised, so that it can be made as it was
        before that."""
        if not self.isFullScreen():
            self.preferences["maximised"] = self.isMaximized()
        as_before = self.isMaximized() or self.isFullScreen()
        normal = self.normalGeometry() if as_before else self.geometry()
        if normal.isValid() and OPTIONS["window_place"].allows(place := name_of(normal.topLeft())):
            self.preferences["window_place"] = place
            self.preferences["window_width"] = min(WIDEST, max(NARROWEST, normal.width()))
            self.preferences["window_height"] = min(HIGHEST, max(LOWEST, normal.height()))

    def _tell_of_settings(self) -> None:
        """Tell the user of damage in the settings file."""
        settings = self.preferences.settings
        if settings.set_aside is not None:
            text = self.tr("The settings could not be read and begin anew. The old file is kept as {0}.")
            self.notice.say(text.format(settings.set_aside.name), warning=True)
        elif settings.refused or self.actions_.unsettled():
            text = self.tr("Some settings could not be used and were set back: {0}. The old file is kept as {1}.")
            from aoc_desktop.ui.frame.settings_dialog import option_names

            names = option_names()
            told = list(dict.fromkeys(names.get(name, name) for name in settings.refused))
            if actions := self.actions_.unsettled():
                told.append(f"{names['shortcuts']} ({', '.join(self.actions_.text(name) for name in actions)})")
            kept = settings.set_back()
            self.actions_.settle()
            self.notice.say(text.format(", ".join(told), kept.name), warning=True)

    def _tell_of_writing(self, problem: str) -> None:
        """Once when settings cannot be kept, once when they can again."""
        if problem:
            words = self.tr("Settings cannot be kept on disk: {0}. They hold until you leave; each change tries again.")
            self.notice.say(words.format(problem), warning=True)
        else:
            self.notice.say(self.tr("Settings are kept on disk again."))

    def _retitle(self) -> None:
        QGuiApplication.setApplicationDisplayName(program_title())  # the system puts it behind a window's own title
        self.setWindowTitle(self._title())

    def _title(self) -> str:
        """What the window is about."""
        return program_title()


# Where the window stands: whole with its frame on a screen, and where it was left.


FRAME = QMargins(8, 40, 8, 8)
"""What a window manager may put around a window. The real one is known only once the window is there."""
HANDLE = 40
"""So much of a window's upper edge must be seen for the window to be taken hold of."""


def screen_of(place: QPoint | None) -> QRect:
    """The room of the screen on which a window was left, or of the usual one; without bars of the system."""
    screen = QGuiApplication.screenAt(place + QPoint(HANDLE, HANDLE)) if place is not None else None
    return (screen or QGuiApplication.primaryScreen()).availableGeometry()


def fitted(size: QSize, room: QRect, frame: QMargins) -> QSize:
    """A window of this size inside its frame, or what of it there is room for."""
    return size.boundedTo(room.marginsRemoved(frame).size())


def moved_inside(place: QPoint, size: QSize, room: QRect) -> QPoint:
    """The place, or the nearest at which all of a window of this size, with its frame, is seen."""
    left = max(room.left(), min(place.x(), room.right() + 1 - size.width()))
    top = max(room.top(), min(place.y(), room.bottom() + 1 - size.height()))
    return QPoint(left, top)


def place_named(text: str) -> QPoint | None:
    """ "120,40" as the settings have it; None: no window was left anywhere."""
    if not text:
        return None
    left, top = text.split(",")
    return QPoint(int(left), int(top))


def name_of(place: QPoint) -> str:
    return f"{place.x()},{place.y()}"

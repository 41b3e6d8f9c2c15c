"""The table of a record as a picture: the real page of the window, drawn where nobody sees it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EINVAL, ENOENT
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QBuffer, QByteArray, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from aoc_desktop.kernel.record import Record
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.play.session import Pace
from aoc_desktop.play.start import continued_game
from aoc_desktop.profile.places import write_safely
from aoc_desktop.profile.settings import Settings
from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.frame.app import application
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.style import palette, stylesheet
from aoc_desktop.ui.kit.theme import DARK, Theme
from aoc_desktop.ui.kit.translations import install_language
from aoc_desktop.ui.table.page.table_page import TablePage

STILL = Pace(delay=0, play_forced_moves=False)


@contextmanager
def own_preferences(language: str, theme: Theme) -> Iterator[Preferences]:
    """Settings for one picture; the user's own stay as they are."""
    with TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "settings.json")
        for name, value in {"language": language, "theme": theme.name, "pace": 0}.items():
            settings[name] = value
        yield Preferences(settings)


class PageWindow(QWidget):
    """Holds the page as the main window does, without home screen and saved games."""

    def __init__(self, session: LiveSession, preferences: Preferences, size: QSize) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        preferences.fit(size.width(), size.height())
        app = application()
        app.setPalette(palette(preferences.theme))
        app.setStyleSheet(stylesheet(preferences.theme, preferences.scale))
        install_language(preferences.language)
        self.actions_ = Actions(preferences, self)
        self.page = TablePage(session, preferences, self.actions_, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        layout.addWidget(self.page)
        self.resize(size)
        self.show()
        self.page.refresh()
        if self.page.curtain.isVisible():  # nobody sits before a picture from whom a hand must be hidden
            self.page.curtain.lift()
        QApplication.processEvents()  # layouts settle


def render_session(session: LiveSession, size: QSize, language: str = "en", theme: Theme = DARK) -> QImage:
    """The table as it stands."""
    with own_preferences(language, theme) as preferences:
        window = PageWindow(session, preferences, size)
        image = window.grab().toImage()
        window.page.close_table()
        window.close()
        window.deleteLater()
        return image


def render_table(
    record: Record, size: tuple[int, int], language: str = "en", theme: Theme = DARK, out: Path | None = None
) -> QImage:
    """The last position of a record; written to a file if one is named."""
    session = continued_game(record, STILL)
    image = render_session(session, QSize(*size), language, theme)
    if out is not None:
        write_image(image, out)
    return image


def write_image(image: QImage, out: Path) -> None:
    """By Python, which keeps names of files that are no text; Qt would write another name."""
    if not out.parent.is_dir():
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT))
    buffer = QBuffer()
    if not QImageWriter(buffer, QByteArray(os.fsencode(out.suffix[1:] or "png"))).write(image):
        raise OSError(EINVAL, "no such kind of picture")
    write_safely(out, bytes(buffer.data().data()))

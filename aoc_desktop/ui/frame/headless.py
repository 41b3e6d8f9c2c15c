"""The window without a user: a game finished by AI seats (`play RECORD --finish FILE`), `self-check`, and the picture
of a record's table.

Packages are tried with the first two: they need the window, the worker process, the card files and a place to write to.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EINVAL, ENOENT
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QBuffer, QByteArray, QLibraryInfo, QSize, Qt
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from aoc_desktop import __version__
from aoc_desktop.ai.worker import Thinker, WorkerFailed, question
from aoc_desktop.games import game_named
from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.record import Record, start
from aoc_desktop.kernel.resources import engines
from aoc_desktop.play.live_session import LiveSession
from aoc_desktop.play.session import HUMAN, Pace
from aoc_desktop.play.start import continued_game, seats_of
from aoc_desktop.profile.places import write_where_named
from aoc_desktop.profile.saved_games import naming, refusal
from aoc_desktop.profile.saved_record import read_saved
from aoc_desktop.profile.settings import AT_ONCE, Settings
from aoc_desktop.ui.frame.actions import Actions
from aoc_desktop.ui.frame.app import application, make_window
from aoc_desktop.ui.frame.look import looks
from aoc_desktop.ui.frame.shutdown import Shutdown
from aoc_desktop.ui.frame.sound_player import heard_by_nobody
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.style import palette, stylesheet
from aoc_desktop.ui.kit.theme import DARK, Theme
from aoc_desktop.ui.kit.translations import install_language
from aoc_desktop.ui.table.page.table_page import TablePage

LEFT_EARLY = 1
"""The exit status when the user closes the window before the game is over, or a level gives no answer."""


def finish(path: Path, out: Path, level: str) -> int:
    """Play a record on, with an AI seat of this level in the place of each person, and write the whole game."""
    app = application()
    window = make_window()
    with naming(path) as about:
        record = handed_over(_read(path), level)
        about["game"] = record.game
        session = continued_game(record, Pace(delay=0, end_of_turn=AT_ONCE), window)
    window.show_as_set()
    window.show_session(session)
    window.keeper.let_go()  # the whole game is written to the user's own file
    assert window.table is not None
    window.table.finished.disconnect(window.ending.celebrate)
    with Shutdown() as shutdown:
        if not session.finished:
            session.waiting.connect(lambda: app.exit(0) if session.finished else None)
            session.unanswered.connect(lambda _seat: app.exit(LEFT_EARLY))
            shutdown.run(app)
        written = _write(session, out, app)
        return shutdown.status or written


def _read(path: Path) -> Record:
    """Read a record as the window does, but refuse a damaged one, because no user is there to ask."""
    read = read_saved(path.resolve())
    if read.record is None or read.damage is not None:
        raise refusal(read.damage)
    return read.record


def self_check(quick: bool) -> str:
    """Show the home screen once and, unless it must be quick, let the AI's process think and play a sound; in one line,
    what came of it.

    In a game a worker that cannot be had is replaced without a word: here it would be noticed.
    """
    app = application()
    window = make_window()
    window.show_as_set()
    app.processEvents()
    window.close()
    qt, system = QLibraryInfo.version().toString(), app.platformName()
    running = f"aoc-desktop {__version__}, {engines()} engines, Qt {qt} ({system})"
    found = f"{running}, language {window.preferences.language}: the window opens"
    if quick:
        return found
    unheard = heard_by_nobody()
    sound = f"no sound: {unheard}" if unheard else "sounds play"
    return f"{found}, the AI answers: {' '.join(_first_move())}, {sound}"


def _first_move() -> Move:
    record = looks()[0].quick_game()
    match = start(game_named(record.game), record)
    thinker = Thinker()
    try:
        seat = match.deciders[0]
        thinker.ask(question(record.game, match.game.view(match.state, seat), seat, 1, "novice"))
        while (found := thinker.poll(1.0)) is None:
            pass
        return found.move
    except WorkerFailed as error:
        raise BadOptions("bad_argument", argument="self-check", detail=str(error)) from None
    finally:
        thinker.close()


def handed_over(record: Record, level: str) -> Record:
    """The same game with no person at the table."""
    seats = [{"name": seat.name, "level": level if seat.level == HUMAN else seat.level} for seat in seats_of(record)]
    return record._replace(meta={**record.meta, "seats": seats})


def _write(session: LiveSession, out: Path, app: QApplication) -> int:
    """Write the record, finished or not; the user may have closed the window early."""
    try:
        write_where_named(out, session.record().to_json())
    except OSError as error:
        raise BadOptions("bad_argument", argument="play --finish", detail=f"{out}: {error.strerror or error}") from None
    finished = session.finished
    session.pause()
    app.closeAllWindows()
    return 0 if finished else LEFT_EARLY


# Draw the table of a record as a picture: the window's real page, offscreen.


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
        if self.page.curtain.isVisible():  # a picture has no player from whom to hide hands
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
    """Write an image through Python, which keeps file names that are not valid text; Qt would change the name."""
    if not out.parent.is_dir():
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT))
    buffer = QBuffer()
    if not QImageWriter(buffer, QByteArray(os.fsencode(out.suffix[1:] or "png"))).write(image):
        raise OSError(EINVAL, "no such kind of picture")
    write_where_named(out, bytes(buffer.data().data()))

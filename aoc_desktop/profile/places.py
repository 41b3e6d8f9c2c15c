"""The folders that the program writes to, and no other. `AOC_DESKTOP_HOME` puts them all in one place."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from errno import ENOSPC
from pathlib import Path

from aoc_desktop.games import FIRST
from aoc_desktop.kernel.outside import NotPlain, TooLarge, refuse_unless_plain

APP = "aoc-desktop"
OVERRIDE = "AOC_DESKTOP_HOME"
_chosen: dict[str, Path | None] = {}
"""Folders that the user chose in the settings."""
_drafts: set[Path] = set()
"""Files that are being written aside at this moment."""
RECORD_SUFFIX = ".aocgame"
"""Of game records, so that systems can open them by a double click; inside they are JSON."""
RECORD_SUFFIXES = (RECORD_SUFFIX, ".json")


def config_folder() -> Path:
    """Settings."""
    return _folder("config")


def data_folder() -> Path:
    """Games and card sets."""
    return _folder("data")


def games_folder() -> Path:
    """Saved games, a folder each."""
    return data_folder() / "games"


def log_folder() -> Path:
    """The folder of the log file."""
    return _folder("log")


def card_sets_folder(game: str = FIRST) -> Path:
    """Card sets of the user's own, one TOML file each. Those of the first game lie in the folder itself, as before
    there were others; each other game has a folder in it."""
    folder = _chosen.get("card_sets") or data_folder() / "card_sets"
    return folder if game == FIRST else folder / game


def scenarios_folder(game: str) -> Path:
    """Scenarios of the user's own, one TOML file each."""
    return data_folder() / "scenarios" / game


def choose_card_sets_folder(folder: Path | None) -> None:
    """From now on card sets lie there; None: in the usual place."""
    _chosen["card_sets"] = folder


def _folder(kind: str) -> Path:
    home = os.environ.get(OVERRIDE)
    if home:
        return Path(home) / kind
    import platformdirs  # only where the folder is not given

    places = platformdirs.PlatformDirs(APP, appauthor=False)
    return {"config": places.user_config_path, "data": places.user_data_path, "log": places.user_log_path}[kind]


def write_safely(path: Path, text: str | bytes, flush: bool = True, largest: int | None = None) -> None:
    """Write a whole file aside, flush it, rename it over the old one: a half-written file never replaces a good one.

    What can be made anew at any time need not be flushed. What could not be read again is refused (`largest` bytes).
    """
    data = text.encode() if isinstance(text, str) else text
    if largest is not None and len(data) > largest:
        raise TooLarge
    _refuse_links(path.parent)
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(f"{path.name}.{os.getpid()}.new")
    _drafts.add(aside)
    try:
        aside.unlink(missing_ok=True)
        with aside.open("xb") as file:  # never one that was laid there meanwhile, as a link would be
            file.write(data)
            if flush:
                file.flush()
                os.fsync(file.fileno())
        aside.replace(path)
    finally:
        aside.unlink(missing_ok=True)
        _drafts.discard(aside)


def write_once(path: Path, text: str) -> None:
    """Write a file of ours whole, unless it is there already: what another instance has just written stays."""
    whole = path.with_name(f"{path.name}.{os.getpid()}.once")
    write_safely(whole, text)
    try:
        os.link(whole, path)
    except FileExistsError:
        pass
    except OSError:  # a disk that knows no links
        whole.replace(path)
    finally:
        whole.unlink(missing_ok=True)


def write_where_named(path: Path, text: str | bytes, largest: int | None = None) -> None:
    """Write a file where a person wants it. A link means the file that it leads to, as when a file is read. Pipes,
    devices and folders are refused and stay what they are. So is our own output (/dev/stdout): the file is written
    aside and renamed, and a stream cannot be renamed."""
    try:
        about = os.stat(path)
    except FileNotFoundError:
        pass  # a new name
    else:
        refuse_unless_plain(about)
        if any(os.path.samestat(about, stream) for stream in _streams()):
            raise NotPlain
    write_safely(Path(os.path.realpath(path)), text, largest=largest)


def _streams() -> Iterator[os.stat_result]:
    """Where our input, output and errors lead to; each may be closed."""
    for stream in range(3):
        with suppress(OSError):
            yield os.fstat(stream)


def drop_drafts() -> None:
    """Remove what is half written: for a process that ends at once."""
    for aside in list(_drafts):
        with suppress(OSError):
            aside.unlink()


def append_safely(path: Path, lines: bytes, largest: int) -> None:
    """Add lines to a file of ours, flushed to the disk. Where the line before was cut off, ours begin on a new one."""
    _refuse_links(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    file = open_plain(path, os.O_RDWR | os.O_APPEND | os.O_CREAT)
    try:
        size = os.lseek(file, 0, os.SEEK_END)
        if size and os.lseek(file, size - 1, os.SEEK_SET) >= 0 and os.read(file, 1) != b"\n":
            lines = b"\n" + lines
        if size + len(lines) > largest:
            raise TooLarge
        if os.write(file, lines) < len(lines):
            raise OSError(ENOSPC, os.strerror(ENOSPC))  # the disk took only a part
        os.fsync(file)
    finally:
        os.close(file)


def open_plain(path: Path, flags: int) -> int:
    """Open a file of ours; refuse links, which would lead elsewhere, and pipes, which would block."""
    if path.is_symlink():
        raise NotPlain
    careful = sum(getattr(os, name, 0) for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_BINARY"))
    file = os.open(path, flags | careful, 0o666)
    try:
        refuse_unless_plain(os.fstat(file))
    except OSError:
        os.close(file)
        raise
    return file


def _refuse_links(place: Path) -> None:
    """Refuse a path with a link inside our folders. Only the folders of games and card sets may be links: their owner
    has moved them."""
    for folder in (config_folder(), data_folder(), log_folder()):
        if place.is_relative_to(folder):
            way = [
                folder / part for part in (place.relative_to(folder), *place.relative_to(folder).parents) if part.parts
            ]
            if any(step.is_symlink() for step in way if step not in (games_folder(), card_sets_folder())):
                raise NotPlain

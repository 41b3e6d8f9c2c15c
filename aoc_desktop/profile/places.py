"""The folders that the program writes to, and no other. `AOC_DESKTOP_HOME` puts them all in one place."""

from __future__ import annotations

import os
from pathlib import Path

APP = "aoc-desktop"
OVERRIDE = "AOC_DESKTOP_HOME"
_chosen: dict[str, Path | None] = {}
"""Folders that the user chose in the settings."""
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
    """What the program notes for whoever looks into a fault."""
    return _folder("log")


def card_sets_folder() -> Path:
    """Card sets of the user's own, one TOML file each."""
    return _chosen.get("card_sets") or data_folder() / "card_sets"


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


def write_safely(path: Path, text: str | bytes, flush: bool = True) -> None:
    """Write a whole file aside, flush it, rename it over the old one: a half-written file never replaces a good one.

    What can be made anew at any time need not be flushed.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with aside.open("wb") as file:
            file.write(text.encode() if isinstance(text, str) else text)
            if flush:
                file.flush()
                os.fsync(file.fileno())
        aside.replace(path)
    finally:
        aside.unlink(missing_ok=True)

"""The folders that the program writes to, and no other. `AOC_DESKTOP_HOME` puts them all in one place."""

from __future__ import annotations

import os
from pathlib import Path

APP = "aoc-desktop"
OVERRIDE = "AOC_DESKTOP_HOME"
RECORD_SUFFIX = ".aocgame"
"""Of game records, so that systems can open them by a double click; inside they are JSON."""
RECORD_SUFFIXES = (RECORD_SUFFIX, ".json")


def config_folder() -> Path:
    """Settings."""
    return _folder("config")


def data_folder() -> Path:
    """Games and card sets."""
    return _folder("data")


def card_sets_folder() -> Path:
    """Card sets of the user's own, one TOML file each."""
    return data_folder() / "card_sets"


def _folder(kind: str) -> Path:
    home = os.environ.get(OVERRIDE)
    if home:
        return Path(home) / kind
    import platformdirs  # only where the folder is not given

    find = platformdirs.user_config_path if kind == "config" else platformdirs.user_data_path
    return find(APP, appauthor=False)


def write_safely(path: Path, text: str) -> None:
    """Write a whole file aside, flush it, rename it over the old one: a half-written file never replaces a good one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    aside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with aside.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        aside.replace(path)
    finally:
        aside.unlink(missing_ok=True)

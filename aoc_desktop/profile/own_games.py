"""Which saved games were played on this machine: what the program writes into the games' folder bears a seal made with
a secret of that folder. A game without the seal was brought from elsewhere and earns nothing.

It stops changed files, not their owner: who can read the secret can make seals. Earlier versions made none; their games
are listed with a hash of their files when the secret is made, and count as long as those files stay as they were.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from aoc_desktop.kernel.outside import read_json, read_outside
from aoc_desktop.kernel.record import LARGEST_FILE as LARGEST_RECORD
from aoc_desktop.profile.places import write_once, write_safely

FILE = "own.key"
LARGEST_FILE = 10_000_000
FILES = ("record.json", "record.bak", "journal")
"""Of a saved game (saved_game)."""
BIN = "bin"
"""The folder of deleted games among the others."""
_known: dict[Path, OwnSeals] = {}


def seals_of(games: Path) -> OwnSeals:
    """The seals of a folder of saved games."""
    if games not in _known:
        _known[games] = OwnSeals(games)
    return _known[games]


class _Secret(NamedTuple):
    key: bytes
    earlier: Mapping[str, str]
    """The games of earlier versions, by id, each with the hash of its files."""

    @property
    def sum(self) -> int:
        """Notices damage: another key would make a stranger of every game."""
        return crc32(json.dumps([self.key.hex(), self.earlier], sort_keys=True).encode())


class OwnSeals:
    """Makes and checks the seals of one folder."""

    def __init__(self, games: Path) -> None:
        self._path = games / FILE
        found = _read(self._path)
        self._kept = found is not None
        self._secret = found or _Secret(os.urandom(32), dict(_earlier_games(games)))

    def keep(self) -> None:
        """Write the secret if it is not on the disk yet: a seal that cannot be checked later is worth nothing."""
        if not self._kept:
            text = json.dumps({"sum": self._secret.sum, "key": self._secret.key.hex(), "earlier": self._secret.earlier})
            damaged = os.path.lexists(self._path) and _read(self._path) is None
            (write_safely if damaged else write_once)(self._path, text)
            self._secret = _read(self._path) or self._secret  # another instance may have been first
            self._kept = True

    def of(self, data: bytes) -> str:
        from hmac import digest  # not needed where the index knows all games: the window opens the sooner

        return digest(self._secret.key, data, "sha256").hex()[:32]

    def is_earlier(self, folder: Path) -> bool:
        """Whether an earlier version wrote this game, and nothing has changed its files since."""
        return self._secret.earlier.get(folder.name) == _hash_of(folder)


def _earlier_games(games: Path) -> Iterator[tuple[str, str]]:
    for place in (games / BIN, games):
        if place.is_dir() and not place.is_symlink():
            for folder in place.iterdir():
                if folder.is_dir() and not folder.is_symlink() and any((folder / name).exists() for name in FILES):
                    yield folder.name, _hash_of(folder)


def _hash_of(folder: Path) -> str:
    """A hash of the game's files, missing ones included."""
    from hashlib import sha256

    return sha256(b"\0".join(sha256(_bytes_of(folder / name)).digest() for name in FILES)).hexdigest()


def _bytes_of(path: Path) -> bytes:
    try:
        return read_outside(path, LARGEST_RECORD, links=False)
    except OSError:
        return b""


def _read(path: Path) -> _Secret | None:
    """The secret as it was written; None if there is none, or only a damaged one."""
    try:
        if not os.path.lexists(path):
            return None
        data = read_json(read_outside(path, LARGEST_FILE, links=False))
        earlier = {str(name): str(value) for name, value in data["earlier"].items()}
        found = _Secret(bytes.fromhex(data["key"]), earlier)
        return found if data["sum"] == found.sum else None
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return None

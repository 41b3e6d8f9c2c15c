"""Save files after bad luck or bad intent: an entry marked as damaged or a clean load, never a crash, never a wait,
nothing written outside the program's folders.

`python3 run.py slow -k mutated` tries 20,000 of them.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from aoc_desktop.games import FIRST
from aoc_desktop.games.age_of_civilization.words.speech import say
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.card_sets import CardSets
from aoc_desktop.profile.saved_game import BEFORE, JOURNAL, PICTURE, RECORD
from aoc_desktop.profile.saved_games import SavedGames
from tests.profile.games import played_record

LONGEST = 2.0
"""Seconds of the processor that one file may take."""
LARGE = 50_000_000
TRICKS = ("../../outside", "/etc/passwd", "..\\..\\outside", "C:\\outside", "bin", "..", "\0", "a/b", "~root", "$HOME")
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2, 7, 2**31, 2**63, -(2**70), 10**300, 1e308, 0.5, "", "x", [], {}),
    *([[]], {"": {}}, ["a", 1], "x" * 10_000, "9" * 4000, "\ud800", "\u202e", "NaN"),
)


class Desk:
    """A game to be damaged, and a neighbouring folder that nothing may touch."""

    def __init__(self, home: Path) -> None:
        self.outside = home / "outside"
        self.outside.mkdir(parents=True)
        (self.outside / "diary.txt").write_text("mine", encoding="utf-8")
        (self.outside / "record.json").write_text("{}", encoding="utf-8")
        self.before = self.look()
        self.games = home / "games"
        self.originals = [self._original(home / "originals" / str(number), number) for number in range(5)]

    @staticmethod
    def _original(folder: Path, number: int) -> tuple[Path, tuple[str, ...]]:
        """Whole ones with journal and older version, and bare records; one has its own card set."""
        record = played_record((None, 25, 31, 18, 40)[number], seed=number, players=(4, 2, 1, 2, 3)[number])
        if number == 3:
            record = record._replace(card_set={**CardSets(FIRST).set_data("second_edition"), "id": "own"})
        saved = SavedGames(folder)
        kept = saved.new_game(f"Game {number}")
        for count in (5, len(record.moves) - 1, len(record.moves)):
            kept.keep(record._replace(moves=record.moves[:count]), whole=count != 5)
        kept.close()
        saved.close()
        if number in (1, 3):
            (folder / kept.id / JOURNAL).unlink()
            (folder / kept.id / BEFORE).unlink()
        return folder / kept.id, record.moves

    def look(self) -> dict[str, tuple[int, bytes]]:
        return {path.name: (path.lstat().st_mtime_ns, path.read_bytes()) for path in sorted(self.outside.iterdir())}

    def lay(self, number: int) -> Path:
        """A fresh copy of one of the games, alone in its folder."""
        if self.games.is_symlink() or self.games.exists():
            shutil.rmtree(self.games)
        source = self.originals[number][0]
        target = self.games / source.name
        shutil.copytree(source, target)
        return target


def mutate(desk: Desk, folder: Path, rng: Rng, number: int) -> str:
    """Do something bad to one file of the game; returns what."""
    files = [path for path in (folder / RECORD, folder / JOURNAL, folder / BEFORE) if path.exists()]
    path = files[0] if rng.below(3) else rng.choice(files)
    kinds: list[Callable[[Path, Rng, Desk], None]] = [flip, flip, cut, stuff, drop, double, edit, edit, edit, edit]
    if number % 25 == 24:
        kinds = [swell, nest, link, loop, folder_instead, pipe, empty, hard_link, link_folder, flood]
    chosen = rng.choice(kinds)
    chosen(path, rng, desk)
    return f"{chosen.__name__} {path.name}"


def flip(path: Path, rng: Rng, desk: Desk) -> None:
    data = bytearray(path.read_bytes())
    for _ in range(1 + rng.below(8)):
        data[rng.below(len(data))] ^= 1 << rng.below(8)
    path.write_bytes(data)


def cut(path: Path, rng: Rng, desk: Desk) -> None:
    data = path.read_bytes()
    path.write_bytes(data[: rng.below(len(data))])


def stuff(path: Path, rng: Rng, desk: Desk) -> None:
    data, place = path.read_bytes(), rng.below(path.stat().st_size)
    path.write_bytes(data[:place] + bytes(rng.below(256) for _ in range(1 + rng.below(40))) + data[place:])


def drop(path: Path, rng: Rng, desk: Desk) -> None:
    data, place = path.read_bytes(), rng.below(path.stat().st_size)
    path.write_bytes(data[:place] + data[place + 1 + rng.below(60) :])


def double(path: Path, rng: Rng, desk: Desk) -> None:
    data, place = path.read_bytes(), rng.below(path.stat().st_size)
    path.write_bytes(data[:place] + data[place : place + 1 + rng.below(80)] + data[place:])


def edit(path: Path, rng: Rng, desk: Desk) -> None:
    """Well-formed JSON that says something else: wrong types, huge numbers, names that are paths."""
    if path.name == JOURNAL:
        cut(path, rng, desk)
        return
    data = json.loads(path.read_text(encoding="utf-8"))
    inner: Any = data
    while True:
        keys = list(inner) if isinstance(inner, dict) else range(len(inner))
        key = rng.choice(list(keys))
        child = inner[key]
        if not isinstance(child, (dict, list)) or not child or rng.below(3) == 0:
            break
        inner = child
    what = rng.below(4)
    if what == 0:
        del inner[key]
    elif what == 1 and isinstance(inner, dict):
        inner[rng.choice(TRICKS)] = inner.pop(key)
    else:
        inner[key] = rng.choice(TRICKS) if what == 2 else rng.choice(ODD)
    path.write_text(json.dumps(data, indent=1), encoding="utf-8")


def swell(path: Path, rng: Rng, desk: Desk) -> None:
    os.truncate(path, LARGE)


def nest(path: Path, rng: Rng, desk: Desk) -> None:
    path.write_text(rng.choice(("[", '{"a":', '{"setup":[')) * 400_000, encoding="utf-8")


def flood(path: Path, rng: Rng, desk: Desk) -> None:
    """Another game, just small enough to be read, with endless lists and names where short ones are meant."""
    record = played_record(3)
    words = tuple(f"w{number}" for number in range(500_000))
    flooded = (
        record._replace(variants=words),
        record._replace(moves=words),
        record._replace(setup={**record.setup, "deck": words[:400_000]}),
        record._replace(meta={"seats": [{"name": "x" * 4_000_000}]}),
        record._replace(meta={"name": "x" * 4_000_000}),
        record._replace(players=10**9),
    )
    path.write_text(rng.choice(flooded).to_json().replace("\n", ""), encoding="utf-8")


def link(path: Path, rng: Rng, desk: Desk) -> None:
    path.unlink()
    path.symlink_to(desk.outside / rng.choice(("record.json", "diary.txt", "new.txt")))


def loop(path: Path, rng: Rng, desk: Desk) -> None:
    path.unlink()
    path.symlink_to(path)


def hard_link(path: Path, rng: Rng, desk: Desk) -> None:
    path.unlink()
    os.link(desk.outside / "diary.txt", path)


def link_folder(path: Path, rng: Rng, desk: Desk) -> None:
    shutil.rmtree(path.parent)
    path.parent.symlink_to(desk.outside)


def folder_instead(path: Path, rng: Rng, desk: Desk) -> None:
    path.unlink()
    path.mkdir()


def pipe(path: Path, rng: Rng, desk: Desk) -> None:
    path.unlink()
    os.mkfifo(path)


def empty(path: Path, rng: Rng, desk: Desk) -> None:
    path.write_bytes(b"")


def try_out(desk: Desk, moves: tuple[str, ...] | None, play_on: bool) -> str:
    """List the game, load it, go on with it; returns how it went. `moves` are its own, if it is still that game."""
    saved = SavedGames(desk.games)
    entries = saved.entries()
    if not entries:
        saved.close()
        return "gone"  # a folder without any file of ours is no game
    (entry,) = entries
    found = saved.read(entry.id)
    assert found.damage == entry.damage
    if found.damage is not None:
        assert say(found.damage, "en")
        assert say(found.damage, "fr")
    if found.match is None:
        assert not entry.playable
    elif found.damage is None:
        assert found.record is not None
        assert moves is None or found.record.moves == moves, "a clean load has every move"
    if play_on and found.record is not None:
        kept = saved.keep(entry.id, found)
        problem = kept.keep(found.record, whole=True)
        kept.close()
        again = saved.read(kept.id)
        assert problem or (again.damage is None and again.kept.moves == found.record.moves)
    if play_on:
        for meddle in (lambda: saved.rename(entry.id, "../x"), lambda: saved.duplicate(entry.id, "y")):
            with suppress(DomainError):
                meddle()
    saved.close()
    return "clean" if found.damage is None else "damaged" if found.match is None else "up to there"


WAYS = ("clean", "damaged", "up to there")


def mutate_often(home: Path, times: int) -> Counter[str]:
    """How the loads went, each of which is judged here."""
    desk, rng = Desk(home), Rng(times)
    seen: Counter[str] = Counter()
    slowest = 0.0
    for number in range(times):
        which = rng.below(len(desk.originals))
        folder = desk.lay(which)
        done = mutate(desk, folder, rng, number)
        began = process_time()
        try:
            moves = None if done.startswith(flood.__name__) else desk.originals[which][1]
            how = try_out(desk, moves, number % 8 == 7)
        except Exception as error:
            raise AssertionError(f"mutation {number}: {done} of game {which}") from error
        spent = process_time() - began
        assert spent < LONGEST, f"mutation {number}: {done} took {spent:.1f} s"
        slowest = max(slowest, spent)
        seen[how] += 1
        if number % 25 == 24 or number % 8 == 7:
            assert desk.look() == desk.before, f"mutation {number}: {done} reached outside"
            assert sorted(path.name for path in home.iterdir()) == ["games", "originals", "outside"]
    print(f"\n  {times} mutated files: {dict(seen)}; the slowest took {1000 * slowest:.0f} ms")
    return seen


@pytest.mark.skipif(sys.platform == "win32", reason="links and pipes")
def test_500_mutated_files(tmp_path: Path) -> None:
    seen = mutate_often(tmp_path, 500)
    assert min(seen[how] for how in WAYS) > 5


@pytest.mark.slow
def test_20000_mutated_files(tmp_path: Path) -> None:
    seen = mutate_often(tmp_path, 20_000)
    assert min(seen[how] for how in WAYS) > 200


def test_mutated_pictures_and_indexes(tmp_path: Path) -> None:
    """They are worth nothing: whatever they hold, the list is the same."""
    saved = SavedGames(tmp_path / "games")
    ids = [saved.add(played_record(6, seed=seed), f"Game {seed}") for seed in range(3)]
    assert len(saved.entries()) == 3
    index = (saved.folder / "index.json").read_bytes()
    rng = Rng(1)
    path = saved.folder / "index.json"
    for _ in range(150):
        data = bytearray(index)
        for _ in range(1 + rng.below(4)):
            data[rng.below(len(data))] ^= 1 << rng.below(8)
        path.write_bytes(data[: 1 + rng.below(2 * len(data))])
        again = SavedGames(saved.folder).entries()
        assert {entry.id for entry in again} == set(ids)
    (saved.folder / ids[0] / PICTURE).symlink_to(tmp_path)
    assert len(saved.entries()) == 3


def test_mutated_files_from_elsewhere_are_taken_in_or_refused(tmp_path: Path) -> None:
    """By the import: an entry marked as damaged or a sentence with the file's name; the file stays as it is."""
    desk, rng = Desk(tmp_path / "desk"), Rng(11)
    seen: Counter[str] = Counter()
    for number in range(80):
        path = desk.lay(number % 5) / RECORD
        rng.choice([flip, cut, stuff, drop, double, edit, edit])(path, rng, desk)
        before = path.read_bytes()
        saved = SavedGames(tmp_path / "mine" / str(number))
        began = process_time()
        refused = ""
        try:
            saved.take_in(path)
        except DomainError as error:
            refused = say(error.reason)
        entries = saved.entries()
        assert RECORD in refused or [(entry.damage is not None, entry.playable) for entry in entries] == [(True, True)]
        assert not (refused and entries)
        seen["refused" if refused else "damaged"] += 1
        assert process_time() - began < LONGEST
        assert path.read_bytes() == before
        saved.close()
    assert desk.look() == desk.before
    assert min(seen["damaged"], seen["refused"]) > 10, seen

"""A fuzzer that knows what our files look like: every file that the program reads is damaged in its own terms (fields,
values, lines, checksums made good again, endless and special files), and read as the program reads it.

Each case is a clean load, a load up to the damage, or a refusal in one clear line. Whatever was read can be written,
and read again. Run by `test_fuzz`: `python -m tests.hostile.fuzz_files TIMES SEED FOLDER` prints the results.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any
from zlib import crc32

from aoc_desktop.games import FIRST, game_named, puzzles_of
from aoc_desktop.games.age_of_civilization.rules.card_files import read_card_file
from aoc_desktop.games.age_of_civilization.rules.scenario_files import load_scenario
from aoc_desktop.games.age_of_civilization.rules.scenarios import SCENARIOS
from aoc_desktop.games.age_of_civilization.solo.achievements import standings
from aoc_desktop.games.age_of_civilization.solo.best_medals import best_of_all
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.errors import DomainError, Reason
from aoc_desktop.kernel.record import read_record, replay
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.kernel.scenarios import shipped_scenario
from aoc_desktop.profile import letters, own_games
from aoc_desktop.profile.card_sets import toml_value
from aoc_desktop.profile.lesson import keep_lesson, kept_lesson, lesson_file
from aoc_desktop.profile.letters import Phrase, Phrases, opened, phrase_of, read_letter, sealed_letter
from aoc_desktop.profile.places import data_folder
from aoc_desktop.profile.puzzles import PuzzleTries, PuzzleTry, exported
from aoc_desktop.profile.results import Results
from aoc_desktop.profile.saved_game import BEFORE, JOURNAL, RECORD, found_in
from aoc_desktop.profile.saved_games import SavedGames
from aoc_desktop.profile.saved_record import sealed
from aoc_desktop.profile.scenarios import read_own
from aoc_desktop.profile.sealed_lines import seal
from aoc_desktop.profile.settings import OPTIONS, Settings
from aoc_desktop.profile.solo_results import Attempt, SoloResult, SoloResults
from aoc_desktop.profile.statistics import statistics
from aoc_desktop.solo.puzzles import read_puzzles
from aoc_desktop.terminal import escaped
from aoc_desktop.text.reasons import say
from tests.profile.games import played_record
from tests.profile.test_results import NOON, result
from tests.scenario_games import TABLES, offered_by

LONGEST = 2.0
"""Seconds of the processor for one case."""
RESOURCES = Path(__file__).parents[2] / "resources" / "age_of_civilization"
CLEAN, PARTLY, REFUSED = "clean", "up to the damage", "refused"
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2, 7, 99, 100, 2**31, 2**63, -(2**70), 10**300, 1e308, float("nan"), 0.5, "", "x"),
    *([], {}, [[]], {"": {}}, ["a", 1], "x" * 10_000, "9" * 4000, "\ud800", "\u202e", "\x00\x1b[2J\n", "NaN", "é" * 90),
    *("../../outside", "/etc/passwd", "..\\x", "bin", "..", "~root", "$HOME", "egypt", "rise egypt", "second_edition"),
    *(
        [0] * 5000,
        {str(number): [] for number in range(500)},
        [[[[[[[[1]]]]]]]],
        "2026-11-18T01:02:03+00:00",
        "a.b" * 60,
    ),
)


# ------------------------------------------------------------------ damage


def edited(data: Any, rng: Rng) -> Any:
    """Something in the tree says something else, is gone, or stands under another name."""
    inner, keys = data, list(data)
    for _ in range(8):
        keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
        if not keys:
            return data
        key = rng.choice(keys)
        child = inner[key]
        if not isinstance(child, (dict, list)) or not child or rng.below(3) == 0:
            break
        inner = child
    what = rng.below(6)
    if what == 0:
        del inner[key]
    elif what == 1 and isinstance(inner, dict):
        inner[str(rng.choice(ODD))[:50]] = inner.pop(key)
    elif what == 2 and isinstance(inner, list):
        inner.insert(rng.below(len(inner) + 1), rng.choice(inner))
    else:
        inner[key] = rng.choice(ODD)
    return data


def torn(data: bytes, rng: Rng) -> bytes:
    """As bad disks and hands leave it."""
    place, length = rng.below(len(data) + 1), 1 + rng.below(60)
    what = rng.below(5)
    if what == 0:
        return data[:place]
    if what == 1:
        return data[:place] + data[place + length :]
    if what == 2:
        return data[:place] + data[max(0, place - length) :]
    if what == 3:
        return data[:place] + bytes(rng.below(256) for _ in range(length)) + data[place:]
    changed = bytearray(data)
    for _ in range(1 + rng.below(6)):
        changed[rng.below(len(changed))] ^= 1 << rng.below(8)
    return bytes(changed)


def special(path: Path, rng: Rng, outside: Path) -> None:
    """No file that anybody meant."""
    path.unlink(missing_ok=True)
    kinds: tuple[Callable[[], object], ...] = (
        lambda: (path.write_bytes(b""), os.truncate(path, 3_000_000_000)),
        lambda: os.mkfifo(path),
        lambda: path.symlink_to("/dev/zero"),
        lambda: path.symlink_to(outside / rng.choice(("diary.txt", "new.txt"))),
        lambda: path.symlink_to(path),
        lambda: path.mkdir(),
        lambda: path.write_bytes(rng.choice((b"[", b'{"a":', b'{"meta":[', b"a.", b"[[a]]\n", b"a=[")) * 150_000),
        lambda: path.write_bytes(b"[" * 40 + b"]" * 40),
        lambda: path.write_bytes(b'{"a":"' + b"\\ud800" * 30_000 + b'"}'),
        lambda: path.write_bytes(b"\xff\xfe" + b"\x00" * 50_000),
    )
    rng.choice(kinds)()


def json_text(data: Any, rng: Rng) -> bytes:
    return json.dumps(data, indent=rng.choice((None, 1)), ensure_ascii=bool(rng.below(2))).encode(
        "utf-8", "surrogatepass"
    )


def toml_text(data: dict[str, Any]) -> bytes:
    return "".join(f"{key} = {toml_value(value)}\n" for key, value in data.items()).encode("utf-8", "surrogatepass")


# ------------------------------------------------------------------ reading


def told(reason: Reason | None) -> None:
    """One clear line in each language."""
    assert reason is not None
    for language in ("en", "fr"):
        line = say(reason, language)
        assert line, reason
        assert escaped(line) == line, line
        assert len(line) < 700, line
        assert "Traceback" not in line


class Desk:
    """The program's folders, a folder for files from elsewhere, and one that nothing may touch."""

    def __init__(self, folder: Path, rng: Rng) -> None:
        self.folder, self.rng = folder, rng
        self.outside, self.home, self.inbox = folder / "outside", folder / "home", folder / "inbox"
        for place in (self.outside, self.home, self.inbox):
            place.mkdir(parents=True)
        (self.outside / "diary.txt").write_text("mine")
        os.environ["AOC_DESKTOP_HOME"] = str(self.home)
        self.records = [played_record((None, 25, 31, 40)[n], seed=n, players=(2, 3, 1, 4)[n]) for n in range(4)]
        self.cards = {name: parse_toml(RESOURCES / "cards" / f"{name}.toml") for name in ("second_edition",)}
        self.scenarios = [parse_toml(RESOURCES / "scenarios" / f"{name}.toml") for name in SCENARIOS]
        text = (RESOURCES / "puzzles.jsonl").read_text(encoding="utf-8")
        self.puzzles = [json.loads(line) for line in text.splitlines()[:8]]
        self.table_scenarios = [
            (offered, shipped_scenario(offered.game, name, offered.ids))
            for offered in map(offered_by, TABLES)
            for name in offered.ids
        ]
        self.phrase = Phrase("ab" * 16, "amber oak river seven", ("Ada", "Bo"))
        self.kinds: dict[str, Callable[[], str]] = {
            name.removeprefix("_read_"): getattr(self, name) for name in dir(self) if name.startswith("_read_")
        }

    def damage(self, path: Path, data: Any, text: Callable[[Any], bytes]) -> None:
        """Lay the file, damaged in one way or two."""
        path.parent.mkdir(parents=True, exist_ok=True)
        if self.rng.below(25) == 0:
            special(path, self.rng, self.outside)
            return
        tear = self.rng.below(3) == 0
        for _ in range(0 if tear else 1 + self.rng.below(2)):
            data = edited(data, self.rng)
        try:
            whole = text(data)
        except (ValueError, TypeError):  # what this form cannot hold
            whole = b"nonsense"
        path.write_bytes(torn(whole, self.rng) if tear else whole)

    def outcome(self, read: Callable[[], object]) -> str:
        try:
            read()
        except DomainError as error:
            told(error.reason)
            return REFUSED
        return CLEAN

    def record(self) -> dict[str, Any]:
        data: dict[str, Any] = json.loads(sealed(self.rng.choice(self.records)))
        if self.rng.below(2):
            del data["meta"]["checksum"]
        return data

    def _read_record(self) -> str:
        path = self.inbox / "game.json"
        self.damage(path, self.record(), lambda data: json_text(data, self.rng))

        def read() -> None:
            record = read_record(path)
            replay(game_named(record.game), record)

        how = self.outcome(read)
        saved = SavedGames()
        taken = self.outcome(lambda: saved.take_in(path))
        for entry in saved.entries():
            assert saved.picture(entry) == b""
        saved.newest_unfinished()
        saved.close()
        return PARTLY if how == REFUSED and taken == CLEAN else how

    def _read_saved_game(self) -> str:
        """Its record, the version before it, or its journal."""
        saved = SavedGames()
        kept = saved.new_game("A game")
        record = self.rng.choice(self.records)
        for count in (5, len(record.moves) - 1, len(record.moves)):
            kept.keep(record._replace(moves=record.moves[:count]), whole=count != 5)
        kept.close()
        name = self.rng.choice((RECORD, RECORD, BEFORE, JOURNAL, JOURNAL))
        path = kept.folder / name
        if name == RECORD and self.rng.below(2):  # alone, so that nothing makes it good
            (kept.folder / JOURNAL).unlink()
            (kept.folder / BEFORE).unlink()
        if name == JOURNAL:
            lines = [line.split(b" ", 1)[1].decode() for line in path.read_bytes().splitlines()]
            self.damage(path, lines, journal_text)
        else:
            self.damage(path, json.loads(path.read_text()), lambda data: json_text(data, self.rng))
        (entry,) = [entry for entry in saved.entries() if entry.id == kept.id] or [None]
        how = REFUSED
        if entry is not None:
            found = saved.read(kept.id)
            if found.damage is not None:
                told(found.damage)
            if found.record is not None:
                again = saved.keep(kept.id, found)
                problem = again.keep(found.record, whole=True)
                again.close()
                assert problem or saved.read(again.id).damage is None, "what is kept can be read"
                how = CLEAN if found.damage is None else PARTLY
        saved.close()
        return how

    def _read_letter(self) -> str:
        """A sealed letter, also with its outer sum made good again."""
        path = self.inbox / "letter.aocgame"
        text = sealed_letter(self.rng.choice(self.records), self.phrase, "Ada", "Bo")
        mend = bool(self.rng.below(2))
        self.damage(path, json.loads(text), lambda data: json_text(_mended(data) if mend else data, self.rng))

        def read() -> None:
            letter = read_letter(path)
            if letter is None:
                read_record(path)
            else:
                phrase = phrase_of(letter, self.phrase.words)
                assert found_in(opened(letter, phrase), path).damage is None

        return self.outcome(read)

    def _read_phrases(self) -> str:
        path = data_folder() / "phrases.json"
        self.damage(path, {"form": 1, "phrases": [self.phrase] * 3}, lambda data: json_text(data, self.rng))
        known = Phrases().all()
        try:
            Phrases().add(self.phrase)
        except OSError:
            return REFUSED
        assert Phrases().named(self.phrase.id) == self.phrase
        return CLEAN if known == [self.phrase] * 3 else PARTLY if known else REFUSED

    def _read_own_key(self) -> str:
        """Whatever is wrong with the secret: games are read, and what is kept from now on is ours."""
        games = data_folder() / "games"
        own_games._known.clear()
        saved = SavedGames()
        first = saved.add(self.records[1], "A game")
        before = own_games.seals_of(games).of(b"")
        saved.close()
        path = games / own_games.FILE
        secret = {**json.loads(path.read_text()), "of tomorrow": [{"other": 1} for _ in range(20)]}
        self.damage(path, secret, lambda data: json_text(data, self.rng))
        own_games._known.clear()
        saved = SavedGames()
        assert saved.read(first).damage is None
        try:
            made = saved.add(self.records[2], "Another")
        except DomainError as error:
            told(error.reason)
            return REFUSED
        finally:
            saved.close()
        assert all("brought" not in saved.read(game_id).told.meta for game_id in (first, made))
        return CLEAN if own_games.seals_of(games).of(b"") == before else PARTLY

    def _read_settings(self) -> str:
        path = self.home / "config" / "settings.json"
        values = {name: option.default for name, option in OPTIONS.items()} | {"of_tomorrow": {"deep": [1, [2]]}}
        self.damage(path, json.loads(json.dumps(values)), lambda data: json_text(data, self.rng))
        settings = Settings()
        how = REFUSED if settings.set_aside is not None else PARTLY if settings.refused else CLEAN
        settings["theme"] = "light" if settings["theme"] == "dark" else "dark"
        if not settings.write_error:
            again = Settings()
            assert again.set_aside is None
            assert again["theme"] == settings["theme"]
        return how

    def _read_results(self) -> str:
        things = [result(number).model_dump(mode="json") for number in range(3)]
        self.damage(data_folder() / "results.jsonl", things, lambda data: self.lines(data, "result"))
        results = Results()
        count = len(results.all())
        statistics(results.all(), "Ada", ("novice", "adept"))
        try:
            results.add(result(9))
            assert any(one.id == "game9" for one in results.all())
        except OSError:
            return REFUSED
        return CLEAN if count == 3 and not results.damaged else PARTLY

    def _read_laurels(self) -> str:
        attempts = (Attempt(achievement="pacifist", conditions=(("points", 3, 5),), earned=False),)
        made = [
            SoloResult(
                id=f"game{number}",
                date=NOON.date(),
                game="age_of_civilization",
                card_set="second_edition",
                kind="skirmish",
                seed=number,
                points=20,
                attempts=attempts,
                checksum="ab" * 32,
            ).model_dump(mode="json")
            for number in range(3)
        ]
        self.damage(data_folder() / "laurels.jsonl", made, lambda data: self.lines(data, "laurel"))
        solo_results = SoloResults()
        found = solo_results.all()
        standings(found)
        best_of_all(found)
        for solo_result in found:
            solo_results.record(solo_result)
        return CLEAN if len(found) == 3 and not solo_results.damaged else PARTLY if found else REFUSED

    def lines(self, things: Any, word: str) -> bytes:
        """Sealed anew, so that what they say is looked at."""
        given = things if isinstance(things, list) else [things]
        return b"".join(json.dumps({"format": 1, "sum": seal(thing), word: thing}).encode() + b"\n" for thing in given)

    def _read_lesson(self) -> str:
        path = lesson_file(FIRST)
        self.damage(path, self.record(), lambda data: json_text(data, self.rng))
        record = kept_lesson(FIRST)
        if record is None:
            return REFUSED
        how = self.outcome(lambda: replay(game_named(record.game), record))
        if how == CLEAN and keep_lesson(record) == "":
            assert kept_lesson(FIRST) == record
        return how

    def _read_index(self) -> str:
        saved = SavedGames()
        made = saved.add(self.records[1], "A game")
        before = saved.entries()
        path = saved.folder / "index.json"
        saved.close()
        self.damage(path, json.loads(path.read_text()), lambda data: json_text(data, self.rng))
        again = SavedGames()
        after = again.entries()
        assert [entry.id for entry in after] == [made]
        again.close()
        return CLEAN if after == before else PARTLY

    def _read_card_set(self) -> str:
        path = self.inbox / "set.toml"
        data: dict[str, Any] = json.loads(json.dumps(self.cards["second_edition"]))
        if self.rng.below(3):
            own = self.rng.choice(data["civilization"])
            data = {"format": 1, "id": "my_set", "extends": "second_edition", "civilization": [own]}
        self.damage(path, data, toml_text)
        return self.outcome(lambda: read_card_file(path))

    def _read_scenario(self) -> str:
        path = self.inbox / "scenario.toml"
        self.damage(path, json.loads(json.dumps(self.rng.choice(self.scenarios))), toml_text)
        return self.outcome(lambda: load_scenario(parse_toml(path), path.name))

    def _read_table_scenario(self) -> str:
        """One of the user's own for a table with others; what is read can be begun or is refused."""
        path = self.inbox / "mine.toml"
        offered, data = self.rng.choice(self.table_scenarios)
        self.damage(path, {**json.loads(json.dumps(data)), "id": "mine"}, toml_text)
        return self.outcome(lambda: read_own(offered, path))

    def _read_puzzles(self) -> str:
        """What can be read is laid out as a position too."""
        path = self.inbox / "puzzles.jsonl"
        given = json.loads(json.dumps(self.rng.choice(self.puzzles)))
        self.damage(path, [given], lambda data: jsonl(data, self.rng))
        puzzles = puzzles_of(FIRST)
        assert puzzles is not None

        def read() -> None:
            for puzzle in read_puzzles(path, puzzles):
                puzzle.position(game_named(FIRST))

        return self.outcome(read)

    def _read_puzzle_tries(self) -> str:
        made = [
            PuzzleTry(game=FIRST, puzzle=f"aoc-{n:03}", date=NOON.date(), result=20 + n, solved=n > 1).model_dump(
                mode="json"
            )
            for n in range(3)
        ]
        self.damage(data_folder() / "puzzles.jsonl", made, lambda data: self.lines(data, "try"))
        tries = PuzzleTries()
        found = tries.read()
        tries.standings(FIRST)
        tries.streak(NOON.date())
        exported(found)
        return CLEAN if len(found) == 3 and not tries.damaged else PARTLY if found else REFUSED

    def clear(self) -> None:
        for place in (self.home, self.inbox):
            shutil.rmtree(place)
            place.mkdir()

    def untouched(self) -> bool:
        there = sorted(path.name for path in self.folder.iterdir()) == ["home", "inbox", "outside"]
        return there and [path.name for path in self.outside.iterdir()] == ["diary.txt"]

    def unwritten(self) -> bool:
        return (self.outside / "diary.txt").read_text() == "mine"


def _mended(data: Any) -> Any:
    """A letter whose outer sum fits what it says."""
    told = data.get("letter") if isinstance(data, dict) else None
    if isinstance(told, dict) and set(told) == set(letters.ENTRIES):
        told["sum"] = letters._sum([str(told[name]) for name in letters.ENTRIES[:-1]])
    return data


def jsonl(lines: Any, rng: Rng) -> bytes:
    """A line of JSON for each."""
    return b"\n".join(
        json_text(line, rng).replace(b"\n", b" ") for line in (lines if isinstance(lines, list) else [lines])
    )


def journal_text(lines: Any) -> bytes:
    """Each line with its checksum, whatever it says."""
    said = [str(line).encode("utf-8", "surrogatepass") for line in (lines if isinstance(lines, list) else [lines])]
    return b"".join(b"%08x %s\n" % (crc32(line), line) for line in said)


def most_memory() -> int:
    """The most kilobytes that this process has had. Linux counts the parent's into `getrusage`, however large it was
    when it started us; the process's own status does not."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM:"))
        return int(line.split()[1])
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // (1024 if sys.platform == "darwin" else 1)


def fuzz(times: int, seed: int, folder: Path) -> dict[str, Any]:
    rng = Rng(seed)
    desk = Desk(folder, rng)
    names = sorted(desk.kinds)
    seen: dict[str, Counter[str]] = {name: Counter() for name in names}
    slowest = (0.0, "")
    for number in range(times):
        name = names[number % len(names)]
        began = process_time()
        try:
            how = desk.kinds[name]()
        except Exception as error:
            raise AssertionError(f"case {number}, {name}; the folder is left as it was") from error
        spent = process_time() - began
        assert spent < LONGEST, f"case {number}, {name}: {spent:.1f} s"
        slowest = max(slowest, (spent, name))
        seen[name][how] += 1
        assert desk.untouched(), f"case {number}, {name}: something was written outside"
        assert desk.unwritten(), f"case {number}, {name}: a link was followed"
        desk.clear()
    memory = most_memory()
    total: Counter[str] = sum(seen.values(), Counter())
    return {"seen": seen, "total": total, "seconds": slowest[0], "slowest": slowest[1], "kilobytes": memory}


if __name__ == "__main__":
    os.fsync = lambda file: None  # the disk is not under test, and waiting for it takes most of the time
    print(json.dumps(fuzz(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3]))))

"""One damaged game among others: it alone is damaged, whatever is wrong with it; commands answer with a sentence."""

from __future__ import annotations

import json
import logging
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop import cli
from aoc_desktop.games import GAMES, game_named
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record, read_record, start
from aoc_desktop.profile import saved_game, saved_index
from aoc_desktop.profile.log_file import LOGGER, log_path, stop_log
from aoc_desktop.profile.saved_game import RECORD
from aoc_desktop.profile.saved_games import SavedGames
from aoc_desktop.profile.saved_record import sealed
from aoc_desktop.text.reasons import say
from tests.conformance import RECORD as ENDING
from tests.conformance import names_in
from tests.games import data_of

if sys.platform == "win32":
    pytest.skip("links and pipes", allow_module_level=True)

SOUND = 50


def begun(game: str, moves: int) -> Record:
    """A game of the conformance cases after so many moves."""
    folder = data_of(game, "conformance")
    record = read_record(folder / f"{names_in(folder)[0]}{ENDING}")
    return record._replace(moves=record.moves[:moves])


def in_the_shipyard() -> Record:
    """A game of Advanced Civilization in which a ship may be built now."""
    folder = data_of("advanced_civilization", "conformance")
    rules = game_named("advanced_civilization")
    for name in names_in(folder):
        record = read_record(folder / f"{name}{ENDING}")
        for number, line in enumerate(record.moves):
            if line.startswith("ship "):
                return record._replace(moves=record.moves[:number])
    raise AssertionError(f"no ship in {rules.id}")


def flipped(line: str, place: int) -> str:
    """One bit of one sign of the last word."""
    place = len(line) - 1 - place % len(line.split()[-1])
    return line[:place] + chr(ord(line[place]) ^ 1) + line[place + 1 :]


def played_wrongly() -> list[Record]:
    """Records with a move that cannot be read, each sealed as the program seals them."""
    ship, records = in_the_shipyard(), []
    wrong = ["ship tannonia levy", "ship atlantis treasury", "ship", f"ship {'9' * 5_000} levy", "ship \x00 levy"]
    records += [ship._replace(moves=(*ship.moves, line)) for line in wrong]
    for game in GAMES:
        record = begun(game, 12)
        huge = f"{record.moves[-1]} {'9' * 4_301}"
        for line in (huge, "9" * 5_000, "", "@", "!", f"@{'9' * 5_000} x", "\ud800", "x" * 1_000_000):
            records.append(record._replace(moves=(*record.moves[:-1], line)))
    return records


def bent() -> list[Callable[[Path], object]]:
    """What else happens to the folder of a sound game."""

    def set_field(name: str, value: Any) -> Callable[[Path], object]:
        def change(folder: Path) -> None:
            data = json.loads((folder / RECORD).read_text())
            (folder / RECORD).write_text(json.dumps({**data, name: value}))

        return change

    def put(make: Callable[[Path], object]) -> Callable[[Path], object]:
        def change(folder: Path) -> None:
            (folder / RECORD).unlink()
            make(folder / RECORD)

        return change

    return [
        put(lambda path: path.write_bytes(b"")),
        put(lambda path: path.write_bytes(b"\xff\xfe\x00")),
        put(lambda path: path.write_bytes(b"[" * 200_000)),
        put(lambda path: path.write_bytes(b'{"format": ' + b"9" * 10_000 + b"}")),
        put(lambda path: path.mkdir()),
        put(lambda path: os.mkfifo(path)),
        put(lambda path: path.symlink_to("/dev/zero")),
        put(lambda path: path.symlink_to(path)),
        set_field("game", "chess"),
        set_field("players", 10**300),
        set_field("setup", {"seed": "x"}),
        set_field("format", 99),
        lambda folder: os.truncate(folder / RECORD, (folder / RECORD).stat().st_size // 2),
    ]


FAULTS = ("fault in the set-up", "fault in a move", "fault in the entry")
"""Names of games on which the program itself fails, as no code expects it."""


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(name: str, really: Callable[..., Any], record_of: Callable[..., Record]) -> Callable[..., Any]:
        def instead(*given: Any) -> Any:
            if record_of(*given).meta.get("name") == name:
                raise KeyError("tannonia")
            return really(*given)

        return instead

    monkeypatch.setattr(saved_game, "start", fails(FAULTS[0], start, lambda game, record: record))
    move = fails(FAULTS[1], Match.play_line, lambda match, line: match.beginning)
    monkeypatch.setattr(Match, "play_line", move)
    entry = fails(FAULTS[2], saved_index.described, lambda game_id, match, record, changed: record)
    monkeypatch.setattr(saved_index, "described", entry)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path / "home"))
    before = list(LOGGER.handlers)
    for handler in before:  # of a window that another test has opened
        LOGGER.removeHandler(handler)
    LOGGER.propagate = True  # else pytest listens at this logger itself, and it seems to be kept already
    yield tmp_path
    stop_log()
    LOGGER.propagate = True
    for handler in before:
        LOGGER.addHandler(handler)
    LOGGER.setLevel(logging.NOTSET)


def put_down(saved: SavedGames, record: Record, name: str) -> Path:
    """A saved game as a file says it, whether or not it can be played."""
    folder = saved.folder / name.replace(" ", "-")
    folder.mkdir(parents=True)
    (folder / RECORD).write_text(sealed(record._replace(meta={**record.meta, "name": name})), encoding="utf-8")
    return folder


@pytest.mark.usefixtures("failing")
def test_50_damaged_games_hide_none_of_50_sound_ones(home: Path) -> None:
    saved = SavedGames()
    games = list(GAMES)
    for number in range(SOUND):
        put_down(saved, begun(games[number % len(games)], 6 + number), f"sound {number}")
    damaged = [put_down(saved, record, f"wrong {n}") for n, record in enumerate(played_wrongly())]
    for number, change in enumerate(bent()):
        damaged.append(put_down(saved, begun(games[number % len(games)], 9), f"bent {number}"))
        change(damaged[-1])
    damaged += [put_down(saved, begun("golden_ages", 9), name) for name in FAULTS]
    assert len(damaged) >= 50

    entries = saved.entries()
    assert sorted(entry.name for entry in entries if entry.damage is None) == sorted(f"sound {n}" for n in range(SOUND))
    assert {entry.id for entry in entries if entry.damage is not None} == {folder.name for folder in damaged}
    for entry in entries:
        if entry.damage is not None:
            for language in ("en", "fr"):
                said = say(entry.damage, language, entry.game)
                assert said.endswith(".")
                assert "\n" not in said
    left = saved.newest_unfinished()
    assert left is not None
    assert left.damage is None
    for entry in entries:
        assert saved.read(entry.id).damage == (None if entry.id == "fault-in-the-entry" else entry.damage)
    assert saved.read("fault-in-a-move").match is not None, "up to the fault it can be played"
    log = log_path().read_text()
    assert log.count("KeyError: 'tannonia'") >= len(FAULTS)
    assert "fault-in-the-set-up" in log


def test_every_flipped_bit_in_a_ship_move_is_damage_of_its_own_game(home: Path) -> None:
    ship, saved = in_the_shipyard(), SavedGames()
    legal = next(move for move in _shipyard(ship) if move[0] == "ship")
    for place in range(60):
        line = flipped(" ".join(legal[:2]), place) + " " + legal[2]
        put_down(saved, ship._replace(moves=(*ship.moves, line)), f"flipped {place}")
    entries = saved.entries()
    assert len(entries) == 60
    assert all(entry.moves == len(ship.moves) for entry in entries)
    assert {entry.damage.code for entry in entries if entry.damage is not None} <= {"move", "kept_move"}
    assert all(entry.damage is not None for entry in entries)


def _shipyard(record: Record) -> list[tuple[str, ...]]:
    match = start(game_named(record.game), record)
    match.play_lines(record.moves)
    return list(match.legal(match.deciders[0]))


def test_a_fault_of_the_rules_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    record = begun("golden_ages", 9)
    game = game_named(record.game)
    match = start(game, record)
    match.play_lines(record.moves)
    key, apply = match.state.key(), type(game).apply

    def half(self: Any, state: Any, *rest: Any) -> None:
        apply(self, state, *rest)
        raise ZeroDivisionError

    seat = match.deciders[0]
    move = next(iter(match.legal(seat)))
    with monkeypatch.context() as patch:
        patch.setattr(type(game), "apply", half)
        with pytest.raises(ZeroDivisionError):
            match.play(seat, move)
    assert match.state.key() == key
    match.play(seat, move)
    assert len(match.history) == len(record.moves) + 1


@pytest.mark.parametrize("line", ["ship tannonia levy", f"move {'9' * 5_000} 3 3"])
@pytest.mark.parametrize("command", ["replay", "render", "play"])
def test_a_command_answers_with_one_sentence(
    command: str, line: str, home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ship = in_the_shipyard()
    path, out = home / "mine.json", str(home / "out.png")
    path.write_text(ship._replace(moves=(*ship.moves, line)).to_json())
    extra = {"replay": [], "render": ["--out", out], "play": ["--finish", out]}[command]
    assert cli.main([command, str(path), *extra]) == cli.FAULT
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert told.startswith("aoc-desktop: mine.json: ")
    assert len(told) < 1_000


@pytest.mark.parametrize("command", ["replay", "render", "play"])
def test_a_command_on_which_the_program_fails_says_so_too(
    command: str, home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*given: object) -> None:
        raise KeyError("tannonia")

    path, out = home / "mine.json", str(home / "out.png")
    path.write_text(begun("golden_ages", 9).to_json())
    monkeypatch.setattr(Match, "play_line", fails)
    extra = {"replay": [], "render": ["--out", out], "play": ["--finish", out]}[command]
    assert cli.main([command, str(path), *extra]) == cli.FAULT
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "The program failed while it read this game (KeyError 'tannonia')" in told
    assert "Traceback" in log_path().read_text()

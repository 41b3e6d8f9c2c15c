"""The program is killed (SIGKILL) at any moment, also while it writes: no game is lost, none is damaged, and the one
that was played goes on from the last move that was shown.

`python3 run.py slow -k killed` does it 500 times.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.saved_games import SavedGames

if sys.platform == "win32":
    pytest.skip("processes are made by fork", allow_module_level=True)

ROOT = Path(__file__).parents[2]


class Said(NamedTuple):
    """What a process told before it was killed."""

    game: str
    shown: list[str]
    """The moves as its window showed them last."""
    next: list[str]
    """The moves that it was about to keep: at most one step ahead."""
    begun: dict[str, int]
    """Games of which something was shown, with how often."""


class Program:
    """Starts the program again and again; `tests/profile/player_process.py` is what runs."""

    def __init__(self, home: Path) -> None:
        given = {**os.environ, "AOC_DESKTOP_HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-m", "tests.profile.player_process"]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=given, cwd=ROOT)
        assert self._line() == "ready"

    def _line(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, "the program ended by itself"
        return line.rstrip("\n")

    def run_and_kill(self, seed: int, slow: bool, after: int, delay: float) -> list[str]:
        """Let it play until it has shown so many moves (none: as it starts), or on a slow disk until it has written
        half of so many lines; a moment longer, and kill it."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seed} {int(slow)}\n")
        self.process.stdin.flush()
        lines = [self._line()]
        child = int(lines.pop().split()[1])
        awaited, seen = "half" if slow else "show", 0
        while seen < after:
            lines.append(self._line())
            seen += lines[-1].startswith(awaited)
        time.sleep(delay)
        os.kill(child, signal.SIGKILL)
        while (line := self._line()) != "over":
            lines.append(line)
            if line.endswith("over"):  # the child's last line was cut off in the middle
                lines.pop()
                break
        return lines

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(timeout=30)
        self.process.stdout.close()


def understood(lines: list[str], before: dict[str, tuple[str, ...]]) -> Said:
    """The lines of one run; `before` holds the moves of the games that were there."""
    game, shown, coming = "", [], []
    begun: dict[str, int] = {}
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "game":
            game, count = rest.split()
            shown = list(before.get(game, ()))
            assert len(shown) == int(count), "the game does not go on where it was"
            coming = shown
        elif word == "keep":
            number, _, move = rest.partition(" ")
            held = int(number)
            coming = [*shown[: held - 1], move] if held else []
            assert held <= len(shown) + 1
        elif word == "show":
            shown = coming
            begun[game] = begun.get(game, 0) + 1
    return Said(game, shown, coming, begun)


def kept_games(folder: Path) -> dict[str, tuple[str, ...]]:
    """The games on disk, read as the program's next start would read them; none may be damaged."""
    found = {}
    saved = SavedGames(folder)
    for entry in saved.entries():
        assert entry.damage is None, (entry.id, entry.damage)
        record = saved.read(entry.id).record
        assert record is not None
        found[entry.id] = record.moves
    saved.close()
    return found


class Kills(NamedTuple):
    """What came of it, apart from what `kill_often` asserts after each."""

    moves: int
    """Shown on the table, over all."""
    halves: int
    """Kills in the middle of a line or just after it."""
    ahead: int
    """Times that a move was kept and not yet shown."""


def kill_often(home: Path, times: int) -> Kills:
    program, rng = Program(home), Rng(times)
    folder = home / "data" / "games"
    before: dict[str, tuple[str, ...]] = {}
    moves = ahead = halves = games = 0
    for number in range(times):
        after = 0 if number % 10 == 9 else 1 + rng.below(16)
        delay = rng.below(400) / 1000 if after == 0 else rng.below(12) / 1000
        lines = program.run_and_kill(number + 1, number % 2 == 1, after, delay)
        halves += lines[-1:] == ["half"]
        said = understood(lines, before)
        kept = kept_games(folder)
        for game, held in before.items():
            assert game in kept, f"lost after kill {number}"
            assert game == said.game or game in said.begun or kept[game] == held
        for game in said.begun:
            assert game in kept, f"lost after kill {number}"
        if said.game in kept:
            assert list(kept[said.game]) in (said.shown, said.next), f"not the last move after kill {number}"
            ahead += list(kept[said.game]) != said.shown
        else:
            assert not said.shown
        moves += sum(said.begun.values())
        games = len(kept)
        before = kept
    program.close()
    print(f"\n  {times} kills, {moves} moves shown, {games} games, none lost, none damaged")
    print(f"  {halves} kills in the middle of a line or just after it; {ahead} times a kept move was not shown yet")
    return Kills(moves, halves, ahead)


def test_a_game_survives_being_killed_20_times(tmp_path: Path) -> None:
    kills = kill_often(tmp_path, 20)
    assert kills.moves > 60
    assert kills.halves > 0, "no kill came while something was written"


@pytest.mark.slow
def test_a_game_survives_being_killed_500_times(tmp_path: Path) -> None:
    kills = kill_often(tmp_path, 500)
    assert kills.moves > 1500
    assert min(kills.halves, kills.ahead) > 0, "no kill came while something was written"

"""Speed of Advanced Civilization's table: moves to the finished picture and dragging in a game of six, a saved game of
eight to its painted table, and what a long game takes of the memory. Processor time is judged."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest

from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.record import Record, record_of_match, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.saved_games import SavedGames
from tests.benchmarks.test_window_speed import PaintCount, Times, drag_about, finish_paint, point_about, think
from tests.games.advanced_civilization.player import choose
from tests.games.advanced_civilization.table.tables import record_until, sensible
from tests.ui.person import Person, preferences_in

pytestmark = pytest.mark.benchmark

LARGEST_MEMORY = 400
MOVES = 400


def in_tenth_turn(state: State) -> bool:
    return state.turn >= 10


def with_people(record: Record, levels: tuple[str, ...]) -> Record:
    seats = [{"name": f"Player {seat + 1}", "level": level} for seat, level in enumerate(levels)]
    return record._replace(meta={**record.meta, "seats": seats})


@cache
def game_of_eight(turns: int) -> Record:
    """Eight seats who spread, build and trade, one of them a person."""
    match = start(GAME, Record(GAME.id, "standard", 8, "table", (), {"seed": 3, "turn_limit": 40}))
    rng = Rng(3)
    while match.state.turn <= turns:
        seat = match.deciders[0]
        if seat == CHANCE:
            match.draw(rng)
        else:
            match.play(seat, choose(match.state, list(match.legal(seat)), rng))
    return with_people(record_of_match(match), ("human", *("random",) * 7))


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    made = Person(preferences_in(tmp_path, play_forced_moves=False))
    yield made
    made.leave()


@pytest.mark.parametrize(("size", "longest"), [((1280, 720), 33.0), ((3840, 2160), 60.0)])
def test_a_game_of_six(person: Person, size: tuple[int, int], longest: float) -> None:
    """From its tenth turn on: one person, five AI seats that move when they are told to."""
    person.window.resize(*size)
    record = record_until("06", in_tenth_turn)
    person.window.continue_record(with_people(record, ("human", *("random",) * 5)))
    person.listen()
    person.settle()
    session = person.session
    session.waiting.connect(session.pause)
    session.table.confirm = lambda move, reveals: True  # type: ignore[method-assign]  # no person is there
    models, paints = Times("models after a move"), Times("move to finished paint")
    first, drags, hovers = Times("first answer to a drag"), Times("mouse move while dragging"), Times("pointing")
    refresh = person.models.refresh
    person.models.refresh = lambda: models.take(refresh)
    painted, rng, decided = PaintCount(person.view.viewport()), Rng(5), 0
    while len(paints.spent) < MOVES and not session.finished:
        if not session.human_decides:
            paints.take(lambda: (session._move_by_itself(), finish_paint()))
            continue
        decided += 1
        if decided % 8 == 0 and session.match.state.step in ("movement", "shipyard"):
            point_about(person, hovers)
            drag_about(person, rng, first, drags, painted)
        think(person)
        move = sensible(person, rng)
        paints.take(lambda move=move: (person.page.play(move), finish_paint()))  # type: ignore[misc]
    print()
    drags.spent += first.spent
    drags.wall += first.wall
    judged = {times.name: times.judged() for times in (models, paints, drags, first, hovers) if len(times.spent) > 1}
    assert judged["move to finished paint"] < longest
    assert judged["mouse move while dragging"] < (16 if size[0] == 1280 else longest)


def test_a_saved_game_of_eight_to_its_painted_table(person: Person, tmp_path: Path) -> None:
    """Twenty turns, from the disk to the finished picture; nothing of this game was loaded before."""
    saved = SavedGames(tmp_path / "data" / "games")
    saved.add(game_of_eight(20))
    saved.entries()
    saved.close()
    game = SavedGames(tmp_path / "data" / "games").entries()[0].id
    times = Times("saved game to painted table")
    times.take(lambda: (person.window.load_game(game), finish_paint()))
    assert person.page.view.isVisible()
    print(f"\n  {times.name}: {times.spent[0]:.0f} ms of the processor, {times.wall[0]:.0f} ms on the clock")
    assert times.spent[0] < 1000


PLAYS = """
import os, sys
from pathlib import Path
from aoc_desktop.kernel.record import read_record
from aoc_desktop.ui import load_qt
load_qt()
from aoc_desktop.ui.frame.app import application, make_window
app = application()
window = make_window()
window.resize(1280, 720)
window.show()
window.continue_record(read_record(Path(sys.argv[1])))
session = window.session
for _ in range(150):
    app.processEvents()
    if session.human_decides:
        window.table.curtain.is_down or window.table.play(session.legal()[0])
    elif not session.finished:
        session._move_by_itself()
app.processEvents()
pages = int(Path("/proc/self/statm").read_text().split()[1])
print(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, flush=True)
"""


def test_memory_of_a_long_game(tmp_path: Path) -> None:
    """The program with an eight-seat game of twenty turns on its table, and 150 moves more."""
    path = tmp_path / "game.json"
    path.write_text(game_of_eight(20).to_json(), encoding="utf-8")
    given = {**os.environ, "AOC_DESKTOP_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-c", PLAYS, str(path)], env=given, capture_output=True, text=True, check=True
    )
    used = float(done.stdout.split()[-1])
    print(f"\n  {used:.0f} MB")
    assert used < LARGEST_MEMORY

"""A blind player's whole games: the real program, a bus, keys, and nothing else (`python3 run.py slow -k atspi`)."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from aoc_desktop.games import GAMES
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.kernel.record import replay
from run import missing_libraries
from tests.atspi.session import LAUNCHER
from tests.games.advanced_civilization.table.moments import NAMES
from tests.games.advanced_civilization.table.test_trading_floor import dealing

ROOT = Path(__file__).parents[2]
SYSTEM = "/usr/bin/python3"
TOOLS = ("dbus-run-session", "Xvfb", "openbox", "xdotool", LAUNCHER, SYSTEM)
SAID = re.compile(r"SPEECH OUTPUT: '(.*)'\{")
RESULT = re.compile(r"(?:wins? by|share the victory with) \d+ points?\b.*\b\d+ points?")
"""Who won, and with how many points."""
pytestmark = pytest.mark.slow


class Plan(NamedTuple):
    """A game of the shelf, as it is set up and played."""

    box: int
    """Its place on the shelf; the first is offered at the first start."""
    wanted: tuple[str, ...] = ()
    """Buttons of the form that are pressed."""
    least: int = 8
    """Moves that a whole game takes at least."""
    seconds: int = 280
    record: str = ""
    """The game that is played on; it has no box then."""
    prefers: tuple[str, ...] = ()
    until: tuple[str, ...] = ()
    """Moves that are enough, where it is not played to the end."""


PLANS = {
    "age_of_civilization": Plan(1),
    "golden_ages": Plan(2, seconds=900),
    "monumental_duel": Plan(3, seconds=900),
    "advanced_civilization": Plan(4, ("Short game: 12 turns",), least=5, seconds=1500),
}


TRADE = Plan(
    0,
    prefers=("Deal", "Make", "This", "Promise", "Say", "Ask", "Among", "Give", "Refuse.", "No", "End"),
    until=("Deal with", "Make an offer", "This lot of 3 cards", "Promise", "Ask for 3 cards", "Among them"),
    seconds=500,
)
"""A deal, and an offer."""


def missing() -> str:
    """The missing requirements. Debian: at-spi2-core, dbus, xvfb, openbox, xdotool, gir1.2-atspi-2.0, and what `python3
    run.py` installs for a window on X."""
    absent = [tool for tool in TOOLS if not shutil.which(tool)] + missing_libraries(screen=True)
    if absent:
        return f"not there: {', '.join(absent)}"
    asked = subprocess.run([SYSTEM, "-c", "import gi; gi.require_version('Atspi', '2.0')"], capture_output=True)
    return "" if asked.returncode == 0 else "the system's Python has no bindings of AT-SPI (gir1.2-atspi-2.0)"


def played(folder: Path, plan: Plan, seed: int, *orca: str) -> dict[str, Any]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "AOC_DESKTOP_HOME": str(folder / "home"), "LANG": "C.UTF-8"}
    environment |= {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder), "LISTENS": "0.5" if orca else "0.06"}
    environment["GIVES_UP"] = str(plan.seconds)
    folder.chmod(0o700)
    program = [sys.executable, "-m", "aoc_desktop"]
    if plan.record:
        (folder / "game.aocgame").write_text(plan.record)
        program.append(str(folder / "game.aocgame"))
    player = (
        SYSTEM,
        "-m",
        "tests.atspi.player",
        json.dumps({"seed": seed, **plan._replace(record="")._asdict()}),
        *program,
    )
    session = ("dbus-run-session", "--", sys.executable, "-m", "tests.atspi.session", *orca, *player)
    output, errors = folder / "output", folder / "errors"  # no pipes: services that stay would keep them open
    with output.open("w") as told, errors.open("w") as wrong:
        done = subprocess.run(
            session, cwd=ROOT, env=environment, stdout=told, stderr=wrong, timeout=plan.seconds + 120, check=False
        )
    assert done.returncode == 0, errors.read_text()[-3000:]
    heard: dict[str, Any] = json.loads(output.read_text().splitlines()[-1])
    return heard


@pytest.fixture(autouse=True)
def tools() -> None:
    if reason := missing():
        pytest.skip(reason)


def test_every_game_of_the_shelf_is_played_by_ear() -> None:
    assert list(PLANS) == list(GAMES)


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", PLANS)
def test_atspi_alone_is_enough_for_a_whole_game(tmp_path: Path, game: str) -> None:
    told = played(tmp_path, PLANS[game], 3)
    assert told["finished"], told["heard"][-12:]
    assert any(RESULT.search(line) for line in told["said"][-3:])
    assert len(told["moves"]) >= PLANS[game].least, "decided by ear"
    assert all(move.split(",")[0].strip() for move in told["moves"])
    silent = [line for line in told["heard"] if line.startswith(",") or not line.strip()]
    assert silent == []
    delays = sorted(told["delays"])
    middle, late = delays[len(delays) // 2], delays[len(delays) * 95 // 100]
    print(f"{game}: {len(told['moves'])} moves, {len(delays)} keys: heard after {middle:.3f} s, 95 %: {late:.3f} s")


@pytest.mark.timeout(900)
def test_atspi_alone_is_enough_for_a_trade(tmp_path: Path) -> None:
    """Advanced Civilization among six nations: an answer to one's offer is accepted, and another offer is made."""
    record = dealing()
    human = replay(GAME, record).deciders[0]
    seats = [{"name": name, "level": "human" if seat == human else "adept"} for seat, name in enumerate(NAMES[:6])]
    told = played(tmp_path, TRADE._replace(record=record._replace(meta={"seats": seats}).to_json()), 3)
    assert told["finished"], told["heard"][-12:]
    assert told["moves"][0].startswith("Deal with "), "the answers are the first that is heard"
    assert any(" offers 3 cards with " in line and " and wants " in line for line in told["said"]), "what others offer"
    assert told["moves"][-1].startswith("Among them "), "the offer is made"


@pytest.mark.timeout(1200)
@pytest.mark.skipif(not shutil.which("orca"), reason="Orca is not there")
def test_atspi_orca_says_what_matters(tmp_path: Path) -> None:
    """Moves with their effects, questions, the others' moves, and the winner with the points."""
    if subprocess.run(["pgrep", "-u", str(os.getuid()), "-x", "orca"], capture_output=True).returncode == 0:
        pytest.skip("Orca runs already: it lets no other begin, and somebody may need it")
    log = tmp_path / "orca.log"
    told = played(tmp_path, PLANS["age_of_civilization"]._replace(seconds=700), 3, "--orca", str(log))
    said = SAID.findall(log.read_text(encoding="utf-8", errors="replace"))
    assert told["finished"], told["heard"][-12:]
    print(*said, sep="\n")
    for words in ("Legal moves", "End it?", "The game ends.", "See the result"):
        assert any(words in line for line in said), words
    assert any(RESULT.search(line) for line in said), "who won, with how many points"
    assert not [line for line in said if "layered pane" in line or "page tab" in line], "words that mean nothing here"
    assert re.search(r"^[^.]+ by \d+ points?\. 1\. .+ points?\. 2\. .+ points?\. heading", said[-1]), "place by place"

"""Golden files: what the program does or says, kept as readable text so that a change is seen in review.

    AOC_WRITE_GOLDEN=1 python3 run.py test -k golden

writes them anew; read the difference before it is committed.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from aoc_desktop.kernel.events import ABOUT, Event
from aoc_desktop.kernel.game import CHANCE, Game
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.rng import Rng

SEED = 2026


def check(path: Path, text: str) -> None:
    """The text must be what the file holds."""
    if os.environ.get("AOC_WRITE_GOLDEN"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    assert text == path.read_text(encoding="utf-8"), f"see tests/golden.py if {path.name} is meant to change"


def event_line(event: Event) -> str:
    """An event as one line of a playthrough."""
    parts = [event.kind]
    if event.seat is not None:
        parts.append(f"seat {event.seat}")
    numbers = [value for name, value in event.values.items() if isinstance(value, int) and name not in (*ABOUT, "n")]
    parts += [*event.words, *(str(number) for number in numbers if number)]
    if event.cause is not None:
        name = f"{event.cause.id}.{event.cause.ability}" if event.cause.ability else event.cause.id
        parts.append(f"({name})")
    return " ".join(parts)


def playthrough(game: Game[Any], mode: Any, when: Callable[[Any], str], standing: Callable[[Any], str]) -> str:
    """A random game of the mode: its set-up, then each move with its events and what the players have after it."""
    rng = Rng(SEED)
    match = Match(game, game.setup(mode.options, rng))
    lines = [mode.name, ""]
    lines += [f"{part}: {value}" for part, value in game.setup_of(match.state).items()]
    while match.deciders:
        state = match.state
        seat = match.deciders[0]
        legal = match.legal(seat)
        move = game.draw(state, rng) if seat == CHANCE else legal.sample(rng)
        lines += ["", f"{when(state)} seat {seat} {state.step}, {len(list(legal))} legal moves"]
        lines.append(f"> {' '.join(move)}")
        lines += [f"    {event_line(event)}" for event in match.play(seat, move)]
        lines.append(f"  {standing(match.state)}")
    lines += ["", str(match.outcome), ""]
    return "\n".join(lines)

"""Sessions of The Golden Ages for tests: people or random seats, nothing that waits."""

from __future__ import annotations

from aoc_desktop.games.golden_ages.table.rows.table import TableModels
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.play.session import HUMAN, Pace, SeatInfo, Session
from aoc_desktop.play.start import new_game
from tests.sessions import AT_ONCE, NAMES

MODES = [
    (2, ()),
    (3, ("balanced_civilizations", "open_sea")),
    (4, ("last_turns", "open_future")),
]
"""Players and variants: every option once."""


def session(
    players: int, variants: tuple[str, ...] = (), seed: int = 1, humans: int | None = None, pace: Pace = AT_ONCE
) -> Session:
    """`humans`: the first so many seats; by default all."""
    people = players if humans is None else humans
    seats = [SeatInfo(NAMES[seat], HUMAN if seat < people else "random") for seat in range(players)]
    return new_game(Record("golden_ages", "base", players, "table", variants, {"seed": seed}), seats, pace)


def started(players: int, variants: tuple[str, ...] = (), seed: int = 1) -> TableModels:
    """The rows of a table where everybody is a person; its session keeps them."""
    running = session(players, variants, seed)
    rows = TableModels.of(running)
    running.begin()
    return rows


def play_some(rows: TableModels, rng: Rng, count: int) -> None:
    """Random moves, as long as there are any."""
    for _ in range(count):
        if rows.session.finished:
            return
        rows.session.play(rng.choice(rows.player_view.moves))

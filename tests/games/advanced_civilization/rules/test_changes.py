"""What events change, told by `Game.changes`, is what changed: over whole games, number by number."""

from __future__ import annotations

from collections import Counter

import pytest

from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.phases.voyage import Voyage
from aoc_desktop.games.advanced_civilization.rules.scoring import points_of
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.notation import read_line
from aoc_desktop.kernel.record import read_record, start
from tests.games import data_of

FOLDER = data_of("advanced_civilization", "conformance")


def numbers(state: State) -> dict[tuple[int, str], int]:
    """What everybody may count of each seat; tokens aboard a ship are on the map."""
    aboard = {task.seat: task.cargo for task in state.agenda if isinstance(task, Voyage)}
    counted = {}
    for seat in range(state.table.players):
        counted[seat, "stock"] = state.stock[seat]
        counted[seat, "treasury"] = state.treasury[seat]
        counted[seat, "tokens"] = sum(state.tokens[seat]) + aboard.get(seat, 0)
        counted[seat, "cities"] = state.map_cities(seat)
        counted[seat, "points"] = points_of(state, seat, hand=False)
    return counted


@pytest.mark.parametrize("name", ["03_east_4p_warriors", "11_west_3p_to_the_last_square", "12_west_2p_revolts"])
def test_the_changes_of_events_add_up(name: str) -> None:
    record = read_record(FOLDER / f"{name}.record.json")
    state = start(GAME, record).state
    before = numbers(state)
    for line in record.moves:
        log: list[Event] = []
        GAME.apply(state, *read_line(line, GAME.deciders(state)), log)
        told: Counter[tuple[int, str]] = Counter()
        for event in log:
            for change in GAME.changes(event):
                told[change.seat, change.what] += change.amount
        after = numbers(state)
        assert {key: after[key] - before[key] for key in after} == {key: told[key] for key in after}, line
        before = after

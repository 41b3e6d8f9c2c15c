"""What Age of Civilization tells those who know nothing of its state: where it stands, and what an event changes."""

from __future__ import annotations

import pytest

from aoc_desktop.games.age_of_civilization.rules import events as kinds
from aoc_desktop.games.age_of_civilization.rules.events import DECLINE
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.kernel.errors import IllegalMove
from aoc_desktop.kernel.events import Cause, Event
from aoc_desktop.kernel.game import Change
from aoc_desktop.kernel.record import replay, start
from tests.ai.games import DRAFT, PLAIN, state_of
from tests.sessions import record
from tests.solo_games import finished

PHOENICIA = Cause("civilization", "phoenicia", "inherited")


def test_a_new_game_stands_at_its_first_step() -> None:
    state = state_of(PLAIN)
    moment = GAME.moment(state)
    assert (moment.round, moment.rounds, moment.step) == (1, 6, "civilization")
    assert moment.step == moment.steps[0]
    assert moment.turn == moment.first == state.first_player
    assert moment.points == (0, 0)
    assert not moment.secrets


def test_in_a_draft_hands_are_secret() -> None:
    moment = GAME.moment(state_of(DRAFT))
    assert moment.step == "draft"
    assert moment.secrets


def test_a_finished_game_is_nobodys_turn_and_tells_what_it_earned() -> None:
    match = replay(GAME, finished(2))
    moment = GAME.moment(match.state)
    assert (moment.step, moment.turn) == ("finished", None)
    assert match.outcome is not None
    assert moment.points == match.outcome.points
    assert match.outcome.extras.get("achievements", []) == list(match.outcome.achievements)  # type: ignore[attr-defined]


def test_chance_has_no_odds_for_it_never_decides() -> None:
    with pytest.raises(IllegalMove):
        GAME.odds(start(GAME, record(2, seed=1)).state)


@pytest.mark.parametrize(
    ("event", "changes"),
    [
        (kinds.Gained(1, "points", 3, PHOENICIA), [Change(1, "points", 3, PHOENICIA)]),
        (kinds.Paid(0, "coins", 2), [Change(0, "coins", -2)]),
        (kinds.CoinsLaid(0, "egypt", 2, PHOENICIA), [Change(0, "coins", -2, PHOENICIA)]),
        (kinds.WorkersDiscarded(0, "workers", 4), [Change(0, "workers", -4, DECLINE)]),
        (kinds.WonderGained(1, "petra", PHOENICIA), [Change(1, "wonders", 1, PHOENICIA)]),
        (kinds.Performs(0, "hunt", 2, PHOENICIA), []),
        (kinds.MarketCoins(1), []),
    ],
    ids=lambda case: case.kind if isinstance(case, Event) else "",
)
def test_what_an_event_changes(event: Event, changes: list[Change]) -> None:
    assert list(GAME.changes(event)) == changes

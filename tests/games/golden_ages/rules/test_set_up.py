"""Setting up: what is drawn, what a record may fix, and what is refused (rules, sections 1 and 8; notation, Record)."""

from __future__ import annotations

from typing import Any

import pytest

from aoc_desktop.games.golden_ages.rules.card_files import shipped_set
from aoc_desktop.games.golden_ages.rules.game import GAME
from aoc_desktop.games.golden_ages.rules.setup import Options
from aoc_desktop.kernel.errors import BadOptions, IllegalMove
from aoc_desktop.kernel.record import Record, start
from aoc_desktop.kernel.rng import Rng
from tests.games.golden_ages.modes import MODES, Mode
from tests.games.golden_ages.position import Position, beginning


def refused(players: int = 2, variants: tuple[str, ...] = (), mode: str = "table", **setup: Any) -> dict[str, Any]:
    with pytest.raises(BadOptions) as caught:
        GAME.setup(Options(shipped_set("base"), players, mode, frozenset(variants), setup), Rng(1))
    return {"code": caught.value.reason.code, **caught.value.reason.params}


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_a_set_up_can_be_written_and_read_again(mode: Mode) -> None:
    first = start(GAME, mode.record._replace(setup={"seed": 5}))
    setup = {name: value for name, value in first.beginning.setup.items() if name != "seed"}
    second = start(GAME, mode.record._replace(setup=setup))
    assert first.state.key() == second.state.key()


def test_fixing_one_part_leaves_the_others_as_they_were() -> None:
    drawn = GAME.setup_of(beginning(seed=4).state)
    fixed = GAME.setup_of(beginning(seed=4, glory=sorted(drawn["glory"])).state)
    assert {**drawn, "glory": 0} == {**fixed, "glory": 0}


LATER_BUILDINGS = [["wall", "bank"], ["museum", "factory"], ["laboratory", "power_plant"]]
CIVILIZATIONS = [["greece", "inca", "spain", "usa"], ["china", "france", "portugal", "japan"]]


def test_players_start_alike() -> None:
    game = beginning(2, civilizations=CIVILIZATIONS)
    for player in game.state.players:
        assert (player.gold, player.points, player.reserve) == (3, 0, 5)


@pytest.mark.parametrize(
    ("setup", "problem"),
    [
        ({"square_rotation": 45}, "wrong_type"),
        ({"tiles_three": ["t1", "t2", "t3"]}, "wrong_count"),
        ({"tiles_three": ["t1", "t2", "t3", "t5"]}, "unknown_card"),
        ({"tiles_three": ["t1", "t2", "t3", "t3"]}, "duplicate"),
        ({"tiles_three": "t1"}, "wrong_type"),
        ({"buildings": [["market", "library"]]}, "wrong_count"),
        ({"buildings": {}}, "wrong_type"),
        ({"buildings": [["market", "market"], *LATER_BUILDINGS]}, "duplicate"),
        ({"buildings": [["bank", "market"], *LATER_BUILDINGS]}, "wrong_era"),
        ({"civilizations": [["inca", "rome", "spain", "usa"], ["egypt", "france", "portugal", "japan"]]}, "wrong_era"),
        ({"civilizations": [["rome", "inca", "spain", "usa"], ["rome", "france", "portugal", "japan"]]}, "duplicate"),
        ({"futures": ["time_travel", "time_travel"]}, "duplicate"),
        ({"futures": ["time_travel", "dance"]}, "unknown_card"),
        ({"judgements": ["richest"]}, "wrong_count"),
        ({"glory": [1, 2, 3]}, "not_the_cards"),
        ({"glory": ["2"]}, "wrong_type"),
        ({"deck": []}, "not_allowed"),
    ],
)
def test_a_wrong_set_up_is_refused(setup: dict[str, Any], problem: str) -> None:
    found = refused(**setup)
    assert found["code"] == "setup_field"
    assert found["field"] == next(iter(setup))
    assert found["problem"] == problem


def test_options_that_do_not_go_together() -> None:
    assert refused(players=5)["code"] == "players"
    assert refused(mode="solo")["code"] == "unknown_mode"
    assert refused(variants=("draft",))["code"] == "unknown_variant"
    assert refused(players=4, variants=("balanced_civilizations",))["code"] == "balanced_players"


def test_without_a_seed_every_part_must_be_given() -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.options(Record(GAME.id, "base", 2, "table", (), {"glory": []}))
    assert caught.value.reason.params["problem"] == "missing"


def test_where_the_game_stands() -> None:
    game = Position(era=3)
    moment = GAME.moment(game.state)
    assert (moment.round, moment.rounds, moment.step, moment.turn, moment.first) == (3, 4, "actions", 0, 0)
    assert moment.secrets, "later civilisations and future technologies are secret"
    assert GAME.moment(beginning(variants=["balanced_civilizations"]).state).first is None
    open_game = Position(era=4, variants=["open_future"])
    assert not GAME.moment(open_game.state).secrets


def test_chance_never_decides() -> None:
    state = beginning().state
    for ask in (lambda: GAME.draw(state, Rng(1)), lambda: GAME.odds(state)):
        with pytest.raises(IllegalMove):
            ask()
    assert GAME.order_matters(state, 0)
    assert not GAME.traits.chance


def test_changes_read_what_events_change() -> None:
    game = Position().hold(0, reserve=0, gold=0).colonists(0, "e4").cities(0, "e3")
    game.play("explore e4 e5")
    changed = [(change.what, change.amount) for event in game.play("found") for change in GAME.changes(event)]
    assert changed == [("cubes", 1), ("cubes", -1), ("gold", 1)]
    game = Position().hold(0, gold=3).colonists(0, "e4").colonists(1, lying="e5").cities(1, "e5")
    events = game.play("attack e4 e5")
    assert [(change.seat, change.what, change.amount) for event in events for change in GAME.changes(event)] == [
        (0, "gold", -3),
        (1, "cubes", 1),
    ]


def test_a_summary_for_the_terminal() -> None:
    game = Position(era=4).colonists(0, lying="d5")
    game.hold(1, technologies="carriage", wonders="colossus", buildings="bank")
    assert "era 4 of 4, player 1 to decide (turn)" in GAME.summary(game.state)
    game.play("golden_age", "judge richest")
    assert "finished" in GAME.summary(game.state)
    assert "carriage, colossus, bank" in GAME.summary(game.state)
    assert "best: player" in GAME.summary(game.state)

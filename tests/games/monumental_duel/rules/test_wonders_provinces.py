"""Wonders and provinces of the box that have an effect or a bonus, played (rules, section 9)."""

from __future__ import annotations

import pytest

from tests.games.monumental_duel.position import Position
from tests.games.monumental_duel.using import using

# ------------------------------------------------------------------ wonders


def test_great_wall_archives_as_its_cost() -> None:
    game = using("great_wall", "b2 fort", "c3 mine")
    game.play("use a1", "archive c3")
    assert game.tokens(0) == {"military": 2}
    assert not using("great_wall").legal("use")


def test_hanging_gardens_and_treaties_resolve_a_bonus_again() -> None:
    game = using("hanging_gardens").policies(0, "poliorcetics democracy").at(0)
    game.play("use a1")
    assert (game.state.source, game.legal()) == ("hanging_gardens", ["copy democracy", "copy poliorcetics"])
    game.play("copy poliorcetics")
    assert game.state.source == "poliorcetics"
    game.play("gain military")
    assert game.tokens(0) == {"military": 1}
    assert not using("hanging_gardens").legal("use")


def test_colossus_takes_the_advantage() -> None:
    game = using("colossus").advantage(1, "science", 2).at(0)
    game.play("use a1")
    assert (game.state.holder, game.state.holder_tokens) == (0, 0)
    assert not using("colossus").advantage(0, "science", 1).at(0).legal("use")


@pytest.mark.parametrize(
    ("had", "choices"), [(0, ["convert 0", "convert 1"]), (5, ["convert 0", "convert 1", "convert 2"])]
)
def test_bandiagara_converts_gold_just_gained(had: int, choices: list[str]) -> None:
    """Ruling 21."""
    game = using("bandiagara", gold=had)
    game.play("use a1")
    assert game.legal() == choices
    game.play(choices[-1])
    converted = len(choices) - 1
    assert game.tokens(0) == {name: n for name, n in {"gold": had + 1 - converted, "points": converted}.items() if n}


def test_djenne_goes_on_after_a_revolt() -> None:
    """Ruling 21: its repeat may be declined."""
    game = using("djenne", "b2 revolt", "c3 mine").deck(0, discard="revolt fort").at(0)
    game.play("use a1")
    assert game.legal() == ["archive b2", "archive c3", "archive discard fort", "archive discard revolt"]
    game.play("archive discard revolt")
    assert game.tokens(0) == {"gold": 1}
    assert "skip" in game.legal()
    game.play("archive b2", "skip")
    assert game.tokens(0) == {"gold": 2}
    assert game.state.piles[-1] == 10, "archived Revolts do not return to the pile"
    assert game.ids(game.player(0).archived) == ["revolt", "revolt"]


def test_djenne_stops_after_another_card() -> None:
    game = using("djenne", "b2 revolt", "c3 mine")
    game.play("use a1", "archive c3")
    assert game.state.step == "action"
    assert game.tokens(0) == {"gold": 1}


def test_lalibela_reinforces_up_to_two() -> None:
    """Rulings 7 and 27: also itself; knowledge goes to the discard, Action tokens go."""
    game = using("lalibela", "a2 fort+geometry", "b1 mine", active="a1 a2 b1").hold(0, knowledge_used=2).at(0)
    game.play("use a1", "reinforce a2")
    assert game.discard(0) == ["geometry"]
    assert game.player(0).knowledge_used == 0
    assert game.legal() == ["reinforce a1", "reinforce b1", "skip"]
    game.play("reinforce a1")
    assert game.active(0) == ["b1"]
    assert game.used(0) == []
    stopped = using("lalibela", "a2 fort", active="a1 a2")
    stopped.play("use a1", "skip")
    assert stopped.active(0) == ["a1", "a2"]


@pytest.mark.parametrize(("policies", "points"), [("treaties", 1), ("treaties democracy poliorcetics architecture", 3)])
def test_taj_mahal_counts_policies_to_three(policies: str, points: int) -> None:
    game = using("taj_mahal").policies(0, policies).at(0)
    game.play("use a1")
    assert game.tokens(0) == {"points": points}


def test_eiffel_tower_counts_agents() -> None:
    game = using("eiffel_tower", agents=3)
    game.play("use a1")
    assert game.tokens(0) == {"points": 3}
    assert not using("eiffel_tower", agents=0).legal("use")


def completing(wonder: str, **held: object) -> Position:
    game = (
        Position()
        .hold(0, gold=0, production=9, construction=wonder, **held)
        .hold(1, passed=True)
        .city(0, "b2 mine")
        .at(0)
    )
    game.play("complete")
    return game


def test_bonuses_of_wonders() -> None:
    assert completing("great_wall").discard(1) == ["revolt"]
    assert completing("hanging_gardens").tokens(0)["culture"] == 1
    colossus = completing("colossus")
    assert (colossus.tokens(0)["gold"], colossus.ids(colossus.player(0).provinces)) == (1, ["barricade"])
    djenne = completing("djenne")
    assert (djenne.tokens(0)["gold"], djenne.discard(0)) == (3, ["revolt"])
    lalibela = completing("lalibela")
    assert (lalibela.tokens(0)["culture"], lalibela.legal()) == (1, ["archive b2", "skip"])
    assert completing("taj_mahal").tokens(0)["culture"] == 2
    eiffel = completing("eiffel_tower")
    assert (eiffel.tokens(0)["points"], eiffel.player(0).agents) == (2, 2)
    assert completing("eiffel_tower", agents=3).player(0).agents == 3


# ------------------------------------------------------------------ provinces


def acquiring(province: str, **held: object) -> Position:
    game = Position().track(province).hold(0, gold=0, military=9, **held).hold(1, passed=True).at(0)
    game.play(f"acquire {province}")
    return game


@pytest.mark.parametrize(
    ("province", "gained"),
    [
        ("troy", {"points": 1}),
        ("ethiopia", {"culture": 1}),
        ("suez", {"gold": 2}),
        ("punjab", {"points": 2}),
        ("khyber", {"gold": 1}),
    ],
)
def test_bonuses_of_provinces(province: str, gained: dict[str, int]) -> None:
    game = acquiring(province)
    assert {name: count for name, count in game.tokens(0).items() if name != "military"} == gained


def test_provinces_that_stir_up_revolts() -> None:
    """Ruling 28: Persia's second Revolt is checked separately."""
    assert acquiring("persia").discard(1) == ["revolt"]
    assert acquiring("ganges_delta").discard(1) == ["revolt"] * 2
    holder = Position().track("persia").hold(0, military=3).advantage(0, "science", 1).at(0)
    holder.play("acquire persia")
    assert holder.discard(1) == ["revolt"] * 2


def test_khyber_takes_the_advantage_and_sicily_spies() -> None:
    assert acquiring("khyber").state.holder == 0
    sicily = acquiring("sicily")
    assert (sicily.player(0).agents, sicily.legal()) == (2, ["deploy", "skip", "train"])
    sicily.play("skip")
    assert sicily.state.step == "action"

"""Policies and warlords of the box, played (rules, section 9)."""

from __future__ import annotations

import pytest

from aoc_desktop.games.monumental_duel.rules.events import Gained
from tests.games.monumental_duel.position import Position

# ------------------------------------------------------------------ policies


def developing(policy: str, civilization: str, *cells: str, line: str = "", **held: object) -> Position:
    """The policy is developed first of all, so that only its own bonus resolves."""
    others = {"greece": "aksum", "aksum": "mughals", "mughals": "greece"}
    game = Position(civilization, others[civilization]).city(0, *cells, active="a1" if cells else "")
    game.hold(0, gold=0, culture=1, **held).hold(1, passed=True).at(0)
    game.play(f"develop {policy} {line}".strip())
    return game


@pytest.mark.parametrize(
    ("policy", "civilization", "tokens"),
    [
        ("black_powder", "mughals", {"gold": 1}),
        ("maritime_routes", "aksum", {"points": 1}),
        ("geez_alphabet", "aksum", {"gold": 1}),
    ],
)
def test_bonuses_that_give_tokens(policy: str, civilization: str, tokens: dict[str, int]) -> None:
    assert developing(policy, civilization, line="a" if civilization == "mughals" else "").tokens(0) == tokens


BUILDINGS = ["building archery_range", "building barricade", "building laboratory", "building workshop", "skip"]


@pytest.mark.parametrize(
    ("policy", "civilization", "legal"),
    [
        ("scientific_method", "greece", ["archive b2", "skip"]),
        ("poliorcetics", "greece", ["gain military", "gain production", "gain science"]),
        ("treaties", "greece", ["reinforce a1", "skip"]),
        ("architecture", "greece", BUILDINGS),
        ("democracy", "greece", ["draw", "skip"]),
        ("secularism", "mughals", ["reinforce a1", "skip"]),
        ("mansabdar", "mughals", ["archive b2", "skip"]),
        ("mughal_architecture", "mughals", BUILDINGS),
        ("dahsala", "mughals", ["discard b2", "skip"]),
        ("salt_mines", "aksum", ["archive b2", "skip"]),
        ("terrace_farming", "aksum", BUILDINGS),
        ("ezana_stone", "aksum", ["reinforce a1", "skip"]),
    ],
)
def test_bonuses_that_ask(policy: str, civilization: str, legal: list[str]) -> None:
    game = developing(policy, civilization, "a1 fort", "b2 mine", line="a" if civilization == "mughals" else "")
    assert game.legal() == legal
    assert game.state.source == policy
    if "skip" in legal:
        game.play("skip")
        assert game.state.step == "action"


def test_democracys_bonus_draws_and_uses() -> None:
    game = developing("democracy", "greece")
    game.deck(0, "fort").play("draw")
    assert game.tokens(0) == {"military": 1}


def test_dahsalas_bonus_discards_up_to_two() -> None:
    game = developing("dahsala", "mughals", "a1 fort", "b2 mine", "c3 library", line="b")
    game.play("discard b2")
    assert game.legal() == ["discard c3", "skip"]
    game.play("discard c3")
    assert game.discard(0) == ["library", "mine"]


def test_architectures_bonus_gives_a_basic_building() -> None:
    game = developing("architecture", "greece")
    game.play("building workshop")
    assert game.ids(game.player(0).top) == ["workshop"]
    assert game.state.piles[0] == 4


def test_a_bonus_that_can_do_nothing_is_not_asked() -> None:
    game = developing("scientific_method", "greece")
    assert game.state.step == "action"


def test_scientific_method_makes_the_first_progress_cheaper() -> None:
    game = Position().policies(0, "scientific_method").hold(0, science=1, gold=0).hold(1, passed=True).at(0)
    game.play("progress")
    assert "science" not in game.tokens(0)
    later = Position().policies(0, "scientific_method").hold(0, science=1, gold=0, progress=1).at(0)
    assert "progress" not in later.legal()


def test_architecture_lets_any_basic_resource_pay_for_wonders() -> None:
    game = (
        Position().policies(0, "architecture").hold(0, production=1, science=1, military=0, gold=1).hold(1, passed=True)
    )
    game.at(0).play("acquire great_wall")
    assert (game.state.step, game.state.source, game.legal()) == ("pay", "", ["pay production", "pay science"])
    assert "great_wall" in game.ids(game.state.track), "the card is still where it was"
    game.play("pay science")
    assert game.tokens(0) == {}, "then the other token and Gold by themselves"
    assert game.player(0).construction is game.cards("great_wall")[0]


def test_gold_pays_a_mixed_cost_only_when_no_basic_token_is_left() -> None:
    game = Position().policies(0, "architecture").hold(0, science=2, gold=5).hold(1, passed=True).at(0)
    game.play("acquire great_wall")
    assert game.tokens(0) == {"gold": 4}


def test_mughal_architecture_gives_the_bonus_with_the_first_section() -> None:
    """Ruling 36."""
    game = Position().policies(1, "mughal_architecture", "a", "mughal_architecture").hold(1, production=6)
    game.track("hanging_gardens").hold(0, passed=True).at(1)
    game.play("acquire hanging_gardens")
    assert game.tokens(1)["culture"] == 1
    game.play("complete")
    assert game.tokens(1)["culture"] == 2


def test_the_first_bonus_comes_even_from_a_wonder_that_was_not_kept() -> None:
    game = Position().policies(1, "mughal_architecture", "a", "mughal_architecture").hold(0, passed=True)
    game.hold(1, production=3, construction="colossus").track("hanging_gardens").at(1)
    game.play("acquire hanging_gardens", "keep colossus")
    assert game.tokens(1)["culture"] == 1


def test_black_powder_makes_provinces_cheaper() -> None:
    awake = Position().policies(1, "black_powder", "a", "black_powder").hold(1, gold=0, military=2).track("troy").at(1)
    assert "acquire troy" in awake.legal()
    conquest = Position().policies(1, "black_powder", "a", "black_powder").hold(1, gold=0, military=4)
    conquest.hold(0, provinces="troy barricade").at(1).play("conquer")
    assert conquest.tokens(1) == {}, "once on the sum"
    asleep = Position().policies(1, "black_powder", "a").hold(1, gold=0, military=2).track("troy").at(1)
    assert "acquire troy" not in asleep.legal()


def test_ezana_stone_gives_a_point_for_each_province() -> None:
    """Ruling 8; the trigger comes before the bonus (ruling 15)."""
    game = (
        Position("aksum", "greece").policies(0, "ezana_stone").hold(0, gold=0, military=7).hold(1, provinces="persia")
    )
    events = game.track("ethiopia").at(0).play("acquire ethiopia")
    gains = [event.resource for event in events if isinstance(event, Gained)]
    assert gains == ["points", "culture"]
    game.hold(1, passed=True).at(0).play("conquer")
    assert game.tokens(0)["points"] == 2


@pytest.mark.parametrize(
    ("policy", "civilization", "held", "tokens"),
    [
        ("poliorcetics", "greece", {"science": 1}, {"military": 2}),
        ("dahsala", "mughals", {}, {"gold": 1}),
        ("geez_alphabet", "aksum", {"points": 1}, {"culture": 1}),
        ("terrace_farming", "aksum", {"gold": 1}, {"production": 1, "science": 1, "military": 1}),
    ],
)
def test_uses_of_policies(policy: str, civilization: str, held: dict[str, int], tokens: dict[str, int]) -> None:
    game = Position(civilization, "greece" if civilization != "greece" else "aksum")
    if civilization == "mughals":
        game.policies(0, policy, "a", policy)
    else:
        game.policies(0, policy)
    game.hold(0, **{"gold": 0, **held}).at(0).play(f"policy {policy}")
    assert game.tokens(0) == tokens


def test_salt_mines_need_three_production_gained() -> None:
    game = Position("aksum", "greece").policies(0, "salt_mines").gained(0, production=2).at(0)
    assert not game.legal("policy")
    game.gained(0, production=3).at(0).play("policy salt_mines")
    assert game.tokens(0) == {"gold": 3}


def test_secularism_and_mansabdar() -> None:
    game = Position().policies(1, "secularism mansabdar", "a b", "secularism mansabdar").hold(1, gold=0, science=2)
    game.deck(1, "fort").hold(0, passed=True).at(1)
    game.play("policy mansabdar")
    assert game.tokens(1) == {"science": 1, "military": 1}
    game.play("policy secularism", "pay military", "gain production science")
    assert game.tokens(1) == {"production": 1, "science": 2}


# ------------------------------------------------------------------ warlords


@pytest.mark.parametrize("era", [1, 2, 3])
def test_hercules_gives_as_many_of_one_resource_as_the_era(era: int) -> None:
    game = Position().advantage(0, "science", 1)
    game.state.era = era
    game.at(0).play("warlord", f"gain {' '.join(['science'] * era)}")
    assert game.tokens(0) == {"science": era, "gold": 2}


def test_akbar_discards_and_builds_a_barricade() -> None:
    game = Position().advantage(1, "science", 1).city(1, "b2 fort", "c3 mine").at(1)
    game.play("warlord", "discard c3")
    assert game.discard(1) == ["mine"]
    assert game.ids(game.player(1).provinces) == ["barricade"]


def test_makeda_gives_a_point() -> None:
    game = Position("aksum", "greece").advantage(0, "science", 1).at(0)
    game.play("warlord")
    assert game.tokens(0) == {"gold": 2, "points": 1}

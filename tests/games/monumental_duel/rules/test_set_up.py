"""Set-up (rules, sections 1 and 7): what is dealt, what is drawn, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from aoc_desktop.games.monumental_duel.rules.card_files import shipped_set
from aoc_desktop.games.monumental_duel.rules.game import GAME
from aoc_desktop.games.monumental_duel.rules.setup import Options
from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.record import Record
from aoc_desktop.kernel.rng import Rng
from tests.games.monumental_duel.position import DEVELOPMENT, SETUP, beginning, cards_with


def refused(**changed: Any) -> tuple[str, dict[str, Any]]:
    variants = changed.pop("variants", ())
    players, mode = changed.pop("players", 2), changed.pop("mode", "table")
    options = Options(shipped_set("espionage"), players, mode, frozenset(variants), {**SETUP, **changed})
    with pytest.raises(BadOptions) as caught:
        GAME.setup(options, Rng(1))
    return caught.value.reason.code, dict(caught.value.reason.params)


def test_the_table_at_the_start() -> None:
    game = beginning(**SETUP)
    state = game.state
    assert game.ids(state.track) == DEVELOPMENT.split()[:6]
    assert game.ids(state.development) == DEVELOPMENT.split()[6:]
    assert state.piles == (5, 5, 5, 5, 10)
    assert (state.era, state.round, state.holder, state.first_player) == (1, 1, -1, 0)
    for seat in range(2):
        player = game.player(seat)
        assert game.tokens(seat) == {"gold": 2}
        assert (player.agents, player.espionage.id) == (1, "basic_espionage")
        assert not player.policies
        assert not player.provinces


def test_a_knowledge_is_dealt_under_the_next_card() -> None:
    game = beginning(**SETUP)
    assert game.in_city(0)["a3"] == "fort+philosophy"
    assert game.in_city(0)["c3"] == "fort"
    assert len(game.in_city(0)) == 9
    assert sorted(game.ids(game.player(0).bag)) == ["fort", "mine", "work_camp", "work_camp", "work_camp"]
    assert game.player(0).top == ()


def test_what_is_left_open_is_drawn() -> None:
    found = [GAME.setup_of(beginning(seed=seed).state) for seed in range(40)]
    assert {setup["first_player"] for setup in found} == {0, 1}
    assert len({tuple(setup["civilizations"]) for setup in found}) == 6
    assert all(setup["civilizations"][0] != setup["civilizations"][1] for setup in found)
    for setup in found:
        dealt = setup["city"]["greece"]
        assert len(dealt) == (10 if "philosophy" in dealt else 9)
        eras = [shipped_set("espionage").card[card].era for card in setup["development"]]
        assert eras == [1] * 12 + [2] * 12 + [3] * 6


def test_fixing_one_part_leaves_the_others() -> None:
    free = GAME.setup_of(beginning(seed=5).state)
    fixed = GAME.setup_of(beginning(seed=5, first_player=1 - free["first_player"]).state)
    assert {**fixed, "first_player": free["first_player"]} == free


def test_civilisations_picked_in_play() -> None:
    """The second player picks first; both Cities are dealt when both have picked."""
    setup = {field: value for field, value in SETUP.items() if field != "civilizations"}
    game = beginning("pick_civilizations", **setup)
    assert (game.state.seat, game.state.step) == (1, "civilization")
    assert game.legal() == ["choose aksum", "choose greece", "choose mughals"]
    game.play("choose greece")
    assert game.in_city(1) == {}
    assert game.legal() == ["choose aksum", "choose mughals"]
    game.play("choose aksum")
    assert game.in_city(0)["a1"] == "fort"
    assert game.in_city(1)["a3"] == "fort+philosophy"
    assert (game.state.seat, game.state.step) == (0, "activation")


def test_a_larger_set_fills_the_deck_at_random() -> None:
    """Rules, section 7: of more cards than the table asks those of each era and type are drawn."""
    more = {
        "id": "lydia",
        "era": 1,
        "terrain": "coastal",
        "cost": 3,
        "bonus": [{"do": "gain", "gold": 1}],
        "source": "me",
    }
    cards = cards_with(province=[more])
    found = set()
    for seed in range(20):
        deck = GAME.setup_of(beginning(seed=seed, cards=cards).state)["development"]
        assert len(deck) == 30
        found.add("lydia" in deck)
    assert found == {True, False}


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"players": 3}, "players"),
        ({"mode": "solo"}, "unknown_mode"),
        ({"variants": ["open_deck"]}, "unknown_variant"),
        ({"variants": ["pick_civilizations"]}, "civilizations_are_picked"),
        ({"civilizations": ["greece", "greece"]}, "same_civilization"),
        ({"development": DEVELOPMENT.split()[:29]}, "development_number"),
        ({"development": DEVELOPMENT.split()[::-1]}, "development_eras"),
        ({"development": ["troy", *DEVELOPMENT.split()[1:]]}, "development_twice"),
    ],
)
def test_what_does_not_go_together(changed: dict[str, Any], code: str) -> None:
    assert refused(**changed)[0] == code


@pytest.mark.parametrize(
    ("changed", "field", "problem"),
    [
        ({"first_player": 2}, "first_player", "wrong_type"),
        ({"first_player": True}, "first_player", "wrong_type"),
        ({"civilizations": "greece"}, "civilizations", "wrong_type"),
        ({"civilizations": ["greece"]}, "civilizations", "wrong_count"),
        ({"civilizations": ["greece", "rome"]}, "civilizations", "unknown_card"),
        ({"city": []}, "city", "wrong_type"),
        ({"city": {**SETUP["city"], "rome": []}}, "city", "unknown_card"),
        ({"city": {"greece": SETUP["city"]["greece"]}}, "city.mughals", "missing"),
        ({"development": ["rome"] * 30}, "development", "unknown_card"),
        ({"dice": [1]}, "dice", "not_allowed"),
    ],
)
def test_a_part_of_the_set_up_is_refused_by_name(changed: dict[str, Any], field: str, problem: str) -> None:
    code, params = refused(**changed)
    assert (code, params["field"], params["problem"]) == ("setup_field", field, problem)


def greek_city(cards: str) -> dict[str, Any]:
    return {"city": {**SETUP["city"], "greece": cards.split()}}


def test_a_city_must_be_dealt_from_its_deck() -> None:
    ten = "work_camp library philosophy fort library library hoplite_field forum work_camp fort"
    code, params = refused(**greek_city(ten.replace("forum", "mughal_tomb")))
    assert (code, params["cards"]) == ("city_cards", ["mughal_tomb"])
    code, params = refused(**greek_city(ten.removesuffix(" fort")))
    assert (code, params["needed"], params["found"]) == ("city_number", 10, 9)
    assert refused(**greek_city(ten.replace("philosophy ", "") + " philosophy"))[0] == "city_cover"


def test_without_a_seed_every_part_is_needed() -> None:
    record = Record(GAME.id, "espionage", 2, "table", (), {"first_player": 0})
    with pytest.raises(BadOptions) as caught:
        GAME.options(record)
    assert caught.value.reason.params["field"] == "civilizations"
    picked = record._replace(variants=("pick_civilizations",))
    with pytest.raises(BadOptions) as caught:
        GAME.options(picked)
    assert caught.value.reason.params["field"] == "city"


@pytest.mark.parametrize("seat", [0, 1])
def test_one_civilisation_may_be_chosen_and_the_other_is_drawn(seat: int) -> None:
    """The drawn one is never the chosen one, and each of the others comes up."""
    drawn = set()
    for seed in range(12):
        chosen = ["", ""]
        chosen[seat] = "aksum"
        record = Record(GAME.id, "espionage", 2, "table", (), {"seed": seed, "civilizations": chosen})
        found = GAME.setup_of(GAME.setup(GAME.options(record), Rng(seed)))["civilizations"]
        assert found[seat] == "aksum"
        drawn.add(found[1 - seat])
    assert drawn == {"greece", "mughals"}

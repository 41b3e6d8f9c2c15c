"""Set-up (rules 3, notation "Record"): boards, orders, stacks; what is refused."""

from typing import Any

import pytest

from aoc_desktop.games.advanced_civilization.rules.card_files import shipped_set
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.setup import Options
from aoc_desktop.kernel.errors import BadCards, BadOptions, IllegalMove
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record, start
from aoc_desktop.kernel.rng import Rng

CARDS = shipped_set("standard")


def record(players: int = 3, variants: tuple[str, ...] = (), **setup: Any) -> Record:
    return Record(GAME.id, "standard", players, "table", variants, {"seed": 5, **setup})


def match(players: int = 3, variants: tuple[str, ...] = (), **setup: Any) -> Match[Any]:
    return start(GAME, record(players, variants, **setup))


def refused(players: int = 3, variants: tuple[str, ...] = (), **setup: Any) -> dict[str, Any]:
    with pytest.raises(BadOptions) as caught:
        match(players, variants, **setup)
    return {"code": caught.value.reason.code, **caught.value.reason.params}


@pytest.mark.parametrize(
    ("players", "board", "tokens"),
    [
        (2, "west", 55),
        (3, "west", 47),
        (4, "east", 55),
        (5, "without_west_panel", 47),
        (6, "full", 55),
        (7, "extended", 55),
        (8, "extended", 47),
    ],
)
def test_the_default_board_and_the_tokens_of_each_number(players: int, board: str, tokens: int):
    state = match(players).state
    assert (state.table.board.id, state.stock[0]) == (board, tokens)


def test_two_players_are_without_crete():
    assert "nation crete" not in [" ".join(move) for move in GAME.legal(match(2).state, match(2).deciders[0])]


def test_stacks_have_commodities_on_top_and_the_non_tradable_calamity_last():
    state = match(5).state
    first = len(CARDS.commodities)
    for stack in state.stacks[1:]:
        assert all(card < first for card in stack[:5])
    bottoms = [CARDS.cards[stack[-1]] for stack in state.stacks[1:5]]
    assert bottoms == ["volcano", "famine", "civil_war", "flood"]
    assert sum(len(stack) for stack in state.stacks) == 115 + 12


def test_the_first_turn_of_the_notation_page():
    game = match(order=[2, 1, 0])
    game.play_lines(
        ["nation africa", "nation crete", "nation illyria", "place tunisia", "place knossos", "place sudeten"]
    )
    game.play_lines(["done", "move tunisia thapsus 1", "done", "move sudeten dacia 1", "move sudeten germany 1"])
    assert game.deciders == (1,)
    assert [" ".join(move) for move in game.legal(1)] == ["done", "move knossos phaestos 1", "move knossos phaestos 2"]
    game.play_line("done")
    shot = GAME.snapshot(game.state)
    assert (shot["turn"], [player["ast"] for player in shot["players"]]) == (2, [1, 1, 1])


def test_a_seed_draws_the_same_again_and_the_full_set_up_needs_none():
    one = match(4, ("random_nations",))
    setup = GAME.setup_of(one.state)
    again = start(GAME, Record(GAME.id, "standard", 4, "table", ("random_nations",), setup))
    assert again.state.key() == one.state.key() == match(4, ("random_nations",)).state.key()


def test_fixing_one_part_leaves_the_others_as_they_were():
    free, fixed = GAME.setup_of(match().state), GAME.setup_of(match(order=[0, 1, 2]).state)
    assert fixed["stacks"] == free["stacks"]


def test_latecomers_choose_last_any_free_nation_and_place_no_token():
    game = match(4, ("latecomers",), late=[1])
    assert game.state.table.board.id == "west"
    while GAME.snapshot(game.state)["step"] == "nation":
        seat = game.deciders[0]
        moves = list(game.legal(seat))
        game.play(seat, moves[-1])
    assert game.state.nation[1] != -1
    assert sum(game.state.tokens[1]) == 0


@pytest.mark.parametrize(
    ("setup", "field", "problem"),
    [
        ({"board": "east"}, "board", "wrong_players"),
        ({"board": "moon"}, "board", "unknown_name"),
        ({"board": 3}, "board", "unknown_name"),
        ({"order": [0, 1]}, "order", "every_seat_once"),
        ({"order": [0, 1, True]}, "order", "every_seat_once"),
        ({"order": "012"}, "order", "every_seat_once"),
        ({"nations": ["africa", "italy", "crete"]}, "nations", "not_allowed"),
        ({"late": [1]}, "late", "not_allowed"),
        ({"late": "x"}, "late", "wrong_type"),
        ({"turn_limit": 3}, "turn_limit", "wrong_value"),
        ({"turn_limit": 100}, "turn_limit", "wrong_value"),
        ({"turn_limit": [4]}, "turn_limit", "wrong_value"),
        ({"trade_rounds": 0}, "trade_rounds", "wrong_value"),
        ({"trade_rounds": 10}, "trade_rounds", "wrong_value"),
        ({"stacks": []}, "stacks", "wrong_count"),
        ({"stacks": 9}, "stacks", "wrong_count"),
        ({"stacks": [3] * 9}, "stacks.1", "wrong_type"),
        ({"stacks": [["gold"]] * 9}, "stacks.1", "not_the_cards"),
        ({"stacks": [["gould"]] * 9}, "stacks.1", "unknown_card"),
        ({"dice": 1}, "dice", "not_allowed"),
    ],
)
def test_what_a_set_up_may_not_say(setup: dict[str, Any], field: str, problem: str):
    found = refused(**setup)
    assert (found["code"], found["field"], found["problem"]) == ("setup_field", field, problem)


@pytest.mark.parametrize(
    ("players", "variants", "setup", "problem"),
    [
        (3, ("latecomers",), {"late": []}, "missing"),
        (3, ("latecomers",), {"late": [0, 1]}, "too_few_start"),
        (3, ("latecomers",), {"late": [0, 0]}, "duplicate"),
        (3, ("latecomers",), {"late": [0], "order": [0, 1, 2]}, "late_last"),
        (3, ("random_nations",), {"nations": ["africa", "africa", "crete"]}, "duplicate"),
        (3, ("random_nations",), {"nations": ["africa", "egypt", "crete"]}, "not_on_board"),
        (3, ("random_nations",), {"nations": ["africa", "gaul", "crete"]}, "unknown_name"),
        (3, ("random_nations",), {"nations": ["africa", "crete"]}, "wrong_count"),
        (3, ("random_nations",), {"nations": 7}, "wrong_type"),
    ],
)
def test_what_a_variant_asks_for(players: int, variants: tuple[str, ...], setup: dict[str, Any], problem: str):
    assert refused(players, variants, **setup)["problem"] == problem


def test_stacks_with_a_calamity_on_top_or_not_at_the_bottom_are_refused():
    stacks = GAME.setup_of(match().state)["stacks"]
    swapped = [stacks[0], [*stacks[1][-1:], *stacks[1][1:-1], stacks[1][0]], *stacks[2:]]
    assert refused(stacks=swapped)["problem"] == "calamity_on_top"
    last = [stacks[0], [*stacks[1][:-2], stacks[1][-1], stacks[1][-2]], *stacks[2:]]
    assert refused(stacks=last)["problem"] == "calamity_not_last"


def test_numbers_of_players_modes_and_variants():
    assert refused(9)["code"] == "players"
    with pytest.raises(BadOptions) as caught:
        GAME.setup(Options(CARDS, 3, mode="solo"), Rng(1))
    assert caught.value.reason.code == "unknown_mode"
    assert refused(3, ("draft",))["code"] == "unknown_variant"


def test_a_set_up_without_a_seed_must_be_full():
    with pytest.raises(BadOptions) as caught:
        start(GAME, Record(GAME.id, "standard", 3, "table", (), {"board": "west"}))
    assert caught.value.reason.params["problem"] == "missing"


def test_an_unknown_card_set_and_chance_where_there_is_none():
    with pytest.raises(BadCards):
        shipped_set("second_edition")
    with pytest.raises(IllegalMove):
        GAME.draw(match().state, Rng(1))

"""The house variant Fair start: extra coins by place in the first round, for tables of every edition."""

from __future__ import annotations

import re

import pytest

from aoc_desktop.games.age_of_civilization.rules.card_files import SHIPPED, shipped_set
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.setup import FAIR_COINS, Options
from aoc_desktop.games.age_of_civilization.rules.state import START_COINS
from aoc_desktop.games.age_of_civilization.solo.challenge import code_of, record_of_code
from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.record import Record, parse_record, replay, start
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng
from tests.games.age_of_civilization.position import Position


def coins(players: int, first_player: int, *variants: str, edition: str = "second_edition") -> list[int]:
    """By place in the first round."""
    setup = {"first_player": first_player}
    options = Options(shipped_set(edition), players, "table", frozenset(variants), setup)
    state = GAME.setup(options, Rng(3))
    return [state.players[(first_player + place) % players].coins for place in range(players)]


@pytest.mark.parametrize("edition", SHIPPED)
@pytest.mark.parametrize(("players", "first_player"), [(2, 0), (2, 1), (3, 2), (4, 1)])
def test_later_places_begin_with_more_coins(players: int, first_player: int, edition: str) -> None:
    found = coins(players, first_player, "fair_start", edition=edition)
    assert found == [START_COINS + more for more in FAIR_COINS[players]]
    assert found[0] == START_COINS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_it_all_begin_alike(players: int) -> None:
    assert set(coins(players, 1)) == {START_COINS}


def test_it_changes_nothing_else() -> None:
    plain, fair = (Position(3, variants=variants, seed=8).state for variants in ([], ["fair_start"]))
    assert GAME.setup_of(plain) == GAME.setup_of(fair)


def test_it_goes_with_every_variant_of_the_box() -> None:
    whole = coins(4, 2, "innovation", "changing_world", "draft", "fair_start")
    assert whole == [START_COINS + more for more in FAIR_COINS[4]]


@pytest.mark.parametrize("mode", ["solo", "scenario:silk_road"])
def test_alone_there_is_nobody_to_be_fair_to(mode: str) -> None:
    with pytest.raises(BadOptions, match="solo_variant"):
        GAME.setup(Options(shipped_set("second_edition"), 1, mode, frozenset(["fair_start"])), Rng(1))


def test_records_name_it_and_are_replayed_with_it() -> None:
    record = Record("age_of_civilization", "second_edition", 3, "table", ("fair_start",), {"seed": 5})
    match, rng = start(GAME, record), Rng(2)
    while match.deciders:
        match.play(match.deciders[0], match.legal(match.deciders[0]).sample(rng))
    written = record._replace(moves=tuple(" ".join(played.move) for played in match.history))
    again = replay(GAME, parse_record(written.to_json()))
    assert again.state.key() == match.state.key()
    assert parse_record(written.to_json()).variants == ("fair_start",)


def test_a_code_tells_it_and_codes_without_it_are_as_before() -> None:
    asked = Record("age_of_civilization", "second_edition", 4, "table", ("draft", "fair_start"), {"seed": 1})
    told = record_of_code(code_of(asked))
    assert set(told.variants) == {"draft", "fair_start"}
    assert code_of(asked._replace(variants=("draft", "innovation"))) == "0G3M-0000-01HA"
    assert code_of(asked) != code_of(asked._replace(variants=("draft",)))


@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_rules_tell_the_coins_that_are_given(code: str) -> None:
    text = resource("age_of_civilization", f"rules_{code}.md").read_text(encoding="utf-8")
    section = text.partition("{#fair-start}")[2].partition("\n# ")[0]
    told = [tuple(map(int, found.split(", "))) for found in re.findall(r"\d(?:, \d)+", section)]
    assert told == [tuple(FAIR_COINS[players]) for players in (2, 3, 4)]

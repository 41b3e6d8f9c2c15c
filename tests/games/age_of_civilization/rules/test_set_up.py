"""Set-up: what lies on the table before the first turn, and which combinations are refused."""

import pytest

from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.setup import Options, first_game_track
from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.record import Record, start
from aoc_desktop.kernel.rng import Rng
from tests.games.age_of_civilization.position import Position

ALL_TRACK_CARDS = {"hunt", "fish", "farm", "conquest", "trade", "plague", "construction", "culture"}


def new_game(seed: int = 1, players: int = 3, cards: str = "second_edition", **options):
    return GAME.setup(Options(shipped_set(cards), players, **options), Rng(seed))


@pytest.mark.parametrize("seed", range(4))
def test_the_track_has_each_of_its_eight_cards_once(seed):
    track = new_game(seed).table.track
    assert len(track) == 8
    assert set(track) == ALL_TRACK_CARDS


def test_tracks_and_first_players_differ_from_seed_to_seed():
    states = [new_game(seed) for seed in range(20)]
    assert len({state.table.track for state in states}) > 10
    assert {state.first_player for state in states} == {0, 1, 2}


def test_the_same_seed_makes_the_same_table():
    assert new_game(7).key() == new_game(7).key()
    assert new_game(7).table.track == new_game(7).table.track


def test_the_first_player_begins():
    state = new_game(setup={"first_player": 2})
    assert (state.round, state.phase, state.seat) == (1, "civilization", 2)


def test_the_order_of_a_first_game():
    assert first_game_track(shipped_set("second_edition"), solo=False) == [
        "hunt",
        "fish",
        "farm",
        "conquest",
        "trade",
        "plague",
        "construction",
        "culture",
    ]


@pytest.mark.parametrize(("cards", "civilizations", "wonders"), [("second_edition", 48, 15), ("first_edition", 34, 10)])
def test_the_cards_of_each_edition(cards, civilizations, wonders):
    card_set = shipped_set(cards)
    assert (len(card_set.civilizations), len(card_set.wonders)) == (civilizations, wonders)
    assert len(card_set.technologies) == 9
    assert len(card_set.actions) == 10


def test_every_civilization_is_in_the_market_or_in_the_deck_once():
    state = new_game()
    ids = [card.id for card, _ in state.market] + [card.id for card in state.deck]
    assert len(ids) == len(set(ids)) == 48


def test_no_bonus_coin_lies_on_the_first_market():
    assert [coins for _, coins in new_game().market] == [0, 0, 0, 0, 0]


@pytest.mark.parametrize("variant", ["innovation", "changing_world"])
def test_the_first_edition_knows_neither_innovation_nor_events(variant):
    with pytest.raises(BadOptions) as refused:
        Position(2, "first_edition", variants=[variant])
    assert refused.value.reason.code == "edition_variant"


@pytest.mark.parametrize("players", [1, 5])
def test_a_table_seats_two_to_four(players):
    with pytest.raises(BadOptions) as refused:
        Position(players)
    assert refused.value.reason == ("players", {"found": players})


def test_the_three_variants_go_together():
    game = Position(4, variants=["innovation", "changing_world", "draft"])
    assert len(game.state.special_market) == 5
    assert len(game.state.table.events) == 3
    assert [len(pack) for pack in game.state.packs] == [7, 7, 7, 7]
    assert len(game.state.deck) == 48 - 28


@pytest.mark.parametrize("field", ["first_player", "track", "wonders", "market", "deck"])
def test_without_a_seed_every_part_must_be_given(field):
    record = Record("age_of_civilization", "second_edition", 2, "table", (), {"seed": 3})
    full = dict(start(GAME, record).beginning.setup)
    del full["seed"]
    start(GAME, record._replace(setup=full))
    del full[field]
    with pytest.raises(BadOptions) as refusal:
        start(GAME, record._replace(setup=full))
    assert refusal.value.reason.params["field"] == field
    assert refusal.value.reason.params["problem"] == "missing"


@pytest.mark.parametrize(
    ("edition", "variants"), [("second_edition", ()), ("second_edition", ("draft",)), ("first_edition", ("draft",))]
)
def test_fixing_one_part_of_a_seeded_set_up_leaves_the_others_as_they_were(edition, variants):
    record = Record("age_of_civilization", edition, 3, "table", variants, {"seed": 11})
    full = start(GAME, record).beginning.setup
    for field in full:
        fixed = record._replace(setup={"seed": 11, field: full[field]})
        assert start(GAME, fixed).beginning.setup == full

"""Playing through the Game protocol: moves sampled evenly, chance drawn by its odds."""

from __future__ import annotations

from collections import Counter

from aoc_desktop.games.advanced_civilization.rules.card_files import shipped_set
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.setup import Options
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.rng import Rng
from tests.games.advanced_civilization.position import Position
from tests.games.advanced_civilization.rules.test_ships_and_movement import moving
from tests.games.advanced_civilization.rules.test_trade import OFFER, THREE, trading


def test_a_whole_game_of_sampled_moves() -> None:
    rng = Rng(4)
    state = GAME.setup(Options(shipped_set("standard"), 4, setup={"turn_limit": 12}), rng)
    moves = 0
    while deciders := GAME.deciders(state):
        seat = rng.choice(deciders)
        move = GAME.draw(state, rng) if seat == CHANCE else GAME.legal(state, seat).sample(rng)
        assert move in GAME.legal(state, seat)
        assert GAME.order_matters(state, seat)
        GAME.apply(state, seat, move)
        moves += 1
    outcome = GAME.outcome(state)
    assert moves > 50
    assert outcome is not None
    assert GAME.moment(state).points == outcome.points
    assert list(GAME.legal(state, 0)) == []


def test_movement_is_sampled_as_evenly_as_a_list() -> None:
    game = Position(variants=["leaving"]).tokens(0, carthage=2, sahara=1).ships(0, "carthage")
    moving(game.own(0, "engineering", "roadbuilding"))
    legal = list(GAME.legal(game.state, 0))
    rng = Rng(1)
    seen = Counter(GAME.legal(game.state, 0).sample(rng) for _ in range(200 * len(legal)))
    assert set(seen) == set(legal)
    assert min(seen.values()) > 130
    assert max(seen.values()) < 280


def test_loot_is_drawn_by_the_cards_held() -> None:
    game = Position().tokens(0, rome=7).cities(1, "rome").hand(1, grain=3, salt=1).stock(0, 0)
    game.begin("conflict")
    odds = GAME.odds(game.state)
    assert odds is not None
    assert dict(odds) == {("loot", "grain"): 3, ("loot", "salt"): 1}
    rng = Rng(2)
    drawn = Counter(GAME.draw(game.state, rng)[1] for _ in range(400))
    assert 260 < drawn["grain"] < 340


def test_a_shuffle_has_no_list_of_odds() -> None:
    game = Position().hand(0, ochre=6, hides=4)
    game.begin("civilization_cards")
    game.play("done", "discard ochre", "discard hides")
    assert GAME.odds(game.state) is None
    orders = {GAME.draw(game.state, Rng(seed)) for seed in range(20)}
    assert orders == {("under", "1", "ochre", "hides"), ("under", "1", "hides", "ochre")}


def test_a_leaver_draws_each_subset_alike() -> None:
    game = Position(variants=["leaving"]).cities(0, "thapsus").hand(0, grain=2, salt=1)
    moving(game).play("leave")
    drawn = Counter(GAME.draw(game.state, Rng(seed)) for seed in range(300))
    assert 160 < drawn["keeps", "grain"] < 240


def test_lots_and_wishes_are_sampled_from_their_lists() -> None:
    game = trading(*THREE)
    rng = Rng(3)
    for line in OFFER:
        seat = game.deciders[0]
        assert GAME.legal(game.state, seat).sample(rng) in list(GAME.legal(game.state, seat))
        game.play(line)
    assert GAME.legal(game.state, 2).sample(rng)[0] in ("answer", "refuse", "stop")


def test_the_same_cards_have_the_same_fingerprint() -> None:
    assert GAME.fingerprint("standard") == GAME.fingerprint("standard") != GAME.fingerprint({"map": {}})

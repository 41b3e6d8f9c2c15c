"""What is foretold of fights and sieges is what the conflict phase then does."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.board import SITE_TOKENS
from aoc_desktop.games.advanced_civilization.rules.foresight import (
    ahead,
    battle_in,
    better_number,
    footing,
    with_tokens,
)
from aoc_desktop.games.advanced_civilization.rules.phases.conflict import ChooseSiege
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY
from aoc_desktop.kernel.rng import Rng
from tests.games.advanced_civilization.position import Position

CARDS = ("metalworking", "engineering", "agriculture")


def random_position(seed: int) -> Position:
    """Crowded: everybody lives with everybody, and before each other's cities."""
    rng, game = Rng(seed), Position()
    state, players = game.state, game.state.table.players
    areas = state.table.board.areas

    def lay(seat: int, area: int, most: int) -> None:
        game.tokens(seat, **{areas[area]: min(state.stock[seat], 1 + rng.below(most))})

    for seat in range(players):
        for area in (rng.below(len(areas)) for _ in range(3)):
            if state.city[area] == NOBODY:
                game.cities(seat, areas[area])
                lay((seat + 1 + rng.below(players - 1)) % players, area, 12)
    for seat in range(players):
        for _ in range(8):
            lay(seat, rng.below(len(areas)), 6)
        game.own(seat, *(card for card in CARDS if rng.below(2)))
    for seat in range(players):
        game.stock(seat, min(state.stock[seat], rng.below(12)))
    game.tokens("barbarians", **{areas[rng.below(len(areas))]: 1 + rng.below(8)})
    area = rng.below(len(areas))
    if state.city[area] == NOBODY:
        game.cities("pirates", areas[area])
        lay(rng.below(players), area, 12)
    return game


def fought(game: Position) -> None:
    """The whole phase; a defender takes its sieges in map order, nobody pillages, any card is looted."""
    game.begin("conflict")
    while game.state.agenda:
        question = game.question
        seat = question.deciders(game.state)[0]
        first = next(iter(question.moves(game.state, seat)))
        expected = "defend" if isinstance(question, ChooseSiege) else first[0]
        assert first[0] == expected
        game.play(" ".join(first) if seat >= 0 else f"! {' '.join(first)}")


def test_foretold_battles_are_those_that_happen() -> None:
    battles = sieges = falls = 0
    for seed in range(60):
        game = random_position(seed)
        board, state = game.state.table.board, game.state
        foretold = {area: battle_in(state, area) for area in range(len(board.areas))}
        cities = list(state.city)
        before = [list(row) for row in state.tokens]
        fought(game)
        for area, battle in foretold.items():
            here = [(nation, row[area]) for nation, row in enumerate(state.tokens)]
            if battle is None:
                assert here == [(nation, row[area]) for nation, row in enumerate(before)]
                assert state.city[area] == cities[area]
                continue
            battles += 1
            assert {nation: left for nation, left in here if left} == {
                side.nation: side.after for side in battle.sides if side.after
            }, board.areas[area]
            if battle.siege is not None:
                sieges += 1
                falls += battle.siege.falls
                assert battle.siege.falls == (state.city[area] != cities[area])
    assert battles > 300
    assert sieges > 100
    assert falls > 20


def test_order_and_cards_are_told() -> None:
    game = Position().tokens(0, dacia=2).tokens(1, dacia=3).own(0, "metalworking")
    battle = battle_in(game.state, game.state.table.board.area["dacia"])
    assert battle is not None
    assert battle.order == ((1,), (0,))
    assert battle.last == (0,)
    assert (battle.left(0), battle.left(1)) == (1, 2)


def test_a_weak_attack_is_told_with_what_it_would_need() -> None:
    game = Position().cities(1, "athens").tokens(0, athens=6).own(1, "engineering")
    battle = battle_in(game.state, game.state.table.board.area["athens"])
    assert battle is not None
    assert battle.siege is not None
    assert (battle.siege.present, battle.siege.needed, battle.siege.falls) == (6, 8, False)
    assert battle.left(0) == 0


def test_attackers_before_a_city_are_foretold_to_fight_each_other_first() -> None:
    game = Position().cities(1, "rome").tokens(0, rome=9).tokens(2, rome=2).tokens(1, rome=3)
    battle = battle_in(game.state, game.state.table.board.area["rome"])
    assert battle is not None
    assert battle.siege is not None
    assert (battle.siege.present, battle.siege.needed, battle.siege.falls) == (6, 7, False)
    assert battle.order == ((2,), (0,))


def test_another_number_may_be_wiser() -> None:
    game = Position().tokens(0, sudeten=6).tokens(1, dacia=3)
    board = game.state.table.board
    start, end = board.area["sudeten"], board.area["dacia"]
    found = better_number(game.state, 0, start, end, 4, 6)
    assert found is not None
    number, battle = found
    assert battle.left(0) > 0
    assert battle.left(1) == 0
    weaker = battle_in(with_tokens(game.state, 0, {start: 1 - number, end: number - 1}), end)
    assert weaker is None or weaker.left(1) > 0 or weaker.left(0) == 0
    assert better_number(game.state, 0, start, end, number, 6) is None


def test_limits_cities_and_footing() -> None:
    game = Position().tokens(0, athens=SITE_TOKENS, dacia=5).cities(0, "sparta").stock(0, 1)
    board, state = game.state.table.board, game.state
    there = ahead(state, 0, board.area["athens"])
    assert (there.builds, there.needed, there.over) == (True, SITE_TOKENS, 0)
    crowd = ahead(state, 0, board.area["dacia"])
    assert (crowd.over, crowd.limit, crowd.battle) == (2, 3, None)
    stands = footing(state, 0)
    assert (stands.tokens, stands.cities, stands.tax, stands.lost) == (
        state.table.board.limits[board.area["athens"]] + 3,
        1,
        2,
        0,
    )
    assert stands.stock > 1

"""What a mat tells: sets and what one more brings, tax and support, what would come of the map, what the AST asks."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.foresight import Clash, Leaving, footing, outlook
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.table.mat.mats import Ask, Mat, SetRow, mat_of
from tests.games.advanced_civilization.position import Position


def mat(game: Position, seat: int = 0, viewer: int = 0) -> Mat:
    return mat_of(GAME.view(game.state, viewer), seat, 0, footing(game.state, seat))


def test_a_set_is_worth_its_square_and_more_with_one_more_card() -> None:
    game = Position().hand(0, ochre=2, grain=3)
    assert mat(game).sets == (SetRow("ochre", 2, 8, 4, 9, False), SetRow("grain", 3, 8, 36, 64, False))
    assert mat(game).worth == 40


def test_mining_counts_one_card_more_in_the_best_set() -> None:
    sets = mat(Position().hand(0, iron=2, silver=2, gold=1).own(0, "mining")).sets
    assert [(row.commodity, row.worth, row.mined) for row in sets] == [
        ("iron", 8, False),
        ("silver", 54, True),
        ("gold", 9, False),
    ]


def test_a_complete_set_brings_no_more() -> None:
    assert mat(Position().hand(0, gold=5)).sets[0].more == 0


def test_of_anothers_hand_only_its_size_is_known() -> None:
    other = mat(Position().hand(1, ochre=2, treachery=1), seat=1)
    assert (other.hand, other.sets, other.calamities, other.worth) == (3, (), (), 0)


def test_stock_that_does_not_pay_the_tax_lets_cities_revolt() -> None:
    game = Position().cities(0, "carthage", "rome", "argos").tokens(0, danube=5, dacia=1).stock(0, 3)
    assert (mat(game).tax, mat(game).revolting) == (6, 2)
    assert mat(game.own(0, "coinage")).revolting == 0
    free = Position().cities(0, "carthage").tokens(0, dacia=2).stock(0, 0)
    assert mat(free).revolting == 1
    assert mat(free.own(0, "democracy")).revolting == 0


def test_the_next_square_says_what_it_asks() -> None:
    game = Position().cities(0, "carthage").square(0, 4)
    advance = mat(game).advance
    assert (advance.square, advance.to, advance.epoch) == (4, 4, "early_bronze")
    assert advance.asks == (Ask("cities", 1, 2),)
    assert mat(game.cities(0, "rome")).advance.to == 5


def test_without_a_city_the_marker_falls_back() -> None:
    assert mat(Position().square(0, 6)).advance.to == 5


def test_a_fight_of_the_map_as_it_stands() -> None:
    game = Position().tokens(0, dacia=2).tokens(1, dacia=3)
    told = outlook(game.state, 0)
    assert told.clashes == (Clash("dacia", 1, (2, 3), (1, 2), ""),)
    assert outlook(game.state, 2).clashes == ()
    game.begin("conflict")
    assert game.on_map(0) == {"dacia": 1}


def test_too_few_before_a_city_and_enough() -> None:
    few = Position().cities(1, "rome").tokens(0, rome=6)
    assert [clash.city for clash in outlook(few.state, 0).clashes] == ["stands"]
    assert [clash.city for clash in outlook(few.state, 1).clashes] == ["holds"]
    enough = Position().cities(1, "rome").tokens(0, rome=7)
    assert [clash.city for clash in outlook(enough.state, 0).clashes] == ["falls"]
    assert [clash.city for clash in outlook(enough.state, 1).clashes] == ["lost"]


def test_what_can_become_a_city_does_not_leave() -> None:
    game = Position().tokens(0, carthage=6, sahara=4)
    told = outlook(game.state, 0)
    assert told.building == ("carthage",)
    assert told.leaving == (Leaving("sahara", 3, 1),)
    assert (told.stands.tokens, told.stands.cities) == (4, 0)
    assert told.built is not None
    assert (told.built.tokens, told.built.cities) == (1, 1)
    assert game.on_map(0) == {"carthage": 6, "sahara": 4}


def test_support_afterwards() -> None:
    told = outlook(Position().cities(0, "carthage", "rome").tokens(0, sahara=3).state, 0)
    assert (told.stands.tokens, told.stands.cities, told.stands.lost, told.built) == (1, 2, 1, None)

"""What an AI values: people within the limits, gathered on sites, cities with their support, cards."""

from __future__ import annotations

from aoc_desktop.ai.knowledge import judge_of
from aoc_desktop.games.advanced_civilization.rules.features import KNOWLEDGE
from aoc_desktop.kernel.rng import Rng
from tests.games.advanced_civilization.position import Position


def worth(game: Position, seat: int = 0) -> float:
    return judge_of("advanced_civilization", game.state).worth(game.state, seat)


def test_people_count_as_far_as_the_limits_let_them_live() -> None:
    found = KNOWLEDGE.features(Position().tokens(0, sahara=5, carthage=2).state, 0)
    assert (found["kept"], found["areas"], found["gathered"]) == (3, 2, 4)


def test_a_city_is_worth_more_than_the_tokens_that_build_it() -> None:
    people = Position().tokens(0, carthage=6, numidia=2)
    assert worth(Position().cities(0, "carthage").tokens(0, numidia=2)) > worth(people)


def test_six_on_a_site_are_worth_more_than_six_without() -> None:
    assert worth(Position().tokens(0, carthage=6)) > worth(Position().tokens(0, pannonia=6))


def test_who_has_left_or_finished_is_worth_its_points() -> None:
    game = Position().tokens(0, carthage=6).square(0, 3)
    game.state.status[0] = 2
    assert worth(game) == KNOWLEDGE.points(game.state, 0) == 300
    assert KNOWLEDGE.goal(game.state, 0) == 0


def test_what_search_asks_beside() -> None:
    state = KNOWLEDGE.practice("table", Rng(1))
    assert (KNOWLEDGE.seats(state), KNOWLEDGE.turns_left(state, 0), KNOWLEDGE.turn(state)) == (4, 40, (0, "setup"))
    assert KNOWLEDGE.turn_key(state, 0) == state.copy().key()
    assert KNOWLEDGE.tied("cities") == "cities"

"""Golden ages, judgements, the end of an era and of the game (rules, sections 3 D–E, 5.8, 6; rulings 1, 2, 25)."""

from __future__ import annotations

import pytest

from tests.games.golden_ages.position import Position, gains, kinds


def ready(era: int = 1, players: int = 2, variants: tuple[str, ...] = (), **holding: object) -> Position:
    """Seat 0 has nobody standing."""
    game = Position(players, era, variants).hold(0, **holding)  # type: ignore[arg-type]
    return game.colonists(0, lying="d5 d5 d5")


def test_a_golden_age_needs_that_nobody_stands() -> None:
    assert "golden_age" not in Position().legal()
    assert ready().legal("golden") == ["golden_age"]


def test_the_first_of_an_era_chooses_the_judgement_and_takes_no_gold() -> None:
    game = ready(gold=0)
    game.play("golden_age")
    assert len(game.legal()) == 5
    game.play("judge richest")
    assert game.state.judgement is not None
    assert game.state.judgement.id == "richest"
    assert (game.player(0).gold, game.state.seat) == (0, 1)


def test_whoever_is_in_a_golden_age_takes_2_gold_each_time_the_turn_comes() -> None:
    game = Position().golden_age(0, judgement="richest").at(1)
    events = game.play("art e6")
    assert gains(events) == {"golden_age": 2}
    assert game.state.seat == 1
    assert kinds(events)[-1] == "turn_begins"


def test_eras_1_to_3_end_when_everybody_is_in_one() -> None:
    game = ready(gold=4).golden_age(1, judgement="most_ecological").cities(0, "e3 f4")
    events = game.play("golden_age")
    assert gains(events, "points") == {"most_ecological": 4}
    assert game.player(1).gold == 3, "nobody takes gold any more"
    assert game.state.era == 2


def test_the_judgement_is_scored_by_everybody() -> None:
    game = ready(gold=4).golden_age(1, judgement="richest").hold(1, gold=9)
    game.player(1).golden_age = True
    events = game.play("golden_age")
    assert gains(events, "points", 0) == {"richest": 1}, "one point for every full 3 gold"
    assert gains(events, "points", 1) == {"richest": 3}


@pytest.mark.parametrize(
    ("judgement", "points"),
    [
        ("most_urbanized", 3),
        ("strongest", 4),
        ("richest", 2),
        ("most_populous", 3),
        ("most_magnificent", 2),
        ("most_industrial", 4),
        ("most_ecological", 2),
        ("most_agricultural", 2),
        ("most_wealthy", 8),
        ("most_advanced", 2),
    ],
)
def test_every_judgement(judgement: str, points: int) -> None:
    """A double city on the game of f4, one on the wheat of e5; colonists on c6 (two stones) and g6 (a gem)."""
    game = Position().golden_age(1).cities(0, "e5", "f4").colonists(0, lying="c6 g6")
    game.hold(0, "rome", "carriage rail", "market", "colossus pyramids", glory=[2, 3], gold=8)
    game.player(1).golden_age = True
    cards = game.state.table.cards
    game.state.judgement = cards.judgement[judgement]
    assert gains(game.play("golden_age"), "points") == {judgement: points}


def test_preparation_stands_everybody_up_and_readies_every_card() -> None:
    game = Position().golden_age(1, judgement="richest").hold(0, buildings="market").colonists(0, "", "e4 d5", agora=1)
    game.player(0).activated = 1
    game.play("golden_age")
    assert game.standing(0) == ["e4", "d5", "d5"]
    assert (game.player(0).agora, game.player(0).activated) == (0, 0)
    assert not game.player(1).golden_age
    assert game.state.judgement is None
    assert [card.id for card in game.state.scored] == ["richest"]
    assert len(game.state.judgements) == 4
    assert {card.era for card in game.state.wonders} == {2}


def test_ruling_2_era_4_ends_with_the_first_golden_age() -> None:
    game = ready(era=4, gold=0)
    game.play("golden_age", "judge richest")
    assert game.state.phase == "finished"
    assert game.legal() == []
    assert game.match.outcome is not None


def test_era_4_the_last_judgement_of_two_is_asked_and_a_single_one_is_not() -> None:
    game = ready(era=4)
    game.state.judgements = game.state.judgements[:1]
    game.play("golden_age")
    assert game.state.phase == "finished"
    assert game.state.judgement is not None


def test_option_last_turns_everybody_else_has_one_more_turn() -> None:
    game = ready(era=4, players=3, variants=("last_turns",), gold=0).colonists(2, "f4")
    game.play("golden_age", "judge richest")
    assert (game.state.last_turns_left, game.state.seat) == (2, 1)
    game.play("art e6")
    assert (game.state.last_turns_left, game.state.seat) == (1, 2)
    game.play("art f4")
    assert game.state.phase == "finished"
    assert game.state.last_turns_left == 0
    assert game.player(0).gold == 0, "nobody receives golden-age gold meanwhile"


def test_option_last_turns_a_golden_age_is_a_legal_last_turn() -> None:
    game = ready(era=4, variants=("last_turns",)).colonists(1, lying="e6 e6 e6")
    game.play("golden_age", "judge richest")
    game.play("golden_age")
    assert game.state.phase == "finished"


# ------------------------------------------------------------------ the end of the game


def ending(**holding: object) -> Position:
    """Seat 0 is about to end the game; the judgement will be the strongest, nobody has glory but who is given it."""
    return ready(era=4, **holding)


def breakdown(game: Position, seat: int = 0) -> dict[str, int]:
    outcome = game.match.outcome
    assert outcome is not None
    return dict(outcome.breakdown[seat])  # type: ignore[attr-defined]


def test_the_end_adds_gold_technologies_glory_and_wonders() -> None:
    row = "carriage rail aviation rocketry"
    game = ending(gold=8, technologies=row, glory=[4, 5], wonders="spiral_minaret", future="cold_fusion")
    game.play("golden_age", "judge most_populous")
    assert breakdown(game) == {"gold": 2, "technologies": 7, "glory": 9, "wonders": 4, "future": 0}
    assert game.player(0).points == 22
    assert game.player(0).gold == 8, "gold is not spent by this"


def test_ruling_1_a_future_technology_counts_for_its_holder_with_strictly_the_most() -> None:
    for cities, points in (("e5 f4", 8), ("e5", 0)):
        game = ending(future="psychohistory").cities(0, cities).cities(1, "e3")
        game.hold(1, future="space_flight", glory=[3])
        game.play("golden_age", "judge strongest")
        assert breakdown(game)["future"] == points
        assert breakdown(game, 1)["future"] == 8, "the most glory tiles, by the tile"


def test_ruling_25_gold_is_counted_before_the_points_that_it_gives() -> None:
    game = ending(gold=7, future="new_world_order").hold(1, gold=6, future="cold_fusion")
    game.play("golden_age", "judge richest")
    assert breakdown(game) == {"gold": 2, "technologies": 0, "glory": 0, "wonders": 0, "future": 8}


def test_ties_go_to_the_most_cities_then_they_are_shared() -> None:
    game = ending(gold=0, future="cold_fusion").hold(1, gold=0, future="biotechnology").cities(1, "e5")
    game.play("golden_age", "judge strongest")
    assert game.match.outcome is not None
    assert game.match.outcome.ranking == ((1,), (0,))
    level = ending(gold=0, future="cold_fusion").hold(1, gold=0, future="biotechnology")
    level.play("golden_age", "judge strongest")
    assert level.match.outcome is not None
    assert level.match.outcome.ranking == ((0, 1),)


def test_the_last_card_row_is_still_shown_when_the_game_is_over() -> None:
    game = ending()
    game.play("golden_age", "judge strongest")
    assert len(game.state.wonders) == 4
    assert game.state.era == 4

"""The nineteen achievements: each is earned by what its text says, and missed by a little less."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from aoc_desktop.games.golden_ages.rules.game import GAME
from aoc_desktop.games.golden_ages.solo.awards import AWARDS, SeatStory, tries
from aoc_desktop.kernel.condition import Condition
from aoc_desktop.kernel.record import Record, record_of_match, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.awards import appraise
from aoc_desktop.profile.solo_results import SoloResults
from tests.games.golden_ages.position import Position, beginning
from tests.games.golden_ages.rules.test_explorer import date_line

ELEVEN = "carriage rail aviation agriculture architecture medicine metallurgy construction engineering writing currency"


def last_era(players: int = 2) -> Position:
    """Nobody of seat 0 stands: its golden age ends the game. Who played as often before knows nothing of it."""
    return Position(players, era=4).colonists(0, lying="d5 d5 d5")


def ended(game: Position) -> Position:
    game.at(0).play("golden_age", "judge richest")
    assert game.match.outcome is not None
    return game


def earned(game: Position, seat: int = 0) -> set[str]:
    found = tries(game.match, seat)
    assert list(found) == list(AWARDS.ids)
    return {award for award, parts in found.items() if all(part.holds for part in parts)} - {"four_eras"}


def story_of(game: Position, seat: int = 0) -> SeatStory:
    story = SeatStory(seat)
    for state, played in zip(game.match.states(), game.match.history, strict=True):
        story.look(state)
        story.read(state, played)
    story.look(game.match.state)
    return story


def test_every_finished_game_has_four_eras() -> None:
    assert tries(ended(last_era()).match, 1)["four_eras"] == (Condition("finished", 1, 1),)


@pytest.mark.parametrize(
    ("points", "found"),
    [(59, {"dove"}), (60, {"dove", "golden_crown"}), (80, {"dove", "golden_crown", "age_of_ages"})],
)
def test_points_of_a_winner(points: int, found: set[str]) -> None:
    game = last_era().hold(0, points=points, gold=0, civilization="japan").hold(1, gold=0)
    assert earned(ended(game)) - {"prophecy"} == found


def test_a_loser_may_reach_points_but_wins_no_crown() -> None:
    game = last_era().hold(0, points=80, gold=0).hold(1, points=200)
    assert earned(ended(game)) == {"age_of_ages"}


def test_wonders_technologies_and_the_top_level() -> None:
    wonders = "colossus great_library pyramids hanging_gardens notre_dame"
    game = last_era().hold(0, wonders=wonders, technologies=f"{ELEVEN} rocketry genetics").hold(1, points=300)
    assert earned(ended(game)) == {"patron", "polymath", "summit"}
    game = last_era().hold(0, wonders=wonders[: wonders.rindex(" ")], technologies="carriage rail aviation rocketry")
    assert earned(ended(game.hold(1, points=300))) == set()


def test_cubes_gold_and_islands_at_one_time() -> None:
    game = last_era().hold(0, gold=30).cities(0, double="d4 e3 e4 e5 f3 f4").hold(1, points=300)
    game.colonists(0, lying="c6 g6 d5")
    found = story_of(ended(game))
    assert (found.cubes, found.gold, found.islands) == (12, 30, 2)
    assert earned(game) == {"metropolis", "treasury"}


def test_attacks_are_counted_and_the_players_met_on_one_square() -> None:
    game = Position(3, era=2).hold(0, gold=9).colonists(0, "d4").colonists(1, "e4").cities(2, "e4")
    game.play("attack d4 e4")
    found = story_of(game)
    assert (found.attacks, found.attacked_at_once) == (1, 2)
    assert story_of(game, 1).attacks == 0


def test_a_way_over_the_date_line_counts_only_with_a_range_of_squares() -> None:
    for technologies, crossings in (("", 1), ("carriage rail aviation", 0)):
        game = date_line(technologies)
        game.play("explore a4 j4")
        assert story_of(game).crossings == crossings


def test_new_faces_are_counted() -> None:
    game = beginning()
    while game.state.era < 2:
        game.play(game.legal()[-1] if game.state.phase != "update" else game.legal("choose")[0])
    chosen = [move for move in game.legal("choose") if game.player(0).civilization is not None]
    assert chosen
    story = story_of(game)
    seat = game.state.decider
    assert seat is not None
    offer, old = game.player(seat).offer, game.player(seat).civilization
    assert offer is not None
    assert old is not None
    game.play(f"choose {offer.id}")
    assert story_of(game, seat).faces == 1
    assert story.faces == 0


def test_the_voice_of_history_is_the_first_golden_age_of_an_era() -> None:
    assert story_of(ended(last_era())).voices == 1
    late = Position(era=2).golden_age(1, judgement="richest").colonists(0, lying="d5 d5 d5")
    late.play("golden_age")
    assert story_of(late).voices == 0


def test_a_civilization_of_era_one_that_wins_is_loyal() -> None:
    assert "loyal" in earned(ended(last_era().hold(0, civilization="phoenicia", points=9)))
    assert "loyal" not in earned(ended(last_era().hold(0, civilization="inca", points=9)))


def test_oxford_for_nothing() -> None:
    game = Position(era=3).hold(0, civilization="greece")
    moves = game.legal("free_wonder oxford_university")
    game.play(*moves)
    assert story_of(game).free_oxford == 1


def test_a_photo_finish_is_won_by_a_point_or_on_the_tie_break() -> None:
    def margin(points: int) -> set[str]:
        game = last_era().hold(0, points=20 + points, gold=0, future="time_travel").hold(1, points=20, gold=0)
        return earned(ended(game.hold(1, points=20, gold=0, future="time_travel")))

    close = [points for points in range(-9, 30) if "photo_finish" in margin(points)]
    assert len(close) in (1, 2)
    assert close == list(range(close[0], close[0] + len(close)))


def test_a_game_earns_with_the_middle_tile_turned_as_the_new_game_screen_offers(tmp_path: Path) -> None:
    match = start(GAME, Record(GAME.id, "base", 2, "table", (), {"seed": 5, "square_rotation": 90}))
    rng = Rng(5)
    while match.deciders:
        match.play(match.deciders[0], match.legal(match.deciders[0]).sample(rng))
    seats = [{"name": "Ada", "level": "human"}, {"name": "Cleo", "level": "adept"}]
    record = record_of_match(match)._replace(meta={"id": "0123456789abcdef", "seats": seats})
    assert len(appraise(record, AWARDS, None, SoloResults(tmp_path / "laurels.jsonl"), date(2026, 11, 18))) == 1


def test_a_goal_with_nothing_to_count_is_not_half_done() -> None:
    """ "Dove 1 / 2" told nobody what was counted."""
    won_it, lost_it = Condition("won", 1, 1), Condition("won", 0, 1)
    assert AWARDS.progress("dove", (won_it, Condition("max_attacks", 2, 0))) is None
    assert AWARDS.progress("loyal", (lost_it, Condition("loyal", 1, 1))) is None
    assert AWARDS.progress("golden_crown", (lost_it, Condition("points", 45, 60))) == (45, 60)
    assert AWARDS.progress("four_eras", (Condition("finished", 1, 1),)) == (1, 1)

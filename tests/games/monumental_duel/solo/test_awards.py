"""The seventeen achievements: each is earned by what its text says, and missed by a little less."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from aoc_desktop.games.monumental_duel.rules.events import AdvantageNeutral, Deploys, Die, Lost, Passes, TakesAdvantage
from aoc_desktop.games.monumental_duel.rules.game import GAME
from aoc_desktop.games.monumental_duel.solo.awards import AWARDS, SeatStory, tries
from aoc_desktop.kernel.condition import Condition
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.events import RoundBegins
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.record import Record, record_of_match, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.awards import appraise
from aoc_desktop.profile.solo_results import SoloResults
from tests.games.monumental_duel.position import Position

FIVE = "scientific_method poliorcetics treaties architecture democracy"


def ended(game: Position, *moves: str) -> Position:
    """Both pass in the last round, after these moves of seat 0's turn and whatever they ask."""
    game.state.last_round = True
    game.at(0).play(*moves)
    while game.match.deciders:
        game.play("pass" if game.legal("pass") == ["pass"] else game.legal()[0])
    return game


def earned(game: Position, seat: int = 0) -> set[str]:
    found = tries(game.match, seat)
    assert list(found) == list(AWARDS.ids)
    return {award for award, parts in found.items() if all(part.holds for part in parts)}


def test_policies_wonders_knowledge_and_terrains_are_counted_at_the_end() -> None:
    game = Position().policies(0, FIVE).hold(0, provinces="troy ethiopia persia", points=9)
    game.deck(0, bag="great_wall colossus djenne scytale bargaining geometry telegraphy encyclopaedia")
    expected = {"all_five", "four_laurels", "master_builder", "thirst", "all_terrains", "runaway"}
    assert earned(ended(game)) == expected
    assert not earned(game, 1)


def test_one_less_of_each_earns_nothing() -> None:
    game = Position().policies(0, FIVE.rsplit(" ", 1)[0]).hold(0, provinces="troy ethiopia").policies(1, "black_powder")
    game.hold(1, points=9, provinces="sicily suez")
    game.deck(0, bag="great_wall colossus scytale bargaining geometry telegraphy philosophy")
    assert earned(ended(game)) == set()


def test_revolts_on_the_other_side() -> None:
    game = Position().deck(1, bag="revolt revolt revolt revolt", discard="revolt")
    assert earned(ended(game)) == {"firebrand"}
    game = Position().deck(1, bag="revolt revolt revolt revolt")
    assert "firebrand" not in earned(ended(game))


def test_order_is_restored_by_winning_without_a_revolt_after_four() -> None:
    def told(revolts: int) -> dict[str, tuple[Condition, ...]]:
        game = Position().hold(0, points=9).hold(1, military=6, gold=0).track("persia ganges_delta").at(1)
        game.play("acquire ganges_delta")  # 2 Revolts
        story = SeatStory(0)
        for played in game.match.history:
            story.read(played.events)
        assert story.revolts == 2
        game.deck(0, bag=" ".join(["work_camp", *["revolt"] * revolts]))
        return dict(tries(ended(game).match, 0))

    assert told(0)["calm_restored"] == (
        Condition("won", 1, 1),
        Condition("revolts_gained", 2, 4),
        Condition("max_revolts", 0, 0),
    )
    assert not told(1)["calm_restored"][2].holds


def test_a_bastion_costs_ten() -> None:
    game = Position().hold(0, provinces="troy barricade barricade barricade", production=2)
    assert "bastion" not in earned(ended(game))
    game = Position().hold(0, provinces="troy barricade barricade barricade", production=2, gold=0)
    assert "bastion" in earned(ended(game, "acquire barricade"))


def test_a_province_is_won_back_in_the_round_in_which_it_was_lost() -> None:
    game = Position().hold(0, provinces="troy", military=3).hold(1, military=3, gold=0).at(1)
    game.play("conquer", "conquer")
    assert "counterstroke" in earned(ended(game))
    game = Position().hold(1, provinces="troy").hold(0, military=3)
    assert "counterstroke" not in earned(ended(game, "conquer"))


@pytest.mark.parametrize(("dice", "found"), [("6 6 6", {"three_sixes"}), ("6 6 5", set()), ("1 6 6", set())])
def test_three_sixes_of_one_deployment(dice: str, found: set[str]) -> None:
    game = Position().hold(0, agents=3, gold=0).hold(1, points=30)
    chance = [f"! {value}" for value in dice.split()]
    ended(game, "ambassador deploy", *chance, *(["resolve 6"] if len(set(dice.split())) > 1 else []))
    assert earned(game) & {"three_sixes", "double_game"} == found


def test_two_cards_of_one_deployment() -> None:
    game = Position().hold(0, agents=3, gold=0).hold(1, points=30)
    ended(game, "ambassador deploy", "! 2", "! 4", "! 5", "resolve 4", "resolve 2 smuggling")
    assert "double_game" in earned(game)
    game = Position().hold(0, agents=3, gold=0).hold(1, points=30)
    ended(game, "ambassador deploy", "! 2", "! 4", "! 5", "resolve 2 smuggling", "resolve 4")
    assert "double_game" not in earned(game)


def test_a_deployment_inside_another_is_counted_apart() -> None:
    story = SeatStory(0)
    inner = [Deploys(0, 1), Die(0, "smuggling", 6)]
    story.read([Deploys(0, 3), Die(0, "smuggling", 6), *inner])
    story.read([Die(0, "smuggling", 6), Die(0, "smuggling", 5)])
    assert (story.sixes, story.cards) == (2, 1)


def test_archived_cards_of_a_winner() -> None:
    eight = " ".join(["work_camp"] * 8)
    assert "less_is_more" in earned(ended(Position().hold(0, archived=eight, points=1)))
    assert "less_is_more" not in earned(ended(Position().hold(0, archived=eight).hold(1, points=1)))


def test_passing_with_nothing_to_lose() -> None:
    tight = Position().hold(0, gold=0)
    assert tries(ended(tight).match, 0)["nothing_wasted"] == (Condition("passes", 1, 6),)
    wasteful = Position().hold(0, production=1, gold=0)
    assert tries(ended(wasteful).match, 0)["nothing_wasted"] == (Condition("passes", 0, 6),)
    story = SeatStory(0)
    for _ in range(6):
        story.read([Passes(0, 5), Lost(1, "science", 1, None), Passes(1, 0)])
    assert story.tight_passes == 6


def test_the_advantage_at_the_start_of_four_rounds_running() -> None:
    story = SeatStory(1)
    story.read([TakesAdvantage(1, "science", 3), *[RoundBegins(2)] * 3])
    story.read([AdvantageNeutral(), RoundBegins(2), TakesAdvantage(1, "gold", 1)])
    assert story.rounds_ahead == 3
    story.read([RoundBegins(2)] * 3 + [TakesAdvantage(1, "", 0), RoundBegins(2)])
    assert story.rounds_ahead == 4


def test_a_victory_by_the_tie_break_and_by_far() -> None:
    game = Position().hold(0, gold=0).hold(1, gold=1)
    assert earned(ended(game), 1) == {"by_a_hair"}
    assert earned(ended(Position().hold(0, points=14).hold(1, gold=0))) == set()
    assert earned(ended(Position().hold(0, points=15).hold(1, gold=0))) == {"runaway"}


def test_crowns_name_the_civilization_that_won() -> None:
    parts = tries(ended(Position("aksum", "greece").hold(0, points=2)).match, 0)["three_crowns"]
    assert {part.kind: part.have for part in parts} == {"greece": 0, "mughals": 0, "aksum": 1}


def test_a_game_earns_with_whatever_the_new_game_screen_let_one_choose(tmp_path: Path) -> None:
    """Civilisations and who begins may be chosen; the cards come from the seed."""
    for chosen in ({"civilizations": ["aksum", "greece"]}, {"civilizations": ["", "greece"], "first_player": 1}, {}):
        match = start(GAME, Record(GAME.id, "espionage", 2, "table", (), {"seed": 5, **chosen}))
        rng = Rng(5)
        while match.deciders:
            seat = match.deciders[0]
            match.play(seat, GAME.draw(match.state, rng) if seat == CHANCE else match.legal(seat).sample(rng))
        seats = [{"name": "Ada", "level": "human"}, {"name": "Cleo", "level": "adept"}]
        record = record_of_match(match)._replace(meta={"id": "0123456789abcdef", "seats": seats})
        laurels = SoloResults(tmp_path / "laurels.jsonl")
        assert len(appraise(record, AWARDS, None, laurels, date(2026, 11, 18))) == 1
        laid = record._replace(setup={**record.setup, "development": sorted(record.setup["development"])})
        with pytest.raises(DomainError, match="award_not_dealt"):
            appraise(laid, AWARDS, None, laurels, date(2026, 11, 18))

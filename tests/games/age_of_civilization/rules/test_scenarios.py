"""Path of Glory, rule by rule: set-up, special actions, control cards, special events, drought, wars, the end."""

from __future__ import annotations

from itertools import pairwise

import pytest

from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.games.age_of_civilization.rules.events import Controls
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.medals import medal_progress
from aoc_desktop.games.age_of_civilization.rules.prices import price_terms
from aoc_desktop.games.age_of_civilization.rules.scenarios import SCENARIOS, scenario
from aoc_desktop.games.age_of_civilization.rules.scoring import result
from aoc_desktop.games.age_of_civilization.rules.setup import Options, first_game_track
from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.kernel.scenarios import MEDALS
from tests.games.age_of_civilization.position import Position, cards_with, gains, kinds, losses, sacrifices

TRACK = ["hunt", "fish", "farm", "conquest", "plague", "trade", "construction", "culture"]
BLANK_TRACK = [card if card != "plague" else "blank" for card in TRACK]


def playing(name: str, round: int = 2, opponent: int = 0, **holding: object) -> Position:
    """Step 2 of a round of a scenario, with the Inca (nothing of theirs counts here), 4 workers and 9 coins."""
    numbers = {"main": "inca", "workers": 4, "coins": 9, **holding}
    track = BLANK_TRACK if name == "death_and_rebirth" else TRACK
    game = Position(scenario=name, track=track).hold(0, **numbers)  # type: ignore[arg-type]
    return game.at("actions", round=round, opponent_military=opponent)


def counting(game: Position, **counts: int) -> Position:
    """Set a scenario's counters: control, drought, wars_lost."""
    game.state.scenario = game.state.scenario._replace(**counts)  # type: ignore[arg-type]
    game.state.rebuild_abilities(0)
    return game


def all_civilizations(game: Position) -> set[str]:
    return {card.id for card, _ in game.state.market} | {card.id for card in game.state.deck}


# ------------------------------------------------------------------ every scenario


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_is_a_skirmish_with_one_player(name: str) -> None:
    game = Position(scenario=name)
    assert game.state.table.solo
    assert len(game.state.players) == 1
    assert "mongolia" not in all_civilizations(game)
    with pytest.raises(BadOptions):
        GAME.setup(Options(shipped_set("second_edition"), 2, f"scenario:{name}"), Rng(1))


def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(BadOptions) as refusal:
        Position(scenario="atlantis")
    assert refusal.value.reason.code == "unknown_scenario"


@pytest.mark.parametrize("variant", ["changing_world", "draft"])
def test_a_scenario_knows_neither_events_nor_draft_but_innovation(variant: str) -> None:
    with pytest.raises(BadOptions):
        Position(scenario="silk_road", variants=[variant])
    assert len(Position(scenario="silk_road", variants=["innovation"]).state.special_market) == 2


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_medal_asks_for_more_than_the_one_before(name: str) -> None:
    medals = scenario(name).medals
    assert [medal.id for medal in medals] == list(MEDALS)
    for lesser, better in pairwise(medals):
        for kind in ("points", "wonders", "control"):
            assert better.needs(kind) >= lesser.needs(kind)
        assert better != lesser._replace(id=better.id)


def test_a_card_set_of_ones_own_must_have_the_cards_that_a_scenario_needs() -> None:
    without = cards_with()._replace(civilization={})
    with pytest.raises(BadOptions) as refusal:
        Position(cards=without, scenario="lost_civilization")
    assert refusal.value.reason.code == "scenario_card_missing"
    quarry = shipped_set("second_edition").action["hunt"]._replace(id="quarry")
    double = cards_with()
    with pytest.raises(BadOptions) as refusal:
        Position(cards=double._replace(action={**double.action, "quarry": quarry}), scenario="age_of_wonders")
    assert refusal.value.reason.code == "scenario_card_twice"


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_track_for_a_first_game(name: str) -> None:
    cards = shipped_set("second_edition")
    track = first_game_track(cards, True, scenario(name))
    assert track[4] == ("blank" if name == "death_and_rebirth" else "plague")
    assert list(Position(scenario=name, track=track).state.table.track) == track


@pytest.mark.parametrize("name", SCENARIOS)
def test_special_actions_are_there_in_every_round_and_once_per_turn(name: str) -> None:
    for action in scenario(name).special_actions:
        for round in range(1, 7):
            game = counting(playing(name, round, workers=4, coins=20), drought=2)
            assert f"act {action.id}" in game.legal()
            game.play(f"act {action.id}")
            assert f"act {action.id}" not in game.legal()
            assert game.player(0).free_workers == 4 - action.workers


def test_scenarios_earn_medals_not_achievements() -> None:
    game = playing("age_of_wonders", points=60)
    game.end_game()
    assert result(game.state).achievements == ()


# ------------------------------------------------------------------ 1. Age of Wonders


def test_age_of_wonders_begins_with_six_wonders_and_four_coins() -> None:
    game = Position(scenario="age_of_wonders")
    assert len(game.state.wonder_market) == 6
    assert game.player(0).coins == 4


def test_quarry_makes_the_next_wonder_of_the_turn_3_cheaper() -> None:
    game = playing("age_of_wonders").wonders("petra", "great_wall")
    assert game.price("wonder") == 7
    game.play("act quarry")
    assert game.price("wonder") == 4
    wonder = game.state.table.cards.action["wonder"]
    assert [(amount, cause.id) for amount, cause in price_terms(game.state, 0, wonder)] == [
        (7, "wonder"),
        (-3, "quarry"),
    ]
    game.play("act wonder petra")
    assert game.player(0).coins == 5
    assert game.price("wonder") == 7


def test_quarry_helps_no_other_action_and_not_the_next_turn() -> None:
    game = playing("age_of_wonders", coins=12)
    game.play("act quarry", "act research writing")
    assert game.price("wonder") == 4
    assert game.player(0).coins == 8
    game.play("done")
    assert game.price("wonder") == 7
    assert game.state.scenario.passing == ()


def test_quarry_ends_with_the_last_turn_too() -> None:
    game = playing("age_of_wonders", round=6)
    game.play("act quarry", "done")
    assert game.snapshot()["step"] == "finished"
    assert game.snapshot()["in_force"] == []


def test_quarry_is_a_white_slot() -> None:
    game = playing("age_of_wonders", round=1, opponent=-9)
    game.play("act quarry", "done")
    assert game.player(0).workers == 4


def test_corvee_takes_two_workers_and_sacrifices_exactly_one() -> None:
    game = playing("age_of_wonders", round=1, opponent=-9)
    events = game.play("act corvee")
    assert gains(events, "coins") == {"corvee": 2}
    assert gains(events, "points") == {"corvee": 1}
    assert game.player(0).free_workers == 2
    assert sacrifices(game.play("done")) == {"red_slot": 1}
    assert game.player(0).workers == 3


# ------------------------------------------------------------------ 2. Silk Road

ROW = ["changan", "dunhuang", "samarkand", "merv", "baghdad", "antioch"]
COSTS = [card.coins for card in scenario("silk_road").control_cards]


def on_the_road(control: int, round: int = 2, **holding: object) -> Position:
    return counting(playing("silk_road", round, **holding), control=control)


def test_the_row_lies_in_its_order() -> None:
    assert [card.id for card in scenario("silk_road").control_cards] == ROW


@pytest.mark.parametrize("control", range(6))
def test_a_caravan_takes_the_next_card_at_its_cost(control: int) -> None:
    game = on_the_road(control)
    events = game.play("act caravan")
    assert [event.card for event in events if isinstance(event, Controls)] == [ROW[control]]
    assert game.player(0).coins == 9 - COSTS[control]
    assert game.state.scenario.control == control + 1


def test_a_caravan_is_a_white_slot_and_ends_with_the_row() -> None:
    game = on_the_road(5)
    assert sacrifices(game.play("act caravan", "done")) == {}
    assert game.player(0).workers == 4
    assert on_the_road(6).legal("act caravan") == ["act caravanserai"]


@pytest.mark.parametrize(("control", "coins"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (6, 3)])
def test_caravanserai_gives_a_coin_for_every_two_cards_at_least_one(control: int, coins: int) -> None:
    assert gains(on_the_road(control).play("act caravanserai"), "coins") == {"caravanserai": coins}


def test_changan_gives_a_coin_at_the_end_of_the_turn() -> None:
    game = on_the_road(1)
    game.play("act fish", "done")
    assert game.legal() == ["use changan"]
    assert gains(game.play("use changan"), "coins") == {"changan": 1}


@pytest.mark.parametrize(("round", "names"), [(3, ["use changan"]), (4, ["use changan", "use dunhuang"])])
def test_dunhuang_gives_a_point_from_round_4(round: int, names: list[str]) -> None:
    game = on_the_road(2, round)
    game.play("rest")
    assert game.legal() == names


def test_dunhuang_taken_early_begins_with_round_4() -> None:
    game = on_the_road(1, round=3)
    game.play("act caravan", "done", "use changan", "skip", "rest")
    assert game.state.round == 4
    assert gains(game.play("use dunhuang"), "points") == {"dunhuang": 1}


def test_samarkand_makes_research_a_coin_cheaper() -> None:
    assert on_the_road(2).price("research") == 4
    assert on_the_road(3).price("research") == 3


def test_merv_is_worth_1_military() -> None:
    before, after = on_the_road(3).military(), on_the_road(4).military()
    assert (before, after) == (0, 1)


def test_baghdad_adds_a_coin_and_a_point_to_trade() -> None:
    events = on_the_road(5).play("act trade")
    assert gains(events, "coins") == {"trade": 2, "baghdad": 1}
    assert gains(events, "points") == {"baghdad": 1}


def test_antioch_scores_4_at_the_end() -> None:
    for control, points in ((5, {"dunhuang": 1}), (6, {"dunhuang": 1, "antioch": 4})):
        events = on_the_road(control, round=6).play("rest", "use changan", "use dunhuang")
        assert gains(events, "points") == points


def test_trade_never_leaves_the_window() -> None:
    """Trade is at position 6: in round 1 only the second slot is there, in round 4 both."""
    game = playing("silk_road", round=1)
    game.play("act trade")
    assert game.legal("act trade") == []
    game = playing("silk_road", round=4)
    game.play("act trade", "act trade")
    assert game.legal("act trade") == []
    assert game.player(0).coins == 13


# ------------------------------------------------------------------ 3. Lost Civilization


def test_the_maya_rise_in_round_1_and_stay() -> None:
    game = Position(scenario="lost_civilization")
    assert "maya" not in all_civilizations(game)
    assert len(game.state.market) == 3
    assert game.legal() == ["rise maya"]
    game.play("rise maya", "rest")
    assert game.player(0).main is not None
    assert game.player(0).main.id == "maya"
    assert game.state.round == 2
    assert {move.split()[0] for move in game.legal()} == {"annex", "skip"}


def test_the_maya_can_be_in_no_deck() -> None:
    deck = [card.id for card in Position(scenario="lost_civilization").state.deck]
    with pytest.raises(BadOptions) as refusal:
        Position(scenario="lost_civilization", deck=["maya", *deck])
    assert refusal.value.reason.params["problem"] == "set_aside"


def test_a_drought_token_comes_at_the_end_of_rounds_1_to_5() -> None:
    game = playing("lost_civilization", main="maya")
    for round in range(1, 6):
        game.give(0, workers=4)
        assert "drought_added" in kinds(game.end_round(round))
        assert game.state.scenario.drought == round
    game.end_game()
    assert game.state.scenario.drought == 5


@pytest.mark.parametrize(
    ("tokens", "farm", "fish", "hunt"), [(0, 3, 1, 1), (1, 3, 1, 1), (2, 2, 0, 0), (3, 2, 0, 0), (4, 1, 0, 0)]
)
def test_drought_takes_a_coin_of_farm_fish_and_hunt_for_every_two_tokens(
    tokens: int, farm: int, fish: int, hunt: int
) -> None:
    for action, coins in (("farm", farm), ("fish", fish), ("hunt", hunt)):
        game = counting(playing("lost_civilization", round=1), drought=tokens)
        game.play(f"act {action}")
        assert game.player(0).coins == 9 + coins


def test_drought_leaves_what_cards_add_and_other_actions() -> None:
    game = counting(playing("lost_civilization", main="maya"), drought=5)
    events = game.play("act farm")
    assert gains(events, "coins") == {"farm": 3, "maya": 2}
    assert losses(events, "coins") == {"drought": 2}
    assert losses(game.play("act trade"), "coins") == {}


def test_reservoir_holds_the_token_of_this_round_only() -> None:
    game = playing("lost_civilization", main="maya")
    game.play("act reservoir")
    assert game.player(0).coins == 7
    assert game.player(0).free_workers == 2
    assert "drought_held" in kinds(game.play("done"))
    assert game.state.scenario.drought == 0
    assert "drought_added" in kinds(game.at("actions", 3).play("rest"))
    assert game.state.scenario.drought == 1


def test_ritual_sacrifices_its_worker_removes_a_token_and_scores() -> None:
    game = counting(playing("lost_civilization", main="maya"), drought=3)
    events = game.play("act ritual")
    assert gains(events, "points") == {"ritual": 1}
    assert game.state.scenario.drought == 2
    assert sacrifices(game.play("done"))["red_slot"] == 1


def test_ritual_needs_a_token() -> None:
    assert playing("lost_civilization").legal("act ritual") == []


def test_without_workers_after_the_symbol_the_civilization_is_lost() -> None:
    """Conquest arrives at the end of round 1: war takes the last worker."""
    game = playing("lost_civilization", round=1, main="maya", workers=1, points=40)
    events = game.end_round(1)
    assert kinds(events)[-2:] == ["civilization_lost", "game_ends"]
    assert game.state.decider is None
    assert result(game.state).medal is None
    assert game.snapshot()["result"] == {"ranking": [[0]], "points": [40], "achievements": [], "medal": None}


def test_the_snapshot_of_a_lost_game_says_round_6_like_every_finished_one() -> None:
    """The notation: "When finished: `seat` null, `legal` empty, `round` 6"."""
    game = playing("lost_civilization", round=1, main="maya", workers=1)
    game.end_round(1)
    shot = game.snapshot()
    assert (shot["step"], shot["seat"], shot["legal"], shot["round"]) == ("finished", None, [], 6)


def test_workers_lost_before_the_symbol_do_not_count_until_it_is_resolved() -> None:
    game = playing("lost_civilization", round=1, main="maya", workers=2)
    game.end_round(1)
    assert game.player(0).workers == 1
    assert game.state.phase == "civilization"


def test_elsewhere_nobody_is_lost_without_workers() -> None:
    game = playing("silk_road", round=1, workers=1)
    game.end_round(1)
    assert game.player(0).workers == 0
    assert game.state.phase == "civilization"


# ------------------------------------------------------------------ 4. Mongol Devastation


def test_the_mongols_start_at_1_and_grow_by_2() -> None:
    game = Position(scenario="mongol_devastation")
    assert game.state.opponent_military == 1
    game.hold(0, main="inca", workers=4).end_round(1)
    assert game.state.opponent_military == 3


def test_war_breaks_out_at_the_end_of_rounds_1_to_5_once_whatever_the_card_shows() -> None:
    game = playing("mongol_devastation")
    for round in range(1, 6):
        game.give(0, workers=4, coins=9)
        assert kinds(game.end_round(round)).count("war") == 1
    assert game.state.scenario.wars_lost == 5
    assert "war" not in kinds(game.end_game())


def test_plague_strikes_besides() -> None:
    """Plague is at position 5: the end of round 2."""
    events = playing("mongol_devastation").end_round(2)
    assert sacrifices(events) == {"war": 1, "plague": 1}
    assert kinds(events).index("war") < kinds(events).index("plague")


def test_whoever_is_lowest_loses_a_worker_and_2_coins() -> None:
    game = playing("mongol_devastation")
    events = game.end_round(1)
    assert sacrifices(events) == {"war": 1}
    assert losses(events, "coins") == {"war": 2}
    assert (game.player(0).workers, game.player(0).coins) == (3, 7)
    assert game.state.scenario.wars_lost == 1


@pytest.mark.parametrize(("opponent", "lost"), [(0, 0), (1, 1), (2, 1)])
def test_a_tie_is_lost_more_military_is_not(opponent: int, lost: int) -> None:
    """The Huns have 3; the opponent grows by 2 first."""
    game = playing("mongol_devastation", opponent=opponent, main="huns")
    game.end_round(1)
    assert game.state.scenario.wars_lost == lost


def test_fortify_is_worth_3_military_until_the_end_of_the_round() -> None:
    game = playing("mongol_devastation", round=1)
    game.play("act fortify")
    assert game.military() == 3
    assert game.player(0).coins == 7
    game.play("done")
    assert game.state.scenario.wars_lost == 0
    assert game.military() == 0


def test_fortify_counts_for_conquest_too() -> None:
    game = playing("mongol_devastation", opponent=3)
    assert gains(game.play("act fortify", "act conquest"), "points") == {"conquest": 2}


def test_tribute_keeps_this_rounds_war_away() -> None:
    game = playing("mongol_devastation", round=1)
    game.play("act tribute")
    assert game.player(0).coins == 6
    events = game.play("done")
    assert "truce" in kinds(events)
    assert (game.player(0).workers, game.player(0).coins) == (4, 6)
    assert game.state.scenario.wars_lost == 0
    game.at("actions", 2).play("rest")
    assert game.state.scenario.wars_lost == 1


def test_tribute_does_not_help_against_the_plague() -> None:
    game = playing("mongol_devastation", round=2)
    game.play("act tribute")
    assert sacrifices(game.play("done")) == {"plague": 1}


def test_war_immunity_saves_the_worker_not_the_coins() -> None:
    game = playing("mongol_devastation", wonders=["great_wall"])
    events = game.end_round(1)
    assert sacrifices(events) == {}
    assert losses(events, "coins") == {"war": 2}
    assert game.state.scenario.wars_lost == 1


def test_a_war_that_cost_nothing_is_not_lost() -> None:
    game = playing("mongol_devastation", workers=0, coins=0)
    game.end_round(1)
    assert game.state.scenario.wars_lost == 0


# ------------------------------------------------------------------ 5. Death and Rebirth


def test_a_blank_card_lies_in_the_place_of_plague() -> None:
    game = Position(scenario="death_and_rebirth")
    assert game.state.table.track[4] == "blank"
    assert "plague" not in game.state.table.track
    with pytest.raises(BadOptions):
        Position(scenario="death_and_rebirth", track=TRACK)
    events = playing("death_and_rebirth").end_round(2)
    assert "plague" not in kinds(events)
    assert "no_symbol" in kinds(events)


def test_the_great_famine_takes_3_coins_at_the_end_of_round_1() -> None:
    game = playing("death_and_rebirth", coins=2)
    assert losses(game.end_round(1), "coins") == {"great_famine": 2}
    assert losses(playing("death_and_rebirth").end_round(1), "coins") == {"great_famine": 3}


def test_the_black_death_sacrifices_2_workers_at_the_end_of_round_2() -> None:
    assert sacrifices(playing("death_and_rebirth").end_round(2)) == {"black_death": 2}


def test_the_printing_press_gives_a_technology_at_the_end_of_round_3() -> None:
    game = playing("death_and_rebirth")
    game.end_round(3)
    assert game.state.step == "pick"
    assert gains(game.play("pick writing"), "points") == {}
    assert game.technologies() == ["writing"]
    assert game.state.round == 4


def test_the_rebirth_begins_with_round_4() -> None:
    game = playing("death_and_rebirth", round=3)
    assert game.price("research") == 4
    game.play("rest", "pick writing")
    assert "scenario_turns" in kinds(game.match.history[-1].events)
    assert game.price("research") == 3
    events = game.play("skip", "act research mining")
    assert gains(events, "points") == {"research": 1, "death_and_rebirth": 1}


def test_culture_is_worth_a_point_more_in_the_rebirth() -> None:
    """Culture is at position 8, open in round 6."""
    game = counting(playing("death_and_rebirth", round=6))
    assert gains(game.play("act culture"), "points") == {"culture": 2, "death_and_rebirth": 1}


def test_before_the_rebirth_nothing_is_added() -> None:
    events = playing("death_and_rebirth", round=2).play("act research writing")
    assert gains(events, "points") == {"research": 1}


# ------------------------------------------------------------------ medals


def finished(name: str, wonders: int = 0, control: int = 0, wars_lost: int = 0, points: int = 0) -> str | None:
    """The medal of a game that ends like this (no game_end effects)."""
    game = Position(scenario=name)
    game.player(0).wonders = game.state.wonder_market[:wonders]
    game.player(0).points = points
    game.state.scenario = game.state.scenario._replace(control=control, wars_lost=wars_lost)
    game.state.phase = "finished"
    return result(game.state).medal


@pytest.mark.parametrize("name", SCENARIOS)
def test_each_medal_is_earned_at_its_numbers_and_missed_by_one(name: str) -> None:
    for place, medal in enumerate(scenario(name).medals):
        needed = {kind: max(0, medal.needs(kind)) for kind in ("wonders", "control", "points")}
        needed["wars_lost"] = int(medal.needs("no_war_lost") < 0)
        assert finished(name, **needed) == medal.id
        lesser = MEDALS[place - 1] if place else None
        for kind, number in needed.items():
            if number and kind != "wars_lost":
                less = finished(name, **{**needed, kind: number - 1})
                assert less != medal.id
                assert less is None or MEDALS.index(less) <= MEDALS.index(lesser or "bronze")
        if medal.needs("no_war_lost") > 0:
            assert finished(name, **{**needed, "wars_lost": 1}) == lesser


def test_progress_counts_what_there_is() -> None:
    game = counting(playing("silk_road", points=12), control=3)
    gold = medal_progress(game.state)[2][1]
    assert [(condition.kind, condition.have) for condition in gold] == [("control", 3), ("points", 12)]
    assert not any(condition.holds for condition in gold)
    assert medal_progress(Position(solo=True).state) == []


# ------------------------------------------------------------------ snapshots


def test_snapshots_have_the_counters_of_their_scenario_alone() -> None:
    counters = {
        "age_of_wonders": set(),
        "silk_road": {"control"},
        "lost_civilization": {"drought", "lost"},
        "mongol_devastation": {"wars_lost"},
        "death_and_rebirth": set(),
    }
    usual = set(Position(solo=True).snapshot())
    for name, own in counters.items():
        assert set(Position(scenario=name).snapshot()) == usual | own | {"in_force"}
    game = playing("mongol_devastation")
    game.play("act fortify")
    assert game.snapshot()["in_force"] == ["fortify"]

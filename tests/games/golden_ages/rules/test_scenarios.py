"""Chronicles of the Ages: what each word of a scenario file does, what is refused, and the medals."""

from __future__ import annotations

import json
from typing import Any

import pytest

from aoc_desktop.ai.levels import level
from aoc_desktop.games.golden_ages.rules.events import CityLost, Crosses, JudgementChosen
from aoc_desktop.games.golden_ages.rules.game import GAME
from aoc_desktop.games.golden_ages.rules.scenario_files import load_scenario
from aoc_desktop.games.golden_ages.rules.scenarios import SCENARIOS, scenario
from aoc_desktop.games.golden_ages.rules.scoring import measure, medal_progress
from aoc_desktop.games.golden_ages.rules.squares import NAMES, SQUARES, listed
from aoc_desktop.games.golden_ages.rules.state import State, Tally
from aoc_desktop.games.golden_ages.rules.view_data import CODEC
from aoc_desktop.games.golden_ages.solo.scenarios import CHRONICLES
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record, parse_record, record_of_match, replay, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.text.reasons import say

MEDALS = [{"id": "bronze", "points": 1}, {"id": "silver", "points": 2}, {"id": "gold", "points": 3}]
CIVILIZATIONS = [["egypt", "inca", "turkey", "india"], ["babylon", "mongolia", "austria", "brazil"]]
LATER = {
    "era": 2,
    "map": [["t2", "f2", 0], ["t3", "f6", 0]],
    "setup": {"square_rotation": 0, "civilizations": CIVILIZATIONS},
    "seat": [
        {"civilization": "greece", "capital": "f2", "technologies": ["metallurgy"]},
        {"civilization": "phoenicia", "capital": "f6"},
    ],
}
"""Two seats in era II on a small map."""


def table(**changes: object) -> dict[str, Any]:
    """A scenario of one's own for two, with these changes."""
    data = {"format": 1, "id": "mine", "emblem": ["egypt", "africa"], "seats": ["person", "novice"], "medal": MEDALS}
    return json.loads(json.dumps({**data, **changes}))  # type: ignore[no-any-return]


def begun(seed: int = 3, **changes: object) -> Match[State]:
    """A game of such a scenario, from a record that holds it whole."""
    data = table(**changes)
    chosen = load_scenario(data, "mine.toml")._replace(own_table=data)
    return start(GAME, parse_record(CHRONICLES.record(chosen, seed).to_json()))


def later(**changes: object) -> Match[State]:
    seats: Any = changes.pop("seat", LATER["seat"])
    return begun(**{**LATER, "seat": seats, **changes})


def shipped(name: str, seed: int = 5) -> Match[State]:
    return start(GAME, CHRONICLES.record(scenario(name), seed))


# ------------------------------------------------------------------ the table


def test_an_era_begins_with_its_update_and_what_was_before_has_left_the_game() -> None:
    match = later(first_player=1)
    state = match.state
    assert (state.era, state.step, state.seat) == (2, "civilization", 1)  # the former first player chooses first
    assert {wonder.era for wonder in state.wonders} == {2}
    assert {building.era for building in state.buildings} == {2}
    assert [len(player.hand) for player in state.players] == [2, 2]
    assert [player.offer.id for player in state.players if player.offer] == ["inca", "mongolia"]
    assert [player.standing for player in state.players] == [(SQUARES["f2"],) * 3, (SQUARES["f6"],) * 3]


def test_the_map_lies_and_its_tiles_have_left_their_stacks() -> None:
    state = later().state
    assert [tile.id for tile, _ in state.board.placed][1:] == ["t2", "t3"]
    assert not {"t2", "t3"} & {tile.id for tile in (*state.three_stack, *state.two_stack)}


def test_a_seat_has_what_its_table_says() -> None:
    seat = {
        **LATER["seat"][0],  # type: ignore[index]
        "gold": 9,
        "points": 7,
        "technologies": ["metallurgy", "writing"],
        "cities": {"f3": 1},
        "buildings": ["wall"],
        "wonders": ["pyramids"],
        "glory": [4],
    }
    state = later(seat=[seat, LATER["seat"][1]]).state  # type: ignore[index]
    player, usual = state.players[0], state.table.cards
    assert (player.gold, player.points, player.glory) == (9, 7, (4,))
    assert [card.id for card in player.technologies] == ["metallurgy", "writing"]
    freed = sum(usual.technology[name].cubes for name in ("metallurgy", "writing"))
    assert player.reserve == usual.reserve + freed - 1
    assert [NAMES[square] for square in listed(player.cities)] == ["f3"]
    assert [card.id for card in player.slots if card is not None] == ["wall"]
    assert [card.id for card in player.wonders] == ["pyramids"]
    assert len(state.glory_stack) == len(usual.glory) - 1
    assert state.players[1].gold == usual.gold


def test_a_wonder_that_somebody_begins_with_does_not_lie_face_up() -> None:
    seat = {**LATER["seat"][0], "wonders": ["great_wall"]}  # type: ignore[index]
    assert "great_wall" not in [card.id for card in later(seat=[seat, LATER["seat"][1]]).state.wonders]  # type: ignore[index]


def test_a_seed_of_its_own_deals_the_same_cards_to_everybody() -> None:
    fixed = []
    for game_seed in (1, 2):
        data = table(seed=11)
        chosen = load_scenario(data, "mine.toml")._replace(own_table=data)
        fixed.append(GAME.setup_of(start(GAME, CHRONICLES.record(chosen, game_seed)).state))
    assert fixed[0] == fixed[1]


# ------------------------------------------------------------------ switches


@pytest.mark.parametrize("attacks", [0, 1])
def test_attacks_are_cut_to_a_number(attacks: int) -> None:
    match = later(attacks=attacks)
    assert len(match.state.table.cards.invasion_costs) == attacks
    while match.deciders:
        seat = match.deciders[0]
        match.play(seat, level("random")(GAME, match.state, seat, Rng(len(match.moves))))
    assert all(len(player.glory) <= attacks for player in match.state.players)


def test_without_building_cards_none_is_ever_face_up_and_computer_players_know_it() -> None:
    match = begun(building_cards=False)
    assert match.state.buildings == ()
    assert match.state.later_buildings == ((),) * 3
    assert GAME.redraw(GAME.view(match.state, 1), Rng(1)).later_buildings == ((),) * 3
    assert not any(move[0] == "build" for move in match.legal(match.deciders[0]))


def test_values_of_the_box_are_other_ones_here() -> None:
    values = {
        "actions": {"artist_points": 1, "golden_age_gold": 6},
        "final": {"gold_per_point": 2},
        "judgement": [{"id": "richest", "points": 9}],
        "technology": [{"id": "rocketry", "points": 12}],
        "wonder": [{"id": "pyramids", "cost": 1}],
        "island": [{"square": "c6", "symbols": ["gem", "gem"]}],
    }
    cards = begun(values=values).state.table.cards
    assert (cards.artist_points, cards.golden_age_gold, cards.gold_per_point) == (1, 6, 2)
    assert cards.judgement["richest"].points == 9
    assert cards.technology["rocketry"].points == 12
    assert cards.wonder["pyramids"].cost == 1
    islands = {NAMES[island.square]: island.symbols for island in cards.islands}
    assert islands["c6"] == ("gem", "gem")
    assert len(islands) == len(GAME.options(Record(GAME.id, "base", 2, "table", (), {"seed": 1})).cards.islands)


def test_effects_are_in_force_for_all_and_those_of_a_seat_for_it_alone() -> None:
    own = {**LATER["seat"][1], "effects": [{"always": "attack_discount", "gold": 2}]}  # type: ignore[index]
    state = later(effects=[{"always": "technology_discount", "gold": 4}], seat=[LATER["seat"][0], own]).state  # type: ignore[index]
    assert [player.powers.technology_discount for player in state.players] == [4, 4]
    assert [player.powers.attack_discount for player in state.players] == [0, 2]
    for player in state.players:
        player.rebuild_powers(state.table.cards)  # as a card that comes or goes does
        assert player.powers.technology_discount == 4
    view = GAME.view(state, 0)
    told = CODEC.from_data(json.loads(json.dumps(CODEC.to_data(view))))
    assert told == view
    assert [player.powers.attack_discount for player in told.state.players] == [0, 2]


def test_an_effect_at_the_end_counts_apart_from_wonders() -> None:
    match = shipped("gift_of_the_nile")
    while match.deciders:
        seat = match.deciders[0]
        match.play(seat, level("random")(GAME, match.state, seat, Rng(len(match.moves))))
    outcome = match.outcome
    assert outcome is not None
    for seat, added in enumerate(outcome.breakdown):  # type: ignore[attr-defined]
        assert added.get("scenario", 0) == 2 * GAME.snapshot(match.state)["players"][seat]["controls"]["wheat"]


# ------------------------------------------------------------------ medals


def test_every_measure_counts_what_it_says() -> None:
    match = later()
    state = match.state
    player, cards = state.players[0], state.table.cards
    player.points, player.gold, state.players[1].points = 30, 12, 22
    player.wonders = (cards.wonder["pyramids"],)
    player.slots = (cards.building["wall"], None, None)
    player.glory = (4, 2)
    player.cities = player.double_cities = 1 << SQUARES["f3"]
    player.tally = Tally(crossings=2, voices=1, cities_lost=3)
    player.lying = tuple(listed(state.board.islands)[:2])
    found = {
        kind: measure(state, kind)
        for kind in ("points", "margin", "wonders", "buildings", "technologies", "high_technologies", "cities", "cubes")
    }
    assert found == {
        "points": 30,
        "margin": 8,
        "wonders": 1,
        "buildings": 1,
        "technologies": 1,
        "high_technologies": 0,
        "cities": 1,
        "cubes": 2,
    }
    assert (measure(state, "glory"), measure(state, "max_glory"), measure(state, "gold")) == (2, 2, 12)
    assert (measure(state, "crossings"), measure(state, "voices"), measure(state, "max_cities_lost")) == (2, 1, 3)
    assert measure(state, "islands") == 2
    assert [measure(state, f"owns:{card}") for card in ("metallurgy", "pyramids", "wall", "rocketry")] == [1, 1, 1, 0]
    for symbol in ("game", "gem", "stone", "wheat"):
        assert measure(state, symbol) == GAME.snapshot(state)["players"][0]["controls"][symbol]


def test_crossings_voices_and_lost_cities_are_counted_in_scenarios_alone() -> None:
    seen = Tally()
    for seed in (1, 5):
        match = shipped("walls_of_byzantium", seed)
        while match.deciders:
            seat = match.deciders[0]
            match.play(seat, level("random")(GAME, match.state, seat, Rng(len(match.moves))))
        events = [event for played in match.history for event in played.events]
        for seat, player in enumerate(match.state.players):
            told = [sum(event.seat == seat and isinstance(event, kind) for event in events) for kind in KINDS]
            assert list(player.tally) == told
            seen = Tally(*(old + new for old, new in zip(seen, player.tally, strict=True)))
    assert all(seen)
    table_game = start(GAME, Record(GAME.id, "base", 2, "table", (), {"seed": 3}))
    table_game.state.count(0, crossings=1)
    assert table_game.state.players[0].tally == Tally()


KINDS = (Crosses, JudgementChosen, CityLost)


def test_a_medal_asks_for_all_its_measures_and_the_end_tells_the_best() -> None:
    match = shipped("race_to_the_moon")
    state = match.state
    state.phase = state.step = "finished"
    state.players[0].points = 65
    assert GAME.outcome(state).extras == {}  # type: ignore[union-attr]
    rocketry = state.table.cards.technology["rocketry"]
    state.players[0].technologies += (rocketry,)
    assert GAME.outcome(state).extras == {"medal": "gold"}  # type: ignore[union-attr]
    state.players[0].points = 64
    assert GAME.outcome(state).extras == {}  # type: ignore[union-attr]
    assert medal_progress(start(GAME, Record(GAME.id, "base", 2, "table", (), {"seed": 3})).state) == []


# ------------------------------------------------------------------ records, and whole games


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_record_names_its_scenario_and_replays_with_and_without_its_seed(name: str) -> None:
    match = shipped(name)
    assert match.beginning.mode == f"scenario:{name}"
    bare = {part: value for part, value in match.beginning.setup.items() if part != "seed"}
    assert start(GAME, match.beginning._replace(setup=bare)).state == match.state
    while match.deciders:
        seat = match.deciders[0]
        match.play(seat, level("random")(GAME, match.state, seat, Rng(len(match.moves))))
    assert replay(GAME, parse_record(record_of_match(match).to_json())).state == match.state


def test_a_scenario_of_ones_own_stands_whole_in_its_record() -> None:
    match = later()
    assert match.beginning.setup["scenario"]["id"] == "mine"
    record = parse_record(record_of_match(match).to_json())
    assert replay(GAME, record).state == match.state
    view = GAME.view(match.state, 0)
    assert CODEC.from_data(json.loads(json.dumps(CODEC.to_data(view)))) == view


def played_by_experts(name: str, seed: int) -> Match[State]:
    """An expert in the person's place; the others are those of the scenario."""
    match, rng = shipped(name, seed), Rng(seed).fork(0)
    seats = [level(each) for each in ("expert", *scenario(name).levels)]
    while match.deciders:
        seat = match.deciders[0]
        match.play(seat, seats[seat](GAME, match.state, seat, rng))
    return match


def test_expert_seats_play_a_scenario_to_its_end() -> None:
    match = played_by_experts("gift_of_the_nile", 5)
    assert match.outcome is not None
    assert match.outcome.extras["medal"] in ("bronze", "silver", "gold")
    assert not any(player.glory for player in match.state.players)


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENARIOS)
def test_expert_seats_play_every_scenario_of_the_ages_to_its_end(name: str) -> None:
    """`python3 run.py slow -k every_scenario`."""
    assert played_by_experts(name, 1).outcome is not None


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_figures_that_settled_the_medals_stand_beside_them(name: str) -> None:
    """Expert in the person's place: bronze in at least 90 of 100 games, silver in 50 to 80, gold in 10 to 40."""
    figures = scenario(name).figures
    assert figures is not None
    assert figures.level == "expert"
    assert figures.games >= 50
    assert figures.bronze >= 0.90 * figures.games
    assert 0.50 * figures.games <= figures.silver <= 0.80 * figures.games
    assert 0.10 * figures.games <= figures.gold <= 0.40 * figures.games


# ------------------------------------------------------------------ refusals

FAULTS: list[tuple[str, dict[str, Any], tuple[str, ...]]] = [
    ("an unknown word", {"weather": "rain"}, ("mine.toml", "weather")),
    ("nobody to play", {"seats": ["novice", "person"]}, ("seats",)),
    ("an unknown level", {"seats": ["person", "god"]}, ("seats",)),
    ("a moment that no table has", {"effects": [{"when": "build", "gain": {"gold": 1}}]}, ("effects",)),
    ("a value that is not of the box", {"values": {"wonder": [{"id": "atlantis", "cost": 1}]}}, ("atlantis",)),
    ("an island that is none", {"values": {"island": [{"square": "e4", "symbols": []}]}}, ("e4",)),
    ("an unknown technology", {"seat": [{"technologies": ["magic"]}]}, ("magic",)),
    ("a later era without seats", {"era": 3}, ("seat",)),
    ("a civilisation in play in era I", {"seat": [{"civilization": "egypt", "capital": "e3"}]}, ("civilization",)),
    ("medals that do not rise", {"medal": [*MEDALS[:2], {"id": "gold", "points": 1}]}, ("points",)),
    ("medals in another order", {"medal": list(reversed(MEDALS))}, ("medal",)),
    ("a medal for nothing", {"medal": [{"id": "bronze"}, *MEDALS[1:]]}, ("bronze",)),
    ("a medal for a card that is none", {"medal": [*MEDALS[:2], {"id": "gold", "owns": ["magic"]}]}, ("magic",)),
    ("a story that turns the line", {"told": {"en": {"story": "\u202egnorw"}}}, ("told",)),
    ("the id of the box", {"id": "base"}, ("base",)),
]


@pytest.mark.parametrize(("what", "change", "words"), FAULTS, ids=[fault[0] for fault in FAULTS])
def test_a_faulty_file_is_refused_in_one_line(what: str, change: dict[str, Any], words: tuple[str, ...]) -> None:
    load_scenario(table(), "mine.toml")
    with pytest.raises(DomainError) as refused:
        load_scenario(table(**change), "mine.toml")
    for language in ("en", "fr"):
        line = say(refused.value.reason, language, "golden_ages")
        assert "\n" not in line
        assert all(word in line for word in words), line


TABLES: list[tuple[str, dict[str, Any]]] = [
    ("a tile that does not fit", {"map": [["t2", "a1", 0]]}),
    ("a tile that lies twice", {"map": [["t2", "f2", 0], ["t3", "f6", 0], ["t2", "f2", 0]]}),
    ("a capital in the sea", {"seat": [{"civilization": "greece", "capital": "a1"}, LATER["seat"][1]]}),  # type: ignore[index]
    ("two capitals on a square", {"seat": [LATER["seat"][0], {"civilization": "china", "capital": "f2"}]}),  # type: ignore[index]
    (
        "more cities than cubes",
        {"seat": [{**LATER["seat"][0], "cities": {"f3": 2, "e3": 2, "e4": 2, "f4": 2}}, LATER["seat"][1]]},
    ),  # type: ignore[index,dict-item]
    (
        "more buildings than slots",
        {"seat": [{**LATER["seat"][0], "buildings": ["wall", "bank", "fort"]}, LATER["seat"][1]]},
    ),  # type: ignore[index,dict-item]
    ("a glory tile that is not there", {"seat": [{**LATER["seat"][0], "glory": [99]}, LATER["seat"][1]]}),  # type: ignore[index,dict-item]
]


@pytest.mark.parametrize(("what", "change"), TABLES, ids=[each[0] for each in TABLES])
def test_a_table_that_cannot_be_laid_is_refused_in_one_line(what: str, change: dict[str, Any]) -> None:
    with pytest.raises(DomainError) as refused:
        later(**change)
    assert say(refused.value.reason, "en", "golden_ages")
    assert say(refused.value.reason, "fr", "golden_ages")


@pytest.mark.parametrize(
    "change",
    [
        {"players": 3},
        {"mode": "scenario:"},
        {"mode": "scenario:atlantis"},
        {"variants": ("open_sea",)},
        {"setup": {"seed": 1, "scenario": 7}},
        {"setup": {"seed": 1, "scenario": {"id": "gift_of_the_nile"}}},
    ],
    ids=str,
)
def test_a_record_cannot_set_the_table_of_a_scenario_otherwise(change: dict[str, Any]) -> None:
    record = CHRONICLES.record(scenario("gift_of_the_nile"), 1)
    start(GAME, record)
    with pytest.raises(DomainError) as refused:
        start(GAME, record._replace(**change))
    assert say(refused.value.reason, "en", "golden_ages")

"""The Secret Chronicle: what each word of a scenario file does, what is refused, and the medals."""

from __future__ import annotations

import json
from typing import Any

import pytest

from aoc_desktop.ai.levels import level
from aoc_desktop.games.monumental_duel.rules.cards import NUMBER
from aoc_desktop.games.monumental_duel.rules.events import Conquers
from aoc_desktop.games.monumental_duel.rules.game import GAME
from aoc_desktop.games.monumental_duel.rules.scenario_files import load_scenario
from aoc_desktop.games.monumental_duel.rules.scenarios import SCENARIOS, scenario
from aoc_desktop.games.monumental_duel.rules.scoring import measure, medal_progress
from aoc_desktop.games.monumental_duel.rules.state import CELL, State, Tally
from aoc_desktop.games.monumental_duel.rules.view_data import CODEC
from aoc_desktop.games.monumental_duel.solo.scenarios import CHRONICLES
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record, parse_record, record_of_match, replay, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.text.reasons import say

MEDALS = [{"id": "bronze", "points": 1}, {"id": "silver", "points": 2}, {"id": "gold", "points": 3}]
NATIONS = {"civilizations": ["aksum", "mughals"]}


def table(**changes: object) -> dict[str, Any]:
    """A scenario of one's own, with these changes."""
    data = {"format": 1, "id": "mine", "emblem": ["axum", "africa"], "rival": "novice", "medal": MEDALS}
    return json.loads(json.dumps({**data, **changes}))  # type: ignore[no-any-return]


def begun(seed: int = 3, **changes: object) -> Match[State]:
    """A game of such a scenario, from a record that holds it whole."""
    data = table(**changes)
    chosen = load_scenario(data, "mine.toml")._replace(own_table=data)
    return start(GAME, parse_record(CHRONICLES.record(chosen, seed).to_json()))


def seat(**values: object) -> State:
    """The table with these values for seat 0."""
    return begun(setup=NATIONS, seat=[values]).state


def shipped(name: str, seed: int = 5) -> Match[State]:
    return start(GAME, CHRONICLES.record(scenario(name), seed))


def to_the_end(match: Match[State], levels: tuple[str, ...] = ("random", "random"), seed: int = 1) -> Match[State]:
    rng, seats = Rng(seed), [level(name) for name in levels]
    while match.deciders:
        decider = match.deciders[0]
        if decider == CHANCE:
            match.draw(rng)
        else:
            match.play(decider, seats[decider](GAME, match.state, decider, rng))
    return match


def ids(cards: Any) -> list[str]:
    return [card.id for card in cards]


# ------------------------------------------------------------------ the table


def test_a_seat_has_its_tokens_agents_and_espionage_card() -> None:
    state = seat(tokens={"gold": 5, "culture": 2}, agents=3, espionage="agitation")
    player, other = state.players
    assert (player.tokens[NUMBER["gold"]], player.tokens[NUMBER["culture"]]) == (5, 2)
    assert (player.agents, player.espionage.id) == (3, "agitation")
    assert other.tokens[NUMBER["gold"]] == state.table.cards.start_gold


def test_cards_on_the_deck_have_left_the_development_deck_and_their_piles() -> None:
    usual = begun(setup=NATIONS).state
    state = seat(top=["marble_quarry", "workshop"], discard=["laboratory"])
    player, cards = state.players[0], state.table.cards
    assert ids(player.top) == ["marble_quarry", "workshop"]
    assert ids(player.discard) == ["laboratory"]
    assert "marble_quarry" not in ids((*state.track, *state.development))
    for name in ("workshop", "laboratory"):
        assert state.pile(cards.card[name]) == usual.pile(cards.card[name]) - 1


def test_revolts_lie_instead_of_cards_that_go_into_the_bag() -> None:
    usual, state = begun(setup=NATIONS).state, seat(revolts=["a1", "b2"], discard=["revolt"])
    player = state.players[0]
    for cell in ("a1", "b2"):
        face = player.faces[CELL[cell]]
        assert face is not None
        assert face.kind == "revolt"
        assert player.attached[CELL[cell]] is usual.players[0].attached[CELL[cell]]
    assert len(player.bag) == len(usual.players[0].bag) + 2
    revolt = state.table.cards.revolt
    assert state.pile(revolt) == usual.pile(revolt) - 3


def test_provinces_policies_and_wonders_are_there_without_their_bonuses() -> None:
    state = seat(
        provinces=["troy", "barricade"],
        policies=["salt_mines", "terrace_farming"],
        construction="colossus",
        reserved=["hanging_gardens"],
    )
    player = state.players[0]
    assert ids(player.provinces) == ["troy", "barricade"]
    assert ids(player.policies) == ["salt_mines", "terrace_farming"]
    assert player.in_force == 0b10  # on a pile the last is in force
    assert (player.construction.id, ids(player.reserved)) == ("colossus", ["hanging_gardens"])  # type: ignore[union-attr]
    assert player.tokens[NUMBER["gold"]] == state.table.cards.start_gold
    lines = begun(setup=NATIONS, seat=[{}, {"policies": ["dahsala", "secularism"]}]).state.players[1]
    assert lines.lines == ("a", "b")


def test_an_era_can_be_over_and_single_cards_can_be_gone() -> None:
    state = begun(from_era=2, seat=[{"top": ["caravanserai"]}]).state
    assert {card.era for card in (*state.track, *state.development)} == {2, 3}
    assert state.era == max(card.era for card in state.track)
    assert "caravanserai" not in ids(state.removed)
    assert {card.era for card in state.removed} == {1}
    gone = begun(removed=["colossus"]).state
    assert ids(gone.removed) == ["colossus"]
    assert "colossus" not in ids((*gone.track, *gone.development))


def test_somebody_may_hold_the_advantage() -> None:
    state = begun(advantage={"seat": 1, "resource": "science", "tokens": 3}).state
    assert (state.holder, state.holder_resource, state.holder_tokens) == (1, NUMBER["science"], 3)


def test_values_of_the_box_are_other_ones_here() -> None:
    values = {"limits": {"policy_culture": [1, 1, 2, 2, 3]}, "scoring": {"revolt": -2, "wonder": 4}}
    cards = begun(values=values).state.table.cards
    assert cards.policy_culture == (1, 1, 2, 2, 3)
    assert (cards.points["revolt"], cards.points["wonder"], cards.points["policy"]) == (-2, 4, 2)


# ------------------------------------------------------------------ medals


def test_every_measure_counts_what_it_says() -> None:
    match = begun(
        setup=NATIONS,
        seat=[
            {
                "provinces": ["troy", "persia"],
                "policies": ["salt_mines"],
                "top": ["bargaining", "great_wall"],
                "revolts": ["a1"],
                "agents": 2,
            },
            {"provinces": ["ethiopia"]},
        ],
    )
    state = match.state
    state.players[0].tally = Tally(conquests=2, provinces_lost=1)
    kinds = ("provinces", "knowledge", "wonders", "policies", "max_revolts", "agents", "gold", "max_rival_provinces")
    assert [measure(state, kind) for kind in kinds] == [2, 1, 1, 1, 1, 2, state.table.cards.start_gold, 1]
    assert (measure(state, "conquests"), measure(state, "max_provinces_lost"), measure(state, "max_rounds")) == (
        2,
        1,
        1,
    )
    assert measure(state, "dominations") == 4
    assert measure(state, "points") - measure(state, "margin") == GAME.moment(state).points[1]
    assert measure(state, "win") == 1
    assert measure(state, "terrains") == len({card.terrain for card in state.players[0].provinces})
    assert measure(state, "archived") == 0


def test_conquests_are_counted_in_scenarios_alone() -> None:
    seen = 0
    for seed in range(4):
        match = to_the_end(shipped("road_to_panipat", seed), seed=seed)
        events = [event for played in match.history for event in played.events if isinstance(event, Conquers)]
        for number, player in enumerate(match.state.players):
            told = [sum(event.seat == number for event in events), sum(event.seat != number for event in events)]
            assert list(player.tally) == told
        seen += len(events)
    assert seen
    assert medal_progress(start(GAME, Record(GAME.id, "espionage", 2, "table", (), {"seed": 3})).state) == []


# ------------------------------------------------------------------ records, and whole games


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_record_names_its_scenario_and_replays_with_and_without_its_seed(name: str) -> None:
    match = shipped(name)
    assert match.beginning.mode == f"scenario:{name}"
    bare = {part: value for part, value in match.beginning.setup.items() if part != "seed"}
    assert start(GAME, match.beginning._replace(setup=bare)).state == match.state
    view = GAME.view(match.state, 0)
    assert CODEC.from_data(json.loads(json.dumps(CODEC.to_data(view)))) == view
    assert GAME.view(GAME.redraw(view, Rng(1)), 0) == view
    to_the_end(match)
    assert replay(GAME, parse_record(record_of_match(match).to_json())).state == match.state


def test_a_scenario_of_ones_own_stands_whole_in_its_record() -> None:
    match = begun(from_era=2)
    assert match.beginning.setup["scenario"]["id"] == "mine"
    assert replay(GAME, parse_record(record_of_match(match).to_json())).state == match.state


def test_expert_seats_play_a_scenario_to_its_end() -> None:
    match = to_the_end(shipped("voice_of_the_assembly", 5), ("expert", "adept"), 5)
    assert match.outcome is not None
    assert (
        CHRONICLES.medal(match.state)
        == {None: 0, "bronze": 1, "silver": 2, "gold": 3}[match.outcome.extras.get("medal")]
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENARIOS)
def test_expert_seats_play_every_scenario_of_the_duel_to_its_end(name: str) -> None:
    """`python3 run.py slow -k every_scenario`."""
    assert to_the_end(shipped(name, 1), ("expert", *scenario(name).levels)).outcome is not None


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_figures_that_settled_the_medals_stand_beside_them(name: str) -> None:
    """Expert in the person's place: bronze in at least 90 of 100 games, silver in 50 to 80, gold in 10 to 40."""
    figures = scenario(name).figures
    assert figures is not None
    assert figures.level == "expert"
    assert figures.games >= 20
    assert figures.bronze >= 0.90 * figures.games
    assert 0.50 * figures.games <= figures.silver <= 0.80 * figures.games
    assert 0.10 * figures.games <= figures.gold <= 0.40 * figures.games


# ------------------------------------------------------------------ refusals

POLICY = {"policies": ["salt_mines"]}
FAULTS: list[tuple[str, dict[str, Any], str]] = [
    ("an unknown word", {"weather": "rain"}, "weather"),
    ("an unknown level", {"rival": "god"}, "rival"),
    ("a card that is none", {"seat": [{"top": ["atlantis"]}]}, "atlantis"),
    ("a province on the deck", {"seat": [{"top": ["troy"]}]}, "troy"),
    ("a policy of nobody", {"seat": [POLICY]}, "civilizations"),
    ("a nation of nobody", {"setup": {"civilizations": ["atlantis", "greece"]}, "seat": [POLICY]}, "atlantis"),
    ("a policy of the other", {"setup": NATIONS, "seat": [{"policies": ["dahsala"]}]}, "dahsala"),
    ("a card twice", {"seat": [{"construction": "colossus", "reserved": ["colossus"]}]}, "colossus"),
    ("a cell that is none", {"seat": [{"revolts": ["d4"]}]}, "revolts"),
    ("medals that do not rise", {"medal": [*MEDALS[:2], {"id": "gold", "points": 1}]}, "points"),
    ("the id of the box", {"id": "espionage"}, "espionage"),
]


@pytest.mark.parametrize(("what", "change", "word"), FAULTS, ids=[fault[0] for fault in FAULTS])
def test_a_faulty_file_is_refused_in_one_line(what: str, change: dict[str, Any], word: str) -> None:
    load_scenario(table(), "mine.toml")
    with pytest.raises(DomainError) as refused:
        load_scenario(table(**change), "mine.toml")
    for language in ("en", "fr"):
        line = say(refused.value.reason, language, "monumental_duel")
        assert "\n" not in line
        assert word in line


@pytest.mark.parametrize(
    "change",
    [{"revolts": ["a1"], "discard": ["revolt"] * 12}, {"archived": ["colossus"]}, {"top": ["workshop"] * 9}],
    ids=str,
)
def test_a_table_that_cannot_be_laid_is_refused_in_one_line(change: dict[str, Any]) -> None:
    with pytest.raises(DomainError) as refused:
        seat(**change)
    assert say(refused.value.reason, "en", "monumental_duel")

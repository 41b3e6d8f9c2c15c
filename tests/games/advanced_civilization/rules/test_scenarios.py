"""Roads of Bronze: what each word of a scenario file does, what is refused, and the medals."""

from __future__ import annotations

import json
from typing import Any

import pytest

from aoc_desktop.ai.levels import level
from aoc_desktop.games.advanced_civilization.rules.calamities.phase import Reveal, hold_foretold
from aoc_desktop.games.advanced_civilization.rules.events import CalamityStrikes
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.phases import succession
from aoc_desktop.games.advanced_civilization.rules.phases.construction import may_found
from aoc_desktop.games.advanced_civilization.rules.phases.expansion import grow_more
from aoc_desktop.games.advanced_civilization.rules.pieces import change_owner
from aoc_desktop.games.advanced_civilization.rules.scenario_files import load_scenario
from aoc_desktop.games.advanced_civilization.rules.scenarios import SCENARIOS, SHELF, Fertile
from aoc_desktop.games.advanced_civilization.rules.scoring import measure, medal_progress
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, State
from aoc_desktop.games.advanced_civilization.rules.trade import trade_cards
from aoc_desktop.games.advanced_civilization.rules.trade.stacks import draw_card
from aoc_desktop.games.advanced_civilization.rules.view_data import CODEC
from aoc_desktop.games.advanced_civilization.solo.scenarios import CHRONICLES
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.events import Cause
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.record import Record, parse_record, record_of_match, replay, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.text.reasons import say
from tests.scenario_games import finished

MEDALS = [{"id": "bronze", "points": 1}, {"id": "silver", "points": 2}, {"id": "gold", "points": 3}]
TABLE = {
    "board": "east",
    "nation": "egypt",
    "others": ["asia", "assyria", "babylon"],
    "levels": ["novice", "novice", "novice"],
    "turn_limit": 11,
}
PRELUDE = {"turns": 3, "record": "gift_of_the_nile"}


def table(**changes: object) -> dict[str, Any]:
    """A scenario of one's own, with these changes."""
    data = {"format": 1, "id": "mine", "emblem": ["egypt", "africa"], "table": TABLE, "prelude": PRELUDE}
    return json.loads(json.dumps({**data, "medal": MEDALS, **changes}))  # type: ignore[no-any-return]


def begun(seed: int = 3, **changes: object) -> Match[State]:
    """A game of such a scenario, from a record that holds it whole."""
    data = table(**changes)
    chosen = load_scenario(data, "mine.toml")._replace(own_table=data)
    return start(GAME, parse_record(CHRONICLES.record(chosen, seed).to_json()))


def egypt(**values: object) -> State:
    """The table with these changes of Egypt's pieces; the turn has grown and counted by then."""
    return begun(change=[{"nation": "egypt", **values}]).state


def shipped(name: str, seed: int = 5) -> Match[State]:
    return start(GAME, CHRONICLES.record(SHELF.shipped(name), seed))


def some_turns(match: Match[State], turns: int) -> Match[State]:
    """Played by chance until so many turns are over, or the game is."""
    rng, player, until = Rng(1), level("random"), match.state.turn + turns
    while match.deciders and match.state.turn < until:
        decider = match.deciders[0]
        if decider == CHANCE:
            match.draw(rng)
        else:
            match.play(decider, player(GAME, match.state, decider, rng))
    return match


# ------------------------------------------------------------------ the table


def test_the_game_begins_with_the_turn_after_its_prelude_and_ends_with_its_own_limit() -> None:
    state = begun().state
    assert (state.turn, state.table.turn_limit, state.table.trade_rounds) == (4, 11, 2)
    assert [state.table.cards.nations[number].id for number in state.nation] == ["egypt", "asia", "assyria", "babylon"]


def test_what_is_hidden_is_dealt_anew_by_the_seed_and_nothing_else_is() -> None:
    one, other = begun(1).state, begun(2).state
    assert one.stacks != other.stacks
    assert GAME.view(one, None) == GAME.view(other, None)
    assert begun(1).state == one


def test_what_is_cleared_goes_to_the_stock() -> None:
    state = egypt(clear=True)
    assert (state.map_tokens(0), state.map_cities(0), state.treasury[0]) == (0, 0, 0)
    assert state.stock[0] == state.table.board.tokens
    assert state.ships[0] == ()


def test_pieces_cards_and_the_marker_are_as_the_file_says() -> None:
    given = {"tokens": {"sinai": 1}, "cities": ["thebes"], "treasury": 7, "cards": ["pottery", "cloth_making"]}
    state = egypt(clear=True, ast=5, **given)
    board, cards = state.table.board, state.table.cards
    assert state.city[board.area["thebes"]] == 0
    assert state.tokens[0][board.area["sinai"]] == 2, "a lone token has grown"
    assert state.treasury[0] == 7 + 2, "and the city has paid"
    assert [cards.civilization_cards[card].id for card in state.owned[0]] == ["pottery", "cloth_making"]
    assert state.ast[0] == 5
    whole = state.map_tokens(0) + state.stock[0] + state.treasury[0]
    assert whole == board.tokens


def test_who_lives_where_pieces_come_goes_to_its_own_stock() -> None:
    usual = begun().state
    theirs = next(area for area, tokens in enumerate(usual.tokens[1]) if tokens)
    name = usual.table.board.areas[theirs]
    for change in ({"tokens": {name: 1}}, {"cities": [name]}):
        state = egypt(**change)
        assert not state.tokens[1][theirs]
        assert state.map_tokens(1) + state.stock[1] + state.treasury[1] == state.table.board.tokens


# ------------------------------------------------------------------ the five switches


def test_a_foretold_calamity_is_the_persons_wherever_its_card_lies() -> None:
    """In a stack, which everybody sees shrink there, or in another hand; nobody gave it."""
    for drawn in (False, True):
        state = begun(strike=[{"calamity": "flood", "turns": [4]}]).state
        card = state.table.cards.card["flood"]
        stack, number = state.table.cards.stack_of[card] - 1, card - len(state.table.cards.commodities)
        size = len(state.stacks[stack])
        while drawn and card in state.stacks[stack]:
            draw_card(state, 2, stack)
        state.givers = (*state.givers[:number], 3, *state.givers[number + 1 :])
        hold_foretold(state)
        assert [hand[card] for hand in state.hands] == [1, 0, 0, 0]
        assert state.givers[number] == NOBODY
        assert len(state.stacks[stack]) == (size - 1 if not drawn else 0)
        assert sum(layer.size for layer in state.layers[stack]) == len(state.stacks[stack])
        assert card not in state.stacks[stack]


def test_a_foretold_calamity_waits_for_its_turn_and_goes_back_under_its_stack() -> None:
    match = begun(strike=[{"calamity": "flood", "turns": [5]}])
    told: dict[int, list[str]] = {}
    rng, player = Rng(1), level("random")
    while match.state.turn < 6:
        decider, turn = match.deciders[0], match.state.turn
        events = match.draw(rng) if decider == CHANCE else match.play(decider, player(GAME, match.state, decider, rng))
        told.setdefault(turn, []).extend(event.calamity for event in events if isinstance(event, CalamityStrikes))
        if turn == match.state.turn and any(isinstance(task, Reveal) for task in match.state.agenda):
            view = GAME.view(match.state, 1)
            assert GAME.view(GAME.redraw(view, rng), 1) == view
    assert "flood" not in told[4]
    assert "flood" in told[5]
    state = match.state
    card = state.table.cards.card["flood"]
    assert state.stacks[state.table.cards.stack_of[card] - 1].count(card) + sum(h[card] for h in state.hands) == 1


def test_fertile_areas_grow_by_more_while_the_stock_has_some() -> None:
    state = egypt(clear=True, tokens={"sinai": 1}, cities=["thebes"])
    area = state.table.board.area["sinai"]
    before, growth = state.tokens[0][area], Fertile(("sinai", "thebes", "memphis"), (4,), 2)
    grow_more(state, growth, None)
    assert state.tokens[0][area] == before + 2
    assert not state.tokens[0][state.table.board.area["thebes"]], "a city does not grow"
    assert not state.tokens[0][state.table.board.area["memphis"]], "nor an empty area"
    state.treasury[0], state.stock[0] = state.treasury[0] + state.stock[0] - 1, 1
    grow_more(state, growth, None)
    assert (state.tokens[0][area], state.stock[0]) == (before + 3, 0)
    files = {"areas": ["sinai"], "turns": [4], "amount": 2}
    grown = begun(change=[{"nation": "egypt", "clear": True, "tokens": {"sinai": 1}}], growth=files).state
    assert grown.tokens[0][area] == 1 + 2 + 2, "first by the scenario, then as usual"


def test_the_person_founds_no_city_beyond_the_most_but_may_be_given_one() -> None:
    state = begun(cities_most=0).state
    assert not may_found(state, 0)
    assert may_found(state, 1)
    area = state.table.board.area["thebes"]
    state.city[area], state.city_stock[1] = 1, state.city_stock[1] - 1
    change_owner(state, area, 0, Cause("rule", "test"), None)
    assert state.map_cities(0) == 1
    assert may_found(begun(cities_most=1).state, 0)


def test_the_person_draws_as_if_it_had_so_many_cities() -> None:
    state = begun(draws_as=6, change=[{"nation": "egypt", "clear": True, "tokens": {"sinai": 2}}]).state
    state.agenda, held = (), sum(state.hands[0])
    tops = [stack[0] for stack in state.stacks[:6]]
    trade_cards.begin(state, None)
    cities = [state.map_cities(seat) for seat in state.trade_order]
    assert cities == sorted(cities), "the order goes by true cities"
    draws = next(task for task in state.agenda if isinstance(task, trade_cards.DrawCards) and task.seat == 0)
    draws.go(state, None)
    assert sum(state.hands[0]) == held + 6
    assert all(state.hands[0][card] for card in tops)


def test_the_persons_marker_stays_where_it_is() -> None:
    for stays, square in ((True, 6), (False, 5)):
        change = [{"nation": "egypt", "clear": True, "tokens": {"sinai": 2}, "ast": 6}]
        state = begun(marker_stays=stays, change=change).state
        others = list(state.ast[1:])
        succession.begin(state, None)
        assert state.ast[0] == square
        assert list(state.ast[1:]) != others


# ------------------------------------------------------------------ medals


def test_every_measure_counts_what_it_says() -> None:
    state = egypt(clear=True, cities=["thebes"], treasury=7, cards=["pottery", "cloth_making"], ast=5)
    cards = state.table.cards
    costs = cards.civilization["pottery"].cost + cards.civilization["cloth_making"].cost
    assert [measure(state, kind) for kind in ("cities", "square", "card_points")] == [1, 5, costs]
    hand = cards.worth(state.hands[0], state.set_bonus(0))
    assert measure(state, "points") == costs + 500 + 50 + state.treasury[0] + hand
    assert measure(state, "max_rank") == 1
    state.ast[2] = 12
    assert measure(state, "max_rank") == 2
    assert medal_progress(start(GAME, Record(GAME.id, "standard", 4, "table", (), {"seed": 3})).state) == []


# ------------------------------------------------------------------ records, and whole games


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_record_names_its_scenario_and_replays_with_and_without_its_seed(name: str) -> None:
    match = shipped(name)
    assert match.beginning.mode == f"scenario:{name}"
    assert match.state.turn == SHELF.shipped(name).turns + 1
    bare = {part: value for part, value in match.beginning.setup.items() if part != "seed"}
    assert start(GAME, match.beginning._replace(setup=bare)).state == match.state
    some_turns(match, 2)
    view = GAME.view(match.state, 0)
    assert CODEC.from_data(json.loads(json.dumps(CODEC.to_data(view)))) == view
    assert GAME.view(GAME.redraw(view, Rng(1)), 0) == view
    assert replay(GAME, parse_record(record_of_match(match).to_json())).state == match.state


def test_a_scenario_of_ones_own_stands_whole_in_its_record() -> None:
    match = some_turns(begun(cities_most=2), 1)
    assert match.beginning.setup["scenario"]["id"] == "mine"
    assert replay(GAME, parse_record(record_of_match(match).to_json())).state == match.state


def test_expert_seats_play_a_scenario_to_its_end() -> None:
    match = replay(GAME, finished(GAME.id, "gift_of_the_nile"))
    assert match.outcome is not None
    assert match.state.turn == 11
    medal = CHRONICLES.medal(match.state)
    assert medal == {None: 0, "bronze": 1, "silver": 2, "gold": 3}[match.outcome.extras.get("medal")]


@pytest.mark.slow
@pytest.mark.parametrize("name", SCENARIOS)
def test_expert_seats_play_every_scenario_of_the_sea_to_its_end(name: str) -> None:
    """`python3 run.py slow -k every_scenario`."""
    assert replay(GAME, finished(GAME.id, name, 1)).outcome is not None


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_figures_that_settled_the_medals_stand_beside_them(name: str) -> None:
    """Expert in the person's place: bronze in at least 90 of 100 games, silver in 50 to 80, gold in 10 to 40."""
    figures = SHELF.shipped(name).figures
    assert figures is not None
    assert figures.level == "expert"
    assert figures.games >= 20
    assert figures.bronze >= 0.90 * figures.games
    assert 0.50 * figures.games <= figures.silver <= 0.80 * figures.games
    assert 0.10 * figures.games <= figures.gold <= 0.40 * figures.games


# ------------------------------------------------------------------ refusals

LESS = [*MEDALS[:2], {"id": "gold", "points": 1}]
FAULTS: list[tuple[str, dict[str, Any], str]] = [
    ("an unknown word", {"weather": "rain"}, "weather"),
    ("an unknown level", {"table": {**TABLE, "levels": ["god", "novice", "novice"]}}, "levels"),
    ("a level too few", {"table": {**TABLE, "levels": ["novice"]}}, "levels"),
    ("a board of another prelude", {"table": {**TABLE, "board": "west"}}, "west"),
    ("a nation of another prelude", {"table": {**TABLE, "nation": "crete"}}, "crete"),
    ("a prelude that is none", {"prelude": {**PRELUDE, "record": "atlantis"}}, "atlantis"),
    ("a change of nobody at the table", {"change": [{"nation": "crete"}]}, "crete"),
    ("an area that is none", {"change": [{"nation": "egypt", "tokens": {"atlantis": 1}}]}, "atlantis"),
    ("an area that grows nowhere", {"growth": {"areas": ["atlantis"], "turns": [5], "amount": 1}}, "atlantis"),
    (
        "a city among its tokens",
        {"change": [{"nation": "egypt", "tokens": {"sinai": 1}, "cities": ["sinai"]}]},
        "sinai",
    ),
    ("a card that is none", {"change": [{"nation": "egypt", "cards": ["rocketry"]}]}, "rocketry"),
    ("a calamity that is none", {"strike": [{"calamity": "rain", "turns": [5]}]}, "rain"),
    ("a strike after the last turn", {"strike": [{"calamity": "flood", "turns": [12]}]}, "12"),
    ("a strike in the prelude", {"strike": [{"calamity": "flood", "turns": [3]}]}, "3"),
    ("medals that do not rise", {"medal": LESS}, "points"),
]


@pytest.mark.parametrize(("what", "change", "word"), FAULTS, ids=[fault[0] for fault in FAULTS])
def test_a_faulty_file_is_refused_in_one_line(what: str, change: dict[str, Any], word: str) -> None:
    load_scenario(table(), "mine.toml")
    with pytest.raises(DomainError) as refused:
        load_scenario(table(**change), "mine.toml")
    for language in ("en", "fr"):
        line = say(refused.value.reason, language, GAME.id)
        assert "\n" not in line
        assert word in line


CANNOT_BE_LAID: list[dict[str, Any]] = [
    {"change": [{"nation": "egypt", "tokens": {"sinai": 99}}]},
    {"change": [{"nation": "egypt", "treasury": 99}]},
    {"change": [{"nation": "egypt", "cards": ["philosophy"]}]},
    {"prelude": {**PRELUDE, "turns": 2}},
    {"prelude": {**PRELUDE, "turns": 4}},
]


@pytest.mark.parametrize("change", CANNOT_BE_LAID, ids=str)
def test_a_table_that_cannot_be_laid_is_refused_in_one_line(change: dict[str, Any]) -> None:
    with pytest.raises(DomainError) as refused:
        begun(**change)
    for language in ("en", "fr"):
        assert "\n" not in say(refused.value.reason, language, GAME.id)


def test_a_record_cannot_hide_other_cards_than_everybody_knows() -> None:
    match = begun()
    setup = match.beginning.setup
    stacks, hands = setup["stacks"], setup["hands"]
    volcano = [card for card in stacks[1] if card != "volcano"]
    faults: list[dict[str, Any]] = [
        {"stacks": stacks[:8]},
        {"stacks": stacks[::-1]},
        {"stacks": [stacks[0], ["volcano", *volcano], *stacks[2:]]},
        {"stacks": [["atlantis", *stacks[0][1:]], *stacks[1:]]},
        {"stacks": [stacks[0][1:], *stacks[1:]]},
        {"hands": [[*hands[0], "gold"], *hands[1:]]},
        {"hands": hands[1:]},
        {"hands": "none"},
    ]
    for fault in faults:
        with pytest.raises(DomainError) as refused:
            start(GAME, match.beginning._replace(setup={**setup, **fault}))
        assert "\n" not in say(refused.value.reason, "en", GAME.id)
    with pytest.raises(DomainError):
        start(GAME, match.beginning._replace(setup={part: setup[part] for part in ("scenario", "stacks")}))

"""Why a move is refused: for every reason a position in which a move gets it, with its numbers."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from aoc_desktop.games.age_of_civilization.rules import why_not as module
from aoc_desktop.games.age_of_civilization.rules.card_files import load_cards, shipped_set
from aoc_desktop.games.age_of_civilization.rules.cards import CardSet
from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.scenarios import SCENARIOS
from aoc_desktop.games.age_of_civilization.rules.setup import Options
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.games.age_of_civilization.rules.why_not import FORMS, why_not
from aoc_desktop.games.age_of_civilization.words.speech import say
from aoc_desktop.kernel.errors import IllegalMove, Reason
from aoc_desktop.kernel.match import Match
from aoc_desktop.kernel.rng import Rng
from tests.games.age_of_civilization.position import ALL_NINE, Position

SPECIAL: dict[str, Any] = {"variants": ["innovation"], "special_technologies": ["smiths", "poets", "bankers"]}


def special(scenario: str, before: str = "", control: int = 0, coins: int = 20, workers: int = 4) -> Position:
    """Step 2 of round 3 of a scenario, perhaps after a move."""
    position = Position(scenario=scenario).hold(0, main="maya", workers=workers, coins=coins).at("actions", round=3)
    position.state.scenario = position.state.scenario._replace(control=control)
    position.state.rebuild_abilities(0)
    if before:
        position.play(before)
    return position


@cache
def house_rules() -> CardSet:
    """A user's set with what no card of the box has: Culture forbidden, a technology or wonder on a condition."""
    return load_cards(
        {
            "format": 1,
            "id": "house_rules",
            "extends": "second_edition",
            "civilization": [
                {"id": "vikings", "main": [{"always": "forbid_others", "action": "culture"}]},
                {
                    "id": "babylon",
                    "main": [{"when": "end_of_turn", "requires": "most_military", "gain": {"technologies": 1}}],
                },
                {"id": "inca", "main": [{"when": "end_of_turn", "gain": {"wonders": 1}}]},
            ],
        },
        "house_rules.toml",
    )


# ---------------------------------------------------------------- positions


def acting(main: str = "rome", round: int = 2, **held: Any) -> Position:
    """Seat 0 is to act. In round 2 fish, farm and conquest are available; the purse is full unless told."""
    held = {"workers": 4, "coins": 20, **held}
    return Position().hold(0, main=main, **held).at("actions", round=round)


def rising(round: int = 2, **setup: Any) -> Position:
    market = ["egypt", "china", "axum", "babylon", "phoenicia"]
    return Position(**{"market": market, **setup}).hold(0, main="rome", workers=3).at("civilization", round=round)


def innovating(**held: Any) -> Position:
    held = {"workers": 4, "coins": 20, **held}
    return Position(**SPECIAL).hold(0, main="rome", **held).at("actions")


def ending(main: str = "rome", cards: CardSet | str = "second_edition", **held: Any) -> Position:
    held = {"coins": 20, "workers": 2, **held}
    return Position(cards=cards).hold(0, main=main, **held).at("end_of_turn")


def drafting() -> Position:
    packs = [
        ["egypt", "rome", "china", "axum", "mali", "kush", "kongo"],
        ["huns", "celts", "slavs", "khitan", "maya", "inca", "japan"],
    ]
    return Position(variants=["draft"], packs=packs)


def after(position: Position, *moves: str) -> Position:
    position.play(*moves)
    return position


def with_seat_1(position: Position, main: str) -> Position:
    return position.hold(1, main=main, workers=2)


def asking_for_a_wonder() -> Position:
    return after(rising(market=["inca", "china", "axum", "babylon", "phoenicia"]), "rise inca")


def asking_for_a_technology() -> Position:
    position = rising(market=["iberia", "china", "axum", "babylon", "phoenicia"]).market("iberia", iberia=2)
    return after(position, "rise iberia")


def offering() -> Position:
    """Axum's Construction offers Culture, at 4 coins."""
    return after(acting("axum", round=5), "act construction")


def without_market(position: Position) -> Position:
    position.state.market = ()
    return position


def without_wonders(position: Position) -> Position:
    position.state.wonder_market = ()
    return position


Case = tuple[Callable[[], Position], str, str, dict[str, Any]]

# A position, a move, and the reason against it.
CASES: list[Case] = [
    # words
    (acting, "", "unknown_move", {"move": ""}),
    (acting, "dance", "unknown_move", {"move": "dance"}),
    (acting, "Act fish", "unknown_move", {"move": "Act fish"}),
    (acting, "act", "card_not_named", {"move": "act"}),
    (acting, "buy", "card_not_named", {"move": "buy"}),
    (rising, "rise china palace", "unknown_move", {"move": "rise china palace"}),
    (acting, "rest now", "too_many_words", {"move": "rest now"}),
    (acting, "act research writing now", "too_many_words", {"move": "act research writing now"}),
    (acting, "act fish deep", "too_many_words", {"move": "act fish deep"}),
    (lambda: ending("mali"), "use mali rome", "too_many_words", {"move": "use mali rome"}),
    (lambda: ending(technologies=["education"]), "use education x", "too_many_words", {"move": "use education x"}),
    # steps
    (rising, "act fish", "wrong_step", {"step": "actions", "now": "civilization"}),
    (acting, "skip", "wrong_step", {"step": "civilization", "now": "actions"}),
    (acting, "end", "wrong_step", {"step": "end_of_turn", "now": "actions"}),
    (acting, "keep egypt", "wrong_step", {"step": "draft", "now": "actions"}),
    (acting, "pick writing", "wrong_step", {"step": "pick", "now": "actions"}),
    (acting, "decline axum", "wrong_step", {"step": "offer", "now": "actions"}),
    (drafting, "rise egypt", "wrong_step", {"step": "civilization", "now": "draft"}),
    (asking_for_a_wonder, "act fish", "pending_choice", {}),
    (asking_for_a_wonder, "pick writing", "pending_choice", {}),
    (asking_for_a_technology, "take petra", "pending_choice", {}),
    (offering, "done", "pending_choice", {}),
    (lambda: innovating().at("end_of_turn"), "buy smiths", "too_late_to_buy", {}),
    # civilisations
    (lambda: rising(round=1), "skip", "round_1_skip", {}),
    (lambda: rising(round=1), "annex china", "round_1_annex", {}),
    (rising, "rise rome", "not_in_market", {"civilization": "rome"}),
    (rising, "annex mali", "not_in_market", {"civilization": "mali"}),
    (rising, "rise china hand", "not_in_hand", {"civilization": "china"}),
    (rising, "rise atlantis", "unknown_card", {"text": "atlantis"}),
    (rising, "rise petra", "unknown_card", {"text": "petra"}),
    (lambda: acting(inherited=["mali", "kush"]), "rise china", "three_civilizations", {}),
    (lambda: acting(inherited=["mali", "kush"]), "annex china", "three_civilizations", {}),
    (drafting, "keep huns", "not_in_pack", {"civilization": "huns"}),
    (drafting, "keep atlantis", "unknown_card", {"text": "atlantis"}),
    # actions: who may, slots, workers, coins
    (acting, "act plague", "no_action_on_card", {"card": "plague"}),
    (acting, "act dance", "unknown_card", {"text": "dance"}),
    (
        lambda: with_seat_1(acting(round=3), "vikings"),
        "act trade",
        "forbidden",
        {"action": "trade", "card": "vikings", "seat": 1},
    ),
    (lambda: after(acting(), "act fish"), "act fish", "slot_used", {"action": "fish"}),
    (
        lambda: after(acting(round=1), "act hunt", "act hunt"),
        "act hunt",
        "slots_used",
        {"action": "hunt", "count": 2},
    ),
    (
        lambda: after(acting("cahokia", round=1), "act hunt", "act hunt", "act hunt"),
        "act hunt",
        "slots_used",
        {"action": "hunt", "count": 3},
    ),
    (acting, "act hunt", "past", {"action": "hunt"}),
    (acting, "act trade", "upcoming", {"action": "trade", "round": 3}),
    (acting, "act culture", "upcoming", {"action": "culture", "round": 6}),
    (lambda: acting(workers=0), "act fish", "no_worker", {}),
    (lambda: acting(workers=1), "act farm", "workers", {"action": "farm", "needed": 2, "free": 1}),
    (
        lambda: acting("aztecs", workers=1),
        "act wonder petra",
        "workers",
        {"action": "wonder", "needed": 2, "free": 1},
    ),
    (lambda: acting(coins=6), "act wonder petra", "coins", {"action": "wonder", "needed": 7, "have": 6}),
    (lambda: acting("egypt", coins=3), "act wonder petra", "coins", {"action": "wonder", "needed": 5, "have": 3}),
    (lambda: acting(round=6, coins=3), "act culture", "coins", {"action": "culture", "needed": 4, "have": 3}),
    (
        lambda: acting(coins=3),
        "act research writing",
        "coins_for_technology",
        {"technology": "writing", "needed": 4, "have": 3},
    ),
    (
        lambda: acting(coins=2, inherited=["korea"], technologies=["writing", "education"]),
        "act research science",
        "coins_for_technology",
        {"technology": "science", "needed": 3, "have": 2},
    ),
    # technologies and wonders
    (acting, "act research", "technology_not_chosen", {}),
    (lambda: acting(coins=3), "act research", "coins", {"action": "research", "needed": 4, "have": 3}),
    (
        lambda: acting(coins=2, inherited=["korea"], technologies=["writing", "education"]),
        "act research",
        "coins",
        {"action": "research", "needed": 3, "have": 2},
    ),
    (lambda: acting(technologies=ALL_NINE), "act research", "none_available", {}),
    (acting, "act research magic", "unknown_card", {"text": "magic"}),
    (
        lambda: acting(technologies=["writing"]),
        "act research writing",
        "technology_owned",
        {"technology": "writing"},
    ),
    (
        acting,
        "act research engineering",
        "prerequisite",
        {"technology": "engineering", "needs": ("education", "currency")},
    ),
    (acting, "act research science", "prerequisite", {"technology": "science", "needs": ("education",)}),
    (
        lambda: innovating(special="smiths"),
        "act research steel",
        "prerequisite",
        {"technology": "steel", "needs": ("bronze_working",)},
    ),
    (
        lambda: innovating(special="smiths"),
        "act research mining",
        "covered",
        {"technology": "mining", "card": "smiths"},
    ),
    (acting, "act research steel", "special_not_owned", {"technology": "steel", "card": "smiths"}),
    (
        lambda: innovating(special="smiths"),
        "act research fortification",
        "special_not_owned",
        {"technology": "fortification", "card": "masons"},
    ),
    (
        lambda: innovating(special="smiths"),
        "act research poetry",
        "special_not_owned",
        {"technology": "poetry", "card": "poets"},
    ),
    (acting, "act wonder", "wonder_not_chosen", {}),
    (lambda: without_wonders(acting()), "act wonder petra", "wonder_gone", {"wonder": "petra"}),
    (acting, "act wonder eiffel", "unknown_card", {"text": "eiffel"}),
    (lambda: without_wonders(acting()), "act wonder eiffel", "unknown_card", {"text": "eiffel"}),
    # resting and finishing
    (lambda: after(acting(), "act fish"), "rest", "rest_after_action", {}),
    (acting, "done", "done_without_action", {}),
    # special technology cards
    (acting, "buy smiths", "variant_off", {"variant": "innovation"}),
    (innovating, "buy nuns", "unknown_card", {"text": "nuns"}),
    (lambda: innovating(special="poets"), "buy smiths", "already_bought", {}),
    (innovating, "buy masons", "special_not_there", {"card": "masons"}),
    (lambda: innovating(coins=0), "buy smiths", "no_coin", {}),
    (lambda: innovating(technologies=["writing"]), "buy poets", "column_not_empty", {"column": "left"}),
    (lambda: innovating(technologies=["gunpowder"]), "buy smiths", "column_not_empty", {"column": "right"}),
    # questions
    (asking_for_a_wonder, "take colosseum_2", "unknown_card", {"text": "colosseum_2"}),
    (asking_for_a_technology, "pick magic", "unknown_card", {"text": "magic"}),
    (asking_for_a_technology, "pick science", "prerequisite", {"technology": "science", "needs": ("education",)}),
    # offers and effects at the end of a turn
    (offering, "use education", "not_offered", {"card": "education"}),
    (offering, "decline rome", "not_offered", {"card": "rome"}),
    (ending, "use mali", "not_offered", {"card": "mali"}),
    (lambda: ending("mali"), "use mali#2", "not_offered", {"card": "mali"}),
    (
        lambda: ending("babylon", technologies=["navigation", "currency"]),
        "end",
        "mandatory_left",
        {"cards": ("babylon", "currency")},
    ),
    (
        lambda: after(ending("mali", technologies=["currency", "education"]), "use currency"),
        "use currency",
        "offer_used",
        {"card": "currency"},
    ),
    (lambda: ending(technologies=["education"]), "decline education", "end_declines", {}),
    (lambda: ending("mali"), "decline mali", "not_optional", {"card": "mali"}),
    (
        lambda: ending("mali", coins=3, technologies=["education"]),
        "use education",
        "offer_coins",
        {"card": "education", "needed": 4, "have": 3},
    ),
    # Harappa's discount on Culture is not for the Culture that Education offers.
    (
        lambda: ending("mali", coins=3, inherited=["harappa"], technologies=["education"]),
        "use education",
        "offer_coins",
        {"card": "education", "needed": 4, "have": 3},
    ),
    (
        lambda: with_seat_1(ending("mali", house_rules(), technologies=["education"]), "vikings"),
        "use education",
        "forbidden",
        {"action": "culture", "card": "vikings", "seat": 1},
    ),
    (
        lambda: ending("phoenicia", coins=1, technologies=["currency"]),
        "use phoenicia egypt",
        "seed_market_coins",
        {"card": "phoenicia", "have": 1},
    ),
    (
        lambda: without_market(ending("phoenicia", technologies=["currency"])),
        "use phoenicia egypt",
        "seed_market_empty",
        {},
    ),
    (lambda: ending("phoenicia"), "use phoenicia", "civilization_not_chosen", {}),
    (lambda: ending("phoenicia"), "use phoenicia phoenicia", "not_in_market", {"civilization": "phoenicia"}),
    (lambda: ending("phoenicia"), "use phoenicia atlantis", "unknown_card", {"text": "atlantis"}),
    (lambda: ending("babylon"), "use babylon", "technology_not_chosen", {}),
    (lambda: ending("babylon"), "use babylon magic", "unknown_card", {"text": "magic"}),
    (
        lambda: ending("babylon", technologies=["writing"]),
        "use babylon writing",
        "technology_owned",
        {"technology": "writing"},
    ),
    (
        lambda: with_seat_1(ending("babylon", house_rules()), "huns"),
        "use babylon writing",
        "nothing_to_gain",
        {"card": "babylon"},
    ),
    (lambda: ending("inca", house_rules()), "use inca", "wonder_not_chosen", {}),
    (lambda: ending("inca", house_rules()), "use inca eiffel", "unknown_card", {"text": "eiffel"}),
    (
        lambda: ending("inca", house_rules(), wonders=["petra"]),
        "use inca petra",
        "wonder_gone",
        {"wonder": "petra"},
    ),
    (lambda: Position(scenario="lost_civilization"), "rise rome", "scenario_rises", {"civilization": "maya"}),
    (
        lambda: Position(scenario="lost_civilization").hold(0, main="maya").market("rome").at("civilization"),
        "rise rome",
        "scenario_annex_only",
        {"civilization": "maya"},
    ),
    (lambda: special("silk_road", control=6), "act caravan", "row_complete", {}),
    (
        lambda: special("silk_road", control=3, coins=2),
        "act caravan",
        "control_coins",
        {"control_card": "merv", "needed": 3, "have": 2},
    ),
    (lambda: special("lost_civilization"), "act ritual", "no_drought_token", {}),
    (
        lambda: special("lost_civilization", "act reservoir"),
        "act reservoir",
        "no_drought_already",
        {"action": "reservoir"},
    ),
    (lambda: special("mongol_devastation", "act tribute"), "act tribute", "truce_already", {"action": "tribute"}),
    (lambda: special("mongol_devastation", "act fortify"), "act fortify", "military_already", {"action": "fortify"}),
    (lambda: special("age_of_wonders", "act quarry"), "act quarry", "slot_used", {"action": "quarry"}),
    (
        lambda: special("age_of_wonders", workers=1),
        "act corvee",
        "workers",
        {"action": "corvee", "needed": 2, "free": 1},
    ),
    (
        lambda: special("mongol_devastation", coins=2),
        "act tribute",
        "coins",
        {"action": "tribute", "needed": 3, "have": 2},
    ),
    (lambda: special("death_and_rebirth"), "act blank", "no_action_on_card", {"card": "blank"}),
    (lambda: special("death_and_rebirth"), "act plague", "no_action_on_card", {"card": "plague"}),
    (lambda: special("death_and_rebirth"), "act quarry", "unknown_card", {"text": "quarry"}),
]


@pytest.mark.parametrize(
    ("given", "move", "code", "params"), CASES, ids=[f"{code}: {move}" for _, move, code, _ in CASES]
)
def test_a_wrong_move_and_its_reason(
    given: Callable[[], Position], move: str, code: str, params: dict[str, Any]
) -> None:
    position = given()
    assert position.why_not(move) == Reason(code, params)
    if move:
        with pytest.raises(IllegalMove) as refusal:
            position.play(move)
        assert refusal.value.reason == Reason(code, params)
    for language in ("en", "fr"):
        assert_readable(say(Reason(code, params), language))


def test_a_move_after_the_end() -> None:
    state = acting().at("finished").state
    assert why_not(state, ("rest",)) == Reason("finished")


def test_another_seat_is_told_whose_turn_it_is() -> None:
    assert acting().match.why_not(1, ("act", "fish")) == Reason("not_your_turn", {"seat": 0})


def test_chance_never_decides_in_this_game() -> None:
    with pytest.raises(IllegalMove) as refusal:
        acting().match.draw(Rng(1))
    assert refusal.value.reason == Reason("no_chance")


def test_every_reason_of_the_source_has_its_case() -> None:
    source = inspect.getsource(module)
    codes = set(re.findall(r"Reason\(\s*\"(\w+)\"", source)) | set(
        re.findall(r"Reason\(\"\w+\" if \w+ else \"(\w+)\"", source)
    )
    assert len(codes) > 45
    assert codes - {code for _, _, code, _ in CASES} == {"finished"}


def test_a_legal_move_has_no_reason_against_it() -> None:
    position = acting()
    for move in position.legal():
        assert position.why_not(move) is None


def test_a_prerequisite_that_a_special_card_covers_is_not_named() -> None:
    """Gunpowder comes after Currency or Iron Working; Smiths cover Iron Working, their Steel opens it instead."""
    reason = innovating(special="smiths").why_not("act research gunpowder")
    assert reason is not None
    assert reason.code == "prerequisite"
    assert set(reason.params["needs"]) == {"currency", "steel"}


def test_a_word_too_many_after_an_offer() -> None:
    assert offering().why_not("use axum now") == Reason("too_many_words", {"move": "use axum now"})


def test_a_technology_that_a_special_card_has_closed_for_good() -> None:
    """A user's set in which Education comes after Mining alone, which Smiths cover."""
    data = {
        "format": 1,
        "id": "mine",
        "extends": "second_edition",
        "technology": [{"id": "education", "after": ["mining"]}],
    }
    position = Position(cards=load_cards(data, "mine.toml"), **SPECIAL)
    position.hold(0, main="rome", special="smiths", workers=4, coins=20).at("actions")
    reason = position.why_not("act research education")
    assert reason is not None
    assert_readable(say(reason))


# ---------------------------------------------------------------- a sweep over random games

MODES: list[tuple[str, int, str, tuple[str, ...]]] = [
    ("second_edition", 2, "table", ()),
    ("second_edition", 3, "table", ("innovation",)),
    ("second_edition", 4, "table", ("changing_world", "draft", "innovation")),
    ("first_edition", 3, "table", ("draft",)),
    ("second_edition", 1, "solo", ("innovation",)),
    *(("second_edition", 1, f"scenario:{name}", ()) for name in SCENARIOS),
]


def assert_readable(sentence: str) -> None:
    assert not sentence.startswith(("Refused", "Refusé"))
    assert sentence.endswith(".")
    for wrong in ("{", "}", "[", "]", "None", "()", "  "):
        assert wrong not in sentence, sentence


def plausible_words(cards: CardSet) -> list[str]:
    """Every id of the game, and a few that are not."""
    kinds = (cards.action, cards.technology, cards.civilization, cards.wonder, cards.special_technology)
    return [*(card for kind in kinds for card in kind), "plague", "hand", "atlantis", "axum#2"]


def is_true(state: State, reason: Reason) -> bool:
    """Whether what the reason says is so in the state."""
    params = reason.params
    decider = state.decider
    assert decider is not None
    player = state.players[decider]
    technologies = {card.id for card in player.technologies}
    if "have" in params and "needed" in params:
        return bool(params["have"] == player.coins < params["needed"])
    checks: dict[str, Callable[[], bool]] = {
        "workers": lambda: params["free"] == player.free_workers < params["needed"],
        "no_worker": lambda: player.free_workers == 0,
        "not_in_market": lambda: params["civilization"] not in {card.id for card, _ in state.market},
        "not_in_hand": lambda: params["civilization"] not in {card.id for card in player.hand},
        "not_in_pack": lambda: params["civilization"] not in {card.id for card in state.packs[decider]},
        "wonder_gone": lambda: params["wonder"] not in {card.id for card in state.wonder_market},
        "special_not_there": lambda: params["card"] not in {card.id for card in state.special_market},
        "technology_owned": lambda: params["technology"] in technologies,
        "prerequisite": lambda: not technologies & set(params["needs"]) and bool(params["needs"]),
        "column_not_empty": lambda: params["column"] in {card.column for card in player.technologies},
        "already_bought": lambda: player.special is not None,
        "no_coin": lambda: player.coins == 0,
        "upcoming": lambda: state.round < params["round"] <= 6,
        "past": lambda: state.table.track.index(params["action"]) + 1 < state.round,
        "three_civilizations": lambda: len(player.civilizations) == 3,
        "round_1_annex": lambda: state.round == 1,
        "round_1_skip": lambda: state.round == 1,
        "rest_after_action": lambda: state.acted,
        "done_without_action": lambda: not state.acted,
        "wrong_step": lambda: params["now"] == state.step != params["step"],
        "pending_choice": lambda: bool(state.agenda),
        "offer_used": lambda: params["card"] in " ".join(state.used_effects),
        "mandatory_left": lambda: bool(params["cards"]),
    }
    return checks.get(reason.code, lambda: True)()


def test_every_plausible_wrong_move_is_refused_with_a_true_and_readable_reason() -> None:
    known = {code for _, _, code, _ in CASES}
    said: dict[str, Reason] = {}
    for number, (edition, players, mode, variants) in enumerate(MODES):
        cards = shipped_set(edition)
        rng = Rng(100 + number)
        match = Match(GAME, GAME.setup(Options(cards, players, mode, frozenset(variants)), rng))
        words = plausible_words(match.state.table.cards)
        while deciders := match.deciders:
            legal = match.legal(deciders[0])
            for _ in range(40):
                move = [rng.choice(list(FORMS)), rng.choice(words), rng.choice(words)][: 1 + rng.below(3)]
                if rng.below(4) == 0:
                    # Near misses: another word at the end of a legal move.
                    near = legal.sample(rng)
                    move = [*near[: 1 + rng.below(len(near))], rng.choice(words)]
                if tuple(move) in legal:
                    continue
                reason = match.why_not(deciders[0], tuple(move))
                assert reason is not None
                assert reason.code in known, (move, reason)
                assert is_true(match.state, reason), (move, reason)
                said[repr(reason)] = reason
            match.play(deciders[0], legal.sample(rng))
    assert len(said) > 1000
    assert len({reason.code for reason in said.values()}) > 25
    for reason in said.values():
        for language in ("en", "fr"):
            assert_readable(say(reason, language))


@pytest.mark.parametrize("given", [acting, rising, innovating, drafting, asking_for_a_wonder, offering])
def test_the_whole_cross_product_of_words_is_answered(given: Callable[[], Position]) -> None:
    position = given()
    legal = set(position.legal())
    words = plausible_words(position.state.table.cards)
    for verb in FORMS:
        for word in words:
            for move in (f"{verb} {word}", f"{verb} {word} {word}"):
                reason = position.why_not(move)
                assert (reason is None) == (move in legal)
                assert reason is None or is_true(position.state, reason), (move, reason)
    for first in ("act research", "act wonder", "use axum", "use phoenicia"):
        for word in words:
            reason = position.why_not(f"{first} {word}")
            assert (reason is None) == (f"{first} {word}" in legal)

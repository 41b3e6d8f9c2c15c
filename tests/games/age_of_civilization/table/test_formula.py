"""The language of signs covers the vocabulary of the cards, and reads as the style guide says."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSizeF

from aoc_desktop.games.age_of_civilization.rules.card_files import SHIPPED, shipped_set
from aoc_desktop.games.age_of_civilization.rules.card_models import STANDING, EffectData
from aoc_desktop.games.age_of_civilization.rules.cards import CardSet, Effect, Gain, Others
from aoc_desktop.games.age_of_civilization.table.formula import (
    UnknownEffect,
    ability_formula,
    action_formula,
    event_formula,
    formula,
    symbol_formula,
)
from aoc_desktop.kernel.events import Cause
from aoc_desktop.ui.kit.formula_paint import arrange, spoken
from aoc_desktop.ui.kit.icons import icon_names
from aoc_desktop.ui.kit.tokens import BREAK, MAP, THEN, TILE

SOMEBODY = Cause("test", "test")


def every_effect(cards: CardSet) -> Iterator[Effect]:
    for civilization in cards.civilizations:
        yield from (*civilization.main, *civilization.inherited)
    for card in (*cards.wonders, *cards.technology.values()):
        yield from card.effects


def said(kind: str, card: str, ability: str = "effects", cards: str = "second_edition") -> str:
    return spoken(ability_formula(getattr(getattr(shipped_set(cards), kind)[card], ability)))


@pytest.mark.parametrize("set_id", SHIPPED)
def test_every_effect_of_the_box_has_a_formula_of_known_signs(set_id: str) -> None:
    cards = shipped_set(set_id)
    effects = list(every_effect(cards))
    assert len(effects) > 80
    for effect in effects:
        tokens = formula(effect, cards.technology)
        assert tokens
        assert {token.name for token in tokens if token.name} <= icon_names()


@pytest.mark.parametrize("set_id", SHIPPED)
def test_different_effects_look_different(set_id: str) -> None:
    """Two effects with one formula must be one effect: but for `per game`, which says nothing."""
    looks: dict[str, Effect] = {}
    for effect in every_effect(shipped_set(set_id)):
        bare = effect._replace(cause=SOMEBODY)
        key = "".join(map(str, formula(effect)))
        assert looks.setdefault(key, bare) == bare


@pytest.mark.parametrize("always", STANDING)
def test_every_standing_effect_that_a_card_file_may_name_is_known(always: str) -> None:
    assert formula(Effect(SOMEBODY, always=always, action="trade", amount=1))


def test_every_moment_that_a_card_file_may_name_is_known() -> None:
    moments = EffectData.model_fields["when"].annotation.__args__[0].__args__
    assert len(moments) == 8
    for when in moments:
        assert formula(Effect(SOMEBODY, when=when, action="farm", gain=Gain(coins=1)))


def test_a_new_kind_of_effect_is_refused_rather_than_drawn_empty() -> None:
    with pytest.raises(UnknownEffect):
        formula(Effect(SOMEBODY, always="levitation"))
    with pytest.raises(UnknownEffect):
        formula(Effect(SOMEBODY, when="eclipse", gain=Gain(coins=1)))
    with pytest.raises(UnknownEffect):
        formula(Effect(SOMEBODY, when="rest", offer="barter"))


@pytest.mark.parametrize(
    ("kind", "card", "ability", "expected"),
    [
        ("civilization", "egypt", "main", "action_wonder −2 coin"),
        ("civilization", "egypt", "inherited", "moment_end_of_game ▸ +1 point / wonder"),
        ("civilization", "rome", "main", "+1 military / 2 technology"),
        ("civilization", "byzantium", "main", "military max ▸ action_culture −1 coin"),
        ("civilization", "slavs", "main", "moment_end_of_turn ▸ military max ▸ +1 coin"),
        ("civilization", "mali", "inherited", "moment_end_of_game ▸ +1 point / 2 coin max 3"),
        ("civilization", "carthage", "main", "moment_rise ▸ ×3 bonus_coin"),
        ("civilization", "iberia", "main", "moment_rise ▸ +1 technology / 2 bonus_coin"),
        ("civilization", "lydia", "main", "moment_rise ▸ +4 coin others +1 coin"),
        ("civilization", "vikings", "main", "action_trade others forbidden | +1 military"),
        ("civilization", "scythia", "main", "action_conquest ▸ others −2 coin | action_conquest sacrifice"),
        ("civilization", "mongolia", "main", "action_conquest ▸ others −1 worker | +1 military"),
        ("civilization", "maya", "main", "moment_upcoming own_slot | action_farm ▸ +1 coin"),
        ("civilization", "aztecs", "main", "action_wonder −6 coin | action_wonder +1 worker"),
        ("civilization", "phoenicia", "main", "moment_end_of_turn ▸ 2 bonus_coin ▸ +2 point"),
        ("civilization", "harappa", "main", "action_research 111000000 −1 coin"),
        ("civilization", "harappa", "inherited", "action_culture −1 coin 000100000"),
        ("civilization", "hittites", "main", "action_research 000001000 0 coin | +1 military"),
        ("wonder", "great_wall", "effects", "war ▸ immune | moment_end_of_game ▸ +2 point"),
        ("wonder", "mausoleum", "effects", "sacrifice ▸ +1 coin"),
        ("technology", "education", "effects", "moment_end_of_turn ▸ action_culture"),
        ("technology", "science", "effects", "moment_gained ▸ +1 point / moment_upcoming"),
    ],
)
def test_cards_say(kind: str, card: str, ability: str, expected: str) -> None:
    assert said(kind, card, ability) == expected


def test_the_first_edition_says_its_own() -> None:
    expected = "moment_end_of_turn ▸ +1 coin / technology max 3"
    assert said("civilization", "arabia", "main", "first_edition") == expected


def test_a_discount_stands_beside_its_tile_and_a_gain_behind_the_arrow() -> None:
    for effect in every_effect(shipped_set("second_edition")):
        tokens = formula(effect)
        if effect.always == "discount" and not effect.requires_most_military:
            assert tokens[0].kind == TILE
            assert THEN not in {token.kind for token in tokens}
        if effect.when:
            assert THEN in {token.kind for token in tokens}


def test_a_price_that_changed_shows_the_printed_one_struck() -> None:
    wonder = shipped_set("second_edition").action["wonder"]
    tokens = action_formula(wonder, 5)
    assert spoken(tokens) == "7 5 coin ▸ +3 point wonder"
    assert [token.text for token in tokens if token.struck] == ["7"]
    assert not any(token.struck for token in action_formula(wonder, 7))


def test_actions_say() -> None:
    actions = shipped_set("second_edition").action
    assert spoken(action_formula(actions["hunt"])) == "+1 coin | technology +1 point"
    assert spoken(action_formula(actions["trade"])) == "+2 coin others +1 coin"
    assert spoken(action_formula(actions["conquest"])) == "military max ▸ +2 point"
    assert spoken(action_formula(actions["construction"], workers=True)) == "2 worker 2 coin ▸ +2 point"
    assert spoken(action_formula(actions["research"])) == "4 coin ▸ +1 point technology"


def test_events_and_symbols_say() -> None:
    events = shipped_set("second_edition").event
    assert spoken(event_formula(events["great_harvest"])) == "+1 coin / worker"
    assert spoken(event_formula(events["barbarians"])) == "military min | −3 coin"
    assert spoken(event_formula(events["earthquake"])) == "−1 worker"
    assert event_formula(events["nothing"]) == []
    assert spoken(symbol_formula("plague")) == "everyone −1 worker"
    assert spoken(symbol_formula("war")) == "military min ▸ −1 worker"
    assert symbol_formula("none") == []


def test_at_most_counts_what_is_gained_or_the_times() -> None:
    twice = Effect(SOMEBODY, when="rest", gain=Gain(points=2), per="wonders", max_times=3)
    assert spoken(formula(twice)).endswith("max 6")
    both = twice._replace(gain=Gain(coins=1, points=1))
    assert spoken(formula(both)).endswith("max 3×")


def test_per_follows_the_others_where_nobody_gains() -> None:
    effect = Effect(SOMEBODY, when="rest", others=Others(coins=-1), per="wonders")
    assert spoken(formula(effect)) == "moment_rest ▸ others −1 coin / wonder"


def test_two_effects_share_a_low_place_without_arrows_and_without_saying_the_action_twice() -> None:
    tokens = ability_formula(shipped_set("second_edition").wonder["lighthouse"].effects)
    high = arrange(tokens, QSizeF(110, 60), 22)
    low = arrange(tokens, QSizeF(110, 24), 22)
    assert [len(plan.rows) for plan in (high, low)] == [2, 1]
    assert low.compact
    assert sum(token.kind == TILE for token in low.rows[0]) == 1


def test_a_formula_that_cannot_fit_says_so() -> None:
    tokens = ability_formula(shipped_set("second_edition").civilization["mali"].inherited)
    assert arrange(tokens, QSizeF(200, 30), 22).fits
    assert not arrange(tokens, QSizeF(40, 15), 22).fits


def test_maps_and_breaks_are_where_they_should_be() -> None:
    korea = shipped_set("second_edition").civilization["korea"]
    assert [token.text for token in formula(korea.main[0]) if token.kind == MAP] == ["110100000"]
    assert sum(token.kind == BREAK for token in ability_formula(korea.main)) == 0

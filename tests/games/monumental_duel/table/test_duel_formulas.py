"""The language of signs covers the vocabulary of Monumental Duel's cards, and reads as the style guide says."""

from collections.abc import Iterator

import pytest

from aoc_desktop.games.monumental_duel.rules.card_files import SHIPPED, shipped_set
from aoc_desktop.games.monumental_duel.rules.cards import Card, Effect, Standing, Step
from aoc_desktop.games.monumental_duel.table.formula import (
    UnknownStep,
    ability_formula,
    bonus_formula,
    effect_formula,
    faces_formula,
    gift_formula,
    standing_formula,
    sum_formula,
)
from aoc_desktop.kernel.events import Cause
from aoc_desktop.ui.kit.formula_paint import spoken
from aoc_desktop.ui.kit.icons import icon_names
from aoc_desktop.ui.kit.tokens import Token

CARDS = shipped_set(SHIPPED[0])
SILENT = ("work_camp", "library", "fort", "workshop", "laboratory", "archery_range", "caravanserai")
"""Cards that only give something."""


def formulas(card: Card) -> Iterator[list[Token]]:
    yield from (ability_formula(card), bonus_formula(card), gift_formula(card), *faces_formula(card))


@pytest.mark.parametrize("card", sorted(CARDS.card))
def test_every_card_has_formulas_of_known_signs(card: str) -> None:
    tokens = [token for line in formulas(CARDS.card[card]) for token in line]
    assert tokens or card == "advantage"
    assert {token.name for token in tokens if token.name} <= icon_names()


def test_only_plain_cards_have_no_ability() -> None:
    silent = {card.id for card in CARDS.card.values() if not ability_formula(card) and card.kind == "building"}
    assert silent == set(SILENT)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("mine", "2 production ▸ +1 coin"),
        ("forum", "archive / any_basic any_basic ▸ +1 culture"),
        ("hoplite_field", "+1 military / fort archery"),
        ("great_wall", "archive ▸ +2 military"),
        ("bargaining", "spy ▸ +1 point"),
        ("celestial_navigation", "activated ▸ +1 coin / coastal"),
        ("encyclopaedia", "+1 point / 2 knowledge"),
        ("merchant_hall", "+1 coin advantage +1 point"),
        ("mughal_tomb", "discard ▸ +1 coin"),
        ("democracy", "1 coin ▸ swap"),
        ("black_powder", "province −1 military"),
        ("hercules", "advantage ▸ +1–3 any_basic"),
    ],
)
def test_abilities_read_as_the_style_guide_says(card: str, said: str) -> None:
    assert spoken(ability_formula(CARDS.card[card])) == said


def test_a_bonus_tells_who_gets_it() -> None:
    assert spoken(bonus_formula(CARDS.card["ganges_delta"])) == "opponent revolt revolt"
    assert spoken(bonus_formula(CARDS.card["djenne"])) == "+1 revolt +3 coin"


def test_a_gain_that_follows_the_era_shows_the_present_one() -> None:
    assert spoken(ability_formula(CARDS.card["hercules"], era=2)) == "advantage ▸ +2 any_basic"


def test_sums_leave_out_what_is_not_there() -> None:
    assert spoken(sum_formula((2, 0, 3, 0, 0, 1))) == "2 production 3 military 1 point"


def test_what_the_formulas_do_not_know_is_said() -> None:
    effect = Effect(Cause("building", "x"), (), (), (Step("fly"),))
    with pytest.raises(UnknownStep):
        effect_formula(effect)
    with pytest.raises(UnknownStep):
        standing_formula(Standing(Cause("building", "x")))

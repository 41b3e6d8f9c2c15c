"""The rulebook's worked examples that other files do not play, and a list of where every rule is played.

Examples elsewhere: §26.2 test_cities; §28.51, §28.53, §31.54, §31.55, §31.58, §32.262
test_civilization_cards; §29.61, §29.62 test_calamities.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from aoc_desktop.games.advanced_civilization.rules.card_files import shipped_set
from aoc_desktop.games.advanced_civilization.rules.state import PHASES
from tests.games.advanced_civilization.position import Position
from tests.games.advanced_civilization.rules.test_trade import trading

CARDS = shipped_set("standard")
RULINGS = range(1, 38)
EXAMPLES = ("2.8", "26.2", "28.3", "28.51", "28.53", "29.61", "29.62", "31.54", "31.55", "31.58", "32.262")
NOT_RULE_CASES = ("test_refusals", "test_rules_pages", "test_lesson")


def test_democracy_costs_45_less_with_three_cards() -> None:
    """§2.8: Drama and Poetry, Architecture and Literacy take 45 off the 200 of Democracy."""
    game = Position().own(0, "drama_and_poetry", "architecture", "literacy", "law").hand(0, gold=5)
    democracy = CARDS.civilization["democracy"]
    assert democracy.cost == 200
    assert CARDS.price(democracy, game.state.owned_bits[0] & ~CARDS.civilization["law"].bit) == 155
    game.begin("civilization_cards")
    game.play("buy democracy")
    assert game.pending["price"] == 155


def test_only_number_and_two_cards_of_a_lot_are_certain() -> None:
    """§28.3: three cards with two Salt against four with Grain and Iron; the third is no Salt but a calamity."""
    game = trading({"salt": 2, "treachery": 1, "hides": 2}, {"grain": 1, "iron": 1, "ochre": 2}, {})
    game.play("offer", "give salt", "give salt", "give treachery", "close", "say salt", "ask 4", "want grain iron")
    # Once Grain and Iron lie in the lot, the first Ochre and the closing are forced.
    game.play("answer", "give grain", "give iron", "give ochre", "true grain iron", "say timber")
    game.play("deal 1")
    assert game.held(1) == {"salt": 2, "treachery": 1}
    assert game.held(0) == {"grain": 1, "iron": 1, "ochre": 2, "hides": 2}


def test_literacy_and_mathematics_have_no_effect_but_their_credits() -> None:
    """§32.51, §32.71: credits alone; Literacy counts for two groups."""
    plain = CARDS.abilities(0)
    for card in ("literacy", "mathematics"):
        bit = CARDS.civilization[card].bit
        assert CARDS.abilities(bit) == plain
        assert not any(calamity.modifiers_of(bit) for calamity in CARDS.calamities)
        assert any(CARDS.civilization[card].credits)
    assert CARDS.civilization["literacy"].groups == {"arts", "civics"}


# ---------------------------------------------------------------- nothing is left without a rule case


@cache
def rule_cases() -> str:
    files = [path for path in Path(__file__).parent.glob("test_*.py") if path.stem not in NOT_RULE_CASES]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@pytest.mark.parametrize("card", [card.id for card in CARDS.civilization_cards])
def test_every_civilisation_card_is_played(card: str) -> None:
    assert re.search(rf'"{card}"|own\([^)]*{card}', rule_cases())


@pytest.mark.parametrize("calamity", [card.id for card in CARDS.calamities])
def test_every_calamity_strikes(calamity: str) -> None:
    assert re.search(rf'struck\(\d, "{calamity}"|struck\(\s*\d,\s*"{calamity}"|{calamity}=1', rule_cases())


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_is_begun(phase: str) -> None:
    assert f'begin("{phase}")' in rule_cases() or (phase == "calamities" and ".struck(" in rule_cases())


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_is_named(ruling: int) -> None:
    assert re.search(rf"[Rr]uling[ _]{ruling}\b|[Rr]uling[ _]{ruling}_", rule_cases())


@pytest.mark.parametrize("paragraph", EXAMPLES)
def test_every_worked_example_has_its_paragraph(paragraph: str) -> None:
    own_list = rule_cases().replace(Path(__file__).read_text(encoding="utf-8").split('"""')[1], "")
    assert re.search(rf"§{re.escape(paragraph)}\b", own_list)

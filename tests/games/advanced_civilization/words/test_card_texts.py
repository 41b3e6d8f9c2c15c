"""Card texts of Advanced Civilization: the golden tables of the model sentences, and the notes under them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aoc_desktop.games.advanced_civilization.rules.card_files import shipped_set
from aoc_desktop.games.advanced_civilization.rules.cards import Calamity, CardSet, Modifier
from aoc_desktop.games.advanced_civilization.rules.state import PHASES
from aoc_desktop.games.advanced_civilization.words.calamities import calamity_text
from aoc_desktop.games.advanced_civilization.words.cards import (
    board_text,
    card_credits,
    card_facts,
    card_text,
    commodity_text,
    nation_text,
)
from aoc_desktop.games.advanced_civilization.words.effects import clauses_of
from aoc_desktop.games.advanced_civilization.words.notes import card_notes, house_notes, owners_note, price_note
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from tests.games import data_of
from tests.games.advanced_civilization.position import Position

TABLE = data_of("advanced_civilization", "cards.tsv")
ROWS = [line.split("\t") for line in TABLE.read_text(encoding="utf-8").splitlines()]
CARDS = shipped_set("standard")
LANGUAGES = ("en", "fr")


def facts(cards: CardSet, card: str, language: str) -> str:
    return f"{card_facts(cards, card, language)} · {card_credits(cards, card, language)}"


TEXTS: dict[str, Callable[[CardSet, str, str], str]] = {
    "text": card_text,
    "facts": facts,
    "calamity": calamity_text,
    "commodity": commodity_text,
    "nation": nation_text,
    "board": board_text,
}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]} {row[1]}")
def test_every_card_says_what_the_tables_say(row: list[str]) -> None:
    kind, card, english, french = row
    assert TEXTS[kind](CARDS, card, "en") == load_language("en").typeset(english)
    assert TEXTS[kind](CARDS, card, "fr") == load_language("fr").typeset(french)


def test_the_tables_hold_everything() -> None:
    expected = {
        "text": [card.id for card in CARDS.civilization_cards],
        "facts": [card.id for card in CARDS.civilization_cards],
        "calamity": [card.id for card in CARDS.calamities],
        "commodity": [card.id for card in CARDS.commodities],
        "nation": [nation.id for nation in CARDS.nations],
        "board": list(CARDS.boards),
    }
    for kind, ids in expected.items():
        assert sorted(ids) == sorted(row[1] for row in ROWS if row[0] == kind), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_card_file_changes_has_its_words(language: str) -> None:
    """A user's set may change numbers that the shipped cards leave alone."""
    speech = load_language(language)
    plain = Modifier(1, 0, 0, False, False, None, None, None, 0, None, None, 0)
    changes: list[dict[str, object]] = [{"primary": number} for number in (-2, -1, 1, 2)]
    changes += [{"primary": one, "secondary": two} for one in (-3, 0, 3) for two in (-3, 2) if one * two >= 0]
    changes += [{"set": 0}, {"set": 1}, {"set": 3}, {"cap": 7}, {"cap": 7, "softens": True}, {"softens": True}]
    changes += [{"exempt": True}, {"secondary_most": 1}, {"victim_points": 5}, {"each_faction_loses": 5}]
    for kind in ("lose_points", "flood", "reduce_cities", "reduce_excess", "slave_revolt", "civil_war"):
        calamity: Calamity = CARDS.calamities[0]._replace(kind=kind)
        for change in changes:
            parts = list(clauses_of(calamity, plain._replace(**change)))  # type: ignore[arg-type]
            assert parts, (kind, change)
            for key, values in parts:
                assert speech.text(f"modifier.{key}", **values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_phases_are_told(language: str) -> None:
    speech = load_language(language)
    assert len({speech.sentence(f"phase_text.{phase}", n=9) for phase in PHASES}) == len(PHASES)


def test_notes_under_a_card() -> None:
    assert card_notes(CARDS, "engineering", "en") == [
        "Counts for both groups on the AST.",
        "Opens the way to Roadbuilding and Mining.",
    ]
    assert card_notes(CARDS, "mining", "fr") == [
        "Jamais au-delà de la valeur du lot complet.",
        load_language("fr").typeset("Son crédit pour le Génie Civil ne peut jamais servir."),
    ]
    assert card_notes(CARDS, "monotheism", "en")[-1].startswith("The rulebook at hand prints 150")
    assert house_notes("babylon", "en")
    assert house_notes("pottery", "en") == []


def test_a_price_is_explained() -> None:
    civilization = CARDS.civilization
    owned = civilization["pottery"].bit | civilization["cloth_making"].bit
    assert price_note(CARDS, "agriculture", owned, "en") == "90 for you: 110 − 20 (Pottery, Cloth Making)"
    assert price_note(CARDS, "law", owned, "en") == "170, no credit yet"
    crafts = sum(card.bit for card in CARDS.civilization_cards if "crafts" in card.groups and card.id != "pottery")
    assert price_note(CARDS, "pottery", crafts, "en") == "Free for you: your credits cover it."
    game = Position().own(0, "law").own(1, "law")
    assert owners_note(game.state, "law", "en") == "Owned by Africa and Illyria."
    assert owners_note(game.state, "music", "fr") == load_language("fr").typeset("Personne ne l'a encore.")

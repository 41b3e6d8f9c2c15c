"""Card texts of Monumental Duel: every card in both languages, as the model sentences say."""

from __future__ import annotations

from pathlib import Path

import pytest

from aoc_desktop.games.monumental_duel.card_files import shipped_set
from aoc_desktop.text.monumental_duel.cards import card_facts, card_text, civilization_text
from aoc_desktop.text.monumental_duel.speech import load_language

TABLE = Path(__file__).parents[1] / "data" / "monumental_duel_cards.tsv"
ROWS = [line.split("\t") for line in TABLE.read_text(encoding="utf-8").splitlines()]
CARDS = shipped_set("espionage")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_every_card_says_what_the_tables_say(row: list[str]) -> None:
    card, facts_en, facts_fr, english, french = row
    assert card_facts(CARDS, card, "en") == load_language("en").typeset(facts_en)
    assert card_facts(CARDS, card, "fr") == load_language("fr").typeset(facts_fr)
    assert card_text(CARDS, card, "en") == load_language("en").typeset(english)
    assert card_text(CARDS, card, "fr") == load_language("fr").typeset(french)


def test_the_table_holds_every_card() -> None:
    assert sorted(CARDS.card) == sorted(row[0] for row in ROWS)


def test_civilisations() -> None:
    greece = civilization_text(CARDS, "greece", "en")
    assert "Special building: Hoplite Field. Knowledge: Philosophy. Warlord: Hercules." in greece
    assert civilization_text(CARDS, "mughals", "fr").startswith("Placent leurs Politiques")

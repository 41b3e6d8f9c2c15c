"""Card texts of Monumental Duel: every card in both languages, as the model sentences say."""

from __future__ import annotations

import pytest

from aoc_desktop.games.monumental_duel.rules.card_files import shipped_set
from aoc_desktop.games.monumental_duel.words.cards import card_facts, card_text, civilization_text
from aoc_desktop.games.monumental_duel.words.notes import card_notes
from aoc_desktop.games.monumental_duel.words.speech import load_language
from tests.games import data_of

TABLE = data_of("monumental_duel", "cards.tsv")
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


def test_notes_under_the_sentences() -> None:
    assert card_notes(CARDS, "mine", "en") == [
        "An action, once per round, while the card is activated.",
        "Spent resources count too.",
    ]
    assert card_notes(CARDS, "secularism", "en")[0].startswith("An action, once per round, when its row")
    assert card_notes(CARDS, "treaties", "en")[0].startswith("An action, once per round, while no other Policy")
    assert card_notes(CARDS, "makeda", "fr") == ["Une fois par manche, tant que vous avez l’Avantage."]
    assert "An archived card leaves the game; a Knowledge under it goes to your discard." in card_notes(
        CARDS, "forum", "en"
    )
    assert card_notes(CARDS, "work_camp", "en") == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_with_an_effect_has_notes(language: str) -> None:
    for card in CARDS.card.values():
        if card.effect is not None and card.kind != "ambassador":
            assert card_notes(CARDS, card.id, language), card.id

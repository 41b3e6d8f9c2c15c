"""Card texts of The Golden Ages: every card, tile and island in both languages, as the model sentences say."""

from __future__ import annotations

import pytest

from aoc_desktop.games.golden_ages.rules.card_files import shipped_set
from aoc_desktop.games.golden_ages.rules.squares import NAMES
from aoc_desktop.games.golden_ages.words.cards import (
    building_lines,
    card_text,
    civilization_line,
    island_text,
    technology_lines,
    tile_text,
    wonder_lines,
)
from aoc_desktop.games.golden_ages.words.effects import effect_notes
from aoc_desktop.games.golden_ages.words.speech import load_language
from tests.games import data_of

TABLE = data_of("golden_ages", "cards.tsv")
ROWS = [line.split("\t") for line in TABLE.read_text(encoding="utf-8").splitlines()]
CARDS = shipped_set("base")
KINDS = ("technology", "wonder", "building", "civilization", "judgement", "future")


def text_of(card: str, language: str) -> str:
    for island in CARDS.islands:
        if NAMES[island.square] == card:
            return island_text(island, language)
    if card in CARDS.tile:
        return tile_text(CARDS.tile[card], language)
    kind = next(kind for kind in KINDS if card in getattr(CARDS, kind))
    return card_text(CARDS, kind, card, language)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_every_card_says_what_the_tables_say(row: list[str]) -> None:
    card, english, french = row
    assert text_of(card, "en") == load_language("en").typeset(english)
    assert text_of(card, "fr") == load_language("fr").typeset(french)


def test_the_table_holds_every_card() -> None:
    cards = [card for kind in KINDS for card in getattr(CARDS, kind)]
    assert sorted([*cards, *CARDS.tile, *(NAMES[island.square] for island in CARDS.islands)]) == sorted(
        row[0] for row in ROWS
    )


def test_the_other_lines_of_cards() -> None:
    carriage = technology_lines(CARDS, CARDS.technology["carriage"], "en")
    assert carriage == ["Cost: 3 gold.", "Needs the Wheel.", "Frees 1 cube.", "Makes the Wheel obsolete."]
    assert technology_lines(CARDS, CARDS.technology["wheel"], "fr") == ["En vigueur dès le début."]
    assert wonder_lines(CARDS.wonder["colossus"], "en") == ["Cost: 3 gold, 2 with Phoenicia."]
    assert wonder_lines(CARDS.wonder["internet"], "en") == ["Cost: 6 gold."]
    assert building_lines(CARDS.building["bank"], "en") == [
        "No gold: a colonist goes to the Agora.",
        "A second one with 4 or more players.",
    ]
    assert civilization_line(CARDS.civilization["rome"], "en") == "Value 6: the lowest begins."


def test_a_turned_tile_turns_its_words() -> None:
    tile = CARDS.tile["t5"]
    turned = next(place for place in tile.placements if place.rotation == 90)
    assert "South of it: stone" in tile_text(tile, "en", turned)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_effect_has_its_notes(language: str) -> None:
    kinds = (CARDS.technologies, CARDS.wonders, CARDS.buildings, CARDS.civilizations)
    effects = [effect for kind in kinds for card in kind for effect in card.effects]
    with_notes = [effect for effect in effects if effect_notes(effect, language, open_sea=True)]
    assert len(with_notes) > len(effects) / 2
    wheel = CARDS.technology["wheel"].effects[0]
    assert len(effect_notes(wheel, language, open_sea=True)) == 2

"""The rules pages: both languages have the same chapters, in order, with the same cards, and every card exists."""

from __future__ import annotations

import re

import pytest

from aoc_desktop.games.monumental_duel.rules.card_files import shipped_set
from aoc_desktop.kernel.resources import resource


def page(language: str) -> str:
    return resource("monumental_duel", f"rules_{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_that_a_page_shows_exists(language: str) -> None:
    cards = shipped_set("espionage")
    for kind, card in re.findall(r"\[\[(\w+) (\w+)\]\]", page(language)):
        assert cards.card[card].kind == kind


@pytest.mark.parametrize(("language", "than"), [("en", "then"), ("fr", "puis")])
def test_the_numbers_of_the_page_are_those_of_the_set(language: str, than: str) -> None:
    cards = shipped_set("espionage")
    prices = [str(price) for price in cards.policy_culture]
    assert f"{', '.join(prices[:-1])}, {than} {prices[-1]} Culture" in page(language)
    assert f"{cards.progress_science} Science" in page(language)
    assert f"{cards.card['barricade'].defence} Military" in page("en")

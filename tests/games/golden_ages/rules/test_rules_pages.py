"""The rules pages: both languages have the same chapters, in order, with the same cards, and every card exists."""

from __future__ import annotations

import re

import pytest

from aoc_desktop.games.golden_ages.rules.card_files import shipped_set
from aoc_desktop.kernel.resources import resource


def page(language: str) -> str:
    return resource("golden_ages", f"rules_{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_that_a_page_shows_exists(language: str) -> None:
    cards = shipped_set("base")
    for kind, card in re.findall(r"\[\[(\w+) (\w+)\]\]", page(language)):
        assert card in getattr(cards, kind)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_numbers_of_the_page_are_those_of_the_set(language: str) -> None:
    cards = shipped_set("base")
    costs = [str(cost) for cost in cards.invasion_costs]
    joined = f"{', '.join(costs[:-1])} {'and' if language == 'en' else 'et'} {costs[-1]}"
    assert joined in page(language)

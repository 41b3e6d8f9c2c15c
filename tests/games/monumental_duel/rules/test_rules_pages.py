"""The rules pages and the rulings: every card exists, every sentence of the booklet is there, in both languages."""

from __future__ import annotations

import re

import pytest

from aoc_desktop.games.monumental_duel.rules.card_files import shipped_set
from aoc_desktop.kernel.resources import resource
from tests.games import data_of

SENTENCES = [
    tuple(line.split("\t"))
    for line in data_of("monumental_duel", "page_sentences.tsv").read_text(encoding="utf-8").splitlines()
]


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


@pytest.mark.parametrize(("language", "sentence"), SENTENCES)
def test_the_page_says_what_the_booklet_asks_for(language: str, sentence: str) -> None:
    """Set-up, the order of an activation, the last round, what can be declined, what scores nothing …"""
    text = re.sub(r" (?:-|\d\.) ", " ", " ".join(page(language).split()))
    assert sentence in text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_calls_each_thing_by_the_booklets_word(language: str) -> None:
    """A Wonder is acquired and completed, lines are activated."""
    unwanted = {
        "en": r"\b(wake|awake|asleep|[Bb]egin and complete)\b",
        "fr": r"éveill|sommeil|Merveille achevée|achèvement",
    }
    assert re.findall(unwanted[language], page(language)) == []


def rulings(language: str) -> list[list[str]]:
    """Each ruling: its question, answer and source."""
    text = resource("monumental_duel", f"rulings_{language}.md").read_text(encoding="utf-8")
    blocks = [" ".join(block.split()) for block in text.split("\n\n")]
    return [blocks[place : place + 3] for place in range(0, len(blocks), 3)]


@pytest.mark.parametrize(
    ("language", "source"),
    [
        ("en", r"\*(Booklet, p\. [\d, –]+: .+|Not in the booklet: .+)\*"),
        ("fr", r"\*(Livret, p\. [\d, –]+ : .+|Absent du livret : .+)\*"),
    ],
)
def test_every_ruling_is_a_question_an_answer_and_its_page(language: str, source: str) -> None:
    for question, answer, where in rulings(language):
        assert re.fullmatch(r"## .+\?", question)
        assert answer.endswith(".")
        assert re.fullmatch(source, where)


def test_both_languages_have_the_same_rulings() -> None:
    pages = [[re.findall(r"\d+", where) for _, _, where in rulings(language)] for language in ("en", "fr")]
    assert pages[0] == pages[1]
    assert len(pages[0]) > 40

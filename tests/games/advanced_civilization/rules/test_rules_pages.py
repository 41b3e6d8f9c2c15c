"""The rules pages: the same chapters and cards in both languages, every phase and calamity, numbers as in the data."""

from __future__ import annotations

import re

import pytest

from aoc_desktop.games.advanced_civilization.rules import state
from aoc_desktop.games.advanced_civilization.rules.card_files import shipped_set
from aoc_desktop.games.advanced_civilization.rules.phases import conflict, voyage
from aoc_desktop.games.advanced_civilization.rules.trade import lots, trade_cards
from aoc_desktop.kernel.resources import resource

CARDS = shipped_set("standard")
KINDS = {
    "civilization_card": {card.id for card in CARDS.civilization_cards},
    "calamity": {card.id for card in CARDS.calamities},
    "commodity": {card.id for card in CARDS.commodities},
    "nation": {nation.id for nation in CARDS.nations},
}
TOLD_TOGETHER = {"support_again": "support"}
"""Phases that share a chapter."""


def page(language: str) -> str:
    return resource("advanced_civilization", f"rules_{language}.md").read_text(encoding="utf-8")


def chapter(language: str, topic: str) -> str:
    return re.split(r"^# ", page(language).split(f"{{#{topic}}}")[1], flags=re.MULTILINE)[0]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_phase_has_its_chapter_and_every_calamity_is_shown(language: str) -> None:
    topics = re.findall(r"^# .*\{#(\w+)\}$", page(language), flags=re.MULTILINE)
    assert len(set(topics)) == len(topics)
    assert {TOLD_TOGETHER.get(phase, phase) for phase in state.PHASES} <= set(topics)
    shown = re.findall(r"\[\[(\w+) (\w+)\]\]", page(language))
    assert all(card in KINDS[kind] for kind, card in shown)
    assert {card for kind, card in shown if kind == "calamity"} == KINDS["calamity"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_numbers_of_the_page_are_those_of_the_game(language: str) -> None:
    calamities = {card.id: card for card in CARDS.calamities}
    told = {
        "ships": [],
        "movement": [voyage.SHIP_RANGE, voyage.SHIP_ROOM],
        "conflict": [conflict.SIEGE_STRENGTH, conflict.CITY_DEFENDERS, conflict.MOST_PILLAGE],
        "trade_cards": [trade_cards.NINTH_PRICE],
        "calamities_2_3": [calamities["famine"].points, calamities["famine"].secondary_points],
        "calamities_4_5": [calamities["flood"].points, calamities["civil_war"].beneficiary_points],
        "calamities_6_9": [calamities["epidemic"].points, calamities["epidemic"].secondary_points],
        "sources": [CARDS.civilization["monotheism"].cost],
    }
    for topic, numbers in told.items():
        for number in numbers:
            assert re.search(rf"\b{number}\b", chapter(language, topic)), (topic, number)
    assert lots.LEAST_CARDS == 3
    assert re.search(r"three|trois", chapter(language, "trade"))
    epochs = {epoch.id: epoch for nation in CARDS.nations for epoch in nation.epochs}
    for epoch in ("early_bronze", "late_bronze", "early_iron", "late_iron"):
        assert re.search(rf"\*\*( :|:)? {epochs[epoch].cities} (cities|cités)", chapter(language, "succession"))


def test_french_signs_never_begin_a_line() -> None:
    assert not re.search(r"^\s*[:;!?»]", page("fr"), flags=re.MULTILINE)

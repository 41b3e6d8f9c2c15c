"""Where the values of cards come from: the reader of the four kinds."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from aoc_desktop.kernel.card_files import fingerprint
from aoc_desktop.kernel.sources import CardSources, kind_of, sources_of


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("rulebook", "rulebook"),
        ("public:REPO+GOB", "public"),
        ("rulebook+public: p. 5; a review", "public"),
        ("house+rulebook", "house"),
        ("deduced: as the house beside it", "deduced"),
        ("deduced + house", "house"),
    ],
)
def test_the_later_kind_before_the_colon_counts(text: str, kind: str) -> None:
    assert kind_of(text) == kind


@pytest.mark.parametrize("text", ["box", "own", "my house rules", "rulebook of my aunt", "", "house, partly: public"])
def test_other_words_are_the_users_own(text: str) -> None:
    assert kind_of(text) == ""


def test_a_card_is_listed_under_the_latest_kind_of_its_parts() -> None:
    card = CardSources({"main": "rulebook", "population": "public:review", "inherited": "deduced+house: a guess"})
    assert card.kind == card.mark == "house"
    assert card.marks == {"inherited": "house"}
    assert card.parts("public") == ["population"]
    assert card.parts("house") == ["inherited"]
    assert CardSources({"card": "rulebook", "bonus": "public"}).mark == ""


def test_a_doubtful_card_bears_the_hut_and_stays_under_its_kind() -> None:
    card = CardSources({"card": "public:REPO"}, doubtful=True)
    assert (card.kind, card.mark, card.marks) == ("public", "house", {"card": "house"})


def test_a_users_words_have_no_kind_and_no_sign() -> None:
    card = CardSources({"card": "box"})
    assert (card.kind, card.mark, card.parts("")) == ("", "", ["card"])


def test_every_card_read_from_a_file_has_its_sources() -> None:
    class Read(NamedTuple):
        id: str
        source: str | dict[str, str]
        confidence: str | None = None

    found = sources_of({"wonder": [Read("petra", "public"), Read("versailles", {"points": "public"}, "low")]})
    assert found["wonder", "petra"] == CardSources({"card": "public"})
    assert found["wonder", "versailles"] == CardSources({"points": "public"}, doubtful=True)


def test_a_fingerprint_is_of_the_values_not_of_their_sources() -> None:
    card = {"id": "petra", "cost": 3, "source": "house", "confidence": "low"}
    same = {"id": "petra", "cost": 3, "source": {"cost": "rulebook"}}
    assert fingerprint({"wonder": [card]}) == fingerprint({"wonder": [same]})
    assert fingerprint({"wonder": [card]}) != fingerprint({"wonder": [{**card, "cost": 4}]})

"""Sentences over the table, word for word: previews, banners, result, questions asked once, achievements."""

from __future__ import annotations

import tomllib

import pytest

from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.kernel.resources import translation
from aoc_desktop.text.results import award_name, award_sentence

AWARDS = (
    *("first_steps", "cradle", "last_square", "other_measure", "nine_cities", "five_colours", "dozen", "philosopher"),
    *("full_set", "big_spender", "merchant", "crown", "honest", "hot_potato", "gift", "untouched", "phoenix", "dove"),
    *("breaker", "pirate_hunter", "heir", "far_shores", "gate", "photo_finish", "five_peoples"),
)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_achievement_has_a_name_and_a_sentence(language: str) -> None:
    data = tomllib.loads(translation("advanced_civilization", f"grammar_{language}.toml").read_text(encoding="utf-8"))
    assert sorted(data["achievement"]) == sorted(AWARDS)
    names = {award_name("advanced_civilization", award, language) for award in AWARDS}
    assert len(names) == len(AWARDS)
    for award in AWARDS:
        said = award_sentence("advanced_civilization", award, language)
        assert said.endswith(".")
        assert said[0].isupper()


def test_some_of_them_word_for_word() -> None:
    english, french = load_language("en"), load_language("fr")
    fight = {"n": 2, "rival": english.names["nation"]["crete"], "m": 3}
    assert english.text("preview.conflict_won", **fight) == "conflict: you keep 2, Crete loses 3"
    assert english.sentence("announce.turn_begins", n=4) == "Turn 4"
    assert english.text("result.ast", s=9, n=900) == "AST: 9 squares × 100 = 900"
    leave = french.sentence("ask_once.leave")
    assert leave.startswith("Quitter pour de bon")
    assert french.text("announce.calamity_yours", calamity="flood") == french.typeset("les Inondations vous frappent.")

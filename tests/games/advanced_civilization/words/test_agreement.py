"""French that agrees with its numbers and contracts its articles, at the amounts where that shows."""

from __future__ import annotations

import pytest

from aoc_desktop.games.advanced_civilization.words.speech import load_language


@pytest.mark.parametrize(
    ("key", "values", "told"),
    [
        ("preview.tax_next_turn", {"n": 45, "m": 0}, "45 pions en Stock pour 0 dû"),
        ("preview.tax_next_turn", {"n": 1, "m": 12}, "1 pion en Stock pour 12 dus"),
        ("preview.paying", {"n": 1, "m": 50}, "1 sur 50 couvert"),
        ("preview.paying", {"n": 32, "m": 50}, "32 sur 50 couverts"),
        ("prompt.payment", {"n": 50, "w": 0}, "(0 couvert)."),
        ("prompt.payment", {"n": 50, "w": 24}, "(24 couverts)."),
        ("prompt.grow", {"n": 0, "m": 1}, "0 pion pour 1 dû"),
        ("move.close", {"n": 1}, "Ce lot de 1 carte"),
        ("move.close", {"n": 3}, "Ce lot de 3 cartes"),
        ("reason.unload_too_many", {"n": 1}, "que 1 pion à bord."),
    ],
)
def test_words_agree_with_their_numbers(key: str, values: dict[str, int], told: str) -> None:
    assert told in load_language("fr").text(key, **values)


def test_articles_are_contracted() -> None:
    """A nation may be called by its colour: « au Rouge », not « à le Rouge »."""
    speech = load_language("fr")
    red = speech.names["colour"]["red"]
    assert speech.text("log.looted", nation=red, rival=red) == "le Rouge prend 1 carte au Rouge."
    opened = speech.text("note.opens", cards=["democracy", "philosophy"])
    assert opened == "Ouvre la voie à la Démocratie et à la Philosophie."

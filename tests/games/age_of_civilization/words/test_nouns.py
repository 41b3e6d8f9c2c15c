"""Names of cards and terms inside sentences."""

import pytest

from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.games.age_of_civilization.rules.kinds import CARD_OF_EVENT
from aoc_desktop.games.age_of_civilization.words.log import log_entries
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.games.age_of_civilization.words.words import SIGNED_TERMS, WORDS
from aoc_desktop.kernel.record import Record, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.text.nouns import nouns

LYDIA, TEMPLE = ("civilization", "lydia"), ("wonder", "temple_of_artemis")


def named(text: str, *meant: tuple[str, str], language: str = "en") -> list[tuple[str, str]]:
    return [(text[noun.start : noun.start + noun.length], noun.id) for noun in nouns(text, meant, language, WORDS.game)]


def test_cards_are_found_in_the_order_of_the_sentence() -> None:
    text = "Ada gains Temple of Artemis (Lydia)."
    assert named(text, LYDIA, TEMPLE) == [("Temple of Artemis", "temple_of_artemis"), ("Lydia", "lydia")]


def test_an_article_is_no_part_of_the_name() -> None:
    assert named("Anna annexe l’Égypte.", ("civilization", "egypt"), language="fr") == [("Égypte", "egypt")]
    assert named("The Khmer decline.", ("civilization", "khmer")) == [("Khmer", "khmer")]


def test_a_name_inside_another_word_is_none() -> None:
    assert named("Romeo ends the turn.", ("civilization", "rome")) == []


def test_a_rule_is_found_whatever_its_first_letter() -> None:
    assert named("War! The least military is 0.", ("rule", "war")) == [("War", "war")]
    assert named("Anna sacrifie 1 Ouvrier (guerre).", ("rule", "war"), language="fr") == [("guerre", "war")]


def test_a_letter_that_is_two_when_small_shifts_nothing() -> None:
    assert named("İlker sacrifices 1 worker (war).", ("rule", "war")) == [("war", "war")]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_that_a_line_is_about_is_named_in_it(language: str) -> None:
    """Over whole games: an action, a card taken, bought or risen can always be pointed at."""
    for seed in range(4):
        variants = ("innovation", "changing_world") if seed % 2 else ("draft",)
        match = start(GAME, Record("age_of_civilization", "second_edition", 3, "table", variants, {"seed": seed}))
        rng = Rng(seed)
        while match.deciders:
            seat = match.deciders[0]
            match.play(seat, match.legal(seat).sample(rng))
            for text, events in log_entries(match.history[-1].events, language, ["Zo", "Zu", "Za"]):
                if events[0].kind in CARD_OF_EVENT:
                    found = {
                        (noun.kind, noun.id)
                        for noun in nouns(text, WORDS.cards_of_events(events), language, WORDS.game)
                    }
                    assert found == set(WORDS.cards_of_events(events)), text


def test_terms_are_found_in_the_singular_and_in_the_plural() -> None:
    assert named("+1 point, −2 coins, 1 technology.", *SIGNED_TERMS) == [
        ("point", "point"),
        ("coins", "coin"),
        ("technology", "technology"),
    ]
    french = "Placez vos Ouvriers (1 libre)\u202f: +3 en Force Militaire, +1 Pièce."
    assert named(french, *SIGNED_TERMS, language="fr") == [
        ("Ouvriers", "worker"),
        ("Force Militaire", "military"),
        ("Pièce", "coin"),
    ]


def test_a_longer_term_is_not_also_the_shorter_one() -> None:
    assert named("Buy a special technology card: +2 bonus coins.", *SIGNED_TERMS) == [
        ("special technology card", "special_technology_card"),
        ("bonus coins", "bonus_coin"),
    ]


def test_an_action_is_not_taken_for_the_term_of_the_same_name() -> None:
    found = nouns("Merveille\u202f: +1 Merveille", [("action", "wonder"), *SIGNED_TERMS], "fr", WORDS.game)
    assert found[0].kind == "action"


def test_a_player_called_like_a_term_is_none_by_a_capital() -> None:
    assert named("Coin is thinking …", *SIGNED_TERMS) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_term_is_known_to_the_language(language: str) -> None:
    """Its word stands where the grammar counts it."""
    speech = load_language(language)
    for key, term in (("coins", "coin"), ("points", "point"), ("workers", "worker"), ("wonders", "wonder")):
        for n in (1, 2):
            text = speech.text(f"count.{key}", n=n)
            assert [noun.id for noun in nouns(text, SIGNED_TERMS, language, WORDS.game)] == [term], text

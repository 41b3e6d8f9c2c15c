"""Card sentences: the model sentences of the design, and every sentence of both card sets in golden files."""

from __future__ import annotations

import csv
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from aoc_desktop.games.age_of_civilization.rules.card_files import SHIPPED, load_cards, shipped_set
from aoc_desktop.games.age_of_civilization.rules.cards import Achievement, CardSet, Effect, EventToken, Gain
from aoc_desktop.games.age_of_civilization.words.cards import (
    achievement_sentence,
    action_lines,
    civilization_lines,
    cost_line,
    event_sentence,
    plague_lines,
    special_technology_lines,
    technology_lines,
    wonder_lines,
)
from aoc_desktop.games.age_of_civilization.words.effects import effect_lines, effect_notes, effect_sentence
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.kernel.events import Cause
from tests import golden
from tests.games import data_of

DATA = data_of("age_of_civilization", "card_texts")
GOLDEN = data_of("age_of_civilization", "golden_words")
CODES = ("en", "fr")
MODELS = tomllib.loads((DATA / "model_effects.toml").read_text(encoding="utf-8"))
SECOND = "second_edition"


def table(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def shown(text: str, code: str) -> str:
    """A sentence of the design as it is shown: with its typographic apostrophes."""
    return load_language(code).typeset(text)


def with_effects(effects: list[dict[str, Any]]) -> CardSet:
    """The second edition, with these effects on the first wonder; those of a rise on Egypt."""
    wonder = {"id": "great_pyramids", "effects": [effect for effect in effects if effect.get("when") != "rise"]}
    egypt = {"id": "egypt", "main": [effect for effect in effects if effect.get("when") == "rise"]}
    data = {"format": 1, "id": "test", "extends": SECOND, "wonder": [wonder], "civilization": [egypt]}
    return load_cards(data, "test")


def effects_of(cards: CardSet, given: list[dict[str, Any]]) -> list[Effect]:
    """The compiled effects in the order in which they were given."""
    wonder = iter(cards.wonder["great_pyramids"].effects)
    egypt = iter(cards.civilization["egypt"].main)
    return [next(egypt if effect.get("when") == "rise" else wonder) for effect in given]


PERS = [{"when": "rise", "gain": {"points": 1}, "per": {case["what"]: case["each"]}} for case in MODELS["per"]]
MODEL_EFFECTS = [*(case["effect"] for case in MODELS["case"]), *PERS]


@cache
def model_cards() -> CardSet:
    return with_effects(MODEL_EFFECTS)


def model_effects() -> list[Effect]:
    return effects_of(model_cards(), MODEL_EFFECTS)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("place", range(len(MODELS["case"])), ids=lambda place: MODELS["case"][place]["en"])
def test_model_sentences(code: str, place: int) -> None:
    expected = shown(MODELS["case"][place][code], code)
    assert effect_sentence(model_effects()[place], model_cards(), code) == expected


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("place", range(len(MODELS["per"])), ids=lambda place: MODELS["per"][place]["en"])
def test_what_an_effect_counts(code: str, place: int) -> None:
    gain = {"en": "gain 1 point", "fr": "gagnez 1 point"}[code]
    sentence = effect_sentence(model_effects()[len(MODELS["case"]) + place], model_cards(), code)
    assert sentence.endswith(f"{gain} {shown(MODELS['per'][place][code], code)}.")


def abilities(cards: CardSet) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    for civilization in cards.civilizations:
        yield f"{civilization.id}.main", civilization.main
        yield f"{civilization.id}.inherited", civilization.inherited
    for card in (*cards.technology.values(), *cards.wonders):
        yield card.id, card.effects


def sentences_of_both_sets() -> dict[str, list[tuple[str, str]]]:
    """English and French sentences by ability; of the first edition only what differs."""
    found: dict[str, list[tuple[str, str]]] = {}
    second = dict(abilities(shipped_set(SECOND)))
    for set_id in SHIPPED:
        cards = shipped_set(set_id)
        for place, effects in abilities(cards):
            if set_id == SECOND or effects != second[place]:
                name = place if set_id == SECOND else f"{place} (1st ed.)"
                english, french = ([effect_sentence(effect, cards, code) for effect in effects] for code in CODES)
                found[name] = list(zip(english, french, strict=True))
    return found


def test_every_sentence_of_the_two_card_files() -> None:
    """The design's list of sentences, and the cards each stands on: no more and no fewer."""
    expected: dict[tuple[str, str], set[str]] = {}
    for row in table("sentences.tsv"):
        expected[shown(row["English"], "en"), shown(row["French"], "fr")] = set(row["where"].split(", "))
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    for where, pairs in sentences_of_both_sets().items():
        for pair in pairs:
            found[pair].add(where)
    assert found == expected


@pytest.mark.parametrize("row", table("shapes.tsv"), ids=lambda row: row["shape"])
def test_every_shape_of_effect(row: dict[str, str]) -> None:
    pair = shown(row["English"], "en"), shown(row["French"], "fr")
    assert pair in sentences_of_both_sets()[row["first card"]]


def set_lines(cards: CardSet, language: str, solo: bool = False) -> Iterator[tuple[str, str, str]]:
    """Every sentence of a card set: the card's id, which part of the card, the sentence."""
    for action in cards.actions:
        yield from (("action " + action.id, "card", line) for line in action_lines(action, language, solo))
    yield from (("track plague", "card", line) for line in plague_lines(language))
    for technology in cards.technology.values():
        for line in technology_lines(technology, cards, language, solo):
            yield "technology " + technology.id, technology.special or "card", line
    for special in cards.special_technologies:
        for line in special_technology_lines(special, cards, language):
            yield "special_technology " + special.id, "card", line
    for card in cards.civilizations:
        for part, effects in (("main", card.main), ("inherited", card.inherited)):
            for line in effect_lines(effects, cards, language, solo):
                yield "civilization " + card.id, part, line
    for wonder in cards.wonders:
        yield from (("wonder " + wonder.id, "card", line) for line in wonder_lines(wonder, cards, language, solo))
    yield from (("event " + event.id, "token", event_sentence(event, language)) for event in cards.events)
    for goal in cards.achievements:
        yield "achievement " + goal.id, "goal", achievement_sentence(goal, language)


@pytest.mark.parametrize("code", CODES)
def test_all_card_texts(code: str) -> None:
    """Both sets, at the table and alone, in a golden file."""
    lines = []
    for set_id in SHIPPED:
        for solo in (False, True):
            lines.append(f"== {set_id}{', solo: what differs' if solo else ''}")
            at_table = set(set_lines(shipped_set(set_id), code))
            for line in set_lines(shipped_set(set_id), code, solo):
                if not solo or line not in at_table:
                    lines.append(" | ".join(line))
            lines.append("")
    golden.check(GOLDEN / f"cards_{code}.txt", "\n".join(lines))


@pytest.mark.parametrize("code", CODES)
def test_every_sentence_is_well_formed(code: str) -> None:
    for set_id in SHIPPED:
        for card, part, text in set_lines(shipped_set(set_id), code):
            assert text[0].isupper(), (card, part, text)
            assert text.endswith("."), (card, part, text)
            for wrong in ("  ", " .", " ,", "..", ",,", "{", "}", "[", "]", "'", "_"):
                assert wrong not in text, (card, part, text)


# ------------------------------------------------------------------ shapes that no card of the box has


def say(effect: dict[str, Any], code: str = "en", solo: bool = False) -> str:
    cards = with_effects([effect])
    return effect_sentence(effects_of(cards, [effect])[0], cards, code, solo)


def test_points_and_coins_on_conquest_name_a_condition_only_where_the_effect_has_one() -> None:
    effect = {"when": "action", "action": "conquest", "gain": {"coins": 2, "points": 1}}
    assert say(effect) == "When you perform Conquest, gain 2 coins and 1 more point."
    assert say({**effect, "requires": "most_military"}, "fr") == (
        "Quand vous réalisez l’action Conquête, si aucune Force Militaire ne dépasse la vôtre, "
        "gagnez 2 Pièces et 1 point de plus."
    )


def test_a_loss_and_a_gain() -> None:
    effect = {"when": "rise", "gain": {"coins": -2, "points": 1, "wonders": 2}}
    assert say(effect) == "When this civilisation rises, lose 2 coins and gain 1 point and 2 wonders from the market."
    assert say({"when": "rest", "gain": {"coins": -1}}, "fr") == "Quand vous vous reposez, perdez 1 Pièce."


def test_a_limit_for_several_kinds_is_said_in_times() -> None:
    effect = {"when": "end_of_turn", "gain": {"coins": 1, "points": 1}, "per": {"wonders": 1}, "max": 2}
    assert say(effect).endswith("gain 1 coin and 1 point for each wonder you have, at most 2 times.")
    assert say(effect, "fr").endswith("gagnez 1 Pièce et 1 point par Merveille que vous avez, 2 fois au plus.")


def test_without_a_gain_what_is_counted_follows_the_others() -> None:
    effect = {"when": "war", "others": {"coins": -1, "sacrifice": 1}, "per": {"wonders": 2}, "max": 2}
    assert say(effect) == (
        "When war breaks out, each other player loses 1 coin and sacrifices 1 worker for every 2 wonders you have, "
        "at most 2 times."
    )
    gain_too = {"when": "war", "gain": {"coins": 1}, "others": {"coins": -1}, "per": {"wonders": 2}}
    assert say(gain_too, "fr") == (
        "À chaque guerre, gagnez 1 Pièce par tranche de 2 Merveilles que vous avez\u202f; "
        "chaque autre joueur perd 1 Pièce."
    )


def test_bonus_coins_twice_and_a_gain() -> None:
    effect = {"when": "rise", "gain": {"points": 1}, "multiply_bonus_coins": 2}
    assert say(effect) == "When this civilisation rises, gain 1 point and receive twice its bonus coins."
    assert say(effect, "fr").endswith("gagnez 1 point et recevez 2 fois ses Pièces bonus.")


def test_a_gain_of_nothing() -> None:
    assert say({"when": "rest", "gain": {"coins": 0}}) == "When you rest, gain nothing."


def test_offers_by_a_card_in_the_plural() -> None:
    effect = {"always": "discount", "action": "culture", "coins": 1, "except_offer": "vikings"}
    assert say(effect) == "Culture costs you 1 coin less, except when the Vikings offer it."
    assert say(effect, "fr").endswith("sauf quand les Vikings vous la proposent.")


def test_solo_leaves_the_others_out() -> None:
    lydia = {"when": "rise", "gain": {"coins": 4}, "others": {"coins": 1}}
    assert say(lydia, solo=True) == "When this civilisation rises, gain 4 coins."
    assert say({"when": "war", "others": {"coins": -1}}, solo=True) == "No effect in a solo game."
    assert say({"when": "war", "others": {"coins": -1}}, "fr", solo=True) == "Sans effet dans une partie solo."
    assert say({"always": "forbid_others", "action": "trade"}, solo=True) == "No effect in a solo game."
    assert say({"always": "war_immunity"}, solo=True) == "War never makes you sacrifice a worker."


NOTES = {
    "free": ("The workers are still needed.", "Les Ouvriers restent nécessaires."),
    "slot": (
        "It works like the slot on the track, whether or not the track shows the action.",
        "Elle vaut la case de la piste du temps, que la piste montre cette action ou non.",
    ),
    "spare_workers": ("They come back as from a white slot.", "Ils reviennent comme d'une case blanche."),
    "forbid_others": (
        "Only while this is a main civilisation.",
        "Seulement tant que cette Civilisation est principale.",
    ),
    "war_immunity": ("Sacrifices by other causes remain.", "Les sacrifices dus à d'autres causes demeurent."),
}


def notes(code: str, **fields: Any) -> list[str]:
    return effect_notes(Effect(Cause("wonder", "petra"), **fields), code)


@pytest.mark.parametrize("kind", NOTES)
def test_notes_of_standing_effects(kind: str) -> None:
    english, french = NOTES[kind]
    assert notes("en", always=kind) == [english]
    assert notes("fr", always=kind) == [shown(french, "fr")]


def test_notes_of_other_effects() -> None:
    assert notes("en", always="discount", amount=2) == ["The workers are still needed."]
    assert notes("en", always="discount", amount=-2) == []
    assert notes("en", always="military", amount=2) == []
    assert notes("fr", when="end_of_turn", offer="culture") == [
        "Tout ce qui modifie l’action Culture compte\u202f; la carte Action n’a pas besoin d’être disponible."
    ]
    assert notes("en", when="end_of_turn", offer="seed_market") == []
    assert notes("en", when="rise", gain=Gain(technologies=1, workers=1)) == [
        "It costs nothing and brings no Research point.",
        "Never more than 4 workers.",
    ]
    assert notes("fr", when="rise", gain=Gain(technologies=2)) == [
        "Elles ne coûtent rien et ne rapportent pas le point de la Recherche."
    ]


# ------------------------------------------------------------------ actions, events, goals that a user may make


def test_costs() -> None:
    assert cost_line(0, 0, False, "en") == "Cost: nothing."
    assert cost_line(0, 3, True, "fr") == "Coût\u202f: 3 Pièces."
    assert cost_line(2, 1, True, "fr") == "Coût\u202f: 2 Ouvriers sacrifiés et 1 Pièce."


def test_an_action_of_ones_own() -> None:
    hunt = shipped_set(SECOND).action["hunt"]._replace(slots=3, gain=Gain(coins=-1), symbol="plague")
    assert action_lines(hunt, "en") == [
        "Cost: 1 worker.",
        "3 slots: 3 times in a turn.",
        "Lose 1 coin. With no technology, also gain 1 point.",
        "Each player sacrifices 1 worker when this card arrives.",
    ]
    trade = shipped_set(SECOND).action["trade"]._replace(requires_most_military=True)
    assert action_lines(trade, "fr")[1] == (
        "Si aucune Force Militaire ne dépasse la vôtre, gagnez 2 Pièces. Chaque autre joueur gagne 1 Pièce."
    )
    nothing = shipped_set(SECOND).action["fish"]._replace(gain=Gain())
    assert action_lines(nothing, "en")[1] == "Gain nothing."


def test_a_civilization_has_labels() -> None:
    cards = shipped_set(SECOND)
    assert civilization_lines(cards.civilization["egypt"], cards, "en") == [
        "Population 4",
        "Main ability",
        "Wonder costs you 2 coins less.",
        "Inherited ability",
        "At the end of the game, gain 1 point for each wonder you have.",
    ]
    assert civilization_lines(cards.civilization["vikings"], cards, "fr", solo=True)[-1] == "Absente des parties solo."


def event(who: str, gain: Gain, compare: str = "", sacrifice: int = 0, per: str = "", each: int = 1) -> EventToken:
    return EventToken("x", who, compare, gain, sacrifice, per, each, Cause("event", "x"))


def test_events_of_ones_own() -> None:
    both = event("everyone", Gain(coins=2), sacrifice=1, per="wonders", each=2)
    assert event_sentence(both, "en") == (
        "Each player gains 2 coins for every 2 of their wonders. "
        "Each player sacrifices 1 worker for every 2 of their wonders."
    )
    least = event("least", Gain(coins=-2, points=1), compare="workers")
    assert event_sentence(least, "fr") == (
        "Le joueur qui a le moins d’Ouvriers perd 2 Pièces, ex æquo compris. "
        "Le joueur qui a le moins d’Ouvriers gagne 1 point, ex æquo compris."
    )
    assert event_sentence(event("most", Gain(workers=1), "military"), "en") == (
        "The player with the most military gains 1 worker, ties included."
    )
    assert event_sentence(event("everyone", Gain(coins=1), per="game"), "fr") == "Chaque joueur gagne 1 Pièce."


def test_goals_of_ones_own() -> None:
    goal = Achievement("x", wonders=3, military=5, max_technologies=0)
    assert achievement_sentence(goal, "en") == (
        "Finish the game with 3 wonders and 5 military or more without any technology."
    )
    small = Achievement("x", points=25, civilizations_population=2, civilizations_count=2)
    assert achievement_sentence(small, "fr") == "Atteignez 25 points avec au moins 2 Civilisations de population 2."


def test_a_note_stands_under_the_ability_that_it_is_about() -> None:
    cards = shipped_set("second_edition")
    lines = civilization_lines(cards.civilization["babylon"], cards, "en", notes=True)
    assert lines[1:4] == [
        "Main ability",
        "At the end of each of your turns, gain 1 technology.",
        "It costs nothing and brings no Research point.",
    ]
    assert lines[4] == "Inherited ability"
    greece = civilization_lines(cards.civilization["greece"], cards, "en", notes=True)
    assert greece[2:6] == [
        "You have your own Culture slot, usable in every round.",
        "It works like the slot on the track, whether or not the track shows the action.",
        "Culture costs you 1 coin less.",
        "The workers are still needed.",
    ]


def test_what_an_action_brings_is_told_before_what_becomes_of_its_workers() -> None:
    scythia = shipped_set("second_edition").civilization["scythia"]
    assert civilization_lines(scythia, shipped_set("second_edition"), "en")[2:4] == [
        "When you perform Conquest, each other player loses 2 coins.",
        "Your workers on Conquest are not sacrificed.",
    ]

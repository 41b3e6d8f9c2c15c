"""Names: complete for both card sets, with forms that agree with the rules of each language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from aoc_desktop.games.age_of_civilization.rules.card_files import SHIPPED, shipped_set
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.text.names import Name, Names, readable
from tests.in_one import in_one

# French « de » where our rule of the first letter does not decide: a name that has no article.
NO_RULE_FOR_OF = {"americas_oceania"}


def ids() -> Iterator[tuple[str, str]]:
    """Kind and id of everything in the box that has a name."""
    for set_id in SHIPPED:
        cards = shipped_set(set_id)
        yield "edition", set_id
        yield from (("action", card.id) for card in cards.actions)
        yield from (("technology", card_id) for card_id in cards.technology)
        yield from (("special_technology", card.id) for card in cards.special_technologies)
        yield from (("civilization", card.id) for card in cards.civilizations)
        yield from (("group", card.group) for card in cards.civilizations)
        yield from (("wonder", card.id) for card in cards.wonders)
        yield from (("event", card.id) for card in cards.events)
        yield from (("achievement", card.id) for card in cards.achievements)
        yield from (("variant", variant) for variant in cards.variants)
        yield from (("column", card.column) for card in cards.technologies)
        yield from (("track_card", card_id) for card_id in cards.track_cards if card_id not in cards.action)


@in_one("code, of", product(["en", "fr"], sorted(set(ids()))))
def test_everything_in_the_box_has_a_name(code: str, of: tuple[str, str]) -> None:
    kind, card = of
    names = load_language(code).names
    assert card in names[kind]
    assert all(form.strip() for form in (names[kind][card].display, names[kind][card].the, names[kind][card].short))
    assert names[kind][card].number in ("s", "p")


def test_forms_of_a_name() -> None:
    names = load_language("fr").names
    assert names["civilization"]["egypt"] == Name(
        display="Égypte",
        the="l’Égypte",
        of="de l’Égypte",
        to="à l’Égypte",
        number="s",
        gender="f",
        short="Égypte",
        plural="Égypte",
        where="en Égypte",
    )
    assert names["civilization"]["vikings"].to == "aux Vikings"
    assert names["civilization"]["mali"].to == "au Mali"
    assert names["civilization"]["rome"].to == "à Rome"
    assert names["civilization"]["axum"].of == "d’Axoum"
    assert names["wonder"]["mausoleum"].short == "Mausolée"
    assert names["terms"]["coin"].plural == "Pièces"
    english = load_language("en").names
    assert english["civilization"]["vikings"].the == "the Vikings"
    assert english["civilization"]["vikings"].of == "of the Vikings"
    assert english["civilization"]["franks"].number == "p"
    assert names["civilization"]["franks"].number == "s", "« le Royaume Franc » is singular in French"


def test_an_id_may_occur_in_two_kinds() -> None:
    names = load_language("en").names
    assert names["group"]["barbarians"].the == names["event"]["barbarians"].the == "the Barbarians"
    assert names["variant"]["draft"].display == names["step"]["draft"].display == "Draft"


def test_the_rule_of_de_agrees_with_every_name_of_the_box() -> None:
    """What the rule makes from « l'Égypte » is what names.toml says: so it can be trusted with a user's cards."""
    names = load_language("fr").names
    checked = 0
    for kind in ("civilization", "wonder", "technology", "action", "special_technology", "event", "group"):
        for card in names[kind]:
            if card not in NO_RULE_FOR_OF:
                assert names.derived("of", names[kind][card].the) == names[kind][card].of
                checked += 1
    assert checked > 120


def test_unknown_ids_are_readable() -> None:
    assert readable("lost_city") == "Lost City"
    french = load_language("fr").names
    assert french["civilization"]["atlantis"].display == "Atlantis"
    assert french["civilization"]["atlantis"].of == "d’Atlantis"
    assert french["civilization"]["harar"].of == "de Harar"
    assert french["civilization"]["ur"].the == "Ur"
    assert "atlantis" not in french["civilization"]


def test_a_card_is_found_without_its_kind() -> None:
    names = load_language("en").names
    assert names.find("petra").display == "Petra"
    assert names.find("smiths").the == "the Smiths"
    assert names.find("plague").display == "Plague"
    assert names.find("lost_city").display == "Lost City"
    assert names.find("britain#2").display == "Britain (2)"


def test_a_form_that_does_not_exist() -> None:
    with pytest.raises(KeyError):
        load_language("en").names["wonder"]["petra"].form("whose")


def test_a_game_that_does_not_order_its_kinds_finds_names_in_all_of_them() -> None:
    names = Names("xx", [{"town": {"avila": {"xx": "Avila"}}, "good": {"silk": {"xx": "Silk"}}}], {})
    assert [names.find(card).display for card in ("avila", "silk", "silk#2", "camel")] == [
        "Avila",
        "Silk",
        "Silk (2)",
        "Camel",
    ]


def test_a_game_says_where_a_name_is_looked_for_first() -> None:
    table = {"card_kinds": ["good", "town"], "town": {"silk": {"xx": "Silkton"}}, "good": {"silk": {"xx": "Silk"}}}
    assert Names("xx", [table], {}).find("silk").display == "Silk"
    table = {**table, "card_kinds": ["town"], "spoken_of_as": {"port": "town"}}
    names = Names("xx", [table], {})
    assert (names.find("silk").display, names["port"]["silk"].display) == ("Silkton", "Silkton")

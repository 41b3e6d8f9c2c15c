"""The small language of templates: fields, brackets, and which number decides."""

from __future__ import annotations

import pytest

from aoc_desktop.text.language import Language, capital
from aoc_desktop.text.template import BadTemplate, Choice, Field, fields, parse

NAMES = {
    "civilization": {
        "egypt": {"xx": "Egypt", "xx_number": "s"},
        "vikings": {"xx": "Vikings", "xx_the": "the Vikings", "xx_number": "p"},
        "maya": {"xx": "Maya", "xx_the": "the Maya", "xx_number": "p"},
    }
}
LISTS = {"or": [", ", " or "], "and": [", ", " and "]}


def say(template: str, /, **values: object) -> str:
    language = Language("xx", {"lists": LISTS, "t": template}, [NAMES])
    return language.text("t", **values)


def test_the_parts_of_a_template() -> None:
    parts = parse("{n} [coin/coins] of {who:civilization.the, or}")
    assert parts == (Field("n"), " ", Choice(("coin", "coins")), " of ", Field("who", "civilization", "the", "or"))
    assert fields(parts) == {"n", "who"}


@pytest.mark.parametrize("template", ["{", "{n", "[coin]", "a ] b", "{n of}", "[a/b", "{n}}"])
def test_a_brace_or_bracket_that_means_nothing_is_refused(template: str) -> None:
    with pytest.raises(BadTemplate):
        parse(template)


@pytest.mark.parametrize(("n", "text"), [(0, "0 coins"), (1, "1 coin"), (2, "2 coins"), (-1, "-1 coin")])
def test_a_word_agrees_with_the_number_before_it(n: int, text: str) -> None:
    assert say("{n} [coin/coins]", n=n) == text


def test_each_word_agrees_with_its_own_number() -> None:
    assert say("{n} [worker/workers], {m} [is/are] lost", n=2, m=1) == "2 workers, 1 is lost"


def test_an_ending_may_be_empty_on_one_side() -> None:
    assert say("{n} free[/s]", n=1) == "1 free"
    assert say("{n} free[/s]", n=3) == "3 frees"


def test_a_word_agrees_with_the_name_before_it_past_what_a_user_typed() -> None:
    assert say("{civilization.the} ({player}) [forbids/forbid]", civilization="vikings", player="Anna") == (
        "the Vikings (Anna) forbid"
    )
    assert say("{civilization.the} ({player}) [forbids/forbid]", civilization="egypt", player="2") == (
        "Egypt (2) forbids"
    )


def test_a_word_before_the_name_follows_that_name() -> None:
    assert say("{player}: [rises/rise] {civilization.the}", player="Anna", civilization="maya") == "Anna: rise the Maya"


def test_a_list_of_two_is_plural_and_of_one_has_the_number_of_its_name() -> None:
    template = "{who:civilization.the, or} [rises/rise]"
    assert say(template, who=["egypt"]) == "Egypt rises"
    assert say(template, who=["vikings"]) == "the Vikings rise"
    assert say(template, who=["egypt", "vikings"]) == "Egypt or the Vikings rise"
    assert say(template, who=("egypt", "vikings", "maya")) == "Egypt, the Vikings or the Maya rise"
    assert say("{players, and} [loses/lose]", players=["Anna"]) == "Anna loses"
    assert say("{players, and} [loses/lose]", players=["Anna", "Bo"]) == "Anna and Bo lose"


def test_a_bracket_may_name_the_value_that_decides() -> None:
    assert say("[n:It/They]", n=1) == "It"
    assert say("[n:It/They]", n=2) == "They"


def test_kind_text_keeps_an_id_as_it_is() -> None:
    assert say("{civilization:text}", civilization="egypt") == "egypt"


def test_a_third_form_for_languages_that_have_one() -> None:
    forms = [{"is": [1]}, {"mod10": [2, 3, 4], "not_mod100": [12, 13, 14]}]
    polish = Language("pl", {"plural": {"forms": forms}, "t": "{n} [moneta/monety/monet]"})
    assert [polish.text("t", n=n) for n in (1, 2, 5, 12, 22, 25)] == [
        "1 moneta",
        "2 monety",
        "5 monet",
        "12 monet",
        "22 monety",
        "25 monet",
    ]


def test_capitals() -> None:
    assert capital("l’Égypte") == "L’Égypte"
    assert capital("égypte") == "Égypte"
    assert capital("« le jeu »") == "« Le jeu »"
    assert capital("") == ""
    assert capital("d2–e2 : terre") == "d2–e2 : terre"


def test_a_sentence_begins_with_a_capital_unless_a_user_typed_its_beginning() -> None:
    language = Language(
        "xx",
        {"name_first": "{civilization.the} falls", "typed": "{player} plays", "quoted": "“{player}” plays"},
        [NAMES],
    )
    assert language.sentence("name_first", civilization="vikings") == "The Vikings falls"
    assert language.sentence("typed", player="anna") == "anna plays"
    assert language.sentence("quoted", player="anna") == "“anna” plays"

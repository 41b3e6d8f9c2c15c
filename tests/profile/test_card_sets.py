"""Corrections of cards become a card set of the user's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from aoc_desktop.games import FIRST
from aoc_desktop.games.age_of_civilization.rules.card_files import SHIPPED, read_card_file
from aoc_desktop.kernel.card_files import parse_toml
from aoc_desktop.kernel.errors import BadCards
from aoc_desktop.kernel.resources import resource
from aoc_desktop.profile.card_sets import CardSets, read_value, toml_value

card_sets = CardSets(FIRST)


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))


def test_a_corrected_population_is_played_and_no_longer_marked() -> None:
    data = card_sets.corrected("mine", "second_edition", "civilization", "axum", {"population": 2})
    cards = read_card_file(card_sets.save("mine", data))
    assert cards.id == "mine"
    assert cards.civilization["axum"].population == 2
    assert cards.sources["civilization", "axum"].marks == {"inherited": "house"}
    assert len(cards.civilizations) == 48


def test_a_second_correction_joins_the_first() -> None:
    data = card_sets.corrected("mine", "second_edition", "civilization", "axum", {"population": 2})
    card_sets.save("mine", data)
    gain = [{"when": "action", "action": "farm", "gain": {"coins": 2}}]
    data = card_sets.corrected("mine", "second_edition", "wonder", "petra", {"effects": gain})
    cards = read_card_file(card_sets.save("mine", data))
    assert cards.civilization["axum"].population == 2
    assert cards.wonder["petra"].effects[0].gain.coins == 2
    assert cards.sources["wonder", "petra"].mark == ""
    assert card_sets.own_sets() == [card_sets.folder / "mine.toml"]


def test_a_set_that_extends_nothing_is_corrected_too() -> None:
    whole = card_sets.set_data("first_edition") | {"id": "whole"}
    path = card_sets.save("whole", whole)
    assert card_sets.name_for(path) == "whole"
    data = card_sets.corrected("whole", path, "civilization", "egypt", {"population": 1})
    cards = read_card_file(card_sets.save("whole", data))
    assert cards.civilization["egypt"].population == 1
    assert "population" not in cards.sources["civilization", "egypt"].marks
    assert card_sets.name_for("first_edition") == "my_cards", "an edition is never corrected in a set that extends none"
    assert not card_sets.suits("whole", "first_edition")


def test_another_name_copies_the_set_that_is_shown() -> None:
    data = card_sets.corrected("mine", "second_edition", "civilization", "axum", {"population": 2})
    path = card_sets.save("mine", data)
    copy = card_sets.corrected("other", path, "civilization", "egypt", {"population": 1})
    cards = read_card_file(card_sets.save("other", copy))
    assert (cards.civilization["axum"].population, cards.civilization["egypt"].population) == (2, 1)


def test_a_fault_is_named_and_nothing_is_written() -> None:
    with pytest.raises(BadCards) as caught:
        card_sets.corrected("mine", "second_edition", "civilization", "axum", {"population": 9})
    assert (caught.value.reason.params["card"], caught.value.reason.params["field"]) == ("axum", "population")
    assert card_sets.own_sets() == []


@pytest.mark.parametrize("name", ["", "second_edition", "Ünfug", "../up", "a b"])
def test_a_set_has_a_plain_name_of_its_own(name: str) -> None:
    with pytest.raises(BadCards):
        card_sets.corrected(name, "second_edition", "civilization", "axum", {"population": 2})


@pytest.mark.parametrize("edition", SHIPPED)
def test_whatever_is_read_is_written_the_same(edition: str, tmp_path: Path) -> None:
    data = parse_toml(resource("age_of_civilization", "cards", f"{edition}.toml"))
    copy = tmp_path / "copy.toml"
    copy.write_text(card_sets.to_toml(data), encoding="utf-8")
    assert parse_toml(copy) == data


@pytest.mark.parametrize("sign", ["\x00", "\t", "\n", "\x1b", '"', "\\", "\x7f", "\x80", "\u2028", "😀"])
def test_every_sign_of_a_text_or_a_name_is_written_so_that_it_is_read_again(sign: str) -> None:
    value = {f"a{sign}b": [f"c{sign}d"]}
    assert read_value(toml_value(value)) == value


def test_an_imported_set_can_be_read_again(tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    own = '[[civilization]]\nid = "egypt"\nsource = "box \\u007f"\n'
    path.write_text('format = 1\nid = "odd"\nextends = "second_edition"\n' + own, encoding="utf-8")
    kept = card_sets.imported(path)
    assert parse_toml(kept)["civilization"][0]["source"] == "box \x7f"
    assert read_card_file(kept)


def test_values_as_a_user_types_them() -> None:
    assert read_value('[{ always = "slot", action = "farm" }]') == [{"always": "slot", "action": "farm"}]
    with pytest.raises(ValueError, match="Invalid"):
        read_value("[{")

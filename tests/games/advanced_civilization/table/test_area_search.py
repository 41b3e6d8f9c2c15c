"""An area is found by the letters of its name, in both languages."""

from aoc_desktop.games.advanced_civilization.table.map.words import found
from tests.games.advanced_civilization.table.test_map_picture import names_in


def test_beginnings_come_before_the_rest() -> None:
    names = names_in("en", "full")
    assert found(names, "mes")[0] == "mesopotamia"
    assert found(names, "desert") == ["eastern_desert", "western_desert"]
    assert found(names, "ARME") == ["armenia", "lesser_armenia"]


def test_accents_make_no_difference() -> None:
    assert found(names_in("fr", "full"), "etr")[0] == "etruria"
    assert found(names_in("fr", "full"), "MER E")[0] == "aegean_sea"


def test_nothing_is_found_for_nothing() -> None:
    assert found(names_in("en", "full"), "  ") == []
    assert found(names_in("en", "full"), "xyz") == []

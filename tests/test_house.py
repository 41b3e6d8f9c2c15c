"""The house keeps its shape: folders that one can look over, modules that are worth a door, plain names."""

from __future__ import annotations

from tests import house_numbers as house

OLD_NAMES = frozenset(
    {
        "asking",
        "bold",
        "drops",
        "forced",
        "hearing",
        "kept_faces",
        "kept_picture",
        "later",
        "laurels",
        "leading",
        "leaving",
        "left_game",
        "looking",
        "lull",
        "mishap",
        "mishap_dialog",
        "moments",
        "news",
        "over",
        "page_words",
        "pointing",
        "rehearsal",
        "saying",
        "scenery",
        "seeds",
        "sentence",
        "sight",
        "sweeping",
        "system_wishes",
        "taking_back",
        "taking_up",
        "telling",
        "terms",
        "texts",
        "tidings",
        "tidying",
        "together",
        "unattended",
        "unseen",
        "ways",
    }
)
"""Activities and riddles that modules were once named by: each has a plain name now."""

TOY = {"caravans", "events", "knowledge", "look", "registered", "table", "words"}
"""The modules of `tests/toy` that are the game; the others test it."""


def test_a_folder_can_be_looked_over() -> None:
    crowded = {folder: count for folder, count in house.modules_in_folders().items() if count > 40}
    assert not crowded


def test_modules_are_named_by_what_they_hold() -> None:
    assert not [name for name in house.modules() if ".games." not in name and name.rpartition(".")[2] in OLD_NAMES]


def test_few_modules_have_a_single_reader() -> None:
    assert len(house.with_one_importer()) <= 130


def test_events_are_read_by_their_fields() -> None:
    assert house.events_taken_apart() == 0


def test_the_pages_say_how_long_the_toy_is() -> None:
    toy = sum(house.lines_in(path) for path in (house.ROOT / "tests" / "toy").glob("*.py") if path.stem in TOY)
    for page in ("CONTRIBUTING.md", "docs/architecture.md"):
        assert f"in {toy} lines" in " ".join((house.ROOT / page).read_text(encoding="utf-8").split()), page


def test_nothing_is_loaded_in_a_circle() -> None:
    assert house.largest_cycle(house.LOADED) == 1


def test_circles_of_types_do_not_grow() -> None:
    assert house.largest_cycle(house.LOADED, house.TYPES) <= 15
    assert house.largest_cycle(house.LOADED, house.TYPES, house.LATER) <= 15


def test_the_seam_stays_narrow() -> None:
    assert house.hooks() <= 120

"""`check-cards`: what a card set holds, and which ways to play it is good for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aoc_desktop import cli
from tests.cli.commands import CARDS, Capture, run, simulated


def test_a_good_card_set_is_described(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        'format = 1\nid = "mine"\nextends = "second_edition"\n'
        "[[civilization]]\nid = 'atlantis'\ngroup = 'africa'\npopulation = 3\nmain = []\ninherited = []\nsource = 'x'\n"
        "[[achievement]]\nid = 'sunk'\npoints = 40\nsource = 'x'\n"
        "[variants]\ndraft = false\n"
    )
    told, ways = run(capsys, "check-cards", str(path)).splitlines()
    assert told == (
        "mine.toml: mine can be played: 49 civilisations, 15 wonders, 9 technologies, 9 special cards, 9 events, "
        "9 achievements; variants: changing_world, innovation"
    )
    assert ways.startswith("  ways to play: 2 players, 2 players with innovation, 2 players with changing_world, 3 pl")
    assert ways.endswith("death_and_rebirth, death_and_rebirth with innovation")


EIGHT = ["egypt", "rome", "axum", "babylon", "phoenicia", "china", "kongo", "maya"]
FOUR_WONDERS = ["petra", "colossus", "stonehenge", "great_wall"]


@pytest.mark.parametrize(
    ("cards", "possible", "refused"),
    [
        (
            {"civilizations": EIGHT},
            ["--seats random,random", "--seats random,random,random,random", "--solo", "--scenario lost_civilization"],
            {
                "2 players with draft": "The card set has too few civilisations: 14 are needed, it has 8.",
                "3 players with draft": "The card set has too few civilisations: 21 are needed, it has 8.",
                "4 players with draft": "The card set has too few civilisations: 28 are needed, it has 8.",
            },
        ),
        (
            {"wonders": FOUR_WONDERS},
            ["--solo", "--solo --variants innovation", "--scenario silk_road"],
            {
                "2 players": "The card set has too few wonders: 5 are needed, it has 4.",
                "3 players": "The card set has too few wonders: 6 are needed, it has 4.",
                "4 players": "The card set has too few wonders: 7 are needed, it has 4.",
                "age_of_wonders": "The card set has too few wonders: 6 are needed, it has 4.",
            },
        ),
        (
            {"civilizations": EIGHT[:7]},
            ["--seats random,random", "--solo"],
            {
                "2 players with draft": "The card set has too few civilisations: 14 are needed, it has 7.",
                "3 players with draft": "The card set has too few civilisations: 21 are needed, it has 7.",
                "4 players with draft": "The card set has too few civilisations: 28 are needed, it has 7.",
                "lost_civilization": (
                    "The scenario Lost Civilization cannot be played with this card set: maya is missing."
                ),
            },
        ),
    ],
)
def test_a_set_for_some_ways_to_play_names_them(
    capsys: Capture, tmp_path: Path, cards: dict[str, list[str]], possible: list[str], refused: dict[str, str]
) -> None:
    """What check-cards says of each way is what comes of playing it."""
    path = tmp_path / "mine.toml"
    chosen = "".join(f"{field} = {json.dumps(ids)}\n" for field, ids in cards.items())
    path.write_text(f'format = 1\nid = "mine"\nextends = "second_edition"\n{chosen}')
    _, ways, *not_these = run(capsys, "check-cards", str(path)).splitlines()
    assert not_these == [f"  cannot be played: {way}: {why}" for way, why in refused.items()]
    named = ways.removeprefix("  ways to play: ").split(", ")
    assert not set(named) & set(refused)
    for options in possible:
        assert simulated(capsys, "--cards", str(path), "--games", "1", *options.split())["games"] == 1
    for way, why in refused.items():
        mode, _, variant = way.partition(" with ")
        players = mode.removesuffix(" players")
        seats = ["--seats", ",".join(["random"] * int(players))] if players.isdecimal() else ["--scenario", mode]
        arguments = ["simulate", "--cards", str(path), *seats, *(["--variants", variant] if variant else [])]
        assert cli.main(arguments) == 2
        assert capsys.readouterr().err == f"aoc-desktop: {why}\n"


@pytest.mark.parametrize(
    ("edition", "told"),
    [
        ("second_edition", "48 civilisations, 15 wonders, 9 technologies, 9 special cards, 9 events, 8 achievements"),
        ("first_edition", "34 civilisations, 10 wonders, 9 technologies, 9 special cards, 9 events, 10 achievements"),
    ],
)
def test_the_shipped_sets_are_good(capsys: Capture, edition: str, told: str) -> None:
    assert told in run(capsys, "check-cards", str(CARDS / f"{edition}.toml"))


@pytest.mark.parametrize("named", ["", 'game = "age_of_civilization"\n'])
def test_a_set_may_say_whose_it_is(capsys: Capture, tmp_path: Path, named: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(f'format = 1\nid = "mine"\n{named}extends = "second_edition"\n')
    assert "mine can be played" in run(capsys, "check-cards", str(path))


def test_a_set_of_a_game_that_nobody_knows_is_none_of_ours(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('format = 1\nid = "mine"\ngame = "chess"\nextends = "second_edition"\n')
    assert cli.main(["check-cards", str(path)]) == 2
    assert "game: there is no such field" in capsys.readouterr().err

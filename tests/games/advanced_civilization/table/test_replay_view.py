"""`aoc-desktop replay`: where a game stands, as plain text in both languages, as the seat that is asked sees it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aoc_desktop.cli import main
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.games.advanced_civilization.words.words import standing_lines
from aoc_desktop.kernel.record import read_record, replay
from tests.games import data_of
from tests.games.advanced_civilization.rules.test_trade import OFFER, THREE, trading

FOLDER = data_of("advanced_civilization", "conformance")

Capture = pytest.CaptureFixture[str]
NAME = "03_east_4p_warriors"
CUT = 900


def shown(capsys: Capture, path: Path, *arguments: str) -> list[str]:
    assert main(["replay", str(path), *arguments]) == 0
    return capsys.readouterr().out.splitlines()


@pytest.fixture
def cut(tmp_path: Path) -> Path:
    """A game that stands in the middle of a payment of Egypt."""
    data = json.loads((FOLDER / f"{NAME}.record.json").read_text())
    path = tmp_path / "cut.json"
    path.write_text(json.dumps({**data, "moves": data["moves"][:CUT]}))
    return path


def test_map_stocks_hand_and_ast_are_shown(capsys: Capture, cut: Path) -> None:
    lines = shown(capsys, cut)
    assert lines[0] == "900 moves · Turn 15 · Civilisation card acquisition (15 / 16) · Egypt"
    assert lines[1].startswith("Pay 100: choose sets")
    assert [line for line in lines if not line.startswith("  ")][2:] == [
        "The map:",
        "The nations:",
        "The hand:",
        "The AST:",
        "The stacks:",
    ]
    assert "  Memphis: City of Egypt, built this turn." in lines
    assert "  Parthia: 2 barbarians." in lines
    assert any(line.startswith("  Player 3, Egypt: 18 tokens and 8 cities on the map, 15 in stock") for line in lines)
    assert sum("Your hand:" in line for line in lines) == 1
    assert "  Babylon: square 7, Early Bronze Age, falls back to square 6, no city." in lines


def test_the_same_in_french(capsys: Capture, cut: Path) -> None:
    english, french = shown(capsys, cut), shown(capsys, cut, "--language", "fr")
    assert len(english) == len(french)
    assert french[0].startswith("900 coups · Tour 15")
    assert load_language("fr").typeset("  Parthie : 2 barbares.") in french
    assert not set(english[2:]) & set(french[2:])


def test_every_area_that_holds_anything_is_there(capsys: Capture, cut: Path) -> None:
    lines = shown(capsys, cut)
    state = replay(GAME, read_record(cut)).state
    held = set(GAME.snapshot(state)["areas"])
    places = state.table.board
    held |= {places.areas[places.place_area[place]] for ships in state.ships for place in ships}
    listed = lines[lines.index("The map:") + 1 : lines.index("The nations:")]
    assert len(listed) == len(held)


def test_no_other_hand_is_told() -> None:
    game = trading(*THREE)
    game.play(*OFFER)
    asked = game.deciders[0]
    told = "\n".join(standing_lines(game.state, 3, "en"))
    own = [line for line in told.splitlines() if "hand" in line.lower() and "worth" in line]
    assert len(own) == 1
    other = game.state.hands[next(seat for seat in range(3) if seat != asked)]
    held = next(card for card, count in enumerate(other) if count)
    other[held] -= 1
    other[(held + 1) % 18] += 1
    assert "\n".join(standing_lines(game.state, 3, "en")) == told, "what others hold changes nothing"


def test_the_beginning_and_the_end(capsys: Capture, tmp_path: Path) -> None:
    lines = shown(capsys, FOLDER / "12_west_2p_revolts.record.json")
    assert lines[0] == "1638 moves · finished in turn 39, best: Player 2 (Italy) with 3728 points"
    assert sum(line.startswith("  Hand of ") for line in lines) == 2
    data = json.loads((FOLDER / f"{NAME}.record.json").read_text())
    path = tmp_path / "begun.json"
    path.write_text(json.dumps({**data, "moves": []}))
    lines = shown(capsys, path)
    assert lines[:2] == ["0 moves · Set-up", "Choose your nation."]
    assert "  Player 1: no nation yet." in lines

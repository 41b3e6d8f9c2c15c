"""Commands of the terminal on a game with dice, hidden hands and up to eight seats."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aoc_desktop import cli
from aoc_desktop.ai.training.ladder import main as ladder
from aoc_desktop.kernel.record import record_of_match
from tests.cli.commands import Capture, run
from tests.toy.test_caravans import random_match

EIGHT = ",".join(["random"] * 8)


def simulated(capsys: Capture, *arguments: str) -> dict[str, object]:
    data: dict[str, object] = json.loads(run(capsys, "simulate", "--game", "caravans", "--json", *arguments))
    return {name: value for name, value in data.items() if "second" not in name}


@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_series_of_any_number_of_seats(capsys: Capture, players: int) -> None:
    data = simulated(capsys, "--games", "8", "--seats", ",".join(["random"] * players))
    levels = data["seats"]
    assert isinstance(levels, list)
    assert len(levels) == players
    assert sum(level["wins"] for level in levels) == pytest.approx(8, abs=0.05)


def test_a_seed_gives_the_same_dice(capsys: Capture) -> None:
    first = simulated(capsys, "--games", "6", "--seats", EIGHT, "--seed", "7")
    assert simulated(capsys, "--games", "6", "--seats", EIGHT, "--seed", "7") == first
    assert simulated(capsys, "--games", "6", "--seats", EIGHT, "--seed", "8") != first


def test_without_seats_as_few_play_as_the_game_allows(capsys: Capture) -> None:
    levels = simulated(capsys, "--games", "2")["seats"]
    assert isinstance(levels, list)
    assert [level["level"] for level in levels] == ["random", "random"]


def test_what_an_outcome_tells_beside_points_is_counted_by_its_own_name(capsys: Capture) -> None:
    data = simulated(capsys, "--games", "40", "--seats", EIGHT)
    assert isinstance(data["longest"], dict)
    assert set(data["longest"]) <= set("01234567")
    assert sum(data["longest"].values()) > 20
    text = run(capsys, "simulate", "--game", "caravans", "--games", "8", "--seats", EIGHT)
    assert "  longest " in text
    assert "% wins" in text


def test_a_part_of_the_set_up_is_set_as_a_record_has_it(capsys: Capture) -> None:
    fairs = 'fairs=["avila", "elche"]'
    fixed = simulated(capsys, "--games", "2", "--set", fairs)
    assert simulated(capsys, "--games", "2", "--set", fairs, "--seed", "1") == fixed
    assert simulated(capsys, "--games", "2") != fixed


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["simulate", "--game", "caravans", "--seats", "random"], "This game is not for 1 player."),
        (["simulate", "--game", "caravans", "--seats", EIGHT + ",random"], "This game is not for 9 players."),
        (["simulate", "--game", "caravans", "--solo"], "unrecognized arguments: --solo"),
        (["simulate", "--game", "caravans", "--cards", "mine.toml"], "This game has no card sets of your own."),
        (["simulate", "--game=caravans", "--edition", "first"], "unrecognized arguments: --edition first"),
    ],
)
def test_what_the_game_does_not_have_is_refused(capsys: Capture, arguments: list[str], said: str) -> None:
    assert cli.main(arguments) == 2
    assert said in capsys.readouterr().err


def test_cards_of_a_game_without_card_sets(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('game = "caravans"\n')
    assert cli.main(["check-cards", str(path)]) == 2
    assert "This game has no card sets of your own." in capsys.readouterr().err


def test_a_record_is_replayed(capsys: Capture, tmp_path: Path) -> None:
    match = random_match(8, 3)
    path = tmp_path / "game.aocgame"
    path.write_text(record_of_match(match).to_json(), encoding="utf-8")
    told = run(capsys, "replay", str(path))
    assert told.startswith(f"{len(match.moves)} moves, round 4 of 4")
    shots = [json.loads(line) for line in run(capsys, "replay", str(path), "--snapshots").splitlines()]
    assert len(shots) == len(match.moves) + 1
    assert shots[-1]["points"] == match.state.points


def test_a_record_whose_die_was_forged_is_refused_by_its_move(capsys: Capture, tmp_path: Path) -> None:
    record = record_of_match(random_match(3, 3))
    path = tmp_path / "game.aocgame"
    path.write_text(record._replace(moves=("! 9", *record.moves[1:])).to_json(), encoding="utf-8")
    assert cli.main(["replay", str(path)]) == 2
    assert "game.aocgame: move 1 (! 9): " in capsys.readouterr().err


def test_the_ladder_measures_any_game(tmp_path: Path) -> None:
    """A game without goals.toml asks for nothing: nothing is played, nothing is written."""
    ladder(["--game", "caravans", "--games", "2", "--out", str(tmp_path / "ladder.json")])
    assert not (tmp_path / "ladder.json").exists()

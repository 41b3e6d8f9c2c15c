"""`replay`: a record's moments as data, and where its game stands in words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop.games.age_of_civilization.rules.game import GAME
from aoc_desktop.kernel.record import Record, parse_record, start
from tests.cli.commands import Capture, random_game, run, written

SNAPSHOT = [
    "round",
    "step",
    "seat",
    "first_player",
    "players",
    "market",
    "wonder_market",
    "special_market",
    "deck",
    "opponent_military",
    "legal",
    "result",
]
PLAYER = [
    "points",
    "coins",
    "workers",
    "free_workers",
    "civilizations",
    "main",
    "technologies",
    "wonders",
    "special_technology",
    "military",
    "hand",
]


def snapshots(capsys: Capture, path: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in run(capsys, "replay", path, "--snapshots").splitlines()]


@pytest.mark.parametrize(
    ("players", "mode", "variants"),
    [(2, "table", ()), (4, "table", ("changing_world", "draft", "innovation")), (1, "solo", ("innovation",))],
)
def test_snapshots_have_exactly_the_fields_of_the_notation(
    capsys: Capture, tmp_path: Path, players: int, mode: str, variants: tuple[str, ...]
) -> None:
    record = random_game(3, players, mode, variants)
    shots = snapshots(capsys, written(tmp_path, record))
    assert len(shots) == len(record.moves) + 1
    for shot in shots:
        assert sorted(shot) == sorted(SNAPSHOT)
        assert len(shot["players"]) == players
        for player in shot["players"]:
            assert sorted(player) == sorted(PLAYER)
        assert shot["legal"] == sorted(shot["legal"])
        assert shot["step"] in ("draft", "civilization", "actions", "offer", "end_of_turn", "pick", "finished")
        assert (shot["opponent_military"] is None) == (mode == "table")
    for shot, move in zip(shots, record.moves, strict=False):
        assert move in shot["legal"]
        assert shot["result"] is None
    last = shots[-1]
    assert (last["step"], last["seat"], last["legal"], last["round"]) == ("finished", None, [], 6)
    assert sorted(last["result"]) == ["achievements", "points", "ranking"]
    assert sorted(seat for group in last["result"]["ranking"] for seat in group) == list(range(players))
    assert last["result"]["points"] == [player["points"] for player in last["players"]]


def test_the_first_snapshot_of_a_record(capsys: Capture, tmp_path: Path) -> None:
    setup = {
        "seed": 1,
        "first_player": 1,
        "market": ["egypt", "rome", "china", "babylon", "phoenicia"],
        "wonders": ["petra", "colossus", "stonehenge", "great_wall", "mausoleum"],
    }
    record = Record("age_of_civilization", "second_edition", 2, "table", (), setup)
    (shot,) = snapshots(capsys, written(tmp_path, record))
    player = {
        "points": 0,
        "coins": 3,
        "workers": 0,
        "free_workers": 0,
        "civilizations": [],
        "main": None,
        "technologies": [],
        "wonders": [],
        "special_technology": None,
        "military": 0,
        "hand": [],
    }
    assert shot == {
        "round": 1,
        "step": "civilization",
        "seat": 1,
        "first_player": 1,
        "players": [player, player],
        "market": [["egypt", 0], ["rome", 0], ["china", 0], ["babylon", 0], ["phoenicia", 0]],
        "wonder_market": ["petra", "colossus", "stonehenge", "great_wall", "mausoleum"],
        "special_market": [],
        "deck": 43,
        "opponent_military": None,
        "legal": ["rise babylon", "rise china", "rise egypt", "rise phoenicia", "rise rome"],
        "result": None,
    }


def test_a_seed_replays_like_the_set_up_it_draws(capsys: Capture, tmp_path: Path) -> None:
    full = random_game(11, 3)
    assert "seed" not in full.setup
    seeded = full._replace(setup={"seed": 11})
    assert snapshots(capsys, written(tmp_path, seeded)) == snapshots(capsys, written(tmp_path, full))


def test_a_seed_with_parts_fixed_keeps_the_other_parts(capsys: Capture, tmp_path: Path) -> None:
    base = Record("age_of_civilization", "second_edition", 2, "table", ("innovation",), {"seed": 5})
    plain = GAME.setup_of(start(GAME, base).state)
    wonders = ["petra", "colossus", "stonehenge", "great_wall", "mausoleum"]
    fixed = base._replace(setup={"seed": 5, "wonders": wonders, "first_player": 1 - plain["first_player"]})
    (shot,) = snapshots(capsys, written(tmp_path, fixed))
    assert shot["wonder_market"] == wonders
    assert shot["first_player"] == 1 - plain["first_player"]
    assert [card for card, _ in shot["market"]] == plain["market"]
    assert shot["special_market"] == plain["special_technologies"]
    assert GAME.setup_of(start(GAME, fixed).state)["deck"] == plain["deck"]
    assert GAME.setup_of(start(GAME, fixed).state)["track"] == plain["track"]


def test_seeds_differ(capsys: Capture, tmp_path: Path) -> None:
    def market(seed: int) -> object:
        record = Record("age_of_civilization", "second_edition", 2, "table", (), {"seed": seed})
        return snapshots(capsys, written(tmp_path, record))[0]["market"]

    assert len({json.dumps(market(seed)) for seed in (0, 1, -1, 2**64, 2**64 + 1)}) == 5


def test_a_replay_tells_where_the_game_stands(capsys: Capture, tmp_path: Path) -> None:
    setup = {"seed": 1, "first_player": 0, "market": ["egypt", "rome", "china", "babylon", "phoenicia"]}
    record = Record("age_of_civilization", "second_edition", 2, "table", (), setup, ("rise egypt", "rest"))
    assert run(capsys, "replay", written(tmp_path, record)) == (
        "2 moves, round 1 of 6, player 2 to decide (civilization)\n"
        "  player 1: 0 points, 5 coins, 4 workers, 0 military; egypt\n"
        "  player 2: 0 points, 3 coins, 0 workers, 0 military; no cards\n"
    )


def test_one_move_is_no_moves(capsys: Capture, tmp_path: Path) -> None:
    setup = {"seed": 1, "first_player": 0, "market": ["egypt", "rome", "china", "babylon", "phoenicia"]}
    record = Record("age_of_civilization", "second_edition", 2, "table", (), setup, ("rise egypt",))
    assert run(capsys, "replay", written(tmp_path, record)).startswith("1 move, round 1 of 6, player 1 to decide")


def test_a_replay_of_a_whole_game_names_the_best(capsys: Capture, tmp_path: Path) -> None:
    record = random_game()
    text = run(capsys, "replay", written(tmp_path, record))
    result = snapshots(capsys, written(tmp_path, record))[-1]["result"]
    winners = " and ".join(f"player {seat + 1}" for seat in result["ranking"][0])
    assert text.startswith(f"{len(record.moves)} moves, finished\n")
    assert text.endswith(f"  best: {winners}\n")


def test_a_replay_of_a_solo_game_names_no_best_but_its_achievements(capsys: Capture, tmp_path: Path) -> None:
    record = random_game(mode="solo", players=1)
    assert "best" not in run(capsys, "replay", written(tmp_path, record))
    easy = {"id": "started", "points": 0, "source": "x"}
    cards = {"format": 1, "id": "mine", "extends": "second_edition", "achievement": [easy]}
    told = run(capsys, "replay", written(tmp_path, record._replace(card_set=cards)))
    assert told.endswith("\n  achievements: started\n")


def test_meta_is_no_part_of_the_game(capsys: Capture, tmp_path: Path) -> None:
    record = random_game()
    plain = run(capsys, "replay", written(tmp_path, record))
    noted = record._replace(meta={"seats": ["Anna", "random"], "checksum": "nonsense", "later": [None]})
    assert run(capsys, "replay", written(tmp_path, noted)) == plain


def test_a_record_written_by_the_program_is_read_back(tmp_path: Path) -> None:
    record = random_game(9, 4, variants=("draft",))
    assert parse_record(Path(written(tmp_path, record)).read_text(encoding="utf-8")) == record

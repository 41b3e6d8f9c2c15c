"""The Golden Ages in the terminal: series, replays and the check of a card set."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from aoc_desktop import cli
from tests.games import data_of

RECORD = data_of("golden_ages", "conformance", "13_2p_all_options.record.json")


def test_a_record_is_replayed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(RECORD)]) == 0
    assert "finished" in capsys.readouterr().out


def test_a_series_is_played_with_options(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "golden_ages", "--games", "2", "--variants", "last_turns", "--square-rotation", "90", "--json"]
    assert cli.main(["simulate", *words]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_a_card_set_is_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('format = 1\nid = "mine"\nextends = "base"\n[player]\ngold = 4\n')
    assert cli.main(["check-cards", "--game", "golden_ages", str(file)]) == 0
    said = capsys.readouterr().out
    assert "25 civilisations" in said
    assert "2 to 4 players" in said
    assert "cannot" not in said
    assert cli.main(["simulate", "--game", "golden_ages", "--games", "1", "--cards", str(file)]) == 0


def test_too_few_civilisations_for_balanced_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from aoc_desktop.kernel.resources import resource

    text = resource("golden_ages", "base.toml").read_text().replace('id = "base"', 'id = "few"', 1)
    begins = text.index('[[civilization]]\nid = "byzantium"')
    ends = text.index("[[civilization]]", begins + 1)
    file = tmp_path / "few.toml"
    file.write_text(
        (text[:begins] + text[ends:]).replace("civilizations = 25", "civilizations = 24").replace("byzantium = 4", "")
    )
    assert cli.main(["check-cards", "--game", "golden_ages", str(file)]) == 0
    assert "3 players with balanced_civilizations" in capsys.readouterr().out


def test_a_faulty_set_starts_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('format = 1\nid = "mine"\nextends = "base"\n[[wonder]]\nid = "colossus"\ncost = "dear"\n')
    assert cli.main(["check-cards", "--game", "golden_ages", str(file)]) == 2
    said = capsys.readouterr().err
    assert "mine.toml" in said
    assert "colossus" in said
    assert "cost" in said

"""What hints promise beside what comes of it: one line for each game, and the bands they add up to."""

from __future__ import annotations

from pathlib import Path

import pytest

from aoc_desktop.ai import calibration
from aoc_desktop.ai.calibration import bands, lines_of, main, table
from aoc_desktop.ai.search import Budget


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = Budget(roots=2, width=1, candidates=2, playouts=2, turns=1)
    slow = calibration.rank_moves
    monkeypatch.setattr(calibration, "rank_moves", lambda *asked: slow(*asked, quick))


def test_a_series_goes_on_after_a_cut(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = tmp_path / "hints.jsonl"
    words = ["--game", "monumental_duel", "--level", "random", "--every", "40", "--lines", str(lines)]
    main([*words, "--games", "3"])
    whole, told = lines.read_text(encoding="utf-8"), capsys.readouterr().out
    kept = whole.splitlines(keepends=True)
    lines.write_text("".join(kept[:1]) + kept[1][:9], encoding="utf-8")
    main([*words, "--games", "3"])
    assert (lines.read_text(encoding="utf-8"), capsys.readouterr().out) == (whole, told)
    games = list(lines_of(lines))
    assert all(0 <= chance <= 1 for game in games for _, chance in game["told"])
    assert sum(count for part in bands(iter(games)) for count, _, _ in part) == sum(len(game["told"]) for game in games)


def test_bands_tell_what_was_promised_and_what_came_of_it() -> None:
    games = [{"won": 1.0, "told": [(0.1, 0.55), (0.9, 0.95)]}, {"won": 0.0, "told": [(0.2, 0.45), (0.99, 0.05)]}]
    found = bands(iter(games))
    assert found[0][2] == (2, 0.5, 0.5)
    assert found[3][4] == (1, 0.95, 1.0)
    assert found[3][0] == (1, 0.05, 0.0)
    assert "| 1 of 4 | – | – | 50 % (told 50) of 2 | – | – |" in table(found)

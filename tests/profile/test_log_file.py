"""The log file: in its own folder, rotated, silent where it cannot write."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from aoc_desktop.profile import log_file
from aoc_desktop.profile.log_file import LOGGER, last_lines, log_path, start_log, stop_log


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("AOC_DESKTOP_HOME", str(tmp_path))
    yield tmp_path
    stop_log()


def test_what_is_noted_stands_in_the_log_folder(home: Path) -> None:
    start_log()
    LOGGER.error("a fault in %s", "the market")
    assert log_path().is_relative_to(home)
    assert "a fault in the market" in last_lines()
    assert last_lines(1).endswith("the market")


def test_the_file_is_rotated_and_only_a_few_are_kept(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_file, "LARGEST", 2_000)
    start_log()
    for number in range(300):
        LOGGER.info("line %d of a long evening", number)
    files = sorted(path.name for path in log_path().parent.iterdir())
    assert files == [log_file.FILE, *(f"{log_file.FILE}.{number}" for number in (1, 2, 3))]
    assert all(path.stat().st_size <= 2_000 for path in log_path().parent.iterdir())
    assert "line 299" in last_lines()


def test_where_nothing_can_be_written_nothing_fails(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "log").write_text("a file where the folder should be")
    start_log()
    LOGGER.error("unheard")
    assert last_lines() == ""
    assert capsys.readouterr().err == ""


def test_a_disk_that_fills_up_stops_nothing(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    start_log()

    class Full:
        def write(self, text: str) -> int:
            raise OSError(28, "No space left on device")

        def flush(self) -> None: ...

        def close(self) -> None: ...

    (handler,) = LOGGER.handlers
    handler.stream.close()  # type: ignore[attr-defined]
    handler.stream = Full()  # type: ignore[attr-defined]
    LOGGER.error("unheard")
    assert capsys.readouterr().err == ""

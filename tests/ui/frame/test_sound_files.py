"""The sounds as files: listened to by measuring. None clips, hums, clicks or shouts above the others."""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Callable, Iterator
from importlib import import_module
from math import log10, pi, sin
from pathlib import Path
from typing import Any

import pytest

from aoc_desktop.kernel.resources import resource
from aoc_desktop.ui.frame.sound_player import RATE
from aoc_desktop.ui.frame.sounds import NAMES

PACKAGING = Path(__file__).parents[3] / "packaging"
LARGEST = 1_000_000
"""Bytes of all files together."""
LOUDEST, QUIETEST = -20.0, -26.0
"""Of the loudest fifth of a second, as it is heard, in dB below full scale."""
HIGHEST = -2.0
"""Of a peak, in dB: two sounds that meet rarely clip."""
LONGEST = 2.5


def samples(path: Path) -> list[float]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return [sample / 32768 for sample in array("h", file.readframes(file.getnframes()))]


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Any, Any]]:
    """The script that made them, and its measures."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    yield import_module("sounds"), import_module("synthesis")
    for name in ("sounds", "synthesis"):
        sys.modules.pop(name)


@pytest.fixture
def script(workshop: tuple[Any, Any]) -> Any:
    return workshop[0]


@pytest.fixture
def loudness(workshop: tuple[Any, Any]) -> Callable[[list[float]], float]:
    measure: Callable[[list[float]], float] = workshop[1].loudness
    return measure


def test_every_sound_has_its_file_and_all_are_small() -> None:
    files = sorted(resource("sounds").iterdir())
    assert [path.name for path in files] == sorted(f"{name}.wav" for name in NAMES)
    assert sum(path.stat().st_size for path in files) < LARGEST


@pytest.mark.parametrize("name", NAMES)
def test_it_is_clean(name: str) -> None:
    heard = samples(resource("sounds", f"{name}.wav"))
    peak = max(map(abs, heard))
    assert 20 * log10(peak) < HIGHEST
    assert abs(sum(heard) / len(heard)) < 0.0005  # no constant part
    assert len(heard) / RATE < LONGEST
    began = next(place for place, sample in enumerate(heard) if abs(sample) > peak / 4)
    assert began / RATE < 0.04  # it answers at once
    assert abs(heard[0]) < 0.02  # and neither begins …
    assert max(map(abs, heard[-RATE // 200 :])) < 0.004  # … nor ends with a click


def test_none_shouts_and_none_whispers(loudness: Callable[[list[float]], float]) -> None:
    loud = {name: loudness(samples(resource("sounds", f"{name}.wav"))) for name in NAMES}
    assert all(QUIETEST < level < LOUDEST for level in loud.values()), loud


def test_loudness_is_that_of_the_standard(loudness: Callable[[list[float]], float]) -> None:
    """ITU-R BS.1770: a full tone of 997 Hz has -3.01 LKFS, which counts 0.69 dB less than its weighted power."""
    tone = [sin(2 * pi * 997 * place / RATE) for place in range(RATE)]
    assert loudness(tone) == pytest.approx(-3.01 + 0.69, abs=0.1)


def test_the_script_makes_the_files_that_are_there(script: Any, tmp_path: Path) -> None:
    """Another machine's sine may differ in its last digit."""
    for name in ("card", "piece", "refusal", "dice"):
        script.write(name, tmp_path)
        made, there = samples(tmp_path / f"{name}.wav"), samples(resource("sounds", f"{name}.wav"))
        assert len(made) == len(there)
        assert max(abs(one - other) for one, other in zip(made, there, strict=True)) < 2 / 32768
    assert sorted(script.RECIPES) == sorted(NAMES)

"""Sounds are played in a thread: callers never wait, and a missing device is ignored."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from threading import Event
from time import monotonic, perf_counter, sleep
from typing import Any

import pytest

from aoc_desktop.ui.frame import app as preloading
from aoc_desktop.ui.frame import sound_player
from aoc_desktop.ui.frame.sound_player import (
    LOUDEST,
    RATE,
    Device,
    Mixer,
    Player,
    open_device,
    samples_of,
    usable_backends,
)

BLOCKED = 0.025
"""Seconds that the window may stand still at most."""


class Silent:
    """A silent device that records its calls."""

    def __init__(self, mixer: Mixer) -> None:
        self.mixer, self.closed = mixer, False

    def close(self) -> None:
        self.closed = True


def wait_until(true: Callable[[], bool], seconds: float = 10) -> None:
    until = monotonic() + seconds
    while not true():
        assert monotonic() < until
        sleep(0.005)


def timed(work: Callable[[], object]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began


def null_device(mixer: Mixer) -> Device:
    """The real library, with its silent backend."""
    return open_device(mixer, lambda library: [library.Backend.NULL])


# ------------------------------------------------------------------ mixing


def test_two_voices_are_added_and_the_second_begins_later() -> None:
    mixer = Mixer()
    mixer.add(array("h", [100] * 8), 0)
    mixer.add(array("h", [10] * 8), 4 / RATE)
    assert list(mixer.take(6)) == [100] * 4 + [110] * 2
    assert list(mixer.take(6)) == [110] * 2 + [10] * 4
    assert list(mixer.take(6)) == [0] * 6
    assert not mixer.sounds


def test_a_voice_that_begins_later_alone() -> None:
    mixer = Mixer()
    mixer.add(array("h", [7] * 3), 5 / RATE)
    assert list(mixer.take(4)) == [0] * 4
    assert list(mixer.take(4)) == [0, 7, 7, 7]


def test_what_is_too_loud_is_cut_not_turned_over() -> None:
    mixer = Mixer()
    for sign in (1, 1, -1, -1, -1, -1):
        mixer.add(array("h", [sign * 30000]), 0 if sign > 0 else 1 / RATE)
    assert list(mixer.take(2)) == [LOUDEST, -LOUDEST - 1]


def test_volume() -> None:
    loud, low = samples_of("piece", 100), samples_of("piece", 40)
    assert max(low) == pytest.approx(0.16 * max(loud), abs=1)


# ------------------------------------------------------------------ devices


def test_the_library_plays_to_nobody() -> None:
    """The null backend runs in real time, without a device."""
    player = Player(null_device)
    player.play("piece", 80)
    wait_until(lambda: player.mixer.sounds)
    wait_until(lambda: not player.mixer.sounds)
    assert player._device is not None
    player.close()
    assert player._device is None
    assert not player._thread.is_alive()


def test_no_device_no_word_no_delay(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[float] = []

    def nothing_there(mixer: Mixer) -> Device:
        tried.append(monotonic())
        raise OSError("no device")

    player = Player(nothing_there)
    asked = [timed(lambda: player.play("coins", 80)) for _ in range(50)]
    assert sorted(asked)[40] < BLOCKED  # another program may have had the processor now and then
    player.close()
    assert len(tried) == 1  # it is not looked for again and again
    assert capfd.readouterr() == ("", "")


def test_a_device_that_comes_later_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    devices: list[Silent] = []

    def second_time(mixer: Mixer) -> Device:
        if not devices:
            devices.append(Silent(mixer))
            raise OSError("not yet")
        devices.append(Silent(mixer))
        return devices[-1]

    monkeypatch.setattr(sound_player, "DEAF", 0.0)
    player = Player(second_time)
    player.play("coins", 80)
    player.play("coins", 80)
    player.close()
    assert len(devices) == 2
    assert devices[1].closed


def test_this_machine_is_asked_without_a_word(capfd: pytest.CaptureFixture[str]) -> None:
    """Whether it has a loudspeaker or not; the system's libraries like to complain on the terminal."""
    player = Player()
    player.play("card", 20)
    player.close()
    assert capfd.readouterr() == ("", "")


def test_without_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(sound_player, "import_module", missing)
    player = Player()
    player.play("card", 80)
    player.close()
    assert not player.mixer.sounds


def test_the_check_says_why_nothing_can_be_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sound_player.heard_by_nobody() == ""
    assert "no such sound" in sound_player.heard_by_nobody("no such sound")
    monkeypatch.setattr(sound_player, "CHECKED", 0.0)
    assert sound_player.heard_by_nobody() == "silence"


@pytest.mark.parametrize(("wanted", "loaded"), [(False, []), (True, ["miniaudio"])])
def test_the_library_is_loaded_aside_only_where_sounds_are_wanted(
    monkeypatch: pytest.MonkeyPatch, wanted: bool, loaded: list[str]
) -> None:
    found: list[str] = []
    monkeypatch.setattr(preloading, "looks", list)
    monkeypatch.setattr(preloading, "import_module", found.append)
    monkeypatch.setattr(preloading.gc, "freeze", lambda: None)
    preloading.preload(wanted).join()
    assert [name for name in found if not name.startswith("aoc_desktop")] == loaded


def test_only_backends_that_can_be_heard() -> None:
    import miniaudio

    names = {backend.name for backend in usable_backends(miniaudio)}
    assert not names & {"NULL", "CUSTOM", "JACK"}


def test_a_slow_device_blocks_nobody_and_late_sounds_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound_player, "STALE", 0.05)
    opening, go_on = Event(), Event()

    def slow(mixer: Mixer) -> Device:
        opening.set()
        go_on.wait(10)
        return Silent(mixer)

    player = Player(slow)
    player.play("wonder", 80)
    assert opening.wait(10)
    player.play("coins", 80)  # comes back although nothing goes on there
    assert not go_on.is_set()
    sleep(0.1)
    go_on.set()
    wait_until(lambda: player._device is not None)
    player.close()
    assert not player.mixer.sounds  # both belonged to the past


def test_the_device_is_given_back_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound_player, "IDLE", 0.02)
    devices: list[Silent] = []

    def opens(mixer: Mixer) -> Device:
        devices.append(Silent(mixer))
        return devices[-1]

    player = Player(opens)
    player.play("card", 80)
    wait_until(lambda: bool(devices) and devices[0].closed)
    player.play("card", 80)
    wait_until(lambda: len(devices) == 2)
    player.close()


def test_a_file_that_is_missing_ends_nothing() -> None:
    devices: list[Silent] = []
    player = Player(lambda mixer: devices.append(Silent(mixer)) or devices[-1])  # type: ignore[func-returns-value]
    player.play("no such sound", 80)
    player.close()
    assert devices == []

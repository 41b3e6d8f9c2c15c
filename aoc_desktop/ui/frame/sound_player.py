"""Play short sounds on a thread of their own, so that callers never wait; without a sound device, do nothing.

The thread loads the sound library and opens the device when they are first needed; after a while of silence it gives
the device back.
"""

from __future__ import annotations

import atexit
import sys
import wave
from array import array
from collections import deque
from collections.abc import Callable, Generator
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, NamedTuple, Protocol

from aoc_desktop.kernel.resources import resource
from aoc_desktop.profile.log_file import LOGGER

RATE = 32_000
"""Samples in a second, of all our files."""
PERIOD = 40
"""Milliseconds that the device asks for at a time."""
IDLE = 30.0
"""Seconds of silence after which the device is given back."""
STALE = 0.6
"""Seconds: a sound that could not be played for so long belongs to the past."""
DEAF = 60.0
"""Seconds until a device is looked for again where there was none."""
CHECKED = 10.0
"""Seconds within which a short sound is over."""
REST = 0.001
"""Seconds between two pieces of work in which the window's thread surely gets its turn."""
LOUDEST, LOWEST = 32767, -32768
NOT_OURS = ("NULL", "CUSTOM", "JACK")
"""Backends of the library that make no sound, or that write to the terminal."""


class Device(Protocol):
    def close(self) -> None: ...


class Order(NamedTuple):
    """A sound to be played, from 0 to 100 loud, so many seconds after it was asked for."""

    name: str
    volume: int
    after: float
    asked: float


class Voice:
    """A sound that is being played; before its beginning the place is negative."""

    __slots__ = ("at", "samples")

    def __init__(self, samples: array[int], at: int) -> None:
        self.samples, self.at = samples, at


def added(one: array[int], other: array[int]) -> array[int]:
    """Two sounds at once. No step of Python for each sample: the window waits meanwhile."""
    both = list(map(int.__add__, one, other))
    if max(both) > LOUDEST or min(both) < LOWEST:
        both = [min(LOUDEST, max(LOWEST, sample)) for sample in both]
    return array("h", both)


class Mixer:
    """Adds up what sounds at once. Voices come from one thread and are taken by the device's own."""

    def __init__(self) -> None:
        self._new: deque[Voice] = deque()
        self._voices: list[Voice] = []

    def add(self, samples: array[int], after: float) -> None:
        self._new.append(Voice(samples, -round(after * RATE)))

    @property
    def sounds(self) -> bool:
        return bool(self._new or self._voices)

    def take(self, frames: int) -> array[int]:
        """The next samples; silence if no sound is playing."""
        while self._new:
            self._voices.append(self._new.popleft())
        whole, fresh = array("h", bytes(2 * frames)), True
        for voice in self._voices:
            start = max(0, -voice.at)
            part = voice.samples[max(0, voice.at) : max(0, voice.at + frames)]
            voice.at += frames
            if part and fresh:
                whole[start : start + len(part)] = part
                fresh = False
            elif part:
                whole[start : start + len(part)] = added(whole[start : start + len(part)], part)
        self._voices = [voice for voice in self._voices if voice.at < len(voice.samples)]
        return whole

    def feed(self) -> Generator[array[int], int, None]:
        """As the library wants to be fed: told how much, it gets that much."""
        frames = yield array("h")
        while True:
            frames = yield self.take(frames)


@lru_cache(maxsize=64)
def samples_of(name: str, volume: int) -> array[int]:
    """A sound at this volume; the ear hears squares."""
    with wave.open(str(resource("sounds", f"{name}.wav")), "rb") as file:
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    gain, part = (volume / 100) ** 2, RATE // 8
    for start in range(0, len(samples), part):
        samples[start : start + part] = array("h", [int(sample * gain) for sample in samples[start : start + part]])
        sleep(REST)  # the window may want to paint: a rest of no length would let it wait for five milliseconds
    return samples


def usable_backends(library: Any) -> list[Any]:
    """Those that may reach a loudspeaker. Without a card ALSA would complain on the terminal: it is not asked."""
    found = [backend for backend in library.Backend if backend in library.get_enabled_backends()]
    cards = not sys.platform.startswith("linux") or any(Path("/dev/snd").glob("pcm*p"))
    return [backend for backend in found if backend.name not in NOT_OURS and (cards or backend.name != "ALSA")]


def open_device(mixer: Mixer, backends: Callable[[Any], list[Any]] = usable_backends) -> Device:
    """A device that the mixer feeds; any failure is an exception."""
    library = import_module("miniaudio")  # by name: it is not needed where it is not there
    chosen = backends(library)
    if not chosen:
        raise OSError("no sound system")
    playback = library.PlaybackDevice(library.SampleFormat.SIGNED16, 1, RATE, PERIOD, backends=chosen)
    feed = mixer.feed()
    next(feed)
    playback.start(feed)
    device: Device = playback
    return device


def heard_by_nobody(name: str = "piece") -> str:
    """Play a sound on the library's null device, for a check without loudspeakers: empty, or why that is impossible."""
    mixer = Mixer()
    try:
        mixer.add(samples_of(name, 100), 0)
        device = open_device(mixer, lambda library: [library.Backend.NULL])
    except Exception as error:  # the library's own among them, which may not be there to be named
        return str(error) or type(error).__name__
    until = monotonic() + CHECKED
    while mixer.sounds and monotonic() < until:
        sleep(0.02)
    device.close()
    return "silence" if mixer.sounds else ""


class Player:
    """Takes orders and plays them one after the other, or over each other."""

    def __init__(self, opens: Callable[[Mixer], Device] = open_device) -> None:
        self.mixer = Mixer()
        self._opens = opens
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._device: Device | None = None
        self._deaf_until = 0.0
        self._thread = Thread(target=self._run, name="sound", daemon=True)
        self._thread.start()
        atexit.register(self.close)  # the device must not ask a Python that is gone

    def play(self, name: str, volume: int, after: float = 0.0) -> None:
        """Order a sound, and return at once."""
        self._orders.put(Order(name, volume, after, monotonic()))

    def close(self) -> None:
        atexit.unregister(self.close)
        self._orders.put(None)
        self._thread.join(2.0)

    def _run(self) -> None:
        while True:
            try:
                order = self._orders.get(timeout=IDLE if self._device is not None else None)
            except Empty:
                self._give_back()
                continue
            if order is None:
                break
            try:
                self._follow(order)
            except Exception as error:  # no sound is worth a fault: the library, its device and its files may all fail
                LOGGER.info("no sound: %r", error)
                self._give_back()
                self._deaf_until = monotonic() + DEAF
        self._give_back()

    def _follow(self, order: Order) -> None:
        if monotonic() < self._deaf_until:
            return
        samples = samples_of(order.name, order.volume)
        if self._device is None:
            self._device = self._opens(self.mixer)
        if monotonic() - order.asked < STALE:
            self.mixer.add(samples, order.after)

    def _give_back(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            device.close()

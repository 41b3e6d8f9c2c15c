"""Waves, filters and a small room, in plain Python: what the sounds of the program are made of."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from math import cos, exp, log10, pi, sin, sqrt, tan
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from aoc_desktop.kernel.rng import Rng

RATE = 32_000
"""Samples in a second."""
Wave = list[float]
Partials = Sequence[tuple[float, float, float]]
"""Each: its frequency as a multiple of the note's, its share, how long it rings (seconds until a third is left)."""

KALIMBA: Partials = ((1, 1.0, 0.34), (2.0, 0.16, 0.2), (2.76, 0.13, 0.06), (5.4, 0.1, 0.04), (8.9, 0.03, 0.02))
"""A tongue of steel on wood: the note, and a short clink above it."""
HARP: Partials = ((1, 1.0, 0.6), (2, 0.42, 0.42), (3, 0.2, 0.28), (4, 0.1, 0.2), (5, 0.06, 0.14), (6, 0.03, 0.1))
BELL: Partials = (
    (0.5, 0.35, 1.2),
    (1, 1.0, 0.9),
    (1.19, 0.32, 0.6),
    (2, 0.3, 0.45),
    (2.74, 0.16, 0.25),
    (4.1, 0.08, 0.12),
)
COIN: Partials = ((1, 1.0, 0.1), (1.51, 0.55, 0.07), (2.33, 0.42, 0.05), (3.02, 0.2, 0.03))
WOOD: Partials = ((1, 1.0, 0.035), (2.42, 0.5, 0.022), (4.6, 0.22, 0.012), (7.1, 0.1, 0.007))
BONE: Partials = ((1, 1.0, 0.014), (1.73, 0.6, 0.011), (2.9, 0.3, 0.006))


def silence(seconds: float) -> Wave:
    return [0.0] * round(seconds * RATE)


def struck(note: float, partials: Partials, seconds: float, attack: float = 0.003) -> Wave:
    """A struck or plucked body that rings on: a note in Hz."""
    wave, rise = silence(seconds), max(1, round(attack * RATE))
    for multiple, share, rings in partials:
        step, fade = 2 * pi * note * multiple / RATE, exp(-1 / (rings * RATE))
        if step >= pi:
            continue
        level = share
        for place in range(len(wave)):
            wave[place] += level * sin(step * place)
            level *= fade
    for place in range(min(rise, len(wave))):
        wave[place] *= 0.5 - 0.5 * cos(pi * place / rise)
    return damped(wave)


def damped(wave: Wave, share: float = 0.4) -> Wave:
    """It fades out over its last part: a note that is cut off clicks."""
    last = max(1, round(len(wave) * share))
    for place in range(last):
        wave[-1 - place] *= 0.5 - 0.5 * cos(pi * place / last)
    return wave


def drum(high: float, low: float, rings: float, seconds: float) -> Wave:
    """A skin: its pitch falls while it fades."""
    wave, phase = silence(seconds), 0.0
    for place in range(len(wave)):
        at = place / RATE
        phase += 2 * pi * (low + (high - low) * exp(-at / 0.035)) / RATE
        wave[place] = sin(phase) * exp(-at / rings) * min(1.0, at / 0.003)
    return damped(wave)


def noise(seconds: float, seed: int) -> Wave:
    rng = Rng(seed)
    return [rng.bits() / 2**63 - 1 for _ in range(round(seconds * RATE))]


def shaped(wave: Wave, level: Callable[[float], float]) -> Wave:
    """The wave with a level for each second of it."""
    return [sample * level(place / RATE) for place, sample in enumerate(wave)]


def band(wave: Wave, frequency: Callable[[float], float], width: float) -> Wave:
    """What lies around a frequency that may move; `width` is 1 for a wide band, 0.1 for a narrow one."""
    low = middle = 0.0
    found = []
    for place, sample in enumerate(wave):
        f = 2 * sin(pi * min(frequency(place / RATE), RATE / 7) / RATE)
        low += f * middle
        middle += f * (sample - low - width * middle)
        found.append(middle * width)
    return found


def placed(*parts: tuple[float, float, Wave], seconds: float = 0.0) -> Wave:
    """Waves laid over each other: each from a second on, at a level."""
    length = max([round(seconds * RATE), *(round(at * RATE) + len(wave) for at, _, wave in parts)])
    whole = [0.0] * length
    for at, level, wave in parts:
        start = round(at * RATE)
        for place, sample in enumerate(wave):
            whole[start + place] += level * sample
    return whole


def in_room(wave: Wave, share: float, rings: float = 0.5) -> Wave:
    """The same in a small wooden room: four echoes that feed themselves, then two that smear them."""
    dry = wave + silence(rings)
    wet = [0.0] * len(dry)
    for delay in (0.0297, 0.0371, 0.0411, 0.0437):
        size, back, dull = round(delay * RATE), 10 ** (-3 * delay / (rings * 1.6)), 0.0
        line = [0.0] * size
        for place, sample in enumerate(dry):
            echo = line[place % size]
            dull += 0.55 * (echo - dull)  # walls take the high notes first
            line[place % size] = sample + dull * back
            wet[place] += echo / 4
    for delay in (0.005, 0.0017):
        size = round(delay * RATE)
        line = [0.0] * size
        for place, sample in enumerate(wet):
            before = line[place % size]
            line[place % size] = sample + 0.7 * before
            wet[place] = before - 0.7 * line[place % size]
    return [one + share * other for one, other in zip(dry, wet, strict=True)]


# ---------------------------------------------------------------- levels


def biquad(wave: Wave, b: Sequence[float], a: Sequence[float]) -> Wave:
    x1 = x2 = y1 = y2 = 0.0
    found = []
    for x in wave:
        y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
        x2, x1, y2, y1 = x1, x, y1, y
        found.append(y)
    return found


def high_pass(wave: Wave, frequency: float, q: float = 0.5003) -> Wave:
    k = tan(pi * frequency / RATE)
    whole = 1 + k / q + k * k
    return biquad(wave, (1 / whole, -2 / whole, 1 / whole), (2 * (k * k - 1) / whole, (1 - k / q + k * k) / whole))


def as_heard(wave: Wave) -> Wave:
    """Weighted like the ear of ITU-R BS.1770: a head lifts high notes, deep ones count for little."""
    k, q = tan(pi * 1681.97 / RATE), 0.7071752
    gain = 10 ** (3.99984 / 20)
    part = gain**0.4996667
    whole = 1 + k / q + k * k
    b = ((gain + part * k / q + k * k) / whole, 2 * (k * k - gain) / whole, (gain - part * k / q + k * k) / whole)
    lifted = biquad(wave, b, (2 * (k * k - 1) / whole, (1 - k / q + k * k) / whole))
    return high_pass(lifted, 38.135)


def loudness(wave: Wave, window: float = 0.2) -> float:
    """The loudest moment as it is heard, in dB below full scale; shorter sounds are measured with the silence after."""
    size = round(window * RATE)
    squares = [sample * sample for sample in as_heard(wave + silence(window))]
    total, most = 0.0, 1e-12
    for place, square in enumerate(squares):
        total += square - (squares[place - size] if place >= size else 0.0)
        most = max(most, total)
    return 10 * log10(most / size)


def levelled(wave: Wave, wanted: float, highest: float) -> Wave:
    """As loud as wanted (dB), without deep hum, constant part or clicks at its ends; peaks are bent, never cut."""
    wave = high_pass(wave, 28, 0.7071)
    begin, end = round(0.0006 * RATE), round(0.03 * RATE)
    for place in range(begin):
        wave[place] *= place / begin
    for place in range(end):
        wave[-1 - place] *= place / end
    for _ in range(3):  # bending takes a little off
        gain = 10 ** ((wanted - loudness(wave)) / 20)
        wave = [bent(sample * gain, highest) for sample in wave]
    middle = sum(wave) / len(wave)
    return [sample - middle for sample in wave[:-1]] + [0.0]


def bent(sample: float, highest: float) -> float:
    """Straight up to two thirds of the highest level, then ever flatter towards it."""
    knee, size = highest * 2 / 3, abs(sample)
    if size <= knee:
        return sample
    over = (size - knee) / (highest - knee)
    return (knee + (highest - knee) * over / sqrt(1 + over * over)) * (1 if sample > 0 else -1)

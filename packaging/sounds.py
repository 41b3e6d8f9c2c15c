"""Make the program's sounds anew: `python packaging/sounds.py [FOLDER]`, by default into resources/sounds. Everything
is computed here. All notes belong to one pentatonic scale, so that sounds that meet make a chord; wood, bone and coins
lie between them."""

from __future__ import annotations

import sys
import wave
from array import array
from collections.abc import Callable
from math import exp, sin
from pathlib import Path

from synthesis import (
    BELL,
    BONE,
    COIN,
    HARP,
    KALIMBA,
    RATE,
    WOOD,
    Wave,
    band,
    drum,
    in_room,
    levelled,
    noise,
    placed,
    shaped,
    struck,
)

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
HIGHEST = 0.7
"""The highest peak; two sounds at once still have room."""
D2, A2, D3, A3 = 73.42, 110.0, 146.83, 220.0
B3, D4, E4, FS4, A4, B4 = 246.94, 293.66, 329.63, 369.99, 440.0, 493.88
D5, E5, FS5, A5, D6 = 587.33, 659.26, 739.99, 880.0, 1174.66


def card() -> Wave:
    """It slides over others and is put down: a breath that rises, and a tap."""

    def push(at: float) -> float:
        return (min(1.0, at / 0.05) * exp(-max(0.0, at - 0.09) / 0.035)) ** 1.5

    slide = shaped(band(noise(0.26, 11), lambda at: 1500 + 9000 * at, 0.7), push)
    tap = shaped(band(noise(0.05, 12), lambda _: 900, 0.6), lambda at: exp(-at / 0.008))
    return in_room(placed((0, 1.0, slide), (0.15, 0.9, tap)), 0.12, 0.15)


def piece() -> Wave:
    """Wood on wood."""
    click = shaped(band(noise(0.03, 21), lambda _: 2600, 0.8), lambda at: exp(-at / 0.0025))
    return in_room(placed((0, 1.0, struck(262, WOOD, 0.16, 0.001)), (0, 0.5, click)), 0.25, 0.18)


def coins() -> Wave:
    """Three coins fall on a small heap."""
    heap = [(0.0, 0.8, 2093.0), (0.055, 1.0, 2489.0), (0.125, 0.7, 2217.0), (0.15, 0.35, 3136.0)]
    return in_room(placed(*((at, level, struck(note, COIN, 0.32, 0.001)) for at, level, note in heap)), 0.18, 0.25)


def points() -> Wave:
    """A star: one small bright note and its fifth."""
    return in_room(placed((0, 1.0, struck(A5, KALIMBA, 0.4)), (0.05, 0.5, struck(D6, KALIMBA, 0.4))), 0.3, 0.35)


def technology() -> Wave:
    """The player gains a technology: three steps up."""
    steps = [(0.0, 0.8, A4), (0.085, 0.85, D5), (0.17, 1.0, FS5)]
    return in_room(placed(*((at, level, struck(note, KALIMBA, 0.8)) for at, level, note in steps)), 0.35, 0.5)


def building() -> Wave:
    """A stone is set: deep wood, and dust that settles."""
    dust = shaped(
        band(noise(0.35, 31), lambda at: 1400 - 2000 * at, 0.5), lambda at: 0.4 * min(1, at / 0.02) * exp(-at / 0.07)
    )
    stone = placed((0, 1.0, drum(210, 118, 0.07, 0.3)), (0, 0.7, struck(196, WOOD, 0.2, 0.001)), (0.02, 1.0, dust))
    return in_room(stone, 0.3, 0.3)


def wonder() -> Wave:
    """A great thing stands: a rolled chord over a deep bell."""
    chord = [(0.0, 0.7, D3), (0.07, 0.7, A3), (0.14, 0.75, D4), (0.21, 0.75, FS4), (0.28, 0.8, A4), (0.37, 0.8, D5)]
    strings = [(at, level, struck(note, HARP, 1.5 - at)) for at, level, note in chord]
    return in_room(placed((0, 0.5, struck(D3, BELL, 1.5, 0.01)), *strings), 0.45, 0.7)


def dice() -> Wave:
    """They tumble, ever closer together, and lie."""
    times = [0.0, 0.075, 0.14, 0.2, 0.25, 0.292, 0.327, 0.356, 0.38]
    notes = [880.0, 1020.0, 790.0, 960.0, 1120.0, 850.0, 1000.0, 920.0, 700.0]
    falls = [
        (at, 1.0 - 0.07 * n, struck(note, BONE, 0.07, 0.001))
        for n, (at, note) in enumerate(zip(times, notes, strict=True))
    ]
    table = [(at, 0.5 - 0.04 * n, struck(240, WOOD, 0.1, 0.001)) for n, at in enumerate(times[::2])]
    return in_room(placed(*falls, *table), 0.22, 0.2)


def war() -> Wave:
    """Three beats of a great drum, the last the heaviest, and a horn far off."""
    skin = shaped(band(noise(0.12, 41), lambda _: 700, 0.8), lambda at: exp(-at / 0.018))
    beats = [(0.0, 0.75), (0.24, 0.65), (0.48, 1.0)]
    drums = [(at, level, drum(150, 68, 0.16, 0.6)) for at, level in beats]
    slaps = [(at, 0.55 * level, skin) for at, level in beats]

    def swell(at: float) -> float:
        return min(1.0, at / 0.18) * exp(-max(0.0, at - 0.4) / 0.16)

    horn = shaped(
        struck(D3, ((1, 1.0, 3.0), (2, 0.7, 3.0), (3, 0.45, 3.0), (4, 0.25, 3.0), (5, 0.12, 3.0)), 0.9), swell
    )
    fifth = shaped(struck(A3, ((1, 0.8, 3.0), (2, 0.4, 3.0), (3, 0.2, 3.0)), 0.9), swell)
    return in_room(placed(*drums, *slaps, (0.3, 0.22, horn), (0.3, 0.16, fifth)), 0.35, 0.5)


def calamity() -> Wave:
    """Two low bells that do not agree, and a rumble under them."""
    rumble = shaped(
        band(noise(1.2, 51), lambda at: 150 + 40 * sin(9 * at), 0.35), lambda at: min(1.0, at / 0.25) * exp(-at / 0.45)
    )
    bells = [(0.0, 0.8, struck(D3, BELL, 1.2, 0.008)), (0.05, 0.55, struck(D3 * 1.0595, BELL, 1.15, 0.008))]
    return in_room(placed(*bells, (0.0, 2.2, rumble)), 0.4, 0.6)


def turn() -> Wave:
    """Your turn: two notes that ask."""
    return in_room(placed((0, 0.8, struck(A4, KALIMBA, 0.7)), (0.13, 1.0, struck(D5, KALIMBA, 0.7))), 0.35, 0.45)


def victory() -> Wave:
    """A chord that opens upwards and stays."""
    run = [(0.0, D3), (0.0, A3), (0.11, D4), (0.22, FS4), (0.33, A4), (0.44, D5), (0.55, FS5), (0.7, A5)]
    strings = [(at, 0.8, struck(note, HARP, 2.1 - at)) for at, note in run]
    bells = [(0.7, 0.22, struck(D5, BELL, 1.4, 0.02)), (0.7, 0.2, struck(D4, BELL, 1.4, 0.02))]
    return in_room(placed(*strings, *bells), 0.5, 0.8)


def ending() -> Wave:
    """The game is over and another seat has won: a calm chord that comes down."""
    fall = [(0.0, B4), (0.16, A4), (0.32, FS4), (0.5, D4), (0.5, A3), (0.5, D3)]
    return in_room(placed(*((at, 0.7, struck(note, HARP, 1.7 - at)) for at, note in fall)), 0.45, 0.7)


def refusal() -> Wave:
    """Twice the same dull wood, the second a little lower: no."""
    return in_room(
        placed((0, 1.0, struck(175, WOOD, 0.12, 0.002)), (0.095, 0.9, struck(147, WOOD, 0.14, 0.002))), 0.15, 0.12
    )


RECIPES: dict[str, tuple[Callable[[], Wave], float]] = {
    "card": (card, -25.0),
    "piece": (piece, -24.0),
    "coins": (coins, -23.0),
    "points": (points, -23.5),
    "technology": (technology, -22.0),
    "building": (building, -22.5),
    "wonder": (wonder, -21.0),
    "dice": (dice, -23.0),
    "war": (war, -21.5),
    "calamity": (calamity, -21.5),
    "turn": (turn, -22.5),
    "victory": (victory, -21.0),
    "ending": (ending, -22.0),
    "refusal": (refusal, -24.5),
}
"""Each with how loud it is at its loudest moment, in dB: small things that come often are quieter."""


def without_tail(samples: Wave) -> Wave:
    """Cut the room's reverberation where it has become inaudible."""
    last = max(place for place, sample in enumerate(samples) if abs(sample) > 0.0035)
    return samples[: min(len(samples), last + round(0.05 * RATE))]


def write(name: str, folder: Path) -> None:
    make, loud = RECIPES[name]
    samples = levelled(without_tail(levelled(make(), loud, HIGHEST)), loud, HIGHEST)
    with wave.open(str(folder / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        numbers = array("h", (round(sample * 32767) for sample in samples))
        if sys.byteorder == "big":
            numbers.byteswap()
        file.writeframes(numbers.tobytes())


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name in RECIPES:
        write(name, folder)


if __name__ == "__main__":
    main()

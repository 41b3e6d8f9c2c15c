"""Seeded randomness that is the same on every machine and Python version (`random.shuffle` promises neither).

The generator is SplitMix64: one 64-bit counter, a fixed mix. Test vectors are frozen in the tests.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
_MASK = 0xFFFF_FFFF_FFFF_FFFF


class Rng:
    """A stream of random numbers that its seed (any integer) determines."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK
        # Seeds wider than 64 bits, and negative ones, must not collide with their low bits alone.
        rest = seed >> 64
        while rest not in (0, -1):
            self._state = (self.bits() ^ rest) & _MASK
            rest >>= 64
        if rest == -1:
            self._state = self.bits()

    def bits(self) -> int:
        """64 random bits."""
        self._state = z = (self._state + 0x9E37_79B9_7F4A_7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1. The bias of scaling 64 bits is under n / 2**64: never seen."""
        return (self.bits() * n) >> 64

    def choice(self, items: Sequence[T]) -> T:
        return items[(self.bits() * len(items)) >> 64]

    def shuffle(self, items: list[T]) -> None:
        """Fisher and Yates, from the last place down."""
        for last in range(len(items) - 1, 0, -1):
            other = (self.bits() * (last + 1)) >> 64
            items[last], items[other] = items[other], items[last]

    def fork(self, stream: int) -> Rng:
        """A generator of its own for a numbered purpose, so that one purpose cannot disturb another."""
        return Rng(self.bits() ^ (stream * 0x9E37_79B9_7F4A_7C15))

"""The defaults of a new table: a random seed, and names for the other seats."""

from __future__ import annotations

import secrets

LARGEST_SEED = 2**31 - 1

OPPONENTS = ("Livia", "Cyrus", "Amina", "Hiro", "Tiye", "Olaf", "Itzel", "Nandi")
"""One more than the other seats of the largest table: the player may bear one of these names."""


def fresh_seed() -> int:
    return secrets.randbelow(LARGEST_SEED) + 1

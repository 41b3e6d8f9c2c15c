"""The defaults of a new table: a random seed, and names for the other seats."""

from __future__ import annotations

import secrets

LARGEST_SEED = 2**31 - 1

OPPONENTS = ("Livia", "Cyrus", "Amina", "Hiro", "Tiye", "Olaf", "Itzel")


def fresh_seed() -> int:
    return secrets.randbelow(LARGEST_SEED) + 1

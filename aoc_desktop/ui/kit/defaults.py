"""What a new table begins with where nobody chose: a seed, and names for the others."""

from __future__ import annotations

import secrets

LARGEST_SEED = 2**31 - 1

OPPONENTS = ("Livia", "Cyrus", "Amina", "Hiro", "Tiye", "Olaf", "Itzel")


def fresh_seed() -> int:
    return secrets.randbelow(LARGEST_SEED) + 1

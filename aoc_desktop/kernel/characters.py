"""What can be written to a file."""

from __future__ import annotations


def can_be_written(text: str) -> bool:
    """Half of a pair of surrogates, which JSON may hold, is no character that a file could."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True

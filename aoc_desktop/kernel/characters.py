"""What can be written to a file."""

from __future__ import annotations


def can_be_written(text: str) -> bool:
    """False for half of a surrogate pair: JSON may hold one, a file cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True

"""Places of a table: the words that gestures, focus, hover help and pieces share."""

from __future__ import annotations

from typing import TypeAlias

Place: TypeAlias = tuple[str, str]
"""A kind and an id: ("market", "rome"), ("worker", ""), ("action", "farm") …"""

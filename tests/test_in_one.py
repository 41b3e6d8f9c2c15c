"""Rows that are checked in one test are all checked, and every failing one is named."""

from __future__ import annotations

import pytest

from tests.in_one import in_one


def test_every_failing_row_is_named() -> None:
    seen = []

    @in_one("number, name", [(1, "one"), (2, "two"), (3, "three")])
    def check(number: int, name: str) -> None:
        seen.append(name)
        assert number == 2

    with pytest.raises(AssertionError, match=r"2 of 3 rows:\n.*'one'(.|\n)*'three'"):
        check()
    assert seen == ["one", "two", "three"]


def test_no_rows_are_no_success() -> None:
    @in_one("row", [])
    def check(row: str) -> None: ...

    with pytest.raises(AssertionError):
        check()

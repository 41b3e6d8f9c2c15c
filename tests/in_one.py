"""Many small rows in one test: as pytest's parametrize, without the time that each test of its own costs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any


def in_one(names: str, rows: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Check all rows in one test; its failure names every row that fails, and how.

    `@in_one("key, text", table.items())`: names as parametrize has them; a single name takes each row as it is.
    """
    table, several = list(rows), "," in names

    def decorate(check: Callable[..., None]) -> Callable[[], None]:
        def checked() -> None:
            failed = []
            for row in table:
                try:
                    check(*row if several else (row,))
                except AssertionError as error:
                    failed.append(f"{names} = {row!r}: {error}")
            assert table, "there are no rows"
            assert not failed, f"{len(failed)} of {len(table)} rows:\n" + "\n".join(failed)

        wraps(check)(checked)
        del checked.__wrapped__  # pytest would ask for its parameters
        return checked

    return decorate

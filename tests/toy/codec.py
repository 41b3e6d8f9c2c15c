"""Views of Caravans as plain data and back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from tests.toy.caravans import CaravanView


def to_data(view: CaravanView) -> dict[str, Any]:
    return asdict(view)


def from_data(data: Mapping[str, Any]) -> CaravanView:
    values: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
    return CaravanView(**{**values, "sold": tuple((good, count) for good, count in data["sold"])})

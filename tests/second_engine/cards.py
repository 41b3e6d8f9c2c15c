"""The card files as plain dictionaries, each kind by id in the order of its file (§10, `extends`)."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

Card = dict[str, Any]
Effect = dict[str, Any]

FOLDER = Path(__file__).parents[2] / "resources" / "age_of_civilization"
KINDS = ("action", "technology", "civilization", "wonder", "special_technology", "achievement")
CHOSEN = {"civilization": "civilizations", "wonder": "wonders"}


@cache
def card_set(name: str) -> dict[str, dict[str, Card]]:
    """All cards of a set: kind, then id, then the card."""
    data = tomllib.loads((FOLDER / "cards" / f"{name}.toml").read_text(encoding="utf-8"))
    below = card_set(data["extends"]) if "extends" in data else {}
    cards = {kind: _merged(below.get(kind, {}), data.get(kind, [])) for kind in KINDS}
    for kind, key in CHOSEN.items():
        if key in data:
            cards[kind] = {card: cards[kind][card] for card in data[key]}
    return cards


def _merged(below: dict[str, Card], cards: list[Card]) -> dict[str, Card]:
    merged = dict(below)
    for card in cards:
        merged[card["id"]] = {**merged.get(card["id"], {}), **card}
    return merged


@cache
def solo_civilizations(name: str) -> frozenset[str]:
    """Who takes part in a solo game (§8; ruling 12 for the first edition)."""
    removed = tomllib.loads((FOLDER / "cards" / f"{name}.toml").read_text(encoding="utf-8")).get("removed_in_solo")
    cards = card_set(name)["civilization"]
    if removed is None:
        removed = [card for card, data in cards.items() if not data.get("solo", True)]
    return frozenset(cards) - frozenset(removed)


@cache
def medals(scenario: str) -> tuple[Card, ...]:
    """What each medal asks for, bronze first: the numbers that the page leaves to be tuned."""
    data = tomllib.loads((FOLDER / "scenarios" / f"{scenario}.toml").read_text(encoding="utf-8"))
    return tuple(data["medal"])

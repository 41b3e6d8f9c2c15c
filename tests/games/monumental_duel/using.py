"""A card of the City that is active and used."""

from __future__ import annotations

from tests.games.monumental_duel.position import Position


def using(card: str, *cells: str, active: str = "a1", **held: object) -> Position:
    """Seat 0 has the card active at a1 (a knowledge lies alone there); the opponent has passed."""
    civilization = {
        "mughal_tomb": "mughals",
        "miniature_painting": "mughals",
        "coinage": "aksum",
        "stelae_field": "aksum",
    }
    first = civilization.get(card, "greece")
    game = Position(first, "aksum" if first != "aksum" else "greece")
    return game.city(0, f"a1 {card}", *cells, active=active).hold(0, **{"gold": 0, **held}).hold(1, passed=True).at(0)

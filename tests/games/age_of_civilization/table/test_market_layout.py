"""Where cards lie in the market and on the track: every civilisation with its picture, no wide window half empty."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF

from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.games.age_of_civilization.table.compact_faces import PICTURED
from aoc_desktop.games.age_of_civilization.table.faces import civilization_bands, civilization_face
from aoc_desktop.games.age_of_civilization.table.layout import (
    HEIGHT,
    WIDTH,
    Group,
    Zone,
    areas,
    market_layout,
    time_layout,
)
from aoc_desktop.games.age_of_civilization.table.rows.track import AVAILABLE, PAST, UPCOMING, ActionRow

USUAL = (WIDTH, HEIGHT)
"""The table in a window of 1280 × 720, and in any of its shape."""
TALL = (WIDTH, 1100.0)
WIDE = (1425.0, HEIGHT)
"""A window of 2560 × 1080."""


def market(
    players: int, table: tuple[float, float], draft: bool = False, wonders: int | None = None
) -> dict[str, Zone]:
    """The market of a game with Innovation; `wonders`: so many are left."""
    at_start = 3 + players
    groups = [
        Group("civilizations", 6 if draft else 5),
        Group("hand", 4 if draft else 0),
        Group("deck", 0 if draft else 1),
        Group("wonders", at_start, at_start if wonders is None else wonders),
        Group("specials", 1 + players, 1 + players),
    ]
    return market_layout(areas(*table).markets, groups)


def lies_on_another(zones: dict[str, Zone]) -> list[tuple[QRectF, QRectF]]:
    cards = [card for zone in zones.values() for card in zone.cards]
    return [(one, other) for one, other in combinations(cards, 2) if one.intersects(other)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_civilizations_have_large_pictures_beside_special_technologies(players: int) -> None:
    zones = market(players, USUAL)
    assert zones["civilizations"].rows == 1
    assert min(card.width() for card in zones["civilizations"].cards) >= 90


def test_even_the_ten_civilizations_of_a_draft_have_pictures() -> None:
    zones = market(4, USUAL, draft=True)
    for name in ("civilizations", "hand"):
        assert min(card.height() for card in zones[name].cards) >= PICTURED


@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize("table", [USUAL, TALL, (1400.0, HEIGHT)])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_cards_lie_side_by_side_within_the_market(players: int, table: tuple[float, float], draft: bool) -> None:
    zones = market(players, table, draft)
    area = areas(*table).markets.adjusted(-0.5, -0.5, 0.5, 0.5)
    assert lies_on_another(zones) == []
    assert all(area.contains(card) for zone in zones.values() for card in zone.cards)


def test_wonders_grow_into_the_room_of_those_that_were_taken_and_nothing_else_moves() -> None:
    full, fewer = market(4, USUAL), market(4, USUAL, wonders=4)
    assert fewer["wonders"].rows == 2
    assert fewer["wonders"].cards[0].height() > 1.9 * full["wonders"].cards[0].height()
    assert lies_on_another(fewer) == []
    for name in ("civilizations", "specials"):
        assert fewer[name] == full[name]
    assert fewer["wonders"].area == full["wonders"].area


def test_in_a_tall_window_the_pictures_take_the_height() -> None:
    usual, tall = market(4, USUAL), market(4, TALL)
    assert tall["civilizations"].cards[0].height() > 1.3 * usual["civilizations"].cards[0].height()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_wide_table_has_larger_cards_instead_of_an_empty_middle(players: int) -> None:
    zones, area = market(players, WIDE), areas(*WIDE).markets
    names = ("civilizations", "deck", "wonders", "specials")
    laid = [zones[name].area for name in names if name in zones]
    holes = [after.left() - before.right() for before, after in pairwise(laid)]
    assert max(holes) < 0.1 * area.width()
    assert lies_on_another(zones) == []
    assert laid[-1].right() <= area.right() + 0.5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_civilizations_of_a_wide_table_keep_their_pictures(players: int) -> None:
    card = market(players, WIDE)["civilizations"].cards[0]
    for civilization in shipped_set("second_edition").civilizations:
        assert civilization_bands(card, civilization_face(civilization, "Rome")).art.height() > 0.25 * card.height()


def track(table: tuple[float, float], past: int) -> tuple[list[QRectF], QRectF]:
    """The cards of the track, so many of them past, and the trough in which they lie."""
    places = [PAST] * past + [AVAILABLE] * 3 + [UPCOMING] * (5 - past)
    rows = [ActionRow("farm", number, place, 1, (), True, 0, (), "", "") for number, place in enumerate(places, 1)]
    trough = areas(*table).trough
    return list(time_layout(trough, rows).cards.values()), trough


@pytest.mark.parametrize("past", [0, 2, 4])
def test_the_track_of_a_wide_table_has_wider_cards_instead_of_an_empty_end(past: int) -> None:
    cards, trough = track(WIDE, past)
    assert all(before.right() < after.left() for before, after in pairwise(cards))
    assert cards[-1].right() <= trough.right()
    usual, _ = track(USUAL, past)
    assert all(wide.width() > 1.25 * card.width() for wide, card in zip(cards, usual, strict=True))

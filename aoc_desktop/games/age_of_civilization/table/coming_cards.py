"""Cards that nobody knows to come, drawn ahead: each that is unseen could join the market next."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from aoc_desktop.games.age_of_civilization.table.almanac_filter import unseen
from aoc_desktop.games.age_of_civilization.table.items_markets import put_civilization
from aoc_desktop.games.age_of_civilization.table.layout import areas
from aoc_desktop.games.age_of_civilization.table.rows.table import TableModels
from aoc_desktop.games.age_of_civilization.table.seat_box import EmpireBox
from aoc_desktop.games.age_of_civilization.table.sections import Sections
from aoc_desktop.ui.table.page.roster import Roster
from aoc_desktop.ui.table.picture.draw_context import Scenery
from aoc_desktop.ui.table.picture.view import TableView

MOST_TAKEN = 3
"""Wonders or special technologies that others may take before the next decision."""


def draw_ahead(view: TableView, scenery: Scenery, sections: Sections, roster: Roster) -> Sequence[Callable[[], object]]:
    """What may join the market while other seats play one after the other (nobody knows which), what stays when they
    have taken some, and the signs of what they may take."""
    models: TableModels = view.models
    zone, rows = sections.markets.civilizations, models.market.rows
    if zone is None or not rows or models.standing.draft_game:
        return ()
    coming = sorted(unseen(view.session, models.viewer))
    for card in coming:
        put_civilization(scenery, rows[0]._replace(card=card, coins=0), zone.cards[0], "market", zone.rows)
    for taken in range(1, MOST_TAKEN + 1):
        sections.markets.put_fewer(scenery, areas(*view.sceneRect().size().toTuple()).markets, taken)
    assert isinstance(roster.box, EmpireBox)
    return tuple(roster.box.missing_roundels([*(row.card for row in rows), *coming]))

"""Which cards the almanac shows: by kind, words, group, population, source, effect, and what is still unseen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from aoc_desktop.games.age_of_civilization.table.card_picture import card_lines, card_signs, ids_of
from aoc_desktop.games.age_of_civilization.table.face_book import FaceBook
from aoc_desktop.games.age_of_civilization.table.items_markets import put_civilization
from aoc_desktop.games.age_of_civilization.table.layout import areas
from aoc_desktop.games.age_of_civilization.table.rows.table import TableModels
from aoc_desktop.games.age_of_civilization.table.seat_box import EmpireBox
from aoc_desktop.games.age_of_civilization.table.sections import Sections
from aoc_desktop.play.session import Session
from aoc_desktop.ui.kit.text_search import plain
from aoc_desktop.ui.table.picture.draw_context import DrawContext
from aoc_desktop.ui.table.picture.view import TableView


class Wanted(NamedTuple):
    """What the filters ask for; empty: no matter."""

    kind: str
    words: str = ""
    group: str = ""
    population: int | None = None
    source: str = ""
    only: frozenset[str] | None = None
    sign: str = ""
    """That its effects must show."""


def filtered(book: FaceBook, wanted: Wanted) -> list[str]:
    """The cards that fit, by name."""
    found = [card for card in ids_of(book.cards, wanted.kind) if _fits(book, wanted, card)]
    return sorted(found, key=lambda card: plain(book.name(wanted.kind, card, short=False)))


def _fits(book: FaceBook, wanted: Wanted, card: str) -> bool:
    if wanted.source and book.sources(wanted.kind, card).kind != wanted.source:
        return False
    if wanted.sign and wanted.sign not in card_signs(book, wanted.kind, card):
        return False
    if wanted.kind == "civilization":
        data = book.cards.civilization[card]
        if wanted.group and data.group != wanted.group:
            return False
        if wanted.population is not None and data.population != wanted.population:
            return False
        if wanted.only is not None and card not in wanted.only:
            return False
    return all(word in _text(book, wanted.kind, card) for word in plain(wanted.words).split())


def _text(book: FaceBook, kind: str, card: str) -> str:
    lines = card_lines(book.cards, kind, card, book.language)
    return plain(" ".join([book.name(kind, card, short=False), *lines]))


def unseen(session: Session, viewer: int | None) -> frozenset[str]:
    """The civilisations of a running game that this person has not seen yet: in the deck or in others' hands. Without
    a person, all that do not lie open."""
    state = session.match.state
    table = state.table
    seen = {card.id for card, _ in state.market}
    for player in state.players:
        seen |= {card.id for card in player.civilizations}
    if viewer is not None:
        view = session.match.game.view(state, viewer)
        player = view.state.players[viewer]
        seen |= {card.id for zone in (player.hand, player.kept) for card in zone}
        for sighting in view.sightings:
            seen |= {card.id for card in sighting.cards}
    return frozenset(
        card.id for card in table.cards.civilizations if card.id not in seen and (card.in_solo or not table.solo)
    )


# Faces drawn ahead: each unseen card could join the market next.


MOST_TAKEN = 3
"""Wonders or special technologies that others may take before the next decision."""


def draw_ahead(
    view: TableView, context: DrawContext, sections: Sections, box: EmpireBox
) -> Sequence[Callable[[], object]]:
    """What may join the market while other seats play one after the other, what stays when they
    have taken some, and the signs of what they may take."""
    models = view.models
    assert isinstance(models, TableModels)
    zone, rows = sections.markets.civilizations, models.market.rows
    if zone is None or not rows or models.standing.draft_game:
        return ()
    coming = sorted(unseen(view.session, models.viewer))
    for card in coming:
        put_civilization(context, rows[0]._replace(card=card, coins=0), zone.cards[0], "market", zone.rows)
    for taken in range(1, MOST_TAKEN + 1):
        sections.markets.put_fewer(context, areas(*view.sceneRect().size().toTuple()).markets, taken)
    return tuple(box.missing_roundels([*(row.card for row in rows), *coming]))

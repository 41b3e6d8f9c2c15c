"""What the table toolkit asks of mats, seats and the AST: what lies where in words, numbers as sums."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.scoring import sources_of
from aoc_desktop.games.advanced_civilization.table.card_picture import CardFaces
from aoc_desktop.games.advanced_civilization.table.mat.rail import RAIL
from aoc_desktop.games.advanced_civilization.table.mat.words import outlook_lines
from aoc_desktop.games.advanced_civilization.table.rows.gestures import NEW_CITY, NEW_SHIP, STOCK
from aoc_desktop.games.advanced_civilization.table.rows.table import TableModels
from aoc_desktop.games.advanced_civilization.words.summary import ast_lines
from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.places import Place

NUMBERS = frozenset(("points", "treasury", "tokens", "support", "tax", "outlook", "ast"))
"""Kinds of places whose number a click explains."""
OPEN_SOURCES = ("cards", "treasury", "ast", "cities")
"""Of the points that everybody may count."""
TERMS = {
    STOCK[0]: "stock",
    "treasury": "treasury",
    "tokens": "token",
    NEW_CITY[0]: "city",
    NEW_SHIP[0]: "ship",
    "cities": "city",
    "ships": "ship",
    "hand": "hand",
}
PHASES = {
    STOCK[0]: "expansion",
    "treasury": "taxation",
    "tokens": "support",
    NEW_CITY[0]: "construction",
    NEW_SHIP[0]: "ships",
}
"""The phase whose sentence tells what a number is good for."""


def place_lines(place: Place, rows: TableModels, faces: CardFaces, seat: Seat | None = None) -> list[str]:
    """What lies there, in sentences; nothing: it is no place of a mat."""
    kind, name = place
    mat = rows.mats[rows.viewer if seat is None else seat]
    speech = faces.speech
    if kind == "support":
        return [speech.sentence("summary.support", n=mat.tokens, m=mat.needed), speech.text("phase_text.support")]
    if kind == "tax":
        told = [speech.sentence("preview.tax_next_turn", n=mat.stock, m=mat.tax) + "."]
        return [*told, *([speech.text("mat.revolt", n=mat.revolting)] if mat.revolting else [])]
    if kind == "outlook" and rows.outlook is not None:
        return [
            speech.text("label.headings_if_you_stop"),
            *(words for _, words, _ in outlook_lines(rows.outlook, speech)),
        ]
    if kind == "ast":
        return ast_words(int(name), rows, faces)
    if kind == "mat" or place == RAIL:
        players = rows.session.names
        return list(rows.words.board(rows.sight.view, int(name or rows.viewer), players, faces.language))
    if kind in TERMS and (seat is not None or kind in PHASES):
        number = {"city": mat.cities, "ship": mat.ships, "token": mat.tokens, "hand": mat.hand}.get(TERMS[kind])
        number = getattr(mat, TERMS[kind]) if number is None else number
        many = {"city": "mat.cities", "ship": "mat.ships", "token": "mat.tokens"}.get(TERMS[kind])
        name = speech.sentence(many) if many else speech.names["term"][TERMS[kind]].display
        told = [speech.labelled(name, number)]
        return [*told, *([speech.text(f"phase_text.{PHASES[kind]}", n=mat.cities)] if kind in PHASES else [])]
    return []


def ast_words(seat: Seat, rows: TableModels, faces: CardFaces) -> list[str]:
    """Where a marker stands, and what the next square asks."""
    players = rows.session.names
    order = [row.seat for row in rows.markers if row.seat in rows.state.ast_order]
    if seat not in order:
        return []
    return [ast_lines(rows.sight.view, players, faces.language)[rows.state.ast_order.index(seat)]]


def number_rows(place: Place, rows: TableModels, faces: CardFaces, seat: Seat | None = None) -> list[tuple[str, str]]:
    """Points as everybody may count them."""
    if place[0] != "points":
        return []
    seat = rows.viewer if seat is None else seat
    parts, speech = sources_of(rows.state, seat), faces.speech
    told = [(str(parts[name]), speech.text(f"label.final_columns_{name}")) for name in OPEN_SOURCES]
    if rows.state.finished:
        told.insert(1, (str(parts["goods"]), speech.text("label.final_columns_goods")))
        return [*told, (str(sum(parts.values())), speech.text("label.final_columns_sum"))]
    return [*told, (str(rows.mats[seat].points), speech.text("mat.points_open"))]

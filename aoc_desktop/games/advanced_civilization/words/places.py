"""The map and the stacks in sentences: for who hears the table, and for the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from aoc_desktop.games.advanced_civilization.rules.pieces import limit_for
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, State
from aoc_desktop.games.advanced_civilization.rules.view import View
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.speech import load_language

DISPUTED = (
    ("chaldaea", "susa"),
    ("chaldaea", "ur"),
    ("susa", "ur"),
    ("thapsus", "tripoli"),
    ("caucasus", "media"),
    ("athens", "chalcis"),
    ("chalcis", "delphi"),
    ("delphi", "thessaly"),
    ("midian", "petra"),
    ("petra", "sinai"),
    ("aegean_sea", "phaestos"),
    ("apollonia", "epirus"),
    ("sardes", "troy"),
    ("dalmatia", "germany"),
)
"""Borders on which the sources differ (rules 25)."""


def area_text(view: View, area: str, players: Sequence[str], language: str) -> str:
    """One area: limit, site, coast, dangers, who lives there, whose start area it is."""
    return " ".join(area_lines(view, area, players, language))


def area_note(view: View, area: str, players: Sequence[str], language: str) -> list[str]:
    """The same with its neighbours, line by line."""
    neighbours = neighbours_text(view, area, language)
    doubt = disputed_text(view, area, language)
    return [*area_lines(view, area, players, language), neighbours, *([doubt] if doubt else [])]


def disputed_text(view: View, area: str, language: str) -> str:
    """With which neighbours the border is disputed; empty: with none."""
    nouns = Nouns(load_language(language), view)
    board = view.state.table.board
    others = [one if other == area else other for one, other in DISPUTED if area in (one, other)]
    names = [nouns.place(other) for other in others if other in board.area or other in board.place]
    return nouns.speech.sentence("area.disputed", areas=names) if names else ""


def area_lines(view: View, area: str, players: Sequence[str], language: str) -> list[str]:
    nouns = Nouns(load_language(language), view, players)
    state, speech = view.state, nouns.speech
    board = state.table.board
    number = board.area[area]
    site = "site_black" if board.sheltered[number] else "site_white"
    if board.sites[number] == "none":
        site = "site_void" if _void(state, number) else "site_none"
    values = {
        "area": nouns.area(area),
        "n": _limit(nouns, view, number),
        "site": speech.text(f"area.{site}"),
        "coast": speech.text("area.coast" if board.coastal[number] else "area.inland"),
    }
    content = contents(nouns, view, number) or [speech.sentence("area.empty")]
    dangers = [
        speech.sentence("area.danger", danger=speech.names.name(kind, name).display)
        for kind, zones in (("volcano", board.volcanoes), ("flood_plain", board.plains))
        for name, areas in zones.items()
        if number in areas
    ]
    starts = [
        speech.sentence("area.start", nation=nouns.nation_named(nation))
        for nation, areas in board.start.items()
        if number in areas
    ]
    return [speech.sentence("area.head", **values), *content, *dangers, *starts]


def _void(state: State, area: int) -> bool:
    """With two players the sites of islands do not count."""
    board = state.table.board
    plan = state.table.cards.boards[board.id]
    return board.islands[area] and plan.areas[area].site != "none"


def _limit(nouns: Nouns, view: View, area: int) -> str:
    limit = view.state.table.board.limits[area]
    more = view.seat is not None and limit_for(view.state, view.seat, area) > limit
    return nouns.speech.text("area.limit_more" if more else "area.limit", n=limit)


def contents(nouns: Nouns, view: View, area: int) -> list[str]:
    """Tokens, city and ships of an area, a sentence each."""
    state, speech = view.state, nouns.speech
    told = []
    for nation, row in enumerate(state.tokens):
        if row[area] and nation == state.table.neutral:
            told.append(speech.sentence("area.barbarians", n=row[area]))
        elif row[area]:
            told.append(speech.sentence("area.tokens", nation=nouns.nation(nation), n=row[area]))
    if state.fresh.get(area):
        told.append(speech.sentence("area.fresh", n=state.fresh[area]))
    owner = state.city[area]
    if owner == state.table.neutral:
        told.append(speech.sentence("area.pirate_city"))
    elif owner != NOBODY:
        key = "area.new_city" if area in state.new else "area.city"
        told.append(speech.sentence(key, nation=nouns.nation(owner)))
    for seat, ships in enumerate(state.ships):
        if here := sum(state.table.board.place_area[place] == area for place in ships):
            told.append(speech.sentence("area.ships", n=here, nation=nouns.nation(seat)))
    return told


def neighbours_text(view: View, area: str, language: str) -> str:
    """By land and by water."""
    nouns = Nouns(load_language(language), view)
    board, speech = view.state.table.board, nouns.speech
    number = board.area[area]
    land = [nouns.area(board.areas[near]) for near in board.land[number]]
    told = [speech.sentence("area.by_land", areas=land) if land else speech.sentence("area.no_land")]
    water = {place: None for berth in board.berths_of[number] for place in board.water[berth]}
    if water:
        told.append(speech.sentence("area.by_water", places=[nouns.place(board.places[place]) for place in water]))
    return " ".join(told)


def sea_text(view: View, sea: str, language: str) -> str:
    nouns = Nouns(load_language(language), view)
    board = view.state.table.board
    places = [nouns.place(board.places[near]) for near in board.water[board.place[sea]]]
    return nouns.speech.sentence("area.sea", sea=nouns.place(sea), places=places)


def map_lines(view: View, players: Sequence[str], language: str) -> list[str]:
    """Every nation with its cities, tokens and ships; then barbarians and pirates."""
    nouns = Nouns(load_language(language), view, players)
    state = view.state
    told = [
        line
        for seat in range(state.table.players)
        if state.nation[seat] != NOBODY
        for line in _nation(nouns, state, seat)
    ]
    return [*told, *_neutral(nouns, state)]


def _nation(nouns: Nouns, state: State, seat: int) -> list[str]:
    board, speech = state.table.board, nouns.speech
    parts = []
    if cities := state.cities_of(seat):
        parts.append(speech.text("area.its_cities", areas=[nouns.area(board.areas[area]) for area in cities]))
    if any(state.tokens[seat]):
        parts.append(speech.text("area.its_tokens", counts=_counts(nouns, state, seat)))
    if state.ships[seat]:
        places = [nouns.place(board.places[place]) for place in state.ships[seat]]
        parts.append(speech.text("area.its_ships", places=places))
    if not parts:
        return []
    return [speech.sentence("area.of_nation", nation=nouns.nation(seat), text=speech.join(parts, "semicolon"))]


def _counts(nouns: Nouns, state: State, nation: int) -> str:
    names = state.table.board.areas
    told = [f"{nouns.area(names[area]).display} {count}" for area, count in enumerate(state.tokens[nation]) if count]
    return nouns.speech.join(told, "comma")


def _neutral(nouns: Nouns, state: State) -> list[str]:
    neutral, speech, names = state.table.neutral, nouns.speech, state.table.board.areas
    told = []
    if any(state.tokens[neutral]):
        told.append(speech.sentence("area.all_barbarians", counts=_counts(nouns, state, neutral)))
    if pirates := [nouns.area(names[area]) for area, owner in enumerate(state.city) if owner == neutral]:
        told.append(speech.sentence("area.all_pirates", areas=pirates))
    return told


def held_areas(view: View, players: Sequence[str], language: str) -> list[str]:
    """The map by area: each that holds anything, with what it holds."""
    nouns = Nouns(load_language(language), view, players)
    told = []
    for area, name in enumerate(view.state.table.board.areas):
        if content := contents(nouns, view, area):
            told.append(nouns.speech.labelled(nouns.area(name).display, " ".join(content)))
    return told


def stack_lines(view: View, language: str) -> list[str]:
    """The nine stacks: what they are made of and how many cards they have."""
    speech, state = load_language(language), view.state
    cards = state.table.cards
    told = []
    for stack, layers in enumerate(state.layers, 1):
        goods = [card.id for card in cards.commodities if card.stack == stack]
        size = sum(layer.size for layer in layers)
        key = "area.stack" if size else "label.stack_empty"
        told.append(speech.sentence(key, s=stack, goods=goods, n=size))
    return told

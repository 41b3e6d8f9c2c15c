"""What lies where, in words: names, sums, and what a move would bring."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from aoc_desktop.games.monumental_duel.rules.cards import BASIC
from aoc_desktop.games.monumental_duel.table.face_book import FaceBook
from aoc_desktop.games.monumental_duel.table.rows.cities import City
from aoc_desktop.games.monumental_duel.table.rows.table import Outlook, TableModels
from aoc_desktop.kernel.game import Move, Seat
from aoc_desktop.play.places import Place
from aoc_desktop.play.preview import Preview
from aoc_desktop.text.language import capital
from aoc_desktop.ui.table.answers import Card

translate = QCoreApplication.translate
NUMBERS = frozenset(("deck", "their deck", "development", "purse", "their purse", "seat", "discard"))
THEIRS = "their "
MINE = (
    *("purse", "row", "column", "line", "cell", "knowledge", "deck", "discard", "discarded", "site", "my province"),
    *("policy", "policies", "new policy", "warlord", "ambassador", "espionage", "reserve", "reserved", "keep"),
)
"""Kinds of places of one's own City."""
OPPOSITE = tuple(THEIRS + kind for kind in (*MINE, "province"))


def card_of(place: Place, rows: TableModels) -> Card | None:
    """The card that lies there: kind and id."""
    found = _card_id(place, rows)
    return (rows.cards.card[found].kind, found) if found and found in rows.cards.card else None


def at_seat(place: Place, seat: Seat | None, rows: TableModels) -> Place:
    """A place of a player's whole board, as the table calls it."""
    kind, name = place
    return place if seat in (None, rows.viewer) or kind.startswith(THEIRS) else (THEIRS + kind, name)


def _card_id(place: Place, rows: TableModels) -> str:
    kind, name = place
    city = rows.theirs if kind.startswith(THEIRS) else rows.mine
    bare, holding = kind.removeprefix(THEIRS), city.holding
    if bare in ("cell", "knowledge"):
        row = city.cells.row(name)
        return "" if row is None else row.knowledge if bare == "knowledge" else row.card
    if bare == "my province":
        return name.split()[1]
    if kind == "their province":
        return holding.conquest[0] if holding.conquest is not None else ""
    own = {"site": holding.construction, "warlord": holding.warlord, "ambassador": "ambassador"}
    if bare in own:
        return own[bare]
    if bare == "advantage":
        return bare
    named = ("track", "pile", "reserved", "policy", "new policy", "espionage", "keep", "discarded")
    return name if bare in named else ""


def describe(place: Place, rows: TableModels, faces: FaceBook) -> str:
    """One line about what lies there."""
    card = card_of(place, rows)
    if card is not None:
        return faces.name(*card, short=False)
    kind, name = place
    names = faces.speech.names
    bare = kind.removeprefix(THEIRS)
    if bare == "purse":
        return names["resource"][name].display
    if kind in ("row", "column", "line"):
        return names["line"][name].display
    if kind == "civilization":
        return names["civilization"][name].display
    if kind == "seat":
        return rows.session.seats[int(name)].name
    if kind in ("die", "reroll"):
        return translate("Duel", "Die {0}").format(name.split()[0])
    return {
        "deck": translate("Duel", "City deck"),
        "development": translate("Duel", "Development deck"),
        "provinces": translate("Duel", "Province pile"),
        "province": capital(translate("Duel", "no Province yet")),
        "site": translate("Duel", "Building site"),
        "policies": translate("Duel", "Policies to develop"),
        "reserve": translate("Duel", "Reserved cards"),
        "cell": translate("Duel", "Empty cell {0}").format(name),
        "tray": translate("Duel", "Spying"),
    }.get(bare, "")


def state_words(place: Place, rows: TableModels, faces: FaceBook) -> str:
    """Where in the City a card lies, and whether it is activated."""
    kind, name = place
    if kind.removeprefix(THEIRS) != "cell":
        return ""
    row = (rows.theirs if kind.startswith(THEIRS) else rows.mine).cells.row(name)
    if row is None or not row.card:
        return ""
    return faces.speech.text("summary.active", text=name) if row.active else name


def more_lines(place: Place, rows: TableModels, faces: FaceBook) -> list[str]:
    """What the table adds to a card's sentences: its price for the viewer, where that differs."""
    if place[0] != "track":
        return []
    row = rows.track.row(place[1])
    if row is None or not row.gold:
        return []
    have = rows.mine.value("gold")
    told = translate("Duel", "{0} Gold would stand in for what is missing; you have {1}.")
    return [told.format(row.gold, have)]


def number_rows(place: Place, rows: TableModels, faces: FaceBook) -> list[tuple[str, str]]:
    """A number as the sum of its terms; a deck as what is in it."""
    kind, name = place
    city = rows.theirs if kind.startswith(THEIRS) else rows.mine
    bare = kind.removeprefix(THEIRS)
    if bare == "deck":
        return _deck_rows(city, faces)
    if bare == "purse":
        return _purse_rows(city, name, faces, city is rows.mine)
    if bare == "development":
        return _development_rows(rows, faces)
    if bare == "seat":
        return score_terms(rows, int(name), faces)
    return []


def _development_rows(rows: TableModels, faces: FaceBook) -> list[tuple[str, str]]:
    """How many cards are to come, of which kinds and eras, and when the last round may be."""
    left, names = rows.standing.deck, faces.speech.names
    lines = [("", translate("Duel", "%n Development cards to come", "", left))]
    for row in rows.to_come.rows:
        era = names["era"][str(row.era)].display
        told = [f"{category(kind)} {count}" for kind, count in row.kinds if count]
        lines.append(("", faces.speech.labelled(era, ", ".join(told))))
    soonest, latest = rows.standing.last_in
    if not rows.standing.last_round and latest:
        within = translate("Duel", "last round in {0} to {1} rounds").format(soonest, latest)
        exact = translate("Duel", "last round in %n rounds", "", latest)
        lines.append(("", within if soonest != latest else exact))
    return lines


def _deck_rows(city: City, faces: FaceBook) -> list[tuple[str, str]]:
    """The known cards in their order, then the others with their chances, then the discard."""
    holding = city.holding
    kind_of = faces.cards.card

    def named(card: str) -> str:
        return faces.name(kind_of[card].kind, card, short=False)

    coming = faces.speech.join([named(card) for card in holding.top], "comma")
    lines = [("", translate("Duel", "Next: {0}").format(coming))] if coming else []
    total = sum(number for _, number in holding.bag)
    chances = translate("Duel", "{0}: {1} in {2}")
    lines += [("", chances.format(named(card), number, total)) for card, number in holding.bag]
    if not lines:
        lines = [("", translate("Duel", "City deck empty: the discard comes back at the end of the round"))]
    if holding.discard:
        counted = {card: holding.discard.count(card) for card in dict.fromkeys(holding.discard)}
        told = [named(card) + (f" ×{count}" if count > 1 else "") for card, count in counted.items()]
        lines.append(("", translate("Duel", "Discard: {0}").format(", ".join(told))))
    if holding.archived:
        told = [named(card) for card in dict.fromkeys(holding.archived)]
        lines.append(("", translate("Duel", "Archived: {0}").format(", ".join(told))))
    return lines


def _purse_rows(city: City, resource: str, faces: FaceBook, mine: bool) -> list[tuple[str, str]]:
    row = city.purse.row(resource)
    if row is None:
        return []
    name = faces.speech.names["resource"][resource].display
    lines = [(str(row.gained), translate("Duel", "gained this round")), (str(row.value), name)]
    if mine and resource in BASIC:
        lines.insert(0, ("", translate("Duel", "lost when you pass")))
    return lines


def score_terms(rows: TableModels, seat: int, faces: FaceBook) -> list[tuple[str, str]]:
    """What a seat would score now, thing by thing."""
    worth = rows.cards.points["domination"]
    terms = []
    for row in rows.score.rows:
        if row.points[seat]:
            terms.append((faces.speech.number(row.points[seat]), category(row.what)))
        if row.dominates[seat]:
            terms.append((f"+{worth}", translate("Duel", "Domination ({0})").format(category(row.what))))
    total = rows.seats.rows[seat].points
    return [*terms, (str(total), translate("Duel", "points now"))]


def category(what: str) -> str:
    return {
        "province": translate("Duel", "Provinces"),
        "knowledge": translate("Duel", "Knowledge"),
        "wonder": translate("Duel", "Wonders"),
        "policy": translate("Duel", "Policies"),
        "point_token": translate("Duel", "Points"),
        "revolt": translate("Duel", "Revolts"),
        "building": translate("Duel", "Buildings"),
    }[what]


def choice_words(prefix: Move) -> str:
    """What is chosen next."""
    verb = prefix[0] if prefix else ""
    if verb == "develop":
        return translate("Duel", "choose a Policy") if len(prefix) == 1 else translate("Duel", "choose its line")
    if verb == "advantage":
        return translate("Duel", "choose a resource") if len(prefix) == 1 else translate("Duel", "choose how many")
    if verb == "resolve":
        return translate("Duel", "choose an Espionage card")
    if verb in ("gain", "pay"):
        return translate("Duel", "choose another token")
    if verb == "ambassador":
        return translate("Duel", "train or deploy")
    return translate("Duel", "choose one")


def preview_lines(preview: Preview) -> list[str]:
    """What follows from a move, and how the score changes."""
    own = preview.own
    if not isinstance(own, Outlook):
        return []
    before, after = own.before[preview.seat], own.after[preview.seat]
    score = [translate("Duel", "Score: from {0} to {1}").format(before, after)] if before != after else []
    return [*own.lines, *score]

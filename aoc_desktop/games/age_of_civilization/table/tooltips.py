"""Cards in words: tooltips in full sentences, and the one line that the status shows for a place."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from aoc_desktop.games.age_of_civilization.rules.kinds import CARD_OF_PLACE
from aoc_desktop.games.age_of_civilization.rules.prices import price_terms
from aoc_desktop.games.age_of_civilization.table.card_picture import card_lines
from aoc_desktop.games.age_of_civilization.table.face_book import FaceBook
from aoc_desktop.games.age_of_civilization.table.items_end import end_words
from aoc_desktop.games.age_of_civilization.table.rows.boards import OWNED, Board
from aoc_desktop.games.age_of_civilization.table.rows.table import TableModels
from aoc_desktop.games.age_of_civilization.table.rows.track import PAST, UPCOMING, ActionRow
from aoc_desktop.games.age_of_civilization.words.effects import effect_lines
from aoc_desktop.games.age_of_civilization.words.scenarios import drought_sentence
from aoc_desktop.games.age_of_civilization.words.speech import load_language, say
from aoc_desktop.games.age_of_civilization.words.summary import cards_sentence
from aoc_desktop.play.places import Place
from aoc_desktop.play.sums import terms_of
from aoc_desktop.text.language import capital
from aoc_desktop.ui.kit.tokens import signed
from aoc_desktop.ui.table.picture.sums import lines_tip, sum_tip

translate = QCoreApplication.translate
NUMBERS = ("coins", "points", "military", "workers")
LISTS = {"technologies": "technology", "wonders": "wonder"}
"""Numbers that are told by the names of the cards counted."""


def card_of(place: Place, models: TableModels, board: Board | None = None) -> tuple[str, str] | None:
    """The card that lies there, on the viewer's board or on the given one: kind and id."""
    if place[0] == "effect":
        row = (board or models.my_board).end.row(place[1])
        return (row.effect.cause.kind, row.effect.cause.id) if row and row.effect else None
    kind = CARD_OF_PLACE.get(place[0])
    return (kind, place[1]) if kind else None


def lines_of_card(kind: str, card: str, models: TableModels, language: str) -> list[str]:
    """A card of this table in full sentences, with all that there is to add but where its values come from."""
    return card_lines(models.cards, kind, card, language, models.standing.solo, notes=True)


def tooltip(place: Place, models: TableModels, faces: FaceBook, board: Board | None = None) -> str:
    """A card's abilities in full sentences; for an action also what the viewer's own cards change.

    `board`: whose it is; the viewer's own if nothing is said.
    """
    lines = place_lines(place, models, faces, board)
    return lines_tip(lines) if lines else sum_tip(number_rows(place, models, faces, board))


def place_lines(place: Place, models: TableModels, faces: FaceBook, board: Board | None = None) -> list[str]:
    """The card that lies there: its name, then its sentences. None: no line."""
    found = card_of(place, models, board)
    if found is None:
        return []
    kind, card = found
    lines = lines_of_card(kind, card, models, faces.language)
    if place[0] == "action":
        lines += _action_lines(card, models, faces)
    return [faces.name(kind, card, short=False), *lines]


def _action_lines(card: str, models: TableModels, faces: FaceBook) -> list[str]:
    row = models.track.row(card) or models.permanent.row(card) or models.special_actions.row(card)
    if row is None:
        return []
    labelled = load_language(faces.language).labelled
    lines = [_when(row, faces)] if row.place in (UPCOMING, PAST) else []
    if (action := models.cards.action.get(card)) is not None and action.coins:
        terms = price_terms(models.player_view.view.state, models.viewer, action)
        if len(terms) > 1:
            sums = ", ".join(f"{signed(amount)} {faces.term_name(cause)}" for amount, cause in terms)
            lines.append(translate("Table", "Price {0}: {1}").format(row.price, sums))
    for effect in row.modifiers:
        source = faces.cause_name(effect.cause.kind, effect.cause.id)
        lines += [labelled(source, text) for text in effect_lines((effect,), faces.cards, faces.language)]
    why = None if row.playable else models.player_view.why_not(("act", card))
    if why is not None and why.code not in ("wrong_step", "finished"):
        lines.append(say(why, faces.language))
    return lines


def _when(row: ActionRow, faces: FaceBook) -> str:
    speech = load_language(faces.language)
    if row.place == PAST:
        return speech.sentence("action.past")
    return speech.sentence("action.upcoming", n=row.round)


def number_rows(
    place: Place, models: TableModels, faces: FaceBook, board: Board | None = None
) -> list[tuple[str, str]]:
    """A number of the board as the sum of its terms, figure and name, the total last; or the names of the cards that
    it counts, without figures."""
    board = board or models.my_board
    name = {"worker": "workers", "coins of": "coins"}.get(place[0], place[0])
    if name == "opponent":
        return [("", translate("Table", "Every comparison of military is with the virtual opponent, which grows."))]
    if name == "drought":
        state = models.player_view.view.state
        assert state.table.scenario is not None
        tokens = state.scenario.drought
        return [("", drought_sentence(state.table.scenario, models.cards, tokens, faces.language))]
    if name in LISTS:
        owned = [row.card for row in board.technologies.rows if row.state == OWNED]
        cards = owned if name == "technologies" else [row.card for row in board.wonders.rows]
        names = [("", faces.name(LISTS[name], card, short=False)) for card in cards]
        return names or [("", cards_sentence(name, (), load_language(faces.language)))]
    row = board.numbers.row(name)
    if name not in NUMBERS or row is None:
        return []
    terms = list(row.terms) if name == "military" else terms_of(models.session, board.seat, name)
    rows = [(signed(amount), faces.term_name(cause)) for amount, cause in terms]
    return [*rows, (str(row.value), _title(name, models, faces, board))]


def _title(name: str, models: TableModels, faces: FaceBook, board: Board) -> str:
    """Whose number it is."""
    if board is models.my_board:
        return describe((name, ""), models, faces)
    names = {
        "coins": translate("Table", "coins"),
        "points": translate("Table", "points"),
        "military": translate("Table", "military"),
        "workers": translate("Table", "workers"),
    }
    return load_language(faces.language).labelled(models.seats.rows[board.seat].name, names[name])


def describe(place: Place, models: TableModels, faces: FaceBook) -> str:
    """One line about what lies there."""
    found = card_of(place, models)
    if found is not None:
        return faces.name(*found, short=False)
    if place[0] == "end":
        row = models.my_board.end.row(place[1])
        return capital(end_words(row, faces)) if row is not None else ""
    if place[0] == "column":
        return faces.speech.names["column"][place[1]].display
    names = {
        "worker": translate("Table", "A free worker: put it on a free slot"),
        "rise": translate("Table", "Let the civilisation rise here"),
        "annex": translate("Table", "Annex the civilisation: put it under the pile"),
        "coins": translate("Table", "Your coins"),
        "points": translate("Table", "Your points"),
        "military": translate("Table", "Your military"),
        "technologies": translate("Table", "Your technologies"),
        "deck": translate("Table", "The deck of civilisations"),
        "opponent": translate("Table", "The virtual opponent"),
        "drought": translate("Table", "The drought"),
        "workers": translate("Table", "Your workers"),
        "keep": translate("Table", "Keep the card"),
        "wonders": translate("Table", "Your wonders"),
    }
    return names.get(place[0], "")

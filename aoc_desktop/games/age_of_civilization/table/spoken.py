"""The table as a screen reader tells it: boards in sentences, and what the keyboard's focus is on."""

from __future__ import annotations

from functools import lru_cache

from aoc_desktop.games.age_of_civilization.table.face_book import FaceBook
from aoc_desktop.games.age_of_civilization.table.rows.seats import SeatRow
from aoc_desktop.games.age_of_civilization.table.rows.table import TableModels
from aoc_desktop.games.age_of_civilization.table.rows.track import PAST, PERMANENT, UPCOMING
from aoc_desktop.games.age_of_civilization.table.tooltips import card_of, lines_of_card
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.games.age_of_civilization.words.summary import market_summary, opponent_summary, player_summary
from aoc_desktop.play.places import Place
from aoc_desktop.text.language import in_sentences


@lru_cache(maxsize=64)
def seat_words(row: SeatRow, language: str) -> str:
    """Kept: after a move most players are as they were."""
    return player_summary(row._asdict(), language)


def table_words(models: TableModels, language: str) -> str:
    """The viewer's board, and what the markets hold; the others have a panel of their own."""
    mine = seat_words(models.seats.rows[models.viewer], language)
    markets = market_summary(
        [row.card for row in models.market.rows], [row.card for row in models.wonders.rows], language
    )
    standing = models.standing
    alone = [opponent_summary(standing.opponent_military, language)] if standing.solo else []
    return " ".join([mine, markets, *alone])


def focus_words(place: Place, sentence: str, models: TableModels, faces: FaceBook) -> str:
    """What the table says of a place, and the sentences of its card or the value of its number."""
    numbers, speech = models.my_board.numbers, load_language(faces.language)
    if numbers.row(place[0]) is not None:
        return speech.labelled(sentence, numbers.value(place[0]))
    if place[0] == "deck":
        return speech.labelled(sentence, models.standing.deck)
    if place[0] == "opponent":
        return opponent_summary(models.standing.opponent_military, faces.language)
    if (found := card_of(place, models)) is None:
        return sentence
    name = faces.name(*found, short=False)
    if (state := coming_words(place, models, faces)) and not sentence.startswith(name):
        sentence = in_sentences([state, sentence])
    lines = lines_of_card(*found, models, faces.language)
    if faces.house(*found):  # nearly every card has values of our own: that is said in brief, as the mark says it
        lines.append(speech.text("card.house"))
    return in_sentences([*([] if name in sentence else [name]), sentence, *lines])


def coming_words(place: Place, models: TableModels, faces: FaceBook) -> str:
    """When an upcoming card of the track comes; empty: it is no such card."""
    row = models.track.row(place[1]) if place[0] == "action" else None
    if row is None or row.place != UPCOMING:
        return ""
    return load_language(faces.language).text("text.comes", round=row.round)


def state_words(place: Place, models: TableModels, faces: FaceBook) -> str:
    """Whether a card of the track is there yet, and its slots free."""
    row = next((row for rows in (models.track, models.permanent) if (row := rows.row(place[1])) is not None), None)
    if place[0] != "action" or row is None:
        return ""
    if told := coming_words(place, models, faces):
        return told
    speech, free = load_language(faces.language), sum(slot.seat is None for slot in row.slots)
    told = speech.text("text.always") if row.place == PERMANENT else ""
    if row.slots and row.place != PAST:
        slots = speech.text("text.slots", n=free, m=len(row.slots)) if free else speech.text("text.taken")
        told = in_sentences([told, slots]).removesuffix(".")
    return told

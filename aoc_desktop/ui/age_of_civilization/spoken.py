"""The table as a screen reader tells it: boards in sentences, and what the keyboard's focus is on."""

from __future__ import annotations

from functools import lru_cache

from aoc_desktop.models.age_of_civilization.seats import SeatRow
from aoc_desktop.models.age_of_civilization.table import TableModels
from aoc_desktop.models.places import Place
from aoc_desktop.text.age_of_civilization.speech import load_language
from aoc_desktop.text.age_of_civilization.summary import market_summary, opponent_summary, player_summary
from aoc_desktop.text.language import in_sentences
from aoc_desktop.ui.age_of_civilization.face_book import FaceBook
from aoc_desktop.ui.age_of_civilization.tooltips import card_of, lines_of_card


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
    lines = lines_of_card(*found, models, faces.language)
    if faces.house(*found):  # nearly every card has values of our own: that is said in brief, as the mark says it
        lines.append(speech.text("card.house"))
    return in_sentences([*([] if name in sentence else [name]), sentence, *lines])

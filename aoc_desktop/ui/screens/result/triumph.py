"""The contents of the celebration: the winner, the margin, and the rewards."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from aoc_desktop.kernel.game import Seat
from aoc_desktop.text.language import in_sentences
from aoc_desktop.text.results import result_title
from aoc_desktop.text.summary import score_summary
from aoc_desktop.ui.screens.result.result_parts import Earned, ResultParts


class Rank(NamedTuple):
    """A player as the celebration lists them."""

    seat: Seat
    name: str
    points: int


class Triumph(NamedTuple):
    """The texts of the celebration, in the user's language."""

    title: str
    winners: tuple[Rank, ...]
    """Side by side in one laurel."""
    ranks: tuple[Rank, ...]
    """Everybody, best first."""
    festive: bool
    """A person has won or earned something."""
    earned: tuple[Earned, ...]
    tags: tuple[str, ...]
    """What the winner played with; none where the victory is shared."""
    sentence: str
    """The same for a screen reader."""


def triumph_of(parts: ResultParts) -> Triumph | None:
    """The triumph to celebrate; None for a solo game without new rewards."""
    outcome, seats, speech = parts.match.outcome, parts.session.seats, parts.preferences.speech
    assert outcome is not None
    names, earned = [info.name for info in seats], tuple(parts.earned())
    ranks = tuple(Rank(seat, names[seat], outcome.points[seat]) for group in outcome.ranking for seat in group)
    best = ranks[: len(outcome.ranking[0])]
    if len(seats) > 1:
        title = result_title(outcome.ranking, outcome.points, names, speech.code)
        festive = bool(earned) or any(seats[rank.seat].is_human for rank in best)
    elif earned:
        medal = next((one.medal for one in earned if one.medal), "")
        count = QCoreApplication.translate("CrownPanel", "%n achievement(s) earned", "", len(earned))
        title, festive = medal.rstrip(".") or count, True
    else:
        return None
    scores = score_summary([(rank.name, rank.points) for rank in ranks], speech)
    tags = parts.tags(best[0].seat) if len(best) == 1 else ()
    sentence = in_sentences([title, scores, *(one.name for one in earned if not one.medal)])
    return Triumph(title, best, ranks, festive, earned, tags, sentence)

"""Words of solo play: what is played, what a code stands for, and a result to show a friend that gives nothing away."""

from __future__ import annotations

from collections.abc import Sequence

from aoc_desktop.games.age_of_civilization.solo.days import kind_of
from aoc_desktop.games.age_of_civilization.words.speech import load_language
from aoc_desktop.kernel.record import Record

BLOCKS = "▁▂▃▄▅▆▇█"
FULL = 40
"""Points for which the highest block stands: the course says how, not what."""
STARS = 3


def kind_name(kind: str, language: str) -> str:
    """ "Skirmish", "Skirmish with Innovation", or the name of a scenario."""
    speech = load_language(language)
    if kind in ("skirmish", "innovation"):
        return speech.text(f"solo.{kind}")
    return str(speech.names["scenario"][kind].display)


def table_words(record: Record, language: str) -> list[str]:
    """What a record sets on the table, in a few words each."""
    speech = load_language(language)
    kind = kind_of(record)
    words = [kind_name(kind, language) if kind else speech.text("solo.table", players=record.players)]
    if isinstance(record.card_set, str):
        words.append(str(speech.names["edition"][record.card_set].display))
    if kind != "innovation":  # its name says it
        words += [str(speech.names["variant"][variant].display) for variant in record.variants]
    if "track" in record.setup:
        words.append(speech.text("solo.first_game"))
    return words


def result_to_share(
    day: str,
    kind: str,
    points: int,
    medal: int,
    course: Sequence[int],
    aided: bool,
    streak: int,
    code: str,
    language: str,
) -> str:
    """A few lines for the clipboard: no card is named. `day` is the date as the language writes it."""
    speech = load_language(language)
    blocks = "".join(BLOCKS[min(len(BLOCKS) - 1, max(0, at * len(BLOCKS) // FULL))] for at in course)
    lines = [speech.sentence("solo.share_title", day=day)]
    if kind in ("skirmish", "innovation"):
        lines.append(speech.sentence("solo.share_points", kind=kind_name(kind, language), points=points, course=blocks))
    else:
        stars = "★" * medal + "☆" * (STARS - medal)
        name = kind_name(kind, language)
        lines.append(speech.sentence("solo.share_medal", kind=name, points=points, stars=stars, course=blocks))
    lines.append(speech.sentence("solo.aided" if aided else "solo.unaided"))
    if streak > 1:
        lines.append(speech.sentence("solo.share_streak", n=streak))
    lines.append(speech.sentence("solo.share_code", code=code))
    return "\n".join(lines)

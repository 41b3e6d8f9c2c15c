"""The challenge of the day at a table in words: whom it is against, what counts, and a result to share."""

from __future__ import annotations

from aoc_desktop.text.language import load_language


def rival_words(level: str, language: str) -> str:
    """ "Against one Adept"."""
    return load_language(language).sentence("daily.kind", level=level)


def margin_words(margin: int, language: str) -> str:
    """ "5 points ahead": what counts at a table of several."""
    speech = load_language(language)
    if not margin:
        return speech.text("daily.level")
    return speech.text("daily.ahead" if margin > 0 else "daily.behind", n=abs(margin))


def signed(margin: int) -> str:
    """In few signs, as a calendar has room for."""
    return f"+{margin}" if margin > 0 else f"−{-margin}" if margin else "0"


def margin_to_share(
    game: str, day: str, level: str, margin: int, aided: bool, streak: int, code: str, language: str
) -> str:
    """A few lines for the clipboard: no card is named. `day` is the date as the language writes it."""
    speech = load_language(language)
    lines = [
        speech.sentence("daily.share_title", game=game, day=day),
        speech.sentence("daily.share_margin", kind=rival_words(level, language), margin=margin_words(margin, language)),
        speech.sentence("solo.aided" if aided else "solo.unaided"),
    ]
    if streak > 1:
        lines.append(speech.sentence("solo.share_streak", n=streak))
    return "\n".join([*lines, speech.sentence("solo.share_code", code=code)])

"""How a number arises: "16 − 8 (Medicine) + 5 (Roadbuilding) = 13 unit points"."""

from __future__ import annotations

from collections.abc import Sequence

from aoc_desktop.games.advanced_civilization.rules.events import Term
from aoc_desktop.text.language import Language


def sum_text(speech: Language, base: int, terms: Sequence[Term], total: int, noun: str) -> str:
    """A number with the terms that change it; `noun` names what is counted: points, cities or tokens."""
    said = [speech.number(base)]
    for card, sign, number in terms:
        if sign == "=":
            said = [speech.text("sum.set", n=number, card=card)]
        elif sign == "<":
            said.append(speech.text("sum.cap", n=number, card=card))
        else:
            key = "less" if number < 0 else "more"
            said.append(speech.text(f"sum.{key}" if card else f"sum.{key}_plain", n=abs(number), card=card))
    text = "".join(said)
    return speech.text("sum.total", sum=text, total=total_text(speech, total, noun))


def total_text(speech: Language, total: int, noun: str) -> str:
    return speech.text(f"amount.{noun}", n=total)

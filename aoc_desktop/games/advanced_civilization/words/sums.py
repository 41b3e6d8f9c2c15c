"""How a number arises: "16 − 8 (Medicine) + 5 (Roadbuilding) = 13 unit points"."""

from __future__ import annotations

import re

from aoc_desktop.text.language import Language

TERM = re.compile(r"(?P<card>\w*)(?P<sign>[:=<])(?P<number>-?\d+)")


def sum_text(speech: Language, words: str, total: int, noun: str) -> str:
    """From the words of an event (games, `reckoning`); `noun` names what is counted: points, cities or tokens."""
    base, *terms = words.split()
    said = [speech.number(int(base))]
    for term in terms:
        found = TERM.fullmatch(term)
        assert found is not None, term
        number, card = int(found["number"]), found["card"]
        if found["sign"] == "=":
            said = [speech.text("sum.set", n=number, card=card)]
        elif found["sign"] == "<":
            said.append(speech.text("sum.cap", n=number, card=card))
        else:
            key = "less" if number < 0 else "more"
            said.append(speech.text(f"sum.{key}" if card else f"sum.{key}_plain", n=abs(number), card=card))
    text = "".join(said)
    return speech.text("sum.total", sum=text, total=total_text(speech, total, noun))


def total_text(speech: Language, total: int, noun: str) -> str:
    return speech.text(f"amount.{noun}", n=total)

"""What a mat says in short lines: of the map as it stands, of a hand, of the square ahead."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.foresight import Clash, Footing, Outlook
from aoc_desktop.games.advanced_civilization.table.mat.mats import Mat
from aoc_desktop.text.language import Language

Line = tuple[str, str, bool]
"""The phase whose sign stands before it, the words, and whether it is bad."""
MOST_LINES = 6


def outlook_lines(outlook: Outlook, speech: Language) -> tuple[Line, ...]:
    """Conflicts, cities that can be built, tokens that leave; then always support and tax, with the cities built and
    without them where that makes a difference."""
    lines: list[Line] = [("conflict", clash_words(clash, speech), clash.lost) for clash in outlook.clashes]
    lines += [("construction", speech.text("mat.building", area=area), False) for area in outlook.building]
    for leaving in outlook.leaving:
        words = speech.text("mat.leaving", area=leaving.area, n=leaving.tokens, l=leaving.limit)
        lines.append(("surplus", words, True))
    if not outlook.clashes:
        lines.append(("conflict", speech.text("mat.no_conflict"), False))
    last = [support_line(outlook.stands, speech)]
    if outlook.built is not None:
        last.append(support_line(outlook.built, speech, "built_"))
    if outlook.stands.revolting:
        last.append(("taxation", speech.text("mat.revolting", n=outlook.stands.revolting), True))
    if len(lines) > MOST_LINES - len(last):
        left = len(lines) - (MOST_LINES - len(last) - 1)
        lines = [*lines[: len(lines) - left], ("movement", speech.text("mat.more", n=left), False)]
    return (*lines, *last)


def clash_words(clash: Clash, speech: Language) -> str:
    (a, b), (c, d) = clash.before, clash.after
    return speech.text(f"mat.city_{clash.city}" if clash.city else "mat.clash", area=clash.area, a=a, b=b, c=c, d=d)


def support_line(footing: Footing, speech: Language, case: str = "") -> Line:
    key = "short" if footing.lost else "carry" if footing.cities else "no_city"
    words = speech.text(f"mat.{case}{key}", n=footing.tokens, c=footing.cities, k=footing.lost)
    return "support", words, bool(footing.lost)


def advance_words(mat: Mat, speech: Language) -> tuple[tuple[str, str], tuple[str, bool]]:
    """The head over what the square ahead asks, and what the marker would do, with whether that is good."""
    advance = mat.advance
    if not mat.nation:
        return ("", ""), ("", True)
    if not advance.epoch:
        return (speech.text("mat.the_end"), ""), ("", True)
    key = "mat.asks" if advance.asks else "mat.asks_nothing"
    head = speech.text("mat.ast", n=advance.square, m=advance.square + 1), speech.text(key, epoch=advance.epoch)
    way = "advances" if advance.to > advance.square else "stays" if advance.to == advance.square else "falls_back"
    return head, (speech.text(f"mat.{way}", n=advance.to), advance.to > advance.square)

"""A number of the table as the sum of its terms: as a tooltip, and as a screen reader reads it."""

from __future__ import annotations

import re
from html import escape

from PySide6.QtGui import QTextDocumentFragment

from aoc_desktop.kernel.game import Seat
from aoc_desktop.play.game_rows import Rows
from aoc_desktop.play.places import Place
from aoc_desktop.text.language import Language, capital, in_sentences, sentences
from aoc_desktop.ui.table.look import AnyLook
from aoc_desktop.ui.table.picture.faces import Faces


def lines_tip(lines: list[str]) -> str:
    """A card's name and sentences as a tooltip."""
    title, *sentences = map(escape, lines)
    # Told to keep spaces, Qt keeps the narrow one of French too.
    body = "".join(f"<p style='margin:2px 0; white-space:pre-wrap'>{line}</p>" for line in sentences)
    return f"<div style='white-space:pre-wrap'><b>{title}</b>{body}</div>"


def sum_tip(rows: list[tuple[str, str]]) -> str:
    """Terms under one another, the total last and strong; names without figures as plain lines."""
    if not any(figure for figure, _ in rows):
        return "<br>".join(escape(words) for _, words in rows)
    *terms, (total, title) = [(figure, escape(words)) for figure, words in rows]
    lines = [*terms, (f"<b>{total}</b>", f"<b>{title}</b>")]
    made = "".join(f"<tr><td align='right'>{figure}</td><td>&nbsp;&nbsp;{words}</td></tr>" for figure, words in lines)
    return f"<table>{made}</table>"


def place_tip(look: AnyLook, place: Place, rows: Rows, faces: Faces, seat: Seat) -> str:
    """A card or number of a player's board as a tooltip."""
    lines = look.place_lines(place, rows, faces, seat)
    return lines_tip(lines) if lines else sum_tip(look.number_rows(place, rows, faces, seat))


def sum_words(look: AnyLook, place: Place, rows: Rows, faces: Faces, said: str = "") -> str:
    """The lines or terms of a place, each as a sentence, without those in `said`."""
    if lines := look.place_lines(place, rows, faces):
        players = rows.session.names
        begun = (line if line.startswith(players) else capital(line) for line in lines)
        return in_sentences(line for line in sentences(in_sentences(begun)) if line.removesuffix(".") not in said)
    terms = [
        (f"{figure} {words}".strip(), term_words(faces.speech, figure, words))
        for figure, words in look.number_rows(place, rows, faces)
    ]
    return in_sentences(term for plain, term in terms if plain not in said and term not in said)


def term_words(speech: Language, figure: str, words: str) -> str:
    """ "Hunt: +1": whatever the number, the name before it needs no agreement."""
    return capital(speech.labelled(words, figure) if figure and words else figure or words)


def tip_words(tip: str, speech: Language) -> str:
    """A tooltip, each line or term of a sum a sentence."""
    terms = _TERM.sub(lambda term: f"<p>{term_words(speech, term[1], term[2])}</p>", tip)
    plain = QTextDocumentFragment.fromHtml(terms).toPlainText()
    return in_sentences(capital(line.strip().replace("  ", " ")) for line in plain.split("\n"))


_TERM = re.compile(r"<tr><td align='right'>(?:<b>)?(.*?)(?:</b>)?</td><td>&nbsp;&nbsp;(?:<b>)?(.*?)(?:</b>)?</td></tr>")
"""A line of `sum_tip`."""

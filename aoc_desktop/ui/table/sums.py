"""A number of the table as the sum of its terms: as a tooltip, and as a screen reader reads it."""

from __future__ import annotations

from html import escape
from typing import Any

from PySide6.QtGui import QTextDocumentFragment

from aoc_desktop.models.places import Place
from aoc_desktop.text.language import in_sentences
from aoc_desktop.ui.table.look import TableLook


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


def sum_words(look: TableLook, place: Place, rows: Any, faces: Any) -> str:
    """What lies there, each line or term a sentence."""
    lines = look.place_lines(place, rows, faces)
    terms = [f"{figure} {words}".strip() for figure, words in look.number_rows(place, rows, faces)]
    return in_sentences(lines or terms)


def tip_words(tip: str) -> str:
    """A tooltip, each line or term of a sum a sentence."""
    plain = QTextDocumentFragment.fromHtml(tip.replace("</td><td>", "")).toPlainText()
    return in_sentences(line.strip().replace("  ", " ") for line in plain.split("\n"))

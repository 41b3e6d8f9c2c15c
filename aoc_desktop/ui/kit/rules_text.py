"""The rules as a page: our own markdown with anchors and pictures, made into what Qt's text browser shows.

Only what the rules need: headings with `{#anchor}`, questions (`##`) of the rulings, paragraphs, lists, **bold**,
*italic*, `[[icon name]]` and `[[kind card]]` for pictures of a game's own components, and `[[share sage,expert]]` for a
figure of its AI's ladder.
"""

from __future__ import annotations

import html
import json
import re
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

from aoc_desktop.games import FIRST
from aoc_desktop.kernel.resources import resource, translation
from aoc_desktop.text.language import DEFAULT, load_language

_HEADING = re.compile(r"^# (?P<title>.+?) \{#(?P<anchor>[a-z0-9_-]+)\}$")
_QUESTION = re.compile(r"^## (.+)$")
_PICTURE = re.compile(r"\[\[(?P<kind>\w+) (?P<id>\w+)\]\]")
_FIGURE = re.compile(r"\[\[(?P<what>share|range|games) (?P<match>[a-z_0-9:,]+)(?: (?P<points>\d+))?\]\]")
_ITEM = re.compile(r"^(?:-|\d\.) ")


class Section(NamedTuple):
    """A heading with what stands under it."""

    anchor: str
    title: str
    lines: list[str]


def sections(game: str, language: str) -> list[Section]:
    """A game's rules in a language, or else in English; empty if the game has none."""
    path = next((path for path in _files(game, language) if path.is_file()), None)
    if path is None:
        return []
    typeset = load_language(language).typeset
    figure = partial(_figure, game)
    found: list[Section] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if (heading := _HEADING.match(line)) is not None:
            found.append(Section(heading["anchor"], typeset(heading["title"]), []))
        else:
            found[-1].lines.append(_FIGURE.sub(figure, typeset(line)))
    return [*found, *_rulings(game, path)]


def _rulings(game: str, rules: Path) -> list[Section]:
    """The chapter of rulings beside a page of rules, where its file lies: question, answer and the booklet's page."""
    language = rules.stem.removeprefix("rules_")
    path = rules.with_name(f"rulings_{language}.md")
    if not path.is_file():
        return []
    speech = load_language(language, game)
    lines = [_QUESTION.sub(r"**\1**", speech.typeset(line)) for line in path.read_text(encoding="utf-8").splitlines()]
    return [Section("rulings", speech.text("rulings"), lines)]


@cache
def _ladder(game: str) -> dict[str, Any]:
    """The matches between AI levels as they were measured."""
    return dict(json.loads(resource(game, "ai", "ladder.json").read_text(encoding="utf-8")))


def _figure(game: str, found: re.Match[str]) -> str:
    """Percent won, the interval of it, or games played; with points: games alone that reached them."""
    match = _ladder(game)[found["match"]]
    if found["what"] == "games":
        return str(match["games"])
    if points := found["points"]:
        share, interval = match[f"at_least_{points}"] / match["games"], match[f"at_least_{points}_interval"]
    else:
        share, interval = match["share"], match["interval"]
    if found["what"] == "share":
        return f"{100 * share:.0f}"
    return "–".join(f"{100 * bound:.0f}" for bound in interval)


def _files(game: str, language: str) -> list[Path]:
    """Where the rules may lie: ours, those that came with a further language, English."""
    name = f"rules_{language}.md"
    added = [translation(game, name), *([translation(name)] if game == FIRST else [])]
    return [resource(game, name), *added, resource(game, f"rules_{DEFAULT}.md")]


def page(game: str, language: str, link_colour: str, rule_colour: str) -> str:
    """The whole page as HTML; pictures have addresses `icon:name` and `card:kind/id`."""
    parts = []
    for section in sections(game, language):
        parts.append(f'<a name="{section.anchor}"></a><h2>{html.escape(section.title, quote=False)}</h2>')
        parts.append(_body(section.lines))
    # Qt folds every space but one kind into ordinary ones, the narrow one of French too, unless told to keep them.
    style = (
        f"<style>a {{ color: {link_colour}; }} hr {{ color: {rule_colour}; }} p, li {{ line-height: 118%; }} "
        "h2, p, li { white-space: pre-wrap; }</style>"
    )
    return style + "".join(parts)


def _body(lines: list[str]) -> str:
    blocks: list[str] = []
    for block in "\n".join(lines).strip().split("\n\n"):
        rows = block.splitlines()
        begin = next((place for place, row in enumerate(rows) if _ITEM.match(row)), len(rows))
        if begin:
            blocks.append(f"<p>{_inline(' '.join(rows[:begin]))}</p>")
        if rows[begin:]:
            blocks.append(_list(rows[begin:]))
    return "".join(blocks)


def _list(rows: list[str]) -> str:
    """Items begin with "- " or "1. "; a row that is indented goes on with the item before it."""
    items: list[str] = []
    for row in rows:
        if _ITEM.match(row):
            items.append(_ITEM.sub("", row))
        else:
            items[-1] += f" {row.strip()}"
    tag = "ul" if rows[0].startswith("-") else "ol"
    inner = "".join(f"<li>{_inline(item)}</li>" for item in items)
    return f"<{tag}>{inner}</{tag}>"


def _inline(text: str) -> str:
    text = html.escape(text, quote=False)
    text = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", text)
    text = re.sub(r"\*(.+?)\*", r"<i>\1</i>", text)
    return _PICTURE.sub(_picture, text)


def _picture(found: re.Match[str]) -> str:
    kind, name = found["kind"], found["id"]
    if kind == "icon":
        return f'<img src="icon:{name}" style="vertical-align: middle">'
    return f'<img src="card:{kind}/{name}"> '

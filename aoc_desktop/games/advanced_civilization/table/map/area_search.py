"""Finding an area by typing: accents and capitals make no difference, beginnings of names come first."""

from __future__ import annotations

from collections.abc import Mapping

from aoc_desktop.ui.kit.text_search import SearchLine, search


def found(names: Mapping[str, str], typed: str) -> list[str]:
    """The ids of areas and seas whose names have these letters, the best first; none for nothing typed."""
    if not typed.strip():
        return []
    ids = sorted(names, key=lambda name: names[name])
    # Every name is a line of its own; a title would come before all others.
    return [ids[hit.line] for hit in search([SearchLine(names[name], "") for name in ids], typed)]

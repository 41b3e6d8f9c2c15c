"""The SVG files of resources: read once, their placeholder colours replaced, kept ready to be drawn."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from PySide6.QtCore import QByteArray
from PySide6.QtSvg import QSvgRenderer

from aoc_desktop.kernel.resources import resource

Colours = tuple[tuple[str, str], ...]
"""Placeholders, and what stands for each."""
_COLOUR = re.compile(r"#[0-9a-f]{6}\b")
_GRADIENT = re.compile(
    r'<\w+Gradient id="(\w+)".*?<stop [^>]*stop-color="(#[0-9a-f]{6})"(.*?)</\w+Gradient>', re.DOTALL
)
_SHADED = re.compile(r"url\(#(\w+)\)")


@cache
def svg_names(folder: str) -> frozenset[str]:
    """What is drawn in a folder, such as `svg_names("icons")`."""
    return frozenset(path.stem for path in resource(folder).glob("*.svg"))


@cache
def svg_text(path: str) -> str:
    return resource(f"{path}.svg").read_text(encoding="utf-8")


@lru_cache(maxsize=2048)
def tinted(path: str, colours: Colours, flat: bool) -> QSvgRenderer:
    """A drawing in these colours, such as `tinted("icons/coin", …)`."""
    text = _flattened(svg_text(path)) if flat else svg_text(path)
    inks = dict(colours)
    text = _COLOUR.sub(lambda found: inks.get(found[0], found[0]), text)
    return QSvgRenderer(QByteArray(text.encode()))


def _flattened(text: str) -> str:
    """A drawing's own shading, for high contrast: its first colour alone, or nothing where a gleam would shine."""
    firsts = {name: "none" if "stop-opacity" in rest else first for name, first, rest in _GRADIENT.findall(text)}
    return _SHADED.sub(lambda found: firsts[found[1]], text)

"""Every card, tile and island in words: what it does, what it costs, what lies on it."""

from __future__ import annotations

from aoc_desktop.games.golden_ages.rules.cards import (
    Building,
    CardSet,
    Civilization,
    Island,
    Placement,
    Technology,
    Tile,
    Wonder,
)
from aoc_desktop.games.golden_ages.rules.squares import COLUMNS, NAMES, NOWHERE, SIDES, neighbour
from aoc_desktop.games.golden_ages.words.effects import effects_text, future_text, judgement_text
from aoc_desktop.games.golden_ages.words.speech import load_language
from aoc_desktop.text.language import Language


def card_text(cards: CardSet, kind: str, card_id: str, language: str) -> str:
    """What a card does, in the sentences of the golden tables."""
    card = getattr(cards, kind)[card_id]
    if kind == "judgement":
        return judgement_text(card, language)
    if kind == "future":
        return future_text(card, language)
    return effects_text(card.effects, language)


def technology_lines(cards: CardSet, technology: Technology, language: str) -> list[str]:
    """The other lines on a technology tile: price, predecessor, cubes, points, what it makes obsolete."""
    speech = load_language(language)
    if technology.level == 1:
        return [speech.sentence("card.from_the_start")]
    before = next(other.id for other in cards.technologies if other.bit == technology.before)
    lines = [speech.sentence("card.cost", n=technology.cost), speech.sentence("card.needs", technology=before)]
    if technology.cubes:
        lines.append(speech.sentence("card.cubes", n=technology.cubes))
    if technology.points:
        lines.append(speech.sentence("card.points", n=technology.points))
    if old := [other.id for other in cards.technologies if other.bit & technology.obsoletes]:
        lines.append(speech.sentence("card.obsoletes", technologies=old))
    return lines


def wonder_lines(wonder: Wonder, language: str) -> list[str]:
    """The price, with what it is for the civilisations that pay less."""
    speech = load_language(language)
    lines = []
    for price in sorted(set(wonder.cost_for.values())):
        civilizations = [name for name, less in wonder.cost_for.items() if less == price]
        key = "card.cost_for" if len(civilizations) == 1 else "card.cost_for_several"
        values = {"n": wonder.cost, "m": price, "civilization": civilizations[0], "civilizations": civilizations}
        lines.append(speech.sentence(key, **values))
    return lines or [speech.sentence("card.cost", n=wonder.cost)]


def building_lines(building: Building, language: str) -> list[str]:
    """What it costs, and from how many players on its cards are used."""
    speech = load_language(language)
    marks = sorted({least for least in building.players if least > 2})
    return [speech.sentence("card.building"), *(speech.sentence("card.mark", n=least) for least in marks)]


def civilization_line(civilization: Civilization, language: str) -> str:
    return load_language(language).sentence("card.value", n=civilization.value)


# ------------------------------------------------------------------ symbols, tiles and islands


def symbols_text(speech: Language, symbols: tuple[str, ...], form: str = "") -> str:
    """What lies on one square: "wheat and game"; with `the` or `of` inside a sentence; equal ones are counted."""
    parts = []
    for symbol in dict.fromkeys(symbols):
        if symbols.count(symbol) > 1:
            key = "symbols.twice_of" if form == "of" else "symbols.twice"
            parts.append(speech.text(key, n=symbols.count(symbol), symbol=symbol))
        else:
            name = speech.names["symbol"][symbol]
            parts.append(name.form(form or "short"))
    return speech.join(parts)


def tile_text(tile: Tile, language: str, placement: Placement | None = None) -> str:
    """A tile as it lies (otherwise not turned): each cell with its symbols and its outer edges."""
    speech = load_language(language)
    placement = placement or next(at for at in tile.placements if at.rotation == 0)
    cells = []
    for number, cell in enumerate(placement.cells):
        place = speech.text(f"tile.{_place(tile, placement, number)}")
        outer = [side for side in range(4) if not _covers(placement, neighbour(cell.square, side))]
        edges = _edges(speech, [SIDES[side] for side in outer], [cell.edges[side] for side in outer])
        symbols = symbols_text(speech, cell.symbols)
        cells.append(speech.sentence("tile.cell", place=place, symbols=symbols, edges=edges))
    return speech.sentence("tile.square", tile=tile.id, cells=" ".join(cells))


def _covers(placement: Placement, square: int) -> bool:
    return square != NOWHERE and bool(placement.covers >> square & 1)


def _place(tile: Tile, placement: Placement, number: int) -> str:
    """Where a cell lies, seen from the first one."""
    first, cell = placement.cells[0].square, placement.cells[number].square
    south, east = cell // COLUMNS - first // COLUMNS, cell % COLUMNS - first % COLUMNS
    if tile.size == 4:
        rows = sorted({each.square // COLUMNS for each in placement.cells})
        columns = sorted({each.square % COLUMNS for each in placement.cells})
        north = "north" if cell // COLUMNS == rows[0] else "south"
        return f"{north}_{'west' if cell % COLUMNS == columns[0] else 'east'}"
    if number == 0:
        return "corner" if tile.size == 3 else "first"
    return {(-1, 0): "north", (0, 1): "east", (1, 0): "south", (0, -1): "west"}[south, east]


def _edges(speech: Language, sides: list[str], land: list[bool]) -> str:
    if all(land):
        return speech.text("tile.all_land")
    if not any(land):
        return speech.text("tile.all_water")
    dry = [side for side, is_land in zip(sides, land, strict=True) if is_land]
    return speech.text("tile.edges", land=dry, water=[side for side in sides if side not in dry])


def island_text(island: Island, language: str) -> str:
    speech = load_language(language)
    symbols = symbols_text(speech, island.symbols)
    return speech.sentence("tile.island", square=NAMES[island.square], symbols=symbols)

"""What each of the nine crossings would give, and how the score stands with its four dominations."""

from __future__ import annotations

from typing import NamedTuple

from aoc_desktop.games.monumental_duel.rules.cards import RESOURCES, Card
from aoc_desktop.games.monumental_duel.rules.scoring import DOMINATIONS, Counts, counts, score
from aoc_desktop.games.monumental_duel.rules.state import CELLS_OF, COLUMNS, IN_LINE, ROWS, Player, State
from aoc_desktop.kernel.game import Seat


class SumRow(NamedTuple):
    """One choice of row and column."""

    cell: str
    """The crossing."""
    amounts: tuple[int, ...]
    """By the number of the resource."""
    sources: tuple[tuple[str, ...], ...]
    """The cards that give each resource."""
    effects: tuple[str, ...]
    """Cards whose effect can be used later as an action; standing ones too."""
    revolts: int
    wakes: tuple[str, ...]
    """Policies at these lines."""


class ScoreRow(NamedTuple):
    """A thing that scores, for both seats."""

    what: str
    counts: tuple[int, int]
    points: tuple[int, int]
    dominates: tuple[bool, bool]


def sum_rows(state: State, seat: Seat) -> list[SumRow]:
    """All nine, in cell order; none before the civilisations are picked."""
    player = state.players[seat]
    if player.civilization is None:
        return []
    return [_sum(player, row, column) for row in ROWS for column in COLUMNS]


def _sum(player: Player, row: str, column: str) -> SumRow:
    amounts = [0] * len(RESOURCES)
    sources: list[list[str]] = [[] for _ in RESOURCES]
    effects: list[str] = []
    revolts = 0
    for cell in CELLS_OF[(IN_LINE[row] | IN_LINE[column]) & player.filled]:
        face = player.faces[cell]
        assert face is not None
        revolts += face.kind == "revolt"
        for number, amount in face.resources:
            amounts[number] += amount
            sources[number].append(face.id)
        effects += [card.id for card in (face, player.attached[cell]) if card is not None and _does(card)]
    wakes = [card.id for card, line in zip(player.policies, player.lines, strict=False) if line in (row, column)]
    names = tuple(map(tuple, sources))
    return SumRow(row + column, tuple(amounts), names, tuple(effects), revolts, tuple(wakes))


def _does(card: Card) -> bool:
    return card.kind != "revolt" and (card.effect is not None or card.standing is not None or bool(card.exchange))


def score_rows(state: State) -> list[ScoreRow]:
    """What each seat would score now, thing by thing."""
    worth = state.table.cards.points
    both = counts(state, 0), counts(state, 1)
    rows = []
    for what in Counts._fields:
        have = getattr(both[0], what), getattr(both[1], what)
        rules = (have[0] >= have[1], have[1] >= have[0]) if what in DOMINATIONS else (False, False)
        rows.append(ScoreRow(what, have, (have[0] * worth[what], have[1] * worth[what]), rules))
    return rows


def totals(state: State) -> tuple[int, int]:
    return score(state, 0), score(state, 1)

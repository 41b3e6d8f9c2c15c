"""Positions for rule cases: given a position, when a phase or a move, then what the book says.

game = Position().tokens(0, carthage=3, numidia=1).cities(1, "rome")
game.begin("expansion")
assert game.on_map(0) == {"carthage": 5, "numidia": 2}

Seats 0, 1 and 2 are Africa, Illyria and Crete (AST order 1, 3 and 5) on the board of three, 47 tokens each.
A phase is played to its own end only: what the next phases would change stays out of the case.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.card_files import shipped_set
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.legal import LegalMoves
from aoc_desktop.games.advanced_civilization.rules.setup import Options
from aoc_desktop.games.advanced_civilization.rules.snapshot import deciders, snapshot
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY
from aoc_desktop.games.advanced_civilization.rules.tasks import Question, proceed
from aoc_desktop.games.advanced_civilization.rules.turn import BEGIN
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.notation import read_line
from aoc_desktop.kernel.rng import Rng

NATIONS = ["africa", "illyria", "crete"]
TOWNS = ["apollonia", "athens", "byzantium", "chalcis", "corinth", "moesia", "neapolis", "palermo", "rome"]
MORE_TOWNS = ["argos", "eretria", "knossos", "phaestos", "sparta", "syracuse", "tarentum", "thera", "thessalonica"]
"""Nine areas with city sites, and nine others: places for many cities."""


class Position:
    def __init__(
        self,
        nations: list[str] | None = None,
        variants: Iterable[str] = (),
        late: Iterable[int] = (),
        **setup: Any,
    ) -> None:
        chosen = NATIONS if nations is None else nations
        waiting = list(late)
        fixed = {"nations": chosen, "order": _order(len(chosen), waiting), "late": waiting, **setup}
        options = Options(
            shipped_set("standard"), len(chosen), variants=frozenset(["random_nations", *variants]), setup=fixed
        )
        self.state = GAME.setup(options, Rng(1))
        self.events: list[Event] = []
        self._clear()

    def _clear(self) -> None:
        """An empty map in turn 5, when tokens move."""
        state = self.state
        state.phase = "movement"
        state.agenda = ()
        state.turn = 5
        state.census = state.ast_order
        state.trade_order = state.ast_order
        for row in state.tokens:
            row[:] = [0] * len(row)
        state.stock = bytearray([state.table.board.tokens] * state.table.players)

    # ------------------------------------------------------------ given

    def tokens(self, seat: int | str, **areas: int) -> Position:
        """Tokens of a seat, or of "barbarians"."""
        state = self.state
        for name, number in areas.items():
            area = state.table.board.area[name]
            if seat == "barbarians":
                state.tokens[state.table.neutral][area] += number
                state.pool_tokens -= number
            else:
                state.tokens[int(seat)][area] += number
                state.stock[int(seat)] -= number
        return self

    def cities(self, seat: int | str, *areas: str, new: bool = False) -> Position:
        """Cities of a seat, or of "pirates"."""
        state = self.state
        for name in areas:
            area = state.table.board.area[name]
            if seat == "pirates":
                state.city[area] = state.table.neutral
                state.pool_cities -= 1
            else:
                state.city[area] = int(seat)
                state.city_stock[int(seat)] -= 1
            if new:
                state.new = state.new | {area}
        return self

    def ships(self, seat: int, *berths: str) -> Position:
        self.state.ships[seat] = tuple(sorted(self.state.table.board.place[berth] for berth in berths))
        return self

    def stock(self, seat: int, number: int) -> Position:
        """So many tokens in stock; the others are in the treasury."""
        self.state.treasury[seat] += self.state.stock[seat] - number
        self.state.stock[seat] = number
        return self

    def treasury(self, seat: int, number: int) -> Position:
        self.state.stock[seat] += self.state.treasury[seat] - number
        self.state.treasury[seat] = number
        return self

    def own(self, seat: int, *cards: str) -> Position:
        for card in cards:
            self.state.acquire(seat, self.state.table.cards.civilization[card].number)
        return self

    def hand(self, seat: int, **cards: int) -> Position:
        """Trade cards, taken from their stacks."""
        known = self.state.table.cards
        for name, number in cards.items():
            for _ in range(number):
                self._draw(seat, known.card[name])
        return self

    def _draw(self, seat: int, card: int) -> None:
        """A card from wherever it lies in its stack; its layer notes the drawer."""
        state = self.state
        place = state.table.cards.stack_of[card] - 1
        stack = list(state.stacks[place])
        depth = stack.index(card)
        del stack[depth]
        layers = list(state.layers[place])
        nth = next(n for n in range(len(layers)) if depth < sum(layer.size for layer in layers[: n + 1]))
        layers[nth] = layers[nth]._replace(size=layers[nth].size - 1, drawers=(*layers[nth].drawers, seat))
        state.stacks = (*state.stacks[:place], tuple(stack), *state.stacks[place + 1 :])
        state.layers = (*state.layers[:place], tuple(layers), *state.layers[place + 1 :])
        state.hands[seat][card] += 1

    def given_by(self, seat: int, calamity: str) -> Position:
        first = len(self.state.table.cards.commodities)
        place = self.state.table.cards.card[calamity] - first
        self.state.givers = (*self.state.givers[:place], seat, *self.state.givers[place + 1 :])
        return self

    def square(self, seat: int, square: int) -> Position:
        self.state.ast[seat] = square
        return self

    def struck(self, seat: int, calamity: str, giver: int = NOBODY) -> Position:
        """Phase 12 with one calamity in a hand."""
        self.hand(seat, **{calamity: 1})
        if giver != NOBODY:
            self.given_by(giver, calamity)
        self.begin("calamities")
        return self

    # ------------------------------------------------------------ when

    def begin(self, phase: str) -> list[Event]:
        """A phase, up to its first question or its end."""
        self.state.phase = phase
        self.state.agenda = ()
        log: list[Event] = []
        BEGIN[phase](self.state, log)
        proceed(self.state, log)
        self.events = log
        return log

    def play(self, *lines: str) -> list[Event]:
        """Moves as in a record; every one of them must be legal. Returns the events of the last one."""
        for line in lines:
            seat, move = read_line(line, self.deciders)
            assert self.why_not(line) is None, f"{line}: {self.why_not(line)}"
            question = self.question
            self.state.agenda = self.state.agenda[:-1]
            self.events = []
            question.play(self.state, seat, move, self.events)
            proceed(self.state, self.events)
        return self.events

    # ------------------------------------------------------------ then

    @property
    def question(self) -> Question:
        question = self.state.agenda[-1]
        assert isinstance(question, Question)
        return question

    @property
    def asked(self) -> str:
        """The step, or nothing when the phase is over."""
        return self.state.step if self.state.agenda else ""

    @property
    def deciders(self) -> tuple[int, ...]:
        return deciders(self.state) if self.state.agenda else ()

    @property
    def pending(self) -> Mapping[str, Any]:
        return self.question.pending(self.state)

    def legal(self, prefix: str = "", seat: int | None = None) -> list[str]:
        if not self.state.agenda:
            return []
        who = self.deciders[0] if seat is None else seat
        lines = sorted(" ".join(move) for move in LegalMoves(self.state, who))
        return [line for line in lines if line.startswith(prefix)]

    def why_not(self, line: str) -> Reason | None:
        seat, move = read_line(line, self.deciders)
        return LegalMoves(self.state, seat).why_not(move)

    def on_map(self, seat: int | str) -> dict[str, int]:
        """Tokens of a seat or of "barbarians", by area."""
        row = self.state.tokens[self.state.table.neutral if seat == "barbarians" else int(seat)]
        return {self.state.table.board.areas[area]: number for area, number in enumerate(row) if number}

    def towns(self, seat: int | str) -> list[str]:
        """Areas with a city of a seat or of "pirates"."""
        owner = self.state.table.neutral if seat == "pirates" else int(seat)
        return [self.state.table.board.areas[area] for area in self.state.cities_of(owner)]

    def held(self, seat: int) -> dict[str, int]:
        names = self.state.table.cards.cards
        return {names[card]: count for card, count in enumerate(self.state.hands[seat]) if count}

    def owned(self, seat: int) -> list[str]:
        cards = self.state.table.cards.civilization_cards
        return [cards[card].id for card in self.state.owned[seat]]

    def snapshot(self) -> dict[str, Any]:
        return snapshot(self.state)


def _order(players: int, late: list[int]) -> list[int]:
    return [seat for seat in range(players) if seat not in late] + late


def kinds(events: Iterable[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: Iterable[Event], kind: str) -> list[tuple[Any, ...]]:
    """The fields of every event of a kind but its cause."""
    ours = (event for event in events if event.kind == kind)
    return [tuple(getattr(event, field.name) for field in fields(event) if field.name != "cause") for event in ours]

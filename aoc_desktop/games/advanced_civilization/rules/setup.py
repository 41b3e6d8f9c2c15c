"""Setting a game up: options are checked, what they leave open is drawn from the seed (rules 3, notation "Record")."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeAlias

from aoc_desktop.games.advanced_civilization.rules.board import BoardPlan
from aoc_desktop.games.advanced_civilization.rules.cards import STACKS, CardSet
from aoc_desktop.games.advanced_civilization.rules.state import (
    ACTIVE,
    NOBODY,
    SETUP,
    WAITING,
    Layer,
    State,
    Table,
)
from aoc_desktop.games.advanced_civilization.rules.turn import start
from aoc_desktop.kernel.resources import resource
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.kernel.set_up import TableOptions, allow, check_table, given_ids, need, refuse

VARIANTS = ("random_nations", "latecomers", "leaving")
PLAYERS = range(2, 9)
TURN_LIMIT, TURN_LIMITS = 40, range(4, 100)
TRADE_ROUNDS, TRADE_ROUND_NUMBERS = 2, range(1, 10)
FIELDS = ("board", "order", "nations", "stacks", "late", "turn_limit", "trade_rounds")


@cache
def short_games() -> Mapping[int, Mapping[str, Any]]:
    """By the number of players: what a short game is set with, and the figures that were measured for it."""
    path = resource("advanced_civilization", "short_games.toml")
    return {table["players"]: table for table in tomllib.loads(path.read_text(encoding="utf-8"))["table"]}


def short_game(players: int) -> dict[str, Any]:
    """The set-up of a game of about an hour."""
    table = short_games()[players]
    return {field: table[field] for field in ("board", "turn_limit", "trade_rounds")}


Options: TypeAlias = TableOptions[CardSet]


def check_options(options: Options) -> None:
    """Refuse combinations that the rules do not know."""
    check_table(options, PLAYERS, VARIANTS)


def check_complete(options: Options) -> None:
    drawn = "random_nations" in options.variants
    need([field for field in FIELDS if field != "late" and (drawn or field != "nations")], options.setup)


def set_up(options: Options, rng: Rng) -> State:
    """A new game, at its first decision."""
    check_options(options)
    state = _SetUp(options, rng).state()
    start(state, None)
    return state


class _SetUp:
    """Draws or checks the parts of a set-up one by one: order, nations, stacks (each from a stream of its own)."""

    def __init__(self, options: Options, rng: Rng) -> None:
        self.options = options
        self.cards = options.cards
        self.given = options.setup
        self.streams = [rng.fork(number) for number in range(1, 4)]
        allow(FIELDS, self.given)

    def state(self) -> State:
        options, cards = self.options, self.cards
        late = self.late()
        starting = options.players - len(late)
        plan = self.plan(starting)
        board = plan.board(starting)
        turn_limit = self.number("turn_limit", TURN_LIMIT, TURN_LIMITS)
        rounds = self.number("trade_rounds", TRADE_ROUNDS, TRADE_ROUND_NUMBERS)
        order = self.order(late)
        table = Table(cards, board, options.players, order, late, options.variants, turn_limit, rounds)
        stacks = self.stacks(starting)
        players, areas, kinds = options.players, len(board.areas), len(cards.cards)
        unused = len(cards.nations) - players
        state = State(
            table=table,
            turn=0,
            phase=SETUP,
            finished=False,
            nation=tuple(self.nations(plan, starting, order)),
            status=bytearray(WAITING if seat in late else ACTIVE for seat in range(players)),
            ast_order=(),
            stock=bytearray([board.tokens] * players),
            treasury=bytearray(players),
            city_stock=bytearray([cards.cities] * players),
            ast=bytearray(players),
            owned=((),) * players,
            owned_bits=(0,) * players,
            abilities=(cards.abilities(0),) * players,
            ships=[()] * players,
            hands=[bytearray(kinds) for _ in range(players)],
            frozen=bytearray(players),
            bonus_used=frozenset(),
            tokens=[bytearray(areas) for _ in range(players + 1)],
            city=[NOBODY] * areas,
            new=frozenset(),
            pool_tokens=unused * cards.tokens,
            pool_cities=unused * cards.cities,
            stacks=stacks,
            layers=tuple(self.layers(stack, starting) for stack in stacks),
            aside=bytearray(kinds),
            unseen=bytearray(kinds),
            givers=(NOBODY,) * len(cards.calamities),
            gave=(0,) * len(cards.calamities),
            lots_heard=(),
            census=(),
            trade_order=(),
            fresh={},
            ready=(),
            revolted=frozenset(),
            agenda=(),
        )
        state.order_seats()
        return state

    def late(self) -> tuple[int, ...]:
        """Seats that wait; at least two others start."""
        late = self.given.get("late", [])
        variant = "latecomers" in self.options.variants
        players = self.options.players
        if not isinstance(late, list) or not all(type(seat) is int and 0 <= seat < players for seat in late):
            refuse("late", "wrong_type", None, "list")
        if len(set(late)) < len(late):
            refuse("late", "duplicate")
        if bool(late) != variant:
            refuse("late", "not_allowed" if late else "missing")
        if players - len(late) < 2:
            refuse("late", "too_few_start", players - len(late), 2)
        return tuple(sorted(late))

    def plan(self, starting: int) -> BoardPlan:
        boards = self.cards.boards
        fitting = [name for name, plan in boards.items() if starting in plan.players]
        defaults = [name for name in fitting if starting in boards[name].default_for] or fitting
        if not defaults:
            refuse("board", "missing")
        name = self.given.get("board", defaults[0])
        if not isinstance(name, str) or name not in boards:
            refuse("board", "unknown_name", name if isinstance(name, str) else None, fitting)
        if name not in fitting:
            refuse("board", "wrong_players", name, fitting, players=starting)
        return boards[name]

    def number(self, field: str, default: int, allowed: range) -> int:
        number = self.given.get(field, default)
        if type(number) is not int or number not in allowed:
            expected = f"{allowed[0]}–{allowed[-1]}"
            refuse(field, "wrong_value", number if isinstance(number, int | str) else None, expected)
        return number

    def order(self, late: tuple[int, ...]) -> tuple[int, ...]:
        """All seats in drawn order; late ones stand behind the others."""
        seats = list(range(self.options.players))
        if "order" in self.given:
            order = self.given["order"]
            if not isinstance(order, list) or not all(type(seat) is int for seat in order) or sorted(order) != seats:
                refuse("order", "every_seat_once", None, seats)
            if [seat in late for seat in order] != sorted(seat in late for seat in order):
                refuse("order", "late_last")
            return tuple(order)
        self.streams[0].shuffle(seats)
        return tuple(sorted(seats, key=lambda seat: seat in late))

    def nations(self, plan: BoardPlan, starting: int, order: tuple[int, ...]) -> list[int]:
        """Of each seat, if they are drawn."""
        players = self.options.players
        if "random_nations" not in self.options.variants:
            if self.given.get("nations", []) != []:
                refuse("nations", "not_allowed")
            return [NOBODY] * players
        names = [nation.id for nation in self.cards.nations]
        if "nations" in self.given:
            return self.given_nations(plan, starting, order, names)
        on_board = [names.index(name) for name in plan.nations[starting]]
        self.streams[1].shuffle(on_board)
        chosen = on_board[:starting]
        others = [number for number in range(len(names)) if number not in chosen]
        self.streams[1].shuffle(others)
        chosen += others[: players - starting]
        return [chosen[order.index(seat)] for seat in range(players)]

    def given_nations(self, plan: BoardPlan, starting: int, order: tuple[int, ...], names: list[str]) -> list[int]:
        chosen = given_ids("nations", self.given["nations"])
        if len(chosen) != self.options.players:
            refuse("nations", "wrong_count", len(chosen), self.options.players)
        for seat, name in enumerate(chosen):
            if name not in names:
                refuse("nations", "unknown_name", name)
            if name in chosen[:seat]:
                refuse("nations", "duplicate", name)
            if order.index(seat) < starting and name not in plan.nations[starting]:
                refuse("nations", "not_on_board", name)
        return [names.index(name) for name in chosen]

    # ------------------------------------------------------------ stacks

    def cards_of(self, stack: int) -> tuple[list[int], list[int], list[int]]:
        """Commodities, the tradable and the non-tradable calamity of a stack (0 to 8)."""
        cards = self.cards
        here = [card for card, number in enumerate(cards.stack_of) if number == stack + 1]
        kinds = len(cards.commodities)
        goods = [card for card in here if card < kinds for _ in range(cards.commodities[card].copies)]
        calamities = [card for card in here if card >= kinds]
        tradable = [card for card in calamities if cards.tradable[card]]
        return goods, tradable, [card for card in calamities if not cards.tradable[card]]

    def stacks(self, starting: int) -> tuple[tuple[int, ...], ...]:
        if "stacks" in self.given:
            return self.given_stacks(starting)
        return tuple(self.drawn_stack(stack, starting) for stack in range(STACKS))

    def drawn_stack(self, stack: int, starting: int) -> tuple[int, ...]:
        """The top cards are commodities only, the tradable calamity lies in the rest, the other at the bottom."""
        goods, tradable, bottom = self.cards_of(stack)
        rng = self.streams[2]
        rng.shuffle(goods)
        rest = goods[starting:] + tradable
        rng.shuffle(rest)
        return (*goods[:starting], *rest, *bottom)

    def given_stacks(self, starting: int) -> tuple[tuple[int, ...], ...]:
        stacks = self.given["stacks"]
        if not isinstance(stacks, list) or len(stacks) != STACKS:
            refuse("stacks", "wrong_count", len(stacks) if isinstance(stacks, list) else None, STACKS)
        return tuple(self.given_stack(stack, cards, starting) for stack, cards in enumerate(stacks))

    def given_stack(self, stack: int, given: object, starting: int) -> tuple[int, ...]:
        field = f"stacks.{stack + 1}"
        names = given_ids(field, given)
        for name in names:
            if name not in self.cards.card:
                refuse(field, "unknown_card", name)
        numbers = [self.cards.card[name] for name in names]
        goods, tradable, bottom = self.cards_of(stack)
        if Counter(numbers) != Counter([*goods, *tradable, *bottom]):
            refuse(field, "not_the_cards", None, len(goods) + len(tradable) + len(bottom))
        if any(card >= len(self.cards.commodities) for card in numbers[: min(starting, len(goods))]):
            refuse(field, "calamity_on_top", None, starting)
        if bottom and numbers[-1] != bottom[0]:
            refuse(field, "calamity_not_last", self.cards.cards[bottom[0]])
        return tuple(numbers)

    def layers(self, stack: tuple[int, ...], starting: int) -> tuple[Layer, ...]:
        """What everybody knows: commodities, then the rest with one tradable calamity, then the other (rules 23)."""
        first = len(self.cards.commodities)
        calamities = [card for card in stack if card >= first]
        if not calamities:
            return (Layer(len(stack), (), "first"),)
        bottom = [card for card in calamities if not self.cards.tradable[card]]
        layers = [Layer(starting, (), "first"), Layer(len(stack) - starting - len(bottom), (), "rest")]
        layers += [Layer(1, (card,), "bottom") for card in bottom]
        return tuple(layer for layer in layers if layer.size)


def setup_of(state: State) -> dict[str, Any]:
    """The full set-up of a new state, as a record holds it."""
    table = state.table
    names = table.cards.cards
    setup: dict[str, Any] = {
        "board": table.board.id,
        "order": list(table.order),
        "stacks": [[names[card] for card in stack] for stack in state.stacks],
        "late": list(table.late),
        "turn_limit": table.turn_limit,
        "trade_rounds": table.trade_rounds,
    }
    if "random_nations" in table.variants:
        setup["nations"] = [table.cards.nations[number].id for number in state.nation]
    return setup

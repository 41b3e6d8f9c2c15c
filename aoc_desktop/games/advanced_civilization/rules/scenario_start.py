"""How a game begins: at the box's table, or with a scenario: its prelude is played, what is hidden is dealt anew,
pieces are changed, and the next turn begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import accumulate, pairwise
from typing import Any

from aoc_desktop.games.advanced_civilization.rules.card_files import STANDARD, shipped_set
from aoc_desktop.games.advanced_civilization.rules.cards import STACKS
from aoc_desktop.games.advanced_civilization.rules.pieces import place_city, place_tokens, remove_city, remove_tokens
from aoc_desktop.games.advanced_civilization.rules.redraw import deal_anew
from aoc_desktop.games.advanced_civilization.rules.scenarios import SHELF, PiecesChanged, Scenario, prelude
from aoc_desktop.games.advanced_civilization.rules.setup import (
    Options,
    check_complete,
    check_options,
    set_up,
    setup_of,
)
from aoc_desktop.games.advanced_civilization.rules.snapshot import deciders
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, State, Table
from aoc_desktop.games.advanced_civilization.rules.tasks import Task
from aoc_desktop.games.advanced_civilization.rules.trade.knowledge import untouched
from aoc_desktop.games.advanced_civilization.rules.turn import go_on, play
from aoc_desktop.kernel.errors import BadOptions
from aoc_desktop.kernel.notation import read_line
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.kernel.scenarios import OWN
from aoc_desktop.kernel.set_up import allow, given_ids, need, options_of, refuse

FIELDS = ("stacks", "hands")


def begin_game(options: Options, rng: Rng) -> State:
    """A new game, at its first decision."""
    chosen = SHELF.played(options.mode, options.setup)
    if chosen is None:
        return set_up(options, rng)
    _check(chosen, options)
    state = after_prelude(chosen.prelude, chosen.turns).copy()
    old = state.table
    state.table = Table(
        old.cards,
        old.board,
        old.players,
        old.order,
        old.late,
        old.variants,
        chosen.turn_limit,
        chosen.trade_rounds,
        chosen,
    )
    if any(field in options.setup for field in FIELDS):
        need(FIELDS, options.setup)
        _lay_given(state, options.setup)
    else:
        state = deal_anew(state, rng)
    state.agenda = ()
    for change in chosen.changes:
        _change(state, change)
    go_on(state, None)
    return state


def begun_with(state: State) -> dict[str, Any]:
    """The full set-up of a new state, as a record holds it; all that a scenario leaves open is what lies hidden."""
    if state.table.scenario is None:
        return setup_of(state)
    names = state.table.cards.cards
    hands = [[names[card] for card, count in enumerate(hand) for _ in range(count)] for hand in state.hands]
    return {"stacks": [[names[card] for card in stack] for stack in state.stacks], "hands": hands}


def check_begun(options: Options) -> None:
    """Refuse a set-up without a seed that leaves parts open."""
    if SHELF.played(options.mode, options.setup) is None:
        check_options(options)
        check_complete(options)
    else:
        need(FIELDS, options.setup)


def _check(chosen: Scenario, options: Options) -> None:
    """A scenario sets the whole table: a record cannot set it otherwise."""
    if options.cards is not shipped_set(STANDARD):
        raise BadOptions("scenario_own_cards", scenario=chosen.id)
    if options.players != 1 + len(chosen.levels):
        raise BadOptions("players", found=options.players)
    for variant in sorted(options.variants ^ frozenset(chosen.variants)):
        raise BadOptions("unknown_variant", variant=variant)
    allow((*FIELDS, OWN), options.setup)


@cache
def after_prelude(scenario: str, turns: int) -> State:
    """The end of the prelude's last turn, nothing of the next one done."""
    record = prelude(scenario)
    state = set_up(options_of(record, shipped_set(STANDARD)), Rng(0))
    state.table.turn_limit = turns
    for line in record.moves:
        if state.finished:
            refuse("prelude.turns", "wrong_value", turns)
        seat, move = read_line(line, deciders(state))
        play(state, seat, move, None)
    if not state.finished or state.turn != turns:
        refuse("prelude.turns", "wrong_value", turns)
    state.finished = False
    state.bonus_used = frozenset()
    state.lots_heard = ()
    state.agenda = (Task(),)  # the next turn
    return state


# ------------------------------------------------------------------ what is hidden, as a record tells it


def _lay_given(state: State, setup: Mapping[str, Any]) -> None:
    """Stacks and hands must be such as everybody knows them: the same cards, in layers of the same sizes."""
    cards = state.table.cards
    stacks = [_cards(state, f"stacks.{nth + 1}", ids) for nth, ids in enumerate(_lists("stacks", setup, STACKS))]
    hands = [_cards(state, f"hands.{seat}", ids) for seat, ids in enumerate(_lists("hands", setup, len(state.hands)))]
    for seat, hand in enumerate(hands):
        if len(hand) != sum(state.hands[seat]) or any(card >= len(cards.commodities) for card in hand):
            refuse(f"hands.{seat}", "not_the_cards", None, sum(state.hands[seat]))
    held = Counter(card for hand in hands for card in hand)
    before: Counter[int] = Counter()
    for old in state.hands:
        before.update({card: count for card, count in enumerate(old) if count})
    for nth, stack in enumerate(stacks):
        here = [card for card, number in enumerate(cards.stack_of) if number == nth + 1]
        now, then = Counter(stack), Counter(state.stacks[nth])
        if any(now[card] + held[card] != then[card] + before[card] for card in here) or set(stack) - set(here):
            refuse(f"stacks.{nth + 1}", "not_the_cards", None, len(state.stacks[nth]))
        if not _fits(state, nth, stack):
            refuse(f"stacks.{nth + 1}", "not_the_cards", None, len(state.stacks[nth]))
    state.stacks = tuple(tuple(stack) for stack in stacks)
    state.hands = [bytearray(hand.count(card) for card in range(len(cards.cards))) for hand in hands]


def _lists(field: str, setup: Mapping[str, Any], number: int) -> Sequence[object]:
    given = setup[field]
    if not isinstance(given, list) or len(given) != number:
        refuse(field, "wrong_count", len(given) if isinstance(given, list) else None, number)
    return given


def _cards(state: State, field: str, given: object) -> list[int]:
    names = given_ids(field, given)
    for name in names:
        if name not in state.table.cards.card:
            refuse(field, "unknown_card", name)
    return [state.table.cards.card[name] for name in names]


def _fits(state: State, nth: int, stack: list[int]) -> bool:
    """Whether every layer may hold the cards that lie there now."""
    if len(stack) != len(state.stacks[nth]):
        return False
    first = len(state.table.cards.commodities)
    ends = [0, *accumulate(layer.size for layer in state.layers[nth])]
    for layer, (start, end) in zip(state.layers[nth], pairwise(ends), strict=True):
        now, then = Counter(stack[start:end]), Counter(state.stacks[nth][start:end])
        if any(now[card] != then[card] for card in (*now, *then) if card >= first):
            return False
        if untouched(layer) and now != Counter(layer.cards):
            return False
        if layer.kind == "back" and now - Counter(layer.cards):
            return False
    return True


# ------------------------------------------------------------------ changed pieces


def _change(state: State, change: PiecesChanged) -> None:
    """What leaves the map goes to its owner's stock; what comes is taken from the seat's own."""
    seat, board, cards = change.seat, state.table.board, state.table.cards
    if change.clear:
        _clear(state, seat)
    for name, number in change.tokens:
        area = board.area[name]
        _make_room(state, area, keep=seat)
        if number > state.stock[seat]:
            refuse("change.tokens", "wrong_value", number)
        place_tokens(state, seat, area, number)
    for name in change.cities:
        area = board.area[name]
        _make_room(state, area, keep=NOBODY)
        if not state.city_stock[seat]:
            refuse("change.cities", "wrong_value", name)
        place_city(state, seat, area)
    if change.treasury >= 0:
        if change.treasury > state.treasury[seat] + state.stock[seat]:
            refuse("change.treasury", "wrong_value", change.treasury)
        state.stock[seat] += state.treasury[seat] - change.treasury
        state.treasury[seat] = change.treasury
    for name in change.cards:
        card, owned = cards.civilization[name], state.owned_bits[seat]
        if card.requires and not card.requires & owned:
            refuse("change.cards", "wrong_value", name)
        if not card.bit & owned:
            state.acquire(seat, card.number)
    if change.ast >= 0:
        state.ast[seat] = change.ast


def _clear(state: State, seat: int) -> None:
    for area in range(len(state.city)):
        remove_tokens(state, seat, area, state.tokens[seat][area])
        if state.city[area] == seat:
            remove_city(state, area)
    state.ships[seat] = ()
    state.stock[seat] += state.treasury[seat]
    state.treasury[seat] = 0


def _make_room(state: State, area: int, keep: int) -> None:
    """Whatever stands in an area leaves it, but for the tokens of one seat."""
    for nation in range(state.table.neutral + 1):
        if nation != keep:
            remove_tokens(state, nation, area, state.tokens[nation][area])
    if state.city[area] != NOBODY:
        remove_city(state, area)

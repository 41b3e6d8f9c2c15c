"""One question, one answer: which planner decides what (rules 5 to 18)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from aoc_desktop.games.advanced_civilization.rules.board import SITE_TOKENS
from aoc_desktop.games.advanced_civilization.rules.phases.conversion import owners_in
from aoc_desktop.games.advanced_civilization.rules.phases.expansion import GrowArea
from aoc_desktop.games.advanced_civilization.rules.phases.support import TOKENS_PER_CITY
from aoc_desktop.games.advanced_civilization.rules.pieces import unit_points
from aoc_desktop.games.advanced_civilization.rules.policy import buying, suffering, trading, travel
from aoc_desktop.games.advanced_civilization.rules.policy.ground import Ground, ground_of
from aoc_desktop.games.advanced_civilization.rules.policy.settling import foreseen, judged, settlements, token_values
from aoc_desktop.games.advanced_civilization.rules.policy.succession_goals import cities_demanded
from aoc_desktop.games.advanced_civilization.rules.policy.suffering import standing
from aoc_desktop.games.advanced_civilization.rules.policy.tuning import Tuning, blurred
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.rules.tasks import DONE, PASS, Question
from aoc_desktop.games.advanced_civilization.rules.trade.rounds import NO_DEAL, REFUSE, Answers
from aoc_desktop.games.advanced_civilization.rules.trade.trade_cards import BUY, NINTH_PRICE
from aoc_desktop.games.advanced_civilization.rules.view import View
from aoc_desktop.kernel.game import Move
from aoc_desktop.kernel.rng import Rng

# The small decisions of a turn: nation, first token, taxes, growth, building, the ninth stack, conversion.


NATIONS = ("egypt", "africa", "babylon", "illyria", "thrace", "crete", "italy", "assyria", "asia")
OPENING_TURNS = 5
NINTH_RESERVE = 4


def any_move(view: View, seat: int, rng: Rng) -> Move:
    """Any legal move; the ninth stack is hidden, so a view lists none of its moves."""
    question = view.state.agenda[-1]
    assert isinstance(question, Question)
    if question.step == "ninth":
        return rng.choice([BUY, PASS])
    return question.sample(view.state, seat, rng)


def nation_line(state: State, legal: list[Move]) -> tuple[Move, ...]:
    return (min(legal, key=lambda move: NATIONS.index(move[1]) if move[1] in NATIONS else len(NATIONS)),)


def place_line(state: State, seat: int, tuning: Tuning, legal: list[Move]) -> tuple[Move, ...]:
    """Where the people are best off after a few turns alone."""

    def promise(move: Move) -> float:
        ground = ground_of(state, seat)
        ground.own[state.table.board.area[move[1]]] = 1
        ground.next_turn(tuning.kept_money)
        plan = max(settlements(ground, tuning, 0), key=lambda each: each.value)
        return foreseen(plan, tuning, cities_demanded(state, seat), OPENING_TURNS)

    return (max(legal, key=promise),)


def tax_line(state: State, seat: int, legal: list[Move]) -> tuple[Move, ...]:
    """As much as leaves the growth of about eight areas."""
    cities = state.map_cities(seat)
    rates = [int(move[1]) for move in legal]
    fair = [rate for rate in rates if state.stock[seat] - rate * cities >= 10] or [min(2, max(rates))]
    return (("tax", str(max(fair))),)


def grow_line(state: State, seat: int, tuning: Tuning) -> tuple[Move, ...]:
    """The stock is short: where a token is worth most, sites first."""
    question = state.agenda[-1]
    assert isinstance(question, GrowArea)
    ground = ground_of(state, seat)
    values = token_values(ground, tuning)
    names = state.table.board.areas

    def worth(area: int) -> float:
        held = ground.own[area]
        row = values[area]
        missing = SITE_TOKENS - held if ground.free_site(area) else 9
        return (row[held] if held < len(row) else 0.2) + (1.0 if 0 < missing <= 2 else 0.0)

    best = max((area for area, _ in question.due), key=worth)
    return (("grow", names[best]),)


def build_line(state: State, seat: int, tuning: Tuning) -> tuple[Move, ...]:
    """Each city that leaves the seat better off than without it."""
    question = state.agenda[-1]
    assert isinstance(question, Question)
    ground = ground_of(state, seat)
    values = token_values(ground, tuning)
    demanded = cities_demanded(state, seat)[0]
    best: tuple[float, Move] = (_settled(ground, tuning, values, demanded), DONE)
    for move in question.moves(state, seat):
        if move == DONE:
            continue
        tried = ground.copy()
        tried.build(state.table.board.area[move[1]])
        value = _settled(tried, tuning, values, demanded) - (1.0 if len(move) > 2 else 0.0)
        if value > best[0]:
            best = (value, move)
    return (best[1],)


def _settled(ground: Ground, tuning: Tuning, values: list[list[float]], demanded: int) -> float:
    after = ground.copy()
    after.settle_surplus()
    return judged(after, tuning, values, demanded)


def ninth_line(state: State, seat: int) -> tuple[Move, ...]:
    """A rich card for money that purchases would not need at once."""
    cards = state.table.cards
    stack = max(cards.stack_of)
    held = max(state.hands[seat][card] for card, each in enumerate(cards.commodities) if each.stack == stack)
    rich = state.treasury[seat] >= NINTH_PRICE + NINTH_RESERVE
    return (BUY,) if held or rich else (PASS,)


def pillage_line(state: State, seat: int, legal: list[Move]) -> tuple[Move, ...]:
    """Money, as long as the next taxes can be paid."""
    free = state.stock[seat] - TOKENS_PER_CITY * state.map_cities(seat)
    return (("pillage", str(max(0, min(len(legal) - 1, free)))),)


def convert_line(state: State, seat: int, legal: list[Move]) -> tuple[Move, ...]:
    """What hurts the others most, the leader above all."""
    area_of = state.table.board.area

    def gain(move: Move) -> float:
        if move == PASS:
            return 0.0
        area = area_of[move[1]]
        return sum(
            unit_points(state, other, area) * (1 + standing(state, other) / 5000)
            for other in owners_in(state, seat, area)
        )

    return (max(legal, key=gain),)


Line = tuple[Move, ...]


def makes_a_lot(question: Question, seat: int) -> bool:
    """An offer or an answer is begun: the rest of it belongs to the same thought."""
    return question.step in MAKES_A_LOT or (isinstance(question, Answers) and bool(question.answer_of(seat)[1]))


def line(view: View, seat: int, rng: Rng, tuning: Tuning) -> Line:
    """What a seat with these numbers does next."""
    state = view.state
    question = state.agenda[-1]
    assert isinstance(question, Question)
    step = question.step
    if makes_a_lot(question, seat):
        return trading.lot_line(view, seat, tuning, rng)
    if step in TRADES:
        return TRADES[step](view, seat, tuning, rng)
    if step == "ninth":
        return ninth_line(state, seat)  # the stack is hidden, so a view lists no moves here
    if step in PLANS:
        return PLANS[step](state, seat, tuning)
    legal = list(question.moves(state, seat))
    if step in CHOICES:
        return CHOICES[step](state, seat, tuning, legal)
    return tuple(legal[:1])


Trade = Callable[[View, int, Tuning, Rng], Line]
Plan = Callable[..., Line]

MAKES_A_LOT = frozenset({"content", "truth", "talk", "wish", "wanted"})
TRADES: Mapping[str, Trade] = {
    "offer": trading.offer_line,
    "answer": trading.answer_line,
    "deal": trading.deal_line,
}
PLANS: Mapping[str, Plan] = {
    "movement": travel.movement_line,
    "voyage": travel.voyage_line,
    "upkeep": travel.upkeep_line,
    "shipyard": travel.shipyard_line,
    "cards": buying.cards_line,
    "payment": buying.payment_line,
    "discard": buying.discard_line,
    "grow": grow_line,
    "build": build_line,
}
CHOICES: Mapping[str, Plan] = {
    "nation": lambda state, seat, tuning, legal: nation_line(state, legal),
    "place": place_line,
    "tax": lambda state, seat, tuning, legal: tax_line(state, seat, legal),
    "pillage": lambda state, seat, tuning, legal: pillage_line(state, seat, legal),
    "convert": lambda state, seat, tuning, legal: convert_line(state, seat, legal),
    "revolt": lambda state, seat, tuning, legal: suffering.foreign_city(state, seat, legal),
    "raze": lambda state, seat, tuning, legal: suffering.struck_city(state, seat, legal),
    "betray": lambda state, seat, tuning, legal: suffering.foreign_city(state, seat, legal),
    "pirate": lambda state, seat, tuning, legal: suffering.struck_city(state, seat, legal),
    "drown": lambda state, seat, tuning, legal: suffering.own_city(state, seat, legal),
    "quake": lambda state, seat, tuning, legal: suffering.quake_line(state, seat, legal),
    "pottery": lambda state, seat, tuning, legal: tuple(legal[-1:]),
    "lose": suffering.lose_line,
    "reduce": suffering.reduce_line,
    "assign": lambda state, seat, tuning, legal: suffering.assign_line(state, seat),
    "pick": lambda state, seat, tuning, legal: suffering.pick_line(state, seat, legal),
    "faction": lambda state, seat, tuning, legal: suffering.faction_line(state),
    "annex": lambda state, seat, tuning, legal: suffering.annex_line(state, legal),
}


LETS_IT_PASS: Mapping[str, Line] = {"offer": (PASS,), "answer": (REFUSE,), "deal": (NO_DEAL,)}
"""In trade a weak player overlooks a chance; it makes no senseless offer."""


def answer(view: View, seat: int, rng: Rng, tuning: Tuning) -> Line:
    """The line of a seat with these numbers; now and then a weak one does not think."""
    question = view.state.agenda[-1]
    assert isinstance(question, Question)
    if tuning.blunder and not makes_a_lot(question, seat) and rng.below(1000) < 1000 * tuning.blunder:
        return LETS_IT_PASS.get(question.step) or (any_move(view, seat, rng),)
    found = line(view, seat, rng, blurred(tuning, rng) if tuning.noise else tuning)
    if question.step != "ninth" and not question.allows(view.state, seat, found[0]):
        return (any_move(view, seat, rng),)  # no plan is worth a table that waits for ever
    return found

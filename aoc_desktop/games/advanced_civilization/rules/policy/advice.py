"""What the sage advises: the lines of a planner with what each is worth in points, and why; and what a played line was
worth by the same planner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from aoc_desktop.games.advanced_civilization.rules.phases.support import TOKENS_PER_CITY
from aoc_desktop.games.advanced_civilization.rules.policy import buying, policy, trading
from aoc_desktop.games.advanced_civilization.rules.policy.ground import Ground, ground_of
from aoc_desktop.games.advanced_civilization.rules.policy.settling import (
    Settlement,
    foreseen,
    judged,
    settlements,
    styles,
    token_values,
)
from aoc_desktop.games.advanced_civilization.rules.policy.succession_goals import cities_demanded, demands, groups_of
from aoc_desktop.games.advanced_civilization.rules.policy.travel import foresight, moves_of_plan
from aoc_desktop.games.advanced_civilization.rules.policy.tuning import Tuning, tuning_of
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.rules.tasks import DONE, PASS, Question
from aoc_desktop.games.advanced_civilization.rules.trade.lots import Lot
from aoc_desktop.games.advanced_civilization.rules.trade.rounds import NO_DEAL, REFUSE, Answers, Deal, MakeOffer
from aoc_desktop.games.advanced_civilization.rules.view import View
from aoc_desktop.kernel.game import Advice, Because, Move
from aoc_desktop.kernel.rng import Rng

MOST = 4
"""Lines that are told at most."""
VOYAGE = frozenset({"voyage", "sail", "load", "unload", "anchor"})

# ------------------------------------------------------------ movement


def ground_reasons(ground: Ground, founded: int) -> tuple[Because, ...]:
    """Cities that become possible, support, growth: of a position after the surplus."""
    kept, needed = ground.on_map(), TOKENS_PER_CITY * ground.cities
    told = [Because("cities", {"n": founded})] if founded else []
    if kept < needed:
        told.append(Because("unsupported", {"k": needed - kept}))
    elif ground.cities:
        told.append(Because("supported", {"n": ground.cities}))
    stock = ground.all_tokens - kept - ground.treasury
    short = (needed - stock + 1) // TOKENS_PER_CITY if stock < needed else 0
    if short:
        told.append(Because("revolt", {"k": min(short, ground.cities)}))
    growing = sum(min(1 if tokens == 1 else 2, 2) for tokens in ground.own if tokens)
    if grown := min(growing, max(0, stock - needed)):
        told.append(Because("growth", {"n": grown}))
    return tuple(told)


def worth_of_plan(state: State, seat: int, ground: Ground, tuning: Tuning) -> Callable[[Settlement], float]:
    demanded = cities_demanded(state, seat)
    look = foresight(state, ground, tuning, tuning.look)
    if not look:
        return lambda plan: plan.value
    return lambda plan: foreseen(plan, tuning, demanded, look)


def units_of(moves: Iterable[Move]) -> list[tuple[Move, ...]]:
    """Marches, and voyages each as a whole: what can be played in any order."""
    units: list[tuple[Move, ...]] = []
    for move in moves:
        if move[0] in VOYAGE and move[0] != "voyage" and units:
            units[-1] += (move,)
        else:
            units.append((move,))
    return units


def begun_with_another(moves: Iterable[Move], begun: Sequence[Move]) -> tuple[Move, ...]:
    """The same plan in another order, so that it does not begin like an earlier one; nothing: there is none."""
    units = units_of(moves)
    first = next((unit for unit in units if unit[0] not in begun), None)
    if first is None:
        return ()
    units.remove(first)
    return tuple(move for unit in (first, *units) for move in unit)


def movement(view: View, seat: int, tuning: Tuning, rng: Rng) -> list[Advice]:
    state = view.state
    ground = ground_of(state, seat)
    demanded, worth = cities_demanded(state, seat)[0], worth_of_plan(state, seat, ground, tuning)
    plans = settlements(ground, tuning, demanded)
    for style in styles(tuning) if foresight(state, ground, tuning, tuning.look) else ():
        plans += settlements(ground, tuning, demanded, style)
    valued = sorted(((worth(plan), plan) for plan in plans), key=lambda each: -each[0])
    found: list[Advice] = []
    for value, plan in valued:
        line = begun_with_another((*moves_of_plan(ground, plan), DONE), [advice.line[0] for advice in found])
        if line and len(found) < MOST:
            found.append(Advice(line, value, ground_reasons(plan.after, len(plan.built))))
    return found


def moved(state: State, seat: int, played: Sequence[Move]) -> Ground:
    """The tokens where these moves bring them."""
    ground, board = ground_of(state, seat), state.table.board
    place = 0
    for move in played:
        if move[0] == "move":
            start, end, number = board.area[move[1]], board.area[move[2]], int(move[3])
            ground.own[end] += number
        elif move[0] in ("voyage", "sail"):
            place = board.place[move[1]]
            continue
        elif move[0] in ("load", "unload"):
            start, number = board.place_area[place], int(move[1])
            if move[0] == "unload":
                ground.own[start] += number
                continue
        else:
            continue
        ground.own[start] -= number
        ground.fresh[start] = max(0, ground.fresh[start] - number)
    if DONE in played:
        ground.fresh = [0] * len(ground.fresh)
        ground.ships = ()
    return ground


def movement_played(view: View, seat: int, tuning: Tuning, rng: Rng, played: Sequence[Move]) -> float:
    worth = worth_of_plan(view.state, seat, ground_of(view.state, seat), tuning)
    demanded = cities_demanded(view.state, seat)[0]
    return max(worth(plan) for plan in settlements(moved(view.state, seat, played), tuning, demanded))


# ------------------------------------------------------------ building


def building(view: View, seat: int, tuning: Tuning, rng: Rng) -> list[Advice]:
    """Each city by itself, and none."""
    state = view.state
    question = state.agenda[-1]
    assert isinstance(question, Question)
    ground, demanded = ground_of(state, seat), cities_demanded(state, seat)[0]
    values, found = token_values(ground, tuning), []
    for move in question.moves(state, seat):
        tried = ground.copy()
        if move != DONE:
            tried.build(state.table.board.area[move[1]])
        tried.settle_surplus()
        value = judged(tried, tuning, values, demanded) - (1.0 if len(move) > 2 else 0.0)
        found.append(Advice((move,), value, ground_reasons(tried, 0)))
    return ranked(found)


def building_played(view: View, seat: int, tuning: Tuning, rng: Rng, played: Sequence[Move]) -> float:
    state = view.state
    ground = ground_of(state, seat)
    values = token_values(ground, tuning)
    for move in played:
        if move[0] == "build":
            ground.build(state.table.board.area[move[1]])
    ground.settle_surplus()
    return judged(ground, tuning, values, cities_demanded(state, seat)[0])


# ------------------------------------------------------------ trade


def set_reasons(state: State, seat: int, cards: Iterable[int], given: Mapping[int, int]) -> tuple[Because, ...]:
    """What sets come to with these cards; calamities that leave the hand."""
    told, first = list[Because](), len(state.table.cards.commodities)
    for card, number in Counter(cards).items():
        held = state.hands[seat][card] - given.get(card, 0) + number
        worth = held * held * state.table.cards.stack_of[card]
        told.append(Because("set", {"n": number, "commodity": state.table.cards.cards[card], "a": worth}))
    told += [Because("rid", {"calamity": state.table.cards.cards[card]}) for card in given if card >= first]
    return tuple(told)


def content_of(lot: Lot) -> dict[int, int]:
    return {card: number for card, number in enumerate(lot.content) if number}


def played_lot(market: trading.Market, played: Sequence[Move]) -> dict[int, int]:
    """What was given, or what had to be."""
    given = Counter(market.cards.card[move[1]] for move in played if move[0] == "give")
    return dict(given) or market.whole_hand() or {}


def offering(view: View, seat: int, tuning: Tuning, rng: Rng) -> list[Advice]:
    market = trading.Market(view, seat, tuning, rng)
    line = trading.offer_line(view, seat, tuning, rng)
    found = [Advice((PASS,), 0.0, ())]
    if line != (PASS,):
        lot, want = played_lot(market, line), wanted_by(market, line)
        found.append(Advice(line, offer_worth(market, lot, want), set_reasons(view.state, seat, want, lot)))
    return ranked(found)


def wanted_by(market: trading.Market, line: Sequence[Move]) -> tuple[int, ...]:
    named = next((move[1:] for move in line if move[0] == "want"), ())
    return tuple(market.cards.card[card] for card in named if card in market.cards.card)


def offer_worth(market: trading.Market, lot: dict[int, int], want: tuple[int, ...]) -> float:
    others = [seat for seat in market.state.trade_order if seat != market.seat and market.sizes[seat] >= 3]
    if len(want) < 2 or not lot:
        return 0.0
    return trading.offer_value(market, lot, (want[0], want[1]), others)


def offer_played(view: View, seat: int, tuning: Tuning, rng: Rng, played: Sequence[Move]) -> float:
    market = trading.Market(view, seat, tuning, rng)
    return offer_worth(market, played_lot(market, played), wanted_by(market, played))


def answering(view: View, seat: int, tuning: Tuning, rng: Rng) -> list[Advice]:
    found = [Advice((REFUSE,), 0.0, ())]
    line = trading.answer_line(view, seat, tuning, rng)
    if line != (REFUSE,):
        market = trading.Market(view, seat, tuning, rng)
        lot = played_lot(market, line)
        question = view.state.agenda[-1]
        assert isinstance(question, Answers)
        true = [market.cards.card[card] for card in question.offer.lot.true]
        found.append(Advice(line, answer_worth(market, view, lot), set_reasons(view.state, seat, true, lot)))
    return ranked(found)


def answer_worth(market: trading.Market, view: View, lot: dict[int, int]) -> float:
    question = view.state.agenda[-1]
    assert isinstance(question, Answers)
    goods = sum(number for card, number in lot.items() if card < market.first_calamity)
    if goods < 2:
        return 0.0
    offer: MakeOffer = question.offer
    told = trading.heard(market.cards, offer.lot, dict(view.lot_sizes)[question.proposer])
    return market.gain(lot, told, question.proposer) * trading.consent(market, offer, lot)


def answer_played(view: View, seat: int, tuning: Tuning, rng: Rng, played: Sequence[Move]) -> float:
    market = trading.Market(view, seat, tuning, rng)
    return answer_worth(market, view, played_lot(market, played)) if played[0] == ("answer",) else 0.0


def dealing(view: View, seat: int, tuning: Tuning, rng: Rng) -> list[Advice]:
    """Every answer, and none of them."""
    question = view.state.agenda[-1]
    assert isinstance(question, Deal)
    market, sizes = trading.Market(view, seat, tuning, rng), dict(view.lot_sizes)
    given, found = content_of(question.heard.offer.lot), [Advice((NO_DEAL,), 0.0, ())]
    for other, word, lot in question.heard.answers:
        if word == "answer":
            heard = trading.heard(market.cards, lot, sizes[other])
            reasons = set_reasons(view.state, seat, heard.true, given)
            found.append(Advice((("deal", str(other)),), market.gain(given, heard, other), reasons))
    return ranked(found)


def deal_played(view: View, seat: int, tuning: Tuning, rng: Rng, played: Sequence[Move]) -> float:
    return next((advice.value for advice in dealing(view, seat, tuning, rng) if advice.line[0] == played[0]), 0.0)


# ------------------------------------------------------------ purchases


def purchases(view: View, seat: int, tuning: Tuning, rng: Rng) -> list[Advice]:
    """The best baskets, each with another first card."""
    state, found = view.state, list[Advice]()
    for value, basket, way in buying.weighed_baskets(state, seat, tuning):
        line = buying.purchase_moves(state, seat, basket, way)
        chosen = sorted((move for move in line if move[0] == "buy"), key=lambda move: move in begun(found))
        line = (*chosen, *(move for move in line if move[0] != "buy"))
        if line[0] not in begun(found):
            found.append(Advice(line, value, basket_reasons(state, seat, basket)))
        if len(found) == MOST:
            break
    return found


def begun(found: Iterable[Advice]) -> list[Move]:
    return [advice.line[0] for advice in found]


def basket_reasons(state: State, seat: int, basket: buying.Basket) -> tuple[Because, ...]:
    """Points, and the square that these cards open."""
    if not basket.cards:
        return ()
    points = sum(card.cost for card in basket.cards)
    told, owned, after = [Because("points", {"n": points})], state.owned_bits[seat], state.owned_bits[seat]
    for card in basket.cards:
        after |= card.bit
    for demand in demands(state, seat)[:2]:
        met = [
            bits.bit_count() >= demand.cards and len(groups_of(state, bits)) >= demand.groups for bits in (owned, after)
        ]
        if met == [False, True]:
            told.append(Because("square", {"n": state.ast[seat] + 1 + demand.turns}))
            break
    return tuple(told)


def purchase_played(view: View, seat: int, tuning: Tuning, rng: Rng, played: Sequence[Move]) -> float:
    bought = {move[1] for move in played if move[0] == "buy"}
    weighed = buying.weighed_baskets(view.state, seat, tuning)
    exact = (value for value, basket, _ in weighed if {card.id for card in basket.cards} == bought)
    return next(exact, min(value for value, _, _ in weighed))


# ------------------------------------------------------------ by question


Lines = Callable[[View, int, Tuning, Rng], list[Advice]]
Played = Callable[[View, int, Tuning, Rng, Sequence[Move]], float]

WEIGHED: Mapping[str, tuple[Lines, Played]] = {
    "movement": (movement, movement_played),
    "build": (building, building_played),
    "offer": (offering, offer_played),
    "answer": (answering, answer_played),
    "deal": (dealing, deal_played),
    "cards": (purchases, purchase_played),
}


def ranked(found: list[Advice]) -> list[Advice]:
    return sorted(found, key=lambda advice: -advice.value)[:MOST]


def weighs(state: State, seat: int) -> bool:
    """Whether a planner puts a figure to each of the seat's ways here."""
    question = state.agenda[-1]
    assert isinstance(question, Question)
    return question.step in WEIGHED and not policy.makes_a_lot(question, seat)


def advise(view: View, seat: int, rng: Rng, tuning: Tuning) -> list[Advice]:
    """Best first; where no planner weighs, the one line that the sage plays."""
    if not weighs(view.state, seat):
        return [Advice(policy.answer(view, seat, rng, tuning), 0.0, ())]
    question = view.state.agenda[-1]
    assert isinstance(question, Question)
    found = WEIGHED[question.step][0](view, seat, tuning, rng)
    return [advice for advice in found if question.allows(view.state, seat, advice.line[0])]


def worth_played(view: View, seat: int, rng: Rng, tuning: Tuning, played: Sequence[Move]) -> float:
    """By the same planner, from the same knowledge."""
    question = view.state.agenda[-1]
    assert isinstance(question, Question)
    return WEIGHED[question.step][1](view, seat, tuning, rng, played)


# ------------------------------------------------------------ the policy of the game


SAGE = "sage"


class SeatPolicy:
    """The levels of this game (aoc_desktop.ai.policies.Policy)."""

    def __call__(self, view: View, seat: int, rng: Rng, level: str) -> policy.Line:
        return policy.answer(view, seat, rng, tuning_of(level))

    def weighs(self, state: State, seat: int) -> bool:
        """Whether it puts a figure to each way that the seat has here."""
        return weighs(state, seat)

    def advise(self, view: View, seat: int, rng: Rng, played: tuple[Move, ...] = ()) -> list[Advice]:
        """What the sage thinks of, best first; `played`, where there is one, by the same measure and last."""
        tuning, seed = tuning_of(SAGE), rng.bits()
        found = advise(view, seat, Rng(seed), tuning)
        if not played:
            return found
        return [*found, Advice(played, worth_played(view, seat, Rng(seed), tuning, played), ())]

    def numbers(self, level: str) -> Mapping[str, float]:
        """What a level plays by, for whoever tunes it."""
        return tuning_of(level)._asdict()

    def changed(self, level: str, changes: Mapping[str, float]) -> Callable[[View, int, Rng, str], policy.Line]:
        """The level with some of its numbers changed."""
        tuning = Tuning(**{**tuning_of(level)._asdict(), **changes})
        return lambda view, seat, rng, _: policy.answer(view, seat, rng, tuning)


POLICY = SeatPolicy()

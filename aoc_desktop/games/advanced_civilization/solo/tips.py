"""Moments at which the guided game has a tip for the learner (`when` in tutorial.toml), asked while he decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from aoc_desktop.games.advanced_civilization.rules.board import SITE_TOKENS
from aoc_desktop.games.advanced_civilization.rules.cards import FINISH
from aoc_desktop.games.advanced_civilization.rules.phases.civilization_cards import MOST_COMMODITIES, means
from aoc_desktop.games.advanced_civilization.rules.phases.movement import targets
from aoc_desktop.games.advanced_civilization.rules.phases.succession import lacks
from aoc_desktop.games.advanced_civilization.rules.phases.support import TOKENS_PER_CITY
from aoc_desktop.games.advanced_civilization.rules.pieces import alone, limit_for
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, State
from aoc_desktop.games.advanced_civilization.rules.trade.rounds import Answers
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.match import Match

When = Callable[[Match[State], Seat], bool]
FEW = 5
"""With so few tradable cards a lot of three leaves too few for another."""
SETTLED = 6
"""From this turn on a full stock is no longer the beginning's."""
ANY = "any"


def _moving(state: State) -> bool:
    return state.step == "movement"


def _reached(state: State, seat: Seat) -> set[int]:
    """Areas that the seat's tokens can still enter by land."""
    return {end for area in state.fresh for end in targets(state, seat, area)} if _moving(state) else set()


def _lone_token(match: Match[State], seat: Seat) -> bool:
    return _moving(match.state) and 1 in match.state.fresh.values()


def _over_limit(match: Match[State], seat: Seat) -> bool:
    state = match.state
    tokens = state.tokens[seat]
    return _moving(state) and any(tokens[area] > limit_for(state, seat, area) for area in state.fresh)


def _others_near(match: Match[State], seat: Seat) -> bool:
    state = match.state
    return any(state.city[area] == NOBODY and not alone(state, seat, area) for area in _reached(state, seat))


def _city_near(match: Match[State], seat: Seat) -> bool:
    state = match.state
    return any(state.city[area] not in (NOBODY, seat) for area in _reached(state, seat))


def _support_short(match: Match[State], seat: Seat) -> bool:
    """A city more would lack its support."""
    state = match.state
    needed = TOKENS_PER_CITY * (state.map_cities(seat) + 1)
    return state.step == "build" and state.map_tokens(seat) - SITE_TOKENS < needed


def _low_stock(match: Match[State], seat: Seat) -> bool:
    state = match.state
    return _moving(state) and state.stock[seat] < TOKENS_PER_CITY * state.map_cities(seat)


def _full_stock(match: Match[State], seat: Seat) -> bool:
    state = match.state
    return _moving(state) and state.turn >= SETTLED and state.ranking()[0] == seat


def _calamity(tradable: bool) -> When:
    def when(match: Match[State], seat: Seat) -> bool:
        state = match.state
        cards = state.table.cards
        first = len(cards.commodities)
        held = [number for number, count in enumerate(state.hands[seat][first:], first) if count]
        return state.phase in ("trade_cards", "trade") and any(cards.tradable[number] == tradable for number in held)

    return when


def _generous(match: Match[State], seat: Seat) -> bool:
    """Two rich cards for two poor ones."""
    question = match.state.agenda[-1]
    if not isinstance(question, Answers):
        return False
    cards = match.state.table.cards
    given = sum(cards.stack_of[cards.card[word]] for word in question.offer.lot.true)
    wanted = sum(cards.stack_of[cards.card[word]] for word in question.offer.want if word != ANY)
    return given >= 2 * wanted


def _few_cards(match: Match[State], seat: Seat) -> bool:
    state = match.state
    tradable = sum(count for count, free in zip(state.hands[seat], state.table.cards.tradable, strict=True) if free)
    return state.step in ("offer", "content", "answer") and tradable <= FEW


def _prerequisite(match: Match[State], seat: Seat) -> bool:
    """A card could be paid, were the one before it owned already."""
    state = match.state
    cards, owned = state.table.cards, state.owned_bits[seat]
    prices, left = cards.prices(owned), means(state, seat)
    return state.step == "cards" and any(
        card.requires and not card.requires & owned and prices[card.number] <= left for card in cards.civilization_cards
    )


def _two_cards(match: Match[State], seat: Seat) -> bool:
    """Two cards of one group can be bought, the first of which would make the second cheaper."""
    state = match.state
    if state.step != "cards":
        return False
    known = state.table.cards.civilization
    offered = [known[move[1]] for move in match.legal(seat) if move[0] == "buy"]
    return any(one.credits[other.number] for one in offered for other in offered)


def _paying(match: Match[State], seat: Seat) -> bool:
    return match.state.step == "payment"


def _many_goods(match: Match[State], seat: Seat) -> bool:
    state = match.state
    goods = sum(state.hands[seat][: len(state.table.cards.commodities)])
    return state.step == "cards" and goods > MOST_COMMODITIES


def _losing(match: Match[State], seat: Seat) -> bool:
    return match.state.step == "lose"


def _sharing(match: Match[State], seat: Seat) -> bool:
    return match.state.step == "assign"


def _epoch(match: Match[State], seat: Seat) -> bool:
    """The next square begins an epoch, and something is lacking for it."""
    state = match.state
    nation, square = state.table.cards.nations[state.nation[seat]], state.ast[seat]
    if not _moving(state) or square >= FINISH or nation.epochs[square + 1] is nation.epochs[square]:
        return False
    return lacks(state, seat, nation, square) is not None


WHEN: Mapping[str, When] = {
    "calamity": _calamity(True),
    "calamity_stays": _calamity(False),
    "losing": _losing,
    "sharing": _sharing,
    "paying": _paying,
    "many_goods": _many_goods,
    "prerequisite": _prerequisite,
    "two_cards": _two_cards,
    "generous": _generous,
    "few_cards": _few_cards,
    "support_short": _support_short,
    "low_stock": _low_stock,
    "epoch": _epoch,
    "city_near": _city_near,
    "others_near": _others_near,
    "over_limit": _over_limit,
    "full_stock": _full_stock,
    "lone_token": _lone_token,
}

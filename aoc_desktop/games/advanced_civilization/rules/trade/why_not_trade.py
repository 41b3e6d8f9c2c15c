"""Why a move is not legal: lots of trade cards, what is said of them, wishes and deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from aoc_desktop.games.advanced_civilization.rules.state import State, shown_nation
from aoc_desktop.games.advanced_civilization.rules.trade.lots import LEAST_CARDS, LEAST_COMMODITIES, Lot
from aoc_desktop.games.advanced_civilization.rules.trade.rounds import MOST_ASKED, Answers, Deal, MakeOffer
from aoc_desktop.kernel.errors import Reason
from aoc_desktop.kernel.game import Move

ANY = "any"


def no_wish(state: State, seat: int, move: Move) -> Reason | None:
    """Who answers an offer asks for nothing."""
    question = state.agenda[-1]
    if isinstance(question, Answers) and move[0] in ("ask", "want"):
        return Reason("answer_no_wish", {"rival": shown_nation(state, question.proposer)})
    return None


def _lot(state: State, seat: int) -> Lot | None:
    """The lot that the seat puts together now."""
    question = state.agenda[-1]
    if isinstance(question, MakeOffer):
        return question.lot
    return question.answer_of(seat)[2] if isinstance(question, Answers) else None


def _goods(state: State) -> dict[str, int]:
    return {card.id: number for number, card in enumerate(state.table.cards.commodities)}


def _give(state: State, seat: int, move: Move) -> Reason | None:
    cards = state.table.cards
    if len(move) != 2:
        return None
    if move[1] not in cards.card:
        return Reason("trade_not_a_card" if move[1] in cards.civilization else "unknown_card", {"text": move[1]})
    if not cards.tradable[cards.card[move[1]]]:
        return Reason("give_not_tradable", {"calamity": move[1]})
    return Reason("give_not_in_hand", {"card": move[1]})


def _close(state: State, seat: int, move: Move) -> Reason | None:
    lot = _lot(state, seat)
    if lot is None or len(move) != 1:
        return None
    goods = sum(lot.content[: len(state.table.cards.commodities)])
    if sum(lot.content) < LEAST_CARDS:
        return Reason("close_three", {"n": sum(lot.content)})
    return Reason("close_commodities", {"n": goods}) if goods < LEAST_COMMODITIES else None


def _true(state: State, seat: int, move: Move) -> Reason | None:
    lot, goods = _lot(state, seat), _goods(state)
    if lot is None or not lot.closed or lot.true or len(move) != 3:
        return None
    for word in move[1:]:
        if word not in goods:
            known = word in state.table.cards.card
            return Reason("true_calamity") if known else Reason("unknown_card", {"text": word})
        if not lot.content[goods[word]]:
            return Reason("true_not_in_lot", {"commodity": word})
    return Reason("true_only_one", {"commodity": move[1]}) if move[1] == move[2] else None


def _say(state: State, seat: int, move: Move) -> Reason | None:
    if len(move) != 2 or move[1] in _goods(state):
        return None
    return Reason("say_calamity") if move[1] in state.table.cards.card else Reason("unknown_card", {"text": move[1]})


def _ask(state: State, seat: int, move: Move) -> Reason | None:
    return Reason("ask_range", {"a": LEAST_CARDS, "b": MOST_ASKED}) if len(move) == 2 else None


def _want(state: State, seat: int, move: Move) -> Reason | None:
    wrong = [word for word in move[1:] if word != ANY and word not in _goods(state)]
    if len(move) != 3 or not wrong:
        return None
    return Reason("want_calamity") if wrong[0] in state.table.cards.card else Reason("unknown_card", {"text": wrong[0]})


def _deal(state: State, seat: int, move: Move) -> Reason | None:
    players = [str(other) for other in range(state.table.players)]
    if not isinstance(state.agenda[-1], Deal) or move[1:2] == () or move[1] not in players:
        return None
    if len(move) > 2:
        return Reason("deal_two")
    if int(move[1]) == seat:
        return Reason("deal_self")
    return Reason("deal_no_answer", {"rival": shown_nation(state, int(move[1]))})


FINDERS: Mapping[str, Callable[[State, int, Move], Reason | None]] = {
    "give": _give,
    "close": _close,
    "true": _true,
    "say": _say,
    "ask": _ask,
    "want": _want,
    "deal": _deal,
}

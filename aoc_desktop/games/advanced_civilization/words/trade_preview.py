"""What a move of trade or purchase would change: sets before and after, what is certain, what is lost."""

from __future__ import annotations

from aoc_desktop.games.advanced_civilization.rules.cards import CardSet
from aoc_desktop.games.advanced_civilization.rules.phases.civilization_cards import Pay, means, worth_of
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.rules.trade.rounds import Deal
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.kernel.game import Move


def trade_lines(state: State, seat: int, move: Move, language: str, given: int = 0) -> list[str]:
    """Nothing: it is no such move, or there is no more to tell of it. `given`: cards of its kind already in the lot."""
    if move[0] == "give":
        return _give(state, seat, move[1], given, language)
    if move[0] == "deal":
        return _deal(state, seat, int(move[1]), language)
    if move[0] == "buy" and len(move) == 2:
        return _buy(state, seat, move[1], language)
    if move[0] == "spend" and len(move) == 3:
        return _spend(state, seat, move[1], int(move[2]), language)
    return _discard(state, seat, move[1], language) if move[0] == "discard" else []


def _goods(cards: CardSet) -> int:
    return len(cards.commodities)


def _give(state: State, seat: int, card: str, given: int, language: str) -> list[str]:
    """The set that a card leaves; for its giver alone, that it is a calamity."""
    speech, cards = load_language(language), state.table.cards
    number = cards.card[card]
    if number < _goods(cards):
        return _set_line(state, number, state.hands[seat][number] - given, language)
    lines = [speech.text("preview.calamity_in_my_lot", calamity=card)]
    calamity = cards.calamities[number - _goods(cards)]
    if calamity.giver_exempt:
        lines.append(speech.text("preview.calamity_given_only_with_giver_exempt"))
    return lines


def _set_line(state: State, number: int, held: int, language: str) -> list[str]:
    """A set that loses a card."""
    stack = state.table.cards.stack_of[number]
    before, after = held * held * stack, (held - 1) ** 2 * stack
    return [load_language(language).text("preview.card_added_to_a_set", n=held, a=before, b=after)]


def _deal(state: State, seat: int, other: int, language: str) -> list[str]:
    """What comes for certain against all that is given; what nobody announced is counted, not named."""
    question = state.agenda[-1]
    if not isinstance(question, Deal):
        return []
    speech, cards = load_language(language), state.table.cards
    lot = question.heard.answer_of(other)[2]
    hand = list(state.hands[seat][: _goods(cards)])
    before = worth_of(state, seat, hand)
    for number, count in enumerate(question.heard.offer.lot.content[: _goods(cards)]):
        hand[number] -= count
    for card in lot.true:
        hand[cards.card[card]] += 1
    pair = Nouns(speech, state).pair(lot.true[0], lot.true[1])
    return [speech.text("preview.deal_for_certain", pair=pair, a=before, b=worth_of(state, seat, hand))]


def _buy(state: State, seat: int, card: str, language: str) -> list[str]:
    question, cards = state.agenda[-1], state.table.cards
    price = cards.price(cards.civilization[card], state.owned_bits[seat])
    left = means(state, seat) - getattr(question, "price", 0) - price
    return [load_language(language).text("preview.buying", n=price, m=left)]


def _spend(state: State, seat: int, card: str, number: int, language: str) -> list[str]:
    """How far the price is covered; what is lost, or the treasury's part."""
    question = state.agenda[-1]
    if not isinstance(question, Pay):
        return []
    speech = load_language(language)
    spent: list[int] = list(question.spent)
    spent[state.table.cards.card[card]] += number
    worth = worth_of(state, seat, spent)
    lines = [speech.text("preview.paying", n=min(worth, question.price), m=question.price)]
    rest = question.price - worth
    if rest < 0:
        lines.append(speech.text("preview.paying_no_change", k=-rest))
    elif 0 < rest <= state.treasury[seat]:
        lines.append(speech.text("preview.paying_treasury", n=rest))
    return lines


def _discard(state: State, seat: int, card: str, language: str) -> list[str]:
    number = state.table.cards.card[card]
    return _set_line(state, number, state.hands[seat][number], language)

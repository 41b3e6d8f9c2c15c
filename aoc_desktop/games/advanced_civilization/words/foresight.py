"""What a move on the map would lead to, in a few short lines: limits and cities, fights and sieges with their causes,
support and tax afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.calamities.civil_war import PickUnits
from aoc_desktop.games.advanced_civilization.rules.calamities.losing import Loss
from aoc_desktop.games.advanced_civilization.rules.cards import CardSet
from aoc_desktop.games.advanced_civilization.rules.foresight import (
    Ahead,
    Battle,
    Footing,
    Siege,
    ahead,
    better_number,
    footing,
    outlook,
    played,
    wins,
)
from aoc_desktop.games.advanced_civilization.rules.phases.civilization_cards import Pay, means, worth_of
from aoc_desktop.games.advanced_civilization.rules.phases.conflict import SIEGE_STRENGTH
from aoc_desktop.games.advanced_civilization.rules.phases.support import TOKENS_PER_CITY
from aoc_desktop.games.advanced_civilization.rules.pieces import unit_points
from aoc_desktop.games.advanced_civilization.rules.state import CITY_POINTS, NOBODY, State
from aoc_desktop.games.advanced_civilization.rules.trade.knowledge import calamities_about
from aoc_desktop.games.advanced_civilization.rules.trade.rounds import Deal
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.kernel.game import Move
from aoc_desktop.text.language import Language
from aoc_desktop.text.names import Name

GOOD, BAD = "good", "bad"
LOST_BY_CARD = "metalworking"


class Told(NamedTuple):
    """A line, the card or number that it explains, and whether it is good or bad news."""

    text: str
    about: str = ""
    tone: str = ""


def march_lines(state: State, seat: int, move: Move, most: int, language: str) -> list[Told]:
    """What it would mean to move so many tokens of at most so many from an area to another."""
    board, (_, start, end, number) = state.table.board, move
    here, there = board.area[start], board.area[end]
    after = played(state, seat, move)
    lines = area_lines(after, seat, end, language)
    other = better_number(state, seat, here, there, int(number), most)
    if other is not None:
        lines.append(_other_number(after, seat, there, int(number), other, language))
    if not after.tokens[seat][here] and state.city[here] != seat:
        lines.append(_say(language, "last_token", area=_nouns(after, language).area(start)))
    return [*lines, *footing_lines(state, after, seat, language)]


def landing_lines(state: State, seat: int, area: str, move: Move, language: str) -> list[Told]:
    """The same for tokens that go ashore."""
    after = played(state, seat, move)
    return [*area_lines(after, seat, area, language), *footing_lines(state, after, seat, language)]


def course_lines(steps: int, left: int, at_sea: bool, language: str) -> list[Told]:
    """How far a ship sails, and how far it can still go; at sea it has to."""
    speech = load_language(language)
    lines = [Told(speech.text("preview.course", n=steps, m=left))]
    return [*lines, Told(speech.text("preview.ship_back_in_time", n=left), "", BAD)] if at_sea else lines


def area_lines(state: State, seat: int, area: str, language: str) -> list[Told]:
    """What comes of an area as it stands."""
    nouns = _nouns(state, language)
    found = ahead(state, seat, state.table.board.area[area])
    if found.battle is not None:
        return list(battle_lines(nouns, seat, found.battle))
    return list(_peace(nouns, found))


def _peace(nouns: Nouns, found: Ahead) -> Iterator[Told]:
    speech = nouns.speech
    if found.builds:
        yield Told(speech.text("preview.move_city_possible", n=found.tokens, m=found.needed), "city", GOOD)
    elif found.over:
        over = speech.text("preview.move_over_the_limit", n=found.tokens, l=found.limit, k=found.over)
        yield Told(over, "", BAD)
    else:
        yield Told(speech.text("preview.move_fits", n=found.tokens, l=found.limit))
    if found.needed and not found.builds and not found.others:
        yield Told(speech.text("preview.move_city_not_yet", k=found.needed - found.tokens), "city")
    for nation, count in found.others:
        rival = _nation(nouns, nation)
        yield Told(speech.text("preview.move_others_there", rival=rival, n=count, l=found.limit))


def battle_lines(nouns: Nouns, seat: int, battle: Battle) -> Iterator[Told]:
    """Who is left, in which order tokens leave, and by which cards."""
    if battle.siege is not None:
        yield from _siege_lines(nouns, seat, battle, battle.siege)
    else:
        yield _fight_line(nouns, seat, battle)
    if sum(map(len, battle.order)) > 1:
        yield _order_line(nouns, seat, battle)
    for nation in battle.last:
        if nation != seat and len(battle.order) > 1:
            rival = _nation(nouns, nation)
            yield Told(nouns.speech.text("preview.conflict_metalworking", rival=rival), LOST_BY_CARD, BAD)


def _fight_line(nouns: Nouns, seat: int, battle: Battle) -> Told:
    speech, left = nouns.speech, battle.left(seat)
    others = [side for side in battle.sides if side.nation != seat]
    mine = next((side for side in battle.sides if side.nation == seat), None)
    if mine is None or len(others) > 1:
        counts = [
            speech.text("preview.conflict_you", n=side.after, m=side.before)
            if side.nation == seat
            else speech.text("preview.conflict_count", nation=_nation(nouns, side.nation), n=side.after, m=side.before)
            for side in battle.sides
        ]
        return Told(speech.text("preview.conflict_many", counts=", ".join(counts)))
    (rival,) = others
    if not left:
        return Told(speech.text("preview.conflict_lost"), "", BAD)
    if not rival.after:
        won = speech.text("preview.conflict_won", n=left, rival=_nation(nouns, rival.nation), m=rival.before)
        return Told(won, "", GOOD)
    shared = speech.text("preview.conflict_shared", n=left, rival=_nation(nouns, rival.nation), m=rival.after)
    return Told(shared)


def _order_line(nouns: Nouns, seat: int, battle: Battle) -> Told:
    speech = nouns.speech
    if len(battle.order) == 1:
        return Told(speech.text("preview.conflict_at_once"))

    def called(nation: int) -> str:
        return speech.text("preview.order_you") if nation == seat else _nation(nouns, nation).display

    groups = [speech.join([called(nation) for nation in group]) for group in battle.order]
    order = reduce(lambda before, then: speech.text("preview.order_then", a=before, b=then), groups)
    return Told(speech.text("preview.conflict_order", order=order))


def _siege_lines(nouns: Nouns, seat: int, battle: Battle, siege: Siege) -> Iterator[Told]:
    speech, rival = nouns.speech, _owner(nouns, siege.owner)
    mine = next((side.before for side in battle.sides if side.nation == seat), 0)
    if siege.attacker != seat:
        if mine and siege.owner != seat:
            yield Told(speech.text("preview.city_repelled", rival=rival, n=mine), "city", BAD)
        return
    if not siege.falls:
        few = speech.text("preview.city_too_few", rival=rival, n=siege.present, m=siege.needed)
        yield Told(few, "city", BAD)
    else:
        enough = speech.text("preview.city_enough", rival=rival, n=siege.present, m=siege.needed, k=siege.defenders)
        yield Told(enough, "city")
        left = battle.left(seat)
        key = "city_enough_after_the_fight" if left else "city_burns"
        yield Told(speech.text(f"preview.{key}", n=left), "", GOOD)
    if siege.change:
        sign = "more" if siege.change > 0 else "less"
        term = speech.text(f"sum.{sign}", n=abs(siege.change), card="engineering")
        told = speech.text(
            "preview.city_enough_strength_explained", m=siege.needed, sum=f"{speech.number(SIEGE_STRENGTH)}{term}"
        )
        yield Told(told, "engineering")


def _other_number(after: State, seat: int, area: int, number: int, other: tuple[int, Battle], language: str) -> Told:
    """The number that would win, or that would be enough."""
    count, battle = other
    found = ahead(after, seat, area).battle
    won = found is not None and wins(found, seat)
    enough = won and count < number
    if battle.siege is not None:
        return _say(language, "other_number_city_enough" if enough else "other_number_city", n=count, tone=GOOD)
    key = "other_number_enough" if enough else "other_number_wins"
    rivals = sum(side.after for side in battle.sides if side.nation != seat)
    return _say(language, key, n=count, a=battle.left(seat), b=rivals, tone=GOOD)


def footing_lines(state: State, after: State, seat: int, language: str) -> list[Told]:
    """Support and tax after a move, where they are short or become it; with the cities that it makes possible, too.

    What is not counted is said as soon as anything is foretold."""
    before, ahead_of_it = footing(state, seat), outlook(after, seat)
    stands, built, speech = ahead_of_it.stands, ahead_of_it.built, load_language(language)
    lines = [*_support_lines(before, stands, "support_after_it", language)]
    if built is not None and (built.lost or lines):
        lines += _support_lines(before, built, "support_built", language)
    if stands.revolting:
        lines.append(Told(speech.text("preview.tax_next_turn_revolt", k=stands.revolting), "stock", BAD))
    elif stands.cities and stands.stock != before.stock:
        lines.append(Told(speech.text("preview.tax_next_turn", n=stands.stock, m=stands.tax), "stock"))
    return [*lines, Told(speech.text("preview.not_counted"))] if lines else []


def _support_lines(before: Footing, after: Footing, key: str, language: str) -> list[Told]:
    speech, needed = load_language(language), TOKENS_PER_CITY * after.cities
    if after.lost:
        short = speech.text(f"preview.{key}_short", n=after.tokens, m=needed, k=after.lost)
        return [Told(short, "tokens", BAD)]
    if after.cities and (before.lost or (before.tokens, before.cities) != (after.tokens, after.cities)):
        return [Told(speech.text(f"preview.{key}", n=after.tokens, m=needed), "tokens")]
    return []


def _say(language: str, key: str, tone: str = "", **values: object) -> Told:
    return Told(load_language(language).text(f"preview.{key}", **values), "", tone)


def _nouns(state: State, language: str) -> Nouns:
    return Nouns(load_language(language), state)


def _nation(nouns: Nouns, nation: int) -> Name:
    assert nouns.state is not None
    return nouns.nation(nation if nation < nouns.state.table.players else "barbarians")


def _owner(nouns: Nouns, owner: int) -> Name:
    assert nouns.state is not None
    assert owner != NOBODY
    return nouns.nation(owner if owner < nouns.state.table.players else "pirates")


# What a choice on the map would change at once: pieces of every nation before and after, points that are still due,
# then support and tax. Played by the rules on a copy of what a seat knows.


GROUPS = frozenset(("volcano", "plain"))
CHOICES = frozenset(
    [
        "place",
        "grow",
        "keep",
        "scrap",
        "ship",
        "take",
        "raze",
        "reduce",
        "defend",
        "betray",
        "drown",
        "pirate",
        "quake",
        "horde",
        "convert",
        "lose",
        "pick",
        "annex",
        "build",
        "volcano",
        "plain",
    ]
)
"""Verbs of moves that choose something on the map."""
COUNTED = ("cities", "tokens", "stock", "treasury", "ships")
SETTLING = frozenset(("place", "grow"))


def choice_lines(state: State, seat: int, move: Move, language: str) -> list[Told]:
    """What this legal move would change."""
    if move[0] in GROUPS:
        return _group_lines(state, move, language)
    after = played(state, seat, move)
    speech = load_language(language)
    lines = [*_due(state, move, language), *_changes(state, after, language)]
    if move[0] in SETTLING:
        lines += area_lines(after, seat, move[1], language)
    if move[0] == "build":
        lines.append(Told(speech.text("preview.stack_reached", n=after.map_cities(seat)), "", GOOD))
    if move[0] in ("lose", "reduce", "build", "take", "ship", "keep"):
        lines += footing_lines(state, after, seat, language)
    return lines or [Told(speech.text("preview.no_damage"))]


def _due(state: State, move: Move, language: str) -> list[Told]:
    """Of the points that are to be lost or picked, how many this would be."""
    question = state.agenda[-1]
    if not isinstance(question, Loss | PickUnits) or move[0] not in ("lose", "pick"):
        return []
    speech = load_language(language)
    stays = int(move[3]) if len(move) > 3 else 0
    points = CITY_POINTS - stays if move[2] == "city" else int(move[2])
    if points > question.due:
        return [Told(speech.text("preview.losing_too_much", n=points, k=points - question.due), "", BAD)]
    return [Told(speech.text("preview.losing", n=points, m=question.due))]


def _counts(state: State, seat: int) -> dict[str, int]:
    numbers = (state.map_cities(seat), state.map_tokens(seat), state.stock[seat], state.treasury[seat])
    return dict(zip(COUNTED, (*numbers, len(state.ships[seat])), strict=True))


def _changes(state: State, after: State, language: str) -> list[Told]:
    nouns = Nouns(load_language(language), state)
    told = []
    for seat in range(state.table.players):
        if state.nation[seat] == NOBODY:
            continue
        old, new = _counts(state, seat), _counts(after, seat)
        words = [
            nouns.speech.text(f"preview.change_{what}", a=old[what], b=new[what])
            for what in COUNTED
            if old[what] != new[what]
        ]
        if words:
            changes = ", ".join(words)
            told.append(Told(nouns.speech.text("preview.of_nation", nation=nouns.nation(seat), changes=changes)))
    return told


def _group_lines(state: State, move: Move, language: str) -> list[Told]:
    """Who lives in a group of areas, with unit points."""
    board, nouns = state.table.board, Nouns(load_language(language), state)
    groups = board.volcanoes if move[0] == "volcano" else board.plains
    areas: Sequence[int] = groups[move[1]]
    points = {seat: sum(unit_points(state, seat, area) for area in areas) for seat in range(state.table.players)}
    told = [
        Told(nouns.speech.text("preview.units_there", nation=nouns.nation(seat), n=number))
        for seat, number in points.items()
        if number
    ]
    return told or [Told(nouns.speech.text("preview.nobody_there"))]


# What a move of trade or purchase would change: sets before and after, what is certain, what is lost.


def trade_lines(state: State, seat: int, move: Move, language: str, given: int = 0) -> list[str]:
    """Nothing: it is no such move, or there is no more to tell of it. `given`: cards of its kind already in the lot."""
    if move[0] == "give":
        return _give(state, seat, move[1], given, language)
    if move[0] == "answer":
        return _risk(state, load_language(language))
    if move[0] == "deal":
        return _deal(state, seat, int(move[1]), language)
    if move[0] == "buy" and len(move) == 2:
        return _buy(state, seat, move[1], language)
    if move[0] == "spend" and len(move) == 3:
        return _spend(state, seat, move[1], int(move[2]), language)
    if move[0] == "settle":
        return _settle(state, move, language)
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
    lines = [speech.text("preview.deal_for_certain", pair=pair, a=before, b=worth_of(state, seat, hand))]
    return [*lines, *_risk(state, speech)]


def _risk(state: State, speech: Language) -> list[str]:
    """Of every lot two cards are certain, and one at least is not."""
    return [speech.text("warning.calamity_may_hide")] if calamities_about(state) else []


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


def _settle(state: State, move: Move, language: str) -> list[str]:
    """Where Mining may be kept for the score: what is left in the treasury and in the hand."""
    question = state.agenda[-1]
    if not isinstance(question, Pay) or not question.may_keep_bonus(state):
        return []
    after = played(state, question.seat, move)
    worth = worth_of(after, question.seat, after.hands[question.seat])
    return [load_language(language).text("preview.settling", n=after.treasury[question.seat], m=worth)]


def _discard(state: State, seat: int, card: str, language: str) -> list[str]:
    number = state.table.cards.card[card]
    return _set_line(state, number, state.hands[seat][number], language)

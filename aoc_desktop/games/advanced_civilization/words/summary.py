"""A nation's mat and hand in sentences: for who hears the table, and for the terminal. The map stands in `places`."""

from __future__ import annotations

from collections.abc import Sequence

from aoc_desktop.games.advanced_civilization.rules.cards import FINISH
from aoc_desktop.games.advanced_civilization.rules.phases.civilization_cards import worth_of
from aoc_desktop.games.advanced_civilization.rules.phases.succession import lacks
from aoc_desktop.games.advanced_civilization.rules.phases.support import TOKENS_PER_CITY
from aoc_desktop.games.advanced_civilization.rules.state import ACTIVE, NOBODY, STATUS, State
from aoc_desktop.games.advanced_civilization.rules.view import View
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.speech import load_language


def mat_lines(view: View, seat: int, players: Sequence[str], language: str) -> list[str]:
    """All that lies before a player, as far as the listener may know it."""
    nouns = Nouns(load_language(language), view, players)
    state = view.state
    if state.nation[seat] == NOBODY:
        return [nouns.speech.sentence("summary.no_nation", player=players[seat])]
    told = [_mat(nouns, view, seat, players[seat]), *_support(nouns, state, seat), _owned(nouns, state, seat)]
    return [*told, _next_square(nouns, state, seat), *hand_lines(nouns, view, seat)]


def _mat(nouns: Nouns, view: View, seat: int, player: str) -> str:
    state, speech = view.state, nouns.speech
    status = state.status[seat]
    values = {
        "player": player,
        "nation": nouns.nation(seat),
        "n": state.map_tokens(seat),
        "c": state.map_cities(seat),
        "s": state.stock[seat],
        "t": state.treasury[seat],
        "b": len(state.ships[seat]),
        "h": view.hand_sizes[seat],
        "q": state.ast[seat],
    }
    told = speech.sentence("summary.mat", **values)
    return told if status == ACTIVE else f"{told} {speech.sentence('summary.status', status=STATUS[status])}"


def _support(nouns: Nouns, state: State, seat: int) -> list[str]:
    """Only where there is a city to be supported."""
    needed = TOKENS_PER_CITY * state.map_cities(seat)
    return [nouns.speech.sentence("summary.support", n=state.map_tokens(seat), m=needed)] if needed else []


def _owned(nouns: Nouns, state: State, seat: int) -> str:
    cards = [state.table.cards.civilization_cards[number] for number in state.owned[seat]]
    if not cards:
        return nouns.speech.sentence("label.no_civilization_card") + "."
    groups = len(frozenset[str]().union(*(card.groups for card in cards)))
    points = sum(card.cost for card in cards)
    return nouns.speech.sentence("summary.owned", cards=[card.id for card in cards], p=points, g=groups)


def _next_square(nouns: Nouns, state: State, seat: int) -> str:
    """What entering the next square asks."""
    square = state.ast[seat] + 1
    nation = state.table.cards.nations[state.nation[seat]]
    if square > FINISH:
        return nouns.speech.sentence("summary.last_square")
    epoch, values = nation.epochs[square], {"n": square, "epoch": nation.epochs[square].id}
    new = epoch is not nation.epochs[square - 1]
    asked = (("cities", epoch.cities), ("cards", new * epoch.cards), ("groups", new * epoch.groups))
    told = [nouns.speech.text(f"asks.{what}", n=number) for what, number in asked if number]
    if nation.values[square]:
        told.append(nouns.speech.text("asks.points", n=nation.values[square]))
    if not told:
        return nouns.speech.sentence("summary.next_square_free", **values)
    return nouns.speech.sentence("summary.next_square", **values, conditions=nouns.speech.join(told, "comma"))


def forecast(nouns: Nouns, state: State, seat: int) -> str:
    """What the marker would do if the turn ended now."""
    square, speech = state.ast[seat], nouns.speech
    nation = state.table.cards.nations[state.nation[seat]]
    if not state.map_cities(seat) and nation.epochs[square] is not nation.epochs[0]:
        return speech.text("forecast.fall_back", n=square - 1)
    if square == FINISH:
        return speech.text("forecast.end")
    lacking = lacks(state, seat, nation, square)
    if lacking is None:
        return speech.text("forecast.advance", n=square + 1)
    what, have, needed = lacking
    return speech.text("forecast.stay", reason=speech.text(f"preview.ast_{what}", n=have, m=needed))


def ast_lines(view: View, players: Sequence[str], language: str) -> list[str]:
    """Where every marker stands, and what it would do."""
    nouns, state = Nouns(load_language(language), view, players), view.state
    told = []
    for seat in state.ast_order:
        epoch = state.table.cards.nations[state.nation[seat]].epochs[state.ast[seat]].id
        values = {"nation": nouns.nation(seat), "n": state.ast[seat], "epoch": epoch}
        told.append(nouns.speech.sentence("summary.ast", **values, forecast=forecast(nouns, state, seat)))
    return told


def hand_lines(nouns: Nouns, view: View, seat: int) -> list[str]:
    """One's own hand by sets with its worth; of another's only how many cards it has."""
    state, speech = view.state, nouns.speech
    if seat != view.seat and not state.finished:
        number, player = view.hand_sizes[seat], nouns.players[seat] if nouns.players else nouns.nation(seat)
        return [speech.sentence("summary.hand_other", player=player, n=number)] if number else []
    cards = state.table.cards
    sets = []
    for number, count in enumerate(state.hands[seat]):
        name = cards.cards[number]
        if count and number < len(cards.commodities):
            values = {"n": count, "commodity": name, "v": count * count * cards.stack_of[number]}
            sets.append(speech.text("summary.set", **values))
        elif count:
            key = "calamity" if cards.tradable[number] else "calamity_stays"
            sets.append(speech.text(f"summary.{key}", calamity=name))
    if not sets:
        why = "label.hand_empty_for_now" if state.map_cities(seat) else "label.hand_empty"
        return [speech.sentence(why) + "."]
    worth = worth_of(state, seat, state.hands[seat])
    key = "summary.hand" if seat == view.seat else "summary.hand_shown"
    return [speech.sentence(key, nation=nouns.nation(seat), sets=speech.join(sets, "comma"), n=worth)]

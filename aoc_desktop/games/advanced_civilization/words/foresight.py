"""What a move on the map would lead to, in a few short lines: limits and cities, fights and sieges with their causes,
support and tax afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from typing import NamedTuple

from aoc_desktop.games.advanced_civilization.rules.foresight import (
    Ahead,
    Battle,
    Footing,
    Siege,
    ahead,
    better_number,
    footing,
    wins,
    with_tokens,
)
from aoc_desktop.games.advanced_civilization.rules.phases.conflict import SIEGE_STRENGTH
from aoc_desktop.games.advanced_civilization.rules.phases.support import TOKENS_PER_CITY
from aoc_desktop.games.advanced_civilization.rules.state import NOBODY, State
from aoc_desktop.games.advanced_civilization.words.nouns import Nouns
from aoc_desktop.games.advanced_civilization.words.speech import load_language
from aoc_desktop.text.names import Name

GOOD, BAD = "good", "bad"
LOST_BY_CARD = "metalworking"


class Told(NamedTuple):
    """A line, the card or number that it explains, and whether it is good or bad news."""

    text: str
    about: str = ""
    tone: str = ""


def march_lines(state: State, seat: int, start: str, end: str, number: int, most: int, language: str) -> list[Told]:
    """What it would mean to move so many tokens of at most so many from an area to another."""
    board = state.table.board
    here, there = board.area[start], board.area[end]
    after = with_tokens(state, seat, {here: -number, there: number})
    lines = area_lines(after, seat, end, language)
    other = better_number(state, seat, here, there, number, most)
    if other is not None:
        lines.append(_other_number(after, seat, there, number, other, language))
    if not after.tokens[seat][here] and state.city[here] != seat:
        lines.append(_say(language, "last_token", area=_nouns(after, language).area(start)))
    return [*lines, *footing_lines(footing(state, seat), footing(after, seat), language)]


def landing_lines(state: State, seat: int, area: str, number: int, language: str) -> list[Told]:
    """The same for tokens that go ashore."""
    after = with_tokens(state, seat, {state.table.board.area[area]: number})
    lines = area_lines(after, seat, area, language)
    return [*lines, *footing_lines(footing(state, seat), footing(after, seat), language)]


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


def footing_lines(before: Footing, after: Footing, language: str) -> list[Told]:
    """Support and tax, where they are short or become it."""
    speech, lines = load_language(language), []
    needed = TOKENS_PER_CITY * after.cities
    if after.unsupported:
        short = speech.text("preview.support_after_it_short", n=after.tokens, m=needed, k=after.unsupported)
        lines.append(Told(short, "tokens", BAD))
    elif after.cities and (before.unsupported or after.tokens != before.tokens):
        lines.append(Told(speech.text("preview.support_after_it", n=after.tokens, m=needed), "tokens"))
    if after.revolting:
        lines.append(Told(speech.text("preview.tax_next_turn_revolt", k=after.revolting), "stock", BAD))
    elif after.cities and after.stock != before.stock:
        lines.append(Told(speech.text("preview.tax_next_turn", n=after.stock, m=after.tax), "stock"))
    return lines


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

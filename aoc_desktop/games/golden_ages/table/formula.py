"""The language of the cards: effects as a row of signs.

Red ring round a symbol: when you take control of it; bare symbol: for each that you control; lightning: activate once
per era; sunrise: once, when played or built. `formula_paint` draws what this module says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from aoc_desktop.games.golden_ages.rules.cards import ALL_GOLD, ANY_RANGE, SYMBOLS, Effect, Future, Grant, Judgement
from aoc_desktop.ui.kit.icons import ACTION, MOMENT
from aoc_desktop.ui.kit.tokens import (
    DISC,
    FIGURE,
    MOST,
    PER_SIGN,
    THEN_SIGN,
    TILE,
    Token,
    figure,
    joined,
    signed_figure,
    thing,
    word,
)

Named = Callable[[str], str]
"""The name of a technology, by its id."""
TILES = {"art": "culture", "wonder": "wonder", "develop": "research", "free_wonder": "wonder"}
"""Actions that have the tile of another game's."""
COUNTED = {
    "cubes": "cube",
    "cities_and_capital": "city",
    "buildings": "building",
    "wonders": "wonder",
    "glory": "glory",
    "technologies": "technology",
    "high_technologies": "technology",
    "gold": "coin",
    "own_standing": "worker",
    "agora_all": "agora",
    "lying_all": "colonist_lying",
}
HIGH = "4+"
"""Levels of the technologies that are meant."""


def action_sign(action: str) -> str:
    """The tile of an action."""
    return ACTION + TILES.get(action, action)


def tile(action: str) -> Token:
    return Token(TILE, action_sign(action))


def moment(name: str) -> Token:
    return Token(DISC, MOMENT + name)


def count_tokens(count: str) -> list[Token]:
    """What is counted."""
    if count in SYMBOLS:
        return [thing(f"symbol_{count}")]
    sign = [thing(COUNTED[count])]
    return [*sign, word(HIGH)] if count == "high_technologies" else sign


def effects_formula(effects: Iterable[Effect], named: Named) -> list[Token]:
    """All effects of a card, each on a line of its own where there is room."""
    return joined([effect_formula(effect, named) for effect in effects])


def effect_formula(effect: Effect, named: Named) -> list[Token]:
    if effect.always:
        return _standing(effect)
    trigger = _trigger(effect)
    return [*trigger, THEN_SIGN, *_result(effect, named)] if trigger else _result(effect, named)


def _standing(effect: Effect) -> list[Token]:
    number = effect.amount
    match effect.always:
        case "range":
            reach = thing("any_square") if number >= ANY_RANGE else figure(number)
            return [reach, thing("range")]
        case "building_slot":
            return [thing(f"building_slot_{number}")]
        case "cubes_per_city":
            return [thing("city"), Token(FIGURE, text=f"={number}"), thing("cube")]
        case "builder_without_colonist":
            return [tile("build"), thing("worker", struck=True)]
        case "attack_without_colonist":
            return [tile("attack"), thing("worker", struck=True)]
        case "attack_discount":
            return [tile("attack"), signed_figure(-number), thing("coin")]
        case "attack_surcharge":
            return [tile("attack"), signed_figure(number), thing("coin")]
        case "glory_choice":
            return [tile("attack"), THEN_SIGN, figure(number), thing("glory"), THEN_SIGN, figure(1), thing("glory")]
        case "attack_toll":
            return [thing("others"), tile("attack"), THEN_SIGN, Token(FIGURE, text="+"), thing("coin")]
        case "technology_discount":
            return [tile("develop"), signed_figure(-number), thing("coin")]
        case "many_technologies":
            return [tile("develop"), Token(FIGURE, text="+"), tile("develop")]
        case "explorers_stay_up":
            return [tile("explore"), THEN_SIGN, thing("worker")]
        case "free_wonder":
            return [figure(1), tile("wonder"), figure(0), thing("coin")]
    return []


def _trigger(effect: Effect) -> list[Token]:
    match effect.when:
        case "play" | "build":
            return [moment("rise")]
        case "activate":
            return [tile("activate")]
        case "game_end":
            return [moment("end_of_game")]
        case "control":
            return [thing(f"control_{effect.symbol}")]
        case "cube":
            return [thing("cube")]
        case "attack":
            return [tile("attack")]
        case "other_attacks":
            return [thing("others"), tile("attack")]
        case "agora":
            return [thing("agora")]
        case "land":
            return [tile("explore"), thing("others")]
        case "date_line":
            return [thing("date_line")]
    return []  # what a technology brings at once stands without a sign


def _result(effect: Effect, named: Named) -> list[Token]:
    if effect.grant is not None:
        return _grant(effect.grant, named)
    if effect.stand_up:
        return [thing("colonist_lying"), THEN_SIGN, thing("worker")]
    if effect.relocate:
        ways = {"agora": thing("agora"), "capital": thing("castle")}
        ends = [ways[way] for way in effect.relocate]
        between = [thing("either_way")] if len(ends) > 1 else [THEN_SIGN]
        return [thing("colonist_lying"), ends[0], *between, *ends[1:]]
    gain, sign = (effect.gold, "coin") if effect.gold else (effect.points, "point")
    counted = [PER_SIGN, *count_tokens(effect.per)] if effect.per else []
    return [signed_figure(gain), thing(sign), *counted]


def _grant(grant: Grant, named: Named) -> list[Token]:
    if grant.id:
        given = [tile("develop"), word(named(grant.id))]
        return [*given, PER_SIGN, signed_figure(grant.otherwise_gold), thing("coin")] if grant.otherwise_gold else given
    many = [Token(FIGURE, text=f"{grant.choose}×")] if grant.choose > 1 else []
    level = [word(str(grant.level))] if grant.level else []
    price = [figure(0)] if grant.discount >= ALL_GOLD else [signed_figure(-grant.discount)]
    return [*many, tile("develop"), *level, *price, thing("coin")]


def judgement_formula(card: Judgement) -> list[Token]:
    each = [figure(card.each)] if card.each > 1 else []
    return [figure(card.points), thing("point"), PER_SIGN, *each, *count_tokens(card.per)]


def future_formula(card: Future) -> list[Token]:
    return [moment("end_of_game"), THEN_SIGN, figure(card.points), thing("point"), word(MOST), *count_tokens(card.most)]

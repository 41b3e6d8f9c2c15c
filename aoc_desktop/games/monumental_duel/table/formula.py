"""The language of the cards: effects as a row of signs, without a word to translate.

Tile = done, disc = moment, object = thing, number before its object; a cost has no sign, a gain has +. `formula_paint`
draws what this module says.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from aoc_desktop.games.monumental_duel.rules.cards import (
    ERA_COUNT,
    RESOURCES,
    Amounts,
    Card,
    Condition,
    Effect,
    Per,
    Standing,
    Step,
)
from aoc_desktop.ui.kit.tokens import (
    DISC,
    FIGURE,
    PER_SIGN,
    THEN_SIGN,
    TILE,
    Token,
    figure,
    signed_figure,
    thing,
    word,
)

SIGNS = {
    "production": "production",
    "science": "science",
    "military": "military",
    "gold": "coin",
    "culture": "culture",
    "points": "point",
}
"""The icon of each resource."""
COUNTED = {"knowledge": "knowledge", "policies": "policy", "agents": "agent"}
BUILDING_SIGNS = {"fort": "fort", "archery_range": "archery"}
TILES = {"archive", "discard", "reinforce", "spy", "draw_use", "reserve"}
"""Steps whose tile has their own name."""
ACTIVATED = Token(DISC, "activated")
DEFENCE = "military"


class UnknownStep(ValueError):
    """The vocabulary has grown and the formulas have not."""


def tile(name: str) -> Token:
    return Token(TILE, name)


def ability_formula(card: Card, era: int = 0, leaves: str = "") -> list[Token]:
    """What a card does beside its gift: at most one of the five abilities. `era`: the present one, where the number of
    a gain follows it; `leaves`: the word for a Revolt that goes away."""
    if card.kind == "revolt":
        return [ACTIVATED, THEN_SIGN, word(leaves)] if leaves else [ACTIVATED, THEN_SIGN, tile("die_back")]
    if card.defence:
        return [signed_figure(card.defence), thing(DEFENCE)]
    if card.use is not None:
        steps = effect_formula(card.use, era)
        return [thing("advantage"), THEN_SIGN, *steps] if card.kind == "warlord" else steps
    if card.on_activated is not None:
        return [ACTIVATED, THEN_SIGN, *effect_formula(card.on_activated, era)]
    if card.standing is not None:
        return standing_formula(card.standing)
    if card.round_start is not None:
        return effect_formula(card.round_start)
    if card.exchange:
        return [tile("discard"), THEN_SIGN, *gains(card.exchange)]
    return [*costs(card.swap), THEN_SIGN, tile("swap")] if card.swap else []


def bonus_formula(card: Card, era: int = 0) -> list[Token]:
    return [] if card.bonus is None else effect_formula(card.bonus, era)


def gift_formula(card: Card) -> list[Token]:
    """The printed resources, without a sign: they stand in the corner."""
    return costs(card.resources)


def gains(amounts: Iterable[tuple[int, int]]) -> list[Token]:
    """ "+2 [Production] +1 [Gold]"."""
    tokens: list[Token] = []
    for number, amount in amounts:
        tokens += [signed_figure(amount), thing(SIGNS[RESOURCES[number]])]
    return tokens


def costs(amounts: Amounts) -> list[Token]:
    tokens: list[Token] = []
    for number, amount in amounts:
        tokens += [figure(amount), thing(SIGNS[RESOURCES[number]])]
    return tokens


def standing_formula(standing: Standing) -> list[Token]:
    """What is at work while its card is active."""
    if standing.trigger:
        moment = tile("spy") if standing.trigger == "spy" else thing("province")
        return [moment, THEN_SIGN, *gains(standing.gain)]
    if standing.discount == "progress":
        return [tile("draw_use"), signed_figure(-standing.amount), thing("science")]
    if standing.discount:
        return [thing("province"), signed_figure(-standing.amount), thing("military")]
    if standing.any_basic_for_wonders:
        return [thing("section"), figure(1), thing("any_basic")]
    if standing.first_section_bonus:
        return [thing("section"), THEN_SIGN, Token(DISC, "moment_gained")]
    if standing.free_reroll:
        return [tile("reroll"), figure(0), thing("coin")]
    raise UnknownStep(str(standing))


# ------------------------------------------------------------------ steps
def effect_formula(effect: Effect, era: int = 0) -> list[Token]:
    """Costs, then what they bring."""
    paid = [token for step in effect.costs for token in step_formula(step, era)]
    results = [token for step in effect.results for token in step_formula(step, era)]
    return [*paid, THEN_SIGN, *results] if paid and results else [*paid, *results]


def step_formula(step: Step, era: int = 0) -> list[Token]:
    return [*_condition(step.condition), *_step(step, era)]


def _condition(condition: Condition | None) -> list[Token]:
    if condition is None:
        return []
    if condition.what == "gained":
        return [figure(condition.least), thing(SIGNS[RESOURCES[condition.resource]]), THEN_SIGN]
    return [thing("province"), THEN_SIGN] if condition.what == "conquered" else [thing("advantage")]


def _step(step: Step, era: int) -> list[Token]:
    if step.do in TILES:
        return [tile(step.do)] * step.times
    match step.do:
        case "gain":
            return [*gains(step.amounts), *_per(step.per)]
        case "gain_basic":
            return [_basics(step, era), thing("any_basic")]
        case "pay":
            return costs(step.amounts)
        case "pay_any":
            return [figure(step.times), thing("any_basic")]
        case "pay_different":
            return [thing("any_basic")] * step.times
        case "gain_building":
            return [signed_figure(1), thing("barricade" if step.building == "barricade" else "basic_building")]
        case "revolt":
            revolts = [thing("revolt")] * step.times
            return [thing("opponent"), *revolts] if step.who == "opponent" else [signed_figure(step.times), revolts[0]]
        case "agent":
            return [signed_figure(step.times), thing("agent")]
        case "take":
            return [thing("opponent"), THEN_SIGN, *gains(step.amounts)]
        case "copy_bonus":
            return [tile("copy"), thing("policy")]
        case "copy_card":
            return [tile("copy"), thing("building")]
        case "convert":
            return [thing(SIGNS[RESOURCES[step.given]]), THEN_SIGN, thing(SIGNS[RESOURCES[step.taken]])]
        case "take_advantage":
            return [thing("advantage")]
        case "build_section":
            return [thing("section"), signed_figure(-step.discount), thing("production")]
        case "breach":
            return [signed_figure(-step.times), thing("barricade")]
        case "either":
            return _options(step, era)
        case "repeat":
            return []
    raise UnknownStep(step.do)


def _basics(step: Step, era: int) -> Token:
    if step.times != ERA_COUNT:
        return signed_figure(step.times)
    return signed_figure(era) if era else Token(FIGURE, text="+1–3")


def _options(step: Step, era: int) -> list[Token]:
    tokens: list[Token] = []
    for _, option in step.options:
        tokens += [PER_SIGN, *effect_formula(option, era)] if tokens else effect_formula(option, era)
    return tokens


def _per(per: Per | None) -> list[Token]:
    if per is None:
        return []
    if per.what == "activated":
        return [
            PER_SIGN,
            *(thing(sign) for sign in dict.fromkeys(BUILDING_SIGNS.get(card, "building") for card in per.ids)),
        ]
    if per.what == "terrain":
        return [PER_SIGN, thing(per.terrain)]
    return [PER_SIGN, *([figure(per.each)] if per.each > 1 else []), thing(COUNTED[per.what])]


# ------------------------------------------------------------------ sums
def sum_formula(amounts: Sequence[int]) -> list[Token]:
    """What some lines of the City give together, by the number of the resource: one row."""
    return costs(tuple((number, amount) for number, amount in enumerate(amounts) if amount))


def faces_formula(card: Card) -> list[list[Token]]:
    """What 4, 5 and 6 do on an espionage card."""
    return [effect_formula(effect) for effect in card.faces]

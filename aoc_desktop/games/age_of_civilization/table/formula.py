"""The language of the cards: effects, actions and events as a row of signs, without a word to translate.

Tile = action, disc = moment, coloured object = resource, ring with plus = own slot; `trigger ▸ gain / per`.
A discount stands beside its tile without ▸. Where technologies are named, a small map of the technology card shows
their places. `formula_paint` draws what this module says.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from aoc_desktop.games.age_of_civilization.rules.card_files import shipped_set
from aoc_desktop.games.age_of_civilization.rules.cards import (
    COLUMNS,
    Action,
    Effect,
    EventToken,
    Gain,
    Others,
    Special,
    Technology,
)
from aoc_desktop.games.age_of_civilization.words.effects import told_in_order
from aoc_desktop.ui.kit.icons import MOMENT, action_icon
from aoc_desktop.ui.kit.tokens import (
    DISC,
    FIGURE,
    LEAST,
    MAP,
    MOST,
    PER_SIGN,
    THEN_SIGN,
    TILE,
    TIMES,
    Token,
    figure,
    joined,
    signed_figure,
    thing,
    word,
)

MOMENTS = {
    "rise": "rise",
    "gain": "gained",
    "rest": "rest",
    "end_of_turn": "end_of_turn",
    "war": "war",
    "game_end": "end_of_game",
}
COUNTED = {
    "technologies": "technology",
    "wonders": "wonder",
    "workers": "worker",
    "coins": "coin",
    "points": "point",
    "military": "military",
    "bonus_coins": "bonus_coin",
    "control": "path",
}


class UnknownEffect(ValueError):
    """The vocabulary has grown and the formulas have not."""


Technologies = Mapping[str, Technology]


def tile(action: str) -> Token:
    return Token(TILE, action_icon(action))


def disc(moment: str) -> Token:
    return Token(DISC, MOMENT + moment)


def ability_formula(effects: Iterable[Effect], technologies: Technologies | None = None) -> list[Token]:
    """All effects of an ability, technology or wonder."""
    return joined(formula(effect, technologies) for effect in told_in_order(effects))


def formula(effect: Effect, technologies: Technologies | None = None) -> list[Token]:
    """One effect. `technologies` gives the places on the technology card (by default those of the box)."""
    if technologies is None:
        technologies = shipped_set("second_edition").technology
    if effect.always:
        return _standing(effect, technologies)
    return [*_trigger(effect, technologies), THEN_SIGN, *_condition(effect), *_result(effect)]


# ------------------------------------------------------------------ standing effects
def _standing(effect: Effect, technologies: Technologies) -> list[Token]:
    match effect.always:
        case "military":
            return [signed_figure(effect.amount), thing("military"), *_per(effect.per, effect.per_each)]
        case "discount":
            return _discount(effect, technologies)
        case "free":
            return [tile(effect.action), *_map(effect.technologies, technologies), figure(0), thing("coin")]
        case "slot":
            return [tile(effect.action), thing("own_slot")]
        case "workers":
            return [tile(effect.action), signed_figure(effect.amount), thing("worker")]
        case "spare_workers":
            return [tile(effect.action), thing("sacrifice", struck=True)]
        case "upcoming_actions":
            return [disc("upcoming"), thing("own_slot")]
        case "war_immunity":
            return [thing("war"), THEN_SIGN, thing("immune")]
        case "forbid_others":
            return [tile(effect.action), thing("others"), thing("forbidden")]
        case "no_drought":
            return [thing("drought", struck=True)]
        case "truce":
            return [thing("war"), thing("immune")]
    raise UnknownEffect(effect.always)


def _discount(effect: Effect, technologies: Technologies) -> list[Token]:
    """The tile with what it costs less; what it costs more reads +."""
    tokens = [
        tile(effect.action),
        *_map(effect.technologies, technologies),
        signed_figure(-effect.amount),
        thing("coin"),
    ]
    tokens += _per(effect.per, effect.per_each)
    if effect.except_offer:
        tokens += _except(effect.except_offer, technologies)
    return [*_condition(effect), *tokens]


def _except(offered_by: str, technologies: Technologies) -> list[Token]:
    """Not where this card offers the action: its place crossed out, or the end of the turn, when others offer."""
    places = _map(frozenset((offered_by,)), technologies)
    return [place._replace(struck=True) for place in places] or [disc("end_of_turn")._replace(struck=True)]


def _map(wanted: frozenset[str], technologies: Technologies) -> list[Token]:
    """The places of some technologies on their card; none named: nothing to show."""
    cells = {_cell(technologies[name]) for name in wanted if name in technologies}
    if not cells:
        return []
    return [Token(MAP, text="".join("1" if cell in cells else "0" for cell in range(9)))]


def _cell(technology: Technology) -> int:
    return (technology.row - 1) * 3 + COLUMNS.index(technology.column)


# ------------------------------------------------------------------ triggered effects
def _trigger(effect: Effect, technologies: Technologies) -> list[Token]:
    if effect.when == "action":
        return [tile(effect.action), *_map(effect.technologies, technologies)]
    if effect.when == "sacrifice":
        return [thing("sacrifice")]
    if effect.when in MOMENTS:
        return [disc(MOMENTS[effect.when])]
    raise UnknownEffect(effect.when)


def _condition(effect: Effect) -> list[Token]:
    return [thing("military"), word(MOST), THEN_SIGN] if effect.requires_most_military else []


def _result(effect: Effect) -> list[Token]:
    tokens = [*_gain(effect.gain), *_offer(effect.offer)]
    if effect.multiply_bonus_coins:
        tokens += [Token(FIGURE, text=f"{TIMES}{effect.multiply_bonus_coins}"), thing("bonus_coin")]
    per = [*_per(effect.per, effect.per_each), *_limit(effect)]
    others = _others(effect.others)
    # `per` belongs to the gain where there is one (model sentences, section 2).
    return [*tokens, *per, *others] if tokens else [*others, *per]


def _offer(offer: str) -> list[Token]:
    match offer:
        case "":
            return []
        case "culture":
            return [tile("culture")]
        case "seed_market":
            return [figure(2), thing("bonus_coin"), THEN_SIGN, signed_figure(2), thing("point")]
    raise UnknownEffect(offer)


def _gain(gain: Gain) -> list[Token]:
    tokens: list[Token] = []
    for field, amount in zip(gain._fields, gain, strict=True):
        if amount:
            tokens += [signed_figure(amount), thing(COUNTED[field])]
    return tokens


def _others(others: Others) -> list[Token]:
    tokens: list[Token] = []
    if others.coins:
        tokens += [thing("others"), signed_figure(others.coins), thing("coin")]
    if others.sacrifice:
        tokens += [thing("others"), signed_figure(-others.sacrifice), thing("worker")]
    return tokens


def _per(per: str, each: int) -> list[Token]:
    if per in ("", "game"):
        return []
    counted = disc("upcoming") if per == "upcoming_actions" else thing(COUNTED[per])
    return [PER_SIGN, *([figure(each)] if each > 1 else []), counted]


def _limit(effect: Effect) -> list[Token]:
    """At most: in what is gained where that is one kind, in times where it is several."""
    if not effect.max_times:
        return []
    amounts = [amount for amount in effect.gain if amount]
    if len(amounts) == 1:
        return [word(MOST), figure(abs(amounts[0]) * effect.max_times)]
    return [word(MOST), Token(FIGURE, text=f"{effect.max_times}{TIMES}")]


# ------------------------------------------------------------------ actions and events
def action_formula(action: Action, coins: int | None = None, workers: bool = False, solo: bool = False) -> list[Token]:
    """What an action costs and gives. `coins`: the price that holds for me; `workers`: say them, no slot shows them;
    `solo`: there are no others."""
    cost = _cost(action, coins, workers)
    gain = [*_bare(_gain(action.gain)), *([] if solo else _others(action.others))]
    if action.requires_most_military:
        gain = [thing("military"), word(MOST), THEN_SIGN, *gain]
    if action.special is not None:
        gain = [*_special(action, action.special), *gain]
    parts = [[*cost, THEN_SIGN, *gain] if cost else gain]
    if any(action.gain_without_technology):
        parts.append([thing("technology", struck=True), *_gain(action.gain_without_technology)])
    return joined(parts)


def _special(action: Action, special: Special) -> list[Token]:
    """What a scenario's special action does beside its gain."""
    tokens = [signed_figure(-special.sacrificed), thing("worker")] if 0 < special.sacrificed < action.workers else []
    if special.control:
        tokens.append(thing("path"))
    if special.remove_drought:
        tokens += [signed_figure(-1), thing("drought")]
    if special.grants is not None:
        tokens += formula(special.grants)
    for effect in action.share:
        tokens += _result(effect)
    return tokens


def _bare(gain: list[Token]) -> list[Token]:
    """The one technology or wonder that an action is about needs no number."""
    tokens: list[Token] = []
    for token in gain:
        if token.name in ("technology", "wonder") and tokens[-1].text == "+1":
            tokens.pop()
        tokens.append(token)
    return tokens


def _cost(action: Action, coins: int | None, workers: bool) -> list[Token]:
    tokens = [figure(action.workers), thing("worker")] if workers and action.workers > 1 else []
    price = action.coins if coins is None else coins
    by_row = action.special is not None and action.special.control  # the next card of the row says its price
    if price != action.coins and not by_row:
        tokens.append(figure(action.coins, struck=True))
    if price or action.coins:
        tokens += [figure(price), thing("coin")]
    return tokens


def event_formula(event: EventToken) -> list[Token]:
    """Everyone, or those with the most or least of something."""
    result = _gain(event.gain)
    if event.sacrifice:
        result += [signed_figure(-event.sacrifice), thing("worker")]
    result += _per(event.per, event.per_each)
    if event.who in ("most", "least"):
        who = [thing(COUNTED[event.compare]), word(MOST if event.who == "most" else LEAST)]
        return joined((who, result))
    return result


def symbol_formula(symbol: str) -> list[Token]:
    """What a pennant does: war takes a worker from the weakest, plague from everyone."""
    match symbol:
        case "war":
            return [thing("military"), word(LEAST), THEN_SIGN, signed_figure(-1), thing("worker")]
        case "plague":
            return [thing("everyone"), signed_figure(-1), thing("worker")]
        case "none":
            return []
    raise UnknownEffect(symbol)

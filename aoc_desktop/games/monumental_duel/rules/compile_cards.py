"""From validated models to the components that the engine plays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from aoc_desktop.games.monumental_duel.rules import card_models as models
from aoc_desktop.games.monumental_duel.rules.card_checks import KINDS
from aoc_desktop.games.monumental_duel.rules.cards import (
    ERA_COUNT,
    MILITARY,
    NONE,
    NUMBER,
    PRODUCTION,
    RESOURCES,
    SCIENCE,
    Amounts,
    Card,
    CardSet,
    Civilization,
    Condition,
    Effect,
    Per,
    Standing,
    Step,
)
from aoc_desktop.kernel.events import Cause
from aoc_desktop.kernel.sources import sources_of

PAYS = {"building": PRODUCTION, "knowledge": SCIENCE, "wonder": PRODUCTION, "province": MILITARY}
BY_THEMSELVES = ("gain", "pay", "revolt", "agent", "take", "take_advantage", "breach", "repeat")
COSTS = ("pay", "pay_any", "pay_different")
DECLINED = ("archive", "discard", "reinforce", "draw_use", "spy")
"""And `gain_building` of any building: in a bonus, and in a use from its second result on (rules, 9.4)."""


def compile_cards(data: models.CardSetData) -> CardSet:
    cards = {card.id: _card(kind, card) for kind in KINDS for card in getattr(data, kind)}
    revolt = cards[data.revolt[0].id]
    civilizations = tuple(_civilization(civilization, cards) for civilization in data.civilization)
    limits = data.limits
    return CardSet(
        id=data.id,
        track=limits.track,
        track_kept=limits.track_kept,
        end_track=limits.end_track,
        agents=limits.agents_per_player,
        reserved=limits.reserved_per_player,
        start_gold=limits.start_gold,
        start_agents=limits.start_agents,
        progress_science=limits.progress_science,
        policy_culture=tuple(limits.policy_culture),
        points={name: value for name, value in data.scoring if isinstance(value, int)},
        deck_table={kind: tuple(counts) for kind, counts in data.development_deck if kind in PAYS},
        development=tuple(card for card in cards.values() if card.era),
        basic=(*(card for card in cards.values() if card.set == "basic"), revolt),
        revolt=revolt,
        espionage=tuple(cards[card.id] for card in sorted(data.espionage, key=lambda card: card.number)),
        civilizations=civilizations,
        civilization={civilization.id: civilization for civilization in civilizations},
        card=cards,
        effects={effect.cause: effect for card in cards.values() for effect in _all_effects(card)},
        sources=sources_of({kind: getattr(data, kind) for kind in KINDS}),
    )


def _civilization(data: models.CivilizationData, cards: dict[str, Card]) -> Civilization:
    deck = [cards[card_id] for card_id, copies in data.deck.items() for _ in range(copies)]
    policies = tuple(cards[policy] for policy in data.policies)
    return Civilization(data.id, data.policies_placed == "lines", tuple(deck), policies, cards[data.warlord])


def _card(kind: str, data: models.CardData) -> Card:
    """Compile a card; fields that its kind does not have keep their defaults."""
    cause = Cause(kind, data.id)
    use, on_activated = (_ability(cause, data, field) for field in ("use", "on_activated"))
    during: models.DuringActivationData | None = getattr(data, "during_activation", None)
    standing: models.StandingData | None = getattr(data, "standing", None)
    cost = getattr(data, "cost", None)
    return Card(
        id=data.id,
        kind=kind,
        set=getattr(data, "set", ""),
        era=getattr(data, "era", None) or 0,
        cost=tuple(cost) if isinstance(cost, list) else () if cost is None else (cost,),
        pays=PAYS.get(kind, NONE),
        resources=_amounts(getattr(data, "resources", None)),
        use=use,
        on_activated=on_activated,
        effect=use or on_activated,
        exchange=_amounts(None if during is None else during.exchange),
        swap=_amounts(None if during is None or during.swap is None else during.swap.pay),
        round_start=_ability(cause, data, "round_start"),
        standing=None if standing is None else _standing(cause, standing),
        bonus=_ability(cause, data, "bonus"),
        terrain=getattr(data, "terrain", ""),
        faces=_faces(cause, data),
        copies=getattr(data, "copies", None) or 0,
        defence=getattr(data, "defence", None) or 0,
        cause=cause,
        acquire=("acquire", data.id),
        draw=("draw", data.id),
    )


def _amounts(data: models.AmountsData | models.StepData | None) -> Amounts:
    found = [(NUMBER[resource], getattr(data, resource, None)) for resource in RESOURCES]
    return tuple((number, amount) for number, amount in found if amount)


def _faces(cause: Cause, data: models.CardData) -> tuple[Effect, ...]:
    faces = getattr(data, "faces", {})
    return tuple(_effect(cause._replace(ability=face), faces[face]) for face in sorted(faces))


def _ability(cause: Cause, data: models.CardData, field: str) -> Effect | None:
    steps: Sequence[models.StepData] | None = getattr(data, field, None)
    return None if steps is None else _effect(cause._replace(ability=field), steps)


def _effect(cause: Cause, data: Sequence[models.StepData]) -> Effect:
    steps: list[Step] = []
    for step in data:
        first = all(done.cost for done in steps)
        steps.append(_step(cause, step, first))
    return Effect(
        cause,
        tuple(steps),
        costs=tuple(step for step in steps if step.cost),
        results=tuple(step for step in steps if not step.cost and step.do != "repeat"),
    )


def _step(cause: Cause, data: models.StepData, first: bool) -> Step:
    """`first`: no result stands before it; the first result of a use is what the player chose."""
    any_building = data.do == "gain_building" and data.which == "any"
    cost = bool(data.cost) or data.do in COSTS
    optional = cause.ability.startswith("bonus") or (cause.ability.startswith("use") and not first and not cost)
    count = data.max if data.do == "convert" else data.count
    options = {
        word: _effect(cause._replace(ability=f"{cause.ability}.{word}"), steps)
        for word, steps in (data.options or {}).items()
    }
    return Step(
        do=data.do,
        amounts=_amounts(data),
        times=ERA_COUNT if count == "era" else count or 1,
        kind=data.kind or "",
        building="" if data.which in (None, "any") else str(data.which),
        who=data.who or "",
        condition=None if data.condition is None else _condition(data.condition),
        per=None if data.per is None else _per(data.per),
        most=data.max or 0,
        cost=cost,
        skip=bool(data.up_to) or (optional and (data.do in DECLINED or any_building)),
        discard_too=data.where == "city_or_discard",
        gold=data.gold_pays is not False,
        discount=data.discount or 0,
        given=NUMBER.get(data.where or "", NONE),
        taken=NUMBER.get(data.to or "", NONE),
        options=tuple(options.items()),
        asks=any_building or (data.do not in BY_THEMSELVES and data.do != "gain_building"),
    )


def _condition(data: models.ConditionData) -> Condition:
    for resource, least in (data.gained or {}).items():
        return Condition("gained", NUMBER[resource], least)
    return Condition("conquered" if data.conquered else "advantage" if data.advantage else "archived")


def _per(data: models.PerData) -> Per:
    if data.activated is not None:
        return Per("activated", ids=tuple(data.activated))
    if data.terrain is not None:
        return Per("terrain", terrain=data.terrain)
    what = next(field for field in ("knowledge", "policies", "agents") if getattr(data, field) is not None)
    return Per(what, getattr(data, what))


def _standing(cause: Cause, data: models.StandingData) -> Standing:
    return Standing(
        cause=cause._replace(ability="standing"),
        trigger=data.trigger or "",
        gain=_amounts(data.gain),
        discount=data.discount or "",
        amount=data.science or data.military or 0,
        first_each_round=data.first_each_round,
        any_basic_for_wonders=bool(data.any_basic_for_wonders),
        first_section_bonus=bool(data.first_section_bonus),
        free_reroll=bool(data.free_reroll),
    )


def _all_effects(card: Card) -> Iterable[Effect]:
    """The effects of a card, and those of their options."""
    waiting = [effect for effect in (card.use, card.on_activated, card.round_start, card.bonus) if effect is not None]
    waiting += card.faces
    while waiting:
        effect = waiting.pop()
        yield effect
        waiting += [option for step in effect.steps for _, option in step.options]

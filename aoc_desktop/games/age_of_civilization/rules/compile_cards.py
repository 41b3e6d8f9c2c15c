"""From validated models to the cards that the engine plays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

from aoc_desktop.games.age_of_civilization.rules import card_models as models
from aoc_desktop.games.age_of_civilization.rules.abilities import printed_abilities
from aoc_desktop.games.age_of_civilization.rules.cards import (
    NO_GAIN,
    NO_OTHERS,
    Achievement,
    Action,
    CardSet,
    Civilization,
    Draft,
    Effect,
    EventToken,
    Gain,
    Others,
    SpecialTechnology,
    Technology,
    Wonder,
)
from aoc_desktop.games.age_of_civilization.rules.technologies import TechnologyTree
from aoc_desktop.kernel.events import Cause
from aoc_desktop.kernel.sources import sources_of


class Card(Protocol):
    @property
    def id(self) -> str: ...


C = TypeVar("C", bound=Card)


def compile_cards(data: models.CardSetData) -> CardSet:
    actions = tuple(_action(action, place) for place, action in enumerate(data.action))
    civilizations = tuple(_civilizations(data))
    wonders = tuple(_wonder(card, index) for index, card in enumerate(_chosen(data.wonder, data.wonders)))
    technologies = tuple(_technology(card, index) for index, card in enumerate(data.technology))
    special = tuple(
        _special_technology(card, len(technologies) + 2 * index) for index, card in enumerate(data.special_technology)
    )
    events = tuple(_event(event) for event in data.event)
    rows = [row for card in special for row in (card.row_1, card.row_2)]
    return CardSet(
        id=data.id,
        actions=actions,
        technologies=technologies,
        civilizations=civilizations,
        wonders=wonders,
        special_technologies=special,
        events=events,
        achievements=tuple(_achievement(card) for card in data.achievement),
        first_game=tuple(data.first_game.order),
        draft=_draft(data.variants.draft),
        variants=_variants(data),
        action=_by_id(actions),
        technology=_by_id([*technologies, *rows]),
        civilization=_by_id(civilizations),
        wonder=_by_id(wonders),
        special_technology=_by_id(special),
        event=_by_id(events),
        printed_abilities=printed_abilities(actions),
        tree=TechnologyTree(technologies),
        our_choice=frozenset(data.our_choice),
        sources=sources_of({kind: getattr(data, kind) for kind in KINDS}),
    )


KINDS = ("action", "technology", "civilization", "wonder", "special_technology", "event")


def _by_id(cards: Iterable[C]) -> dict[str, C]:
    return {card.id: card for card in cards}


def _chosen(cards: Sequence[C], ids: Sequence[str] | None) -> list[C]:
    """The cards that a set selects, in its order; all where it selects none."""
    by_id = _by_id(cards)
    return list(cards) if ids is None else [by_id[card_id] for card_id in ids]


def _civilizations(data: models.CardSetData) -> Iterable[Civilization]:
    for index, card in enumerate(_chosen(data.civilization, data.civilizations)):
        removed = not card.solo if data.removed_in_solo is None else card.id in data.removed_in_solo
        main = _effects("civilization", card.id, "main", card.main)
        inherited = _effects("civilization", card.id, "inherited", card.inherited)
        yield Civilization(
            id=card.id,
            bit=1 << index,
            group=card.group,
            population=card.population,
            main=main,
            inherited=inherited,
            on_rise=_at("rise", main + inherited),
            in_solo=not removed,
        )


def _at(moment: str, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    return tuple(effect for effect in effects if effect.when == moment)


def _wonder(data: models.WonderData, index: int) -> Wonder:
    effects = _effects("wonder", data.id, "", data.effects)
    return Wonder(data.id, 1 << index, effects, _at("gain", effects))


def gain_of(data: models.GainData | None) -> Gain:
    return NO_GAIN if data is None else Gain(**data.model_dump())


def _others(data: models.OthersData | None) -> Others:
    return NO_OTHERS if data is None else Others(**data.model_dump())


def _per(data: Mapping[models.PerWhat, int] | None) -> tuple[str, int]:
    return ("", 1) if data is None else next(iter(data.items()))


def _effects(kind: str, card: str, ability: str, effects: Sequence[models.EffectData]) -> tuple[Effect, ...]:
    return tuple(effect_of(Cause(kind, card, ability, index), effect) for index, effect in enumerate(effects))


def effect_of(cause: Cause, data: models.EffectData) -> Effect:
    per, per_each = _per(data.per)
    return Effect(
        cause=cause,
        always=data.always or "",
        when=data.when or "",
        action=data.action or "",
        technologies=frozenset(data.technologies or ()),
        requires_most_military=data.requires is not None,
        per=per,
        per_each=per_each,
        max_times=data.max or 0,
        amount=data.amount or data.coins or data.change or 0,
        except_offer=data.except_offer or "",
        gain=gain_of(data.gain),
        others=_others(data.others),
        offer=data.offer or "",
        multiply_bonus_coins=data.multiply_bonus_coins or 0,
    )


def _action(data: models.ActionData, place: int) -> Action:
    cause = Cause("action", data.id)
    return Action(
        id=data.id,
        place=place,
        permanent=data.where == "permanent",
        slots=data.slots,
        workers=data.workers,
        coins=data.coins,
        sacrifice=data.sacrifice,
        gain=gain_of(data.gain),
        gain_without_technology=gain_of(data.gain_without_technology),
        others=_others(data.others),
        share=(Effect(cause, others=_others(data.others)),) if data.others else (),
        requires_most_military=data.requires is not None,
        symbol=data.symbol or "none",
        printed_gain=gain_of(data.gain)._replace(technologies=0, wonders=0),
        asks="technology" if data.gain.technologies else "wonder" if data.gain.wonders else "",
        move=("act", data.id),
        cause=cause,
    )


def _technology(data: models.TechnologyData, index: int) -> Technology:
    effects = _effects("technology", data.id, "", data.effects)
    after = tuple(data.after)
    return Technology(data.id, 1 << index, data.column, data.row, after, effects, _at("gain", effects))


def _special_technology(data: models.SpecialTechnologyData, index: int) -> SpecialTechnology:
    rows = []
    for row, card in enumerate((data.row_1, data.row_2), 1):
        after = (data.row_1.id,) if row == 2 else ()
        effects = _effects("technology", card.id, "", card.effects)
        bit = 1 << (index + row - 1)
        rows.append(Technology(card.id, bit, data.column, row, after, effects, _at("gain", effects), data.id))
    return SpecialTechnology(data.id, data.column, rows[0], rows[1])


def _event(data: models.EventData) -> EventToken:
    who = "everyone" if data.everyone else "most" if data.most else "least" if data.least else ""
    everyone = data.everyone or models.EveryoneData()
    per, per_each = _per(data.per)
    return EventToken(
        id=data.id,
        who=who,
        compare=data.most or data.least or "",
        gain=gain_of(data.gain) if data.gain else Gain(coins=everyone.coins, workers=everyone.workers),
        sacrifice=everyone.sacrifice,
        per=per,
        per_each=per_each,
        cause=Cause("event", data.id),
    )


def _achievement(data: models.AchievementData) -> Achievement:
    given = data.model_dump(exclude={"source", "civilizations"}, exclude_none=True)
    if data.civilizations is not None:
        given["civilizations_population"] = data.civilizations.population
        given["civilizations_count"] = data.civilizations.count
    return Achievement(**given)


def _draft(data: bool | models.DraftData) -> Draft | None:
    if isinstance(data, bool):
        return Draft() if data else None
    return Draft(data.hand, data.keep, data.market == "five_from_deck")


def _variants(data: models.CardSetData) -> frozenset[str]:
    allowed = {
        "innovation": data.variants.innovation and bool(data.special_technology),
        "changing_world": data.variants.changing_world and bool(data.event),
        "draft": data.variants.draft is not False,
    }
    return frozenset(name for name, possible in allowed.items() if possible)

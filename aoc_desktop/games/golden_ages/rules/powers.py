"""What the cards in force allow and give a player, sorted by when it is asked for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from aoc_desktop.games.golden_ages.rules.cards import SLOTS, Building, CardSet, Civilization, Effect, Technology, Wonder

TRIGGERS = ("control", "cube", "attack", "other_attacks", "agora", "land", "date_line", "game_end")


class Powers(NamedTuple):
    """Standing effects summed up; triggered ones in the order of ruling 28."""

    range: int
    slots: tuple[int, ...]
    """The open building slots, from 0."""
    cubes_per_city: int
    attack_discount: int
    attack_surcharge: int
    technology_discount: int
    permissions: frozenset[str]
    """The plain ones, by name."""
    control: tuple[Effect, ...]
    cube: tuple[Effect, ...]
    attack: tuple[Effect, ...]
    other_attacks: tuple[Effect, ...]
    agora: tuple[Effect, ...]
    land: tuple[Effect, ...]
    date_line: tuple[Effect, ...]
    game_end: tuple[Effect, ...]
    effects: tuple[Effect, ...]
    """All of them, for asking which card is behind a power."""

    def source(self, always: str) -> Effect | None:
        """The first effect that gives a standing power."""
        return next((effect for effect in self.effects if effect.always == always), None)


def powers_of(effects: Sequence[Effect]) -> Powers:
    """The powers that these effects make together (rules, section 9)."""
    triggered: dict[str, list[Effect]] = {when: [] for when in TRIGGERS}
    gold = {"attack_discount": 0, "attack_surcharge": 0, "technology_discount": 0}
    reach, cubes = 0, 1
    slots: set[int] = set()
    permissions: set[str] = set()
    for effect in effects:
        always = effect.always
        if not always:
            if effect.when in triggered:
                triggered[effect.when].append(effect)
        elif always == "range":
            reach = max(reach, effect.amount)
        elif always in gold:
            gold[always] += effect.amount
        elif always == "building_slot":
            slots.add(effect.amount - 1)
        elif always == "cubes_per_city":
            cubes = effect.amount
        else:
            permissions.add(always)
    return Powers(
        reach,
        tuple(sorted(slots)),
        cubes,
        gold["attack_discount"],
        gold["attack_surcharge"],
        gold["technology_discount"],
        frozenset(permissions),
        tuple(triggered["control"]),
        tuple(triggered["cube"]),
        tuple(triggered["attack"]),
        tuple(triggered["other_attacks"]),
        tuple(triggered["agora"]),
        tuple(triggered["land"]),
        tuple(triggered["date_line"]),
        tuple(triggered["game_end"]),
        tuple(effects),
    )


def effects_in_force(
    cards: CardSet,
    developed: int,
    civilization: Civilization | None,
    slots: Iterable[Building | None],
    wonders: Iterable[Wonder],
    besides: tuple[Effect, ...] = (),
) -> list[Effect]:
    """Ruling 28: technologies in the data's order, civilisation, buildings by slot, wonders in the order built. What a
    scenario puts into force besides comes last."""
    effects = list(cards.tree.effects(developed))
    if civilization is not None:
        effects += civilization.effects
    for building in slots:
        if building is not None:
            effects += building.effects
    for wonder in wonders:
        effects += wonder.effects
    effects += besides
    return effects


class TechnologyTree:
    """What follows from the technologies that a player has developed, worked out once for each set of them."""

    __slots__ = ("_effects", "_open", "technologies")

    def __init__(self, technologies: tuple[Technology, ...]) -> None:
        self.technologies = technologies
        self._open: dict[int, tuple[Technology, ...]] = {}
        self._effects: dict[int, tuple[Effect, ...]] = {}

    def next_ones(self, developed: int) -> tuple[Technology, ...]:
        """Not developed, but their predecessors are."""
        found = self._open.get(developed)
        if found is None:
            found = tuple(card for card in self.technologies if card.before & developed and not card.bit & developed)
            self._open[developed] = found
        return found

    def effects(self, developed: int) -> tuple[Effect, ...]:
        """Those of developed technologies that no other developed one has made obsolete."""
        found = self._effects.get(developed)
        if found is None:
            in_force = developed & ~self.obsolete(developed)
            found = tuple(effect for card in self.technologies if card.bit & in_force for effect in card.effects)
            self._effects[developed] = found
        return found

    def obsolete(self, developed: int) -> int:
        bits = 0
        for technology in self.technologies:
            if technology.bit & developed:
                bits |= technology.obsoletes
        return bits


NO_SLOTS: tuple[Building | None, ...] = (None,) * SLOTS

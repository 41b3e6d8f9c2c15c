"""What a player's cards do together: a pure function of the cards owned, worked out once per combination.

The rules ask `Abilities`, never the cards, so that a discount or an own slot is applied in one place.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from aoc_desktop.games.age_of_civilization.cards import Action, CardSet, Civilization, Effect, Technology, Wonder

C = TypeVar("C", Civilization, Technology, Wonder)
NO_EFFECTS: tuple[Effect, ...] = ()


class Abilities:
    """The effects in force for one player, sorted by when they matter. Shared between states: never changed.

    Lists with one entry per action are indexed by `Action.place`.
    """

    __slots__ = (
        "coins",
        "discounts",
        "end_of_turn",
        "forbids",
        "game_end",
        "military",
        "military_per",
        "on_action",
        "own_slots",
        "red",
        "rest",
        "sacrifice",
        "upcoming_actions",
        "war",
        "war_immunity",
        "workers",
    )

    def __init__(self, actions: tuple[Action, ...], effects: Iterable[Effect]) -> None:
        self.coins = [action.coins for action in actions]
        """The price of each action after the discounts that always apply; may be negative."""
        self.discounts = [NO_EFFECTS] * len(actions)
        """Discounts that depend on something, and `free`."""
        self.workers = [action.workers for action in actions]
        self.own_slots = [0] * len(actions)
        self.red = [action.sacrifice for action in actions]
        self.on_action = [NO_EFFECTS] * len(actions)
        self.military = 0
        self.military_per = NO_EFFECTS
        self.rest = NO_EFFECTS
        self.end_of_turn = NO_EFFECTS
        self.war = NO_EFFECTS
        self.sacrifice = NO_EFFECTS
        self.game_end = NO_EFFECTS
        self.upcoming_actions = False
        self.war_immunity = False
        self.forbids: tuple[str, ...] = ()
        places = {action.id: action.place for action in actions}
        for effect in effects:
            if effect.always:
                self._add_standing(effect, places.get(effect.action, -1))
            else:
                self._add_triggered(effect, places.get(effect.action, -1))
        # Ruling 10: workers needed never fall below 0. Ruling 2: an offer comes after the other effects of an action.
        self.workers = [max(0, needed) for needed in self.workers]
        self.on_action = [tuple(sorted(effects, key=lambda effect: effect.offer)) for effects in self.on_action]

    def _add_standing(self, effect: Effect, place: int) -> None:
        kind = effect.always
        if kind == "military":
            if effect.per:
                self.military_per += (effect,)
            else:
                self.military += effect.amount
        elif kind == "discount":
            if effect.technologies or effect.per or effect.requires_most_military or effect.except_offer:
                self.discounts[place] += (effect,)
            else:
                self.coins[place] -= effect.amount
        elif kind == "free":
            self.discounts[place] += (effect,)
        elif kind == "slot":
            self.own_slots[place] += 1
        elif kind == "workers":
            self.workers[place] += effect.amount
        elif kind == "spare_workers":
            self.red[place] = False
        elif kind == "upcoming_actions":
            self.upcoming_actions = True
        elif kind == "war_immunity":
            self.war_immunity = True
        else:
            assert kind == "forbid_others", kind
            self.forbids += (effect.action,)

    def _add_triggered(self, effect: Effect, place: int) -> None:
        moment = effect.when
        if moment == "action":
            self.on_action[place] += (effect,)
        elif moment == "rest":
            self.rest += (effect,)
        elif moment == "end_of_turn":
            self.end_of_turn += (effect,)
        elif moment == "war":
            self.war += (effect,)
        elif moment == "sacrifice":
            self.sacrifice += (effect,)
        elif moment == "game_end":
            self.game_end += (effect,)
        else:
            # `rise` and `gain` belong to the moment a card comes; they are read from the card itself.
            assert moment in ("rise", "gain"), moment


def effects_in_force(
    main: Civilization | None,
    civilizations: tuple[Civilization, ...],
    technologies: tuple[Technology, ...],
    wonders: tuple[Wonder, ...],
) -> list[Effect]:
    """The main ability, then every inherited ability (the main civilisation's too), technologies, wonders."""
    effects = list(main.main) if main is not None else []
    for civilization in civilizations:
        effects += civilization.inherited
    for technology in technologies:
        effects += technology.effects
    for wonder in wonders:
        effects += wonder.effects
    return effects


MOST_REMEMBERED = 20_000


class AbilityBook:
    """Remembers the abilities of combinations met before: searching meets the same ones again and again."""

    __slots__ = ("_actions", "_known")

    def __init__(self, cards: CardSet) -> None:
        self._actions = cards.actions
        self._known: dict[tuple[int, int, int, int], Abilities] = {}

    def of(
        self,
        main: Civilization | None,
        civilizations: tuple[Civilization, ...],
        technologies: tuple[Technology, ...],
        wonders: tuple[Wonder, ...],
    ) -> Abilities:
        key = (main.bit if main else 0, _bits(civilizations), _bits(technologies), _bits(wonders))
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            # In the card file's order, whatever the order of gaining: one combination, one list.
            effects = effects_in_force(main, _sorted(civilizations), _sorted(technologies), _sorted(wonders))
            known = self._known[key] = Abilities(self._actions, effects)
        return known


def _bits(cards: Iterable[Civilization | Technology | Wonder]) -> int:
    bits = 0
    for card in cards:
        bits |= card.bit
    return bits


def _sorted(cards: tuple[C, ...]) -> tuple[C, ...]:
    return tuple(sorted(cards, key=lambda card: card.bit))

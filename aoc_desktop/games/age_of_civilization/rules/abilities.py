"""What a player's cards do together. The rules ask `Abilities`, never the cards: a discount is applied in one place."""

from __future__ import annotations

from collections.abc import Iterable

from aoc_desktop.games.age_of_civilization.rules.cards import Action, Civilization, Effect, Technology, Wonder

Effects = tuple[Effect, ...]


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
        "places",
        "red",
        "rest",
        "sacrifice",
        "upcoming_actions",
        "war",
        "war_immunity",
        "workers",
    )

    def __init__(
        self,
        places: dict[str, int],
        coins: list[int],
        workers: list[int],
        red: list[bool],
        discounts: list[Effects],
        own_slots: list[int],
        on_action: list[Effects],
        end_of_turn: dict[str, Effect],
        rest: Effects = (),
        war: Effects = (),
        sacrifice: Effects = (),
        game_end: Effects = (),
        military: int = 0,
        military_per: Effects = (),
        upcoming_actions: bool = False,
        war_immunity: bool = False,
        forbids: tuple[str, ...] = (),
    ) -> None:
        self.places = places
        self.coins = coins
        """The price of each action after the discounts that always apply; may be negative."""
        self.workers = workers
        """What each action needs; may be negative where several cards take from it."""
        self.red = red
        self.discounts = discounts
        """Discounts that depend on something, and `free`."""
        self.own_slots = own_slots
        self.on_action = on_action
        self.end_of_turn = end_of_turn
        """By the name that moves use: the card's id, with #2 … for a further effect of the same card."""
        self.rest = rest
        self.war = war
        self.sacrifice = sacrifice
        self.game_end = game_end
        self.military = military
        self.military_per = military_per
        self.upcoming_actions = upcoming_actions
        self.war_immunity = war_immunity
        self.forbids = forbids

    def plus(self, effects: Iterable[Effect]) -> Abilities:
        """These abilities with more effects in force. A list that an effect changes is copied first."""
        more = Abilities(
            self.places,
            self.coins,
            self.workers,
            self.red,
            self.discounts,
            self.own_slots,
            self.on_action,
            self.end_of_turn,
            self.rest,
            self.war,
            self.sacrifice,
            self.game_end,
            self.military,
            self.military_per,
            self.upcoming_actions,
            self.war_immunity,
            self.forbids,
        )
        for effect in effects:
            place = self.places.get(effect.action, -1)
            if effect.always:
                more._add_standing(effect, place)
            else:
                more._add_triggered(effect, place)
        return more

    def _add_standing(self, effect: Effect, place: int) -> None:
        kind = effect.always
        if kind == "military":
            if effect.per:
                self.military_per += (effect,)
            else:
                self.military += effect.amount
        elif kind == "discount":
            if effect.technologies or effect.per or effect.requires_most_military or effect.except_offer:
                self.discounts = _with(self.discounts, place, effect)
            else:
                self.coins = self.coins[:]
                self.coins[place] -= effect.amount
        elif kind == "free":
            self.discounts = _with(self.discounts, place, effect)
        elif kind == "slot":
            self.own_slots = self.own_slots[:]
            self.own_slots[place] += 1
        elif kind == "workers":
            self.workers = self.workers[:]
            self.workers[place] += effect.amount
        elif kind == "spare_workers":
            self.red = self.red[:]
            self.red[place] = False
        elif kind == "upcoming_actions":
            self.upcoming_actions = True
        elif kind == "war_immunity":
            self.war_immunity = True
        elif kind in ("truce", "no_drought"):
            pass  # granted for a round: the end of the round asks for them there
        else:
            assert kind == "forbid_others", kind
            if effect.cause.ability == "main":  # in force only while it is a main ability
                self.forbids += (effect.action,)

    def _add_triggered(self, effect: Effect, place: int) -> None:
        moment = effect.when
        if moment == "action":
            self.on_action = _with(self.on_action, place, effect)
        elif moment == "end_of_turn":
            card = effect.cause.id
            already = sum(other.cause.id == card for other in self.end_of_turn.values())
            self.end_of_turn = {**self.end_of_turn, f"{card}#{already + 1}" if already else card: effect}
        elif moment == "rest":
            self.rest += (effect,)
        elif moment == "war":
            self.war += (effect,)
        elif moment == "sacrifice":
            self.sacrifice += (effect,)
        elif moment == "game_end":
            self.game_end += (effect,)
        else:
            # `rise` and `gain` belong to the moment a card comes; they are read from the card itself.
            assert moment in ("rise", "gain"), moment


def _with(lists: list[Effects], place: int, effect: Effect) -> list[Effects]:
    """A copy of the lists, one of them with an effect more. Ruling 2: offers come after the other effects."""
    lists = lists[:]
    effects = lists[place]
    if effects and effects[-1].offer:
        lists[place] = tuple(sorted((*effects, effect), key=lambda each: each.offer))
    else:
        lists[place] = (*effects, effect)
    return lists


def printed_abilities(actions: tuple[Action, ...]) -> Abilities:
    """Those of a player without any card: what the action cards themselves say."""
    return Abilities(
        places={action.id: action.place for action in actions},
        coins=[action.coins for action in actions],
        workers=[action.workers for action in actions],
        red=[action.sacrifice for action in actions],
        discounts=[() for _ in actions],
        own_slots=[0 for _ in actions],
        on_action=[() for _ in actions],
        end_of_turn={},
    )


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

"""The achievements of Monumental Duel: what a finished game has of each, read from its events and its end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from aoc_desktop.games.monumental_duel.rules import events as kinds
from aoc_desktop.games.monumental_duel.rules.card_files import SHIPPED
from aoc_desktop.games.monumental_duel.rules.game import GAME
from aoc_desktop.games.monumental_duel.rules.provinces import conquest
from aoc_desktop.games.monumental_duel.rules.scoring import DOMINATIONS, counts
from aoc_desktop.games.monumental_duel.rules.state import State
from aoc_desktop.kernel.condition import Condition
from aoc_desktop.kernel.events import Event, RoundBegins
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.match import Match
from aoc_desktop.solo.awards import Awards, Tries, margin, won

SIX = 6


class Deployment:
    """Dice of one deployment: how many are still to be resolved, and what was."""

    def __init__(self, dice: int) -> None:
        self.left = dice
        self.sixes = 0
        self.cards: set[str] = set()
        """The espionage cards on which a 4, 5 or 6 was resolved."""


class SeatStory:
    """What happened to one seat in the story of a game, told by its events in their order."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.sixes = self.cards = 0
        """The most 6s, and espionage cards, of one deployment."""
        self.revolts = self.tight_passes = self.won_back = self.rounds_ahead = self.dearest = 0
        self._deployments: list[Deployment] = []
        """An effect of a die may lead to another deployment: the last one is being resolved."""
        self._holder: Seat | None = None
        self._running = 0
        self._lost: set[str] = set()
        """Provinces lost to the other in this round."""

    def read(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, RoundBegins):
                self._begin_round()
            elif isinstance(event, kinds.TakesAdvantage | kinds.AdvantageNeutral):
                self._holder = event.seat
            elif isinstance(event, kinds.Conquers):
                self._conquer(event)
            elif event.seat == self.seat:
                self._own(event)

    def _begin_round(self) -> None:
        self._lost.clear()
        self._running = self._running + 1 if self._holder == self.seat else 0
        self.rounds_ahead = max(self.rounds_ahead, self._running)

    def _conquer(self, event: kinds.Conquers) -> None:
        if event.seat != self.seat:
            self._lost.add(event.card)
        elif event.card in self._lost:
            self.won_back += 1

    def _own(self, event: Event) -> None:
        match event:
            case kinds.Deploys():
                self._deployments.append(Deployment(event.agents))
            case kinds.Die() | kinds.TurnsCard() | kinds.LosesAgent():
                self._resolve(event)
            case kinds.GainsRevolts():
                self.revolts += event.revolts
            case kinds.Barricades():
                self.dearest = max(self.dearest, event.price)
            case kinds.Passes():
                self.tight_passes += 1
                self._passing = True
            case kinds.Lost() if self._passing:
                self.tight_passes -= 1
                self._passing = False

    _passing = False
    """The last pass has lost nothing so far."""

    def _resolve(self, event: Event) -> None:
        now = self._deployments[-1]
        now.left -= 1
        if isinstance(event, kinds.Die):
            now.sixes += event.value == SIX
            now.cards.add(event.card)
            self.sixes = max(self.sixes, now.sixes)
            self.cards = max(self.cards, len(now.cards))
        if not now.left:
            self._deployments.pop()


def _dearest(state: State, seat: Seat) -> int:
    """The price of conquering the topmost Province, before discounts."""
    target = conquest(state.players[seat])
    return 0 if target is None else target.price


def tries(match: Match[State], seat: Seat) -> Tries:
    """A seat's progress in each achievement at the end."""
    story = SeatStory(seat)
    for state, played in zip(match.states(), match.history, strict=True):
        story.dearest = max(story.dearest, _dearest(state, seat))
        story.read(played.events)
    state = match.state
    player, mine, theirs = state.players[seat], counts(state, seat), counts(state, 1 - seat)
    victory, lead = won(match, seat), margin(match, seat)
    ahead = sum(mine[place] > theirs[place] for place in range(len(DOMINATIONS)))
    terrains = {card.terrain for card in player.provinces if card.kind == "province"}
    own = "" if player.civilization is None else player.civilization.id
    crowned = own if victory.holds else ""
    revolts = Condition("revolts_gained", story.revolts, 4)
    found: Mapping[str, tuple[Condition, ...]] = {
        "all_five": (Condition("policies", mine.policy, 5),),
        "four_laurels": (Condition("dominations", ahead, 4),),
        "three_sixes": (Condition("sixes", story.sixes, 3),),
        "double_game": (Condition("espionage_cards", story.cards, 2),),
        "firebrand": (Condition("revolts_given", theirs.revolt, 5),),
        "calm_restored": (victory, revolts, Condition("max_revolts", mine.revolt, 0)),
        "bastion": (Condition("price", max(story.dearest, _dearest(state, seat)), 10),),
        "counterstroke": (Condition("won_back", story.won_back, 1),),
        "less_is_more": (victory, Condition("archived", len(player.archived), 8)),
        "nothing_wasted": (Condition("passes", story.tight_passes, 6),),
        "upper_hand": (Condition("rounds", story.rounds_ahead, 4),),
        "master_builder": (Condition("wonders", mine.wonder, 3),),
        "thirst": (Condition("knowledge", mine.knowledge, 5),),
        "all_terrains": (Condition("terrains", len(terrains), 3),),
        "by_a_hair": (won(match, seat, alone=True), Condition("max_margin", lead, 0)),
        "runaway": (victory, Condition("margin", lead, 15)),
        "three_crowns": tuple(
            [Condition(each.id, int(each.id == crowned), 1) for each in state.table.cards.civilizations]
        ),
    }
    return found


AWARDS = Awards(
    game=GAME.id,
    card_sets=SHIPPED,
    ids=(
        "all_five",
        "four_laurels",
        "three_sixes",
        "double_game",
        "firebrand",
        "calm_restored",
        "bastion",
        "counterstroke",
        "less_is_more",
        "nothing_wasted",
        "upper_hand",
        "master_builder",
        "thirst",
        "all_terrains",
        "by_a_hair",
        "runaway",
        "three_crowns",
    ),
    tries=tries,
    set_with=("civilizations", "first_player"),
    across=frozenset({"three_crowns"}),
    every_person=True,
)

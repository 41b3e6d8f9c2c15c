"""What a seat may know, and a full state that this knowledge allows (for AI seats, which must not cheat).

Hidden are the deck's order and, in the draft, packs and hands. A seat remembers every pack that passed through its
hands: a card missing when a pack comes back was kept by one of those who held it in between.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from aoc_desktop.games.age_of_civilization.rules.cards import Civilization
from aoc_desktop.games.age_of_civilization.rules.state import State
from aoc_desktop.kernel.declared import Declared
from aoc_desktop.kernel.rng import Rng

Cards = tuple[Civilization, ...]


class Sighting(NamedTuple):
    """What a pack (named by the seat that it was dealt to) held before its pick number `pick` (from 0)."""

    pack: int
    pick: int
    cards: Cards


@dataclass(slots=True, eq=False)
class View(Declared):
    """All that one seat (None: an onlooker) may know. Views are equal if the knowledge is."""

    seat: int | None
    deck_size: int
    kept_counts: tuple[int, ...]
    played: tuple[Cards, ...]
    """The drafted cards that each seat has shown by playing them."""
    sightings: tuple[Sighting, ...]
    state: State
    """The state without what is hidden: no deck, no packs and hands but one's own."""


def view_of(state: State, seat: int | None) -> View:
    """What this seat (None: an onlooker) may know of a state."""
    known = state.copy()
    known.deck = ()
    known.dealt = ()
    known.packs = tuple(pack if holder == seat else () for holder, pack in enumerate(state.packs))
    for other, player in enumerate(known.players):
        if other != seat:
            player.hand = player.kept = ()
    return View(
        seat,
        len(state.deck),
        tuple(len(player.kept) for player in state.players),
        tuple(tuple(card for card in player.civilizations if card in player.kept) for player in state.players),
        tuple(_sightings(state, seat)),
        known,
    )


def _sightings(state: State, seat: int | None) -> list[Sighting]:
    """Every pack that the seat held, and what was left of each pack when the draft ended: everybody sees that."""
    seen = []
    passed = min(len(player.kept) for player in state.players)
    for pack, dealt in enumerate(state.dealt):
        cards = dealt
        for pick, holder in _holders(state, pack, passed):
            kept = state.players[holder].kept
            if holder == seat:
                seen.append(Sighting(pack, pick, cards))
            if len(kept) > pick:
                cards = tuple(card for card in cards if card is not kept[pick])
        if state.phase != "draft":
            seen.append(Sighting(pack, passed, cards))
    return seen


def _holders(state: State, pack: int, passed: int) -> list[tuple[int, int]]:
    """Who has held a pack: pick number and seat. It is passed on only when everybody has kept a card."""
    draft = state.table.draft
    assert draft is not None
    picks = min(passed + 1, draft.keep)
    return [(pick, (pack + pick) % len(state.players)) for pick in range(picks)]


def redraw(view: View, rng: Rng) -> State:
    """A state that the view allows: what is hidden is drawn anew, what the seat remembers is respected."""
    state = view.state.copy()
    pool = _unseen(view)
    rng.shuffle(pool)
    if state.table.draft is not None:
        _RedrawnDraft(state, view, pool, rng).put_into_state()
    state.deck = tuple(pool[: view.deck_size])
    return state


def _unseen(view: View) -> list[Civilization]:
    """The civilisations of the game that the view does not show anywhere."""
    state = view.state
    seen = {card.id for card, _ in state.market}
    for player in state.players:
        seen.update(card.id for card in player.civilizations)
    for sighting in view.sightings:
        seen.update(card.id for card in sighting.cards)
    table = state.table
    if table.scenario is not None:
        seen.add(table.scenario.rises)  # set aside: never in the deck
    return [card for card in table.cards.civilizations if card.id not in seen and (card.in_solo or not table.solo)]


class _RedrawnDraft:
    """One way in which the draft may have gone: which card each seat kept at each pick."""

    def __init__(self, state: State, view: View, pool: list[Civilization], rng: Rng) -> None:
        self.state = state
        self.view = view
        self.pool = pool
        self.rng = rng
        self.passed = min(view.kept_counts)
        self.kept: list[dict[int, Civilization]] = [{} for _ in state.players]
        if view.seat is not None:
            self.kept[view.seat] = dict(enumerate(state.players[view.seat].kept))
        for seat in range(len(state.players)):
            self._place_unseen(seat)
        self.packs = [self._redraw_pack(pack) for pack in range(len(state.players))]

    def put_into_state(self) -> None:
        state = self.state
        for seat, player in enumerate(state.players):
            player.kept = tuple(self.kept[seat][pick] for pick in range(self.view.kept_counts[seat]))
            player.hand = tuple(card for card in player.kept if card not in self.view.played[seat])
        state.dealt = tuple(dealt for dealt, _ in self.packs)
        if state.phase == "draft":
            count = len(state.players)
            state.packs = tuple(self.packs[(holder - self.passed) % count][1] for holder in range(count))

    def _place_unseen(self, seat: int) -> None:
        """A seat's picks from packs that we had not seen yet: cards played since that we never saw, and any others."""
        first_seen: dict[int, int] = {}
        for sighting in self.view.sightings:
            first_seen.setdefault(sighting.pack, sighting.pick)
        count = len(self.state.players)
        kept = range(self.view.kept_counts[seat])
        picks = [pick for pick in kept if pick < first_seen.get((seat - pick) % count, len(kept))]
        sighted = {card.id for sighting in self.view.sightings for card in sighting.cards}
        cards = [card for card in self.view.played[seat] if card.id not in sighted]
        cards += [self.pool.pop() for _ in range(len(picks) - len(cards))]
        self.rng.shuffle(cards)
        self.kept[seat].update(zip(picks, cards, strict=True))

    def _redraw_pack(self, pack: int) -> tuple[Cards, Cards]:
        """A pack as dealt, and what is left of it now; on the way every pick from it gets its card."""
        picks = [
            (pick, holder)
            for pick, holder in _holders(self.state, pack, self.passed)
            if pick < self.view.kept_counts[holder]
        ]
        known = [sighting for sighting in self.view.sightings if sighting.pack == pack]
        first = known[0].pick if known else len(picks)
        unseen = [self.kept[seat][pick] for pick, seat in picks[:first]]
        for before, after in pairwise(known):
            gone = [card for card in before.cards if card not in after.cards]
            self._share_out(picks[before.pick : after.pick], gone)
        if not known:
            draft = self.state.table.draft
            assert draft is not None
            left = [self.pool.pop() for _ in range(draft.hand - len(picks))]
            return (*unseen, *left), tuple(left)
        last = known[-1]
        left = list(last.cards)
        for pick, seat in picks[last.pick :]:
            # The draft goes on: a player who got the pack after us may have kept any of its cards.
            if pick not in self.kept[seat]:
                self.kept[seat][pick] = self.rng.choice(left)
            left.remove(self.kept[seat][pick])
        # Cards that were gone before we saw the pack join its end: the order of the rest stays as seen.
        return (*known[0].cards, *unseen), tuple(left)

    def _share_out(self, picks: list[tuple[int, int]], gone: list[Civilization]) -> None:
        """Between two sightings: our own pick and cards played since are known, the rest is chance."""
        open_picks = []
        for pick, seat in picks:
            if pick in self.kept[seat]:
                gone.remove(self.kept[seat][pick])
            else:
                open_picks.append((pick, seat))
        self.rng.shuffle(open_picks)
        for card in list(gone):
            for pick, seat in open_picks:
                if card in self.view.played[seat]:
                    self.kept[seat][pick] = card
                    open_picks.remove((pick, seat))
                    gone.remove(card)
                    break
        for (pick, seat), card in zip(open_picks, gone, strict=True):
            self.kept[seat][pick] = card

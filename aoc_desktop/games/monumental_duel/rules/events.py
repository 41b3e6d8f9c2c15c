"""The kinds of events of Monumental Duel: what happened, and to whom.

Cards, cells and resources are told by their ids; `other` is the card beside or under a card, "" where there is none.
"""
# fmt: off

from __future__ import annotations

from collections.abc import Iterable

from aoc_desktop.kernel.events import Cause, Event, OfSeat, RoundBegins
from aoc_desktop.kernel.game import Change

ADVANTAGE = Cause("rule", "advantage")
PROGRESS = Cause("rule", "progress")
POLICY = Cause("rule", "policy")
REROLL = Cause("rule", "reroll")


# The course of the game.
class Picks(OfSeat): civilization: str
class CitiesDealt(Event): pass
class DuelRoundBegins(RoundBegins): kind = "round_begins"; which: str  # "last"
class EraBegins(Event): card: str; era: int  # the card that began it
class Forced(OfSeat): move: tuple[str, ...]  # the only legal move, played by itself
class Passes(OfSeat): cards: int  # that go to the discard
class RoundEnds(Event): round: int
class Fills(OfSeat): cell: str; card: str; other: str
class FillsAlone(OfSeat): cell: str; card: str  # knowledge, with nothing on it
class KeepsKnowledge(OfSeat): card: str; other: str  # which goes to the discard
class NewDeck(OfSeat): cards: int
class Gaps(OfSeat): cells: tuple[str, ...]  # for which no card is left
class LeavesTrack(Event): cards: tuple[str, ...]
class JoinsTrack(Event): cards: tuple[str, ...]; reveals = True
class DeckEmpty(Event): pass
class LastRoundNext(Event): cards: int  # on the track
class AdvantageFades(OfSeat): tokens: int
class AdvantageNeutral(Event): pass
class FirstPlayer(OfSeat): pass
class GameEnds(Event): round: int

# Start of the round, activation.
class ReservesNothing(OfSeat): cause: Cause
class Swaps(OfSeat): cell: str; second: str; card: str; other: str; cause: Cause
class Activates(OfSeat): row: str; column: str
class RevoltsLeave(OfSeat): revolts: int
class LeftAlone(OfSeat): cell: str; card: str  # the knowledge that remains
class Wakes(OfSeat): cards: tuple[str, ...]  # the policies in force this round
class Exchanges(OfSeat): cell: str; card: str; cause: Cause
class ExchangesNothing(OfSeat): cause: Cause
class Triggers(OfSeat): cell: str; card: str; other: str; cause: Cause

# Actions. How a card was had: "reserved", or "" from the track.
class Acquires(OfSeat): card: str; how: str
class BuildsWonder(OfSeat): card: str; how: str
class Begins(BuildsWonder): pass
class Completes(BuildsWonder): pass
class KeepsWonder(OfSeat): card: str; other: str  # which leaves the game
class OnTop(OfSeat): card: str  # of the City deck
class Barricades(OfSeat): card: str; price: int  # the province it protects, and its price now
class Develops(OfSeat): card: str; at: str  # the row or column, if any
class Covers(OfSeat): card: str; other: str
class UsesPolicy(OfSeat): card: str; cause: Cause
class Conquers(OfSeat): card: str; barricades: int  # that return to their pile
class Uses(OfSeat): cell: str; card: str; other: str; cause: Cause
class Progresses(OfSeat): pass
class TakesAdvantage(OfSeat): resource: str; tokens: int; cause: Cause | None = None  # by an effect
class UsesWarlord(OfSeat): card: str; cause: Cause
class PricePart(OfSeat): part: str; tokens: int; cause: Cause  # "price" or "discount"

# Spying.
class Ambassador(OfSeat): pass
class Spies(OfSeat): cause: Cause
class Declines(OfSeat): cause: Cause
class DeclinesSpying(Declines): pass
class Trains(OfSeat): agents: int
class Deploys(OfSeat): agents: int
class Rolls(OfSeat): value: int; reveals = True
class Rerolls(OfSeat): token: str; value: int  # "free"
class Stops(OfSeat): dice: tuple[int, ...]
class LosesAgent(OfSeat): agents: int  # that are left
class TurnsCard(OfSeat): card: str; die: int
class Die(OfSeat): card: str; value: int

# Steps of effects.
class Bonus(OfSeat): cause: Cause
class Archives(OfSeat): cell: str; card: str; cause: Cause  # "discard": from there
class Discards(OfSeat): cell: str; card: str; cause: Cause
class Reinforces(OfSeat): cell: str; card: str; cause: Cause
class KnowledgeGoes(OfSeat): card: str  # to the discard
class GainsBuilding(OfSeat): card: str; cause: Cause
class GainsRevolts(OfSeat): revolts: int; cause: Cause
class GainsAgent(OfSeat): agents: int; cause: Cause
class Reserves(OfSeat): card: str; cause: Cause
class Breaches(OfSeat): card: str; barricades: int; cause: Cause  # the seat loses them on its province
class CopiesBonus(OfSeat): card: str; cause: Cause
class Copies(OfSeat): cell: str; card: str; cause: Cause
class Draws(OfSeat): card: str; cause: Cause | None; reveals: bool  # if it was not known
class RevoltDrawn(OfSeat): pass
class UsesEffect(OfSeat): card: str
class LeavesEffect(OfSeat): card: str
class StandingDrawn(OfSeat): card: str
class Repeats(OfSeat): cause: Cause
class NothingToDo(OfSeat): cause: Cause

# Tokens and points.
class Amount(OfSeat): resource: str; amount: int; cause: Cause | None
class Gained(Amount): pass
class Paid(Amount): pass
class Lost(Amount): pass
class Takes(Amount): pass  # from the other seat
class Scored(OfSeat): category: str; points: int


def changes(event: Event) -> Iterable[Change]:
    """The six resources by their names ("points" are the tokens), "agents", and "score" at the end: the only reading
    of what an event changes."""
    match event:
        case Gained() | Takes():
            yield Change(event.seat, event.resource, event.amount, event.cause)
            if isinstance(event, Takes):
                yield Change(1 - event.seat, event.resource, -event.amount, event.cause)
        case Paid() | Lost():
            yield Change(event.seat, event.resource, -event.amount, event.cause)
        case Trains() | GainsAgent():
            yield Change(event.seat, "agents", 1, event.cause)
        case LosesAgent():
            yield Change(event.seat, "agents", -1)
        case Scored():
            yield Change(event.seat, "score", event.points)

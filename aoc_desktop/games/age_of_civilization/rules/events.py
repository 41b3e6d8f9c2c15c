"""The kinds of events of Age of Civilization: what happened, and to whom. Cards and actions are told by their ids."""
# fmt: off

from __future__ import annotations

from collections.abc import Iterable

from aoc_desktop.kernel.events import Cause, Event, OfSeat, Secret
from aoc_desktop.kernel.game import Change

BONUS_COINS = Cause("rule", "bonus_coins")
POPULATION = Cause("rule", "population")
ANNEX = Cause("rule", "annex")
REST = Cause("rule", "rest")
RED_SLOT = Cause("rule", "red_slot")
WAR = Cause("rule", "war")
PLAGUE = Cause("rule", "plague")
DROUGHT = Cause("rule", "drought")
NO_TECHNOLOGY = Cause("rule", "no_technology")
SPECIAL_TECHNOLOGY = Cause("rule", "special_technology")
DECLINE = Cause("rule", "decline")
"""Why the workers of a civilisation go when another rises."""


# The course of the game.
class FirstPlayer(OfSeat): pass  # who has the token now
class PermanentCardMoves(Event): card: str  # the track card that arrives
class GameEnds(Event): pass

# Draft.
class Kept(Secret): civilization: str
class PacksPassed(Event): reveals = True
class MarketMade(Event): civilizations: tuple[str, ...]; reveals = True  # the left-over cards

# Civilisations.
class Rises(OfSeat): civilization: str
class Annexes(OfSeat): civilization: str
class Declines(OfSeat): civilization: str
class Skips(OfSeat): pass
class MarketCoins(Event): coins: int  # laid on each card left in the market
class Drawn(Event): civilization: str; reveals = True  # it joins the market
class DeckEmpty(Event): pass

# Actions.
class Performs(OfSeat): action: str; workers: int; cause: Cause
class Rests(OfSeat): pass
class Buys(OfSeat): card: str  # the special technology card
class Offered(OfSeat): action: str; cause: Cause  # the card that offers it
class Declined(OfSeat): cause: Cause  # the card whose offer was declined
class TechnologyGained(OfSeat): kind = "technology"; technology: str; cause: Cause
class WonderGained(OfSeat): kind = "wonder"; wonder: str; cause: Cause
class CoinsLaid(OfSeat): civilization: str; coins: int; cause: Cause
class NothingGained(OfSeat): cause: Cause | None  # a mandatory effect that gave nothing

# Coins, points and workers. The sign says what it means for what the player has.
class Amount(OfSeat): what: str; amount: int; cause: Cause | None = None; sign = 0
class Gained(Amount): sign = 1
class Paid(Amount): sign = -1
class Lost(Amount): sign = -1
class Sacrificed(Amount): sign = -1
class WorkersDiscarded(Amount): sign = -1
class WorkersReturn(Amount): pass
class NothingLost(Amount): pass  # there was nothing to lose
class Limit(Amount): pass  # workers beyond the limit of 4

# End of a round.
class EventTurned(Event): kind = "event"; event: str
class WarBreaksOut(Event): kind = "war"; sides: tuple[int, ...]; least: int  # in a scenario's war player and opponent
class Immune(OfSeat): pass  # least military, yet no loss
class Plague(Event): pass
class NoSymbol(Event): pass
class OpponentGrows(Event): military: int

# Scenarios.
class Controls(OfSeat): card: str; coins: int
class Granted(OfSeat): effect: str; action: str; amount: int; cause: Cause
class DroughtAdded(Event): tokens: int  # in all
class DroughtHeld(Event): pass  # no token this round
class DroughtRemoved(OfSeat): tokens: int  # that are left
class Truce(OfSeat): pass  # the war does not touch it
class CivilizationLost(OfSeat): pass  # no worker is left, the game is over
class ScenarioTurns(Event): scenario: str  # its effects begin now


def changes(event: Event) -> Iterable[Change]:
    """What an event changes: coins, points, workers, technologies and wonders of a player, one at most."""
    match event:
        case TechnologyGained():
            return (Change(event.seat, "technologies", 1, event.cause),)
        case WonderGained():
            return (Change(event.seat, "wonders", 1, event.cause),)
        case CoinsLaid():
            return (Change(event.seat, "coins", -event.coins, event.cause),)
        case Amount() if event.sign and event.amount:
            cause = DECLINE if isinstance(event, WorkersDiscarded) else event.cause
            return (Change(event.seat, event.what, event.sign * event.amount, cause),)
    return ()

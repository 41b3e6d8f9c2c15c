"""The kinds of events of The Golden Ages: what happened, and to whom.

Squares, tiles and cards are told by their ids; `n` counts what the name says. A cause is the card or rule behind it.
"""
# fmt: off

from __future__ import annotations

from collections.abc import Iterable

from aoc_desktop.kernel.events import Cause, Event, OfSeat, RoundBegins
from aoc_desktop.kernel.game import Change

ARTIST = Cause("rule", "artist")
ATTACK = Cause("rule", "attack")
GOLDEN_AGE = Cause("rule", "golden_age")
GOLD = Cause("rule", "gold")
TECHNOLOGIES = Cause("rule", "technologies")
GLORY = Cause("rule", "glory")


# The course of the game. A round of the log is an era.
class EraBegins(RoundBegins): buildings: tuple[str, ...]; reveals = True
class FirstPlayer(OfSeat): civilization: str; value: int
class EraEnds(Event): judgement: str; era: int
class CardsLeave(Event): cards: tuple[str, ...]  # unbuilt buildings and wonders
class Prepared(Event): colonists: int  # that come home from the Agora
class LastTurns(Event): seats: tuple[int, ...]
class GameEnds(Event): reveals = True  # future technologies

# Civilisations.
class Reveals(OfSeat): civilization: str; value: int; reveals = True
class RevealsOne(Reveals): pass  # the other card leaves unseen
class Plays(OfSeat): civilization: str; value: int
class Keeps(OfSeat): civilization: str; new: str  # the new one leaves
class Replaces(OfSeat): old: str; civilization: str

# Continents.
class TileDrawn(OfSeat): tile: str; reveals = True
class LaidAside(Event): tile: str; reveals = True  # it fits nowhere
class PutBack(Event): tiles: int  # they go under the stack
class NoTileFits(Event): pass
class TilePlaced(OfSeat): tile: str; square: str; rotation: str
class IslandGone(Event): square: str
class CapitalPlaced(OfSeat): square: str; colonists: int
class CapitalMoved(OfSeat): start: str; square: str; colonists: int  # that come along
class CapitalStays(OfSeat): square: str

# Moving. A start "none" is an action without a colonist.
class Explores(OfSeat): start: str; square: str
class Crosses(OfSeat): start: str; square: str  # the way leads over the date line
class TakesControl(OfSeat): square: str; symbols: tuple[str, ...]
class GivesUp(OfSeat): start: str; symbols: tuple[str, ...]  # the seat holds the square no longer
class LiesDown(OfSeat): square: str
class StaysUp(OfSeat): square: str; cause: Cause
class GoesHome(OfSeat): start: str; square: str; posture: str; colonists: int  # "standing" or "lying"
class ToAgora(OfSeat): square: str; colonists: int
class StandsUp(OfSeat): square: str; cause: Cause
class Relocates(OfSeat): where: str; colonists: int; cause: Cause  # to "agora" or "capital"

# Actions.
class Founds(OfSeat): square: str; cubes: int
class NoCity(OfSeat): square: str
class CubeTaken(OfSeat): square: str; cubes: int  # that stay there
class Builds(OfSeat): building: str; start: str; slot: int; cause: Cause | None  # who needs no colonist
class Discarded(OfSeat): building: str; slot: int
class Artist(OfSeat): start: str
class Attacks(OfSeat): start: str; square: str; cost: int; cause: Cause | None; grave = True  # who needs no colonist
class PricePart(OfSeat): part: str; gold: int; cause: Cause  # "track", "surcharge", "cost" or "discount"
class CityLost(OfSeat): square: str; cubes: int
class GloryDrawn(OfSeat): tiles: tuple[int, ...]; reveals = True
class Glory(OfSeat): points: int
class GloryBack(Event): points: int  # the tile goes under the stack
class WonderBuilt(OfSeat): kind = "wonder"; wonder: str; price: int; cause: Cause | None  # who makes it cheaper
class Activates(OfSeat): card: str; named: tuple[str, ...]  # what the move names beside it
class Develops(OfSeat): technology: str; price: int; cause: Cause | None  # the card that gives it
class CubesFreed(OfSeat): technology: str; cubes: int
class Obsolete(OfSeat): technology: str  # it is no longer in force
class Stops(OfSeat): pass  # no further technology
class AlreadyDeveloped(OfSeat): technology: str; cause: Cause
class Lacks(OfSeat): needs: str; cause: Cause
class NothingToDevelop(OfSeat): cause: Cause
class GoldenAge(OfSeat): grave = True
class JudgementChosen(OfSeat): kind = "judgement"; judgement: str

# Gold and points.
class Amount(OfSeat): what: str; amount: int; cause: Cause
class Gained(Amount): pass
class Paid(Amount): pass
class Received(Amount): pass  # what another player paid
class Scored(Amount): pass  # by a judgement, or by the end of the game
class Counted(OfSeat): per: str; count: int; cause: Cause  # the next gain goes by it
class NothingGained(OfSeat): cause: Cause  # an effect that counted nothing


def changes(event: Event) -> Iterable[Change]:
    """The book's words: "gold", "points" and "cubes" in reserve. The only reading of what an event changes."""
    match event:
        case Paid():
            yield Change(event.seat, event.what, -event.amount, event.cause)
        case Amount():
            if event.amount:
                yield Change(event.seat, event.what, event.amount, event.cause)
        case CubesFreed() | CityLost():
            yield Change(event.seat, "cubes", event.cubes)
        case CubeTaken():
            yield Change(event.seat, "cubes", 1)
        case Founds():
            yield Change(event.seat, "cubes", -event.cubes)

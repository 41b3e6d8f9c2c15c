"""The achievements of The Golden Ages: what a finished game has of each, read from its events and its end."""

from __future__ import annotations

from collections.abc import Mapping

from aoc_desktop.games.golden_ages.rules.card_files import SHIPPED
from aoc_desktop.games.golden_ages.rules.cards import ANY_RANGE, ERAS
from aoc_desktop.games.golden_ages.rules.events import Crosses, GoldenAge, Replaces
from aoc_desktop.games.golden_ages.rules.game import GAME
from aoc_desktop.games.golden_ages.rules.scoring import Ending
from aoc_desktop.games.golden_ages.rules.squares import SQUARES
from aoc_desktop.games.golden_ages.rules.state import State
from aoc_desktop.kernel.condition import Condition
from aoc_desktop.kernel.game import Seat
from aoc_desktop.kernel.match import Match, PlayedMove
from aoc_desktop.solo.awards import Awards, Tries, margin, won

TOP_LEVEL = 5
OXFORD = ("free_wonder", "oxford_university")


class SeatStory:
    """What happened to one seat in the story of a game."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.attacks = self.attacked_at_once = self.crossings = self.free_oxford = self.voices = self.faces = 0
        self.cubes = self.gold = self.islands = 0
        """The most at one time."""

    def look(self, state: State) -> None:
        """At a position between two moves."""
        player = state.players[self.seat]
        self.cubes = max(self.cubes, player.cubes_on_map)
        self.gold = max(self.gold, player.gold)
        colonists = {*player.standing, *player.lying}
        self.islands = max(self.islands, sum(state.board.islands >> square & 1 for square in colonists))

    def read(self, state: State, played: PlayedMove) -> None:
        """A move, and the position before it."""
        player = state.players[self.seat]
        first = not any(each.golden_age for each in state.players)
        for event in played.events:
            if event.seat != self.seat:
                continue
            if isinstance(event, Crosses):
                self.crossings += player.powers.range < ANY_RANGE
            elif isinstance(event, GoldenAge):
                self.voices += first
            elif isinstance(event, Replaces):
                self.faces += 1
        if played.seat != self.seat:
            return
        if played.move[0] == "attack":
            self.attacks += 1
            self.attacked_at_once = max(self.attacked_at_once, self._others_on(state, SQUARES[played.move[2]]))
        elif played.move == OXFORD:
            self.free_oxford += 1

    def _others_on(self, state: State, square: int) -> int:
        others = [player for number, player in enumerate(state.players) if number != self.seat]
        return sum(player.held >> square & 1 for player in others)


def tries(match: Match[State], seat: Seat) -> Tries:
    """What a seat has of each achievement at the end."""
    story = SeatStory(seat)
    for state, played in zip(match.states(), match.history, strict=True):
        story.look(state)
        story.read(state, played)
    story.look(match.state)
    player, outcome = match.state.players[seat], match.outcome
    assert isinstance(outcome, Ending)
    victory, lead, points = won(match, seat), margin(match, seat), outcome.points[seat]
    summits = sum(technology.level == TOP_LEVEL for technology in player.technologies)
    loyal = player.civilization is not None and player.civilization.era == 1
    found: Mapping[str, tuple[Condition, ...]] = {
        "four_eras": (Condition("finished", 1, 1),),
        "golden_crown": (victory, Condition("points", points, 60)),
        "age_of_ages": (Condition("points", points, 80),),
        "conqueror": (Condition("attacks", story.attacks, 4),),
        "dove": (victory, Condition("max_attacks", story.attacks, 0)),
        "two_at_once": (Condition("attacked_at_once", story.attacked_at_once, 2),),
        "patron": (Condition("wonders", len(player.wonders), 5),),
        "polymath": (Condition("technologies", len(player.technologies), 11),),
        "summit": (Condition("summits", summits, 2),),
        "metropolis": (Condition("cubes", story.cubes, 12),),
        "treasury": (Condition("gold", story.gold, 30),),
        "round_the_world": (Condition("crossings", story.crossings, 3),),
        "island_hopper": (Condition("islands", story.islands, 3),),
        "historys_voice": (Condition("voices", story.voices, ERAS),),
        "prophecy": (victory, Condition("future", outcome.breakdown[seat].get("future", 0), 1)),
        "loyal": (victory, Condition("loyal", int(loyal), 1)),
        "four_faces": (Condition("faces", story.faces, ERAS - 1),),
        "greek_gift": (Condition("free_oxford", story.free_oxford, 1),),
        "photo_finish": (won(match, seat, alone=True), Condition("max_margin", lead, 1)),
    }
    return found


AWARDS = Awards(
    game=GAME.id,
    card_sets=SHIPPED,
    ids=(
        "four_eras",
        "golden_crown",
        "age_of_ages",
        "conqueror",
        "dove",
        "two_at_once",
        "patron",
        "polymath",
        "summit",
        "metropolis",
        "treasury",
        "round_the_world",
        "island_hopper",
        "historys_voice",
        "prophecy",
        "loyal",
        "four_faces",
        "greek_gift",
        "photo_finish",
    ),
    tries=tries,
    set_with=("square_rotation",),
    against_computer=True,
)

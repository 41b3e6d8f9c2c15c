"""The twenty-five achievements: each is earned by what its text says, and missed by a little less."""

from __future__ import annotations

from datetime import date
from functools import cache
from pathlib import Path

import pytest

from aoc_desktop.games.advanced_civilization.rules import events as kinds
from aoc_desktop.games.advanced_civilization.rules.events import BARBARIANS, calamity_cause
from aoc_desktop.games.advanced_civilization.rules.game import GAME
from aoc_desktop.games.advanced_civilization.rules.state import State
from aoc_desktop.games.advanced_civilization.solo.awards import AWARDS, IDS, SeatStory, story_of, tries
from aoc_desktop.kernel.condition import Condition
from aoc_desktop.kernel.errors import DomainError
from aoc_desktop.kernel.events import Event
from aoc_desktop.kernel.game import CHANCE, Moment
from aoc_desktop.kernel.match import Match, PlayedMove
from aoc_desktop.kernel.record import Record, read_record, record_of_match, replay, start
from aoc_desktop.kernel.rng import Rng
from aoc_desktop.profile.awards import appraise
from aoc_desktop.profile.solo_results import SoloResults
from aoc_desktop.text.results import award_name, award_sentence
from tests.conformance import names_in
from tests.games import data_of
from tests.games.advanced_civilization.position import TOWNS, Position
from tests.games.advanced_civilization.rules.test_trade import OFFER, THREE, trading

FOLDER = data_of("advanced_civilization", "conformance")

MOMENT = Moment(1, 40, "movement", (), None, None, (0, 0, 0), False)


@cache
def finished(name: str) -> Match[State]:
    return replay(GAME, read_record(FOLDER / f"{name}.record.json"))


def read(story: SeatStory, game: Position, seat: int, line: str) -> None:
    """A move of a position, as the story of a match would read it."""
    before = game.state.copy()
    story.look(before)
    game.play(line)
    word = tuple(line.removeprefix(f"@{seat} ").split())
    story.read(before, PlayedMove(seat, word, line, tuple(game.events), MOMENT))


def told(story: SeatStory, state: State, *events: Event) -> None:
    """Events of another's move."""
    story.look(state)
    story.read(state, PlayedMove(99, ("done",), "done", events, MOMENT))


def earned(match: Match[State], seat: int) -> set[str]:
    return {award for award, parts in tries(match, seat).items() if all(part.holds for part in parts)}


def test_every_achievement_has_its_conditions_and_words() -> None:
    match = finished("12_west_2p_revolts")
    assert list(tries(match, 0)) == list(IDS) == list(AWARDS.ids)
    for award in IDS:
        assert award_name(GAME.id, award, "fr")
        assert award_sentence(GAME.id, award, "en").endswith(".")
    nations = [
        Condition(nation.id, int(number < 3), 1) for number, nation in enumerate(match.state.table.cards.nations)
    ]
    assert AWARDS.progress("five_peoples", nations) == (3, 5)


def test_a_whole_game_earns_what_it_shows() -> None:
    """Italy wins at the last square with 3728 points, in a game of 39 turns."""
    match = finished("12_west_2p_revolts")
    assert {"first_steps", "cradle", "last_square"} <= earned(match, 1)
    assert "crown" not in earned(match, 1)
    assert tries(match, 1)["crown"][1] == Condition("points", 3728, 4500)
    assert "cradle" not in earned(match, 0)
    assert [part.kind for part in tries(match, 1)["five_peoples"] if part.holds] == ["italy"]


def test_a_very_short_game_counts_for_the_first_alone() -> None:
    match = finished("01_west_2p_opening")
    assert match.state.table.turn_limit < 12
    for seat in (0, 1):
        assert earned(match, seat) == {"first_steps"}
        assert not any(part.holds for part in tries(match, seat)["five_peoples"])


@pytest.mark.parametrize("name", names_in(FOLDER)[1:8])
def test_stories_agree_with_the_record(name: str) -> None:
    """Deals and voyages counted from the moves themselves."""
    match = finished(name)
    for seat in range(match.state.table.players):
        story = story_of(match, seat)
        deals = [
            played
            for played in match.history
            if played.move[0] == "deal" and seat in (played.seat, int(played.move[1]))
        ]
        assert story.deals == len(deals)
        attacks = [e for t in match.history for e in t.events if e.kind == "siege" and e.seat == seat]
        assert story.sieges == len(attacks)
        assert story._points == match.state.map_points(seat)


def test_cities_groups_and_whole_sets_at_one_time() -> None:
    game = Position().cities(0, *TOWNS).hand(0, dye=4).own(0, "engineering", "mysticism", "literacy")
    game.state.turn = 12
    story = SeatStory(0)
    story.look(game.state)
    assert (story.cities, story.sets, story.groups) == (9, 1, 5)
    late = SeatStory(0)
    game.state.turn = 13
    late.look(game.state)
    assert late.groups == 0
    fewer = SeatStory(0)
    fewer.look(Position().cities(0, *TOWNS[:8]).hand(0, dye=3).state)
    assert (fewer.cities, fewer.sets) == (8, 0)


def test_a_royal_bill() -> None:
    game = Position().hand(0, gold=5, ivory=3, gems=4).treasury(0, 5)
    game.begin("civilization_cards")
    story = SeatStory(0)
    for line in ("buy mathematics", "buy deism"):
        read(story, game, 0, line)
    read(story, game, 0, "done")
    for line in ("spend gold 5", "spend ivory 3", "settle"):
        read(story, game, 0, line)
    assert story.spent == 306
    assert Condition("spent", story.spent, 300).holds


def test_words_that_are_not_true() -> None:
    game = trading(*THREE)
    story = SeatStory(0)
    for line in OFFER:
        read(story, game, 0, line)
    assert story.lies == 1, "the rest was Iron, not Salt"
    game = trading({"salt": 4}, *THREE[1:])
    story = SeatStory(0)
    for line in ("offer", "close", "say salt", "ask 3", "want any any"):  # the gifts are forced
        read(story, game, 0, line)
    assert story.lies == 0


def test_a_calamity_that_goes_on_the_turn_it_came() -> None:
    state = Position().state
    came = kinds.Exchanged(0, ("salt", "salt", "treachery"), (1, 0))
    goes = kinds.Exchanged(2, ("iron", "treachery"), (0, 2))
    story = SeatStory(0)
    told(story, state, came, goes)
    assert story.potatoes == 1
    later = SeatStory(0)
    told(later, state, came, kinds.TurnOver(3), goes)
    assert later.potatoes == 0
    drawn = SeatStory(0)
    told(drawn, state, goes)
    assert drawn.potatoes == 0


def test_a_city_by_treachery_counts_one_by_revolt_does_not() -> None:
    game = Position().cities(0, "rome", "carthage").struck(0, "treachery", giver=1)
    story = SeatStory(1)
    read(story, game, 1, "betray rome")
    assert story.gifts == 1
    game = Position().cities(0, "rome", "carthage", "athens").stock(0, 2)
    game.begin("taxation")
    seat = game.deciders[0]
    story = SeatStory(seat)
    read(story, game, seat, game.legal()[0])
    assert story.gifts == 0


def test_ten_turns_without_a_calamity_of_ones_own() -> None:
    state = Position().state
    for turns, spared in ((range(1, 17), 10), (range(1, 16), 9)):
        story = SeatStory(0)
        for turn in turns:
            told(story, state, kinds.Revealed(1, ("famine",)), kinds.TurnOver(turn))
        assert story.spared == spared
    story = SeatStory(0)
    for turn in range(7, 20):
        struck = [kinds.Revealed(0, ("famine",))] if turn == 12 else []
        told(story, state, *struck, kinds.TurnOver(turn))
    assert story.spared == 7


def test_half_of_the_unit_points_lost_in_one_turn() -> None:
    state = Position().tokens(0, carthage=20).state
    lost = kinds.Lost(0, "carthage", "tokens", 10, calamity_cause("epidemic"))
    begins, over = kinds.PhaseBegins("calamities"), kinds.PhaseBegins("abilities")
    story = SeatStory(0)
    told(story, state, begins, lost, over)
    assert story.fall == 1
    story = SeatStory(0)
    told(story, state, begins, kinds.Lost(0, "carthage", "tokens", 9, lost.cause), over)
    assert story.fall == 0
    story = SeatStory(0)
    told(story, Position().tokens(0, carthage=19).state, begins, lost, over)
    assert story.fall == 0, "from twenty on"


def test_sieges_pirates_and_the_gate_that_held() -> None:
    state = Position().cities(0, "rome").state
    story = SeatStory(0)
    told(story, state, kinds.CityBesieged(0, "carthage", 1, 6, 8), kinds.CityBesieged(0, "palermo", BARBARIANS, 6, 8))
    assert (story.sieges, story.pirates) == (2, 1)
    told(story, state, kinds.TooWeak(1, "rome", 7, 5), kinds.TooWeak(2, "carthage", 7, 6))
    assert story.gate == 5


def test_an_heir_takes_over_in_a_civil_war_not_by_conversion() -> None:
    state = Position().state
    taken = kinds.Annexed(0, "rome", "tokens", 1, 3)
    story = SeatStory(0)
    told(story, state, kinds.PhaseBegins("abilities"), taken)
    assert story.heirs == 0
    told(story, state, kinds.PhaseBegins("calamities"), taken)
    assert story.heirs == 1


def test_far_shores_are_beyond_an_open_sea() -> None:
    game = Position().tokens(2, knossos=3).ships(2, "knossos").own(2, "astronomy")
    game.begin("movement")
    story = SeatStory(2)
    for line in ("voyage knossos", "load 2", "sail thera", "unload 1"):
        read(story, game, 2, line)
    assert story.shores == 0
    for line in ("sail aegean_sea", "sail knossos", "unload 1"):
        read(story, game, 2, line)
    assert story.shores == 1


# ---------------------------------------------------------------- what counts, and several games together


@cache
def dealt(seed: int) -> Record:
    """A game played by chance to its end on a table that was set with a limit of its own."""
    setup = {"seed": seed, "turn_limit": 12, "trade_rounds": 1}
    match = start(GAME, Record(GAME.id, "standard", 2, "table", (), setup))
    rng = Rng(seed)
    while match.deciders:
        seat = match.deciders[0]
        match.play(seat, GAME.draw(match.state, rng) if seat == CHANCE else match.legal(seat).sample(rng))
    seats = [{"name": "Ada", "level": "human"}, {"name": "Cleo", "level": "adept"}]
    return record_of_match(match)._replace(meta={"id": f"{seed:016x}", "seats": seats})


def test_a_table_may_be_set_with_its_options_but_its_stacks_come_from_the_seed(tmp_path: Path) -> None:
    record = dealt(5)
    [found] = appraise(record, AWARDS, None, SoloResults(tmp_path / "laurels.jsonl"), date(2026, 11, 18))
    assert "first_steps" in found.achievements
    stacks = [list(stack) for stack in record.setup["stacks"]]
    stacks[0].sort()
    chosen = record._replace(setup={**record.setup, "stacks": stacks})
    with pytest.raises(DomainError) as caught:
        appraise(chosen, AWARDS, None, SoloResults(tmp_path / "laurels.jsonl"), date(2026, 11, 18))
    assert caught.value.reason.code == "award_not_dealt"


def test_five_nations_of_nine_are_enough(tmp_path: Path) -> None:
    """Wins with five different nations, one game each; the fifth earns it."""
    solo_results, record = SoloResults(tmp_path / "laurels.jsonl"), dealt(5)
    nations = [nation.id for nation in finished("12_west_2p_revolts").state.table.cards.nations]
    found = tries(replay(GAME, record), 0)
    for number, nation in enumerate(nations[:5]):
        parts = tuple(Condition(each, int(each == nation), 1) for each in nations)
        awards = AWARDS._replace(tries=lambda match, seat, parts=parts: {**found, "five_peoples": parts})
        game = record._replace(meta={**record.meta, "id": f"{number:016x}"})
        [crowned] = appraise(game, awards, None, solo_results, date(2026, 11, 18))
        assert ("five_peoples" in crowned.achievements) == (number == 4)
        # The same game is entered once only: each win stands for a game of its own.
        solo_results.add(crowned.solo_result.model_copy(update={"checksum": f"{number:064x}"}), game)

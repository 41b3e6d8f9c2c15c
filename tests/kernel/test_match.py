"""A match: moves are played or refused, taken back and played again, and every seat has its own log."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from aoc_desktop.kernel.errors import IllegalMove, Reason
from aoc_desktop.kernel.game import CHANCE
from aoc_desktop.kernel.match import COPIED_EVERY, Match
from aoc_desktop.kernel.rng import Rng
from tests.kernel.toy_games import AMBUSH, HIGH_CARD, Ambush, AmbushState, HighCardState, ToyOptions
from tests.toy.events import Chose, Drawn, Rolled, Shown


def ambush(*lines: str, players: int = 3) -> Match[AmbushState]:
    match = Match(AMBUSH, AMBUSH.setup(ToyOptions(players, {}), Rng(1)))
    match.play_lines(lines)
    return match


# Two seats, with the hands (9 2 5) and (7 8 1), and a deck of 30, 31 …
DECK = [9, 2, 5, 7, 8, 1, *range(30, 41)]


def high_card(*lines: str) -> Match[HighCardState]:
    match = Match(HIGH_CARD, HIGH_CARD.setup(ToyOptions(2, {"deck": DECK}), Rng(1)))
    match.play_lines(lines)
    return match


def refusal(match: Match[AmbushState], line: str) -> Reason:
    with pytest.raises(IllegalMove) as caught:
        match.play_line(line)
    return caught.value.reason


# ---------------------------------------------------------------- playing


def test_a_move_changes_the_state_and_returns_its_events() -> None:
    match = ambush()
    events = match.play(CHANCE, ("4",))
    assert events == (Rolled(4),)
    assert match.state.die == 4
    assert match.deciders == (0, 1, 2)
    assert match.moves == ["! 4"]


def test_the_history_tells_who_played_what_in_which_state() -> None:
    match = ambush("! 4", "@1 rock")
    last = match.history[-1]
    assert (last.seat, last.move, last.line) == (1, ("rock",), "@1 rock")
    assert match.state_at(1).chosen == {}
    assert last.moment.step == "choose"
    assert last.events == (Chose(1, "rock"),)


def test_states_of_the_history_never_change() -> None:
    match = ambush()
    seen = []
    for line in ("! 4", "@1 rock", "@0 paper", "scissors", "! 1"):
        seen.append(AMBUSH.snapshot(match.state))
        match.play_line(line)
    assert [AMBUSH.snapshot(state) for state in match.states()] == seen
    assert [AMBUSH.snapshot(match.state_at(moves)) for moves in range(5)] == seen
    assert [shot["points"] for shot in seen] == [[0, 0, 0]] * 4 + [[4, 4, 4]]


def test_chance_draws_from_the_generator_given() -> None:
    match = ambush()
    match.draw(Rng(1))  # the first die of seed 1 is a 4, see test_rng
    assert match.moves == ["! 4"]


def test_moves_are_the_lines_of_a_record() -> None:
    lines = ["! 5", "@2 rock", "@0 paper", "rock", "! 1"]
    match = ambush(*lines)
    assert match.moves == lines
    assert ambush(*match.moves).state == match.state


def test_the_outcome_is_known_when_nobody_decides_any_more() -> None:
    match = ambush("! 5", "@0 rock", "scissors", "! 2", "@0 rock", players=2)
    assert match.outcome is None
    match.play_line("rock")
    assert match.deciders == ()
    assert match.outcome is not None
    assert match.outcome.points == (5, 0)


# ---------------------------------------------------------------- refusing


def test_what_the_rules_forbid_is_refused_with_their_reason() -> None:
    match = ambush("! 4")
    assert match.why_not(1, ("lizard",)) == Reason("no_such_word", {"move": ("lizard",)})
    assert match.why_not(1, ("rock",)) is None
    assert refusal(match, "@1 lizard") == Reason("no_such_word", {"move": ("lizard",)})


def test_a_refused_move_leaves_no_trace() -> None:
    match = ambush("! 4", "@0 rock")
    match.undo()
    before = AMBUSH.copy(match.state)
    refusal(match, "@1 lizard")
    assert match.state == before
    assert match.moves == ["! 4"]
    assert match.can_redo


def test_a_seat_that_does_not_decide_now_is_told_who_does() -> None:
    match = ambush("! 4", "@0 rock")
    assert refusal(match, "@0 paper") == Reason("not_your_turn", {"seat": 1})
    assert refusal(match, "@9 paper") == Reason("not_your_turn", {"seat": 1})
    assert refusal(match, "! 3") == Reason("not_your_turn", {"seat": 1})


def test_nobody_plays_for_chance() -> None:
    assert refusal(ambush(), "@0 rock") == Reason("not_your_turn", {"seat": CHANCE})
    assert refusal(ambush(), "! 7") == Reason("no_such_face", {"move": ("7",)})


def test_a_move_after_the_end_is_refused() -> None:
    match = ambush("! 5", "@0 rock", "rock", "! 2", "@0 rock", "rock", players=2)
    assert match.why_not(0, ("rock",)) == Reason("finished")
    assert refusal(match, "@0 rock") == Reason("finished")


def test_an_error_in_a_list_of_moves_says_which() -> None:
    match = ambush()
    with pytest.raises(IllegalMove) as caught:
        match.play_lines(["! 4", "@0 rock", "@0 rock", "@1 rock"])
    reason = Reason("not_your_turn", {"seat": 1})
    assert caught.value.reason == Reason("move", {"number": 3, "move": "@0 rock", "reason": reason})
    assert match.moves == ["! 4", "@0 rock"]


def test_a_number_given_counts_from_there() -> None:
    with pytest.raises(IllegalMove) as caught:
        ambush("! 4").play_numbered(41, "@0 lizard")
    assert caught.value.reason.params["number"] == 41


# ---------------------------------------------------------------- undo and redo


def test_undo_gives_back_exactly_the_state_before() -> None:
    match = ambush("! 4", "@0 rock")
    before = AMBUSH.copy(match.state)
    match.play_line("@1 paper")
    assert match.undo().line == "@1 paper"
    assert match.state == before
    assert match.moves == ["! 4", "@0 rock"]


def test_redo_gives_back_exactly_the_state_after() -> None:
    match = ambush("! 4", "@0 rock", "@1 paper")
    after = AMBUSH.copy(match.state)
    match.undo()
    match.undo()
    assert match.can_redo
    assert match.redo().line == "@0 rock"
    assert match.redo().line == "@1 paper"
    assert match.state == after
    assert match.moves == ["! 4", "@0 rock", "@1 paper"]
    assert not match.can_redo


def test_playing_on_after_undo_does_not_reach_into_the_past() -> None:
    match = ambush("! 4", "@0 rock")
    match.undo()
    match.play_line("@0 paper")
    assert match.state_at(1).chosen == {}
    match.undo()
    assert match.state.chosen == {}
    assert match.state_at(0).die is None


def test_playing_after_undo_forgets_what_could_be_redone() -> None:
    match = ambush("! 4", "@0 rock")
    match.undo()
    match.play_line("@1 paper")
    assert not match.can_redo
    with pytest.raises(IllegalMove) as caught:
        match.redo()
    assert caught.value.reason == Reason("nothing_to_redo")


def test_redo_itself_forgets_nothing() -> None:
    match = ambush("! 4", "@0 rock", "@1 paper")
    match.undo()
    match.undo()
    match.redo()
    assert match.can_redo


def test_there_is_nothing_to_undo_at_the_beginning() -> None:
    match = ambush()
    assert match.why_no_undo() == Reason("nothing_to_undo")
    for beyond in (False, True):
        with pytest.raises(IllegalMove) as caught:
            match.undo(beyond_revelation=beyond)
        assert caught.value.reason == Reason("nothing_to_undo")


def test_undo_stops_where_something_came_to_light() -> None:
    match = ambush("! 4")
    assert match.why_no_undo() == Reason("revealed", {"what": "", "kind": "rolled"})
    with pytest.raises(IllegalMove) as caught:
        match.undo()
    assert caught.value.reason == Reason("revealed", {"what": "", "kind": "rolled"})
    assert match.moves == ["! 4"]


def test_a_secret_choice_can_be_taken_back_until_all_are_shown() -> None:
    match = ambush("! 4", "@0 rock", players=2)
    assert match.why_no_undo() is None
    match.play_line("paper")
    assert match.why_no_undo() == Reason("revealed", {"what": "rock", "kind": "shown"})


def test_what_only_one_seat_saw_stops_undo_too() -> None:
    match = high_card("play 9")
    assert match.why_no_undo() is None
    match.play_line("play 8")
    assert match.why_no_undo() == Reason("revealed", {"what": "30", "kind": "drawn"})


def test_undo_goes_beyond_a_revelation_if_asked() -> None:
    match = ambush("! 4", "@0 rock")
    match.undo(beyond_revelation=True)
    match.undo(beyond_revelation=True)
    assert match.moves == []
    match.redo()
    assert match.moves == ["! 4"]


# ---------------------------------------------------------------- preview


def test_a_preview_shows_what_would_come_and_leaves_the_match_as_it_is() -> None:
    match = ambush("! 4", "@0 rock", "@1 scissors")
    before, history = AMBUSH.copy(match.state), list(match.history)
    state, events = match.preview(2, ("paper",))
    assert state.points == [4, 4, 4]
    assert [event.kind for event in events] == ["chose", "shown", "shown", "shown", "gained", "gained", "gained"]
    assert match.state == before
    assert match.history == history
    assert match.why_not(2, ("paper",)) is None


def test_what_is_done_to_a_preview_does_not_reach_the_match() -> None:
    match = ambush("! 4", "@0 rock")
    state, _ = match.preview(1, ("paper",))
    AMBUSH.apply(state, 2, ("rock",))
    state.points[0] = 99
    assert match.state.chosen == {0: "rock"}
    assert match.state.points == [0, 0, 0]


def test_a_preview_keeps_what_can_be_redone() -> None:
    match = ambush("! 4", "@0 rock")
    match.undo()
    match.preview(0, ("paper",))
    assert match.redo().line == "@0 rock"


# ---------------------------------------------------------------- each seat's log


def test_a_log_hides_what_the_seat_may_not_know() -> None:
    match = ambush("! 4", "@0 rock", "@1 paper")
    rolled = (1, Rolled(4))
    assert list(match.log(0)) == [rolled, (2, Chose(0, "rock"))]
    assert list(match.log(1)) == [rolled, (3, Chose(1, "paper"))]
    assert list(match.log(2)) == [rolled]
    assert list(match.log(None)) == [rolled]


def test_what_is_shown_is_in_every_log() -> None:
    match = ambush("! 4", "@0 rock", "@1 paper", "rock")
    for seat in (0, 1, 2, None):
        shown = [(number, event.seat, event.choice) for number, event in match.log(seat) if isinstance(event, Shown)]
        assert shown == [(4, 0, "rock"), (4, 1, "paper"), (4, 2, "rock")]


def test_only_the_one_who_drew_sees_the_card() -> None:
    match = high_card("play 9", "play 8")
    assert [event.good for _, event in match.log(0) if isinstance(event, Drawn)] == ["30"]
    assert [event.good for _, event in match.log(1) if isinstance(event, Drawn)] == []


def test_the_log_follows_undo() -> None:
    match = ambush("! 4", "@0 rock")
    match.undo()
    assert [event.kind for _, event in match.log(0)] == ["rolled"]


def test_an_error_crosses_from_one_process_to_another() -> None:
    error = pickle.loads(pickle.dumps(IllegalMove("workers", needed=2, free=1)))
    assert type(error) is IllegalMove
    assert error.reason == Reason("workers", {"needed": 2, "free": 1})


def long_match(moves: int) -> Match[AmbushState]:
    """Two seats who never stop: a round is a die and two choices."""
    match = Match(Endless(), AmbushState([0, 0]))
    rng = Rng(7)
    while len(match.history) < moves:
        seat = match.deciders[-1]
        match.play(seat, match.game.legal(match.state, seat).sample(rng))
    return match


class Endless(Ambush):
    def deciders(self, state: AmbushState) -> tuple[int, ...]:
        return super().deciders(replace(state, round=1))


def test_a_long_history_keeps_few_states_and_knows_them_all() -> None:
    match = long_match(400)
    assert len(match._copies) <= 400 // COPIED_EVERY + COPIED_EVERY
    played = Match(match.game, AmbushState([0, 0]))
    for number, line in enumerate(match.moves):
        assert match.state_at(number) == played.state
        played.play_line(line)
    assert [match.game.copy(state) for state in match.states()][123] == match.state_at(123)


def test_moves_taken_back_far_into_a_long_history_are_played_again() -> None:
    match = long_match(150)
    end, lines = match.state_at(150), match.moves
    while len(match.history) > 35:
        match.undo(beyond_revelation=True)
    assert match.state == match.at(35).state
    while match.can_redo:
        match.redo()
    assert (match.state, match.moves) == (end, lines)


def test_a_match_as_it_was_can_be_played_on_without_touching_the_present() -> None:
    match = long_match(90)
    end = match.state_at(90)
    past = match.at(44)
    assert past.moves == match.moves[:44]
    past.undo(beyond_revelation=True)
    past.play(match.history[43].seat, match.history[43].move)
    assert past.state == match.state_at(44)
    assert not match.can_redo
    assert (match.state, len(match.history)) == (end, 90)
    assert match.state_at(43) == past.state_at(43)

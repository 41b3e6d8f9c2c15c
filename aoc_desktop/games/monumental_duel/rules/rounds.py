"""The course of a round: its start, the activation of the Cities, filling them, its end (rules, sections 3 and 6)."""

from __future__ import annotations

from aoc_desktop.games.monumental_duel.rules import city
from aoc_desktop.games.monumental_duel.rules import events as kinds
from aoc_desktop.games.monumental_duel.rules.cards import NONE, Card
from aoc_desktop.games.monumental_duel.rules.effects import SKIP, reserve
from aoc_desktop.games.monumental_duel.rules.possible import usable
from aoc_desktop.games.monumental_duel.rules.purse import can_pay_all, gain, pay_all
from aoc_desktop.games.monumental_duel.rules.scoring import score_lines
from aoc_desktop.games.monumental_duel.rules.state import (
    CELL,
    CELLS,
    CELLS_OF,
    COLUMNS,
    IN_LINE,
    NO_MOVES,
    ROWS,
    Player,
    State,
    Task,
    new_tokens,
)
from aoc_desktop.kernel.events import Log, note
from aoc_desktop.kernel.game import Move

ACTIVATIONS: list[Move] = [("activate", row, column) for row in ROWS for column in COLUMNS]
SWAPS = [(first, second) for first in range(9) for second in range(first + 1, 9)]


# ------------------------------------------------------------------ civilisations (variant)


def ask_civilization(state: State, task: Task, log: Log) -> None:
    """The second player picks first, then the first player another one."""
    state.phase = "civilizations"
    state.seat = task.seat
    taken = state.opponent.civilization
    free = [civilization for civilization in state.table.cards.civilizations if civilization is not taken]
    state.ask(task, "civilization", "", [("choose", civilization.id) for civilization in free])


def answer_civilization(state: State, task: Task, move: Move, log: Log) -> None:
    state.player.civilization = state.table.cards.civilization[move[1]]
    note(log, kinds.Picks, state.seat, move[1])


def deal_cities(state: State, task: Task, log: Log) -> None:
    """The cards dealt lie in cell order, a knowledge under the next card; the rest of the deck is the bag."""
    for player in state.players:
        civilization = player.civilization
        assert civilization is not None
        dealt = state.table.dealt[civilization.id]
        bag = list(civilization.deck)
        waiting: Card | None = None
        cell = 0
        for card in dealt:
            bag.remove(card)
            if card.is_knowledge:
                waiting = card
                continue
            player.lay(cell, card, waiting)
            waiting = None
            cell += 1
        player.bag = tuple(bag)
    note(log, kinds.CitiesDealt)


# ------------------------------------------------------------------ start of the round


def begin_round(state: State, task: Task, log: Log) -> None:
    """Start the round's counts anew; then players activate their Cities and take actions in turn."""
    for player in state.players:
        player.gained = new_tokens()
        player.conquered = player.progress = 0
        player.activated = ()
        player.passed = False
    note(log, kinds.DuelRoundBegins, state.round, "last" if state.last_round else "")
    first = state.first_player
    state.agenda += [
        Task("turn", first),
        Task("activation", 1 - first),
        Task("activation", first),
        Task("round_start", 1 - first),
        Task("round_start", first),
    ]


def ask_round_start(state: State, task: Task, log: Log) -> None:
    """A policy in force that works at the start of a round; not asked, or not again, if it is not usable."""
    state.phase = "round_start"
    state.seat = task.seat
    policy = _policy_with(state.player, "round_start")
    if policy is not None and policy.round_start is not None and usable(state, task.seat, policy.round_start, NONE):
        moves: list[Move] = [("reserve", card.id) for card in state.track]
        state.ask(task._replace(card=policy), "round_start", policy.id, [*moves, SKIP])


def answer_round_start(state: State, task: Task, move: Move, log: Log) -> None:
    """After each card it is asked again: "you may" is as often as one can pay (ruling 38)."""
    policy = task.card
    assert policy is not None
    assert policy.round_start is not None
    if move == SKIP:
        if not task.again:
            note(log, kinds.ReservesNothing, state.seat, policy.cause)
        return
    state.agenda.append(task._replace(again=True))
    for step in policy.round_start.costs:
        pay_all(state, state.seat, step.amounts, policy.cause, log)
    reserve(state, state.table.cards.card[move[1]], policy.cause, log)


def _policy_with(player: Player, ability: str) -> Card | None:
    """The policy in force with this ability that bears no Action token."""
    for number, policy in enumerate(player.policies):
        if player.in_force & ~player.policies_used & 1 << number and getattr(policy, ability):
            return policy
    return None


# ------------------------------------------------------------------ activation


def ask_activation(state: State, task: Task, log: Log) -> None:
    """One row and one column; before that two cells may be swapped (rules, 3.2.1)."""
    state.phase = "activation"
    state.seat = task.seat
    player = state.player
    policy = _policy_with(player, "swap")
    moves = ACTIVATIONS
    if policy is not None and can_pay_all(player, policy.swap):
        filled = player.filled
        moves = moves + [
            ("swap", CELLS[first], CELLS[second])
            for first, second in SWAPS
            if filled >> first & 1 and filled >> second & 1
        ]
    state.ask(task, "activation", "", moves)


def answer_activation(state: State, task: Task, move: Move, log: Log) -> None:
    if move[0] == "swap":
        _swap(state, CELL[move[1]], CELL[move[2]], log)
        state.agenda.append(task)
    else:
        _activate(state, move[1], move[2], log)
        state.agenda.append(Task("triggers", task.seat))
        _ask_exchange(state, log)


def _swap(state: State, first: int, second: int, log: Log) -> None:
    """The whole contents of two cells change places."""
    player = state.player
    policy = _policy_with(player, "swap")
    assert policy is not None
    player.policies_used |= 1 << player.policies.index(policy)
    pay_all(state, state.seat, policy.swap, policy.cause, log)
    contents = player.faces[first], player.attached[first]
    player.lay(first, player.faces[second], player.attached[second])
    player.lay(second, *contents)
    if log is not None:
        names = [card.id if card is not None else "" for card in (player.faces[second], player.faces[first])]
        note(log, kinds.Swaps, state.seat, CELLS[first], CELLS[second], names[0], names[1], policy.cause)


def _activate(state: State, row: str, column: str, log: Log) -> None:
    """Cells and policies of the lines wake, Revolts leave, and the activated list is made (rules, 3.2.2 to 3.2.4)."""
    player, seat = state.player, state.seat
    note(log, kinds.Activates, seat, row, column)
    player.active = (IN_LINE[row] | IN_LINE[column]) & player.filled
    civilization = player.civilization
    assert civilization is not None
    if civilization.at_lines:
        player.in_force = sum([1 << number for number, line in enumerate(player.lines) if line in (row, column)])
        if log is not None and player.in_force:
            awake = [card.id for number, card in enumerate(player.policies) if player.in_force >> number & 1]
            note(log, kinds.Wakes, seat, tuple(awake))
    _revolts_leave(state, log)
    player.activated = tuple([card.id for cell in CELLS_OF[player.active] if (card := player.faces[cell]) is not None])
    player.refresh_standing()


def _revolts_leave(state: State, log: Log) -> None:
    player = state.player
    left = 0
    for cell in CELLS_OF[player.active]:
        card = player.faces[cell]
        if card is None or card.kind != "revolt":
            continue
        left += 1
        knowledge = player.attached[cell]
        player.lay(cell, knowledge, None)
        if knowledge is None:
            player.active &= ~(1 << cell)
        else:
            note(log, kinds.LeftAlone, state.seat, CELLS[cell], knowledge.id)
    if left:
        state.change_pile(state.table.cards.revolt, left)
        note(log, kinds.RevoltsLeave, state.seat, left)


def _ask_exchange(state: State, log: Log) -> None:
    """A card that may exchange another active cell for tokens, before resources are gained; then they are."""
    player = state.player
    state.agenda.append(Task("resources", state.seat))
    for cell in CELLS_OF[player.active]:
        card = player.faces[cell]
        if card is not None and card.exchange:
            others = CELLS_OF[player.active & ~(1 << cell)]
            moves: list[Move] = [("exchange", CELLS[other]) for other in others]
            if moves:
                state.ask(Task("exchange", state.seat, cell=cell, card=card), "exchange", "", [*moves, SKIP])
            return


def answer_exchange(state: State, task: Task, move: Move, log: Log) -> None:
    player, card = state.player, task.card
    assert card is not None
    if move == SKIP:
        note(log, kinds.ExchangesNothing, state.seat, card.cause)
        return
    cell = CELL[move[1]]
    gone = city.empty_cell(state, state.seat, cell, log)
    player.discard += (gone,)
    player.used |= 1 << task.cell
    player.refresh_standing()
    note(log, kinds.Exchanges, state.seat, move[1], gone.id, card.cause)
    gain(state, state.seat, card.exchange, card.cause, log)


def gain_resources(state: State, task: Task, log: Log) -> None:
    """The printed resources of all face cards in active cells."""
    player = state.player
    for cell in CELLS_OF[player.active]:
        card = player.faces[cell]
        if card is not None and card.resources:
            gain(state, state.seat, card.resources, card.cause, log)


def ask_trigger(state: State, task: Task, log: Log) -> None:
    """The next `on_activated` effect that is usable: all of them, in an order the player chooses."""
    player = state.player
    moves: list[Move] = []
    for cell in CELLS_OF[player.active]:
        face, knowledge = player.faces[cell], player.attached[cell]
        if _pending(state, face, player.used, cell):
            moves.append(("trigger", CELLS[cell]))
        if _pending(state, knowledge, player.knowledge_used, cell):
            moves.append(("trigger", CELLS[cell], "knowledge"))
    if moves:
        state.ask(task, "activated", "", moves)


def _pending(state: State, card: Card | None, used: int, cell: int) -> bool:
    effect = None if card is None else card.on_activated
    return effect is not None and not used >> cell & 1 and usable(state, state.seat, effect, cell)


def answer_trigger(state: State, task: Task, move: Move, log: Log) -> None:
    player, cell = state.player, CELL[move[1]]
    state.agenda.append(task)
    card = lay_action_token(player, cell, len(move) > 2)
    note(log, kinds.Triggers, state.seat, CELLS[cell], card.id, cover(player, cell, card), card.cause)
    state.agenda.append(Task("steps", effect=card.on_activated, cell=cell))


def lay_action_token(player: Player, cell: int, knowledge: bool) -> Card:
    """On the face card of a cell or on its attached knowledge; returns that card."""
    if knowledge:
        player.knowledge_used |= 1 << cell
        card = player.attached[cell]
    else:
        player.used |= 1 << cell
        card = player.faces[cell]
    assert card is not None
    return card


def cover(player: Player, cell: int, card: Card) -> str:
    """The card over an attached one."""
    face = player.faces[cell]
    return "" if face is None or face is card else face.id


# ------------------------------------------------------------------ end of the round


def end_round(state: State, log: Log) -> None:
    """Cities, track, Advantage and marker follow; of the last round's end only the Advantage can change the result."""
    note(log, kinds.RoundEnds, state.round)
    if state.last_round:
        _fade_advantage(state, log)
        state.phase = state.step = "finished"
        state.source = ""
        state.moves = NO_MOVES
        state.task = None
        note(log, kinds.GameEnds, state.round)
        for seat in range(2):
            for what, amount in score_lines(state, seat):
                note(log, kinds.Scored, seat, what, amount)
        return
    first = state.first_player
    state.phase = "round_end"
    state.agenda += [Task("refresh"), Task("fill", 1 - first), Task("fill", first)]


def fill(state: State, task: Task, log: Log) -> None:
    """The next empty cell in cell order; a knowledge waits in `drawn` for its cover (rules, section 6)."""
    state.seat = task.seat
    player = state.player
    while None in player.faces:
        if player.top:
            card = player.top[0]
            player.top = player.top[1:]
            if _receive(state, task, card, log):
                return
        elif player.bag or _new_deck(state, log):
            state.ask(task, "chance", "", city.draws(player.bag))
            return
        else:
            _nothing_left(state, log)
            return


def answer_fill(state: State, task: Task, move: Move, log: Log) -> None:
    """A card from the bag, or the knowledge that is kept."""
    if state.step == "keep":
        _keep(state, move[1], log)
        state.agenda.append(task)
        return
    card = city.take_from_bag(state.player, move[1])
    note(log, kinds.Draws, state.seat, card.id, None, True)
    if not _receive(state, task, card, log):
        state.agenda.append(task)


def _receive(state: State, task: Task, card: Card, log: Log) -> bool:
    """A card for the first empty cell; returns whether the player is asked which of two knowledge stays."""
    player = state.player
    if card.is_knowledge:
        player.drawn += (card,)
        if len(player.drawn) < 2:
            return False
        state.ask(task, "keep", "", [("keep", drawn.id) for drawn in city.each_once(player.drawn)])
        return True
    cell = player.faces.index(None)
    under = player.drawn[0] if player.drawn else None
    player.lay(cell, card, under)
    player.drawn = ()
    note(log, kinds.Fills, state.seat, CELLS[cell], card.id, "" if under is None else under.id)
    return False


def _keep(state: State, kept: str, log: Log) -> None:
    player = state.player
    first, second = player.drawn
    stays, goes = (first, second) if first.id == kept else (second, first)
    player.drawn = (stays,)
    player.discard += (goes,)
    note(log, kinds.KeepsKnowledge, state.seat, stays.id, goes.id)


def _new_deck(state: State, log: Log) -> bool:
    """The whole discard becomes the bag, if it holds at least one card that is no knowledge."""
    player = state.player
    if all(card.is_knowledge for card in player.discard):
        return False
    player.bag = player.discard
    player.discard = ()
    note(log, kinds.NewDeck, state.seat, len(player.bag))
    return True


def _nothing_left(state: State, log: Log) -> None:
    """A knowledge that waits lies alone; the cells that are left stay empty."""
    player = state.player
    if player.drawn:
        cell, knowledge = player.faces.index(None), player.drawn[0]
        player.lay(cell, knowledge, None)
        player.drawn = ()
        note(log, kinds.FillsAlone, state.seat, CELLS[cell], knowledge.id)
    gaps = [CELLS[cell] for cell, card in enumerate(player.faces) if card is None]
    if gaps:
        note(log, kinds.Gaps, state.seat, tuple(gaps))


def end_of_round(state: State, task: Task, log: Log) -> None:
    """Track, Advantage, first-player marker; the next round begins (rules, 3.4)."""
    _refill_track(state, log)
    _fade_advantage(state, log)
    state.first_player = 1 - state.first_player
    note(log, kinds.FirstPlayer, state.first_player)
    state.round += 1
    begin_round(state, task, log)


def _refill_track(state: State, log: Log) -> None:
    cards = state.table.cards
    gone = state.track[: max(0, len(state.track) - cards.track_kept)]
    if gone:
        state.track = state.track[len(gone) :]
        state.development_discard += gone
        note(log, kinds.LeavesTrack, tuple([card.id for card in gone]))
    drawn = state.development[: cards.track - len(state.track)]
    if drawn:
        state.track += drawn
        state.development = state.development[len(drawn) :]
        note(log, kinds.JoinsTrack, tuple([card.id for card in drawn]))
        for card in drawn:
            if card.era > state.era:
                state.era = card.era
                note(log, kinds.EraBegins, card.id, card.era)
    if not state.development:
        note(log, kinds.DeckEmpty)
    if len(state.track) <= cards.end_track:
        state.last_round = True
        note(log, kinds.LastRoundNext, len(state.track))


def _fade_advantage(state: State, log: Log) -> None:
    if state.holder == NONE:
        return
    if state.holder_tokens > 1:
        state.holder_tokens -= 1
        note(log, kinds.AdvantageFades, state.holder, state.holder_tokens)
        return
    state.holder = state.holder_resource = NONE
    state.holder_tokens = 0
    note(log, kinds.AdvantageNeutral)

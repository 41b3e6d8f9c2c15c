"""Plays a whole game by what AT-SPI tells (`player PLAN PROGRAM…`, a plan as JSON); prints what it heard as JSON."""

from __future__ import annotations

import faulthandler
import json
import os
import random
import re
import subprocess
import sys
import time

from tests.atspi.ears import Atspi, Ears

POSITION = re.compile(r"\. (\d+) of (\d+), table cell")
ENDS = re.compile(r"(\S+) ends the turn, ")
"""The key is told with the question."""
WON = re.compile(r" (?:wins?|share the victory) (?:with|by) ")
RESULT = "See the result"
ASKED_BEFORE = ("Play it, ", "Think again, ")
FARTHEST, DEEPEST = 12, 12
"""Rows of a list that are walked, words of a move."""
LISTENS = float(os.environ.get("LISTENS", "0.06"))
"""Seconds of silence before the next key: one that comes earlier cuts a screen reader off."""
HEARS_OUT = LISTENS * 10
"""Seconds that the player listens to the result."""
GIVES_UP = float(os.environ.get("GIVES_UP", "280"))
"""Seconds after which it tells what it heard so far."""


class Player:
    """Plays the table as text by its keys and by what it hears; it knows nothing else of the game but its
    preferences."""

    def __init__(self, ears: Ears, seed: int, prefers: list[str], until: list[str]) -> None:
        """`prefers`: first words of rows that it chooses before all others, the best first; `until`: those of the moves
        that are enough, instead of the end of the game."""
        self._ears, self._rng = ears, random.Random(seed)
        self._prefers, self._until = prefers, until
        self.moves: list[str] = []
        self.delays: list[float] = []
        """Seconds from a key to the first thing that is heard."""
        self._since = 0

    # ------------------------------------------------------------------ to a table

    def sit_down(self, box: int, wanted: list[str]) -> None:
        """Start a game: the first start offers a table at once; other games are taken from the shelf, with these
        options."""
        ears = self._ears
        assert ears.wait_for(lambda: ears.find(Atspi.Role.PUSH_BUTTON, "Play now"), 60)
        if box == 1:
            self._press("Play now")
        else:
            ears.quiet(0.5)
            for key in ("Escape", str(box), "n"):
                self.key(key)
            for name in wanted:
                self._press(name)
            self._press("Start the game")
        assert ears.wait_for(lambda: ears.said), "a turn begins with a sentence"
        ears.quiet(0.5)

    def take_up(self) -> None:
        """A record that the program was started with."""
        self._press("Play on")
        assert self._ears.wait_for(lambda: self._ears.said), "a turn begins with a sentence"
        self._ears.quiet(0.5)

    def _press(self, name: str) -> None:
        found: list[Atspi.Accessible] = []
        assert self._ears.wait_for(
            lambda: found.append(self._ears.find(Atspi.Role.PUSH_BUTTON, name)) or found[-1], 60
        ), f"no button {name}"
        found[-1].do_action(0)

    # ------------------------------------------------------------------ keys, and the answers heard

    def key(self, keys: str) -> str:
        """Press keys, and return what is spoken then."""
        ears, before, pressed = self._ears, len(self._ears.heard), time.monotonic()
        ears.press(keys)
        if ears.wait_for(lambda: len(ears.heard) > before, 1.0):
            self.delays.append(time.monotonic() - pressed)
        ears.quiet(LISTENS)
        return " ".join(ears.heard[before:])

    @property
    def here(self) -> str:
        return self._ears.here

    @property
    def _said_last(self) -> str:
        return self._ears.said[-1]

    @property
    def _is_over(self) -> bool:
        """The end was told, or what comes after it is there."""
        return RESULT in self.here or WON.search(self._said_last) is not None

    @property
    def _at_result(self) -> bool:
        """The result has the focus: no other label ever has it."""
        return self._ears.role in (Atspi.Role.LABEL, Atspi.Role.HEADING, Atspi.Role.STATIC)

    # ------------------------------------------------------------------ a game

    def play(self) -> bool:
        """Until the result has the focus; False: it never had."""
        until = time.monotonic() + GIVES_UP
        while time.monotonic() < until:
            if self._until and all(any(move.startswith(words) for move in self.moves) for words in self._until):
                return True
            if self._is_over:
                return self._hear_result()
            if (told := ENDS.search(self._said_last)) is not None:
                self._since = len(self._ears.said)
                self.key(told[1])
            else:
                self._choose()
            self._ears.wait_for(lambda: self._asked() or self._is_over, 30.0)
        return False

    def _hear_result(self) -> bool:
        """The celebration says it and offers the result, which is heard out before the next key. A key that came at
        the end of the game may have opened it already."""
        if not self._ears.wait_for(lambda: RESULT in self.here or self._at_result, 20.0):
            return False
        if self._at_result:
            return True
        self._ears.quiet(max(0.3, HEARS_OUT))
        self.key("Return")
        found = self._ears.wait_for(lambda: self._at_result, 20.0)
        self._ears.quiet(max(0.3, HEARS_OUT))
        return found

    def _choose(self) -> None:
        """Go to one of the legal moves, if there are any, and press Enter; answer further questions among the rows that
        it leads to."""
        while self.here.startswith(ASKED_BEFORE):  # a move that cannot be made good again
            self.key("Return" if self.here.startswith(ASKED_BEFORE[0]) else "Tab")
        if ": none" in self.key("ctrl+l"):
            return
        self.key("Down")
        if POSITION.search(self.here) is None:  # by now: others may have gone on meanwhile
            return
        for _ in range(DEEPEST):
            self._walk()
            self.moves.append(self.here)
            self._since, chosen = len(self._ears.said), self.here
            self.key("Return")
            if self.here == chosen or POSITION.search(self.here) is None:
                break

    def _walk(self) -> None:
        """Down to the row that it likes best, or to one by chance, of those that are near."""
        row = POSITION.search(self.here)
        assert row is not None
        near = min(int(row[2]) - int(row[1]) + 1, FARTHEST)
        if not self._prefers:
            for _ in range(self._rng.randrange(near)):
                self.key("Down")
            return
        heard = [self.here]
        for _ in range(near - 1):
            self.key("Down")
            heard.append(self.here)
        liked = [number for word in self._prefers for number, name in enumerate(heard) if name.startswith(word)]
        for _ in range(near - 1 - (liked[0] if liked else self._rng.randrange(near))):
            self.key("Up")

    def _asked(self) -> bool:
        """The others have played: something was said, and not that they think."""
        return len(self._ears.said) > self._since and "thinking" not in self._said_last


def main() -> int:
    faulthandler.dump_traceback_later(GIVES_UP + 20, exit=True)
    plan, program = json.loads(sys.argv[1]), sys.argv[2:]
    running = subprocess.Popen(program, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    ears = Ears("aoc-desktop")
    player = Player(ears, plan["seed"], plan["prefers"], plan["until"])
    try:
        if plan["box"]:
            player.sit_down(plan["box"], plan["wanted"])
        else:
            player.take_up()
        finished = player.play()
        told = {"finished": finished, "result": player.here, "moves": player.moves, "heard": ears.heard}
        print(json.dumps(told | {"said": ears.said, "delays": player.delays}))
    finally:
        running.terminate()
        running.wait(20)
    return 0


if __name__ == "__main__":
    sys.exit(main())

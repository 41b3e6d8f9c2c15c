"""Plays a whole game against a novice by what AT-SPI tells (`player SEED PROGRAM…`); prints what it heard as JSON."""

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
ENDS = re.compile(r"(\S+) and Enter end the turn, ")
"""The key is told with the question."""
MOST_MOVES = 400
LISTENS = float(os.environ.get("LISTENS", "0.06"))
"""Seconds of silence before the next key: one that comes earlier cuts a screen reader off."""


class Player:
    """Knows the keys of the table as text, and what is said; nothing of the game."""

    def __init__(self, ears: Ears, seed: int) -> None:
        self._ears, self._rng = ears, random.Random(seed)
        self.moves: list[str] = []
        self.delays: list[float] = []
        """Seconds from a key to the first thing that is heard."""

    def sit_down(self) -> None:
        """The first start offers a table at once."""
        ears = self._ears
        found: list[Atspi.Accessible] = []
        assert ears.wait_for(lambda: found.append(ears.find(Atspi.Role.PUSH_BUTTON, "Play now")) or found[-1], 40)
        found[-1].do_action(0)
        assert ears.wait_for(lambda: ears.said), "a turn begins with a sentence"
        ears.quiet()

    def key(self, keys: str) -> str:
        """Press, and hear what the focus is at then."""
        ears, before, pressed = self._ears, len(self._ears.heard), time.monotonic()
        ears.press(keys)
        if ears.wait_for(lambda: len(ears.heard) > before, 1.0):
            self.delays.append(time.monotonic() - pressed)
        ears.quiet(LISTENS)
        return self.here

    @property
    def here(self) -> str:
        return self._ears.here

    @property
    def is_over(self) -> bool:
        """The result has the focus: no other label ever has it."""
        return self._ears.role in (Atspi.Role.LABEL, Atspi.Role.HEADING, Atspi.Role.STATIC)

    def play(self) -> bool:
        """Until the result has the focus; False: it never had."""
        for _ in range(MOST_MOVES):
            if "The game ends." in self._ears.said[-1]:
                return self._hear_result()
            if not self._choose() and (told := ENDS.search(self._ears.said[-1])) is not None:
                self._since = len(self._ears.said)
                self.key(told[1].lower())
                self.key("Return")
            self._ears.wait_for(self._asked, 15.0)
        return False

    def _hear_result(self) -> bool:
        """The celebration says it and offers it."""
        if not self._ears.wait_for(lambda: "See the result" in self.here, 15.0):
            return False
        self.key("Return")
        return self._ears.wait_for(lambda: self.is_over, 10.0)

    def _choose(self) -> bool:
        """Go to the legal moves, from there to one of them, and press Enter; False: there is none."""
        self.key("ctrl+l")
        row = POSITION.search(self.key("Down"))
        if row is None:
            return False
        for _ in range(self._rng.randrange(int(row[2]))):
            self.key("Down")
        self.moves.append(self.here)
        self._since = len(self._ears.said)
        self.key("Return")
        return True

    def _asked(self) -> bool:
        """The others have played: something was said, and not that they think."""
        said = self._ears.said
        return len(said) > self._since and "thinking" not in said[-1]

    _since = 0


def main() -> int:
    faulthandler.dump_traceback_later(240, exit=True)
    seed, *program = sys.argv[1:]
    running = subprocess.Popen(program, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    ears = Ears("aoc-desktop")
    player = Player(ears, int(seed))
    try:
        player.sit_down()
        finished = player.play()
        told = {"finished": finished, "result": player.here, "moves": player.moves, "heard": ears.heard}
        print(json.dumps(told | {"delays": player.delays}))
    finally:
        running.terminate()
        running.wait(20)
    return 0


if __name__ == "__main__":
    sys.exit(main())

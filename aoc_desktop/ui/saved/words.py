"""The words about a saved game: title, round, time and players."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from PySide6.QtCore import QCoreApplication

from aoc_desktop.games import has_table, words_of
from aoc_desktop.profile.saved_index import SavedEntry
from aoc_desktop.text.reasons import say
from aoc_desktop.ui.frame.last_game import signs_of
from aoc_desktop.ui.frame.look import set_title, title_of
from aoc_desktop.ui.kit.preferences import Preferences
from aoc_desktop.ui.kit.theme import Seat


class SavedWords:
    """In the language spoken now."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences

    def title(self, entry: SavedEntry) -> str:
        """The name that the user gave; otherwise the players."""
        if entry.name:
            return entry.name
        if entry.damage is not None and entry.damage.code == "newer_format":
            return QCoreApplication.translate("SavedGames", "A game of a newer version")
        if not entry.seats:
            return QCoreApplication.translate("SavedGames", "A damaged game")
        if entry.daily:
            return self.day(entry.daily)
        if len(entry.seats) == 1:
            return ", ".join([self.mode(entry), *self.cards(entry)])
        return ", ".join(name for name, _ in entry.seats)

    def new_name(self, entry: SavedEntry) -> str:
        """A name for a new saved game: the players and the day."""
        if entry.daily:
            return self.day(entry.daily)
        return f"{self.title(entry._replace(name=''))}, {self._preferences.speech.date(datetime.now().date())}"

    def mode(self, entry: SavedEntry) -> str:
        names = self._preferences.speech_of(entry.game).names
        kind, _, scenario = entry.mode.partition(":")
        return names["scenario"][scenario].display if scenario else names["mode"][kind].display

    def day(self, day: str) -> str:
        """Whose challenge it is, by the date as an entry has it."""
        words = QCoreApplication.translate("SavedGames", "Challenge of {0}")
        return words.format(self._preferences.speech.date(date.fromisoformat(day)))

    def variants(self, entry: SavedEntry) -> list[str]:
        names = self._preferences.speech_of(entry.game).names["variant"]
        return [names[variant].display for variant in entry.variants if variant in names]

    def cards(self, entry: SavedEntry) -> list[str]:
        """The card set, where it is not the game's usual one."""
        if not has_table(entry.game):
            return []
        title = set_title(entry.game, entry.card_set, self._preferences.speech_of(entry.game))
        return [title] if title else []

    def where(self, entry: SavedEntry) -> str:
        """The round and the seat whose turn it is, or that the game is over, or the damage of its file."""
        if entry.damage is not None and not entry.playable:
            return self.damage(entry)
        if entry.finished:
            return QCoreApplication.translate("SavedGames", "Finished")
        player = entry.seats[entry.seat][0] if entry.seat is not None else ""
        if entry.handed_on:
            return QCoreApplication.translate("SavedGames", "Handed on, waits for {0}").format(player)
        speech = self._preferences.speech_of(entry.game)
        round_ = speech.text("bar.round" if entry.rounds else "bar.round_short", round=entry.round, rounds=entry.rounds)
        step = words_of(entry.game).step(entry.step, self._preferences.language) if entry.step else ""
        return ", ".join(words for words in (round_, player, step) if words)

    def kind(self, entry: SavedEntry) -> str:
        """The game, the mode with its variants, and whether it was brought from elsewhere or is for practice only."""
        practice = [QCoreApplication.translate("SavedGames", "practice game")] if entry.practice else []
        if not entry.seats:
            return ""
        marks = [*self.brought(entry), *practice]
        return ", ".join([title_of(entry.game), self.mode(entry), *self.cards(entry), *self.variants(entry), *marks])

    def brought(self, entry: SavedEntry) -> list[str]:
        return [QCoreApplication.translate("SavedGames", "brought from elsewhere")] if entry.brought else []

    def damage(self, entry: SavedEntry) -> str:
        return say(entry.damage, self._preferences.language) if entry.damage is not None else ""

    def when(self, seconds: float) -> str:
        """ "today, 18:42", or the date."""
        moment, now = _moment(seconds), datetime.now()
        clock = f"{moment:%H:%M}"
        if moment.date() == now.date():
            return QCoreApplication.translate("SavedGames", "today, {0}").format(clock)
        if moment.date() == (now - timedelta(days=1)).date():
            return QCoreApplication.translate("SavedGames", "yesterday, {0}").format(clock)
        return f"{self._preferences.speech.date(moment.date())}, {clock}"

    def seat(self, entry: SavedEntry, seat: int) -> str:
        """A name with its points."""
        points = entry.points[seat] if seat < len(entry.points) else 0
        pattern = QCoreApplication.translate("LeftGame", "{0}: {1}", "player: points")
        return pattern.format(entry.seats[seat][0], self._preferences.speech.number(points))

    def sign(self, entry: SavedEntry, seat: int) -> Seat:
        """Colour and shape of a seat."""
        worn = signs_of(entry)
        own = worn[seat] if seat < len(worn) else None
        return own or self._preferences.palette[entry.colours[seat]]

    def level(self, level: str) -> str:
        """An AI's level; empty for a person."""
        names = self._preferences.speech.names["ai_level"]
        if level not in names:
            return ""
        return QCoreApplication.translate("SavedGames", "AI: {0}").format(names[level].display)

    def whole(self, entry: SavedEntry) -> str:
        """All of it in one line: read aloud, and searched."""
        seats = [self.seat(entry, seat) for seat in range(len(entry.seats))]
        levels = sorted({words for _, level in entry.seats if (words := self.level(level))})
        parts = [self.title(entry), self.kind(entry), self.where(entry), self.when(entry.updated), *seats, *levels]
        if entry.damage is not None and entry.playable:
            parts.append(self.damage(entry))
        return ". ".join(part for part in dict.fromkeys(parts) if part)


def _moment(seconds: float) -> datetime:
    """Local time; a file may bear any date."""
    try:
        return datetime.fromtimestamp(seconds)
    except (OverflowError, ValueError, OSError):
        return datetime.fromtimestamp(0)

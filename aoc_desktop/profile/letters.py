"""Play by mail: a game under way travels as a sealed letter, which only the players' programs can open.

    {"format": 2, "letter": {"game": …, "from": …, "to": …, "phrase": …, "check": …, "box": …, "sum": …}}

`box` is the whole record, encrypted and authenticated (XChaCha20-Poly1305) together with the entries before it. Its key
comes by scrypt from a phrase of four words, with `phrase` as the salt, which also names the phrase; `check` tells a
wrong phrase from a changed letter. A game that is over is written in plain, and signed with the same phrase.
"""

from __future__ import annotations

import json
import unicodedata
import zlib
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import scrypt, sha256
from hmac import compare_digest, digest
from pathlib import Path
from secrets import choice, token_bytes
from typing import Any, NamedTuple

from aoc_desktop.kernel.errors import UnreadableRecord
from aoc_desktop.kernel.outside import read_json, read_outside
from aoc_desktop.kernel.record import LARGEST_FILE, SEALED_LETTER, Record
from aoc_desktop.kernel.resources import resource
from aoc_desktop.profile.places import data_folder, write_safely
from aoc_desktop.profile.saved_record import LETTERS, OWN, checksum, name_of, sealed, text_of

FORMAT = 2
WORDS = 4
SIGNED = "signed"
FILE = "phrases.json"
MOST_PHRASES = 1000
ENTRIES = ("game", "from", "to", "phrase", "check", "box", "sum")


class Phrase(NamedTuple):
    """Four words that the players of a game share."""

    id: str
    """Random; the salt of the key."""
    words: str
    people: tuple[str, ...]
    """The names of the people who share it, in alphabetical order."""


class Letter(NamedTuple):
    """A sealed letter, not opened yet."""

    game: str
    sender: str
    to: str
    phrase: str
    check: str
    box: bytes


class _Keys(NamedTuple):
    box: bytes
    sign: bytes
    check: str


# ------------------------------------------------------------------ phrases


class Phrases:
    """The phrases that this machine knows, in a file of the program's own data."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or data_folder() / FILE

    def all(self) -> list[Phrase]:
        """What can be read; what cannot is asked for again."""
        try:
            data = read_json(read_outside(self._path, LARGEST_FILE, links=False))
            known = [Phrase(str(row[0]), str(row[1]), tuple(map(str, row[2]))) for row in data["phrases"]]
        except (OSError, ValueError, TypeError, KeyError, IndexError):
            return []
        return [phrase for phrase in known if _is_salt(phrase.id)]

    def named(self, phrase_id: str) -> Phrase | None:
        return next((phrase for phrase in self.all() if phrase.id == phrase_id), None)

    def for_game(self, record: Record, people: Sequence[str]) -> Phrase | None:
        """The phrase of this game's letters; before the first one, that of an earlier game of the same people."""
        if known := self.named(text_of(record.meta, LETTERS)):
            return known
        same = tuple(sorted(people))
        return next((phrase for phrase in self.all() if phrase.people == same), None)

    def add(self, phrase: Phrase) -> None:
        """Keep it for the next letters; OSError where the disk refuses."""
        known = [phrase, *(other for other in self.all() if other.id != phrase.id)][:MOST_PHRASES]
        write_safely(self._path, json.dumps({"form": 1, "phrases": known}, ensure_ascii=False, indent=1))


def new_phrase(language: str, people: Sequence[str]) -> Phrase:
    words = _words(language)
    return Phrase(token_bytes(16).hex(), " ".join(choice(words) for _ in range(WORDS)), tuple(sorted(people)))


def phrase_of(letter: Letter, words: str, people: Sequence[str] = ()) -> Phrase:
    """The phrase of a letter from words that a person typed; refused if they are not the right ones."""
    phrase = Phrase(letter.phrase, " ".join(words.split()), tuple(sorted(people)))
    if _keys(phrase).check != letter.check:
        raise UnreadableRecord("letter_phrase")
    return phrase


@cache
def _words(language: str) -> tuple[str, ...]:
    own = resource("phrase_words", f"{language}.txt")
    path = own if own.is_file() else resource("phrase_words", "en.txt")
    return tuple(path.read_text(encoding="utf-8").split())


def spelled(words: str) -> str:
    """The same for any case, accents and spaces."""
    plain = unicodedata.normalize("NFKD", words.casefold().replace("œ", "oe"))
    letters = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return " ".join("".join(sign if sign.isalnum() else " " for sign in letters).split())


def _keys(phrase: Phrase) -> _Keys:
    return _derived(spelled(phrase.words), phrase.id)


@cache
def _derived(words: str, salt: str) -> _Keys:
    """A tenth of a second and 32 MB for each guess."""
    made = scrypt(words.encode(), salt=bytes.fromhex(salt), n=2**15, r=8, p=1, maxmem=2**26, dklen=72)
    return _Keys(made[:32], made[32:64], made[64:].hex())


def _is_salt(text: str) -> bool:
    return len(text) == 32 and all(sign in "0123456789abcdef" for sign in text)


# ------------------------------------------------------------------ letters


def sealed_letter(record: Record, phrase: Phrase, sender: str, to: str) -> str:
    """The text of a letter's file."""
    keys = _keys(phrase)
    letter = Letter(record.game, name_of(sender), name_of(to), phrase.id, keys.check, b"")
    record = record._replace(meta={**record.meta, LETTERS: phrase.id})
    box = bytes(_box(keys).encrypt(zlib.compress(sealed(record).encode(), 9), _bound(letter)))
    entries = [*letter[:-1], b64encode(box).decode()]
    told = dict(zip(ENTRIES, [*entries, _sum(entries)], strict=True))
    return json.dumps({"format": FORMAT, SEALED_LETTER: told}, ensure_ascii=False, indent=1)


def read_letter(path: Path) -> Letter | None:
    """The letter in a file; None if it is anything else. A letter that is not whole is refused."""
    try:
        data = read_outside(path, LARGEST_FILE)
    except OSError:
        return None  # told as of any record
    if f'"{SEALED_LETTER}"'.encode() not in data[:100]:
        return None
    try:
        told = read_json(data.decode("utf-8-sig"))[SEALED_LETTER]
        entries = [str(told[name]) for name in ENTRIES]
        game, sender, to, phrase, check = map(name_of, entries[:5])
        letter = Letter(game, sender, to, phrase, check, b64decode(entries[5], validate=True))
    except (ValueError, TypeError, KeyError):
        raise UnreadableRecord("letter_changed") from None
    if entries[-1] != _sum(entries[:-1]) or not _is_salt(letter.phrase):
        raise UnreadableRecord("letter_changed")
    return letter


def opened(letter: Letter, phrase: Phrase) -> str:
    """The record in the letter, as its file would hold it; refused if anything in the letter was changed."""
    from nacl.exceptions import CryptoError

    keys = _keys(phrase)
    try:
        packed = _box(keys).decrypt(letter.box, _bound(letter))
        unpacked = zlib.decompressobj()
        text = unpacked.decompress(packed, LARGEST_FILE)
        if not unpacked.eof:
            raise UnreadableRecord("record_too_large", limit=LARGEST_FILE)
        return text.decode()
    except (CryptoError, ValueError, TypeError, zlib.error):
        raise UnreadableRecord("letter_changed") from None


def _box(keys: _Keys) -> Any:
    from nacl.secret import Aead  # 30 ms, only where a letter is sealed or opened

    return Aead(keys.box)


def _bound(letter: Letter) -> bytes:
    """What stands beside the box, and cannot be changed either."""
    return json.dumps([FORMAT, *letter[:-1]]).encode()


def _sum(entries: Sequence[str]) -> str:
    """Notices what the post has damaged, before the phrase is known."""
    return sha256("\0".join(entries).encode("utf-8", "surrogatepass")).hexdigest()[:16]


# ------------------------------------------------------------------ games that are over


def signed(record: Record) -> Record:
    """A finished game by mail with its players' signature; any other record as it is."""
    phrase = Phrases().named(text_of(record.meta, LETTERS)) if "result" in record.meta else None
    if phrase is None:
        return record
    return record._replace(meta={**record.meta, SIGNED: _signature(record, phrase)})


def is_signed(record: Record) -> bool:
    """Whether a record bears the signature of a phrase that this machine knows: nothing has changed it since."""
    given = text_of(record.meta, SIGNED)
    phrase = Phrases().named(text_of(record.meta, LETTERS)) if given else None
    return phrase is not None and compare_digest(given.encode(), _signature(record, phrase).encode())


def _signature(record: Record, phrase: Phrase) -> str:
    of_file = (SIGNED, OWN, "checksum", "version")
    meta: Mapping[str, Any] = {name: value for name, value in record.meta.items() if name not in of_file}
    return digest(_keys(phrase).sign, checksum(record._replace(meta=meta)).encode(), "sha256").hex()

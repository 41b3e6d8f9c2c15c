"""The rules pages: their cards exist, their numbers are the set's, and they say what the booklet leaves open."""

from __future__ import annotations

import re

import pytest

from aoc_desktop.games.golden_ages.rules.card_files import shipped_set
from aoc_desktop.kernel.resources import resource


def page(language: str) -> str:
    return resource("golden_ages", f"rules_{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_card_that_a_page_shows_exists(language: str) -> None:
    cards = shipped_set("base")
    for kind, card in re.findall(r"\[\[(\w+) (\w+)\]\]", page(language)):
        assert card in getattr(cards, kind)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_numbers_of_the_page_are_those_of_the_set(language: str) -> None:
    cards = shipped_set("base")
    costs = [str(cost) for cost in cards.invasion_costs]
    joined = f"{', '.join(costs[:-1])} {'and' if language == 'en' else 'et'} {costs[-1]}"
    assert joined in page(language)


SAID = [
    (
        "The booklet prints what technologies do and cost, but hardly any other card's face: civilisations, wonders, "
        "buildings, judgements and future technologies are from a public implementation of the game. A card with the "
        "house mark has a value that is ours, or that rests on one doubtful source. Each card, shown large, says what "
        "comes from where, and you can correct it in the almanac.",
        "Le livret imprime ce que font et coûtent les Technologies, mais presque aucune autre carte : Civilisations, "
        "Merveilles, Bâtiments, Jugements et Technologies Futures viennent d'une adaptation publique du jeu. Une carte "
        "qui porte la marque maison a une valeur qui est de nous, ou qui repose sur une seule source douteuse. Chaque "
        "carte, en grand, dit d'où vient quoi, et vous pouvez la corriger dans l'almanach.",
    ),
    (
        "**Five judgements** of ten, face up. Four of them will be used, one in each era. (The booklet's list has 9 "
        "judgements and 10 future technologies; the cards that are known are 10 and 9.)",
        "**Cinq Jugements** sur dix, face visible. Quatre serviront, un par ère. (La liste du livret compte 9 "
        "Jugements et 10 Technologies Futures ; les cartes connues sont 10 et 9.)",
    ),
    (
        "- wherever tiles touch, land meets land and water meets water. The edges of the board do not count: tiles do "
        "not touch across the date line.",
        "- que, partout où des tuiles se touchent, la terre touche la terre, et la mer la mer. Les bords du plateau ne "
        "comptent pas : les tuiles ne se touchent pas par-dessus la ligne de changement de date.",
    ),
    ("You may have the same building twice.", "Vous pouvez avoir deux fois le même Bâtiment."),
    ("You may build as many as you like.", "Vous pouvez en construire autant que vous voulez."),
    (
        "The target is a land square on which somebody else has a colonist or a city, and no other player a capital.",
        "La cible est une case de terre où un autre joueur a un colon ou une ville, et où aucun autre n'a sa capitale.",
    ),
    (
        "Another player's capital makes its square safe, whoever stands there. On your own capital's square you may "
        "attack those who stand there, but no city can be founded.",
        "La capitale d'un autre joueur met sa case à l'abri, quel que soit celui qui s'y tient. Sur la case de votre "
        "propre capitale, vous pouvez attaquer ceux qui s'y tiennent, mais non fonder une ville.",
    ),
    (
        "Part of this list is lost in the booklet at hand: the gold and the future technology are from a public "
        "implementation.",
        "Une partie de cette liste manque au livret dont nous disposons : l'Or et la Technologie Future viennent d'une "
        "adaptation publique.",
    ),
    (
        "The booklet has no variants: these options are the program's.",
        "Le livret n'a pas de variantes : ces options sont celles du programme.",
    ),
    (
        "in era IV everybody else has one more turn after the first golden age: another reading of the booklet's p. "
        "VI.",
        "à l'Ère IV, chaque autre joueur joue encore un tour après le premier Âge d'or : une autre lecture de la p. VI "
        "du livret.",
    ),
]
"""What the booklet leaves open, and a reading that the page once had otherwise, in English and French."""


@pytest.mark.parametrize(("english", "french"), SAID)
def test_the_pages_say_what_the_booklet_leaves_open(english: str, french: str) -> None:
    assert english in " ".join(page("en").split())
    assert french in " ".join(page("fr").split())


def rulings(language: str) -> list[tuple[str, str, str]]:
    """Question, answer and the place in the booklet, in their order."""
    text = resource("golden_ages", f"rulings_{language}.md").read_text(encoding="utf-8")
    return re.findall(r"^## (.+)\n\n(\S[^*#]+)\n\n\*(.+)\*$", text, flags=re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_ruling_is_a_question_an_answer_and_a_place(language: str) -> None:
    text = resource("golden_ages", f"rulings_{language}.md").read_text(encoding="utf-8")
    found = rulings(language)
    assert len(found) == text.count("## ") >= len(READINGS)
    for question, answer, _ in found:
        assert question.endswith("?")
        assert answer.endswith(".")


def test_the_rulings_name_the_same_pages_in_both_languages() -> None:
    english, french = ([re.findall(r"\b[IV]+\b", place) for _, _, place in rulings(code)] for code in ("en", "fr"))
    assert english == french


READINGS = [
    ("open sea", "IV"),
    ("my capital's square", "V"),
    ("era IV end", "VI"),
    ("How many judgements", "I"),
    ("Three colonists or five", "III"),
    ("same value", "III"),
    ("begins to choose", "III"),
    ("How many buildings", "III"),
    ("3+ and 4+", "I"),
    ("fits nowhere", "III"),
    ("edges of the board", "III"),
    ("on arrival", "V"),
    ("one attack hit", "V"),
    ("Hagia Sophia", "IV"),
    ("Great Wall", ""),
    ("gold bring at the end", "VI"),
    ("on a tie", "VI"),
    ("starting technologies", "VI"),
    ("without moving", "IV"),
    ("India", ""),
]
"""Words of the question, and a page: what the booklet leaves open and the engine had to settle."""


@pytest.mark.parametrize(("words", "where"), READINGS)
def test_every_reading_of_ours_is_told(words: str, where: str) -> None:
    (place,) = [place for question, _, place in rulings("en") if words in question]
    assert where in re.findall(r"\b[IV]+\b", place) if where else not re.findall(r"\b[IV]+\b", place)

"""The rules pages: the same chapters and cards in both languages, every phase and calamity, numbers as in the data."""

from __future__ import annotations

import re

import pytest

from aoc_desktop.games.advanced_civilization.rules import state
from aoc_desktop.games.advanced_civilization.rules.card_files import shipped_set
from aoc_desktop.games.advanced_civilization.rules.phases import conflict, voyage
from aoc_desktop.games.advanced_civilization.rules.trade import lots, trade_cards
from aoc_desktop.kernel.resources import resource

CARDS = shipped_set("standard")
KINDS = {
    "civilization_card": {card.id for card in CARDS.civilization_cards},
    "calamity": {card.id for card in CARDS.calamities},
    "commodity": {card.id for card in CARDS.commodities},
    "nation": {nation.id for nation in CARDS.nations},
}
TOLD_TOGETHER = {"support_again": "support"}
"""Phases that share a chapter."""


def page(language: str) -> str:
    return resource("advanced_civilization", f"rules_{language}.md").read_text(encoding="utf-8")


def chapter(language: str, topic: str) -> str:
    return re.split(r"^# ", page(language).split(f"{{#{topic}}}")[1], flags=re.MULTILINE)[0]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_phase_has_its_chapter_and_every_calamity_is_shown(language: str) -> None:
    topics = re.findall(r"^# .*\{#(\w+)\}$", page(language), flags=re.MULTILINE)
    assert len(set(topics)) == len(topics)
    assert {TOLD_TOGETHER.get(phase, phase) for phase in state.PHASES} <= set(topics)
    shown = re.findall(r"\[\[(\w+) (\w+)\]\]", page(language))
    assert all(card in KINDS[kind] for kind, card in shown)
    assert {card for kind, card in shown if kind == "calamity"} == KINDS["calamity"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_numbers_of_the_page_are_those_of_the_game(language: str) -> None:
    calamities = {card.id: card for card in CARDS.calamities}
    told = {
        "ships": [],
        "movement": [voyage.SHIP_RANGE, voyage.SHIP_ROOM],
        "conflict": [conflict.SIEGE_STRENGTH, conflict.CITY_DEFENDERS, conflict.MOST_PILLAGE],
        "trade_cards": [trade_cards.NINTH_PRICE],
        "calamities_2_3": [calamities["famine"].points, calamities["famine"].secondary_points],
        "calamities_4_5": [calamities["flood"].points, calamities["civil_war"].beneficiary_points],
        "calamities_6_9": [calamities["epidemic"].points, calamities["epidemic"].secondary_points],
        "sources": [CARDS.civilization["monotheism"].cost],
    }
    for topic, numbers in told.items():
        for number in numbers:
            assert re.search(rf"\b{number}\b", chapter(language, topic)), (topic, number)
    assert lots.LEAST_CARDS == 3
    assert re.search(r"three|trois", chapter(language, "trade"))
    epochs = {epoch.id: epoch for nation in CARDS.nations for epoch in nation.epochs}
    for epoch in ("early_bronze", "late_bronze", "early_iron", "late_iron"):
        assert re.search(rf"\*\*( :|:)? {epochs[epoch].cities} (cities|cités)", chapter(language, "succession"))


def test_french_signs_never_begin_a_line() -> None:
    assert not re.search(r"^\s*[:;!?»]", page("fr"), flags=re.MULTILINE)


# Sentences that the book asks for, or that say where it leaves a question open.


SAID = [
    (
        "The lakes of the printed map are not on ours: no ship sails on them. Every two areas beside a lake also "
        "have a land border.",
        "Les lacs du plateau imprimé ne figurent pas sur le nôtre : aucun bateau n'y navigue. Deux territoires au"
        " bord d'un même lac ont toujours aussi une frontière terrestre.",
    ),
    (
        "Delphi has two coasts; a ship lies on one of them and leaves by the one it came in.",
        "Delphes a deux côtes ; un bateau se trouve sur l'une d'elles et repart par celle où il est entré.",
    ),
    (
        "Several attackers fight each other first, until one is left; that one then fights the defender's tokens "
        "there. Attackers who are then too few leave the map.",
        "Plusieurs assaillants se battent d'abord entre eux, jusqu'à ce qu'il n'en reste qu'un ; celui-ci "
        "affronte ensuite les pions du défenseur sur place. Les assaillants alors trop peu nombreux quittent le "
        "plateau.",
    ),
    (
        "In the book everybody talks at once for five minutes; here trade goes in rounds of offers, so that "
        "nobody needs a clock. How many rounds is an option.",
        "Dans le livret, tous parlent à la fois pendant cinq minutes ; ici, le commerce se fait par manches "
        "d'offres, sans sablier. Le nombre de manches est une option.",
    ),
    (
        "A city may leave up to 4 tokens in its place, as far as the area's limit and your stock allow, and "
        "counts that much less.",
        "Une cité peut laisser jusqu'à 4 pions à sa place, dans la mesure de la limite du territoire et de votre "
        "Stock, et compte d'autant moins.",
    ),
    (
        "With Military each faction first loses 5, chosen by you in the first and by the beneficiary in the "
        "second; then you decide.",
        "Avec le Militarisme, chaque faction perd d'abord 5 points, choisis par vous dans la première et par le "
        "bénéficiaire dans la seconde ; ensuite, vous décidez.",
    ),
    (
        "**Flood.** The plain where you have most unit points is flooded; cities on black sites count for this, "
        "though the water never takes them. You lose 17 there (7 with Engineering) and share out 10 among others "
        "there. Only who has no unit on any plain loses a coastal city instead.",
        "**Inondations.** La plaine où vous avez le plus de points d'unité est inondée ; les cités sur un site "
        "noir comptent aussi, bien que l'eau ne les emporte jamais. Vous y perdez 17 points (7 avec le Génie "
        "Civil) et en répartissez 10 entre les autres qui s'y trouvent. Seul qui n'a aucune unité dans une plaine"
        " perd à la place une cité côtière.",
    ),
    (
        "what exceeds the limit goes on to the adjacent area where it harms you most, your own areas before "
        "shared ones, or else towards the nearest harm.",
        "ce qui dépasse la limite va dans le territoire adjacent où il vous nuit le plus, d'abord chez vous seul,"
        " puis chez vous et d'autres, sinon vers le dommage le plus proche.",
    ),
    (
        "whoever gave the card to the primary victim is never a secondary victim; earlier givers are.",
        "qui a donné la carte à la victime principale n'est jamais victime secondaire ; les donneurs précédents "
        "peuvent l'être.",
    ),
    (
        "Once per turn Mining counts one card more in one set of two minerals or more. In a turn that may be the "
        "last you can keep it for the score instead.",
        "Une fois par tour, l'Exploitation Minière compte une carte de plus dans un lot d'au moins deux minerais."
        " Dans un tour qui peut être le dernier, vous pouvez la garder pour le décompte.",
    ),
    (
        "the worth of the commodities in your hand (with Mining, unless it helped a purchase this turn)",
        "la valeur des marchandises de votre main (avec l'Exploitation Minière, sauf si elle a servi à un achat "
        "ce tour-ci)",
    ),
    (
        "Seven and eight players play with the West extension unless they choose otherwise.",
        "À sept et huit joueurs, on joue avec l'Extension ouest, sauf choix contraire.",
    ),
    (
        "as its giver you are spared only if the receiver keeps it.",
        "comme donneur, vous n'êtes épargné que si votre partenaire la garde.",
    ),
    (
        "Where the book leaves a question open, the page of rulings gives our answer.",
        "Là où le livret laisse une question ouverte, la page des précisions donne notre réponse.",
    ),
]


@pytest.mark.parametrize(("english", "french"), SAID)
def test_the_pages_say_what_the_book_says(english: str, french: str) -> None:
    assert english in " ".join(page("en").split())
    assert french in " ".join(page("fr").split())


def test_the_french_page_calls_the_abilities_as_the_strip_of_phases_does() -> None:
    assert "# 13. Facultés spéciales {#abilities}" in page("fr")
    assert "facultés spéciales" in page("fr")
    assert "apacités spéciales" not in page("fr")


def rulings(language: str) -> list[tuple[str, str, str]]:
    """Question, answer and paragraphs, in their order."""
    text = resource("advanced_civilization", f"rulings_{language}.md").read_text(encoding="utf-8")
    return re.findall(r"^## (.+)\n\n(\S[^*#]+)\n\n\*(.+)\*$", text, flags=re.MULTILINE)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_ruling_is_a_question_an_answer_and_a_paragraph(language: str) -> None:
    text = resource("advanced_civilization", f"rulings_{language}.md").read_text(encoding="utf-8")
    assert len(rulings(language)) == text.count("## ")
    for question, answer, place in rulings(language):
        assert question.endswith("?")
        assert answer.endswith(".")
        assert "§" in place


def test_the_rulings_name_the_same_paragraphs_in_both_languages() -> None:
    english, french = ([re.findall(r"§[\d.]+", place) for _, _, place in rulings(code)] for code in ("en", "fr"))
    assert english == french


READINGS = (
    *("4.32", "4.61", "10.21", "16.12", "23.57", "28.41", "30.211", "30.312", "30.5241", "30.613", "30.818"),
    *("24.33", "28.51", "32.262", "29.61", "30.414", "30.511", "30.5221", "16.2"),
)
"""A paragraph of every reading that the page of changes lists."""


@pytest.mark.parametrize("paragraph", READINGS)
def test_every_reading_has_its_ruling(paragraph: str) -> None:
    assert any(f"§{paragraph}" in re.findall(r"§[\d.]+\d", place) for _, _, place in rulings("en"))

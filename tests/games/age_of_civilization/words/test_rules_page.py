"""The rules pages of both languages hold the sentences that the rulebooks, read anew, asked for."""

from __future__ import annotations

import pytest

from aoc_desktop.kernel.resources import resource

SENTENCES = {
    "en": (
        "Not everything on the cards is printed in the rulebook. A value marked [[icon house]] is ours; "
        "others come from the other edition's rulebook or a review, or follow from what is printed. Each "
        "card, shown large, says which, and you can correct all of them in the almanac.",
        "An inherited ability works from the moment you take the card until the end of the game, while its "
        "civilisation is your main one too.",
        "With no technology left to gain it cannot be performed.",
        "**Conquest**: 2 points if nobody has more military than you. You may perform it anyway: what your "
        "cards add to it, points included, you gain in any case.",
        "In the box the first row lies at the bottom and the arrows rise; here it lies on top.",
        "Education offers its Culture after a rest too.",
        "Once per game, in step 2, before you rest or end it, you may buy one",
        "Carthage, risen first, has nothing to triple; risen later it brings 6.",
        "Some civilisations stay in the box: Mongolia, Vikings, Germania, Carthage, Phoenicia, Scythia and "
        "Iberia; in the first edition only Mongolia, Vikings and Germania. There are eight achievements, ten "
        "in the first edition: Great Unity and Small but Glorious besides.",
        "The names and the approximate dates are those of the second edition's rulebook; the rules are our "
        "own, and so is playing them with the first edition's cards.",
        "34 civilisations and 10 wonders. Its rulebook names 18 of the civilisations; the other 16 and the "
        "wonders are our choice. Arabia, the Aztecs (with an own slot) and Kongo differ. There is neither "
        "Innovation nor events. The words are the second edition's.",
    ),
    "fr": (
        "Tout ce que portent les cartes n'est pas imprimé dans le livret. Une valeur marquée [[icon house]] "
        "est de nous ; d'autres viennent du livret de l'autre édition ou d'une critique, ou se déduisent de "
        "ce qui est imprimé. Chaque carte, en grand, le dit, et vous pouvez toutes les corriger dans "
        "l'almanach.",
        "Une capacité héritée agit dès que vous prenez la carte et jusqu'à la fin de la partie, même tant que"
        " sa Civilisation est votre Civilisation principale.",
        "Sans Technologie à gagner, elle ne peut être réalisée.",
        "**Conquête** : 2 points si aucune Force Militaire ne dépasse la vôtre. Vous pouvez la réaliser quand"
        " même : ce que vos cartes y ajoutent, points compris, vous revient dans tous les cas.",
        "Dans la boîte, la première rangée est en bas et les flèches montent ; ici, elle est en haut.",
        "L'Éducation propose sa Culture même après un repos.",
        "Une fois par partie, à l'étape 2, avant de vous reposer ou de la terminer, vous pouvez en acheter une",
        "Carthage, si elle naît la première, n'a rien à tripler ; plus tard, elle en apporte 6.",
        "Quelques Civilisations restent dans la boîte : Mongolie, Vikings, Germanie, Carthage, Phénicie, "
        "Scythes et Ibérie ; dans la première édition, seulement Mongolie, Vikings et Germanie. Il y a huit "
        "accomplissements, dix dans la première édition : Grande Unité et Petit mais Glorieux en plus.",
        "Les noms et les dates approximatives sont ceux du livret de la deuxième édition ; les règles sont "
        "les nôtres, et le choix d'y jouer avec les cartes de la première aussi.",
        "34 Civilisations et 10 Merveilles. Son livret nomme 18 des Civilisations ; les 16 autres et les "
        "Merveilles sont notre choix. L'Arabie, les Aztèques (avec une case à eux) et le Congo diffèrent. Il "
        "n'y a ni Innovation ni événements. Les mots sont ceux de la deuxième édition ; son livret dit Ériger"
        " pour faire naître, Lieu d'Action pour case, Rechercher, Asservir, Bâtir, Conquérir, Traquer, Pêcher"
        " et Commercer pour les actions, Voile pour la Navigation, Succès pour les accomplissements (Royaume "
        "Technologique, Royaume Primitif, Super Puissant, Monde des Merveilles).",
    ),
}


def page(name: str, language: str) -> str:
    """A page of the game as one line: where its lines break says nothing."""
    return " ".join(resource("age_of_civilization", f"{name}_{language}.md").read_text(encoding="utf-8").split())


@pytest.mark.parametrize(
    ("language", "sentence"), [(language, sentence) for language in SENTENCES for sentence in SENTENCES[language]]
)
def test_the_rules_say_it(language: str, sentence: str) -> None:
    assert sentence in page("rules", language)


def test_the_rulings_are_the_same_in_both_languages() -> None:
    """Every ruling is a question, an answer and where the book speaks of it."""
    english, french = (
        resource("age_of_civilization", f"rulings_{language}.md").read_text(encoding="utf-8").strip().split("## ")[1:]
        for language in ("en", "fr")
    )
    assert len(english) == len(french) == 43
    for ruling in (*english, *french):
        question, answer, book = ruling.strip().split("\n\n")
        assert question.endswith("?")
        assert answer.endswith(".")
        assert book.startswith("*")
        assert book.endswith("*")

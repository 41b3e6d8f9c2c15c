<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>{0}, desktop edition {1}</source>
        <translation>{0}, édition pour ordinateur {1}</translation>
    </message>
    <message>
        <source>{0} is a game by {1}, published by {2} and {3} ({4}).</source>
        <translation>{0} est un jeu de {1}, édité par {2} et {3} ({4}).</translation>
    </message>
    <message>
        <source>{0} is a game by {1}, published by {2}.</source>
        <translation>{0} est un jeu de {1}, édité par {2}.</translation>
    </message>
    <message>
        <source>An unofficial, offline fan edition, free software under the MIT licence. Drawings and texts are our own. Fonts: Marcellus, Source Sans 3 (Open Font License).</source>
        <translation>Édition amateur non officielle et hors ligne, logiciel libre sous licence MIT. Dessins et textes originaux. Polices&#x202f;: Marcellus, Source Sans 3 (Open Font License).</translation>
    </message>
    <message>
        <source>The engines are compiled.</source>
        <translation>Les moteurs sont compilés.</translation>
    </message>
    <message>
        <source>The engines run as plain Python.</source>
        <translation>Les moteurs tournent en Python, sans compilation.</translation>
    </message>
</context>
<context>
    <name>AchievementsScreen</name>
    <message>
        <source>Achievements</source>
        <translation>Accomplissements</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>{0} of {1} earned</source>
        <translation>Obtenus&#x202f;: {0} sur {1}</translation>
    </message>
    <message>
        <source>No attempt yet</source>
        <translation>Pas encore tenté</translation>
    </message>
    <message>
        <source>Nearest attempt: {0}, seed {1}</source>
        <translation>Meilleur essai&#x202f;: {0}, graine {1}</translation>
    </message>
    <message>
        <source>Look at the game</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Earned on {0}, {1}, seed {2}</source>
        <translation>Obtenu le {0}, {1}, graine {2}</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Take tokens aboard</source>
        <translation>Embarquer des pions</translation>
    </message>
    <message>
        <source>On a voyage: then say how many.</source>
        <translation>Pendant une traversée&#x202f;: dites ensuite combien.</translation>
    </message>
    <message>
        <source>Put tokens ashore</source>
        <translation>Débarquer des pions</translation>
    </message>
    <message>
        <source>Complete the Wonder</source>
        <translation>Compléter la Merveille</translation>
    </message>
    <message>
        <source>Pay the second section of the Wonder you have begun.</source>
        <translation>Payer la seconde section de la Merveille commencée.</translation>
    </message>
    <message>
        <source>Conquer</source>
        <translation>Conquérir</translation>
    </message>
    <message>
        <source>Take the topmost Province of your opponent.</source>
        <translation>Prendre la Province du sommet de la pile adverse.</translation>
    </message>
    <message>
        <source>Scientific Progress</source>
        <translation>Progrès Scientifique</translation>
    </message>
    <message>
        <source>Draw and use the top card of your City deck.</source>
        <translation>Piocher et utiliser la carte du dessus de votre pioche de Cité.</translation>
    </message>
    <message>
        <source>Warlord</source>
        <translation>Chef de guerre</translation>
    </message>
    <message>
        <source>Use your Warlord, with the Advantage.</source>
        <translation>Utiliser votre Chef de guerre, avec l’Avantage.</translation>
    </message>
    <message>
        <source>Train an Agent</source>
        <translation>Entraîner un Agent</translation>
    </message>
    <message>
        <source>Send the Ambassador for one more Agent.</source>
        <translation>Envoyer l’Ambassadeur pour un Agent de plus.</translation>
    </message>
    <message>
        <source>Deploy the Agents</source>
        <translation>Déployer les Agents</translation>
    </message>
    <message>
        <source>Send the Ambassador and roll all your Agents.</source>
        <translation>Envoyer l’Ambassadeur et lancer tous vos Agents.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Set a table: who plays, people or AI, and how.</source>
        <translation>Préparer une table&#x202f;: qui joue, humains ou IA, et comment.</translation>
    </message>
    <message>
        <source>Alone against an opponent whose strength grows.</source>
        <translation>En solo, contre un adversaire dont la force grandit.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Go on with the game that was left.</source>
        <translation>Reprendre la partie laissée en cours.</translation>
    </message>
    <message>
        <source>Open a record…</source>
        <translation>Ouvrir une partie…</translation>
    </message>
    <message>
        <source>Go on with a game that was saved as a file.</source>
        <translation>Reprendre une partie enregistrée dans un fichier.</translation>
    </message>
    <message>
        <source>Save the record as…</source>
        <translation>Enregistrer la partie sous…</translation>
    </message>
    <message>
        <source>Write this game to a file, open to read: to keep it, or to give it to the others when it is over.</source>
        <translation>Écrire cette partie dans un fichier ouvert à tous&#x202f;: pour la garder, ou pour la donner aux autres quand elle est finie.</translation>
    </message>
    <message>
        <source>Copy the record</source>
        <translation>Copier la partie</translation>
    </message>
    <message>
        <source>Put the whole game on the clipboard as text.</source>
        <translation>Copier toute la partie, sous forme de texte, dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Home screen</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Back to the start. A game on the table is kept and can be continued.</source>
        <translation>Revenir à l’accueil. La partie sur la table est gardée et pourra être reprise.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Language, colours, pace, confirmations, keys.</source>
        <translation>Langue, couleurs, rythme, confirmations, touches.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Close the program. A game in progress is kept.</source>
        <translation>Fermer le programme. La partie en cours est gardée.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Take back your last move, up to the last revealed card.</source>
        <translation>Revenir sur votre dernier coup, jusqu’à la dernière carte révélée.</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Play again the move that was taken back.</source>
        <translation>Rejouer le coup annulé.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Ask what a good player would do.</source>
        <translation>Demander ce que ferait un bon joueur.</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Terminer le tour</translation>
    </message>
    <message>
        <source>The table's main button: end your turn, or what else is next.</source>
        <translation>Le bouton principal de la table&#x202f;: finir votre tour, ou ce qui vient ensuite.</translation>
    </message>
    <message>
        <source>Finish actions</source>
        <translation>Terminer les actions</translation>
    </message>
    <message>
        <source>Place no more workers this turn.</source>
        <translation>Ne plus placer d’Ouvrier ce tour-ci.</translation>
    </message>
    <message>
        <source>Rest</source>
        <translation>Se reposer</translation>
    </message>
    <message>
        <source>Place no worker at all this turn: 2 coins and 1 worker instead.</source>
        <translation>Ne placer aucun Ouvrier ce tour-ci&#x202f;: 2 Pièces et 1 Ouvrier à la place.</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Renoncer</translation>
    </message>
    <message>
        <source>Do without what you are asked for now.</source>
        <translation>Renoncer à ce qui vous est proposé.</translation>
    </message>
    <message>
        <source>Do not wait</source>
        <translation>Ne pas attendre</translation>
    </message>
    <message>
        <source>Play now what would follow by itself in a moment.</source>
        <translation>Jouer tout de suite ce qui se jouerait tout seul dans un instant.</translation>
    </message>
    <message>
        <source>Enlarge the card</source>
        <translation>Agrandir la carte</translation>
    </message>
    <message>
        <source>Show the chosen card large, with its sentences.</source>
        <translation>Montrer en grand la carte choisie, avec ses phrases.</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Coups permis</translation>
    </message>
    <message>
        <source>List everything you may do now, in plain text.</source>
        <translation>Énumérer en toutes lettres tout ce que vous pouvez faire maintenant.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Show what has happened.</source>
        <translation>Montrer ce qui s’est passé.</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Show the card and the rule behind the chosen line of the log.</source>
        <translation>Montrer la carte et la règle qui expliquent la ligne choisie du journal.</translation>
    </message>
    <message>
        <source>Export the log…</source>
        <translation>Exporter le journal…</translation>
    </message>
    <message>
        <source>Write the lines of the log to a text file.</source>
        <translation>Écrire les lignes du journal dans un fichier texte.</translation>
    </message>
    <message>
        <source>Fold the lesson</source>
        <translation>Replier la leçon</translation>
    </message>
    <message>
        <source>Show the lesson’s title alone, or all its words again; drag the card to move it.</source>
        <translation>Ne montrer que le titre de la leçon, ou de nouveau tout son texte&#x202f;; la carte se déplace aussi à la souris.</translation>
    </message>
    <message>
        <source>Since your last turn</source>
        <translation>Depuis votre dernier tour</translation>
    </message>
    <message>
        <source>Step through what the others have done since your last turn.</source>
        <translation>Revoir pas à pas ce que les autres ont fait depuis votre dernier tour.</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>Look at the table as it was a move earlier.</source>
        <translation>Voir la table telle qu’elle était un coup plus tôt.</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>Look at the table as it was a move later.</source>
        <translation>Voir la table telle qu’elle était un coup plus tard.</translation>
    </message>
    <message>
        <source>Return to the present</source>
        <translation>Revenir au présent</translation>
    </message>
    <message>
        <source>Stop looking at the past.</source>
        <translation>Ne plus regarder le passé.</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Reprendre d’ici</translation>
    </message>
    <message>
        <source>Start another game from the moment that is shown.</source>
        <translation>Commencer une autre partie à partir du moment affiché.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Ranking, and where the points came from.</source>
        <translation>Le classement, et d’où viennent les points.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Use the whole screen, or a window again.</source>
        <translation>Occuper tout l’écran, ou revenir à une fenêtre.</translation>
    </message>
    <message>
        <source>Light table</source>
        <translation>Table claire</translation>
    </message>
    <message>
        <source>Change between the night table and the light one.</source>
        <translation>Passer de la table sombre à la table claire.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Open the menu.</source>
        <translation>Ouvrir le menu.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The rules, to read and to search; during a game, at what matters now.</source>
        <translation>Les règles, à lire ou à consulter&#x202f;; en cours de partie, ouvertes au bon passage.</translation>
    </message>
    <message>
        <source>Almanac</source>
        <translation>Almanach</translation>
    </message>
    <message>
        <source>Every card, with filters; correct house values there.</source>
        <translation>Toutes les cartes, avec des filtres&#x202f;; les valeurs maison s’y corrigent.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>See all keys and choose others.</source>
        <translation>Voir toutes les touches et en choisir d’autres.</translation>
    </message>
    <message>
        <source>About this program</source>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Version, licence, and whose game this is.</source>
        <translation>Version, licence et auteurs du jeu.</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Palmarès</translation>
    </message>
    <message>
        <source>Your games in numbers: wins, points, streaks.</source>
        <translation>Vos parties en chiffres&#x202f;: victoires, points, séries.</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Skirmish</source>
        <translation>Escarmouche</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partie courte</translation>
    </message>
    <message>
        <source>A table that is over in about an hour.</source>
        <translation>Une partie d’une heure environ.</translation>
    </message>
    <message>
        <source>Challenge of the day</source>
        <translation>Défi du jour</translation>
    </message>
    <message>
        <source>The same table for everybody, another one each day.</source>
        <translation>La même table pour tout le monde, une autre chaque jour.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>The best turn from a real position: find it.</source>
        <translation>Le meilleur tour depuis une position réelle : trouvez-le.</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Accomplissements</translation>
    </message>
    <message>
        <source>What you have earned, and what is still to be had.</source>
        <translation>Ce que vous avez obtenu, et ce qui reste à obtenir.</translation>
    </message>
    <message>
        <source>Enter a code…</source>
        <translation>Saisir un code…</translation>
    </message>
    <message>
        <source>Play the table that a friend has sent you as a code.</source>
        <translation>Jouer la table qu’un ami vous a envoyée sous forme de code.</translation>
    </message>
    <message>
        <source>Challenge a friend…</source>
        <translation>Défier un ami…</translation>
    </message>
    <message>
        <source>Show this table as a code or a QR picture, for somebody else to play.</source>
        <translation>Montrer cette table sous forme de code ou d’image QR, pour que quelqu’un d’autre la joue.</translation>
    </message>
    <message>
        <source>Skirmish, Path of Glory, the challenge of the day, achievements.</source>
        <translation>Escarmouche, Chemin de la gloire, défi du jour, accomplissements.</translation>
    </message>
    <message>
        <source>Path of Glory</source>
        <translation>Le Chemin de la gloire</translation>
    </message>
    <message>
        <source>Five scenarios from history, with medals.</source>
        <translation>Cinq scénarios de l’histoire, avec des médailles.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>The finished game as the AI sees it: the biggest swings, and its own moves.</source>
        <translation>La partie terminée vue par l’IA&#x202f;: les plus grands écarts, et ses propres coups.</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Go on with any game that was kept, and look after the others.</source>
        <translation>Continuer une partie enregistrée, et ranger les autres.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Keep the game as it stands now under a name; this one goes on by itself.</source>
        <translation>Enregistrer sous un nom la partie telle qu’elle est&#x202f;; celle-ci continue de son côté.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Give the chosen game another name.</source>
        <translation>Donner un autre nom à la partie choisie.</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Make a copy of the chosen game, to try something else.</source>
        <translation>Copier la partie choisie, pour essayer autre chose.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Write the chosen game to a file.</source>
        <translation>Écrire la partie choisie dans un fichier.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Copy a game from a file into the list.</source>
        <translation>Copier dans la liste une partie venue d’un fichier.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Put the chosen game into the bin.</source>
        <translation>Mettre la partie choisie à la corbeille.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Take the chosen game out of the bin.</source>
        <translation>Sortir la partie choisie de la corbeille.</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Show the games that were deleted.</source>
        <translation>Montrer les parties supprimées.</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Vider la corbeille</translation>
    </message>
    <message>
        <source>Delete for good what lies in the bin.</source>
        <translation>Supprimer définitivement le contenu de la corbeille.</translation>
    </message>
    <message>
        <source>Play now</source>
        <translation>Jouer tout de suite</translation>
    </message>
    <message>
        <source>A table at once: you against one novice.</source>
        <translation>Une partie tout de suite&#x202f;: vous contre un novice.</translation>
    </message>
    <message>
        <source>Learn by playing</source>
        <translation>Apprendre en jouant</translation>
    </message>
    <message>
        <source>A guided first game of about ten minutes; leave it any time.</source>
        <translation>Une partie guidée de dix minutes&#x202f;; arrêtez quand vous voulez.</translation>
    </message>
    <message>
        <source>Hand on…</source>
        <translation>Passer la main…</translation>
    </message>
    <message>
        <source>Play by mail: put the game into a sealed letter for the next player, and clear the table.</source>
        <translation>Partie par courrier&#x202f;: mettre la partie dans une lettre scellée pour le joueur suivant, et débarrasser la table.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Step through the game from its beginning, or leave the replay.</source>
        <translation>Parcourir la partie depuis son début, ou quitter la relecture.</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>Look at the table before the first move.</source>
        <translation>Regarder la table avant le premier coup.</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Lecture ou pause</translation>
    </message>
    <message>
        <source>Let the replay run by itself, or stop it.</source>
        <translation>Laisser défiler la relecture, ou l’arrêter.</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>Switch all sounds off, or on again.</source>
        <translation>Couper tous les sons, ou les remettre.</translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Explorateur</translation>
    </message>
    <message>
        <source>Move a colonist, and found a city if you like.</source>
        <translation>Déplacer un colon et, si vous le voulez, fonder une ville.</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Bâtir</translation>
    </message>
    <message>
        <source>Send a colonist to the Agora and take a building.</source>
        <translation>Envoyer un colon dans l’Agora et prendre un Bâtiment.</translation>
    </message>
    <message>
        <source>Artist</source>
        <translation>Artiste</translation>
    </message>
    <message>
        <source>Send a colonist to the Agora for points.</source>
        <translation>Envoyer un colon dans l’Agora pour des points.</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>Attack a square with pieces of others on it.</source>
        <translation>Attaquer une case où se trouvent des pièces des autres.</translation>
    </message>
    <message>
        <source>Build a wonder</source>
        <translation>Construire une Merveille</translation>
    </message>
    <message>
        <source>Pay for a wonder that lies face up.</source>
        <translation>Payer une Merveille visible.</translation>
    </message>
    <message>
        <source>Activate a card</source>
        <translation>Activer une carte</translation>
    </message>
    <message>
        <source>Use a building or wonder of yours, once per era.</source>
        <translation>Utiliser un de vos Bâtiments ou une de vos Merveilles, une fois par ère.</translation>
    </message>
    <message>
        <source>Develop a technology</source>
        <translation>Développer une Technologie</translation>
    </message>
    <message>
        <source>Pay for the next technology of a row.</source>
        <translation>Payer la prochaine Technologie d’une ligne.</translation>
    </message>
    <message>
        <source>Start a golden age</source>
        <translation>Démarrer un Âge d’or</translation>
    </message>
    <message>
        <source>Only without a standing colonist; no further action in this era.</source>
        <translation>Seulement sans colon debout&#x202f;; plus aucune action à cette ère.</translation>
    </message>
    <message>
        <source>Table as text</source>
        <translation>Table en texte</translation>
    </message>
    <message>
        <source>The whole table in sentences, to be read, heard and played; or its picture again.</source>
        <translation>Toute la table en phrases, à lire, à entendre et à jouer&#x202f;; ou de nouveau son image.</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>The picture beside the table as text: wide, narrow, or none.</source>
        <translation>L’image à côté de la table en texte&#x202f;: large, étroite ou aucune.</translation>
    </message>
    <message>
        <source>Type a command</source>
        <translation>Saisir une commande</translation>
    </message>
    <message>
        <source>Write a move or a word below the table as text.</source>
        <translation>Écrire un coup ou un mot sous la table en texte.</translation>
    </message>
    <message>
        <source>Say it again</source>
        <translation>Répéter</translation>
    </message>
    <message>
        <source>The last sentence once more; at the table as text F2 does it, too.</source>
        <translation>La dernière phrase, encore une fois&#x202f;; dans la table en texte, F2 le fait aussi.</translation>
    </message>
    <message>
        <source>Say what happened</source>
        <translation>Dire ce qui s’est passé</translation>
    </message>
    <message>
        <source>What the others have done since your last turn, in sentences.</source>
        <translation>Ce que les autres ont fait depuis votre dernier tour, en phrases.</translation>
    </message>
    <message>
        <source>Say what is asked</source>
        <translation>Dire ce qui est demandé</translation>
    </message>
    <message>
        <source>What you are to do now, or who is waited for.</source>
        <translation>Ce que vous avez à faire, ou qui l’on attend.</translation>
    </message>
    <message>
        <source>Say the last move</source>
        <translation>Dire le dernier coup</translation>
    </message>
    <message>
        <source>What was played last, and what came of it.</source>
        <translation>Ce qui vient d’être joué, et ce qu’il en est résulté.</translation>
    </message>
    <message>
        <source>Say how you stand</source>
        <translation>Dire où vous en êtes</translation>
    </message>
    <message>
        <source>All that lies before you, in sentences.</source>
        <translation>Tout ce qui est devant vous, en phrases.</translation>
    </message>
    <message>
        <source>Say how another stands</source>
        <translation>Dire où en est un autre joueur</translation>
    </message>
    <message>
        <source>All that lies before another player; again: the next one.</source>
        <translation>Tout ce qui est devant un autre joueur&#x202f;; de nouveau&#x202f;: le suivant.</translation>
    </message>
    <message>
        <source>Make an offer</source>
        <translation>Faire une offre</translation>
    </message>
    <message>
        <source>Trade: put cards together that you would give.</source>
        <translation>Commerce&#x202f;: composez un lot de cartes à donner.</translation>
    </message>
    <message>
        <source>Answer an offer</source>
        <translation>Répondre à une offre</translation>
    </message>
    <message>
        <source>Trade: put cards together that you would give in return.</source>
        <translation>Commerce&#x202f;: composez un lot de cartes à donner en retour.</translation>
    </message>
    <message>
        <source>Stop trading</source>
        <translation>Cesser de commercer</translation>
    </message>
    <message>
        <source>Take no further part in trade this turn.</source>
        <translation>Ne plus prendre part au commerce ce tour-ci.</translation>
    </message>
    <message>
        <source>Map or market</source>
        <translation>Carte ou marché</translation>
    </message>
    <message>
        <source>Look at the map during trade and purchases, and back.</source>
        <translation>Regarder la carte pendant le commerce et les achats, et revenir.</translation>
    </message>
    <message>
        <source>Open the mat</source>
        <translation>Ouvrir le tapis</translation>
    </message>
    <message>
        <source>On wide boards your mat is a rail of numbers: open it over the map, and back.</source>
        <translation>Sur les grands plateaux, votre tapis est une colonne de chiffres : l’ouvrir sur la carte, et le refermer.</translation>
    </message>
    <message>
        <source>Solo and challenges</source>
        <translation>Solo et défis</translation>
    </message>
    <message>
        <source>List of games</source>
        <translation>Liste des parties</translation>
    </message>
    <message>
        <source>Text and speech</source>
        <translation>Texte et parole</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Retour sur la partie</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>Five tables with a story, alone against the computer, with medals.</source>
        <translation>Cinq histoires contre l’ordinateur, avec des médailles.</translation>
    </message>
</context>
<context>
    <name>AlmanacScreen</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>No card fits the search and the filters.</source>
        <translation>Aucune carte ne répond à la recherche et aux filtres.</translation>
    </message>
    <message>
        <source>This card set has no cards of this kind.</source>
        <translation>Ce jeu de cartes n’a pas de carte de ce genre.</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>Almanac</source>
        <translation>Almanach</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Correct a value…</source>
        <translation>Corriger une valeur…</translation>
    </message>
    <message>
        <source>Clear search and filters</source>
        <translation>Effacer recherche et filtres</translation>
    </message>
    <message>
        <source>Search in names and effects</source>
        <translation>Chercher dans les noms et les effets</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Card set</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>Kind of card</source>
        <translation>Type de carte</translation>
    </message>
    <message>
        <source>Cards and sets…</source>
        <translation>Cartes et jeux de cartes…</translation>
    </message>
    <message>
        <source>This card has no value that could be corrected.</source>
        <translation>Cette carte n’a aucune valeur à corriger.</translation>
    </message>
</context>
<context>
    <name>AstChart</name>
    <message>
        <source>In each square: the turn in which the marker came there</source>
        <translation>Dans chaque case&#x202f;: le tour où le marqueur y est arrivé</translation>
    </message>
</context>
<context>
    <name>BoardCard</name>
    <message>
        <source>{0} areas</source>
        <translation>{0} territoires</translation>
    </message>
    <message>
        <source>{0}, all nine nations</source>
        <translation>{0}, les neuf nations</translation>
    </message>
    <message>
        <source>{0}, {1} nations</source>
        <translation>{0}, {1} nations</translation>
    </message>
</context>
<context>
    <name>BoardChoice</name>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>{0} tokens, {1} cities, {2} ships for each nation on this board</source>
        <translation>{0} pions, {1} cités et {2} bateaux par nation sur ce plateau</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s) for {0} players</source>
        <translation>
            <numerusform>%n plateau pour {0} joueurs</numerusform>
            <numerusform>%n plateaux pour {0} joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CivilizationBook</name>
    <message>
        <source>Civilisation cards</source>
        <translation>Cartes de civilisation</translation>
    </message>
    <message>
        <source>Commodities</source>
        <translation>Marchandises</translation>
    </message>
    <message>
        <source>Calamities</source>
        <translation>Calamités</translation>
    </message>
    <message>
        <source>Nations</source>
        <translation>Nations</translation>
    </message>
    <message>
        <source>Stack {0}</source>
        <translation>Pile {0}</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>All groups</source>
        <translation>Tous les groupes</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>All stacks</source>
        <translation>Toutes les piles</translation>
    </message>
</context>
<context>
    <name>CivilizationForm</name>
    <message>
        <source>Choose who waits.</source>
        <translation>Choisissez qui attend.</translation>
    </message>
    <message>
        <source>At least two players must start.</source>
        <translation>Deux joueurs au moins doivent commencer.</translation>
    </message>
    <message>
        <source>Turn limit</source>
        <translation>Limite de tours</translation>
    </message>
    <message>
        <source>Trading rounds</source>
        <translation>Manches de commerce</translation>
    </message>
    <message>
        <source>turns at most</source>
        <translation>tours au plus</translation>
    </message>
    <message>
        <source>per turn</source>
        <translation>par tour</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Short game: about an hour</source>
        <translation>Partie courte&#x202f;: une heure environ</translation>
    </message>
    <message>
        <source>Who waits for a Civil War to enter:</source>
        <translation>Qui attend une Guerre civile pour entrer en jeu&#x202f;:</translation>
    </message>
    <message>
        <source>Order, nations and stacks as in the game taken over</source>
        <translation>Ordre, nations et piles de la partie reprise</translation>
    </message>
</context>
<context>
    <name>ContinueCard</name>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>EditionBook</name>
    <message>
        <source>All groups</source>
        <translation>Tous les groupes</translation>
    </message>
    <message>
        <source>All populations</source>
        <translation>Toutes les populations</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n Ouvrier</numerusform>
            <numerusform>%n Ouvriers</numerusform>
        </translation>
    </message>
    <message>
        <source>Only civilisations not seen in this game yet</source>
        <translation>Seulement les Civilisations pas encore vues dans cette partie</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Population</source>
        <translation>Population</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>All effects</source>
        <translation>Tous les effets</translation>
    </message>
    <message>
        <source>Civilisations</source>
        <translation>Civilisations</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>Merveilles</translation>
    </message>
    <message>
        <source>Technologies</source>
        <translation>Technologies</translation>
    </message>
    <message>
        <source>Special technologies</source>
        <translation>Technologies spéciales</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Main ability</source>
        <translation>Capacité principale</translation>
    </message>
    <message>
        <source>Inherited ability</source>
        <translation>Capacité héritée</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effets</translation>
    </message>
    <message>
        <source>Cost in coins</source>
        <translation>Coût en Pièces</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Ouvriers</translation>
    </message>
    <message>
        <source>Slots</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Opened by</source>
        <translation>Ouverte par</translation>
    </message>
    <message>
        <source>First row</source>
        <translation>Première rangée</translation>
    </message>
    <message>
        <source>Second row</source>
        <translation>Deuxième rangée</translation>
    </message>
    <message>
        <source>Red slots</source>
        <translation>Cases rouges</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condition</translation>
    </message>
    <message>
        <source>Gain without technology</source>
        <translation>Gain sans Technologie</translation>
    </message>
    <message>
        <source>Other players</source>
        <translation>Autres joueurs</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>For each</source>
        <translation>Pour chaque</translation>
    </message>
    <message>
        <source>Who has most</source>
        <translation>Qui en a le plus</translation>
    </message>
    <message>
        <source>Who has least</source>
        <translation>Qui en a le moins</translation>
    </message>
    <message>
        <source>In solo play</source>
        <translation>En solo</translation>
    </message>
</context>
<context>
    <name>Calendar</name>
    <message>
        <source>Earlier month</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>Later month</source>
        <translation>Mois suivant</translation>
    </message>
    <message>
        <source>{0}: this day is still to come.</source>
        <translation>{0}&#x202f;: ce jour n’est pas encore venu.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no earlier days.</source>
        <translation>Il n’y a pas de jour plus ancien.</translation>
    </message>
    <message>
        <source>The next month is still to come.</source>
        <translation>Le mois suivant est encore à venir.</translation>
    </message>
</context>
<context>
    <name>CivilizationTrade</name>
    <message>
        <source>credits when you own it</source>
        <translation>crédits une fois acquise</translation>
    </message>
    <message>
        <source>no credits</source>
        <translation>aucun crédit</translation>
    </message>
</context>
<context>
    <name>ColourChoice</name>
    <message>
        <source>Colour of seat {0}: {1}</source>
        <translation>Couleur de la place {0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>Choose another colour and shape</source>
        <translation>Choisir une autre couleur et une autre forme</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Cercle</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangle</translation>
    </message>
    <message>
        <source>Diamond</source>
        <translation>Losange</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Étoile</translation>
    </message>
    <message>
        <source>Pentagon</source>
        <translation>Pentagone</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Hexagone</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croix</translation>
    </message>
</context>
<context>
    <name>ContinuePanel</name>
    <message>
        <source>Choose a box and press Enter.</source>
        <translation>Choisissez une boîte et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>No game under way</source>
        <translation>Aucune partie en cours</translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message>
        <source>The hut and the magnifying glass mark what the box may say differently.</source>
        <translation>La maisonnette et la loupe marquent ce qui peut être différent dans la boîte.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Correct: {0}</source>
        <translation>Corriger&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Card set</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>“{0}” takes its cards from another edition: choose another name.</source>
        <translation>«&#x202f;{0}&#x202f;» tire ses cartes d’une autre édition&#x202f;: choisissez un autre nom.</translation>
    </message>
    <message>
        <source>This cannot be read: {0}</source>
        <translation>Illisible&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Nothing has been changed yet.</source>
        <translation>Rien n’a encore été changé.</translation>
    </message>
    <message>
        <source>“{0}” has other values for this card already. Replace them?</source>
        <translation>«&#x202f;{0}&#x202f;» a déjà d’autres valeurs pour cette carte. Les remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>Les laisser</translation>
    </message>
    <message>
        <source>The file could not be written: {0}.</source>
        <translation>Le fichier n’a pas pu être écrit&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>En texte</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler la saisie</translation>
    </message>
    <message>
        <source>The set of this name keeps the values; its other cards stay as they are. A game under way keeps the cards that it began with.</source>
        <translation>Le jeu de cartes de ce nom garde les valeurs&#x202f;; ses autres cartes restent telles quelles. Une partie en cours garde les cartes avec lesquelles elle a commencé.</translation>
    </message>
    <message>
        <source>The text has other fields than the card.</source>
        <translation>Le texte n’a pas les mêmes champs que la carte.</translation>
    </message>
    <message>
        <source>Leave the card as it was?</source>
        <translation>Laisser la carte telle qu’elle était&#x202f;?</translation>
    </message>
    <message>
        <source>What you have changed here is not kept.</source>
        <translation>Ce que vous avez changé ici n’est pas gardé.</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>Abandonner les changements</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Almanac</source>
        <translation>Almanach</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Into my set</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Nothing was undone.</source>
        <translation>Rien n’a été annulé.</translation>
    </message>
    <message>
        <source>Your set needs a name.</source>
        <translation>Votre jeu de cartes doit avoir un nom.</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>From elsewhere</source>
        <translation>Venue d’ailleurs</translation>
    </message>
</context>
<context>
    <name>CrownPanel</name>
    <message numerus="yes">
        <source>%n achievement(s) earned</source>
        <translation>
            <numerusform>%n accomplissement obtenu</numerusform>
            <numerusform>%n accomplissements obtenus</numerusform>
        </translation>
    </message>
    <message>
        <source>A medal!</source>
        <translation>Une médaille&#x202f;!</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Médailles</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Accomplissements</translation>
    </message>
    <message>
        <source>A record that is looked at earns nothing.</source>
        <translation>Revoir une partie ne donne rien.</translation>
    </message>
    <message>
        <source>Reached again: nothing new this time.</source>
        <translation>Déjà obtenu&#x202f;: rien de nouveau cette fois-ci.</translation>
    </message>
    <message>
        <source>Nothing reached this time.</source>
        <translation>Rien cette fois-ci.</translation>
    </message>
    <message>
        <source>Kept for good, with the record of this game: earned {0}.</source>
        <translation>Acquis pour toujours, avec la feuille de cette partie&#x202f;: obtenu {0}.</translation>
    </message>
</context>
<context>
    <name>EarnedPanel</name>
    <message numerus="yes">
        <source>%n achievement(s) earned</source>
        <translation>
            <numerusform>%n accomplissement obtenu</numerusform>
            <numerusform>%n accomplissements obtenus</numerusform>
        </translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Accomplissements</translation>
    </message>
    <message>
        <source>Reached again: nothing new this time.</source>
        <translation>Déjà obtenu&#x202f;: rien de nouveau cette fois-ci.</translation>
    </message>
    <message>
        <source>Nothing reached this time.</source>
        <translation>Rien cette fois-ci.</translation>
    </message>
    <message>
        <source>Kept for good, with the record of this game: earned {0}.</source>
        <translation>Acquis pour toujours, avec la feuille de cette partie&#x202f;: obtenu {0}.</translation>
    </message>
</context>
<context>
    <name>DailyScreen</name>
    <message>
        <source>Challenge of the day</source>
        <translation>Défi du jour</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Copy the result</source>
        <translation>Copier le résultat</translation>
    </message>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>jour d’affilée</numerusform>
            <numerusform>jours d’affilée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>longest streak</source>
        <translation>
            <numerusform>plus longue série</numerusform>
            <numerusform>plus longue série</numerusform>
        </translation>
    </message>
    <message>
        <source>Today, {0}</source>
        <translation>Aujourd’hui, {0}</translation>
    </message>
    <message>
        <source>Play this day first.</source>
        <translation>Jouez d’abord le défi de ce jour.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Past days can be played at any time; they do not count for the row of days.</source>
        <translation>Les jours passés se jouent à tout moment&#x202f;; ils ne comptent pas pour la série de jours.</translation>
    </message>
    <message>
        <source>Everybody who plays today finds the same cards. The first game counts.</source>
        <translation>Tous ceux qui jouent aujourd’hui trouvent les mêmes cartes. La première partie compte.</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Pas encore joué</translation>
    </message>
    <message>
        <source>You have reached {0}.</source>
        <translation>Vous avez atteint {0}.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Best of %n game(s):</source>
        <translation>
            <numerusform>Meilleur résultat sur %n partie&#x202f;:</numerusform>
            <numerusform>Meilleur résultat sur %n parties&#x202f;:</numerusform>
        </translation>
    </message>
    <message>
        <source>The first game counts; another may be played for practice.</source>
        <translation>La première partie compte&#x202f;; on peut en jouer d’autres pour le plaisir.</translation>
    </message>
    <message>
        <source>The result is on the clipboard.</source>
        <translation>Le résultat est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Played for practice: it does not count.</source>
        <translation>Joué pour s’entraîner&#x202f;: cela ne compte pas.</translation>
    </message>
    <message>
        <source>Begun: {0}</source>
        <translation>Commencé&#x202f;: {0}</translation>
    </message>
    <message>
        <source>The first game counts. It goes on where you left it.</source>
        <translation>La première partie compte. Elle reprend là où vous l’avez laissée.</translation>
    </message>
</context>
<context>
    <name>EnterCode</name>
    <message>
        <source>Enter a code</source>
        <translation>Saisir un code</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>A code holds the seed and the options of a table: the same cards for you both.</source>
        <translation>Un code contient la graine et les options d’une table&#x202f;: les mêmes cartes pour vous deux.</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) or digit(s) to go</source>
        <translation>
            <numerusform>Encore %n lettre ou chiffre</numerusform>
            <numerusform>Encore %n lettres ou chiffres</numerusform>
        </translation>
    </message>
    <message>
        <source>The code is not complete yet.</source>
        <translation>Le code n’est pas encore complet.</translation>
    </message>
</context>
<context>
    <name>FinalScreen</name>
    <message>
        <source>Course of the points</source>
        <translation>Évolution des points</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>D’où viennent les points</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Ce qui a fait la différence</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Technologies</source>
        <translation>Technologies</translation>
    </message>
    <message>
        <source>Civilisations</source>
        <translation>Civilisations</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>Merveilles</translation>
    </message>
    <message>
        <source>End of game</source>
        <translation>Fin de partie</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <comment>player: causes</comment>
        <translation>{0}&#x202f;: {1}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>practice game</source>
        <translation>partie d’entraînement</translation>
    </message>
    <message>
        <source>The same players, another table.</source>
        <translation>Les mêmes joueurs, une autre table.</translation>
    </message>
    <message>
        <source>Same table again</source>
        <translation>Rejouer cette table</translation>
    </message>
    <message>
        <source>The same cards in the same order, with everybody on another seat.</source>
        <translation>Les mêmes cartes dans le même ordre, chacun à une autre place.</translation>
    </message>
    <message>
        <source>The same cards in the same order.</source>
        <translation>Les mêmes cartes dans le même ordre.</translation>
    </message>
    <message>
        <source>Next scenario</source>
        <translation>Scénario suivant</translation>
    </message>
    <message>
        <source>Artists</source>
        <translation>Artistes</translation>
    </message>
    <message>
        <source>Future technology</source>
        <translation>Technologie Future</translation>
    </message>
    <message>
        <source>Glory tiles</source>
        <translation>Tuiles Gloire</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Or</translation>
    </message>
    <message>
        <source>Judgements</source>
        <translation>Jugements</translation>
    </message>
    <message>
        <source>Wonders and buildings</source>
        <translation>Merveilles et Bâtiments</translation>
    </message>
    <message>
        <source>brought from elsewhere</source>
        <translation>venue d’ailleurs</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Welcome to {0}</source>
        <translation>Bienvenue aux {0}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>What is your name?</source>
        <translation>Comment vous appelez-vous&#x202f;?</translation>
    </message>
    <message>
        <source>Your name at the table</source>
        <translation>Votre nom à la table</translation>
    </message>
    <message>
        <source>Nothing is downloaded and nothing is sent. All this can be changed in the settings.</source>
        <translation>Rien n’est téléchargé, rien n’est envoyé. Vous pourrez tout modifier dans les paramètres.</translation>
    </message>
    <message>
        <source>{0}: a guided first game of about ten minutes</source>
        <translation>{0}&#x202f;: une première partie guidée, en dix minutes</translation>
    </message>
    <message>
        <source>{0}: a table at once, you against one novice</source>
        <translation>{0}&#x202f;: une table tout de suite, contre un novice</translation>
    </message>
    <message>
        <source>{0}: alone, with medals and achievements</source>
        <translation>{0}&#x202f;: en solitaire, avec médailles et accomplissements</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message numerus="yes">
        <source>The shelf with %n boxes: choose for yourself</source>
        <translation>
            <numerusform>L’étagère avec %n boîte&#x202f;: à vous de choisir</numerusform>
            <numerusform>L’étagère avec ses %n boîtes&#x202f;: à vous de choisir</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameActions</name>
    <message>
        <source>The player whose turn it is takes over first.</source>
        <translation>Laissez d’abord la main à la personne dont c’est le tour.</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>La partie n’est pas encore finie.</translation>
    </message>
    <message>
        <source>Nothing is running by itself.</source>
        <translation>Rien ne se joue tout seul en ce moment.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Nobody else plays here: there is no one to hand it to.</source>
        <translation>Personne d’autre ne joue ici&#x202f;: il n’y a personne à qui la passer.</translation>
    </message>
    <message>
        <source>The game is over. “Save the record as…” writes it to a file for the others.</source>
        <translation>La partie est terminée. «&#x202f;Enregistrer la partie sous…&#x202f;» l’écrit dans un fichier pour les autres.</translation>
    </message>
    <message>
        <source>This is the first moment.</source>
        <translation>C’est le premier moment.</translation>
    </message>
    <message>
        <source>This is the present.</source>
        <translation>C’est le présent.</translation>
    </message>
    <message>
        <source>Choose an earlier moment in the log first.</source>
        <translation>Choisissez d’abord un moment passé dans le journal.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Rien ne s’est encore passé.</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Quitter la relecture</translation>
    </message>
    <message>
        <source>Open the replay first.</source>
        <translation>Ouvrez d’abord la relecture.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Nothing has happened since your last turn.</source>
        <translation>Rien ne s’est passé depuis votre dernier tour.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>GameKeeper</name>
    <message>
        <source>This game is open in another window. Here it goes on as a copy.</source>
        <translation>Cette partie est ouverte dans une autre fenêtre. Ici, c’est une copie qui continue.</translation>
    </message>
    <message>
        <source>The lesson is kept by itself, until you play on alone.</source>
        <translation>La leçon se garde d’elle-même, jusqu’à ce que vous continuiez sans elle.</translation>
    </message>
    <message>
        <source>Saved as “{0}”.</source>
        <translation>Enregistré sous «&#x202f;{0}&#x202f;».</translation>
    </message>
    <message>
        <source>The saved games cannot be reached: {0}. “Saved games” says where they should be.</source>
        <translation>Les parties enregistrées sont hors d’atteinte&#x202f;: {0}. «&#x202f;Parties enregistrées&#x202f;» dit où elles devraient être.</translation>
    </message>
    <message>
        <source>The program is already running. Games played here are kept in files of their own.</source>
        <translation>Le programme est déjà ouvert. Les parties jouées ici sont enregistrées dans des fichiers à part.</translation>
    </message>
    <message>
        <source>The game cannot be kept on disk: {0}. You can play on; it is tried again at every move.</source>
        <translation>La partie ne peut pas être enregistrée sur le disque&#x202f;: {0}. Vous pouvez continuer à jouer&#x202f;; un nouvel essai est fait à chaque coup.</translation>
    </message>
    <message>
        <source>The game is kept on disk again.</source>
        <translation>La partie est de nouveau enregistrée sur le disque.</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>No finished game yet.</source>
        <translation>Aucune partie terminée pour l’instant.</translation>
    </message>
    <message>
        <source>No game under way</source>
        <translation>Aucune partie en cours</translation>
    </message>
    <message>
        <source>game</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>games</source>
        <translation>parties</translation>
    </message>
    <message numerus="yes">
        <source>{0}; of the last {1}, {2} won.</source>
        <translation>
            <numerusform>{0}&#x202f;; sur les {1} dernières, {2} gagnée.</numerusform>
            <numerusform>{0}&#x202f;; sur les {1} dernières, {2} gagnées.</numerusform>
        </translation>
    </message>
    <message>
        <source>points, the best</source>
        <translation>points, le record</translation>
    </message>
    <message numerus="yes">
        <source>won unaided</source>
        <translation>
            <numerusform>gagnée sans aide</numerusform>
            <numerusform>gagnées sans aide</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won, {0}</source>
        <translation>
            <numerusform>gagnée, {0}</numerusform>
            <numerusform>gagnées, {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>New game sets the next table.</source>
        <translation>«&#x202f;Nouvelle partie&#x202f;» prépare la prochaine table.</translation>
    </message>
    <message>
        <source>Learn by playing leads you through a first game.</source>
        <translation>«&#x202f;Apprendre en jouant&#x202f;» vous guide dans une première partie.</translation>
    </message>
    <message>
        <source>Resume the lesson: step {0} of {1}</source>
        <translation>Reprendre la leçon&#x202f;: étape {0} sur {1}</translation>
    </message>
</context>
<context>
    <name>GameWindow</name>
    <message>
        <source>This belongs to another game.</source>
        <translation>Cela appartient à un autre jeu.</translation>
    </message>
    <message>
        <source>A practice copy from this moment on; the game itself is kept among the saved games.</source>
        <translation>Une copie d’entraînement à partir de ce moment&#x202f;; la partie elle-même reste parmi les parties enregistrées.</translation>
    </message>
    <message>
        <source>A practice copy from this moment on.</source>
        <translation>Une copie d’entraînement à partir de ce moment.</translation>
    </message>
    <message>
        <source>This game has gone on here since that file was written.</source>
        <translation>Cette partie a continué ici depuis que ce fichier a été écrit.</translation>
    </message>
    <message>
        <source>There is no game to continue.</source>
        <translation>Il n’y a pas de partie à reprendre.</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>La partie n’est pas encore finie.</translation>
    </message>
    <message>
        <source>You are not at a table.</source>
        <translation>Vous n’êtes pas à une table.</translation>
    </message>
    <message>
        <source>The result could not be kept on disk: {0}. It is tried again later.</source>
        <translation>Le résultat n’a pas pu être enregistré sur le disque&#x202f;: {0}. Un nouvel essai aura lieu plus tard.</translation>
    </message>
    <message>
        <source>{0} is not played alone.</source>
        <translation>{0} ne se joue pas en solo.</translation>
    </message>
    <message>
        <source>{0} has no cards for an almanac.</source>
        <translation>{0} n’a pas de cartes à montrer dans un almanach.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Monumental Duel: Espionage</source>
        <translation>Monumental Duel : Espionnage</translation>
    </message>
    <message>
        <source>Age of Civilization</source>
        <translation>Age of Civilization</translation>
    </message>
    <message>
        <source>The Golden Ages</source>
        <translation>The Golden Ages</translation>
    </message>
    <message>
        <source>Advanced Civilization</source>
        <translation>Advanced Civilization</translation>
    </message>
    <message>
        <source>Six thousand years in twenty minutes</source>
        <translation>Six mille ans en vingt minutes</translation>
    </message>
    <message>
        <source>Four eras, one unknown sea</source>
        <translation>Quatre ères, une mer inconnue</translation>
    </message>
    <message>
        <source>Eight peoples around one sea</source>
        <translation>Huit peuples autour d’une mer</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Good moves</source>
        <translation>Bons coups</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Thinking about your best moves…</source>
        <translation>Recherche de vos meilleurs coups…</translation>
    </message>
    <message>
        <source>Enter or a click plays the move; Esc closes.</source>
        <translation>Entrée ou un clic joue le coup&#x202f;; Échap ferme.</translation>
    </message>
    <message>
        <source>Esc closes.</source>
        <translation>Échap ferme.</translation>
    </message>
    <message>
        <source>Show good moves</source>
        <translation>Montrer de bons coups</translation>
    </message>
</context>
<context>
    <name>HubScreen</name>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>One player, one table, and something to come back for</source>
        <translation>Un joueur, une table, et l’envie d’y revenir</translation>
    </message>
    <message>
        <source>Challenge of the day</source>
        <translation>Défi du jour</translation>
    </message>
    <message>
        <source>Path of Glory</source>
        <translation>Le Chemin de la gloire</translation>
    </message>
    <message>
        <source>Achievements</source>
        <translation>Accomplissements</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message numerus="yes">
        <source>day(s) in a row</source>
        <translation>
            <numerusform>jour d’affilée</numerusform>
            <numerusform>jours d’affilée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Today: {0}. You have reached {1}.</source>
        <translation>Aujourd’hui&#x202f;: {0}. Vous avez atteint {1}.</translation>
    </message>
    <message>
        <source>Today: {0}. Not played yet.</source>
        <translation>Aujourd’hui&#x202f;: {0}. Pas encore joué.</translation>
    </message>
    <message>
        <source>{0} of {1} scenarios have a medal</source>
        <translation>Scénarios avec médaille&#x202f;: {0} sur {1}</translation>
    </message>
    <message>
        <source>{0} of {1} earned</source>
        <translation>Obtenus&#x202f;: {0} sur {1}</translation>
    </message>
    <message>
        <source>Today: {0}. Begun.</source>
        <translation>Aujourd’hui&#x202f;: {0}. Commencé.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>{0} goes from one part of a screen to the next: nothing else can have this key.</source>
        <translation>{0} passe d’une partie de l’écran à la suivante&#x202f;; cette touche ne peut rien faire d’autre.</translation>
    </message>
    <message>
        <source>{0} leads back: nothing else can have this key.</source>
        <translation>{0} ramène en arrière&#x202f;; cette touche ne peut rien faire d’autre.</translation>
    </message>
    <message>
        <source>{0} searches the rules: nothing else can have this key.</source>
        <translation>{0} cherche dans les règles&#x202f;; cette touche ne peut rien faire d’autre.</translation>
    </message>
    <message>
        <source>{0} plays or opens what is chosen: nothing else can have this key.</source>
        <translation>{0} joue ou ouvre ce qui est choisi&#x202f;; cette touche ne peut rien faire d’autre.</translation>
    </message>
    <message>
        <source>{0} presses buttons and ticks boxes: nothing else can have this key.</source>
        <translation>{0} actionne les boutons et coche les cases&#x202f;; cette touche ne peut rien faire d’autre.</translation>
    </message>
    <message>
        <source>{0} moves on the table, in lists and in texts: nothing else can have this key.</source>
        <translation>{0} sert à se déplacer sur la table, dans les listes et dans les textes&#x202f;; cette touche ne peut rien faire d’autre.</translation>
    </message>
</context>
<context>
    <name>LeftGame</name>
    <message>
        <source>{0}: {1}</source>
        <comment>player: points</comment>
        <translation>{0}&#x202f;: {1}</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Lines of this player</source>
        <translation>Lignes de ce joueur</translation>
    </message>
    <message>
        <source>Lines of this part of the game</source>
        <translation>Lignes de ce moment de la partie</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Export the log…</source>
        <translation>Exporter le journal…</translation>
    </message>
    <message>
        <source>Filter the log</source>
        <translation>Filtrer le journal</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Rien ne s’est encore passé</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Open the list of saved games first.</source>
        <translation>Ouvrez d’abord la liste des parties enregistrées.</translation>
    </message>
    <message>
        <source>Resume the lesson</source>
        <translation>Reprendre la leçon</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Novice</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>Le son est coupé.</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>Le son est remis.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Un incident</translation>
    </message>
    <message>
        <source>Something unexpected happened</source>
        <translation>Il s’est passé quelque chose d’inattendu</translation>
    </message>
    <message>
        <source>Your game is safe: it goes on from its last move. If this happens again, a report helps to mend it.</source>
        <translation>Votre partie est en sécurité&#x202f;: elle reprend à son dernier coup. Si cela se reproduit, un rapport aide à corriger l’erreur.</translation>
    </message>
    <message>
        <source>Save a report…</source>
        <translation>Enregistrer un rapport…</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The table had to be left. The moves of your game are kept: “Continue” goes on from the last one. If this happens again, a report helps to mend it.</source>
        <translation>Il a fallu quitter la table. Les coups de votre partie sont gardés&#x202f;: «&#x202f;Continuer&#x202f;» reprend au dernier. Si cela se reproduit, un rapport aide à corriger l’erreur.</translation>
    </message>
    <message>
        <source>You can go on. If this happens again, a report helps to mend it.</source>
        <translation>Vous pouvez continuer. Si cela se reproduit, un rapport aide à corriger l’erreur.</translation>
    </message>
    <message>
        <source>The report is saved as {0}. It holds the game with its players’ names.</source>
        <translation>Le rapport est enregistré sous {0}. Il contient la partie avec les noms des joueurs.</translation>
    </message>
    <message>
        <source>The report could not be written: {0}.</source>
        <translation>Le rapport n’a pas pu être écrit&#x202f;: {0}.</translation>
    </message>
</context>
<context>
    <name>NameDialog</name>
    <message>
        <source>Save as</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>Name of the saved game</source>
        <translation>Nom de la partie enregistrée</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>NewGameScreen</name>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>{0} – {1}</source>
        <translation>{0} – {1}</translation>
    </message>
    <message>
        <source>This seed fixes the order of the cards. Leave it empty for a table that nobody has seen.</source>
        <translation>Cette graine fixe l’ordre des cartes. Laissez le champ vide pour une table que personne n’a encore vue.</translation>
    </message>
    <message>
        <source>Each player needs a name of their own.</source>
        <translation>Chaque joueur doit avoir un nom distinct.</translation>
    </message>
    <message>
        <source>The seed is a whole number from 0 to {0}.</source>
        <translation>La graine est un nombre entier de 0 à {0}.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>drawn at random</source>
        <translation>tirée au hasard</translation>
    </message>
    <message>
        <source>The same seed sets the same table: to play it again, or against a friend.</source>
        <translation>La même graine donne la même table&#x202f;: pour la rejouer, ou défier un ami.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Commencer la partie</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>{0} gives the measured strength of each level.</source>
        <translation>{0} donne la force mesurée de chaque niveau.</translation>
    </message>
    <message>
        <source>Enter a code…</source>
        <translation>Saisir un code…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Add a player ({0} at most)</source>
        <translation>Ajouter un joueur ({0} au plus)</translation>
    </message>
</context>
<context>
    <name>EditionForm</name>
    <message>
        <source>Solo skirmish</source>
        <translation>Escarmouche en solo</translation>
    </message>
    <message>
        <source>Track for a first game</source>
        <translation>Piste pour une première partie</translation>
    </message>
    <message>
        <source>The action cards lie in a fixed order that is easy to begin with.</source>
        <translation>Les cartes Action suivent un ordre fixe, facile pour débuter.</translation>
    </message>
    <message>
        <source>Special technology cards replace a part of your own technologies.</source>
        <translation>Des cartes Technologie spéciale remplacent une partie de vos Technologies.</translation>
    </message>
    <message>
        <source>Three event tokens lie over the last cards of the track.</source>
        <translation>Trois jetons Événement sont posés au-dessus des dernières cartes de la piste.</translation>
    </message>
    <message>
        <source>Civilisations are drafted into secret hands before the first round.</source>
        <translation>Avant la première manche, un draft donne à chacun une main secrète de Civilisations.</translation>
    </message>
    <message>
        <source>Ours, not in the box: those who play later in the first round begin with more coins.</source>
        <translation>Notre ajout, absent de la boîte&#x202f;: les derniers à jouer la première manche commencent avec plus de Pièces.</translation>
    </message>
</context>
<context>
    <name>OptionsForm</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Variants</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Own card set: {0}</source>
        <translation>Jeu de cartes personnel&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Own card sets lie in {0}.</source>
        <translation>Vos jeux de cartes se trouvent dans {0}.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
</context>
<context>
    <name>PathScreen</name>
    <message>
        <source>Special actions, open in every round</source>
        <translation>Actions spéciales, disponibles à chaque manche</translation>
    </message>
    <message>
        <source>With Innovation</source>
        <translation>Avec Innovation</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <comment>card: what it does</comment>
        <translation>{0}. {1}</translation>
    </message>
</context>
<context>
    <name>RecordFiles</name>
    <message>
        <source>The record is on the clipboard.</source>
        <translation>La partie est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>Parties enregistrées</translation>
    </message>
</context>
<context>
    <name>RecordsScreen</name>
    <message>
        <source>Records</source>
        <translation>Palmarès</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Remettre à zéro…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Won against</source>
        <translation>Victoires par adversaire</translation>
    </message>
    <message>
        <source>Won by mode</source>
        <translation>Victoires par mode</translation>
    </message>
    <message>
        <source>Points per game</source>
        <translation>Points par partie</translation>
    </message>
    <message>
        <source>Latest games</source>
        <translation>Les dernières parties</translation>
    </message>
    <message>
        <source>Civilisations</source>
        <translation>Civilisations</translation>
    </message>
    <message>
        <source>No finished game yet</source>
        <translation>Aucune partie terminée</translation>
    </message>
    <message>
        <source>Play one to its end: from then on it is counted here.</source>
        <translation>Jouez-en une jusqu’au bout&#x202f;: elle sera comptée ici.</translation>
    </message>
    <message>
        <source>Games that are counted</source>
        <translation>Parties comptées</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the file cannot be read; nothing is lost: they are kept in {0}.</source>
        <translation>
            <numerusform>%n ligne du fichier est illisible&#x202f;; rien n’est perdu&#x202f;: elle est gardée dans {0}.</numerusform>
            <numerusform>%n lignes du fichier sont illisibles&#x202f;; rien n’est perdu&#x202f;: elles sont gardées dans {0}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>{0}, since {1}</source>
        <translation>{0}, depuis le {1}</translation>
    </message>
    <message>
        <source>{0} h {1} min</source>
        <translation>{0} h {1} min</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0} min</translation>
    </message>
    <message>
        <source>{0} / {1}</source>
        <comment>wins in a row: now / longest</comment>
        <translation>{0} / {1}</translation>
    </message>
    <message numerus="yes">
        <source>game(s)</source>
        <translation>
            <numerusform>partie</numerusform>
            <numerusform>parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>games, %n of them practice</source>
        <translation>
            <numerusform>parties, dont %n d’entraînement</numerusform>
            <numerusform>parties, dont %n d’entraînement</numerusform>
        </translation>
    </message>
    <message>
        <source>won: {0} of {1}</source>
        <translation>gagnées&#x202f;: {0} sur {1}</translation>
    </message>
    <message>
        <source>best score</source>
        <translation>meilleur score</translation>
    </message>
    <message>
        <source>average score</source>
        <translation>score moyen</translation>
    </message>
    <message>
        <source>in a row: now / longest</source>
        <translation>d’affilée&#x202f;: actuel / record</translation>
    </message>
    <message>
        <source>at the table</source>
        <translation>à la table</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <comment>games won of games played</comment>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Humains</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}–{1}</source>
        <comment>from – to</comment>
        <translation>{0}–{1}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with {0} points</source>
        <translation>
            <numerusform>%n partie à {0} points</numerusform>
            <numerusform>%n parties à {0} points</numerusform>
        </translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorite</translation>
    </message>
    <message>
        <source>Most successful</source>
        <translation>La plus victorieuse</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {0} points on average</source>
        <translation>
            <numerusform>%n partie, {0} points en moyenne</numerusform>
            <numerusform>%n parties, {0} points en moyenne</numerusform>
        </translation>
    </message>
    <message>
        <source>Whole profile (*.json)</source>
        <translation>Profil entier (*.json)</translation>
    </message>
    <message>
        <source>Table of games for a spreadsheet (*.csv)</source>
        <translation>Tableau des parties pour un tableur (*.csv)</translation>
    </message>
    <message>
        <source>The file could not be written: {0}.</source>
        <translation>Le fichier n’a pas pu être écrit&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Begin all records anew?</source>
        <translation>Remettre tout le palmarès à zéro&#x202f;?</translation>
    </message>
    <message>
        <source>The games so far no longer count. Their file is kept under another name; achievements and medals stay.</source>
        <translation>Les parties jouées jusqu’ici ne compteront plus. Leur fichier est conservé sous un autre nom&#x202f;; les accomplissements et les médailles restent acquis.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Remettre à zéro</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Garder le palmarès</translation>
    </message>
    <message>
        <source>The records begin anew. The old file is kept as {0}.</source>
        <translation>Le palmarès repart de zéro. L’ancien fichier est conservé sous le nom {0}.</translation>
    </message>
    <message>
        <source>{0}, {1} unaided</source>
        <translation>{0}, dont {1} sans conseil</translation>
    </message>
    <message numerus="yes">
        <source>without hints, %n won</source>
        <translation>
            <numerusform>sans conseil, %n gagnée</numerusform>
            <numerusform>sans conseil, %n gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Nations</source>
        <translation>Nations</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Move {0} of {1}</source>
        <translation>Coup {0} sur {1}</translation>
    </message>
    <message>
        <source>× {0}</source>
        <comment>speed</comment>
        <translation>× {0}</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>Vitesse de la relecture</translation>
    </message>
    <message>
        <source>Moments of the game</source>
        <translation>Moments de la partie</translation>
    </message>
</context>
<context>
    <name>Revelation</name>
    <message>
        <source>This move reveals a card: it cannot be taken back afterwards.</source>
        <translation>Ce coup révèle une carte&#x202f;: il ne pourra plus être annulé.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jouer ce coup</translation>
    </message>
    <message>
        <source>Think again</source>
        <translation>Réfléchir encore</translation>
    </message>
    <message>
        <source>Take this back and make it a practice game?</source>
        <translation>Annuler ce coup et continuer en partie d’entraînement&#x202f;?</translation>
    </message>
    <message>
        <source>Cards have come to light since. A practice game stays one: it earns no achievement and no medal.</source>
        <translation>Des cartes ont été révélées depuis. Une partie d’entraînement le reste&#x202f;: elle ne rapporte ni accomplissement ni médaille.</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Ne rien annuler</translation>
    </message>
</context>
<context>
    <name>Unanswered</name>
    <message>
        <source>No hint can be found now: the computer gives no answer.</source>
        <translation>Pas de conseil pour l’instant&#x202f;: l’ordinateur ne répond pas.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Pas de réponse</translation>
    </message>
    <message>
        <source>The computer finds no move for {0}.</source>
        <translation>L’ordinateur ne trouve pas de coup pour {0}.</translation>
    </message>
    <message>
        <source>It was asked twice. You can ask it again, or let an easier level play this seat.</source>
        <translation>Il a été interrogé deux fois. Vous pouvez l’interroger encore, ou confier cette place à un niveau plus facile.</translation>
    </message>
    <message>
        <source>Let “{0}” play on</source>
        <translation>Confier à «&#x202f;{0}&#x202f;»</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>Interroger encore</translation>
    </message>
</context>
<context>
    <name>ReviewScreen</name>
    <message>
        <source>The computer gives no answer for turn {0} of {1}. “Go on” asks it again.</source>
        <translation>L’ordinateur ne répond pas pour le tour {0} sur {1}. «&#x202f;Continuer&#x202f;» l’interroge encore.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The AI looks at turn {0} of {1}: with what you knew then, on cards dealt anew.</source>
        <translation>L’IA examine le tour {0} sur {1}&#x202f;: avec ce que vous saviez alors, sur des cartes redistribuées.</translation>
    </message>
    <message>
        <source>No turn promised less than the AI’s own: well played.</source>
        <translation>Aucun tour ne promettait moins que celui de l’IA&#x202f;: bien joué.</translation>
    </message>
    <message numerus="yes">
        <source>Only what could be better (%n)</source>
        <translation>
            <numerusform>Seulement ce qui pouvait être mieux (%n)</numerusform>
            <numerusform>Seulement ce qui pouvait être mieux (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) well played</source>
        <translation>
            <numerusform>%n tour bien joué</numerusform>
            <numerusform>%n tours bien joués</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could be better</source>
        <translation>
            <numerusform>%n pouvait être meilleur</numerusform>
            <numerusform>%n pouvaient être meilleurs</numerusform>
        </translation>
    </message>
    <message>
        <source>The biggest swings: {0}.</source>
        <translation>Les plus grands écarts&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>Review by the AI</source>
        <translation>Analyse de l’IA</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>Road</name>
    <message>
        <source>locked</source>
        <translation>verrouillé</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Search (Ctrl+F)</source>
        <translation>Chercher (Ctrl+F)</translation>
    </message>
    <message>
        <source>Search in the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
        <source>Previous (Shift+Enter)</source>
        <translation>Précédent (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>Suivant (Entrée)</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
</context>
<context>
    <name>RulesView</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Arrows read line by line, Ctrl with up or down goes to a heading.</source>
        <translation>Les flèches lisent ligne à ligne&#x202f;; Ctrl avec haut ou bas mène à un titre.</translation>
    </message>
</context>
<context>
    <name>SaveDialog</name>
    <message>
        <source>The file could not be written: {0}.</source>
        <translation>Le fichier n’a pas pu être écrit&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>{0} is not a plain file, and stays as it is.</source>
        <translation>{0} n’est pas un simple fichier et reste tel quel.</translation>
    </message>
    <message>
        <source>Saved as {0}.</source>
        <translation>Enregistré sous {0}.</translation>
    </message>
    <message>
        <source>{0} exists already. Replace it?</source>
        <translation>{0} existe déjà. Le remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Le garder</translation>
    </message>
</context>
<context>
    <name>SavedDetails</name>
    <message numerus="yes">
        <source>The first %n move(s) can be played.</source>
        <translation>
            <numerusform>%n coup peut être joué.</numerusform>
            <numerusform>Les %n premiers coups peuvent être joués.</numerusform>
        </translation>
    </message>
    <message>
        <source>It was played with other card values than today’s.</source>
        <translation>Elle a été jouée avec d’autres valeurs de cartes que celles d’aujourd’hui.</translation>
    </message>
    <message>
        <source>Last move: {0}</source>
        <translation>Dernier coup&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Begun: {0}</source>
        <translation>Commencée&#x202f;: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>A hint was asked for.</source>
        <translation>Un conseil a été demandé.</translation>
    </message>
    <message>
        <source>A practice game earns no achievement and no medal.</source>
        <translation>Une partie d’entraînement ne rapporte ni accomplissement ni médaille.</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Nom de la partie</translation>
    </message>
    <message>
        <source>It was brought from elsewhere: it earns nothing.</source>
        <translation>Elle vient d’ailleurs&#x202f;: elle ne rapporte rien.</translation>
    </message>
    <message>
        <source>The letter opens with the phrase “{0}”.</source>
        <translation>La lettre s’ouvre avec la phrase «&#x202f;{0}&#x202f;».</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>A game of a newer version</source>
        <translation>Une partie d’une version plus récente</translation>
    </message>
    <message>
        <source>A damaged game</source>
        <translation>Une partie endommagée</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminée</translation>
    </message>
    <message>
        <source>Handed on, waits for {0}</source>
        <translation>Transmise, attend {0}</translation>
    </message>
    <message>
        <source>practice game</source>
        <translation>partie d’entraînement</translation>
    </message>
    <message>
        <source>today, {0}</source>
        <translation>aujourd’hui, {0}</translation>
    </message>
    <message>
        <source>yesterday, {0}</source>
        <translation>hier, {0}</translation>
    </message>
    <message>
        <source>AI: {0}</source>
        <translation>IA&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Challenge of {0}</source>
        <translation>Défi du {0}</translation>
    </message>
    <message>
        <source>brought from elsewhere</source>
        <translation>venue d’ailleurs</translation>
    </message>
</context>
<context>
    <name>SavedGamesScreen</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) still to be read</source>
        <translation>
            <numerusform>encore %n partie à lire</numerusform>
            <numerusform>encore %n parties à lire</numerusform>
        </translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>La corbeille est vide.</translation>
    </message>
    <message>
        <source>No game is kept here yet. Every game is kept by itself, from its first move on.</source>
        <translation>Aucune partie n’est encore gardée ici. Chaque partie est gardée d’elle-même, dès son premier coup.</translation>
    </message>
    <message>
        <source>The folder of saved games cannot be read: {0}. What lies in it is not touched.</source>
        <translation>Le dossier des parties enregistrées est illisible&#x202f;: {0}. Ce qu’il contient reste intact.</translation>
    </message>
    <message>
        <source>No game fits the search and the filters.</source>
        <translation>Aucune partie ne répond à la recherche et aux filtres.</translation>
    </message>
    <message>
        <source>Continue up to there</source>
        <translation>Continuer à partir de là</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>La regarder</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>No game is chosen.</source>
        <translation>Aucune partie n’est choisie.</translation>
    </message>
    <message>
        <source>It is in the bin.</source>
        <translation>Elle est dans la corbeille.</translation>
    </message>
    <message>
        <source>The file is damaged.</source>
        <translation>Le fichier est endommagé.</translation>
    </message>
    <message>
        <source>It comes from a newer version of the program.</source>
        <translation>Elle vient d’une version plus récente du programme.</translation>
    </message>
    <message>
        <source>It is not in the bin.</source>
        <translation>Elle n’est pas dans la corbeille.</translation>
    </message>
    <message>
        <source>The bin is not shown, or empty.</source>
        <translation>La corbeille n’est pas affichée, ou elle est vide.</translation>
    </message>
    <message>
        <source>The file could not be written: {0}.</source>
        <translation>Le fichier n’a pas pu être écrit&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>{0} (copy)</source>
        <translation>{0} (copie)</translation>
    </message>
    <message>
        <source>Saved as {0}.</source>
        <translation>Enregistré sous {0}.</translation>
    </message>
    <message>
        <source>Game records</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>{0} is in the bin now and can be restored.</source>
        <translation>{0} est maintenant dans la corbeille et peut être restaurée.</translation>
    </message>
    <message>
        <source>{0} is in the list again.</source>
        <translation>{0} est de nouveau dans la liste.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n game(s) for good?</source>
        <translation>
            <numerusform>Supprimer %n partie définitivement&#x202f;?</numerusform>
            <numerusform>Supprimer %n parties définitivement&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Parties enregistrées</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Search in names, players, modes, dates</source>
        <translation>Chercher dans les noms, joueurs, modes, dates</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Last played first</source>
        <translation>Dernière jouée d’abord</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>La plus ancienne d’abord</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>Highest score first</source>
        <translation>Meilleur score d’abord</translation>
    </message>
    <message>
        <source>Nearest to the end first</source>
        <translation>La plus avancée d’abord</translation>
    </message>
    <message>
        <source>What is deleted now cannot be restored afterwards.</source>
        <translation>Aucune restauration ne sera plus possible.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Ne rien supprimer</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>En cours ou non</translation>
    </message>
    <message>
        <source>Under way</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Under way or finished</source>
        <translation>En cours ou terminée</translation>
    </message>
</context>
<context>
    <name>SpeechCommands</name>
    <message>
        <source>Nothing was said yet.</source>
        <translation>Rien n’a encore été dit.</translation>
    </message>
    <message>
        <source>Nobody has moved yet.</source>
        <translation>Personne n’a encore joué.</translation>
    </message>
    <message>
        <source>Nothing has happened since your last turn.</source>
        <translation>Rien ne s’est passé depuis votre dernier tour.</translation>
    </message>
    <message>
        <source>Nobody else plays here.</source>
        <translation>Personne d’autre ne joue ici.</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>As the system</source>
        <translation>Celle du système</translation>
    </message>
    <message>
        <source>Night table</source>
        <translation>Table sombre</translation>
    </message>
    <message>
        <source>Light table</source>
        <translation>Table claire</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Instantané</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Restore the defaults…</source>
        <translation>Tout par défaut…</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Coup par coup</translation>
    </message>
    <message>
        <source>Colours for the colour-blind</source>
        <translation>Couleurs pour daltoniens</translation>
    </message>
    <message>
        <source>All seats stay apart in every kind of colour blindness. Shapes say the same.</source>
        <translation>Toutes les places restent distinctes pour tous les types de daltonisme. Leurs formes les distinguent aussi.</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>The whole screen instead of a window.</source>
        <translation>Tout l’écran au lieu d’une fenêtre.</translation>
    </message>
    <message>
        <source>Play forced moves</source>
        <translation>Jouer les coups forcés</translation>
    </message>
    <message>
        <source>Where there is only one thing to do, or several whose order makes no difference, it is done by itself.</source>
        <translation>Quand il n’y a qu’une chose à faire, ou plusieurs dont l’ordre ne change rien, elle se fait d’elle-même.</translation>
    </message>
    <message>
        <source>End of your turn</source>
        <translation>Fin de votre tour</translation>
    </message>
    <message>
        <source>By itself, after a breath</source>
        <translation>D’elle-même, après un instant</translation>
    </message>
    <message>
        <source>When you say so</source>
        <translation>Quand vous le dites</translation>
    </message>
    <message>
        <source>Before a turn ends it is summed up; Undo, Space or a click stops the bar on its button.</source>
        <translation>Avant de finir, un tour est résumé&#x202f;; Annuler, Espace ou un clic arrête la barre du bouton.</translation>
    </message>
    <message>
        <source>Ask before a card is revealed</source>
        <translation>Demander avant de révéler une carte</translation>
    </message>
    <message>
        <source>A move that shows a hidden card cannot be taken back: you are asked once more.</source>
        <translation>Un coup qui révèle une carte ne s’annule pas&#x202f;: une confirmation vous est demandée.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Moins de mouvement</translation>
    </message>
    <message>
        <source>Things fade instead of travelling.</source>
        <translation>Les éléments apparaissent en fondu au lieu de se déplacer.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Restore all settings to their defaults?</source>
        <translation>Rétablir tous les paramètres par défaut&#x202f;?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Ne rien changer</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>In practice you may take back even what brought cards to light; such a game earns no achievement.</source>
        <translation>À l’entraînement, on peut annuler même ce qui a révélé des cartes&#x202f;; une telle partie ne rapporte aucun accomplissement.</translation>
    </message>
    <message>
        <source>It stands at your seat, and your games are counted under it.</source>
        <translation>Il figure à votre place, et vos parties sont comptées sous ce nom.</translation>
    </message>
    <message>
        <source>Card sets of your own, one TOML file each, are looked for here.</source>
        <translation>Vos propres jeux de cartes, un fichier TOML chacun, sont cherchés ici.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>The usual folder</source>
        <translation>Le dossier habituel</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Size of the window</source>
        <translation>Taille de la fenêtre</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Annulation</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Folder of card sets</source>
        <translation>Dossier des jeux de cartes</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>Votre couleur</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>First start</source>
        <translation>Premier démarrage</translation>
    </message>
    <message>
        <source>Up to the last revealed card</source>
        <translation>Jusqu’à la dernière carte révélée</translation>
    </message>
    <message>
        <source>Practice: without end</source>
        <translation>Entraînement&#x202f;: sans limite</translation>
    </message>
    <message>
        <source>Players of the last game</source>
        <translation>Joueurs de la dernière partie</translation>
    </message>
    <message>
        <source>Cards, coins, wonders and your turn can be heard.</source>
        <translation>On entend les cartes, les pièces, les merveilles et l’annonce de votre tour.</translation>
    </message>
    <message>
        <source>Look, pace, confirmations, sound, name, folder and all keys. Games are not touched.</source>
        <translation>Apparence, rythme, confirmations, son, nom, dossier et toutes les touches. Vos parties ne sont pas touchées.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Son</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume sonore</translation>
    </message>
    <message>
        <source>A short celebration comes before the result.</source>
        <translation>La fin d’une partie est fêtée avant l’annonce du résultat.</translation>
    </message>
    <message>
        <source>Celebrate the end of a game</source>
        <translation>Fêter la fin d’une partie</translation>
    </message>
    <message>
        <source>When a screen reader is there</source>
        <translation>Avec un lecteur d’écran</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>No panel opens by itself; each move of the others waits for Space and is told in one sentence.</source>
        <translation>Aucun panneau ne s’ouvre de lui-même&#x202f;; chaque coup des autres attend la touche Espace et se dit en une phrase.</translation>
    </message>
    <message>
        <source>Table as text</source>
        <translation>Table en texte</translation>
    </message>
    <message>
        <source>One thing after the other</source>
        <translation>Une chose après l’autre</translation>
    </message>
    <message>
        <source>Picture beside the text</source>
        <translation>Image à côté du texte</translation>
    </message>
    <message>
        <source>Black, white and yellow, whatever colours are chosen here.</source>
        <translation>Noir, blanc et jaune, quelles que soient les couleurs choisies ici.</translation>
    </message>
    <message>
        <source>High contrast where the system wants it</source>
        <translation>Contraste élevé si le système le demande</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>It is the usual folder already.</source>
        <translation>C’est déjà le dossier habituel.</translation>
    </message>
    <message>
        <source>Styles of the computer players</source>
        <translation>Styles des IA</translation>
    </message>
</context>
<context>
    <name>Shelf</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games for one table, all offline</source>
        <translation>
            <numerusform>%n jeu pour une seule table, hors ligne</numerusform>
            <numerusform>%n jeux pour une seule table, tous hors ligne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n gagnée</numerusform>
            <numerusform>%n gagnées</numerusform>
        </translation>
    </message>
    <message>
        <source>A game in progress is kept</source>
        <translation>La partie en cours est gardée</translation>
    </message>
    <message>
        <source>Civilisation games</source>
        <translation>Jeux de civilisation</translation>
    </message>
    <message>
        <source>Enter opens.</source>
        <translation>Entrée ouvre.</translation>
    </message>
    <message>
        <source>Every game that was kept</source>
        <translation>Toutes les parties gardées</translation>
    </message>
    <message>
        <source>Language, colours, keys</source>
        <translation>Langue, couleurs, touches</translation>
    </message>
    <message>
        <source>Unofficial fan edition, free software. Version {0}</source>
        <translation>Édition amateur non officielle, logiciel libre. Version {0}</translation>
    </message>
    <message>
        <source>Version {0}</source>
        <translation>Version {0}</translation>
    </message>
    <message>
        <source>Wins, points, streaks</source>
        <translation>Victoires, points, séries</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Vos jeux</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>pas encore joué</translation>
    </message>
    <message>
        <source>{0} hours</source>
        <translation>{0}&#xa0;heures</translation>
    </message>
    <message>
        <source>{0}–{1} hours</source>
        <translation>{0}–{1}&#xa0;heures</translation>
    </message>
    <message>
        <source>{0} to {1} hours</source>
        <translation>{0} à {1}&#xa0;heures</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0}&#xa0;min</translation>
    </message>
    <message>
        <source>{0} minutes</source>
        <translation>{0}&#xa0;minutes</translation>
    </message>
    <message>
        <source>{0} of {1}.</source>
        <translation>{0} sur {1}.</translation>
    </message>
    <message>
        <source>{0} players</source>
        <translation>{0} joueurs</translation>
    </message>
    <message>
        <source>{0} to {1} players</source>
        <translation>{0} à {1} joueurs</translation>
    </message>
    <message>
        <source>first game under way</source>
        <translation>première partie en cours</translation>
    </message>
</context>
<context>
    <name>ShortcutsEditor</name>
    <message>
        <source>What it does</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>Choose a line and press Enter, then the new key.</source>
        <translation>Choisissez une ligne, appuyez sur Entrée, puis sur la nouvelle touche.</translation>
    </message>
    <message>
        <source>Press the new key for “{0}”; Esc keeps the old one.</source>
        <translation>Appuyez sur la nouvelle touche pour «&#x202f;{0}&#x202f;»&#x202f;; Échap garde l’ancienne.</translation>
    </message>
    <message>
        <source>Reset this key</source>
        <translation>Touche par défaut</translation>
    </message>
    <message>
        <source>Reset all keys…</source>
        <translation>Toutes les touches par défaut…</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Choose a line first.</source>
        <translation>Choisissez d’abord une ligne.</translation>
    </message>
    <message>
        <source>It already has its default key.</source>
        <translation>C’est déjà sa touche par défaut.</translation>
    </message>
    <message>
        <source>All keys have their defaults.</source>
        <translation>Toutes les touches sont celles par défaut.</translation>
    </message>
    <message>
        <source>Give {0} to “{1}”?</source>
        <translation>Donner {0} à «&#x202f;{1}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>La laisser</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a changé.</translation>
    </message>
    <message>
        <source>{0} already means “{1}”.</source>
        <translation>{0} signifie déjà «&#x202f;{1}&#x202f;».</translation>
    </message>
    <message>
        <source>“{0}” would have {1}.</source>
        <translation>«&#x202f;{0}&#x202f;» aurait alors {1}.</translation>
    </message>
    <message>
        <source>“{0}” would have no key.</source>
        <translation>«&#x202f;{0}&#x202f;» n’aurait plus de touche.</translation>
    </message>
    <message>
        <source>Reset all keys to their defaults?</source>
        <translation>Rétablir toutes les touches par défaut&#x202f;?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>Les laisser</translation>
    </message>
    <message>
        <source>Changed.</source>
        <translation>C’est changé.</translation>
    </message>
</context>
<context>
    <name>ShowCode</name>
    <message>
        <source>Challenge a friend</source>
        <translation>Défier un ami</translation>
    </message>
    <message>
        <source>QR picture of the code {0}</source>
        <translation>Image QR du code {0}</translation>
    </message>
    <message>
        <source>Anyone who types this code under Solo, Enter a code, plays the same table. The picture holds the same code, for a telephone to read.</source>
        <translation>Toute personne qui saisit ce code (Solo, Saisir un code) joue la même table. L’image contient le même code, lisible par un téléphone.</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Copier le code</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The code is on the clipboard.</source>
        <translation>Le code est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>SideColumn</name>
    <message>
        <source>Give these pages all the room</source>
        <translation>Donner toute la place à ces pages</translation>
    </message>
    <message>
        <source>Show the players again</source>
        <translation>Revoir les joueurs</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Coups permis</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>TextTable</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Also on the table</source>
        <translation>Aussi sur la table</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Coups permis</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>last</source>
        <translation>dernière ligne</translation>
    </message>
    <message>
        <source>word by word</source>
        <translation>mot par mot</translation>
    </message>
    <message>
        <source>none</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>As it is now.</source>
        <translation>Réglage actuel.</translation>
    </message>
    <message>
        <source>To {0}</source>
        <translation>Vers {0}</translation>
    </message>
    <message>
        <source>The table as text</source>
        <translation>La table en texte</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>What it may mean</source>
        <translation>Ce que cela peut vouloir dire</translation>
    </message>
    <message>
        <source>the picture follows the row</source>
        <translation>l’image suit la ligne</translation>
    </message>
    <message>
        <source>Last said</source>
        <translation>Dernières paroles</translation>
    </message>
    <message>
        <source>F2: again</source>
        <translation>F2&#x202f;: répéter</translation>
    </message>
    <message>
        <source>undo</source>
        <translation>annuler</translation>
    </message>
    <message>
        <source>redo</source>
        <translation>rétablir</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>conseil</translation>
    </message>
    <message>
        <source>save</source>
        <translation>enregistrer</translation>
    </message>
    <message>
        <source>help</source>
        <translation>aide</translation>
    </message>
    <message>
        <source>why</source>
        <translation>pourquoi</translation>
    </message>
    <message>
        <source>go</source>
        <translation>aller</translation>
    </message>
    <message>
        <source>say</source>
        <translation>dire</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>How {0} stands</source>
        <translation>Où en est {0}</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>dernier coup</translation>
    </message>
    <message>
        <source>asked</source>
        <translation>demande</translation>
    </message>
    <message>
        <source>Type a move or a word</source>
        <translation>Un coup ou un mot</translation>
    </message>
    <message>
        <source>Tab: complete   Enter: play   ↑: earlier</source>
        <translation>Tab&#x202f;: compléter   Entrée&#x202f;: jouer   ↑&#x202f;: précédents</translation>
    </message>
    <message>
        <source>No row in sight begins with “{0}”.</source>
        <translation>Aucune ligne visible ne commence par «&#x202f;{0}&#x202f;».</translation>
    </message>
    <message>
        <source>The picture is wide.</source>
        <translation>L’image est large.</translation>
    </message>
    <message>
        <source>The picture is narrow.</source>
        <translation>L’image est étroite.</translation>
    </message>
    <message>
        <source>The picture is off.</source>
        <translation>L’image est masquée.</translation>
    </message>
    <message>
        <source>covered now, shown by “{0}”</source>
        <translation>cachée pour l’instant, à voir par «&#x202f;{0}&#x202f;»</translation>
    </message>
</context>
<context>
    <name>SincePanel</name>
    <message>
        <source>Since your last decision</source>
        <translation>Depuis votre dernière décision</translation>
    </message>
</context>
<context>
    <name>Modes</name>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>The record of this game is no longer there.</source>
        <translation>La feuille de cette partie n’est plus là.</translation>
    </message>
    <message>
        <source>{0} does not offer this.</source>
        <translation>{0} ne le propose pas.</translation>
    </message>
    <message>
        <source>What you have earned could not be kept on disk: {0}. It is tried again later.</source>
        <translation>Ce que vous avez obtenu n’a pas pu être enregistré&#x202f;: {0}. Nouvel essai plus tard.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{0} at the end of this turn: {1}</source>
        <translation>{0} à la fin de ce tour&#x202f;: {1}</translation>
    </message>
    <message>
        <source>Esc closes</source>
        <translation>Échap pour fermer</translation>
    </message>
    <message>
        <source>At the end of a turn</source>
        <translation>À la fin d’un tour</translation>
    </message>
    <message>
        <source>{0} at the end of this round: {1}</source>
        <translation>{0} à la fin de cette manche&#x202f;: {1}</translation>
    </message>
    <message>
        <source>{0} at the end of the game: {1}</source>
        <translation>{0} à la fin de la partie&#x202f;: {1}</translation>
    </message>
    <message>
        <source>you gain</source>
        <translation>vous gagnez</translation>
    </message>
    <message>
        <source>joins your hand</source>
        <translation>rejoint votre main</translation>
    </message>
    <message>
        <source>shows a hidden card: no undo</source>
        <translation>révèle une carte&#x202f;: pas d’annulation</translation>
    </message>
    <message>
        <source>nothing is gained</source>
        <translation>rien n’est gagné</translation>
    </message>
    <message>
        <source>The first civilisation rises here</source>
        <translation>La première Civilisation naît ici</translation>
    </message>
    <message>
        <source>Your first civilisation rises here</source>
        <translation>Votre première Civilisation naît ici</translation>
    </message>
    <message>
        <source>room for one more</source>
        <translation>encore une place</translation>
    </message>
    <message>
        <source>room for two more</source>
        <translation>encore deux places</translation>
    </message>
    <message>
        <source>rises</source>
        <translation>naît</translation>
    </message>
    <message>
        <source>is annexed</source>
        <translation>est annexée</translation>
    </message>
    <message>
        <source>{0} free of {1}</source>
        <translation>libres&#x202f;: {0} sur {1}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Ouvriers</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>Merveilles</translation>
    </message>
    <message>
        <source>next wonder</source>
        <translation>prochaine Merveille</translation>
    </message>
    <message>
        <source>no wonder yet</source>
        <translation>aucune Merveille pour l’instant</translation>
    </message>
    <message>
        <source>An offer</source>
        <translation>Une proposition</translation>
    </message>
    <message>
        <source>At the end of this turn</source>
        <translation>À la fin de ce tour</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>et {0} de plus</translation>
    </message>
    <message>
        <source>red slots</source>
        <translation>cases rouges</translation>
    </message>
    <message>
        <source>red slot: {0}</source>
        <translation>case rouge&#x202f;: {0}</translation>
    </message>
    <message>
        <source>no worker stays</source>
        <translation>aucun Ouvrier ne reste</translation>
    </message>
    <message>
        <source>1 worker stays</source>
        <translation>1 Ouvrier reste</translation>
    </message>
    <message>
        <source>{0} workers stay</source>
        <translation>{0} Ouvriers restent</translation>
    </message>
    <message>
        <source>Your pack</source>
        <translation>Votre paquet</translation>
    </message>
    <message>
        <source>Civilisations</source>
        <translation>Civilisations</translation>
    </message>
    <message>
        <source>The others choose</source>
        <translation>Les autres choisissent</translation>
    </message>
    <message>
        <source>None left</source>
        <translation>Plus aucune</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Kept cards lie here</source>
        <translation>Les cartes gardées viennent ici</translation>
    </message>
    <message>
        <source>keep one, pass the others on</source>
        <translation>gardez-en une, passez les autres</translation>
    </message>
    <message>
        <source>you have three, the most allowed</source>
        <translation>vous en avez trois, le maximum</translation>
    </message>
    <message>
        <source>drag one onto your board</source>
        <translation>glissez-en une vers votre plateau</translation>
    </message>
    <message>
        <source>next choice in round {0}</source>
        <translation>prochain choix à la manche {0}</translation>
    </message>
    <message>
        <source>in deck</source>
        <translation>en pioche</translation>
    </message>
    <message>
        <source>deck is empty</source>
        <translation>pioche vide</translation>
    </message>
    <message>
        <source>{0} left, never refilled</source>
        <translation>il en reste {0}, sans renouvellement</translation>
    </message>
    <message>
        <source>No wonders left</source>
        <translation>Plus aucune Merveille</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>prise</translation>
    </message>
    <message>
        <source>Special technologies</source>
        <translation>Technologies spéciales</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Spéciales</translation>
    </message>
    <message>
        <source>1 coin, once per game</source>
        <translation>1 Pièce, une fois par partie</translation>
    </message>
    <message>
        <source>Technologies</source>
        <translation>Technologies</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>{0}, outlined ones can be researched</source>
        <translation>{0}, les encadrées sont accessibles</translation>
    </message>
    <message>
        <source>none yet; start in the first row, then follow the arrows</source>
        <translation>aucune&#x202f;; d’abord la première rangée, puis suivez les flèches</translation>
    </message>
    <message>
        <source>past</source>
        <translation>passée</translation>
    </message>
    <message>
        <source>Upcoming
and events</source>
        <translation>À venir
et événements</translation>
    </message>
    <message>
        <source>Upcoming</source>
        <translation>À venir</translation>
    </message>
    <message>
        <source>The last round:
no card is to come</source>
        <translation>Dernière manche&#x202f;:
plus de carte à venir</translation>
    </message>
    <message>
        <source>Virtual opponent</source>
        <translation>Adversaire virtuel</translation>
    </message>
    <message>
        <source>person</source>
        <translation>humain</translation>
    </message>
    <message>
        <source>AI, {0}</source>
        <translation>IA, {0}</translation>
    </message>
    <message>
        <source>no civilisation yet</source>
        <translation>pas encore de Civilisation</translation>
    </message>
    <message>
        <source>This turn</source>
        <translation>Ce tour</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Dernier tour</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Let the civilisation rise here</source>
        <translation>Faites naître la Civilisation ici</translation>
    </message>
    <message>
        <source>Annex the civilisation: put it under the pile</source>
        <translation>Annexez la Civilisation&#x202f;: glissez-la sous la pile</translation>
    </message>
    <message>
        <source>Your coins</source>
        <translation>Vos Pièces</translation>
    </message>
    <message>
        <source>Your points</source>
        <translation>Vos points</translation>
    </message>
    <message>
        <source>Your military</source>
        <translation>Votre Force Militaire</translation>
    </message>
    <message>
        <source>Your technologies</source>
        <translation>Vos Technologies</translation>
    </message>
    <message>
        <source>The deck of civilisations</source>
        <translation>La pioche des Civilisations</translation>
    </message>
    <message>
        <source>The virtual opponent</source>
        <translation>L’adversaire virtuel</translation>
    </message>
    <message>
        <source>Your workers</source>
        <translation>Vos Ouvriers</translation>
    </message>
    <message>
        <source>Keep the card</source>
        <translation>Garder la carte</translation>
    </message>
    <message>
        <source>Your wonders</source>
        <translation>Vos Merveilles</translation>
    </message>
    <message>
        <source>no military yet</source>
        <translation>aucune Force Militaire</translation>
    </message>
    <message>
        <source>Every comparison of military is with the virtual opponent, which grows.</source>
        <translation>Toute comparaison de Force Militaire se fait avec l’adversaire virtuel, qui grandit.</translation>
    </message>
    <message>
        <source>The drought</source>
        <translation>La sécheresse</translation>
    </message>
    <message>
        <source>Road</source>
        <translation>Route</translation>
    </message>
    <message>
        <source>R{0}</source>
        <translation>M{0}</translation>
    </message>
    <message>
        <source>Drought</source>
        <translation>Sécheresse</translation>
    </message>
    <message>
        <source>{0} taken</source>
        <translation>prises&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Price {0}: {1}</source>
        <translation>Prix {0}&#x202f;: {1}</translation>
    </message>
    <message>
        <source>coins</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>military</source>
        <translation>Force Militaire</translation>
    </message>
    <message>
        <source>workers</source>
        <translation>Ouvriers</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>au départ</translation>
    </message>
    <message>
        <source>rest</source>
        <translation>repos</translation>
    </message>
    <message>
        <source>special technology card</source>
        <translation>carte Technologie spéciale</translation>
    </message>
    <message>
        <source>population</source>
        <translation>population</translation>
    </message>
    <message>
        <source>annexation</source>
        <translation>annexion</translation>
    </message>
    <message>
        <source>red slot</source>
        <translation>case rouge</translation>
    </message>
    <message>
        <source>former workers</source>
        <translation>anciens Ouvriers</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>choose a wonder</source>
        <translation>choisissez une Merveille</translation>
    </message>
    <message>
        <source>choose a civilisation</source>
        <translation>choisissez une Civilisation</translation>
    </message>
    <message>
        <source>choose a technology</source>
        <translation>choisissez une Technologie</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>faites votre choix</translation>
    </message>
    <message>
        <source>A free worker: put it on a free slot</source>
        <translation>Un Ouvrier libre&#x202f;: posez-le sur une case libre</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>No lesson is under way.</source>
        <translation>Aucune leçon n’est en cours.</translation>
    </message>
    <message>
        <source>Choose a line of the log first.</source>
        <translation>Choisissez d’abord une ligne du journal.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>TakingUp</name>
    <message>
        <source>Of the files only the first was looked at: {0}.</source>
        <translation>De ces fichiers, seul le premier a été examiné&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>This game is not over. What would you like to do?</source>
        <translation>Cette partie n’est pas terminée. Que voulez-vous faire&#x202f;?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>La continuer</translation>
    </message>
    <message>
        <source>Replay it</source>
        <translation>La revoir</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>La laisser</translation>
    </message>
</context>
<context>
    <name>Hover</name>
    <message>
        <source>or: {0}</source>
        <translation>ou&#x202f;: {0}</translation>
    </message>
    <message>
        <source>choose where it goes; Esc puts it back</source>
        <translation>choisissez sa place&#x202f;; Échap pour reposer</translation>
    </message>
    <message>
        <source>{0}; Esc goes back</source>
        <translation>{0}&#x202f;; Échap pour revenir</translation>
    </message>
    <message>
        <source>{0}; wheel, R or a digit changes it, Esc puts it back</source>
        <translation>{0}&#x202f;; molette, R ou un chiffre pour changer, Échap pour reposer</translation>
    </message>
    <message>
        <source>{0}; wheel, R or a digit changes it</source>
        <translation>{0}&#x202f;; molette, R ou un chiffre pour changer</translation>
    </message>
</context>
<context>
    <name>TurnCard</name>
    <message numerus="yes">
        <source>{0} points</source>
        <translation>
            <numerusform>{0} point</numerusform>
            <numerusform>{0} points</numerusform>
        </translation>
    </message>
    <message>
        <source>well played</source>
        <translation>bien joué</translation>
    </message>
    <message>
        <source>You played</source>
        <translation>Vous avez joué</translation>
    </message>
    <message>
        <source>The AI agrees</source>
        <translation>L’IA est d’accord</translation>
    </message>
    <message>
        <source>The AI would have played</source>
        <translation>L’IA aurait joué</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Revoir ce tour</translation>
    </message>
</context>
<context>
    <name>TurnSummary</name>
    <message>
        <source>{0}’s turn</source>
        <translation>Tour&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Then the round ends:</source>
        <translation>Puis la manche se termine&#x202f;:</translation>
    </message>
</context>
<context>
    <name>Tutorial</name>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>To the home screen. Learn by playing brings you back to this step.</source>
        <translation>Vers l’accueil. «&#x202f;Apprendre en jouant&#x202f;» vous ramène à cette étape.</translation>
    </message>
    <message>
        <source>Play on alone</source>
        <translation>Sans la leçon</translation>
    </message>
    <message>
        <source>End the lesson here and go on with this game.</source>
        <translation>Mettre fin à la leçon et poursuivre cette partie.</translation>
    </message>
    <message>
        <source>Show good moves</source>
        <translation>Montrer de bons coups</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Keys: Enter on its row, then on a row below.</source>
        <translation>Au clavier&#x202f;: Entrée sur sa ligne, puis sur une ligne en dessous.</translation>
    </message>
    <message>
        <source>Keys: Tab, Enter, Tab, Enter.</source>
        <translation>Touches&#x202f;: Tab, Entrée, Tab, Entrée.</translation>
    </message>
</context>
<context>
    <name>WhyDialog</name>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Lire la règle</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exporter le journal</translation>
    </message>
    <message>
        <source>Click for the rule</source>
        <translation>Cliquez pour lire la règle</translation>
    </message>
    <message>
        <source>Click to see it on the table</source>
        <translation>Cliquez pour le voir sur la table</translation>
    </message>
</context>
<context>
    <name>WindowFrame</name>
    <message>
        <source>You are there.</source>
        <translation>Vous y êtes déjà.</translation>
    </message>
    <message>
        <source>The settings could not be read and begin anew. The old file is kept as {0}.</source>
        <translation>Les paramètres étaient illisibles et repartent de zéro. L’ancien fichier est conservé sous le nom {0}.</translation>
    </message>
    <message>
        <source>Some settings could not be used and were set back: {0}. The old file is kept as {1}.</source>
        <translation>Certains paramètres étaient inutilisables et ont été remis à leur valeur par défaut&#x202f;: {0}. L’ancien fichier est conservé sous le nom {1}.</translation>
    </message>
    <message>
        <source>Settings cannot be kept on disk: {0}. They hold until you leave; each change tries again.</source>
        <translation>Les paramètres ne peuvent pas être enregistrés&#x202f;: {0}. Ils valent jusqu’à la fermeture&#x202f;; chaque changement refait un essai.</translation>
    </message>
    <message>
        <source>Settings are kept on disk again.</source>
        <translation>Les paramètres sont de nouveau enregistrés.</translation>
    </message>
</context>
<context>
    <name>Roster</name>
    <message>
        <source>Other players</source>
        <translation>Autres joueurs</translation>
    </message>
</context>
<context>
    <name>SeatChoice</name>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>AI: {0}</source>
        <translation>IA&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Place libre</translation>
    </message>
    <message>
        <source>Name of player {0}</source>
        <translation>Nom du joueur {0}</translation>
    </message>
    <message>
        <source>Who plays seat {0}</source>
        <translation>Qui occupe la place {0}</translation>
    </message>
    <message>
        <source>Plays any legal move, without thinking.</source>
        <translation>Joue n’importe quel coup permis, sans réfléchir.</translation>
    </message>
    <message>
        <source>Plays plausible moves and makes many mistakes.</source>
        <translation>Joue des coups plausibles et fait beaucoup d’erreurs.</translation>
    </message>
    <message>
        <source>Knows what is good, and often misjudges by how much.</source>
        <translation>Sait ce qui est bon, mais se trompe souvent sur la valeur.</translation>
    </message>
    <message>
        <source>A solid player whose mistakes are small.</source>
        <translation>Un joueur solide, dont les erreurs sont petites.</translation>
    </message>
    <message>
        <source>Plans whole turns and hardly errs.</source>
        <translation>Prévoit des tours entiers et ne se trompe guère.</translation>
    </message>
    <message>
        <source>The strongest: plays out the coming turns, up to a few seconds a move.</source>
        <translation>Le plus fort&#x202f;: il joue d’avance les tours suivants, jusqu’à quelques secondes par coup.</translation>
    </message>
    <message>
        <source>Player {0} does not play</source>
        <translation>Le joueur {0} ne joue pas</translation>
    </message>
    <message>
        <source>Any style</source>
        <translation>Style libre</translation>
    </message>
    <message>
        <source>Style of player {0}</source>
        <translation>Style du joueur {0}</translation>
    </message>
    <message>
        <source>Plays what it thinks best.</source>
        <translation>Joue ce qui lui paraît le meilleur.</translation>
    </message>
    <message>
        <source>Likes to build, even where something else brings a little more.</source>
        <translation>Aime construire, même quand autre chose rapporte un peu plus.</translation>
    </message>
    <message>
        <source>Likes to attack and to conquer.</source>
        <translation>Aime attaquer et conquérir.</translation>
    </message>
    <message>
        <source>Likes what is new: knowledge and technologies.</source>
        <translation>Aime la nouveauté : savoirs et technologies.</translation>
    </message>
    <message>
        <source>Likes what earns and trades.</source>
        <translation>Aime ce qui rapporte et le commerce.</translation>
    </message>
</context>
<context>
    <name>Duel</name>
    <message>
        <source>last round in {0} to {1} rounds</source>
        <translation>dernière manche dans {0} à {1} manches</translation>
    </message>
    <message numerus="yes">
        <source>last round in %n rounds</source>
        <translation>
            <numerusform>dernière manche dans %n manche</numerusform>
            <numerusform>dernière manche dans %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Progress {0}</source>
        <translation>Progrès {0}</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>prise</translation>
    </message>
    <message>
        <source>{0} took one</source>
        <translation>{0} en a pris une</translation>
    </message>
    <message>
        <source>leave after this round</source>
        <translation>partent après cette manche</translation>
    </message>
    <message>
        <source>last round</source>
        <translation>dernière manche</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>neutral: 1 or more</source>
        <translation>neutre : 1 ou plus</translation>
    </message>
    <message>
        <source>{0} would pay {1}</source>
        <translation>{0} paierait {1}</translation>
    </message>
    <message>
        <source>you would pay {0}</source>
        <translation>vous paieriez {0}</translation>
    </message>
    <message>
        <source>reserve here</source>
        <translation>réserver ici</translation>
    </message>
    <message>
        <source>Advantage</source>
        <translation>Avantage</translation>
    </message>
    <message>
        <source>Crossings</source>
        <translation>Croisements</translation>
    </message>
    <message>
        <source>What each crossing gives</source>
        <translation>Ce que donne chaque croisement</translation>
    </message>
    <message>
        <source>effects to use later as actions</source>
        <translation>effets à utiliser ensuite en action</translation>
    </message>
    <message>
        <source>Revolts that leave</source>
        <translation>Révoltes qui s’en vont</translation>
    </message>
    <message>
        <source>all developed</source>
        <translation>toutes développées</translation>
    </message>
    <message>
        <source>next {0} Culture</source>
        <translation>prochaine {0} Culture</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Politiques</translation>
    </message>
    <message>
        <source>first Policy costs 1</source>
        <translation>la première coûte 1</translation>
    </message>
    <message>
        <source>no Policy at row {0}</source>
        <translation>pas de Politique ligne {0}</translation>
    </message>
    <message>
        <source>place for a Policy</source>
        <translation>place pour une Politique</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinces</translation>
    </message>
    <message>
        <source>no Province yet</source>
        <translation>pas encore de Province</translation>
    </message>
    <message>
        <source>to conquer</source>
        <translation>à conquérir</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} sur {1}</translation>
    </message>
    <message>
        <source>Espionage</source>
        <translation>Espionnage</translation>
    </message>
    <message>
        <source>no Wonder begun</source>
        <translation>aucune Merveille commencée</translation>
    </message>
    <message>
        <source>no Policy yet</source>
        <translation>pas encore de Politique</translation>
    </message>
    <message>
        <source>empty until the end of the round</source>
        <translation>vide jusqu’à la fin de la manche</translation>
    </message>
    <message>
        <source>Die {0}</source>
        <translation>Dé {0}</translation>
    </message>
    <message>
        <source>City deck</source>
        <translation>Pioche de Cité</translation>
    </message>
    <message>
        <source>Development deck</source>
        <translation>Pioche de Développement</translation>
    </message>
    <message>
        <source>Province pile</source>
        <translation>Pile de Provinces</translation>
    </message>
    <message>
        <source>Building site</source>
        <translation>Chantier de Merveille</translation>
    </message>
    <message>
        <source>Policies to develop</source>
        <translation>Politiques à développer</translation>
    </message>
    <message>
        <source>Reserved cards</source>
        <translation>Cartes réservées</translation>
    </message>
    <message>
        <source>Empty cell {0}</source>
        <translation>Case vide {0}</translation>
    </message>
    <message>
        <source>Spying</source>
        <translation>Espionnage</translation>
    </message>
    <message>
        <source>{0} Gold would stand in for what is missing; you have {1}.</source>
        <translation>Il faudrait {0} Or pour compléter&#x202f;; vous en avez {1}.</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation>Ensuite&#x202f;: {0}</translation>
    </message>
    <message>
        <source>{0}: {1} in {2}</source>
        <translation>{0} : {1} sur {2}</translation>
    </message>
    <message>
        <source>City deck empty: the discard comes back at the end of the round</source>
        <translation>Pioche de Cité vide : la défausse revient à la fin de la manche</translation>
    </message>
    <message>
        <source>Discard: {0}</source>
        <translation>Défausse : {0}</translation>
    </message>
    <message>
        <source>Archived: {0}</source>
        <translation>Archivées : {0}</translation>
    </message>
    <message>
        <source>gained this round</source>
        <translation>gagné à cette manche</translation>
    </message>
    <message>
        <source>lost when you pass</source>
        <translation>perdu en passant</translation>
    </message>
    <message>
        <source>Domination ({0})</source>
        <translation>Domination ({0})</translation>
    </message>
    <message>
        <source>points now</source>
        <translation>points à présent</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Connaissances</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>Merveilles</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points (PV)</translation>
    </message>
    <message>
        <source>Revolts</source>
        <translation>Révoltes</translation>
    </message>
    <message>
        <source>choose a Policy</source>
        <translation>choisissez une Politique</translation>
    </message>
    <message>
        <source>choose its line</source>
        <translation>choisissez sa ligne</translation>
    </message>
    <message>
        <source>choose a resource</source>
        <translation>choisissez une ressource</translation>
    </message>
    <message>
        <source>choose how many</source>
        <translation>choisissez combien</translation>
    </message>
    <message>
        <source>choose an Espionage card</source>
        <translation>choisissez une carte Espionnage</translation>
    </message>
    <message>
        <source>choose another token</source>
        <translation>choisissez un autre jeton</translation>
    </message>
    <message>
        <source>train or deploy</source>
        <translation>entraîner ou déployer</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>choisissez</translation>
    </message>
    <message>
        <source>Score: from {0} to {1}</source>
        <translation>Score&#x202f;: de {0} à {1}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Stop rolling</source>
        <translation>Arrêter de lancer</translation>
    </message>
    <message>
        <source>One of the two stays</source>
        <translation>Une des deux reste</translation>
    </message>
    <message>
        <source>Develop a Policy</source>
        <translation>Développer une Politique</translation>
    </message>
    <message>
        <source>Your discard</source>
        <translation>Votre défausse</translation>
    </message>
    <message>
        <source>one token for each re-roll, as often as you can pay</source>
        <translation>un jeton par relance, tant que vous pouvez payer</translation>
    </message>
    <message>
        <source>free</source>
        <translation>gratuit</translation>
    </message>
    <message>
        <source>then the others bring</source>
        <translation>puis les autres donnent</translation>
    </message>
    <message>
        <source>the Agent goes home</source>
        <translation>l’Agent s’en va</translation>
    </message>
    <message>
        <source>choose another card</source>
        <translation>la carte change</translation>
    </message>
    <message>
        <source>on this card</source>
        <translation>sur cette carte</translation>
    </message>
    <message>
        <source>Two Cities, nine cards each, and spies between them</source>
        <translation>Deux Cités de neuf cartes, et des espions entre elles</translation>
    </message>
    <message>
        <source>only for this round</source>
        <translation>pour cette manche</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>deck empty</source>
        <translation>pioche vide</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>a passé</translation>
    </message>
    <message>
        <source>person</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>{0} deck   {1} discard</source>
        <translation>pioche {0}, déf. {1}</translation>
    </message>
    <message>
        <source>of {0}</source>
        <translation>sur {0}</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>Domination</source>
        <translation>Domination</translation>
    </message>
    <message>
        <source>{0} against {1}</source>
        <translation>{0} contre {1}</translation>
    </message>
    <message numerus="yes">
        <source>%n more to develop</source>
        <translation>
            <numerusform>encore %n à développer</numerusform>
            <numerusform>encore %n à développer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Development cards to come</source>
        <translation>
            <numerusform>%n carte Développement à venir</numerusform>
            <numerusform>%n cartes Développement à venir</numerusform>
        </translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>s’en va</translation>
    </message>
    <message>
        <source>Basic buildings and Advantage</source>
        <translation>Bâtiments de base et Avantage</translation>
    </message>
</context>
<context>
    <name>GoalList</name>
    <message>
        <source>Goals</source>
        <translation>Objectifs</translation>
    </message>
</context>
<context>
    <name>AgesBook</name>
    <message>
        <source>All effects</source>
        <translation>Tous les effets</translation>
    </message>
    <message>
        <source>All eras</source>
        <translation>Toutes les ères</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Civilisations</source>
        <translation>Civilisations</translation>
    </message>
    <message>
        <source>Continent tiles</source>
        <translation>Tuiles Continent</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Era</source>
        <translation>Ère</translation>
    </message>
    <message>
        <source>Future technologies</source>
        <translation>Technologies Futures</translation>
    </message>
    <message>
        <source>Judgements</source>
        <translation>Jugements</translation>
    </message>
    <message>
        <source>Only civilisations not seen in this game yet</source>
        <translation>Seulement les Civilisations pas encore vues dans cette partie</translation>
    </message>
    <message>
        <source>Technologies</source>
        <translation>Technologies</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>Merveilles</translation>
    </message>
    <message>
        <source>Cost in gold</source>
        <translation>Coût en or</translation>
    </message>
    <message>
        <source>Cost for a civilisation</source>
        <translation>Coût pour une civilisation</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Cubes</translation>
    </message>
    <message>
        <source>For every so many</source>
        <translation>Par tranche de</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Effets</translation>
    </message>
    <message>
        <source>Who has most</source>
        <translation>Qui en a le plus</translation>
    </message>
    <message>
        <source>For each</source>
        <translation>Pour chaque</translation>
    </message>
    <message>
        <source>With so many players</source>
        <translation>Nombre de joueurs</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>AgesForm</name>
    <message>
        <source>Drawn at random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Not turned</source>
        <translation>Sans la tourner</translation>
    </message>
    <message>
        <source>The tile in the middle</source>
        <translation>La tuile du milieu</translation>
    </message>
    <message>
        <source>Turned {0}°</source>
        <translation>Tournée de {0}°</translation>
    </message>
</context>
<context>
    <name>GoldenAges</name>
    <message>
        <source>Agora</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>Building slot {0}: free</source>
        <translation>Emplacement de Bâtiment {0}&#x202f;: libre</translation>
    </message>
    <message>
        <source>Building slot {0}: opened by {1}</source>
        <translation>Emplacement de Bâtiment {0}&#x202f;: débloqué par {1}</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Invasions</source>
        <translation>Invasions</translation>
    </message>
    <message>
        <source>Judgements</source>
        <translation>Jugements</translation>
    </message>
    <message>
        <source>Keep or replace</source>
        <translation>Conserver ou remplacer</translation>
    </message>
    <message>
        <source>Reveal one of your two</source>
        <translation>Révélez une de vos deux cartes</translation>
    </message>
    <message>
        <source>The lowest value begins; under each card, the turn order it leads to</source>
        <translation>La valeur la plus basse commence&#x202f;; sous chaque carte, l’ordre de jeu qui en résulte</translation>
    </message>
    <message>
        <source>The lowest value begins</source>
        <translation>La valeur la plus basse commence</translation>
    </message>
    <message>
        <source>Tile in hand</source>
        <translation>Tuile en main</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>Merveilles</translation>
    </message>
    <message>
        <source>You are the first of this era: choose what all will be judged by when it ends.</source>
        <translation>Vous êtes le premier de cette ère&#x202f;: choisissez ce qui sera jugé à sa fin.</translation>
    </message>
    <message>
        <source>Your golden age begins</source>
        <translation>Votre Âge d’or commence</translation>
    </message>
    <message>
        <source>Your wonders</source>
        <translation>Vos Merveilles</translation>
    </message>
    <message>
        <source>ahead by {0}</source>
        <translation>{0} d’avance</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>au début</translation>
    </message>
    <message>
        <source>behind by {0}</source>
        <translation>{0} de retard</translation>
    </message>
    <message>
        <source>choose a colonist</source>
        <translation>choisissez un colon</translation>
    </message>
    <message>
        <source>choose how it lies</source>
        <translation>choisissez son orientation</translation>
    </message>
    <message>
        <source>choose a square</source>
        <translation>choisissez une case</translation>
    </message>
    <message>
        <source>chosen, era {0}</source>
        <translation>choisi, ère {0}</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>gold for this attack, before walls and discounts</source>
        <translation>pièces d’or pour cette attaque, avant remparts et réductions</translation>
    </message>
    <message>
        <source>golden age</source>
        <translation>Âge d’or</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>caché</translation>
    </message>
    <message>
        <source>in the Agora</source>
        <translation>dans l’Agora</translation>
    </message>
    <message>
        <source>judgement: first golden age chooses</source>
        <translation>Jugement&#x202f;: au premier Âge d’or</translation>
    </message>
    <message>
        <source>keep</source>
        <translation>conserver</translation>
    </message>
    <message>
        <source>level with the best</source>
        <translation>à égalité</translation>
    </message>
    <message>
        <source>next costs {0}</source>
        <translation>la prochaine&#x202f;: {0}</translation>
    </message>
    <message>
        <source>next wonder</source>
        <translation>prochaine Merveille</translation>
    </message>
    <message>
        <source>no building, no wonder</source>
        <translation>ni Bâtiment ni Merveille</translation>
    </message>
    <message>
        <source>no civilisation yet</source>
        <translation>pas encore de Civilisation</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>on the map</source>
        <translation>sur le plateau de jeu</translation>
    </message>
    <message>
        <source>only you</source>
        <translation>vous seul</translation>
    </message>
    <message>
        <source>play</source>
        <translation>jouer</translation>
    </message>
    <message>
        <source>points at the end of the game</source>
        <translation>points en fin de partie</translation>
    </message>
    <message>
        <source>reveal</source>
        <translation>révéler</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>debout</translation>
    </message>
    <message>
        <source>stored on technologies</source>
        <translation>sur les Technologies</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>prise</translation>
    </message>
    <message>
        <source>turned {0}°</source>
        <translation>tournée de {0}°</translation>
    </message>
    <message>
        <source>what each of you would score now</source>
        <translation>ce que chacun marquerait</translation>
    </message>
    <message>
        <source>{0} free, {1} stored</source>
        <translation>libres {0}, stockés {1}</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>reste {0}</translation>
    </message>
    <message>
        <source>{0} left in era {1}</source>
        <translation>reste {0}, ère {1}</translation>
    </message>
    <message>
        <source>{0} left, free with a colonist</source>
        <translation>reste {0}, gratuits avec un colon</translation>
    </message>
    <message>
        <source>{0} lying</source>
        <translation>couchés&#x202f;: {0}</translation>
    </message>
    <message>
        <source>{0} standing, {1} lying</source>
        <translation>debout {0}, couchés {1}</translation>
    </message>
    <message>
        <source>{0}, era {1}</source>
        <translation>{0}, ère {1}</translation>
    </message>
    <message>
        <source>places: {0}</source>
        <translation>places&#x202f;: {0}</translation>
    </message>
    <message>
        <source>point here and wait to see your cards</source>
        <translation>pointez ici un instant pour voir vos cartes</translation>
    </message>
    <message>
        <source>What only you know</source>
        <translation>Ce que vous seul savez</translation>
    </message>
    <message>
        <source>built</source>
        <translation>construit</translation>
    </message>
    <message>
        <source>Your colonist on {0}</source>
        <translation>Votre colon en {0}</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>La carte</translation>
    </message>
    <message>
        <source>not turned</source>
        <translation>non tournée</translation>
    </message>
    <message>
        <source>none at this table</source>
        <translation>aucune à cette table</translation>
    </message>
</context>
<context>
    <name>DuelBook</name>
    <message>
        <source>Buildings</source>
        <translation>Bâtiments</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Connaissances</translation>
    </message>
    <message>
        <source>Wonders</source>
        <translation>Merveilles</translation>
    </message>
    <message>
        <source>Provinces</source>
        <translation>Provinces</translation>
    </message>
    <message>
        <source>Policies</source>
        <translation>Politiques</translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>Personnages</translation>
    </message>
    <message>
        <source>Espionage</source>
        <translation>Espionnage</translation>
    </message>
    <message>
        <source>Era</source>
        <translation>Ère</translation>
    </message>
    <message>
        <source>All eras</source>
        <translation>Toutes les Ères</translation>
    </message>
    <message>
        <source>Civilisation</source>
        <translation>Civilisation</translation>
    </message>
    <message>
        <source>All civilisations</source>
        <translation>Toutes les civilisations</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>All effects</source>
        <translation>Tous les effets</translation>
    </message>
    <message>
        <source>Spy</source>
        <translation>Espionner</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Archiver</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Défausser</translation>
    </message>
    <message>
        <source>Reinforce</source>
        <translation>Renforcer</translation>
    </message>
    <message>
        <source>Draw and use</source>
        <translation>Piocher et utiliser</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Réserver</translation>
    </message>
    <message>
        <source>Revolts</source>
        <translation>Révoltes</translation>
    </message>
    <message>
        <source>Advantage</source>
        <translation>Avantage</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Exemplaires</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Défense</translation>
    </message>
    <message>
        <source>During activation</source>
        <translation>Pendant l’activation</translation>
    </message>
    <message>
        <source>Faces of the die</source>
        <translation>Faces du dé</translation>
    </message>
    <message>
        <source>When it is activated</source>
        <translation>À l’activation</translation>
    </message>
    <message>
        <source>Paid with</source>
        <translation>Se paie en</translation>
    </message>
    <message>
        <source>Resources</source>
        <translation>Ressources</translation>
    </message>
    <message>
        <source>At the start of a round</source>
        <translation>Au début d’une manche</translation>
    </message>
    <message>
        <source>Standing effect</source>
        <translation>Effet permanent</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Utilisation</translation>
    </message>
</context>
<context>
    <name>DuelForm</name>
    <message>
        <source>Each player picks a civilisation before the first round, the second player first.</source>
        <translation>Chacun choisit une civilisation avant la première manche, le second joueur d’abord.</translation>
    </message>
    <message>
        <source>Drawn by lot unless you choose one.</source>
        <translation>Tirée au sort si vous n’en choisissez pas.</translation>
    </message>
    <message>
        <source>{0} is taken by the other player.</source>
        <translation>{0} : déjà prise par l’autre joueur.</translation>
    </message>
    <message>
        <source>Civilisation of player {0}</source>
        <translation>Civilisation du joueur {0}</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Tirage au sort</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Joueur 2</translation>
    </message>
</context>
<context>
    <name>Celebration</name>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Voir la table</translation>
    </message>
    <message>
        <source>See the result</source>
        <translation>Voir le résultat</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>point</source>
        <translation>point</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>skips</source>
        <translation>passe à la suite</translation>
    </message>
</context>
<context>
    <name>CardEditor</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>was {0}</source>
        <translation>avant&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Nothing: the card has no effect here.</source>
        <translation>Rien&#x202f;: la carte n’a pas d’effet ici.</translation>
    </message>
    <message>
        <source>Effect {0}</source>
        <translation>Effet {0}</translation>
    </message>
</context>
<context>
    <name>SetMenu</name>
    <message>
        <source>A card needs a name that begins with a letter.</source>
        <translation>Une carte a besoin d’un nom qui commence par une lettre.</translation>
    </message>
    <message>
        <source>A new card like {0}</source>
        <translation>Une nouvelle carte sur le modèle de {0}</translation>
    </message>
    <message>
        <source>Card set</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>Export this set</source>
        <translation>Exporter ce jeu de cartes</translation>
    </message>
    <message>
        <source>Export this set…</source>
        <translation>Exporter ce jeu de cartes…</translation>
    </message>
    <message>
        <source>Import a set</source>
        <translation>Importer un jeu de cartes</translation>
    </message>
    <message>
        <source>Import a set…</source>
        <translation>Importer un jeu de cartes…</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>La garder</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>L’écarter</translation>
    </message>
    <message>
        <source>Leave this card out…</source>
        <translation>Écarter cette carte…</translation>
    </message>
    <message>
        <source>Leave “{0}” out of the set “{1}”?</source>
        <translation>Écarter «&#x202f;{0}&#x202f;» du jeu de cartes «&#x202f;{1}&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Name of the new card</source>
        <translation>Nom de la nouvelle carte</translation>
    </message>
    <message>
        <source>New card like this one…</source>
        <translation>Nouvelle carte sur ce modèle…</translation>
    </message>
    <message>
        <source>The file could not be written: {0}.</source>
        <translation>Le fichier n’a pas pu être écrit&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>The set then has all its cards for its own: what the box changes later does not reach it.</source>
        <translation>Le jeu de cartes a alors toutes ses cartes en propre&#x202f;: ce que la boîte changera plus tard ne l’atteindra pas.</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message>
        <source>{0} becomes {1}</source>
        <translation>{0} devient {1}</translation>
    </message>
    <message numerus="yes">
        <source>%n effect(s) taken out</source>
        <translation>
            <numerusform>%n effet retiré</numerusform>
            <numerusform>%n effets retirés</numerusform>
        </translation>
    </message>
    <message>
        <source>not finished yet</source>
        <translation>pas encore fini</translation>
    </message>
    <message>
        <source>new: {0}</source>
        <translation>nouveau&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Whole card</source>
        <translation>Toute la carte</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>ChangesPanel</name>
    <message>
        <source>Changed</source>
        <translation>Modifications</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n différence</numerusform>
            <numerusform>%n différences</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Rien pour l’instant</translation>
    </message>
    <message>
        <source>Put back: {0}</source>
        <translation>Restaurer&#x202f;: {0}</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Restaurer</translation>
    </message>
</context>
<context>
    <name>SourceSwitch</name>
    <message>
        <source>In the box</source>
        <translation>De la boîte</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Valeur maison</translation>
    </message>
    <message>
        <source>The value that the card of your box has.</source>
        <translation>La valeur de la carte de votre boîte.</translation>
    </message>
    <message>
        <source>Our own value: no material at hand states it.</source>
        <translation>Notre propre valeur&#x202f;: aucun document à notre disposition ne la donne.</translation>
    </message>
</context>
<context>
    <name>LegalList</name>
    <message>
        <source>No move with “{0}”.</source>
        <translation>Aucun coup avec «&#x202f;{0}&#x202f;».</translation>
    </message>
</context>
<context>
    <name>CardCells</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Add an effect</source>
        <translation>Ajouter un effet</translation>
    </message>
</context>
<context>
    <name>Map</name>
    <message>
        <source>Look from nearer (+)</source>
        <translation>Regarder de plus près (+)</translation>
    </message>
    <message>
        <source>Look from farther away (−)</source>
        <translation>Regarder de plus loin (−)</translation>
    </message>
    <message>
        <source>The whole map (Home)</source>
        <translation>Toute la carte (Origine)</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>La carte</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Find by name</source>
        <translation>Trouver par le nom</translation>
    </message>
    <message>
        <source>Name, then Enter</source>
        <translation>Nom, puis Entrée</translation>
    </message>
</context>
<context>
    <name>RecentEvents</name>
    <message>
        <source>Much has happened: {0} tells it all.</source>
        <translation>Il s’est passé beaucoup de choses&#x202f;: {0} les raconte toutes.</translation>
    </message>
    <message>
        <source>Much has happened: {0} goes through it step by step.</source>
        <translation>Il s’est passé beaucoup de choses&#x202f;: {0} les parcourt pas à pas.</translation>
    </message>
    <message>
        <source>More is in the log: {0}.</source>
        <translation>La suite est dans le journal&#x202f;: {0}.</translation>
    </message>
    <message>
        <source>{0} next, {1} goes on by itself or waits, Esc leads back.</source>
        <translation>{0}&#x202f;: suivant, {1}&#x202f;: avancer tout seul ou attendre, Échap&#x202f;: retour.</translation>
    </message>
    <message>
        <source>{0} ends the turn, {1} takes it back.</source>
        <translation>{0} termine le tour, {1} annule.</translation>
    </message>
    <message>
        <source>{0} lets them play.</source>
        <translation>{0} les laisse jouer.</translation>
    </message>
    <message>
        <source>{0} tells what happened.</source>
        <translation>{0} raconte ce qui s’est passé.</translation>
    </message>
</context>
<context>
    <name>Mail</name>
    <message>
        <source>Hand on to {0}: where to save the sealed letter</source>
        <translation>Passer la main à {0}&#x202f;: où enregistrer la lettre scellée</translation>
    </message>
    <message>
        <source>The phrase could not be kept: {0}. It will be asked for again.</source>
        <translation>La phrase n’a pas pu être conservée&#x202f;: {0}. Elle vous sera redemandée.</translation>
    </message>
</context>
<context>
    <name>PhraseShown</name>
    <message>
        <source>The phrase of your letters</source>
        <translation>La phrase de vos lettres</translation>
    </message>
    <message>
        <source>The letter is sealed, so that it shows no cards on its way. These four words open it: tell them to the other players, best not in the same message. Each machine asks for them once; later letters to the same people need no others.</source>
        <translation>La lettre est scellée et ne montre aucune carte en chemin. Ces quatre mots l’ouvrent&#x202f;: donnez-les aux autres joueurs, de préférence par un autre message. Chaque ordinateur ne les demande qu’une fois, et ils valent pour toutes les lettres entre les mêmes personnes.</translation>
    </message>
    <message>
        <source>Copy the words</source>
        <translation>Copier les mots</translation>
    </message>
    <message>
        <source>Hand on</source>
        <translation>Passer la main</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>PhraseAsked</name>
    <message>
        <source>A sealed letter</source>
        <translation>Une lettre scellée</translation>
    </message>
    <message>
        <source>A sealed letter from {0}</source>
        <translation>Une lettre scellée de la part de {0}</translation>
    </message>
    <message>
        <source>Type the four words that you were told. This machine will remember them.</source>
        <translation>Tapez les quatre mots qu’on vous a donnés. Cet ordinateur les retiendra.</translation>
    </message>
    <message>
        <source>The four words</source>
        <translation>Les quatre mots</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>CardBook</name>
    <message>
        <source>My cards</source>
        <translation>Mes cartes</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Chercher dans&#x202f;:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>&amp;Type de fichiers&#x202f;:</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Return</source>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>PuzzlesScreen</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>MoveReasons</name>
    <message>
        <source>Why {0} ({1}) played this</source>
        <translation>Pourquoi {0} ({1}) a joué cela</translation>
    </message>
    <message>
        <source>The computer gives no answer.</source>
        <translation>L’ordinateur ne répond pas.</translation>
    </message>
    <message>
        <source>No other turn came out clearly better or worse.</source>
        <translation>Aucun autre tour ne se distingue nettement.</translation>
    </message>
    <message>
        <source>Thinking the turn over once more…</source>
        <translation>Réflexion sur ce tour…</translation>
    </message>
    <message>
        <source>{0}: {1}.</source>
        <translation>{0} : {1}.</translation>
    </message>
    <message>
        <source>Thought over, this is better: {0}.</source>
        <translation>À la réflexion, ceci vaut mieux : {0}.</translation>
    </message>
</context>
<context>
    <name>MedalPanel</name>
    <message>
        <source>A medal!</source>
        <translation>Une médaille&#x202f;!</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Médailles</translation>
    </message>
    <message>
        <source>Kept for good, with the record of this game: earned {0}.</source>
        <translation>Acquis pour toujours, avec la feuille de cette partie&#x202f;: obtenu {0}.</translation>
    </message>
    <message>
        <source>A record that is looked at earns nothing.</source>
        <translation>Revoir une partie ne donne rien.</translation>
    </message>
    <message>
        <source>Reached again: nothing new this time.</source>
        <translation>Déjà obtenu&#x202f;: rien de nouveau cette fois-ci.</translation>
    </message>
</context>
<context>
    <name>ScenariosScreen</name>
    <message>
        <source>Five scenarios; each opens with a medal in the one before it</source>
        <translation>Cinq scénarios&#x202f;; chacun s’ouvre avec une médaille dans le précédent</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>What is different</source>
        <translation>Ce qui change</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>Bon à savoir</translation>
    </message>
    <message>
        <source>Medals</source>
        <translation>Médailles</translation>
    </message>
    <message>
        <source>Your own scenarios</source>
        <translation>Vos propres scénarios</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Not played to its end yet</source>
        <translation>Pas encore joué jusqu’au bout</translation>
    </message>
    <message>
        <source>Your best: {0}, {1}</source>
        <translation>Votre meilleur résultat&#x202f;: {0}, le {1}</translation>
    </message>
    <message>
        <source>Opens with a medal in {0}.</source>
        <translation>S’ouvre avec une médaille dans «&#x202f;{0}&#x202f;».</translation>
    </message>
</context>
</TS>

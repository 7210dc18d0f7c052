# The house in French: what all games share.
# Narrow no-break spaces stand before ; : ! and ?, no-break spaces inside « ».

## Moves and errors

move-legal = { $move } est permis.
bad-object = Il faut ici un objet JSON.
bad-list = Il faut ici une liste.
bad-listed = Il faut ici une liste faite de : { $choices }.
bad-text = Il faut ici un texte.
bad-text-length = Ce texte doit avoir de { $low } à { $high } caractères.
bad-flag = Il faut ici true ou false.
bad-whole = Il faut ici un nombre entier de { $low } à { $high }.
bad-whole-exact = Il faut ici { $low }.
bad-length = Cette liste doit avoir de { $low } à { $high } éléments, et non { $length }.
bad-length-exact = Cette liste doit avoir { $low ->
        [one] un seul élément
       *[other] { $low } éléments
    }, et non { $length }.
bad-choice = Il faut ici l’un de ces mots : { $choices }.
bad-choice-near = « { $asked } » n’est pas connu ici. Est-ce plutôt { $near } ?
bad-card = « { $card } » n’est pas une carte de ce jeu. Une carte s’écrit comme 10H, AS ou 7D.
bad-unknown-key = La clé « { $key } » n’a pas sa place ici. { $choices ->
        [none] Il n’y a rien à choisir.
       *[other] Choisis parmi : { $choices }.
    }
bad-missing-key = La clé « { $key } » manque.
bad-too-long = C’est plus long que { $longest } caractères.
bad-json = Ce n’est pas du JSON, ou une clé y figure deux fois.
bad-to-act = Il faut ici { $to_act }.
bad-options-differ = Ces options ne sont pas celles de la position.
bad-line-turn = Les coups continuent dans le tour d’un autre joueur.
bad-seats-differ = La position a { $seats } places.
bad-rounds-differ = Toutes les manches d’un match ont le même jeu, les mêmes places et les mêmes options.
bad-result = Ces coups ne mènent pas à ce résultat.
bad-request = Demande avec « position » ou avec « new », pas avec les deux.
bad-claims-nobody = Ici, ce n’est à aucun joueur de jouer : il n’y a aucun coup dont on puisse parler.
bad-claims-turn = Le tour d’un autre joueur commence avant ce coup. Donne les coups d’un seul joueur.
bad-claims-reveals = Le coup précédent révèle ce que personne ne pouvait savoir. Pose la question de ce coup à partir de la position qui suit.
bad-claims-clock = C’est l’horloge qui joue ce coup, et non le joueur : il n’y a rien à en dire.
bad-claims-hidden = Le joueur { $player } n’a pas le droit de voir ce que ce coup joue : on ne peut rien lui en dire.
bad-seat-kind = Pour chaque place, choisis l’un de ces mots : { $choices }.
bad-place = Il n’y a pas d’endroit « { $place } » sur ce plateau.
opponent-raised = { $name } devait jouer et a levé une erreur : { $error }
opponent-no-move = { $name } devait donner un coup en texte, et a donné un { $type }.
opponent-illegal = { $name } a donné « { $move } », qui n’est pas un coup permis ici.
opponent-late = { $name } n’a pas joué en { $limit } s.
# Dit devant le plateau ; seul l’auteur lit ce qui n’allait pas.
opponent-failed =
    { $why ->
        [late] { $name } réfléchit trop longtemps. Appuie sur Continuer pour le laisser réessayer, ou choisis un autre joueur.
        [illegal] { $name } veut jouer un coup que les règles interdisent. Appuie sur Continuer pour le laisser réessayer, ou choisis un autre joueur.
       *[other] { $name } ne peut pas jouer : il y a une erreur dans son programme. Appuie sur Continuer pour le laisser réessayer, ou choisis un autre joueur.
    }
bad-opponent-name = Ici, un adversaire ne peut pas s’appeler « { $name } ». Ces noms sont pris : { $taken }. Un nom a de 1 à 40 caractères.
bad-tournament = Un tournoi demande au moins deux joueurs, chacun avec son propre nom.
bad-not-your-turn = Ici, c’est l’ordinateur qui joue. Attends, ou mets la partie en pause.
bad-nothing-to-draw = Il n’y a rien à lancer maintenant.
bad-nothing-to-advance = Ce n’est pas à l’ordinateur de jouer.
bad-setting = Ce réglage n’a pas cette valeur.
bad-lesson = Une leçon a déjà sa position, ses joueurs et ses jets.
bad-no-hand = Ici, rien ne se règle à la main.
bad-no-next-round = Il n’y a pas de manche suivante pour l’instant.
bad-no-curtain = Rien n’est caché maintenant.
bad-curtain = La main de ce joueur est encore cachée. Dis d’abord qui est là.
bad-hidden = Tu ne vois pas la main de ce joueur, donc tu ne peux pas jouer à sa place.
bad-seats = Dis qui joue à chaque place, par une liste de { $count } parmi : { $choices }.
bad-seed = Une graine est un nombre entier à partir de 0, de { $bits } bits au plus. Elle peut s’écrire en texte.
bad-token = Le nom d’une partie enregistrée a 32 caractères, chacun de 0 à 9 ou de a à f.
bad-unkept = Aucune partie n’est enregistrée sur ce plateau.
bad-together = « { $one } » et « { $other } » ne vont pas ensemble : donne l’un des deux.
bad-other-game = Ceci appartient à un autre jeu, { $found }. Ici, on joue à { $game }.
bad-keyword = « { $name } » est inconnu ici. Choisis parmi : { $choices }.
bad-hidden-outcome = Ce qui t’est caché décide de la suite.
bad-hidden-seed = La graine révélerait ce qui est caché : elle reste secrète.
bad-locked-seed = Quelque chose est verrouillé à cette table : la graine reste secrète, car elle révélerait tout ce que le hasard réserve.
bad-locked-own-seed = Quelque chose est verrouillé à cette table, tu ne peux donc pas choisir la graine : elle te révélerait tout ce que le hasard réserve.
bad-locked = Ce n’est pas permis à cette table.
bad-not-on-line = Depuis le début, « Rejouer le coup » ne mène pas ici.
bad-round-open = Une manche précédente n’est pas finie.
bad-move-twice = Ce coup y est déjà.
bad-unprintable = Ce texte contient un signe qui ne peut pas être affiché.
bad-marks = Un plateau porte au plus { $most } marques, chacune une seule fois.
bad-first-branch = C’est déjà la ligne principale.
bad-no-cut = Le début ne peut pas être enlevé.
bad-no-uncut = Il n’y a rien à remettre ici.
bad-no-branch = Cette variante n’existe plus.
bad-no-jump = Il n’y a pas de coup de ce genre dans cette direction.
bad-cut-main = Seule une variante peut être enlevée. Choisis d’abord une autre ligne principale.
bad-replay-view = Ce lien montre une position telle que quelqu’un la voyait. On ne peut pas jouer à partir de là.
bad-no-replay = Aucune manche n’est rejouée ici.
bad-replay = Quand on revoit une manche, on n’en commence pas d’autre ; les places et les secrets restent tels quels.
bad-name-at-start = Le début n’a pas de nom à lui : donne un titre à l’ensemble.
bad-header = « { $name } » ne peut pas être ici. Un en-tête est un seul mot avec une majuscule, comme Title, et n’apparaît qu’une fois.
bad-text-header = Un en-tête s’écrit ainsi : { $example }.
bad-missing-header = L’en-tête { $name } manque.
bad-text-name = Un nom entre guillemets précède un coup et n’est pas vide.
bad-text-branch = Une variante entre parenthèses suit le coup qu’elle pourrait remplacer.
bad-text-bracket = Cette parenthèse ne ferme aucune variante contenant un coup.
bad-text-open = Cette parenthèse n’est jamais fermée.
bad-text-note = Un commentaire ou une marque suit un coup, ou précède tous les coups.
bad-text-comment = Ce commentaire n’est jamais fermé : il finit par une accolade.
bad-text-mark = Une marque est un endroit ou deux, comme <8> ou <8 12>.
bad-text-number = Le coup ici porte le numéro { $number }.
bad-text-seat = C’est ici le tour de : { $seat }.
bad-text-move = Il faudrait un coup ici, et non « { $found } ».
bad-too-many-moves = On peut lire { $most } coups au maximum.
bad-no-file = Le fichier « { $name } » n’existe pas ou ne peut pas être lu.
bad-view = Personne à la table ne voit cette position ainsi.
bad-link = Ce lien est abîmé : il en manque un morceau, ou il a été changé.
bad-link-version = Ce lien vient d’une autre version de tritables.
bad-link-long = C’est trop long pour un lien : { $length } caractères au lieu de { $longest }. Enregistre-le dans un fichier.
match-round = Manche { $round }
match-won = { $count ->
        [one] { $who ->
        [you] Tu gagnes le match
       *[any] Victoire dans le match pour { $name }
    }, avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } !
       *[other] Le match finit à égalité, avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
match-won-rounds = { $count ->
        [one] { $who ->
        [you] Tu gagnes le match
       *[any] Victoire dans le match pour { $name }
    }, avec { $points ->
            [one] { $points } manche
           *[other] { $points } manches
        } !
       *[other] Le match finit à égalité, avec { $points ->
            [one] { $points } manche
           *[other] { $points } manches
        }.
    }
curtain-pass = Passe l’écran à la personne suivante : { $name }.
curtain-open = C’est moi, { $name } : montre ma main
bad-no-undo = Il n’y a rien à annuler.
bad-no-redo = Il n’y a rien à rejouer.

## The story of a round

story-ending = { $who ->
        [you] Tu as
       *[any] { $name } a
    } { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    } de plus : { $points } contre { $whom ->
        [you] { $less } pour toi
       *[any] { $less }
    }.
story-source = La plus grande différence vient de « { $rule } » : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $who ->
        [you] toi
       *[any] { $name }
    }, { $less } pour { $whom ->
        [you] toi
       *[any] { $rival }
    }.
story-often = { $who ->
        [you] Tu as
       *[any] { $name } a
    } marqué en { $more ->
        [one] { $more } coup
       *[other] { $more } coups
    }, { $whom ->
        [you] toi
       *[any] { $rival }
    } en { $less }.
story-ahead = { $who ->
        [you] Tu as
       *[any] { $name } a
    } mené à partir du coup { $ply }.
story-best = { $who ->
        [you] Ton meilleur coup
       *[any] Le meilleur coup de { $name }
    } est le coup { $ply }, « { $move } » : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $who ->
        [you]  !
       *[any] .
    }

## Phrases for the catalogues of games

player-number = { $seat ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[5] 6
    }
player-name = Joueur { player-number }
pile-size = { $count ->
        [0] vide
        [one] { $count } carte
       *[other] { $count } cartes
    }

## What was left at a board before.

kept-game = Ta partie est encore là : tu en étais au coup { $ply }.
kept-round = Ta partie est encore là : tu en étais à la manche { $round }, au coup { $ply }.
kept-lesson = Tu avais commencé : tout est encore là.
kept-desk = La position que tu préparais est encore là.
kept-replay = Ce que tu as fait ici est encore là : tu en étais au coup { $ply }.
kept-part = Ta partie est encore là, mais elle est en partie abîmée. Elle reprend au coup { $ply }.
kept-unread = Une de tes parties est encore là, mais cette version du plateau ne sait pas la lire. Elle reste telle quelle.
kept-aside = Le fichier où des parties étaient enregistrées ici était abîmé. Il a été mis de côté sous le nom « { $file } » ; une de tes parties s’y trouvait peut-être. Désormais, les parties sont de nouveau enregistrées.

## The board’s controls

ui-set-dice = Choisir les dés
ui-set-dice-hint = Choisis ce que montrent les dés.
ui-undo = Annuler le coup
ui-redo = Rejouer le coup
ui-new-game = Nouvelle partie
ui-start-over = Recommencer
ui-flip = Tourner le plateau
ui-settings = Réglages
ui-share = Partager, enregistrer, imprimer
ui-full-screen = Plein écran
ui-full-screen-leave = Quitter le plein écran
ui-seats = Qui joue ?
ui-speed = Vitesse de l’ordinateur
ui-speed-slow = Lente
ui-speed-normal = Normale
ui-speed-fast = Rapide
ui-pause = Pause
ui-resume = Continuer
ui-forced = Jouer pour moi s’il n’y a qu’un coup
ui-players = Joueurs
ui-options = Règles maison
ui-next-round = Manche suivante
ui-four-colours = Quatre teintes : une par couleur (♣ ♦ ♥ ♠)
ui-reveal = Montrer tout ce qui est caché
ui-scores = Points
ui-rounds-won = Manches gagnées
ui-tally = D’où viennent les points
ui-dealt = Au départ
ui-total = Total
ui-clock = Temps restant pour ce tour, en secondes
ui-clock-waits = Le chronomètre démarre quand tu touches le plateau.
ui-what-you-know = Ce que tu sais
ui-zoom-in = Agrandir
ui-zoom-out = Réduire
ui-fit = Montrer toute la table
ui-turn = Tourner
ui-put-back = Reposer
ui-sum = Somme
ui-language = Langue
ui-theme = Couleurs
ui-theme-auto = Comme la page
ui-theme-light = Claires
ui-theme-dark = Sombres
ui-seed = Graine
ui-seed-show = Montrer la graine
ui-seed-hint = La même graine donne le même hasard.
ui-start = Commencer
ui-rules = Règles
ui-close = Fermer
ui-by-source = C’est ce que dit la règle du jeu.
ui-by-reading = La règle du jeu, comme nous la comprenons :
ui-by-ruling = Notre choix :
ui-by-editor = Ajouté par le rédacteur :
ui-by-option-source = Règle maison que propose la règle du jeu :
ui-by-option-reading = Règle maison de la règle du jeu, comme nous la comprenons :
ui-by-option-ruling = Règle maison de notre choix :
ui-by-option-editor = Règle maison ajoutée par le rédacteur :
ui-rules-seek = Chercher dans les règles
ui-rules-found = Trouvées :
ui-rules-more = Autres règles
ui-rule-ids = Montrer les noms des règles (enseignants)
ui-see-rule = Montrer
ui-see-less = Cacher
ui-mark-source = Tiré de la règle du jeu
ui-mark-reading = La règle du jeu, comme nous la comprenons
ui-mark-ruling = Notre choix
ui-mark-editor = Du rédacteur
ui-mark-option = Règle maison
ui-moves = Coups
ui-no-moves = Aucun coup pour l’instant.
ui-type-move = Écris un coup
ui-type-answer = Écris ta réponse
ui-answer = Répondre
ui-notation = Notation
ui-notation-hint = Les coups comme on les tape, ou avec des mots
ui-notation-moves = Écrire les coups comme on les tape, en notation
ui-play = Jouer
ui-legal-moves = Coups permis :
ui-refused = C’est interdit
ui-refused-rightly = Exactement : c’est interdit
ui-you = Toi
ui-unsure = Vraiment ?
ui-unsure-again = Le faire quand même
ui-nearest = Essaie plutôt :
ui-told = Ce qui s’est passé
ui-task = À faire
ui-watched = Vu.
ui-done = Bravo !
ui-keys = Touches
ui-keys-arrows = Touches fléchées : se déplacer sur le plateau
ui-answer-first = Réponds d’abord à la question.
ui-fits-nowhere = Elle ne convient nulle part pour l’instant.
ui-keys-enter = Entrée : prendre et poser, ou faire comme quand on touche
ui-keys-turn-up = Entrée : prendre une carte ou une pierre et la poser, ou en retourner une
ui-keys-m = m : entendre les coups permis
ui-keys-o = o : entendre ce qu’il y a ici et à qui c’est de jouer
ui-keys-i = i : écrire un coup
ui-keys-r = r : tourner la pièce en main
ui-keys-zoom = + et −, ou Ctrl et la molette : agrandir et réduire ; 0 : toute la table
ui-keys-escape = Échap : lâcher
ui-lifted = En main. Choisis un endroit marqué.
ui-let-go = Pièce reposée.
ui-error = Quelque chose n’a pas marché derrière cette page
ui-not-connected = Pas de connexion. Le programme derrière cette page ne répond pas : il est peut-être occupé, ou arrêté. Tu vois la dernière position qu’il a envoyée. Si cela dure, recharge la page.
ui-no-answer-yet = Pas encore de réponse : le programme derrière cette page est peut-être occupé, ou il ne tourne pas. Tu peux regarder, mais pas jouer.
ui-alone-offer = Tu peux continuer dans ce navigateur, depuis cette position, sans le serveur. Quand il sera revenu, tu pourras emporter ce que tu fais ici.
ui-alone-begin = Continuer sans le serveur
ui-alone-starts = Python démarre dans ce navigateur : cela prend quelques secondes.
ui-alone-plays = Tu continues sans le serveur. Si tu fermes cette page avant son retour, ce que tu as fait est gardé ici jusqu’à ce que tu rouvres la page.
ui-alone-plays-here = Tu continues sans le serveur. Ce navigateur ne garde rien : laisse cette page ouverte jusqu’au retour du serveur.
ui-alone-back = Le serveur est revenu. Veux-tu emporter ce que tu as fait sans lui ? Il continuera alors de là.
ui-alone-take = L’emporter
ui-alone-leave = Le laisser
ui-alone-taking = Ce que tu as fait est emporté…
ui-alone-refused = Le serveur n’a pas pu emporter ce que tu as fait sans lui.
ui-alone-changed = Le serveur est revenu, avec une nouvelle version de cette page. Continue ici ou charge la nouvelle : ce que tu as fait est gardé, et proposé là-bas.
ui-alone-changed-here = Le serveur est revenu, avec une nouvelle version de cette page. Ce navigateur ne garde rien : si tu charges la nouvelle, ce que tu as fait est perdu.
ui-alone-reload = Charger la nouvelle page
ui-waking = Un instant : le plateau se réveille.
ui-game-lost = La partie enregistrée ici vient d’une autre version de cette page et ne peut pas continuer. En voici une nouvelle.
ui-kept = Ce que tu as laissé ici
ui-kept-go-on = Continuer
ui-kept-anew = Recommencer
ui-kept-elsewhere = Elle est aussi ouverte dans une autre fenêtre. Ici, tu continues avec une copie.

# Ce qui ne va pas dans un exemple écrit par quelqu’un.
bad-goal = Un objectif donne l’une de ces clés : { $choices }.
bad-words = Il faut ici un seul texte, ou un texte par langue.
bad-position-other = Écrite puis relue, cette position devient une autre.
bad-no-goals = Un exemple a au moins un objectif.
check-position = La position : { $fault }
check-rule = Le jeu n’a pas de règle { $rule }.
check-line = line[{ $at }] : « { $move } » est impossible ici : { $why }
check-try-legal = line[{ $at }] : « { $move } » devrait être refusé par { $rule }, mais c’est permis.
check-try-rule = line[{ $at }] : « { $move } » est refusé par { $found }, pas par { $rule }.
check-goals = Objectifs atteints à la fin : { $met } sur { $goals }.
# Ce que demande un exercice.
ask-may = Est-ce qu’on peut jouer ceci : { $move } ?
ask-played = On joue ceci : { $move }.
ask-points = Combien de points cela te fait-il ?
ask-who = À qui de jouer ensuite ?
ask-who-begins = Qui commence ?
ask-over = La manche est-elle alors finie ?
ask-winners = Qui a alors gagné ?
# Un jeu sans image à lui.
place-table = La table : { $text }
status-due = { $over ->
        [1] La manche est finie.
       *[other] { $player ->
            [0] Au hasard de décider.
           *[other] { $who ->
        [you] C’est à toi de jouer.
       *[any] C’est au joueur { $player } de jouer.
    }
        }
    }
status-asking = On attend ta réponse.
action-move = { $move }
# Les carnets.
index-game = { $link } : { $blurb }
index-title = tritables : des jeux sur un plateau interactif
tutorial-title = { $game } : apprends-le en jouant
bad-prose = Le texte en « { $lang } » n’a pas exactement un titre par chapitre, dans cet ordre : { $chapters }.
bad-prose-headings = Les titres du texte en « { $lang } » ne sont pas ceux des autres langues.
page-all-games = Tous les jeux
# Un nouveau jeu.
bad-game-name = Le nom d’un jeu compte de 2 à 31 lettres minuscules ou chiffres, et commence par une lettre.
bad-game-taken = Il y a déjà un jeu de ce nom.
bad-folder-taken = Il y a déjà quelque chose ici.

# A position written the short way.
bad-two-places = { $what } est à deux endroits : { $one } et { $other }.
bad-none-left = Il ne reste plus de cartes à distribuer ici.

# A page that is being opened.
page-opening = La page se prépare
page-no-script = Ces plateaux sont des images. Dans un navigateur qui exécute les scripts, ils prennent vie et tu peux jouer.
page-asleep = Le plateau ne répond pas. Tu vois sa dernière position, et elle est enregistrée : recharge la page pour continuer.
page-on-disk = Tu as ouvert cette page depuis un disque : tu peux y regarder les plateaux, mais pas jouer. Pour jouer, ouvre-la sur le web, ou prends la page qui tient en un seul fichier : celle-là fonctionne aussi depuis un disque.
page-server-away = Le serveur ne répond pas. Tu vois la dernière position qu’il a envoyée. Cette page continue de l’appeler d’elle-même.
page-games-away = Le serveur n’arrive pas à joindre les parties enregistrées. La tienne est en sécurité : elle reprendra ici d’elle-même dès qu’il y arrivera.
page-locks = Ce qu’un enseignant a verrouillé sur ces plateaux ne l’est que par cette page. Le verrou ne tient vraiment que sur une page que fait tourner un serveur.
page-secrets = Tu joues dans ton propre navigateur, donc ce qui est caché s’y trouve aussi : une personne qui sait où chercher peut le trouver.

## Les étapes d’un cours, à côté du plateau

ui-step-back = Étape précédente
ui-step-on = Étape suivante
ui-go-on = Suite
ui-next-move = Coup suivant
ui-step-done = faite
ui-step-helped = faite, avec de l’aide
ui-step-here = ici
ui-step-open = à faire
ui-step-over = réponse donnée
ui-take-back = Annuler le coup
ui-back-to-task = Revenir à cet exercice
ui-again = Recommencer
ui-tools = Autres outils
ui-help = Aide
ui-more-help = Encore de l’aide
ui-help-part = Regarde la partie du plateau qui s’éclaire.
ui-help-part-aloud = Regarde cette partie du plateau :
ui-help-piece = Regarde ici :
ui-help-carry = Porte ce qui brille à l’endroit marqué :
ui-help-touch = Touche ce qui brille :
ui-help-press = Voici comment faire :
ui-help-choice = La bonne réponse brille :
ui-help-nothing = Il n’y a plus rien à montrer ici. Annule un coup ou recommence.
ui-enough = Je n’en trouve pas d’autre
ui-which-rule = Quelle règle l’interdit ?
ui-answers = Réponses
ui-learnt = Ce que tu as appris
ui-keys-steps = Page précédente et page suivante, ou [ et ] : l’étape d’avant, celle d’après
ui-contents = Sommaire
ui-play-now = Jouer maintenant
ui-back-to-course = Retour au cours
ui-look-back = Revoir tout le cours
ui-next-chapter = Chapitre suivant
ui-next-board = Au plateau suivant
ui-chapter-done = fini
ui-chapter-started = commencé
ui-chapter-open = à faire
ui-practise = S’entraîner
ui-practise-all = S’entraîner sur tout ce qui précède
ui-review = Petite révision
ui-review-why = Avant de continuer, veux-tu revoir quelque chose d’avant ?
ui-review-done = Retour à la leçon
ui-can-play = Tu peux jouer maintenant
ui-can-play-why = Tu en sais assez pour une vraie partie. Dans un cas plus rare, le plateau nomme la règle.
ui-play-real = Jouer une vraie partie
ui-short-way = Le chemin court : ensuite, tu peux jouer
ui-beyond = Pour aller plus loin : cas plus rares et jeu malin
ui-level = Niveau
ui-easier = Plus facile
ui-harder = Plus difficile
ui-leave = Retour
ui-choose-again = Touche un coup pour le voir sur le plateau, et encore une fois pour le choisir.
ui-colon = { "\u202F: " }
ui-turned = Ici, tu joues pour tout le monde : le plateau se tourne vers le joueur dont c’est le tour.
ui-step-missed = pas juste du premier coup
ui-step-mended = trouvée au deuxième essai
ui-step-example = un exemple
ui-gained = Réussies du premier coup
ui-rules-met = Règles vues :
ui-ideas-met = Idées vues :
ui-rules-known = dont bien sues :
ui-to-mend = À revoir
ui-truth = Réponse juste :
ui-ask-again = Reprendre ces questions
ui-difference = Voir la différence

## Revoir une manche

replay-bar = Revoir la manche
replay-slider = Coup de la manche
replay-at = Coup { $ply } sur { $count }. { $move }
replay-at-start = Début. { $count ->
        [0] Pas encore de coup.
        [one] Un coup suit.
       *[other] { $count } coups suivent.
    }
replay-move = { $name } : { $move }
replay-first = Au début
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-last = À la fin
replay-run = Lecture
replay-stop = Arrêter
replay-speed = Vitesse
replay-score-back = Revenir aux points précédents
replay-score-on = Aller aux points suivants
replay-refusal-back = Revenir au refus précédent
replay-refusal-on = Aller au refus suivant
replay-note-back = Revenir au commentaire précédent
replay-note-on = Aller au commentaire suivant
replay-keys = Sur cette barre : les flèches avancent d’un coup, Début et Fin vont aux bouts, la barre d’espace lance la lecture.
replay-look = Juste un coup d’œil : écarte la souris pour revenir.
replay-sees = Vu par
replay-sees-all = Tout est visible
replay-sees-watcher = Quelqu’un qui regarde
replay-why = { $others ->
        [0] Les règles permettaient ce coup, et aucun autre.
        [one] Les règles permettaient ce coup, et un autre.
       *[other] Les règles permettaient ce coup, et { $others } autres.
    }
replay-why-chance = C’était le hasard : personne n’a choisi.
replay-why-hidden = Seule la personne qui a ces pièces en main sait ce qu’elle pouvait jouer d’autre.
replay-why-ask = À propos de ce coup
replay-others = On pouvait aussi jouer :
replay-events-none = Ce coup n’a rien rapporté et rien décidé.
replay-tried = Essayé ici :
replay-comment = Commentaire
replay-comment-add = Écrire un commentaire
replay-name = Nom de cette variante
replay-name-add = Nommer cette variante
replay-save = Enregistrer
replay-cancel = Annuler
replay-draw = Dessiner sur le plateau
replay-draw-hint = Fais glisser d’un endroit à un autre pour une flèche, ou clique sur deux endroits. Clique deux fois au même endroit pour un cercle.
replay-draw-first = Maintenant le second endroit, ou encore le même pour un cercle.
replay-unmark = Tout effacer du plateau
replay-marks-arrow = Flèche
replay-marks-circle = Cercle
replay-branches = Variantes
replay-branches-hint = Joue un autre coup n’importe où, et une variante commence. Ce qui a été joué reste tel quel.
replay-main = Ligne principale
replay-here = tu es ici
replay-promote = En faire la ligne principale
replay-cut = Enlever cette variante
replay-uncut = La remettre
replay-removed = La variante est enlevée.
replay-let = Laisser jouer l’ordinateur
replay-let-move = un coup
replay-let-turn = un tour

# Les cours, en français.

## Answers to choose from

choice-yes = Oui
choice-no = Non
choice-none = Aucun
choice-seat = { $who ->
        [you] Toi
       *[any] { $name }
    }
choice-nobody = Personne
choice-several = Plusieurs joueurs
choice-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
choice-both = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, puis { $who ->
        [you] toi
       *[any] { $name }
    }
choice-both-nobody = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, puis personne
judge-yes = Oui, c’est permis
judge-no = Non : { $title }

## Why an answer is wrong

judge-other = En effet, ce n’est pas permis. Mais c’est une autre règle qui l’interdit.
judge-not = Ce n’est pas permis. Quelle règle s’y oppose ?
judge-not-so = Cette règle ne l’interdit pas ici.
mend-given = « { $title } » :
mend-then = Voici ce qu’il en est alors :
find-stays = Ceci ne peut pas bouger pour l’instant.
find-nothing = Rien ici ne peut bouger.
find-itself = La pièce est déjà là. Touche l’endroit où elle va.
find-brings-nothing = C’est permis, mais cela ne suffit pas.
find-nowhere = Ce n’est pas possible ici.
find-no-part = Ceci n’en fait pas partie.
find-no-proof = Ce n’est pas ce qui l’interdit.
find-missed = { $found ->
        [0] Tu n’as encore rien touché de ce qu’on cherche
       *[other] Ce n’est pas encore tout
    }. Cherche dans la partie qui s’éclaire.
predict-nothing = Il ne se passe rien de spécial : aucune règle n’entre en jeu.
wrong-part = Mais ce n’est pas tout : qu’est-ce qui compte encore ?
points-together = En tout : { $sum } = { $points } points.
wrong-more = C’est plus que cela.
wrong-less = C’est moins que cela.
wrong-earlier = C’est moins que cela : tu comptes aussi des points déjà marqués avant.
wrong-costs-more = C’est une plus grande perte.
wrong-costs-less = C’est une plus petite perte.
wrong-costs = Cela coûte bien des points.
wrong-costs-none = Cela ne coûte aucun point.
wrong-order = Ce sont les bons, mais dans un autre ordre.
wrong-few = Il y en a davantage.
wrong-many = Il y en a trop.
wrong-others = Certains de ceux-ci ne vont pas.
wrong-somebody = Si, il y a quelqu’un.
wrong-several = Pas autant de joueurs.
wrong-only = { $who ->
        [you] Pas seulement toi.
       *[any] Pas seulement ce joueur.
    }
wrong-player = { $who ->
        [you] Pas toi.
       *[any] Pas ce joueur.
    }
wrong-points-right = Les points sont justes, mais ce n’est pas à ce joueur de jouer ensuite.
wrong-turn-right = Le tour est juste, mais pas les points.
wrong-rule = C’est vrai, mais ce n’est pas ce qui décide ici.
wrong-guess = On ne pouvait pas encore le savoir : ce n’est pas une faute.
question-shown = La bonne réponse brille. Choisis-la.
bad-answered = Cette question a déjà sa réponse.
bad-no-question = Ce n’est pas ce qu’on demande ici.
bad-move-first = Joue d’abord un coup : c’est ta réponse.
bad-answer-first = Réponds d’abord à la question. Ensuite, tu pourras jouer.
bad-answer-unknown = Il n’y a pas de réponse « { $answer } » ici. Écris son numéro, son endroit ou ses mots.
bad-answer-several = « { $answer } » peut désigner plusieurs choses ici. Dis-en un peu plus.
bad-no-chapter = Cette table n’a pas d’étapes.
bad-no-course = Cette table n’a pas de chapitres.
bad-resume = Ce n’est pas une copie de la leçon de ce plateau, ou la leçon est déjà commencée.
bad-page = Ce devrait être le nom d’une page à côté de celle-ci, comme tricom.ipynb.
bad-no-more-help = Il n’y a plus d’aide : tout est montré.

## Off the path

path-turn-over = Ce n’est plus possible : après « { $move } », le tour est fini.
path-lost = À partir d’ici, ce n’est plus possible dans ce tour.
path-move-lost = Après « { $move } », ce n’est plus possible.
path-round-over = Ce n’est plus possible : la manche est finie.
path-credit = Déjà réussi : { $met } sur { $count }.

## Faults of a course that somebody wrote

bad-no-steps = Un chapitre a au moins une étape.
bad-step-twice = Le nom « { $id } » apparaît deux fois.
bad-start = Une étape part de l’un de ceux-ci : { $choices }.
check-step = { $id } : { $fault }
check-nothing-to-find = Il n’y a rien à trouver ici.
check-more-than-one = La consigne dit qu’il y a un endroit à trouver, et il y en a { $count }.
check-no-task = Rien ne dit ce qui est demandé : donnez une « task ».
check-no-right = Aucune réponse n’est juste ; c’est : { $found }.
check-no-wrong = Toutes les réponses sont justes.
check-cannot-play = Ceci ne peut pas se jouer : { $why }

## Parcourir un chapitre

chapter-place = Chapitre { $number } sur { $count }
chapter-step = Étape { $number } sur { $count }
question-found = Trouvé : { $found } sur { $count }
question-found-so-far = { $found ->
        [0] Rien trouvé pour l’instant
       *[other] Trouvé : { $found }
    }

## Parcourir un cours

course-place = Sommaire · { $number } sur { $count }
course-steps = { $met ->
        [0] { $count ->
            [one] 1 étape
           *[other] { $count } étapes
        }
       *[other] { $count ->
            [one] { $met } étape sur 1
           *[other] { $met } sur { $count } étapes
        }
    }
course-onward = Chapitre suivant : { $title }
course-done = Tu as fait tout le cours de { $title } !
course-recap = Les { $chapters } chapitres sont faits : { $count } étapes, dont { $first } justes du premier coup.
course-farewell = Tu as vu toutes les règles du jeu. Et maintenant ? Joue une manche entière, ou découvre dans « Bien jouer » quels coups gagnent plus souvent. Amuse-toi bien !
course-farewell-well = Tu sais ce que le coach regarde avant un coup. Et maintenant ? Joue une manche entière, puis revois-la avec le coach. Amuse-toi bien !
course-next-game = Le jeu suivant : { $title }

# La page de tous les jeux.
cards-players = { $gap ->
        [0] { $most ->
            [one] 1 joueur
           *[other] { $most } joueurs
        }
        [1] { $fewest } ou { $most } joueurs
       *[other] de { $fewest } à { $most } joueurs
    }
cards-minutes = environ { $minutes } minutes
cards-learn = Apprendre
cards-go-on = Continuer
cards-practise = S’entraîner
cards-well = Bien jouer
cards-rounds = Manches commentées
cards-play = Jouer
cards-progress = Chapitres faits : { $done } sur { $count }
cards-met = Règles vues : { $met }
cards-ideas-met = Idées vues : { $met }
cards-known = Bien sues : { $known }
cards-due = À revoir aujourd’hui : { $due }
cards-done = Tu as fait tout le cours

# Ce que tu sais, sur cette page.
mine-title = Ce que tu sais
mine-intro = Tout reste dans ce navigateur et rien n’est envoyé. Tu peux l’enregistrer dans un fichier, avec l’endroit où tu en es dans chaque leçon, pour continuer ailleurs. Sur un ordinateur partagé, efface tout avant de partir.
mine-name = Ton nom, si tu veux :
mine-review = À revoir aujourd’hui
mine-due = à revoir aujourd’hui
mine-nothing-due = Rien n’est prévu pour aujourd’hui. Ce qui t’a été demandé revient ici après un jour ou deux, puis de moins en moins souvent. « Petite révision », à la fin d’un chapitre, n’attend pas.
mine-nothing-yet = Tu n’as encore rencontré aucune règle. Elles apparaîtront ici dès que tu commenceras une leçon.
mine-save = Enregistrer dans un fichier
mine-load = Ouvrir un fichier
mine-print = Imprimer
mine-forget = Tout effacer
mine-sure = Oui, tout effacer
mine-keep = Non, garder
mine-forget-sure = Tout ce que ces pages ont enregistré dans ce navigateur disparaîtra : ce que tu sais, tes leçons et tes parties. Un fichier que tu as enregistré reste.
mine-whose = Ce fichier est à { $file }, et cette page montre ce que sait { $name }. Faut-il les réunir ?
mine-together = Oui, réunir
mine-apart = Non, laisser
mine-told-loaded = Le fichier s’ajoute à ce qui était connu ici. Quand tu ouvres une leçon, tu reprends là où tu en étais.
mine-told-no-file = Ce fichier ne vient pas de cette page : il ne contient pas de progrès.
mine-told-later = Ce fichier vient d’une version plus récente, que cette page ne sait pas lire.
mine-told-newer = Une version plus récente a enregistré quelque chose ici, et cela reste tel quel. Ce que tu apprends maintenant dure le temps de cette page.
mine-told-bad = Ce qui est enregistré ici est illisible et reste tel quel. Ce que tu apprends maintenant dure le temps de cette page. Choisis « Tout effacer » pour repartir de zéro.
mine-told-full = Ce navigateur ne nous laisse rien enregistrer. Enregistre dans un fichier ce que tu veux garder.
mine-told-forgotten = Tout est effacé. Cette page n’enregistre plus rien jusqu’à ce que tu la rouvres.
mine-new = pas encore vue
mine-met = vue
mine-first = juste jusqu’ici
mine-practice = à travailler
mine-known = acquise
class-title = Pour les enseignants : une classe
class-intro = Demandez aux élèves d’enregistrer ce qu’ils savent dans un fichier et de le remettre. Choisissez les fichiers ici : vous verrez quelles règles sont difficiles pour la classe. Rien ne quitte cette page.
class-files = Choisir les fichiers
class-refused = Non lus :
class-read = Fichiers lus : { $count }
class-pupil = élève
class-rules = règles et idées vues
class-nameless = sans nom
class-nothing = rien encore
class-copy = tout cela est aussi dans { $file }
class-shares = a des réponses en commun avec { $file }
class-alike = Certains fichiers ont des réponses en commun. Cela arrive quand quelqu’un remet deux fichiers, ou a chargé celui d’un autre.
class-column-file = fichier
class-column-name = nom
class-column-game = jeu
class-column-kind = sorte
class-column-rule = règle
class-column-standing = niveau
class-column-first = juste du premier coup
class-column-right = réponses justes
class-column-wrong = réponses fausses
class-column-answers = réponses
class-column-seconds = secondes au total
class-column-held = erreur probable (telle que l’élève l’a lue)
class-column-last = dernier jour
class-column-game-id = id du jeu
class-column-rule-id = id de la règle
class-column-standing-id = id du niveau
class-column-held-id = id de l’erreur
class-of-pupils = Élèves : seuls les cochés comptent
class-of-rules = Règles, la plus difficile d’abord
class-of-principles = Idées de Bien jouer, la plus difficile d’abord
class-csv = Enregistrer le tableau (CSV)
class-rule = règle
class-principle = idée
class-met = vue
class-asked = demandée
class-first = juste du premier coup
class-practice = à travailler
class-answers = réponses
class-time = temps
class-each = temps par réponse

## S’entraîner et répondre à un quiz

ask-allowed = Aucune règle ne l’interdit.
practice-house = Règle maison – { $title } : { $choice }.
ask-both = Combien de points cela te fait-il, et à qui de jouer ensuite ?
ask-move-may = Lequel de ces coups est permis maintenant ?
ask-move-may-not = Lequel de ces coups est interdit maintenant ?
ask-move-points = Lequel de ces coups rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ?
ask-move-who = { $who ->
        [you] Après lequel de ces coups est-ce à toi de jouer
       *[any] { $name } : après lequel de ces coups est-ce le moment de jouer
    } ?
ask-move-who-nobody = Après lequel de ces coups n’est-ce le tour de personne ?
ask-move-over = Après lequel de ces coups la manche est-elle finie ?
ask-move-over-not = Après lequel de ces coups la manche continue-t-elle ?
ask-move-winners = { $who ->
        [you] Après lequel de ces coups as-tu gagné
       *[any] { $name } : après lequel de ces coups la victoire est-elle acquise
    } ?
ask-move-winners-nobody = Après lequel de ces coups personne n’a-t-il gagné ?
ask-rule-points = Cela rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Quelle règle le dit ?
ask-rule-who = { $who ->
        [you] Ensuite, c’est à toi
       *[any] Le tour suivant est pour : { $name }
    }. Quelle règle le dit ?
ask-rule-who-nobody = Ensuite, ce n’est le tour de personne. Quelle règle le dit ?
ask-rule-over = La manche est alors finie. Quelle règle le dit ?
ask-rule-over-not = La manche continue alors. Quelle règle le dit ?
ask-rule-winners = { $who ->
        [you] Tu as alors gagné
       *[any] La victoire est alors pour : { $name }
    }. Quelle règle le dit ?
ask-rule-winners-nobody = Personne n’a alors gagné. Quelle règle le dit ?
ask-rule-begins = { $who ->
        [you] C’est toi qui commences
       *[any] C’est { $name } qui commence
    }. Quelle règle le dit ?
ask-rule-begins-not = Personne ne commence encore. Quelle règle le dit ?
ask-any-move = Joue un coup permis. Seul ton premier essai compte.
ask-any-move-done = C’est permis.
bad-no-truth = La bonne réponse devrait se trouver ici.
bad-no-exercise = Il n’y a pas d’exercice ici.
bad-no-doubt = Il n’y a pas de différence à montrer maintenant.
practice-title = S’entraîner : { $game }
well-title = { $game } : bien jouer
rounds-title = { $game } : manches commentées
practice-of = Exercice : { $title }
practice-mixed = Exercice : un peu de tout
practice-done = { $right ->
        [0] Rien de juste du premier coup pour l’instant
       *[other] { $right } sur { $count } du premier coup
    }
practice-perfect = { $count ->
        [0] C’était tout
        [one] Juste du premier coup !
       *[other] Les { $count } justes du premier coup !
    }
practice-more = Encore { $count } questions
practice-shown = Un exemple : la réponse est indiquée. Ensuite, c’est à toi.
practice-example = D’abord un exemple
practice-easier = Un peu plus facile maintenant.
practice-later = L’exercice vient plus tard : il demande des règles que tu n’as pas encore apprises.
practice-all = Tu as vu toutes les questions sur ce sujet.
practice-seeking = La question suivante arrive…
practice-seeking-board = On cherche un plateau où cela décide… { $count ->
    [0] {""}
    [one] { $count } position vue
   *[other] { $count } positions vues
}
quiz-of = Quiz : { $title }
quiz-mixed = Quiz
review-title = Petite révision
quiz-again = Quiz : encore une fois
quiz-place = Question { $number } sur { $count }
quiz-done = { $right ->
        [0] Pas encore de bonne réponse sur { $count }
        [one] { $right } bonne réponse sur { $count }
       *[other] { $right } bonnes réponses sur { $count }
    }
quiz-perfect = { $count } sur { $count } : tout est juste !
quiz-noted = Ta réponse est notée. Tu verras à la fin ce qui était juste.
doubt-title = C’est peut-être ça ?

# Worksheets.

sheet-title = { $game } : fiche d’exercices
sheet-name = Nom
sheet-date = Date
sheet-answers = Réponses
sheet-print = Imprimer
sheet-no-question = { $id } ne demande rien à quoi l’on puisse répondre sur papier.

# Les cours, en français.

## Answers to choose from

choice-yes = Oui
choice-no = Non
choice-none = Aucun
choice-nobody = Personne
choice-several = Plusieurs joueurs
choice-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
judge-yes = Oui, c’est permis

## Why an answer is wrong

judge-allowed = Aucune règle ne l’interdit. Celle que tu as choisie dit :
find-other = Ce n’est pas ça.
find-missed = { $found } sur { $count }. Il y en a encore un dans la partie qui s’éclaire.
predict-nothing = Il ne se passe rien de spécial : aucune règle n’entre en jeu.
bad-answered = Cette question a déjà sa réponse.
bad-no-question = Ce n’est pas ce qu’on demande ici.
bad-answer-first = Réponds d’abord à la question. Ensuite, tu pourras jouer.
bad-answer-unknown = Il n’y a pas de réponse « { $answer } » ici. Écris son numéro, sa place ou ses mots.
bad-answer-several = « { $answer } » peut désigner plusieurs choses ici. Dis-en un peu plus.
bad-no-chapter = Cette table n’a pas d’étapes.
bad-no-course = Cette table n’a pas de chapitres.
bad-resume = Ce n’est pas une copie de la leçon de ce plateau, ou la leçon est déjà commencée.
bad-page = Ce devrait être le nom d’une page à côté de celle-ci, comme tricom.ipynb.
bad-no-more-help = Il n’y a plus d’aide : tout est montré.

## Off the path

path-turn-over = Trop tard : le tour où c’était demandé est fini. Reviens en arrière ou recommence.
path-lost = À partir d’ici, ce n’est plus possible dans ce tour. Reviens en arrière ou recommence.
path-round-over = La manche est finie, ce n’est donc plus possible. Reviens en arrière ou recommence.
path-credit = Déjà réussi : { $met } sur { $count }.

## Faults of a course that somebody wrote

bad-no-steps = Un chapitre a au moins une étape.
bad-step-twice = Le nom « { $id } » est là deux fois.
bad-start = Une étape part de l’un de ceux-ci : { $choices }.
check-step = { $id } : { $fault }
check-nothing-to-find = Il n’y a rien à trouver ici.
check-no-right = Aucune réponse n’est juste ; c’est : { $found }.
check-no-wrong = Toutes les réponses sont justes.
check-cannot-play = Ceci ne peut pas se jouer : { $why }

## Parcourir un chapitre

chapter-place = Chapitre { $number } sur { $count }
chapter-step = Étape { $number } sur { $count }
question-found = { $found } sur { $count } trouvés

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
course-recap = Étapes faites : { $count }. Justes du premier coup : { $first }.
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
cards-play = Jouer
cards-progress = { $done } étapes faites sur { $count }
cards-done = Tu as fait tout le cours

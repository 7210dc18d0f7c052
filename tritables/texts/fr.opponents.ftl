# Qui peut prendre une place, comme le montre la fenêtre d’une nouvelle partie. Les adversaires
# propres à un jeu ont leurs mots dans le catalogue du jeu.
opponent-person =
    .name = Une personne
    .plays = Quelqu’un qui est assis devant cet écran.
opponent-random =
    .name = Au hasard
    .plays = Joue n’importe quel coup permis.
    .weakness = N’a aucun plan.
opponent-greedy =
    .name = Gourmand
    .plays = Joue le coup qui semble le meilleur tout de suite.
    .weakness = Ne voit jamais plus loin qu’un coup.
opponents-own = Un programme venu de Python.
opponents-thinks = { $name } réfléchit.
opponents-turn = C’est à { $name } de jouer.
opponents-word-weakness = Point faible :
opponents-word-next = Pour toi maintenant
opponents-word-order = Ceux qui ont un prénom vont du plus facile au plus difficile. Après deux victoires de suite, on te propose le suivant ; après trois défaites de suite, le précédent.

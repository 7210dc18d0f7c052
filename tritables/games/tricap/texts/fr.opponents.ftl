# Les personnages qui jouent au Tri-Cap : la manière de chacun, et son point faible.
opponent-otto =
    .name = Otto
    .plays = Garde les bonnes cartes, et pose celles qui conviennent le moins.
    .weakness = Les bonnes cartes restent dans sa main, et les autres prennent les piles.
opponent-fien =
    .name = Fien
    .plays = Pose toujours la carte la plus haute.
    .weakness = Un roi ne va qu’à côté des dames et des as.
opponent-sam =
    .name = Sam
    .plays = Pose ses as, puis des cartes de rang moyen, qui ont des voisines des deux côtés.
    .weakness = Oublie quelles cartes sont parties.
opponent-ada =
    .name = Ada
    .plays = Compte les cartes qu’on n’a pas encore vues, et pose celle qui a le plus de voisines parmi elles.
    .weakness = Pense à la prochaine carte du centre, et à aucune après elle.

# Les personnages qui jouent au Triominos : la manière de chacun, et son point faible.
opponent-pip =
    .name = Pip
    .plays = Ne regarde qu’à côté des dernières pierres posées, et en achète jusqu’à trois si rien n’y convient.
    .weakness = Achète des pierres alors qu’une pierre de son chevalet conviendrait ailleurs.
opponent-mila =
    .name = Mila
    .plays = Pose la plus petite pierre possible, et garde les grandes pour plus tard.
    .weakness = Il lui reste de grandes pierres, qui comptent pour qui fait tinter la sonnette.
opponent-nina =
    .name = Nina
    .plays = Prend le plus de points, et garde de la place pour ses autres pierres.
    .weakness = Ne pense jamais à ce que fera le joueur suivant.
opponent-vera =
    .name = Vera
    .plays = Sait quelles pierres manquent encore, et compte ce que le joueur suivant pourrait en tirer.
    .weakness = Voit un tour plus loin, pas davantage.

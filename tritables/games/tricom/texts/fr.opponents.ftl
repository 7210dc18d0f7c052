# Les personnages qui jouent au TriCom : la manière de chacun, et son point faible.
opponent-lies =
    .name = Lies
    .plays = Monte des piles, et les enlève avec ses rois et ses dames.
    .weakness = Ne fait pas attention à la réserve, où chaque carte coûte un point.
opponent-bas =
    .name = Bas
    .plays = Prend les points qu’il y a, et monte des piles.
    .weakness = Ne pense à la réserve que quand elle a plus de cinq cartes.
opponent-ines =
    .name = Inès
    .plays = Garde une petite réserve, et une main facile à placer.
    .weakness = Ne craint aucun valet : de hautes piles lui restent ouvertes.
opponent-hugo =
    .name = Hugo
    .plays = Pèse les points, la réserve, les piles et les valets des autres.
    .weakness = Juge la table après ce coup, et ne joue jamais la suite dans sa tête.

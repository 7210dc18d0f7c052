# Le cours de TriCom, en français.

## Chapters

chapter-your-side = Ton côté de la table
    .learnt = Un tour, c’est trois choses : la carte d’action, prendre une carte, en jouer une.
chapter-where-a-card-goes = Où va une carte
    .learnt = À côté de la même valeur, ou de la suivante de sa couleur. Ce qui est dessous ne compte pas.
chapter-reserve = La réserve
    .learnt = Seule une carte qui ne convient nulle part peut y aller, et seule celle du dessus revient, pour être posée aussitôt.
chapter-points = Les points
    .learnt = Un trio vaut 1 point, un quatuor 2, et un duo 2 : ta carte est visible aussi dans une autre base.
chapter-piles = Roi, dame, valet
    .learnt = Les rois et les dames enlèvent une de tes piles, les valets celle d’un autre, toujours avec leur couleur dessus.
chapter-last-cards = La fin d’une manche
    .learnt = Avec une pioche vide, tu joues jusqu’à vider ta main. Chaque carte qui reste dans ta réserve coûte un point.
chapter-fewer-cards = Des cartes d’action qui prennent moins
    .learnt = Avec cette règle maison, une carte d’action peut n’enlever que les cartes du dessus.
chapter-with-three = À trois
    .learnt = Pour un duo, les deux autres bases comptent, et un valet a le choix entre deux joueurs.
chapter-who-goes-first = Qui commence ?
    .learnt = La plus forte carte d’une base commence. Si les quatre sont les mêmes, on tire au sort.
chapter-now-play = À toi de jouer
    .learnt = Tu as joué contre Gourmand. Essaie maintenant une manche entière !

## The figures of the source

figure-name = Exemple { $figure } de la règle du jeu

## Steps

step-take-then-lay =
    .task = Regarde un tour après la carte d’action, coup par coup : le joueur 1 prend une carte, puis en joue une.
step-where-five-goes =
    .task = Tu as pris une carte. Touche chaque pile où 5♠ peut aller.
    .done = Les deux sont à côté de 6♠. Ce qu’elles sont elles-mêmes ne compte pas.
step-what-comes-first =
    .task = La carte d’action n’a pas été utilisée. Peux-tu poser 5♠ maintenant ?
    .done = C’est juste : prends d’abord une carte. Tu en as alors quatre en main, et tu en joues une.
step-six-on-six =
    .task = 6♦ peut-il aller sur 6♠ ?
    .done = C’est juste : il doit être à côté d’une carte égale, et dessus, ce n’est pas à côté.
step-which-card-fits =
    .task = Laquelle de ces cartes peut aller sur 8♥ ?
    .done = Là, 3♥ est à côté de 4♥ : la suivante de sa couleur.
step-ace-goes-where =
    .task = Touche chaque pile où A♥ peut aller.
    .done = Les deux sont à côté d’un cœur : l’as suit le 10, et précède le 2.
step-who-may-lie-off =
    .task = Tu voudrais poser une carte sur la réserve. Laquelle peut y aller ?
    .done = 9♣ ne convient nulle part dans ta base : il peut donc y aller.
step-what-can-be-taken =
    .task = 9♦ est sur ta réserve. Peux-tu le prendre ?
    .done = C’est juste : il ne convient nulle part, tu ne pourrais donc pas le poser aussitôt.
step-where-it-must-go =
    .task = Tu as pris 7♦ de la réserve. Touche chaque carte de ta main que tu peux jouer maintenant.
    .done = Seulement 7♦ : ce qui vient de la réserve va aussitôt dans la base.
step-cards-of-the-trio =
    .task = 6♦ va aller sur 9♥. Touche les trois piles qui feront le trio.
    .done = Trois six sont visibles. Cela compte une fois, au moment où le trio se fait.
step-trios-inside =
    .task = 5♥ fera 3♥ 4♥ 5♥ 6♥. Combien de points ?
    .done = Deux pour le quatuor, et rien de plus pour les trios qu’il contient.
step-trio-again =
    .task = Trois six ont compté dès la donne. Combien de points rapporte le quatrième ?
    .done = Le quatuor rapporte ses 2 points en entier. Le trio ne compte pas une deuxième fois.
step-where-four-again =
    .task = Où 2♥ fait-il de nouveau une suite de quatre ? Touche la pile.
    .done = Sur 6♥ : alors 2♥ 3♥ 4♥ 5♥ sont visibles, un nouveau quatuor.
step-duo-and-trio =
    .task = 7♦ est le troisième sept, et l’autre joueur a aussi 7♦. Combien de points ?
    .done = Un trio et un duo : 1 et 2 points.
step-covered-twin =
    .task = Le 4♣ de l’autre est sous 9♠. Ton 4♣ ferait-il un duo ?
    .done = Non : seule une carte visible fait un duo.
step-which-lady =
    .task = Avec quelle carte d’action pourrais-tu enlever la pile dont le dessus est 6♦ ?
    .done = Un roi ou une dame, mais de la couleur qui est dessus.
step-fill-it-now =
    .task = La dame a enlevé une pile. Peux-tu maintenant prendre une carte de la pioche ?
    .done = C’est juste : on remplit d’abord la case vide.
step-worth-of-a-pile =
    .task = J♦ va enlever la pile de trois cartes de l’autre. Combien de points pour toi ?
    .done = Une pile de trois vaut 1 point, et il est pour toi.
step-filled-trio =
    .task = 4♠ de la réserve va remplir la case, près de 5♠ et 6♠. Combien de points ?
    .done = Un trio compte, même s’il se fait en remplissant.
step-last-for-the-slot =
    .task = Il reste une carte dans la pioche, et une case est vide. La dernière carte peut-elle la remplir ?
    .done = Oui. Le tour continue alors sans prendre de carte.
step-slot-stays-empty =
    .task = Une case est restée vide. 4♦ de ta main peut-il y aller ?
    .done = C’est juste : une carte de la main va sur une pile, jamais sur une case vide.
step-reserve-costs =
    .task = Le joueur 1 a encore trois cartes dans sa réserve, et la manche va finir. De combien de points le score change-t-il ?
    .done = Trois cartes, trois points de moins.
step-both-past-target =
    .task = Le joueur 1 a 36 points et une carte en réserve, le joueur 2 en a 40 et aura trois cartes. Qui gagne ?
    .done = 35 contre 37. Les deux dépassent 33, et c’est le total le plus haut qui gagne.
step-suit-still-counts =
    .task = K♦ peut prendre trois cartes à une pile. Peut-il les prendre à celle dont le dessus est 4♥ ?
    .done = C’est juste : la couleur compte toujours.
step-comes-to-light =
    .task = Q♥ va enlever deux cartes, et trois six seront visibles. Combien de points ?
    .done = Aucun : rien n’a été posé, c’est seulement devenu visible.
step-duo-with-both =
    .task = Les deux autres ont 7♦ dans leur base. Combien de points rapportera ton 7♦ ?
    .done = À trois, chaque autre base vaut 1 point.
step-whose-pile =
    .task = J♦ est retourné. Quelle pile peut-il enlever ?
    .done = Il suffit que l’un des autres ait un carreau dessus.
step-who-draws-lots =
    .task = Les joueurs 1 et 2 ont les quatre mêmes cartes, le joueur 3 en a une plus faible. Peut-il gagner le tirage au sort ?
    .done = C’est juste : seuls ceux qui sont à égalité tirent au sort.
step-first-turns =
    .task = Tu es le joueur 1, et Gourmand est le joueur 2. Joue cinq tours.
    .done = Cinq tours ! Continue si tu veux.

## Off the path

gone-covered = { $open ->
        [one] Tu as couvert { $top } : il n’y a plus qu’une carte visible de cette valeur dans ta base.
       *[other] Tu as couvert { $top } : il n’y a plus que { $open } cartes visibles de cette valeur dans ta base.
    }
gone-placed = { $wanted ->
        [trio] { $card } sur { $top } ne fait pas de trio.
        [quartet] { $card } sur { $top } ne fait pas de quatuor.
        [duo] { $card } sur { $top } ne fait pas de duo.
       *[other] { $card } est maintenant sur { $top }.
    }
gone-skipped = La carte d’action a été passée et ne peut plus servir pendant ce tour.

## Reasons: each completes “Non”

because-turn_action-first = la carte d’action se retourne d’abord
because-turn_take = il faut d’abord prendre une carte
because-turn_play = il faut d’abord jouer une carte de ta main
because-take_forced = tant que la pioche n’est pas vide, il faut prendre une carte
because-place_on-pile = une carte ne va jamais sur une case vide
because-place_equal = il n’y a pas de carte égale à côté
because-place_suit-run = il n’y a à côté aucune carte de sa couleur juste avant ou juste après
because-place_own-pile = la carte recouverte ne compte pas
because-reserve_only-unplaceable = une carte qui convient dans la base ne peut pas aller sur la réserve
because-reserve_take = une carte de la réserve doit être posée aussitôt
because-reserve_take-placed = il faut maintenant jouer la carte de la réserve
because-fill_mandatory = il faut remplir une case vide tant que c’est possible
because-fill_only-now = une case se remplit tout de suite ou jamais
because-fill_king-queen = une case se remplit avec la réserve ou la pioche
because-stock_last-card = la dernière carte de la pioche est allée dans la case
because-end_stock-empty = la pioche est vide
because-action_king-queen = le dessus n’a pas la couleur de la carte d’action, ou il n’y a qu’une carte
because-action_jack = un valet enlève une pile de l’autre joueur
because-action_reshuffle = il faut d’abord mélanger les cartes d’action
because-flexible_suit = le dessus doit avoir la couleur de la carte d’action
because-flexible_king = un roi prend trois cartes d’une pile de plus de trois
because-flexible_queen = une dame prend deux cartes d’une pile de plus de deux
because-flexible_jack = un valet prend une carte d’une pile de deux ou plus
because-start_lots = seuls les joueurs à égalité tirent au sort
because-start_highest = la plus forte carte des bases décide
because-start_tie = à égalité, on compare les cartes suivantes

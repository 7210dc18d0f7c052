# Le cours de Triominos, en français.

## Chapters

chapter-laying-tiles = Poser des pierres
    .learnt = Une pierre se pose par un côté entier, et partout où des coins se touchent, les chiffres sont égaux.
chapter-first-tile = La première pierre
    .learnt = Le premier joueur pose la pierre qu’il veut et marque sa valeur.
chapter-bridges = Ponts
    .learnt = Un pont rapporte 40 points de plus que la valeur de la pierre.
chapter-rings = Hexagones
    .learnt = Un hexagone rapporte 50 points de plus, deux d’un coup 60, et trois pas plus que deux.
chapter-buying = Quand rien ne convient
    .learnt = Acheter coûte 5 points par pierre. Si tu en achètes trois sans rien poser, ton tour est fini et coûte 25 en tout.
chapter-empty-pool = La pioche est vide
    .learnt = Avec une pioche vide, tu poses si tu peux. Sinon, ton tour passe et ne coûte rien.
chapter-round-ends = Comment finit une manche
    .learnt = Le premier qui pose sa dernière pierre fait tinter la sonnette. On joue encore jusqu’à ce que tous aient eu autant de tours.
chapter-match = Le match entier
    .learnt = Celui qui a le plus de points gagne le match, et à égalité, on partage la victoire.
chapter-simple-scoring = Comptage simple
    .learnt = Une pierre vaut 1 point, un pont ou un hexagone 1 de plus, et on n’enlève jamais rien.
chapter-house-rules = Règles maison
    .learnt = Un chronomètre, ou pas de points du tout : chaque table choisit.
chapter-who-begins = Qui commence ?
    .learnt = La pierre la plus forte commence. À égalité, on tire encore.
chapter-think-ahead = Penser à la suite
    .learnt = Chaque pierre n’existe qu’une fois, et un bon coup laisse de la place pour la suivante.
chapter-now-play = À toi de jouer
    .learnt = Tu as joué contre Gourmand. Essaie maintenant une manche entière !

## The figures of the source

figure-name = Figure { $figure } de la règle du jeu

## Steps

step-buy-then-place =
    .task = Regarde un tour, coup par coup : le joueur 1 achète une pierre, puis en pose une quand même.
step-which-tiles-fit =
    .task = Touche chaque pierre de ton chevalet qui convient quelque part.
    .done = Trois sur quatre conviennent. 2-2-4 ne trouve aucun côté avec les deux mêmes chiffres.
step-where-it-fits =
    .task = Touche chaque endroit où 0-2-4 convient.
    .done = Il y en a trois. On peut tourner une pierre, mais on y lit toujours 0, 2, 4 dans le sens des aiguilles d’une montre.
step-into-the-notch =
    .task = Quelle pierre convient dans le creux entre les deux autres ?
    .done = Elle touche deux côtés, et les chiffres sont égaux sur les deux.
step-far-corner =
    .task = Le côté de 1-3-3 convient contre 2-3-3. Peut-on poser cette pierre là ?
    .done = C’est juste : son coin d’en face touche une autre pierre, avec un autre chiffre.
step-any-tile-first =
    .task = La table est vide, et tu as 5-5-5. Peux-tu commencer avec 0-0-2 ?
    .done = Oui. On peut poser n’importe quelle pierre, elle rapporte seulement moins de points.
step-worth-of-the-first =
    .task = 5-5-5 sera la première pierre. Combien de points vaut-elle ?
    .done = 5 et 5 et 5 : quinze, sans bonus pour la première pierre.
step-where-a-bridge =
    .task = Où 3-3-5 fait-elle un pont ? Touche cet endroit.
    .done = Elle est contre un côté, et son coin d’en face touche une pierre au-delà du creux.
step-which-bridge =
    .task = Un pont est possible sous 2-3-3. Laquelle de ces pierres le fait ?
    .done = Le côté demande deux trois, et le coin d’en face touche un 5.
step-worth-of-a-bridge =
    .task = 3-3-5 va faire le pont. Combien de points rapportera-t-elle ?
    .done = 11 pour sa valeur et 40 pour le pont.
step-six-around =
    .task = 0-3-3 va fermer l’hexagone. Touche les six endroits qui le forment : cinq pierres et le creux.
    .done = Six triangles tout autour d’un seul coin. Les deux autres n’en font pas partie.
step-close-the-hexagon =
    .task = Laquelle de ces pierres ferme l’hexagone ?
    .done = Autour du creux, il y a un 0 et deux trois, et chaque coin doit convenir.
step-bridge-as-well =
    .task = 0-3-3 va fermer l’hexagone. Combien de points rapportera-t-elle ?
    .done = 6 pour sa valeur et 50 pour l’hexagone. Un hexagone ne compte pas en plus comme un pont.
step-where-two-rings =
    .task = Où 2-3-5 ferme-t-elle deux hexagones d’un coup ? Touche cet endroit.
    .done = Cinq pierres entouraient un coin, et cinq le coin d’à côté. Ce creux faisait partie des deux.
step-three-at-once =
    .task = 2-4-5 va fermer trois hexagones d’un coup. Combien de points rapportera-t-elle ?
    .done = Trois comptent comme deux : 11 pour sa valeur et 60.
step-cost-of-a-tile =
    .task = Le joueur 1 va acheter une pierre. De combien de points le score change-t-il ?
    .done = Chaque pierre coûte 5 points.
step-buy-anyway =
    .task = Le joueur 1 pourrait poser une pierre, mais préfère la garder. Peut-il en acheter une ?
    .done = Oui. On peut acheter aussi quand on ne veut pas poser. Cela coûte 5 quand même.
step-any-tile-then =
    .task = Le joueur 1 a acheté une pierre. Peut-il poser maintenant 3-3-4, qu’il avait déjà ?
    .done = Oui. Après un achat, on peut poser n’importe quelle pierre, pas seulement la nouvelle.
step-pass-too-soon =
    .task = Le joueur 1 a acheté deux pierres, et rien ne convient. Peut-il passer ?
    .done = C’est juste : tant que la pioche a des pierres, il faut d’abord en acheter trois.
step-a-fourth-tile =
    .task = Le joueur 1 a acheté trois pierres, et rien ne convient. Peut-il en acheter une quatrième ?
    .done = C’est juste : trois par tour, et pas plus.
step-cost-of-passing =
    .task = Le joueur 1 va acheter trois pierres, puis passer. De combien de points le score change-t-il en tout ?
    .done = Trois fois 5, puis encore 10.
step-keep-it-back =
    .task = La pioche est vide, et le joueur 2 pourrait poser une pierre mais préfère attendre. Peut-il passer ?
    .done = C’est juste : avec une pioche vide, on pose si on peut.
step-cost-of-the-last =
    .task = Le joueur 1 va acheter la dernière pierre de la pioche, et rien ne convient. Combien de points coûte le tour ?
    .done = 5 pour la pierre, et rien pour passer : il n’y en avait pas d’autre à acheter.
step-third-and-last =
    .task = La troisième pierre que le joueur 1 achète est la dernière de la pioche, et rien ne convient. Passer coûte-t-il encore 10 points ?
    .done = Oui : trois pierres achetées et aucune posée.
step-who-still-plays =
    .task = Le joueur 1 a commencé. Le joueur 2 va poser sa dernière pierre et faire tinter la sonnette. À qui est-ce ensuite ?
    .done = Le joueur 3 a eu un tour de moins, et joue encore.
step-worth-of-the-bell =
    .task = Le joueur 2 fait tinter la sonnette, puis le joueur 3 pose aussi sa dernière pierre. Le joueur 1 garde 3, 13 et 6. Combien de points le joueur 2 reçoit-il à la fin de la manche ?
    .done = 25 pour la sonnette, et 22 pour ce que garde le joueur 1. Le joueur 3 est le deuxième, et n’a pas de bonus.
step-one-more-turn =
    .task = La sonnette a tinté, et le joueur 3 a eu le dernier tour. Le joueur 1 garde trois pierres. Peut-il encore en acheter une ?
    .done = C’est juste : le joueur 1 a commencé, donc tous les trois ont eu autant de tours. La manche est finie.
step-who-won-blocked =
    .task = Le joueur 1 va acheter la dernière pierre, et personne ne pourra plus poser. La manche est-elle finie ?
    .done = Oui. Celui qui garde le moins gagne une manche bloquée.
step-what-losers-lose =
    .task = Le joueur 1 a 199 points et achète la dernière pierre. Le jeu est bloqué, et il garde 23. Combien de points a-t-il alors ?
    .done = 199 moins les 5 de la pierre. Celui qui perd une manche bloquée ne perd rien pour ce qu’il garde.
step-pass-and-wait =
    .task = La pioche est vide, et personne n’a de pierre qui convient. Le joueur suivant peut-il passer et attendre ?
    .done = C’est juste : il n’y a rien à attendre. Si le jeu est bloqué, la manche finit tout de suite.
step-worth-of-a-tie =
    .task = Le joueur 3 va poser 2-5-5, et le jeu sera bloqué. Les joueurs 1 et 2 gardent 5 chacun, et le joueur 3 garde 18. Combien de points le joueur 1 reçoit-il ?
    .done = 18 du joueur 3, moins ses propres 5. Les joueurs 1 et 2 ne se donnent rien.
step-who-is-ahead =
    .task = Le joueur 2 a 52 points, le joueur 1 en a 58. Le joueur 2 va poser sa dernière pierre, de valeur 10, et le joueur 1 en garde 13. Qui aura le plus de points ?
    .done = 52 et 10, et 25 pour la sonnette, et 13 de l’autre : 100 points.
step-equal-points =
    .task = La même chose, mais le joueur 1 a déjà 100 points. Qui en aura le plus ?
    .done = 100 chacun : ils partagent la victoire.
step-cost-of-time =
    .task = À cette table, chaque tour a une limite de temps, et le temps est presque écoulé. De combien de points le score change-t-il ?
    .done = Le tour est fini et coûte 10 points.
step-kids-hexagon =
    .task = Avec le comptage simple, 0-3-3 va fermer un hexagone. Combien de points rapportera-t-elle ?
    .done = Une pierre vaut 1 point, et avec un hexagone 2.
step-kids-last-tile =
    .task = Avec le comptage simple, le joueur 2 va poser sa dernière pierre et faire tinter la sonnette. Combien de points cela rapportera-t-il ?
    .done = 1 pour la pierre, et 5 pour le premier qui n’a plus de pierres.
step-kids-blocked-worth =
    .task = Avec le comptage simple, le joueur 1 a 27 points et le joueur 2 en a 25, et le jeu va être bloqué. Qui aura le plus de points ?
    .done = Avec le comptage simple, un jeu bloqué ne rapporte rien à personne.
step-without-points =
    .task = À cette table, on ne compte pas. Le joueur 2 va poser sa dernière pierre. Combien de points rapportera-t-elle ?
    .done = Aucun. Le premier qui n’a plus de pierres a gagné.
step-equal-lots =
    .task = Les joueurs vont tirer 1-4-5, 0-5-5 et 0-0-2. Faut-il que certains tirent encore ?
    .done = Oui : 1-4-5 et 0-5-5 valent 10 toutes les deux.
step-room-for-the-next =
    .task = Le joueur 1 voudrait poser 3-3-3 au prochain tour. Quelle pierre poser d’abord, pour que 3-3-3 convienne ensuite ?
    .done = 3-3-4 laisse un côté avec deux trois. 3-4-4 rapporte un point de plus, mais 3-3-3 ne convient alors nulle part.
step-one-of-a-kind =
    .task = Le creux à gauche demande 4-4-5. Quelqu’un peut-il encore y poser cette pierre ?
    .done = C’est juste : 4-4-5 est déjà sur la table, et chaque pierre n’existe qu’une fois.
step-empty-for-good =
    .task = Le creux à gauche restera vide. Touche la pierre qui le montre.
    .done = Voilà 4-4-5. Regarde donc avant d’attendre une pierre.
step-first-turns =
    .task = Tu es le joueur 1, et Gourmand est le joueur 2. Joue cinq tours.
    .done = Cinq tours ! Continue si tu veux.

## Why a place is not the one that was asked for

pool-buys = Ici, on peut acheter une pierre. Mais on te demande ce que tu as déjà.
not-around = Ceci ne touche pas le coin qui est au milieu de l’hexagone.

## Off the path

gone-placed = { $wanted ->
        [bridge] { $tile } ne fait pas de pont à cet endroit.
       *[hexagon] { $tile } ne ferme pas d’hexagone à cet endroit.
    }
useless-buy = { $count ->
        [one] Acheter a coûté { $price } points, et une des pierres du chevalet convenait.
       *[other] Acheter a coûté { $price } points, et { $count } des pierres du chevalet convenaient.
    }

## Pourquoi un coup est permis

allowed-first = La table est vide, toute pierre convient donc.
allowed-placed = { $tile } touche par un côté entier, et tous les chiffres qui se touchent sont égaux.
allowed-buy = Au lieu de poser, on peut acheter, jusqu’à trois fois dans un tour, tant que la pioche a des pierres.
allowed-pass = { $bought ->
        [3] Trois pierres ont été achetées, et le tour peut alors finir.
       *[other] La pioche est vide, et aucune pierre du chevalet ne convient.
    }

## Reasons: each completes “Non”

because-tiles_set = cette pierre est déjà sur la table
because-setup_deal = chacun prend d’abord ses pierres
because-start_highest = la plus forte pierre tirée commence
because-start_tie = les joueurs à égalité tirent de nouveau
because-start_any-tile = la première pierre va au milieu
because-start_must-place = au premier tour on pose, on n’achète pas
because-turn_order = c’est à quelqu’un d’autre de jouer
because-place_side = un côté entier doit toucher une autre pierre
because-place_match = tous les chiffres qui se touchent doivent être égaux
because-place_touched-corner = un coin qui touche seulement doit convenir aussi
because-buy_must = si on ne pose pas, on doit acheter
because-buy_place = après l’achat, on peut encore poser
because-buy_fail = il faut d’abord en acheter trois
because-pool_empty = la pioche est vide
because-pool_must-place = avec une pioche vide, on doit poser si on peut
because-end_bell = la manche est finie
because-end_equal-turns = tout le monde a joué autant de tours
because-end_blocked = plus personne ne peut poser

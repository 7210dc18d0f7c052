# Le cours de Triominos, en français.

## Chapters

chapter-laying-tiles = Poser des pierres
    .learnt = Une pierre se pose par un côté entier, et partout où des coins se touchent, les nombres sont égaux.
chapter-first-tile = La première pierre
    .learnt = Le premier joueur pose la pierre qu’il veut et marque sa valeur.
chapter-rings = Ponts et hexagones
    .learnt = Un pont rapporte 40 points de plus, un hexagone 50, deux d’un coup 60.
chapter-buying = Quand rien ne va
    .learnt = Acheter coûte 5 points par pierre. Après trois pierres pour rien, le tour est fini, pour 25 en tout.
chapter-empty-pool = La pioche est vide
    .learnt = Avec une pioche vide, tu poses si tu peux. Sinon, ton tour passe et ne coûte rien.
chapter-round-ends = Comment finit une manche
    .learnt = Celui qui pose sa dernière pierre sonne, puis chacun aura eu le même nombre de tours.
chapter-match = Le match entier
    .learnt = Le plus de points gagne le match, et à égalité, on partage.
chapter-house-rules = Règles maison
    .learnt = Un chronomètre, un comptage simple pour les enfants, ou pas de points du tout : une table peut choisir.
chapter-who-begins = Qui commence ?
    .learnt = La plus haute pierre commence. À égalité, on tire encore.
chapter-now-play = À toi de jouer
    .learnt = Tu as joué contre Gourmand. Essaie maintenant une manche entière !

## The figures of the source

figure-name = Figure { $figure } de la règle du jeu

## Steps

step-which-tiles-fit =
    .task = Touche chaque pierre de ton chevalet qui va quelque part.
    .done = Trois sur quatre vont quelque part. 2-2-4 ne trouve aucun côté avec les deux mêmes nombres.
step-into-the-notch =
    .task = Quelle pierre va dans le creux entre les deux autres ?
    .done = Elle touche deux côtés, et les nombres sont égaux sur les deux.
step-far-corner =
    .task = Le côté de 1-3-3 va à côté de 2-3-3. Peut-on la poser là ?
    .done = Oui : son coin opposé touche une autre pierre, avec un autre nombre.
step-any-tile-first =
    .task = La table est vide, et tu as 5-5-5. Peux-tu commencer avec 0-0-2 ?
    .done = Oui. Toute pierre convient, seulement il y a moins de points.
step-worth-of-the-first =
    .task = 5-5-5 sera la première pierre. Combien de points vaut-elle ?
    .done = 5 et 5 et 5 : quinze, sans bonus pour la première pierre.
step-where-a-bridge =
    .task = Où 3-3-5 fait-elle un pont ? Touche cette place.
    .done = Elle est contre un côté, et son coin opposé touche une pierre de l’autre côté du vide.
step-worth-of-a-bridge =
    .task = 3-3-5 va faire le pont. Combien de points rapportera-t-elle ?
    .done = Sa valeur de 11 et 40 pour le pont.
step-bridge-as-well =
    .task = 0-3-3 va fermer l’hexagone. Combien de points rapportera-t-elle ?
    .done = Sa valeur de 6 et 50. Un hexagone ne compte pas en plus comme un pont.
step-three-at-once =
    .task = 2-4-5 va fermer trois hexagones d’un coup. Combien de points rapportera-t-elle ?
    .done = Trois comptent comme deux : sa valeur de 11 et 60.
step-cost-of-a-tile =
    .task = Le joueur 1 va acheter une pierre. Combien de points cela change-t-il ?
    .done = Chaque pierre coûte 5 points.
step-any-tile-then =
    .task = Le joueur 1 a acheté une pierre. Peut-il poser maintenant 3-3-4, qu’il avait déjà ?
    .done = Oui. Après un achat, on peut poser n’importe quelle pierre, pas seulement la nouvelle.
step-pass-too-soon =
    .task = Le joueur 1 a acheté deux pierres, et rien ne va. Peut-il passer ?
    .done = Oui : tant que la pioche a des pierres, il faut d’abord en acheter trois.
step-cost-of-passing =
    .task = Le joueur 1 va acheter trois pierres, puis passer. Combien de points cela change-t-il en tout ?
    .done = Trois fois 5, puis encore 10.
step-keep-it-back =
    .task = La pioche est vide, et le joueur 2 pourrait poser une pierre mais préfère attendre. Peut-il passer ?
    .done = Oui : avec une pioche vide, on pose ce qui va.
step-cost-of-the-last =
    .task = Le joueur 1 va acheter la dernière pierre de la pioche, et rien ne va. Combien de points coûte le tour ?
    .done = 5 pour la pierre, et rien pour passer : il n’y en avait pas d’autre à acheter.
step-third-and-last =
    .task = La troisième pierre que le joueur 1 achète est la dernière de la pioche, et rien ne va. Passer coûte-t-il encore 10 points ?
    .done = Oui : trois pierres achetées et aucune posée.
step-who-still-plays =
    .task = Le joueur 1 a commencé. Le joueur 2 va poser sa dernière pierre et sonner. À qui est-ce ensuite ?
    .done = Le joueur 3 a eu un tour de moins, et joue encore.
step-who-won-blocked =
    .task = Le joueur 1 va acheter la dernière pierre, et personne ne pourra plus poser. La manche est-elle finie ?
    .done = Oui. Celui qui garde le moins gagne une manche bloquée.
step-who-is-ahead =
    .task = Le joueur 2 a 52 points, le joueur 1 en a 58. Le joueur 2 va poser sa dernière pierre, de valeur 10, et le joueur 1 en garde 13. Qui aura le plus de points ?
    .done = 52 et 10, et 25 pour la sonnette, et 13 de l’autre : 100 points.
step-equal-points =
    .task = La même chose, mais le joueur 1 a déjà 100 points. Qui en aura le plus ?
    .done = 100 chacun : ils partagent le match.
step-cost-of-time =
    .task = À cette table, un tour a une limite, et le temps va s’écouler. Combien de points cela change-t-il ?
    .done = Le tour est fini et coûte 10 points.
step-kids-hexagon =
    .task = Avec le comptage simple, 0-3-3 va fermer un hexagone. Combien de points rapportera-t-elle ?
    .done = Une pierre vaut 1 point, et avec un hexagone 2.
step-kids-blocked-worth =
    .task = Avec le comptage simple, le joueur 1 a 27 points et le joueur 2 en a 25, et la table va être bloquée. Qui aura le plus de points ?
    .done = Une table bloquée ne rapporte rien à personne avec le comptage simple.
step-without-points =
    .task = À cette table, on ne compte pas. Le joueur 2 va poser sa dernière pierre. Combien de points rapportera-t-elle ?
    .done = Aucun. Le premier qui n’a plus de pierres a gagné.
step-equal-lots =
    .task = Les joueurs vont tirer 1-4-5, 0-5-5 et 0-0-2. Faut-il que certains tirent encore ?
    .done = Oui : 1-4-5 et 0-5-5 valent 10 tous les deux.
step-first-turns =
    .task = Tu es le joueur 1, et Gourmand est le joueur 2. Joue cinq tours.
    .done = Cinq tours ! Continue si tu veux.

## Why a place is not the one that was asked for

pool-buys = Ici, on peut acheter une pierre. Mais on te demande ce que tu as déjà.

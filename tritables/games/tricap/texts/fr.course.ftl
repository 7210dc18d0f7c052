# Le cours de Tri-Cap, en français.

## Chapters

chapter-first-cards = Les premières cartes
    .lead = Tu gagnes si tu captures le plus de cartes. C’est le travail de ta carte active : devant toi, elle attend la bonne carte au centre.
    .learnt = Chacun pose une carte, on les retourne toutes en même temps, puis vient la carte du centre.
chapter-one-rank-away = Un rang d’écart
    .lead = Pour capturer, il te faut une voisine de la carte du centre : une carte d’un rang de plus ou de moins, ou un as.
    .learnt = Un rang au-dessus ou au-dessous, c’est voisin. Le même rang, non. Et un as est voisin de tout.
chapter-the-pile-grows = La pile grandit
    .lead = Pourquoi prendre une carte quand il pourrait y en avoir cinq ? La pile du centre grandit, et qui la capture a toutes ses cartes.
    .learnt = Ce que personne ne prend reste là, et celui qui est seul à avoir une carte voisine de celle du dessus peut tout prendre.
chapter-take-and-lay = Prendre ou attendre ?
    .lead = C’est ici que Tri-Cap se gagne : prendre la pile tout de suite, ou passer et en espérer une plus grande ? Regarde d’abord.
    .learnt = Celui qui prend la pile pose une nouvelle carte active ; si sa main est vide, il en pioche d’abord trois. Celui qui passe garde l’ancienne.
chapter-tricap = Tricap !
    .lead = Si plus d’un joueur a une voisine, personne n’a la pile. C’est un Tricap : sache donc qui d’autre attend ta carte.
    .learnt = Quand plusieurs joueurs ont une carte voisine, personne ne prend la pile, et chacun reçoit de nouvelles cartes.
chapter-empty-hand = Quand ta main est vide
    .lead = Trois cartes, c’est vite parti, mais une main vide ne t’arrête pas : ta carte active peut encore capturer.
    .learnt = Passer ne demande pas de carte. Une main vide en reçoit trois quand il en faut une ou, si la table pioche tôt, tout de suite.
chapter-how-it-ends = Comment ça finit
    .lead = S’il faut une carte et que la pioche est vide, la partie finit. Ce qui reste au centre n’est à personne : n’attends pas trop.
    .learnt = La partie finit quand il faut une carte et qu’il n’y en a plus. Chaque carte capturée est un point, et celui qui en a le plus gagne.
chapter-think-ahead = Penser à la suite
    .lead = Ce qui est permis n’est pas toujours malin. Un as est voisin de toutes les cartes : il peut attendre, et parfois cela paie.
    .learnt = Attends un rang que personne d’autre n’attend, laisse un as monter la garde, et n’attends pas trop longtemps.
chapter-now-play = À toi de jouer
    .lead = Regarde d’abord comment une partie finit, puis affronte de vrais adversaires. À chaque pile, demande-toi : la prendre, ou la laisser grandir ?
    .learnt = Tu sais prendre, attendre, ce que fait un Tricap et quand tout finit.
chapter-fine-points = Les finesses
    .lead = Dans une vraie partie, quelqu’un posera ces questions, et toute une pile peut dépendre de la réponse. Découvre-la ici.
    .learnt = Le roi et le 2 ne se touchent pas, passer est définitif, et après un Tricap seule une nouvelle carte du centre compte.

## Steps

step-whole-round =
    .task = Regarde une fois, coup par coup : chacun pose une carte, la carte du centre arrive, et le joueur 1 prend la pile.
    .done = La pile est capturée. Le joueur 1 pose alors une nouvelle carte, et la prochaine carte du centre peut venir.
step-what-is-due =
    .task = Personne n’a encore posé de carte. Peut-on retourner la carte du centre maintenant ?
    .done = C’est juste : d’abord, chacun en pose une.
step-who-takes-first =
    .task = La carte du centre sera 7♦. Qui aura une carte voisine, juste un rang au-dessus ou au-dessous ?
    .done = Le 8 est juste au-dessus du 7. La dame (Q) et le 3 sont plus loin.
step-which-is-next =
    .task = Tu poses une de ces cartes, face visible, puis la carte du centre sera 9♥. Avec laquelle pourrais-tu la prendre ?
    .done = Le 10 est un rang au-dessus du 9. L’autre 9 a le même rang, et le 7 est à deux rangs.
step-two-on-king =
    .task = Tu as un 2, et la carte du centre sera un roi. Ces deux cartes sont-elles voisines ?
    .done = Non : le 2 et le roi sont les deux bouts, et ils ne se touchent pas.
step-who-is-next =
    .task = La carte du centre sera 5♥. Touche chaque carte active qui en sera voisine.
    .done = Le 6, le 4 et l’as. L’autre 5 a le même rang, et cela ne compte pas.
step-other-suit =
    .task = La carte du centre sera 10♥, et tu as 9♣ : du trèfle et non du cœur. Pourras-tu la prendre ?
    .done = Oui. La couleur (♠ ♥ ♦ ♣) ne compte pas, seulement le rang.
step-how-many-cards =
    .task = Trois cartes sont au centre. On retourne le 7, et tu prends la pile avec ton 6. Combien de points ?
    .done = Quatre du centre et le 6 lui-même : cinq cartes, cinq points.
step-top-card-counts =
    .task = Un 9 est sur la pile, et la prochaine carte sera Q♥. Qui aura une carte voisine ? Touche cette carte active.
    .done = Seule la carte du dessus compte. Le 10 est voisin du 9, mais la dame vient par-dessus le 9.
step-who-lays-again =
    .task = Tu as pris la pile. Peut-on retourner la prochaine carte du centre ?
    .done = C’est juste : tu poses d’abord une nouvelle carte active, face visible.
step-what-one-wins =
    .task = Tu vas prendre la pile. D’où viennent les cartes que tu captures ? Touche les deux endroits.
    .done = Trois de la pile du centre, et le valet qui la prend : quatre cartes.
step-may-one-wait =
    .task = Tu pourrais prendre quatre cartes : trois du centre et la tienne. Peux-tu les laisser et attendre ?
    .done = Oui. La pile peut grandir, mais un autre peut la prendre avant.
step-changed-my-mind =
    .task = Tu as passé, et tu le regrettes. Peux-tu encore prendre la pile ?
    .done = C’est juste : l’occasion est passée. On retourne d’abord la prochaine carte.
step-two-share =
    .task = La prochaine carte sera 8♣. Tu as un 9, et le joueur 3 un 7. Qui prend la pile ?
    .done = Personne : on ne partage pas. Deux joueurs avec une carte voisine, c’est un Tricap.
step-why-nobody =
    .task = La prochaine carte sera Q♣, et personne n’aura la pile. Touche chaque carte active qui le prouve.
    .done = Un roi et un valet, un de chaque côté de la dame. Cela fait deux joueurs, donc un Tricap.
step-whose-card =
    .task = Tu as un 8, et le joueur 2 un 6. Avec laquelle de ces cartes du centre peux-tu prendre la pile ?
    .done = Le 9 n’est voisin que du 8. Le 7 et l’as sont voisins des deux cartes, et l’autre 8 d’aucune.
step-ace-too =
    .task = Tu as un as, et le joueur 2 un valet. La prochaine carte sera un 10. Est-ce un Tricap ?
    .done = Oui : un as est voisin de toutes les cartes. Si quelqu’un d’autre a aussi une carte voisine, c’est donc un Tricap.
step-ace-meets-ace =
    .task = La prochaine carte sera A♥. Touche chaque carte active qui en sera voisine.
    .done = Toutes, l’autre as aussi. C’est pourquoi un as au centre est toujours un Tricap.
step-old-top-card =
    .task = Après un Tricap, chacun a posé une nouvelle carte. Ton 7 est voisin du 8 qui est encore dessus. Peux-tu prendre la pile ?
    .done = C’est juste : il faut d’abord une nouvelle carte du centre, et c’est elle qui compte.
step-pass-with-nothing =
    .task = Ta main est vide, et tu pourrais prendre la pile. Peux-tu aussi passer ?
    .done = Oui. Pour passer, il ne faut pas de carte, donc on n’en pioche pas.
step-last-still-counts =
    .task = La dernière carte de la pioche sera J♥, voisine de ta dame. La partie est-elle alors finie ?
    .done = Non : tu peux encore prendre la pile. La partie ne finit que s’il faut une carte et qu’il n’y en a plus.
step-who-has-won =
    .task = La dernière carte de la pioche sera un 2, et personne n’a de carte voisine. Qui a gagné alors ?
    .done = Celui qui a capturé le plus de cartes. Ce qui reste au centre n’est à personne.
step-equal-piles =
    .task = Les deux joueurs ont capturé 23 cartes. La dernière carte de la pioche sera un 2, et personne n’a de carte voisine. Qui a gagné alors ?
    .done = Tous les deux : à égalité, on gagne ensemble. Il ne faut pas plus de la moitié des cartes.
step-three-to-draw =
    .task = Ta main est vide, et tu vas prendre la pile. Combien de cartes faut-il dans la pioche pour que tu puisses encore poser une nouvelle carte active ?
    .done = Trois : avec une main vide, tu en pioches trois pour cela. S’il y en a juste trois, la pioche est alors vide, et la partie finit dès qu’il faut la prochaine carte du centre.
step-waiting-pays =
    .task = Tu pourrais capturer trois cartes, mais tu passes. Une dame vient, et tu passes encore. Puis un 9 vient, et tu prends la pile. Combien de points ?
    .done = Cinq au lieu de trois. Un as a une carte voisine quoi qu’il vienne : il peut attendre. Avec une autre carte, mieux vaut souvent prendre tout de suite.
step-same-wish =
    .task = Le joueur 2 a un 7, et tu choisis le 9 comme nouvelle carte active. Puis un 8 vient. Qui peut le prendre ?
    .done = Personne : les deux attendaient le 8. Le roi aurait été seul à attendre une dame.
step-ace-on-guard =
    .task = Quatre cartes attendent au centre. Tu poses un as, et le joueur 2 un 9, puis un 10 vient. Qui peut prendre la pile ?
    .done = Personne. Un as monte la garde : tant qu’il est là, personne d’autre ne peut être seul à avoir une carte voisine.
step-too-patient =
    .task = Il reste une carte dans la pioche. Tu pourrais prendre la pile, trois cartes et la tienne, mais tu attends. La dernière carte est un 2. Combien de points la pile te rapporte-t-elle ?
    .done = Aucun : ce qui reste au centre n’est à personne. Quand la pioche devient mince, prends ce que tu peux.
step-first-rounds =
    .task = Tes deux adversaires, joués par l’ordinateur, s’appellent tous deux Gourmand : ils font ce qui semble le mieux tout de suite. Joue jusqu’à ce que tu aies choisi deux fois entre prendre la pile et passer. Jusqu’ici : { $turns } sur 2.
    .done = Tu as pris la pile { $one_capture } fois, passé { $one_pass } fois, et capturé { $score ->
            [one] une carte
           *[other] { $score } cartes
        } ; le meilleur de tes adversaires en a { $others }. Joue la partie jusqu’au bout si tu veux, ou passe à la suite.

## Why a place is not the one that was asked for

not-captured = { $what ->
        [hand] Une carte en main n’est pas capturée.
        [deck] La pioche n’est pas capturée.
        [active] Cette carte active est à un autre joueur, et elle reste là.
       *[captured] Les cartes capturées viennent ici. Touche celles qui vont s’y ajouter.
    }
only-active = Seules les cartes actives comptent, celles qui sont face visible devant les joueurs.
only-open = Seules comptent la carte du dessus de la pile et les cartes actives : elles sont visibles.

## Off the path

gone-passed = { $who ->
        [you] Tu as passé
       *[any] Le joueur { $player } a passé
    }, et la pile reste donc en place.
gone-taken = { $who ->
        [you] Tu as pris
       *[any] Le joueur { $player } a pris
    } la pile au lieu d’attendre.

## What a move costs where another one scores

costs-pass = { $count ->
        [one] Si tu passes, tu laisses une carte que personne d’autre ne peut prendre maintenant.
       *[other] Si tu passes, tu laisses { $count } cartes que personne d’autre ne peut prendre maintenant.
    }

## Pourquoi un coup est permis

allowed-take = { $active } est voisin de { $card }, et personne d’autre n’a de voisin.
allowed-pass = Un joueur qui pourrait prendre la pile peut toujours passer.
allowed-lay = Il faut une nouvelle carte active, et toute carte de la main convient.
allowed-centre = Toutes les cartes actives sont posées, et personne ne peut prendre la pile. La carte suivante du centre arrive donc.

## Reasons: each completes “Non”

because-round_lay = d’abord, chacun pose une carte
because-round_centre = il faut d’abord une nouvelle carte au centre
because-adjacent = une carte voisine est exactement un rang au-dessus ou au-dessous
because-one_replace = il faut d’abord une nouvelle carte active
because-one_pass = on ne passe que si on pouvait prendre la pile
because-one_capture = il faut d’abord prendre la pile ou passer
because-setup_three-each = les couleurs ne vont pas ensemble
because-tricap = plusieurs joueurs ont une carte voisine
because-redraw = ta main n’est pas encore vide
because-redraw_late = on ne pioche que quand il faut poser une carte
because-end_deck = la pioche n’a plus assez de cartes

## A move as practice asks about it: may it be, and as it is told before a question

asked-action-pass =
    .may = Peux-tu passer maintenant ?
    .told = Tu passes.
    .who = Qui peut alors prendre la pile, avant la carte suivante ?
    .so-nobody = Personne ne peut alors prendre la pile avant la carte suivante. Quelle règle le dit ?
asked-draw-shuffle =
    .may = Peut-on mélanger les cartes maintenant ?
    .told = On mélange et on distribue.
asked-move-lay =
    .may = Peux-tu poser { $card } maintenant ?
    .told = Tu poses { $card }.
asked-move-take =
    .may = Peux-tu prendre la pile maintenant ?
    .told = Tu prends la pile.
asked-move-centre =
    .may = Peut-on retourner une carte au centre maintenant ?
    .told = On retourne { $card } au centre.
    .who = Qui peut alors prendre la pile ?
    .so = { $who ->
            [you] Tu peux
           *[any] { seat-name } peut
        } alors prendre la pile. Quelle règle le dit ?
    .so-nobody = Personne ne peut alors prendre la pile. Quelle règle le dit ?
asked-move-draw =
    .may = { $who ->
            [you] Peux-tu piocher
           *[any] { seat-name } peut-il piocher
        } de nouvelles cartes maintenant ?
    .told = { move-draw }.

## La carte active qui peut prendre la pile, comme l’entraînement le demande

ask-taker = { $card } est retourné au centre. Quelle carte active peut prendre la pile ?
take-active = { $who ->
        [you] Ton { $card }
       *[any] { $card } du joueur { $player }
    }
take-none = Aucune carte active n’est voisine de { $card }, donc personne ne peut prendre la pile.
take-some = Il y a une carte voisine de { $card }.
take-more = Plus d’une carte active est voisine de { $card } : c’est un Tricap.
take-fewer = Il n’y a pas autant de cartes voisines de { $card }.
take-only = Seul { $active } est voisin de { $card }.
take-also = { $active } est voisin de { $card }, mais pas le seul.
take-far = { $active } n’est pas voisin de { $card }.
take-no-card = Aucune
take-many = Plus d’une : un Tricap

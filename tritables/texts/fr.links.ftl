# Liens : une position ou une manche dans une adresse.

link-opened-position = La position du lien est sur le plateau.
link-opened-round = La manche du lien est sur le plateau. Parcours-la, ou commence une nouvelle partie.
link-asks-position = Ce lien contient une position de { $game }. L’ouvrir ici ? Ce qui a été joué ici disparaît.
link-asks-round = Ce lien contient une manche de { $game }. L’ouvrir ici ? Ce qui a été joué ici disparaît.
link-elsewhere-position = Ce lien contient une position de { $game }. Pour jouer à partir de là, ouvre-le sur une page qui a une table de { $game }.
link-elsewhere-round = Ce lien contient une manche de { $game }. Pour la parcourir, ouvre-le sur une page qui a une table de { $game }. Elle commence ainsi :
link-seen = Ce lien montre une position de { $game } comme quelqu’un l’a vue. Elle est là pour être regardée.
link-word-open = Ouvrir
link-word-stay = Laisser ainsi
link-of-position = Cette position
link-of-round = Toute la manche
link-of-seen = Ce que tu vois
link-note-position = Qui l’ouvre joue à partir d’ici.
link-note-round = Qui l’ouvre parcourt tous les coups.
link-note-seen = Ce qui t’est caché n’y est pas : qui l’ouvre peut regarder, mais pas continuer à jouer.
bad-link-position = Ce lien ne contient pas de position à partir de laquelle on peut jouer.

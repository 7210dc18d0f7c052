# L’éditeur : une position se prépare à la main.

bad-no-editor = Les positions de { $game } ne se préparent pas encore à la main.
bad-no-desk = Aucune position n’est en préparation ici.
bad-at-desk = Préparez d’abord la position, puis jouez.
edit-nothing-there = Il n’y a rien à prendre ici.
edit-no-choice = Ce choix n’est pas proposé ici.
edit-clear = Tout dans la boîte
edit-status = { $count ->
        [0] Cette position est complète.
        [one] Préparez une position. Il reste une chose à corriger.
       *[other] Préparez une position. Il reste { $count } choses à corriger.
    }
edit-task-event = Montre-le sur le plateau : { $title }.
edit-task-refusal = Essaie, et vois pourquoi c’est interdit : { $title }.
edit-form-python = Python
edit-form-text = Texte
edit-form-link = Lien
edit-word-faults = À corriger
edit-word-ready = Tout est à sa place.
edit-word-tools = Remplissage rapide
edit-word-play = Jouer à partir d’ici
edit-word-copy = Copier comme
edit-word-copied = C’est copié.
edit-word-lesson = En faire une leçon
edit-word-aim = Que doit montrer l’élève ?
edit-word-task = La consigne, avec vos mots
edit-word-make = Ouvrir la leçon
edit-word-back = Revenir à la préparation
edit-word-study = Revoir et commenter
edit-word-hint = Faites glisser une pièce, ou touchez-la puis touchez l’endroit où elle va.
edit-word-code = Ce qui est copié
edit-word-allowed = À faire
edit-word-refused = À essayer, bien que ce soit interdit
edit-word-more = Points, joueurs et règles maison

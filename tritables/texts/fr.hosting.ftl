gate-title = Ces tables sont pour une classe
gate-why = Utilise le lien qu’on t’a donné : il contient le mot de passe. Ou tape le mot de passe ici.
gate-wrong = Ce n’est pas le bon mot de passe. Regarde encore ton lien, ou demande à la personne qui te l’a donné.
gate-cookie = C’est le bon mot de passe, mais ce navigateur ne garde pas de cookies ici : tu ne peux donc pas entrer. Cette page est-elle dans une autre ? Ouvre alors le lien de la classe dans un onglet à part.
gate-secret = Le mot de passe de ta classe
gate-enter = Entrer

# Where there is nothing to see.
refused-400 = Cette demande n’a pas été comprise
refused-400-why = Il y a dans l’adresse ou dans la demande quelque chose qui n’a pas de sens ici. Repars de la page de tous les jeux.
refused-403 = Tu n’y as pas accès
refused-403-why = La page est peut-être trop ancienne, ou le lien vient d’ailleurs. Repars de la page de tous les jeux.
refused-404 = Il n’y a pas de page ici
refused-404-why = Il y a peut-être une faute dans l’adresse, ou la page a déménagé.
refused-405 = C’est impossible ici
refused-405-why = On peut seulement consulter cette adresse.
refused-500 = Quelque chose n’a pas marché ici
refused-500-why = Ce n’est pas ta faute. Réessaie dans un instant ; si cela continue, préviens la personne qui s’occupe de ces pages.
refused-long = C’est trop long pour être envoyé au plateau.
refused-host = Ce serveur ne répond pas au nom qui est dans l’adresse. La personne qui le fait tourner peut ajouter l’adresse entière, par exemple avec { $command }

# Where all places are taken.
full-title = Toutes les tables sont prises
full-why = { $count ->
    [one] Il y a une seule table ici, et quelqu’un y est assis.
   *[other] Il y a { $count } tables ici, et quelqu’un est assis à chacune.
}
full-next = C’est bientôt à toi.
full-before = Personnes avant toi : { $count }
full-stay = Laisse cette page ouverte : dès que c’est ton tour, elle te fait entrer.
full-instead = Jouer dans ton navigateur, sans attendre

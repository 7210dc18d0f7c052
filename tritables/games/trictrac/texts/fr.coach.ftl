# Ce que dit l’entraîneur du Tric Trac.
outlook-throws = J’ai regardé les 21 jets qui peuvent suivre, chacun avec la meilleure réponse que je trouve.
coach-reply = C’est le jet { $tag } qui coûte le plus. Voici ce qui peut alors se jouer :

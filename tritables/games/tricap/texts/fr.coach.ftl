# Ce que dit l’entraîneur de Tri-Cap.
outlook-cards = J’ai regardé chaque carte qui peut suivre, toutes aussi probables les unes que les autres.
outlook-reply = Comme prochaine carte, { $card } coûterait le plus. Voici ce qui peut alors arriver :

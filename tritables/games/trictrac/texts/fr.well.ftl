# The course “Playing well”: the principles, in the order of what each wins alone.

principle-plan = Pense au jet entier
chapter-well-plan = Vois le jet entier
    .lead = Où te mènent tous les dés ensemble ? Regarde d’abord la fin du jet, puis choisis le chemin.
    .learnt = Qui ne fait que cela, et joue sinon au hasard, gagne environ 89 manches sur 100 contre quelqu’un qui joue toujours au hasard.
principle-hit = Frappe un pion seul
chapter-well-hit = Frappe un pion seul
    .lead = Un pion frappé recommence tout son chemin. Si tu peux en frapper un, regarde d’abord ce coup-là.
    .learnt = Qui ne fait que cela, et joue sinon au hasard, gagne environ 73 manches sur 100 contre quelqu’un qui joue toujours au hasard.
principle-block = Barre le chemin
chapter-well-block = Barre le chemin
    .lead = Deux pions ensemble ferment une flèche. Ferme des flèches sur le chemin de l’autre, hors de sa maison.
    .learnt = Qui ne fait que cela, et joue sinon au hasard, gagne environ 71 manches sur 100 contre quelqu’un qui joue toujours au hasard.
principle-hold = Garde tes pions par deux
chapter-well-hold = Garde tes pions par deux
    .lead = Sur une flèche à deux pions ou plus, rien ne peut être frappé, et l’autre ne peut s’y poser. Tiens-en le plus possible.
    .learnt = Qui ne fait que cela, et joue sinon au hasard, gagne environ 70 manches sur 100 contre quelqu’un qui joue toujours au hasard.
principle-spread = N’entasse pas
chapter-well-spread = N’entasse pas
    .lead = Plus de quatre pions sur une flèche n’y font pas grand-chose. Mets les autres là où ils ferment quelque chose.
    .learnt = Qui ne fait que cela, et joue sinon au hasard, gagne environ 59 manches sur 100 contre quelqu’un qui joue toujours au hasard.
principle-safe = Ne laisse rien seul
chapter-well-safe = Ne laisse rien seul
    .lead = Un pion seul peut être frappé, et tout son chemin est perdu. Plus il est loin, plus cela coûte.
    .learnt = Qui ne fait que cela, et joue sinon au hasard, gagne environ 54 manches sur 100 contre quelqu’un qui joue toujours au hasard.

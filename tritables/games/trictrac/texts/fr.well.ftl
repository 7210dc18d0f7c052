# The course “Playing well”: the principles, in the order of what each wins alone, and their chapters.
# A chapter is called by its principle’s sentence, which must read well as a title and amid others.

principle-plan = Prévois tout le jet
    .idea = Regarde tout le jet : ensemble, les dés peuvent faire plus ici.
chapter-well-plan = { principle-plan }
    .lead = Où te mènent tous les dés ensemble ? Regarde d’abord la fin du jet, puis choisis le chemin.
    .learnt = Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 89 manches sur 100 contre quelqu’un qui joue toujours au hasard.
principle-hit = Frappe un pion seul
    .idea = Ici, un pion seul peut être frappé.
chapter-well-hit = { principle-hit }
    .lead = Un pion frappé recommence tout son chemin. Si tu peux en frapper un, regarde d’abord ce coup-là.
    .learnt = Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 73 manches sur 100 contre quelqu’un qui joue toujours au hasard.
principle-block = Barre le chemin
    .idea = Ici, ce qui compte, ce sont les flèches que tu fermes sur le chemin de l’autre.
chapter-well-block = { principle-block }
    .lead = Deux pions ensemble ferment une flèche. Ferme des flèches sur le chemin de l’autre, hors de sa maison.
    .learnt = Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 71 manches sur 100 contre quelqu’un qui joue toujours au hasard.
principle-hold = Garde tes pions par deux
    .idea = Ici, ce qui compte, c’est le nombre de flèches que tu tiens à deux pions ou plus.
chapter-well-hold = { principle-hold }
    .lead = Sur une flèche à deux pions ou plus, rien ne peut être frappé, et l’autre ne peut s’y poser. Tiens-en le plus possible.
    .learnt = Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 70 manches sur 100 contre quelqu’un qui joue toujours au hasard.
principle-spread = N’entasse pas tes pions
    .idea = Ici, ce qui compte, c’est de ne pas entasser tes pions sur une flèche.
chapter-well-spread = { principle-spread }
    .lead = Plus de quatre pions sur une flèche n’y font pas grand-chose. Mets les autres là où ils ferment quelque chose.
    .learnt = Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 59 manches sur 100 contre quelqu’un qui joue toujours au hasard.
principle-safe = Ne laisse aucun pion seul
    .idea = Ici, ce qui compte, ce sont les pions que tu laisses seuls.
chapter-well-safe = { principle-safe }
    .lead = Un pion seul peut être frappé, et tout son chemin est perdu. Plus il est loin, plus cela coûte.
    .learnt = Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 54 manches sur 100 contre quelqu’un qui joue toujours au hasard.

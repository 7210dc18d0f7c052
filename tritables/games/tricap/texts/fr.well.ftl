# The course “Playing well”: the principles, in the order of what each wins alone, and their chapters.
# A chapter is called by its principle’s sentence, which must read well as a title and amid others.

principle-take = Prends ce que tu peux
    .idea = Ici, tu peux prendre la pile.
chapter-well-take = { principle-take }
    .lead = Une pile que tu laisses peut être à un autre dès la carte suivante. Le plus souvent, prends-la.
    .learnt = Ce que tu prends est à toi ; ce que tu laisses peut être à un autre dès la carte suivante. Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 78 parties sur 100 contre quelqu’un qui joue toujours au hasard.
principle-weigh = Demande-toi si attendre paie
    .idea = Ici, compare ce que la pile donne maintenant et ce que la carte suivante peut apporter.
chapter-well-weigh = { principle-weigh }
    .lead = Prendre, c’est sûr. Attendre ne paie que si une carte de plus doit t’apporter plus que la pile telle qu’elle est.
    .learnt = Attends seulement si la carte suivante doit t’apporter plus que la pile telle qu’elle est, comme souvent avec un as et une petite pile. Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 78 parties sur 100 contre quelqu’un qui joue toujours au hasard.
principle-count = Compte les cartes à venir
    .idea = Ici, une autre carte de ta main a plus de voisines que tu n’as pas vues.
chapter-well-count = { principle-count }
    .lead = Quelle carte de ta main a le plus de voisines que personne n’a encore vues ? Pose celle-là.
    .learnt = Pose la carte dont il reste le plus de voisines à venir. Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 64 parties sur 100 contre quelqu’un qui joue toujours au hasard.
principle-aces = Ne garde pas tes as
    .idea = Ici, tu peux poser un as.
chapter-well-aces = { principle-aces }
    .lead = Un as est voisin de toutes les cartes. Pose-le tôt : dans ta main, il ne prend rien.
    .learnt = Pose tes as tôt : en main, ils ne prennent rien. Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 55 parties sur 100 contre quelqu’un qui joue toujours au hasard.
principle-middle = Pose des cartes de rang moyen
    .idea = Ici, une autre carte de ta main est plus proche des rangs moyens.
chapter-well-middle = { principle-middle }
    .lead = Rois et deux n’ont de voisines que d’un côté. Une carte de rang moyen en a des deux côtés.
    .learnt = Une carte de rang moyen a des voisines des deux côtés, un roi ou un 2 d’un seul. Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 54 parties sur 100 contre quelqu’un qui joue toujours au hasard.

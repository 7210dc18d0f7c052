# The course “Playing well”: the principles, in the order of what each wins alone, and their chapters.
# A chapter is called by its principle’s sentence, which must read well as a title and amid others.

principle-weigh = Compare tes points et ce que tu ouvres
    .idea = Ici, ce qui compte, ce sont tes points moins ce que le suivant peut marquer.
chapter-well-weigh = { principle-weigh }
    .lead = Chaque pierre ouvre des endroits aux autres. Compte tes points, et retire ce que le suivant devrait marquer.
    .learnt = Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 75 manches sur 100 contre quelqu’un qui joue toujours au hasard.
principle-reply = Regarde ce qui suit
    .idea = Ici, ce qui compte, c’est ce que le suivant peut faire de ce que tu ouvres.
chapter-well-reply = { principle-reply }
    .lead = Que peut faire le joueur suivant de l’endroit que tu ouvres ? Donne le moins possible.
    .learnt = Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 71 manches sur 100 contre quelqu’un qui joue toujours au hasard.
principle-points = Prends le plus de points
    .idea = Ici, un autre coup marque plus tout de suite.
chapter-well-points = { principle-points }
    .lead = Parmi toutes les façons de poser, celle qui marque le plus est une bonne première idée.
    .learnt = Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 70 manches sur 100 contre quelqu’un qui joue toujours au hasard.
principle-bonus = D’abord ponts et hexagones
    .idea = Ici, mieux vaut chercher d’abord les ponts et les hexagones.
chapter-well-bonus = { principle-bonus }
    .lead = Un pont rapporte 40 points et un hexagone 50, plus que toute pierre. Cherche-les avant tout.
    .learnt = Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 69 manches sur 100 contre quelqu’un qui joue toujours au hasard.
principle-fits = Garde des pierres qui conviennent
    .idea = Ici, ce qui compte, c’est le nombre de tes pierres qui conviendront encore.
chapter-well-fits = { principle-fits }
    .lead = Pose de façon que beaucoup de tes pierres conviennent encore. Tu n’auras pas à acheter.
    .learnt = Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 68 manches sur 100 contre quelqu’un qui joue toujours au hasard.
principle-dear = Les pierres fortes d’abord
    .idea = Ici, mieux vaut poser d’abord une pierre forte.
chapter-well-dear = { principle-dear }
    .lead = Les pierres fortes marquent plus quand on les pose, et donnent plus aux autres si elles te restent.
    .learnt = Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 64 manches sur 100 contre quelqu’un qui joue toujours au hasard.
principle-place = Pose dès que tu peux
    .idea = Ici, tu peux poser une pierre : tu n’as pas à acheter.
chapter-well-place = { principle-place }
    .lead = Acheter coûte 5 points et laisse une pierre de plus à placer. Si une pierre convient, pose-la.
    .learnt = Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 64 manches sur 100 contre quelqu’un qui joue toujours au hasard.

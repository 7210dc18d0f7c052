# The course “Playing well”: the principles, in the order of what each wins alone, and their chapters.
# A chapter is called by its principle’s sentence, which must read well as a title and amid others.

principle-reserve = Garde ta réserve petite
    .idea = Ici, tu peux garder ta réserve plus petite.
chapter-well-reserve = { principle-reserve }
    .lead = Chaque carte de ta réserve coûte un point à la fin. Avant tout, garde-la petite.
    .learnt = Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 85 manches sur 100 contre quelqu’un qui joue toujours au hasard.
principle-place = Pose ta carte si tu peux
    .idea = Ici, tu peux poser une carte dans ta base.
chapter-well-place = { principle-place }
    .lead = Une carte posée dans la base travaille pour toi. Sur la réserve, elle ne fait que coûter.
    .learnt = Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 73 manches sur 100 contre quelqu’un qui joue toujours au hasard.
principle-return = Reprends ta réserve
    .idea = Ici, la carte du dessus de ta réserve peut servir.
principle-clear = Enlève la pile la plus haute
    .idea = Ici, ta carte d’action peut rapporter plus.
chapter-well-clear = { principle-clear }
    .lead = Une carte d’action rapporte plus quand elle enlève plus de cartes. Cherche la pile la plus haute qu’elle peut enlever.
    .learnt = Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 69 manches sur 100 contre quelqu’un qui joue toujours au hasard.
principle-combine = Fais des trios et plus
    .idea = Ici, un autre coup marque plus tout de suite : cherche des cartes qui vont ensemble.
chapter-well-combine = { principle-combine }
    .lead = Trois ou quatre cartes qui vont ensemble marquent aussitôt, et un duo aussi. Cherche-les avant de poser.
    .learnt = Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 68 manches sur 100 contre quelqu’un qui joue toujours au hasard.
principle-pile = Bâtis des piles hautes
    .idea = Ici, une carte peut aller sur une pile plus haute.
chapter-well-pile = { principle-pile }
    .lead = Une pile haute rapporte beaucoup quand un roi ou une dame l’enlève. Mais le valet d’un autre l’aime aussi.
    .learnt = Un joueur qui ne suit que cette idée, et joue le reste au hasard, gagne environ 64 manches sur 100 contre quelqu’un qui joue toujours au hasard.

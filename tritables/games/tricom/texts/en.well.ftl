# The course “Playing well”: the principles, in the order of what each wins alone, and their chapters.
# A chapter is called by its principle’s sentence, which must read well as a title and amid others.

principle-reserve = Keep your reserve small
    .idea = Here you can keep your reserve smaller.
chapter-well-reserve = { principle-reserve }
    .lead = Each card in your reserve costs a point in the end. Before anything else, keep it small.
    .learnt = Someone who does only this, and otherwise plays at random, wins about 85 of 100 rounds against someone who always plays at random.
principle-place = Place your card if you can
    .idea = Here you can place a card in your base.
chapter-well-place = { principle-place }
    .lead = A card that fits in the base works for you. On the reserve it only costs.
    .learnt = Someone who does only this, and otherwise plays at random, wins about 73 of 100 rounds against someone who always plays at random.
principle-return = Take your reserve back
    .idea = Here the top card of your reserve can go to work.
principle-clear = Clear the tall pile
    .idea = Here your action card can score more.
chapter-well-clear = { principle-clear }
    .lead = The more cards an action card removes, the more it scores. Look for the tallest pile that it may clear.
    .learnt = Someone who does only this, and otherwise plays at random, wins about 69 of 100 rounds against someone who always plays at random.
principle-combine = Make trios and more
    .idea = Here another move scores more at once: look for cards that belong together.
chapter-well-combine = { principle-combine }
    .lead = Three or four cards that belong together score at once, and a duo does too. Look for them before you place.
    .learnt = Someone who does only this, and otherwise plays at random, wins about 68 of 100 rounds against someone who always plays at random.
principle-pile = Build your piles high
    .idea = Here a card can go on a taller pile.
chapter-well-pile = { principle-pile }
    .lead = A tall pile scores a lot when a king or a queen clears it. But another player’s jack likes it too.
    .learnt = Someone who does only this, and otherwise plays at random, wins about 64 of 100 rounds against someone who always plays at random.

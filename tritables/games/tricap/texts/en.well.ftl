# The course “Playing well”: the principles, in the order of what each wins alone, and their chapters.
# A chapter is called by its principle’s sentence, which must read well as a title and amid others.

principle-take = Take what you may take
    .idea = Here you may take the pile.
chapter-well-take = { principle-take }
    .lead = A pile that you leave may be someone else’s with the next card. Most of the time, take it.
    .learnt = What you take is yours, and what you leave may be someone else’s with the next card. Someone who does only this, and otherwise plays at random, wins about 78 of 100 games against someone who always plays at random.
principle-weigh = Weigh taking against waiting
    .idea = Here it matters what the pile gives now, against what the next card may bring.
chapter-well-weigh = { principle-weigh }
    .lead = Taking is sure. Waiting pays only if you can expect more from the next card than the pile gives you now.
    .learnt = Wait only where the next card should bring you more than the pile gives you now, as it often does with an ace and a small pile. Someone who does only this, and otherwise plays at random, wins about 78 of 100 games against someone who always plays at random.
principle-count = Count the cards still to come
    .idea = Here another card of your hand has more neighbours that you have not seen.
chapter-well-count = { principle-count }
    .lead = Which card of your hand has the most neighbours that nobody has seen yet? Lay that one.
    .learnt = Lay the card that has the most neighbours still to come. Someone who does only this, and otherwise plays at random, wins about 64 of 100 games against someone who always plays at random.
principle-aces = Do not save your aces
    .idea = Here you can lay an ace.
chapter-well-aces = { principle-aces }
    .lead = An ace is a neighbour of every card. Lay it early: in your hand it captures nothing.
    .learnt = Lay your aces early: in your hand they capture nothing. Someone who does only this, and otherwise plays at random, wins about 55 of 100 games against someone who always plays at random.
principle-middle = Lay middle ranks
    .idea = Here another card of your hand is nearer to the middle ranks.
chapter-well-middle = { principle-middle }
    .lead = Kings and twos have neighbours on one side only. A middle rank has them on both.
    .learnt = A middle rank has neighbours on both sides, a king or a 2 on one side only. Someone who does only this, and otherwise plays at random, wins about 54 of 100 games against someone who always plays at random.

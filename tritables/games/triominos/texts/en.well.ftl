# The course “Playing well”: the principles, in the order of what each wins alone, and their chapters.
# A chapter is called by its principle’s sentence, which must read well as a title and amid others.

principle-weigh = Weigh points against what they open
    .idea = Here it matters to weigh what you score against what the next player can.
chapter-well-weigh = { principle-weigh }
    .lead = Each tile opens places for the others. Add up what you score, and take off what the next player can be expected to score.
    .learnt = Someone who does only this, and otherwise plays at random, wins about 75 of 100 rounds against someone who always plays at random.
principle-reply = Look at what comes next
    .idea = Here it matters what the next player can do with what you open.
chapter-well-reply = { principle-reply }
    .lead = What can the next player do with the place that you open? Give as little as you can.
    .learnt = Someone who does only this, and otherwise plays at random, wins about 71 of 100 rounds against someone who always plays at random.
principle-points = Take the most points
    .idea = Here another move scores more at once.
chapter-well-points = { principle-points }
    .lead = Of all the ways to place, the one that scores most is a good first idea.
    .learnt = Someone who does only this, and otherwise plays at random, wins about 70 of 100 rounds against someone who always plays at random.
principle-bonus = Bridges and hexagons first
    .idea = Here it pays to look for bridges and hexagons first.
chapter-well-bonus = { principle-bonus }
    .lead = A bridge brings 40 points and a hexagon 50, more than any tile. Look for them before all else.
    .learnt = Someone who does only this, and otherwise plays at random, wins about 69 of 100 rounds against someone who always plays at random.
principle-fits = Keep tiles that fit
    .idea = Here it matters how many of your tiles still fit afterwards.
chapter-well-fits = { principle-fits }
    .lead = Place so that many of the tiles you keep still fit. Then you need not buy.
    .learnt = Someone who does only this, and otherwise plays at random, wins about 68 of 100 rounds against someone who always plays at random.
principle-dear = High tiles first
    .idea = Here it pays to place a high tile first.
chapter-well-dear = { principle-dear }
    .lead = High tiles score more when you place them, and give more to others if they stay on your rack.
    .learnt = Someone who does only this, and otherwise plays at random, wins about 64 of 100 rounds against someone who always plays at random.
principle-place = Place whenever you can
    .idea = Here you can place a tile: you need not buy.
chapter-well-place = { principle-place }
    .lead = Buying costs 5 points and leaves one more tile to get rid of. If something fits, place it.
    .learnt = Someone who does only this, and otherwise plays at random, wins about 64 of 100 rounds against someone who always plays at random.

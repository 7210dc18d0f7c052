# The course “Playing well”: the principles, in the order of what each wins alone, and their chapters.
# A chapter is called by its principle’s sentence, which must read well as a title and amid others.

principle-plan = Plan the whole throw
    .idea = Look at the whole throw: together the dice can do more here.
chapter-well-plan = { principle-plan }
    .lead = Where do all your dice lead together? Look at the end of the throw first, and choose the way to it after that.
    .learnt = Someone who does only this, and otherwise plays at random, wins about 89 of 100 rounds against someone who always plays at random.
principle-hit = Hit a single stone
    .idea = A single stone can be hit here.
chapter-well-hit = { principle-hit }
    .lead = A stone that is hit starts all over again. So if you can hit one, look at that first.
    .learnt = Someone who does only this, and otherwise plays at random, wins about 73 of 100 rounds against someone who always plays at random.
principle-block = Block the way
    .idea = Here it matters which points you close on the way of the other side.
chapter-well-block = { principle-block }
    .lead = Two stones together close a point. Close points on the way of the other side, outside its home.
    .learnt = Someone who does only this, and otherwise plays at random, wins about 71 of 100 rounds against someone who always plays at random.
principle-hold = Keep stones in pairs
    .idea = Here it matters how many points you hold with two stones or more.
chapter-well-hold = { principle-hold }
    .lead = A point with two stones or more cannot be hit, and the other side cannot land there. Hold as many as you can.
    .learnt = Someone who does only this, and otherwise plays at random, wins about 70 of 100 rounds against someone who always plays at random.
principle-spread = Do not crowd
    .idea = Here it matters that your stones do not crowd on one point.
chapter-well-spread = { principle-spread }
    .lead = More than four stones on one point do little there. Bring the others where they close something.
    .learnt = Someone who does only this, and otherwise plays at random, wins about 59 of 100 rounds against someone who always plays at random.
principle-safe = Leave nothing alone
    .idea = Here it matters which of your stones you leave alone.
chapter-well-safe = { principle-safe }
    .lead = A single stone can be hit, and then its whole way is lost. The farther it has come, the more that costs.
    .learnt = Someone who does only this, and otherwise plays at random, wins about 54 of 100 rounds against someone who always plays at random.

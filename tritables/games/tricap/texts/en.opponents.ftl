# The characters that play Tri-Cap: how each of them plays, and its weakness.
opponent-otto =
    .name = Otto
    .plays = Saves the good cards, and lays those that fit least.
    .weakness = The good cards stay in the hand, and others take the piles.
opponent-fien =
    .name = Fien
    .plays = Always lays the highest card.
    .weakness = A king fits beside queens and aces alone.
opponent-sam =
    .name = Sam
    .plays = Lays aces, then middle ranks, which have neighbours on both sides.
    .weakness = Forgets which cards are gone.
opponent-ada =
    .name = Ada
    .plays = Counts which cards are still unseen, and lays the card that most of them fit.
    .weakness = Thinks of the next centre card, and of none after it.

# Who can take a seat, as the dialog of a new game shows it. A game's own opponents have their words
# in the game's catalogue.
opponent-person =
    .name = A person
    .plays = Somebody who sits at this screen.
opponent-random =
    .name = Random
    .plays = Makes any move that the rules allow.
    .weakness = There is no plan behind it.
opponent-greedy =
    .name = Greedy
    .plays = Makes the move that looks best right now.
    .weakness = Never looks further than one move.
opponents-own = A program that was brought from Python.
opponents-thinks = { $name } is thinking.
opponents-turn = It is { $name }’s turn.
opponents-word-weakness = Weakness:
opponents-word-next = Recommended for you
opponents-word-order = Those with a name of their own are listed in order, from easy to hard. After two wins in a row, the next one is recommended; after three losses in a row, the one before.

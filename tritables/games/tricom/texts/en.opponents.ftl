# The characters that play TriCom: how each of them plays, and its weakness.
opponent-lies =
    .name = Lies
    .plays = Builds piles, and clears them with kings and queens.
    .weakness = Does not mind the reserve, where each card costs a point.
opponent-bas =
    .name = Bas
    .plays = Takes the points there are, and builds piles.
    .weakness = Minds the reserve only once more than five cards lie in it.
opponent-ines =
    .name = Inès
    .plays = Keeps the reserve small, and the hand easy to place.
    .weakness = Fears no jack: high piles stay open to it.
opponent-hugo =
    .name = Hugo
    .plays = Weighs points, reserve, piles and the other players’ jacks.
    .weakness = Judges the table after this move, and never plays on in thought.

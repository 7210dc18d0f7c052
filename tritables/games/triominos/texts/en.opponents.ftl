# The characters that play Triominos: how each of them plays, and its weakness.
opponent-pip =
    .name = Pip
    .plays = Looks only beside the tiles that were placed last, and buys up to three if nothing fits there.
    .weakness = Buys tiles while one of the rack would fit elsewhere.
opponent-mila =
    .name = Mila
    .plays = Places the lowest tile that fits, and saves the high ones for later.
    .weakness = Is left with high tiles, which count for whoever rings the bell.
opponent-nina =
    .name = Nina
    .plays = Takes the most points, and keeps room for the rest of the rack.
    .weakness = Never thinks of what the next player will do.
opponent-vera =
    .name = Vera
    .plays = Knows which tiles are still out, and counts what the next player could score with them.
    .weakness = Looks one turn ahead, and no further.

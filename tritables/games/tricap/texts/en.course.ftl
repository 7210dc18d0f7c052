# The course of Tri-Cap, in English.

## Chapters

chapter-first-cards = The first cards
    .learnt = Everybody lays a card, they turn up together, and then the centre card comes.
chapter-one-rank-away = One rank away
    .learnt = One rank up or down is adjacent, the same rank is not, and an ace is adjacent to everything.
chapter-the-pile-grows = The pile grows
    .learnt = What nobody takes stays, and whoever is alone adjacent to the top card takes it all.
chapter-take-and-lay = Take it or wait?
    .learnt = Whoever takes the pile lays a new active card. Whoever passes keeps the old one.
chapter-tricap = Tricap!
    .learnt = With more than one player adjacent nobody takes the pile, and everybody gets new cards.
chapter-empty-hand = When your hand is empty
    .learnt = An empty hand is filled with three cards when you need one.
chapter-how-it-ends = How it ends
    .learnt = The game ends when a card is due and there is none. Every captured card is a point, and most points win.
chapter-now-play = Now play
    .learnt = You know how to take, when to wait, and what a Tricap does.

## Steps

step-what-is-due =
    .task = Player 1 has laid a card. May the centre card be turned up now?
    .done = Right: first everybody lays one.
step-who-takes-first =
    .task = The centre card is going to be 10♣. Who will be adjacent to it?
    .done = The 9 is one below the 10. The king and the 5 are farther away.
step-which-is-next =
    .task = The centre card is going to be 9♥. With which of these active cards could player 1 take it?
    .done = The 10 is one rank above the 9. The other 9 has the same rank, and the 7 and the jack are two away.
step-two-on-king =
    .task = Player 1 has a 2, and the centre card is going to be a king. Is that adjacent?
    .done = No: 2 and king are the two ends, and they do not meet.
step-who-is-next =
    .task = The centre card is going to be 5♥. Touch every active card that will be adjacent to it.
    .done = The 6, the 4 and the ace. The other 5 has the same rank, and that does not count.
step-how-many-cards =
    .task = Three cards lie in the centre. The 7 will be turned up, and player 1 takes the pile with the 6. How many points is that?
    .done = Four from the centre and the 6 itself: five cards, five points.
step-top-card-counts =
    .task = The pile has a 9 on top, and the next card is going to be Q♥. Who will be adjacent? Touch the active card.
    .done = Only the card on top counts. The 10 was next to the 9, but the 9 lies under the queen.
step-who-lays-again =
    .task = Player 1 has taken the pile. May the next centre card be turned up?
    .done = Right: player 1 lays a new active card first, face up.
step-may-one-wait =
    .task = Player 1 could take three cards. May player 1 leave them and wait?
    .done = Yes. The pile may grow, but somebody else may take it first.
step-two-share =
    .task = The next card is going to be 8♣. Players 1 and 3 have a 9 and a 7. Who takes the pile?
    .done = Nobody: they do not share it. Two adjacent players make a Tricap.
step-ace-too =
    .task = Player 1 has an ace and player 2 a jack. The next card is going to be a 10. Will it be a Tricap?
    .done = Yes: an ace is adjacent to every card, so it makes a Tricap with whoever else is.
step-pass-with-nothing =
    .task = Player 1 has an empty hand and could take a card. May player 1 pass instead?
    .done = Yes. Passing needs no card, so nothing is drawn either.
step-last-still-counts =
    .task = The last card of the deck has just been turned up. May player 1 still take the pile?
    .done = Yes. The game only ends when a card is due and there is none.
step-who-has-won =
    .task = The last card of the deck will be a 2, and nobody is adjacent. Who has won then?
    .done = Whoever has captured most cards. What is left in the centre is nobody’s.
step-first-rounds =
    .task = You are player 1, against two Greedies. Play until you have had five turns.
    .done = Five turns! Play on if you like.

## Why a place is not the one that was asked for

not-adjacent = { $active } is not adjacent to { $card }: { $apart ->
        [0] it has the same rank
       *[other] the ranks are { $apart } apart
    }.
only-active = Only the active cards count, those that lie open before the players.

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
chapter-think-ahead = Think ahead
    .learnt = Wait for ranks that nobody else waits for, let an ace stand guard, and do not be too patient.
chapter-now-play = Now play
    .learnt = You know how to take, when to wait, and what a Tricap does.

## Steps

step-whole-round =
    .task = Watch a round, move by move: all lay a card, the centre card comes, and player 1 takes the pile and lays a new card.
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
step-other-suit =
    .task = 10♥ has been turned up, and player 1 has 9♣: another suit. May player 1 take it?
    .done = Yes. Suits do not matter, only the rank.
step-how-many-cards =
    .task = Three cards lie in the centre. The 7 will be turned up, and player 1 takes the pile with the 6. How many points is that?
    .done = Four from the centre and the 6 itself: five cards, five points.
step-top-card-counts =
    .task = The pile has a 9 on top, and the next card is going to be Q♥. Who will be adjacent? Touch the active card.
    .done = Only the card on top counts. The 10 was next to the 9, but the 9 lies under the queen.
step-who-lays-again =
    .task = Player 1 has taken the pile. May the next centre card be turned up?
    .done = Right: player 1 lays a new active card first, face up.
step-what-one-wins =
    .task = Player 1 is about to take. Touch all that goes onto the captured pile.
    .done = The whole centre pile, and the 9 that takes it: four cards.
step-may-one-wait =
    .task = Player 1 could take three cards. May player 1 leave them and wait?
    .done = Yes. The pile may grow, but somebody else may take it first.
step-changed-my-mind =
    .task = Player 1 has passed, and is sorry about it. May player 1 still take the pile?
    .done = Right: the chance is gone. First the next card is turned up.
step-two-share =
    .task = The next card is going to be 8♣. Players 1 and 3 have a 9 and a 7. Who takes the pile?
    .done = Nobody: they do not share it. Two adjacent players make a Tricap.
step-why-nobody =
    .task = Nobody may take this pile. Touch what proves it: the centre pile, and every active card that is adjacent to the queen on top.
    .done = A king and a jack, one on each side of the queen. That is two players, and so a Tricap.
step-whose-card =
    .task = Player 1 has an 8 and player 2 a 6. With which of these centre cards may player 1 take the pile?
    .done = The 9 is adjacent to the 8 alone. The 7 and the ace are adjacent to both, and the other 8 to neither.
step-ace-too =
    .task = Player 1 has an ace and player 2 a jack. The next card is going to be a 10. Will it be a Tricap?
    .done = Yes: an ace is adjacent to every card, so it makes a Tricap with whoever else is.
step-ace-meets-ace =
    .task = The next card is going to be A♥. Touch every active card that will be adjacent to it.
    .done = All of them, the other ace too. That is why an ace in the centre is always a Tricap.
step-old-top-card =
    .task = After a Tricap everybody has laid a new card. Player 1’s 7 is next to the 8 that still lies on top. May player 1 take the pile?
    .done = Right: a new centre card comes first, and that one counts.
step-pass-with-nothing =
    .task = Player 1 has an empty hand and could take a card. May player 1 pass instead?
    .done = Yes. Passing needs no card, so nothing is drawn either.
step-last-still-counts =
    .task = The last card of the deck has just been turned up. May player 1 still take the pile?
    .done = Yes. The game only ends when a card is due and there is none.
step-who-has-won =
    .task = The last card of the deck will be a 2, and nobody is adjacent. Who has won then?
    .done = Whoever has captured most cards. What is left in the centre is nobody’s.
step-equal-piles =
    .task = Both players have captured 23 cards. The last card of the deck will be a 2, and nobody is adjacent. Who has won then?
    .done = Both: equal piles share the win. It does not take more than half of the deck.
step-three-to-draw =
    .task = Player 1 has an empty hand and is about to take the pile. How many cards must the deck have, so that the game goes on after that?
    .done = Three: a new active card is due, and with an empty hand three are drawn for it.
step-waiting-pays =
    .task = Player 1 could capture three cards now, but passes. A queen comes, then a 9, and then player 1 takes. How many points is that?
    .done = Five instead of three. This time nobody else was adjacent: that is the risk of waiting.
step-same-wish =
    .task = Player 2 has a 7, and player 1 chooses the 9 as the new active card. Then an 8 comes. Who may take it?
    .done = Nobody: both were waiting for the 8. The king would have waited for queens, all alone.
step-ace-on-guard =
    .task = Four cards wait in the centre. Player 1 lays an ace and player 2 a 9, and then a 10 comes. Who may take the pile?
    .done = Nobody. An ace stands guard: as long as it lies there, nobody else can be the only one.
step-too-patient =
    .task = The deck has one card left. Player 1 could take the three cards in the centre, but waits. The last card is a 2. How many points does player 1 get for the pile?
    .done = None: what is left in the centre is nobody’s. When the deck gets thin, take what you can.
step-first-rounds =
    .task = You are player 1, against two Greedies. Play until you have had five turns.
    .done = Five turns! Play on if you like.

## Why a place is not the one that was asked for

not-adjacent = { $active } is not adjacent to { $card }: { $apart ->
        [0] it has the same rank
       *[other] the ranks are { $apart } apart
    }.
only-active = Only the active cards count, those that lie open before the players.

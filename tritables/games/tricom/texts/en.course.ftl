# The course of TriCom, in English.

## Chapters

chapter-your-side = Your side of the table
    .learnt = A turn has three parts: the action card comes up, you take a card, and you play one.
chapter-where-a-card-goes = Where a card may go
    .learnt = Beside the same rank, or beside the next rank of its suit. What it covers does not matter.
chapter-reserve = The reserve
    .learnt = Only a card that fits nowhere goes there, and only the top card comes back, to be placed at once.
chapter-points = Points
    .learnt = A trio is 1 point, a quartet 2, and a duo 2: then your card lies open in another base too.
chapter-piles = King, queen, jack
    .learnt = Kings and queens clear one of your own piles, jacks one of another player’s. The card on top must have their suit.
chapter-last-cards = The end of a round
    .learnt = With an empty stock you play on until your hand is empty. Each card left in your reserve costs a point.
chapter-fewer-cards = Action cards that take less
    .learnt = With this house rule an action card may take just a few cards off the top.
chapter-with-three = With three
    .learnt = For a duo both other bases count, and a jack can choose between two players.
chapter-who-goes-first = Who begins?
    .learnt = The highest card in a base begins. If all four are the same, lots are drawn.
chapter-now-play = Now play
    .learnt = You have played against Greedy. Now try a whole round!

## The figures of the source

figure-name = Example { $figure } of the rule sheet

## Steps

step-take-then-lay =
    .task = Watch a turn after its action card, move by move: player 1 takes a card and plays one.
step-where-five-goes =
    .task = You took a card. Touch every pile that 5♠ may go on.
    .done = Both lie beside 6♠. Which cards they are does not matter.
step-what-comes-first =
    .task = The action card has been skipped. May you place 5♠ now?
    .done = Right: take a card first. Then you have four in your hand, and you play one of them.
step-six-on-six =
    .task = May 6♦ go on top of 6♠?
    .done = Right: it must lie beside an equal card, and on top is not beside.
step-which-card-fits =
    .task = Which of these cards may go on 8♥?
    .done = There 3♥ lies beside 4♥, the next rank of its suit.
step-ace-goes-where =
    .task = Touch every pile that A♥ may go on.
    .done = Both lie beside a heart: the ace follows the 10, and it comes before the 2.
step-who-may-lie-off =
    .task = You would like to lay a card on the reserve. Which one may go there?
    .done = 9♣ fits nowhere in your base, so it may.
step-what-can-be-taken =
    .task = 9♦ lies on your reserve. May you take it?
    .done = Right: it fits nowhere, so you could not place it at once.
step-where-it-must-go =
    .task = You took 7♦ from the reserve. Touch every card in your hand that you may play now.
    .done = Only 7♦ itself: what comes from the reserve goes into the base at once.
step-cards-of-the-trio =
    .task = 6♦ is about to go on 9♥. Touch the three piles that will make the trio.
    .done = Three sixes lie open. They score once, at the moment they make a trio.
step-trios-inside =
    .task = 5♥ will make 3♥ 4♥ 5♥ 6♥. How many points is that?
    .done = Two for the quartet, and nothing extra for the trios in it.
step-trio-again =
    .task = Three sixes scored when they were dealt. How many points does the fourth six score?
    .done = The quartet scores its 2 points in full. The trio does not score again.
step-where-four-again =
    .task = Where does 2♥ make four in a row again? Touch the pile.
    .done = On 6♥: then 2♥ 3♥ 4♥ 5♥ lie open, a new quartet.
step-duo-and-trio =
    .task = 7♦ is the third seven, and the other player has 7♦ too. How many points will it score?
    .done = A trio and a duo: 1 and 2 points.
step-covered-twin =
    .task = The other player’s 4♣ lies under 9♠. Would your 4♣ make a duo?
    .done = No: only an open card makes a duo.
step-which-lady =
    .task = With which action card could you clear the pile with 6♦ on top?
    .done = A king or a queen, but it must have the suit that lies on top.
step-fill-it-now =
    .task = The queen has cleared a pile. May you take a card from the stock now?
    .done = Right: the empty slot is filled first.
step-worth-of-a-pile =
    .task = J♦ will clear the other player’s pile of three cards. How many points is that for you?
    .done = A pile of three is 1 point, and it is yours.
step-filled-trio =
    .task = 4♠ from the reserve will fill the slot, beside 5♠ and 6♠. How many points will it score?
    .done = A trio counts even when a card that fills a slot makes it.
step-last-for-the-slot =
    .task = One card is left in the stock, and a slot is empty. May the last card fill it?
    .done = Yes. The turn then goes on without taking a card.
step-slot-stays-empty =
    .task = A slot has stayed empty. May 4♦ from your hand go there?
    .done = Right: a card from the hand goes on a pile, never on an empty slot.
step-reserve-costs =
    .task = Player 1 has three cards left in the reserve, and the round is about to end. By how many points does the score change?
    .done = Three cards, three points off.
step-both-past-target =
    .task = Player 1 has 36 points and one card in the reserve, player 2 has 40 and will have three. Who wins?
    .done = 35 against 37. Both are past 33, so the higher total wins.
step-suit-still-counts =
    .task = K♦ may take three cards off a pile. May it take them off the pile with 4♥ on top?
    .done = Right: the suit still counts.
step-comes-to-light =
    .task = Q♥ will take two cards off, and then three sixes lie open. How many points is that?
    .done = None: nothing was placed. The cards only came to light.
step-duo-with-both =
    .task = Both others have 7♦ in their base. How many points will your 7♦ score?
    .done = With three players each other base is worth 1 point.
step-whose-pile =
    .task = J♦ has been turned up. Which pile can it clear?
    .done = It is enough if one of the others has a diamond on top.
step-who-draws-lots =
    .task = Players 1 and 2 have the same four cards, and one of player 3’s cards is lower. Can player 3 win the draw?
    .done = Right: only those who are level draw lots.
step-first-turns =
    .task = You are player 1, and Greedy is player 2. Play five turns of your own.
    .done = Five turns! Play on if you like.

## Off the path

gone-covered = { $open ->
        [one] You covered { $top }: only one card of that rank lies open in your base now.
       *[other] You covered { $top }: only { $open } cards of that rank lie open in your base now.
    }
gone-placed = { $wanted ->
        [trio] { $card } on { $top } makes no trio.
        [quartet] { $card } on { $top } makes no quartet.
        [duo] { $card } on { $top } makes no duo.
       *[other] { $card } now lies on { $top }.
    }
gone-skipped = The action card was skipped and can no longer be used this turn.

## Reasons: each completes “No: …”

because-turn_action-first = you turn up the action card first
because-turn_take = you take a card first
because-turn_play = you play a card from your hand first
because-take_forced = as long as there is a stock, you must take a card
because-place_on-pile = a card never goes on an empty slot
because-place_equal = no equal card lies beside it
because-place_suit-run = no card of its suit that is one higher or lower lies beside it
because-place_own-pile = the card that it covers does not count
because-reserve_only-unplaceable = a card that fits in the base may not go on the reserve
because-reserve_take = a card from the reserve must be placed at once
because-reserve_take-placed = the card from the reserve must be played now
because-fill_mandatory = an empty slot must be filled as long as that is possible
because-fill_only-now = a slot is filled at once or never
because-fill_king-queen = a slot is filled from the reserve or the stock
because-stock_last-card = the last card of the stock went into the slot
because-end_stock-empty = the stock is empty
because-action_king-queen = the top card does not have the action card’s suit, or it is a single card
because-action_jack = a jack clears the other player’s pile
because-action_reshuffle = the action cards are shuffled first
because-flexible_suit = the top card must have the action card’s suit
because-flexible_king = a king takes three cards off a pile of more than three
because-flexible_queen = a queen takes two cards off a pile of more than two
because-flexible_jack = a jack takes one card off a pile of two or more
because-start_lots = only players whose bases tie draw lots
because-start_highest = the highest card in the bases decides
because-start_tie = when cards tie, the next highest are compared

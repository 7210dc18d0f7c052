# The course of TriCom, in English.

## Chapters

chapter-your-side = Your side of the table
    .lead = You win with the most points, once somebody has 33. You score on your base, four piles, with cards that belong together.
    .learnt = A turn has three parts: the action card comes up, you take a card, and you play one.
chapter-where-a-card-goes = Where a card may go
    .lead = Every turn you play a card. In your base it must fit a card beside it, and cards that fit together can score.
    .learnt = Beside the same rank, or beside the next rank of its suit. What it covers does not matter.
chapter-reserve = The reserve
    .lead = Not every card fits. The reserve, beside your stock, takes the ones that fit nowhere, but each card left there at the end costs a point.
    .learnt = Only a card that fits nowhere goes there. You may take the top card back if it fits, and you place it at once.
chapter-points = Points
    .lead = Points win the game, and this is how you make them. Three cards of one rank, or three in a row of one suit, are a trio: 1 point.
    .learnt = A trio is 1 point, a quartet 2, and a duo 2: then your card lies open in another base too.
chapter-piles = Clearing piles
    .lead = A tall pile is a treasure: whoever clears it scores its number of cards minus two. Only the action cards can do that: kings, queens and jacks.
    .learnt = Kings and queens clear one of your own piles, jacks one of another player’s. The card on top must have their suit.
chapter-last-cards = The end of a round
    .lead = The points of a round are certain only when every hand is empty. So play your last cards with care.
    .learnt = When all hands are empty, each card in a reserve costs a point. With 33 points or more, whoever has the most wins; below that there is another round.
chapter-fewer-cards = Action cards that take less
    .lead = A house rule is agreed on before you start. With this one you may clear just the top of a pile, and the rest stays for later.
    .learnt = With this house rule an action card may take just a few cards off the top.
chapter-with-three = With three
    .lead = With three there are two other bases to watch. If your card lies open there too, it makes a duo, and it scores most when both have it.
    .learnt = For a duo both other bases count, and a jack can choose between two players. If the bases tie, you draw lots.
chapter-now-play = Now play
    .lead = Time for a real opponent. Make trios, clear tall piles, and keep your reserve small.
    .learnt = You have played against Greedy. Now try a whole round!
chapter-think-ahead = Think ahead
    .lead = Two moves may both be allowed, and one of them is better. The first puzzle is about your reserve: only its top card can come back.
    .learnt = A good move also thinks of the reserve and of the card that comes next.
chapter-finer-points = Down to the last point
    .lead = One point can decide who wins, so know what counts. Remember: a trio is three cards that belong together, a quartet is four.
    .learnt = A quartet scores in full even after its trio, only open cards make a duo, and an empty slot is filled first.
chapter-empty-stock = The last cards
    .lead = Towards the end of a round your stock runs out. Know what happens then, and even your last cards can score.
    .learnt = With an empty stock you play on until your hand is empty. A slot that nothing can fill stays empty.
chapter-final-turns = The last word
    .lead = A close match is won with the last few cards. Three puzzles about the end of a round, and then you play one to its end.
    .learnt = You have played a round to its end. Now find somebody to beat!

## Steps

step-where-five-goes =
    .task = You took a card. Touch every pile that 8♦ may go on.
    .done = Both lie beside 9♦. Which cards they are does not matter.
step-what-comes-first =
    .task = The action card has been skipped. May you place 3♠ beside 4♠ now?
    .done = Right: take a card first. Then you have four in your hand, and you play one of them.
step-six-on-six =
    .task = May 9♠ go on top of 9♣?
    .done = Right: what counts lies beside it, and on top is not beside.
step-which-card-fits =
    .task = Which of these cards may go on 10♠?
    .done = On 10♠ it would lie beside 6♣: 7♣ is the next rank of its suit.
step-ace-goes-where =
    .task = Touch every pile that A♠ may go on.
    .done = Both lie beside a spade: the ace follows the 10, and it comes before the 2.
step-who-may-lie-off =
    .task = You would like to lay a card on the reserve. Which one may go there?
    .done = 2♥ fits nowhere in your base, so it may.
step-what-can-be-taken =
    .task = 6♣ lies on top of your reserve. May you take it?
    .done = Yes: it fits beside 7♣, and it must be placed there at once.
step-where-it-must-go =
    .task = You took 3♦ from the reserve. Touch every card in your hand that you may play now.
    .done = Only 3♦ itself: what comes from the reserve goes into the base at once.
step-take-nothing =
    .task = The action card has been dealt with. May you take no card at all?
    .done = Right: as long as your stock has cards, you take one.
step-cards-of-the-trio =
    .task = 5♣ is about to go on 7♠. Touch the three piles that will make the trio.
    .done = With 5♣ on 7♠ these three lie open: 4♣ 5♣ 6♣. They score once, when 5♣ makes them a trio.
step-trios-inside =
    .task = 9♠ will make 7♠ 8♠ 9♠ 10♠. How many points is that?
    .done = Two for the quartet, and nothing extra for the trios in it.
step-trio-again =
    .task = Three twos scored when they were dealt. How many points does 2♠, the fourth, score?
    .done = The quartet scores its 2 points in full. The trio does not score again.
step-where-four-again =
    .task = Where does 9♦ make four in a row again? Touch the pile.
    .done = On 5♦: then 6♦ 7♦ 8♦ 9♦ lie open, a new quartet.
step-duo-and-trio =
    .task = 5♦ is the third five, and the other player has 5♦ too. How many points will it score?
    .done = A trio and a duo: 1 and 2 points.
step-covered-twin =
    .task = The other player’s 6♥ lies under 3♣. Would your 6♥ on 2♦ make a duo?
    .done = No: only an open card makes a duo.
step-which-lady =
    .task = With which action card could you clear the pile with 9♣ on top?
    .done = A king or a queen, but it must have the suit that lies on top.
step-fill-it-now =
    .task = The king has cleared a pile. May you take a card from the stock now?
    .done = Right: the empty slot is filled first.
step-worth-of-a-pile =
    .task = J♣ will clear the other player’s pile of four cards. How many points is that for you?
    .done = The number of cards minus two: a pile of four is 2 points, and they are yours.
step-filled-trio =
    .task = 8♦ from the reserve will fill the slot, beside 7♦ and 9♦. How many points will it score?
    .done = A trio counts even when a card that fills a slot makes it.
step-staircase =
    .task = 3♠ and 4♠ fit nowhere now. In which order do you lay them on your reserve, so that one comes back as soon as 5♠ lies in your base?
    .done = 4♠ lies on top, so you can take it: it fits beside 5♠. After that 3♠ fits beside 4♠. Laid as a staircase, the whole row comes back.
step-two-for-nothing =
    .task = Q♦ will clear your pile of two, 10♦ from the reserve fills the slot, and then you lay 9♣, your last card. How many points will your reserve cost?
    .done = 1 point, for 9♣. Two cards score nothing, but if you had skipped Q♦, 10♦ would have cost another point.
step-drain-a-stock =
    .task = Player 2 has one card left in the stock. What do you do with J♦, so that player 2 can take no card next turn?
    .done = The last card of the stock fills the slot. A pile of two scores nothing, but player 2 will be done sooner, and then you play on alone.
step-fill-from-which =
    .task = 7♦ lies open in the other base and on your reserve. How do you fill the slot, so that you can still make a duo with 7♦ this turn?
    .done = From the stock: then you take 7♦ and place it beside 7♠, a duo, 2 points. A card that fills a slot never makes a duo.
step-whose-point =
    .task = J♦ will clear player 2’s pile, and by luck 6♥ from player 2’s stock fills the slot: three sixes. Who gets the point?
    .done = You do, because you played the jack. So look at the other base for two cards that go together.
step-without-a-stock =
    .task = Your stock is empty. You will take 5♠ from the reserve and place it, and next turn you lay 9♣, your last card, on the reserve. How many points will your reserve cost?
    .done = Two cards, 10♥ and 9♣, cost 2. With 5♠ it would have been 3, and taking it cost you no card from your hand.
step-reserve-costs =
    .task = Player 2 has finished, with two cards left in the reserve, and you are about to end the round. By how many points does player 2’s score change?
    .done = Two cards, two points off.
step-both-past-target =
    .task = Player 2 has 38 points and one card in the reserve. You have 39, and will have three cards there. Who wins?
    .done = 37 against 36. Both are past 33, so the higher total wins.
step-suit-still-counts =
    .task = K♠ may take three cards off a pile. May it take them off the pile with 9♥ on top?
    .done = Right: the suit still counts.
step-all-or-part =
    .task = You hold 3♣, and 2♣ lies at the bottom of a pile. What do you take with K♦, so that 3♣ can go on 8♥?
    .done = Three cards score 1 point, and now 3♣ fits beside 2♣. The whole pile would score 2, but then 3♣ finds no place.
step-duo-with-both =
    .task = One of the others has 5♣ open, the other has it under 2♠. How many points will your 5♣ score?
    .done = With three players each other base where the card lies open is worth 1 point.
step-whose-pile =
    .task = J♠ has been turned up. Which pile can it clear?
    .done = It is enough if one of the others has a spade on top.
step-who-draws-lots =
    .task = Players 2 and 3 have the same four cards, and one of yours is lower. Can you win the draw?
    .done = Right: only those who are level draw lots.
step-reserve-after-the-last =
    .task = The last card of your stock has filled the slot, and 7♥ lies on your reserve. May you still take 7♥?
    .done = Yes: 7♥ fits beside 6♥. Only the stock has no card left for you.
step-slot-in-a-later-turn =
    .task = A slot has stayed empty since an earlier turn. Now 6♠ lies on your reserve. May it fill the slot?
    .done = Right: a slot is filled in the turn in which it is cleared, or never.
step-quartet-from-light =
    .task = Q♠ brought the third eight to light, and that scored nothing. How many points will 8♥ on 3♦ score?
    .done = Four eights are a quartet: 2 points, in full. Now a card has been placed.
step-first-turns =
    .task = Your opponent is Greedy, a computer player that takes whatever looks best right now. Play five turns of your own, and try to have more points than Greedy by then.
    .done = { $score } to { $others }: { $lead ->
            [1] after five turns you beat Greedy!
            [0] after five turns it is a draw.
           *[other] Greedy is ahead after five turns, for now.
        } Play this round to its end if you like. What comes after this chapter can wait.
step-to-the-last-card =
    .task = You and Greedy have 40 points each. One card is left in each stock, so this is the end of the match. Play it to the last card, and win!
    .done = { $lead ->
            [1] The last cards brought you { $score } and Greedy { $others }: you win the match!
            [0] The last cards brought you { $score } each. You share the honour, and another round would have to decide.
           *[other] The last cards brought you { $score } and Greedy { $others }: the match is Greedy’s. Start again if you want to turn it round.
        } That was the last step. Thank you for playing!

## Why a place is not the one that was asked for

not-part = { $wanted ->
        [trio] { $card } does not belong to the trio.
        [quartet] { $card } does not belong to the quartet.
       *[duo] { $card } does not belong to the duo.
    }
only-open = { $wanted ->
        [trio] Only open cards make a trio. Touch those.
        [quartet] Only open cards make a quartet. Touch those.
       *[duo] Only open cards make a duo. Touch those.
    }
only-base = { $card } goes on a pile of your base. Touch one of those.
only-hand = The question is about the cards in your hand. Touch those.

## Off the path

gone-covered = { $open ->
        [one] You covered { $top }: only one card of that rank lies open in your base now.
       *[other] You covered { $top }: only { $open } cards of that rank lie open in your base now.
    }
gone-placed = { $wanted ->
        [trio] { $card } on { $top } makes no trio.
        [quartet] { $card } on { $top } makes { $trio ->
            [1] a trio for 1 point, but no quartet.
           *[0] no quartet.
        }
        [duo] { $card } on { $top } makes no duo.
       *[other] { $card } now lies on { $top }.
    }
gone-skipped = The action card was skipped and can no longer be used this turn.

## What a move costs where another one scores

costs-skip = { $points ->
        [one] If you skip { $card }, you give up a point that it can bring now.
       *[other] If you skip { $card }, you give up { $points } points that it can bring now.
    }

## What lies there already, and scores no more

lay-already = { $cards } were a { $count ->
        [3] trio
       *[4] quartet
    } already.

## Why a move is allowed

allowed-placed = { $way ->
        [equal] { $card } lies beside { $beside }: the same rank.
        [ace] { $card } lies beside { $beside }: the same suit, and the ace comes between ten and two.
       *[suit] { $card } lies beside { $beside }: the same suit, one step away.
    }
allowed-reserve = { $card } fits nowhere in the base, so it may go on the reserve.
allowed-skip = An action card may always be skipped.
allowed-use = { $top } has the suit of { $card }, and more than one card lies in its pile.
allowed-part = { $top } has the suit of { $card }, and its pile has enough cards to take { $count } off.
allowed-take-stock = The stock has cards, and one is taken before a card is played.
allowed-take-reserve = { $card } on top of the reserve fits in the base.
allowed-fill = An empty slot is filled right away, from the reserve or from the stock.
allowed-none = The stock is empty, so nothing has to be taken.

## Reasons: each completes “No: …”

because-turn_action-first = first comes the action card: you turn it up, and use or skip it
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

## What a turn has brought so far

so-far-action = { $card } has been turned up, and not used or skipped yet.
so-far-take = { $card } has been used or skipped.

## A move as practice asks about it: may it be, and as it is told before a question

asked-action-skip =
    .may = May you skip the action card now?
    .told = You skip the action card.
asked-action-none =
    .may = May you take nothing now?
    .told = You take nothing.
asked-action-take-stock =
    .may = May you take from the stock now?
    .told = You take from the stock.
asked-action-take-reserve =
    .may = May you take from the reserve now?
    .told = You take from the reserve.
asked-action-fill-stock =
    .may = May you fill from the stock now?
    .told = You fill from the stock.
asked-action-fill-reserve =
    .may = May you fill from the reserve now?
    .told = You fill from the reserve.
asked-draw-shuffle =
    .may = May the action cards be shuffled now?
    .told = The action cards are shuffled.
asked-move-place =
    .may = May you put { $card } on { $top } now?
    .told = You put { $card } on { $top }.
asked-move-place-empty =
    .may = May you put { $card } on the empty slot now?
    .told = You put { $card } on the empty slot.
asked-move-reserve =
    .may = May you put { $card } on the reserve now?
    .told = You put { $card } on the reserve.
asked-move-turn =
    .may = May you turn up { $card } now?
    .told = You turn up { $card }.
asked-move-use =
    .may = May you clear the pile with { $top } on top now?
    .told = You clear the pile with { $top } on top.
asked-move-use-other =
    .may = May you clear { $who ->
            [you] your own pile
           *[any] player { $player }’s pile
        } with { $top } on top now?
    .told = You clear { $who ->
            [you] your own pile
           *[any] player { $player }’s pile
        } with { $top } on top.
asked-move-use-empty =
    .may = May you clear the empty slot now?
    .told = You clear the empty slot.
asked-move-part =
    .may = May you take { $count } off the pile with { $top } on top now?
    .told = You take { $count } off the pile with { $top } on top.
asked-move-lots =
    .may = Can { $who ->
            [you] you
           *[any] player { $player }
        } win the draw now?
    .told = { move-lots }.
ask-start-card = Which card decides who begins?
start-card = { $who ->
        [you] Your { $card }
       *[any] { $card } of player { $player }
    }
start-decides = { $card } is the highest card in all the bases, so { $who ->
        [you] you begin
       *[any] player { $player } begins
    }.
start-next = The highest cards are the same in more than one base. Of the next ones there, { $card } is the highest, so { $who ->
        [you] you begin
       *[any] player { $player } begins
    }.
start-equal = { $card } lies in more than one base, so it decides nothing.
start-suit = There is a card of the same rank as { $card }, of a higher suit.
start-ace = An ace counts as one here, so { $card } is low.
start-lower = There is a higher card than { $card }.

# The course of Tri-Cap, in English.

## Chapters

chapter-first-cards = The first cards
    .lead = You win by capturing the most cards. Your active card does that for you: it lies in front of you and waits for the right card in the centre.
    .learnt = Everybody lays a card face down, all of them are turned up together, and then the centre card comes.
chapter-one-rank-away = One rank away
    .lead = To capture you need a neighbour of the card in the centre: a card one rank higher or lower, or an ace.
    .learnt = A card one rank up or down is a neighbour, one of the same rank is not, and an ace is a neighbour of every card.
chapter-the-pile-grows = The pile grows
    .lead = Why take one card when there could be five? The pile in the centre grows, and whoever captures it gets every card of it.
    .learnt = What nobody takes stays there, and whoever is the only one with a neighbour of the top card may take it all.
chapter-take-and-lay = Take it or wait?
    .lead = This is where Tri-Cap is won: do you take the pile now, or pass and hope for a bigger one? First see what taking looks like.
    .learnt = Whoever takes the pile lays a new active card, and first draws three if the hand is empty. Whoever passes keeps the old one.
chapter-tricap = Tricap!
    .lead = When more than one player has a neighbour, nobody gets the pile. That is a Tricap, so know who else is waiting for your card.
    .learnt = If more than one player has a neighbour, nobody takes the pile, and everybody gets new cards.
chapter-empty-hand = When your hand is empty
    .lead = Three cards are soon gone, but an empty hand does not stop you: your active card can still capture.
    .learnt = A pass needs no card. An empty hand gets three as soon as one is needed or, where a table draws early, at once.
chapter-how-it-ends = How it ends
    .lead = When a card is needed and the deck has none, the game ends. What still lies in the centre then is nobody’s, so do not wait too long.
    .learnt = The game ends when a card is needed and there is none. Every captured card is a point, and whoever has the most wins.
chapter-think-ahead = Think ahead
    .lead = What is allowed is not always wise. An ace is a neighbour of every card, so it can wait, and sometimes that pays.
    .learnt = Wait for ranks that nobody else is waiting for, let an ace stand guard, and do not wait too long.
chapter-now-play = Now play
    .lead = First see how a game ends, and then meet real opponents. At every pile ask yourself: take it, or let it grow?
    .learnt = You know how to take, how to wait, what a Tricap does, and when a game ends.
chapter-fine-points = Fine points
    .lead = In a real game somebody will ask these questions, and a whole pile may depend on the answer. Here you find out.
    .learnt = The king and the 2 do not meet, a pass cannot be undone, and after a Tricap only a new centre card counts.

## Steps

step-whole-round =
    .task = Watch it once, move by move: everybody lays a card, the centre card comes, and player 1 takes the pile.
    .done = The pile is captured. Now player 1 lays a new card, and the next centre card can come.
step-what-is-due =
    .task = Nobody has laid a card yet. May the centre card be turned up now?
    .done = Right: first everybody lays one.
step-who-takes-first =
    .task = The centre card is going to be 7♦. Who will have a neighbour of it, a card one rank higher or lower?
    .done = The 8 is one above the 7. The queen (Q) and the 3 are farther away.
step-which-is-next =
    .task = You lay one of these cards face up, and then the centre card is going to be 9♥. With which of them could you take it?
    .done = The 10 is one rank above the 9. The other 9 has the same rank, and the 7 is two away.
step-two-on-king =
    .task = You have a 2, and the centre card is going to be a king. Are these two neighbours?
    .done = No: the 2 and the king are the two ends, and they do not meet.
step-who-is-next =
    .task = The centre card is going to be 5♥. Touch every active card that will be a neighbour of it.
    .done = The 6, the 4 and the ace. The other 5 has the same rank, and that does not count.
step-other-suit =
    .task = The centre card is going to be 10♥, and you have 9♣: clubs instead of hearts. Will you be allowed to take it?
    .done = Yes. The suit (♠ ♥ ♦ ♣) does not matter, only the rank.
step-how-many-cards =
    .task = Three cards lie in the centre. Next the 7 is turned up, and you take the pile with your 6. How many points is that?
    .done = Four from the centre and the 6 itself: five cards, five points.
step-top-card-counts =
    .task = The pile has a 9 on top, and the next card is going to be Q♥. Who will have a neighbour? Touch that active card.
    .done = Only the card on top counts. The 10 is a neighbour of the 9, but the queen comes on top of the 9.
step-who-lays-again =
    .task = You have taken the pile. May the next centre card be turned up?
    .done = Right: first you lay a new active card, face up.
step-what-one-wins =
    .task = You are about to take the pile. Where do the captured cards come from? Touch both places.
    .done = Three from the centre pile, and the jack that takes it: four cards.
step-may-one-wait =
    .task = You could take four cards: three from the centre and your own. May you leave them and wait?
    .done = Yes. The pile may grow, but somebody else may take it first.
step-changed-my-mind =
    .task = You have passed, and you regret it. May you still take the pile?
    .done = Right: the chance is gone. First the next card is turned up.
step-two-share =
    .task = The next card is going to be 8♣. You have a 9 and player 3 a 7. Who takes the pile?
    .done = Nobody: they do not share it. Two players with a neighbour make a Tricap.
step-why-nobody =
    .task = The next card is going to be Q♣, and nobody will get the pile. Touch every active card that proves it.
    .done = A king and a jack, one on each side of the queen. That is two players, and so a Tricap.
step-whose-card =
    .task = You have an 8 and player 2 a 6. With which of these centre cards may you take the pile?
    .done = The 9 is a neighbour of the 8 alone. The 7 and the ace are neighbours of both cards, and the other 8 of neither.
step-ace-too =
    .task = You have an ace and player 2 a jack. The next card is going to be a 10. Will it be a Tricap?
    .done = Yes: an ace is a neighbour of every card, so as soon as somebody else has a neighbour too, it is a Tricap.
step-ace-meets-ace =
    .task = The next card is going to be A♥. Touch every active card that will be a neighbour of it.
    .done = All of them, the other ace too. That is why an ace in the centre is always a Tricap.
step-old-top-card =
    .task = After a Tricap everybody has laid a new card. Your 7 is a neighbour of the 8 that still lies on top. May you take the pile?
    .done = Right: a new centre card comes first, and that one counts.
step-pass-with-nothing =
    .task = Your hand is empty, and you could take the pile. May you pass instead?
    .done = Yes. You need no card to pass, so nothing is drawn.
step-last-still-counts =
    .task = The last card of the deck is going to be J♥, a neighbour of your queen. Is the game over then?
    .done = No: you may still take the pile. The game only ends when a card is needed and there is none.
step-who-has-won =
    .task = The last card of the deck will be a 2, and nobody has a neighbour of it. Who has won then?
    .done = Whoever has captured the most cards. What is left in the centre belongs to nobody.
step-equal-piles =
    .task = Both players have captured 23 cards. The last card of the deck will be a 2, and nobody has a neighbour of it. Who has won then?
    .done = Both: equal piles share the win. It does not take more than half of the deck.
step-three-to-draw =
    .task = Your hand is empty, and you are about to take the pile. How many cards must be left in the deck so that you can still lay a new active card?
    .done = Three: with an empty hand you draw three for it. With exactly three the deck is empty then, and the game ends when the next centre card has to come.
step-waiting-pays =
    .task = You could capture three cards now, but you pass. A queen comes, and you pass again. Then a 9 comes, and you take the pile. How many points is that?
    .done = Five instead of three. An ace has a neighbour whatever comes, so it can wait. With another card, taking at once is often better.
step-same-wish =
    .task = Player 2 has a 7, and you choose the 9 as your new active card. Then an 8 comes. Who may take it?
    .done = Nobody: both were waiting for the 8. The king would have been the only card waiting for a queen.
step-ace-on-guard =
    .task = Four cards wait in the centre. You lay an ace and player 2 a 9, and then a 10 comes. Who may take the pile?
    .done = Nobody. An ace stands guard: as long as it lies there, nobody else can be the only one with a neighbour.
step-too-patient =
    .task = The deck has one card left. You could take the pile, three cards and your own, but you wait. The last card is a 2. How many points do you get for the pile?
    .done = None: what is left in the centre belongs to nobody. When the deck gets thin, take what you can.
step-first-rounds =
    .task = Your two opponents are both called Greedy: computer players that do what looks best right now. Play until you have chosen twice whether to take the pile or pass. So far: { $turns } of 2.
    .done = You took the pile { $one_capture ->
            [one] once
           *[other] { $one_capture } times
        }, passed { $one_pass ->
            [one] once
           *[other] { $one_pass } times
        }, and captured { $score ->
            [one] one card
           *[other] { $score } cards
        }; the better of your opponents has { $others }. Play this game to its end if you like, or go on.

## Why a place is not the one that was asked for

not-captured = { $what ->
        [hand] A card in a hand is not captured.
        [deck] The deck is not captured.
        [active] That active card is another player’s, and it stays where it is.
       *[captured] Captured cards come here. Touch what is going to join them.
    }
only-active = Only the active cards count: the ones that lie face up in front of the players.
only-open = Only the card on top of the pile and the active cards count: they are the ones that lie face up.

## Off the path

gone-passed = { $who ->
        [you] You passed
       *[any] Player { $player } passed
    }, so the pile stays where it is.
gone-taken = { $who ->
        [you] You took
       *[any] Player { $player } took
    } the pile instead of waiting.

## What a move costs where another one scores

costs-pass = { $count ->
        [one] If you pass, you give up one card that only you may take now.
       *[other] If you pass, you give up { $count } cards that only you may take now.
    }

## Why a move is allowed

allowed-take = { $active } is a neighbour of { $card }, and nobody else has one.
allowed-pass = A player who could take the pile may always pass.
allowed-lay = A new active card is needed, and any card of the hand will do.
allowed-centre = All active cards lie there, and nobody can take the pile, so the next centre card comes.

## Reasons: each completes “No: …”

because-round_lay = everybody lays a card first
because-round_centre = a new centre card comes first
because-adjacent = a neighbour is exactly one rank higher or lower
because-one_replace = a new active card comes first
because-one_pass = you may only pass when you could take the pile
because-one_capture = somebody takes the pile or passes first
because-setup_three-each = the suits do not match
because-tricap = more than one player has a neighbour
because-redraw = your hand is not empty yet
because-redraw_late = you draw cards only when you must lay one
because-end_deck = the deck has too few cards left

## A move as practice asks about it: may it be, and as it is told before a question

asked-action-pass =
    .may = May you pass now?
    .told = You pass.
    .who = Who may take the pile then, before another card is turned up?
    .so-nobody = Then nobody may take the pile before another card is turned up. Which rule says so?
asked-draw-shuffle =
    .may = May the cards be shuffled now?
    .told = The cards are shuffled and dealt.
asked-move-lay =
    .may = May you lay { $card } now?
    .told = You lay { $card }.
asked-move-take =
    .may = May you take the pile now?
    .told = You take the pile.
asked-move-centre =
    .may = May a card be turned up in the centre now?
    .told = { $card } is turned up in the centre.
    .who = Who may take the pile then?
    .so = Then { $who ->
            [you] you
           *[any] { seat-name }
        } may take the pile. Which rule says so?
    .so-nobody = Then nobody may take the pile. Which rule says so?
asked-move-draw =
    .may = May { $who ->
            [you] you
           *[any] { seat-name }
        } draw new cards now?
    .told = { move-draw }.

## Which active card may take the pile, as practice asks it

ask-taker = { $card } is turned up in the centre. Which active card may take the pile?
take-active = { $who ->
        [you] Your { $card }
       *[any] { $card } of player { $player }
    }
take-none = No active card is a neighbour of { $card }, so nobody may take the pile.
take-some = There is a neighbour of { $card }.
take-more = More than one active card is a neighbour of { $card }, so it is a Tricap.
take-fewer = There are not so many neighbours of { $card }.
take-only = Only { $active } is a neighbour of { $card }.
take-also = { $active } is a neighbour of { $card }, but not the only one.
take-far = { $active } is not a neighbour of { $card }.
take-no-card = None of them
take-many = More than one: a Tricap

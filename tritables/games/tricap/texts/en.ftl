# Tri-Cap in English. Seats are numbered from 0; people count them from 1.

game-title = Tri-Cap
game-blurb = one deck for two to six players, and a pile that you only get when nobody else could.
game-minutes = 15
seat-name = { player-name }

## Ranks, as other sentences name them

rank-name = { $rank ->
        [K] king
        [Q] queen
        [J] jack
       *[other] { $rank }
    }

## Places, as a screen reader says them

place-deck = Deck, { pile-size }
place-deck-unseen = { place-deck }. You have not seen: { $unseen }
place-centre = { $count ->
        [0] Centre pile, empty
        [one] Centre pile, { $count } card
       *[other] Centre pile, { $count } cards
    }{ $count ->
        [0] {""}
       *[other] , { $card } on top. Its neighbours: { $ace ->
            [1] every card
           *[0] { $near }
        }
    }
place-centre-chances = { place-centre }. Of the { $unseen } cards you have not seen, about { $tricap } make a Tricap and { $none } are nobody’s neighbour
place-active-none = Place for { $who ->
        [you] your active card
       *[any] the active card of player { $player }
    }
place-active-due = { $who ->
        [you] Place for your active card: choose a card from your hand, then lay it here
       *[any] Place for the active card of player { $player }: a card of that hand comes here
    }
place-active-down = { $who ->
        [you] Your active card
       *[any] Active card of player { $player }
    }, face down
place-active-own = { $who ->
        [you] Your active card
       *[any] Active card of player { $player }
    }, face down: { $card }
place-active = { $who ->
        [you] Your active card
       *[any] Active card of player { $player }
    }: { $card }{ $adjacent ->
        [1] , a neighbour
       *[0] {""}
    }
place-active-chances = { $who ->
        [you] Your active card
       *[any] Active card of player { $player }
    }: { $card }{ $adjacent ->
        [1] , a neighbour
       *[0] {""}
    }. It is the only neighbour of about { $alone } of the { $unseen } cards you have not seen
place-captured = { $who ->
        [you] Your captured pile
       *[any] Captured pile of player { $player }
    }, { pile-size }
place-hand = { $who ->
        [you] Your hand
       *[any] Hand of player { $player }
    }, { pile-size }
place-hand-card = { $card } { $who ->
        [you] in your hand
       *[any] in the hand of player { $player }
    }
place-hand-chances = { $card } { $who ->
        [you] in your hand
       *[any] in the hand of player { $player }
    }. Of the { $unseen } cards you have not seen, it is the only neighbour of about { $alone }, and about { $tricap } make a Tricap
place-hand-back = { $who ->
        [you] A hidden card of yours
       *[any] A hidden card of player { $player }
    }
place-hand-none = Empty place { $who ->
        [you] in your hand
       *[any] in the hand of player { $player }
    }

## Who is to do what

draw-centre = Turn up a card
draw-draw = Draw three cards
draw-shuffle = Shuffle and deal
status-lay = { $who ->
        [you] Your turn: choose a card and lay it face down.
       *[any] Player { player-number } chooses a card and lays it face down.
    }
status-centre = { $count ->
        [0] Turn up a card in the centre. Who will have a neighbour?
       *[other] Turn up the next card in the centre.
    }
status-capture = { $who ->
        [you] Your turn: take
       *[any] Player { player-number } decides: take
    } { $total } cards ({ $count } from the centre and { $who ->
        [you] your own
       *[any] the active one
    }), or pass?
status-replace = { $who ->
        [you] Your turn: lay a new active card, face up.
       *[any] Player { player-number } lays a new active card, face up.
    }
status-draw = { $who ->
        [you] Your hand is empty, and you draw three cards.
       *[any] Player { player-number } has an empty hand and draws three cards.
    }
status-shuffle = Tricap! Hands, active cards and deck are shuffled now, and { $pile ->
        [one] the card in the centre stays
       *[other] the { $pile } cards in the centre stay
    }.
status-won = { $score ->
        [0] Nobody has captured a card, so everybody shares the win.
       *[other] { $count ->
            [one] { $who ->
        [you] You win with
       *[any] Player { player-number } wins with
    } { $score } captured cards{ $majority ->
                [1] , more than half of the deck
               *[0] , though that is not a majority
            }.
           *[other] { $count } players share the win, with { $score } captured cards each.
        }
    }
hint-capture = Taking wins { $count } cards. If you pass, any of the { $unseen } cards that you have not seen may come next: for you alone about { $own }, for one other player alone { $other }, for a Tricap { $tricap }, for nobody { $none }.
hint-last = Taking wins { $count } cards. The deck is empty: if you pass, the game is over and the pile belongs to nobody.
hint-unseen = You have not seen yet: { $unseen }.
action-take = Take { $count } cards
action-pass = Pass

## Moves in words

move-lay = Lay { $card }
move-lay-hidden = Lay a card face down
move-take = Take the pile
move-centre = { $card } in the centre
move-draw = { $who ->
        [you] You draw
       *[any] { seat-name } draws
    } { $cards }
move-draw-hidden = { $who ->
        [you] You draw
       *[any] { seat-name } draws
    } new cards

## House rules at the table

option-redraw = Three new cards
    .choice = { $value ->
        [early] as soon as the hand is empty
       *[late] only when a card must be laid
    }

## Why a move is refused

verdict-unreadable = “{ $move }” is not a move. Write for example lay 10H, take or pass.
verdict-over = The game is over. No more cards are laid, taken or turned up.
verdict-over-draw = Three cards must be drawn, and the deck has { $count ->
        [0] none
       *[other] only { $count }
    }: the game is over.
verdict-lay-first = First everybody lays a card face down. { $who ->
        [you] It is your turn to lay one.
       *[any] It is player { player-number }’s turn to lay one.
    }
verdict-hand-hidden = It is player { player-number }’s turn to lay a card, and that hand is hidden from you.
verdict-not-held = { $who ->
        [you] You do not hold { $card }.
       *[any] Player { player-number } does not hold { $card }.
    } You can only lay a card from your own hand.
verdict-lay-after-capture = { $who ->
        [you] You must decide first
       *[any] Player { player-number } must decide first
    }: take the pile or pass. Lay a new card only after taking the pile.
verdict-decide-first = { $who ->
        [you] First decide: take
       *[any] First player { player-number } decides: take
    } { $total } cards ({ $count } from the centre and { $who ->
        [you] your own
       *[any] the active one
    }), or pass.
verdict-taken-already = { $who ->
        [you] You have already taken the pile.
       *[any] Player { player-number } has already taken the pile.
    } Now a new active card is needed.
verdict-has-cards = { $who ->
        [you] You still hold
       *[any] Player { player-number } still holds
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }. You draw new ones only when your hand is empty.
    .rule = { rule-redraw.title }
verdict-replace-first = { $who ->
        [you] You have captured, so
       *[any] Player { player-number } has captured, so
    } a new active card comes first.
verdict-deck-hidden = The deck lies face down. You cannot know which cards come next.
verdict-other-card = { $card } is not the top card of the deck.
verdict-all-laid = Everybody has an active card already. Now turn up a centre card.
verdict-no-draw = Nobody draws new cards now. Turn up a centre card.
verdict-no-tricap = There is no Tricap, so nothing is shuffled. Turn up a centre card.
verdict-pile-empty = There is nothing in the centre to take. A centre card is turned up first.
verdict-chance-gone = Only a centre card that has just been turned up can be taken: { $card } was there already.
verdict-nobody-adjacent = No active card is one rank away from the { rank-name }, so nobody may take the pile.
    .rule = { rule-adjacent.title }
verdict-not-adjacent = { $active } is not a neighbour of { $card }: { $apart ->
        [0] it has the same rank
        [11] the king and the 2 are the two ends, and they do not meet
       *[other] the ranks are { $apart } apart
    }.
    .rule = { rule-adjacent.title }
verdict-draw-first = { $who ->
        [you] Your hand is empty: you draw three cards first.
       *[any] Player { player-number } has an empty hand and draws three cards first.
    }
verdict-draw-seat = { $who ->
        [you] Now you draw three cards, and nobody else.
       *[any] Now player { player-number } draws three cards, and nobody else.
    }
verdict-draw-three = Draw three cards, not { $count }.
verdict-other-cards = Those are not the top three cards of the deck in their order.
verdict-tricap-takes-none = { $count } players have a neighbour: a Tricap. Nobody takes the pile, and the cards are shuffled.
verdict-shuffle-first = It is a Tricap, so hands, active cards and deck are shuffled first.
verdict-shuffle-bare = Name the { $count } cards after the word shuffle, in their new order, the top one first.
verdict-shuffle-twice = { $card } appears twice in this shuffle.
verdict-shuffle-stays = { $card } is not shuffled. The centre pile and the captured cards stay where they are.
verdict-shuffle-missing = { $missing ->
        [one] One card is
       *[other] { $missing } cards are
    } missing from this shuffle. Hands, active cards and deck all belong in it.
verdict-own-hand = { $who ->
        [you] You lay a card now, and only one from your own hand.
       *[any] Player { player-number } lays a card now, and only one from their own hand.
    }
verdict-lay-place = A card goes on the empty place { $who ->
        [you] in front of you
       *[any] in front of player { player-number }
    }.
verdict-take-place = { $who ->
        [you] The pile goes to you, onto your captured cards.
       *[any] The pile goes to player { player-number }, onto that player’s captured cards.
    }
verdict-turn-up = The top card of the deck is turned up now. Nobody chooses where it goes.
verdict-stays = That card stays where it is. You lay cards from your hand and take them from the centre.
    .rule = Which cards move

## What is wrong with a position

bad-twice = { $card } is already somewhere else. There is only one of each card.
bad-missing = { $count ->
        [one] The card { $card } is
       *[other] { $count } cards are missing, { $card } among them. They are
    } nowhere on the table. All 52 belong somewhere.
bad-nobody-draws = This should say which seat draws three cards.
bad-no-draw = This should be null, unless a seat is about to draw three cards.
bad-hand = This hand should have { $low ->
        [0] at most { $high }
       *[other] { $low } to { $high }
    } cards here, not { $count }.
bad-hand-exact = This hand should have { $low ->
        [0] no cards
        [one] { $low } card
       *[other] { $low } cards
    } here, not { $count }.
bad-all-laid = Everybody has laid a card, so the cards are turned up and a centre card comes next.
bad-lay-order = The seats lay in order, and player { player-number } has not laid yet.
bad-all-active = Everybody has an active card, so nobody has to lay a new one.
bad-no-active = An active card is missing here.
bad-draws-later = Three cards are drawn here before the new active card is laid, so there is no active card here yet.
bad-centre = Whoever captured took the whole pile, so the centre should be empty.
bad-deck-empty = There is no centre card left to turn up, so the game is over.
bad-deck-short = Three cards must be drawn and the deck has { $count }, so the game is over.
bad-capture = Exactly one active card should be a neighbour of the top centre card, not { $count }.
bad-tricap = A Tricap needs two or more active cards that are neighbours of the top centre card, not { $count }.
bad-too-few = With { $count } cards to shuffle, there are not three for everybody, so the game is over.
bad-not-over = The game goes on: there are enough cards left for what comes next.

## What happened, and by which rule

event-round_lay = Everybody has laid a card. Now the active cards are turned up together.
event-none = The centre card is { $card }, and no active card is a neighbour of it. It stays in the centre.
event-adjacent = The centre card is { $card }. { $who ->
        [you] Only you have a neighbour of it, { $active }, and may take the pile.
       *[any] Only player { player-number } has a neighbour of it, { $active }, and may take the pile.
    }
event-adjacent_ace = The centre card is { $card }. The ace { $active } is a neighbour of every card, { $who ->
        [you] so you alone may
       *[any] so player { player-number } alone may
    } take the pile.
event-one_capture = { $who ->
        [you] You capture the pile
       *[any] Player { player-number } captures the pile
    } with { $active }, a neighbour of { $card }: { $points } cards.
event-one_replace = { $who ->
        [you] You lay { $card } face up as your new active card
       *[any] Player { player-number } lays { $card } face up as the new active card
    }.
event-one_pass = { $who ->
        [you] You pass and leave
       *[any] Player { player-number } passes and leaves
    } { $count ->
        [one] the card
       *[other] { $count } cards
    } in the centre. The active card stays too.
event-tricap = Tricap! { $count } players have a neighbour of { $card }, so nobody takes the pile.
event-tricap_ace-centre = Tricap! The centre card is { $card }, and an ace is a neighbour of every card.
event-redraw = { $who ->
        [you] You draw three new cards
       *[any] Player { player-number } draws three new cards
    } from the deck.
event-end_deck = { $draws ->
        [1] Three cards must be drawn, and the deck has fewer
       *[0] A centre card is needed, and the deck is empty
    }. The game is over.
event-end_after-tricap = Only { $count } cards are left to shuffle, and { $needed } are needed to give everybody three. The game is over.

## The rulebook

rule-goal_captures = Capture as many cards as you can: every captured card is one point. Whoever captures more than half of the 52 cards is sure to win.
    .title = The goal
rule-players = Two to six people can play.
    .title = How many players
why-players = The rule sheet does not say. Everybody needs three cards, and with six players nearly every second card is a Tricap already.
rule-setup_three-each = Suits do not matter, and there are no jokers. Everybody gets three cards to hold. The rest is the deck, face down.
    .title = The cards
rule-round_lay = Everybody lays one card from the hand face down: the active card. When all have laid, the cards are turned up together.
    .title = Lay an active card
rule-round_centre = Then the top card of the deck is turned up on the centre pile.
    .title = A card in the centre
rule-adjacent = Your active card is a neighbour when it is exactly one rank above or below the top centre card; its suit does not matter. The ranks run from king down to 2. The king and the 2 are the two ends, so they are not neighbours.
    .title = One rank away
rule-adjacent_ace = An ace is a wild card: it is a neighbour of every card, whether it lies in front of you or in the centre.
    .title = An ace is everyone’s neighbour
rule-none = If nobody has a neighbour, another card is turned up on the pile, until somebody does.
    .title = Nobody has a neighbour
rule-one_capture = If you are the only one with a neighbour, you may take the whole centre pile together with your active card. They go face down on your captured pile.
    .title = Capturing alone
rule-one_replace = After a capture you lay a new active card. The others keep theirs, and the next centre card is turned up.
    .title = A new active card
rule-replace_face-up = The new active card is laid face up at once.
    .title = No secret this time
why-replace_face-up = The rule sheet does not say. Hiding it would help nobody: the other active cards are known, and nobody else chooses at the same time.
rule-one_pass = If you may take the pile you may pass, even with an empty hand. Then the pile grows.
    .title = Passing
rule-pass_keeps-active = Whoever passes keeps the active card where it is.
    .title = Passing costs no card
why-pass_keeps-active = The rule sheet does not say what happens to it. Nothing is taken, so nothing changes.
rule-tricap = If two or more players have a neighbour, it is a Tricap and nobody takes anything. All hands and active cards are shuffled into the deck. The centre pile stays. Everybody gets three new cards and lays one, and a new centre card is turned up on the pile.
    .title = Tricap!
why-tricap = The editor added only that the centre pile stays. All the rest comes from the inventor.
rule-tricap_ace-centre = An ace in the centre is always a Tricap, because every card is its neighbour.
    .title = An ace in the centre
rule-redraw = Once you have played your three cards, you get three new ones from the deck.
    .title = Three new cards
rule-redraw_late = You draw three new cards when you must lay one and your hand is empty. A table may also agree to draw early: as soon as the last card of a hand is laid.
    .title = When to draw new cards
why-redraw_late = The inventor draws them at once. The editor suggests waiting, because the game then lasts a little longer.
rule-end_deck = The game is over when the deck runs out: a centre card is needed and none is left, or three cards must be drawn and fewer are left.
    .title = The deck runs out
why-end_deck = The inventor does not say when the game is over. The editor, who wrote the rules down, does.
rule-end_after-tricap = It is also over when, after a Tricap, there are too few cards to give everybody three.
    .title = Too few after a Tricap
why-end_after-tricap = The inventor says nothing about it. It is one of the three endings that the editor names.
rule-end_due = An empty deck is not yet the end. The game ends when a card is needed from it. Until then you may still take, pass and lay. So if the deal after a Tricap uses up the deck, everybody still lays a card; but no centre card is left, and the game is over.
    .title = Only when a card is needed
why-end_due = The editor’s list of endings names the moments when a card is missing. An empty deck alone is not on it, and neither is a majority.
rule-end_centre = At the end the centre pile belongs to nobody. Hands and active cards do not count either.
    .title = What is left over
why-end_centre = The goal speaks of captured cards, and these are not captured.
rule-end_winner = Whoever has captured the most cards wins, even with 26 or fewer. Those who have equally many share the win.
    .title = Who wins
why-end_winner = The rule sheet asks for a majority, and sometimes nobody has one. The most cards come closest to it.

## Wrong rules that people hold, told gently

misconception-same-rank-is-adjacent = You seem to think that a card of the same rank is a neighbour. A neighbour is exactly one rank higher or lower.
misconception-king-meets-two = You seem to go from the king on to the 2. They are the two ends, not neighbours.
misconception-suit-must-match = You seem to look at the suit as well. Suits do not matter here, only the rank.
misconception-ace-is-high = You seem to put the ace above the king. An ace is a neighbour of every card.
misconception-ace-in-centre-is-plain = You seem to take an ace in the centre for an ordinary card. Every card is its neighbour, so it is always a Tricap.
misconception-nearest-takes = You seem to give the pile to whoever is nearest. Only a neighbour may take it; otherwise the next card comes up.
misconception-two-share = You seem to share the pile between two neighbours. With more than one it is a Tricap, and nobody gets it.
misconception-highest-takes = You seem to let the highest of several neighbours take the pile. With more than one it is a Tricap, and nobody gets it.
misconception-top-card-only = You seem to take only the top card. Whoever takes gets the whole pile, and their own active card with it.
misconception-own-card-stays = You seem to leave your own card out. Your active card goes with the pile, so it counts too.
misconception-cards-have-points = You seem to add up the ranks of the cards. Every captured card counts as one, whatever its rank.
misconception-no-new-card = You seem to go on without a new active card. Whoever captured lays one before anything else.
misconception-must-take = You seem to think that a pile must be taken. You may pass and let it grow.
misconception-passing-costs-card = You seem to think that passing costs your active card. It stays where it is.
misconception-hand-is-refilled = You seem to draw after every card. New cards come three at a time, and only when your hand is empty.
misconception-draws-at-other-time = You seem to draw by the other house rule. Look at what this table has agreed: as soon as the hand is empty, or only when a card must be laid.
misconception-plays-hands-out = You seem to play on until the hands are empty. The game is over when a card is needed and the deck has none.
misconception-deals-fewer = You seem to deal fewer cards when they run short. If not everybody can get three after a Tricap, the game is over.
misconception-empty-deck-ends = You seem to stop as soon as the deck is empty. The game goes on until a card is needed that is not there.
misconception-hands-count = You seem to count hands and active cards at the end. Only captured cards count.
misconception-majority-or-nothing = You seem to think that it takes more than half of the deck to win. Whoever has captured the most wins.

## Worked examples

example-start =
    .title = The first cards
    .task = Everybody was dealt three cards. In a game you see only your own; here they all lie open, so that you can see how it works. Lay one card for each player: the active cards. Choose any you like.
    .task-2 = In a game they lie face down until now, and are turned up together. Now turn up the centre card.
    .done = { $rule ->
        [none] No active card is one rank higher or lower than { $card }, so it stays where it is. The next card will come on top of it.
       *[other] { $active } is a neighbour of { $card }: player { $player } may take it.
    }
example-adjacent =
    .title = One rank away
    .task = There are a jack (J), a 10 and an 8 on the table. Turn up the centre card.
    .task-2 = A 10! Only the jack is a neighbour: the same rank does not count, and the 8 is two away. Take the pile.
    .done = The 10 and the jack are captured: two cards.
example-ace =
    .title = The wild ace
    .task = You have an ace. Turn up the centre card.
    .task-2 = The ace is a neighbour of the queen, as it is of every card. Take the pile.
    .done = An ace always helps, and it is gone when you use it.
example-neighbours =
    .title = Who is a neighbour of the 10?
    .task = Five players have a 9, a jack, an ace, a 10 and an 8. Turn up the centre card.
    .task-2 = The 9, the jack and the ace are neighbours, so it is a Tricap. Try to take the pile anyway.
    .done = If more than one player has a neighbour, nobody takes the pile.
example-king-and-two =
    .title = King and 2
    .task = Player 1 has a king (K). Turn up the centre card.
    .task-2 = A 2 is not a neighbour of a king: they are the two ends. Turn up one more.
    .done = The queen is a neighbour of the king, and now two cards wait in the pile.
example-growing =
    .title = A growing pile
    .task = Nobody had a neighbour of the 8. Turn up the next card.
    .task-2 = Nobody again. Go on until somebody has a neighbour.
    .task-3 = Four times nobody, and the pile had grown to four. With the 7 it is five: take them all.
    .done = Five cards from the centre and the 6 that took them: six captured.
example-capture =
    .title = Take and lay again
    .task = You have a 9, a neighbour of the 8. Take the pile: three cards from the centre and your own.
    .task-2 = Four cards captured, because the 9 counts too. Try to pass now.
    .task-3 = A new active card is needed. Lay one.
    .done = It lies face up at once. The others keep theirs, and the next centre card can come.
example-ace-waits =
    .title = Waiting with an ace
    .task = Player 1 could capture three cards: two from the centre and the ace. Wait for a larger pile: pass.
    .task-2 = The ace stays. Turn up the next card.
    .task-3 = The 7 is a neighbour as well: a Tricap, and the ace is gone. Shuffle, and lay a card for both players.
    .done = The pile of three is still there. Now anybody can win it.
example-ace-centre =
    .title = An ace in the centre
    .task = Nobody here has an ace in front of them. Turn up the centre card.
    .task-2 = An ace is a neighbour of every card, so it is always a Tricap. Shuffle, and then lay a card for each player.
    .done = Everybody has new cards, and the two cards in the centre are still there. The next one comes on top of them.
example-redraw =
    .title = An empty hand
    .task = You have no cards left in hand, but you have a 5, a neighbour of the 6. Take the pile.
    .task-2 = Now a new active card is needed and the hand is empty. Draw three cards.
    .task-3 = Lay one of them.
    .done = Here you draw only with an empty hand, and only when you have to lay a card.
example-redraw-early =
    .title = Drawing early
    .task = Some tables draw early: as soon as a hand is empty. So does this one. You have one card left. Try to draw anyway.
    .task-2 = First lay your last card.
    .task-3 = Now your hand is empty. Draw three new cards.
    .done = With early drawing nobody waits with an empty hand, but the deck runs out sooner.
example-end-tricap =
    .title = The last Tricap
    .task = Three cards are left in the deck, and two in hands. Turn up the centre card.
    .done = Nine cards are needed, and only seven are left. The game is over: the pile belongs to nobody, and three equal captured piles share the win.
example-end-centre =
    .title = The last card
    .task = One card is left in the deck. Turn it up.
    .task-2 = The deck is empty, but the game goes on. Take the pile.
    .task-3 = That makes more than half of the deck. Lay a new active card.
    .done = Now a centre card is needed and there is none: the game is over. You have captured the most cards, so you win.
example-end-draw =
    .title = Not enough to draw
    .task = Your hand is empty, and two cards are left in the deck. Take the pile.
    .done = Three cards must be drawn, but only two are there. The game is over, and the two stay where they are.

# A position written the short way.

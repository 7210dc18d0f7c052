# TriCom in English. Seats count from 0, players from 1.

game-title = TriCom
game-blurb = four piles, your own deck of cards, and picture cards that clear the table.
game-minutes = 30
seat-name = { player-name }

## Places, as a screen reader says them

name-stock = Stock
name-actions = Actions
name-turned = Turned up
name-reserve = Reserve
name-away = Out
place-pile = { $who ->
        [you] Your pile
       *[any] Player { $player }, pile
    } { $slot }: { $card } on top{ $count ->
        [1] {""}
       *[other] , { $count } cards, below it { $under }, worth { $worth } when cleared
    }
place-empty = { $who ->
        [you] Your slot
       *[any] Player { $player }, slot
    } { $slot }, empty
place-stock = { $who ->
        [you] Your stock
       *[any] Stock of player { $player }
    }, { pile-size }
place-actions = { $who ->
        [you] Your action pile
       *[any] Action pile of player { $player }
    }, { pile-size }
place-turned = { $who ->
        [you] Your turned-up action cards
       *[any] Turned-up action cards of player { $player }
    }{ $count ->
        [0] : none yet
       *[other] , the last one first: { $cards }
    }
place-reserve = { $who ->
        [you] Your reserve
       *[any] Reserve of player { $player }
    }{ $count ->
        [0] : empty
        [one] : { $card }, one card
       *[other] : { $card } on top, { $count } cards
    }
place-away = { $who ->
        [you] Your cards out of play
       *[any] Out of play from player { $player }
    }: { $count ->
        [0] nothing
        [one] { $count } card
       *[other] { $count } cards
    }
place-hand = { $who ->
        [you] Your hand
       *[any] Hand of player { $player }
    }, { pile-size }
place-card = { $card } { $who ->
        [you] in your hand
       *[any] in the hand of player { $player }
    }
place-back = { $who ->
        [you] A hidden card of yours
       *[any] A hidden card of player { $player }
    }

## Who is to do what

draw-lots = Draw lots
draw-turn = Turn up the action card
draw-shuffle = Shuffle the action cards
status-lots = The bases tie. Lots decide who begins.
status-turn = { $who ->
        [you] Your turn: turn up an action card.
       *[any] Player { $player } turns up an action card.
    }
status-action = { $who ->
        [you] You may use
       *[any] Player { $player } may use
    } { $card } now.
status-skip = { $who ->
        [you] You can do nothing with
       *[any] Player { $player } can do nothing with
    } { $card }.
status-fill = { $who ->
        [you] Fill the empty slot
       *[any] Player { $player } fills the empty slot
    }, from the stock or the reserve.
status-take = { $who ->
        [you] Take a card.
       *[any] Player { $player } takes a card.
    }
status-take-none = { $who ->
        [you] You have
       *[any] Player { $player } has
    } no card to take.
status-play = { $who ->
        [you] Play a card.
       *[any] Player { $player } plays a card.
    }
status-play-drawn = { $who ->
        [you] Place { $card } from the reserve.
       *[any] Player { $player } places { $card } from the reserve.
    }
status-shuffle = { $who ->
        [you] Shuffle the action cards.
       *[any] Player { $player } shuffles the action cards.
    }
status-won = { $count ->
        [one] { $who ->
        [you] You win the round
       *[any] Player { $player } wins the round
    }, with { $score ->
            [one] { $score } point
           *[other] { $score } points
        } in all!
       *[other] The round is a tie at { $score ->
            [one] { $score } point
           *[other] { $score } points
        }.
    }
hint-skip = { $card } { $jack ->
        [1] finds no pile of two or more with its suit on top in another base
       *[0] finds no pile of two or more with its suit on top in this base
    }, so it is skipped.
hint-stock-only = { $card } on the reserve fits nowhere now, so the card comes from the stock.
hint-none = The stock is empty and nothing on the reserve fits. Play on with the hand.
hint-reserve = No card in hand fits in the base. One goes on the reserve, and costs a point at the end.
action-skip = Skip the action card
action-none = Take nothing
action-take-stock = Take from the stock
action-take-reserve = Take from the reserve
action-fill-stock = Fill from the stock
action-fill-reserve = Fill from the reserve
action-part = Take { $count } off pile { $slot }, with { $card } on top

## Moves in words

move-place = { $card } on { $top }
move-place-empty = { $card } on the empty slot
move-reserve = { $card } on the reserve
move-turn = Turn up { $card }
move-use = Clear the pile with { $top } on top
move-use-other = { $who ->
        [you] Clear your pile
       *[any] Clear player { $player }’s pile
    } with { $top } on top
move-use-empty = Clear the empty slot
move-part = Take { $count } off the pile with { $top } on top
move-lots = { $who ->
        [you] You win the draw
       *[any] Player { $player } wins the draw
    }

## House rules at the table

option-flexible = Action cards
    .choice = { $value ->
        [True] may take part of a pile
       *[False] take whole piles
    }
option-target = The match ends at
    .choice = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
verdict-gesture = { $who ->
        [you] You play from your own hand to your own base or reserve.
       *[any] Player { $player } plays from their own hand to their own base or reserve.
    } Only a jack reaches another player’s base.

## Why a move is refused

verdict-unreadable = “{ $move }” is not a move. Write it like 7D>3 (on a pile), 7D>r (on the reserve), take stock, skip or use 2.
verdict-over = The round is over: all hands are empty.
    .rule = The end of a round
verdict-hidden = From your seat you cannot see the cards that decide this.
verdict-lots-first = The bases tie, so first draw lots to see who begins.
verdict-lots-seat = Name the seat that wins the draw, like { $example }. Seats count from 0.
verdict-lots-untied = { $who ->
        [you] You do not draw lots
       *[any] Player { $player } does not draw lots
    }: another base is higher.
verdict-lots-done = It is already known who begins.
verdict-shuffle-first = All action cards are used up. { $who ->
        [you] Shuffle them first.
       *[any] Player { $player } shuffles them first.
    }
verdict-shuffle-cards = Name all twelve action cards in their new order, the next one first.
verdict-shuffle-wrong = A shuffle names each of the twelve action cards once: the jacks, queens and kings of four suits.
verdict-shuffle-later = The action cards are shuffled only at the end of a turn in which the last one came up.
verdict-turn-first = { $who ->
        [you] First turn up the next action card.
       *[any] First player { $player } turns up the next action card.
    } Every turn begins like that.
verdict-turn-other = Only the card on top of the action pile can be turned up, and it is not this one.
verdict-turned-already = This turn’s action card has already been turned up.
verdict-use-or-skip = First say what happens with the action card: use it or skip it. After that you take a card.
verdict-use-too-late = Too late for the action card: use it before you take a card.
verdict-jack-elsewhere = { $card } is a jack. It clears a whole pile in another player’s base, not in your own.
verdict-own-base-only = { $card } only works in your own base. Only a jack works in another player’s base.
verdict-no-such-player = There is no player { $other } at this table.
verdict-not-flexible = At this table an action card takes a whole pile, never part of one.
verdict-part-other = { $card } takes the top { $count ->
        [one] card
       *[other] { $count } cards
    } or the whole pile, nothing in between.
verdict-part-small = That needs a pile of at least { $least } cards. { $count ->
        [0] There are no cards here
        [one] There is only one here
       *[other] There are only { $count } here
    }.
verdict-no-pile = There is no pile there.
verdict-pile-small = A single card cannot be cleared. An action card needs a pile of two or more.
verdict-pile-suit = { $card } only clears a pile with its own suit on top. This pile has { $top } on top.
verdict-fill-first = The empty slot must be filled first, from the stock or from the reserve.
verdict-fill-no-reserve = The reserve is empty. Fill the slot from the stock.
verdict-fill-no-stock = The stock is empty. Fill the slot from the reserve.
verdict-fill-nothing = No slot is waiting to be filled. A slot that stays empty stays empty to the end.
verdict-take-first = First take a card, then play one.
verdict-must-take = { $who ->
        [you] You still have a stock, so you must take a card.
       *[any] Player { $player } still has a stock, so a card must be taken.
    }
verdict-stock-empty = The stock is empty. You play on with the cards in your hand.
verdict-reserve-empty = No card lies on the reserve now, so there is none to take.
verdict-reserve-unfit = { $card } fits nowhere in the base now. You may only take it to place it at once.
verdict-play-now = Your card is taken. Now play one from your hand.
verdict-not-in-hand = { $card } is { $who ->
        [you] not in your hand
       *[any] not in player { $player }’s hand
    }.
verdict-drawn-first = { $card } was taken from the reserve, so it must go into the base now.
verdict-placeable = { $card } can still be placed in the base, { $count ->
        [one] on one pile
       *[other] on { $count } piles
    }. Only a card that fits nowhere may go on the reserve.
verdict-empty-slot = { $card } goes on top of a pile. A card from your hand never goes on an empty slot.
verdict-covers-only = { $card } goes with { $top }, but it must lie beside that card, not on it.
    .rule = { rule-place_own-pile.title }
verdict-diagonal-only = { $card } goes with { $top }, but that card lies diagonally. Beside means left, right, above or below.
    .rule = Left, right, above or below
verdict-no-neighbour = { $card } fits no card beside this pile. It needs the same rank there, or the same suit one step away.
    .rule = Where a card fits

## What is wrong with a position or a card set by hand

bad-numbers = A player has 40 number cards, ace to ten in four suits; here there are { $count }, including those out of play.
bad-actions = A player has 12 action cards, on the pile and turned; here there are { $count }.
bad-twice = { $card } appears here a second time, but each deck has it once.
bad-on-turn = It is a seat’s turn in every phase but lots and over, where it is nobody’s.
bad-begins = In every phase but lots it is known who begins.
bad-slot = Only the phase fill has a slot here, and it needs one.
bad-drawn = Only in the phase play can there be a card here that was taken from the reserve.
bad-slot-full = The slot to be filled should be empty.
bad-gap = An empty slot is filled as long as there is a stock.
bad-over = The round is over when all hands are empty, and only then.
bad-hand = This hand should now hold { $exact ->
        [1] { $low ->
            [one] { $low } card
           *[other] { $low } cards
        }
       *[0] { $low } to { $high } cards
    }, not { $count }.
bad-shuffle = Before the shuffle, all twelve action cards have been turned up.
bad-spent = When the action pile is empty, a new one is shuffled before the turn passes.
bad-turned = In this phase an action card has been turned up.
bad-fill-card = Only a king or a queen leaves a slot to be filled by choice.
bad-fill-none = There is nothing to fill the slot from, so the turn goes on.
bad-drawn-hand = The card taken from the reserve is also the last one in hand.
bad-drawn-fits = A card that fits nowhere in the base cannot have been taken from the reserve.
bad-lots-fresh = Lots are drawn right after the deal, before any card is played.
bad-lots-score = This dealt base scores { $points }.
bad-lots-tie = Lots are drawn only when the highest bases are the same.

## What happened, and by which rule

event-start_tie = { $who ->
        [you] You win the draw and begin
       *[any] Player { $player } wins the draw and begins
    }.
event-turn_action-first = { $who ->
        [you] You turn up
       *[any] Player { $player } turns up
    } { $card }.
event-turn_take = { $who ->
        [you] You take
       *[any] Player { $player } takes
    } a card from the stock.
event-reserve_take = { $who ->
        [you] You take
       *[any] Player { $player } takes
    } { $card } from the reserve, to place it at once.
event-end_stock-empty = { $who ->
        [you] You have no stock left and play on from your hand
       *[any] Player { $player } has no stock left and plays on from the hand
    }.
event-reserve_only-unplaceable = { $card } fits nowhere and goes { $who ->
        [you] on your reserve
       *[any] on player { $player }’s reserve
    }.
event-place_equal = { $who ->
        [you] You place
       *[any] Player { $player } places
    } { $card } beside { $beside }: the same rank.
event-place_suit-run = { $who ->
        [you] You place
       *[any] Player { $player } places
    } { $card } beside { $beside }: the same suit, one step away.
event-place_ace-ten = { $who ->
        [you] You place
       *[any] Player { $player } places
    } { $card } beside { $beside }: ace and ten are neighbours.
event-score_trio = Trio! { $cards } score a point { $who ->
        [you] for you
       *[any] for player { $player }
    }.
event-score_quartet = Quartet! { $cards } score 2 points { $who ->
        [you] for you
       *[any] for player { $player }
    }.
event-score_duo = Duo! { $card } lies in both bases: 2 points { $who ->
        [you] for you
       *[any] for player { $player }
    }.
event-three_duo = Duo! { $points ->
        [one] { $card } lies in another base too: a point
       *[other] { $card } lies in both other bases too: { $points } points
    } { $who ->
        [you] for you
       *[any] for player { $player }
    }.
event-action_king-queen = { $who ->
        [you] You use { $card } and clear
       *[any] Player { $player } uses { $card } and clears
    } a pile of { $count } cards.
event-action_jack = { $who ->
        [you] You use { $card } and clear
       *[any] Player { $player } uses { $card } and clears
    } a pile of { $count } cards { $whom ->
        [you] in your base
       *[any] in player { $other }’s base
    }.
event-action_score = A pile of { $count }: { $points ->
        [0] no points
        [one] a point
       *[other] { $points } points
    } { $who ->
        [you] for you
       *[any] for player { $player }
    }.
event-fill_king-queen = { $who ->
        [you] You fill
       *[any] Player { $player } fills
    } the slot with { $card }.
event-fill_jack = { $who ->
        [you] Your stock
       *[any] Player { $player }’s stock
    } fills the slot with { $card }.
event-fill_none = Nothing can fill { $who ->
        [you] this slot of yours
       *[any] this slot of player { $player }
    }, so it stays empty.
event-flexible_king = { $who ->
        [you] You use
       *[any] Player { $player } uses
    } { $card } on the top { $count } cards: a point.
event-flexible_queen = { $who ->
        [you] You use
       *[any] Player { $player } uses
    } { $card } on the top { $count } cards. No points, but a new card on top.
event-flexible_jack = { $who ->
        [you] You use
       *[any] Player { $player } uses
    } { $card } on the top card. No points, but a new card on top.
event-action_reshuffle = { $who ->
        [you] You shuffle
       *[any] Player { $player } shuffles
    } the twelve action cards into a new pile.
event-end_solo = { $who ->
        [you] You have no cards left and are done.
       *[any] Player { $player } has no cards left and is done.
    } The game goes on.
event-score_reserve = { $count ->
        [0] { $who ->
        [you] Your reserve is empty: you lose nothing.
       *[any] Player { $player } has an empty reserve and loses nothing.
    }
        [one] One card is left { $who ->
        [you] in your reserve
       *[any] in player { $player }’s reserve
    }: a point off.
       *[other] { $count } cards are left { $who ->
        [you] in your reserve
       *[any] in player { $player }’s reserve
    }: { $count } points off.
    }

## The rulebook

rule-setup_base = Leave out the jokers. Take the kings, queens and jacks out of your deck: they are your 12 action cards. Shuffle them and lay them face down. Shuffle the other 40 too: they are your stock. Lay its first four cards open in a square of two by two: your base. Three or four of them that go together score at once.
    .title = The base
rule-setup_score-once = The dealt base scores once for its trio or quartet. The four slots are filled first, and the hand is dealt after that.
    .title = Points from the deal
why-setup_score-once = The rule sheet gives points for a lucky deal, but does not say how often or in what order.
rule-setup_hand = Then you take three cards from your stock. Keep them to yourself.
    .title = The hand
rule-start_highest = The highest card in all the bases decides who begins. Among equal ranks the suit decides: clubs are lowest, then diamonds, hearts, and spades are highest.
    .title = Who begins
rule-start_ace-low = When you look for the highest card, an ace is the lowest of all.
    .title = A low ace
why-start_ace-low = The rule sheet calls the ace a one.
rule-start_suit-order = Clubs are the lowest suit and spades the highest.
    .title = The order of suits
why-start_suit-order = The rule sheet lists the suits in this order; we read it from low to high.
rule-start_tie = If the highest cards are exactly the same, compare the next highest, and so on. If all four are the same, draw lots.
    .title = The same highest card
why-start_tie = Everybody has a deck of their own, so the same card can lie in two bases. The rule sheet does not say what happens then.
rule-start_lots = Only the players whose bases tie for the highest draw lots.
    .title = Who draws lots
why-start_lots = That is how ties are usually settled.
rule-turn_action-first = A turn always begins with turning up your next action card. Use it now, before you take a card, or leave it. Either way, it stays with the turned cards.
    .title = First the action card
rule-turn_take = After the action card you take one card: the top of your stock, or the top of your reserve.
    .title = Take a card
rule-take_forced = As long as you have a stock, you must take a card. When it is empty, you may take the reserve’s top or leave it.
    .title = You must take a card
why-take_forced = The rule sheet has only these two cases: with a stock you take a card, without one you may.
rule-turn_play = Then you play one card from your hand: on a pile of your base, or on your reserve.
    .title = Play a card
rule-place_on-pile = A card from your hand goes on a pile of your base, never on an empty slot. Which card it covers does not matter.
    .title = On a pile
rule-place_equal = A card may be placed beside an open base card of the same rank.
    .title = Beside an equal card
rule-place_suit-run = A card may be placed beside an open base card of the same suit that is one higher or one lower. Beside means left, right, above or below.
    .title = Beside the next rank of its suit
rule-place_ace-ten = The ranks form a circle: after ten comes the ace. So 9, 10, ace is a run, and 10, ace, 2 is one too.
    .title = Ace follows ten
rule-place_own-pile = The card you cover does not count as a neighbour. The card you match must lie in another slot.
    .title = Beside, not on
why-place_own-pile = The rule sheet says beside, and a card that you cover lies below.
rule-reserve_only-unplaceable = Only a card that fits nowhere in your base may go on your reserve. If you hold such a card, you may lay it there even if you could place another card.
    .title = What goes on the reserve
rule-reserve_top = The reserve is a stack. Only its top card is open, and only that one can be taken.
    .title = The top of the reserve
rule-reserve_take = Take the reserve’s top only if you place it in your base at once.
    .title = Taking from the reserve
rule-reserve_take-placed = A card taken from the reserve must be placed in the same turn. It cannot go back, and no other card is played instead.
    .title = What you take, you place
why-reserve_take-placed = Without this the condition for taking it would mean nothing.
rule-score_trio = Three open base cards of one rank, or three in a row of one suit, are a trio: 1 point. They may lie in any order.
    .title = Trio
rule-score_quartet = Four of one rank, or four in a row of one suit, are a quartet: 2 points, in any order. The trio inside it scores nothing extra.
    .title = Quartet
rule-score_quartet-full = A quartet scores its 2 points in full, even if a trio in it scored before.
    .title = From trio to quartet
why-score_quartet-full = The rule sheet gives a quartet 2 points and takes nothing off. In its own example a quartet scores again with one new card.
rule-score_new-only = A trio or quartet scores when a new card makes it. As long as it just lies there, it scores nothing more.
    .title = Only what is new
why-score_new-only = The rule sheet gives points for making a trio or quartet, and again when a new card makes another one. We read it as: the new card must be part of it.
rule-score_one-combination = One new card never scores more than one trio or one quartet.
    .title = One at a time
why-score_one-combination = A base shows four cards. Two trios with the same new card share two of them, and then all four are a quartet. The quartet alone counts.
rule-score_duo = Place a card from your hand while the very same card lies open in the other base: a duo, 2 points. A slot that is filled never makes a duo.
    .title = Duo
rule-duo_visible = Only open cards count for a duo. A covered card does not.
    .title = Open cards only
why-duo_visible = Our choice: only the top card is in play. The rule sheet leaves covered cards partly in sight and can be read the other way.
rule-duo_from-reserve = A card that you took from the reserve and place can make a duo like any other.
    .title = A duo from the reserve
why-duo_from-reserve = You took it in hand and placed it by the same rule.
rule-duo_with-combination = If one card makes a duo and a trio or quartet, both score.
    .title = Duo and trio together
why-duo_with-combination = Nothing in the rule sheet rules it out.
rule-action_king-queen = A king (K) or queen (Q) may clear a pile in your own base: two cards or more, with the action card’s suit on top. What lies below the top does not matter. The cards go out of play, face down.
    .title = King and queen
rule-action_jack = A jack (J) may clear such a pile in the other player’s base. It needs two cards or more there as well: a single card stays.
    .title = Jack
rule-action_score = A whole pile scores its number of cards minus two, for whoever used the action card: nothing for two cards, 1 for three, 2 for four, 3 for five, and so on.
    .title = Points for a pile
rule-fill_king-queen = After a king or queen you fill the empty slot with the top of your reserve or of your stock, as you like. The card need not fit its neighbours.
    .title = Filling the slot
rule-fill_jack = After a jack the slot is filled at once from the stock of the player who lost the pile, never from the reserve. That card need not fit its neighbours either.
    .title = Filling after a jack
rule-fill_score = If the filling card makes a trio or quartet, it scores for whoever used the action card.
    .title = Points from filling
rule-fill_none = If there is nothing to fill from, the slot stays empty. No card from a hand ever goes on it.
    .title = An empty slot
rule-fill_mandatory = As long as there is a card to fill from, you must fill the slot.
    .title = You must fill it
why-fill_mandatory = The rule sheet says to fill the slot; it does not let you leave it empty.
rule-fill_only-now = A slot is filled right after it was cleared, or never. One that is not filled stays empty to the end of the round.
    .title = Now or never
why-fill_only-now = In the rule sheet, filling is part of the action. We read its words about the end of the game the same way.
rule-stock_last-card = If filling takes the last card of your stock, your turn goes on without taking from it.
    .title = The last card of the stock
why-stock_last-card = From then on the rules for an empty stock apply.
rule-action_reshuffle = If you turned up your last action card, you shuffle all twelve into a new pile at the end of the turn. You do so even with an empty hand, unless the round is over.
    .title = Shuffling again
why-action_reshuffle = The rule sheet says to shuffle at the end of the turn in which the last action card came up. It makes no exception for an empty hand, so we read none into it.
rule-end_stock-empty = With an empty stock you play on until your hand is empty. Turn up an action card; take the reserve’s top if you can place it, or else play a card from your hand.
    .title = The stock is empty
rule-end_solo = When your hand is empty you are done. The other player goes on alone, and may still clear piles in your base with a jack.
    .title = Playing solo
rule-end_idle-reserve = When your hand is empty you are done, even with cards in your reserve. They count against you.
    .title = Done with a reserve
why-end_idle-reserve = The rule sheet lets you play until all the cards in your hand have been laid, and no longer.
rule-score_reserve = At the end each card in your reserve costs a point.
    .title = The price of the reserve
rule-match_target = Whoever has 33 points or more after the last card wins. Usually that takes two rounds. A table may set another target.
    .title = 33 points
why-match_target = The rule sheet says 33 points. We read that as the usual target: players may agree on another one.
rule-match_both = If more than one player reaches the target in the same round, the higher total wins. If the totals are equal, play another round.
    .title = Both at the target
why-match_both = That is how games are usually decided; the rule sheet does not mention it.
rule-match_no-one = If nobody has reached the target, play another round.
    .title = Nobody at the target
why-match_no-one = The rule sheet expects that one round is not enough.
rule-flexible_king = A king may also take just the top three cards of one of your own piles of more than three: 1 point.
    .title = King: three off the top
why-flexible_king = The rule sheet offers this as a variant. A table chooses whether to play with it.
rule-flexible_queen = A queen may also take just the top two cards of one of your own piles of more than two: no points.
    .title = Queen: two off the top
why-flexible_queen = The rule sheet offers this as a variant. A table chooses whether to play with it.
rule-flexible_jack = A jack may also take the top card of one of your own piles of two or more: no points.
    .title = Jack: one off the top
why-flexible_jack = The rule sheet offers this as a variant. It names points for the king and the queen but not for the jack; we read that as no points.
rule-flexible_suit = To take part of a pile, its top card must have the action card’s suit too.
    .title = The suit still counts
why-flexible_suit = The rule sheet says that the rules of the basic game apply in the variant.
rule-flexible_uncovered = A card that comes to light when others are taken off scores nothing.
    .title = What comes to light
why-flexible_uncovered = Nothing was placed there, and only a placed or filling card scores.
rule-three_duo = With three players a duo scores 1 point if the card lies in one other base, and 2 if it lies in both.
    .title = Duo for three
rule-three_jack = With three players a jack clears one other player’s pile, even when both have one that fits.
    .title = Jack for three
why-three_jack = The rule sheet says that you may use it on one player if both have a pile of its suit. We read it as: one pile of one of them, and you choose whose.
rule-three_jack-choice = A jack may be used even if only one of the others has a pile that fits.
    .title = One fitting pile is enough
why-three_jack-choice = The rule sheet can also mean that both must have one. We read it as limiting the jack to one player.
rule-three_order = With three players you play clockwise from the one who begins.
    .title = Clockwise
why-three_order = That is how it is usually done; the rule sheet does not say.

## Wrong rules that people hold, told gently

misconception-covers-what-fits = You seem to look at the card that you cover. What counts lies beside that pile, not under your card.
misconception-diagonal-is-beside = You seem to count a diagonal pile as beside. Beside means left, right, above or below.
misconception-any-suit-runs = You seem to place a card beside the next rank of any suit. A card one rank higher or lower must be of the same suit.
misconception-ten-is-last = You seem to stop at the ten. After the ten comes the ace, as in a circle.
misconception-reserve-takes-any = You seem to lay any card on the reserve. Only a card that fits nowhere in your base may go there.
misconception-drawn-may-wait = You seem to keep the card from the reserve in hand. It goes into your base in the same turn.
misconception-suit-does-not-matter = You seem to clear a pile whatever lies on top. The suit on top must be that of the king or queen.
misconception-jack-at-home = You seem to use a jack in your own base. A jack clears a pile of another player.
misconception-action-card-waits = You seem to keep the action card for later. It comes up first and is used before you take a card, or not at all.
misconception-filling-must-fit = You seem to think that a card that fills a slot must fit. Any card may fill the slot.
misconception-jack-needs-both = You seem to think that a jack must fit both other players. One of them is enough.
misconception-jack-clears-both = You seem to clear a pile of both other players. A jack works on one of them; you choose.
misconception-quartet-and-trio = You seem to count the trio in a quartet once more. A quartet is 2 points, and that is all.
misconception-quartet-tops-up = You seem to give a trio that grows just one more point. A quartet scores its full 2 points, even after a trio.
misconception-each-trio-counts = You seem to count every trio that hides in a quartet. The quartet counts once, for 2 points.
misconception-trio-scores-again = You seem to count a trio again in every turn. It counts once, when a new card makes it.
misconception-mixed-run-is-trio = You seem to think that three ranks in a row of any suits are a trio. A run must be of one suit.
misconception-duo-by-rank = You seem to think that two cards of equal rank make a duo. It takes exactly the same card: rank and suit.
misconception-covered-duo = You seem to count a covered card for a duo. Only open cards count.
misconception-no-duo-from-reserve = You seem to think that a card from the reserve makes no duo. It does, just like one from your hand.
misconception-better-one-counts = You seem to count only the better of a duo and a trio. Both count.
misconception-every-card-counts = You seem to give a point for every card of a cleared pile. Leave two out: three cards are 1 point.
misconception-filling-is-nothing = You seem to think that filling a slot never scores. A trio or quartet that it makes counts.
misconception-uncovered-scores = You seem to count a trio with a card that comes to light. Nothing was placed, so it does not count.
misconception-turns-go-back = You seem to go round the table anticlockwise. Turns go clockwise.
misconception-no-stock-no-turn = You seem to end the turn when filling takes the last card of the stock. The turn goes on without taking from the stock.
misconception-stock-ends-round = You seem to end the round when a stock is empty. It goes on until all hands are empty.
misconception-first-out-ends = You seem to end the round when the first hand is empty. The others play on alone.
misconception-reserve-is-played-out = You seem to think that the reserve must be played out. When all hands are empty the round is over, and the reserve costs points.
misconception-ace-begins = You seem to take the ace for the highest card. When it decides who begins, it is the lowest.
misconception-clubs-are-highest = You seem to put clubs above spades. Clubs are lowest, then diamonds, hearts and spades.
misconception-highest-sum-begins = You seem to add up the base cards. The single highest card decides who begins.
misconception-first-of-equals = You seem to let the first player begin when the highest cards are the same. Compare the next highest cards.

## Worked examples

example-base =
    .title = A base of four
    .task = A turn begins with an action card: a king (K), a queen (Q) or a jack (J). Turn yours up.
    .task-2 = There is nothing here for Q♣ to do. You will soon see what a queen is for. Skip it.
    .task-3 = Take a card from the stock.
    .task-4 = 5♠ goes with 6♠, so it has to lie beside it. Place it on one of the two cards beside 6♠.
    .done = That is a turn: action card, take, play. You began because your 8♥ is the highest card of both bases; an ace counts as one.
example-lots =
    .title = All four the same
    .task = The highest card in a base begins. Players 1 and 2 have the same four cards, and player 3 has an ace where they have a two. Draw lots.
    .done = Only players 1 and 2 took part. An ace is low, so player 3 lost at the fourth card.
example-equal =
    .title = The same rank
    .task = Equal cards go together. Place 6♦ beside 6♠: left, right, above or below it.
    .done = What you cover does not matter. What lies beside it does.
example-suit-run =
    .title = The same suit
    .task = The suit of a card is ♠, ♥, ♦ or ♣, and cards of one suit that follow each other go together. Try to place 3♥ on 4♥.
    .task-2 = Beside it, not on it. Place 3♥ beside 4♥.
    .done = 3♥ and 4♥ lie next to each other in your base. The card you covered did not matter.
example-circle =
    .title = The circle of ranks
    .task = The ace comes between the ten and the two. Place A♥ beside 10♥.
    .done = After the ten comes the ace, and after the ace the two: the ranks make a circle.
example-laying-off =
    .title = On the reserve
    .task = One of your cards fits in the base, but you may also get rid of one that fits nowhere. Lay such a card on the reserve.
    .done = You may lay a card that fits nowhere on the reserve, even when you could place another. At the end it costs a point.
example-taking =
    .title = Stock or reserve
    .task = 9♦ lies on your reserve. Try to take it.
    .task-2 = 9♦ fits nowhere in your base, so it stays where it is. Take from the stock.
    .done = You may take the top card of the reserve instead of one from the stock, but only if it fits in your base.
example-from-reserve =
    .title = Back from the reserve
    .task = 7♦ on your reserve fits beside 7♠. Take it.
    .task-2 = Try to place 4♦ instead.
    .task-3 = What you take from the reserve goes into the base now. Place 7♦.
    .done = The other player has 7♦ too: a duo, 2 points, just like a card from your hand.
example-trio =
    .title = Trio
    .task = Two sixes lie in your base. Place the third.
    .done = 6♠ 6♣ 6♦: 1 point. With 6♥ it could grow into a quartet.
example-dealt-trio =
    .title = A lucky deal
    .task = Three sixes were dealt, and that point is on your sheet. Place the fourth six.
    .done = The quartet scores its 2 points in full, even though the trio has scored before.
example-quartet =
    .title = Quartet
    .task = 3, 4 and 6 of hearts lie in your base. Place the missing card.
    .done = 3♥ 4♥ 6♥ 5♥ are four in a row, in any order: 2 points, and nothing extra for the trios in it.
example-quartet-again =
    .title = And again
    .task = The quartet has scored. Place a heart that makes four in a row again.
    .done = { $move }: { $cards } is a new quartet, { $points } points again. There were two ways: at either end of the row.
example-duo =
    .title = Duo
    .task = Find the card in your hand that lies open in the other base, and place it.
    .done = { $total ->
        [3] 7♦ made a trio and a duo: 1 and 2 points.
       *[other] 7♦ made a duo: 2 points. On another card it would have made a trio as well.
    } 4♣ would make no duo: no 4♣ lies open in the other base.
example-timing =
    .title = When to use an action card
    .task = Turn up the action card.
    .task-2 = Q♦ would fit the pile with 6♦ on top. Skip it anyway, and take a card.
    .task-3 = Now try to use Q♦ on that pile.
    .done = After taking it is too late. Use an action card at once, or not at all.
example-queen =
    .title = The queen
    .task = Turn up the action card.
    .task-2 = Q♦ can clear a pile of yours with a diamond on top. Clear the one with 6♦.
    .task-3 = The empty slot must be filled, and the card need not fit its neighbours. Fill it with 4♠ from the reserve.
    .done = Four cards are 2 points, and 4♠ 5♠ 6♠ are a trio: 1 more. Your reserve is empty too. The stock could have filled the slot as well.
example-jack =
    .title = The jack
    .task = Turn up the action card.
    .task-2 = A jack works in the other base. Clear the pile with 6♦ on top there.
    .done = Three cards, 1 point for you. The other player’s stock fills the slot, never the reserve, whether the card fits or not.
example-last-card =
    .title = The last card
    .task = One card is left in your stock. Clear the pile with 6♦ on top.
    .task-2 = Fill the slot with that last card.
    .task-3 = Now the stock is empty, and you have no reserve. Take nothing.
    .done = The turn goes on without a new card: you play one of the cards you hold.
example-end-phase =
    .title = The stock is empty
    .task = No stock, no reserve. Turn up the action card.
    .task-2 = Clear the pile with 6♦ on top.
    .task-3 = Nothing can fill the slot, so it stays empty. Go on and take nothing.
    .task-4 = Try to place 4♦ on the empty slot.
    .done = 4♦ goes on 8♥, beside 5♦. The empty slot takes no card from a hand.
example-reshuffle =
    .title = A new action pile
    .task = Each turn uses up an action card, and K♠ was the last of your twelve. Play a card.
    .task-2 = Your turn is over, and so are your action cards. Shuffle them into a new pile.
    .done = All twelve action cards lie face down again, in a new order. In a game you come to this at the end of your twelfth turn.
example-out-first =
    .title = Out of cards
    .task = Your stock is empty, and 9♣ is your last card. It fits nowhere: lay it on your reserve.
    .done = Your hand is empty, and you are done. Player 2 still has cards and goes on alone.
example-solo =
    .title = Playing solo
    .task = Player 2’s hand is empty, and you play on alone. Turn up the action card.
    .task-2 = Clear the pile with 6♦ on top.
    .task-3 = Play your last card.
    .done = Player 2 could only watch: the pile is yours, and three cards in the reserve cost player 2 three points.
example-last-hand =
    .title = The last cards
    .task = Both stocks are empty, and player 2 has finished. You hold two cards. Play one so that the other will fit beside it.
    .task-2 = Next turn: turn up the action card.
    .task-3 = There is no card to take. Place 5♦ so that it makes a trio.
    .done = Your hand is empty too, so the round is over. The trio was a point, and 9♣ on your reserve cost one.
example-counting =
    .title = Counting up
    .task = Player 2 has 36 points, and you have 40. Lay your last card.
    .done = 36 minus 1 is 35, 40 minus 3 is 37. Both are past 33, so the higher total wins. Below 33 you would play another round.
example-part-of-a-pile =
    .title = Part of a pile
    .task = At this table action cards may take part of a pile, and K♦ has been turned up. Take three cards off the pile with 6♦ on top.
    .done = 1 point, and A♣ lies open again.
example-uncovered =
    .title = What comes to light
    .task = Q♥ has been turned up. Take just two cards off the pile with 2♥ on top.
    .done = Now three sixes lie open, but nothing was placed: no points for the trio.
example-own-jack =
    .title = A jack at home
    .task = J♦ has been turned up. Take 6♦ off your own pile.
    .done = With this house rule a jack may take one card from your own pile. It scores nothing, but 6♣ is open again.
example-three-duo =
    .title = Duo for three
    .task = Both others have 7♦ in their base. Place yours.
    .task-2 = Now the turn goes clockwise. Turn up player 2’s action card.
    .done = Two other bases, 2 points. In one other base it would have been 1.
example-three-jack =
    .title = One of two
    .task = J♦ has been turned up. Try it on player 2’s pile.
    .task-2 = 9♠ is not a diamond. Clear player 3’s pile.
    .done = It is enough if one of the others has a pile that fits. Three cards, 1 point.

# Tric Trac in English. Seats: 0 is White, 1 is Black.

game-title = Tric Trac
game-blurb = a race for two, with fifteen stones each and one throw that changes everything.
game-minutes = 30
seat-name = { $seat ->
        [0] White
       *[1] Black
    }
you-are = { $seat ->
        [0] You are White.
       *[1] You are Black.
    }

## The sides and a throw, as other sentences name them

-tric-trac = 1, 1, 2, 2, 5, 5, 6, 6
other-side = { $seat ->
        [0] Black
       *[1] White
    }
colour = { $seat ->
        [0] white
       *[1] black
    }
other-colour = { $seat ->
        [0] black
       *[1] white
    }

## Places, as a screen reader says them

place-empty = Point { $point }, empty
place-white = Point { $point }, { $count ->
        [one] { $count } white stone
       *[other] { $count } white stones
    }
place-black = Point { $point }, { $count ->
        [one] { $count } black stone
       *[other] { $count } black stones
    }
place-bar = { $who ->
        [you] Your bar
       *[any] { seat-name }’s bar
    }, { $count ->
        [0] empty
        [one] { $count } stone
       *[other] { $count } stones
    }
place-off = { $who ->
        [you] Borne off by you
       *[any] { seat-name }, borne off
    }: { $count ->
        [0] none
        [one] { $count } stone
       *[other] { $count } stones
    }
place-dice = Dice still to play: { $dice }{ $again ->
        [1] , then another throw
       *[0] {""}
    }
place-dice-throw = Dice, ready to throw
place-dice-none = Dice

## Who is to do what

status-roll-off = Each side throws one die. The higher one begins.
status-throw = { $who ->
        [you] Your turn: throw the dice.
       *[any] { seat-name } throws the dice.
    }
status-again = { $who ->
        [you] You throw again.
       *[any] { seat-name } throws again.
    }
status-play = { $who ->
        [you] You play a { $die }.
       *[any] { seat-name } plays a { $die }.
    }
hint-forced = { move-step } is the only way to play the { $die }.
hint-look-ahead = Only { move-step } lets you play the { $next } after the { $die }.
status-won = { $who ->
        [you] You have won! All 15 of your stones are off; { other-side } had
        [them] { seat-name } has won! All 15 stones are off; you had
       *[any] { seat-name } has won! All 15 stones are off; { other-side } had
    } { $other ->
        [0] none
       *[other] { $other }
    } off.
draw-dice = Throw
throw-for-start = { $who ->
        [you] Your die
       *[any] { seat-name }’s die
    }
throw-die = { $nth ->
        [1] First die
       *[2] Second die
    }

## Moves in words

move-step = { $source ->
        [0] bar
       *[other] { $source }
    } → { $target ->
        [25] off
       *[other] { $target }
    }{ $hits ->
        [1] , hit
       *[0] {""}
    }
move-start = White { $white }, Black { $black }
move-roll = { $low } and { $high }

## Why a move is refused

verdict-unreadable = “{ $move }” is not a move. Write it like 8/13, bar/3 (from the bar) or 19/off (off the board).
verdict-over = { $who ->
        [you] The game is over: you have borne off
       *[any] The game is over: { seat-name } has borne off
    } all 15 stones.
verdict-throw-first = First throw the dice. Then play what they show.
verdict-roll-off-first = First each side throws one die, to see who begins.
verdict-roll-off-equal = Two dice of { $die } decide nothing. Equal dice are thrown again.
verdict-roll-off-done = It is already decided who begins: { $who ->
        [you] it is your turn
       *[any] it is { seat-name }’s turn
    }.
verdict-lower-written-first = Write the lower die first: { $move }.
verdict-die-left = The { $die } can be played, so it must be played before anyone throws.
verdict-off-stays = A stone that is off the board stays off.
verdict-other-bar = That is { other-side }’s bar, and { $who ->
        [you] it is your turn
       *[any] it is { seat-name }’s turn
    }.
verdict-other-tray = That is where { other-side }’s stones go. { $who ->
        [you] Yours go beside it.
       *[any] { seat-name }’s go beside it.
    }
verdict-onto-bar = Nobody moves a stone onto the bar. Only a hit sends one there.
verdict-onto-dice = The dice stay where they fell: a stone goes to a point. Now play the { $die }.
verdict-die-gone = The { $distance } has already been played. Now play the { $die }.
verdict-bar-empty = { $who ->
        [you] You have no stone
       *[any] { seat-name } has no stone
    } on the bar.
    .rule = Stones on the bar
verdict-not-yours = { $who ->
        [you] It is your turn
       *[any] It is { seat-name }’s turn
    }, and the stone on point { $point } is { other-colour }. Begin with a { colour } stone.
verdict-no-stone = No { colour } stone stands on point { $point }. Begin where one stands.
verdict-bar-first = { $count ->
        [one] A stone is still on the bar. It
       *[other] There are { $count } stones still on the bar. They
    } must come in before any other stone moves.
verdict-wrong-entry = { $who ->
        [you] You come in
       *[any] { seat-name } comes in
    } on points { $seat ->
        [0] 1 to 6
       *[1] 24 to 19
    }: with a { $die } that is point { $entry }, not { $point }.
    .rule = { rule-bar_entry.title }
verdict-wrong-way = { $who ->
        [you] Your stones only go
       *[any] { seat-name }’s stones only go
    } { $seat ->
        [0] up, from 1 towards 24
       *[1] down, from 24 towards 1
    }.
verdict-not-all-home = Bearing off starts when all your stones in play are home. { $count ->
        [one] Some are still on point { $point }
       *[other] Some are still on { $count } points outside
    }.
verdict-inside-home = All your stones are home, so none may move inside home any more. The { $die } only bears off a stone from point { $exact }.
verdict-off-exact = From point { $point } a stone needs exactly a { $needs } to leave. The die to play is a { $die }.
verdict-order-normal = The lower die comes first: play the { $die } before the { $distance }.
verdict-order-trictrac = A tric trac is played as { -tric-trac }, in just that order. Now play the { $die }, not the { $distance }.
verdict-order-double = A double has a fixed order: twice the number thrown, then twice the number that makes seven with it. Now play the { $die }, not the { $distance }.
verdict-no-such-die = That is { $distance ->
        [one] { $distance } step
       *[other] { $distance } steps
    } away. The die to play now is a { $die }.
verdict-blocked = { $count } { other-colour } stones hold point { $point }. Two or more of the other side close a point.
verdict-look-ahead = After this { $die } you could not play the { $next } that comes next. Another move with the { $die } leaves the { $next } playable, so you must choose such a move.
verdict-no-hit = Nothing would be hit on point { $point }: leave out the star.

## What is wrong with a position or a throw by hand

bad-faces = A throw shows two dice with one to six pips each.
bad-stones = { seat-name } should have 15 stones over points, bar and off, not { $count }.
bad-throw-order = The lower die comes first.
bad-no-turn = Before the throw for the start, and after the end, it is nobody’s turn: there can be no throw, no dice left to play and no other throw to come.
bad-both-off = Only one side can have borne off all its stones.
bad-roll-off = The throw for the start is made with all stones on the bars.
bad-over = A side has borne off all its stones, so the game is over and it is nobody’s turn.
bad-left = The dice left to play should be the last ones of the throw, in its order.
bad-again = After a double or a tric trac another throw follows; after any other throw it does not.
bad-throw-over = This throw has no dice left and none follows it, so the turn has passed: there should be no throw here.
bad-unplayable = A { $die } cannot be played here, so it would have ended the throw.

## What happened, and by which rule

event-start_roll-off = { $who ->
        [you] { $seat ->
            [0] You threw { $white }, Black { $black }: you begin.
           *[1] You threw { $black }, White { $white }: you begin.
        }
        [them] { $seat ->
            [0] You threw { $black }, White { $white }: White begins.
           *[1] You threw { $white }, Black { $black }: Black begins.
        }
       *[any] White threw { $white }, Black { $black }: { seat-name } begins.
    }
event-throw_normal = { $who ->
        [you] You threw
       *[any] { seat-name } threw
    } { $low } and { $high }: first the { $low }, then the { $high }.
event-throw_trictrac = Tric trac! { $who ->
        [you] You play { -tric-trac } and then throw again.
       *[any] { seat-name } plays { -tric-trac } and then throws again.
    }
event-throw_double = { $who ->
        [you] You threw
       *[any] { seat-name } threw
    } a double { $low }: { $low }, { $low }, then { $rest }, { $rest }, and then another throw.
event-bar_first = { $who ->
        [you] You came in
       *[any] { seat-name } came in
    } on point { $point }.
event-move_hit = { $who ->
        [you] You hit the { other-colour } stone
        [them] { seat-name } hit your stone
       *[any] { seat-name } hit the { other-colour } stone
    } on point { $point }. It goes back to the bar.
event-off_exact = { $who ->
        [you] You bore off
       *[any] { seat-name } bore off
    } a stone from point { $point } with exactly a { $die }.
event-throw_look-ahead = Not every move with the { $die } was allowed here: after some, the { $next } could not have been played.
event-throw_stop = { $bar ->
        [1] The { $die } cannot come in from the bar
       *[0] The { $die } cannot be played
    }, so the throw stops. { $lost ->
        [one] One die is lost.
       *[other] { $lost } dice are lost.
    }
event-throw_again = { $who ->
        [you] You throw again.
       *[any] { seat-name } throws again.
    }
event-goal_all-off = { $who ->
        [you] You have borne off all 15 stones and win
       *[any] { seat-name } has borne off all 15 stones and wins
    } at once.

## The story of a round

story-way = { $who ->
        [you] You win
       *[any] { seat-name } wins
    }: { $whom ->
        [you] you
       *[any] { other-side }
    } still had { $way ->
        [one] one step
       *[other] { $way } steps
    } to go with all stones together{ $close ->
        [1] . That was close!
       *[0] .
    }
story-hits = { $who ->
        [you] You hit
       *[any] { seat-name } hit
    } { $more ->
        [one] one stone
       *[other] { $more } stones
    }, { $whom ->
        [you] you
       *[any] { other-side }
    } { $less ->
        [0] none
       *[other] { $less }
    }.
story-lost = { $whom ->
        [you] You
       *[any] { other-side }
    } lost { $more ->
        [one] one die
       *[other] { $more } dice
    } that could not be played, { $who ->
        [you] you
       *[any] { seat-name }
    } { $less ->
        [0] none
       *[other] { $less }
    }.
story-again = { $who ->
        [you] You
       *[any] { seat-name }
    } had { $more ->
        [one] one extra throw
       *[other] { $more } extra throws
    }, { $whom ->
        [you] you
       *[any] { other-side }
    } { $less ->
        [0] none
       *[other] { $less }
    }.

## The rulebook

rule-setup_all-on-bar = Each side has 15 stones. All of them start on the bar, and the board is empty.
    .title = All stones on the bar
rule-goal_all-off = Whoever bears off all 15 stones first wins, at once, even with dice left to play.
    .title = The goal
why-goal_all-off = The rule sheet lets whoever has all stones off first win. We read it as: at that very moment, so the dice that are left no longer count.
rule-start_roll-off = Each side throws one die. The higher one begins and then throws both dice; equal dice are thrown again.
    .title = Who begins
why-start_roll-off = The rule sheet does not say who begins. Backgammon does it this way, and the rule sheet has every turn start with a throw of two dice.
rule-turn_alternate = The sides take turns. A turn starts with a throw of two dice, and you only move your own stones.
    .title = Taking turns
rule-move_direction = White’s stones go up from 1 to 24, Black’s go down from 24 to 1. Nobody moves back.
    .title = Direction
rule-move_landing = A stone may land on an empty point, on its own stones, however many there are, or on a single stone of the other side. Two or more of the other side close a point.
    .title = Where a stone may land
rule-move_hit = Landing on a single stone of the other side hits it: it goes back to its bar and starts again.
    .title = Hitting
rule-bar_first = While you have stones on the bar, nothing else may move. A die brings one in on the point of its number, counted from your own start: White with a 3 on point 3, Black with a 3 on point 22.
    .title = In from the bar first
why-bar_first = The rule sheet says that stones on the bar come in first, but not where. The points of entry are our choice.
rule-bar_entry = A die brings a stone in on the point of its number, counted from its own side’s start: White on 1 to 6, Black on 24 to 19.
    .title = Where stones come in
why-bar_entry = The rule sheet does not name the points. The direction of the stones leaves no others, and in backgammon it is the same.
rule-throw_normal = With two different dice you play the lower one first, then the higher one.
    .title = Two different dice
rule-throw_trictrac = 1 and 2 together are a tric trac. Play { -tric-trac } in just that order, then throw again.
    .title = Tric trac
rule-throw_double = With a double you play the number twice, and then twice the number that makes seven with it. Then you throw again. So 6-6 is 6, 6, 1, 1.
    .title = Doubles
rule-throw_must-move = A die that can be played must be played, even when you would rather not.
    .title = You must move
why-throw_must-move = The rule sheet has you move a stone “if possible”. We read it as a duty: what is possible must be done.
rule-throw_compulsory = The extra dice of a double or a tric trac, and the throw that follows, are not optional. You must play them all, as far as they can be played.
    .title = No skipping
why-throw_compulsory = The rule sheet says that you may. Rules often say “may” when it is your turn to do something, and the sheet does not say how you could decline.
rule-throw_look-ahead = Sometimes you can still play the next die after one move, and not after another. Then you must choose a move after which you can. Bearing off a stone counts as playing a die. You look one die ahead, no further.
    .title = Look one die ahead
why-throw_look-ahead = The rule sheet says it where it speaks of ordinary throws. We read it for every throw.
rule-throw_look-ahead_scope = You only look ahead to the next die of the same throw, never to a throw that may follow.
    .title = How far ahead
why-throw_look-ahead_scope = The rule sheet looks only one move ahead. And nobody can look at a throw that has not been made yet.
rule-throw_look-ahead_all-throws = You also look ahead, and a throw can also stop, with a double or a tric trac.
    .title = For every throw
why-throw_look-ahead_all-throws = The rule sheet says it where it speaks of the ordinary throw. But the same lines keep a right to throw again, and only a double or a tric trac gives that.
rule-throw_stop = A die that cannot be played ends the throw. That die and all after it are lost.
    .title = The throw stops
why-throw_stop = The rule sheet says it where it speaks of ordinary throws. We read it for every throw.
rule-throw_again = After a double or a tric trac you throw again, even when the throw was stopped half way.
    .title = Throwing again
why-throw_again = The rule sheet says that you may throw again, also when the rest of a throw is lost. We read it as a duty.
rule-bar_blocked-throws-again = When a stone cannot come in from the bar, the throw stops. But if you were to throw again, you still do.
    .title = Blocked on the bar
why-bar_blocked-throws-again = In one place the rule sheet lets the turn pass, in another it keeps the right to throw again. The second comes later and is more exact, so it counts.
rule-off_all-home = You may bear off stones once all your stones in play are home: on 19 to 24 for White, on 1 to 6 for Black.
    .title = Everyone home first
rule-off_exact = A stone leaves only with its exact number, the number of steps it has left: with a 2 White bears off from point 23 and Black from point 2. A higher number does not count.
    .title = By exact number
rule-off_no-inside-move = Once all your stones are home, none of them may move from one point of home to another. They can only leave.
    .title = No moves inside home
why-off_no-inside-move = The rule sheet forbids moves “inside the section”. We read that as your whole home.
rule-off_home-meant = The ban on moves inside home means all six points of it, from 19 to 24 for White and from 1 to 6 for Black.
    .title = Which section is meant
why-off_home-meant = The rule sheet’s word can also mean a single point. But on a single point there is nowhere to move.
rule-move_inside-home = While a stone of yours is still outside, your stones may move inside home.
    .title = Inside home, earlier
why-move_inside-home = The rule sheet forbids such moves in the part about bearing off only, and that part has not begun yet.
rule-off_interrupted = If one of your stones is hit after you began to bear off, bearing off pauses until all are home again. Until then your stones may move inside home.
    .title = Hit while bearing off
why-off_interrupted = The rule sheet asks for all stones to be home. A stone on the bar is not.

## Wrong rules that people hold, told gently

misconception-higher-first = You seem to play the higher die first. With two different dice the lower one always goes first.
misconception-trictrac-is-ordinary = You seem to stop after the 1s and the 2s. A tric trac goes on: after 1, 1, 2, 2 come 5, 5, 6, 6.
misconception-double-four-times = You seem to play a double as the same number four times. Here it is twice the number, then twice the number that makes seven with it.
misconception-die-may-be-left = You seem to think that you may leave a die that you do not like. A die that can be played must be played.
misconception-double-is-a-gift = You seem to think that the second half of a double is a choice. All four dice must be played if they can.
misconception-no-looking-ahead = You seem to choose any move that fits the die. Look one die further: if some moves keep the next die playable, you must choose one of those.
misconception-looks-two-ahead = You seem to look further than you need to. Only the next die counts; what comes after it may get stuck.
misconception-looks-in-normal-throws = You seem to look ahead in ordinary throws only. With a double or a tric trac you look one die ahead too.
misconception-blocked-die-is-skipped = You seem to skip a die that is blocked. It ends the throw: the dice after it are lost as well.
misconception-no-second-throw = You seem to pass the turn on after a double. A double and a tric trac give you another throw.
misconception-stuck-ends-turn = You seem to think that getting stuck on the bar costs you your second throw. You still throw again after a double or a tric trac.
misconception-single-stone-blocks = You seem to think that a single stone blocks the way. Only two or more close a point; a single one can be hit.
misconception-safe-at-home = You seem to think that stones are safe where they come in. A single stone can be hit anywhere.
misconception-bar-can-wait = You seem to move other stones while one waits on the bar. Stones on the bar come in first.
misconception-enters-at-far-end = You seem to count from the far end when a stone comes in. It enters on the point of the die, counted from its own start.
misconception-off-at-any-time = You seem to bear off before everybody is home. It starts when all your stones in play are home.
misconception-more-bears-off = You seem to think that a die that is too high will do. A stone leaves only with its exact number.
misconception-moves-inside-home = You seem to move stones inside home when all of them are there. Then they may only leave the board.
misconception-home-is-rest = You seem to think that a stone at home never moves again. As long as others are outside, it may move inside home.
misconception-off-goes-on = You seem to go on bearing off after a stone was hit. First all of them must be home again.
misconception-throw-is-finished = You seem to think that the throw is played out after the last stone. Whoever gets the last stone off has won at once.
misconception-lower-begins = You seem to think that the lower die begins. The side with the higher one does.

## Worked examples

example-start =
    .title = The start
    .task = You are White. Each side throws one die, and the higher one begins. Throw the dice.
    .task-2 = You threw { $white }, and Black { $black }. Now throw both dice, for the first turn.
    .task-3 = Bring in a stone of the side that begins: touch its stones on the bar, then the point that lights up. The lower die comes first.
    .task-4 = Bring in another stone, with the other die.
    .done = That is a whole turn. The other stones wait on the bar, and now the other side throws.
example-direction =
    .title = Which way?
    .task = You are White, so your stones go up. Play the 3 with any of them.
    .task-2 = Next comes the 5. Try to play it backwards: from 12 down to 7.
    .done = Stones never turn back. You can try anything: the board says which rule is in the way.
example-close-point =
    .title = Two together
    .task = You are White. Two of your stones stand alone, on 3 and on 5. Play the 3, from 5 to 8.
    .task-2 = Play the 5 to the same point, from 3 to 8.
    .done = Two stones together: point 8 is closed, and Black cannot land there any more.
example-landing =
    .title = Open and closed points
    .task = You have a 1 to play. Point 11 holds three black stones: try to land there from 10.
    .task-2 = Point 18 holds a single black stone. Hit it!
    .done = The black stone is on its bar and has to start all over.
example-bar-first =
    .title = In from the bar
    .task = White has a stone on the bar. Try to play the 3 with another one, from 8 to 11.
    .task-2 = Then bring that stone in with the 3, and see who is there.
    .task-3 = Play the 4 with any stone you like, and then throw for Black.
    .task-4 = Now the stone on Black’s bar must come in first. Bring it in.
    .done = A stone that was hit must come in before any other move. With a 2 Black comes in on point 23.
example-lower-first =
    .title = The lower die first
    .task = You are White. Throw the dice.
    .task-2 = A 3 and a 5. Try to play the 5 first, from 6 to 11.
    .task-3 = With the 3 you can set up the 5: a black stone stands alone on 14. Play the 3 so that the 5 can hit it, and hit.
    .done = First the 3, then the 5. A good 3 already thinks of the 5.
example-must-move =
    .title = You must move
    .task = You would like to keep both stones on 16. Try to skip the 3: touch the dice.
    .task-2 = One move is left for the 3. Play it.
    .done = A die that can be played is played. Often only one move is left, and then the board says so.
example-tric-trac =
    .title = Tric trac!
    .task = The best throw there is. Throw the dice.
    .task-2 = Now play all eight: { -tric-trac }.
    .done = Eight stones are in, two each on 1, 2, 5 and 6, and you throw again.
example-double-six =
    .title = Double six
    .task = Throw the dice.
    .task-2 = A double is the number twice, then twice the number that makes seven with it: 6, 6, 1, 1. Try a 1 first, from 1 to 2.
    .task-3 = Now play them all, in that order.
    .done = Four dice and fourteen steps, and then another throw.
example-look-ahead =
    .title = Look one die ahead
    .task = You are White. You have a 2 and then a 5. Try the 2 from 22 to 24.
    .task-2 = After that the 5 would be blocked on point 6. Find the 2 that keeps the 5 playable.
    .done = From point 3 the 5 goes to point 8. That is why this 2 had to be chosen.
example-one-deep =
    .title = One die, no further
    .task = A double 3: one 3 is left, then two 4s. Play the 3 from 20 to 23. It costs a 4 later, but that does not count.
    .task-2 = Play the first 4 and see what happens to the second.
    .done = You only looked ahead to the first 4, and that could be played. The second one is lost.
example-blocked-double =
    .title = A blocked double
    .task = You have a stone on the bar, and Black holds point 4. Throw the dice.
    .task-2 = All four dice are lost, but you still throw again. Throw, and come in.
    .done = A blocked die stops the throw, but not the throw that comes after it.
example-inside-home =
    .title = Not everyone is home
    .task = One of your stones is still on 15. Try to bear off a stone from 23 with the 2.
    .task-2 = Inside home, stones may still move. Play the 2 from 19 to 21.
    .done = Bearing off waits for the last stone. Until then home is a place like any other.
example-bearing-off =
    .title = By exact number
    .task = All your stones are home, so they may leave. You have a 2 and a 5. Bear off the stone that is exactly 2 away from leaving.
    .task-2 = Now the 5. Try to move inside home with it, from 19 to 24.
    .task-3 = From now on stones can only leave. Bear off the one that the 5 takes.
    .done = A 2 takes a stone off 23, a 5 takes one off 20. Nothing else leaves.
example-exact-stops =
    .title = No stone for the die
    .task = All your stones are home, but point 23 is empty. Throw the dice.
    .done = The 2 finds no stone on 23, and nothing may move inside home. So the throw stops, and the 5 is lost with it.
example-interrupted =
    .title = Hit while bearing off
    .task = You are White. You had six stones off when one was hit. Bring it in with the 2.
    .task-2 = Now try to bear off from 21 with the 4.
    .task-3 = Bearing off has to wait. But inside home you may move again: play 20 to 24.
    .done = When the last stone is home again, bearing off goes on. The six that are off stay off.
example-winning =
    .title = The last stone
    .task = You are White. Fourteen of your stones are off and four dice are on the table. Bear off the last stone.
    .done = You win at once. The other dice no longer matter.
example-safe-pair =
    .title = Leave nobody alone
    .task = You are White. You have a 3 left: 12 to 15 or 15 to 18. A black stone can hit any stone that stands alone in its way. Play the move after which nobody stands alone.
    .done = Now no throw hits at all. After 12 to 15, Black would have hit with 18 of the 36 throws.
example-fewer-throws =
    .title = Near or far
    .task = You have a 4 left: 10 to 14 or 13 to 17. Either way two of your stones stay alone in front of the black stones on 19. Play the move after which fewer throws hit.
    .done = 18 of the 36 throws hit one of the two. After 10 to 14 it would have been 32: single stones that are 5 and 6 away are hit by nearly every throw.
example-block-low =
    .title = Block the low die
    .task = Black only has moves from 18: the stones on 1 cannot go anywhere yet. You have a 4 left, for 12, 13 or 17. Play the move that stops every throw with a 1.
    .done = Point 17 is closed, so a throw with a 1 stops at once and its other die is lost. Now 13 of the 36 throws hit. After 12 to 16 it would have been 28, after 17 to 21 it would have been 32.
example-lock-low =
    .title = Close the door
    .task = Black has a stone on the bar and comes in on 24 with a 1, on 23 with a 2, and so on. You have a 3 left, for 17, 20 or 21. Remember which die comes first, and close the point that shuts out most throws.
    .done = Points 21 to 24 are closed, so every throw with a 1, 2, 3 or 4 stops at once. Only 4 of the 36 throws bring Black in: 5-5, 6-6, and 5-6 in two ways. After 17 to 20 it would have been 12, after 20 to 23 it would have been 15.
example-spread-out =
    .title = One number is too few
    .task = You have a 4 left: 15 to 19 or 19 to 23. Soon your stones will have to leave, each with its exact number. Play the move after which more of your next throws can bear off a stone.
    .done = With stones on 15, 19 and 23, 11 of the 36 throws can bring the last stone home and bear one off. With all three on 19 only one throw would do it: a double 6.

# A position written the short way.
bad-stones-text = “{ $text }” should be a place, a colon and a number of stones: { "8:4, bar:2, off" }.
bad-both-sides = { seat-name } already has stones on point { $point }.
bad-weights = These weights of a player are damaged.

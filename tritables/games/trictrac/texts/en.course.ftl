# The course of Tric Trac, in English.

## Chapters

chapter-setting-out = Setting out
    .lead = Get all fifteen of your stones across the board and off it first, and you win. They start on the bar, the strip between the halves.
    .learnt = All stones start on the bar, and the dice bring them in. White moves up, Black moves down.
chapter-meeting = Meeting on the way
    .lead = The two sides walk towards each other. A stone that stands alone can be hit and has to start again; two together are safe.
    .learnt = Two stones close a point. A single one can be hit.
chapter-from-the-bar = In from the bar
    .lead = A stone that was hit goes back to the bar, and until it is in, your others wait. Count from your own start: White from 1, Black from 24.
    .learnt = Stones on the bar move first, and the die says where they come in.
chapter-throws = An ordinary throw
    .lead = The dice of a throw are played in a fixed order. Know it, and you can plan both moves before you touch a stone.
    .learnt = First the lower die, then the higher one.
chapter-great-throw = 1 and 2: tric trac!
    .lead = One throw takes you further than any other, and the game is named after it. Guess what it lets you play.
    .learnt = 1 and 2 are a tric trac: eight moves, and another throw.
chapter-doubles = Doubles
    .lead = Two equal dice are called a double, and that is good news: you play more than the two that you see. Guess which.
    .learnt = Play the number twice, then twice the number that makes seven with it, and throw again.
chapter-thinking-ahead = Look one die ahead
    .lead = A move can be forbidden because of the next die. Look one die ahead.
    .learnt = Keep the next die playable if you can. You look one die ahead, no further.
chapter-going-off = Home, and off the board
    .lead = This is how you win. Home is the last six points of your way; taking a stone off the board from there is called bearing off.
    .learnt = When all your stones are home, each one leaves with exactly its own number. The first side to get all fifteen off wins.
chapter-for-real = Now for real
    .lead = Time for a race against a real opponent. Keep your stones two by two where you can.
    .learnt = You have played against Greedy. The next game can be a whole one!
chapter-duties = What must be played
    .lead = Two stones hold a point: the other side cannot land there. That can block a die, and a blocked die ends a throw.
    .learnt = What can be played must be played. A blocked die stops the throw, but you keep the throw that was still to come.
chapter-home-again = More about home
    .lead = Even at home the race is not won yet: a point that stands empty can cost you a whole throw.
    .learnt = Stones may leave only when every stone in play is home. Until then they may move inside home.
chapter-better-moves = Which move is better?
    .lead = A stone that is hit has its whole way to go again. So before you choose, see which move leaves the other side less to hit.
    .learnt = Before you move, count the throws that would hurt you. And of two different dice the lower one comes first.

## Steps

step-whole-throw =
    .task = Watch a whole throw, move by move: the lower die first, then the higher. Then it is Black’s turn.
    .done = That was a whole throw. Now it is Black’s turn.
step-who-begins =
    .task = You are about to throw a 2, and Black a 6. Who begins?
    .done = Black threw the higher die, and now throws both.
step-whose-stone =
    .task = Now you are Black, with a 4 to play. May a stone of yours go from 9 up to 13?
    .done = Right: stones never turn back.
step-open-points =
    .task = You are White and play a 4. Touch every stone that may move.
    .done = You found them all. A stone may always join stones of its own side, however many there are.
step-which-lands =
    .task = You are White and play a 1. Which of these moves is allowed?
    .done = A single black stone does not stop you.
step-bar-then-free =
    .task = You are Black. You came in with the 2, and your bar is empty. May another stone play the 5, from 15 to 10?
    .done = Yes. When the bar is empty, any stone may move.
step-which-die-enters =
    .task = You are Black, with a stone on the bar. It comes in on 24 with a 1, on 23 with a 2, and so on. Which die brings it in on 22?
    .done = Counted from your own start, 24 is the first point and 22 the third.
step-dice-in-order =
    .task = You are Black, and about to throw a 3 and a 6. Which dice will you play, and in which order?
    .done = First the 3, then the 6.
step-tric-trac-dice =
    .task = You are White. Your throw is going to be 1 and 2. Which dice will you play, do you think? Take a guess.
    .done = Eight of them: 1, 1, 2, 2, then the numbers that make seven with the 2 and the 1: 5, 5, 6, 6.
step-double-dice =
    .task = You are about to throw a double 5. Which dice will you play, do you think? Take a guess.
    .done = 5 and 2 make seven: 5, 5, 2, 2.
step-blocked-again =
    .task = You are Black, on the bar, and about to throw a double 3. But point 22 is closed. Do you throw again?
    .done = The four dice are lost, but the next throw is not.
step-no-favours =
    .task = You are White. You have played both 5s, and two 2s are left. May you leave them and throw again?
    .done = Right: the extra dice are not optional. Play them first.
step-who-may-go =
    .task = You have a 2 and then a 6. Touch every stone that may play the 2.
    .done = Only these two: after any other 2 the 6 could not be played.
step-proof-ahead =
    .task = You are Black: a 2, then a 5. After the 2 from 3 to 1 only the stone on 24 could go 5 steps, but it is stopped. Touch the die that could not be played then, and the point that blocks it.
    .done = The next die is a 5, and point 19 is closed. Another 2 would keep the 5 playable, so this one is forbidden.
step-two-deep =
    .task = You are Black. One 3 is left, then two 4s. After 5 to 2 you can play only one of the 4s. May you do it?
    .done = Yes. You only look at the first 4, in a double as in any throw.
step-leaving-counts =
    .task = You are White. You have a 1 and then a 5, and one stone is not home yet. May you play the 1 from 20 to 21?
    .done = Moving from 18 to 19 brings every stone home, and then the 5 can bear one off. Bearing off counts too when you look ahead.
step-still-inside =
    .task = You are Black, and one of your stones is still on 9. May you play the 3 inside home, from 6 to 3?
    .done = Yes. As long as one stone is outside, the others may move inside home.
step-six-are-off =
    .task = You are Black. Four of your stones were off when another one was hit. It has just come in on point 23. May the 5 bear off a stone from 5?
    .done = Right: bearing off waits until everyone is home again.
step-who-leaves =
    .task = All your stones are home, and you play a 4. Touch every stone that may move.
    .done = Only point 21 is exactly 4 away from leaving.
step-which-die-leaves =
    .task = You want to bear off a stone from point 22. Which die does that?
    .done = Exactly a 3. A higher number does not count.
step-where-in-home =
    .task = All your stones are home. May you play the 2 from 20 to 22?
    .done = Right: from any of the six points of home a stone can only leave.
step-who-wins =
    .task = You are Black, and bear off your last stone. Three dice will still be on the table. Who has won then?
    .done = All fifteen are off, so you have won at once.
step-first-turns =
    .task = A real game begins with all stones on the bar. Here they are in already, to save you the first throws. You are White. Black is Greedy, a computer player that makes the move that looks best right now. Play five turns of your own. Remember: a stone that stands alone can be hit.
    .done = Five turns! Play this game to its end if you like, or go on.

## Why a place is not the one that was asked for

dice-say = The dice only say how far to go. Touch a stone.
proof-own = Your own stones on { $point } stop none of yours.
proof-single = A single stone, as on { $point }, stops nobody.
proof-closed = Point { $point } is closed, too, but no stone of yours could land there with a { $die }.
proof-empty = Nothing stands on { $point }, so it stops no stone.

## Off the path

gone-played = { $count ->
        [one] The { $die } has been played already, and now comes the { $next }.
       *[other] The { $die } has been played twice already, and now comes the { $next }.
    }
gone-die = Too late for the { $die }: { seat-name } throws now.
gone-hits = After { $source } to { $target }, { seat-name } can hit with { $ways } of the 36 throws. Another move leaves fewer.
gone-enters = After { $source } to { $target }, { seat-name } can come in with { $ways } of the 36 throws. Another move leaves fewer.
gone-leaves = After { $source } to { $target }, you could bear off a stone with { $ways ->
        [0] none
        [one] only one
       *[other] { $ways }
    } of the 36 throws. Another move leaves more.

## Why a move is allowed

allowed-step = { $hits ->
        [0] A { $die } leads from { $source } to { $target }, and that point is not closed.
       *[other] A { $die } leads from { $source } to { $target }, where a single stone can be hit.
    }
allowed-bar = { $hits ->
        [0] From the bar a { $die } leads to { $target }, and that point is not closed.
       *[other] From the bar a { $die } leads to { $target }, where a single stone can be hit.
    }
allowed-off = All stones are home, and { $source } is exactly { $die } away from leaving.
allowed-roll = No die is left to be played, so the dice are thrown.

## Reasons: each completes “No: …”

because-move_direction = stones never move back
because-turn_alternate = it is the other side’s turn
because-move_landing = two or more stones of the other side close the point
because-bar_first = a stone on the bar must come in first
because-bar_entry = that is not where this die brings a stone in
because-throw_normal = the lower die is played first
because-throw_trictrac = a tric trac has an order of its own
because-throw_must-move = a die that can be played must be played
because-throw_double = a double starts with the number that was thrown
because-throw_look-ahead = then the next die could not be played
because-throw_stop = the throw has stopped, and the other dice are lost
because-throw_again = another throw comes first
because-move_hit = there is no stone to hit
because-off_all-home = not all stones are home yet
because-off_no-inside-move = at home, stones may only leave
because-off_exact = a stone leaves only with its exact number

## A move as practice asks about it: may it be, and as it is told before a question

asked-move-step =
    .may = { $target ->
            [25] May you bear off a stone from { $source }
           *[other] { $source ->
                [0] May you bring a stone in on point { $target }
               *[other] May you move a stone from { $source } to { $target }
            }
        }{ $hits ->
            [1] {" "}and hit there
           *[0] {""}
        } now?
    .told = { $target ->
            [25] You bear off a stone from { $source }
           *[other] { $source ->
                [0] You bring a stone in on point { $target }
               *[other] You move a stone from { $source } to { $target }
            }
        }{ $hits ->
            [1] {" "}and hit there
           *[0] {""}
        }.
asked-move-start =
    .told = White throws { $white }, and Black { $black }.
    .who = { ask-who-begins }
    .so = { $who ->
            [you] You begin
           *[any] { seat-name } begins
        }. Which rule says so?
    .so-nobody = { ask-rule-begins-not }
asked-move-roll =
    .may = May you throw the dice now?
    .told = You throw { $low } and { $high }.

# The house in English: what all games share.

## Moves and errors

move-legal = { $move } may be played.
bad-object = This should be a JSON object.
bad-list = This should be a list.
bad-listed = This should be a list of: { $choices }.
bad-text = This should be text.
bad-text-length = This text should have { $low } to { $high } characters.
bad-flag = This should be true or false.
bad-whole = This should be a whole number from { $low } to { $high }.
bad-whole-exact = This should be { $low }.
bad-length = This list should have { $low } to { $high } elements, not { $length }.
bad-length-exact = This list should have { $low ->
        [one] one element
       *[other] { $low } elements
    }, not { $length }.
bad-choice = This should be one of: { $choices }.
bad-choice-near = “{ $asked }” is not known here. Did you mean { $near }?
bad-card = “{ $card }” is not a card of this deck. Write a card like 10H, AS or 7D.
bad-unknown-key = The key “{ $key }” is not known here. { $choices ->
        [none] Nothing can be chosen.
       *[other] Choose from: { $choices }.
    }
bad-missing-key = The key “{ $key }” is missing.
bad-too-long = This is longer than { $longest } characters.
bad-json = This is not JSON, or a key appears in it twice.
bad-to-act = This should be { $to_act }.
bad-options-differ = These options are not those of the position.
bad-line-turn = The line goes on into another player’s turn.
bad-seats-differ = The position has { $seats } seats.
bad-rounds-differ = All rounds of a match have the same game, seats and options.
bad-result = This is not the result that the moves lead to.
bad-request = Ask with “position” or with “new”, not with both.
bad-claims-nobody = It is no player’s move here, so there is no move to say anything about.
bad-claims-turn = Another player’s turn begins before this move. Give the moves of one player.
bad-claims-reveals = The move before this one brings something to light that nobody could know. Ask about this move from the position after it.
bad-claims-clock = The clock makes this move, and not the player: there is nothing to say about it.
bad-claims-hidden = Player { $player } may not see what this move plays, so nothing can be said about it to them.
bad-seat-kind = A seat is taken by one of: { $choices }.
bad-place = There is no place “{ $place }” on this board.
opponent-raised = { $name } was asked for a move and raised an error: { $error }
opponent-no-move = { $name } was asked for a move and gave a { $type } instead of a text.
opponent-illegal = { $name } gave “{ $move }”, which is not a legal move here.
opponent-late = { $name } had no move within { $limit } s.
# Said at the board; what was wrong is told to the author alone.
opponent-failed =
    { $why ->
        [late] { $name } thinks too long. Press Resume to let it try again, or choose another player.
        [illegal] { $name } wants to make a move that the rules forbid. Press Resume to let it try again, or choose another player.
       *[other] { $name } cannot move: something in its program is wrong. Press Resume to let it try again, or choose another player.
    }
bad-opponent-name = An opponent cannot be called “{ $name }” here. These names are taken: { $taken }. A name has 1 to 40 characters.
bad-tournament = A tournament needs at least two players, each with a name of its own.
bad-not-your-turn = This seat is played by an opponent. Wait, or pause the game.
bad-nothing-to-draw = There is nothing to throw or turn up now.
bad-nothing-to-advance = It is not an opponent’s turn.
bad-setting = This setting cannot have that value.
bad-lesson = A lesson has its own position, seats and throws.
bad-no-hand = Nothing can be set by hand here.
bad-no-next-round = There is no next round now.
bad-no-curtain = Nothing is covered now.
bad-curtain = This player’s hand is still covered. First say who sits there.
bad-hidden = You cannot see this player’s hand, so you cannot move for them.
bad-seats = Say who plays each seat, as a list of { $count } of these: { $choices }.
bad-seed = A seed is a whole number from 0 up, at most { $bits } bits long. It may be written as text.
bad-token = The name of a saved game is 32 characters long, each from 0 to 9 or from a to f.
bad-unkept = No games are saved at this board.
bad-together = “{ $one }” and “{ $other }” do not go together: give one of them.
bad-other-game = This belongs to another game, { $found }. This board plays { $game }.
bad-keyword = “{ $name }” is not known here. Choose from: { $choices }.
bad-hidden-outcome = What is hidden from you decides how this ends.
bad-hidden-seed = The seed would give away what is hidden, so it stays a secret.
bad-locked-seed = Something is locked at this table, so the seed stays a secret: it would give away what comes next.
bad-locked-own-seed = Something is locked at this table, so you cannot choose the seed: with your own you would know everything that comes.
bad-locked = That is not allowed at this table.
bad-not-on-line = From the start, Redo does not lead here.
bad-round-open = An earlier round is not finished.
bad-move-twice = This move is already there.
bad-unprintable = This text has a character that cannot be shown.
bad-marks = A board can have at most { $most } marks, each of them once.
bad-first-branch = This is already the main line.
bad-no-cut = The start cannot be removed.
bad-no-uncut = There is nothing to restore here.
bad-no-branch = This branch is no longer there.
bad-no-jump = There is no such move in that direction.
bad-cut-main = Only a branch can be removed. First make another line the main one.
bad-replay-view = This link shows a position as somebody saw it. You cannot play on from it.
bad-no-replay = No round is being replayed here.
bad-replay = You cannot start a new game in a replay, and its seats and secrets stay as they are.
bad-name-at-start = The start has no name of its own: give the whole round a title.
bad-header = “{ $name }” cannot be used here. A header is one word with a capital, such as Title, and appears once.
bad-text-header = A header is written like this: { $example }.
bad-missing-header = The header { $name } is missing.
bad-text-name = A name in quotation marks comes before a move, and is not empty.
bad-text-branch = A branch in brackets comes after the move that it could replace.
bad-text-bracket = This bracket does not close a branch with a move in it.
bad-text-open = This bracket is never closed.
bad-text-note = A comment or a mark comes after a move, or before all of them.
bad-text-comment = This comment is never closed: it should end with a curly bracket.
bad-text-mark = A mark is one place or two, like <8> or <8 12>.
bad-text-number = The move here is number { $number }.
bad-text-seat = Here it is the turn of: { $seat }.
bad-text-move = There should be a move here, not “{ $found }”.
bad-too-many-moves = At most { $most } moves can be read.
bad-no-file = The file “{ $name }” is missing or cannot be read.
bad-view = Nobody at the table sees this position like that.
bad-link = This link is damaged: part of it is missing or changed.
bad-link-version = This link was made by another version of tritables.
bad-link-long = This is too long for a link: { $length } characters instead of { $longest }. Save it as a file.
match-round = Round { $round }
match-won = { $count ->
        [one] { $who ->
        [you] You win the match
       *[any] { $name } wins the match
    } with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }!
       *[other] The match ends in a tie at { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
match-won-rounds = { $count ->
        [one] { $who ->
        [you] You win the match
       *[any] { $name } wins the match
    } with { $points ->
            [one] { $points } round
           *[other] { $points } rounds
        }!
       *[other] The match ends in a tie at { $points ->
            [one] { $points } round
           *[other] { $points } rounds
        }.
    }
curtain-pass = Pass the screen to { $name }.
curtain-open = I am { $name }: show my hand
bad-no-undo = There is nothing to take back.
bad-no-redo = There is nothing to redo.

## The story of a round

story-ending = { $who ->
        [you] You are
       *[any] { $name } is
    } { $margin ->
        [one] one point
       *[other] { $margin } points
    } ahead: { $points } to { $whom ->
        [you] your { $less }
       *[any] { $less }
    }.
story-source = The largest difference came from “{ $rule }”: { $points ->
        [one] one point
       *[other] { $points } points
    } for { $who ->
        [you] you
       *[any] { $name }
    }, { $less } for { $whom ->
        [you] you
       *[any] { $rival }
    }.
story-often = { $who ->
        [you] You
       *[any] { $name }
    } scored with { $more ->
        [one] one move
       *[other] { $more } moves
    }, { $whom ->
        [you] you
       *[any] { $rival }
    } with { $less }.
story-ahead = { $who ->
        [you] You were
       *[any] { $name } was
    } in the lead from move { $ply } on.
story-best = { $who ->
        [you] Your best move
       *[any] The best move of { $name }
    } was move { $ply }, “{ $move }”: { $points ->
        [one] one point
       *[other] { $points } points
    }{ $who ->
        [you] !
       *[any] .
    }

## Phrases for the catalogues of games

player-number = { $seat ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[5] 6
    }
player-name = Player { player-number }
pile-size = { $count ->
        [0] empty
        [one] { $count } card
       *[other] { $count } cards
    }

## What was left at a board before.

kept-game = Your game is still here: you were at move { $ply }.
kept-round = Your game is still here: you were in round { $round }, at move { $ply }.
kept-lesson = You had started this: it is still here.
kept-desk = The position that you were setting up is still here.
kept-replay = What you did here is still here: you were at move { $ply }.
kept-part = Your game is still here, but part of it is damaged. It goes on at move { $ply }.
kept-unread = One of your games is still here, but this version of the board cannot read it. It stays as it is.
kept-aside = The file in which games were saved here was damaged. It was put aside as “{ $file }”; one of your games may have been in it. From now on games are saved again.

## The board’s controls

ui-set-dice = Set the dice
ui-set-dice-hint = Choose what the dice show.
ui-undo = Undo
ui-redo = Redo
ui-new-game = New game
ui-start-over = Start over
ui-flip = Turn the board
ui-settings = Settings
ui-share = Share, save, print
ui-full-screen = Full screen
ui-full-screen-leave = Leave full screen
ui-seats = Who plays
ui-speed = Speed of the opponents
ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-fast = Fast
ui-pause = Pause
ui-resume = Resume
ui-forced = Play for me when only one move is legal
ui-players = Players
ui-options = House rules
ui-next-round = Next round
ui-four-colours = Four colours: one per suit
ui-reveal = Show everything that is hidden
ui-scores = Points
ui-rounds-won = Rounds won
ui-tally = Where the points come from
ui-dealt = At the start
ui-total = Total
ui-clock = Time left for this turn, in seconds
ui-clock-waits = The clock starts when you touch the board.
ui-what-you-know = What you know
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-fit = Show the whole table
ui-turn = Turn it
ui-put-back = Put it back
ui-sum = Sum
ui-language = Language
ui-theme = Colours
ui-theme-auto = Same as the page
ui-theme-light = Light
ui-theme-dark = Dark
ui-seed = Seed
ui-seed-show = Show the seed
ui-seed-hint = With the same seed you get the same luck again.
ui-start = Start
ui-rules = Rules
ui-close = Close
ui-by-source = The rule sheet says so.
ui-by-reading = The rule sheet, as we understand it:
ui-by-ruling = Our choice:
ui-by-editor = Added by the editor:
ui-by-option-source = House rule that the rule sheet offers:
ui-by-option-reading = House rule of the rule sheet, as we understand it:
ui-by-option-ruling = House rule of our own:
ui-by-option-editor = House rule added by the editor:
ui-rules-seek = Search the rules
ui-rules-found = Found:
ui-rules-more = Other rules
ui-rule-ids = Show rule names, for teachers
ui-see-rule = Show
ui-see-less = Hide
ui-mark-source = From the rule sheet
ui-mark-reading = How we understand the rule sheet
ui-mark-ruling = Decided by us
ui-mark-editor = From the editor
ui-mark-option = House rule
ui-moves = Moves
ui-no-moves = No moves yet.
ui-type-move = Type a move
ui-type-answer = Type your answer
ui-answer = Answer
ui-notation = Notation
ui-notation-hint = Moves as they are typed, or in words
ui-notation-moves = Write moves as they are typed, in the notation
ui-play = Play
ui-legal-moves = Legal moves:
ui-refused = Not allowed
ui-refused-rightly = Exactly: that is not allowed
ui-you = You
ui-unsure = Are you sure?
ui-unsure-again = Do it anyway
ui-nearest = Allowed instead:
ui-told = What happened
ui-task = Your task
ui-watched = Watched.
ui-done = Done!
ui-keys = Keys
ui-keys-arrows = Arrow keys: move around the board
ui-answer-first = Answer the question first.
ui-fits-nowhere = It fits nowhere now.
ui-keys-enter = Enter: pick up and put down, or do what a touch does
ui-keys-turn-up = Enter: pick up a card or a tile and put it down, or turn one up
ui-keys-m = m: hear the legal moves
ui-keys-o = o: hear what lies here and whose turn it is
ui-keys-i = i: type a move
ui-keys-r = r: turn the piece in your hand
ui-keys-zoom = + and −, or Ctrl and the wheel: zoom; 0: show the whole table
ui-keys-escape = Escape: let go
ui-lifted = In your hand. Choose a marked place.
ui-let-go = Put back.
ui-error = Something went wrong behind this page
ui-not-connected = Not connected. The program behind this page does not answer: it may be busy, or it has stopped. What you see is the last position it sent. If this lasts, reload the page.
ui-no-answer-yet = No answer yet: the program behind this page may be busy, or it is not running. You can look, but not play.
ui-alone-offer = You can go on in this browser, from this position, without the server. When it is back, you can take along what you do here.
ui-alone-begin = Go on without the server
ui-alone-starts = Python starts in this browser: that takes some seconds.
ui-alone-plays = You go on without the server. If you close this page before it is back, what you did is kept here until you open the page again.
ui-alone-plays-here = You go on without the server. This browser keeps nothing: leave this page open until the server is back.
ui-alone-back = The server is back. Take along what you did without it? It then goes on from there.
ui-alone-take = Take it along
ui-alone-leave = Leave it
ui-alone-taking = What you did is taken along…
ui-alone-refused = The server could not take along what you did without it.
ui-alone-changed = The server is back, with a new version of this page. Go on here, or load the new one: what you did is kept, and offered there.
ui-alone-changed-here = The server is back, with a new version of this page. This browser keeps nothing: if you load the new one, what you did is gone.
ui-alone-reload = Load the new page
ui-waking = One moment: the board is waking up.
ui-game-lost = The game saved here comes from another version of this page and cannot be continued. Here is a new one.
ui-kept = What you left here
ui-kept-go-on = Go on with it
ui-kept-anew = Start again
ui-kept-elsewhere = It is open in another window too. Here you go on with a copy.

# What is wrong with an example that somebody wrote.
bad-goal = A goal names one of these: { $choices }.
bad-words = Words are one text, or one text for each language.
bad-position-other = Written out and read back, this becomes a different position.
bad-no-goals = An example has at least one goal.
check-position = The position: { $fault }
check-rule = The game has no rule { $rule }.
check-line = line[{ $at }]: “{ $move }” cannot be played here: { $why }
check-try-legal = line[{ $at }]: “{ $move }” should be refused by { $rule }, but it is legal.
check-try-rule = line[{ $at }]: “{ $move }” is refused by { $found }, not by { $rule }.
check-goals = Goals met at the end: { $met } of { $goals }.
# What an exercise asks.
ask-may = May this be played: { $move }?
ask-played = This is played: { $move }.
ask-points = How many points is that for you?
ask-who = Whose turn is it then?
ask-who-begins = Who begins?
ask-over = Is the round over then?
ask-winners = Who has won then?
# A game without a picture of its own.
place-table = The table: { $text }
status-due = { $over ->
        [1] The round is over.
       *[other] { $player ->
            [0] Now luck decides.
           *[other] { $who ->
        [you] It is your turn.
       *[any] It is player { $player }’s turn.
    }
        }
    }
status-asking = Waiting for your answer.
action-move = { $move }
# The notebooks.
index-game = { $link }: { $blurb }
index-title = tritables: games on a live board
tutorial-title = { $game }: learn it by playing
bad-prose = The text in “{ $lang }” does not have exactly one heading per chapter, in this order: { $chapters }.
bad-prose-headings = The headings of the text in “{ $lang }” are not those of the other languages.
page-all-games = All games
# A new game.
bad-game-name = A game’s name is 2 to 31 lowercase letters and digits, beginning with a letter.
bad-game-taken = There is already a game of that name.
bad-folder-taken = There is already something here.

# A position written the short way.
bad-two-places = { $what } is in two places: { $one } and { $other }.
bad-none-left = There are no cards left to deal here.

# A page that is being opened.
page-opening = Getting the page ready
page-no-script = These boards are pictures. In a browser that runs scripts they come to life, and you can play.
page-asleep = The board does not answer. You see its last position, and that is saved: reload the page to go on.
page-on-disk = You opened this page from a disk, where you can look at the boards but not play. To play, open it on the web, or use the page that is one single file: that one works from a disk too.
page-server-away = The server does not answer. What you see is the last position it sent. This page goes on asking by itself.
page-games-away = The server cannot reach the saved games. Yours is safe: it goes on here by itself as soon as the server can reach it again.
page-locks = What a teacher has locked on these boards is locked by this page alone. A lock is only certain on a page that a server runs.
page-secrets = You play in your own browser, so what lies face down is there as well: anyone who knows how to look can find it.

## The steps of a course, beside the board

ui-step-back = Previous step
ui-step-on = Next step
ui-go-on = Next
ui-next-move = Next move
ui-step-done = done
ui-step-helped = done, with help
ui-step-here = here
ui-step-open = to do
ui-step-over = answered
ui-take-back = Take back
ui-back-to-task = Back to this task
ui-again = Start again
ui-tools = More tools
ui-help = Help
ui-more-help = More help
ui-help-part = Look at the part of the board that lights up.
ui-help-part-aloud = Look at this part of the board:
ui-help-piece = Look at this:
ui-help-carry = Move the piece that glows to the marked place:
ui-help-touch = Touch what glows:
ui-help-press = Press this:
ui-help-choice = The right answer glows:
ui-help-nothing = There is no more to show here. Take a move back or start again.
ui-enough = That is all I can find
ui-which-rule = Which rule forbids it?
ui-answers = Answers
ui-learnt = What you learnt
ui-keys-steps = Page Up and Page Down, or [ and ]: previous and next step
ui-contents = Contents
ui-play-now = Play now
ui-back-to-course = Back to the course
ui-look-back = Look back over the course
ui-next-chapter = Next chapter
ui-next-board = On to the next board
ui-chapter-done = done
ui-chapter-started = started
ui-chapter-open = to do
ui-practise = Practise this
ui-practise-all = Practise everything so far
ui-review = A short review
ui-review-why = Would you like to go over something from before first?
ui-review-done = Back to the lesson
ui-can-play = You can play now
ui-can-play-why = You know enough for a real game. In rarer cases the board names the rule.
ui-play-real = Play a real game
ui-short-way = The short way: then you can play
ui-beyond = Further on: rarer cases and clever play
ui-level = Level
ui-easier = Easier
ui-harder = Harder
ui-leave = Back
ui-choose-again = Touch a move to see it on the board, and again to choose it.
ui-colon = { ": " }
ui-turned = You play every seat here, so the board turns to face the player whose turn it is.
ui-step-missed = not right the first time
ui-step-mended = found at the second try
ui-step-example = an example
ui-gained = Right first time
ui-rules-met = Rules met:
ui-ideas-met = Ideas met:
ui-rules-known = of these known well:
ui-to-mend = To work on
ui-truth = Right:
ui-ask-again = Try these again
ui-difference = See the difference

## A replay

replay-bar = Replay
replay-slider = Move of the round
replay-at = Move { $ply } of { $count }. { $move }
replay-at-start = Start. { $count ->
        [0] No moves yet.
        [one] One move follows.
       *[other] { $count } moves follow.
    }
replay-move = { $name }: { $move }
replay-first = To the start
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-run = Play
replay-stop = Stop
replay-speed = Pace
replay-score-back = Back to the previous points
replay-score-on = On to the next points
replay-refusal-back = Back to the previous refusal
replay-refusal-on = On to the next refusal
replay-note-back = Back to the previous comment
replay-note-on = On to the next comment
replay-keys = On this bar: the arrow keys step, Home and End go to the ends, the space bar plays.
replay-look = Just a look: move the mouse away to go back.
replay-sees = Seen by
replay-sees-all = Everything open
replay-sees-watcher = Somebody watching
replay-why = { $others ->
        [0] The rules allowed this move, and no other.
        [one] The rules allowed this move, and one other.
       *[other] The rules allowed this move, and { $others } others.
    }
replay-why-chance = This was chance: nobody chose it.
replay-why-hidden = Only whoever holds these pieces knows what else could have been played.
replay-why-ask = About this move
replay-others = These were also possible:
replay-events-none = It scored nothing and decided nothing.
replay-tried = Tried here:
replay-comment = Comment
replay-comment-add = Write a comment
replay-name = Name of this branch
replay-name-add = Name this branch
replay-save = Save
replay-cancel = Cancel
replay-draw = Draw on the board
replay-draw-hint = Drag from one place to another for an arrow, or click two places. Click one place twice for a circle.
replay-draw-first = Now the second place, or the same one again for a circle.
replay-unmark = Wipe the board clean
replay-marks-arrow = Arrow
replay-marks-circle = Circle
replay-branches = Branches
replay-branches-hint = Play another move anywhere, and a branch begins. What was played stays as it was.
replay-main = Main line
replay-here = you are here
replay-promote = Make it the main line
replay-cut = Remove this branch
replay-uncut = Restore it
replay-removed = The branch has been removed.
replay-let = Let the computer play
replay-let-move = one move
replay-let-turn = one turn

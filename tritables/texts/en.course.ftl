# Courses, in English.

## Answers to choose from

choice-yes = Yes
choice-no = No
choice-none = None
choice-seat = { $who ->
        [you] You
       *[any] { $name }
    }
choice-nobody = Nobody
choice-several = Several players
choice-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
choice-both = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, then { $who ->
        [you] you
       *[any] { $name }
    }
choice-both-nobody = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, then nobody
judge-yes = Yes, that is allowed
judge-no = No: { $title }

## Why an answer is wrong

judge-other = Right, it is not allowed. But it is another rule that forbids it.
judge-not = It is not allowed. Which rule is in the way?
judge-not-so = That does not forbid it here.
mend-given = “{ $title }”:
mend-then = This is how it would be then:
find-stays = That cannot move now.
find-nothing = There is nothing here that can move.
find-itself = It lies there now. Touch where it goes.
find-brings-nothing = It may go there, but that does not do what is asked.
find-nowhere = It cannot go there.
find-no-part = That is not part of it.
find-no-proof = That is not what forbids it.
find-missed = { $found ->
        [0] You have touched none of them yet
       *[other] That is not all yet
    }. Look in the part that lights up.
predict-nothing = Nothing special happens: no rule comes into play.
wrong-part = But that is not all: what else counts?
points-together = Together: { $sum } = { $points } points.
wrong-more = It is more than that.
wrong-less = It is less than that.
wrong-earlier = It is less than that: you also count points that were scored before.
wrong-costs-more = It costs more than that.
wrong-costs-less = It costs less than that.
wrong-costs = It does cost points.
wrong-costs-none = It costs no points.
wrong-order = These are the right ones, but in another order.
wrong-few = There are more of them.
wrong-many = Those are too many.
wrong-others = Not all of these are right.
wrong-somebody = There is somebody after all.
wrong-several = Fewer players than that.
wrong-only = { $who ->
        [you] Not only you.
       *[any] Not only this player.
    }
wrong-player = { $who ->
        [you] Not you.
       *[any] Not this player.
    }
wrong-points-right = The points are right, but it is not this player’s turn then.
wrong-turn-right = The turn is right, but not the points.
wrong-rule = That is so, but it does not decide this.
wrong-guess = Nobody could know that yet, so it is no mistake.
question-shown = The right answer glows. Choose it.
bad-answered = This question has already been answered.
bad-no-question = That is not the question here.
bad-move-first = Play a move first: it is your answer.
bad-answer-first = Answer the question first. Then the pieces move again.
bad-answer-unknown = There is no answer here called “{ $answer }”. Type its number, its place or its words.
bad-answer-several = “{ $answer }” can be more than one thing here. Say a little more.
bad-no-chapter = This table has no steps to go to.
bad-no-course = This table has no chapters to go to.
bad-resume = This is not a copy of the lesson on this board, or the lesson has already been started.
bad-page = This should be the name of a page beside this one, such as tricom.ipynb.
bad-no-more-help = There is no more help: everything has been shown.

## Off the path

path-turn-over = That is no longer possible: after “{ $move }” the turn is over.
path-lost = From here that is no longer possible in this turn.
path-move-lost = After “{ $move }” that is no longer possible.
path-round-over = That is no longer possible: the round is over.
path-credit = Done so far: { $met } of { $count }.

## Faults of a course that somebody wrote

bad-no-steps = A chapter has at least one step.
bad-step-twice = The name “{ $id }” appears twice.
bad-start = A step starts from one of these: { $choices }.
check-step = { $id }: { $fault }
check-nothing-to-find = There is nothing to find here.
check-more-than-one = The task says that there is one place to find, and there are { $count }.
check-no-task = There are no words for what is asked: give it a “task”.
check-no-right = None of the answers is right; the right one is: { $found }.
check-no-wrong = Every answer is right.
check-cannot-play = This cannot be played: { $why }

## Going through a chapter

chapter-place = Chapter { $number } of { $count }
chapter-step = Step { $number } of { $count }
question-found = { $found } of { $count } found
question-found-so-far = { $found ->
        [0] Nothing found yet
       *[other] { $found } found
    }

## Going through a course

course-place = Contents · { $number } of { $count }
course-steps = { $met ->
        [0] { $count ->
            [one] 1 step
           *[other] { $count } steps
        }
       *[other] { $count ->
            [one] { $met } of 1 step
           *[other] { $met } of { $count } steps
        }
    }
course-onward = Next chapter: { $title }
course-done = You have finished { $title }!
course-recap = All { $chapters } chapters are done: { $count } steps, { $first } of them right first time.
course-farewell = You have met every rule of the game. What next? Play a whole round, or see in “Playing well” which moves win more often. Have fun!
course-farewell-well = You know what the coach looks at before a move. What next? Play a whole round, and look back at it with the coach. Have fun!
course-next-game = The next game: { $title }

# The page of all games.
cards-players = { $gap ->
        [0] { $most ->
            [one] 1 player
           *[other] { $most } players
        }
        [1] { $fewest } or { $most } players
       *[other] { $fewest } to { $most } players
    }
cards-minutes = about { $minutes } minutes
cards-learn = Learn
cards-go-on = Go on learning
cards-practise = Practise
cards-well = Playing well
cards-rounds = Rounds with comments
cards-play = Play
cards-progress = Chapters done: { $done } of { $count }
cards-met = Rules met: { $met }
cards-ideas-met = Ideas met: { $met }
cards-known = Known well: { $known }
cards-due = To go over again today: { $due }
cards-done = You have finished the whole course

# What you know, on that page.
mine-title = What you know
mine-intro = This stays in this browser and is not sent anywhere. You can save it to a file, together with where you are in each lesson, to go on elsewhere. On a shared computer, erase it when you are done.
mine-name = Your name, if you like:
mine-review = To go over again today
mine-due = to go over again today
mine-nothing-due = Nothing comes back today. What you were asked about comes back here after a day or two, and then less and less often. “A short review” at the end of a chapter does not wait for that.
mine-nothing-yet = You have not met any rules yet. They appear here as soon as you begin a lesson.
mine-save = Save to a file
mine-load = Load a file
mine-print = Print
mine-forget = Erase everything
mine-sure = Yes, erase it
mine-keep = No, keep it
mine-forget-sure = Everything that these pages have saved in this browser will be gone: what you know, your lessons and your games. A file that you saved stays.
mine-whose = This file belongs to { $file }, and this page shows what { $name } knows. Put both together?
mine-together = Yes, put them together
mine-apart = No, leave it
mine-told-loaded = The file has been added to what was known here. When you open a lesson, it goes on where you were last.
mine-told-no-file = This is not a progress file.
mine-told-later = This file comes from a later version, which this page cannot read.
mine-told-newer = A later version has saved something here, which stays as it is. What you learn now lasts as long as this page is open.
mine-told-bad = What is saved here cannot be read, and stays as it is. What you learn now lasts as long as this page is open. Choose “Erase everything” to start afresh.
mine-told-full = This browser does not let us save anything. Save what you want to keep to a file.
mine-told-forgotten = Everything is erased. This page saves nothing more until you open it again.
mine-new = not met yet
mine-met = met
mine-first = right so far
mine-practice = needs practice
mine-known = known
class-title = For teachers: a class
class-intro = Ask pupils to save what they know to a file and hand it in. Choose the files here to see which rules are hard for the class. Nothing leaves this page.
class-files = Choose the files
class-refused = Not read:
class-read = Files read: { $count }
class-pupil = pupil
class-rules = rules and ideas met
class-nameless = no name
class-nothing = nothing yet
class-copy = all of this is in { $file } as well
class-shares = has answers in common with { $file }
class-alike = Some files have answers in common. That happens when somebody hands in two files, or has loaded somebody else’s file.
class-column-file = file
class-column-name = name
class-column-game = game
class-column-kind = kind
class-column-rule = rule
class-column-standing = how well known
class-column-first = right first time
class-column-right = times right
class-column-wrong = times wrong
class-column-answers = answers
class-column-seconds = seconds in all
class-column-held = suspected mistake (as the pupil read it)
class-column-last = last day
class-column-game-id = game id
class-column-rule-id = rule id
class-column-standing-id = how well known (id)
class-column-held-id = mistake id
class-of-pupils = Pupils: those ticked count
class-of-rules = Rules, the hardest first
class-of-principles = Ideas of Playing well, the hardest first
class-csv = Save as a table (CSV)
class-rule = rule
class-principle = idea
class-met = met it
class-asked = were asked
class-first = right first time
class-practice = need practice
class-answers = answers
class-time = time
class-each = time per answer

## Practice and quizzes

ask-allowed = No rule forbids this.
practice-house = House rule – { $title }: { $choice }.
ask-both = How many points is that for you, and whose turn is it then?
ask-move-may = Which of these moves is allowed now?
ask-move-may-not = Which of these moves is not allowed now?
ask-move-points = Which of these scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }?
ask-move-who = After which of these is it { $who ->
        [you] your
       *[any] { $name }’s
    } turn?
ask-move-who-nobody = After which of these is it nobody’s turn?
ask-move-over = After which of these is the round over?
ask-move-over-not = After which of these does the round go on?
ask-move-winners = After which of these { $who ->
        [you] have you
       *[any] has { $name }
    } won?
ask-move-winners-nobody = After which of these has nobody won?
ask-rule-points = That scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Which rule says so?
ask-rule-who = Then it is { $who ->
        [you] your
       *[any] { $name }’s
    } turn. Which rule says so?
ask-rule-who-nobody = Then it is nobody’s turn. Which rule says so?
ask-rule-over = Then the round is over. Which rule says so?
ask-rule-over-not = The round goes on then. Which rule says so?
ask-rule-winners = Then { $who ->
        [you] you have
       *[any] { $name } has
    } won. Which rule says so?
ask-rule-winners-nobody = Nobody has won then. Which rule says so?
ask-rule-begins = { $who ->
        [you] You begin
       *[any] { $name } begins
    }. Which rule says so?
ask-rule-begins-not = Nobody begins yet. Which rule says so?
ask-any-move = Play a move that is allowed. Only the first one you try counts.
ask-any-move-done = That is allowed.
bad-no-truth = The right answer should be one of these.
bad-no-exercise = There is nothing to practise here.
bad-no-doubt = There is no difference to show now.
practice-title = Practise { $game }
well-title = { $game }: playing well
rounds-title = { $game }: rounds with comments
practice-of = Practice: { $title }
practice-mixed = Practice: a bit of everything
practice-done = { $right ->
        [0] None right the first time yet
       *[other] { $right } of { $count } right the first time
    }
practice-perfect = { $count ->
        [0] That was all
        [one] Right the first time!
       *[other] All { $count } right the first time!
    }
practice-more = Another { $count } questions
practice-shown = An example: the answer is marked. After that it is your turn.
practice-example = First an example
practice-easier = A bit easier now.
practice-later = Practice of this comes later: it needs rules that you have not been taught yet.
practice-all = You have seen every question there is on this.
practice-seeking = Looking for the next question…
practice-seeking-board = Looking for a board on which this decides… { $count ->
    [0] {""}
    [one] 1 board tried
   *[other] { $count } boards tried
}
quiz-of = Quiz: { $title }
quiz-mixed = Quiz
review-title = A short review
quiz-again = Quiz: once more
quiz-place = Question { $number } of { $count }
quiz-done = { $right ->
        [0] { $count ->
            [one] Not right yet
           *[other] None of the { $count } right yet
        }
       *[other] { $right } of { $count } right
    }
quiz-perfect = { $count ->
        [one] Right!
       *[other] All { $count } right!
    }
quiz-noted = Your answer is noted. At the end you will see what was right.
doubt-title = Could it be this?

# Worksheets.

sheet-title = { $game }: worksheet
sheet-name = Name
sheet-date = Date
sheet-answers = Answers
sheet-print = Print
sheet-no-question = { $id } asks for nothing that can be answered on paper.

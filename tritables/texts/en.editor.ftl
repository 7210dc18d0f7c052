# The editor: a position is set up by hand.

bad-no-editor = Positions of { $game } cannot be set up by hand yet.
bad-no-desk = There is no position here that is being set up.
bad-at-desk = First set up the position, then play from it.
edit-nothing-there = There is nothing here to take.
edit-no-choice = This cannot be chosen here.
edit-clear = Everything into the box
edit-status = { $count ->
        [0] This position is complete.
        [one] Set up a position. One thing is not right yet.
       *[other] Set up a position. { $count } things are not right yet.
    }
edit-task-event = Show it on the board: { $title }.
edit-task-refusal = Try it, and see why it is not allowed: { $title }.
edit-form-python = Python
edit-form-text = Text
edit-form-link = Link
edit-word-faults = Not right yet
edit-word-ready = Everything is in its place.
edit-word-tools = All at once
edit-word-play = Play from here
edit-word-copy = Copy as
edit-word-copied = Copied.
edit-word-lesson = Make a lesson of it
edit-word-aim = What should the learner show?
edit-word-task = The task, in your own words
edit-word-make = Open the lesson
edit-word-back = Back to setting up
edit-word-study = Look through it and write
edit-word-hint = Drag a piece, or tap it and then tap where it should go.
edit-word-code = What was copied
edit-word-allowed = To be done
edit-word-refused = To be tried, though it is not allowed
edit-word-more = Points, players and house rules

# The editor: a position is set up by hand.

bad-no-editor = Positions of { $game } cannot be set up by hand yet.
bad-no-desk = No position is being set up here.
bad-at-desk = First set up the position, then play from it.
edit-nothing-there = There is nothing to take here.
edit-no-choice = This cannot be chosen here.
edit-clear = Everything into the box
edit-status = { $count ->
        [0] This position is complete.
        [one] Set up a position. One thing still to fix.
       *[other] Set up a position. { $count } things still to fix.
    }
edit-task-event = Show it on the board: { $title }.
edit-task-refusal = Try it, and see why it is not allowed: { $title }.
edit-form-python = Python
edit-form-text = Text
edit-form-link = Link
edit-word-faults = Still to fix
edit-word-ready = Everything is in its place.
edit-word-tools = Quick fill
edit-word-play = Play from here
edit-word-copy = Copy as
edit-word-copied = Copied.
edit-word-lesson = Make it a lesson
edit-word-aim = What should the learner show?
edit-word-task = The task, in your own words
edit-word-make = Open the lesson
edit-word-back = Back to setting up
edit-word-study = Review and comment
edit-word-hint = Drag a piece, or tap it and then tap where it should go.
edit-word-code = What was copied
edit-word-allowed = To do
edit-word-refused = To try, though it is not allowed
edit-word-more = Points, players and house rules

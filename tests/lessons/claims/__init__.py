"""What the sentences of lessons claim, game by game, each held against the board.

``STEPS`` has a claim for each sentence of a question with a piece, a number, a name, a side or a
die in it, by the step's id and the part of its words. ``REASONS`` has one for each message of the
engine that explains something, by the message's id.
"""

# Links: a position or a round in an address.

link-opened-position = The position of the link is on the board.
link-opened-round = The round of the link is on the board. Step through it, or start a new game.
link-asks-position = This link holds a position of { $game }. Open it here? What was played here goes.
link-asks-round = This link holds a round of { $game }. Open it here? What was played here goes.
link-elsewhere-position = This link holds a position of { $game }. To play from it, open the link on a page with a table of { $game }.
link-elsewhere-round = This link holds a round of { $game }. To step through it, open the link on a page with a table of { $game }. This is how it begins:
link-seen = This link shows a position of { $game } as somebody saw it. It is there to be looked at.
link-word-open = Open it
link-word-stay = Leave it
link-of-position = This position
link-of-round = The whole round
link-of-seen = What you see
link-note-position = Whoever opens it plays on from here.
link-note-round = Whoever opens it steps through all moves.
link-note-seen = What is hidden from you is not in it: whoever opens it can look, and not play on.
bad-link-position = This link holds no position that can be played from.

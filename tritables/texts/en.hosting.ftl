gate-title = These tables are for a class
gate-why = Use the link that you were given: the word that opens this door is in it. Or type that word here.
gate-wrong = That word does not open this door. Look at your link once more, or ask who gave it to you.
gate-cookie = That was the right word, but this browser keeps no cookies here, so it cannot stay. Is this page inside another one? Then open the class’s link in a tab of its own.
gate-secret = The word of your class
gate-enter = Come in

# Where there is nothing to see.
refused-400 = This cannot be understood
refused-400-why = The address or the question has something in it that makes no sense here. Start again from the page of all the games.
refused-403 = This is not open to you
refused-403-why = Perhaps the page is too old, or the link came from somewhere else. Start again from the page of all the games.
refused-404 = There is no page here
refused-404-why = Perhaps there is a slip in the address, or the page has moved.
refused-405 = This cannot be done here
refused-405-why = This address can be looked at, and nothing else.
refused-500 = Something went wrong here
refused-500-why = It was not your doing. Try again in a moment; if it stays so, tell whoever looks after these pages.
refused-long = That is too long to be sent to the board.
refused-host = This server does not answer to the name in the address. Whoever runs it can add the whole address, for example with { $command }

# Where all places are taken.
full-title = All tables are taken
full-why = { $count ->
    [one] There is one table here, and somebody sits at it.
   *[other] There are { $count } tables here, and somebody sits at each of them.
}
full-next = You are next.
full-before = People before you: { $count }
full-stay = Keep this page open: it lets you in by itself as soon as it is your turn.
full-instead = Play in your own browser instead, without waiting

# On a page whose kernel was ended.
page-rested = The table of this page has been cleared, as after a long rest. Open the page again to go on:

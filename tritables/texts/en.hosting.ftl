gate-title = These tables are for a class
gate-why = Use the link you were given: it contains the password. Or type the password here.
gate-wrong = That is not the right password. Check your link again, or ask the person who gave it to you.
gate-cookie = The password is right, but this browser does not keep cookies here, so the page cannot let you in. Is this page inside another one? Then open the class’s link in a tab of its own.
gate-secret = Your class’s password
gate-enter = Come in

# Where there is nothing to see.
refused-400 = This could not be understood
refused-400-why = Something in the address or the request makes no sense here. Start again from the page of all games.
refused-403 = This is not open to you
refused-403-why = Perhaps the page is too old, or the link came from somewhere else. Start again from the page of all games.
refused-404 = There is no page here
refused-404-why = Perhaps there is a mistake in the address, or the page has moved.
refused-405 = This cannot be done here
refused-405-why = This address can only be viewed.
refused-500 = Something went wrong here
refused-500-why = It was not your fault. Try again in a moment. If it happens again, tell the person who looks after these pages.
refused-long = That is too long to be sent to the board.
refused-host = This server does not answer to the name in the address. The person who runs it can add the whole address, for example with { $command }

# Where all places are taken.
full-title = All tables are taken
full-why = { $count ->
    [one] There is one table here, and somebody sits at it.
   *[other] There are { $count } tables here, and somebody sits at each of them.
}
full-next = You are next.
full-before = People before you: { $count }
full-stay = Keep this page open: it lets you in by itself as soon as it is your turn.
full-instead = Play in your browser without waiting

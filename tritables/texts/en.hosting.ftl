gate-title = These tables are for a class
gate-why = Use the link that you were given: the word that opens this door is in it. Or type that word here.
gate-wrong = That word does not open this door. Look at your link once more, or ask who gave it to you.
gate-secret = The word of your class
gate-enter = Come in

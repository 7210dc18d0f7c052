# Wie op een plaats kan spelen, zoals het venster van een nieuw spel het laat zien. De eigen
# tegenspelers van een spel staan in de catalogus van dat spel.
opponent-person =
    .name = Een mens
    .plays = Iemand die aan dit scherm zit.
opponent-random =
    .name = Willekeurig
    .plays = Doet zomaar een zet die mag.
    .weakness = Er zit geen plan achter.
opponent-greedy =
    .name = Gretig
    .plays = Doet de zet die nu het beste lijkt.
    .weakness = Kijkt nooit verder dan één zet.
opponents-own = Een programma uit Python.
opponents-thinks = { $name } denkt na.
opponents-turn = { $name } is aan de beurt.
opponents-word-weakness = Zwak punt:
opponents-word-next = Aanrader voor jou
opponents-word-order = Wie een eigen naam heeft, staat op volgorde: van makkelijk naar moeilijk. Win je twee keer na elkaar, dan raden we de volgende aan; verlies je drie keer na elkaar, dan die ervoor.

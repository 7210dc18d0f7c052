# The course “Playing well”: the principles, in the order of what each wins alone, and their chapters.
# A chapter is called by its principle’s sentence, which must read well as a title and amid others.

principle-weigh = Weeg punten af tegen wat je opent
    .idea = Hier telt wat je scoort, min wat de volgende ermee kan scoren.
chapter-well-weigh = { principle-weigh }
    .lead = Elke steen opent plekken voor de anderen. Tel op wat je scoort, en trek af wat de volgende naar verwachting scoort.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 75 van de 100 rondes van iemand die altijd op goed geluk speelt.
principle-reply = Kijk wat er daarna komt
    .idea = Hier telt wat de volgende kan met wat je opent.
chapter-well-reply = { principle-reply }
    .lead = Wat kan de volgende met de plek die je opent? Geef zo weinig mogelijk.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 71 van de 100 rondes van iemand die altijd op goed geluk speelt.
principle-points = Pak de meeste punten
    .idea = Hier levert een andere zet meteen meer op.
chapter-well-points = { principle-points }
    .lead = Van alle manieren om aan te leggen is die met de meeste punten een goed eerste idee.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 70 van de 100 rondes van iemand die altijd op goed geluk speelt.
principle-bonus = Bruggen en zeshoeken eerst
    .idea = Hier loont het om eerst naar bruggen en zeshoeken te zoeken.
chapter-well-bonus = { principle-bonus }
    .lead = Een brug levert 40 punten op en een zeshoek 50, meer dan welke steen ook. Zoek die het eerst.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 69 van de 100 rondes van iemand die altijd op goed geluk speelt.
principle-fits = Houd stenen die passen
    .idea = Hier telt hoeveel van je stenen daarna nog passen.
chapter-well-fits = { principle-fits }
    .lead = Leg zo aan dat veel van de stenen die je houdt nog passen. Dan hoef je niet te kopen.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 68 van de 100 rondes van iemand die altijd op goed geluk speelt.
principle-dear = Hoge stenen eerst
    .idea = Hier loont het om eerst een hoge steen aan te leggen.
chapter-well-dear = { principle-dear }
    .lead = Hoge stenen scoren meer als je ze aanlegt, en geven een ander meer als je ermee blijft zitten.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 64 van de 100 rondes van iemand die altijd op goed geluk speelt.
principle-place = Leg aan wanneer het kan
    .idea = Hier kun je een steen aanleggen: je hoeft niet te kopen.
chapter-well-place = { principle-place }
    .lead = Kopen kost 5 punten en geeft je een steen meer om kwijt te raken. Past er iets, leg het dan aan.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 64 van de 100 rondes van iemand die altijd op goed geluk speelt.

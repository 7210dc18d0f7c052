# The course “Playing well”: the principles, in the order of what each wins alone, and their chapters.
# A chapter is called by its principle’s sentence, which must read well as a title and amid others.

principle-plan = Plan de hele worp
    .idea = Kijk naar de hele worp: samen kunnen de dobbelstenen hier meer.
chapter-well-plan = { principle-plan }
    .lead = Waar brengen al je dobbelstenen samen je heen? Kijk eerst naar het eind van de worp en kies daarna de weg ernaartoe.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 89 van de 100 rondes van iemand die altijd op goed geluk speelt.
principle-hit = Sla een losse steen
    .idea = Hier kan een losse steen geslagen worden.
chapter-well-hit = { principle-hit }
    .lead = Een geslagen steen begint helemaal opnieuw. Kun je er een slaan, kijk daar dan het eerst naar.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 73 van de 100 rondes van iemand die altijd op goed geluk speelt.
principle-block = Versper de weg
    .idea = Hier telt welke plekken je dichtmaakt op de weg van de ander.
chapter-well-block = { principle-block }
    .lead = Twee stenen samen maken een plek dicht. Maak plekken dicht op de weg van de ander, buiten zijn thuisvak.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 71 van de 100 rondes van iemand die altijd op goed geluk speelt.
principle-hold = Houd stenen bij elkaar
    .idea = Hier telt hoeveel plekken je bezet houdt met twee of meer stenen.
chapter-well-hold = { principle-hold }
    .lead = Op een plek met twee of meer stenen kan niet geslagen worden, en de ander kan er niet landen. Houd er zoveel mogelijk bezet.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 70 van de 100 rondes van iemand die altijd op goed geluk speelt.
principle-spread = Stapel niet te hoog
    .idea = Hier telt dat je stenen niet te hoog op één plek liggen.
chapter-well-spread = { principle-spread }
    .lead = Meer dan vier stenen op één plek doen daar weinig. Breng de andere naar waar ze iets dichtmaken.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 59 van de 100 rondes van iemand die altijd op goed geluk speelt.
principle-safe = Laat niets alleen
    .idea = Hier telt welke van je stenen je alleen laat.
chapter-well-safe = { principle-safe }
    .lead = Een losse steen kan geslagen worden, en dan is zijn hele weg verloren. Hoe verder hij is, hoe meer dat kost.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 54 van de 100 rondes van iemand die altijd op goed geluk speelt.

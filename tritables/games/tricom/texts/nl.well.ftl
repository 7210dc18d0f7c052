# The course “Playing well”: the principles, in the order of what each wins alone, and their chapters.
# A chapter is called by its principle’s sentence, which must read well as a title and amid others.

principle-reserve = Houd je reserve klein
    .idea = Hier kun je je reserve kleiner houden.
chapter-well-reserve = { principle-reserve }
    .lead = Elke kaart in je reserve kost aan het eind een punt. Houd hem vooral klein.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 85 van de 100 rondes van iemand die altijd op goed geluk speelt.
principle-place = Leg je kaart in de basis als het kan
    .idea = Hier kun je een kaart in je basis leggen.
chapter-well-place = { principle-place }
    .lead = Een kaart die aansluit, werkt voor je in de basis. Op de reserve kost hij alleen maar.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 73 van de 100 rondes van iemand die altijd op goed geluk speelt.
principle-return = Haal je reserve terug
    .idea = Hier kan de bovenste kaart van je reserve aan het werk.
principle-clear = Haal het hoogste stapeltje weg
    .idea = Hier kan je actiekaart meer opleveren.
chapter-well-clear = { principle-clear }
    .lead = Een actiekaart levert meer op naarmate hij meer kaarten weghaalt. Zoek het hoogste stapeltje dat hij mag weghalen.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 69 van de 100 rondes van iemand die altijd op goed geluk speelt.
principle-combine = Maak trio’s en meer
    .idea = Hier levert een andere zet meteen meer op: zoek kaarten die bij elkaar horen.
chapter-well-combine = { principle-combine }
    .lead = Drie of vier kaarten die bij elkaar horen, scoren meteen, en een duo ook. Zoek ze voor je een kaart legt.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 68 van de 100 rondes van iemand die altijd op goed geluk speelt.
principle-pile = Bouw hoge stapeltjes
    .idea = Hier kan een kaart op een hoger stapeltje.
chapter-well-pile = { principle-pile }
    .lead = Een hoog stapeltje levert veel op als een koning of vrouw het weghaalt. Maar de boer van een ander wil het ook.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 64 van de 100 rondes van iemand die altijd op goed geluk speelt.

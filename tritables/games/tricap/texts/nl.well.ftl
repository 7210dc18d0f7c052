# The course “Playing well”: the principles, in the order of what each wins alone, and their chapters.
# A chapter is called by its principle’s sentence, which must read well as a title and amid others.

principle-take = Pak wat je mag pakken
    .idea = Hier mag je de stapel pakken.
chapter-well-take = { principle-take }
    .lead = Een stapel die je laat liggen, kan met de volgende kaart van een ander zijn. Pak hem dus meestal.
    .learnt = Wat je pakt, is van jou, en wat je laat liggen, kan met de volgende kaart van een ander zijn. Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 78 van de 100 partijen van iemand die altijd op goed geluk speelt.
principle-weigh = Weeg pakken af tegen wachten
    .idea = Hier telt wat de stapel nu geeft, tegen wat de volgende kaart kan brengen.
chapter-well-weigh = { principle-weigh }
    .lead = Pakken is zeker. Wachten loont alleen als je van de volgende kaart meer mag verwachten dan de stapel nu heeft.
    .learnt = Wacht alleen als de volgende kaart je meer moet brengen dan de stapel nu geeft, zoals vaak met een aas en een kleine stapel. Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 78 van de 100 partijen van iemand die altijd op goed geluk speelt.
principle-count = Tel de kaarten die nog komen
    .idea = Hier heeft een andere kaart van je hand meer buren die je niet gezien hebt.
chapter-well-count = { principle-count }
    .lead = Welke kaart van je hand heeft de meeste buren die nog niemand heeft gezien? Leg die.
    .learnt = Leg de kaart waarvan er nog de meeste buren komen. Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 64 van de 100 partijen van iemand die altijd op goed geluk speelt.
principle-aces = Spaar je azen niet
    .idea = Hier kun je een aas leggen.
chapter-well-aces = { principle-aces }
    .lead = Een aas is buur van elke kaart. Leg hem vroeg: in je hand pakt hij niets.
    .learnt = Leg je azen vroeg: in je hand pakken ze niets. Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 55 van de 100 partijen van iemand die altijd op goed geluk speelt.
principle-middle = Leg middelhoge kaarten
    .idea = Hier ligt een andere kaart van je hand dichter bij de middelste rangen.
chapter-well-middle = { principle-middle }
    .lead = Koningen en tweeën hebben maar aan één kant buren. Een middelhoge kaart heeft ze aan twee kanten.
    .learnt = Een middelhoge kaart heeft buren aan twee kanten, een koning of een 2 maar aan één kant. Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 54 van de 100 partijen van iemand die altijd op goed geluk speelt.

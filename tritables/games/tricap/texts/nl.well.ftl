# The course “Playing well”: the principles, in the order of what each wins alone.

principle-take = Pak wat je mag pakken
chapter-well-take = Pak wat je mag pakken
    .lead = Een stapel die je laat liggen, kan met de volgende kaart van een ander zijn. Pak hem dus meestal.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 78 van de 100 partijen van iemand die altijd op goed geluk speelt.
principle-weigh = Weeg pakken af tegen wachten
chapter-well-weigh = Pakken, of wachten op meer?
    .lead = Pakken is zeker. Wachten loont alleen als één kaart meer je naar verwachting meer brengt dan de stapel nu heeft.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 78 van de 100 partijen van iemand die altijd op goed geluk speelt.
principle-count = Tel de kaarten die nog komen
chapter-well-count = Tel de kaarten die nog komen
    .lead = Welke kaart van je hand heeft de meeste buren die nog niemand heeft gezien? Leg die.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 64 van de 100 partijen van iemand die altijd op goed geluk speelt.
principle-aces = Spaar je azen niet
chapter-well-aces = Spaar je azen niet
    .lead = Een aas is buur van elke kaart. Leg hem vroeg: in je hand pakt hij niets.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 55 van de 100 partijen van iemand die altijd op goed geluk speelt.
principle-middle = Leg middelhoge kaarten
chapter-well-middle = Leg middelhoge kaarten
    .lead = Koningen en tweeën hebben maar aan één kant buren. Een middelhoge kaart heeft ze aan twee kanten.
    .learnt = Wie alleen dit doet en verder op goed geluk speelt, wint ongeveer 54 van de 100 partijen van iemand die altijd op goed geluk speelt.

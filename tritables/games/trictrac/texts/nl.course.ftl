# De cursus Tric Trac, in het Nederlands.

## Chapters

chapter-setting-out = Op weg
    .learnt = Alle stenen beginnen op de balk. De hoogste dobbelsteen begint, Wit gaat omhoog en Zwart omlaag.
chapter-meeting = Elkaar tegenkomen
    .learnt = Met twee stenen is een plek dicht. Een losse steen kan geslagen worden.
chapter-from-the-bar = Van de balk
    .learnt = Stenen op de balk gaan voor, en de dobbelsteen zegt waar ze binnenkomen.
chapter-throws = Een gewone worp
    .learnt = Eerst de laagste dobbelsteen, dan de hoogste. Wat kan, dat moet.
chapter-great-throw = 1 en 2: tric trac!
    .learnt = 1 en 2 zijn een tric trac: acht zetten, en nog een worp.
chapter-doubles = Dubbel
    .learnt = Twee keer het getal, twee keer wat er nog bij moet tot zeven, en dan nog een worp. Zelfs een dobbelsteen die niet kan, neemt je die laatste worp niet af.
chapter-thinking-ahead = Eén dobbelsteen vooruit
    .learnt = Houd de volgende dobbelsteen speelbaar als dat kan. Je kijkt er één vooruit, niet verder.
chapter-going-off = Naar huis, en eruit
    .learnt = Als iedereen thuis is, gaat een steen eruit met precies zijn eigen getal. Wie het eerst alle vijftien uitgooit, wint.
chapter-for-real = Nu echt
    .learnt = Je hebt tegen Gretig gespeeld. De volgende keer kan het een heel potje zijn!

## Steps

step-whole-throw =
    .task = Kijk zet voor zet naar een hele worp: eerst de laagste dobbelsteen, dan de hoogste. Daarna is Zwart aan de beurt.
step-who-begins =
    .task = Wit gooit zo een 2, en Zwart een 6. Wie begint?
    .done = Zwart gooide het hoogst, en gooit nu met allebei.
step-whose-stone =
    .task = Wit moet een 3 spelen. Mag een witte steen van 4 terug naar 1?
    .done = Klopt: stenen gaan nooit terug.
step-open-points =
    .task = Wit speelt een 4. Raak elke witte steen aan die mag.
    .done = Je hebt ze allemaal. Bij eigen stenen mag je er altijd bij, hoeveel er ook staan.
step-which-lands =
    .task = Wit speelt een 1. Welke van deze zetten mag?
    .done = Een losse zwarte steen houdt Wit niet tegen.
step-bar-then-free =
    .task = Wit kwam binnen met de 3, en de balk is leeg. Mag een andere steen nu de 4 spelen, van 8 naar 12?
    .done = Ja. Is de balk leeg, dan mag elke steen.
step-which-die-enters =
    .task = Zwart heeft een steen op de balk en wil binnenkomen op plek 22. Met welke dobbelsteen lukt dat?
    .done = Zwart telt vanaf de andere kant: 24 is de eerste plek, 22 de derde.
step-dice-in-order =
    .task = Wit gooit zo een 2 en een 6. Welke dobbelstenen worden gespeeld, en in welke volgorde?
    .done = Eerst de 2, dan de 6.
step-tric-trac-dice =
    .task = De worp wordt 1 en 2. Welke dobbelstenen gaat Wit spelen?
    .done = Acht stuks: 1, 1, 2, 2, en dan de getallen die met de 2 en de 1 zeven maken: 5, 5, 6, 6.
step-double-dice =
    .task = Wit gooit zo dubbel 5. Welke dobbelstenen worden gespeeld?
    .done = 5 en 2 is samen zeven: 5, 5, 2, 2.
step-blocked-again =
    .task = Wit staat op de balk en gooit zo dubbel 4, maar plek 4 is dicht. Mag Wit dan nog een keer gooien?
    .done = De vier dobbelstenen vervallen, maar de volgende worp niet.
step-no-favours =
    .task = Wit heeft allebei de zessen gespeeld, en er liggen nog twee enen. Mag Wit die laten liggen en opnieuw gooien?
    .done = Klopt: de extra dobbelstenen zijn verplicht. Die gaan voor.
step-who-may-go =
    .task = Wit heeft een 2 en dan een 6. Raak elke steen aan die de 2 mag spelen.
    .done = Twee van de vijf: na de andere kan er geen 6 meer.
step-proof-ahead =
    .task = De 2 van 22 naar 24 mag niet, want daarna kan de 5 niet meer. Raak aan waaraan je dat ziet.
    .done = De dobbelstenen vragen een 5, en plek 6 zit in de weg.
step-two-deep =
    .task = Er is nog één 3, en dan twee vieren. Na 20 naar 23 kan er maar één 4. Mag Wit dat doen?
    .done = Ja. Je kijkt alleen naar de eerste 4, bij dubbel net als altijd.
step-leaving-counts =
    .task = Wit heeft een 1 en dan een 5, en één steen is nog niet thuis. Mag Wit de 1 spelen van 20 naar 21?
    .done = Met 18 naar 19 is iedereen thuis, en dan kan de 5 een steen uitgooien. Ook uitgooien telt mee als je vooruitkijkt.
step-still-inside =
    .task = Eén witte steen staat nog op 15. Mag Wit de 2 in het thuisvak spelen, van 20 naar 22?
    .done = Ja. Zolang er nog een steen buiten staat, mogen de andere binnen het thuisvak bewegen.
step-six-are-off =
    .task = Er waren zes witte stenen uitgegooid toen er een werd geslagen. Die kwam net binnen op plek 2. Mag de 4 een steen van 21 uitgooien?
    .done = Klopt: uitgooien wacht tot iedereen weer thuis is.
step-who-leaves =
    .task = Iedereen is thuis, en Wit speelt een 5. Raak elke steen aan die mag.
    .done = Alleen plek 20 is precies 5 van de uitgang.
step-which-die-leaves =
    .task = Wit wil een steen van plek 22 uitgooien. Met welke dobbelsteen lukt dat?
    .done = Precies een 3. Een hogere werkt niet.
step-where-in-home =
    .task = Iedereen is thuis. Mag Wit de 2 spelen van 20 naar 22?
    .done = Klopt: vanaf elk van de zes plekken thuis kan een steen er alleen nog uit.
step-who-wins =
    .task = Wit gooit de laatste steen uit, en er liggen nog drie dobbelstenen. Wie heeft er dan gewonnen?
    .done = Alle vijftien zijn eruit, dus Wit heeft meteen gewonnen.
step-first-turns =
    .task = Jij bent Wit, en Gretig speelt Zwart. Speel vier beurten.
    .done = Vier beurten! Speel gerust verder.

## Off the path

gone-die = Te laat voor de { $die }: nu gooit { seat-name }.

## Waarom een zet mag

allowed-step = { $hits ->
        [0] Een { $die } gaat van { $source } naar { $target }, en die plek is niet afgesloten.
       *[other] Een { $die } gaat van { $source } naar { $target }, waar een losse steen staat om te slaan.
    }
allowed-bar = { $hits ->
        [0] Vanaf de balk gaat een { $die } naar { $target }, en die plek is niet afgesloten.
       *[other] Vanaf de balk gaat een { $die } naar { $target }, waar een losse steen staat om te slaan.
    }
allowed-off = Alle stenen zijn thuis, en { $source } is precies { $die } van de uitgang.
allowed-roll = Er is geen dobbelsteen meer te spelen, dus er wordt gegooid.

## Reasons: each completes “Nee”

because-move_direction = stenen gaan nooit terug
because-turn_alternate = de ander is aan de beurt
because-move_landing = twee of meer stenen van de ander sluiten die plek af
because-bar_first = eerst moet er een steen van de balk komen
because-bar_entry = met deze dobbelsteen kom je daar niet binnen
because-throw_normal = de laagste dobbelsteen gaat voor
because-throw_trictrac = een tric trac speel je in een vaste volgorde
because-throw_must-move = een dobbelsteen die kan, moet
because-throw_double = bij dubbel gaat het gegooide getal voor
because-throw_look-ahead = daarna kan de volgende dobbelsteen niet meer
because-throw_stop = de worp is gestopt en de rest vervalt
because-throw_again = eerst gooi je nog een keer
because-move_hit = er valt daar niets te slaan
because-off_all-home = nog niet alle stenen zijn thuis
because-off_no-inside-move = thuis mogen stenen er alleen nog uit
because-off_exact = een steen gaat er alleen uit met precies zijn getal

# De cursus Tric Trac, in het Nederlands.

## Chapters

chapter-setting-out = Op weg
    .lead = Krijg je als eerste al je vijftien stenen over het bord en eruit, dan win je. Ze beginnen op de balk, de strook tussen de helften.
    .learnt = Alle stenen beginnen op de balk, en de dobbelstenen brengen ze binnen. Wit gaat omhoog, Zwart omlaag.
chapter-meeting = Elkaar tegenkomen
    .lead = De twee kanten lopen naar elkaar toe. Een steen die alleen staat, kan geslagen worden en begint opnieuw; twee samen staan veilig.
    .learnt = Met twee stenen is een plek dicht. Een losse steen kan geslagen worden.
chapter-from-the-bar = Van de balk
    .lead = Een geslagen steen gaat terug naar de balk, en tot hij binnen is, wachten je andere. Tel vanaf je eigen begin: Wit vanaf 1, Zwart vanaf 24.
    .learnt = Stenen op de balk gaan voor, en de dobbelsteen zegt waar ze binnenkomen.
chapter-throws = Een gewone worp
    .lead = De dobbelstenen van een worp gaan in een vaste volgorde. Ken je die, dan bedenk je je zetten al voor je een steen aanraakt.
    .learnt = Eerst de laagste dobbelsteen, dan de hoogste.
chapter-great-throw = 1 en 2: tric trac!
    .lead = Eén worp brengt je verder dan alle andere, en het spel heet ernaar. Raad eens wat je ermee mag spelen.
    .learnt = 1 en 2 zijn een tric trac: acht zetten, en nog een worp.
chapter-doubles = Dubbel
    .lead = Twee gelijke dobbelstenen heten dubbel, en dat is goed nieuws: je speelt er meer dan de twee die je ziet. Raad eens welke.
    .learnt = Twee keer het getal, twee keer wat er nog bij moet tot zeven, en dan nog een worp.
chapter-thinking-ahead = Eén dobbelsteen vooruit
    .lead = Een zet kan verboden zijn om de dobbelsteen die erna komt. Kijk er één vooruit, en je staat niet voor verrassingen.
    .learnt = Houd de volgende dobbelsteen speelbaar als dat kan. Je kijkt er één vooruit, niet verder.
chapter-going-off = Naar huis, en eruit
    .lead = Zo win je. De laatste zes plekken van je weg zijn je thuisvak; daar een steen van het bord halen heet uitgooien.
    .learnt = Als iedereen thuis is, gaat een steen eruit met precies zijn eigen getal. Wie het eerst alle vijftien uitgooit, wint.
chapter-for-real = Nu echt
    .lead = Tijd voor een race tegen een echte tegenstander. Zet je stenen, als het kan, met zijn tweeën bij elkaar.
    .learnt = Je hebt tegen Gretig gespeeld. De volgende keer kan het een heel potje zijn!
chapter-duties = Wat moet, dat moet
    .lead = Twee stenen houden een plek bezet: de andere kant kan daar niet landen. Zo loopt een dobbelsteen vast, en dan stopt de worp.
    .learnt = Wat kan, dat moet. Een dobbelsteen die niet kan, stopt de worp, maar een worp die je nog te goed had, houd je.
chapter-home-again = Meer over thuis
    .lead = Ook thuis is de race nog niet gewonnen: een plek die leeg staat, kan je een hele worp kosten.
    .learnt = Stenen mogen er pas uit als alles wat meespeelt thuis is. Tot die tijd mogen ze binnen het thuisvak bewegen.
chapter-better-moves = Welke zet is beter?
    .lead = Een steen die geslagen wordt, moet de hele weg opnieuw. Kijk dus eerst bij welke zet de ander minder kan slaan.
    .learnt = Tel voor je zet de worpen die je pijn doen. En van twee verschillende dobbelstenen gaat de laagste voor.

## Steps

step-whole-throw =
    .task = Kijk zet voor zet naar een hele worp: eerst de laagste dobbelsteen, dan de hoogste. Daarna is Zwart aan de beurt.
    .done = Dat was een hele worp. Nu is Zwart aan de beurt.
step-who-begins =
    .task = Jij gooit zo een 2, en Zwart een 6. Wie begint?
    .done = Zwart gooide het hoogst, en gooit nu met allebei.
step-whose-stone =
    .task = Nu ben jij Zwart, en je moet een 4 spelen. Mag een steen van jou van 9 omhoog naar 13?
    .done = Klopt: stenen gaan nooit terug.
step-open-points =
    .task = Jij bent Wit en speelt een 4. Raak elke steen aan die je mag verzetten.
    .done = Je hebt ze allemaal. Bij eigen stenen mag je er altijd bij, hoeveel er ook staan.
step-which-lands =
    .task = Jij bent Wit en speelt een 1. Welke van deze zetten mag?
    .done = Een losse zwarte steen houdt je niet tegen.
step-bar-then-free =
    .task = Jij bent Zwart. Je kwam binnen met de 2, en je balk is leeg. Mag een andere steen nu de 5 spelen, van 15 naar 10?
    .done = Ja. Is de balk leeg, dan mag elke steen.
step-which-die-enters =
    .task = Jij bent Zwart, met een steen op de balk. Die komt met een 1 binnen op 24, met een 2 op 23, enzovoort. Met welke dobbelsteen komt hij binnen op 22?
    .done = Geteld vanaf je eigen begin is 24 de eerste plek, en 22 de derde.
step-dice-in-order =
    .task = Jij bent Zwart, en gooit zo een 3 en een 6. Welke dobbelstenen speel je, en in welke volgorde?
    .done = Eerst de 3, dan de 6.
step-tric-trac-dice =
    .task = Jij bent Wit. Je worp wordt 1 en 2. Welke dobbelstenen speel je dan, denk je? Doe een gok.
    .done = Acht stuks: 1, 1, 2, 2, en dan de getallen die met de 2 en de 1 zeven maken: 5, 5, 6, 6.
step-double-dice =
    .task = Je gooit zo dubbel 5. Welke dobbelstenen speel je dan, denk je? Doe een gok.
    .done = 5 en 2 is samen zeven: 5, 5, 2, 2.
step-blocked-again =
    .task = Jij bent Zwart, staat op de balk en gooit zo dubbel 3. Maar plek 22 is dicht. Mag je dan nog een keer gooien?
    .done = De vier dobbelstenen vervallen, maar de volgende worp niet.
step-no-favours =
    .task = Jij bent Wit. Je hebt allebei de 5’en gespeeld, en er liggen nog twee 2’en. Mag je die laten liggen en opnieuw gooien?
    .done = Klopt: de extra dobbelstenen zijn verplicht. Die gaan voor.
step-who-may-go =
    .task = Je hebt een 2 en dan een 6. Raak elke steen aan die de 2 mag spelen.
    .done = Alleen deze twee: na elke andere 2 kan er geen 6 meer.
step-proof-ahead =
    .task = Jij bent Zwart: een 2, dan een 5. Na de 2 van 3 naar 1 kan alleen de steen op 24 nog 5 vooruit, maar hij loopt vast. Raak de dobbelsteen aan die je dan niet kunt spelen, en de plek die hem tegenhoudt.
    .done = De volgende dobbelsteen is een 5, en plek 19 is dicht. Na een andere 2 kan de 5 nog wel, dus deze mag niet.
step-two-deep =
    .task = Jij bent Zwart. Er is nog één 3 over, en daarna twee 4’en. Na 5 naar 2 kun je maar één 4 spelen. Mag je dat doen?
    .done = Ja. Je kijkt alleen naar de eerste 4, bij dubbel net als altijd.
step-leaving-counts =
    .task = Jij bent Wit. Je hebt een 1 en dan een 5, en één steen is nog niet thuis. Mag je de 1 spelen van 20 naar 21?
    .done = Met 18 naar 19 is iedereen thuis, en dan kan de 5 een steen uitgooien. Ook uitgooien telt mee als je vooruitkijkt.
step-still-inside =
    .task = Jij bent Zwart, en één steen van jou staat nog op 9. Mag je de 3 in het thuisvak spelen, van 6 naar 3?
    .done = Ja. Zolang er nog een steen buiten staat, mogen de andere binnen het thuisvak bewegen.
step-six-are-off =
    .task = Jij bent Zwart. Er waren vier stenen van je uitgegooid toen er een werd geslagen. Die kwam net binnen op plek 23. Mag de 5 een steen van 5 uitgooien?
    .done = Klopt: uitgooien wacht tot iedereen weer thuis is.
step-who-leaves =
    .task = Al je stenen zijn thuis, en je speelt een 4. Raak elke steen aan die je mag verzetten.
    .done = Alleen plek 21 is precies 4 van de uitgang.
step-which-die-leaves =
    .task = Je wilt een steen van plek 22 uitgooien. Met welke dobbelsteen lukt dat?
    .done = Precies een 3. Een hogere werkt niet.
step-where-in-home =
    .task = Al je stenen zijn thuis. Mag je de 2 spelen van 20 naar 22?
    .done = Klopt: vanaf elk van de zes plekken thuis kan een steen er alleen nog uit.
step-who-wins =
    .task = Jij bent Zwart, en gooit je laatste steen uit. Daarna liggen er nog drie dobbelstenen. Wie heeft er dan gewonnen?
    .done = Alle vijftien zijn eruit, dus je hebt meteen gewonnen.
step-first-turns =
    .task = Een echt potje begint met alle stenen op de balk. Hier zijn ze al binnen: dat scheelt je de eerste worpen. Jij bent Wit. Zwart is Gretig, een computerspeler die altijd de zet doet die nu het best lijkt. Speel vijf beurten. Denk eraan: een steen die alleen staat, kan geslagen worden.
    .done = Vijf beurten! Speel dit potje gerust uit, of ga verder.

## Why a place is not the one that was asked for

dice-say = De dobbelstenen zeggen alleen hoe ver je gaat. Raak een steen aan.
proof-own = Je eigen stenen op { $point } houden geen steen van jou tegen.
proof-single = Een losse steen, zoals op { $point }, houdt niemand tegen.
proof-closed = Plek { $point } is ook dicht, maar geen steen van jou komt daar met een { $die }.
proof-empty = Op plek { $point } staat niets, dus die houdt geen steen tegen.

## Off the path

gone-played = { $count ->
        [one] De { $die } is al gespeeld, en nu komt de { $next }.
       *[other] De { $die } is al twee keer gespeeld, en nu komt de { $next }.
    }
gone-die = Te laat voor de { $die }: nu gooit { seat-name }.
gone-hits = Na { $source } naar { $target } kan { seat-name } met { $ways } van de 36 worpen slaan. Met een andere zet zijn het er minder.
gone-enters = Na { $source } naar { $target } kan { seat-name } met { $ways } van de 36 worpen binnenkomen. Met een andere zet zijn het er minder.
gone-leaves = Na { $source } naar { $target } zou je met { $ways ->
        [0] geen
        [one] maar één
       *[other] { $ways }
    } van de 36 worpen een steen kunnen uitgooien. Met een andere zet zijn het er meer.

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

## A move as practice asks about it: may it be, and as it is told before a question

asked-move-step =
    .may = { $target ->
            [25] Mag je nu een steen van { $source } uitgooien
           *[other] { $source ->
                [0] Mag je nu een steen binnenbrengen op plek { $target }
               *[other] Mag je nu een steen van { $source } naar { $target } spelen
            }
        }{ $hits ->
            [1] {" "}en daar slaan
           *[0] {""}
        }?
    .told = { $target ->
            [25] Je gooit een steen van { $source } uit
           *[other] { $source ->
                [0] Je brengt een steen binnen op plek { $target }
               *[other] Je speelt een steen van { $source } naar { $target }
            }
        }{ $hits ->
            [1] {" "}en slaat daar
           *[0] {""}
        }.
asked-move-start =
    .told = Wit gooit { $white }, en Zwart { $black }.
    .who = { ask-who-begins }
    .so = { $who ->
            [you] Jij begint
           *[any] { seat-name } begint
        }. Welke regel zegt dat?
    .so-nobody = { ask-rule-begins-not }
asked-move-roll =
    .may = Mag je nu gooien?
    .told = Je gooit { $low } en { $high }.

# De cursus Tri-Cap, in het Nederlands.

## Chapters

chapter-first-cards = De eerste kaarten
    .lead = Je wint als je de meeste kaarten verovert. Dat doet je actieve kaart: die ligt voor je en wacht op de goede kaart in het midden.
    .learnt = Iedereen legt een kaart, ze gaan tegelijk open, en dan komt de middenkaart.
chapter-one-rank-away = Eén rang verschil
    .lead = Om te veroveren heb je een buur van de middenkaart nodig: een kaart die één rang hoger of lager is, of een aas.
    .learnt = Eén rang hoger of lager is een buur, dezelfde rang niet, en een aas is een buur van alles.
chapter-the-pile-grows = De stapel groeit
    .lead = Waarom één kaart pakken als er vijf kunnen liggen? De middenstapel groeit, en wie hem verovert, krijgt alle kaarten.
    .learnt = Wat niemand pakt, blijft liggen, en wie als enige een buur van de bovenste kaart heeft, pakt alles.
chapter-take-and-lay = Pakken of wachten?
    .lead = Hier wordt Tri-Cap gewonnen: pak je de stapel nu, of pas je en hoop je op meer? Kijk eerst hoe pakken gaat.
    .learnt = Wie de stapel pakt, legt een nieuwe actieve kaart, en trekt er eerst drie als de hand leeg is. Wie past, houdt de oude.
chapter-tricap = Tricap!
    .lead = Heeft meer dan één speler een buur, dan krijgt niemand de stapel. Dat is een Tricap, dus weet wie er nog op jouw kaart wacht.
    .learnt = Heeft meer dan één speler een buur, dan pakt niemand de stapel, en krijgt iedereen nieuwe kaarten.
chapter-empty-hand = Als je hand leeg is
    .lead = Drie kaarten zijn zo op, maar met een lege hand doe je nog mee: je actieve kaart kan nog steeds veroveren.
    .learnt = Voor passen heb je geen kaart nodig. Een lege hand krijgt er drie zodra er een moet komen of, waar je vroeg trekt, meteen.
chapter-how-it-ends = Hoe het afloopt
    .lead = Moet er een kaart komen en is de trekstapel op, dan is het spel uit. Wat dan nog in het midden ligt, is van niemand: wacht niet te lang.
    .learnt = Het spel is afgelopen als er een kaart moet komen en er geen meer is. Elke veroverde kaart is een punt, en wie er de meeste heeft, wint.
chapter-think-ahead = Vooruitdenken
    .lead = Wat mag, is nog niet altijd slim. Een aas is een buur van elke kaart en kan dus wachten, en soms loont dat.
    .learnt = Wacht op een rang waar niemand anders op wacht, laat een aas de wacht houden, en wacht niet te lang.
chapter-now-play = Nu spelen
    .lead = Kijk eerst hoe een spel afloopt, en speel dan tegen echte tegenstanders. Vraag je bij elke stapel af: pakken, of laten groeien?
    .learnt = Je weet hoe je pakt, hoe je wacht, wat een Tricap doet en wanneer een spel uit is.
chapter-fine-points = De fijne kneepjes
    .lead = In een echt potje vraagt iemand dit een keer, en van het antwoord kan een hele stapel afhangen. Hier kom je het te weten.
    .learnt = De koning en de 2 raken elkaar niet, passen draai je niet terug, en na een Tricap telt alleen een nieuwe middenkaart.

## Steps

step-whole-round =
    .task = Kijk het één keer aan, zet voor zet: iedereen legt een kaart, de middenkaart komt, en speler 1 pakt de stapel.
    .done = De stapel is veroverd. Nu legt speler 1 een nieuwe kaart, en dan kan de volgende middenkaart komen.
step-what-is-due =
    .task = Er heeft nog niemand een kaart gelegd. Mag de middenkaart nu open?
    .done = Klopt: eerst legt iedereen er een.
step-who-takes-first =
    .task = De middenkaart wordt 7♦. Wie heeft daar dan een buur van, een kaart die precies één rang hoger of lager is?
    .done = De 8 ligt net boven de 7. De vrouw (Q) en de 3 liggen verder weg.
step-which-is-next =
    .task = Je legt een van deze kaarten open neer, en dan wordt de middenkaart 9♥. Met welke kun je hem pakken?
    .done = De 10 ligt één rang boven de 9. De andere 9 is dezelfde rang, en de 7 ligt er twee vanaf.
step-two-on-king =
    .task = Je hebt een 2, en de middenkaart wordt een koning. Zijn dat buren?
    .done = Nee: de 2 en de koning zijn de twee uiteinden, en die raken elkaar niet.
step-who-is-next =
    .task = De middenkaart wordt 5♥. Raak elke actieve kaart aan die daar een buur van is.
    .done = De 6, de 4 en de aas. De andere 5 heeft dezelfde rang, en die telt niet.
step-other-suit =
    .task = De middenkaart wordt 10♥, en jij hebt 9♣: klaveren in plaats van harten. Mag je hem dan pakken?
    .done = Ja. De kleur (♠ ♥ ♦ ♣) maakt niet uit, alleen de rang.
step-how-many-cards =
    .task = Er liggen drie kaarten in het midden. De 7 komt open, en je pakt de stapel met je 6. Hoeveel punten is dat?
    .done = Vier uit het midden en de 6 zelf: vijf kaarten, vijf punten.
step-top-card-counts =
    .task = Er ligt een 9 boven op de stapel, en de volgende kaart wordt Q♥. Wie heeft dan een buur? Raak die actieve kaart aan.
    .done = Alleen de bovenste kaart telt. De 10 is een buur van de 9, maar de vrouw komt boven op de 9.
step-who-lays-again =
    .task = Je hebt de stapel gepakt. Mag de volgende middenkaart nu open?
    .done = Klopt: eerst leg je een nieuwe actieve kaart, open.
step-what-one-wins =
    .task = Je gaat de stapel pakken. Waar komen de veroverde kaarten vandaan? Raak beide plekken aan.
    .done = Drie van de middenstapel, en de boer waarmee je pakt: vier kaarten.
step-may-one-wait =
    .task = Je kunt vier kaarten pakken: drie uit het midden en je eigen. Mag je ze laten liggen en wachten?
    .done = Ja. De stapel kan groeien, maar een ander kan hem ook eerst pakken.
step-changed-my-mind =
    .task = Je hebt gepast, en daar heb je spijt van. Mag je de stapel alsnog pakken?
    .done = Klopt: die kans is voorbij. Eerst komt de volgende kaart.
step-two-share =
    .task = De volgende kaart wordt 8♣. Jij hebt een 9 en speler 3 een 7. Wie pakt de stapel?
    .done = Niemand: ze delen hem niet. Twee spelers met een buur, dat is een Tricap.
step-why-nobody =
    .task = De volgende kaart wordt Q♣, en niemand krijgt dan de stapel. Raak elke actieve kaart aan die dat bewijst.
    .done = Een koning en een boer, aan elke kant van de vrouw een. Dat zijn twee spelers, en dus een Tricap.
step-whose-card =
    .task = Jij hebt een 8 en speler 2 een 6. Bij welke van deze middenkaarten mag je de stapel pakken?
    .done = De 9 is alleen een buur van de 8. De 7 en de aas zijn een buur van allebei, en de andere 8 van geen van beide.
step-ace-too =
    .task = Jij hebt een aas en speler 2 een boer. De volgende kaart wordt een 10. Is dat een Tricap?
    .done = Ja: een aas is een buur van elke kaart. Heeft er nog iemand een buur, dan is het dus een Tricap.
step-ace-meets-ace =
    .task = De volgende kaart wordt A♥. Raak elke actieve kaart aan die daar een buur van is.
    .done = Allemaal, de andere aas ook. Daarom is een aas in het midden altijd een Tricap.
step-old-top-card =
    .task = Na een Tricap heeft iedereen een nieuwe kaart gelegd. Jouw 7 is een buur van de 8 die nog bovenop ligt. Mag je de stapel pakken?
    .done = Klopt: eerst komt er een nieuwe middenkaart, en die telt.
step-pass-with-nothing =
    .task = Je hand is leeg, en je kunt de stapel pakken. Mag je ook passen?
    .done = Ja. Voor passen heb je geen kaart nodig, dus er wordt er ook geen getrokken.
step-last-still-counts =
    .task = De laatste kaart van de trekstapel wordt J♥, een buur van jouw vrouw. Is het spel dan afgelopen?
    .done = Nee: je mag de stapel nog pakken. Het spel is pas afgelopen als er een kaart moet komen en er geen meer is.
step-who-has-won =
    .task = De laatste kaart van de trekstapel wordt een 2, en niemand heeft er een buur van. Wie heeft er dan gewonnen?
    .done = Wie de meeste kaarten heeft veroverd. Wat in het midden blijft liggen, is van niemand.
step-equal-piles =
    .task = Beide spelers hebben 23 kaarten veroverd. De laatste kaart van de trekstapel wordt een 2, en niemand heeft er een buur van. Wie heeft er dan gewonnen?
    .done = Allebei: wie evenveel heeft, wint samen. Meer dan de helft van de kaarten hoeft niet.
step-three-to-draw =
    .task = Je hand is leeg, en je gaat de stapel pakken. Hoeveel kaarten moet de trekstapel nog hebben, zodat je daarna een nieuwe actieve kaart kunt leggen?
    .done = Drie: met een lege hand trek je er daarvoor drie. Zijn het er precies drie, dan is de trekstapel op, en eindigt het spel zodra de volgende middenkaart moet komen.
step-waiting-pays =
    .task = Je kunt nu drie kaarten veroveren, maar je past. Er komt een vrouw, en je past weer. Dan komt er een 9, en je pakt de stapel. Hoeveel punten is dat?
    .done = Vijf in plaats van drie. Een aas heeft een buur, wat er ook komt, en kan dus wachten. Met een andere kaart kun je vaak beter meteen pakken.
step-same-wish =
    .task = Speler 2 heeft een 7, en jij kiest de 9 als nieuwe actieve kaart. Dan komt er een 8. Wie mag hem pakken?
    .done = Niemand: ze wachtten allebei op de 8. De koning had in zijn eentje op een vrouw gewacht.
step-ace-on-guard =
    .task = Er wachten vier kaarten in het midden. Jij legt een aas en speler 2 een 9, en dan komt er een 10. Wie mag de stapel pakken?
    .done = Niemand. Een aas houdt de wacht: zolang hij er ligt, kan niemand anders de enige met een buur zijn.
step-too-patient =
    .task = De trekstapel heeft nog één kaart. Je kunt de stapel pakken, drie kaarten en je eigen, maar je wacht. De laatste kaart is een 2. Hoeveel punten krijg je voor de stapel?
    .done = Geen: wat in het midden blijft liggen, is van niemand. Wordt de trekstapel dun, pak dan wat je kunt pakken.
step-first-rounds =
    .task = Je twee tegenstanders heten allebei Gretig: computerspelers die doen wat nu het best lijkt. Speel tot je twee keer hebt gekozen of je de stapel pakt of past. Tot nu toe: { $turns } van de 2.
    .done = Je hebt de stapel { $one_capture } keer gepakt, { $one_pass } keer gepast, en { $score ->
            [one] één kaart
           *[other] { $score } kaarten
        } veroverd; je beste tegenstander heeft er { $others }. Speel dit potje gerust uit, of ga verder.

## Why a place is not the one that was asked for

not-captured = { $what ->
        [hand] Een kaart uit een hand wordt niet veroverd.
        [deck] De trekstapel wordt niet veroverd.
        [active] Die actieve kaart is van een ander, en die blijft liggen.
       *[captured] Hier komt wat veroverd is. Raak aan wat erbij komt.
    }
only-active = Alleen de actieve kaarten tellen: de kaarten die open voor de spelers liggen.
only-open = Alleen de bovenste kaart van de stapel en de actieve kaarten tellen: die liggen open.

## Off the path

gone-passed = { $who ->
        [you] Je paste
       *[any] Speler { $player } paste
    }, dus de stapel blijft liggen.
gone-taken = { $who ->
        [you] Je pakte
       *[any] Speler { $player } pakte
    } de stapel in plaats van te wachten.

## What a move costs where another one scores

costs-pass = { $count ->
        [one] Als je past, laat je één kaart liggen die nu alleen jij mag pakken.
       *[other] Als je past, laat je { $count } kaarten liggen die nu alleen jij mag pakken.
    }

## Waarom een zet mag

allowed-take = { $active } is een buur van { $card }, en niemand anders heeft er een.
allowed-pass = Wie de stapel zou kunnen pakken, mag altijd passen.
allowed-lay = Er moet een nieuwe actieve kaart komen, en elke kaart uit de hand mag.
allowed-centre = Alle actieve kaarten liggen er, en niemand kan de stapel pakken. Dus komt de volgende middenkaart.

## Reasons: each completes “Nee”

because-round_lay = eerst legt iedereen een kaart
because-round_centre = eerst komt er een nieuwe middenkaart
because-adjacent = een buur is precies één rang hoger of lager
because-one_replace = eerst komt er een nieuwe actieve kaart
because-one_pass = je past alleen als je de stapel kon pakken
because-one_capture = eerst pakt iemand de stapel of past
because-setup_three-each = de kleuren kloppen niet
because-tricap = meer dan één speler heeft een buur
because-redraw = je hand is nog niet leeg
because-redraw_late = je trekt pas kaarten als je er een moet leggen
because-end_deck = de trekstapel heeft te weinig kaarten

## A move as practice asks about it: may it be, and as it is told before a question

asked-action-pass =
    .may = Mag je nu passen?
    .told = Je past.
    .who = Wie mag de stapel dan pakken, voordat er een volgende kaart opengaat?
    .so-nobody = Dan mag niemand de stapel pakken voordat er een volgende kaart opengaat. Welke regel zegt dat?
asked-draw-shuffle =
    .may = Mag er nu geschud worden?
    .told = Er wordt geschud en gedeeld.
asked-move-lay =
    .may = Mag je { $card } nu leggen?
    .told = Je legt { $card }.
asked-move-take =
    .may = Mag je de stapel nu pakken?
    .told = Je pakt de stapel.
asked-move-centre =
    .may = Mag er nu een kaart in het midden open?
    .told = { $card } komt open in het midden.
    .who = Wie mag de stapel dan pakken?
    .so = Dan { $who ->
            [you] mag jij
           *[any] mag { seat-name }
        } de stapel pakken. Welke regel zegt dat?
    .so-nobody = Dan mag niemand de stapel pakken. Welke regel zegt dat?
asked-move-draw =
    .may = { $who ->
            [you] Mag jij
           *[any] Mag { seat-name }
        } nu nieuwe kaarten trekken?
    .told = { move-draw }.

## Welke actieve kaart de stapel mag pakken, zoals het oefenen het vraagt

ask-taker = { $card } komt open in het midden. Welke actieve kaart mag de stapel pakken?
take-active = { $who ->
        [you] Jouw { $card }
       *[any] { $card } van speler { $player }
    }
take-none = Geen actieve kaart is een buur van { $card }, dus niemand mag de stapel pakken.
take-some = Er is een buur van { $card }.
take-more = Meer dan één actieve kaart is een buur van { $card }, dus het is een Tricap.
take-fewer = Zoveel buren van { $card } zijn er niet.
take-only = Alleen { $active } is een buur van { $card }.
take-also = { $active } is een buur van { $card }, maar niet de enige.
take-far = { $active } is geen buur van { $card }.
take-no-card = Geen van deze
take-many = Meer dan één: een Tricap

# De cursus Triominos, in het Nederlands.

## Chapters

chapter-laying-tiles = Stenen leggen
    .lead = Je wint met de meeste punten, en elke steen die je legt, levert zijn drie cijfers bij elkaar op. Ontdek dus waar een steen mag liggen.
    .learnt = Een steen ligt met een hele zijde tegen een andere, en waar hoekpunten elkaar raken, zijn de cijfers gelijk.
chapter-first-tile = De eerste steen
    .lead = De waarde van een steen is wat zijn drie cijfers samen zijn. De eerste punten zijn voor wie begint: een hoge waarde geeft een voorsprong.
    .learnt = Wie begint, legt een steen naar keuze en krijgt de waarde ervan.
chapter-bridges = Bruggen
    .lead = Nu de prijzen. Een brug is meer waard dan zelfs de hoogste steen, dus zoek steeds naar een gat waar je overheen kunt.
    .learnt = Een brug levert 40 punten extra op, boven op de waarde van de steen.
chapter-rings = Zeshoeken
    .lead = Zes stenen rond één hoekpunt zijn een zeshoek, en die levert nog meer op dan een brug. Alleen wie hem sluit, krijgt de prijs.
    .learnt = Een zeshoek sluiten levert 50 punten op, boven op de waarde van de steen.
chapter-more-hexagons = Meer zeshoeken tegelijk
    .lead = Eén steen kan meer dan één zeshoek sluiten, en dat levert nog meer op. Kijk eerst wat één zeshoek sluit.
    .learnt = Twee zeshoeken met één steen leveren 60 punten extra op, en drie niet meer dan twee.
chapter-buying = Als er niets past
    .lead = Past er niets, dan koop je uit de pot: de dichte stenen die nog van niemand zijn. Dat kost punten, dus weet waar je aan begint.
    .learnt = Kopen kost 5 punten per steen. Koop je er drie en leg je er geen, dan is je beurt om en kost die 25 in totaal.
chapter-empty-pool = De pot is leeg
    .lead = Is de pot leeg, dan kan niemand meer kopen. Wat er dan op je plankje staat, kan beslissen wie de ronde wint: houd het laag.
    .learnt = Is de pot leeg, dan leg je als het kan, en anders gaat je beurt gratis voorbij. Kan niemand leggen, dan is de ronde afgelopen, en wint wie het minst overhoudt.
chapter-round-ends = Hoe een ronde eindigt
    .lead = Ben je als eerste je stenen kwijt, dan luid je de bel: met die bonus kun je nog vooraan komen. Soms krijgen anderen nog een beurt.
    .learnt = Wie het eerst de laatste steen legt, luidt de bel. Dan gaat het door tot iedereen evenveel beurten heeft gehad.
chapter-match = De hele wedstrijd
    .lead = In een wedstrijd worden de punten van alle rondes opgeteld, tot iemand het afgesproken aantal haalt. Wie dan de meeste heeft, wint.
    .learnt = De hoogste steen begint elke ronde. Wie de meeste punten heeft, wint de wedstrijd, en wie gelijk staat, deelt de winst.
chapter-house-rules = Huisregels
    .lead = Met huisregels past het spel bij jullie tafel. Met kleine kinderen tel je 1 voor een steen, 1 extra voor een brug of zeshoek, en 5 voor wie het eerst klaar is.
    .learnt = Bij de eenvoudige telling gaat er nooit iets af. Een tijdslimiet, of helemaal geen punten: elke tafel mag kiezen.
chapter-last-tiles = Luid de bel
    .lead = Een ronde win je met de laatste stenen. Twee puzzels over de bel, en dan speel je er zelf een uit.
    .learnt = Je hebt een ronde tot het einde gespeeld. Zoek gauw iemand om van te winnen!
chapter-think-ahead = Vooruitdenken
    .lead = Een goede speler denkt al aan de volgende beurt: leg nu een steen die plek maakt voor een andere.
    .learnt = Elke steen is er maar één keer, en een goede zet laat plek voor je volgende.
chapter-now-play = Nu spelen
    .lead = Tijd voor een echte tegenstander. Zoek bruggen, en laat er liever geen liggen.
    .learnt = Je hebt tegen Gretig gespeeld. Probeer nu een hele ronde!

## Steps

step-which-tiles-fit =
    .task = Raak elke steen op je plankje aan die ergens past.
    .done = Drie van de vier passen. 2-4-4 vindt nergens een zijde met dezelfde twee cijfers.
step-where-it-fits =
    .task = Raak elke plek aan waar 0-2-4 past. Je mag hem draaien, maar met de klok mee staat er altijd 0, 2, 4.
    .done = Het zijn er drie. Met de cijfers andersom zou het een andere steen zijn.
step-into-the-notch =
    .task = Welke steen past in het gat tussen 1-1-5 en 0-1-2?
    .done = Hij raakt twee zijden, en op allebei zijn de cijfers gelijk.
step-far-corner =
    .task = In het gemarkeerde gat past een zijde van 3-3-5 naast 3-3-4. Mag hij daar liggen?
    .done = Klopt: de hoek ertegenover raakt een andere steen, met een ander cijfer.
step-any-tile-first =
    .task = De tafel is leeg, en je hebt 4-5-5. Mag je ook met 1-1-2 beginnen?
    .done = Ja. Elke steen mag, hij levert alleen minder punten op. Maar je moet er wel een leggen.
step-worth-of-the-first =
    .task = 3-4-4 wordt de eerste steen. Hoeveel punten is dat?
    .done = 3 en 4 en 4: elf, zonder bonus voor de eerste steen.
step-where-a-bridge =
    .task = Waar maakt 2-4-4 een brug? Raak die plek aan.
    .done = Hij ligt tegen één zijde, en de hoek ertegenover raakt een steen aan de overkant.
step-which-bridge =
    .task = Onder 0-1-1 kan een brug komen. Welke van deze stenen maakt hem?
    .done = De zijde wil twee enen, en de hoek ertegenover raakt een 3.
step-worth-of-a-bridge =
    .task = 3-5-5 maakt zo de brug. Hoeveel punten levert dat op?
    .done = 13 voor de waarde en 40 voor de brug.
step-six-around =
    .task = 2-5-5 sluit zo de zeshoek. Raak de zes plekken aan waar die uit bestaat: vijf stenen en het gat.
    .done = Zes driehoeken, allemaal om één hoekpunt heen. De twee andere horen er niet bij.
step-close-the-hexagon =
    .task = Welke van deze stenen sluit de zeshoek?
    .done = Om het gat liggen een 4 en twee enen, en elke hoek moet kloppen.
step-bridge-as-well =
    .task = 1-4-4 sluit zo de zeshoek. Hoeveel punten levert dat op?
    .done = 9 voor de waarde en 50 voor de zeshoek. Een zeshoek telt niet ook nog als brug.
step-where-two-rings =
    .task = Waar sluit 1-2-5 twee zeshoeken tegelijk? Raak die plek aan.
    .done = Er lagen vijf stenen om het ene hoekpunt, en vijf om het andere. Dit gat hoorde bij allebei.
step-three-at-once =
    .task = 2-3-5 sluit zo drie zeshoeken tegelijk. Hoeveel punten levert dat op?
    .done = Drie tellen als twee: 10 voor de waarde en 60.
step-buy-anyway =
    .task = Je kunt een steen leggen, maar je houdt hem liever. Mag je er een kopen?
    .done = Ja. Kopen mag ook als je niet wilt leggen. Het kost evengoed 5.
step-any-tile-then =
    .task = Je hebt een steen gekocht. Mag je nu 4-5-5 leggen, die al op je plankje lag?
    .done = Ja. Na het kopen mag elke steen, niet alleen de nieuwe.
step-a-fourth-tile =
    .task = Je hebt drie stenen gekocht, en er past niets. Mag je een vierde kopen?
    .done = Klopt: drie in een beurt, en niet meer.
step-keep-it-back =
    .task = De pot is leeg. Je kunt een steen leggen, maar je wacht liever. Mag je passen?
    .done = Klopt: is de pot leeg, dan leg je wat past.
step-cost-of-the-last =
    .task = Je gaat de laatste steen uit de pot kopen, en nog past er niets. Met hoeveel punten verandert je score in deze beurt?
    .done = 5 voor de steen, en niets voor het passen: er was geen tweede te koop.
step-third-and-last =
    .task = De derde steen die je koopt, is de laatste uit de pot, en er past niets. Kost passen dan nog 10 punten?
    .done = Ja: er zijn er drie gekocht en er is er geen gelegd.
step-worth-of-the-bell =
    .task = Je luidt de bel, en daarna legt ook speler 2 een laatste steen. Speler 3 heeft nog 9, 7 en 12. Hoeveel punten krijg je aan het eind van de ronde?
    .done = 25 voor de bel, en 28 voor wat speler 3 nog heeft. Speler 2 was de tweede, en krijgt geen bonus.
step-what-losers-lose =
    .task = Je hebt 199 punten en koopt de laatste steen. Het spel loopt vast, en je hebt nog 32, meer dan speler 2. Hoeveel punten heb je dan?
    .done = 199 min de 5 voor de steen. Wie het minst overhoudt, wint een vastgelopen ronde; de ander raakt niets kwijt voor wat er nog op het plankje ligt.
step-pass-and-wait =
    .task = De pot is leeg, en niemand heeft een steen die past. Mag de volgende speler passen en wachten?
    .done = Klopt: er valt niets te wachten. Loopt het spel vast, dan is de ronde meteen afgelopen.
step-worth-of-a-tie =
    .task = Je legt zo 2-5-5, en dan loopt het spel vast. Speler 2 en 3 hebben elk nog 7, en jij hebt 12. Hoeveel punten levert dat speler 2 op?
    .done = Jouw 12, en de eigen 7 eraf. Speler 2 en 3 geven elkaar niets.
step-who-is-ahead =
    .task = Jij hebt 50 punten, speler 2 heeft er 99. Je legt zo je laatste steen, van 7, en speler 2 houdt 19 over. Wie heeft dan de meeste punten?
    .done = Jij: 50 en 7, en 25 voor de bel, en 19 van de ander zijn 101 punten.
step-equal-points =
    .task = Speler 2 heeft 100 punten. Jij hebt er 53, en legt zo je laatste steen, van 11; speler 2 houdt 11 over. Wie heeft dan de meeste punten?
    .done = 53 en 11, en 25 voor de bel, en 11 van de ander: allebei 100. Jullie delen de winst.
step-cost-of-time =
    .task = Aan deze tafel is er een tijdslimiet per beurt, en de tijd is bijna om. Hoeveel punten scheelt dat?
    .done = De beurt is om en kost 10 punten.
step-kids-last-tile =
    .task = Met de eenvoudige telling leg je zo je laatste steen en luid je de bel. Hoeveel punten levert dat op?
    .done = 1 voor de steen, en 5 voor wie het eerst zonder stenen zit.
step-kids-blocked-worth =
    .task = Met de eenvoudige telling heb jij 27 punten en speler 2 25, en het spel loopt zo vast. Wie heeft dan de meeste punten?
    .done = Een vastgelopen spel levert met de eenvoudige telling niemand iets op.
step-without-points =
    .task = Aan deze tafel telt niemand punten. Je legt zo je laatste steen. Hoeveel punten levert dat op?
    .done = Geen. Wie het eerst alle stenen kwijt is, heeft gewonnen.
step-equal-lots =
    .task = De spelers trekken zo 1-4-5, 0-4-5 en 2-3-4. Moet er iemand nog een keer trekken?
    .done = Nee: 0-4-5 en 2-3-4 zijn allebei 9 waard, maar 1-4-5 is 10 waard, en begint.
step-room-for-the-next =
    .task = Je wilt de volgende beurt 3-3-3 kwijt. Welke steen moet er eerst liggen, zodat 3-3-3 past?
    .done = 3-3-4 laat een zijde met twee drieën vrij. 3-4-4 levert nu een punt meer op, maar dan heeft 3-3-3 geen plek.
    .wrong = Daarna is er geen zijde met twee drieën vrij, dus heeft 3-3-3 geen plek.
step-one-of-a-kind =
    .task = Het gat links vraagt om 4-4-5. Kan iemand die steen daar nog leggen?
    .done = Klopt: 4-4-5 ligt al op tafel, en elke steen is er maar één keer.
step-empty-for-good =
    .task = Het gat rechts vraagt om 4-5-5, en het blijft voorgoed leeg. Raak de steen aan waaraan je dat ziet.
    .done = Daar ligt 4-5-5. Kijk dus eerst, voordat je op een steen wacht.
step-first-turns =
    .task = Je tegenstander is Gretig, een computerspeler die altijd de meeste punten van nu pakt. Speel vijf beurten, en probeer dan meer punten te hebben dan Gretig.
    .done = { $score } tegen { $others }: { $lead ->
            [1] na vijf beurten versla je Gretig!
            [0] na vijf beurten is het gelijk.
           *[other] na vijf beurten ligt Gretig voor, nog wel.
        } Speel deze ronde gerust uit. Wat na dit hoofdstuk komt, kan wachten.
step-bell-next-turn =
    .task = Je laatste twee stenen passen alleen op dezelfde plek. Welke leg je eerst, zodat je de andere volgende beurt kwijt kunt en de bel luidt?
    .done = 0-0-0 levert niets op, maar laat zijden met twee nullen over voor 0-0-3. Na 0-0-3 is er geen zijde met twee nullen meer.
    .wrong = Daarna is er geen zijde met twee nullen meer, dus heeft de andere steen geen plek.
step-before-the-bell =
    .task = Je legt 0-0-1 en houdt 5-5-5. Dan legt speler 2 een laatste steen en luidt de bel. Hoeveel punten krijgt speler 2 aan het eind van de ronde?
    .done = 25 voor de bel en 15 voor jouw 5-5-5. Leg je 5-5-5, dan krijg je die 15 zelf, en houdt speler 2 er maar 1 over aan 0-0-1. Hoge stenen eerst!
step-to-the-bell =
    .task = Jij en Gretig hebben elk 60 punten en drie stenen. Speel de ronde uit: wie heeft dan de meeste punten?
    .done = { $lead ->
            [1] Deze beurten brachten jou { $score } en Gretig { $others }: jij hebt de meeste punten!
            [0] Deze beurten brachten jullie allebei { $score }. Jullie delen de winst.
           *[other] Deze beurten brachten jou { $score } en Gretig { $others }: Gretig heeft de meeste punten. Begin opnieuw als je dat wilt omdraaien.
        } Dit was de laatste stap. Bedankt voor het spelen!

## Why a place is not the one that was asked for

pool-buys = Hier kun je een steen kopen. Maar de vraag gaat over wat je zelf hebt.
fits-nowhere = { $tile } past nergens op tafel.
no-bridge = Dat is geen plek voor een brug: { $sides ->
        [1] alleen een zijde zou iets raken, de hoek ertegenover niet.
       *[other] de steen zou met { $sides } zijden een steen raken, en niet met één.
    }
not-around = Dit raakt het hoekpunt in het midden van de zeshoek niet.

## Off the path

gone-placed = { $wanted ->
        [bridge] { $tile } maakt daar geen brug: { $sides ->
            [1] de hoek ertegenover raakt niets.
           *[other] hij raakt met { $sides } zijden een steen, en niet met één.
        }
       *[hexagon] { $tile } maakt daar geen zeshoek: nergens liggen zes stenen helemaal rond één hoekpunt.
    }

## What a move costs where tiles fit

costs-buy = { $count ->
        [one] Een steen kopen kost { $points } punten, en een van de stenen op het plankje past.
       *[other] Een steen kopen kost { $points } punten, en { $count } van de stenen op het plankje passen.
    }
costs-pass = { $count ->
        [one] De beurt beëindigen kost { $points } punten, en een van de stenen op het plankje past.
       *[other] De beurt beëindigen kost { $points } punten, en { $count } van de stenen op het plankje passen.
    }

## Waarom een zet mag

allowed-first = De tafel is leeg, dus elke steen mag.
allowed-placed = { $tile } raakt met een hele zijde, en alle cijfers die elkaar raken zijn gelijk.
allowed-buy = In plaats van te leggen mag je kopen, tot drie keer in een beurt, zolang de pot stenen heeft.
allowed-pass = { $bought ->
        [3] Er zijn drie stenen gekocht, en daarna mag de beurt om zijn.
       *[other] De pot is leeg, en geen steen op het plankje past.
    }

## Reasons: each completes “Nee”

because-tiles_set = die steen ligt al op tafel
because-setup_deal = eerst pakt iedereen stenen
because-start_highest = de hoogst getrokken steen begint
because-start_tie = wie gelijk staat, trekt opnieuw
because-start_any-tile = de eerste steen komt in het midden
because-start_must-place = in de eerste beurt leg je, en koop je niet
because-turn_order = een ander is aan de beurt
because-place_side = een hele zijde moet tegen een andere steen liggen
because-place_match = alle cijfers die elkaar raken, moeten gelijk zijn
because-place_touched-corner = ook een hoekpunt dat alleen raakt, moet kloppen
because-buy_must = in één beurt koop je hoogstens drie stenen
because-buy_place = na het kopen mag je nog leggen
because-buy_fail = eerst koop je er drie
because-time_limit = er is geen tijdslimiet afgesproken
because-pool_empty = de pot is leeg
because-pool_must-place = bij een lege pot moet wie kan leggen, ook leggen
because-end_bell = de ronde is afgelopen
because-end_equal-turns = iedereen heeft even vaak gespeeld
because-end_blocked = niemand kan nog leggen

## What a turn has brought so far

so-far-bought = { $count ->
        [one] Je hebt deze beurt één steen gekocht.
       *[other] Je hebt deze beurt { $count } stenen gekocht.
    }

## A move as practice asks about it: may it be, and as it is told before a question

asked-action-pass =
    .may = Mag je nu passen?
    .told = Je past.
asked-draw-shuffle =
    .told = De pot wordt geschud.
asked-move-first =
    .may = Mag je { $tile } nu in het midden leggen?
    .told = Je legt { $tile } in het midden.
asked-move-beside =
    .may = Mag je { $tile } hier naast { $one } leggen?
    .told = Je legt { $tile } naast { $one }.
asked-move-between =
    .may = Mag je { $tile } hier tussen { $one } en { $two } leggen?
    .told = Je legt { $tile } tussen { $one } en { $two }.
asked-move-among =
    .may = Mag je { $tile } hier tussen { $one }, { $two } en { $three } leggen?
    .told = Je legt { $tile } tussen { $one }, { $two } en { $three }.
asked-move-alone =
    .may = Mag je { $tile } hier leggen, los van de rest?
    .told = Je legt { $tile } los van de rest.
asked-move-buy =
    .may = Mag je nu een steen kopen?
    .told = Je koopt een steen.
asked-move-timeout =
    .may = Kan je tijd nu om zijn?
    .told = Je tijd is om.
asked-move-lots =
    .told = Deze stenen zijn geloot: { $tiles }.
    .who = { ask-who-begins }
    .so = { $who ->
            [you] Jij begint
           *[any] { seat-name } begint
        }. Welke regel zegt dat?
    .so-nobody = { ask-rule-begins-not }

# De cursus TriCom, in het Nederlands.

## Chapters

chapter-your-side = Jouw kant van de tafel
    .lead = Je wint met de meeste punten, zodra iemand er 33 heeft. Die maak je op je basis, vier stapeltjes, met kaarten die bij elkaar horen.
    .learnt = Een beurt bestaat uit drie dingen: de actiekaart, een kaart pakken, er een spelen.
chapter-where-a-card-goes = Waar een kaart mag
    .lead = Elke beurt speel je een kaart. In je basis moet hij aansluiten op een kaart ernaast, en zo komen er punten.
    .learnt = Naast dezelfde waarde, of naast de volgende van zijn kleur. Wat eronder ligt, maakt niet uit.
chapter-reserve = De reserve
    .lead = Niet elke kaart sluit aan. Wat nergens past, kan op de reserve naast je voorraad, maar elke kaart die daar aan het eind ligt, kost een punt.
    .learnt = Alleen een kaart die nergens aansluit, gaat daarheen. De bovenste mag je terugpakken als hij aansluit, en die leg je meteen neer.
chapter-points = Punten
    .lead = Met punten win je, en zo verdien je ze. Drie kaarten van dezelfde waarde, of drie op een rij van één kleur, zijn een trio: 1 punt.
    .learnt = Een trio is 1 punt, een kwartet 2, en een duo 2: dan ligt jouw kaart ook open in een andere basis.
chapter-piles = Stapeltjes weghalen
    .lead = Een hoog stapeltje is een schat: wie het weghaalt, krijgt het aantal kaarten min twee. Dat kan alleen met een actiekaart: een koning, vrouw of boer.
    .learnt = Koningen en vrouwen halen een eigen stapeltje weg, boeren er een van een ander, altijd met hun eigen kleur bovenop.
chapter-last-cards = Het einde van een ronde
    .lead = Pas als alle handen leeg zijn, staan de punten van een ronde vast. Speel dus ook je laatste kaarten met zorg.
    .learnt = Zijn alle handen leeg, dan kost elke kaart in een reserve een punt. Met 33 punten of meer wint wie er het meest heeft; anders komt er nog een ronde.
chapter-fewer-cards = Actiekaarten die minder pakken
    .lead = Een huisregel spreek je af voor je begint. Met deze mag je alleen de bovenkant van een stapeltje weghalen, en blijft de rest liggen.
    .learnt = Met deze huisregel mag een actiekaart alleen de bovenste kaarten weghalen.
chapter-with-three = Met z’n drieën
    .lead = Met z’n drieën kijk je naar twee andere bases. Ligt jouw kaart daar ook open, dan is dat een duo; ligt hij bij allebei, dan telt het dubbel.
    .learnt = Voor een duo tellen beide andere bases mee, en een boer kan uit twee spelers kiezen. Zijn de bases gelijk, dan wordt er geloot.
chapter-now-play = Nu spelen
    .lead = Tijd voor een echte tegenstander. Maak trio’s, haal hoge stapeltjes weg en houd je reserve klein.
    .learnt = Je hebt tegen Gretig gespeeld. Probeer nu een hele ronde!
chapter-think-ahead = Vooruitdenken
    .lead = Twee zetten mogen allebei, en toch is er een beter. De eerste puzzel gaat over je reserve: alleen de bovenste kaart kan terugkomen.
    .learnt = Een goede zet denkt ook aan de reserve en aan de kaart die daarna komt.
chapter-finer-points = Tot op de punt
    .lead = Eén punt kan beslissen wie er wint, dus weet wat er telt. Drie kaarten die bij elkaar horen zijn een trio, vier een kwartet.
    .learnt = Een kwartet telt helemaal, ook na zijn trio, alleen open kaarten maken een duo, en een lege plek wordt eerst gevuld.
chapter-empty-stock = De laatste kaarten
    .lead = Tegen het einde van een ronde raakt je voorraad op. Weet wat er dan gebeurt, en ook je laatste kaarten kunnen punten opleveren.
    .learnt = Met een lege voorraad speel je door tot je hand leeg is. Een plek die nergens mee te vullen is, blijft leeg.
chapter-final-turns = Het laatste woord
    .lead = Een spannende wedstrijd win je met de laatste kaarten. Drie puzzels over het einde van een ronde, en dan speel je er zelf een uit.
    .learnt = Je hebt een ronde tot het einde gespeeld. Zoek gauw iemand om van te winnen!

## Steps

step-where-five-goes =
    .task = Je hebt een kaart gepakt. Raak elk stapeltje aan waar 8♦ op mag.
    .done = Ze liggen allebei naast 9♦. Wat ze zelf zijn, maakt niet uit.
step-what-comes-first =
    .task = De actiekaart is overgeslagen. Mag je nu 3♠ naast 4♠ leggen?
    .done = Klopt: eerst een kaart pakken. Dan heb je er vier in je hand, en een daarvan speel je.
step-six-on-six =
    .task = Mag 9♠ boven op 9♣?
    .done = Klopt: het gaat om wat ernaast ligt, en erop is niet ernaast.
step-which-card-fits =
    .task = Welke van deze kaarten mag op 10♠?
    .done = Op 10♠ ligt hij naast 6♣, en 7♣ is de volgende van die kleur.
step-ace-goes-where =
    .task = Raak elk stapeltje aan waar A♠ op mag.
    .done = Ze liggen allebei naast een schoppen: de aas volgt op de 10, en komt vóór de 2.
step-who-may-lie-off =
    .task = Je wilt een kaart op de reserve leggen. Welke mag daarheen?
    .done = 2♥ sluit nergens in je basis aan, dus die mag.
step-what-can-be-taken =
    .task = 6♣ ligt boven op je reserve. Mag je die pakken?
    .done = Ja: hij sluit aan naast 7♣. Neem je hem, dan leg je hem daar meteen neer.
step-where-it-must-go =
    .task = Je hebt 3♦ van de reserve gepakt. Raak elke kaart in je hand aan die je nu mag spelen.
    .done = Alleen 3♦ zelf: wat van de reserve komt, gaat meteen in de basis.
step-take-nothing =
    .task = De actiekaart is geweest. Mag je ook niets pakken?
    .done = Klopt: zolang je voorraad kaarten heeft, pak je er een.
step-cards-of-the-trio =
    .task = 5♣ gaat zo op 7♠. Raak de drie stapeltjes aan die dan het trio maken.
    .done = Met 5♣ op 7♠ liggen deze drie open: 4♣ 5♣ 6♣. Dat telt één keer, als 5♣ er een trio van maakt.
step-trios-inside =
    .task = 9♠ maakt er 7♠ 8♠ 9♠ 10♠ van. Hoeveel punten is dat?
    .done = Twee voor het kwartet, en niets erbij voor de trio’s die erin zitten.
step-trio-again =
    .task = Drie tweeën telden al bij het delen. Hoeveel punten levert 2♠, de vierde, op?
    .done = Het kwartet levert de volle 2 punten op. Het trio telt niet nog een keer.
step-where-four-again =
    .task = Waar maakt 9♦ er opnieuw vier op een rij van? Raak het stapeltje aan.
    .done = Op 5♦: dan liggen 6♦ 7♦ 8♦ 9♦ open, een nieuw kwartet.
step-duo-and-trio =
    .task = 5♦ is de derde vijf, en de ander heeft ook een 5♦. Hoeveel punten levert dat op?
    .done = Een trio en een duo: 1 en 2 punten.
step-covered-twin =
    .task = De 6♥ van de ander ligt onder 3♣. Maakt jouw 6♥ op 2♦ dan een duo?
    .done = Nee: alleen een open kaart maakt een duo.
step-which-lady =
    .task = Met welke actiekaart kun je het stapeltje met 9♣ bovenop weghalen?
    .done = Een koning of een vrouw, maar wel van de kleur die bovenop ligt.
step-fill-it-now =
    .task = De koning heeft een stapeltje weggehaald. Mag je nu een kaart van de voorraad pakken?
    .done = Klopt: eerst wordt de lege plek gevuld.
step-worth-of-a-pile =
    .task = J♣ haalt het stapeltje van vier kaarten van de ander weg. Hoeveel punten is dat voor jou?
    .done = Het aantal kaarten min twee: een stapeltje van vier is 2 punten, en die zijn voor jou.
step-filled-trio =
    .task = 8♦ uit de reserve vult straks de plek, bij 7♦ en 9♦. Hoeveel punten levert dat op?
    .done = Een trio telt, ook als het door vullen ontstaat.
step-staircase =
    .task = 3♠ en 4♠ sluiten nu nergens aan. In welke volgorde leg je ze op je reserve, zodat er een terugkomt zodra 5♠ in je basis ligt?
    .done = 4♠ ligt bovenop, dus die kun je pakken: hij sluit aan naast 5♠. Daarna sluit 3♠ aan naast 4♠. Leg je ze als een trapje, dan komt de hele rij terug.
step-two-for-nothing =
    .task = Q♦ haalt zo je stapeltje van twee weg, 10♦ van de reserve vult de plek, en dan leg je 9♣ weg, je laatste kaart. Hoeveel punten kost je reserve?
    .done = 1 punt, voor 9♣. Twee kaarten leveren niets op, maar had je Q♦ overgeslagen, dan had 10♦ nog een punt gekost.
step-drain-a-stock =
    .task = Speler 2 heeft nog één kaart in de voorraad. Wat doe je met J♦, zodat speler 2 de volgende beurt geen kaart kan pakken?
    .done = De laatste kaart van de voorraad vult de plek. Een stapeltje van twee levert niets op, maar speler 2 is zo eerder klaar, en dan speel jij alleen verder.
step-fill-from-which =
    .task = 7♦ ligt open in de andere basis, en op je reserve. Hoe vul je de plek, zodat je deze beurt nog een duo kunt maken met 7♦?
    .done = Van de voorraad: dan pak je 7♦ en leg je hem naast 7♠, een duo, 2 punten. Een kaart die een plek vult, maakt nooit een duo.
step-whose-point =
    .task = J♦ haalt zo het stapeltje van speler 2 weg, en toevallig vult 6♥ uit diens voorraad de plek: drie zessen. Wie krijgt het punt?
    .done = Jij, want jij speelde de boer. Kijk dus in de andere basis naar twee kaarten die bij elkaar horen.
step-without-a-stock =
    .task = Je voorraad is leeg. Je pakt zo 5♠ van de reserve en sluit hem aan, en de beurt daarna leg je 9♣, je laatste kaart, op de reserve. Hoeveel punten kost je reserve?
    .done = Twee kaarten, 10♥ en 9♣, kosten er 2. Met 5♠ erbij waren het er 3 geweest, en hem pakken kostte je geen kaart uit je hand.
step-reserve-costs =
    .task = Speler 2 is klaar, met nog twee kaarten in de reserve, en jij maakt zo een eind aan de ronde. Hoeveel punten scheelt dat speler 2?
    .done = Twee kaarten, twee punten eraf.
step-both-past-target =
    .task = Speler 2 heeft 38 punten en één kaart in de reserve. Jij hebt er 39, en daar straks drie kaarten. Wie wint?
    .done = 37 tegen 36. Ze zijn allebei over de 33, en dan wint wie er het meest heeft.
step-suit-still-counts =
    .task = K♠ mag drie kaarten van een stapeltje weghalen. Mag dat van het stapeltje met 9♥ bovenop?
    .done = Klopt: de kleur telt nog steeds.
step-all-or-part =
    .task = Je hebt 3♣, en 2♣ ligt onder in een stapeltje. Wat haal je met K♦ weg, zodat 3♣ op 8♥ mag?
    .done = Drie kaarten leveren 1 punt op, en nu sluit 3♣ aan naast 2♣. Het hele stapeltje levert er 2 op, maar dan kan 3♣ nergens heen.
step-duo-with-both =
    .task = Bij de een ligt 5♣ open, bij de ander onder 2♠. Hoeveel punten levert jouw 5♣ op?
    .done = Met z’n drieën is elke andere basis waar de kaart open ligt, 1 punt waard.
step-whose-pile =
    .task = J♠ ligt open. Welk stapeltje kan hij weghalen?
    .done = Het is genoeg als een van de anderen een schoppen bovenop heeft.
step-who-draws-lots =
    .task = Speler 2 en 3 hebben dezelfde vier kaarten, en een van die van jou is lager. Kun jij de loting winnen?
    .done = Klopt: alleen wie gelijk is, loot mee.
step-reserve-after-the-last =
    .task = De laatste kaart van je voorraad vult de plek, en 7♥ ligt op je reserve. Mag je 7♥ nog pakken?
    .done = Ja: 7♥ past naast 6♥. Alleen de voorraad heeft niets meer voor je.
step-slot-in-a-later-turn =
    .task = Een plek is sinds een eerdere beurt leeg. Nu ligt 6♠ op je reserve. Mag die de plek vullen?
    .done = Klopt: een plek wordt gevuld in de beurt waarin hij leeg raakt, of nooit.
step-quartet-from-light =
    .task = Q♠ bracht de derde acht tevoorschijn, en dat leverde niets op. Hoeveel punten scoort 8♥ op 3♦?
    .done = Vier achten zijn een kwartet: 2 punten, helemaal. Nu is er wel een kaart neergelegd.
step-first-turns =
    .task = Je tegenstander is Gretig, een computerspeler die altijd doet wat nu het best lijkt. Speel vijf beurten, en probeer dan meer punten te hebben dan Gretig.
    .done = { $score } tegen { $others }: { $lead ->
            [1] na vijf beurten versla je Gretig!
            [0] na vijf beurten is het gelijk.
           *[other] na vijf beurten ligt Gretig voor, nog wel.
        } Speel deze ronde gerust uit. Wat na dit hoofdstuk komt, kan wachten.
step-to-the-last-card =
    .task = Jij en Gretig hebben elk 40 punten. In elke voorraad ligt nog één kaart, dus dit is het einde van de wedstrijd. Speel door tot de laatste kaart, en win!
    .done = { $lead ->
            [1] De laatste kaarten brachten jou { $score } en Gretig { $others }: jij wint de wedstrijd!
            [0] De laatste kaarten brachten jullie allebei { $score }. Jullie delen de eer, en een nieuwe ronde zou moeten beslissen.
           *[other] De laatste kaarten brachten jou { $score } en Gretig { $others }: de wedstrijd is voor Gretig. Begin opnieuw als je dat wilt omdraaien.
        } Dit was de laatste stap. Bedankt voor het spelen!

## Why a place is not the one that was asked for

not-part = { $wanted ->
        [trio] { $card } hoort niet bij het trio.
        [quartet] { $card } hoort niet bij het kwartet.
       *[duo] { $card } hoort niet bij het duo.
    }
only-open = { $wanted ->
        [trio] Alleen open kaarten maken een trio. Raak die aan.
        [quartet] Alleen open kaarten maken een kwartet. Raak die aan.
       *[duo] Alleen open kaarten maken een duo. Raak die aan.
    }
only-base = { $card } gaat op een stapeltje van je basis. Raak er daar een van aan.
only-hand = De vraag gaat over de kaarten in je hand. Raak die aan.

## Off the path

gone-covered = { $open ->
        [one] Je bedekte { $top }: van die waarde ligt er nu nog maar één kaart open in je basis.
       *[other] Je bedekte { $top }: van die waarde liggen er nu nog maar { $open } kaarten open in je basis.
    }
gone-placed = { $wanted ->
        [trio] { $card } op { $top } geeft geen trio.
        [quartet] { $card } op { $top } geeft { $trio ->
            [1] een trio voor 1 punt, maar geen kwartet.
           *[0] geen kwartet.
        }
        [duo] { $card } op { $top } geeft geen duo.
       *[other] { $card } ligt nu op { $top }.
    }
gone-skipped = De actiekaart is overgeslagen, en deze beurt kan hij niet meer gebruikt worden.

## What a move costs where another one scores

costs-skip = { $points ->
        [one] Als je { $card } overslaat, mis je een punt dat die kaart nu kan opleveren.
       *[other] Als je { $card } overslaat, mis je { $points } punten die die kaart nu kan opleveren.
    }

## Wat er al ligt, en niets meer oplevert

lay-already = { $cards } waren al een { $count ->
        [3] trio
       *[4] kwartet
    }.

## Waarom een zet mag

allowed-placed = { $way ->
        [equal] { $card } ligt naast { $beside }: dezelfde waarde.
        [ace] { $card } ligt naast { $beside }: dezelfde kleur, en de aas staat tussen tien en twee.
       *[suit] { $card } ligt naast { $beside }: dezelfde kleur, één stap verschil.
    }
allowed-reserve = { $card } sluit nergens in de basis aan, dus hij mag naar de reserve.
allowed-skip = Een actiekaart mag je altijd overslaan.
allowed-use = { $top } heeft de kleur van { $card }, en er ligt meer dan één kaart op dat stapeltje.
allowed-part = { $top } heeft de kleur van { $card }, en het stapeltje heeft genoeg kaarten om er { $count } af te halen.
allowed-take-stock = De voorraad heeft kaarten, en je pakt er een voordat je speelt.
allowed-take-reserve = { $card } boven op de reserve sluit aan in de basis.
allowed-fill = Een lege plek vul je meteen, van de reserve of van de voorraad.
allowed-none = De voorraad is leeg, dus je hoeft niets te pakken.

## Reasons: each completes “Nee”

because-turn_action-first = eerst komt de actiekaart: openleggen, en gebruiken of overslaan
because-turn_take = eerst pak je een kaart
because-turn_play = eerst speel je een kaart uit je hand
because-take_forced = zolang er een voorraad is, moet je een kaart pakken
because-place_on-pile = een kaart gaat nooit op een lege plek
because-place_equal = er ligt geen gelijke kaart naast
because-place_suit-run = er ligt geen kaart naast die in zijn kleur één hoger of lager is
because-place_own-pile = de kaart eronder telt niet
because-reserve_only-unplaceable = een kaart die in de basis aansluit, mag niet naar de reserve
because-reserve_take = een kaart van de reserve moet meteen de basis in
because-reserve_take-placed = nu moet de kaart van de reserve gespeeld worden
because-fill_mandatory = een lege plek moet je vullen zolang dat kan
because-fill_only-now = een plek vul je meteen of nooit
because-fill_king-queen = een plek vul je van de reserve of de voorraad
because-stock_last-card = de laatste kaart van de voorraad ging naar de plek
because-end_stock-empty = de voorraad is leeg
because-action_king-queen = bovenop ligt niet de kleur van de actiekaart, of het is maar één kaart
because-action_jack = een boer haalt een stapeltje bij de ander weg
because-action_reshuffle = eerst worden de actiekaarten geschud
because-flexible_suit = bovenop moet de kleur van de actiekaart liggen
because-flexible_king = een koning haalt drie kaarten van een stapeltje van meer dan drie
because-flexible_queen = een vrouw haalt twee kaarten van een stapeltje van meer dan twee
because-flexible_jack = een boer haalt één kaart van een stapeltje van twee of meer
because-start_lots = alleen wie gelijk staat, loot
because-start_highest = de hoogste kaart in de bases beslist
because-start_tie = bij gelijke kaarten tellen de volgende

## What a turn has brought so far

so-far-action = { $card } ligt open, en is nog niet gebruikt of overgeslagen.
so-far-take = { $card } is gebruikt of overgeslagen.

## A move as practice asks about it: may it be, and as it is told before a question

asked-action-skip =
    .may = Mag je de actiekaart nu overslaan?
    .told = Je slaat de actiekaart over.
asked-action-none =
    .may = Mag je nu niets pakken?
    .told = Je pakt niets.
asked-action-take-stock =
    .may = Mag je nu van de voorraad pakken?
    .told = Je pakt van de voorraad.
asked-action-take-reserve =
    .may = Mag je nu van de reserve pakken?
    .told = Je pakt van de reserve.
asked-action-fill-stock =
    .may = Mag je nu met de voorraad vullen?
    .told = Je vult met de voorraad.
asked-action-fill-reserve =
    .may = Mag je nu met de reserve vullen?
    .told = Je vult met de reserve.
asked-draw-shuffle =
    .may = Mogen de actiekaarten nu geschud worden?
    .told = De actiekaarten worden geschud.
asked-move-place =
    .may = Mag je { $card } nu op { $top } leggen?
    .told = Je legt { $card } op { $top }.
asked-move-place-empty =
    .may = Mag je { $card } nu op de lege plek leggen?
    .told = Je legt { $card } op de lege plek.
asked-move-reserve =
    .may = Mag je { $card } nu op de reserve leggen?
    .told = Je legt { $card } op de reserve.
asked-move-turn =
    .may = Mag je { $card } nu omdraaien?
    .told = Je draait { $card } om.
asked-move-use =
    .may = Mag je nu het stapeltje met { $top } weghalen?
    .told = Je haalt het stapeltje met { $top } weg.
asked-move-use-other =
    .may = Mag je nu { $who ->
            [you] bij jezelf
           *[any] bij speler { $player }
        } het stapeltje met { $top } weghalen?
    .told = Je haalt { $who ->
            [you] bij jezelf
           *[any] bij speler { $player }
        } het stapeltje met { $top } weg.
asked-move-use-empty =
    .may = Mag je nu de lege plek weghalen?
    .told = Je haalt de lege plek weg.
asked-move-part =
    .may = Mag je er nu { $count } van het stapeltje met { $top } halen?
    .told = Je haalt er { $count } van het stapeltje met { $top }.
asked-move-lots =
    .may = Kan het lot nu op { $who ->
            [you] jou
           *[any] speler { $player }
        } vallen?
    .told = { move-lots }.
ask-start-card = Welke kaart beslist wie begint?
start-card = { $who ->
        [you] Jouw { $card }
       *[any] { $card } van speler { $player }
    }
start-decides = { $card } is de hoogste kaart van alle bases, dus { $who ->
        [you] jij begint
       *[any] speler { $player } begint
    }.
start-next = De hoogste kaarten zijn in meer dan één basis gelijk. Van de kaarten die daar volgen is { $card } de hoogste, dus { $who ->
        [you] jij begint
       *[any] speler { $player } begint
    }.
start-equal = { $card } ligt in meer dan één basis en beslist dus niets.
start-suit = Er ligt een kaart met dezelfde waarde als { $card } in een hogere kleur.
start-ace = Een aas telt hier als één, dus { $card } is laag.
start-lower = Er ligt een hogere kaart dan { $card }.

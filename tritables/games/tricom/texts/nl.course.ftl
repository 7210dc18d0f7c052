# De cursus TriCom, in het Nederlands.

## Chapters

chapter-your-side = Jouw kant van de tafel
    .learnt = Een beurt bestaat uit drie dingen: de actiekaart, een kaart pakken, er een spelen.
chapter-where-a-card-goes = Waar een kaart mag
    .learnt = Naast dezelfde waarde, of naast de volgende van zijn kleur. Wat eronder ligt, maakt niet uit.
chapter-reserve = De reserve
    .learnt = Alleen een kaart die nergens aansluit, gaat daarheen, en alleen de bovenste komt terug, om meteen neer te leggen.
chapter-points = Punten
    .learnt = Een trio is 1 punt, een kwartet 2, en een duo 2: dan ligt jouw kaart ook open in een andere basis.
chapter-piles = Koning, vrouw, boer
    .learnt = Koningen en vrouwen halen een eigen stapeltje weg, boeren er een van een ander, altijd met hun eigen kleur bovenop.
chapter-last-cards = Het einde van een ronde
    .learnt = Met een lege voorraad speel je door tot je hand leeg is. Elke kaart die in je reserve blijft, kost een punt.
chapter-fewer-cards = Actiekaarten die minder pakken
    .learnt = Met deze huisregel mag een actiekaart alleen de bovenste kaarten weghalen.
chapter-with-three = Met z’n drieën
    .learnt = Voor een duo tellen beide andere bases mee, en een boer kan uit twee spelers kiezen.
chapter-who-goes-first = Wie begint?
    .learnt = De hoogste kaart in een basis begint. Zijn alle vier hetzelfde, dan wordt er geloot.
chapter-now-play = Nu spelen
    .learnt = Je hebt tegen Gretig gespeeld. Probeer nu een hele ronde!

## The figures of the source

figure-name = Voorbeeld { $figure } uit de speluitleg

## Steps

step-take-then-lay =
    .task = Kijk zet voor zet hoe een beurt na de actiekaart verdergaat: speler 1 pakt een kaart, en speelt er een.
step-where-five-goes =
    .task = Je hebt een kaart gepakt. Raak elk stapeltje aan waar 5♠ op mag.
    .done = Ze liggen allebei naast 6♠. Wat ze zelf zijn, maakt niet uit.
step-what-comes-first =
    .task = De actiekaart is overgeslagen. Mag je nu 5♠ neerleggen?
    .done = Klopt: eerst een kaart pakken. Dan heb je er vier in je hand, en een daarvan speel je.
step-six-on-six =
    .task = Mag 6♦ boven op 6♠?
    .done = Klopt: hij moet naast een gelijke kaart liggen, en erop is niet ernaast.
step-which-card-fits =
    .task = Welke van deze kaarten mag op 8♥?
    .done = Daar ligt 3♥ naast 4♥: de volgende van zijn kleur.
step-ace-goes-where =
    .task = Raak elk stapeltje aan waar A♥ op mag.
    .done = Ze liggen allebei naast een harten: de aas volgt op de 10, en gaat voor de 2.
step-who-may-lie-off =
    .task = Je wilt een kaart op de reserve leggen. Welke mag daarheen?
    .done = 9♣ sluit nergens in je basis aan, dus die mag.
step-what-can-be-taken =
    .task = Op je reserve ligt 9♦. Mag je die pakken?
    .done = Klopt: hij sluit nergens aan, dus je kunt hem niet meteen neerleggen.
step-where-it-must-go =
    .task = Je hebt 7♦ van de reserve gepakt. Raak elke kaart in je hand aan die je nu mag spelen.
    .done = Alleen 7♦ zelf: wat van de reserve komt, gaat meteen in de basis.
step-cards-of-the-trio =
    .task = 6♦ gaat zo op 9♥. Raak de drie stapeltjes aan die dan het trio maken.
    .done = Er liggen drie zessen open. Dat telt één keer, op het moment dat het ontstaat.
step-trios-inside =
    .task = 5♥ maakt er 3♥ 4♥ 5♥ 6♥ van. Hoeveel punten is dat?
    .done = Twee voor het kwartet, en niets erbij voor de trio’s die erin zitten.
step-trio-again =
    .task = Drie zessen telden al bij het delen. Hoeveel punten levert de vierde op?
    .done = Het kwartet levert de volle 2 punten op. Het trio telt niet nog een keer.
step-where-four-again =
    .task = Waar maakt 2♥ er opnieuw vier op een rij van? Raak het stapeltje aan.
    .done = Op 6♥: dan liggen 2♥ 3♥ 4♥ 5♥ open, een nieuw kwartet.
step-duo-and-trio =
    .task = 7♦ is de derde zeven, en de ander heeft ook een 7♦. Hoeveel punten levert dat op?
    .done = Een trio en een duo: 1 en 2 punten.
step-covered-twin =
    .task = De 4♣ van de ander ligt onder 9♠. Maakt jouw 4♣ dan een duo?
    .done = Nee: alleen een open kaart maakt een duo.
step-which-lady =
    .task = Met welke actiekaart kun je het stapeltje met 6♦ bovenop weghalen?
    .done = Een koning of een vrouw, maar wel van de kleur die bovenop ligt.
step-fill-it-now =
    .task = De vrouw heeft een stapeltje weggehaald. Mag je nu een kaart van de voorraad pakken?
    .done = Klopt: eerst wordt de lege plek gevuld.
step-worth-of-a-pile =
    .task = J♦ haalt het stapeltje van drie kaarten van de ander weg. Hoeveel punten is dat voor jou?
    .done = Een stapeltje van drie is 1 punt, en dat is voor jou.
step-filled-trio =
    .task = 4♠ uit de reserve vult straks de plek, bij 5♠ en 6♠. Hoeveel punten levert dat op?
    .done = Een trio telt, ook als het door vullen ontstaat.
step-last-for-the-slot =
    .task = Er ligt nog één kaart in de voorraad, en er is een plek leeg. Mag de laatste kaart die vullen?
    .done = Ja. De beurt gaat dan door zonder een kaart te pakken.
step-slot-stays-empty =
    .task = Een plek is leeg gebleven. Mag 4♦ uit je hand daarheen?
    .done = Klopt: een kaart uit je hand gaat op een stapeltje, nooit op een lege plek.
step-reserve-costs =
    .task = Speler 1 heeft nog drie kaarten in de reserve, en de ronde loopt af. Hoeveel punten scheelt dat?
    .done = Drie kaarten, drie punten eraf.
step-both-past-target =
    .task = Speler 1 heeft 36 punten en één kaart in de reserve, speler 2 heeft er 40 en straks drie kaarten. Wie wint?
    .done = 35 tegen 37. Ze zijn allebei over de 33, en dan wint wie er het meest heeft.
step-suit-still-counts =
    .task = K♦ mag drie kaarten van een stapeltje weghalen. Mag dat van het stapeltje met 4♥ bovenop?
    .done = Klopt: de kleur telt nog steeds.
step-comes-to-light =
    .task = Q♥ haalt er twee kaarten af, en dan liggen er drie zessen open. Hoeveel punten is dat?
    .done = Geen: er is niets neergelegd, het kwam alleen tevoorschijn.
step-duo-with-both =
    .task = De twee anderen hebben allebei 7♦ in hun basis. Hoeveel punten levert jouw 7♦ op?
    .done = Met z’n drieën is elke andere basis 1 punt waard.
step-whose-pile =
    .task = J♦ ligt open. Welk stapeltje kan hij weghalen?
    .done = Het is genoeg als een van de anderen een ruiten bovenop heeft.
step-who-draws-lots =
    .task = Speler 1 en 2 hebben dezelfde vier kaarten, speler 3 heeft er een lagere bij. Kan speler 3 de loting winnen?
    .done = Klopt: alleen wie gelijk is, loot mee.
step-first-turns =
    .task = Jij bent speler 1, en Gretig is speler 2. Speel vijf beurten.
    .done = Vijf beurten! Speel gerust verder.

## Off the path

gone-covered = { $open ->
        [one] Je bedekte { $top }: van die waarde ligt er nu nog maar één kaart open in je basis.
       *[other] Je bedekte { $top }: van die waarde liggen er nu nog maar { $open } kaarten open in je basis.
    }
gone-placed = { $wanted ->
        [trio] { $card } op { $top } geeft geen trio.
        [quartet] { $card } op { $top } geeft geen kwartet.
        [duo] { $card } op { $top } geeft geen duo.
       *[other] { $card } ligt nu op { $top }.
    }
gone-skipped = De actiekaart is overgeslagen, en deze beurt kan hij niet meer gebruikt worden.

## Reasons: each completes “Nee”

because-turn_action-first = eerst gaat de actiekaart open
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

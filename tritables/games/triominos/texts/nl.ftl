# Triominos in Dutch. Players are counted from 1.

game-title = Triominos
game-blurb = driehoekige dominostenen voor twee tot zes spelers, op een tafel die met elke steen groeit.
game-minutes = 30
seat-name = { player-name }

## Places, as a screen reader says them

place-pool = Pot, { $count ->
        [0] leeg
        [one] { $count } steen
       *[other] { $count } stenen
    }
place-rack = { $who ->
        [you] Jouw plankje
       *[any] Plankje van speler { $player }
    }, { $count ->
        [0] leeg
        [one] { $count } steen
       *[other] { $count } stenen
    }{ $counted ->
        [0] {""}
       *[1] , { $score ->
            [one] { $score } punt
           *[other] { $score } punten
        }
    }
place-tile = Steen { $tile }, waarde { $value }
place-back = { $who ->
        [you] Een verborgen steen van jou
       *[any] Een verborgen steen van speler { $player }
    }
place-lot = { $who ->
        [you] Jouw loting
       *[any] Loting van speler { $player }
    }
place-taken = Steen { $tile }, met de punt { $up ->
        [1] omhoog
       *[0] omlaag
    }
place-open = Open plek met de punt { $up ->
        [1] omhoog
       *[0] omlaag
    }, op de hoekpunten hoort { $asked }
place-first = Het midden van de tafel, voor de eerste steen

## Who is to do what

draw-lots = Loten
draw-shuffle = De pot schudden
status-lots = { $again ->
        [1] De hoogste stenen waren gelijk. Wie zo’n steen trok, trekt nog een keer.
       *[0] Elke speler trekt een steen uit de pot. De hoogste begint.
    }
status-shuffle = { $who ->
        [you] Jij begint. Schud eerst
       *[any] Speler { $player } begint. Schud eerst
    } de pot weer.
status-first = { $who ->
        [you] Jij legt de eerste steen.
       *[any] Speler { $player } legt de eerste steen.
    } Elke steen mag.
status-place = { $bought ->
        [0] { $stuck ->
            [1] { $who ->
                [you] Jij bent aan de beurt.
               *[any] Speler { $player } is aan de beurt.
            }
           *[0] { $who ->
                [you] Jij bent aan de beurt: leg een steen.
               *[any] Speler { $player } legt een steen.
            }
        }
        [one] { $who ->
        [you] Je hebt al één steen gekocht en bent nog aan de beurt.
       *[any] Speler { $player } heeft al één steen gekocht en is nog aan de beurt.
    }
       *[other] { $who ->
        [you] Je hebt al { $bought } stenen gekocht en bent nog aan de beurt.
       *[any] Speler { $player } heeft al { $bought } stenen gekocht en is nog aan de beurt.
    }
    }
status-last-round = De laatste beurten! { $whom ->
        [you] Je hebt geen stenen meer.
       *[any] Speler { $bell } heeft geen stenen meer.
    } { $who ->
        [you] Jij bent nog aan de beurt.
       *[any] Speler { $player } is nog aan de beurt.
    }
status-won = { $sharing ->
        [one] { $who ->
        [you] Jij wint de ronde
       *[any] Speler { $player } wint de ronde
    }!
       *[other] { $sharing } spelers winnen de ronde samen.
    }
status-ended = { $same ->
        [1] { $who ->
        [you] Jij wint de ronde en hebt de meeste punten
       *[any] Speler { $player } wint de ronde en heeft de meeste punten
    }: { $score }.
       *[0] { $sharing ->
            [one] { $who ->
        [you] Jij wint de ronde
       *[any] Speler { $player } wint de ronde
    }.
           *[other] { $sharing } spelers winnen de ronde samen.
        } { $leaders ->
            [one] { $whom ->
        [you] Jij hebt de meeste punten
       *[any] Speler { $leader } heeft de meeste punten
    }: { $score }.
           *[other] { $leaders } spelers staan gelijk met de meeste punten: { $score }.
        }
    }
hint-buy = { $bought ->
        [0] { $who ->
            [you] Geen van je stenen past. Koop er een uit de pot.
           *[any] Geen steen van speler { $player } past: er wordt er een gekocht uit de pot.
        }
       *[other] Er past nog steeds niets. Koop nog een steen.
    }
hint-bought-three = { $only ->
        [1] Er zijn drie stenen gekocht en er past niets: beëindig de beurt.
       *[0] Er zijn drie stenen gekocht. Leg een steen, of beëindig de beurt.
    }
hint-pass = De pot is leeg en je kunt niets leggen. Je moet passen, en dat kost niets.
action-buy = { $free ->
        [1] Steen kopen
       *[0] Steen kopen (−5)
    }
action-give-up = { $free ->
        [1] Beurt beëindigen
       *[0] Beurt beëindigen (−10)
    }
action-pass = Passen

## Moves in words

move-first = { $tile } in het midden
move-beside = { $tile } naast { $one }
move-between = { $tile } tussen { $one } en { $two }
move-among = { $tile } tussen { $one }, { $two } en { $three }
move-alone = { $tile } los van de rest
move-buy = Een steen kopen
move-timeout = De tijd is om
move-lots = Geloot: { $tiles }

## House rules at the table

option-scoring = Puntentelling
    .choice = { $value ->
        [kids] Eenvoudig, voor kinderen
        [none] Geen punten
       *[standard] Gewoon
    }
option-target = Doel van de wedstrijd
    .choice = { $value ->
        [None] geen doel
        [one] { $value } punt
       *[other] { $value } punten
    }
option-rounds = Rondes
    .choice = { $value ->
        [None] geen vast aantal
        [one] { $value } ronde
       *[other] { $value } rondes
    }
option-time-limit = Tijd voor een beurt
    .choice = { $value ->
        [None] geen klok
        [one] { $value } seconde
       *[other] { $value } seconden
    }

## Why a move is refused

verdict-unreadable = “{ $move }” is geen zet. Schrijf een zet als 0-1-5@2,-1, met de cijfers met de klok mee. Of schrijf buy (kopen) of pass (passen).
verdict-over = De ronde is afgelopen.
verdict-lots-first = Eerst wordt er geloot, om te zien wie begint.
verdict-shuffle-first = Eerst gaan de getrokken stenen terug en wordt de pot weer geschud.
verdict-begun = De ronde is al begonnen: { $who ->
        [you] jij bent aan de beurt
       *[any] speler { $player } is aan de beurt
    }.
verdict-lots-count = { $need } spelers trekken elk één steen. Hier { $count ->
        [one] staat er { $count }
       *[other] staan er { $count }
    }.
verdict-shuffle-count = De hele pot wordt geschud, { $need ->
        [one] { $need } steen
       *[other] { $need } stenen
    }. Hier { $count ->
        [one] staat er { $count }
       *[other] staan er { $count }
    }.
verdict-drawn-blind = Stenen trek je zonder te kijken. Laat het bord ze trekken.
verdict-no-tile = “{ $tile }” is geen steen. Schrijf de cijfers met het laagste voorop.
verdict-not-in-pool = Steen { $tile } ligt niet in de pot, of staat hier twee keer.
verdict-no-limit = Aan deze tafel is geen tijd afgesproken.
verdict-must-begin = De tafel is nog leeg. { $who ->
        [you] Jij begint en legt een steen.
       *[any] Speler { $player } begint en legt een steen.
    } Elke steen mag.
verdict-pool-empty = De pot is leeg. Er valt niets meer te kopen.
verdict-bought-three = Je hebt deze beurt drie stenen gekocht, en meer mag niet. Past er een, dan mag je die nog leggen; anders is je beurt om.
verdict-buy-first = { $bought ->
        [0] Zo kun je je beurt niet beëindigen: leg een steen of koop er een.
        [one] Je hebt pas één van de drie stenen gekocht. Leg een steen of koop er nog een.
       *[other] Je hebt pas { $bought } van de drie stenen gekocht. Leg een steen of koop er nog een.
    }
verdict-can-place = De pot is leeg en een van je stenen past, dus je moet hem leggen.
verdict-not-held = Steen { $tile } ligt niet { $who ->
        [you] op jouw plankje
       *[any] op het plankje van speler { $player }
    }.
verdict-on-table = Steen { $tile } ligt al op tafel. Er is er maar één.
verdict-first-tile = De eerste steen komt in het midden, met het laagste cijfer boven: { $move }.
verdict-taken = Daar ligt al een steen.
    .rule = Waar een steen mag liggen
verdict-alone = Een steen moet met een hele zijde tegen een andere steen liggen. Hier ligt hij los.
verdict-corner-only = Een steen moet met een hele zijde tegen een andere steen liggen. Hier raken alleen de hoekpunten elkaar.
verdict-side-differs = { $way ->
        [swapped] Het zijn dezelfde cijfers, maar andersom: jouw { $mine } zou een { $theirs } raken, en jouw { $other } een { $met }.
        [one] Aan het ene eind van de zijde raakt een { $other } een { $met }, maar aan het andere eind zou jouw { $mine } een { $theirs } raken.
       *[both] Geen van beide einden van de zijde klopt: jouw { $mine } zou een { $theirs } raken, en jouw { $other } een { $met }.
    } { $turned ->
        [1] Draai je steen, dan past hij.
       *[0] Aan beide einden moeten de cijfers gelijk zijn; hoe je deze steen ook draait, hier past hij niet.
    }
verdict-corner-differs = De zijde past, maar kijk naar de hoek ertegenover: jouw { $mine } zou daar een { $theirs } raken.
verdict-no-tile-there = { $who ->
        [you] Je legt een steen van je eigen plankje.
       *[any] Speler { $player } legt een steen van het eigen plankje.
    } Hier is niets op te pakken.
verdict-tile-lies = Een steen op tafel blijft liggen waar hij ligt.
verdict-other-rack = Dat is { $whom ->
        [you] jouw plankje
       *[any] het plankje van speler { $owner }
    }, en { $who ->
        [you] jij bent aan de beurt
       *[any] speler { $player } is aan de beurt
    }.
verdict-no-return = Een steen gaat niet terug in de pot.
verdict-not-there = Een steen leg je op tafel, naast een andere.
    .rule = Waar een steen mag liggen

## What happened

event-start_highest = { $who ->
        [you] Jij trok
       *[any] Speler { $player } trok
    } de hoogste steen, met waarde { $value }, en begint.
event-start_tie = { $count } spelers trokken { $value }, de hoogste waarde. Zij trekken nog een keer.
event-score_value = { $who ->
        [you] Jij legde
       *[any] Speler { $player } legde
    } { $tile }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
event-score_bridge = Een brug! { $points } punten extra.
event-score_hexagon = Een zeshoek! { $points } punten extra.
event-score_double-hexagon = { $hexagons ->
        [3] Drie zeshoeken met één steen! Ze tellen als twee: { $points } punten extra.
       *[other] Een dubbele zeshoek! { $points } punten extra.
    }
event-kids_score = { $who ->
        [you] Jij legde
       *[any] Speler { $player } legde
    } { $tile }{ $bridge ->
        [1] {" "}en maakte een brug
       *[0] {""}
    }{ $hexagons ->
        [0] {""}
        [one] {" "}en sloot een zeshoek
       *[other] {" "}en sloot { $hexagons } zeshoeken
    }{ $rings ->
        [1] {", en was als eerste alles kwijt"}
       *[0] {""}
    }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
event-buy_must = { $who ->
        [you] Jij kocht
       *[any] Speler { $player } kocht
    } een steen{ $points ->
        [0] {""}
       *[other] {" "}voor 5 punten
    }. { $left ->
        [0] De pot is nu leeg.
        [one] In de pot ligt er nog { $left }.
       *[other] In de pot liggen er nog { $left }.
    }
event-buy_fail = Drie stenen gekocht en geen gelegd: { $who ->
        [you] je beurt is voorbij
       *[any] de beurt van speler { $player } is voorbij
    }{ $points ->
        [0] {""}
       *[other] {" "}en kost nog eens 10 punten
    }.
event-pool_empty = { $who ->
        [you] Je kunt niet leggen
       *[any] Speler { $player } kan niet leggen
    } en de pot is leeg. Dan zit er niets anders op dan passen, en dat kost niets.
event-time_out = De tijd is om: { $who ->
        [you] je beurt is voorbij
       *[any] de beurt van speler { $player } is voorbij
    }{ $points ->
        [0] {""}
       *[other] {" "}en kost 10 punten
    }.
event-end_bell = { $left ->
        [0] { $who ->
        [you] Je hebt alle stenen gelegd en luidt de bel!
       *[any] Speler { $player } heeft alle stenen gelegd en luidt de bel!
    } Dat was de laatste beurt.
       *[other] { $who ->
        [you] Je hebt alle stenen gelegd en luidt de bel!
       *[any] Speler { $player } heeft alle stenen gelegd en luidt de bel!
    } Het rondje wordt nog afgemaakt.
    }
event-end_equal-turns = Iedereen is even vaak aan de beurt geweest. { $who ->
        [you] Jij wint de ronde, en krijgt
       *[any] Speler { $player } wint de ronde, en krijgt
    } 25 punten voor de bel en { $others } voor de stenen die de anderen nog hebben.
event-end_blocked = { $tied ->
        [one] { $points ->
            [0] Niemand kan nog leggen. { $who ->
        [you] Jij hebt het minst over
       *[any] Speler { $player } heeft het minst over
    }, { $held }, en wint de ronde.
           *[other] Niemand kan nog leggen. { $who ->
        [you] Jij hebt het minst over
       *[any] Speler { $player } heeft het minst over
    } en wint de ronde: er komen { $others } punten van de anderen bij, en { $held } van de eigen stenen gaan eraf.
        }
       *[other] { $points ->
            [0] Niemand kan nog leggen. { $who ->
        [you] Jij hebt, net als een ander, het minst over: { $held }. Jullie winnen de ronde samen.
       *[any] Speler { $player } heeft, net als een ander, het minst over: { $held }. Zij winnen de ronde samen.
    }
           *[other] Niemand kan nog leggen. { $who ->
        [you] Jij hebt, net als een ander, het minst over
       *[any] Speler { $player } heeft, net als een ander, het minst over
    } en wint de ronde mee: er komen { $others } punten van de anderen bij, en { $held } van de eigen stenen gaan eraf.
        }
    }

## The rulebook

rule-tiles_set = Er zijn 56 stenen. Op elke steen staan drie cijfers van 0 tot en met 5, en elke combinatie komt precies één keer voor.
    .title = De 56 stenen
why-tiles_set = De speluitleg zegt dat elke steen maar één keer voorkomt, maar geeft geen lijst. Dit zijn de gewone stenen.
rule-setup_deal = Alle stenen worden omgekeerd geschud: dat is de pot. Met z’n tweeën pak je er elk 9, met drie of vier spelers 7, met vijf of zes spelers 6.
    .title = Stenen pakken
rule-start_highest = Iedereen trekt één steen uit de pot. Wie de hoogste waarde trekt, begint. Daarna gaan de getrokken stenen terug.
    .title = Wie begint
rule-start_tie = Zijn de hoogste stenen gelijk, dan trekken alleen die spelers opnieuw. De getrokken stenen liggen meteen weer op hun plek in de pot, dus dezelfde steen kan nog een keer komen.
    .title = Even hoog
why-start_tie = Zo weet je het snelst wie begint.
rule-start_any-tile = Wie begint, legt een steen naar keuze in het midden van de tafel en krijgt de waarde ervan.
    .title = De eerste steen
rule-start_must-place = In de eerste beurt wordt er een steen gelegd. Kopen komt later.
    .title = Eerst niet kopen
why-start_must-place = Volgens de speluitleg legt wie begint een steen.
rule-start_no-bonus = Drie gelijke cijfers op de eerste steen leveren niets extra’s op.
    .title = Niets extra voor drie gelijke
why-start_no-bonus = De speluitleg kent zo’n bonus niet.
rule-turn_order = De beurten gaan met de klok mee. In een beurt leg je hoogstens één steen.
    .title = Om de beurt
rule-place_side = Je legt een steen met minstens één hele zijde tegen een steen op tafel.
    .title = Zijde aan zijde
rule-place_match = Overal waar hoekpunten elkaar raken, moeten de cijfers gelijk zijn: langs elke gedeelde zijde, en ook waar alleen een hoekpunt raakt.
    .title = Gelijke cijfers
why-place_match = De speluitleg zegt dat een steen moet passen, en laat de rest aan de tekeningen over. Wij lezen dat zo: langs elke gedeelde zijde, en ook waar alleen een hoekpunt raakt.
rule-place_touched-corner = Een hoekpunt dat alleen maar raakt, moet ook hetzelfde cijfer hebben, zelfs als de zijden passen.
    .title = Alleen een hoekpunt raakt
why-place_touched-corner = De figuren D en E ontbreken. In het spel uit de winkel gaat het zo.
rule-score_value = Voor een gelegde steen krijg je de waarde: de drie cijfers bij elkaar opgeteld.
    .title = De waarde
rule-score_bridge = Een brug levert 40 punten extra op.
    .title = Brug
rule-bridge_shape = Een brug raakt de andere stenen met één zijde, en met de hoek ertegenover.
    .title = Wat een brug is
why-bridge_shape = De tekening ontbreekt. In het spel uit de winkel gaat het zo.
rule-score_hexagon = Een zeshoek sluiten levert 50 punten extra op.
    .title = Zeshoek
rule-hexagon_shape = Zes stenen helemaal rond één hoekpunt zijn een zeshoek.
    .title = Wat een zeshoek is
why-hexagon_shape = De tekening ontbreekt. In het spel uit de winkel gaat het zo.
rule-bridge_and-hexagon = Eén steen maakt nooit tegelijk een brug en een zeshoek.
    .title = Brug of zeshoek
why-bridge_and-hexagon = De steen die een zeshoek sluit, ligt met twee zijden aan. Een brug doet dat maar met één.
rule-score_double-hexagon = Sluit je twee zeshoeken met één steen, dan levert dat 60 punten extra op in plaats van 50.
    .title = Dubbele zeshoek
rule-hexagon_triple = Sluit je drie zeshoeken met één steen, dan tellen ze als twee: 60 punten.
    .title = Drie zeshoeken
why-hexagon_triple = De speluitleg gaat maar tot twee. Alleen de eenvoudige telling noemt er drie.
rule-buy_must = Kun of wil je geen steen leggen, dan moet je er een uit de pot kopen, voor 5 punten. Dat mag tot drie keer in een beurt.
    .title = Kopen
rule-buy_place = Na het kopen mag je in dezelfde beurt een steen leggen.
    .title = Kopen en leggen
rule-buy_any-tile = Na het kopen mag je elke steen van je plankje leggen, niet alleen de nieuwe.
    .title = Elke steen na het kopen
why-buy_any-tile = Je mag ook kopen als je wel kunt leggen, dus je houdt de vrije keus.
rule-buy_fail = Heb je er drie gekocht en nog niets gelegd, dan is je beurt voorbij. Dat kost nog eens 10 punten, dus 25 in totaal.
    .title = Drie voor niets
rule-buy_after-three = Na drie keer kopen mag je een steen leggen, of je beurt beëindigen voor 10 punten.
    .title = Na de derde
why-buy_after-three = De speluitleg heeft het over niet gelegd hebben, of je nu niet kon of niet wilde.
rule-pool_empty = Is de pot leeg en kun je niet leggen, dan pas je. Dat kost niets.
    .title = Lege pot
rule-pool_must-place = Is de pot leeg en kun je een steen leggen, dan moet dat, behalve als je er deze beurt al drie gekocht hebt.
    .title = Leggen als het kan
why-pool_must-place = Passen is alleen voor wie niet kan leggen.
rule-buy_pool-runs-out = Raakt de pot leeg terwijl je koopt, en past er niets, dan pas je zonder de extra 10. Wat je betaald hebt, ben je kwijt.
    .title = De pot raakt leeg
why-buy_pool-runs-out = Dan geldt de regel van de lege pot.
rule-buy_three-and-empty = Heb je er drie gekocht, is de pot leeg en past er niets, dan kost de beurt toch nog 10 punten. Maar kan niemand aan tafel nog leggen, dan is de ronde meteen afgelopen, zonder die 10.
    .title = Drie gekocht, pot leeg
why-buy_three-and-empty = Het blijft drie keer kopen zonder een steen te leggen.
rule-end_bell = Leg je je laatste steen, dan luid je de bel voor de laatste beurten. Je krijgt 25 punten en de waarde van alle stenen die de anderen nog hebben. Zij verliezen niets.
    .title = De bel
rule-end_equal-turns = Na de bel wordt het rondje afgemaakt, zodat iedereen even vaak aan de beurt is geweest.
    .title = De belpunten, na evenveel beurten
rule-end_first-only = Alleen wie het eerst alles kwijt is, luidt de bel en krijgt de bonus. Die wordt aan het eind van de ronde geteld.
    .title = Alleen de eerste
why-end_first-only = Wat telt, is wat de anderen dan nog hebben.
rule-end_blocked = Is de pot leeg en kan niemand meer leggen, dan is de ronde afgelopen. Wie de laagste som op het plankje heeft, wint de ronde: die som gaat van de eigen punten af, en de sommen van de anderen komen erbij. Een bonus is er niet, en de anderen verliezen niets.
    .title = Vastgelopen
why-end_blocked = De speluitleg zegt: vastgelopen als niemand kan leggen. Wij lezen dat zo: met een lege pot, want tot dan kun je nog kopen.
rule-end_blocked_tie = Hebben meer spelers dezelfde laagste som, dan gaat bij elk de eigen som eraf en komen de hogere sommen van de anderen erbij.
    .title = Vastgelopen en gelijk
why-end_blocked_tie = Wie gelijk staat, wordt gelijk behandeld.
rule-round_winner = De ronde is voor wie de bel luidde, of bij een vastgelopen spel voor wie de laagste som op het plankje heeft. Een ander kan meer punten hebben, en uiteindelijk tellen de punten.
    .title = Wie de ronde wint
why-round_winner = De speluitleg noemt de laagste hand de winnaar van de ronde, en zegt ook dat wie de meeste punten heeft, wint. Daarom vertelt het bord je allebei.
rule-match_winner = Wie de meeste punten heeft, wint. Dat kan over één ronde gaan of over meer.
    .title = Wie wint
rule-match_tie = Bij gelijke punten delen jullie de winst.
    .title = Gelijke punten
why-match_tie = De speluitleg zegt niet wie er wint als je gelijk staat.
rule-match_new-round = Voor een nieuwe ronde worden alle stenen weer geschud.
    .title = Een nieuwe ronde
rule-round_beginner = Voor elke nieuwe ronde wordt er opnieuw geloot.
    .title = Wie de volgende ronde begint
why-round_beginner = Een nieuwe ronde begint weer helemaal vooraan.
rule-match_target = Je mag afspreken tot hoeveel punten je speelt, of hoeveel rondes.
    .title = Doel of rondes
why-match_target = De speluitleg stelt 400 punten voor, of een vast aantal rondes.
rule-time_limit = Je mag een tijd afspreken voor elke beurt.
    .title = Tijd per beurt
why-time_limit = De speluitleg zegt dat je de tijd mag beperken, om sneller te spelen. Wij lezen dat zo: voor elke beurt.
rule-time_out = Is de tijd om, dan eindigt de beurt en dat kost 10 punten, ook met een lege pot. Stenen die je al gekocht hebt, houd je. Ligt er nog niets op tafel, dan legt de volgende speler de eerste steen.
    .title = De tijd is om
why-time_out = Het is net een beurt zonder steen, maar dan zonder verder te kopen.
rule-kids_score = Eenvoudige telling: 1 voor een steen, 1 extra voor een brug, 1, 2 of 3 extra voor zeshoeken, en 5 extra voor wie het eerst alle stenen kwijt is. De 25 punten voor de bel en de stenen van de anderen tellen hier niet, en er gaat nooit iets af.
    .title = Eenvoudige telling
why-kids_score = De speluitleg raadt dit aan als je met kinderen speelt.
rule-kids_blocked = Loopt het spel vast, dan houdt bij de eenvoudige telling iedereen de eigen punten.
    .title = Vastgelopen, eenvoudige telling
why-kids_blocked = De speluitleg zegt: geen minpunten.
rule-kids_none = Niemand telt punten: wie de ronde wint, heeft gewonnen. In een wedstrijd tellen de gewonnen rondes, en je speelt niet tot een aantal punten.
    .title = Geen punten
why-kids_none = Met kinderen kun je volgens de speluitleg het best helemaal niet tellen. Dat een wedstrijd dan de rondes telt, is onze keuze.

## What is wrong with a position

bad-tile = “{ $tile }” is geen steen. Schrijf de drie cijfers met het laagste voorop.
bad-placement = “{ $move }” is geen gelegde steen. Schrijf hem als 0-1-5@2,-1.
bad-first = De eerste steen ligt in het midden: { $move }.
bad-side = { $move } raakt geen zijde van de stenen ervoor.
bad-match = { $move } past niet bij de cijfers eromheen.
bad-twice = Steen { $tile } ligt op twee plekken: { $one } en { $other }.
bad-tile-missing = Steen { $tile } is nergens.
bad-lots = Er wordt alleen geloot in de fase “lots”.
bad-lots-seats = Er loten twee of meer plaatsen, elk één keer, in de volgorde van de plaatsen.
bad-begins = In deze fase is al bekend wie begint.
bad-begins-early = Nog niemand weet wie begint.
bad-pool-short = De pot heeft te weinig stenen om te loten.
bad-table-early = Er ligt nog niets op tafel.
bad-bought-early = Er wordt niets gekocht voordat de eerste steen ligt.
bad-bell-early = Nog niemand heeft een laatste steen gelegd.
bad-seat-due = In deze fase is een plaats aan de beurt.
bad-hand-empty = Deze hand kan niet leeg zijn.
bad-scores = Aan deze tafel wordt niets geteld, dus iedereen heeft 0 punten.
bad-blocked = Niemand kan leggen en de pot is leeg, dus de ronde is afgelopen.
bad-first-turn = De plaats die begint, legt de eerste steen.
bad-bought = { $bought ->
        [one] Eén gekochte steen past
       *[other] { $bought } gekochte stenen passen
    } niet in deze hand.
bad-bell-hand = Wie de bel luidde, heeft geen stenen.
bad-bell-turn = Na de bel zijn alleen de spelers aan de beurt die in dit rondje nog moeten.
bad-bought-over = Niemand koopt nu nog: de ronde is afgelopen.
bad-over-empty = Een ronde eindigt niet voordat er een steen ligt.
bad-not-over = De ronde gaat door: de pot is niet leeg, of er kan nog iemand leggen.

## Wrong rules that people hold, told gently

misconception-one-number-is-enough = Het lijkt erop dat je naar één cijfer van een zijde kijkt. Allebei de cijfers langs de zijde moeten gelijk zijn.
misconception-far-corner-is-free = Het lijkt erop dat je de hoek ertegenover vergeet. Waar die andere stenen raakt, moet het cijfer ook gelijk zijn.
misconception-corner-is-enough = Je denkt misschien dat raken met een hoekpunt genoeg is. Een steen moet met een hele zijde tegen een andere liggen.
misconception-highest-tile-opens = Je denkt misschien dat de hoogste steen moet openen. Wie begint, mag elke steen leggen.
misconception-passes-without-buying = Het lijkt erop dat je past zonder te kopen. Wie niets legt, moet kopen, tot drie stenen in een beurt.
misconception-buys-only-when-stuck = Je denkt misschien dat je niet mag kopen als er een steen past. Het mag wel, voor 5 punten.
misconception-bought-and-done = Je denkt misschien dat kopen je beurt beëindigt. Na het kopen mag je nog een steen leggen.
misconception-only-the-bought-tile = Je denkt misschien dat je alleen de nieuwe steen mag leggen. Elke steen van je plankje mag.
misconception-must-place-after-three = Je denkt misschien dat je na drie keer kopen moet leggen wat past. Je mag ook je beurt beëindigen, voor 10 punten.
misconception-passes-at-will = Het lijkt erop dat je past, ook als je een steen kunt leggen. Bij een lege pot moet je leggen als het kan.
misconception-bridge-is-forty = Het lijkt erop dat je voor een brug in totaal 40 telt. De waarde van de steen komt er nog bij.
misconception-bridge-needs-two-sides = Het lijkt erop dat je bij een brug naar twee zijden zoekt. Een brug raakt met één zijde en met de hoek ertegenover.
misconception-five-are-a-hexagon = Het lijkt erop dat je vijf stenen voor een zeshoek houdt. Het moeten er zes zijn, helemaal rond één hoekpunt.
misconception-hexagons-add-up = Het lijkt erop dat je voor elk van twee zeshoeken 50 telt. Twee tegelijk zijn 60 punten.
misconception-three-hexagons-add-up = Het lijkt erop dat je voor elk van drie zeshoeken 50 telt. Drie tegelijk tellen als twee: 60 punten.
misconception-triple-scores-more = Het lijkt erop dat je extra punten geeft voor drie gelijke cijfers. De eerste steen levert zijn waarde op, meer niet.
misconception-failing-costs-all = Het lijkt erop dat je aan het eind van de beurt 25 telt. De drie stenen kostten al 15, dus je betaalt nog 10.
misconception-passing-always-costs = Je denkt misschien dat passen punten kost. Bij een lege pot, als er niets past, is het gratis.
misconception-buying-in-vain-costs = Het lijkt erop dat je 10 rekent voor één of twee stenen die je voor niets kocht. Raakt de pot vóór de derde leeg, dan is passen gratis.
misconception-empty-pool-is-free = Je denkt misschien dat passen bij een lege pot altijd gratis is. Drie gekocht en niets gelegd kost toch 10.
misconception-bell-pays-25 = Het lijkt erop dat je voor de bel maar 25 telt. De stenen die de anderen nog hebben, komen erbij.
misconception-each-out-is-paid = Het lijkt erop dat je iedereen beloont die de laatste steen legt. Alleen wie het eerst klaar is, luidt de bel en krijgt de bonus.
misconception-tie-pays-nobody = Het lijkt erop dat je niemand iets geeft als de laagste sommen gelijk zijn. Ze krijgen allemaal de stenen van de anderen.
misconception-children-count-too = Het lijkt erop dat je bij een vastgelopen spel de plankjes telt. Bij de eenvoudige telling komt er niets bij.
misconception-numbers-always-count = Het lijkt erop dat je punten telt waar niet geteld wordt. Aan deze tafel gaat het alleen om de ronde.
misconception-bridge-plays-again = Het lijkt erop dat je na een brug of zeshoek nog een beurt neemt. De volgende speler is aan de beurt.
misconception-bell-ends-round = Het lijkt erop dat je bij de bel stopt. Het rondje wordt afgemaakt, zodat iedereen even vaak aan de beurt is geweest.
misconception-round-is-everything = Je denkt misschien dat wie de ronde wint ook de meeste punten heeft. Tel de punten: een ander kan er meer hebben.
misconception-highest-number-begins = Het lijkt erop dat je naar het hoogste cijfer kijkt. De waarde van een steen is de som van de drie cijfers.
misconception-first-of-equal-lots = Het lijkt erop dat je bij gelijke stenen de eerste laat beginnen. Wie gelijk trok, trekt opnieuw.

## The worked examples

example-lots = Elk negen stenen met twee spelers, zeven met drie of vier, zes met vijf of zes. Dan trekt iedereen er een, om te zien wie begint.
    .title = Wie begint?
    .task = Ga loten. Twee spelers trekken gelijke stenen.
    .task-2 = Alleen die twee trekken opnieuw. Ga verder.
    .done = Speler 2 trok de hoogste steen en begint. De getrokken stenen gaan terug, en voor de eerste steen schudt iemand de pot.
example-first = Wie begint, mag elke steen leggen en krijgt de waarde ervan.
    .title = De eerste steen
    .task = De tafel is leeg, en jij begint. Leg een steen, welke je maar wilt.
    .done = De drie cijfers van { $tile } zijn samen { $points } punten.
example-side = Een steen komt tegen een zijde van een andere, en de twee cijfers aan die zijde zijn gelijk.
    .title = Tegen een zijde
    .task = Raak een steen op je plankje aan: de plekken waar hij past, lichten op. Leg hem.
    .done = Twee cijfers kwamen tegen twee gelijke cijfers, en je kreeg de drie cijfers van je steen bij elkaar.
example-notch = Een steen mag een gat tussen twee stenen vullen. Dan moeten beide zijden kloppen.
    .title = In een gat
    .task = Leg 3-4-4 in het gat bovenaan, tussen de twee uiteinden van de ring.
    .done = Hij raakt twee zijden, en alle cijfers kloppen.
example-side-differs = Zo mag het niet: een zijde met verschillende cijfers.
    .title = Een zijde die niet klopt
    .task = Probeer een steen te leggen waar de cijfers aan de zijde niet gelijk zijn.
    .task-2 = Zie je welke cijfers elkaar zouden raken? Leg nu een steen die past.
    .done = Allebei de cijfers aan een zijde moeten gelijk zijn, niet maar één.
example-corner-differs = De zijde kan passen terwijl een hoekpunt dat alleen geraakt wordt, niet klopt.
    .title = De hoek ertegenover
    .task = Probeer 1-3-3 in het gat tussen 2-3-3 en 0-0-5 te leggen. De zijde 3–3 past daar, maar let op de hoek ertegenover.
    .task-2 = Zie je welke cijfers elkaar in de hoek ertegenover zouden raken? Leg nu een steen waar alles past.
    .done = Overal waar hoekpunten elkaar raken, moeten de cijfers gelijk zijn, ook als alleen de puntjes elkaar raken.
example-bridge = Een steen die twee stukken op tafel verbindt, met een zijde en met de hoek ertegenover, maakt een brug.
    .title = Een brug
    .task = Sluit de haak: zoek de plek die 40 punten extra oplevert.
    .done = De steen raakt met één zijde en met de hoek ertegenover. Dat is een brug, voor 40 punten extra.
example-hexagon = Vijf stenen liggen rond één hoekpunt.
    .title = Een zeshoek
    .task = Leg de zesde steen.
    .done = Zes stenen rond één hoekpunt: een zeshoek, voor 50 punten extra. Een brug kan het nooit ook zijn, want hij raakt twee zijden.
example-double-hexagon = Er ontbreekt één steen, in twee ringen tegelijk.
    .title = Een dubbele zeshoek
    .task = Sluit allebei de zeshoeken met één steen.
    .done = Twee zeshoeken met één steen leveren 60 punten extra op.
example-triple-hexagon = Het gebeurt bijna nooit: er ontbreekt één steen, in drie ringen tegelijk.
    .title = Drie zeshoeken
    .task = Sluit ze alle drie.
    .done = Ze tellen als twee: 60 punten. Alleen de eenvoudige telling geeft meer voor drie.
example-buy = Past er niets, of leg je liever niets? Dan moet je kopen, voor 5 punten per steen.
    .title = Drie voor niets
    .task = Probeer te passen zonder te kopen.
    .task-2 = Koop dus een steen uit de pot.
    .task-3 = Koop een tweede.
    .task-4 = En een derde.
    .task-5 = Meer mag je niet kopen. Beëindig je beurt, ook als er iets past.
    .done = Drie keer 5 en dan nog 10: deze beurt heeft 25 punten gekost.
example-buy-and-place = Met kopen is je beurt niet voorbij.
    .title = Kopen en dan leggen
    .task = Koop een steen, ook al past er een van jou.
    .task-2 = Leg nu een steen, oud of nieuw.
    .done = Na het kopen mag je alles leggen wat je hebt.
example-pool-empty = Laat in een ronde is de pot leeg.
    .title = De lege pot
    .task = Een van je stenen past. Probeer toch te passen.
    .task-2 = Wie kan leggen, moet leggen. Zoek de enige plek.
    .done = Passen is alleen voor wie niet kan leggen. Dan kost het niets.
example-pool-runs-out = Er ligt nog één steen in de pot.
    .title = De laatste steen van de pot
    .task = Er past niets. Koop de laatste steen.
    .task-2 = Er past nog steeds niets. Je moet passen.
    .done = De 5 punten ben je kwijt, maar passen was gratis: de pot is leeg.
example-three-and-empty = Er zijn al twee stenen gekocht, en er is er nog één.
    .title = Drie gekocht, pot leeg
    .task = Koop de derde steen.
    .task-2 = Er past niets. Beëindig je beurt.
    .done = Drie keer kopen zonder te leggen kost die 10 punten, ook al is de pot leeg.
example-bell = Er spelen er drie, en speler 1 heeft nog één steen. Speler 3 begon deze ronde.
    .title = De bel
    .task = Speel voor speler 1: leg de laatste steen en luid de bel.
    .task-2 = Speel nu voor speler 2, die nog een beurt heeft. Leg ook daar de laatste steen.
    .done = Speler 1 was de eerste en wint de ronde: alleen speler 1 krijgt 25 punten en de waarde van wat speler 3 nog heeft.
example-blocked = Er ligt nog één steen in de pot, en er past nergens iets.
    .title = Vastgelopen
    .task = Koop de laatste steen en kijk wat er gebeurt.
    .done = Speler 2 heeft het minst over en wint de ronde: de eigen 10 gaan eraf, jouw 23 komen erbij. Jij hebt nog steeds meer punten, en uiteindelijk beslissen de punten.
example-blocked-tie = De pot is leeg. Je kunt nog één steen leggen.
    .title = Vastgelopen en gelijk
    .task = Leg 2-5-5. Dan kan niemand meer leggen.
    .done = Speler 2 en speler 3 hebben allebei 5 over. Bij elk gaat er 5 af, en komen jouw 18 erbij.
example-winner = De spelers hebben 100 punten afgesproken. Jij hebt er 52 en nog één steen.
    .title = Het doel halen
    .task = Leg hem, en kijk wie de meeste punten heeft.
    .done = 10 voor de steen, 25 voor de bel en 13 voor wat speler 2 over heeft: 100 punten. Anders waren alle stenen geschud voor een nieuwe ronde.
example-tie = Jullie spelen tot 100 punten. Speler 2 heeft er 100. Jij hebt er 52 en nog één steen.
    .title = Samen winnen
    .task = Leg hem, en vergelijk.
    .done = Jullie hebben allebei 100 punten, dus jullie delen de winst.
example-clock = Aan deze tafel mag een beurt 8 seconden duren.
    .title = De klok
    .task = Raak het bord aan: dan begint de klok te lopen. Wacht tot de tijd om is.
    .done = De beurt eindigde vanzelf en kostte 10 punten. Met de klok speel je vlugger!
example-kids = De eenvoudige telling kun je op je vingers doen, en er gaat nooit iets af.
    .title = Eenvoudige telling
    .task = Koop een steen: dat kost hier geen punten, maar je hebt er wel een steen bij.
    .task-2 = Sluit nu de zeshoek.
    .done = Eén voor de steen en één voor de zeshoek: 2 punten.
example-kids-bridge = Een brug, met de eenvoudige telling.
    .title = Eenvoudige telling: een brug
    .task = Sluit de haak met een brug.
    .done = Eén voor de steen en één voor de brug: 2 punten.
example-kids-three-hexagons = Drie ringen wachten op dezelfde steen.
    .title = Eenvoudige telling: drie zeshoeken
    .task = Sluit ze alle drie.
    .done = Eén voor de steen en drie voor de zeshoeken: 4 punten. Alleen hier leveren er drie meer op dan twee.
example-kids-blocked = Het spel loopt vast bij de eenvoudige telling.
    .title = Vastgelopen, eenvoudige telling
    .task = Koop de laatste steen en kijk wat er gebeurt.
    .done = De ronde is afgelopen, en ieders punten blijven zoals ze zijn.
example-kids-none = Aan deze tafel telt niemand punten. Jij hebt nog één steen.
    .title = Geen punten
    .task = Leg hem en luid de bel.
    .done = Jij was als eerste alles kwijt en wint de ronde. Meer valt er niet te winnen.

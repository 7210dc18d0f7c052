# Tri-Cap in Dutch. Seats are numbered from 0; people count them from 1.

game-title = Tri-Cap
game-blurb = met één pak kaarten, voor twee tot zes spelers, en een stapel die je alleen krijgt als niemand anders dat kan.
game-minutes = 15
seat-name = { player-name }

## Ranks, as other sentences name them

rank-name = { $rank ->
        [K] koning
        [Q] vrouw
        [J] boer
       *[other] { $rank }
    }

## Places, as a screen reader says them

place-deck = Trekstapel, { pile-size }
place-deck-unseen = { place-deck }. Nog niet gezien: { $unseen }
place-centre = { $count ->
        [0] Middenstapel, leeg
        [one] Middenstapel, { $count } kaart
       *[other] Middenstapel, { $count } kaarten
    }{ $count ->
        [0] {""}
       *[other] , { $card } bovenop. Buren: { $ace ->
            [1] elke kaart
           *[0] { $near }
        }
    }
place-centre-chances = { place-centre }. Van de { $unseen } kaarten die je niet gezien hebt, geven er ongeveer { $tricap } een Tricap en zijn er { $none } van niemand een buur
place-active-none = Plek voor { $who ->
        [you] jouw actieve kaart
       *[any] de actieve kaart van speler { $player }
    }
place-active-due = { $who ->
        [you] Plek voor jouw actieve kaart: kies een kaart uit je hand en leg die hier neer
       *[any] Plek voor de actieve kaart van speler { $player }: hier komt een kaart uit die hand
    }
place-active-down = { $who ->
        [you] Jouw actieve kaart
       *[any] Actieve kaart van speler { $player }
    }, gesloten
place-active-own = { $who ->
        [you] Jouw actieve kaart
       *[any] Actieve kaart van speler { $player }
    }, gesloten: { $card }
place-active = { $who ->
        [you] Jouw actieve kaart
       *[any] Actieve kaart van speler { $player }
    }: { $card }{ $adjacent ->
        [1] , een buur
       *[0] {""}
    }
place-active-chances = { $who ->
        [you] Jouw actieve kaart
       *[any] Actieve kaart van speler { $player }
    }: { $card }{ $adjacent ->
        [1] , een buur
       *[0] {""}
    }. De enige buur van ongeveer { $alone } van de { $unseen } kaarten die je niet gezien hebt
place-captured = { $who ->
        [you] Jouw veroverde stapel
       *[any] Veroverde stapel van speler { $player }
    }, { pile-size }
place-hand = { $who ->
        [you] Jouw hand
       *[any] Hand van speler { $player }
    }, { pile-size }
place-hand-card = { $card } { $who ->
        [you] in jouw hand
       *[any] in de hand van speler { $player }
    }
place-hand-chances = { $card } { $who ->
        [you] in jouw hand
       *[any] in de hand van speler { $player }
    }. Van de { $unseen } kaarten die je niet gezien hebt, is dit van ongeveer { $alone } de enige buur, en geven er ongeveer { $tricap } een Tricap
place-hand-back = { $who ->
        [you] Een verborgen kaart van jou
       *[any] Een verborgen kaart van speler { $player }
    }
place-hand-none = Lege plek { $who ->
        [you] in jouw hand
       *[any] in de hand van speler { $player }
    }

## Who is to do what

draw-centre = Een kaart omdraaien
draw-draw = Drie kaarten trekken
draw-shuffle = Schudden en delen
status-lay = { $who ->
        [you] Jij bent aan de beurt: kies een kaart en leg die gesloten neer.
       *[any] Speler { player-number } kiest een kaart en legt die gesloten neer.
    }
status-centre = { $count ->
        [0] Draai een kaart om in het midden. Wie heeft er een buur?
       *[other] Draai de volgende kaart om in het midden.
    }
status-capture = { $who ->
        [you] Jij kiest:
       *[any] Speler { player-number } kiest:
    } { $total } kaarten pakken ({ $count } uit het midden en { $who ->
        [you] je eigen
       *[any] de actieve
    }), of passen?
status-replace = { $who ->
        [you] Leg een nieuwe actieve kaart open neer.
       *[any] Speler { player-number } legt een nieuwe actieve kaart open neer.
    }
status-draw = { $who ->
        [you] Je hand is leeg, en je trekt drie kaarten.
       *[any] Speler { player-number } heeft een lege hand en trekt drie kaarten.
    }
status-shuffle = Tricap! Handen, actieve kaarten en trekstapel worden nu geschud, en { $pile ->
        [one] de kaart in het midden blijft liggen
       *[other] de { $pile } kaarten in het midden blijven liggen
    }.
status-won = { $score ->
        [0] Niemand heeft een kaart veroverd, dus jullie delen de winst.
       *[other] { $count ->
            [one] { $who ->
        [you] Jij wint met
       *[any] Speler { player-number } wint met
    } { $score } veroverde kaarten{ $majority ->
                [1] , meer dan de helft van alle kaarten
               *[0] , al is dat geen meerderheid
            }.
           *[other] { $count } spelers delen de winst, elk met { $score } veroverde kaarten.
        }
    }
hint-capture = Pakken levert { $count } kaarten op. Pas je, dan kan elk van de { $unseen } kaarten komen die je niet gezien hebt: voor jou alleen ongeveer { $own }, voor één ander alleen { $other }, voor een Tricap { $tricap }, voor niemand { $none }.
hint-last = Pakken levert { $count } kaarten op. De trekstapel is leeg: pas je, dan is het spel afgelopen en is de stapel van niemand.
hint-unseen = Nog niet gezien: { $unseen }.
action-take = { $count } kaarten pakken
action-pass = Passen

## Moves in words

move-lay = Leg { $card }
move-lay-hidden = Leg een kaart gesloten neer
move-take = Pak de stapel
move-centre = { $card } in het midden
move-draw = { $who ->
        [you] Jij trekt
       *[any] { seat-name } trekt
    } { $cards }
move-draw-hidden = { $who ->
        [you] Jij trekt
       *[any] { seat-name } trekt
    } nieuwe kaarten

## House rules at the table

option-redraw = Drie nieuwe kaarten
    .choice = { $value ->
        [early] zodra de hand leeg is
       *[late] pas als er een gelegd moet worden
    }

## Why a move is refused

verdict-unreadable = “{ $move }” is geen zet. Schrijf bijvoorbeeld lay 10H (leggen), take (pakken) of pass (passen).
verdict-over = Het spel is afgelopen. Er wordt niets meer gelegd, gepakt of omgedraaid.
verdict-over-draw = Er moeten drie kaarten getrokken worden, en de trekstapel heeft er { $count ->
        [0] geen
       *[other] maar { $count }
    }: het spel is afgelopen.
verdict-lay-first = Eerst legt iedereen een kaart gesloten neer. { $who ->
        [you] Jij bent nu aan de beurt om er een te leggen.
       *[any] Speler { player-number } is nu aan de beurt om er een te leggen.
    }
verdict-hand-hidden = Speler { player-number } moet nu een kaart leggen, en jij kunt die hand niet zien.
verdict-not-held = { $who ->
        [you] Je hebt { $card } niet in je hand.
       *[any] Speler { player-number } heeft { $card } niet in de hand.
    } Je kunt alleen een kaart uit je eigen hand leggen.
verdict-lay-after-capture = { $who ->
        [you] Je moet eerst kiezen
       *[any] Speler { player-number } moet eerst kiezen
    }: de stapel pakken of passen. Een nieuwe kaart leg je pas als je gepakt hebt.
verdict-decide-first = { $who ->
        [you] Kies eerst:
       *[any] Eerst kiest speler { player-number }:
    } { $total } kaarten pakken ({ $count } uit het midden en { $who ->
        [you] je eigen
       *[any] de actieve
    }), of passen.
verdict-taken-already = { $who ->
        [you] Je hebt de stapel al gepakt.
       *[any] Speler { player-number } heeft de stapel al gepakt.
    } Nu moet er een nieuwe actieve kaart komen.
verdict-has-cards = { $who ->
        [you] Je hebt nog
       *[any] Speler { player-number } heeft nog
    } { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    } in de hand. Nieuwe kaarten trek je pas met een lege hand.
    .rule = { rule-redraw.title }
verdict-replace-first = { $who ->
        [you] Je hebt kaarten veroverd en legt nu eerst een nieuwe actieve kaart.
       *[any] Speler { player-number } heeft kaarten veroverd en legt nu eerst een nieuwe actieve kaart.
    }
verdict-deck-hidden = De trekstapel ligt gesloten. Je kunt niet weten welke kaarten er komen.
verdict-other-card = { $card } is niet de bovenste kaart van de trekstapel.
verdict-all-laid = Iedereen heeft al een actieve kaart. Nu gaat er een middenkaart open.
verdict-no-draw = Niemand trekt nu nieuwe kaarten. Er gaat een middenkaart open.
verdict-no-tricap = Er is geen Tricap, dus er wordt niet geschud. Er gaat een middenkaart open.
verdict-pile-empty = In het midden ligt niets om te pakken. Eerst gaat er een middenkaart open.
verdict-chance-gone = Alleen een middenkaart die net is omgedraaid, mag je pakken: { $card } lag er al.
verdict-nobody-adjacent = Geen enkele actieve kaart is een buur van de { rank-name }, dus niemand mag de stapel pakken.
    .rule = { rule-adjacent.title }
verdict-not-adjacent = { $active } is geen buur van { $card }: { $apart ->
        [0] het is dezelfde rang
        [11] de koning en de 2 zijn de twee uiteinden, en die raken elkaar niet
       *[other] ze schelen { $apart } rangen
    }.
    .rule = { rule-adjacent.title }
verdict-draw-first = { $who ->
        [you] Je hand is leeg, en je trekt eerst drie kaarten.
       *[any] Speler { player-number } heeft een lege hand en trekt eerst drie kaarten.
    }
verdict-draw-seat = { $who ->
        [you] Nu trek jij drie kaarten, en niemand anders.
       *[any] Nu trekt speler { player-number } drie kaarten, en niemand anders.
    }
verdict-draw-three = Je trekt drie kaarten, niet { $count }.
verdict-other-cards = Dat zijn niet de bovenste drie kaarten van de trekstapel, in hun volgorde.
verdict-tricap-takes-none = { $count } spelers hebben een buur: een Tricap. Niemand pakt de stapel en de kaarten worden geschud.
verdict-shuffle-first = Het is een Tricap, dus eerst worden handen, actieve kaarten en trekstapel geschud.
verdict-shuffle-bare = Noem na het woord shuffle de { $count } kaarten in hun nieuwe volgorde, de bovenste eerst.
verdict-shuffle-twice = { $card } staat twee keer in deze volgorde.
verdict-shuffle-stays = { $card } wordt niet geschud. De middenstapel en de veroverde kaarten blijven liggen.
verdict-shuffle-missing = In deze volgorde { $missing ->
        [one] ontbreekt nog één kaart
       *[other] ontbreken nog { $missing } kaarten
    }. Handen, actieve kaarten en trekstapel horen er allemaal in.
verdict-own-hand = { $who ->
        [you] Je moet nu een kaart leggen, en alleen een uit je eigen hand.
       *[any] Speler { player-number } moet nu een kaart leggen, en alleen een uit de eigen hand.
    }
verdict-lay-place = Een kaart gaat naar { $who ->
        [you] de lege plek voor jou.
       *[any] de lege plek voor speler { player-number }.
    }
verdict-take-place = { $who ->
        [you] De stapel gaat naar jou, op je veroverde kaarten.
       *[any] De stapel gaat naar speler { player-number }, op de veroverde kaarten van die speler.
    }
verdict-turn-up = Nu gaat de bovenste kaart van de trekstapel open. Niemand kiest waar die komt.
verdict-stays = Die kaart blijft liggen. Je legt kaarten uit je hand en pakt ze uit het midden.
    .rule = Welke kaarten bewegen

## What is wrong with a position

bad-twice = { $card } ligt al ergens anders. Elke kaart is er één keer.
bad-missing = { $count ->
        [one] De kaart { $card } ligt
       *[other] Er liggen { $count } kaarten, waaronder { $card },
    } nergens op tafel. Alle 52 horen ergens te liggen.
bad-nobody-draws = Hier moet staan welke plaats drie kaarten trekt.
bad-no-draw = Hier staat null, behalve als een plaats drie kaarten moet trekken.
bad-hand = Deze hand moet hier { $low ->
        [0] hoogstens { $high }
       *[other] { $low } tot { $high }
    } kaarten hebben, niet { $count }.
bad-hand-exact = Deze hand moet hier { $low ->
        [0] geen kaarten
        [one] { $low } kaart
       *[other] { $low } kaarten
    } hebben, niet { $count }.
bad-all-laid = Iedereen heeft een kaart gelegd, dus de kaarten gaan open en er komt een middenkaart.
bad-lay-order = Er wordt op volgorde gelegd, en speler { player-number } heeft nog niet gelegd.
bad-all-active = Iedereen heeft een actieve kaart, dus niemand hoeft een nieuwe te leggen.
bad-no-active = Hier ontbreekt een actieve kaart.
bad-draws-later = Hier worden drie kaarten getrokken voordat de nieuwe actieve kaart ligt, dus hier ligt nog geen actieve kaart.
bad-centre = Wie kaarten verovert, neemt de hele stapel mee, dus het midden moet leeg zijn.
bad-deck-empty = Er is geen middenkaart meer om open te leggen, dus het spel is afgelopen.
bad-deck-short = Er moeten drie kaarten getrokken worden en de trekstapel heeft er { $count }, dus het spel is afgelopen.
bad-capture = Precies één actieve kaart moet een buur van de bovenste middenkaart zijn, niet { $count }.
bad-tricap = Voor een Tricap moeten twee of meer actieve kaarten een buur van de bovenste middenkaart zijn, niet { $count }.
bad-too-few = Met { $count } kaarten om te schudden krijgt niet iedereen er drie, dus het spel is afgelopen.
bad-not-over = Het spel gaat door: er zijn nog kaarten voor wat er moet gebeuren.

## What happened, and by which rule

event-round_lay = Iedereen heeft een kaart gelegd. Nu gaan de actieve kaarten tegelijk open.
event-none = De middenkaart is { $card }, en geen enkele actieve kaart is er een buur van. Hij blijft in het midden.
event-adjacent = De middenkaart is { $card }. { $who ->
        [you] Alleen jij hebt er een buur van, { $active }, en mag de stapel pakken.
       *[any] Alleen speler { player-number } heeft er een buur van, { $active }, en mag de stapel pakken.
    }
event-adjacent_ace = De middenkaart is { $card }. De aas { $active } is een buur van elke kaart, { $who ->
        [you] dus alleen jij mag
       *[any] dus alleen speler { player-number } mag
    } de stapel pakken.
event-one_capture = { $who ->
        [you] Jij verovert de stapel
       *[any] Speler { player-number } verovert de stapel
    } met { $active }, een buur van { $card }: { $points } kaarten.
event-one_replace = { $who ->
        [you] Jij legt { $card } open neer als nieuwe actieve kaart
       *[any] Speler { player-number } legt { $card } open neer als nieuwe actieve kaart
    }.
event-one_pass = { $who ->
        [you] Jij past en laat
       *[any] Speler { player-number } past en laat
    } { $count ->
        [one] de kaart
       *[other] { $count } kaarten
    } in het midden liggen. Ook de actieve kaart blijft liggen.
event-tricap = Tricap! { $count } spelers hebben een buur van { $card }, dus niemand pakt de stapel.
event-tricap_ace-centre = Tricap! De middenkaart is { $card }, en een aas is een buur van elke kaart.
event-redraw = { $who ->
        [you] Jij trekt drie nieuwe kaarten
       *[any] Speler { player-number } trekt drie nieuwe kaarten
    } van de trekstapel.
event-end_deck = { $draws ->
        [1] Er moeten drie kaarten getrokken worden, en de trekstapel heeft er minder
       *[0] Er moet een middenkaart komen, en de trekstapel is leeg
    }. Het spel is afgelopen.
event-end_after-tricap = Er zijn nog maar { $count } kaarten om te schudden, en voor drie per speler zijn er { $needed } nodig. Het spel is afgelopen.

## The rulebook

rule-goal_captures = Verover zoveel mogelijk kaarten: elke veroverde kaart telt voor één. Wie meer dan de helft van de 52 kaarten verovert, wint zeker.
    .title = Het doel
rule-players = Je kunt met twee tot zes spelers spelen.
    .title = Hoeveel spelers
why-players = De speluitleg zegt het niet. Iedereen heeft drie kaarten nodig, en met zes spelers is al bijna elke tweede kaart een Tricap.
rule-setup_three-each = De kleur van een kaart doet er niet toe, en jokers doen niet mee. Iedereen krijgt drie kaarten in de hand. De rest is de trekstapel, gesloten op tafel.
    .title = De kaarten
rule-round_lay = Iedereen legt één kaart uit de hand gesloten neer: de actieve kaart. Als iedereen gelegd heeft, gaan de kaarten tegelijk open.
    .title = Een actieve kaart leggen
rule-round_centre = Dan gaat de bovenste kaart van de trekstapel open op de middenstapel.
    .title = Een kaart in het midden
rule-adjacent = Je actieve kaart is een buur als hij precies één rang hoger of lager is dan de bovenste middenkaart; de kleur doet er niet toe. De rangen lopen van koning tot 2. De koning en de 2 zijn de uiteinden, dus dat zijn geen buren.
    .title = Eén rang verschil
rule-adjacent_ace = Een aas past overal bij: hij is een buur van elke kaart, voor je op tafel en ook in het midden.
    .title = De aas is ieders buur
rule-none = Heeft niemand een buur, dan komt er nog een kaart op de stapel, tot iemand er wel een heeft.
    .title = Niemand heeft een buur
rule-one_capture = Heb jij als enige een buur, dan mag je de hele middenstapel pakken, samen met je actieve kaart. Je legt ze gesloten op je veroverde stapel.
    .title = In je eentje veroveren
rule-one_replace = Na het pakken leg je een nieuwe actieve kaart. De anderen houden die van hen, en de volgende middenkaart gaat open.
    .title = Een nieuwe actieve kaart
rule-replace_face-up = De nieuwe actieve kaart leg je meteen open neer.
    .title = Nu geen geheim
why-replace_face-up = De speluitleg zegt het niet. Verstoppen heeft geen zin: de andere actieve kaarten zijn bekend, en niemand anders kiest op dat moment.
rule-one_pass = Wie mag pakken, mag passen, ook met een lege hand. Dan groeit de stapel.
    .title = Passen
rule-pass_keeps-active = Wie past, laat de actieve kaart liggen.
    .title = Passen kost geen kaart
why-pass_keeps-active = De speluitleg zegt niet wat ermee gebeurt. Er wordt niets gepakt, dus er verandert niets.
rule-tricap = Hebben twee of meer spelers een buur, dan is het een Tricap en pakt niemand iets. Alle handen en actieve kaarten worden met de trekstapel geschud. De middenstapel blijft liggen. Iedereen krijgt drie nieuwe kaarten en legt er een, en dan komt er een nieuwe middenkaart op de stapel.
    .title = Tricap!
why-tricap = De redacteur voegde alleen toe dat de middenstapel blijft liggen. Al het andere komt van de bedenker.
rule-tricap_ace-centre = Een aas in het midden is altijd een Tricap, want elke kaart is er een buur van.
    .title = Een aas in het midden
rule-redraw = Heb je je drie kaarten gespeeld, dan krijg je drie nieuwe van de trekstapel.
    .title = Drie nieuwe kaarten
rule-redraw_late = Je trekt drie nieuwe kaarten als je er een moet leggen en je hand leeg is. Je kunt ook afspreken dat je vroeg trekt: zodra je laatste kaart gelegd is.
    .title = Wanneer je nieuwe kaarten trekt
why-redraw_late = De bedenker trekt ze meteen. De redacteur raadt aan te wachten, want dan duurt het spel wat langer.
rule-end_deck = Het spel is afgelopen als de trekstapel op is: er moet een middenkaart komen en die is er niet, of er moeten drie kaarten getrokken worden en het zijn er minder.
    .title = De trekstapel is op
why-end_deck = De bedenker zegt niet wanneer het spel is afgelopen. De redacteur, die de regels opschreef, wel.
rule-end_after-tricap = Het is ook afgelopen als er na een Tricap te weinig kaarten zijn om iedereen er drie te geven.
    .title = Te weinig na een Tricap
why-end_after-tricap = De bedenker zegt er niets over. Het is een van de drie manieren van eindigen die de redacteur noemt.
rule-end_due = Een lege trekstapel is nog niet het einde. Het spel stopt pas als er een kaart van moet komen. Tot dan mag je nog pakken, passen en leggen. Is de trekstapel op na het delen bij een Tricap, dan legt iedereen dus nog een kaart; maar een middenkaart is er niet meer, en het spel is afgelopen.
    .title = Pas als er een kaart nodig is
why-end_due = De lijst van de redacteur noemt de momenten waarop er een kaart ontbreekt. Een lege trekstapel alleen hoort daar niet bij, en een meerderheid ook niet.
rule-end_centre = Aan het einde is de middenstapel van niemand. Handen en actieve kaarten tellen ook niet.
    .title = Wat er overblijft
why-end_centre = Het doel gaat over veroverde kaarten, en deze zijn niet veroverd.
rule-end_winner = Wie de meeste kaarten veroverd heeft, wint, ook met 26 of minder. Wie er evenveel heeft, deelt in de winst.
    .title = Wie er wint
why-end_winner = De speluitleg vraagt om een meerderheid, en die heeft soms niemand. De meeste kaarten komen er het dichtst bij.

## Wrong rules that people hold, told gently

misconception-same-rank-is-adjacent = Je houdt dezelfde rang misschien voor een buur. Een buur is precies één rang hoger of lager.
misconception-king-meets-two = Het lijkt erop dat je van de koning doortelt naar de 2. Dat zijn de twee uiteinden, geen buren.
misconception-suit-must-match = Het lijkt erop dat je ook naar de kleur kijkt. De kleur doet er hier niet toe, alleen de rang.
misconception-ace-is-high = Het lijkt erop dat je de aas boven de koning zet. Een aas is een buur van elke kaart.
misconception-ace-in-centre-is-plain = Het lijkt erop dat je een aas in het midden voor een gewone kaart houdt. Elke kaart is er een buur van, dus het is altijd een Tricap.
misconception-nearest-takes = Het lijkt erop dat je de stapel geeft aan wie er het dichtst bij zit. Alleen een buur mag pakken; anders komt de volgende kaart.
misconception-two-share = Het lijkt erop dat je de stapel over twee buren verdeelt. Zijn het er meer dan één, dan is het een Tricap en krijgt niemand hem.
misconception-highest-takes = Het lijkt erop dat je de hoogste van een paar buren laat pakken. Zijn het er meer dan één, dan is het een Tricap en krijgt niemand de stapel.
misconception-top-card-only = Het lijkt erop dat je alleen de bovenste kaart wint. Je pakt de hele stapel, en je actieve kaart erbij.
misconception-own-card-stays = Het lijkt erop dat je je eigen kaart niet meetelt. Je actieve kaart gaat met de stapel mee en telt dus ook.
misconception-cards-have-points = Het lijkt erop dat je de rangen optelt. Elke veroverde kaart telt voor één, wat de rang ook is.
misconception-no-new-card = Het lijkt erop dat je zonder nieuwe actieve kaart doorspeelt. Wie pakte, legt er eerst een neer.
misconception-must-take = Je denkt misschien dat je een stapel moet pakken. Je mag passen en hem laten groeien.
misconception-passing-costs-card = Je denkt misschien dat passen je actieve kaart kost. Die blijft liggen.
misconception-hand-is-refilled = Het lijkt erop dat je na elke kaart een nieuwe trekt. Nieuwe kaarten trek je met drie tegelijk, en pas als je hand leeg is.
misconception-draws-at-other-time = Het lijkt erop dat je kaarten trekt volgens de andere huisregel. Kijk wat er aan deze tafel geldt: zodra je hand leeg is, of pas als je een kaart moet leggen.
misconception-plays-hands-out = Het lijkt erop dat je doorspeelt tot de handen leeg zijn. Het spel is afgelopen als er een kaart moet komen en de trekstapel op is.
misconception-deals-fewer = Het lijkt erop dat je minder kaarten deelt als er te weinig zijn. Kan na een Tricap niet iedereen er drie krijgen, dan is het spel afgelopen.
misconception-empty-deck-ends = Het lijkt erop dat je stopt zodra de trekstapel leeg is. Het spel gaat door tot er een kaart moet komen die er niet is.
misconception-hands-count = Het lijkt erop dat je aan het einde ook handen en actieve kaarten telt. Alleen veroverde kaarten tellen.
misconception-majority-or-nothing = Je denkt misschien dat je meer dan de helft van de kaarten nodig hebt om te winnen. Wie de meeste kaarten heeft veroverd, wint.

## Worked examples

example-start =
    .title = De eerste kaarten
    .task = Iedereen heeft drie kaarten gekregen. In een spel zie je alleen je eigen kaarten; hier liggen ze allemaal open, zodat je ziet hoe het gaat. Leg voor elke speler een kaart neer: de actieve kaarten. Kies maar wat je wilt.
    .task-2 = In een spel liggen ze tot nu toe gesloten, en gaan ze tegelijk open. Draai nu de middenkaart om.
    .done = { $rule ->
        [none] Geen actieve kaart is één rang hoger of lager dan { $card }, dus die blijft liggen. De volgende kaart komt erbovenop.
       *[other] { $active } is een buur van { $card }: speler { $player } mag hem pakken.
    }
example-adjacent =
    .title = Eén rang verschil
    .task = Er liggen een boer (J), een 10 en een 8. Draai de middenkaart om.
    .task-2 = Een 10! Alleen de boer is een buur: dezelfde rang telt niet, en de 8 ligt er twee vanaf. Pak de stapel.
    .done = De 10 en de boer zijn veroverd: twee kaarten.
example-ace =
    .title = De aas past overal
    .task = Je hebt een aas. Draai de middenkaart om.
    .task-2 = De aas is een buur van de vrouw, net als van elke andere kaart. Pak de stapel.
    .done = Een aas helpt altijd, maar als je hem gebruikt, ben je hem kwijt.
example-neighbours =
    .title = Wie is een buur van de 10?
    .task = Vijf spelers hebben een 9, een boer, een aas, een 10 en een 8. Draai de middenkaart om.
    .task-2 = De 9, de boer en de aas zijn buren, dus het is een Tricap. Probeer de stapel toch te pakken.
    .done = Heeft meer dan één speler een buur, dan pakt niemand de stapel.
example-king-and-two =
    .title = Koning en 2
    .task = Speler 1 heeft een koning (K). Draai de middenkaart om.
    .task-2 = Een 2 is geen buur van een koning: dat zijn de twee uiteinden. Draai er nog een om.
    .done = De vrouw is een buur van de koning, en nu wachten er twee kaarten op de stapel.
example-growing =
    .title = Een stapel die groeit
    .task = Niemand had een buur van de 8. Draai de volgende kaart om.
    .task-2 = Weer niemand. Ga door tot iemand een buur heeft.
    .task-3 = Vier keer niemand, en de stapel was vier kaarten hoog. Met de 7 zijn het er vijf: pak ze allemaal.
    .done = Vijf kaarten uit het midden en de 6 die ze pakte: zes kaarten veroverd.
example-capture =
    .title = Pakken en weer leggen
    .task = Je hebt een 9, een buur van de 8. Pak de stapel: drie kaarten uit het midden en die van jezelf.
    .task-2 = Vier kaarten veroverd, want de 9 telt mee. Probeer nu eens te passen.
    .task-3 = Er moet een nieuwe actieve kaart komen. Leg er een.
    .done = Hij ligt meteen open. De anderen houden hun kaart, en de volgende middenkaart mag komen.
example-ace-waits =
    .title = Wachten met een aas
    .task = Speler 1 kan drie kaarten veroveren: twee uit het midden en de aas. Wacht op een grotere stapel: pas.
    .task-2 = De aas blijft liggen. Draai de volgende kaart om.
    .task-3 = De 7 is ook een buur: een Tricap, en de aas is weg. Schud, en leg een kaart voor beide spelers.
    .done = De stapel van drie ligt er nog. Nu kan hij van iedereen worden.
example-ace-centre =
    .title = Een aas in het midden
    .task = Niemand heeft hier een aas voor zich liggen. Draai de middenkaart om.
    .task-2 = Een aas is een buur van elke kaart, dus het is altijd een Tricap. Schud, en leg dan voor elke speler een kaart.
    .done = Iedereen heeft nieuwe kaarten, en de twee kaarten in het midden liggen er nog. De volgende komt erbovenop.
example-redraw =
    .title = Een lege hand
    .task = Je hebt geen kaarten meer in je hand, maar wel een 5, een buur van de 6. Pak de stapel.
    .task-2 = Nu moet er een nieuwe actieve kaart komen en de hand is leeg. Trek drie kaarten.
    .task-3 = Leg er een van neer.
    .done = Hier trek je alleen met een lege hand, en pas als je een kaart moet leggen.
example-redraw-early =
    .title = Vroeg trekken
    .task = Aan sommige tafels trek je vroeg: zodra je hand leeg is. Aan deze ook. Je hebt nog één kaart. Probeer toch te trekken.
    .task-2 = Leg eerst je laatste kaart.
    .task-3 = Nu is je hand leeg. Trek drie nieuwe kaarten.
    .done = Bij vroeg trekken wacht niemand met een lege hand, maar de trekstapel is eerder op.
example-end-tricap =
    .title = De laatste Tricap
    .task = Er zijn nog drie kaarten in de trekstapel, en twee in de handen. Draai de middenkaart om.
    .done = Er zijn negen kaarten nodig, en er zijn er nog zeven. Het spel is afgelopen: de stapel is van niemand, en drie gelijke veroverde stapels delen de winst.
example-end-centre =
    .title = De laatste kaart
    .task = Er is nog één kaart in de trekstapel. Draai hem om.
    .task-2 = De trekstapel is leeg, maar het spel gaat door. Pak de stapel.
    .task-3 = Dat is meer dan de helft van alle kaarten. Leg een nieuwe actieve kaart.
    .done = Nu moet er een middenkaart komen en die is er niet: het spel is uit. Jij hebt de meeste kaarten veroverd, dus jij wint.
example-end-draw =
    .title = Te weinig om te trekken
    .task = Je hand is leeg, en de trekstapel heeft nog twee kaarten. Pak de stapel.
    .done = Er moeten drie kaarten getrokken worden, maar het zijn er twee. Het spel is afgelopen, en die twee blijven liggen.

# A position written the short way.

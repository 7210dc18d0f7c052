# TriCom in Dutch. Seats count from 0, players from 1.

game-title = TriCom
game-blurb = vier stapeltjes, je eigen spel kaarten, en plaatjes die de tafel leeghalen.
game-minutes = 30
seat-name = { player-name }

## Places, as a screen reader says them

name-stock = Voorraad
name-actions = Acties
name-turned = Omgedraaid
name-reserve = Reserve
name-away = Eruit
place-pile = { $who ->
        [you] Jouw stapeltje
       *[any] Speler { $player }, stapeltje
    } { $slot }: { $card } bovenop{ $count ->
        [1] {""}
       *[other] , { $count } kaarten, eronder { $under }, waard { $worth } bij het weghalen
    }
place-empty = { $who ->
        [you] Jouw plek
       *[any] Speler { $player }, plek
    } { $slot }, leeg
place-stock = { $who ->
        [you] Jouw voorraad
       *[any] Voorraad van speler { $player }
    }, { pile-size }
place-actions = { $who ->
        [you] Jouw actiestapel
       *[any] Actiestapel van speler { $player }
    }, { pile-size }
place-turned = { $who ->
        [you] Jouw omgedraaide actiekaarten
       *[any] Omgedraaide actiekaarten van speler { $player }
    }{ $count ->
        [0] : nog geen
       *[other] , de laatste eerst: { $cards }
    }
place-reserve = { $who ->
        [you] Jouw reserve
       *[any] Reserve van speler { $player }
    }{ $count ->
        [0] : leeg
        [one] : { $card }, één kaart
       *[other] : { $card } bovenop, { $count } kaarten
    }
place-away = { $who ->
        [you] Jouw kaarten uit het spel
       *[any] Uit het spel van speler { $player }
    }: { $count ->
        [0] niets
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
place-hand = { $who ->
        [you] Jouw hand
       *[any] Hand van speler { $player }
    }, { pile-size }
place-card = { $card } { $who ->
        [you] in jouw hand
       *[any] in de hand van speler { $player }
    }
place-back = { $who ->
        [you] Een gesloten kaart van jou
       *[any] Een gesloten kaart van speler { $player }
    }

## Who is to do what

draw-lots = Loten
draw-turn = De actiekaart omdraaien
draw-shuffle = De actiekaarten schudden
status-lots = De bases zijn gelijk. Het lot beslist wie begint.
status-turn = { $who ->
        [you] Jij bent aan de beurt: draai een actiekaart om.
       *[any] Speler { $player } draait een actiekaart om.
    }
status-action = { $who ->
        [you] Je mag nu
       *[any] Speler { $player } mag nu
    } { $card } inzetten.
status-skip = { $who ->
        [you] Je kunt niets met
       *[any] Speler { $player } kan niets met
    } { $card }.
status-fill = { $who ->
        [you] Vul de lege plek
       *[any] Speler { $player } vult de lege plek
    } met een kaart van de voorraad of de reserve.
status-take = { $who ->
        [you] Pak een kaart.
       *[any] Speler { $player } pakt een kaart.
    }
status-take-none = { $who ->
        [you] Jij hebt
       *[any] Speler { $player } heeft
    } geen kaart te pakken.
status-play = { $who ->
        [you] Speel een kaart.
       *[any] Speler { $player } speelt een kaart.
    }
status-play-drawn = { $who ->
        [you] Sluit { $card } van de reserve aan.
       *[any] Speler { $player } sluit { $card } van de reserve aan.
    }
status-shuffle = { $who ->
        [you] Schud de actiekaarten.
       *[any] Speler { $player } schudt de actiekaarten.
    }
status-won = { $count ->
        [one] { $who ->
        [you] Jij wint de ronde
       *[any] Speler { $player } wint de ronde
    }, met { $score ->
            [one] { $score } punt
           *[other] { $score } punten
        } in totaal!
       *[other] De ronde is gelijk met { $score ->
            [one] { $score } punt
           *[other] { $score } punten
        }.
    }
hint-skip = { $card } { $jack ->
        [1] vindt in een andere basis geen stapeltje van twee of meer met zijn kleur bovenop
       *[0] vindt in deze basis geen stapeltje van twee of meer met zijn kleur bovenop
    }. Je slaat hem dus over.
hint-stock-only = { $card } op de reserve sluit nu nergens aan, dus de kaart komt van de voorraad.
hint-none = De voorraad is leeg en de reserve sluit nergens aan. Je speelt verder uit je hand.
hint-reserve = Geen kaart in je hand sluit aan in de basis. Er gaat er een naar de reserve, en die kost aan het eind een punt.
action-skip = De actiekaart overslaan
action-none = Niets pakken
action-take-stock = Van de voorraad pakken
action-take-reserve = Van de reserve pakken
action-fill-stock = Met de voorraad vullen
action-fill-reserve = Met de reserve vullen
action-part = Er { $count } van stapeltje { $slot } halen, met { $card } bovenop

## Moves in words

move-place = { $card } op { $top }
move-place-empty = { $card } op de lege plek
move-reserve = { $card } op de reserve
move-turn = { $card } omdraaien
move-use = Het stapeltje met { $top } weghalen
move-use-other = { $who ->
        [you] Bij jou het stapeltje
       *[any] Bij speler { $player } het stapeltje
    } met { $top } weghalen
move-use-empty = De lege plek weghalen
move-part = Er { $count } van het stapeltje met { $top } halen
move-lots = { $who ->
        [you] Het lot valt op jou
       *[any] Het lot valt op speler { $player }
    }

## House rules at the table

option-flexible = Actiekaarten
    .choice = { $value ->
        [True] mogen een deel van een stapeltje weghalen
       *[False] halen hele stapeltjes weg
    }
option-target = De wedstrijd eindigt bij
    .choice = { $value ->
        [one] { $value } punt
       *[other] { $value } punten
    }
verdict-gesture = { $who ->
        [you] Je speelt uit je eigen hand naar je eigen basis of reserve.
       *[any] Speler { $player } speelt uit de eigen hand naar de eigen basis of reserve.
    } Alleen een boer werkt bij een ander.

## Why a move is refused

verdict-unreadable = “{ $move }” is geen zet. Schrijf een zet als 7D>3 (op een stapeltje), 7D>r (op de reserve), take stock, skip of use 2.
verdict-over = De ronde is afgelopen: niemand heeft nog kaarten in de hand.
    .rule = Het einde van een ronde
verdict-hidden = Vanaf jouw plaats zie je de kaarten niet waar het hier om gaat.
verdict-lots-first = De bases zijn even hoog. Eerst wordt er geloot wie begint.
verdict-lots-seat = Schrijf op welke plaats het lot valt, zoals { $example }. De plaatsen tellen vanaf 0.
verdict-lots-untied = { $who ->
        [you] Jij loot niet mee
       *[any] Speler { $player } loot niet mee
    }: een andere basis is hoger.
verdict-lots-done = Wie begint, is al bekend.
verdict-shuffle-first = De actiekaarten zijn op. { $who ->
        [you] Schud ze eerst.
       *[any] Speler { $player } schudt ze eerst.
    }
verdict-shuffle-cards = Noem alle twaalf actiekaarten in hun nieuwe volgorde, de volgende kaart eerst.
verdict-shuffle-wrong = Bij het schudden noem je elk van de twaalf actiekaarten één keer: de boeren, vrouwen en koningen van vier kleuren.
verdict-shuffle-later = De actiekaarten worden pas geschud na een beurt waarin de laatste is omgedraaid.
verdict-turn-first = { $who ->
        [you] Draai eerst de volgende actiekaart om.
       *[any] Eerst draait speler { $player } de volgende actiekaart om.
    } Zo begint elke beurt.
verdict-turn-other = Alleen de bovenste actiekaart kan worden omgedraaid, en dat is deze niet.
verdict-turned-already = De actiekaart van deze beurt ligt al open.
verdict-use-or-skip = Zeg eerst wat er met de actiekaart gebeurt: inzetten of overslaan. Daarna pak je een kaart.
verdict-use-too-late = Te laat voor de actiekaart: die zet je in voordat je een kaart pakt.
verdict-jack-elsewhere = { $card } is een boer. Die haalt een heel stapeltje weg bij een ander, niet bij jezelf.
verdict-own-base-only = { $card } werkt alleen in je eigen basis. Alleen een boer werkt in de basis van een ander.
verdict-no-such-player = Aan deze tafel zit geen speler { $other }.
verdict-not-flexible = Aan deze tafel neemt een actiekaart een heel stapeltje weg, nooit een deel ervan.
verdict-part-other = { $card } neemt de bovenste { $count ->
        [one] kaart
       *[other] { $count } kaarten
    } weg of het hele stapeltje, niets daartussenin.
verdict-part-small = Dat kan bij een stapeltje van minstens { $least } kaarten. { $count ->
        [0] Hier ligt niets
        [one] Hier ligt er maar één
       *[other] Hier liggen er maar { $count }
    }.
verdict-no-pile = Daar ligt geen stapeltje.
verdict-pile-small = Een losse kaart blijft liggen. Een actiekaart heeft een stapeltje van twee of meer nodig.
verdict-pile-suit = { $card } past alleen bij een stapeltje met dezelfde kleur bovenop. Hier ligt { $top } bovenop.
verdict-fill-first = Eerst moet de lege plek gevuld worden, met een kaart van de voorraad of van de reserve.
verdict-fill-no-reserve = De reserve is leeg. Vul de plek met een kaart van de voorraad.
verdict-fill-no-stock = De voorraad is leeg. Vul de plek met een kaart van de reserve.
verdict-fill-nothing = Er is nu geen plek te vullen. Een plek die leeg blijft, blijft dat tot het eind.
verdict-take-first = Pak eerst een kaart. Daarna speel je er een.
verdict-must-take = { $who ->
        [you] Je hebt nog een voorraad, en moet dus een kaart pakken.
       *[any] Speler { $player } heeft nog een voorraad, en moet dus een kaart pakken.
    }
verdict-stock-empty = De voorraad is leeg. Je speelt verder met wat je in de hand hebt.
verdict-reserve-empty = Er ligt nu geen kaart op de reserve, dus er valt er geen te pakken.
verdict-reserve-unfit = { $card } sluit nu nergens aan in de basis. Je mag die kaart alleen pakken om hem meteen aan te sluiten.
verdict-play-now = Je hebt al gepakt. Speel nu een kaart uit je hand.
verdict-not-in-hand = { $who ->
        [you] Je hebt { $card } niet in je hand.
       *[any] Speler { $player } heeft { $card } niet in de hand.
    }
verdict-drawn-first = { $card } komt van de reserve, dus die kaart sluit je nu aan in de basis.
verdict-placeable = { $card } kun je nog aansluiten in de basis, { $count ->
        [one] op één stapeltje
       *[other] op { $count } stapeltjes
    }. Alleen een kaart die nergens aansluit, mag naar de reserve.
verdict-empty-slot = { $card } leg je boven op een stapeltje. Op een lege plek komt nooit een kaart uit de hand.
verdict-covers-only = { $card } sluit aan bij { $top }, maar dan ernaast, niet erop.
    .rule = { rule-place_own-pile.title }
verdict-diagonal-only = { $card } sluit aan bij { $top }, maar die ligt schuin. Naast is links, rechts, boven of onder.
    .rule = Links, rechts, boven of onder
verdict-no-neighbour = { $card } sluit bij geen kaart naast dit stapeltje aan. Daar moet dezelfde waarde liggen, of dezelfde kleur één hoger of lager.
    .rule = Waar een kaart aansluit

## What is wrong with a position or a card set by hand

bad-numbers = Een speler heeft 40 cijferkaarten, aas tot en met tien in vier kleuren; hier zijn het er { $count }, met de weggelegde erbij.
bad-actions = Een speler heeft 12 actiekaarten, op de stapel en omgedraaid samen; hier zijn het er { $count }.
bad-twice = { $card } staat hier voor de tweede keer, maar elk spel heeft die kaart maar één keer.
bad-on-turn = In elke fase is iemand aan de beurt, behalve in lots en over: dan niemand.
bad-begins = Wie begint, is bekend in elke fase behalve lots.
bad-slot = Alleen in de fase fill hoort hier een plek te staan.
bad-drawn = Een kaart van de reserve staat hier alleen in de fase play.
bad-slot-full = De plek die gevuld wordt, hoort leeg te zijn.
bad-gap = Een lege plek wordt gevuld zolang de voorraad niet leeg is.
bad-over = De ronde is afgelopen als alle handen leeg zijn, en alleen dan.
bad-hand = Deze hand hoort nu { $exact ->
        [1] { $low ->
            [one] { $low } kaart
           *[other] { $low } kaarten
        }
       *[0] { $low } tot { $high } kaarten
    } te hebben, niet { $count }.
bad-shuffle = Voor het schudden zijn alle twaalf actiekaarten omgedraaid.
bad-spent = Een lege stapel actiekaarten wordt geschud voordat de volgende aan de beurt is.
bad-turned = In deze fase is er een actiekaart omgedraaid.
bad-fill-card = Alleen na een koning of vrouw kies je waarmee je de plek vult.
bad-fill-none = Er is niets om de plek mee te vullen, dus de beurt gaat verder.
bad-drawn-hand = De kaart van de reserve is ook de laatste kaart in de hand.
bad-drawn-fits = Een kaart die nergens in de basis aansluit, kan niet van de reserve zijn gepakt.
bad-lots-fresh = Er wordt geloot meteen na het delen, voordat er een kaart gespeeld is.
bad-lots-score = Deze gedeelde basis is { $points } waard.
bad-lots-tie = Er wordt alleen geloot als de hoogste bases gelijk zijn.

## What happened, and by which rule

event-start_tie = { $who ->
        [you] Het lot valt op jou. Jij begint.
       *[any] Het lot valt op speler { $player }. Die begint.
    }
event-turn_action-first = { $who ->
        [you] Jij draait
       *[any] Speler { $player } draait
    } { $card } om.
event-turn_take = { $who ->
        [you] Jij pakt
       *[any] Speler { $player } pakt
    } een kaart van de voorraad.
event-reserve_take = { $who ->
        [you] Jij pakt
       *[any] Speler { $player } pakt
    } { $card } van de reserve, om die meteen aan te sluiten.
event-end_stock-empty = { $who ->
        [you] Je hebt geen voorraad meer en speelt verder uit je hand
       *[any] Speler { $player } heeft geen voorraad meer en speelt verder uit de hand
    }.
event-reserve_only-unplaceable = { $card } sluit nergens aan en gaat { $who ->
        [you] naar jouw reserve
       *[any] naar de reserve van speler { $player }
    }.
event-place_equal = { $who ->
        [you] Jij legt
       *[any] Speler { $player } legt
    } { $card } naast { $beside }: dezelfde waarde.
event-place_suit-run = { $who ->
        [you] Jij legt
       *[any] Speler { $player } legt
    } { $card } naast { $beside }: dezelfde kleur, één stap verder.
event-place_ace-ten = { $who ->
        [you] Jij legt
       *[any] Speler { $player } legt
    } { $card } naast { $beside }: aas en tien zijn buren.
event-score_trio = Trio! { $cards } { $who ->
        [you] leveren jou
       *[any] leveren speler { $player }
    } een punt op.
event-score_quartet = Kwartet! { $cards } { $who ->
        [you] leveren jou
       *[any] leveren speler { $player }
    } 2 punten op.
event-score_duo = Duo! { $card } ligt in beide bases: 2 punten { $who ->
        [you] voor jou
       *[any] voor speler { $player }
    }.
event-three_duo = Duo! { $points ->
        [one] { $card } ligt nog in één andere basis: een punt
       *[other] { $card } ligt ook in beide andere bases: { $points } punten
    } { $who ->
        [you] voor jou
       *[any] voor speler { $player }
    }.
event-action_king-queen = { $who ->
        [you] Jij zet
       *[any] Speler { $player } zet
    } { $card } in en haalt een stapeltje van { $count } kaarten weg.
event-action_jack = { $who ->
        [you] Jij zet
       *[any] Speler { $player } zet
    } { $card } in en haalt { $whom ->
        [you] bij jou
       *[any] bij speler { $other }
    } een stapeltje van { $count } kaarten weg.
event-action_score = Een stapeltje van { $count }: { $points ->
        [0] geen punten
        [one] een punt
       *[other] { $points } punten
    } { $who ->
        [you] voor jou
       *[any] voor speler { $player }
    }.
event-fill_king-queen = { $who ->
        [you] Jij vult
       *[any] Speler { $player } vult
    } de plek met { $card }.
event-fill_jack = { $who ->
        [you] Jouw voorraad
       *[any] De voorraad van speler { $player }
    } vult de plek met { $card }.
event-fill_none = Er is niets om { $who ->
        [you] deze plek van jou
       *[any] deze plek van speler { $player }
    } te vullen, dus die blijft leeg.
event-flexible_king = { $who ->
        [you] Jij neemt
       *[any] Speler { $player } neemt
    } met { $card } de bovenste { $count } kaarten weg: een punt.
event-flexible_queen = { $who ->
        [you] Jij neemt
       *[any] Speler { $player } neemt
    } met { $card } de bovenste { $count } kaarten weg. Geen punten, wel een andere kaart bovenop.
event-flexible_jack = { $who ->
        [you] Jij neemt
       *[any] Speler { $player } neemt
    } met { $card } de bovenste kaart weg. Geen punten, wel een andere kaart bovenop.
event-action_reshuffle = { $who ->
        [you] Jij schudt
       *[any] Speler { $player } schudt
    } de twaalf actiekaarten tot een nieuwe stapel.
event-end_solo = { $who ->
        [you] Je hebt geen kaarten meer en bent klaar.
       *[any] Speler { $player } heeft geen kaarten meer en is klaar.
    } Het spel gaat verder.
event-score_reserve = { $count ->
        [0] { $who ->
        [you] Jouw reserve
       *[any] De reserve van speler { $player }
    } is leeg: dat kost niets.
        [one] Er ligt nog één kaart { $who ->
        [you] in jouw reserve
       *[any] in de reserve van speler { $player }
    }: een punt eraf.
       *[other] Er liggen nog { $count } kaarten { $who ->
        [you] in jouw reserve
       *[any] in de reserve van speler { $player }
    }: { $count } punten eraf.
    }

## The rulebook

rule-setup_base = De jokers doen niet mee. Haal de koningen, vrouwen en boeren uit je spel: dat zijn je 12 actiekaarten. Schud ze en leg ze gesloten neer. Schud ook de andere 40: dat is je voorraad. De eerste vier kaarten daarvan liggen open in een vierkant van twee bij twee: je basis. Horen er drie of vier bij elkaar, dan krijg je daar meteen punten voor.
    .title = De basis
rule-setup_score-once = De gedeelde basis telt één keer voor zijn trio of kwartet. Eerst worden de vier plekken gevuld, daarna krijg je je hand.
    .title = Punten bij het delen
why-setup_score-once = De speluitleg geeft punten als je goed deelt, maar zegt niet hoe vaak en in welke volgorde.
rule-setup_hand = Daarna pak je drie kaarten van je voorraad. Houd ze voor jezelf.
    .title = De hand
rule-start_highest = De hoogste kaart van alle bases beslist wie begint. Bij gelijke waarde telt de kleur: klaver is het laagst, dan ruiten, harten, en schoppen is het hoogst.
    .title = Wie begint
rule-start_ace-low = Als je de hoogste kaart zoekt, is een aas de laagste van allemaal.
    .title = Een lage aas
why-start_ace-low = De speluitleg noemt de aas een één.
rule-start_suit-order = Klaver is de laagste kleur en schoppen de hoogste.
    .title = De volgorde van de kleuren
why-start_suit-order = De speluitleg noemt de kleuren in deze volgorde; wij lezen die van laag naar hoog.
rule-start_tie = Zijn de hoogste kaarten precies gelijk, dan vergelijk je de op één na hoogste, en zo verder. Zijn ze alle vier gelijk, dan wordt er geloot.
    .title = Dezelfde hoogste kaart
why-start_tie = Iedereen heeft een eigen spel, dus dezelfde kaart kan in twee bases liggen. De speluitleg zegt niet wat er dan gebeurt.
rule-start_lots = Alleen wie samen de hoogste basis heeft, loot mee.
    .title = Wie er loot
why-start_lots = Zo gaat dat meestal bij gelijke stand.
rule-turn_action-first = Een beurt begint altijd met het omdraaien van je volgende actiekaart. Zet hem nu in, voordat je een kaart pakt, of laat hem liggen. Hij blijft hoe dan ook bij de omgedraaide kaarten liggen.
    .title = Eerst de actiekaart
rule-turn_take = Na de actiekaart pak je één kaart: de bovenste van je voorraad of de bovenste van je reserve.
    .title = Een kaart pakken
rule-take_forced = Zolang je een voorraad hebt, moet je een kaart pakken. Is die leeg, dan mag je de bovenste van je reserve pakken of laten liggen.
    .title = Pakken moet
why-take_forced = De speluitleg kent maar deze twee gevallen: met een voorraad pak je een kaart, zonder voorraad kan het.
rule-turn_play = Dan speel je één kaart uit je hand: op een stapeltje van je basis of op je reserve.
    .title = Een kaart spelen
rule-place_on-pile = Een kaart uit je hand leg je op een stapeltje van je basis, nooit op een lege plek. Welke kaart je bedekt, maakt niet uit.
    .title = Op een stapeltje
rule-place_equal = Je mag een kaart aansluiten naast een open basiskaart van dezelfde waarde.
    .title = Naast een gelijke kaart
rule-place_suit-run = Je mag een kaart aansluiten naast een open basiskaart van dezelfde kleur die één hoger of één lager is. Naast is links, rechts, boven of onder.
    .title = Naast de volgende van de kleur
rule-place_ace-ten = De waarden vormen een kring: na de tien komt de aas. Dus 9, 10, aas is een rijtje, en 10, aas, 2 ook.
    .title = Na de tien de aas
rule-place_own-pile = De kaart die je bedekt, telt niet als buur. De kaart waarbij je aansluit, ligt op een andere plek.
    .title = Ernaast, niet erop
why-place_own-pile = De speluitleg zegt naast, en een kaart die je bedekt, ligt eronder.
rule-reserve_only-unplaceable = Alleen een kaart die nergens in je basis aansluit, mag naar je reserve. Heb je zo’n kaart, dan mag je die daar leggen, ook als je een andere wel kunt aansluiten.
    .title = Wat naar de reserve mag
rule-reserve_top = De reserve is een stapel. Alleen de bovenste kaart is open, en alleen die kun je pakken.
    .title = De bovenste van de reserve
rule-reserve_take = Pak de bovenste kaart van je reserve alleen als je hem meteen in je basis aansluit.
    .title = Pakken van de reserve
rule-reserve_take-placed = Een kaart van de reserve sluit je in dezelfde beurt aan in de basis. Hij kan niet terug, en je speelt geen andere in zijn plaats.
    .title = Gepakt is gelegd
why-reserve_take-placed = Anders zou de voorwaarde om hem te pakken niets betekenen.
rule-score_trio = Drie open basiskaarten van één waarde, of drie op een rij van één kleur, zijn een trio: 1 punt. De volgorde maakt niet uit.
    .title = Trio
rule-score_quartet = Vier van één waarde, of vier op een rij van één kleur, zijn een kwartet: 2 punten, in elke volgorde. Het trio dat erin zit, telt niet nog eens mee.
    .title = Kwartet
rule-score_quartet-full = Een kwartet levert de volle 2 punten op, ook als een trio erin al eerder geteld heeft.
    .title = Van trio naar kwartet
why-score_quartet-full = De speluitleg geeft een kwartet 2 punten en trekt niets af. In het voorbeeld daar telt een kwartet met één nieuwe kaart opnieuw.
rule-score_new-only = Een trio of kwartet telt als een nieuwe kaart het maakt. Zolang het blijft liggen, levert het niets meer op.
    .title = Alleen wat nieuw is
why-score_new-only = De speluitleg geeft punten als je een trio of kwartet maakt, en opnieuw als een nieuwe kaart er weer een maakt. Wij lezen daarin dat de nieuwe kaart erbij moet horen.
rule-score_one-combination = Eén nieuwe kaart levert nooit meer op dan één trio of één kwartet.
    .title = Eén tegelijk
why-score_one-combination = In een basis liggen vier kaarten open. Twee trio’s met dezelfde nieuwe kaart hebben er twee van samen, en dan zijn ze alle vier een kwartet. Alleen het kwartet telt.
rule-score_duo = Leg je een kaart uit je hand terwijl precies dezelfde kaart open in de andere basis ligt, dan heb je een duo: 2 punten. Een plek die gevuld wordt, maakt nooit een duo.
    .title = Duo
rule-duo_visible = Alleen open kaarten tellen voor een duo. Een bedekte kaart niet.
    .title = Alleen open kaarten
why-duo_visible = Onze keuze: alleen de bovenste kaart doet mee. In de speluitleg blijven bedekte kaarten deels in zicht, dus je kunt het ook anders lezen.
rule-duo_from-reserve = Een kaart die je van de reserve pakt en aansluit, kan gewoon een duo maken.
    .title = Een duo van de reserve
why-duo_from-reserve = Je hebt hem in je hand genomen en volgens dezelfde regel aangesloten.
rule-duo_with-combination = Maakt één kaart een duo en ook een trio of kwartet, dan tellen ze allebei.
    .title = Duo en trio samen
why-duo_with-combination = Niets in de speluitleg sluit dat uit.
rule-action_king-queen = Met een koning (K) of vrouw (Q) mag je een stapeltje uit je eigen basis weghalen: twee kaarten of meer, met de kleur van de actiekaart bovenop. Wat eronder ligt, maakt niet uit. De kaarten gaan gesloten uit het spel.
    .title = Koning en vrouw
rule-action_jack = Met een boer (J) mag je zo’n stapeltje uit de basis van de andere speler weghalen. Ook daar moeten het twee kaarten of meer zijn: een losse kaart blijft liggen.
    .title = Boer
rule-action_score = Een heel stapeltje is zijn aantal kaarten min twee waard, voor wie de actiekaart inzet: twee kaarten niets, drie kaarten 1, vier kaarten 2, vijf kaarten 3, en zo verder.
    .title = Punten voor een stapeltje
rule-fill_king-queen = Na een koning of vrouw vul je de lege plek met de bovenste kaart van je reserve of van je voorraad. Je kiest zelf welke. De kaart hoeft niet aan te sluiten.
    .title = De plek vullen
rule-fill_jack = Na een boer wordt de plek meteen gevuld uit de voorraad van de speler die het stapeltje kwijt is, nooit met een kaart van de reserve. Ook die kaart hoeft niet aan te sluiten.
    .title = Vullen na een boer
rule-fill_score = Maakt de kaart die de plek vult een trio of kwartet, dan zijn de punten voor wie de actiekaart inzette.
    .title = Punten door vullen
rule-fill_none = Is er niets om mee te vullen, dan blijft de plek leeg. Er komt nooit een kaart uit de hand op.
    .title = Een lege plek
rule-fill_mandatory = Zolang er een kaart is om mee te vullen, moet je de plek vullen.
    .title = Vullen moet
why-fill_mandatory = De speluitleg vult de plek; er staat niet dat je hem open mag laten.
rule-fill_only-now = Een plek wordt gevuld meteen nadat hij leeg is, of nooit. Blijft hij leeg, dan is dat tot het eind van de ronde.
    .title = Nu of nooit
why-fill_only-now = In de speluitleg hoort het vullen bij de actie. Wat er over het eind van het spel staat, lezen we net zo.
rule-stock_last-card = Vul je met de laatste kaart van je voorraad, dan gaat je beurt verder zonder dat je er een van pakt.
    .title = De laatste kaart van de voorraad
why-stock_last-card = Vanaf dan gelden de regels voor een lege voorraad.
rule-action_reshuffle = Heb je je laatste actiekaart omgedraaid, dan schud je ze aan het eind van je beurt alle twaalf tot een nieuwe stapel. Dat doe je ook met een lege hand, behalve als de ronde afgelopen is.
    .title = Opnieuw schudden
why-action_reshuffle = De speluitleg zegt dat je schudt aan het eind van de beurt waarin de laatste actiekaart is omgedraaid. Voor een lege hand staat er geen uitzondering, dus lezen wij die er ook niet in.
rule-end_stock-empty = Met een lege voorraad speel je door tot je hand leeg is. Draai een actiekaart om; pak de bovenste van je reserve als die aansluit, of speel anders een kaart uit je hand.
    .title = De voorraad is leeg
rule-end_solo = Als je hand leeg is, ben je klaar. De ander speelt alleen verder en mag met een boer nog stapeltjes uit je basis weghalen.
    .title = Solo spelen
rule-end_idle-reserve = Als je hand leeg is, ben je klaar, ook met kaarten in je reserve. Die kosten je punten.
    .title = Klaar met een reserve
why-end_idle-reserve = Volgens de speluitleg speel je tot alle kaarten uit je hand liggen, en niet langer.
rule-score_reserve = Aan het eind kost elke kaart in je reserve een punt.
    .title = Wat de reserve kost
rule-match_target = Wie na de laatste kaart 33 punten of meer heeft, wint. Meestal zijn daar twee rondes voor nodig. Een tafel mag een ander doel kiezen.
    .title = 33 punten
why-match_target = De speluitleg zegt 33 punten. Wij lezen dat als het gewone doel: je mag samen een ander doel afspreken.
rule-match_both = Halen meer spelers in dezelfde ronde het doel, dan wint het hoogste totaal. Zijn de totalen gelijk, dan speel je nog een ronde.
    .title = Allebei het doel gehaald
why-match_both = Zo wordt dat meestal beslist; de speluitleg zegt er niets over.
rule-match_no-one = Heeft niemand het doel gehaald, dan speel je nog een ronde.
    .title = Niemand het doel gehaald
why-match_no-one = De speluitleg verwacht dat één ronde niet genoeg is.
rule-flexible_king = Met een koning mag je ook alleen de bovenste drie kaarten van een eigen stapeltje van meer dan drie wegnemen: 1 punt.
    .title = Koning: drie eraf
why-flexible_king = De speluitleg biedt dit aan als variant. Spreek zelf af of je ermee speelt.
rule-flexible_queen = Met een vrouw mag je ook alleen de bovenste twee kaarten van een eigen stapeltje van meer dan twee wegnemen: geen punten.
    .title = Vrouw: twee eraf
why-flexible_queen = De speluitleg biedt dit aan als variant. Spreek zelf af of je ermee speelt.
rule-flexible_jack = Met een boer mag je ook de bovenste kaart van een eigen stapeltje van twee of meer wegnemen: geen punten.
    .title = Boer: één eraf
why-flexible_jack = De speluitleg biedt dit aan als variant. Bij de koning en de vrouw staan punten, bij de boer niet; wij lezen dat als geen punten.
rule-flexible_suit = Ook als je een deel van een stapeltje wegneemt, moet de bovenste kaart de kleur van de actiekaart hebben.
    .title = De kleur telt nog steeds
why-flexible_suit = De speluitleg zegt dat in de variant de regels van het basisspel gelden.
rule-flexible_uncovered = Een kaart die tevoorschijn komt als er andere weggaan, levert niets op.
    .title = Wat tevoorschijn komt
why-flexible_uncovered = Er is niets gelegd, en alleen een kaart die gelegd wordt of een plek vult, kan punten opleveren.
rule-three_duo = Met drie spelers is een duo 1 punt waard als de kaart in één andere basis ligt, en 2 als hij in allebei ligt.
    .title = Duo met drie
rule-three_jack = Met drie spelers haalt een boer een stapeltje weg bij één andere speler, ook als het bij allebei kan.
    .title = Boer met drie
why-three_jack = De speluitleg zegt dat je hem bij één speler mag inzetten als ze allebei een stapeltje van zijn kleur hebben. Wij lezen dat als: één stapeltje van één van de twee, en jij kiest van wie.
rule-three_jack-choice = Een boer mag ook als maar één van de anderen een stapeltje heeft dat past.
    .title = Eén stapeltje is genoeg
why-three_jack-choice = De speluitleg kan ook bedoelen dat ze er allebei een moeten hebben. Wij lezen erin dat de boer bij één speler werkt.
rule-three_order = Met drie spelers speel je met de klok mee, vanaf wie begint.
    .title = Met de klok mee
why-three_order = Dat is gebruikelijk; de speluitleg zegt het niet.

## Wrong rules that people hold, told gently

misconception-covers-what-fits = Het lijkt erop dat je kijkt naar de kaart die je bedekt. Het gaat om wat ernaast ligt, niet om wat eronder ligt.
misconception-diagonal-is-beside = Het lijkt erop dat je ook een schuin stapeltje als buur telt. Naast is links, rechts, boven of onder.
misconception-any-suit-runs = Het lijkt erop dat je een kaart aansluit naast de volgende waarde van elke kleur. Eén hoger of lager moet van dezelfde kleur zijn.
misconception-ten-is-last = Het lijkt erop dat je bij de tien stopt. Na de tien komt de aas, in een kring.
misconception-reserve-takes-any = Het lijkt erop dat je elke kaart op de reserve legt. Alleen een kaart die nergens aansluit, mag daarheen.
misconception-drawn-may-wait = Het lijkt erop dat je de kaart van de reserve in de hand houdt. Die sluit je in dezelfde beurt aan.
misconception-suit-does-not-matter = Het lijkt erop dat je een stapeltje weghaalt wat er ook bovenop ligt. De kleur bovenop moet die van de koning of vrouw zijn.
misconception-jack-at-home = Het lijkt erop dat je een boer in je eigen basis inzet. Een boer haalt een stapeltje weg bij een ander.
misconception-action-card-waits = Het lijkt erop dat je de actiekaart bewaart. Die komt eerst: je zet hem in voordat je een kaart pakt, of niet.
misconception-filling-must-fit = Je denkt misschien dat de kaart die vult moet aansluiten. Elke kaart mag de plek vullen.
misconception-jack-needs-both = Je denkt misschien dat een boer bij allebei de anderen moet passen. Eén van de twee is genoeg.
misconception-jack-clears-both = Het lijkt erop dat je bij allebei de anderen een stapeltje weghaalt. Een boer werkt bij één van de twee; jij kiest.
misconception-quartet-and-trio = Het lijkt erop dat je het trio in een kwartet nog eens meetelt. Een kwartet is 2 punten, meer niet.
misconception-quartet-tops-up = Het lijkt erop dat je een trio dat groeit maar één punt extra geeft. Een kwartet levert de volle 2 punten op, ook na een trio.
misconception-each-trio-counts = Het lijkt erop dat je elk trio telt dat in een kwartet zit. Het kwartet telt één keer, voor 2 punten.
misconception-trio-scores-again = Het lijkt erop dat je een trio elke beurt opnieuw telt. Het telt één keer: als een nieuwe kaart het maakt.
misconception-mixed-run-is-trio = Het lijkt erop dat je drie waarden op een rij van allerlei kleuren voor een trio houdt. Een rijtje moet van één kleur zijn.
misconception-duo-by-rank = Het lijkt erop dat je van twee kaarten van dezelfde waarde een duo maakt. Het moet precies dezelfde kaart zijn, waarde en kleur.
misconception-covered-duo = Het lijkt erop dat je een bedekte kaart meetelt voor een duo. Alleen open kaarten tellen.
misconception-no-duo-from-reserve = Je denkt misschien dat een kaart van de reserve geen duo maakt. Dat kan gewoon, net als uit je hand.
misconception-better-one-counts = Het lijkt erop dat je van een duo en een trio alleen het beste telt. Ze tellen allebei.
misconception-every-card-counts = Het lijkt erop dat je een punt geeft voor elke kaart van een weggehaald stapeltje. Trek er twee af: drie kaarten is 1 punt.
misconception-filling-is-nothing = Je denkt misschien dat het vullen van een plek nooit punten oplevert. Een trio of kwartet dat zo ontstaat, telt.
misconception-uncovered-scores = Het lijkt erop dat je een trio telt met een kaart die tevoorschijn komt. Er is niets gelegd, dus het telt niet.
misconception-turns-go-back = Het lijkt erop dat je de tafel andersom rondgaat. De beurten gaan met de klok mee.
misconception-no-stock-no-turn = Het lijkt erop dat je de beurt beëindigt als vullen de laatste kaart van de voorraad kost. De beurt gaat door, zonder van de voorraad te pakken.
misconception-stock-ends-round = Het lijkt erop dat je de ronde beëindigt als een voorraad leeg is. Je speelt door tot alle handen leeg zijn.
misconception-first-out-ends = Het lijkt erop dat je de ronde beëindigt als de eerste hand leeg is. De anderen spelen alleen verder.
misconception-reserve-is-played-out = Je denkt misschien dat de reserve nog op moet. Zijn alle handen leeg, dan is de ronde afgelopen en kost de reserve punten.
misconception-ace-begins = Het lijkt erop dat je de aas voor de hoogste kaart houdt. Om te zien wie begint, is hij de laagste.
misconception-clubs-are-highest = Het lijkt erop dat je klaver boven schoppen zet. Klaver is het laagst, dan ruiten, harten en schoppen.
misconception-highest-sum-begins = Het lijkt erop dat je de basiskaarten optelt. De allerhoogste kaart bepaalt wie begint.
misconception-first-of-equals = Het lijkt erop dat je de eerste speler laat beginnen als de hoogste kaarten gelijk zijn. Vergelijk dan de op één na hoogste.

## Worked examples

example-base =
    .title = Een basis van vier
    .task = Een beurt begint met een actiekaart: een koning (K), een vrouw (Q) of een boer (J). Draai de jouwe om.
    .task-2 = Voor Q♣ is hier niets te doen. Straks zie je waar een vrouw voor dient. Sla hem over.
    .task-3 = Pak een kaart van de voorraad.
    .task-4 = 5♠ hoort bij 6♠, en moet er dus naast komen. Leg hem op een van de twee kaarten naast 6♠.
    .done = Dat is een beurt: actiekaart, pakken, spelen. Jij begon omdat jouw 8♥ de hoogste kaart van beide bases is; de azen tellen als één.
example-lots =
    .title = Alle vier gelijk
    .task = De hoogste kaart in een basis begint. Speler 1 en 2 hebben dezelfde vier kaarten, en speler 3 heeft een aas waar zij een twee hebben. Loot nu.
    .done = Alleen speler 1 en 2 loten. Een aas is laag, dus speler 3 viel af bij de vierde kaart.
example-equal =
    .title = Dezelfde waarde
    .task = Gelijke kaarten horen bij elkaar. Leg 6♦ naast 6♠: links, rechts, erboven of eronder.
    .done = Wat je bedekt, maakt niet uit. Wat ernaast ligt wel.
example-suit-run =
    .title = Dezelfde kleur
    .task = De kleur van een kaart is ♠, ♥, ♦ of ♣, en kaarten van één kleur die op elkaar volgen, sluiten aan. Probeer 3♥ op 4♥ te leggen.
    .task-2 = Ernaast, niet erop. Leg 3♥ naast 4♥.
    .done = Harten 3 en 4 liggen naast elkaar. De kaart die je bedekte, deed er niet toe.
example-circle =
    .title = De kring van waarden
    .task = De aas komt tussen de tien en de twee. Leg A♥ naast 10♥.
    .done = Na de tien komt de aas, en na de aas de twee: de waarden vormen een kring.
example-laying-off =
    .title = Op de reserve
    .task = Eén van je kaarten sluit aan in de basis, maar je mag ook een kaart wegleggen die nergens aansluit. Leg zo’n kaart op de reserve.
    .done = Een kaart die nergens aansluit, mag je wegleggen, ook als je een andere kunt aansluiten. Aan het eind kost hij een punt.
example-taking =
    .title = Voorraad of reserve
    .task = 9♦ ligt op je reserve. Probeer hem te pakken.
    .task-2 = 9♦ sluit nergens aan in je basis, dus hij blijft liggen. Pak van de voorraad.
    .done = In plaats van een kaart van de voorraad mag je de bovenste van de reserve pakken, maar alleen als die aansluit in je basis.
example-from-reserve =
    .title = Terug van de reserve
    .task = 7♦ op je reserve sluit aan naast 7♠. Pak die kaart.
    .task-2 = Probeer in plaats daarvan 4♦ te leggen.
    .task-3 = Wat je van de reserve pakt, sluit je nu aan in de basis. Leg 7♦.
    .done = De ander heeft ook 7♦: een duo, 2 punten, net als met een kaart uit je hand.
example-trio =
    .title = Trio
    .task = Er liggen twee zessen in je basis. Leg de derde.
    .done = 6♠ 6♣ 6♦: 1 punt, één keer. Met 6♥ kan het een kwartet worden.
example-dealt-trio =
    .title = Goed gedeeld
    .task = Er zijn drie zessen gedeeld, en dat punt is al genoteerd. Leg de vierde zes.
    .done = Het kwartet levert 2 punten op, ook al heeft het trio al geteld.
example-quartet =
    .title = Kwartet
    .task = Harten 3, 4 en 6 liggen in je basis. Leg de kaart die ontbreekt.
    .done = 3♥ 4♥ 6♥ 5♥ zijn vier op een rij, in welke volgorde ook: 2 punten, en niets extra’s voor de trio’s erin.
example-quartet-again =
    .title = En nog eens
    .task = Het kwartet heeft al geteld. Leg een hartenkaart zodat er opnieuw vier op een rij ontstaan.
    .done = { $move }: { $cards } is een nieuw kwartet, weer { $points } punten. Het kon op twee manieren: aan elk einde van de rij.
example-duo =
    .title = Duo
    .task = Zoek de kaart in je hand die open in de andere basis ligt, en leg hem.
    .done = { $total ->
        [3] 7♦ gaf een trio en een duo: 1 en 2 punten.
       *[other] 7♦ gaf een duo: 2 punten. Op een andere kaart had hij ook een trio gegeven.
    } Met 4♣ had je geen duo: in de andere basis ligt geen 4♣ open.
example-timing =
    .title = Wanneer je een actiekaart inzet
    .task = Draai de actiekaart om.
    .task-2 = Q♦ past bij het stapeltje met 6♦ bovenop. Sla hem toch over en pak een kaart.
    .task-3 = Probeer nu Q♦ alsnog in te zetten bij dat stapeltje.
    .done = Na het pakken is het te laat. Zet een actiekaart meteen in, of niet.
example-queen =
    .title = De vrouw
    .task = Draai de actiekaart om.
    .task-2 = Q♦ kan een stapeltje van jou weghalen met een ruiten bovenop. Haal dat met 6♦ weg.
    .task-3 = De lege plek moet gevuld worden, en die kaart hoeft niet aan te sluiten. Vul de plek met 4♠ van de reserve.
    .done = Vier kaarten zijn 2 punten, en 4♠ 5♠ 6♠ zijn een trio: nog 1. Je reserve is ook leeg. De voorraad had de plek ook kunnen vullen.
example-jack =
    .title = De boer
    .task = Draai de actiekaart om.
    .task-2 = Een boer werkt in de andere basis. Haal daar het stapeltje met 6♦ bovenop weg.
    .done = Drie kaarten, 1 punt voor jou. De voorraad van de ander vult de plek, nooit de reserve, of de kaart nu aansluit of niet.
example-last-card =
    .title = De laatste kaart
    .task = Er ligt nog één kaart in je voorraad. Haal het stapeltje met 6♦ bovenop weg.
    .task-2 = Vul de plek met die laatste kaart.
    .task-3 = Nu is de voorraad leeg, en een reserve heb je niet. Pak niets.
    .done = De beurt gaat verder zonder nieuwe kaart: je speelt met wat je hebt.
example-end-phase =
    .title = De voorraad is leeg
    .task = Geen voorraad en geen reserve. Draai de actiekaart om.
    .task-2 = Haal het stapeltje met 6♦ bovenop weg.
    .task-3 = Er is niets om de plek te vullen, dus die blijft leeg. Ga verder en pak niets.
    .task-4 = Probeer 4♦ op de lege plek te leggen.
    .done = 4♦ hoort op 8♥, naast 5♦. Op de lege plek komt geen kaart uit de hand.
example-reshuffle =
    .title = Een nieuwe stapel actiekaarten
    .task = Elke beurt kost een actiekaart, en K♠ was de laatste van je twaalf. Speel een kaart.
    .task-2 = Je beurt is voorbij, en je actiekaarten zijn op. Schud ze tot een nieuwe stapel.
    .done = Alle twaalf actiekaarten liggen weer gesloten, in een nieuwe volgorde. In een spel kom je hier aan het eind van je twaalfde beurt.
example-out-first =
    .title = Geen kaarten meer
    .task = Je voorraad is op, en 9♣ is je laatste kaart. Hij past nergens: leg hem op je reserve.
    .done = Je hand is leeg, en je bent klaar. Speler 2 heeft nog kaarten en speelt alleen verder.
example-solo =
    .title = Solo
    .task = De hand van speler 2 is leeg, en jij speelt alleen verder. Draai de actiekaart om.
    .task-2 = Haal het stapeltje met 6♦ bovenop weg.
    .task-3 = Speel je laatste kaart.
    .done = Speler 2 kon alleen toekijken: het stapeltje is voor jou, en drie kaarten in de reserve kosten speler 2 drie punten.
example-last-hand =
    .title = De laatste kaarten
    .task = Allebei de voorraden zijn leeg, en speler 2 is klaar. Jij hebt nog twee kaarten. Speel er een waar de andere naast past.
    .task-2 = De volgende beurt: draai de actiekaart om.
    .task-3 = Er valt geen kaart te pakken. Leg 5♦ zo dat hij een trio maakt.
    .done = Jouw hand is nu ook leeg, dus de ronde is afgelopen. Het trio was een punt, en 9♣ op je reserve kostte er een.
example-counting =
    .title = Tellen
    .task = Speler 2 heeft 36 punten, en jij hebt er 40. Leg je laatste kaart.
    .done = 36 min 1 is 35, 40 min 3 is 37. Allebei voorbij de 33, en het hoogste totaal wint. Onder de 33 zouden jullie nog een ronde spelen.
example-part-of-a-pile =
    .title = Een deel van een stapeltje
    .task = Aan deze tafel mogen actiekaarten een deel van een stapeltje weghalen, en K♦ ligt open. Neem drie kaarten van het stapeltje met 6♦ bovenop.
    .done = 1 punt, en A♣ ligt weer open.
example-uncovered =
    .title = Wat tevoorschijn komt
    .task = Q♥ ligt open. Neem alleen twee kaarten van het stapeltje met 2♥ bovenop.
    .done = Nu liggen er drie zessen open, maar er is niets gelegd: geen punt voor het trio.
example-own-jack =
    .title = Een boer in je eigen basis
    .task = J♦ ligt open. Neem 6♦ van je eigen stapeltje.
    .done = Met deze huisregel mag een boer in je eigen basis één kaart wegnemen. Dat levert niets op, maar 6♣ ligt weer open.
example-three-duo =
    .title = Duo met drie
    .task = Allebei de anderen hebben 7♦ in hun basis. Leg de jouwe.
    .task-2 = Nu gaat de beurt met de klok mee. Draai de actiekaart van speler 2 om.
    .done = Twee andere bases, 2 punten. Bij één andere basis was het er 1 geweest.
example-three-jack =
    .title = Eén van de twee
    .task = J♦ ligt open. Probeer hem bij het stapeltje van speler 2.
    .task-2 = 9♠ is geen ruiten. Haal het stapeltje van speler 3 weg.
    .done = Het is genoeg als één van de anderen een passend stapeltje heeft. Drie kaarten, 1 punt.

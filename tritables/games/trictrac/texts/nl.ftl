# Tric Trac in Dutch. Seats: 0 is White, 1 is Black.

game-title = Tric Trac
game-blurb = een wedloop voor twee, met elk vijftien stenen en één worp die alles verandert.
game-minutes = 30
seat-name = { $seat ->
        [0] Wit
       *[1] Zwart
    }
you-are = { $seat ->
        [0] Jij bent Wit.
       *[1] Jij bent Zwart.
    }

## The sides and a throw, as other sentences name them

-tric-trac = 1, 1, 2, 2, 5, 5, 6, 6
other-side = { $seat ->
        [0] Zwart
       *[1] Wit
    }
colour = { $seat ->
        [0] witte
       *[1] zwarte
    }
other-colour = { $seat ->
        [0] zwarte
       *[1] witte
    }

## Places, as a screen reader says them

place-empty = Plek { $point }, leeg
place-white = Plek { $point }, { $count ->
        [one] { $count } witte steen
       *[other] { $count } witte stenen
    }
place-black = Plek { $point }, { $count ->
        [one] { $count } zwarte steen
       *[other] { $count } zwarte stenen
    }
place-bar = { $who ->
        [you] Jouw balk
       *[any] Balk van { seat-name }
    }, { $count ->
        [0] leeg
        [one] { $count } steen
       *[other] { $count } stenen
    }
place-off = { $who ->
        [you] Uitgegooid door jou
       *[any] Uitgegooid door { seat-name }
    }: { $count ->
        [0] nog geen
        [one] { $count } steen
       *[other] { $count } stenen
    }
place-dice = Nog te spelen: { $dice }{ $again ->
        [1] , en dan nog een worp
       *[0] {""}
    }
place-dice-throw = Dobbelstenen, klaar om te gooien
place-dice-none = Dobbelstenen

## Who is to do what

status-roll-off = Ieder gooit één dobbelsteen. De hoogste begint.
status-throw = { $who ->
        [you] Jij bent aan de beurt: gooi de dobbelstenen.
       *[any] { seat-name } gooit de dobbelstenen.
    }
status-again = { $who ->
        [you] Jij gooit nog een keer.
       *[any] { seat-name } gooit nog een keer.
    }
status-play = { $who ->
        [you] Jij speelt een { $die }.
       *[any] { seat-name } speelt een { $die }.
    }
hint-forced = De { $die } kan maar op één manier: { move-step }.
hint-look-ahead = Alleen na { move-step } is de { $next } die op de { $die } volgt nog te spelen.
status-won = { $who ->
        [you] Jij hebt gewonnen! Al je 15 stenen zijn eruit; { other-side } had er
        [them] { seat-name } heeft gewonnen! Alle 15 stenen zijn eruit; jij had er
       *[any] { seat-name } heeft gewonnen! Alle 15 stenen zijn eruit; { other-side } had er
    } { $other ->
        [0] nog geen
       *[other] { $other }
    } uit.
draw-dice = Gooien
throw-for-start = { $who ->
        [you] Jouw dobbelsteen
       *[any] Dobbelsteen van { seat-name }
    }
throw-die = { $nth ->
        [1] Eerste dobbelsteen
       *[2] Tweede dobbelsteen
    }

## Moves in words

move-step = { $source ->
        [0] balk
       *[other] { $source }
    } → { $target ->
        [25] eruit
       *[other] { $target }
    }{ $hits ->
        [1] , raak
       *[0] {""}
    }
move-start = Wit { $white }, Zwart { $black }
move-roll = { $low } en { $high }

## Why a move is refused

verdict-unreadable = “{ $move }” is geen zet. Schrijf een zet als 8/13, bar/3 (van de balk) of 19/off (eruit).
verdict-over = { $who ->
        [you] Het spel is afgelopen: jij hebt
       *[any] Het spel is afgelopen: { seat-name } heeft
    } alle 15 stenen uitgegooid.
verdict-throw-first = Gooi eerst de dobbelstenen. Speel daarna wat ze laten zien.
verdict-roll-off-first = Eerst gooien Wit en Zwart elk één dobbelsteen, om te zien wie begint.
verdict-roll-off-equal = Twee keer { $die } beslist niets. Bij gelijke dobbelstenen gooi je opnieuw.
verdict-roll-off-done = Wie begint, is al bekend: { $who ->
        [you] jij bent aan de beurt
       *[any] { seat-name } is aan de beurt
    }.
verdict-lower-written-first = Schrijf het laagste getal eerst: { $move }.
verdict-die-left = De { $die } kan nog gespeeld worden, dus die moet eerst. Daarna wordt er weer gegooid.
verdict-off-stays = Een steen die eruit is, blijft eruit.
verdict-other-bar = Dat is de balk van { other-side }, en { $who ->
        [you] jij bent aan de beurt
       *[any] { seat-name } is aan de beurt
    }.
verdict-other-tray = Daar komen de stenen van { other-side }. { $who ->
        [you] Die van jou gaan ernaast.
       *[any] Die van { seat-name } gaan ernaast.
    }
verdict-onto-bar = Niemand zet zelf een steen op de balk. Daar kom je alleen als je geslagen wordt.
verdict-onto-dice = De dobbelstenen blijven liggen: een steen gaat naar een plek op het bord. Nu is de { $die } aan de beurt.
verdict-die-gone = De { $distance } is al gespeeld. Nu is de { $die } aan de beurt.
verdict-bar-empty = { $who ->
        [you] Je hebt geen steen
       *[any] { seat-name } heeft geen steen
    } op de balk.
    .rule = Stenen op de balk
verdict-not-yours = { $who ->
        [you] Jij bent aan de beurt, en de steen
       *[any] { seat-name } is aan de beurt, en de steen
    } op plek { $point } is van { other-side }. Begin met een { colour } steen.
verdict-no-stone = Op plek { $point } staat geen { colour } steen. Begin waar er wel een staat.
verdict-bar-first = { $count ->
        [one] Er staat nog een steen op de balk. Die moet naar binnen voordat je
       *[other] Er staan nog { $count } stenen op de balk. Die moeten naar binnen voordat je
    } een andere steen verzet.
verdict-wrong-entry = { $who ->
        [you] Jij komt binnen
       *[any] { seat-name } komt binnen
    } op plek { $seat ->
        [0] 1 tot en met 6
       *[1] 24 tot en met 19
    }: met een { $die } is dat plek { $entry }, niet plek { $point }.
    .rule = { rule-bar_entry.title }
verdict-wrong-way = { $who ->
        [you] Jouw stenen
       *[any] { $seat ->
            [0] Witte stenen
           *[1] Zwarte stenen
        }
    } gaan alleen { $seat ->
        [0] omhoog, van 1 naar 24
       *[1] omlaag, van 24 naar 1
    }.
verdict-not-all-home = Uitgooien mag pas als al je stenen die nog meedoen thuis zijn. { $count ->
        [one] Op plek { $point } staat er nog minstens één
       *[other] Op { $count } plekken buiten je thuisvak staan er nog
    }.
verdict-inside-home = Al je stenen zijn thuis, dus binnen je thuisvak mag je niets meer verzetten. Met de { $die } gooi je alleen een steen van plek { $exact } uit.
verdict-off-exact = Een steen op plek { $point } gaat er alleen uit met precies een { $needs }. Je speelt nu een { $die }.
verdict-order-normal = De laagste dobbelsteen gaat voor: speel de { $die } vóór de { $distance }.
verdict-order-trictrac = Een tric trac speel je als { -tric-trac }, precies zo achter elkaar. Nu moet de { $die }, nog niet de { $distance }.
verdict-order-double = Dubbel speel je in een vaste volgorde: twee keer het gegooide getal, dan twee keer wat er nog bij moet tot zeven. Nu moet de { $die }, nog niet de { $distance }.
verdict-no-such-die = Dat is { $distance ->
        [one] { $distance } plek
       *[other] { $distance } plekken
    } ver. Je speelt nu een { $die }.
verdict-blocked = Op plek { $point } staan { $count } { other-colour } stenen. Met twee of meer sluit je tegenstander een plek af.
verdict-look-ahead = Na deze { $die } kun je de { $next } die erop volgt niet spelen. Je kunt de { $die } ook zo spelen dat het wel lukt, dus dat moet.
verdict-no-hit = Op plek { $point } valt niets te slaan: laat het sterretje weg.

## What is wrong with a position or a throw by hand

bad-faces = Een worp heeft twee dobbelstenen met elk één tot zes ogen.
bad-stones = { seat-name } hoort 15 stenen te hebben, samen op het bord, op de balk en eruit. Nu zijn het er { $count }.
bad-throw-order = Het laagste getal hoort voorop te staan.
bad-no-turn = Vóór de worp die zegt wie begint, en na het einde, is niemand aan de beurt: dan is er geen worp, geen dobbelsteen over en geen recht om nog een keer te gooien.
bad-both-off = Wit en Zwart kunnen niet allebei alle stenen uitgegooid hebben.
bad-roll-off = Bij de worp die zegt wie begint, staan alle stenen nog op de balk.
bad-over = Een van de twee heeft alle stenen uitgegooid, dus het spel is afgelopen en niemand is aan de beurt.
bad-left = Hier horen de laatste getallen van de worp te staan, in dezelfde volgorde.
bad-again = Na dubbel of een tric trac volgt nog een worp, na een andere worp niet.
bad-throw-over = Van deze worp is niets meer over en er volgt geen nieuwe. De beurt is dus voorbij, en hier hoort geen worp te staan.
bad-unplayable = Een { $die } kan hier niet gespeeld worden, dus daarmee was de worp al gestopt.

## What happened, and by which rule

event-start_roll-off = { $who ->
        [you] { $seat ->
            [0] Jij gooide { $white }, Zwart { $black }: jij begint.
           *[1] Jij gooide { $black }, Wit { $white }: jij begint.
        }
        [them] { $seat ->
            [0] Jij gooide { $black }, Wit { $white }: Wit begint.
           *[1] Jij gooide { $white }, Zwart { $black }: Zwart begint.
        }
       *[any] Wit gooide { $white }, Zwart { $black }: { seat-name } begint.
    }
event-throw_normal = { $who ->
        [you] Jij gooide
       *[any] { seat-name } gooide
    } { $low } en { $high }: eerst de { $low }, dan de { $high }.
event-throw_trictrac = Tric trac! { $who ->
        [you] Jij speelt { -tric-trac } en gooit
       *[any] { seat-name } speelt { -tric-trac } en gooit
    } daarna nog een keer.
event-throw_double = { $who ->
        [you] Jij gooide
       *[any] { seat-name } gooide
    } dubbel { $low }: eerst { $low }, { $low }, dan { $rest }, { $rest }, en daarna nog een worp.
event-bar_first = { $who ->
        [you] Jij kwam binnen
       *[any] { seat-name } kwam binnen
    } op plek { $point }.
event-move_hit = { $who ->
        [you] Jij sloeg de { other-colour } steen
        [them] { seat-name } sloeg jouw steen
       *[any] { seat-name } sloeg de { other-colour } steen
    } op plek { $point }. Die gaat terug naar de balk.
event-off_exact = { $who ->
        [you] Jij gooide een steen
       *[any] { seat-name } gooide een steen
    } van plek { $point } uit, met precies een { $die }.
event-throw_look-ahead = Niet elke zet met de { $die } mocht hier: na sommige was de { $next } niet meer te spelen.
event-throw_stop = { $bar ->
        [1] Met de { $die } kom je niet van de balk
       *[0] De { $die } kan niet gespeeld worden
    }, dus de worp stopt. { $lost ->
        [one] Eén dobbelsteen vervalt.
       *[other] { $lost } dobbelstenen vervallen.
    }
event-throw_again = { $who ->
        [you] Jij gooit nog een keer.
       *[any] { seat-name } gooit nog een keer.
    }
event-goal_all-off = { $who ->
        [you] Jij hebt alle 15 stenen uitgegooid en wint
       *[any] { seat-name } heeft alle 15 stenen uitgegooid en wint
    } meteen.

## The story of a round

story-way = { $who ->
        [you] Jij wint
       *[any] { seat-name } wint
    }: { $whom ->
        [you] jij had
       *[any] { other-side } had
    } met alle stenen samen nog { $way ->
        [one] één plek
       *[other] { $way } plekken
    } te gaan{ $close ->
        [1] . Dat was spannend!
       *[0] .
    }
story-hits = { $who ->
        [you] Jij sloeg
       *[any] { seat-name } sloeg
    } { $more ->
        [one] één steen
       *[other] { $more } stenen
    }, { $whom ->
        [you] jij
       *[any] { other-side }
    } { $less ->
        [0] geen
       *[other] { $less }
    }.
story-lost = { $whom ->
        [you] Jij kon
       *[any] { other-side } kon
    } { $more ->
        [one] één dobbelsteen
       *[other] { $more } dobbelstenen
    } niet spelen, { $who ->
        [you] jij
       *[any] { seat-name }
    } { $less ->
        [0] geen
       *[other] { $less }
    }.
story-again = { $who ->
        [you] Jij had
       *[any] { seat-name } had
    } { $more ->
        [one] één extra worp
       *[other] { $more } extra worpen
    }, { $whom ->
        [you] jij
       *[any] { other-side }
    } { $less ->
        [0] geen
       *[other] { $less }
    }.

## The rulebook

rule-setup_all-on-bar = Wit en Zwart hebben elk 15 stenen. Die beginnen allemaal op de balk; het bord is nog leeg.
    .title = Alles op de balk
rule-goal_all-off = Wie het eerst alle 15 stenen heeft uitgegooid, wint. Dat geldt meteen, ook als er nog dobbelstenen te spelen zijn.
    .title = Het doel
why-goal_all-off = Volgens de speluitleg wint wie het eerst alle stenen uit heeft. Wij lezen: op dat moment zelf, dus de dobbelstenen die over zijn, tellen niet meer.
rule-start_roll-off = Wit en Zwart gooien elk één dobbelsteen. De hoogste begint en gooit dan met allebei. Is het gelijk, dan gooi je opnieuw.
    .title = Wie begint
why-start_roll-off = De speluitleg zegt niet wie begint. Bij backgammon gaat het zo, en volgens de speluitleg begint iedere beurt met een worp van twee dobbelstenen.
rule-turn_alternate = Je bent om en om aan de beurt. Een beurt begint met een worp van twee dobbelstenen, en je verzet alleen je eigen stenen.
    .title = Om en om
rule-move_direction = Witte stenen gaan omhoog, van 1 naar 24. Zwarte gaan omlaag, van 24 naar 1. Terug mag nooit.
    .title = Welke kant op
rule-move_landing = Een steen mag naar een lege plek, naar een plek met eigen stenen, hoeveel het er ook zijn, of naar een plek met één losse steen van je tegenstander. Twee of meer van je tegenstander sluiten een plek af.
    .title = Waar een steen mag komen
rule-move_hit = Kom je op een losse steen van je tegenstander, dan sla je hem: hij gaat terug naar zijn balk en begint helemaal opnieuw.
    .title = Slaan
rule-bar_first = Zolang je stenen op de balk hebt, mag er niets anders bewegen. De dobbelsteen zegt op welke plek je binnenkomt, geteld vanaf je eigen begin: met een 3 komt Wit op plek 3 en Zwart op plek 22.
    .title = Eerst van de balk
why-bar_first = Volgens de speluitleg gaan stenen op de balk voor, maar er staat niet bij waar ze binnenkomen. Die plekken zijn onze keuze.
rule-bar_entry = Een steen komt binnen op de plek van de dobbelsteen, geteld vanaf zijn eigen begin: Wit op 1 tot en met 6, Zwart op 24 tot en met 19.
    .title = Waar je binnenkomt
why-bar_entry = De speluitleg noemt die plekken niet. Gezien de looprichting kunnen het geen andere zijn, en bij backgammon is het net zo.
rule-throw_normal = Met twee verschillende dobbelstenen speel je eerst de laagste en dan de hoogste.
    .title = Twee verschillende dobbelstenen
rule-throw_trictrac = 1 en 2 samen is een tric trac. Je speelt { -tric-trac }, precies zo achter elkaar. Daarna gooi je nog een keer.
    .title = Tric trac
rule-throw_double = Bij dubbel speel je twee keer het getal en dan twee keer wat er nog bij moet tot zeven. Daarna gooi je nog een keer. Zo wordt 6-6: 6, 6, 1, 1.
    .title = Dubbel
rule-throw_must-move = Een dobbelsteen die je kunt spelen, moet je spelen. Ook als je liever niet wilt.
    .title = Spelen moet
why-throw_must-move = Volgens de speluitleg verzet je een steen “indien mogelijk”. Wij lezen dat als een plicht: wat kan, moet.
rule-throw_compulsory = De extra stappen van dubbel of een tric trac en de worp daarna zijn verplicht. Je moet ze allemaal spelen, zolang het kan.
    .title = Verplicht
why-throw_compulsory = De speluitleg zegt dat het mag. In spelregels betekent “mag” vaak gewoon dat jij aan zet bent, en nergens staat hoe je zou kunnen weigeren.
rule-throw_look-ahead = Soms kun je na de ene zet de volgende dobbelsteen nog spelen en na de andere niet. Dan moet je een zet kiezen waarna het nog kan. Een steen uitgooien is ook spelen. Je kijkt één dobbelsteen vooruit, niet verder.
    .title = Eén dobbelsteen vooruit
why-throw_look-ahead = In de speluitleg staat dit bij gewone worpen. Wij lezen het voor iedere worp.
rule-throw_look-ahead_scope = Je kijkt alleen naar de volgende dobbelsteen van dezelfde worp, nooit naar een worp die misschien nog komt.
    .title = Hoe ver vooruit
why-throw_look-ahead_scope = De speluitleg kijkt maar één zet ver. En een worp die nog niet gevallen is, kan niemand zien.
rule-throw_look-ahead_all-throws = Vooruitkijken en stoppen gelden ook bij dubbel en bij een tric trac.
    .title = Voor iedere worp
why-throw_look-ahead_all-throws = In de speluitleg staan ze bij de gewone worp. Maar daar staat ook dat je een recht op nog een worp houdt, en dat heb je alleen bij dubbel of een tric trac.
rule-throw_stop = Een dobbelsteen die je niet kunt spelen, maakt een eind aan de worp. Die dobbelsteen vervalt, en alles wat erna komt ook.
    .title = De worp stopt
why-throw_stop = In de speluitleg staat dit bij gewone worpen. Wij lezen het voor iedere worp.
rule-throw_again = Na dubbel of een tric trac gooi je nog een keer, ook als de worp halverwege stopte.
    .title = Nog een keer gooien
why-throw_again = Volgens de speluitleg mag je nog eens gooien, ook als de rest van een worp vervalt. Wij lezen dat als een plicht.
rule-bar_blocked-throws-again = Kan een steen niet van de balk, dan stopt de worp. Had je recht op nog een worp, dan houd je dat.
    .title = Vast op de balk
why-bar_blocked-throws-again = Op de ene plek laat de speluitleg de beurt voorbijgaan, op de andere houd je het recht op nog een worp. Het tweede komt later en is preciezer, dus dat telt.
rule-off_all-home = Je mag stenen uitgooien zodra al je stenen die nog meedoen thuis zijn. Het thuisvak van Wit is 19 tot en met 24, dat van Zwart 1 tot en met 6.
    .title = Eerst alles thuis
rule-off_exact = Een steen gaat er alleen uit met precies het aantal stappen dat hij nog moet: met een 2 gooit Wit een steen van plek 23 uit en Zwart een van plek 2. Een hogere dobbelsteen helpt niet.
    .title = Precies eruit
rule-off_no-inside-move = Zijn al je stenen thuis, dan mag je er geen meer verzetten van de ene plek in je thuisvak naar de andere. Ze kunnen er alleen nog uit.
    .title = Niet zetten in je thuisvak
why-off_no-inside-move = De speluitleg verbiedt zetten “binnen het vak”. Wij lezen daarin je hele thuisvak.
rule-off_home-meant = Niet zetten in je thuisvak gaat over alle zes de plekken: 19 tot en met 24 voor Wit, 1 tot en met 6 voor Zwart.
    .title = Welk vak bedoeld is
why-off_home-meant = Met een vak kan de speluitleg ook één plek bedoelen. Maar binnen één plek valt er niets te verzetten.
rule-move_inside-home = Zolang er nog een steen van jou buiten staat, mag je binnen je thuisvak gewoon zetten.
    .title = Eerder mag het wel
why-move_inside-home = De speluitleg verbiedt zulke zetten alleen bij het uitgooien, en dat is dan nog niet begonnen.
rule-off_interrupted = Word je geslagen terwijl je al aan het uitgooien bent, dan wacht het uitgooien tot alles weer thuis is. Zo lang mag je binnen je thuisvak weer zetten.
    .title = Geslagen tijdens het uitgooien
why-off_interrupted = De speluitleg wil dat al je stenen thuis zijn. Een steen op de balk is dat niet.

## Wrong rules that people hold, told gently

misconception-higher-first = Het lijkt erop dat je de hoogste dobbelsteen eerst speelt. Bij twee verschillende gaat de laagste altijd voor.
misconception-trictrac-is-ordinary = Het lijkt erop dat je stopt na de enen en de tweeën. Een tric trac gaat verder: na 1, 1, 2, 2 komen 5, 5, 6, 6.
misconception-double-four-times = Het lijkt erop dat je bij dubbel vier keer hetzelfde getal speelt. Hier is het twee keer het getal, en dan twee keer wat er nog bij moet tot zeven.
misconception-die-may-be-left = Je denkt misschien dat je een vervelende dobbelsteen mag laten liggen. Wat je kunt spelen, moet je spelen.
misconception-double-is-a-gift = Je denkt misschien dat de tweede helft van een dubbel niet hoeft. Alle vier moet je spelen, als het kan.
misconception-no-looking-ahead = Het lijkt erop dat je elke zet kiest die bij de dobbelsteen past. Kijk één dobbelsteen verder: kan die na sommige zetten nog, dan moet je zo’n zet kiezen.
misconception-looks-two-ahead = Het lijkt erop dat je verder kijkt dan nodig is. Alleen de volgende dobbelsteen telt; wat daarna komt, mag vastlopen.
misconception-looks-in-normal-throws = Het lijkt erop dat je alleen bij gewone worpen vooruitkijkt. Ook bij dubbel en bij tric trac kijk je één dobbelsteen vooruit.
misconception-blocked-die-is-skipped = Het lijkt erop dat je een dobbelsteen die vastzit overslaat. Hij maakt een eind aan de worp: wat erna komt, vervalt ook.
misconception-no-second-throw = Het lijkt erop dat je na dubbel de beurt doorgeeft. Na dubbel en na tric trac gooi je nog een keer.
misconception-stuck-ends-turn = Je denkt misschien dat je je tweede worp kwijt bent als je op de balk vastzit. Na dubbel of tric trac gooi je toch nog een keer.
misconception-single-stone-blocks = Je denkt misschien dat één steen de weg verspert. Pas met z’n tweeën zijn ze veilig; een losse steen kun je slaan.
misconception-safe-at-home = Je denkt misschien dat stenen veilig zijn waar ze binnenkomen. Een losse steen kan overal geslagen worden.
misconception-bar-can-wait = Het lijkt erop dat je andere stenen verzet terwijl er een op de balk wacht. Eerst komen de stenen van de balk binnen.
misconception-enters-at-far-end = Het lijkt erop dat je vanaf de verkeerde kant telt als een steen binnenkomt. Hij komt op de plek van de dobbelsteen, geteld vanaf zijn eigen begin.
misconception-off-at-any-time = Het lijkt erop dat je uitgooit voordat iedereen thuis is. Dat mag pas als al je stenen die nog meedoen thuis zijn.
misconception-more-bears-off = Je denkt misschien dat een te hoge dobbelsteen ook goed is. Een steen gaat er alleen met het juiste getal uit.
misconception-moves-inside-home = Het lijkt erop dat je binnen het thuisvak zet terwijl alles thuis is. Dan mogen je stenen er alleen nog uit.
misconception-home-is-rest = Je denkt misschien dat een steen die thuis is nooit meer mag. Zolang er andere buiten zijn, mag hij binnen het thuisvak verder.
misconception-off-goes-on = Het lijkt erop dat je doorgaat met uitgooien nadat er een steen geslagen is. Eerst moeten ze allemaal weer thuis zijn.
misconception-throw-is-finished = Je denkt misschien dat de worp na de laatste steen nog wordt afgemaakt. Wie de laatste steen uitgooit, heeft meteen gewonnen.
misconception-lower-begins = Je denkt misschien dat de laagste dobbelsteen begint. De kant met de hoogste begint.

## Worked examples

example-start =
    .title = Het begin
    .task = Jij bent Wit. Ieder gooit één dobbelsteen, en de hoogste begint. Gooi de dobbelstenen.
    .task-2 = Jij gooide { $white }, en Zwart { $black }. Gooi nu allebei de dobbelstenen, voor de eerste beurt.
    .task-3 = Breng een steen in van de kant die begint: raak die stenen op de balk aan, en dan de plek die oplicht. De laagste dobbelsteen gaat voor.
    .task-4 = Breng er nog een in, met de andere dobbelsteen.
    .done = Dat was een hele beurt. De rest wacht op de balk, en nu gooit de ander.
example-direction =
    .title = Welke kant op?
    .task = Jij bent Wit, dus je stenen gaan omhoog. Speel de 3 met een steen naar keuze.
    .task-2 = Nu de 5. Probeer terug te lopen: van 12 omlaag naar 7.
    .done = Stenen gaan nooit terug. Probeer gerust van alles: het bord zegt welke regel in de weg zit.
example-close-point =
    .title = Met z’n tweeën
    .task = Jij bent Wit. Twee van je stenen staan alleen, op 3 en op 5. Speel de 3, van 5 naar 8.
    .task-2 = Speel de 5 naar dezelfde plek, van 3 naar 8.
    .done = Twee stenen bij elkaar: plek 8 is dicht, en Zwart kan daar niet meer komen.
example-landing =
    .title = Open en dichte plekken
    .task = Je moet een 1 spelen. Op plek 11 staan drie zwarte stenen: probeer er vanaf plek 10 te komen.
    .task-2 = Op plek 18 staat één losse zwarte steen. Sla hem!
    .done = De zwarte steen staat op zijn balk en moet helemaal opnieuw beginnen.
example-bar-first =
    .title = Van de balk
    .task = Wit heeft een steen op de balk. Probeer de 3 met een andere steen te spelen, van 8 naar 11.
    .task-2 = Breng nu die van de balk in met de 3, en kijk eens wie daar staat.
    .task-3 = Speel de 4 met een steen naar keuze, en gooi dan voor Zwart.
    .task-4 = Nu moet eerst de steen op de balk van Zwart naar binnen. Breng hem binnen.
    .done = Wie geslagen is, moet eerst weer naar binnen. Met een 2 komt Zwart binnen op plek 23.
example-lower-first =
    .title = De laagste eerst
    .task = Jij bent Wit. Gooi de dobbelstenen.
    .task-2 = Een 3 en een 5. Probeer de 5 eerst te spelen, van 6 naar 11.
    .task-3 = Met de 3 kun je de 5 voorbereiden: op 14 staat een losse zwarte steen. Speel de 3 zo dat de 5 hem kan slaan, en sla.
    .done = Eerst de 3, dan de 5. Met een goede 3 denk je al aan de 5.
example-must-move =
    .title = Spelen moet
    .task = Je wilt allebei de stenen graag op 16 houden. Probeer de 3 over te slaan: raak de dobbelstenen aan.
    .task-2 = Er is nog één zet voor de 3. Speel die.
    .done = Een dobbelsteen die kan, moet. Vaak is er nog maar één zet, en dan zegt het bord dat.
example-tric-trac =
    .title = Tric trac!
    .task = De mooiste worp die er is. Gooi de dobbelstenen.
    .task-2 = Speel ze nu alle acht: { -tric-trac }.
    .done = Er zijn acht stenen binnen, twee op elk van de plekken 1, 2, 5 en 6, en je gooit nog een keer.
example-double-six =
    .title = Dubbel zes
    .task = Gooi de dobbelstenen.
    .task-2 = Dubbel is twee keer het getal, dan twee keer wat er nog bij moet tot zeven: 6, 6, 1, 1. Probeer eerst een 1, van 1 naar 2.
    .task-3 = Speel ze nu allemaal, in die volgorde.
    .done = Vier dobbelstenen en veertien plekken vooruit, en dan nog een worp.
example-look-ahead =
    .title = Eén dobbelsteen vooruit
    .task = Jij bent Wit. Je speelt een 2 en daarna een 5. Probeer de 2 van 22 naar 24.
    .task-2 = Daarna loopt de 5 vast op plek 6. Zoek de 2 waarna je de 5 nog kunt spelen.
    .done = Van plek 3 gaat de 5 naar plek 8. Daarom moest het deze 2 zijn.
example-one-deep =
    .title = Eén dobbelsteen, niet verder
    .task = Dubbel 3: je hebt nog één 3, dan twee keer een 4. Speel de 3 van 20 naar 23. Dat kost later een 4, maar zo ver kijk je niet.
    .task-2 = Speel de eerste 4 en kijk wat er met de tweede gebeurt.
    .done = Je keek alleen vooruit naar de eerste 4, en die kon. De tweede vervalt.
example-blocked-double =
    .title = Dubbel, maar dicht
    .task = Je hebt een steen op de balk, en Zwart houdt plek 4 bezet. Gooi de dobbelstenen.
    .task-2 = Alle vier de dobbelstenen vervallen, maar je mag nog een keer gooien. Gooi, en kom binnen.
    .done = Een dobbelsteen die niet kan, stopt de worp, maar niet de worp die nog komt.
example-inside-home =
    .title = Nog niet alles thuis
    .task = Eén steen van jou staat nog op 15. Probeer met de 2 een steen van 23 uit te gooien.
    .task-2 = Binnen het thuisvak mag je nog gewoon zetten. Speel de 2 van 19 naar 21.
    .done = Uitgooien wacht op de laatste steen. Tot die tijd is je thuisvak gewoon een stuk bord.
example-bearing-off =
    .title = Precies eruit
    .task = Al je stenen zijn thuis, dus ze mogen eruit. Je hebt een 2 en een 5. Gooi de steen uit die er precies met een 2 uit kan.
    .task-2 = Nu de 5. Probeer er binnen het thuisvak mee te zetten, van 19 naar 24.
    .task-3 = Vanaf nu kunnen stenen er alleen nog uit. Gooi de steen uit die bij de 5 hoort.
    .done = Met een 2 gaat er een steen van 23 uit, met een 5 een van 20. Verder gaat er niets uit.
example-exact-stops =
    .title = Geen steen voor de worp
    .task = Al je stenen zijn thuis, maar plek 23 is leeg. Gooi de dobbelstenen.
    .done = De 2 vindt geen steen op 23, en binnen het thuisvak mag je niets verzetten. De worp stopt dus, en de 5 vervalt ook.
example-interrupted =
    .title = Geslagen tijdens het uitgooien
    .task = Jij bent Wit. Je had zes stenen uit toen er een geslagen werd. Breng die in met de 2.
    .task-2 = Probeer nu met de 4 een steen van 21 uit te gooien.
    .task-3 = Uitgooien moet even wachten. Maar binnen het thuisvak mag je weer zetten: speel van 20 naar 24.
    .done = Is de laatste steen weer thuis, dan gaat het uitgooien verder. De zes die uit zijn, blijven uit.
example-winning =
    .title = De laatste steen
    .task = Jij bent Wit. Veertien van je stenen zijn uit en er zijn nog vier dobbelstenen te spelen. Gooi de laatste steen uit.
    .done = Je wint meteen. De andere dobbelstenen tellen niet meer.
example-safe-pair =
    .title = Laat niemand alleen
    .task = Jij bent Wit. Je hebt nog een 3: van 12 naar 15 of van 15 naar 18. Staat een steen alleen, dan kan Zwart hem onderweg slaan. Speel de zet waarna niemand alleen staat.
    .done = Nu slaat geen enkele worp. Na 12 naar 15 had Zwart met 18 van de 36 worpen geslagen.
example-fewer-throws =
    .title = Dichtbij of ver weg
    .task = Je hebt nog een 4: van 10 naar 14 of van 13 naar 17. Hoe dan ook staan er twee stenen van je alleen voor de zwarte stenen op 19. Speel de zet waarna minder worpen slaan.
    .done = Van de 36 worpen slaan er 18 een van de twee. Na 10 naar 14 waren het er 32: losse stenen op 5 en 6 afstand raakt bijna elke worp.
example-block-low =
    .title = Houd de laagste tegen
    .task = Zwart kan alleen vanaf 18 zetten: de stenen op 1 kunnen nog nergens heen. Jij hebt nog een 4, voor 12, 13 of 17. Speel de zet die elke worp met een 1 tegenhoudt.
    .done = Plek 17 is dicht, dus een worp met een 1 stopt meteen en de andere dobbelsteen vervalt. Nu slaan 13 van de 36 worpen. Na 12 naar 16 waren het er 28, na 17 naar 21 zelfs 32.
example-lock-low =
    .title = De deur dicht
    .task = Zwart heeft een steen op de balk en komt met een 1 binnen op 24, met een 2 op 23, enzovoort. Jij hebt nog een 3, voor 17, 20 of 21. Bedenk welke dobbelsteen voorgaat, en sluit de plek af die de meeste worpen buitenhoudt.
    .done = De plekken 21 tot en met 24 zijn dicht, dus elke worp met een 1, 2, 3 of 4 stopt meteen. Met maar 4 van de 36 worpen komt Zwart binnen: 5-5, 6-6, en 5-6 op twee manieren. Na 17 naar 20 waren het er 12, na 20 naar 23 zelfs 15.
example-spread-out =
    .title = Eén getal is te weinig
    .task = Je hebt nog een 4: van 15 naar 19 of van 19 naar 23. Straks moeten je stenen eruit, elk met precies zijn getal. Speel de zet waarna je met je volgende worp vaker een steen kunt uitgooien.
    .done = Met stenen op 15, 19 en 23 kunnen 11 van de 36 worpen de laatste thuisbrengen en er een uitgooien. Met alle drie op 19 lukt het met maar één worp: dubbel 6.

# A position written the short way.
bad-stones-text = “{ $text }” hoort een plek te zijn met, na een dubbelepunt, een aantal stenen: { "8:4, bar:2, off" }.
bad-both-sides = { seat-name } heeft al stenen op plek { $point }.
bad-weights = Deze gewichten van een speler zijn beschadigd.

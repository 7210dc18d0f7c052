# The house in Dutch: what all games share.

## Moves and errors

move-legal = { $move } mag.
bad-object = Hier hoort een JSON-object te staan.
bad-list = Hier hoort een lijst te staan.
bad-listed = Hier hoort een lijst te staan van: { $choices }.
bad-text = Hier hoort een tekst te staan.
bad-text-length = Deze tekst hoort { $low } tot { $high } tekens lang te zijn.
bad-flag = Hier hoort true of false te staan.
bad-whole = Hier hoort een geheel getal te staan, van { $low } tot en met { $high }.
bad-whole-exact = Hier hoort { $low } te staan.
bad-length = Deze lijst hoort { $low } tot { $high } elementen te hebben, niet { $length }.
bad-length-exact = Deze lijst hoort { $low ->
        [one] 1 element
       *[other] { $low } elementen
    } te hebben, niet { $length }.
bad-choice = Hier hoort een van deze te staan: { $choices }.
bad-choice-near = “{ $asked }” is hier niet bekend. Bedoel je { $near }?
bad-card = “{ $card }” is geen kaart van dit spel. Een kaart schrijf je als 10H, AS of 7D.
bad-unknown-key = De sleutel “{ $key }” hoort hier niet. { $choices ->
        [none] Er is niets te kiezen.
       *[other] Kies uit: { $choices }.
    }
bad-missing-key = De sleutel “{ $key }” ontbreekt.
bad-too-long = Dit is langer dan { $longest } tekens.
bad-json = Dit is geen JSON, of er staat een sleutel twee keer in.
bad-to-act = Hier hoort { $to_act } te staan.
bad-options-differ = Deze opties zijn anders dan die van de stelling.
bad-line-turn = De zetten gaan door in de beurt van een ander.
bad-seats-differ = De stelling heeft { $seats } plaatsen.
bad-rounds-differ = Alle rondes van een wedstrijd hebben hetzelfde spel, dezelfde plaatsen en dezelfde opties.
bad-result = Met deze zetten is de uitslag anders.
bad-request = Vraag met “position” of met “new”, niet met allebei.
bad-claims-nobody = Hier is geen speler aan zet, dus valt er over geen enkele zet iets te zeggen.
bad-claims-turn = Voor deze zet begint de beurt van een andere speler. Geef de zetten van één speler.
bad-claims-reveals = De zet hiervoor onthult iets wat niemand kon weten. Vraag naar deze zet vanuit de stand daarna.
bad-claims-clock = Deze zet doet de klok, niet de speler: er valt niets over te zeggen.
bad-claims-hidden = Speler { $player } mag niet zien wat deze zet speelt, dus krijgt die er niets over te horen.
bad-seat-kind = Kies voor elke plaats een van deze: { $choices }.
bad-place = De plek “{ $place }” is er niet op dit bord.
opponent-raised = { $name } moest een zet doen en gaf een fout: { $error }
opponent-no-move = { $name } moest een zet geven, maar gaf een { $type } in plaats van tekst.
opponent-illegal = { $name } gaf “{ $move }”, en dat is hier geen geldige zet.
opponent-late = { $name } had binnen { $limit } s geen zet.
# Staat bij het bord; wat er mis was, leest alleen de maker.
opponent-failed =
    { $why ->
        [late] { $name } denkt te lang na. Druk op Verder om het nog eens te laten proberen, of kies een andere speler.
        [illegal] { $name } wil een zet doen die de regels verbieden. Druk op Verder om het nog eens te laten proberen, of kies een andere speler.
       *[other] { $name } kan niet spelen: er zit een fout in het programma. Druk op Verder om het nog eens te laten proberen, of kies een andere speler.
    }
bad-opponent-name = Een tegenspeler kan hier niet “{ $name }” heten. Deze namen zijn al gebruikt: { $taken }. Een naam heeft 1 tot 40 tekens.
bad-tournament = Voor een toernooi zijn minstens twee spelers nodig, elk met een eigen naam.
bad-not-your-turn = Hier speelt de computer. Wacht even, of zet het spel op pauze.
bad-nothing-to-draw = Er valt nu niets te gooien.
bad-nothing-to-advance = De computer is nu niet aan de beurt.
bad-setting = Die waarde past niet bij deze instelling.
bad-lesson = Een les heeft al een eigen stelling, eigen spelers en eigen worpen.
bad-no-hand = Hier wordt niets met de hand ingesteld.
bad-no-next-round = Er is nu geen volgende ronde.
bad-no-curtain = Er is nu niets bedekt.
bad-curtain = De hand van deze speler is nog bedekt. Zeg eerst wie er zit.
bad-hidden = Je ziet de hand van deze speler niet, dus je kunt er niet voor spelen.
bad-seats = Zeg wie op elke plaats speelt, als lijst van { $count } uit: { $choices }.
bad-seed = Een startgetal is een geheel getal vanaf 0, van hoogstens { $bits } bits. Het mag ook als tekst.
bad-token = De naam van een bewaard spel heeft 32 tekens, elk van 0 tot en met 9 of van a tot en met f.
bad-unkept = Op dit bord worden geen spellen bewaard.
bad-together = “{ $one }” en “{ $other }” gaan niet samen: geef er één.
bad-other-game = Dit hoort bij een ander spel, { $found }. Hier wordt { $game } gespeeld.
bad-keyword = “{ $name }” is hier onbekend. Kies uit: { $choices }.
bad-hidden-outcome = Wat voor jou verborgen is, bepaalt hoe dit afloopt.
bad-hidden-seed = Het startgetal zou verklappen wat verborgen is, dus het blijft geheim.
bad-locked-seed = Aan deze tafel is iets vergrendeld, dus het startgetal blijft geheim: het zou verklappen wat het toeval nog brengt.
bad-locked-own-seed = Aan deze tafel is iets vergrendeld, dus een eigen startgetal kan niet: daarmee zou je weten wat het toeval nog brengt.
bad-locked = Dat mag niet aan deze tafel.
bad-not-on-line = Met “Zet opnieuw spelen” kom je vanaf het begin niet hier.
bad-round-open = Een eerdere ronde is niet afgelopen.
bad-move-twice = Deze zet staat er al.
bad-unprintable = In deze tekst staat een teken dat niet getoond kan worden.
bad-marks = Op een bord staan hoogstens { $most } markeringen, elk één keer.
bad-first-branch = Dit is al de hoofdlijn.
bad-no-cut = Het begin kan niet weg.
bad-no-uncut = Hier valt niets terug te zetten.
bad-no-branch = Deze zijlijn is er niet meer.
bad-no-jump = Die kant op is er niet zo’n zet.
bad-cut-main = Alleen een zijlijn kan weg. Maak eerst een andere lijn de hoofdlijn.
bad-replay-view = Deze link toont een stelling zoals iemand die zag. Daarvandaan kun je niet verder spelen.
bad-no-replay = Hier wordt geen ronde nagespeeld.
bad-replay = Bij het naspelen kun je geen nieuw spel beginnen, en plaatsen en geheimen blijven zoals ze zijn.
bad-name-at-start = Het begin heeft geen eigen naam: geef het geheel een titel.
bad-header = “{ $name }” kan hier niet staan. Een kop is één woord met een hoofdletter, zoals Title, en staat er één keer.
bad-text-header = Een kop schrijf je zo: { $example }.
bad-missing-header = De kop { $name } ontbreekt.
bad-text-name = Een naam tussen aanhalingstekens staat vóór een zet en is niet leeg.
bad-text-branch = Een zijlijn tussen haakjes staat achter de zet die hij kan vervangen.
bad-text-bracket = Dit haakje sluit geen zijlijn met een zet erin.
bad-text-open = Dit haakje wordt nergens gesloten.
bad-text-note = Een opmerking of een markering staat achter een zet, of vóór alle zetten.
bad-text-comment = Deze opmerking wordt nergens gesloten: aan het eind hoort een accolade.
bad-text-mark = Een markering is één plek of twee, zoals <8> of <8 12>.
bad-text-number = De zet hier is nummer { $number }.
bad-text-seat = Hier is aan de beurt: { $seat }.
bad-text-move = Hier hoort een zet te staan, niet “{ $found }”.
bad-too-many-moves = Er kunnen hoogstens { $most } zetten gelezen worden.
bad-no-file = Het bestand “{ $name }” is er niet, of kan niet gelezen worden.
bad-view = Niemand aan tafel ziet deze stelling zo.
bad-link = Deze link is beschadigd: er ontbreekt een stuk, of er is iets veranderd.
bad-link-version = Deze link komt van een andere versie van tritables.
bad-link-long = Dit is te lang voor een link: { $length } tekens in plaats van { $longest }. Bewaar het als bestand.
match-round = Ronde { $round }
match-won = { $count ->
        [one] { $who ->
        [you] Jij wint de wedstrijd
       *[any] { $name } wint de wedstrijd
    } met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }!
       *[other] De wedstrijd eindigt gelijk met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
    }
match-won-rounds = { $count ->
        [one] { $who ->
        [you] Jij wint de wedstrijd
       *[any] { $name } wint de wedstrijd
    } met { $points ->
            [one] { $points } ronde
           *[other] { $points } rondes
        }!
       *[other] De wedstrijd eindigt gelijk met { $points ->
            [one] { $points } ronde
           *[other] { $points } rondes
        }.
    }
curtain-pass = Geef het scherm aan { $name }.
curtain-open = Ik ben { $name }: laat mijn hand zien
bad-no-undo = Er is niets om terug te nemen.
bad-no-redo = Er is niets om opnieuw te spelen.

## The story of a round

story-ending = { $who ->
        [you] Jij hebt
       *[any] { $name } heeft
    } { $margin ->
        [one] één punt
       *[other] { $margin } punten
    } meer: { $points } tegen { $whom ->
        [you] jouw { $less }
       *[any] { $less }
    }.
story-source = Het grootste verschil kwam van “{ $rule }”: { $points ->
        [one] één punt
       *[other] { $points } punten
    } voor { $who ->
        [you] jou
       *[any] { $name }
    }, { $less } voor { $whom ->
        [you] jou
       *[any] { $rival }
    }.
story-often = { $who ->
        [you] Jij scoorde
       *[any] { $name } scoorde
    } met { $more ->
        [one] één zet
       *[other] { $more } zetten
    }, { $whom ->
        [you] jij
       *[any] { $rival }
    } met { $less }.
story-ahead = Vanaf zet { $ply } stond { $who ->
        [you] jij
       *[any] { $name }
    } voor.
story-best = { $who ->
        [you] Jouw beste zet
       *[any] De beste zet van { $name }
    } was zet { $ply }, “{ $move }”: { $points ->
        [one] één punt
       *[other] { $points } punten
    }{ $who ->
        [you] !
       *[any] .
    }

## Phrases for the catalogues of games

player-number = { $seat ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[5] 6
    }
player-name = Speler { player-number }
pile-size = { $count ->
        [0] leeg
        [one] { $count } kaart
       *[other] { $count } kaarten
    }

## What was left at a board before.

kept-game = Je spel staat er nog: je was bij zet { $ply }.
kept-round = Je spel staat er nog: je was in ronde { $round }, bij zet { $ply }.
kept-lesson = Je was hier al mee bezig: het staat er nog.
kept-desk = De stelling die je aan het opzetten was, staat er nog.
kept-replay = Wat je hier deed, staat er nog: je was bij zet { $ply }.
kept-part = Je spel is er nog, maar een deel ervan is beschadigd. Het gaat verder bij zet { $ply }.
kept-unread = Er staat nog een spel van je, maar deze versie van het bord kan het niet lezen. Het blijft zoals het is.
kept-aside = Het bestand waarin hier spellen werden bewaard, was beschadigd. Het is opzijgezet als “{ $file }”; misschien stond er een spel van je in. Vanaf nu worden spellen weer bewaard.

## The board’s controls

ui-set-dice = Worp kiezen
ui-set-dice-hint = Kies wat de dobbelstenen laten zien.
ui-undo = Zet terugnemen
ui-redo = Zet opnieuw spelen
ui-new-game = Nieuw spel
ui-start-over = Opnieuw beginnen
ui-flip = Bord omdraaien
ui-settings = Instellingen
ui-share = Delen, bewaren, afdrukken
ui-full-screen = Volledig scherm
ui-full-screen-leave = Volledig scherm verlaten
ui-seats = Wie speelt?
ui-speed = Tempo van de computer
ui-speed-slow = Langzaam
ui-speed-normal = Gewoon
ui-speed-fast = Snel
ui-pause = Pauze
ui-resume = Verder
ui-forced = Speel voor mij als er maar één zet mag
ui-players = Spelers
ui-options = Huisregels
ui-next-round = Volgende ronde
ui-four-colours = Vier tinten, één per kleur (♣ ♦ ♥ ♠)
ui-reveal = Alles tonen wat verborgen is
ui-scores = Punten
ui-rounds-won = Gewonnen rondes
ui-tally = Waar de punten vandaan komen
ui-dealt = Bij het begin
ui-total = Totaal
ui-clock = Tijd over voor deze beurt, in seconden
ui-clock-waits = De klok begint te lopen als je het bord aanraakt.
ui-what-you-know = Wat je al weet
ui-zoom-in = Inzoomen
ui-zoom-out = Uitzoomen
ui-fit = De hele tafel tonen
ui-turn = Draaien
ui-put-back = Terugleggen
ui-sum = Samen
ui-language = Taal
ui-theme = Kleuren
ui-theme-auto = Zoals de pagina
ui-theme-light = Licht
ui-theme-dark = Donker
ui-seed = Startgetal
ui-seed-show = Startgetal tonen
ui-seed-hint = Hetzelfde startgetal geeft hetzelfde toeval.
ui-start = Beginnen
ui-rules = Spelregels
ui-close = Sluiten
ui-by-source = Dit zegt de speluitleg.
ui-by-reading = De speluitleg, zoals wij die begrijpen:
ui-by-ruling = Onze keuze:
ui-by-editor = Toegevoegd door de redacteur:
ui-by-option-source = Huisregel uit de speluitleg:
ui-by-option-reading = Huisregel uit de speluitleg, zoals wij die begrijpen:
ui-by-option-ruling = Huisregel van onszelf:
ui-by-option-editor = Huisregel van de redacteur:
ui-rules-seek = Zoeken in de regels
ui-rules-found = Gevonden:
ui-rules-more = Andere regels
ui-rule-ids = Regelnamen tonen, voor leraren
ui-see-rule = Tonen
ui-see-less = Verbergen
ui-mark-source = Uit de speluitleg
ui-mark-reading = Zoals wij de speluitleg begrijpen
ui-mark-ruling = Onze keuze
ui-mark-editor = Van de redacteur
ui-mark-option = Huisregel
ui-moves = Zetten
ui-no-moves = Nog geen zetten.
ui-type-move = Typ een zet
ui-type-answer = Typ je antwoord
ui-answer = Antwoorden
ui-notation = Notatie
ui-notation-hint = Zetten zoals je ze typt, of in woorden
ui-notation-moves = Zetten schrijven zoals je ze typt
ui-play = Spelen
ui-legal-moves = Geldige zetten:
ui-refused = Dit mag niet
ui-refused-rightly = Precies: dat mag niet
ui-you = Jij
ui-unsure = Weet je het zeker?
ui-unsure-again = Toch doen
ui-nearest = Dit mag wel:
ui-told = Wat er gebeurde
ui-task = Opdracht
ui-watched = Gezien.
ui-done = Gelukt!
ui-keys = Toetsen
ui-keys-arrows = Pijltjes: over het bord lopen
ui-answer-first = Beantwoord eerst de vraag.
ui-fits-nowhere = Die past nu nergens.
ui-keys-enter = Enter: oppakken en neerleggen, of doen wat een tik doet
ui-keys-turn-up = Enter: een kaart of steen oppakken en neerleggen, of een kaart omdraaien
ui-keys-m = m: horen welke zetten mogen
ui-keys-o = o: horen wat hier ligt en wie er aan de beurt is
ui-keys-i = i: een zet typen
ui-keys-r = r: de steen in je hand draaien
ui-keys-zoom = + en −, of Ctrl en het muiswiel: in- en uitzoomen; 0: de hele tafel
ui-keys-escape = Esc: loslaten
ui-lifted = In de hand. Kies een gemarkeerde plek.
ui-let-go = Teruggezet.
ui-error = Er ging iets mis achter deze pagina
ui-not-connected = Geen verbinding. Het programma achter deze pagina geeft geen antwoord: misschien is het bezig, misschien is het gestopt. Je ziet de laatste stelling die het stuurde. Duurt dat lang, laad dan de pagina opnieuw.
ui-no-answer-yet = Nog geen antwoord: misschien is het programma achter deze pagina bezig, misschien draait het niet. Je kunt kijken, maar niet spelen.
ui-alone-offer = Je kunt verder in deze browser, vanaf deze stelling, zonder de server. Is die terug, dan kun je meenemen wat je hier doet.
ui-alone-begin = Verder zonder de server
ui-alone-starts = Python start in deze browser: dat duurt enkele seconden.
ui-alone-plays = Je gaat verder zonder de server. Sluit je deze pagina voor die terug is, dan blijft wat je deed hier bewaard tot je de pagina weer opent.
ui-alone-plays-here = Je gaat verder zonder de server. Deze browser bewaart niets: laat deze pagina open tot de server terug is.
ui-alone-back = De server is terug. Wil je meenemen wat je zonder hem deed? Dan gaat hij van daar verder.
ui-alone-take = Meenemen
ui-alone-leave = Laten liggen
ui-alone-taking = Wat je deed, wordt meegenomen…
ui-alone-refused = De server kon niet meenemen wat je zonder hem deed.
ui-alone-changed = De server is terug, met een nieuwe versie van deze pagina. Ga hier verder of laad de nieuwe: wat je deed, is bewaard en wordt daar aangeboden.
ui-alone-changed-here = De server is terug, met een nieuwe versie van deze pagina. Deze browser bewaart niets: laad je de nieuwe, dan is wat je deed weg.
ui-alone-reload = Nieuwe pagina laden
ui-waking = Een ogenblik: het bord wordt wakker.
ui-game-lost = Het spel dat hier bewaard was, komt van een andere versie van deze pagina en kan niet verder. Hier is een nieuw spel.
ui-kept = Wat je hier achterliet
ui-kept-go-on = Verdergaan
ui-kept-anew = Opnieuw beginnen
ui-kept-elsewhere = Het staat ook in een ander venster open. Hier speel je verder met een kopie.

# Wat er mis is met een voorbeeld dat iemand schreef.
bad-goal = Een doel noemt een van deze: { $choices }.
bad-words = Woorden zijn één tekst, of één tekst per taal.
bad-position-other = Opgeschreven en weer gelezen is dit een andere stelling.
bad-no-goals = Een voorbeeld heeft minstens één doel.
check-position = De stelling: { $fault }
check-rule = Het spel heeft geen regel { $rule }.
check-line = line[{ $at }]: “{ $move }” kan hier niet: { $why }
check-try-legal = line[{ $at }]: “{ $move }” zou door { $rule } geweigerd worden, maar mag gewoon.
check-try-rule = line[{ $at }]: “{ $move }” wordt geweigerd door { $found }, niet door { $rule }.
check-goals = Doelen gehaald aan het eind: { $met } van de { $goals }.
# Wat een oefening vraagt.
ask-may = Mag dit gespeeld worden: { $move }?
ask-played = Er wordt gespeeld: { $move }.
ask-points = Hoeveel punten levert dat je op?
ask-who = Wie is er dan aan de beurt?
ask-who-begins = Wie begint?
ask-over = Is de ronde dan afgelopen?
ask-winners = Wie heeft er dan gewonnen?
# Een spel zonder eigen tekening.
place-table = De tafel: { $text }
status-due = { $over ->
        [1] De ronde is afgelopen.
       *[other] { $player ->
            [0] Nu beslist het toeval.
           *[other] { $who ->
        [you] Jij bent aan de beurt.
       *[any] Speler { $player } is aan de beurt.
    }
        }
    }
status-asking = Wacht op je antwoord.
action-move = { $move }
# De notebooks.
index-game = { $link }: { $blurb }
index-title = tritables: spellen op een bord dat meedenkt
tutorial-title = { $game }: leer het al spelend
bad-prose = De tekst in “{ $lang }” heeft niet precies één kop per hoofdstuk, in deze volgorde: { $chapters }.
bad-prose-headings = De koppen van de tekst in “{ $lang }” zijn niet die van de andere talen.
page-all-games = Alle spellen
# Een nieuw spel.
bad-game-name = De naam van een spel is 2 tot 31 kleine letters en cijfers, met een letter vooraan.
bad-game-taken = Er is al een spel dat zo heet.
bad-folder-taken = Hier staat al iets.

# A position written the short way.
bad-two-places = { $what } ligt op twee plekken: { $one } en { $other }.
bad-none-left = Er zijn geen kaarten over om hier te delen.

# A page that is being opened.
page-opening = De pagina wordt klaargezet
page-no-script = Deze borden zijn plaatjes. In een browser die scripts uitvoert, komen ze tot leven en kun je spelen.
page-asleep = Het bord geeft geen antwoord. Je ziet de laatste stelling, en die is bewaard: laad de pagina opnieuw om verder te gaan.
page-on-disk = Je hebt deze pagina vanaf een schijf geopend: daar kun je de borden bekijken, maar niet spelen. Spelen kan op het web, of met de pagina die uit één bestand bestaat: die werkt ook vanaf een schijf.
page-server-away = De server geeft geen antwoord. Je ziet de laatste stelling die hij stuurde. Deze pagina blijft het zelf proberen.
page-games-away = De server kan niet bij de bewaarde spellen. Het jouwe is veilig: het gaat hier vanzelf verder zodra de server er weer bij kan.
page-locks = Wat een leraar op deze borden heeft vergrendeld, houdt alleen deze pagina tegen. Echt op slot zit het pas op een pagina die een server draait.
page-secrets = Je speelt in je eigen browser, dus wat gesloten ligt, is daar ook: wie weet hoe je zoekt, kan het vinden.

## De stappen van een cursus, naast het bord

ui-step-back = Vorige stap
ui-step-on = Volgende stap
ui-go-on = Verder
ui-next-move = Volgende zet
ui-step-done = gedaan
ui-step-helped = gedaan, met hulp
ui-step-here = hier
ui-step-open = nog te doen
ui-step-over = beantwoord
ui-take-back = Terugnemen
ui-back-to-task = Terug naar deze opdracht
ui-again = Opnieuw beginnen
ui-tools = Meer knoppen
ui-help = Hulp
ui-more-help = Meer hulp
ui-help-part = Kijk naar het deel van het bord dat oplicht.
ui-help-part-aloud = Kijk naar dit deel van het bord:
ui-help-piece = Kijk hier:
ui-help-carry = Breng wat gloeit naar de gemarkeerde plek:
ui-help-touch = Raak aan wat gloeit:
ui-help-press = Zo lukt het:
ui-help-choice = Het goede antwoord gloeit:
ui-help-nothing = Meer is hier niet te laten zien. Neem een zet terug of begin opnieuw.
ui-enough = Meer vind ik er niet
ui-which-rule = Welke regel verbiedt het?
ui-answers = Antwoorden
ui-learnt = Wat je hebt geleerd
ui-keys-steps = Page Up en Page Down, of [ en ]: vorige en volgende stap
ui-contents = Inhoud
ui-play-now = Nu spelen
ui-back-to-course = Terug naar de cursus
ui-look-back = Terugkijken op de cursus
ui-next-chapter = Volgende hoofdstuk
ui-next-board = Naar het volgende bord
ui-chapter-done = klaar
ui-chapter-started = begonnen
ui-chapter-open = nog te doen
ui-practise = Dit oefenen
ui-practise-all = Alles tot nu toe oefenen
ui-review = Even herhalen
ui-review-why = Wil je eerst nog iets van eerder ophalen?
ui-review-done = Terug naar de les
ui-can-play = Je kunt nu spelen
ui-can-play-why = Je weet genoeg voor een echt spel. Is iets zeldzamer, dan noemt het bord de regel.
ui-play-real = Speel een echt spel
ui-short-way = De korte weg: daarna kun je spelen
ui-beyond = Verder: zeldzamer gevallen en slim spelen
ui-level = Niveau
ui-easier = Makkelijker
ui-harder = Moeilijker
ui-leave = Terug
ui-choose-again = Raak een zet aan om hem op het bord te zien, en nog eens om hem te kiezen.
ui-colon = { ": " }
ui-turned = Jij speelt hier voor iedereen. Het bord draait mee met wie aan de beurt is.
ui-step-missed = niet in één keer goed
ui-step-mended = bij de tweede poging goed
ui-step-example = een voorbeeld
ui-gained = Deze gingen meteen goed
ui-rules-met = Regels gezien:
ui-ideas-met = Ideeën gezien:
ui-rules-known = daarvan ken je goed:
ui-to-mend = Nog eens bekijken
ui-truth = Goed is:
ui-ask-again = Deze nog eens proberen
ui-difference = Het verschil bekijken

## Naspelen

replay-bar = Naspelen
replay-slider = Zet van de ronde
replay-at = Zet { $ply } van { $count }. { $move }
replay-at-start = Begin. { $count ->
        [0] Nog geen zetten.
        [one] Er volgt één zet.
       *[other] Er volgen { $count } zetten.
    }
replay-move = { $name }: { $move }
replay-first = Naar het begin
replay-back = Eén zet terug
replay-on = Eén zet verder
replay-last = Naar het eind
replay-run = Afspelen
replay-stop = Stop
replay-speed = Tempo
replay-score-back = Terug naar de vorige punten
replay-score-on = Door naar de volgende punten
replay-refusal-back = Terug naar de vorige weigering
replay-refusal-on = Door naar de volgende weigering
replay-note-back = Terug naar de vorige opmerking
replay-note-on = Door naar de volgende opmerking
replay-keys = Op deze balk: met de pijltjes stap je, met Home en End ga je naar begin en eind, met de spatiebalk speel je af.
replay-look = Even kijken: ga weg met de muis en je bent weer terug.
replay-sees = Gezien door
replay-sees-all = Alles open
replay-sees-watcher = Iemand die toekijkt
replay-why = { $others ->
        [0] De regels lieten deze zet toe, en geen andere.
        [one] De regels lieten deze zet toe, en nog één andere.
       *[other] De regels lieten deze zet toe, en nog { $others } andere.
    }
replay-why-chance = Dit was toeval: niemand koos het.
replay-why-hidden = Alleen wie deze stukken heeft, weet wat er nog meer kon.
replay-why-ask = Over deze zet
replay-others = Dit had ook gekund:
replay-events-none = De zet leverde niets op en besliste niets.
replay-tried = Hier geprobeerd:
replay-comment = Opmerking
replay-comment-add = Een opmerking schrijven
replay-name = Naam van deze zijlijn
replay-name-add = Deze zijlijn een naam geven
replay-save = Bewaren
replay-cancel = Annuleren
replay-draw = Tekenen op het bord
replay-draw-hint = Sleep van de ene plek naar de andere voor een pijl, of klik twee plekken aan. Klik twee keer op dezelfde plek voor een kring.
replay-draw-first = Nu de tweede plek, of nog eens dezelfde voor een kring.
replay-unmark = Het bord schoonvegen
replay-marks-arrow = Pijl
replay-marks-circle = Kring
replay-branches = Zijlijnen
replay-branches-hint = Speel ergens een andere zet en er begint een zijlijn. Wat gespeeld is, blijft zoals het was.
replay-main = Hoofdlijn
replay-here = hier ben je
replay-promote = Dit de hoofdlijn maken
replay-cut = Deze zijlijn weghalen
replay-uncut = Terugzetten
replay-removed = De zijlijn is weg.
replay-let = De computer laten spelen
replay-let-move = één zet
replay-let-turn = één beurt

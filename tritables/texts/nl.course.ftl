# De cursussen, in het Nederlands.

## Answers to choose from

choice-yes = Ja
choice-no = Nee
choice-none = Geen
choice-seat = { $who ->
        [you] Jij
       *[any] { $name }
    }
choice-nobody = Niemand
choice-several = Meer dan één speler
choice-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
choice-both = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, dan { $who ->
        [you] jij
       *[any] { $name }
    }
choice-both-nobody = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, dan niemand
judge-yes = Ja, dat mag
judge-no = Nee: { $title }

## Why an answer is wrong

judge-other = Het mag inderdaad niet. Maar het is een andere regel die het verbiedt.
judge-not = Het mag niet. Welke regel zit in de weg?
judge-not-so = Dat verbiedt het hier niet.
mend-given = “{ $title }”:
mend-then = Zo is het dan:
find-stays = Dat kan nu niet van zijn plaats.
find-nothing = Hier is niets dat kan bewegen.
find-itself = Daar ligt het al. Raak aan waar het heen gaat.
find-brings-nothing = Daar mag het heen, maar dan lukt dit niet.
find-nowhere = Daar kan het niet heen.
find-no-part = Dat hoort er niet bij.
find-no-proof = Dat is niet wat het verbiedt.
find-missed = { $found ->
        [0] Je hebt er nog geen aangeraakt
       *[other] Dat is nog niet alles
    }. Kijk in het deel dat oplicht.
predict-nothing = Er gebeurt niets bijzonders: geen enkele regel komt in beeld.
wrong-part = Maar dat is niet alles: wat telt er nog meer?
points-together = Samen: { $sum } = { $points } punten.
wrong-more = Het is meer.
wrong-less = Het is minder.
wrong-earlier = Het is minder: je telt ook punten mee die al eerder gescoord zijn.
wrong-costs-more = Het kost meer.
wrong-costs-less = Het kost minder.
wrong-costs = Het kost wel punten.
wrong-costs-none = Het kost geen punten.
wrong-order = Dit zijn de goede, maar in een andere volgorde.
wrong-few = Het zijn er meer.
wrong-many = Dat zijn er te veel.
wrong-others = Niet al deze kloppen.
wrong-somebody = Er is wel iemand.
wrong-several = Niet zo veel spelers.
wrong-only = { $who ->
        [you] Niet alleen jij.
       *[any] Niet deze speler alleen.
    }
wrong-player = { $who ->
        [you] Jij niet.
       *[any] Niet deze speler.
    }
wrong-points-right = De punten kloppen, maar deze speler is dan niet aan de beurt.
wrong-turn-right = De beurt klopt, maar de punten niet.
wrong-rule = Dat klopt, maar daar gaat het hier niet om.
wrong-guess = Dat kon je nog niet weten, dus het is geen fout.
question-shown = Het goede antwoord gloeit. Kies het.
bad-answered = Deze vraag is al beantwoord.
bad-no-question = Dat wordt hier niet gevraagd.
bad-move-first = Doe eerst een zet: dat is je antwoord.
bad-answer-first = Beantwoord eerst de vraag. Daarna mag je weer zetten.
bad-answer-unknown = Een antwoord “{ $answer }” is er hier niet. Typ het nummer, de plek of de woorden ervan.
bad-answer-several = “{ $answer }” kan hier meer dan één ding zijn. Zeg er iets meer bij.
bad-no-chapter = Deze tafel heeft geen stappen.
bad-no-course = Deze tafel heeft geen hoofdstukken.
bad-resume = Dit is geen kopie van de les op dit bord, of de les is al begonnen.
bad-page = Dit moet de naam zijn van een pagina naast deze, zoals tricom.ipynb.
bad-no-more-help = Meer hulp is er niet: alles is al getoond.

## Off the path

path-turn-over = Dat kan nu niet meer: na “{ $move }” is de beurt voorbij.
path-lost = Vanaf hier kan dat deze beurt niet meer.
path-move-lost = Na “{ $move }” kan dat niet meer.
path-round-over = Dat kan nu niet meer: de ronde is afgelopen.
path-credit = Tot nu toe gelukt: { $met } van de { $count }.

## Faults of a course that somebody wrote

bad-no-steps = Een hoofdstuk heeft minstens één stap.
bad-step-twice = De naam “{ $id }” staat er twee keer.
bad-start = Een stap begint vanaf een van deze: { $choices }.
check-step = { $id }: { $fault }
check-nothing-to-find = Hier is niets te vinden.
check-more-than-one = De opdracht zegt dat er één plek te vinden is, en het zijn er { $count }.
check-no-task = Er zijn geen woorden voor wat er gevraagd wordt: geef een “task”.
check-no-right = Geen van de antwoorden klopt; het is: { $found }.
check-no-wrong = Elk antwoord klopt.
check-cannot-play = Dit kan niet gespeeld worden: { $why }

## Door een hoofdstuk lopen

chapter-place = Hoofdstuk { $number } van { $count }
chapter-step = Stap { $number } van { $count }
question-found = { $found } van de { $count } gevonden
question-found-so-far = { $found ->
        [0] Nog niets gevonden
       *[other] { $found } gevonden
    }

## Door een cursus lopen

course-place = Inhoud · { $number } van { $count }
course-steps = { $met ->
        [0] { $count ->
            [one] 1 stap
           *[other] { $count } stappen
        }
       *[other] { $count ->
            [one] { $met } van 1 stap
           *[other] { $met } van de { $count } stappen
        }
    }
course-onward = Volgend hoofdstuk: { $title }
course-done = Je hebt heel { $title } gedaan!
course-recap = Alle { $chapters } hoofdstukken zijn klaar: { $count } stappen, waarvan { $first } in één keer goed.
course-farewell = Je hebt elke regel van het spel gezien. En nu? Speel een hele ronde, of kijk bij “Goed spelen” welke zetten vaker winnen. Veel plezier!
course-farewell-well = Je weet waar de coach naar kijkt voor een zet. En nu? Speel een hele ronde, en kijk die daarna na met de coach. Veel plezier!
course-next-game = Het volgende spel: { $title }

# De pagina van alle spellen.
cards-players = { $gap ->
        [0] { $most ->
            [one] 1 speler
           *[other] { $most } spelers
        }
        [1] { $fewest } of { $most } spelers
       *[other] { $fewest } tot { $most } spelers
    }
cards-minutes = ongeveer { $minutes } minuten
cards-learn = Leren
cards-go-on = Verder leren
cards-practise = Oefenen
cards-well = Goed spelen
cards-rounds = Rondes met commentaar
cards-play = Spelen
cards-progress = Hoofdstukken gedaan: { $done } van de { $count }
cards-met = Regels gezien: { $met }
cards-ideas-met = Ideeën gezien: { $met }
cards-known = Ken je goed: { $known }
cards-due = Vandaag herhalen: { $due }
cards-done = Je hebt de hele cursus gedaan

# Wat je al weet, op die pagina.
mine-title = Wat je al weet
mine-intro = Dit blijft in deze browser en wordt nergens heen gestuurd. Je kunt het in een bestand bewaren, met de plek waar je in elke les bent, om ergens anders verder te gaan. Gebruik je een gedeelde computer? Wis het dan als je klaar bent.
mine-name = Je naam, als je wilt:
mine-review = Vandaag nog eens bekijken
mine-due = vandaag herhalen
mine-nothing-due = Voor vandaag staat er niets. Wat je gevraagd is, komt hier na een dag of twee terug, en daarna steeds minder vaak. “Even herhalen” aan het eind van een hoofdstuk wacht daar niet op.
mine-nothing-yet = Je hebt nog geen regels geleerd. Ze komen hier zodra je aan een les begint.
mine-save = Bewaren in een bestand
mine-load = Een bestand openen
mine-print = Afdrukken
mine-forget = Alles wissen
mine-sure = Ja, wis alles
mine-keep = Nee, bewaar het
mine-forget-sure = Alles wat deze pagina’s in deze browser bewaren, is dan weg: wat je weet, je lessen en je spellen. Een bestand dat je hebt bewaard, blijft.
mine-whose = Dit bestand is van { $file }, en hier staat wat { $name } weet. Samenvoegen?
mine-together = Ja, samenvoegen
mine-apart = Nee, niet doen
mine-told-loaded = Het bestand is toegevoegd aan wat hier bekend was. Open je een les, dan ga je verder waar je het laatst was.
mine-told-no-file = Dit bestand komt niet van deze pagina.
mine-told-later = Dit bestand komt uit een latere versie, en die kan deze pagina niet lezen.
mine-told-newer = Een latere versie heeft hier iets bewaard, en dat blijft zo. Wat je nu leert, blijft zolang deze pagina openstaat.
mine-told-bad = Wat hier bewaard is, kan niet worden gelezen en blijft zo. Wat je nu leert, blijft zolang deze pagina openstaat. Kies “Alles wissen” om opnieuw te beginnen.
mine-told-full = In deze browser kunnen we niets bewaren. Bewaar in een bestand wat je wilt houden.
mine-told-forgotten = Alles is gewist. Deze pagina bewaart niets meer tot je hem opnieuw opent.
mine-new = nog niet gezien
mine-met = gezien
mine-first = tot nu toe goed
mine-practice = nog oefenen
mine-known = ken je
class-title = Voor leraren: een klas
class-intro = Laat leerlingen wat ze weten in een bestand bewaren en inleveren. Kies de bestanden hier: je ziet welke regel lastig is voor de klas. Niets verlaat deze pagina.
class-files = Bestanden kiezen
class-refused = Niet gelezen:
class-read = Gelezen bestanden: { $count }
class-pupil = leerling
class-rules = regels en ideeën gezien
class-nameless = geen naam
class-nothing = nog niets
class-copy = dit staat allemaal ook in { $file }
class-shares = heeft antwoorden gemeen met { $file }
class-alike = Sommige bestanden hebben antwoorden gemeen. Dat gebeurt als iemand twee bestanden inlevert, of het bestand van een ander heeft geladen.
class-column-file = bestand
class-column-name = naam
class-column-game = spel
class-column-kind = soort
class-column-rule = regel
class-column-standing = hoe goed gekend
class-column-first = meteen goed
class-column-right = keer goed
class-column-wrong = keer fout
class-column-answers = antwoorden
class-column-seconds = seconden samen
class-column-held = vermoede vergissing (zoals de leerling die las)
class-column-last = laatste dag
class-column-game-id = spel-id
class-column-rule-id = regel-id
class-column-standing-id = hoe goed gekend (id)
class-column-held-id = vergissing-id
class-of-pupils = Leerlingen: wie is aangevinkt, telt mee
class-of-rules = Regels, de lastigste eerst
class-of-principles = Ideeën van Goed spelen, het lastigste eerst
class-csv = Bewaren als tabel (CSV)
class-rule = regel
class-principle = idee
class-met = gezien
class-asked = gevraagd
class-first = meteen goed
class-practice = nog oefenen
class-answers = antwoorden
class-time = tijd
class-each = tijd per antwoord

## Oefenen en quizzen

ask-allowed = Geen enkele regel verbiedt dit.
practice-house = Huisregel – { $title }: { $choice }.
ask-both = Hoeveel punten levert dat je op, en wie is er dan aan de beurt?
ask-move-may = Welke van deze zetten mag nu?
ask-move-may-not = Welke van deze zetten mag nu niet?
ask-move-points = Welke van deze zetten levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op?
ask-move-who = Na welke van deze zetten { $who ->
        [you] ben jij
       *[any] is { $name }
    } aan de beurt?
ask-move-who-nobody = Na welke van deze zetten is niemand aan de beurt?
ask-move-over = Na welke van deze zetten is de ronde afgelopen?
ask-move-over-not = Na welke van deze zetten gaat de ronde door?
ask-move-winners = Na welke van deze zetten { $who ->
        [you] heb jij
       *[any] heeft { $name }
    } gewonnen?
ask-move-winners-nobody = Na welke van deze zetten heeft niemand gewonnen?
ask-rule-points = Dat levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op. Welke regel zegt dat?
ask-rule-who = Dan { $who ->
        [you] ben jij
       *[any] is { $name }
    } aan de beurt. Welke regel zegt dat?
ask-rule-who-nobody = Dan is niemand aan de beurt. Welke regel zegt dat?
ask-rule-over = Dan is de ronde afgelopen. Welke regel zegt dat?
ask-rule-over-not = De ronde gaat dan door. Welke regel zegt dat?
ask-rule-winners = Dan { $who ->
        [you] heb jij
       *[any] heeft { $name }
    } gewonnen. Welke regel zegt dat?
ask-rule-winners-nobody = Dan heeft niemand gewonnen. Welke regel zegt dat?
ask-rule-begins = { $who ->
        [you] Jij begint
       *[any] { $name } begint
    }. Welke regel zegt dat?
ask-rule-begins-not = Er begint nog niemand. Welke regel zegt dat?
ask-any-move = Doe een zet die mag. Alleen je eerste poging telt.
ask-any-move-done = Dat mag.
bad-no-truth = Het goede antwoord hoort hierbij te staan.
bad-no-exercise = Hier valt niets te oefenen.
bad-no-doubt = Er is nu geen verschil te laten zien.
practice-title = { $game } oefenen
well-title = { $game }: goed spelen
rounds-title = { $game }: rondes met commentaar
practice-of = Oefenen: { $title }
practice-mixed = Oefenen: van alles wat
practice-done = { $right ->
        [0] Nog niets in één keer goed
       *[other] { $right } van de { $count } in één keer goed
    }
practice-perfect = { $count ->
        [0] Dat was alles
        [one] In één keer goed!
       *[other] Alle { $count } in één keer goed!
    }
practice-more = Nog { $count } vragen
practice-shown = Een voorbeeld: het antwoord is aangegeven. Daarna ben jij aan de beurt.
practice-example = Eerst een voorbeeld
practice-easier = Nu iets makkelijker.
practice-later = Dit oefen je later: er horen regels bij die je nog niet hebt geleerd.
practice-all = Je hebt alle vragen hierover gehad.
practice-seeking = De volgende vraag wordt gezocht…
practice-seeking-board = Er wordt een bord gezocht waarop dit beslist… { $count ->
    [0] {""}
    [one] 1 bord bekeken
   *[other] { $count } borden bekeken
}
quiz-of = Quiz: { $title }
quiz-mixed = Quiz
review-title = Even herhalen
quiz-again = Quiz: nog een keer
quiz-place = Vraag { $number } van { $count }
quiz-done = { $right ->
        [0] { $count ->
            [one] Nog niet goed
           *[other] Nog geen van de { $count } goed
        }
       *[other] { $right } van de { $count } goed
    }
quiz-perfect = { $count ->
        [one] Goed!
       *[other] Alle { $count } goed!
    }
quiz-noted = Je antwoord is genoteerd. Aan het eind hoor je wat goed was.
doubt-title = Zou het dit zijn?

# Worksheets.

sheet-title = { $game }: werkblad
sheet-name = Naam
sheet-date = Datum
sheet-answers = Antwoorden
sheet-print = Afdrukken
sheet-no-question = { $id } vraagt niets dat je op papier kunt beantwoorden.

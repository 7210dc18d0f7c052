# De bespreking van een ronde, door de coach.

ui-lookback = Terugkijken
bad-no-game = Er is geen spel om naar terug te gaan.
bad-review-open = Je kunt terugkijken op een ronde zodra die afgelopen is.
bad-review-length = Voor een bespreking moet een ronde minstens één zet hebben, en hoogstens { $most }.
bad-review-game = De coach kent dit spel nog niet.
bad-review-line = Deze stellingen volgen niet op elkaar.
bad-review-sums = Deze sommen kloppen niet.
bad-remark-move = “{ $move }” kon daar niet gespeeld worden.
bad-remark-reason = Zulke woorden heeft de coach niet.
bad-remark-start = De coach zegt iets over zetten, en naar het begin leidt geen zet.
remark-mistake = { $who ->
        [you] Jij had
       *[any] { $name } had
    } beter kunnen spelen: van 100 rondes vanaf daar wint “{ $better }” er ongeveer { $by } meer.
remark-differs = Dit is anders:
remark-luck = Geluk voor { $who ->
        [you] jou: jouw
       *[any] { $name }: de
    } winstkans steeg van { $before }% naar { $after }%.
remark-bad-luck = Pech voor { $who ->
        [you] jou: jouw
       *[any] { $name }: de
    } winstkans daalde van { $before }% naar { $after }%.
remark-estimate = Geen geluk en geen fout. De kansen gelden voor wat de speler aan de beurt kan zien, en de volgende ziet andere dingen. Daarom gaat de schatting voor { $who ->
        [you] jou
       *[any] { $name }
    } van { $before }% naar { $after }%.
turn-mistake = Zet { $ply }: { $who ->
        [you] jij gaf
       *[any] { $name } gaf
    } { $by }% weg.
turn-mistake-beside = { $who ->
        [you] Zet { $ply }: jij gaf { $by }% weg. De lijn telt ook mee wat toen bekend werd: { $beside }%.
       *[any] Zet { $ply }: { $name } gaf { $by }% weg. De lijn telt ook mee wat toen bekend werd: { $beside }%.
    }
turn-luck = Zet { $ply }: geluk voor { $who ->
        [you] jou, { $before }% → { $after }%.
       *[any] { $name }, { $before }% → { $after }%.
    }
turn-bad-luck = Zet { $ply }: pech voor { $who ->
        [you] jou, { $before }% → { $after }%.
       *[any] { $name }, { $before }% → { $after }%.
    }
turn-estimate = Zet { $ply }: geen geluk en geen fout, { $before }% → { $after }% voor { $who ->
        [you] jou
       *[any] { $name }
    }: de volgende speler ziet andere dingen.
trial-open = Zet { $ply }: { $who ->
        [you] jij bent
       *[any] { $name } is
    } weer aan de beurt. Zoek een betere zet.
trial-judged = De coach bekijkt deze zet.
trial-good = { $loss ->
        [0] Goed: geen zet is beter.
       *[other] Goed: dit geeft { $loss }% weg, en dat is zo goed als niets.
    }
trial-bad = Dit geeft { $loss }% weg. Er is iets beters.
review-course = { $who ->
        [you] Jouw winstkans
       *[any] De winstkans van { $name }
    } begon op { $start }%, lag tussen { $low }% en { $high }%, en eindigde op { $end }%.
review-given-up = Deze bespreking kon ik niet afmaken: ze bleef twee keer op dezelfde plaats steken. Al het andere werkt gewoon.
replay-coach = De coach
replay-review = Bespreek deze ronde
replay-review-hint = De coach schat bij elke zet hoe groot ieders winstkans was, en zoekt waar de ronde kantelde.
replay-review-busy = De coach bespreekt de ronde:
replay-review-stop = Stop
replay-review-away = Verwijder de bespreking
replay-course = Verloop van de kansen
replay-course-keys = Klik om naar een zet te gaan. De pijltjestoetsen gaan zet voor zet.
replay-course-percent = #%
replay-turns = Waar het kantelde
replay-retry = Probeer het hier opnieuw
replay-retry-more = Nog een keer
replay-retry-end = Laat het antwoord zien
replay-sums = Wat de doorslag gaf
replay-sums-start = Begin
replay-sums-luck = Geluk
replay-sums-own = Eigen zetten
replay-sums-others = Zetten van anderen
replay-sums-end = Uitslag
replay-sums-now = Nu
replay-sums-hint = In punten: 100 is zeker gewonnen, 0 zeker verloren. Elke kolom is een optelsom, van begin tot uitslag. Eigen zetten kunnen alleen punten kosten, en de beste zet kost niets. Wat ze kosten, kan terugkomen door geluk of door zetten van anderen; in een hele ronde kan het dus samen meer dan 100 zijn. Zetten worden beoordeeld naar wat hun speler kon weten; geluk is alles wat het toeval aan het licht bracht.
replay-returns = Terug naar het spel

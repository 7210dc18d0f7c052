# De editor: een stelling wordt met de hand opgezet.

bad-no-editor = Stellingen van { $game } kun je nog niet met de hand opzetten.
bad-no-desk = Hier wordt geen stelling opgezet.
bad-at-desk = Zet eerst de stelling op en speel dan verder.
edit-nothing-there = Hier ligt niets om te pakken.
edit-no-choice = Dat kun je hier niet kiezen.
edit-clear = Alles in de doos
edit-status = { $count ->
        [0] Deze stelling is compleet.
        [one] Zet een stelling op. Er klopt nog één ding niet.
       *[other] Zet een stelling op. Er kloppen nog { $count } dingen niet.
    }
edit-task-event = Laat het zien op het bord: { $title }.
edit-task-refusal = Probeer het en zie waarom het niet mag: { $title }.
edit-form-python = Python
edit-form-text = Tekst
edit-form-link = Link
edit-word-faults = Klopt nog niet
edit-word-ready = Alles ligt goed.
edit-word-tools = Snel vullen
edit-word-play = Vanaf hier spelen
edit-word-copy = Kopiëren als
edit-word-copied = Gekopieerd.
edit-word-lesson = Er een les van maken
edit-word-aim = Wat moet de leerling laten zien?
edit-word-task = De opdracht in je eigen woorden
edit-word-make = De les openen
edit-word-back = Terug naar het opzetten
edit-word-study = Nakijken en opmerkingen schrijven
edit-word-hint = Sleep een stuk, of tik erop en tik dan waar het heen moet.
edit-word-code = Wat er gekopieerd is
edit-word-allowed = Te doen
edit-word-refused = Te proberen, al mag het niet
edit-word-more = Punten, spelers en huisregels

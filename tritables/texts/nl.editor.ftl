# De editor: een stelling wordt met de hand opgezet.

bad-no-editor = Stellingen van { $game } kun je nog niet met de hand opzetten.
bad-no-desk = Hier wordt geen stelling opgezet.
bad-at-desk = Zet eerst de stelling op en speel dan verder.
edit-nothing-there = Hier ligt niets om te pakken.
edit-no-choice = Dat kun je hier niet kiezen.
edit-clear = Alles in de doos
edit-status = { $count ->
        [0] Deze stelling is compleet.
        [one] Zet een stelling op. Eén ding klopt nog niet.
       *[other] Zet een stelling op. { $count } dingen kloppen nog niet.
    }
edit-task-event = Laat het zien op het bord: { $title }.
edit-task-refusal = Probeer het en zie waarom het niet mag: { $title }.
edit-form-python = Python
edit-form-text = Tekst
edit-form-link = Link
edit-word-faults = Klopt nog niet
edit-word-ready = Alles ligt op zijn plaats.
edit-word-tools = Alles tegelijk
edit-word-play = Speel vanaf hier
edit-word-copy = Kopieer als
edit-word-copied = Gekopieerd.
edit-word-lesson = Maak er een les van
edit-word-aim = Wat moet de leerling laten zien?
edit-word-task = De opdracht in je eigen woorden
edit-word-make = Open de les
edit-word-back = Terug naar het opzetten
edit-word-study = Bekijk het en schrijf erbij
edit-word-hint = Sleep een stuk, of tik het aan en tik dan waar het heen moet.
edit-word-code = Wat er gekopieerd is
edit-word-allowed = Te doen
edit-word-refused = Te proberen, al mag het niet
edit-word-more = Punten, spelers en huisregels

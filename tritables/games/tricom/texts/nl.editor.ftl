# De editor van TriCom.

edit-note = Cijferkaarten in de doos doen niet meer mee.
edit-due = Wat er moet gebeuren
edit-due-lots = Loten wie begint
edit-due-turn = Speler { $player } draait een actiekaart om
edit-due-action = Speler { $player } mag de actiekaart gebruiken
edit-due-take = Speler { $player } pakt een kaart
edit-due-play = Speler { $player } speelt een kaart
edit-due-drawn = Speler { $player } speelt de kaart uit de reserve
edit-due-fill = Speler { $player } vult plek { $slot }
edit-due-shuffle = Speler { $player } schudt de actiekaarten
edit-due-over = Niets: de ronde is afgelopen
edit-begins = Wie begon
edit-score = Punten van speler { $player }
edit-count = { $count }
edit-start = Opnieuw delen
edit-rest-stock = Alle andere kaarten, geschud
edit-rest-actions = De andere actiekaarten, geschud
edit-other-deck = Deze kaart hoort bij het spel kaarten van speler { $player } en blijft daar.
edit-not-here = { $action ->
        [1] { $card } is een actiekaart. Die ligt op de actiestapel of ernaast.
       *[0] { $card } is een cijferkaart. Die ligt niet bij de actiekaarten.
    }
edit-hand-full = Speler { $player } heeft al vier kaarten in de hand: meer zijn het er nooit.
edit-actions-in-box = Speler { $player }: { $count ->
        [one] er ligt nog een actiekaart in de doos.
       *[other] er liggen nog { $count } actiekaarten in de doos.
    }
edit-place-box = { $here ->
        [1] { $card } van speler { $player }, in de doos
       *[0] Lege plek voor { $card } van speler { $player } in de doos
    }

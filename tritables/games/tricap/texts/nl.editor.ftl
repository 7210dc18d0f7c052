# De editor van Tri-Cap.

edit-due = Wat er moet gebeuren
edit-due-lay = Een actieve kaart leggen
edit-due-replace = Een nieuwe actieve kaart na een verovering
edit-due-draw = Speler { $player } pakt drie nieuwe kaarten
edit-due-capture = Pakken of passen
edit-due-shuffle = Een Tricap: schudden
edit-due-centre = Een kaart omdraaien
edit-due-over = Niets: het spel is afgelopen
edit-count = { $count }
edit-start = Opnieuw delen
edit-rest-deck = De rest onder de trekstapel, geschud
edit-rest-away = De rest veroverd
edit-hand-full = Speler { $player } heeft al drie kaarten in de hand.
edit-in-box = { $count ->
        [one] Er ligt nog een kaart in de doos.
       *[other] Er liggen nog { $count } kaarten in de doos.
    }
edit-place-box = { $here ->
        [1] { $card }, in de doos
       *[0] Lege plek voor { $card } in de doos
    }
edit-place-deck = { place-deck }. De volgende kaart is { $card }

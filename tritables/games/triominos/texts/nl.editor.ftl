# De editor van Triominos.

edit-note = Op tafel draait een steen vanzelf tot hij past. Tik op een steen die daar ligt om hem terug te nemen.
edit-due = Wat er moet gebeuren
edit-due-lots = Loten wie begint
edit-due-shuffle = Speler { $player } begint: de pot wordt geschud
edit-due-play = Speler { $player } legt een steen of koopt
edit-due-over = Niets: de ronde is afgelopen
edit-begins = Wie begon
edit-bell = Wie het eerst de laatste steen legde
edit-nobody = Nog niemand
edit-bought = Gekochte stenen in deze beurt
edit-score = Punten van speler { $player }
edit-count = { $count }
edit-start = Opnieuw delen
edit-rest-hands = De plankjes aanvullen
edit-rest-pool = De rest in de pot, geschud
edit-taken = Daar ligt al een steen.
edit-holds = Zonder deze steen hangen de andere niet meer aan elkaar. Neem eerst andere terug.
edit-in-box = { $count ->
        [one] Er ligt nog een steen in de doos.
       *[other] Er liggen nog { $count } stenen in de doos.
    }
edit-place-box = { $here ->
        [1] Steen { $tile }, in de doos
       *[0] Lege plek voor { $tile } in de doos
    }
edit-place-pool = { place-pool }. De volgende steen is { $tile }

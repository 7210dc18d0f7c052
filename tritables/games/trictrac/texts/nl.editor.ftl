edit-turn = Wie aan de beurt is
edit-nobody = Nog niemand: gooi wie begint
edit-throw = Worp
edit-no-throw = Moet nog gegooid worden
edit-dice = { $dice }
edit-left = Nog te spelen
edit-start = Het begin van een spel
edit-rest-bar = De rest op de balk
edit-rest-off = De rest eruit
edit-no-stones-here = Hier liggen geen stenen. De dobbelstenen kies je naast het bord.
edit-place-box = Doos van { seat-name }, { $count ->
        [0] leeg
        [one] { $count } steen
       *[other] { $count } stenen
    }
edit-in-box = { seat-name }: { $count ->
        [one] een van de 15 stenen ligt nog in de doos.
       *[other] { $count } van de 15 stenen liggen nog in de doos.
    }

# Wat er van een zet in Tric Trac waar is, en wat een andere zet anders maakt. Plaatsen: 0 is Wit, 1
# is Zwart. Een worp telt mee als hij zo gespeeld kan worden; twee dobbelstenen vallen op 36 manieren.

ways-of-36 = { $ways ->
        [0] geen van de 36 worpen
        [1] één van de 36 worpen
        [36] elk van de 36 worpen
       *[other] { $ways } van de 36 worpen
    }
than-ways = { $than-ways ->
        [0] geen enkele
        [1] één
        [36] alle 36
       *[other] { $than-ways }
    }
than-stones = { $than-stones ->
        [0] geen
        [one] één
       *[other] { $than-stones }
    }
than-points = { $than-points ->
        [0] geen
        [one] één
       *[other] { $than-points }
    }
some-stones = { $stones ->
        [0] geen stenen
        [one] één steen
       *[other] { $stones } stenen
    }
some-points = { $points ->
        [0] geen plekken
        [one] één plek
       *[other] { $points } plekken
    }
claim-forced = Hier kan niets anders worden gespeeld.
claim-wins = { $who ->
        [you] Je gooit je laatste steen uit en wint.
       *[any] { seat-name } gooit de laatste steen uit en wint.
    }
claim-hits = { $who ->
        [you] Je slaat
       *[any] { seat-name } slaat
    } { some-stones }.
    .than = { $who ->
        [you] Je slaat
       *[any] { seat-name } slaat
    } { some-stones } in plaats van { than-stones }.
claim-borne-off = { $who ->
        [you] Je gooit
       *[any] { seat-name } gooit
    } { some-stones } uit.
    .than = { $who ->
        [you] Je gooit
       *[any] { seat-name } gooit
    } { some-stones } uit in plaats van { than-stones }.
claim-hit-throws = { $who ->
        [you] Je kunt
        [them] { seat-name } kan bij jou
       *[any] { seat-name } kan
    } met { ways-of-36 } een steen slaan.
    .than = { $who ->
        [you] Je kunt
        [them] { seat-name } kan bij jou
       *[any] { seat-name } kan
    } met { ways-of-36 } een steen slaan in plaats van met { than-ways }.
claim-hit-stone = { $who ->
        [you] Je kunt de { other-colour } steen
        [them] { seat-name } kan jouw steen
       *[any] { seat-name } kan de { other-colour } steen
    } op plek { $point } slaan met { ways-of-36 }.
    .than = { $who ->
        [you] Je kunt de { other-colour } steen
        [them] { seat-name } kan jouw steen
       *[any] { seat-name } kan de { other-colour } steen
    } op plek { $point } slaan met { ways-of-36 } in plaats van met { than-ways }.
claim-threat = { $who ->
        [you] Als je nu gooide, kon je
        [them] Als { seat-name } nu gooide, kon { seat-name } bij jou
       *[any] Als { seat-name } nu gooide, kon { seat-name }
    } met { ways-of-36 } een steen slaan.
    .than = { $who ->
        [you] Als je nu gooide, kon je
        [them] Als { seat-name } nu gooide, kon { seat-name } bij jou
       *[any] Als { seat-name } nu gooide, kon { seat-name }
    } met { ways-of-36 } een steen slaan in plaats van met { than-ways }.
claim-enter-throws = { $who ->
        [you] Je komt
       *[any] { seat-name } komt
    } met { ways-of-36 } van de balk binnen.
    .than = { $who ->
        [you] Je komt
       *[any] { seat-name } komt
    } met { ways-of-36 } van de balk binnen in plaats van met { than-ways }.
claim-stuck-throws = { $who ->
        [you] Je kunt
       *[any] { seat-name } kan
    } { $ways ->
        [0] elk van de 36 worpen spelen
        [36] met geen van de 36 worpen iets spelen
       *[other] met { ways-of-36 } helemaal niets spelen
    }.
    .than = { $who ->
        [you] Je kunt
       *[any] { seat-name } kan
    } { $ways ->
        [0] met elk van de 36 worpen iets spelen, in plaats van met { than-ways } ervan niets
        [36] met geen van de 36 worpen iets spelen, in plaats van met { than-ways } niets
       *[other] met { ways-of-36 } niets spelen, in plaats van met { than-ways }
    }.
claim-off-throws = { $who ->
        [you] Je kunt
       *[any] { seat-name } kan
    } met { ways-of-36 } een steen uitgooien.
    .than = { $who ->
        [you] Je kunt
       *[any] { seat-name } kan
    } met { ways-of-36 } een steen uitgooien in plaats van met { than-ways }.
claim-win-throws = { $who ->
        [you] Je kunt
       *[any] { seat-name } kan
    } met { ways-of-36 } meteen winnen.
    .than = { $who ->
        [you] Je kunt
       *[any] { seat-name } kan
    } met { ways-of-36 } meteen winnen in plaats van met { than-ways }.
claim-shut-entry = { $who ->
        [you] Je kunt
       *[any] { seat-name } kan
    } { $dice ->
        [0] met elk getal van een dobbelsteen van de balk binnenkomen
        [1] met één van de zes getallen van een dobbelsteen niet van de balk binnenkomen
        [6] met geen enkel getal van een dobbelsteen van de balk binnenkomen
       *[other] met { $dice } van de zes getallen van een dobbelsteen niet van de balk binnenkomen
    }.
    .than = { $who ->
        [you] Je kunt
       *[any] { seat-name } kan
    } { $dice ->
        [0] met elk van de zes getallen van een dobbelsteen van de balk binnenkomen, in plaats van met { $than-dice ->
            [1] één ervan
            [6] alle
           *[other] { $than-dice } ervan
        } niet
        [6] met geen enkel getal van een dobbelsteen van de balk binnenkomen, in plaats van { $than-dice ->
            [0] met alle zes wel
            [1] alleen met één van de zes niet
           *[other] alleen met { $than-dice } van de zes niet
        }
       *[other] met { $dice ->
            [1] één
           *[other] { $dice }
        } van de zes getallen van een dobbelsteen niet van de balk binnenkomen, in plaats van met { $than-dice ->
            [0] geen
            [1] één
            [6] alle zes
           *[other] { $than-dice }
        }
    }.
claim-alone = { $who ->
        [you] Je hebt
       *[any] { seat-name } heeft
    } { $stones ->
        [0] geen losse stenen
        [one] één losse steen
       *[other] { $stones } losse stenen
    }.
    .than = { $who ->
        [you] Je hebt
       *[any] { seat-name } heeft
    } { $stones ->
        [0] geen losse stenen
        [one] één losse steen
       *[other] { $stones } losse stenen
    } in plaats van { than-stones }.
claim-held = { $who ->
        [you] Je bezet
       *[any] { seat-name } bezet
    } { some-points }.
    .than = { $who ->
        [you] Je bezet
       *[any] { seat-name } bezet
    } { some-points } in plaats van { than-points }.
claim-wall = Zoveel plekken naast elkaar bezet { $who ->
        [you] je
       *[any] { seat-name }
    } hoogstens: { $points ->
        [0] geen
        [one] één
       *[other] { $points }
    }.
    .than = { $who ->
        [you] Je langste rij bezette plekken
       *[any] De langste rij bezette plekken van { seat-name }
    } telt { some-points } in plaats van { than-points }.
claim-crowded = Stenen van { $who ->
        [you] jou
       *[any] { seat-name }
    } die op hun plek de vijfde of een latere zijn: { $stones ->
        [0] geen
        [one] één
       *[other] { $stones }
    }.
    .than = Stenen van { $who ->
        [you] jou
       *[any] { seat-name }
    } die op hun plek de vijfde of een latere zijn: { $stones ->
        [0] geen
        [one] één
       *[other] { $stones }
    } in plaats van { than-stones }.
claim-on-bar = { $who ->
        [you] Je hebt
       *[any] { seat-name } heeft
    } { some-stones } op de balk.
    .than = { $who ->
        [you] Je hebt
       *[any] { seat-name } heeft
    } { some-stones } op de balk in plaats van { than-stones }.
claim-at-home = { $who ->
        [you] Je hebt
       *[any] { seat-name } heeft
    } { some-stones } in het thuisvak.
    .than = { $who ->
        [you] Je hebt
       *[any] { seat-name } heeft
    } { some-stones } in het thuisvak in plaats van { than-stones }.
claim-home-points = { $who ->
        [you] Je staat
       *[any] { seat-name } staat
    } op { $points ->
        [0] geen van de zes plekken
        [1] één van de zes plekken
        [6] alle zes plekken
       *[other] { $points } van de zes plekken
    } in het thuisvak.
    .than = { $who ->
        [you] Je staat
       *[any] { seat-name } staat
    } op { $points ->
        [0] geen van de zes plekken
        [1] één van de zes plekken
        [6] alle zes plekken
       *[other] { $points } van de zes plekken
    } in het thuisvak in plaats van op { $than-points ->
        [0] geen
        [1] één
        [6] alle zes
       *[other] { $than-points }
    }.
claim-home-turns = Voor de stenen in het thuisvak alleen { $who ->
        [you] heb je
       *[any] heeft { seat-name }
    } gemiddeld { $tenths-whole },{ $tenths-rest } beurten nodig om ze uit te gooien.
    .than = Voor de stenen in het thuisvak alleen { $who ->
        [you] heb je
       *[any] heeft { seat-name }
    } gemiddeld { $tenths-whole },{ $tenths-rest } beurten nodig om ze uit te gooien, in plaats van { $than-tenths-whole },{ $than-tenths-rest }.
claim-is-off = { $who ->
        [you] Je hebt
       *[any] { seat-name } heeft
    } { some-stones } uitgegooid.
    .than = { $who ->
        [you] Je hebt
       *[any] { seat-name } heeft
    } { some-stones } uitgegooid in plaats van { than-stones }.
claim-way = { $points ->
        [0] { $who ->
            [you] Je hoeft
           *[any] { seat-name } hoeft
        } met geen steen meer verder
       *[other] { $who ->
            [you] Je moet
           *[any] { seat-name } moet
        } met alle stenen samen nog { some-points }
    }.
    .than = { $points ->
        [0] { $who ->
            [you] Je hoeft
           *[any] { seat-name } hoeft
        } met geen steen meer verder, in plaats van nog { $than-points ->
            [one] één plek
           *[other] { $than-points } plekken
        }
       *[other] { $who ->
            [you] Je moet
           *[any] { seat-name } moet
        } met alle stenen samen nog { some-points } in plaats van { than-points }
    }.
claim-apart = Alle stenen zijn elkaar voorbij: er kan niets meer worden geslagen.
claim-turns-left = { $who ->
        [you] Je hebt
       *[any] { seat-name } heeft
    } gemiddeld { $tenths-whole },{ $tenths-rest } beurten nodig om de laatste steen uit te gooien.
    .than = { $who ->
        [you] Je hebt
       *[any] { seat-name } heeft
    } gemiddeld { $tenths-whole },{ $tenths-rest } beurten nodig om de laatste steen uit te gooien, in plaats van { $than-tenths-whole },{ $than-tenths-rest }.
claim-later-turns = In de rondes die ik verder speelde, had { $who ->
        [you] je
       *[any] { seat-name }
    } gemiddeld { $tenths-whole },{ $tenths-rest } beurten { $fewer ->
        [1] minder
       *[0] meer
    } nodig om de laatste steen uit te gooien dan na de beste zet.
fan-title = { $who ->
        [you] Je volgende worp
       *[any] De volgende worp van { seat-name }
    }{ $assumes ->
        [1] , zoals de stenen nu staan
       *[0] {""}
    }
fan-wins = { $who ->
        [you] Je kunt je laatste steen uitgooien
       *[any] { seat-name } kan de laatste steen uitgooien
    }
fan-hits = { $who ->
        [you] Je kunt een steen slaan
        [them] { seat-name } kan een steen van jou slaan
       *[any] { seat-name } kan een steen slaan
    }
fan-stuck = { $who ->
        [you] Je kunt niet spelen
       *[any] { seat-name } kan niet spelen
    }
fan-bears-off = { $who ->
        [you] Je kunt een steen uitgooien
       *[any] { seat-name } kan een steen uitgooien
    }
fan-enters = { $who ->
        [you] Je komt van de balk binnen
       *[any] { seat-name } komt van de balk binnen
    }

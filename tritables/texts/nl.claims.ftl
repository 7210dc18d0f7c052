# Waaruit de beweringen van alle spellen bestaan: een kans, en een deel van een geheel naast dat van een
# andere zet.

chance-now = { $chance-of ->
        [1] { $chance-percent }%
       *[other] ongeveer { $chance-percent }%
    }
chance-instead = { $nearly ->
        [more] { chance-now }, iets meer dan anders
        [less] { chance-now }, iets minder dan anders
       *[no] { chance-now } in plaats van { $chance-of ->
            [1] { $than-chance-of ->
                [1] { $than-chance-percent }%
               *[other] ongeveer { $than-chance-percent }%
            }
           *[other] { $than-chance-percent }%
        }
    }
share-than = { $wholes ->
        [same] { $than-share ->
            [all] alle
            [none] geen
           *[some] { $than-part ->
                [one] één
               *[other] { $than-part }
            }
        }
       *[other] { $than-share ->
            [all] { $than-whole ->
                [one] de enige
               *[other] alle { $than-whole }
            }
            [none] { $than-whole ->
                [0] geen, omdat je ze allemaal gezien hebt
                [one] geen van maar één
               *[other] geen van de { $than-whole }
            }
           *[some] { $than-part ->
                [one] één
               *[other] { $than-part }
            } van de { $than-whole }
        }
    }
instead-of-share = { $wholes ->
        [same] { $whole ->
            [one] { $than-share ->
                [all] , maar anders wel
               *[none] , maar anders niet
            }
           *[other] , in plaats van { share-than }
        }
       *[other] , in plaats van { share-than }
    }

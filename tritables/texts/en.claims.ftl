# What the claims of all games are made of: a chance, and a part of a whole beside that of another move.

chance-now = { $chance-of ->
        [1] { $chance-percent }%
       *[other] about { $chance-percent }%
    }
chance-instead = { $nearly ->
        [more] { chance-now }, a little more than otherwise
        [less] { chance-now }, a little less than otherwise
       *[no] { chance-now } instead of { $chance-of ->
            [1] { $than-chance-of ->
                [1] { $than-chance-percent }%
               *[other] about { $than-chance-percent }%
            }
           *[other] { $than-chance-percent }%
        }
    }
share-than = { $wholes ->
        [same] { $than-share ->
            [all] all of them
            [none] none
           *[some] { $than-part ->
                [one] one
               *[other] { $than-part }
            }
        }
       *[other] { $than-share ->
            [all] { $than-whole ->
                [one] the only one
               *[other] all { $than-whole }
            }
            [none] { $than-whole ->
                [0] none, as you have seen them all
                [one] none of just one
               *[other] none of { $than-whole }
            }
           *[some] { $than-part ->
                [one] one
               *[other] { $than-part }
            } of { $than-whole }
        }
    }
instead-of-share = { $wholes ->
        [same] { $whole ->
            [one] { $than-share ->
                [all] , but otherwise it would
               *[none] , but otherwise it would not
            }
           *[other] , instead of { share-than }
        }
       *[other] , instead of { share-than }
    }
instead-of-being = { $wholes ->
        [same] { $whole ->
            [one] { $than-share ->
                [all] , but otherwise it would be one
               *[none] , but otherwise it would not be
            }
           *[other] , instead of { share-than }
        }
       *[other] , instead of { share-than }
    }

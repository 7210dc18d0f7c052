# De quoi se composent les affirmations de tous les jeux : une chance, et une part d’un tout à côté de
# celle d’un autre coup. Une part est faite de cartes, de pierres ou de manches : elle est au féminin.

chance-now = { $chance-of ->
        [1] { $chance-percent } %
       *[other] environ { $chance-percent } %
    }
chance-instead = { $nearly ->
        [more] { chance-now }, un peu plus qu’autrement
        [less] { chance-now }, un peu moins qu’autrement
       *[no] { chance-now } au lieu { $chance-of ->
            [1] { $than-chance-of ->
                [1] de { $than-chance-percent } %
               *[other] d’environ { $than-chance-percent } %
            }
           *[other] de { $than-chance-percent } %
        }
    }
of-share-than = { $wholes ->
        [same] { $than-share ->
            [all] de toutes
            [none] d’aucune
           *[some] { $than-part ->
                [one] d’une seule
               *[other] de { $than-part }
            }
        }
       *[other] { $than-share ->
            [all] { $than-whole ->
                [one] de la seule qui reste
               *[other] de toutes les { $than-whole }
            }
            [none] { $than-whole ->
                [0] d’aucune, puisque tu les as toutes vues
                [1] d’aucune sur une seule
               *[other] d’aucune sur { $than-whole }
            }
           *[some] { $than-part ->
                [one] d’une
               *[other] de { $than-part }
            } sur { $than-whole }
        }
    }
instead-of-share = { $wholes ->
        [same] { $whole ->
            [one] { $than-share ->
                [all] , mais sinon, oui
               *[none] , mais sinon, non
            }
           *[other] , au lieu { of-share-than }
        }
       *[other] , au lieu { of-share-than }
    }

# Wat de coach zegt: wat een zet kost, hoe dat gevonden is, en waarom, voor zover dat te bewijzen is. De
# redenen zelf zijn beweringen, in de catalogi van de spellen.

coach-forced = Hier kan niets anders worden gespeeld.
coach-best = Iets beters vind ik niet.
coach-little = Dat is even goed als de beste zet, of bijna.
coach-loss = { $percent ->
        [100] De beste zet wint vanaf hier bijna elke ronde, en deze bijna geen.
       *[other] Van 100 rondes vanaf hier wint dit er ongeveer { $percent } minder dan de beste zet.
    }
coach-loss-about = Van 100 rondes vanaf hier wint dit er ongeveer { $percent } minder dan de beste zet; het getal kan overal tussen { $low } en { $high } liggen.
coach-because = { $percent ->
        [100] Dit verschil komt helemaal hierdoor:
       *[other] Ongeveer { $percent }% van dit verschil komt hierdoor:
    }
coach-together = Samen met dit:
coach-ways = Dit kan op { $of } manieren worden gespeeld. De { $without } die hierin niet beter zijn, winnen allemaal minstens { $percent } van 100 rondes minder dan de beste zet.
coach-unsure = Ik kan niet zeggen wat beter is: deze zet, of die ik het best vind.
coach-of-best = Na de beste zet:
coach-fact = Dit is ook anders:
coach-reply = In { $share ->
        [all] al deze { $of }
       *[some] { $times ->
            [one] één
           *[other] { $times }
        } van deze { $of }
    } rondes werd daarna dit gespeeld, en dat kostte het meest:
coach-plain = Een kortere reden dan dit getal heb ik niet.
coach-came-worse = Ik kan alleen zeggen dat het slechter uitkwam dan de beste zet in { $share ->
        [all] alle { $of }
       *[some] { $worse ->
            [one] één
           *[other] { $worse }
        } van de { $of }
    } rondes die ik verder speelde{ $better ->
        [0] {""}
       *[other] , en beter in { $better }
    }.
coach-comes-worse = Ik kan alleen zeggen dat het slechter uitkomt dan de beste zet{ $worse ->
        [100] , wat er ook komt
       *[other] {" "}in { $worse }% van de gevallen
    }{ $better ->
        [0] {""}
       *[other] , en beter in { $better }%
    }.
coach-found-end = De ronde is ermee afgelopen.
coach-found-rounds = Ik heb { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    } vanaf hier een stukje verder gespeeld, met alles wat je niet kunt zien telkens op een andere plaats.
coach-several = Er zijn meer zetten die ongeveer even goed zijn, voor zover ik kan zien: { $good } van de { $of }.
coach-all-alike = { $of ->
        [2] De twee zetten hier zijn
       *[other] Alle { $of } zetten hier zijn
    } ongeveer even goed, voor zover ik kan zien.
coach-next = Eén zet is hier de beste: van 100 rondes wint de op één na beste er ongeveer { $percent } minder.
coach-look = Kijk eerst hier.
coach-look-nowhere = Kijk wat je kunt doen zonder het bord aan te raken.
bad-coach-game = Voor { $game } is er nog geen coach.
bad-coach-turn = Speler { $player } is niet aan de beurt, dus er is geen zet om aan te raden.

# De coach bij een spel: de knoppen, wat hij telt, en de waaier van wat er komt.

coach-counts = Even tellen…
coach-counted = { $who ->
        [you] Zetten van jou die ik bekeken heb
       *[any] Zetten van speler { player-number } die ik bekeken heb
    }: { $moves ->
        [0] nog geen
        [one] één
       *[other] { $moves }
    }. Zo goed als de beste: { $good ->
        [0] geen
        [one] één
       *[other] { $good }
    }. Gaven veel weg: { $much ->
        [0] geen
        [one] één
       *[other] { $much }
    }.
fan-share = { $ways } van de { $of }
ui-coach = Coach
ui-coach-off = Zegt niets
ui-coach-quiet = Telt goede en dure zetten
ui-coach-watchful = Vraagt het na voor een dure zet
ui-hint = Tip
ui-why-not = Waarom niet?
ui-why-not-hint = Doe de zet die je in gedachten hebt. Hij wordt niet gespeeld: ik zeg wat hij kost.
ui-weighed = Nog niet gespeeld
ui-play-it = Speel hem
ui-show-reply = Laat zien wat volgt
ui-figures = Cijfers
ui-counting = De coach denkt na…
ui-stop = Stop
ui-against = Je speelt tegen
ui-fan = Wat komt er?
ui-preview = Even kijken: dit is niet echt gebeurd.
fan-after = Als { $move } gespeeld zou worden{ $assumes ->
        [1] , en meer niet
       *[0] {""}
    }
ui-fan-touch = Tik er een aan om hem op het bord te zien.
ui-fan-none = Wat hier hierna komt, is niet te tellen.
ui-fan-ways = Hoe vaak
ui-fan-what = Wat het doet
ui-fan-all = Welke
bad-no-coach = De coach helpt bij een spel, en als je er een terugkijkt.
bad-coach-hidden = De coach zegt niets over kaarten en stenen die jij niet mag zien.
bad-coach-later = Vraag het de coach als er een zet te doen is.
bad-no-fan = Wat hier hierna komt, is niet te tellen.
bad-no-outcome = Dit kan hierna niet komen.
bad-no-reply = Er is geen antwoord om te laten zien.

# Boards of the course “Playing well”.

best-task = Wat zou je hier spelen? Kies de zet die het vaakst wint.
best-done = Goed: de coach vindt hier niets beters.
best-decides = Hier wijst “{ $principle }” de weg.
best-also = “{ $principle }” leidt daar ook naartoe.
best-near = { $percent ->
        [100] { $move }: dat wint bijna geen ronde.
       *[other] { $move }: van 100 rondes wint dat er ongeveer { $percent } minder.
    }
best-misled = “{ $principle }” alleen zou zeggen: { $move }. Van 100 rondes wint dat er ongeveer { $percent } minder.
best-matters = Hier weegt “{ $by }” zwaarder.

# Wat de coach zegt: wat een zet kost, hoe dat gevonden is, en waarom, voor zover dat te bewijzen is. De
# redenen zelf zijn beweringen, in de catalogi van de spellen.

coach-forced = Hier kan niets anders worden gespeeld.
coach-best = Iets beters vind ik niet.
coach-little = Dat is even goed als de beste zet, of bijna.
coach-loss = Van 100 ronden vanaf hier wint dit er ongeveer { $percent } minder dan de beste zet.
coach-loss-about = Van 100 ronden vanaf hier wint dit er ongeveer { $percent } minder dan de beste zet; het getal kan overal tussen { $low } en { $high } liggen.
coach-because = { $percent ->
        [100] Dat zit helemaal hierin:
       *[other] Ongeveer { $percent }% daarvan zit hierin:
    }
coach-fact = Dit is ook anders:
coach-reply = In { $times } van deze { $of } ronden werd daarna dit gespeeld, en dat kostte het meest: { $move }
coach-plain = Een kortere reden dan dit getal heb ik niet.
coach-found-end = De ronde is ermee afgelopen.
coach-found-rounds = Ik heb { $rounds ->
        [one] één ronde
       *[other] { $rounds } ronden
    } vanaf hier een stukje verder gespeeld, met alles wat je niet kunt zien telkens op een andere plaats.
coach-look = Kijk eerst hier.
coach-look-nowhere = Kijk wat je kunt doen zonder het bord aan te raken.
bad-coach-game = Voor { $game } is er nog geen coach.
bad-coach-turn = Speler { $player } is niet aan de beurt, dus er is geen zet om aan te raden.

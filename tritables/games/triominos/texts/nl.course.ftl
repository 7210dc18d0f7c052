# De cursus Triominos, in het Nederlands.

## Chapters

chapter-laying-tiles = Stenen leggen
    .learnt = Een steen legt een hele zijde tegen een andere, en waar hoeken elkaar raken, zijn de getallen gelijk.
chapter-first-tile = De eerste steen
    .learnt = Wie begint, legt een steen naar keuze en krijgt de waarde ervan.
chapter-rings = Bruggen en zeshoeken
    .learnt = Een brug brengt 40 punten extra, een zeshoek 50, twee tegelijk 60.
chapter-buying = Als er niets past
    .learnt = Kopen kost 5 punten per steen. Na drie keer voor niets is je beurt om, voor 25 in totaal.
chapter-empty-pool = De pot is leeg
    .learnt = Is de pot leeg, dan leg je als het kan. Kan het niet, dan gaat je beurt gratis voorbij.
chapter-round-ends = Hoe een ronde eindigt
    .learnt = Wie zijn laatste steen legt, luidt de bel, en daarna heeft iedereen evenveel beurten gehad.
chapter-match = De hele wedstrijd
    .learnt = De meeste punten winnen de wedstrijd, en wie gelijk staat, deelt de winst.
chapter-house-rules = Huisregels
    .learnt = Een klok, een makkelijke telling voor kinderen, of helemaal geen punten: een tafel mag kiezen.
chapter-who-begins = Wie begint?
    .learnt = De hoogste steen begint. Wie gelijk staat, trekt opnieuw.
chapter-now-play = Nu spelen
    .learnt = Je hebt tegen Gretig gespeeld. Probeer nu een hele ronde!

## The figures of the source

figure-name = Figuur { $figure } uit de speluitleg

## Steps

step-which-tiles-fit =
    .task = Raak elke steen op je plankje aan die ergens past.
    .done = Drie van de vier passen. 2-2-4 vindt nergens een zijde met dezelfde twee getallen.
step-into-the-notch =
    .task = Welke steen past in de inham tussen de twee andere?
    .done = Hij raakt twee zijden, en op allebei zijn de getallen gelijk.
step-far-corner =
    .task = De zijde van 1-3-3 past naast 2-3-3. Mag hij daar liggen?
    .done = Klopt: de hoek aan de andere kant raakt een steen met een ander getal.
step-any-tile-first =
    .task = De tafel is leeg, en je hebt 5-5-5. Mag je ook met 0-0-2 beginnen?
    .done = Ja. Elke steen mag, alleen zijn het minder punten.
step-worth-of-the-first =
    .task = 5-5-5 wordt de eerste steen. Hoeveel punten is dat?
    .done = 5 en 5 en 5: vijftien, zonder bonus voor de eerste steen.
step-where-a-bridge =
    .task = Waar maakt 3-3-5 een brug? Raak die plek aan.
    .done = Hij ligt tegen één zijde, en de hoek ertegenover raakt een steen aan de overkant.
step-worth-of-a-bridge =
    .task = 3-3-5 maakt zo de brug. Hoeveel punten levert dat op?
    .done = De waarde 11 en 40 voor de brug.
step-bridge-as-well =
    .task = 0-3-3 maakt zo de zeshoek dicht. Hoeveel punten levert dat op?
    .done = De waarde 6 en 50. Een zeshoek telt niet ook nog als brug.
step-three-at-once =
    .task = 2-4-5 maakt zo drie zeshoeken tegelijk dicht. Hoeveel punten levert dat op?
    .done = Drie tellen als twee: de waarde 11 en 60.
step-cost-of-a-tile =
    .task = Speler 1 koopt zo een steen. Hoeveel punten scheelt dat?
    .done = Elke steen kost 5 punten.
step-any-tile-then =
    .task = Speler 1 heeft een steen gekocht. Mag nu 3-3-4 neergelegd worden, die er al lag?
    .done = Ja. Na het kopen mag elke steen, niet alleen de nieuwe.
step-pass-too-soon =
    .task = Speler 1 heeft twee stenen gekocht, en er past niets. Mag speler 1 passen?
    .done = Klopt: zolang er stenen in de pot zijn, moeten het er eerst drie zijn.
step-cost-of-passing =
    .task = Speler 1 gaat drie stenen kopen en dan passen. Hoeveel punten scheelt dat bij elkaar?
    .done = Drie keer 5, en dan nog eens 10.
step-keep-it-back =
    .task = De pot is leeg, en speler 2 kan een steen leggen maar wacht liever. Mag speler 2 passen?
    .done = Klopt: is de pot leeg, dan leg je wat past.
step-cost-of-the-last =
    .task = Speler 1 gaat de laatste steen uit de pot kopen, en nog past er niets. Hoeveel punten kost die beurt?
    .done = 5 voor de steen, en niets voor het passen: er was geen tweede te koop.
step-third-and-last =
    .task = De derde steen die speler 1 koopt, is de laatste uit de pot, en er past niets. Kost passen dan nog 10 punten?
    .done = Ja: er zijn er drie gekocht en er is er geen gelegd.
step-who-still-plays =
    .task = Speler 1 begon. Speler 2 legt zo zijn laatste steen en luidt de bel. Wie is er dan aan de beurt?
    .done = Speler 3 heeft een beurt minder gehad, en mag nog.
step-who-won-blocked =
    .task = Speler 1 koopt zo de laatste steen, en dan kan niemand meer leggen. Is de ronde dan afgelopen?
    .done = Ja. Wie het minst overhoudt, wint een vastgelopen ronde.
step-who-is-ahead =
    .task = Speler 2 heeft 52 punten, speler 1 heeft er 58. Speler 2 legt zo de laatste steen, van 10, en speler 1 houdt 13 over. Wie heeft dan de meeste punten?
    .done = 52 en 10, en 25 voor de bel, en 13 van de ander: 100 punten.
step-equal-points =
    .task = Nog een keer, maar nu heeft speler 1 al 100 punten. Wie heeft dan de meeste?
    .done = Allebei 100: ze delen de wedstrijd.
step-cost-of-time =
    .task = Aan deze tafel heeft een beurt een grens, en de tijd is bijna om. Hoeveel punten scheelt dat?
    .done = De beurt is om en kost 10 punten.
step-kids-hexagon =
    .task = Met de makkelijke telling maakt 0-3-3 zo een zeshoek dicht. Hoeveel punten levert dat op?
    .done = Een steen is 1 punt, en met een zeshoek zijn het er 2.
step-kids-blocked-worth =
    .task = Met de makkelijke telling heeft speler 1 27 punten en speler 2 25, en de tafel loopt zo vast. Wie heeft dan de meeste punten?
    .done = Een vastgelopen tafel levert met de makkelijke telling niemand iets op.
step-without-points =
    .task = Aan deze tafel telt niemand punten. Speler 2 legt zo de laatste steen. Hoeveel punten levert dat op?
    .done = Geen. Wie het eerst al zijn stenen kwijt is, heeft gewonnen.
step-equal-lots =
    .task = De spelers trekken zo 1-4-5, 0-5-5 en 0-0-2. Moet er iemand nog een keer trekken?
    .done = Ja: 1-4-5 en 0-5-5 zijn allebei 10 waard.
step-first-turns =
    .task = Jij bent speler 1, en Gretig is speler 2. Speel vijf beurten.
    .done = Vijf beurten! Speel gerust verder.

## Why a place is not the one that was asked for

pool-buys = Hier kun je een steen kopen. Maar de vraag gaat over wat je zelf hebt.

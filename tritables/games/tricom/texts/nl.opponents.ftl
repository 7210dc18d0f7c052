# De personages die TriCom spelen: hoe ieder speelt, en het zwakke punt.
opponent-lies =
    .name = Lies
    .plays = Bouwt stapeltjes, en haalt ze weg met koningen en vrouwen.
    .weakness = Let niet op de reserve, waar elke kaart een punt kost.
opponent-bas =
    .name = Bas
    .plays = Pakt de punten die er zijn, en bouwt stapeltjes.
    .weakness = Let pas op de reserve als er meer dan vijf kaarten liggen.
opponent-ines =
    .name = Inès
    .plays = Houdt de reserve klein, en de hand makkelijk te plaatsen.
    .weakness = Is niet bang voor boeren: hoge stapeltjes blijven open liggen.
opponent-hugo =
    .name = Hugo
    .plays = Weegt punten, reserve, stapeltjes en de boeren van de anderen.
    .weakness = Beoordeelt de tafel na deze zet, en speelt nooit in gedachten verder.

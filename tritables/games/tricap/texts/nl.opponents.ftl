# De personages die Tri-Cap spelen: hoe ieder speelt, en het zwakke punt.
opponent-otto =
    .name = Otto
    .plays = Bewaart de goede kaarten, en legt de kaarten die het minst passen.
    .weakness = De goede kaarten blijven in de hand, en anderen pakken de stapels.
opponent-fien =
    .name = Fien
    .plays = Legt altijd de hoogste kaart.
    .weakness = Een koning past alleen bij vrouwen en azen.
opponent-sam =
    .name = Sam
    .plays = Legt azen, en daarna middelhoge kaarten: die hebben aan twee kanten buren.
    .weakness = Vergeet welke kaarten al weg zijn.
opponent-ada =
    .name = Ada
    .plays = Telt welke kaarten nog niet te zien zijn, en legt de kaart waar de meeste bij passen.
    .weakness = Denkt aan de volgende kaart in het midden, en niet aan de kaarten daarna.

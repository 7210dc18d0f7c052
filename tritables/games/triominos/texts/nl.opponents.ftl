# De personages die Triominos spelen: hoe ieder speelt, en het zwakke punt.
opponent-pip =
    .name = Pip
    .plays = Kijkt alleen naast de stenen die het laatst zijn gelegd, en koopt er tot drie als daar niets past.
    .weakness = Koopt stenen, terwijl er een van het plankje ergens anders past.
opponent-mila =
    .name = Mila
    .plays = Legt de laagste steen die past, en bewaart de hoge voor later.
    .weakness = Blijft met hoge stenen zitten, en die tellen voor wie de bel luidt.
opponent-nina =
    .name = Nina
    .plays = Pakt de meeste punten, en houdt ruimte voor de andere stenen.
    .weakness = Denkt nooit aan wat de volgende speler zal doen.
opponent-vera =
    .name = Vera
    .plays = Weet welke stenen nog niet liggen, en rekent uit wat de volgende speler ermee kan halen.
    .weakness = Kijkt één beurt vooruit, en niet verder.

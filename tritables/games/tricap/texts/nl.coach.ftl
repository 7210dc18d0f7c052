# Wat de coach over Tri-Cap zegt.
outlook-cards = Ik heb gekeken naar elke kaart die nu kan komen, de ene even waarschijnlijk als de andere.
outlook-reply = De { $card } als volgende kaart zou het meest kosten. Dit kan dan gebeuren:

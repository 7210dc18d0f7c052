# Links: een stelling of een ronde in een adres.

link-opened-position = De stelling uit de link staat op het bord.
link-opened-round = De ronde uit de link staat op het bord. Loop haar door, of begin een nieuw spel.
link-asks-position = In deze link zit een stelling van { $game }. Hier openen? Wat hier gespeeld is, verdwijnt.
link-asks-round = In deze link zit een ronde van { $game }. Hier openen? Wat hier gespeeld is, verdwijnt.
link-elsewhere-position = In deze link zit een stelling van { $game }. Wil je ermee verder spelen, open de link dan op een pagina met een tafel van { $game }.
link-elsewhere-round = In deze link zit een ronde van { $game }. Wil je haar doorlopen, open de link dan op een pagina met een tafel van { $game }. Zo begint ze:
link-seen = Deze link toont een stelling van { $game } zoals iemand die zag. Je kunt haar bekijken.
link-word-open = Openen
link-word-stay = Zo laten
link-of-position = Deze stelling
link-of-round = De hele ronde
link-of-seen = Wat je ziet
link-note-position = Wie hem opent, speelt vanaf hier verder.
link-note-round = Wie hem opent, loopt alle zetten door.
link-note-seen = Wat voor jou verborgen is, zit er niet in: wie hem opent, kan kijken en niet verder spelen.
bad-link-position = In deze link zit geen stelling waarvandaan je kunt spelen.

# Wat de coach over Tric Trac zegt.
outlook-throws = Ik heb gekeken naar alle 21 worpen die nu kunnen komen, elk met het beste antwoord dat ik vind.
outlook-reply = De worp { $throw } kost het meest{ $moves ->
        [0] {""}
       *[other] {": "}dan kan { $line } worden gespeeld
    }.
played-race = Geen enkele steen kan nog worden geslagen. Daarom heb ik elke kant { $rounds } keer alleen verder gespeeld, na elke zet met dezelfde worpen.

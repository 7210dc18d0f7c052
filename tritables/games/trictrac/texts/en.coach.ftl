# What the coach says of Tric Trac.
outlook-throws = I looked at all 21 throws that can come next, each followed by the best reply that I find.
outlook-reply = The throw { $throw } costs most{ $moves ->
        [0] {""}
       *[other] {": "}then { $line } may be played
    }.
played-race = No stone can hit another any more, so I played each side on alone, { $rounds } times, with the same throws after each move.

# What the coach says of Tri-Cap.
outlook-cards = I looked at every card that can come next, each of them as likely as another.
outlook-alone = If { $card } comes next, that costs most: { $who ->
        [you] { $sure ->
            [1] then you alone have
           *[0] then you alone can have
        }
       *[any] { $sure ->
            [1] then player { player-number } alone has
           *[0] then player { player-number } alone can have
        }
    } a neighbour.
outlook-tricap = If { $card } comes next, that costs most: { $sure ->
        [1] then it is a Tricap
       *[0] then it can be a Tricap
    }.
outlook-nobody = If { $card } comes next, that costs most: { $sure ->
        [1] then nobody has a neighbour
       *[0] then it can be that nobody has a neighbour
    }.

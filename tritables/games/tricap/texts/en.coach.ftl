# What the coach says of Tri-Cap.
outlook-cards = I looked at every card that can come next, each of them as likely as another.
outlook-reply = The { $card } as next card would cost most. This is what may then happen:

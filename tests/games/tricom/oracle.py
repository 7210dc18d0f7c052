"""TriCom a second time, slowly: written from the rules file alone, to hold the engine to it.

Plain lists and dicts, JSON in and JSON out. It reads positions that are sound and refuses nothing
but a move it does not find among the legal ones. Every question is answered by looking at all the
cards again; nothing is worked out beforehand.
"""

from itertools import combinations

NEIGHBOURS = {0: [1, 2], 1: [0, 3], 2: [0, 3], 3: [1, 2]}
NUMBERS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
SUITS = ["C", "D", "H", "S"]
ACTION_CARDS = [rank + suit for suit in SUITS for rank in "JQK"]


def copy(value):
    if isinstance(value, dict):
        return {key: copy(item) for key, item in value.items()}
    if isinstance(value, list):
        return [copy(item) for item in value]
    return value


# Cards.


def rank(card):
    return card[:-1]


def suit(card):
    return card[-1]


def number(card):
    """Ace 1 to ten 10; the highest card is the ten."""
    return NUMBERS.index(rank(card)) + 1


def beside_by(card, other):
    """The rule by which a card may lie beside another; None when it may not."""
    if rank(card) == rank(other):
        return "place.equal"
    if suit(card) != suit(other):
        return None
    if abs(number(card) - number(other)) == 1:
        return "place.suit-run"
    if {rank(card), rank(other)} == {"A", "10"}:
        return "place.ace-ten"
    return None


def combined(cards):
    """Whether cards are all of one rank, or of one suit in sequence on the circle."""
    if len({rank(card) for card in cards}) == 1:
        return True
    if len({suit(card) for card in cards}) != 1:
        return False
    there = sorted(number(card) - 1 for card in cards)
    for start in range(10):
        if there == sorted((start + step) % 10 for step in range(len(cards))):
            return True
    return False


def tops(seat):
    """The visible base cards, by slot."""
    return {slot: pile[-1] for slot, pile in enumerate(seat["base"]) if pile}


def combination_points(seat, slot):
    """What a card that just came to a slot makes there."""
    visible = tops(seat)
    new = visible.pop(slot)
    others = list(visible.values())
    if len(others) == 3 and combined([new, *others]):
        return 2
    if any(combined([new, *pair]) for pair in combinations(others, 2)):
        return 1
    return 0


def dealt_points(base):
    """What four dealt cards score before anything is played."""
    if combined(base):
        return 2
    return 1 if any(combined(three) for three in combinations(base, 3)) else 0


def beginners(bases):
    """The seats whose dealt bases are the highest; more than one when all four cards tie."""
    worth = [
        sorted(((number(card), SUITS.index(suit(card))) for card in base), reverse=True)
        for base in bases
    ]
    return [seat for seat in range(len(bases)) if worth[seat] == max(worth)]


def slots_for(seat, card):
    """The slots on which a card may be placed by the place rule."""
    visible = tops(seat)
    return [
        slot
        for slot in visible
        if any(
            beside in visible and beside_by(card, visible[beside]) for beside in NEIGHBOURS[slot]
        )
    ]


# What may be played.


def legal(position):
    phase = position["phase"]
    if phase == "over":
        return []
    if phase == "lots":
        return ["lots"]
    if phase == "shuffle":
        return ["shuffle"]
    seat = position["seats"][position["on_turn"]]
    if phase == "turn":
        return ["turn " + seat["actions"][0]]
    if phase == "action":
        return ["skip", *uses(position)]
    if phase == "fill":
        return ["fill " + source for source in ("reserve", "stock") if seat[source]]
    if phase == "take":
        moves = ["take stock"] if seat["stock"] else ["none"]
        if seat["reserve"] and slots_for(seat, seat["reserve"][-1]):
            moves.append("take reserve")
        return moves
    moves = []
    for card in [position["drawn"]] if position["drawn"] else seat["hand"]:
        slots = slots_for(seat, card)
        moves += [f"{card}>{slot}" for slot in slots]
        if not slots:
            moves.append(f"{card}>r")
    return moves


def uses(position):
    """Every use of the action card that was just turned up."""
    me = position["on_turn"]
    seat = position["seats"][me]
    card = seat["turned"][-1]
    found = []
    for whose, other in enumerate(position["seats"]):
        for slot, pile in enumerate(other["base"]):
            if len(pile) < 2 or suit(pile[-1]) != suit(card):
                continue
            own = whose == me
            if own and rank(card) in ("K", "Q"):
                found.append(f"use {slot}")
            if not own and rank(card) == "J":
                found.append(f"use {whose}:{slot}")
            if own and position["options"]["flexible"]:
                part = {"K": 3, "Q": 2, "J": 1}[rank(card)]
                if len(pile) > part:
                    found.append(f"use {slot}x{part}")
    return found


def legal_shuffle(position, move):
    cards = move.split(" ")[1:]
    return move.startswith("shuffle ") and sorted(cards) == sorted(ACTION_CARDS)


def legal_lots(position, move):
    bases = [[pile[0] for pile in seat["base"]] for seat in position["seats"]]
    return move in [f"lots {seat}" for seat in beginners(bases)]


# Playing.


def event(rule, seat, points=0):
    return {"rule": rule, "seat": seat, "points": points}


def play(position, move):
    phase = position["phase"]
    if phase == "shuffle":
        fine = legal_shuffle(position, move)
    elif phase == "lots":
        fine = legal_lots(position, move)
    else:
        fine = move in legal(position)
    if not fine:
        raise ValueError(f"{move} is not legal")
    after = copy(position)
    events = []
    HOW[phase](after, move, events)
    for one in events:
        if one["rule"] != "score.reserve":
            after["seats"][one["seat"]]["score"] += one["points"]
    after["to_act"] = {"over": None, "turn": "chance", "shuffle": "chance"}.get(
        after["phase"], after["on_turn"]
    )
    return after, events


def play_lots(position, move, events):
    begins = int(move.split(" ")[1])
    events.append(event("start.tie", begins))
    position.update(begins=begins, on_turn=begins, phase="turn")


def play_turn(position, move, events):
    me = position["on_turn"]
    seat = position["seats"][me]
    seat["turned"].append(seat["actions"].pop(0))
    events.append(event("turn.action-first", me))
    position["phase"] = "action"


def play_action(position, move, events):
    position["phase"] = "take"
    if move == "skip":
        return
    me = position["on_turn"]
    seat = position["seats"][me]
    kind = rank(seat["turned"][-1])
    what = move.removeprefix("use ")
    if "x" in what:
        slot, count = (int(part) for part in what.split("x"))
        del seat["base"][slot][-count:]
        seat["away"] += count
        name = {"K": "flexible.king", "Q": "flexible.queen", "J": "flexible.jack"}[kind]
        events.append(event(name, me, {"K": 1, "Q": 0, "J": 0}[kind]))
        return
    whose, slot = (int(part) for part in what.split(":")) if ":" in what else (me, int(what))
    other = position["seats"][whose]
    count = len(other["base"][slot])
    other["base"][slot] = []
    other["away"] += count
    events.append(event("action.jack" if kind == "J" else "action.king-queen", me))
    events.append(event("action.score", me, count - 2))
    if kind == "J":
        if other["stock"]:
            events.append(event("fill.jack", whose))
            fill_from(position, whose, slot, "stock", events)
        else:
            events.append(event("fill.none", whose))
    elif seat["stock"] or seat["reserve"]:
        position.update(phase="fill", slot=slot)
    else:
        events.append(event("fill.none", me))


def fill_from(position, whose, slot, source, events):
    """Put the next card of a stock or a reserve on an empty slot; who is on turn scores."""
    owner = position["seats"][whose]
    owner["base"][slot].append(owner[source].pop(0 if source == "stock" else -1))
    tell_combination(position, whose, slot, events)


def tell_combination(position, whose, slot, events):
    points = combination_points(position["seats"][whose], slot)
    if points:
        name = {1: "score.trio", 2: "score.quartet"}[points]
        events.append(event(name, position["on_turn"], points))


def play_fill(position, move, events):
    me, slot = position["on_turn"], position["slot"]
    events.append(event("fill.king-queen", me))
    fill_from(position, me, slot, move.split(" ")[1], events)
    position.update(phase="take", slot=None)


def play_take(position, move, events):
    me = position["on_turn"]
    seat = position["seats"][me]
    position["phase"] = "play"
    if move == "none":
        events.append(event("end.stock-empty", me))
    elif move == "take stock":
        seat["hand"].append(seat["stock"].pop(0))
        events.append(event("turn.take", me))
    else:
        card = seat["reserve"].pop()
        seat["hand"].append(card)
        position["drawn"] = card
        events.append(event("reserve.take", me))


def play_card(position, move, events):
    me = position["on_turn"]
    seat = position["seats"][me]
    card, where = move.split(">")
    seat["hand"].remove(card)
    position["drawn"] = None
    if where == "r":
        seat["reserve"].append(card)
        events.append(event("reserve.only-unplaceable", me))
    else:
        slot = int(where)
        visible = tops(seat)
        beside = [beside_by(card, visible[at]) for at in NEIGHBOURS[slot] if at in visible]
        for name in ("place.equal", "place.suit-run", "place.ace-ten"):
            if name in beside:
                events.append(event(name, me))
                break
        seat["base"][slot].append(card)
        tell_combination(position, me, slot, events)
        others = [one for nth, one in enumerate(position["seats"]) if nth != me]
        same = sum(card in tops(other).values() for other in others)
        if same and len(others) == 1:
            events.append(event("score.duo", me, 2))
        elif same:
            events.append(event("three.duo", me, same))
    end_turn(position, events)


def end_turn(position, events):
    me = position["on_turn"]
    hands = [seat["hand"] for seat in position["seats"]]
    if not any(hands):
        for nth, seat in enumerate(position["seats"]):
            events.append(event("score.reserve", nth, -len(seat["reserve"])))
        position.update(phase="over", on_turn=None)
        return
    if not hands[me]:
        events.append(event("end.solo", me))
    if not position["seats"][me]["actions"]:
        position["phase"] = "shuffle"
    else:
        pass_on(position)


def pass_on(position):
    count = len(position["seats"])
    following = (position["on_turn"] + 1) % count
    while not position["seats"][following]["hand"]:
        following = (following + 1) % count
    position.update(phase="turn", on_turn=following)


def play_shuffle(position, move, events):
    me = position["on_turn"]
    seat = position["seats"][me]
    seat["actions"] = move.split(" ")[1:]
    seat["turned"] = []
    events.append(event("action.reshuffle", me))
    pass_on(position)


HOW = {
    "lots": play_lots,
    "turn": play_turn,
    "action": play_action,
    "fill": play_fill,
    "take": play_take,
    "play": play_card,
    "shuffle": play_shuffle,
}


def result(position):
    if position["phase"] != "over":
        return None
    scores = [seat["score"] - len(seat["reserve"]) for seat in position["seats"]]
    winners = [nth for nth, score in enumerate(scores) if score == max(scores)]
    return {"scores": scores, "winners": winners}

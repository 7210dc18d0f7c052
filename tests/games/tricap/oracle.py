"""Tri-Cap a second time, slowly: written from the rules file alone, to hold the engine to it.

Plain lists and dicts, JSON in and JSON out, nothing of the package imported. It reads positions
that are sound, knows all the cards, and refuses nothing but a move it does not find allowed.
"""

from copy import deepcopy as copy

ORDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


def rank(card):
    return card[:-1]


def adjacent(active, centre):
    if rank(active) == "A" or rank(centre) == "A":
        return True
    return abs(ORDER.index(rank(active)) - ORDER.index(rank(centre))) == 1


def players(table):
    return list(range(len(table["seats"])))


def adjacent_seats(table):
    top = table["centre"][-1]
    return [s for s in players(table) if adjacent(table["seats"][s]["active"], top)]


def loose(table):
    """The cards that a Tricap shuffles: deck, hands and active cards."""
    cards = list(table["deck"])
    for seat in table["seats"]:
        cards += seat["hand"]
        if seat["active"] is not None:
            cards.append(seat["active"])
    return cards


def legal(table):
    phase = table["phase"]
    if phase in ("lay", "replace"):
        return ["lay " + card for card in table["seats"][table["to_act"]]["hand"]]
    if phase == "capture":
        return ["take", "pass"]
    if phase == "centre":
        return ["centre " + table["deck"][0]]
    if phase == "draw":
        return ["draw " + str(table["seat"]) + ": " + " ".join(table["deck"][0:3])]
    if phase == "shuffle":
        return ["shuffle"]
    return []


def event(rule, seat=None, points=0):
    return {"rule": rule, "seat": seat, "points": points}


def play(position, move):
    """The position after a move, with the events of the move."""
    table = copy(position)
    return table, play_on(table, move)


def play_on(table, move):
    """Play a move on the table itself; return its events."""
    if move.startswith("shuffle "):
        cards = move.split(" ")[1:]
        if table["phase"] != "shuffle" or sorted(cards) != sorted(loose(table)):
            raise ValueError(move)
        return shuffle(table, cards)
    if move not in legal(table) or move == "shuffle":
        raise ValueError(move)
    if move == "take":
        return take(table)
    if move == "pass":
        events = [event("one.pass", table["to_act"])]
        centre_is_due(table, events)
        return events
    if move.startswith("lay "):
        return lay(table, move[4:])
    if move.startswith("centre "):
        return turn_up(table)
    return draw(table)


def set_phase(table, phase, to_act, seat=None):
    table["phase"], table["to_act"], table["seat"] = phase, to_act, seat


def over(table, events, rule):
    set_phase(table, "over", None)
    events.append(event(rule))


def centre_is_due(table, events):
    if len(table["deck"]) == 0:
        over(table, events, "end.deck")
    else:
        set_phase(table, "centre", "chance")


def draw_is_due(table, seat, events):
    if len(table["deck"]) < 3:
        over(table, events, "end.deck")
    else:
        set_phase(table, "draw", "chance", seat)


def lay(table, card):
    seat = table["to_act"]
    mine = table["seats"][seat]
    mine["hand"].remove(card)
    mine["active"] = card
    if table["phase"] == "lay":
        still = [s for s in players(table) if table["seats"][s]["active"] is None]
        if still:
            table["to_act"] = still[0]
            return []
        events = [event("round.lay")]
        centre_is_due(table, events)
        return events
    events = [event("one.replace", seat)]
    if table["options"]["redraw"] == "early" and mine["hand"] == []:
        draw_is_due(table, seat, events)
    else:
        centre_is_due(table, events)
    return events


def turn_up(table):
    card = table["deck"].pop(0)
    table["centre"].append(card)
    near = adjacent_seats(table)
    if len(near) == 0:
        events = [event("none")]
        centre_is_due(table, events)
        return events
    if len(near) == 1:
        wild = rank(table["seats"][near[0]]["active"]) == "A"
        set_phase(table, "capture", near[0])
        return [event("adjacent.ace" if wild else "adjacent", near[0])]
    events = [event("tricap.ace-centre" if rank(card) == "A" else "tricap")]
    if len(loose(table)) < 3 * len(table["seats"]):
        over(table, events, "end.after-tricap")
    else:
        set_phase(table, "shuffle", "chance")
    return events


def take(table):
    seat = table["to_act"]
    mine = table["seats"][seat]
    won = table["centre"] + [mine["active"]]
    mine["captured"] += won
    mine["active"] = None
    table["centre"] = []
    events = [event("one.capture", seat, len(won))]
    if mine["hand"] == []:  # with "early" there is always a card left
        draw_is_due(table, seat, events)
    else:
        set_phase(table, "replace", seat)
    return events


def draw(table):
    seat = table["seat"]
    mine = table["seats"][seat]
    for _ in range(3):
        mine["hand"].append(table["deck"].pop(0))
    events = [event("redraw", seat)]
    if mine["active"] is None:
        set_phase(table, "replace", seat)
    else:
        centre_is_due(table, events)
    return events


def shuffle(table, cards):
    for s in players(table):
        table["seats"][s]["hand"] = [cards.pop(0) for _ in range(3)]
        table["seats"][s]["active"] = None
    table["deck"] = cards
    set_phase(table, "lay", 0)
    return []


def result(table):
    if table["phase"] != "over":
        return None
    scores = [len(seat["captured"]) for seat in table["seats"]]
    best = max(scores)
    winners = [s for s in players(table) if scores[s] == best]
    return {"scores": scores, "winners": winners, "majority": best > 26}


def new_game(cards, seats, redraw="late"):
    """The position after dealing a shuffled deck: three to seat 0, three to seat 1, and so on."""
    cards = list(cards)
    dealt = [
        {"hand": [cards.pop(0) for _ in range(3)], "active": None, "captured": []}
        for _ in range(seats)
    ]
    return {
        "format": "tritables-position/1",
        "game": "tricap",
        "options": {"redraw": redraw},
        "to_act": 0,
        "phase": "lay",
        "seat": None,
        "deck": cards,
        "centre": [],
        "seats": dealt,
    }


def complaints(table):
    """What is wrong with a position of the right form: phase names, empty when it is sound."""
    n = players(table)
    seats, deck, centre = table["seats"], table["deck"], table["centre"]
    early = table["options"]["redraw"] == "early"
    everything = loose(table) + centre + [card for seat in seats for card in seat["captured"]]
    if len(everything) != 52 or len(set(everything)) != 52:
        return ["cards"]
    wrong = []
    phase, to_act, drawing = table["phase"], table["to_act"], table["seat"]
    without = [s for s in n if seats[s]["active"] is None]
    laid = [s for s in n if seats[s]["active"] is not None]
    if (drawing is None) == (phase == "draw"):
        wrong.append("seat")
    expected = {"centre": "chance", "draw": "chance", "shuffle": "chance", "over": None}
    if phase == "lay":
        if laid != list(range(len(laid))) or not without:
            wrong.append("laid")
        if any(len(seats[s]["hand"]) != 2 for s in laid):
            wrong.append("two")
        if any(len(seats[s]["hand"]) != 3 for s in without):
            wrong.append("three")
        if not without or to_act != without[0]:
            wrong.append("to_act")
        return wrong
    near = adjacent_seats(table) if centre and not without else []
    too_few = len(loose(table)) < 3 * len(seats)
    must_draw = []
    if phase == "draw" and drawing is not None:
        must_draw = [drawing]
    if phase == "over" and early and not centre and len(deck) < 3:
        must_draw = [s for s in n if not seats[s]["hand"]][:1]
    for s in laid:
        count = len(seats[s]["hand"])
        if early and not (1 <= count <= 3 or (count == 0 and s in must_draw)):
            wrong.append("beside")
        if not early and count > 2:
            wrong.append("beside")
    if phase == "replace":
        good = len(without) == 1 and not centre and 1 <= len(seats[without[0]]["hand"]) <= 3
        if not good or to_act != without[0]:
            wrong.append("replace")
        return wrong
    if phase == "capture":
        if len(near) != 1 or to_act != near[0]:
            wrong.append("capture")
        return wrong
    if to_act != expected[phase]:
        wrong.append("to_act")
    if phase == "draw" and drawing is not None:
        if without != ([] if early else [drawing]):
            wrong.append("without")
        if seats[drawing]["hand"] or centre or len(deck) < 3:
            wrong.append("draw")
    if phase == "shuffle" and (without or len(near) < 2 or too_few):
        wrong.append("shuffle")
    if phase == "centre" and (without or not deck):
        wrong.append("centre")
    if phase == "over":
        after_tricap = not without and len(near) > 1 and too_few
        no_centre = not without and not deck and not (early and must_draw and deck)
        if early:
            no_draw = not without and bool(must_draw)
        else:
            no_draw = (
                len(without) == 1 and not seats[without[0]]["hand"] and not centre and len(deck) < 3
            )
        if not (after_tricap or no_centre or no_draw):
            wrong.append("over")
    return wrong

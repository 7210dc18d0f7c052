"""Tric Trac a second time, slowly: written from the rules file alone, to hold the engine to it.

Plain lists and dicts, JSON in and JSON out, nothing imported. It reads positions that are sound and
refuses nothing but a move it does not find among the legal ones.
"""

WHITE, BLACK = 0, 1


def new_game():
    return {
        "format": "tritables-position/1",
        "game": "trictrac",
        "options": {},
        "to_act": "chance",
        "on_turn": None,
        "throw": None,
        "left": [],
        "again": False,
        "points": [0] * 24,
        "bar": [15, 15],
        "off": [0, 0],
    }


def copy(position):
    return {
        key: list(value) if isinstance(value, list) else value for key, value in position.items()
    }


# A side counts the points in its own direction: white as they are numbered, black from the far end.


def own_count(side, point):
    return point if side == WHITE else 25 - point


def stones_on(position, side, point):
    """How many stones of one side stand on a point (1 to 24)."""
    value = position["points"][point - 1]
    return max(value, 0) if side == WHITE else max(-value, 0)


def may_land(position, side, point):
    return stones_on(position, 1 - side, point) <= 1


def all_home(position, side):
    if position["bar"][side] > 0:
        return False
    for point in range(1, 25):
        if stones_on(position, side, point) > 0 and own_count(side, point) < 19:
            return False
    return True


def sequence(low, high):
    if (low, high) == (1, 2):
        return [1, 1, 2, 2, 5, 5, 6, 6]
    if low == high:
        return [low, low, 7 - low, 7 - low]
    return [low, high]


def steps(position, side, die):
    """Every (source, target) that one die allows by itself, without the look-ahead."""
    found = []
    if position["bar"][side] > 0:
        entry = own_count(side, die)
        if may_land(position, side, entry):
            found.append(("bar", entry))
    elif all_home(position, side):
        exact = own_count(side, 25 - die)
        if stones_on(position, side, exact) > 0:
            found.append((exact, "off"))
    else:
        for source in range(1, 25):
            if stones_on(position, side, source) > 0 and own_count(side, source) + die <= 24:
                target = source + die if side == WHITE else source - die
                if may_land(position, side, target):
                    found.append((source, target))
    return found


def moved(position, side, step):
    """The stones after a step, and whether it hit; the throw is left as it was."""
    source, target = step
    after = copy(position)
    own = 1 if side == WHITE else -1
    if source == "bar":
        after["bar"][side] -= 1
    else:
        after["points"][source - 1] -= own
    hit = False
    if target == "off":
        after["off"][side] += 1
    else:
        if stones_on(after, 1 - side, target) == 1:
            hit = True
            after["points"][target - 1] = 0
            after["bar"][1 - side] += 1
        after["points"][target - 1] += own
    return after, hit


def allowed_steps(position):
    """The steps of the die that is due, and whether the look-ahead took any away."""
    side, left = position["on_turn"], position["left"]
    every = steps(position, side, left[0])
    if len(left) == 1:
        return every, False
    keeping = []
    for step in every:
        after, _ = moved(position, side, step)
        if steps(after, side, left[1]):
            keeping.append(step)
    if keeping and len(keeping) < len(every):
        return keeping, True
    return every, False


def written(position, step):
    source, target = step
    _, hit = moved(position, position["on_turn"], step)
    return f"{source}/{target}" + ("*" if hit else "")


def legal(position):
    if position["to_act"] is None:
        return []
    if position["to_act"] == "chance":
        if position["on_turn"] is None:
            return [f"start {w}-{b}" for w in range(1, 7) for b in range(1, 7) if w != b]
        return [f"roll {low}-{high}" for low in range(1, 7) for high in range(low, 7)]
    return [written(position, step) for step in allowed_steps(position)[0]]


def event(rule, seat, points=0):
    return {"rule": rule, "seat": seat, "points": points}


def play(position, move):
    if move not in legal(position):
        raise ValueError(f"{move} is not legal")
    if move.startswith("start "):
        return play_start(position, move)
    if move.startswith("roll "):
        return play_roll(position, move)
    return play_stone(position, move)


def play_start(position, move):
    white, black = (int(die) for die in move.removeprefix("start ").split("-"))
    beginner = WHITE if white > black else BLACK
    after = copy(position)
    after["on_turn"] = beginner
    return after, [event("start.roll-off", beginner)]


def play_roll(position, move):
    low, high = (int(die) for die in move.removeprefix("roll ").split("-"))
    side = position["on_turn"]
    after = copy(position)
    after["throw"] = [low, high]
    after["left"] = sequence(low, high)
    after["again"] = low == high or (low, high) == (1, 2)
    after["to_act"] = side
    kind = "normal"
    if low == high:
        kind = "double"
    if (low, high) == (1, 2):
        kind = "trictrac"
    return go_on(after, [event("throw." + kind, side)])


def play_stone(position, move):
    side = position["on_turn"]
    allowed, looked_ahead = allowed_steps(position)
    step = next(step for step in allowed if written(position, step) == move)
    after, hit = moved(position, side, step)
    after["left"] = position["left"][1:]
    events = []
    if step[0] == "bar":
        events.append(event("bar.first", side))
    if hit:
        events.append(event("move.hit", side))
    if step[1] == "off":
        events.append(event("off.exact", side, 1))
    if looked_ahead:
        events.append(event("throw.look-ahead", side))
    if after["off"][side] == 15:
        events.append(event("goal.all-off", side))
        after.update(to_act=None, on_turn=None, throw=None, left=[], again=False)
        return after, events
    return go_on(after, events)


def go_on(position, events):
    """After a roll or a stone: the next die, the next throw of this turn, or the other side."""
    side = position["on_turn"]
    if position["left"] and not steps(position, side, position["left"][0]):
        events.append(event("throw.stop", side))
        position["left"] = []
    if position["left"]:
        position["to_act"] = side
    else:
        position["to_act"] = "chance"
        if position["again"]:
            events.append(event("throw.again", side))
        else:
            position["on_turn"] = 1 - side
            position["throw"] = None
    return position, events


def result(position):
    for side in (WHITE, BLACK):
        if position["off"][side] == 15:
            return {"scores": list(position["off"]), "winners": [side]}
    return None

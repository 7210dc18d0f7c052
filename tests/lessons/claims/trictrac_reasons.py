"""What is explained about Tric Trac, worked out again on the board."""

from __future__ import annotations

from tests.games.trictrac.chances import Happens, bears_off, enters, hits, throws
from tests.games.trictrac.oracle import (
    BLACK,
    WHITE,
    all_home,
    allowed_steps,
    moved,
    own_count,
    sequence,
    steps,
    stones_on,
)
from tests.lessons.claims.over import Holds, Said
from tritables.games.trictrac import GAME
from tritables.games.trictrac.state import TricTracState


def is_next(said: Said) -> bool:
    return bool(said.now["left"][0] == said.die)


def is_on_turn(said: Said) -> bool:
    return bool(said.now["on_turn"] == said.seat)


def parts(said: Said) -> tuple[int | str, int | str]:
    """Where a stone comes from and goes to, as numbers where these are points."""
    source, target = said.move.rstrip("*").split("/")
    return (int(source) if source != "bar" else source, int(target) if target != "off" else target)


def is_there(said: Said) -> bool:
    """Whether the point that is named is the one touched, or the one that the move begins at."""
    named = said.place if said.place else said.move.partition("/")[0]
    return str(said.point) == named


def pips(said: Said) -> int:
    """How many points the move would lead on."""
    source, target = parts(said)
    side = said.now["on_turn"]
    start = 0 if source == "bar" else own_count(side, source)
    return int((25 if target == "off" else own_count(side, target)) - start)


def of(said: Said, side: int, point: int) -> int:
    found: int = stones_on(said.now, side, point)
    return found


def leaves(said: Said, happens: Happens, *, again: bool = False) -> bool:
    """Whether a move leaves so many throws, and another one a better count: fewer, or more where
    they would be the mover's own.
    """
    assert isinstance(said.state, TricTracState)
    found = {}
    for move in said.state.legal_moves():
        position = said.state.play(move).position()
        if again:
            position["on_turn"] = said.state.on_turn
        found[move] = throws(GAME.read(position), happens)
    best = max(found.values()) if again else min(found.values())
    named = (said.message.args["source"], said.message.args["target"])
    return parts(said) == named and found[said.move] == said.ways != best


def spoils_the_next(said: Said) -> bool:
    """This step leaves the next die without a move, and another one does not."""
    side, left = said.now["on_turn"], said.now["left"]
    every = steps(said.now, side, left[0])
    keeps = [step for step in every if steps(moved(said.now, side, step)[0], side, left[1])]
    tried = parts(said) if said.move else None
    sources = [step for step in every if str(step[0]) == said.place]
    spoils = [tried] if tried else sources
    return bool(
        keeps and spoils and not set(spoils) & set(keeps) and left[:2] == [said.die, said.next]
    )


def stops(said: Said) -> bool:
    """The throw is over: the die that was next finds no move, and so many are lost."""
    side, left = said.seat, said.now["left"][1:]
    if said.move.startswith("roll"):
        left = sequence(*map(int, said.move.split()[1].split("-")))
    after = {**said.after, "on_turn": side}
    barred = bool(after["bar"][side])
    return bool(
        said.after["left"] == []
        and len(left) == said.lost
        and left[0] == said.die
        and not steps(after, side, said.die)
        and barred == said.bar
    )


def not_home(said: Said) -> bool:
    side = said.now["on_turn"]
    away = [p for p in range(1, 25) if of(said, side, p) and own_count(side, p) < 19]
    if said.count == 1:
        return away == [said.point]
    return len(away) == said.count


def can_step(said: Said) -> bool:
    source, target = parts(said)
    side, die = said.now["on_turn"], said.now["left"][0]
    hit = target != "off" and of(said, 1 - side, int(target)) == 1
    tells = said.message.args.get("hits", 0)
    named = [
        said.message.args.get(part, at) for part, at in (("source", source), ("target", target))
    ]
    return (
        (source, target) in allowed_steps(said.now)[0]
        and [source, target] == named
        and die == said.die
        and hit == tells
    )


def step_named(said: Said) -> tuple[int | str, int | str]:
    """A step that words name, as the second engine has it."""
    ends: dict[int, int | str] = {0: "bar", 25: "off"}
    source, target = (int(str(said.message.args[end])) for end in ("source", "target"))
    return ends.get(source, source), ends.get(target, target)


def thrown(said: Said) -> bool:
    low, high = map(int, said.move.split()[1].split("-"))
    order = sequence(low, high)
    left = said.after["left"]
    return (
        (said.low, said.high) == (low, high)
        and left in (order, [])
        and said.seat == said.now["on_turn"]
    )


REASONS: dict[str, Holds] = {
    "dice-say": lambda s: s.place == "dice" and s.now["left"] != [],
    "verdict-other-bar": lambda s: is_on_turn(s) and s.place == f"bar{1 - s.seat}",
    "verdict-off-stays": lambda s: s.place.startswith("off"),
    "verdict-wrong-way": lambda s: (
        not s.move or (int(parts(s)[1]) - int(parts(s)[0])) * (1 if s.seat == WHITE else -1) < 0
    ),
    "verdict-no-stone": lambda s: is_on_turn(s) and is_there(s) and of(s, s.seat, s.point) == 0,
    "verdict-blocked": lambda s: of(s, 1 - s.seat, s.point) == s.count > 1,
    "verdict-not-yours": lambda s: is_on_turn(s) and is_there(s) and of(s, 1 - s.seat, s.point) > 0,
    "verdict-bar-empty": lambda s: is_on_turn(s) and s.now["bar"][s.seat] == 0,
    "verdict-bar-first": lambda s: s.now["bar"][s.seat] == s.count > 0,
    "verdict-wrong-entry": lambda s: (
        is_next(s) and own_count(s.seat, s.die) == s.entry != s.point == parts(s)[1]
    ),
    "verdict-inside-home": lambda s: (
        is_next(s) and all_home(s.now, s.seat) and own_count(s.seat, 25 - s.die) == s.exact
    ),
    "verdict-off-exact": lambda s: (
        is_next(s) and 25 - own_count(s.seat, s.point) == s.needs != s.die
    ),
    "verdict-die-left": lambda s: is_next(s) and len(steps(s.now, s.now["on_turn"], s.die)) > 0,
    "verdict-die-gone": lambda s: (
        is_next(s)
        and pips(s) == s.distance in sequence(*s.now["throw"])
        and s.distance not in s.now["left"]
    ),
    "verdict-look-ahead": spoils_the_next,
    "verdict-not-all-home": not_home,
    "verdict-order-normal": lambda s: s.now["left"] == [s.die, s.distance] and s.die < s.distance,
    "verdict-order-trictrac": lambda s: (
        is_next(s) and s.now["throw"] == [1, 2] and s.die != s.distance == pips(s)
    ),
    "verdict-order-double": lambda s: (
        is_next(s) and len(set(s.now["throw"])) == 1 and s.die != s.distance == pips(s)
    ),
    "verdict-no-such-die": lambda s: is_next(s) and pips(s) == s.distance != s.die,
    "verdict-throw-first": lambda s: s.now["left"] == [],
    "allowed-step": can_step,
    "allowed-bar": can_step,
    "allowed-off": lambda s: can_step(s) and all_home(s.now, s.now["on_turn"]),
    "allowed-roll": lambda s: s.now["left"] == [],
    "gone-played": lambda s: (
        s.asked is not None
        and s.after["throw"] == s.asked.position()["throw"]
        and s.asked.position()["left"][0] == s.die
        and s.after["left"][0] == s.next != s.die
        and sequence(*s.after["throw"]).count(s.die) == s.count
    ),
    "gone-die": lambda s: (
        s.asked is not None
        and s.asked.position()["left"][0] == s.die
        and s.after["on_turn"] == s.seat != s.asked.on_turn
    ),
    "proof-own": lambda s: is_there(s) and of(s, s.now["on_turn"], s.point) > 0,
    "proof-single": lambda s: is_there(s) and of(s, 1 - s.now["on_turn"], s.point) == 1,
    "proof-empty": lambda s: is_there(s) and of(s, 0, s.point) == of(s, 1, s.point) == 0,
    "proof-closed": lambda s: (
        is_there(s)
        and of(s, 1 - s.now["on_turn"], s.point) > 1
        and s.now["left"][1] == s.die
        and not any(
            own_count(s.now["on_turn"], s.point) - own_count(s.now["on_turn"], point) == s.die
            for point in range(1, 25)
            if of(s, s.now["on_turn"], point)
        )
    ),
    "gone-hits": lambda s: leaves(s, hits) and s.after["on_turn"] == s.seat,
    "gone-enters": lambda s: leaves(s, enters) and s.after["on_turn"] == s.seat,
    "gone-leaves": lambda s: leaves(s, bears_off, again=True),
    "status-roll-off": lambda s: s.now["on_turn"] is None,
    "status-throw": lambda s: is_on_turn(s) and s.now["to_act"] == "chance",
    "status-again": lambda s: is_on_turn(s) and s.now["again"] and s.now["to_act"] == "chance",
    "status-play": lambda s: is_on_turn(s) and is_next(s),
    "hint-forced": lambda s: is_next(s) and allowed_steps(s.now)[0] == [step_named(s)],
    "hint-look-ahead": lambda s: (
        s.now["left"][:2] == [s.die, s.next] and allowed_steps(s.now) == ([step_named(s)], True)
    ),
    "status-won": lambda s: s.now["off"][s.seat] == 15 and s.now["off"][1 - s.seat] == s.other,
    "event-start_roll-off": lambda s: (
        s.move == f"start {s.white}-{s.black}"
        and s.after["on_turn"] == s.seat == (WHITE if s.white > s.black else BLACK)
    ),
    "event-throw_normal": thrown,
    "event-throw_trictrac": lambda s: thrown(s) and s.low + s.high == 3,
    "event-throw_double": lambda s: thrown(s) and s.low + s.rest == 7,
    "event-bar_first": lambda s: parts(s) == ("bar", s.point),
    "event-move_hit": lambda s: of(s, 1 - s.seat, s.point) == 1 and parts(s)[1] == s.point,
    "event-off_exact": lambda s: (
        is_next(s) and parts(s) == (s.point, "off") and own_count(s.seat, s.point) + s.die == 25
    ),
    "event-throw_look-ahead": lambda s: (
        s.now["left"][:2] == [s.die, s.next] and allowed_steps(s.now)[1]
    ),
    "event-throw_stop": stops,
    "event-throw_again": lambda s: s.after["on_turn"] == s.seat and s.after["to_act"] == "chance",
    "event-goal_all-off": lambda s: s.after["off"][s.seat] == 15,
}

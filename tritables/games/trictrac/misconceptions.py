"""The wrong rules of Tric Trac that people hold, most of them from backgammon."""

from __future__ import annotations

from typing import Any, Final

from tritables.core.questions import Answer, Misconception, Question, forgets, may
from tritables.games.trictrac.board import BAR, OFF, STONES, place_at, steps
from tritables.games.trictrac.notation import STARTS, Step, read_step
from tritables.games.trictrac.state import TricTracState

ROLL: Final = "roll "


def _step(state: TricTracState, move: str) -> tuple[int, Step] | None:
    """The side on turn and its stone's move, where dice are to be played."""
    step = read_step(move)
    if step is None or state.on_turn is None or not state.left:
        return None
    return state.on_turn, step


def _die(side: int, step: Step) -> int:
    return steps(side, step.target) - steps(side, step.source)


def _with_die(state: TricTracState, move: str, dice: tuple[int, ...]) -> bool | None:
    """True if a move would be legal with other dice due; None where the belief says nothing."""
    found = _step(state, move)
    if found is None or not dice:
        return None
    side, step = found
    if _die(side, step) not in dice:
        return False if _die(side, step) == state.left[0] else None
    return state.but(left=(_die(side, step),)).judge(move).ok


def _higher_first(state: TricTracState, move: str) -> bool | None:
    """The higher of two different dice is played first."""
    throw = state.throw
    if throw is None or throw.rule != "throw.normal" or len(state.left) < 2:
        return None
    return _with_die(state, move, (throw.dice[1],))


def _ordinary(state: TricTracState, move: str) -> bool | None:
    """1 and 2 is a throw like any other: no 5 and no 6 follow."""
    if state.throw is None or state.throw.rule != "throw.trictrac" or state.left[:1] not in _REST:
        return None
    found = _step(state, move)
    return None if found is None or _die(*found) != state.left[0] else False


_REST: Final = ((5,), (6,))


def _four_times(state: TricTracState, move: str) -> bool | None:
    """A double is the same number four times, as in backgammon."""
    throw = state.throw
    if throw is None or throw.rule != "throw.double" or len(state.left) > 2:
        return None
    return _with_die(state, move, (throw.dice[0],))


def _may_stay(state: TricTracState, move: str) -> bool | None:
    """A die that one does not like need not be played."""
    return True if move.startswith(ROLL) and state.left else None


def _double_is_a_gift(state: TricTracState, move: str) -> bool | None:
    """The two throws that a double gives besides may be refused."""
    if state.throw is None or state.throw.rule != "throw.double" or len(state.left) > 2:
        return None
    return True if move.startswith(ROLL) else None


def _two_deep(state: TricTracState, move: str) -> bool | None:
    """The move must leave as many dice playable as can be, not just the next."""
    if len(state.left) < 3 or move not in state.legal_moves():
        return None
    lost = {one: _playable(state.play(one), len(state.left) - 1) for one in state.legal_moves()}
    return lost[move] == max(lost.values())


def _playable(state: TricTracState, left: int) -> int:
    """The number of two more dice that can be played from here."""
    if len(state.left) != left:
        return 0
    after = (state.play(move) for move in state.legal_moves())
    return 1 + any(len(one.left) == left - 1 for one in after)


def _normal_only(question: Question[TricTracState]) -> bool:
    throw = question.state.throw
    return throw is None or throw.rule == "throw.normal"


def _blot_blocks(state: TricTracState, move: str) -> bool | None:
    """A single stone closes its point, as two do."""
    found = _step(state, move)
    if found is None or found[1].target == OFF:
        return None
    side, step = found
    return False if state.board.is_blot(1 - side, step.target) else None


def _safe_at_home(state: TricTracState, move: str) -> bool | None:
    """Nobody is hit in their own home."""
    found = _step(state, move)
    if found is None or found[1].target == OFF or steps(found[0], found[1].target) > 6:
        return None
    side, step = found
    return False if state.board.is_blot(1 - side, step.target) else None


def _enters_at_home(state: TricTracState, move: str) -> bool | None:
    """A die is counted from the far end when a stone comes in."""
    found = _step(state, move)
    if found is None or found[1].source != BAR or not state.board.bar[found[0]]:
        return None
    side, step = found
    point = place_at(side, OFF - state.left[0])
    if step.target != point:
        return False
    return not state.board.closed[1 - side] >> (point - 1) & 1


def _more_will_do(state: TricTracState, move: str) -> bool | None:
    """A die that is more than enough takes a stone off."""
    found = _step(state, move)
    if found is None or found[1].target != OFF or found[1].source == BAR:
        return None
    side, step = found
    if not state.board.stones(side, step.source) or not state.board.all_home(side):
        return None
    return True if OFF - steps(side, step.source) < state.left[0] else None


def _home_is_rest(state: TricTracState, move: str) -> bool | None:
    """A stone that is home never moves within it, wherever the others are."""
    found = _step(state, move)
    if found is None or found[1].source == BAR or found[1].target == OFF:
        return None
    return False if steps(found[0], found[1].source) > 18 else None


def _off_goes_on(question: Question[TricTracState]) -> bool:
    """True before a side bears off: the belief is that it goes on once it has begun."""
    state = question.state
    return state.on_turn is None or not state.board.off[state.on_turn]


# What comes after a move.


def _loses_throw(question: Question[TricTracState]) -> Answer | None:
    """After a double or a tric trac the turn passes as after any throw."""
    before, after = question.state, question.after
    if before.on_turn is None or not after.again or after.left:
        return None
    return (1 - before.on_turn,)


def _stuck_loses_throw(question: Question[TricTracState]) -> Answer | None:
    """A throw that stops takes the right to throw again with it."""
    stopped = any(event.rule == "throw.stop" for event in question.events)
    seat = question.state.on_turn
    if seat is None or not stopped or not question.after.board.bar[seat]:
        return None
    return _loses_throw(question)


def _skips(question: Question[TricTracState]) -> Answer | None:
    """A die that cannot be played is skipped, and the later ones are played."""
    state, move = question.state, question.move or ""
    if state.on_turn is None or question.after.left:
        return None
    if move.startswith(ROLL):
        board, later = question.after.board, _sequence(question)
    else:
        board, later = question.after.board, state.left[1:]
    playable = any(board.sources(state.on_turn, die) for die in later)
    return (state.on_turn,) if playable else None


def _sequence(question: Question[TricTracState]) -> tuple[int, ...]:
    low, high = int((question.move or "")[5]), int((question.move or "")[7])
    return (low, low, 7 - low, 7 - low) if low == high else (low, high)


def _throw_first(question: Question[TricTracState]) -> Answer | None:
    """The last stone off does not end the game until the throw is played."""
    before, after = question.state, question.after
    if before.on_turn is None or after.board.off[before.on_turn] < STONES or not before.left[1:]:
        return None
    return False


def _lower_begins(question: Question[Any]) -> Answer | None:
    """The side with the lower die begins."""
    move = question.move or ""
    return (1 - STARTS[move],) if move in STARTS else None


MISCONCEPTIONS: Final = (
    may("higher-first", "throw.normal", _higher_first),
    may("trictrac-is-ordinary", "throw.trictrac", _ordinary),
    may("double-four-times", "throw.double", _four_times),
    may("die-may-be-left", "throw.must-move", _may_stay),
    may("double-is-a-gift", "throw.compulsory", _double_is_a_gift),
    forgets("no-looking-ahead", "throw.look-ahead"),
    may("looks-two-ahead", "throw.look-ahead.scope", _two_deep),
    forgets(
        "looks-in-normal-throws",
        "throw.look-ahead.all-throws",
        what="throw.look-ahead",
        asks=("may",),
        knows=_normal_only,
    ),
    Misconception("blocked-die-is-skipped", "throw.stop", ("who",), _skips),
    Misconception("no-second-throw", "throw.again", ("who",), _loses_throw),
    Misconception("stuck-ends-turn", "bar.blocked-throws-again", ("who",), _stuck_loses_throw),
    may("single-stone-blocks", "move.landing", _blot_blocks),
    may("safe-at-home", "move.hit", _safe_at_home),
    forgets("bar-can-wait", "bar.first"),
    may("enters-at-far-end", "bar.entry", _enters_at_home),
    forgets("off-at-any-time", "off.all-home"),
    may("more-bears-off", "off.exact", _more_will_do),
    forgets("moves-inside-home", "off.no-inside-move"),
    may("home-is-rest", "move.inside-home", _home_is_rest),
    forgets(
        "off-goes-on", "off.interrupted", what="off.all-home", asks=("may",), knows=_off_goes_on
    ),
    Misconception("throw-is-finished", "goal.all-off", ("over",), _throw_first),
    Misconception("lower-begins", "start.roll-off", ("who",), _lower_begins),
)

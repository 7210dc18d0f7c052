"""Hints by degrees: the rule, the part of the board, the piece, the move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tritables.core.events import Event
from tritables.core.examples import Try
from tritables.core.game import Game
from tritables.core.goals import Goal
from tritables.core.registry import game_named
from tritables.core.state import CHANCE, Move, State
from tritables.lessons.gestures import gestures, hands_of, ways_of
from tritables.lessons.outcomes import FRONT
from tritables.lessons.place_sets import kind_of, part_of
from tritables.lessons.solver import Paths, Standing

DEGREES: Final = ("rule", "part", "piece", "move")
"""The degrees of a hint, from a word to the whole move."""

MOST_TRIED: Final = 6
"""The number of moves of which it is found out whether they do as well as the one that is told:
more would take long."""


@dataclass(frozen=True, slots=True)
class Help:
    """A complete hint for the next action, of which a view shows the degrees that were asked for.

    ``rule``     the id of the rule that decides
    ``part``     the places of a part of the board
    ``piece``    the place to touch or move from
    ``target``   the place to move to
    ``move``     the move, in the notation
    ``choices``  the indices of right choices
    ``places``   all places that are still to be found
    """

    rule: str | None = None
    part: tuple[str, ...] = ()
    piece: str | None = None
    target: str | None = None
    move: Move | None = None
    choices: tuple[int, ...] = ()
    places: tuple[str, ...] = ()

    def tells(self, degree: int) -> bool:
        """Return True if a degree, from 1, tells something of its own; the last one always does."""
        told = (self.rule is not None, bool(self.part), self.piece is not None, True)
        return told[degree - 1]


def help_to_do(paths: Paths, at: Standing) -> Help:
    """Return a hint for an example; with its rule alone where no solution was found.

    >>> from tritables import game_named
    >>> from tritables.lessons.example_checks import start_of
    >>> example = game_named("trictrac").example("look-ahead")
    >>> made = help_to_do(Paths(example), Standing(start_of(example)))
    >>> made.rule, made.piece, made.target
    ('throw.look-ahead', '22', '24')
    """
    example, found = paths.example, paths.reach(at)
    goal = example.goals[min(at.progress.step, len(example.goals) - 1)]
    wanted = next(iter((*_rules(goal), *example.rules)), None)
    if not found.line:
        return Help(wanted)
    step = found.line[0]
    move = step.move if isinstance(step, Try) else step
    rule = wanted if isinstance(step, Try) else _rule_now(paths, at, goal, step) or wanted
    game = game_named(at.state.game)
    source, target = gesture_of(game, at.state, move)
    part = _part(game, at.state, source, target)
    alike = () if isinstance(step, Try) or source is None else _as_good(paths, at, source)
    return Help(rule, tuple(dict.fromkeys((*alike, *part))), source, target, move)


def _as_good(paths: Paths, at: Standing, source: str) -> tuple[str, ...]:
    """Return the places of the same kind as a source from which a solution as short begins.

    Empty where more than `MOST_TRIED` moves would have to be looked at.

    >>> from tritables import game_named
    >>> from tritables.lessons.example_checks import start_of
    >>> example = game_named("tricap").example("start")
    >>> _as_good(Paths(example), Standing(start_of(example)), "hand0.2")
    ('hand0.0', 'hand0.1', 'hand0.2')
    """
    goals, most = paths.example.goals, len(paths.reach(at).line)
    moves: dict[str, list[Move]] = {}
    for way in ways_of(game_named(at.state.game), at.state):
        if kind_of(way.source) == kind_of(source):
            moves.setdefault(way.source, []).append(way.move)
    if sum(map(len, moves.values())) > MOST_TRIED:
        return ()

    def solves(move: Move) -> bool:
        found = paths.reach(at.played(goals, move))
        return found.truth is True and len(found.line) < most

    return tuple(place for place, tried in moves.items() if any(map(solves, tried)))


def _part(game: Game[Any], state: State, source: str | None, target: str | None) -> tuple[str, ...]:
    """Return the part of the board around a move: where it begins, and where it ends.

    >>> from tritables import game_named
    >>> game = game_named("tricom")
    >>> _part(game, game.example("equal").position, "hand0.3", "base0.1")
    ('hand0.3', 'hand0.2', 'base0.1', 'base0.0')
    """
    if source is None:
        return ()
    near = part_of(game, state, source)
    if target is None:
        return near
    half = max(2, len(near) // 2)
    return tuple(dict.fromkeys((*near[:half], *part_of(game, state, target)[:half])))


def _rule_now(paths: Paths, at: Standing, goal: Goal, move: Move) -> str | None:
    """The rule of the move that comes next: what is wanted only later would not help with it."""
    log: list[Event] = []
    at.state.play(move, log)
    taught, happened = paths.example.rules, [event.rule for event in log]
    # Points for what is not taught here only tell that something was placed.
    scored = {event.rule for event in log if event.points and event.rule not in taught}
    wanted = [rule for rule in _rules(goal) if rule not in scored]
    for rule in (*wanted, *taught):
        if rule in happened:
            return rule
    return next(iter(taught), None)


def _rules(goal: Goal) -> tuple[str, ...]:
    """The rules of what is to happen, without those of what must not."""
    wanted = [part for part in goal.all or (goal,) if part.never is None]
    return tuple(rule for part in wanted for rule in part.rules())


def gesture_of(game: Game[Any], state: State, move: Move) -> tuple[str | None, str | None]:
    """Return the source and target of a move on the board; a place to touch has no target.

    Both are None where no gesture makes it.

    >>> from tritables import game_named
    >>> game = game_named("trictrac")
    >>> gesture_of(game, game.example("look-ahead").position, "22/24")
    ('22', '24')
    """
    picture = game.picture(state, None, FRONT)
    if known := hands_of(picture, move):
        return known[0], known[1] if len(known) > 1 else None
    if not move or (state.to_act == CHANCE and state.judge(move).ok):
        return picture.draws_at, None
    if any(action.move == move for action in picture.actions):
        return None, None
    places = [place.id for place in game.layout(state, "wide", FRONT).places]
    touched = {place for place, _ in picture.touches}
    for source in places if picture.lifts is None else picture.lifts:
        if source in touched:
            continue  # what lies there is not taken in hand
        for target, (found, _) in zip(
            (place for place in places if place != source),
            gestures(game, state, [source], places, turned=False),
            strict=True,
        ):
            if found == move:
                return source, target
    drawn_too_early = state.judge(move).message == state.judge_draw().message
    return (picture.draws_at if drawn_too_early else None), None


def help_to_move(rule: str | None, state: State) -> Help:
    """Return a hint with any legal move, and the rule of the exercise."""
    move = next(iter(state.legal_moves()), None)
    if move is None:
        return Help(rule)
    game = game_named(state.game)
    source, target = gesture_of(game, state, move)
    part = _part(game, state, source, target)
    return Help(rule, part, source, target, move)

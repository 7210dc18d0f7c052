"""Tasks: what is to be done at a board by moves, with the progress along the tree of moves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from tritables.core.examples import Example, Try, Words
from tritables.core.game import Game
from tritables.core.goals import Goal, Happening, Progress
from tritables.core.messages import Argument, Message
from tritables.core.reading import Reader
from tritables.core.state import CHANCE, Move, Seat
from tritables.lessons.example_checks import only_mover
from tritables.lessons.hints import Help, help_to_do
from tritables.lessons.reached import Reached, filled, parameters
from tritables.lessons.solver import Paths, Standing
from tritables.replay.history import Fold, Node, path_to
from tritables.texts import has, in_language, said_to, say

_NOTHING: Final[Mapping[str, Argument]] = MappingProxyType({})


class Task:
    """A task that asks for nothing, as in free play or at a question.

    `ExampleTask` is the one with goals.

    >>> from tritables import new
    >>> Task().is_done(Node(new("trictrac"))), Task().holds_back(Node(new("trictrac")))
    (False, False)
    """

    refused: Mapping[Node, tuple[Happening, ...]] = {}
    """Refusals by the node where they were met."""

    reader: Seat | None = None
    """The seat that alone moves in what is asked, so that its player is called "you"."""

    def refuse(self, node: Node, refusal: Happening) -> None:
        """Note a refusal at a node."""

    def asked_for(self, node: Node, refusal: Happening) -> bool:
        """Return True if a refusal is what the task asks for at a node, or has asked for before."""
        return False

    def is_trying(self, node: Node) -> bool:
        """Return True where something that is refused is to be tried."""
        return False

    def refusals_json(self, node: Node) -> list[object]:
        """Return the refusals at a node as JSON (in the schema ``sitting``)."""
        return []

    def read_refusal(self, node: Node, reader: Reader) -> None:
        """Read and count a saved refusal; raises the reader's error where none counts."""
        reader.refuse("bad-length-exact", low=0, length=1)

    def step(self, node: Node) -> int:
        """Return the number of goals that are met at a node."""
        return 0

    def is_done(self, node: Node) -> bool:
        """Return True if there are goals, and all are met at a node."""
        return False

    def holds_back(self, node: Node) -> bool:
        """Return True where the rule's hint is withheld, since it would tell the answer."""
        return False

    def done_by(self, node: Node) -> Seat | None:
        """Return the seat on turn when the last goal was met; None before that."""
        return None

    def spoils(self, node: Node, move: Move) -> bool:
        """Return True if it is proved that a legal move makes a goal unreachable that is reachable
        now.
        """
        return False

    def passes_over(self, node: Node, move: Move) -> bool:
        """Return True if a move is on the way to the goal, and not what is asked next."""
        return False

    def asks_to_try(self, node: Node) -> Move | None:
        """Return the illegal move that is to be attempted next, if only a button can do it; else
        None.
        """
        return None

    def wanted(self, node: Node) -> Move | None:
        """Return the move that comes next on a proven line to the goal, empty where chance moves;
        None without such a line.
        """
        return None

    def help(self, node: Node) -> Help:
        """Return a hint for the next goal."""
        return Help()

    def as_json(self, node: Node, lang: str) -> dict[str, object] | None:
        """Return the task in words (``Task`` in the schema ``scene``); None where the step has the
        words.
        """
        return None


class ExampleTask(Task):
    """The goals of an example. Progress belongs to the line of moves that led to a node.

    Undo undoes what a move met, and redo restores it. A refusal changes no position, so it counts
    at its node. Where a goal is proved to be lost, nothing counts until that is taken back.

    >>> from tritables import game_named
    >>> from tritables.replay import Session
    >>> game = game_named("trictrac")
    >>> task = ExampleTask(game, game.example("look-ahead"))
    >>> at = Session.of_example(game, task.example).history.current
    >>> task.refuse(at, Happening(refusal="throw.look-ahead"))
    >>> task.step(at)
    1
    """

    def __init__(self, game: Game[Any], example: Example) -> None:
        self.game = game
        self.example = example
        self.refused: dict[Node, tuple[Happening, ...]] = {}
        """Refusals by the node where they were met."""
        self._arrived: Fold[Reached] = Fold(Reached(), self._arrive)
        self._turns: Fold[int] = Fold(0, _count_turns)
        self.paths = Paths(example)
        self.reader = only_mover(example)

    def refuse(self, node: Node, refusal: Happening) -> None:
        """Count a refusal at a node; an attempt that no rule refused does not count."""
        if refusal.refusal is None:
            return
        before, step = self.refused.get(node, ()), self.step(node)
        self.refused[node] = (*before, refusal)
        if refusal in before and self.step(node) == step:
            self.refused[node] = before  # once more of the same says nothing new
        else:
            self._arrived.forget()  # what follows this node was reached by way of it

    def asked_for(self, node: Node, refusal: Happening) -> bool:
        """Return True if a refusal is what the task asks for at a node, or has asked for before:
        who tries it once more still does what was asked.

        >>> from tritables import game_named
        >>> from tritables.replay import Session
        >>> game = game_named("trictrac")
        >>> task = ExampleTask(game, game.example("look-ahead"))
        >>> at = Session.of_example(game, task.example).history.current
        >>> tried = Happening(refusal="throw.look-ahead")
        >>> task.refuse(at, tried)
        >>> task.asked_for(at, tried), task.asked_for(at, Happening(refusal="bar.first"))
        (True, False)
        """
        asked = self.example.goals[: self.step(node) + 1]
        return any(part.met([refusal]) for goal in asked for part in _tries(goal))

    def is_trying(self, node: Node) -> bool:
        """Return True where something that is refused is to be tried."""
        step = self.step(node)
        return any(_tries(goal) for goal in self.example.goals[step : step + 1])

    def refusals_json(self, node: Node) -> list[object]:
        """Return the refusals at a node as JSON (in the schema ``sitting``)."""
        return [
            one.refusal if one.because is None else [one.refusal, one.because]
            for one in self.refused.get(node, ())
        ]

    def read_refusal(self, node: Node, reader: Reader) -> None:
        """Read and count a saved refusal; older files have no ``because``."""
        if isinstance(reader.value, str):
            self.refuse(node, Happening(refusal=reader.text_of(80)))
            return
        rule, because = reader.items(2, 2)
        self.refuse(node, Happening(refusal=rule.text_of(80), because=because.text_of(80)))

    def reached(self, node: Node) -> Reached:
        """Return the standing of the goals at a node, with the refusals there."""
        refused = self.refused.get(node, ())
        return self._arrived.at(node).after(self.example.goals, node, refused)

    def progress(self, node: Node) -> Progress:
        """Return the progress at a node."""
        return self.reached(node).progress

    def step(self, node: Node) -> int:
        """Return the number of goals that are met at a node."""
        return self.progress(node).step

    def is_done(self, node: Node) -> bool:
        """Return True if all goals are met at a node."""
        return self.step(node) == len(self.example.goals)

    def holds_back(self, node: Node) -> bool:
        """Return True until all goals are met."""
        return not self.is_done(node)

    def help(self, node: Node) -> Help:
        """Return a hint for the next goal, as far as the solver finds one; none once it is lost."""
        if self.is_lost(node):
            return Help(next(iter((*self._wanted(node), *self.example.rules)), None))
        return help_to_do(self.paths, self.standing(node))

    def done_by(self, node: Node) -> Seat | None:
        """Return the seat on turn when the last goal was met; None before that."""
        before = node.parent
        return before.state.on_turn if before is not None and self.is_done(node) else None

    def standing(self, node: Node) -> Standing:
        """Return the standing at a node for the solver: state, progress and number of turns."""
        return self._standing(node, self.progress(node))

    def _standing(self, node: Node, progress: Progress) -> Standing:
        return Standing(node.state, progress, self._turns.at(node))

    def is_lost(self, node: Node) -> bool:
        """Return True if it is proved that the goal can no longer be met in its turn."""
        return self.reached(node).lost is not None or self._is_out_of_reach(
            node, self.progress(node)
        )

    def _is_out_of_reach(self, node: Node, progress: Progress) -> bool:
        return self.paths.reach(self._standing(node, progress)).truth is False

    def spoils(self, node: Node, move: Move) -> bool:
        """Return True if it is proved that a legal move makes a goal unreachable that is reachable
        now.

        >>> from tritables import game_named
        >>> from tritables.replay import Session
        >>> game = game_named("trictrac")
        >>> task = ExampleTask(game, game.example("landing"))
        >>> at = Session.of_example(game, task.example).history.current
        >>> task.refuse(at, Happening(refusal="move.landing"))
        >>> [task.spoils(at, move) for move in ("12/13", "17/18*")]
        [True, False]
        """
        if self.is_done(node) or self.is_lost(node):
            return False
        after = self.standing(node).played(self.example.goals, move)
        return self.paths.reach(after).truth is False

    def passes_over(self, node: Node, move: Move) -> bool:
        """Return True if a move is on the way to the goal, and not what is asked next.

        >>> from tritables import game_named
        >>> from tritables.replay import Session
        >>> game = game_named("tricom")
        >>> session = Session.of_example(game, game.example("base"))
        >>> ExampleTask(game, game.example("base")).passes_over(session.play("turn QC"), "skip")
        False
        """
        if self.wanted(node) != move:
            return False
        step, goals = self.step(node), self.example.goals
        after = self.standing(node).played(goals, move)
        return after.progress.step == step

    def asks_to_try(self, node: Node) -> Move | None:
        """Return the illegal move that is to be attempted next, if only a button can do it; else
        None.

        >>> from tritables import game_named
        >>> from tritables.replay import Session
        >>> game = game_named("triominos")
        >>> at = Session.of_example(game, game.example("first")).history.current
        >>> ExampleTask(game, game.example("first")).asks_to_try(at) is None
        True
        """
        pressed = self.game.teaching("pressed")
        if pressed is None or self.is_done(node) or self.is_lost(node):
            return None
        step = next(iter(self.paths.reach(self.standing(node)).line), None)
        return step.move if isinstance(step, Try) and pressed(step.move) else None

    def wanted(self, node: Node) -> Move | None:
        """Return the move that comes next on a proven line to the goal, empty where chance moves;
        None without such a line.

        >>> from tritables import game_named
        >>> from tritables.replay import Session
        >>> game = game_named("trictrac")
        >>> task = ExampleTask(game, game.example("look-ahead"))
        >>> task.wanted(Session.of_example(game, task.example).history.current)
        '22/24'
        """
        if self.is_done(node) or self.is_lost(node):
            return None
        line = self.paths.reach(self.standing(node)).line
        if not line:
            return None
        first = line[0]
        if isinstance(first, Try):
            return first.move
        return "" if node.state.to_act == CHANCE else first

    def way_back(self, node: Node) -> Node | None:
        """Return the last node of the line from which the goal could still be met; None where it
        still can.
        """
        if (lost := self.reached(node).lost) is not None:
            return lost.parent  # the line was searched up to there, and is not again
        if not self.is_lost(node):
            return None
        before = reversed(path_to(node))
        return next((one for one in before if not self.is_lost(one)), None)

    def as_json(self, node: Node, lang: str) -> dict[str, object]:
        """Return the task in words: title, text and progress (``Task`` in the schema ``scene``).

        Where the goal is lost, the text says why and no more: buttons lead back to the task.
        """
        step, steps = self.step(node), len(self.example.goals)
        lost, back = self.is_lost(node), self.way_back(node)
        return {
            "title": self._said(self.example.title, ".title", lang),
            "text": self._why_lost(node, lang) if lost else self._text(node, lang),
            "step": step,
            "steps": steps,
            "done": step == steps,
            "lost": lost,
            "back": None if back is None else back.ply,
            "primary": self.wanted(node),
            "credit": self._credit(step, lang) if lost and step else None,
            "tries": [],
        }

    def _credit(self, step: int, lang: str) -> str:
        """The part that was done, where the rest is lost."""
        args = {"met": step, "count": len(self.example.goals)}
        return say(Message("path-credit", args), lang)

    def _why_lost(self, node: Node, lang: str) -> str:
        """The reason why the goal is lost; every word of it holds on this board."""
        lost = self.reached(node).lost
        if node.state.to_act is None:
            return say(Message("path-round-over"), lang)
        if lost is None or lost.parent is None:
            return say(Message("path-lost"), lang)
        before, move, wanted = lost.parent.state, lost.move, self._wanted(node)
        gone = self.game.teaching("gone")
        why = None if gone is None else gone(self._asked_at(node).state, before, move, wanted)
        if isinstance(why, Message):
            return said_to(why, lang, self.reader)
        played = {"move": said_to(self.game.in_words(before, move), lang, self.reader)}
        late = self.paths.is_late(self.standing(lost))
        return say(Message("path-turn-over" if late else "path-move-lost", played), lang)

    def _wanted(self, node: Node) -> tuple[str, ...]:
        """The rules of the current goal."""
        return self.example.goals[self.step(node)].rules()

    def _asked_at(self, node: Node) -> Node:
        """The node at which the current goal became current."""
        since = self.reached(node).since
        return path_to(node)[0] if since is None else since

    def _arrive(self, before: Reached, node: Node) -> Reached:
        parent, goals = node.parent, self.example.goals
        if before.lost is not None or parent is None or before.progress.done(goals):
            return before
        left = before.after(goals, parent, self.refused.get(parent, ()))
        reached = left.after(goals, node, [Happening(node.move, node.events)])
        lost = self._is_out_of_reach(node, reached.progress)
        return replace(reached, lost=node) if lost else reached

    def _text(self, node: Node, lang: str) -> str:
        """The text of the current goal; at first with the introduction, if there is one."""
        example, step = self.example, self.step(node)
        tasks = example.task if isinstance(example.task, tuple) else (example.task,)
        if step > 0:
            met = parameters(self.game, self.reached(node), example.goals, lang)
            if step == len(example.goals):
                return self._said(example.done, ".done", lang, met)
            words = tasks[min(step, len(tasks) - 1)]
            return self._said(words, f".task-{step + 1}", lang, met)
        intro = example.intro
        if intro is None and not has(self._id, self.game.name, lang):
            return self._said(tasks[0], ".task", lang)
        return f"{self._said(intro, '', lang)} {self._said(tasks[0], '.task', lang)}".strip()

    @property
    def _id(self) -> str:
        return f"example-{self.example.id}"

    def _said(
        self, words: Words | None, part: str, lang: str, met: Mapping[str, Argument] = _NOTHING
    ) -> str:
        """A text of the example, or the catalogue's; empty without either.

        ``met`` are the parameters of what was met last.
        """
        if words is not None:
            return filled(in_language(words, lang), met)
        if not has(self._id + part, self.game.name, lang):
            return ""
        return said_to(Message(self._id + part, met, self.game.name), lang, self.reader)


def _tries(goal: Goal) -> list[Goal]:
    """The refusals that a goal asks for."""
    parts = goal.all or goal.any or (goal,)
    return [part for part in parts if part.refusal is not None]


def _count_turns(before: int, node: Node) -> int:
    return before + (node.parent is not None and node.parent.state.on_turn != node.state.on_turn)

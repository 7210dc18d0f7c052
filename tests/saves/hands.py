"""Hands at a table: somebody who plays, learns and sets up, drawn from a seed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tests.saves import adapter
from tests.saves.adapter import ask
from tritables.core.examples import Try
from tritables.core.state import CHANCE
from tritables.lessons.choice_steps import Choosing
from tritables.lessons.installed_courses import course
from tritables.lessons.steps import Do, FindAll, PlayOn, Show

Json = Any
Table = adapter.Table


class Hands:
    """Somebody at a table, who does this and that; each command comes a little later."""

    def __init__(self, table: Table, seed: object, done: Callable[[], object] = lambda: None):
        self.table, self.rng, self.now, self.done = table, Random(str(seed)), 0.0, done

    def ask(self, kind: str, **more: object) -> bool:
        self.now += round(self.rng.uniform(0.2, 4.0), 1)
        taken = bool(ask(self.table, self.now, kind, **more)["ok"])
        self.done()
        return taken

    def wait(self) -> None:
        """Let opponents move until nothing is due."""
        for _ in range(300):
            if not adapter.wait(self.table, self.now):
                return
            self.now += 1.0
            self.done()

    def play(self, moves: int, *, wander: float = 0.15) -> None:
        """Play so many moves; now and then take some back, leaf about, or try what is wrong."""
        for _ in range(moves):
            self._move(wander)
            self.wait()

    def _move(self, wander: float) -> None:
        table, rng, ply = self.table, self.rng, adapter.ply(self.table)
        if adapter.curtain(table):
            self.ask("open")
        if ply > 2 and rng.random() < wander:
            kind = rng.choice(("undo", "undo", "redo", "go", "type"))
            more: Json = {"go": {"ply": rng.randrange(ply)}, "type": {"move": "nonsense"}}
            self.ask(kind, **more.get(kind, {}))
            return
        state = adapter.state(table)
        if state.to_act is None:
            if adapter.round_follows(table):
                self.ask("next")
        elif state.to_act == CHANCE:
            self.ask("draw")
        else:
            self.ask("type", move=rng.choice(list(state.legal_moves())))

    def learn(self, steps: int, *, wrong: float = 0.3, forward: bool = True) -> None:
        """Answer so many steps, some of them wrongly at first, some with help, some not at all."""
        for _ in range(steps):
            if self.rng.random() < 0.25:
                self.ask("help")
            if self.rng.random() < wrong:
                self._fail()
            if self.rng.random() < 0.85:
                self.solve()
            if forward:
                self._forward()

    def _forward(self) -> None:
        table = panel(self.table)
        chapter = table["chapter"]
        if chapter is not None and chapter["at"] + 1 < len(chapter["steps"]):
            self.ask("step", step=chapter["at"] + 1)
        elif table["course"] is not None:
            count = len(course(self.table.game.name).chapters)
            self.ask("chapter", chapter=self.rng.randrange(count))

    def solve(self) -> None:
        """Do what the step on the board asks."""
        step = adapter.step(self.table)
        if isinstance(step, FindAll):
            for place in step.places():
                self.ask("touch", place=place)
        elif isinstance(step, Choosing):
            self.ask("pick", choice=step.right()[0])
        elif isinstance(step, Show):
            for _ in step.line:
                self.ask("redo")
        elif isinstance(step, Do):
            self.follow(step.example)
        elif isinstance(step, PlayOn):
            self.play(12, wander=0.0)
        elif step is not None:
            self.play(1, wander=0.0)

    def follow(self, example: Json) -> None:
        """Play the line of an example, with what it tries in vain."""
        for one in example.line:
            if isinstance(one, Try):
                self.ask("type", move=one.move)
            elif adapter.state(self.table).to_act == CHANCE:
                self.ask("draw")
            else:
                self.ask("type", move=one)

    def _fail(self) -> None:
        step = adapter.step(self.table)
        if isinstance(step, FindAll):
            self.ask("touch", place=step.places()[0])
            self.ask("enough")
        elif isinstance(step, Choosing):
            wrong = [nth for nth in range(len(step.choices())) if nth not in step.right()]
            self.ask("pick", choice=self.rng.choice(wrong))
            if self.rng.random() < 0.5:
                self.ask("new", seed=None, seats=None, options=None)
        elif isinstance(step, Do) and adapter.state(self.table).to_act not in (None, CHANCE):
            self.ask("type", move=self.rng.choice(list(adapter.state(self.table).legal_moves())))
            self.ask("undo")
        else:
            self.ask("type", move="nonsense")

    def exercise(self, count: int, *, wrong: float = 0.4) -> None:
        """Answer so many exercises."""
        for _ in range(count):
            step = adapter.step(self.table)
            if isinstance(step, Choosing):
                right = step.right()
                others = [nth for nth in range(len(step.choices())) if nth not in right]
                fails = others and self.rng.random() < wrong
                self.ask("pick", choice=self.rng.choice(others if fails else list(right)))
            else:
                self._fail() if self.rng.random() < wrong else self.play(1, wander=0.0)
            self.ask("step", step=panel(self.table)["chapter"]["at"] + 1)
            self.wait()

    def set_up(self, steps: int) -> None:
        """Move pieces about on the desk."""
        places = adapter.places(self.table)
        done = 0
        for _ in range(steps * 60):
            source, target = self.rng.choice(places), self.rng.choice(places)
            done += self.ask("attempt", **{"from": source, "to": target, "turn": 0})
            if done == steps:
                return

    def annotate(self, times: int) -> None:
        """Go about in a replay, branch off, write and mark."""
        places = sorted(self.table.shown(self.now)["scene"]["labels"])
        for nth in range(times):
            ply = adapter.ply(self.table)
            kind = self.rng.choice(("redo", "redo", "redo", "go", "note", "name", "mark", "let"))
            if kind == "go":
                self.ask("go", ply=self.rng.randrange(ply + 1))
            elif kind == "note":
                self.ask("note", comment=f"Note {nth}: «why?» ☺", called=None)
            elif kind == "name":
                self.ask("note", comment=None, called=f"branch {nth}")
            elif kind == "mark":
                two = {"from": self.rng.choice(places), "to": self.rng.choice(places)}
                self.ask("mark", **two)
            elif kind == "let":
                self.ask("let", by=self.rng.choice(("greedy", "random")), whole=True)
            else:
                self.ask("redo")
        branches = (panel(self.table)["replay"] or {}).get("branches", [])
        if branches and self.rng.random() < 0.5:
            self.ask("promote", node=branches[-1]["node"])


def panel(table: Table) -> Json:
    """The panel of a table, as it is now."""
    return table.shown(0.0)["table"]

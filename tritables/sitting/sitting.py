"""The sitting: all that happens at a table, as one object without a page, a clock or a kernel."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from copy import copy
from functools import cached_property
from typing import Any, Self

from tritables.core.editing import SEAT_IN_FRONT
from tritables.core.errors import BadInput, IllegalMove, TritablesError
from tritables.core.examples import Example
from tritables.core.game import Game
from tritables.core.messages import Message
from tritables.core.picture import SHAPES, Look, Shape
from tritables.core.registry import game_named
from tritables.core.verdicts import Verdict
from tritables.lessons.course import Chapter, Course
from tritables.lessons.exercises import AnyMove
from tritables.replay.session import Session
from tritables.scene.compose import board_of, scene_of
from tritables.scene.sheets import THEMES, art_of
from tritables.scene.sheets import Theme as Light
from tritables.scene.still import still
from tritables.sitting.answer import Answer
from tritables.sitting.course_panel import course_of
from tritables.sitting.editor_hands import EditorHands
from tritables.sitting.editor_panel import aims_of, editor_of
from tritables.sitting.hands import Hands
from tritables.sitting.intents import Intent, read_intent
from tritables.sitting.kept import Kept
from tritables.sitting.linked import Linked
from tritables.sitting.opening import open_session
from tritables.sitting.panel import surroundings, tongue_of, words_of
from tritables.sitting.reel import Reel
from tritables.sitting.replay_panel import replay_of, why_of
from tritables.sitting.resuming import kept_of, take_up
from tritables.sitting.rule_picture import rule_picture
from tritables.sitting.saving import Saved, save
from tritables.sitting.settings import Settings
from tritables.sitting.share import share_of
from tritables.sitting.sheet import Sheet, sheet_text
from tritables.sitting.taught import seen_in, session_of
from tritables.sitting.tour import Tour
from tritables.sitting.training import Training
from tritables.sitting.walk import Walk
from tritables.sitting.window import Window
from tritables.sitting.wording import move_shown
from tritables.texts import say, spoken

Parts = dict[str, dict[str, Any]]
"""What is shown: ``words``, ``board``, ``scene``, ``table`` and ``sheet``."""


class Sitting(Linked):
    """All that happens at a table, from the first deal on; `open` and `load` make one.

    It takes intents of a browser (`obey`) and calls of Python (`play`, `undo`, …), lets happen
    what is due (`tick`), and says what to show (`shown`). It knows no time but the one it is told.

    >>> sitting = Sitting.open("trictrac", seed=1)
    >>> intent = {"view": "v", "seq": 1, "kind": "type", "move": "start 5-3"}
    >>> sitting.obey(intent, now=2.0).ok
    True
    >>> Sitting.load(sitting.save()).shown(3.0)["scene"]["status"]
    'White throws the dice.'
    """

    kept: Kept | None = None
    """What is kept of this board's game, told by whoever keeps it."""

    @classmethod
    def open(
        cls,
        game: str | Game[Any],
        *,
        seats: Sequence[str] | None = None,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        position: object = None,
        record: object = None,
        example: Example | None = None,
        settings: Mapping[str, object] | Settings | None = None,
        locked: Sequence[str] = (),
        fresh: Callable[[], int] | None = None,
        now: float = 0.0,
    ) -> Self:
        """Sit down at a table of ``game``, a name or the game itself.

        ``seats`` says who plays each seat, ``options`` are house rules, ``position`` and
        ``record`` begin there, ``example`` brings everything (see `open_session` for what goes
        together). ``fresh`` draws the seeds that are not given; without it they follow from the
        one before. ``settings`` by their names, ``locked`` as in `locks`. Raises `BadInput`,
        `BadPosition` or `BadRecord`.

        >>> Sitting.open("triominos", seats=["person", "greedy"], seed=3).session.seats
        ('person', 'greedy')
        """
        found = game if isinstance(game, Game) else game_named(game)
        if example is not None and seed is not None:
            raise BadInput(Message("bad-lesson"), where="seed")
        if seed is None:
            seed = 0 if fresh is None else fresh()
        session = open_session(
            found,
            seats=seats,
            options=options,
            seed=seed,
            position=position,
            record=record,
            example=example,
        )
        made = settings if isinstance(settings, Settings) else Settings.of(settings or {})
        return cls(session, settings=made, locked=locked, example=example, fresh=fresh, now=now)

    @classmethod
    def open_chapter(
        cls,
        chapter: Chapter,
        at: int = 0,
        *,
        settings: Mapping[str, object] | Settings | None = None,
        locked: Sequence[str] = (),
        fresh: Callable[[], int] | None = None,
        now: float = 0.0,
    ) -> Self:
        """Sit down before a step of a chapter, the first unless ``at`` says another.

        A learner plays every seat of a step, so nothing is hidden, unless opponents play on.
        Raises `BadInput`.

        >>> from tritables.lessons import course
        >>> sitting = Sitting.open_chapter(course("trictrac").chapter("great-throw"))
        >>> sitting.shown(0.0)["table"]["question"]["choices"][0]["text"]
        '1 2'
        """
        walk = Walk(chapter)
        walk.go(at)
        made = settings if isinstance(settings, Settings) else Settings.of(settings or {})
        session, made = session_of(walk.step), seen_in(walk.step, made)
        return cls(session, settings=made, locked=locked, walk=walk, fresh=fresh, now=now)

    @classmethod
    def open_course(
        cls,
        course: Course,
        chapter: int = 0,
        at: int = 0,
        *,
        page: str | None = None,
        settings: Mapping[str, object] | Settings | None = None,
        locked: Sequence[str] = (),
        fresh: Callable[[], int] | None = None,
        now: float = 0.0,
    ) -> Self:
        """Sit down before a course, at a step of one of its chapters, counted from 0.

        `go_chapter` leads to another chapter, `play_now` to a game, for which ``fresh`` draws the
        seed. ``page`` is where the next game's page is, beside the one that this is shown on.
        Raises `BadInput`.

        >>> from tritables.lessons import course
        >>> sitting = Sitting.open_course(course("trictrac"), 4)
        >>> sitting.shown(0.0)["table"]["course"]["place"]
        'Contents · 5 of 9'
        """
        tour = Tour(course)
        tour.page = page
        walk = tour.go(chapter)
        walk.go(at)
        made = settings if isinstance(settings, Settings) else Settings.of(settings or {})
        session, made = session_of(walk.step), seen_in(walk.step, made)
        return cls(session, settings=made, locked=locked, tour=tour, fresh=fresh, now=now)

    @classmethod
    def open_training(
        cls,
        training: Training,
        *,
        settings: Mapping[str, object] | Settings | None = None,
        locked: Sequence[str] = (),
        fresh: Callable[[], int] | None = None,
        now: float = 0.0,
    ) -> Self:
        """Sit down before exercises, for practice or as a quiz.

        >>> from tritables.lessons.series import Series
        >>> sitting = Sitting.open_training(Training(Series("trictrac", ["bar.first"], seed=1)))
        >>> sitting.shown(0.0)["table"]["practice"]["level"]
        1
        """
        made = settings if isinstance(settings, Settings) else Settings.of(settings or {})
        session, made = session_of(training.step), seen_in(training.step, made)
        return cls(session, settings=made, locked=locked, walk=training, fresh=fresh, now=now)

    @classmethod
    def open_editor(
        cls,
        game: str | Game[Any],
        position: object = None,
        *,
        settings: Mapping[str, object] | Settings | None = None,
        locked: Sequence[str] = (),
        fresh: Callable[[], int] | None = None,
        now: float = 0.0,
    ) -> Self:
        """Sit down at a desk on which a position is set up, a game's beginning unless one is given.

        Raises `BadInput` for a game that has no editor, and `BadPosition`.

        >>> sitting = Sitting.open_editor("trictrac")
        >>> sitting.move_piece("bar0", "box0")
        >>> len(sitting.shown(0.0)["table"]["editor"]["faults"])
        1
        """
        made = settings if isinstance(settings, Settings) else Settings.of(settings or {})
        sitting = cls.open(
            game,
            position=position,
            settings=made,
            locked=locked,
            fresh=fresh,
            now=now,
        )
        sitting.open_desk()
        return sitting

    @classmethod
    def open_replay(
        cls,
        reel: Reel,
        *,
        settings: Mapping[str, object] | Settings | None = None,
        locked: Sequence[str] = (),
        fresh: Callable[[], int] | None = None,
        now: float = 0.0,
    ) -> Self:
        """Sit down before a round that was played, to step through it and to branch off.

        >>> from tritables.replay.opening import opened
        >>> sitting = Sitting.open_replay(Reel.of(opened("bar-first")))
        >>> sitting.shown(0.0)["table"]["replay"]["where"]
        'Start. 4 moves follow.'
        """
        made = settings if isinstance(settings, Settings) else Settings.of(settings or {})
        seed = 0 if fresh is None else fresh()
        session = Session.of_study(reel.study, seed)
        sitting = cls(session, settings=made, locked=locked, fresh=fresh, now=now)
        sitting.show_reel(reel)
        return sitting

    def obey(self, content: object, now: float) -> Answer:
        """Do what a message of the browser asks, and answer it, whatever it holds.

        What is refused is shown at the table and changes nothing.
        """
        self.at(now)
        try:
            intent = read_intent(content)
        except BadInput as wrong:
            given = content if isinstance(content, dict) else {}
            return Answer(given.get("view"), given.get("seq"), False, str(wrong))
        self.is_awake = True
        if intent.kind == "resume":
            return self._resume(intent)
        hands = Hands(self) if self.desk is None else EditorHands(self)
        try:
            hands.obey(intent)
        except IllegalMove as refusal:
            self._refuse(refusal.verdict, hands.tried)
        except TritablesError as wrong:
            self._refuse(Verdict.refused(wrong.rule, wrong.reason), hands.tried, attempt=False)
        else:
            more = (*self._asked(intent), *self._aside(intent))
            return Answer(intent.view, intent.seq, True, more=more)
        return Answer(intent.view, intent.seq, False, more=self._aside(intent))

    def _resume(self, intent: Intent) -> Answer:
        """Go on where a browser's copy stands; one that will not do is no refusal at the table."""
        try:
            take_up(self, self.load(intent.args["saved"]))
        except TritablesError:
            return Answer(intent.view, intent.seq, False)
        return Answer(intent.view, intent.seq, True)

    def _aside(self, intent: Intent) -> tuple[tuple[str, object], ...]:
        """What the browser keeps: what came of answers, and a lesson's copy where it is asked."""
        aside: dict[str, object] = {}
        if intent.kind == "keep":
            aside["kept"] = kept_of(self)
        if learnt := self.take_learnt():
            aside["learnt"] = [one.as_json() for one in learnt]
        return (("aside", aside),) if aside else ()

    def _asked(self, intent: Intent) -> tuple[tuple[str, object], ...]:
        """What an intent that only asks is told; who brought a seed may read it again.

        Under any lock the seed stands in no answer at all.
        """
        if not self.locked and (intent.kind == "seed" or intent.args.get("seed") is not None):
            return ("seed", str(self.session.seed)), ("deal", self.deals)
        if intent.kind == "sheet":
            self._follow_sheet()
            return (("sheet", self._sheet.whole()),)
        if intent.kind == "picture":
            drawn: Any = intent.args
            return (("picture", rule_picture(self.game, settings=self.settings, **drawn)),)
        if intent.kind == "write":
            return (("written", self.written(str(intent.args["form"]))),)
        if intent.kind == "aims":
            return (("aims", aims_of(self)),)
        if intent.kind == "share":
            look: Any = intent.args
            return (("share", share_of(self, self.shown(self._now), self.svg(**look), **look)),)
        if intent.kind == "link":
            return (("linked", self.linked),)
        if intent.kind == "why":
            return (("why", why_of(self)),)
        if intent.kind == "glimpse":
            return (("glimpse", self._glimpse(intent.args)),)
        if intent.kind == "legal":
            return (("legal", self._legal(intent.args["place"])),)
        return ()

    def _legal(self, place: object) -> list[str]:
        """The moves that are marked, those from a place or all, as they are shown here."""
        scene, view = self._kept("scene", self._seen_by(), self._scene), self.view
        if self.edits is not None:  # no moves: the places where it fits
            goals = [way["to"] for way in scene["ways"] if place in (None, way["from"])]
            return [scene["labels"][goal] for goal in dict.fromkeys(goals)]
        ways = [way["move"] for way in scene["ways"] if place is None or way["from"] == place]
        told = [move_shown(self.game, view, move, self.settings) for move in ways]
        return told + [action["label"] for action in scene["actions"] if place is None]

    def shown(self, now: float, *, words: bool = True) -> Parts:
        """What is to be seen at a time, each part as JSON; a part that stays is the same object.

        Without ``words`` of them only the language is told, for a page that has them.

        >>> sorted(Sitting.open("trictrac").shown(0.0))
        ['board', 'scene', 'sheet', 'table', 'words']
        """
        self.at(now)
        self._follow_sheet()
        return {
            "words": (words_of if words else tongue_of)(self.game, self.settings.lang),
            "board": self._board(),
            "scene": self._kept("scene", self._seen_by(), self._scene),
            "table": self._table(),
            "sheet": self._sheet.tail(),
        }

    def at_rest(self, now: float, *, words: bool = True) -> Parts | None:
        """What whoever comes back after a break is shown: nothing that a curtain hides.

        None where that is what is shown now; ``words`` as in `shown`.

        >>> Sitting.open("trictrac").at_rest(0.0) is None
        True
        """
        eyes = self._eyes(None)
        if eyes == self.eyes:
            return None
        rest = copy(self)
        rest.eyes, rest.refusal = eyes, None
        rest._sheet, rest._made = type(self._sheet)(), {}
        return rest.shown(now, words=words)

    def _follow_sheet(self) -> None:
        now = self.settings
        lang = None if now.notation else spoken(self.game.name, now.lang)
        self._sheet.follow(self.session, self.eyes, lang)

    @cached_property
    def _sheet(self) -> Sheet | Window:
        """The score sheet as these eyes have followed it; of a replay what stands around a move."""
        return Sheet() if self.reel is None else Window()

    @cached_property
    def _made(self) -> dict[str, tuple[Hashable, dict[str, Any]]]:
        """Each part as it was made last, and what that depended on."""
        return {}

    def _kept(self, part: str, key: Hashable, make: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        """A part as it was made before, unless what it depends on has changed."""
        kept = self._made.get(part)
        if kept is None or kept[0] != key:
            kept = self._made[part] = key, make()
        return kept[1]

    def _board(self) -> dict[str, Any]:
        now = self.settings
        if (desk := self.edits) is not None:
            key = ("desk", desk.stamp, now.flipped, now.lang)
            return self._kept("board", key, self._desk_board)
        return self._kept("board", (self.node, self.eyes, now.flipped, now.lang), self._board_anew)

    def _board_anew(self) -> dict[str, Any]:
        look = self.eyes.look(flipped=self.settings.flipped)
        view, lang = self.view, self.settings.lang
        return board_of(self.game, view, look, lang=lang)

    def _desk_board(self) -> dict[str, Any]:
        desk, now = self._at_desk(), self.settings
        return board_of(desk.draft, desk.draft, Look(SEAT_IN_FRONT, now.flipped), lang=now.lang)

    def _seen_by(self) -> Hashable:
        """All that the scene depends on."""
        now = self.settings
        if (desk := self.edits) is not None:
            return ("desk", desk.stamp, now.lang, now.flipped)
        asks = self.is_asking
        return (self.node, self.eyes, now.lang, now.flipped, self.thinks, self._tells_hints, asks)

    @property
    def _tells_hints(self) -> tuple[bool, bool]:
        """Whether ways are marked, and whether a rule's hint is told; a task keeps that back."""
        walk = self.walk
        asks = walk is not None and isinstance(walk.step, AnyMove) and not walk.now.done
        free = "hints" not in self.locked and not asks
        return free, free and (self.task is None or self.task.is_done(self.node))

    def _scene(self) -> dict[str, Any]:
        if (desk := self.edits) is not None:
            look, lang = Look(SEAT_IN_FRONT, self.settings.flipped), self.settings.lang
            return dict(scene_of(desk.draft, desk.draft, lang=lang, look=look, board=self._board()))
        view, look = self.view, self.eyes.look(flipped=self.settings.flipped)
        lang, last = self.settings.lang, self.node.last
        board = self._board()
        scene = dict(scene_of(self.game, view, lang=lang, last=last, look=look, board=board))
        marks, hint = self._tells_hints
        if not hint:
            scene["hint"] = None
        if self.is_asking:  # what may be moved would be the answer, and nothing may be yet
            scene |= {"ways": [], "actions": [], "lifts": [], "touches": {}, "hint": None}
            scene |= {"draw": None, "draws_at": None, "throw": []}
            scene["status"] = say(Message("status-asking"), lang)
        elif self.thinks:  # what it may lift, throw or turn up is its own
            scene |= {"chance": False, "ways": [], "actions": [], "lifts": [], "touches": {}}
        elif not marks:
            scene["ways"] = []
        return scene

    def _table(self) -> dict[str, Any]:
        now = self.settings.as_json()
        now["flipped"] = now["flipped"] if self.game.flips else None
        now["four_colours"] = now["four_colours"] if art_of(self.game)["four"] else None
        now["reveal"] = now["reveal"] if self.game.secret else None
        now["paused"] = self.waits
        clock = self.clock.as_json(self._now)
        around = {**surroundings(self), "course": self._course(), "editor": editor_of(self)}
        if (desk := self.edits) is not None:
            away = ["reveal", "seats", "new", "hand", "hints", "type"]
            around |= {"at": desk.at, "plies": desk.steps, "locked": away}
        kept = None if self.kept is None else self.kept.as_json(self.settings.lang)
        shown = {**around, **now, "clock": clock, "kept": kept, "fault": self.fault}
        return shown if self.reel is None else {**shown, **replay_of(self)}

    def _course(self) -> dict[str, Any] | None:
        tour, lang = self.tour, self.settings.lang
        if tour is None:
            return None
        chapters = range(len(tour.course.chapters))
        done = tuple(tour.steps_done(nth) for nth in chapters)
        key = (tour.at, tour.plays, done, tour.first_tries, lang)
        return self._kept("course", key, lambda: course_of(tour, lang))

    def _glimpse(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        """Another position of a replay as it would be seen there; the same board is left out."""
        here, there = self._board(), copy(self)
        there._made, there._seen = {}, None
        history, stands = self.session.history, self.node
        history.current = self.glimpse(**asked)
        try:
            board = there._board()
            return {"board": None if board == here else board, "scene": there._scene()}
        finally:
            history.current = stands

    def sheet(self) -> str:
        """The score sheet so far in the table's language, a line for each turn."""
        return sheet_text(self.session, self.settings.lang)

    def svg(self, *, shape: Shape = "wide", theme: Light = "light") -> str:
        """The board as a still SVG picture; raises `BadInput` for another shape or theme."""
        for where, value, choices in (("shape", shape, SHAPES), ("theme", theme, THEMES)):
            if value not in choices:
                raise BadInput(Message("bad-choice", {"choices": ", ".join(choices)}), where=where)
        shown = self.shown(self._now, words=False)
        title = say(Message("game-title", game=self.game.name), shown["words"]["lang"])
        return still(shown["board"], shown["scene"], shape=shape, theme=theme, title=title)

    def save(self) -> dict[str, object]:
        """All of it as one JSON value, for `load`: rounds, the tree of moves, settings, task.

        >>> Sitting.open("trictrac", seed=7).save()["seed"]
        '7'
        """
        self._settle()
        return save(self)

    @classmethod
    def load(
        cls, data: object, *, fresh: Callable[[], int] | None = None, now: float = 0.0
    ) -> Self:
        """Sit down again where `save` was called; raises `BadRecord` with the place of a fault.

        A chapter that has more steps since, or fewer, begins anew.
        """
        saved = Saved(data)
        tour = saved.tour()
        behind = saved.walk() if tour is None else None
        walk: Walk | None = saved.training(behind) or behind
        if walk is None and tour is not None:
            walk = tour.taught
        example = saved.example() if walk is None else None
        settings = saved.settings()
        locked = saved.locked()
        if saved.is_changed and walk is not None and not isinstance(walk, Training):
            return cls(
                session_of(walk.step),
                settings=seen_in(walk.step, settings),
                locked=locked,
                walk=walk,
                tour=tour,
                fresh=fresh,
                now=now,
            )
        session, nodes = saved.session(example, walk)
        made = cls(
            session,
            settings=settings,
            locked=locked,
            example=example,
            walk=walk,
            tour=tour,
            fresh=fresh,
            now=now,
        )
        reel = saved.reel(session.history, nodes)
        if reel is not None:
            made.show_reel(reel)
        saved.set_up_at(made)
        made.held = saved.reader.at("held").flag()
        for node, seconds in saved.numbered("used", nodes):
            made.clock.used[node] = saved.seconds(seconds)
        for node, refusal in saved.numbered("refused", nodes):
            if made.task is None:
                refusal.refuse("bad-length-exact", low=0, length=1)
            made.task.read_refusal(node, refusal)
        made._settle()
        if made.walk is not None:  # what was answered was told when it was
            made.walk.learnt += [one for one in made.take_learnt() if one.right is None]
        return made

"""Plans of the corpus: which tables are opened, and what is done at each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from tests.saves import adapter
from tests.saves.adapter import ask
from tests.saves.hands import Hands
from tritables.core.registry import game_named, game_names
from tritables.lessons.installed_courses import course
from tritables.lessons.practice_data import practisable
from tritables.replay.annotated_rounds import annotated_rounds

Json = Any
LANGS = ("en", "nl", "fr")
PERSON, GREEDY, RANDOM = "person", "greedy", "random"

OPTIONS: dict[str, list[dict[str, object]]] = {
    "trictrac": [{}],
    "triominos": [{}, {"scoring": "kids", "target": 100}, {"time_limit": 30}, {"rounds": 3}],
    "tricom": [{}, {"flexible": True, "target": 66}, {"target": 11}],
    "tricap": [{}, {"redraw": "early"}],
}
MATCHES: dict[str, dict[str, object]] = {
    "triominos": {"target": None, "rounds": 5},
    "tricom": {"target": 66},
}
LOCKS = (["undo"], ["hints", "type"], ["undo", "reveal", "seats", "new", "hand", "hints"])


Doing = Callable[[Hands], object]
Opening = dict[str, Json]
Plan = tuple[str, Opening, Doing]
"""An id, how a table is opened, and what is done at it."""


def games() -> Iterator[Plan]:
    """Games at many stages, by persons and against opponents."""
    for game in game_names():
        counts = game_named(game).seats
        for nth, moves in enumerate((0, 1, 3, 8, 20, 45, 90, 160)):
            seats = [PERSON] * (counts.start + nth % len(counts))
            if nth % 3 == 1:
                seats[1:] = [(GREEDY, RANDOM)[nth % 2]] * (len(seats) - 1)
            options = OPTIONS[game][nth % len(OPTIONS[game])]
            settings: Json = {"lang": LANGS[nth % 3], "speed": ("slow", "normal", "fast")[nth % 3]}
            settings |= {"paused": nth == 3, "flipped": nth == 4, "forced": nth == 5}
            settings |= {"notation": nth == 2, "reveal": nth == 6, "four_colours": nth == 6}
            opening: Opening = {"as": "game", "game": game, "seats": seats, "options": options}
            opening |= {"seed": str(2**100 + nth), "settings": settings}
            if nth in (2, 5):
                opening["locked"] = LOCKS[nth % 3]
            yield f"{game}-{moves}", opening, partial(Hands.play, moves=moves)
        opening = {"as": "game", "game": game, "drawn": 5}
        yield f"{game}-drawn", opening, partial(Hands.play, moves=9)
        yield f"{game}-branches", {**opening, "drawn": 6}, _branches
        yield f"{game}-new", {**opening, "drawn": 7}, _new_game
        for nth, moves in enumerate((6, 30)):
            start = game_named(game).new(seed=nth).position()
            opening = {"as": "game", "game": game, "position": start, "drawn": 8}
            yield f"{game}-position-{moves}", opening, partial(Hands.play, moves=moves)
        told = annotated_rounds(game)[0]
        record = told.open("en")[0].record.as_json()
        opening = {"as": "game", "game": game, "record": record, "drawn": 9}
        yield f"{game}-record", opening, partial(Hands.play, moves=4)
        for nth, locked in enumerate(LOCKS):
            opening = {"as": "game", "game": game, "seed": nth, "locked": locked}
            yield f"{game}-locked-{nth}", opening, partial(Hands.play, moves=12)
    for game, options in MATCHES.items():
        for rounds in (1, 2, 4):
            seats = [PERSON] * 2 if rounds == 2 else [GREEDY, RANDOM]
            opening = {"as": "game", "game": game, "seats": seats, "options": options}
            opening |= {"seed": 40 + rounds}
            yield f"{game}-match-{rounds}", opening, partial(_rounds, rounds=rounds)


def _branches(hands: Hands) -> None:
    for _ in range(5):
        hands.play(10, wander=0.1)
        hands.ask("go", ply=hands.rng.randrange(adapter.ply(hands.table) + 1))
    hands.play(2, wander=0.0)
    hands.ask("undo")


def _new_game(hands: Hands) -> None:
    hands.play(8)
    hands.ask("new", seed=None, seats=None, options=None)
    hands.play(5)
    hands.ask("seat", seat=1, by=GREEDY)
    hands.wait()


def _rounds(hands: Hands, rounds: int) -> None:
    for _ in range(rounds):
        for _ in range(600):
            if adapter.state(hands.table).to_act is None:
                break
            hands.play(1, wander=0.0)
        if adapter.round_follows(hands.table):
            hands.ask("next")
    hands.play(7)


def lessons() -> Iterator[Plan]:
    """Chapters at several steps, and examples that stand alone."""
    for game in game_names():
        chapters = course(game).chapters
        for nth in range(8):
            chapter = nth % len(chapters)
            at = nth % len(chapters[chapter].steps)
            settings = {"lang": LANGS[nth % 3]}
            opening: Opening = {"as": "chapter", "game": game, "chapter": chapter, "at": at}
            opening |= {"settings": settings}
            if nth == 6:
                opening["locked"] = ["hints"]
            yield f"{game}-chapter-{nth}", opening, partial(Hands.learn, steps=nth)
        opening = {"as": "chapter", "game": game, "chapter": 1}
        yield f"{game}-to-practice", opening, _to_practice
        for nth, example in enumerate(game_named(game).examples):
            if nth % 6 == 1:
                opening = {"as": "example", "game": game, "example": example.id}
                done = (_half, _whole)[nth % 2]
                yield f"{game}-example-{example.id}", opening, done


def _to_practice(hands: Hands) -> None:
    hands.learn(2)
    hands.ask("practise", rules=None, plan=[], count=None)
    hands.exercise(2)


def _half(hands: Hands) -> None:
    hands.ask("type", move="nonsense")
    hands.play(2, wander=0.0)


def _whole(hands: Hands) -> None:
    example = hands.table.example
    hands.follow(example)
    hands.ask("undo")


def courses() -> Iterator[Plan]:
    """Courses, with answers right and wrong, games dealt between chapters, and practice."""
    for game in game_names():
        count = len(course(game).chapters)
        for nth, steps in enumerate((0, 1, 3, 6, 10, 16)):
            opening: Opening = {"as": "course", "game": game, "chapter": nth % count}
            opening |= {"settings": {"lang": LANGS[nth % 3]}, "drawn": 11}
            if nth == 2:
                opening["page"] = "next/course.ipynb"
            yield f"{game}-course-{steps}", opening, partial(Hands.learn, steps=steps)
        opening = {"as": "course", "game": game, "drawn": 12}
        yield f"{game}-course-play", opening, _play_between
        yield f"{game}-course-practice", {**opening, "chapter": 2}, _to_practice


def _play_between(hands: Hands) -> None:
    hands.learn(3)
    hands.ask("play")
    hands.play(10)


def practices() -> Iterator[Plan]:
    """Practice without end, and quizzes."""
    for game in game_names():
        can = list(practisable(game))
        for nth in range(4):
            rules = None if nth == 3 else can[nth::7]
            opening: Opening = {"as": "practice", "game": game, "rules": rules, "seed": 20 + nth}
            opening |= {"level": (None, 1, 2, 3)[nth], "settings": {"lang": LANGS[nth % 3]}}
            count = (0, 1, 4, 9)[nth]
            yield f"{game}-practice-{nth}", opening, partial(Hands.exercise, count=count)
            quiz: Opening = {"as": "practice", "game": game, "rules": can[nth::5], "seed": 30 + nth}
            quiz |= {"count": 4, "helps": nth % 2 == 0, "tells": nth < 2}
            given = (1, 4, 2, 4)[nth]
            done = partial(_quiz, count=given)
            yield f"{game}-quiz-{nth}", quiz, done


def _quiz(hands: Hands, count: int) -> None:
    hands.exercise(count)
    if count == 4:
        hands.ask("repeat")
        hands.exercise(1, wrong=0.0)


def editors() -> Iterator[Plan]:
    """Desks: whole and with faults, played from, and with a lesson made at them."""
    for game in game_names():
        opening: Opening = {"as": "editor", "game": game, "drawn": 13}
        for steps in (0, 1, 3, 8, 20):
            given = {**opening, "settings": {"lang": LANGS[steps % 3]}}
            yield f"{game}-desk-{steps}", given, partial(Hands.set_up, steps=steps)
        yield f"{game}-desk-clear", opening, _clear
        start: Json = game_named(game).examples[3].position
        given = {**opening, "position": start.position()}
        yield f"{game}-desk-lesson", given, _lesson_made
        yield f"{game}-desk-play", given, _play_from
        yield f"{game}-desk-study", given, _study


def _clear(hands: Hands) -> None:
    hands.ask("tool", name="clear")
    hands.set_up(2)
    hands.ask("undo")


def _lesson_made(hands: Hands) -> None:
    aims = adapter.aims(hands.table)
    hands.ask("lesson", aim=aims[0], task="Do this: «now»")
    hands.play(3, wander=0.0)


def _play_from(hands: Hands) -> None:
    hands.set_up(1)
    if adapter.faults(hands.table):
        hands.ask("undo")
    hands.ask("play")
    hands.play(8)


def _study(hands: Hands) -> None:
    _play_from(hands)
    hands.ask("study")
    hands.annotate(8)


def replays() -> Iterator[Plan]:
    """Rounds that are looked through, branched and written at."""
    for game in game_names():
        opening: Opening = {"as": "replay", "game": game, "drawn": 14}
        for nth, told in enumerate(annotated_rounds(game)):
            given = {**opening, "shown": told.id, "settings": {"lang": LANGS[nth % 3]}}
            times = (3, 25, 60)[nth % 3]
            yield f"{game}-told-{told.id}", given, partial(Hands.annotate, times=times)
        record = annotated_rounds(game)[1].open("en")[0].record.as_json()
        for nth, sees in enumerate(("watcher", 0)):
            given = {**opening, "shown": record, "sees": sees}
            if nth:
                given["locked"] = ["write"]
            yield f"{game}-sees-{sees}", given, partial(Hands.annotate, times=20)
        given = {**opening, "shown": game_named(game).examples[2].id}
        yield f"{game}-replay-example", given, partial(Hands.annotate, times=10)


def links() -> Iterator[Plan]:
    """Tables at which a link was opened: a position, a round, at a course, at a replay."""
    for game in game_names():
        opening: Opening = {"as": "game", "game": game, "seed": 15}
        for what in ("position", "round"):
            done = partial(_link, what=what)
            yield f"{game}-link-{what}", opening, done
        given = {"as": "course", "game": game, "drawn": 16}
        yield f"{game}-link-course", given, partial(_link, what="round")
        given = {"as": "replay", "game": game, "shown": annotated_rounds(game)[0].id, "drawn": 17}
        yield f"{game}-link-replay", given, partial(_link, what="round")
        given = {"as": "editor", "game": game, "drawn": 18}
        yield f"{game}-link-editor", given, partial(_link, what="position")


def _link(hands: Hands, what: str) -> None:
    other = adapter.opened(
        {"as": "game", "game": hands.table.game.name, "seed": 19, "settings": {"reveal": True}}
    )
    played = Hands(other, "other")
    played.play(15, wander=0.0)
    shared = ask(other, played.now, "share", shape="wide")["share"]["links"]
    [link] = [one["link"] for one in shared if one["name"] == what]
    hands.ask("link", link=link, sure=True)
    if hands.table.edits is not None:
        hands.set_up(2)
    elif hands.table.reel is not None:
        hands.annotate(6)
    else:
        hands.play(5)


PLANS: dict[str, Callable[[], Iterable[Plan]]] = {
    "games": games,
    "lessons": lessons,
    "courses": courses,
    "practice": practices,
    "editors": editors,
    "replays": replays,
    "links": links,
}

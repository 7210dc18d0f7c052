"""The reference model of a learner: standings, what is due, merging, files, and a class."""

from __future__ import annotations

import csv
import json
from io import StringIO
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import validators
from tests.lessons.class_report import COLUMNS, ClassTable
from tests.lessons.learner_model import (
    DAY,
    KEPT,
    KNOWN,
    Knowledge,
    Known,
    Moment,
    Standing,
)
from tests.lessons.progress_file import progress_json, read_progress
from tritables import BadInput, game_named, game_names
from tritables.core.messages import Message
from tritables.lessons.practice_data import misconception_named, principles_of
from tritables.texts import say

NOON = 20_000 * DAY + DAY // 2
RULE = "throw.stop"


def known(*answers: bool | None, every: int = DAY, of: int | None = None) -> Known:
    return Known.of(Moment(NOON + nth * every, right, of=of) for nth, right in enumerate(answers))


@pytest.mark.parametrize(
    ("found", "standing"),
    [
        (Known(), "new"),
        (known(None), "met"),
        (known(True), "first"),
        (known(None, True, True), "first"),
        (known(True, True, True, True, of=2), "first"),
        (known(True, True, True, of=4), "known"),
        (known(True, True, of=16), "known"),
        (known(False), "practice"),
        (known(True, False), "practice"),
        (known(False, True), "practice"),
        (known(False, True, True, of=4), "practice"),
        (known(False, True, True, True, True, of=4), "known"),
        (known(False, True, True, True, True, False, of=4), "practice"),
    ],
)
def test_the_standing_follows_from_the_answers(found: Known, standing: Standing) -> None:
    assert found.standing == standing


def test_when_an_answer_may_have_been_a_guess_then_it_says_less() -> None:
    chances = [known(True, of=of).learnt for of in (2, 3, 4, 16)]
    assert chances == sorted(chances)
    assert known(True).learnt == known(True, of=2).learnt


def test_when_help_was_taken_then_a_right_answer_says_less() -> None:
    chances = [Known.of([Moment(NOON, True, help, of=4)]).learnt for help in (2, 1, 0)]
    assert chances == sorted(chances)
    assert len(set(chances)) == 3


def test_when_help_told_the_answer_then_it_counts_as_wrong() -> None:
    assert Known.of([Moment(NOON, True, help=2)]).standing == "first"
    told = Known.of([Moment(NOON, True, help=4)])
    assert told.standing == "practice"
    assert told.learnt == known(False).learnt
    assert told.right_at_first is False


def test_when_a_rule_was_only_met_then_it_is_never_due() -> None:
    assert known(None).due is None


def test_when_a_rule_is_not_known_yet_then_it_is_due_the_next_day() -> None:
    for found in (known(True, of=4), known(False), known(True, True, False, of=16, every=60)):
        assert found.due == (NOON // DAY + 1) * DAY


def test_when_a_rule_was_always_right_then_it_is_due_after_longer_and_longer_pauses() -> None:
    found, at, pauses = known(True, True, True, of=16, every=60), NOON, list[int]()
    for _ in range(4):
        assert found.due is not None
        pauses.append(found.due // DAY - at // DAY)
        at = found.due + DAY // 2
        found = found.after(Moment(at, True, of=4))
    assert pauses == sorted(set(pauses))
    assert sum(pauses) > 60


def test_when_a_mistake_was_mended_on_the_same_day_then_the_day_counts_as_right() -> None:
    mended = known(True, False, True, True, True, True, of=16, every=60)
    assert mended.due == known(True, True, True, of=16, every=60).due


def test_when_a_known_rule_is_due_then_it_stays_known_until_a_wrong_answer() -> None:
    found = known(True, True, True, of=4, every=60)
    assert found.standing == "known"
    assert found.due is not None
    assert found.due < NOON + 9 * DAY
    late = found.after(Moment(NOON + 90 * DAY, True, of=4))
    assert late.standing == "known"
    assert late.after(Moment(NOON + 91 * DAY, False, of=2)).standing == "practice"


def test_when_time_has_gone_by_then_an_answer_says_how_much_was_forgotten() -> None:
    found = known(True, True, True, of=4, every=60)
    soon, late = (found.after(Moment(NOON + days * DAY, False, of=2)) for days in (1, 90))
    assert late.learnt < soon.learnt < KNOWN


def test_review_lists_the_due_rules_longest_due_first() -> None:
    mine = Knowledge()
    for nth, rule in enumerate(("move.hit", "bar.first", "throw.stop")):
        mine = mine.noted("trictrac", rule, Moment(NOON - nth * DAY, False))
    mine = mine.noted("trictrac", "off.exact", Moment(NOON + DAY, True))
    assert mine.review("trictrac", now=NOON) == ("throw.stop", "bar.first")
    assert mine.review("trictrac", now=NOON + DAY) == ("throw.stop", "bar.first", "move.hit")
    assert mine.review("trictrac", now=NOON + 2 * DAY)[-1] == "off.exact"
    assert mine.review("tricap", now=NOON) == ()


def test_the_map_has_every_rule_of_the_game() -> None:
    mine = Knowledge().noted("trictrac", RULE, Moment(NOON, True))
    found = mine.map("trictrac")
    assert list(found) == [rule.id for rule in game_named("trictrac").rules]
    assert found[RULE] == "first"
    assert set(found.values()) == {"new", "first"}


def test_when_there_are_too_many_moments_then_the_first_and_the_latest_are_kept() -> None:
    found = Known.of([Moment(at) for at in range(3)])
    for at in range(10, 200):
        found = found.after(Moment(at, at != 10))
    assert len(found.moments) == KEPT + 2
    assert found.moments[0] == Moment(0)
    assert found.right_at_first is False
    assert found.last == 199


def test_a_step_keeps_the_time_at_which_it_was_first_done() -> None:
    mine = Knowledge().did("trictrac", "stuck/1", at=9).did("trictrac", "stuck/1", at=12)
    assert mine.steps == {"trictrac": {"stuck/1": 9}}


moments = st.builds(
    Moment,
    st.integers(0, 60),
    st.sampled_from([None, True, False]),
    st.integers(0, 4),
    st.sampled_from([None, 2, 1000]),
    st.sampled_from([None, 0, 86_400_000]),
    st.sampled_from([None, "higher-first"]),
)
names = st.sampled_from(["trictrac", "tricap", "walk"])
rules = st.sampled_from(["throw.stop", "move.hit", "adjacent"])


@st.composite
def knowledges(draw: st.DrawFn) -> Knowledge:
    made = Knowledge()
    for game, rule, moment in draw(st.lists(st.tuples(names, rules, moments), max_size=60)):
        made = made.noted(game, rule, moment)
    for game, rule, at in draw(st.lists(st.tuples(names, rules, st.integers(0, 99)), max_size=4)):
        made = made.did(game, rule, at=at)
    return made


@given(knowledges(), knowledges(), knowledges())
def test_merging_is_idempotent_commutative_and_associative(
    one: Knowledge, two: Knowledge, three: Knowledge
) -> None:
    assert one.merged(one) == one
    assert one.merged(two) == two.merged(one)
    assert one.merged(two).merged(three) == one.merged(two.merged(three))
    assert one.merged(Knowledge()) == one


def test_when_both_have_a_name_then_merging_keeps_the_first() -> None:
    assert Knowledge("Emma").merged(Knowledge("Ali")).name == "Emma"
    assert Knowledge().merged(Knowledge("Ali")).name == "Ali"
    assert Knowledge("Emma").called(None).name is None


@given(knowledges(), st.one_of(st.none(), st.text(min_size=1, max_size=60)))
def test_what_is_written_fits_the_schema_and_is_read_again(mine: Knowledge, name: str) -> None:
    written = json.loads(json.dumps(progress_json(mine.called(name))))
    validators.check("progress", written)
    assert read_progress(written) == mine.called(name)


GOOD: Any = {
    "format": "tritables-progress/2",
    "name": "Emma",
    "games": {"trictrac": {"rules": {RULE: [{"at": 5, "right": True, "help": 1, "of": 4}]},
                           "principles": {"hit": [{"at": 7, "right": False}]},
                           "steps": {"stuck/1": 3}}},
}  # fmt: skip


def changed(*path: str | int, to: object) -> Any:
    made = json.loads(json.dumps(GOOD))
    part = made
    for key in path[:-1]:
        part = part[key]
    part[path[-1]] = to
    return made


MOMENTS = ("games", "trictrac", "rules", RULE)


@pytest.mark.parametrize(
    ("data", "where"),
    [
        ([], ""),
        (changed("format", to="tritables-progress/3"), "format"),
        (changed("more", to=1), ""),
        (changed("name", to=""), "name"),
        (changed("name", to="x" * 61), "name"),
        (changed("name", to=3), "name"),
        (changed("games", to=[]), "games"),
        (changed("games", to={str(nth): {} for nth in range(51)}), "games"),
        (changed("games", "x" * 81, to={}), "games"),
        (changed("games", "trictrac", to={"more": 1}), "games.trictrac"),
        (changed(*MOMENTS, to={}), f"games.trictrac.rules.{RULE}"),
        (changed(*MOMENTS, to=[{"at": 1}] * 43), f"games.trictrac.rules.{RULE}"),
        (changed(*MOMENTS, 0, to={}), f"games.trictrac.rules.{RULE}[0]"),
        (changed(*MOMENTS, 0, "at", to=-1), f"games.trictrac.rules.{RULE}[0].at"),
        (changed(*MOMENTS, 0, "at", to=2**53), f"games.trictrac.rules.{RULE}[0].at"),
        (changed(*MOMENTS, 0, "right", to=1), f"games.trictrac.rules.{RULE}[0].right"),
        (changed(*MOMENTS, 0, "help", to=5), f"games.trictrac.rules.{RULE}[0].help"),
        (changed(*MOMENTS, 0, "of", to=1), f"games.trictrac.rules.{RULE}[0].of"),
        (changed(*MOMENTS, 0, "took", to=-1), f"games.trictrac.rules.{RULE}[0].took"),
        (changed(*MOMENTS, 0, "held", to=""), f"games.trictrac.rules.{RULE}[0].held"),
        (changed("games", "trictrac", "principles", to=[]), "games.trictrac.principles"),
        (changed("games", "trictrac", "principles", "x" * 81, to=[]), "games.trictrac.principles"),
        (changed("games", "trictrac", "principles", "hit", 0, "at", to=-1),
         "games.trictrac.principles.hit[0].at"),
        (changed("games", "trictrac", "steps", "stuck/1", to=True),
         "games.trictrac.steps.stuck/1"),
        (changed("lessons", to=[]), "lessons"),
        (changed("lessons", to={"a": {"at": 1}}), "lessons.a"),
        (changed("lessons", to={"a": {"at": -1, "saved": {}}}), "lessons.a.at"),
        (changed("lessons", to={"a": {"at": 1, "saved": []}}), "lessons.a.saved"),
    ],
)  # fmt: skip
def test_when_a_file_is_wrong_then_reader_and_schema_refuse_it(data: Any, where: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_progress(data)
    assert refused.value.where == where
    assert not validators.fits("progress", data)


def test_when_a_file_is_of_version_1_then_it_is_read() -> None:
    data = changed("format", to="tritables-progress/1")
    validators.check("progress", data)
    assert read_progress(data) == read_progress(GOOD)


def test_when_a_file_is_older_than_principles_then_it_is_read_and_none_was_met() -> None:
    data = changed("name", to="Emma")
    del data["games"]["trictrac"]["principles"]
    validators.check("progress", data)
    read = read_progress(data)
    assert (read.rules, read.principles) == (read_progress(GOOD).rules, {})


def test_a_principle_is_due_as_a_rule_is() -> None:
    mine = Knowledge()
    for nth, (id, kind) in enumerate((("hit", "principles"), (RULE, "rules"))):
        mine = mine.noted("trictrac", id, Moment(NOON + nth * DAY, False), kind)
    assert mine.review("trictrac", now=NOON + DAY) == ("hit",)
    assert mine.review("trictrac", now=NOON + 2 * DAY) == ("hit", RULE)
    assert mine.known("trictrac", "hit").moments == ()
    assert mine.known("trictrac", "hit", "principles").standing == "practice"


@pytest.mark.parametrize("game", game_names())
def test_no_principle_of_play_has_the_id_of_a_rule(game: str) -> None:
    """A learner's progress, plans and practice name both in one breath."""
    rules = {rule.id for rule in game_named(game).rules}
    assert not rules.intersection(principles_of(game))


def test_when_a_file_has_saved_lessons_then_they_are_checked_and_left_out() -> None:
    data = changed("lessons", to={"0123456789abcdef": {"at": 5, "saved": {"game": "chess"}}})
    validators.check("progress", data)
    assert read_progress(data) == read_progress(GOOD)


def test_when_a_game_is_unknown_then_it_is_kept() -> None:
    chess = {"rules": {"castling": [{"at": 1}]}, "principles": {"centre": []}, "steps": {}}
    data = changed("games", "chess", to=chess)
    assert progress_json(read_progress(data))["games"]["chess"] == data["games"]["chess"]


# A class.


def pupil(name: str | None, **answers: bool) -> Knowledge:
    mine = Knowledge(name)
    for rule, right in answers.items():
        mine = mine.noted("trictrac", rule.replace("_", "."), Moment(NOON, right))
    return mine


CLASS = ClassTable(
    {
        "a.json": pupil("Emma", throw_stop=False, move_hit=True),
        "b.json": pupil("Emma", throw_stop=False),
        "c.json": pupil(None, throw_stop=True, move_hit=True),
        "d.json": Knowledge("Ali").noted("trictrac", "move.hit", Moment(NOON)),
        "e.json": Knowledge("Mo").noted("chess", "castling", Moment(NOON)),
        "f.json": Knowledge("Noor"),
    }
)


def test_the_table_of_a_class_has_a_row_for_each_pupil_and_rule() -> None:
    lines = [line.split(",") for line in CLASS.csv("nl").splitlines()]
    ids, day = ["trictrac", "throw.stop", "practice"], ["2024-10-04"]
    words = [
        say(Message("game-title", game="trictrac"), "nl"),
        "regel",
        say(game_named("trictrac").rule("throw.stop").title("trictrac"), "nl"),
        say(Message("mine-practice"), "nl"),
    ]
    assert lines[1] == ["a.json", "Emma", *words, "Nee", "0", "1", "1", "", "", *day, *ids, ""]
    assert lines[-3][5:] == [
        *("gezien", "", "0", "0", "0", "", "", *day, "trictrac", "move.hit", "met", "")
    ]
    assert {len(line) for line in lines} == {len(COLUMNS)}
    assert len(lines) == 1 + 8


def test_when_a_game_is_unknown_then_its_ids_stand_and_a_pupil_without_rules_has_a_row() -> None:
    *_, chess, noor = CLASS.csv().splitlines()
    assert chess.startswith("e.json,Mo,chess,rule,castling,met,")
    assert noor == "f.json,Noor,,,,not met yet,,0,0,0,,,,,,new,"


def test_when_answers_took_time_and_followed_a_wrong_rule_then_the_table_says_so_in_words() -> None:
    mine = Knowledge("Emma")
    for nth, (took, held) in enumerate([(4_000, "higher-first"), (6_600, None)]):
        moment = Moment(NOON + nth, held is None, took=took, held=held)
        mine = mine.noted("trictrac", "throw.normal", moment)
    table = ClassTable({"a.json": mine})
    said = say(misconception_named("trictrac", "higher-first").message("trictrac"), "en")
    (row,) = list(csv.reader(StringIO(table.csv())))[1:]
    assert row[9:12] == ["2", "11", said]
    assert row[-1] == "higher-first"
    found = table.of_rule("trictrac", "throw.normal")
    assert (found.answers, found.took, found.held) == (2, 5_300, "higher-first")


def test_a_principle_of_play_has_a_row_that_says_what_it_is() -> None:
    mine = Knowledge("Emma").noted("trictrac", "hit", Moment(NOON, False), "principles")
    table = ClassTable({"a.json": mine})
    (row,) = list(csv.reader(StringIO(table.csv("fr"))))[1:]
    assert row[2:5] == ["Tric Trac", "idée", say(Message("principle-hit", game="trictrac"), "fr")]
    assert [one.rule for one in table.hardest("trictrac", "principles")] == ["hit"]
    assert table.hardest("trictrac") == ()


def test_when_a_later_answer_is_wrong_then_right_at_first_stays() -> None:
    mine = Knowledge("Emma").noted("trictrac", "throw.stop", Moment(NOON, True))
    table = ClassTable({"a.json": mine.noted("trictrac", "throw.stop", Moment(NOON + 9, False))})
    (row,) = table.rows
    assert (row.known.right_at_first, row.standing) == (True, "practice")
    assert table.of_rule("trictrac", "throw.stop").first == 1


def test_the_hardest_rule_comes_first() -> None:
    hardest = CLASS.hardest("trictrac")
    assert [one.rule for one in hardest] == ["throw.stop", "move.hit"]
    assert (hardest[0].met, hardest[0].asked, hardest[0].first, hardest[0].practice) == (3, 3, 1, 2)
    assert hardest[1].hard == 0
    assert (hardest[1].met, hardest[1].asked) == (3, 2)
    assert CLASS.of_rule("trictrac", "bar.first").hard == 0


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@x", "\tx"])
def test_no_name_is_a_formula_in_a_spreadsheet(name: str) -> None:
    table = ClassTable({name: pupil(name, throw_stop=True)})
    row = table.csv().splitlines()[1]
    assert row.startswith(f"'{name},'{name},")


# The cases for the browser module, which owns the model.


def test_the_file_of_cases_for_the_browser_is_up_to_date() -> None:
    from tests.lessons import standings

    assert standings.FILE.read_text(encoding="utf-8") == standings.text(), (
        "run python -m tests.lessons.standings"
    )

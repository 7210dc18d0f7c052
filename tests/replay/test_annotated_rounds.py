"""The told rounds: legal to the last branch, true in every comment, the same in each language."""

from __future__ import annotations

import re

import pytest

from tests.replay.claims import CLAIMS, At
from tritables import BadInput, Replay, Table, game_names, rounds
from tritables.core.picture import Look
from tritables.replay.annotated_rounds import AnnotatedRound, annotated_rounds
from tritables.replay.sources import opened
from tritables.replay.study import Study
from tritables.replay.text_reading import from_text
from tritables.replay.text_writing import to_text
from tritables.table import Table as PlainTable
from tritables.table.activities.replay import Replay as ReplayActivity
from tritables.table.playback import Playback
from tritables.table.saves.recall import Origin
from tritables.texts import LANGUAGES

TOLD = [one for game in game_names() for one in annotated_rounds(game)]
EACH = [pytest.param(one, id=f"{one.game}-{one.id}") for one in TOLD]


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_three(game: str) -> None:
    assert [one.id for one in rounds(game)] == list(CLAIMS[game])
    assert len(rounds(game)) == 3


@pytest.mark.parametrize("told", EACH)
class TestEachRound:
    def test_its_text_is_as_the_program_writes_it(self, told: AnnotatedRound) -> None:
        assert to_text(from_text(told.text)) == told.text

    def test_it_is_played_to_its_end_by_our_opponents_and_branches(
        self, told: AnnotatedRound
    ) -> None:
        study = told.study("en")
        assert study.record.result is not None
        assert any(len(node.children) > 1 for node in study.main)
        branches = [
            node
            for node in study.nodes()
            if node.parent and next(iter(node.parent.children)) != node.move
        ]
        assert all(study.notes(node).name for node in branches), "each says what it is"
        assert any(notes.circles or notes.arrows for _, notes in study.noted)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_comment_is_said_in_each_language(self, told: AnnotatedRound, lang: str) -> None:
        study, keys = told.study(lang), from_text(told.text)
        assert [one.move for one in study.nodes()] == [one.move for one in keys.nodes()]
        for node, notes in study.noted:
            for text in filter(None, (notes.comment, notes.name, study.title)):
                assert re.search(r"[^\W\d]{2} ", text + " "), f"{node.ply} has words"
        said = {notes.comment for _, notes in study.noted}
        assert len(said) > 5
        if lang != "en":
            english = {notes.comment for _, notes in told.study("en").noted}
            assert said & english <= {""}

    def test_every_comment_is_true(self, told: AnnotatedRound) -> None:
        study = from_text(told.text)
        claims = CLAIMS[told.game][told.id]
        assert {notes.comment for _, notes in study.noted if notes.comment} == set(claims)
        for node, notes in study.noted:
            if notes.comment:
                assert claims[notes.comment](At(node)), f"{notes.comment} at {node.ply}"

    def test_what_is_marked_is_on_the_board_in_both_shapes(self, told: AnnotatedRound) -> None:
        study = told.study("en")
        for node, notes in study.noted:
            marked = {*notes.circles, *(end for arrow in notes.arrows for end in arrow)}
            for shape in ("wide", "tall"):
                there = {one.id for one in study.game.layout(node.state, shape, Look()).places}
                assert marked <= there


def words(study: Study) -> list[tuple[str, str]]:
    """The comment and the name at each position, in the order of the moves."""
    notes = [study.notes(node) for node in study.nodes()]
    return [(one.comment, one.name) for one in notes]


@pytest.mark.parametrize("told", EACH[::4])
def test_its_words_follow_the_language_of_the_board(told: AnnotatedRound) -> None:
    replay = Replay(told, lang="nl")
    assert words(replay.study) == words(told.study("nl"))
    replay.lang = "fr"
    assert words(replay.study) == words(told.study("fr"))
    assert replay.study.title == told.study("fr").title
    again = Replay.load(replay.save())
    again.lang = "en"
    assert words(again.study) == words(told.study("en"))


def test_what_somebody_wrote_stays_as_it_is_in_every_language() -> None:
    told = annotated_rounds("tricap")[0]
    replay = Replay(told, lang="en")
    replay.ply = 4
    replay.write("I would have taken.")
    replay.lang = "nl"
    found, dutch = replay.study, told.study("nl")
    assert found.notes(found.main[4]).comment == "I would have taken."
    assert found.notes(found.main[7]) == dutch.notes(dutch.main[7])


def test_it_is_the_same_round_in_whatever_language_it_is_opened() -> None:

    told = annotated_rounds("triominos")
    origins = {
        Origin.of(PlainTable.open(ReplayActivity(Playback.of(opened(one, lang=lang)))))
        for one in told
        for lang in LANGUAGES
    }
    assert len(origins) == len(told)


def test_a_told_round_that_is_kept_has_known_words_only() -> None:
    saved = Replay(rounds("tricap")[0]).save()
    for fault in ({"round": "nowhere"}, {"said": [[4, "nothing", ""]]}, {"said": [[4]]}):
        with pytest.raises(BadInput) as refused:
            Replay.load({**saved, "replay": {**saved["replay"], **fault}})
        assert refused.value.where.startswith("replay.")


def test_rounds_are_found_by_id_and_shown_as_small_boards() -> None:
    found = rounds("tricom", "fr")
    assert found["quartets"] is found[1]
    assert tuple(found[:2]) == tuple(found)[:2]
    html = found._repr_html_()
    assert html.count("<img ") == 3
    assert "Quatre quatuors" in html
    assert repr(found).startswith("tricom: 3\n")
    with pytest.raises(BadInput) as refused:
        found["none"]
    assert refused.value.where == "round"


def test_a_table_opens_the_record_of_one() -> None:
    told = rounds("trictrac")["shut-out"]
    table = Table("trictrac", record=told.study("en").record.as_json())
    table.redo()
    assert table.record["moves"] == ["start 1-4"]

"""A new game: what the command writes plays at once, and keeps what all games keep."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest

import tritables
from tests.games import battery
from tests.newgame.made import made
from tests.pages import page_panel, page_scene, part_of, send
from tests.validators import compiled
from tritables import BadInput, Record, Table, check, texts
from tritables.cli import main
from tritables.core import Game
from tritables.hosting.engine import answer
from tritables.lessons.notebooks import notebooks
from tritables.newgame import make_game
from tritables.newgame.make import GAMES
from tritables.scene import board_of, scene_of, still
from tritables.schemas import schema

HOUSE = Path(tritables.__file__).parent / "games" / "__init__.py"


@pytest.fixture(scope="module")
def heap(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game[Any]]:
    """The tiny game, made in a folder of its own and registered for these tests."""
    with made(tmp_path_factory.mktemp("made")) as game:
        yield game


def test_programs_play_it_by_text(heap: Game[Any]) -> None:
    new = json.loads(answer('{"new": "heap", "seed": 3}'))
    assert new["legal"] == ["take 1", "take 2"]
    played = json.loads(answer(json.dumps({"position": new["position"], "moves": ["take 2"] * 3})))
    over = json.loads(answer(json.dumps({"position": played["position"], "moves": ["take 1"]})))
    assert over["result"] == {"scores": [0, 1], "winners": [1]}
    assert over["events"][0][-1] == {"rule": "goal.last", "seat": 1, "points": 1}
    refused = json.loads(answer(json.dumps({"position": new["position"], "moves": ["take 3"]})))
    assert refused["error"]["rule"] == "take.two"


@pytest.mark.parametrize("seed", range(4))
def test_it_keeps_what_all_games_keep(heap: Game[Any], seed: int) -> None:
    walked = battery.walk(heap, heap.new(), battery.by_seed(seed))
    battery.check_record(walked)
    battery.check_steps(walked)
    battery.check_score(walked)
    battery.check_sheet(walked)
    for index, state in enumerate(walked.states):
        battery.check_actor(state)
        battery.check_verdicts(heap, state, ("take 3", "", "take 1 ", "take 9999"))
        battery.check_position(heap, state)
        battery.check_layout(heap, state)
        battery.check_picture(heap, state, walked.last(index))
    assert Record.read(Record(walked.states[0], walked.moves).as_json()).result


def test_its_pictures_and_its_table_fit_the_schemas(heap: Game[Any]) -> None:
    shown = scene_of(heap, heap.new())
    fits_schema("scene", shown, "Scene")
    picture = still(board_of(heap, heap.new()), shown)
    assert "<desc>" in picture
    table = Table("heap", seats=["person", "greedy"], seed=3)
    assert scene_of(heap, heap.new(), reader=0)["status"] in table.svg()
    send(table, {"view": "v", "seq": 1, "kind": "type", "move": "take 3"})
    assert page_panel(table)["verdict"]["rule"] == "take.two"
    table.play("take 2")
    table.advance()
    assert len(cast(list[str], table.record["moves"])) == 2
    parts = {
        "Scene": page_scene(table),
        "TableState": page_panel(table),
        "Words": part_of(table, "words"),
    }
    for kind, part in parts.items():
        fits_schema("scene", part, kind)
    fits_schema("record", table.record)
    fits_schema("match", table.match)
    fits_schema("sitting", table.save())
    fits_schema("example", heap.examples[0].as_json())


def fits_schema(name: str, value: Any, part: str = "") -> None:
    """Compiled now: the schemas know the games that there are."""
    made = schema(name)
    compiled({"$ref": made["$id"] + (f"#/$defs/{part}" if part else "")}).validate(
        json.loads(json.dumps(value))
    )


def test_its_example_keeps_what_it_promises(heap: Game[Any]) -> None:
    assert [check(example) for example in heap.examples] == [()]


def test_it_has_a_tutorial_and_a_place_in_the_index(heap: Game[Any]) -> None:
    made = notebooks()
    for lang in texts.LANGUAGES:
        assert 'Lesson(\\"heap\\", \\"last-match\\")' in made[f"{lang}/heap"]
        assert "(heap.ipynb)" in made[f"{lang}/index"]


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_it_speaks_every_language(heap: Game[Any], lang: str) -> None:
    for rule in heap.rules:
        assert texts.say(rule.title("heap"), lang)
        assert texts.say(rule.text("heap"), lang)
    for move in ("take 3", "?", "take 1"):
        assert texts.say(heap.new().judge(move).message, lang)


def test_a_game_without_verdicts_says_what_is_missing(tmp_path: Path) -> None:
    with made(tmp_path, "mute", lambda package: (package / "judge.py").unlink()) as game:
        with pytest.raises(NotImplementedError, match=r"tritables_mute\.judge"):
            game.judge(game.new(), "take 3")
        assert game.diagram(game.new()).startswith("to_act: 0")


def test_in_a_checkout_it_is_a_folder_and_a_line(tmp_path: Path) -> None:
    listing = tmp_path / GAMES / "__init__.py"
    listing.parent.mkdir(parents=True)
    shutil.copy(HOUSE, listing)
    written = make_game("pile", tmp_path)
    before, after = HOUSE.read_text().splitlines(), listing.read_text().splitlines()
    assert [line for line in after if line not in before] == ['    "pile",']
    assert tmp_path / GAMES / "pile" / "texts" / "nl.ftl" in written
    assert tmp_path / "tests" / "games" / "pile" / "test_rules.py" in written
    assert "tritables.games.pile.state" in (tmp_path / GAMES / "pile" / "game.py").read_text()


def test_the_tests_that_it_brings_pass_in_a_checkout(tmp_path: Path) -> None:
    house = Path(tritables.__file__).parent
    # Compiled files come along, which saves seconds; those that are being written have such names.
    written = shutil.ignore_patterns("*.pyc.*")
    shutil.copytree(house, tmp_path / "tritables", ignore=written)
    here = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}

    def run(*argv: str) -> str:
        return subprocess.run(
            [sys.executable, "-m", *argv],
            cwd=tmp_path,
            env=here,
            check=True,
            capture_output=True,
            text=True,
            timeout=120,
        ).stdout

    run("tritables", "new-game", "pile")
    assert "3 passed" in run("pytest", "-q", "-p", "no:cacheprovider", "tests/games/pile")
    assert "pile.ipynb" in run("tritables", "notebooks", "notebooks")
    assert "(pile.ipynb)" in (tmp_path / "notebooks" / "nl" / "index.ipynb").read_text()


@pytest.mark.parametrize(
    "name", ["", "Heap", "2heap", "a", "a-b", "../a", "trictrac", "é", "class"]
)
def test_a_name_that_will_not_do_writes_nothing(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInput):
        make_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new-game", "pile", "--into", str(tmp_path)]) == 0
    capsys.readouterr()
    assert main(["new-game", "pile", "--into", str(tmp_path)]) == 1
    assert "tritables-pile" in capsys.readouterr().err

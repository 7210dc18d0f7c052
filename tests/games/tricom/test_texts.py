"""What happens in play is said in every language, also while the game is not yet registered."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.games.tricom.tables import walk
from tritables.core import Message, Try
from tritables.core.events import message_id
from tritables.games.tricom import GAME
from tritables.lessons.check import start_of
from tritables.texts import LANGUAGES


def catalogue(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for folder in ("tritables/texts", "tritables/games/tricom/texts"):
        root = files("tritables").joinpath(*folder.split("/")[1:])
        bundle.add_resource(FluentResource(root.joinpath(f"{lang}.ftl").read_text("utf-8")))
    return bundle


BUNDLES = {lang: catalogue(lang) for lang in LANGUAGES}


def said(message: Message, lang: str) -> str:
    name, _, attribute = message.id.partition(".")
    entry = BUNDLES[lang].get_message(name)
    pattern = entry.attributes[attribute] if attribute else entry.value
    text, faults = BUNDLES[lang].format_pattern(pattern, dict(message.args))
    assert not faults, (message, faults)
    assert text.strip()
    assert "??" not in text
    return text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_and_examples_have_their_words(lang: str) -> None:
    for rule in GAME.rules:
        said(rule.title("tricom"), lang)
        said(rule.text("tricom"), lang)
        why = rule.why("tricom")
        assert (why is None) == (rule.kind == "source")
        if why is not None:
            said(why, lang)
    for example in GAME.examples:
        tasks = ["task", *(f"task-{nth + 1}" for nth in range(1, len(example.goals)))]
        wanted = {"title", "done", *tasks}
        assert set(BUNDLES[lang].get_message(f"example-{example.id}").attributes) == wanted
        for part in wanted:
            said(Message(f"example-{example.id}.{part}"), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_played_games_are_said(lang: str) -> None:
    heard = set()
    for seed in range(6):
        for seats in (2, 3):
            steps, _ = walk(seed, seats, flexible=seed % 2 == 0, greed=0.3)
            for _, _, events in steps:
                for event in events:
                    said(event.message("tricom"), lang)
                    heard.add(message_id("event", event.rule))
    text = files("tritables").joinpath("games", "tricom", "texts", f"{lang}.ftl")
    known = set(re.findall(r"^(event-[\w-]+) =", text.read_text("utf-8"), re.MULTILINE))
    assert known - heard <= {"event-start_tie"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_are_said(lang: str) -> None:
    for example in GAME.examples:
        state = start_of(example)
        for step in example.line:
            if isinstance(step, Try):
                said(state.judge(step.move).message, lang)
            else:
                state = state.play(step)

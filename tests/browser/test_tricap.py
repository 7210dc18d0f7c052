"""Tri-Cap: cards laid face down, a pile in the centre, and chances that are told exactly."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.board import BoardPage
from tests.browser.checks import bring_axe, expect_accessible, expect_to_fit, in_themes
from tests.browser.frames import said_in
from tests.browser.pictures import Pictures
from tests.browser.positions import example, table
from tests.browser.stage import LAB, Desk, Stage
from tests.browser.visitors import PATIENCE
from tritables.core import Message
from tritables.core.picture import Look
from tritables.games.tricap.game import GAME
from tritables.games.tricap.state import TriCapState
from tritables.lessons.example_checks import start_of
from tritables.texts import LANGUAGE_NAMES, say

pytestmark = pytest.mark.browser

LONGEST = 100
"""More turns than it takes until the person may take the pile twice."""

# What is due, as the page shows it: the seat on turn, if any, and whether the deck acts.
_DUE = """root => ({
  over: root.querySelector('.tt-won') !== null,
  plies: root.querySelectorAll('.tt-ply').length,
  seat: root.querySelector('.tt-status .tt-seat')?.dataset.seat ?? null,
  deck: root.querySelector('[data-tool=throw]')?.disabled === false,
})"""

# Between two turns the deck is the people's, and no seat is on turn.
_MINE = f"""([root, count, seat]) => {{
  const due = ({_DUE})(root);
  return due.plies > count &&
    (due.over || due.seat === seat || (due.deck && due.seat === null));
}}"""

# How many pieces of the board lie face down.
_BACKS = """root => [...root.querySelectorAll('.tt-piece')]
  .filter(piece => /-back-\\d$/.test(piece.querySelector('use').getAttribute('href'))).length"""

# The page without what is written the same for every deal.
_SEEN = """root => {
  const copy = root.cloneNode(true);
  copy.querySelectorAll('[data-type-move], defs, style').forEach(el => el.remove());
  return copy.outerHTML;
}"""

_CARD = re.compile(r"(?<![0-9A-Za-z#_-])((?:10|[2-9AJQK])[CDHS♣♦♥♠])(?![0-9A-Za-z_-])")


def tricap(code: str, name: str = "t") -> str:
    """A cell that shows one table of Tri-Cap."""
    return table(code, "tricap", name)


def lessons(*ids: str) -> str:
    """A cell that shows lessons of Tri-Cap under each other, called ``lessons`` together."""
    return f"""
        from tritables import Lesson
        lessons = [Lesson("tricap", id) for id in {ids}]
        for lesson in lessons:
            display(lesson)
    """


def state_of(stage: Stage, name: str = "t") -> TriCapState:
    """The state on a table in the kernel."""
    return GAME.read(stage.value(f"{name}.position"))


def due(board: BoardPage) -> dict[str, Any]:
    """What the page says is due."""
    now: dict[str, Any] = board.root.evaluate(_DUE)
    return now


def wait_for_me(board: BoardPage, plies: int, seat: int = 0) -> None:
    """Wait until so many moves are past and it is a person's turn again, or the end."""
    handle = board.root.element_handle()
    board.page.wait_for_function(_MINE, arg=[handle, plies, str(seat)], timeout=PATIENCE)


def seen(board: BoardPage) -> BoardPage:
    board.svg.scroll_into_view_if_needed()
    return board


def scored(stage: Stage) -> list[str]:
    """The captured cards of each seat, as the kernel counts them."""
    return [str(len(pile)) for pile in state_of(stage).captured]


def test_a_round_by_mouse_against_two_opponents(desk: Desk, pictures: Pictures) -> None:
    waits = f"reveal=True, position={example('ace-waits', 'tricap')}"
    stage = desk.open(
        "kernel",
        tricap("seats=['person', 'greedy', 'greedy'], speed='fast', seed=37"),
        tricap(waits, "waits"),
    )
    board, ace = stage.board(), stage.board(1)
    seen(board)
    expect(board.status).to_have_text("Your turn: choose a card and lay it face down.")
    expect(board.hint).to_contain_text("You have not seen yet: ")
    expect(board.tool("throw")).to_be_disabled()
    assert board.hot() == ["hand0.0", "hand0.1", "hand0.2"]
    board.click("hand0.0")
    board.click("hand0.2")  # another card is chosen, and no rule is broken
    expect(board.place("hand0.2")).to_have_attribute("aria-pressed", "true")
    expect(board.place("hand0.0")).to_have_attribute("aria-pressed", "false")
    expect(board.refusal).to_have_count(0)
    board.click("hand0.2")
    ways: list[str] = []
    asked = False
    for _ in range(LONGEST):
        now = due(board)
        plies = now["plies"]
        if now["deck"]:
            # Turned up by a touch of the deck and by the button, in turn.
            deck = "deck" if ways[-1:] != ["deck"] else "button"
            ways.append(deck)
            assert "deck" in board.hot()
            (board.place("deck") if deck == "deck" else board.tool("throw")).click()
            wait_for_me(board, plies)
            continue
        assert now["seat"] == "0"
        if board.action("take").count():
            pile = len(state_of(stage).centre)
            expect(board.action("take")).to_have_text(f"Take {pile + 1} cards")
            hint = board.hint
            expect(hint).to_contain_text(f"Taking wins {pile + 1} cards. If you pass,")
            expect(hint).to_contain_text(re.compile(r"for you alone about \d+,"))
            expect(hint.locator("[data-rule='one.capture']")).to_be_visible()
            if not asked:
                asked = True
                board.action("pass").click()
                board.expect_plies(plies + 1)
                expect(board.told.locator("[data-rule='one.pass']")).to_be_visible()
                ways.append("pass")
                continue
            before = int(board.scores.first.inner_text())
            board.lift_by_mouse("centre", "captured0")
            assert board.gains() == {"captured0": pile + 1}
            expect(board.root.locator(".tt-held")).to_have_count(1)
            stage.page.mouse.up()
            board.expect_plies(plies + 1)
            expect(board.scores.first).to_have_text(str(before + pile + 1))
            expect(board.told.locator("[data-rule='one.capture']")).to_be_visible()
            ways.append("take")
            break
        if "drag" not in ways:
            board.lift_by_mouse("hand0.0", "active0")
            assert board.targets() == ["active0"]
            stage.page.mouse.up()
            ways.append("drag")
        else:
            board.click("hand0.0")
            expect(board.place("hand0.0")).to_have_attribute("aria-pressed", "true")
            assert board.targets() == ["active0"]
            board.click("active0")
            ways.append("click")
        expect(board.root.locator("[aria-pressed=true]")).to_have_count(0)
        wait_for_me(board, plies)
    assert {"drag", "click", "deck", "button", "pass", "take"} <= set(ways)
    moves = stage.value("t.record['moves']")
    assert any(move.startswith("shuffle ") for move in moves), "there was no Tricap"
    assert "shuffle" in board.moves()  # its order is nobody's to know

    expect(board.status).to_have_text("Your turn: lay a new active card, face up.")
    expect(board.scores).to_have_text(scored(stage))
    board.expect_label("captured0", f"Your captured pile, {scored(stage)[0]} cards")
    expect(board.place("active0")).to_have_attribute("aria-label", re.compile("^Place for"))
    card = board.card("hand0.1")
    board.drag("hand0.1", "active0")
    board.expect_plies(len(moves) + 1)
    assert board.card("active0") == card  # face up at once
    expect(board.fault).to_have_count(0)
    pictures.keep(stage.page, "tricap-laid")

    # Only a 6, an 8 or an ace would be a Tricap: 7 + 3 of the 44 cards of the deck. Both hands
    # are open.
    expect(seen(ace).hint).to_contain_text(
        "Taking wins 3 cards. If you pass, any of the 44 cards that you have not seen may come "
        "next: for you alone about 34, for one other player alone 0, for a Tricap 10, for nobody 0."
    )
    assert {"centre", "active0", "captured0"} <= set(ace.hot())
    ace.click("captured0")
    expect(ace.scores).to_have_text(["3", "0"])
    expect(ace.hint).to_contain_text("You have not seen yet: ")


def test_refusals_and_tricaps(desk: Desk, pictures: Pictures) -> None:
    ids = ("start", "ace-centre", "neighbours", "capture")
    stage = desk.open("kernel", lessons(*ids))
    start, ace, near, capture = (stage.board(nth) for nth in range(4))

    expect(start.tool("throw")).to_be_disabled()
    seen(start).click("deck")
    start.expect_refused("round.lay")
    expect(start.refusal).to_contain_text("First everybody lays a card face down.")
    expect(start.urgent).to_contain_text("It is player 1’s turn to lay one.")
    assert start.marked("witness") == ["hand0.0", "hand0.1", "hand0.2"]
    pictures.keep(stage.page, "tricap-witnesses")
    start.expect_plies(0)
    start.type("centre 10C")
    start.expect_refused("round.lay")
    start.drag("hand0.0", "active1")
    start.expect_refused("round.lay")
    assert start.marked("witness") == ["active0"]
    start.drag("hand0.2", "active0")
    start.expect_plies(1)
    expect(start.refusal).to_have_count(0)
    expect(start.seat()).to_have_attribute("data-seat", "1")
    assert start.card("active0") == "??"  # face down, even where all else is open
    for nth, card in enumerate(("KC", "5C"), 1):
        start.type(f"lay {card}")
        start.expect_plies(nth + 1)
    expect(start.told.locator("[data-rule='round.lay']")).to_be_visible()
    assert start.marked("lit") == ["active0", "active1", "active2"]
    assert [start.card(f"active{seat}") for seat in range(3)] == ["9C", "KC", "5C"]
    start.tool("throw").click()
    expect(start.task).to_contain_class("tt-done")
    assert start.marked("lit") == ["active0", "centre"]
    assert start.card("centre") == "10C"

    seen(ace).click("deck")
    told = ace.told.locator("li", has=stage.page.locator("[data-rule='tricap.ace-centre']"))
    expect(told).to_contain_text(re.compile("Tricap! The centre card is A[H♥], and an ace"))
    expect(ace.status).to_contain_text("Tricap! Hands, active cards and deck are shuffled now")
    assert ace.marked("lit") == ["active0", "active1", "active2", "centre"]
    expect(ace.polite).to_contain_text("Tricap!")
    expect(ace.tool("throw")).to_have_text("Shuffle and deal")
    pictures.keep(stage.page, "tricap-ace")
    ace.tool("throw").click()
    ace.expect_plies(2)
    expect(ace.status).to_have_text("Player 1 chooses a card and lays it face down.")
    ace.expect_label("centre", re.compile("^Centre pile, 2 cards, A[H♥] on top"))
    for seat in range(3):
        ace.move(f"hand{seat}.0", f"active{seat}")
        ace.expect_plies(3 + seat)
    expect(ace.task).to_contain_class("tt-done")

    seen(near).tool("throw").click()
    near.expect_plies(1)
    expect(near.told.locator("[data-rule='tricap']")).to_be_visible()
    expect(near.told).to_contain_text(re.compile("Tricap! 3 players have a neighbour of 10[H♥]"))
    lit = ["active0", "active1", "active2", "centre"]
    assert near.marked("lit") == lit
    near.drag("centre", "captured0")
    near.expect_refused("tricap")
    assert near.marked("witness") == lit
    expect(near.task).to_contain_class("tt-done")
    near.expect_plies(1)

    seen(capture).drag("centre", "captured1")
    capture.expect_refused("one.capture")
    assert capture.marked("witness") == ["captured0"]
    capture.refusal.locator(".tt-nearest button").first.click()
    capture.expect_plies(1)
    expect(capture.scores).to_have_text(["4", "2", "0"])
    capture.type("pass")
    capture.expect_refused("one.replace")
    assert capture.marked("witness") == ["captured0"]
    capture.move("hand0.1", "active0")
    expect(capture.task).to_contain_class("tt-done")
    assert stage.value("[lesson.done for lesson in lessons]") == [True] * 4


def hidden(state: TriCapState, *open_to: int) -> set[str]:
    """The cards that nobody may know but the seats that are open."""
    found = set(state.deck)
    for seat in set(range(state.seats)) - set(open_to):
        found.update(state.hands[seat])
        if state.phase == "lay":
            found.update(filter(None, [state.actives[seat]]))
    return found


def named(text: str) -> set[str]:
    """The cards that a text names, in the notation or as people read them."""
    suits = str.maketrans("♣♦♥♠", "CDHS")
    return {card.translate(suits) for card in _CARD.findall(text)}


def test_what_is_secret(desk: Desk, pictures: Pictures) -> None:
    """One opponent and two people who pass the screen: no byte names what is hidden."""
    frames = desk.watch.listen()
    stage = desk.open(
        "kernel", tricap("seats=['greedy', 'person', 'person'], speed='fast', seed=5")
    )
    board, start = seen(stage.board()), GAME.new(3, None, 5)
    board.expect_plies(1)
    expect(board.curtain).to_contain_text("Pass the screen to Player 2.")

    def heard() -> str:
        """What the page has got since it was asked last, as pieces, labels, words and moves."""
        assert frames, "no frame was seen at all"
        text = _as_read(said_in(frames))
        frames.clear()
        return text

    def expect_secret(state: TriCapState, text: str, *open_to: int) -> None:
        secret = hidden(state, *open_to)
        kinds = set(re.findall(r"card ((?:10|[A2-9JQK])[CDHS])", text))
        assert kinds & secret == set()
        assert named(text) & secret == set()
        assert named(board.root.evaluate(_SEEN)) & secret == set()

    text = heard()
    state = state_of(stage)
    laid = state.actives[0]
    assert laid in start.hands[0]
    expect_secret(state, text)
    frames.clear()  # what the test itself asked the kernel came over the same wire
    expect(board.plies).to_have_text(["Lay a card face down"])
    assert board.card("active0") == "??"
    assert board.cards("hand1.") == ["??"] * 3
    board.expect_label("active0", "Active card of player 1, face down")
    expect(board.hint).to_have_count(0)
    board.type(f"lay {start.hands[1][0]}")
    expect(board.refusal.locator(".tt-reason")).to_contain_text("still covered")
    expect(board.refusal.locator(".tt-nearest")).to_have_count(0)
    pictures.keep(stage.page, "tricap-curtain")
    board.tool("open").click()
    expect(board.curtain).to_have_count(0)
    assert board.cards("hand1.") == list(start.hands[1])
    text = heard()
    mine = set(start.hands[1])
    assert mine <= named(text), "not even the own cards were found in what was said"
    assert mine <= named(board.root.evaluate(_SEEN)), "not even the own cards were found"
    expect_secret(state, text, 1)

    # Laid face down, and gone from the screen with the hand.
    frames.clear()
    board.drag("hand1.1", "active1")
    expect(board.curtain).to_contain_text("Pass the screen to Player 3.")
    board.expect_plies(2)
    board.expect_moves(["lay ??", "lay ??"])
    assert board.cards("hand2.") == ["??"] * 3
    assert (board.card("active0"), board.card("active1")) == ("??", "??")
    text = heard()
    state = state_of(stage)
    assert state.actives[1] == start.hands[1][1]
    expect_secret(state, text)
    frames.clear()
    board.tool("open").click()
    expect(board.curtain).to_have_count(0)
    assert board.cards("hand2.") == list(start.hands[2])
    board.expect_label("active1", "Active card of player 2, face down")
    expect_secret(state, heard(), 2)
    board.click("active1")
    expect(board.info).to_have_text("Active card of player 2, face down")

    # The last one turns them all up; the hands stay what they are.
    board.move("hand2.2", "active2")
    board.expect_plies(3)
    actives = [laid, start.hands[1][1], start.hands[2][2]]
    assert [board.card(f"active{seat}") for seat in range(3)] == actives
    board.expect_moves([f"lay {card}" for card in actives])
    text = heard()
    state = state_of(stage)
    expect_secret(state, text, 2)
    assert set(actives) <= named(text)
    frames.clear()
    board.click("deck")
    board.expect_plies(4)
    text = heard()
    assert state.deck[0] in named(text)
    expect_secret(state_of(stage), text, 2)

    # Who is allowed to may see all, though a deck stays a deck.
    covered = board.root.evaluate(_BACKS)
    board.tool("settings").click()
    board.dialog.get_by_label("Show everything that is hidden").check()
    stage.page.keyboard.press("Escape")
    expect(board.dialog).to_have_count(0)
    expect(board.curtain).to_have_count(0)
    stage.page.wait_for_function(
        f"([root, count]) => ({_BACKS})(root) < count",
        arg=[board.root.element_handle(), covered],
    )
    assert board.card("deck") == "??"
    stage.run("t.reveal = False")
    stage.page.wait_for_function(
        f"([root, count]) => ({_BACKS})(root) >= count",
        arg=[board.root.element_handle(), covered],
    )


def _as_read(text: str) -> str:
    """What frames say, with signs instead of escapes and without the rulebook's examples."""
    lines = []
    for line in text.splitlines():
        start = line.find('"_words"')
        if start >= 0:
            _, end = json.JSONDecoder().raw_decode(line, line.index("{", start))
            line = line[:start] + line[end:]
        lines.append(re.sub(r"\\u26(6[0356])", lambda sign: chr(int("26" + sign[1], 16)), line))
    return "\n".join(lines).replace("\\n", " ")


@in_themes("dark")
def test_six_seats(desk: Desk, pictures: Pictures, themes: Sequence[str]) -> None:
    """A new game for six by its dialog, on a phone, in both themes."""
    stage = desk.open("kernel", tricap("seed=7"))
    board, page = stage.board(), stage.page
    board.tool("new-game").click()
    seats = board.dialog.locator("details")
    board.dialog.get_by_label("Players").select_option("6")
    expect(seats).to_have_count(6)
    for nth in range(1, 6):
        board.give_seat(nth, "greedy")
    option = "as soon as the hand is empty"
    board.dialog.get_by_label("Three new cards").select_option(label=option)
    board.dialog.get_by_label("Seed", exact=True).fill("5")
    pictures.keep(page, "tricap-new-game")
    board.dialog.get_by_role("button", name="Start").click()
    expect(board.dialog).to_have_count(0)
    expect(board.scores).to_have_text(["0"] * 6)
    found = stage.value("[t.seats, t.options, t.seed]")
    assert found == [["person", *["greedy"] * 5], {"redraw": "early"}, 5]

    page.set_viewport_size({"width": 360, "height": 740})
    expect(board.svg).to_contain_class("tt-tall")
    bring_axe(page)
    stage.run("t.speed = 'fast'")
    for theme in themes:
        stage.run(f"t.theme = {theme!r}; t.new_game(seed=5)")
        expect(board.root).to_contain_class(f"tt-look-{theme}")
        board.expect_plies(0)
        expect_to_fit(board)
        seen(board).click("hand0.0")
        expect(board.targets_shown).to_have_count(1)
        expect_accessible(board)
        board.click("active0")
        wait_for_me(board, 5)
        board.expect_plies(6)
        board.type("take")
        board.expect_refused("round.centre")
        expect_accessible(board)
        expect_to_fit(board)
        board.tool("throw").click()
        board.expect_plies(7)
        expect(board.refusal).to_have_count(0)
        expect_accessible(board)
        expect_to_fit(board)
        pictures.keep(page, f"tricap-six-{theme}", full_page=True)
    for tool in ("new-game", "rules", "settings"):
        board.tool(tool).click()
        expect(board.dialog).to_be_visible()
        expect_to_fit(board)
        expect_accessible(board)
        page.keyboard.press("Escape")
        expect(board.dialog).to_have_count(0)


@LAB
def test_in_lab_and_in_three_languages(desk: Desk, pictures: Pictures) -> None:
    stage = desk.open("lab", tricap(f"reveal=True, position={example('start', 'tricap')}"))
    board = seen(stage.board())
    state = start_of(GAME.example("start"))
    refused = state.judge("take")
    titles = set()
    for lang, name in LANGUAGE_NAMES.items():
        board.choose_language(name)
        expect(board.root).to_have_attribute("lang", lang)

        def own(id: str, lang: str = lang, **args: int | str) -> str:
            return say(Message(id, args, "tricap"), lang)

        expect(board.status).to_have_text(own("status-lay", seat=0, count=0))
        expect(board.tool("throw")).to_have_text(own("draw-centre"))
        board.expect_label("captured1", own("place-captured", player=2, count=0))
        hint = GAME.picture(state, None, Look(0)).hint
        assert hint
        expect(board.hint).to_contain_text(say(hint[1], lang))
        board.click("deck")
        board.expect_refused("round.lay")
        expect(board.refusal.locator(".tt-reason")).to_have_text(say(refused.message, lang))
        title = own("rule-round_lay.title")
        expect(board.refusal.locator(".tt-chip")).to_contain_text(title)
        titles.add(title)
        assert stage.value("t.lang") == lang
    assert len(titles) == 3
    board.expect_plies(0)
    board.choose_language("English")
    expect(board.root).to_have_attribute("lang", "en")
    board.drag("hand0.2", "active0")
    board.expect_plies(1)
    board.expect_moves(["lay 9C"])
    expect(board.seat()).to_have_attribute("data-seat", "1")
    assert board.card("active0") == "??"
    assert board.cards("hand1.") == ["2S", "KC", "6H"]
    pictures.keep(stage.page, "tricap-lab")

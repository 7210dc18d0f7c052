"""TriCom: cards that are touched, lifted and harvested, and hands that nobody else may see."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from tests.browser.board import BoardPage
from tests.browser.checks import (
    bring_axe,
    expect_accessible,
    expect_no_overflow,
    expect_to_fit,
    in_themes,
)
from tests.browser.frames import said_in
from tests.browser.pictures import Pictures
from tests.browser.positions import example, tricom
from tests.browser.stage import MOSTLY_KERNEL, PHONE, Desk, Stage
from tests.browser.visitors import PATIENCE
from tritables.core.picture import Look
from tritables.games.tricom.game import GAME
from tritables.games.tricom.state import TriComState

pytestmark = pytest.mark.browser


def state_of(stage: Stage, name: str = "t") -> TriComState:
    """The state on a table in the kernel."""
    return GAME.read(stage.value(f"{name}.position"))


def ways(state: TriComState) -> dict[str, dict[str, int]]:
    """For each card that can be played, by its place: where, and what it would score there."""
    found: dict[str, dict[str, int]] = {}
    for way in GAME.picture(state, None, Look(state.on_turn)).ways:
        gains = found.setdefault(way.source, {})
        gains[way.target] = sum(points for _, points in way.gains)
    return found


def lessons(*ids: str) -> str:
    """A cell that shows a lesson of TriCom under each other, called ``lessons`` together."""
    return f"""
        from tritables import Lesson
        lessons = [Lesson("tricom", id) for id in {ids}]
        for lesson in lessons:
            display(lesson)
    """


def seen(board: BoardPage) -> BoardPage:
    board.svg.scroll_into_view_if_needed()
    return board


def dismiss(board: BoardPage) -> None:
    """Put a refusal away, and its marks with it."""
    board.refusal.locator(".tt-quiet").click()
    expect(board.refusal).to_have_count(0)


@MOSTLY_KERNEL
def test_a_turn_by_mouse(desk: Desk, host: str, pictures: Pictures) -> None:
    stage = desk.open(host, tricom(f"reveal=True, position={example('base', 'tricom')}"))
    board = stage.board()
    expect(board.status).to_have_text("Player 1 turns up an action card.")
    expect(board.tool("throw")).to_have_text("Turn up the action card")
    assert "action0" in board.hot()
    assert board.cards("hand0.") == ["9C", "5S", "2D"]
    assert board.card("stock0") == board.card("action0") == board.card("action1") == "??"
    assert board.card("turned0") is board.card("reserve0") is None
    board.click("action0")
    board.expect_plies(1)
    expect(board.status).to_have_text("Player 1 can do nothing with Q♣.")
    expect(board.tool("throw")).to_have_count(0)
    expect(board.hint).to_contain_text("Q♣ finds no pile of two or more with its suit on top")
    expect(board.hint.locator("[data-rule='action.king-queen']")).to_be_visible()
    expect(board.root.locator("[data-move]")).to_have_count(1)
    board.action("skip").click()
    board.expect_plies(2)
    expect(board.hint).to_have_count(0)
    expect(board.status).to_have_text("Player 1 takes a card.")
    assert board.hot() == ["stock0"]
    board.click("stock0")
    board.expect_plies(3)
    assert board.cards("hand0.") == ["9C", "5S", "2D", "3C"]

    expected = ways(state_of(stage))
    for source in ("hand0.1", "hand0.0", "hand0.3"):
        board.click(source)  # the card in hand before goes back
        if board.place(source).get_attribute("aria-pressed") != "true":
            board.click(source)
        expect(board.root.locator("[aria-pressed=true]")).to_have_count(1)
        assert board.gains() == expected[source]
        stage.page.keyboard.press("Escape")
        expect(board.root.locator("[aria-pressed=true]")).to_have_count(0)
    board.click("hand0.1")
    assert board.gains() == {"base0.1": 0, "base0.2": 0}
    pictures.keep(stage.page, f"tricom-lifted-{host}")
    board.click("base0.1")
    board.expect_plies(4)
    assert (board.card("base0.1"), board.badge("base0.1")) == ("5S", 2)
    assert board.badge("base0.0") is None
    expect(board.told.locator("[data-rule='place.suit-run']")).to_be_visible()
    expect(board.seat()).to_have_attribute("data-seat", "1")

    board.tool("throw").click()
    board.expect_plies(5)
    board.action("skip").click()
    board.expect_plies(6)
    board.action("take stock").click()
    board.expect_plies(7)
    source, gains = next(iter(ways(state_of(stage)).items()))
    card, (target, points) = board.card(source), next(iter(gains.items()))
    board.lift_by_mouse(source, target)
    expect(board.root.locator(".tt-held")).to_have_count(1)
    expect(board.root.locator(f".tt-mark-target.tt-over[data-at='{target}']")).to_have_count(1)
    stage.page.mouse.up()
    board.expect_plies(8)
    expect(board.root.locator(".tt-held")).to_have_count(0)
    assert board.card(target) == card
    expect(board.scores).to_have_text(["0", str(points)])
    expect(board.refusal).to_have_count(0)
    moves = stage.value("t.record['moves']")
    assert moves[:4] == ["turn QC", "skip", "take stock", "5S>1"]
    assert len(moves) == 8


def test_refusals(desk: Desk, pictures: Pictures) -> None:
    stage = desk.open(
        "kernel",
        lessons("base", "laying-off", "from-reserve"),
        tricom(f"reveal=True, position={example('taking', 'tricom')}"),
    )
    base, laying, back, taking = (stage.board(nth) for nth in range(4))

    seen(base).click("stock0")
    base.expect_refused("turn.action-first")
    expect(base.refusal).to_contain_text("First turn up the next action card.")
    expect(base.urgent).to_contain_text("First turn up")
    base.drag("hand0.1", "base0.1")
    base.expect_refused("turn.action-first")
    assert stage.value("lessons[0].record['moves']") == []
    base.click("action0")
    expect(base.hint).to_have_count(0)  # a learner finds out alone
    base.click("stock0")
    base.expect_refused("turn.action-first")
    expect(base.refusal).to_contain_text("First say what happens with the action card")
    base.action("skip").click()
    base.drag("stock0", "hand0.0")  # what cannot be carried is touched
    base.expect_plies(3)
    base.move("hand0.1", "base0.1")
    expect(base.task).to_contain_class("tt-done")

    seen(laying).click("hand0.3")
    assert laying.gains() == {"base0.1": 0, "base0.2": 0}
    laying.click("reserve0")
    laying.expect_refused("reserve.only-unplaceable")
    expect(laying.refusal).to_contain_text("6♦ can still be placed in the base, on 2 piles.")
    assert laying.marked("witness") == ["base0.1", "base0.2"]
    # 6♦ on a pile would be legal, and not what the lesson asks for.
    expect(laying.refusal.locator(".tt-nearest")).to_have_count(0)
    pictures.keep(stage.page, "tricom-witnesses")
    laying.move("hand0.3", "base1.0")
    laying.expect_refused("turn.play")
    expect(laying.refusal).to_contain_text("from your own hand to your own base or reserve")
    expect(laying.witnesses).not_to_have_count(0)
    laying.drag("hand0.3", "base1.2")
    laying.expect_refused("turn.play")
    laying.drag("hand0.3", "base0.0")
    laying.expect_refused("place.equal")
    expect(laying.refusal).to_contain_text("6♦ goes with 6♠, but that card lies diagonally")
    assert stage.value("lessons[1].record['moves']") == []
    assert laying.cards("hand0.") == ["9C", "10D", "2D", "6D"]
    laying.drag("hand0.0", "reserve0")
    expect(laying.task).to_contain_class("tt-done")
    assert laying.card("reserve0") == "9C"

    expect(taking.hint).to_contain_text("9♦ on the reserve fits nowhere now")
    expect(taking.hint.locator("[data-rule='reserve.take']")).to_be_visible()
    expect(taking.action("take reserve")).to_have_count(0)
    assert (taking.card("reserve0"), taking.badge("reserve0")) == ("9D", 2)
    seen(taking).click("reserve0")
    taking.expect_refused("reserve.take")
    taking.type("none")
    taking.expect_refused("take.forced")
    taking.action("take stock").click()
    taking.expect_plies(1)
    expect(taking.refusal).to_have_count(0)
    expect(taking.hint.locator("[data-rule='reserve.take']")).to_have_count(0)

    seen(back).click("reserve0")
    expect(back.status).to_have_text("Place 7♦ from the reserve.")
    assert back.card("reserve0") == "2S"
    back.drag("hand0.1", "base0.0")
    back.expect_refused("reserve.take")
    dismiss(back)
    back.click("hand0.3")
    assert back.gains()["base0.1"] == 2
    back.click("base0.1")
    expect(back.told.locator("[data-rule='score.duo']")).to_be_visible()
    assert back.marked("lit") == ["base0.1", "base0.3", "base1.1"]  # what it fits, too
    assert stage.value("[lesson.done for lesson in lessons]") == [True] * 3


def test_scoring_and_harvests(desk: Desk, pictures: Pictures) -> None:
    stage = desk.open("kernel", lessons("quartet", "queen", "jack"))
    quartet, queen, jack = (stage.board(nth) for nth in range(3))

    expect(quartet.tally).to_have_count(0)
    seen(quartet).click("hand0.3")
    assert quartet.gains() == {"base0.0": 1, "base0.3": 2}
    expect(quartet.aim).to_have_count(0)
    quartet.place("base0.0").hover()
    expect(quartet.aim.locator("[data-rule='score.trio']")).to_be_visible()
    quartet.place("base0.3").hover()
    expect(quartet.aim.locator("[data-rule='score.quartet']")).to_be_visible()
    quartet.expect_label("base0.3", re.compile(r"9♣ on top \+2$"))
    quartet.click("base0.3")
    expect(quartet.task).to_contain_class("tt-done")
    assert quartet.marked("lit") == [f"base0.{slot}" for slot in range(4)]
    expect(quartet.told.locator("[data-rule='score.quartet']")).to_be_visible()
    expect(quartet.scores).to_have_text(["2", "0"])
    pictures.keep(stage.page, "tricom-quartet")
    quartet.tally.locator("summary").click()
    expect(quartet.tally.locator("tr")).to_have_count(1)
    expect(quartet.tally.locator("th [data-rule='score.quartet']")).to_be_visible()
    expect(quartet.tally.locator("td")).to_have_text(["2", "·"])
    assert quartet.badge("base0.3") == 2
    told = "Your pile 4: 5♥ on top, 2 cards, below it 9♣, worth 0 when cleared"
    expect(quartet.info).to_have_count(0)
    quartet.click("base0.3")
    expect(quartet.info).to_have_text(told)
    expect(quartet.polite).to_contain_text(told)
    for place, text in (
        ("turned0", "Your turned-up action cards, the last one first: K♣"),
        ("away0", "Your cards out of play: nothing"),
        ("base1.1", "Player 2, pile 2: 3♦ on top"),
    ):
        quartet.click(place)
        expect(quartet.info).to_have_text(text)
    quartet.tally.locator("th button").click()
    expect(quartet.dialog.locator("[data-rule='score.quartet']")).to_be_visible()
    stage.page.keyboard.press("Escape")
    expect(quartet.dialog).to_have_count(0)

    seen(queen).click("action0")
    expect(queen.status).to_have_text("You may use Q♦ now.")
    assert (queen.card("base0.2"), queen.badge("base0.2")) == ("6D", 4)
    assert "turned0" in queen.hot()
    queen.drag("turned0", "base0.3")
    queen.expect_refused("action.king-queen")
    queen.expect_plies(1)
    queen.lift_by_mouse("turned0", "base0.2")
    assert queen.gains() == {"base0.2": 2}
    stage.page.mouse.up()
    queen.expect_plies(2)
    expect(queen.status).to_contain_text("Fill the empty slot")
    assert (queen.card("base0.2"), queen.badge("base0.2")) == (None, None)
    queen.expect_label("base0.2", "Your slot 3, empty")
    queen.expect_label("away0", "Your cards out of play: 4 cards")
    assert set(queen.hot()) == {"stock0", "reserve0"}
    queen.type("take stock")
    queen.expect_refused("fill.mandatory")
    queen.drag("hand0.0", "base0.2")
    queen.expect_refused("fill.mandatory")
    queen.click("reserve0")
    expect(queen.task).to_contain_class("tt-done")
    assert queen.card("base0.2") == "4S"
    assert queen.marked("lit") == ["base0.0", "base0.2", "base0.3"]
    expect(queen.scores).to_have_text(["3", "0"])

    seen(jack).click("action0")
    expect(jack.status).to_have_text("You may use J♦ now.")
    assert jack.badge("base1.2") == 3
    jack.drag("turned0", "base0.2")
    jack.expect_refused("action.jack")
    dismiss(jack)
    jack.click("turned0")
    assert jack.gains() == {"base1.2": 1}
    jack.click("turned0")
    expect(jack.targets_shown).to_have_count(0)
    jack.drag("turned0", "base1.2")
    expect(jack.task).to_contain_class("tt-done")
    assert (jack.card("base1.2"), jack.badge("base1.2")) == ("5D", None)
    assert jack.card("reserve1") == "2D"
    jack.expect_label("away1", "Out of play from player 2: 3 cards")
    expect(jack.scores).to_have_text(["1", "0"])
    expect(jack.told.locator("[data-rule='action.score']")).to_be_visible()
    expect(jack.told.locator("[data-rule='fill.jack']")).to_be_visible()
    pictures.keep(stage.page, "tricom-jack")
    assert stage.value("[lesson.done for lesson in lessons]") == [True] * 3


def test_the_round_after_a_round(desk: Desk, pictures: Pictures) -> None:
    """The last card of a round is played; the points go on in the next."""
    long = {"flexible": False, "target": 66}  # a match that this round does not end
    # A deal may bring points by itself: that of this seed does not.
    start = example("counting", "tricom", options=long)
    stage = desk.open("kernel", tricom(f"seed=1, reveal=True, position={start}"))
    board = stage.board()
    board.move("hand0.0", "reserve0")
    expect(board.status).to_contain_text("Player 1 wins the round, with 37 points in all!")
    expect(board.told.locator("[data-rule='score.reserve']")).not_to_have_count(0)
    expect(board.scores).to_have_text(["37", "35"])
    expect(board.tool("next")).to_have_text("Next round")
    pictures.keep(stage.page, "tricom-end")
    board.tool("next").click()
    expect(board.root.locator(".tt-scores")).to_contain_text("Round 2")
    board.expect_plies(0)
    expect(board.scores).to_have_text(["0", "0"])
    expect(board.totals).to_have_text(["Total 37", "Total 35"])
    board.tool("throw").click()
    board.expect_plies(1)
    assert stage.value("len(t.match['rounds'])") == 2


def hidden(state: TriComState, *open_to: int) -> set[str]:
    """The kinds of the pieces that nobody may see but the seats that are open."""
    found: set[str] = set()
    for owner, side in enumerate(state.sides):
        cards = [*side.stock, *side.actions, *side.reserve[:-1]]
        if owner not in open_to:
            cards += side.hand
        found.update(f"card {card} {owner}" for card in cards)
    return found


def kinds_in(text: str) -> set[str]:
    return set(re.findall(r"card (?:10|[A2-9JQK])[CDHS] \d", text))


def test_hands_are_secret(desk: Desk, pictures: Pictures) -> None:
    """Nothing that reaches the page names a card that nobody there may see."""
    frames = desk.watch.listen()
    stage = desk.open(
        "kernel",
        tricom("seats=['person', 'greedy'], seed=2, speed='slow'"),
        tricom("seats=['person', 'person'], seed=2", "pair"),
    )
    board, pair = stage.board(), stage.board(1)
    start = GAME.new(2, None, 2)
    mine, theirs = (list(side.hand) for side in start.sides)
    assert start.on_turn == 0

    def expect_secret(state: TriComState, *open_to: int) -> set[str]:
        assert frames, "no frame was seen at all"
        named = kinds_in(said_in(frames))
        assert named & hidden(state, *open_to) == set()
        assert kinds_in(stage.page.content()) == set()
        for seat in {0, 1} - set(open_to):
            assert f"in the hand of player {seat + 1}" not in stage.page.content()
        return named

    named = expect_secret(start, 0)
    assert {f"card {card} 0" for card in mine} <= named, "not even the own cards were found"
    assert (board.cards("hand0."), board.cards("hand1.")) == (mine, ["??"] * 3)
    assert (pair.cards("hand0."), pair.cards("hand1.")) == (["??"] * 3, ["??"] * 3)
    board.expect_label("hand1.0", "A hidden card of player 2")

    seen(board).click("action0")
    board.expect_plies(1)
    board.type("skip")
    board.expect_plies(2)
    board.click("stock0")
    board.expect_plies(3)
    board.click(board.hot()[0])
    board.click(board.targets()[0])
    board.expect_plies(4)
    board.tool("pause").click()
    expect(board.tool("resume")).to_be_visible()
    expect_secret(state_of(stage), 0)
    board.tool("resume").click()
    stage.page.wait_for_function(
        "root => root.querySelector('.tt-status .tt-seat')?.dataset.seat === '0'",
        arg=board.root.element_handle(),
        timeout=PATIENCE,
    )
    expect_secret(state_of(stage), 0)
    assert board.cards("hand1.") == ["??"] * 3
    board.click("hand1.0")  # what lies there can be asked, but is not told
    expect(board.info).to_have_text("A hidden card of player 2")

    # Two people pass the screen on. The deal is the same, but less of it has been played.
    seen(pair)
    frames.clear()
    expect(pair.curtain).to_have_count(0)  # what comes up is open to all
    pair.click("action0")
    pair.expect_plies(1)
    expect(pair.curtain).to_contain_text("Pass the screen to Player 1.")
    assert pair.cards("hand0.") == pair.cards("hand1.") == ["??"] * 3
    pair.type(f"{mine[0]}>0")
    expect(pair.refusal.locator(".tt-reason")).to_contain_text("still covered")
    expect(pair.action("skip")).to_have_count(0)
    pictures.keep(stage.page, "tricom-curtain")
    pair.tool("open").click()
    expect(pair.curtain).to_have_count(0)
    assert (pair.cards("hand0."), pair.cards("hand1.")) == (mine, ["??"] * 3)
    assert kinds_in(said_in(frames)) & hidden(state_of(stage, "pair"), 0) == set()
    pair.type("skip")
    pair.expect_plies(2)
    pair.click("stock0")
    pair.expect_plies(3)
    source = pair.hot()[0]
    pair.click(source)
    pair.click(pair.targets()[0])
    pair.expect_plies(4)
    frames.clear()
    pair.click("action1")
    pair.expect_plies(5)
    expect(pair.curtain).to_contain_text("Pass the screen to Player 2.")
    assert pair.cards("hand0.") == pair.cards("hand1.") == ["??"] * 3
    named = kinds_in(said_in(frames))
    state = state_of(stage, "pair")
    assert named
    assert named & hidden(state) == set()
    pair.tool("open").click()
    expect(pair.curtain).to_have_count(0)
    assert (pair.cards("hand0."), pair.cards("hand1.")) == (["??"] * 3, theirs)
    assert kinds_in(said_in(frames)) & hidden(state, 1) == set()

    # Who is allowed to may see all.
    seen(board).page.keyboard.press("Escape")
    board.tool("settings").click()
    expect(board.dialog.locator(".tt-keys")).not_to_contain_text("dice")
    board.dialog.get_by_label("Show everything that is hidden").check()
    stage.page.keyboard.press("Escape")
    expect(board.dialog).to_have_count(0)
    board.expect_label("hand1.0", re.compile("in the hand of player 2"))
    assert board.cards("hand1.") == list(state_of(stage).sides[1].hand)
    assert board.card("stock1") == "??"  # a pile is a pile
    stage.run("t.reveal = False")
    board.expect_label("hand1.0", "A hidden card of player 2")
    assert board.cards("hand1.") == ["??"] * 3


_INKS = """root => Object.fromEntries(['C', 'D', 'H', 'S'].map(suit =>
  [suit, getComputedStyle(root.querySelector(`.tt-spots use[href$="-suit-${suit}"]`)).color]))"""


@pytest.mark.full
@in_themes("light")
def test_colours_dialog_and_three_players(
    desk: Desk, pictures: Pictures, themes: Sequence[str]
) -> None:
    """Four colours, a new game for three with a house rule, axe in both themes, and a phone."""
    begin = f"reveal=True, theme='light', position={example('base', 'tricom')}"
    three = f"reveal=True, position={example('three-jack', 'tricom')}"
    stage = desk.open("kernel", tricom(begin), tricom(three, "crowd"))
    board, crowd, page = stage.board(), stage.board(1), stage.page
    bring_axe(page)
    two = board.root.evaluate(_INKS)
    assert two["C"] == two["S"] != two["D"] == two["H"]
    board.tool("settings").click()
    board.dialog.get_by_label("Four colours").check()
    expect_accessible(board)
    page.keyboard.press("Escape")
    expect(board.dialog).to_have_count(0)
    four = board.root.evaluate(_INKS)
    assert len(set(four.values())) == 4
    assert (four["H"], four["S"]) == (two["H"], two["S"])
    assert stage.value("t.four_colours") is True
    pictures.keep(page, "tricom-four-colours")

    board.tool("new-game").click()
    seats = board.dialog.locator("details")
    expect(seats).to_have_count(2)
    board.dialog.get_by_label("Players").select_option("3")
    expect(seats).to_have_count(3)
    board.dialog.get_by_label("Action cards").select_option(label="may take part of a pile")
    board.dialog.get_by_label("The match ends at").select_option(label="22 points")
    board.dialog.get_by_label("Seed", exact=True).fill("5")
    expect_accessible(board)
    pictures.keep(page, "tricom-new-game")
    board.dialog.get_by_role("button", name="Start").click()
    expect(board.dialog).to_have_count(0)
    expect(board.scores).to_have_count(3)
    for seat in range(3):
        assert len(board.cards(f"base{seat}.")) == 4
        assert len(board.cards(f"hand{seat}.")) == 3
        assert board.card(f"stock{seat}") == board.card(f"action{seat}") == "??"
    assert stage.value("[t.seats, t.options, t.seed]") == [
        ["person", "person", "person"],
        {"flexible": True, "target": 22},
        5,
    ]

    for theme in themes:
        stage.run(f"t.theme = {theme!r}; t.new_game(seed=5)")
        expect(board.root).to_contain_class(f"tt-look-{theme}")
        board.expect_plies(0)
        expect_accessible(board)
        me = state_of(stage).on_turn
        board.click(f"action{me}")
        board.expect_plies(1)
        board.action("skip").click()
        board.click(f"stock{me}")
        board.expect_plies(3)
        board.click(f"hand{me}.0")
        expect(board.targets_shown).not_to_have_count(0)
        expect_accessible(board)
        page.keyboard.press("Escape")
        board.type("7D>9")
        expect(board.refusal).to_be_visible()
        board.click(f"base{me}.0")
        expect(board.info).to_be_visible()
        expect_accessible(board)
        pictures.keep(page, f"tricom-three-{theme}", full_page=True)

    page.set_viewport_size({"width": 360, "height": 740})
    expect(board.svg).to_contain_class("tt-tall")
    expect_no_overflow(board)
    expect_accessible(board)
    expect(crowd.status).to_contain_text("may use J♦")
    seen(crowd)
    pictures.keep(page, "tricom-phone")
    crowd.click("turned0")
    assert crowd.gains() == {"base2.2": 1}
    crowd.click("base2.2")
    crowd.expect_plies(1)
    assert crowd.badge("base2.2") is None
    expect_no_overflow(crowd)
    crowd.unfold()
    for tool in ("new-game", "rules", "settings"):
        crowd.tool(tool).click()
        expect(crowd.dialog).to_be_visible()
        expect_no_overflow(crowd)
        page.keyboard.press("Escape")
        expect(crowd.dialog).to_have_count(0)


def test_two_players_on_a_phone(desk: Desk, pictures: Pictures) -> None:
    stage = desk.open(
        "light",
        tricom(f"reveal=True, position={example('jack', 'tricom')}"),
        **PHONE,
    )
    board = stage.board()
    expect(board.svg).to_contain_class("tt-tall")
    expect_to_fit(board)
    board.tap("action0")
    board.expect_plies(1)
    board.tap("turned0")
    assert board.gains() == {"base1.2": 1}
    expect_to_fit(board)
    board.tap("base1.2")
    board.expect_plies(2)
    assert board.card("base1.2") == "5D"
    board.tap("stock0")
    board.expect_plies(3)
    expect_to_fit(board)
    pictures.keep(stage.page, "tricom-phone-two")


def test_three_players_on_a_phone(desk: Desk) -> None:
    cell = tricom(f"reveal=True, position={example('three-jack', 'tricom')}")
    board = desk.open("light", cell, viewport=PHONE["viewport"]).board()
    expect(board.svg).to_contain_class("tt-tall")
    across = [board.middle(f"hand1.{nth}") for nth in range(3)]
    assert len(set(across)) == 3
    expect_to_fit(board)

"""A learner without a browser: opens a page, and says to its kernel what the page would say.

What is drawn is not drawn, everything else is as in a browser: the page and its scripts are
fetched, a line is opened, all widgets are asked for their state, each board begins, and hands play
with a pause before each move.
"""

from __future__ import annotations

import asyncio
import re
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.parse import urljoin
from uuid import uuid4

from tornado.httpclient import AsyncHTTPClient
from tornado.websocket import WebSocketClosedError

from tests.hosting.lines import KERNEL, MODEL, PageLine, connect

PATIENCE = 120.0
"""Seconds after which something that was asked for is given up."""

SILENCE = 10.0
"""Seconds after which a board counts as silent."""

AGAIN = (2.0, 5.0, 15.0)
"""Seconds after which a page asks again for what was left, where its kernel could not look."""

SCRIPT = re.compile(r'<script[^>]* src="([^"]+)"|<link[^>]* rel="stylesheet"[^>]* href="([^"]+)"')


@dataclass(eq=False)
class Learner:
    """One who opens a page at ``address`` and plays at its last board."""

    address: str
    seed: int
    opened: float = 0.0
    """Seconds from asking for the page until all of its boards have answered."""
    boards: int = 0
    """How many boards the page has."""
    lost: int = 0
    """How many of them did not answer."""
    moves: list[float] = field(default_factory=list)
    """Seconds from each move to its answer."""
    tokens: list[str] = field(default_factory=list)
    """Under which names this browser has games kept."""
    found: list[int] | None = None
    """The numbers of those that the kernel found; None where it could not look."""
    kernel: str = ""

    _line: PageLine | None = None
    _models: list[str] = field(default_factory=list)

    async def open(self) -> None:
        """Open the page until its boards can be used."""
        start = time.perf_counter()
        client = AsyncHTTPClient()
        page = await client.fetch(self.address, request_timeout=PATIENCE)
        text = page.body.decode()
        here = page.effective_url
        self.kernel = KERNEL.findall(text)[0]
        self._models = list(dict.fromkeys(MODEL.findall(text)))
        self.boards = len(self._models)
        scripts = {one or other for one, other in SCRIPT.findall(text)}
        await asyncio.gather(*(client.fetch(urljoin(here, one)) for one in scripts))
        root = urljoin(here, "/")
        self._line = PageLine(await connect(root, self.kernel, Origin=root[:-1]))
        await self._send("kernel_info_request", {})
        control = uuid4().hex
        opening = {"comm_id": control, "target_name": "jupyter.widget.control", "data": {}}
        await self._send("comm_open", opening)
        await self._send("comm_msg", {"comm_id": control, "data": {"method": "request_states"}})
        told = await self._await_(
            lambda data: data.get("method") == "update_states" and data.get("states"), control
        )
        self.lost = len([model for model in self._models if model not in told])
        for model in self._models:
            if not (await self._ask(model, "ping"))["ok"]:
                self.lost += 1
        self.tokens.insert(0, uuid4().hex)
        await self._recall()
        self.opened = time.perf_counter() - start
        await self._ask(self._models[-1], "choose", name="notation", value=True)

    async def play(self, until: float, pause: tuple[float, float] = (1.0, 3.0)) -> None:
        """Play at the last board until ``time.perf_counter`` says so, thinking before each move."""
        rng = Random(self.seed)
        while time.perf_counter() < until:
            await asyncio.sleep(rng.uniform(*pause))
            await self.move(rng)

    async def move(self, rng: Random) -> bool:
        """Make one move, or throw; whether that was ours to do, and not an opponent's."""
        model = self._models[-1]
        legal = (await self._ask(model, "legal", place=None)).get("legal") or []
        named = rng.choice(legal) if legal else None
        if named is not None:  # what stands on a button is not what it does
            actions = (await self._state())["_whole"]["scene"]["actions"]
            named = {one["label"]: one["move"] for one in actions}.get(named, named)
        start = time.perf_counter()
        said = {"kind": "draw"} if named is None else {"kind": "type", "move": named}
        answer = await self._ask(model, **said)
        if answer["ok"]:
            self.moves.append(time.perf_counter() - start)
        return bool(answer["ok"])

    async def position(self) -> Any:
        """The position at the last board, as this page may see it."""
        return {key: value for key, value in (await self._state())["view"].items() if key != "seed"}

    async def rest(self) -> Any:
        """Have opponents wait; the position at the last board, which stays so."""
        await self._ask(self._models[-1], "choose", name="paused", value=True)
        return await self.position()

    async def hears(self) -> bool:
        """Whether the board still answers."""
        try:
            async with asyncio.timeout(SILENCE):
                await self._ask(self._models[-1], "ping")
        except (TimeoutError, ConnectionError, WebSocketClosedError):
            return False
        return True

    async def _recall(self) -> None:
        """Ask what was left at the last board; again, as a page does, if nobody could look."""
        asked = {"tokens": self.tokens[1:5], "fresh": self.tokens[0]}
        for pause in (*AGAIN, None):
            answer = await self._ask(self._models[-1], "recall", **asked)
            assert answer["ok"], answer
            self.found = answer["aside"]["held"]["found"]
            if self.found is not None or pause is None:
                return
            await asyncio.sleep(pause)

    async def go_on(self) -> bool:
        """Open the page anew after its kernel has gone, and go on with the game that was kept."""
        self.close()
        await self.open()
        fresh = uuid4().hex
        answer = await self._ask(self._models[-1], "rejoin", nth=0, copies=False, fresh=fresh)
        return bool(answer["ok"])

    def close(self) -> None:
        """Leave the page."""
        if self._line is not None:
            self._line.socket.close()

    async def _state(self) -> dict[str, Any]:
        """All that the last board shows."""
        model = self._models[-1]
        await self._send("comm_msg", {"comm_id": model, "data": {"method": "request_state"}})
        return dict(
            await self._await_(
                lambda data: "_whole" in data.get("state", {}) and data["state"], model
            )
        )

    async def _send(self, kind: str, content: object) -> None:
        assert self._line is not None
        await self._line.send(kind, content)

    async def _ask(self, model: str, kind: str, **more: object) -> dict[str, Any]:
        """Say something to a board; its answer."""
        seq = self._seq = getattr(self, "_seq", 0) + 1
        view = f"learner-{self.seed}"
        intent = {"view": view, "seq": seq, "kind": kind, **more}
        data = {"method": "custom", "content": intent}
        await self._send("comm_msg", {"comm_id": model, "data": data})

        def answers(data: dict[str, Any]) -> Any:
            change = data.get("state", {}).get("_change", {})
            for answer in (data.get("content", {}), change.get("reply") or {}):
                if answer.get("seq") == seq and answer.get("view") == view:
                    return answer
            return None

        return dict(await self._await_(answers, model))

    async def _await_(self, wanted: Any, comm: str) -> Any:
        """Read what comes over the line until something wanted is there for a widget."""
        assert self._line is not None
        until = time.perf_counter() + PATIENCE
        while True:
            header, _, content, _ = await self._line.hear(until - time.perf_counter())
            if header["msg_type"] == "comm_msg" and content["comm_id"] == comm:
                found = wanted(content["data"])
                if found:
                    return found

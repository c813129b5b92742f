"""A real browser without a window, driven by its own protocol over a socket."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import shutil
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import connect

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from websockets.asyncio.client import ClientConnection

PROGRAM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("chrome")
QUIET = (
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run", "--remote-debugging-port=0",
)  # fmt: skip
PATIENCE = 60.0
BEAT = 0.05


class Tab:
    """One page, as somebody at the screen uses it."""

    def __init__(self, line: ClientConnection, session: str) -> None:
        self._line, self._session = line, session
        self._ids = itertools.count(100)
        self.faults: list[str] = []

    async def call(self, method: str, **arguments: Any) -> Any:
        number = next(self._ids)
        asked = {"id": number, "sessionId": self._session, "method": method, "params": arguments}
        await self._line.send(json.dumps(asked))
        while True:
            said = json.loads(await asyncio.wait_for(self._line.recv(), PATIENCE))
            if said.get("method") == "Runtime.exceptionThrown":
                self.faults.append(json.dumps(said["params"])[:500])
            if said.get("id") == number:
                return said.get("result") or said

    async def run(self, script: str) -> Any:
        """What a script answers in the page."""
        done = await self._tried(script)
        assert "exceptionDetails" not in done, (script, done)
        return done["result"].get("value")

    async def _tried(self, script: str) -> Any:
        return await self.call(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True
        )

    async def until(self, script: str) -> Any:
        """Wait until a script answers something that is so; a page that still comes has nothing."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while not (found := (await self._tried(script)).get("result", {}).get("value")):
            assert asyncio.get_running_loop().time() < end, (script, await self.text("body"))
            await asyncio.sleep(BEAT)
        return found

    async def open(self, address: str) -> None:
        await self.call("Page.navigate", url=address)
        await self.until("document.readyState === 'complete'")

    async def text(self, selector: str) -> str:
        return str(await self.run(f"document.querySelector({selector!r})?.innerText ?? ''"))

    async def reads(self, selector: str, words: str) -> None:
        """Wait until a part of the page reads so."""
        place = f"document.querySelector({selector!r})"
        await self.until(f"{place} && {place}.innerText.includes({words!r})")

    async def click(self, selector: str) -> None:
        """Click on a part as soon as it is there."""
        place = f"document.querySelector({selector!r})"
        await self.until(f"{place} && (({place}.click()), true)")

    async def fill(self, selector: str, text: str) -> None:
        await self.run(f"document.querySelector({selector!r}).value = {text!r}")

    async def press(self, key: str) -> None:
        """Press a key that types a letter or digit."""
        for kind in ("keyDown", "keyUp"):
            await self.call("Input.dispatchKeyEvent", type=kind, key=key, text=key)

    async def resize(self, width: int, height: int) -> None:
        await self.call(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=1, mobile=False,
        )  # fmt: skip


@asynccontextmanager
async def browsing(folder: Path) -> AsyncIterator[Tab]:
    """A browser with a fresh profile and one page."""
    assert PROGRAM
    process = await asyncio.create_subprocess_exec(
        PROGRAM, *QUIET, f"--user-data-dir={folder}", "about:blank",
        stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        async with connect(await _address(process), max_size=None, compression=None) as line:
            await line.send('{"id": 1, "method": "Target.createTarget", "params": {"url": ""}}')
            target = (await _answer(line, 1))["targetId"]
            attach = {"targetId": target, "flatten": True}
            await line.send(
                json.dumps({"id": 2, "method": "Target.attachToTarget", "params": attach})
            )
            tab = Tab(line, (await _answer(line, 2))["sessionId"])
            await tab.call("Runtime.enable")
            yield tab
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stderr
    async for line in process.stderr:
        if found := re.search(r"DevTools listening on (\S+)", line.decode()):
            return found[1]
    raise AssertionError("the browser did not start")


async def _answer(line: ClientConnection, number: int) -> Any:
    while True:
        said = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
        if said.get("id") == number:
            return said["result"]

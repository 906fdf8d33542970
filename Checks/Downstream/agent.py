"""Uses a player's `agent` as a coding agent does, with a client that others wrote, and as a bad one does.

Usage: agent.py PROGRAM   (a player that has the apps of Trouble)
"""

import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

PROGRAM = sys.argv[1]


def text(result):
    return "\n".join(part.text for part in result.content if part.type == "text")


async def client_of_others(folder):
    """Initialize, list, call, errors, an app that ends, ten calls at once."""
    parameters = StdioServerParameters(
        command=PROGRAM, args=["agent", "--limit", "2", "--folder", folder])
    async with stdio_client(parameters) as (reading, writing):
        async with ClientSession(reading, writing) as session:
            greeting = await session.initialize()
            assert greeting.server_info.name == Path(PROGRAM).name, greeting
            tools = (await session.list_tools()).tools
            assert {"apps", "start", "see", "touch", "why", "test"} <= {tool.name for tool in tools}

            async def ask(name, fails=False, **arguments):
                result = await session.call_tool(name, arguments)
                assert result.is_error == fails, (name, arguments, text(result))
                return text(result)

            assert "Start one with the tool start" in await ask("see", fails=True)
            assert "Crash" in await ask("apps")
            assert "card" in await ask("start", app="Count")
            before = await ask("touch", gesture="drag", on="card", by_y=50)
            assert "pan on card began" in before, before
            # An app that crashes, or does not end, ends alone; then it goes on from before.
            await ask("start", app="Crash")
            await ask("touch", gesture="drag", on="card", by_y=50)
            told = await ask("touch", fails=True, gesture="tap", on="card")
            assert "The app crashed: Fatal error: Index out of range" in told, told
            recording = Path(folder, "ended-1.jsonl")
            assert str(recording) in told and recording.read_text().count("\n") > 3, told
            assert "pan on card began" in await ask("why", gesture="pan")
            await ask("start", app="Loop")
            told = await ask("touch", fails=True, gesture="tap", on="card")
            assert "took more than 2 s" in told, told
            assert "card" in await ask("see")
            answers = await asyncio.gather(*(ask("wait", seconds=0.1) for _ in range(10)))
            assert len(answers) == 10
            assert "Loop at 1 s" in await ask("see"), await ask("see")
            try:
                await session.call_tool("nothing", {})
                raise AssertionError("a tool that is not there was called")
            except Exception as error:
                assert "There is no tool nothing" in str(error), error
            picture = await session.call_tool("see", {"picture": True})
            assert not picture.is_error
            images = [part for part in picture.content if part.type == "image"]
            assert bool(images) == bool(shutil.which("rsvg-convert")), picture
            # Whatever is asked first after an app has ended, it goes on from before.
            await ask("touch", fails=True, gesture="tap", on="card")
            await ask("apps")
            assert "Loop at 1 s" in await ask("see")


class Raw:
    """A client that writes lines as it likes."""

    def __init__(self, folder):
        self.process = subprocess.Popen(
            [PROGRAM, "agent", "--folder", folder], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.PIPE)
        # A program that does not answer ends, and the check with it.
        self.clock = threading.Timer(120, self.process.kill)
        self.clock.daemon = True
        self.clock.start()

    def write(self, line):
        data = line if isinstance(line, bytes) else json.dumps(line).encode()
        self.process.stdin.write(data + b"\n")
        self.process.stdin.flush()

    def call(self, number, tool, **arguments):
        self.write({
            "jsonrpc": "2.0", "id": number, "method": "tools/call",
            "params": {"name": tool, "arguments": arguments}})

    def read(self):
        return json.loads(self.process.stdout.readline())

    def end(self):
        """What it printed on the error output."""
        self.clock.cancel()
        output, errors = self.process.communicate(timeout=20)
        assert output == b"", output
        assert self.process.returncode == 0, self.process.returncode
        return errors


def garbage(folder):
    raw = Raw(folder)
    for line, code in [
        (b"no JSON", -32700), (b"[]", -32700), (b"\xff\xfe", -32700), (b'{"id": 1}', -32600),
        (b"x" * (5 << 20), -32700), ({"id": 2, "method": "fly"}, -32601),
        ({"id": "a", "method": "tools/call"}, -32602),
        ({"id": 3, "method": "tools/call", "params": {"name": "see", "arguments": 3}}, -32602),
    ]:
        raw.write(line)
        answer = raw.read()
        assert answer["error"]["code"] == code, (line[:40], answer)
    raw.write({"method": "notifications/initialized"})
    raw.write({"id": "b", "method": "ping"})
    assert raw.read() == {"id": "b", "jsonrpc": "2.0", "result": {}}
    raw.end()


def cancelled(folder):
    """A call that is taken back is not answered, and what comes after it is."""
    raw = Raw(folder)
    raw.call(1, "start", app="Loop")
    assert raw.read()["id"] == 1
    raw.call(2, "touch", gesture="tap", on="card")
    raw.call(3, "see")
    raw.write({"method": "notifications/cancelled", "params": {"requestId": 2}})
    answer = raw.read()
    assert answer["id"] == 3 and "card" in answer["result"]["content"][0]["text"], answer
    raw.end()


def printing(folder):
    """What an app prints goes to the error output."""
    raw = Raw(folder)
    raw.call(1, "start", app="Talk")
    raw.call(2, "touch", gesture="tap", on="card")
    assert [raw.read()["id"], raw.read()["id"]] == [1, 2]
    assert b"the card was tapped" in raw.end()


def not_reading(folder):
    """A client that asks much and reads nothing keeps nothing waiting but itself, and is let go."""
    raw = Raw(folder)

    def write():
        try:
            for number in range(5000):
                raw.write({"id": number, "method": "tools/list"})
        except BrokenPipeError:
            pass

    writer = threading.Thread(target=write)
    writer.start()
    for number in range(2000):
        assert raw.read()["id"] == number
    raw.clock.cancel()
    raw.process.stdout.close()
    writer.join(timeout=30)
    assert not writer.is_alive() and raw.process.wait(timeout=30) == 0


def main():
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(client_of_others(folder))
        print("a client that others wrote: ok", flush=True)
        for check in (garbage, cancelled, printing, not_reading):
            check(folder)
            print(f"{check.__name__}: ok", flush=True)


main()

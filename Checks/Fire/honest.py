"""Honest pages: each drags a picture, sees it follow, and measures how long every answer takes."""

import asyncio
import json
import time

from wire import CLOSE, Line, hello, message, play, touches

FRAME = 1 / 60
STEPS = 24
# A pan takes off the length after which it begins, in points.
SLACK = 10
# An answer that takes longer, in seconds, is a failure of its own.
PATIENCE = 10
# After so many drags a page plays its app anew: the server gives back the recording of the run, which
# may grow to some megabytes by right.
DRAGS_OF_A_RUN = 8


def near(place, expected, within=0.01):
    return all(abs(have - want) < within for have, want in zip(place, expected))


class Page:
    """One page with the app PhotoBoard."""

    def __init__(self, port, name):
        self.port, self.name = port, name
        self.run = None
        self.nodes = {}
        self.trips = []
        self.drags = 0
        self.faults = []
        self.began = time.monotonic()
        self.finger = 0

    def now(self):
        return time.monotonic() - self.began

    async def open(self):
        self.line = Line(self.port)
        status = await self.line.open()
        if status != 101:
            raise ConnectionError(f"{self.name} was answered {status}")
        await self.line.send(hello(self.name))
        await self.hear("scene")

    async def hear(self, *types):
        """Reads on up to a message of one of these types."""
        async with asyncio.timeout(PATIENCE):
            while True:
                opcode, payload = await self.line.frame()
                if opcode == CLOSE:
                    raise ConnectionError(f"{self.name} was closed: {payload[2:].decode()}")
                said = json.loads(payload)
                if said["type"] == "error":
                    raise ValueError(f"{self.name} heard of a mistake: {said}")
                if said["type"] == "scene":
                    if said["run"] != self.run:
                        self.run, self.nodes = said["run"], {}
                    self.wake = said["wake"]
                    for node in said["set"]:
                        self.nodes.setdefault(node["id"], {}).update(node)
                    for number in said["gone"]:
                        del self.nodes[number]
                if said["type"] in types:
                    return said

    def centre(self, image):
        """Where the middle of a picture is on the stage."""
        node = next(node for node in self.nodes.values()
                    if (node.get("image") or {}).get("name") == image)
        x, y = (length / 2 for length in node["size"])
        while node:
            a, b, c, d, tx, ty = node.get("matrix", (1, 0, 0, 1, 0, 0))
            x, y = a * x + c * y + tx, b * x + d * y + ty
            node = self.nodes.get(node.get("parent"))
        return x, y

    async def step(self, phase, x, y, image=None, at=None):
        """Sends what the finger did; with a picture and its next place, waits until it is there."""
        began = time.monotonic()
        await self.line.send(touches(self.now(), (self.finger, phase, x, y)))
        if image:
            while not near(self.centre(image), at):
                await self.hear("scene")
            self.trips.append(time.monotonic() - began)
        rest = FRAME - (time.monotonic() - began)
        if rest > 0:
            await asyncio.sleep(rest)

    async def drag(self, image, by):
        """Drags a picture to a place, sees it follow at each step, and compares where it stays."""
        x, y = self.centre(image)
        slack = SLACK if by > 0 else -SLACK
        self.finger += 1
        await self.step("began", x, y)
        for step in range(1, STEPS + 1):
            moved = by * step / STEPS
            await self.step("moved", x + slack + moved, y, image, (x + moved, y))
        # A finger that trembles on the spot has no velocity left: nothing is thrown.
        for step in range(24):
            moved = by + (0.5 if step % 2 == 0 else 0)
            await self.step("moved", x + slack + moved, y, image, (x + moved, y))
        await self.step("ended", x + slack + by, y)
        self.wake = "frame"
        while self.wake == "frame":
            await self.line.send(message(type="tick", time=self.now()))
            await self.hear("scene", "tock")
            await asyncio.sleep(FRAME)
        if not near(self.centre(image), (x + by, y), within=0.5):
            self.faults.append(
                f"{self.name}: dragged by {by} from {x}, {y}, ended at {self.centre(image)}")
        self.drags += 1

    async def play_anew(self):
        """Starts the app afresh, and waits for its first scene."""
        await self.line.send(play(time=self.now()))
        before = self.run
        while self.run == before:
            await self.hear("scene")

    async def play(self, until):
        """Drags to and fro until it is time, in many runs of the app."""
        try:
            by = 60
            while time.monotonic() < until:
                if self.drags and self.drags % DRAGS_OF_A_RUN == 0:
                    await self.play_anew()
                await self.drag("lighthouse", by)
                by = -by
                await asyncio.sleep(0.1)
        except (OSError, ValueError, TimeoutError, StopIteration) as fault:
            self.faults.append(f"{self.name}: {type(fault).__name__} {fault}")


async def run(port, count, name, ready, until):
    """Plays with so many pages; what they measured. `ready` is set when all are open."""
    pages = [Page(port, f"{name} {number}") for number in range(count)]
    for page in pages:
        await page.open()
    if ready:
        ready.set()
    await asyncio.gather(*(page.play(until) for page in pages))
    for page in pages:
        page.line.close()
    return {"trips": [trip for page in pages for trip in page.trips],
            "drags": sum(page.drags for page in pages),
            "faults": [fault for page in pages for fault in page.faults]}

"""Hostile pages: each kind does one thing that no page should, as often as it can, until it is time."""

import asyncio
import collections
import json
import random
import time

from wire import BINARY, CLOSE, PING, Line, frame, hello, message, play, request, touches

APPS = ["PhotoBoard", "MatchItUp", "StrokeLab"]
CHUNK = 65536


class Attacker:
    """One hostile page: its dice, its counts, and its line."""

    def __init__(self, kind, number, port, seed, until, counts):
        self.name, self.kind = f"{kind.__name__} {number}", kind
        self.port, self.until, self.counts = port, until, counts
        self.dice = random.Random(f"{seed} {self.name}")

    async def run(self):
        """Attacks again and again: being thrown out only means to come back."""
        while self.on():
            self.line = None
            try:
                await self.kind(self)
                self.count("rounds")
            except (OSError, TimeoutError) as end:
                self.count(f"{type(end).__name__}")
            finally:
                if self.line:
                    self.line.close()
            await asyncio.sleep(0.05 + 0.1 * self.dice.random())

    def on(self):
        return time.monotonic() < self.until

    def count(self, what, by=1):
        self.counts[self.kind.__name__][what] += by

    async def send(self, data, messages=1):
        async with asyncio.timeout(15):
            await self.line.send(data)
        self.count("messages", messages)
        self.count("bytes", len(data))

    async def connect(self, **options):
        self.count("connections")
        self.line = await Line(self.port, **options).connect()

    async def open(self, say_hello=True, **options):
        """Becomes a page; ConnectionError if it is not let in."""
        self.count("connections")
        self.line = Line(self.port, **options)
        async with asyncio.timeout(15):
            status = await self.line.open()
        if status != 101:
            self.count(f"status {status}")
            raise ConnectionRefusedError
        if say_hello:
            await self.send(hello(self.name, self.dice.choice(APPS)))

    async def goodbye(self, seconds=5):
        """Waits for the server's goodbye and counts its code."""
        try:
            async with asyncio.timeout(seconds):
                self.count(f"code {await self.line.close_code()}")
        except (OSError, TimeoutError):
            self.count("cut off")

    async def flood(self, data, messages):
        """Sends the same bytes as fast as they are taken, and reads what comes, until cut off."""
        async def read():
            self.count(f"code {await self.line.close_code()}")
        reader = asyncio.ensure_future(read())
        try:
            while self.on() and not reader.done():
                await self.send(data, messages)
                await asyncio.sleep(0)
        finally:
            reader.cancel()
            await asyncio.gather(reader, return_exceptions=True)


def wild_touch(dice, time):
    """A message that may be right and may be wrong."""
    phases = ["began", "moved", "ended", "cancelled", "hoverEntered", "hoverMoved", "hoverExited"]
    return touches(time, *((dice.randrange(4), dice.choice(phases), dice.uniform(-50, 450),
                            dice.uniform(-50, 650)) for _ in range(dice.randrange(1, 4))))


# --- Floods, as fast as they can ---------------------------------------------------------------

async def flood_touches(page):
    await page.open()
    moves = [touches(1, (1, "began", 100, 100))]
    moves += [touches(1 + step / 1000, (1, "moved", 100 + step % 50, 100)) for step in range(200)]
    moves += [touches(2, (1, "ended", 100, 100))]
    await page.flood(b"".join(moves), len(moves))


async def flood_ticks(page):
    await page.open()
    await page.flood(b"".join(message(type="tick", time=step) for step in range(200)), 200)


async def flood_pings(page):
    await page.open()
    await page.flood(frame(b"x" * 125, PING) * 200, 200)


async def flood_fragments(page):
    await page.open()
    await page.send(frame(b"{", last=False))
    await page.flood(frame(b"", 0, last=False) * 1000, 1000)


async def flood_large(page):
    await page.open()
    await page.flood(frame(" " * 65_000 + "1"), 1)


async def flood_plays(page):
    await page.open()
    await page.flood(b"".join(play(app, 1) for app in APPS) * 20, 60)


async def flood_inspector(page):
    await page.open()
    recorded = [touches(1, (1, "began", 200, 300))]
    recorded += [touches(1 + step / 60, (1, "moved", 200 + step % 90, 300)) for step in range(900)]
    await page.send(b"".join(recorded), len(recorded))
    wishes = [dict(show="past", at=1), dict(show="past", at=9), dict(show="previous"),
              dict(show="present"), dict(show="past", at=15), dict(show="next"), dict(show="nothing")]
    turns = [message(type="inspect", time=16 + step, **wish)
             for step in range(20) for wish in wishes]
    keeps = [message(type="keep", time=40, kind=kind) for kind in ("trace", "test")]
    await page.flood(b"".join(turns + keeps), len(turns + keeps))


# --- Too much at once --------------------------------------------------------------------------

async def endless_frame(page):
    await page.open()
    await page.send(frame(b"", length=page.dice.choice([1 << 17, 1 << 40, (1 << 62) + 5])))
    await page.flood(b"x" * CHUNK, 0)


async def endless_message(page):
    await page.open()
    await page.send(frame(b"x" * 1000, last=False))
    await page.flood(frame(b"x" * 1000, 0, last=False), 1)


async def endless_header(page):
    await page.connect()
    await page.send(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{page.port}\r\nX: ".encode(), 0)
    while page.on():
        await page.send(b"x" * CHUNK, 0)


async def endless_headers(page):
    await page.connect()
    await page.send(b"GET / HTTP/1.1\r\n", 0)
    while page.on():
        await page.send(b"X: y\r\n" * 1000, 0)


async def endless_body(page):
    await page.connect()
    head = f"POST /socket HTTP/1.1\r\nHost: 127.0.0.1:{page.port}\r\nContent-Length: {1 << 40}\r\n\r\n"
    await page.send(head.encode(), 0)
    while page.on():
        await page.send(b"x" * CHUNK, 0)


# --- Nonsense ----------------------------------------------------------------------------------

async def random_bytes(page):
    await page.open(say_hello=page.dice.random() < 0.5)
    for _ in range(20):
        await page.send(page.dice.randbytes(page.dice.randrange(1, 3000)))
        await asyncio.sleep(0.02)
    await page.goodbye()


async def random_requests(page):
    await page.connect()
    await page.send(page.dice.randbytes(500) + b"\r\n\r\n", 0)
    status, _ = await page.line.head()
    page.count(f"status {status}")


async def wrong_frames(page):
    await page.open()
    await page.send(page.dice.choice([
        frame(b"x", first=0xF1), frame(b"x", first=0x83), frame(b"x", masked=False),
        frame(b"x", BINARY), frame(b"x", 0), frame(b"x" * 126, PING), frame(b"x", PING, last=False),
        frame(b"\xff\xfe\x80"), frame(b"{", last=False) + frame(b"{"), frame(b"", CLOSE, length=200),
        frame(b"", length=(1 << 64) - 1)]))
    await page.goodbye()


async def broken_json(page):
    await page.open(say_hello=page.dice.random() < 0.8)
    right = touches(1, (1, "began", 5, 5))[6:].decode(errors="replace")
    for _ in range(40):
        text = right[:page.dice.randrange(len(right))] + page.dice.choice("{}[]\",:x€\0") * 3
        await page.send(frame(text))
        await asyncio.sleep(0.01)
    await page.goodbye()


async def deep_json(page):
    await page.open()
    for text in ("[" * 60_000, '{"type":' * 8_000, '{"type":"tick","time":1e999}', '"' + "\\u0000" * 9_000):
        await page.send(frame(text))
    await page.flood(frame("[" * 60_000), 1)


async def wrong_fields(page):
    await page.open()
    values = [None, True, -1, 1e308, "x" * 500, [], {}, [[]], {"x": 1}]
    for _ in range(60):
        await page.send(frame(json.dumps({
            "type": page.dice.choice(["hello", "play", "touches", "stage", "tick", "?", 1]),
            page.dice.choice(["time", "touches", "page", "stage", "app", "evil"]):
                page.dice.choice(values)})))
        await asyncio.sleep(0.01)
    await page.goodbye()


async def wild_fingers(page):
    await page.open()
    for step in range(400):
        await page.send(wild_touch(page.dice, step / 50))
        await asyncio.sleep(0.02)
    await page.goodbye()


async def wild_stages(page):
    await page.open()
    for step in range(200):
        await page.send(message(type="stage", time=step / 10, stage={
            "width": page.dice.uniform(1, 20_000), "height": page.dice.uniform(1, 20_000)}))
        await asyncio.sleep(0.02)


# --- Those who keep a connection and give nothing ----------------------------------------------

async def half_open(page):
    await page.connect()
    part = request(page.port)[:page.dice.randrange(0, 30)]
    if part:
        await page.send(part, 0)
    await page.line.more()


async def dribble(page):
    await page.connect()
    for byte in request(page.port, X="y" * 2000):
        await page.send(bytes([byte]), 0)
        await asyncio.sleep(0.05)


async def silent_page(page):
    await page.open(say_hello=page.dice.random() < 0.5)
    await page.goodbye(20)


async def never_reads(page):
    await page.open(receive_buffer=4096)
    await page.send(touches(1, (1, "began", 100, 100)))
    step = 0
    while page.on():
        step += 1
        await page.send(touches(1 + step / 50, (1, "moved", 100 + step % 99, 100 + step % 7)))
        await asyncio.sleep(0.02)


async def slow_reader(page):
    await page.open(receive_buffer=4096)
    await page.send(touches(1, (1, "began", 100, 100)))
    step = 0
    while page.on():
        step += 1
        await page.send(touches(1 + step / 50, (1, "moved", 100 + step % 99, 100 + step % 7)))
        await asyncio.wait_for(page.line.loop.sock_recv(page.line.socket, 20), 15)
        await asyncio.sleep(0.05)


# --- Those who come and go ---------------------------------------------------------------------

async def come_and_go(page):
    await page.open(say_hello=page.dice.random() < 0.8)
    for step in range(page.dice.randrange(5)):
        await page.send(wild_touch(page.dice, step))
    page.line.close(abruptly=page.dice.random() < 0.5)


async def same_name(page):
    await page.open(say_hello=False)
    await page.send(hello("the same"))
    for step in range(20):
        await page.send(touches(step, (1, "began" if step % 2 == 0 else "ended", 5, 5)))
        await asyncio.sleep(0.01)


async def new_names(page):
    await page.open(say_hello=False)
    await page.send(hello(f"{page.name} {page.dice.random()}", page.dice.choice(APPS)))
    await asyncio.sleep(page.dice.random())


async def connect_storm(page):
    for _ in range(50):
        await page.connect()
        page.line.close(abruptly=page.dice.random() < 0.5)
    page.line = None


# How many of each: 180 in all.
PAGES = {
    flood_touches: 6, flood_inspector: 4, flood_ticks: 4, flood_pings: 4, flood_fragments: 4, flood_large: 4, flood_plays: 4,
    endless_frame: 8, endless_message: 4, endless_header: 4, endless_headers: 4, endless_body: 4,
    random_bytes: 8, random_requests: 4, wrong_frames: 8, broken_json: 8, deep_json: 4,
    wrong_fields: 8, wild_fingers: 12, wild_stages: 4,
    half_open: 12, dribble: 6, silent_page: 10, never_reads: 10, slow_reader: 8,
    come_and_go: 10, same_name: 4, new_names: 6, connect_storm: 4,
}


async def run(port, seed, until):
    """Sends all hostile pages; what they count."""
    counts = collections.defaultdict(collections.Counter)
    await asyncio.gather(*(Attacker(kind, number, port, seed, until, counts).run()
                           for kind, many in PAGES.items() for number in range(many)))
    return counts

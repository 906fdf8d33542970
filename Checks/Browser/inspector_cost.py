"""What a move costs the server, with the inspector closed and open: `python3 Checks/Browser/inspector_cost.py`.

One finger drags a picture, 60 moves in a second of the page's clock, each sent when the last one was
answered. The time that all threads of the server and of the page's process had a processor is read, in
turns with the inspector closed and open, so that other work on the machine touches both. Set TOUCHKIT to a release build."""

import json
import math
import pathlib
import statistics

import websocket

from playground import Playground

MOVES = 2_000
ROUNDS = 5
TURNS = 10


class Page:
    """A page that sends messages and reads all answers."""

    def __init__(self, port, name):
        self.time = 1.0
        self.answers = self.bytes = 0
        self.line = websocket.create_connection(
            f"ws://127.0.0.1:{port}/socket", origin=f"http://127.0.0.1:{port}")
        self.say(type="hello", version=1, page=name, app="PhotoBoard",
                 stage={"width": 900, "height": 700})
        self.read_until("scene")

    def say(self, **fields):
        self.line.send(json.dumps({"time": round(self.time, 6), **fields}))

    def read_until(self, *kinds):
        while True:
            text = self.line.recv()
            kind = json.loads(text)["type"]
            if kind == "inspection":
                self.answers += 1
                self.bytes += len(text)
            if kind in kinds:
                return

    def touch(self, phase, x, y):
        self.say(type="touches", touches=[{"finger": 1, "phase": phase, "x": x, "y": y}])

    def drag(self, moves):
        """A circle around the middle, at 60 moves a second."""
        self.touch("began", 450, 300)
        for step in range(moves):
            self.time += 1 / 60
            angle = step / 20
            self.touch("moved", round(450 + 80 * math.cos(angle), 3),
                       round(300 + 80 * math.sin(angle), 3))
            self.read_until("scene", "tock")
        self.touch("ended", 450, 300)
        self.time += 0.5
        self.say(type="tick")
        self.read_until("scene", "tock")


def used(server):
    """The processor time of a server and of the processes of its pages, in seconds."""
    threads = [thread for pid in (server.process.pid, *server.pages())
               for thread in pathlib.Path(f"/proc/{pid}/task").glob("*/schedstat")]
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


def cost(server, name, is_open):
    """Microseconds of the server and of the page's process for each move."""
    page = Page(server.port, name)
    if is_open:
        page.say(type="inspect", show="present")
        page.read_until("inspection")
    before = used(server)
    page.drag(MOVES)
    micros = (used(server) - before) / MOVES * 1e6
    page.line.close()
    return micros, page.answers, page.bytes


def main():
    costs = {False: [], True: []}
    for number in range(ROUNDS):
        # A server keeps so much of recordings, and no more.
        with Playground() as server:
            cost(server, "warm", True)
            for turn in range(TURNS):
                for is_open in (False, True):
                    micros, answers, size = cost(server, f"{turn} {is_open}", is_open)
                    costs[is_open].append(micros)
    print(f"{answers} updates of {size / answers:.0f} bytes for {MOVES} moves")
    for name, of in (("median", statistics.median), ("least", min)):
        closed, opened = of(costs[False]), of(costs[True])
        print(f"{name}: closed {closed:.1f}, open {opened:.1f} µs a move: {opened / closed - 1:+.1%}")
    pairs = sorted(opened / closed - 1 for closed, opened in zip(costs[False], costs[True]))
    quarter = len(pairs) // 4
    print(f"pairs, one after the other: median {statistics.median(pairs):+.1%}, "
          f"half of them from {pairs[quarter]:+.1%} to {pairs[-1 - quarter]:+.1%}")


if __name__ == "__main__":
    main()

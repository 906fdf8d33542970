"""Sets the playground under fire: 180 hostile pages, 20 honest ones, strangers at the door.

`Checks/Fire/run.sh [--seconds 120] [--seed 1] [--trip-max 50]` prints what happened and fails if a
bound is broken.
"""

import argparse
import asyncio
import concurrent.futures
import multiprocessing
import pathlib
import statistics
import sys
import time

sys.path.append(str(pathlib.Path(__file__).resolve().parent.parent / "Browser"))

import attacks
import door
import honest
from playground import Playground

HONEST = 20
# Megabytes of the server at any time.
MEMORY_MAX = 300
# Megabytes by which the last third of the fire may exceed the second. Only recordings grow, of the
# hostile pages that come back to their apps: by 6 to 9, and by 40 in all.
GROWTH_MAX = 16
# Sockets that may be open beyond those before when all have gone, besides those of the processes of
# pages, which are kept for pages that may come back.
SOCKETS_MAX = 8
SOCKETS_OF_A_PROCESS = 2
# Seconds after which a page that went away, or was sent away, holds no socket any more.
QUIET = 15


def sockets(server):
    """How many sockets the server holds."""
    count = 0
    for file in pathlib.Path(f"/proc/{server.process.pid}/fd").iterdir():
        try:
            count += str(file.readlink()).startswith("socket:")
        except FileNotFoundError:
            # It was closed meanwhile.
            pass
    return count


def processor(server):
    """Seconds of a processor that the server has used."""
    fields = pathlib.Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def private(pid):
    """Megabytes that a process shares with no other one."""
    status = pathlib.Path(f"/proc/{pid}/status").read_text()
    return int(status.split("RssAnon:")[1].split()[0]) / 1024


def attack(port, seed, until):
    return asyncio.run(attacks.run(port, seed, until))


def play(port, count, name, ready, until):
    return asyncio.run(honest.run(port, count, name, ready, until))


def knock(doors, until):
    return asyncio.run(door.run(doors, until))


class Fire:
    """The run: what is measured, and which bounds are broken."""

    def __init__(self, seconds, seed, trip_max):
        self.seconds, self.seed, self.trip_max = seconds, seed, trip_max
        self.broken = []
        self.memory = []

    def expect(self, holds, what):
        if not holds:
            self.broken.append(what)

    def run(self, server, guarded):
        """Fire for so many seconds, then quiet, then a fresh page."""
        before = sockets(server)
        print(f"Memory before: {server.memory():.0f} MB\n", flush=True)
        ready = multiprocessing.Manager().Event()
        with concurrent.futures.ProcessPoolExecutor(3) as pool:
            until = time.monotonic() + self.seconds
            honest_ones = pool.submit(play, server.port, HONEST, "honest", ready, until)
            ready.wait(30)
            used, began = processor(server), time.monotonic()
            hostile_ones = pool.submit(attack, server.port, self.seed, until)
            doors = [(server.port, None), (guarded.port, guarded.address.split("?key=")[1])]
            strangers = pool.submit(knock, doors, until)
            while time.monotonic() < until and server.process.poll() is None:
                self.memory.append(server.memory())
                time.sleep(1)
            load = (processor(server) - used) / (time.monotonic() - began)
            self.report_attacks(hostile_ones.result(60))
            self.report_door(strangers.result(60))
            self.report_honest(honest_ones.result(60))
        print(f"\nThe server used {load:.0%} of one processor.")
        for each in (server, guarded):
            self.expect(each.process.poll() is None,
                        f"the server at {each.port} ended with {each.process.poll()}: {each.rest()}")
        self.report_memory()
        self.report_after(server, before)
        return self.broken

    def report_attacks(self, counts):
        print("Attack            connections  messages       MB  what became of them")
        total = [0, 0, 0]
        for kind, counted in counts.items():
            row = [counted.pop("connections", 0), counted.pop("messages", 0), counted.pop("bytes", 0)]
            total = [have + more for have, more in zip(total, row)]
            ends = ", ".join(f"{what} {count}" for what, count in sorted(counted.items()))
            print(f"{kind:17} {row[0]:11} {row[1]:9} {row[2] / 1e6:8.1f}  {ends}")
        print(f"{'together':17} {total[0]:11} {total[1]:9} {total[2] / 1e6:8.1f}  "
              f"{total[1] / self.seconds:.0f} messages a second")
        for kind in attacks.PAGES:
            self.expect(kind.__name__ in counts, f"{kind.__name__} did nothing")

    def report_door(self, answers):
        """Nobody comes in. The oldest of too many strangers is cut off before it is answered, which
        may happen to a few."""
        print("\nAt the door")
        for (visit, answer), count in sorted(answers.items(), key=str):
            print(f"  {visit:32} {answer} {count} times")
            self.expect(answer in (403, "ConnectionResetError"),
                        f"{visit} was answered {answer}, expected 403")
        refused = sum(count for (_, answer), count in answers.items() if answer == 403)
        self.expect(refused >= 0.99 * sum(answers.values()), "too few strangers were told why")
        self.expect(len({visit for visit, _ in answers}) == 12, "not every stranger was there")

    def report_honest(self, result):
        trips = sorted(1000 * trip for trip in result["trips"])
        self.expect(trips, "no honest page got an answer")
        if trips:
            median, late = statistics.median(trips), trips[int(len(trips) * 0.99)]
            print(f"\n{HONEST} honest pages: {result['drags']} drags, {len(trips)} round trips, "
                  f"median {median:.2f} ms, 99 % below {late:.1f} ms, longest {trips[-1]:.0f} ms")
            self.expect(
                median <= self.trip_max,
                f"the median round trip was {median:.2f} ms, at most {self.trip_max} are allowed")
        self.expect(result["drags"] >= HONEST, "not every honest page dragged")
        self.broken += result["faults"]

    def report_memory(self):
        third = max(1, len(self.memory) // 3)
        parts = [self.memory[:third], self.memory[third:2 * third], self.memory[2 * third:]]
        print("Memory, MB: " + ", ".join(
            f"{name} {max(part):.0f}" for name, part in zip(("first", "second", "last third"), parts)))
        self.expect(max(self.memory) <= MEMORY_MAX,
                    f"{max(self.memory):.0f} MB were held, at most {MEMORY_MAX} are allowed")
        self.expect(max(parts[2]) <= max(parts[1]) + GROWTH_MAX, "memory kept on growing")

    def report_after(self, server, before):
        time.sleep(QUIET)
        kept = server.pages()
        left = sockets(server) - before - SOCKETS_OF_A_PROCESS * len(kept)
        result = play(server.port, 1, "fresh", None, time.monotonic() + 3)
        own = sum(private(pid) for pid in kept)
        print(f"After {QUIET} s of quiet: {server.memory():.0f} MB, {left} more sockets than before; "
              f"{len(kept)} processes of pages with {own:.0f} MB of their own; "
              f"a fresh page made {result['drags']} drags")
        self.expect(left <= SOCKETS_MAX, f"{left} sockets stay open, at most {SOCKETS_MAX} are allowed")
        self.expect(result["drags"] > 0, "a fresh page could not drag")
        self.broken += result["faults"]


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description="Sets the playground under fire.")
    arguments.add_argument("--seconds", type=int, default=120)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--trip-max", type=float, default=50, metavar="MS",
                           help="how long an honest page's round trip may take, in the median")
    given = arguments.parse_args()
    print(f"Fire for {given.seconds} s with seed {given.seed}\n", flush=True)
    with Playground() as server, Playground("--host", "0.0.0.0") as guarded:
        broken = Fire(given.seconds, given.seed, given.trip_max).run(server, guarded)
    for bound in broken[:40]:
        print(f"error: {bound}")
    print("All bounds held." if not broken else f"{len(broken)} bounds broken.")
    sys.exit(1 if broken else 0)

"""Strangers at the door: wrong origins, hosts and keys, which must be refused whatever goes on."""

import asyncio
import collections
import time

from wire import Line, request, upgrade


def visits(port, key):
    """What strangers ask for, by name. All of it must be answered 403."""
    good = f"http://127.0.0.1:{port}"
    found = {
        "wrong host": request(port, Host="evil.example"),
        "wrong origin": request(port, Origin="http://evil.example"),
        "socket, wrong origin": upgrade(port, Origin="http://evil.example"),
        "socket, origin of another port": upgrade(port, Origin="http://127.0.0.1:1"),
        "socket, no origin": upgrade(port, Origin=None),
        "socket, wrong host": upgrade(port, Host="evil.example", Origin="http://evil.example"),
    }
    if not key:
        return found
    wrong = key[:-1] + ("a" if key[-1] != "a" else "b")
    cookie = f"touchkit-{port}={wrong}"
    found = {name: data.replace(b" / ", f" /?key={key} ".encode()) for name, data in found.items()}
    return found | {
        "no key": request(port), "wrong key": request(port, f"/?key={wrong}"),
        "socket, no key": upgrade(port, Origin=good), "socket, wrong key": upgrade(port, Cookie=cookie),
        "file, no key": request(port, "/main.js"), "file, wrong key": request(port, "/main.js", Cookie=cookie),
    }


async def knock(port, data):
    """The status of the answer."""
    line = Line(port)
    try:
        async with asyncio.timeout(10):
            await line.connect()
            await line.send(data)
            return (await line.head())[0]
    finally:
        line.close()


async def run(doors, until):
    """Knocks at each (port, key) until it is time; how often each visit was answered how."""
    answers = collections.Counter()
    while time.monotonic() < until:
        for port, key in doors:
            for name, data in visits(port, key).items():
                try:
                    answers[name, await knock(port, data)] += 1
                except (OSError, TimeoutError) as end:
                    answers[name, type(end).__name__] += 1
        await asyncio.sleep(0.1)
    return answers

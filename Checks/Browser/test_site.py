"""The page with its apps in a module: as the native ones, with any fingers, and without a network."""

import json
import pathlib
import shutil
import statistics
import tempfile
import time

import websocket

from app import App
from site_server import Site
from test_recordings import OPENED, TOLD, drop

STAGE = {"width": 390, "height": 700, "style": "light"}


def recording(app):
    """What a page says to one app: two fingers that pinch, turn and leave, then one that draws and flicks."""
    def touch(finger, phase, x, y):
        return {"finger": finger, "phase": phase, "x": x, "y": y, "radius": 11.5}

    time_ = 1 / 3
    yield {"type": "play", "app": app, "stage": STAGE, "time": time_}
    for step in range(40):
        time_ += 1 / 120
        phase = "began" if step == 0 else "ended" if step == 39 else "moved"
        x, y = 40 + 2.3 * step + step * step / 70, 0.37 * step
        yield {"type": "touches", "time": time_, "touches": [
            touch(1, phase, 195 + x, 260.1 + y), touch(2, phase, 195 - x, 260.1 - y)]}
    for step in range(80):
        time_ += 1 / 60
        yield {"type": "tick", "time": time_}
    for step in range(25):
        time_ += 1 / 90
        phase = "began" if step == 0 else "ended" if step == 24 else "moved"
        yield {"type": "touches", "time": time_, "touches": [
            touch(3, phase, 110 + 7.1 * step, 330.7 - 3.3 * step)]}
    for step in range(60):
        time_ += 1 / 30
        yield {"type": "tick", "time": time_}


class Told:
    """The scene and the log as a page has them after some messages."""

    def __init__(self):
        self.nodes, self.log, self.cards, self.kept = {}, [], None, ""

    def hear(self, message):
        """Takes a message, as the page does."""
        if message["type"] == "apps":
            self.cards = message["apps"]
        if message["type"] == "scene":
            for node in message["set"]:
                self.nodes.setdefault(node["id"], {}).update(node)
            for gone in message["gone"]:
                del self.nodes[gone]
        if message["type"] == "kept":
            self.kept += message["text"]
        if message["type"] == "log":
            assert message["dropped"] == 0
            self.log += [(message["kind"], line) for line in message["lines"]]


def hello():
    """The first message of a page."""
    return {"type": "hello", "version": 1, "page": f"{time.monotonic()}", "stage": STAGE, "time": 0}


def native(playground, messages):
    """What the native app tells, which answers each message before the next is said."""
    told = Told()
    line = websocket.create_connection(f"ws://127.0.0.1:{playground.port}/socket",
                                       origin=playground.address.rstrip("/"), timeout=20)
    for message in [hello(), *messages]:
        line.send(json.dumps(message))
        # The answer to a tick, or the scene that changed by it, comes last but for the log.
        line.send(json.dumps({"type": "tick", "time": message["time"]}))
        while (answer := json.loads(line.recv()))["type"] not in ("tock", "scene"):
            told.hear(answer)
        told.hear(answer)
    line.settimeout(0.5)
    try:
        while True:
            told.hear(json.loads(line.recv()))
    except websocket.WebSocketTimeoutException:
        line.close()
    return told


def in_module(page, messages):
    """What the app in the page's module tells."""
    told = Told()
    for message in page.value(
            """new Promise(async (done) => {
              const { Connection } = await import('./connection.js');
              const heard = [], messages = %s;
              const line = new Connection({
                hello: () => messages.shift(), onMessage: (one) => heard.push(one),
                onState: () => {
                  if (line.state !== 'open') return;
                  for (const message of messages) line.send(message);
                  setTimeout(() => done(heard), 0);
                },
              });
              line.open();
            })""" % json.dumps([hello(), *messages])):
        told.hear(message)
    return told


def opened(browser, site, app=""):
    """The page of a site, with its apps listed."""
    page = browser.open(f"{site.address}{app}")
    page.wait("touchkit.connection.state === 'open' && Boolean(document.querySelector('.card'))")
    return page


def test_scenes_and_logs_are_the_native_ones(browser, folder, playground):
    with Site(folder) as site:
        page = opened(browser, site)
        apps = page.value("[...document.querySelectorAll('.card')].map((card) => card.hash.slice(1))")
        assert len(apps) == 10, apps
        for app in apps:
            require_same(playground, page, app, list(recording(app)))
        page.close()


def require_same(playground, page, app, messages):
    """Asserts that an app in the page's module tells what the native one tells; returns what that told."""
    own, other = native(playground, messages), in_module(page, messages)
    # The reasons why nothing fired are not told without a server.
    log = [line for line in own.log if line[0] != "reason"]
    assert other.log == log, f"{app}: found {other.log}, expected {log}"
    assert other.nodes == own.nodes, f"{app}: the scenes differ"
    return own


def opening(text):
    """What a page says to open a recording, and while it is replayed."""
    parts = [text[start:start + 8_000] for start in range(0, len(text), 8_000)]
    for index, part in enumerate(parts):
        yield {"type": "open", "time": 9 + index / 1000, "style": "light", "part": index + 1,
               "parts": len(parts), "text": part, "end": "stay"}
    for step in range(30):
        yield {"type": "tick", "time": 10 + step / 60}


def test_recordings_are_the_native_ones_and_are_replayed_as_there(browser, folder, playground):
    with Site(folder) as site:
        page = opened(browser, site)
        for app in ("PhotoBoard", "GestureLab"):
            messages = [*recording(app), {"type": "keep", "time": 9, "kind": "trace"}]
            kept = native(playground, messages).kept
            # The native app gets a tick after each message, which is recorded.
            other = in_module(page, [one for message in messages for one in (
                message, {"type": "tick", "time": message["time"]})]).kept
            assert kept == other and kept.count("\n") > 200, f"{app}: found {other}, expected {kept}"
            own, other = native(playground, opening(kept)), in_module(page, opening(kept))
            # The reasons why nothing fired are not told without a server.
            log = [line for line in own.log if line[0] != "reason"]
            assert log and other.log == log, f"{app}: found {other.log}, expected {log}"
            assert other.nodes == own.nodes, f"{app}: the scenes differ"
        page.close()


def test_recordings_are_saved_and_opened(browser, folder, _):
    with tempfile.TemporaryDirectory() as copy:
        shutil.copytree(folder, copy, dirs_exist_ok=True)
        path = pathlib.Path(copy, "traces", "PhotoBoard-1.jsonl")
        path.parent.mkdir()
        with Site(copy) as site:
            board = App(browser, site, "PhotoBoard")
            board.page.value("document.querySelector('.save-trace').click()")
            board.page.wait(f"{TOLD} === 'Saved as PhotoBoard.jsonl.'")
            path.write_text(in_module(board.page, [
                *recording("PhotoBoard"), {"type": "keep", "time": 9, "kind": "trace"}]).kept)
            drop(board.page, path)
            replayed = f"{OPENED} && {TOLD} === 'A recording of Photo Board. It was replayed to its end.'"
            board.page.wait(replayed)
            assert not board.page.value("touchkit.inspector.isOpen")
            board.close()
            page = browser.open(f"{site.address}?trace=traces/PhotoBoard-1.jsonl")
            page.wait(replayed)
            page.close()
            for name, words in (("traces/none.jsonl", "404"), ("https://example.com/a.jsonl", "only files of this site"),
                                ("index.html", "This is no recording. line 1, column 1")):
                page = browser.open(f"{site.address}?trace={name}")
                page.wait(f"{TOLD}.includes({json.dumps(words)})")
                page.close()


def test_two_fingers_touch_every_app(browser, folder, _):
    with Site(folder) as site:
        page = opened(browser, site)
        apps = page.value("[...document.querySelectorAll('.card')].map((card) => card.hash.slice(1))")
        page.close()
        for name in apps:
            app = App(browser, site, name)
            app.fingers.pinch((app.size[0] / 2, app.size[1] / 2), scale=1.5)
            app.page.wait("touchkit.circles === 0")
            assert app.page.value("touchkit.connection.state") == "open"
            assert app.page.value("touchkit.scene.app") == name
            assert not app.page.complaints(), f"{name}: {app.page.complaints()}"
            app.close()


def test_what_no_module_has_is_not_offered(browser, folder, playground):
    # The button for recordings shows beside the list; beside an app, the switch of the inspector, which saves
    # recordings, or else a button that does.
    with Site(folder) as site:
        for address, has_inspector in ((site.address, False), (playground.address, True)):
            for part, way, shown, expected in (("", ".open-trace", ".card", True),
                                               ("#PhotoBoard", ".inspect-switch", "#stage[data-drawn]", has_inspector),
                                               ("#PhotoBoard", ".save-trace", "#stage[data-drawn]", not has_inspector)):
                page = browser.open(f"{address}{part}")
                page.wait(f"Boolean(document.querySelector('{shown}'))")
                found = page.value(f"document.querySelector('{way}').checkVisibility()")
                assert found == expected, f"{address}{part}: found {found}"
                page.close()


def test_it_opens_without_a_network(browser, folder, _):
    with Site(folder) as site:
        page = opened(browser, site)
        page.wait("navigator.serviceWorker.ready.then((one) => one.active.state === 'activated')")
    page.call("Page.reload")
    time.sleep(0.3)
    page.wait("touchkit.connection.state === 'open' && Boolean(document.querySelector('.card'))")
    page.close()


def test_a_module_that_is_missing_is_told_with_the_remedy(browser, folder, _):
    with tempfile.TemporaryDirectory() as copy:
        shutil.copytree(folder, copy, dirs_exist_ok=True)
        for name in ("apps.wasm.gz", "worker.js"):
            pathlib.Path(copy, name).unlink()
        with Site(copy) as site:
            page = browser.open(site.address)
            page.wait("touchkit.connection.state === 'refused'")
            reason = page.value("touchkit.connection.reason")
            assert "apps.wasm.gz" in reason and "Copy all files" in reason, reason
            assert reason in page.value("document.body.innerText"), "the page does not show it"
            page.close()


def test_an_event_is_answered_soon(browser, folder, _):
    """Tells two times; they depend on the machine, so they are not compared with anything."""
    with Site(folder) as site:
        page = browser.open("about:blank")
        page.call("Network.setCacheDisabled", cacheDisabled=True)
        page.call("Network.emulateNetworkConditions", offline=False, latency=0,
                  downloadThroughput=10e6 / 8, uploadThroughput=10e6 / 8)
        page.go(f"{site.address}#PhotoBoard")
        ready = page.wait("document.querySelector('#stage[data-drawn]') && performance.now()")
        page.close()
        page = opened(browser, site)
        times = page.value(
            """new Promise(async (done) => {
              const { Connection } = await import('./connection.js');
              const messages = %s, times = [];
              const line = new Connection({
                hello: () => messages.shift(), onMessage: () => {},
                onState: () => {
                  if (line.state !== 'open') return;
                  for (const message of messages) {
                    const start = performance.now();
                    line.send(message);
                    if (message.type === 'touches') times.push(performance.now() - start);
                  }
                  done(times);
                },
              });
              line.open();
            })""" % json.dumps([hello(), *recording("PhotoBoard")]))
        page.close()
        print(f"        drawn {ready:.0f} ms after navigation at 10 Mbit/s; an event takes "
              f"{statistics.median(times):.2f} ms (median of {len(times)})")

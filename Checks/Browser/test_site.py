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
from test_inspector import click, inspect, saved
from test_recordings import OPENED, TOLD, drop

TRACES = pathlib.Path(__file__).resolve().parents[2] / "Tests" / "TouchTraceTests" / "Traces"
# So often an inspector gets time to work, until it has to tell what it shows.
TURNS_MAX = 500
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
        self.opened, self.updates, self.inspected, self.moments = [], 0, {}, []

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
        if message["type"] == "opened":
            self.opened.append(message)
        if message["type"] == "inspection":
            self.inspect(message)
        if message["type"] == "log":
            assert message["dropped"] == 0
            self.log += [(message["kind"], line) for line in message["lines"]]

    def inspect(self, message):
        """Takes an update of the inspector: what is told is new, the rest is as before."""
        self.updates += 1
        self.inspected.update({name: message[name] for name in ("recognizers", "fingers") if name in message})
        lanes = [step for step in message["lanes"] if step[0] == "lane"]
        self.inspected["lanes"] = self.inspected.get("lanes", []) + lanes
        moment = message.get("past")
        if moment is not None:
            self.moments.append([moment, self.inspected["recognizers"]])


def by_kind(log):
    """The lines of each kind, in their order. Kinds are told one after the other, as there is room."""
    return {kind: [line for other, line in log if other == kind] for kind, _ in log}


def hello():
    """The first message of a page."""
    return {"type": "hello", "version": 1, "page": f"{time.monotonic()}", "stage": STAGE, "time": 0}


def native(playground, messages):
    """What the native app tells, which answers each message before the next is said."""
    told = Told()
    line = websocket.create_connection(f"ws://127.0.0.1:{playground.port}/socket",
                                       origin=playground.address.rstrip("/"), timeout=20)

    def tick(at):
        # The answer to a tick, or the scene that changed by it, comes last but for the log.
        line.send(json.dumps({"type": "tick", "time": at}))
        while (answer := json.loads(line.recv()))["type"] not in ("tock", "scene"):
            told.hear(answer)
        told.hear(answer)

    for message in [hello(), *messages]:
        updates = told.updates
        line.send(json.dumps(message))
        tick(message["time"])
        # The inspector works between messages, and then tells what it shows.
        for _ in range(TURNS_MAX):
            if message["type"] != "inspect" or told.updates > updates:
                break
            tick(message["time"])
            time.sleep(0.01)
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
                onState: async () => {
                  if (line.state !== 'open') return;
                  for (const message of messages) {
                    const count = () => heard.filter((one) => one.type === 'inspection').length;
                    const updates = count();
                    line.send(message);
                    // The inspector works between messages, and then tells what it shows.
                    for (let turn = 0; turn < %d; turn++) {
                      if (message.type !== 'inspect' || count() > updates) break;
                      line.send({ type: 'tick', time: message.time });
                      await new Promise((goOn) => setTimeout(goOn));
                    }
                  }
                  setTimeout(() => done(heard), 0);
                },
              });
              line.open();
            })""" % (json.dumps([hello(), *messages]), TURNS_MAX)):
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
        assert len(apps) == 11, apps
        for app in apps:
            require_same(playground, page, app, list(recording(app)))
        page.close()


def require_same(playground, page, app, messages):
    """Asserts that an app in the page's module tells what the native one tells; returns what that told."""
    own, other = native(playground, messages), in_module(page, messages)
    assert by_kind(other.log) == by_kind(own.log), f"{app}: found {other.log}, expected {own.log}"
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
            assert own.log and by_kind(other.log) == by_kind(own.log), f"{app}: found {other.log}, expected {own.log}"
            assert other.nodes == own.nodes, f"{app}: the scenes differ"
        page.close()


def test_why_fingers_had_no_answer_is_told_as_in_the_native_app(browser, folder, playground):
    failed = 0
    with Site(folder) as site:
        page = opened(browser, site)
        for path in sorted(TRACES.glob("*.jsonl")):
            messages = list(opening(path.read_text()))
            own, other = native(playground, messages), in_module(page, messages)
            assert own.opened and other.opened == own.opened, f"{path.name}: found {other.opened}, expected {own.opened}"
            assert by_kind(other.log) == by_kind(own.log), f"{path.name}: found {other.log}, expected {own.log}"
            failed += any(kind == "reason" for kind, _ in own.log)
        page.close()
    # Recordings in which something failed, and others.
    assert failed >= 3, failed


def test_recordings_become_the_tests_of_the_native_app(browser, folder, playground):
    with Site(folder) as site:
        page = opened(browser, site)
        for name in ("long-press", "slow-double-tap-then-pinch", "swipe-back"):
            messages = [*opening((TRACES / f"{name}.jsonl").read_text()), {"type": "keep", "time": 11, "kind": "test"}]
            own, other = native(playground, messages).kept, in_module(page, messages).kept
            assert "screen.expect(" in own and other == own, f"{name}: found {other}, expected {own}"
        page.close()


def inspecting(text):
    """What a page says to open a recording, its inspector, and then earlier moments of it."""
    yield from opening(text)
    for step, show in enumerate(("present", "previous", "previous", "past", "next", "present")):
        yield {"type": "inspect", "time": 20 + step, "show": show, **({"at": 1.5} if show == "past" else {})}


def test_the_inspector_tells_what_the_native_one_tells(browser, folder, playground):
    with Site(folder) as site:
        page = opened(browser, site)
        for path in sorted(TRACES.glob("*.jsonl")):
            messages = list(inspecting(path.read_text()))
            own, other = native(playground, messages), in_module(page, messages)
            assert own.inspected["fingers"], f"{path.name}: the native inspector tells of no finger"
            assert len(own.moments) == 4, f"{path.name}: {own.moments}"
            for name in own.inspected:
                assert other.inspected.get(name) == own.inspected[name], (
                    f"{path.name}: found {other.inspected.get(name)}, expected {own.inspected[name]}")
            assert other.moments == own.moments, f"{path.name}: found {other.moments}, expected {own.moments}"
        page.close()


def test_views_have_the_names_of_the_properties_that_hold_them(browser, folder, playground):
    """Event Lab holds its views in lazy properties: looking at one must not make it."""
    with Site(folder) as site:
        page = opened(browser, site)
        messages = [*recording("EventLab"), {"type": "inspect", "time": 20, "show": "present"}]
        own, other = native(playground, messages).inspected["lanes"], in_module(page, messages).inspected["lanes"]
        assert {"inner", "outer"} <= {lane[3] for lane in own}, own
        assert other == own, f"found {other}, expected {own}"
        page.close()


def test_recordings_are_saved_and_opened(browser, folder, _):
    with tempfile.TemporaryDirectory() as copy:
        shutil.copytree(folder, copy, dirs_exist_ok=True)
        path = pathlib.Path(copy, "traces", "PhotoBoard-1.jsonl")
        path.parent.mkdir()
        with Site(copy) as site:
            board = App(browser, site, "PhotoBoard")
            inspect(board)
            text = saved(board, copy, "PhotoBoard.jsonl", lambda: click(board, ".trace"))
            assert '"app":"PhotoBoard"' in text.split("\n")[0], text[:200]
            path.write_text(in_module(board.page, [
                *recording("PhotoBoard"), {"type": "keep", "time": 9, "kind": "trace"}]).kept)
            drop(board.page, path)
            answered = "Every finger in this recording was answered."
            replayed = f"{OPENED} && {TOLD} === 'A recording of Photo Board. {answered}'"
            board.page.wait(replayed)
            # One in which something failed is shown at that moment.
            drop(board.page, TRACES / "slow-double-tap-then-pinch.jsonl")
            board.page.wait(f"{TOLD}.includes('no further tap within 0.35 s')")
            board.page.wait("touchkit.inspector.isOpen && touchkit.inspector.past !== null")
            board.page.wait("touchkit.inspector.recognizers.some((one) => one.name === 'tap' && one.isOut)")
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

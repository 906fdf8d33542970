"""Chromium without a window, driven over the DevTools protocol. It knows pages, not fingers."""

import base64
import itertools
import json
import os
import pathlib
import shutil
import subprocess
import tempfile
import time

import websocket


class BrowserError(Exception):
    """The browser refused something, or did not do it in time."""


class Browser:
    """One Chromium with a profile of its own; `with Browser() as browser:`."""

    def __init__(self):
        names = ["chromium", "chromium-browser", "google-chrome"]
        program = next(filter(None, map(shutil.which, names)), None)
        if program is None:
            raise BrowserError(
                f"On the PATH is none of {', '.join(names)}, expected one. "
                "Install it: apt-get install chromium")
        self.profile = tempfile.mkdtemp(prefix="touchkit-browser-")
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--remote-debugging-port=0",
             "--remote-allow-origins=*", f"--user-data-dir={self.profile}", "--hide-scrollbars",
             "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
             "--disable-backgrounding-occluded-windows", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        self.socket = websocket.create_connection(self._address(), timeout=20)
        self.numbers = itertools.count(1)
        self.events = []

    def _address(self):
        file = pathlib.Path(self.profile, "DevToolsActivePort")
        for _ in range(200):
            if file.exists() and len(lines := file.read_text().split()) == 2:
                return f"ws://127.0.0.1:{lines[0]}{lines[1]}"
            time.sleep(0.05)
        raise BrowserError("Chromium did not say its port within 10 s.")

    def call(self, method, session=None, **parameters):
        """Calls a method of the protocol and returns its result."""
        number = next(self.numbers)
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        self.socket.send(json.dumps(message))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == number:
                break
            if "method" in answer:
                self.events = self.events[-500:] + [answer]
        if "error" in answer:
            raise BrowserError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def open(self, address, **appearance):
        """A new page in a window of its own; see `Page.look` for its appearance."""
        target = self.call("Target.createTarget", url="about:blank", newWindow=True)["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, target, session)
        page.look(**appearance)
        page.go(address)
        return page

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.call("Browser.close")
        except (OSError, websocket.WebSocketException, BrowserError):
            pass
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, 9)
        shutil.rmtree(self.profile, ignore_errors=True)


class Page:
    """One page."""

    def __init__(self, browser, target, session):
        self.browser = browser
        self.target = target
        self.session = session
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")
        # Both pages of a test count as looked at, or one of them would get no frames.
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)

    def call(self, method, **parameters):
        """Calls a method of the protocol for this page."""
        return self.browser.call(method, session=self.session, **parameters)

    def look(self, width=900, height=700, density=1, dark=False, touch=True):
        """Sets the page's size, its pixel density, its colours, and whether it can be touched."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=density, mobile=touch)
        self.call("Emulation.setTouchEmulationEnabled", enabled=touch, maxTouchPoints=10)
        self.call("Emulation.setEmulatedMedia",
                  features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def go(self, address):
        """Opens an address."""
        self.call("Page.navigate", url=address)

    def value(self, expression):
        """What a JavaScript expression is."""
        result = self.call(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description", details["text"]))
        return result["result"].get("value")

    def wait(self, expression, seconds=8):
        """Waits until an expression is true, and returns it."""
        end = time.monotonic() + seconds
        while True:
            try:
                if value := self.value(expression):
                    return value
            except BrowserError:
                pass
            if time.monotonic() > end:
                raise BrowserError(f"Not within {seconds} s: {expression}")
            time.sleep(0.02)

    def screenshot(self, path):
        """Saves what the page looks like."""
        data = self.call("Page.captureScreenshot", format="png")["data"]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(data))

    def complaints(self):
        """What the page's console holds of errors so far."""
        found = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            details = event["params"].get("exceptionDetails")
            if details:
                found.append(details.get("exception", {}).get("description", details["text"]))
            entry = event["params"].get("entry", {})
            if entry.get("level") == "error":
                found.append(f'{entry["text"]} {entry.get("url", "")}')
        return found

    def close(self):
        """Closes the page."""
        self.browser.call("Target.closeTarget", targetId=self.target)

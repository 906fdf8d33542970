"""An app in a window under the X server: where it is, what it shows, and what it was told."""

import json
import os
import pathlib
import re
import signal
import subprocess
import time

from xorg import BEGIN, END, UPDATE, wait_for

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAM = os.environ.get("TOUCHKIT", str(ROOT / ".build-window" / "debug" / "touchkit"))
PICTURES = pathlib.Path(os.environ.get("PICTURES", ROOT / ".build-window" / "pictures"))


PINCH_BEGINS_AFTER = 8


class Window:
    """A running `play --window`; `with Window(screen, "PhotoBoard") as window:`. None is the only app."""

    def __init__(self, screen, app, *options):
        self.screen, self.app = screen, app
        self.trace = os.path.join(screen.folder, "trace.jsonl")
        if os.path.exists(self.trace):
            os.remove(self.trace)
        self.errors = open(os.path.join(screen.folder, "errors"), "w+")
        # Away from where windows open: the app shall hear of the mouse when a test says so.
        screen.xdotool("mousemove", 1, 1)
        self.process = subprocess.Popen(
            [PROGRAM, "play", "--window", "--log", "--trace", self.trace,
             *(["--app", app] if app else []), *options],
            env=screen.environment, stdout=subprocess.PIPE, stderr=self.errors, text=True)
        try:
            self.number = wait_for(self.find, "the window", self.said)
            self.focus()
            self.settle()
        except BaseException:
            self.end()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()

    def find(self):
        result = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--class", pathlib.Path(PROGRAM).name],
            env=self.screen.environment, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True)
        return result.stdout.split()[-1] if result.stdout.split() else None

    def focus(self):
        """Gives it the keyboard, which a window manager does elsewhere."""
        def try_it():
            return subprocess.run(
                ["xdotool", "windowfocus", "--sync", self.number], env=self.screen.environment,
                stderr=subprocess.DEVNULL).returncode == 0
        wait_for(try_it, "the keyboard")

    def said(self):
        """What it said to people."""
        self.errors.seek(0)
        return self.errors.read()

    @property
    def frame(self):
        """Its left and top edge, width and height, in pixels."""
        text = self.screen.xdotool("getwindowgeometry", "--shell", self.number)
        return [int(re.search(rf"^{name}=(-?\d+)", text, re.M)[1]) for name in ("X", "Y", "WIDTH", "HEIGHT")]

    def settle(self):
        """Waits until it looks the same twice."""
        before = None
        end = time.monotonic() + 20
        while time.monotonic() < end:
            now = self.pixels()
            if now == before:
                return
            before = now
            time.sleep(0.3)
        raise TimeoutError("The window never stands still.")

    def pixels(self):
        return subprocess.run(
            ["import", "-window", self.number, "rgb:-"], env=self.screen.environment, check=True,
            stdout=subprocess.PIPE).stdout

    def picture(self, name):
        """Keeps what it shows, to be looked at."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        path = PICTURES / f"{name}.png"
        self.screen.run("import", "-window", self.number, str(path))
        return path

    def extent(self, background):
        """The width and height of all that has not this colour, in pixels."""
        path = self.picture("extent")
        text = self.screen.run(
            "convert", str(path), "-fuzz", "4%", "-transparent", background, "-trim", "-format", "%w %h", "info:")
        return [int(word) for word in text.split()]

    # Fingers, at places from the window's corner, in pixels

    def touch(self, finger, kind, x, y):
        left, top, _, _ = self.frame
        self.screen.device.touch(finger, kind, left + x, top + y)
        self.screen.device.wait()

    def pinch(self, middle, distance, scale):
        """Two fingers until what is between them is so many times as large.

        A pinch counts from where it begins, 8 points after the fingers are down: they go there in one step, and
        a point further than that, because places of X are rounded. The app hears of that step alone, however
        slow it is."""
        def at(length):
            return [(middle[0] - length / 2, middle[1]), (middle[0] + length / 2, middle[1])]
        for finger, place in enumerate(at(distance - PINCH_BEGINS_AFTER - 1)):
            self.touch(finger, BEGIN, *place)
        for step in range(21):
            for finger, place in enumerate(at(distance + distance * (scale - 1) * step / 20)):
                self.touch(finger, UPDATE, *place)
            if step == 0:
                wait_for(lambda: {1, 2} <= self.moved_fingers(), "the begin of the pinch")
            time.sleep(0.012)
        for finger, place in enumerate(at(distance * scale)):
            self.touch(finger, END, *place)

    def fingers(self, paths, steps=20, pause=0.012, ends=True):
        """Fingers that begin, move and end together: each path has a first and a last place."""
        for finger, (first, _) in enumerate(paths):
            self.touch(finger, BEGIN, *first)
        for step in range(1, steps + 1):
            for finger, (first, last) in enumerate(paths):
                part = step / steps
                self.touch(finger, UPDATE, *(a + (b - a) * part for a, b in zip(first, last)))
            time.sleep(pause)
        if ends:
            for finger, (_, last) in enumerate(paths):
                self.touch(finger, END, *last)

    def told(self):
        """What the app was told so far."""
        with open(self.trace) as file:
            return [json.loads(line) for line in file if line.endswith("\n")]

    def touches(self):
        """All reports of fingers so far."""
        return [dict(report, time=input["time"], buttons=input.get("buttons"))
                for input in self.told() if input.get("input") == "touches"
                for report in input["touches"]]

    def moved_fingers(self):
        """The fingers that moved so far."""
        return {report["finger"] for report in self.touches() if report["phase"] == "moved"}

    def close(self):
        """Ends it as a window manager does, and returns what it printed and its exit code."""
        self.process.send_signal(signal.SIGINT)
        printed, _ = self.process.communicate(timeout=20)
        return printed, self.process.returncode

    def end(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.process.stdout.close()
        self.errors.close()

"""An app on a page: opens it, and reads from its scene where things are."""

import math
import time

from checks import near_place
from fingers import Fingers, Mouse


class App:
    """One page with one app on its stage."""

    def __init__(self, browser, playground, name, **appearance):
        self.page = browser.open(f"{playground.address}#{name}", **appearance)
        self.page.wait(f"touchkit.scene.app === '{name}' && touchkit.scene.nodes.length > 0")
        # What can be tried comes with the list of apps, and takes some of the stage's room.
        self.page.wait("touchkit.scene.nodes[0]?.size[0] === touchkit.scene.width"
                       " && touchkit.scene.nodes[0].size[1] === touchkit.scene.height")
        self.settle()
        self.touch = appearance.get("touch", True)
        self.fingers = Fingers(self.page)
        self.mouse = Mouse(self.page)

    def settle(self):
        """Waits until the page has its size and the last picture is drawn."""
        box = self.page.wait(
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {"
            "const box = document.getElementById('stage').getBoundingClientRect();"
            "done([box.x, box.y, box.width, box.height])})))")
        self.page.stage_origin = (box[0], box[1])
        self.size = (box[2], box[3])

    def thing(self, name):
        """The thing that shows this picture or text."""
        nodes = {node["id"]: node for node in self.page.value("touchkit.scene.nodes")}
        for node in nodes.values():
            if name == shown(node):
                return Thing(node, nodes)
        found = sorted(filter(None, map(shown, nodes.values())))
        raise AssertionError(f"Nothing on the stage shows {name}; there are {', '.join(found)}.")

    def things(self, beginning):
        """Names and things of all that show a picture or text that begins like this."""
        nodes = {node["id"]: node for node in self.page.value("touchkit.scene.nodes")}
        return [(shown(node), Thing(node, nodes)) for node in nodes.values()
                if (shown(node) or "").startswith(beginning)]

    def says(self, beginning, seconds=2):
        """Waits until something shows a text that begins like this."""
        def check():
            texts = [name for name, _ in self.things("") if name]
            assert self.things(beginning), f"nothing says {beginning}…; there are {texts}"
        self.eventually(check, seconds)

    def eventually(self, check, seconds=2):
        """Repeats a check until it asserts nothing any more; the last try decides."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                return check()
            except AssertionError:
                time.sleep(0.02)
        return check()

    def thing_is_at(self, name, place, within=0.5, seconds=2):
        """Waits until a thing is at a place."""
        self.eventually(lambda: near_place(self.thing(name).centre, place, within, name), seconds)

    def log(self):
        """The lines of the log."""
        return self.page.value("touchkit.log")

    def close(self):
        """Closes the page."""
        self.page.close()


def shown(node):
    """The picture or text that a node shows, or None."""
    if node["image"]:
        return node["image"]["name"]
    return node["text"]["string"] if node["text"] else None


class Thing:
    """One node of the scene, measured on the stage."""

    def __init__(self, node, nodes):
        self.alpha = node["alpha"]
        width, height = node["size"]
        self.matrix = [1, 0, 0, 1, 0, 0]
        step = node
        while step is not None:
            self.matrix = _times(step["matrix"], self.matrix)
            step = nodes.get(step["parent"])
        a, b, c, d, tx, ty = self.matrix
        self.centre = (a * width / 2 + c * height / 2 + tx, b * width / 2 + d * height / 2 + ty)
        self.scale = math.hypot(a, b)
        self.degrees = math.degrees(math.atan2(b, a))


def _times(outer, inner):
    a, b, c, d, tx, ty = outer
    e, f, g, h, sx, sy = inner
    return [a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h,
            a * sx + c * sy + tx, b * sx + d * sy + ty]

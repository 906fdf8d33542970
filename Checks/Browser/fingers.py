"""Fingers on a page: each helper is one gesture that a person would name. Real multi-touch, through
the browser's own input. All places are points of the app's stage."""

import math
import time

# Lengths in points and an angle in degrees, after which gestures begin; they take them off.
PAN_BEGINS_AFTER = 10
PINCH_BEGINS_AFTER = 10
ROTATION_BEGINS_AFTER = 5

# Modifier keys, as the browser's protocol numbers them.
ALT = 1
CONTROL = 2
SHIFT = 8


def past_slack(by):
    """The first step of a pan that goes this way."""
    return tuple(math.copysign(PAN_BEGINS_AFTER, part) if part else 0 for part in by)


class Fingers:
    """Up to ten fingers on the stage of one page."""

    def __init__(self, page):
        self.page = page
        self.places = {}
        # In points: that of a fingertip.
        self.radius = 12

    # Single fingers

    def put_down(self, **places):
        """Puts fingers down: `put_down(a=(10, 20), b=(30, 40))` in one event."""
        self.places.update(places)
        self._send("touchStart")

    def move(self, **places):
        """Moves fingers that are down."""
        self.places.update(places)
        self._send("touchMove")

    def glide(self, seconds=0.2, **places):
        """Moves fingers to places evenly, a step for each frame."""
        starts = {name: self.places[name] for name in places}
        steps = max(2, round(seconds * 60))
        for step in range(1, steps + 1):
            part = step / steps
            self.move(**{name: _between(starts[name], places[name], part) for name in places})

    def lift(self, *names):
        """Lifts these fingers, or all of them."""
        lifted = {name: self.places.pop(name) for name in names or list(self.places)}
        # The protocol wants those that are lifted, or nobody for all.
        self._send("touchEnd", lifted if self.places else {})

    def cancel(self):
        """The system takes the fingers away."""
        self.places = {}
        self._send("touchCancel", {})

    # Gestures

    def tap(self, at):
        """A short tap."""
        self.put_down(a=at)
        self.lift()

    def double_tap(self, at):
        """Two taps, one right after the other."""
        self.tap(at)
        self.tap(at)

    def long_press(self, at, seconds=0.7):
        """Rests on a place."""
        self.put_down(a=at)
        time.sleep(seconds)
        self.lift()

    def drag(self, start, by, seconds=0.3):
        """Drags until what is under the finger has moved by a distance, and comes to rest there.

        A pan takes off the length after which it begins, on each axis: the finger goes further."""
        self.put_down(a=start)
        start = _plus(start, past_slack(by))
        self.move(a=start)
        end = _plus(start, by)
        self.glide(seconds, a=end)
        self.rest(a=end)
        self.lift()

    def rest(self, **places):
        """Trembles on the spot, as a real finger does, until it has no velocity left."""
        for step in range(24):
            tremble = 0.5 if step % 2 == 0 else 0
            self.move(**{name: (x + tremble, y) for name, (x, y) in places.items()})

    def throw(self, start, by):
        """Drags quickly and lets go in full movement."""
        self.put_down(a=start)
        self.glide(0.15, a=_plus(start, by))
        self.lift()

    def swipe(self, start, by):
        """A quick, straight stroke."""
        self.put_down(a=start)
        self.glide(0.12, a=_plus(start, by))
        self.lift()

    def tickle(self, at, width=60, strokes=4):
        """Back and forth, without lifting."""
        self.put_down(a=at)
        for stroke in range(strokes):
            side = width if stroke % 2 == 0 else 0
            self.glide(0.12, a=(at[0] + side, at[1]))
        self.lift()

    def draw(self, places, lift=True):
        """Draws a line through places, one for each frame."""
        self.put_down(a=places[0])
        for place in places[1:]:
            self.move(a=place)
        if lift:
            self.lift()

    def pinch(self, at, scale, distance=90.0, seconds=0.5):
        """Two fingers about a place, until what is between them is so many times as large.

        A pinch counts from where it begins, so the fingers first go there in one step."""
        def at_distance(length):
            return {"a": (at[0] - length / 2, at[1]), "b": (at[0] + length / 2, at[1])}
        self.put_down(**at_distance(distance - PINCH_BEGINS_AFTER * (1 if scale > 1 else -1)))
        self.move(**at_distance(distance))
        self.glide(seconds, **at_distance(distance * scale))
        self.lift()

    def rotate(self, at, degrees, distance=120.0, start=0.0, seconds=0.5):
        """Two fingers about a place, until what is between them has turned clockwise so far.

        A rotation takes off the angle after which it begins, so the fingers turn further."""
        degrees += math.copysign(ROTATION_BEGINS_AFTER, degrees)
        self.put_down(a=_polar(at, distance / 2, start), b=_polar(at, -distance / 2, start))
        steps = max(2, round(seconds * 60))
        for step in range(1, steps + 1):
            angle = start + math.radians(degrees) * step / steps
            self.move(a=_polar(at, distance / 2, angle), b=_polar(at, -distance / 2, angle))
        self.lift()

    def _send(self, kind, places=None):
        left, top = self.page.stage_origin
        points = [
            {"x": left + x, "y": top + y, "id": ord(name) - ord("a"), "radiusX": self.radius, "radiusY": self.radius}
            for name, (x, y) in (self.places if places is None else places).items()
        ]
        self.page.call("Input.dispatchTouchEvent", type=kind, touchPoints=points)


class Mouse:
    """A mouse on the stage of one page."""

    def __init__(self, page):
        self.page = page

    def move(self, at, pressed=False, modifiers=0):
        """Moves it, with or without its button."""
        self._send("mouseMoved", at, pressed, modifiers)

    def drag(self, start, by, modifiers=0, steps=12):
        """Drags until what is under it has moved by a distance."""
        self.press(start, modifiers)
        start = _plus(start, past_slack(by))
        self.move(start, True, modifiers)
        self._finish(start, _plus(start, by), modifiers, steps)

    def drag_exactly(self, start, end, modifiers=0, steps=20):
        """Drags from one place to another."""
        self.press(start, modifiers)
        self._finish(start, end, modifiers, steps)

    def press(self, at, modifiers=0):
        """Presses its button."""
        self.move(at, modifiers=modifiers)
        self._send("mousePressed", at, True, modifiers)

    def release(self, at, modifiers=0):
        """Releases its button."""
        self._send("mouseReleased", at, False, modifiers)

    def _finish(self, start, end, modifiers, steps):
        for step in range(1, steps + 1):
            self.move(_between(start, end, step / steps), True, modifiers)
        for step in range(24 if steps > 2 else 0):
            self.move((end[0] + (1 if step % 2 == 0 else 0), end[1]), True, modifiers)
        self._send("mouseReleased", end, False, modifiers)

    def turn(self, at, by, modifiers=0, pressed=False):
        """Turns its wheel so many points to the right and down."""
        self._send("mouseWheel", at, pressed, modifiers, deltaX=by[0], deltaY=by[1])

    def pen(self, at, force, tilt):
        """Taps with a pen that presses so hard and leans so many degrees along x and y."""
        self._send("mousePressed", at, True, 0, pointerType="pen", force=force,
                   tiltX=tilt[0], tiltY=tilt[1])
        self._send("mouseReleased", at, False, 0, pointerType="pen")

    def draw_with_pen(self, places):
        """Draws a line through places with a pen, one for each frame."""
        self._send("mousePressed", places[0], True, 0, pointerType="pen", force=0.5)
        for place in places[1:]:
            self._send("mouseMoved", place, True, 0, pointerType="pen", force=0.5)
        self._send("mouseReleased", places[-1], False, 0, pointerType="pen")

    def _send(self, kind, at, pressed, modifiers, **more):
        left, top = self.page.stage_origin
        button = "left" if pressed or kind == "mouseReleased" else "none"
        self.page.call("Input.dispatchMouseEvent", type=kind, x=left + at[0], y=top + at[1],
                       button=button, buttons=1 if pressed else 0, clickCount=1,
                       modifiers=modifiers, **more)


def _plus(a, b):
    return (a[0] + b[0], a[1] + b[1])


def _between(a, b, part):
    return (a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part)


def _polar(centre, radius, angle):
    return (centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle))

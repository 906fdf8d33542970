#!/usr/bin/env python3
"""Recomputes from raw points why each gesture failed, began or was recognized, and compares that with
what TouchKit's observers heard.

    recompute.py touches-ipad.jsonl.gz OBSERVED.jsonl

The second file is written by Tests/RealDataTests/ReasonTests.swift. This program shares no code with
the engine. It takes from the observations only which recognizer received which touch, when it was
reset, and who excluded whom. It computes every verdict, its time and its numbers from the points, and
prints a page with the table of causes.
"""
import gzip
import json
import math
import sys
from collections import Counter, defaultdict

# How the recognizers of the test differ from each other.
KINDS = {
    "tap": ("tap", 1, 1), "doubleTap": ("tap", 2, 1), "twoFingerTap": ("tap", 1, 2),
    "press": ("press", 0.5, 1), "twoFingerPress": ("press", 0.05, 2),
    "pan": ("pan", 1), "twoFingerPan": ("pan", 2),
    "pinch": ("pinch",), "rotation": ("rotation",),
    "swipeRight": ("swipe", "r", 1), "swipeLeft": ("swipe", "l", 1), "swipeUp": ("swipe", "u", 1),
    "swipeDown": ("swipe", "d", 1), "swipeUpOrDown": ("swipe", "ud", 1),
    "twoFingerSwipe": ("swipe", "rl", 2),
}


def mean(points):
    return (sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points))


def minus(a, b):
    return (a[0] - b[0], a[1] - b[1])


def length(v):
    return math.hypot(v[0], v[1])


class Verdict(Exception):
    """What must be observed: a state, and a cause with its numbers."""

    def __init__(self, state, cause):
        self.state, self.cause = state, cause


def fail(*cause):
    raise Verdict("failed", cause)


class Step:
    """What happened to the touches of one recognizer in one event."""

    def __init__(self, time, began, moved, ended, places):
        self.time, self.began, self.moved, self.ended = time, began, moved, ended
        self.places = places  # of all its touches that were down or came down, after the event

    @property
    def centroid(self):
        return mean(list(self.places.values()))

    def centroid_of(self, fingers):
        return mean([self.places[f] for f in fingers])


class Tap:
    def __init__(self, taps, fingers):
        self.taps, self.needed = taps, fingers
        self.made, self.first, self.start, self.lifted = 0, None, None, None
        self.most, self.left = 0, False

    @property
    def deadline(self):
        if self.start is not None:
            return math.nextafter(self.start + 0.75, math.inf)
        if self.lifted is not None:
            return math.nextafter(self.lifted + 0.35, math.inf)
        return math.inf

    def expire(self, time):
        if self.start is not None:
            fail("tooLong", time - self.start, 0.75)
        fail("gapTooLong", time - self.lifted, 0.35)

    def judge(self, centroid):
        self.way = minus(centroid, self.anchor)
        if length(self.way) > 45:
            fail("movedTooFar", length(self.way), 45)

    def hear(self, step):
        if step.began:
            count = len(step.places)
            if count > self.needed:
                fail("tooManyTouches", count, self.needed)
            if self.left:
                fail("tooManyTouches", self.needed + 1, self.needed)
            if self.start is None:
                self.start = step.time
            if self.made == 0:
                self.first = step.centroid
            self.anchor, self.most = self.first, count
            if count == self.needed:
                self.judge(step.centroid)
        if step.moved and (self.most == self.needed or self.made == 0):
            self.judge(step.centroid)
        if step.ended:
            if self.most < self.needed:
                fail("tooFewTouches", self.most, self.needed)
            if step.time > self.start + 0.75:
                fail("tooLong", step.time - self.start, 0.75)
            self.judge(step.centroid)
            rest = [f for f in step.places if f not in step.ended]
            if rest:
                self.anchor, self.left = minus(step.centroid_of(rest), self.way), True
                return
            self.made += 1
            if self.made == self.taps:
                raise Verdict("ended", ("tapped", self.made, self.taps, self.needed))
            self.start, self.lifted, self.most, self.left = None, step.time, 0, False


class Press:
    def __init__(self, duration, fingers):
        self.duration, self.needed = duration, fingers
        self.most, self.since = 0, None

    @property
    def deadline(self):
        return math.inf if self.since is None else self.since + self.duration

    def expire(self, time):
        raise Verdict("began", ("held", time - self.since, self.duration))

    def hear(self, step):
        if step.began:
            count = len(step.places)
            if count > self.needed:
                fail("tooManyTouches", count, self.needed)
            self.most = count
            if count == self.needed:
                self.since, self.start = step.time, step.centroid
        if step.moved and self.since is not None:
            way = length(minus(step.centroid, self.start))
            if way > 10:
                fail("movedTooFar", way, 10)
        if step.ended:
            if self.since is None:
                fail("tooFewTouches", self.most, self.needed)
            fail("liftedTooEarly", step.time - self.since, self.duration)


class Pan:
    deadline = math.inf

    def __init__(self, fingers):
        self.needed, self.most, self.down = fingers, 0, []
        self.way, self.reached, self.places = (0.0, 0.0), 0.0, {}

    def move(self, places, fingers):
        """The centroid of these fingers moves to these places."""
        if not fingers:
            return
        old = mean([self.places[f] for f in fingers])
        new = mean([places[f] for f in fingers])
        self.way = (self.way[0] + new[0] - old[0], self.way[1] + new[1] - old[1])
        if len(fingers) >= self.needed:
            far = max(abs(self.way[0]), abs(self.way[1]))
            if far >= 10:
                raise Verdict("began", ("moved", far, 10))
            self.reached = far

    def hear(self, step):
        if step.moved:
            self.move(step.places, self.down)
        if step.began:
            if len(self.down) < self.needed <= len(step.places):
                self.way, self.reached = (0.0, 0.0), 0.0
            self.down = list(step.places)
            self.most = max(self.most, len(self.down))
        self.places = dict(step.places)
        if step.ended:
            self.down = [f for f in self.down if f not in step.ended]
            if self.down:
                return
            if self.most < self.needed:
                fail("tooFewTouches", self.most, self.needed)
            fail("movedTooLittle", self.reached, 10)


class Pair:
    """Two fingers, and a filter of what they do: stretch, turn and drag."""

    deadline = math.inf

    def __init__(self):
        self.pair, self.was_pair, self.places = None, False, {}

    def land(self, step):
        if len(step.places) != 2:
            return
        self.pair, self.was_pair, self.places = list(step.places), True, dict(step.places)
        a, b = step.places.values()
        self.span, self.apart = minus(b, a), min(max(length(minus(b, a)), 1), 1e9)
        self.angle, self.stretch, self.arc, self.drag = 0.0, 0.0, 0.0, (0.0, 0.0)
        self.changed, self.needed_angle = 0.0, math.radians(5)

    def follow(self, step):
        (a0, b0), (a1, b1) = ([p[f] for f in self.pair] for p in (self.places, step.places))
        apart0 = min(max(length(minus(b0, a0)), 1), 1e9)
        apart1 = min(max(length(minus(b1, a1)), 1), 1e9)
        turn = self.turned(minus(b0, a0), minus(b1, a1))
        self.angle += turn
        c0, c1 = mean([a0, b0]), mean([a1, b1])
        self.stretch = 0.6 * self.stretch + 0.4 * (apart1 - apart0)
        self.arc = 0.6 * self.arc + 0.4 * turn * (apart0 + apart1) / 4
        self.drag = (0.6 * self.drag[0] + 0.4 * (c1[0] - c0[0]),
                     0.6 * self.drag[1] + 0.4 * (c1[1] - c0[1]))
        self.changed = abs(apart1 - self.apart)
        part = min(abs(apart1 - self.apart) / self.apart, 1)
        self.needed_angle = math.radians(5) + math.radians(5) * math.sqrt(part)

    @staticmethod
    def turned(u, v):
        if u == (0, 0) or v == (0, 0):
            return 0.0
        return math.atan2(u[0] * v[1] - u[1] * v[0], u[0] * v[0] + u[1] * v[1])

    def ratio(self, own, *others):
        other = max(others)
        return own / other if other > 0 else (math.inf if own > 0 else 0.0)

    def hear(self, step):
        if step.began:
            self.land(step)
        if step.moved and self.pair and len(step.places) == 2:
            self.follow(step)
            self.decide()
        self.places = dict(step.places)
        if step.ended:
            if self.pair and len(step.places) == 2:
                self.pair = None
            if len(step.ended) == len(step.places):
                if not self.was_pair:
                    fail("tooFewTouches", 1, 2)
                self.lack()


class Pinch(Pair):
    def share(self):
        return self.ratio(4 * abs(self.stretch), 0.5 * abs(self.arc), 0.5 * length(self.drag))

    def decide(self):
        if self.changed >= 8 and self.share() > 1.4:
            raise Verdict("began", ("pinched", self.changed, 8, self.share(), 1.4))

    def lack(self):
        if self.changed < 8:
            fail("movedTooLittle", self.changed, 8)
        fail("outweighed", self.share(), 1.4)


class Rotation(Pair):
    def share(self):
        return self.ratio(abs(self.arc), 0.25 * abs(self.stretch), 0.25 * length(self.drag))

    def decide(self):
        if abs(self.angle) >= self.needed_angle and self.share() > 1.4:
            raise Verdict(
                "began", ("rotated", abs(self.angle), self.needed_angle, self.share(), 1.4))

    def lack(self):
        if abs(self.angle) < self.needed_angle:
            fail("turnedTooLittle", abs(self.angle), self.needed_angle)
        fail("outweighed", self.share(), 1.4)


class Swipe:
    WAYS = {"r": (1, 0), "l": (-1, 0), "u": (0, -1), "d": (0, 1)}

    def __init__(self, ways, fingers):
        self.ways, self.needed = ways, fingers
        self.start, self.down, self.last = None, {}, {}

    @property
    def deadline(self):
        return math.inf if self.start is None else math.nextafter(self.start + 0.5, math.inf)

    def expire(self, time):
        fail("tooLong", time - self.start, 0.5)

    def measure(self, finger, way):
        """How far along and aside, what is needed and allowed, and when: at the last move."""
        time, place = self.last[finger]
        since, origin = self.down[finger]
        (dx, dy), (x, y) = minus(place, origin), self.WAYS[way]
        after = time - since
        return (dx * x + dy * y, abs(dx * y) + abs(dy * x), 50 * (1 - 0.94 * after),
                50 * (1 - 0.98 * after), after)

    def hear(self, step):
        if step.began:
            if self.start is None:
                self.start = step.time
            if len(step.places) > self.needed:
                fail("tooManyTouches", len(step.places), self.needed)
            for finger in step.began:
                self.down[finger] = self.last[finger] = (step.time, step.places[finger])
        if step.moved:
            for finger in step.moved:
                self.last[finger] = (step.time, step.places[finger])
            self.judge(step.time)
        if step.ended:
            if len(self.down) < self.needed:
                fail("tooFewTouches", len(self.down), self.needed)
            self.lack()

    def judge(self, time):
        if time > self.start + 0.5:
            fail("tooLong", time - self.start, 0.5)
        if len(self.ways) == 1:
            back = max(-self.measure(f, self.ways)[0] for f in self.down)
            if back > 0:
                fail("wrongDirection", back, 0)
        if len(self.down) < self.needed:
            return
        for way in self.ways:
            all_measured = [self.measure(f, way) for f in self.down]
            if all(m[0] >= m[2] and m[1] <= m[3] for m in all_measured):
                least = min(all_measured, key=lambda m: m[0] - m[2])
                raise Verdict("ended", ("swiped", least[0], least[2], least[4]))

    def lack(self):
        first = next(iter(self.down))
        way = max(self.ways, key=lambda w: self.measure(first, w)[0])
        for finger in self.down:
            along, aside, needed, allowed, after = self.measure(finger, way)
            if aside > allowed:
                fail("strayed", aside, allowed, after)
            if along < needed:
                fail("swipedTooLittle", max(0, along), needed, after)
        raise AssertionError("it was a swipe")


MAKERS = {"tap": Tap, "press": Press, "pan": Pan, "pinch": Pinch, "rotation": Rotation,
          "swipe": Swipe}


def reports(events):
    """The samples of one instant together, but no finger twice."""
    found = []
    for event in events:
        last = found[-1] if found else None
        if last and last[0][0] == event[0] and all(e[1] != event[1] for e in last):
            last.append(event)
        else:
            found.append([event])
    return found


def attempts(observed):
    """What was heard of each recognizer, from its first touch to its reset."""
    running, found = {}, []
    for entry in observed:
        name = entry[2]
        if name not in running:
            running[name] = {"name": name, "received": [], "heard": []}
            found.append(running[name])
        if entry[1] == "received":
            running[name]["received"].append((entry[0], entry[3]))
        elif entry[1] == "reset":
            running[name]["reset"] = entry[0]
            del running[name]
        else:
            running[name]["heard"].append(entry)
    return found


def verdict(attempt, recording, start):
    """The verdict that follows from the points: its time, its state, its cause."""
    rule = MAKERS[KINDS[attempt["name"]][0]](*KINDS[attempt["name"]][1:])
    received, places = set(attempt["received"]), {}
    end = attempt.get("reset", math.inf)
    try:
        for report in reports(recording["events"]):
            time = start + report[0][0]
            if rule.deadline <= time:
                now = rule.deadline
                rule.expire(now)
            now = time
            began, moved, ended = [], [], []
            for _, finger, phase, x, y, *_ in report:
                if phase == "began" and (time, finger) in received:
                    began.append(finger)
                elif finger not in places:
                    continue
                elif phase == "moved":
                    moved.append(finger)
                else:
                    assert phase == "ended", phase
                    ended.append(finger)
                places[finger] = (x, y)
            if began or moved or ended:
                rule.hear(Step(time, began, moved, ended, dict(places)))
            for finger in ended:
                del places[finger]
            if time > end:
                break
        if rule.deadline < math.inf:
            now = rule.deadline
            rule.expire(now)
    except Verdict as found:
        return now, found.state, found.cause
    return None


def same(a, b):
    """Whether two causes are the same, but for rounding."""
    return len(a) == len(b) and a[0] == b[0] and all(
        x == y or abs(x - y) <= 1e-6 * max(1, abs(x), abs(y)) for x, y in zip(a[1:], b[1:]))


ABOVE = {"movedTooFar", "tooManyTouches", "tooLong", "gapTooLong", "wrongDirection", "strayed"}
BELOW = {"tooFewTouches", "liftedTooEarly", "movedTooLittle", "turnedTooLittle", "swipedTooLittle",
         "outweighed"}


def holds(cause):
    """Whether the measured value of a failure violates its limit, and that of a success reaches it."""
    if cause[0] in ABOVE:
        return cause[1] > cause[2]
    if cause[0] == "outweighed":
        return cause[1] <= cause[2]
    if cause[0] in BELOW:
        return cause[1] < cause[2]
    return cause[1] >= cause[2] and (len(cause) < 5 or cause[3] > cause[4])


class Comparison:
    def __init__(self):
        self.failures, self.successes, self.differ = Counter(), Counter(), []
        self.followed, self.corrected = Counter(), Counter()

    def recording(self, line, recording):
        observed, won = line["observed"], defaultdict(list)
        for time, state, name, *rest in observed:
            if state in ("began", "ended") and rest and rest[0] == "possible":
                won[name].append((time, rest[1]))
        for attempt in attempts(observed):
            problem = self.attempt(attempt, recording, line["start"], won)
            if problem:
                self.differ.append((line["recording"], line["together"], attempt["name"], problem))

    def attempt(self, attempt, recording, start, won):
        expected = verdict(attempt, recording, start)
        first = next((e for e in attempt["heard"] if e[3] == "possible"), None)
        if first is None:
            return "no verdict was heard"
        time, state, name, _, cause = first
        table = self.failures if state == "failed" else self.successes
        kind = KINDS[name][0]
        if cause[0] in ("excluded", "denied", "required", "excludedBefore"):
            # Whatever the points say, another recognizer was first. What did it meet, and when?
            table[(kind, cause[0])] += 1
            if expected and expected[0] < time and cause[0] == "excluded" and expected[1] == "failed":
                return f"it had failed before: {expected}"
            if cause[0] == "excludedBefore":
                return None
            reasons = [c for t, c in won[cause[1]] if t <= time]
            if not reasons:
                return f"{cause[1]} did not begin until {time}"
            self.followed[f"{reasons[-1][0]}"] += 1
            return None if holds(reasons[-1]) else f"{reasons[-1]} does not hold"
        table[(kind, cause[0])] += 1
        if len(cause) < 3:
            return f"{cause} says nothing"
        if not holds(cause):
            return f"{cause} does not hold"
        if expected is None:
            return f"{state} {cause}, but the points decide nothing"
        waits = name == "tap" and state == "ended"
        late = time > expected[0] if waits else abs(time - expected[0]) > 1e-9
        if late and not waits or state != expected[1] or not same(cause, expected[2]):
            return f"{state} at {time} {cause}, expected {expected}"
        self.correct(attempt, kind, cause, recording, start)
        return None

    def correct(self, attempt, kind, cause, recording, start):
        """Counts reasons that were wrong before the limits were those of the moment."""
        if cause[0] == "tooManyTouches" and kind == "swipe" and cause[1] > 2:
            self.corrected["a swipe that counted 2 of more fingers"] += 1
        if cause[0] in ("movedTooLittle", "turnedTooLittle") and not self.lifted_together(
                attempt, recording, start):
            if kind in ("pinch", "rotation") and cause[1] == 0:
                self.corrected["1 finger of two that did not move apart or turn"] += 1
            if kind == "pan" and KINDS[attempt["name"]][1] == 2:
                self.corrected["1 finger of two that did not drag"] += 1
        if kind == "swipe" and cause[0] == "swipedTooLittle":
            finger = attempt["received"][0][1]
            events = [e for e in recording["events"] if e[1] == finger]
            after = next(e[0] for e in events if e[2] == "ended") - events[0][0]
            if cause[1] >= 50 * (1 - 0.94 * after):
                self.corrected["a swipe that had moved far enough by the time of its lift"] += 1

    @staticmethod
    def lifted_together(attempt, recording, start):
        """Whether the last fingers of an attempt left in one event."""
        down, last = set(), 0
        received = set(attempt["received"])
        for report in reports(recording["events"]):
            ended = 0
            for time, finger, phase, *_ in report:
                if phase == "began" and (start + time, finger) in received:
                    down.add(finger)
                elif phase == "ended" and finger in down:
                    down.remove(finger)
                    ended += 1
            last = ended or last
        return last > 1


def rows(counter):
    return sorted(counter.items(), key=lambda item: (item[0], -item[1]))


def page(comparison, recordings):
    failures, successes = sum(comparison.failures.values()), sum(comparison.successes.values())
    lines = [
        "# Why gestures fail and begin on real touches", "",
        "A view has a tap, a double tap, a long press, a pan, a swipe, a pinch and a rotation. In a second run it has eight more",
        "recognizers, and all may be recognized together, so that none hides the verdict of another. People's recorded fingers on a",
        "tablet touch it. `Documentation/Reasons/recompute.py`, which shares no code with the engine, computes each verdict from the",
        "raw points: its time, its cause, the measured and the allowed value. Every measured value must violate its limit. Where",
        "another recognizer was first, its own criterion is followed and computed too. `ReasonRecordings` compares this page with",
        "each run.", "",
        f"{recordings} recordings, {failures} failures, {successes} gestures that began or were recognized.", "",
        f"{len(comparison.differ)} differ.", "",
        "| gesture | failed because | times |", "|---|---|---:|",
    ]
    lines += [f"| {kind} | {cause} | {count} |" for (kind, cause), count in rows(comparison.failures)]
    lines += ["", "| gesture | succeeded because | times |", "|---|---|---:|"]
    lines += [f"| {kind} | {cause} | {count} |" for (kind, cause), count in rows(comparison.successes)]
    lines += ["", "What those had met that were first, where another one failed for it:", "",
              "| met | times |", "|---|---:|"]
    lines += [f"| {cause} | {count} |" for cause, count in rows(comparison.followed)]
    lines += ["", "These failures would be told by values that do not violate their limit, or by a wrong number of fingers, if values were",
              "read at the last lift and fingers counted one by one:", "",
              "| reason | times |", "|---|---:|"]
    lines += [f"| {cause} | {count} |" for cause, count in rows(comparison.corrected)]
    return "\n".join(lines) + "\n"


def main():
    with gzip.open(sys.argv[1], "rt") as file:
        recordings = [json.loads(line) for line in file]
    comparison = Comparison()
    with open(sys.argv[2]) as file:
        for text in file:
            line = json.loads(text)
            comparison.recording(line, recordings[line["recording"]])
    for difference in comparison.differ[:20]:
        print(*difference, file=sys.stderr)
    print(page(comparison, len(recordings)), end="")


main()

#!/usr/bin/env python3
"""Writes circles.tsv: what another library says of 1,000 random and 100 nasty sets of points.

The library is circle-fit 0.2.1 (PyPI), written by others after Nikolai Chernov's programs; it solves
by singular value decomposition what StrokeKit solves from moments. The points themselves are not
stored: both sides make them from a seed with the same additions, multiplications, divisions and
square roots, so that they are the same to the last bit (PointSets.swift is the other side).

    python3 -m venv .build
    .build/bin/pip install circle-fit==0.2.1
    .build/bin/python expectations.py > circles.tsv

A line holds: seed; Taubin's x, y, r; Pratt's x, y, r; Hyper's r, or nan where its centre is not
Pratt's (nowhere); the error of Taubin's circle; the error of the geometric fit. Places are relative
to the first point of the set.
"""

import math
import warnings

import circle_fit
import numpy

warnings.filterwarnings("ignore")
MASK = (1 << 64) - 1


class Random:
    """SplitMix64."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        bits = self.state
        bits = ((bits ^ bits >> 30) * 0xBF58476D1CE4E5B9) & MASK
        bits = ((bits ^ bits >> 27) * 0x94D049BB133111EB) & MASK
        return bits ^ bits >> 31

    def unit(self):
        """From 0 up to 1."""
        return float(self.next() >> 11) * 2.0**-53

    def count(self, low, high):
        return low + self.next() % (high - low + 1)

    def noise(self):
        """From -1.5 to 1.5, mostly near 0."""
        return self.unit() + self.unit() + self.unit() - 1.5


def direction(v):
    """The unit vector at 4·atan(v)."""
    x, y = (1 - v * v) / (1 + v * v), 2 * v / (1 + v * v)
    return x * x - y * y, 2 * x * y


def arc(random, count, center, radius, width, noise):
    """Points in random order on an arc of 8·atan(width), turned at random."""
    turn = direction(2 * random.unit() - 1)
    points = []
    for _ in range(count):
        x, y = direction(width * (2 * random.unit() - 1))
        x, y = x * turn[0] - y * turn[1], x * turn[1] + y * turn[0]
        x, y = x + noise * random.noise(), y + noise * random.noise()
        points.append((center[0] + radius * x, center[1] + radius * y))
    return points


def place(random, size):
    x = size * (2 * random.unit() - 1)
    return x, size * (2 * random.unit() - 1)


def random_set(random):
    count = random.count(5, 100)
    center = place(random, 1000)
    radius = 1 + 499 * random.unit() * random.unit()
    width = 0.1 + 0.9 * random.unit()
    share = random.unit()
    return arc(random, count, center, radius, width, 0.2 * share * share * share)


def nasty_set(random, kind):
    if kind == 0:  # three points, each twice: the circle through them
        return [place(random, 100) for _ in range(3)] * 2
    if kind == 1:  # the corners of a rectangle
        (x, y), (width, height) = place(random, 100), place(random, 100)
        return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    if kind == 2:  # far away
        return arc(random, 40, place(random, 1e6), 1, 1, 0.01)
    if kind == 3:  # tiny
        return arc(random, 40, (0, 0), 1e-6, 0.5, 0.01)
    if kind == 4:  # huge
        return arc(random, 40, place(random, 1e9), 1e9, 0.5, 0.01)
    if kind == 5:  # an arc of five degrees
        return arc(random, 60, place(random, 100), 1000, 0.01, 1e-6)
    if kind == 6:  # a cloud
        return arc(random, 60, place(random, 100), 50, 1, 1)
    if kind == 7:  # one point far from all others
        points = arc(random, 60, place(random, 100), 10, 1, 0.02)
        x, y = place(random, 1000)
        return points + [(x, y)]
    if kind == 8:  # every other point at one place
        points = arc(random, 30, place(random, 100), 80, 0.7, 0.02)
        return [points[index // 2 if index % 2 else 0] for index in range(60)]
    # A trembling line.
    (x, y), (width, height) = place(random, 100), place(random, 100)
    points = []
    for index in range(50):
        share = index / 49
        left, top = x + width * share, y + height * share
        points.append((left + 0.5 * random.noise(), top + 0.5 * random.noise()))
    return points


def sets():
    for seed in range(1000):
        yield seed, random_set(Random(seed))
    for seed in range(1000, 1100):
        yield seed, nasty_set(Random(seed), seed % 10)


def main():
    for seed, points in sets():
        points = numpy.array(points)
        # The library compares with absolute numbers: so it gets all sets in one size, and its
        # answers are scaled back by the power of two.
        spread = float(numpy.sqrt(((points - points.mean(0)) ** 2).sum(1).mean()))
        size = 2.0 ** round(math.log2(spread))
        points = (points - points[0]) / size
        taubin = circle_fit.taubinSVD(points)
        pratt = circle_fit.prattSVD(points)
        hyper = circle_fit.hyperSVD(points)
        lm = circle_fit.lm(points, numpy.array(taubin[:3]), 1000, 1, 1e-13)
        numbers = [*taubin[:3], *pratt[:3], hyper[2], taubin[3], lm[3]]
        away = math.hypot(hyper[0] - pratt[0], hyper[1] - pratt[1])
        if away > 1e-6 * pratt[2]:
            numbers[6] = math.nan
        print(seed, *(f"{float(number) * size:.10g}" for number in numbers), sep="\t")


if __name__ == "__main__":
    main()

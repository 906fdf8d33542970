#!/usr/bin/env python3
"""Draws how each algorithm compares two strokes: the pictures of the article `Templates.md`.

Everything in them is computed by matching.py. Needs nothing but Python 3.9, and writes the same bytes
each time:

    python3 Documentation/Comparing/pictures.py            # writes them
    python3 Documentation/Comparing/pictures.py --check    # says which are not up to date
"""

import math
import sys
from pathlib import Path

import clouds
import matching
import steps
from canvas import DARK, LIGHT, Sheet
from matching import GESTURE, TEMPLATE, turn, walk

CATALOG = Path(__file__).resolve().parents[2] / "Sources/StrokeKit/StrokeKit.docc"


def pair(palette):
    sheet = Sheet("Two checks by two hands", palette, links=("", ""))
    for panel, points, colour, words in (
            (0, TEMPLATE, "template", "the template"), (1, GESTURE, "gesture", "the gesture")):
        points = [complex(*point) for point in points]
        place = sheet.fit(panel, points, width=190, height=170)
        sheet.stroke([place(p) for p in points], colour, 3, 1.8)
        sheet.caption(panel, words, f"{len(points)} points, as the hand was fast or slow",
                      "templateInk" if colour == "template" else colour)
    g, t = (matching.centred(walk(stroke, 16)) for stroke in (GESTURE, TEMPLATE))
    place = sheet.fit(2, g, t, width=190, height=170)
    sheet.stroke([place(p) for p in t], "template", 3, 1.8)
    sheet.stroke([place(p) for p in g], "gesture", 3, 1.8)
    sheet.caption(2, "both about their centres,", "in equal steps: here 16 samples")
    return sheet


def arms(sheet, g, t):
    """Both strokes about their centres, with the arms to their first samples."""
    place = sheet.fit(0, g, t)
    for samples, colour in ((t, "template"), (g, "gesture")):
        sheet.path([place(0j), place(samples[0])], colour, 2, stroke_dasharray="5 4")
        sheet.stroke([place(p) for p in samples], colour, 2 if len(g) > 32 else 2.8)
    sheet.dots([place(0j)], "ink", 3.5)


def one_dollar(palette):
    g, t = (matching.centred(walk(stroke, 64)) for stroke in (GESTURE, TEMPLATE))
    sheet = Sheet("$1: point to point, at the best angle", palette)
    arms(sheet, g, t)
    sheet.caption(0, "64 samples, and the arms from the centre",
                  "to the first ones: the indicative angles")
    g, t = (matching.squeezed(matching.turned_to_first(samples)) for samples in (g, t))
    score, angle, tried = matching.golden_section(g, t)
    g = [p * turn(angle) for p in g]
    place = sheet.fit(1, g, t, width=180, height=180)
    corners = [complex(x, y) for x, y in (
        (min(p.real for p in t), min(p.imag for p in t)),
        (max(p.real for p in t), min(p.imag for p in t)),
        (max(p.real for p in t), max(p.imag for p in t)),
        (min(p.real for p in t), max(p.imag for p in t)))]
    sheet.path([place(p) for p in corners], "faint", 1.2, closed=True)
    for a, b in zip(g, t):
        sheet.path([place(a), place(b)], "cost", 1.3)
    sheet.stroke([place(p) for p in t], "template", 2)
    sheet.stroke([place(p) for p in g], "gesture", 2)
    sheet.caption(1, "arms turned to the right, then squeezed",
                  "into a square; first to first, last to last")
    angle_graph(sheet, g, t, angle, score, tried)
    return sheet


def angle_graph(sheet, g, t, best, score, tried):
    origin = sheet.axes(2, "turned by, from -45° to 45°", "mean distance")
    g = [p * turn(-best) for p in g]
    curve = [(a, matching.mean_distance(g, t, math.radians(a))) for a in range(-45, 46)]
    top = max(value for _, value in curve)

    def place(degrees, value):
        return origin + complex(110 + degrees * 110 / 48, -150 * value / top)

    sheet.path([place(*point) for point in curve], "other", 2)
    sheet.dots([place(math.degrees(a), value) for a, value in tried], "ink", 2.6)
    lowest = place(math.degrees(best), score)
    sheet.path([lowest, lowest.real + 1j * origin.imag], "cost", 1.3, stroke_dasharray="4 3")
    sheet.dots([lowest], "cost", 4.5)
    sheet.caption(2, f"golden section search: best at {math.degrees(best):.0f}°",
                  f"score: the mean distance, {score:.3f}")


def protractor(palette):
    g, t = (matching.centred(walk(stroke, 16)) for stroke in (GESTURE, TEMPLATE))
    sheet = Sheet("Protractor: one angle between two vectors, in closed form", palette)
    arms(sheet, g, t)
    sheet.caption(0, "16 samples, turned until the arms to", "the first ones lie to the right")
    g, t = (matching.unit_vector(matching.turned_to_first(samples)) for samples in (g, t))
    parts = matching.products(g, t)
    total = sum(parts)
    by = math.atan2(total.imag, total.real)
    at_best = [p * turn(by) for p in g]
    place = sheet.fit(1, at_best, t)
    for samples, colour in ((t, "template"), (at_best, "gesture")):
        for p in samples:
            sheet.path([place(0j), place(p)], colour, 0.8, opacity="0.6")
    for a, b in zip(at_best, t):
        sheet.path([place(a), place(b)], "cost", 2)
    sheet.stroke([place(p) for p in t], "template", 2.8)
    sheet.stroke([place(p) for p in at_best], "gesture", 2.8)
    sheet.caption(1, "each one vector of length 1, and the best turn",
                  f"from one onto the other: {math.degrees(by):.1f}°")
    fan(sheet, t)
    return sheet


def fan(sheet, template):
    """The angle between the template's vector and others', in the plane that both span."""
    start, radius = complex(sheet.CENTRES[2] - 112, sheet.MIDDLE + 85), 165
    circle = [complex(math.cos(a), math.sin(a)) for a in [2 * math.pi * k / 60 for k in range(61)]]
    others = [
        ("the template", TEMPLATE, "template", "templateInk"), ("gesture", GESTURE, "gesture", "gesture"),
        ("v", [(0, 0), (50, 100), (100, 0)], "quiet", "quiet"),
        ("circle", [(p.real, p.imag) for p in circle], "quiet", "quiet"),
        ("z", [(0, 0), (100, 0), (0, 100), (100, 100)], "quiet", "quiet")]
    sheet.path([start + radius * turn(-math.radians(a)) for a in range(0, 91, 3)], "faint", 1.2)
    for name, points, colour, ink in others:
        vector = matching.unit_vector(matching.turned_to_first(walk(points, 16)))
        angle = math.acos(min(1, abs(sum(matching.products(vector, template)))))
        end = start + radius * turn(-angle)
        if name == "gesture":
            score = angle
            arc = [start + 120 * turn(-angle * k / 8) for k in range(9)]
            sheet.path([start, *arc], "cost", 1, closed=True, fill="cost", opacity="0.5")
        sheet.arrow(start, end, colour, 2.2)
        words = name if name == "the template" else f"{name} {math.degrees(angle):.0f}°"
        sheet.text(end + 7 * turn(-angle) + 5j, words if name != "the template" else "template",
                   ink, 12, anchor="start")
    sheet.caption(2, "the angle that is left between them",
                  f"score: in radians, {score:.3f}")


FIGURES = {
    "comparing-pair": pair, "comparing-one-dollar": one_dollar, "comparing-protractor": protractor,
    "comparing-p-dollar": clouds.p_dollar, "comparing-p-dollar-plus": clouds.p_dollar_plus,
    "comparing-q-dollar": clouds.q_dollar, "comparing-penny-pincher": steps.penny_pincher,
    "comparing-jackknife": steps.jackknife, "comparing-combined": steps.combined}


def main():
    stale = []
    for name, draw in FIGURES.items():
        for suffix, palette in (("", LIGHT), ("~dark", DARK)):
            file, text = CATALOG / f"{name}{suffix}.svg", draw(palette).svg()
            if file.exists() and file.read_text() == text:
                continue
            stale.append(file.name)
            if "--check" not in sys.argv:
                file.write_text(text)
    print("\n".join(stale) if stale else "all up to date")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())

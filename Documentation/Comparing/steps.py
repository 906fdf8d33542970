"""The pictures of Penny Pincher, Jackknife and our own: gestures as steps."""

import math

import clouds
import matching
from canvas import Sheet
from matching import GESTURE, TEMPLATE, turn, walk


def in_steps(sheet, panel, samples, place, colour):
    for a, b in zip(samples, samples[1:]):
        sheet.arrow(place(a), place(b), colour, 2, 6)
    sheet.dots([place(samples[0])], colour, 3)


def apart(g, t):
    """The gesture above the template, so that lines between them can be seen."""
    g, t = matching.centred(g), matching.centred(t)
    return [p - 32j + 9 for p in g], [p + 32j - 9 for p in t]


def penny_pincher(palette):
    g, t = walk(GESTURE, 16), walk(TEMPLATE, 16)
    sheet = Sheet("Penny Pincher: direction beside direction", palette)
    place = sheet.fit(0, *apart(g, t))
    for samples, colour in zip(apart(g, t), ("gesture", "template")):
        in_steps(sheet, 0, samples, place, colour)
    sheet.caption(0, "15 steps of equal length;", "nothing is moved, turned or scaled")
    costs = []
    for index, (a, b) in enumerate(zip(matching.directions(g), matching.directions(t))):
        at = complex(450 - 88 + 44 * (index % 5), 92 + 60 * (index // 5))
        start = at - 18 * (a + b) / max(abs(a + b), 1)
        angle = math.atan2((a.conjugate() * b).imag, (a.conjugate() * b).real)
        wedge = [start] + [start + 32 * a * turn(angle * k / 8) for k in range(9)]
        sheet.path(wedge, "cost", 0.8, closed=True, fill="cost", opacity="0.45")
        sheet.arrow(start, start + 36 * b, "template", 2, 7)
        sheet.arrow(start, start + 36 * a, "gesture", 2, 7)
        costs.append(1 - matching.cosine(a, b))
    sheet.caption(1, "the first with the first, and so on;", "red is the angle between them")
    origin = sheet.axes(2, "steps", "1 - cosine")
    for index, cost in enumerate(costs):
        height = 140 * cost / max(costs)
        sheet.add("rect", x=origin.real + 10 + index * 13.6, y=origin.imag - height, width=9.5,
                  height=height, fill="cost")
    mean = sum(costs) / len(costs)
    line = origin - 140j * mean / max(costs)
    sheet.path([line, line + 218], "ink", 1.2, stroke_dasharray="5 4")
    sheet.caption(2, "one step comes too late, and costs most", f"score: the mean, {mean:.3f}")
    return sheet


def warped_lines(sheet, panel, g, t, path):
    """Steps and the lines between those that belong together."""
    g, t = apart(g, t)
    place = sheet.fit(panel, g, t)
    for i, j in path:
        sheet.path([place((g[i] + g[i + 1]) / 2), place((t[j] + t[j + 1]) / 2)], "cost", 1.3)
    for samples, colour in ((t, "template"), (g, "gesture")):
        in_steps(sheet, panel, samples, place, colour)


def jackknife(palette):
    g, t = walk(GESTURE, 16), walk(TEMPLATE, 16)
    sheet = Sheet("Jackknife: directions that may come early or late", palette)
    score, (cost, path, costs), factors = matching.jackknife(g, t)
    warped_lines(sheet, 0, g, t, path)
    sheet.caption(0, "15 steps each; lines join the directions", "that are compared")
    corner, size = complex(450 - 90, 150 - 90), 12
    top = max(costs.values())
    for (i, j), value in costs.items():
        sheet.add("rect", x=corner.real + size * j + 0.5, y=corner.imag + size * i + 0.5,
                  width=size - 1, height=size - 1, fill="cost", opacity=f"{0.08 + 0.8 * value / top:.2f}")
    sheet.path([corner + size * complex(j + 0.5, i + 0.5) for i, j in path], "ink", 2.4)
    sheet.path([corner - 6, corner - 6 + 180j], "gesture", 3)
    sheet.path([corner - 6j, corner - 6j + 180], "template", 3)
    sheet.caption(1, f"the cheapest way through all costs: {cost:.2f};",
                  "red is 1 - cosine, at most 2 steps off")
    boxes(sheet, g, t, factors)
    sheet.caption(2, "times two factors for other proportions",
                  f"score: {cost:.2f} · {factors[0]:.3f} · {factors[1]:.3f} = {score:.2f}")
    return sheet


def boxes(sheet, g, t, factors):
    """The sides of the boxes, and the ways along x and y, as vectors whose angles are compared."""
    pairs = list(zip(matching.proportions(g), matching.proportions(t)))
    for index, words in enumerate(("box", "way")):
        of_gesture, of_template = pairs[index]
        start = complex(sheet.CENTRES[2] - 112 + 120 * index, 185)
        for vector, colour in ((of_template, "template"), (of_gesture, "gesture")):
            end = start + 118 * vector.conjugate()
            if index == 0:
                sheet.path([start, start.real + 1j * end.imag, end, end.real + 1j * start.imag],
                           colour, 1.3, closed=True, stroke_dasharray="4 3")
            else:
                sheet.path([start, end.real + 1j * start.imag, end], colour, 1.3, stroke_dasharray="4 3")
            sheet.arrow(start, end, colour, 2.2, 8)
        sheet.text(start + 50 + 22j, words, "quiet", 12)
        sheet.text(start + 50 + 42j, f"1 / cos = {factors[index]:.3f}", "ink", 12)


def combined(palette):
    sheet = Sheet("Ours: the shape of the whole, weighed with how it was drawn", palette,
                  links=("×", "→"))
    score, (shape, way, by, g, t), order, factor = matching.combined(GESTURE, TEMPLATE)
    place = sheet.fit(0, g, t)
    for samples, colour in ((t, "template"), (g, "gesture")):
        for p, tangent in zip(samples, matching.tangents(samples)):
            along = turn(math.atan2(tangent.imag, tangent.real) / 2) * 8
            sheet.path([place(p) - along, place(p) + along], colour, 2.6, opacity="0.55")
    for lines, colour in zip(way, ("other", "cost")):
        for a, b, _ in lines:
            sheet.path([place(g[a]), place(t[b])], colour, 1.6)
    clouds.loose(sheet, place, g, t, 2.4)
    sheet.caption(0, f"coverage {shape:.2f}: of places and tangents,",
                  f"turned by {math.degrees(by):.0f}° (at most by 30°)")
    g, t = walk(GESTURE, 16), walk(TEMPLATE, 16)
    path = matching.jackknife(g, t)[1][1]
    warped_lines(sheet, 1, g, t, path)
    angle, jackknife_score, _, _ = matching.order(g, t)
    sheet.caption(1, f"order ({angle:.2f} + 0.02) · ({jackknife_score:.2f} + 0.2) = {order:.2f}",
                  "Protractor's angle and Jackknife's score")
    root(sheet, order, factor)
    sheet.caption(2, "the order counts by its fourth root",
                  f"score: {shape:.2f} · {factor:.2f} · {score / shape / factor:.2f} = {score:.2f}")
    return sheet


def root(sheet, order, factor):
    origin = sheet.axes(2, "order, from 0 to 6", "weight")
    curve = [k / 100 for k in range(0, 26)] + [k / 10 for k in range(3, 61)]

    def place(value):
        return origin + complex(36 * value, -99 * (min(value, 5) + 0.01) ** 0.25)

    sheet.path([place(value) for value in curve], "other", 2)
    at = place(order)
    sheet.path([at.real + 1j * origin.imag, at, origin.real + 1j * at.imag], "cost", 1.3,
               stroke_dasharray="4 3")
    sheet.dots([at], "cost", 4.5)
    sheet.text(at + 11 + 8j, f"{factor:.2f}", "cost", 13, "start")
    sheet.text(place(5) + 12 - 8j, "no more than 5", "quiet", 12)

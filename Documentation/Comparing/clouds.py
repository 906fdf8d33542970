"""The pictures of $P, $Q and $P+: gestures as clouds of points."""

import matching
from canvas import Sheet
from matching import GESTURE, TEMPLATE, to_unit, walk


def both():
    return to_unit(walk(GESTURE, 32)), to_unit(walk(TEMPLATE, 32))


def loose(sheet, place, g, t, radius=3.2):
    """Both clouds, without the line that led from point to point."""
    sheet.dots([place(p) for p in t], "template", radius)
    sheet.dots([place(p) for p in g], "gesture", radius)


def clouds_alone(sheet, g, t):
    place = sheet.fit(0, g, t)
    loose(sheet, place, g, t)
    sheet.caption(0, "32 samples about their centre, the larger",
                  "side made 1; their order is forgotten")


def best_run(g, t, power):
    runs = matching.cloud_runs(g, t, power)
    return runs, min(range(len(runs)), key=lambda index: runs[index][0][-1])


def pairs_of(run):
    """The pairs as (gesture's place, template's place, weight)."""
    _, pairs, is_back, _ = run
    return [(b, a, w) if is_back else (a, b, w) for a, b, w in pairs]


def p_dollar(palette):
    g, t = both()
    sheet = Sheet("$P: every point finds a partner of its own", palette)
    clouds_alone(sheet, g, t)
    runs, best = best_run(g, t, 1)
    place = sheet.fit(1, g, t)
    for a, b, weight in pairs_of(runs[best]):
        sheet.path([place(g[a]), place(t[b])], "cost", 0.6 + 3 * weight, opacity="0.75")
    loose(sheet, place, g, t, 2.8)
    a, b, _ = pairs_of(runs[best])[0]
    sheet.dots([place((g if not runs[best][2] else t)[a if not runs[best][2] else b])], "none", 8,
               stroke="ink", stroke_width=1.5)
    sheet.caption(1, "each takes the nearest that is still free,",
                  "the ringed point first, and so the thickest line")
    origin = sheet.axes(2, "pairs, as they were made", "distance")
    costs = [(abs(g[a] - t[b]), w) for a, b, w in pairs_of(runs[best])]
    top = max(cost for cost, _ in costs)
    for index, (cost, weight) in enumerate(costs):
        x = origin.real + 8 + index * 6.5
        for value, colour in ((cost, "faint"), (cost * weight, "cost")):
            height = 140 * value / top
            sheet.add("rect", x=x, y=origin.imag - height, width=4.5, height=height, fill=colour)
    sheet.caption(2, "early pairs weigh more (red of grey)",
                  f"score: the sum of red, {runs[best][0][-1]:.2f}")
    return sheet


def q_dollar(palette):
    g, t = both()
    sheet = Sheet("$Q: as $P with squares, and it stops as soon as it cannot win", palette)
    runs, best = best_run(g, t, 2)
    place = sheet.fit(0, g, t)
    for p in g:
        sheet.path([place(p), place(min(t, key=lambda q: abs(p - q)))], "other", 1.6)
    loose(sheet, place, g, t, 2.8)
    sheet.caption(0, "no point can cost less than its nearest:", "a sum of these lines is a bound")
    place = sheet.fit(1, g, t)
    for a, b, weight in pairs_of(runs[best]):
        sheet.path([place(g[a]), place(t[b])], "cost", 0.6 + 3 * weight, opacity="0.75")
    loose(sheet, place, g, t, 2.8)
    sheet.caption(1, "pairs as $P makes them,", "but by squared distances")
    running(sheet, runs)
    return sheet


def running(sheet, runs):
    """The running sums of the pairings; each ends where it exceeds the best so far, and those whose
    bound exceeds it do not even begin."""
    origin = sheet.axes(2, "pairs", "sum so far")
    best, ends, left_out = float("inf"), 0, 0
    top = runs[0][0][-1]
    curves = []
    for sums, _, _, bound in runs:
        if bound > best:
            left_out += 1
            continue
        count = next((k + 1 for k, value in enumerate(sums) if value > best), len(sums))
        stopped = sums[count - 1] > best
        curves.append((sums[:count], stopped))
        if not stopped:
            best, ends = sums[-1], ends + 1

    def place(index, value):
        return origin + complex(214 * index / 32, -140 * value / top)

    for sums, stopped in curves:
        line = [origin] + [place(k + 1, min(value, top * 1.05)) for k, value in enumerate(sums)]
        is_best = sums[-1] == best
        sheet.path(line, "cost" if is_best else "quiet" if stopped else "other", 2.4 if is_best else 1.4)
        if stopped:
            x = line[-1]
            sheet.path([x - 3 - 3j, x + 3 + 3j], "ink", 1.4)
            sheet.path([x - 3 + 3j, x + 3 - 3j], "ink", 1.4)
        else:
            sheet.dots(line[-1:], "cost" if is_best else "other", 3.5)
    sheet.caption(2, f"of {len(runs)} sums {left_out} are left out, {ends} end",
                  f"score: the least sum, {best:.3f}")


def p_dollar_plus(palette):
    g, t = both()
    sheet = Sheet("$P+: points that know how sharply the stroke turns, many to one", palette)
    place = sheet.fit(0, g, t)
    turns = [matching.turning_angles(samples) for samples in (g, t)]
    for samples, angles, colour in ((t, turns[1], "template"), (g, turns[0], "gesture")):
        for p, angle in zip(samples, angles):
            if angle > 0:
                sheet.dots([place(p)], colour, 30 * angle, opacity="0.3")
    loose(sheet, place, g, t, 2.4)
    sheet.caption(0, "samples as of $P, and at each", "the angle by which the stroke turns")
    ways = matching.coverage(*([(p.real, p.imag, a) for p, a in zip(samples, angles)]
                               for samples, angles in zip((g, t), turns)))
    best = min(range(2), key=lambda index: matching.way_sum(ways[index]))
    place = sheet.fit(1, g, t)
    many_to_one(sheet, place, g, t, ways[best])
    whose, left = (("gesture's", "template's") if best == 0 else ("template's", "gesture's"))
    sheet.caption(1, f"each of the {whose} takes its nearest;",
                  f"what is left of the {left}, too (red)")
    both_ways(sheet, ways, best)
    return sheet


def many_to_one(sheet, place, g, t, way):
    for lines, colour in ((way[0], "other"), (way[1], "cost")):
        for a, b, _ in lines:
            sheet.path([place(g[a]), place(t[b])], colour, 1.8)
    loose(sheet, place, g, t, 2.8)


def both_ways(sheet, ways, best):
    """What both ways cost: the nearest ones, and those left over."""
    left, unit = sheet.CENTRES[2] - 110, 200 / max(matching.way_sum(way) for way in ways)
    for index, words in ((0, "from the gesture"), (1, "from the template")):
        y = 92 + 84 * index
        sheet.text(complex(left, y), words, "gesture" if index == 0 else "templateInk", 13, "start")
        x = left
        for part, colour in zip(ways[index], ("other", "cost")):
            width = unit * sum(line[2] for line in part)
            sheet.add("rect", x=float(x), y=y + 8, width=width, height=22, fill=colour)
            x += width
        counts = f"{len(ways[index][0])} nearest + {len(ways[index][1])} left over"
        total = f"{matching.way_sum(ways[index]):.2f}"
        sheet.text(complex(left, y + 48), f"{counts}: {total}", "ink" if index == best else "quiet", 12,
                   "start", bold=index == best)
    sheet.caption(2, "both ways round; the cheaper one counts",
                  f"score: its sum, {matching.way_sum(ways[best]):.2f}")

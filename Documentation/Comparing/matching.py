"""How each algorithm compares two strokes, step by step, so that the steps can be drawn.

It says again in plain Python what Sources/StrokeKit/Matching says in Swift; `PictureScoreTests` compares
the scores of both. Points are complex numbers, because turning is then a product.
"""

import math

# Two checks by two hands, in points, y down.
TEMPLATE = [
    (20, 86), (23, 89), (26, 92), (30, 97), (34, 102), (38, 108), (42, 114), (45, 119), (48, 124),
    (50, 126), (52, 125), (54, 123), (57, 118), (62, 111), (69, 102), (76, 92), (85, 82), (94, 71),
    (104, 60), (116, 48), (128, 36), (136, 28)]
GESTURE = [
    (12, 62), (15, 67), (18, 73), (22, 80), (25, 87), (28, 95), (31, 102), (34, 110), (36, 117),
    (38, 124), (40, 130), (41, 135), (43, 137), (46, 136), (48, 133), (52, 128), (56, 122), (60, 115),
    (66, 108), (73, 102), (81, 96), (90, 90), (100, 84), (110, 77), (120, 72), (130, 68), (141, 65),
    (150, 62), (159, 60), (167, 59), (172, 58)]


# MARK: Normalization

def walk(points, count):
    """`count` samples in equal steps along one stroke."""
    points = [complex(*point) for point in points]
    stride = sum(abs(b - a) for a, b in zip(points, points[1:])) / (count - 1)
    samples, walked = [points[0]], 0.0
    for start, end in zip(points, points[1:]):
        step = abs(end - start)
        while len(samples) < count and stride * len(samples) <= walked + step:
            samples.append(start + (end - start) * (stride * len(samples) - walked) / step)
        walked += step
    return samples + [points[-1]] * (count - len(samples))


def extent(samples):
    xs, ys = [s.real for s in samples], [s.imag for s in samples]
    return max(xs) - min(xs), max(ys) - min(ys)


def centred(samples):
    centre = sum(samples) / len(samples)
    return [sample - centre for sample in samples]


def turned_to_first(samples):
    """About the centre, with the first sample on its right: the indicative angle is 0."""
    samples = centred(samples)
    return [sample * abs(samples[0]) / samples[0] for sample in samples]


def squeezed(samples):
    width, height = extent(samples)
    return centred([complex(s.real / width, s.imag / height) for s in samples])


def to_unit(samples):
    size = max(extent(samples))
    return centred([sample / size for sample in samples])


def unit_vector(samples):
    samples = centred(samples)
    length = math.sqrt(sum(abs(sample) ** 2 for sample in samples))
    return [sample / length for sample in samples]


def directions(samples):
    return [(b - a) / abs(b - a) for a, b in zip(samples, samples[1:])]


def cosine(a, b):
    return (a.conjugate() * b).real


def turn(angle):
    return complex(math.cos(angle), math.sin(angle))


# MARK: $1 and Protractor

def mean_distance(gesture, template, angle):
    return sum(abs(g * turn(angle) - t) for g, t in zip(gesture, template)) / len(gesture)


def golden_section(gesture, template):
    """The least mean distance within ±45°, its angle, and all angles that were tried."""
    section = (math.sqrt(5) - 1) / 2
    low, high, tried = -math.pi / 4, math.pi / 4, []

    def at(angle):
        tried.append((angle, mean_distance(gesture, template, angle)))
        return tried[-1]

    lower = at(section * low + (1 - section) * high)
    upper = at((1 - section) * low + section * high)
    while high - low > math.pi / 90:
        if lower[1] < upper[1]:
            high, upper = upper[0], lower
            lower = at(section * low + (1 - section) * high)
        else:
            low, lower = lower[0], upper
            upper = at((1 - section) * low + section * high)
    angle, distance = min(lower, upper, key=lambda pair: pair[1])
    return distance, angle, tried


def products(gesture, template):
    """Their sum's length is the cosine at the best rotation; its direction is that rotation."""
    return [g.conjugate() * t for g, t in zip(gesture, template)]


# MARK: Clouds

def pairing(distances, first):
    """Each point from `first` on takes the nearest that is still free: (row, column, weight)."""
    count = len(distances)
    free, pairs = set(range(count)), []
    for step in range(count):
        row = (first + step) % count
        column = min(free, key=lambda column: (distances[row][column], column))
        free.remove(column)
        pairs.append((row, column, 1 - step / count))
    return pairs


def cloud_runs(gesture, template, power):
    """All pairings, from seven first points in both ways: (running sums, pairs, is back, bound).

    The bound is what the points would cost if each had its nearest.
    """
    forth = [[abs(g - t) ** power for t in template] for g in gesture]
    back = [list(column) for column in zip(*forth)]
    runs = []
    for first in range(0, len(gesture), 5):
        for is_back, distances in ((False, forth), (True, back)):
            pairs, sums, total = pairing(distances, first), [], 0.0
            for row, column, weight in pairs:
                total += distances[row][column] * weight
                sums.append(total)
            bound = sum(min(distances[row]) * weight for row, _, weight in pairs)
            runs.append((sums, pairs, is_back, bound))
    return runs


def turning_angles(samples):
    """As shares of a half turn; 0 at both ends."""
    inner = [math.acos(max(-1, min(1, cosine(a, b)))) / math.pi
             for a, b in zip(directions(samples), directions(samples)[1:])]
    return [0.0] + inner + [0.0]


TANGENT_WEIGHT = 0.28


def tangents(samples, weight=TANGENT_WEIGHT):
    """Twice the angle of the undirected tangent, as a vector."""
    last = len(samples) - 1
    chords = [samples[min(i + 1, last)] - samples[max(i - 1, 0)] for i in range(last + 1)]
    return [weight * chord * chord / abs(chord) ** 2 for chord in chords]


def coverage(gesture, template):
    """Many-to-one matching of feature vectors, the cheaper of both ways.

    Each way has its lines (gesture's place, template's place, distance) and its left-over lines.
    """
    table = [[math.dist(g, t) for t in template] for g in gesture]
    rows = [min(row) for row in table]
    columns = [min(column) for column in zip(*table)]

    forth = [(i, table[i].index(least), least) for i, least in enumerate(rows)]
    back = [([row[j] for row in table].index(least), j, least) for j, least in enumerate(columns)]
    chosen_columns = {column for _, column, _ in forth}
    chosen_rows = {row for row, _, _ in back}
    return [(forth, [line for line in back if line[1] not in chosen_columns]),
            (back, [line for line in forth if line[0] not in chosen_rows])]


def way_sum(way):
    return sum(line[2] for part in way for line in part)


# MARK: Directions

def warping(gesture, template, band=2):
    """The least sum of 1 - cosine over all ways to warp, the path, and the table of costs."""
    count = len(gesture)
    costs = {(i, j): 1 - cosine(gesture[i], template[j])
             for i in range(count) for j in range(count) if abs(i - j) <= band}
    sums, before = {}, {}
    for i, j in sorted(costs):
        steps = [p for p in ((i - 1, j - 1), (i - 1, j), (i, j - 1)) if p in sums]
        before[i, j] = min(steps, key=lambda p: sums[p]) if steps else None
        sums[i, j] = costs[i, j] + (sums[before[i, j]] if steps else 0)
    path, place = [], (count - 1, count - 1)
    while place:
        path.append(place)
        place = before[place]
    return sums[count - 1, count - 1], path[::-1], costs


def proportions(samples):
    """The sides of the box, and the way gone along x and along y, as two unit vectors."""
    box = complex(*extent(samples))
    steps = [b - a for a, b in zip(samples, samples[1:])]
    way = complex(sum(abs(s.real) for s in steps), sum(abs(s.imag) for s in steps))
    return box / abs(box), way / abs(way)


def jackknife(gesture, template):
    """The score, the warping and both factors, of 16 samples each."""
    warped = warping(directions(gesture), directions(template))
    factors = [1 / min(max(cosine(g, t), 0.01), 1)
               for g, t in zip(proportions(gesture), proportions(template))]
    return warped[0] * factors[0] * factors[1], warped, factors


# MARK: Our own

def clamped(product, limit):
    """The direction of a product within ±limit, and its length along that direction."""
    angle = max(-limit, min(limit, math.atan2(product.imag, product.real)))
    return angle, cosine(turn(angle), product)


def order(gesture, template):
    """Protractor's angle within ±30° and Jackknife's score, of 16 samples each."""
    product = sum(products(unit_vector(gesture), unit_vector(template)))
    angle, along = clamped(product, math.pi / 6)
    return math.acos(min(1, along)), jackknife(gesture, template)[0], angle, product


def features(samples, weight=TANGENT_WEIGHT):
    return [(s.real, s.imag, t.real, t.imag)
            for s, t in zip(samples, tangents(samples, weight))]


def towards_square(samples):
    """The larger side becomes 1, the smaller one √(smaller / larger); at least 0.15 counts."""
    sides = extent(samples)
    size = max(sides)
    width, height = (math.sqrt(max(side, 0.15 * size) * size) for side in sides)
    return centred([complex(s.real / width, s.imag / height) for s in samples])


def details(points):
    """The logarithm of the ink against the size, and how far it ends from its begin."""
    places = [complex(*point) for point in points]
    size = max(extent(places))
    ink = sum(abs(b - a) for a, b in zip(places, places[1:]))
    return math.log(ink / size + 0.1), abs(places[-1] - places[0]) / size


def difference(gesture, template):
    """The factor of what is left out elsewhere, for one stroke each."""
    factor = 1
    for weight, g, t in zip((0.2, 0.32), details(gesture), details(template)):
        factor *= 1 + weight * abs(g - t)
    for weight, g, t in zip(STRUCTURE_WEIGHTS, structure(gesture), structure(template)):
        factor *= 1 + weight * sum(abs(a - b) for a, b in zip(g, t))
    return factor ** 0.25


# MARK: Structure

GRID_SIDE = 16
STRUCTURE_WEIGHTS = (0.2, 0.2, 0.2, 0.2, 2, 1, 10)


def grid(points):
    """The cells that have ink, as places (column, row) of a grid that the drawing's box fills."""
    places = [complex(*point) for point in points]
    sides = extent(places)
    width, height = (max(side, 0.15 * max(sides)) for side in sides)
    left = (min(p.real for p in places) + max(p.real for p in places) - width) / 2
    top = (min(p.imag for p in places) + max(p.imag for p in places) - height) / 2
    scaled = [((p.real - left) / width * GRID_SIDE, (p.imag - top) / height * GRID_SIDE)
              for p in places]
    marks = scaled[:1]
    for (x, y), (to_x, to_y) in zip(scaled, scaled[1:]):
        count = int(max(abs(to_x - x), abs(to_y - y)) * 2) + 1
        marks += [(x + (to_x - x) * part / count, y + (to_y - y) * part / count)
                  for part in range(1, count + 1)]
    return {tuple(min(int(value), GRID_SIDE - 1) for value in mark) for mark in marks}


def bands(numbers):
    return [sum(numbers[first:first + 4]) / 4 for first in range(0, GRID_SIDE, 4)]


def crossings(cells):
    """How often each line along the first coordinate enters ink."""
    return [sum((along, line) in cells and (along - 1, line) not in cells
                for along in range(GRID_SIDE)) for line in range(GRID_SIDE)]


def bays(cells):
    """The shares of cells without ink that have ink on all sides but one: below, above, and so on."""
    counts = [0] * 4
    for x in range(GRID_SIDE):
        for y in range(GRID_SIDE):
            if (x, y) in cells:
                continue
            sides = [any((x, other) in cells for other in range(y + 1, GRID_SIDE)),
                     any((x, other) in cells for other in range(y)),
                     any((other, y) in cells for other in range(x + 1, GRID_SIDE)),
                     any((other, y) in cells for other in range(x))]
            if sum(sides) == 3:
                counts[sides.index(False)] += 1
    return [count / GRID_SIDE ** 2 for count in counts]


def structure(points):
    """Crossings of rows and columns, both sorted, bays, slant and height, for one stroke."""
    cells = grid(points)
    rows, columns = crossings(cells), crossings({(y, x) for x, y in cells})
    samples = walk(points, 32)
    middle = sum(sample.imag for sample in samples) / 32
    height = math.sqrt(sum((sample.imag - middle) ** 2 for sample in samples) / 32)
    slant = sum(2 * tangent.real ** 2 - 1 for tangent in tangents(samples, 1)) / 32
    size = max(extent([complex(*point) for point in points]))
    return (bands(rows), bands(columns), bands(sorted(rows, reverse=True)),
            bands(sorted(columns, reverse=True)), bays(cells), [slant], [height / size])


def combined(gesture, template):
    """The score and its parts: coverage's best way, by which angle, the order, and its factor."""
    best, joined, factor = covered(gesture, template, towards_square, TANGENT_WEIGHT, 0.2, 5,
                                   math.pi / 6)
    return best[0] * factor * difference(gesture, template), best, joined, factor


def proportioned(gesture, template):
    """The score before proportions were overlooked."""
    best, _, factor = covered(gesture, template, to_unit, 0.2, 0.1, 4, math.pi / 12)
    return best[0] * factor


def covered(gesture, template, scaled, weight, least, most, limit):
    g16, t16 = walk(gesture, 16), walk(template, 16)
    angle, jackknife_score, _, product = order(g16, t16)
    joined = (angle + 0.02) * (jackknife_score + least)
    factor = (min(joined, most) + 0.01) ** 0.25
    template = scaled(walk(template, 32))
    tries = []
    for by in (0.0, clamped(product, limit)[0]):
        # Tangents are turned with the cloud.
        cloud = [sample * turn(by) for sample in scaled(walk(gesture, 32))]
        way = min(coverage(features(cloud, weight), features(template, weight)), key=way_sum)
        tries.append((way_sum(way), way, by, cloud, template))
    return min(tries, key=lambda part: part[0]), joined, factor


# MARK: Scores

def scores():
    """The score of both checks by each algorithm, by its name in Swift."""
    g, t = GESTURE, TEMPLATE
    g16, t16, g32, t32 = walk(g, 16), walk(t, 16), to_unit(walk(g, 32)), to_unit(walk(t, 32))
    one = [squeezed(turned_to_first(walk(stroke, 64))) for stroke in (g, t)]
    vectors = [unit_vector(turned_to_first(samples)) for samples in (g16, t16)]
    turning = [[(s.real, s.imag, a) for s, a in zip(samples, turning_angles(samples))]
               for samples in (g32, t32)]
    pennies = zip(directions(g16), directions(t16))
    return {
        "oneDollar": golden_section(*one)[0],
        "protractor": math.acos(abs(sum(products(*vectors)))),
        "pDollar": min(run[0][-1] for run in cloud_runs(g32, t32, 1)),
        "pDollarPlus": min(way_sum(way) for way in coverage(*turning)),
        "qDollar": min(run[0][-1] for run in cloud_runs(g32, t32, 2)),
        "pennyPincher": 1 - sum(cosine(a, b) for a, b in pennies) / 15,
        "jackknife": jackknife(g16, t16)[0],
        "combined": combined(g, t)[0],
        "proportioned": proportioned(g, t),
    }


if __name__ == "__main__":
    for name, score in scores().items():
        print(f"{name} {score:.6f}")

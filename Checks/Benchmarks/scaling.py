#!/usr/bin/env python3
"""Draws how the cost of a touch grows, and writes the tables of the article `Cost`: all from
instructions.txt. The same numbers make the same bytes.

    Checks/Benchmarks/scaling.py            # writes pictures and tables
    Checks/Benchmarks/scaling.py --check    # says which are not up to date
"""

import sys
from math import log10
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.append(str(ROOT / "Documentation/Comparing"))
from canvas import DARK, LIGHT, Canvas  # noqa: E402

CATALOG = ROOT / "Sources/TouchKit/TouchKit.docc"
RECOGNIZERS = [1, 3, 10, 30, 100, 300, 1000]
FINGERS = list(range(1, 11))
DEPTHS = [1, 2, 10, 30, 60, 100, 150, 200]
# What the same work takes in flowkey's UIKit, commit fae2370: measured once, not by this package.
FLOWKEY = {
    "move, 1 active": 4_722, "move, 1 active of 100": 88_183, "move, 100 active": 95_208,
    "move, 10 nested views with 1 each": 12_313, "touch down, 100 pans": 104_732}
# What a finger's move on a list of 10,000 rows takes elsewhere, without painting: measured once, not by this package.
LISTS = [("Qt, `QListView`", "6.4", "125,000"), ("GTK, `GtkListView`", "4.8", "about 1,300,000")]
ROWS = [1000, 30000, 1000000]
# What does not grow: the cases with their sizes, and in what they are counted.
GROWTH = [
    ("reload, {} rows", ROWS), ("insert a row, of {}", ROWS), ("delete a row, of {}", ROWS),
    ("row change, of {} rows", ROWS), ("move, table of {} rows", ROWS),
    ("frame, table of {} rows slows down", ROWS),
    ("reload, {} estimated heights", [1000, 10000, 100000]), ("layout, 1 of {} siblings", [10, 100, 1000]),
    ("begin of an animation, of {}", [16, 100, 1600]), ("end of an animation, of {}", [16, 100, 1600])]
# And what grows as slowly as it can: each row, recognizer, view, finger and screen costs the same.
EACH = [
    ("reload, {} heights", [1000, 10000, 100000]), ("tap, {} wait for a double tap", [10, 100, 1000]),
    ("layout, {} views deep", [2, 20, 200]), ("touch down, finger {}", [1, 5, 10]),
    ("push onto {}", [2, 5, 10]), ("pop from {}", [2, 5, 10]),
    ("launch to the first picture, {} views", [10, 100, 1000])]
# What the same cases took before rows of one height were kept as one and clean views were left out: measured
# once, at commit ba13a2f5.
BEFORE = {
    "reload, {} rows": (1_812_801, 458_613_808), "insert a row, of {}": (704_904, 516_817_516),
    "delete a row, of {}": (712_773, 516_825_681), "row change, of {} rows": (110_166, 112_070),
    "move, table of {} rows": (10_049, 10_689),
    "frame, table of {} rows slows down": (10_161, 10_801),
    "layout, 1 of {} siblings": (2_720, 80_930),
    "begin of an animation, of {}": (10_344, 10_518),
    "end of an animation, of {}": (23_107, 981_300),
    "reload, {} heights": (1_984_615, 52_554_913),
    "tap, {} wait for a double tap": (174_550, 40_974_667),
    "layout, {} views deep": (2_517, 103_299), "touch down, finger {}": (9_944, 33_430),
    "push onto {}": (305_752, 629_187), "pop from {}": (296_720, 659_835)}


def read():
    """The instructions of each case."""
    rows = (HERE / "instructions.txt").read_text().splitlines()
    return {row[12:]: int(row[:10]) for row in rows if not row.startswith("#")}


KEPT = read()


def series(sizes, pattern, one=None):
    """Points (size, instructions); `one` names the case of size 1."""
    return [(size, KEPT[one if one and size == 1 else pattern.format(size)]) for size in sizes]


def ticks(points):
    """Three to six round numbers from 0 up to where all points are below the last one."""
    highest = max(count for _, count in points)
    step = next(step for power in range(9) for step in (10 ** power, 2 * 10 ** power, 5 * 10 ** power)
                if 5 * step >= highest)
    return [step * index for index in range(-(-highest // step) + 1)]


class Panel:
    """A pair of axes with lines on them."""

    def __init__(self, canvas, left, width, title, unit, x_ticks, y_ticks, is_log=False):
        self.canvas, self.left, self.is_log = canvas, left, is_log
        self.top, self.width, self.height = 96, width, 300
        self.x_ticks, self.y_ticks = x_ticks, y_ticks
        canvas.text(complex(left, 58), title, anchor="start", bold=True, size=13)
        scales = "both axes logarithmic" if is_log else "both axes linear"
        canvas.text(complex(left, 76), scales, "quiet", 11, "start")
        for value in y_ticks:
            y = self.place(x_ticks[0], value).imag
            canvas.path([complex(left, y), complex(left + self.width, y)], "faint", 1)
            canvas.text(complex(left - 6, y + 4), f"{value:,}", "quiet", 11, "end")
        for value in x_ticks:
            at = self.place(value, y_ticks[0])
            canvas.path([at, at + 5j], "quiet", 1)
            canvas.text(at + 19j, f"{value:,}", "quiet", 11)
        canvas.text(complex(left + self.width / 2, self.top + self.height + 40), unit, "quiet", 12)

    def place(self, x, y):
        """Where a point of the axes lies."""
        scale = log10 if self.is_log else float
        across, up = (
            (scale(value) - scale(ticks[0])) / (scale(ticks[-1]) - scale(ticks[0]))
            for value, ticks in ((x, self.x_ticks), (y, self.y_ticks)))
        return complex(self.left + across * self.width, self.top + self.height - up * self.height)

    def line(self, points, colour, words, beside=None, above=10, **more):
        """A line with its name above its end, or `beside` it and as many points lower."""
        places = [self.place(*point) for point in points]
        self.canvas.path(places, colour, 2, **more)
        self.canvas.dots(places, colour, 3.0)
        if beside is None:
            self.canvas.text(places[-1] + complex(4, -above), words, colour, 12, "end", bold=True)
        else:
            at = places[-1] + complex(9, 4 + beside)
            self.canvas.text(at, words, colour, 12, "start", bold=True)


def draw(palette):
    """The three panels."""
    canvas = Canvas("What a touch costs, in instructions", 460, palette)
    canvas.text(20 + 28j, "Instructions of one touch event", anchor="start", bold=True, size=15)
    down = series(RECOGNIZERS, "touch down, {} pans", "touch down, 1 pan")
    panel = Panel(canvas, 76, 228, "Recognizers on one view", "recognizers", RECOGNIZERS,
                  [10 ** power for power in range(1, len(str(down[-1][1])) + 1)], is_log=True)
    panel.line(down, "cost", "touch down", -4)
    panel.line(series(RECOGNIZERS, "move, {} active"), "gesture", "move, all active", 0)
    panel.line(series(RECOGNIZERS, "move, {} undecided"), "other", "move, undecided", 3)
    panel.line(series(RECOGNIZERS, "move, 1 active of {}", "move, 1 active"), "templateInk",
               "move, 1 active", 0)
    panel.line(series(RECOGNIZERS, "bare loop, {} active"), "quiet", "bare loop", 4,
               stroke_dasharray="5 4")
    each = series(FINGERS, "move, {} fingers in as many pans", "move, 1 active")
    panel = Panel(canvas, 492, 140, "Fingers that move at once", "fingers",
                  [0, 2, 4, 6, 8, 10], ticks(each))
    panel.line(each, "gesture", "a pan for each")
    panel.line(series(FINGERS, "move, {} fingers in 1 pan", "move, 1 active"), "other",
               "one pan for all", above=-62)
    down = series(DEPTHS, "touch down, {} views deep", "touch down, 1 pan")
    panel = Panel(canvas, 724, 150, "Views in views", "views", [0, 50, 100, 150, 200], ticks(down))
    panel.line(down, "cost", "touch down")
    panel.line(series(DEPTHS, "move, {} views deep", "move, 1 active"), "gesture", "move")
    return canvas.svg()


def draw_growth(palette):
    """What does not grow, over the rows of a table and over views and animations; beside it, what grows."""
    canvas = Canvas("What does not grow, and what does, in instructions", 460, palette)
    canvas.text(20 + 28j, "Instructions of one step", anchor="start", bold=True, size=15)
    panel = Panel(canvas, 84, 140, "Rows of a table, 20 in sight", "rows", ROWS,
                  [10 ** power for power in range(3, 7)], is_log=True)
    for pattern, colour, words, beside in (
            ("reload, {} rows", "cost", "reload", 0), ("insert a row, of {}", "other", "insert or delete", 0),
            ("row change, of {} rows", "gesture", "row change", 0),
            ("frame, table of {} rows slows down", "quiet", "frame", -6),
            ("move, table of {} rows", "templateInk", "move", 7)):
        panel.line(series(ROWS, pattern), colour, words, beside)
    panel = Panel(canvas, 406, 100, "Views and animations", "views, or animations", [10, 100, 1_600],
                  [10 ** power for power in range(3, 6)], is_log=True)
    for pattern, colour, words, beside in (
            ("layout, 1 of {} siblings", "gesture", "layout", 0),
            ("end of an animation, of {}", "other", "end", 4),
            ("begin of an animation, of {}", "cost", "begin", -4)):
        panel.line(series(dict(GROWTH)[pattern], pattern), colour, words, beside)
    panel = Panel(canvas, 630, 190, "What grows", "how many",
                  [1, 10, 100, 1_000, 100_000], [10 ** power for power in range(3, 9)], is_log=True)
    for pattern, colour, words, beside in (
            ("reload, {} heights", "cost", "heights", 0),
            ("tap, {} wait for a double tap", "other", "taps", -4),
            ("launch to the first picture, {} views", "templateInk", "views", 10),
            ("layout, {} views deep", "gesture", "levels", 0), ("push onto {}", "cost", "push", -4),
            ("pop from {}", "other", "pop", 8), ("touch down, finger {}", "quiet", "fingers", None)):
        panel.line(series(dict(GROWTH + EACH)[pattern], pattern), colour, words, beside)
    return canvas.svg()


def table(heading, rows):
    """The lines of a table whose first column is words and whose others are numbers."""
    rule = "|---|" + "---:|" * (len(heading) - 1)
    cells = [" | ".join(f"{cell:,}" if isinstance(cell, int) else cell for cell in row)
             for row in [heading, *rows]]
    return [f"| {cells[0]} |", rule] + [f"| {row} |" for row in cells[1:]]


def tables():
    """The tables of the article."""
    def cost(case, reference=None):
        kept = [KEPT[case], f"{KEPT[case] / KEPT[reference]:.1f}"] if reference else [KEPT[case], "–"]
        return [case, *kept]

    figures = [cost("bare loop, 1 active"), cost("bare loop, 100 active")]
    figures += [cost(f"move, {size} active", f"bare loop, {size} active") for size in RECOGNIZERS]
    figures += [cost("move, 1 active of 100", "bare loop, 1 active"),
                cost("move, 1 active of 1000", "bare loop, 1 active"),
                cost("move, 100 undecided", "bare loop, 100 undecided")]
    figures += [cost(case) for case in (
        "move, 10 nested views with 1 each", "move, 10 fingers in 1 pan",
        "move, 10 fingers in as many pans", "move, 200 views deep", "move, scrolls 20 rows",
        "touch down, 1 pan", "touch down, 100 pans", "touch down, 200 views deep")]
    others = [[case, KEPT[case], taken, f"{taken / KEPT[case]:.1f}"] for case, taken in FLOWKEY.items()]
    grown = [[pattern.format("*n*"), f"{sizes[0]:,} … {sizes[-1]:,}",
              *([f"{before:,}" for before in BEFORE[pattern]] if pattern in BEFORE else ["–", "–"]),
              KEPT[pattern.format(sizes[0])], KEPT[pattern.format(sizes[-1])]]
             for pattern, sizes in GROWTH + EACH]
    lists = [["TouchKit, `UITableView`", "–", f"{KEPT['move, table of 30000 rows']:,}"],
             *([name, version, count] for name, version, count in LISTS)]
    return [table(["list", "version", "instructions"], lists),
            table(["case", "instructions", "× bare loop"], figures),
            table(["case", "*n*", "least before", "most before", "least", "most"], grown),
            table(["case", "TouchKit", "flowkey's UIKit", "ratio"], others)]


def with_tables(text):
    """The article with tables of today's numbers in place of those that begin the same way."""
    lines = text.split("\n")
    for rows in tables():
        start = lines.index(rows[0])
        end = next(i for i in range(start, len(lines)) if not lines[i].startswith("|"))
        lines[start:end] = rows
    return "\n".join(lines)


def main():
    article = CATALOG / "Cost.md"
    wanted = {
        CATALOG / "scaling.svg": draw(LIGHT), CATALOG / "scaling~dark.svg": draw(DARK),
        CATALOG / "growth.svg": draw_growth(LIGHT), CATALOG / "growth~dark.svg": draw_growth(DARK),
        article: with_tables(article.read_text())}
    stale = [file for file, text in wanted.items() if not file.exists() or file.read_text() != text]
    if "--check" not in sys.argv:
        for file in stale:
            file.write_text(wanted[file])
    elif stale:
        names = ", ".join(file.name for file in stale)
        sys.exit(f"error: {names}: not made of instructions.txt; run Checks/Benchmarks/scaling.py")


if __name__ == "__main__":
    main()

"""The page that says what was noticed."""

import datetime
import difflib
import math
from collections import Counter
from pathlib import Path

from sites import HERE, ROOT, TARGETS, address

INTRODUCTION = """\
# What notices a fault

A fault is a small change of the code of the engine or the widgets, addressed by its declaration, its operator and a round
number: `Contender.Place.precedes: comparison turned, 1`. A sample of all possible faults, and those that once were in the
code, are compiled into one build of the package, which chooses one of them when it starts. A fault is noticed if a test
fails, if the tests crash or do not end, or if a simulation of random apps breaks a promise. `{script}` did it
and wrote this page.
"""
RULES = """\
## How the sample is drawn

Sites are all places where an operator applies in GestureCore, WidgetRules, TouchEngine and TouchWidgets. A seeded shuffle
puts them in an order, and the first ones that compile are the sample. It is uniform over sites, not over declarations: so the
share says how probably a slip anywhere in the code is noticed, and a long function counts more than a short one.

Left out are: text for people (string literals, descriptions, messages of `programmerError`), assertions and the check of a
contest's invariants, what changes speed alone (`reserveCapacity`, `keepAlive`, closing a short cut), calls of a superclass's method that is
empty, attributes, raw values, code of Embedded Swift, and loops whose condition would always be true. A site that differs from another one by nothing is listed once: a
comparison by `==` that is turned is not also negated.

The order of two statements is left alone where nobody can notice it: neither leaves the code around them, and neither reads or
changes what the other changes. What a statement does is read from the names in it, and from the bodies of all functions and
getters with these names. Functions that apps override, implement or pass as an argument may do anything; a function of a value
in GestureCore or WidgetRules changes that value alone. It is assumed that an assignment changes its property alone, and that a
request for layout or drawing only asks. Fields with keys, parts of a hash, and sets that are joined have no order. The code in
`Checks/Mutations/Examples` shows what is left out and what is not.

A run is taken to be endless beyond {patience} times the processor time of the run without a fault. A suite of tests or a
simulation that never reaches the place of a fault is not run for it. The others run in the order of their processor time times
the number of faults that they reach, until one notices the fault. Kept records are compared whole, as at night; other tests
run as by day.
"""


def noticed_of(sites):
    return sum(bool(site["noticed"]) for site in sites)


def interval_of(sites):
    """Wilson's interval of 95 % for the share that is noticed, in percent."""
    count = len(sites)
    z, share = 1.959964, noticed_of(sites) / count
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * math.sqrt(share * (1 - share) / count + (z / count) ** 2 / 4)
    return 100 * (middle - half), 100 * (middle + half)


def share(sites):
    noticed = noticed_of(sites)
    low, high = interval_of(sites)
    return f"{noticed} of {len(sites)}, {100 * noticed / len(sites):.1f} % ({low:.1f} to {high:.1f} %)"


def without_equivalents(sites, equivalents):
    """The sites without those that nothing noticed because no input can show them."""
    listed = {address(entry) for entry in equivalents}
    return [site for site in sites if site["noticed"] or site["address"] not in listed]


def table(title, groups):
    yield from (f"| {title} | Noticed | Of |", "|---|---|---|")
    for name, sites in groups:
        yield f"| {name} | {noticed_of(sites)} | {len(sites)} |"
    yield ""


def difference(site):
    lines = [site[key].splitlines() for key in ("code", "fault")]
    if max(map(len, lines)) == 1:
        return [f"-{line}" for line in lines[0]] + [f"+{line}" for line in lines[1]]
    return [line for line in difflib.unified_diff(*lines, n=1, lineterm="")][3:][:24]


def survivor(site, because):
    # The name of the file alone: a page about a commit needs no change when a folder moves.
    yield f"`{site['address']}` ({Path(site['file']).name}, line {site['line']})" + (
        "" if site["reached"] else "; no test reaches it")
    yield from ("", "```diff", *difference(site), "```", "")
    if because:
        yield from (f"No input can show it: {because}", "")


def write(path, run, sites, named, equivalents):
    """Writes the page: `run` has the seed, the commit, the number of sites and of those that do not
    compile, and the minutes taken."""
    reasons = {address(entry): entry["because"] for entry in equivalents}
    since = f" in lines that are newer than {run['since']}" if run["since"] else ""
    survivors = [site for site in sites if not site["noticed"]]
    apart = without_equivalents(sites, equivalents)
    kinds = Counter(site["kind"] for site in sites if site["noticed"])
    lines = [
        INTRODUCTION.format(script=HERE.relative_to(ROOT) / "run.py"),
        f"{datetime.date.today()}, commit {run['commit']}, seed {run['seed']}, {run['minutes']:.0f} minutes on two cores:",
        f"**{share(sites)} of a sample were noticed**, with Wilson's interval of 95 %. No input can show {len(sites) - len(apart)} of the "
        f"other {len(survivors)}; without these it is {share(apart)}.",
        f"The sample is from {run['sites']} sites{since}; {run['unbuilt']} others that were drawn do not compile.",
        "Noticed by: " + ", ".join(f"{name} {count}" for name, count in kinds.most_common()) + ".",
        f"Kept records cannot tell right from wrong: of the {kinds['kept records']} faults that they noticed, no test did that runs before "
        "them.", "",
        *table("Target", [(f"`{name}`", [site for site in sites if site["target"] == name])
                          for name in TARGETS]),
        *table("Operator", [(name, [site for site in sites if site["operator"] == name])
                            for name in sorted({site["operator"] for site in sites})]),
        RULES.format(patience=run["patience"]), "## What nothing noticed", "",
    ]
    for site in survivors:
        lines += survivor(site, reasons.get(site["address"]))
    lines += ["## Faults that once were in the code", "",
              f"{noticed_of(named)} of {len(named)} are noticed.", "",
              "| Fault | Address | What it breaks | Noticed by |", "|---|---|---|---|"]
    for fault in named:
        cells = [f"`{fault['name']}`", f"`{fault['address']}`", fault["breaks"],
                 fault["noticed"] or "**nothing**"]
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    path.write_text("\n".join(lines) + "\n")

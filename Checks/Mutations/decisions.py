#!/usr/bin/env python3
"""Lists the conditions that were always true, always false or never asked, whatever the checks do.

No check can notice a fault that makes such a condition a constant. All conditions of the engine and of
the widgets are compiled into one copy of the package that keeps their values; then all tests run, and a
simulation of random apps.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

import running
import schemata
import sites as places

VALUES = ("false", "true")


def conditions(sites):
    """The conditions among the sites, each once, with code that keeps its value."""
    seen = {}
    for site in sites:
        if site["operator"] in ("condition true", "condition false"):
            wrap = site["wraps"][0]
            place = site["file"], wrap["start"], wrap["end"]
            if wrap["start"] != wrap["end"]:
                kept = {**wrap, "before": "keptValue(NUMBER, ", "after": ")"}
            else:
                # The end of a list of conditions is reached if all of them hold.
                kept = {**wrap, "before": ", keptValue(NUMBER, true)"}
            seen.setdefault(place, {**site, "wraps": [kept]})
    return list(seen.values())


def is_list(condition):
    wrap = condition["wraps"][0]
    return wrap["start"] == wrap["end"]


def run(command):
    """The values that conditions had in a run, as pairs of a number and a value."""
    with tempfile.NamedTemporaryFile() as reached:
        reached.write(bytes(schemata.NUMBERS_MAX))
        reached.flush()
        done = subprocess.run(
            command, cwd=schemata.COPY, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env=running.environment(reached=reached.name))
        if done.returncode != 0:
            sys.exit(f"without a fault, this is wrong already:\n{done.stdout[-3000:]}")
        kept = Path(reached.name).read_bytes()
    return {divmod(index, 2) for index, byte in enumerate(kept) if byte}


def verdict(condition, values):
    """What is wrong with a condition, if anything is."""
    had = [value for value in (0, 1) if (condition["number"], value) in values]
    if is_list(condition):
        return None if had else "never held"
    if len(had) == 2:
        return None
    return f"always {VALUES[had[0]]}" if had else "never asked"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--max", type=int, help="fail if there are more of them")
    arguments = parser.parse_args()
    places.SCRATCH.mkdir(exist_ok=True)
    built = schemata.build_faults(conditions(places.list_sites()))
    values = run(running.TESTS) | run(running.SIMULATION)
    undecided = [(verdict(each, values), each) for each in built]
    undecided = [(word, each) for word, each in undecided if word]
    for word, each in undecided:
        code = " ".join(each["code"].split())
        print(f"{each['file']}:{each['line']}: {each['declaration']}: {word}: {code}")
    print(f"{len(undecided)} of {len(built)} conditions never decide")
    if arguments.max is not None and len(undecided) > arguments.max:
        sys.exit(f"expected at most {arguments.max}: write a test in which the condition decides, or remove it")


if __name__ == "__main__":
    main()

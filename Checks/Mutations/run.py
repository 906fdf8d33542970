#!/usr/bin/env python3
"""Puts small faults into the engine and the widgets, and sees whether anything notices them.

A seeded sample of all faults that are possible, and the faults of Named.toml, are compiled into one
copy of the package in .build-mutations, so that the working tree stays as it is. Then the tests, and
a simulation, run with one fault after the other.
"""

import argparse
import json
import subprocess
import sys
import time

import document
import running
import schemata
import sites as places

# So many more are drawn than are wanted: some do not compile.
SPARE = 1.25
# Percent that should be noticed of the faults that an input can show.
WANTED = 95


def is_chosen(site, patterns):
    return any(pattern in site["address"] or pattern in site["file"] for pattern in patterns)


def try_sample(sites, arguments):
    """Builds and runs the sample and the named faults, and writes the page."""
    began = time.monotonic()
    described = ["git", "describe", "--always", "--dirty"]
    commit = subprocess.run(
        described, cwd=places.ROOT, capture_output=True, text=True).stdout.strip()
    if arguments.since:
        population, named = places.changed_since(sites, arguments.since), []
    else:
        by_address = {site["address"]: site for site in sites}
        population = sites
        named = [{**by_address[places.address(fault)], **fault} for fault in places.named_faults()]
    ordered = places.sample(population, arguments.seed)
    drawn = [dict(site) for site in ordered[: int(arguments.count * SPARE)]]
    built = schemata.build_faults(named + drawn)
    unbuilt = [fault["name"] for fault in named if fault not in built]
    if unbuilt:
        sys.exit(f"these named faults do not compile: {', '.join(unbuilt)}")
    good = [site for site in drawn if site in built][: arguments.count]
    if len(good) < arguments.count:
        sys.exit(f"only {len(good)} of {len(drawn)} faults compile; draw more of them")
    print(f"built after {(time.monotonic() - began) / 60:.0f} minutes", flush=True)
    running.try_all(good + named, arguments.seconds)
    last = drawn.index(good[-1])
    run = {
        "commit": commit, "seed": arguments.seed, "sites": len(population),
        "since": arguments.since,
        "unbuilt": last + 1 - len(good), "minutes": (time.monotonic() - began) / 60,
        "patience": running.PATIENCE}
    (places.SCRATCH / f"results-{arguments.seed}.json").write_text(
        json.dumps({"run": run, "sample": good, "named": named}, indent=1))
    page = places.ROOT / "Documentation" if arguments.write else places.SCRATCH
    equivalents = places.equivalents()
    document.write(page / "Mutations.md", run, good, named, equivalents)
    print(f"{document.share(good)} of the sample were noticed; {page / 'Mutations.md'} has the rest")
    if document.interval_of(document.without_equivalents(good, equivalents))[1] < WANTED:
        sys.exit(f"less than {WANTED} % are noticed, beyond chance")
    if lost := [fault["name"] for fault in named if not fault["noticed"]]:
        sys.exit(f"nothing notices what once was wrong: {', '.join(lost)}")


def try_some(sites, arguments):
    """Builds and runs the faults whose addresses or files contain one of the texts."""
    chosen = schemata.build_faults([site for site in sites if is_chosen(site, arguments.only)])
    running.try_all(chosen, arguments.seconds)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only see if listed addresses exist")
    parser.add_argument("--list", metavar="TEXT", help="print the sites with this text in address or file")
    parser.add_argument("--only", action="append", metavar="TEXT", help="try those alone")
    parser.add_argument(
        "--seconds", type=float, default=float("inf"),
        help="leave out suites that take longer: a look at many faults, not a result")
    parser.add_argument("--since", metavar="COMMIT", help="a sample from lines that later commits wrote, without the named")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--write", action="store_true", help="write Documentation/Mutations.md")
    arguments = parser.parse_args()
    if arguments.write and (arguments.seconds < float("inf") or arguments.since):
        parser.error("--write needs all suites and all lines; leave --seconds and --since out")
    places.SCRATCH.mkdir(exist_ok=True)
    sites = places.list_sites()
    if arguments.list is not None:
        for site in sites:
            if is_chosen(site, [arguments.list]):
                lines = [site[key].splitlines() or [""] for key in ("code", "fault")]
                print(f"{site['address']}  [{site['line']}: {lines[0][0]} -> {lines[1][0]}]")
        return
    places.check(sites)
    if arguments.only:
        try_some(sites, arguments)
    elif not arguments.check:
        try_sample(sites, arguments)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Measures how many faults of the engine and the widgets `touchkit diff --against` shows.

A seeded sample of faults is compiled into one copy of the package. For each fault, the build with it is
compared with the build without one, on recordings: those of the tests, and those of random fingers. A
fault in a place that no recording reaches is named as such: no comparison of recordings can show it.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import running
import schemata
import sites as places

PROGRAM = schemata.COPY / ".build/debug/touchkit"
RECORDINGS = {
    "the tests' recordings": places.ROOT / "Tests/TouchTraceTests/Traces",
    "random fingers": places.SCRATCH / "recordings",
}
# For each example app so many recordings of so many inputs.
SEEDS, EVENTS = 3, 300


def record():
    """Makes the recordings of random fingers with the build without a fault."""
    subprocess.run(
        [PROGRAM, "monkey", "--keep", "--no-shrink", "--seeds", str(SEEDS),
         "--events", str(EVENTS), "--output", RECORDINGS["random fingers"]],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def reached(folder):
    """The numbers of the faults whose places some recording of a folder reaches."""
    numbers = set()
    for recording in sorted(folder.glob("*.jsonl")):
        with tempfile.NamedTemporaryFile() as file:
            file.write(bytes(schemata.NUMBERS_MAX))
            file.flush()
            subprocess.run(
                [PROGRAM, "replay", recording], check=True, stdout=subprocess.DEVNULL,
                env={**os.environ, "REACHED_FAULTS": file.name})
            numbers |= {number for number, byte in enumerate(Path(file.name).read_bytes()) if byte}
    return numbers


def difference(number, folder):
    """What `diff` says first about a fault and the recordings of a folder; nothing if they do not differ."""
    with tempfile.TemporaryDirectory() as work:
        faulty = Path(work) / "touchkit"
        # `diff` starts the other program by its path.
        faulty.write_text(f'#!/bin/sh\nCHOSEN_FAULT={number} exec "{PROGRAM}" "$@"\n')
        faulty.chmod(0o755)
        done = subprocess.run(
            [PROGRAM, "diff", "--against", faulty, folder],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode == 0:
        return None
    if done.returncode != 1:
        sys.exit(f"diff exits with {done.returncode}: {done.stdout}")
    return done.stdout.strip()


def compare(fault, by_folder):
    fault["reached"] = by_folder
    fault["shown"] = {
        name: fault["number"] in by_folder[name] and difference(fault["number"], folder)
        for name, folder in RECORDINGS.items()}
    return fault


def row(fault):
    shown = [name for name in RECORDINGS if fault["shown"][name]]
    reaching = [name for name in RECORDINGS if fault["number"] in fault["reached"][name]]
    word = "shown" if shown else "not shown" if reaching else "no recording gets there"
    return f"| `{fault['address']}` | {word} | {', '.join(shown or reaching)} |"


def page(faults, seed):
    lines = [
        "# What a comparison of two builds shows", "",
        "`touchkit diff --against` compares what two builds decide about recordings. This page says how many faults "
        "of the engine and the widgets it shows.", "",
        f"{len(faults)} faults, drawn with seed {seed} from all faults that are possible at one place of the code "
        f"(`Checks/Mutations`), each alone in a build. `Checks/Mutations/differences.py --seed {seed} --write` wrote "
        "this page.", "",
        "| Recordings | places reached | faults shown | of those reached |", "|---|---|---|---|"]
    for name in [*RECORDINGS, "both"]:
        names = list(RECORDINGS) if name == "both" else [name]
        there = [f for f in faults if any(f["number"] in f["reached"][n] for n in names)]
        shown = [f for f in faults if any(f["shown"][n] for n in names)]
        share = f"{100 * len(shown) / max(len(there), 1):.0f} %"
        lines.append(f"| {name} | {len(there)} | {len(shown)} | {share} |")
    lines += [
        "", "A fault that is reached and not shown changes no decision in these recordings: a value that is asked for "
        "and not used, a limit that no finger comes near, a frame that only tests look at. Without a fault, the two "
        "builds decide the same in each recording.", "",
        "| Fault | | by, or reached by |", "|---|---|---|", *map(row, faults), ""]
    return "\n".join(lines)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--write", action="store_true", help="write Documentation/Differences.md")
    arguments = parser.parse_args()
    places.SCRATCH.mkdir(exist_ok=True)
    ordered = places.sample(places.list_sites(), arguments.seed)
    drawn = [dict(site) for site in ordered[: arguments.count * 5 // 4]]
    faults = schemata.build_faults(drawn, ("--product", "touchkit"))[: arguments.count]
    record()
    by_folder = {name: reached(folder) for name, folder in RECORDINGS.items()}
    for name, folder in RECORDINGS.items():
        if said := difference(running.NO_FAULT, folder):
            sys.exit(f"{name} differ without a fault: {said}")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for fault in pool.map(lambda fault: compare(fault, by_folder), faults):
            print(row(fault), flush=True)
    folder = places.ROOT / "Documentation" if arguments.write else places.SCRATCH
    (folder / "Differences.md").write_text(page(faults, arguments.seed))
    print(f"{folder / 'Differences.md'} has the shares")


if __name__ == "__main__":
    main()

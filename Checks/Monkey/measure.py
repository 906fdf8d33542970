#!/usr/bin/env python3
"""Measures how many planted faults random fingers find in a minute of CPU time.

Builds the copy with the faults, unless --skip-build says that it is there. Then, for each fault and
each style, plays seeds until the fault shows or the CPU time is spent. Without a fault nothing may be
found. --write writes Documentation/Monkey.md.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import plant

PROGRAM = plant.COPY / ".build/release/touchkit"
PAGE = plant.ROOT / "Documentation/Monkey.md"
STYLES = ("guided", "uniform")
EVENTS = 1000
# Seeds that are played in one start of the program.
SEEDS = 10


def play(app, fault, style, first, seeds, folder):
    """Plays some seeds; says what was found first, after how many seeds, and the CPU seconds."""
    command = [
        str(PROGRAM), "monkey", "--app", app, "--seed", str(first), "--seeds", str(seeds),
        "--events", str(EVENTS), "--style", style, "--no-shrink", "--first", "--json", "--limit", "5",
        "--output", folder]
    environment = os.environ | ({"TOUCHKIT_FAULT": fault} if fault else {})
    with tempfile.TemporaryFile() as out:
        process = subprocess.Popen(
            command, env=environment, stdout=out, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        out.seek(0)
        lines = out.read().decode().splitlines()
    if process.returncode not in (0, 1):
        sys.exit(f"{' '.join(command)}: exit code {process.returncode}")
    found = json.loads(lines[0]) if lines else None
    return found, usage.ru_utime + usage.ru_stime


def fits(words, noticed):
    """Whether what was found is what the fault does."""
    if noticed == "crash":
        return "crashed" in words
    if noticed == "endless":
        return "took more than" in words or "crashed" in words
    return noticed in words


def hunt(fault, style, seconds):
    """Plays until a fault shows or the time is spent."""
    spent, first = 0.0, 1
    with tempfile.TemporaryDirectory() as folder:
        while spent < seconds:
            found, time = play(fault["app"], fault["name"], style, first, SEEDS, folder)
            spent += time
            if found:
                return {"seconds": spent, "seed": found["seed"], "words": found["words"]}
            first += SEEDS
    return None


def calm(app, seconds):
    """What is found in an app without a fault: nothing may be."""
    with tempfile.TemporaryDirectory() as folder:
        spent, first = 0.0, 1
        while spent < seconds:
            found, time = play(app, None, "guided", first, SEEDS, folder)
            spent += time
            if found:
                return found
            first += SEEDS
    return first - 1


def page(faults, results, seconds, calm_results):
    """The page of the documentation."""
    counts = {style: sum(1 for fault in faults if results[fault["name"], style]) for style in STYLES}
    lines = [
        "# What random fingers find", "",
        f"{len(faults)} faults are planted in the example apps (`Checks/Monkey/Faults.toml`, written "
        "before the monkey). Each is",
        f"played by seeds 1, 2, 3 … of {EVENTS} inputs until it shows, for at most {seconds:g} s of CPU "
        "time, in a release build.",
        "`Checks/Monkey/measure.py --write` wrote this page.", "",
        "| Fingers | Faults found | Share |", "|---|---|---|"]
    names = {"guided": "guided by what they reach", "uniform": "taps and drags at random places"}
    for style in STYLES:
        lines.append(f"| {names[style]} | {counts[style]} of {len(faults)} | {counts[style] / len(faults):.0%} |")
    seeds = ", ".join(f"{app} {result}" for app, result in calm_results.items())
    lines += ["", f"Without a fault nothing was found; seeds played: {seeds}.", "",
              "| Fault | App | Shows by | Guided: CPU s, seed | Uniform: CPU s, seed |",
              "|---|---|---|---|---|"]
    for fault in faults:
        cells = []
        for style in STYLES:
            result = results[fault["name"], style]
            other = "" if not result or fits(result["words"], fault["noticed"]) else " (by another sign)"
            cells.append(f"{result['seconds']:.1f}, {result['seed']}{other}" if result else "not found")
        lines.append(f"| `{fault['name']}` | {fault['app']} | {fault['noticed']} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60, help="of CPU time for each fault and style")
    parser.add_argument("--only", default="", help="faults whose names contain this")
    parser.add_argument("--jobs", type=int, default=2, help="how many programs run at once")
    parser.add_argument("--skip-build", action="store_true", help="the copy is built already")
    parser.add_argument("--write", action="store_true", help="write the page of the documentation")
    arguments = parser.parse_args()
    faults = [fault for fault in plant.read_faults() if arguments.only in fault["name"]]
    if not arguments.skip_build:
        plant.build(plant.read_faults(), arguments.jobs)
    apps = sorted({fault["app"] for fault in faults})
    with ThreadPoolExecutor(arguments.jobs) as pool:
        calm_results = dict(zip(apps, pool.map(lambda app: calm(app, arguments.seconds / 4), apps)))
        for app, result in calm_results.items():
            if not isinstance(result, int):
                print(f"{app} without a fault: {result['words']} (seed {result['seed']})", flush=True)
        jobs = [(fault, style) for fault in faults for style in STYLES]

        def run(job):
            result = hunt(*job, arguments.seconds)
            fault, style = job
            words = f"{result['seconds']:.1f} s, seed {result['seed']}: {result['words']}" if result else "not found"
            print(f"{fault['name']}, {style}: {words}", flush=True)
            return result

        results = {(fault["name"], style): result
                   for (fault, style), result in zip(jobs, pool.map(run, jobs))}
    for style in STYLES:
        found = sum(1 for fault in faults if results[fault["name"], style])
        print(f"{style}: {found} of {len(faults)} faults in {arguments.seconds:g} CPU s each")
    if any(not isinstance(result, int) for result in calm_results.values()):
        sys.exit("something was found without a fault")
    if arguments.write:
        PAGE.write_text(page(faults, results, arguments.seconds, calm_results))


if __name__ == "__main__":
    main()

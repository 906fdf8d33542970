"""Runs the tests and the simulation of the copy with one fault after the other."""

import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed

from schemata import COPY, SCRATCH

# Suites that take most of the time, and mostly notice what others notice, too.
LONG = {
    "engine": "UnrulyNavigation|UnrulyScrolling|ControlStorms|BadTables|FastLaneTests|RowsThatShow"
              "|RuleOrderTests|TrigonometryTests",
    "shakes": "ShakeRuleTests",
    "pictures": "LaneEventsTests|LanesPictureTests|GuideTests|StrokeLab|ShapesFiles",
    "simulator": "SimulatedApps|ChangesFromInsideCallbacks|ChangesFromInsideScrollViews"
                 "|SimulatedFastLaneTests|SmallWorldsCounted|PlansThatOnceFailed",
}

# Suites that compare what can be seen with what was seen before. They cannot tell right from wrong.
KEPT = "KeptDecisions|KeptCalls|LookTests"
KEPT_STAGE = "kept records"


def tests(*options):
    binary = COPY / ".build/debug/TouchKitPackageTests.xctest"
    return [binary, "--testing-library", "swift-testing", *options]


def suites(names):
    return rf"\.({names})/"


# What takes seconds comes first. Each stage runs what the stages before did not notice. The quick tests
# run last with what kept records noticed: a test that can tell right from wrong counts more.
QUICK_STAGE = "quick tests"
STAGES = {
    KEPT_STAGE: tests("--filter", suites(KEPT)),
    QUICK_STAGE: tests("--skip", suites("|".join([*LONG.values(), KEPT]))),
    **{f"long tests: {name}": tests("--filter", suites(names)) for name, names in LONG.items()},
    "simulation": [
        COPY / ".build/debug/touchkit", "simulate", "--seed", "1", "--events", "1000", "--seeds", "80"],
}
# How many times the processor time of the run without a fault counts as a run that does not end.
PATIENCE = 4
# Beyond this, a run that waits for something and uses no processor time does not end either.
WAITING_MAX = 900
MEMORY_MAX = 8 << 30
NO_FAULT = 1 << 15
FAILURE = re.compile(r"^✘ Test (.+?) recorded an issue.*? at (\w+)\.swift:\d+", re.MULTILINE)
FATAL = re.compile(r"Fatal error: (.*)")


def run(stage, number, seconds_max, reached=None):
    """Runs a stage with a fault until it ends or a test fails.

    Returns what noticed the fault, or nothing, and the seconds of processor time.
    """
    environment = {
        **os.environ, "CHOSEN_FAULT": str(number), "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no",
        # A fault must be noticed without recordings that only some machines have.
        "TOUCHKIT_DATA": "/nowhere"}
    if reached:
        environment["REACHED_FAULTS"] = str(reached)

    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds_max, seconds_max + 5))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_MAX, MEMORY_MAX))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    end = time.monotonic() + WAITING_MAX
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            STAGES[stage], cwd=COPY, stdout=log, stderr=subprocess.STDOUT,
            env=environment, start_new_session=True, preexec_fn=limit)
        failure = None
        while True:
            pid, status, usage = os.wait4(process.pid, os.WNOHANG)
            log.seek(0)
            output = log.read().decode(errors="replace")
            failure = FAILURE.search(output)
            if pid:
                code = os.waitstatus_to_exitcode(status)
                break
            if failure or time.monotonic() > end:
                os.killpg(process.pid, signal.SIGKILL)
                _, status, usage = os.wait4(process.pid, 0)
                code = None
                break
            time.sleep(0.2)
        process.returncode = 0
    seconds = usage.ru_utime + usage.ru_stime
    if failure:
        return f"{failure[2]}: {failure[1]}", seconds
    if code == 0:
        return None, seconds
    if code == -signal.SIGTERM:
        # Somebody else ended it.
        return run(stage, number, seconds_max, reached)
    if code in (None, -signal.SIGXCPU, -signal.SIGKILL):
        return f"{stage}: does not end", seconds
    fatal = FATAL.search(output)
    lines = [line for line in output.splitlines() if line.startswith("seed ")]
    said = fatal[1] if fatal else lines[0] if lines else output.strip().splitlines()[-1:]
    return f"{stage}: stops with {code}, {said}"[:200], seconds


def measure(stage):
    """Runs a stage without a fault. Returns its limit in seconds, and the faults that it reaches."""
    reached = SCRATCH / f"reached-{stage}"
    reached.write_bytes(bytes(1 << 16))
    noticed, seconds = run(stage, NO_FAULT, 3600, reached)
    if noticed:
        sys.exit(f"without a fault, this is wrong already: {noticed}")
    numbers = {number for number, byte in enumerate(reached.read_bytes()) if byte}
    print(f"{stage}: {seconds:.0f} s without a fault; reaches {len(numbers)} faults", flush=True)
    return round(seconds * PATIENCE) + 10, numbers


def try_stage(stage, limits, sites):
    """Tries faults in one stage, two at a time. A stage that never asks for a fault cannot notice it."""
    seconds_max, reached = limits
    todo = [site for site in sites if site["number"] in reached]
    with ThreadPoolExecutor(2) as pool:
        trials = {pool.submit(run, stage, site["number"], seconds_max): site for site in todo}
        for count, trial in enumerate(as_completed(trials), 1):
            site = trials[trial]
            site["reached"] = True
            noticed, seconds = trial.result()
            if noticed:
                site["noticed"], site["stage"] = noticed, stage
            print(f"{stage} {count}/{len(todo)}: {site['address']}: {seconds:.1f} s, "
                  f"{noticed or 'not noticed'}", flush=True)


def try_all(sites):
    """Tries all faults: stage by stage, with what the stages before did not notice."""
    for site in sites:
        site["reached"], site["noticed"] = False, None
    limits = {}
    for stage in STAGES:
        limits[stage] = measure(stage)
        try_stage(stage, limits[stage], [site for site in sites if not site["noticed"]])
    left = [site["address"] for site in sites if not site["noticed"]]
    print(f"nothing notices {len(left)} of {len(sites)}:", *left, sep="\n  ", flush=True)
    try_stage(
        QUICK_STAGE, limits[QUICK_STAGE], [site for site in sites if site.get("stage") == KEPT_STAGE])

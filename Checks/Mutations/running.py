"""Runs the tests and the simulation of the copy with one fault after the other."""

import os
import re
import resource
import signal
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed

from schemata import COPY, SCRATCH

TESTS = [
    COPY / ".build/debug/TouchKitPackageTests.xctest", "--testing-library", "swift-testing", "--filter"]
SIMULATE = [COPY / ".build/debug/touchkit", "simulate"]
# The engine's own tests come first: they take seconds and notice most.
STAGES = {
    "engine": [*TESTS, r"^(GestureCoreTests|TouchEngineTests|TouchKitTests)\."],
    "others": [*TESTS, r"^(TouchTestingTests|TouchTraceTests|GuideTests|StrokeRecognizersTests"
               r"|ExamplesTests|PlaygroundTests)\."],
    "simulator": [*TESTS, r"^TouchSimulationTests\."],
    "simulation": [*SIMULATE, "--seed", "1", "--events", "1000", "--seeds", "80"],
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
    if code in (None, -signal.SIGXCPU, -signal.SIGKILL):
        return f"{stage}: does not end", seconds
    fatal = FATAL.search(output)
    lines = [line for line in output.splitlines() if line.startswith("seed ")]
    said = fatal[1] if fatal else lines[0] if lines else output.strip().splitlines()[-1:]
    return f"{stage}: stops with {code}, {said}"[:200], seconds


def measure():
    """Runs every stage without a fault. Returns for each its limit and the faults that it reaches."""
    found = {}
    for stage in STAGES:
        reached = SCRATCH / f"reached-{stage}"
        reached.write_bytes(bytes(1 << 16))
        noticed, seconds = run(stage, NO_FAULT, 3600, reached)
        if noticed:
            raise SystemExit(f"without a fault, this is wrong already: {noticed}")
        numbers = {number for number, byte in enumerate(reached.read_bytes()) if byte}
        print(f"{stage}: {seconds:.0f} s without a fault; reaches {len(numbers)} faults", flush=True)
        found[stage] = (round(seconds * PATIENCE) + 10, numbers)
    return found


def try_fault(site, limits):
    """What notices a fault, or nothing. A stage that never asks for the fault cannot notice it."""
    began = time.monotonic()
    site["reached"], site["noticed"] = False, None
    for stage, (seconds_max, reached) in limits.items():
        if site["number"] not in reached:
            continue
        site["reached"] = True
        site["noticed"], _ = run(stage, site["number"], seconds_max)
        if site["noticed"]:
            site["stage"] = stage
            break
    site["seconds"] = round(time.monotonic() - began, 1)
    return site


def try_all(sites):
    """Tries all faults, two at a time, and tells of each when it is done."""
    limits = measure()
    with ThreadPoolExecutor(2) as pool:
        trials = [pool.submit(try_fault, site, limits) for site in sites]
        for count, trial in enumerate(as_completed(trials), 1):
            site = trial.result()
            print(f"[{count}/{len(sites)}] {site['address']}: {site['seconds']} s, "
                  f"{site['noticed'] or 'NOT NOTICED'}", flush=True)

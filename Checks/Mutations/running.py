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
from pathlib import Path

from schemata import COPY, NUMBERS_MAX

# Suites that compare what can be seen with what was seen before. They cannot tell right from wrong.
KEPT = re.compile(r"\.(KeptDecisions|KeptCalls|LookTests)")
BINARY = COPY / ".build/debug/TouchKitPackageTests.xctest"
TESTS = [BINARY, "--testing-library", "swift-testing"]
SIMULATION = [
    COPY / ".build/debug/touchkit", "simulate", "--seed", "1", "--events", "1000", "--seeds", "80"]
# A fault is tried with the checks that reach it, some at a time: first as many as take these seconds
# without a fault, then twice as many seconds, and so on. Most faults are noticed by the first ones.
FIRST_SECONDS = 2
# How many times the processor time of the run without a fault counts as a run that does not end.
PATIENCE = 4
# Beyond this, a run that waits for something and uses no processor time does not end either.
WAITING_MAX = 900
MEMORY_MAX = 8 << 30
NO_FAULT = NUMBERS_MAX - 1
FAILURE = re.compile(r"^✘ Test (.+?) recorded an issue.*? at (\w+)\.swift:\d+", re.MULTILINE)
FATAL = re.compile(r"Fatal error: (.*)")


class Check:
    """A suite of tests, or the simulation: what it takes without a fault, and which faults it reaches."""

    def __init__(self, suite=None):
        self.suite = suite
        self.kind = "simulation" if not suite else "kept records" if KEPT.search(suite) else "tests"

    def measure(self):
        with tempfile.NamedTemporaryFile() as reached:
            reached.write(bytes(NUMBERS_MAX))
            reached.flush()
            noticed, self.seconds = run([self], NO_FAULT, 3600, reached.name)
            if noticed:
                sys.exit(f"without a fault, this is wrong already: {noticed}")
            self.reached = {number for number, byte in enumerate(Path(reached.name).read_bytes()) if byte}

    @property
    def rank(self):
        """What is quick and reaches few faults comes first: it was probably written for them."""
        return self.seconds * len(self.reached)


def command(checks):
    if checks[0].kind == "simulation":
        return SIMULATION
    names = "|".join(re.escape(check.suite) for check in checks)
    return [*TESTS, "--filter", f"^({names})(/|$)"]


def environment(number=NO_FAULT, reached=None, kind="tests"):
    """The variables of a run with a fault, and with a file that keeps what was reached.

    Kept records are compared whole, and other tests run as by day, whenever the sample is taken.
    """
    inherited = {name: value for name, value in os.environ.items() if name != "TOUCHKIT_NIGHT"}
    night = {"TOUCHKIT_NIGHT": "1"} if kind == "kept records" else {}
    # A fault must be noticed without recordings that only some machines have.
    chosen = {
        "CHOSEN_FAULT": str(number), "NO_COLOR": "1", "SWIFT_BACKTRACE": "enable=no",
        "TOUCHKIT_DATA": "/nowhere"}
    return {**inherited, **night, **chosen, **({"REACHED_FAULTS": str(reached)} if reached else {})}


def run(checks, number, seconds_max, reached=None):
    """Runs checks of one kind with a fault until they end or a test fails.

    Returns what noticed the fault, or nothing, and the seconds of processor time.
    """
    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds_max, seconds_max + 5))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_MAX, MEMORY_MAX))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    end = time.monotonic() + WAITING_MAX
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            command(checks), cwd=COPY, stdout=log, stderr=subprocess.STDOUT,
            env=environment(number, reached, checks[0].kind), start_new_session=True, preexec_fn=limit)
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
            time.sleep(0.1)
        process.returncode = 0
    seconds = usage.ru_utime + usage.ru_stime
    if failure:
        return f"{failure[2]}: {failure[1]}", seconds
    if code == 0:
        return None, seconds
    if code == -signal.SIGTERM:
        # Somebody else ended it.
        return run(checks, number, seconds_max, reached)
    kind = checks[0].kind
    if code in (None, -signal.SIGXCPU, -signal.SIGKILL):
        return f"{kind}: do not end", seconds
    fatal = FATAL.search(output)
    lines = [line for line in output.splitlines() if line.startswith("seed ")]
    said = fatal[1] if fatal else lines[0] if lines else output.strip().splitlines()[-1:]
    return f"{kind}: stop with {code}, {said}"[:200], seconds


def measured_checks():
    """All checks in the order of their rank, measured without a fault."""
    listed = subprocess.run(
        [*TESTS, "--list-tests"], cwd=COPY, check=True, capture_output=True, text=True).stdout
    suites = {line.split("/")[0] for line in listed.splitlines() if re.match(r"\w+\.", line)}
    checks = [Check(), *(Check(suite) for suite in sorted(suites))]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(Check.measure, checks))
    print(f"{len(checks)} checks take {sum(check.seconds for check in checks):.0f} s without a fault", flush=True)
    return sorted(checks, key=lambda check: check.rank)


def batches(checks):
    """Checks one after the other, those of one kind together for about twice as long each time."""
    seconds_max, batch = FIRST_SECONDS, []
    for check in checks:
        seconds = sum(each.seconds for each in batch)
        if batch and (check.kind != batch[0].kind or seconds + check.seconds > seconds_max):
            yield batch
            batch, seconds_max = [], seconds_max * 2
        batch.append(check)
    if batch:
        yield batch


def try_fault(site, checks):
    """Tries a fault with the checks that reach it, until one notices it. Returns the seconds taken."""
    total = 0
    for batch in batches([check for check in checks if site["number"] in check.reached]):
        site["reached"] = True
        limit = round(PATIENCE * sum(check.seconds for check in batch)) + 10
        site["noticed"], seconds = run(batch, site["number"], limit)
        total += seconds
        if site["noticed"]:
            site["kind"] = batch[0].kind
            break
    return total


def try_all(sites, seconds_max):
    """Tries all faults, two at a time, with the checks that take at most these seconds."""
    for site in sites:
        site["reached"], site["noticed"], site["kind"] = False, None, None
    checks = [check for check in measured_checks() if check.seconds <= seconds_max]
    with ThreadPoolExecutor(2) as pool:
        trials = {pool.submit(try_fault, site, checks): site for site in sites}
        for count, trial in enumerate(as_completed(trials), 1):
            site = trials[trial]
            print(f"{count}/{len(sites)}: {site['address']}: {trial.result():.1f} s, "
                  f"{site['noticed'] or 'not noticed'}", flush=True)
    left = [site["address"] for site in sites if not site["noticed"]]
    print(f"nothing notices {len(left)} of {len(sites)}:", *left, sep="\n  ", flush=True)

#!/usr/bin/env python3
"""Puts small faults into the engine, one at a time, and sees whether anything notices.

The faults are data: Checks/Mutations/Faults/*.toml. Each is put into a copy of the package in
.build-mutations, so that the working tree stays as it is. There it must build; then `swift test`
runs until its first failing test, and what passes all tests runs about a minute of simulation. The
engine's own tests come first, in a package without the rest: that builds in half the time.
Results are kept in .build-mutations/results.json, and written to Documentation/Mutations.md. A
fault that was caught is tried again when it or the code of its file changes, comments aside; one that
survived, when the tests change too. --fresh tries all again.
"""

import argparse
import datetime
import hashlib
import json
import os
import re
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SCRATCH = ROOT / ".build-mutations"
COPY = SCRATCH / "package"
RESULTS = SCRATCH / "results.json"
DOCUMENT = ROOT / "Documentation" / "Mutations.md"

# Seconds after which a step counts as one that does not end; several times what each needs.
LIMITS = {"build": 900, "tests": 300, "release": 900, "simulation": 300}
# What the engine's own tests need. They run first: they take seconds and notice most.
ENGINE = {
    "GestureCore", "WidgetRules", "TouchEngine", "TouchWidgets", "TouchKit", "UIKit", "_Testing_UIKit", "CUIKitSubclass", "TouchTrace",
    "TouchTesting",
    "TouchSimulation", "GestureCoreTests", "TouchKitTests", "TouchSimulationTests",
}
ENTRY = re.compile(
    r"^    \.(?:target|executableTarget|testTarget|library|executable)\(\s*name: \"(\w+)\".*?"
    r"(?=^    \.|^    //|^  \])", re.MULTILINE | re.DOTALL)
SIMULATIONS = [
    ["simulate", "--seed", "1", "--events", "5000", "--seeds", "2500"],
    ["simulate", "--small", "--stride", "97"],
]
FAILING_TEST = re.compile(
    r"^✘ Test (.+?) recorded an issue.*? at (\w+)\.swift:\d+", re.MULTILINE)
FATAL = re.compile(r"Fatal error: (.*)")


# MARK: The list


def read_faults():
    """All faults, in the order of their files; ends with what is wrong with the list, if it is."""
    found, wrong = [], []
    for path in sorted((ROOT / "Checks" / "Mutations" / "Faults").glob("*.toml")):
        try:
            entries = tomllib.loads(path.read_text())["fault"]
        except (tomllib.TOMLDecodeError, KeyError) as error:
            sys.exit(f"{path.relative_to(ROOT)}: {error}; expected [[fault]] entries in TOML")
        for fault in entries:
            place = f"{path.relative_to(ROOT)}: {fault.get('name', 'a fault without a name')}"
            wrong += [f"{place}: {problem}" for problem in problems(fault, found)]
            found.append(fault)
    if wrong:
        sys.exit("\n".join(wrong))
    return found


def problems(fault, others):
    """What is wrong with one entry of the list, in words."""
    needed, allowed = {"name", "file", "find", "replace", "breaks"}, {"survives"}
    if not needed <= fault.keys() <= needed | allowed:
        yield f"expected {sorted(needed)} and perhaps survives, found {sorted(fault)}"
        return
    if any(other.get("name") == fault["name"] for other in others):
        yield "another fault has this name; choose one of its own"
    if fault["find"] == fault["replace"]:
        yield "the replacement is the text itself; put a fault there"
    path = ROOT / fault["file"]
    if not path.is_file():
        yield f"there is no {fault['file']}; name the file that the code is in now"
        return
    count = path.read_text().count(fault["find"])
    if count != 1:
        yield (f"expected its text once in {fault['file']}, found it {count} times; quote the code "
               "as it is now, with enough of it to be the only place")


# MARK: The copy


def read_package():
    """The package's files by path, new ones included."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    lines = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    paths = [path for path in lines.splitlines() if (ROOT / path).is_file()]
    return {path: (ROOT / path).read_bytes() for path in paths}


def digest(*parts):
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


def code_of(content):
    """A file without empty lines and without lines that are comments."""
    lines = (line.strip() for line in content.splitlines())
    return b"\n".join(line for line in lines if line and not line.startswith(b"//"))


def digest_of(package, *folders):
    paths = sorted(path for path in package if path.startswith(folders))
    return digest(*(path.encode() + b"\0" + package[path] for path in paths))


def engine_alone(manifest):
    """The manifest without what the engine's own tests do not need."""
    return ENTRY.sub(lambda entry: entry[0] if entry[1] in ENGINE else "", manifest)


def prepare_copy(package, fault=None, is_whole=False):
    """Makes the copy like the package but for the fault; equal files keep their times."""
    wanted = dict(package)
    if not is_whole:
        wanted["Package.swift"] = engine_alone(wanted["Package.swift"].decode()).encode()
    if fault:
        text = wanted[fault["file"]].decode()
        wanted[fault["file"]] = text.replace(fault["find"], fault["replace"]).encode()
    for path, content in wanted.items():
        target = COPY / path
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    for folder in ("Sources", "Tests"):
        for path in (COPY / folder).rglob("*"):
            if path.is_file() and str(path.relative_to(COPY)) not in wanted:
                path.unlink()


# MARK: One fault


def run(step, command, stop=None):
    """Runs a command in the copy until it ends, its time is over, or its output says stop.

    Returns its exit code, None if it did not end in time, and its output.
    """
    # No recorded touches: a fault must be noticed without what only some machines have.
    environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "TOUCHKIT_DATA": "/nowhere"}
    log = SCRATCH / f"{step}.log"
    end = time.monotonic() + LIMITS[step]
    with log.open("w") as output:
        process = subprocess.Popen(
            ["nice", "-n", "5", *command], cwd=COPY, stdout=output, stderr=subprocess.STDOUT,
            env=environment, start_new_session=True)
        while process.poll() is None and time.monotonic() < end:
            if stop and stop.search(log.read_text(errors="replace")):
                break
            time.sleep(0.5)
        code = process.poll()
        if code is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
    return code, log.read_text(errors="replace")


def what_catches(package, fault=None):
    """Builds and runs the copy. Returns what notices a fault, and the name of that."""
    for is_whole in (False, True):
        prepare_copy(package, fault, is_whole)
        code, output = run("build", ["swift", "build", "--build-tests"])
        if code != 0:
            return "build", output[-2000:]
        code, output = run(
            "tests", ["swift", "test", "--skip-build", "--disable-xctest"], stop=FAILING_TEST)
        if match := FAILING_TEST.search(output):
            return "test", f"{match[2]}: {match[1]}"
        if code != 0:
            return "test", "the tests do not end" if code is None else f"stops: {said(output)}"
    code, output = run("release", ["swift", "build", "-c", "release", "--product", "touchkit"])
    if code != 0:
        return "build", output[-2000:]
    for command in SIMULATIONS:
        code, output = run("simulation", [".build/release/touchkit", *command])
        if code != 0:
            return "simulation", "does not end" if code is None else said(output)
    return "nothing", ""


def said(output):
    """The line of an output that says what was wrong."""
    if match := FATAL.search(output):
        return match[1][:160]
    lines = [line for line in output.splitlines() if line.strip()] or [""]
    return next((line for line in lines if line.startswith("seed ")), lines[-1])[:160]


def try_all(faults, results, only):
    """Tries what has no result that stands, and keeps each result at once; "" is no fault."""
    # Read once: who works on the package meanwhile does not disturb.
    package = read_package()
    tests = digest_of(package, "Tests/")
    code = digest_of(package, "Tests/", "Sources/", "Package.swift")
    described = ["git", "describe", "--always", "--dirty"]
    commit = subprocess.run(described, cwd=ROOT, capture_output=True, text=True).stdout.strip()
    todo, unbuilt = [], []
    for fault in faults:
        text = digest(
            fault["find"].encode(), fault["replace"].encode(), code_of(package[fault["file"]]))
        known = results.get(fault["name"], {})
        stands = known.get("text") == text and (
            known["by"] != "nothing" or known["tests"] == tests)
        if fault["name"] in only if only else not stands:
            todo.append((fault, text))
    if todo and results.get("") != code:
        by, what = what_catches(package)
        if by != "nothing":
            sys.exit(f"without any fault, this is wrong already: {by}, {what}")
        results[""] = code
    for number, (fault, text) in enumerate(todo, 1):
        began = time.monotonic()
        by, what = what_catches(package, fault)
        seconds = round(time.monotonic() - began)
        print(f"[{number}/{len(todo)}] {fault['name']}: {seconds} s, {by} {what}", flush=True)
        if by == "build":
            unbuilt.append(fault["name"])
            continue
        results[fault["name"]] = {
            "text": text, "tests": tests, "commit": commit, "by": by, "what": what,
            "seconds": seconds}
        RESULTS.write_text(json.dumps(results, indent=1))
    if unbuilt:
        sys.exit(f"{', '.join(unbuilt)}: what does not build is no fault; write another one")


# MARK: The document


def write_document(faults, results):
    by = {kind: [fault for fault in faults if results[fault["name"]]["by"] == kind]
          for kind in ("test", "simulation", "nothing")}
    commits = sorted({results[fault["name"]]["commit"] for fault in faults})
    share = 100 * (len(faults) - len(by["nothing"])) / len(faults)
    lines = [
        "# What notices a fault", "",
        "Each row is a small fault that was put into the engine, alone. `Checks/Mutations/run.py` did it "
        "and wrote this page: it ran",
        "`swift test`, without recorded touches, until the first test failed; what no test noticed "
        "ran a minute of simulation.", "",
        f"{datetime.date.today()}, at {', '.join(commits)}: of {len(faults)} faults "
        f"{len(by['test'])} were caught by a test, {len(by['simulation'])} only by the simulation, "
        f"{len(by['nothing'])} by nothing; {share:.1f} % were caught.", "",
        "| Fault | In | What it breaks | Caught by |", "|---|---|---|---|",
    ]
    for fault in faults:
        result = results[fault["name"]]
        catcher = {"test": "", "simulation": "simulation: ", "nothing": "**nothing**"}[result["by"]]
        cells = [f"`{fault['name']}`", f"`{fault['file']}`", fault["breaks"],
                 catcher + result["what"]]
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    if by["nothing"]:
        lines += ["", "## What nothing notices"]
    for fault in by["nothing"]:
        lines += ["", f"`{fault['name']}`: {fault.get('survives', 'not explained yet').strip()}"]
    DOCUMENT.write_text("\n".join(lines) + "\n")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only see if the list fits the code")
    parser.add_argument("--only", action="append", metavar="NAME", help="try this one, in any case")
    parser.add_argument("--fresh", action="store_true", help="try all faults anew")
    arguments = parser.parse_args()
    faults = read_faults()
    if arguments.check:
        return print(f"{len(faults)} faults, each with its place in the code")
    if unknown := set(arguments.only or []) - {fault["name"] for fault in faults}:
        sys.exit(f"--only {', '.join(sorted(unknown))}: no such fault in Checks/Mutations/Faults")
    SCRATCH.mkdir(exist_ok=True)
    results = json.loads(RESULTS.read_text()) if RESULTS.exists() and not arguments.fresh else {}
    try_all(faults, results, arguments.only)
    tried = [fault for fault in faults if fault["name"] in results]
    survivors = [fault for fault in tried if results[fault["name"]]["by"] == "nothing"]
    print(f"{len(tried)} of {len(faults)} faults tried, {len(tried) - len(survivors)} caught; "
          f"survived: {', '.join(fault['name'] for fault in survivors) or 'none'}")
    if len(tried) == len(faults):
        write_document(faults, results)
    if unexplained := [fault["name"] for fault in survivors if "survives" not in fault]:
        sys.exit(f"not explained: {', '.join(unexplained)}; write the test, or say why none can")


if __name__ == "__main__":
    main()

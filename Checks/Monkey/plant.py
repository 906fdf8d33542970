#!/usr/bin/env python3
"""Plants the faults of Faults.toml into one copy of the package, in .build-monkey.

All faults are compiled into the copy. The environment variable TOUCHKIT_FAULT chooses one by its
name when a program of the copy starts. Without it, the example apps do what they do in the working
tree.
"""

import argparse
import re
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "Checks/Tools"))
import package_copy  # noqa: E402

SCRATCH = ROOT / ".build-monkey"
COPY = SCRATCH / "package"
EXAMPLES = "Sources/Examples"
FIELDS = {"name", "app", "file", "wrap", "old", "new", "kind", "noticed", "seen"}
# What shows a fault besides a condition of the app.
ENDS = ("crash", "endless")
CHOICE = """// Which planted fault is chosen; `plant.py` has written this file.

import Foundation

nonisolated private let chosenFault = ProcessInfo.processInfo.environment["TOUCHKIT_FAULT"]

/// Whether the fault of this name is the chosen one.
nonisolated func fault(_ name: String) -> Bool { name == chosenFault }
"""


def read_faults():
    return tomllib.loads((HERE / "Faults.toml").read_text())["fault"]


# MARK: Checking


def complaints(faults):
    """What is wrong with the list, in sentences."""
    for name, count in Counter(fault.get("name") for fault in faults).items():
        if count > 1:
            yield f"{name}: {count} faults have this name"
    for fault in faults:
        if problem := complaint(fault):
            yield f"{fault.get('name')}: {problem}"


def complaint(fault):
    """What is wrong with one fault; nothing if all is well."""
    if set(fault) != FIELDS:
        return f"its fields are not {', '.join(sorted(FIELDS))}"
    if not re.fullmatch(r"[a-z0-9-]+", fault["name"]):
        return "a name is made of small letters, digits and hyphens"
    if fault["wrap"] not in WRAPS:
        return f"wrap is none of {', '.join(WRAPS)}"
    folder = f"{EXAMPLES}/{fault['app']}"
    if not fault["file"].startswith(f"{folder}/") or not (ROOT / fault["file"]).is_file():
        return f"{fault['file']} is no file of {folder}"
    count = (ROOT / fault["file"]).read_text().count(fault["old"])
    if count != 1:
        return f"its old text occurs {count} times in {fault['file']}"
    if fault["old"] == fault["new"]:
        return "it changes nothing"
    if fault["noticed"] not in ENDS and fault["noticed"] not in condition_words(fault["app"]):
        return f"no condition of {fault['app']} is \"{fault['noticed']}\""
    return None


def condition_words(app):
    """The words of an app's conditions, as they stand in the source of the app."""
    source = "".join(path.read_text() for path in sorted((ROOT / EXAMPLES / app).glob("*.swift")))
    return re.findall(r'\balways\(\s*"([^"]*)"', source)


# MARK: Planting


def alternatives(faults, old, before, after):
    """The statements that run when a fault is chosen, and the old ones otherwise."""
    chosen = "".join(
        f'if fault("{fault["name"]}") {{\n{strip(fault["new"], before, after)}\n}} else '
        for fault in faults)
    return f"{before}{chosen}{{\n{strip(old, before, after)}\n}}{after}"


def strip(text, before, after):
    """A text without what stands around its statements."""
    return text.removeprefix(before).removesuffix(after)


def wrap_statement(faults, old):
    return alternatives(faults, old, "", "")


def wrap_body(faults, old):
    return alternatives(faults, old, "{", "}")


def wrap_case(faults, old):
    """One case of a `switch`: its label stays."""
    label = old[: old.index(": ") + 2]
    return alternatives(faults, old, label, "")


def wrap_expression(faults, old):
    chosen = "".join(f'fault("{fault["name"]}") ? {fault["new"]} : ' for fault in faults)
    return f"({chosen}{old})"


WRAPS = {
    "statement": wrap_statement, "expression": wrap_expression, "body": wrap_body,
    "case": wrap_case}


def planted(path, faults):
    """The text of a file with these faults. Faults of the same old text stand in one place."""
    source = (ROOT / path).read_text()
    places = {}
    for fault in faults:
        places.setdefault((source.index(fault["old"]), fault["old"]), []).append(fault)
    text, end, last = "", 0, None
    for (start, old), group in sorted(places.items()):
        names = ", ".join(fault["name"] for fault in group)
        if start < end:
            sys.exit(f"{names} overlaps {last} in {path}: give both the same old text")
        if len({fault["wrap"] for fault in group}) > 1:
            sys.exit(f"{names} have the same old text in {path}, and not the same wrap")
        text += source[end:start] + WRAPS[group[0]["wrap"]](group, old)
        end, last = start + len(old), names
    return text + source[end:]


def planted_files(faults):
    """The texts of all files with faults, by path."""
    by_path = {}
    for fault in faults:
        by_path.setdefault(fault["file"], []).append(fault)
    return {path: planted(path, each) for path, each in by_path.items()}


# MARK: Building


def read_package():
    """The files of the copy by path, without the faults."""
    package = package_copy.read(ROOT)
    package[f"{EXAMPLES}/ChosenFault.swift"] = CHOICE.encode()
    return package


def write_copy(faults):
    """Makes the copy like the working tree, with the faults; equal files keep their times."""
    wanted = read_package() | {
        path: text.encode() for path, text in planted_files(faults).items()}
    package_copy.write(COPY, wanted)


def build(faults, jobs):
    """Builds the copy for release, and says where the program is."""
    write_copy(faults)
    command = ["swift", "build", "-c", "release", "--product", "touchkit"]
    if jobs:
        command += ["-j", str(jobs)]
    if subprocess.run(command, cwd=COPY).returncode != 0:
        sys.exit("the copy does not build")
    print(f"{len(faults)} faults are in {COPY / '.build/release/touchkit'}")


def print_table(faults):
    rows = [[fault[key] for key in ("name", "app", "kind", "noticed")] for fault in faults]
    widths = [max(len(row[column]) for row in rows) for column in range(3)]
    for row in rows:
        print(*(cell.ljust(width) for cell, width in zip(row, widths)), row[3], sep="  ")


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    action = parser.add_mutually_exclusive_group(required=True)
    action.add_argument("--check", action="store_true", help="see if each fault fits the source")
    action.add_argument("--list", action="store_true", help="print the faults as a table")
    action.add_argument("--build", action="store_true", help="build the copy for release")
    action.add_argument("--write", action="store_true", help="write the copy, and build nothing")
    parser.add_argument("--jobs", type=int, help="how many files are compiled at once")
    arguments = parser.parse_args()
    faults = read_faults()
    if arguments.list:
        return print_table(faults)
    if found := list(complaints(faults)):
        sys.exit("\n".join(found))
    if arguments.check:
        planted_files(faults)
        print(f"{len(faults)} faults fit")
    elif arguments.write:
        write_copy(faults)
    else:
        build(faults, arguments.jobs)


if __name__ == "__main__":
    main()

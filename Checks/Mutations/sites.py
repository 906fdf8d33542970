"""The places where faults can be put, their addresses, and the faults that have names."""

import json
import random
import re
import subprocess
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = Path(subprocess.run(
    ["git", "rev-parse", "--show-toplevel"], cwd=HERE, check=True, capture_output=True,
    text=True).stdout.strip())
SCRATCH = ROOT / ".build-mutations"
TARGETS = ["GestureCore", "WidgetRules", "TouchEngine", "TouchWidgets"]


def list_sites():
    """All sites of the engine and of the widgets, in the order of their addresses."""
    scratch = ["--package-path", HERE, "--scratch-path", SCRATCH / "tool"]
    info = subprocess.run(
        ["swiftc", "-print-target-info"], check=True, capture_output=True, text=True).stdout
    # The parser is a library of the toolchain.
    host = Path(json.loads(info)["paths"]["runtimeResourcePath"]) / "host"
    flags = ["-Xswiftc", f"-I{host}", "-Xlinker", f"-L{host}", "-Xlinker", f"-rpath={host}"]
    built = subprocess.run(
        ["swift", "build", *scratch, *flags], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if built.returncode != 0:
        sys.exit(built.stdout)
    sites = run_tool(f"Sources/{name}" for name in TARGETS)
    for site in sites:
        site["address"] = address(site)
    return sorted(sites, key=lambda site: (site["declaration"], site["operator"], site["round"]))


def run_tool(folders):
    command = [SCRATCH / "tool" / "debug" / "ListSites", *folders]
    return json.loads(subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout)


def address(fault):
    return f"{fault['declaration']}: {fault['operator']}, {fault['round']}"


def changed_since(sites, commit):
    """Those of the sites whose lines a later commit wrote, moves of spaces not counted."""
    def git(*arguments):
        return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    before = set(git("rev-list", commit).split())
    lines = {}
    for file in {site["file"] for site in sites}:
        blamed = re.findall(r"^([0-9a-f]{40}) \d+ (\d+)", git("blame", "-w", "--porcelain", file), re.MULTILINE)
        lines[file] = {int(line) for author, line in blamed if author not in before}
    return [site for site in sites if site["line"] in lines[site["file"]]]


def sample(sites, seed):
    """All sites in an order that the seed decides: each prefix is a sample, uniform over sites."""
    ordered = list(sites)
    random.Random(seed).shuffle(ordered)
    return ordered


# MARK: Faults with names


def read_entries(name, key, fields):
    """The entries of a list beside this file."""
    path = HERE / name
    entries = tomllib.loads(path.read_text())[key]
    for entry in entries:
        if set(entry) != fields:
            sys.exit(f"{name}: expected {sorted(fields)}, found {entry}")
    return entries


def named_faults():
    """Faults that once were in the code."""
    return read_entries("Named.toml", "fault", {"name", "declaration", "operator", "round", "breaks"})


def equivalents():
    """Faults that no input can show, each with the reason."""
    return read_entries("Equivalent.toml", "equivalent", {"declaration", "operator", "round", "because"})


def check_examples():
    """Ends if an order that can be noticed is left out of the sites, or another one is listed."""
    examples = HERE.relative_to(ROOT) / "Examples"
    sites = run_tool(examples / name for name in ("GestureCore", "TouchEngine"))
    listed = {site["declaration"] for site in sites if site["operator"] == "order changed"}
    declared = {site["declaration"] for site in sites}
    for name in sorted(declared):
        is_noticed = name.split(".")[-1].startswith("noticed")
        if is_noticed != (name in listed):
            sys.exit(f"{examples}: the order in `{name}` is {'not ' if is_noticed else ''}listed")


def check(sites):
    """Ends with the addresses of the lists that are no sites any more."""
    check_examples()
    known = {site["address"] for site in sites}
    listed = named_faults() + equivalents()
    lost = [address(entry) for entry in listed if address(entry) not in known]
    if lost:
        sys.exit("\n".join(f"there is no site `{each}` any more" for each in lost))
    print(f"{len(sites)} sites; each of the {len(listed)} listed addresses is one of them")

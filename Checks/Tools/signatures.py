#!/usr/bin/env python3
"""Writes the public signatures of the libraries, sorted, one file a module: what a review of a change reads, and what
a program that uses the libraries depends on. The package must be built.

    Checks/Tools/signatures.py            # writes Documentation/Signatures
    Checks/Tools/signatures.py --check    # shows what is not up to date, and fails
"""

import difflib
import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
KEPT = ROOT / "Documentation/Signatures"


def symbols(module):
    """The symbol graphs of a module: its own, and those of its extensions of other modules' types."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([ROOT / ".ci/graphs", module, folder], check=True)
        return [json.loads(file.read_text()) for file in sorted(Path(folder).glob("*.symbols.json"))]


# What the compiler adds to nearly every type.
IMPLIED = {"Copyable", "Escapable", "SendableMetatype"}
RELATIONS = {"conformsTo": "conforms to", "inheritsFrom": "inherits from"}


def signatures(module, known):
    """The lines of a module: `Type.member  declaration`, and `Type  conforms to Protocol`.

    `known` has the symbols of the modules before it, which it may export once more."""
    lines, names = set(), {}
    graphs = symbols(module)
    for graph in graphs:
        for symbol in graph["symbols"]:
            identifier = symbol["identifier"]["precise"]
            if identifier in known:
                continue
            names[identifier] = path = ".".join(symbol["pathComponents"])
            declaration = "".join(part["spelling"] for part in symbol["declarationFragments"])
            is_open = "open " if symbol["accessLevel"] == "open" else ""
            lines.add(f"{path}  {is_open}{' '.join(declaration.split())}")
    known.update(names)
    for graph in graphs:
        for relation in graph["relationships"]:
            if relation["kind"] not in RELATIONS or relation["source"] not in names:
                continue
            target = known.get(relation["target"], relation.get("targetFallback", relation["target"])).removeprefix("Swift.")
            if target not in IMPLIED:
                lines.add(f"{names[relation['source']]}  {RELATIONS[relation['kind']]} {target}")
    return "".join(f"{line}\n" for line in sorted(lines))


def main():
    modules = subprocess.run([ROOT / ".ci/graphs", "--list"], check=True, capture_output=True, text=True).stdout.split()
    known = {}
    wanted = {KEPT / f"{module}.txt": signatures(module, known) for module in modules}
    kept = {file: file.read_text() for file in sorted(KEPT.glob("*.txt"))}
    if "--check" not in sys.argv[1:]:
        KEPT.mkdir(exist_ok=True)
        for file in kept.keys() - wanted.keys():
            file.unlink()
        for file, text in wanted.items():
            file.write_text(text)
        print(f"{sum(text.count(chr(10)) for text in wanted.values())} public signatures of {len(wanted)} modules")
        return
    for file in sorted(kept.keys() | wanted.keys()):
        sys.stdout.writelines(difflib.unified_diff(
            kept.get(file, "").splitlines(True), wanted.get(file, "").splitlines(True),
            f"kept/{file.name}", f"now/{file.name}", n=0))
    if kept != wanted:
        sys.exit("The public signatures are others. If that is meant: Checks/Tools/signatures.py")


main()

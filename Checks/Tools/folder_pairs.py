#!/usr/bin/env python3
"""Counts which folders of a target refer to each other, and which pairs do so both ways.

Usage: Checks/Tools/folder_pairs.py [FOLDER] [--max N]      (default: Sources/TouchEngine)

A folder refers to another one where its code names a type that the other one declares, nested types
included; of two types with one name the first one found counts. Comments, texts
and documentation do not count. Also lists extensions of a type outside of the type's folder. Exits
with 1 if more than N pairs refer to each other both ways.
"""

import argparse
import re
import sys
from collections import Counter, defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DECLARED = re.compile(
    r"^[^\S\n]*(?:[\w@()]+ +)*(?:class|struct|enum|protocol|actor|typealias) +([A-Z]\w+)", re.MULTILINE)
EXTENDED = re.compile(r"^(?:\w+ +)*extension +([A-Z]\w*)", re.MULTILINE)


def code(path):
    """The text of a file without comments and without what stands in quotes."""
    text = re.sub(r"//[^\n]*", "", path.read_text())
    return re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)


def folder_of(path):
    """The folder of a file in its target; `.` is the target's own."""
    return path.parts[0] if len(path.parts) > 1 else "."


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, nargs="?", default=ROOT / "Sources" / "TouchEngine")
    parser.add_argument("--max", type=int)
    options = parser.parse_args()

    texts = {
        path.relative_to(options.folder): code(path)
        for path in sorted(options.folder.rglob("*.swift")) if ".docc" not in str(path)
    }
    home = {}
    for path, text in texts.items():
        for name in DECLARED.findall(text):
            home.setdefault(name, folder_of(path))
    words = defaultdict(Counter)
    for path, text in texts.items():
        for word, count in Counter(re.findall(r"\b[A-Z]\w+", text)).items():
            if home.get(word, folder_of(path)) != folder_of(path):
                words[folder_of(path), home[word]][word] += count

    for (user, used), counts in sorted(words.items()):
        names = ", ".join(f"{word} {count}" for word, count in counts.most_common(4))
        print(f"{user} → {used}: {sum(counts.values())} ({names})")
    pairs = sorted({tuple(sorted(edge)) for edge in words})
    both = [pair for pair in pairs if pair in words and pair[::-1] in words]
    print("\nextensions outside of the folder of their type:")
    for path, text in texts.items():
        for name in EXTENDED.findall(text):
            if home.get(name, folder_of(path)) != folder_of(path):
                print(f"  {name} ({home[name]}) in {path}")
    print(f"\n{len(both)} of {len(pairs)} pairs refer to each other both ways: "
          + ", ".join(f"{a}/{b}" for a, b in both))
    return options.max is not None and len(both) > options.max


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
"""Reads and writes the corpora: Corpus/CHECK.jsonl holds the inputs of one check.

Each line is one input: {"bytes": "…"}, a text whose characters U+0000 to U+00FF are the bytes. An input
that was written by hand has a "name" as well. libFuzzer reads folders, so an input becomes a file,
whose name is the input's own or, as libFuzzer names files, the SHA-1 of its bytes.

Usage: Checks/Fuzzing/corpus.py unpack CHECK FOLDER   writes the inputs of a check as files, and no others
       Checks/Fuzzing/corpus.py pack CHECK FOLDER     makes the files of a folder the inputs of a check
       Checks/Fuzzing/corpus.py add CHECK FILE…       adds the bytes of some files to a check
"""

import hashlib
import json
import shutil
import sys
from pathlib import Path

CORPUS = Path(__file__).resolve().parent / "Corpus"


def digest(content):
    return hashlib.sha1(content).hexdigest()


def read(check):
    """The inputs of a check: names by bytes. An input without a name of its own has its digest."""
    inputs = {}
    path = CORPUS / f"{check}.jsonl"
    for line in path.read_text().splitlines() if path.exists() else []:
        entry = json.loads(line)
        content = entry["bytes"].encode("latin-1")
        inputs[content] = entry.get("name", digest(content))
    return inputs


def write(check, inputs):
    """Writes the inputs of a check in the order of their names."""
    lines = []
    for content, name in sorted(inputs.items(), key=lambda item: item[1]):
        entry = {} if name == digest(content) else {"name": name}
        lines.append(json.dumps(entry | {"bytes": content.decode("latin-1")}))
    (CORPUS / f"{check}.jsonl").write_text("".join(f"{line}\n" for line in lines))


def unpack(check, folder):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for content, name in read(check).items():
        (folder / name).write_bytes(content)


def pack(check, folder):
    """An input that a check has already keeps its name."""
    known = read(check)
    found = {path.read_bytes() for path in folder.iterdir()}
    write(check, {content: known.get(content, digest(content)) for content in found})


def add(check, *files):
    inputs = read(check)
    for file in files:
        content = file.read_bytes()
        inputs.setdefault(content, digest(content))
    write(check, inputs)


def main():
    commands = {"unpack": unpack, "pack": pack, "add": add}
    if len(sys.argv) < 4 or sys.argv[1] not in commands or not (CORPUS / f"{sys.argv[2]}.jsonl").exists():
        sys.exit(__doc__)
    commands[sys.argv[1]](sys.argv[2], *map(Path, sys.argv[3:]))


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Writes the sources of some modules as those of one module in which nothing is public.

No code outside a WebAssembly module calls its Swift code. So the optimizer may leave out whatever the
module itself does not use, as methods that override others. It may do so only where nothing is public,
and nothing is said of what a client inlines. Whether a function is inlined is left to it as well: what is
quick in a native program is large here.

Usage: whole.py OUTPUT FOLDER…
"""
import re
import sys
from pathlib import Path

IMPORTS = re.compile(
    r"^(?:@_spi\(\w+\) )?import (GestureCore|WidgetRules|TouchEngine|TouchWidgets|TouchKit|Scene)$", re.M)
ATTRIBUTES = re.compile(r"@(inlinable|usableFromInline|frozen|inline\(__always\)|_spi\(\w+\))(?!\w) ?")
# An access level stands before another modifier, an attribute or the word that declares something.
LEVEL = re.compile(
    r"^((?:(?!//|\").)*?)(?<![.\w`])(?:public|open|package)(?:\(set\))? (?=@|override|final|class|static"
    r"|init|var|let|func|struct|enum|protocol|extension|typealias|subscript|convenience|required|weak"
    r"|internal|private|lazy|nonisolated|mutating|indirect|internal\(set\)|private\(set\))", re.M)


def whole(text: str) -> str:
    text = ATTRIBUTES.sub("", IMPORTS.sub("", text))
    before = None
    while before != text:
        before, text = text, LEVEL.sub(r"\1", text)
    return text


output = Path(sys.argv[1])
output.mkdir(parents=True, exist_ok=True)
for old in output.glob("*.swift"):
    old.unlink()
for folder in map(Path, sys.argv[2:]):
    for path in sorted(folder.rglob("*.swift")):
        main = path.name == "main.swift"
        target = output / (path.name if main else f"{folder.name}_{path.name}")
        if target.exists():
            sys.exit(f"{path}: two files have this name, expected one in {folder.name}. Rename it.")
        target.write_text(whole(path.read_text()))

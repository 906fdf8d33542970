#!/usr/bin/env python3
"""Writes the sources of some modules as those of one module in which nothing is public.

No code outside a WebAssembly module calls its Swift code. So the optimizer may leave out whatever the
module itself does not use, as methods that override others. It may do so only where nothing is public,
and nothing is said of what a client inlines. Whether a function is inlined is left to it as well: what is
quick in a native program is large here.

Usage: whole.py OUTPUT (FOLDER | FILE)…
"""
import re
import sys
from pathlib import Path

import names

MODULES = (
    "Examples|GestureCore|PlainJSON|Playground|Scene|StrokeKit|StrokeRecognizers|TouchAssistance|TouchEngine"
    r"|TouchKit|TouchTrace|TouchWidgets|UIKit(?:\.\w+)?|WidgetRules")
IMPORTS = re.compile(rf"^ *(?:@_spi\(\w+\) |@_exported )?import (?:{MODULES})$", re.M)
# A module has one thread: actors and what may be sent between threads are without meaning.
ATTRIBUTES = re.compile(
    r"@(inlinable|usableFromInline|frozen|inline\(__always\)|_spi\(\w+\)|MainActor|preconcurrency|Sendable)"
    r"(?![.\w]) ?")
# An access level stands before another modifier, an attribute or the word that declares something.
LEVEL = re.compile(
    r"^((?:(?!//|\").)*?)(?<![.\w`])(?:public|open|package)(?:\(set\))? (?=@|override|final|class|static"
    r"|init|var|let|func|struct|enum|protocol|extension|typealias|subscript|convenience|required|weak"
    r"|internal|private|lazy|nonisolated|mutating|indirect|internal\(set\)|private\(set\))", re.M)


# In one module, what is private to a type may need its names elsewhere.
PRIVATE_TYPES = re.compile(
    r"\b(?:private|fileprivate) (?=(?:(?:final|indirect|nonisolated) )*(?:class|struct|enum|protocol) [A-Z])")

# A key path in place of a function: `views.map(\.frame)`.
KEY_PATH = re.compile(r"(?<=[( ])\\\.([a-z][\w.?]*)")


def whole(text: str) -> str:
    text = KEY_PATH.sub(r"{ $0.\1 }", PRIVATE_TYPES.sub("", embedded(text)))
    text = without_weak(ATTRIBUTES.sub("", IMPORTS.sub("", text)))
    before = None
    while before != text:
        before, text = text, LEVEL.sub(r"\1", text)
    return text


# `weak var board: Board?`, and of a protocol: `weak var board: (any Board)?`.
WEAK = re.compile(r"\b((?:(?:private|fileprivate|internal|final)(?:\(set\))? )*)weak (?:var|let) (?=\w+: (\(any )?)")
CAPTURES = re.compile(r"\{\s*\[([^\]]*\b(?:weak|unowned) [^\]]*)\]")


def embedded(text: str) -> str:
    """Leaves out what other programs than an Embedded one have. There is no Foundation."""
    kept, stack = [], []
    for line in text.splitlines(keepends=True):
        word = line.strip()
        if word.startswith("#if "):
            stack.append({"#if !hasFeature(Embedded)": False, "#if hasFeature(Embedded)": True,
                          "#if canImport(Foundation)": False,
                          "#if canImport(Foundation) && !hasFeature(Embedded)": False}.get(word))
        if stack and stack[-1] is not None and word in ("#else", "#endif") or (
                word.startswith("#if ") and stack[-1] is not None):
            if word == "#else":
                stack[-1] = not stack[-1]
            if word == "#endif":
                stack.pop()
            continue
        if word == "#endif":
            stack.pop()
        if False not in stack:
            kept.append(line)
    return "".join(kept)


def without_weak(text: str) -> str:
    """What `weak` and `unowned` mean, for a compiler that has neither."""
    text = WEAK.sub(lambda found: f"@Weak{'Conformer' if found[2] else 'Reference'} {found[1]}var ", text)
    text = re.sub(r"\bunowned (?=let|var)", "unowned(unsafe) ", text)
    while found := CAPTURES.search(text):
        names = re.findall(r"weak (\w+)", found[1])
        captures = re.sub(r"\bunowned (?=\w)", "unowned(unsafe) ", found[1])
        captures = re.sub(r"weak (\w+)", r"weak_\1 = Weak(\1)", captures)
        end = closing(text, found.start())
        body = text[found.end():end]
        for name in names:
            body = re.sub(rf"(?<![.\w]){name}\?", f"weak_{name}.object?", body)
            body = re.sub(rf"\blet {name}\b(?! =)", f"let {name} = weak_{name}.object", body)
            body = re.sub(rf"\[{name}\]", f"[weak_{name}]", body)
        text = f"{text[:found.start()]}{{ [{captures}]{body}{text[end:]}"
    return text


def closing(text: str, start: int) -> int:
    """Where the brace that begins at a place is closed."""
    depth = 0
    for index in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[index], 0)
        if depth == 0:
            return index
    sys.exit(f"{text[start:start + 60]}: a brace is not closed")


output = Path(sys.argv[1])
output.mkdir(parents=True, exist_ok=True)
for old in output.glob("*.swift"):
    old.unlink()
for folder in map(Path, sys.argv[2:]):
    for path in sorted(folder.rglob("*.swift")) or [folder]:
        main = path.name == "main.swift"
        target = output / (path.name if main else f"{folder.name}_{path.name}")
        if target.exists():
            sys.exit(f"{path}: two files have this name, expected one in {folder.name}. Rename it.")
        text = whole(path.read_text())
        target.write_text(text + names.of_cases(text))
(output / "Names.swift").write_text(names.of_classes(output))

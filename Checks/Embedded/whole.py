#!/usr/bin/env python3
"""Writes the sources of some modules as those of one module of Embedded Swift.

Usage: whole.py [--library | --app] OUTPUT (FOLDER | FILE)…

  (none)     The module is a program. No code outside it calls its Swift code, so nothing is public: the
             optimizer may leave out whatever the module itself does not use, as methods that override others.
             It may do so only where nothing is public, and nothing is said of what a client inlines.
  --library  The module is imported by others: access levels stay as they are, but for those of a package.
  --app      The sources are of one module already, and import others. What the compiler says of them names
             their own files and lines.

Whether a function is inlined is left to the optimizer: what is quick in a native program is large here.
"""
import re
import sys
from pathlib import Path

import names

# The modules whose sources become one.
MODULES = (
    "GestureCore|PlainJSON|Playground|Scene|StrokeKit|StrokeRecognizers|TouchAssistance|TouchEngine"
    r"|TouchKit|TouchTrace|TouchWidgets|UIKit(?:\.\w+)?|WidgetRules")
IMPORTS = re.compile(rf"^ *(?:@_spi\(\w+\) |@_exported )?import (?:{MODULES})$", re.M)
# A module has one thread: actors and what may be sent between threads are without meaning. What a text begins
# with is none.
ATTRIBUTES = re.compile(
    r"(?<!\")@(inlinable|usableFromInline|frozen|inline\(__always\)|_spi\(\w+\)|MainActor|preconcurrency|Sendable"
    r"|main|testable)(?![.\w]) ?")
# An access level stands before another modifier, an attribute or the word that declares something.
DECLARED = (
    r"(?=@|override|final|class|static|init|var|let|func|struct|enum|protocol|extension|typealias|subscript"
    r"|convenience|required|weak|internal|private|fileprivate|lazy|nonisolated|mutating|indirect)")
LEVEL = re.compile(rf"^((?:(?!//|\").)*?)(?<![.\w`])(?:public|open|package)(?:\(set\))? {DECLARED}", re.M)
# The compiler of Embedded Swift refuses what is inlined elsewhere and calls functions of this level.
PACKAGE = re.compile(rf"^((?:(?!//|\").)*?)(?<![.\w`])package(?=(?:\(set\))? {DECLARED})", re.M)


# What is private inside of a type has its names listed outside of it, in its file.
PRIVATE_TYPES = re.compile(
    r"^( +)private (?=(?:(?:final|indirect|nonisolated) )*(?:class|struct|enum|protocol) [A-Z])", re.M)

# A key path in place of a function: `views.map(\.frame)`.
KEY_PATH = re.compile(r"(?<=[( ])\\\.([a-z][\w.?]*)")

# `import UIKit.UIGestureRecognizerSubclass`: the module has it all.
SUBMODULE = re.compile(r"^( *import UIKit)\.\w+$", re.M)


def program(text: str) -> str:
    return replaced(LEVEL, r"\1", app(IMPORTS.sub("", text)))


def library(text: str) -> str:
    return replaced(PACKAGE, r"\1public", app(IMPORTS.sub("", text)))


def replaced(level: re.Pattern, other: str, text: str) -> str:
    before = None
    while before != text:
        before, text = text, level.sub(other, text)
    return text


def app(text: str) -> str:
    text = KEY_PATH.sub(r"{ $0.\1 }", PRIVATE_TYPES.sub(r"\1fileprivate ", embedded(SUBMODULE.sub(r"\1", text))))
    return without_weak(ATTRIBUTES.sub("", text))


# `weak var board: Board?`, and of a protocol: `weak var board: (any Board)?`.
WEAK = re.compile(
    r"\b((?:(?:private|fileprivate|internal|package|public|open|final)(?:\(set\))? )*)weak (?:var|let) (?=\w+: (\(any )?)")
CAPTURES = re.compile(r"\{(?P<space>\s*)\[(?P<list>[^\]]*\b(?:weak|unowned) [^\]]*)\]")


def embedded(text: str) -> str:
    """Empties the lines that other programs than an Embedded one have. There is no Foundation."""
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
            kept.append("\n")
            continue
        if word == "#endif":
            stack.pop()
        kept.append("\n" if False in stack else line)
    return "".join(kept)


def without_weak(text: str) -> str:
    """What `weak` and `unowned` mean, for a compiler that has neither."""
    text = WEAK.sub(lambda found: f"@Weak{'Conformer' if found[2] else 'Reference'} {found[1]}var ", text)
    text = re.sub(r"\bunowned (?=let|var)", "unowned(unsafe) ", text)
    while found := CAPTURES.search(text):
        names = re.findall(r"weak (\w+)", found["list"])
        captures = re.sub(r"\bunowned (?=\w)", "unowned(unsafe) ", found["list"])
        captures = re.sub(r"weak (\w+)", r"weak_\1 = Weak(\1)", captures)
        end = closing(text, found.start())
        body = text[found.end():end]
        for name in names:
            body = re.sub(rf"(?<![.\w]){name}\?", f"weak_{name}.object?", body)
            body = re.sub(rf"\blet {name}\b(?! =)", f"let {name} = weak_{name}.object", body)
            body = re.sub(rf"\[{name}\]", f"[weak_{name}]", body)
        text = f"{text[:found.start()]}{{{found['space'] or ' '}[{captures}]{body}{text[end:]}"
    return text


def closing(text: str, start: int) -> int:
    """Where the brace that begins at a place is closed."""
    depth = 0
    for index in range(start, len(text)):
        depth += {"{": 1, "}": -1}.get(text[index], 0)
        if depth == 0:
            return index
    sys.exit(f"{text[start:start + 60]}: a brace is not closed")


def module(path: Path) -> str:
    """The module of a file: that of its folder in `Sources`."""
    above = ["", *path.resolve().parts[:-1]]
    return next((name for folder, name in reversed(list(zip(above, above[1:]))) if folder == "Sources"), above[-1])


arguments = sys.argv[1:]
kind = {"--library": library, "--app": app}.get(arguments[0], program)
output, *sources = map(Path, arguments if kind is program else arguments[1:])
properties = names.Properties(output.parent) if kind is app else None
output.mkdir(parents=True, exist_ok=True)
for old in output.glob("*.swift"):
    old.unlink()
texts = {}
for folder in sources:
    for path in sorted(folder.rglob("*.swift")) or [folder]:
        name = path.name if path.name == "main.swift" else f"{(folder if folder != path else path.parent).name}_{path.name}"
        if name in texts:
            sys.exit(f"{path}: two files have this name, expected one in {folder.name}. Rename it.")
        texts[name] = path, kind(path.read_text())
if properties:
    for _, text in texts.values():
        properties.learn(text)
paths, parts = [], []
for name, (path, text) in texts.items():
    generated = names.of_cases(text)
    if kind is not program:
        generated += names.of_classes(text, output.name if kind is app else module(path), paths)
    if properties:
        generated += properties.of_file(text, parts)
        # Its file may import nothing that has it.
        generated += "import TouchKit\n" * bool(re.search(r"@Weak(?:Reference|Conformer)\b|\bWeak\(", text))
        text = f'#sourceLocation(file: "{path}", line: 1)\n{names.with_marks(text)}\n#sourceLocation()\n'
    (output / name).write_text(text + generated)
if kind is not program:
    tables = names.whole(f"classPathsOf{output.name}", "(ObjectIdentifier, String)", paths)
    if properties:
        tables += "import TouchKit\n" + names.whole(f"classPartsOf{output.name}", "ClassParts.Row", parts)
    (output / "Names.swift").write_text(tables)

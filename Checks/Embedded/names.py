"""Gives the sources of a module the names that Embedded Swift does not keep: of classes and of cases.

Elsewhere `"\\(state)"` is the name of a case, and a recognizer is called as its class.
"""
import re
from pathlib import Path

NOISE = re.compile(r'//[^\n]*|#*"""(?:.|\n)*?"""#*|#"[^\n]*?"#|"(?:\\.|[^"\\\n])*"')
TYPE = re.compile(
    r"(?:^|(?<=[\s;]))(class|struct|enum|protocol|extension|actor) +([\w.]+)([^{;]*)$", re.M)
CASES = re.compile(r"^[ \t]*case +([^\n]*(?:,\n[^\n]*)*)", re.M)
DESCRIBED = re.compile(r"\bvar description: String\b")


def scopes(text: str):
    """The types of a file: kind, path of names, what is said behind the name, body without its inner braces."""
    text = NOISE.sub("0", text)
    stack, start = [], 0
    for found in re.finditer(r"[{}]", text):
        part = text[start:found.start()]
        if stack:
            stack[-1]["body"] += part
        start = found.end()
        if found[0] == "{":
            head = TYPE.search(re.split(r"[{};]", part)[-1])
            if head and head[2] not in ("var", "func", "subscript", "let") and not re.search(r"\b(func|init|subscript|var|let)\b", head[3]):
                stack.append({"kind": head[1], "name": head[2], "rest": head[3], "body": ""})
            else:
                stack.append({"kind": "", "name": "", "rest": "", "body": ""})
        elif stack:
            if stack[-1]["kind"] and all(scope["kind"] for scope in stack):
                path = ".".join(scope["name"] for scope in stack)
                yield stack[-1]["kind"], path, stack[-1]["rest"], stack[-1]["body"]
            stack.pop()


def of_cases(text: str) -> str:
    """The names of the cases of the enumerations that have no values and no description."""
    found = list(scopes(text))
    described = {path for _, path, rest, body in found
                 if "CustomStringConvertible" in rest or DESCRIBED.search(body)}
    result = ""
    for kind, path, rest, body in found:
        cases = [name.split("=")[0].strip().strip("`") for names in CASES.findall(body)
                 for name in names.split(",")]
        if kind != "enum" or path in described or not cases or "(" in "".join(cases):
            continue
        if any(not re.fullmatch(r"\w+", case) for case in cases):
            continue
        lines = "".join(f'    case .`{case}`: "{case}"\n' for case in cases)
        result += (f"\nextension {path}: CustomStringConvertible {{\n  public var description: String {{\n"
                   f"    switch self {{\n{lines}    }}\n  }}\n}}\n")
    return result


def of_classes(text: str, tables: list[str]) -> str:
    """A table of the names of the classes in a file, whose own name is added to others."""
    rows = ""
    found = list(scopes(text))
    generic = {path for kind, path, rest, _ in found if rest.lstrip().startswith("<")}
    for kind, name, rest, _ in found:
        parts = name.split(".")
        if kind != "class" or any(".".join(parts[:i + 1]) in generic for i in range(len(parts))):
            continue
        rows += f'  (ObjectIdentifier({name}.self), "{parts[-1]}"),\n'
    if not rows:
        return ""
    tables.append(f"classNames{len(tables)}")
    return f"\nlet {tables[-1]}: [(ObjectIdentifier, String)] = [\n{rows}]\n"


def whole(module: str, tables: list[str]) -> str:
    """The tables of a module as one."""
    return f"public let classNamesOf{module}: [(ObjectIdentifier, String)] = [{', '.join(tables)}].flatMap {{ $0 }}\n"

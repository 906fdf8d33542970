"""Gives the sources of a module the names that Embedded Swift does not keep: of classes, cases and properties.

Elsewhere `"\\(state)"` is the name of a case, a recognizer is called as its class, and a view as the property
that holds it.
"""
import re
from pathlib import Path

NOISE = re.compile(r'//[^\n]*|#*"""(?:.|\n)*?"""#*|#"[^\n]*?"#|"(?:\\.|[^"\\\n])*"')
TYPE = re.compile(
    r"(?:^|(?<=[\s;]))(class|struct|enum|protocol|extension|actor) +([\w.]+)([^{;]*)$", re.M)
CASES = re.compile(r"^[ \t]*case +([^\n]*(?:,\n[^\n]*)*)", re.M)
OBSERVER = re.compile(r"\s*(willSet|didSet|)")
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
            if stack:
                stack[-1]["body"] += "{" + OBSERVER.match(text, start)[1]
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


def of_classes(text: str, module: str, tables: list[str]) -> str:
    """A table of the paths of the classes in a file of a module; its name is added to others."""
    rows = ""
    found = list(scopes(text))
    generic = {path for kind, path, rest, _ in found if rest.lstrip().startswith("<")}
    for kind, name, rest, _ in found:
        parts = name.split(".")
        if kind != "class" or any(".".join(parts[:i + 1]) in generic for i in range(len(parts))):
            continue
        rows += f'  (ObjectIdentifier({name}.self), "{module}.{name}"),\n'
    if not rows:
        return ""
    tables.append(f"classPaths{len(tables)}")
    return f"\nlet {tables[-1]}: [(ObjectIdentifier, String)] = [\n{rows}]\n"


def whole(name: str, type_: str, tables: list[str]) -> str:
    """Some tables as one, which other modules see."""
    return f"public let {name}: [{type_}] = [{', '.join(tables)}].flatMap {{ $0 }}\n"


# Of a line: the words before `var`, the names, and what follows. Of `var a = 1, b = 2` the first one counts.
PROPERTY = re.compile(r"^[ \t]*((?:@?[\w.]+(?:\([^)\n]*\))? +)*)(?:var|let) +(\w+(?: *, *\w+)*)([^\n]*)", re.M)
LAZY = re.compile(r"^([ \t]*)((?:[\w()]+ +)*lazy (?:[\w()]+ +)*var (\w+)(?: *:[^=\n]+)? *= *)", re.M)


class Properties:
    """What looks at the properties of each class of an app that is a responder."""

    def __init__(self, folder: Path):
        """Learns the classes of a folder's modules. `of_file` needs those of the app's own module, too."""
        self.library, self.classes = {}, {}
        for path in sorted(folder.glob("*/*.swift")):
            known = self.library if path.parent.name == "TouchKit" else self.classes
            self.learn(path.read_text(), known)

    def learn(self, text: str, known: dict | None = None):
        """Learns the classes of a file."""
        known = self.classes if known is None else known
        for kind, name, rest, _ in scopes(text):
            if kind == "class" and not rest.lstrip().startswith("<"):
                known[name] = rest

    def of_file(self, text: str, tables: list[str]) -> str:
        """A function for each of a file's classes, because private properties are read there alone, and a table
        of all that look at an object; its name is added to others."""
        result, rows = "", ""
        for kind, name, _, body in scopes(text):
            chain = list(self.ancestors(name)) if kind == "class" and name in self.classes else []
            if "UIResponder" not in chain:
                continue
            lines = "".join(f"    {line}\n" for line in properties(body))
            result += (f"\nextension {name} {{\n  public final func {function(name)}(_ parts: inout Parts) {{\n"
                       f"{lines}  }}\n}}\n")
            calls = "".join(f"    object.{function(one)}(&parts)\n" for one in chain if one in self.classes)
            rows += (f"  (ObjectIdentifier({name}.self), {{ object, parts in\n"
                     f"    guard let object = object as? {name} else {{ return }}\n{calls}  }}),\n")
        if not rows:
            return ""
        tables.append(f"classParts{len(tables)}")
        return f"{result}\nlet {tables[-1]}: [ClassParts.Row] = [\n{rows}]\n"

    def ancestors(self, name: str):
        """A class and its superclasses, as far as they are known."""
        while name:
            yield name
            rest = self.classes.get(name, self.library.get(name))
            if rest is None:
                return
            first = re.match(r"\s*:\s*([\w.]+)", rest)
            outer = name.split(".")[:-1]
            places = [".".join(outer[:count] + [first[1]]) for count in range(len(outer), -1, -1)] if first else []
            name = next((place for place in places if place in self.classes or place in self.library), "")


def function(name: str) -> str:
    """What looks at the properties that a class itself has."""
    return "parts_" + name.replace(".", "_")


def properties(body: str) -> list[str]:
    """The statements that look at the stored properties of a class."""
    lines = []
    for words, names, rest in PROPERTY.findall(body):
        if re.search(r"\b(static|class|override|unowned)\b", words) or re.match(r"[^={]*\{(?!willSet|didSet)", rest):
            continue
        for name in re.split(r" *, *", names):
            line = f'parts.add("{name}", {name})'
            lines.append(f"if isMade_{name} {{ {line} }}" if "lazy " in words else line)
    return lines


def with_marks(text: str) -> str:
    """Lazy properties that tell whether they are made: looking at one must not make it."""
    blank = NOISE.sub(lambda found: re.sub(r"[^\n]", "0", found[0]), text)
    for found in reversed(list(LAZY.finditer(blank))):
        end, depth = found.end(), 0
        while depth > 0 or blank[end] != "\n" or re.match(r"\s*\.", blank[end:]):
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(blank[end], 0)
            end += 1
        start, (indent, head, name) = found.end(), found.groups()
        text = (f"{text[:found.start()]}{indent}var isMade_{name} = false; {head.lstrip()}"
                f"noting(&isMade_{name}, {text[start:end]}){text[end:]}")
    return text

"""One copy of the package that has all faults of a sample, and chooses one when it starts.

Each faulty place asks `isFault(17)`: is this the number in the environment variable CHOSEN_FAULT?
Faults that do not compile are found from the compiler's errors and left out.
"""

import re
import subprocess
import sys

from sites import ROOT, SCRATCH

COPY = SCRATCH / "package"
# Tests that have nothing to do with the engine, and those of recordings that only some machines have.
UNNEEDED = {"RealDataTests", "StrokeKitTests", "TidyTests", "FuzzTests"}
ENTRY = re.compile(
    r"^    \.testTarget\(\s*name: \"(\w+)\".*?(?=^    \.|^    //|^  \])", re.MULTILINE | re.DOTALL)
ERROR = re.compile(r"^(/\S+\.swift):(\d+):(\d+): error: (.*)", re.MULTILINE)
MODULE = 'module ChosenFault { header "ChosenFault.h" export * }\n'
# A header alone: no target of the manifest has to name it. `reached` keeps which places were asked.
HEADER = """
#include <fcntl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/// Whether the fault of this number is the chosen one.
static inline bool isFault(int number) {
  static int chosen = -2;
  static unsigned char *reached = 0;
  if (chosen == -2) {
    const char *text = getenv("CHOSEN_FAULT"), *path = getenv("REACHED_FAULTS");
    int file = path ? open(path, O_RDWR) : -1;
    if (file >= 0) {
      void *map = mmap(0, 1 << 16, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
      if (map != MAP_FAILED) reached = map;
      close(file);
    }
    chosen = text ? atoi(text) : -1;
  }
  if (reached) reached[number] = 1;
  return number == chosen;
}
"""
FLAGS = ["-Xswiftc", f"-I{COPY}/ChosenFault"]


class FaultyFile:
    """A source file with some faults, and who is to blame for an error in it."""

    def __init__(self, path, sites):
        self.path, self.sites = path, sites
        source = (ROOT / path).read_bytes()
        # Pieces: an offset in the written file, one in the source, and the site that inserted it.
        self.text, self.pieces = b"import ChosenFault\n", []
        inserted = sorted(self.insertions(), key=lambda each: each[0])
        offset = 0
        for (start, *_), site, text in inserted:
            self.append(source[offset:start], offset, None)
            self.append(text, start, site)
            offset = start
        self.append(source[offset:], offset, None)

    def insertions(self):
        """Texts with their places. At one place what ends comes first, the inner before the outer;
        what starts comes last, the outer before the inner."""
        for order, site in enumerate(self.sites):
            question = f"isFault({site['number']})"
            for wrap in site["wraps"]:
                start, end = wrap["start"], wrap["end"]
                before, after = (wrap[key].replace("FAULT", question) for key in ("before", "after"))
                kind = 1 if start == end else 2
                yield (start, kind, -end, order), site, before.encode()
                if after:
                    yield (end, 0, -start, -order), site, after.encode()

    def append(self, text, offset, site):
        self.pieces.append((len(self.text), offset, site))
        self.text += text

    def write(self):
        target = COPY / self.path
        if target.read_bytes() != self.text:
            target.write_bytes(self.text)

    def blamed(self, line, column):
        """The faults that an error at this place comes from: the innermost one there, or those of the
        innermost declaration that has any."""
        place = sum(map(len, self.text.splitlines(True)[: line - 1])) + column - 1
        start, offset, site = max(
            (piece for piece in self.pieces if piece[0] <= place), key=lambda piece: piece[0])
        if site:
            return [site]
        offset += place - start

        def size(bounds):
            return bounds[1] - bounds[0] if bounds[0] <= offset <= bounds[1] else float("inf")

        def extent(site):
            return min(size((wrap["start"], wrap["end"])) for wrap in site["wraps"])

        for measure in (extent, lambda site: size(site["extent"])):
            least = min(map(measure, self.sites))
            if least < float("inf"):
                return [site for site in self.sites if measure(site) == least]
        return []


def copy_package():
    """Makes the copy like the working tree, new files included; equal files keep their times."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    lines = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    wanted = {path: (ROOT / path).read_bytes() for path in lines.splitlines() if (ROOT / path).is_file()}
    manifest = wanted["Package.swift"].decode().replace(
        ".treatAllWarnings(as: .error)", ".treatAllWarnings(as: .warning)")
    manifest = ENTRY.sub(lambda entry: "" if entry[1] in UNNEEDED else entry[0], manifest)
    wanted["Package.swift"] = manifest.encode()
    wanted["ChosenFault/ChosenFault.h"] = HEADER.encode()
    wanted["ChosenFault/module.modulemap"] = MODULE.encode()
    for path, content in wanted.items():
        target = COPY / path
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    for folder in ("Sources", "Tests"):
        for path in (COPY / folder).rglob("*"):
            if path.is_file() and str(path.relative_to(COPY)) not in wanted:
                path.unlink()


def build(arguments):
    command = ["swift", "build", *arguments, *FLAGS]
    done = subprocess.run(
        command, cwd=COPY, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    (SCRATCH / "build.log").write_text(done.stdout)
    return done.returncode, done.stdout


def build_faults(wanted):
    """Builds the copy with these sites, whose numbers it sets. Returns those that compile."""
    copy_package()
    for number, site in enumerate(wanted):
        site["number"] = number
    left, rounds = list(wanted), 0
    while True:
        by_path = {}
        for site in left:
            by_path.setdefault(site["file"], []).append(site)
        files = {path: FaultyFile(path, sites) for path, sites in by_path.items()}
        for path in {site["file"] for site in wanted}:
            if path in files:
                files[path].write()
            elif (COPY / path).read_bytes() != (ROOT / path).read_bytes():
                (COPY / path).write_bytes((ROOT / path).read_bytes())
        rounds += 1
        code, output = build(["--target", "TouchKit"])
        if code == 0:
            break
        blamed = set()
        for path, line, column, message in ERROR.findall(output):
            path = path.removeprefix(f"{COPY}/")
            if path in files:
                blamed |= {site["number"] for site in files[path].blamed(int(line), int(column))}
        if not blamed:
            sys.exit(f"the copy does not build, and no fault is to blame:\n{output[-3000:]}")
        print(f"build {rounds}: {len(blamed)} faults do not compile", flush=True)
        left = [site for site in left if site["number"] not in blamed]
    code, output = build(["--build-tests"])
    if code != 0:
        sys.exit(f"the tests do not build:\n{output[-3000:]}")
    return left

"""One copy of the package that has all faults of a sample, and chooses one when it starts.

Each faulty place asks `isFault(17)`: is this the number in the environment variable CHOSEN_FAULT?
Faults that do not compile are found from the compiler's errors and left out.
"""

import hashlib
import json
import re
import subprocess
import sys

from sites import ROOT, SCRATCH

sys.path.insert(0, str(ROOT / "Checks/Tools"))
import package_copy  # noqa: E402

COPY = SCRATCH / "package"
UNBUILT = SCRATCH / "unbuilt.json"
# Tests that have nothing to do with the engine, and those of recordings that only some machines have.
UNNEEDED = {"RealDataTests", "StrokeKitTests", "TidyTests", "FuzzTests"}
ENTRY = re.compile(
    r"^    \.testTarget\(\s*name: \"(\w+)\".*?(?=^    \.|^    //|^  \])", re.MULTILINE | re.DOTALL)
ERROR = re.compile(r"^(/\S+\.swift):(\d+):(\d+): error: (.*)", re.MULTILINE)
MODULE = 'module ChosenFault { header "ChosenFault.h" export * }\n'
# A header alone: no target of the manifest has to name it. It keeps which places were asked, or which
# values their conditions had.
NUMBERS_MAX = 1 << 16
HEADER = """
#include <fcntl.h>
#include <stdbool.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

/// Bytes of the file that keeps what was reached, if there is one.
static inline unsigned char *reachedBytes(void) {
  static bool isOpened = false;
  static unsigned char *reached = 0;
  if (!isOpened) {
    isOpened = true;
    const char *path = getenv("REACHED_FAULTS");
    int file = path ? open(path, O_RDWR) : -1;
    if (file >= 0) {
      void *map = mmap(0, NUMBERS_MAX, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
      if (map != MAP_FAILED) reached = map;
      close(file);
    }
  }
  return reached;
}

/// Whether the fault of this number is the chosen one.
static inline bool isFault(int number) {
  static int chosen = -2;
  if (chosen == -2) {
    const char *text = getenv("CHOSEN_FAULT");
    chosen = text ? atoi(text) : -1;
  }
  unsigned char *reached = reachedBytes();
  if (reached) reached[number] = 1;
  return number == chosen;
}

/// The value of the condition of this number.
static inline bool keptValue(int number, bool value) {
  unsigned char *reached = reachedBytes();
  if (reached) reached[2 * number + value] = 1;
  return value;
}
"""
# Without what debuggers read, which takes time to write.
FLAGS = ["-Xswiftc", f"-I{COPY}/ChosenFault", "-Xswiftc", "-gnone"]


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
            number = str(site["number"])
            for wrap in site["wraps"]:
                start, end = wrap["start"], wrap["end"]
                before, after = (
                    wrap[key].replace("FAULT", f"isFault({number})").replace("NUMBER", number)
                    for key in ("before", "after"))
                kind = 1 if start == end else 2
                yield (start, kind, -end, order), site, before.encode()
                if after:
                    yield (end, 0, -start, -order), site, after.encode()

    def append(self, text, offset, site):
        self.pieces.append((len(self.text), offset, site))
        self.text += text

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

    def culprits(self, line, column):
        """Whom to leave out for an error at this place. A fault with a name has compiled before: what else is
        in its declaration goes first."""
        blamed = self.blamed(line, column)
        declarations = {site["declaration"] for site in blamed if "name" in site}
        beside = [site for site in self.sites if site["declaration"] in declarations]
        unnamed = [site for site in blamed if "name" not in site]
        return unnamed or [site for site in beside if "name" not in site] or blamed


def read_package():
    """The files of the copy by path, without the faults."""
    package = package_copy.read(ROOT)
    manifest = package["Package.swift"].decode()
    manifest = ENTRY.sub(lambda entry: "" if entry[1] in UNNEEDED else entry[0], manifest)
    package["Package.swift"] = manifest.encode()
    package["ChosenFault/ChosenFault.h"] = HEADER.replace("NUMBERS_MAX", str(NUMBERS_MAX)).encode()
    package["ChosenFault/module.modulemap"] = MODULE.encode()
    return package


def write_package(package, files):
    """Makes the copy like the package, with faults in these files; equal files keep their times."""
    wanted = package | {path: file.text for path, file in files.items()}
    package_copy.write(COPY, wanted)


def faulty_files(sites):
    by_path = {}
    for site in sites:
        by_path.setdefault(site["file"], []).append(site)
    return {path: FaultyFile(path, each) for path, each in by_path.items()}


def build(arguments):
    command = ["swift", "build", *arguments, *FLAGS]
    done = subprocess.run(
        command, cwd=COPY, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    (SCRATCH / "build.log").write_text(done.stdout)
    return done.returncode, done.stdout


def build_faults(wanted, what=("--build-tests",)):
    """Builds the copy with these sites, whose numbers it sets. Returns those that compile."""
    package = read_package()
    for number, site in enumerate(wanted):
        site["number"] = number
    # Which ones do not compile is kept for as long as the code and the choice stay the same.
    code = [package[path] for path in sorted({site["file"] for site in wanted})]
    key = hashlib.sha256(b"".join(code) + json.dumps(wanted).encode()).hexdigest()
    kept = json.loads(UNBUILT.read_text()) if UNBUILT.exists() else {}
    unbuilt = set(kept["unbuilt"]) if kept.get("key") == key else set()
    while True:
        left = [site for site in wanted if site["number"] not in unbuilt]
        files = faulty_files(left)
        write_package(package, files)
        code, output = build(["--target", "TouchKit"])
        if code == 0:
            break
        blamed = set()
        for path, line, column, _ in ERROR.findall(output):
            path = path.removeprefix(f"{COPY}/")
            if path in files:
                blamed |= {site["number"] for site in files[path].culprits(int(line), int(column))}
        if not blamed:
            sys.exit(f"the copy does not build, and no fault is to blame:\n{output[-3000:]}")
        print(f"{len(blamed)} faults do not compile", flush=True)
        unbuilt |= blamed
        UNBUILT.write_text(json.dumps({"key": key, "unbuilt": sorted(unbuilt)}))
    code, output = build(what)
    if code != 0:
        sys.exit(f"{' '.join(what)} does not build:\n{output[-3000:]}")
    return left

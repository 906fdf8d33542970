"""A copy of the package in a folder of its own, whose build is used again."""

import subprocess


def write(folder, wanted):
    """Makes the copy hold these files, as bytes by their paths; equal files keep their times."""
    for path, content in wanted.items():
        target = folder / path
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    for part in ("Sources", "Tests"):
        for path in (folder / part).rglob("*"):
            if path.is_file() and str(path.relative_to(folder)) not in wanted:
                path.unlink()


def read(root):
    """The files of a working tree by path, new ones included. In the copy, warnings are no errors: what
    follows a fault that is put in may be out of reach, of which the compiler warns."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    lines = subprocess.run(listed, cwd=root, check=True, capture_output=True, text=True).stdout
    package = {path: (root / path).read_bytes() for path in lines.splitlines() if (root / path).is_file()}
    package["Package.swift"] = package["Package.swift"].replace(
        b".treatAllWarnings(as: .error)", b".treatAllWarnings(as: .warning)")
    return package

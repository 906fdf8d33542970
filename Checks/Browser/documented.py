"""Runs the tests of the documentation's site, whose guide shows its apps.

Usage: .build/browser-tests/bin/python Checks/Browser/documented.py SITE [part of a test's name]
SITE is what .ci/documentation writes.
"""

import pathlib
import sys

import checks
import test_documentation
from browser import Browser
from site_server import Site

if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[1])
    if not (folder / "touch.js").exists():
        sys.exit(f"{folder}: there is no touch.js. Write the site: .ci/documentation")
    with Browser() as browser, Site(folder) as site:
        passed, failed = checks.run([test_documentation], *(sys.argv[2:3] or [""]), browser, site)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)

"""Runs the tests of the page without a server of TouchKit, in a folder that `touchkit export site` wrote.

Usage: Checks/Browser/site.sh [part of a test's name], which exports the folder before; or
       .build/browser-tests/bin/python Checks/Browser/exported.py FOLDER [part of a test's name]
The tests need the program `touchkit` too, whose scenes and logs the module must match.
"""

import pathlib
import sys

import checks
import test_photoboard
import test_site
from browser import Browser
from playground import Playground
from site_server import Site

if __name__ == "__main__":
    folder = pathlib.Path(sys.argv[1]).resolve()
    only = sys.argv[2] if len(sys.argv) > 2 else ""
    if not (folder / "apps.wasm.gz").exists():
        sys.exit(f"{folder}: there is no apps.wasm.gz. Write the folder: swift run touchkit export site -o {folder}")
    with Browser() as browser, Playground() as playground:
        with Site(folder) as site:
            # The page's own tests of an app hold for this page as well.
            passed, failed = checks.run([test_photoboard], only, browser, site)
        more = checks.run([test_site], only, browser, folder, playground)
    passed, failed = passed + more[0], failed + more[1]
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)

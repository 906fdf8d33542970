"""Runs the tests of the page without a server of TouchKit, in folders that `export site` wrote.

Usage: Checks/Browser/site.sh [part of a test's name], which exports the folders before; or
       .build/browser-tests/bin/python Checks/Browser/exported.py FOLDER VOYAGE GUIDE [part of a test's name]
FOLDER has the example apps, VOYAGE the app of the package Voyage, GUIDE those of the guide. The tests need the
programs that exported them, too, whose scenes and logs the modules must match.
"""

import pathlib
import sys

import checks
import test_answers
import test_guide
import test_inspector
import test_photoboard
import test_site
import test_voyage
from browser import Browser
from playground import Playground
from site_server import Site

if __name__ == "__main__":
    folder, voyage, guide = (pathlib.Path(path).resolve() for path in sys.argv[1:4])
    only = sys.argv[4] if len(sys.argv) > 4 else ""
    for one in (folder, voyage, guide):
        if not (one / "apps.wasm.gz").exists():
            sys.exit(f"{one}: there is no apps.wasm.gz. Write the folder, as Checks/Browser/site.sh does.")
    with Browser() as browser, Playground() as playground:
        with Site(folder) as site:
            # The page's own tests of an app, of answers and of the inspector hold for this page as well.
            passed, failed = checks.run([test_photoboard, test_answers, test_inspector], only, browser, site)
        more = [checks.run([test_site], only, browser, folder, playground),
                checks.run([test_guide], only, browser, guide)]
        with Playground(program=test_voyage.PROGRAM) as player:
            more.append(checks.run([test_voyage], only, browser, voyage, player))
    passed += sum(one[0] for one in more)
    failed += sum(one[1] for one in more)
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)

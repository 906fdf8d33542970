"""Runs the browser tests: `python3 Checks/Browser [part of a test's name]`."""

import sys

import checks
import pictures
import test_answers
import test_assist
import test_code
import test_controls
import test_device
import test_ends
import test_files
import test_gesturelab
import test_inspector
import test_line
import test_keyboard
import test_lists
import test_page
import test_pages
import test_people
import test_photoboard
import test_raw_touches
import test_recordings
import test_screens
import test_sketchpad
import test_strokes
import test_touches
from browser import Browser
from playground import Playground

if __name__ == "__main__":
    only = sys.argv[1] if len(sys.argv) > 1 else ""
    with Browser() as browser, Playground() as playground:
        modules = [test_photoboard, test_strokes, test_files, test_touches, test_page, test_device,
                   test_lists, test_controls, test_pages, test_raw_touches, test_people, test_keyboard, test_line,
                   test_inspector, test_screens, test_sketchpad, test_answers, test_ends,
                   test_recordings, test_code, test_assist,
                   test_gesturelab]
        passed, failed = checks.run(modules, only, browser, playground)
        if not only or only == "pictures":
            pictures.save_all(browser, playground)
            print(f"pictures of the page are in {pictures.FOLDER}")
    print(f"{passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)

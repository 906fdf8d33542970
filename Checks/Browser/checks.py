"""A very small test runner: functions named `test_…` that assert, and one line about each."""

import time
import traceback

# A failure says no more than this many characters.
DETAIL_MAX = 1600


def near(value, expected, within, what):
    """Asserts that a number is near another, and says both if it is not."""
    assert abs(value - expected) <= within, (
        f"{what}: found {value:.4f}, expected {expected} ± {within}")


def near_place(place, expected, within, what):
    """Asserts that a place is near another."""
    distance = max(abs(place[0] - expected[0]), abs(place[1] - expected[1]))
    assert distance <= within, (
        f"{what}: found ({place[0]:.2f}, {place[1]:.2f}), "
        f"expected ({expected[0]:.2f}, {expected[1]:.2f}) ± {within}")


def run(modules, only, *arguments):
    """Runs every test whose name contains `only`; returns how many passed and failed."""
    passed = failed = 0
    for module in modules:
        for name, test in list(vars(module).items()):
            if not name.startswith("test_") or only not in name:
                continue
            start = time.monotonic()
            try:
                test(*arguments)
                passed += 1
                verdict = "passed"
            except Exception as problem:
                failed += 1
                verdict = "FAILED"
                detail = str(problem) or traceback.format_exc()
                if not isinstance(problem, AssertionError):
                    detail = traceback.format_exc()
            sentence = name.removeprefix("test_").replace("_", " ")
            print(f"{verdict}  {sentence}  ({time.monotonic() - start:.1f} s)", flush=True)
            if verdict == "FAILED":
                if len(detail) > DETAIL_MAX:
                    detail = detail[:DETAIL_MAX // 2] + "\n…\n" + detail[-DETAIL_MAX // 2:]
                print("        " + detail.strip().replace("\n", "\n        "), flush=True)
    return passed, failed

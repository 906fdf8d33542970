"""Runs an app in a window under an X server without a screen: `python3 Checks/Window [part of a test's name]`."""

import subprocess
import sys
import time
import traceback

from window import PROGRAM, Window
from xorg import BEGIN, END, UPDATE, Screen, wait_for

BOARD = "#f2f2f7"


def near(found, expected, part, what):
    print(f"  {what}: {found:.4f}, expected {expected} ± {part:.1%}")
    assert abs(found - expected) <= part * expected, f"{what}: found {found}, expected {expected} ± {part:.1%}"


def equal(found, expected, what):
    assert found == expected, f"{what}: found {found}, expected {expected}"


def test_two_fingers_pinch_a_picture_to_twice_its_size(screen):
    with Window(screen, "PhotoBoard", "--width", "430", "--height", "800") as window:
        # The picture above the middle is as wide as the one below it.
        before, _ = window.extent(BOARD)
        window.pinch((215, 310), distance=60, scale=2)
        window.settle()
        window.picture("pinch")
        after, _ = window.extent(BOARD)
        near(after / before, 2, 0.01, "scale")
        reports = window.touches()
        equal({report["finger"] for report in reports}, {1, 2}, "fingers")
        equal([report["phase"] for report in reports[-2:]], ["ended", "ended"], "last phases")
        printed, code = window.close()
        equal(code, 0, "exit code")
        assert "pinch ended" in printed, printed


def test_a_window_that_closes_cancels_its_fingers(screen):
    with Window(screen, "PhotoBoard", "--width", "430", "--height", "800") as window:
        window.fingers([((200, 310), (205, 340)), ((230, 310), (260, 300))], ends=False)
        wait_for(lambda: any(r["phase"] == "moved" for r in window.touches()), "moves")
        _, code = window.close()
        equal(code, 0, "exit code")
        last = [(r["finger"], r["phase"]) for r in window.touches()[-2:]]
        equal(last, [(1, "cancelled"), (2, "cancelled")], "last reports")
    for finger in range(2):
        screen.device.touch(finger, END, 1, 1)


def test_the_mouse_hovers_clicks_and_scrolls(screen):
    with Window(screen, "Lists", "--width", "430", "--height", "800") as window:
        before = window.pixels()
        screen.xdotool("mousemove", "--window", window.number, 200, 400)
        for _ in range(3):
            screen.xdotool("click", 5)
        wait_for(lambda: any(r["phase"] == "ended" for r in window.touches()), "the end of the scroll")
        window.settle()
        assert window.pixels() != before, "nothing scrolled"
        window.picture("scrolled")
        scroll = [r for r in window.touches() if r.get("scroll")]
        equal(scroll[0]["phase"], "began", "first report of the scroll")
        equal(scroll[-1]["phase"], "ended", "last report of the scroll")
        equal(scroll[0]["y"] - scroll[-1]["y"], 180, "way of three notches, in points")
        count = len(window.touches())
        screen.xdotool("click", 3)
        wait_for(lambda: len(window.touches()) >= count + 3, "a click")
        phases = [(r["phase"], r["buttons"]) for r in window.touches()[count:]]
        equal(phases[:3], [("regionExited", None), ("began", 2), ("ended", None)], "click")


def test_alt_makes_the_mouse_two_fingers(screen):
    with Window(screen, "PhotoBoard", "--width", "430", "--height", "800") as window:
        before, _ = window.extent(BOARD)
        # The picture's middle is at 215; when the pinch begins, the fingers are 60 apart.
        screen.xdotool("mousemove", "--window", window.number, 240, 310)
        screen.xdotool("keydown", "alt", "mousedown", 1)
        for x in [245, *range(246, 276)]:
            screen.xdotool("mousemove", "--window", window.number, x, 310)
            time.sleep(0.01)
        window.picture("mirrored")
        screen.xdotool("mouseup", 1, "keyup", "alt")
        screen.xdotool("mousemove", 1, 1)
        window.settle()
        near(window.extent(BOARD)[0] / before, 2, 0.01, "scale")


def test_keys_type_text(screen):
    # A keyboard with these letters: one without them is changed for each of them, which takes its time.
    screen.run("setxkbmap", "de")
    with Window(screen, "Controls", "--width", "430", "--height", "800") as window:
        window.fingers([((250, 328), (250, 328))], steps=1)
        time.sleep(0.5)
        screen.xdotool("type", "--delay", "40", "Grüße, 5 x")
        screen.xdotool("key", "BackSpace")
        window.settle()
        window.picture("typed")
        keys = [k for k in window.told() if k.get("input") == "key" and k["phase"] == "down"]
        typed = "".join(k.get("characters", "") for k in keys)
        equal(typed, "Grüße, 5 x", "typed")


def test_a_window_changes_its_size_and_has_a_density(screen):
    with Window(screen, "PhotoBoard", "--width", "300", "--height", "400", "--density", "2") as window:
        equal(window.frame[2:], [600, 800], "pixels")
        equal([window.told()[0]["width"], window.told()[0]["height"]], [300, 400], "points")
        dense, _ = window.extent(BOARD)
        screen.xdotool("windowsize", window.number, 800, 600)
        wait_for(lambda: any(i.get("input") == "screen" for i in window.told()), "the new size")
        window.settle()
        window.picture("resized")
        size = [i for i in window.told() if i.get("input") == "screen"][-1]
        equal([size["width"], size["height"]], [400, 300], "new points")
    with Window(screen, "PhotoBoard", "--width", "300", "--height", "400") as window:
        near(dense / window.extent(BOARD)[0], 2, 0.01, "density")


def test_a_touch_screen_that_goes_leaves_no_finger_down(screen):
    with Window(screen, "PhotoBoard", "--width", "430", "--height", "800") as window:
        window.fingers([((200, 310), (205, 340))], ends=False)
        wait_for(lambda: any(r["phase"] == "moved" for r in window.touches()), "moves")
        screen.run("xinput", "disable", "touch")
        try:
            wait_for(lambda: window.touches()[-1]["phase"] in ("ended", "cancelled"), "the end of the finger")
        finally:
            screen.run("xinput", "enable", "touch")


def test_without_a_touch_screen_it_says_what_the_mouse_does(screen):
    with Window(screen, "PhotoBoard", "--width", "430", "--height", "800") as window:
        assert "No touch screen" not in window.said(), window.said()
    bare = Screen(number=78, touch=False)
    try:
        with Window(bare, "PhotoBoard", "--width", "430", "--height", "800") as window:
            assert "No touch screen is connected" in window.said(), window.said()
            assert "hold Alt" in window.said(), window.said()
    finally:
        bare.close()


def test_without_a_display_it_says_what_to_do(screen):
    for display in (":250", None):
        environment = dict(screen.environment, SDL_VIDEODRIVER="x11")
        environment.pop("DISPLAY")
        if display:
            environment["DISPLAY"] = display
        result = subprocess.run(
            [PROGRAM, "play", "--window", "--app", "PhotoBoard"], env=environment, timeout=20,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        equal(result.returncode, 1, "exit code")
        assert "There is no display" in result.stdout and "DISPLAY" in result.stdout, result.stdout


def stranger(screen):
    """The player of a package of its own: its card follows a finger."""
    with Window(screen, None, "--width", "300", "--height", "500") as window:
        before = window.pixels()
        middle = [side / 2 for side in window.frame[2:]]
        window.fingers([((middle[0], middle[1]), (middle[0] + 60, middle[1] + 90))])
        window.settle()
        window.picture("stranger")
        assert window.pixels() != before, "the card did not move"
        printed, code = window.close()
        equal(code, 0, "exit code")
        assert "pan ended" in printed, printed


def pictures(screen):
    """Keeps what each app looks like, in light and dark."""
    apps = ["PhotoBoard", "Lists", "Controls", "MatchItUp", "StrokeLab", "Sketchpad", "Sheet", "Drawer",
            "PagesAndPop", "GestureLab", "EventLab"]
    for app in apps:
        for look in ("light", "dark"):
            options = ["--dark"] if look == "dark" else []
            with Window(screen, app, "--width", "390", "--height", "600", *options) as window:
                window.picture(f"{app}-{look}")


def main():
    only = sys.argv[1] if len(sys.argv) > 1 else ""
    tests = [(name, test) for name, test in globals().items() if name.startswith("test_") and only in name]
    if only == "stranger":
        tests = [(only, stranger)]
    failed = 0
    screen = Screen(77)
    try:
        for name, test in tests:
            try:
                test(screen)
                print(f"passed {name}", flush=True)
            except Exception:
                failed += 1
                print(f"FAILED {name}\n{traceback.format_exc()}", flush=True)
        if not only or only == "pictures":
            pictures(screen)
    finally:
        screen.close()
    print(f"{len(tests) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

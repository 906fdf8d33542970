"""Controls under real fingers and a keyboard: who gets the touch, the control or the page."""

import time

from app import App


def controls(browser, playground, **appearance):
    """A fresh page of controls."""
    return App(browser, playground, "Controls", **appearance)


def log(page):
    """The lines at the bottom, newest first."""
    found = [(thing.centre[1], name) for name, thing in page.things("The ")
             if name != "The page cancels touches"]
    return [name for _, name in sorted(found)]


def says(page, *lines):
    """Waits until the newest lines are these."""
    def check():
        assert log(page)[:len(lines)] == list(lines), f"it says {log(page)}, not {lines}"
    page.eventually(check, 3)


def test_taps_go_to_the_controls(browser, playground):
    page = controls(browser, playground)
    page.fingers.tap(page.thing("Press").centre)
    says(page, "The button was pressed.")
    time.sleep(0.5)
    page.fingers.tap(page.thing("Week").centre)
    says(page, "The chosen segment: Week", "The button was pressed.")
    time.sleep(0.5)
    page.fingers.tap(page.thing("+").centre)
    says(page, "The stepper's value: 1", "The chosen segment: Week")
    page.close()


def test_a_double_tap_is_the_pages(browser, playground):
    page = controls(browser, playground)
    page.fingers.double_tap(page.thing("Press").centre)
    says(page, "The button lost its touch.", "The page recognized a double tap.")
    page.close()


def test_a_held_finger_is_the_pages(browser, playground):
    page = controls(browser, playground)
    page.fingers.put_down(a=page.thing("Week").centre)
    time.sleep(0.8)
    page.fingers.lift()
    says(page, "The segmented control lost its touch.", "The page recognized a long press.")
    page.close()


def test_a_keyboard_writes_in_the_text_field(browser, playground):
    page = controls(browser, playground)
    page.fingers.tap(page.thing("Write here").centre)
    says(page, "The text field is being edited.")
    for letter in "hi":
        for kind in ("keyDown", "keyUp"):
            page.page.call("Input.dispatchKeyEvent", type=kind, key=letter,
                           code=f"Key{letter.upper()}", text=letter if kind == "keyDown" else "")
    says(page, "The text: hi")
    # So that the next tap is not the second of a double tap.
    time.sleep(0.5)
    page.fingers.tap((page.size[0] / 2, page.size[1] - 20))
    says(page, "The page recognized a tap.", "The text field is done.")
    page.close()

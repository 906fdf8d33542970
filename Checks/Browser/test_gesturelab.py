"""The gesture laboratory under real fingers: all of its hints can be done, and each is marked."""

from app import App


def test_every_hint_of_the_gesture_laboratory_can_be_done(browser, playground):
    lab = App(browser, playground, "GestureLab", width=390, height=844)
    tap_pad = lab.thing("Taps").centre
    lab.fingers.tap(tap_pad)
    lab.page.wait("touchkit.scene.wake === null", 4)
    lab.fingers.tap(tap_pad)
    lab.fingers.tap(tap_pad)
    lab.page.wait("touchkit.scene.wake === null", 4)
    touch_pad = lab.thing("Touches").centre
    lab.fingers.tap(touch_pad)
    lab.fingers.tap(touch_pad)
    lab.says("It hears began, began, cancelled, cancelled.")
    x, y = lab.thing("Strokes").centre
    lab.fingers.swipe((x - 60, y + 20), by=(120, 0))
    lab.page.wait("touchkit.scene.wake === null", 4)
    lab.fingers.drag((x - 60, y + 20), by=(60, 0), seconds=1.2)
    x, y = lab.thing("Check").centre
    lab.fingers.put_down(a=(x - 50, y + 10))
    lab.fingers.glide(0.2, a=(x - 20, y + 50))
    lab.fingers.glide(0.3, a=(x + 50, y - 10))
    lab.fingers.lift()
    lab.page.wait("document.querySelectorAll('.try:not([data-done])').length === 0", 4)
    assert lab.page.complaints() == [], lab.page.complaints()
    lab.close()

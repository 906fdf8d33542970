"""Drawing with real fingers, a pen and a palm: ink, shapes, scratching out, and the lasso."""

import time

from app import App
from test_strokes import line

BOX = ((-1, -0.6), (1, -0.6), (1, 0.6), (-1, 0.6), (-1, -0.57))
ZIGZAG = ((-1, -0.7), (1, -0.5), (-1, -0.2), (1, 0.1), (-1, 0.3), (1, 0.5), (-1, 0.7))
LOOP = ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -0.95))


class Pad:
    """The sketchpad on a page."""

    def __init__(self, browser, playground, **appearance):
        self.app = App(browser, playground, "Sketchpad", **appearance)
        self.centre = (self.app.size[0] / 2, self.app.size[1] / 2 + 40)

    def draw(self, size, *corners, lift=True):
        """Draws lines between corners, which lie within ±1 of the middle."""
        self.app.fingers.draw(line(self.centre, size, *corners), lift=lift)

    def hold(self, size, *corners):
        """Draws, and rests until there is a shape."""
        self.draw(size, *corners, lift=False)
        self.app.says("rectangle", 5)

    def press(self, name):
        """Presses a button."""
        self.app.fingers.tap(self.app.thing(name).centre)


def test_ink_that_rests_is_a_shape_and_two_steps_take_it_back(browser, playground):
    pad = Pad(browser, playground)
    pad.hold(80, *BOX)
    pad.app.fingers.glide(0.3, a=(pad.centre[0] - 140, pad.centre[1] - 80))
    pad.app.fingers.lift()
    pad.app.says("1 thing")
    pad.press("Undo")
    pad.app.says("1 thing")
    pad.press("Undo")
    pad.app.says("0 things")
    pad.press("Redo")
    pad.press("Redo")
    pad.app.says("1 thing")
    pad.app.close()


def test_a_zigzag_scratches_out_what_it_covers(browser, playground):
    pad = Pad(browser, playground)
    pad.draw(70, (-1, 0), (1, 0.2))
    pad.app.says("1 thing")
    pad.draw(100, *ZIGZAG)
    pad.app.says("Scratched out: 1")
    pad.draw(100, *ZIGZAG)
    pad.app.says("1 thing")
    pad.app.close()


def test_the_lasso_selects_and_a_finger_moves_what_is_selected(browser, playground):
    pad = Pad(browser, playground)
    pad.draw(60, (-1, 0), (1, 0.2))
    pad.app.says("1 thing")
    pad.press("Lasso")
    pad.app.says("Draw around things")
    pad.draw(110, *LOOP)
    pad.app.says("Selected: 1")
    pad.app.fingers.drag(pad.centre, (40, 60))
    pad.app.says("Moved: 1")
    pad.app.close()


def test_two_fingers_zoom_and_two_that_tap_take_a_step_back(browser, playground):
    pad = Pad(browser, playground)
    pad.draw(60, (-1, 0), (1, 0.2))
    pad.app.says("1 thing")
    pad.app.fingers.pinch(pad.centre, 1.5)
    time.sleep(0.5)
    pad.app.says("1 thing")
    left, right = ((pad.centre[0] + side * 40, pad.centre[1]) for side in (-1, 1))
    pad.app.fingers.put_down(a=left, b=right)
    pad.app.fingers.lift()
    pad.app.says("0 things")
    pad.app.close()


def test_a_pen_draws_and_from_then_on_fingers_and_palms_do_not(browser, playground):
    pad = Pad(browser, playground)
    pad.app.fingers.radius = 45
    pad.draw(60, (-1, 0), (1, 0.2))
    pad.app.says("Draw, and rest")
    pad.app.mouse.draw_with_pen(line(pad.centre, 60, (-1, 0), (1, 0.2)))
    pad.app.says("1 thing")
    pad.app.fingers.radius = 12
    pad.draw(60, (-1, 0.5), (1, 0.7))
    time.sleep(0.5)
    pad.app.says("1 thing")
    pad.app.mouse.draw_with_pen(line(pad.centre, 60, (-1, 0.5), (1, 0.7)))
    pad.app.says("2 things")
    pad.app.close()

"""PhotoBoard under real fingers."""

from app import App
from checks import near


def test_a_finger_drags_a_picture(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    before = board.thing("lighthouse").centre
    board.fingers.drag(before, by=(40, -25))
    board.thing_is_at("lighthouse", (before[0] + 40, before[1] - 25))
    board.close()


def test_two_fingers_pinch_a_picture(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    board.fingers.pinch(board.thing("lighthouse").centre, scale=2)
    board.eventually(lambda: near(board.thing("lighthouse").scale, 2, 0.02, "scale"))
    near(board.thing("lighthouse").degrees, 0, 1, "angle")
    near(board.thing("mountain").scale, 1, 0, "scale of the other")
    board.close()


def test_two_fingers_turn_a_picture(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    board.fingers.rotate(board.thing("lighthouse").centre, degrees=45)
    board.eventually(lambda: near(board.thing("lighthouse").degrees, 45, 1, "angle"))
    near(board.thing("lighthouse").scale, 1, 0.01, "scale")
    board.close()


def test_a_long_press_makes_a_picture_see_through(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    board.fingers.long_press(board.thing("mountain").centre)
    board.eventually(lambda: near(board.thing("mountain").alpha, 0.7, 0.001, "alpha"))
    near(board.thing("lighthouse").alpha, 1, 0.001, "alpha of the other")
    board.close()


def test_a_double_tap_puts_a_picture_straight(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    centre = board.thing("lighthouse").centre
    board.fingers.pinch(centre, scale=2)
    board.fingers.rotate(centre, degrees=45)
    board.fingers.long_press(centre)
    board.eventually(lambda: near(board.thing("lighthouse").alpha, 0.7, 0.001, "alpha"))
    board.fingers.double_tap(centre)
    board.eventually(lambda: near(board.thing("lighthouse").alpha, 1, 0.001, "alpha"))
    near(board.thing("lighthouse").scale, 1, 0.01, "scale")
    near(board.thing("lighthouse").degrees, 0, 1, "angle")
    board.close()

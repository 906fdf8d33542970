"""PhotoBoard under real fingers."""

from app import App
from checks import near


def test_a_finger_drags_a_picture(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    before = board.thing("top").centre
    board.fingers.drag(before, by=(40, -25))
    board.thing_is_at("top", (before[0] + 40, before[1] - 25))
    board.close()


def test_a_long_press_makes_a_picture_see_through(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    board.fingers.long_press(board.thing("bottom").centre)
    board.eventually(lambda: near(board.thing("bottom").alpha, 0.7, 0.001, "alpha"))
    near(board.thing("top").alpha, 1, 0.001, "alpha of the other")
    board.close()

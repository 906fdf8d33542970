"""PhotoBoard under real fingers: every gesture does to the pictures what it promises."""

from app import App
from checks import near, near_place


def photoboard(browser, playground):
    """A fresh board."""
    return App(browser, playground, "PhotoBoard")


def test_a_finger_drags_a_picture(browser, playground):
    board = photoboard(browser, playground)
    before = board.thing("lighthouse").centre
    other = board.thing("mountain").centre
    board.fingers.drag(before, by=(140, 45))
    board.thing_is_at("lighthouse", (before[0] + 140, before[1] + 45), within=1)
    near_place(board.thing("mountain").centre, other, 0, "the other picture")
    board.close()


def test_a_picture_that_is_thrown_glides_on_and_stays_on_the_board(browser, playground):
    board = photoboard(browser, playground)
    before = board.thing("lighthouse").centre
    board.fingers.throw(before, by=(0, 210))
    board.page.wait("touchkit.scene.wake === null")
    after = board.thing("lighthouse").centre
    assert before[1] + 220 < after[1] <= board.size[1] - 80, f"came to rest at {after}"
    near(after[0], before[0], 1, "how far aside it glided")
    board.close()


def test_two_fingers_pinch_a_picture(browser, playground):
    board = photoboard(browser, playground)
    board.fingers.pinch(board.thing("lighthouse").centre, scale=2)
    board.eventually(lambda: near(board.thing("lighthouse").scale, 2, 0.02, "scale"))
    near(board.thing("lighthouse").degrees, 0, 1, "angle")
    near(board.thing("mountain").scale, 1, 0, "scale of the other")
    board.close()


def test_two_fingers_pinch_a_picture_small(browser, playground):
    board = photoboard(browser, playground)
    board.fingers.pinch(board.thing("mountain").centre, scale=0.5, distance=120)
    board.eventually(lambda: near(board.thing("mountain").scale, 0.5, 0.005, "scale"))
    board.close()


def test_two_fingers_turn_a_picture(browser, playground):
    board = photoboard(browser, playground)
    for degrees, seen in ((45, 45), (-75, -30)):
        board.fingers.rotate(board.thing("lighthouse").centre, degrees)
        board.eventually(lambda: near(board.thing("lighthouse").degrees, seen, 1, "angle"))
        near(board.thing("lighthouse").scale, 1, 0.01, "scale")
    board.close()


def test_a_long_press_makes_a_picture_see_through(browser, playground):
    board = photoboard(browser, playground)
    board.fingers.long_press(board.thing("mountain").centre)
    board.eventually(lambda: near(board.thing("mountain").alpha, 0.7, 0.001, "alpha"))
    near(board.thing("lighthouse").alpha, 1, 0, "alpha of the other")
    board.close()


def test_a_shorter_press_does_not(browser, playground):
    board = photoboard(browser, playground)
    board.fingers.long_press(board.thing("mountain").centre, seconds=0.3)
    board.fingers.drag(board.thing("lighthouse").centre, by=(30, 0))
    near(board.thing("mountain").alpha, 1, 0, "alpha")
    board.close()


def test_a_double_tap_puts_a_picture_straight(browser, playground):
    board = photoboard(browser, playground)
    centre = board.thing("lighthouse").centre
    board.fingers.pinch(centre, scale=1.5)
    board.fingers.rotate(centre, degrees=45)
    board.fingers.long_press(centre)
    board.eventually(lambda: near(board.thing("lighthouse").alpha, 0.7, 0.001, "alpha"))
    near(board.thing("lighthouse").scale, 1.5, 0.03, "scale before")
    near(board.thing("lighthouse").degrees, 45, 1, "angle before")
    board.fingers.double_tap(centre)
    board.eventually(lambda: near(board.thing("lighthouse").alpha, 1, 0, "alpha"))
    near(board.thing("lighthouse").scale, 1, 0, "scale")
    near(board.thing("lighthouse").degrees, 0, 0, "angle")
    board.close()


def test_a_swipe_over_the_board_lines_the_pictures_up_below_each_other(browser, playground):
    for way in (120, -120):
        board = photoboard(browser, playground)
        x, y = board.size[0] / 2, board.size[1] / 2
        board.fingers.swipe((x, y + 220), by=(way, 0))
        board.thing_is_at("lighthouse", (x, y - 20))
        board.thing_is_at("mountain", (x, y + 20))
        board.close()


def test_a_tickle_lines_the_pictures_up_side_by_side(browser, playground):
    board = photoboard(browser, playground)
    x, y = board.size[0] / 2, board.size[1] / 2
    board.fingers.tickle((x, y + 220))
    board.thing_is_at("lighthouse", (x - 20, y))
    board.thing_is_at("mountain", (x + 20, y))
    board.close()


def test_what_moves_by_itself_is_seen_on_its_way(browser, playground):
    board = photoboard(browser, playground)
    board.page.value(WATCH)
    x, y = board.size[0] / 2, board.size[1] / 2
    board.fingers.swipe((x, y + 220), by=(120, 0))
    board.thing_is_at("lighthouse", (x, y - 20))
    seen = board.page.value("seen.size")
    assert seen >= 6, f"the picture was seen at {seen} places on its way of 0.25 s"
    board.close()


WATCH = """
window.seen = new Set();
const image = document.querySelector('img[src*="lighthouse"]').parentNode;
const watch = () => { seen.add(image.style.transform); requestAnimationFrame(watch); };
watch();
"""

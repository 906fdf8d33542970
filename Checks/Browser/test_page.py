"""The page itself: its list, its size, its mouse, and two pages side by side."""

from app import App
from checks import near
from fingers import ALT
from playground import ROOT


def test_the_list_starts_an_app(browser, playground):
    page = browser.open(playground.address)
    page.wait("document.querySelectorAll('.card').length > 0")
    page.value("document.querySelector('.card').click()")
    page.wait("touchkit.scene.nodes.length > 0 && document.body.dataset.view === 'app'")
    assert page.complaints() == [], page.complaints()
    page.close()


def test_the_list_shows_every_picture_of_an_app(browser, playground):
    page = browser.open(playground.address)
    page.wait("document.querySelectorAll('.card').length > 0")
    shown = page.value("[...document.querySelectorAll('.card img')].map((one) => one.getAttribute('src'))")
    kept = (ROOT / "Sources/Playground/Public/pictures").glob("app-*.svg")
    assert sorted(shown) == sorted(f"pictures/{picture.name}" for picture in kept), shown
    page.close()


def test_an_app_that_does_not_exist_shows_the_list(browser, playground):
    page = browser.open(playground.address + "#Nonsense")
    page.wait("document.querySelectorAll('.card').length > 0")
    page.wait("document.body.dataset.view === 'apps'")
    page.wait("touchkit.log.some((line) => line.includes('Nonsense'))")
    page.close()


def test_two_pages_do_not_disturb_each_other(browser, playground):
    left, right = App(browser, playground, "PhotoBoard"), App(browser, playground, "PhotoBoard")
    start = left.thing("lighthouse").centre
    # Each pan begins at once: on a slow machine a finger that waits for the other page is a long press.
    left.fingers.put_down(a=start)
    left.fingers.move(a=(start[0] + 18, start[1]))
    right.fingers.put_down(a=start)
    right.fingers.move(a=(start[0], start[1] + 12))
    for step in range(7, 13):
        left.fingers.move(a=(start[0] + 3 * step, start[1]))
        right.fingers.move(a=(start[0], start[1] + 2 * step))
    left.thing_is_at("lighthouse", (start[0] + 26, start[1]))
    right.thing_is_at("lighthouse", (start[0], start[1] + 14))
    left.fingers.lift()
    right.fingers.lift()
    left.close()
    right.close()


def test_circles_follow_fingers_and_go_when_the_system_takes_them(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    centre = board.thing("lighthouse").centre
    board.fingers.put_down(a=centre, b=(centre[0] + 50, centre[1]))
    board.page.wait("touchkit.circles === 2")
    board.fingers.cancel()
    board.page.wait("touchkit.circles === 0")
    board.fingers.drag(centre, by=(30, 0))
    board.thing_is_at("lighthouse", (centre[0] + 30, centre[1]))
    assert not [line for line in board.log() if "expected" in line], board.log()
    board.close()


def test_the_app_follows_the_size_of_the_window(browser, playground):
    board = App(browser, playground, "PhotoBoard", width=900, height=700)
    board.page.look(width=360, height=600)
    board.settle()

    def fills():
        size = board.page.value("touchkit.scene.nodes[0].size")
        assert size == list(board.size), f"the window is {size}, the stage {board.size}"
    board.eventually(fills)
    assert board.size[0] <= 360, "the stage did not follow"
    board.close()


def test_a_mouse_is_one_finger(browser, playground):
    board = App(browser, playground, "PhotoBoard", touch=False)
    start = board.thing("lighthouse").centre
    board.mouse.drag(start, by=(20, 0))
    # The mouse trembles before it lifts, which may leave a hair of a glide.
    board.thing_is_at("lighthouse", (start[0] + 20, start[1]), within=2)
    board.close()


def test_with_alt_a_mouse_has_a_mirrored_finger(browser, playground):
    board = App(browser, playground, "PhotoBoard", touch=False)
    middle = (board.size[0] / 2, board.size[1] / 2)
    start = board.thing("lighthouse").centre
    board.mouse.drag(start, by=(middle[0] - start[0], middle[1] - start[1]))
    board.thing_is_at("lighthouse", middle, within=2)
    board.mouse.move((middle[0] - 40, middle[1]), modifiers=ALT)
    board.page.wait("touchkit.circles === 2")
    board.mouse.drag_exactly((middle[0] - 40, middle[1]), (middle[0] - 80, middle[1]), ALT)

    def grew():
        scale = board.thing("lighthouse").scale
        assert 1.6 < scale <= 2, f"scale {scale}"
    board.eventually(grew)
    near(board.thing("lighthouse").degrees, 0, 1, "angle")
    board.close()

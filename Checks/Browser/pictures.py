"""Saves what the page looks like in light and dark, on a phone and on a laptop, to be looked at."""

import pathlib
import shutil
import tempfile
import time

from app import App
from fingers import ALT
from playground import Playground
from test_files import import_file, square
from test_sketchpad import BOX, LOOP, Pad
from test_strokes import Game, around, line, no_circles

README = pathlib.Path(__file__).resolve().parents[2] / "Documentation" / "playground.png"
FOLDER = pathlib.Path(__file__).parent / "screenshots"
SIZES = {"phone": (390, 844, 2, True),
         "laptop": (1280, 800, 2, False)}
DECODED = "Promise.all([...document.images].map((image) => image.decode().catch(() => 0)))"


def save_all(browser, playground):
    """Saves each view in each appearance."""
    for size, (width, height, density, touch) in SIZES.items():
        for dark in (False, True):
            look = dict(width=width, height=height, density=density, dark=dark, touch=touch)
            suffix = f"{size}-{'dark' if dark else 'light'}.png"
            page = browser.open(playground.address, **look)
            page.wait("document.querySelectorAll('.card').length > 0")
            page.value(DECODED)
            page.screenshot(FOLDER / f"apps-{suffix}")
            page.close()
            _save_board(browser, playground, look, suffix, touch)
            _save_lists(browser, playground, look, suffix)
            _save_controls(browser, playground, look, suffix)
            _save_lost(browser, look, suffix)
            _save_raw_touches(browser, playground, look, suffix)
            _save_sheet(browser, playground, look, suffix)
            _save_files(browser, playground, look, suffix)
            save_inspector(browser, playground, look, suffix)
            if touch:
                _save_pages(browser, playground, look, suffix)
                _save_strokes(browser, playground, look, suffix)
                _save_sketch(browser, playground, look, suffix)
            else:
                _save_at_rest(browser, playground, look, suffix)


def _save_at_rest(browser, playground, look, suffix):
    for name in ("MatchItUp", "StrokeLab", "PagesAndPop"):
        app = App(browser, playground, name, **look)
        app.page.value(DECODED)
        app.settle()
        app.page.screenshot(FOLDER / f"{name.lower()}-{suffix}")
        app.close()


def _save_lost(browser, look, suffix):
    with Playground() as own:
        board = App(browser, own, "PhotoBoard", **look)
        _arrange(board, lighthouse=(board.size[0] * 0.5, board.size[1] * 0.3))
        own.stop()
        board.page.wait("touchkit.connection.state === 'lost'")
        board.page.value("document.querySelector('.log-switch[aria-pressed=false]')?.click()")
        board.settle()
        board.page.screenshot(FOLDER / f"lost-{suffix}")
        board.close()


def _save_lists(browser, playground, look, suffix):
    feed = App(browser, playground, "Lists", **look)
    if look["touch"]:
        feed.fingers.tap(feed.thing("Message 39").centre)
        row = feed.thing("Message 37").centre[1]
        feed.fingers.drag((300, row), by=(-70, 0))
    else:
        feed.mouse.turn((300, 300), by=(0, 90))
    feed.page.wait("touchkit.scene.wake === null")
    feed.settle()
    feed.page.value(DECODED)
    feed.page.screenshot(FOLDER / f"lists-{suffix}")
    feed.close()


def _save_controls(browser, playground, look, suffix):
    page = App(browser, playground, "Controls", **look)
    for name in ("Week", "+", "Write here"):
        place = page.thing(name).centre
        if look["touch"]:
            page.fingers.tap(place)
        else:
            page.mouse.drag_exactly(place, place, steps=1)
        time.sleep(0.6)
    page.page.wait("touchkit.scene.wake === null")
    page.settle()
    page.page.screenshot(FOLDER / f"controls-{suffix}")
    page.close()


def _save_pages(browser, playground, look, suffix):
    pages = App(browser, playground, "PagesAndPop", **look)
    pages.fingers.tap(pages.thing("Pages").centre)
    pages.says("Page 1")
    pages.page.wait("touchkit.scene.wake === null")
    height = pages.size[1]
    pages.fingers.put_down(a=(3, height / 2))
    pages.fingers.glide(0.3, a=(170, height / 2))
    pages.settle()
    pages.page.screenshot(FOLDER / f"pages-{suffix}")
    pages.close()


def _save_sheet(browser, playground, look, suffix):
    page = App(browser, playground, "Sheet", **look)
    page.page.wait("touchkit.scene.wake === null")
    place = page.thing("Place 3").centre
    if look["touch"]:
        page.fingers.tap(place)
    else:
        page.mouse.drag_exactly(place, place, steps=1)
    page.says("You chose place 3.")
    page.page.wait("touchkit.scene.wake === null")
    page.settle()
    page.page.screenshot(FOLDER / f"sheet-{suffix}")
    page.close()


def _save_raw_touches(browser, playground, look, suffix):
    drawer = App(browser, playground, "Drawer", **look)
    lab = App(browser, playground, "EventLab", **look)
    hand = (lambda app: app.fingers) if look["touch"] else (lambda app: app.mouse)
    width, height = drawer.size
    hand(drawer).drag((width * 0.3, height / 2), by=(width * 0.6, 0))
    hand(lab).drag(lab.thing("Inner").centre, by=(4, 4))
    for name, app in (("drawer", drawer), ("events", lab)):
        app.page.wait("touchkit.scene.wake === null")
        app.settle()
        app.page.screenshot(FOLDER / f"{name}-{suffix}")
        app.close()


def _save_board(browser, playground, look, suffix, touch):
    board = App(browser, playground, "PhotoBoard", **look)
    width, height = board.size
    _arrange(board, lighthouse=(width / 2, height / 2), mountain=(width * 0.3, height * 0.8))
    x, y = board.thing("lighthouse").centre
    if touch:
        board.fingers.put_down(a=(x - 45, y + 30), b=(x + 50, y - 20))
        board.fingers.glide(0.3, a=(x - 60, y + 75), b=(x + 85, y - 45))
    else:
        board.mouse.press((x + 50, y - 20), ALT)
        for step in range(20):
            board.mouse.move((x + 50 + 3 * step, y - 20 - 2 * step), True, ALT)
    time.sleep(0.4)
    board.settle()
    board.page.value(DECODED)
    board.page.screenshot(FOLDER / f"board-{suffix}")
    if suffix == "laptop-light.png":
        # The README shows the page as it is now.
        shutil.copy(FOLDER / f"board-{suffix}", README)
    board.close()


def _save_strokes(browser, playground, look, suffix):
    game = Game(browser, playground, **look)
    for name, places in (("circle", around(game.odd(), 75)),
                         ("square", no_circles(game.odd(), 70)["square"])):
        game.app.fingers.draw(places)
        time.sleep(0.3)
        game.app.settle()
        game.app.page.value(DECODED)
        game.app.page.screenshot(FOLDER / f"match-{name}-{suffix}")
        game.is_ready()
    game.app.close()
    lab = App(browser, playground, "StrokeLab", **look)
    centre = (lab.size[0] / 2, lab.size[1] / 2)
    lab.fingers.draw(line(centre, 90, (0, -1), (-1, 1), (1, 1), (0, -1)), lift=False)
    time.sleep(0.3)
    lab.settle()
    lab.page.screenshot(FOLDER / f"lab-{suffix}")
    lab.close()


def _save_sketch(browser, playground, look, suffix):
    pad = Pad(browser, playground, **look)
    x, y = pad.centre
    pad.app.fingers.draw([(px, py - 130) for px, py in around(pad.centre, 45)])
    pad.app.fingers.draw(line((x - 100, y + 190), 50, (-1, 0), (-0.3, -0.5), (0.2, 0.6), (1, 0)))
    pad.hold(80, *BOX)
    pad.app.fingers.glide(0.3, a=(x - 110, y - 70))
    pad.app.settle()
    pad.app.page.screenshot(FOLDER / f"sketch-shape-{suffix}")
    pad.app.fingers.lift()
    pad.press("Lasso")
    pad.draw(150, *LOOP)
    pad.app.says("Selected")
    pad.app.settle()
    pad.app.page.screenshot(FOLDER / f"sketch-lasso-{suffix}")
    pad.app.close()


def _save_files(browser, playground, look, suffix):
    lab = App(browser, playground, "StrokeLab", **look)
    with tempfile.TemporaryDirectory() as folder:
        for name, text in (("taken", square("Square")), ("refused", square()[:40])):
            import_file(lab, folder, text)
            lab.settle()
            lab.page.screenshot(FOLDER / f"file-{name}-{suffix}")
    lab.close()


def save_inspector(browser, playground, look, suffix):
    """Saves the open inspector: while two fingers pinch, and as it shows an earlier time."""
    board = App(browser, playground, "PhotoBoard", **look)
    _arrange(board, lighthouse=(board.size[0] / 2, board.size[1] * 0.22))
    board.page.value("document.querySelector('.inspect-switch').click()")
    board.settle()
    x, y = board.thing("lighthouse").centre
    if look["touch"]:
        board.fingers.put_down(a=(x - 45, y + 10), b=(x + 50, y - 10))
        board.fingers.glide(0.3, a=(x - 60, y + 45), b=(x + 85, y - 45))
    else:
        board.mouse.press((x, y + 20), ALT)
        for step in range(20):
            board.mouse.move((x + 3 * step, y + 20 + step), True, ALT)
    time.sleep(0.5)
    board.settle()
    board.page.value(DECODED)
    board.page.screenshot(FOLDER / f"inspector-{suffix}")
    if look["touch"]:
        board.fingers.lift()
    else:
        board.mouse.release((x + 60, y + 40))
    board.page.value("document.querySelector('.inspector .previous').click()")
    board.page.wait("touchkit.inspector.past !== null")
    board.page.value("document.querySelector('.inspector .test').click();"
                     "document.querySelector('.inspector .scroll').scrollTop = 400")
    time.sleep(0.5)
    board.settle()
    board.page.screenshot(FOLDER / f"inspector-past-{suffix}")
    board.close()


def _arrange(board, **places):
    """Drags pictures to places."""
    for name, place in places.items():
        start = board.thing(name).centre
        by = (place[0] - start[0], place[1] - start[1])
        (board.fingers if board.touch else board.mouse).drag(start, by)
        board.thing_is_at(name, place, within=2)

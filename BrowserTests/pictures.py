"""Saves what the page looks like in light and dark, on a phone and on a laptop, to be looked at."""

import pathlib

from app import App
from playground import Playground

FOLDER = pathlib.Path(__file__).parent / "screenshots"
SIZES = {"phone": (390, 844, 2, True), "laptop": (1280, 800, 2, False)}


def save_all(browser, playground):
    """Saves each view in each appearance."""
    for size, (width, height, density, touch) in SIZES.items():
        for dark in (False, True):
            look = dict(width=width, height=height, density=density, dark=dark, touch=touch)
            suffix = f"{size}-{'dark' if dark else 'light'}.png"
            page = browser.open(playground.address, **look)
            page.wait("document.querySelectorAll('.card').length > 0")
            page.value("Promise.all([...document.images].map((image) => image.decode().catch(() => 0)))")
            page.screenshot(FOLDER / f"apps-{suffix}")
            page.close()
            _save_board(browser, playground, look, suffix, touch)
            _save_lost(browser, look, suffix)


def _save_lost(browser, look, suffix):
    with Playground() as own:
        board = App(browser, own, "PhotoBoard", **look)
        board.fingers.drag(board.thing("lighthouse").centre, by=(20, 0))
        own.stop()
        board.page.wait("touchkit.connection.state === 'lost'")
        board.page.value("document.querySelector('.log-switch[aria-pressed=false]')?.click()")
        board.settle()
        board.page.screenshot(FOLDER / f"lost-{suffix}")
        board.close()


def _save_board(browser, playground, look, suffix, touch):
    board = App(browser, playground, "PhotoBoard", **look)
    centre = board.thing("lighthouse").centre
    if touch:
        board.fingers.put_down(a=(centre[0] - 50, centre[1] + 20), b=(centre[0] + 60, centre[1] - 30))
        board.fingers.glide(0.3, a=(centre[0] - 70, centre[1] + 40), b=(centre[0] + 80, centre[1] - 45))
    else:
        board.mouse.move((centre[0] + 60, centre[1] - 40), modifiers=1)
    board.page.value("Promise.all([...document.images].map((image) => image.decode().catch(() => 0)))")
    board.settle()
    board.page.screenshot(FOLDER / f"board-{suffix}")
    if touch:
        board.fingers.lift()
    board.close()

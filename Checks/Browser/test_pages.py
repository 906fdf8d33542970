"""Pages and Pop under real fingers: the swipe back against pages that scroll sideways."""

from app import App
from checks import near


def chapter(browser, playground, title, **appearance):
    """The pages of a chapter."""
    app = App(browser, playground, "PagesAndPop", **appearance)
    app.page.wait("touchkit.scene.wake === null")
    app.fingers.tap(app.thing(title).centre)
    app.says("Page 1")
    app.page.wait("touchkit.scene.wake === null")
    return app


def shows_page(app, number):
    """Waits until a page is in the middle."""
    app.eventually(
        lambda: near(app.thing(f"Page {number}").centre[0], app.size[0] / 2, 1, "the page"))


def is_back(app):
    """Waits until the list is there alone."""
    def check():
        assert not app.things("Page 1"), "the pages are still there"
    app.eventually(check)
    app.says("Whole page, right")


def test_the_left_edge_pops_and_elsewhere_pages_scroll(browser, playground):
    app = chapter(browser, playground, "Pages")
    width, height = app.size
    app.fingers.swipe((width * 0.8, height / 2), by=(-width * 0.5, 0))
    shows_page(app, 2)
    app.page.wait("touchkit.scene.wake === null")
    app.fingers.put_down(a=(3, height / 2))
    app.fingers.glide(0.3, a=(width * 0.4, height / 2))
    app.eventually(
        lambda: near(app.thing("Page 2").centre[0], width * 0.9, 16, "the page under the finger"))
    app.fingers.glide(0.3, a=(width * 0.9, height / 2))
    app.fingers.lift()
    is_back(app)
    app.close()


def test_an_own_button_takes_the_swipe_away_but_not_with_a_delegate(browser, playground):
    app = chapter(browser, playground, "Own button, wrong")
    width, height = app.size
    app.fingers.drag((3, height / 2), by=(width * 0.8, 0))
    app.page.wait("touchkit.scene.wake === null")
    shows_page(app, 1)
    app.fingers.tap(app.thing("List").centre)
    is_back(app)
    app.page.wait("touchkit.scene.wake === null")
    app.fingers.tap(app.thing("Own button, right").centre)
    app.says("Page 1")
    app.page.wait("touchkit.scene.wake === null")
    app.fingers.drag((3, height / 2), by=(width * 0.8, 0))
    is_back(app)
    app.close()


def test_a_pan_over_the_whole_page_pops_on_the_first_page(browser, playground):
    app = chapter(browser, playground, "Whole page, right")
    width, height = app.size
    app.fingers.put_down(a=(width * 0.2, height / 2))
    app.fingers.glide(0.3, a=(width * 0.9, height / 2))
    app.fingers.lift()
    is_back(app)
    app.close()


def test_a_sheet_grows_before_its_list_scrolls_and_goes_when_it_is_at_its_top(browser, playground):
    page = App(browser, playground, "Sheet", width=390, height=844)
    page.says("The sheet is medium.")
    width, height = page.size
    page.fingers.drag((width / 2, height - 80), by=(0, 90 - height / 2))
    page.says("The sheet is large.")
    page.page.wait("touchkit.scene.wake === null")
    first = page.thing("Place 8").centre
    page.fingers.drag((width / 2, height / 2), by=(0, -120))
    page.page.wait("touchkit.scene.wake === null")
    page.says("The sheet is large.")
    scrolled = page.thing("Place 8").centre[1]
    assert scrolled < first[1] - 60, f"the row went from {first[1]} to {scrolled}"
    page.fingers.drag((width / 2, height / 2), by=(0, 200))
    page.page.wait("touchkit.scene.wake === null")
    page.thing_is_at("Place 8", first)
    page.fingers.throw((width / 2, height / 3), by=(0, 200))
    page.says("The sheet is medium.")
    page.page.wait("touchkit.scene.wake === null")
    page.fingers.drag((width / 2, height * 0.6), by=(0, height * 0.38))
    page.says("The sheet is gone.")
    page.fingers.tap(page.thing("Show the places").centre)
    page.says("The sheet is medium.")
    page.close()

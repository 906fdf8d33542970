"""Lists under real fingers, a mouse and a wheel: the feed scrolls, its rows are swiped and selected,
and its pictures turn and zoom."""

import time

from app import App
from checks import near


def lists(browser, playground, **appearance):
    """A fresh feed."""
    return App(browser, playground, "Lists", **appearance)


def top(feed, number):
    """How far from the top a message is."""
    return feed.thing(f"Message {number}").centre[1]


def test_a_finger_scrolls_the_feed_and_it_glides_on(browser, playground):
    feed = lists(browser, playground)
    before = top(feed, 36)
    feed.fingers.put_down(a=(200, 420))
    feed.fingers.glide(0.3, a=(200, 260))
    time.sleep(0.3)
    feed.fingers.lift()
    feed.eventually(lambda: near(top(feed, 36), before - 150, 1, "how far it scrolled"))
    feed.fingers.throw((200, 420), by=(0, -150))
    feed.page.wait("touchkit.scene.wake === null")
    texts = [name for name, _ in feed.things("Message ")]
    assert "Message 36" not in texts, f"it did not glide on: {texts}"
    assert len(texts) < 20, f"rows that cannot be seen are alive: {texts}"
    feed.close()


def test_a_swiped_row_shows_a_button_that_deletes_it(browser, playground):
    feed = lists(browser, playground)
    place = feed.thing("Message 38").centre
    feed.fingers.drag((300, place[1]), by=(-70, 0))
    feed.says("Delete")
    feed.page.wait("touchkit.scene.wake === null")
    feed.fingers.tap(feed.thing("Delete").centre)

    def gone():
        texts = [name for name, _ in feed.things("Message ")]
        assert "Message 38" not in texts, f"it is still there: {texts}"
    feed.eventually(gone)
    feed.close()


def test_a_pull_brings_a_message(browser, playground):
    feed = lists(browser, playground)
    feed.fingers.drag((200, 300), by=(0, 180))
    feed.says("Message 41", seconds=4)
    feed.close()


def test_pictures_turn_and_zoom(browser, playground):
    feed = lists(browser, playground)
    width = feed.size[0]
    feed.fingers.drag((width * 0.8, 100), by=(-width * 0.6, 0))
    feed.eventually(lambda: near(feed.thing("mountain").centre[0], width / 2, 1, "the page"))
    feed.page.wait("touchkit.scene.wake === null")
    feed.fingers.double_tap((width / 2, 100))
    feed.eventually(lambda: near(feed.thing("mountain").scale, 2, 0.01, "scale"))
    feed.page.wait("touchkit.scene.wake === null")
    feed.fingers.pinch((width / 2, 100), scale=0.4, distance=160)
    feed.eventually(lambda: near(feed.thing("mountain").scale, 1, 0.01, "scale after the pinch"))
    near(feed.thing("mountain").centre[0], width / 2, 1, "the page")
    feed.close()


def test_a_wheel_scrolls(browser, playground):
    feed = lists(browser, playground, width=1280, height=800, touch=False)
    before = top(feed, 36)
    feed.mouse.turn((200, 300), by=(0, 120))
    feed.eventually(lambda: near(top(feed, 36), before - 120, 1, "how far it scrolled"))
    feed.close()

"""Apps without recognizers: the drawer, and the laboratory of events."""

from app import App
from checks import near
from test_device import SHAKE


def test_the_drawer_opens_and_closes(browser, playground):
    drawer = App(browser, playground, "Drawer")
    width, height = drawer.size
    place = drawer.thing("Drag me aside").centre
    drawer.fingers.drag((width * 0.4, height / 2), by=(width * 0.55, 0))
    drawer.eventually(lambda: near(drawer.thing("Drag me aside").centre[0], place[0] + 250, 1,
                                   "the open panel"))
    drawer.says("Inbox")
    drawer.fingers.tap((width - 40, height / 2))
    drawer.thing_is_at("Drag me aside", place)
    drawer.close()


def test_the_laboratory_tells_the_walk_of_a_touch(browser, playground):
    lab = App(browser, playground, "EventLab")
    lab.fingers.tap(lab.thing("Inner").centre)

    def told():
        texts = [name for name, _ in lab.things("Follower is asked")]
        lines = "".join(texts).split("\n")
        assert "Inner is hit: nothing in front of it wants the finger" in lines, lines
        assert lines[-1] == "Outer hears ended", lines
    lab.eventually(told)
    place = lab.thing("Follower").centre
    lab.fingers.put_down(a=place)
    lab.fingers.glide(0.3, a=(place[0] - 120, place[1] + 300))
    lab.thing_is_at("Follower", (place[0] - 120, place[1] + 300))
    lab.fingers.lift()
    lab.close()


def test_the_laboratory_feels_a_shake(browser, playground):
    lab = App(browser, playground, "EventLab")
    assert lab.page.value(SHAKE)
    lab.says("a shake begins\nthe shake ends", seconds=4)
    lab.close()

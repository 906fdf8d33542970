"""What the page sends for what the browser says: one message for one event, with all it knows."""

import json
import math

from app import App
from fingers import ALT, CONTROL, SHIFT

LISTEN = """
window.sent = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const message = JSON.parse(text);
  if (message.type === "touches") window.sent.push(message);
  send.call(this, text);
};
"""


def listening(browser, playground, **appearance):
    """An app on a page that keeps what it sends."""
    app = App(browser, playground, "PhotoBoard", **appearance)
    app.page.value(LISTEN)
    return app


def sent(app, phase):
    """The messages with touches of this phase."""
    app.page.wait(f"sent.flatMap((m) => m.touches).some((touch) => touch.phase === '{phase}')")
    messages = app.page.value("sent")
    return [message for message in messages if any(t["phase"] == phase for t in message["touches"])]


def test_fingers_that_land_together_travel_together(browser, playground):
    app = listening(browser, playground)
    app.fingers.put_down(a=(100, 100), b=(200, 150))
    app.fingers.lift()
    began, = sent(app, "began")
    assert [touch["finger"] for touch in began["touches"]] == [1, 2], began
    places = [(touch["x"], touch["y"]) for touch in began["touches"]]
    assert places == [(100, 100), (200, 150)], began
    assert all(touch["radius"] == 12 for touch in began["touches"]), began
    app.close()


def test_a_finger_that_lands_later_travels_alone_and_keeps_its_number(browser, playground):
    app = listening(browser, playground)
    app.fingers.put_down(a=(100, 100))
    app.fingers.put_down(b=(200, 150))
    app.fingers.lift("a")
    app.fingers.put_down(c=(300, 100))
    app.fingers.lift("b", "c")
    began = sent(app, "began")
    numbers = [[touch["finger"] for touch in message["touches"]] for message in began]
    assert numbers == [[1], [2], [1]], numbers
    times = [message["time"] for message in app.page.value("sent")]
    assert times == sorted(times), times
    app.close()


def test_merged_movements_are_sent_one_by_one(browser, playground):
    app = listening(browser, playground)
    app.page.value("""
      const original = PointerEvent.prototype.getCoalescedEvents;
      PointerEvent.prototype.getCoalescedEvents = function () {
        return [1, 2, 3].map((part) => ({ timeStamp: this.timeStamp - 3 + part,
          clientX: this.clientX, clientY: this.clientY, pointerType: this.pointerType }));
      };""")
    app.fingers.put_down(a=(100, 100))
    app.fingers.move(a=(120, 100))
    app.fingers.lift()
    moved = sent(app, "moved")[0]
    times = [sample["time"] for sample in moved["touches"][0]["coalesced"]]
    assert len(times) == 3 and times == sorted(times) and times[-1] == moved["time"], moved
    app.close()


def test_a_pen_says_how_it_presses_and_leans(browser, playground):
    app = listening(browser, playground, touch=False)
    app.mouse.pen((100, 100), force=0.75, tilt=(0, 30))
    touch = sent(app, "began")[0]["touches"][0]
    assert touch["kind"] == "pencil", touch
    assert abs(touch["force"] - 1.5) < 0.01, touch
    assert abs(touch["altitude"] - math.radians(60)) < 0.02, touch
    assert abs(touch["azimuth"] - math.radians(90)) < 0.02, touch
    app.close()


def test_a_mouse_hovers_until_it_presses(browser, playground):
    app = listening(browser, playground, touch=False)
    app.mouse.move((90, 100))
    app.mouse.drag_exactly((100, 100), (130, 100), steps=2)
    app.mouse.move((140, 100))
    app.mouse.move((-20, -20))
    app.page.wait("sent.filter((m) => m.touches[0].phase === 'hoverExited').length === 2")
    touches = [touch for message in app.page.value("sent") for touch in message["touches"]]
    phases = [touch["phase"] for touch in touches]
    assert phases[:2] == ["hoverEntered", "hoverMoved"], phases
    assert phases[2:] == ["hoverExited", "began", "moved", "moved", "ended", "hoverEntered",
                          "hoverExited"], phases
    assert all(touch["kind"] == "indirectPointer" for touch in touches), touches
    assert [touch.get("buttons", 0) for touch in touches if touch["phase"] == "began"] == [1]
    app.close()


def test_with_alt_and_shift_both_fingers_move_side_by_side(browser, playground):
    app = listening(browser, playground, touch=False)
    app.mouse.press((100, 100), ALT)
    app.mouse.move((110, 105), True, ALT)
    app.mouse.move((130, 125), True, ALT | SHIFT)
    app.page.wait("sent.flatMap((m) => m.touches).filter((t) => t.phase === 'moved').length === 4")
    messages = sent(app, "began") + sent(app, "moved")
    places = [[(round(touch["x"]), round(touch["y"])) for touch in message["touches"]]
              for message in messages]
    width, height = round(app.size[0]), round(app.size[1])
    assert places[0] == [(100, 100), (width - 100, height - 100)], places
    assert places[1] == [(110, 105), (width - 110, height - 105)], places
    assert places[2] == [(130, 125), (width - 90, height - 85)], places
    assert all("kind" not in touch for message in messages for touch in message["touches"])
    app.close()


def scrolled(app, phases):
    """The touches of the scrolls, once they have these phases, each with its message's time."""
    app.page.wait("sent.flatMap((m) => m.touches).filter((t) => t.scroll).length >= "
                  f"{len(phases)}")
    messages = [message for message in app.page.value("sent")
                if any("scroll" in touch for touch in message["touches"])]
    assert all(len(message["touches"]) == 1 for message in messages), messages
    touches = [dict(message["touches"][0], time=message["time"]) for message in messages]
    assert [touch["phase"] for touch in touches] == phases, touches
    assert all(touch["kind"] == "indirectPointer" for touch in touches), touches
    return touches


def places(touches):
    """Where touches are, in whole points."""
    return [(round(touch["x"]), round(touch["y"])) for touch in touches]


def turn(app, *turns, then=""):
    """Turns the wheel in ways that the browser's protocol cannot, all at once."""
    app.page.value(f"""{{
      const stage = document.getElementById("stage");
      const {{ x, y }} = stage.getBoundingClientRect();
      for (const turn of {json.dumps(turns)}) {{
        stage.dispatchEvent(
          new WheelEvent("wheel", {{ clientX: x + 50, clientY: y + 60, ...turn }}));
      }}
      {then}
    }}""")


def test_a_wheel_scrolls_as_a_finger_would_drag_until_it_is_silent(browser, playground):
    app = listening(browser, playground, touch=False)
    picture = app.thing("lighthouse").centre
    x, y = round(picture[0]), round(picture[1])
    app.mouse.turn((x, y), (0, 120))
    app.mouse.turn((x, y), (-120, 240))
    touches = scrolled(app, ["began", "moved", "moved", "ended"])
    assert places(touches) == [(x, y), (x, y - 120), (x + 120, y - 360), (x + 120, y - 360)]
    assert {touch["scroll"] for touch in touches} == {"discrete"}, touches
    times = [touch["time"] for touch in touches]
    assert times == sorted(times) and 0.14 < times[3] - times[2] < 1, times
    # The board's gestures take no scrolling.
    app.thing_is_at("lighthouse", picture)
    assert app.log() == [], app.log()
    assert app.page.value("touchkit.circles") == 0
    assert app.page.value("scrollY") == 0
    app.close()


def test_a_trackpad_scrolls_smoothly(browser, playground):
    app = listening(browser, playground, touch=False)
    turn(app, {"deltaY": 2.5}, {"deltaY": 120})
    touches = scrolled(app, ["began", "moved", "moved", "ended"])
    assert {touch["scroll"] for touch in touches} == {"continuous"}, touches
    assert [touch["y"] for touch in touches] == [60, 57.5, -62.5, -62.5], touches
    app.close()


def test_lines_and_pages_become_points(browser, playground):
    app = listening(browser, playground, touch=False)
    turn(app, {"deltaMode": 1, "deltaX": 1, "deltaY": -3},
         {"deltaMode": 2, "deltaX": 1, "deltaY": -3})
    touches = scrolled(app, ["began", "moved", "moved", "ended"])
    width, height = app.size
    assert places(touches)[:2] == [(50, 60), (34, 108)], touches
    assert abs(touches[2]["x"] - (34 - width)) < 1, touches
    assert abs(touches[2]["y"] - (108 + 3 * height)) < 3, touches
    assert {touch["scroll"] for touch in touches} == {"discrete"}, touches
    app.close()


def test_a_scroll_that_goes_too_far_starts_anew(browser, playground):
    app = listening(browser, playground, touch=False)
    turn(app, *[{"deltaY": 30_000}] * 3)
    touches = scrolled(app, ["began", "moved", "moved", "ended", "began", "moved", "ended"])
    assert [touch["y"] for touch in touches] == [
        60, -29_940, -59_940, -59_940, 60, -29_940, -29_940], touches
    assert app.log() == [], app.log()
    app.close()


def test_a_pinch_on_a_trackpad_neither_scrolls_nor_zooms_the_page(browser, playground):
    app = listening(browser, playground, touch=False)
    app.page.value("""
      window.left = [];
      addEventListener("wheel", (event) => left.push(event.defaultPrevented));""")
    app.mouse.turn((100, 100), (0, 12), CONTROL)
    app.page.wait("left.length === 1")
    assert app.page.value("left") == [True]
    app.mouse.turn((100, 100), (0, 120))
    scrolled(app, ["began", "moved", "ended"])
    touches = [touch for message in app.page.value("sent") for touch in message["touches"]]
    scales = [(touch["phase"], touch["scale"]) for touch in touches if "scale" in touch]
    smaller = round(math.exp(-0.12), 5)
    assert scales == [("began", 1), ("moved", smaller), ("ended", smaller)], scales
    app.close()


def test_a_click_ends_the_scroll_before_it_and_hovering_goes_on_beside_it(browser, playground):
    app = listening(browser, playground, touch=False)
    app.mouse.move((90, 100))
    app.mouse.turn((90, 100), (0, 120))
    app.mouse.move((95, 100))
    app.mouse.drag_exactly((100, 100), (130, 100), steps=1)
    app.mouse.turn((130, 100), (0, 120))
    scrolled(app, ["began", "moved", "ended"] * 2)
    touches = [touch for message in app.page.value("sent") for touch in message["touches"]]
    story = [("scroll " if "scroll" in touch else "") + touch["phase"] for touch in touches]
    assert [word for word in story if word != "hoverMoved"] == [
        "hoverEntered", "scroll began", "scroll moved", "scroll ended", "hoverExited",
        "began", "moved", "ended", "scroll began", "scroll moved", "scroll ended"], story
    assert not [touch for touch in touches if "scroll" in touch and "buttons" in touch], touches
    assert app.page.complaints() == [], app.page.complaints()
    assert not [line for line in app.log() if "expected" in line], app.log()
    app.close()


def test_a_scroll_beside_a_pressed_button_says_so(browser, playground):
    app = listening(browser, playground, touch=False)
    app.mouse.press((100, 100))
    app.mouse.turn((100, 100), (0, 120), pressed=True)
    touches = scrolled(app, ["began", "moved", "ended"])
    assert {touch["finger"] for touch in touches} == {2}, touches
    assert {touch["buttons"] for touch in touches} == {1}, touches
    app.close()


def test_a_page_that_is_left_takes_its_scroll_away(browser, playground):
    app = listening(browser, playground, touch=False)
    turn(app, {"deltaY": 5}, then="""
      Object.defineProperty(document, "hidden", { value: true });
      document.dispatchEvent(new Event("visibilitychange"));""")
    touches = scrolled(app, ["began", "moved", "cancelled"])
    assert {touch["scroll"] for touch in touches} == {"continuous"}, touches
    app.close()

"""What the page sends for what the browser says: one message for one event, with all it knows."""

import math

from app import App
from fingers import ALT, SHIFT

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

"""Keys and shakes: what the page sends of a keyboard and an accelerometer, and what comes of it."""

import json

from app import App

# Keeps what the page sends.
LISTEN = """
(() => {
  const send = WebSocket.prototype.send;
  window.sent = [];
  WebSocket.prototype.send = function (text) { sent.push(text); return send.call(this, text); };
})()
"""
# Holds the device still, then moves it to and fro with 3 g, and measures that 60 times a second.
SHAKE = """
new Promise((done) => {
  let count = 0;
  const timer = setInterval(() => {
    const y = (count < 15 ? 0 : count % 10 < 5 ? 3 : -3) * 9.80665;
    dispatchEvent(new DeviceMotionEvent("devicemotion", {
      accelerationIncludingGravity: {x: 0, y, z: -9.80665}}));
    count += 1;
    if (count === 60) { clearInterval(timer); done(true); }
  }, 16);
})
"""


def press(page, kind, code, key, modifiers=0, repeat=False):
    """A key of the keyboard goes down or up."""
    text = {"text": key} if len(key) == 1 and kind == "keyDown" else {}
    page.call("Input.dispatchKeyEvent", type=kind, code=code, key=key, modifiers=modifiers,
              autoRepeat=repeat, **text)


def keys(page):
    """What the page sent of keys, without times."""
    sent = [json.loads(text) for text in page.value("sent")]
    return [{name: value for name, value in message.items() if name not in ("type", "time")}
            for message in sent if message["type"] == "key"]


def test_keys_go_to_the_app_by_their_places(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    board.page.value(LISTEN)
    press(board.page, "keyDown", "ShiftLeft", "Shift", 8)
    press(board.page, "keyDown", "KeyA", "A", 8)
    press(board.page, "keyDown", "KeyA", "A", 8, repeat=True)
    press(board.page, "keyUp", "KeyA", "A", 8)
    press(board.page, "keyUp", "ShiftLeft", "Shift")
    press(board.page, "keyDown", "ArrowLeft", "ArrowLeft")
    board.page.value("dispatchEvent(new Event('blur'))")
    shift, a = 1 << 17, {"characters": "A", "charactersIgnoringModifiers": "a"}
    expected = [
        {"key": 225, "phase": "down", "modifiers": shift},
        {"key": 4, "phase": "down", "modifiers": shift, **a},
        {"key": 4, "phase": "repeated", "modifiers": shift, **a},
        {"key": 4, "phase": "up", "modifiers": shift, **a},
        {"key": 225, "phase": "up"},
        {"key": 80, "phase": "down"},
        {"key": 80, "phase": "cancelled"},
    ]
    assert keys(board.page) == expected, keys(board.page)
    board.settle()
    assert not [line for line in board.log() if "expected" in line], board.log()
    assert board.page.complaints() == [], board.page.complaints()
    board.close()


def test_a_button_of_the_page_keeps_its_keys(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    board.page.value(LISTEN)
    board.page.value("document.querySelector('.choice select').focus()")
    press(board.page, "keyDown", "Space", " ")
    press(board.page, "keyUp", "Space", " ")
    press(board.page, "keyDown", "Tab", "Tab")
    press(board.page, "keyUp", "Tab", "Tab")
    assert keys(board.page) == [], keys(board.page)
    board.close()


def test_a_shaken_device_shakes_the_app(browser, playground):
    board = App(browser, playground, "PhotoBoard")
    board.page.value(LISTEN)
    assert board.page.value(SHAKE)

    def shook():
        shakes = [line for line in board.log() if line.startswith("shake")]
        assert shakes == ["shake began", "shake ended"], board.log()
    board.eventually(shook, 3)
    assert not [line for line in board.log() if "expected" in line], board.log()
    board.close()

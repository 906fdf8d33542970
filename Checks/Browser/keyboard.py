"""A person with a keyboard alone: walks through a page by Tab, and watches that the focus is never lost."""

import time

# The codes that a browser needs for what keys do by themselves.
CODES = {"Tab": 9, "Enter": 13, "Escape": 27, "Space": 32, "ArrowLeft": 37, "ArrowUp": 38,
         "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35,
         "MediaPlayPause": 179}
TEXTS = {"Enter": "\r", "Space": " "}
SHIFT = 8
# Who has the focus, in words; a page without focus has it at its body.
FOCUSED = """
(() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const name = one.getAttribute("aria-label") ?? one.textContent.trim().replace(/\\s+/g, " ");
  return `${one.getAttribute("role") ?? one.localName}: ${name.slice(0, 40)}`;
})()
"""
FRAMES = """
new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))
"""


class Keyboard:
    """The keyboard of one page."""

    def __init__(self, page):
        self.page = page

    def down(self, key, modifiers=0):
        """A key goes down."""
        self._send("keyDown", key, modifiers)

    def up(self, key, modifiers=0):
        """A key goes up."""
        self._send("keyUp", key, modifiers)

    def strike(self, key, modifiers=0):
        """Presses a key and lets it go; the focus is somewhere before and after."""
        self.down(key, modifiers)
        self.up(key, modifiers)
        self.page.value(FRAMES)
        self.focus()

    def hold(self, key, seconds):
        """Holds a key for a while."""
        self.down(key)
        time.sleep(seconds)
        self.up(key)

    def type(self, text):
        """Types letters."""
        for letter in text:
            self.page.call("Input.dispatchKeyEvent", type="keyDown", key=letter,
                           code=f"Key{letter.upper()}", text=letter,
                           windowsVirtualKeyCode=ord(letter.upper()))
            self.page.call("Input.dispatchKeyEvent", type="keyUp", key=letter,
                           code=f"Key{letter.upper()}", windowsVirtualKeyCode=ord(letter.upper()))

    def focus(self):
        """Who has the focus; somebody must."""
        focused = self.page.value(FOCUSED)
        assert focused, "nothing has the focus"
        return focused

    def to(self, name, modifiers=0):
        """Walks by Tab until something of this name has the focus; returns what was passed.

        After the last thing of the page the focus is in the browser's own bars once.
        """
        passed = []
        for _ in range(80):
            self.down("Tab", modifiers)
            self.up("Tab", modifiers)
            self.page.value(FRAMES)
            focused = self.page.value(FOCUSED)
            if focused and focused.startswith(name):
                return passed
            passed.append(focused)
            assert passed.count(None) < 2, f"Tab does not lead to {name}, but to {passed}"
        raise AssertionError(f"Tab does not lead to {name}, but to {passed}")

    def _send(self, kind, key, modifiers):
        text = {"text": TEXTS[key]} if key in TEXTS and kind == "keyDown" else {}
        self.page.call("Input.dispatchKeyEvent", type=kind, code=key,
                       key=TEXTS[key] if key == "Space" else key, modifiers=modifiers,
                       windowsVirtualKeyCode=CODES[key], **text)

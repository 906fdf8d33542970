// A finger for people without a mouse or a touch screen: arrow keys move it, Space puts it down, and with
// Alt a second one mirrors it. It does not know what fingers do.

/** How fast the finger moves, in points a second; with Shift it is slow. */
const SPEED = 260;
const SLOW = 50;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Turns keys into fingers while it is on and the stage has the focus. */
export class KeyFinger {
  isOn = false;
  #stage;
  #fingers;
  #circles;
  #centreAt;
  #onOff;
  #held = new Set();
  #at = null;
  #centre = null;
  #isSlow = false;
  #movedAt = 0;

  /** `centreAt(place)` is the middle of what a finger touches there; `onOff` hears of Escape. */
  constructor(stage, fingers, circles, { centreAt, onOff }) {
    this.#stage = stage;
    this.#fingers = fingers;
    this.#circles = circles;
    this.#centreAt = centreAt;
    this.#onOff = onOff;
    // Before the app's own keys.
    addEventListener("keydown", (event) => this.#key(event, true), { capture: true });
    addEventListener("keyup", (event) => this.#key(event, false), { capture: true });
    stage.addEventListener("blur", () => this.#lift("cancelled"));
  }

  /** Shows the finger over the middle of the stage, or takes it away. */
  turn(isOn) {
    this.isOn = isOn;
    this.#held.clear();
    this.#lift("cancelled");
    if (!isOn) return this.#circles.hide("key ghost");
    this.#at = { x: this.#stage.clientWidth / 2, y: this.#stage.clientHeight / 2 };
    this.#stage.focus({ preventScroll: true });
    this.#show();
  }

  /** Moves the finger as far as it goes until `time`, in seconds: to be called once a frame. */
  move(time) {
    const seconds = Math.min(time - this.#movedAt, 0.1);
    this.#movedAt = time;
    if (!this.isOn || this.#held.size === 0) return;
    const distance = (this.#isSlow ? SLOW : SPEED) * seconds;
    for (const [x, y] of [...this.#held].map((key) => ARROWS[key])) {
      this.#at.x = clamp(this.#at.x + x * distance, this.#stage.clientWidth);
      this.#at.y = clamp(this.#at.y + y * distance, this.#stage.clientHeight);
    }
    if (this.#isDown) this.#report("moved", time * 1000);
    else this.#show();
  }

  #key(event, isDown) {
    if (!this.isOn || document.activeElement !== this.#stage) return;
    const { key } = event;
    this.#isSlow = event.shiftKey;
    if (key in ARROWS) {
      if (isDown) this.#held.add(key);
      else this.#held.delete(key);
    } else if (key === " ") {
      if (isDown && !event.repeat) this.#putDown(event);
      if (!isDown) this.#lift("ended", event.timeStamp);
    } else if (key === "Escape" && isDown) {
      this.turn(false);
      this.#onOff();
    } else if (key !== "Alt" && key !== "Shift") return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  get #isDown() {
    return this.#fingers.has("key");
  }

  #putDown(event) {
    this.#centre = event.altKey ? this.#centreAt(this.#at) : null;
    this.#circles.hide("key ghost");
    this.#report("began", event.timeStamp);
  }

  #lift(phase, timeStamp = performance.now()) {
    if (!this.#isDown) return;
    this.#report(phase, timeStamp);
    this.#centre = null;
    if (this.isOn) this.#show();
  }

  #report(phase, timeStamp) {
    this.#fingers.invent({ timeStamp }, "key", phase, this.#at.x, this.#at.y);
    if (!this.#centre) return;
    const [x, y] = [2 * this.#centre.x - this.#at.x, 2 * this.#centre.y - this.#at.y];
    this.#fingers.invent({ timeStamp }, "key mirror", phase, x, y);
  }

  #show() {
    this.#circles.show("key ghost", this.#at.x, this.#at.y, "ghost");
  }
}

function clamp(place, size) {
  return Math.min(Math.max(place, 1), size - 1);
}

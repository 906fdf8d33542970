// A second finger for users with a mouse: with Alt held, the mouse is a finger and a mirrored one
// moves opposite; with Shift too, both move side by side. It does not know what fingers do.

import { placeOn } from "./place.js";

/** Watches a stage's mouse while Alt is held. */
export class Mirror {
  #stage;
  #fingers;
  #circles;
  #centreAt;
  #isOn = false;
  #isDown = false;
  #at = null;
  #centre = null;

  /** `centreAt(place)` is the middle of what a finger touches there. */
  constructor(stage, fingers, circles, centreAt) {
    this.#stage = stage;
    this.#fingers = fingers;
    this.#circles = circles;
    this.#centreAt = centreAt;
    // Before the ordinary listeners, so that a mouse with Alt does not count as a pointer as well.
    const listen = (name, handle) => stage.addEventListener(name, handle, { capture: true });
    listen("pointerdown", (event) => this.#down(event));
    listen("pointermove", (event) => this.#moved(event));
    listen("pointerup", (event) => this.#up(event, "ended"));
    listen("pointercancel", (event) => this.#up(event, "cancelled"));
    listen("pointerleave", () => this.#hideGhosts());
    addEventListener("keydown", (event) => this.#key(event));
    addEventListener("keyup", (event) => this.#key(event));
    addEventListener("blur", () => this.#switch(false));
  }

  #key(event) {
    if (event.key !== "Alt") return;
    // Alt alone opens a menu in some browsers.
    if (document.body.dataset.view === "app") event.preventDefault();
    this.#switch(event.type === "keydown");
  }

  #switch(isOn) {
    this.#isOn = isOn;
    if (!isOn) this.#hideGhosts();
    else if (this.#at && !this.#isDown) this.#showGhosts();
  }

  #down(event) {
    if (event.pointerType !== "mouse" || !event.altKey || event.button !== 0) return;
    this.#take(event);
    this.#hideGhosts();
    this.#stage.setPointerCapture(event.pointerId);
    this.#isDown = true;
    this.#report(event, "began");
  }

  #moved(event) {
    if (event.pointerType !== "mouse") return;
    if (event.altKey !== this.#isOn && !this.#isDown) this.#switch(event.altKey);
    const before = this.#at;
    this.#note(event);
    if (!this.#isDown) {
      if (this.#isOn) this.#showGhosts();
      return;
    }
    this.#take(event);
    if (event.shiftKey && before) {
      this.#centre.x += this.#at.x - before.x;
      this.#centre.y += this.#at.y - before.y;
    }
    this.#report(event, "moved");
  }

  #up(event, phase) {
    if (!this.#isDown || event.pointerType !== "mouse") return;
    this.#take(event);
    this.#isDown = false;
    this.#report(event, phase);
    this.#centre = null;
  }

  /** This event is ours. */
  #take(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#note(event);
  }

  #note(event) {
    this.#at = placeOn(this.#stage, event);
    if (!this.#isDown) this.#centre = { ...this.#centreAt(this.#at) };
  }

  get #other() {
    return { x: 2 * this.#centre.x - this.#at.x, y: 2 * this.#centre.y - this.#at.y };
  }

  #report(event, phase) {
    this.#fingers.invent(event, "mouse", phase, this.#at.x, this.#at.y);
    this.#fingers.invent(event, "mirror", phase, this.#other.x, this.#other.y);
  }

  #showGhosts() {
    this.#circles.show("ghost", this.#at.x, this.#at.y, "ghost");
    this.#circles.show("ghost other", this.#other.x, this.#other.y, "ghost");
  }

  #hideGhosts() {
    this.#circles.hide("ghost");
    this.#circles.hide("ghost other");
  }
}

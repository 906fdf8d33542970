// Turns the browser's wheel events into one scroll: it begins at the pointer, goes where a finger
// would go that drags likewise, and ends when the wheel is silent. With Control, as browsers report a
// pinch on a trackpad, they become one transform. It does not know what scrolls or pinches.

import { placeOn } from "./place.js";

/** After so many seconds without a turn a scroll is over: browsers do not say when it is. */
const SILENCE = 0.15;
/** A line in points, for browsers that count lines. */
const LINE = 16;
/** Farther than this from the stage's corner a scroll starts anew: places have limits. */
const PLACE_MAX = 50_000;
/** What browsers call one notch, whatever distance they make of it. */
const NOTCH = 120;
/** So many points of a wheel with Control make a pinch e times as wide, as browsers zoom. */
const PINCH = 100;
/** No pinch gets larger, or smaller than its inverse. */
const SCALE_MAX = 1000;

/** Watches a stage's wheel and trackpad. */
export class Wheel {
  #stage;
  #fingers;
  #scroll = null;
  #pinch = null;
  #timer = 0;

  constructor(stage, fingers) {
    this.#stage = stage;
    this.#fingers = fingers;
    stage.addEventListener("wheel", (event) => this.#turned(event), { passive: false });
    // Before all other listeners: a scroll is over when a button goes down or up, so that a click
    // right after it is a click, and no scroll continues with old buttons.
    for (const name of ["pointerdown", "pointerup"]) {
      stage.addEventListener(name, (event) => this.#endAll(event), { capture: true });
    }
  }

  #turned(event) {
    event.preventDefault();
    const [x, y] = this.#distance(event);
    if (x === 0 && y === 0) return;
    if (event.ctrlKey) this.#pinched(event, y);
    else this.#scrolled(event, x, y);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => this.#endAll({ timeStamp: performance.now() }), SILENCE * 1000);
  }

  #scrolled(event, x, y) {
    this.#endPinch(event);
    if (!this.#isOn || this.#isFar) this.#begin(event);
    this.#scroll.x -= x;
    this.#scroll.y -= y;
    this.#report(event, "moved");
  }

  #endAll(event) {
    this.#end(event);
    this.#endPinch(event);
  }

  // The pinch

  #pinched(event, y) {
    this.#end(event);
    if (!this.#fingers.has("pinch")) this.#beginPinch(event);
    const scale = this.#pinch.scale * Math.exp(-y / PINCH);
    this.#pinch.scale = Math.min(Math.max(scale, 1 / SCALE_MAX), SCALE_MAX);
    this.#reportPinch(event, "moved");
  }

  #beginPinch(event) {
    this.#pinch = { ...placeOn(this.#stage, event), scale: 1 };
    this.#reportPinch(event, "began");
  }

  #endPinch(event) {
    if (this.#fingers.has("pinch")) this.#reportPinch(event, "ended");
  }

  #reportPinch(event, phase) {
    this.#fingers.transform(event, "pinch", phase, this.#pinch);
  }

  #begin(event) {
    this.#end(event);
    this.#scroll = {
      ...placeOn(this.#stage, event), how: how(event), buttons: event.buttons,
    };
    this.#report(event, "began");
  }

  #end(event) {
    if (this.#isOn) this.#report(event, "ended");
  }

  #report(event, phase) {
    this.#fingers.scroll(event, "wheel", phase, this.#scroll);
  }

  /** A cancellation of all fingers cancels the scroll as well. */
  get #isOn() {
    return this.#fingers.has("wheel");
  }

  get #isFar() {
    return Math.max(Math.abs(this.#scroll.x), Math.abs(this.#scroll.y)) > PLACE_MAX;
  }

  /** How far an event scrolls, in points; the mode has to be read first, or Firefox hides it. */
  #distance(event) {
    const [x, y] = {
      [WheelEvent.DOM_DELTA_LINE]: [LINE, LINE],
      [WheelEvent.DOM_DELTA_PAGE]: [this.#stage.clientWidth, this.#stage.clientHeight],
    }[event.deltaMode] ?? [1, 1];
    return [event.deltaX * x, event.deltaY * y];
  }
}

/**
 * No browser says what turns. A wheel with notches counts lines, or turns by whole notches; a hand
 * on a trackpad starts slower than that, so the first event decides.
 */
function how(event) {
  const isWhole = (turn) => turn % NOTCH === 0;
  const hasNotches = event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL
    || (isWhole(event.wheelDeltaX) && isWhole(event.wheelDeltaY));
  return hasNotches ? "discrete" : "continuous";
}

// Turns the browser's pointer events into the touches that are sent: which finger, which phase,
// when and where. It does not know the line or the scene.

import { placeOn } from "./place.js";

const COALESCED_MAX = 64;
const round = (number, places) => Number(number.toFixed(places));
const seconds = (event) => round(event.timeStamp / 1000, 6);
/** What says of a touch that it stands for a trackpad, which no circle shows. */
const trackpadOf = ({ scroll, scale }) => ({ ...(scroll && { scroll }), ...(scale && { scale }) });
const isOnTrackpad = (touch) => Object.keys(trackpadOf(touch)).length > 0;

/** Collects the touches of a stage. */
export class Fingers {
  #stage;
  #onTouches;
  #onShow;
  #numbers = new Map();
  #hovering = new Set();
  #waiting = [];
  #soon = new MessageChannel();

  /**
   * `onTouches({time, touches})` gets each event once all fingers that changed in it are known;
   * `onShow(key, touch)` gets each finger at once, and null when it is gone.
   */
  constructor(stage, { onTouches, onShow }) {
    this.#stage = stage;
    this.#onTouches = onTouches;
    this.#onShow = onShow;
    this.#soon.port1.onmessage = () => this.flush();
    const listen = (name, handle) => stage.addEventListener(name, handle, { passive: false });
    listen("pointerdown", (event) => this.#down(event));
    listen("pointermove", (event) => this.#moved(event));
    listen("pointerup", (event) => this.#up(event, "ended"));
    listen("pointercancel", (event) => this.#up(event, "cancelled"));
    listen("lostpointercapture", (event) => this.#up(event, "cancelled"));
    listen("pointerleave", (event) => this.#unhover(event));
    // The stage is the app's alone: no scrolling, zooming, selecting, menus or magnifier.
    for (const name of ["touchstart", "touchmove", "gesturestart", "contextmenu", "selectstart",
      "dragstart", "dblclick"]) {
      listen(name, (event) => event.preventDefault());
    }
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.cancelAll();
    });
  }

  /** Whether this finger is down, or this scroll or transform goes on. */
  has(key) {
    return this.#numbers.has(key);
  }

  /** Reports a finger that the page invented, such as a mirrored one. */
  invent(event, key, phase, x, y) {
    this.#report(event, key, phase, "direct", { x: round(x, 3), y: round(y, 3) }, {});
  }

  /** Reports a scroll, which moves as a finger would; `how` is "discrete" or "continuous". */
  scroll(event, key, phase, { x, y, how, buttons }) {
    const more = { scroll: how };
    if (buttons) more.buttons = buttons & 255;
    this.#report(event, key, phase, "indirectPointer", { x: round(x, 3), y: round(y, 3) }, more);
  }

  /** Reports what two fingers do on a trackpad, at the pointer. */
  transform(event, key, phase, { x, y, scale }) {
    this.#report(
      event, key, phase, "indirectPointer", { x: round(x, 3), y: round(y, 3) },
      { scale: round(scale, 5) });
  }

  /** Every finger is taken away, as when a call comes in. */
  cancelAll() {
    for (const [key, finger] of [...this.#numbers]) {
      this.#report(
        { timeStamp: performance.now() }, key, "cancelled", finger.kind, finger.place,
        finger.trackpad);
    }
  }

  /** Forgets every finger without a word: the app they belonged to is gone. */
  forgetAll() {
    for (const key of this.#numbers.keys()) this.#onShow(key, null);
    this.#numbers.clear();
    this.#hovering.clear();
    this.#waiting = [];
  }

  /** Sends what was collected. */
  flush() {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const batch of waiting) this.#onTouches(batch);
  }

  #down(event) {
    event.preventDefault();
    this.#unhover(event);
    this.#stage.setPointerCapture(event.pointerId);
    this.#pointer(event, "began");
  }

  #moved(event) {
    if (this.#numbers.has(event.pointerId)) return this.#pointer(event, "moved");
    if (event.pointerType === "touch" || event.buttons !== 0) return;
    const entered = !this.#hovering.has(event.pointerId);
    this.#hovering.add(event.pointerId);
    this.#pointer(event, entered ? "hoverEntered" : "hoverMoved");
  }

  #up(event, phase) {
    if (this.#numbers.has(event.pointerId)) this.#pointer(event, phase);
  }

  #unhover(event) {
    if (this.#hovering.delete(event.pointerId)) this.#pointer(event, "hoverExited");
  }

  #pointer(event, phase) {
    const kind = { mouse: "indirectPointer", pen: "pencil" }[event.pointerType] ?? "direct";
    const more = {};
    if (kind === "direct") more.radius = round(Math.max(event.width, event.height) / 2, 2);
    if (kind === "indirectPointer" && event.buttons) more.buttons = event.buttons & 255;
    const merged = phase === "moved" ? event.getCoalescedEvents?.() ?? [] : [];
    if (merged.length > 1) {
      more.coalesced = merged.slice(-COALESCED_MAX).map(
        (part) => ({ time: seconds(part), ...this.#sample(part) }));
    }
    this.#report(event, event.pointerId, phase, kind, this.#sample(event), more);
  }

  #sample(event) {
    const { x, y } = placeOn(this.#stage, event);
    const sample = { x: round(x, 3), y: round(y, 3) };
    if (event.pointerType === "pen") {
      // The web's ordinary press is 0.5, ours is 1.
      sample.force = round(event.pressure * 2, 4);
      sample.altitude = round(event.altitudeAngle ?? Math.PI / 2, 5);
      sample.azimuth = round(event.azimuthAngle ?? 0, 5);
    }
    return sample;
  }

  #report(event, key, phase, kind, place, more) {
    const hovers = phase.startsWith("hover");
    const isOver = phase === "ended" || phase === "cancelled" || phase === "hoverExited";
    const trackpad = trackpadOf(more);
    const number = this.#number(key, hovers, isOver, { kind, place, trackpad });
    const touch = { finger: number, phase, ...place, ...more };
    if (kind !== "direct") touch.kind = kind;
    if (!hovers && !isOnTrackpad(more)) this.#onShow(key, isOver ? null : { ...touch, kind });
    this.#enqueue(seconds(event), touch);
  }

  /** The smallest number that no other finger has; a hovering pointer needs none of its own. */
  #number(key, hovers, isOver, state) {
    if (hovers) return 1000 + Number(key);
    let finger = this.#numbers.get(key);
    if (!finger) {
      const taken = new Set([...this.#numbers.values()].map((other) => other.number));
      let number = 1;
      while (taken.has(number)) number += 1;
      finger = { number };
    }
    Object.assign(finger, state);
    if (isOver) this.#numbers.delete(key);
    else this.#numbers.set(key, finger);
    return finger.number;
  }

  /**
   * Fingers of one event arrive one after the other, with the same time: they travel together.
   * What a trackpad does is an event of its own.
   */
  #enqueue(time, touch) {
    const last = this.#waiting.at(-1);
    const fits = last && last.time === time
      && ![touch, ...last.touches].some(isOnTrackpad)
      && last.touches.every((other) => other.finger !== touch.finger);
    if (fits) last.touches.push(touch);
    else this.#waiting.push({ time, touches: [touch] });
    if (this.#waiting.length === 1) this.#soon.port2.postMessage(null);
  }
}

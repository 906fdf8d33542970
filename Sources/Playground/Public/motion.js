// Turns what the browser says of the accelerometer into samples in g. It does not know what a shake is.

/** One g, in m/s². */
const G = 9.80665;
/** At most so many samples travel together; older ones are dropped. */
const SAMPLES_MAX = 64;
/** A device whose acceleration changed less than this, in g, for so many seconds lies still … */
const STILL = 0.05;
const STILL_AFTER = 0.5;
/** … and says so every so many seconds. */
const STILL_SECONDS = 0.25;

const round = (number, places) => Number(number.toFixed(places));

/** Collects samples until they are sent. */
export class Motion {
  #onSamples;
  #waiting = [];
  #last = null;
  #movedAt = -Infinity;

  /** `onSamples({time, samples})` gets what was measured since the last time. */
  constructor(onSamples) {
    this.#onSamples = onSamples;
    if (typeof DeviceMotionEvent === "undefined") return;
    addEventListener("devicemotion", (event) => this.#measured(event));
    // iPhones ask the person once, and only while a finger or a key is just up.
    if (typeof DeviceMotionEvent.requestPermission === "function") {
      const ask = () => DeviceMotionEvent.requestPermission().catch(() => {});
      addEventListener("click", ask, { once: true, capture: true });
    }
  }

  /** Sends what was collected. */
  flush() {
    if (this.#waiting.length === 0) return;
    const samples = this.#waiting;
    this.#waiting = [];
    this.#onSamples({ time: samples.at(-1).time, samples });
  }

  /** Forgets what was measured. */
  forgetAll() {
    this.#waiting = [];
    this.#last = null;
  }

  #measured(event) {
    const felt = event.accelerationIncludingGravity;
    if (felt?.x == null || felt.y == null || felt.z == null) return;
    const [x, y, z] = [felt.x, felt.y, felt.z].map((part) => round(part / G, 4));
    const sample = { x, y, z, time: round(event.timeStamp / 1000, 6) };
    const last = this.#last;
    const isAsBefore = last
      && ["x", "y", "z"].every((axis) => Math.abs(sample[axis] - last[axis]) < STILL);
    if (!isAsBefore) this.#movedAt = sample.time;
    const isStill = sample.time - this.#movedAt > STILL_AFTER;
    if (isStill && sample.time - last.time < STILL_SECONDS) return;
    this.#last = sample;
    this.#waiting.push(sample);
    if (this.#waiting.length > SAMPLES_MAX) this.#waiting.shift();
  }
}

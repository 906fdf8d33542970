// Plays the fingers of a recording on the app as it runs, each at its time, as if they were there; and shows
// what the app prints. It does not know what the fingers are for.

import { Connection } from "./connection.js";
import { bar, giveSize } from "./stage.js";

/** So many printed lines are shown. */
const LINES_MAX = 200;

/** The touches of a recording, and the size of its screen; throws what is wrong with the recording. */
function read(text, name) {
  const lines = text.split("\n").filter((line) => line.trim() !== "").map((line, index) => {
    try {
      return JSON.parse(line);
    } catch {
      throw new Error(`The fingers of ${name} are not played: line ${index + 1} is no JSON. Take a recording that `
        + "TouchKit wrote.");
    }
  });
  const [header] = lines;
  const batches = lines.filter((line) => line.input === "touches");
  if (!(header?.width > 0 && header.height > 0) || batches.length === 0) {
    throw new Error(`The fingers of ${name} are not played: found ${batches.length} events of touches and no `
      + "screen, expected a recording with both. Take one that TouchKit wrote.");
  }
  return { width: header.width, height: header.height, start: batches[0].time, batches };
}

/** The fingers of a recording, and the stage for them. */
export class Playback {
  #root;
  #stage;
  #circles;
  #on;
  #fingers = null;
  /** The event that comes next, and the page's time of the first one; null before that. */
  #next = 0;
  #began = null;
  /** Whether the app is being started for the fingers, and whether they are played. */
  #isAwaited = false;
  #isPlaying = false;

  /**
   * `onStart()` starts the app again, and says whether there is one; `onTouches({time, touches})` gets each
   * event when it is due.
   */
  constructor(root, stage, circles, { onStart, onTouches }) {
    [this.#root, this.#stage, this.#circles] = [root, stage, circles];
    this.#on = { onStart, onTouches };
    root.querySelector("button").onclick = () => this.play();
    // A page around this one asks for it, for several pages at once.
    addEventListener("message", ({ source, data }) => {
      if (source === window.parent && data?.touchkit === "play") this.play();
    });
  }

  /** Takes the recording that the address names as `?fingers=NAME`, if any; throws why it cannot be played. */
  async openNamed() {
    const name = new URLSearchParams(location.search).get("fingers");
    if (name === null) return;
    this.#fingers = read(await Connection.recording(name), name);
    this.#root.hidden = false;
    this.#takeStage();
  }

  /** Starts the app again and plays the fingers. */
  play() {
    if (!this.#fingers) return;
    this.#takeStage();
    this.#isAwaited = this.#on.onStart();
  }

  /** The app starts: nothing is played any more, and nothing is printed yet. */
  forget() {
    this.#end();
    this.#isAwaited = false;
    this.#root.querySelector("ol").replaceChildren();
  }

  /** The app shows its first picture. */
  appStarted() {
    if (!this.#isAwaited) return;
    [this.#isAwaited, this.#began, this.#next] = [false, null, 0];
    // No other finger may be on the app.
    bar(this.#stage, "data-played", true);
    this.#isPlaying = true;
  }

  /** Hands out the events that are due at a time of the page, in seconds. */
  move(time) {
    if (!this.#isPlaying) return;
    this.#began ??= time;
    const { batches, start } = this.#fingers;
    const shift = this.#began - start;
    for (; this.#next < batches.length && batches[this.#next].time + shift <= time; this.#next += 1) {
      this.#hand(batches[this.#next], shift);
    }
    if (this.#next === batches.length) this.#end();
  }

  /** Shows what the app prints: the last lines of it. */
  print(lines) {
    const list = this.#root.querySelector("ol");
    list.append(...lines.map((text) => Object.assign(document.createElement("li"), { textContent: text })));
    while (list.childElementCount > LINES_MAX) list.firstChild.remove();
  }

  #takeStage() {
    giveSize(this.#stage, this.#fingers.width, this.#fingers.height);
  }

  #hand(batch, shift) {
    const touches = batch.touches.map((touch) => ({
      ...touch,
      ...(touch.coalesced && {
        coalesced: touch.coalesced.map((part) => ({ ...part, time: part.time + shift })),
      }),
    }));
    for (const { finger, phase, x, y, radius } of touches) {
      if (phase === "ended" || phase === "cancelled") this.#circles.hide(`played ${finger}`);
      else this.#circles.show(`played ${finger}`, x, y, "finger", radius);
    }
    this.#on.onTouches({ time: batch.time + shift, touches });
  }

  #end() {
    if (!this.#isPlaying) return;
    this.#isPlaying = false;
    bar(this.#stage, "data-played", false);
    for (const { touches } of this.#fingers.batches) {
      for (const { finger } of touches) this.#circles.hide(`played ${finger}`);
    }
  }
}

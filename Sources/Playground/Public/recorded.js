// The stage while it shows a recording: as large as the recording's screen, and not to be touched. It
// does not know how recordings are replayed.

import { tell } from "./panels.js";
import { bar, giveSize } from "./stage.js";

/** A stage that may belong to a recording. */
export class Recorded {
  #stage;
  #onChange;
  #said = "";

  /** `onChange()` hears that the stage has another size. */
  constructor(stage, onChange) {
    this.#stage = stage;
    this.#onChange = onChange;
  }

  /** Gives the stage to a recording of an app. */
  show({ app, width, height, words }, title) {
    this.#turn(true);
    this.follow([{ parent: null, size: [width, height] }]);
    this.#said = `A recording of ${title ?? app}. ${words ?? ""}`.trim();
    tell(`${this.#said} It is being replayed.`, true);
  }

  /** Whether the stage belongs to a recording. */
  get isShown() { return this.#stage.hasAttribute("data-recorded"); }

  /** Gives the stage the size of the screen, which may change in a recording. */
  follow(nodes) {
    if (!this.isShown) return;
    const screens = nodes.filter((node) => node.parent === null).map((node) => node.size);
    if (screens.length === 0) return;
    const [width, height] = [0, 1].map((side) => Math.max(...screens.map((size) => size[side])));
    giveSize(this.#stage, width, height);
    this.#onChange();
  }

  /** Says what became of the recording. */
  tellEnd(words) {
    tell(`${this.#said} ${words}`, true);
  }

  /** Gives the stage back to the app; the address names no recording any more. */
  leave() {
    if (!this.isShown) return;
    this.#turn(false);
    tell("");
    history.replaceState(null, "", `${location.pathname}${location.hash}`);
  }

  #turn(isRecorded) {
    this.#stage.toggleAttribute("data-sized", isRecorded);
    bar(this.#stage, "data-recorded", isRecorded);
    this.#onChange();
  }
}

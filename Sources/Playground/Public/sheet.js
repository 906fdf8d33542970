// The sheet of the panels on small screens: a finger, a mouse or keys pull it, and the stage is shown
// smaller above it. It does not know what is in the panels. CSS decides where there is a sheet.

/** The least height, in points: the grip and a panel's head. */
const HEIGHT_MIN = 84;
/** So much of the stage stays in sight above the sheet, in points. */
const ABOVE_MIN = 26;
/** The stage is not shown smaller than this. */
const FIT_MIN = 0.3;
/** The part of the room that it takes at first, and what one key changes. */
const SHARE = 0.5;
const STEP = 0.1;
/** A pull of fewer points is a tap. */
const TAP_MAX = 4;

/** Lets a panel over the stage be pulled by its grip. */
export class Sheet {
  #side;
  #grip;
  #stage;
  #share = SHARE;
  #pull = null;

  constructor(side, stage) {
    this.#side = side;
    this.#grip = side.querySelector(".grip");
    this.#stage = stage;
    const on = (name, handle) => this.#grip.addEventListener(name, handle);
    on("pointerdown", (event) => this.#began(event));
    on("pointermove", (event) => this.#moved(event));
    on("pointerup", () => this.#ended());
    on("pointercancel", () => { this.#pull = null; });
    on("keydown", (event) => this.#key(event));
    const observer = new ResizeObserver(() => this.fit());
    for (const element of [side.parentElement, side, stage]) observer.observe(element);
  }

  /** Gives the sheet its height and the stage its scale; to be called when a panel opens or closes. */
  fit() {
    const isSheet = getComputedStyle(this.#side).position === "absolute";
    const height = isSheet ? this.#height : 0;
    this.#side.style.setProperty("--height", `${height}px`);
    this.#grip.setAttribute("aria-valuenow", Math.round(100 * this.#share));
    const isOpen = isSheet && this.#side.offsetHeight > 0;
    // A recording's stage may be larger than its room.
    const isOwn = this.#stage.hasAttribute("data-sized");
    const tall = this.#room - (isOpen ? height : 0) - ABOVE_MIN - this.#stage.offsetTop;
    const wide = isOwn ? this.#stage.parentElement.clientWidth : Infinity;
    const fit = Math.min(tall / this.#stage.offsetHeight, wide / this.#stage.offsetWidth);
    this.#stage.style.setProperty(
      "--fit", isOpen || isOwn ? Math.min(1, Math.max(FIT_MIN, fit)) : 1);
  }

  get #room() {
    return this.#side.parentElement.clientHeight;
  }

  get #height() {
    const most = Math.max(HEIGHT_MIN, this.#room - ABOVE_MIN);
    return Math.round(Math.min(most, Math.max(HEIGHT_MIN, this.#share * this.#room)));
  }

  #turn(share) {
    this.#share = Math.min(1, Math.max(0, share));
    this.fit();
  }

  /** Half of the room, or all of it. */
  #toggle() {
    this.#turn(this.#share < (1 + SHARE) / 2 && this.#share >= SHARE ? 1 : SHARE);
  }

  #began(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    this.#grip.focus({ preventScroll: true });
    this.#grip.setPointerCapture(event.pointerId);
    this.#pull = { y: event.clientY, height: this.#height, isFar: false };
  }

  #moved({ clientY }) {
    if (!this.#pull) return;
    const up = this.#pull.y - clientY;
    this.#pull.isFar ||= Math.abs(up) > TAP_MAX;
    if (this.#pull.isFar) this.#turn((this.#pull.height + up) / this.#room);
  }

  #ended() {
    if (this.#pull && !this.#pull.isFar) this.#toggle();
    this.#pull = null;
  }

  #key(event) {
    const share = this.#height / this.#room;
    const next = {
      ArrowUp: share + STEP, PageUp: share + 3 * STEP, Home: 0,
      ArrowDown: share - STEP, PageDown: share - 3 * STEP, End: 1,
    }[event.key];
    if (next === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (event.key === "Enter") this.#toggle();
    else this.#turn(next);
  }
}

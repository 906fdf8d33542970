// The inspector: what the server says of fingers and recognizers, drawn; and the way through the last
// seconds. It decides nothing: words, states and reasons come from the server.

import { tell } from "./panels.js";
import { bar } from "./stage.js";
import { Timeline } from "./timeline.js";

/** A replay's speed, and the seconds before now where it begins if nothing else is chosen. */
const SPEED = 0.25;
const REPLAY_SECONDS = 3;
/** Seconds between two pictures of a replay, and where people want less motion. */
const PICTURE_SECONDS = 1 / 30;
const CALM_SECONDS = 0.5;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Builds an element. */
function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** The panel beside the stage. */
export class Inspector {
  isOpen = false;
  #root;
  #stage;
  #circles;
  #say;
  #timeline;
  #now = 0;
  #begin = 0;
  #past = null;
  #recognizers = [];
  #fingers = [];
  /** What was asked and not answered yet, and what is to be asked after that. */
  #asked = false;
  #next = null;
  #replay = null;
  #kept = "";

  /**
   * `onInspect(view)` asks for a view, `onKeep(kind)` for the recording; both say whether that was
   * possible. `onPast()` hears that the stage is about to show an earlier time.
   */
  constructor(root, stage, circles, { onInspect, onKeep, onPast }) {
    this.#root = root;
    this.#stage = stage;
    this.#circles = circles;
    this.#say = { onInspect, onPast };
    this.#timeline = new Timeline(root.querySelector(".lanes"));
    const on = (name, event, handle) => root.querySelector(name).addEventListener(event, handle);
    on(".previous", "click", () => this.#turn({ show: "previous" }));
    on(".next", "click", () => this.#turn({ show: "next" }));
    on(".present", "click", () => this.#turn({ show: "present" }));
    on(".slow", "click", () => this.#toggleReplay());
    on(".moment", "input", (event) => this.#slide(Number(event.target.value)));
    on(".hide", "change", () => this.#show());
    on(".trace", "click", () => this.#ask(onKeep, "trace"));
    on(".test", "click", () => this.#ask(onKeep, "test"));
    new ResizeObserver(() => this.#draw()).observe(root.querySelector(".lanes"));
  }

  /** Opens or closes it. */
  turn(isOpen) {
    if (isOpen === this.isOpen) return;
    this.isOpen = isOpen;
    this.forget();
    this.#say.onInspect({ show: isOpen ? "present" : "nothing" });
  }

  /** Another run of an app is on the stage. */
  appStarted() {
    this.forget();
    if (this.isOpen) this.#say.onInspect({ show: "present" });
  }

  /** Shows an earlier time. */
  lookAt(time) {
    this.#turn({ show: "past", at: time });
  }

  /** Whether it is open, and has not heard of a time yet. */
  wantsNewsOf(time) {
    return this.isOpen && this.#now < time;
  }

  /** Takes what the server says. */
  update({ isFresh, now, begin, past, lanes, recognizers, fingers, note }) {
    if (!this.isOpen) return;
    this.#asked = false;
    if (isFresh) this.#timeline.clear();
    [this.#now, this.#begin] = [now, begin];
    this.#timeline.add(lanes, begin);
    this.#goTo(past ?? null);
    if (recognizers) this.#recognizers = recognizers;
    if (fingers) this.#fingers = fingers;
    this.#root.querySelector(".note").textContent = note ?? "";
    this.#root.querySelector(".note").hidden = !note;
    if (recognizers || fingers) this.#show();
    this.#showFingers();
    this.#draw();
    if (this.#next) {
      const next = this.#next;
      this.#next = null;
      this.#look(next);
    }
  }

  /** Takes a piece of the recording. */
  async keep({ kind, name, text, isFirst, isLast, problem }) {
    this.#kept = (isFirst ? "" : this.#kept) + text;
    if (!isLast) return;
    const whole = this.#kept;
    this.#kept = "";
    const say = (words, isProblem) => (this.isOpen ? this.#tell(words, isProblem) : tell(words));
    if (problem) return say(problem, true);
    if (kind === "trace") {
      save(name, whole);
      say(`Saved as ${name}.`);
    } else if (await copied(whole)) {
      say(`Copied: a test of ${whole.split("\n").length - 1} lines.`);
    } else {
      save(name, whole);
      say(`The browser does not copy here: saved as ${name}.`);
    }
  }

  /** What it shows; for tests. */
  get state() {
    return Object.freeze({
      isOpen: this.isOpen, isWaiting: this.#asked, now: this.#now, begin: this.#begin, past: this.#past,
      recognizers: this.#recognizers, fingers: this.#fingers, lanes: this.#timeline.names,
    });
  }

  // Time

  /** A person chose what to see: a replay ends. */
  #turn(view) {
    this.#endReplay();
    this.#look(view);
  }

  #look(view) {
    if (this.#asked) {
      this.#next = view;
      return;
    }
    if (view.show !== "present" && this.#past === null) this.#say.onPast();
    this.#asked = this.#say.onInspect(view);
  }

  #slide(value) {
    const time = this.#begin + value;
    this.#turn(time >= this.#now - 0.01 ? { show: "present" } : { show: "past", at: time });
  }

  #toggleReplay() {
    if (this.#replay) return this.#endReplay();
    const from = this.#past ?? Math.max(this.#begin, this.#now - REPLAY_SECONDS);
    this.#replay = { from, to: this.#now, start: performance.now(), timer: 0 };
    this.#root.querySelector(".slow").setAttribute("aria-pressed", true);
    this.#playOn();
  }

  #playOn() {
    const replay = this.#replay;
    const time = replay.from + (performance.now() - replay.start) / 1000 * SPEED;
    if (time >= replay.to) return this.#turn({ show: "present" });
    if (!this.#asked) this.#look({ show: "past", at: time });
    replay.timer = setTimeout(
      () => this.#playOn(), 1000 * (calm.matches ? CALM_SECONDS : PICTURE_SECONDS));
  }

  #endReplay() {
    clearTimeout(this.#replay?.timer);
    this.#replay = null;
    this.#root.querySelector(".slow").setAttribute("aria-pressed", false);
  }

  #goTo(past) {
    this.#past = past;
    const isPast = past !== null;
    bar(this.#stage, "data-past", isPast);
    const length = Math.max(this.#now - this.#begin, 0.1);
    const slider = this.#root.querySelector(".moment");
    const words = isPast ? `${(this.#now - past).toFixed(2)} s ago` : "Now";
    slider.max = length;
    if (document.activeElement !== slider || !isPast || this.#replay) {
      slider.value = isPast ? past - this.#begin : length;
    }
    slider.setAttribute("aria-valuetext", words);
    const when = this.#root.querySelector(".when");
    if (when.textContent !== words) when.textContent = words;
    // A button that is disabled would lose the focus.
    this.#root.querySelector(".present").ariaDisabled = !isPast && !this.#replay;
    this.#root.querySelector(".next").ariaDisabled = !isPast;
  }

  /** Forgets what it knew: the app or the line is gone. */
  forget() {
    this.#endReplay();
    [this.#asked, this.#next, this.#recognizers, this.#fingers] = [false, null, [], []];
    [this.#now, this.#begin] = [0, 0];
    this.#timeline.clear();
    this.#goTo(null);
    this.#show();
    this.#showFingers();
    this.#draw();
    this.#tell("");
  }

  // Showing

  #draw() {
    if (!this.isOpen) return;
    const isHiding = this.#root.querySelector(".hide").checked;
    this.#timeline.draw({
      now: this.#now, begin: this.#begin, past: this.#past, isHiding,
    });
  }

  #show() {
    const isHiding = this.#root.querySelector(".hide").checked;
    const shown = [...this.#recognizers.entries()].filter(([, one]) => !(isHiding && one.isOut));
    const focused = document.activeElement?.closest(".recognizers [data-row]")?.dataset.row;
    this.#root.querySelector(".recognizers").replaceChildren(...shown.map(([row, one]) => recognizer(
      one, row, () => this.#say.onInspect({ show: "change", row }))));
    // The button goes with its question, and the focus stays at the recognizer.
    const again = focused && this.#root.querySelector(`.recognizers [data-row="${focused}"]`);
    if (again) (again.querySelector("button") ?? again).focus();
    this.#root.querySelector(".walks").replaceChildren(
      ...this.#fingers.map((finger, index) => walk(finger, index === this.#fingers.length - 1)));
    const isEmpty = this.#recognizers.length + this.#fingers.length === 0;
    this.#root.classList.toggle("is-empty", isEmpty);
    this.#draw();
  }

  /** In the past, circles stand where the fingers were. */
  #showFingers() {
    for (const { finger, x, y, isDown } of this.#fingers) {
      const key = `past ${finger}`;
      if (this.#past !== null && isDown) this.#circles.show(key, x, y, "ghost");
      else this.#circles.hide(key);
    }
    if (this.#fingers.length === 0) {
      for (let finger = 0; finger < 33; finger += 1) this.#circles.hide(`past ${finger}`);
    }
  }

  // Keeping

  #ask(onKeep, kind) {
    this.#tell(onKeep(kind) ? "…" : "Not possible: the connection is lost.", false);
  }

  #tell(text, isProblem = false) {
    const said = this.#root.querySelector(".said");
    said.textContent = text;
    said.classList.toggle("problem", isProblem);
  }
}

/** A recognizer, its state and its reasons; `onAsk()` hears that a person asks what would let it fire. */
function recognizer({ name, view, state, isOut, waitsFor, sentences, question }, row, onAsk) {
  const waits = waitsFor.length ? `waits for ${waitsFor.join(", ")}` : null;
  const item = make("li", { className: isOut ? "out" : "", tabIndex: -1 },
    make("strong", {}, name), " ",
    make("span", { className: "on" }, view), " ",
    make("span", { className: `state ${state.replace(" ", "-")}` }, state), " ",
    waits && make("span", { className: "state waits" }, waits),
    ...sentences.map((sentence) => make("p", {}, sentence)),
    question === "unasked"
      ? make("button", { type: "button", className: "ask", onclick: onAsk }, "When would it fire?") : null,
    question === "asked" ? make("p", { role: "status" }, "Trying changes …") : null);
  item.dataset.row = row;
  return item;
}

/** The way of the hit test for a finger. */
function walk({ finger, steps, hit, note }, isOpen) {
  const list = make("ol", {}, ...steps.map((step) => {
    const said = step.isHit ? "hit" : step.skipped ? `passed over, ${step.skipped}` : "the point is inside";
    const item = make("li", { className: step.isHit ? "hit" : step.skipped ? "out" : "" },
      make("strong", {}, step.view), `: ${said}`);
    item.style.setProperty("--depth", Math.min(step.depth, 8));
    return item;
  }));
  return make("details", { open: isOpen },
    make("summary", {}, `Finger ${finger}: ${hit ?? "no view"}`), list,
    note ? make("p", {}, note) : null);
}

/** Hands the person a file. */
function save(name, text) {
  const link = make("a", { download: name });
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Puts a text into the clipboard, and says whether that was possible. */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A page without a certificate has no clipboard: the older way may do.
  }
  const focused = document.activeElement;
  const area = make("textarea", { value: text, className: "copying" });
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  focused?.focus();
  return isCopied;
}

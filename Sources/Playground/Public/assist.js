// The panel of assistance: what a person turns on is sent, and what the server says of the switch's cursor
// and of a resting pointer is shown on the stage. It decides nothing: the server does.

import { now } from "./clock.js";

/** The panel, and what is shown of it on the stage. */
export class Assist {
  #root;
  #stage;
  #shown;
  #say;
  #onScan;
  #isPaused = false;
  #isScanning = false;
  #ring = null;

  /**
   * `onSettings(settings)` and `onPress()` say to the app what is turned on and that the switch was pressed;
   * `onScan()` hears that keys on the stage are the switch from now on.
   */
  constructor(root, stage, { onSettings, onPress, onScan }) {
    this.#root = root;
    this.#stage = stage;
    this.#shown = stage.querySelector(".assisted");
    this.#say = { onSettings, onPress };
    this.#onScan = onScan;
    root.addEventListener("input", () => this.#changed());
    this.#on(".pause", () => this.#pause());
    this.#on(".scan", () => this.#scan());
    this.#on(".press", () => onPress());
    // Before the app's own keys.
    addEventListener("keydown", (event) => this.#key(event), { capture: true });
    addEventListener("keyup", (event) => this.#key(event), { capture: true });
    this.#show();
  }

  /** Another run of an app is on the stage, or the server has forgotten. */
  appStarted() {
    this.#draw({});
    if (this.#isOn) this.#tell();
  }

  /** Takes what the server says is to be shown. */
  update(message) {
    this.#draw(message);
  }

  #on(selector, handle) {
    this.#root.querySelector(selector).addEventListener("click", handle);
  }

  #value(name) {
    const input = this.#root.querySelector(`[name="${name}"]`);
    return input.type === "checkbox" ? input.checked : Number(input.value);
  }

  // What is turned on

  get #settings() {
    const value = (name) => this.#value(name);
    const settings = {};
    for (const name of ["hold", "ignoredRepeat", "tremor", "lock"]) {
      if (value(name) > 0) settings[name] = value(name);
    }
    if (value("dwells") && !this.#isPaused) {
      [settings.dwell, settings.radius] = [value("dwell"), value("radius")];
    }
    if (this.#isScanning) settings.step = value("step");
    return settings;
  }

  get #isOn() {
    return Object.keys(this.#settings).length > 0;
  }

  #changed() {
    if (!this.#value("dwells")) this.#isPaused = false;
    this.#tell();
  }

  #pause() {
    this.#isPaused = !this.#isPaused;
    this.#tell();
  }

  #scan() {
    this.#isScanning = !this.#isScanning;
    this.#tell();
    if (this.#isScanning) this.#onScan();
  }

  #tell() {
    this.#show();
    this.#say.onSettings(this.#settings);
  }

  /** Shows each value in words, and marks the panel's switch as long as anything is on. */
  #show() {
    for (const label of this.#root.querySelectorAll("label:has(output)")) {
      const input = label.querySelector("input");
      const unit = input.dataset.unit === "s" ? "s" : "pt";
      const text = Number(input.value) === 0 ? "off" : `${input.value} ${unit}`;
      label.querySelector("output").textContent = text;
      input.setAttribute("aria-valuetext", text);
    }
    const pause = this.#root.querySelector(".pause");
    pause.disabled = !this.#value("dwells");
    pause.setAttribute("aria-pressed", this.#isPaused);
    this.#root.querySelector(".scan").setAttribute("aria-pressed", this.#isScanning);
    this.#root.querySelector(".press").hidden = !this.#isScanning;
    const button = document.querySelector(".assist-switch");
    button.toggleAttribute("data-news", this.#isOn);
    if (this.#isOn) button.setAttribute("aria-label", "Assist: something is on");
    else button.removeAttribute("aria-label");
  }

  // The switch

  /** Space is the switch while nothing of the page itself has the focus. */
  #key(event) {
    if (!this.#isScanning || event.code !== "Space") return;
    const focused = document.activeElement;
    if (focused && focused !== document.body && !this.#stage.contains(focused)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === "keydown" && !event.repeat) this.#say.onPress();
  }

  // The stage

  #draw({ words, frame, column, row, rest }) {
    const place = (selector, box) => {
      const element = this.#shown.querySelector(selector);
      element.hidden = !box;
      for (const [name, value] of Object.entries(box ?? {})) element.style[name] = `${value}px`;
    };
    place(".frame", frame && { left: frame[0], top: frame[1], width: frame[2], height: frame[3] });
    place(".column", column != null && { left: column });
    place(".row", row != null && { top: row });
    const caption = this.#shown.querySelector(".caption");
    caption.hidden = words == null;
    caption.textContent = words || "without a name";
    // A caption at the bottom would cover what is there.
    caption.toggleAttribute("data-top", Boolean(frame) && frame[1] > this.#stage.clientHeight * 0.6);
    this.#drawRest(rest ?? null);
  }

  /** A ring closes around the place of a tap until it is made. */
  #drawRest(rest) {
    this.#ring?.cancel();
    const ring = this.#shown.querySelector(".rest");
    ring.toggleAttribute("hidden", !rest);
    if (!rest) return;
    ring.style.transform = `translate(${rest.x}px, ${rest.y}px)`;
    const length = (rest.until - rest.from) * 1000;
    this.#ring = ring.querySelector(".passed").animate(
      { strokeDashoffset: [1, 0] }, { duration: length, fill: "forwards" });
    this.#ring.currentTime = Math.min(Math.max((now() - rest.from) * 1000, 0), length);
  }
}

// Turns the browser's keyboard events into keys by their places: which key, what it types, and which
// modifier keys are down. It does not know the line or the app.

/** Bits of UIKeyModifierFlags. */
const SHIFT = 1 << 17, CONTROL = 1 << 18, ALTERNATE = 1 << 19, COMMAND = 1 << 20;
const CAPS_LOCK = 1 << 16;

/** The usage of each key on page 7 of the USB HID usage tables, by the web's name for its place. */
export const USAGES = new Map([
  ...row(0x04, [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map((letter) => `Key${letter}`)),
  ...row(0x1e, [..."1234567890"].map((digit) => `Digit${digit}`)),
  ...row(0x28, ["Enter", "Escape", "Backspace", "Tab", "Space", "Minus", "Equal", "BracketLeft",
    "BracketRight", "Backslash"]),
  ...row(0x33, ["Semicolon", "Quote", "Backquote", "Comma", "Period", "Slash", "CapsLock"]),
  ...row(0x3a, numbered("F", 1, 12)),
  ...row(0x46, ["PrintScreen", "ScrollLock", "Pause", "Insert", "Home", "PageUp", "Delete", "End",
    "PageDown", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "NumLock", "NumpadDivide",
    "NumpadMultiply", "NumpadSubtract", "NumpadAdd", "NumpadEnter"]),
  ...row(0x59, [...numbered("Numpad", 1, 9), "Numpad0", "NumpadDecimal", "IntlBackslash",
    "ContextMenu", "Power", "NumpadEqual"]),
  ...row(0x68, numbered("F", 13, 24)),
  ...row(0x87, ["IntlRo", "KanaMode", "IntlYen", "Convert", "NonConvert"]),
  ...row(0x90, ["Lang1", "Lang2", "Lang3", "Lang4"]),
  ...row(0xe0, ["ControlLeft", "ShiftLeft", "AltLeft", "MetaLeft", "ControlRight", "ShiftRight",
    "AltRight", "MetaRight"]),
]);

/** What a US keyboard types without Shift, where that is no letter. */
const PLAIN = new Map(Object.entries({
  Minus: "-", Equal: "=", BracketLeft: "[", BracketRight: "]", Backslash: "\\", Semicolon: ";",
  Quote: "'", Backquote: "`", Comma: ",", Period: ".", Slash: "/",
}));

function row(first, codes) {
  return codes.map((code, index) => [code, first + index]);
}

function numbered(name, first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => `${name}${first + index}`);
}

/** Listens to the keyboard while nothing of the page itself has its attention. */
export class Keys {
  #stage;
  #onKey;
  #down = new Map();

  /** `onKey({time, key, phase, …})` gets each key. */
  constructor(stage, onKey) {
    this.#stage = stage;
    this.#onKey = onKey;
    addEventListener("keydown", (event) => this.#pressed(event));
    addEventListener("keyup", (event) => this.#released(event));
    addEventListener("blur", () => this.cancelAll());
    // A finger on the stage takes the page's attention from its buttons.
    stage.addEventListener("pointerdown", () => stage.focus({ preventScroll: true }));
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.cancelAll();
    });
  }

  /** Every key is cancelled: the browser will not say when it goes up. */
  cancelAll() {
    for (const key of this.#down.values()) {
      this.#onKey({ time: performance.now() / 1000, key, phase: "cancelled" });
    }
    this.#down.clear();
  }

  /** Forgets every key without a word: the app they belonged to is gone. */
  forgetAll() {
    this.#down.clear();
  }

  #pressed(event) {
    const key = USAGES.get(event.code);
    // Tab walks through the page; what is composed has no key.
    if (!key || event.code === "Tab" || event.isComposing || !this.#isForApp) return;
    const isDown = this.#down.has(event.code);
    if (event.repeat && !isDown) return;
    // Control and a digit act in the app; the browser would change its tab as well.
    const acts = event.ctrlKey && !event.metaKey && /^(Digit|Numpad)[1-9]$/.test(event.code);
    if (acts || (!event.metaKey && !event.ctrlKey)) event.preventDefault();
    this.#down.set(event.code, key);
    this.#say(event, key, isDown ? "repeated" : "down");
  }

  #released(event) {
    const key = this.#down.get(event.code);
    if (!key) return;
    this.#down.delete(event.code);
    this.#say(event, key, "up");
    // While Command is down, macOS does not say that other keys go up.
    if (event.key === "Meta") this.cancelAll();
  }

  /** A button of the page that has the focus takes keys itself. */
  get #isForApp() {
    const focused = document.activeElement;
    return !focused || focused === document.body || this.#stage.contains(focused);
  }

  #say(event, key, phase) {
    const message = { time: Number((event.timeStamp / 1000).toFixed(6)), key, phase };
    const types = [...event.key].length === 1;
    if (types) {
      message.characters = event.key;
      message.charactersIgnoringModifiers = plain(event);
    }
    const modifiers = (event.shiftKey ? SHIFT : 0) | (event.ctrlKey ? CONTROL : 0)
      | (event.altKey ? ALTERNATE : 0) | (event.metaKey ? COMMAND : 0)
      | (event.getModifierState?.("CapsLock") ? CAPS_LOCK : 0);
    if (modifiers) message.modifiers = modifiers;
    this.#onKey(message);
  }
}

/** What the key types without modifier keys; browsers do not say it. */
function plain(event) {
  if (!event.shiftKey && !event.altKey) return event.key.toLowerCase();
  if (event.code.startsWith("Digit")) return event.code.slice(5);
  if (event.code.startsWith("Key") && event.altKey) return event.code.slice(3).toLowerCase();
  return PLAIN.get(event.code) ?? event.key.toLowerCase();
}

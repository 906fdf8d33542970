// The connection to the apps in a WebAssembly module, in the place of the one to a server: loads the module,
// hands it the page's messages, and takes out the answers. It does not know what the messages mean.

/** Compressed, because plain file servers do not do it. */
const MODULE = "apps.wasm.gz";
/** For so many milliseconds the inspector works, before the page may do something else. */
const TURN = 4;

/**
 * States: "connecting", "open", "refused" (the module cannot run here, and `reason` says why).
 */
export class Connection {
  /** The text of a recording beside the page, as `traces/PhotoBoard-1.jsonl`; throws why it is not opened. */
  static async recording(name) {
    const page = location.origin + location.pathname;
    const place = URL.canParse(name, page) ? new URL(name, page) : null;
    if (place?.origin !== location.origin) {
      throw new Error("The recording was not opened: only files of this site are. Save it, and drop the file on "
        + "this page.");
    }
    const answer = await fetch(place);
    if (!answer.ok) {
      throw new Error(`The recording ${name} was not opened: the server says ${answer.status}. Write its path as `
        + "it is beside this page: ?trace=traces/PhotoBoard-1.jsonl.");
    }
    return await answer.text();
  }

  state = "connecting";
  reason = "";
  retryAt = 0;
  isSilent = false;
  #apps = null;
  #compiled = null;
  #isWorking = false;
  #onState;
  #onMessage;
  #hello;

  /** `hello()` makes the first message. */
  constructor({ hello, onMessage, onState }) {
    this.#hello = hello;
    this.#onMessage = onMessage;
    this.#onState = onState;
  }

  /** Loads the module, and says hello. */
  async open() {
    this.#to("connecting", "");
    try {
      if (!globalThis.WebAssembly) {
        throw new Error("This browser has no WebAssembly. Update it, or allow WebAssembly for this page.");
      }
      if (!globalThis.DecompressionStream) {
        throw new Error("This browser does not decompress streams. Update it.");
      }
      this.#compiled ??= await compile();
      this.#begin();
    } catch (error) {
      this.#compiled = null;
      this.#to("refused", `The apps cannot run here. ${error.message}`);
      return;
    }
    // The first message is said before the line counts as open, as it is to a server.
    this.#say(this.#hello());
    this.#to("open", "");
    // What it keeps would be loaded beside the module. Without it the page runs as well, but not offline.
    navigator.serviceWorker?.register("worker.js").catch(() => {});
  }

  /** Hands over a message if the module runs, and says whether it does. */
  send(message) {
    if (this.state !== "open") return false;
    this.#say(message);
    return true;
  }

  /** Loads the module again, after it could not be loaded. */
  retry() {
    if (this.state === "refused") this.open();
  }

  /** A module in the page is never lost. */
  check() {}

  /** A module of its own for this page. */
  #begin() {
    this.#apps = new WebAssembly.Instance(this.#compiled, {}).exports;
    this.#apps.__main_argc_argv(0, 0);
  }

  #say(message) {
    const bytes = new TextEncoder().encode(JSON.stringify(message));
    this.#attempt(() => {
      const place = this.#apps.room(bytes.length);
      new Uint8Array(this.#apps.memory.buffer, place, bytes.length).set(bytes);
      this.#apps.receive();
      this.#hear();
    });
    this.#workSoon();
  }

  /** Works for the inspector, between what else the page does, until nothing is left. */
  #workSoon() {
    if (this.#isWorking || !this.#apps.hasWork()) return;
    this.#isWorking = true;
    setTimeout(() => {
      this.#isWorking = false;
      this.#attempt(() => {
        const end = performance.now() + TURN;
        do this.#apps.work(); while (this.#apps.hasWork() && performance.now() < end);
        this.#hear();
      });
      this.#workSoon();
    });
  }

  #attempt(act) {
    try {
      act();
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) throw error;
      this.#ended(error);
    }
  }

  #hear() {
    for (let size = this.#apps.take(); size > 0; size = this.#apps.take()) {
      const bytes = new Uint8Array(this.#apps.memory.buffer, this.#apps.message(), size);
      this.#tell(JSON.parse(new TextDecoder().decode(bytes)));
    }
  }

  /** Tells the page after what it is doing now: an answer may lead to the next message. */
  #tell(message) { queueMicrotask(() => this.#onMessage(message)); }

  /** The app stopped in the middle of what it did: nothing of its module can be used any more. */
  #ended(error) {
    this.#begin();
    this.#tell({
      type: "ended", words: `The app ended by itself: ${error.message}. Start it again.`,
    });
  }

  #to(state, reason) {
    this.state = state;
    this.reason = reason;
    this.#onState(this);
  }
}

/** The module, as the server or the cache has it. */
async function compile() {
  let answer;
  try {
    answer = await fetch(MODULE);
  } catch {
    throw new Error(`${MODULE} was not loaded: there is no network, and the browser has kept no copy. `
      + "Open the page once while its server answers.");
  }
  if (!answer.ok) {
    throw new Error(`${MODULE} was not loaded: the server says ${answer.status}. Copy all files of the `
      + "folder that was exported.");
  }
  const bytes = answer.body.pipeThrough(new DecompressionStream("gzip"));
  return WebAssembly.compileStreaming(
    new Response(bytes, { headers: { "Content-Type": "application/wasm" } }));
}

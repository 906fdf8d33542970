// The connection to the server: opens it, keeps it alive, and reconnects when it breaks. It does
// not know what the messages mean.

import { now } from "./clock.js";

/** Waits between two tries, in seconds; the last one repeats. */
const WAITS = [0.25, 0.5, 1, 2, 4];
/** Without a word from the server for this long after we spoke, the line is taken for dead. */
const SILENCE_MAX = 5;
/** After this long people are told. */
const PATIENCE = 1;

/**
 * States: "connecting", "open", "lost" (tries again at `retryAt`), "refused" (the server says why;
 * it is asked again, but seldom).
 */
export class Connection {
  /** The text of a recording in the server's folder; throws what the server says if it has none of this name. */
  static async recording(name) {
    const answer = await fetch(`trace?name=${encodeURIComponent(name)}`);
    const text = await answer.text();
    if (!answer.ok) throw new Error(text.trim());
    return text;
  }

  state = "connecting";
  reason = "";
  retryAt = 0;
  #socket = null;
  #tries = 0;
  #timer = 0;
  /** When we said what was not answered yet, or null. */
  #askedAt = null;
  #onState;
  #onMessage;
  #hello;

  /** `hello()` makes the first message of each connection. */
  constructor({ hello, onMessage, onState }) {
    this.#hello = hello;
    this.#onMessage = onMessage;
    this.#onState = onState;
    addEventListener("online", () => this.retry());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.retry();
    });
  }

  /** Opens the line. */
  open() {
    clearTimeout(this.#timer);
    const socket = new WebSocket(`ws://${location.host}/socket`);
    this.#socket = socket;
    this.#askedAt = now();
    this.#to("connecting", this.reason);
    socket.onopen = () => {
      this.#askedAt = now();
      socket.send(JSON.stringify(this.#hello()));
    };
    socket.onmessage = (event) => {
      const wasSilent = this.isSilent;
      this.#askedAt = null;
      this.#tries = 0;
      this.#onMessage(JSON.parse(event.data));
      if (this.state === "connecting" || wasSilent) this.#to("open", "");
    };
    socket.onclose = (event) => this.#lost(socket, event.reason);
  }

  /** Sends a message if the line is open, and says whether it was. */
  send(message) {
    if (this.state !== "open" || this.#socket.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    this.#askedAt ??= now();
    return true;
  }

  /** Whether the line is open, but the server has not answered for a while. */
  get isSilent() {
    return this.state === "open" && this.#silence > PATIENCE;
  }

  /** For how many seconds something was not answered. */
  get #silence() {
    return this.#askedAt === null ? 0 : now() - this.#askedAt;
  }

  /** Tries again at once, if the line is down. */
  retry() {
    if (this.state === "lost" || this.state === "refused") this.open();
  }

  /** Gives the line up if the server does not answer. To be called every now and then. */
  check() {
    if (this.#socket && this.#silence > SILENCE_MAX) {
      this.#lost(this.#socket, "The server does not answer.");
    }
  }

  #lost(socket, reason) {
    if (socket !== this.#socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#socket = null;
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)] * (0.9 + Math.random() * 0.2);
    this.#again(wait, "lost", reason);
    if (!reason) this.#askWhy();
  }

  /** A browser does not say why a socket was refused; the server's front door does. */
  async #askWhy() {
    try {
      const answer = await fetch("/welcome", { cache: "no-store" });
      if (!answer.ok && this.state === "lost") this.#again(10, "refused", await answer.text());
    } catch {
      // The server does not answer: the next try is already scheduled.
    }
  }

  #again(wait, state, reason) {
    clearTimeout(this.#timer);
    this.retryAt = now() + wait;
    this.#timer = setTimeout(() => {
      // A hidden page waits until it is visible.
      if (!document.hidden) this.open();
    }, wait * 1000);
    this.#to(state, reason);
  }

  #to(state, reason) {
    this.state = state;
    this.reason = reason;
    this.#onState(this);
  }
}

// Opens recordings: a file that is dropped on the page or chosen, or one of the server that the address
// names. It does not know what is in them: the server or the module reads them and says what is wrong.

import { Connection } from "./connection.js";
import { cut, kilobytes } from "./files.js";

/** The most bytes that the server takes, and the most parts. */
const SIZE_MAX = 1_500_000;
const PARTS_MAX = 192;

/** Watches the page for recordings. */
export class Traces {
  #onPart;
  #onSay;

  /**
   * `onPart({part, parts, text})` hands the server a part of one, and says whether that was possible;
   * `onSay(text)` hears why one is not opened.
   */
  constructor(root, { onPart, onSay }) {
    this.#onPart = onPart;
    this.#onSay = onSay;
    const input = root.querySelector("input");
    root.querySelector("button").onclick = () => input.click();
    input.onchange = () => {
      const [file] = input.files;
      if (file) this.#open(file);
      // The same file can be chosen again.
      input.value = "";
    };
    for (const name of ["dragenter", "dragover", "dragleave", "drop"]) {
      addEventListener(name, (event) => this.#dragged(event), { capture: true });
    }
  }

  /** Opens the recording that the address names as `?trace=NAME`, if any. */
  openNamed() {
    const name = new URLSearchParams(location.search).get("trace");
    if (name !== null) this.#fetch(name, "stay");
  }

  /** Opens a recording of the server, after which the app goes on. */
  goOn(name) { return this.#fetch(name, "play"); }

  async #fetch(name, end) {
    try {
      this.#send(await Connection.recording(name), end);
    } catch (error) {
      // The browser's own error says nothing that helps.
      this.#onSay(error instanceof TypeError
        ? "The recording was not opened: the connection is lost. Try again." : error.message);
    }
  }

  #dragged(event) {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.stopPropagation();
    const isOver = event.type === "dragover" || event.type === "dragenter";
    document.body.toggleAttribute("data-dropping", isOver);
    if (event.type !== "drop") return;
    const { files } = event.dataTransfer;
    if (files.length === 1) this.#open(files[0]);
    else this.#onSay(`Found ${files.length} files, expected one recording. Drop one file at a time.`);
  }

  async #open(file) {
    if (file.size > SIZE_MAX) {
      return this.#onSay(`The file was not opened: it has ${kilobytes(file.size)}, and at most `
        + `${kilobytes(SIZE_MAX)} are taken. Replay it with the command replay.`);
    }
    const text = await file.text().catch(() => null);
    if (text === null) this.#onSay("The file was not opened: it cannot be read.");
    else this.#send(text);
  }

  #send(text, end = "stay") {
    const all = cut(text);
    if (all.length > PARTS_MAX) return this.#onSay("The file was not opened: it is too long.");
    const isSent = all.every(
      (part, index) => this.#onPart({ part: index + 1, parts: all.length, text: part, end }));
    if (!isSent) this.#onSay("The recording was not opened: the connection is lost. Try again.");
  }
}

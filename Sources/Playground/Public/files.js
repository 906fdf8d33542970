// The file of an app: the buttons to export and import it, and what is said about it. It does not
// know the line or what is in the file.

/** A part has at most so many UTF-16 units: as JSON none is larger than a message may be. */
const PART_MAX = 8192;

/** Watches the buttons below a stage. */
export class Files {
  #root;
  #input;
  #onPart;
  #file = null;

  /**
   * `onExport()` asks the app for its file, `onPart({part, parts, text})` hands it a part of one;
   * both say whether that was possible.
   */
  constructor(root, { onExport, onPart }) {
    this.#root = root;
    this.#input = root.querySelector("input");
    this.#onPart = onPart;
    root.querySelector(".export").onclick = () => {
      this.say("");
      if (!onExport()) this.say("Not exported: the connection is lost. Try again.", true);
    };
    root.querySelector(".import").onclick = () => this.#input.click();
    this.#input.onchange = () => this.#chosen();
  }

  /** Offers the file of an app, as its card says; null for none. */
  offer(file) {
    if (this.#file?.name === file?.name) return;
    this.#file = file;
    this.#root.hidden = !file;
    this.say("");
    if (!file) return;
    this.#root.querySelector(".export").textContent = `Export ${file.contents}`;
    this.#root.querySelector(".import").textContent = `Import ${file.contents}`;
  }

  /** Hands the person a file of the app. */
  save({ name, text }) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = name;
    link.click();
    // The browser has begun to read it by then.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    this.say(`Exported as ${name}.`);
  }

  /** Says what became of a file. */
  say(text, isProblem = false) {
    const said = this.#root.querySelector(".said");
    said.textContent = text;
    said.classList.toggle("problem", isProblem);
  }

  async #chosen() {
    const [file] = this.#input.files;
    if (!file) return;
    this.say("");
    const { sizeMax } = this.#file;
    let text = null;
    if (file.size <= sizeMax) text = await file.text().catch(() => null);
    // The same file can be chosen again, after it was corrected.
    this.#input.value = "";
    if (file.size > sizeMax) {
      this.say(`The file was not imported: it has ${kilobytes(file.size)}, and at most `
        + `${kilobytes(sizeMax)} are taken. Nothing has changed.`, true);
    } else if (text === null) {
      this.say("The file was not imported: it cannot be read. Nothing has changed.", true);
    } else if (!this.#send(text)) {
      this.say("The file was not imported: the connection is lost. Try again.", true);
    }
  }

  #send(text) {
    const all = cut(text);
    return all.every(
      (part, index) => this.#onPart({ part: index + 1, parts: all.length, text: part }));
  }
}

/** A text in parts, at least one; no character is cut in two. */
export function cut(text) {
  const parts = [];
  for (let start = 0; start < text.length || parts.length === 0;) {
    let end = Math.min(start + PART_MAX, text.length);
    const last = text.charCodeAt(end - 1);
    if (end < text.length && last >= 0xd800 && last < 0xdc00) end -= 1;
    parts.push(text.slice(start, end));
    start = Math.max(end, start + 1);
  }
  return parts;
}

/** A size in words. */
export function kilobytes(size) {
  return `${Math.ceil(size / 1024).toLocaleString("en")} KB`;
}

// What can be tried in an app, in one line, with a mark at what was done. It does not know apps.

/** The line of things to try. */
export class Tries {
  #root;
  #items = [];

  constructor(root) {
    this.#root = root;
  }

  /** Shows what can be tried: each has `words`, and a `sign` by which it is seen to be done. */
  start(tries) {
    this.#items = tries.map(({ words, sign }) => {
      const element = document.createElement("span");
      element.className = "try";
      element.textContent = words;
      return { element, sign };
    });
    this.#root.hidden = tries.length === 0;
    this.#root.replaceChildren(
      this.#root.firstElementChild, ...this.#items.map((item) => item.element));
  }

  /** Marks what these lines of the log or texts of the app show to be done. */
  see(texts) {
    for (const { element, sign } of this.#items) {
      if (element.dataset.done || !texts.some((text) => text.includes(sign))) continue;
      element.dataset.done = true;
      element.setAttribute("aria-label", `${element.textContent}: done`);
    }
  }
}

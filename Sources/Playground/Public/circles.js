// Shows where fingers are, at once and without asking the server. It does not know what they do.

/** Touch circles in `root`. */
export class Circles {
  #root;
  #circles = new Map();

  constructor(root) {
    this.#root = root;
  }

  /** A finger is at (x, y); `style` is "finger", "pen", "pointer" or "ghost". */
  show(key, x, y, style, radius = 0) {
    let circle = this.#circles.get(key);
    if (!circle) {
      circle = document.createElement("i");
      this.#circles.set(key, circle);
      this.#root.append(circle);
    }
    circle.className = style;
    const size = Math.min(Math.max(2 * radius, 44), 88);
    circle.style.setProperty("--size", `${style === "pen" ? 20 : size}px`);
    circle.style.transform = `translate(${x}px, ${y}px)`;
  }

  /** The finger is gone. */
  hide(key) {
    const circle = this.#circles.get(key);
    if (!circle) return;
    this.#circles.delete(key);
    circle.classList.add("gone");
    // Removed when it has faded; the timer is for pages on which nothing is animated.
    setTimeout(() => circle.remove(), 300);
  }

  /** How many are shown. */
  get count() {
    return this.#circles.size;
  }
}

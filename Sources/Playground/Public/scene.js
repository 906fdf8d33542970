// The scene as the server last described it: plain nodes, changed field by field.
// It does not draw.

/** What the server assumes of a node it has not described yet. */
const standard = (id) => ({
  id, parent: null, index: 0, matrix: [1, 0, 0, 1, 0, 0], size: [0, 0], alpha: 1, fill: null,
  radius: 0, border: 0, borderColor: null, clips: false, image: null, text: null, shapes: [],
});

/** The nodes of one app. */
export class Scene {
  app = null;
  run = 0;
  /** When the server wants a tick: null, seconds, or "frame". */
  wake = null;
  nodes = new Map();
  #touched = new Set();
  #gone = new Set();

  /** Forgets everything: a new connection describes the scene from the start. */
  clear() {
    for (const id of this.nodes.keys()) this.#gone.add(id);
    this.nodes.clear();
    this.#touched.clear();
    this.app = null;
    this.run = 0;
    this.wake = null;
  }

  /** Takes one scene message. */
  apply(message) {
    if (message.run !== this.run) this.clear();
    this.app = message.app;
    this.run = message.run;
    this.wake = message.wake;
    for (const change of message.set) {
      const node = this.nodes.get(change.id) ?? standard(change.id);
      Object.assign(node, change);
      this.nodes.set(node.id, node);
      this.#touched.add(node.id);
      this.#gone.delete(node.id);
    }
    for (const id of message.gone) {
      this.nodes.delete(id);
      this.#touched.delete(id);
      this.#gone.add(id);
    }
  }

  /** What changed since the last call: the nodes to draw again, and the numbers to take away. */
  takeChanges() {
    const changes = {
      nodes: [...this.#touched].map((id) => this.nodes.get(id)),
      gone: [...this.#gone],
    };
    this.#touched.clear();
    this.#gone.clear();
    return changes;
  }

  /** A copy for tests, parents before children. */
  snapshot() {
    return structuredClone([...this.nodes.values()]);
  }
}

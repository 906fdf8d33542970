// The scene as the server last described it: plain nodes, changed field by field.
// It does not draw.

/** What the server assumes of a node it has not described yet. */
const standard = (id) => ({
  id, parent: null, index: 0, matrix: [1, 0, 0, 1, 0, 0], size: [0, 0], alpha: 1, fill: null,
  radius: 0, border: 0, borderColor: null, shadow: null, clips: false, image: null, text: null, shapes: [],
  takes: "touches", access: null, scrolls: null, focused: false,
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

  /** All texts that are shown. */
  texts() {
    return [...this.nodes.values()].flatMap((node) => node.text ? [node.text.string] : []);
  }

  /**
   * The centre, on the stage, of the innermost view with gestures that a finger touches at a place of the
   * stage, or undefined.
   */
  centreAt(place) {
    const children = Map.groupBy(this.nodes.values(), (node) => node.parent);
    const topFirst = (id) => (children.get(id) ?? []).sort((a, b) => b.index - a.index);
    for (const root of topFirst(null)) {
      const found = this.#find(root, place, IDENTITY, topFirst);
      if (found) return found.centre;
    }
  }

  /** What is touched in a node: nothing, or an object with the centre if there is one. */
  #find(node, place, outer, topFirst) {
    if (node.takes === "nothing") return;
    const matrix = times(outer, node.matrix);
    const { x, y } = inside(matrix, place);
    if (!(x >= 0 && y >= 0 && x < node.size[0] && y < node.size[1])) return;
    for (const child of topFirst(node.id)) {
      const found = this.#find(child, place, matrix, topFirst);
      if (found) return { centre: found.centre ?? centre(node, matrix) };
    }
    return { centre: centre(node, matrix) };
  }

  /** A copy for tests, parents before children. */
  snapshot() {
    return structuredClone([...this.nodes.values()]);
  }
}

const IDENTITY = [1, 0, 0, 1, 0, 0];

/** The centre of a node that has gestures, on the stage. */
function centre(node, [a, b, c, d, tx, ty]) {
  if (node.takes !== "gestures") return undefined;
  const [width, height] = node.size;
  return { x: a * width / 2 + c * height / 2 + tx, y: b * width / 2 + d * height / 2 + ty };
}

/** One matrix in another. */
function times([a, b, c, d, tx, ty], [e, f, g, h, x, y]) {
  return [a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h,
    a * x + c * y + tx, b * x + d * y + ty];
}

/** A place of the stage in a node's own coordinates; NaN in a node without extent. */
function inside([a, b, c, d, tx, ty], { x, y }) {
  const area = a * d - b * c;
  return {
    x: (d * (x - tx) - c * (y - ty)) / area, y: (a * (y - ty) - b * (x - tx)) / area,
  };
}

// Draws the scene with one element for each node, placed by a CSS matrix. It knows no messages.
//
// Elements rather than a canvas: the browser draws text, corners and pictures crisp at any scale
// and pixel density, moves them on the graphics processor, and a test can look at them. A scene
// here has tens of nodes; a canvas would pay from thousands on.

/** Draws nodes into `root`. */
export class Drawing {
  #root;
  #onAssist;
  /** Whether the drawing itself moves the page's focus. */
  #isMoving = false;
  /** The node that has the focus in the app. */
  #focused = null;
  #elements = new Map();

  /**
   * `onAssist(id, asked)` hears what a key or a screen reader asks of a node: to go there, to activate it or to
   * change its value or scroll by `{ action }`, or one of the app's own actions by `{ name }`.
   */
  constructor(root, { onAssist }) {
    this.#root = root;
    this.#onAssist = onAssist;
  }

  /** Brings the page up to date with what changed. */
  draw({ nodes, gone }) {
    const focused = document.activeElement;
    const hadFocus = this.#root.contains(focused);
    for (const id of gone) {
      const view = this.#elements.get(id);
      for (const element of view ? [view.element, ...view.actions, ...view.scrolls.values()] : []) {
        element.remove();
      }
      this.#elements.delete(id);
    }
    for (const node of nodes) this.#place(node);
    const parents = new Set(nodes.filter(isActive).map((node) => node.parent));
    for (const parent of parents) this.#order(parent);
    // What had the focus is gone: the focus stays on the stage.
    if (hadFocus && !(focused.isConnected && focused.hasAttribute("tabindex"))) {
      this.#root.parentNode.focus({ preventScroll: true });
    }
    this.#follow(nodes, gone);
  }

  /** The page's focus goes along with the app's, as long as it is on the stage: Tab goes on from there. */
  #follow(nodes, gone) {
    const isOver = gone.includes(this.#focused)
      || nodes.some((node) => node.id === this.#focused && !node.focused);
    const next = nodes.find((node) => node.focused)?.id ?? (isOver ? null : this.#focused);
    if (next === this.#focused) return;
    this.#focused = next;
    const element = this.#elements.get(next)?.element;
    const focused = document.activeElement;
    // What has the app's focus may scroll away from under a button that scrolls: who presses it stays.
    if (focused.classList.contains("scrolls")) return;
    // A part of it may have the page's focus: half of a stepper, say.
    if (!element || !this.#root.parentNode.contains(focused) || element.contains(focused)) return;
    if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
    this.#move(() => element.focus({ preventScroll: true }));
  }

  /** Moves the page's focus without a word to the app. */
  #move(change) {
    this.#isMoving = true;
    change();
    this.#isMoving = false;
  }

  /**
   * Brings what Tab walks through in one view into the order in which it is read, row by row: views may
   * be in any order, as the rows of a table are. What lies in front is told by `z-index`.
   */
  #order(parent) {
    const box = parent === null ? this.#root : this.#elements.get(parent)?.element;
    const shown = [...box?.children ?? []].filter((element) => element.place);
    const read = [...shown].sort((a, b) => a.place[1] - b.place[1] || a.place[0] - b.place[0]);
    if (shown.every((element, index) => element === read[index])) return;
    const focused = document.activeElement;
    this.#move(() => {
      for (const element of read) box.append(element);
      if (box.contains(focused)) focused.focus({ preventScroll: true });
    });
  }

  #place(node) {
    const view = this.#view(node.id);
    const { element } = view;
    const parent = node.parent === null ? this.#root : this.#view(node.parent).element;
    if (element.parentNode !== parent) parent.append(element);
    const style = element.style;
    style.transform = `matrix(${node.matrix.join()})`;
    style.width = `${node.size[0]}px`;
    style.height = `${node.size[1]}px`;
    style.zIndex = node.index + 2;
    style.opacity = node.alpha;
    style.backgroundColor = node.fill ?? "";
    style.borderRadius = node.radius ? `${node.radius}px` : "";
    style.boxShadow = node.shadow ?? "";
    element.classList.toggle("clips", node.clips);
    element.classList.toggle("focused", node.focused);
    element.classList.toggle("bordered", node.border > 0 && node.borderColor !== null);
    style.setProperty("--border", node.borderColor ? `${node.border}px` : "0px");
    style.setProperty("--border-color", node.borderColor ?? "transparent");
    element.place = isActive(node) ? [Math.round(node.matrix[4]), Math.round(node.matrix[5])] : null;
    this.#tell(view, node.id, node.access);
    this.#offer(view, node.id, node.access?.actions ?? []);
    this.#offerScrolls(view, node);
    this.#show(view, "image", node.image, picture);
    this.#show(view, "text", node.text, words);
    this.#show(view, "shapes", node.shapes.length ? node.shapes : null, lines);
  }

  /** Gives an element its name, its role and its place among what Tab walks through. */
  #tell(view, id, access) {
    const wanted = JSON.stringify(access);
    if (view.shown.access === wanted) return;
    view.shown.access = wanted;
    const { element } = view;
    const is = (role) => access?.role === role;
    const attributes = {
      // The text itself is read.
      role: is("text") ? null : access?.role,
      "aria-label": is("text") ? null : access?.label,
      "aria-checked": is("switch") ? access.isSelected : null,
      "aria-pressed": is("button") && access.isSelected ? true : null,
      "aria-valuemin": access?.amount?.minimum,
      "aria-valuemax": access?.amount?.maximum,
      "aria-valuenow": access?.amount?.value,
      "aria-valuetext": is("slider") ? access.value : null,
      "aria-description": [is("slider") || is("switch") ? null : access?.value, access?.hint]
        .filter(Boolean).join(". "),
      "aria-disabled": access && !access.isEnabled ? true : null,
      tabindex: ACTIVE.has(access?.role) ? 0 : null,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value == null || value === "") element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
    element.onclick = element.onkeydown = element.onfocus = null;
    if (!ACTIVE.has(access?.role)) return;
    // Tab is the browser's; the app hears where it leads. A text that has the app's focus is edited again.
    element.onfocus = () => {
      if (this.#isMoving || !element.matches(":focus-visible")) return;
      this.#ask(id, is("textbox") && this.#focused === id ? "activate" : "focus");
    };
    if (!is("textbox")) {
      element.onkeydown = (event) => {
        if (event.target !== element) return;
        // The app's own focus uses its keys.
        if (this.#focused === id && !is("slider")) return;
        const step = is("slider") ? STEPS[event.key] : undefined;
        if (!step && event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        event.stopPropagation();
        if (step || !event.repeat) this.#ask(id, step ?? "activate");
      };
      // A screen reader clicks; fingers and mice go through the stage.
      element.onclick = (event) => { if (event.detail === 0) this.#ask(id, "activate"); };
    }
  }

  #ask(id, action) {
    this.#onAssist(id, { action });
  }

  /**
   * Puts buttons behind a node for what else can be done with it, known once the focus was there. Only who goes there
   * by keys, or hears the page, meets them.
   */
  #offer(view, id, names) {
    const wanted = JSON.stringify(names);
    if (view.shown.actions !== wanted) {
      view.shown.actions = wanted;
      for (const button of view.actions) button.remove();
      view.actions = names.map((name) => action(name, () => this.#onAssist(id, { name })));
      view.element.after(...view.actions);
    }
    const [x, y] = view.element.place ?? [0, 0];
    view.actions.forEach((button, index) => {
      button.style.transform = view.element.style.transform;
      // Read after the node, and before what follows it.
      button.place = [x + (index + 1) / 100, y];
    });
  }

  /**
   * Puts buttons behind a view that scrolls, once the focus was at something in it. A button that leads nowhere now
   * stays: who presses it again and again keeps the focus.
   */
  #offerScrolls(view, { id, scrolls, size }) {
    const possible = scrolls ?? [];
    const wanted = [["up", "down"], ["left", "right"]]
      .flatMap((axis) => axis.some((way) => possible.includes(way)) ? axis : []);
    for (const [way, button] of view.scrolls) {
      if (wanted.includes(way)) continue;
      button.remove();
      view.scrolls.delete(way);
    }
    let last = view.element;
    for (const way of wanted) {
      const button = view.scrolls.get(way)
        ?? action(`Scroll ${way}`, () => this.#ask(id, `scroll${way[0].toUpperCase()}${way.slice(1)}`));
      button.classList.add("scrolls");
      if (!button.isConnected) last.after(button);
      view.scrolls.set(way, button);
      button.setAttribute("aria-disabled", !possible.includes(way));
      button.style.transform = `${view.element.style.transform} translate(12px, ${size[1] / 2}px)`;
      last = button;
    }
  }

  /** Replaces one kind of content, only if it differs from what is shown. */
  #show(view, kind, value, make) {
    const wanted = JSON.stringify(value);
    if (view.shown[kind] === wanted) return;
    view.shown[kind] = wanted;
    view.content[kind]?.remove();
    view.content[kind] = value === null ? null : make(value);
    if (view.content[kind]) view.element.prepend(view.content[kind]);
  }

  #view(id) {
    let view = this.#elements.get(id);
    if (!view) {
      const element = document.createElement("div");
      element.className = "node";
      const shown = { image: "null", text: "null", shapes: "null", access: "null", actions: "[]" };
      view = { element, content: {}, actions: [], scrolls: new Map(), shown };
      this.#elements.set(id, view);
    }
    return view;
  }
}

/** Roles that a key activates. */
const ACTIVE = new Set(["button", "link", "slider", "switch", "textbox"]);

/** Whether Tab stops at a node. */
const isActive = (node) => ACTIVE.has(node.access?.role);

/** What keys do to a slider; a screen reader presses them too. */
const STEPS = {
  ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement",
};

/** A button for one of the app's own actions. */
function action(name, onChosen) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "action";
  button.textContent = name;
  button.tabIndex = 0;
  button.onclick = onChosen;
  // The page's keys are the app's, but not here.
  button.onkeydown = (event) => { if (event.key === "Enter" || event.key === " ") event.stopPropagation(); };
  return button;
}

/** A picture of the page's own; the app says what it is called, if it is to be known. */
function picture({ name, mode }) {
  const image = document.createElement("img");
  image.className = "picture";
  image.alt = "";
  image.draggable = false;
  image.style.objectFit = mode;
  image.onerror = () => image.classList.add("missing");
  image.src = `pictures/${encodeURIComponent(name)}.svg`;
  return image;
}

/** One text. */
function words({ string, size, weight, color, align, lines }) {
  const text = document.createElement("span");
  text.className = lines === 1 ? "words single" : "words";
  text.textContent = string;
  Object.assign(text.style, {
    fontSize: `${size}px`, fontWeight: weight, color, textAlign: align,
    maxHeight: lines > 1 ? `${1.2 * size * lines}px` : "",
  });
  return text;
}

/** Lines and areas, the lowest first. */
function lines(shapes) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("class", "shapes");
  svg.setAttribute("aria-hidden", "true");
  for (const shape of shapes) {
    const path = document.createElementNS(space, "path");
    path.setAttribute("d", shape.path);
    path.setAttribute("stroke", shape.stroke ?? "none");
    path.setAttribute("fill", shape.fill ?? "none");
    path.setAttribute("stroke-width", shape.width);
    path.setAttribute("stroke-linecap", shape.cap);
    svg.append(path);
  }
  return svg;
}

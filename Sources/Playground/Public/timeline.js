// The lanes of the inspector: fingers, recognizers and views over the last seconds, as a picture. It
// keeps what the server sent, and draws it.

/** How many seconds are seen at once. */
const SECONDS = 6;
const ROW = 20;
const LABEL = 104;
const RULER = 16;
const KINDS = ["finger", "device", "recognizer", "view"];

const escaped = (text) => String(text).replace(
  /[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;" })[sign]);

/** Lanes in `root`. */
export class Timeline {
  #root;
  #lanes = new Map();

  constructor(root) {
    this.#root = root;
  }

  clear() {
    this.#lanes.clear();
  }

  /** The names of the lanes; for tests. */
  get names() {
    return [...this.#lanes.values()].map((lane) => lane.name);
  }

  /** Takes steps of the server, and forgets what was over before a time. */
  add(steps, begin) {
    for (const step of steps) take[step[0]](this.#lanes, ...step.slice(1));
    for (const lane of this.#lanes.values()) {
      lane.spans = lane.spans.filter((span) => (span.to ?? Infinity) >= begin);
      lane.marks = lane.marks.filter((mark) => mark.to >= begin);
    }
  }

  /** Draws the seconds before `now`, or those around `past`. */
  draw({ now, begin, past, isHiding }) {
    const end = past === null ? now : Math.min(now, past + SECONDS / 2);
    const start = Math.max(end - SECONDS, Math.min(begin, end - 1));
    const lanes = [...this.#lanes.values()]
      .filter((lane) => isSeen(lane, start, end) && !(isHiding && isOut(lane, start, end)))
      .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
    const width = Math.max(this.#root.clientWidth, 200);
    const height = RULER + Math.max(lanes.length, 1) * ROW;
    const x = (time) => LABEL + (time - start) / (end - start) * (width - LABEL - 6);
    const parts = [ruler(start, end, x, height)];
    lanes.forEach((lane, index) => parts.push(row(lane, RULER + index * ROW, x, start, end, width)));
    if (past !== null) {
      parts.push(`<path class="cursor" d="M${x(past).toFixed(1)} 0V${height}"/>`);
    }
    this.#root.innerHTML = `<svg aria-hidden="true" width="${width}" height="${height}">`
      + `${parts.join("")}</svg>`;
    this.#root.setAttribute("aria-label", summary(lanes, start, end));
  }
}

/** What each step does to the lanes. */
const take = {
  lane(lanes, row, kind, name, group) {
    const lane = lanes.get(row) ?? { spans: [], marks: [] };
    lanes.set(row, Object.assign(lane, { kind, name, group }));
  },
  began(lanes, row, look, text, from) {
    lanes.get(row)?.spans.push({ look, text, from, to: null, moves: [] });
  },
  ended(lanes, row, text, to) {
    const span = lanes.get(row)?.spans.at(-1);
    if (span && span.to === null) span.to = to;
    if (span && text) span.text += `, ${text}`;
  },
  moved(lanes, row, from, to) {
    lanes.get(row)?.spans.at(-1)?.moves.push([from, to]);
  },
  mark(lanes, row, look, text, from, to, count) {
    lanes.get(row)?.marks.push({ look, text, from, to, count });
  },
};

function isSeen(lane, start, end) {
  return lane.spans.some((span) => span.from <= end && (span.to ?? end) >= start)
    || lane.marks.some((mark) => mark.from <= end && mark.to >= start);
}

/** Whether a recognizer only failed, or took no touch. */
function isOut(lane, start, end) {
  if (lane.kind !== "recognizer") return false;
  const good = new Set(["action", "recognized"]);
  return !lane.marks.some((mark) => good.has(mark.look) && mark.from <= end && mark.to >= start)
    && !lane.spans.some((span) => span.to === null || span.look === "active");
}

/** A line for each second. */
function ruler(start, end, x, height) {
  let text = "";
  for (let second = Math.ceil(start); second <= end; second += 1) {
    const place = x(second).toFixed(1);
    if (second < 0) continue;
    text += `<path class="second" d="M${place} ${RULER - 4}V${height}"/>`
      + `<text class="clock" x="${place}" y="10">${second} s</text>`;
  }
  return text;
}

function row(lane, top, x, start, end, width) {
  const middle = top + ROW / 2;
  const at = (time) => x(Math.min(Math.max(time, start), end));
  const out = isOut(lane, start, end) ? " out" : "";
  let text = `<g class="lane ${lane.kind}${out}">`
    + `<title>${escaped(lane.name)}${lane.group ? ` on ${escaped(lane.group)}` : ""}</title>`
    + `<path class="ground" d="M${LABEL} ${middle}H${width - 6}"/>`;
  for (const span of lane.spans) {
    if (span.from > end || (span.to ?? end) < start) continue;
    const [left, right] = [at(span.from), at(span.to ?? end)];
    const high = span.look === "finger" || span.look === "over" ? 4 : 11;
    text += bar(span.look, left, right, middle, high, span.text);
    for (const [from, to] of lane.kind === "finger" ? span.moves : []) {
      if (from <= end && to >= start) text += bar("moves", at(from), at(to), middle, 10, span.text);
    }
  }
  for (const mark of lane.marks) {
    if (mark.from > end || mark.to < start) continue;
    text += sign(mark, at(mark.from), at(mark.to), middle);
  }
  return `${text}<text class="label" x="0" y="${middle + 4}">${escaped(short(lane.name))}</text></g>`;
}

const short = (name) => (name.length > 15 ? `${name.slice(0, 14)}…` : name);

function bar(look, left, right, middle, high, text) {
  return `<rect class="span ${look}" x="${left.toFixed(1)}" y="${middle - high / 2}" rx="3"`
    + ` width="${Math.max(right - left, 2).toFixed(1)}" height="${high}">`
    + `<title>${escaped(text)}</title></rect>`;
}

/** A mark: a dot for what was recognized, a cross for what was not, a line for actions. */
function sign({ look, text, count }, left, right, middle) {
  const title = `<title>${escaped(text)}${count > 1 ? `, ${count} times` : ""}</title>`;
  const at = left.toFixed(1);
  if (look === "action") {
    return `<rect class="mark action" x="${at}" y="${middle + 6}" height="2.5"`
      + ` width="${Math.max(right - left, 2.5).toFixed(1)}">${title}</rect>`;
  }
  if (look === "failed" || look === "refused" || look === "cancelled") {
    const [l, r] = [left - 3.5, left + 3.5].map((place) => place.toFixed(1));
    return `<path class="mark ${look}" d="M${l} ${middle - 3.5}L${r} ${middle + 3.5}`
      + `M${r} ${middle - 3.5}L${l} ${middle + 3.5}">${title}</path>`;
  }
  return `<circle class="mark ${look}" cx="${at}" cy="${middle}" r="${look === "recognized" ? 4.5 : 3}">${title}</circle>`;
}

/** The picture in a sentence, for people who do not see it. */
function summary(lanes, start, end) {
  const of = (kind) => lanes.filter((lane) => lane.kind === kind);
  if (lanes.length === 0) return "Timeline: nothing in these seconds";
  const recognized = of("recognizer").filter((lane) => !isOut(lane, start, end));
  const names = (all) => all.map((lane) => lane.name).join(", ") || "none";
  return `Timeline: fingers ${of("finger").length}; recognized or undecided: ${names(recognized)}; `
    + `failed: ${names(of("recognizer").filter((lane) => isOut(lane, start, end)))}`;
}

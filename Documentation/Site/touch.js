// Puts the apps of a question into its article: the wrong one and the right one side by side, for the same
// fingers and for one's own. QUESTIONS, their names, stands before this.

/** Where the guide's apps are, as `export site` wrote them, with the recordings of their fingers. */
const GUIDE = new URL("guide/", import.meta.url);

/** Builds an element. */
function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** The question whose article is shown, or none. */
function shown() {
  const page = location.pathname.match(/\/documentation\/touchtrace\/([^/]+)\/?$/)?.[1];
  return QUESTIONS.find((name) => name.toLowerCase() === page);
}

/** Both apps of a question. */
function apps(name) {
  const frames = ["wrong", "right"].map((version) => make("iframe", {
    className: version,
    title: `The app that is ${version}`,
    src: new URL(`?fingers=${name}.jsonl#${name}${version[0].toUpperCase()}${version.slice(1)}`, GUIDE).href,
    loading: "lazy",
  }));
  const play = make("button", { type: "button", textContent: "Play the fingers in both" });
  play.onclick = () => {
    for (const frame of frames) frame.contentWindow.postMessage({ touchkit: "play" }, location.origin);
  };
  return make("section", { className: "touch-it" },
    make("p", {}, "Both apps run here: touch them, or let the same fingers touch both. ", play),
    make("div", { className: "both" }, ...frames.map((frame) => make("figure", { className: "app" },
      make("figcaption", {}, frame.className === "wrong" ? "Wrong" : "Right"), frame))));
}

/** Puts the apps before what is wrong, where the page has them not yet. */
function place() {
  const name = shown();
  const before = name && document.querySelector("#Wrong")?.closest("h2, h3, h4, .content > *");
  const there = document.querySelector(".touch-it");
  if (there?.dataset.name === name && (!name || there.nextElementSibling === before)) return;
  there?.remove();
  if (!before) return;
  const section = apps(name);
  section.dataset.name = name;
  before.before(section);
}

// The page changes its articles by itself.
new MutationObserver(place).observe(document.body, { childList: true, subtree: true });
place();

// Everything around the stage: the cards, the menu, the state of the line, notices and the log.
// It does not know messages or fingers.

const $ = (selector) => document.querySelector(selector);
const LOG_LINES_MAX = 200;
/** The apps that have a picture of their own in `pictures`, beginning with `app-`. */
const PICTURED = new Set(["Controls", "Drawer", "EventLab", "GestureLab", "Lists", "MatchItUp", "PagesAndPop",
  "PhotoBoard", "Sheet", "Sketchpad", "StrokeLab"]);

/** Builds an element: `make("li", {className: "x"}, child, "text")`. */
function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Shows the apps as cards and as a menu. */
export function showApps(apps, chosen) {
  $(".cards").replaceChildren(...apps.map((app) => {
    const picture = PICTURED.has(app.id) ? `app-${app.id}` : "app";
    const art = make("img", { src: `pictures/${picture}.svg`, alt: "", className: "art" });
    const link = make("a", { href: `#${encodeURIComponent(app.id)}`, className: "card" },
      art, make("strong", {}, app.title), make("span", {}, app.about));
    return make("li", {}, link);
  }));
  $(".choice select").replaceChildren(
    ...apps.map((app) => make("option", { value: app.id }, app.title)));
  showChosen(apps, chosen);
}

/** Shows either the cards or the stage. */
export function showChosen(apps, chosen) {
  document.body.dataset.view = chosen === null ? "apps" : "app";
  const title = apps.find((app) => app.id === chosen)?.title;
  document.title = title ? `${title} – TouchKit Playground` : "TouchKit Playground";
  $("#stage").setAttribute("aria-label", title ?? "The app");
  if (title) $(".choice select").value = chosen;
  const fingers = apps.find((app) => app.id === chosen)?.tries.map((one) => one.fingers) ?? [];
  $(".two-fingers").hidden = !fingers.some((count) => count > 1);
}

/**
 * Says something above the app, and offers to play it, until something else is said; "" says nothing.
 */
export function tell(text, canPlay = false) {
  $(".told p").textContent = text;
  $(".told").hidden = text === "";
  $(".play-own").hidden = !canPlay;
}

/** Says something over the stage until something else is said; "" says nothing. */
export function showNotice(text) {
  $(".notice").textContent = text;
  $(".notice").hidden = text === "";
}

/**
 * Covers the stage with what became of the app, and offers the recording of this name, if there is one;
 * null takes the cover away.
 */
export function showEnding(words, recording) {
  const cover = $(".ended");
  if (words === null && cover.contains(document.activeElement)) $("#stage").focus();
  cover.hidden = words === null;
  if (words === null) return;
  $(".ended .why").textContent = words;
  const link = $(".ended .recording");
  link.hidden = !recording;
  if (!recording) return;
  link.href = `trace?name=${encodeURIComponent(recording)}`;
  link.download = `${recording}.jsonl`;
}

/**
 * Shows how the line is; called again while it counts down. `appSilence` says for how many seconds the
 * server has waited for the app.
 */
export function showState({ state, reason, retryAt, isSilent }, now, appSilence) {
  const wait = Math.max(0, Math.ceil(retryAt - now));
  const again = state === "connecting" || wait === 0
    ? "Trying again now." : `Trying again in ${wait} s.`;
  // The first try is no news; every later one belongs to a lost line.
  const shown = isSilent || (appSilence && state === "open") ? "silent"
    : state === "connecting" && hasTried ? "lost" : state;
  const silence = shown !== "silent" ? ""
    : appSilence ? `The app has not answered for ${appSilence} s.`
    : "The server does not answer. What you do now comes late.";
  if (silence !== saidOfSilence) showNotice(silence);
  saidOfSilence = silence;
  hasTried ||= state !== "connecting";
  $(".state").dataset.state = shown;
  $(".state span").textContent = STATES[shown];
  $(".state").setAttribute("aria-label", `Connection: ${STATES[shown]}`);
  const hides = ["open", "silent", "connecting"].includes(shown);
  // A button that had the focus goes: the focus stays on the stage.
  if (hides && $(".lost").contains(document.activeElement)) $("#stage").focus();
  $(".lost").hidden = hides;
  $(".lost strong").textContent = shown === "refused" ? STATES.refused : "Connection lost";
  const why = `${reason ? `${reason.trim()} ` : ""}${again}`;
  $(".lost .why").textContent = why;
  $(".waiting").textContent = shown === "connecting"
    ? "The apps come from the server, which has not answered yet."
    : `The server does not show its apps. ${why}`;
}
let hasTried = false;
let saidOfSilence = "";
const STATES = {
  connecting: "Connecting", open: "Live", silent: "Not answering", lost: "Reconnecting",
  refused: "Not let in",
};

/** Adds lines to the log; the oldest leave when there are too many. */
export function addToLog(lines, kind = "") {
  const list = $(".log ol");
  const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  list.append(...lines.map((text) => make("li", { className: kind }, text)));
  while (list.childElementCount > LOG_LINES_MAX) list.firstChild.remove();
  $(".log .empty").hidden = list.childElementCount > 0;
  if (isAtEnd) list.scrollTop = list.scrollHeight;
  // Who does not see the log sees at least that it has an answer.
  if (kind === "reason" && document.body.dataset.panel !== "log") markNews(true);
}

function markNews(hasNews) {
  $(".log-switch").toggleAttribute("data-news", hasNews);
  if (hasNews) $(".log-switch").setAttribute("aria-label", "Log: a finger had no answer");
  else $(".log-switch").removeAttribute("aria-label");
}

/** Lets a screen reader say at once what the app tells those who hear the screen; the log shows it to others. */
export function announce(lines) {
  $(".announced").textContent = lines.join(" ");
}

/** Empties the log. */
export function clearLog() {
  markNews(false);
  $(".log ol").replaceChildren();
  $(".announced").textContent = "";
  $(".log .empty").hidden = false;
}

/**
 * Lets the buttons work, and returns what opens a panel. The log, the code, the inspector and the
 * assistance have one place: one of them is shown, or none, and `show(panel)` hears which.
 */
export function wireButtons({ retry, show: hear }) {
  const show = (panel) => {
    const shown = document.body.dataset.panel === panel ? "" : panel;
    document.body.dataset.panel = shown;
    $(".log-switch").setAttribute("aria-pressed", shown === "log");
    if (shown === "log") markNews(false);
    $(".code-switch").setAttribute("aria-pressed", shown === "code");
    $(".inspect-switch").setAttribute("aria-pressed", shown === "inspector");
    $(".assist-switch").setAttribute("aria-pressed", shown === "assist");
    hear(shown);
  };
  if (matchMedia("(min-width: 1000px)").matches) show("log");
  $(".log-switch").onclick = () => show("log");
  $(".code-switch").onclick = () => show("code");
  $(".inspect-switch").onclick = () => show("inspector");
  $(".assist-switch").onclick = () => show("assist");
  $(".inspector .close").onclick = () => {
    show("inspector");
    $(".inspect-switch").focus();
  };
  $(".again").onclick = retry;
  for (const cover of document.querySelectorAll(".cover :is(button, a)")) {
    cover.addEventListener("pointerdown", (event) => event.stopPropagation());
  }
  $(".state").onclick = retry;
  $(".dismiss").onclick = () => tell("");
  return (panel) => {
    if (document.body.dataset.panel !== panel) show(panel);
  };
}

// Puts the page together: fingers to the server, scenes to the screen, at the display's rate.

import { Circles } from "./circles.js";
import { Connection, now } from "./connection.js";
import { Drawing } from "./drawing.js";
import { Files } from "./files.js";
import { Fingers } from "./fingers.js";
import { Keys } from "./keys.js";
import { Mirror } from "./mirror.js";
import { Motion } from "./motion.js";
import { addToLog, clearLog, showApps, showChosen, showState, wireButtons } from "./panels.js";
import { Scene } from "./scene.js";
import { Wheel } from "./wheel.js";

const VERSION = 1;
/** A tick is sent at least this often, in seconds, so that both sides know the other is there. */
const TICK_SECONDS = 1;
/** With so many ticks unanswered, no further one is sent. */
const UNANSWERED_MAX = 4;

const stage = document.getElementById("stage");
const scene = new Scene();
const drawing = new Drawing(stage.querySelector(".scene"));
const circles = new Circles(stage.querySelector(".circles"));
const log = [];
let apps = [];
let unanswered = 0;
let tickedAt = 0;

/** The page's own name, by which the server finds its app again. */
const page = Array.from(crypto.getRandomValues(new Uint8Array(16)),
  (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The app that the address names, or null. */
const chosen = () => decodeURIComponent(location.hash.slice(1)) || null;
const isDark = matchMedia("(prefers-color-scheme: dark)");

/** The stage as the server needs to know it. */
const surface = () => ({
  width: Math.max(1, stage.clientWidth), height: Math.max(1, stage.clientHeight),
  style: isDark.matches ? "dark" : "light",
});

const connection = new Connection({
  hello: () => ({
    type: "hello", version: VERSION, page, app: chosen(), stage: surface(), time: now(),
  }),
  onState: (line) => {
    if (line.state !== "open") forgetAll();
    showState(line, now());
  },
  onMessage: (message) => receive[message.type]?.(message),
});

const fingers = new Fingers(stage, {
  onTouches: (batch) => connection.send({ type: "touches", ...batch }),
  onShow: (key, touch) => {
    const style = { direct: "finger", pencil: "pen", indirectPointer: "pointer" }[touch?.kind];
    if (touch) circles.show(key, touch.x, touch.y, style, touch.radius);
    else circles.hide(key);
  },
});
new Wheel(stage, fingers);
new Mirror(stage, fingers, circles);

const keys = new Keys(stage, (key) => sayToApp({ type: "key", ...key }));
const motion = new Motion((batch) => sayToApp({ type: "motion", ...batch }));

const files = new Files(document.querySelector(".files"), {
  onExport: () => sayToApp({ type: "export", time: now() }),
  onPart: (part) => sayToApp({ type: "import", time: now(), ...part }),
});

/** Says something that only an app understands, if one runs and hears it. */
function sayToApp(message) {
  fingers.flush();
  return Boolean(scene.app) && chosen() === scene.app && connection.send(message);
}

/** Offers the file of the app that the address names. */
function offerFile() {
  files.offer(apps.find((app) => app.id === chosen())?.file ?? null);
}

/** The app is gone, and with it what touched it. */
function forgetAll() {
  fingers.forgetAll();
  keys.forgetAll();
  motion.forgetAll();
}

/** What to do with each kind of message. */
const receive = {
  apps(message) {
    apps = message.apps;
    scene.clear();
    showApps(apps, known(chosen()));
    offerFile();
  },
  scene(message) {
    if (message.run !== scene.run) unanswered = 0;
    scene.apply(message);
    unanswered = 0;
  },
  tock() {
    unanswered = 0;
  },
  file(message) {
    files.save(message);
  },
  note({ text, isProblem }) {
    files.say(text, isProblem);
  },
  log({ lines, dropped }) {
    if (dropped) remember([`… ${dropped} lines left out`]);
    remember(lines);
  },
  error({ place, found, expected, remedy }) {
    if (place === "version") return reloadOnce();
    const text = `${place}: found ${found}, expected ${expected}. ${remedy}`;
    console.warn(text);
    remember([text], "error");
  },
};

function remember(lines, kind) {
  log.push(...lines);
  log.splice(0, log.length - 200);
  addToLog(lines, kind);
}

/** The server is of another version than this page: its own page fits. */
function reloadOnce() {
  const last = Number(sessionStorage.getItem("reloaded"));
  sessionStorage.setItem("reloaded", Date.now());
  if (Date.now() - last > 10_000) location.reload();
}

/** An app of the list, or null. */
function known(id) {
  return apps.some((app) => app.id === id) ? id : null;
}

/** The address names another app: start it. */
addEventListener("hashchange", () => {
  const app = known(chosen());
  showChosen(apps, app);
  offerFile();
  if (app) play(app);
});

/** Starts an app from the beginning. */
function play(app) {
  forgetAll();
  log.length = 0;
  clearLog();
  connection.send({ type: "play", app, stage: surface(), time: now() });
}

// A tap on the tab of the app that runs already starts it afresh.
document.querySelector(".tabs").addEventListener("click", (event) => {
  if (event.target.dataset.app === scene.app && scene.app === chosen()) play(scene.app);
});

/** The stage has another size or other colours. */
function restage() {
  if (scene.app && chosen() === scene.app) {
    connection.send({ type: "stage", stage: surface(), time: now() });
  }
}
new ResizeObserver(restage).observe(stage);
isDark.addEventListener("change", restage);

/** Tells the server how late it is: when the app wants to know, and every now and then. */
function tick(time) {
  const isDue = scene.wake === "frame" || (scene.wake !== null && scene.wake <= time);
  if (!(isDue && unanswered < UNANSWERED_MAX) && time - tickedAt < TICK_SECONDS) return;
  if (!connection.send({ type: "tick", time })) return;
  tickedAt = time;
  unanswered += 1;
}

/** Once per frame of the display, at the frame's own time: every event before it was handed out. */
function frame(milliseconds) {
  fingers.flush();
  motion.flush();
  tick(milliseconds / 1000);
  drawing.draw(scene.takeChanges());
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);

// A hidden page has no frames.
setInterval(() => {
  connection.check();
  if (document.hidden) tick(now());
  if (connection.state !== "open") showState(connection, now());
}, 500);

wireButtons(() => connection.retry());
// The stage has to be shown before its size can be told.
showChosen(apps, chosen());
connection.open();

/** For tests: read only. */
Object.defineProperty(window, "touchkit", {
  value: Object.freeze({
    get scene() {
      return Object.freeze({
        app: scene.app, run: scene.run, wake: scene.wake, ...surface(), nodes: scene.snapshot(),
      });
    },
    get connection() {
      return Object.freeze({ state: connection.state, reason: connection.reason });
    },
    get log() {
      return [...log];
    },
    get circles() {
      return circles.count;
    },
  }),
});

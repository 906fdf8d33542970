// Puts the page together: fingers to the server, scenes to the screen, at the display's rate.

import { Assist } from "./assist.js";
import { Circles } from "./circles.js";
import { now } from "./clock.js";
import { showCode } from "./code.js";
import { Connection } from "./connection.js";
import { Drawing } from "./drawing.js";
import { Files } from "./files.js";
import { Fingers } from "./fingers.js";
import { Inspector } from "./inspector.js";
import { KeyFinger } from "./keyfinger.js";
import { Keys } from "./keys.js";
import { Media } from "./media.js";
import { Mirror } from "./mirror.js";
import { Motion } from "./motion.js";
import {
  addToLog, announce, clearLog, showApps, showChosen, showEnding, showNotice, showState, tell, wireButtons,
} from "./panels.js";
import { Playback } from "./playback.js";
import { Recorded } from "./recorded.js";
import { Scene } from "./scene.js";
import { Sheet } from "./sheet.js";
import { Traces } from "./traces.js";
import { Tries } from "./tries.js";
import { Wheel } from "./wheel.js";

const VERSION = 1;
/** A tick is sent at least this often, in seconds, so that both sides know the other is there. */
const TICK_SECONDS = 0.5;
/** The same while the inspector is open and does not know of the last touch yet, in seconds. */
const NEWS_SECONDS = 0.16;
/** With so many ticks unanswered, no further one is sent. */
const UNANSWERED_MAX = 4;

const stage = document.getElementById("stage");
document.body.toggleAttribute("data-embedded", window.parent !== window);
const scene = new Scene();
const drawing = new Drawing(stage.querySelector(".scene"), {
  onAssist: (view, asked) => sayToApp({ type: "assist", time: now(), view, ...asked }),
});
const circles = new Circles(stage.querySelector(".circles"));
const tries = new Tries(document.querySelector(".tries"));
/** The app that the address names, or null. */
const chosen = () => decodeURIComponent(location.hash.slice(1)) || null;
const log = [];
let apps = [];
/** The app that was played last. */
let played = chosen();
let unanswered = 0;
let tickedAt = 0;
/** The time of the last touches. */
let touchedAt = 0;
/** For how many seconds the server has waited for the app. */
let appSilence = 0;
/** Whether the app ended by itself, and no other one was started. */
let hasEnded = false;

/** The page's own name, by which the server finds its app again. */
const page = Array.from(crypto.getRandomValues(new Uint8Array(16)),
  (byte) => byte.toString(16).padStart(2, "0")).join("");

const isDark = matchMedia("(prefers-color-scheme: dark)");

/** The stage as the server needs to know it. */
const surface = () => ({
  width: Math.max(1, stage.clientWidth), height: Math.max(1, stage.clientHeight),
  style: isDark.matches ? "dark" : "light",
});
/** The stage that the server knows, as JSON. */
let told = "";
/** The stage, which the server is told now. */
function surfaceToTell() {
  const present = surface();
  told = JSON.stringify(present);
  return present;
}

const connection = new Connection({
  hello: () => ({
    type: "hello", version: VERSION, page, app: chosen(), stage: surfaceToTell(),
    time: now(),
  }),
  onState: (line) => {
    if (line.state !== "open") {
      forgetAll();
      inspector.forget();
    }
    showState(line, now(), appSilence);
  },
  onMessage: (message) => {
    appSilence = message.type === "waiting" ? message.seconds : 0;
    receive[message.type]?.(message);
  },
});

/** Tells the app of touches. */
function sendTouches(batch) {
  if (hasEnded) return;
  touchedAt = batch.time;
  connection.send({ type: "touches", ...batch });
}

const fingers = new Fingers(stage, {
  onTouches: sendTouches,
  onShow: (key, touch) => {
    const style = { direct: "finger", pencil: "pen", indirectPointer: "pointer" }[touch?.kind];
    if (touch) circles.show(key, touch.x, touch.y, style, touch.radius);
    else circles.hide(key);
  },
});
/** The middle of what a finger would touch at a place. */
const centreAt = (place) => scene.centreAt(place)
  ?? { x: stage.clientWidth / 2, y: stage.clientHeight / 2 };
new Wheel(stage, fingers);
new Mirror(stage, fingers, circles, centreAt);
const keyFinger = new KeyFinger(stage, fingers, circles, {
  centreAt, onOff: () => turnKeyFinger(false),
});

const keys = new Keys(stage, (key) => sayToApp({ type: "key", ...key }));
new Media((command) => sayToApp({ type: "remote", time: now(), command }));
const motion = new Motion((batch) => sayToApp({ type: "motion", ...batch }));

const files = new Files(document.querySelector(".files"), {
  onExport: () => sayToApp({ type: "export", time: now() }),
  onPart: (part) => sayToApp({ type: "import", time: now(), ...part }),
});

const inspector = new Inspector(document.getElementById("inspector"), stage, circles, {
  onInspect: (view) => sayToApp({ type: "inspect", time: now(), ...view }),
  onKeep: (kind) => sayToApp({ type: "keep", time: now(), kind }),
  onPast: () => {
    fingers.cancelAll();
    fingers.flush();
  },
});

const assist = new Assist(document.getElementById("assist"), stage, {
  onSettings: (settings) => sayToApp({ type: "assistance", time: now(), settings }),
  onPress: () => sayToApp({ type: "switch", time: now() }),
  // Keys move no finger then, and Space has to reach the stage.
  onScan: () => {
    turnKeyFinger(false);
    stage.focus({ preventScroll: true });
  },
});

/** Says something that only an app understands, if one runs and hears it. */
function sayToApp(message) {
  fingers.flush();
  return Boolean(scene.app) && chosen() === scene.app && connection.send(message);
}

/** Offers the file of the app that the address names, and shows its code. */
function offer() {
  const app = apps.find((one) => one.id === chosen());
  files.offer(app?.file ?? null);
  showCode(document.querySelector("aside.code"), app?.code ?? []);
}

const traces = new Traces(document.querySelector(".open-trace"), {
  onPart: (part) => connection.send(
    { type: "open", time: now(), style: surface().style, ...part }),
  onSay: (text) => tell(text),
});
const recorded = new Recorded(stage, () => sheet.fit());
const playback = new Playback(document.querySelector(".playback"), stage, circles, {
  onStart: () => {
    const app = known(chosen());
    if (app) play(app);
    return app !== null;
  },
  onTouches: sendTouches,
});
let wasAsked = false;

/** The app is gone, and with it what touched it. */
function forgetAll() {
  fingers.forgetAll();
  keys.forgetAll();
  motion.forgetAll();
  playback.forget();
}

/** What to do with each kind of message. */
const receive = {
  apps(message) {
    const hadApp = scene.app !== null;
    apps = message.apps;
    scene.clear();
    showApps(apps, known(chosen()));
    offer();
    if (!message.kept) recorded.leave();
    if (!hadApp || !message.kept) tries.start(tryable());
    if (!wasAsked) {
      traces.openNamed();
      playback.openNamed().then(() => sheet.fit(), (error) => tell(error.message));
    }
    wasAsked = true;
    if (hadApp && !message.kept) {
      const news = "The server was started again, so the app begins from the beginning.";
      showNotice(news);
      remember([news]);
    }
  },
  scene(message) {
    if (message.run !== scene.run) unanswered = 0;
    const isOther = message.run !== scene.run;
    if (hasEnded) turnEnded(null);
    scene.apply(message);
    recorded.follow([...scene.nodes.values()]);
    restage();
    if (isOther) {
      inspector.appStarted();
      assist.appStarted();
      playback.appStarted();
    }
    tries.see(scene.texts());
    unanswered = 0;
  },
  tock() {
    unanswered = 0;
  },
  assistance(message) {
    assist.update(message);
  },
  inspection(message) {
    inspector.update(message);
  },
  kept(part) {
    inspector.keep(part);
  },
  file(message) {
    files.save(message);
  },
  opened(message) {
    if (message.isOver && !recorded.isShown) {
      tell(`The app is the new one, and what you did is replayed. ${message.words}`);
    } else if (message.isOver) {
      recorded.tellEnd(message.words);
      openPanel("inspector");
      if (message.failedAt != null) inspector.lookAt(message.failedAt);
    } else if (message.goesOn) {
      begin(message.app, tryable());
    } else if (message.app) {
      history.replaceState(null, "", `${location.pathname}${location.search}#${message.app}`);
      showChosen(apps, message.app);
      offer();
      begin(message.app, []);
      recorded.show(message, apps.find((one) => one.id === message.app)?.title);
    } else {
      tell(message.words);
    }
  },
  note({ text, isProblem }) {
    files.say(text, isProblem);
  },
  log({ lines, kind, dropped }) {
    if (dropped) remember([`… ${dropped} lines left out`]);
    remember(lines, kind);
  },
  built({ words, isNew, recording }) {
    tell(words);
    if (!isNew) return;
    forgetAll();
    inspector.forget();
    if (recording) traces.goOn(recording);
    else if (known(chosen())) play(chosen());
  },
  ended({ words, recording }) {
    forgetAll();
    scene.clear();
    inspector.forget();
    recorded.leave();
    turnEnded(words, recording);
    remember([words], "error");
  },
  error({ place, found, expected, remedy }) {
    if (place === "version") return reloadOnce();
    const text = `${place}: found ${found}, expected ${expected}. ${remedy}`;
    console.warn(text);
    remember([text], "error");
  },
};

/** The app ended by itself, or, with null, one is started. */
function turnEnded(words, recording = null) {
  hasEnded = words !== null;
  showEnding(words, recording);
}

function remember(lines, kind) {
  log.push(...lines);
  log.splice(0, log.length - 200);
  addToLog(lines, kind);
  // A reason why nothing happened is no sign of anything that was done.
  if (kind === "event") tries.see(lines);
  if (kind === "announcement") announce(lines);
  if (kind === "printed") playback.print(lines);
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
  offer();
  // The focus goes to the app, and back to where the app was chosen. Keys go on through the menu.
  if (!app) return document.querySelector(`.card[href="#${played}"]`)?.focus();
  if (!isMenuKeyed) stage.focus({ preventScroll: true });
  play(app);
});

/** What can be tried in the app that is chosen. */
function tryable() {
  return apps.find((app) => app.id === chosen())?.tries ?? [];
}

/** Another app comes on the stage, with what can be tried in it. */
function begin(app, toTry) {
  turnEnded(null);
  played = app;
  forgetAll();
  log.length = 0;
  clearLog();
  showNotice("");
  tries.start(toTry);
}

/** Starts an app from the beginning. */
function play(app) {
  recorded.leave();
  begin(app, tryable());
  connection.send({ type: "play", app, stage: surfaceToTell(), time: now() });
}

/** Whether the app was chosen by a key that changes the menu's choice at once. */
let isMenuKeyed = false;
const menu = document.querySelector(".choice select");
menu.addEventListener("keydown", () => { isMenuKeyed = true; });
for (const name of ["pointerdown", "blur"]) {
  menu.addEventListener(name, () => { isMenuKeyed = false; });
}
menu.addEventListener("change", (event) => {
  location.hash = encodeURIComponent(event.target.value);
});
for (const name of [".restart", ".play-own", ".start-again"]) {
  document.querySelector(name).addEventListener("click", () => {
    const app = known(chosen());
    if (app) play(app);
  });
}

/** Lets keys move a finger, or gives them back to the app. */
function turnKeyFinger(isOn) {
  keyFinger.turn(isOn);
  document.querySelector(".key-finger").setAttribute("aria-pressed", isOn);
  document.querySelector(".key-finger-hint").hidden = !isOn;
}
document.querySelector(".key-finger").addEventListener(
  "click", () => turnKeyFinger(!keyFinger.isOn));

/** Tells the server of another size or other colours, as soon as the app can hear it. */
function restage() {
  if (!scene.app || chosen() !== scene.app || JSON.stringify(surface()) === told) return;
  connection.send({ type: "stage", stage: surfaceToTell(), time: now() });
}
new ResizeObserver(restage).observe(stage);
isDark.addEventListener("change", restage);

/** Tells the server how late it is: when the app wants to know, and every now and then. */
function tick(time) {
  const isDue = scene.wake === "frame" || (scene.wake !== null && scene.wake <= time);
  const pause = inspector.wantsNewsOf(touchedAt) ? NEWS_SECONDS : TICK_SECONDS;
  if (!(isDue && unanswered < UNANSWERED_MAX) && time - tickedAt < pause) return;
  if (!connection.send({ type: "tick", time })) return;
  tickedAt = time;
  unanswered += 1;
}

/** Once per frame of the display, at the frame's own time: every event before it was handed out. */
function frame(milliseconds) {
  fingers.flush();
  motion.flush();
  keyFinger.move(milliseconds / 1000);
  playback.move(milliseconds / 1000);
  tick(milliseconds / 1000);
  drawing.draw(scene.takeChanges());
  stage.toggleAttribute("data-drawn", scene.nodes.size > 0);
  requestAnimationFrame(frame);
}
requestAnimationFrame(frame);

let shownSilence = 0;
// A hidden page has no frames.
setInterval(() => {
  connection.check();
  if (document.hidden) tick(now());
  if (connection.state !== "open" || connection.isSilent || appSilence !== shownSilence) {
    showState(connection, now(), appSilence);
    shownSilence = appSilence;
  }
}, 250);

const sheet = new Sheet(document.querySelector(".side"), stage);
const openPanel = wireButtons({
  retry: () => connection.retry(),
  show: (panel) => {
    sheet.fit();
    inspector.turn(panel === "inspector");
  },
});
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
    get inspector() {
      return inspector.state;
    },
    get circles() {
      return circles.count;
    },
  }),
});

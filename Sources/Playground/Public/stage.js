// What the stage is given for a while: the size of a screen, and that no finger touches it. It does not know the
// app.

/** Gives a stage the size of a screen, in the app's points. */
export function giveSize(stage, width, height) {
  stage.toggleAttribute("data-sized", true);
  stage.style.setProperty("--width", `${width}px`);
  stage.style.setProperty("--height", `${height}px`);
}

/** Why a stage may not be touched: it shows a recording, an earlier time, or fingers that are played. */
const REASONS = ["data-recorded", "data-past", "data-played"];

/** Says whether a stage may not be touched for one of the reasons. */
export function bar(stage, reason, isBarred) {
  stage.toggleAttribute(reason, isBarred);
  stage.inert = REASONS.some((name) => stage.hasAttribute(name));
}

// Where an event happens on the stage, in the app's points. The page may show the stage smaller than
// it is.

/** The place of a pointer's event, or of anything with `clientX` and `clientY`. */
export function placeOn(stage, { clientX, clientY }) {
  const box = stage.getBoundingClientRect();
  const scale = box.width / stage.offsetWidth || 1;
  return { x: (clientX - box.x) / scale, y: (clientY - box.y) / scale };
}

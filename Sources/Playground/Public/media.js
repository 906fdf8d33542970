// Turns media keys of a keyboard or a headset into remote control commands. It does not know the line.

/** Commands by the web's name for a key, and by the name of a media session's action. */
const KEYS = {
  MediaPlayPause: "togglePlayPause", MediaPlay: "play", MediaPause: "pause", MediaStop: "stop",
  MediaTrackNext: "nextTrack", MediaTrackPrevious: "previousTrack",
};
/** Keys that seek as long as they are down: the words for down and up. */
const SEEKING = {
  MediaFastForward: ["beginSeekingForward", "endSeekingForward"],
  MediaRewind: ["beginSeekingBackward", "endSeekingBackward"],
};
const ACTIONS = {
  play: "play", pause: "pause", stop: "stop", nexttrack: "nextTrack",
  previoustrack: "previousTrack",
};

/** Listens to media keys. */
export class Media {
  /** `onCommand(command)` gets each command. */
  constructor(onCommand) {
    const listen = (name, part) => addEventListener(name, (event) => {
      const command = SEEKING[event.key]?.[part] ?? (part === 0 ? KEYS[event.key] : undefined);
      if (!command || event.repeat) return;
      event.preventDefault();
      onCommand(command);
    });
    listen("keydown", 0);
    listen("keyup", 1);
    // What the browser itself takes from the keyboard, it hands to the page that plays something.
    for (const [action, command] of Object.entries(ACTIONS)) {
      navigator.mediaSession?.setActionHandler(action, () => onCommand(command));
    }
  }
}

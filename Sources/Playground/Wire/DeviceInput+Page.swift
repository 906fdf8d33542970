// How keys, remote control commands, changes of values and samples of the accelerometer travel from the page: their words, units and limits.

import TouchKit

/// The words by which a page names what happened to a key, and the limit of its modifier keys.
nonisolated enum KeyWords {
  static let changes: KeyValuePairs<String, HostInput.KeyInput.Change> = [
    "down": .down, "repeated": .repeated, "up": .up, "cancelled": .cancelled,
  ]
  /// All modifier keys at once.
  static let modifiersMax =
    UIKeyModifierFlags([.alphaShift, .shift, .control, .alternate, .command, .numericPad]).rawValue
}

/// The words by which a page names remote control commands.
nonisolated enum RemoteWords {
  static let commands: KeyValuePairs<String, UIEvent.EventSubtype> = [
    "play": .remoteControlPlay, "pause": .remoteControlPause, "stop": .remoteControlStop,
    "togglePlayPause": .remoteControlTogglePlayPause, "nextTrack": .remoteControlNextTrack,
    "previousTrack": .remoteControlPreviousTrack,
    "beginSeekingBackward": .remoteControlBeginSeekingBackward,
    "endSeekingBackward": .remoteControlEndSeekingBackward,
    "beginSeekingForward": .remoteControlBeginSeekingForward,
    "endSeekingForward": .remoteControlEndSeekingForward,
  ]
}

/// The words by which a page names what a key or a screen reader asks of an element.
nonisolated enum AssistWords {
  static let actions: KeyValuePairs<String, HostInput.AccessibilityInput.Action> = [
    "activate": .activate, "increment": .increment, "decrement": .decrement, "focus": .focus,
    "scrollUp": .scroll(.up), "scrollDown": .scroll(.down), "scrollLeft": .scroll(.left),
    "scrollRight": .scroll(.right),
  ]
}

nonisolated extension HostInput.MotionInput.Sample {
  private enum PageKey: String, CaseIterable {
    case x, y, z, time
  }

  /// Reads one sample: three accelerations in g and the page's time in seconds.
  init(page placed: PlacedJSON) throws(WireError) {
    let fields = try FieldReader(placed, keys: PageKey.self)
    try fields.allow(PageKey.allCases)
    let strength = -1000.0...1000
    self.init(
      x: try fields.number(.x, in: strength, "an acceleration in g"),
      y: try fields.number(.y, in: strength, "an acceleration in g"),
      z: try fields.number(.z, in: strength, "an acceleration in g"),
      time: try fields.number(
        .time, in: 0...ClientMessage.timeMax, "the sample's time in seconds"))
  }
}

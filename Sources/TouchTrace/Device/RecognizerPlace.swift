// By which words a device and a replay mean the same recognizer: both compute them from the app's own
// views. `RecordingWindow.swift` has the same rule for devices.

import TouchKit

/// Where a recognizer is, in words that are the same on a device and in a replay.
///
/// Private views of the system must not count, so a path begins as near as possible: at the nearest view with an
/// `accessibilityIdentifier`, at the view of the nearest controller, or at the window.
///
///     BoardViewController/CardView 2     // the second CardView in the view of the controller
///     UIView#canvas                      // the view with this identifier
///     FeedController/UITableView/PostCell(0,3)
nonisolated public struct RecognizerPlace: Hashable, Sendable, CustomStringConvertible {
  /// The path to the recognizer's view.
  public var view: String
  /// The recognizer on its view: its name, else its class, with a number if an earlier one is called the same;
  /// or the property of the scroll view or navigation controller that it belongs to.
  public var recognizer: String

  /// Makes a place.
  public init(_ recognizer: String, on view: String) {
    (self.recognizer, self.view) = (recognizer, view)
  }

  /// Both: `UITapGestureRecognizer on BoardViewController/CardView 2`.
  public var description: String { "\(recognizer) on \(view)" }
}

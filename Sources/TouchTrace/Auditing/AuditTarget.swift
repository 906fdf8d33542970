// What one finger can tap or press on a screen.

import GestureCore
import TouchKit

/// What one finger can tap or press.
nonisolated struct AuditTarget: Equatable, Sendable {
  /// What texts call it.
  var name: String
  /// Where fingers are tried: first in the middle.
  var points: [CGPoint]
  /// Where an element is that is no view; `nil` for a view.
  var frame: CGRect?
  /// Whether its size is UIKit's matter: a switch, a button of a bar.
  var isOfUIKit = false
  /// Whether its class is the app's, and may do anything with touches.
  var isOwn = false
  /// How many taps some recognizers around it wait for, if more than one.
  var taps: [Int] = []
  /// How long the presses of recognizers around it last, in seconds.
  var presses: [TimeInterval] = []

  /// The index of its view in the sketch; `nil` for an element that is no view.
  var view: Int?
  /// What is alike in all rows of a table; the first one of them is tried.
  var kind: String

  /// What is judged once.
  var key: String { "target \(kind)" }

  /// What the stated person can do with it.
  func actions(of person: AuditPerson) -> [AuditAction] {
    let tapped = points.map {
      AuditAction.fingers(person.taps(at: $0), words: "tap on \(name)")
    }
    let middle = points[0]
    let more = taps.map {
      AuditAction.fingers(person.taps(at: middle, $0), words: "\($0) taps on \(name)")
    }
    let pressed = presses.map {
      AuditAction.fingers(
        person.taps(at: middle, resting: $0 + 0.3), words: "press on \(name)")
    }
    return tapped + more + pressed
  }
}

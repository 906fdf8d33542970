// What else is on a screen: what a pointer shows, and what assistive technologies may ask of a row.

import TouchKit

/// A place at which a pointer may show something.
nonisolated struct AuditHover: Sendable {
  /// What texts call it.
  var subject: String
  var place: CGPoint

  /// What is judged once.
  var key: String { "hover \(subject)" }
}

extension AuditScreen {
  /// What there is to be judged, each once.
  var keys: Set<String> { Set(gestures().map(\.key) + hovers().map(\.key) + targets.map(\.key)) }

  /// Where a pointer may show something.
  func hovers() -> [AuditHover] {
    sketch.recognizers.indices.compactMap { index in
      let recognizer = sketch.recognizers[index]
      guard let view = recognizer.view, recognizer.isEnabled, !recognizer.isPartOfTouchKit,
        views[view].gestureRecognizers?.contains(where: {
          $0 is UIHoverGestureRecognizer && $0.observationID.number == recognizer.number
        }) == true,
        let place = map.places(in: view, isHit: false, others: [], edges: [])?.own
      else { return nil }
      return AuditHover(subject: sketch.fullName(ofRecognizer: index), place: place)
    }
  }

  /// All that an assistive technology may ask of a row, and of what is in it.
  ///
  /// - Parameter row: Its index in the sketch.
  func requests(inRow row: Int) -> [AuditAction] {
    views[row].accessibilitySnapshot().flatMap(\.elements).flatMap { element in
      let custom = element.actions.map { HostInput.AccessibilityInput.Action.custom(name: $0) }
      return (custom + [.activate, .increment, .decrement]).map {
        AuditAction.assist($0, element: element.identity)
      }
    }
  }
}

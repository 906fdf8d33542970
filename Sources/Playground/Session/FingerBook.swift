// The fingers that are down and the pointers that hover. An application only gets reports that can
// follow the earlier ones of a finger. It does not know locations, and reads no times.

import TouchKit

/// The fingers of one page.
nonisolated struct FingerBook: Equatable, Sendable {
  /// A finger's last report, and the buttons that were down in that event.
  struct Entry: Equatable, Sendable {
    var report: TouchReport
    var buttons: UIEvent.ButtonMask
  }

  /// The fingers that are down.
  private(set) var down: [Int: Entry] = [:]
  /// The pointers that hover.
  private(set) var hovering: [Int: Entry] = [:]

  /// Accepts the touches of one event: all of them or, if one is wrong, none.
  mutating func admit(_ input: HostInput.TouchInput) throws(WireError) {
    var next = self
    var seen: Set<Int> = []
    for (index, touch) in input.reports.enumerated() {
      guard seen.insert(touch.finger).inserted else {
        throw WireError(
          place: "touches[\(index)].finger", found: "\(touch.finger) for the second time",
          expected: "each finger once in a message",
          remedy: "Send what the finger did next in a message of its own.")
      }
      if let mistake = next.mistake(in: touch) {
        throw WireError(
          place: "touches[\(index)].phase",
          found: "\(words(touch.phase)) of finger \(touch.finger), which \(mistake.state)",
          expected: mistake.expected, remedy: mistake.remedy)
      }
      if let before = next.down[touch.finger]?.report, !touch.phase.isHover,
        (before.eventType, before.scrollTypes) != (touch.eventType, touch.scrollTypes)
      {
        let isTransform = [before.eventType, touch.eventType].contains(.transform)
        throw WireError(
          place: "touches[\(index)].\(isTransform ? "scale" : "scroll")",
          found: "\(trackpadWords(of: touch)) of finger \(touch.finger)",
          expected: "\(trackpadWords(of: before)), as when it began",
          remedy: "Give what a trackpad does a number of its own, and say the same until it ended.")
      }
      next.note(Entry(report: touch, buttons: input.buttons))
    }
    self = next
  }

  /// The input that cancels every finger and pointer at `time`, in the order of their numbers.
  mutating func takeAllAway(at time: Double) -> HostInput.TouchInput {
    var input = HostInput.TouchInput([], time: time)
    for (phase, entries) in [(UITouch.Phase.cancelled, down), (.regionExited, hovering)] {
      for entry in entries.values {
        var report = TouchReport(entry.report.finger, phase, entry.report.sample)
        report.sample.timestamp = time
        report.scrollTypes = entry.report.scrollTypes
        input.reports.append(report)
        input.buttons.formUnion(entry.buttons)
      }
    }
    input.reports.sort { $0.finger < $1.finger }
    self = FingerBook()
    return input
  }

  private func mistake(in touch: TouchReport) -> (state: String, expected: String, remedy: String)?
  {
    let isDown = down[touch.finger] != nil
    let isHovering = hovering[touch.finger] != nil
    switch touch.phase {
    case .began where isDown:
      return (
        "is down already", "moved, ended or cancelled", "Lift the finger before it begins again."
      )
    case .began where down.count >= ClientMessage.touchesMax:
      return (
        "is one too many", "at most \(ClientMessage.touchesMax) fingers at once",
        "Lift a finger first."
      )
    case .moved where !isDown, .stationary where !isDown, .ended where !isDown,
      .cancelled where !isDown:
      return ("is not down", "began", "Send began first.")
    case .regionEntered where isHovering:
      return (
        "hovers already", "hoverMoved or hoverExited", "Send hoverExited before it enters again."
      )
    case .regionEntered where hovering.count >= ClientMessage.touchesMax:
      return (
        "is one too many", "at most \(ClientMessage.touchesMax) pointers at once",
        "Send hoverExited for another one first."
      )
    case .regionMoved where !isHovering, .regionExited where !isHovering:
      return ("does not hover", "hoverEntered", "Send hoverEntered first.")
    case .began, .moved, .stationary, .ended, .cancelled: return nil
    case .regionEntered, .regionMoved, .regionExited: return nil
    }
  }

  private func words(_ phase: UITouch.Phase) -> String {
    TouchWords.phases.word(for: phase) ?? "\(phase)"
  }

  private func trackpadWords(of report: TouchReport) -> String {
    if report.eventType == .transform { return "a transform" }
    return TouchWords.scrolls.word(for: report.scrollTypes) ?? "nothing"
  }

  private mutating func note(_ entry: Entry) {
    let finger = entry.report.finger
    switch entry.report.phase {
    case .began, .moved, .stationary: down[finger] = entry
    case .ended, .cancelled: down[finger] = nil
    case .regionEntered, .regionMoved: hovering[finger] = entry
    case .regionExited: hovering[finger] = nil
    }
  }
}

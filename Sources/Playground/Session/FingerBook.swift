// Which fingers are down and which pointers hover, so that an application only ever hears of a finger
// what can follow from before. It does not know places or times.

/// The fingers of one page.
nonisolated struct FingerBook: Equatable, Sendable {
  /// The fingers that are down, each as it was last reported.
  private(set) var down: [Int: WireTouch] = [:]
  /// The pointers that hover, each as it was last reported.
  private(set) var hovering: [Int: WireTouch] = [:]

  /// Takes the touches of one event, all of them or, if one is wrong, none.
  mutating func admit(_ touches: [WireTouch]) throws(WireError) {
    var next = self
    var seen: Set<Int> = []
    for (index, touch) in touches.enumerated() {
      guard seen.insert(touch.finger).inserted else {
        throw WireError(
          place: "touches[\(index)].finger", found: "\(touch.finger) for the second time",
          expected: "each finger once in a message",
          remedy: "Send what the finger did next in a message of its own.")
      }
      if let mistake = next.mistake(in: touch) {
        throw WireError(
          place: "touches[\(index)].phase",
          found: "\(touch.phase.rawValue) of finger \(touch.finger), which \(mistake.state)",
          expected: mistake.expected, remedy: mistake.remedy)
      }
      if let before = next.down[touch.finger], !touch.phase.isHover, before.scroll != touch.scroll {
        throw WireError(
          place: "touches[\(index)].scroll",
          found: "\(words(touch.scroll)) of finger \(touch.finger)",
          expected: "\(words(before.scroll)), as when it began",
          remedy: "Give a scroll a number of its own, and the same scroll until it ended.")
      }
      next.note(touch)
    }
    self = next
  }

  /// The touches that take every finger and pointer away, in the order of their numbers.
  mutating func takeAllAway() -> [WireTouch] {
    let cancelled = down.values.map { $0.with(.cancelled) }
    let exited = hovering.values.map { $0.with(.hoverExited) }
    self = FingerBook()
    return (cancelled + exited).sorted { $0.finger < $1.finger }
  }

  private func mistake(in touch: WireTouch) -> (state: String, expected: String, remedy: String)? {
    let isDown = down[touch.finger] != nil
    let isHovering = hovering[touch.finger] != nil
    switch touch.phase {
    case .began where isDown:
      return (
        "is down already", "moved, ended or cancelled", "Lift the finger before it begins again."
      )
    case .began where down.count >= TouchBatch.touchesMax:
      return (
        "is one too many", "at most \(TouchBatch.touchesMax) fingers at once",
        "Lift a finger first."
      )
    case .moved where !isDown, .ended where !isDown, .cancelled where !isDown:
      return ("is not down", "began", "Send began first.")
    case .hoverEntered where isHovering:
      return (
        "hovers already", "hoverMoved or hoverExited", "Send hoverExited before it enters again."
      )
    case .hoverEntered where hovering.count >= TouchBatch.touchesMax:
      return (
        "is one too many", "at most \(TouchBatch.touchesMax) pointers at once",
        "Send hoverExited for another one first."
      )
    case .hoverMoved where !isHovering, .hoverExited where !isHovering:
      return ("does not hover", "hoverEntered", "Send hoverEntered first.")
    case .began, .moved, .ended, .cancelled, .hoverEntered, .hoverMoved, .hoverExited:
      return nil
    }
  }

  private func words(_ scroll: WireScroll?) -> String { scroll?.rawValue ?? "nothing" }

  private mutating func note(_ touch: WireTouch) {
    switch touch.phase {
    case .began, .moved: down[touch.finger] = touch
    case .ended, .cancelled: down[touch.finger] = nil
    case .hoverEntered, .hoverMoved: hovering[touch.finger] = touch
    case .hoverExited: hovering[touch.finger] = nil
    }
  }
}

nonisolated extension WireTouch {
  /// The same touch in another phase, with nothing coalesced.
  func with(_ phase: WirePhase) -> WireTouch {
    var touch = self
    touch.phase = phase
    touch.coalesced = []
    return touch
  }
}

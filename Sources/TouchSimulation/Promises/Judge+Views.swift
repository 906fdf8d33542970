// The promises about what views and controls hear, and about tap counts.

/// Taps of one window, as long as one finger at a time makes them.
struct TapStory {
  var isCertain = true
  var x = 0.0
  var y = 0.0
  var count = 0
  var lastLift = -Double.infinity
  var down: UInt64 = 0
}

extension Judge {
  /// How long the pause between two taps may be, in seconds. [seen]
  private static let gapMax = 0.35
  /// How long a touch can be down and still be a tap, in seconds. [ours]
  private static let durationMax = 0.75
  /// How near the first down a tap must be, in points on each axis, that not included. [seen]
  private static let distanceMax = 45.0

  mutating func begin(_ touch: Int, _ landing: Fact.Landing) {
    forgetHeld(touch)
    touches[touch].landing = landing
    touches[touch].view = -2
    touches[touch].isHeard = false
    touches[touch].isOver = false
    touches[touch].isRefused = false
    touches[touch].isDown = true
    touches[touch].lastTime = -.infinity
    taken &= ~bit(touch)
    open &= ~bit(touch)
    closed &= ~bit(touch)
    if !landing.isTrackpad { countTap(touch, landing) }
  }

  /// Several fingers at once have several sequences; here only one finger at a time is judged.
  private mutating func countTap(_ touch: Int, _ landing: Fact.Landing) {
    var story = tapStories[landing.window]
    defer { tapStories[landing.window] = story }
    let isAlone = story.down == 0 && !landing.isCrowded
    story.down |= bit(touch)
    guard isAlone else { return story.isCertain = false }
    let isSoon = landing.time <= story.lastLift + Self.gapMax
    if !isSoon { (story.isCertain, story.count) = (true, 0) }
    guard story.isCertain else { return }
    let isNear =
      (landing.x - story.x).magnitude < Self.distanceMax
      && (landing.y - story.y).magnitude < Self.distanceMax
    if story.count == 0 || !isNear {
      (story.x, story.y, story.count) = (landing.x, landing.y, 0)
    }
    story.count += 1
    if landing.taps != story.count {
      breach(.tapCount, "touch \(touch) counts \(landing.taps), expected \(story.count)")
    }
  }

  mutating func lift(_ touch: Int, _ time: Double, _ isCancelled: Bool) {
    touches[touch].isDown = false
    for recognizer in outOf.indices { outOf[recognizer] &= ~bit(touch) }
    guard !touches[touch].landing.isTrackpad else { return }
    let window = touches[touch].landing.window
    tapStories[window].down &= ~bit(touch)
    tapStories[window].lastLift = time
    let isTooLong = time > touches[touch].landing.time + Self.durationMax
    if isCancelled || isTooLong { endTaps(with: touch) }
  }

  /// A touch that is no tap ends the taps of its window.
  mutating func endTaps(with touch: Int) { tapStories[touches[touch].landing.window].count = 0 }

  mutating func hearOfViews(_ fact: Fact) {
    switch fact {
    case .held(let touch, let phase): hold(touch, phase)
    case .dropped(let touch, let phase): drop(touch, phase)
    case .delivered(let touch, let phase, _): deliver(touch, phase)
    case .viewHeard(let view, let hearing): hear(hearing, in: view)
    case .control(let view, let event):
      let isDown = event == .down
      if isDown == (pressed & bit(view) != 0) {
        breach(.controlPairs, "control \(view) tells \(event)")
      }
      pressed = isDown ? pressed | bit(view) : pressed & ~bit(view)
    default: break
    }
  }

  private mutating func hold(_ touch: Int, _ phase: Plan.Phase) {
    guard touch >= 0 else { return breach(.heldInOrder, "a touch that is gone is held") }
    // Beyond so many of it, a held move replaces the last one.
    let isFull = touches[touch].held.count >= Fact.heldMax
    if isFull, phase == .moved, touches[touch].held.last == .moved { return }
    touches[touch].held.append(phase)
  }

  private mutating func forgetHeld(_ touch: Int) {
    touches[touch].held.removeAll(keepingCapacity: true)
  }

  private mutating func drop(_ touch: Int, _ phase: Plan.Phase) {
    guard touch >= 0, touches[touch].held.first == phase else { return }
    touches[touch].held.removeFirst()
  }

  private mutating func deliver(_ touch: Int, _ phase: Plan.Phase) {
    guard touch >= 0 else { return breach(.viewOrder, "a touch that is gone is delivered") }
    guard !touches[touch].held.isEmpty else { return }
    if phase == .cancelled {
      forgetHeld(touch)
    } else if touches[touch].held[0] == phase {
      touches[touch].held.removeFirst()
    } else {
      breach(.heldInOrder, "touch \(touch) \(phase) comes before a held one")
    }
  }

  private mutating func hear(_ hearing: Fact.Hearing, in view: Int) {
    let (touch, phase) = (hearing.touch, hearing.phase)
    guard touch >= 0 else {
      return breach(.viewOrder, "view \(view) hears of a touch that is gone")
    }
    if hearing.view != view || hearing.own != phase
      || touches[touch].view != -2 && touches[touch].view != view
    {
      breach(.viewConstant, "view \(view) hears \(phase) of \(hearing)")
    }
    touches[touch].view = view
    if touches[touch].isRefused { breach(.contentSilent, "view \(view) hears \(phase)") }
    let isBegun = touches[touch].isHeard
    if touches[touch].isOver || isBegun == (phase == .began) {
      breach(.viewOrder, "view \(view) hears \(phase) of touch \(touch)")
    }
    if hearing.time < touches[touch].lastTime {
      breach(.timeForward, "view \(view) hears \(phase) of touch \(touch) too late")
    }
    touches[touch].lastTime = hearing.time
    if taken & bit(touch) != 0, phase != .cancelled {
      breach(.takenSilent, "view \(view) hears \(phase) of touch \(touch)")
    }
    if phase == .began {
      touches[touch].isHeard = true
      open |= bit(touch)
    } else if phase == .ended || phase == .cancelled {
      touches[touch].isOver = true
      open &= ~bit(touch)
      closed |= bit(touch)
    }
  }
}

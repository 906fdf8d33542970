// What a scroll view's delegate has heard so far, and what it may hear next: a value, and a table.

/// The order of a scroll view's calls.
nonisolated struct ScrollStory: Equatable, Sendable {
  enum Drag: Sendable {
    case idle
    case dragging
    /// It was asked where to end, and not yet told that the finger has let go.
    case lettingGo
    /// It was told that the content goes on.
    case goesOn
    case decelerating
    /// A touch stopped a deceleration, and lifted: its end is still to be told.
    case caught
  }

  private(set) var drag = Drag.idle
  private(set) var isZooming = false
  /// How many animated changes the app asked for that may still end.
  private(set) var easings = 0
  private var wasEasing = false
  /// Whether an animated change ended since the last look.
  private var hasEndedEasing = false
  /// Whether all its calls were heard: no object may have been there to hear.
  var isHeard = true

  /// Notes a call.
  ///
  /// - Returns: What is wrong with it; `nil` if nothing is.
  mutating func hear(_ call: Fact.ScrollCall, _ look: Fact.ScrollLook) -> String? {
    switch call {
    case .scrolled, .insetChanged: return nil
    case .willBeginZooming, .zoomed, .didEndZooming: return hearOfZoom(call)
    case .didEndAnimation:
      hasEndedEasing = true
      guard easings > 0 else { return isHeard ? "an animation ends that never began" : nil }
      easings -= 1
      return nil
    default: break
    }
    let next = following(call)
    let was = drag
    drag = next ?? fallback(call)
    guard isHeard else { return nil }
    guard next != nil else { return "\(call) comes while it is \(was)" }
    return complaint(about: look, in: call, was)
  }

  private mutating func hearOfZoom(_ call: Fact.ScrollCall) -> String? {
    let was = isZooming
    if call != .zoomed { isZooming = call == .willBeginZooming }
    let isLegal = call == .willBeginZooming ? !was : was
    return isLegal || !isHeard ? nil : "\(call) comes while it is \(was ? "" : "not ")zooming"
  }

  /// The table of calls about dragging; `nil` where a call is wrong.
  private func following(_ call: Fact.ScrollCall) -> Drag? {
    switch (drag, call) {
    case (.idle, .willBeginDragging), (.goesOn, .willBeginDragging),
      (.decelerating, .willBeginDragging), (.caught, .willBeginDragging):
      .dragging
    case (.dragging, .willEndDragging): .lettingGo
    case (.lettingGo, .didEndDragging): .idle
    case (.lettingGo, .didEndDraggingGoesOn): .goesOn
    // The touch that stops a deceleration ends a drag that it never began.
    case (.decelerating, .didEndDragging), (.goesOn, .didEndDragging): .caught
    case (.decelerating, .didEndDraggingGoesOn), (.goesOn, .didEndDraggingGoesOn): .goesOn
    case (.goesOn, .willBeginDecelerating): .decelerating
    // It was stopped before it began.
    case (.goesOn, .didEndDecelerating): .idle
    case (.decelerating, .didEndDecelerating), (.caught, .didEndDecelerating): .idle
    default: nil
    }
  }

  /// Where a wrong call leads, so that the next one is judged.
  private func fallback(_ call: Fact.ScrollCall) -> Drag {
    switch call {
    case .willBeginDragging: .dragging
    case .willEndDragging: .lettingGo
    case .didEndDraggingGoesOn: .goesOn
    case .willBeginDecelerating: .decelerating
    default: .idle
    }
  }

  /// What its properties must say in a call.
  private func complaint(
    about look: Fact.ScrollLook, in call: Fact.ScrollCall, _ was: Drag
  ) -> String? {
    switch call {
    case .willBeginDragging where !look.isDragging || look.isDecelerating,
      .willEndDragging where !look.isDragging,
      .didEndDraggingGoesOn where !look.isDragging,
      .willBeginDecelerating where !look.isDecelerating,
      .didEndDecelerating where look.isDragging || look.isDecelerating:
      "\(call) comes, and it is dragging: \(look.isDragging), decelerating: \(look.isDecelerating)"
    default: nil
    }
  }

  /// The app asks for an animated change.
  mutating func ease() { easings += 1 }

  /// An input is settled.
  mutating func settle(isEasing: Bool) -> String? {
    defer { (wasEasing, hasEndedEasing) = (isEasing, false) }
    easings = isEasing ? 1 : 0
    return isHeard && wasEasing && !isEasing && !hasEndedEasing
      ? "an animation was over, and its end was not told" : nil
  }

  /// All fingers are up, and all deadlines past.
  mutating func rest() -> String? {
    defer {
      (drag, isZooming) = (.idle, false)
    }
    guard isHeard else { return nil }
    if drag != .idle { return "it is \(drag)" }
    return isZooming ? "it is zooming" : nil
  }
}

extension Judge {
  mutating func hearOfScrolling(_ fact: Fact) {
    switch fact {
    case .scroll(let view, let call, let look):
      if let complaint = scrollStories[view, default: ScrollStory()].hear(call, look) {
        breach(.scrollOrder, "of view \(view), \(complaint)")
      }
    case .easing(let view): scrollStories[view, default: ScrollStory()].ease()
    case .scrollerUnheard(let view):
      scrollStories[view, default: ScrollStory()].isHeard = false
    case .scrollersSettled(let movement):
      for view in Members(tableStories.present & ~movement.holding) {
        tableStories.change(view) { $0.endMove() }
      }
      for view in scrollStories.numbers {
        let isEasing = movement.easing & bit(view) != 0
        if let complaint = scrollStories.change(view, { $0.settle(isEasing: isEasing) }) ?? nil {
          breach(.scrollOrder, "of view \(view), \(complaint)")
        }
      }
    case .scrollersRested(let moving, let beyond, let present):
      restScrollers(moving, beyond, present)
    case .contentRefused(let touch): touches[touch].isRefused = true
    default: break
    }
  }

  private mutating func restScrollers(
    _ moving: UInt64, _ beyond: UInt64, _ present: UInt64
  ) {
    for view in Members(moving) { breach(.scrollRest, "view \(view) is still busy") }
    for view in Members(beyond) { breach(.scrollBounds, "that of view \(view) is beyond them") }
    for view in Members(scrollStories.present & present) {
      if let complaint = scrollStories[view]?.rest() {
        breach(.scrollRest, "for the delegate of view \(view), \(complaint)")
      }
      scrollStories[view]?.isHeard = true
    }
  }
}

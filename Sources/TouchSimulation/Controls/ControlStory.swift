// What a control's targets and a text field's delegate have heard so far, and what they may hear next.

/// The value of a control, as its targets know it.
nonisolated struct ControlStory: Equatable, Sendable {
  /// What targets were told last, or the app did itself.
  private(set) var known: Double?
  /// Whether a finger changed the value, and targets are told later.
  private(set) var owes = false
  /// Whether the app changed something since.
  private var isLoose = false

  /// Notes what is known of a value.
  ///
  /// - Returns: What is wrong with it; `nil` if nothing is.
  mutating func hear(_ value: Double, _ way: Fact.ValueWay) -> String? {
    switch way {
    case .known:
      (known, owes, isLoose) = (value, false, true)
      return nil
    // The value was told, and cannot be read any more: the choice is not kept, or the control is gone.
    case .momentary:
      owes = false
      return nil
    case .quiet:
      owes = true
      return nil
    case .silent:
      known = value
      return "it is \(value), which nobody was told"
    case .told:
      defer { (known, owes, isLoose) = (value, false, false) }
      guard !owes, !isLoose else { return nil }
      return known == value ? "it tells \(value), which was known" : nil
    }
  }
}

/// The editing of a text field, as its delegate and its targets know it.
nonisolated struct FieldStory: Equatable, Sendable {
  /// Whether the delegate was told that editing began, and not that it ended.
  private(set) var isOpen = false
  /// How many beginnings targets were told of, and not their ends.
  private(set) var openForTargets = 0
  /// Whether the last beginning was told to the delegate alone.
  private var isNew = false
  /// Whether its window went while it was edited.
  private var isStranded = false

  /// Notes a call.
  ///
  /// - Returns: What is wrong with it; `nil` if nothing is.
  mutating func hear(_ call: Fact.FieldCall, isSo: Bool) -> String? {
    switch call {
    case .isEdited:
      (isOpen, openForTargets, isNew) = (isSo, isSo ? 1 : 0, false)
      return nil
    case .isStranded:
      isStranded = isSo
      if isSo { (isOpen, openForTargets) = (true, 1) }
      return nil
    case .shouldBegin: return isOpen ? "it asks whether to begin, and has begun" : nil
    case .shouldEnd: return isOpen && isSo ? nil : "it asks whether to end, and has not begun"
    case .didBegin:
      defer { (isOpen, isNew) = (true, true) }
      if isOpen { return "it begins twice" }
      return isSo ? nil : "it begins, and is not first responder"
    case .didEnd:
      defer { (isOpen, isNew, isStranded) = (false, false, false) }
      if !isOpen { return "it ends, and has not begun" }
      return isSo ? nil : "it ends, and is first responder"
    case .targetBegin:
      defer { isNew = false }
      openForTargets += 1
      return isNew ? nil : "targets hear that it begins, and its delegate did not"
    case .targetEnd:
      openForTargets -= 1
      guard openForTargets >= 0 else {
        openForTargets = 0
        return "targets hear that it ends, and did not hear that it began"
      }
      return nil
    case .shouldChange, .selects, .changed: return nil
    }
  }

  /// An input is settled.
  func settle(isFirst: Bool) -> String? {
    if isOpen != isFirst, !isStranded {
      return isFirst
        ? "it is first responder, and editing has not begun"
        : "it is not first responder, and editing has not ended"
    }
    return openForTargets == (isOpen ? 1 : 0)
      ? nil : "targets know of \(openForTargets) beginnings without an end"
  }
}

extension Judge {
  mutating func hearOfControls(_ fact: Fact) {
    switch fact {
    case .value(let view, let value, let way):
      if let complaint = controlStories[view, default: ControlStory()].hear(value, way) {
        breach(.controlValue, "of control \(view), \(complaint)")
      }
    case .field(let view, .shouldChange, let isSo):
      if !isSo { breach(.fieldText, "field \(view) asks about characters that it has not") }
    case .field(let view, let call, let isSo):
      if let complaint = fieldStories[view, default: FieldStory()].hear(call, isSo: isSo) {
        breach(.fieldOrder, "of field \(view), \(complaint)")
      }
    case .controlsSettled(let look): settle(look)
    default: break
    }
  }

  private mutating func settle(_ look: Fact.ControlsLook) {
    for view in Members((look.tracking ^ pressed) & look.present) {
      breach(.controlPressed, "control \(view) tracks, or told so, and not both")
    }
    for view in Members(look.lit & ~look.tracking) {
      breach(.controlPressed, "control \(view) is lit up and not pressed")
    }
    if look.tracking != 0 {
      var touched: UInt64 = 0
      for touch in Members(open) where touches[touch].view >= 0 {
        touched |= bit(touches[touch].view)
      }
      for view in Members(look.tracking & ~touched & ~look.outside) {
        breach(.controlTouched, "control \(view) is pressed by no touch")
      }
    }
    for view in Members(look.beyond) {
      breach(look.fields & bit(view) == 0 ? .controlLimits : .fieldText, "that of \(view) is not")
    }
    for view in Members(controlStories.present & ~look.tracking)
    where controlStories[view]?.owes == true {
      breach(.controlValue, "control \(view) never told what a finger left")
    }
    for view in Members(look.fields) {
      let isFirst = look.first & bit(view) != 0
      if fieldStories[view] == nil { fieldStories[view] = FieldStory() }
      if let complaint = fieldStories.change(view, { $0.settle(isFirst: isFirst) }) ?? nil {
        breach(.fieldFirst, "of field \(view), \(complaint)")
      }
    }
  }
}

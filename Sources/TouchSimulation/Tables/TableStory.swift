// What a table's delegate has heard so far, and what it may hear next: values, and tables of calls.

/// The order of what a table asks and tells about presses, cells, swipes and moves.
nonisolated struct TableStory: Equatable, Sendable {
  /// How far a press has come.
  enum Press: Equatable, Sendable {
    case idle
    case asked(Fact.Row, isAllowed: Bool)
    case lit(Fact.Row)
    /// The touch was taken away, and the row is to become dark.
    case fading(Fact.Row)
    case dark(Fact.Row)
    /// This row is going to be selected.
    case choosing(Fact.Row)
    /// A row is asked about before it is deselected; then another one is to be selected.
    case leaving(Fact.Row, then: Fact.Row)
    /// The app changed something meanwhile: any call may come.
    case unknown
  }

  private(set) var press = Press.idle
  /// The cells that were told to show, and headers and footers, by their own numbers.
  private(set) var shown: Set<Int> = []
  /// The number of the swipe that is open; 0 for none.
  private(set) var swipe = 0
  /// The swipe whose action is done: it must be closed.
  private var done = 0
  /// The row that a finger moves, and where the delegate wants it.
  private var moved: (source: Fact.Row, target: Fact.Row)?
  /// Whether all its calls were heard: no object may have been there to hear.
  var isHeard = true

  static func == (one: TableStory, other: TableStory) -> Bool {
    one.press == other.press && one.shown == other.shown && one.swipe == other.swipe
      && one.isHeard == other.isHeard
  }

  /// The app changed something, anywhere: rows, views or touches.
  mutating func disturb() {
    press = .unknown
    moved = nil
  }

  /// The only touch on its rows was taken away.
  mutating func takeAway() {
    switch press {
    case .lit(let row): press = .fading(row)
    case .asked: press = .unknown
    default: break
    }
  }

  // MARK: Presses

  /// Notes a call.
  ///
  /// - Returns: What is wrong with it; `nil` if nothing is.
  mutating func hear(_ call: Fact.TableCall, _ row: Fact.Row, _ answer: Fact.Row) -> String? {
    switch call {
    case .moveTarget, .rowMoved: return hearOfMove(call, row, answer)
    // The data changes, and the table is told.
    case .committed:
      disturb()
      return nil
    default: break
    }
    let was = press
    let next = following(call, row, answer)
    press = next ?? fallback(call, row, answer)
    guard isHeard else { return nil }
    guard next != nil else { return "\(call) of \(row) comes while it is \(was)" }
    // What it answers in the call itself is what it tells.
    switch call {
    case .didHighlight, .didSelect: return answer == row ? nil : "\(row) is not so in \(call)"
    case .didUnhighlight, .didDeselect: return answer == row ? "\(row) is still so in \(call)" : nil
    default: return nil
    }
  }

  /// The table of calls; `nil` where a call is wrong.
  private func following(
    _ call: Fact.TableCall, _ row: Fact.Row, _ answer: Fact.Row
  ) -> Press? {
    switch (press, call) {
    case (.unknown, _): return fallback(call, row, answer)
    case (.idle, .shouldHighlight), (.dark, .shouldHighlight),
      (.asked(_, isAllowed: false), .shouldHighlight):
      return fallback(call, row, answer)
    case (.asked(row, isAllowed: true), .didHighlight): return .lit(row)
    case (.lit(row), .didUnhighlight): return .dark(row)
    case (.fading(row), .didUnhighlight): return .idle
    case (.dark(row), .willSelect), (.dark(row), .willDeselect):
      return fallback(call, row, answer)
    case (.choosing(let chosen), .willDeselect) where chosen != row:
      return answer.isNone ? press : .leaving(answer, then: chosen)
    case (.leaving(row, let chosen), .didDeselect):
      return chosen.isNone ? .idle : .choosing(chosen)
    case (.choosing(row), .didSelect): return .idle
    default: return nil
    }
  }

  /// Where a call leads, whatever was before.
  private func fallback(_ call: Fact.TableCall, _ row: Fact.Row, _ answer: Fact.Row) -> Press {
    switch call {
    case .shouldHighlight: .asked(row, isAllowed: !answer.isNone)
    case .didHighlight: .lit(row)
    case .didUnhighlight: press == .unknown ? .unknown : .dark(row)
    case .willSelect: answer.isNone ? .idle : .choosing(answer)
    case .willDeselect:
      press == .unknown ? .unknown : answer.isNone ? .idle : .leaving(answer, then: .none)
    case .didDeselect: press == .unknown ? .unknown : .idle
    case .didSelect, .moveTarget, .rowMoved, .committed: .idle
    }
  }

  // MARK: Moves

  private mutating func hearOfMove(
    _ call: Fact.TableCall, _ row: Fact.Row, _ other: Fact.Row
  ) -> String? {
    if call == .moveTarget {
      defer { moved = (row, other) }
      guard let moved, moved.source != row else { return nil }
      return isHeard ? "\(row) is moved, and \(moved.source) was before" : nil
    }
    press = press.following { $0.following(row, to: other) }
    guard let moved = exchangeMoved() else { return nil }
    if moved.source != row { return "\(row) has moved, and not \(moved.source)" }
    return isHeard && other == row ? "\(row) has moved to where it was" : nil
  }

  /// No finger holds a row. A row that went back to its place is not told.
  mutating func endMove() { moved = nil }

  private mutating func exchangeMoved() -> (source: Fact.Row, target: Fact.Row)? {
    defer { moved = nil }
    return moved
  }

  // MARK: Cells

  /// A cell, a header or a footer shows, or does no longer.
  mutating func hear(ofCell cell: Int, shows: Bool) -> String? {
    let wasShown = shown.contains(cell)
    if shows { shown.insert(cell) } else { shown.remove(cell) }
    guard isHeard, wasShown == shows else { return nil }
    return shows ? "\(cell) shows twice" : "\(cell) ends and did not show"
  }

  // MARK: Swipes

  /// A row is swiped.
  ///
  /// - Parameter number: The number of the swipe, or of the one to which the action belongs.
  mutating func hear(_ call: Fact.SwipeCall, _ number: Int) -> String? {
    let was = swipe
    switch call {
    case .begins:
      swipe = number
      return was == 0 || !isHeard ? nil : "a row is opened while another one is open"
    case .performs:
      return was == number || !isHeard ? nil : "an action of a row is performed that is closed"
    case .completes:
      if was == number { done = number }
      return nil
    case .ends:
      swipe = 0
      return was != 0 || !isHeard ? nil : "a row is closed that was not open"
    }
  }

  // MARK: Looks

  /// An input is settled.
  mutating func settle() -> String? {
    defer { done = 0 }
    return isHeard && done != 0 && swipe == done ? "a row stays open whose action is done" : nil
  }

  /// All fingers are up, and all deadlines past.
  mutating func rest(_ look: TableLook) -> String? {
    defer { rest(isInWindow: look.isInWindow) }
    let present = Set(look.shown)
    defer { shown = present }
    defer { swipe = look.openSwipe }
    guard isHeard else { return nil }
    if shown != present {
      let (lost, extra) = (present.subtracting(shown), shown.subtracting(present))
      return "\(extra.sorted()) still show for its delegate, and \(lost.sorted()) do not"
    }
    if swipe != look.openSwipe {
      return "swipe \(swipe) is open for it, and is \(look.openSwipe)"
    }
    guard look.isInWindow else { return nil }
    switch press {
    case .idle, .dark, .unknown, .asked(_, isAllowed: false): return nil
    default: return "a press is \(press)"
    }
  }

  /// Outside of a window a row may stay lit whose finger went with its application: it becomes dark in the
  /// next one.
  private mutating func rest(isInWindow: Bool) {
    (press, moved, isHeard) = (isInWindow ? .idle : .unknown, nil, true)
  }
}

nonisolated extension TableStory.Press {
  /// The same press when rows have other numbers.
  fileprivate func following(_ place: (Fact.Row) -> Fact.Row) -> Self {
    switch self {
    case .idle, .unknown: self
    case .asked(let row, let isAllowed): .asked(place(row), isAllowed: isAllowed)
    case .lit(let row): .lit(place(row))
    case .fading(let row): .fading(place(row))
    case .dark(let row): .dark(place(row))
    case .choosing(let row): .choosing(place(row))
    case .leaving(let row, let next): .leaving(place(row), then: place(next))
    }
  }
}

nonisolated extension Fact.Row {
  /// Its number when a row has moved from one place to another.
  fileprivate func following(_ source: Fact.Row, to target: Fact.Row) -> Fact.Row {
    guard !isNone, self != source else { return isNone ? self : target }
    let isBehindSource = section == source.section && row > source.row
    let between = isBehindSource ? row - 1 : row
    let isBehindTarget = section == target.section && between >= target.row
    return Fact.Row(section, isBehindTarget ? between + 1 : between)
  }
}

/// When a refresh control may tell that it was pulled.
nonisolated struct RefreshStory: Equatable, Sendable {
  private(set) var isRefreshing = false

  /// Notes a call.
  ///
  /// - Parameter isDragged: Whether fingers drag its scroll view.
  /// - Returns: What is wrong; `nil` if nothing is.
  mutating func hear(_ call: Fact.RefreshCall, isDragged: Bool) -> String? {
    let was = isRefreshing
    isRefreshing = call != .ended
    guard call == .pulled else { return nil }
    if was { return "it was pulled while it refreshed" }
    return isDragged ? nil : "it was pulled, and no finger drags"
  }
}

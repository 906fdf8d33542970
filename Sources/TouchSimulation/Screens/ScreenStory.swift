// What a screen has heard of its appearing, and what it may hear next.

/// The order of what a screen hears.
nonisolated struct ScreenStory: Equatable, Sendable {
  enum Stage: Sendable { case gone, coming, shown, going }

  private(set) var stage = Stage.gone
  /// Whether it heard that it is appearing, since it was gone.
  private var isAppearing = false
  /// Whether a finger pulls it away.
  private var isPulled = false

  /// Notes a call.
  ///
  /// - Returns: What is wrong with it; `nil` if nothing is.
  mutating func hear(_ call: Fact.ScreenCall) -> String? {
    let was = stage
    switch call {
    case .willAppear:
      stage = .coming
      return was == .gone || was == .going ? nil : "it will appear, and is \(was)"
    case .isAppearing:
      defer { isAppearing = true }
      if isAppearing { return "it is appearing twice" }
      return was == .coming ? nil : "it is appearing, and is \(was)"
    case .didAppear:
      stage = .shown
      guard was == .coming else { return "it has appeared, and was \(was)" }
      return isAppearing ? nil : "it has appeared, and never was appearing"
    case .willDisappear:
      stage = .going
      return was == .shown || was == .coming ? nil : "it will disappear, and is \(was)"
    case .didDisappear:
      (stage, isAppearing) = (.gone, false)
      return was == .going ? nil : "it has disappeared, and was \(was)"
    case .willShow: return was == .coming ? nil : "it will be shown, and is \(was)"
    case .didShow: return was == .shown ? nil : "it is shown, and is \(was)"
    case .willBePulledAway:
      isPulled = true
      return was == .shown ? nil : "a finger pulls it away, and it is \(was)"
    case .wasPulledAway:
      defer { isPulled = false }
      if !isPulled { return "it was pulled away, and no finger began to" }
      return was == .gone ? nil : "it was pulled away, and is \(was)"
    case .shows: (stage, isAppearing) = (.shown, true)
    case .isGone: (stage, isAppearing) = (.gone, false)
    case .wasShown: break
    }
    return nil
  }
}

/// Navigation when nothing is going on.
nonisolated struct NavigationLook: Equatable, Sendable {
  struct Screen: Equatable, Sendable {
    var serial = 0
    var isOnStack = false
    var isPresented = false
    /// Whether it presents another one over all of it.
    var isCovered = false
    var isKept = false
    var hasParent = false
    var isInWindow = false
    /// Whether its view is where it belongs, and as it was made.
    var isInPlace = false
    /// Whether it says that it comes or goes.
    var isOnItsWay = false
  }

  /// Whether the window shows.
  var isShown = true
  /// How many controllers are on their way.
  var transitions = 0
  /// The serials of the screens on the stack.
  var stack: [Int] = []
  /// Whether the root presents a screen over all of it.
  var isCovered = false
  /// All screens that are alive.
  var screens: [Screen] = []
}

nonisolated extension NavigationLook {
  /// Whether a screen must be visible.
  func shows(_ screen: Screen) -> Bool {
    guard isShown else { return false }
    if screen.isPresented { return !screen.isCovered }
    return screen.serial == stack.last && !isCovered
  }

  /// What is wrong with what shows; `nil` if nothing is.
  var complaintAboutPlaces: String? {
    for serial in stack where !screens.contains(where: { $0.serial == serial && $0.isOnStack }) {
      return "screen \(serial) is on the stack, and not alive"
    }
    for screen in screens {
      let (name, isFree) = ("screen \(screen.serial)", !screen.isOnStack && !screen.isPresented)
      if screen.hasParent != screen.isOnStack {
        return "\(name) is \(screen.isOnStack ? "" : "not ")on the stack, and its parent is wrong"
      }
      if screen.isOnItsWay, !isFree { return "\(name) says that it is on its way" }
      if isFree, screen.isInWindow { return "\(name) has left, and is in the window" }
      guard isShown else { continue }
      if screen.isInWindow != shows(screen) {
        return "\(name) is \(screen.isInWindow ? "" : "not ")in the window"
      }
      if screen.isOnStack, screen.isInWindow, !screen.isInPlace {
        return "the view of \(name) is not in its place"
      }
    }
    return nil
  }

  /// A screen that is alive although no object of the app refers to it.
  var complaintAboutLeaks: String? {
    screens.first { !$0.isOnStack && !$0.isPresented && !$0.isKept }.map {
      "screen \($0.serial) is alive"
    }
  }
}

extension Judge {
  mutating func hearOfScreens(_ fact: Fact) {
    switch fact {
    case .screen(let screen, let call):
      if call == .didShow || call == .wasShown { lastShown = screen }
      guard let complaint = screenStories[screen, default: ScreenStory()].hear(call) else { return }
      breach(call.isOfScreen ? .screenOrder : .screenTold, "of screen \(screen), \(complaint)")
    case .screensRested(let look): rest(look)
    default: break
    }
  }

  private mutating func rest(_ look: NavigationLook) {
    if look.transitions > 0 { breach(.screenRest, "\(look.transitions) are on their way") }
    if let complaint = look.complaintAboutPlaces { breach(.screenPlace, complaint) }
    if let complaint = look.complaintAboutLeaks { breach(.screenFreed, complaint) }
    for screen in look.screens {
      let stage = screenStories[screen.serial, default: ScreenStory()].stage
      guard stage != (look.shows(screen) ? .shown : .gone) else { continue }
      breach(
        .screenRest,
        "screen \(screen.serial) is \(look.shows(screen) ? "" : "not ")visible, and \(stage)")
    }
    if look.isShown, !look.isCovered, let top = look.stack.last, top != lastShown {
      breach(.screenTold, "screen \(top) is on top, and \(lastShown) was told")
    }
    let alive = look.screens.map { $0.serial }
    for screen in screenStories.keys.sorted() where !alive.contains(screen) {
      if let stage = screenStories.removeValue(forKey: screen)?.stage, stage != .gone {
        breach(.screenRest, "screen \(screen) was freed while it was \(stage)")
      }
    }
  }
}

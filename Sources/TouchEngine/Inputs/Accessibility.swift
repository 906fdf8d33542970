// What assistive technologies ask of views and elements, and what the app tells them.

import GestureCore

extension Engine {
  func process(_ input: HostInput.AccessibilityInput, of application: UIApplication) {
    pass(to: input.time)
    guard Linked.accessibility else { return }
    application.layoutWindowsIfNeeded()
    var walk = AccessibilityWalk()
    _ = walk.items(in: application)
    // The walk keeps all that it visited alive until the action is over.
    guard
      let object = walk.visited.first(where: { $0.accessibilityNumber == input.view }),
      object.canBeAsked(input.action)
    else { return report(.badInput(.notAccessible(input.action, view: input.view))) }
    let answer = perform(input.action, on: object)
    report(.assisted(input.action, object.accessibilityID, answer))
    keepAlive(walk)
  }

  private func perform(
    _ action: HostInput.AccessibilityInput.Action, on object: AccessibleObject
  ) -> Observation.Assistance {
    switch action {
    case .activate: return activate(object)
    case .increment: object.accessibilityIncrement()
    case .decrement: object.accessibilityDecrement()
    case .escape: return escape(from: object)
    case .magicTap: return object.firstInChain { $0.accessibilityPerformMagicTap() }
    case .scroll(let direction):
      return object.firstInChain { $0.accessibilityScroll(direction) }
    case .custom(let name):
      guard let action = object.customAction(named: name) else { return .notDone }
      return perform(action, on: object)
    case .focus: moveAccessibilityFocus(to: object)
    }
    return .done(by: object.accessibilityID)
  }

  /// Does one of an element's own actions.
  func perform(
    _ action: UIAccessibilityCustomAction, on object: AccessibleObject
  ) -> Observation.Assistance {
    guard action.actionHandler?(action) ?? false else { return .notDone }
    return .done(by: object.accessibilityID)
  }

  /// Goes back or closes: by the code of an element, or of the responders after it.
  func escape(from object: AccessibleObject) -> Observation.Assistance {
    object.firstInChain { $0.accessibilityPerformEscape() }
  }

  /// Activates an element: by its own code, or by a tap that comes after this input.
  func activate(_ object: AccessibleObject) -> Observation.Assistance {
    if object.accessibilityActivate() { return .done(by: object.accessibilityID) }
    let point = object.accessibilityActivationPoint
    guard point.x.isFinite, point.y.isFinite else { return .notDone }
    for phase in [UITouch.Phase.began, .ended] {
      let report = TouchReport(Engine.assistedFinger, phase, at: point)
      guard turn.wait(for: .touches(HostInput.TouchInput([report], time: scheduler.now))) else {
        return .notDone
      }
    }
    return .tapped(at: point)
  }

  /// The finger of taps that assistive technologies make. Browsers, too, keep this number for what no
  /// pointer did.
  static var assistedFinger: Int { -1 }

  private func moveAccessibilityFocus(to object: AccessibleObject) {
    let former = accessibilityFocus.object
    guard former !== object || !object.accessibilityElementIsFocused() else { return }
    accessibilityFocus = Weak(object as? UIResponder)
    former?.noteAccessibilityFocus(false)
    object.noteAccessibilityFocus(true)
    former?.accessibilityElementDidLoseFocus()
    object.accessibilityElementDidBecomeFocused()
    moveFocus(to: object)
  }

  /// The focus of the keyboard goes along, where an element is or is in something that can have it.
  private func moveFocus(to object: AccessibleObject) {
    var next = (object as? UIResponder)?.asFocusResponder?.focusView
    while let view = next {
      if view.canBecomeFocused { return madeFocus.requestFocusUpdate(to: view) }
      next = view.superviewStorage
    }
  }
}

extension AccessibleObject {
  /// Whether it can be asked this now.
  fileprivate final func canBeAsked(_ action: HostInput.AccessibilityInput.Action) -> Bool {
    switch action {
    case .activate, .focus: return isAccessibilityElement
    case .increment, .decrement:
      let traits = accessibilityTraits
      return isAccessibilityElement && traits.contains(.adjustable)
        && !traits.contains(.notEnabled)
    case .custom(let name): return isAccessibilityElement && customAction(named: name) != nil
    case .escape, .magicTap, .scroll: return true
    }
  }

  /// The first of its actions with a name. Names are compared by bytes.
  fileprivate final func customAction(named name: String) -> UIAccessibilityCustomAction? {
    accessibilityCustomActions?.first { $0.name.utf8.elementsEqual(name.utf8) }
  }

  /// Asks this object and then the responders after it, until one says yes.
  fileprivate final func firstInChain(
    _ agrees: (AccessibleObject) -> Bool
  ) -> Observation.Assistance {
    if agrees(self) { return .done(by: accessibilityID) }
    var next = (self as? UIResponder)?.next
    while let responder = next {
      if agrees(responder) { return .done(by: responder.accessibilityID) }
      next = responder.next
    }
    return .notDone
  }

  fileprivate final func noteAccessibilityFocus(_ isFocused: Bool) {
    let settings = accessibilitySettings ?? AccessibilitySettings()
    accessibilitySettings = settings
    settings.focus = isFocused ? windowMark : nil
  }

  /// Changes when a view comes into a window or leaves one: a row that is used again for other content has not
  /// the focus that it had.
  final var windowMark: Int { (self as? UIView)?.windowChangeCount ?? 0 }

  /// Its name in observations.
  fileprivate final var accessibilityID: Observation.ResponderID {
    (self as? UIResponder)?.responderID
      ?? .other(className: ClassNames.shortName(of: self, without: " "))
  }
}

extension UIAccessibility {
  #if hasFeature(Embedded)
    /// Tells observers that something happened, which a text says.
    public static func post(notification: Notification, argument: String?) {
      UIApplication.shared.engine.report(
        .posted(notification, argument.map { .text($0) } ?? .nothing))
    }
  #else
    /// Tells assistive technologies of the application whose code is running that something happened. Its
    /// observers hear of it as ``Observation/Decision/posted(_:_:)``, and its host may tell a screen reader.
    ///
    /// - Parameters:
    ///   - notification: What happened.
    ///   - argument: A text, or the view or element to go to; anything else says nothing.
    public static func post(notification: Notification, argument: Any?) {
      let told: Observation.PostedArgument =
        if let text = argument as? String {
          .text(text)
        } else if let object = argument as? AccessibleObject {
          .element(object.accessibilityID)
        } else { .nothing }
      UIApplication.shared.engine.report(.posted(notification, told))
    }

    /// Whether a screen reader is used with the application whose code is running, as its host says; false
    /// unless it says so.
    public static var isVoiceOverRunning: Bool { UIApplication.shared.isVoiceOverRunning }
  #endif
}

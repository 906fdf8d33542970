import GestureCore

/// The presentation of one controller over another: where it is on its way, and what is to be done in which
/// order when it is presented or dismissed, or a transition of it ends.
///
/// An event gives a ``Course``. Then ``next(_:_:)`` names its steps, one after the other. Code of the app
/// runs in most of them and may present or dismiss anything; so each step is asked for with fresh facts:
///
///     var course = rule.dismissalAsked(facts())
///     while let step = rule.next(&course, facts()) {
///       // carry it out; code of the app runs here
///     }
///
/// A call from inside a step is carried out at once, with a course of its own; what is left of the outer
/// course then holds or not by the state that it finds.
///
/// It knows neither views nor classes. What a controller was told of its view is in
/// ``/GestureCore/AppearanceRule``.
public struct PresentationRule: Equatable, Sendable {
  /// What happens to the presenting controller.
  public enum Style: Equatable, Sendable {
    /// It stays behind.
    case over
    /// It disappears, and its view leaves the window.
    case covering
  }

  /// Where the controller is on its way.
  public enum State: Equatable, Sendable {
    /// No controller presents it.
    case absent
    /// It has a presenting controller. Its view is loaded and its delegate is asked.
    case preparing
    /// It is told that it comes, and nothing moves yet: nothing dismisses it.
    case announced(Style)
    /// A transition brings it, or it is there.
    case presented(Style)
    /// A finger pulls its sheet away, and it may stay.
    case pulled(Style)
    /// It is told that it has come, because it is to go at once.
    case ending(Style)
    /// A transition takes it away, or is about to.
    case going(Style)
    /// It is removed; once it has disappeared only the bond with the presenting controller is left.
    case leaving(Style)
  }

  /// What is true at the time of a question.
  public struct Facts: Equatable, Sendable {
    /// What the controller was told of its view.
    public let appearance: AppearanceRule
    /// Whether the same controller presents it as at the beginning of the course.
    public let isBound: Bool
    /// Whether another one that it presents stands in its place.
    public let isCovered: Bool
    /// Whether one that it presents, or one above that, is announced.
    public let isAnnouncedAbove: Bool
    /// Whether a finger or the spring after it moves its sheet.
    public let isInHand: Bool

    /// Makes the facts of a question.
    public init(
      appearance: AppearanceRule, isBound: Bool, isCovered: Bool, isAnnouncedAbove: Bool,
      isInHand: Bool
    ) {
      (self.appearance, self.isBound, self.isCovered) = (appearance, isBound, isCovered)
      (self.isAnnouncedAbove, self.isInHand) = (isAnnouncedAbove, isInHand)
    }
  }

  /// Where the controller is.
  public private(set) var state = State.absent
  /// Whether the end of its coming has not been told yet.
  private var isArriving = false

  /// Makes the rule of a controller that is not presented.
  public init() {}

  // MARK: What is read

  /// Whether it is told that it comes, and nothing moves yet.
  public var isAnnounced: Bool {
    if case .announced = state { true } else { false }
  }

  /// Whether it is told that it comes, or has not been told everything yet about having come.
  public var isBeingPresented: Bool {
    switch state {
    case .announced, .presented, .ending: isArriving
    case .absent, .preparing, .pulled, .going, .leaving: false
    }
  }

  /// Whether it is on its way out, up to its last word of that.
  public var isBeingDismissed: Bool {
    switch state {
    case .pulled, .going, .leaving: true
    case .absent, .preparing, .announced, .presented, .ending: false
    }
  }

  /// Whether it stands in the place of the presenting controller.
  public var isCovering: Bool {
    switch state {
    case .absent, .preparing, .announced: false
    case .presented(let style), .pulled(let style), .ending(let style), .going(let style),
      .leaving(let style):
      style == .covering
    }
  }

  /// Whether it is about to be gone: it presents nothing, and a second dismissal has nothing to do.
  ///
  /// - Parameter appearance: What it was told of its view.
  public func isGoing(_ appearance: AppearanceRule) -> Bool {
    switch state {
    case .pulled, .ending, .going: true
    case .leaving: appearance != .disappeared
    case .absent, .preparing, .announced, .presented: false
    }
  }

  // MARK: Events

  /// It is to be presented, and nothing speaks against it.
  public mutating func presentationAsked() -> Course {
    state = .preparing
    isArriving = true
    return Course(Course.presentation)
  }

  /// Its view is loaded, its delegate has been asked, and its style is known. Code may have dismissed it
  /// meanwhile.
  public mutating func prepared(as style: Style) {
    if state == .preparing { state = .announced(style) }
  }

  /// The transition that brings it is over.
  ///
  /// - Parameters:
  ///   - completed: False if it has gone back.
  ///   - facts: What is so now.
  public func presentationEnded(completed: Bool, _ facts: Facts) -> Course {
    // A dismissal in between reports the rest.
    guard facts.isBound, !isGoing(facts.appearance) else { return Course([]) }
    return Course(completed ? Course.arrival : Course.cancelledPresentation)
  }

  /// Code of the app dismisses it.
  public func dismissalAsked(_ facts: Facts) -> Course {
    // What is still being announced has nothing to dismiss yet.
    if isAnnounced || facts.isAnnouncedAbove { return Course([.step(.complete)]) }
    // A second call during the first has nothing left to do. A user's hand lets go.
    if isGoing(facts.appearance), !facts.isInHand { return Course([.step(.complete)]) }
    return Course(Course.dismissal)
  }

  /// The transition that takes it away is over.
  ///
  /// - Parameter completed: False if it has gone back.
  public func dismissalEnded(completed: Bool) -> Course {
    guard case .going = state else { return Course([]) }
    return Course(completed ? Course.departure : Course.cancelledDismissal)
  }

  /// A finger pulls its sheet down, and the app lets it be dismissed.
  public mutating func handPulled() {
    if case .presented(let style) = state { state = .pulled(style) }
  }

  /// The hand let go, and the sheet stays.
  public mutating func handReleased() {
    if case .pulled(let style) = state { state = .presented(style) }
  }

  /// The hand has pulled its sheet out of sight.
  public func handDismissed() -> Course { Course(Course.departure) }

  // MARK: Steps

  /// The next step of a course; `nil` when it is over.
  public mutating func next(_ course: inout Course, _ facts: Facts) -> Step? {
    while let item = course.takeFirst() {
      switch item {
      case .mark(let mark): move(to: mark)
      case .check(let check, let completes):
        if !holds(check, facts) { course = Course(completes ? [.step(.complete)] : []) }
      case .step(.didAppear) where !facts.isAppearing:
        // It has heard it already, or is covered by now; what it covers then disappears all the same.
        course.leaveOut(facts.isCovered ? [.settle] : [.settle, .presenterDidDisappear])
      case .step(let step): if isDue(step) { return carry(step) }
      }
    }
    return nil
  }

  private func holds(_ check: Course.Check, _ facts: Facts) -> Bool {
    switch check {
    case .isAnnounced: isAnnounced
    case .isThere: facts.isBound && !isGoing(facts.appearance)
    }
  }

  private func isDue(_ step: Step) -> Bool {
    switch step {
    case .presenterWillDisappear: isCovering || state == .announced(.covering)
    case .presenterDidDisappear, .presenterWillAppear, .presenterDidAppear: isCovering
    case .unbind: if case .leaving = state { true } else { false }
    default: true
    }
  }

  /// Names a step, with what it makes of the state.
  private mutating func carry(_ step: Step) -> Step {
    switch step {
    case .presenterDidAppear: state = .leaving(.over)
    case .unbind: state = .absent
    default: break
    }
    return step
  }

  private mutating func move(to mark: Course.Mark) {
    let style: Style = isCovering || state == .announced(.covering) ? .covering : .over
    switch mark {
    case .arrived: isArriving = false
    case .presented: state = .presented(style)
    case .ending: state = .ending(style)
    case .going: state = .going(style)
    case .leaving: state = .leaving(style)
    }
  }
}

extension PresentationRule.Facts {
  /// Whether it was told that it will appear with the presentation, and not yet that it has.
  fileprivate var isAppearing: Bool { appearance.isAppearing && appearance.leader == .container }
}

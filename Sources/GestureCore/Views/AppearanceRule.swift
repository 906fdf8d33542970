/// What a controller is told of its view's way into and out of a shown window: the state of that way, and
/// what each step makes of it.
///
/// A step comes with the view's window, or from a container that draws the way out by hand:
/// `beginAppearanceTransition` and `endAppearanceTransition`. The caller sends steps, and tells the controller
/// those that are due:
///
///     if let turn = rule.turn(at: .willAppear, ledBy: .window) {
///       rule = turn.state
///       if turn.isTold { /* viewWillAppear */ }
///     }
///
/// It knows no view, no window, and no children.
public enum AppearanceRule: Equatable, Sendable {
  /// The view is in no shown window.
  case disappeared
  /// The controller was told that the view will appear.
  case announced(Leader)
  /// The controller was told that the view is appearing: it is in the window, and not laid out yet.
  case appearing(Leader)
  /// The controller was told that the view has appeared.
  case appeared
  /// The controller was told that the view will disappear.
  case disappearing(Leader)

  /// What begins a way, and says when it is over.
  public enum Leader: Equatable, Sendable, CaseIterable {
    /// The window of the view: it changes, or is shown or hidden.
    case window
    /// A container, or a controller that presents this one. A window neither ends nor reverses what it leads.
    case container
  }

  /// What a controller may be told.
  public enum Step: Equatable, Sendable, CaseIterable {
    /// The view, or one around it, is about to come into a shown window.
    case willAppear
    /// The view is in a shown window, and not laid out yet.
    case isAppearing
    /// The view is in a shown window, and laid out.
    case didAppear
    /// The view, or one around it, is about to leave a shown window.
    case willDisappear
    /// The view has left a shown window.
    case didDisappear
  }

  /// What a step makes of a state.
  public struct Turn: Equatable, Sendable {
    /// The state after the step.
    public let state: AppearanceRule
    /// Whether the controller is told the step; false if it has heard it already, from its window.
    public let isTold: Bool

    fileprivate init(_ state: AppearanceRule, isTold: Bool = true) {
      (self.state, self.isTold) = (state, isTold)
    }
  }

  /// What a step makes of this state; `nil` if it is not due.
  public func turn(at step: Step, ledBy leader: Leader) -> Turn? {
    switch (self, step) {
    case (.disappeared, .willAppear):
      Turn(.announced(leader))
    case (.disappearing(let present), .willAppear) where leader.mayReverse(present):
      Turn(.appearing(leader))
    case (.announced(let present), .isAppearing):
      Turn(.appearing(present))
    case (.announced(leader), .didAppear), (.appearing(leader), .didAppear):
      Turn(.appeared)
    case (.appeared, .willDisappear):
      Turn(.disappearing(leader))
    case (.announced(let present), .willDisappear) where leader.mayReverse(present),
      (.appearing(let present), .willDisappear) where leader.mayReverse(present):
      Turn(.disappearing(leader))
    case (.disappearing(.window), .willDisappear) where leader == .container:
      // The container says from now on when the view has gone.
      Turn(.disappearing(.container), isTold: false)
    case (.disappearing(leader), .didDisappear):
      Turn(.disappeared)
    case (.disappeared, _), (.announced, _), (.appearing, _), (.appeared, _), (.disappearing, _):
      nil
    }
  }

  /// The step to send before another one that the view takes with its window; `nil` if none. Code that heard
  /// of an earlier step may have shown or hidden the window, or added the view after the announcement: what
  /// was missed is made up for.
  ///
  /// - Parameters:
  ///   - step: The step that the view takes.
  ///   - isShown: Whether the view is in a shown window. If not, no view is appearing.
  public static func missed(before step: Step, isShown: Bool) -> Step? {
    switch step {
    case .willAppear, .didAppear, .willDisappear: nil
    case .isAppearing: .willAppear
    case .didDisappear: isShown ? nil : .willDisappear
    }
  }

  /// Whether it was told that it will appear, and not yet that it has.
  public var isAppearing: Bool {
    switch self {
    case .announced, .appearing: true
    case .disappeared, .appeared, .disappearing: false
    }
  }

  /// What leads the way that the view is on; `nil` if it is on none.
  public var leader: Leader? {
    switch self {
    case .announced(let leader), .appearing(let leader), .disappearing(let leader): leader
    case .appeared, .disappeared: nil
    }
  }
}

extension AppearanceRule.Leader {
  /// Whether it may turn a way round that another one leads.
  fileprivate func mayReverse(_ present: Self) -> Bool { self == .container || present == .window }
}

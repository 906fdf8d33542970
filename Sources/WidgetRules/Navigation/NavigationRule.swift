import GestureCore

/// The stack of a navigation controller, and what happens in which order when it changes.
///
/// A call changes ``stack`` at once. Then ``next()`` names what is to be done, one step after the
/// other, because controllers and delegates may change the stack in any step:
///
///     _ = rule.push("B", animated: true)
///     while let step = rule.next() {
///       // carry it out; code of the app runs here
///     }
///
/// One move runs at a time. A call in the middle of a move ends that move at once, with everything
/// that belongs to its end; then the next move starts. [ours; UIKit's fluid transitions bring an
/// interrupted push to its end before the pop starts, doc] A call from inside a step waits for the
/// other steps of the same move.
///
/// It knows neither views nor classes: a screen is whatever stands for a controller.
public struct NavigationRule: Equatable, Sendable {
  /// A controller.
  public struct Screen: Hashable, Sendable {
    /// No other controller has it while this one is on a stack.
    public let number: Int

    /// Makes the screen with a number.
    public init(_ number: Int) { self.number = number }
  }

  /// Whether a screen comes or goes.
  public enum Operation: Equatable, Sendable {
    /// The coming screen is new on the stack.
    case push
    /// The coming screen was below.
    case pop
  }

  /// A change from one screen to another.
  public struct Move: Equatable, Sendable {
    /// The screen that goes.
    public let from: Screen
    /// The screen that comes.
    public let to: Screen
    /// Whether the coming screen is new.
    public let operation: Operation
    /// Whether it takes time.
    public let isAnimated: Bool
    /// Whether the controller's own swipe moves it.
    public let isSwipe: Bool
  }

  /// What the caller is to do next.
  public enum Step: Equatable, Sendable {
    /// Make the screen a child: it hears that it will have a parent.
    case adopt(Screen)
    /// Tell the screen that it has a parent.
    case didAdopt(Screen)
    /// Tell the screen that it will have no parent.
    case release(Screen)
    /// The screen is a child no more: it hears that it has no parent.
    case didRelease(Screen)
    /// Tell a screen that was to leave that it will stay, and that it stays.
    case keep(Screen)
    /// Load the screen's view, if the controller's own is loaded.
    case load(Screen)
    /// Load the screen that comes, and ask the delegate what moves the views.
    case prepare(Move)
    /// Tell the screen that it will disappear.
    case willDisappear(Screen, animated: Bool)
    /// Tell the screen that it will appear.
    case willAppear(Screen, animated: Bool)
    /// Tell the delegate which screen will show.
    case willShow(Screen, animated: Bool)
    /// Move the views; the caller calls ``ended(completed:)`` when they are there.
    case move(Move)
    /// End the running move at once, at its end or at its start; then call ``ended(completed:)``.
    case interrupt(goesBack: Bool)
    /// Put the screen's view in its place, if it is not there.
    case place(Screen)
    /// Take the screen's view away.
    case remove(Screen)
    /// Tell the screen that it has disappeared.
    case didDisappear(Screen, animated: Bool)
    /// Tell the screen that it has appeared.
    case didAppear(Screen, animated: Bool)
    /// Tell the delegate which screen shows.
    case didShow(Screen, animated: Bool)
  }

  /// What is wrong with a call. UIKit documents or raises an exception for each.
  public enum Mistake: Equatable, Sendable {
    /// The screen is on the stack already.
    case pushedTwice
    /// A screen is on the new stack twice.
    case notDistinct
  }

  /// A move that has been planned and is not over.
  struct Running: Equatable, Sendable {
    let move: Move
    var oldStack: [Screen]
    let newStack: [Screen]
    /// Whether ``Step/move(_:)`` has been named.
    var hasStarted = false
    /// Whether its views run back to their start.
    var goesBack = false
    /// Whether a call came while it ran back: the stack is then what the call made of it.
    var isOverruled = false
  }

  /// What is left of a move that is over, or of a change without one. It is decided when it is due: code may
  /// have hidden or shown the controller meanwhile.
  enum Ending: Equatable, Sendable {
    /// The screen that was leaving comes back, and the screen that was coming leaves.
    case comesBack(Screen, from: Screen, isAnimated: Bool)
    /// The screen has come, or come back.
    case hasCome(Screen, isNew: Bool, isAnimated: Bool)
    /// The screen has come, or come back, and disappeared because the controller was hidden.
    case wasHidden(Screen)
  }

  // MARK: What is read

  /// The screens, the root first, as the app sees them.
  public internal(set) var stack: [Screen] = []
  /// The screen whose view is in its place, or is going while a move runs.
  public internal(set) var shown: Screen?
  /// What the navigation controller was told of its own view. While that is on its way, changes wait; while
  /// it has disappeared, they are made without a word to the screens.
  public internal(set) var presence = AppearanceRule.disappeared

  // MARK: What is kept

  /// The screens that are children, in the order in which they became so.
  var members: [Screen] = []
  /// The children that have not heard yet that they have a parent.
  var arriving: [Screen] = []
  /// The children that have heard that they will have no parent.
  var leaving: [Screen] = []
  /// The last stack with the screen on top that shows, or comes by the running move: calls may have changed what
  /// is below it. A move away from that screen comes back to it if it runs back.
  var shownStack: [Screen] = []
  /// The screen that was loaded to be put in its place.
  var loaded: Screen?
  /// The screen that was put in its place while the controller was hidden, as the last step.
  var placed: Screen?
  /// The screen that the delegate was last told of.
  var told: Screen?
  var running: Running?
  var ending: Ending?
  var steps: [Step] = []
  var isAnimated = false
  var isSwipe = false

  /// Makes the rule of an empty stack.
  public init() {}

  /// The move that runs; `nil` if none does.
  public var move: Move? { running.flatMap { $0.hasStarted ? $0.move : nil } }

  /// Whether ``next()`` still has steps of a move to name.
  public var hasSteps: Bool { !steps.isEmpty || isEnding }

  /// Whether screens are still to hear of the end of a move.
  private var isEnding: Bool {
    switch ending {
    case .comesBack, .hasCome: true
    case .wasHidden, nil: false
    }
  }

  /// Whether a screen is on the stack or is a child, as the one that shows always is.
  public func knows(_ screen: Screen) -> Bool {
    stack.contains(screen) || members.contains(screen)
  }

  // MARK: Calls

  /// Puts a screen on top.
  ///
  /// - Returns: What is wrong with the call; `nil` if nothing is.
  public mutating func push(_ screen: Screen, animated: Bool) -> Mistake? {
    let valid = valid
    guard let index = valid.firstIndex(of: screen) else {
      change(to: valid + [screen], animated: animated)
      return nil
    }
    // As the app sees the stack, a screen that a swipe took off and that runs back is not on it.
    guard !stack.contains(screen) else { return .pushedTwice }
    change(to: Array(valid[...index]), animated: animated)
    return nil
  }

  /// Takes the screen off that is on top; the root stays.
  ///
  /// - Returns: The screen; `nil` at the root.
  public mutating func pop(animated: Bool) -> Screen? {
    guard valid.count > 1, let top = valid.last else { return nil }
    change(to: Array(valid.dropLast()), animated: animated)
    return top
  }

  /// Takes all screens off that are above one.
  ///
  /// - Returns: The screens in the order of the stack; `nil` if the screen is on top already, or not on the
  ///   stack. [seen]
  public mutating func pop(to screen: Screen, animated: Bool) -> [Screen]? {
    // As the app sees the stack, a screen whose push runs back is still on it.
    let screens = valid.contains(screen) ? valid : stack
    guard let index = screens.firstIndex(of: screen) else { return nil }
    let removed = Array(screens[(index + 1)...])
    guard !removed.isEmpty else { return nil }
    change(to: Array(screens[...index]), animated: animated)
    return removed
  }

  /// Takes all screens off but the root.
  ///
  /// - Returns: The screens in the order of the stack; `nil` at the root. [seen]
  public mutating func popToRoot(animated: Bool) -> [Screen]? {
    guard let root = valid.first else { return nil }
    return pop(to: root, animated: animated)
  }

  /// Replaces the whole stack.
  ///
  /// - Returns: What is wrong with the call; `nil` if nothing is.
  public mutating func setStack(_ screens: [Screen], animated: Bool) -> Mistake? {
    guard Set(screens).count == screens.count else { return .notDistinct }
    if screens != valid { change(to: screens, animated: animated) }
    return nil
  }

  /// A finger begins to swipe the screen on top away.
  ///
  /// - Parameter isInHand: Whether a user moves the running move already.
  /// - Returns: Whether it may: never at the root, never twice, and not in the middle of steps.
  public mutating func beginSwipe(isInHand: Bool = false) -> Bool {
    guard maySwipe, !isInHand else { return false }
    change(to: Array(valid.dropLast()), animated: true)
    isSwipe = true
    return true
  }

  /// Whether a swipe may begin: there is a screen below, and nothing is half done.
  public var maySwipe: Bool { presence == .appeared && valid.count > 1 && !hasSteps }

  /// Notes whether the running move's views run back to their start. The caller says so before each
  /// call.
  public mutating func note(goesBack: Bool) { running?.goesBack = goesBack }

  /// The stack that a call changes: a move that runs back has not happened.
  private var valid: [Screen] {
    guard let running, running.goesBack else { return stack }
    return stackAfter(running)
  }

  /// The stack once a move has run back: the old one, unless a call in between has the last word.
  func stackAfter(_ running: Running) -> [Screen] {
    !running.isOverruled && stack == running.newStack ? running.oldStack : stack
  }

  private mutating func change(to stack: [Screen], animated: Bool) {
    if self.stack.last == (running?.move.to ?? shown) { shownStack = self.stack }
    self.stack = stack
    isAnimated = animated
    isSwipe = false
    if running?.goesBack == true { running?.isOverruled = true }
  }

  // MARK: The controller's own view

  /// The controller's own view is about to appear.
  public mutating func willAppear() {
    if let turn = presence.turn(at: .willAppear, ledBy: .window) { presence = turn.state }
  }

  /// The screen that appears with the controller's own view, if the delegate has not heard of it and the end
  /// of a move does not tell it. The caller tells it at once, also in the middle of steps.
  public var newlyShown: Screen? { told != shown && !isEnding ? shown : nil }

  /// The controller's own view has appeared.
  ///
  /// - Returns: The screen that has appeared with it, if the delegate has not heard of it. The caller tells it
  ///   at once, also in the middle of steps.
  public mutating func didAppear() -> Screen? {
    presence = .appeared
    guard let new = newlyShown else { return nil }
    told = new
    return new
  }

  /// A screen had disappeared again before the delegate was told that it shows: it is told the next time.
  public mutating func wasNotShown(_ screen: Screen) {
    if told == screen { told = nil }
  }

  /// The controller's own view is about to disappear: a running move ends at once, before.
  public mutating func willDisappear() {
    guard let turn = presence.turn(at: .willDisappear, ledBy: .window) else { return }
    presence = turn.state
    if let running, running.hasStarted { steps.append(.interrupt(goesBack: running.goesBack)) }
  }

  /// The controller's own view has disappeared.
  public mutating func didDisappear() { presence = .disappeared }
}

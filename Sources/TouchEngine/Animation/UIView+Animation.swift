// Animated changes. A property has its new value at once. A read of the visible value computes it
// from the application's time. `UIViewPropertyAnimator.swift` has the animators.

import GestureCore

extension UIView {
  /// How an animation runs.
  nonisolated public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Makes options from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The views can be touched while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// A property starts from its visible value, not from its present value.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation starts again at its end, until a newer one replaces it.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation goes back after each way forth. At the end it shows the new value.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Always the same speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    var curve: AnimationTiming.Curve {
      switch rawValue >> 16 & 3 {
      case 1: .bezier(.easeIn)
      case 2: .bezier(.easeOut)
      case 3: .linear
      default: .bezier(.easeInOut)
      }
    }
  }

  /// The transaction of changes that are made now.
  private(set) static var openTransaction: AnimationTransaction?
  /// The animator whose changes are made now.
  private static var openAnimator: UIViewPropertyAnimator?
  /// The timeline of transactions that are made now.
  private static var openTimeline: AnimationTimeline?

  /// Animates changes over a duration, in seconds, slow at both ends.
  ///
  /// While a view is animated it cannot be touched. See
  /// ``animate(withDuration:delay:options:animations:completion:)``.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes over a duration after a delay, both in seconds.
  ///
  /// Position, size, transform, opacity and background colour of views in a window are animated.
  /// Other properties, and views without a window, change at once. The completion gets `true` when
  /// all changes are over, and `false` if a newer change replaced one or a view left its window. It
  /// is never called inside `animate`. The earliest call is at the next advance of the
  /// application's time. Inside another call's changes, the timing of that call is used.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration, delay, options.curve, options, animations: animations, completion: completion)
  }

  /// Animates changes with a spring that comes to rest within a duration.
  ///
  /// A damping ratio of 1 comes to rest without swinging over; less swings more. The velocity is in
  /// whole ways per second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      damping: Double(dampingRatio), velocity: Double(velocity), duration: duration)
    animate(
      duration, delay, .spring(spring), options, animations: animations, completion: completion)
  }

  /// Whether changes in the closures of animations are animated; true by default.
  public private(set) static var areAnimationsEnabled = true

  /// Sets whether changes in the closures of animations are animated. If not, they are made at once, and
  /// completions are called with the next turn.
  public static func setAnimationsEnabled(_ enabled: Bool) { areAnimationsEnabled = enabled }

  /// Changes inside are made without animation, even within an animation.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let outer = (openTransaction, areAnimationsEnabled)
    (openTransaction, areAnimationsEnabled) = (nil, false)
    actions()
    (openTransaction, areAnimationsEnabled) = outer
  }

  /// Animates changes with a spring that has a perceived duration, in seconds, and a bounce: 0 does
  /// not swing over, 1 swings longest, and less than 0 is slower.
  ///
  /// The animation lasts until the spring is at rest, which is longer. The velocity is in whole ways
  /// per second. Stiffness and damping: k = (2π/p)², c = 4π(1 − b)/p, or 4π/(p(1 + b)) below 0. [seen]
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: Double(bounce), velocity: Double(velocity))
    animate(
      duration > 0 ? spring.settlingDuration : 0, delay, .spring(spring), options,
      animations: animations, completion: completion)
  }

  private static func animate(
    _ duration: TimeInterval, _ delay: TimeInterval, _ curve: AnimationTiming.Curve,
    _ options: AnimationOptions, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    if let animator = openAnimator, let outer = openTransaction, animator.transaction === outer {
      // Inside an animator's changes, the animator's clock is used.
      animations()
      if let completion { animator.addCompletion { completion($0 == .end) } }
      return
    }
    let open = openTransaction
    // A transaction that was removed from its views, as a stopped animator's was, moves nothing any more.
    let outer = open?.isSettled == true ? nil : open
    let clock = outer == nil ? UIApplication.shared.animationClock : outer?.clock
    let driver =
      outer?.driver ?? openTimeline.map { AnimationTransaction.Driver.timeline(Weak($0)) } ?? .time
    let now = openTimeline?.now ?? clock?.scheduler.now ?? .infinity
    let timing =
      areAnimationsEnabled
      ? AnimationTiming(
        duration: duration, curve: curve, repeats: options.contains(.repeat),
        autoreverses: options.contains(.autoreverse))
      : AnimationTiming(duration: 0, curve: .linear)
    let start = now + (areAnimationsEnabled ? max(delay, 0) : 0)
    let transaction = AnimationTransaction(
      outer?.position ?? AnimationPosition(timing, since: start), options: options,
      driver: driver, clock: clock, completion: completion)
    openTransaction = transaction
    animations()
    openTransaction = open
    transaction.commit()
  }

  /// Runs an animator's changes: they begin after a part of its way.
  static func perform(
    _ changes: () -> Void, for animator: UIViewPropertyAnimator,
    in transaction: AnimationTransaction, after delayPart: Double
  ) {
    let outer = (openTransaction, openAnimator, transaction.delayPart)
    (openTransaction, openAnimator, transaction.delayPart) = (transaction, animator, delayPart)
    changes()
    (openTransaction, openAnimator, transaction.delayPart) = outer
  }

  /// Runs code whose calls of ``animate(withDuration:animations:completion:)`` read a timeline's time.
  package static func perform(_ changes: () -> Void, on timeline: AnimationTimeline) {
    let outer = (openTransaction, openAnimator, openTimeline)
    (openTransaction, openAnimator, openTimeline) = (nil, nil, timeline)
    changes()
    (openTransaction, openAnimator, openTimeline) = outer
  }

  // MARK: One view

  /// Starts, adds, replaces or ends the animation of a property whose value changes.
  final func noteChange(
    of property: AnimatedProperty, from: AnimatedValue, to: AnimatedValue
  ) {
    // The usual case: nothing moves.
    guard Linked.animations, !animations.isEmpty || UIView.openTransaction != nil else { return }
    let newest = dropOverAnimations(lookingFor: property)
    guard let transaction = UIView.openTransaction, UIView.areAnimationsEnabled,
      !transaction.isSettled, windowStorage != nil
    else { return interruptAnimations(of: property) }
    // A second change in the same call continues the first.
    if let newest, animations[newest].transaction === transaction {
      animations[newest].to = to
      return
    }
    transaction.begin(in: self)
    var start = from
    switch newest.map({ transaction.succession(after: animations[$0]) }) {
    case .adds, nil: break
    case .replaces: interruptAnimations(of: property)
    case .replacesFromVisible:
      for animation in animations.reversed() where animation.property == property {
        start = animation.shown(over: start)
      }
      interruptAnimations(of: property)
    }
    animations.append(
      PropertyAnimation(
        property: property, from: start, to: to, transaction: transaction,
        delayPart: transaction.delayPart))
  }

  /// Forgets animations that nothing can restart, and returns where the newest one of a property stands.
  private final func dropOverAnimations(lookingFor property: AnimatedProperty) -> Int? {
    var newest: Int?
    var index = 0
    while index < animations.count {
      if animations[index].transaction.isOverForGood {
        animations.remove(at: index)
      } else {
        if animations[index].property == property { newest = index }
        index += 1
      }
    }
    return newest
  }

  /// Ends the animations of a property, because its value is another one.
  private final func interruptAnimations(of property: AnimatedProperty) {
    let ended = animations.filter { $0.property == property }
    animations.removeAll { $0.property == property }
    for animation in ended { animation.transaction.interrupt() }
  }

  /// Removes and returns the animations of a transaction.
  final func takeAnimations(of transaction: AnimationTransaction) -> [PropertyAnimation] {
    let taken = animations.filter { $0.transaction === transaction }
    animations.removeAll { $0.transaction === transaction }
    return taken
  }

  /// Ends all animations of this view, because it left its window. A property that was running back
  /// gets its old value.
  final func endAnimations() {
    guard Linked.animations, !animations.isEmpty else { return }
    let ended = animations
    animations = []
    for animation in ended where animation.transaction.goesBack {
      assume(animation.from, as: animation.property)
    }
    for animation in ended { animation.transaction.interrupt() }
  }

  /// Gives a property a value.
  final func assume(_ value: AnimatedValue, as property: AnimatedProperty) {
    switch (property, value) {
    case (.center, .point(let point)): changeGeometry { $0.center = point }
    case (.bounds, .rect(let rect)): changeGeometry { $0.bounds = rect }
    case (.transform, .transform(let transform)): changeGeometry { $0.transform = transform }
    case (.alpha, .number(let number)): changeAlpha(to: number)
    case (.backgroundColor, .color(let color)): changeBackgroundColor(to: color)
    case (.center, _), (.bounds, _), (.transform, _), (.alpha, _), (.backgroundColor, _):
      programmerError("UIView: a property has a value of another kind.")
    }
  }

  /// The geometry for hit tests: the visible one, if an animator moves the view and hit tests
  /// should find it there, otherwise the final one.
  @inline(__always)
  final var hitGeometry: ViewGeometry {
    Linked.animations && !animations.isEmpty ? animatedHitGeometry : geometry
  }

  @inline(never)
  private final var animatedHitGeometry: ViewGeometry {
    let isFoundWhereItShows = animations.contains { $0.transaction.isHitWhereItShows }
    return isFoundWhereItShows ? presentation.geometry : geometry
  }

  /// Whether an animation that does not allow interaction runs on this view.
  @inline(__always)
  final var isBlockedByAnimation: Bool {
    Linked.animations && !animations.isEmpty && isBlockedByOneOfItsAnimations
  }

  @inline(never)
  private final var isBlockedByOneOfItsAnimations: Bool {
    animations.contains {
      !$0.transaction.options.contains(.allowUserInteraction) && !$0.transaction.isOver
    }
  }
}

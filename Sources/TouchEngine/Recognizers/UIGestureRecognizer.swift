// The base of all recognizers, with the methods that custom ones override. The contest decides what
// follows from an assignment to `state`.

import GestureCore

/// Watches touches on their way to views and tells targets when they form a gesture.
///
/// A custom recognizer overrides `touchesBegan` and the similar methods, and assigns ``state``.
/// Every assignment goes through the transition table of
/// ``/GestureCore/GestureState/accepting(_:)``.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
open class UIGestureRecognizer: nonisolated Hashable {
  /// The states of a gesture.
  public typealias State = GestureState

  // MARK: What the contest needs

  /// Its data for the contest; read and written at every event.
  #if !DEBUG
    @exclusivity(unchecked)
  #endif
  final var contestState = ContestState(
    number: UIApplication.shared.engine.recognizerNumbers.next(),
    applicationNumber: UIApplication.shared.number)
  /// Its number among the recognizers of its view; a recognizer added later has a larger one.
  @exclusivity(unchecked) final var rank = 0
  /// The targets, in the order added.
  final var targets: [GestureTarget] = []
  /// What only some recognizers have.
  final var extras: RecognizerExtras?

  /// The class that gives UIKit's default answer to every question, so that it needs not be asked.
  /// This holds for the class alone. A subclass may override any question, so it is asked.
  @_spi(Widgets) open class var classWithoutAnswers: ObjectIdentifier {
    ObjectIdentifier(UIGestureRecognizer.self)
  }

  #if hasFeature(Embedded)
    /// Makes a recognizer that tells one target; the target is not kept alive between gestures.
    public init(target: AnyObject?, action: Selector?) {
      asksUserCode(delegate: nil)
      if let target, let action { addTarget(target, action: action) }
    }
  #else
    /// Makes a recognizer that tells one target; the target is not kept alive between gestures.
    ///
    /// - Parameters:
    ///   - target: The object whose method is called; it must be an instance of a class.
    ///   - action: The method.
    public init(target: Any?, action: Selector?) {
      asksUserCode(delegate: nil)
      if let target, let action { addTarget(target as AnyObject, action: action) }
    }
  #endif

  deinit {
    #if hasFeature(Embedded)
      lifetime.isRunning = false
    #endif
  }

  #if hasFeature(Embedded)
    /// Tells weak references when this object is gone.
    final lazy var lifetime = Lifetime()
  #endif

  /// Makes a recognizer without a target.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Makes a recognizer that calls `action` on `target`: `(target: self, action: Board.drag)`.
  @inlinable
  public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init(target: target, action: Selector(action))
  }

  /// Makes a recognizer that calls a method without arguments.
  @inlinable
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping (Target) -> () -> Void
  ) {
    self.init(target: target, action: Selector(action))
  }

  // MARK: State

  /// The state of the gesture.
  ///
  /// The recognizer itself reads the state that it assigned. All other code reads possible until
  /// the contest has granted the claim. Subclasses assign the state. If the transition table
  /// ignores an assignment, observers are told.
  open var state: State {
    get { Engine.state(of: self) }
    set { Engine.assign(newValue, to: self, because: .itself) }
  }

  /// Whether it receives touches. Setting it to false in the middle of a gesture fails or cancels
  /// the gesture at once.
  open var isEnabled: Bool {
    get { isOn }
    set {
      guard newValue != isOn else { return }
      contestState.isOn = newValue
      attachedView?.lookChanged()
      if !newValue { Engine.withdraw(self) }
    }
  }

  /// The view that it is attached to.
  open var view: UIView? { attachedView }

  /// The object that is asked before decisions; it is not kept alive.
  ///
  /// A subclass may put itself, or an object of its own, between a recognizer and its delegate: it overrides the
  /// property, keeps the one and sets the other with `super`. What was set with `super` is asked.
  open var delegate: (any UIGestureRecognizerDelegate)? {
    get { askedDelegate }
    set {
      delegateReference = newValue.map { DelegateReference($0) }
      asksUserCode(delegate: newValue)
    }
  }

  private final var delegateReference: DelegateReference?
  /// The delegate that was set, whatever an override of `delegate` returns.
  package final var askedDelegate: (any UIGestureRecognizerDelegate)? {
    delegateReference?.delegate
  }

  #if !hasFeature(Embedded)
    /// Whether it was attached to a view while it was on another one.
    package final var wasMoved: Bool { contestState.wasMoved }
  #endif

  /// Whether its delegate was released: it had one that nothing else keeps alive.
  package final var hasLostDelegate: Bool {
    delegateReference != nil && askedDelegate == nil
  }

  private final func asksUserCode(delegate: (any UIGestureRecognizerDelegate)?) {
    let type = Swift.type(of: self)
    contestState.asksUserCode =
      ObjectIdentifier(type) != type.classWithoutAnswers || delegate != nil
  }

  /// A name for logs and diagrams.
  open var name: String? {
    get { extras?.name }
    set { changeExtras { ($0.name, $0.knownName) = (newValue, nil) } }
  }

  // MARK: Touches and views

  /// Whether its recognition cancels its touches in their views; true by default.
  open var cancelsTouchesInView: Bool {
    get { contestState.policy.cancelsTouches }
    set { changePolicy { $0.cancelsTouches = newValue } }
  }

  /// Whether views hear nothing of its touches while it is undecided; false by default.
  open var delaysTouchesBegan: Bool {
    get { contestState.policy.delaysBegan }
    set { changePolicy { $0.delaysBegan = newValue } }
  }

  /// Whether views do not hear that its touches ended while it is undecided; true by default.
  open var delaysTouchesEnded: Bool {
    get { contestState.policy.delaysEnded }
    set { changePolicy { $0.delaysEnded = newValue } }
  }

  /// Whether it stays possible when all its fingers are up; false by default: then it fails, unless it has a
  /// deadline.
  ///
  /// UIKit has no such property. There every recognizer of an app's own stays possible, and blocks the
  /// recognizers that wait for its failure.
  public final var waitsWithoutTouches: Bool {
    get { contestState.policy.waitsWithoutTouches }
    set { changePolicy { $0.waitsWithoutTouches = newValue } }
  }

  /// The types of touches that it takes, by raw value; all by default.
  open var allowedTouchTypes: [NSNumber] {
    get { typesAllowed.map { NSNumber(value: $0.rawValue) } }
    set { typesAllowed = newValue.compactMap { UITouch.TouchType(rawValue: $0.intValue) } }
  }

  /// The buttons that it takes, by raw value; none by default.
  open var allowedPressTypes: [NSNumber] {
    get { pressTypesAllowed.map { NSNumber(value: $0.rawValue) } }
    set { pressTypesAllowed = newValue.compactMap { UIPress.PressType(rawValue: $0.intValue) } }
  }

  /// Whether all touches of one gesture must be of one type; true by default.
  open var requiresExclusiveTouchType: Bool {
    get { contestState.takesOneType }
    set { contestState.takesOneType = newValue }
  }

  /// The modifier keys of the last event that it heard.
  open var modifierFlags: UIKeyModifierFlags { Engine.event(heardBy: self)?.modifiers ?? [] }

  /// The buttons of the pointer in the last event that it heard.
  open var buttonMask: UIEvent.ButtonMask { Engine.event(heardBy: self)?.buttons ?? [] }

  /// How many touches it tracks.
  open var numberOfTouches: Int { listed.count }

  /// The centroid of its touches in the coordinates of `view`, in points; of the window for `nil`.
  ///
  /// After the last touch is up, this is its last location.
  open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }

  /// Where one of its touches is, in the coordinates of `view`, in points.
  ///
  /// - Parameters:
  ///   - touchIndex: From 0 to ``numberOfTouches`` - 1; any other index is a programmer error.
  ///   - view: The view with the coordinates; `nil` for the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let listed = listed
    guard listed.indices.contains(touchIndex) else {
      programmerError(
        "\(debugName).location(ofTouch: \(touchIndex), in:): it tracks \(listed.count) touches; "
          + "ask numberOfTouches first.")
    }
    return listed[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  /// Called when touches begin.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system takes touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when estimated properties of touches are corrected.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when buttons go down.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the force of buttons changes.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when buttons go up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the system takes presses away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called after the gesture is over and before the state is possible again.
  open func reset() {}
  /// Called when the deadline of ``UIGestureRecognizer/setDeadline(_:)`` has come; not in UIKit.
  open func deadlinePassed(at time: TimeInterval) {}

  /// Whether the recognition of this gesture may exclude the other; true by default.
  ///
  /// A tapping gesture that needs fewer taps does not exclude one with the same number of fingers
  /// that needs more: ``/GestureCore/TappingGesture``.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let mine = tapping, let other = preventedGestureRecognizer.tapping else { return true }
    return mine.canPrevent(other)
  }
  /// Whether the recognition of the other may exclude this gesture; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this one must wait until the other has failed; asked once for each attempt.
  open func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { false }
  /// Whether the other must wait until this one has failed; asked once for each attempt.
  open func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { false }
  /// Whether it takes part in this event's sequence; asked once for each sequence.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: For TouchKit's own recognizers

  /// Whether its class accepts this kind of input: fingers, a trackpad, a pointer with these buttons.
  @_spi(Widgets) open func takes(_ touch: UITouch) -> Bool { touch.eventType == .touches }

  /// How it treats fingers beyond the number that it needs.
  var surplusFingers: SurplusFingers { .join }

  /// The touches that ``numberOfTouches`` counts: what a trackpad does counts as none.
  package var listed: [UITouch] { tracked.filter { $0.eventType == .touches } }

  /// The location that ``location(in:)`` converts, in window coordinates.
  var windowLocation: Point { centroid }

  /// This recognizer as one of hovering; `nil` if it is another.
  var asHover: UIHoverGestureRecognizer? { nil }

  /// Its numbers of taps and fingers, if it is a tapping gesture.
  var tapping: TappingGesture? { nil }

  /// What made its rule begin or recognize the gesture, for observers; `nil` if there is nothing to
  /// say.
  var criterion: Criterion? { nil }

  /// Called when its rule or a subclass has claimed to begin.
  func didClaimBegin() {}

  /// Called when its claim was granted after a wait for a failure.
  func didBeginLate() {}

  /// Called when the seat is freed: clears all measurements.
  func forget() {}

  // MARK: Identity

  /// Whether both are the same object.
  nonisolated public static func == (a: UIGestureRecognizer, b: UIGestureRecognizer) -> Bool {
    a === b
  }

  /// Hashes the identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

// The one place that knows how to hold an object without keeping it alive. Nothing here knows
// what the object is for.

/// A reference that does not keep its object alive, and is `nil` once the object is gone.
///
/// The last reference to an object may be dropped on any thread; a read of this one returns the
/// object alive, or `nil`. Embedded Swift has one thread and no weak references: there an object of
/// TouchKit tells its references by its `Lifetime`, and any other object must outlive them.
/// - Complexity: O(1).
nonisolated public struct Weak<Object: AnyObject> {
  #if hasFeature(Embedded)
    private unowned(unsafe) let reference: Object?
    private let lifetime: Lifetime?

    /// Refers to an object, or to nothing.
    public init(_ object: Object?) {
      reference = object
      lifetime = object.flatMap { Lifetime.of($0) }
    }

    /// The object, or `nil` if it is gone.
    public var object: Object? {
      if let lifetime, !lifetime.isRunning { return nil }
      return reference
    }
  #else
    private weak var reference: Object?

    /// Refers to an object, or to nothing.
    public init(_ object: Object?) { reference = object }

    /// The object, or `nil` if it is gone.
    public var object: Object? { reference }
  #endif
}

#if hasFeature(Embedded)
  /// Whether an object is still there, for references that do not keep it alive.
  final class Lifetime {
    /// False from the object's deinit on.
    var isRunning = true

    /// That of an object of TouchKit; `nil` for an object of another kind.
    static func of(_ object: AnyObject) -> Lifetime? {
      if let responder = object as? UIResponder { return responder.lifetime }
      if let recognizer = object as? UIGestureRecognizer { return recognizer.lifetime }
      if let touch = object as? UITouch { return touch.lifetime }
      if let receivers = object as? TouchReceivers { return receivers.lifetime }
      if let layer = object as? CALayer { return layer.lifetime }
      if let referee = object as? Referee { return referee.lifetime }
      if let clock = object as? AnimationClock { return clock.lifetime }
      if let transaction = object as? AnimationTransaction { return transaction.lifetime }
      if let timeline = object as? AnimationTimeline { return timeline.lifetime }
      if let transition = object as? ControllerTransition { return transition.lifetime }
      return (object as? Scheduler)?.lifetime
    }
  }
#endif

// References that do not keep their objects alive. All weak references are of this type.

/// A reference that does not keep its object alive, and is `nil` once the object is gone.
///
/// The last reference to an object may be dropped on any thread. A read of this one returns the
/// living object, or `nil`. Embedded Swift has one thread and no weak references. There, an object
/// of TouchKit reports its end by its `Lifetime`, and any other object must outlive its references.
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
  /// Whether an object still exists, for references that do not keep it alive.
  final class Lifetime {
    /// False from the object's deinit on.
    var isRunning = true

    /// The lifetime of an object of TouchKit; `nil` for other objects.
    static func of(_ object: AnyObject) -> Lifetime? {
      if let responder = object as? UIResponder { return responder.lifetime }
      if let recognizer = object as? UIGestureRecognizer { return recognizer.lifetime }
      if let touch = object as? UITouch { return touch.lifetime }
      if let receivers = object as? TouchReceivers { return receivers.lifetime }
      if let layer = object as? CALayer { return layer.lifetime }
      if let referee = object as? Referee { return referee.lifetime }
      if let clock = object as? AnimationClock { return clock.lifetime }
      if Linked.animations {
        if let transaction = object as? AnimationTransaction { return transaction.lifetime }
        if let timeline = object as? AnimationTimeline { return timeline.lifetime }
      }
      if let guest = object as? WindowGuest { return guest.lifetime }
      return (object as? Scheduler)?.lifetime
    }
  }
#endif

// The one place that knows how to hold an object without keeping it alive. Nothing here knows
// what the object is for.

/// A reference that does not keep its object alive, and is `nil` once the object is gone.
///
/// Embedded Swift has no weak references. There a responder's reference asks the responder's
/// `Lifetime`, and any other object must outlive its references.
/// - Complexity: O(1).
nonisolated public struct Weak<Object: AnyObject> {
  #if hasFeature(Embedded)
    private unowned(unsafe) let reference: Object?
    private let lifetime: Lifetime?

    /// Refers to an object, or to nothing.
    public init(_ object: Object?) {
      reference = object
      lifetime = (object as? UIResponder)?.lifetime
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
  /// Whether an object is still there, for those who refer to it without keeping it alive.
  final class Lifetime {
    /// False from the object's deinit on.
    var isRunning = true
  }
#endif

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
  /// A weak property: `weak var` is written so where a module is made.
  @propertyWrapper nonisolated public struct WeakReference<Object: AnyObject> {
    private var weak = Weak<Object>(nil)

    /// Refers to nothing.
    public init() {}

    /// Refers to an object, or to nothing.
    public init(wrappedValue: Object?) { weak = Weak(wrappedValue) }

    /// The object, or `nil` if it is gone.
    public var wrappedValue: Object? {
      get { weak.object }
      set { weak = Weak(newValue) }
    }
  }

  /// Whether an object still exists, for references that do not keep it alive.
  final class Lifetime {
    /// False from the object's deinit on.
    var isRunning = true
  }
#endif

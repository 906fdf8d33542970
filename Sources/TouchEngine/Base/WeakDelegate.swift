// A weak reference to an object as one protocol describes it. Recognizers and widgets keep their delegates
// by it.

/// A delegate that is not kept alive, as one protocol describes it; `nil` once it is gone.
///
/// A weak property cannot have a generic type. So the object and the table by which it conforms to the
/// protocol are kept apart, of which a value of the protocol consists.
///
/// It is a class, because copying a weak reference costs more than a question to the delegate. All of it is
/// inlinable: so the compiler makes it for each protocol, and nothing of it is generic when it runs.
package final class WeakDelegate<Delegate> {
  @usableFromInline typealias Parts = (object: AnyObject, conformance: UnsafeRawPointer)

  #if hasFeature(Embedded)
    @usableFromInline let reference: Weak<AnyObject>
    @inlinable var object: AnyObject? { reference.object }
  #else
    @usableFromInline weak var object: AnyObject?
  #endif
  @usableFromInline let conformance: UnsafeRawPointer

  /// Refers to a delegate.
  ///
  /// - Parameter delegate: A value of one protocol that only classes adopt. Any other type has another
  ///   size, at which the program stops.
  @inlinable package init(_ delegate: Delegate) {
    let parts = unsafeBitCast(delegate, to: Parts.self)
    conformance = parts.conformance
    #if hasFeature(Embedded)
      reference = Weak(parts.object)
    #else
      object = parts.object
    #endif
  }

  deinit {}

  /// The delegate, or `nil` if it is gone.
  @inlinable package var delegate: Delegate? {
    guard let object else { return nil }
    return unsafeBitCast((object, conformance) as Parts, to: Delegate.self)
  }
}

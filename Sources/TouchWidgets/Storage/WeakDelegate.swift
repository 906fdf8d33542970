// A weak reference to an object as one protocol describes it. Widgets keep their delegates by it.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// A delegate that is not kept alive, as one protocol describes it; `nil` once it is gone.
///
/// A weak property cannot have a generic type. So the object and the table by which it conforms to the
/// protocol are kept apart, of which a value of the protocol consists.
///
/// It is a class, because copying a weak reference costs more than a question to the delegate. It stands
/// in the module that asks: there the compiler makes it for each protocol, and nothing of it is generic
/// when it runs.
final class WeakDelegate<Delegate> {
  private typealias Parts = (object: AnyObject, conformance: UnsafeRawPointer)

  #if hasFeature(Embedded)
    private let reference: Weak<AnyObject>
    private var object: AnyObject? { reference.object }
  #else
    /// Not a ``Weak``, which is of another module: scrolling reads it at every move.
    private weak var object: AnyObject?
  #endif
  private let conformance: UnsafeRawPointer

  /// Refers to a delegate.
  ///
  /// - Parameter delegate: A value of one protocol that only classes adopt. Any other type has another
  ///   size, at which the program stops.
  init(_ delegate: Delegate) {
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
  var delegate: Delegate? {
    guard let object else { return nil }
    return unsafeBitCast((object, conformance) as Parts, to: Delegate.self)
  }
}

#if hasFeature(Embedded)
  /// A weak property of a protocol: `weak var` is written so where a module is made.
  @propertyWrapper public struct WeakConformer<Delegate> {
    private var weak: WeakDelegate<Delegate>?

    /// Refers to nothing.
    public init() {}

    /// The object, or `nil` if it is gone.
    public var wrappedValue: Delegate? {
      get { weak?.delegate }
      set { weak = newValue.map { WeakDelegate($0) } }
    }
  }
#endif

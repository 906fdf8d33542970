// The views and recognizers that stored properties hold. Embedded Swift has no reflection: `names.py` writes
// for each class what its properties are called.

#if arch(wasm32)
  import TouchKit
  import TouchTrace

  extension UIResponder {
    /// The views and recognizers that stored properties of the app's classes hold, those of a subclass first.
    var propertyParts: [(name: String, part: Part)] {
      var found = Parts()
      ClassParts.given[ClassNames.type(of: self)]?(self, &found)
      return found.all
    }
  }

  /// What the properties of an object hold, as they are looked at.
  public struct Parts {
    private(set) var all: [(name: String, part: Part)] = []

    /// A property that holds an object, or none.
    public mutating func add(_ name: String, _ object: AnyObject?) {
      switch object {
      case let view as UIView: all.append((name, .view(view)))
      case let recognizer as UIGestureRecognizer: all.append((name, .recognizer(recognizer)))
      default: break
      }
    }

    /// A property that holds anything else.
    @_disfavoredOverload
    public mutating func add<Value: ~Copyable>(_ name: String, _ value: borrowing Value) {}
  }

  /// What looks at the properties of the objects of a class.
  public enum ClassParts {
    /// A class, and what looks at the properties that it and its superclasses of apps have.
    public typealias Row = (ObjectIdentifier, (AnyObject, inout Parts) -> Void)

    static var given: [ObjectIdentifier: (AnyObject, inout Parts) -> Void] = [:]
  }

  /// Notes that a lazy property is made. Its value is made before.
  public func noting<Value>(_ isMade: inout Bool, _ value: Value) -> Value {
    isMade = true
    return value
  }
#endif

// Which numbers and names the objects of an application have in observations.

import GestureCore

/// Numbers for objects of one kind, counted from 1.
nonisolated struct Counter {
  /// The number that was given last; 0 for none.
  private(set) var last = 0

  mutating func next() -> Int {
    last += 1
    return last
  }
}

extension UIView {
  /// Gets a number from the application of its new window, if its present number is from another
  /// one.
  final func takeNumber(in window: UIWindow) {
    guard applicationNumber != window.applicationNumber, let application = window.application else {
      return
    }
    applicationNumber = application.number
    identity = application.engine.viewNumbers.next()
  }
}

extension UIResponder {
  /// Its name in observations, for any kind of responder.
  final var responderID: Observation.ResponderID {
    switch self {
    case let view as UIView: .view(view.observationID)
    case let owner as ViewOwner: .controller(owner.observationID)
    case let element as UIAccessibilityElement: .element(element.identity)
    default: .other(className: ClassNames.shortName(of: self, without: " "))
    }
  }
}

extension UIGestureRecognizer {
  /// Its name in observations.
  public final var observationID: Observation.RecognizerID {
    if let known = extras?.knownName {
      return Observation.RecognizerID(number: contestState.number, name: known)
    }
    let given = name ?? ""
    let name = given.isEmpty ? ClassNames.shortName(of: self, without: "GestureRecognizer") : given
    changeExtras { $0.knownName = name }
    return Observation.RecognizerID(number: contestState.number, name: name)
  }
}

extension UIView {
  /// Its name in observations.
  public final var observationID: Observation.ViewID {
    if let known = knownClassName { return Observation.ViewID(number: identity, className: known) }
    let name = ClassNames.shortName(of: self, without: " ")
    knownClassName = name
    return Observation.ViewID(number: identity, className: name)
  }
}

extension ViewOwner {
  /// Its name in observations.
  public final var observationID: Observation.ControllerID {
    Observation.ControllerID(
      number: number, className: ClassNames.shortName(of: self, without: "ViewController"))
  }
}

extension UITouch {
  /// Its name in observations.
  public final var observationID: Observation.TouchID {
    Observation.TouchID(number: number, finger: finger, slot: slot)
  }
}

/// What an object's class is called: `PhotoBoardViewController`.
package func className(of object: AnyObject) -> String { ClassNames.name(of: object) }

/// What an object's class is called, after its module and the types that it is in:
/// `Examples.PhotoBoardViewController`.
package func classPath(of object: AnyObject) -> String { ClassNames.path(of: object) }

/// The names of classes in observations.
enum ClassNames {
  private static var known: [ObjectIdentifier: String] = [:]

  /// A class's name for people: no prefix, no suffix, a small first letter.
  static func shortName(of object: AnyObject, without suffix: String) -> String {
    let type = type(of: object)
    if let name = known[type] { return name }
    var word = name(of: object)[...]
    if word.hasPrefix("UI") { word = word.dropFirst(2) }
    if word.hasSuffix(suffix), word.count > suffix.count { word = word.dropLast(suffix.count) }
    let name = word.prefix(1).lowercased() + word.dropFirst()
    known[type] = name
    return name
  }

  #if hasFeature(Embedded)
    /// The names of classes. In Embedded Swift they have none, unless whoever makes the module gives them.
    static var given: [ObjectIdentifier: String] = [:]
    /// Their paths, in a module that asks for these.
    static var paths: [ObjectIdentifier: String] = [:]

    static func name(of object: AnyObject) -> String { given[type(of: object)] ?? "" }

    static func path(of object: AnyObject) -> String { paths[type(of: object)] ?? "" }

    /// An object begins with a pointer to its class.
    static func type(of object: AnyObject) -> ObjectIdentifier {
      Unmanaged.passUnretained(object).toOpaque().load(as: ObjectIdentifier.self)
    }
  #else
    static func path(of object: AnyObject) -> String {
      String(reflecting: Swift.type(of: object))
    }

    static func name(of object: AnyObject) -> String { "\(Swift.type(of: object))" }

    private static func type(of object: AnyObject) -> ObjectIdentifier {
      ObjectIdentifier(Swift.type(of: object))
    }
  #endif
}

extension UIResponder {
  /// Tells observers what kept it from doing what was asked of it. Without a window there is no observer.
  @_spi(Widgets) public final func reportObstacle(
    _ obstacle: @autoclosure () -> Observation.Obstacle
  ) {
    responderWindow?.application?.report(.obstacle(responderID, obstacle()))
  }
}

// Describes in words what assistive technologies ask and are told.

nonisolated extension Observation.Assistance {
  /// What came of it, in words.
  func text(naming name: (Observation.ViewID) -> String, for asked: Observation.ResponderID)
    -> String
  {
    switch self {
    case .done(let responder) where responder == asked: "done"
    case .done(let responder): "\(responder.text(naming: name)) does it"
    case .tapped(let point):
      "a tap at (\(shortDecimal(point.x, places: 1)), \(shortDecimal(point.y, places: 1))) follows"
    case .notDone: "it is not done"
    }
  }
}

nonisolated extension Observation.PostedArgument {
  /// What is said, in words, behind a notification.
  func text(naming name: (Observation.ViewID) -> String) -> String {
    switch self {
    case .nothing: ""
    case .text(let text): ", “\(text)”"
    case .element(let responder): ", go to \(responder.text(naming: name))"
    }
  }
}

nonisolated extension UIAccessibility.Notification: CustomStringConvertible {
  /// Its name: `screenChanged`.
  public var description: String {
    switch self {
    case .announcement: "announcement"
    case .screenChanged: "screenChanged"
    case .layoutChanged: "layoutChanged"
    case .pageScrolled: "pageScrolled"
    default: "notification \(rawValue)"
    }
  }
}

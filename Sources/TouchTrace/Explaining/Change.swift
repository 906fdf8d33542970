// What could have been different: one change of the app, or of what the fingers did.

import GestureCore
import TouchKit

/// One thing that is different in an experiment.
nonisolated public enum Change: Equatable, Sendable {
  // MARK: The app

  /// The recognizer is disabled.
  case without(Observation.RecognizerID)
  /// Both may be recognized at once.
  case together(Observation.RecognizerID, with: Observation.RecognizerID)
  /// The first waits for the failure of the second.
  case requirement(of: Observation.RecognizerID, on: Observation.RecognizerID)
  /// The first does not wait for the failure of the second.
  case noRequirement(of: Observation.RecognizerID, on: Observation.RecognizerID)
  /// The delegate allows the recognizer to begin; views answer as before.
  case allowedToBegin(Observation.RecognizerID)
  /// The scroll view with this pan takes touches away from content that has them.
  case cancellingContent(Observation.RecognizerID, of: Observation.ViewID)
  /// The recognizer leaves the touches to views: then the views under the fingers are not asked.
  case withoutCancelling(Observation.RecognizerID)
  /// The recognizer is on another view.
  case moved(Observation.RecognizerID, to: Observation.ViewID)
  /// The delegate lets the recognizer have the touches.
  case allowedToReceive(Observation.RecognizerID)
  /// The class lets the recognizer have events of their kind.
  case allowedByClass(Observation.RecognizerID)
  /// The recognizer is enabled.
  case enabled(Observation.RecognizerID)

  // MARK: The fingers

  /// Each finger moves so many points further along its way; less if negative.
  case movement(Double)
  /// The fingers strayed so many points less from the straight line.
  case straighter(Double)
  /// The fingers strayed so many points less from the horizontal or the vertical line through the place
  /// where they came down.
  case level(Double, Axis)
  /// The fingers move the other way.
  case otherWay
  /// Each finger goes through its places in the other order, from the last one to the first.
  case backwards
  /// The fingers take so many seconds more for what they do; less if negative.
  case duration(Double)
  /// The finger that comes down next after a time comes so many seconds earlier.
  case earlier(Double, after: TimeInterval)
  /// This finger does not touch.
  case withoutFinger(Int)
  /// One more finger moves beside the first one.
  case oneMoreFinger

  /// A direction and its opposite.
  public enum Axis: Equatable, Sendable {
    /// To the left and to the right.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// The change in words, to follow "if": `the finger moved 4 points less`.
  ///
  /// - Parameters:
  ///   - name: What to call a recognizer.
  ///   - viewName: What to call a view; its class and number by default.
  public func text(
    _ name: (Observation.RecognizerID) -> String,
    viewName: (Observation.ViewID) -> String = { "\($0)" }
  ) -> String {
    switch self {
    case .without(let id): "\(name(id)) was not there: \(name(id)).isEnabled = false"
    case .together(let id, let other):
      "\(name(id)) and \(name(other)) were allowed at once: "
        + "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) returns true"
    case .requirement(let id, let other):
      "\(name(id)) waited for it: \(name(id)).require(toFail: \(name(other)))"
    case .noRequirement(let id, let other):
      "\(name(id)) did not require the failure of \(name(other))"
    case .allowedToBegin: "its delegate's gestureRecognizerShouldBegin(_:) returned true"
    case .cancellingContent(_, let view):
      "\(viewName(view)).touchesShouldCancel(in:) returned true"
    case .withoutCancelling(let id):
      "it left the touches to views: \(name(id)).cancelsTouchesInView = false"
    case .moved(let id, let view):
      "it was on \(viewName(view)), which claims the touch: \(view.className).addGestureRecognizer(\(name(id)))"
    case .allowedToReceive: "its delegate let it have the touch"
    case .allowedByClass: "its shouldReceive(_:) returned true"
    case .enabled(let id): "it was enabled: \(name(id)).isEnabled = true"
    case .movement(let points) where points < 0:
      "the fingers moved \(shortDecimal(-points, places: 1)) points less"
    case .movement(let points):
      "the fingers moved \(shortDecimal(points, places: 1)) points further"
    case .straighter(let points):
      "the fingers strayed \(shortDecimal(points, places: 1)) points less from a straight line"
    case .level(let points, let axis):
      "the fingers strayed \(shortDecimal(points, places: 1)) points less from a "
        + (axis == .horizontal ? "horizontal line" : "vertical line")
    case .otherWay: "the fingers moved the other way"
    case .backwards: "the fingers went their way backwards, from its end to its begin"
    case .duration(let time) where time < 0: "it all was \(milliseconds(-time)) shorter"
    case .duration(let time): "it all was \(milliseconds(time)) longer"
    case .earlier(let time, _): "the next finger came \(milliseconds(time)) earlier"
    case .withoutFinger(let finger): "finger \(finger) did not touch"
    case .oneMoreFinger: "one more finger touched"
    }
  }

  private func milliseconds(_ time: Double) -> String {
    "\(shortDecimal(time * 1000, places: 0)) ms"
  }
}

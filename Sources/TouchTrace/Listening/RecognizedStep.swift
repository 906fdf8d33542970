// What recognizers recognized, one step a line, for programs beside the app.

import TouchKit

/// A step of a recognized gesture: that it began, changed, ended, or was cancelled after it had begun.
///
/// As JSON it is one line, with the fields in alphabetical order:
///
///     {"fingers":1,"recognizer":"pan","state":"began","time":0.412,"view":"board","x":120.5,"y":200}
nonisolated public struct RecognizedStep: Equatable, Encodable, Sendable {
  /// When, in seconds of the application.
  public var time: TimeInterval
  /// The recognizer's name in logs.
  public var recognizer: String
  /// `began`, `changed`, `ended` or `cancelled`.
  public var state: String
  /// The `accessibilityIdentifier` of the recognizer's view, or else its class; `nil` for no view.
  public var view: String?
  /// Where on the screen, in points from its left edge: the middle of the fingers.
  public var x: Double
  /// Where on the screen, in points from its top edge.
  public var y: Double
  /// How many fingers the recognizer has then: a pan ends with none.
  public var fingers: Int

  /// The step as one line of JSON, without its end.
  public var json: String { JSONLine.text(self) }
}

/// Hands over each step of a recognized gesture in an application.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class RecognitionLog {
  private let application: UIApplication
  private var token: ObserverToken?

  /// Hands each step to `take`, from now on and when it is decided.
  public init(of application: UIApplication, take: @escaping (RecognizedStep) -> Void) {
    self.application = application
    let cast = Cast(of: application)
    token = application.addObserver { observation in
      if let step = RecognizedStep(observation, cast) { take(step) }
    }
  }

  deinit {}

  /// Hands over no more.
  public func stop() {
    if let token { application.removeObserver(token) }
    token = nil
  }
}

extension RecognizedStep {
  /// The step that a decision is; `nil` for any other decision.
  fileprivate init?(_ observation: Observation, _ cast: Cast) {
    guard case .transition(let id, let from, let state, _) = observation.decision else {
      return nil
    }
    switch state {
    case .possible, .failed: return nil
    // What had not begun was not recognized.
    case .cancelled: guard from == .began || from == .changed else { return nil }
    case .began, .changed, .ended: break
    }
    let recognizer = cast.recognizer(id)
    let place = recognizer?.location(in: nil) ?? .zero
    self.init(
      time: observation.time, recognizer: cast.name(of: id), state: "\(state)",
      view: recognizer?.view.map { $0.accessibilityIdentifier ?? $0.observationID.className },
      x: Double(place.x), y: Double(place.y), fingers: recognizer?.numberOfTouches ?? 0)
  }
}

// Which recognizers and views an app has: their names in texts, and where they are. It looks at an
// app and changes nothing.

import TouchKit

/// The recognizers that a log has named so far.
///
/// A name that a second recognizer has too gets its number: `pan`, `pan#7`. The app's own one that was made first has
/// the name alone, in whatever order they are named. So a text means one recognizer, and a log, a sketch and
/// an explanation of the same app call it the same.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class Cast {
  // An observer of the application may hold the names: neither must keep the other alive.
  private weak let application: UIApplication?
  private var names: [Int: String] = [:]
  private var taken: Set<String> = []

  /// Names the recognizers of an application, which it does not keep alive.
  public init(of application: UIApplication) { self.application = application }

  deinit {}

  /// What texts call a recognizer.
  public func name(of recognizer: Observation.RecognizerID) -> String {
    if let name = names[recognizer.number] { return name }
    let all = views.flatMap { $0.gestureRecognizers ?? [] }
    // The app's own come before those that TouchKit made for itself.
    func precedes(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
      a.isPartOfTouchKit == b.isPartOfTouchKit
        ? a.observationID.number < b.observationID.number : b.isPartOfTouchKit
    }
    if let own = all.first(where: { $0.observationID.number == recognizer.number }) {
      let earlier = all.filter { names[$0.observationID.number] == nil && precedes($0, own) }
      for other in earlier.sorted(by: precedes) { add(other.observationID) }
    }
    return add(recognizer)
  }

  @discardableResult
  private func add(_ recognizer: Observation.RecognizerID) -> String {
    let isTaken = !taken.insert(recognizer.name).inserted
    let name = isTaken ? "\(recognizer.name)#\(recognizer.number)" : recognizer.name
    names[recognizer.number] = name
    return name
  }

  /// The decision in words; views are called by their classes and numbers unless something else is given.
  package func text(
    of decision: Observation.Decision, view: @escaping (Observation.ViewID) -> String = { "\($0)" }
  ) -> String {
    // The closures do not outlive the call.
    decision.text(
      Observation.Names(
        view: { id in MainActor.assumeIsolated { view(id) } },
        recognizer: { id in MainActor.assumeIsolated { self.name(of: id) } }))
  }

  /// The recognizer with an id; `nil` if no view in a window has a recognizer with it.
  public func recognizer(_ id: Observation.RecognizerID) -> UIGestureRecognizer? {
    for view in views {
      for recognizer in view.gestureRecognizers ?? []
      where recognizer.observationID.number == id.number {
        return recognizer
      }
    }
    return nil
  }

  /// The view with an id; `nil` if it is in no window.
  func view(_ id: Observation.ViewID) -> UIView? {
    views.first { $0.observationID.number == id.number }
  }

  /// The view that a finger that is down hit, whether or not it hears of the finger.
  func hitView(ofFinger finger: Int) -> Observation.ViewID? {
    application?.hitView(ofFinger: finger)?.observationID
  }

  /// All views in windows: from the back window to the front one, each before its subviews.
  public var views: [UIView] {
    var all: [UIView] = []
    func add(_ view: UIView) {
      all.append(view)
      for subview in view.subviews { add(subview) }
    }
    for window in application?.windows ?? [] { add(window) }
    return all
  }
}

// Tells lanes what happens in a running application. It looks at the application and changes
// nothing.

import TouchKit

/// Hears what a running application is told and what it decides, as facts for ``Lanes`` and
/// ``LaneEvents``.
///
/// Make it before the first input, and before the application makes decisions: what happened before
/// is not in the lanes.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class LaneWatcher {
  private let application: UIApplication
  private let cast: Cast
  private let hear: (LaneFact) -> Void
  private var known: Set<Int> = []
  private var tokens: [ObserverToken] = []

  /// Hands each fact from now on to `hear`, which is called inside callbacks: it must not send
  /// input.
  public init(of application: UIApplication, hear: @escaping (LaneFact) -> Void) {
    self.application = application
    self.hear = hear
    cast = Cast(of: application)
    tokens = [
      application.addInputObserver { hear(.input($0)) },
      application.addObserver { [weak self] in self?.note($0) },
    ]
  }

  deinit {}

  /// Hears no more.
  public func stop() {
    for token in tokens { application.removeObserver(token) }
    tokens = []
  }

  /// The lanes with the names of views that last, as far as the views are still there and no two have the
  /// same name. No code of the app may be running: its properties are read.
  public func named(_ lanes: Lanes) -> Lanes {
    var lanes = lanes
    lanes.rename(lastingNames())
    return lanes
  }

  /// The names that last, by what views are called without them.
  func lastingNames() -> [String: String] {
    var views: [String: [String]] = [:]
    for view in cast.views {
      if let name = view.lastingName { views[name, default: []].append("\(view.observationID)") }
    }
    var names: [String: String] = [:]
    for (name, views) in views where views.count == 1 { names[views[0]] = name }
    return names
  }

  private func note(_ observation: Observation) {
    let (first, second) = observation.decision.recognizers
    if let first { introduce(first) }
    if let second { introduce(second) }
    if case .held(let touch, .began) = observation.decision { place(touch) }
    hear(.decision(observation))
  }

  /// Tells the name and the view of a recognizer, once.
  private func introduce(_ id: Observation.RecognizerID) {
    guard known.insert(id.number).inserted else { return }
    let view = cast.recognizer(id)?.view?.observationID
    hear(.recognizer(id, name: cast.name(of: id), on: view))
  }

  /// Tells the view of a touch that the view does not hear of yet.
  private func place(_ touch: Observation.TouchID) {
    for window in application.windows {
      for other in window.contestSnapshot.touches where other.touch == touch {
        if let view = other.view { return hear(.touch(touch, in: view)) }
      }
    }
  }
}

nonisolated extension Observation.Decision {
  /// The recognizers of a decision: the one that decides, and the one that it depends on.
  var recognizers: (Observation.RecognizerID?, Observation.RecognizerID?) {
    switch self {
    case .received(_, let id), .refused(_, let id, _), .ignored(_, let id),
      .ignoredAssignment(let id, _, _), .goesOn(let id, _), .action(let id, _), .reset(let id),
      .requiredItself(let id):
      (id, nil)
    case .transition(let id, _, _, let cause): (id, cause.other)
    case .waits(let id, let other), .spared(let id, let other, _),
      .brokenRequirement(let id, let other):
      (id, other)
    case .badInput, .skipped, .withoutView, .settlingPutOff, .command, .motion, .obstacle,
      .delivered, .held, .dropped, .notPresented, .transitionInterrupted, .targetNotRemoved,
      .callsPutOff, .repeatsItself, .scheduledForNever, .assisted, .posted, .effect, .focus:
      (nil, nil)
    }
  }
}

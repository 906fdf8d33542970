// Finds how late the gestures and controls of an app may be: the graph says how late at most, the search
// shows it.

import GestureCore
import TouchKit

/// Finds the waits of an app.
package final class WaitFinder {
  /// With more recognizers than these, answers of delegates are not gone through.
  static let recognizersMax = 120
  /// For so many waits, fingers are tried.
  static let searchesMax = 60

  private let search: WaitSearch?
  private let sketch: AppSketch
  private let map: WaitMap
  private let app: TracedApp?
  private var graph: WaitGraph
  private var found = Waits()
  private var searches = 0

  /// Looks at an app that starts the same each time.
  package init(start: @escaping () -> TracedApp) {
    let app = start()
    self.app = app
    sketch = AppSketch(of: app.application, naming: \.lastingName)
    search = WaitSearch(
      inAppOf: sketch.views.count + sketch.recognizers.count, start: start)
    map = WaitMap(of: app.application, sketch)
    graph = WaitGraph(sketch)
  }

  /// Looks at an application that cannot be started anew: no fingers are tried.
  package init(of application: UIApplication, naming name: (UIView) -> String?) {
    (search, app) = (nil, nil)
    sketch = AppSketch(of: application, naming: name)
    map = WaitMap(of: application, sketch)
    graph = WaitGraph(sketch)
  }

  deinit {}

  /// How late the gestures and controls may be.
  package func waits() -> Waits {
    graph = WaitGraph(sketch, answered: answered())
    for index in sketch.recognizers.indices { look(atGesture: index) }
    for index in sketch.views.indices { look(atView: index) }
    lookAtAnswers()
    found.all = Self.sorted(found.all)
    found.ifAnswered = Self.sorted(found.ifAnswered)
    addNotes()
    found.trials = search?.trials ?? 0
    return found
  }

  private static func sorted(_ waits: [Wait]) -> [Wait] {
    waits.enumerated().sorted { a, b in
      let (mine, theirs) = (a.element, b.element)
      if mine.limit.bound != theirs.limit.bound { return mine.limit.bound > theirs.limit.bound }
      if mine.amongOthers.bound != theirs.amongOthers.bound {
        return mine.amongOthers.bound > theirs.amongOthers.bound
      }
      return a.offset < b.offset
    }.map(\.element)
  }

  private func addNotes() {
    if searches > Self.searchesMax || search?.isOver == true {
      found.notes.append("Not all waits were tried with fingers: there are too many.")
    }
    if graph.isCut {
      found.notes.append("There are too many requirements to follow all of them.")
    }
    if let warning = app?.warning { found.notes.append(warning) }
  }

  // MARK: Gestures

  private func isFelt(_ index: Int) -> Bool {
    let recognizer = sketch.recognizers[index]
    guard let view = recognizer.view, graph.patience(of: index).claim != nil else { return false }
    return recognizer.isEnabled && !sketch.reach(of: view).isEmpty
  }

  private func look(atGesture index: Int) {
    guard isFelt(index) else { return }
    let recognizer = sketch.recognizers[index]
    let any = graph.late(index, .any)
    let alone = recognizer.touches.lowerBound > 1 ? any : graph.late(index, .alone)
    let (name, place) = (sketch.name(ofRecognizer: index), sketch.place(ofRecognizer: index))
    guard any.late > 0 || alone.late > 0 else {
      if !recognizer.isPartOfTouchKit { found.atOnce.append("\(name) on \(place)") }
      return
    }
    add(index, alone, any, name, place)
  }

  private func add(
    _ index: Int, _ alone: WaitGraph.Path, _ any: WaitGraph.Path, _ name: String, _ place: String,
    answer: (text: String, pair: (waits: Int, for: Int))? = nil
  ) {
    let recognizer = sketch.recognizers[index]
    var wait = Wait(name, place, .action, alone, any, self)
    wait.answer = answer?.text
    let chain = Array(Set(alone.chain + any.chain)).sorted()
    let goal = WaitSearch.Goal(
      subject: .gesture(recognizer.number), alone: wait.limit.bound,
      amongOthers: wait.amongOthers.bound, fingers: recognizer.touches.lowerBound,
      answer: answer?.pair)
    let isFelt = tryFingers(
      goal, &wait, in: recognizer.view ?? 0, isHit: false, waitingFor: chain
    ) {
      $0.starts(of: self.graph.patience(of: index))
    }
    keep(wait, isFelt)
  }

  // MARK: Views

  private func look(atView index: Int) {
    let view = sketch.views[index]
    guard view.hearing != .nothing, !sketch.reach(of: index).isEmpty, isReachable(index) else {
      return
    }
    // The rows are told with their table.
    let isInRow = sketch.chain(from: view.superview).contains { sketch.views[$0].hearing == .rows }
    if view.hearing == .ownClass, isInRow { return }
    let touch = (graph.lateTouch(in: index, .alone), graph.lateTouch(in: index, .any))
    let lift = (graph.lateLift(in: index, .alone), graph.lateLift(in: index, .any))
    if touch.0.late == 0, lift.0.late == 0, view.hearing != .ownClass {
      found.atOnce.append(view.name)
    }
    for (effect, paths) in [(Wait.Effect.touch, touch), (.lift, lift)] {
      // With more fingers, nearly each recognizer around a view holds the end of a touch.
      if paths.0.late == 0 { continue }
      // What a class of the app does with a touch is not known: the begin is told.
      if view.hearing == .ownClass, effect == .lift { continue }
      let around = view.superview.map { sketch.views[$0].name } ?? ""
      var wait = Wait(view.name, around, effect, paths.0, paths.1, self)
      let chain = Array(Set(paths.0.chain + paths.1.chain)).sorted()
      let isFelt = tryTouch(&wait, in: index, waitingFor: chain)
      keep(wait, isFelt)
    }
  }

  private func keep(_ wait: Wait, _ isFelt: Bool) {
    if wait.answer != nil {
      if isFelt { found.ifAnswered.append(wait) }
      return
    }
    if isFelt { return found.all.append(wait) }
    let place = wait.effect == .action ? " on \(wait.place)" : ""
    found.withoutEffect.append("\(wait.effect.rawValue) of \(wait.name)\(place)")
  }

  /// Whether no view on the way keeps touches away.
  private func isReachable(_ view: Int) -> Bool {
    sketch.chain(from: view).allSatisfy {
      let view = sketch.views[$0]
      return !view.isHidden && view.isInteractionEnabled && view.alpha >= HitTestRule.alphaMin
    }
  }

  /// Whether the effect came.
  private func tryTouch(_ wait: inout Wait, in view: Int, waitingFor chain: [Int]) -> Bool {
    let isHit = sketch.views[view].hearing != .rows
    guard let places = places(in: view, isHit: isHit, chain),
      let number = map.number(ofViewAt: places.own)
    else { return true }
    let lifts = wait.effect == .lift
    let goal = WaitSearch.Goal(
      subject: lifts ? .lift(number) : .touch(number), alone: wait.limit.bound,
      amongOthers: wait.amongOthers.bound, fingers: 1)
    return tryFingers(goal, &wait, in: view, isHit: isHit, waitingFor: chain) {
      $0.touch(lifts: lifts)
    }
  }

  // MARK: Trying

  private func places(in view: Int, isHit: Bool, _ chain: [Int]) -> WaitPlaces? {
    var edges = ScreenEdgePanRule.Edges()
    for index in chain {
      if case .edgePan(let some) = graph.patience(of: index).rule { edges.formUnion(some) }
    }
    return map.places(
      in: view, isHit: isHit, others: chain.compactMap { sketch.recognizers[$0].view },
      edges: edges)
  }

  /// Whether the effect came.
  private func tryFingers(
    _ goal: WaitSearch.Goal, _ wait: inout Wait, in view: Int, isHit: Bool,
    waitingFor chain: [Int], starts: (WaitFingers) -> [WaitStart]
  ) -> Bool {
    searches += 1
    let own = sketch.recognizers.firstIndex { .gesture($0.number) == goal.subject }
    guard let search, searches <= Self.searchesMax, !search.isOver,
      let places = places(in: view, isHit: isHit, chain + [own].compactMap(\.self))
    else { return true }
    let others = chain.map { graph.patience(of: $0) }
    let result = search.search(goal) { rest in
      let fingers = WaitFingers(places: places, rest: rest)
      return fingers.trials(from: starts(fingers), waitingFor: others)
    }
    wait.isTried = true
    if !result.isFelt, !search.isOver { return false }
    wait.usual = result.usual
    wait.limit.showing = result.alone
    wait.amongOthers.showing = result.amongOthers
    return true
  }

  // MARK: Answers

  /// The requirements that delegates and classes answer while a finger, or two, are down.
  private func answered() -> [(Int, Int)] {
    guard let search, sketch.recognizers.contains(where: \.mayBeDecidedInMotion) else { return [] }
    let indices = Dictionary(
      sketch.recognizers.enumerated().map { ($1.number, $0) }, uniquingKeysWith: { a, _ in a })
    var pairs: [(Int, Int)] = []
    var asked: [Int] = []
    for recognizer in sketch.recognizers.prefix(Self.recognizersMax) {
      guard let view = recognizer.view, recognizer.isEnabled, !asked.contains(view) else {
        continue
      }
      asked.append(view)
      guard let place = map.places(in: view, isHit: false, others: [], edges: [])?.own else {
        continue
      }
      let beside = CGPoint(x: place.x + 12, y: place.y)
      for points in [[place], [place, beside]] {
        for (dependent, required) in search.requirements(at: points) {
          guard let a = indices[dependent], let b = indices[required] else { continue }
          pairs.append((a, b))
        }
      }
    }
    return pairs
  }

  /// What would be if one more delegate answered that one waits for another.
  private func lookAtAnswers() {
    guard sketch.recognizers.count <= Self.recognizersMax else {
      found.notes.append(
        "Answers of delegates that would make one wait were not gone through: there are more than "
          + "\(Self.recognizersMax) recognizers.")
      return
    }
    for index in sketch.recognizers.indices where isFelt(index) { lookAtAnswers(about: index) }
  }

  private func lookAtAnswers(about index: Int) {
    let recognizer = sketch.recognizers[index]
    guard !recognizer.isPartOfTouchKit else { return }
    var worst: (other: Int, alone: WaitGraph.Path, any: WaitGraph.Path)?
    for other in sketch.recognizers.indices where mayWait(index, for: other) {
      let any = graph.late(index, waitingFor: other, .any)
      let alone =
        recognizer.touches.lowerBound > 1 ? any : graph.late(index, waitingFor: other, .alone)
      guard (alone.late, any.late) > (worst?.alone.late ?? 0, worst?.any.late ?? 0) else {
        continue
      }
      worst = (other, alone, any)
    }
    guard let worst else { return }
    let certain = (graph.late(index, .alone).late, graph.late(index, .any).late)
    guard (worst.alone.late, worst.any.late) > certain else { return }
    let other = sketch.recognizers[worst.other]
    let text =
      recognizer.hasDelegate
      ? "\(sketch.name(ofRecognizer: index)) is answered true to shouldRequireFailureOf"
      : "\(sketch.name(ofRecognizer: worst.other)) is answered true to shouldBeRequiredToFailBy"
    add(
      index, worst.alone, worst.any, sketch.name(ofRecognizer: index),
      sketch.place(ofRecognizer: index),
      answer: (text, (recognizer.number, other.number)))
  }

  private func mayWait(_ index: Int, for other: Int) -> Bool {
    guard index != other, !graph.requires[index].contains(other),
      graph.patience(of: other).claim != nil, sketch.areRelated(index, other)
    else { return false }
    return sketch.recognizers[index].hasDelegate || sketch.recognizers[other].hasDelegate
  }

  // MARK: Words

  fileprivate func fullName(_ index: Int) -> String { sketch.fullName(ofRecognizer: index) }

  fileprivate func reason(_ chain: [Int]) -> String {
    var text = ""
    for (place, index) in chain.enumerated() {
      if place == 0 {
        text = "it waits for \(fullName(index)), "
      } else {
        text += "; \(sketch.name(ofRecognizer: chain[place - 1])) waits for \(fullName(index)), "
      }
      text += graph.patience(of: index).undecided(sketch.recognizers[index])
    }
    return text
  }
}

extension Wait {
  /// A wait without what was seen of it.
  fileprivate init(
    _ name: String, _ place: String, _ effect: Effect, _ alone: WaitGraph.Path,
    _ any: WaitGraph.Path, _ finder: WaitFinder
  ) {
    let chain = alone.late > 0 ? alone.chain : any.chain
    self.init(
      name: name, place: place, effect: effect, waitsFor: chain.map(finder.fullName),
      reason: finder.reason(chain), answer: nil, limit: Limit(bound: Bound(alone.late)),
      amongOthers: Limit(bound: Bound(max(any.late, alone.late))), usual: nil)
  }
}

nonisolated extension Patience {
  /// Until when a recognizer is undecided, in words that follow its name.
  fileprivate func undecided(_ recognizer: AppSketch.Recognizer) -> String {
    let number = max(1, fingers.lowerBound)
    switch rule {
    case .taps, .press, .pan:
      if number > 1 { return "which waits for \(number) fingers" }
    default: break
    }
    switch rule {
    case .taps(1): return "which waits for the finger to lift"
    case .taps(2): return "which waits for a second tap"
    case .taps(let count): return "which waits for \(count) taps"
    case .press(0, let duration, _):
      return "which waits whether the finger rests for \(Wait.text(duration)) s"
    case .press(let taps, _, _):
      return "which waits for \(taps == 1 ? "a tap" : "\(taps) taps") and a press"
    case .swipe: return "which has \(Wait.text(Self.swipeTime)) s for its way"
    case .pan: return "which is undecided while the finger rests"
    case .edgePan: return "which is undecided until the finger has left the edge"
    case .pinch, .rotation: return "which waits for two fingers that move"
    case .gate(let time): return "which lasts \(Wait.text(time)) s (delaysContentTouches)"
    case .deaf: return "which hears of no finger"
    case .unknown:
      if case .unknown(let name) = recognizer.deciding {
        return "of whose class, \(name), nothing is known"
      }
      return "of whose class nothing is known"
    }
  }
}

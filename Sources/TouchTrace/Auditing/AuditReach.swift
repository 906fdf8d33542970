// What one finger can do from a screen on, by taps and presses alone: a walk through the app, breadth first.

import GestureCore
import TouchKit

/// What a person reaches from a screen by taps and presses.
final class AuditReach {
  /// At most so many taps one after the other, and so many tries from one screen.
  static let depthMax = 3
  static let trialsMax = 250

  /// A screen that was reached.
  struct Node {
    /// What was done, from the first screen on.
    var path: [AuditAction]
    var effect: ScreenEffect
    var targets: [AuditTarget]
    /// What there is to be judged, after the first thing that was done.
    var keys: Set<String> = []
    /// What was tapped or pressed, by name.
    var touched: Set<String> = []
  }

  private let stage: AuditStage
  private let person: AuditPerson
  /// What was done before.
  let path: [AuditAction]
  /// What was there before.
  let screen: AuditScreen
  let seen: SeenScreen
  /// What there is to be judged.
  private lazy var keys = screen.keys
  /// The views that change by themselves.
  private(set) var restless: Set<Int> = []
  /// The views whose text tells what was done last.
  private(set) var talkative: Set<Int> = []
  private(set) var nodes: [Node] = []
  /// Whether more could be tapped than was tried.
  private(set) var isCut = false
  private var known: Set<SeenScreen> = []
  private let start: AuditStage.Outcome

  /// Begins at a screen.
  init(_ stage: AuditStage, _ person: AuditPerson, after path: [AuditAction]) {
    // What only a movement does, a tap does not, even if the hand trembles.
    (self.stage, self.person, self.path) = (stage, person.withoutTremor, path)
    start = stage.outcome(of: .wait, after: path)
    seen = start.screen
    screen = AuditScreen(of: start.application)
    let later = stage.outcome(of: .wait, after: path + [.wait])
    restless = ScreenEffect(from: seen, to: later.screen).views
    known = [seen]
  }

  deinit {}

  /// Walks.
  func walk() {
    let end = stage.trials + Self.trialsMax
    var open = [Node(path: [], effect: ScreenEffect(from: seen, to: seen), targets: screen.targets)]
    var depth = 0
    while depth < Self.depthMax, !open.isEmpty {
      let next = open.flatMap { node in
        step(
          from: node, before: end,
          at: depth < 2 ? node.targets : node.targets.filter { !screen.targets.contains($0) })
      }
      nodes += next
      if depth == 0 { findTalkative() }
      // What opens something new comes first.
      open = next.enumerated().sorted { a, b in
        let (mine, theirs) = (news(of: a.element), news(of: b.element))
        return mine != theirs ? mine > theirs : a.offset < b.offset
      }.map(\.element)
      depth += 1
    }
  }

  /// Does each thing that can be done with some targets, as long as there are tries left.
  private func step(from node: Node, before end: Int, at targets: [AuditTarget]) -> [Node] {
    var found: [Node] = []
    for target in targets {
      for action in target.actions(of: person) {
        guard stage.trials < end else {
          isCut = true
          return found
        }
        guard var new = reach(action, from: node) else { continue }
        new.touched = node.touched.union([target.name])
        found.append(new)
      }
    }
    return found
  }

  private func news(of node: Node) -> Int {
    node.targets.contains { !screen.targets.contains($0) } ? 1 : 0
  }

  /// What comes of one more thing; `nil` if the screen that follows is known.
  private func reach(_ action: AuditAction, from node: Node) -> Node? {
    let outcome = stage.outcome(of: action, after: path + node.path)
    guard known.insert(outcome.screen).inserted else { return nil }
    let effect = effect(of: outcome)
    guard !effect.isEmpty else { return nil }
    guard effect.changesTargets else {
      return Node(
        path: node.path + [action], effect: effect, targets: screen.targets, keys: keys)
    }
    let there = AuditScreen(of: outcome.application)
    return Node(
      path: node.path + [action], effect: effect, targets: there.targets,
      keys: node.path.isEmpty ? there.keys : [])
  }

  /// Finds the views whose text is another one after most things that are done.
  private func findTalkative() {
    guard nodes.count >= 3 else { return }
    var texts: [Int: Set<String>] = [:]
    for (view, text) in nodes.flatMap(\.effect.texts) { texts[view, default: []].insert(text) }
    talkative = Set(texts.filter { $0.value.count >= 3 && $0.value.count * 2 > nodes.count }.keys)
  }

  /// What is different on the screen after something else was done.
  func effect(of outcome: AuditStage.Outcome) -> ScreenEffect {
    ScreenEffect(from: seen, to: outcome.screen, except: restless)
  }

  /// Whether what is different on the screen says what was done.
  func isJudgeable(_ effect: ScreenEffect) -> Bool {
    effect.covers(effect, isExact: true, talkative: talkative)
  }

  /// Whether taps and presses do what something else does.
  ///
  /// - Parameter target: What may not be touched for it, by name; `nil` if all may.
  func does(_ effect: ScreenEffect, isExact: Bool, without target: String? = nil) -> Bool {
    nodes.contains { node in
      target.map { !node.touched.contains($0) } ?? true
        && node.effect.covers(effect, isExact: isExact, talkative: talkative)
    }
  }
}

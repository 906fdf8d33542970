// What is different on the screen after a gesture, in a form in which two gestures can be compared.

/// What is different on a screen.
nonisolated struct ScreenEffect: Equatable, Sendable {
  /// A direction of a change of a number.
  enum Way: Hashable, Sendable { case more, less }

  /// One thing that is different with a view.
  enum Change: Hashable, Sendable {
    case gone
    /// A view came, which looks like this; the number counts those that look alike, from 1 on.
    case new(String, Int)
    case across(Way), down(Way), width(Way), height(Way)
    case scrolledAcross(Way), scrolledDown(Way)
    case scale(Way), angle(Way)
    case selected(Bool)
    /// Its text, or its value.
    case text(String)
    /// What is drawn is so large now, in steps of 40 points.
    case ink(SeenScreen.Spot)
    case alpha(Way)
    case usable(Bool)
    case look
  }

  /// What is different with a view.
  struct Aspect: Hashable, Sendable {
    /// The number of the view; 0 for one that came.
    var view: Int
    var change: Change
  }

  private(set) var aspects: Set<Aspect> = []

  /// What is different between two looks.
  ///
  /// - Parameter restless: The views that change by themselves, which count for nothing.
  init(from old: SeenScreen, to new: SeenScreen, except restless: Set<Int> = []) {
    for (view, part) in old.parts where !restless.contains(view) {
      guard let other = new.parts[view] else {
        aspects.insert(Aspect(view: view, change: .gone))
        continue
      }
      if part != other { add(part, other, view) }
    }
    var counts: [String: Int] = [:]
    for (view, part) in new.parts where old.parts[view] == nil {
      let look = "\(part.text) \(part.size.x)×\(part.size.y)"
      counts[look, default: 0] += 1
      aspects.insert(Aspect(view: 0, change: .new(look, counts[look] ?? 1)))
    }
  }

  private mutating func add(_ old: SeenScreen.Part, _ new: SeenScreen.Part, _ view: Int) {
    func note(_ a: Int, _ b: Int, _ change: (Way) -> Change) {
      if a != b { aspects.insert(Aspect(view: view, change: change(b > a ? .more : .less))) }
    }
    note(old.position.x, new.position.x, Change.across)
    note(old.position.y, new.position.y, Change.down)
    note(old.size.x, new.size.x, Change.width)
    note(old.size.y, new.size.y, Change.height)
    note(old.scroll.x, new.scroll.x, Change.scrolledAcross)
    note(old.scroll.y, new.scroll.y, Change.scrolledDown)
    note(old.scale, new.scale, Change.scale)
    note(old.angle, new.angle, Change.angle)
    note(old.alpha, new.alpha, Change.alpha)
    if old.isSelected != new.isSelected {
      aspects.insert(Aspect(view: view, change: .selected(new.isSelected)))
    }
    if old.isUsable != new.isUsable {
      aspects.insert(Aspect(view: view, change: .usable(new.isUsable)))
    }
    for (a, b) in [(old.text, new.text), (old.value, new.value)] where a != b {
      aspects.insert(Aspect(view: view, change: .text(b)))
    }
    if old.ink != new.ink { aspects.insert(Aspect(view: view, change: .ink(new.ink))) }
    if old.look != new.look { aspects.insert(Aspect(view: view, change: .look)) }
  }

  var isEmpty: Bool { aspects.isEmpty }

  /// Whether views came, went, are elsewhere, or may be used now, so that fingers meet others.
  var changesTargets: Bool {
    aspects.contains { aspect in
      switch aspect.change {
      case .text, .selected, .look, .ink, .alpha: false
      default: true
      }
    }
  }

  /// The views with another text.
  var texts: [(view: Int, text: String)] {
    aspects.compactMap {
      if case .text(let text) = $0.change { ($0.view, text) } else { nil }
    }
  }

  /// The views that are different.
  var views: Set<Int> { Set(aspects.map(\.view)) }

  /// Whether this does at least what another effect does, by what can be seen.
  ///
  /// Colours and shapes count only if nothing else is different.
  ///
  /// - Parameters:
  ///   - other: What has to be done.
  ///   - isExact: Whether texts have to be the same; else, only all words of the other one have to be in them.
  ///   - talkative: The views whose text tells what was done last, which count for nothing.
  func covers(_ other: ScreenEffect, isExact: Bool, talkative: Set<Int>) -> Bool {
    let needed = other.essence(isExact: isExact, talkative)
    return !needed.isEmpty && needed.isSubset(of: essence(isExact: isExact, talkative, all: true))
  }

  private func essence(isExact: Bool, _ talkative: Set<Int>, all: Bool = false) -> Set<Aspect> {
    var (marked, looks): (Set<Aspect>, Set<Aspect>) = ([], [])
    for aspect in aspects {
      switch aspect.change {
      case .text(let text):
        guard !talkative.contains(aspect.view) else { continue }
        // That it says something else counts, even if only its numbers are others.
        let words = isExact ? [text] : text.split { !$0.isLetter }.map(String.init) + [""]
        for word in words { marked.insert(Aspect(view: aspect.view, change: .text(word))) }
      case .alpha, .usable, .look: looks.insert(aspect)
      default: marked.insert(aspect)
      }
    }
    return all ? marked.union(looks) : marked.isEmpty ? looks : marked
  }
}

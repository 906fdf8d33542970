// Finds the views of a window that can have the focus now, where they are, and in which groups. It moves
// nothing.

import GestureCore

/// A view that can have the focus now.
struct FocusCandidate {
  let view: UIView
  /// Where it is, in the window's coordinates, in points.
  let place: FocusPlace
  /// What of it is in sight; without extent if it is scrolled away.
  let visible: FocusPlace
  /// The number of its group.
  let group: Int
}

/// What Tab leads to as one thing.
struct FocusGroup {
  /// What it consists of: a name in all of the window, or what is in a view and in no group inside.
  enum Kind {
    case named(String)
    case container(FocusResponder)
  }

  let kind: Kind
  /// Where it is in sight, in the window's coordinates, in points.
  let visible: FocusPlace

  /// The responder that it is the content of; `nil` for a named one.
  var container: FocusResponder? {
    if case .container(let container) = kind { return container }
    return nil
  }

  /// Whether it is the group of a name. Names are compared by bytes.
  func isNamed(_ name: String) -> Bool {
    guard case .named(let own) = kind else { return false }
    return own.utf8.elementsEqual(name.utf8)
  }
}

/// A walk through the views of a window, from outside to inside. It keeps all that it found alive.
struct FocusWalk {
  /// Back to front.
  private(set) var candidates: [FocusCandidate] = []
  private(set) var groups: [FocusGroup] = []
  private let window: UIWindow

  /// What of the window shows around a view, and whether it is scrolled into sight if it does not.
  private struct Surroundings {
    var clip: FocusPlace
    var isScrolled = false
    var group: Int
  }

  /// Complexity: O(views), and O(levels) more for each view that can have the focus.
  init(in window: UIWindow) {
    self.window = window
    groups.append(FocusGroup(kind: .container(window), visible: window.bounds.place))
    visit(window, in: Surroundings(clip: window.bounds.place, group: 0))
  }

  private mutating func visit(_ view: UIView, in outer: Surroundings) {
    guard view.isSeen, view.isUserInteractionEnabled else { return }
    var around = outer
    let scrolls = view.focusKind == .scrollingGroup
    if view.clipsToBounds || scrolls {
      around.clip = place(of: view).part(in: outer.clip)
      // It shows nothing of itself, and cannot be brought into sight.
      if !around.clip.exists, !outer.isScrolled { return }
    }
    around.group = group(of: view, in: around) ?? outer.group
    if view.canBecomeFocused { add(view, in: outer, group: around.group) }
    around.isScrolled = outer.isScrolled || scrolls
    for subview in UIView.inReach(view.subviewStorage) { visit(subview, in: around) }
  }

  private mutating func add(_ view: UIView, in around: Surroundings, group: Int) {
    let place = place(of: view)
    let visible = place.part(in: around.clip)
    guard place.exists, around.isScrolled || visible.exists else { return }
    candidates.append(
      FocusCandidate(view: view, place: place, visible: visible, group: group))
  }

  private func place(of view: UIView) -> FocusPlace {
    view.convert(view.bounds, to: window as UIView).place
  }

  /// The number of the group that a view forms; `nil` if it belongs to that of its surroundings.
  private mutating func group(of view: UIView, in around: Surroundings) -> Int? {
    let kind: FocusGroup.Kind
    if let name = view.focusGroupIdentifier ?? view.owner?.focusGroupIdentifier {
      if let known = groups.firstIndex(where: { $0.isNamed(name) }) { return known }
      kind = .named(name)
    } else if view.focusKind != .plain || view.owner != nil {
      kind = .container(view)
    } else {
      return nil
    }
    groups.append(FocusGroup(kind: kind, visible: place(of: view).part(in: around.clip)))
    return groups.count - 1
  }

  // MARK: Finding

  /// The number of a view among the candidates; `nil` if it is none.
  func index(of view: UIView?) -> Int? {
    guard let view else { return nil }
    return candidates.firstIndex { $0.view === view }
  }

  /// The candidates of a group, those in sight first, in reading order.
  func members(of group: Int) -> [FocusCandidate] {
    let all = candidates.filter { $0.group == group }
    let seen = sorted(all.filter { $0.visible.exists }) { $0.visible }
    return seen + sorted(all.filter { !$0.visible.exists }) { $0.place }
  }

  /// The candidates of a group that an arrow can lead to, in reading order.
  func row(of group: Int) -> [FocusCandidate] {
    sorted(candidates.filter { $0.group == group }) { $0.place }
  }

  /// The groups in which something can have the focus, in the reading order of what comes first in each.
  func groupOrder() -> [Int] {
    var places: [(group: Int, place: FocusPlace)] = []
    for group in groups.indices {
      let all = candidates.filter { $0.group == group }
      guard !all.isEmpty else { continue }
      let seen = all.filter { $0.visible.exists }
      if seen.isEmpty { places.append((group, groups[group].visible)) }
      for candidate in seen { places.append((group, candidate.visible)) }
    }
    let order = ReadingOrder.sorted(places.map { $0.place }, isMirrored: window.isMirrored)
    var groups: [Int] = []
    for index in order where !groups.contains(places[index].group) {
      groups.append(places[index].group)
    }
    return groups
  }

  private func sorted(
    _ list: [FocusCandidate], by place: (FocusCandidate) -> FocusPlace
  ) -> [FocusCandidate] {
    ReadingOrder.sorted(list.map(place), isMirrored: window.isMirrored).map { list[$0] }
  }
}

extension UIView {
  /// Why the view cannot have the focus in a window now; `nil` if it can, as far as it has a place there.
  final func focusLoss(in window: UIWindow?) -> FocusLoss? {
    guard let window, windowStorage === window, window.isShown else { return .gone }
    guard canBecomeFocused else { return .disabled }
    var current: UIView = self
    while true {
      guard current.isSeen else { return .hidden }
      guard current.isUserInteractionEnabled else { return .disabled }
      guard let around = current.superviewStorage else { return nil }
      guard UIView.inReach(around.subviewStorage).contains(where: { $0 === current }) else {
        return .covered
      }
      current = around
    }
  }
}

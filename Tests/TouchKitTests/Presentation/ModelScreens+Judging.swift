// What must hold of three screens after each call and at the end of all.

import GestureCore
import WidgetRules

extension ModelScreens {
  /// What is wrong now: every call's completion was called, or waits for a transition that runs, or belongs
  /// to one that was cancelled or to a call that was refused.
  var faults: [String] {
    guard calls == completed + cancelled + refused + transitions.count else {
      return mistakes + [
        "\(calls) calls, \(completed) completed, \(cancelled) cancelled, \(refused) refused, "
          + "\(transitions.count) running"
      ]
    }
    return mistakes
  }

  /// What is left when all transitions have ended, and everything is dismissed in a window that shows.
  func leftovers() -> [String] {
    var last = self
    last.hook = nil
    if !last.isShown { last.toggleWindow() }
    for _ in 0..<8 {
      while !last.transitions.isEmpty { last.perform(.end) }
      last.perform(.dismiss(0))
    }
    guard last.gap == nil else { return [] }
    var left = last.faults
    if last.presented != [nil, nil, nil] || last.presenting != [nil, nil, nil] {
      left.append("a bond is left")
    }
    if last.rules.contains(where: { $0.state != .absent }) { left.append("\(last.rules)") }
    if last.appearances != [.appeared, .disappeared, .disappeared] {
      left.append("\(last.appearances)")
    }
    if last.places != [.window, .nowhere, .nowhere] || !last.windowContainers.isEmpty {
      left.append("views are left")
    }
    return left
  }

  /// What decides all that follows, as numbers: two with the same future have the same. Containers are
  /// numbered anew.
  var key: [Int] {
    var known: [Int: Int] = [:]
    func number(_ container: Int?) -> Int {
      guard let container else { return 0 }
      if let old = known[container] { return old }
      known[container] = known.count + 1
      return known.count
    }
    func place(_ place: Place?) -> Int {
      switch place {
      case nil: -2
      case .nowhere: -1
      case .window: 0
      case .container(let container): number(container)
      }
    }
    var numbers = [isShown ? 1 : 0, hook == nil ? 0 : 1]
    numbers += windowContainers.map { number($0) } + [-3]
    for screen in 0..<3 {
      numbers += [Self.number(rules[screen].state), Self.number(appearances[screen])]
      numbers += [(presented[screen] ?? -1), (presenting[screen] ?? -1), order[screen]]
      numbers += [number(containers[screen]), place(replaced[screen]), place(places[screen])]
      numbers += [Self.number(heard[screen]), isInWindowTold[screen] ? 1 : 0]
    }
    for transition in transitions {
      numbers += [transition.isComing ? 1 : 0, transition.presented, transition.presenting]
      numbers += [number(transition.container), transition.isCovering ? 1 : 0]
      numbers.append(place(transition.saved))
    }
    return numbers
  }

  private static func number(_ state: PresentationRule.State) -> Int {
    switch state {
    case .absent: 0
    case .preparing: 1
    case .announced(let style): style == .covering ? 2 : 3
    case .presented(let style): style == .covering ? 4 : 5
    case .pulled(let style): style == .covering ? 6 : 7
    case .ending(let style): style == .covering ? 8 : 9
    case .going(let style): style == .covering ? 10 : 11
    case .leaving(let style): style == .covering ? 12 : 13
    }
  }

  private static func number(_ state: AppearanceRule) -> Int {
    switch state {
    case .disappeared: 0
    case .announced(let leader): leader == .window ? 1 : 3
    case .appearing(let leader): leader == .window ? 2 : 4
    case .appeared: 5
    case .disappearing(let leader): leader == .window ? 6 : 7
    }
  }

  private static func number(_ step: AppearanceRule.Step) -> Int {
    AppearanceRule.Step.allCases.firstIndex(of: step) ?? 0
  }
}

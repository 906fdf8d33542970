// Views that are used again, by their kind.

import GestureCore
@_spi(Widgets) import TouchEngine
import WidgetRules

/// Makes views of registered kinds, and keeps those that are not needed now.
///
/// Kinds are compared by their bytes: Embedded Swift would need Unicode's tables to compare texts.
struct ReusePool<View: UIView> {
  private struct Kind {
    let name: String
    var make: (() -> View)?
    var free: [View] = []
  }
  private var kinds: [Kind] = []

  private func index(of name: String) -> Int? {
    for index in kinds.indices where kinds[index].name.utf8.elementsEqual(name.utf8) {
      return index
    }
    return nil
  }

  /// Says how views of a kind are made; `nil`: not at all.
  mutating func register(_ name: String, _ make: (() -> View)?) {
    if let index = index(of: name) {
      kinds[index].make = make
    } else {
      kinds.append(Kind(name: name, make: make))
    }
  }

  /// Keeps a view until it is needed again.
  mutating func put(_ view: View, _ name: String) {
    guard let index = index(of: name) else {
      kinds.append(Kind(name: name, make: nil, free: [view]))
      return
    }
    if place(of: view, in: index) == nil { kinds[index].free.append(view) }
  }

  /// A view that was kept; `nil` if there is none.
  mutating func take(_ name: String) -> View? {
    index(of: name).flatMap { kinds[$0].free.popLast() }
  }

  /// What makes new views of a kind.
  func maker(_ name: String) -> (() -> View)? { index(of: name).flatMap { kinds[$0].make } }

  /// Forgets a view that is in use again.
  mutating func remove(_ view: View, _ name: String) {
    guard let index = index(of: name), let place = place(of: view, in: index) else { return }
    kinds[index].free.remove(at: place)
  }

  private func place(of view: View, in index: Int) -> Int? {
    for place in kinds[index].free.indices where kinds[index].free[place] === view {
      return place
    }
    return nil
  }
}

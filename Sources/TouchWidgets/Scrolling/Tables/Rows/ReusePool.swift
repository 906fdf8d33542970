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
    kinds.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
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
    if !kinds[index].free.contains(where: { $0 === view }) { kinds[index].free.append(view) }
  }

  /// A view that was kept; `nil` if there is none.
  mutating func take(_ name: String) -> View? {
    index(of: name).flatMap { kinds[$0].free.popLast() }
  }

  /// What makes new views of a kind.
  func maker(_ name: String) -> (() -> View)? { index(of: name).flatMap { kinds[$0].make } }

  /// Forgets a view that is in use again.
  mutating func remove(_ view: View, _ name: String) {
    guard let index = index(of: name) else { return }
    kinds[index].free.removeAll { $0 === view }
  }
}

// Views in views in views: how many levels there may be, and how they are released.

import Foundation
import Testing

@testable import TouchEngine
@testable import TouchWidgets

/// The last reference to views, which another thread drops.
private nonisolated final class Released: @unchecked Sendable {
  private var view: UIView?
  private let isGone = DispatchSemaphore(value: 0)

  init(_ view: UIView?) { self.view = view }

  deinit {}

  func release() {
    view = nil
    isGone.signal()
  }

  func wait() { isGone.wait() }
}

extension HierarchyMistakes {
  @Test func moreLevelsThanThereMayBeStopWithAMessage() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        var outer = UIView()
        for _ in 0..<UIView.levelsMax {
          let view = UIView()
          view.addSubview(outer)
          outer = view
        }
        UIView().addSubview(outer)
      }
    }
    #expect(
      message(of: result).contains(
        "cannot become its subview: more than 10000 views would be in each other."))
  }

  /// Puts as many views into each other as may be, and returns the innermost one. The views above and below are
  /// counted whenever one is added, so it adds a hundred at a time.
  private func fill(_ root: UIView, _ make: () -> UIView) -> UIView {
    var end = root
    for _ in 0..<UIView.levelsMax / 100 {
      let first = make()
      var last = first
      for _ in 1..<100 {
        let view = make()
        last.addSubview(view)
        last = view
      }
      end.addSubview(first)
      end = last
    }
    return end
  }

  @Test func viewsThatLeftDoNotCountAsLevels() {
    let root = UIView()
    let inner = fill(root) { UIView() }
    inner.removeFromSuperview()
    let leaf = UIView()
    root.subviews[0].subviews[0].addSubview(leaf)
    leaf.addSubview(inner)
    #expect(inner.isDescendant(of: root))
  }

  @Test func deepViewThatIsStillReferencedKeepsItsSubviews() {
    let (kept, leaf) = (UIView(), UIView())
    kept.addSubview(leaf)
    do {
      let outer = UIView()
      var inner = outer
      for _ in 0..<300 {
        let view = UIView()
        inner.addSubview(view)
        inner = view
      }
      inner.addSubview(kept)
    }
    #expect(kept.superview == nil && kept.subviews == [leaf] && leaf.superview === kept)
  }

  /// A thread has 1 MiB of stack, and each level would take some of it.
  @Test func deepViewsAreReleasedOneByOne() {
    final class Leaf: UIView {
      static nonisolated(unsafe) var count = 0
      deinit { Leaf.count += 1 }
    }
    var outer: UIView? = UIView()
    if let outer { _ = fill(outer) { Leaf() } }
    let box = Released(outer)
    outer = nil
    let thread = Thread { box.release() }
    thread.stackSize = 1024 * 1024
    thread.start()
    box.wait()
    #expect(Leaf.count == UIView.levelsMax)
  }
}

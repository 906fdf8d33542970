// BEHAVIOUR 14: which views a layout visits, and what becomes of one that leaves in need of it.

import Foundation
import Testing
import TouchTesting

@testable import TouchEngine

/// A view that tells when it is laid out.
private final class ToldView: UIView {
  let name: String
  let tell: (String) -> Void

  init(_ name: String, _ tell: @escaping (String) -> Void) {
    self.name = name
    self.tell = tell
    super.init(frame: .zero)
  }
  deinit {}

  override func layoutSubviews() { tell(name) }
}

@Suite struct ViewsInNeedOfLayout {
  /// Views a, b and c in the window, and what they tell.
  private func told(
    _ body: (UIWindow, [UIView], _ take: () -> [String]) -> Void
  ) {
    withScreen(recording: []) { screen in
      var lines: [String] = []
      let views = ["a", "b", "c"].map { name in ToldView(name) { lines.append($0) } }
      for view in views { screen.window.addSubview(view) }
      screen.window.layoutIfNeeded()
      lines = []
      body(screen.window, views) {
        screen.window.layoutIfNeeded()
        defer { lines = [] }
        return lines
      }
    }
  }

  @Test func aMarkedSiblingIsLaidOutAlone() {
    told { _, views, take in
      views[1].setNeedsLayout()
      #expect(take() == ["b"])
      #expect(take() == [])
    }
  }

  @Test func severalSiblingsInTheirOrder() {
    told { _, views, take in
      for index in [2, 0, 2] { views[index].setNeedsLayout() }
      #expect(take() == ["a", "c"])
    }
  }

  @Test func aViewInNeedThatMovesIsLaidOutOnce() {
    told { window, views, take in
      views[2].setNeedsLayout()
      views[0].addSubview(views[2])
      #expect(take().filter { $0 == "c" } == ["c"])
    }
  }

  @Test func aViewInNeedThatLeavesIsReleased() {
    told { window, views, take in
      weak var gone: UIView?
      do {
        let view = UIView()
        window.addSubview(view)
        window.layoutIfNeeded()
        view.setNeedsLayout()
        views[0].setNeedsLayout()
        view.removeFromSuperview()
        gone = view
      }
      #expect(gone == nil)
      #expect(take() == ["a"])
    }
    withScreen(recording: []) { screen in
      weak var gone: UIView?
      let outer = UIView()
      do {
        let view = UIView()
        outer.addSubview(view)
        view.removeFromSuperview()
        gone = view
      }
      #expect(gone == nil)
    }
  }
}

// Views of TouchKit's own classes are hit-tested without calls that a subclass could override. The
// result is the one of the calls.

import GestureCore
import Testing

@testable import TouchEngine
@testable import TouchWidgets

/// Overrides nothing, but may have: it is asked by calls.
private final class Own: UIView {}

@Suite struct PlainHits {
  @Test func onlyClassesWithoutCodeOfTheAppAreHitPlainly() {
    #expect(UIView().isHitPlainly)
    #expect(UILabel().isHitPlainly)
    #expect(!Own().isHitPlainly)
    #expect(!UIScrollView().isHitPlainly)
    #expect(!UISlider().isHitPlainly)
  }

  @Test(arguments: 1...40)
  func bothWaysFindTheSame(seed: UInt64) {
    var dice = Seeded(seed)
    let plan = (0..<30).map { _ in Layout(&dice) }
    let plain = plan.tree { UIView(frame: $0) }
    let asked = plan.tree { Own(frame: $0) }
    for _ in 0..<60 {
      let place = CGPoint(x: dice.number(-50...250), y: dice.number(-50...250))
      let (one, other) = (plain[0].hitTest(place, with: nil), asked[0].hitTest(place, with: nil))
      #expect(plain.firstIndex { $0 === one } == asked.firstIndex { $0 === other })
    }
  }

  @Test(arguments: ["hidden", "disabled", "transparent", "elsewhere"])
  func overridesOfASubclassCountInHitTests(what: String) {
    final class Odd: UIView {
      var what = ""
      override var isHidden: Bool {
        get { what == "hidden" }
        set {}
      }
      override var isUserInteractionEnabled: Bool {
        get { what != "disabled" }
        set {}
      }
      override var alpha: CGFloat {
        get { what == "transparent" ? 0 : 1 }
        set {}
      }
      override var bounds: CGRect {
        get { what == "elsewhere" ? .zero : super.bounds }
        set {}
      }
    }
    let root = UIView(frame: rect(0, 0, 100, 100))
    let odd = Odd(frame: rect(0, 0, 100, 100))
    root.addSubview(odd)
    #expect(root.hitTest(point(10, 10), with: nil) === odd)
    odd.what = what
    #expect(root.hitTest(point(10, 10), with: nil) === root)
  }

  @Test func anObserverHearsOfEverySkippedView() {
    withWindow { application, window in
      let beside = UIView(frame: rect(50, 50, 10, 10))
      let front = UIView(frame: rect(0, 0, 100, 100))
      front.isHidden = true
      for view in [beside, front] { window.addSubview(view) }
      var skipped: [HitTestRule.Skip] = []
      let observer = application.addObserver {
        if case .skipped(_, because: let skip) = $0.decision { skipped.append(skip) }
      }
      #expect(window.hitTest(point(10, 10), with: nil) === window)
      #expect(skipped == [.hidden, .outside])
      application.removeObserver(observer)
      #expect(window.hitTest(point(10, 10), with: nil) === window)
      #expect(skipped.count == 2)
    }
  }

  @Test func aViewThatIsAskedMayRemoveTheOthers() {
    final class Remover: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for view in superview?.subviews ?? [] where view !== self { view.removeFromSuperview() }
        return nil
      }
    }
    let root = UIView(frame: rect(0, 0, 100, 100))
    for _ in 0..<3 { root.addSubview(UIView(frame: rect(0, 0, 100, 100))) }
    root.addSubview(Remover(frame: root.bounds))
    // The list of subviews is the one from before: a view that has left is still found.
    #expect(root.hitTest(point(10, 10), with: nil) !== root)
    #expect(root.subviews.count == 1)
  }
}

/// Where a view is among the views before it, and how it looks.
private struct Layout {
  let parent: CGFloat
  let frame: CGRect
  var origin = point(0, 0)
  var transform = CGAffineTransform.identity
  var size: CGSize?
  var center: CGPoint?
  var alpha = CGFloat(1)
  var isHidden = false
  var isEnabled = true

  init(_ dice: inout Seeded) {
    parent = dice.number(0...1)
    frame = CGRect(
      x: dice.number(-20...150), y: dice.number(-20...150), width: dice.number(0...99),
      height: dice.number(0...99))
    if dice.index(below: 3) == 0 {
      origin = CGPoint(x: dice.number(-50...50), y: dice.number(-50...50))
    }
    if dice.index(below: 4) == 0 {
      transform = CGAffineTransform(rotationAngle: dice.number(0...6))
    }
    if dice.index(below: 20) == 0 { transform = CGAffineTransform(scaleX: 0, y: 1) }
    if dice.index(below: 8) == 0 {
      size = CGSize(width: dice.number(-60...0), height: dice.number(-60...60))
    }
    if dice.index(below: 15) == 0 { center = point(.nan, 10) }
    if dice.index(below: 10) == 0 { alpha = dice.number(0...0.02) }
    isHidden = dice.index(below: 12) == 0
    isEnabled = dice.index(below: 12) > 0
  }
}

extension [Layout] {
  /// A tree of views; the root comes first.
  fileprivate func tree(_ make: (CGRect) -> UIView) -> [UIView] {
    var views = [make(rect(0, 0, 200, 200))]
    for layout in self {
      let view = make(layout.frame)
      view.bounds.origin = layout.origin
      view.transform = layout.transform
      if let size = layout.size { view.bounds.size = size }
      if let center = layout.center { view.center = center }
      view.alpha = layout.alpha
      view.isHidden = layout.isHidden
      view.isUserInteractionEnabled = layout.isEnabled
      views[Int(layout.parent * CGFloat(views.count - 1))].addSubview(view)
      views.append(view)
    }
    return views
  }
}

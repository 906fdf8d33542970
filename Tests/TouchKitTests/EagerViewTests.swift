// Views that enter a view before it takes them.

import Testing

@testable import TouchEngine
@testable import TouchWidgets

/// Enters its new superview as soon as it hears of it.
private final class Eager: UIView {
  var index = 0
  var newcomers: [String] = []
  private var isEntering = false

  override func willMove(toSuperview newSuperview: UIView?) {
    guard !isEntering, let newSuperview else { return }
    isEntering = true
    newSuperview.insertSubview(self, at: index)
  }
}

private final class Counting: UIView {
  var count = 0
  override func didAddSubview(_ subview: UIView) { count += 1 }
}

@Suite struct EagerViews {
  @Test(arguments: [0, 1, 2])
  func aViewThatEntersItsSuperviewBeforeItsTimeIsThereOnceAndWhereItWasToBe(index: Int) {
    let parent = Counting(frame: rect(0, 0, 100, 100))
    let (one, two, eager) = (UIView(), UIView(), Eager())
    parent.addSubview(one)
    parent.addSubview(two)
    eager.index = index
    parent.insertSubview(eager, at: 1)
    #expect(parent.subviews == [one, eager, two])
    #expect(eager.superview === parent && parent.count == 3)
  }

  @Test func aViewThatIsPutWhereItIsAlreadyOnlyChangesItsPlace() {
    let parent = Counting(frame: rect(0, 0, 100, 100))
    let views = (0..<3).map { _ in UIView() }
    views.forEach(parent.addSubview)
    for (index, order) in [(0, [2, 0, 1]), (1, [0, 2, 1]), (2, [0, 1, 2])] {
      parent.insertSubview(views[2], at: index)
      #expect(parent.subviews == order.map { views[$0] })
    }
    #expect(parent.count == 3)
  }
}

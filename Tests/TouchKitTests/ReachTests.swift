// What assistive technologies reach of what shows, and in which order they read it.

import Testing

@testable import TouchEngine
@testable import TouchWidgets

@Suite struct ReachOfAccessibility {
  /// A view of fixed elements, which it hands out one by one.
  private final class Shelf: UIView {
    var things: [AccessibilityItem?] = []
    override func accessibilityElementCount() -> Int { things.count }
    override func accessibilityElement(at index: Int) -> AccessibilityItem? { things[index] }
  }

  /// Adds an element with a name.
  @discardableResult
  private func element(_ name: String, _ frame: CGRect, in view: UIView) -> UIView {
    let element = UIView(frame: frame)
    element.isAccessibilityElement = true
    element.accessibilityLabel = name
    view.addSubview(element)
    return element
  }

  /// The names of what is read in the application, with brackets around groups in a window.
  private func read(_ application: UIApplication) -> String {
    func words(_ node: AccessibilitySnapshot) -> String {
      node.told.map { $0.label ?? "-" }
        ?? "[" + node.children.map(words).joined(separator: " ") + "]"
    }
    return application.accessibilitySnapshot().flatMap(\.children).map(words)
      .joined(separator: " ")
  }

  @Test func elementsAreReadLineByLineFromTheLeadingEdge() {
    let stage = Stage()
    element("d", rect(0, 80, 40, 20), in: stage.view)
    element("c", rect(60, 12, 30, 20), in: stage.view)
    element("a", rect(0, 10, 20, 20), in: stage.view)
    element("b", rect(25, 19, 30, 40), in: stage.view)
    #expect(read(stage.application) == "a b c d")
    stage.window.semanticContentAttribute = .forceRightToLeft
    #expect(read(stage.application) == "c b a d")
  }

  @Test func aSnapshotLaysOutFirst() {
    final class Late: UIView {
      override func layoutSubviews() { subviews.first?.frame.origin.x = 60 }
    }
    let stage = Stage()
    let late = Late(frame: rect(0, 0, 90, 90))
    stage.view.addSubview(late)
    element("moved", rect(0, 0, 20, 20), in: late)
    let told = stage.application.accessibilitySnapshot().flatMap(\.elements)
    #expect(told.map { Double($0.frame.minX) } == [60])
  }

  /// The window, the views in each other and the element are levels.
  @Test(arguments: [(498, "leaf"), (499, "")])
  func fiveHundredLevelsAreRead(views: Int, expected: String) {
    let stage = Stage()
    var inner = stage.view
    for _ in 1..<views {
      let next = UIView(frame: rect(0, 0, 50, 50))
      inner.addSubview(next)
      inner = next
    }
    element("leaf", rect(0, 0, 20, 20), in: inner)
    #expect(read(stage.application) == expected)
  }

  @Test func viewsWithoutGroupsAreReadTogetherAndGroupsAsOne() {
    let stage = Stage()
    let (left, right) = (UIView(frame: rect(0, 0, 50, 100)), UIView(frame: rect(50, 0, 50, 100)))
    for (column, names) in [(left, ["a", "b"]), (right, ["c", "d"])] {
      stage.view.addSubview(column)
      element(names[0], rect(0, 0, 50, 20), in: column)
      element(names[1], rect(0, 50, 50, 20), in: column)
    }
    #expect(read(stage.application) == "a c b d")
    left.shouldGroupAccessibilityChildren = true
    #expect(read(stage.application) == "[a b] c d")
    right.accessibilityContainerType = .list
    #expect(read(stage.application) == "[a b] [c d]")
  }

  @Test func hiddenElementsAreLeftOut() {
    let stage = Stage()
    element("a", rect(0, 0, 10, 10), in: stage.view)
    let group = UIView(frame: rect(0, 20, 50, 50))
    stage.view.addSubview(group)
    element("b", rect(0, 0, 10, 10), in: group)
    #expect(read(stage.application) == "a b")
    group.isHidden = true
    #expect(read(stage.application) == "a")
    (group.isHidden, group.alpha) = (false, 0)
    #expect(read(stage.application) == "a")
    (group.alpha, group.accessibilityElementsHidden) = (1, true)
    #expect(read(stage.application) == "a")
    group.accessibilityElementsHidden = false
    stage.view.isAccessibilityElement = true
    #expect(read(stage.application) == "-")
  }

  @Test func aModalViewHidesThoseBesideIt() {
    let stage = Stage()
    let sheet = UIView(frame: rect(0, 200, 100, 100))
    stage.window.addSubview(sheet)
    element("a", rect(0, 0, 10, 10), in: stage.view)
    element("b", rect(0, 0, 10, 10), in: sheet)
    #expect(read(stage.application) == "a b")
    sheet.accessibilityViewIsModal = true
    #expect(read(stage.application) == "b")
    stage.view.accessibilityViewIsModal = true
    #expect(read(stage.application) == "b")
    sheet.isHidden = true
    #expect(read(stage.application) == "a")
  }

  @Test func aContainerReadsInItsOwnOrder() {
    let stage = Stage()
    let first = element("first", rect(0, 0, 10, 10), in: stage.view)
    let second = element("second", rect(0, 50, 10, 10), in: stage.view)
    stage.view.accessibilityElements = [second, first, second, "no element"]
    #expect(read(stage.application) == "[second first]")
    #expect(stage.view.accessibilityElementCount() == 4)
    #expect(stage.view.accessibilityElement(at: 1) as? UIView === first)
    #expect(stage.view.accessibilityElement(at: 4) == nil)
    #expect(stage.view.index(ofAccessibilityElement: first) == 1)
    #expect(stage.view.index(ofAccessibilityElement: UIView()) == .max)
    // Containers that list each other, and themselves, end.
    second.isAccessibilityElement = false
    second.accessibilityElements = [stage.view, second, first]
    #expect(read(stage.application) == "[[first]]")
    stage.view.accessibilityElements = []
    #expect(read(stage.application) == "")
  }

  @Test func aHiddenViewThatAContainerListsIsLeftOut() {
    let stage = Stage()
    let shown = element("shown", rect(0, 0, 10, 10), in: stage.view)
    let hidden = element("hidden", rect(0, 50, 10, 10), in: stage.view)
    hidden.isHidden = true
    stage.view.accessibilityElements = [hidden, shown]
    #expect(read(stage.application) == "[shown]")
  }

  @Test func elementsThatAreNoViewsFollowTheirContainer() throws {
    let stage = Stage()
    let shelf = Shelf(frame: rect(10, 20, 80, 80))
    stage.view.addSubview(shelf)
    let bar = stage.application.perform { UIAccessibilityElement(accessibilityContainer: shelf) }
    bar.accessibilityLabel = "bar"
    bar.accessibilityFrameInContainerSpace = rect(5, 5, 20, 10)
    shelf.things = [nil, bar]
    stage.window.frame.origin.x = 100
    #expect(read(stage.application) == "[bar]")
    let told = try #require(stage.application.accessibilitySnapshot().flatMap(\.elements).first)
    #expect(told.frame == rect(115, 25, 20, 10) && told.identity == bar.identity)
    #expect(told.activationPoint == CGPoint(x: 125, y: 30))
    #expect(bar.next === shelf && bar.accessibilityContainer as? UIView === shelf)
    bar.accessibilityPath = UIBezierPath(rect: rect(0, 0, 10, 10))
    #expect(bar.accessibilityActivationPoint == CGPoint(x: 5, y: 5))
    bar.accessibilityActivationPoint = CGPoint(x: 7, y: 8)
    #expect(bar.accessibilityActivationPoint == CGPoint(x: 7, y: 8))
    bar.accessibilityFrame = rect(1, 2, 3, 4)
    #expect(bar.accessibilityFrame == rect(1, 2, 3, 4))
  }

  @Test func endlessListsEnd() {
    let stage = Stage()
    let shelf = Shelf()
    stage.view.addSubview(shelf)
    shelf.things = (0..<AccessibilityWalk.objectsMax + 50).map { _ in
      let element = UIAccessibilityElement(accessibilityContainer: shelf)
      element.accessibilityLabel = "x"
      return element
    }
    let count = stage.application.accessibilitySnapshot().flatMap(\.elements).count
    // Window and views count, too.
    #expect((9_900..<10_000).contains(count))
  }
}

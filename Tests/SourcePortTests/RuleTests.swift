// What each rule makes of code as people write it.

import SourcePort
import Testing

/// The ported text of a file; blanks at the ends of lines, and the import on top, are left out.
func ported(_ text: String, beside others: String...) -> String {
  var port = SourcePort()
  port.add(text, named: "A.swift")
  for (index, other) in others.enumerated() { port.add(other, named: "B\(index).swift") }
  let first = port.result().files[0].text
  let lines = first.replacing("import PortSupport; ", with: "", maxReplacements: 1)
    .replacing("; import PortSupport", with: "", maxReplacements: 1)
    .replacing("import PortSupport\n#", with: "#", maxReplacements: 1)
    .replacing("import PortSupport\n\"", with: "\"", maxReplacements: 1)
    .split(separator: "\n", omittingEmptySubsequences: false)
  return lines.map { line in String(line.reversed().drop { $0 == " " }.reversed()) }
    .joined(separator: "\n")
}

func problems(_ text: String) -> [String] {
  var port = SourcePort()
  port.add(text, named: "A.swift")
  return port.result().problems.map(\.description)
}

@Suite struct RuleTests {
  @Test(arguments: [
    ("class A {\n  @objc func a() {}\n}", "class A {\n        func a() {}\n}"),
    (
      "class A {\n  @objc(tap:) private func a(_ b: B) {}\n}",
      "class A {\n              private func a(_ b: B) {}\n}"
    ),
    ("@objcMembers\nclass A {}", "\nclass A {}"),
    ("class A { @IBOutlet weak var a: B! }", "class A {           weak var a: B! }"),
    ("class A { @IBOutlet var a: [B]! }", "class A {           var a: [B]! }"),
    (
      "class A: B { override weak var d: D? { didSet {} } }",
      "class A: B { override      var d: D? { didSet {} } }"
    ),
  ])
  func attributes(code: String, expected: String) { #expect(ported(code) == expected) }

  @Test(
    arguments: [
      ("let a = \"@objc #selector(x)\"", nil),
      ("let a = \"\"\"\n  @objc \"x\" #selector(y)\n  \"\"\"", nil),
      ("let a = #\"@objc \\(x) \"quoted\" @IBOutlet\"#", nil),
      ("/* @objc /* #selector(x) */ @IBOutlet */ let a = 1", nil),
      ("/// `@objc` and #selector(x)\nlet a = 1", nil),
      ("let a = /@objc\\/x/", nil),
    ] as [(String, String?)])
  func textThatOnlyLooksLikeCode(code: String, expected: String?) {
    #expect(ported(code) == expected ?? code)
  }

  @Test(arguments: [
    ("#selector(tapped)", "Selector(Board.tapped, \"tapped()\")"),
    ("#selector(Board.tapped)", "Selector(Board.tapped, \"tapped()\")"),
    ("#selector(self.moved(_:))", "Selector(Board.moved(_:), \"moved(_:)\")"),
    ("#selector(Self.moved)", "Selector(Board.moved, \"moved(_:)\")"),
    ("#selector( /* here */ moved(_:) )", "Selector(Board.moved(_:), \"moved(_:)\")"),
    ("#selector(below)", "Selector(Base.below, \"below()\")"),
    ("#selector(Board.Inner.inside)", "Selector(Board.Inner.inside, \"inside()\")"),
    (
      "#selector(twice as (UITap) -> Void)",
      "Selector(Board.twice as (Board) -> (UITap) -> Void, \"twice()\")"
    ),
    (
      "#selector(Board.twice as (Board) -> () -> Void)",
      "Selector(Board.twice as (Board) -> () -> Void, \"twice()\")"
    ),
    ("#selector(setNeedsLayout)", "Selector(Board.setNeedsLayout, \"setNeedsLayout\")"),
    ("#selector(Handler<UIView>.go)", "Selector(Handler<UIView>.go, \"go()\")"),
    ("#selector(fail)", "Selector(Board.fail as (Board) -> () -> Void, \"fail()\")"),
    ("#selector(half)", "Selector(Board.half as (Board) -> () -> Void, \"half()\")"),
    ("#selector(half(_:))", "Selector(Board.half(_:), \"half(_:)\")"),
    ("#selector(getter: Board.level)", "Selector(getting: \\Board.level, \"level\")"),
    ("#selector(getter: depth)", "Selector(getting: \\Base.depth, \"depth\")"),
    ("#selector(setter: level)", "Selector(setting: \\Board.level, \"setLevel(_:)\")"),
    (
      "#selector(UIScrollViewDelegate.scrollViewDidScroll(_:))",
      "Selector(naming: (any UIScrollViewDelegate).self, \"scrollViewDidScroll(_:)\")"
    ),
    (
      "#selector(Dancer.dance(_:on:))",
      "Selector({ (it: any Dancer) in { (a: A, b: B) in it.dance(a, on: b) } }, \"dance(_:on:)\")"
    ),
    (
      "#selector(Dancer.stop)",
      "Selector({ (it: any Dancer) in { it.stop() } }, \"stop()\")"
    ),
    ("#selector(getter: UIView.alpha)", "Selector(getting: \\UIView.alpha, \"alpha\")"),
    ("Selector(\"moved:\")", "Selector(Board.moved(_:), \"moved(_:)\")"),
    (
      "Selector((\"slideWithPan:event:\"))",
      "Selector(Board.slide(pan:event:), \"slide(pan:event:)\")"
    ),
    ("NSSelectorFromString(\"tapped\")", "Selector(Board.tapped, \"tapped()\")"),
  ])
  func selectors(code: String, expected: String) {
    func file(_ line: String) -> String {
      """
      class Board: Base {
        func use() { add(\(line)) }
        var level = 1
        func tapped() {}
        func moved(_ pan: UIPan) {}
        func slide(pan: UIPan, event: UIEvent) {}
        func twice() {}
        func twice(_ tap: UITap) {}
        func half() {}
        func half(_ tap: UITap) {}
        func fail() {}
        class Inner { func inside() {} }
      }
      """
    }
    #expect(
      ported(
        file(code), beside: "class Base: UIView { func below() {}; var depth = 1 }",
        "@objc protocol Dancer { func dance(_ a: A, on b: B); func stop() }\nclass Handler<T> { func go() {} }"
      )
        == file(expected))
  }

  @Test(arguments: [
    ("class A { func a() { add(#selector(missing)) } }", "no method missing was found"),
    (
      "class A { let b = B(); func a() { add(#selector(b.moved)) } }",
      "the method of an object: b.moved"
    ),
    ("class A { func a() { add(NSSelectorFromString(name)) } }", "a selector's name is made"),
    ("class A { func a() { add(#gesture(tap)) } }", "a macro: #gesture"),
    ("class A { func a() { add(Selector(\"nowhere:\")) } }", "no method is named nowhere:"),
    ("class A { func a() { b.observe(\\.c) { _, _ in } } }", "key-value observing"),
    ("class A { let a = DispatchSource.makeTimerSource() }", "this timer follows the wall clock"),
    ("class A { func a() { \"", "a string has no end"),
  ])
  func codeThatCannotBePortedIsLeftAndTold(code: String, message: String) {
    let found = problems(code)
    #expect(found.count == 1)
    #expect(found.first?.contains(message) == true, "\(found)")
    #expect(found.first?.hasPrefix("A.swift:1: warning: ") == true)
    #expect(ported(code) == code)
  }

  @Test(arguments: [
    ("class A { func a() {} ; func b() { add(#selector(a)) } }", true),
    ("class A { @objc func a() {} ; func b() { add(#selector(a)) } }", false),
    ("class A { @IBAction func a() {} ; func b() { add(#selector(a)) } }", false),
    ("@objcMembers class A { func a() {} ; func b() { add(#selector(a)) } }", false),
    ("@objc extension A { func a() {} ; func b() { add(#selector(a)) } }\nclass A: B {}", false),
    ("@objcMembers class B {}\nclass A: B { func a() {} ; func b() { add(#selector(a)) } }", false),
    (
      "@objc protocol P { func a() }\nclass A: P { func a() {} ; func b() { add(#selector(a)) } }",
      false
    ),
    ("class A: B { override func a() {} ; func b() { add(#selector(a)) } }", false),
  ])
  func selectorsOfMethodsThatIOSDoesNotKnow(code: String, isTold: Bool) {
    #expect(problems(code).contains { $0.contains("has no @objc") } == isTold)
  }

  @Test(arguments: [
    ("#if os(iOS)\nlet a = 1\n#endif", "#if true\nlet a = 1\n#endif"),
    ("#if os(iOS) || os(tvOS)\n#endif", "#if true    || os(tvOS)\n#endif"),
    ("#if canImport(ObjectiveC)\n#elseif !os(iOS)\n#endif", "#if true\n#elseif !true\n#endif"),
    ("#if canImport(UIKit)\n#endif", "#if canImport(UIKit)\n#endif"),
    ("import CoreGraphics", "import PortSupport"),
    ("import os.log", "import PortSupport"),
    ("import class UIKit.UIView", "import UIKit"),
    ("import UIKit.UIPanGestureRecognizer", "import UIKit"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit.UIGestureRecognizerSubclass"),
  ])
  func conditionsAndImports(code: String, expected: String) { #expect(ported(code) == expected) }

  @Test(arguments: [
    (
      "Timer.scheduledTimer(withTimeInterval: 1)",
      "ApplicationTimer.scheduledTimer(withTimeInterval: 1)"
    ),
    ("var timer: Timer?", "var timer: ApplicationTimer?"),
    (
      "DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}",
      "ApplicationQueue.main.asyncAfter(deadline: .now() + 1) {}"
    ),
    ("let a = Date()", "let a = ApplicationTime.date"),
    (
      "let a = Date(timeIntervalSinceNow: 1)",
      "let a = ApplicationTime.date(timeIntervalSinceNow: 1)"
    ),
    ("if -a.timeIntervalSinceNow > 1 {}", "if -a.timeIntervalSinceApplicationNow > 1 {}"),
    ("let a = Date(timeIntervalSince1970: 1)", "let a = Date(timeIntervalSince1970: 1)"),
    ("try await Task.sleep(nanoseconds: 5)", "try await ApplicationTime.sleep(nanoseconds: 5)"),
    (
      "try await Task<Never, Never>.sleep(nanoseconds: 5)",
      "try await ApplicationTime.sleep   (nanoseconds: 5)"
    ),
    ("let clock = ContinuousClock()", "let clock = ApplicationClock()"),
    ("let a = Date.now", "let a = ApplicationTime.date"),
    ("Task { f() }", "Task(awaited: nil) { f() }"),
    ("a = Task<Void, Never> { f() }", "a = Task<Void, Never>(awaited: nil) { f() }"),
    ("Task(priority: .high) { f() }", "Task(awaited : .high) { f() }"),
    ("var a: Task<Void, Never> { b }", "var a: Task<Void, Never> { b }"),
    ("f(Timer: 3)", "f(Timer: 3)"),
    ("#keyPath(UIView.alpha)", "\"alpha\""),
  ])
  func clocks(code: String, expected: String) { #expect(ported(code) == expected) }

  @Test(
    arguments: [
      ("class A: UIPanGestureRecognizer { func reset() {} }", "override "),
      ("public class A: UIGestureRecognizer { func reset() {} }", "public override "),
      ("public class A: UIGestureRecognizer { public func reset() {} }", "override "),
      ("class A: UIGestureRecognizer { override func reset() {} }", nil),
      ("class A: UIView { func reset() {} }", nil),
      ("class A: UIGestureRecognizer { func reset(_ a: Int) {} }", nil),
      ("class A: UIGestureRecognizer { static func reset() {} }", nil),
    ] as [(String, String?)])
  func hooksOfRecognizersAreOverrides(code: String, word: String?) {
    let expected = word.map { code.replacing("func reset", with: "\($0)func reset") } ?? code
    #expect(ported(code) == expected)
  }

  @Test func cellsHaveRequiredInitializers() {
    let cell =
      "class A: UITableViewCell { override init(style: Style, reuseIdentifier: String?) {} }"
    let below = "class B: A { override init(style: Style, reuseIdentifier: String?) {} }"
    let other = "class C: UIView { override init(style: Style, reuseIdentifier: String?) {} }"
    #expect(ported(cell) == cell.replacing("override", with: "required"))
    #expect(ported(below, beside: cell) == below.replacing("override", with: "required"))
    #expect(ported(other) == other)
  }

  @Test func questionsOfTheSystemToControllersAreNoOverrides() {
    let code = "class A: UIViewController { override var prefersStatusBarHidden: Bool { true } }"
    #expect(ported(code) == code.replacing("override ", with: "         "))
  }

  @Test func descriptionsOfUIKitsObjectsAreNoOverrides() {
    let view = "class A: UIView { override var description: String { \"\" } }"
    let object = "class A: NSObject { override var description: String { \"\" } }"
    #expect(ported(view) == view.replacing("override ", with: "         "))
    #expect(ported(object) == object)
  }

  @Test(arguments: [
    (
      "_ = target?.perform(action, with: self)",
      "_ = ObjectTarget.of(target)?.perform(action, with: self)"
    ),
    ("self.target!.perform(action)", "ObjectTarget.of(self.target)!.perform(action)"),
    ("fixed.responds(to: action)", "ObjectTarget(fixed).responds(to: action)"),
    ("other?.perform(action)", "other?.perform(action)"),
    ("a.target?.perform(action)", "a.target?.perform(action)"),
    ("perform(action)", "perform(action)"),
  ])
  func messagesToObjectsOfAnyClass(code: String, expected: String) {
    func file(_ line: String) -> String {
      """
      class A: NSObject {
        weak var target: AnyObject?
        let fixed: AnyObject
        var other: NSObject?
        func fire() { \(line) }
      }
      """
    }
    #expect(ported(file(code)) == file(expected))
  }

  @Test func recognizersOfTheAppWaitWithoutTouches() {
    let ended = "override func touchesEnded(_ t: Set<UITouch>, with e: UIEvent) {"
    let waiting = ended + " waitsWithoutTouches = true;"
    let own = "class A: UIGestureRecognizer { \(ended) a() } }"
    #expect(ported(own) == own.replacing(ended, with: waiting))
    let below = "class B: A { \(ended) a() } }"
    #expect(ported(below, beside: own) == below.replacing(ended, with: waiting))
    for other in ["UIView", "UIPanGestureRecognizer"] {
      let code = "class C: \(other) { \(ended) a() } }"
      #expect(ported(code) == code)
    }
  }

  @Test func methodsThatNoSuperclassHasAreNoOverrides() {
    let base = "class A: UIView { override func awakeFromNib() { super.awakeFromNib() } }"
    let below = "class B: A { override func awakeFromNib() {} }"
    #expect(ported(base, beside: below) == base.replacing("override ", with: "         "))
    #expect(ported(below, beside: base) == below)
  }

  @Test func aTypeOfTheModuleIsNoTimer() {
    #expect(ported("let a: Timer", beside: "struct Timer {}") == "let a: Timer")
  }

  @Test func aCoderThatIsPassedOnEndsWithAnError() {
    let code =
      "class A: B {\n  required init?(coder: NSCoder) {\n    super.init(coder: coder)\n  }\n}"
    #expect(
      ported(code)
        == "class A: B {\n  required init?(coder: NSCoder) { fatalError(\"There are no archives.\") }\n\n\n}"
    )
  }
}

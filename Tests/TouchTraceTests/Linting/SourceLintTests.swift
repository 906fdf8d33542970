// What lint finds in text: methods that nothing calls, and selectors without a name.

import Foundation
import SwiftText
import Testing

@testable import TouchTrace

struct SourceLintTests {
  private func findings(_ sources: String...) -> [LintFinding] {
    var search = SourceLint()
    for (index, source) in sources.enumerated() { search.add(source, named: "\(index).swift") }
    #expect(search.unread == [])
    return search.findings()
  }

  private let base = """
    class Base: UIViewController, UIGestureRecognizerDelegate {
      func gestureRecognizer(_ a: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    }

    """

  @Test("a delegate method that only UIKit has is found where its protocol is adopted")
  func unknown() throws {
    let list = """
      class List: UIViewController {
        func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { 9 }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        func tableView(
          _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
        ) -> Bool { true }
        func count() -> Int { 0 }
      }

      """
    #expect(findings(list) == [])
    let found = findings(list + "extension List: UITableViewDelegate, UITableViewDataSource {}")
    #expect(
      found.map(\.place) == [["List in 0.swift, line 2"], ["List in 0.swift, line 4"]])
    let text = try #require(found.first).what
    #expect(
      text == """
        List has tableView(_:estimatedHeightForHeaderInSection:), which UIKit's UITableViewDelegate has and \
        TouchKit's has not: nothing calls it.
        """)
  }

  @Test("a data source that deletes rows is found where nothing says that a row can be deleted")
  func unsaid() throws {
    let commit = """
      extension List: UITableViewDataSource {
        func tableView(
          _ tableView: UITableView, commit style: UITableViewCell.EditingStyle,
          forRowAt path: IndexPath
        ) {}
      }

      """
    let canEdit = """
      class List: UIViewController {
        func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { true }
      }
      """
    let style = """
      class Other: UITableViewDelegate {
        func tableView(
          _ tableView: UITableView, editingStyleForRowAt path: IndexPath
        ) -> UITableViewCell.EditingStyle { .delete }
      }
      """
    #expect(findings(commit, canEdit) == [] && findings(commit, style) == [])
    let found = findings(commit, "class List: UIViewController {}")
    #expect(found.map(\.place) == [["List in 0.swift, line 2"]])
    #expect(
      found.first?.what == """
        List has tableView(_:commit:forRowAt:), but nothing says that a row can be deleted: neither \
        tableView(_:canEditRowAt:) of it nor tableView(_:editingStyleForRowAt:) of a delegate. \
        Nothing calls it.
        """)
    // A method of that name which is no data source's.
    let own = commit.replacingOccurrences(of: ": UITableViewDataSource", with: "")
    #expect(findings(own) == [])
  }

  @Test("no protocol of the library has a method that is said to be missing")
  func missing() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources").standardized
    let paths = try #require(FileManager.default.enumerator(atPath: sources.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    var known: [String: Set<String>] = [:]
    for path in paths {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for declaration in SwiftDeclaration.declarations(
        in: (try? SwiftTokens.read(text)) ?? []) where declaration.keyword == "protocol"
      {
        known[declaration.name, default: []].formUnion(declaration.methods.map(\.signature))
      }
    }
    #expect(known["UITableViewDelegate"]?.contains("tableView(_:didSelectRowAt:)") == true)
    for (name, methods) in UIKitMethods.byProtocol {
      #expect(known[name]?.intersection(methods) == [], "\(name)")
    }
  }

  @Test("a method that only a subclass has is found, with the line that mends it")
  func subclass() throws {
    let found = findings(
      base,
      """
      final class Child: Base {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
      }
      """)
    #expect(found.count == 1)
    let text = try #require(found.first).description
    #expect(
      text == """
        unaskedDelegateMethod: Child adds gestureRecognizerShouldBegin(_:), but its superclass Base \
        declares the conformance to UIGestureRecognizerDelegate without it: Swift never calls it.
          where: Child in 1.swift, line 2
          mend:  override func gestureRecognizerShouldBegin(_:)  // and the same in Base, without \
        override
        """)
  }

  @Test("the same method in the superclass, overridden, mends it")
  func mended() {
    let found = findings(
      """
      class Base: UIViewController, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
      }
      final class Child: Base {
        override func gestureRecognizerShouldBegin(_ a: UIGestureRecognizer) -> Bool { false }
      }
      """)
    #expect(found == [])
  }

  @Test(
    "conformances in extensions and by other protocols count, and superclasses of superclasses",
    arguments: [
      "class Base: UIView {}\nextension Base: @preconcurrency UIGestureRecognizerDelegate {}",
      "class Base: UIView, Asked {}\nprotocol Asked: AnyObject, UIGestureRecognizerDelegate {}",
      "class Root<A, B>: X where A: P {}\nextension Root: UIGestureRecognizerDelegate {}\n"
        + "@MainActor open class Base: Root<Int, [String: Int]> {}",
      "class Base: UIViewController & UIGestureRecognizerDelegate {}",
      "#if os(iOS)\nclass Base: UIView, UIGestureRecognizerDelegate {}\n#endif",
    ])
  func conformances(base: String) {
    let found = findings(
      """
      extension Child {
        @objc public func gestureRecognizer(
          _ a: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
      }
      class Child: Base {}
      """, base)
    #expect(found.map(\.place) == [["Child in 0.swift, line 2"]])
    #expect(found.first?.what.contains("gestureRecognizer(_:shouldReceive: UIPress)") == true)
  }

  @Test(
    "where the text does not tell, nothing is said",
    arguments: [
      // The class declares the conformance itself.
      "class Child: Plain, UIGestureRecognizerDelegate { METHOD }\nclass Plain {}",
      // The superclass is not in the text.
      "class Child: Elsewhere { METHOD }",
      // No superclass conforms.
      "class Child: Plain { METHOD }\nclass Plain: UIView {}",
      // Two types of one name.
      "class Child: Base { METHOD }\nenum A { class Base {} }",
      // The method is static, private to a function, in a string, or in a comment.
      "class Child: Base { static METHOD }", "class Child: Base { func f() { METHOD } }",
      "class Child: Base { let a = \"\"\"\n METHOD \\(f(\"}\"))\n\"\"\" }",
      "class Child: Base { /* { /* METHOD */ */ let a = #\"\"{\"#; let b = /[{\"]/ }",
      "class Child: Base { let a = \"\\(f(\"{\"))\" }", "class Child: Base {\n// METHOD\n}",
      "class Child: Base { func f(actor name: Int) {} }",
    ])
  func silence(text: String) {
    let method = "func gestureRecognizerShouldBegin(_ a: UIGestureRecognizer) -> Bool { true }"
    #expect(findings(base, text.replacingOccurrences(of: "METHOD", with: method)) == [])
  }

  @Test("a removal by a selector without a name is found, wherever it is")
  func removal() throws {
    let text = """
      class Board: UIViewController {
        func stop() {
          pan.removeTarget(self, action: Selector(Board.dragged))
          pan.removeTarget(self, action: Selector(Board.dragged, "dragged"))
          pan.removeTarget(nil, action: nil)
          pan.removeTarget(self, action: kept)
          button.removeTarget(self, action: Selector(Board.Part.tapped), for: .touchUpInside)
        }
        func removeTarget(_ target: Any?, action: Selector?) {}
      }
      """
    let found = findings(text)
    #expect(found.map(\.rule) == [.unnamedSelector, .unnamedSelector])
    #expect(found.map(\.place) == [["0.swift, line 3"], ["0.swift, line 7"]])
    let remedies = found.map { $0.remedy.prefix { $0 != "/" } }
    #expect(
      remedies == [
        "Selector(Board.dragged, \"dragged\")  ", "Selector(Board.Part.tapped, \"tapped\")  ",
      ])
  }

  private func inMethod(_ signature: String, _ body: String) -> String {
    """
    class List: UIViewController {
      let button = UIButton()
      func other() { button.addTarget(self, action: Selector(List.tapped), for: .touchUpInside) }
      \(signature) {
        \(body)
      }
    }
    """
  }

  private let cell =
    "func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell"
  private let appear = "override func viewWillAppear(_ animated: Bool)"

  @Test("a target that is added again and again by a selector without a name is found")
  func additions() throws {
    let inCell = inMethod(
      cell,
      """
      let cell = table.dequeueReusableCell(withIdentifier: "a", for: path) as! Cell
      cell.button.addTarget(self, action: Selector(List.tapped), for: .touchUpInside)
      return cell
      """)
    #expect(
      findings(inCell).map(\.what) == [
        "List adds Selector(List.tapped) to the same object each time that tableView(_:cellForRowAt:) "
          + "runs: without a name it is called once more each time. In UIKit, adding it again changes "
          + "nothing."
      ])
    for receiver in ["button", "self.button", "board?.button", "self.board!.button"] {
      let added = "\(receiver).addTarget(self, action: Selector(List.tapped), for: .touchUpInside)"
      let found = findings(inMethod(appear, "super.viewWillAppear(animated)\n\(added)"))
      #expect(found.map(\.place) == [["List in 0.swift, line 6"]])
    }
  }

  @Test(
    "nothing is said of additions that happen once, or have a name",
    arguments: [
      "button.addTarget(self, action: Selector(List.tapped, \"tapped\"), for: .touchUpInside)",
      "let tap = UITapGestureRecognizer()\ntap.addTarget(self, action: Selector(List.tapped))",
      "let tap: UITapGestureRecognizer = UITapGestureRecognizer()\n"
        + "tap.addTarget(self, action: Selector(List.tapped))",
      "tap = UITapGestureRecognizer()\ntap.addTarget(self, action: Selector(List.tapped))",
      "if isFirst { button.addTarget(self, action: Selector(List.tapped), for: .touchUpInside) }",
      "guard isFirst else { return }\nbutton.addTarget(self, action: Selector(List.tapped))",
      "if isThere { return }\nbutton.addTarget(self, action: Selector(List.tapped))",
      "button.removeTarget(nil, action: nil)\nbutton.addTarget(self, action: Selector(List.tapped))",
      "button(at: 1).addTarget(self, action: Selector(List.tapped))",
      "buttons[1].addTarget(self, action: Selector(List.tapped))",
      "button.addTarget(self, action: selector)",
    ])
  func singleAdditions(body: String) {
    #expect(findings(inMethod(appear, body)) == [])
  }

  @Test(
    "a text that is not understood is named and left out",
    arguments: ["class A { /* ", "let a = \"no end\n", "class A {", "}", "let a = \"\"\" \\( "])
  func unread(text: String) {
    var search = SourceLint()
    search.add(text, named: "wrong.swift")
    #expect(search.unread == ["wrong.swift"])
    #expect(search.findings() == [])
  }

  @Test("TouchKit's own text is understood, and nothing is found in it")
  func ownText() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var search = SourceLint()
    for folder in ["Sources/Examples", "Sources/TouchTrace", "Tests/TouchTraceTests"] {
      let folder = root.appendingPathComponent(folder)
      let found = try #require(FileManager.default.enumerator(atPath: folder.path))
      for case let path as String in found where path.hasSuffix(".swift") {
        let data = try Data(contentsOf: folder.appendingPathComponent(path))
        search.add(String(decoding: data, as: UTF8.self), named: path)
      }
    }
    #expect(search.unread == [])
    #expect(search.findings() == [])
  }
}

// Optional requirements of protocols, and members of extensions.

import SourcePort
import Testing

@Suite struct ProtocolTests {
  private let party = """
    @objc protocol PartyDelegate {
      @objc optional func begin(_ party: Party)
      @objc optional func allows(_ party: Party, name: String) -> Bool
      @objc optional var size: Int { get }
    }
    """

  @Test func requirementsGetAnOptionalResult() {
    let text = ported(party)
    #expect(text.contains("protocol PartyDelegate: AnyObject {"))
    #expect(text.contains("func begin_(_ party: Party) -> Void?"))
    #expect(text.contains("func allows_(_ party: Party, name: String) -> (Bool)?"))
    #expect(text.contains("var size_: (Int)? { get }"))
    #expect(text.contains("func begin_(_ party: Party) -> Void? { nil }"))
    #expect(text.contains("var size: (Int)? { size_ }"))
  }

  @Test func callsAskTheRequirement() {
    let code = """
      class Party {
        weak var delegate: PartyDelegate?
        func go() {
          delegate?.begin?(self)
          if delegate?.allows?(self, name: "a") ?? true {}
          delegate!.begin!(self)
          completion?(self)
          if delegate?.responds(to: #selector(PartyDelegate.begin(_:))) == true {}
          next?.scrollViewDidScroll?(self)
        }
      }
      """
    let text = ported(code, beside: party)
    #expect(text.contains("    delegate?.begin_(self)\n"))
    #expect(text.contains("    if delegate?.allows_(self, name: \"a\") ?? true {}\n"))
    #expect(text.contains("    delegate!.begin_(self)!\n"))
    #expect(text.contains("    completion?(self)\n"))
    #expect(text.contains("    if delegate?.answers_(\"begin(_:)\") "))
    #expect(text.contains("    next?.scrollViewDidScroll (self)\n"))
  }

  @Test func classesAnswerWhatTheyHave() {
    let host = "class Host: UIView, PartyDelegate { func begin(_ party: Party) {} }"
    let guest = "class Guest: Host { func allows(_ party: Party, name: String) -> Bool { true } }"
    let text = ported(host, beside: party, guest)
    #expect(text.contains("func begin_(_ party: Party) -> Void? { self.begin(party) };"))
    // A class below may have it: it overrides the answer.
    #expect(text.contains("func allows_(_ party: Party, name: String) -> (Bool)? { nil };"))
    #expect(
      text.contains("func answers_(_ name: String) -> Bool { [\"begin(_:)\"].contains(name) };"))
    let below = ported(guest, beside: party, host)
    #expect(
      below.contains(
        "override func allows_(_ party: Party, name: String) -> (Bool)? { self.allows(party, name: name) };"
      ))
    #expect(!below.contains("begin_"))
  }

  @Test func aPropertyAnswersByTheClassesOwn() {
    let host = "class Host: PartyDelegate { var size: Int { 3 } }"
    #expect(
      ported(host, beside: party).contains(
        "var size_: (Int)? { let own: Int = self.size; return own };"))
  }

  @Test func protocolsOfImportedModulesAreKnown() {
    var port = SourcePort()
    port.add(
      "class Host: PartyDelegate { func begin(_ party: Party) { party.delegate?.begin?(party) } }",
      named: "Host.swift")
    port.addNeighbour("public " + party, named: "Party.swift")
    port.addNeighbour("class Host {}", named: "Other.swift")
    let result = port.result()
    #expect(result.files.map(\.name) == ["Host.swift"])
    #expect(result.problems == [])
    #expect(result.files[0].text.contains("party.delegate?.begin_(party)"))
    #expect(
      result.files[0].text.contains("func begin_(_ party: Party) -> Void? { self.begin(party) };"))
  }

  @Test func aModulesOwnProtocolIsMeantBeforeAnImportedOne() {
    var port = SourcePort()
    port.add(
      "protocol PartyDelegate {}\nclass Host: PartyDelegate { func begin(_ party: Party) {} }",
      named: "Host.swift")
    port.addNeighbour("public " + party, named: "Party.swift")
    #expect(!port.result().files[0].text.contains("begin_"))
  }

  @Test func overridesMoveIntoTheirClass() {
    let file = "extension Board {\n  override func reset() {\n    a = 1\n  }\n}"
    let board = "class Board: UIPan {\n  var a = 0\n}"
    var port = SourcePort()
    port.add(file, named: "Board+Reset.swift")
    port.add(board, named: "Board.swift")
    let result = port.result()
    #expect(!result.files[0].text.contains("reset"))
    #expect(
      result.files[1].text.split(separator: "\n").map(String.init) == [
        "class Board: UIPan {", "  var a = 0",
        "#sourceLocation(file: \"Board+Reset.swift\", line: 2)", "override func reset() {",
        "    a = 1",
        "  }", "#sourceLocation(file: \"Board.swift\", line: 3)", "}",
      ])
  }

  @Test func methodsThatAreOverriddenMoveToo() {
    let text = ported(
      "extension Board { @objc func open() {} ; func other() {} }\nclass Board: UIView {}",
      beside: "class Small: Board { override func open() {} }")
    #expect(text.contains("func other() {}"))
    let start = text.firstRange(of: "class Board")
    #expect(start.map { text[$0.lowerBound...].contains("func open() {}") } == true)
  }

  @Test func attributesOfAnExtensionGoAlongWithItsMembers() {
    var port = SourcePort()
    port.add("@objc extension Board { func open() { add(#selector(open)) } }", named: "A.swift")
    port.add("class Board: UIView {}", named: "B.swift")
    port.add("class Small: Board { override func open() {} }", named: "C.swift")
    #expect(port.result().problems == [])
  }

  @Test func anOverrideOfAForeignClassIsLeft() {
    let found = problems("extension UIView { override func layoutSubviews() {} }")
    #expect(found.count == 1)
    #expect(found.first?.contains("UIView, which is not in this module") == true)
  }

  @Test func aDelegateMethodOfASubclassOverridesOneOfItsSuperclass() {
    let base = "public class Base: UIView {}\nextension Base: UIGestureRecognizerDelegate {}"
    let method = "func gestureRecognizerShouldBegin(_ tap: UIGestureRecognizer) -> Bool"
    let simultaneous =
      "func gestureRecognizer(_ a: UIPan, shouldRecognizeSimultaneouslyWith b: UIPan) -> Bool"
    let small = "class Small: Base { \(method) { false }\n  \(simultaneous) { true } }"
    #expect(
      ported(base, beside: small).hasPrefix(
        "public class Base: UIView { public \(method) { true };  public \(simultaneous) { false }; }"
      ))
    #expect(ported(small, beside: base).contains("{ override \(method) { false }"))
    // It is an override already, or the class conforms itself.
    for other in ["class Small: Base { override \(method) { false } }", "class Small: UIView {}"] {
      #expect(ported(base, beside: other) == base)
    }
  }

  @Test func aDelegateMethodInAnExtensionOfASubclassMoves() {
    let base = "class Base: UIViewController, UIScrollViewDelegate {}\nclass Small: Base {}"
    let text = ported(
      base, beside: "extension Small { func scrollViewDidScroll(_ view: UIScrollView) { a() } }")
    #expect(text.contains("Delegate { func scrollViewDidScroll(_ view: UIScrollView) {  }; }"))
    #expect(text.contains("\noverride func scrollViewDidScroll(_ view: UIScrollView) { a() }\n"))
  }

  @Test func anAnswerThatIsNotKnownIsLeft() {
    var port = SourcePort()
    port.add(
      "class A: UIView, UITableViewDelegate {}\nclass B: A { func tableView(_ a: UITable, heightForRowAt b: Int) -> CGFloat { 1 } }",
      named: "A.swift")
    #expect(
      port.result().problems.map(\.message).contains { $0.contains("is never asked: A declares") })
  }

  @Test func overridesOfResponding() {
    #expect(
      ported("class A: B { override func responds(to a: Selector!) -> Bool { true } }")
        == "class A: B {          func responds(to a: Selector!) -> Bool { true } }")
  }
}

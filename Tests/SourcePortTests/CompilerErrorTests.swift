// What the compiler says, as a survey reads it.

import SourcePort
import Testing

@Suite struct CompilerErrorTests {
  @Test func errorsAreReadOnce() {
    let output = """
      /a/B.swift:3:5: error: cannot find 'CIImage' in scope
          CIImage()
          ^~~~~~~
      /a/B.swift:3:5: error: cannot find 'CIImage' in scope
      /a/B.swift:4:5: warning: variable 'a' was never used
      <unknown>:0: error: no input files
      /a:b/C.swift:12:15: error: 'x': error: y
      """
    #expect(
      CompilerError.read(output) == [
        CompilerError(
          file: "/a/B.swift", line: 3, column: 5, message: "cannot find 'CIImage' in scope"),
        CompilerError(file: "/a:b/C.swift", line: 12, column: 15, message: "'x': error: y"),
      ])
  }

  @Test(
    arguments: [
      ("cannot find 'CIImage' in scope", "", "CIImage"),
      ("cannot find type 'CIImage' in scope", "", "CIImage"),
      ("no such module 'MapKit'", "", "import MapKit"),
      ("value of type 'UIView' has no member 'mask'", "", "UIView.mask"),
      ("type 'any Party<Int>' has no member 'go'", "", "Party.go"),
      ("'Mode' is not a member type of class 'UIKit.UIView'", "", "UIKit.UIView.Mode"),
      (
        "method does not override any method from its superclass",
        "  override open func snap(_ a: Int) {", "override snap"
      ),
      (
        "initializer does not override a designated initializer from its superclass", "init() {}",
        nil
      ),
      (
        "property does not override any property from its superclass", "override var a: Int",
        "override a"
      ),
      ("extra argument 'a' in call", "b(a: 1)", nil),
    ] as [(String, String, String?)])
  func missing(message: String, source: String, name: String?) {
    let error = CompilerError(file: "A.swift", line: 1, column: 1, message: message)
    #expect(error.missing(in: source) == name)
  }
}

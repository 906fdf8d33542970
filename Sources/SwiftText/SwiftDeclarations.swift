// The types and members of a Swift file, as they stand among its words. DeclarationReader finds them.

/// A declaration of a type, an extension, or a protocol.
package struct SwiftDeclaration: Equatable, Sendable {
  /// `class`, `extension`, `protocol`, or another keyword of a type.
  package var keyword: String
  /// The last part of its name.
  package var name: String
  /// The name with those of the types around it: `Outer.Inner`. A type in a function has its name alone.
  package var path: String
  /// The last parts of the names behind the colon.
  package var inherited: [String] = []
  /// Its words from the keyword up to the brace.
  package var header: Range<Int>
  /// Its words between the braces.
  package var body: Range<Int>
  /// What is declared directly in it, but for types and cases.
  package var members: [Member] = []

  /// Its own methods without generic parameters.
  package var methods: [Member] {
    members.filter { $0.keyword == "func" && !$0.isGeneric }
  }

  /// A method, a property, an initializer or a subscript.
  package struct Member: Equatable, Sendable {
    /// `func`, `var`, `let`, `init` or `subscript`.
    package var keyword: String
    /// The name without labels.
    package var name: String
    /// The name with labels, and with the type behind `shouldReceive`:
    /// `gestureRecognizer(_:shouldReceive: UITouch)`. A property's name.
    package var signature: String
    /// The modifiers and the names of the attributes before it.
    package var modifiers: Set<String>
    /// The line, counted from 1.
    package var line: Int
    /// All its words, from the first attribute on.
    package var words: Range<Int>
    /// Where its keyword is.
    package var place: Int
    /// Its words between the parentheses; empty for a property.
    package var parameters: Range<Int>
    /// Its words between its braces; empty without a body.
    package var body: Range<Int>
    package var isGeneric: Bool

    package var isOverride: Bool { modifiers.contains("override") }
    package var isStatic: Bool { !modifiers.isDisjoint(with: ["static", "class"]) }
  }

  /// The declarations of a file, in their order.
  package static func declarations(in tokens: [SwiftTokens.Token]) -> [SwiftDeclaration] {
    var reader = DeclarationReader(tokens)
    return reader.readAll()
  }
}

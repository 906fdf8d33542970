// What the compiler says of ported files: which of them it takes, and which names it misses.

/// An error of the compiler.
public struct CompilerError: Hashable, Sendable {
  /// The file, as the compiler was told to name it.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1.
  public var column: Int
  /// What is wrong.
  public var message: String

  /// Makes an error from what is known of it.
  public init(file: String, line: Int, column: Int, message: String) {
    (self.file, self.line, self.column, self.message) = (file, line, column, message)
  }

  /// The errors in the output of a compiler, each once: `Board.swift:3:5: error: cannot find 'x' in scope`.
  public static func read(_ output: String) -> [CompilerError] {
    var known: Set<CompilerError> = []
    return output.split(whereSeparator: \.isNewline).compactMap { line in
      guard let sign = line.firstRange(of: ": error: ") else { return nil }
      let place = line[..<sign.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count > 2, let column = Int(place[place.count - 1]),
        let row = Int(place[place.count - 2])
      else { return nil }
      let error = CompilerError(
        file: place.dropLast(2).joined(separator: ":"), line: row, column: column,
        message: String(line[sign.upperBound...]))
      return known.insert(error).inserted ? error : nil
    }
  }

  /// What is not there, if that is what is wrong: `UIView.tintAdjustmentMode`, `CIImage`, `import MapKit`,
  /// `override pressesBegan`.
  ///
  /// - Parameter source: The line of the file, which names what is overridden.
  public func missing(in source: String) -> String? {
    let names = message.split(separator: "'", omittingEmptySubsequences: false)
      .enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    if message.contains("has no member"), names.count > 1 {
      return "\(names[0].droppingGenerics).\(names[1])"
    }
    if message.hasPrefix("cannot find"), let name = names.first { return name }
    if message.hasPrefix("no such module"), let name = names.first { return "import \(name)" }
    if message.contains("is not a member type of"), names.count > 1 {
      return "\(names[names.count - 1]).\(names[0])"
    }
    if message.contains("does not override any"), let name = source.declaredName {
      return "override \(name)"
    }
    return nil
  }
}

extension String {
  /// A type without what stands in angle brackets, or in front of it: `any Delegate`.
  fileprivate var droppingGenerics: String {
    let name = hasPrefix("any ") ? String(dropFirst(4)) : self
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
  }

  /// The name behind `func` or `var`.
  fileprivate var declaredName: String? {
    let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let keyword = words.firstIndex(where: { ["func", "var", "init"].contains($0) }) else {
      return nil
    }
    return words[keyword] == "init" ? "init" : words.dropFirst(keyword + 1).first.map(String.init)
  }
}

// Files that stay as they are, because their meaning cannot be told.

import SwiftText

extension SourceFile {
  /// What is wrong with a file whose words could be read.
  static func refusal(of tokens: [Token], _ bytes: [UInt8], in name: String) -> SourcePort.Problem?
  {
    if let place = tokens.indices.first(where: { isConflictMarker($0, in: tokens, bytes) }) {
      return .init(
        file: name, line: tokens[place].line, message: "a merge left its markers",
        remedy: "choose one side; until then the file stays as it is")
    }
    if let line = unbalancedCondition(in: tokens) {
      return .init(
        file: name, line: line, message: "#if and #endif do not match",
        remedy: "mend it; until then the file stays as it is")
    }
    return nil
  }

  /// Seven signs at the beginning of a line.
  private static func isConflictMarker(_ place: Int, in tokens: [Token], _ bytes: [UInt8]) -> Bool {
    let start = tokens[place].range.lowerBound
    guard ["<", ">"].contains(tokens[place].text), place + 6 < tokens.count,
      start == 0 || bytes[start - 1] == UInt8(ascii: "\n")
    else { return false }
    return (1...6).allSatisfy {
      tokens[place + $0].text == tokens[place].text
        && tokens[place + $0].range.lowerBound == start + $0
    }
  }

  /// The line of a condition without an end, or of an end without a condition.
  private static func unbalancedCondition(in tokens: [Token]) -> Int? {
    var open: [Int] = []
    for (place, token) in tokens.enumerated().dropLast() where token.text == "#" {
      if tokens[place + 1].text == "if" { open.append(token.line) }
      if tokens[place + 1].text == "endif", open.popLast() == nil { return token.line }
    }
    return open.last
  }

  /// Whether a declaration is the only one of its name, as far as this file can tell: it is in no branch of a
  /// condition, in no function, and other files see it.
  fileprivate func isForAll(_ declaration: SwiftDeclaration) -> Bool {
    var (conditions, braces) = (0, 0)
    for place in 0..<declaration.header.lowerBound {
      switch word(place) {
      case "{": braces += 1
      case "}": braces -= 1
      case "if" where word(place - 1) == "#": conditions += 1
      case "endif" where word(place - 1) == "#": conditions -= 1
      default: break
      }
    }
    return conditions == 0 && braces == declaration.path.split(separator: ".").count - 1
      && wordsBefore(declaration).isDisjoint(with: ["private", "fileprivate"])
  }
}

extension SourceModule {
  /// A type of a file that is declared a second time: which one a name means cannot be told.
  func twin(in file: SourceFile) -> SourcePort.Problem? {
    for declaration in file.declarations where declaration.keyword != "extension" {
      let origins = origins(of: declaration.path)
      guard origins.count > 1, file.isForAll(declaration) else { continue }
      let line = file.tokens[declaration.header.lowerBound].line
      let others = origins.filter { files[$0.file].isForAll(self[$0]) }.map {
        "\(files[$0.file].name):\(files[$0.file].tokens[self[$0].header.lowerBound].line)"
      }.filter { $0 != "\(file.name):\(line)" }
      guard !others.isEmpty else { continue }
      return .init(
        file: file.name, line: line,
        message: "\(declaration.path) is also declared in \(others.joined(separator: ", "))",
        remedy: "rename one; until then the file stays as it is")
    }
    return nil
  }
}

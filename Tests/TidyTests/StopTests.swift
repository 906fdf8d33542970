// The article of stops names each call of `programmerError`.

import Foundation
import Testing

@Suite struct StopTests {
  @Test func articleListsEachStopWithItsSentence() throws {
    var rows: [[String]] = []
    for target in ["TouchEngine", "TouchWidgets"] {
      for file in try Tree.files(".swift", in: ["Sources/\(target)"]) {
        for part in file.text.components(separatedBy: "programmerError(").dropFirst() {
          let sentence = Self.sentence(in: part)
          guard !sentence.isEmpty else { continue }
          rows.append(["`\(file.name.dropLast(".swift".count))`", sentence])
        }
      }
    }
    #expect(rows.count > 20)
    try KeptTable(
      in: "Sources/TouchKit/TouchKit.docc/Stops.md", heading: ["Where", "What it prints"],
      rows: rows.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
    ).check()
  }

  /// The string literals of an argument one after the other, with an ellipsis for what is put in.
  private static func sentence(in argument: String) -> String {
    var (sentence, rest) = ("", argument[...])
    while let next = rest.popFirst(), next != ")" {
      guard next == "\"" else { continue }
      while let character = rest.popFirst(), character != "\"" {
        guard character == "\\", let escaped = rest.popFirst() else {
          sentence.append(character)
          continue
        }
        guard escaped == "(" else {
          sentence.append(escaped)
          continue
        }
        skipInterpolation(&rest)
        sentence.append("…")
      }
    }
    return sentence
  }

  /// Takes everything up to the parenthesis that closes what is put in.
  private static func skipInterpolation(_ rest: inout Substring) {
    var (depth, isString) = (1, false)
    while depth > 0, let character = rest.popFirst() {
      switch character {
      case "\"": isString.toggle()
      case "(" where !isString: depth += 1
      case ")" where !isString: depth -= 1
      default: break
      }
    }
  }
}

// An article of the guide as text: its blocks of code, which are made from what compiles and runs.

import Foundation

/// A file of the package.
enum Package {
  /// The folder that holds the manifest.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func write(_ text: String, to path: String) throws {
    try text.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
  }

  /// Whether tests write what they make into documents.
  static var writesDocuments: Bool {
    ProcessInfo.processInfo.environment["TOUCHKIT_WRITE_DOCUMENTS"] != nil
  }
}

/// How many characters of code a page shows in a line.
nonisolated let columns = 76

/// An article: lines, some of which are in blocks of code.
struct Article {
  private(set) var lines: [String]

  init(_ text: String) { lines = text.components(separatedBy: "\n") }

  var text: String { lines.joined(separator: "\n") }

  /// What its first line says.
  var title: String { String((lines.first ?? "").dropFirst(2)) }

  /// Where the lines of each block are.
  private var blockRanges: [Range<Int>] {
    let fences = lines.indices.filter { lines[$0].hasPrefix("```") }
    return stride(from: 0, to: fences.count - 1, by: 2).map { fences[$0] + 1..<fences[$0 + 1] }
  }

  /// The text of each block.
  var blocks: [String] {
    get { blockRanges.map { lines[$0].joined(separator: "\n") } }
    set {
      for (range, block) in zip(blockRanges, newValue).reversed() {
        lines.replaceSubrange(range, with: block.components(separatedBy: "\n"))
      }
    }
  }
}

/// The part of a Swift file between `// NAME begins` and `// NAME ends`, without its indentation.
func part(_ name: String, of source: String) -> String? {
  let lines = source.components(separatedBy: "\n")
  func index(_ word: String) -> Int? {
    lines.firstIndex { $0.trimmingCharacters(in: .whitespaces) == "// \(name) \(word)" }
  }
  guard let start = index("begins"), let end = index("ends"), start < end else { return nil }
  let indentation = lines[start].prefix { $0 == " " }.count
  return lines[start + 1..<end].map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
}

/// A text whose lines are as long as a page is wide; what follows in a line is indented further.
func wrapped(_ text: String, to width: Int = columns) -> String {
  text.components(separatedBy: "\n").map { line in
    let indentation = String(line.prefix { $0 == " " })
    var lines = [indentation]
    for word in line.split(separator: " ") {
      let last = lines[lines.count - 1]
      let isEmpty = last.allSatisfy { $0 == " " }
      if isEmpty || last.count + 1 + word.count <= width {
        lines[lines.count - 1] += (isEmpty ? "" : " ") + word
      } else {
        lines.append("\(indentation)  \(word)")
      }
    }
    return lines.joined(separator: "\n")
  }.joined(separator: "\n")
}

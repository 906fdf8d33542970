// The package's own files, as text.

import Foundation

/// A file of the package: its path from the package's root, and its lines.
struct TextFile {
  let path: String
  let lines: [String]

  var text: String { lines.joined(separator: "\n") }
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// The lines without comments that Embedded Swift compiles, as far as `hasFeature(Embedded)` says.
  var embeddedCode: [String] {
    var code: [String] = []
    // For each open condition: whether its lines are compiled now.
    var branches: [Bool] = []
    for line in lines {
      let text = line.drop { $0 == " " }
      switch text {
      case _ where text.hasPrefix("#if "):
        branches.append(!text.contains("!hasFeature(Embedded)"))
      case "#else": branches.append(!(branches.popLast() ?? false))
      case "#endif": branches.removeLast()
      default: if branches.allSatisfy({ $0 }), !text.hasPrefix("//") { code.append(line) }
      }
    }
    return code
  }
}

enum Tree {
  /// The folder that holds the manifest.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The targets that compile as Embedded Swift.
  static let embedded = ["GestureCore", "WidgetRules", "TouchEngine", "TouchWidgets"]
    .map { "Sources/\($0)" }

  /// The folders that hold what people wrote.
  private static let places = ["Sources", "Tests", "Checks", "Device", "Documentation"]

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path(percentEncoded: false))
  }

  static func file(_ path: String) throws -> TextFile {
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    return TextFile(
      path: path,
      lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  /// All files that end so, in the order of their paths; build folders are passed over.
  static func files(_ suffix: String, in folders: [String] = places) throws -> [TextFile] {
    var found: [TextFile] = []
    for folder in folders {
      let start = root.appending(path: folder).path(percentEncoded: false)
      let names = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
      for name in names.sorted() where name.hasSuffix(suffix) && !name.contains(".build") {
        found.append(try file("\(folder)/\(name)"))
      }
    }
    return found
  }

  /// The documents that readers see: those at the root, and the catalogs.
  static func documents() throws -> [TextFile] {
    let top = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    return try top.map { try file($0) } + files(".md")
  }
}

// `touchkit port --survey`: which modules of a folder compile here, and what is in the way of the others.

import ArgumentParser
import Foundation
import SourcePort
import Synchronization
import TouchPlay

/// Ports all modules of a folder, compiles them, and tells the result in tables.
struct PortSurvey {
  /// A module: a folder in the folder, or a file of it.
  struct Module: Sendable {
    var name: String
    /// Its files, by their paths.
    var files: [URL]
  }

  /// What became of a module.
  struct Row: Sendable {
    var module: Module
    var result: SourcePort.Result
    /// The errors by the version of the language.
    var errors: [Int: [CompilerError]] = [:]

    /// The number of files without an error.
    func whole(in version: Int) -> Int {
      module.files.count - Set((errors[version] ?? []).map(\.file)).count
    }
  }

  /// The versions of the language that are tried.
  static let versions = [5, 6]

  let modules: [Module]
  private let compiler: PortCompiler

  /// A survey of a folder.
  ///
  /// - Throws: If there are no Swift files, or no compiler.
  init(of folder: URL) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    modules = try names.compactMap { name in
      let place = folder.appendingPathComponent(name)
      if name.hasSuffix(".swift") { return Module(name: name, files: [place]) }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder),
        isFolder.boolValue
      else { return nil }
      let files = try Port.swiftFiles(in: place).map { place.appendingPathComponent($0) }
      return files.isEmpty ? nil : Module(name: "\(name)/", files: files)
    }
    guard !modules.isEmpty else {
      throw ValidationError("\(folder.path): there are no Swift files.")
    }
    compiler = try PortCompiler()
  }

  /// Ports and compiles all modules, several at a time.
  func run() throws -> [Row] {
    let rows = Mutex<[Int: Result<Row, any Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: modules.count) { index in
      let row = Result { try self.row(of: modules[index]) }
      rows.withLock { $0[index] = row }
    }
    return try rows.withLock { found in
      try found.sorted { $0.key < $1.key }.map { try $0.value.get() }
    }
  }

  private func row(of module: Module) throws -> Row {
    var port = SourcePort()
    var unread: [CompilerError] = []
    for file in module.files {
      do {
        port.add(try Port.text(of: file), named: file.path)
      } catch {
        // The others are tried without it.
        unread.append(.init(file: file.path, line: 1, column: 1, message: "\(error)"))
      }
    }
    var row = Row(module: module, result: port.result())
    for version in Self.versions {
      let found =
        row.result.files.isEmpty
        ? [] : try compiler.errors(in: row.result.files, version: version)
      row.errors[version] = unread + found
    }
    return row
  }
}

extension PortSurvey {
  /// The tables.
  static func tables(of rows: [Row]) -> String {
    [modules(rows), rules(rows), missing(rows)].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func modules(_ rows: [Row]) -> String {
    var lines = [
      "| Module | Files | Changes | Left to do | Swift 5 | Swift 6 |", "|---|---|---|---|---|---|",
    ]
    for row in rows {
      let cells = versions.map { version in
        let count = row.errors[version]?.count ?? 0
        return count == 0
          ? "compiles" : "\(count) errors; \(row.whole(in: version)) of \(row.module.files.count)"
      }
      lines.append(
        "| \(row.module.name) | \(row.module.files.count) | \(row.result.changes.count) "
          + "| \(row.result.problems.count) | \(cells.joined(separator: " | ")) |")
    }
    let files = rows.reduce(0) { $0 + $1.module.files.count }
    for version in versions {
      let modules = rows.count { $0.errors[version]?.isEmpty == true }
      let whole = rows.reduce(0) { $0 + $1.whole(in: version) }
      lines.append(
        "\nSwift \(version): \(modules) of \(rows.count) modules compile; "
          + "\(whole) of \(files) files have no error.")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func rules(_ rows: [Row]) -> String {
    var lines = ["| Rule | Changes | Modules |", "|---|---|---|"]
    for rule in SourcePort.Rule.allCases {
      let counts = rows.map { $0.result.changes.count { $0.rule == rule } }
      lines.append("| \(rule.rawValue) | \(counts.reduce(0, +)) | \(counts.count { $0 > 0 }) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What is not there, by the number of its uses, in the version in which more of a module compiles.
  private static func missing(_ rows: [Row]) -> String {
    var uses: [String: (count: Int, modules: Set<String>)] = [:]
    var others: [String: Int] = [:]
    for row in rows {
      let texts = Dictionary(
        row.result.files.map {
          ($0.name, $0.text.split(separator: "\n", omittingEmptySubsequences: false))
        },
        uniquingKeysWith: { first, _ in first })
      for error in row.errors.values.min(by: { $0.count < $1.count }) ?? [] {
        let lines = texts[error.file] ?? []
        let source = lines.indices.contains(error.line - 1) ? String(lines[error.line - 1]) : ""
        if let name = error.missing(in: source) {
          uses[name, default: (0, [])].count += 1
          uses[name]?.modules.insert(row.module.name)
        } else {
          others[error.message, default: 0] += 1
        }
      }
    }
    var text = ""
    if !uses.isEmpty {
      let sorted = uses.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      text += "| Missing | Uses | Modules |\n|---|---|---|\n"
      for (name, use) in sorted { text += "| `\(name)` | \(use.count) | \(use.modules.count) |\n" }
    }
    if !others.isEmpty {
      let sorted = others.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      text += "\n| Other errors | Uses |\n|---|---|\n"
      for (message, count) in sorted { text += "| \(message) | \(count) |\n" }
    }
    return text
  }
}

// `touchkit port`: iOS sources as they compile with TouchKit.

import ArgumentParser
import Foundation
import SourcePort
import TouchPlay

/// `touchkit port`.
struct Port: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Rewrite the sources of an iOS module so that they compile with TouchKit.",
    discussion: """
      All Swift files of the folder are one module. Lines keep their numbers. What has no counterpart stays \
      as it is, and is told with its file, its line and what to do. The exit code is 1 then.

      A survey takes a folder of modules: each folder in it is one, and each Swift file directly in it. It \
      prints which of them compile in Swift 5 and in Swift 6, what was changed by which rule, and what is \
      not there, by the number of uses.
      """)

  @Argument(help: "The folder of the module's sources; for a survey, of modules.")
  var sources: String

  @Option(
    name: .shortAndLong, help: "The folder for what becomes of them; it is made if it is not there."
  )
  var output: String?

  @Flag(help: "Write nothing: tell what would be left to do.")
  var check = false

  @Flag(help: "Write nothing: tell what compiles of all modules in the folder.")
  var survey = false

  @Flag(help: "Tell each change.")
  var changes = false

  func validate() throws {
    guard [output != nil, check, survey].count(where: { $0 }) == 1 else {
      throw ValidationError("Name a folder with -o, or ask with --check or with --survey.")
    }
  }

  func run() throws {
    let folder = URL(fileURLWithPath: sources, isDirectory: true).standardizedFileURL
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw ValidationError("\(folder.path): there is no such folder.")
    }
    if survey {
      return Output.print(PortSurvey.tables(of: try PortSurvey(of: folder).run()))
    }
    let names = try Self.swiftFiles(in: folder)
    guard !names.isEmpty else { throw ValidationError("\(folder.path): there are no Swift files.") }
    var port = SourcePort()
    for name in names {
      port.add(try Self.text(of: folder.appendingPathComponent(name)), named: name)
    }
    let result = port.result()
    if let output { try write(result.files, to: output) }
    if changes { for change in result.changes { Output.say(change.description) } }
    for problem in result.problems { Output.say(problem.description) }
    tellCounts(result)
    if !result.problems.isEmpty { throw ExitCode(1) }
  }

  /// The text of a file, which must be UTF-8.
  static func text(of file: URL) throws -> String {
    guard let text = String(data: try Data(contentsOf: file), encoding: .utf8) else {
      throw ValidationError("\(file.path): the file is not UTF-8. Save it as UTF-8.")
    }
    return text
  }

  /// The paths of all Swift files in a folder and below it.
  static func swiftFiles(in folder: URL) throws -> [String] {
    guard let found = FileManager.default.enumerator(atPath: folder.path) else {
      throw ValidationError("\(folder.path): the folder cannot be read.")
    }
    return found.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
  }

  private func write(_ files: [SourcePort.File], to output: String) throws {
    let folder = URL(fileURLWithPath: output, isDirectory: true)
    for file in files {
      let url = folder.appendingPathComponent(file.name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url, options: .atomic)
    }
  }

  private func tellCounts(_ result: SourcePort.Result) {
    let counts = SourcePort.Rule.allCases.compactMap { rule -> String? in
      let count = result.changes.count { $0.rule == rule }
      return count == 0 ? nil : "\(rule.rawValue) \(count)"
    }
    Output.tell(
      "\(result.files.count) files, \(result.changes.count) changes"
        + (counts.isEmpty ? "" : ": " + counts.joined(separator: ", "))
        + "; left to do: \(result.problems.count)")
  }
}

// Other programs that a command runs.

import ArgumentParser
import Foundation

/// Another program, found on the `PATH`.
enum Tool {
  /// Runs a tool, and says what it printed on its standard output. Its mistakes are printed as they come.
  ///
  /// - Parameters:
  ///   - tool: Its name.
  ///   - arguments: Its arguments; an error names the first two.
  ///   - folder: Where it runs.
  ///   - purpose: What needs it, for an error: an option.
  /// - Throws: An error if it is not found, or if it fails.
  static func output(
    of tool: String, _ arguments: [String], in folder: URL, for purpose: String
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.currentDirectoryURL = folder
    let (output, problems) = (Pipe(), FileHandle.standardError)
    (process.standardOutput, process.standardError) = (output, problems)
    do {
      try process.run()
    } catch {
      throw ValidationError("\(purpose): \(tool) was not found: \(error.localizedDescription)")
    }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ValidationError(
        """
        \(purpose): \(([tool] + arguments.prefix(2)).joined(separator: " ")) failed; what it says is above.
        """)
    }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

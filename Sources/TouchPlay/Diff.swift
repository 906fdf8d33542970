// `diff`: the first difference between two logs, in words.

import ArgumentParser
import Foundation
import TouchTrace

/// `diff`.
struct Diff: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say in words where two logs differ first.",
    discussion: """
      The logs are what `replay` prints, as text or with --json. A text and JSON are compared \
      by times and words. Prints the lines around the difference, and where both agree again. Exits \
      with 0 if the logs are the same, with 1 if they differ, and with 2 if one cannot be read.
      """)

  @Argument(help: "The first log; - for the standard input.")
  var a: String

  @Argument(help: "The second log; - for the standard input.")
  var b: String

  @Flag(help: "Print a JSON object; null if the logs are the same.")
  var json = false

  func validate() throws {
    if a == "-", b == "-" { throw ValidationError("Only one log can be the standard input.") }
  }

  func run() async throws {
    var first = try Self.reader(a)
    var second = try Self.reader(b)
    func next(_ reader: inout LogReader, _ name: String) throws -> LoggedLine? {
      do {
        return try reader.next()
      } catch {
        Output.tell("\(name): \(error)")
        throw ExitCode(2)
      }
    }
    let difference = try LogDifference({ try next(&first, a) }, { try next(&second, b) })
    if let difference {
      Output.say(json ? difference.json : "\(difference)")
      throw ExitCode(1)
    }
    Output.say(json ? "null" : "The logs are the same.")
  }

  private static func reader(_ path: String) throws -> LogReader {
    guard let file = path == "-" ? .standardInput : FileHandle(forReadingAtPath: path) else {
      Output.tell("\(path): there is no such file, or it cannot be read.")
      throw ExitCode(2)
    }
    return LogReader { [UInt8](try file.read(upToCount: 1 << 16) ?? Data()) }
  }
}

// Ports the sources of one target for the build plugin: as many files in as out, and a line in each that leads
// the compiler's messages back to the file that was written by hand.

import Foundation
import SourcePort

@main enum PortTool {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let paths = Array(arguments.prefix { $0 != "--beside" })
    guard !paths.isEmpty, paths.count.isMultiple(of: 2) else {
      return fail(
        "usage: PortTool SOURCE… OUTPUT… [--beside SOURCE…], as many sources as outputs; beside are those of "
          + "the modules that these import")
    }
    let sources = paths.prefix(paths.count / 2)
    let outputs = paths.suffix(paths.count / 2)
    var port = SourcePort()
    for source in arguments.dropFirst(paths.count + 1) {
      // A file that cannot be read is told of where it is ported.
      guard let text = try? String(contentsOfFile: source, encoding: .utf8) else { continue }
      port.addNeighbour(text, named: source)
    }
    for source in sources {
      do {
        port.add(try String(contentsOfFile: source, encoding: .utf8), named: source)
      } catch {
        return fail("\(source):1: error: the file cannot be read as UTF-8: \(error)")
      }
    }
    let result = port.result()
    for problem in result.problems { tell(problem.description) }
    for (file, output) in zip(result.files, outputs) {
      let text = "#sourceLocation(file: \"\(file.name)\", line: 1)\n\(file.text)"
      do {
        try text.write(toFile: output, atomically: true, encoding: .utf8)
      } catch {
        return fail("\(output):1: error: the file cannot be written: \(error)")
      }
    }
  }

  private static func tell(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  private static func fail(_ line: String) {
    tell(line)
    exit(1)
  }
}

// `--watch`: builds the program again when the sources of its package change.

import ArgumentParser
import Foundation

/// Builds the program that runs, from its package.
struct Builder: Sendable {
  /// The file of the program.
  let program: URL
  /// The folder of its package.
  let package: URL

  /// Finds the package: the folder with a `Package.swift` around the program, as `swift build` puts it into
  /// `.build` there.
  ///
  /// - Parameters:
  ///   - program: The file of the program.
  ///   - option: The option that needs the package, for an error.
  /// - Throws: An error if there is none.
  init(of program: URL? = Bundle.main.executableURL, for option: String = "--watch") throws {
    guard let program else {
      throw ValidationError("\(option): the program's own file is not known.")
    }
    self.program = program
    var folder = program.deletingLastPathComponent()
    while !FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("Package.swift").path)
    {
      guard folder.path != "/" else {
        throw ValidationError(
          """
          \(option): found no Package.swift above \(program.path), expected the program where `swift build` \
          puts it. Start it with `swift run`.
          """)
      }
      folder.deleteLastPathComponent()
    }
    package = folder
  }

  /// When each source was written, by its path: all files in `Sources`, and the manifest.
  func sources() -> [String: Date] {
    var sources: [String: Date] = [:]
    let keys: Set<URLResourceKey> = [.contentModificationDateKey, .isRegularFileKey]
    let files = FileManager.default.enumerator(
      at: package.appendingPathComponent("Sources"), includingPropertiesForKeys: Array(keys),
      options: [.skipsHiddenFiles])
    let manifest = package.appendingPathComponent("Package.swift")
    for file in (files?.compactMap { $0 as? URL } ?? []) + [manifest] {
      // A file that is gone meanwhile is found missing the next time.
      let values = try? file.resourceValues(forKeys: keys)
      if values?.isRegularFile == true { sources[file.path] = values?.contentModificationDate }
    }
    return sources
  }

  /// Watches and builds until the task is cancelled. The terminal and `hear` are told what happens, and
  /// `hear` whether the program is a new one.
  @MainActor func run(_ hear: (String, Bool) -> Void) async {
    func tell(_ words: String, _ isNew: Bool) {
      Output.tell(words)
      hear(words, isNew)
    }
    var built = sources()
    var seen = built
    while true {
      do {
        try await Task.sleep(for: .milliseconds(500))
      } catch {
        return
      }
      let present = sources()
      // What is being written is not built yet: it has to be the same twice.
      let isWritten = present == seen
      seen = present
      guard isWritten, present != built else { continue }
      built = present
      tell("The sources changed: they are being built.", false)
      let output = await build()
      if let problem = output.problem {
        Output.tell(output.text)
        tell("The build failed, so the app is still the one from before. \(problem)", false)
      } else {
        tell("The app is the new one.", true)
      }
    }
  }

  /// What a build printed, and its first error if it failed.
  struct Outcome: Sendable {
    var text: String
    var problem: String?
  }

  /// Builds the program.
  @concurrent private func build() async -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let isRelease = program.pathComponents.contains("release")
    process.arguments =
      ["swift", "build", "--product", program.lastPathComponent]
      + (isRelease ? ["-c", "release"] : [])
    process.currentDirectoryURL = package
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    do {
      try process.run()
    } catch {
      return Outcome(text: "", problem: "swift was not found: \(error.localizedDescription)")
    }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus != 0 else { return Outcome(text: text) }
    let lines = text.split(separator: "\n").filter { $0.contains("error:") }
    let problem = lines.first { $0.contains(".swift:") } ?? lines.first
    return Outcome(text: text, problem: problem.map(String.init) ?? "The terminal shows why.")
  }
}

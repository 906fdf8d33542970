// `lint`: what is wrong with an app's gestures, before any finger moves.

import ArgumentParser
import Foundation
import TouchTrace

/// `lint`.
struct Lint<Player: TouchPlayer>: AsyncParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "lint",
      abstract: "Find what is wrong with an app's gestures, before any finger moves.",
      discussion: """
        Each finding says what happens, where, and which line of code mends it. The exit code is 1 if \
        there is a finding. A rule says nothing where a delegate or a class of the app decides while \
        fingers are down: no code of the app is asked. With --sources, it reads the text of an app, and \
        finds delegate methods that only a subclass has, which Swift never calls.
        """)
  }

  @Option(help: "The app; the only one by default.")
  var app: String?

  @OptionGroup var screen: ScreenOptions

  @OptionGroup var launch: LaunchOptions

  @Option(
    help: "A Swift file, or a folder whose Swift files are read.",
    completion: .file(extensions: ["swift"]))
  var sources: String?

  @Option(
    parsing: .upToNextOption,
    help: "Rules to leave out.")
  var except: [LintRule] = []

  @Flag(
    help: """
      Say how late each gesture and control may come, and for whom it waits: fingers move in the app.
      """)
  var waits = false

  @Flag(
    help: """
      With --waits: tell those, too, that depend on a delegate's answer to shouldRequireFailureOf or \
      shouldBeRequiredToFailBy.
      """)
  var answers = false

  @Flag(help: "Print a JSON object for each finding, or each wait.")
  var json = false

  func validate() throws {
    guard waits || !answers else { throw ValidationError("--answers needs --waits.") }
    guard waits, sources != nil || !except.isEmpty else { return }
    throw ValidationError("--waits looks at a running app: leave out --sources and --except.")
  }

  @MainActor func run() async throws {
    if waits { return try tellWaits() }
    var found: [LintFinding] = []
    var isWhole = true
    if app != nil || sources == nil {
      let app = try Player.app(app, for: "lint")
      let running = app.start(screen.header(of: app.name, launch))
      if let warning = running.warning { Output.tell(warning) }
      found += running.lint(except: Set(except))
    }
    if let sources {
      let search = try Self.search(sources)
      for file in search.unread {
        Output.tell("\(file): its text is not understood, and left out.")
      }
      isWhole = search.unread.isEmpty
      found += search.findings().filter { !except.contains($0.rule) }
    }
    for finding in found { Output.say(json ? try Output.json(finding) : "\(finding)\n") }
    if found.isEmpty { Output.tell("Nothing found.") }
    if !found.isEmpty || !isWhole { throw ExitCode(1) }
  }

  @MainActor private func tellWaits() throws {
    let app = try Player.app(app, for: "lint")
    let waits = app.waits(screen.header(of: app.name, launch))
    guard json else { return Output.say(waits.text(answered: answers)) }
    for wait in waits.all + (answers ? waits.ifAnswered : []) { Output.say(try Output.json(wait)) }
    for note in waits.notes { Output.tell(note) }
  }

  /// Reads a Swift file, or the ones below a folder in the order of their paths.
  private static func search(_ place: String) throws -> SourceLint {
    let root = URL(fileURLWithPath: place)
    var search = SourceLint()
    for (name, url) in try swiftFiles(at: root, named: place) {
      do {
        search.add(String(decoding: try Data(contentsOf: url), as: UTF8.self), named: name)
      } catch {
        throw ValidationError("\(url.relativePath): the file cannot be read.")
      }
    }
    return search
  }

  private static func swiftFiles(
    at root: URL, named place: String
  ) throws -> [(name: String, url: URL)] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) else {
      throw ValidationError("\(place): there is no such file or folder.")
    }
    guard isFolder.boolValue else { return [(root.lastPathComponent, root)] }
    guard let found = FileManager.default.enumerator(atPath: root.path) else {
      throw ValidationError("\(place): the folder cannot be read.")
    }
    let paths = found.compactMap { $0 as? String }.filter { path in
      path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    return paths.sorted().map { ($0, root.appendingPathComponent($0)) }
  }
}

extension LintRule: ExpressibleByArgument {}

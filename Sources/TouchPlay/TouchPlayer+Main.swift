// The entry of a program that plays apps: on a page, and in the commands that look at recordings.

import ArgumentParser
import TouchTrace

extension TouchPlayer {
  /// Runs the program.
  public static func main() async { await main(with: []) }

  /// Runs the program with further commands of its own.
  ///
  /// - Parameters:
  ///   - further: The commands.
  ///   - exported: What `export site` takes in place of the program's own module.
  package static func main(
    with further: [any ParsableCommand.Type], exporting exported: ExportedApps? = nil
  ) async {
    Entry<Self>.further = further
    Entry<Self>.exported = exported
    var command: any ParsableCommand
    do {
      try requireApps()
      try Entry<Self>.requireCommand(CommandLine.arguments.dropFirst().first)
      command = try Entry<Self>.parseAsRoot()
    } catch {
      Entry<Self>.exit(withError: error)
    }
    do {
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      // With the usage of this command.
      type(of: command).exit(withError: error)
    }
  }

  /// The app of a name.
  ///
  /// - Throws: An error that lists the names, if there is no such app.
  static func app(_ name: String) throws -> TouchApp {
    if let app = apps.named(name) { return app }
    let nearest = NearestName.of(name, among: apps.map(\.name))
    let hint = nearest.map { "; the nearest name is \($0)" } ?? ""
    throw ValidationError("--app \(name): no such app\(hint). There are \(names).")
  }

  /// The only app, for a command that is given none.
  static func app(_ name: String?, for command: String) throws -> TouchApp {
    if let name { return try app(name) }
    if apps.count == 1 { return apps[0] }
    throw ValidationError("\(command) looks at one app. Name it: --app, one of \(names).")
  }

  /// The names of all apps.
  static var names: String { apps.map(\.name).joined(separator: ", ") }

  private static func requireApps() throws {
    guard !apps.isEmpty else {
      throw ValidationError("There is no app: put one into \(Self.self).apps.")
    }
    for (index, app) in apps.enumerated() where apps[..<index].named(app.name) != nil {
      throw ValidationError(
        "Two apps are called \(app.name). Give one of them another title in \(Self.self).apps.")
    }
  }
}

/// The command line: its subcommands and nothing else.
struct Entry<Player: TouchPlayer>: AsyncParsableCommand {
  /// The commands that only this program has.
  ///
  /// One for each player, set before the command line is read.
  @MainActor static var further: [any ParsableCommand.Type] {
    get { Commands.further[ObjectIdentifier(Player.self)] ?? [] }
    set { Commands.further[ObjectIdentifier(Player.self)] = newValue }
  }

  /// What `export site` takes in place of the program's own module; set like ``further``.
  @MainActor static var exported: ExportedApps? {
    get { Commands.exported[ObjectIdentifier(Player.self)] }
    set { Commands.exported[ObjectIdentifier(Player.self)] = newValue }
  }

  /// Says which command was meant by a word that is none; the default command takes no words.
  @MainActor static func requireCommand(_ word: String?) throws {
    guard let word, !word.hasPrefix("-") else { return }
    func name(of command: any ParsableCommand.Type) -> String {
      command.configuration.commandName ?? "\(command)".lowercased()
    }
    let commands = configuration.subcommands
    if word == "help" || commands.contains(where: { name(of: $0) == word }) { return }
    let names = commands.filter { $0.configuration.shouldDisplay }.map { name(of: $0) } + ["help"]
    let hint = NearestName.of(word, among: names).map { " Did you mean \($0)?" } ?? ""
    throw ValidationError(
      "\(word) is no command.\(hint) There are \(names.joined(separator: ", ")).")
  }

  /// ArgumentParser asks for it while `TouchPlayer.main` parses, on the main actor.
  static var configuration: CommandConfiguration {
    MainActor.assumeIsolated {
      CommandConfiguration(
        commandName: Commands.programName,
        abstract: "Play, record and explain what fingers do in \(Player.names).",
        version: Commands.version,
        subcommands: [
          Play<Player>.self, Record<Player>.self, Listen<Player>.self, Import.self,
          Replay<Player>.self, Explain<Player>.self, Timeline<Player>.self, Diff<Player>.self,
          Classify.self,
          Lint<Player>.self, AskWhyNot<Player>.self, WriteTest<Player>.self, Shrink<Player>.self,
          PlayMonkey<Player>.self, TellNever<Player>.self, AuditApp<Player>.self,
          ServeAgent<Player>.self, Export<Player>.self,
          HostPage<Player>.self,
          RunTrials<Player>.self,
        ] + further,
        defaultSubcommand: Play<Player>.self)
    }
  }
}

/// What generic types cannot store.
enum Commands {
  /// The version of TouchKit.
  nonisolated static let version = "0.1.0"

  /// The commands that only one player has.
  @MainActor static var further: [ObjectIdentifier: [any ParsableCommand.Type]] = [:]

  /// What `export site` takes of each player.
  @MainActor static var exported: [ObjectIdentifier: ExportedApps] = [:]

  /// The name by which the program was called.
  nonisolated static var programName: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "play"
  }
}
